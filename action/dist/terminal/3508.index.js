"use strict";exports.id=3508,exports.ids=[3508],exports.modules={3508:((j,m,t)=>{t.r(m),t.d(m,{addValidateCommand:()=>v});var u=t(6760),C=t.n(u),d=t(7375),c=t(6747),w=t(5239),f=t(7982),s=t(8294);const g=`${c.OX}
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
  rdjson  for reviewdog, in its Diagnostic Format
  azure   issues, as logging commands of Azure Pipelines
  --format can be repeated: one report goes to standard output, and the others to files, as in --format junit=report.xml.

Exit codes:
  0  no errors, and no more warnings than --max-warnings; there may be notices
  1  at least one error in a file, or more warnings than --max-warnings
  2  a file could not be read, a report could not be written, or the command was not understood

A file that could not be read is reported on standard error and, except with text, in the report as well. --watch goes on until
Ctrl+C, and ends with 0 then. Past a second, standard error shows how far the check is, if it is a terminal.

Examples:
  provider-steward validate providers.json
  provider-steward validate . '!examples' --max-warnings 0
  provider-steward validate 'teams/**/*.json' --format text --format sarif=findings.sarif
  git show HEAD:teams/a/providers.json | provider-steward validate - --stdin-filename teams/a/providers.json`;function v(n,o){(0,f.nr)((0,c.Sr)(n.command("validate"))).summary("check provider configuration files").description("Checks provider configuration files: what is wrong, where, why it matters and what to do.").argument("<file...>",'files, folders and globs to check; "-" is standard input').addOption(new d.c$("-f, --format <format[=file]>",`format of the report, and the file that it goes to: ${s.hR.join(", ")}`).argParser(E).default(void 0,"text")).option("--quiet","report errors alone, and nothing where there is none").option("--max-warnings <number>","end as with an error where there are more warnings",O).option("--watch","check again whenever a file changes").addHelpText("after",g).action(async(i,e,a)=>{const r={...e,format:e.format??s.lz.format};if(D(r.format,a,o),e.watch===void 0){await(0,s.kc)(i,r,o);return}i.some(w.mC)&&a.error('error: --watch watches files, and "-" is none. Leave one of them out.');const{watchFiles:l}=await Promise.all([t.e(298),t.e(1092)]).then(t.bind(t,1092));await l(i,r,o)})}function E(n,o=[]){const[i="",...e]=n.split("="),a=s.hR.find(r=>r===i);if(a===void 0)throw new d.Di(`Allowed choices are ${s.hR.join(", ")}.`);if(e.length===0)return[...o,{format:a}];if(e.join("=")==="")throw new d.Di('Name a file after the "=".');return[...o,{format:a,file:e.join("=")}]}function D(n,o,{locate:i}){const e=n.map(({file:h})=>h===void 0?void 0:(0,u.resolve)(i(h))),a=n.find((h,p)=>e.indexOf(e[p])!==p);if(a===void 0)return;const{format:r,file:l}=a,P=l===void 0?"standard output":"one file";o.error(`error: Two reports would go to ${P}. Name another file, as in --format ${r}=report.${r}.`)}function O(n){if(!/^\d{1,9}$/.test(n))throw new d.Di("It is a whole number from 0.");return Number(n)}})};
