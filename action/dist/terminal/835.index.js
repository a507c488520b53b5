export const id = 835;
export const ids = [835];
export const modules = {

/***/ 5835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   loadPolicy: () => (/* binding */ loadPolicy),
/* harmony export */   loadVocabulary: () => (/* binding */ loadVocabulary)
/* harmony export */ });
/* unused harmony exports layersNamedIn, layersOf, addLayers */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2163);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4154);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2107);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3568);
/* harmony import */ var _loaded_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3985);
/* harmony import */ var _named_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1146);




async function loadPolicy(path, readFile, ownVocabulary) {
    const without = withVocabulary(_loaded_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPolicy */ .bL, ownVocabulary);
    if (path === undefined)
        return without;
    const read = await readFile(path);
    if (!read.ok)
        return { ...without, path, unread: [{ path, reason: read.error.reason }] };
    const { policy, file } = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPolicyFile */ .B)(path, read.value);
    const chosen = withVocabulary(without, ownVocabulary ?? (policy.vocabulary && (0,_named_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .ofPreset */ .tl)(policy.vocabulary)));
    const loaded = { ...chosen, path, policy, files: withFindings(file) };
    const explain = (kind) => `The policy file names it as the layer "${kind}".`;
    return addLayers(loaded, layersOf(path, policy), readFile, explain);
}
function withVocabulary(loaded, ownVocabulary) {
    return ownVocabulary === undefined ? loaded : { ...loaded, ownVocabulary };
}
async function loadVocabulary(named, readFile) {
    if (named.kind === "preset")
        return { ownVocabulary: (0,_named_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .ofPreset */ .tl)(named.name), files: [], unread: [] };
    const { path } = named;
    const read = await readFile(path);
    if (!read.ok) {
        const reason = `${read.error.reason} ${_named_vocabulary_js__WEBPACK_IMPORTED_MODULE_3__/* .VOCABULARY_NAMES */ .mf}`;
        return { ownVocabulary: undefined, files: [], unread: [{ path, reason }] };
    }
    const { vocabulary, file } = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .checkVocabularyFile */ .J)(path, read.value);
    return { ownVocabulary: vocabulary && { named, vocabulary }, files: withFindings(file), unread: [] };
}
function layersNamedIn(path, bytes) {
    return layersOf(path, checkPolicyFile(path, bytes).policy);
}
function layersOf(path, { layers }) {
    return _loaded_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LAYER_NAMES */ .fj.flatMap((kind) => {
        const layer = layers[kind];
        return layer === undefined ? [] : [{ kind, path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), layer) }];
    });
}
async function addLayers(loaded, named, readFile, explain) {
    const layers = [...loaded.layers];
    const files = [...loaded.files];
    const unread = [...loaded.unread];
    for (const { kind, path } of named) {
        const read = await readFile(path);
        if (!read.ok)
            unread.push({ path, reason: `${read.error.reason} ${explain(kind)}` });
        const layer = read.ok ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .readLayer */ .w6)(path, read.value, loaded.ownVocabulary?.vocabulary) : undefined;
        layers.push({ kind, path, text: layer?.text });
        if (layer !== undefined)
            files.push(...withFindings(layer.file));
    }
    return { ...loaded, layers, files, unread };
}
function withFindings(file) {
    return file.diagnostics.length === 0 ? [] : [file];
}
function isUsable({ files, unread }) {
    return unread.length === 0 && (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .countBySeverity */ .Ot)(files.flatMap(({ diagnostics }) => diagnostics)).error === 0;
}


/***/ })

};
