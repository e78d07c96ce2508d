/** What is there as soon as the page is: whatever is fetched later counts on it (house.mjs). */
export { render } from "preact";
export { App } from "./shell/app";
export { playAt } from "./shell/host";
export { speak } from "./shell/i18n";
export { install } from "./shell/installed";
export { persist } from "./shell/persist";
export { startRouter } from "./shell/router";
export { lang } from "./shell/settings";
export { stock } from "./shell/shelf";
