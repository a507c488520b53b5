export const id = 651;
export const ids = [651,915];
export const modules = {

/***/ 8712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   brokenText: () => (/* binding */ brokenText),
/* harmony export */   readSummary: () => (/* binding */ readSummary)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4147);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2296);


function readSummary({ plan, totals }) {
    const { signedBy, manifests, segments, openGaps, quarantinedElsewhere } = plan;
    const { listed, unlisted, chosen, withoutTime, quarantined } = totals;
    const opened = listed + unlisted;
    const signed = signedBy === null ? "not signed" : `signed by ${signedBy}`;
    const these = opened === 0 ? "" : `${opened === 1 ? "this" : "these"} and `;
    const verified = `${these}${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(manifests, "manifest")}, ${signed}`;
    const lines = [
        `${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOfEntries */ .$w)(chosen)}, from ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(opened, "segment")}. Verified: ${verified}.`,
        segments > listed &&
            `Not verified: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(segments - listed, "segment")} without an entry of these times, as the manifests state.`,
        unlisted > 0 && `In no manifest yet, and so not signed: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(unlisted, "segment")}.`,
        quarantined + quarantinedElsewhere > 0 &&
            `In quarantine, and so neither filtered nor printed: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOfEntries */ .$w)(quarantined)} of these segments, ${quarantinedElsewhere} of others.`,
        withoutTime > 0 && `Not printed, because they have no time that can be read: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOfEntries */ .$w)(withoutTime)}.`,
        openGaps[0] !== undefined &&
            `Ids are missing from the export in ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(openGaps.length, "place")}, the first after ${openGaps[0].after}.`,
        ...plan.notices.map((notice) => `notice: ${notice}`),
    ];
    return lines
        .filter((line) => line !== false)
        .map((line) => `${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(line)}\n`)
        .join("");
}
function brokenText(found) {
    return `The export is broken. ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .breakText */ .H)(found)} Of that object, and of what follows it, nothing is printed.`;
}


/***/ }),

/***/ 2296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ breakText),
/* harmony export */   verdictJson: () => (/* binding */ verdictJson),
/* harmony export */   verdictText: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3865);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5687);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4147);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6527);

function verdictJson({ verification, comparison, verdict }) {
    const { name, source, totals, breaks, breaksLeftOut, openGaps, notices, signedBy, keyChanges, witnessed } = verification;
    return {
        whole: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeVerdict */ .h)(verdict) && verification.passedOver === null,
        verdict: { state: verdict.state, text: verdict.text, max_lag_seconds: verdict.maxLagSeconds },
        name,
        source,
        breaks,
        breaks_left_out: breaksLeftOut,
        open_gaps: openGaps,
        notices,
        signed_by: signedBy,
        key_changes: keyChanges.map(({ object, kind, from, to, isPinned }) => ({
            object,
            kind,
            from,
            to,
            pinned: isPinned,
        })),
        witnessed,
        totals: {
            manifests: totals.manifests,
            segments: totals.segments,
            entries: totals.entries,
            quarantined: totals.quarantined,
            late: totals.late,
            gaps: verification.passedOver === null ? totals.gaps : null,
            first_id: totals.firstId,
            last_id: totals.lastId,
            unsealed_segments: totals.unsealedSegments,
        },
        not_looked_at: verification.passedOver,
        differences: comparison === null ? null : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesRecord */ .a5)(comparison.differences),
        behind: comparison?.reach.behind == null ? null : behindJson(comparison.reach.behind, verdict.lagSeconds),
    };
}
function behindJson({ entries, oldestTime }, lagSeconds) {
    const time = oldestTime === null ? null : new Date(oldestTime).toISOString();
    return { entries, oldest_time: time, lag_seconds: lagSeconds === null ? null : Math.floor(lagSeconds) };
}
const LABELS = {
    current: "Whole",
    whole: "Whole",
    not_compared: "Whole",
    behind: "Behind",
    incomplete: "Not complete",
    needs_attention: "Needs attention",
    differs: "Differs from the server",
    broken: "Broken",
};
function labelOf(state, { passedOver }) {
    return state === "not_compared" && passedOver !== null ? "Nothing wrong in a part" : LABELS[state];
}
function verdictText(place, { verification, comparison, verdict }) {
    return [
        ...verification.breaks.map(breakText),
        ...(verification.breaksLeftOut === 0 ? [] : [`and ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(verification.breaksLeftOut, "break")} more`]),
        ...(verification.breaks.length === 0 ? [] : [""]),
        `${labelOf(verdict.state, verification)}: the export in ${place}`,
        ...totalsOf(verification).map((line) => `  ${line}`),
        ...(comparison === null ? [] : differencesText(comparison.differences).map((line) => `  ${line}`)),
        ...verification.notices.map((notice) => `  notice: ${notice}`),
        `  ${verdict.text}`,
        "",
    ]
        .map(_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)
        .join("\n");
}
function breakText({ object, line, id, message }) {
    const place = `${object}${line === null ? "" : `, line ${line}`}${id === null ? "" : `, id ${id}`}`;
    return `${place}: ${message}`;
}
function keyChangeText({ object, kind, from, to }) {
    return kind === "rotation"
        ? `since ${object}, in which ${from} names it: ${to}`
        : `restarted with ${object}, since ${from} was lost: ${to}`;
}
function totalsOf(verification) {
    const { name, source, totals, signedBy, keyChanges, witnessed, breaks } = verification;
    const { manifests, segments, entries, quarantined, late, gaps, firstId, lastId, unsealedSegments } = totals;
    const ids = firstId === null || lastId === null ? "" : `, ids ${firstId} to ${lastId}`;
    const unsealed = unsealedSegments === 0 ? "" : `, ${unsealedSegments} of them in no manifest yet`;
    const unsigned = breaks.length === 0 ? "not signed" : "signatures not verified";
    return [
        ...(source === null ? [] : [`the log of ${source}${name === null ? "" : `, exported as ${name}`}`]),
        `${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(entries)} in ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(segments, "segment")}${unsealed}${ids}`,
        `${quarantined} quarantined, ${late} late${verification.passedOver === null ? `, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .countOfMissing */ .x9)(gaps)} left out` : ""}`,
        `${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(manifests, "manifest")}, ${signedBy === null ? unsigned : `signed by ${signedBy}`}`,
        ...keyChanges.map(keyChangeText),
        ...(witnessed === null
            ? []
            : [`${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(witnessed, "manifest")} as a witness has ${witnessed === 1 ? "it" : "them"}`]),
    ];
}
function differencesText(differences) {
    const { missing, missingIds, changed, changedEntries, repeated, repeatedEntries } = differences;
    const { vanished, vanishedIds, prunedThrough } = differences;
    return [
        `missing, though the server has them: ${idsText(missing, missingIds)}`,
        `with other content on the server: ${idsText(changed, changedEntries.map(({ id }) => id))}`,
        ...changedEntries.map((entry) => `  ${entry.id}: exported ${entry.exportedSha256}, server ${entry.serverSha256}`),
        `given twice by the server: ${idsText(repeated, repeatedEntries.map(({ id }) => id))}`,
        ...repeatedEntries.map(({ id, sha256s }) => `  ${id}: first ${sha256s[0]}, then ${sha256s[1]}`),
        `deleted on the server without a record: ${idsText(vanished, vanishedIds)}`,
        ...(prunedThrough === null ? [] : [`removed by the server, as it records: up to ${prunedThrough}`]),
    ];
}
function idsText(count, ids) {
    if (count === 0)
        return "none";
    return `${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(count)}, ids ${ids.join(", ")}${count > ids.length ? " and more" : ""}`;
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


/***/ })

};
