export const id = 187;
export const ids = [187];
export const modules = {

/***/ 187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comment: () => (/* binding */ comment)
});

// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/report/file-changes.js
var file_changes = __webpack_require__(1258);
// EXTERNAL MODULE: ./.build/action/action/github/answer.js
var answer = __webpack_require__(990);
// EXTERNAL MODULE: ./.build/action/action/github/client.js + 1 modules
var client = __webpack_require__(1303);
// EXTERNAL MODULE: ./.build/action/action/github/failure.js + 1 modules
var failure = __webpack_require__(9551);
// EXTERNAL MODULE: ./.build/action/action/publish/marker.js
var publish_marker = __webpack_require__(7240);
// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var report_run = __webpack_require__(2203);
// EXTERNAL MODULE: ./.build/action/shared/report/whole-report.js
var whole_report = __webpack_require__(92);
// EXTERNAL MODULE: ./.build/action/shared/report/accept-markdown.js
var accept_markdown = __webpack_require__(6624);
// EXTERNAL MODULE: ./.build/action/shared/report/fit.js
var fit = __webpack_require__(2181);
// EXTERNAL MODULE: ./.build/action/shared/report/changes-markdown.js
var changes_markdown = __webpack_require__(3625);
// EXTERNAL MODULE: ./.build/action/shared/changes/change.js
var change = __webpack_require__(6173);
// EXTERNAL MODULE: ./.build/action/shared/report/findings-markdown.js
var findings_markdown = __webpack_require__(9910);
// EXTERNAL MODULE: ./.build/action/shared/report/suppressed-markdown.js
var suppressed_markdown = __webpack_require__(1930);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var limits = __webpack_require__(9306);
;// CONCATENATED MODULE: ./.build/action/action/publish/sticky-comment.js


const RESERVED_BYTES = 1024;
function formatStickyComment(run, options) {
    const head = [`### ${(0,report_run/* headlineOf */.gD)(run)}`, ...(0,report_run/* runNotes */.p1)(run)].join("\n\n");
    const tail = `\n\n${options.marker}`;
    const whole = (0,whole_report/* pointToWhole */.J)(options.more).trim();
    const help = (0,accept_markdown/* formatAcceptHelp */.F)(run.changes, run.openings, limits/* COMMENT_MAX_CHARACTERS */.im / 4);
    const room = limits/* COMMENT_MAX_CHARACTERS */.im - RESERVED_BYTES - (0,fit/* countBytes */.Tu)(head + whole + help + tail);
    const changes = (0,changes_markdown/* formatChangeLists */.L_)(run.changes, {
        linkTo: options.linkTo,
        openings: run.openings,
        effects: change/* EFFECTS */.tQ.filter((effect) => effect !== "none"),
        heading: "####",
        maxAlike: limits/* STICKY_COMMENT_MAX_ALIKE */.Kx,
        maxBytes: room / 2,
    });
    const findings = (0,findings_markdown/* formatFindings */.e)(run.files, {
        ...options,
        maxBytes: room - (0,fit/* countBytes */.Tu)(changes.text),
        maxFindings: limits/* STICKY_COMMENT_MAX_FINDINGS */.Ss,
    });
    const suppressed = (0,suppressed_markdown/* formatSuppressed */.M)(run.files, {
        ...options,
        maxBytes: room - (0,fit/* countBytes */.Tu)(changes.text + findings.text),
        maxFindings: limits/* STICKY_COMMENT_MAX_FINDINGS */.Ss,
    });
    const left = [
        (0,changes_markdown/* describeOmission */.X3)(changes.omitted, changes.omittedNotes),
        findings.omitted === 0 ? "" : (0,wording/* countOf */.pq)(findings.omitted, "more finding"),
        suppressed.omitted === 0 ? "" : (0,wording/* countOf */.pq)(suppressed.omitted, "more suppressed finding"),
    ].filter((text) => text !== "");
    const found = run.files.flatMap((file) => [...file.diagnostics, ...file.suppressed]);
    const isPlain = run.changes.length + found.length + (0,report_run/* runNotes */.p1)(run).length === 0;
    const also = left.length === 0 ? whole : `Not shown: ${left.join(", ")}. ${whole}`;
    const title = changes.text === "" || findings.text === "" ? "" : "\n#### Findings\n";
    const listed = [changes.text, help, title + findings.text, suppressed.text]
        .filter((text) => text !== "")
        .map((text) => `\n${text.trimEnd()}`);
    return head + listed.join("") + (isPlain ? "" : `\n\n${also}`) + tail;
}

