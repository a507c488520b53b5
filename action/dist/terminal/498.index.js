export const id = 498;
export const ids = [498];
export const modules = {

/***/ 1522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J8: () => (/* binding */ addLayerOptions),
/* harmony export */   fo: () => (/* binding */ LAYERS_HELP),
/* harmony export */   jy: () => (/* binding */ refuseSecondInput),
/* harmony export */   yL: () => (/* binding */ loadLayers)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1134);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2107);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7778);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6672);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6155);
/* harmony import */ var _loaded_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3985);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5835);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9298);
/* harmony import */ var _settings_option_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3133);






const DISCOVERED_SHAPE = 'Write an object of provider ids, each with a list of models: {"provider_a": [{"id": "example-large"}]}.';
const LAYERS_HELP = `
Layers:
  A file is a layer of the user. Enforced layers are above it and default layers below it: those that --enforced and
  --default name, and those of the policy file, unless the file itself is one of them. Among layers of one kind, a later
  one is above an earlier one, and those of the policy are the lowest. Where the vocabulary has several layers of one
  kind, NAME=FILE gives a file the name of one, which ranks it and says how the assistant reads it. Without --policy, the policy is the nearest
  .provider-steward.json.

Discovered models:
  A configuration does not say which models a provider offers by itself. --discovered names a JSON file that does:
  {"provider_a": [{"id": "example-large", "maxContextLength": 200000}]}
${_settings_option_js__WEBPACK_IMPORTED_MODULE_0__/* .VOCABULARY_HELP */ .FO}`;
function addLayerOptions(command) {
    const collect = (path, before = []) => [...before, path];
    return (0,_settings_option_js__WEBPACK_IMPORTED_MODULE_0__/* .addSettingsOptions */ .nr)(command)
        .option("--enforced <[name=]file>", "a layer above the user's (repeatable)", collect)
        .option("--default <[name=]file>", "a layer below the user's (repeatable)", collect)
        .option("--discovered <file>", "a JSON file with the models that the providers returned");
}
function readSource(kind, text) {
    const [, name, path] = /^([^./\\=]+)=(.+)$/s.exec(text) ?? [];
    return name === undefined || path === undefined ? { kind, path: text } : { kind, name, path };
}
async function loadLayers(paths, options, process) {
    const policy = await (0,_settings_option_js__WEBPACK_IMPORTED_MODULE_0__/* .loadSettings */ .M5)(options, process);
    const vocabulary = (0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .chosenVocabulary */ .lz)(policy);
    const namedSources = [
        ...(options.default ?? []).map((text) => readSource("default", text)),
        ...(options.enforced ?? []).map((text) => readSource("enforced", text)),
    ];
    const files = [...policy.files];
    const unread = [...policy.unread];
    const readAll = async (sources) => {
        const layers = [];
        for (const source of sources) {
            const read = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(source.path, process);
            const layer = read.ok ? toLayer(source, read.value, vocabulary) : undefined;
            if (!read.ok)
                unread.push({ path: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfInput */ .nB)(source.path), reason: read.error.reason });
            else if (layer?.ok)
                layers.push(layer.value);
            else if (layer !== undefined)
                files.push(layer.error);
        }
        return layers;
    };
    const users = await readAll(paths.map((path) => ({ kind: "user", path })));
    const ofPolicy = await readAll(policyLayers(policy, paths));
    const named = await readAll(namedSources);
    const discovered = await readDiscovered(options.discovered, process);
    if (!discovered.ok)
        unread.push({ path: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfInput */ .nB)(options.discovered ?? ""), reason: discovered.error.reason });
    const isComplete = (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .isUsable */ .Ng)({ files, unread }) && users.length === paths.length;
    return {
        users,
        others: [...ofPolicy, ...named],
        named,
        policy: policy.policy,
        pathFromPolicy: (0,_check_file_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsFor */ .zc)(policy, (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfPath */ .od)(paths.at(-1) ?? "")).path,
        discovered: discovered.ok ? discovered.value : undefined,
        vocabulary,
        files,
        unread,
        isComplete,
    };
}
function policyLayers(loaded, paths) {
    const around = paths.map((path) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_4__/* .layersAround */ .g8)(loaded, (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfPath */ .od)(path)));
    const layers = around.find((some) => some.length === 0) ?? around[0] ?? [];
    return layers.map(({ kind, label }) => ({ kind, path: label }));
}
function toLayer({ path, ...rank }, bytes, vocabulary) {
    const label = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfInput */ .nB)(path);
    if (bytes.length === 0 && mayBeEmpty(path))
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ ...rank, label, value: {} });
    const { text, file } = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .readLayer */ .w6)(label, bytes, vocabulary);
    return text === undefined ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(file) : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ ...rank, label, text });
}
function mayBeEmpty(path) {
    return (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .isStandardInput */ .mC)(path) || path === "/dev/null";
}
function refuseSecondInput(paths, options, command) {
    const { enforced = [], default: lower = [], discovered = "" } = options;
    const layers = [...enforced, ...lower].map((text) => readSource("enforced", text).path);
    if ([...paths, ...layers, discovered].filter(_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .isStandardInput */ .mC).length > 1) {
        command.error('error: "-" is given more than once, and standard input can be read only once. Name files instead.');
    }
}
async function readDiscovered(path, process) {
    if (path === undefined)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__.ok)(undefined);
    const read = await (0,_read_input_js__WEBPACK_IMPORTED_MODULE_2__/* .readInput */ .R5)(path, process);
    return read.ok ? parseDiscovered(read.value) : read;
}
function parseDiscovered(bytes) {
    const decoded = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeFile */ .J)(bytes, _shared_index_js__WEBPACK_IMPORTED_MODULE_8__/* .FILE_MAX_BYTES */ .ul);
    if (!decoded.ok)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)({ reason: `${decoded.error.message} ${decoded.error.advice}` });
    const value = parseJson(decoded.value);
    const mistake = value.ok ? mistakeInDiscovered(value.value) : "It is not JSON.";
    if (!value.ok || mistake !== undefined)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)({ reason: `${mistake} ${DISCOVERED_SHAPE}` });
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__.ok)(value.value);
}
function mistakeInDiscovered(value) {
    if (!isRecord(value))
        return "It is not an object.";
    for (const [index, [id, models]] of Object.entries(value).entries()) {
        const name = `Entry ${index + 1} (provider ${JSON.stringify(id)})`;
        if (!Array.isArray(models))
            return `${name} is not a list.`;
        const wrong = models.findIndex((model) => !isModel(model));
        if (wrong >= 0)
            return `${name} has no "id" at item ${wrong + 1}.`;
    }
    return undefined;
}
function parseJson(text) {
    try {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__.ok)(JSON.parse(text.replace(/^\uFEFF/, "")));
    }
    catch {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(undefined);
    }
}
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isModel(value) {
    return isRecord(value) && typeof value["id"] === "string" && value["id"] !== "";
}


