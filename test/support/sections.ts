/** A section of a fixture in Markdown: its heading, and its blocks of code by what stands behind their backticks. */
export interface Section {
  readonly title: string;
  readonly blocks: ReadonlyMap<string, string>;
}

export function sectionsOf(markdown: string): readonly Section[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => ({
    title: section.split("\n", 1)[0] ?? "",
    blocks: new Map(
      Array.from(section.matchAll(/^```(.+)\n([^]*?)^```$/gm), ([, kind = "", text = ""]) => [kind, text]),
    ),
  }));
}
