/** The printed facts as they are written down, in one file that comes with the board. */
export { default as calendar } from "../../../../sandtable/games/globalwar/data/calendar.json";
export { default as convoys } from "../../../../sandtable/games/globalwar/data/convoys.json";
export { default as links } from "../../../../sandtable/games/globalwar/data/links.json";
export { default as nations } from "../../../../sandtable/games/globalwar/data/nations.json";
export { default as scenarios } from "../../../../sandtable/games/globalwar/data/scenarios.json";
export { default as setup } from "../../../../sandtable/games/globalwar/data/setup.json";
export { default as units } from "../../../../sandtable/games/globalwar/data/units.json";
export { default as zones } from "../../../../sandtable/games/globalwar/data/zones.json";
