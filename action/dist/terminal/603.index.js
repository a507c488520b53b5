"use strict";exports.id=603,exports.ids=[603],exports.modules={4121:((D,_,o)=>{o.d(_,{C2:()=>u,Dy:()=>P,au:()=>d,xV:()=>r});var f=o(7975),l=o.n(f),h=o(9859),E=o(1289),x=o(9029),$=o(4336);function u({takesColor:n}){const e=n("stdout");return(s,t)=>e?(0,f.styleText)(s,t,{validateStream:!1}):t}const p={opens:["bold","red"],breaks:"yellow",moves:"cyan",changes:"reset",none:"dim"};function P(n){const e=u(n);return(s,t)=>e([p[s]].flat(),t)}function r(n,e){e.stderr.write(`error: ${(0,h.g$)(n)}
`),e.exitCode=$.d.failure}function d(n,e){const[s]=(0,E.LE)(n,e);return s===void 0?"":`
(Did you mean ${(0,x.QU)(s)}?)`}}),5603:((D,_,o)=>{o.r(_),o.d(_,{addRulesCommand:()=>$});var f=o(7375),l=o(429),h=o(9859),E=o(4121);const x=`
Formats:
  text  for people
  json  for programs: { id, severity, summary, why, description, fix, examples: { wrong, right, policy } } of the rule,
        or a list of these; "fix" and "policy" are missing where a rule has none

Exit codes:
  0  listed or explained
  2  there is no such rule, or the command was not understood

Examples:
  provider-steward rules
  provider-steward rules version-segment`;function $(r,d){r.command("rules").summary("list the rules, or explain one").description("Lists the rules with their severities, or explains one.").argument("[rule]","id of the rule to explain").addOption(new f.c$("-f, --format <format>","format of the output").choices(["text","json"]).default("text")).addHelpText("after",x).action((n,{format:e},s)=>{const t=n===void 0?void 0:l.U.find(i=>i.id===n);n!==void 0&&t===void 0&&s.error(`error: unknown rule '${n}'${(0,E.au)(n,l.U.map(i=>i.id))}`);const m=()=>(0,h.et)(t?u(t):l.U.map(u)),c=()=>t?P(t,d):p();d.stdout.write(e==="json"?m():c())})}function u({id:r,severity:d,summary:n,why:e,description:s,fix:t,examples:m}){return{id:r,severity:d,summary:n,why:e,description:s,...t===void 0?{}:{fix:t},examples:m}}function p(){const r=Math.max(...l.U.map(({id:d})=>d.length));return l.U.map(({id:d,severity:n,summary:e})=>`${d.padEnd(r)}  ${n.padEnd(7)}  ${e}
`).join("")}function P(r,d){const{id:n,severity:e,summary:s,why:t,description:m,fix:c,examples:i}=r,M=(0,E.C2)(d),a=O=>M("bold",O);return[`${a(n)}  ${e}  ${s}`,`${a("Why")}
${t}`,`${a("What it finds")}
${m}`,...c===void 0?[]:[`${a("Fix")}
${c}`],...i.policy===void 0?[]:[`${a("Policy of the examples")}
${i.policy}`],`${a("Wrong")}
${i.wrong}`,`${a("Right")}
${i.right}
`].join(`

`)}})};
