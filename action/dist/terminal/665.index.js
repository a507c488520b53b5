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
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6943);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5300);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6155);
/* harmony import */ var _loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3985);



function withinLayers(loaded, checked, bytes) {
    const { path } = checked;
    const isAlone = (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettingFile */ .jb)(loaded, path) || (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layersAround */ .g8)(loaded, path).length === 0;
    const text = isAlone ? undefined : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeFile */ .J)(bytes, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MAX_BYTES */ .ul);
    if (!text?.ok)
        return { checked };
    const layers = layersForText(loaded, text.value);
    const { own = [], found = [] } = Object.groupBy(layers.diagnosticsWith({ label: path, text: text.value }), (one) => one.layer?.kind === "user" ? "own" : "found");
    return { checked: withMore(checked, own.map(_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .toFileDiagnostic */ .Zo)), ofLayers: { layers, found } };
}
function checkAsLayer(loaded, path, bytes) {
    const chosen = chosenVocabulary(loaded);
    const { text, file } = readLayer(path, bytes, chosen);
    const kind = loaded.layers.find((layer) => isSame(loaded, layer.path, path))?.kind;
    if (text === undefined || kind === undefined)
        return file;
    const { diagnostics } = checkLayers([{ kind, label: path, text }], vocabularyOfText(chosen, text));
    return withMore(file, diagnostics.map(toFileDiagnostic));
}
function withMore(file, more) {
    return more.length === 0 ? file : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .withDiagnostics */ .LQ)(file, (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .orderDiagnostics */ .L)([...file.diagnostics, ...more]));
}
function withPolicyFiles(loaded, files) {
    const within = files.flatMap(({ ofLayers }) => (ofLayers === undefined ? [] : [ofLayers]));
    const layers = within.length === 0 ? [layersAlone(loaded)] : new Set(within.map((one) => one.layers));
    const alone = Array.from(layers, ({ diagnostics }) => diagnostics).flat();
    const together = within.length === 0 ? layersAlone(loaded).diagnosticsWith() : within.flatMap(({ found }) => found);
    const ofLayers = settingsFiles(loaded, [...alone, ...together]);
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
function policyFilesBeside(loaded, checked, texts) {
    const layers = new Set(texts.length === 0 ? [layersAlone(loaded)] : texts.map((text) => layersForText(loaded, text)));
    const ofLayers = settingsFiles(loaded, Array.from(layers, ({ diagnostics }) => diagnostics).flat());
    return [...loaded.files, ...ofLayers].filter(({ path }) => !checked.some((file) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(loaded, file.path, path)));
}
function settingsFiles(loaded, found) {
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .layerFiles */ .d)(found, (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layerInputs */ .hF)(loaded), (0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenVocabulary */ .lz)(loaded));
}
function layersForText(loaded, text) {
    return (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded, (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_8__/* .vocabularyOfText */ .v6)((0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenVocabulary */ .lz)(loaded), text));
}
function layersAlone(loaded) {
    return (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded, (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_9__/* .vocabularyOfLayers */ .m)((0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenVocabulary */ .lz)(loaded), (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layerInputs */ .hF)(loaded)));
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


/***/ }),

/***/ 1179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ layerFiles)
/* harmony export */ });
/* harmony import */ var _diagnostic_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9035);
/* harmony import */ var _schema_build_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7365);
/* harmony import */ var _validate_check_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2107);
/* harmony import */ var _vocabulary_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6943);
/* harmony import */ var _choose_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5300);
/* harmony import */ var _layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(389);






const TOGETHER = "<layers>";
function layerFiles(diagnostics, layers, chosen) {
    const schemaOf = (document) => (0,_schema_build_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaFor */ .dM)(chosen ?? (0,_vocabulary_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .vocabularyNamedIn */ .Hr)(document) ?? (0,_choose_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .vocabularyOfLayers */ .m)(undefined, layers));
    const distinct = [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
    const byLayer = Map.groupBy(distinct, ({ layer }) => layers.find(({ kind, label }) => kind === layer?.kind && label === layer.label));
    return Array.from(byLayer, ([layer, own]) => (0,_validate_check_file_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedFile */ .y0)(layer?.label ?? TOGETHER, (0,_diagnostic_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderDiagnostics */ .L)(own.map(_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .toFileDiagnostic */ .Zo)), layer?.text ?? "", schemaOf));
}


/***/ })

};
