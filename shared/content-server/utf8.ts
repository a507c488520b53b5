/** How many bytes the character beyond ASCII has that begins at an offset; 0 where it is not valid UTF-8 (RFC 3629). */
export function utf8Length(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return isContinuation(second) ? 2 : 0;
  if (lead < 0xf0) {
    // Neither overlong forms nor surrogates.
    const isRight = second >= (lead === 0xe0 ? 0xa0 : 0x80) && second <= (lead === 0xed ? 0x9f : 0xbf);
    return isRight && isContinuation(bytes[at + 2]) ? 3 : 0;
  }
  // Neither overlong forms nor what is beyond U+10FFFF.
  const isRight = second >= (lead === 0xf0 ? 0x90 : 0x80) && second <= (lead === 0xf4 ? 0x8f : 0xbf);
  return isRight && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3]) ? 4 : 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte <= 0xbf;
}
