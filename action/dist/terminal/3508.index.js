"use strict";exports.id=3508,exports.ids=[3508],exports.modules={3508:((D,m,t)=>{t.r(m),t.d(m,{addValidateCommand:()=>w});var d=t(7375),c=t(6747),u=t(5239),f=t(7982),s=t(8294);const p=`${c.OX}
${f.ec}
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
  git show HEAD:teams/a/providers.json | provider-steward validate - --stdin-filename teams/a/providers.json`;function w(a,o){(0,f.nr)((0,c.Sr)(a.command("validate"))).summary("check provider configuration files").description("Checks provider configuration files: what is wrong, where, why it matters and what to do.").argument("<file...>",'files, folders and globs to check; "-" is standard input').addOption(new d.c$("-f, --format <format[=file]>",`format of the report, and the file that it goes to: ${s.hR.join(", ")}`).argParser(g).default(void 0,"text")).option("--quiet","report errors alone, and nothing where there is none").option("--max-warnings <number>","end as with an error where there are more warnings",E).option("--watch","check again whenever a file changes").addHelpText("after",p).action(async(r,e,n)=>{const i={...e,format:e.format??s.lz.format};if(v(i.format,n),e.watch===void 0){await(0,s.kc)(r,i,o);return}r.some(u.mC)&&n.error('error: --watch watches files, and "-" is none. Leave one of them out.');const{watchFiles:l}=await Promise.all([t.e(298),t.e(1092)]).then(t.bind(t,1092));await l(r,i,o)})}function g(a,o=[]){const[r="",...e]=a.split("="),n=s.hR.find(i=>i===r);if(n===void 0)throw new d.Di(`Allowed choices are ${s.hR.join(", ")}.`);if(e.length===0)return[...o,{format:n}];if(e.join("=")==="")throw new d.Di('Name a file after the "=".');return[...o,{format:n,file:e.join("=")}]}function v(a,o){const r=a.map(({file:h})=>h),e=a.find(({file:h},j)=>r.indexOf(h)!==j);if(e===void 0)return;const{format:n,file:i}=e,l=i===void 0?"standard output":"one file";o.error(`error: Two reports would go to ${l}. Name another file, as in --format ${n}=report.${n}.`)}function E(a){if(!/^\d{1,9}$/.test(a))throw new d.Di("It is a whole number from 0.");return Number(a)}})};
