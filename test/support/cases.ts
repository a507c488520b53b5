import { type CheckSettings, noPolicy } from "../../shared/index.ts";

/** A section of a Markdown file: a configuration as somebody would write it, and the policy that it is checked by. */
export interface Case {
  readonly title: string;
  readonly text: string;
  /** As written; undefined where there is none. */
  readonly policy: string | undefined;
}

/** The sections of a Markdown file: each a heading, a policy where one is needed, and a configuration. */
export function readCases(markdown: string): readonly Case[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [title = ""] = section.split("\n", 1);
    const text = blockOf(section, "jsonc");
    if (text === undefined) throw new Error(`"${title}" has no configuration.`);
    return { title, text, policy: blockOf(section, "json policy") };
  });
}

function blockOf(section: string, kind: string): string | undefined {
  return section.split(`\`\`\`${kind}\n`)[1]?.split("```\n", 1)[0];
}

/** How a case is written: its heading, its policy and its configuration. */
export function writeCase({ title, text, policy }: Case): string {
  const block = (kind: string, content: string) => `\`\`\`${kind}\n${content}\`\`\`\n`;
  return [`## ${title}\n`, ...(policy === undefined ? [] : [block("json policy", policy)]), block("jsonc", text)].join(
    "\n",
  );
}

/** @param rules the severities that hold where the case's policy has no others. */
export function settingsOfCase({ policy = "{}" }: Case, rules: NonNullable<CheckSettings["policy"]>["rules"]) {
  const own: Partial<typeof noPolicy> = JSON.parse(policy);
  return { policy: { ...noPolicy, ...own, rules: { ...rules, ...own.rules } } };
}
