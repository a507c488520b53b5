"use strict";exports.id=356,exports.ids=[356],exports.modules={7356:((U,v,o)=>{o.r(v),o.d(v,{addResolveCommand:()=>p});var E=o(7375),g=o(309),M=o(9859),O=o(3158),w=o(4228),x=o(8802),c=o(9029),f=o(4121),l=o(5235),m=o(7152);const P=`${(0,l.uG)()}

Formats:
  text  for people: each provider, and its models with whether they are offered, protocol, base URL and context length
  json  for programs: { catalog: { providers: [{ id, kind, enabled, ..., models: [{ id, offered, reason, ... }] }] },
        diagnostics }; with --explain each provider and each model has "origins"

User info and query are masked in URLs, and so are ids and names that look like a credential; values of headers are not
shown. What has no effect in a layer is reported on standard error.

Exit codes:
  0  nothing is wrong in the layers; a custom provider may wait for a layer with its type
  1  a part of a layer has no effect, because it is not valid or conflicts with other layers
  2  something could not be read, there is no such provider or model, or the command was not understood

Examples:
  provider-steward resolve providers.json
  provider-steward resolve --enforced org.json --provider provider_a --explain providers.json
  provider-steward resolve --discovered models.json --format json providers.json`;function p(s,e){(0,l.J8)(s.command("resolve")).summary("show what provider configuration files mean").description("Shows what provider configuration files mean together: the providers and models that result, with their settings.").argument("<file...>",'files to resolve, later ones above earlier ones; "-" is standard input').option("--provider <id>","show only this provider").option("--model <id>","show only this model").option("--explain","show where each value comes from").addOption(new E.c$("-f, --format <format>","format of the output").choices(["text","json"]).default("text")).addHelpText("after",P).action(async(t,n,a)=>{(0,l.jy)(t,n,a);const d=await(0,l.fo)(t,n,e);if(!d.isComplete){(0,m.T4)(d,"resolved",e);return}const{users:r,others:i,vocabulary:y,discovered:R={}}=d,h=(0,g.hd)({layers:[...i,...r],discovered:R,vocabulary:y});(0,m.xm)(d,h.diagnostics,e);const u=j(h.catalog,n,a);e.stdout.write(n.format==="json"?(0,M.et)({catalog:(0,O.kR)(u,{origins:n.explain??!1}),diagnostics:h.diagnostics}):D(u,n,e)),e.exitCode=(0,m.Us)(h.diagnostics)})}function D(s,e,t){const n=(0,f.C2)(t),a=(0,w.fn)(s,{strong:r=>n("bold",r),...e.explain?{explain:x.L}:{},isNarrowed:e.provider!==void 0||e.model!==void 0});return e.discovered===void 0?`${a}
Models that providers offer by themselves are not known here; --discovered names them.
`:a}function j({providers:s},{provider:e,model:t},n){const a=e===void 0?s:s.filter(({id:r})=>r===e);if(e!==void 0&&a.length===0&&n.error(`error: unknown provider '${(0,c.QU)(e)}'${(0,f.au)(e,_(s))}`),t===void 0)return{providers:a};const d=a.filter(({models:r})=>r.some(({id:i})=>i===t)).map(r=>({...r,models:r.models.filter(({id:i})=>i===t)}));if(d.length===0){const r=a.flatMap(({models:i})=>i);n.error(`error: unknown model '${(0,c.QU)(t)}'${(0,f.au)(t,_(r))}`)}return{providers:d}}function _(s){return new Set(s.map(({id:e})=>e))}})};