/***/ }),

/***/ 3109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ writeDiagnostics),
/* harmony export */   T4: () => (/* binding */ reportIncomplete),
/* harmony export */   Us: () => (/* binding */ layersExitCode),
/* harmony export */   xm: () => (/* binding */ reportLayers)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2203);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1179);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7846);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5986);


function reportIncomplete({ files, unread }, done, process) {
    writeDiagnostics(files, process);
    for (const file of unread)
        process.stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUnread */ .Fn)(file)}\n`);
    process.stderr.write(`error: Nothing was ${done}, because not all of the input can be used. Fix it first; --no-policy leaves the policy out.\n`);
    process.exitCode = _command_process_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failure;
}
function reportLayers(loaded, diagnostics, process) {
    const { files, users, others, vocabulary } = loaded;
    writeDiagnostics([...files, ...(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .layerFiles */ .d)(diagnostics, [...users, ...others], vocabulary)], process);
}
function layersExitCode(diagnostics) {
    return diagnostics.some(({ severity }) => severity === "error") ? _command_process_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.errors : _command_process_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.fine;
}
function writeDiagnostics(files, process) {
    if (files.length > 0)
        process.stderr.write((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .formatText */ .vX)(files, { color: process.takesColor("stderr") }));
}


/***/ }),

/***/ 3133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ VOCABULARY_HELP),
/* harmony export */   M5: () => (/* binding */ loadSettings),
/* harmony export */   bK: () => (/* binding */ POLICY_HELP),
/* harmony export */   nr: () => (/* binding */ addSettingsOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2249);
/* harmony import */ var _loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3985);
/* harmony import */ var _named_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1146);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9298);






const POLICY_HELP = `
Policy:
  A policy file sets severities, approved hosts, known models, layers and ignores. Without --policy, it is the nearest
  ${_loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_FILE */ .CX}, from the current folder up to one that contains .git. "provider-steward schema --policy" prints
  its schema. Its own errors are reported like those of any file.`;
const VOCABULARY_HELP = `
Vocabulary:
  A vocabulary has the names that an assistant uses. --vocabulary takes the name of one that is known
  (${_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .PRESET_NAMES */ .dO.join(", ")}), or the path of a vocabulary file, of which "provider-steward schema
  --vocabulary-files" prints the schema; if it has errors, only these are reported. A file that is called like a name is
  written ./${_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .PRESET_NAMES */ .dO[0]}. Without the option, the policy may name one, and else each file by a "$schema" that is the
  published address of an assistant's schema. Else the names are those of the specification.`;
