export const id = 625;
export const ids = [625];
export const modules = {

/***/ 5827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   wl: () => (/* binding */ catchActionError)
/* harmony export */ });
/* unused harmony exports ACTION_ERROR_TITLE, explained, valueOrThrow */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1134);

const ACTION_ERROR_TITLE = "Provider Steward could not do its work";
class ActionError extends Error {
    name = "ActionError";
}
function explained(what, { reason }) {
    return { reason: `${what} ${reason}` };
}
async function catchActionError(task) {
    try {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__.ok)(await task());
    }
    catch (error) {
        if (!(error instanceof ActionError))
            throw error;
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)({ reason: error.message });
    }
}
function valueOrThrow(result) {
    if (!result.ok)
        throw new ActionError(result.error.reason);
    return result.value;
}


/***/ }),

/***/ 1186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   Dy: () => (/* binding */ effectPainter),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   xV: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5844);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5514);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5986);



function painter({ takesColor }) {
    const isColored = takesColor("stdout");
    return (style, text) => (isColored ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}
const STYLES = { opens: ["bold", "red"], breaks: "yellow", moves: "cyan", changes: "reset", none: "dim" };
function effectPainter(process) {
    const paint = painter(process);
    return (effect, line) => paint([STYLES[effect]].flat(), line);
}
function reportFailure(reason, process) {
    process.stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason)}\n`);
    process.exitCode = _command_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failure;
}
function didYouMean(name, known) {
    const [nearest] = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .LE)(name, known);
    return nearest === undefined ? "" : `\n(Did you mean ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSecrets */ .QU)(nearest)}?)`;
}


/***/ }),

/***/ 7625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addExportCommand: () => (/* binding */ addExportCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2830);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5827);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9306);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1186);
/* harmony import */ var _key_header_option_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1216);






const NAME = new RegExp(`^[\\w.:[\\]-]{1,${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS */ .gN}}$`);
const HELP = `
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
  provider-steward verify-export audit-log`;
function addExportCommand(program, process) {
    program
        .command("export")
        .summary("export the audit log of a content server")
        .description("Exports the audit log of a content server to a folder, with nothing lost and nothing twice.")
        .requiredOption("--server <url>", "base URL of the server")
        .requiredOption("--out <folder>", "folder of the export")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--name <name>", "name of the export in its manifests (default: the host)").argParser(readName))
        .addOption(numberOption("--page-entries <number>", "number of entries in each request", 1, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_SOURCE_PAGE_MAX_ENTRIES */ .ui).default(_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .AUDIT_EXPORT_PAGE_ENTRIES */ .ie))
        .addOption(numberOption("--hold-back <seconds>", "leave younger entries for a later run", 0, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS */ .lc).default(0))
        .addOption(numberOption("--overlap <entries>", "read so many entries again", 0, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_SOURCE_OVERLAP_MAX_ENTRIES */ .Y6).default(0))
        .option("--restart-signing", "the key that signed before is lost: continue with the new one, which verification reports")
        .option("--consecutive-ids", "the server leaves no gaps between ids: a gap is a lost entry")
        .addOption((0,_key_header_option_js__WEBPACK_IMPORTED_MODULE_4__/* .keyHeaderOption */ .g)())
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "format of the report").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (options) => await runExport(options, process));
}
async function runExport(options, process) {
    const { exportToFolder } = await Promise.all(/* import() */[__webpack_require__.e(694), __webpack_require__.e(726), __webpack_require__.e(55), __webpack_require__.e(573)]).then(__webpack_require__.bind(__webpack_require__, 2434));
    const { exitOf, messageOf, outcomeJson, outcomeText } = await Promise.all(/* import() */[__webpack_require__.e(694), __webpack_require__.e(865), __webpack_require__.e(908)]).then(__webpack_require__.bind(__webpack_require__, 5470));
    const { NO_PROGRESS, progressLine } = await __webpack_require__.e(/* import() */ 686).then(__webpack_require__.bind(__webpack_require__, 7686));
    const progress = options.format === "json" ? NO_PROGRESS : progressLine(process);
    const run = await (0,_action_error_js__WEBPACK_IMPORTED_MODULE_5__/* .catchActionError */ .wl)(async () => await exportToFolder(options, process, progress));
    if (!run.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .reportFailure */ .xV)(run.error.reason, process);
    const outcome = run.value;
    const message = messageOf(outcome.end);
    if (options.format === "json")
        process.stdout.write((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .printableJson */ .et)(outcomeJson(outcome)));
    else
        process.stdout.write(outcomeText(outcome));
    if (options.format === "text" && message !== null)
        process.stderr.write(`error: ${message}\n`);
    process.exitCode = exitOf(outcome);
}
function numberOption(flags, description, least, most) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags, description).argParser((text) => {
        const number = Number(text);
        if (/^\d+$/.test(text) && number >= least && number <= most)
            return number;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It must be a whole number from ${least} to ${most}.`);
    });
}
function readName(text) {
    if (NAME.test(text))
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It must be 1 to ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS */ .gN} letters, digits or characters of ". _ : [ ] -".`);
}


/***/ }),

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ keyHeaderOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);

function keyHeaderOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--key-header <name>", "the header that carries the key").default("Authorization");
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

/***/ 2830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ AUDIT_VERIFY_MAX_LATE_IDS),
/* harmony export */   B$: () => (/* binding */ AUDIT_SEGMENT_MAX_BYTES),
/* harmony export */   CC: () => (/* binding */ AUDIT_MANIFEST_MAX_SEGMENTS),
/* harmony export */   CT: () => (/* binding */ AUDIT_RECONCILE_MAX_PAGE_TRIES),
/* harmony export */   GK: () => (/* binding */ AUDIT_SEGMENT_MAX_QUARANTINED),
/* harmony export */   Ii: () => (/* binding */ AUDIT_CLOCK_AHEAD_MAX_HOURS),
/* harmony export */   Jt: () => (/* binding */ AUDIT_RECONCILE_MAX_BEYOND_PAGES),
/* harmony export */   Mx: () => (/* binding */ AUDIT_OVERLAP_MAX_SEGMENTS),
/* harmony export */   NS: () => (/* binding */ AUDIT_MANIFEST_MAX_BYTES),
/* harmony export */   Nr: () => (/* binding */ AUDIT_PAGE_FAILURES_TO_HALVE),
/* harmony export */   Ns: () => (/* binding */ AUDIT_SEGMENT_MAX_GAPS),
/* harmony export */   P6: () => (/* binding */ AUDIT_SEGMENT_METADATA_MAX_BYTES),
/* harmony export */   TF: () => (/* binding */ AUDIT_WITNESS_MAX_BYTES),
/* harmony export */   Th: () => (/* binding */ AUDIT_RECONCILE_MAX_CANDIDATES),
/* harmony export */   Z6: () => (/* binding */ AUDIT_RECONCILE_MAX_SEGMENTS),
/* harmony export */   e$: () => (/* binding */ AUDIT_GAP_LOOK_BACK_IDS),
/* harmony export */   eE: () => (/* binding */ AUDIT_RECONCILE_MAX_LATER_PAGES),
/* harmony export */   eZ: () => (/* binding */ AUDIT_VERIFY_MAX_BREAKS),
/* harmony export */   ee: () => (/* binding */ AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS),
/* harmony export */   gC: () => (/* binding */ AUDIT_WALK_MAX_RESTARTS),
/* harmony export */   gV: () => (/* binding */ AUDIT_GAP_MAX_TRIES),
/* harmony export */   he: () => (/* binding */ AUDIT_LARGE_PAGE_MAX_TRIES),
/* harmony export */   ie: () => (/* binding */ AUDIT_EXPORT_PAGE_ENTRIES),
/* harmony export */   ix: () => (/* binding */ AUDIT_STALLED_MAX_PAGES),
/* harmony export */   jo: () => (/* binding */ AUDIT_RECONCILE_MAX_IDS),
/* harmony export */   kI: () => (/* binding */ AUDIT_PAGE_SUSPECT_TRIES),
/* harmony export */   p7: () => (/* binding */ AUDIT_MANIFEST_MAX_GAPS),
/* harmony export */   rJ: () => (/* binding */ AUDIT_OUTAGE_MAX_TRIES),
/* harmony export */   sO: () => (/* binding */ AUDIT_RECONCILE_MAX_IDLE_PAGES),
/* harmony export */   tm: () => (/* binding */ AUDIT_SEGMENT_ENTRIES),
/* harmony export */   vQ: () => (/* binding */ AUDIT_GAP_HOLD_BACK_MINUTES),
/* harmony export */   wy: () => (/* binding */ AUDIT_GAP_MAX_TRIES_OF_RUN),
/* harmony export */   xH: () => (/* binding */ AUDIT_SEGMENT_RAW_BYTES),
/* harmony export */   yb: () => (/* binding */ AUDIT_SEGMENT_MAX_RAW_BYTES)
/* harmony export */ });
/* unused harmony exports AUDIT_PUSH_BATCH_ENTRIES, AUDIT_PUSH_BATCH_BYTES */
/* harmony import */ var _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

const AUDIT_EXPORT_PAGE_ENTRIES = 500;
const AUDIT_SEGMENT_ENTRIES = 20_000;
const AUDIT_SEGMENT_RAW_BYTES = 8 * 1024 * 1024;
const AUDIT_SEGMENT_MAX_RAW_BYTES = AUDIT_SEGMENT_RAW_BYTES + _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_EXPORT_PAGE_MAX_BYTES */ .Mk;
const AUDIT_SEGMENT_MAX_QUARANTINED = 100;
const AUDIT_SEGMENT_MAX_GAPS = 100;
const AUDIT_SEGMENT_METADATA_MAX_BYTES = 65_000;
const AUDIT_SEGMENT_MAX_BYTES = AUDIT_SEGMENT_MAX_RAW_BYTES + 1024 * 1024;
const AUDIT_WITNESS_MAX_BYTES = 64 * 1024 * 1024;
const AUDIT_VERIFY_MAX_BREAKS = 100;
const AUDIT_VERIFY_MAX_LATE_IDS = 200_000;
const AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS = 100_000;
const AUDIT_RECONCILE_MAX_IDS = 100;
const AUDIT_RECONCILE_MAX_CANDIDATES = 10_000;
const AUDIT_RECONCILE_MAX_SEGMENTS = 50;
const AUDIT_RECONCILE_MAX_BEYOND_PAGES = 40;
const AUDIT_RECONCILE_MAX_LATER_PAGES = 2;
const AUDIT_RECONCILE_MAX_PAGE_TRIES = 10;
const AUDIT_RECONCILE_MAX_IDLE_PAGES = 100;
const AUDIT_MANIFEST_MAX_BYTES = 16 * 1024 * 1024;
const AUDIT_MANIFEST_MAX_SEGMENTS = 10_000;
const AUDIT_MANIFEST_MAX_GAPS = 40_000;
const AUDIT_PAGE_SUSPECT_TRIES = 3;
const AUDIT_GAP_MAX_TRIES = 3;
const AUDIT_GAP_MAX_TRIES_OF_RUN = 30;
const AUDIT_GAP_HOLD_BACK_MINUTES = 10;
const AUDIT_GAP_LOOK_BACK_IDS = 5_000;
const AUDIT_LARGE_PAGE_MAX_TRIES = 5;
const AUDIT_OUTAGE_MAX_TRIES = 6;
const AUDIT_STALLED_MAX_PAGES = 10;
const AUDIT_WALK_MAX_RESTARTS = 10;
const AUDIT_OVERLAP_MAX_SEGMENTS = 100;
const AUDIT_PAGE_FAILURES_TO_HALVE = 3;
const AUDIT_CLOCK_AHEAD_MAX_HOURS = 24;
const AUDIT_PUSH_BATCH_ENTRIES = 500;
const AUDIT_PUSH_BATCH_BYTES = (/* unused pure expression or super */ null && (512 * 1024));


/***/ }),

/***/ 3047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ AUDIT_SOURCE_KEY_MAX_CHARACTERS),
/* harmony export */   GJ: () => (/* binding */ AUDIT_PAGE_URL_MAX_CHARACTERS),
/* harmony export */   HC: () => (/* binding */ CLIENT_OUTAGE_MAX_SECONDS),
/* harmony export */   JP: () => (/* binding */ CLIENT_OUTAGE_FIRST_SECONDS),
/* harmony export */   ML: () => (/* binding */ AUDIT_ID_MAX_DIGITS),
/* harmony export */   Mk: () => (/* binding */ AUDIT_EXPORT_PAGE_MAX_BYTES),
/* harmony export */   RK: () => (/* binding */ AUDIT_EXPORT_PAGE_MAX_ENTRIES),
/* harmony export */   Wj: () => (/* binding */ CLIENT_BACKOFF_FIRST_SECONDS),
/* harmony export */   XT: () => (/* binding */ CLIENT_LIST_MAX_PAGES),
/* harmony export */   Y6: () => (/* binding */ AUDIT_SOURCE_OVERLAP_MAX_ENTRIES),
/* harmony export */   Z2: () => (/* binding */ OBJECT_NAME_MAX_BYTES),
/* harmony export */   ZP: () => (/* binding */ CLIENT_REQUEST_MAX_SECONDS),
/* harmony export */   fI: () => (/* binding */ AUDIT_LARGE_PAGE_MAX_BYTES),
/* harmony export */   lc: () => (/* binding */ AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS),
/* harmony export */   nQ: () => (/* binding */ LIST_PAGE_MAX_ITEMS),
/* harmony export */   nf: () => (/* binding */ CLIENT_RETRY_AFTER_MAX_SECONDS),
/* harmony export */   ui: () => (/* binding */ AUDIT_SOURCE_PAGE_MAX_ENTRIES),
/* harmony export */   wD: () => (/* binding */ AUDIT_LARGE_PAGE_MAX_KEPT_BYTES),
/* harmony export */   y$: () => (/* binding */ CLIENT_BACKOFF_MAX_SECONDS)
/* harmony export */ });
/* unused harmony export BOOTSTRAP_SECRET_MIN_BYTES */
const LIST_PAGE_MAX_ITEMS = 500;
const BOOTSTRAP_SECRET_MIN_BYTES = 32;
const OBJECT_NAME_MAX_BYTES = 1_024;
const AUDIT_EXPORT_PAGE_MAX_BYTES = 16 * 1024 * 1024;
const AUDIT_EXPORT_PAGE_MAX_ENTRIES = 100_000;
const AUDIT_LARGE_PAGE_MAX_BYTES = 1024 * 1024 * 1024;
const AUDIT_LARGE_PAGE_MAX_KEPT_BYTES = 64 * 1024;
const AUDIT_ID_MAX_DIGITS = 64;
const AUDIT_PAGE_URL_MAX_CHARACTERS = 4_096;
const CLIENT_REQUEST_MAX_SECONDS = 60;
const CLIENT_RETRY_AFTER_MAX_SECONDS = 15 * 60;
const CLIENT_BACKOFF_MAX_SECONDS = 5 * 60;
const CLIENT_BACKOFF_FIRST_SECONDS = 1;
const CLIENT_OUTAGE_FIRST_SECONDS = 10;
const CLIENT_OUTAGE_MAX_SECONDS = 60;
const AUDIT_SOURCE_KEY_MAX_CHARACTERS = 1_024;
const AUDIT_SOURCE_PAGE_MAX_ENTRIES = 10_000;
const AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS = 24 * 60 * 60;
const AUDIT_SOURCE_OVERLAP_MAX_ENTRIES = 10_000;
const CLIENT_LIST_MAX_PAGES = 100_000;


/***/ }),

/***/ 5844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ nearestNames),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Sz: () => (/* binding */ createListGuess),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   gK: () => (/* binding */ createGuess),
/* harmony export */   qz: () => (/* binding */ similarNames)
/* harmony export */ });
/* harmony import */ var _lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5694);

const PART_MIN_CHARACTERS = 3;
function nearestNames(name, candidates, budget) {
    return nearestTo(plainName(name), candidatesOf(candidates), budget);
}
function similarNames(name, candidates, budget) {
    return similarTo(plainName(name), candidatesOf(candidates), budget);
}
function candidatesOf(names) {
    return Array.from(names, (name) => ({ name, plain: plainName(name) }));
}
function nearestTo(plain, candidates, budget) {
    const similar = similarTo(plain, candidates, budget);
    const isUsedUp = budget !== undefined && budget.letterPairs < 0;
    if (similar.length > 0 || isUsedUp || plain.length < PART_MIN_CHARACTERS)
        return similar;
    return candidates.filter((candidate) => candidate.plain.includes(plain)).map(({ name }) => name);
}
function similarTo(plain, candidates, budget) {
    let nearest = [];
    let distance = Math.max(1, Math.floor(plain.length / 3));
    for (const candidate of candidates) {
        if (Math.abs(candidate.plain.length - plain.length) > distance)
            continue;
        if (budget !== undefined)
            budget.letterPairs -= plain.length * candidate.plain.length;
        if (budget !== undefined && budget.letterPairs < 0)
            return [];
        const candidateDistance = editDistance(plain, candidate.plain, distance);
        if (candidateDistance > distance)
            continue;
        if (candidateDistance < distance)
            nearest = [];
        nearest.push(candidate.name);
        distance = candidateDistance;
    }
    return nearest;
}
const WEIGHTLESS = /[-_\s]/;
const ALL_WEIGHTLESS = /[-_\s]/g;
function plainName(name) {
    const lower = name.toLowerCase();
    return WEIGHTLESS.test(lower) ? lower.replaceAll(ALL_WEIGHTLESS, "") : lower;
}
function editDistance(from, to, limit) {
    const shorter = Math.min(from.length, to.length);
    let start = 0;
    while (start < shorter && from[start] === to[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end))
        end += 1;
    return distanceOfRest(from.slice(start, from.length - end), to.slice(start, to.length - end), limit);
}
function distanceOfRest(from, to, limit) {
    let beforeLast = [];
    let last = [];
    let current = [];
    for (let column = 0; column <= to.length; column += 1)
        last.push(column);
    for (let row = 1; row <= from.length; row += 1) {
        let least = row;
        current[0] = row;
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
            current[column] = distance;
            least = Math.min(least, distance);
        }
        if (least > limit)
            return least;
        [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[to.length] ?? 0;
}
const MEANT_MAX = 3;
function createGuess(candidates, budget) {
    let letters = 0;
    for (const candidate of candidates)
        letters += candidate.length + 1;
    const prepared = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => candidatesOf(candidates));
    return (name) => {
        const pairs = letters * (name.length + 1);
        if (pairs > budget.letterPairs)
            return [];
        budget.letterPairs -= pairs;
        const meant = nearestTo(plainName(name), prepared());
        return meant.length > MEANT_MAX ? [] : meant;
    };
}
const candidatesInList = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazilyFor */ .N)((list) => candidatesOf(list));
function createListGuess(budget) {
    const known = new Map();
    return (name, list) => {
        const before = known.get(list)?.get(name);
        if (before !== undefined) {
            budget.letterPairs -= before.cost;
            return budget.letterPairs < 0 ? [] : before.meant;
        }
        const { letterPairs } = budget;
        const meant = nearestTo(plainName(name), candidatesInList(list), budget);
        const inList = known.get(list) ?? new Map();
        known.set(list, inList.set(name, { meant, cost: letterPairs - budget.letterPairs }));
        return meant;
    };
}


/***/ }),

/***/ 1134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ err),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
function ok(value) {
    return { ok: true, value };
}
function err(error) {
    return { ok: false, error };
}


/***/ }),

/***/ 5514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ mentionsCredentialName),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   Zm: () => (/* binding */ withoutPlaceholders),
/* harmony export */   kG: () => (/* binding */ holdsPlaceholder),
/* harmony export */   si: () => (/* binding */ namesCredential),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* harmony import */ var _token_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4857);

const PLACEHOLDER = new RegExp([
    /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:(?:env|input):)?[A-Za-z_][\w.-]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}/,
    /\{env:[A-Za-z_]\w*\}|\{file:[\w.~/-]{1,200}\}|\bos\.environ\/[A-Za-z_]\w*/,
    /\$env:[A-Za-z_]\w*|\$[A-Z_][A-Z0-9_]*\b|%(?![\dA-F]{2}%)[A-Z_][A-Z0-9_]*%/,
    /<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/,
]
    .map(({ source }) => source)
    .join("|"), "g");
function isPlaceholder(value) {
    const rest = value.replaceAll(PLACEHOLDER, "");
    return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !(0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(value);
}
function holdsPlaceholder(text) {
    return withoutPlaceholders(text) !== text || /\$\{[^{}]{1,200}\}|\{\{[^{}]{1,200}\}\}/.test(text);
}
function mentionsCredentialName(text) {
    return text.match(/[\w.-]+/g)?.some(namesCredential) ?? false;
}
function withoutPlaceholders(text) {
    return text.replaceAll(PLACEHOLDER, ";");
}
const CREDENTIAL_NAME = new RegExp(`(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`);
const CREDENTIAL_WORD = /key|auth|token|secret|pass|pwd|credential|cookie|bearer|jwt|signature|session/;
function namesCredential(headerName) {
    const lower = headerName.toLowerCase();
    const letters = /[^a-z]/.test(lower) ? lower.replaceAll(/[^a-z]/g, "") : lower;
    return CREDENTIAL_WORD.test(letters) && CREDENTIAL_NAME.test(letters);
}
function maskSecrets(name) {
    if ((0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(name))
        return "•••";
    if (!/[@= ]/.test(name))
        return name;
    return name
        .replace(/\/\/[^/?#]*@/g, "//•••@")
        .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
        .replace(/\b(bearer|basic) +(\S+)/gi, (text, scheme, word) => isPlan(scheme, word) ? text : `${scheme} •••`);
}
function isPlan(scheme, word) {
    return /^basic$/i.test(scheme) && /^\(?[A-Z]?[a-z]*[^\w+/=]*$/.test(word);
}


/***/ }),

/***/ 4857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oj: () => (/* binding */ TOKEN_MIN_CHARACTERS),
  Dt: () => (/* binding */ hasTokenShape),
  Oq: () => (/* binding */ isMixed)
});

// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
;// CONCATENATED MODULE: ./.build/action/shared/text/token-shapes.js
const TOKENS = [
    ["psk", "[0-9A-Za-z]{29}(?![0-9A-Za-z])"],
    ["sk-ant-", "[a-z]{3,8}\\d{2}-[\\w-]{20}"],
    ["sk-lf-", "[\\da-f]{8}-[\\da-f]{4}-"],
    ["gsk_", "[A-Za-z0-9]{40}"],
    ["hf_", "[A-Za-z0-9]{30}"],
    ["api_org_", "[A-Za-z]{34}"],
    ["pplx-", "[A-Za-z0-9]{40}"],
    ["xai-", "[A-Za-z0-9]{40}"],
    ["nvapi-", "[\\w-]{40}"],
    ["tgp_v1_", "[\\w-]{40}"],
    ["fw_", "[A-Za-z0-9]{22}(?![\\w-])"],
    ["r8_", "[A-Za-z0-9]{37}"],
    ["csk-", "[a-z0-9]{40}"],
    ["pcsk_", "[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50}"],
    ["tvly-", "(?:dev-|prod-)?[A-Za-z0-9]{32}"],
    ["jina_", "[\\da-f]{32}[\\w-]{20}"],
    ["lsv2_", "(?:pt|sk)_[\\da-f]{32}"],
    ["ABSK", "[A-Za-z0-9+/]{100}"],
    ["bedrock-api-key-", "[A-Za-z0-9+/]{40}"],
    ["dapi", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["AKIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ASIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ABIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ACCA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["AIza", "[\\w-]{30}"],
    ["ya29.", "[\\w-]{20}"],
    ["GOCSPX-", "[\\w-]{28}"],
    ["AccountKey=", "[A-Za-z0-9+/]{80}"],
    ["LTAI", "[A-Za-z0-9]{20}(?![A-Za-z0-9])"],
    ["do", "[opr]_v1_[\\da-f]{64}"],
    ["HRKU-", "[\\w-]{36}"],
    ["fo1_", "[\\w-]{43}"],
    ["fm", "[12][ar]?_[A-Za-z0-9+/]{80}"],
    ["v1.0-", "[\\da-f]{24}-[\\da-f]{100}"],
    ["sbp_", "[\\da-f]{40}"],
    ["sb_secret_", "[\\w-]{22}"],
    ["vercel_blob_rw_", "[A-Za-z0-9]{16}_"],
    ["tk-us-", "[\\w-]{48}"],
    ["gh", "[pousr]_[A-Za-z0-9]{20}"],
    ["github_pat_", "\\w{20}"],
    ["gl", "(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w-]{16}"],
    ["GR1348941", "[\\w-]{20}"],
    ["AT", "(?:ATT|CTT|BB)[\\w=-]{28}"],
    ["AKCp", "[A-Za-z0-9]{69}"],
    ["cmVmd", "[A-Za-z0-9]{59}(?![A-Za-z0-9])"],
    ["npm_", "[A-Za-z0-9]{30}"],
    ["pypi-AgEIcHlwaS5vcmc", ""],
    ["rubygems_", "[\\da-f]{48}"],
    ["CLOJARS_", "[\\da-z]{60}"],
    ["oy2", "[a-z0-9]{43}(?![A-Za-z0-9])"],
    ["sq", "[apu]_[\\da-f]{40}"],
    ["pat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["sat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["pul-", "[\\da-f]{40}"],
    ["pnu_", "[A-Za-z0-9]{36}"],
    ["API-", "[A-Z0-9]{26}(?![A-Za-z0-9])"],
    ["sgp_", "[\\w]{40}"],
    ["dckr_pat_", "[\\w-]{20}"],
    ["hv", "[sbr]\\.[\\w-]{24}"],
    ["dp.", "(?:pt|st|ct|sa|scim|audit)\\.[\\w.]{40}"],
    ["ops_eyJ", "[\\w+/-]{40}"],
    ["A3-", "[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-"],
    ["AGE-SECRET-KEY-1", "[A-Z0-9]{40}"],
    ["pscale_", "(?:tkn|oauth|pw)_[\\w=.-]{32}"],
    ["glc_", "[A-Za-z0-9+/]{32}"],
    ["glsa_", "[A-Za-z0-9]{32}_"],
    ["eyJrIjoi", "[A-Za-z0-9]{60}"],
    ["dt0c01.", "[A-Z0-9]{24}\\."],
    ["NR", "(?:AK|II)-[\\w-]{27}"],
    ["sntry", "[su]_[\\w=+/]{40}"],
    ["sha256~", "[\\w-]{43}"],
    ["4b1d", "[A-Za-z0-9]{38}(?![A-Za-z0-9])"],
    ["phx_", "[A-Za-z0-9]{43}"],
    ["dnkey-", "[\\w=-]{26}-"],
    ["ico-", "[A-Za-z0-9]{32}(?![\\w-])"],
    ["sc_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["ext_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["scauth_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["authress_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["xox", "(?:[abeprs]|o(?=-\\d))[-.][\\w.-]{10}"],
    ["xapp-", "\\d-[A-Z0-9]{8}"],
    ["SG.", "[\\w-]{16,32}\\.[\\w-]{16}"],
    ["xkeysib-", "[\\da-f]{64}"],
    ["sk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["rk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["pk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["whsec_", "[A-Za-z0-9+/]{24}"],
    ["SK", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["sq0", "(?:atp|csp)-[\\w-]{22}"],
    ["shp", "(?:at|ca|pa|ss)_[\\da-fA-F]{32}"],
    ["lin_api_", "[A-Za-z0-9]{40}"],
    ["ntn_", "\\d{11}[A-Za-z0-9]{35}"],
    ["secret_", "[A-Za-z0-9]{43}(?![A-Za-z0-9])"],
    ["PMAK-", "[\\da-f]{24}-"],
    ["figd_", "[\\w-]{40}"],
    ["tfp_", "[\\w.=-]{40}"],
    ["pat", "[A-Za-z0-9]{14}\\.[\\da-f]{64}"],
    ["pat-", "(?:na|eu)\\d-[\\da-f]{8}-[\\da-f]{4}-"],
    ["p8e-", "[a-z0-9]{32}"],
    ["EAAA", "[\\w-]{56}"],
    ["EAA", "[CM][A-Za-z0-9]{100}"],
    ["EZ", "[AT]K[A-Za-z0-9]{54}"],
    ["FLWSECK", "(?:_TEST)?-[a-z0-9]{12}"],
    ["access-", "(?:sandbox|development|production)-[\\da-f]{8}-[\\da-f]{4}-"],
    ["duffel_", "(?:live|test)_[\\w=-]{40}"],
    ["shippo_", "(?:live|test)_[\\w=-]{40}"],
    ["fio-u-", "[\\w=-]{64}"],
    ["rdme_", "[a-z0-9]{70}"],
    ["s-s4t2", "(?:af|ud)-[\\da-f]{64}"],
    ["sm_", "[aps]at_[A-Za-z0-9]{16}"],
];
const MARKS = [
    "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",
    "(?<![\\w-])eyJ[\\w-]{8,}\\.[\\w-]{8}",
    "(?<!\\d)\\d{8,10}:AA[\\w-]{33}",
    "\\.atlasv1\\.[\\w=-]{60}",
    "(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk",
    "(?<![A-Za-z0-9])[A-Za-z0-9_~.]{3}\\dQ~[\\w~.-]{31}",
];
const WEBHOOKS = [
    "\\bhooks\\.slack\\.com\\/(?:services|workflows|triggers)\\/[a-z0-9]{6,16}\\/[a-z0-9]{6,20}\\/[a-z0-9/]{16}",
    "\\bdiscord(?:app)?\\.com\\/api\\/(?:v\\d{1,2}\\/)?webhooks\\/\\d{10,20}\\/[\\w-]{20}",
    "\\.webhook\\.office\\.com\\/webhookb2\\/[\\w-]{8}",
    "\\boutlook\\.office\\.com\\/webhook\\/[\\w-]{8}",
    "\\bhooks\\.zapier\\.com\\/hooks\\/catch\\/\\d{3,12}\\/\\w{5}",
];
const OTHER_SHAPES = [new RegExp(MARKS.join("|")), new RegExp(WEBHOOKS.join("|"), "i")];
const PREFIXED = /(?:(?<![A-Za-z0-9])[spr]k|(?<![\w-])-?(?:key|tok))[-_]([\w-]{16,})/gi;
const PART_OF_OTHERS = /-----BEGIN |eyJ|:AA|\.atlasv1\.|_mmk|Q~|hook|(?:[spr]k|key|tok)[-_]/i;

;// CONCATENATED MODULE: ./.build/action/shared/text/token-search.js


const TOKEN_MIN_CHARACTERS = 15;
const KEY_PART_MIN_CHARACTERS = 16;
function hasTokenShape(text) {
    if (text.length < TOKEN_MIN_CHARACTERS)
        return false;
    return holdsToken(text) || (PART_OF_OTHERS.test(text) && holdsOther(text));
}
function kindsOfStart(start) {
    const known = kindsByStart.get(start);
    if (known !== undefined)
        return known;
    const kinds = TOKENS.filter(([beginning]) => startAt(beginning, 0) === start).map(([beginning, rest]) => ({
        beginning,
        rest: (0,lazily/* lazily */.q)(() => new RegExp(rest, "y")),
    }));
    kindsByStart.set(start, kinds);
    return kinds;
}
const kindsByStart = new Map();
const knownStarts = (0,lazily/* lazily */.q)(() => {
    const isStart = new Uint8Array(1 << 14);
    for (const [beginning] of TOKENS)
        isStart[startAt(beginning, 0)] = 1;
    return isStart;
});
function startAt(text, index) {
    return ((text.charCodeAt(index) & 0x7f) << 7) | (text.charCodeAt(index + 1) & 0x7f);
}
function holdsToken(text) {
    const isStart = knownStarts();
    let isInWord = false;
    for (let index = 0; index < text.length; index += 1) {
        const wasInWord = isInWord;
        isInWord = isLetterOrDigit(text.charCodeAt(index));
        if (!isInWord || wasInWord)
            continue;
        const start = startAt(text, index);
        if (isStart[start] === 1 && isToken(text, index, kindsOfStart(start)))
            return true;
    }
    return false;
}
function isToken(text, index, kinds) {
    for (const kind of kinds)
        if (isAt(index, text, kind))
            return true;
    return false;
}
function isAt(index, text, { beginning, rest }) {
    if (!text.startsWith(beginning, index))
        return false;
    const pattern = rest();
    pattern.lastIndex = index + beginning.length;
    return pattern.test(text);
}
function isLetterOrDigit(code) {
    const lower = code | 0x20;
    return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
function holdsOther(text) {
    return OTHER_SHAPES.some((shape) => shape.test(text)) || holdsPrefixedKey(text);
}
function holdsPrefixedKey(text) {
    for (const [, rest = ""] of text.matchAll(PREFIXED)) {
        if (rest.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part)))
            return true;
    }
    return false;
}
function isMixed(text) {
    return /\d/.test(text) && /[A-Za-z]/.test(text);
}


/***/ })

};
