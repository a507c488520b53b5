export const id = 658;
export const ids = [658];
export const modules = {

/***/ 8658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  annotateByReview: () => (/* binding */ annotateByReview)
});

// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var report_run = __webpack_require__(2203);
// EXTERNAL MODULE: ./.build/action/action/github/client.js + 1 modules
var client = __webpack_require__(1303);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var limits = __webpack_require__(9306);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/action/action/publish/annotations.js
var annotations = __webpack_require__(6126);
// EXTERNAL MODULE: ./.build/action/action/publish/marker.js
var publish_marker = __webpack_require__(7240);
;// CONCATENATED MODULE: ./.build/action/action/publish/change-comments.js



const PREFIX = "change:";
function isAboutChange({ fingerprint }) {
    return fingerprint.startsWith(PREFIX);
}
function planChanges(marks, threads, key, room) {
    const fingerprints = changeFingerprints(marks);
    const known = new Set(fingerprints);
    const standing = new Map(threads.filter(({ state }) => state !== "outdated").map((one) => [one.fingerprint, one]));
    const comments = [];
    const updates = [];
    const left = [];
    for (const [index, mark] of marks.entries()) {
        const fingerprint = fingerprints[index] ?? "";
        const body = formatChangeComment(mark, (0,publish_marker/* markerOf */.we)(fingerprint, key));
        const thread = standing.get(fingerprint);
        if (thread?.state === "open") {
            if (!saysTheSame(thread.body, body))
                updates.push({ thread, body });
        }
        else if (thread !== undefined || !mark.isInDiff || mark.line === undefined || comments.length >= room) {
            left.push(mark);
        }
        else {
            comments.push({ mark, path: mark.path, startLine: mark.line, endLine: mark.line, body });
        }
    }
    const gone = threads.filter(({ state, fingerprint }) => state === "outdated" || (state === "open" && !known.has(fingerprint)));
    return { comments, updates, left, gone };
}
function changeFingerprints(marks) {
    const counts = new Map();
    return marks.map(({ subject, path }) => {
        const hash = (0,external_node_crypto_.createHash)("sha256")
            .update(JSON.stringify([subject, path]))
            .digest("hex")
            .slice(0, 16);
        const count = (counts.get(hash) ?? 0) + 1;
        counts.set(hash, count);
        return `${PREFIX}${hash}:${count}`;
    });
}
const TITLES = { opens: "Opens", breaks: "Breaks" };
function formatChangeComment(mark, marker) {
    return `**${TITLES[mark.effect]}**: ${[...(0,annotations/* markParts */.Cp)(mark), marker].join("\n\n")}`;
}
function saysTheSame(one, other) {
    const [before, after] = [one, other].map((body) => body.replaceAll("\r\n", "\n").trim());
    return before === after;
}

// EXTERNAL MODULE: ./.build/action/action/publish/publication.js
var publish_publication = __webpack_require__(8434);
// EXTERNAL MODULE: ./.build/action/shared/report/fingerprint.js
var fingerprint = __webpack_require__(8614);
// EXTERNAL MODULE: ./.build/action/shared/report/ranking.js
var ranking = __webpack_require__(9420);
// EXTERNAL MODULE: ./.build/action/shared/changes/compare.js + 23 modules
var compare = __webpack_require__(8541);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/choose.js
var choose = __webpack_require__(6943);
// EXTERNAL MODULE: ./.build/action/shared/validate/validate.js + 8 modules
var validate_validate = __webpack_require__(7667);
;// CONCATENATED MODULE: ./.build/action/shared/fix/independent-sets.js
function independent_sets_isFixable(diagnostic) {
    return diagnostic.fix !== undefined;
}
function* independentSets(fixable, length) {
    for (const ofRule of Map.groupBy(fixable, ({ rule }) => rule).values()) {
        let left = ofRule;
        while (left.length > 0) {
            const set = new Set(withoutOverlaps(left, length));
            yield [...set];
            left = left.filter((one) => !set.has(one));
        }
    }
}
function withoutOverlaps(fixable, length) {
    const place = createPlaces(length);
    return fixable.filter(({ fix }) => {
        const isFree = fix.edits.every((edit) => place.isFree(edit));
        if (isFree)
            for (const edit of fix.edits)
                place.take(edit);
        return isFree;
    });
}
function createPlaces(length) {
    const replaced = new Uint8Array(length + 1);
    const inserted = new Uint8Array(length + 1);
    return {
        isFree({ range: { start, end } }) {
            if (start.offset === end.offset)
                return !inserted[start.offset] && !replaced[start.offset] && !replaced[start.offset - 1];
            return (!replaced.subarray(start.offset, end.offset).includes(1) &&
                !inserted.subarray(start.offset, end.offset + 1).includes(1));
        },
        take({ range: { start, end } }) {
            if (start.offset === end.offset)
                inserted[start.offset] = 1;
            else
                replaced.fill(1, start.offset, end.offset);
        },
    };
}
function independent_sets_applyFixes(text, fixes) {
    const edits = fixes.flatMap((fix) => fix.edits);
    const parts = [];
    let done = 0;
    for (const { range, text: replacement } of edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset)) {
        parts.push(text.slice(done, range.start.offset), replacement);
        done = range.end.offset;
    }
    return [...parts, text.slice(done)].join("");
}