function addSettingsOptions(command) {
    return command
        .option("--policy <file>", `the policy file to use instead of the nearest ${_loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_FILE */ .CX}`)
        .option("--no-policy", "use no policy file")
        .option("--vocabulary <name|file>", "the vocabulary to use: a known name, or a vocabulary file");
}
async function loadSettings(options, process) {
    if (options.vocabulary === undefined)
        return loadChosenPolicy(options, process);
    const named = (0,_named_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .readNamedVocabulary */ .ke)(options.vocabulary, _read_input_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfPath */ .od);
    const { loadVocabulary } = await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(835)]).then(__webpack_require__.bind(__webpack_require__, 5835));
    const { ownVocabulary, files, unread } = await loadVocabulary(named, (0,_read_input_js__WEBPACK_IMPORTED_MODULE_5__/* .fileReader */ .q2)(process));
    if (ownVocabulary === undefined)
        return { ..._loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPolicy */ .bL, files, unread, isVocabularyUnusable: true };
    return loadChosenPolicy(options, process, ownVocabulary);
}
async function loadChosenPolicy(options, process, ownVocabulary) {
    const { policy = findNearest(process) } = options;
    const path = policy === undefined || policy === false ? undefined : (0,_read_input_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfPath */ .od)(policy);
    if (path === undefined && ownVocabulary === undefined)
        return _loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPolicy */ .bL;
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(835)]).then(__webpack_require__.bind(__webpack_require__, 5835));
    const loaded = await loadPolicy(path, (0,_read_input_js__WEBPACK_IMPORTED_MODULE_5__/* .fileReader */ .q2)(process), ownVocabulary);
    return { ...loaded, folder: node_path__WEBPACK_IMPORTED_MODULE_1__.posix.resolve("/", (0,_read_input_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfPath */ .od)(folderOf(process))) };
}
function folderOf({ locate }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(locate("."));
}
function findNearest(process) {
    const start = folderOf(process);
    for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_FILE */ .CX);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(start, path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
    }
}


/***/ }),

/***/ 6069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HT: () => (/* binding */ explainValue),
/* harmony export */   fn: () => (/* binding */ formatCatalog)
/* harmony export */ });
/* unused harmony export isIdle */
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4147);
/* harmony import */ var _catalog_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(604);
/* harmony import */ var _changes_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3771);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);
/* harmony import */ var _masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8904);






