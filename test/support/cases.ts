import { type CheckSettings, noPolicy } from "../../shared/index.ts";
import { vocabularyOf } from "./fixtures.ts";

/** A section of a Markdown file: a configuration as people write it, and the policy and vocabulary that it is checked by. */
export interface Case {
  readonly title: string;
  readonly text: string;
  /** As written; undefined where there is none. */
  readonly policy: string | undefined;
  /** As the policy. */
  readonly vocabulary: string | undefined;
}

/** The sections of a Markdown file: each a heading, a policy and a vocabulary where needed, and a configuration. */
export function readCases(markdown: string): readonly Case[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [title = ""] = section.split("\n", 1);
    const text = blockOf(section, "jsonc");
    if (text === undefined) throw new Error(`"${title}" has no configuration.`);
    return { title, text, policy: blockOf(section, "json policy"), vocabulary: blockOf(section, "json vocabulary") };
  });
}

function blockOf(section: string, kind: string): string | undefined {
  return section.split(`\`\`\`${kind}\n`)[1]?.split("```\n", 1)[0];
}

/** How a case is written: its heading, its policy and vocabulary, and its configuration. */
export function writeCase({ title, text, policy, vocabulary }: Case): string {
  const block = (kind: string, content: string | undefined) =>
    content === undefined ? [] : [`\`\`\`${kind}\n${content}\`\`\`\n`];
  const blocks = [...block("json policy", policy), ...block("json vocabulary", vocabulary), ...block("jsonc", text)];
  return [`## ${title}\n`, ...blocks].join("\n");
}

/** @param rules the severities that hold where the case's policy has no others. */
export function settingsOfCase(
  { policy: text = "{}", vocabulary: names }: Case,
  rules: NonNullable<CheckSettings["policy"]>["rules"],
): CheckSettings {
  const own: Partial<typeof noPolicy> = JSON.parse(text);
  const policy = { ...noPolicy, ...own, rules: { ...rules, ...own.rules } };
  return { policy, ...(names !== undefined && { vocabulary: vocabularyOf(JSON.parse(names)) }) };
}