;// CONCATENATED MODULE: ./.build/action/shared/fix/limits.js
const FIX_PASSES_MAX = 100;
const FIX_COMPARED_MAX_CHARACTERS = 2_000_000;
const FIX_COMPARISONS_MIN = 20;

;// CONCATENATED MODULE: ./.build/action/shared/fix/fix-safely.js



function fix_safely_fixSafely(text, settings) {
    const applied = [];
    let fixed = text;
    for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
        const safe = (0,validate_validate/* validate */.tf)(fixed, settings)
            .filter(independent_sets_isFixable)
            .filter(({ fix }) => fix.safe);
        const [set] = independentSets(safe, fixed.length);
        if (set === undefined)
            break;
        applied.push(...set);
        fixed = independent_sets_applyFixes(fixed, set.map(({ fix }) => fix));
    }
    return { text: fixed, applied };
}

;// CONCATENATED MODULE: ./.build/action/shared/fix/opening.js





function openedBy(before, after, settings) {
    const { changes, widens } = (0,compare/* compareSides */.GQ)(sideWithText(before, settings), sideWithText(after, settings));
    return widens === undefined ? undefined : changes.filter(({ effect }) => effect === "opens");
}
function openedByFix(text, fix, settings) {
    return openedBy(fix_safely_fixSafely(text, settings).text, fix_safely_fixSafely(independent_sets_applyFixes(text, [fix]), settings).text, settings);
}
function* openingFixes(text, settings) {
    for (const diagnostic of validate(text, settings)) {
        if (!isFixable(diagnostic) || diagnostic.fix.safe)
            continue;
        const opens = openedByFix(text, diagnostic.fix, settings) ?? [];
        if (opens.length > 0)
            yield { diagnostic, opens };
    }
}
function sideWithText(text, { layers = {}, layer = "user", path, policy, vocabulary }) {
    const documents = typeof layers === "function" ? layers((0,choose/* vocabularyOfText */.v6)(vocabulary, text)) : layers;
    const around = ["enforced", "default"].flatMap((kind) => {
        const value = documents[kind];
        return value === undefined ? [] : [{ kind, label: kind, value }];
    });
    return {
        layers: [...around, { kind: layer, label: path ?? "", text }],
        policy,
        vocabulary,
        path,
    };
}
function splitByOpening(text, set, settings, mayCompare) {
    const harmless = [];
    const opening = [];
    const textWith = (fixables) => {
        const fixes = fixables.map(({ fix }) => fix);
        return fixSafely(applyFixes(text, fixes), settings).text;
    };
    const tryAll = (fixables) => {
        const [first] = fixables;
        if (first === undefined || !mayCompare())
            return;
        const opens = openedBy(textWith(harmless), textWith([...harmless, ...fixables]), settings) ?? [];
        if (opens.length === 0)
            harmless.push(...fixables);
        else if (fixables.length === 1)
            opening.push({ diagnostic: first, opens });
        else
            for (const half of halvesOf(fixables))
                tryAll(half);
    };
    tryAll(set);
    return { harmless, opening };
}
function halvesOf(fixables) {
    const middle = Math.ceil(fixables.length / 2);
    return [fixables.slice(0, middle), fixables.slice(middle)];
}

// EXTERNAL MODULE: ./.build/action/shared/report/rule-page.js
var rule_page = __webpack_require__(6480);
// EXTERNAL MODULE: ./.build/action/shared/report/clipped-markdown.js
var clipped_markdown = __webpack_require__(4791);
// EXTERNAL MODULE: ./.build/action/shared/validate/redact.js
var redact = __webpack_require__(7093);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
;// CONCATENATED MODULE: ./.build/action/action/publish/review-comment.js