const NONE = "-";
const MODEL_HEAD = ["model", "offered", "protocol", "base URL", "context"];
function formatCatalog({ providers }, options) {
    const idle = options.isNarrowed ? [] : providers.filter(isIdle);
    const shown = providers.filter((provider) => !idle.includes(provider));
    const heads = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .alignRows */ .P)(shown.map((provider) => providerCells(provider)));
    const blocks = shown.map((provider, index) => [
        options.strong(heads[index] ?? ""),
        ...providerLines(provider, options).map((line) => (line === "" ? "" : `  ${line}`)),
    ]);
    if (idle.length > 0) {
        const ids = idle.map((provider) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskProvider */ .q4)(provider).id)).join(", ");
        blocks.push([`${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(idle.length, "disabled provider")} without settings: ${ids}`]);
    }
    return `${blocks.length === 0 ? "no providers" : joinBlocks(blocks)}\n`;
}
function joinBlocks(blocks) {
    return blocks
        .map((lines, index) => {
        const isApart = index > 0 && (lines.length > 1 || (blocks[index - 1]?.length ?? 0) > 1);
        return [...(isApart ? [""] : []), ...lines].join("\n");
    })
        .join("\n");
}
function isIdle(provider) {
    if (provider.enabled || provider.kind === "custom" || provider.models.length > 0)
        return false;
    const said = Object.entries(provider.origins).filter(([field]) => field !== "enabled");
    return said.every(([, { place }]) => place.kind !== "layer") && provider.overrides.length === 0;
}
function providerCells(provider) {
    const { id, kind, enabled, protocol, baseUrl, endpoint, ownUrl } = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskProvider */ .q4)(provider);
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(id),
        kind,
        enabled ? "enabled" : "disabled",
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(protocol ?? NONE),
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(baseUrl ?? endpoint ?? ownUrl ?? NONE),
    ];
}
function providerLines(provider, { explain }) {
    const { models } = provider;
    if (explain === undefined) {
        return models.length === 0 ? [] : (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .alignRows */ .P)([MODEL_HEAD, ...models.map((model) => modelCells(model))]);
    }
    return [
        ...(0,_catalog_values_js__WEBPACK_IMPORTED_MODULE_4__/* .providerValues */ .K)(provider).flatMap((value) => explainValue(value, explain)),
        ...models.flatMap((model) => ["", ...explainModel(model, explain)]),
    ];
}
function modelCells(model) {
    const { id, offered, reason, protocol, baseUrl, maxContextLength } = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskModel */ .cm)(model);
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(id),
        offered ? "yes" : `no: ${reason}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(protocol ?? NONE),
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(baseUrl ?? NONE),
        maxContextLength === undefined ? NONE : String(maxContextLength),
    ];
}
function explainModel(model, sentences) {
    const values = (0,_catalog_values_js__WEBPACK_IMPORTED_MODULE_4__/* .modelValues */ .k)(model).flatMap((value) => explainValue(value, sentences));
    return [`model ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskModel */ .cm)(model).id)} (${model.source})`, ...values.map((line) => `  ${line}`)];
}
function explainValue({ field, value, origin }, sentences) {
    return [`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(field)}: ${showWhole(value)}`, ...explainOrigin(origin, sentences).map((line) => `  ${line}`)];
}
function explainOrigin({ place, rule, lost }, sentences) {
    return [
        `from  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_changes_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describePlace */ .df)(place))}`,
        `why   ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(sentences[rule])}`,
        ...lost.map((candidate) => `lost  ${describeLoser(candidate, rule, sentences)}`),
    ];
}
function describeLoser({ place, rule, value }, winner, sentences) {
    const said = value === undefined ? "" : `${showWhole(value)} from `;
    const where = `${said}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_changes_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describePlace */ .df)(place))}`;
    return rule === winner ? where : `${where}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(sentences[rule])}`;
}
function showWhole(value) {
    return value === undefined ? "(not shown)" : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(JSON.stringify(value));
}


/***/ }),

/***/ 604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ providerValues),
/* harmony export */   k: () => (/* binding */ modelValues)
/* harmony export */ });
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5830);
/* harmony import */ var _masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8904);


function providerValues(owner) {
    const { endpoints, sections, fields = {}, ...provider } = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProvider */ .q4)(owner);
    const values = new Map([
        ["variant", provider.variant],
        ["enabled", provider.enabled],
        ["baseUrl", provider.baseUrl],
        ["endpoint", provider.endpoint],
        ["ownUrl", provider.ownUrl],
        ["protocol", provider.protocol],
        ...Object.entries(endpoints).map(([name, url]) => [`endpoints/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(name)}`, url]),
        ...Object.entries(sections).flatMap(([name, section]) => Object.entries(section).map(([field, text]) => [`sections/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(name)}/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(field)}`, text])),
        ...Object.entries(fields).map(([key, value]) => [`fields/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(key)}`, value]),
        ["discovery", provider.discovery],
        ["allow", provider.allow],
        ["deny", provider.deny],
    ]);
    return explained(owner, values);
}
function modelValues(owner) {
    const model = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .maskModel */ .cm)(owner);
    const values = new Map(Object.entries(model));
    return explained(owner, values.set("offered", model.offered || model.reason));
}
function explained({ origins }, values) {
    return Object.entries((0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .maskOrigins */ .WC)(origins)).map(([field, origin]) => ({ field, value: values.get(field), origin }));
}


/***/ }),

/***/ 3771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   df: () => (/* binding */ describePlace),
/* harmony export */   rQ: () => (/* binding */ formatChanges)
/* harmony export */ });
/* unused harmony exports EFFECT_TITLES, KIND_TITLES, changeLines, describeCause */
/* harmony import */ var _changes_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6173);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4147);
/* harmony import */ var _effect_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6602);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52);





const EFFECT_TITLES = {
    opens: "Opens",
    breaks: "Breaks",
    moves: "Moves",
    changes: "Changes",
    none: "No effect",
};
const KIND_TITLES = {
    "provider-available": "New providers",
    "every-model-offered": "Every model offered",
    "destination-added": "New destinations",
    "encryption-lost": "Lost encryption",
    "model-offered": "New models",
    "enforced-value-removed": "Values no longer enforced",
    "policy-loosened": "Loosened checks",
    "finding-suppressed": "Suppressed findings",
    "provider-unavailable": "Lost providers",
    "every-model-withdrawn": "Not every model any longer",
    "model-withdrawn": "Lost models",
    "connection-changed": "Other connections of providers",
    "model-moved": "Other connections of models",
    "model-changed": "Other metadata of models",
    "setting-without-effect": "Settings without effect",
};
function formatChanges(changes, paint) {
    if (changes.length === 0)
        return "no changes\n";
    const lines = changeLines(changes.map(({ effect, text, cause }) => ({ effect, text, causes: cause === null ? [] : [cause] })), paint);
    return `${[...lines, "", `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .startSentence */ .yV)((0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .describeEffects */ .QG)((0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countEffects */ ._x)(changes)))}.`].join("\n")}\n`;
}
function changeLines(changes, paint) {
    return _changes_change_js__WEBPACK_IMPORTED_MODULE_2__/* .EFFECTS */ .tQ.flatMap((effect) => {
        const ofEffect = changes.filter((change) => change.effect === effect);
        if (ofEffect.length === 0)
            return [];
        return [paint(effect, `${EFFECT_TITLES[effect]}:`), ...ofEffect.flatMap((one) => linesOfChange(one, paint))];
    });
}
function linesOfChange({ effect, text, causes, paths = [], governed, notes = [] }, paint) {
    return [
        paint(effect, `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(text)}`),
        ...(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(causes.map(describeCause), _text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .SHOWN_CAUSES_MAX */ .c6).map((cause) => `    from  ${cause}`),
        ...(paths.length === 0 ? [] : [`    in    ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(whereText(paths, governed))}`]),
        ...notes.map((note) => `    ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(note)}`),
    ];
}
function whereText(paths, governed) {
    const names = (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .listNames */ .Zv)(paths, (path) => path, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .SHOWN_FILES_MAX */ .ve).join(", ");
    const isMany = governed !== undefined && paths.length > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .SHOWN_FILES_MAX */ .ve;
    return isMany ? `${paths.length} of ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(governed, "configuration")}: ${names}` : names;
}
function describeCause({ side, place }) {
    const where = place.kind === "policy" ? describePolicyPlace(place) : describePlace(place);
    return side === "before" ? `${where}, before the change` : where;
}
function describePolicyPlace({ label = "the policy", pointer, position }) {
    return `${lineOf(label, position)} (policy, ${pointer === "" ? "the whole document" : pointer})`;
}
function describePlace(place) {
    switch (place.kind) {
        case "layer": {
            const { label, layer, pointer, position } = place;
            return `${lineOf(label, position)} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
        }
        case "discovered":
            return `returned by the provider ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(place.provider)}`;
        case "vocabulary":
            return "the provider's default";
        default:
            return "the built-in default";
    }
}
function lineOf(label, position) {
    return position === undefined ? label : `${label}:${position.line}:${position.column}`;
}


