export const id = 915;
export const ids = [915];
export const modules = {

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


/***/ })

};
