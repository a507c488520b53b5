export const id = 278;
export const ids = [278];
export const modules = {

/***/ 5278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  annotateByCheckRun: () => (/* binding */ annotateByCheckRun)
});

// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var report_run = __webpack_require__(2203);
// EXTERNAL MODULE: ./.build/action/shared/report/file-changes.js
var file_changes = __webpack_require__(1258);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/action/github/answer.js
var answer = __webpack_require__(990);
// EXTERNAL MODULE: ./.build/action/action/github/client.js + 1 modules
var client = __webpack_require__(1303);
// EXTERNAL MODULE: ./.build/action/action/github/failure.js + 1 modules
var failure = __webpack_require__(9551);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var limits = __webpack_require__(9306);
// EXTERNAL MODULE: ./.build/action/shared/report/ranking.js
var ranking = __webpack_require__(9420);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __webpack_require__(3568);
// EXTERNAL MODULE: ./.build/action/shared/report/fit.js
var fit = __webpack_require__(2181);
// EXTERNAL MODULE: ./.build/action/action/publish/annotations.js
var annotations = __webpack_require__(6126);
;// CONCATENATED MODULE: ./.build/action/action/publish/check-annotations.js



const LEVELS = { error: "failure", warning: "warning", notice: "notice" };
function toCheckAnnotations(files, { max, closeness, docsUrl, marks = [] }) {
    const ranked = (0,ranking/* rankFindings */.JM)(files, closeness).map((finding) => ({ kind: "finding", finding }));
    const errorCount = (0,diagnostic/* countBySeverity */.Ot)((0,diagnostic/* allDiagnostics */.yi)(files)).error;
    const changes = marks.map((mark) => ({ kind: "change", mark }));
    const subjects = [...ranked.slice(0, errorCount), ...changes, ...ranked.slice(errorCount)];
    const left = splitSubjects(subjects.slice(max));
    const omitted = (0,annotations/* describeMissing */.UV)((0,diagnostic/* countBySeverity */.Ot)(left.findings.map(({ diagnostic }) => diagnostic)), left.marks);
    const shown = subjects
        .slice(0, max)
        .map((one) => one.kind === "finding"
        ? toCheckAnnotation(one.finding.file.path, one.finding.diagnostic, docsUrl)
        : toMarkAnnotation(one.mark));
    return { shown, subjects, omitted };
}
function splitSubjects(subjects) {
    return {
        findings: subjects.flatMap((one) => (one.kind === "finding" ? one.finding : [])),
        marks: subjects.flatMap((one) => (one.kind === "change" ? one.mark : [])),
    };
}
function toMarkAnnotation(mark) {
    const line = mark.line ?? 1;
    return {
        path: mark.path,
        start_line: line,
        end_line: line,
        annotation_level: LEVELS.warning,
        title: (0,annotations/* markTitle */.Ug)(mark),
        message: (0,fit/* clip */.$Q)((0,annotations/* markMessage */.xL)(mark), limits/* CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS */.bd),
    };
}
function toCheckAnnotation(path, diagnostic, docsUrl) {
    return {
        path,
        ...checkLines(diagnostic.range),
        annotation_level: LEVELS[diagnostic.severity],
        title: (0,fit/* clip */.$Q)((0,annotations/* annotationTitle */.qF)(diagnostic), limits/* CHECK_ANNOTATION_TITLE_MAX_CHARACTERS */.iX),
        message: (0,fit/* clip */.$Q)((0,annotations/* annotationMessage */.L0)(diagnostic, docsUrl), limits/* CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS */.bd),
    };
}
function checkLines(range) {
    if (range === undefined)
        return { start_line: 1, end_line: 1 };
    const { line, endLine, col, endColumn } = (0,annotations/* annotatedLines */.yf)(range);
    return {
        start_line: line,
        end_line: endLine,
        ...(col === undefined ? {} : { start_column: col }),
        ...(endColumn === undefined ? {} : { end_column: endColumn }),
    };
}

// EXTERNAL MODULE: ./.build/action/action/publish/publication.js
var publish_publication = __webpack_require__(8434);
// EXTERNAL MODULE: ./.build/action/action/publish/report-files.js + 7 modules
var report_files = __webpack_require__(8529);
;// CONCATENATED MODULE: ./.build/action/action/publish/check-run.js








