export const id = 999;
export const ids = [999];
export const modules = {

/***/ 2022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readAnywhere: () => (/* binding */ readAnywhere)
});

// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/object-names.js
var object_names = __webpack_require__(1204);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored-segment.js
var stored_segment = __webpack_require__(5789);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/time-range.js
var time_range = __webpack_require__(1927);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/check-manifests.js + 1 modules
var check_manifests = __webpack_require__(7549);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/verify-state.js
var verify_state = __webpack_require__(2575);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/read/read-plan.js






const NOTHING_LISTED = {
    source: null,
    manifests: 0,
    segments: 0,
    signedBy: null,
    end: stored_segment/* NO_SEGMENT */.CU,
    quarantinedElsewhere: 0,
    openGaps: [],
    notices: [],
};
async function planRead(filter, options, ports) {
    const state = (0,verify_state/* startVerification */.AT)(options, ports);
    const plan = { ...NOTHING_LISTED, listed: [] };
    const latest = await (0,check_manifests/* findLatest */.hc)(state);
    const end = await followManifests(state, latest, (manifest) => addManifest(plan, manifest, filter));
    if (state.breaks.length === 0)
        await (0,check_manifests/* checkLatest */.wb)(state, latest, end);
    (0,check_manifests/* checkSomethingSigned */.xg)(state, end);
    const [found] = (0,verify_state/* sortedBreaks */.yI)(state);
    return found === undefined ? (0,result.ok)({ ...plan, source: state.source, notices: state.notices }) : (0,result/* err */._)(found);
}
async function followManifests(state, latest, onManifest) {
    let before = null;
    let named = null;
    let sequence = 0;
    for await (const name of state.ports.objects.list(object_names/* MANIFEST_PREFIX */.$$)) {
        if (((0,object_names/* manifestSequence */.fz)(name) ?? 0) <= sequence)
            continue;
        before = await (0,check_manifests/* checkManifest */.K7)(state, { sequence: sequence + 1, before });
        if (before === null || state.breaks.length > 0)
            break;
        sequence += 1;
        if (sequence === (0,check_manifests/* namedBy */.T)(latest))
            named = before;
        state.counts.manifests += 1;
        onManifest(before.manifest);
        (0,verify_state/* reportProgress */.wX)(state);
    }
    return { sequence, named };
}
function addManifest(plan, { sequence, segments, ...manifest }, filter) {
    plan.manifests = sequence;
    plan.segments += segments.length;
    plan.signedBy = manifest.public_key;
    plan.openGaps = manifest.consecutive_ids ? (segments.at(-1)?.gaps ?? plan.openGaps) : [];
    for (const segment of segments) {
        if ((0,time_range/* mayHold */.B)(segment, filter))
            plan.listed.push({ listing: { manifest: (0,object_names/* manifestName */.vS)(sequence), segment }, before: plan.end });
        else
            plan.quarantinedElsewhere += segment.quarantined;
        const { number, chain, entries } = segment;
        plan.end = { number, chain, entries: (plan.end.entries ?? 0) + entries, writtenTime: null };
    }
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/lines.js
var audit_export_lines = __webpack_require__(275);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/read/entry-fields.js
var entry_fields = __webpack_require__(9079);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/read/entry-filter.js

function asksForTimes({ from, to }) {
    return from !== null || to !== null;
}
function isAskedFor(entry, filter) {
    return isInTime(entry.time, filter) && hasFields(entry.bytes, filter);
}
function isInTime(time, filter) {
    if (time === null)
        return !asksForTimes(filter);
    return (filter.from === null || time >= filter.from) && (filter.to === null || time < filter.to);
}
function hasFields(line, { actions, user }) {
    if (actions.length === 0 && user === null)
        return true;
    const { action, user_guid: guid, user_description: description, } = (0,entry_fields/* entryFields */.o)(line, ["action", "user_guid", "user_description"]);
    const isAction = actions.length === 0 || (action !== null && actions.includes(action));
    return isAction && (user === null || guid === user || isDescribed(description, user));
}
function isDescribed(description, user) {
    return description !== null && (description === user || description.endsWith(` (${user})`));
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored.js
var audit_export_stored = __webpack_require__(6905);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/read.js






async function* readSegments(plan, filter, ports) {
    for await (const opened of openSegments(plan, ports)) {
        const read = opened.ok ? chooseEntries(opened.value, filter, ports) : opened;
        yield read;
        if (!read.ok)
            return;
    }
}
async function* openSegments(plan, ports) {
    for (const { listing, before } of plan.listed) {
        const opened = await openSegment(before, listing, plan.source, ports);
        yield opened.ok ? (0,result.ok)({ segment: opened.value, isListed: true }) : opened;
    }
    let { end: before, source } = plan;
    for await (const name of ports.objects.list(object_names/* SEGMENT_PREFIX */.Pw)) {
        if (((0,object_names/* segmentNumber */.Jr)(name) ?? 0) <= before.number)
            continue;
        const opened = await openSegment(before, null, source, ports);
        yield opened.ok ? (0,result.ok)({ segment: opened.value, isListed: false }) : opened;
        if (!opened.ok)
            return;
        before = (0,stored_segment/* segmentEnd */.Lg)(opened.value.metadata);
        ({ source } = opened.value.metadata);
    }
}
async function openSegment(before, listing, source, ports) {
    const number = before.number + 1;
    const stored = await (0,stored_segment/* readStoredSegment */.De)(number, ports, listing);
    if (stored.state !== "whole")
        return brokenSegment(number, `It ${(0,audit_export_stored/* faultOf */.K)(stored)}.`);
    const { metadata } = stored.value;
    const fault = (0,audit_export_stored/* sourceFault */.q)(metadata.source, source ?? metadata.source) ??
        (0,stored_segment/* segmentChainFault */.nZ)(metadata, before) ??
        (listing === null ? null : (0,stored_segment/* listingFault */.jd)(metadata, listing));
    return fault === null ? (0,result.ok)(stored.value) : brokenSegment(number, `It ${fault}.`);
}
function chooseEntries({ segment: { metadata, raw }, isListed }, filter, { readEntry }) {
    const lines = [];
    let [line, withoutTime] = [0, 0];
    for (const bytes of (0,audit_export_lines/* linesOf */.Dx)(raw)) {
        line += 1;
        const entry = readEntry(bytes);
        if (entry.kind === "unreadable") {
            return brokenSegment(metadata.number, `The line is not a readable entry. ${entry.reason}`, line, entry.id);
        }
        if (entry.time === null && asksForTimes(filter))
            withoutTime += 1;
        else if (isAskedFor(entry, filter))
            lines.push(bytes);
    }
    return (0,result.ok)({ isListed, lines, withoutTime, quarantined: metadata.quarantined.length });
}
function brokenSegment(number, message, line = null, id = null) {
    return (0,result/* err */._)({ object: (0,object_names/* segmentName */.Jc)(number), line, id, message });
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/open-export.js
var open_export = __webpack_require__(136);
// EXTERNAL MODULE: ./.build/action/action/audit-export/progress.js
var audit_export_progress = __webpack_require__(7686);
// EXTERNAL MODULE: ./.build/action/action/audit-export/server-option.js
var server_option = __webpack_require__(5266);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/read-anywhere.js




const NOTHING_READ = { listed: 0, unlisted: 0, chosen: 0, withoutTime: 0, quarantined: 0 };
async function readAnywhere(place, options, process, progress, write) {
    const publicKeys = await Promise.all(options.publicKey.map(async (key) => await (0,open_export/* readPublicKey */.RR)(key, process)));
    const serverAt = (baseUrl) => (0,server_option/* serverWithKey */.TJ)(baseUrl, options.keyHeader, process.env);
    const ports = (0,open_export/* verifyPorts */.Mj)(await (0,open_export/* openExport */.V1)(place, serverAt, process, progress), ({ manifests }) => progress.show(() => `checked ${(0,wording/* countOf */.pq)(manifests, "manifest")}`));
    const planned = await planRead(options.filter, { publicKeys }, ports);
    if (!planned.ok)
        return { kind: "broken", found: planned.error };
    const plan = planned.value;
    let totals = NOTHING_READ;
    for await (const read of readSegments(plan, options.filter, ports)) {
        if (!read.ok)
            return { kind: "broken", found: read.error };
        if (!(await write(read.value.lines)))
            return { kind: "ended" };
        totals = add(totals, read.value);
        const { listed, unlisted, chosen } = totals;
        progress.show(() => (0,audit_export_progress/* readText */.yR)(listed + unlisted, Math.max(plan.listed.length, listed) + unlisted, chosen));
    }
    (0,open_export/* refuseNothing */.OX)(plan.manifests + totals.unlisted);
    return { kind: "read", plan, totals };
}
function add(totals, { isListed, lines, withoutTime, quarantined }) {
    return {
        listed: totals.listed + (isListed ? 1 : 0),
        unlisted: totals.unlisted + (isListed ? 0 : 1),
        chosen: totals.chosen + lines.length,
        withoutTime: totals.withoutTime + withoutTime,
        quarantined: totals.quarantined + quarantined,
    };
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

/***/ 6627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aT: () => (/* binding */ minId),
/* harmony export */   oi: () => (/* binding */ isAbove),
/* harmony export */   q3: () => (/* binding */ compareIds),
/* harmony export */   vQ: () => (/* binding */ idBefore),
/* harmony export */   wf: () => (/* binding */ maxId)
/* harmony export */ });
function compareIds(one, other) {
    if (one.length !== other.length)
        return one.length - other.length;
    return one < other ? -1 : one > other ? 1 : 0;
}
function isAbove(id, other) {
    return other === null || compareIds(id, other) > 0;
}
function idBefore(id) {
    return id === "0" ? null : String(BigInt(id) - 1n);
}
function maxId(reached, entries) {
    return extremeId(reached, entries, 1);
}
function minId(reached, entries) {
    return extremeId(reached, entries, -1);
}
function extremeId(reached, entries, direction) {
    return entries.reduce((extreme, { id }) => (id !== null && (extreme === null || compareIds(id, extreme) * direction > 0) ? id : extreme), reached);
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

/***/ 9079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ entryFields)
/* harmony export */ });
/* harmony import */ var _content_server_json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8919);
/* harmony import */ var _content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9848);
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5319);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);




