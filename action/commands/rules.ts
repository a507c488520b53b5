import { type Command, Option } from "commander";
import { printableJson, type RuleDescription, ruleDescriptions } from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import { didYouMean, painter } from "./command.ts";

const HELP = `
Formats:
  text  for people
  json  for programs: { id, severity, summary, why, description, fix, examples: { wrong, right, policy } } of the rule,
        or a list of these; "fix" and "policy" are missing where a rule has none

Exit codes:
  0  listed or explained
  2  there is no such rule, or the command was not understood

Examples:
  provider-steward rules
  provider-steward rules version-segment`;

/** Adds `rules`, which says what the rules find and why. */
export function addRulesCommand(program: Command, process: CommandProcess): void {
  program
    .command("rules")
    .summary("list the rules, or explain one")
    .description("Lists the rules with their severities, or explains one.")
    .argument("[rule]", "id of the rule to explain")
    .addOption(new Option("-f, --format <format>", "format of the output").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action((id: string | undefined, { format }: { readonly format: "text" | "json" }, command: Command) => {
      const chosen = id === undefined ? undefined : ruleDescriptions.find((rule) => rule.id === id);
      if (id !== undefined && chosen === undefined)
        command.error(
          `error: unknown rule '${id}'${didYouMean(
            id,
            ruleDescriptions.map((rule) => rule.id),
          )}`,
        );
      const json = () => printableJson(chosen ? describe(chosen) : ruleDescriptions.map(describe));
      const text = () => (chosen ? explain(chosen, process) : list());
      process.stdout.write(format === "json" ? json() : text());
    });
}

/** The text of a rule about itself, without the functions that check it. */
function describe({ id, severity, summary, why, description, fix, examples }: RuleDescription): RuleDescription {
  return { id, severity, summary, why, description, ...(fix === undefined ? {} : { fix }), examples };
}

function list(): string {
  const width = Math.max(...ruleDescriptions.map(({ id }) => id.length));
  return ruleDescriptions
    .map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.padEnd("warning".length)}  ${summary}\n`)
    .join("");
}

function explain(rule: RuleDescription, process: CommandProcess): string {
  const { id, severity, summary, why, description, fix, examples } = rule;
  const paint = painter(process);
  const heading = (text: string) => paint("bold", text);
  return [
    `${heading(id)}  ${severity}  ${summary}`,
    `${heading("Why")}\n${why}`,
    `${heading("What it finds")}\n${description}`,
    ...(fix === undefined ? [] : [`${heading("Fix")}\n${fix}`]),
    ...(examples.policy === undefined ? [] : [`${heading("Policy of the examples")}\n${examples.policy}`]),
    `${heading("Wrong")}\n${examples.wrong}`,
    `${heading("Right")}\n${examples.right}\n`,
  ].join("\n\n");
}
