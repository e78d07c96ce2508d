// What esbuild makes of files that are no code: their address under /assets.
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.ftl" {
  const address: string;
  export default address;
}
declare module "*/style.css" {
  const address: string;
  export default address;
}
declare module "*.css";
// words.mjs: where the texts of a title are
declare module "our-words/*" {
  const words: import("./shell/i18n").TitleWords;
  export default words;
}
// titles.mjs: the name of each title in each language
declare module "our-titles" {
  const names: Record<string, Record<string, string>>;
  export default names;
}

// theatre.mjs: the printed facts of Global War, as far as the board draws them
declare module "our-theatre" {
  const facts: {
    phases: string[];
    marks: string[];
    tasks: string[];
    leading: string[];
    here: string[];
    together: string[];
    turns: string[];
    rolls: string;
    seating: { splits: Record<string, string[][]>; codes: Record<string, string[]>[] };
    victory: string[];
    scenarios: unknown[];
    nations: unknown[];
    thresholds: unknown[];
    units: unknown[];
    facilities: unknown[];
    terrains: string[];
    owners: string[];
    lands: unknown[];
    seas: string[];
    sites: unknown[];
  };
  export default facts;
}
// and what the odds of its battles are asked in
declare module "our-battles" {
  const words: {
    terrains: string[];
    circumstances: string[];
    presets: string[];
    ground: string[];
    sea: string[];
  };
  export default words;
}
declare module "geometry-lines" {
  const lines: { kinds: string[]; links: unknown[]; convoys: unknown[] };
  export default lines;
}
