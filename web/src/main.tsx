import { render } from "preact";
import { blitzkrieg } from "./games/blitzkrieg";
import { App } from "./shell/app";
import { speak } from "./shell/i18n";
import { startRouter } from "./shell/router";
import { lang } from "./shell/settings";
import "./style/index.css";

startRouter();
await speak(lang.value);
render(<App plays={[blitzkrieg]} />, document.getElementById("app")!);
