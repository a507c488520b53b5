"use strict";exports.id=504,exports.ids=[504],exports.modules={5504:((Y,K,r)=>{r.d(K,{comment:()=>f});var h=r(2959),n=r(1735),g=r(5703),x=r(569),k=r(7232),B=r(2915),O=r(5076),W=r(7365),z=r(4199),M=r(7846),L=r(7508),J=r(9650),H=r(2193),N=r(1205),j=r(2284),D=r(4093);const V=1024;function s(e,t){const o=[`### ${(0,O.gD)(e)}`,...(0,O.p1)(e)].join(`

`),i=`

${t.marker}`,l=(0,W.J)(t.more).trim(),I=(0,z.F)(e.changes,e.openings,D.im/4),$=D.im-V-(0,M.Tu)(o+l+I+i),p=(0,L.L_)(e.changes,{linkTo:t.linkTo,openings:e.openings,effects:J.tQ.filter(v=>v!=="none"),heading:"####",maxAlike:D.Kx,maxBytes:$/2}),y=(0,H.e)(e.files,{...t,maxBytes:$-(0,M.Tu)(p.text),maxFindings:D.Ss}),C=(0,N.M)(e.files,{...t,maxBytes:$-(0,M.Tu)(p.text+y.text),maxFindings:D.Ss}),S=[(0,L.X3)(p.omitted,p.omittedNotes),y.omitted===0?"":(0,j.pq)(y.omitted,"more finding"),C.omitted===0?"":(0,j.pq)(C.omitted,"more suppressed finding")].filter(v=>v!==""),A=e.files.flatMap(v=>[...v.diagnostics,...v.suppressed]),R=e.changes.length+A.length+(0,O.p1)(e).length===0,P=S.length===0?l:`Not shown: ${S.join(", ")}. ${l}`,F=p.text===""||y.text===""?"":`
#### Findings
`,X=[p.text,I,F+y.text,C.text].filter(v=>v!=="").map(v=>`
${v.trimEnd()}`);return o+X.join("")+(R?"":`

${P}`)+i}var a=r(4984);const u="run",c=`query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { id body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`,m=`mutation ($id: ID!) {
  deleteIssueComment(input: { id: $id }) { clientMutationId }
}`,d=`mutation ($id: ID!, $body: String!) {
  updateIssueComment(input: { id: $id, body: $body }) { issueComment { id } }
}`;async function f(e,t,o){const{pullRequest:i}=e.results.target;if(i===void 0)return"There is no pull request to comment on.";const l=await w(await o(),e,i,t);return l.ok?void 0:`The comment on the pull request cannot be written. ${l.error.reason}`}async function w(e,t,o,i){const{results:l,run:I,linkTo:$,closeness:p,docsUrl:y,more:C,key:S}=t,A=s(I,{linkTo:$,closeness:p,docsUrl:y,more:{...C,text:"the job summary of the run"},marker:(0,B.we)(u,S)}),R=await(0,a.g0)(e,l.target,o,c,"comments");if(!R.ok)return R;const P=R.value.find(X=>E(X,S)),F=i==="auto"?T(t):Z(t);return P!==void 0?i==="auto"&&!F?Q(e,P):U(e,P,A):F?G(e,t,o,A):(0,h.ok)(void 0)}async function U(e,t,o){if(q(String((0,g.U)(t,"body")),o))return(0,h.ok)(void 0);const i=(0,g.U)(t,"id");return typeof i!="string"?(0,h._)(k.au):(0,x.jQ)(e,d,{id:i,body:o},"pull-requests: write")}function E(e,t){const o=(0,g.U)(e,"body");if((0,g.U)(e,"viewerDidAuthor")!==!0||typeof o!="string")return!1;const i=(0,B.t7)(o);return i?.key===t&&i.fingerprint===u}function T({run:{changes:e}}){const{opens:t,breaks:o}=(0,n.xS)(e);return t+o+(0,n.mj)(e)>0}async function Q(e,t){const o=(0,g.U)(t,"id");return typeof o!="string"?(0,h._)(k.au):(0,x.jQ)(e,m,{id:o},"pull-requests: write")}function Z({run:{files:e,unread:t,changes:o}}){return t.length>0||e.some(({diagnostics:i})=>i.length>0)||(0,n.mj)(o)>0||(0,n.IU)(o).some(({effect:i})=>i!=="none")}function q(e,t){const[o,i]=[e,t].map(l=>l.replaceAll(/\/actions\/runs\/\d+/g,"").replaceAll(`\r
`,`
`).trim());return o===i}async function G(e,{results:{target:t},key:o},i,l){const I={owner:t.owner,repo:t.repository},$=await(0,x.kA)(e.rest.issues.createComment({...I,issue_number:i,body:l}),"pull-requests: write");if(!$.ok)return $;const p=await(0,a.g0)(e,t,i,c,"comments");if(!p.ok)return p;const y=p.value.find(R=>E(R,o)),{id:C,node_id:S}=$.value.data;if(y===void 0||(0,g.U)(y,"id")===S)return(0,h.ok)(void 0);const A=await(0,x.kA)(e.rest.issues.deleteComment({...I,comment_id:C}),"pull-requests: write");return A.ok?U(e,y,l):A}}),4984:((Y,K,r)=>{r.d(K,{OB:()=>H,Oq:()=>V,_f:()=>M,fZ:()=>D,g0:()=>j});var h=r(2959),n=r(5703),g=r(569),x=r(7232),k=r(2915);const B=`query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        nodes {
          id isResolved isOutdated path startLine line
          comments(first: 1) { nodes { id body createdAt isMinimized viewerDidAuthor } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`,O=`mutation ($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { isResolved } }
}`,W=`mutation ($id: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) { pullRequestReviewComment { id } }
}`,z=`mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
}`;async function M(s,a,u,c){const m=await j(s,a,u,B,"reviewThreads");return m.ok?(0,h.ok)(m.value.flatMap(d=>L(d,c))):m}function L(s,a){const[u]=(0,n.S)((0,n.U)((0,n.U)(s,"comments"),"nodes")),[c,m]=[(0,n.U)(s,"id"),(0,n.U)(s,"path")],[d,f,w]=["id","body","createdAt"].map(T=>(0,n.U)(u,T));if(typeof c!="string"||typeof m!="string")return[];if(typeof d!="string"||typeof f!="string"||typeof w!="string")return[];const U=(0,k.t7)(f);if((0,n.U)(u,"viewerDidAuthor")!==!0||U?.key!==a)return[];const E=(0,n.U)(s,"startLine")??(0,n.U)(s,"line");return[{id:c,commentId:d,path:m,line:typeof E=="number"?E:void 0,fingerprint:U.fingerprint,body:f,createdAt:w,state:J(s,u)}]}function J(s,a){return(0,n.U)(a,"isMinimized")===!0?"hidden":(0,n.U)(s,"isResolved")===!0?"resolved":(0,n.U)(s,"isOutdated")===!0?"outdated":"open"}function H(s,a){const u=new Set(a.map(({id:d})=>d)),c=s.filter(({id:d,state:f})=>f==="open"&&!u.has(d)).toSorted((d,f)=>N(d.createdAt,f.createdAt)||N(d.id,f.id));return[...Map.groupBy(c,({path:d,fingerprint:f})=>JSON.stringify([d,f])).values()].flatMap(([,...d])=>d)}function N(s,a){return s===a?0:s<a?-1:1}async function j(s,{owner:a,repository:u},c,m,d){const f=[];let w=null;do{const U=await(0,g.jQ)(s,m,{owner:a,repository:u,number:c,after:w},"pull-requests: read");if(!U.ok)return U;const E=(0,n.U)((0,n.U)((0,n.U)(U.value,"repository"),"pullRequest"),d),T=(0,n.U)(E,"pageInfo"),Q=(0,n.U)(E,"nodes");if(!Array.isArray(Q)||(0,n.U)(T,"hasNextPage")===!0&&typeof(0,n.U)(T,"endCursor")!="string")return(0,h._)(x.au);f.push(...Q),w=(0,n.U)(T,"hasNextPage")===!0?(0,n.U)(T,"endCursor"):void 0}while(w!==void 0);return(0,h.ok)(f)}async function D(s,a){for(const{thread:u,body:c}of a){const m=await(0,g.jQ)(s,W,{id:u.commentId,body:c},"pull-requests: write");if(!m.ok)return m.error.reason}}async function V(s,a){let u=!0;for(const{id:c,commentId:m}of a){if(u&&(u=(await(0,g.jQ)(s,O,{id:c},"pull-requests: write")).ok),u)continue;const d=await(0,g.jQ)(s,z,{id:m},"pull-requests: write");if(!d.ok)return d.error.reason}}})};
