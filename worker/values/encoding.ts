/** Tests if a text has more bytes in UTF-8 than it may; one that has more characters is not encoded. */
export function isLongerInUtf8(text: string, maxBytes: number): boolean {
  return text.length > maxBytes || new TextEncoder().encode(text).length > maxBytes;
}
