/** Reads what RFC 4180, section 2, describes. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r\n)/gy;
  for (const { groups } of text.matchAll(cells)) {
    rows.at(-1)?.push(groups?.["quoted"]?.replaceAll('""', '"') ?? groups?.["plain"] ?? "");
    if (groups?.["end"] === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}