/***/ }),

/***/ 6602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QG: () => (/* binding */ describeEffects),
/* harmony export */   _x: () => (/* binding */ countEffects)
/* harmony export */ });
/* unused harmony export subtractEffects */
/* harmony import */ var _changes_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6173);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);


function countEffects(changes) {
    const counts = { opens: 0, breaks: 0, moves: 0, changes: 0, none: 0 };
    for (const { effect } of changes)
        counts[effect]++;
    return counts;
}
function subtractEffects(all, others) {
    const { opens, breaks, moves, changes, none } = all;
    return {
        opens: opens - others.opens,
        breaks: breaks - others.breaks,
        moves: moves - others.moves,
        changes: changes - others.changes,
        none: none - others.none,
    };
}
function describeEffects(counts, accepted = 0) {
    return _changes_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFECTS */ .tQ.filter((effect) => counts[effect] > 0)
        .map((effect) => {
        if (effect === "none")
            return `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(counts.none, "change")} without effect`;
        return `${effect} ${counts[effect]}${effect === "opens" && accepted > 0 ? ` (${accepted} accepted)` : ""}`;
    })
        .join(", ");
}


/***/ }),

/***/ 8904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WC: () => (/* binding */ maskOrigins),
/* harmony export */   cm: () => (/* binding */ maskModel),
/* harmony export */   kR: () => (/* binding */ maskCatalog),
/* harmony export */   q4: () => (/* binding */ maskProvider)
/* harmony export */ });
/* harmony import */ var _text_header_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7868);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4817);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5830);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5514);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2322);





