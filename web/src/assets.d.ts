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
// titles.mjs: the name of each title in each language
declare module "our-titles" {
  const names: Record<string, Record<string, string>>;
  export default names;
}
