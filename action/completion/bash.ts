import type { CommandShape, OptionShape } from "./shape.ts";

/**
 * The script for bash, from version 3.2 on, which macOS has. Where it suggests nothing, bash itself suggests files.
 */
export function bashScript(program: string, commands: readonly CommandShape[]): string {
  const name = `_${program.replaceAll("-", "_")}`;
  return `# Completion of ${program} in bash: put this line into ~/.bashrc.
#   eval "$(${program} completion bash)"
${name}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words="" word IFS=$' \\t\\n'
  # bash splits --format=json into three words.
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "${[...commands.map((one) => one.name), "--help", "--version"].join(" ")}" -- "$current"))
    return
  fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ $word == "--" ]]; then return; fi
  done
  case "$command $previous" in
${commands.flatMap(valueCases).join("")}    *)
      case "$command" in
${commands.map(commandCase).join("")}      esac
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F ${name} ${program}
`;
}

function valueCases({ name, options }: CommandShape): readonly string[] {
  return options.flatMap(({ flags, values }) =>
    values === undefined
      ? []
      : [`    ${flags.map((flag) => `"${name} ${flag}"`).join(" | ")}) words="${values.words.join(" ")}" ;;\n`],
  );
}

/** Options where the word begins as one, otherwise the command's arguments. */
function commandCase({ name, options, values }: CommandShape): string {
  const words = values?.words.join(" ") ?? "";
  return `        ${name}) if [[ $current == -* ]]; then words="${flagsOf(options)}"; else words="${words}"; fi ;;\n`;
}

function flagsOf(options: readonly OptionShape[]): string {
  return options.flatMap(({ flags }) => flags).join(" ");
}
