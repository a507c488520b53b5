"use strict";exports.id=804,exports.ids=[804],exports.modules={5296:((N,E,t)=>{t.d(E,{lZ:()=>T,wl:()=>S});var n=t(2959);const i="Provider Steward could not do its work";class T extends Error{name="ActionError"}function c(_,{reason:A}){return{reason:`${_} ${A}`}}async function S(_){try{return(0,n.ok)(await _())}catch(A){if(!(A instanceof T))throw A;return(0,n._)({reason:A.message})}}function M(_){if(!_.ok)throw new T(_.error.reason);return _.value}}),4121:((N,E,t)=>{t.d(E,{C2:()=>_,Dy:()=>R,au:()=>h,xV:()=>C});var n=t(7975),i=t.n(n),T=t(9859),c=t(1289),S=t(9029),M=t(8041);function _({takesColor:r}){const o=r("stdout");return(a,e)=>o?(0,n.styleText)(a,e,{validateStream:!1}):e}const A={opens:["bold","red"],breaks:"yellow",moves:"cyan",changes:"reset",none:"dim"};function R(r){const o=_(r);return(a,e)=>o([A[a]].flat(),e)}function C(r,o){o.stderr.write(`error: ${(0,T.g$)(r)}
`),o.exitCode=M.d.failure}function h(r,o){const[a]=(0,c.LE)(r,o);return a===void 0?"":`
(Did you mean ${(0,S.QU)(a)}?)`}}),7804:((N,E,t)=>{t.r(E),t.d(E,{addExportCommand:()=>h});var n=t(7375),i=t(3014),T=t(8379),c=t(9859),S=t(5296),M=t(4093),_=t(4121),A=t(9703);const R=new RegExp(`^[\\w.:[\\]-]{1,${M.gN}}$`),C=`
The folder is created if it does not exist. If it has an export of the same server, the export resumes: only new entries
are written, and existing files are never changed. Killed at any moment, or run twice at once, it neither loses an entry
nor writes one twice. While the server fails, the command waits and tries again; after ten tries in a row it gives up.

Environment:
  STEWARD_API_KEY               the API key of an administrator of the server; it is sent to no other server
  STEWARD_SIGNING_KEY           an Ed25519 key (PKCS#8, as PEM or base64) that signs the manifests; without it they are not
                                signed
  STEWARD_PREVIOUS_SIGNING_KEY  the key that signed before: it signs one more manifest, which names the new key

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
  2    not all are exported: the server or the folder failed, or the command was not understood
  130  interrupted

Examples:
  provider-steward export --server https://content.example.com --out audit-log
  provider-steward verify-export audit-log`;function h(e,s){e.command("export").summary("export the audit log of a content server").description("Exports the audit log of a content server to a folder, with nothing lost and nothing twice.").requiredOption("--server <url>","base URL of the server").requiredOption("--out <folder>","folder of the export").addOption(new n.c$("--name <name>","name of the export in its manifests (default: the host)").argParser(a)).addOption(o("--page-entries <number>","number of entries in each request",1,i.ui).default(T.ie)).addOption(o("--hold-back <seconds>","leave younger entries for a later run",0,i.lc).default(0)).addOption(o("--overlap <entries>","read so many entries again",0,i.Y6).default(0)).option("--restart-signing","the key that signed before is lost: continue with the new one, which verification reports").option("--consecutive-ids","the server leaves no gaps between ids: a gap is a lost entry").addOption((0,A.g)()).addOption(new n.c$("-f, --format <format>","format of the report").choices(["text","json"]).default("text")).addHelpText("after",C).action(async I=>await r(I,s))}async function r(e,s){const{exportToFolder:I}=await Promise.all([t.e(482),t.e(794),t.e(419),t.e(620)]).then(t.bind(t,3310)),{exitOf:D,messageOf:O,outcomeJson:d,outcomeText:X}=await Promise.all([t.e(482),t.e(286),t.e(507)]).then(t.bind(t,8507)),{NO_PROGRESS:u,progressLine:f}=await t.e(20).then(t.bind(t,7639)),m=e.format==="json"?u:f(s),U=await(0,S.wl)(async()=>await I(e,s,m));if(!U.ok)return(0,_.xV)(U.error.reason,s);const l=U.value,P=O(l.end);e.format==="json"?s.stdout.write((0,c.et)(d(l))):s.stdout.write(X(l)),e.format==="text"&&P!==null&&s.stderr.write(`error: ${P}
`),s.exitCode=D(l)}function o(e,s,I,D){return new n.c$(e,s).argParser(O=>{const d=Number(O);if(/^\d+$/.test(O)&&d>=I&&d<=D)return d;throw new n.Di(`It must be a whole number from ${I} to ${D}.`)})}function a(e){if(R.test(e))return e;throw new n.Di(`It must be 1 to ${M.gN} letters, digits or characters of ". _ : [ ] -".`)}}),9703:((N,E,t)=>{t.d(E,{g:()=>i});var n=t(7375);function i(){return new n.c$("--key-header <name>","the header that carries the key").default("Authorization")}}),4093:((N,E,t)=>{t.d(E,{C0:()=>Q,F0:()=>$,Io:()=>n,M9:()=>y,V:()=>F,YD:()=>V,gN:()=>j,kH:()=>d,lH:()=>Y,pA:()=>W});const n=10,i=60,T=null,c=120,S=2,M=60,_=300,A=3e3,R=300,C=5,h=4,r=2e3,o=20,a=50,e=10,s=1e3,I=1e3,D=60,O=null,d=2e3,X=2e5,u=255,f=null,m=65536,U=50,l=5,P=20,L=20,G=50,v=8e3,g=50,B=1e3,x=65535,w=30,K=100,H=null,p=20,y=10,F=16,W=3,Y=3,j=300,$=4*1024*1024,V=1024*1024,Q=3600,J=3}),8379:((N,E,t)=>{t.d(E,{$A:()=>r,B$:()=>R,CC:()=>u,CT:()=>O,GK:()=>M,Ii:()=>K,Jt:()=>I,Mx:()=>x,NS:()=>X,Nr:()=>w,Ns:()=>_,P6:()=>A,TF:()=>C,Th:()=>e,Z6:()=>s,e$:()=>L,eE:()=>D,eZ:()=>h,ee:()=>o,gC:()=>B,gV:()=>U,he:()=>G,ie:()=>i,ix:()=>g,jo:()=>a,kI:()=>m,p7:()=>f,rJ:()=>v,sO:()=>d,tm:()=>T,vQ:()=>P,wy:()=>l,xH:()=>c,yb:()=>S});var n=t(3014);const i=500,T=2e4,c=8*1024*1024,S=c+n.Mk,M=100,_=100,A=65e3,R=S+1024*1024,C=64*1024*1024,h=100,r=2e5,o=1e5,a=100,e=1e4,s=50,I=40,D=2,O=10,d=100,X=16*1024*1024,u=1e4,f=4e4,m=3,U=3,l=30,P=10,L=5e3,G=5,v=6,g=10,B=10,x=100,w=3,K=24,H=500,p=null}),3014:((N,E,t)=>{t.d(E,{Eo:()=>s,GJ:()=>R,HC:()=>e,JP:()=>a,ML:()=>A,Mk:()=>c,RK:()=>S,Wj:()=>o,XT:()=>d,Y6:()=>O,Z2:()=>T,ZP:()=>C,fI:()=>M,lc:()=>D,nQ:()=>n,nf:()=>h,ui:()=>I,wD:()=>_,y$:()=>r});const n=500,i=32,T=1024,c=16*1024*1024,S=1e5,M=1024*1024*1024,_=64*1024,A=64,R=4096,C=60,h=900,r=300,o=1,a=10,e=60,s=1024,I=1e4,D=1440*60,O=1e4,d=1e5})};