function entryFields(line, names) {
    const entry = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(new TextDecoder().decode(line));
    const values = names.map((name) => ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(entry, name) : undefined) ?? null);
    return values.every(isPlain) ? saidBy(names, values) : spelt(line, names);
}
function isPlain(value) {
    return typeof value === "string" || value === null;
}
function spelt(line, names) {
    const values = names.map(() => null);
    const scan = (0,_content_server_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanOf */ .r3)(line);
    (0,_content_server_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .skipSpace */ .AN)(scan);
    (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .skipObject */ .lW)(scan, (keyStart) => {
        const start = scan.at;
        const isWhole = (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .skipValue */ .dT)(scan, 1);
        const place = names.findIndex((name) => (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isKey */ .m0)(line, keyStart, name));
        if (place !== -1)
            values[place] = saidIn(line, start, scan.at);
        return isWhole;
    });
    return saidBy(names, values);
}
function saidIn(line, start, end) {
    if (line[start] === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .QUOTE */ .jA)
        return (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(line, { start, end });
    const source = new TextDecoder().decode(line.subarray(start, end));
    return source === "null" ? null : source;
}
function saidBy(names, values) {
    return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}


/***/ }),

/***/ 7549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wb: () => (/* binding */ checkLatest),
  K7: () => (/* binding */ checkManifest),
  xg: () => (/* binding */ checkSomethingSigned),
  hc: () => (/* binding */ findLatest),
  T: () => (/* binding */ namedBy)
});

