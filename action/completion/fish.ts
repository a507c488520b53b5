import type { CommandShape, OptionShape, Values } from "./shape.ts";

/** The script for fish. */
export function fishScript(program: string, commands: readonly CommandShape[]): string {
  const complete = (...words: readonly string[]) =>
    `complete -c ${program} ${words.filter((word) => word !== "").join(" ")}\n`;
  const first = `-n __fish_use_subcommand`;
  return `# Completion of ${program} in fish: put this line into ~/.config/fish/config.fish.
#   ${program} completion fish | source
${complete("-f", first, "-l help", "-s h", "-d 'Show this help.'")}${complete("-f", first, "-l version", "-s V", "-d 'Show the version.'")}${commands
  .map(({ name, summary }) => complete("-f", first, `-a ${name}`, `-d ${quoted(summary)}`))
  .join("")}${commands
  .flatMap(({ name, options, values }) => {
    const condition = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    return [
      complete(condition, argumentsOf(values)),
      ...options.map((option) => complete(condition, ...optionWords(option))),
    ];
  })
  .join("")}`;
}

function argumentsOf(values: Values | undefined): string {
  const { words, files } = values ?? { words: [], files: false };
  return [files ? "-F" : "-f", ...(words.length === 0 ? [] : [`-a ${quoted(words.join(" "))}`])].join(" ");
}

function optionWords({ flags, description, values }: OptionShape): readonly string[] {
  const names = flags.map((flag) => (flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  return [...names, values === undefined ? "" : `-r ${argumentsOf(values)}`, `-d ${quoted(description)}`];
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}
