export const id = 781;
export const ids = [781];
export const modules = {

/***/ 781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO_PROGRESS: () => (/* binding */ NO_PROGRESS),
/* harmony export */   progressLine: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(903);

const TERMINAL_MILLISECONDS = 100;
const LOG_MILLISECONDS = 5_000;
const ERASE_LINE = "\r\u001b[2K";
/** Shows nothing. */
const NO_PROGRESS = { show: () => { }, say: () => { }, clear: () => { } };
/** On a terminal one line that is written anew; elsewhere a line every few seconds. */
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
            const line = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$R)(text());
            stream.write(isTerminal ? ERASE_LINE + line.slice(0, stream.columns - 1) : `${line}\n`);
        },
        say: (text) => {
            clear();
            stream.write(`${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$R)(text)}\n`);
        },
        clear,
    };
}


/***/ })

};
