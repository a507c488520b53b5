export const id = 455;
export const ids = [455];
export const modules = {

/***/ 8455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PROGRAM_FORMATTERS: () => (/* binding */ PROGRAM_FORMATTERS)
});

// EXTERNAL MODULE: ./.build/action/package.json
var action_package = __webpack_require__(5456);
// EXTERNAL MODULE: ./.build/action/shared/report/json.js
var json = __webpack_require__(4706);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic_diagnostic = __webpack_require__(3568);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/order.js
var order = __webpack_require__(9035);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/text/hash.js
var text_hash = __webpack_require__(2555);
;// CONCATENATED MODULE: ./.build/action/shared/report/fingerprint.js

function fingerprintsOf(diagnostics) {
    const counts = new Map();
    return diagnostics.map((diagnostic) => {
        const hash = (0,text_hash/* fnv1a64 */.R)(lastingText(diagnostic));
        const count = (counts.get(hash) ?? 0) + 1;
        counts.set(hash, count);
        return `${hash}:${count}`;
    });
}
function lastingText({ rule, pointer = "", message }) {
    const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/");
    return `${rule}\n${place}\n${message.replaceAll(/\b(line|item) \d+/gi, "$1")}`;
}

// EXTERNAL MODULE: ./.build/action/shared/report/limits.js
var limits = __webpack_require__(52);
;// CONCATENATED MODULE: ./.build/action/shared/report/ranking.js

