export const id = 470;
export const ids = [470,686];
export const modules = {

/***/ 470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EXPORT_EXIT: () => (/* binding */ EXPORT_EXIT),
/* harmony export */   messageOf: () => (/* binding */ messageOf),
/* harmony export */   outcomeJson: () => (/* binding */ outcomeJson),
/* harmony export */   outcomeText: () => (/* binding */ outcomeText)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(686);


/** How the command ends: 130 is what shells give for Ctrl+C. */
const EXPORT_EXIT = {
    done: 0,
    failed: 2,
    "gave-up": 2,
    "needs-attention": 2,
    interrupted: 130,
};
const GO_ON = "What is written is kept. Run the same command again to resume.";
/** The outcome for programs. */
function outcomeJson({ end, progress, settings, folder, publicKey }) {
    return {
        state: end.kind.replace("-", "_"),
        message: messageOf(end),
        name: settings.name,
        source: settings.source,
        folder,
        last_id: progress?.lastId ?? null,
        segments: progress?.segments ?? null,
        entries: progress?.entries ?? null,
        manifests: progress?.manifests ?? null,
        pages: progress?.pages ?? null,
        public_key: publicKey,
    };
}
/** The outcome for people, in printable text: what is there, where it is known. */
function outcomeText({ progress, settings, folder, publicKey }) {
    if (progress === null)
        return "";
    const { entries, segments, manifests, lastId } = progress;
    const ids = lastId === null ? "" : `, ids up to ${lastId}`;
    const signed = publicKey === null ? "not signed, for STEWARD_SIGNING_KEY is not set" : `signed by ${publicKey}`;
    const whose = manifests === 0 ? "" : `; those of this run are ${signed}`;
    return [
        `The audit log of ${settings.source} in ${folder}:`,
        `  ${(0,_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfEntries */ .$w)(entries)} in ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(segments, "segment")}${ids}`,
        `  ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(manifests, "manifest")}${whose}`,
        "",
    ]
        .map(_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)
        .join("\n");
}
/** Why the export is not done, what is kept and what to do; null where it is done. In printable text. */
function messageOf(end) {
    if (end.kind === "done")
        return null;
    if (end.kind === "interrupted")
        return `The export was interrupted. ${GO_ON}`;
    // The job itself says what is kept.
    if (end.kind === "needs-attention")
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(`The export stopped: ${end.message}`);
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(`The export ${end.kind === "gave-up" ? "gave up" : "stopped"}: ${end.message} ${GO_ON}`);
}


/***/ }),

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


/***/ })

};
