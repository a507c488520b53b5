export const id = 908;
export const ids = [908];
export const modules = {

/***/ 5470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exitOf: () => (/* binding */ exitOf),
/* harmony export */   messageOf: () => (/* binding */ messageOf),
/* harmony export */   outcomeJson: () => (/* binding */ outcomeJson),
/* harmony export */   outcomeText: () => (/* binding */ outcomeText)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3865);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5687);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1204);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4147);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6292);
/* harmony import */ var _quarantined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(417);


const EXITS = {
    done: 0,
    failed: 2,
    "gave-up": 2,
    "needs-attention": 2,
    interrupted: 130,
};
function exitOf(outcome) {
    const verdict = verdictAfter(outcome);
    return outcome.end.kind === "done" && verdict !== null && !(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isWholeVerdict */ .h)(verdict) ? 1 : EXITS[outcome.end.kind];
}
function verdictAfter({ end, progress, comparedEnd, quarantined }) {
    if (progress === null)
        return null;
    const { lastId, openGaps } = progress;
    const { earlyEnd = null } = comparedEnd ?? {};
    const reach = { time: Date.now(), lastId, isOvertaken: false, behind: null, earlyEnd, since: null };
    const facts = {
        lastId,
        broken: null,
        attention: end.kind === "needs-attention" ? end.message : null,
        serverFinding: null,
        isChecked: false,
        openGaps: openGaps.length === 0 ? null : openGaps,
        differences: comparedEnd?.differences ?? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .noDifferences */ .mr)(),
        passedOver: null,
        quarantined: quarantined === null ? null : (0,_quarantined_js__WEBPACK_IMPORTED_MODULE_2__/* .totalOf */ .e)(quarantined),
        reach: earlyEnd === null ? null : reach,
    };
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .V)(facts, { now: reach.time, maxLagSeconds: 0 });
}
function isHoldingBack({ end, progress }) {
    return end.kind === "done" && progress !== null ? progress.isHoldingBack : null;
}
const HELD_BACK = "The server has more: its newest entries are left to a later run, those without an id until one with an id follows.";
const GO_ON = "Everything that was written is kept. Run the same command again to resume.";
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
        quarantined: outcome.quarantined === null ? null : (0,_quarantined_js__WEBPACK_IMPORTED_MODULE_2__/* .totalOf */ .e)(outcome.quarantined),
        quarantine: outcome.quarantined === null ? null : reasonsOf(outcome.quarantined),
        notices: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .straysNotice */ .xr)(outcome.strays),
        manifests: progress?.manifests ?? null,
        pages: progress?.pages ?? null,
        public_key: publicKey,
    };
}
function outcomeText(outcome) {
    const { progress, settings, folder, publicKey, quarantined, strays } = outcome;
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
        `  ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .countOfEntries */ .$w)(entries)} in ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(segments, "segment")}${ids}`,
        ...(quarantined === null ? [] : reasonsOf(quarantined)).map(({ reason, entries: count }) => `  in quarantine, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .countOfEntries */ .$w)(count)}: ${reason}`),
        `  ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(manifests, "manifest")}${manifests === 0 ? "" : `; ${signing}`}`,
        ...(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .straysNotice */ .xr)(strays).map((notice) => `  notice: ${notice}`),
        `  ${verdict.text}${isHoldingBack(outcome) === true ? ` ${HELD_BACK}` : ""}`,
        "",
    ]
        .map(_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)
        .join("\n");
}
function reasonsOf(quarantined) {
    return [...quarantined].map(([reason, entries]) => ({ reason, entries }));
}
function messageOf(end) {
    if (end.kind === "done")
        return null;
    if (end.kind === "interrupted")
        return `The export was interrupted. ${GO_ON}`;
    if (end.kind === "needs-attention")
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(`The export stopped: ${end.message}`);
    if (end.kind === "failed")
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(`The export stopped: ${end.message} ${GO_ON}`);
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(`The export gave up: ${end.message} Check that --server is the URL of a server that works. ${GO_ON}`);
}


/***/ }),

/***/ 417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ totalOf),
/* harmony export */   g: () => (/* binding */ countQuarantined)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
/* harmony import */ var _node_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7714);


async function countQuarantined(segments, objects) {
    const reasons = new Map();
    for (let number = 1; number <= segments; number += 1) {
        const stored = await (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readStoredStart */ .k4)(number, { objects, codec: _node_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeCodec */ .H });
        for (const { reason } of stored.state === "whole" ? stored.value.quarantined : []) {
            reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        }
    }
    return reasons;
}
function totalOf(quarantined) {
    return [...quarantined.values()].reduce((total, count) => total + count, 0);
}


/***/ }),

/***/ 5319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ OPEN_BRACE),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   WL: () => (/* binding */ OPEN_BRACKET),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   kR: () => (/* binding */ LINE_FEED),
/* harmony export */   o: () => (/* binding */ SLASH),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   r_: () => (/* binding */ BACKSLASH),
/* harmony export */   rc: () => (/* binding */ CLOSE_BRACE),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   u7: () => (/* binding */ CARRIAGE_RETURN),
/* harmony export */   wn: () => (/* binding */ TAB),
/* harmony export */   wt: () => (/* binding */ CLOSE_BRACKET)
/* harmony export */ });
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const SLASH = 0x2f;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;


/***/ })

};