const review_comment_TITLES = { error: "Error", warning: "Warning", notice: "Notice" };
const GUESS = "The suggestion is a guess: review it before you apply it.";
function formatReviewComment({ diagnostic, suggestion, marker, docsUrl }) {
    const { severity, rule, message, advice, fix } = diagnostic;
    const found = `**${review_comment_TITLES[severity]}** (${(0,rule_page/* ruleInMarkdown */.nz)(rule, docsUrl)}): ${(0,clipped_markdown/* clippedSentence */.f)(message)} ${(0,clipped_markdown/* clippedSentence */.f)(advice)}`;
    const blocks = suggestion === undefined ? [] : [suggestionBlock(suggestion)];
    const guess = suggestion === undefined || fix?.safe !== false ? [] : [GUESS];
    return [found, ...guess, ...blocks, marker].join("\n\n");
}
function suggestionBlock({ replacement }) {
    const longestRun = Math.max(0, ...(replacement.match(/`+/g) ?? []).map((run) => run.length));
    const fence = "`".repeat(Math.max(3, longestRun + 1));
    return `${fence}suggestion\n${replacement}${fence}`;
}
function suggestionFor({ fix }, text, source) {
    const edits = fix?.edits ?? [];
    const [first] = edits;
    if (first === undefined || source.length !== text.length || text.includes("\r"))
        return undefined;
    const lines = touchedLines(text, edits);
    const kept = keptSpans(lines, edits);
    if (!areShown(kept, text, source) && !areShown(kept, text, (0,redact/* withPlainComments */.h)(source, text)))
        return undefined;
    const replaced = text.slice(lines.start, lines.end);
    const replacement = applyWithin(text, lines, edits);
    if (replaced === "")
        return undefined;
    const isLast = lines.end === text.length && !replaced.endsWith("\n");
    if (lines.start === 0 && text.startsWith("\uFEFF"))
        return undefined;
    if (!canBeApplied(replacement, isLast) || !canBeShown(replacement))
        return undefined;
    const [oldCount, newCount] = [countLines(replaced), countLines(replacement)];
    if (Math.max(oldCount, newCount) > limits/* SUGGESTION_MAX_LINES */.Sm)
        return undefined;
    const startLine = first.range.start.line;
    return { startLine, endLine: startLine + oldCount - 1, replacement: isLast ? `${replacement}\n` : replacement };
}
function touchedLines(text, edits) {
    const from = edits[0]?.range.start.offset ?? 0;
    const to = edits.at(-1)?.range.end.offset ?? 0;
    const start = from === 0 ? 0 : text.lastIndexOf("\n", from - 1) + 1;
    const isLineStart = to > start && text[to - 1] === "\n";
    const lines = { start, end: isLineStart ? to : endOfLine(text, to) };
    return /^$|\n$/.test(applyWithin(text, lines, edits)) ? lines : { start, end: endOfLine(text, lines.end) };
}
function endOfLine(text, offset) {
    const lineFeed = text.indexOf("\n", offset);
    return lineFeed < 0 ? text.length : lineFeed + 1;
}
function keptSpans({ start, end }, edits) {
    const starts = [start, ...edits.map(({ range }) => range.end.offset)];
    const ends = [...edits.map(({ range }) => range.start.offset), end];
    return starts.map((from, index) => ({ start: from, end: ends[index] ?? end }));
}
function areShown(spans, text, source) {
    return spans.every(({ start, end }) => text.slice(start, end) === source.slice(start, end));
}
function applyWithin(text, lines, edits) {
    return keptSpans(lines, edits)
        .map(({ start, end }, index) => text.slice(start, end) + (edits[index]?.text ?? ""))
        .join("");
}
function canBeApplied(replacement, isLast) {
    if (isLast)
        return replacement.trim() !== "" && !replacement.endsWith("\n");
    return replacement === "" || replacement.trim() !== "";
}
function canBeShown(replacement) {
    const characters = replacement.replaceAll(/[\n\t]/g, "");
    return replacement.length <= limits/* SUGGESTION_MAX_CHARACTERS */.Bq && (0,printable/* printable */.g$)(characters) === characters;
}
function countLines(text) {
    return text.split("\n").length - (text === "" || text.endsWith("\n") ? 1 : 0);
}

;// CONCATENATED MODULE: ./.build/action/action/publish/thread-subjects.js
function subjectsOf(threads, findings) {
    const placed = findings.flatMap((known) => Array.from(possibleLines(known), (line) => ({ known, line })));
    const onLines = Map.groupBy(placed, ({ known: { finding, fingerprint }, line }) => keyOf(finding.file.path, hashOf(fingerprint), line));
    const byNumber = new Map(findings.map((known) => [keyOf(known.finding.file.path, known.fingerprint), known]));
    const subjects = new Map();
    for (const thread of threads) {
        const [only, ...others] = onLines.get(keyOf(thread.path, hashOf(thread.fingerprint), thread.line)) ?? [];
        if (only !== undefined && others.length === 0)
            subjects.set(thread, only.known);
    }
    const taken = new Set(subjects.values());
    for (const thread of threads) {
        const numbered = byNumber.get(keyOf(thread.path, thread.fingerprint));
        if (subjects.has(thread) || numbered === undefined || taken.has(numbered))
            continue;
        if (thread.line === undefined || possibleLines(numbered).has(thread.line) || hasPlaceOfItsOwn(numbered))
            subjects.set(thread, numbered);
    }
    return subjects;
}
function possibleLines({ finding: { diagnostic } }) {
    const { range, fix } = diagnostic;
    return new Set([range?.start.line, fix?.edits[0]?.range.start.line ?? range?.start.line]);
}
function hasPlaceOfItsOwn({ finding: { diagnostic } }) {
    const { pointer } = diagnostic;
    return pointer !== undefined && !/\/\d+(?:\/|$)/.test(pointer);
}
function keyOf(path, ...rest) {
    return JSON.stringify([path, ...rest]);
}
function hashOf(fingerprint) {
    return fingerprint.replace(/:\d+$/, "");
}
function goneThreads(threads, { files, unread }, subjects) {
    const checked = new Set(files.map((file) => file.checked.path));
    const unknown = new Set(unread.map(({ path }) => path));
    return threads.filter((thread) => {
        if (thread.state === "outdated")
            return !unknown.has(thread.path);
        return thread.state === "open" && checked.has(thread.path) && !subjects.has(thread);
    });
}

;// CONCATENATED MODULE: ./.build/action/action/publish/review-plan.js





function planReview(results, threads, closeness, { key, docsUrl }) {
    const known = new Map(results.files.map((file) => [file.checked, knownFile(file)]));
    const findings = knownFindings([...known.keys()], closeness);
    const subjects = subjectsOf(threads, findings);
    const states = new Map(Array.from(subjects, ([{ state }, subject]) => [subject, state]));
    for (const [{ state }, subject] of subjects)
        if (state === "open")
            states.set(subject, state);
    const comments = [];
    const left = [];
    for (const one of findings) {
        const { finding, fingerprint } = one;
        const state = states.get(one);
        if (state === "open")
            continue;
        const hasRoom = state !== "resolved" && comments.length < limits/* REVIEW_MAX_COMMENTS */.B5;
        const marker = (0,publish_marker/* markerOf */.we)(fingerprint, key);
        const comment = hasRoom ? planComment(finding, known.get(finding.file), marker, docsUrl) : undefined;
        if (comment === undefined)
            left.push(finding);
        else
            comments.push(comment);
    }
    return { comments, left, gone: goneThreads(threads, results, subjects) };
}
function knownFile(file) {
    return { file, shown: /\r(?!\n)/.test(file.text) ? [] : (file.lines?.shown ?? []) };
}
function knownFindings(files, closeness) {
    const fingerprints = new Map(files.flatMap(({ diagnostics }) => {
        const ofFile = (0,fingerprint/* fingerprintsOf */.t)(diagnostics);
        return diagnostics.map((diagnostic, index) => [diagnostic, ofFile[index] ?? ""]);
    }));
    return (0,ranking/* rankFindings */.JM)(files, closeness).map((finding) => ({
        finding,
        fingerprint: fingerprints.get(finding.diagnostic) ?? "",
    }));
}
function planComment(finding, known, marker, docsUrl) {
    const { diagnostic, file } = finding;
    const lines = known === undefined ? undefined : commentLines(diagnostic, known.shown);
    if (known === undefined || lines === undefined)
        return undefined;
    const suggestion = shownSuggestion(diagnostic, known);
    const { startLine, endLine } = suggestion ?? { startLine: lines.start, endLine: lines.end };
    return {
        finding,
        path: file.path,
        startLine,
        endLine,
        body: formatReviewComment({ diagnostic, suggestion, marker, docsUrl }),
    };
}
function commentLines({ range }, shown) {
    if (range === undefined)
        return undefined;
    const start = range.start.line;
    const end = range.end.column === 1 ? Math.max(start, range.end.line - 1) : range.end.line;
    if (isShown(start, end, shown))
        return { start, end };
    return isShown(start, start, shown) ? { start, end: start } : undefined;
}
function shownSuggestion(diagnostic, { file, shown }) {
    const suggestion = suggestionFor(diagnostic, file.text, file.checked.source);
    const isOnDiff = suggestion !== undefined && isShown(suggestion.startLine, suggestion.endLine, shown);
    return isOnDiff && opensNothing(diagnostic, file) ? suggestion : undefined;
}
function opensNothing({ fix }, { text, settings = {} }) {
    return fix === undefined || fix.safe || openedByFix(text, fix, settings)?.length === 0;
}
function isShown(start, end, shown) {
    return shown.some((range) => range.start <= start && end <= range.end);
}

// EXTERNAL MODULE: ./.build/action/action/publish/threads.js
var publish_threads = __webpack_require__(8226);
;// CONCATENATED MODULE: ./.build/action/action/publish/review.js







async function annotateByReview(publication, connect) {
    const { results, run, closeness, key } = publication;
    const { target, marks } = results;
    const number = target.pullRequest;
    if (number === undefined)
        return { left: run.files, marks, notes: ["There is no pull request to review, so the step is annotated instead."] };
    const github = await connect();
    const threads = await (0,publish_threads/* readThreads */._f)(github, target, number, key);
    if (!threads.ok)
        return { left: run.files, marks, notes: [cannotReview(threads.error.reason)] };
    const ofFindings = threads.value.filter((thread) => !isAboutChange(thread));
    const plan = planReview(results, ofFindings, closeness, publication);
    const room = limits/* REVIEW_MAX_COMMENTS */.B5 - plan.comments.length;
    const changes = planChanges(marks, threads.value.filter(isAboutChange), key, room);
    const posted = await postReview(github, publication, number, plan, changes);
    if (!posted.ok) {
        const untold = plan.comments.map(({ finding }) => finding);
        return {
            left: (0,publish_publication/* onlyFindings */.Z)(run.files, [...plan.left, ...untold]),
            marks,
            notes: [cannotReview(posted.error.reason)],
        };
    }
    const notes = [
        ...(plan.comments.length + changes.comments.length === 0
            ? []
            : await closeDuplicates(github, publication, number, threads.value)),
        ...(await updateChanges(github, changes)),
        ...(await closeGone(github, [...plan.gone, ...changes.gone])),
    ];
    return { left: (0,publish_publication/* onlyFindings */.Z)(run.files, plan.left), marks: changes.left, notes };
}
async function closeDuplicates(github, { results: { target }, key }, number, before) {
    const now = await (0,publish_threads/* readThreads */._f)(github, target, number, key);
    const reason = now.ok ? await (0,publish_threads/* closeThreads */.Oq)(github, (0,publish_threads/* startedTwice */.OB)(now.value, before)) : now.error.reason;
    return reason === undefined
        ? []
        : [`Findings may have two comments, if two runs commented at the same time. ${reason}`];
}
function cannotReview(reason) {
    return `The pull request cannot be reviewed, so the step is annotated instead. ${reason}`;
}
async function postReview(github, { results: { target }, run }, number, { comments: onFindings, left }, { comments: onChanges }) {
    const comments = [...onChanges, ...onFindings];
    if (comments.length === 0)
        return (0,result.ok)(undefined);
    const elsewhere = left.length === 0
        ? ""
        : ` ${(0,wording/* countOf */.pq)(left.length, "more finding")} of the run: see its annotations and its summary.`;
    return (0,client/* ask */.kA)(github.rest.pulls.createReview({
        owner: target.owner,
        repo: target.repository,
        pull_number: number,
        commit_id: target.headSha,
        event: "COMMENT",
        body: `Provider Steward: ${(0,report_run/* describeRun */.vZ)(run)}.${elsewhere}`,
        comments: comments.map(toRequest),
    }), "pull-requests: write");
}
function toRequest({ path, startLine, endLine, body }) {
    const start = startLine === endLine ? {} : { start_line: startLine, start_side: "RIGHT" };
    return { path, body, line: endLine, side: "RIGHT", ...start };
}
async function updateChanges(github, { updates }) {
    const reason = await (0,publish_threads/* updateThreads */.fZ)(github, updates);
    return reason === undefined ? [] : [`Comments on changes say what an earlier push did. ${reason}`];
}
async function closeGone(github, gone) {
    const reason = await (0,publish_threads/* closeThreads */.Oq)(github, gone.slice(0, limits/* REVIEW_MAX_CLOSED_THREADS */.zo));
    if (reason !== undefined)
        return [`Comments on fixed findings stay as they are. ${reason}`];
    const rest = gone.length - limits/* REVIEW_MAX_CLOSED_THREADS */.zo;
    return rest > 0 ? [`The next run closes ${(0,wording/* countOf */.pq)(rest, "more thread")} about fixed findings.`] : [];
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
