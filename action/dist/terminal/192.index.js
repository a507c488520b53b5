"use strict";exports.id=192,exports.ids=[192],exports.modules={5192:((A,m,a)=>{a.r(m),a.d(m,{addValidateCommand:()=>g});var c=a(6760),s=a(7375);const d=["text","json","sarif","github","junit","gitlab"];var h=a(6747),f=a(7982),u=a(8294);const w=`${h.OX}
${(0,f.QF)("the folder of each file")}
${f.FO}

Formats:
  text    for people: each finding with its line, why it matters and what to do; then a line for each that is
          suppressed, with the reason
  json    for programs: { valid, counts, suppressed: { counts }, files: [{ path, valid, counts, diagnostics, omitted,
          suppressed: { counts, diagnostics, omitted } }], unread: [{ path, reason }] }
  sarif   for code scanning and editors (SARIF 2.1.0)
  github  annotations, as workflow commands of GitHub Actions
  junit   test results, as JUnit XML: an error is a failed test, and a suppressed finding a skipped one
  gitlab  a Code Quality report of GitLab
  --format can be repeated: one report goes to standard output, and the others to files, as in --format junit=report.xml.

Exit codes:
  0  no errors, and no more warnings than --max-warnings; there may be notices
  1  at least one error in a file, or more warnings than --max-warnings
  2  a file could not be read, a report could not be written, or the command was not understood

A file that could not be read is reported on standard error and, except with text, in the report as well. After a second, standard
error shows the progress, if it is a terminal.

Examples:
  provider-steward validate providers.json
  provider-steward validate . '!examples' --max-warnings 0
  provider-steward validate 'teams/**/*.json' --format text --format sarif=findings.sarif
  git show HEAD:teams/a/providers.json | provider-steward validate - --stdin-filename teams/a/providers.json`;function g(t,n){(0,f.nr)((0,h.Sr)(t.command("validate"))).summary("check provider configuration files").description("Checks provider configuration files: what is wrong, where, why it matters and what to do.").argument("<file...>",'files, folders and globs to check; "-" is standard input').addOption(new s.c$("-f, --format <format[=file]>",`format of the report, and the file that it goes to: ${d.join(", ")}`).argParser(v).default(void 0,"text")).option("--quiet","report errors alone, and nothing where there is none").option("--max-warnings <number>","end as with an error where there are more warnings",j).addHelpText("after",w).action(async(i,e,o)=>{const r={...e,format:e.format??u.l.format};x(r.format,o,n),await(0,u.k)(i,r,n)})}function v(t,n=[]){const[i="",...e]=t.split("="),o=d.find(r=>r===i);if(o===void 0)throw new s.Di(`Allowed choices are ${d.join(", ")}.`);if(e.length===0)return[...n,{format:o}];if(e.join("=")==="")throw new s.Di('Name a file after the "=".');return[...n,{format:o,file:e.join("=")}]}function x(t,n,{locate:i}){const e=t.map(({file:l})=>l===void 0?void 0:(0,c.resolve)(i(l))),o=t.find((l,p)=>e.indexOf(e[p])!==p);if(o===void 0)return;const{format:r,file:$}=o,b=$===void 0?"standard output":"one file";n.error(`error: Two reports would go to ${b}. Name another file, as in --format ${r}=report.${r}.`)}function j(t){if(!/^\d{1,9}$/.test(t))throw new s.Di("It is a whole number from 0.");return Number(t)}})};
