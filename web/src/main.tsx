import { render } from "preact";
import { blitzkrieg } from "./games/blitzkrieg";
import { App } from "./shell/app";
import { addWords, speak } from "./shell/i18n";
import { startRouter } from "./shell/router";
import { lang } from "./shell/settings";
import "./style/index.css";

const plays = [blitzkrieg];
startRouter();
for (const play of plays) addWords(play.id, play.words);
await speak(lang.value);
render(<App plays={plays} />, document.getElementById("app")!);
