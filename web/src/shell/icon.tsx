import symbols from "../symbols.svg";

export const symbol = (name: string): string => `${symbols}#${name}`;

export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`i ${extra}`} aria-hidden="true">
      <use href={symbol(name)} />
    </svg>
  );
}
