/** Copies a text. Browsers allow it on an encrypted or local page only, and the person can forbid it. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