// EXTERNAL MODULE: ./.build/action/shared/audit-export/format.js
var format = __webpack_require__(405);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/keys.js
var audit_export_keys = __webpack_require__(1286);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/limits.js
var limits = __webpack_require__(2830);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/manifest.js
var manifest = __webpack_require__(1251);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/object-names.js
var object_names = __webpack_require__(1204);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored-manifest.js
var stored_manifest = __webpack_require__(9783);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/verify-state.js
var verify_state = __webpack_require__(2575);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-keys.js



function checkKey(state, manifest, isBeforeKnown) {
    const { keys, options } = state;
    const { expected } = keys;
    const key = manifest.public_key;
    const isRestarted = expected !== undefined && (0,audit_export_keys/* isRestart */.Kq)(manifest, expected);
    const fault = expected === undefined ? pinFault(key, options.publicKeys) : (0,audit_export_keys/* keyChainFault */.rA)(manifest, expected);
    if (fault !== null && (isBeforeKnown || expected === undefined))
        (0,verify_state/* addFault */.ym)(state, (0,object_names/* manifestName */.vS)(manifest.sequence), fault);
    if (fault !== null)
        keys.areRight = false;
    noteChange(state, manifest, isRestarted ? expected : key);
    keys.expected = (0,audit_export_keys/* keyAfter */.oE)(manifest);
}
function pinFault(key, publicKeys) {
    const [first] = publicKeys;
    if (first === undefined || (key !== null && publicKeys.includes(key)))
        return null;
    return (0,audit_export_keys/* keyFault */.mk)(key, first);
}
function noteChange(state, manifest, from) {
    const { key_change: change, public_key: key } = manifest;
    if (change === null || from === null || key === null)
        return;
    const object = (0,object_names/* manifestName */.vS)(manifest.sequence);
    if (change.kind === "rotation") {
        const { retired } = state.keys;
        retired.add(from);
        retired.delete(change.next_public_key);
        state.keyChanges.push({ object, kind: "rotation", from, to: change.next_public_key, isPinned: false });
        return;
    }
    const isPinned = state.options.publicKeys.includes(key);
    const restart = { object, kind: "restart", from: change.previous_public_key, to: key, isPinned };
    state.keyChanges.push(restart);
    tellRestart(state, restart);
}
function tellRestart(state, { object, from, to, isPinned }) {
    const isRetired = state.keys.retired.has(to);
    const restarts = `restarts the signing with the key ${to}`;
    const retired = `${restarts}, which was rotated away, and so must not sign again`;
    if (state.options.publicKeys.length === 0) {
        const lost = `${object} restarts the signing with a new key, since the old one was lost. Nothing but the new key vouches for that: ` +
            `ask the people who run the export whether ${to} is theirs, and give both keys as public keys.`;
        const ask = "Ask the people who run the export what happened: with public keys given, it is a break.";
        state.notices.push(isRetired ? `${object} ${retired}. ${ask}` : lost);
    }
    else if (isPinned && !isRetired) {
        const vouched = "It is one of the keys that were asked for, and nothing but that vouches for it.";
        state.notices.push(`${object} ${restarts}, since ${from} was lost. ${vouched}`);
    }
    else {
        state.keys.areRight = false;
        (0,verify_state/* addFault */.ym)(state, object, isRetired ? retired : `${restarts}, which is none of the keys that were asked for`);
    }
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/check-witness.js
var check_witness = __webpack_require__(6970);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-manifests.js









async function checkManifest(state, place) {
    state.place += 1;
    const object = (0,object_names/* manifestName */.vS)(place.sequence);
    const stored = await (0,stored_manifest/* readStoredManifest */.Zl)(place.sequence, state.ports);
    if (stored.state !== "absent") {
        (0,check_witness/* noteWitnessed */.j)(state, place.sequence, stored.state === "whole" ? stored.value.sha256 : null);
    }
    if (stored.state === "absent") {
        (0,verify_state/* addListedButMissing */.y2)(state, object);
        return null;
    }
    if (stored.state === "broken") {
        (0,verify_state/* addFault */.ym)(state, object, stored.fault);
        return null;
    }
    const { manifest } = stored.value;
    const fault = (0,verify_state/* otherSource */.cj)(state, manifest.source) ?? chainFault(stored.value, place);
    if (fault !== null) {
        (0,verify_state/* addFault */.ym)(state, object, fault);
        return null;
    }
    checkKey(state, manifest, place.before !== null);
    state.name = manifest.name;
    return stored.value;
}
function chainFault({ manifest }, { sequence, before }) {
    if (before !== null)
        return (0,stored_manifest/* manifestChainFault */.Bh)(manifest, (0,stored_manifest/* sealedBy */.CE)(before));
    return sequence === 1 ? (0,stored_manifest/* manifestChainFault */.Bh)(manifest, stored_manifest/* NOTHING_SEALED */.x5) : null;
}
async function findLatest({ ports }) {
    const bytes = await ports.objects.read(object_names/* LATEST_NAME */.Y9, limits/* AUDIT_MANIFEST_MAX_BYTES */.NS + 1);
    if (bytes === null)
        return { kind: "none" };
    const document = (0,manifest/* readSignedDocument */._m)(bytes, manifest/* readLatest */.Eg);
    if (document !== undefined)
        return { kind: "found", document };
    const changed = "is not in the form that the export writes: its text was changed";
    return { kind: "unreadable", fault: (0,format/* isOlderFormat */.m1)(bytes) ? format/* OLDER_FORMAT_FAULT */.Ol : changed };
}
function namedBy(latest) {
    return latest.kind === "found" ? latest.document.fields.manifest : null;
}
async function checkLatest(state, latest, end) {
    state.place += 1;
    const object = object_names/* LATEST_NAME */.Y9;
    if (latest.kind === "none") {
        if (end.sequence > 0)
            (0,verify_state/* addBreak */.ji)(state, { object, message: "It is missing, though there are manifests." });
        return;
    }
    if (latest.kind === "unreadable")
        return (0,verify_state/* addFault */.ym)(state, object, latest.fault);
    const { fields } = latest.document;
    if (!(await (0,stored_manifest/* isSigned */.JI)("latest", latest.document, state.ports.verifySignature))) {
        return (0,verify_state/* addBreak */.ji)(state, { object, message: "It has a signature that is not that of its key." });
    }
    const otherKey = end.named === null ? null : (0,audit_export_keys/* keyFault */.mk)(fields.public_key, (0,audit_export_keys/* keyAfter */.oE)(end.named.manifest));
    if (otherKey !== null) {
        state.keys.areRight = false;
        (0,verify_state/* addFault */.ym)(state, object, otherKey);
    }
    const fault = (state.name === null ? null : (0,stored_manifest/* nameFault */.IY)(fields.name, state.name)) ?? (0,verify_state/* otherSource */.cj)(state, fields.source);
    if (fault !== null)
        (0,verify_state/* addFault */.ym)(state, object, fault);
    checkNamed(state, fields, end);
}
function checkNamed(state, { manifest, manifest_sha256: sha256 }, end) {
    const name = (0,object_names/* manifestName */.vS)(manifest);
    if (manifest === 0)
        return (0,verify_state/* addBreak */.ji)(state, { object: object_names/* LATEST_NAME */.Y9, message: "It names no manifest." });
    if (manifest > end.sequence) {
        return (0,verify_state/* addBreak */.ji)(state, {
            object: name,
            message: `It is missing, though ${object_names/* LATEST_NAME */.Y9} names it as the newest one.`,
        });
    }
    if (end.named !== null && end.named.sha256 !== sha256) {
        return (0,verify_state/* addBreak */.ji)(state, {
            object: object_names/* LATEST_NAME */.Y9,
            message: `It names ${name} with a SHA-256 that is not that of the manifest.`,
        });
    }
    if (manifest < end.sequence) {
        state.notices.push(`${object_names/* LATEST_NAME */.Y9} names ${name}, but there are manifests up to ${(0,object_names/* manifestName */.vS)(end.sequence)}.`);
    }
}
function checkSomethingSigned(state, { sequence }) {
    if (sequence > 0 || state.options.publicKeys.length === 0)
        return;
    (0,verify_state/* addBreak */.ji)(state, {
        object: (0,object_names/* manifestName */.vS)(1),
        message: "It is missing: nothing is signed by the key that was asked for.",
    });
}


/***/ }),

