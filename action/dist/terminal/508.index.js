"use strict";exports.id=508,exports.ids=[508],exports.modules={3508:((f,o,t)=>{t.r(o),t.d(o,{addValidateCommand:()=>d});var s=t(7375),a=t(7982),e=t(8294);const i=`${a.bK}
${a.FO}

Formats:
  text    for people: each finding with its line, why it matters and what to do; then a line for each that is
          suppressed, with the reason
  json    for programs: { valid, counts, suppressed: { counts }, files: [{ path, valid, counts, diagnostics, omitted,
          suppressed: { counts, diagnostics, omitted } }], unread: [{ path, reason }] }
  sarif   for code scanning and editors (SARIF 2.1.0)
  github  annotations, as workflow commands of GitHub Actions

Exit codes:
  0  no errors; there may be warnings and notices
  1  at least one error in a file
  2  a file could not be read, or the command was not understood

A file that could not be read is reported on standard error and, except with text, in the report as well.

Examples:
  provider-steward validate providers.json
  provider-steward validate teams/*/providers.jsonc --format sarif > findings.sarif
  git show HEAD:providers.json | provider-steward validate -`;function d(r,n){(0,a.nr)(r.command("validate")).summary("check provider configuration files").description("Checks provider configuration files: what is wrong, where, why it matters and what to do.").argument("<file...>",'files to check; "-" is standard input').addOption(new s.c$("-f, --format <format>","format of the report").choices(e.h).default("text")).addHelpText("after",i).action(async(c,l)=>await(0,e.k)(c,l,n))}})};
