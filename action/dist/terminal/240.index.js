export const id = 240;
export const ids = [240,835];
export const modules = {

/***/ 2248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readVocabulary)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7846);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2203);
/* harmony import */ var _named_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1146);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5835);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9298);




async function readVocabulary(nameOrPath, { stderr, takesColor, locate }) {
    const named = (0,_named_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .readNamedVocabulary */ .ke)(nameOrPath, _read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOfPath */ .od);
    const { ownVocabulary, files, unread } = await (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__.loadVocabulary)(named, (0,_read_input_js__WEBPACK_IMPORTED_MODULE_1__/* .fileReader */ .q2)({ locate }));
    if (files.length > 0)
        stderr.write((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formatText */ .vX)(files, { color: takesColor("stderr") }));
    for (const file of unread)
        stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .describeUnread */ .Fn)(file)}\n`);
    return ownVocabulary?.vocabulary;
}


/***/ }),

/***/ 6240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addSchemaCommand: () => (/* binding */ addSchemaCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(915);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2038);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2264);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7365);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6523);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5986);
/* harmony import */ var _read_vocabulary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2248);




const HELP = `
An editor completes and checks a file whose "$schema" names a schema that is there:

  provider-steward schema > provider-config.schema.json
  provider-steward schema --policy > policy.schema.json

Then put "$schema": "./provider-config.schema.json" into a configuration beside it, as its first key. For an assistant
that uses other names, name its vocabulary, or write a vocabulary file, and print the schema of its configurations:

  provider-steward schema --vocabulary posit-assistant > provider-config.schema.json
  provider-steward schema --vocabulary-files > vocabulary.schema.json
  provider-steward schema --vocabulary vocabulary.json > provider-config.schema.json

Exit codes:
  0  printed
  2  the vocabulary cannot be used, or the command was not understood`;
function addSchemaCommand(program, process) {
    program
        .command("schema")
        .summary("print the JSON Schema for editors")
        .description("Prints the JSON Schema (draft-07) of provider configuration files.")
        .option("--vocabulary <name|file>", "print the schema of configurations with the names of this vocabulary")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--policy", "print the schema of policy files instead").conflicts(["vocabulary", "vocabularyFiles"]))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--vocabulary-files", "print the schema of vocabulary files instead").conflicts("vocabulary"))
        .addHelpText("after", HELP)
        .action(async (options) => {
        const schema = await chooseSchema(options, process);
        if (schema === undefined)
            process.exitCode = _command_process_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failure;
        else
            process.stdout.write(`${JSON.stringify(schema, undefined, 2)}\n`);
    });
}
async function chooseSchema(options, process) {
    if (options.policy)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .buildPolicySchema */ .q)(_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .configurableRules */ .pd);
    if (options.vocabularyFiles)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .buildVocabularySchema */ .W)();
    if (options.vocabulary === undefined)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .buildSchema */ .IV)(_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .shippedVocabulary */ .A);
    const vocabulary = await (0,_read_vocabulary_js__WEBPACK_IMPORTED_MODULE_7__/* .readVocabulary */ .X)(options.vocabulary, process);
    if (vocabulary !== undefined)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .buildSchema */ .IV)(vocabulary);
    process.stderr.write("error: No schema was printed, because the vocabulary cannot be used. Fix it first.\n");
    return undefined;
}


/***/ }),

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
