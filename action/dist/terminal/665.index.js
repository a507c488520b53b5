export const id = 665;
export const ids = [665];
export const modules = {

/***/ 7114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oz: () => (/* binding */ withPolicyFiles),
/* harmony export */   WU: () => (/* binding */ withinLayers),
/* harmony export */   YL: () => (/* binding */ policyFilesBeside)
/* harmony export */ });
/* unused harmony export checkAsLayer */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6672);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(389);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3568);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9035);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1179);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6155);


function withinLayers(loaded, checked, bytes) {
    const { path } = checked;
    const isAlone = (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettingFile */ .jb)(loaded, path) || (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layersAround */ .g8)(loaded, path).length === 0;
    const text = isAlone ? undefined : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeFile */ .J)(bytes, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MAX_BYTES */ .ul);
    if (!text?.ok)
        return { checked };
    const found = (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded).diagnosticsWith({ label: path, text: text.value });
    const { own = [], ofLayers = [] } = Object.groupBy(found, ({ layer }) => layer?.kind === "user" ? "own" : "ofLayers");
    return { checked: withMore(checked, own.map(_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .toFileDiagnostic */ .Zo)), ofLayers };
}
function checkAsLayer(loaded, path, bytes) {
    const vocabulary = vocabularyOf(loaded);
    const { text, file } = readLayer(path, bytes, vocabulary);
    const kind = loaded.layers.find((layer) => isSame(loaded, layer.path, path))?.kind;
    if (text === undefined || kind === undefined)
        return file;
    return withMore(file, checkLayers([{ kind, label: path, text }], vocabulary).diagnostics.map(toFileDiagnostic));
}
function withMore(file, more) {
    return more.length === 0 ? file : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .withDiagnostics */ .LQ)(file, (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .orderDiagnostics */ .L)([...file.diagnostics, ...more]));
}
function withPolicyFiles(loaded, files) {
    const within = files.flatMap(({ ofLayers }) => (ofLayers === undefined ? [] : [ofLayers]));
    const together = within.length === 0 ? (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded).diagnosticsWith() : within.flat();
    const ofLayers = settingsFiles(loaded, [...(0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded).diagnostics, ...together]);
    const isChecked = ({ path }) => files.some(({ checked }) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(loaded, checked.path, path));
    return {
        beside: [...loaded.files, ...ofLayers].filter((file) => !isChecked(file)),
        checked: files.map(({ checked }) => {
            const asLayer = ofLayers.find(({ path }) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(loaded, path, checked.path));
            return asLayer === undefined ? checked : withMore(checked, notIn(checked, asLayer.diagnostics));
        }),
    };
}
function notIn(checked, diagnostics) {
    const known = new Set(checked.diagnostics.flatMap(({ severity, pointer }) => (severity === "error" ? pointer : [])));
    return diagnostics.filter(({ rule, pointer }) => rule !== "layer-block" || !known.has(pointer));
}
function policyFilesBeside(loaded, checked) {
    const ofLayers = settingsFiles(loaded, (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded).diagnostics);
    return [...loaded.files, ...ofLayers].filter(({ path }) => !checked.some((file) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(loaded, file.path, path)));
}
function settingsFiles(loaded, found) {
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .layerFiles */ .d)(found, (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layerInputs */ .hF)(loaded), (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .vocabularyOf */ .YB)(loaded));
}


/***/ }),

/***/ 5665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectBySettings: () => (/* binding */ collectBySettings)
/* harmony export */ });
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6155);
/* harmony import */ var _check_within_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7114);


function collectBySettings(loaded) {
    const files = [];
    return {
        add: (path, bytes, facts) => {
            files.push((0,_check_within_js__WEBPACK_IMPORTED_MODULE_0__/* .withinLayers */ .WU)(loaded, (0,_check_file_js__WEBPACK_IMPORTED_MODULE_1__/* .checkByPolicy */ .gj)(loaded, path, bytes, facts), bytes));
        },
        files: () => {
            const { beside, checked } = (0,_check_within_js__WEBPACK_IMPORTED_MODULE_0__/* .withPolicyFiles */ .Oz)(loaded, files);
            return [...beside, ...checked];
        },
    };
}


/***/ })

};
