"use strict";exports.id=5760,exports.ids=[5760],exports.modules={5760:((Y,d,a)=>{a.r(d),a.d(d,{addCompletionCommand:()=>F});var v=a(7375);function C(e,n){const s=`_${e.replaceAll("-","_")}`;return`# Completion of ${e} in bash: put this line into ~/.bashrc.
#   eval "$(${e} completion bash)"
${s}() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words="" word IFS=$' \\t\\n'
  # bash splits --format=json into three words.
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "${[...n.map(i=>i.name),"--help","--version"].join(" ")}" -- "$current"))
    return
  fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ $word == "--" ]]; then return; fi
  done
  case "$command $previous" in
${n.flatMap(S).join("")}    *)
      case "$command" in
${n.map(j).join("")}      esac
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F ${s} ${e}
`}function S({name:e,options:n}){return n.flatMap(({flags:s,values:i})=>i===void 0?[]:[`    ${s.map(t=>`"${e} ${t}"`).join(" | ")}) words="${i.words.join(" ")}" ;;
`])}function j({name:e,options:n,values:s}){const i=s?.words.join(" ")??"";return`        ${e}) if [[ $current == -* ]]; then words="${M(n)}"; else words="${i}"; fi ;;
`}function M(e){return e.flatMap(({flags:n})=>n).join(" ")}function P(e,n){const s=(...t)=>`complete -c ${e} ${t.filter(o=>o!=="").join(" ")}
`,i="-n __fish_use_subcommand";return`# Completion of ${e} in fish: put this line into ~/.config/fish/config.fish.
#   ${e} completion fish | source
${s("-f",i,"-l help","-s h","-d 'Show this help.'")}${s("-f",i,"-l version","-s V","-d 'Show the version.'")}${n.map(({name:t,summary:o})=>s("-f",i,`-a ${t}`,`-d ${r(o)}`)).join("")}${n.flatMap(({name:t,options:o,values:f})=>{const O=`-n ${r(`__fish_seen_subcommand_from ${t}`)}`;return[s(O,u(f)),...o.map(H=>s(O,...b(H)))]}).join("")}`}function u(e){const{words:n,files:s}=e??{words:[],files:!1};return[s?"-F":"-f",...n.length===0?[]:[`-a ${r(n.join(" "))}`]].join(" ")}function b({flags:e,description:n,values:s}){return[...e.map(t=>t.startsWith("--")?`-l ${t.slice(2)}`:`-s ${t.slice(1)}`),s===void 0?"":`-r ${u(s)}`,`-d ${r(n)}`]}function r(e){return`'${e.replaceAll(/[\\']/g,String.raw`\$&`)}'`}var R=a(6899),W=a(5233),g=a(8294),D=a(3386);const h={words:[],files:!1},m={"name|file":{words:R.dO,files:!0},"[name=]file":{words:[],files:!0},"format[=file]":{words:g.hR,files:!1},rule:{words:W.U.map(({id:e})=>e),files:!1},layer:{words:["enforced","default"],files:!1},effects:{words:["opens","breaks","moves"],files:!1},...Object.fromEntries(["url","name","id","number","seconds","entries","time","action","user","variable","old=new","repository"].map(e=>[e,h]))};function E(e){const n=e.createHelp(),s=n.visibleCommands(e),i={words:s.map(t=>t.name()),files:!1};return s.map(t=>{const o=t.registeredArguments.map(f=>t.name()==="help"?i:$(f));return{name:t.name(),summary:n.subcommandDescription(t),options:n.visibleOptions(t).map(z),values:o.length===0?void 0:A(o)}})}function z(e){const{long:n,short:s}=e;return{flags:[n,s].filter(i=>i!=null),description:D.S.optionDescription?.(e)??e.description,values:e.required||e.optional?$(e):void 0}}function $(e){if(e.argChoices!==void 0)return{words:e.argChoices,files:!1};const n="flags"in e?/[<[](.+)[\]>]$/.exec(e.flags)?.[1]??"":e.name();return Object.hasOwn(m,n)?m[n]??h:{words:[],files:!0}}function A(e){return{words:e.flatMap(({words:n})=>n),files:e.some(({files:n})=>n)}}function y(e,n){const s=`_${e.replaceAll("-","_")}`,i=n.map(t=>`    ${l(`${c(t.name)}:${t.summary}`)}
`);return`#compdef ${e}
# Completion of ${e} in zsh: put this line into ~/.zshrc, below compinit.
#   eval "$(${e} completion zsh)"
${s}() {
  local curcontext="$curcontext" state line
  local -a commands
  commands=(
${i.join("")}  )
  _arguments -C \\
    '(- *)--help[Show this help.]' \\
    '(- *)--version[Show the version.]' \\
    '1: :->command' \\
    '*:: :->arguments'
  case "$state" in
    command) _describe -t commands command commands ;;
    arguments)
      case "$words[1]" in
${n.map(T).join("")}      esac
      ;;
  esac
}
if [[ "$funcstack[1]" == ${l(`_${e}`)} ]]; then
  ${s} "$@"
else
  compdef ${s} ${e}
fi
`}function T({name:e,options:n,values:s}){const i=[...n.flatMap(x),...s===void 0?[]:[l(`*:${c("value")}:${p(s)}`)]];return`        ${e}) _arguments ${i.join(" ")} ;;
`}function x({flags:e,description:n,values:s}){return e.map(i=>{const t=s!==void 0&&i.startsWith("--"),o=s===void 0?"":`:value:${p(s)}`;return l(`*${i}${t?"=":""}[${c(n)}]${o}`)})}function p({words:e,files:n}){const s=e.map(c).join(" ");return e.length>0&&n?`{ compadd -- ${s}; _files }`.replaceAll(":","\\:"):e.length>0?`(${s})`:n?"_files":" "}function c(e){return e.replaceAll(/[\\:[\]]/g,String.raw`\$&`)}function l(e){return`'${e.replaceAll("'","'\\''")}'`}const w={bash:C,zsh:y,fish:P},L=`
The shell then completes commands, options, the values that an option takes, ids of rules, and paths of files. The script is
made of the commands of this version: a line in the file that the shell reads at its start keeps it in step.

Exit codes:
  0  printed
  2  the command was not understood

Examples:
  echo 'eval "$(provider-steward completion bash)"' >> ~/.bashrc
  echo 'eval "$(provider-steward completion zsh)"' >> ~/.zshrc
  echo 'provider-steward completion fish | source' >> ~/.config/fish/config.fish`;function F(e,n){e.command("completion").summary("print a script with which a shell completes commands").description("Prints a script with which a shell completes the commands, options and values of this program.").addArgument(new v.ef("<shell>","the shell that runs the script").choices(Object.keys(w))).addHelpText("after",L).action(s=>{n.stdout.write(w[s](e.name(),E(e)))})}})};