const NAME = "Provider Steward";
async function annotateByCheckRun(publication, outcome, github) {
    const { results, run, closeness, docsUrl, more } = publication;
    const { shown, subjects, omitted } = toCheckAnnotations(run.files, {
        max: limits/* CHECK_RUN_MAX_ANNOTATIONS */.LD,
        closeness,
        docsUrl,
        marks: results.marks,
    });
    const omission = omitted === "" ? "" : `\nNot annotated: ${omitted}.\n`;
    const summary = (0,report_files/* summaryOf */.YG)(publication, limits/* CHECK_RUN_SUMMARY_MAX_BYTES */.rW - omission.length);
    const { sent, reason } = await createCheckRun(github, results.target, {
        title: (0,report_run/* describeRun */.vZ)(run),
        summary: `${summary}${omission}`,
        annotations: shown,
        conclusion: conclusionOf(run, outcome),
        detailsUrl: more.url,
    });
    if (reason === undefined)
        return { left: [], marks: [], notes: [] };
    const unsent = splitSubjects(subjects.slice(sent));
    return {
        left: (0,publish_publication/* onlyFindings */.Z)(run.files, unsent.findings),
        marks: unsent.marks,
        notes: [`The check run is not complete, so the step is annotated instead. ${reason}`],
    };
}
function conclusionOf({ changes }, { counts, runErrors, failure }) {
    if (runErrors.length > 0 || failure !== undefined)
        return "failure";
    const { opens, breaks } = (0,file_changes/* countChanges */.xS)(changes);
    return counts.error + counts.warning + counts.notice + opens + breaks + (0,file_changes/* countUnknown */.mj)(changes) > 0
        ? "neutral"
        : "success";
}
async function createCheckRun(github, target, checkRun) {
    const [first = [], ...others] = pagesOf(checkRun.annotations);
    const created = await createFirst(github, target, checkRun, contentOf(checkRun, first, others.length === 0));
    if (!created.ok)
        return { sent: 0, reason: created.error.reason };
    let sent = first.length;
    for (const page of others) {
        const isLast = sent + page.length === checkRun.annotations.length;
        const content = contentOf(checkRun, page, isLast);
        const updated = await update(github, target, created.value, content);
        if (!updated.ok) {
            const ended = await update(github, target, created.value, contentOf(checkRun, [], true));
            const left = ended.ok ? "" : " The check run could not be completed either.";
            return { sent, reason: `${updated.error.reason}${left}` };
        }
        sent += page.length;
    }
    return { sent };
}
function contentOf({ title, summary, conclusion }, page, isLast) {
    const state = isLast ? { status: "completed", conclusion } : { status: "in_progress" };
    return { ...state, output: { title, summary, annotations: [...page] } };
}
async function createFirst(github, { owner, repository: repo, headSha: head_sha }, { detailsUrl }, content) {
    const details = detailsUrl === undefined ? {} : { details_url: detailsUrl };
    const created = await (0,client/* ask */.kA)(github.rest.checks.create({ owner, repo, name: NAME, head_sha, ...details, ...content }), "checks: write");
    if (!created.ok)
        return created;
    const id = (0,answer/* getProperty */.U)(created.value.data, "id");
    return typeof id === "number" ? (0,result.ok)(id) : (0,result/* err */._)(failure/* unexpectedAnswer */.au);
}
async function update(github, { owner, repository: repo }, check_run_id, content) {
    return (0,client/* ask */.kA)(github.rest.checks.update({ owner, repo, check_run_id, ...content }), "checks: write");
}
function pagesOf(annotations) {
    const count = Math.ceil(annotations.length / limits/* CHECK_RUN_REQUEST_MAX_ANNOTATIONS */.VT);
    return Array.from({ length: count }, (_, index) => annotations.slice(index * limits/* CHECK_RUN_REQUEST_MAX_ANNOTATIONS */.VT, (index + 1) * limits/* CHECK_RUN_REQUEST_MAX_ANNOTATIONS */.VT));
}


/***/ })

};