/***/ 6970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ noteWitnessed),
/* harmony export */   s: () => (/* binding */ tellWitnessed)
/* harmony export */ });
/* harmony import */ var _object_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1204);
/* harmony import */ var _verify_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2575);


function noteWitnessed({ witnessed, place }, sequence, sha256) {
    if (witnessed?.sequences.has(sequence) === true)
        witnessed.found.set(sequence, { sha256, place });
}
function tellWitnessed(state) {
    const { witnessed } = state;
    if (witnessed === null)
        return null;
    state.place += 1;
    const { witnesses, found } = witnessed;
    const read = new Set();
    const others = new Set();
    for (const witness of witnesses) {
        const lines = linesAbout(state, witness);
        for (const { sequence } of lines)
            if ((found.get(sequence)?.sha256 ?? null) !== null)
                read.add(sequence);
        for (const sequence of tellOthers(state, found, witness, lines))
            others.add(sequence);
        tellMissing(state, found, witness, lines);
    }
    return read.size - others.size;
}
function linesAbout(state, witness) {
    const lines = witness.lines.filter((line) => isAbout(line, state));
    const skipped = witness.lines.length - lines.length;
    if (lines.length === 0) {
        const which = `${state.name} of ${state.source}`;
        const message = `The witness ${witness.name} has no line of this export, ${which}, only ${skipped} of others. Check that it is the witness of this export.`;
        (0,_verify_state_js__WEBPACK_IMPORTED_MODULE_0__/* .addBreak */ .ji)(state, { object: (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(1), message });
        return [];
    }
    if (skipped > 0) {
        state.notices.push(`Lines of the witness ${witness.name} that are of other exports, and were passed over: ${skipped}.`);
    }
    return lines;
}
function isAbout({ export: name, source }, state) {
    if (state.name === null)
        return true;
    return (name === undefined || name === state.name) && (source === undefined || source === state.source);
}
function tellOthers(state, found, { name }, lines) {
    const isOther = ({ sequence, sha256 }) => {
        const own = found.get(sequence)?.sha256 ?? null;
        return own !== null && own !== sha256;
    };
    const others = new Set(lines.filter(isOther).map(({ sequence }) => sequence));
    const first = lowest(others);
    const kept = lines.find((line) => line.sequence === first && isOther(line));
    if (kept === undefined)
        return others;
    const message = `It is not the manifest that the witness ${name} has in line ${kept.line}, of the SHA-256 ${kept.sha256}.`;
    const place = found.get(first)?.place ?? state.place;
    (0,_verify_state_js__WEBPACK_IMPORTED_MODULE_0__/* .addBreak */ .ji)(state, {
        object: (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(first),
        place,
        message: `${message}${more(others.size, "are others than it has")}`,
    });
    return others;
}
function tellMissing(state, found, { name }, lines) {
    const missing = new Set(lines.map(({ sequence }) => sequence).filter((sequence) => !found.has(sequence)));
    const first = lowest(missing);
    const kept = lines.find(({ sequence }) => sequence === first);
    if (kept === undefined)
        return;
    const message = `It is missing, though the witness ${name} has it in line ${kept.line}.`;
    (0,_verify_state_js__WEBPACK_IMPORTED_MODULE_0__/* .addBreak */ .ji)(state, { object: (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(first), message: `${message}${more(missing.size, "are missing")}` });
}
function more(count, what) {
    return count === 1 ? "" : ` In all, ${count} manifests ${what}.`;
}
function lowest(sequences) {
    return [...sequences].reduce((low, sequence) => Math.min(low, sequence), Number.POSITIVE_INFINITY);
}


/***/ }),

/***/ 6527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ missingIn),
/* harmony export */   I7: () => (/* binding */ noIds),
/* harmony export */   qq: () => (/* binding */ missingText),
/* harmony export */   rN: () => (/* binding */ countId),
/* harmony export */   x9: () => (/* binding */ countOfMissing)
/* harmony export */ });
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);
/* harmony import */ var _entry_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6627);


