/** The words of a text, in its order. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
