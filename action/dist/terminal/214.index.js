export const id = 214;
export const ids = [214];
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
function reportFailure(reason, process) {
    process.stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason)}\n`);
    process.exitCode = _command_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failure;
}
function didYouMean(name, known) {
    const [nearest] = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .LE)(name, known);
    return nearest === undefined ? "" : `\n(Did you mean ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSecrets */ .QU)(nearest)}?)`;
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

/***/ 7804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ publicKeyOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);

function publicKeyOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--public-key <key>", "the key that must have signed it first: 64 hexadecimal digits, or a file; more than one after a restart")
        .argParser((key, keys) => [...keys, key])
        .default([], "any");
}


/***/ }),

/***/ 6609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addVerifyExportCommand: () => (/* binding */ addVerifyExportCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5457);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5827);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1186);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5986);
/* harmony import */ var _key_header_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1216);
/* harmony import */ var _public_key_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7804);







const HELP = `
It checks every object of the export: that it can be unpacked, that hashes, chains and signatures match, that ids ascend
without duplicates, and that nothing is missing between the first and the newest manifest. It says where the first break is.
Without --public-key any one key may have signed: whoever can replace the whole export could sign it again. With --witness,
an export that the holder of the key rewrote or cut is found, too; it is held to each file that is given.

With --server it then reads the server's log again to its end, and compares each entry, byte for byte: it reports which
entries of the server are missing from the export, which have other content on the server, which the server gives twice
with different content, and which it no longer has. It says how far the export is, and what the server has beyond that.

Environment:
  STEWARD_API_KEY  the API key of an administrator, where the export is at a URL or --server is given

Formats:
  text  for people, with the progress on standard error
  json  for programs: { whole, verdict: { state, text, max_lag_seconds }, name, source, breaks: [{ object, line, id, message }], breaks_left_out,
        open_gaps: [{ after, before }], notices, signed_by, key_changes: [{ object, kind, from, to, pinned }], witnessed,
        totals: { manifests, segments, entries, quarantined, late, gaps, first_id, last_id, unsealed_segments },
        differences: { missing, missing_ids, changed, changed_entries: [{ id, exported_sha256, server_sha256 }],
        repeated, repeated_entries: [{ id, sha256s }], vanished, vanished_ids },
        behind: { entries, oldest_time, lag_seconds } }
        differences is null without --server, behind where the server has nothing more
        the state of the verdict is current, whole, not_compared, behind, incomplete, needs_attention, differs or broken
        where it cannot be checked, standard output is empty and the reason is on standard error

Exit codes:
  0  the export is whole, and what the server has beyond it, if anything, is younger than --max-lag
  1  it is broken, incomplete, differs from the server, is too far behind, or its job needs attention
  2  it could not be checked, or the command was not understood

Examples:
  provider-steward verify-export audit-log
  provider-steward verify-export audit-log --public-key key.pem --server https://content.example.com
  provider-steward verify-export https://content.example.com/__api__/v1/audit_exports/<guid>`;
function addVerifyExportCommand(program, process) {
    program
        .command("verify-export")
        .summary("check an export of an audit log")
        .description("Checks that an export of an audit log is whole and unchanged, and says where it is not.")
        .argument("<place>", "folder of the export, or its URL at a server")
        .addOption((0,_public_key_option_js__WEBPACK_IMPORTED_MODULE_1__/* .publicKeyOption */ .M)())
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--witness <file>", "hold it to the manifests that an outside witness kept: lines of JSON with sequence and sha256; may be repeated")
        .argParser((file, files) => [...files, file])
        .default([], "none"))
        .option("--server <url>", "compare it with the log of the server at this base URL")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--max-lag <time>", "how old an entry may be that is not exported yet, such as 90s, 15m, 2h, 1d; 0 for none (default: the max_lag_seconds of the job of an export at a URL, 60m for a folder)").argParser(readSeconds))
        .addOption((0,_key_header_option_js__WEBPACK_IMPORTED_MODULE_2__/* .keyHeaderOption */ .g)())
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "how to report").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (place, options) => await runCommand(place, options, process));
}
async function runCommand(place, options, process) {
    const { verifyAnywhere } = await Promise.all(/* import() */[__webpack_require__.e(977), __webpack_require__.e(805), __webpack_require__.e(786), __webpack_require__.e(607)]).then(__webpack_require__.bind(__webpack_require__, 1607));
    const { verdictJson, verdictText } = await __webpack_require__.e(/* import() */ 296).then(__webpack_require__.bind(__webpack_require__, 2296));
    const { NO_PROGRESS, progressLine } = await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 7686));
    const progress = options.format === "json" ? NO_PROGRESS : progressLine(process);
    const check = await (0,_action_error_js__WEBPACK_IMPORTED_MODULE_3__/* .catchActionError */ .wl)(async () => await verifyAnywhere(place, options, process, progress));
    progress.clear();
    if (!check.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFailure */ .xV)(check.error.reason, process);
    const checked = check.value;
    process.stdout.write(options.format === "json" ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .printableJson */ .et)(verdictJson(checked)) : verdictText(place, checked));
    process.exitCode = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .isWholeVerdict */ .h)(checked.verdict) ? _command_process_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.fine : _command_process_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .d.errors;
}
const UNIT_SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };
function readSeconds(text) {
    const { count, unit } = /^(?<count>\d{1,6})(?<unit>[smhd])$/.exec(text)?.groups ?? {};
    const seconds = text === "0" ? 0 : Number(count) * (UNIT_SECONDS[unit ?? ""] ?? Number.NaN);
    if (!Number.isNaN(seconds))
        return seconds;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("It must be 0, or a whole number of seconds, minutes, hours or days, such as 15m.");
}


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
const knownKinds = (0,lazily/* lazily */.q)(() => {
    const kinds = TOKENS.map(([beginning, rest]) => ({ beginning, rest: (0,lazily/* lazily */.q)(() => new RegExp(rest, "y")) }));
    const byStart = Map.groupBy(kinds, ({ beginning }) => startAt(beginning, 0));
    const isStart = new Uint8Array(1 << 14);
    for (const start of byStart.keys())
        isStart[start] = 1;
    return { byStart, isStart };
});
function startAt(text, index) {
    return ((text.charCodeAt(index) & 0x7f) << 7) | (text.charCodeAt(index + 1) & 0x7f);
}
function holdsToken(text) {
    const { byStart, isStart } = knownKinds();
    let isInWord = false;
    for (let index = 0; index < text.length; index += 1) {
        const wasInWord = isInWord;
        isInWord = isLetterOrDigit(text.charCodeAt(index));
        if (!isInWord || wasInWord)
            continue;
        const start = startAt(text, index);
        if (isStart[start] === 1 && isToken(text, index, byStart.get(start)))
            return true;
    }
    return false;
}
function isToken(text, index, kinds = []) {
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
