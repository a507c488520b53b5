import type { CommandShape, OptionShape, Values } from "./shape.ts";

/** The script for zsh, which takes it by `eval`, or as a file `_provider-steward` in a folder of its `fpath`. */
export function zshScript(program: string, commands: readonly CommandShape[]): string {
  const name = `_${program.replaceAll("-", "_")}`;
  const described = commands.map((command) => `    ${quoted(`${escaped(command.name)}:${command.summary}`)}\n`);
  return `#compdef ${program}
# Completion of ${program} in zsh: put this line into ~/.zshrc, below compinit.
#   eval "$(${program} completion zsh)"
${name}() {
  local curcontext="$curcontext" state line
  local -a commands
  commands=(
${described.join("")}  )
  _arguments -C \\
    '(- *)--help[Show this help.]' \\
    '(- *)--version[Show the version.]' \\
    '1: :->command' \\
    '*:: :->arguments'
  case "$state" in
    command) _describe -t commands command commands ;;
    arguments)
      case "$words[1]" in
${commands.map(commandCase).join("")}      esac
      ;;
  esac
}
if [[ "$funcstack[1]" == ${quoted(`_${program}`)} ]]; then
  ${name} "$@"
else
  compdef ${name} ${program}
fi
`;
}

function commandCase({ name, options, values }: CommandShape): string {
  const specifications = [
    ...options.flatMap(optionSpecifications),
    ...(values === undefined ? [] : [quoted(`*:${escaped("value")}:${actionOf(values)}`)]),
  ];
  return `        ${name}) _arguments ${specifications.join(" ")} ;;\n`;
}

/** One for each flag: an option may be given again, since several of them add up. */
function optionSpecifications({ flags, description, values }: OptionShape): readonly string[] {
  return flags.map((flag) => {
    const takesEqual = values !== undefined && flag.startsWith("--");
    const value = values === undefined ? "" : `:value:${actionOf(values)}`;
    return quoted(`*${flag}${takesEqual ? "=" : ""}[${escaped(description)}]${value}`);
  });
}

function actionOf({ words, files }: Values): string {
  const list = words.map(escaped).join(" ");
  if (words.length > 0 && files) return `{ compadd -- ${list}; _files }`.replaceAll(":", "\\:");
  if (words.length > 0) return `(${list})`;
  return files ? "_files" : " ";
}

/** Colons and brackets end the parts of a specification. */
function escaped(text: string): string {
  return text.replaceAll(/[\\:[\]]/g, String.raw`\$&`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
