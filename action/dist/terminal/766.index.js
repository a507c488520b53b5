export const id = 766;
export const ids = [766,835];
export const modules = {

/***/ 1186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   Dy: () => (/* binding */ effectPainter),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   xV: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5844);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5514);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5986);



function painter({ takesColor }) {
    const isColored = takesColor("stdout");
    return (style, text) => (isColored ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}
const STYLES = { opens: ["bold", "red"], breaks: "yellow", moves: "cyan", changes: "reset", none: "dim" };
function effectPainter(process) {
    const paint = painter(process);
    return (effect, line) => paint([STYLES[effect]].flat(), line);
}
function reportFailure(reason, process) {
    process.stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason)}\n`);
    process.exitCode = _command_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failure;
}
function didYouMean(name, known) {
    const [nearest] = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .LE)(name, known);
    return nearest === undefined ? "" : `\n(Did you mean ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSecrets */ .QU)(nearest)}?)`;
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


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ inEffectOrder),
/* harmony export */   m_: () => (/* binding */ opensAny),
/* harmony export */   tQ: () => (/* binding */ EFFECTS)
/* harmony export */ });
/* unused harmony export CHANGE_KINDS */
const EFFECTS = ["opens", "breaks", "moves", "changes", "none"];
const CHANGE_KINDS = (/* unused pure expression or super */ null && ([
    "provider-available",
    "every-model-offered",
    "destination-added",
    "encryption-lost",
    "model-offered",
    "enforced-value-removed",
    "policy-loosened",
    "finding-suppressed",
    "provider-unavailable",
    "every-model-withdrawn",
    "model-withdrawn",
    "connection-changed",
    "model-moved",
    "model-changed",
    "setting-without-effect",
]));
function opensAny(changes) {
    return changes.some(({ effect }) => effect === "opens");
}
function inEffectOrder(changes) {
    return changes.toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect));
}


/***/ }),

/***/ 3284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ BASE_URL_ROWS),
/* harmony export */   Mh: () => (/* binding */ modelBaseUrl),
/* harmony export */   kP: () => (/* binding */ followsProvider)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3980);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _precedence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2225);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2733);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9036);






const BASE_URL_ROWS = [
    {
        rule: "override",
        value: ({ override }) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(override, "baseUrl"),
        source: (model) => ({ kind: "layers", path: [...(0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .overridePath */ .Y0)(model), "baseUrl"] }),
    },
    {
        rule: "custom-model",
        value: ({ custom }) => custom && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(custom.model, "baseUrl"),
        source: (model) => {
            const path = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .customPath */ .N8)(model);
            return path && { kind: "layers", path: [...path, "baseUrl"] };
        },
    },
    {
        rule: "endpoint-of-protocol",
        value: (model) => {
            const protocol = (0,_protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .modelProtocol */ .yj)(model);
            return protocol === undefined ? undefined : (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(model.provider.entry, "endpoints") ?? {}, protocol);
        },
        source: (model) => {
            const protocol = (0,_protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .modelProtocol */ .yj)(model);
            return protocol === undefined
                ? undefined
                : { kind: "layers", path: [...model.provider.path, "endpoints", protocol] };
        },
    },
    {
        rule: "discovered",
        value: ({ discovered }) => (0,_metadata_js__WEBPACK_IMPORTED_MODULE_3__/* .discoveredText */ .WS)(discovered, "baseUrl"),
        source: () => ({ kind: "discovered", field: "baseUrl" }),
    },
    {
        rule: "provider-base-url",
        value: ({ provider }) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .addressIn */ ._Q)(provider, "baseUrl"),
        source: ({ provider }) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .isRead */ .H9)(provider, "baseUrl") ? { kind: "layers", path: [...provider.path, "baseUrl"] } : undefined,
    },
    {
        rule: "provider-endpoint",
        value: ({ provider }) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .addressIn */ ._Q)(provider, "endpoint"),
        source: ({ provider }) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .isRead */ .H9)(provider, "endpoint") ? { kind: "layers", path: [...provider.path, "endpoint"] } : undefined,
    },
    {
        rule: "provider-own-url",
        value: ({ provider }) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .knownOwnUrl */ .zX)(provider),
        source: ({ provider }) => ({ kind: "vocabulary", path: [...(0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .entryKindPath */ .My)(provider), "ownUrl"] }),
    },
];
const OF_PROVIDER = new Set([
    "provider-base-url",
    "provider-endpoint",
    "provider-own-url",
]);
function followsProvider(model) {
    const row = BASE_URL_ROWS.find(({ value }) => value(model) !== undefined);
    return row === undefined || OF_PROVIDER.has(row.rule);
}
function modelBaseUrl(model) {
    return (0,_precedence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstValue */ .K)(BASE_URL_ROWS, model);
}


/***/ }),

/***/ 4156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ valuesInForce)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _text_lazily_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5694);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9036);



function* valuesInForce(provider) {
    const { entry, configuration } = provider;
    const { vocabulary } = configuration;
    const kind = (0,_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .entryKindOf */ .C0)(provider);
    for (const section of Object.keys(vocabulary.sections)) {
        const defaults = kind?.sections.includes(section) === true ? defaultsOf(vocabulary).sections[section] : undefined;
        const object = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectAt */ .lJ)(entry, section);
        if (object === undefined && defaults === undefined)
            continue;
        for (const value of stated(object ?? {}, defaults, Object.keys(object ?? {})))
            yield { section, ...value };
    }
    const { fields = [] } = kind ?? {};
    if (fields.length === 0)
        return;
    const all = defaultsOf(vocabulary).fields;
    const defaults = Object.fromEntries(Object.entries(all).filter(([key]) => fields.includes(key)));
    for (const value of stated(entry, defaults, fields))
        yield { section: undefined, ...value };
}
function* stated(object, defaults = {}, keys) {
    for (const key of new Set([...keys, ...Object.keys(defaults)])) {
        const own = fieldValue((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .eC)(object, key));
        const value = own ?? (Object.hasOwn(defaults, key) ? defaults[key] : undefined);
        if (value !== undefined)
            yield { key, value, isDefault: own === undefined };
    }
}
function fieldValue(value) {
    const isValue = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isValue && value !== "" ? value : undefined;
}
const defaultsOf = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_2__/* .lazilyFor */ .N)(({ sections, fields = {} }) => ({
    sections: Object.fromEntries(Object.entries(sections).flatMap(([name, section]) => {
        const defaults = defaultsIn(section.fields);
        return Object.keys(defaults).length === 0 ? [] : [[name, defaults]];
    })),
    fields: defaultsIn(fields),
}));
function defaultsIn(fields) {
    return Object.fromEntries(Object.entries(fields).flatMap(([key, field]) => field.default === undefined ? [] : [[key, field.default]]));
}


/***/ }),

/***/ 8750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ supposedModels)
/* harmony export */ });
/* harmony import */ var _text_id_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6617);

function supposedModels(sides) {
    const isDeclared = (id) => sides.some(({ models }) => models.custom.byId.has(id));
    const ids = new Set();
    for (const { models } of sides) {
        for (const id of namedModels(models))
            if (id !== "" && !(0,_text_id_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .isPattern */ .P)(id) && !isDeclared(id))
                ids.add(id);
    }
    return Array.from(ids, (id) => ({ id }));
}
function* namedModels({ allow, deny, overrides }) {
    yield* allow.indexes.keys();
    yield* deny.indexes.keys();
    yield* Object.keys(overrides);
}


/***/ }),

/***/ 4200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   Zo: () => (/* binding */ rowCandidates),
/* harmony export */   oA: () => (/* binding */ candidatesAt)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5830);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2322);



function candidatesAt(layers, path, rule, shown) {
    const candidates = [];
    for (const layer of layersFor(layers, path)) {
        const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(layer.document, path);
        if (value === undefined)
            continue;
        if (shown !== "url" || value !== "")
            candidates.push(candidateIn(layer, path, rule, shownValue(value, shown)));
        else if (candidates.length === 0)
            break;
    }
    return candidates;
}
function layersFor(layers, path) {
    const index = path.findIndex((step) => typeof step === "number");
    if (index < 0)
        return layers;
    const list = path.slice(0, index);
    const inForce = layers.find(({ document }) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, list) !== undefined);
    return inForce === undefined ? [] : [inForce];
}
function shownValue(value, shown) {
    if (shown === "nothing")
        return undefined;
    return shown === "url" && typeof value === "string" ? (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskUrl */ .yP)(value) : value;
}
function candidateIn(layer, path, rule, value) {
    const place = placeIn(layer, path);
    return value === undefined ? { place, rule } : { place, rule, value };
}
function placeIn({ kind, label, locate }, path) {
    const pointer = (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .toExistingPointer */ .qJ)(path);
    if (locate === undefined)
        return { kind: "layer", layer: kind, label, pointer };
    const { line, column } = locate(path, "value").start;
    return { kind: "layer", layer: kind, label, pointer, position: { line, column } };
}
function rowCandidates(rows, model, layers, shown) {
    return rows.flatMap((row) => {
        const source = row.source(model);
        if (source === undefined)
            return [];
        if (source.kind === "layers")
            return candidatesAt(layers, source.path, row.rule, shown);
        const value = row.value(model);
        if (value === undefined)
            return [];
        const place = source.kind === "vocabulary"
            ? { kind: "vocabulary", pointer: (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .exactPointer */ .bz)(source.path) }
            : { kind: "discovered", provider: model.provider.id, model: model.id, field: source.field };
        return [{ place, rule: row.rule, value: shown === "url" ? (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskUrl */ .yP)(value) : value }];
    });
}


/***/ }),

/***/ 9355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ modelOrigins),
/* harmony export */   b: () => (/* binding */ offeringCandidates)
/* harmony export */ });
/* harmony import */ var _effective_base_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3284);
/* harmony import */ var _effective_metadata_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3980);
/* harmony import */ var _effective_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1900);
/* harmony import */ var _effective_offering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5723);
/* harmony import */ var _effective_protocol_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2733);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4200);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(964);
/* harmony import */ var _provider_origins_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6717);








function modelOrigins(model, layers) {
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originsBy */ .L)([
        ["offered", (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)(offeringCandidates(model, layers))],
        ..._effective_metadata_js__WEBPACK_IMPORTED_MODULE_1__/* .METADATA_NAMES */ .Nf.map((field) => [field, (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)(metadataCandidates(model, layers, field))]),
        ["protocol", (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)((0,_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .rowCandidates */ .Zo)(_effective_protocol_js__WEBPACK_IMPORTED_MODULE_3__/* .PROTOCOL_ROWS */ .j4, model, layers, "value"))],
        ["baseUrl", (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)((0,_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .rowCandidates */ .Zo)(_effective_base_url_js__WEBPACK_IMPORTED_MODULE_4__/* .BASE_URL_ROWS */ .EI, model, layers, "url"))],
    ]);
}
function metadataCandidates(model, layers, field) {
    const custom = (0,_effective_model_js__WEBPACK_IMPORTED_MODULE_5__/* .customPath */ .N8)(model);
    const value = (0,_effective_metadata_js__WEBPACK_IMPORTED_MODULE_1__/* .discoveredField */ .vT)(model.discovered, field);
    const place = { kind: "discovered", provider: model.provider.id, model: model.id, field };
    return [
        ...(0,_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .candidatesAt */ .oA)(layers, [...(0,_effective_model_js__WEBPACK_IMPORTED_MODULE_5__/* .overridePath */ .Y0)(model), field], "override", "value"),
        ...(custom ? (0,_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .candidatesAt */ .oA)(layers, [...custom, field], "custom-model", "value") : []),
        ...(value === undefined ? [] : [{ place, rule: "discovered", value }]),
    ];
}
function offeringCandidates(model, layers) {
    return _effective_offering_js__WEBPACK_IMPORTED_MODULE_6__/* .OFFERING_ROWS */ .FI.filter(({ applies }) => applies(model)).flatMap(({ rule, reason }) => {
        const place = offeringPlace(rule, model, layers);
        return place === undefined ? [] : [{ place, rule, value: reason === undefined }];
    });
}
function offeringPlace(rule, model, layers) {
    const { provider, id, custom } = model;
    const { allow, deny } = provider.models;
    const placeOf = (steps) => (0,_candidates_js__WEBPACK_IMPORTED_MODULE_2__/* .candidatesAt */ .oA)(layers, [...provider.path, "models", ...steps], "highest-layer", "nothing")[0]?.place;
    switch (rule) {
        case "provider-disabled":
            return (0,_provider_origins_js__WEBPACK_IMPORTED_MODULE_7__/* .enabledCandidates */ .U)(layers, provider.path)[0]?.place;
        case "discovery-off":
            return placeOf(["discovery"]);
        case "denied":
            return placeOf(["deny", deny.indexes.get(id) ?? 0]);
        case "not-in-allow":
            return placeOf(["allow"]);
        case "allowed":
            return placeOf(["allow", allow.indexes.get(id) ?? 0]);
        default:
            return custom === undefined
                ? { kind: "discovered", provider: provider.id, model: id, field: "id" }
                : placeOf(["custom", custom.index]);
    }
}


/***/ }),

/***/ 964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ originsBy),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
function originOf(candidates) {
    const [first, ...lost] = candidates;
    return first && { place: first.place, rule: first.rule, lost };
}
function originsBy(found) {
    return Object.fromEntries(found.filter((one) => one[1] !== undefined));
}


/***/ }),

/***/ 6717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ enabledCandidates),
/* harmony export */   d: () => (/* binding */ providerOrigins)
/* harmony export */ });
/* harmony import */ var _effective_enablement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8114);
/* harmony import */ var _effective_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4156);
/* harmony import */ var _effective_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9036);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5830);
/* harmony import */ var _candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4200);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(964);






function providerOrigins(provider, settings, layers) {
    const { path } = provider;
    const at = (steps, shown) => (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)((0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .candidatesAt */ .oA)(layers, [...path, ...steps], "highest-layer", shown));
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originsBy */ .L)([
        ["variant", settings.variant === undefined ? undefined : at(["type"], "value")],
        ["enabled", (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)(enabledCandidates(layers, path))],
        ["baseUrl", (0,_effective_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9)(provider, "baseUrl") ? at(["baseUrl"], "url") : undefined],
        ["endpoint", (0,_effective_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .isRead */ .H9)(provider, "endpoint") ? at(["endpoint"], "url") : undefined],
        ["ownUrl", settings.ownUrl === undefined ? undefined : ownUrlOrigin(provider)],
        ...settings.headers.map((name) => [`headers/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(name)}`, at(["customHeaders", name], "nothing")]),
        ["protocol", (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)(protocolCandidates(provider, layers))],
        ...Object.keys(settings.endpoints).map((name) => [`endpoints/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(name)}`, at(["endpoints", name], "url")]),
        ...Array.from((0,_effective_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .valuesInForce */ .B)(provider), (value) => [fieldOf(value), (0,_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .originOf */ .y)(valueCandidates(value, provider, layers))]),
        ...["discovery", "allow", "deny"].map((name) => [name, at(["models", name], "value")]),
        ["models", at(["models", "custom"], "nothing")],
    ]);
}
function enabledCandidates(layers, provider) {
    const documents = layers.map(({ document }) => document);
    const said = [...(0,_effective_enablement_js__WEBPACK_IMPORTED_MODULE_5__/* .enabledValues */ .Ad)(documents, provider)].flatMap(({ index, path, owner, value }) => {
        const layer = layers[index];
        if (layer === undefined)
            return [];
        if (layer.isUnreadable)
            return [{ place: (0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(layer, []), rule: "enabled-of-unreadable", value }];
        return [{ place: (0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(layer, path), rule: `enabled-of-${owner}`, value }];
    });
    return [...said, { place: { kind: "default" }, rule: "enabled-unless-said", value: true }];
}
function fieldOf({ section, key }) {
    return section === undefined ? `fields/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(key)}` : `sections/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(section)}/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(key)}`;
}
function valueCandidates({ section, key }, { path, configuration }, layers) {
    const { fields = {}, sections } = configuration.vocabulary;
    const table = section === undefined ? fields : (sections[section]?.fields ?? {});
    const value = Object.hasOwn(table, key) ? table[key]?.default : undefined;
    const steps = section === undefined ? [key] : [section, key];
    const stated = (0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .candidatesAt */ .oA)(layers, [...path, ...steps], "highest-layer", "value");
    if (value === undefined)
        return stated;
    const pointer = (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .exactPointer */ .bz)([...(section === undefined ? [] : ["sections", section]), "fields", key, "default"]);
    return [
        ...stated.filter((candidate) => candidate.value !== ""),
        { place: { kind: "vocabulary", pointer }, rule: "default-value", value },
    ];
}
function ownUrlOrigin(provider) {
    const pointer = (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .exactPointer */ .bz)([...(0,_effective_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKindPath */ .My)(provider), "ownUrl"]);
    return { place: { kind: "vocabulary", pointer }, rule: "provider-own-url", lost: [] };
}
function protocolCandidates(provider, layers) {
    const value = (0,_effective_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultProtocol */ .wQ)(provider);
    const pointer = (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .exactPointer */ .bz)([...(0,_effective_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .entryKindPath */ .My)(provider), "defaultProtocol"]);
    return [
        ...(0,_candidates_js__WEBPACK_IMPORTED_MODULE_1__/* .candidatesAt */ .oA)(layers, [...provider.path, "protocol"], "provider-protocol", "value"),
        ...(value === undefined
            ? []
            : [{ place: { kind: "vocabulary", pointer }, rule: "default-protocol", value }]),
    ];
}


/***/ }),

/***/ 6986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gT: () => (/* binding */ combineLayers),
  hd: () => (/* binding */ resolve),
  RR: () => (/* binding */ resolveSupposing)
});

// EXTERNAL MODULE: ./.build/action/shared/effective/provider.js
var effective_provider = __webpack_require__(9036);
// EXTERNAL MODULE: ./.build/action/shared/effective/supposed.js
var effective_supposed = __webpack_require__(8750);
// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __webpack_require__(7365);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __webpack_require__(3309);
// EXTERNAL MODULE: ./.build/action/shared/resolve/choose-vocabulary.js
var choose_vocabulary = __webpack_require__(5300);
// EXTERNAL MODULE: ./.build/action/shared/resolve/layer-diagnostic.js
var layer_diagnostic = __webpack_require__(389);
// EXTERNAL MODULE: ./.build/action/shared/resolve/merge.js + 1 modules
var merge = __webpack_require__(4707);
// EXTERNAL MODULE: ./.build/action/shared/effective/base-url.js
var base_url = __webpack_require__(3284);
// EXTERNAL MODULE: ./.build/action/shared/effective/fields.js
var fields = __webpack_require__(4156);
// EXTERNAL MODULE: ./.build/action/shared/effective/metadata.js
var metadata = __webpack_require__(3980);
// EXTERNAL MODULE: ./.build/action/shared/effective/model.js
var model = __webpack_require__(1900);
// EXTERNAL MODULE: ./.build/action/shared/effective/offering.js
var offering = __webpack_require__(5723);
// EXTERNAL MODULE: ./.build/action/shared/effective/protocol.js
var effective_protocol = __webpack_require__(2733);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/resolve/model-origins.js
var model_origins = __webpack_require__(9355);
// EXTERNAL MODULE: ./.build/action/shared/resolve/provider-origins.js
var provider_origins = __webpack_require__(6717);
;// CONCATENATED MODULE: ./.build/action/shared/resolve/provider.js










function resolveProviders(configuration, layers, discovered) {
    return (0,effective_provider/* effectiveProviders */.wH)(configuration).map((provider) => {
        const returned = Object.hasOwn(discovered, provider.id) ? discovered[provider.id] : [];
        return resolveProvider(provider, layers, Array.from((0,model/* knownModels */.Q)(provider, (0,model/* discoveredModels */.H5)(returned)), (model) => resolveModel(model, layers)));
    });
}
function resolveProvider(provider, layers, models) {
    const resolved = { ...providerSettings(provider), models };
    return withOrigins(resolved, () => (0,provider_origins/* providerOrigins */.d)(provider, resolved, layers));
}
function providerSettings(provider) {
    const { id, kind, entry, models } = provider;
    return {
        id,
        kind,
        ...textUnder("variant", kind === "custom" ? (0,json/* textAt */.$6)(entry, "type") : undefined),
        enabled: provider.enabled,
        ...textUnder("baseUrl", (0,effective_provider/* addressIn */._Q)(provider, "baseUrl")),
        ...textUnder("endpoint", (0,effective_provider/* addressIn */._Q)(provider, "endpoint")),
        ...textUnder("ownUrl", (0,effective_provider/* ownUrlOf */.Ry)(provider)),
        headers: sortedKeys((0,json/* objectAt */.lJ)(entry, "customHeaders")),
        ...textUnder("protocol", (0,effective_provider/* providerProtocol */.Cc)(provider)),
        endpoints: filledTexts((0,json/* objectAt */.lJ)(entry, "endpoints")),
        ...singleValues(provider),
        discovery: models.discovery,
        allow: models.allow.items.map((item) => item.id),
        deny: models.deny.items.map((item) => item.id),
        overrides: sortedKeys(models.overrides),
    };
}
const NO_KEYS = [];
const NO_FIELDS = {};
function sortedKeys(object) {
    const keys = Object.keys(object ?? NO_FIELDS);
    return keys.length === 0 ? NO_KEYS : keys.toSorted();
}
function singleValues(provider) {
    const values = [...(0,fields/* valuesInForce */.B)(provider)];
    const valuesOf = (owner) => Object.fromEntries(values.flatMap(({ section, key, value }) => (section === owner ? [[key, value]] : [])));
    const { sections } = provider.configuration.vocabulary;
    const written = Object.keys(sections).filter((name) => (0,json/* objectAt */.lJ)(provider.entry, name) !== undefined || values.some(({ section }) => section === name));
    const own = valuesOf(undefined);
    return {
        sections: written.length === 0 ? NO_FIELDS : Object.fromEntries(written.map((name) => [name, valuesOf(name)])),
        ...(Object.keys(own).length > 0 && { fields: own }),
    };
}
function textUnder(key, text) {
    return (text === undefined ? {} : { [key]: text });
}
function filledTexts(object) {
    if (object === undefined)
        return NO_FIELDS;
    const texts = Object.entries(object).filter((field) => typeof field[1] === "string");
    return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}
function resolveModel(model, layers) {
    const [reason, protocol, baseUrl] = [(0,offering/* hiddenReason */.fp)(model), (0,effective_protocol/* modelProtocol */.yj)(model), (0,base_url/* modelBaseUrl */.Mh)(model)];
    const settings = {
        id: model.id,
        source: model.custom === undefined ? "discovered" : "custom",
        ...(reason === undefined ? { offered: true } : { offered: false, reason }),
        ...(0,metadata/* metadataOf */.Nk)(model),
        ...(protocol === undefined ? {} : { protocol }),
        ...(baseUrl === undefined ? {} : { baseUrl }),
    };
    return withOrigins(settings, () => (0,model_origins/* modelOrigins */.N)(model, layers));
}
const FIND = Symbol("find");
const ORIGINS = {
    configurable: true,
    enumerable: true,
    get() {
        return this[FIND]();
    },
};
function withOrigins(settings, find) {
    Object.defineProperty(settings, FIND, { value: find });
    return Object.defineProperty(settings, "origins", ORIGINS);
}

// EXTERNAL MODULE: ./.build/action/shared/resolve/read-layers.js
var read_layers = __webpack_require__(1069);
// EXTERNAL MODULE: ./.build/action/shared/resolve/salvage.js
var salvage = __webpack_require__(4581);
;// CONCATENATED MODULE: ./.build/action/shared/resolve/resolve.js











function resolve({ layers: inputs, discovered = {}, vocabulary }) {
    const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
    return { catalog: { providers: resolveProviders(configuration, layers, discovered) }, diagnostics };
}
function resolveSupposing({ layers: inputs, vocabulary }) {
    const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
    const supposed = (0,effective_provider/* effectiveProviders */.wH)(configuration).map((provider) => [provider.id, (0,effective_supposed/* supposedModels */.w)([provider])]);
    return { catalog: { providers: resolveProviders(configuration, layers, Object.fromEntries(supposed)) }, diagnostics };
}
function combineLayers(inputs, chosen) {
    const vocabulary = (0,choose_vocabulary/* vocabularyOfLayers */.m)(chosen, inputs);
    const format = { schema: (0,build_schema/* schemaFor */.dM)(vocabulary), vocabulary, budget: { letterPairs: limits/* NAME_GUESS_MAX_LETTER_PAIRS */.OW } };
    const read = (0,read_layers/* readLayers */.n)(inputs, format);
    const salvaged = (0,salvage/* salvageEach */.rg)(read.layers, format);
    const { layers, configuration, diagnostics } = (0,merge/* mergeLayers */.J)(salvaged.layers, format);
    const all = [...read.diagnostics, ...salvaged.diagnostics, ...diagnostics];
    return { layers, configuration, diagnostics: (0,layer_diagnostic/* boundDiagnostics */.dG)(all, text_rules/* tooManyDiagnostics */.wA) };
}


/***/ })

};
