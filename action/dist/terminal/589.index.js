export const id = 589;
export const ids = [589];
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
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/check-manifests.js + 1 modules
var check_manifests = __webpack_require__(7549);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/verify-state.js
var verify_state = __webpack_require__(2575);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/read/entry-fields.js
var entry_fields = __webpack_require__(9079);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/read/entry-filter.js

function asksForTimes({ from, to }) {
    return from !== null || to !== null;
}
function mayHold({ earliest_time: earliest, latest_time: latest }, { from, to }) {
    if (earliest === null || latest === null)
        return true;
    return (to === null || Date.parse(earliest) < to) && (from === null || Date.parse(latest) >= from);
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
        if (mayHold(segment, filter))
            plan.listed.push({ listing: { manifest: (0,object_names/* manifestName */.vS)(sequence), segment }, before: plan.end });
        else
            plan.quarantinedElsewhere += segment.quarantined;
        const { number, chain, entries } = segment;
        plan.end = { number, chain, entries: (plan.end.entries ?? 0) + entries, writtenTime: null };
    }
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/segment.js
var segment = __webpack_require__(2345);
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
    for (const bytes of (0,segment/* linesOf */.Dx)(raw)) {
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
    if (!path.includes("customHeaders"))
        return undefined;
    const headers = path.findIndex((step, index) => step === "customHeaders" && path[index + 1] !== "models");
    return headers < 0 ? undefined : headers;
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
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hQ: () => (/* binding */ continueSentence),
/* harmony export */   m9: () => (/* binding */ quoteHeader),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   vJ: () => (/* binding */ withArticle),
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