function noIds() {
    return { lowest: null, highest: null, ids: 0 };
}
function countId(range, id) {
    range.ids += 1;
    if (range.lowest === null || (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .compareIds */ .q3)(id, range.lowest) < 0)
        range.lowest = id;
    if (range.highest === null || (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .compareIds */ .q3)(id, range.highest) > 0)
        range.highest = id;
}
function missingIn({ lowest, highest, ids }) {
    if (lowest === null || highest === null)
        return 0;
    const missing = BigInt(highest) - BigInt(lowest) + 1n - BigInt(ids);
    if (missing > BigInt(Number.MAX_SAFE_INTEGER))
        return Number.MAX_SAFE_INTEGER;
    return missing > 0n ? Number(missing) : 0;
}
function missingText(missing) {
    return atLeast(missing) + String(missing);
}
function countOfMissing(missing) {
    return atLeast(missing) + (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(missing, "id");
}
function atLeast(missing) {
    return missing >= Number.MAX_SAFE_INTEGER ? "at least " : "";
}


/***/ }),

/***/ 2575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ startVerification),
/* harmony export */   Fv: () => (/* binding */ passUnread),
/* harmony export */   cj: () => (/* binding */ otherSource),
/* harmony export */   ji: () => (/* binding */ addBreak),
/* harmony export */   vA: () => (/* binding */ totalsOf),
/* harmony export */   wX: () => (/* binding */ reportProgress),
/* harmony export */   y2: () => (/* binding */ addListedButMissing),
/* harmony export */   yI: () => (/* binding */ sortedBreaks),
/* harmony export */   ym: () => (/* binding */ addFault)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(405);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2830);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6905);
/* harmony import */ var _stored_segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
/* harmony import */ var _id_range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6527);