function rankFindings(files, closeness) {
    return rank(files, ({ diagnostics }) => diagnostics, closeness);
}
function rankSuppressed(files, closeness) {
    return rank(files, ({ suppressed }) => suppressed, closeness);
}
function rank(files, findingsOf, closeness = () => 0) {
    const measured = files
        .flatMap((file) => findingsOf(file).map((diagnostic) => ({ file, diagnostic })))
        .map(({ file, diagnostic }, index) => ({
        finding: { file, diagnostic, index },
        rank: diagnostic_diagnostic/* SEVERITIES */.oC.indexOf(diagnostic.severity),
        distance: closeness(file.path, diagnostic),
    }));
    return measured
        .toSorted((one, other) => one.rank - other.rank || compare(one.distance, other.distance))
        .map(({ finding }) => finding);
}
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}
function inFileOrder(findings) {
    return Map.groupBy(findings.toSorted((one, other) => one.index - other.index), ({ file }) => file);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/rule-page.js



function readDocsUrl(text) {
    if (readHttpUrl(text) === undefined)
        return undefined;
    return /[/#]$/.test(text) ? text : `${text}/`;
}
function rulePageUrl(docsUrl, rule) {
    return docsUrl + encodeURIComponent(rule.toWellFormed());
}
function readPlaygroundUrl(text) {
    return readHttpUrl(text) === undefined || text.includes("#") ? undefined : text;
}
function ruleExampleUrl(playgroundUrl, rule) {
    return `${playgroundUrl}#rule=${encodeURIComponent(rule.toWellFormed())}`;
}
function ruleInMarkdown(rule, docsUrl) {
    const name = clippedCode(rule);
    return docsUrl === undefined ? name : `[${name}](${escapeLinkTarget(rulePageUrl(docsUrl, rule))})`;
}

// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var run = __webpack_require__(2203);
;// CONCATENATED MODULE: ./.build/action/shared/report/sarif.js









const LEVELS = { error: "error", warning: "warning", notice: "note" };
function formatSarif(files, rules, toolVersion, unread = [], docsUrl) {
    const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
    const [ranked, suppressed] = [rankFindings(files), rankSuppressed(files)];
    const kept = inFileOrder(ranked.slice(0, limits/* SARIF_RUN_MAX_RESULTS */.qC));
    const keptSuppressed = inFileOrder(suppressed.slice(0, Math.max(0, limits/* SARIF_RUN_MAX_RESULTS */.qC - ranked.length)));
    const log = {
        $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: { driver: toDriver(rules, toolVersion, docsUrl) },
                invocations: [toInvocation(unread, ranked.length + suppressed.length - limits/* SARIF_RUN_MAX_RESULTS */.qC)],
                columnKind: "utf16CodeUnits",
                newlineSequences: ["\r\n", "\n", "\r"],
                results: files.flatMap((file) => {
                    const findings = [...(kept.get(file) ?? []), ...(keptSuppressed.get(file) ?? [])];
                    const fingerprints = fingerprintsIn(file);
                    return findings.map(({ diagnostic }) => toResult(file.path, diagnostic, fingerprints.get(diagnostic) ?? "", indexOf.get(diagnostic.rule)));
                }),
            },
        ],
    };
    return (0,printable/* printableJson */.et)(log);
}
function fingerprintsIn({ diagnostics, suppressed }) {
    const all = (0,order/* orderDiagnostics */.L)([...diagnostics, ...suppressed]);
    const fingerprints = fingerprintsOf(all);
    return new Map(all.map((diagnostic, index) => [diagnostic, fingerprints[index] ?? ""]));
}
function toInvocation(unread, omitted) {
    const notifications = [
        ...unread.map((file) => toNotification("error", (0,run/* describeUnread */.Fn)(file))),
        ...(omitted > 0 ? [toNotification("warning", explainOmittedResults(omitted))] : []),
    ];
    return {
        executionSuccessful: unread.length === 0,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
    };
}
function toNotification(level, text) {
    return { level, message: { text: toMessageText(text) } };
}
function explainOmittedResults(count) {
    return `${(0,wording/* countOf */.pq)(count, "more finding")} left out: GitHub accepts at most ${limits/* SARIF_RUN_MAX_RESULTS */.qC} results. Fix some and check again.`;
}
function toDriver(rules, version, docsUrl) {
    return {
        name: "provider-steward",
        version,
        ...(docsUrl === undefined ? {} : { informationUri: docsUrl.replace(/#$/, "") }),
        rules: rules.map((rule) => toDescriptor(rule, docsUrl)),
    };
}
function toDescriptor(rule, docsUrl) {
    const { id, severity, summary, why, description, examples } = rule;
    const { wrong, right } = examples;
    return {
        id,
        shortDescription: { text: summary },
        fullDescription: { text: description },
        ...(docsUrl === undefined ? {} : { helpUri: rulePageUrl(docsUrl, id) }),
        help: {
            text: `${why}\n\n${description}\n\nWrong:\n\n${wrong}\n\nRight:\n\n${right}`,
            markdown: `${why}\n\n${description}\n\nWrong:\n\n${codeBlock(wrong)}\n\nRight:\n\n${codeBlock(right)}`,
        },
        defaultConfiguration: { level: LEVELS[severity] },
    };
}
function codeBlock(code) {
    return `\`\`\`jsonc\n${code}\n\`\`\``;
}
function toResult(path, diagnostic, fingerprint, ruleIndex) {
    const { rule, severity, message, advice, range, related, inDamagedFile } = diagnostic;
    const fix = "fix" in diagnostic ? diagnostic.fix : undefined;
    const uri = toUri(path);
    return {
        ruleId: rule,
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: LEVELS[severity],
        message: { text: toMessageText(`${message} ${advice}`) },
        locations: [{ physicalLocation: toPhysicalLocation(uri, range) }],
        partialFingerprints: { primaryLocationLineHash: fingerprint },
        ...(related.length === 0
            ? {}
            : { relatedLocations: related.map((place, index) => toRelatedLocation(uri, place, index + 1)) }),
        ...(fix === undefined ? {} : { fixes: [toSarifFix(uri, fix)] }),
        suppressions: "suppression" in diagnostic ? [toSarifSuppression(diagnostic.suppression)] : [],
        ...(inDamagedFile === undefined ? {} : { properties: { inDamagedFile } }),
    };
}
function toSarifSuppression({ kind, reason }) {
    return {
        kind: kind === "comment" ? "inSource" : "external",
        status: "accepted",
        justification: (0,printable/* printable */.g$)(reason),
    };
}
function toSarifFix(uri, fix) {
    const replacements = fix.edits.map(({ range, text }) => ({
        deletedRegion: toRegion(range),
        ...(text === "" ? {} : { insertedContent: { text } }),
    }));
    return {
        description: { text: toMessageText((0,diagnostic_diagnostic/* fixTitle */.Mw)(fix)) },
        artifactChanges: [{ artifactLocation: { uri }, replacements }],
    };
}
function toRelatedLocation(uri, { message, range }, id) {
    return {
        id,
        physicalLocation: toPhysicalLocation(uri, range),
        message: { text: toMessageText(message) },
    };
}
function toPhysicalLocation(uri, range) {
    return { artifactLocation: { uri }, ...(range === undefined ? {} : { region: toRegion(range) }) };
}
function toRegion({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function toMessageText(text) {
    const shown = (0,printable/* printable */.g$)(text);
    return shown.includes("](") ? shown.replace(/[\\[\]]/g, "\\$&") : shown;
}
function toUri(path) {
    const reference = path
        .toWellFormed()
        .replace(/^(\.\/+)+/, "")
        .split("/")
        .map(encodeURIComponent)
        .join("/");
    return reference.startsWith("/") ? `file://${reference.replace(/^\/+/, "/")}` : reference;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 28 modules
var rules = __webpack_require__(1397);
// EXTERNAL MODULE: ./.build/action/shared/report/effect-counts.js
var effect_counts = __webpack_require__(6602);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var action_limits = __webpack_require__(9306);
;// CONCATENATED MODULE: ./.build/action/action/publish/annotations.js


const TITLE_START = "Provider Steward: ";
function toAnnotations(files, options = {}) {
    const { errorsBefore = 0, closeness, docsUrl, marks = [] } = options;
    const found = (0,diagnostic_diagnostic/* countBySeverity */.Ot)((0,diagnostic_diagnostic/* allDiagnostics */.yi)(files));
    const wanted = { ...found, warning: found.warning + marks.length };
    const room = {
        error: Math.max(0, action_limits/* STEP_MAX_ANNOTATIONS_PER_LEVEL */.Io - errorsBefore),
        warning: action_limits/* STEP_MAX_ANNOTATIONS_PER_LEVEL */.Io,
        notice: action_limits/* STEP_MAX_ANNOTATIONS_PER_LEVEL */.Io,
    };
    const isFull = errorsBefore > action_limits/* STEP_MAX_ANNOTATIONS_PER_LEVEL */.Io;
    if (isFull || diagnostic_diagnostic/* SEVERITIES */.oC.some((severity) => wanted[severity] > room[severity]))
        room.notice -= 1;
    const shownMarks = marks.slice(0, room.warning);
    room.warning -= shownMarks.length;
    const omitted = { ...found };
    const shown = rankFindings(files, closeness).filter(({ diagnostic: { severity } }) => {
        if (room[severity] === 0)
            return false;
        room[severity] -= 1;
        omitted[severity] -= 1;
        return true;
    });
    const toOne = ({ file, diagnostic }) => toAnnotation(file.path, diagnostic, docsUrl);
    const { errors = [], others = [] } = Object.groupBy([...inFileOrder(shown).values()].flat(), ({ diagnostic: { severity } }) => (severity === "error" ? "errors" : "others"));
    return {
        shown: [...errors.map(toOne), ...shownMarks.map(toMarkAnnotation), ...others.map(toOne)],
        omitted,
        omittedMarks: marks.slice(shownMarks.length),
    };
}
function toMarkAnnotation(mark) {
    const place = mark.line === undefined ? {} : { line: mark.line, endLine: mark.line };
    return { level: "warning", title: markTitle(mark), message: markMessage(mark), file: mark.path, ...place };
}
function markTitle({ effect }) {
    return `${TITLE_START}${effect}`;
}
function markMessage(mark) {
    return markParts(mark).map(printable/* printable */.g$).join("\n");
}
function markParts({ text, where, accepted }) {
    return [text, where, accepted].filter((part) => part !== "");
}
function formatWorkflowCommands(files, options = {}) {
    const { runErrors = [], errorsBefore = 0 } = options;
    const { shown, omitted, omittedMarks } = toAnnotations(files, {
        ...options,
        errorsBefore: errorsBefore + runErrors.length,
    });
    const shownErrors = runErrors.slice(0, Math.max(0, action_limits/* STEP_MAX_ANNOTATIONS_PER_LEVEL */.Io - errorsBefore));
    const commands = [...shownErrors.map((error) => ({ level: "error", ...error })), ...shown].map(formatCommand);
    const error = omitted.error + runErrors.length - shownErrors.length;
    const missing = describeMissing({ ...omitted, error }, omittedMarks);
    if (missing !== "")
        commands.push(formatCommand({ level: "notice", title: `${TITLE_START}more`, message: explainOmission(missing) }));
    return commands.map((command) => `${command}\n`).join("");
}
function describeMissing(omitted, marks) {
    return [(0,run/* describeCounts */.wv)(omitted), (0,effect_counts/* describeEffects */.QG)((0,effect_counts/* countEffects */._x)(marks))].filter((text) => text !== "").join(", ");
}
function explainOmission(missing) {
    return (`Not annotated: ${missing}. GitHub shows at most ${action_limits/* STEP_MAX_ANNOTATIONS_PER_LEVEL */.Io} annotations of each level per step. ` +
        "The job summary has all of them.");
}
function toAnnotation(path, diagnostic, docsUrl) {
    const { severity, range } = diagnostic;
    return {
        level: severity,
        title: annotationTitle(diagnostic),
        message: annotationMessage(diagnostic, docsUrl),
        file: path,
        ...(range === undefined ? {} : annotatedLines(range)),
    };
}
function annotationTitle({ rule }) {
    return `${TITLE_START}${(0,printable/* printable */.g$)(rule)}`;
}
function annotationMessage({ rule, message, advice }, docsUrl) {
    const page = docsUrl === undefined ? [] : [rulePageUrl(docsUrl, rule)];
    return [message, advice, ...page].map(printable/* printable */.g$).join("\n");
}
function annotatedLines({ start, end }) {
    const lines = { line: start.line, endLine: end.line };
    if (start.line !== end.line)
        return lines;
    return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) };
}
function formatCommand({ level, message, ...properties }) {
    const list = PROPERTIES.flatMap((name) => {
        const value = properties[name];
        return value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`];
    });
    return `::${level} ${list.join(",")}::${escapeData(message)}`;
}
const PROPERTIES = ["title", "file", "line", "endLine", "col", "endColumn"];
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

;// CONCATENATED MODULE: ./.build/action/action/commands/validate-formats.js



const PROGRAM_FORMATTERS = {
    json: ({ files, unread }) => (0,json/* formatJson */.IB)(files, unread),
    sarif: ({ files, unread }) => formatSarif(files, rules/* ruleDescriptions */.U, action_package/* version */.rE, unread),
    github: ({ files, unread }) => formatWorkflowCommands(files, { runErrors: unread.map(toRunError) }),
};
function toRunError(file) {
    return { title: "Could not read", message: (0,run/* describeUnread */.Fn)(file), file: file.path };
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS),
/* harmony export */   F0: () => (/* binding */ AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES),
/* harmony export */   Io: () => (/* binding */ STEP_MAX_ANNOTATIONS_PER_LEVEL),
/* harmony export */   M9: () => (/* binding */ AUDIT_EXPORT_TRIES_MAX),
/* harmony export */   V: () => (/* binding */ AUDIT_READ_AHEAD_MAX_PAGES),
/* harmony export */   YD: () => (/* binding */ AUDIT_EXPORT_RECORD_MAX_BYTES),
/* harmony export */   gN: () => (/* binding */ AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS),
/* harmony export */   kH: () => (/* binding */ DIFF_MAX_CHANGED_LINES),
/* harmony export */   lH: () => (/* binding */ AUDIT_READ_AHEAD_MAX_MISSES),
/* harmony export */   pA: () => (/* binding */ AUDIT_READ_AHEAD_MAX_REQUESTS)
/* harmony export */ });
/* unused harmony exports API_REQUEST_MAX_SECONDS, API_RETRY_WAITS_SECONDS, API_WAIT_MAX_SECONDS, API_WAITS_MAX, API_WAIT_WITHOUT_WORD_SECONDS, API_MESSAGE_MAX_CHARACTERS, PULL_REQUEST_MAX_LISTED_FILES, COMPARISON_MAX_LISTED_FILES, FOLDERS_MAX_REQUESTS, FILES_READ_AT_ONCE, UNCHANGED_FILES_MAX_READ, BLOBS_MAX_SINGLE_REQUESTS, BLOBS_PER_REQUEST, LOG_MAX_LISTED_PATHS, MARKED_CHANGES_MAX, LOG_MAX_LISTED_CHANGES, GIT_MAX_SECONDS, GIT_OUTPUT_MAX_BYTES, DIFF_MAX_LINES, CHECK_ANNOTATION_TITLE_MAX_CHARACTERS, CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS, COMMENT_MAX_CHARACTERS, ACCEPTING_ACCOUNTS_MAX, ACCEPTING_COMMITS_MAX, STICKY_COMMENT_MAX_FINDINGS, STICKY_COMMENT_MAX_ALIKE, SUGGESTION_MAX_LINES, SUGGESTION_MAX_CHARACTERS, CHECK_RUN_REQUEST_MAX_ANNOTATIONS, CHECK_RUN_MAX_ANNOTATIONS, CHECK_RUN_SUMMARY_MAX_BYTES, REVIEW_MAX_COMMENTS, REVIEW_MAX_CLOSED_THREADS, CHANGES_OUTPUT_MAX_CHARACTERS, CHANGES_OUTPUT_MAX_LISTED_FILES, EMIT_LISTED_ERRORS_MAX */
const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;
const API_REQUEST_MAX_SECONDS = 60;
const API_RETRY_WAITS_SECONDS = (/* unused pure expression or super */ null && ([1, 2]));
const API_WAIT_MAX_SECONDS = 120;
const API_WAITS_MAX = 2;
const API_WAIT_WITHOUT_WORD_SECONDS = 60;
const API_MESSAGE_MAX_CHARACTERS = 300;
const PULL_REQUEST_MAX_LISTED_FILES = 3_000;
const COMPARISON_MAX_LISTED_FILES = 300;
const FOLDERS_MAX_REQUESTS = 5;
const FILES_READ_AT_ONCE = 4;
const UNCHANGED_FILES_MAX_READ = 2_000;
const BLOBS_MAX_SINGLE_REQUESTS = 20;
const BLOBS_PER_REQUEST = 50;
const LOG_MAX_LISTED_PATHS = 10;
const MARKED_CHANGES_MAX = 1_000;
const LOG_MAX_LISTED_CHANGES = 1_000;
const GIT_MAX_SECONDS = 60;
const GIT_OUTPUT_MAX_BYTES = (/* unused pure expression or super */ null && (256 * 1024 * 1024));
const DIFF_MAX_CHANGED_LINES = 2_000;
const DIFF_MAX_LINES = 200_000;
const CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;
const CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = (/* unused pure expression or super */ null && (16 * 1024));
const COMMENT_MAX_CHARACTERS = 65_536;
const ACCEPTING_ACCOUNTS_MAX = 50;
const ACCEPTING_COMMITS_MAX = 5;
const STICKY_COMMENT_MAX_FINDINGS = 20;
const STICKY_COMMENT_MAX_ALIKE = 20;
const SUGGESTION_MAX_LINES = 50;
const SUGGESTION_MAX_CHARACTERS = 8_000;
const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;
const CHECK_RUN_MAX_ANNOTATIONS = 1_000;
const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;
const REVIEW_MAX_COMMENTS = 30;
const REVIEW_MAX_CLOSED_THREADS = 100;
const CHANGES_OUTPUT_MAX_CHARACTERS = (/* unused pure expression or super */ null && (32 * 1024));
const CHANGES_OUTPUT_MAX_LISTED_FILES = 20;
const AUDIT_EXPORT_TRIES_MAX = 10;
const AUDIT_READ_AHEAD_MAX_PAGES = 16;
const AUDIT_READ_AHEAD_MAX_REQUESTS = 3;
const AUDIT_READ_AHEAD_MAX_MISSES = 3;
const AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS = 300;
const AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES = 4 * 1024 * 1024;
const AUDIT_EXPORT_RECORD_MAX_BYTES = 1024 * 1024;
const AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS = 60 * 60;
const EMIT_LISTED_ERRORS_MAX = 3;


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ inEffectOrder),
/* harmony export */   m_: () => (/* binding */ opensAny),
/* harmony export */   tQ: () => (/* binding */ EFFECTS)
/* harmony export */ });
/* unused harmony export CHANGE_KINDS */
const EFFECTS = ["opens", "breaks", "moves", "changes", "none"];
const CHANGE_KINDS = (/* unused pure expression or super */ null && ([
    "provider-available",
    "every-model-offered",
    "destination-added",
    "encryption-lost",
    "model-offered",
    "enforced-value-removed",
    "policy-loosened",
    "finding-suppressed",
    "provider-unavailable",
    "every-model-withdrawn",
    "model-withdrawn",
    "connection-changed",
    "model-moved",
    "model-changed",
    "setting-without-effect",
]));
function opensAny(changes) {
    return changes.some(({ effect }) => effect === "opens");
}
function inEffectOrder(changes) {
    return changes.toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect));
}


/***/ }),

/***/ 6602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ describeEffects),
/* harmony export */   _x: () => (/* binding */ countEffects)
/* harmony export */ });
/* unused harmony export subtractEffects */
/* harmony import */ var _changes_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);


function countEffects(changes) {
    const counts = { opens: 0, breaks: 0, moves: 0, changes: 0, none: 0 };
    for (const { effect } of changes)
        counts[effect]++;
    return counts;
}
function subtractEffects(all, others) {
    const { opens, breaks, moves, changes, none } = all;
    return {
        opens: opens - others.opens,
        breaks: breaks - others.breaks,
        moves: moves - others.moves,
        changes: changes - others.changes,
        none: none - others.none,
    };
}
function describeEffects(counts, accepted = 0) {
    return _changes_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFECTS */ .tQ.filter((effect) => counts[effect] > 0)
        .map((effect) => {
        if (effect === "none")
            return `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(counts.none, "change")} without effect`;
        return `${effect} ${counts[effect]}${effect === "opens" && accepted > 0 ? ` (${accepted} accepted)` : ""}`;
    })
        .join(", ");
}


/***/ }),

/***/ 4706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ formatJson),
/* harmony export */   Jo: () => (/* binding */ fileReport)
/* harmony export */ });
/* unused harmony export toReport */
/* harmony import */ var _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3568);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);


function fileReport({ diagnostics, suppressed }, maxDiagnostics) {
    const reported = boundedList(diagnostics, maxDiagnostics);
    return { valid: reported.counts.error === 0, ...reported, suppressed: boundedList(suppressed, maxDiagnostics) };
}
function boundedList(all, max) {
    const diagnostics = all.slice(0, max);
    return { counts: (0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)(all), diagnostics, omitted: all.length - diagnostics.length };
}
function formatJson(files, unread = []) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)(toReport(files, unread));
}
function toReport(files, unread) {
    const counts = (0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .allDiagnostics */ .yi)(files));
    return {
        valid: counts.error === 0 && unread.length === 0,
        counts,
        suppressed: { counts: (0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .allSuppressed */ .Gd)(files)) },
        files: files.map((file) => ({ path: file.path, ...fileReport(file) })),
        unread,
    };
}


/***/ }),

/***/ 2555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hex32),
/* harmony export */   R: () => (/* binding */ fnv1a64)
/* harmony export */ });
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT_INTO_HIGH = 8;
const TWO_TO_32 = 2 ** 32;
function fnv1a64(text) {
    let high = 0xcbf29ce4;
    let low = 0x84222325;
    for (let index = 0; index < text.length; index += 1) {
        const mixed = (low ^ text.charCodeAt(index)) >>> 0;
        const product = mixed * PRIME_LOW;
        const carried = Math.floor(product / TWO_TO_32);
        high = (Math.imul(high, PRIME_LOW) + (mixed << PRIME_SHIFT_INTO_HIGH) + carried) >>> 0;
        low = product >>> 0;
    }
    return hex32(high) + hex32(low);
}
function hex32(word) {
    return word.toString(16).padStart(8, "0");
}


/***/ }),

/***/ 5456:
/***/ ((module) => {

module.exports = {"rE":"0.1.0"};

/***/ })

};
