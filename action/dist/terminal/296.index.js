export const id = 296;
export const ids = [296,686];
export const modules = {

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ countOfEntries),
/* harmony export */   Lq: () => (/* binding */ waitText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   NO_PROGRESS: () => (/* binding */ NO_PROGRESS),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   lp: () => (/* binding */ comparedText),
/* harmony export */   progressLine: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(306);
/** How far a command is: the line that shows it, and the words. */


const TERMINAL_MILLISECONDS = 100;
const LOG_MILLISECONDS = 5_000;
const ERASE_LINE = "\r\u001b[2K";
/** Shows nothing. */
const NO_PROGRESS = { show: () => { }, say: () => { }, clear: () => { } };
/** On a terminal one line that is rewritten; elsewhere a line every few seconds. */
function progressLine(stream, now = Date.now) {
    const isTerminal = stream.isTTY && process.env["TERM"] !== "dumb";
    const interval = isTerminal ? TERMINAL_MILLISECONDS : LOG_MILLISECONDS;
    let shown = isTerminal ? 0 : now();
    const clear = () => {
        if (isTerminal)
            stream.write(ERASE_LINE);
    };
    return {
        show: (text) => {
            if (now() - shown < interval)
                return;
            shown = now();
            const line = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text());
            stream.write(isTerminal ? ERASE_LINE + line.slice(0, stream.columns - 1) : `${line}\n`);
        },
        say: (text) => {
            clear();
            stream.write(`${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text)}\n`);
        },
        clear,
    };
}
/**
 * Says how far an export is: "12500 entries (2100 a second), last id 12500, 1 segment".
 *
 * @param now milliseconds since 1970.
 */
function progressText(now) {
    let start;
    return (progress) => {
        const entries = progress.entries + progress.gathered;
        start ??= { time: now(), entries };
        const seconds = (now() - start.time) / 1000;
        const rate = seconds > 0 ? ` (${Math.round((entries - start.entries) / seconds)} a second)` : "";
        const last = progress.lastId === null ? "" : `, written up to id ${progress.lastId}`;
        return `${countOfEntries(entries)}${rate}${last}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(progress.segments, "segment")}`;
    };
}
/** Says how a server failed, and when it is asked again. */
function waitText({ message }, milliseconds, tries) {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${message} Trying again in ${seconds} s (try ${tries + 1} of ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_EXPORT_TRIES_MAX */ .M9}).`;
}
/** Says how far a check is. */
function checkedText({ manifests, segments, entries }) {
    return `checked ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(manifests, "manifest")}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(segments, "segment")}, ${countOfEntries(entries)}`;
}
/** Says how far a comparison is. @param segments how many are compared. */
function comparedText(of, manifest, segments) {
    return `comparing manifest ${manifest} of ${of.manifests} with the server, ${segments} of ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(of.segments, "segment")} done`;
}
/** "1 entry", "2 entries". */
function countOfEntries(count) {
    return count === 1 ? "1 entry" : `${count} entries`;
}


/***/ }),

/***/ 296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isWhole: () => (/* binding */ isWhole),
/* harmony export */   verdictJson: () => (/* binding */ verdictJson),
/* harmony export */   verdictText: () => (/* binding */ verdictText)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);


/** Whether nothing is wrong: no break, and no entry of the server that is missing from the export. */
function isWhole({ verification, differences }) {
    return verification.breaks.length === 0 && (differences?.missing ?? 0) === 0;
}
/** The verdict for programs. */
function verdictJson(verdict) {
    const { verification, differences } = verdict;
    const { name, source, totals, breaks, breaksLeftOut, notices, signedBy } = verification;
    return {
        whole: isWhole(verdict),
        name,
        source,
        breaks,
        breaks_left_out: breaksLeftOut,
        notices,
        signed_by: signedBy,
        totals: {
            manifests: totals.manifests,
            segments: totals.segments,
            entries: totals.entries,
            quarantined: totals.quarantined,
            late: totals.late,
            gaps: totals.gaps,
            first_id: totals.firstId,
            last_id: totals.lastId,
            unsealed_segments: totals.unsealedSegments,
        },
        differences: differences === null
            ? null
            : {
                missing: differences.missing,
                missing_ids: differences.missingIds,
                vanished: differences.vanished,
                vanished_ids: differences.vanishedIds,
            },
    };
}
/** The verdict for people, in printable text: the first break is where the export breaks. */
function verdictText(place, verdict) {
    const { verification, differences } = verdict;
    return [
        ...verification.breaks.map(breakText),
        ...(verification.breaksLeftOut === 0 ? [] : [`and ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(verification.breaksLeftOut, "break")} more`]),
        ...(verification.breaks.length === 0 ? [] : [""]),
        `${isWhole(verdict) ? "Whole" : "Broken"}: the export in ${place}`,
        ...totalsOf(verification).map((line) => `  ${line}`),
        ...(differences === null ? [] : differencesText(differences).map((line) => `  ${line}`)),
        ...verification.notices.map((notice) => `  notice: ${notice}`),
        "",
    ]
        .map(_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)
        .join("\n");
}
function breakText({ object, line, id, message }) {
    const place = `${object}${line === null ? "" : `, line ${line}`}${id === null ? "" : `, id ${id}`}`;
    return `${place}: ${message}`;
}
function totalsOf({ name, source, totals, signedBy }) {
    const { manifests, segments, entries, quarantined, late, gaps, firstId, lastId, unsealedSegments } = totals;
    const ids = firstId === null || lastId === null ? "" : `, ids ${firstId} to ${lastId}`;
    const unsealed = unsealedSegments === 0 ? "" : `, ${unsealedSegments} of them in no manifest yet`;
    return [
        ...(source === null ? [] : [`the log of ${source}${name === null ? "" : `, exported as ${name}`}`]),
        `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfEntries */ .$w)(entries)} in ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(segments, "segment")}${unsealed}${ids}`,
        `${quarantined} quarantined, ${late} late, ${gaps} ids left out`,
        `${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(manifests, "manifest")}, ${signedBy === null ? "not signed" : `signed by ${signedBy}`}`,
    ];
}
function differencesText({ missing, missingIds, vanished, vanishedIds }) {
    return [
        `missing, though the server has them: ${idsText(missing, missingIds)}`,
        `no longer on the server: ${idsText(vanished, vanishedIds)}`,
    ];
}
function idsText(count, ids) {
    if (count === 0)
        return "none";
    return `${(0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfEntries */ .$w)(count)}, ids ${ids.join(", ")}${count > ids.length ? " and more" : ""}`;
}


/***/ })

};
