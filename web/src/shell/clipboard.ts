/** Copying a text: the clipboard of the browser is there only on secure pages, so there is a second way. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  const before = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
