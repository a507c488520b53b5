import type { RuleDescription } from "../diagnostic/diagnostic.ts";

/** The page `docs/rules.md`: every rule with its severity, reason, description and examples. */
export function rulesPage(rules: readonly RuleDescription[], banner: string): string {
  const rows = rules.map(({ id, severity, summary }) => `| [\`${id}\`](#${id}) | ${severity} | ${inline(summary)} |`);
  return [
    `<!-- ${banner} -->`,
    "# Rules",
    "What Provider Steward finds in a provider configuration file, and why it matters.",
    ["| Rule | Severity | What it finds |", "|---|---|---|", ...rows].join("\n"),
    ...rules.map(ruleSection),
    "",
  ].join("\n\n");
}

function ruleSection({ id, severity, summary, why, description, fix, examples }: RuleDescription): string {
  return [
    `## ${id}`,
    `**${inline(summary)}** (${severity}).`,
    inline(why),
    inline(description),
    ...(fix === undefined ? [] : [`**Fix:** ${inline(fix)}`]),
    ...(examples.policy === undefined ? [] : [example("With the policy", examples.policy)]),
    example("Wrong", examples.wrong),
    example("Right", examples.right),
  ].join("\n\n");
}

function example(title: string, text: string): string {
  return `${title}:\n\n\`\`\`jsonc\n${text}\n\`\`\``;
}

/** Escapes the marks of Markdown in a description but for backticks. */
function inline(text: string): string {
  return text.replace(/`[^`]+`|[\\*_<[|]/g, (match) => (match.length > 1 ? match : `\\${match}`));
}