// EXTERNAL MODULE: ./.build/action/action/publish/threads.js
var threads = __webpack_require__(8226);
;// CONCATENATED MODULE: ./.build/action/action/publish/comment.js







const SUBJECT = "run";
const COMMENTS = `query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { id body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const DELETE = `mutation ($id: ID!) {
  deleteIssueComment(input: { id: $id }) { clientMutationId }
}`;
const UPDATE = `mutation ($id: ID!, $body: String!) {
  updateIssueComment(input: { id: $id, body: $body }) { issueComment { id } }
}`;
async function comment(publication, when, connect) {
    const { pullRequest } = publication.results.target;
    if (pullRequest === undefined)
        return "There is no pull request to comment on.";
    const written = await writeComment(await connect(), publication, pullRequest, when);
    return written.ok ? undefined : `The comment on the pull request cannot be written. ${written.error.reason}`;
}
async function writeComment(github, publication, number, when) {
    const { results, run, linkTo, closeness, docsUrl, more, key } = publication;
    const body = formatStickyComment(run, {
        linkTo,
        closeness,
        docsUrl,
        more: { ...more, text: "the job summary of the run" },
        marker: (0,publish_marker/* markerOf */.we)(SUBJECT, key),
    });
    const nodes = await (0,threads/* readNodes */.g0)(github, results.target, number, COMMENTS, "comments");
    if (!nodes.ok)
        return nodes;
    const standing = nodes.value.find((node) => isOurs(node, key));
    const isWanted = when === "auto" ? isDangerous(publication) : hasSomethingToSay(publication);
    if (standing !== undefined) {
        return when === "auto" && !isWanted ? removeComment(github, standing) : updateComment(github, standing, body);
    }
    return isWanted ? createOnlyComment(github, publication, number, body) : (0,result.ok)(undefined);
}
async function updateComment(github, standing, body) {
    if (saysTheSame(String((0,answer/* getProperty */.U)(standing, "body")), body))
        return (0,result.ok)(undefined);
    const id = (0,answer/* getProperty */.U)(standing, "id");
    if (typeof id !== "string")
        return (0,result/* err */._)(failure/* unexpectedAnswer */.au);
    return (0,client/* askGraphql */.jQ)(github, UPDATE, { id, body }, "pull-requests: write");
}
function isOurs(node, key) {
    const body = (0,answer/* getProperty */.U)(node, "body");
    if ((0,answer/* getProperty */.U)(node, "viewerDidAuthor") !== true || typeof body !== "string")
        return false;
    const marker = (0,publish_marker/* readMarker */.t7)(body);
    return marker?.key === key && marker.fingerprint === SUBJECT;
}
function isDangerous({ run: { changes } }) {
    const { opens, breaks } = (0,file_changes/* countChanges */.xS)(changes);
    return opens + breaks + (0,file_changes/* countUnknown */.mj)(changes) > 0;
}
async function removeComment(github, standing) {
    const id = (0,answer/* getProperty */.U)(standing, "id");
    if (typeof id !== "string")
        return (0,result/* err */._)(failure/* unexpectedAnswer */.au);
    return (0,client/* askGraphql */.jQ)(github, DELETE, { id }, "pull-requests: write");
}
function hasSomethingToSay({ run: { files, unread, changes } }) {
    return (unread.length > 0 ||
        files.some(({ diagnostics }) => diagnostics.length > 0) ||
        (0,file_changes/* countUnknown */.mj)(changes) > 0 ||
        (0,file_changes/* distinctChanges */.IU)(changes).some(({ effect }) => effect !== "none"));
}
function saysTheSame(one, other) {
    const [before, after] = [one, other].map((body) => body
        .replaceAll(/\/actions\/runs\/\d+/g, "")
        .replaceAll("\r\n", "\n")
        .trim());
    return before === after;
}
async function createOnlyComment(github, { results: { target }, key }, number, body) {
    const place = { owner: target.owner, repo: target.repository };
    const created = await (0,client/* ask */.kA)(github.rest.issues.createComment({ ...place, issue_number: number, body }), "pull-requests: write");
    if (!created.ok)
        return created;
    const nodes = await (0,threads/* readNodes */.g0)(github, target, number, COMMENTS, "comments");
    if (!nodes.ok)
        return nodes;
    const first = nodes.value.find((node) => isOurs(node, key));
    const { id, node_id: nodeId } = created.value.data;
    if (first === undefined || (0,answer/* getProperty */.U)(first, "id") === nodeId)
        return (0,result.ok)(undefined);
    const removed = await (0,client/* ask */.kA)(github.rest.issues.deleteComment({ ...place, comment_id: id }), "pull-requests: write");
    return removed.ok ? updateComment(github, first, body) : removed;
}


/***/ }),

/***/ 8226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ startedTwice),
/* harmony export */   Oq: () => (/* binding */ closeThreads),
/* harmony export */   _f: () => (/* binding */ readThreads),
/* harmony export */   fZ: () => (/* binding */ updateThreads),
/* harmony export */   g0: () => (/* binding */ readNodes)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1134);
/* harmony import */ var _github_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(990);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1303);
/* harmony import */ var _github_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9551);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7240);





const THREADS = `query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
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
}`;
const RESOLVE = `mutation ($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { isResolved } }
}`;
const UPDATE = `mutation ($id: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) { pullRequestReviewComment { id } }
}`;
const HIDE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
}`;
async function readThreads(github, target, number, key) {
    const nodes = await readNodes(github, target, number, THREADS, "reviewThreads");
    return nodes.ok ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__.ok)(nodes.value.flatMap((node) => threadOf(node, key))) : nodes;
}
function threadOf(node, key) {
    const [comment] = (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsOf */ .S)((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(node, "comments"), "nodes"));
    const [id, path] = [(0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(node, "id"), (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(node, "path")];
    const [commentId, body, createdAt] = ["id", "body", "createdAt"].map((name) => (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(comment, name));
    if (typeof id !== "string" || typeof path !== "string")
        return [];
    if (typeof commentId !== "string" || typeof body !== "string" || typeof createdAt !== "string")
        return [];
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(body);
    if ((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(comment, "viewerDidAuthor") !== true || marker?.key !== key)
        return [];
    const line = (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(node, "startLine") ?? (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(node, "line");
    return [
        {
            id,
            commentId,
            path,
            line: typeof line === "number" ? line : undefined,
            fingerprint: marker.fingerprint,
            body,
            createdAt,
            state: stateOf(node, comment),
        },
    ];
}
function stateOf(thread, comment) {
    if ((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(comment, "isMinimized") === true)
        return "hidden";
    if ((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(thread, "isResolved") === true)
        return "resolved";
    return (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(thread, "isOutdated") === true ? "outdated" : "open";
}
function startedTwice(threads, before) {
    const known = new Set(before.map(({ id }) => id));
    const started = threads
        .filter(({ id, state }) => state === "open" && !known.has(id))
        .toSorted((one, other) => compareTexts(one.createdAt, other.createdAt) || compareTexts(one.id, other.id));
    const byFinding = Map.groupBy(started, ({ path, fingerprint }) => JSON.stringify([path, fingerprint]));
    return [...byFinding.values()].flatMap(([, ...later]) => later);
}
function compareTexts(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}
async function readNodes(github, { owner, repository }, number, query, connection) {
    const all = [];
    let after = null;
    do {
        const answer = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .askGraphql */ .jQ)(github, query, { owner, repository, number, after }, "pull-requests: read");
        if (!answer.ok)
            return answer;
        const page = (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(answer.value, "repository"), "pullRequest"), connection);
        const info = (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(page, "pageInfo");
        const nodes = (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(page, "nodes");
        if (!Array.isArray(nodes) ||
            ((0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(info, "hasNextPage") === true && typeof (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(info, "endCursor") !== "string"))
            return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(_github_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .unexpectedAnswer */ .au);
        all.push(...nodes);
        after = (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(info, "hasNextPage") === true ? (0,_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .getProperty */ .U)(info, "endCursor") : undefined;
    } while (after !== undefined);
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__.ok)(all);
}
async function updateThreads(github, updates) {
    for (const { thread, body } of updates) {
        const updated = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .askGraphql */ .jQ)(github, UPDATE, { id: thread.commentId, body }, "pull-requests: write");
        if (!updated.ok)
            return updated.error.reason;
    }
    return undefined;
}
async function closeThreads(github, threads) {
    let mayResolve = true;
    for (const { id, commentId } of threads) {
        if (mayResolve) {
            const resolved = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .askGraphql */ .jQ)(github, RESOLVE, { id }, "pull-requests: write");
            mayResolve = resolved.ok;
        }
        if (mayResolve)
            continue;
        const hidden = await (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .askGraphql */ .jQ)(github, HIDE, { id: commentId }, "pull-requests: write");
        if (!hidden.ok)
            return hidden.error.reason;
    }
    return undefined;
}


/***/ })

};
