export const id = 470;
export const ids = [470];
export const modules = {

/***/ 5470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitOf: () => (/* binding */ exitOf),
/* harmony export */   messageOf: () => (/* binding */ messageOf),
/* harmony export */   outcomeJson: () => (/* binding */ outcomeJson),
/* harmony export */   outcomeText: () => (/* binding */ outcomeText)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5687);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5457);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4147);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);

const EXITS = {
    done: 0,
    failed: 2,
    "gave-up": 2,
    "needs-attention": 2,
    interrupted: 130,
};
function exitOf({ end, progress }) {
    return end.kind === "done" && progress !== null && progress.openGaps.length > 0 ? 1 : EXITS[end.kind];
}
function verdictAfter({ end, progress }) {
    if (progress === null)
        return null;
    const { lastId, openGaps } = progress;
    const facts = {
        lastId,
        broken: null,
        attention: end.kind === "needs-attention" ? end.message : null,
        serverFinding: null,
        isChecked: false,
        openGaps: openGaps.length === 0 ? null : openGaps,
        differences: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .noDifferences */ .mr)(),
        reach: null,
    };
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .V)(facts, { now: 0, maxLagSeconds: 0 });
}
function isHoldingBack({ end, progress }) {
    return end.kind === "done" && progress !== null ? progress.isHoldingBack : null;
}
const HELD_BACK = "The server has more: its newest entries are left to a later run, those without an id until one with an id follows.";
const GO_ON = "What is written is kept. Run the same command again to resume.";
function outcomeJson(outcome) {
    const { end, progress, settings, folder, publicKey } = outcome;
    const verdict = verdictAfter(outcome);
    return {
        state: end.kind.replace("-", "_"),
        message: messageOf(end),
        name: settings.name,
        source: settings.source,
        folder,
        verdict: verdict === null ? null : { state: verdict.state, text: verdict.text },
        open_gaps: progress?.openGaps ?? null,
        held_back: isHoldingBack(outcome),
        last_id: progress?.lastId ?? null,
        segments: progress?.segments ?? null,
        entries: progress?.entries ?? null,
        manifests: progress?.manifests ?? null,
        pages: progress?.pages ?? null,
        public_key: publicKey,
    };
}
function outcomeText(outcome) {
    const { progress, settings, folder, publicKey } = outcome;
    const verdict = verdictAfter(outcome);
    if (progress === null || verdict === null)
        return "";
    const { entries, segments, manifests, lastId } = progress;
    const ids = lastId === null ? "" : `, ids up to ${lastId}`;
    const signing = publicKey === null
        ? "not signed, for STEWARD_SIGNING_KEY is not set"
        : `the signing key of this run is ${publicKey}`;
    return [
        `The audit log of ${settings.source} in ${folder}:`,
        `  ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(entries)} in ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(segments, "segment")}${ids}`,
        `  ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(manifests, "manifest")}${manifests === 0 ? "" : `; ${signing}`}`,
        `  ${verdict.text}${isHoldingBack(outcome) === true ? ` ${HELD_BACK}` : ""}`,
        "",
    ]
        .map(_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)
        .join("\n");
}
function messageOf(end) {
    if (end.kind === "done")
        return null;
    if (end.kind === "interrupted")
        return `The export was interrupted. ${GO_ON}`;
    if (end.kind === "needs-attention")
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(`The export stopped: ${end.message}`);
    if (end.kind === "failed")
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(`The export stopped: ${end.message} ${GO_ON}`);
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(`The export gave up: ${end.message} Check that --server is the URL of a server that works. ${GO_ON}`);
}


/***/ })

};
