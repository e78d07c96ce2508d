"""A position to start from: the table some rounds into a game."""

from __future__ import annotations

from sandtable.kernel.plain import Plain


def example_position() -> dict[str, Plain]:
    return {
        "title": "quartermaster",
        "mode": "standard",
        "seats": 2,
        "round": 4,
        "turn": "GER",
        "points": {"axis": 19, "allies": 16},
        "countries": {
            "GER": {
                "pieces": ["germany", "western-europe", "eastern-europe", "balkans", "baltic-sea"],
                "hand": ["build-army", "land-battle", "land-battle", "broad-front", "german-plunder", "wolf-packs"],
                "status": ["blitzkrieg", "dive-bombers"],
                "discards": ["build-army", "build-army", "land-battle"],
            },
            "UK": {
                "pieces": ["united-kingdom", "north-sea", "india"],
                "responses": ["enigma"],
                "discards": ["build-navy", "commonwealth-support"],
            },
            "JPN": {"pieces": ["japan", "sea-of-japan", "china"], "responses": ["surprise-attack", "kamikaze"]},
            "USSR": {"pieces": ["moscow", "ukraine", "russia"], "responses": ["stalingrad", "rasputitsa"]},
            "ITA": {"pieces": ["italy", "mediterranean-sea", "north-africa"], "status": ["impero-italiano"]},
            "USA": {"pieces": ["eastern-us", "north-atlantic", "western-us"], "status": ["wartime-production"]},
        },
    }
