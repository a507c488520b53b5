"use strict";exports.id=487,exports.ids=[487],exports.modules={5296:((u,r,t)=>{t.d(r,{lZ:()=>c,wl:()=>I});var n=t(2959);const d="Provider Steward could not do its work";class c extends Error{name="ActionError"}function M(s,{reason:A}){return{reason:`${s} ${A}`}}async function I(s){try{return(0,n.ok)(await s())}catch(A){if(!(A instanceof c))throw A;return(0,n._)({reason:A.message})}}function S(s){if(!s.ok)throw new c(s.error.reason);return s.value}}),4121:((u,r,t)=>{t.d(r,{C2:()=>s,Dy:()=>R,au:()=>O,xV:()=>C});var n=t(7975),d=t.n(n),c=t(9859),M=t(1289),I=t(9029),S=t(4336);function s({takesColor:a}){const _=a("stdout");return(T,i)=>_?(0,n.styleText)(T,i,{validateStream:!1}):i}const A={opens:["bold","red"],breaks:"yellow",moves:"cyan",changes:"reset",none:"dim"};function R(a){const _=s(a);return(T,i)=>_([A[T]].flat(),i)}function C(a,_){_.stderr.write(`error: ${(0,c.g$)(a)}
`),_.exitCode=S.d.failure}function O(a,_){const[T]=(0,M.LE)(a,_);return T===void 0?"":`
(Did you mean ${(0,I.QU)(T)}?)`}}),6487:((u,r,t)=>{t.r(r),t.d(r,{addExportCommand:()=>_});var n=t(7375),d=t(3014),c=t(8379),M=t(9859),I=t(5296),S=t(4093);const s=`governance or compliance, a colon and 1 to ${S.R4} days, such as compliance:365`;function A(o){const{mode:e,days:E}=/^(?<mode>governance|compliance):(?<days>[1-9]\d{0,5})$/.exec(o)?.groups??{};if(!(e!=="governance"&&e!=="compliance"||Number(E)>S.R4))return{mode:e,days:Number(E)}}var R=t(4121),C=t(9703);const O=new RegExp(`^[\\w.:[\\]-]{1,${S.gN}}$`),a=`
The folder is created if it does not exist; a bucket must exist. If there is an export of the same server, the export
resumes: only new entries are written, and what is there is never changed. Killed at any moment, or run twice at once, it
neither loses an entry nor writes one twice. While the server fails, the command waits and tries again; after ten tries in
a row it gives up.

Environment:
  STEWARD_API_KEY               the API key of an administrator of the server; it is sent to no other server
  STEWARD_SIGNING_KEY           an Ed25519 key (PKCS#8, as PEM or base64) that signs the manifests; without it they are not
                                signed
  STEWARD_PREVIOUS_SIGNING_KEY  the key that signed before: it signs one more manifest, which names the new key
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN
                                the key of a bucket; the last is for the keys of a session only
  AWS_REGION                    the region of the bucket
  AWS_ENDPOINT_URL_S3           the URL of the bucket's service, where that is not AWS

On some servers entries appear late, before entries that are already there. For these, --hold-back leaves entries for a
later run until they are old enough, and --overlap reads the last entries again. This project's own server needs neither,
and no --consecutive-ids: it is known that its ids are.

The end says how far the export is, and what of it is in quarantine. Only the entries with which it ended before are
compared with the server, which shows a log that was restored: verify-export --server compares all.

Formats:
  text  for people, with the progress on standard error
  json  for programs: { state, message, name, source, folder, verdict: { state, text }, open_gaps: [{ after, before }],
        held_back, last_id, segments, entries, quarantined, quarantine: [{ reason, entries }], notices, manifests, pages,
        public_key };
        state is done, interrupted, gave_up, needs_attention or failed; what is not known is null
        where it cannot begin, standard output is empty and the reason is on standard error

Exit codes:
  0    all entries that are not held back are exported, and a manifest says so
  1    as 0, but ids are missing, although the server leaves no gaps, or the log ends before the export, or gives entries
       with which it ended before with other content: it was restored, or is another log
  2    not all are exported: the server, the folder or the bucket failed, or the command was not understood
  130  interrupted

Examples:
  provider-steward export --server https://content.example.com --out audit-log
  provider-steward export --server https://content.example.com --out s3://audit-log-bucket/content
  provider-steward verify-export audit-log`;function _(o,e){o.command("export").summary("export the audit log of a content server").description("Exports the audit log of a content server to a folder or a bucket, with nothing lost and nothing twice.").requiredOption("--server <url>","base URL of the server").requiredOption("--out <place>","folder of the export, or a bucket, as in s3://bucket/prefix").addOption(new n.c$("--name <name>","name of the export in its manifests").argParser(m).default(void 0,"the host")).addOption(i("--page-entries <number>","number of entries in each request",1,d.ui).default(c.ie)).addOption(i("--hold-back <seconds>","leave younger entries for a later run",0,d.lc).default(0)).addOption(i("--overlap <entries>","read so many entries again",0,d.Y6).default(0)).option("--restart-signing","the key that signed before is lost: continue with the new one, which verification reports").option("--consecutive-ids","the server leaves no gaps between ids: a gap is a lost entry").addOption(new n.c$("--object-lock <mode:days>","the bucket keeps each object from being deleted for so long: governance:30, compliance:365").argParser(U)).addOption((0,C.g)()).addOption(new n.c$("-f, --format <format>","format of the report").choices(["text","json"]).default("text")).addHelpText("after",a).action(async E=>await T(E,e))}async function T(o,e){const{exportAnywhere:E}=await Promise.all([t.e(482),t.e(215),t.e(325)]).then(t.bind(t,2643)),{exitOf:h,messageOf:l,outcomeJson:D,outcomeText:P}=await Promise.all([t.e(482),t.e(875),t.e(507)]).then(t.bind(t,8507)),{NO_PROGRESS:L,progressLine:G}=await t.e(20).then(t.bind(t,7639)),v=o.format==="json"?L:G(e),f=await(0,I.wl)(async()=>await E(o,e,v));if(!f.ok)return(0,R.xV)(f.error.reason,e);const N=f.value,X=l(N.end);o.format==="json"?e.stdout.write((0,M.et)(D(N))):e.stdout.write(P(N)),o.format==="text"&&X!==null&&e.stderr.write(`error: ${X}
`),e.exitCode=h(N)}function i(o,e,E,h){return new n.c$(o,e).argParser(l=>{const D=Number(l);if(/^\d+$/.test(l)&&D>=E&&D<=h)return D;throw new n.Di(`It must be a whole number from ${E} to ${h}.`)})}function U(o){const e=A(o);if(e!==void 0)return e;throw new n.Di(`It must be ${s}.`)}function m(o){if(O.test(o))return o;throw new n.Di(`It must be 1 to ${S.gN} letters, digits or characters of ". _ : [ ] -".`)}}),9703:((u,r,t)=>{t.d(r,{g:()=>d});var n=t(7375);function d(){return new n.c$("--key-header <name>","the header that carries the key").default("Authorization")}}),4093:((u,r,t)=>{t.d(r,{Aq:()=>k,C0:()=>Z,F0:()=>$,Io:()=>n,M9:()=>H,R4:()=>V,V:()=>Y,YD:()=>J,_c:()=>e,_y:()=>o,gN:()=>b,kH:()=>E,lH:()=>W,pA:()=>F,z_:()=>Q,zp:()=>j});const n=10,d=60,c=null,M=120,I=2,S=60,s=300,A=3e3,R=300,C=5,O=4,a=2e3,_=20,T=50,i=10,U=1e3,m=1e3,o=60,e=256*1024*1024,E=2e3,h=2e5,l=255,D=null,P=65536,L=50,G=5,v=20,f=20,N=50,X=8e3,g=50,p=1e3,w=65535,B=30,y=100,x=null,K=20,H=10,Y=16,F=3,W=3,b=300,$=4*1024*1024,k=240,j=1e3,Q=64*1024,V=36500,J=1024*1024,Z=3600}),8379:((u,r,t)=>{t.d(r,{$A:()=>a,B$:()=>R,CC:()=>l,CT:()=>e,GK:()=>S,Ii:()=>y,Jt:()=>m,Mx:()=>w,NS:()=>h,Nr:()=>B,Ns:()=>s,P6:()=>A,TF:()=>C,Th:()=>i,Z6:()=>U,e$:()=>f,eE:()=>o,eZ:()=>O,ee:()=>_,gC:()=>p,gV:()=>L,he:()=>N,ie:()=>d,ix:()=>g,jo:()=>T,kI:()=>P,p7:()=>D,rJ:()=>X,sO:()=>E,tm:()=>c,vQ:()=>v,wy:()=>G,xH:()=>M,yb:()=>I});var n=t(3014);const d=500,c=2e4,M=8*1024*1024,I=M+n.Mk,S=100,s=100,A=65e3,R=I+1024*1024,C=64*1024*1024,O=100,a=2e5,_=1e5,T=100,i=1e4,U=50,m=40,o=2,e=10,E=100,h=16*1024*1024,l=1e4,D=4e4,P=3,L=3,G=30,v=10,f=5e3,N=5,X=6,g=10,p=10,w=100,B=3,y=24,x=500,K=null}),3014:((u,r,t)=>{t.d(r,{Eo:()=>U,GJ:()=>R,HC:()=>i,JP:()=>T,ML:()=>A,Mk:()=>M,RK:()=>I,Wj:()=>_,XT:()=>E,Y6:()=>e,Z2:()=>c,ZP:()=>C,fI:()=>S,lc:()=>o,nQ:()=>n,nf:()=>O,ui:()=>m,wD:()=>s,y$:()=>a});const n=500,d=32,c=1024,M=16*1024*1024,I=1e5,S=1024*1024*1024,s=64*1024,A=64,R=4096,C=60,O=900,a=300,_=1,T=10,i=60,U=1024,m=1e4,o=1440*60,e=1e4,E=1e5})};
