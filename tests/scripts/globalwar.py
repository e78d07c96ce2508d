"""Global War: three plans for armies on land."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sandtable.kernel.action import Action
from sandtable.kernel.observation import Observation
from scripts.script import Script, printed

UNITS = printed("globalwar", "units")["units"]
FORCE = {unit["id"]: (unit["attack"], unit["defence"]) for unit in UNITS}
TROOPS = {unit["id"] for unit in UNITS if unit["class"] in ("infantry", "artillery", "vehicle")}
LAND = {zone["id"]: zone for zone in printed("globalwar", "zones")["land"]}
WORTH = {zone: facts["ipp"] + 3.0 * facts.get("city", False) for zone, facts in LAND.items()}
BESIDE: dict[str, set[str]] = defaultdict(set)
for link in printed("globalwar", "links")["links"]:
    if link["kind"] == "land":
        BESIDE[link["a"]].add(link["b"])
        BESIDE[link["b"]].add(link["a"])


def troops(group: str) -> list[str]:
    """The kinds in a group as acts write it: ``2*infantry+fec.artillery:1:fought``."""
    parts = (part.partition(":")[0].rpartition("*") for part in group.split("+"))
    return [kind.rpartition(".")[2] for count, _, kind in parts for _ in range(int(count or 1))]


class Marching(Script):
    """A plan says where to march and when to storm; one kind is bought, and fights go on."""

    bought = "infantry"
    boldness = 1.0  # attackers for each defender, by what they hit

    def decide(self, observation: Observation, budget: int | None = None) -> Action:
        view = observation.view
        enemies = {enemy for nation in view["on-turn"] for enemy in view["nations"][nation]["wars"]}
        owner = {zone: view["owner"].get(zone, LAND[zone].get("owner")) for zone in LAND}
        self.hostile = {zone for zone in LAND if owner[zone] in enemies}
        self.home = {zone for zone in LAND if owner[zone] in view["on-turn"]}
        self.attack: dict[str, float] = defaultdict(float)  # ours, where the enemy is
        self.defence: dict[str, float] = defaultdict(float)
        for nation, kind, zone, *_ in filter(None, view["units"]):
            theirs = nation in enemies
            (self.defence if theirs else self.attack)[zone] += FORCE[kind][theirs] if kind in FORCE else 0
        self.far = dict.fromkeys(self.hostile, 0)  # how far it is to the enemy
        for zone in (queue := list(self.hostile)):
            for near in BESIDE[zone] - self.far.keys():
                self.far[near] = self.far[zone] + 1
                queue.append(near)
        return super().decide(observation, budget)

    def score(self, view: Any, seat: int, act: Action) -> float:
        if act.verb in ("move", "rail", "unload") and TROOPS.issuperset(troops(act.nouns[0])):
            force, goal = sum(FORCE[kind][0] for kind in troops(act.nouns[0])), act.nouns[-1]
            if goal in self.hostile:
                enough = force + self.attack[goal] >= self.boldness * self.defence[goal]
                return 5.0 + self.aim(goal) + 0.01 * force if enough else 0.0
            nearer = self.far.get(act.nouns[-2], 99) - self.far.get(goal, 99)
            return 2.0 + nearer if goal in self.home and nearer > 0 else 0.0
        if act.verb == "buy":
            return 3.0 + troops(act.nouns[0]).count(self.bought)
        if act.verb == "place":
            return 3.0 - 0.01 * self.far.get(act.nouns[-1], 99)
        return {"fight": 2.0, "attack": 2.0, "press": 2.0, "done": 1.0, "pass": 1.0}.get(act.verb, 0.0)

    def aim(self, zone: str) -> float:
        """How much a zone of the enemy is wanted."""
        raise NotImplementedError


class Stormer(Marching):
    """Takes what is weakly held, and hardly ever loses a battle."""

    boldness = 1.5

    def aim(self, zone: str) -> float:
        return WORTH[zone] / (1.0 + self.defence[zone])


class Conqueror(Marching):
    """Goes for what is worth most, guns and all, and does not mind losses."""

    bought, boldness = "artillery", 0.7

    def aim(self, zone: str) -> float:
        return WORTH[zone]


class Hunter(Marching):
    """Beats armies where the most of them stand; land follows."""

    def aim(self, zone: str) -> float:
        return self.defence[zone]