function startWitnesses(witnesses) {
    if (witnesses.length === 0)
        return null;
    const sequences = new Set(witnesses.flatMap(({ lines }) => lines.map(({ sequence }) => sequence)));
    return { witnesses, sequences, found: new Map() };
}
function startVerification(options, ports) {
    return {
        options,
        ports,
        breaks: [],
        breaksLeftOut: 0,
        notices: [],
        keys: { expected: undefined, areRight: true, retired: new Set() },
        keyChanges: [],
        witnessed: startWitnesses(options.witnesses ?? []),
        place: 0,
        position: { ..._stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SEGMENT */ .CU, lastId: null, gaps: [] },
        name: null,
        source: null,
        isOlderFormatTold: false,
        hasUnread: false,
        isConsecutive: false,
        mustStateGaps: false,
        records: [],
        ids: (0,_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .noIds */ .I7)(),
        leftovers: new Set(),
        unknownObjects: { names: [], count: 0 },
        passedOver: { segments: 0, entries: 0, quarantined: 0 },
        counts: { manifests: 0, segments: 0, entries: 0, quarantined: 0, late: 0, unsealedSegments: 0 },
    };
}
function addBreak(state, found) {
    if (state.breaks.length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_VERIFY_MAX_BREAKS */ .eZ)
        state.breaksLeftOut += 1;
    else
        state.breaks.push({ line: null, id: null, place: state.place, ...found });
}
function addFault(state, object, fault) {
    if (fault === _format_js__WEBPACK_IMPORTED_MODULE_3__/* .OLDER_FORMAT_FAULT */ .Ol) {
        if (state.isOlderFormatTold)
            return;
        state.isOlderFormatTold = true;
    }
    addBreak(state, { object, message: `It ${fault}.` });
}
function addListedButMissing(state, object) {
    addBreak(state, { object, message: "It is listed, but missing." });
}
function sortedBreaks(state) {
    const inOrder = state.breaks.toSorted((one, other) => one.place - other.place);
    return inOrder.map(({ object, line, id, message }) => ({ object, line, id, message }));
}
function otherSource(state, source) {
    const before = state.source ?? source;
    state.source = source;
    return (0,_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceFault */ .q)(source, before);
}
function passUnread(state, number) {
    state.hasUnread = true;
    state.position = { ...state.position, number, chain: null, entries: null, gaps: null };
}
function totalsOf({ counts, ids, passedOver, position }) {
    const { manifests, segments, entries, quarantined, late, unsealedSegments } = counts;
    const { lowest: firstId, highest } = ids;
    const lastId = passedOver.segments > 0 ? position.lastId : highest;
    return { manifests, segments, entries, quarantined, late, gaps: (0,_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .missingIn */ .EH)(ids), firstId, lastId, unsealedSegments };
}
function reportProgress(state) {
    state.ports.onProgress?.(totalsOf(state));
}


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

