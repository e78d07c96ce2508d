// A bot for the arena in JavaScript: in Blitzkrieg! the strongest token that may be placed.
//
// sandtable sim blitzkrieg --bots "exec:node docs/examples/bot.js,random" --games 20

const lines = require("node:readline").createInterface({ input: process.stdin });

function strength(act) {
  const [, token = ""] = act.split(" ");
  return Number(token.split(":")[1] ?? 0);
}

lines.on("line", (line) => {
  const asked = JSON.parse(line);
  let answer = { ready: true };
  if (asked.ask === "decide") {
    const acts = [...asked.observation.legal].sort((one, other) => strength(other) - strength(one));
    answer = { act: acts[0] };
  } else if (asked.ask === "consider") {
    answer = { act: null };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
});