function maskCatalog({ providers }, wanted) {
    const originsOf = ({ origins }) => ({ origins: maskOrigins(origins) });
    return {
        providers: providers.map((provider) => ({
            ...maskProvider(provider),
            ...(wanted.origins ? originsOf(provider) : {}),
            models: provider.models.map((model) => ({ ...maskModel(model), ...(wanted.origins ? originsOf(model) : {}) })),
        })),
    };
}
function maskProvider(provider) {
    return maskSettings(provider);
}
function maskModel(model) {
    return maskSettings(model);
}
function maskOrigins(origins) {
    return Object.fromEntries(Object.entries(origins).map(([field, origin]) => [maskField(field), maskOrigin(origin)]));
}
function maskSettings(owner) {
    const keys = Object.keys(owner).filter((key) => key !== "origins" && key !== "models");
    return Object.fromEntries(keys.map((key) => [key, maskSetting(key, Reflect.get(owner, key))]));
}
function maskSetting(key, value) {
    switch (key) {
        case "baseUrl":
        case "endpoint":
        case "ownUrl":
        case "endpoints":
            return maskTexts(value, _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskUrl */ .yP);
        case "headers":
            return maskTexts(value, maskHeader);
        default:
            return maskTexts(value, _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU);
    }
}
function maskTexts(value, mask) {
    if (typeof value === "string")
        return mask(value);
    if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value))
        return value.map((item) => maskTexts(item, mask));
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [(0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(key), maskTexts(item, mask)]));
}
function maskField(field) {
    if (!field.includes("/"))
        return field;
    const [first = "", ...rest] = (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .fromPointer */ .kU)(`/${field}`);
    const mask = first === "headers" ? maskHeader : _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU;
    return [first, ...rest.map((step) => (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(mask(step)))].join("/");
}
function maskHeader(name) {
    return (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)((0,_text_header_name_js__WEBPACK_IMPORTED_MODULE_4__/* .maskHeaderName */ .fW)(name));
}
function maskOrigin(origin) {
    const { place, rule, lost } = origin;
    if (lost.length === 0 && place.kind !== "discovered")
        return origin;
    return { place: maskPlace(place), rule, lost: lost.map(maskCandidate) };
}
function maskCandidate({ place, rule, value }) {
    return { place: maskPlace(place), rule, ...(value === undefined ? {} : { value: maskTexts(value, _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU) }) };
}
function maskPlace(place) {
    if (place.kind !== "discovered")
        return place;
    return { ...place, provider: (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(place.provider), model: (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(place.model) };
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