/***/ 7868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ isHeaderStep),
/* harmony export */   Y1: () => (/* binding */ findHeaders),
/* harmony export */   _p: () => (/* binding */ readHeaderLine),
/* harmony export */   bC: () => (/* binding */ nameEnd),
/* harmony export */   fW: () => (/* binding */ maskHeaderName),
/* harmony export */   p$: () => (/* binding */ isHeaderName)
/* harmony export */ });
function isHeaderName(text) {
    return /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(text);
}
function readHeaderLine(text) {
    if (isHeaderName(text))
        return { name: text, value: "" };
    const [, name = "", value = ""] = /([!#$%&'*+\-.^_`|~\dA-Za-z]+)([^]*)/.exec(text) ?? [];
    return { name, value: value.replace(/^[\s:="']+/, "").trimEnd() };
}
function maskHeaderName(name) {
    const end = name.startsWith("•••") ? 0 : nameEnd(name);
    return name.slice(0, end) + (end < name.length ? "•••" : "");
}
function nameEnd(name) {
    const match = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u.exec(name);
    return match === null ? name.length : match.index + match[0].length;
}
function findHeaders(path) {
    if (!path.includes("customHeaders") && !path.includes("reservedHeaders"))
        return undefined;
    const headers = path.findIndex((step, index) => isHeaders(step) && path[index + 1] !== "models");
    return headers < 0 ? undefined : headers;
}
function isHeaders(step) {
    return step === "customHeaders" || step === "reservedHeaders";
}
function isHeaderStep(path, index) {
    const headers = findHeaders(path);
    return headers !== undefined && headers < index;
}


/***/ }),

/***/ 7371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ GLOB_COVER_MAX_STATES),
/* harmony export */   SD: () => (/* binding */ LISTED_NAMES_MAX),
/* harmony export */   TY: () => (/* binding */ HOST_MAX_CHARACTERS),
/* harmony export */   Wv: () => (/* binding */ GLOBBED_PATH_MAX_CHARACTERS),
/* harmony export */   eq: () => (/* binding */ POINTER_MAX_CHARACTERS),
/* harmony export */   zX: () => (/* binding */ QUOTED_NAME_MAX_CHARACTERS)
/* harmony export */ });
const POINTER_MAX_CHARACTERS = 4_096;
const HOST_MAX_CHARACTERS = 253;
const LISTED_NAMES_MAX = 20;
const QUOTED_NAME_MAX_CHARACTERS = 80;
const GLOBBED_PATH_MAX_CHARACTERS = 1_024;
const GLOB_COVER_MAX_STATES = 20_000;


