import { type CheckSettings, noPolicy } from "../../shared/index.ts";
import { vocabularyOf } from "./fixtures.ts";
import { sectionsOf } from "./sections.ts";

/** Documents by which a configuration is checked: a policy, a vocabulary, and the layers above and below it. */
const GIVEN = ["policy", "vocabulary", "enforced", "default"] as const;

/** A section of a Markdown file: a configuration as people write it, and what it is checked by. */
export interface Case {
  readonly title: string;
  readonly text: string;
  /** As written. */
  readonly given: Readonly<Partial<Record<(typeof GIVEN)[number], string>>>;
}

/** The sections of a Markdown file: each a heading, what is given where needed, and a configuration. */
export function readCases(markdown: string): readonly Case[] {
  return sectionsOf(markdown).map(({ title, blocks }) => {
    const text = blocks.get("jsonc");
    if (text === undefined) throw new Error(`"${title}" has no configuration.`);
    const given = GIVEN.flatMap((kind) => {
      const content = blocks.get(`json ${kind}`);
      return content === undefined ? [] : [[kind, content]];
    });
    return { title, text, given: Object.fromEntries(given) };
  });
}

/** The text of a case: its heading, its conditions, and its configuration. */
export function writeCase({ title, text, given }: Case): string {
  const block = (kind: string, content: string) => `\`\`\`${kind}\n${content}\`\`\`\n`;
  const blocks = Object.entries(given).map(([kind, content]) => block(`json ${kind}`, content));
  return [`## ${title}\n`, ...blocks, block("jsonc", text)].join("\n");
}

/** @param rules the severities that hold where the case's policy has no others. */
export function settingsOfCase({ given }: Case, rules: NonNullable<CheckSettings["policy"]>["rules"]): CheckSettings {
  const { policy, vocabulary, ...layers } = Object.fromEntries(
    Object.entries(given).map(([kind, content]) => [kind, JSON.parse(content)]),
  );
  return {
    policy: { ...noPolicy, ...policy, rules: { ...rules, ...policy?.rules } },
    layers,
    ...(vocabulary !== undefined && { vocabulary: vocabularyOf(vocabulary) }),
  };
}
