import { App, install, lang, persist, playAt, render, speak, startRouter, stock } from "./house";
import "./style/index.css";

stock([
  {
    id: "blitzkrieg",
    quick: { mode: "solo", seats: ["me"] },
    guided: [{ mode: "solo", label: "ui-course-guided" }],
    open: async () => (await import("./games/blitzkrieg")).blitzkrieg,
  },
  {
    id: "quartermaster",
    quick: { mode: "standard", seats: ["me", ...Array.from({ length: 5 }, () => "bot:skilled")] },
    guided: [{ mode: "standard", label: "ui-course-guided" }],
    open: async () => (await import("./games/quartermaster")).quartermaster,
  },
  {
    id: "legie",
    quick: { mode: "standard", seats: ["me", "bot:skilled", "bot:skilled"] },
    guided: [{ mode: "standard", label: "ui-course-guided" }],
    open: async () => (await import("./games/legie")).legie,
  },
  {
    id: "globalwar",
    quick: { mode: "asia-1937", seats: ["me", "bot:skilled"] },
    guided: [
      { mode: "asia-1937", label: "ui-course-guided" },
      { mode: "world-1936", label: "ui-course-whole-war" },
    ],
    open: async () => (await import("./games/globalwar")).globalwar,
  },
]);
startRouter();
const { pocket } = document.documentElement.dataset; // where the engine lies, on a site without a server
if (pocket) {
  const { Pocket } = await import("./pocket");
  const device = new Pocket(pocket);
  playAt(device);
  install();
  void device.begin();
} else install();
persist(() => speak(lang.value)); // nothing is drawn before there are words
render(<App />, document.getElementById("app")!);