/***/ }),

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ countOfEntries),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   _R: () => (/* binding */ quoteAll),
/* harmony export */   es: () => (/* binding */ clipName),
/* harmony export */   g: () => (/* binding */ showValues),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hQ: () => (/* binding */ continueSentence),
/* harmony export */   m9: () => (/* binding */ quoteHeader),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   vJ: () => (/* binding */ withArticle),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yV: () => (/* binding */ startSentence)
/* harmony export */ });
/* harmony import */ var _header_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7371);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5514);



function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function countOfEntries(count) {
    return count === 1 ? "1 entry" : `${count} entries`;
}
function quote(name) {
    const shown = shownName(name);
    return NEEDS_NO_ESCAPE.test(shown) ? `"${shown}"` : JSON.stringify(shown);
}
const NEEDS_NO_ESCAPE = /^[\w .:/-]*$/;
function shownName(name) {
    return clipName((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .QU)(name));
}
function clipName(text, maxCharacters = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTED_NAME_MAX_CHARACTERS */ .zX) {
    if (text.length <= maxCharacters)
        return text;
    return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function quoteHeader(name) {
    return quote((0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .maskHeaderName */ .fW)(name));
}
function quoteAll(names, conjunction) {
    return joinParts(listNames(names, quote), conjunction);
}
function showValues(values, conjunction) {
    return joinParts(listNames(values, showValue), conjunction);
}
function showValue(value) {
    return typeof value === "string" ? quote(value) : String(value);
}
function joinParts(parts, conjunction) {
    const last = parts.at(-1) ?? "";
    return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
function listNames(names, write, max = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED_NAMES_MAX */ .SD) {
    if (names.length <= max + 1)
        return names.map(write);
    return [...names.slice(0, max).map(write), `${names.length - max} others`];
}
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the document";
    if (typeof last === "string")
        return (0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeaderStep */ .C$)(path, path.length - 1) ? quoteHeader(last) : quote(last);
    const list = path.findLast((step) => typeof step === "string");
    return `item ${last + 1} of ${list === undefined ? "the list" : quote(list)}`;
}
function startSentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function continueSentence(text) {
    return text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
function withArticle(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
function kindOf(value) {
    if (value === null || value === undefined)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "object":
            return "an object";
        case "string":
            return "a string";
        case "boolean":
            return "a boolean";
        default:
            if (!Number.isFinite(value))
                return "a number too large to keep";
            return Number.isInteger(value) ? "an integer" : "a number with a fraction";
    }
}
function durationText(seconds) {
    const parts = [
        [Math.floor(seconds / 86_400), "d"],
        [Math.floor(seconds / 3_600) % 24, "h"],
        [Math.floor(seconds / 60) % 60, "min"],
    ];
    const largest = parts.findIndex(([count]) => count > 0);
    if (largest === -1)
        return `${Math.floor(seconds)} s`;
    const told = parts.slice(largest, largest + 2).filter(([count]) => count > 0);
    return told.map(([count, unit]) => `${count} ${unit}`).join(" ");
}


/***/ })

};
