import { render } from "preact";
import { App } from "./shell/app";
import { speak } from "./shell/i18n";
import { persist } from "./shell/persist";
import { startRouter } from "./shell/router";
import { lang } from "./shell/settings";
import { stock } from "./shell/shelf";
import "./style/index.css";

stock([
  {
    id: "blitzkrieg",
    quick: { mode: "solo", seats: ["me"] },
    course: true,
    open: async () => (await import("./games/blitzkrieg")).blitzkrieg,
  },
  {
    id: "quartermaster",
    quick: { mode: "standard", seats: ["me", ...Array.from({ length: 5 }, () => "bot:greedy")] },
    course: true,
    open: async () => (await import("./games/quartermaster")).quartermaster,
  },
  {
    id: "legie",
    quick: { mode: "standard", seats: ["me", "bot:greedy", "bot:greedy"] },
    course: true,
    open: async () => (await import("./games/legie")).legie,
  },
  {
    id: "globalwar",
    quick: { mode: "asia-1937", seats: ["me", "bot:greedy"] },
    course: true,
    open: async () => (await import("./games/globalwar")).globalwar,
  },
]);
startRouter();
persist(() => speak(lang.value)); // nothing is drawn before there are words
render(<App />, document.getElementById("app")!);
