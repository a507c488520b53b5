export const id = 397;
export const ids = [397];
export const modules = {

/***/ 7943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ configurationOf)
/* harmony export */ });
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4837);

function configurationOf(documents, vocabulary) {
    const merged = (0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeAt */ .E)(documents, []);
    return { documents, merged: merged === undefined ? {} : merged, vocabulary };
}


/***/ }),

/***/ 8114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ enabledValues),
/* harmony export */   EV: () => (/* binding */ DEFAULT_ENABLED),
/* harmony export */   Xy: () => (/* binding */ enablementAt)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);

const DEFAULT_ENABLED = ["providers", "default", "enabled"];
function enabledValues(documents, provider) {
    const values = [];
    for (const [index, document] of documents.entries()) {
        const own = ownEnabled((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, provider));
        if (own !== undefined)
            values.push({ index, path: [...provider, "enabled"], owner: "provider", value: own });
        const byDefault = defaultEnabled(document);
        if (byDefault !== undefined)
            values.push({ index, path: DEFAULT_ENABLED, owner: "default", value: byDefault });
    }
    return values;
}
function enablementAt(documents, around) {
    const sources = documents.map((document) => ({
        entries: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, around),
        byDefault: defaultEnabled(document),
    }));
    return (id) => {
        for (const { entries, byDefault } of sources) {
            const value = ownEnabled((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(entries, [id])) ?? byDefault;
            if (value !== undefined)
                return value;
        }
        return true;
    };
}
function ownEnabled(entry) {
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(entry, "enabled") : undefined;
    return typeof value === "boolean" ? value : undefined;
}
function defaultEnabled(document) {
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, DEFAULT_ENABLED);
    return typeof value === "boolean" ? value : undefined;
}


/***/ }),

/***/ 2709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fileConfiguration)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7943);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(285);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9036);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9623);





function fileConfiguration(document, layers, vocabulary) {
    const configuration = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationOf */ .Q)([layers.enforced, document, layers.default], vocabulary);
    const entries = knownEntries(document, configuration);
    return {
        ...configuration,
        document,
        layers,
        entries,
        namingModels: entries.filter(namesModels),
        urls: (0,_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .urlsOf */ .Wn)(entries),
        unknownEntries: entriesOfNoProvider(document, vocabulary),
    };
}
function knownEntries(document, configuration) {
    const { providers } = configuration.vocabulary;
    const isBuiltIn = (id) => Object.hasOwn(providers, id);
    return [
        ...(0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .entryViews */ .Vv)(configuration, "built-in", (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectAt */ .lJ)(document, "providers") ?? {}, isBuiltIn),
        ...(0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .entryViews */ .Vv)(configuration, "custom", (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .customEntries */ .kG)(document)),
    ];
}
function namesModels({ ownModels, provider: { models } }) {
    return models.allow.items.length > 0 || models.deny.items.length > 0 || Object.keys(ownModels.overrides).length > 0;
}
function entriesOfNoProvider(document, vocabulary) {
    const providers = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectAt */ .lJ)(document, "providers") ?? {};
    const isUnknown = (id) => id !== "custom" && !Object.hasOwn(vocabulary.providers, id);
    if (!Object.keys(providers).some(isUnknown))
        return [];
    return (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .entryViews */ .Vv)((0,_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationOf */ .Q)([document], vocabulary), "built-in", providers, isUnknown);
}


/***/ }),

/***/ 285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ stepsInEntry),
/* harmony export */   Lq: () => (/* binding */ isHeaderPath),
/* harmony export */   Vv: () => (/* binding */ entryViews)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _model_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3056);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9036);



function entryView(provider, entry) {
    const { id, kind, path } = provider;
    const ownModels = provider.entry === entry ? provider.models : (0,_model_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .modelLists */ .V)(entry);
    return { path, id, kind, entry, ownModels, headers: headersIn(entry, path), provider };
}
const NO_HEADERS = [];
function headersIn(entry, path) {
    const headers = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectAt */ .lJ)(entry, "customHeaders");
    if (headers === undefined)
        return NO_HEADERS;
    return Object.entries(headers).map(([name, value]) => ({ path: [...path, "customHeaders", name], name, value }));
}
function entryViews(configuration, kind, entries, isWanted = () => true) {
    const providerOf = (0,_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .createProviders */ .XT)(configuration, kind);
    const views = [];
    for (const id of Object.keys(entries)) {
        const entry = entries[id];
        if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(entry) && isWanted(id))
            views.push(entryView(providerOf(id, entry), entry));
    }
    return views;
}
function isHeaderPath(path) {
    const [field, name, ...rest] = stepsInEntry(path);
    return field === "customHeaders" && typeof name === "string" && rest.length === 0;
}
function stepsInEntry(path) {
    return path[0] === "providers" ? path.slice(path[1] === "custom" ? 3 : 2) : [];
}


/***/ }),

/***/ 4837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ mergeAt),
/* harmony export */   d: () => (/* binding */ joinLayers)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _enablement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8114);


function mergeDocuments(lower, higher) {
    if (higher === undefined)
        return lower;
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(lower) || !(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(higher))
        return higher;
    return Object.fromEntries([...new Set([...Object.keys(lower), ...Object.keys(higher)])].map((key) => [
        key,
        mergeDocuments((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(lower, key), (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(higher, key)) ?? null,
    ]));
}
function mergeAt(documents, path) {
    return documents.reduceRight((lower, document) => mergeDocuments(lower, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path)), undefined);
}
function joinLayers(documents) {
    return documents.reduce((lower, higher) => {
        const isOverruled = typeof (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(higher, _enablement_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_ENABLED */ .EV) === "boolean";
        return mergeDocuments(isOverruled ? withoutEnabled(lower) : lower, higher);
    }, undefined);
}
function withoutEnabled(layer) {
    const providers = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(layer, ["providers"]);
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(layer) || !(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(providers))
        return layer;
    const { custom } = providers;
    const own = {
        ...mapValues(providers, withoutKey),
        ...((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(custom) ? { custom: mapValues(custom, withoutKey) } : {}),
    };
    return { ...layer, providers: own };
}
function mapValues(object, change) {
    return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
function withoutKey(entry) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "enabled")) : entry;
}


/***/ }),

/***/ 3980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ METADATA_NAMES),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   WS: () => (/* binding */ discoveredText),
/* harmony export */   vT: () => (/* binding */ discoveredField),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony export METADATA_FIELDS */
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);

const METADATA_FIELDS = {
    name: "text",
    family: "text",
    maxContextLength: "tokens",
    maxInputTokens: "tokens",
    maxOutputTokens: "tokens",
    supportedInputMediaTypes: "texts",
    supportsImages: "flag",
    supportsToolResultImages: "flag",
    supportsTools: "flag",
    supportsWebSearch: "flag",
    thinkingEffortLevels: "texts",
};
const METADATA_NAMES = Object.keys(METADATA_FIELDS);
function metadataOf(model) {
    const metadata = {};
    for (const field of METADATA_NAMES) {
        const stated = sourceOf(field, model.override, model.custom?.model)?.[field];
        const value = stated ?? discoveredField(model.discovered, field);
        if (value !== undefined)
            metadata[field] = value;
    }
    return metadata;
}
function sourceOf(field, override, custom) {
    if (override !== undefined && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(override, field) !== undefined)
        return override;
    return custom !== undefined && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(custom, field) !== undefined ? custom : undefined;
}
function discoveredField(model, field) {
    const kind = METADATA_FIELDS[field];
    const value = model === undefined ? undefined : (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(asJson(model), field);
    if (kind === "texts")
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) && value.every((text) => typeof text === "string") ? value : undefined;
    if (kind === "tokens")
        return Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined;
    return typeof value === (kind === "flag" ? "boolean" : "string") ? value : undefined;
}
function discoveredText(model, field) {
    const value = model === undefined ? undefined : (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(asJson(model), field);
    return typeof value === "string" && value !== "" ? value : undefined;
}
function asJson(model) {
    return model;
}


/***/ }),

/***/ 3056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ modelLists)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);

function modelLists(entry) {
    const object = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(entry, "models");
    if (object === undefined)
        return NO_LISTS;
    return {
        object,
        discovery: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(object, "discovery") === "off" ? "off" : "auto",
        allow: idList((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(object, "allow")),
        deny: idList((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(object, "deny")),
        custom: customModels((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(object, "custom")),
        overrides: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(object, "overrides") ?? {},
    };
}
const NO_IDS = { items: [], indexes: new Map() };
const NO_MODELS = { items: [], byId: new Map() };
const NO_LISTS = {
    object: {},
    discovery: "auto",
    allow: NO_IDS,
    deny: NO_IDS,
    custom: NO_MODELS,
    overrides: {},
};
class ListedIds {
    items;
    #indexes;
    constructor(items) {
        this.items = items;
    }
    get indexes() {
        if (this.#indexes !== undefined)
            return this.#indexes;
        const firsts = new Map();
        for (const { id, index } of this.items)
            if (!firsts.has(id))
                firsts.set(id, index);
        this.#indexes = firsts;
        return firsts;
    }
}
class ListedModels {
    items;
    #byId;
    constructor(items) {
        this.items = items;
    }
    get byId() {
        if (this.#byId !== undefined)
            return this.#byId;
        const firsts = new Map();
        for (const item of this.items)
            if (item.id !== undefined && !firsts.has(item.id))
                firsts.set(item.id, item);
        this.#byId = firsts;
        return firsts;
    }
}
function idList(list) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list))
        return NO_IDS;
    const items = [];
    for (let index = 0; index < list.length; index += 1) {
        const id = list[index];
        if (typeof id === "string")
            items.push({ id, index });
    }
    return new ListedIds(items);
}
function customModels(list) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list))
        return NO_MODELS;
    const items = [];
    for (let index = 0; index < list.length; index += 1) {
        const model = list[index];
        if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(model))
            items.push({ index, id: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(model, "id"), model });
    }
    return new ListedModels(items);
}


/***/ }),

/***/ 1900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ discoveredModels),
/* harmony export */   N8: () => (/* binding */ customPath),
/* harmony export */   Q: () => (/* binding */ knownModels),
/* harmony export */   Rt: () => (/* binding */ effectiveModel),
/* harmony export */   Y0: () => (/* binding */ overridePath),
/* harmony export */   t0: () => (/* binding */ knownModel)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);

function* knownModels(provider, discovered) {
    const { byId } = provider.models.custom;
    for (const [id, model] of discovered)
        yield effectiveModel(provider, id, byId.get(id), model);
    for (const [id, custom] of byId)
        if (!discovered.has(id))
            yield effectiveModel(provider, id, custom);
}
function knownModel(provider, discovered, id) {
    const [custom, model] = [provider.models.custom.byId.get(id), discovered.get(id)];
    return custom === undefined && model === undefined ? undefined : effectiveModel(provider, id, custom, model);
}
function effectiveModel(provider, id, custom, discovered) {
    const override = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(provider.models.overrides, id) ?? {};
    return { provider, id, override, custom, discovered: custom === undefined ? discovered : undefined };
}
const NONE = new Map();
function discoveredModels(returned) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(returned) || returned.length === 0)
        return NONE;
    const byId = new Map();
    for (const model of returned) {
        if (isModel(model) && !byId.has(model.id))
            byId.set(model.id, model);
    }
    return byId;
}
function isModel(value) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(value, "id") === "string" && value["id"] !== "";
}
function overridePath({ provider, id }) {
    return [...provider.path, "models", "overrides", id];
}
function customPath({ provider, custom }) {
    return custom && [...provider.path, "models", "custom", custom.index];
}


/***/ }),

/***/ 5723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ OFFERING_ROWS),
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   fp: () => (/* binding */ hiddenReason)
/* harmony export */ });
/* unused harmony export HIDDEN_REASONS */
const HIDDEN_REASONS = (/* unused pure expression or super */ null && (["provider disabled", "discovery off", "denied", "not in allow"]));
const OFFERING_ROWS = [
    { rule: "provider-disabled", reason: "provider disabled", applies: ({ provider }) => !provider.enabled },
    {
        rule: "discovery-off",
        reason: "discovery off",
        applies: ({ provider, custom }) => provider.models.discovery === "off" && custom === undefined,
    },
    { rule: "denied", reason: "denied", applies: ({ provider, id }) => isDenied(provider.models, id) },
    {
        rule: "not-in-allow",
        reason: "not in allow",
        applies: ({ provider, id }) => !isAllowed(provider.models, id),
    },
    { rule: "allowed", reason: undefined, applies: ({ provider, id }) => provider.models.allow.indexes.has(id) },
    { rule: "offered-unless-said", reason: undefined, applies: () => true },
];
function isAllowed({ allow }, id) {
    return allow.items.length === 0 || allow.indexes.has(id);
}
function isDenied({ deny }, id) {
    return deny.indexes.has(id);
}
function hiddenReason(model) {
    return OFFERING_ROWS.find(({ applies }) => applies(model))?.reason;
}


/***/ }),

/***/ 2225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ firstValue),
/* harmony export */   L: () => (/* binding */ PRECEDENCE)
/* harmony export */ });
const PRECEDENCE = {
    "highest-layer": "The highest layer that sets the value decides.",
    "enabled-of-provider": "The provider's own `enabled` decides, in the highest layer that enables or disables the provider.",
    "enabled-of-default": "`default.enabled` decides, in the highest layer that enables or disables the provider.",
    "enabled-of-unreadable": "An enforced layer that cannot be read disables every provider.",
    "enabled-unless-said": "A provider is enabled unless a layer disables it.",
    override: "The value in `models.overrides` takes precedence.",
    "custom-model": "The custom model sets its own value.",
    discovered: "The provider returned the value for the model.",
    "provider-protocol": "A model uses the provider's `protocol` if neither its override nor the custom model sets one.",
    "default-protocol": "The provider's default protocol applies if no protocol is set.",
    "endpoint-of-protocol": "The provider's `endpoints` has a URL for the protocol of the model.",
    "provider-base-url": "The provider's `baseUrl` applies if nothing more specific is set.",
    "provider-endpoint": "The provider's `endpoint` applies if there is no `baseUrl`.",
    "default-value": "The vocabulary's default applies if no layer sets the value.",
    "provider-own-url": "The provider's own URL applies if nothing is set.",
    "provider-disabled": "A disabled provider offers no models.",
    "discovery-off": "With `discovery` off, only custom models are offered.",
    denied: "A model in `deny` is not offered, whatever else is set.",
    "not-in-allow": "If `allow` is not empty, only the models in it are offered.",
    allowed: "The model is in `allow`.",
    "offered-unless-said": "A model is offered unless a setting hides it.",
};
function firstValue(rows, model) {
    for (const { value } of rows) {
        const found = value(model);
        if (found !== undefined)
            return found;
    }
    return undefined;
}


/***/ }),

/***/ 2733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j4: () => (/* binding */ PROTOCOL_ROWS),
/* harmony export */   qg: () => (/* binding */ spokenProtocols),
/* harmony export */   yj: () => (/* binding */ modelProtocol)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3980);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1900);
/* harmony import */ var _precedence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2225);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9036);





const PROTOCOL_ROWS = [
    {
        rule: "override",
        value: ({ override }) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(override, "protocol"),
        source: (model) => ({ kind: "layers", path: [...(0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .overridePath */ .Y0)(model), "protocol"] }),
    },
    {
        rule: "custom-model",
        value: ({ custom }) => custom && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(custom.model, "protocol"),
        source: (model) => {
            const path = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .customPath */ .N8)(model);
            return path && { kind: "layers", path: [...path, "protocol"] };
        },
    },
    {
        rule: "provider-protocol",
        value: ({ provider }) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(provider.entry, "protocol"),
        source: ({ provider }) => ({ kind: "layers", path: [...provider.path, "protocol"] }),
    },
    {
        rule: "discovered",
        value: ({ discovered }) => (0,_metadata_js__WEBPACK_IMPORTED_MODULE_2__/* .discoveredText */ .WS)(discovered, "protocol"),
        source: () => ({ kind: "discovered", field: "protocol" }),
    },
    {
        rule: "default-protocol",
        value: ({ provider }) => (0,_provider_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultProtocol */ .wQ)(provider),
        source: ({ provider }) => ({ kind: "vocabulary", path: [...(0,_provider_js__WEBPACK_IMPORTED_MODULE_3__/* .entryKindPath */ .My)(provider), "defaultProtocol"] }),
    },
];
function modelProtocol(model) {
    return (0,_precedence_js__WEBPACK_IMPORTED_MODULE_4__/* .firstValue */ .K)(PROTOCOL_ROWS, model);
}
function spokenProtocols(provider) {
    const { custom, overrides } = provider.models;
    const ids = new Set([...custom.byId.keys(), ...Object.keys(overrides)]);
    const models = Array.from(ids, (id) => (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveModel */ .Rt)(provider, id, custom.byId.get(id)));
    return new Set([(0,_provider_js__WEBPACK_IMPORTED_MODULE_3__/* .providerProtocol */ .Cc)(provider), ...models.map(modelProtocol)]);
}


/***/ }),

/***/ 9036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ entryKindOf),
/* harmony export */   Cc: () => (/* binding */ providerProtocol),
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   My: () => (/* binding */ entryKindPath),
/* harmony export */   Ry: () => (/* binding */ ownUrlOf),
/* harmony export */   XT: () => (/* binding */ createProviders),
/* harmony export */   Yw: () => (/* binding */ isCompleted),
/* harmony export */   _Q: () => (/* binding */ addressIn),
/* harmony export */   kG: () => (/* binding */ customEntries),
/* harmony export */   sj: () => (/* binding */ usesOwnUrl),
/* harmony export */   wH: () => (/* binding */ effectiveProviders),
/* harmony export */   wQ: () => (/* binding */ defaultProtocol),
/* harmony export */   zX: () => (/* binding */ knownOwnUrl)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4800);
/* harmony import */ var _enablement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8114);
/* harmony import */ var _model_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);




const AROUND = { "built-in": ["providers"], custom: ["providers", "custom"] };
function createProviders(configuration, kind) {
    const around = AROUND[kind];
    const entries = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(configuration.merged, around) ?? {};
    const isEnabled = (0,_enablement_js__WEBPACK_IMPORTED_MODULE_1__/* .enablementAt */ .Xy)(configuration.documents, around);
    return (id, otherwise = {}) => {
        const entry = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(entries, id) ?? otherwise;
        const path = around.concat(id);
        return { configuration, id, kind, path, entry, enabled: isEnabled(id), models: (0,_model_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .modelLists */ .V)(entry) };
    };
}
function effectiveProviders(configuration) {
    const { merged, vocabulary } = configuration;
    const builtInOf = createProviders(configuration, "built-in");
    const customOf = createProviders(configuration, "custom");
    return [
        ...Object.keys(vocabulary.providers).map((id) => builtInOf(id)),
        ...Object.keys(customEntries(merged))
            .toSorted()
            .map((id) => customOf(id)),
    ];
}
function entryKindOf({ configuration, kind, id, entry }) {
    const { providers, customVariants } = configuration.vocabulary;
    if (kind === "built-in")
        return ownEntry(providers, id);
    return ownEntry(customVariants, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, "type") ?? "");
}
function ownEntry(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}
function customEntries(document) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(document, "providers") ?? {}, "custom") ?? {};
}
function entryKindPath({ kind, id, entry }) {
    return kind === "built-in" ? ["providers", id] : ["customVariants", (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, "type") ?? ""];
}
function defaultProtocol(provider) {
    return entryKindOf(provider)?.defaultProtocol;
}
function isRead(provider, field) {
    const address = entryKindOf(provider)?.address;
    return address === undefined || address === field;
}
function addressIn(provider, field) {
    return isRead(provider, field) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(provider.entry, field) : undefined;
}
function knownOwnUrl({ configuration, kind, id }) {
    return kind === "custom" ? undefined : ownEntry(configuration.vocabulary.providers, id)?.ownUrl;
}
function ownUrlOf(provider) {
    return usesOwnUrl(provider) ? knownOwnUrl(provider) : undefined;
}
function usesOwnUrl(provider) {
    return addressIn(provider, "baseUrl") === undefined && addressIn(provider, "endpoint") === undefined;
}
function isCompleted(url, { versionSegmentAddedBy, ownUrl }) {
    if (versionSegmentAddedBy !== "assistant")
        return false;
    const [own, written] = [(0,_text_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(ownUrl ?? ""), (0,_text_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(url.trim().replace(/\/+$/, ""))];
    return own !== null && written?.href === `${own.protocol}//${own.host}/`;
}
function providerProtocol(provider) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(provider.entry, "protocol") ?? defaultProtocol(provider);
}


/***/ }),

/***/ 9623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oe: () => (/* binding */ nameOfUrl),
/* harmony export */   Vu: () => (/* binding */ isTrimmed),
/* harmony export */   Wn: () => (/* binding */ urlsOf),
/* harmony export */   zH: () => (/* binding */ isUrlPath)
/* harmony export */ });
/* harmony import */ var _text_http_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9211);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4147);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(285);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1900);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2733);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9036);







function urlsOf(entries) {
    const urls = [];
    for (const view of entries) {
        addProviderUrls(view, urls);
        addCustomModelUrls(view, urls);
        addOverrideUrls(view, urls);
    }
    return urls;
}
function addProviderUrls(view, urls) {
    const { entry, provider, path } = view;
    for (const field of ["baseUrl", "endpoint"]) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, field);
        if (text === undefined)
            continue;
        const isInForce = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(provider.entry, field) === text && (0,_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .isRead */ .H9)(provider, field);
        const protocol = (0,_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .providerProtocol */ .Cc)(provider);
        urls.push({ path: [...path, field], text, http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text), field, view, isInForce, protocol });
    }
    const endpoints = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(entry, "endpoints");
    if (endpoints === undefined)
        return;
    for (const protocol of Object.keys(endpoints)) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(endpoints, protocol);
        if (text === undefined)
            continue;
        const steps = ["endpoints", protocol];
        const isInForce = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(provider.entry, steps) === text;
        urls.push({
            path: [...path, ...steps],
            text,
            http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text),
            field: "endpoints",
            view,
            isInForce,
            protocol,
        });
    }
}
function addCustomModelUrls(view, urls) {
    const { path, provider, ownModels } = view;
    const isOwnList = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(ownModels.object, "custom") === (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(provider.models.object, "custom");
    for (const custom of ownModels.custom.items) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(custom.model, "baseUrl");
        if (text === undefined)
            continue;
        const { id, index } = custom;
        const model = (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .effectiveModel */ .Rt)(provider, id ?? "", custom);
        const { override } = id === undefined ? { override: {} } : model;
        const isModelInForce = id === undefined ? isOwnList : provider.models.custom.byId.get(id)?.model === custom.model;
        urls.push({
            path: [...path, "models", "custom", index, "baseUrl"],
            text,
            http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text),
            field: "model",
            view,
            isInForce: isModelInForce && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(override, "baseUrl") === undefined,
            protocol: (0,_protocol_js__WEBPACK_IMPORTED_MODULE_4__/* .modelProtocol */ .yj)({ ...model, override }),
            ...(id === undefined ? {} : { model: id }),
        });
    }
}
function addOverrideUrls(view, urls) {
    const { path, provider, ownModels } = view;
    for (const [id, override] of Object.entries(ownModels.overrides)) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(override) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(override, "baseUrl") : undefined;
        if (text === undefined)
            continue;
        const model = (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .effectiveModel */ .Rt)(provider, id, provider.models.custom.byId.get(id));
        const isInForce = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(model.override, "baseUrl") === text;
        urls.push({
            path: [...path, "models", "overrides", id, "baseUrl"],
            text,
            http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text),
            field: "model",
            view,
            isInForce,
            protocol: (0,_protocol_js__WEBPACK_IMPORTED_MODULE_4__/* .modelProtocol */ .yj)(model),
            model: id,
        });
    }
}
function isTrimmed({ field, view }) {
    return (field === "baseUrl" || field === "endpoint") && (0,_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .entryKindOf */ .C0)(view.provider)?.trimsUrl === true;
}
function isUrlPath(path) {
    const [field, name, model, key, ...rest] = (0,_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsInEntry */ .DJ)(path);
    if (name === undefined)
        return field === "baseUrl" || field === "endpoint";
    if (model === undefined)
        return field === "endpoints" && typeof name === "string";
    const isModel = name === "overrides" ? typeof model === "string" : name === "custom" && typeof model === "number";
    return field === "models" && isModel && key === "baseUrl" && rest.length === 0;
}
function nameOfUrl({ field, view, protocol, model }) {
    const owner = (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(view.id);
    if (field === "endpoint")
        return `The endpoint of ${owner}`;
    if (field === "endpoints")
        return `The base URL of ${owner} for ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(protocol ?? "")}`;
    if (field === "model")
        return `The base URL of ${model === undefined ? "a model" : `the model ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(model)}`} of ${owner}`;
    return `The base URL of ${owner}`;
}


/***/ }),

/***/ 3704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fH: () => (/* binding */ patternsBeyond),
/* harmony export */   h1: () => (/* binding */ plainPattern)
/* harmony export */ });
/* unused harmony export readHostPattern */
/* harmony import */ var _text_http_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9211);

function readHostPattern(pattern) {
    const [, wildcard, host = "", port = ""] = /^(\*\.)?(.*?)(:\d+)?$/s.exec(pattern) ?? [];
    const hostname = (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_0__/* .readHttpUrl */ .y7)(`https://${host}`)?.hostname ?? host;
    return { isWildcard: wildcard !== undefined, hostname, port };
}
function plainPattern(pattern) {
    const { isWildcard, hostname, port } = readHostPattern(pattern);
    return `${isWildcard ? "*." : ""}${hostname}${port}`;
}
function patternsBeyond(patterns, former) {
    const known = new Set(former.map(plainPattern));
    return patterns.filter((pattern) => !isCovered(readHostPattern(pattern), known));
}
function isCovered({ isWildcard, hostname, port }, known) {
    const isListed = (host) => known.has(host) || known.has(`${host}${port}`);
    if (isListed(isWildcard ? `*.${hostname}` : hostname))
        return true;
    for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1)) {
        if (isListed(`*${hostname.slice(dot)}`))
            return true;
    }
    return false;
}


/***/ }),

/***/ 7365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IV: () => (/* binding */ buildSchema),
  dM: () => (/* binding */ schemaFor)
});

// UNUSED EXPORTS: withDiscriminator

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary = __webpack_require__(6154);
// EXTERNAL MODULE: ./.build/action/shared/schema/field-schema.js
var field_schema = __webpack_require__(4795);
// EXTERNAL MODULE: ./.build/action/shared/schema/schema.js
var schema_schema = __webpack_require__(8024);
;// CONCATENATED MODULE: ./.build/action/shared/schema/entry-definitions.js



const CONNECTION_FIELDS = ["baseUrl", "customHeaders", "enabled", "endpoint", "models", "protocol"];
function entryDefinitions(vocabulary) {
    return {
        ...fieldDefinitions(vocabulary),
        ...sectionDefinitions(vocabulary),
        ...scalarDefinitions(vocabulary),
        ...builtInEntryDefinitions(vocabulary),
        ...customEntryDefinitions(vocabulary),
        defaultEntry: {
            ...(0,schema_schema/* describe */.q0)("Defaults", "Reserved: what holds for every provider that does not say otherwise."),
            ...(0,schema_schema/* closedObject */.YI)({ enabled: (0,schema_schema/* reference */.ir)("enabled") }),
            examples: [{ enabled: false }],
        },
    };
}
function fieldDefinitions(vocabulary) {
    const protocols = Object.entries(vocabulary.protocols);
    const endpointFields = Object.fromEntries(protocols.map(([name]) => [name, (0,schema_schema/* reference */.ir)(`endpoints.${name}`)]));
    return {
        baseUrl: {
            ...(0,schema_schema/* describe */.q0)("Base URL", `Base URL of the provider's API. ${versionSegmentSentence(vocabulary)}`.trimEnd()),
            type: "string",
            examples: ["https://gateway.example.com/v1"],
        },
        customHeaders: {
            ...(0,schema_schema/* describe */.q0)("Custom headers", "Extra HTTP headers sent with every request, such as proxy tenancy or routing markers. No credentials, and no header that the transport sets."),
            type: "object",
            propertyNames: { not: { const: json/* UNSAFE_KEY */.LO } },
            additionalProperties: { ...(0,schema_schema/* describe */.q0)("Header value", "The header's value. Never a credential."), type: "string" },
            examples: [{ "X-Tenant": "research" }],
        },
        enabled: {
            ...(0,schema_schema/* describe */.q0)("Enabled", "Whether the provider is available. `false` hides it from the model picker."),
            type: "boolean",
            default: true,
        },
        endpoint: {
            ...(0,schema_schema/* describe */.q0)("Endpoint", "Endpoint URL of a self-hosted provider, such as a local model server."),
            type: "string",
            examples: ["http://localhost:11434"],
        },
        endpoints: {
            ...(0,schema_schema/* describe */.q0)("Endpoints", "Base URLs by protocol, where all models of a protocol share a path that others do not."),
            ...(0,schema_schema/* closedObject */.YI)(endpointFields),
        },
        allEndpoints: {
            ...(0,schema_schema/* describe */.q0)("All endpoints", "Base URLs by protocol. A custom provider that gives any gives one for each protocol."),
            ...(0,schema_schema/* closedObject */.YI)(endpointFields, Object.keys(endpointFields)),
            defaultSnippets: [
                {
                    label: "All protocols",
                    description: "A base URL for each protocol",
                    body: Object.fromEntries(protocols.map(([name], index) => [(0,schema_schema/* snippetText */.hy)(name), `$${index + 1}`])),
                },
            ],
        },
        ...Object.fromEntries(protocols.map(([name, { description }]) => [
            `endpoints.${name}`,
            { ...(0,schema_schema/* describe */.q0)(name, `Base URL. ${description}`), type: "string", examples: ["https://gateway.example.com/v1"] },
        ])),
        protocol: (0,schema_schema/* describedReference */.bV)("Protocol", "Wire protocol of the provider. Set it only where the provider does not use its default protocol.", "protocolValue"),
        protocolValue: {
            ...(0,schema_schema/* describe */.q0)("Protocol value", "A wire protocol."),
            type: "string",
            enum: protocols.map(([name]) => name),
            markdownEnumDescriptions: protocols.map(([, { description }]) => description),
        },
    };
}
function versionSegmentSentence(vocabulary) {
    const needs = Object.entries(vocabulary.providers).flatMap(([id, { versionSegment }]) => versionSegment === undefined ? [] : [`\`${versionSegment}\` for \`${id}\``]);
    return needs.length === 0 ? "" : `It ends in the version segment where one is needed: ${needs.join(", ")}.`;
}
function sectionDefinitions(vocabulary) {
    return Object.fromEntries(Object.entries(vocabulary.sections).map(([name, section]) => {
        const fields = Object.entries(section.fields).map(([key, field]) => [key, (0,field_schema/* fieldSchema */.c)(field)]);
        return [
            sectionDefinition(name),
            { ...(0,schema_schema/* describe */.q0)(section.title, section.description), ...(0,schema_schema/* closedObject */.YI)(Object.fromEntries(fields)) },
        ];
    }));
}
function sectionDefinition(name) {
    return `section.${name}`;
}
function scalarDefinitions({ fields = {} }) {
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [scalarDefinition(key), (0,field_schema/* fieldSchema */.c)(field)]));
}
function scalarDefinition(key) {
    return `field.${key}`;
}
function entryFields({ sections, fields = [] }, endpoints) {
    return {
        ...Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, (0,schema_schema/* reference */.ir)(name)])),
        endpoints: (0,schema_schema/* reference */.ir)(endpoints),
        ...Object.fromEntries(sections.map((name) => [name, (0,schema_schema/* reference */.ir)(sectionDefinition(name))])),
        ...Object.fromEntries(fields.map((key) => [key, (0,schema_schema/* reference */.ir)(scalarDefinition(key))])),
    };
}
function builtInEntryDefinition({ sections, fields = [] }) {
    const names = [...sections, ...fields].map((name) => name.replaceAll("~", "~0").replaceAll(".", "~1"));
    return ["providerEntry", ...names].join(".");
}
function builtInEntryDefinitions(vocabulary) {
    return Object.fromEntries(Object.values(vocabulary.providers).map((provider) => {
        const title = ["Provider entry", ...provider.sections, ...(provider.fields ?? [])].join(" with ");
        const description = (0,schema_schema/* describe */.q0)(title, "How one built-in provider is reached and what it offers.");
        return [
            builtInEntryDefinition(provider),
            { ...description, ...(0,schema_schema/* closedObject */.YI)(entryFields(provider, "endpoints")), examples: [{ enabled: false }] },
        ];
    }));
}
function chooseByType(branches) {
    const type = (0,schema_schema/* describe */.q0)("Type", "Selects the provider client that handles the entry.");
    return { type: "object", properties: { type }, required: ["type"], oneOf: branches };
}
function customEntryDefinitions(vocabulary) {
    const variants = Object.entries(vocabulary.customVariants).map(([type, variant]) => {
        const schema = {
            ...(0,schema_schema/* describe */.q0)(type, variant.description),
            ...(0,schema_schema/* closedObject */.YI)({
                type: {
                    ...(0,schema_schema/* describe */.q0)("Type", `Selects the provider client that handles the entry. ${variant.description}`),
                    type: "string",
                    const: type,
                    examples: [type],
                },
                ...entryFields(variant, variant.allEndpoints === false ? "endpoints" : "allEndpoints"),
            }, ["type"]),
            defaultSnippets: [
                {
                    label: type,
                    description: variant.description,
                    body: { type: (0,schema_schema/* snippetText */.hy)(type), baseUrl: "$1", models: { discovery: "auto" } },
                },
            ],
        };
        return [`customEntry.${type}`, schema];
    });
    if (variants.length === 0)
        return {};
    const branches = variants.map(([name]) => (0,schema_schema/* reference */.ir)(name));
    return {
        customEntry: {
            ...(0,schema_schema/* describe */.q0)("Custom provider entry", "A provider of your own."),
            ...(branches.length === 1 ? { allOf: branches } : chooseByType(branches)),
        },
        ...Object.fromEntries(variants),
    };
}

// EXTERNAL MODULE: ./.build/action/shared/schema/model-definitions.js
var model_definitions = __webpack_require__(7721);
;// CONCATENATED MODULE: ./.build/action/shared/schema/build-schema.js







const schemaFor = (0,lazily/* lazilyFor */.N)(buildSchema);
function buildSchema(vocabulary) {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(0,schema_schema/* describe */.q0)("Provider configuration", "Which model providers an AI assistant has, how to reach them, and which models they offer."),
        allowComments: true,
        allowTrailingCommas: true,
        ...(0,schema_schema/* closedObject */.YI)({
            $schema: {
                ...(0,schema_schema/* describe */.q0)("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/provider-config/v1.json"],
            },
            ...topLevelKeys(vocabulary),
            providers: (0,schema_schema/* reference */.ir)("providers"),
        }),
        examples: [{ providers: { default: { enabled: false }, [firstProvider(vocabulary)]: { enabled: true } } }],
        defaultSnippets: [
            {
                label: "Provider configuration",
                description: "A file with one provider",
                body: { $schema: "$1", providers: { [(0,schema_schema/* snippetText */.hy)(firstProvider(vocabulary))]: { enabled: true } } },
            },
        ],
        definitions: {
            providers: providersDefinition(vocabulary),
            ...entryDefinitions(vocabulary),
            ...(0,model_definitions/* modelDefinitions */.S)(),
        },
    };
}
function topLevelKeys({ topLevel = {} }) {
    return Object.fromEntries(Object.entries(topLevel).map(([key, field]) => [key, (0,field_schema/* fieldSchema */.c)(field)]));
}
function firstProvider(vocabulary) {
    return Object.keys(vocabulary.providers)[0] ?? "default";
}
function providersDefinition(vocabulary) {
    const builtIn = Object.entries(vocabulary.providers);
    return {
        ...(0,schema_schema/* describe */.q0)("Providers", "Built-in providers by id, providers of your own under `custom`, and defaults."),
        ...(0,schema_schema/* closedObject */.YI)({
            ...Object.fromEntries(builtIn.map(([id, provider]) => [
                id,
                (0,schema_schema/* describedReference */.bV)(provider.title, provider.description, builtInEntryDefinition(provider)),
            ])),
            custom: customDefinition(vocabulary),
            default: (0,schema_schema/* reference */.ir)("defaultEntry"),
        }),
    };
}
function customDefinition({ providers, customVariants }) {
    const description = (0,schema_schema/* describe */.q0)("Custom providers", "Providers of your own, by an id that you choose.");
    if (Object.keys(customVariants).length === 0)
        return { ...description, ...(0,schema_schema/* closedObject */.YI)({}) };
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...Object.keys(providers), ...vocabulary/* RESERVED_PROVIDER_KEYS */.I1, json/* UNSAFE_KEY */.LO] } },
        additionalProperties: (0,schema_schema/* reference */.ir)("customEntry"),
    };
}
function withDiscriminator(schema) {
    const customEntry = schema.definitions?.["customEntry"];
    if (customEntry?.oneOf === undefined)
        return schema;
    const discriminated = { ...customEntry, discriminator: { propertyName: "type" } };
    return { ...schema, definitions: { ...schema.definitions, customEntry: discriminated } };
}


/***/ }),

/***/ 4795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ FIELD_TYPES),
/* harmony export */   c: () => (/* binding */ fieldSchema)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8024);

const FIELD_TYPES = { text: "string", number: "number", boolean: "boolean" };
function fieldSchema({ title, description, type = "text", values, default: otherwise, example }) {
    const [only, ...more] = values ?? [];
    return {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, description),
        type: FIELD_TYPES[type],
        ...(values === undefined || only === undefined ? {} : more.length === 0 ? { const: only } : { enum: values }),
        ...(otherwise === undefined ? {} : { default: otherwise }),
        examples: [example],
    };
}


/***/ }),

/***/ 7721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ TOKENS_MAX),
/* harmony export */   S: () => (/* binding */ modelDefinitions)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8024);


const TOKENS_MAX = 9_007_199_254_740_991;
const MODEL_EXAMPLE = {
    id: "example-large",
    name: "Example Large",
    maxContextLength: 128_000,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
};
const METADATA = {
    baseUrl: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Model base URL", "Base URL for this model only, overriding the provider's."),
        type: "string",
        examples: ["https://models.example.com/v1"],
    },
    family: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Family", "Model family, for grouping and for selecting family-specific system prompt content."),
        type: "string",
        examples: ["example"],
    },
    maxContextLength: tokenCount("Context length", "Total context window, in tokens.", 128_000),
    maxInputTokens: tokenCount("Input tokens", "Maximum input tokens in one request.", 120_000),
    maxOutputTokens: tokenCount("Output tokens", "Maximum tokens generated in one response.", 8_000),
    protocol: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describedReference */ .bV)("Model protocol", "Wire protocol of this model, overriding the provider's.", "protocolValue"),
    supportedInputMediaTypes: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Input media types", "Media types accepted as input, such as `image/png`."),
        type: "array",
        items: { type: "string", examples: ["image/png", "image/jpeg", "application/pdf"] },
        examples: [["image/png", "image/jpeg"]],
    },
    supportsImages: ability("Images", "Model accepts images as input."),
    supportsToolResultImages: ability("Tool result images", "Model accepts images returned by a tool result."),
    supportsTools: ability("Tools", "Model can call tools."),
    supportsWebSearch: ability("Web search", "Model supports the provider's own web search."),
    thinkingEffortLevels: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Thinking effort levels", "Thinking effort levels the model accepts; the set varies by model."),
        type: "array",
        items: { type: "string", examples: ["off", "low", "medium", "high", "xhigh"] },
        examples: [["off", "low", "high"]],
    },
};
const REQUIRED_IN_CUSTOM_MODEL = [
    "id",
    "name",
    "maxContextLength",
    "supportsImages",
    "supportsToolResultImages",
    "supportsTools",
    "supportsWebSearch",
];
function tokenCount(title, markdown, example) {
    return { ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, markdown), type: "integer", minimum: 1, maximum: TOKENS_MAX, examples: [example] };
}
function ability(title, markdown) {
    return { ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, markdown), type: "boolean", examples: [true] };
}
function modelIds(title, markdown) {
    return {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, markdown),
        type: "array",
        items: { type: "string", examples: [MODEL_EXAMPLE.id] },
        examples: [[MODEL_EXAMPLE.id]],
    };
}
function modelDefinitions() {
    const fields = Object.fromEntries(Object.keys(METADATA).map((name) => [name, (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)(`model.${name}`)]));
    const fieldDefinitions = Object.fromEntries(Object.entries(METADATA).map(([name, schema]) => [`model.${name}`, schema]));
    return {
        models: {
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Models", "Which models the provider offers, and what is known of them."),
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                allow: modelIds("Allowed models", "Model ids to offer. When not empty, no other model of the provider is offered."),
                deny: modelIds("Denied models", "Model ids to hide. Applied after `allow`: a model in both lists is hidden."),
                discovery: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Discovery", "Where the provider's models come from."),
                    type: "string",
                    enum: ["auto", "off"],
                    markdownEnumDescriptions: [
                        "Ask the provider for its model list.",
                        "Offer only the models declared under `custom`.",
                    ],
                },
                custom: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Custom models", "Models that the provider does not return from discovery."),
                    type: "array",
                    items: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)("customModel"),
                },
                overrides: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Overrides", "Metadata patches by model id. Only the fields that are set are changed."),
                    type: "object",
                    propertyNames: { not: { const: _text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEY */ .LO } },
                    additionalProperties: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)("modelOverride"),
                    examples: [{ [MODEL_EXAMPLE.id]: { maxOutputTokens: 8_000 } }],
                },
            }),
            examples: [{ allow: [MODEL_EXAMPLE.id] }],
        },
        customModel: {
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Custom model", "A model that you declare."),
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                id: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Model id", "Model id that is sent to the provider's API."),
                    type: "string",
                    minLength: 1,
                    examples: [MODEL_EXAMPLE.id],
                },
                name: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Display name", "Name in the model picker."),
                    type: "string",
                    minLength: 1,
                    examples: [MODEL_EXAMPLE.name],
                },
                ...fields,
            }, REQUIRED_IN_CUSTOM_MODEL),
            examples: [MODEL_EXAMPLE],
            defaultSnippets: [
                {
                    label: "Custom model",
                    description: "A model with all that is required",
                    body: { ...MODEL_EXAMPLE, id: "$1", name: "$2" },
                },
            ],
        },
        modelOverride: {
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Model override", "A patch of one model's metadata. Only the fields that are set are changed."),
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                name: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Display name", "Name in the model picker."),
                    type: "string",
                    examples: [MODEL_EXAMPLE.name],
                },
                ...fields,
            }),
            examples: [{ maxOutputTokens: 8_000 }],
        },
        ...fieldDefinitions,
    };
}


/***/ }),

/***/ 8212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ effectiveSchema),
/* harmony export */   lv: () => (/* binding */ schemaAt),
/* harmony export */   u5: () => (/* binding */ childSchema)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_lazily_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5694);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8024);



function schemaAt(root, document, path) {
    let value = document;
    let schema = effectiveSchema(root, root, value);
    for (const step of path) {
        value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, [step]);
        schema = effectiveSchema(root, childSchema(schema, step), value);
    }
    return schema;
}
function childSchema(schema, step) {
    if (typeof step === "number")
        return schema.items ?? {};
    const named = Object.hasOwn(schema.properties ?? {}, step) ? schema.properties?.[step] : undefined;
    return named ?? (schema.additionalProperties || {});
}
function effectiveSchema(root, schema, value) {
    if (schema.$ref === undefined && schema.allOf === undefined && schema.oneOf === undefined)
        return schema;
    const variant = schema.oneOf?.find((branch) => variantType(root, branch) === (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, ["type"]));
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref ?? variant?.$ref;
    const definition = target === undefined ? undefined : definitionOf(root, target);
    return definition === undefined ? schema : effectiveSchema(root, definition, value);
}
const followedIn = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_1__/* .lazilyFor */ .N)((_root) => new Map());
function definitionOf(root, reference) {
    const followed = followedIn(root);
    if (followed.has(reference))
        return followed.get(reference);
    const { definitions = {} } = root;
    const name = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .definitionName */ .PW)(reference);
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    followed.set(reference, definition);
    return definition;
}
function variantType(root, branch) {
    return effectiveSchema(root, branch).properties?.["type"]?.const;
}


/***/ }),

/***/ 8024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ definitionName),
/* harmony export */   YI: () => (/* binding */ closedObject),
/* harmony export */   bV: () => (/* binding */ describedReference),
/* harmony export */   hy: () => (/* binding */ snippetText),
/* harmony export */   ir: () => (/* binding */ reference),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* unused harmony export ANNOTATION_KEYWORDS */
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5830);

const ANNOTATION_KEYWORDS = (/* unused pure expression or super */ null && ([
    "markdownDescription",
    "markdownEnumDescriptions",
    "defaultSnippets",
    "allowComments",
    "allowTrailingCommas",
]));
function snippetText(text) {
    return text.replaceAll(/[\\$}]/g, "\\$&");
}
function describe(title, markdown) {
    return { title, description: markdown.replaceAll("`", ""), markdownDescription: markdown };
}
const DEFINITIONS = "#/definitions/";
function reference(definition) {
    return { $ref: DEFINITIONS + encodeURI((0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerStep */ .UN)(definition.toWellFormed())).replaceAll("#", "%23") };
}
function definitionName($ref) {
    const name = $ref.slice(DEFINITIONS.length);
    return /[%~]/.test(name) ? (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .fromPointerStep */ .o$)(decodeURIComponent(name)) : name;
}
function describedReference(title, markdown, definition) {
    return { ...describe(title, markdown), allOf: [reference(definition)] };
}
function closedObject(properties, required = []) {
    return {
        type: "object",
        properties,
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
    };
}


/***/ }),

/***/ 3535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ JOINED_QUOTES_MAX_EDITS),
/* harmony export */   cb: () => (/* binding */ RELATED_PLACES_MAX),
/* harmony export */   cy: () => (/* binding */ MISSING_QUOTE_MAX_CHARACTERS),
/* harmony export */   fQ: () => (/* binding */ SYNTAX_MISTAKES_MAX),
/* harmony export */   fj: () => (/* binding */ READINGS_MAX),
/* harmony export */   sI: () => (/* binding */ NESTING_MAX_LEVELS),
/* harmony export */   yV: () => (/* binding */ KEY_MAX_CHARACTERS)
/* harmony export */ });
const SYNTAX_MISTAKES_MAX = 1_000;
const KEY_MAX_CHARACTERS = 1_024;
const RELATED_PLACES_MAX = 20;
const NESTING_MAX_LEVELS = 64;
const JOINED_QUOTES_MAX_EDITS = 100;
const MISSING_QUOTE_MAX_CHARACTERS = 200;
const READINGS_MAX = 16;


/***/ }),

/***/ 29:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TR: () => (/* binding */ createLocator),
/* harmony export */   UW: () => (/* binding */ findSpan),
/* harmony export */   iD: () => (/* binding */ createPathFinder)
/* harmony export */ });
/* harmony import */ var _text_sorted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1850);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(235);


function createLocator(text) {
    const nextLine = createLineReader(text);
    const starts = [0];
    let next = nextLine(0);
    const byteOrderMark = text.startsWith("\uFEFF") ? 1 : 0;
    let line = 0;
    const locate = (offset) => {
        for (; next <= offset; next = nextLine(next))
            starts.push(next);
        const isOnLine = (starts[line] ?? 0) <= offset && offset < (starts[line + 1] ?? next);
        if (!isOnLine)
            line = (0,_text_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .lastIndexNotAbove */ .j)(starts, offset);
        const hidden = line === 0 && offset > 0 ? byteOrderMark : 0;
        return { line: line + 1, column: offset - (starts[line] ?? 0) - hidden + 1, offset };
    };
    return ({ start, end }) => ({ start: locate(start), end: locate(end) });
}
function createLineReader(text) {
    const nextStart = (end) => (end < 0 ? Number.POSITIVE_INFINITY : end + 1);
    if (!text.includes("\r"))
        return (from) => nextStart(text.indexOf("\n", from));
    const lineEnd = /\r\n?|\n/g;
    return (from) => {
        lineEnd.lastIndex = from;
        return lineEnd.test(text) ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
    };
}
function createPathFinder(root) {
    let last = [];
    const way = [];
    const walk = (path) => {
        let passed = { node: root() };
        let depth = 0;
        for (let known = way[0]; known !== undefined && depth < path.length; known = way[depth]) {
            if (path[depth] !== last[depth])
                break;
            passed = known;
            depth += 1;
        }
        way.length = depth;
        for (const step of path.slice(depth)) {
            const next = stepFrom(passed.node, step);
            if (next === undefined)
                break;
            way.push(next);
            passed = next;
        }
        last = path;
        return passed;
    };
    const walkToEnd = (path) => {
        const passed = walk(path);
        return way.length === path.length ? passed : undefined;
    };
    return {
        spanOf: (path, part) => spanOfPart(walk(path), part),
        nodeAt: (path) => walkToEnd(path)?.node,
        propertyAt: (path) => {
            const passed = walkToEnd(path);
            return passed?.key && passed;
        },
    };
}
function stepFrom(node, step) {
    if (node.kind === "object")
        return node.properties.get(String(step));
    const child = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .G)(node, step);
    return child && { node: child };
}
function spanOfPart({ node, key }, part) {
    if (part === "value")
        return { start: node.start, end: node.end };
    if (key !== undefined)
        return { start: key.start, end: key.end };
    return { start: node.start, end: node.kind === "scalar" ? node.end : node.start + 1 };
}
function findSpan(root, path, part) {
    return createPathFinder(() => root).spanOf(path, part);
}


/***/ }),

/***/ 235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ childOf)
/* harmony export */ });
function childOf(node, step) {
    if (node.kind === "object")
        return node.properties.get(String(step))?.node;
    if (node.kind === "scalar")
        return undefined;
    const index = Number(step);
    return index >= 0 ? node.items.at(index) : undefined;
}


/***/ }),

/***/ 9747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ holdsCredential),
/* harmony export */   N9: () => (/* binding */ isCredentialKey),
/* harmony export */   RO: () => (/* binding */ mayMentionCredential),
/* harmony export */   WU: () => (/* binding */ credentialLikeness),
/* harmony export */   Wd: () => (/* binding */ isLineWithCredential),
/* harmony export */   jY: () => (/* binding */ likenessByName),
/* harmony export */   vK: () => (/* binding */ mentionsCredential),
/* harmony export */   xV: () => (/* binding */ isNamedId)
/* harmony export */ });
/* harmony import */ var _runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9745);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5514);
/* harmony import */ var _token_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4857);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2322);




function credentialLikeness(value) {
    const text = value.trim();
    if ((0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(text) || hasAuthenticationScheme(text) || holdsUrlWithSecret(text))
        return "certain";
    return namedLikeness(text) ?? (holdsRandomWord(text) ? "likely" : undefined);
}
function likenessByName(name, value) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(name) || isNone(value))
        return undefined;
    if (SESSION_NAME.test(name))
        return (0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .isMixed */ .Oq)(value) ? "certain" : undefined;
    return isPlainWord(value) ? "likely" : "certain";
}
const SESSION_NAME = /^(?:x[-_]?)?session(?:[-_]?id)?$/i;
function isNamedId(name, value) {
    const isIdName = ID_NAME.test(name) || /[a-z]I[dD]$/.test(name);
    return isIdName && !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(name) && /^[\da-f]{32,64}$/i.test(value.trim());
}
const ID_NAME = /(?:^|[-_])(?:id|uuid|guid|tenant|org|organization|account|project|workspace)$/i;
function isCredentialKey(key, value) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(key))
        return false;
    if (typeof value === "string")
        return !(SCHEME_KEY.test(key) && SCHEME.test(value));
    if (typeof value === "number" || typeof value === "boolean")
        return likenessByName(key, String(value)) !== undefined;
    return true;
}
const SCHEME_KEY = /^o?auth(?:entication|orization)?$/i;
const SCHEME = /^[a-z][a-z\d-]{0,11}$/i;
function holdsCredential(text) {
    return (0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(text) || holdsUrlWithSecret(text);
}
function mayMentionCredential(text, span) {
    return (0,_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsRun */ .gM)(text, span, _token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .TOKEN_MIN_CHARACTERS */ .Oj, _runs_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_WHITESPACE */ .WV) || (0,_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsRun */ .gM)(text, span, KEY_DASHES, DASH);
}
const KEY_DASHES = 5;
const DASH = (0,_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .charactersOf */ .EX)(/-/);
function mentionsCredential(text) {
    if ((0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(text))
        return true;
    if (!MAY_NAME_VALUE.test(text) || !mayLookRandom(text))
        return false;
    for (const { name, value } of pairsIn(text))
        if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(name) && looksRandom(value))
            return true;
    for (const [, word = ""] of text.matchAll(/\b(?:bearer|basic) {1,4}([^\s"',;]+)/gi))
        if (looksRandom(word))
            return true;
    return false;
}
const MAY_NAME_VALUE = /[:=]|(?:bearer|basic) /i;
function isLineWithCredential(line) {
    if (mentionsCredential(line))
        return true;
    if (/^\s*(?:#|\/\/)/.test(line))
        return false;
    if (holdsUrlWithSecret(line))
        return true;
    for (const { name, value } of pairsIn(line))
        if (isCredentialKey(name, value) && isLiteral(value) && likenessByName(name, value) === "certain")
            return true;
    const [, scheme = ""] = AUTHORIZATION.exec((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPlaceholders */ .Zm)(line)) ?? [];
    return hasAuthenticationScheme(scheme);
}
const AUTHORIZATION = /authorization["']?\s{0,4}[:=]\s{0,4}["']?([a-z]{3,9} {1,4}[^\s"',;]+)/i;
function isLiteral(value) {
    const isName = /[._-]/.test(value) && (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(value);
    return /^[A-Za-z\d][^(]*$/.test(value) && !isName;
}
function isNone(value) {
    const text = value.trim();
    return /^(?:true|false|yes|no|on|off|none|null|\d{1,7}|\d+\.\d+|)$/i.test(text) || (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(text);
}
function isPlainWord(value) {
    return /^(?:[a-z]{1,8}|[a-z]{2}-[a-z]{1,9}-\d)$/i.test(value.trim()) && !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(value);
}
function hasAuthenticationScheme(text) {
    const [, scheme = "", word = ""] = /^(bearer|basic|token|key|apikey|digest|negotiate|ssws|splunk) +(\S+)$/i.exec(text) ?? [];
    if (word.length < 4)
        return false;
    if (/^bearer$/i.test(scheme))
        return true;
    if (/^(?:apikey|ssws|splunk)$/i.test(scheme))
        return /\d|.{16}/.test(word);
    return looksRandom(word) || /^[\da-f]{40}$/i.test(word) || isUserAndPassword(word);
}
function isUserAndPassword(word) {
    const isBase64 = /^[A-Za-z\d+/]+={0,2}$/.test(word) && word.replace(/=+$/, "").length % 4 !== 1;
    return isBase64 && /^[\x20-\x7e]*:[\x20-\x7e]*$/.test(atob(word.replace(/=+$/, "")));
}
function holdsUrlWithSecret(text) {
    if (!/[@?#;=]/.test(text))
        return false;
    for (const [url] of text.matchAll(/[a-z][a-z\d+.-]{1,15}:\/\/[^\s"'<>]+/gi)) {
        const { removals, hasHiddenPassword } = (0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .findUrlSecrets */ .gx)(url);
        if (removals.length > 0 || hasHiddenPassword)
            return true;
    }
    return false;
}
function holdsRandomWord(text) {
    return text.length >= RANDOM_WORD_MIN_CHARACTERS && text.split(/[\s"',;]+/).some(looksRandom);
}
function namedLikeness(text) {
    if (!/[:=]/.test(text))
        return undefined;
    let found;
    for (const { name, value } of pairsIn(text)) {
        const likeness = likenessByName(name, value);
        if (likeness === "certain")
            return likeness;
        found ??= likeness;
    }
    return found;
}
function* pairsIn(text) {
    const pairs = /([A-Za-z][\w.-]{1,63})["']?\s{0,4}[:=]\s{0,4}["']?([^\s"',;&]+)/g;
    for (const [, name = "", value = ""] of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPlaceholders */ .Zm)(text).matchAll(pairs))
        yield { name, value };
}
const RANDOM_WORD_MIN_CHARACTERS = 20;
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
const ONE_CASE_MIN_BITS_PER_CHARACTER = 3;
const ONE_CASE_MIN_NUMBERS = 4;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;
const BASE64_KEY_MIN_CHARACTERS = 40;
const BASE64_KEY_MIN_BITS_PER_CHARACTER = 4.4;
const PUBLIC_IDS = [
    /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i,
    /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i,
];
const PUBLIC_PREFIX = /^(?:org|proj|project|team|workspace|wrkspc|user|acct|cus)[-_]/i;
const COMMIT_ID = /^[\da-f]{40}$/i;
const DIGEST = /^sha(?:256|384|512):[\da-f]{64,128}$/i;
function looksRandom(word) {
    if (word.length < RANDOM_WORD_MIN_CHARACTERS)
        return false;
    if (PUBLIC_PREFIX.test(word) || COMMIT_ID.test(word) || DIGEST.test(word))
        return false;
    return isRandomBase64(word) || word.split(/[-._~/:@,;=&?+]+/).some(isRandomPart);
}
function mayLookRandom(text) {
    const span = { start: 0, end: text.length };
    return ((0,_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsRun */ .gM)(text, span, RANDOM_WORD_MIN_CHARACTERS, PART_OF_WORD) ||
        (0,_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsRun */ .gM)(text, span, BASE64_KEY_MIN_CHARACTERS, BASE64));
}
const PART_OF_WORD = (0,_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .charactersOf */ .EX)(/[^\s"'\-._~/:@,;=&?+]/);
const BASE64 = (0,_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .charactersOf */ .EX)(/[A-Za-z\d+/=]/);
function isRandomBase64(word) {
    if (word.length < BASE64_KEY_MIN_CHARACTERS || !/^[A-Za-z\d+/]+={0,2}$/.test(word))
        return false;
    return hasBothCases(word) && (0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .isMixed */ .Oq)(word) && bitsPerCharacter(word) >= BASE64_KEY_MIN_BITS_PER_CHARACTER;
}
function isRandomPart(part) {
    if (part.length < RANDOM_WORD_MIN_CHARACTERS)
        return false;
    if (PUBLIC_IDS.some((id) => id.test(part)) || !(0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .isMixed */ .Oq)(part))
        return false;
    if (/^[\da-f]+$/i.test(part))
        return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS;
    if (hasBothCases(part))
        return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
    const numbers = part.match(/\d+/g)?.length ?? 0;
    return numbers >= ONE_CASE_MIN_NUMBERS && bitsPerCharacter(part) >= ONE_CASE_MIN_BITS_PER_CHARACTER;
}
function hasBothCases(text) {
    return /[a-z]/.test(text) && /[A-Z]/.test(text);
}
function bitsPerCharacter(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}


/***/ }),

/***/ 5844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ nearestNames),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Sz: () => (/* binding */ createListGuess),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   gK: () => (/* binding */ createGuess),
/* harmony export */   qz: () => (/* binding */ similarNames)
/* harmony export */ });
/* harmony import */ var _lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5694);

const PART_MIN_CHARACTERS = 3;
function nearestNames(name, candidates, budget) {
    return nearestTo(plainName(name), candidatesOf(candidates), budget);
}
function similarNames(name, candidates, budget) {
    return similarTo(plainName(name), candidatesOf(candidates), budget);
}
function candidatesOf(names) {
    return Array.from(names, (name) => ({ name, plain: plainName(name) }));
}
function nearestTo(plain, candidates, budget) {
    const similar = similarTo(plain, candidates, budget);
    const isUsedUp = budget !== undefined && budget.letterPairs < 0;
    if (similar.length > 0 || isUsedUp || plain.length < PART_MIN_CHARACTERS)
        return similar;
    return candidates.filter((candidate) => candidate.plain.includes(plain)).map(({ name }) => name);
}
function similarTo(plain, candidates, budget) {
    let nearest = [];
    let distance = Math.max(1, Math.floor(plain.length / 3));
    for (const candidate of candidates) {
        if (Math.abs(candidate.plain.length - plain.length) > distance)
            continue;
        if (budget !== undefined)
            budget.letterPairs -= plain.length * candidate.plain.length;
        if (budget !== undefined && budget.letterPairs < 0)
            return [];
        const candidateDistance = editDistance(plain, candidate.plain, distance);
        if (candidateDistance > distance)
            continue;
        if (candidateDistance < distance)
            nearest = [];
        nearest.push(candidate.name);
        distance = candidateDistance;
    }
    return nearest;
}
const WEIGHTLESS = /[-_\s]/;
const ALL_WEIGHTLESS = /[-_\s]/g;
function plainName(name) {
    const lower = name.toLowerCase();
    return WEIGHTLESS.test(lower) ? lower.replaceAll(ALL_WEIGHTLESS, "") : lower;
}
function editDistance(from, to, limit) {
    const shorter = Math.min(from.length, to.length);
    let start = 0;
    while (start < shorter && from[start] === to[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end))
        end += 1;
    return distanceOfRest(from.slice(start, from.length - end), to.slice(start, to.length - end), limit);
}
function distanceOfRest(from, to, limit) {
    let beforeLast = [];
    let last = [];
    let current = [];
    for (let column = 0; column <= to.length; column += 1)
        last.push(column);
    for (let row = 1; row <= from.length; row += 1) {
        let least = row;
        current[0] = row;
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
            current[column] = distance;
            least = Math.min(least, distance);
        }
        if (least > limit)
            return least;
        [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[to.length] ?? 0;
}
const MEANT_MAX = 3;
function createGuess(candidates, budget) {
    let letters = 0;
    for (const candidate of candidates)
        letters += candidate.length + 1;
    const prepared = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => candidatesOf(candidates));
    return (name) => {
        const pairs = letters * (name.length + 1);
        if (pairs > budget.letterPairs)
            return [];
        budget.letterPairs -= pairs;
        const meant = nearestTo(plainName(name), prepared());
        return meant.length > MEANT_MAX ? [] : meant;
    };
}
const candidatesInList = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazilyFor */ .N)((list) => candidatesOf(list));
function createListGuess(budget) {
    const known = new Map();
    return (name, list) => {
        const before = known.get(list)?.get(name);
        if (before !== undefined) {
            budget.letterPairs -= before.cost;
            return budget.letterPairs < 0 ? [] : before.meant;
        }
        const { letterPairs } = budget;
        const meant = nearestTo(plainName(name), candidatesInList(list), budget);
        const inList = known.get(list) ?? new Map();
        known.set(list, inList.set(name, { meant, cost: letterPairs - budget.letterPairs }));
        return meant;
    };
}


/***/ }),

/***/ 361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ matchesWildcards),
/* harmony export */   k: () => (/* binding */ matchesGlob)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7371);

function matchesGlob(glob, path) {
    if (path.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GLOBBED_PATH_MAX_CHARACTERS */ .Wv)
        return false;
    return matchesItems(pathNames(glob.replace(/(?<=^|\/)\*\*$/, "**/*")), pathNames(path), "**", matchesName);
}
function pathNames(path) {
    return path.replace(/^(?:\.\/+)+/, "").split("/");
}
function matchesName(pattern, name) {
    if (name === "." || name === "..")
        return pattern === name;
    return matchesWildcards(pattern, name);
}
function matchesWildcards(pattern, text) {
    return matchesItems(pattern, text, "*", (one, other) => one === other || one === "?");
}
function matchesItems(pattern, items, wild, matchesItem) {
    let at = 0;
    let index = 0;
    let afterWild;
    let taken = 0;
    while (index < items.length) {
        const one = pattern[at];
        const item = items[index] ?? "";
        if (one === wild) {
            at += 1;
            afterWild = at;
            taken = index;
        }
        else if (one !== undefined && matchesItem(one, item)) {
            at += 1;
            index += 1;
        }
        else if (afterWild !== undefined && items[taken] !== "..") {
            at = afterWild;
            taken += 1;
            index = taken;
        }
        else {
            return false;
        }
    }
    while (pattern[at] === wild)
        at += 1;
    return at === pattern.length;
}


/***/ }),

/***/ 7868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ isHeaderStep),
/* harmony export */   Y1: () => (/* binding */ findHeaders),
/* harmony export */   _p: () => (/* binding */ readHeaderLine),
/* harmony export */   bC: () => (/* binding */ nameEnd),
/* harmony export */   fW: () => (/* binding */ maskHeaderName),
/* harmony export */   p$: () => (/* binding */ isHeaderName)
/* harmony export */ });
function isHeaderName(text) {
    return /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(text);
}
function readHeaderLine(text) {
    if (isHeaderName(text))
        return { name: text, value: "" };
    const [, name = "", value = ""] = /([!#$%&'*+\-.^_`|~\dA-Za-z]+)([^]*)/.exec(text) ?? [];
    return { name, value: value.replace(/^[\s:="']+/, "").trimEnd() };
}
function maskHeaderName(name) {
    const end = name.startsWith("•••") ? 0 : nameEnd(name);
    return name.slice(0, end) + (end < name.length ? "•••" : "");
}
function nameEnd(name) {
    const match = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u.exec(name);
    return match === null ? name.length : match.index + match[0].length;
}
function findHeaders(path) {
    if (!path.includes("customHeaders") && !path.includes("reservedHeaders"))
        return undefined;
    const headers = path.findIndex((step, index) => isHeaders(step) && path[index + 1] !== "models");
    return headers < 0 ? undefined : headers;
}
function isHeaders(step) {
    return step === "customHeaders" || step === "reservedHeaders";
}
function isHeaderStep(path, index) {
    const headers = findHeaders(path);
    return headers !== undefined && headers < index;
}


/***/ }),

/***/ 9211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Sf: () => (/* binding */ isPrivateHost),
/* harmony export */   xV: () => (/* binding */ readLeniently),
/* harmony export */   y7: () => (/* binding */ readHttpUrl)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7371);
/* harmony import */ var _parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4800);


const PARTS = /^(https?):\/\/((?:[^/?#]*@)?)([^/?#@]*?)((?::\d*)?)((?:\/[^?#]*)?)(?=[?#]|$)/i;
const REFUSED = /[\s\p{Cc}\p{Cf}\\<>{}]/u;
const HOST = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)$/;
const DEFAULT_PORTS = { http: 80, https: 443 };
function readHttpUrl(text) {
    return readPlainUrl(text) ?? readAnyUrl(text);
}
const PLAIN = /^(https?):\/\/((?:[a-z\d]+(?:-[a-z\d]+)*\.)*[a-z][a-z\d]*(?:-[a-z\d]+)*)(?::([1-9]\d{0,3}))?((?:\/[\w.~-]+)*\/?)$/;
function readPlainUrl(text) {
    const match = PLAIN.exec(text);
    if (match === null)
        return undefined;
    const [, written, hostname = "", port, path = ""] = match;
    if (hostname.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_MAX_CHARACTERS */ .TY)
        return undefined;
    const scheme = written === "http" ? "http" : "https";
    return {
        scheme,
        hostname,
        port: port === undefined ? DEFAULT_PORTS[scheme] : Number(port),
        hasPort: port !== undefined,
        path: { start: text.length - path.length, end: text.length },
    };
}
function readAnyUrl(text) {
    if (REFUSED.test(text))
        return undefined;
    const [, written = "", userinfo = "", host = "", port = "", path = ""] = PARTS.exec(text) ?? [];
    const url = host === "" ? null : (0,_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(text);
    if (url === null || !HOST.test(url.hostname) || url.hostname.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_MAX_CHARACTERS */ .TY)
        return undefined;
    const start = written.length + "://".length + userinfo.length + host.length + port.length;
    if (/^https?$/.test(url.hostname) && path.startsWith("//"))
        return undefined;
    const scheme = url.protocol === "http:" ? "http" : "https";
    return {
        scheme,
        hostname: url.hostname.replace(/\.$/, ""),
        port: url.port === "" ? DEFAULT_PORTS[scheme] : Number(url.port),
        hasPort: /\d/.test(port),
        path: { start, end: start + path.length },
    };
}
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu;
const BEFORE_HOST = /^(?:(https?):|[a-z][a-z\d+.-]*:(?=[/\\]))?[/\\]*/i;
function readLeniently(text) {
    const rests = [text.trim(), text.replace(UNSEEN, "")].flatMap((variant) => {
        const [before = "", scheme = "https"] = BEFORE_HOST.exec(variant) ?? [];
        const rest = variant.slice(before.length);
        return rest === "" ? [] : [`${scheme}://${rest}`, `${scheme}://${rest.replaceAll("\\", "%5C")}`];
    });
    const urls = rests.map(_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D).filter((url) => url !== null);
    if (urls.length === 0 && rests.length > 0)
        return [undefined];
    const origins = urls.map(({ protocol, host }) => `${protocol}//${host}`);
    return [...new Set(origins)].map(readHttpUrl);
}
function pathSegments(text, { path }) {
    const segments = [];
    for (let start = path.start; start < path.end;) {
        const slash = text.indexOf("/", start);
        const end = slash < 0 ? path.end : Math.min(slash, path.end);
        const segment = text.slice(start, end);
        if (IS_RESOLVED.test(segment))
            return undefined;
        if (segment !== "")
            segments.push({ text: segment, start, end });
        start = end + 1;
    }
    return segments;
}
const IS_RESOLVED = /^(?:\.|%2e){1,2}$/i;
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal|intranet|private|corp|home|lan|home\.arpa|svc)$/;
function isPrivateHost(hostname) {
    const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname);
    if (mapped !== null)
        return isPrivateAddress(octetsOf(mapped[1] ?? "", mapped[2] ?? ""));
    if (hostname.startsWith("["))
        return /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/.test(hostname);
    const octets = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(hostname)?.slice(1).map(Number);
    if (octets !== undefined)
        return isPrivateAddress(octets);
    return !hostname.includes(".") || PRIVATE_NAME.test(hostname);
}
function isPrivateAddress([first = 0, second = 0]) {
    if ([0, 10, 127].includes(first))
        return true;
    if (first === 172)
        return second >= 16 && second < 32;
    if (first === 100)
        return second >= 64 && second < 128;
    return (first === 192 && second === 168) || (first === 169 && second === 254);
}
function octetsOf(...groups) {
    return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}


/***/ }),

/***/ 6617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isPattern),
/* harmony export */   Z: () => (/* binding */ matchedIds)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(361);

function isPattern(id) {
    return PATTERN.test(id);
}
const PATTERN = /[*?]|^\^|\$$|\.\+|^\/[^/]+\/[gimsuy]*$/;
function matchedIds(pattern, ids) {
    const glob = globOf(pattern);
    return glob === undefined ? [] : Array.from(ids).filter((id) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesWildcards */ .H)(glob, id));
}
function globOf(pattern) {
    const delimited = /^\/(.+)\/[gimsuy]*$/.exec(pattern)?.[1];
    if (delimited === undefined && !/^\^|\$$|\.[*+]/.test(pattern))
        return pattern;
    const [, start = "", text = "", end = ""] = /^(\^?)(.*?)(\$?)$/s.exec(delimited ?? pattern) ?? [];
    let glob = start === "" ? "*" : "";
    for (const [part] of text.matchAll(/\\\W|\.[*+]?|./gs)) {
        const wildcards = WILDCARDS[part];
        if (wildcards === undefined && /^[*+?()[\]{}|\\^$]$/.test(part))
            return undefined;
        glob += wildcards ?? part.replace("\\", "");
    }
    return end === "" ? `${glob}*` : glob;
}
const WILDCARDS = { ".*": "*", ".+": "?*", ".": "?" };


/***/ }),

/***/ 4817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LO: () => (/* binding */ UNSAFE_KEY),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   lJ: () => (/* binding */ objectAt),
/* harmony export */   lM: () => (/* binding */ documentOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function ownValue(object, key) {
    const value = object[key];
    return value !== undefined && Object.hasOwn(object, key) ? value : undefined;
}
function valueAt(document, path) {
    let value = document;
    for (const step of path) {
        if (isArray(value))
            value = value[Number(step)];
        else
            value = isObject(value) ? ownValue(value, String(step)) : undefined;
    }
    return value;
}
function documentOf(path, value) {
    return path.reduceRight((inner, step) => (typeof step === "number" ? [inner] : Object.fromEntries([[step, inner]])), value);
}
function objectAt(value, key) {
    const found = isObject(value) ? ownValue(value, key) : undefined;
    return isObject(found) ? found : undefined;
}
function textAt(object, key) {
    const found = ownValue(object, key);
    return typeof found === "string" && found !== "" ? found : undefined;
}
function textsAt(object, key) {
    const found = ownValue(object, key);
    if (!isArray(found))
        return [];
    return found.flatMap((text, index) => (typeof text === "string" ? [{ index, text }] : []));
}
function isSameJson(one, other) {
    if (one === other)
        return true;
    if (isArray(one)) {
        return isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
    }
    if (!isObject(one) || !isObject(other))
        return false;
    const keys = Object.keys(one);
    const isSameKey = (key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]);
    return keys.length === Object.keys(other).length && keys.every(isSameKey);
}
const UNSAFE_KEY = "__proto__";


/***/ }),

/***/ 7371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ GLOB_COVER_MAX_STATES),
/* harmony export */   SD: () => (/* binding */ LISTED_NAMES_MAX),
/* harmony export */   TY: () => (/* binding */ HOST_MAX_CHARACTERS),
/* harmony export */   Wv: () => (/* binding */ GLOBBED_PATH_MAX_CHARACTERS),
/* harmony export */   eq: () => (/* binding */ POINTER_MAX_CHARACTERS),
/* harmony export */   zX: () => (/* binding */ QUOTED_NAME_MAX_CHARACTERS)
/* harmony export */ });
const POINTER_MAX_CHARACTERS = 4_096;
const HOST_MAX_CHARACTERS = 253;
const LISTED_NAMES_MAX = 20;
const QUOTED_NAME_MAX_CHARACTERS = 80;
const GLOBBED_PATH_MAX_CHARACTERS = 1_024;
const GLOB_COVER_MAX_STATES = 20_000;


/***/ }),

/***/ 4800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
const SPECIAL = /^(?:https?|wss?|ftp|file):$/;
function parseUrl(text) {
    const url = URL.parse(text);
    if (url === null || !url.host.includes("%") || !SPECIAL.test(url.protocol))
        return url;
    const { protocol, host, hostname, port, href } = url;
    if (host.includes("%20"))
        return null;
    const plain = { host: withAsterisks(host), hostname: withAsterisks(hostname) };
    return { protocol, ...plain, port, href: href.replace(host, () => plain.host) };
}
function withAsterisks(host) {
    return host.replaceAll("%2A", "*");
}


/***/ }),

/***/ 5830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ pointerStep),
/* harmony export */   bz: () => (/* binding */ exactPointer),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   o$: () => (/* binding */ fromPointerStep),
/* harmony export */   qJ: () => (/* binding */ toExistingPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/* harmony import */ var _header_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7371);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5514);



function toPointer(path) {
    return joinSteps(shownSteps(path));
}
function toExistingPointer(path) {
    const shown = shownSteps(path);
    const masked = shown.findIndex((step, index) => step !== String(path[index]));
    return joinSteps(masked < 0 ? shown : shown.slice(0, masked));
}
function shownSteps(path) {
    const headers = (0,_header_name_js__WEBPACK_IMPORTED_MODULE_0__/* .findHeaders */ .Y1)(path);
    return path.map((step, index) => {
        if (typeof step === "number")
            return String(step);
        return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(headers !== undefined && index > headers ? (0,_header_name_js__WEBPACK_IMPORTED_MODULE_0__/* .maskHeaderName */ .fW)(step) : step);
    });
}
function joinSteps(steps) {
    let pointer = "";
    for (const step of steps) {
        const next = `/${pointerStep(step)}`;
        if (pointer.length + next.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .POINTER_MAX_CHARACTERS */ .eq)
            break;
        pointer += next;
    }
    return pointer;
}
function exactPointer(path) {
    return path.map((step) => `/${pointerStep(step)}`).join("");
}
function pointerStep(step) {
    const text = String(step);
    return /[~/]/.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text;
}
function fromPointerStep(escaped) {
    return escaped.includes("~") ? escaped.replaceAll("~1", "/").replaceAll("~0", "~") : escaped;
}
function fromPointer(pointer) {
    return pointer.split("/").slice(1).map(fromPointerStep);
}


/***/ }),

/***/ 9745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ charactersOf),
/* harmony export */   WV: () => (/* binding */ NO_WHITESPACE),
/* harmony export */   gM: () => (/* binding */ holdsRun)
/* harmony export */ });
function charactersOf(pattern) {
    return Uint8Array.from({ length: 128 }, (_, code) => Number(pattern.test(String.fromCharCode(code))));
}
const NO_WHITESPACE = charactersOf(/\S/);
function holdsRun(text, { start, end }, length, characters) {
    let from = start;
    while (from + length <= end) {
        let at = from + length - 1;
        while (at >= from && characters[text.charCodeAt(at)] !== 0)
            at -= 1;
        if (at < from)
            return true;
        from = at + 1;
    }
    return false;
}


/***/ }),

/***/ 5514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ mentionsCredentialName),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   Zm: () => (/* binding */ withoutPlaceholders),
/* harmony export */   kG: () => (/* binding */ holdsPlaceholder),
/* harmony export */   si: () => (/* binding */ namesCredential),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* harmony import */ var _token_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4857);

const PLACEHOLDER = new RegExp([
    /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:(?:env|input):)?[A-Za-z_][\w.-]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}/,
    /\{env:[A-Za-z_]\w*\}|\{file:[\w.~/-]{1,200}\}|\bos\.environ\/[A-Za-z_]\w*/,
    /\$env:[A-Za-z_]\w*|\$[A-Z_][A-Z0-9_]*\b|%(?![\dA-F]{2}%)[A-Z_][A-Z0-9_]*%/,
    /<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/,
]
    .map(({ source }) => source)
    .join("|"), "g");
function isPlaceholder(value) {
    const rest = value.replaceAll(PLACEHOLDER, "");
    return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !(0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(value);
}
function holdsPlaceholder(text) {
    return withoutPlaceholders(text) !== text || /\$\{[^{}]{1,200}\}|\{\{[^{}]{1,200}\}\}/.test(text);
}
function mentionsCredentialName(text) {
    return text.match(/[\w.-]+/g)?.some(namesCredential) ?? false;
}
function withoutPlaceholders(text) {
    return text.replaceAll(PLACEHOLDER, ";");
}
const CREDENTIAL_NAME = new RegExp(`(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`);
const CREDENTIAL_WORD = /key|auth|token|secret|pass|pwd|credential|cookie|bearer|jwt|signature|session/;
function namesCredential(headerName) {
    const lower = headerName.toLowerCase();
    const letters = /[^a-z]/.test(lower) ? lower.replaceAll(/[^a-z]/g, "") : lower;
    return CREDENTIAL_WORD.test(letters) && CREDENTIAL_NAME.test(letters);
}
function maskSecrets(name) {
    if ((0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(name))
        return "•••";
    if (!/[@= ]/.test(name))
        return name;
    return name
        .replace(/\/\/[^/?#]*@/g, "//•••@")
        .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
        .replace(/\b(bearer|basic) +(\S+)/gi, (text, scheme, word) => isPlan(scheme, word) ? text : `${scheme} •••`);
}
function isPlan(scheme, word) {
    return /^basic$/i.test(scheme) && /^\(?[A-Z]?[a-z]*[^\w+/=]*$/.test(word);
}


/***/ }),

/***/ 1850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ lastIndexNotAbove)
/* harmony export */ });
function lastIndexNotAbove(sorted, limit, count = sorted.length) {
    let low = 0;
    let high = count;
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 4857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oj: () => (/* binding */ TOKEN_MIN_CHARACTERS),
  Dt: () => (/* binding */ hasTokenShape),
  Oq: () => (/* binding */ isMixed)
});

// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
;// CONCATENATED MODULE: ./.build/action/shared/text/token-shapes.js
const TOKENS = [
    ["psk", "[0-9A-Za-z]{29}(?![0-9A-Za-z])"],
    ["sk-ant-", "[a-z]{3,8}\\d{2}-[\\w-]{20}"],
    ["sk-lf-", "[\\da-f]{8}-[\\da-f]{4}-"],
    ["gsk_", "[A-Za-z0-9]{40}"],
    ["hf_", "[A-Za-z0-9]{30}"],
    ["api_org_", "[A-Za-z]{34}"],
    ["pplx-", "[A-Za-z0-9]{40}"],
    ["xai-", "[A-Za-z0-9]{40}"],
    ["nvapi-", "[\\w-]{40}"],
    ["tgp_v1_", "[\\w-]{40}"],
    ["fw_", "[A-Za-z0-9]{22}(?![\\w-])"],
    ["r8_", "[A-Za-z0-9]{37}"],
    ["csk-", "[a-z0-9]{40}"],
    ["pcsk_", "[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50}"],
    ["tvly-", "(?:dev-|prod-)?[A-Za-z0-9]{32}"],
    ["jina_", "[\\da-f]{32}[\\w-]{20}"],
    ["lsv2_", "(?:pt|sk)_[\\da-f]{32}"],
    ["ABSK", "[A-Za-z0-9+/]{100}"],
    ["bedrock-api-key-", "[A-Za-z0-9+/]{40}"],
    ["dapi", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["AKIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ASIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ABIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ACCA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["AIza", "[\\w-]{30}"],
    ["ya29.", "[\\w-]{20}"],
    ["GOCSPX-", "[\\w-]{28}"],
    ["AccountKey=", "[A-Za-z0-9+/]{80}"],
    ["LTAI", "[A-Za-z0-9]{20}(?![A-Za-z0-9])"],
    ["do", "[opr]_v1_[\\da-f]{64}"],
    ["HRKU-", "[\\w-]{36}"],
    ["fo1_", "[\\w-]{43}"],
    ["fm", "[12][ar]?_[A-Za-z0-9+/]{80}"],
    ["v1.0-", "[\\da-f]{24}-[\\da-f]{100}"],
    ["sbp_", "[\\da-f]{40}"],
    ["sb_secret_", "[\\w-]{22}"],
    ["vercel_blob_rw_", "[A-Za-z0-9]{16}_"],
    ["tk-us-", "[\\w-]{48}"],
    ["gh", "[pousr]_[A-Za-z0-9]{20}"],
    ["github_pat_", "\\w{20}"],
    ["gl", "(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w-]{16}"],
    ["GR1348941", "[\\w-]{20}"],
    ["AT", "(?:ATT|CTT|BB)[\\w=-]{28}"],
    ["AKCp", "[A-Za-z0-9]{69}"],
    ["cmVmd", "[A-Za-z0-9]{59}(?![A-Za-z0-9])"],
    ["npm_", "[A-Za-z0-9]{30}"],
    ["pypi-AgEIcHlwaS5vcmc", ""],
    ["rubygems_", "[\\da-f]{48}"],
    ["CLOJARS_", "[\\da-z]{60}"],
    ["oy2", "[a-z0-9]{43}(?![A-Za-z0-9])"],
    ["sq", "[apu]_[\\da-f]{40}"],
    ["pat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["sat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["pul-", "[\\da-f]{40}"],
    ["pnu_", "[A-Za-z0-9]{36}"],
    ["API-", "[A-Z0-9]{26}(?![A-Za-z0-9])"],
    ["sgp_", "[\\w]{40}"],
    ["dckr_pat_", "[\\w-]{20}"],
    ["hv", "[sbr]\\.[\\w-]{24}"],
    ["dp.", "(?:pt|st|ct|sa|scim|audit)\\.[\\w.]{40}"],
    ["ops_eyJ", "[\\w+/-]{40}"],
    ["A3-", "[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-"],
    ["AGE-SECRET-KEY-1", "[A-Z0-9]{40}"],
    ["pscale_", "(?:tkn|oauth|pw)_[\\w=.-]{32}"],
    ["glc_", "[A-Za-z0-9+/]{32}"],
    ["glsa_", "[A-Za-z0-9]{32}_"],
    ["eyJrIjoi", "[A-Za-z0-9]{60}"],
    ["dt0c01.", "[A-Z0-9]{24}\\."],
    ["NR", "(?:AK|II)-[\\w-]{27}"],
    ["sntry", "[su]_[\\w=+/]{40}"],
    ["sha256~", "[\\w-]{43}"],
    ["4b1d", "[A-Za-z0-9]{38}(?![A-Za-z0-9])"],
    ["phx_", "[A-Za-z0-9]{43}"],
    ["dnkey-", "[\\w=-]{26}-"],
    ["ico-", "[A-Za-z0-9]{32}(?![\\w-])"],
    ["sc_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["ext_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["scauth_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["authress_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["xox", "(?:[abeprs]|o(?=-\\d))[-.][\\w.-]{10}"],
    ["xapp-", "\\d-[A-Z0-9]{8}"],
    ["SG.", "[\\w-]{16,32}\\.[\\w-]{16}"],
    ["xkeysib-", "[\\da-f]{64}"],
    ["sk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["rk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["pk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["whsec_", "[A-Za-z0-9+/]{24}"],
    ["SK", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["sq0", "(?:atp|csp)-[\\w-]{22}"],
    ["shp", "(?:at|ca|pa|ss)_[\\da-fA-F]{32}"],
    ["lin_api_", "[A-Za-z0-9]{40}"],
    ["ntn_", "\\d{11}[A-Za-z0-9]{35}"],
    ["secret_", "[A-Za-z0-9]{43}(?![A-Za-z0-9])"],
    ["PMAK-", "[\\da-f]{24}-"],
    ["figd_", "[\\w-]{40}"],
    ["tfp_", "[\\w.=-]{40}"],
    ["pat", "[A-Za-z0-9]{14}\\.[\\da-f]{64}"],
    ["pat-", "(?:na|eu)\\d-[\\da-f]{8}-[\\da-f]{4}-"],
    ["p8e-", "[a-z0-9]{32}"],
    ["EAAA", "[\\w-]{56}"],
    ["EAA", "[CM][A-Za-z0-9]{100}"],
    ["EZ", "[AT]K[A-Za-z0-9]{54}"],
    ["FLWSECK", "(?:_TEST)?-[a-z0-9]{12}"],
    ["access-", "(?:sandbox|development|production)-[\\da-f]{8}-[\\da-f]{4}-"],
    ["duffel_", "(?:live|test)_[\\w=-]{40}"],
    ["shippo_", "(?:live|test)_[\\w=-]{40}"],
    ["fio-u-", "[\\w=-]{64}"],
    ["rdme_", "[a-z0-9]{70}"],
    ["s-s4t2", "(?:af|ud)-[\\da-f]{64}"],
    ["sm_", "[aps]at_[A-Za-z0-9]{16}"],
];
const MARKS = [
    "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",
    "(?<![\\w-])eyJ[\\w-]{8,}\\.[\\w-]{8}",
    "(?<!\\d)\\d{8,10}:AA[\\w-]{33}",
    "\\.atlasv1\\.[\\w=-]{60}",
    "(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk",
    "(?<![A-Za-z0-9])[A-Za-z0-9_~.]{3}\\dQ~[\\w~.-]{31}",
];
const WEBHOOKS = [
    "\\bhooks\\.slack\\.com\\/(?:services|workflows|triggers)\\/[a-z0-9]{6,16}\\/[a-z0-9]{6,20}\\/[a-z0-9/]{16}",
    "\\bdiscord(?:app)?\\.com\\/api\\/(?:v\\d{1,2}\\/)?webhooks\\/\\d{10,20}\\/[\\w-]{20}",
    "\\.webhook\\.office\\.com\\/webhookb2\\/[\\w-]{8}",
    "\\boutlook\\.office\\.com\\/webhook\\/[\\w-]{8}",
    "\\bhooks\\.zapier\\.com\\/hooks\\/catch\\/\\d{3,12}\\/\\w{5}",
];
const OTHER_SHAPES = [new RegExp(MARKS.join("|")), new RegExp(WEBHOOKS.join("|"), "i")];
const PREFIXED = /(?:(?<![A-Za-z0-9])[spr]k|(?<![\w-])-?(?:key|tok))[-_]([\w-]{16,})/gi;
const PART_OF_OTHERS = /-----BEGIN |eyJ|:AA|\.atlasv1\.|_mmk|Q~|hook|(?:[spr]k|key|tok)[-_]/i;

;// CONCATENATED MODULE: ./.build/action/shared/text/token-search.js


const TOKEN_MIN_CHARACTERS = 15;
const KEY_PART_MIN_CHARACTERS = 16;
function hasTokenShape(text) {
    if (text.length < TOKEN_MIN_CHARACTERS)
        return false;
    return holdsToken(text) || (PART_OF_OTHERS.test(text) && holdsOther(text));
}
function kindsOfStart(start) {
    const known = kindsByStart.get(start);
    if (known !== undefined)
        return known;
    const kinds = TOKENS.filter(([beginning]) => startAt(beginning, 0) === start).map(([beginning, rest]) => ({
        beginning,
        rest: (0,lazily/* lazily */.q)(() => new RegExp(rest, "y")),
    }));
    kindsByStart.set(start, kinds);
    return kinds;
}
const kindsByStart = new Map();
const knownStarts = (0,lazily/* lazily */.q)(() => {
    const isStart = new Uint8Array(1 << 14);
    for (const [beginning] of TOKENS)
        isStart[startAt(beginning, 0)] = 1;
    return isStart;
});
function startAt(text, index) {
    return ((text.charCodeAt(index) & 0x7f) << 7) | (text.charCodeAt(index + 1) & 0x7f);
}
function holdsToken(text) {
    const isStart = knownStarts();
    let isInWord = false;
    for (let index = 0; index < text.length; index += 1) {
        const wasInWord = isInWord;
        isInWord = isLetterOrDigit(text.charCodeAt(index));
        if (!isInWord || wasInWord)
            continue;
        const start = startAt(text, index);
        if (isStart[start] === 1 && isToken(text, index, kindsOfStart(start)))
            return true;
    }
    return false;
}
function isToken(text, index, kinds) {
    for (const kind of kinds)
        if (isAt(index, text, kind))
            return true;
    return false;
}
function isAt(index, text, { beginning, rest }) {
    if (!text.startsWith(beginning, index))
        return false;
    const pattern = rest();
    pattern.lastIndex = index + beginning.length;
    return pattern.test(text);
}
function isLetterOrDigit(code) {
    const lower = code | 0x20;
    return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
function holdsOther(text) {
    return OTHER_SHAPES.some((shape) => shape.test(text)) || holdsPrefixedKey(text);
}
function holdsPrefixedKey(text) {
    for (const [, rest = ""] of text.matchAll(PREFIXED)) {
        if (rest.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part)))
            return true;
    }
    return false;
}
function isMixed(text) {
    return /\d/.test(text) && /[A-Za-z]/.test(text);
}


/***/ }),

/***/ 2322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v5: () => (/* binding */ MASK),
  gx: () => (/* binding */ findUrlSecrets),
  yP: () => (/* binding */ maskUrl),
  FF: () => (/* binding */ without)
});

// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/text/token-search.js + 1 modules
var token_search = __webpack_require__(4857);
;// CONCATENATED MODULE: ./.build/action/shared/text/url-parameters.js


function pathParameters(head, userinfo) {
    const found = [];
    let passed = 0;
    for (const { 0: whole, 1: name = "", 2: value = "", index } of head.matchAll(/[&;]([^&;=/\\]*)=([^&;/\\]+)/g)) {
        const end = index + whole.length;
        while ((userinfo[passed]?.end ?? Number.POSITIVE_INFINITY) <= index)
            passed += 1;
        const isUserinfo = (userinfo[passed]?.start ?? end) < end;
        if (isUserinfo || !isSecretParameter(name, value))
            continue;
        const start = index === 0 || /[/\\:@\s]/.test(head[index - 1] ?? "") ? index + 1 + name.length + 1 : index;
        found.push({ name, isEmpty: false, isSecret: true, start, end });
    }
    return found;
}
function parameterLists(text, start) {
    const lists = [];
    for (const match of text.slice(start).matchAll(/([?#&;])([^?#&;=]*)(?:=([^?#&;]*))?/g)) {
        const [whole, separator = "", name = "", value] = match;
        const from = start + match.index;
        const parameter = {
            name: value === undefined ? "" : name,
            isEmpty: whole === separator,
            isSecret: isSecretParameter(name, value),
            start: from,
            end: from + whole.length,
        };
        if (separator === "?" || separator === "#")
            lists.push([parameter]);
        else
            lists.at(-1)?.push(parameter);
    }
    return lists;
}
const CREDENTIAL_NAME = /^(?:key|sig|code|pass|pw|auth|sas)$/;
function isSecretParameter(name, value = "") {
    if (name === "" && value === "")
        return false;
    const plainName = decoded(name);
    if ((0,token_search/* hasTokenShape */.Dt)(plainName))
        return true;
    const plain = decoded(value).trim();
    if (plain === "" || (0,secrets/* isPlaceholder */.wK)(plain))
        return false;
    const isNamed = (0,secrets/* namesCredential */.si)(plainName) || CREDENTIAL_NAME.test(plainName.toLowerCase());
    return isNamed || (0,token_search/* hasTokenShape */.Dt)(plain) || /\/\/[^/:]*:[^/@]*@/.test(plain);
}
function removalsOf(list) {
    if (!list.some(({ isSecret }) => isSecret))
        return [];
    const stays = ({ isEmpty, isSecret }) => !isEmpty && !isSecret;
    const first = list.findIndex(stays);
    return list.flatMap((one, index) => {
        if (stays(one))
            return [];
        const { start, end } = one;
        return [index < first ? { start: start + 1, end: end + 1 } : { start, end }];
    });
}
function decoded(text) {
    if (!text.includes("%"))
        return text;
    return text.replaceAll(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

;// CONCATENATED MODULE: ./.build/action/shared/text/url-secrets.js



function findUrlSecrets(text) {
    if (!MAY_HOLD_SECRET.test(text))
        return (0,token_search/* hasTokenShape */.Dt)(decoded(text)) ? TOKEN_ALONE : NO_SECRETS;
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const userinfo = userinfoIn(head);
    const inPath = pathParameters(head, userinfo);
    const lists = parameterLists(text, head.length);
    const hasToken = (0,token_search/* hasTokenShape */.Dt)(decoded(without(head, userinfo)));
    const hasHiddenPassword = userinfo.length === 0 && hidesPassword(text);
    return {
        userinfo,
        parameters: [inPath, ...lists].flatMap((list) => list.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
        hasToken,
        hasHiddenPassword,
        removals: [...inOrder([...userinfo, ...inPath]), ...lists.flatMap(removalsOf)],
    };
}
const MAY_HOLD_SECRET = /[@?#&;]/;
const NO_SECRETS = {
    userinfo: [],
    parameters: [],
    hasToken: false,
    hasHiddenPassword: false,
    removals: [],
};
const TOKEN_ALONE = { ...NO_SECRETS, hasToken: true };
function without(text, spans) {
    let done = 0;
    const parts = spans.map(({ start, end }) => {
        const part = text.slice(done, start);
        done = end;
        return part;
    });
    return [...parts, text.slice(done)].join("");
}
const SCHEME = /^[a-z][a-z\d+.\s-]*:$/i;
const HTTP_SCHEME = /^https?:$/i;
function userinfoIn(head) {
    const spans = [];
    let expected = "scheme or host";
    for (const { 0: whole, 1: slashes = "", 2: segment = "", index } of head.matchAll(/([/\\]*)([^/\\]*)/g)) {
        const scheme = index === 0 ? (/^\s*https?:/i.exec(segment)?.[0].length ?? 0) : 0;
        const at = segment.lastIndexOf("@");
        const own = segment.slice(scheme, Math.max(at, scheme));
        const canBeUserinfo = expected !== "path" && (slashes !== "" || scheme > 0 || own.includes(":"));
        const start = index + slashes.length + scheme;
        if (canBeUserinfo && isSecretUserinfo(own))
            spans.push({ start, end: start + own.length + 1 });
        const rest = segment.slice(at + 1).trim();
        if (rest === "")
            continue;
        const isUrlInPath = HTTP_SCHEME.test(rest) && /^[/\\]{2}/.test(head.slice(index + whole.length, index + whole.length + 2));
        expected = isUrlInPath || (expected === "scheme or host" && SCHEME.test(rest)) ? "host" : "path";
    }
    return spans;
}
function isSecretUserinfo(userinfo) {
    const colon = userinfo.indexOf(":");
    const [user, password] = colon < 0 ? [userinfo, ""] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
    if (password === "")
        return user !== "" && !(0,secrets/* isPlaceholder */.wK)(user);
    return !(0,secrets/* isPlaceholder */.wK)(password) || (0,token_search/* hasTokenShape */.Dt)(decoded(user));
}
function hidesPassword(text) {
    const shape = /^(?:https?:|(?!https?:))[/\\]*[^:[\]/\\?#@]+:([^/\\?#@]+)[/\\?#]([^]*)$/i;
    const [, port = "", rest = ""] = shape.exec(text.trimStart()) ?? [];
    return rest.includes("@") && /[^\d\s]/.test(port) && !(0,secrets/* isPlaceholder */.wK)(port);
}
function inOrder(spans) {
    return spans.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start);
}
const MASK = "•••";
function maskUrl(text) {
    const { userinfo, hasToken, hasHiddenPassword } = findUrlSecrets(text);
    if (hasToken || hasHiddenPassword)
        return MASK;
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const tail = end < 0 ? "" : `${text.charAt(end)}${end + 1 < text.length ? MASK : ""}`;
    const spans = userinfo.filter((span) => span.end <= head.length);
    const shown = spans.reduceRight((rest, { start, end: at }) => `${rest.slice(0, start)}${MASK}@${rest.slice(at)}`, head);
    if (shown.replaceAll(`${MASK}@`, "").includes("@"))
        return MASK;
    const masked = (0,secrets/* maskSecrets */.QU)(shown);
    return (0,token_search/* hasTokenShape */.Dt)(masked) ? MASK : masked + tail;
}


/***/ }),

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ countOfEntries),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   _R: () => (/* binding */ quoteAll),
/* harmony export */   es: () => (/* binding */ clipName),
/* harmony export */   g: () => (/* binding */ showValues),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hQ: () => (/* binding */ continueSentence),
/* harmony export */   m9: () => (/* binding */ quoteHeader),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   vJ: () => (/* binding */ withArticle),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yV: () => (/* binding */ startSentence)
/* harmony export */ });
/* harmony import */ var _header_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7371);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5514);



function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function countOfEntries(count) {
    return count === 1 ? "1 entry" : `${count} entries`;
}
function quote(name) {
    const shown = shownName(name);
    return NEEDS_NO_ESCAPE.test(shown) ? `"${shown}"` : JSON.stringify(shown);
}
const NEEDS_NO_ESCAPE = /^[\w .:/-]*$/;
function shownName(name) {
    return clipName((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .QU)(name));
}
function clipName(text, maxCharacters = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTED_NAME_MAX_CHARACTERS */ .zX) {
    if (text.length <= maxCharacters)
        return text;
    return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function quoteHeader(name) {
    return quote((0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .maskHeaderName */ .fW)(name));
}
function quoteAll(names, conjunction) {
    return joinParts(listNames(names, quote), conjunction);
}
function showValues(values, conjunction) {
    return joinParts(listNames(values, showValue), conjunction);
}
function showValue(value) {
    return typeof value === "string" ? quote(value) : String(value);
}
function joinParts(parts, conjunction) {
    const last = parts.at(-1) ?? "";
    return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
function listNames(names, write, max = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED_NAMES_MAX */ .SD) {
    if (names.length <= max + 1)
        return names.map(write);
    return [...names.slice(0, max).map(write), `${names.length - max} others`];
}
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the document";
    if (typeof last === "string")
        return (0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeaderStep */ .C$)(path, path.length - 1) ? quoteHeader(last) : quote(last);
    const list = path.findLast((step) => typeof step === "string");
    return `item ${last + 1} of ${list === undefined ? "the list" : quote(list)}`;
}
function startSentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function continueSentence(text) {
    return text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
function withArticle(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
function kindOf(value) {
    if (value === null || value === undefined)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "object":
            return "an object";
        case "string":
            return "a string";
        case "boolean":
            return "a boolean";
        default:
            if (!Number.isFinite(value))
                return "a number too large to keep";
            return Number.isInteger(value) ? "an integer" : "a number with a fraction";
    }
}
function durationText(seconds) {
    const parts = [
        [Math.floor(seconds / 86_400), "d"],
        [Math.floor(seconds / 3_600) % 24, "h"],
        [Math.floor(seconds / 60) % 60, "min"],
    ];
    const largest = parts.findIndex(([count]) => count > 0);
    if (largest === -1)
        return `${Math.floor(seconds)} s`;
    const told = parts.slice(largest, largest + 2).filter(([count]) => count > 0);
    return told.map(([count, unit]) => `${count} ${unit}`).join(" ");
}


/***/ }),

/***/ 6347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ foreignKey)
/* harmony export */ });
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5844);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);


const NAMES = [
    [["providers"], ["provider", "model_providers", "language_models"]],
    [["baseUrl"], ["api_base", "base_url", "api_url", "api_base_url", "openAiBaseUrl", "azure_endpoint", "url"]],
    [["endpoint"], ["endpoint_url"]],
    [["endpoint", "baseUrl"], ["host"]],
    [["protocol"], ["wire_api", "api", "api_type", "backend", "npm", "package"]],
    [
        ["customHeaders"],
        [
            "headers",
            "extra_headers",
            "custom_headers",
            "http_headers",
            "requestHeaders",
            "default_headers",
            "openAiHeaders",
        ],
    ],
    [["enabled"], ["enable", "active"]],
    [["models.allow"], ["whitelist", "allowed_models", "model_ids"]],
    [["models.deny"], ["blacklist"]],
    [["models.custom"], ["model_list", "available_models"]],
    [["models.overrides"], ["modelOverrides", "model_info"]],
    [["models.discovery"], ["fetch"]],
    [["id"], ["modelID", "model", "model_name"]],
    [["name"], ["display_name", "label"]],
    [["maxContextLength"], ["context_window", "contextLength", "model_context_window", "limit.context"]],
    [["maxInputTokens"], ["max_input_tokens", "limit.input"]],
    [["maxOutputTokens"], ["max_output_tokens", "max_completion_tokens", "limit.output"]],
    [["maxOutputTokens", "maxContextLength"], ["max_tokens"]],
    [["supportsTools"], ["toolCalling", "tool_call", "supports_tools", "tool_use"]],
    [["supportsImages"], ["vision", "supports_images", "image_input", "attachment"]],
    [["thinkingEffortLevels"], ["supportsReasoningEffort"]],
    [["supportedInputMediaTypes"], ["modalities.input"]],
    [["region"], ["aws_region_name", "awsRegion"]],
    [["profile"], ["aws_profile_name"]],
];
const OF_ENABLED = 'Use "enabled", with the opposite value, in the entry of a provider; "deny" in "models" hides a single model.';
const OF_PROVIDERS = 'Set "enabled" in the entry of each provider.';
const OF_CREDENTIALS = "Remove it; the file holds no credentials and no names for them: they are stored where the assistant keeps them.";
const ADVICE = {
    disabled: OF_ENABLED,
    disable: OF_ENABLED,
    enabled_providers: OF_PROVIDERS,
    disabled_providers: OF_PROVIDERS,
    env_http_headers: 'Use "customHeaders" in the entry of a provider with the values themselves; nothing is read from the environment, and credentials are stored where the assistant keeps them.',
    apiKey: OF_CREDENTIALS,
    env_key: OF_CREDENTIALS,
    api_key_env_var: OF_CREDENTIALS,
};
const TARGETS = NAMES.flatMap(([targets, names]) => names.map((name) => [(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH)(name), { kind: "keys", targets, conjunction: "or" }]));
const INSIDE = Map.groupBy(TARGETS.filter(([name]) => name.includes(".")), ([name]) => name.slice(0, name.indexOf(".")));
const BY_NAME = new Map([
    ...TARGETS,
    ...Array.from(INSIDE, ([name, inside]) => [name, together(inside)]),
    ...Object.entries(ADVICE).map(([name, advice]) => [(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH)(name), { kind: "none", advice }]),
]);
function together(inside) {
    const targets = inside.flatMap(([, meaning]) => (meaning.kind === "keys" ? meaning.targets : []));
    return { kind: "keys", targets, conjunction: "and" };
}
function foreignKey(plain, value) {
    const meaning = BY_NAME.get(plain);
    const inside = meaning === undefined || !(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? undefined : INSIDE.get(plain);
    if (inside === undefined || !(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return meaning;
    const keys = Object.keys(value).map((key) => `${plain}.${(0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .plainName */ .MH)(key)}`);
    const written = inside.filter(([one]) => keys.includes(one));
    return written.length > 0 ? together(written) : meaning;
}


/***/ }),

/***/ 6672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ REASON_MAX_CHARACTERS),
/* harmony export */   Jr: () => (/* binding */ FIX_EDITS_MAX),
/* harmony export */   OW: () => (/* binding */ NAME_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Pe: () => (/* binding */ REQUEST_MAX_BYTES),
/* harmony export */   RV: () => (/* binding */ HOST_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Su: () => (/* binding */ MODEL_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   VO: () => (/* binding */ FIX_STEPS_MAX),
/* harmony export */   W$: () => (/* binding */ LAYERS_MAX),
/* harmony export */   dE: () => (/* binding */ BLOCK_ERRORS_MAX),
/* harmony export */   fv: () => (/* binding */ GUESSED_KEYS_MAX),
/* harmony export */   qZ: () => (/* binding */ DIAGNOSTICS_MAX),
/* harmony export */   ul: () => (/* binding */ FILE_MAX_BYTES)
/* harmony export */ });
const FILE_MAX_BYTES = 16 * 1024 * 1024;
const REQUEST_MAX_BYTES = 1024 * 1024;
const DIAGNOSTICS_MAX = 10_000;
const REASON_MAX_CHARACTERS = 300;
const BLOCK_ERRORS_MAX = 100;
const FIX_STEPS_MAX = 100;
const FIX_EDITS_MAX = 1_000;
const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const LAYERS_MAX = 8;
const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;
const GUESSED_KEYS_MAX = 100;


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ unusedIgnore),
/* harmony export */   z: () => (/* binding */ commentRules)
/* harmony export */ });
const unusedIgnore = {
    id: "unused-ignore",
    severity: "warning",
    summary: "An ignore comment that suppresses nothing",
    why: "The comment suggests that a problem is known and accepted there, and it may hide a later mistake.",
    description: "Finds comments that start with `steward-ignore-next-line` and suppress nothing: the next line has no diagnostic of the rule, the rule is unknown, no reason is given, or comments may not suppress the rule: by default those that find credentials, else those that `inlineIgnores` of the policy does not list. In a change from outside the repository, a new comment suppresses nothing. A comment has the form `// steward-ignore-next-line RULE: reason` and suppresses one diagnostic of that rule on the next line that contains more than comments; for two, write two comments.",
    examples: {
        wrong: `{
  // steward-ignore-next-line reserved-header: the gateway expects it
  "providers": {}
}`,
        right: `{
  "providers": {
    "provider_a": {
      // steward-ignore-next-line plain-http: the gateway ends TLS in front of this network
      "baseUrl": "http://gateway.example.com/v1"
    }
  }
}`,
    },
};
const commentRules = [unusedIgnore];


/***/ }),

/***/ 8085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ duplicateKey)
/* harmony export */ });
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3535);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4147);


const duplicateKey = {
    id: "duplicate-key",
    severity: "error",
    summary: "A key that occurs more than once in an object",
    why: "Only the last value is used; the others are ignored without an error.",
    description: "Finds keys that occur more than once in the same object, at any depth. The diagnostic is reported at the last one, which is used, and lists the places of the others.",
    fix: "Removes all but the last one, which is the one that is used; safe if all have the same value, and not safe otherwise, because one of the ignored values may be the one that was meant.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": false, "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
    *check({ parsed }) {
        for (const { path, properties } of parsed.duplicateKeys.values()) {
            const last = properties.at(-1)?.key;
            if (last === undefined)
                continue;
            yield {
                place: { path, part: "span", span: last },
                message: `Duplicate key ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)}; the last one is used.`,
                advice: "Keep only one of them.",
                related: firstIgnored(properties).map((key) => ({
                    message: "This one is ignored.",
                    place: { path, part: "span", span: key },
                })),
                fix: {
                    title: "Remove the ignored ones.",
                    safe: areAlike(properties, parsed.text),
                    steps: [{ kind: "remove-earlier", properties }],
                },
            };
        }
    },
};
function areAlike(properties, text) {
    const written = ({ node: { start, end } }) => text.slice(start, end);
    const last = properties.at(-1);
    if (last === undefined)
        return false;
    const kept = written(last);
    for (const one of properties.values())
        if (written(one) !== kept)
            return false;
    return true;
}
function firstIgnored(properties) {
    const length = Math.min(properties.length - 1, _syntax_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .RELATED_PLACES_MAX */ .cb);
    return Array.from({ length }, (_, index) => properties.at(index)?.key).filter((key) => key !== undefined);
}


/***/ }),

/***/ 1397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ ruleDescriptions),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/effective/enablement.js
var enablement = __webpack_require__(8114);
// EXTERNAL MODULE: ./.build/action/shared/effective/metadata.js
var metadata = __webpack_require__(3980);
;// CONCATENATED MODULE: ./.build/action/shared/effective/stated.js




function enablementOf({ path, provider }, document) {
    const { documents } = provider.configuration;
    const [decisive] = (0,enablement/* enabledValues */.Ad)(documents, path);
    const isOwn = decisive !== undefined && documents[decisive.index] === document;
    return { value: decisive?.value, path: isOwn ? decisive.path : undefined };
}
function statedModels({ path, ownModels, provider: { models } }) {
    const source = { own: ownModels.object, inForce: models.object, path: [...path, "models"] };
    const named = models.custom.items.filter((model) => model.id !== undefined);
    return {
        allow: modelListOf(settingOf(source, "allow"), models.allow.items),
        deny: modelListOf(settingOf(source, "deny"), models.deny.items),
        custom: modelListOf(settingOf(source, "custom"), named),
        discovery: settingOf(source, "discovery"),
        isDiscovering: models.discovery !== "off",
    };
}
function settingOf({ own, inForce, path }, key) {
    const value = (0,json/* ownValue */.eC)(inForce, key);
    const isOwn = value !== undefined && (0,json/* ownValue */.eC)(own, key) === value;
    return { value, path: isOwn ? [...path, key] : undefined };
}
function modelListOf(setting, models) {
    const { value } = setting;
    return { ...setting, models, isClear: value === undefined || ((0,json/* isArray */.cy)(value) && models.length === value.length) };
}
function statedValue({ override, custom }, field) {
    return (0,metadata/* sourceOf */.vz)(field, override, custom)?.[field];
}
function* statedModelsOf(view, isWanted) {
    const { path, entry, ownModels, provider } = view;
    if ((0,json/* objectAt */.lJ)(entry, "models") === undefined || (0,json/* objectAt */.lJ)(provider.entry, "models") === undefined)
        return;
    const { custom: own } = ownModels;
    const { custom: inForce, overrides } = provider.models;
    const ids = Object.keys(overrides);
    for (const item of own.items) {
        const { index, id, model: custom } = item;
        const isOverridden = id !== undefined && ids.length > 0 && own.byId.get(id) === item;
        const override = isOverridden ? (0,json/* objectAt */.lJ)(overrides, id) : undefined;
        if (!isWanted({ override, custom }))
            continue;
        const at = [...path, "models", "custom", index];
        const name = id === undefined ? (0,wording/* nameOf */.Vb)(at) : (0,wording/* quote */.hD)(id);
        yield statedModel(name, overrideSource(view, id, override), { own: custom, inForce: custom, path: at });
    }
    for (const id of ids) {
        const override = (0,json/* objectAt */.lJ)(overrides, id);
        if (override === undefined || own.byId.has(id))
            continue;
        const custom = inForce.byId.get(id)?.model;
        if (!isWanted({ override, custom }))
            continue;
        const elsewhere = custom && { own: {}, inForce: custom, path: [] };
        yield statedModel((0,wording/* quote */.hD)(id), overrideSource(view, id, override), elsewhere);
    }
}
function overrideSource({ path, ownModels }, id, override) {
    if (id === undefined || override === undefined)
        return undefined;
    const own = (0,json/* objectAt */.lJ)(ownModels.overrides, id) ?? {};
    return { own, inForce: override, path: [...path, "models", "overrides", id] };
}
function statedModel(name, override, custom) {
    const fields = { override: override?.inForce, custom: custom?.inForce };
    return {
        ...fields,
        name,
        setting: (field) => {
            const stating = (0,metadata/* sourceOf */.vz)(field, fields.override, fields.custom);
            const source = stating === fields.override ? override : custom;
            return stating === undefined || source === undefined
                ? { value: undefined, path: undefined }
                : settingOf(source, field);
        },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/conflict.js

const MODEL_SETTINGS = {
    allow: "Only these models are allowed.",
    deny: "These models are denied.",
    custom: "Only these models are defined.",
    discovery: "Discovery is off.",
};
function* conflict(parts, what, more) {
    const places = parts.flatMap(({ path, message }) => path === undefined ? [] : [{ message, place: valueAtPath(path) }]);
    const [first, ...related] = places;
    if (first === undefined)
        return;
    yield { ...more, place: first.place, message: `${what}${describeElsewhere(parts)}.`, related };
}
function describeElsewhere(settings) {
    const names = settings.filter(({ value, path }) => value !== undefined && path === undefined).map(({ name }) => name);
    return names.length === 0
        ? ""
        : ` (${(0,wording/* quoteAll */._R)(names, "and")} ${names.length === 1 ? "is" : "are"} set in another layer)`;
}
function valueAtPath(path) {
    return { path, part: "value" };
}

// EXTERNAL MODULE: ./.build/action/shared/effective/offering.js
var offering = __webpack_require__(5723);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/no-models-left.js




const noModelsLeft = {
    id: "no-models-left",
    severity: "error",
    summary: "A provider that can offer no model",
    why: "The provider is available, but a user who selects it finds no model.",
    description: "Finds providers whose settings leave no model to offer (specification 2.6): `deny` hides every model in `allow`; or `discovery` is `off` and there are no custom models, an `allow` of another layer names none of them, or `deny` hides all that are left. Where the file's own `allow` names none of them, each of its entries is an error of `unknown-model`, `model-pattern` or `dead-entry` instead, unless the policy makes less of these. If layers are given, their combined result counts. With discovery on, a provider may return any model that `allow` names. Ignores disabled providers and lists with an invalid item.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "discovery": "off" } } } }',
        right: '{ "providers": { "provider_a": { "models": { "discovery": "auto" } } } }',
    },
    dependsOn: "provider",
    *check(context) {
        for (const view of context.configuration.entries) {
            const { enabled, models: inForce } = view.provider;
            if (!enabled || mayOfferSome(inForce))
                continue;
            const models = statedModels(view);
            const reason = reasonOf(models, inForce);
            if (reason === undefined || isSaidOfEntries(reason, models, context.policy))
                continue;
            yield* conflict(settingsBehind(reason, models), `The provider ${(0,wording/* quote */.hD)(view.id)} cannot offer any model: ${reason.because}`, {
                advice: `${reason.remedy}; to hide the provider, set "enabled" to false.`,
            });
        }
    },
};
function saysAllAreDenied(view, { rules }) {
    const { enabled, models } = view.provider;
    if (!enabled || (rules[noModelsLeft.id] ?? "error") !== "error" || mayOfferSome(models))
        return false;
    return reasonOf(statedModels(view), models) === REASONS.allAllowedDenied;
}
function mayOfferSome(models) {
    const isHidden = (id) => (0,offering/* isDenied */.GZ)(models, id);
    const { items: allowed } = models.allow;
    if (allowed.length > 0 && allowed.every(({ id }) => isHidden(id)))
        return false;
    if (models.discovery !== "off")
        return true;
    return models.custom.items.some(({ id }) => id !== undefined && (0,offering/* isAllowed */.Jr)(models, id) && !isHidden(id));
}
const RULES_OF_ENTRIES = ["dead-entry", "model-pattern", "unknown-model"];
function isSaidOfEntries(reason, { allow }, { rules }) {
    if (reason !== REASONS.nothingDeclaredAllowed || allow.path === undefined)
        return false;
    return RULES_OF_ENTRIES.every((rule) => (rules[rule] ?? "error") === "error");
}
function reasonOf({ allow, deny, custom }, models) {
    if (!allow.isClear || !deny.isClear || !custom.isClear)
        return undefined;
    const isHidden = (id) => (0,offering/* isDenied */.GZ)(models, id);
    const allowed = [...models.allow.indexes.keys()];
    if (allowed.length > 0 && allowed.every(isHidden))
        return REASONS.allAllowedDenied;
    if (models.discovery !== "off")
        return undefined;
    const declared = [...models.custom.byId.keys()];
    if (declared.length === 0)
        return REASONS.nothingDeclared;
    const left = declared.filter((id) => (0,offering/* isAllowed */.Jr)(models, id));
    if (left.length === 0)
        return REASONS.nothingDeclaredAllowed;
    return left.every(isHidden) ? REASONS.allDeclaredDenied : undefined;
}
const REASONS = {
    allAllowedDenied: {
        because: '"deny" hides every model in "allow"',
        remedy: 'Remove a model from "deny", or allow another one',
        parts: ["allow", "deny"],
    },
    nothingDeclared: {
        because: "discovery is off and there are no custom models",
        remedy: 'Add models under "custom", or set "discovery" to "auto"',
        parts: ["discovery", "custom"],
    },
    nothingDeclaredAllowed: {
        because: 'discovery is off and "allow" names no custom model',
        remedy: 'Allow a custom model, or set "discovery" to "auto"',
        parts: ["allow", "discovery", "custom"],
    },
    allDeclaredDenied: {
        because: 'discovery is off and "deny" hides every custom model that could be offered',
        remedy: 'Remove a custom model from "deny", or set "discovery" to "auto"',
        parts: ["deny", "discovery", "custom", "allow"],
    },
};
function settingsBehind({ parts }, models) {
    return parts
        .filter((name) => name !== "allow" || models.allow.models.length > 0)
        .map((name) => ({ ...models[name], name, message: MODEL_SETTINGS[name] }));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/allow-deny-overlap.js




const allowDenyOverlap = {
    id: "allow-deny-overlap",
    severity: "warning",
    summary: "A model both allowed and denied",
    why: "A denied model is hidden even if it is also allowed, so one of the two entries has no effect.",
    description: "Finds model ids that are in both `allow` and `deny` of one provider. `deny` is applied after `allow` and takes precedence (specification 2.6). If layers are given, the effective lists count, and one of them must be in the file itself. `no-models-left` reports a `deny` that hides all that `allow` names.",
    fix: 'Removes the model from "allow"; not safe, because the entry in "deny" may be the wrong one. Not available if the list would become empty, which would allow every model, or if another layer has one of the lists.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["small"] } } } }',
    },
    *check(context) {
        const { configuration, policy } = context;
        for (const view of configuration.namingModels) {
            const { allow, deny } = view.provider.models;
            if (!allow.items.some(({ id }) => deny.indexes.has(id)) || saysAllAreDenied(view, policy))
                continue;
            yield* overlap(statedModels(view));
        }
    },
};
function* overlap({ allow, deny }) {
    const allowed = indexesById(allow);
    const denied = indexesById(deny);
    const canShrink = allow.path !== undefined && deny.path !== undefined && [...allowed.keys()].some((id) => !denied.has(id));
    for (const [id, indexes] of allowed) {
        const [deniedAt] = denied.get(id) ?? [];
        const [first] = indexes;
        if (deniedAt === undefined || first === undefined)
            continue;
        const parts = [
            { ...itemOf(allow, first), name: "allow", message: "Allowed here." },
            { ...itemOf(deny, deniedAt), name: "deny", message: "Denied here." },
        ];
        yield* conflict(parts, `The model ${(0,wording/* quote */.hD)(id)} is both allowed and denied; it is hidden`, {
            advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
            ...(canShrink && { fix: dropFromAllow(indexes.map((index) => [...(allow.path ?? []), index])) }),
        });
    }
}
function indexesById({ models }) {
    const indexes = new Map();
    for (const { id, index } of models) {
        const known = indexes.get(id);
        if (known === undefined)
            indexes.set(id, [index]);
        else
            known.push(index);
    }
    return indexes;
}
function itemOf({ value, path }, index) {
    return { value, path: path && [...path, index] };
}
function dropFromAllow(paths) {
    return {
        title: 'Remove the model from "allow".',
        safe: false,
        steps: paths.map((path) => ({ kind: "remove", path })),
    };
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/comment-rules.js
var comment_rules = __webpack_require__(1981);
// EXTERNAL MODULE: ./.build/action/shared/effective/entry.js
var entry = __webpack_require__(285);
// EXTERNAL MODULE: ./.build/action/shared/effective/urls.js
var effective_urls = __webpack_require__(9623);
// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __webpack_require__(7365);
// EXTERNAL MODULE: ./.build/action/shared/schema/schema-at.js
var schema_at = __webpack_require__(8212);
// EXTERNAL MODULE: ./.build/action/shared/text/credential-likeness.js
var credential_likeness = __webpack_require__(9747);
// EXTERNAL MODULE: ./.build/action/shared/text/header-name.js
var header_name = __webpack_require__(7868);
// EXTERNAL MODULE: ./.build/action/shared/text/token-search.js + 1 modules
var token_search = __webpack_require__(4857);
;// CONCATENATED MODULE: ./.build/action/shared/schema/generated/harmless-keys.js
const HARMLESS_KEYS = [
    "$schema",
    "account",
    "allow",
    "anthropic",
    "anthropic-messages",
    "apiKeyOptional",
    "authMode",
    "aws",
    "azure",
    "baseUrl",
    "bedrock",
    "bedrock-converse",
    "clientId",
    "cloud",
    "cloud-converse",
    "connectionName",
    "copilot",
    "custom",
    "customHeaders",
    "databricks",
    "deepseek",
    "default",
    "deny",
    "discovery",
    "enabled",
    "endpoint",
    "endpoints",
    "family",
    "gemini",
    "google-generative",
    "google-vertex",
    "googleCloud",
    "home",
    "host",
    "id",
    "keyType",
    "litellm",
    "lmstudio",
    "location",
    "maxContextLength",
    "maxInputTokens",
    "maxOutputTokens",
    "mlflow-responses",
    "models",
    "ms-foundry",
    "name",
    "ollama",
    "openai",
    "openai-chat",
    "openai-compatible",
    "openai-responses",
    "opencode",
    "openrouter",
    "overrides",
    "portkey",
    "posit-connect",
    "positai",
    "positaiLogin",
    "product",
    "profile",
    "project",
    "protocol",
    "provider-a-messages",
    "provider-b-chat",
    "provider-b-responses",
    "provider-g-generative",
    "provider_a",
    "provider_b",
    "provider_c",
    "provider_cloud",
    "provider_g",
    "providers",
    "region",
    "scope",
    "snowflake",
    "snowflake-cortex",
    "supportedInputMediaTypes",
    "supportsImages",
    "supportsToolResultImages",
    "supportsTools",
    "supportsWebSearch",
    "tenantId",
    "thinkingEffortLevels",
    "tracking-responses",
    "type",
    "version",
];

// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/effective/entries.js
var entries = __webpack_require__(2709);
// EXTERNAL MODULE: ./.build/action/shared/syntax/locate.js
var locate = __webpack_require__(29);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
;// CONCATENATED MODULE: ./.build/action/shared/validate/losing-values.js




function checkAllValues(context, check) {
    return context.parsed.duplicateKeys.length === 0 ? check(context) : checkLostToo(context, check);
}
function* checkLostToo(context, check) {
    yield* check(context);
    for (const { path, property } of lostInPlacesOfSecrets(context.parsed)) {
        const { node } = property;
        const alone = (0,entries/* fileConfiguration */.z)((0,json/* documentOf */.lM)(path, node.value), {}, context.configuration.vocabulary);
        for (const { fix: _, ...finding } of check({ ...context, configuration: alone })) {
            const below = finding.place.path.slice(path.length);
            const part = finding.place.part === "key" ? "key" : "value";
            const span = below.length === 0 && part === "key" ? property.key : (0,locate/* findSpan */.UW)(node, below, part);
            yield {
                ...finding,
                place: { path: [...path, ...below], part: "span", span: { start: span.start, end: span.end } },
            };
        }
    }
}
const KEYS_OF_SECRETS = new Set(["customHeaders", "baseUrl", "endpoint", "endpoints", "$schema"]);
const lostInPlacesOfSecrets = (0,lazily/* lazilyFor */.N)((parsed) => {
    const lost = [];
    for (const one of lostProperties(parsed))
        if (isPlaceOfSecrets(one))
            lost.push(one);
    return lost;
});
function isPlaceOfSecrets({ path, property: { node } }) {
    if (node.kind !== "scalar" && hasKeyOfSecrets(node.value))
        return true;
    for (const step of path)
        if (KEYS_OF_SECRETS.has(step))
            return true;
    return false;
}
function hasKeyOfSecrets(value) {
    if (typeof value !== "object" || value === null)
        return false;
    if ((0,json/* isArray */.cy)(value))
        return value.some(hasKeyOfSecrets);
    for (const key in value)
        if (KEYS_OF_SECRETS.has(key) || hasKeyOfSecrets(value[key]))
            return true;
    return false;
}
function* lostProperties({ duplicateKeys }) {
    for (const { path, properties } of duplicateKeys.values()) {
        let left = properties.length;
        for (const property of properties.values()) {
            left -= 1;
            if (left > 0)
                yield { path, property };
        }
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/suspects.js






const REMEMBERED_KEYS_MAX = 1_000;
function findSuspects(parsed, document) {
    const isSuspectKey = createKeySuspicion();
    const keys = new Set();
    const values = new Set();
    const lostUnder = new Set();
    const isSuspect = look(document, true);
    for (const { path, property } of lostProperties(parsed))
        if (look(property.node.value, false))
            for (const step of path)
                lostUnder.add(String(step));
    return {
        isEmpty: !isSuspect && lostUnder.size === 0,
        has: (key, value) => values.has(value ?? null) || keys.has(key) || lostUnder.has(key),
    };
    function look(value, isInForce) {
        const isFound = typeof value === "string" ? (0,credential_likeness/* holdsCredential */.KK)(value) : holdsSuspect(value, isInForce);
        if (isFound && isInForce)
            values.add(value);
        return isFound;
    }
    function holdsSuspect(value, isInForce) {
        if (typeof value !== "object" || value === null)
            return false;
        let isFound = false;
        if ((0,json/* isArray */.cy)(value)) {
            for (const item of value)
                if (look(item, isInForce))
                    isFound = true;
        }
        else {
            for (const key in value) {
                if (isSuspectKey(key)) {
                    isFound = true;
                    if (isInForce)
                        keys.add(key);
                }
                if (look(value[key] ?? null, isInForce))
                    isFound = true;
            }
        }
        return isFound;
    }
}
const harmless = new Set(HARMLESS_KEYS);
function createKeySuspicion() {
    const others = new Map();
    return (key) => {
        if (harmless.has(key))
            return false;
        const known = others.get(key);
        if (known !== undefined)
            return known;
        const isSuspect = mayBeCredential(key);
        if (others.size < REMEMBERED_KEYS_MAX)
            others.set(key, isSuspect);
        return isSuspect;
    };
}
function mayBeCredential(key) {
    return (0,secrets/* namesCredential */.si)(key) || (0,token_search/* hasTokenShape */.Dt)(key);
}

// EXTERNAL MODULE: ./.build/action/shared/text/url-secrets.js + 1 modules
var url_secrets = __webpack_require__(2322);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-url.js





const NAMED_PARAMETERS_MAX = 3;
const secretInUrl = {
    id: "secret-in-url",
    severity: "error",
    findsCredentials: true,
    summary: "A URL that contains a credential",
    why: "The file is shared and versioned, and URLs end up in logs: anyone who can read one of them can use the credential.",
    description: "Finds user names and passwords before a host, parameters of a query, fragment or path with the name of a credential (`key`, `token`, `api_key`, `sig`, `code` and similar) or whose value has the shape of one, and such shapes anywhere else in a URL. Checks every `baseUrl`, `endpoint` and `endpoints`, including invalid URLs, entries with an unknown id, values hidden by a duplicate key, and a `$schema` that is a URL. Ignores placeholders such as `${GATEWAY_KEY}`. The value is never repeated.",
    fix: "Removes the user name and password and the parameters; a token in a path stays, because the path without it is unknown.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1?api_key=correct-horse" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    check: (context) => checkAllValues(context, findSecrets),
};
function* findSecrets({ configuration }) {
    const { document, urls, unknownEntries } = configuration;
    for (const list of [urls, (0,effective_urls/* urlsOf */.Wn)(unknownEntries)]) {
        for (const url of list) {
            const secrets = (0,url_secrets/* findUrlSecrets */.gx)(url.text);
            if (holdsAny(secrets))
                yield secretFinding(secrets, url.path, (0,effective_urls/* nameOfUrl */.Oe)(url));
        }
    }
    const schema = (0,json/* isObject */.Gv)(document) ? (0,json/* textAt */.$6)(document, "$schema") : undefined;
    if (schema === undefined || !isSchemaUrl(schema))
        return;
    const secrets = (0,url_secrets/* findUrlSecrets */.gx)(schema);
    if (holdsAny(secrets))
        yield secretFinding(secrets, ["$schema"], 'The URL in "$schema"');
}
function isSchemaUrl(schema) {
    return /^\s*https?:/i.test(schema);
}
function holdsAny({ userinfo, parameters, hasToken, hasHiddenPassword }) {
    return userinfo.length > 0 || parameters.length > 0 || hasToken || hasHiddenPassword;
}
function secretFinding(secrets, path, name) {
    const removal = { title: "Remove the credential.", safe: true, steps: stepsOf(path, secrets) };
    return {
        place: { path, part: "value" },
        message: `${name} contains a credential, or what looks like one: ${describeSecrets(secrets)}.`,
        advice: "Remove it, revoke the credential, and store the new one where the assistant keeps credentials.",
        ...(secrets.hasToken || secrets.hasHiddenPassword ? {} : { fix: removal }),
    };
}
function stepsOf(path, { removals }) {
    return removals.map(({ start, end }) => ({ kind: "edit-string", path, start, end, text: "" }));
}
function describeSecrets({ userinfo, parameters, hasToken, hasHiddenPassword }) {
    const names = [...new Set(parameters.filter((name) => name !== ""))].map(wording/* quote */.hD);
    const named = names.slice(0, NAMED_PARAMETERS_MAX).join(", ");
    const others = names.length > NAMED_PARAMETERS_MAX ? " and others" : "";
    return [
        ...(userinfo.length === 0 ? [] : ["a user name or password before the host"]),
        ...(named === "" ? [] : [`the parameter${names.length === 1 ? "" : "s"} ${named}${others}`]),
        ...(parameters.includes("") ? ["a parameter without a name"] : []),
        ...(hasToken ? ["what looks like a token"] : []),
        ...(hasHiddenPassword ? ['a password with a "/", "?" or "#" in it'] : []),
    ].join(", ");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/credential.js










const credential = {
    id: "credential",
    severity: "error",
    findsCredentials: true,
    summary: "A credential in the file",
    why: "The file is shared and versioned: anyone who can read it or its history can use the credential.",
    description: "Finds keys with the name of a credential that the format does not define (`apiKey`, `secretAccessKey`, `token`, `password`), and credentials anywhere: in keys, ids, names and other strings, and in comments. There it finds the shapes of known kinds of tokens and private keys, addresses of webhooks such as Slack's, URLs with a password, and in comments what looks random after the name of a credential. In what is not read, such as YAML or a merge conflict, it finds the lines with any of these or with a value after the name of a credential. The value is never repeated. The value of a custom header is left to `secret-in-header`, and that of a URL to `secret-in-url`.",
    fix: "Removes a key with the name of a credential; not safe if its value is a short word, an object or an array.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "apiKey": "correct-horse" } } }',
        right: '{ "providers": { "provider_a": {} } }',
    },
    refusesValue: true,
    *check({ parsed, configuration }) {
        const suspects = findSuspects(parsed, configuration.document);
        if (!suspects.isEmpty)
            yield* findBelow(parsed.root, { path: [], isLost: false }, { configuration, suspects });
        if (parsed.comments.length > 0)
            yield* findInComments(parsed);
        if (parsed.unread !== undefined)
            yield* findInLines(parsed.text, parsed.unread);
    },
};
const REVOKE = "Remove it, revoke the credential, and store the new one where the assistant keeps credentials.";
function* findBelow(node, spot, search) {
    if (node.kind === "scalar") {
        yield* findInString(node, spot);
    }
    else if (node.kind === "array") {
        let index = 0;
        for (const item of node.items.values()) {
            yield* findBelow(item, { ...spot, path: [...spot.path, index] }, search);
            index += 1;
        }
    }
    else {
        for (const property of spot.isLost ? node.properties.values() : suspectProperties(node, search.suspects)) {
            const name = property.key.text;
            for (const own of (property.duplicate ?? [property]).values()) {
                const isUsed = own.key.start === property.key.start;
                const at = { path: [...spot.path, name], isLost: spot.isLost || !isUsed };
                yield* findInProperty(isUsed ? property : own, at, search);
            }
        }
    }
}
function suspectProperties({ value, properties }, suspects) {
    const found = [];
    for (const key of Object.keys(value)) {
        const property = suspects.has(key, value[key]) ? properties.get(key) : undefined;
        if (property !== undefined)
            found.push(property);
    }
    return found.toSorted((one, other) => firstStart(one) - firstStart(other));
}
function firstStart({ key, duplicate }) {
    return (duplicate?.at(0)?.key ?? key).start;
}
function* findInProperty({ key, node }, spot, search) {
    const { path } = spot;
    const isHeader = (0,entry/* isHeaderPath */.Lq)(path);
    const isToken = (0,token_search/* hasTokenShape */.Dt)(isHeader ? (0,header_name/* readHeaderLine */._p)(key.text).name : key.text);
    if (isToken) {
        const message = "The key looks like a credential.";
        yield { place: placeOfSpot(spot, "key", key), message, advice: REVOKE };
    }
    else if (!isHeader && (0,credential_likeness/* isCredentialKey */.N9)(key.text, node.value) && !isDefined(path, node, search)) {
        yield namedFinding(key, node, spot);
        return;
    }
    if (!isHeader)
        yield* findBelow(node, spot, search);
}
function isDefined(path, node, { configuration: { merged, vocabulary } }) {
    if (path.length === 2 && path[0] === "providers" && node.kind === "object")
        return true;
    const parent = (0,schema_at/* schemaAt */.lv)((0,build_schema/* schemaFor */.dM)(vocabulary), merged, path.slice(0, -1));
    return Object.keys((0,schema_at/* childSchema */.u5)(parent, path.at(-1) ?? "")).length > 0;
}
function namedFinding(key, node, spot) {
    const likeness = node.kind === "scalar" ? likenessOf(key.text, node) : "likely";
    const finding = {
        place: placeOfSpot(spot, "key", key),
        message: `The key ${(0,wording/* nameOf */.Vb)(spot.path)} has the name of a credential, which must not be stored in this file.`,
        advice: likeness === undefined ? "Remove it, and store credentials where the assistant keeps them." : REVOKE,
    };
    if (spot.isLost)
        return finding;
    const steps = [{ kind: "remove", path: spot.path }];
    return { ...finding, fix: { title: "Remove the key.", safe: likeness !== "likely", steps } };
}
function likenessOf(key, { value }) {
    return value === null ? undefined : (0,credential_likeness/* likenessByName */.jY)(key, String(value));
}
function* findInString(node, spot) {
    const { value } = node;
    if (typeof value !== "string" || isCheckedUrl(spot.path, value) || !(0,credential_likeness/* holdsCredential */.KK)(value))
        return;
    const message = `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(spot.path))} contains what looks like a credential.`;
    yield { place: placeOfSpot(spot, "value", node), message, advice: REVOKE };
}
function isCheckedUrl(path, text) {
    return (0,effective_urls/* isUrlPath */.zH)(path) || (path.length === 1 && path[0] === "$schema" && isSchemaUrl(text));
}
function placeOfSpot({ path, isLost }, part, { start, end }) {
    return isLost ? { path, part: "span", span: { start, end } } : { path, part };
}
function* findInComments({ text, comments }) {
    for (const span of comments) {
        if (!(0,credential_likeness/* mayMentionCredential */.RO)(text, span) || !(0,credential_likeness/* mentionsCredential */.vK)(text.slice(span.start, span.end)))
            continue;
        const message = "The comment contains what looks like a credential.";
        yield { place: { path: [], part: "span", span }, message, advice: REVOKE };
    }
}
function* findInLines(text, { start, end }) {
    for (const { 0: line, index } of text.slice(start, end).matchAll(/[^\s][^\r\n]*/g)) {
        if (!(0,credential_likeness/* isLineWithCredential */.Wd)(line))
            continue;
        const span = { start: start + index, end: start + index + line.trimEnd().length };
        const message = "This line contains what looks like a credential.";
        yield { place: { path: [], part: "span", span }, message, advice: REVOKE };
    }
}

// EXTERNAL MODULE: ./.build/action/shared/effective/provider.js
var effective_provider = __webpack_require__(9036);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary_vocabulary = __webpack_require__(6154);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/custom-id.js





const customId = {
    id: "custom-id",
    severity: "error",
    summary: "A custom provider id that cannot be used",
    why: "Two providers with the same id cannot be distinguished, and no one can refer to an id that is empty or invisible.",
    description: "Finds ids under `providers.custom` that, apart from whitespace around them, are empty, the id of a built-in provider, reserved (`default`, `custom`) or `__proto__`, and ids with invisible characters, other than joiners in scripts that need them. Other ids with whitespace before or after them are a warning.",
    examples: {
        wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
    },
    *check({ configuration: { document, vocabulary } }) {
        for (const id of Object.keys((0,effective_provider/* customEntries */.kG)(document))) {
            const place = { path: ["providers", "custom", id], part: "key" };
            const problem = problemWith(id, vocabulary);
            if (problem !== undefined) {
                yield {
                    place,
                    message: `The custom provider id ${(0,wording/* quote */.hD)(id)} cannot be used: ${problem}.`,
                    advice: "Use another id.",
                };
            }
            else if (id !== id.trim()) {
                yield {
                    place,
                    severity: "warning",
                    message: `The custom provider id ${(0,wording/* quote */.hD)(id)} has whitespace before or after it.`,
                    advice: "Remove the whitespace.",
                };
            }
        }
    },
};
function problemWith(id, vocabulary) {
    const trimmed = id.trim();
    if (trimmed === "")
        return id === "" ? "it is empty" : "it is only whitespace";
    const owner = otherOwner(trimmed, vocabulary);
    if (owner !== undefined)
        return trimmed === id ? owner : `without the whitespace around it, ${owner}`;
    return (0,printable/* holdsInvisible */.ue)(id) ? "it contains invisible characters" : undefined;
}
function otherOwner(id, { providers }) {
    if (Object.hasOwn(providers, id))
        return "it is the id of a built-in provider";
    if (vocabulary_vocabulary/* RESERVED_PROVIDER_KEYS */.I1.some((key) => key === id))
        return "it is reserved";
    return id === json/* UNSAFE_KEY */.LO ? "in JavaScript it names an object's prototype" : undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/text/id-pattern.js
var id_pattern = __webpack_require__(6617);
;// CONCATENATED MODULE: ./.build/action/shared/validate/named-models.js




function* namedModels({ path, ownModels }, inForce) {
    for (const key of ["allow", "deny"]) {
        const list = inForce[key];
        if (list.path === undefined)
            continue;
        for (const { id, index } of list.models)
            yield { id, key, place: { path: [...list.path, index], part: "value" } };
    }
    for (const id of Object.keys(ownModels.overrides))
        yield { id, key: "overrides", place: { path: [...path, "models", "overrides", id], part: "key" } };
}
function knownModelsOf(view, policy) {
    const catalog = catalogOf(view.id, policy);
    const inForce = statedModels(view);
    const ids = new Set([...inForce.custom.models.map(({ id }) => id), ...(catalog ?? [])]);
    const isInCatalog = catalog !== undefined;
    return { inForce, ids, isEnough: inForce.custom.isClear && (isInCatalog || ids.size > 0), isInCatalog };
}
const namesIn = (0,lazily/* lazilyFor */.N)((list) => new Set(list));
function catalogOf(provider, { modelCatalog = {} }) {
    const list = Object.hasOwn(modelCatalog, provider) ? modelCatalog[provider] : undefined;
    return list && namesIn(list);
}
function isUnknownPattern(id, { id: provider, provider: { models } }, policy) {
    return (0,id_pattern/* isPattern */.P)(id) && !models.custom.byId.has(id) && catalogOf(provider, policy)?.has(id) !== true;
}
function isPadded(id) {
    const trimmed = id.trim();
    return trimmed !== id || trimmed === "";
}
function allowsNothingDeclared(models) {
    const { allow, custom, discovery } = models;
    if (discovery !== "off" || allow.items.every(({ id }) => (0,offering/* isDenied */.GZ)(models, id)) || custom.byId.size === 0)
        return false;
    return allow.items.every(({ id }) => !custom.byId.has(id));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/dead-entry.js






const deadEntry = {
    id: "dead-entry",
    severity: "warning",
    summary: "An entry for a model that another list leaves out",
    why: "A reader expects the entry to do something; where a model was renamed in one list only, the other list is about a model that is not offered.",
    description: "Finds an override of a model that `deny` hides or that an `allow` which is not empty does not name; a `deny` of a model that such an `allow` does not name; and an entry for a model of the policy's model catalogue that `custom` does not define, although discovery is off. It is only a notice unless the other list has a similar id without such an entry, or a known model has one: then a model was probably renamed in one list only. A `deny` is a notice in any case: it hides what is not offered anyway. It is an error where `allow` thereby leaves no model. If layers are given, their combined result counts, and the entry must be in the file itself. Ignores disabled providers and lists with a pattern or an invalid item. `allow-deny-overlap` reports a model that is both allowed and denied, `unknown-model` an id that belongs to no known model.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": ["example-2"], "overrides": { "example-1": { "name": "Example" } } } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["example-2"], "overrides": { "example-2": { "name": "Example" } } } } } }',
    },
    *check({ configuration, policy }) {
        const budget = { letterPairs: limits/* MODEL_GUESS_MAX_LETTER_PAIRS */.Su };
        for (const view of configuration.namingModels) {
            if (mayHoldDead(view, policy))
                yield* findDeadEntries(view, policy, budget);
        }
    },
};
function mayHoldDead({ id: provider, ownModels, provider: { enabled, models } }, policy) {
    if (!enabled)
        return false;
    if (models.discovery === "off" && catalogOf(provider, policy) !== undefined)
        return true;
    return ((models.allow.items.length > 0 && models.deny.items.some(({ id }) => !(0,offering/* isAllowed */.Jr)(models, id))) ||
        Object.keys(ownModels.overrides).some((id) => (0,offering/* isDenied */.GZ)(models, id) || !(0,offering/* isAllowed */.Jr)(models, id)));
}
function excludingLists(view, policy, { allow, custom }) {
    const { enabled, models } = view.provider;
    const { byId: declared } = models.custom;
    if (!enabled || (models.discovery === "off" && declared.size === 0))
        return () => undefined;
    const catalog = models.discovery === "off" && custom.isClear ? catalogOf(view.id, policy) : undefined;
    const isClear = allow.isClear && !allow.models.some(({ id }) => isUnknownPattern(id, view, policy));
    return ({ id, key }) => {
        if (key !== "allow" && isClear && !(0,offering/* isAllowed */.Jr)(models, id))
            return "allow";
        if (key === "overrides" && (0,offering/* isDenied */.GZ)(models, id))
            return models.allow.indexes.has(id) ? undefined : "deny";
        return catalog?.has(id) === true && !declared.has(id) ? "custom" : undefined;
    };
}
function* findDeadEntries(view, policy, budget) {
    const known = knownModelsOf(view, policy);
    const excludingListOf = excludingLists(view, policy, known.inForce);
    const guesses = createGuesses(view, known, budget);
    for (const named of namedModels(view, known.inForce)) {
        if (isPadded(named.id) || isUnknownPattern(named.id, view, policy))
            continue;
        const list = excludingListOf(named);
        if (list === undefined)
            continue;
        const near = list === "deny" ? [] : guesses.inList(list, named);
        const meant = near.filter((id) => !isUnknown(id, known));
        if (meant.length < near.length && !isUnknown(named.id, known))
            continue;
        const others = isUnknown(named.id, known) ? guesses.amongKnown(named.id) : [];
        yield deadEntryFinding(named, list, meant.length > 0 ? meant : others, view, known.inForce);
    }
}
function isUnknown(id, { ids, isEnough }) {
    return isEnough && !ids.has(id);
}
function createGuesses({ provider: { models } }, { ids }, budget) {
    const made = new Map();
    const make = (list, key) => {
        const hasEntry = (id) => key === "overrides" ? Object.hasOwn(models.overrides, id) : models[key].indexes.has(id);
        const listed = list === "allow" ? models.allow.indexes.keys() : models.custom.byId.keys();
        return (0,did_you_mean/* createGuess */.gK)(new Set(Array.from(listed).filter((id) => !hasEntry(id))), budget);
    };
    return {
        inList: (list, { id, key }) => {
            const guess = made.get(`${list} ${key}`) ?? make(list, key);
            made.set(`${list} ${key}`, guess);
            return guess(id);
        },
        amongKnown: (0,did_you_mean/* createGuess */.gK)(ids, budget),
    };
}
function deadEntryFinding({ id, key, place }, list, meant, { id: provider, provider: { models } }, inForce) {
    const { [list]: setting, discovery } = inForce;
    const settings = [{ ...setting, name: list }, ...(list === "custom" ? [{ ...discovery, name: "discovery" }] : [])];
    const subject = key === "overrides" ? `The override of ${(0,wording/* quote */.hD)(id)}` : `The entry ${(0,wording/* quote */.hD)(id)} in ${(0,wording/* quote */.hD)(key)}`;
    const leavesNothing = key === "allow" && allowsNothingDeclared(models);
    return {
        place,
        severity: leavesNothing ? "error" : meant.length > 0 && key !== "deny" ? "warning" : "notice",
        message: `${subject} of ${(0,wording/* quote */.hD)(provider)} has no effect${leavesNothing ? ", and no model is left" : ""}: ${dead_entry_REASONS[list]}${describeElsewhere(settings)}.`,
        advice: meant.length > 0 ? `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?` : adviceOnDeadEntry(key, list),
        related: setting.path === undefined
            ? []
            : [{ message: MODEL_SETTINGS[list], place: { path: setting.path, part: "value" } }],
    };
}
const dead_entry_REASONS = {
    allow: '"allow" does not name the model',
    deny: '"deny" hides the model',
    custom: 'discovery is off, and "custom" does not define the model',
};
function adviceOnDeadEntry(key, list) {
    const entry = key === "overrides" ? "the override" : "the entry";
    if (list === "deny")
        return `Remove ${entry}, or remove the model from "deny".`;
    if (list === "custom")
        return `Add the model under "custom", or remove ${entry}.`;
    if (key === "deny")
        return 'Remove the entry: only models in "allow" are offered.';
    return 'Remove the override, or add the model to "allow".';
}

// EXTERNAL MODULE: ./.build/action/shared/effective/protocol.js
var protocol = __webpack_require__(2733);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/dead-setting.js







const deadSetting = {
    id: "dead-setting",
    severity: "notice",
    summary: "A setting without effect",
    why: "A reader expects the setting to do something.",
    description: "Finds `endpoints` for a protocol that neither the provider nor one of its models uses, if discovery is off, so that all models are known; custom providers must name all protocols and are ignored. Finds `endpoint` beside a `baseUrl`, which takes precedence, and on a provider that the vocabulary says is not self-hosted. Finds, as a warning, the one of `baseUrl` and `endpoint` that the vocabulary says is not read. Finds `customHeaders` where the vocabulary says that the transport takes none, as a warning; the settings of a provider that is disabled by its own `enabled`, by `default` or by another layer; and an empty `allow`, which allows every model. If layers are given, their combined result counts: an empty `allow` that replaces a default list has an effect.",
    fix: "Removes it; not safe, because it may be missing its effect by another mistake, and the settings of a disabled provider may be needed again.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": [] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["example-large"] } } } }',
    },
    dependsOn: "provider",
    *check(context) {
        for (const view of context.configuration.entries) {
            if (!view.provider.enabled) {
                if (mayBeMeantAsEnabled(view.entry, context.configuration.vocabulary))
                    continue;
                yield* settingsOfDisabled(view, enablementOf(view, context.configuration.document).path);
                continue;
            }
            const endpoints = (0,json/* objectAt */.lJ)(view.entry, "endpoints");
            if (endpoints !== undefined)
                yield* unusedEndpoints(view, endpoints, context.configuration.vocabulary);
            yield* unusedAddress(view, context.configuration.vocabulary);
            if (view.headers.length > 0)
                yield* unsentHeaders(view);
            yield* emptyAllow(view, context.configuration.layers.default);
        }
    },
};
function* settingsOfDisabled({ path, id, kind, entry }, disabledAt) {
    const kept = kind === "custom" ? ["enabled", "type"] : ["enabled"];
    const dead = Object.keys(entry).filter((key) => !kept.includes(key));
    const [first] = dead;
    if (first === undefined)
        return;
    const isOwn = typeof (0,json/* ownValue */.eC)(entry, "enabled") === "boolean";
    const enabled = { path: [...path, "enabled"], part: "value" };
    const isByDefault = disabledAt !== undefined && !isOwn;
    const where = disabledAt === undefined ? " in another layer" : isByDefault ? ' by "default"' : "";
    const what = where === "" ? "its other settings" : "its settings";
    yield {
        place: isOwn ? enabled : { path: [...path, first], part: "key" },
        message: `The provider ${(0,wording/* quote */.hD)(id)} is disabled${where}, so ${what} have no effect.`,
        advice: isByDefault
            ? 'Set "enabled" to true for this provider, or remove the settings.'
            : "Remove the settings, unless the provider will be enabled again.",
        ...(isByDefault && {
            related: [{ message: "The provider is disabled here.", place: { path: disabledAt, part: "value" } }],
        }),
        fix: removal("Remove the settings of the disabled provider.", dead.map((key) => [...path, key])),
    };
}
function mayBeMeantAsEnabled(entry, { fields = {} }) {
    return Object.entries(entry).some(([key, value]) => key === "enabled" ? typeof value !== "boolean" : !Object.hasOwn(fields, key) && TRUTH_VALUES.has(value));
}
const TRUTH_VALUES = new Set([true, false, "true", "false"]);
function* unusedEndpoints(view, endpoints, vocabulary) {
    if (view.kind === "custom" || view.provider.models.discovery !== "off")
        return;
    const { discovery, custom } = statedModels(view);
    const used = (0,protocol/* spokenProtocols */.qg)(view.provider);
    const elsewhere = describeElsewhere([
        { ...discovery, name: "discovery" },
        { ...custom, name: "custom" },
    ]);
    for (const protocol of Object.keys(endpoints)) {
        if (used.has(protocol) || !Object.hasOwn(vocabulary.protocols, protocol))
            continue;
        const path = [...view.path, "endpoints", protocol];
        yield {
            place: { path, part: "key" },
            message: `No model of ${(0,wording/* quote */.hD)(view.id)} uses the protocol ${(0,wording/* quote */.hD)(protocol)}, and discovery is off${elsewhere}.`,
            advice: "Remove the endpoint.",
            fix: removal("Remove the endpoint.", [path]),
        };
    }
}
function* unusedAddress(view, vocabulary) {
    const address = (0,effective_provider/* entryKindOf */.C0)(view.provider)?.address;
    if (address === undefined)
        yield* unusedEndpoint(view, vocabulary);
    else
        for (const field of vocabulary_vocabulary/* ADDRESS_FIELDS */.ff)
            if (field !== address)
                yield* unreadAddress(view, field, address);
}
function* unreadAddress({ path, id, entry, provider }, unread, read) {
    const text = (0,json/* textAt */.$6)(entry, unread);
    if (text === undefined || text !== (0,json/* textAt */.$6)(provider.entry, unread))
        return;
    const place = { path: [...path, unread], part: "key" };
    const reason = read === "none" ? "a section says where it is reached" : `the assistant reads its ${(0,wording/* quote */.hD)(read)}`;
    const meant = read === "none" || (0,json/* ownValue */.eC)(provider.entry, read) !== undefined ? undefined : read;
    yield {
        place,
        severity: "warning",
        message: `The ${(0,wording/* quote */.hD)(unread)} of ${(0,wording/* quote */.hD)(id)} is never used: ${reason}.`,
        advice: meant === undefined ? "Remove it." : `Rename it to ${(0,wording/* quote */.hD)(meant)}, or remove it.`,
        fix: meant === undefined
            ? removal(`Remove the ${(0,wording/* quote */.hD)(unread)}.`, [place.path])
            : {
                title: `Rename it to ${(0,wording/* quote */.hD)(meant)}.`,
                safe: false,
                steps: [{ kind: "rename-key", path: place.path, key: meant }],
            },
    };
}
function* unusedEndpoint({ path, id, kind, entry, provider }, { providers }) {
    const endpoint = (0,json/* textAt */.$6)(entry, "endpoint");
    if (endpoint === undefined || endpoint !== (0,json/* textAt */.$6)(provider.entry, "endpoint"))
        return;
    const place = { path: [...path, "endpoint"], part: "key" };
    const baseUrl = (0,json/* textAt */.$6)(provider.entry, "baseUrl");
    if (baseUrl !== undefined) {
        const isOwn = baseUrl === (0,json/* textAt */.$6)(entry, "baseUrl");
        const basePath = isOwn ? [...path, "baseUrl"] : undefined;
        const elsewhere = describeElsewhere([{ name: "baseUrl", value: baseUrl, path: basePath }]);
        yield {
            place,
            message: `The "endpoint" of ${(0,wording/* quote */.hD)(id)} is never used: its "baseUrl" takes precedence${elsewhere}.`,
            advice: "Remove one of them.",
            ...(basePath && { related: [{ message: "This takes precedence.", place: { path: basePath, part: "value" } }] }),
            fix: removal('Remove the "endpoint".', [place.path]),
        };
    }
    else if (kind === "built-in" && providers[id]?.selfHosted === false) {
        yield {
            place,
            message: `"endpoint" is for self-hosted providers, and ${(0,wording/* quote */.hD)(id)} is not one.`,
            advice: 'Use "baseUrl" instead, or remove it.',
            fix: removal('Remove the "endpoint".', [place.path]),
        };
    }
}
function* unsentHeaders({ path, id, provider }) {
    if ((0,effective_provider/* entryKindOf */.C0)(provider)?.customHeaders !== false)
        return;
    const place = { path: [...path, "customHeaders"], part: "key" };
    yield {
        place,
        severity: "warning",
        message: `The "customHeaders" of ${(0,wording/* quote */.hD)(id)} have no effect: its transport takes no custom headers.`,
        advice: "Remove them, or set them in a gateway in front of the provider.",
        fix: removal('Remove the "customHeaders".', [place.path]),
    };
}
function* emptyAllow(view, defaultLayer) {
    const inForce = (0,json/* ownValue */.eC)(view.provider.models.object, "allow");
    if (!(0,json/* isArray */.cy)(inForce) || inForce.length > 0)
        return;
    const { allow } = statedModels(view);
    const replaced = (0,json/* valueAt */.fK)(defaultLayer, [...view.path, "models", "allow"]);
    if (allow.path === undefined || ((0,json/* isArray */.cy)(replaced) && replaced.length > 0))
        return;
    yield {
        place: { path: allow.path, part: "value" },
        message: `The empty "allow" of ${(0,wording/* quote */.hD)(view.id)} has no effect: it allows every model.`,
        advice: "Remove it, or list the models to offer.",
        fix: removal('Remove the empty "allow".', [allow.path]),
    };
}
function removal(title, paths) {
    return { title, safe: false, steps: paths.map((path) => ({ kind: "remove", path })) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/default-protocol.js



const defaultProtocolRule = {
    id: "default-protocol",
    severity: "notice",
    summary: "A protocol that is the provider's default one",
    why: "It is set only where the provider does not use its default protocol; it also takes precedence over the protocols that the provider returns for its models.",
    description: "Finds a `protocol` that is the default one of the built-in provider (specification 2.3), or of the type of the custom provider where the vocabulary says one. Ignores one that replaces another protocol of the default layer, and one that another layer replaces.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "protocol": "provider-a-messages" } } }',
        right: '{ "providers": { "provider_a": { "protocol": "provider-b-chat" } } }',
    },
    *check({ configuration }) {
        for (const { path, id, entry, provider } of configuration.entries) {
            const protocol = (0,json/* textAt */.$6)(entry, "protocol");
            if (protocol === undefined || protocol !== (0,effective_provider/* defaultProtocol */.wQ)(provider))
                continue;
            const place = [...path, "protocol"];
            const replaced = (0,json/* valueAt */.fK)(configuration.layers.default, place) ?? protocol;
            if ((0,json/* textAt */.$6)(provider.entry, "protocol") !== protocol || replaced !== protocol || !provider.enabled)
                continue;
            yield {
                place: { path: place, part: "value" },
                message: `${(0,wording/* quote */.hD)(protocol)} is the default protocol of ${(0,wording/* quote */.hD)(id)}, which needs no "protocol" for it.`,
                advice: "Remove it, unless it is to hold for models that the provider returns with another one.",
            };
        }
    },
};

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/duplicate-key.js
var duplicate_key = __webpack_require__(8085);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/duplicate-model.js

const duplicateModel = {
    id: "duplicate-model",
    severity: "error",
    summary: "Two custom models with one id",
    why: "An id names one model; if two models share it, one of them is lost with its settings.",
    description: "Finds models under `models.custom` of one provider with the `id` of an earlier one. Ids that differ in case are different ids.",
    examples: {
        wrong: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
        right: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small-vision", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
    },
    *check(context) {
        for (const view of context.configuration.entries) {
            const { items, byId } = view.ownModels.custom;
            if (byId.size === items.length)
                continue;
            for (const { id, index } of items) {
                if (id === undefined)
                    continue;
                const placeOf = (at) => ({ path: [...view.path, "models", "custom", at, "id"], part: "value" });
                const first = byId.get(id)?.index ?? index;
                if (first === index)
                    continue;
                yield {
                    place: placeOf(index),
                    message: `Duplicate id ${(0,wording/* quote */.hD)(id)}: an earlier custom model of ${(0,wording/* quote */.hD)(view.id)} has it.`,
                    advice: "Remove one of them, or give this one another id.",
                    related: [{ message: "The earlier model is here.", place: placeOf(first) }],
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/header-placeholder.js


const headerPlaceholder = {
    id: "header-placeholder",
    severity: "error",
    summary: "A placeholder in a custom header",
    why: "The client sends the value as it is: nothing replaces the placeholder, so the server gets its name.",
    description: "Finds placeholders in the values of custom headers: `$TOKEN`, `${TOKEN}`, `{{ token }}`, `%TOKEN%`, `{env:TOKEN}`, `os.environ/TOKEN`, `<your-token>` and similar. `url-syntax` reports those in URLs.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "${TENANT}" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check({ configuration }) {
        for (const view of configuration.entries) {
            for (const { path, name, value } of view.headers) {
                if (typeof value !== "string" || !(0,secrets/* holdsPlaceholder */.kG)(value))
                    continue;
                yield {
                    place: { path, part: "value" },
                    message: `The value of the header ${(0,wording/* quoteHeader */.m9)(name)} contains a placeholder, which is never replaced.`,
                    advice: (0,secrets/* namesCredential */.si)(name) || (0,secrets/* mentionsCredentialName */.I7)(value)
                        ? "Remove the header, and store the credential where the assistant keeps credentials."
                        : "Enter the final value, or remove the header; credentials are stored where the assistant keeps them.",
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/header-syntax.js


const NOT_IN_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
const headerSyntax = {
    id: "header-syntax",
    severity: "error",
    summary: "A custom header that HTTP does not allow",
    why: "The client rejects such a header or sends something else, so every request fails.",
    description: "Finds custom headers whose name is not a token (letters, digits and `!#$%&'*+-.^_|~` and the backtick), whose value contains a line break, another control character or a character outside Latin-1, and names in one provider that differ only in case, of which only one is sent. An empty value is a warning. Headers that are not allowed at all are reported by `reserved-header`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X Tenant": "research" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check(context) {
        for (const view of context.configuration.entries)
            if (view.headers.length > 0)
                yield* checkHeaders(view);
    },
};
function* checkHeaders(view) {
    const seen = new Map();
    for (const { path, name, value } of view.headers) {
        if (!(0,header_name/* isHeaderName */.p$)(name))
            yield wrongName(path, name);
        const earlier = seen.get(name.toLowerCase());
        if (earlier === undefined)
            seen.set(name.toLowerCase(), path);
        else
            yield sameName(path, name, earlier);
        if (typeof value === "string" && (value.trim() === "" || NOT_IN_VALUE.test(value)))
            yield* checkValue(path, name, value);
    }
}
function wrongName(path, name) {
    return {
        place: { path, part: "key" },
        message: `${(0,wording/* quoteHeader */.m9)(name)} is not a valid header name.`,
        advice: name === ""
            ? "Enter the name of the header."
            : `Use letters, digits and "-" only${/[:\s]/.test(name) ? "; no colons or spaces" : ""}.`,
    };
}
function sameName(path, name, earlier) {
    return {
        place: { path, part: "key" },
        message: `The header ${(0,wording/* quoteHeader */.m9)(name)} is a duplicate: another one differs only in case.`,
        advice: "Keep only one of them: header names are not case-sensitive.",
        related: [{ message: "The other header is here.", place: { path: earlier, part: "key" } }],
    };
}
function* checkValue(path, name, value) {
    const place = { path, part: "value" };
    if (value.trim() === "" && (0,header_name/* readHeaderLine */._p)(name).value === "") {
        yield {
            place,
            severity: "warning",
            message: `The header ${(0,wording/* quoteHeader */.m9)(name)} has no value.`,
            advice: "Set a value, or remove the header: servers and proxies treat empty headers differently.",
        };
    }
    const [wrong] = NOT_IN_VALUE.exec(value) ?? [];
    if (wrong === undefined)
        return;
    yield {
        place,
        message: `The value of the header ${(0,wording/* quoteHeader */.m9)(name)} contains ${describeCharacter(wrong)}, which cannot be sent.`,
        advice: "Use one line of ordinary characters.",
    };
}
function describeCharacter(character) {
    if (character === "\r" || character === "\n")
        return "a line break";
    if (character === "\0")
        return "a NUL character";
    return character < " " || character === "\x7f" ? "a control character" : "a character outside Latin-1";
}

// EXTERNAL MODULE: ./.build/action/shared/policy/host-patterns.js
var host_patterns = __webpack_require__(3704);
// EXTERNAL MODULE: ./.build/action/shared/text/http-url.js
var http_url = __webpack_require__(9211);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/host-not-allowed.js






const NAMED_HOSTS_MAX = 3;
const hostNotAllowed = {
    id: "host-not-allowed",
    severity: "error",
    summary: "A URL with a host that is not approved",
    why: "Prompts and the credential would be sent to the operator of that host.",
    description: 'Finds every `baseUrl`, `endpoint` and `endpoints` whose host is not in the policy\'s `approvedHosts`; without that list it finds nothing. `"api.example.com"` approves only that host, `"*.example.com"` every host below it at any depth, and `:port` restricts either to that port. Hosts are compared in their normal form: in lower case, in ASCII, without a dot at the end, and with the default port of the scheme if the URL has none. An invalid URL (see `url-syntax`) is also reported if a client that repairs it may connect to another host.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.net/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
        policy: '{ "approvedHosts": ["*.example.com"] }',
    },
    *check(context) {
        const { approvedHosts } = context.policy;
        if (approvedHosts === undefined)
            return;
        const patterns = approvedHosts.map(host_patterns/* plainPattern */.h1);
        const approved = new Set(patterns);
        const guess = (0,did_you_mean/* createGuess */.gK)(approved, { letterPairs: limits/* HOST_GUESS_MAX_LETTER_PAIRS */.RV });
        for (const url of context.configuration.urls) {
            const { http } = url;
            const readings = http === undefined ? (0,http_url/* readLeniently */.xV)(url.text) : [http];
            if (readings.every((one) => one !== undefined && isApproved(one, approved)))
                continue;
            const place = { path: url.path, part: "value" };
            if (http === undefined) {
                const message = `${(0,effective_urls/* nameOfUrl */.Oe)(url)} may lead to a host that is not approved: clients can read it in different ways.`;
                yield { place, message, advice: "Use an absolute URL with an approved host." };
                continue;
            }
            const host = http.hasPort ? `${http.hostname}:${http.port}` : http.hostname;
            yield {
                place,
                message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} has the host ${(0,wording/* quote */.hD)(host)}, which is not approved.`,
                advice: adviseOn(http.hostname, patterns, guess),
            };
        }
    },
};
function isApproved({ hostname, port }, approved) {
    const isListed = (host) => approved.has(host) || approved.has(`${host}:${port}`);
    if (isListed(hostname))
        return true;
    for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1)) {
        if (isListed(`*${hostname.slice(dot)}`))
            return true;
    }
    return false;
}
function adviseOn(hostname, patterns, guess) {
    if (patterns.length === 0)
        return 'Ask for the host to be approved; the policy\'s "approvedHosts" is empty.';
    const nearest = guess(hostname);
    if (nearest.length > 0)
        return `Did you mean ${(0,wording/* quoteAll */._R)(nearest, "or")}? Otherwise, ask for the host to be approved.`;
    const named = patterns.slice(0, NAMED_HOSTS_MAX);
    const others = patterns.length > named.length ? " or another" : "";
    return `Use an approved host (${(0,wording/* quoteAll */._R)(named, "or")}${others}), or ask for this one to be approved.`;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __webpack_require__(4693);
;// CONCATENATED MODULE: ./.build/action/shared/text/media-type.js
const NAME = String.raw `[A-Za-z\d][\w!#$&^.+-]{0,126}`;
const TOKEN = String.raw `[\w!#$%&'*+.^\x60|~-]+`;
const MEDIA_TYPE = new RegExp(String.raw `^(?:\*/\*|${NAME}/(?:\*|${NAME}))(?:[ \t]*;[ \t]*${TOKEN}=(?:${TOKEN}|"[^"]*"))*$`);
const MEANT = new Map([
    ["csv", "text/csv"],
    ["gif", "image/gif"],
    ["html", "text/html"],
    ["jpeg", "image/jpeg"],
    ["jpg", "image/jpeg"],
    ["json", "application/json"],
    ["markdown", "text/markdown"],
    ["md", "text/markdown"],
    ["mp3", "audio/mpeg"],
    ["mp4", "video/mp4"],
    ["pdf", "application/pdf"],
    ["png", "image/png"],
    ["txt", "text/plain"],
    ["wav", "audio/wav"],
    ["webp", "image/webp"],
]);
const UNREGISTERED = new Map([
    ["audio/mp3", "audio/mpeg"],
    ["image/jpg", "image/jpeg"],
    ["image/svg", "image/svg+xml"],
]);
function isMediaType(text) {
    return MEDIA_TYPE.test(text);
}
function isImageType(text) {
    return isMediaType(text) && text.toLowerCase().startsWith("image/");
}
function isUnregisteredType(text) {
    return UNREGISTERED.has(text.toLowerCase());
}
function meantMediaType(text) {
    const trimmed = text.trim();
    const unregistered = UNREGISTERED.get(trimmed.toLowerCase());
    if (unregistered !== undefined)
        return unregistered;
    if (isMediaType(trimmed))
        return trimmed;
    return MEANT.get(trimmed.toLowerCase().replace(/^\*?\./, ""));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/media-types.js





const mediaTypes = {
    id: "media-types",
    severity: "warning",
    summary: "Media types that contradict other settings of the model",
    why: "The assistant sends a model what the file says it supports; with a contradiction or an invalid type, images are rejected or left out.",
    description: "Finds custom models and overrides with `supportsToolResultImages` while `supportsImages` or `supportsTools` is false, with `image/…` in `supportedInputMediaTypes` while `supportsImages` is false, and items there that are not a media type: `type/subtype` (RFC 6838) with or without parameters, or a range such as `image/*`. Finds `image/jpg`, `image/svg` and `audio/mp3`, which have the form of a media type and are none. A custom model is checked together with its override; an override alone, by itself.",
    fix: "Writes a file extension, or a common misspelling such as `image/jpg`, as the media type that it stands for, or removes it if that type is listed too.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["png", "application/pdf"] }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["image/png", "application/pdf"] }
} } } } }`,
    },
    dependsOn: "provider",
    *check(context) {
        for (const view of context.configuration.entries) {
            for (const model of statedModelsOf(view, mayContradict)) {
                yield* checkToolResults(model);
                yield* checkList(model);
            }
        }
    },
};
function mayContradict(fields) {
    const types = statedValue(fields, "supportedInputMediaTypes");
    const hasToolResults = statedValue(fields, "supportsToolResultImages") === true;
    if (!(0,json/* isArray */.cy)(types) && !hasToolResults)
        return false;
    const isImageOff = statedValue(fields, "supportsImages") === false;
    if (hasToolResults && (isImageOff || statedValue(fields, "supportsTools") === false))
        return true;
    return (0,json/* isArray */.cy)(types) && types.some((type) => typeof type === "string" && (isImageOff || !isRightType(type)));
}
function isRightType(type) {
    return isMediaType(type) && !isUnregisteredType(type);
}
function* checkToolResults({ name, setting }) {
    const toolResults = setting("supportsToolResultImages");
    const off = ["supportsImages", "supportsTools"].filter((field) => setting(field).value === false);
    if (toolResults.value !== true || off.length === 0)
        return;
    yield* conflict([
        { ...toolResults, name: "supportsToolResultImages", message: "This is true." },
        ...off.map((field) => ({ ...setting(field), name: field, message: "This is false." })),
    ], `${(0,wording/* quote */.hD)("supportsToolResultImages")} of ${name} is true, but ${(0,wording/* quoteAll */._R)(off, "and")} ${off.length === 1 ? "is" : "are"} false`, { advice: `Set "supportsToolResultImages" to false, or ${(0,wording/* quoteAll */._R)(off, "and")} to true.` });
}
function* checkList({ name, setting }) {
    const { value, path } = setting("supportedInputMediaTypes");
    const types = ((0,json/* isArray */.cy)(value) ? value : []).flatMap((type, index) => typeof type === "string" ? [{ type, path: path && [...path, index] }] : []);
    const listed = new Set(types.map(({ type }) => type.toLowerCase()));
    const renamed = new Set();
    for (const { type, path: place } of types) {
        if (place !== undefined && !isRightType(type)) {
            yield noMediaType(place, type, { listed, renamed });
        }
    }
    const images = types.filter(({ type }) => isImageType(type));
    const supportsImages = setting("supportsImages");
    const [first] = images;
    if (first === undefined || supportsImages.value !== false)
        return;
    yield* conflict([
        {
            value: first.type,
            path: first.path,
            name: "supportedInputMediaTypes",
            message: "An image type is listed here.",
        },
        { ...supportsImages, name: "supportsImages", message: "This is false." },
    ], `"supportedInputMediaTypes" of ${name} lists ${describeTypes(images.map(({ type }) => type))}, but "supportsImages" is false`, { advice: `Set "supportsImages" to true, or remove ${images.length === 1 ? "it" : "them"}.` });
}
function describeTypes([first = "", ...others]) {
    if (others.length === 0)
        return (0,wording/* quote */.hD)(first);
    return `${(0,wording/* quote */.hD)(first)} and ${others.length === 1 ? "another image type" : `${others.length} other image types`}`;
}
function noMediaType(path, text, { listed, renamed }) {
    const place = { path, part: "value" };
    const kind = isUnregisteredType(text) ? "a registered media type" : "a media type";
    const message = text.trim() === "" ? "A media type is only whitespace." : `${(0,wording/* quote */.hD)(text)} is not ${kind}.`;
    const meant = meantMediaType(text);
    if (meant === undefined)
        return { place, message, advice: 'Use a type and a subtype, for example "image/png".' };
    if (listed.has(meant.toLowerCase()) || renamed.has(meant.toLowerCase())) {
        const advice = `Remove it; ${(0,wording/* quote */.hD)(meant)} need not be listed twice.`;
        const fix = { title: "Remove it.", safe: true, steps: [{ kind: "remove", path }] };
        return { place, message, advice, ...(listed.has(meant.toLowerCase()) && { fix }) };
    }
    renamed.add(meant.toLowerCase());
    const use = `Use ${(0,wording/* quote */.hD)(meant)}.`;
    const step = { kind: "replace-value", path, value: meant };
    return { place, message, advice: use, fix: { title: use, safe: true, steps: [step] } };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/model-pattern.js







const modelPattern = {
    id: "model-pattern",
    severity: "warning",
    summary: "A pattern in the place of a model id",
    why: "Patterns are not a feature of the file: an id must match a model exactly, so this one matches no model.",
    description: "Finds globs (`example-*`, `example-?`) and regular expressions (`^example-`, `/example-.*/`) in `allow`, `deny` and `overrides`, unless a custom model or the policy's model catalogue has exactly this id. The advice lists the models that it was meant for, as far as they are known: custom models, the policy's model catalogue, and what the layers name in `allow`, `deny` and `overrides`. It is an error where `allow` thereby leaves no model, because discovery is off. `diff` and `resolve` do not take a pattern for a model that the provider returns.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "deny": ["example-*"] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "deny": ["example-large", "example-small"] } } } }',
    },
    *check({ configuration, policy }) {
        const budget = { letterPairs: limits/* MODEL_GUESS_MAX_LETTER_PAIRS */.Su };
        for (const view of configuration.namingModels) {
            if (namesPattern(view))
                yield* findPatterns(view, policy, budget);
        }
    },
};
function namesPattern({ ownModels, provider: { models } }) {
    const { allow, deny } = models;
    return (allow.items.some(({ id }) => (0,id_pattern/* isPattern */.P)(id)) ||
        deny.items.some(({ id }) => (0,id_pattern/* isPattern */.P)(id)) ||
        Object.keys(ownModels.overrides).some(id_pattern/* isPattern */.P));
}
function* findPatterns(view, policy, budget) {
    const meantBy = (0,lazily/* lazily */.q)(() => createMatcher(idsNamedIn(view, policy), budget));
    const leavesNothing = allowsNothingDeclared(view.provider.models);
    const isPatternHere = ({ id }) => isUnknownPattern(id, view, policy);
    const areAllPatterns = view.provider.models.allow.items.every(isPatternHere);
    for (const model of namedModels(view, statedModels(view))) {
        const { id, key, place } = model;
        if (!isPatternHere(model))
            continue;
        const rest = key === "allow" && (leavesNothing || areAllPatterns) ? ", and no model is left" : "";
        yield {
            place,
            ...(leavesNothing && key === "allow" && { severity: "error" }),
            message: `The model id ${(0,wording/* quote */.hD)(id)} in ${(0,wording/* quote */.hD)(key)} is taken literally${rest}: patterns are not a feature of the file.`,
            advice: adviceOnPattern(model, meantBy()(id)),
        };
    }
}
function idsNamedIn({ id: provider, path, provider: { models, configuration } }, policy) {
    const ids = new Set([...models.custom.byId.keys(), ...(catalogOf(provider, policy) ?? [])]);
    for (const document of configuration.documents) {
        const lists = (0,json/* objectAt */.lJ)((0,json/* valueAt */.fK)(document, path) ?? null, "models") ?? {};
        for (const { text } of [...(0,json/* textsAt */.i1)(lists, "allow"), ...(0,json/* textsAt */.i1)(lists, "deny")])
            ids.add(text);
        for (const id of Object.keys((0,json/* objectAt */.lJ)(lists, "overrides") ?? {}))
            ids.add(id);
    }
    return Array.from(ids).filter((id) => !(0,id_pattern/* isPattern */.P)(id) && !isPadded(id));
}
function createMatcher(ids, budget) {
    let letters = 0;
    for (const id of ids)
        letters += id.length + 1;
    return (pattern) => {
        const pairs = letters * (pattern.length + 1);
        if (pairs > budget.letterPairs)
            return [];
        budget.letterPairs -= pairs;
        return (0,id_pattern/* matchedIds */.Z)(pattern, ids);
    };
}
function adviceOnPattern({ id, key }, meant) {
    const isForAll = (0,id_pattern/* matchedIds */.Z)(id, [""]).length > 0;
    if (meant.length === 0 || isForAll)
        return ADVICE[key];
    const models = (0,wording/* quoteAll */._R)(meant, "and");
    if (key === "overrides")
        return `Add a separate override for each model, such as ${models}.`;
    return `List each model by its id: ${models} ${meant.length === 1 ? "is the known one" : "are the known ones"} that it was meant for.`;
}
const ADVICE = {
    allow: 'List each model by its id, or remove "allow" to offer all models.',
    deny: 'List each model by its id, or set "enabled" to false to hide the provider.',
    overrides: "Add a separate override for each model.",
};

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/not-a-configuration.js
var not_a_configuration = __webpack_require__(1270);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/operation-path.js
var operation_path = __webpack_require__(1335);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/plain-http.js


const plainHttp = {
    id: "plain-http",
    severity: "warning",
    summary: "A URL without encryption",
    why: "Anyone on the network path can read and change what is sent, including the credential.",
    description: "Finds `http://` to a host that is neither this machine nor in a private network. Ignores loopback, private and link-local addresses, host names with a single label, names under `localhost`, `local`, `internal`, `intranet`, `private`, `corp`, `home`, `home.arpa`, `lan`, `svc` and `test`, which do not exist in public DNS, and a URL that another layer replaces.",
    fix: 'Replaces "http" with "https"; not safe, because the server may not support it. Not available if the URL has port 80.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "http://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    dependsOn: "provider",
    *check(context) {
        for (const url of context.configuration.urls) {
            const http = url.isInForce ? url.http : undefined;
            if (http?.scheme !== "http" || (0,http_url/* isPrivateHost */.Sf)(http.hostname))
                continue;
            const isAtPort80 = http.hasPort && http.port === 80;
            yield {
                place: { path: url.path, part: "value" },
                message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} is not encrypted, and its host is not in a private network.`,
                advice: isAtPort80
                    ? 'Use "https" and the port for it, or no port; port 80 is for "http".'
                    : 'Use "https", if the server supports it.',
                ...(isAtPort80 ? {} : { fix: writeHttps(url.path, http) }),
            };
        }
    },
};
function writeHttps(path, { scheme }) {
    return {
        title: 'Use "https".',
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: scheme.length, text: "https" }],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/reserved-header.js






const CREDENTIAL_HEADERS = ["authorization", "x-api-key", "proxy-authorization"];
const TRANSPORT_HEADERS = [
    "accept",
    "accept-encoding",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "expect",
    "host",
    "keep-alive",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];
const reservedHeader = {
    id: "reserved-header",
    severity: "error",
    summary: "A custom header that the assistant sets itself",
    why: "The client sets this header on every request; a second one is ignored, breaks the request, or puts a credential into a shared file.",
    description: "Finds `Authorization`, `x-api-key`, a provider's version header and transport headers (`Host`, `Content-Type`, `Content-Length`, `Accept`, `Connection` and similar) in `customHeaders`, regardless of case (specification 2.3). Where the vocabulary says that a client drops a header or sends its own in its place, the header is only a warning. Where such a header contains a credential, the advice is also to revoke it: the history of the file keeps it.",
    fix: "Removes the header.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "Content-Type": "application/json" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    refusesValue: true,
    *check(context) {
        const versionHeaders = (0,lazily/* lazily */.q)(() => versionHeadersIn(context.configuration.vocabulary));
        for (const view of context.configuration.entries) {
            for (const { path, name, value } of view.headers) {
                const fate = fateOf(name, view, context.configuration.vocabulary);
                const reason = fate === undefined ? reservedReason(name, versionHeaders) : reserved_header_REASONS[fate];
                if (reason === undefined)
                    continue;
                yield {
                    place: { path, part: "key" },
                    ...(fate !== undefined && { severity: "warning", why: "A reader expects the header to be sent." }),
                    message: `The header ${(0,wording/* quoteHeader */.m9)(name)} ${reason}.`,
                    advice: adviceOnHeader(name, value),
                    fix: { title: "Remove the header.", safe: true, steps: [{ kind: "remove", path }] },
                };
            }
        }
    },
};
const reserved_header_REASONS = {
    dropped: "has no effect: the client drops it without notice",
    overwritten: "has no effect: the client sends a value of its own in its place",
};
function fateOf(name, { provider }, { reservedHeaders }) {
    const ofKind = (0,effective_provider/* entryKindOf */.C0)(provider)?.reservedHeaders;
    if (ofKind === undefined && reservedHeaders === undefined)
        return undefined;
    const lower = (0,header_name/* readHeaderLine */._p)(name).name.toLowerCase();
    return fateIn(ofKind, lower) ?? fateIn(reservedHeaders, lower);
}
function fateIn(headers = {}, name) {
    return Object.hasOwn(headers, name) ? headers[name] : undefined;
}
function adviceOnHeader(header, value) {
    const { name, value: pasted } = (0,header_name/* readHeaderLine */._p)(header);
    const isRevoked = [pasted, value].some((held) => holdsRealCredential(name, held));
    return isRevoked ? "Remove it, and revoke the credential in it." : "Remove it.";
}
function holdsRealCredential(name, value) {
    if (typeof value !== "string" || value.trim() === "" || (0,secrets/* isPlaceholder */.wK)(value))
        return false;
    return CREDENTIAL_HEADERS.includes(name.toLowerCase()) || (0,credential_likeness/* credentialLikeness */.WU)(value) === "certain";
}
function reservedReason(name, versionHeaders) {
    const lower = (0,header_name/* readHeaderLine */._p)(name).name.toLowerCase();
    if (CREDENTIAL_HEADERS.includes(lower))
        return "contains the credential, which must not be stored in this file";
    if (TRANSPORT_HEADERS.includes(lower))
        return "is set by the transport";
    return versionHeaders().has(lower) ? "contains the provider's API version, which the client sets" : undefined;
}
function versionHeadersIn({ providers }) {
    return new Set(Object.values(providers).map(({ versionHeader }) => versionHeader?.toLowerCase()));
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-reference.js
var schema_reference = __webpack_require__(1575);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-rules.js
var schema_rules = __webpack_require__(4933);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-header.js





const secretInHeader = {
    id: "secret-in-header",
    severity: "error",
    findsCredentials: true,
    summary: "A custom header that looks like a credential",
    why: "The file is shared and versioned: anyone who can read it or its history can use the credential.",
    description: "Finds custom headers whose name is that of a credential (`X-Auth-Token`, `Api-Key`, `Cookie`) or whose value looks like a credential or contains one: the shape of a known kind of key, a scheme such as `Bearer` before it, a URL with a password, `api_key=…`, or a long run of random letters and digits. Also checks values pasted into a name (`X-Auth-Token: …`), entries with an unknown id, and values hidden by a duplicate key. Ignores switches, small numbers, placeholders such as `${GATEWAY_TOKEN}`, and ids: UUIDs, and hexadecimal digits under a name such as `X-Tenant-Id`. The value is never repeated. Headers that are not allowed at all are reported by `reserved-header`, placeholders by `header-placeholder`.",
    fix: "Removes the header; not safe if the value only looks random, or is a short word under the name of a credential.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Token": "correct horse" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Route": "research" } } } }',
    },
    refusesValue: true,
    check: (context) => checkAllValues(context, secret_in_header_findSecrets),
};
function* secret_in_header_findSecrets({ configuration }) {
    yield* findInHeaders(configuration.entries);
    yield* findInHeaders(configuration.unknownEntries);
}
function* findInHeaders(entries) {
    for (const view of entries) {
        for (const { path, name, value } of view.headers) {
            const found = judgeHeader(name, value);
            if (found === undefined)
                continue;
            yield {
                place: { path, part: found.part },
                message: found.message,
                advice: "Remove the header, revoke the credential, and store the new one where the assistant keeps credentials.",
                fix: {
                    title: "Remove the header.",
                    safe: found.likeness === "certain" || found.part === "key",
                    steps: [{ kind: "remove", path }],
                },
            };
        }
    }
}
function judgeHeader(name, value) {
    const line = (0,header_name/* readHeaderLine */._p)(name);
    const text = value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
    const isOneName = line.name !== name && !/[:=]/.test(name);
    for (const [part, held] of [["value", text], ["key", line.value]]) {
        if (held === "")
            continue;
        const byName = (0,credential_likeness/* likenessByName */.jY)(line.name, held) ?? (isOneName ? (0,credential_likeness/* likenessByName */.jY)(name, text) : undefined);
        const isNone = (0,secrets/* isPlaceholder */.wK)(held) || (0,credential_likeness/* isNamedId */.xV)(line.name, held);
        const byValue = isNone ? undefined : (0,credential_likeness/* credentialLikeness */.WU)(held);
        if (byName === undefined && byValue === undefined)
            continue;
        const holder = part === "key" ? "name" : "value";
        const message = byName === undefined
            ? `The ${holder} of the header ${(0,wording/* quoteHeader */.m9)(name)} looks like a credential.`
            : `The header ${(0,wording/* quoteHeader */.m9)(name)} has the name of a credential.`;
        return { part, likeness: byValue === "certain" ? byValue : (byName ?? "likely"), message };
    }
    return undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/settings-rules.js
var settings_rules = __webpack_require__(3955);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __webpack_require__(3309);
// EXTERNAL MODULE: ./.build/action/shared/schema/model-definitions.js
var model_definitions = __webpack_require__(7721);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/token-limits.js



const tokenLimits = {
    id: "token-limits",
    severity: "error",
    summary: "A token limit above the model's context length",
    why: "The context contains both input and output, so the provider rejects requests up to such a limit.",
    description: "Finds custom models and overrides whose `maxInputTokens` or `maxOutputTokens` is above their `maxContextLength`; if only their sum is, it is a notice, because some providers count them separately. A custom model is checked together with its override, which takes precedence.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 100000, "maxOutputTokens": 200000 }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 200000, "maxOutputTokens": 100000 }
} } } } }`,
    },
    dependsOn: "provider",
    *check(context) {
        for (const view of context.configuration.entries) {
            for (const model of statedModelsOf(view, mayExceed))
                yield* checkModel(model);
        }
    },
};
function mayExceed(fields) {
    const tokensOf = (field) => numberOfTokens(statedValue(fields, field)) ?? 0;
    const limits = tokensOf("maxOutputTokens") + tokensOf("maxInputTokens");
    return limits > 0 && limits > tokensOf("maxContextLength");
}
function* checkModel(model) {
    const context = tokenCount(model, "maxContextLength", "The context length is set here.");
    if (context === undefined)
        return;
    const limits = ["maxOutputTokens", "maxInputTokens"]
        .map((field) => tokenCount(model, field, "The other limit is set here."))
        .filter((limit) => limit !== undefined);
    const above = limits.filter(({ tokens }) => tokens > context.tokens);
    for (const limit of above) {
        yield* conflict([{ ...limit, message: "The limit is set here." }, context], `"${limit.name}" of ${model.name} is ${limit.tokens}, which is more than its "maxContextLength" of ${context.tokens}`, { advice: `Lower "${limit.name}", or raise "maxContextLength".` });
    }
    const sum = limits.reduce((total, { tokens }) => total + tokens, 0);
    if (above.length > 0 || sum <= context.tokens)
        return;
    yield* conflict([...limits, context], `"maxInputTokens" and "maxOutputTokens" of ${model.name} add up to more than its "maxContextLength" of ${context.tokens}`, { severity: "notice", advice: "Lower one of them, unless the provider counts them separately." });
}
function tokenCount({ setting }, name, message) {
    const stated = setting(name);
    const tokens = numberOfTokens(stated.value);
    return tokens === undefined ? undefined : { ...stated, name, message, tokens };
}
function numberOfTokens(value) {
    const isCount = typeof value === "number" && Number.isInteger(value) && value > 0 && value <= model_definitions/* TOKENS_MAX */.I;
    return isCount ? value : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/unknown-model.js






const unknownModel = {
    id: "unknown-model",
    severity: "notice",
    summary: "An unknown model id",
    why: "An id must match a model exactly; an id that matches none has no effect, without an error.",
    description: "Finds ids in `allow`, `deny` and `overrides` that belong to no known model: neither to a custom model of the provider, with other layers merged in if they are given, nor to one in the policy's model catalogue. It is a warning if discovery is off or the catalogue has the provider; otherwise discovery may return the model. It is an error if discovery is off and `allow` names no custom model, so that none is left. If nothing is known about a provider's models, it finds only ids that cannot be valid: ids with whitespace around them, and ids that are only whitespace. Patterns are left to `model-pattern`, and what another list leaves out anyway to `dead-entry`.",
    fix: "In `allow`, replaces the id with the one known id that is similar; in `allow` and `deny`, removes the whitespace around it; never safe, because the id may be correct.",
    examples: {
        wrong: `{ "providers": { "provider_c": { "models": {
  "allow": ["local-small", "lokal-large"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
    { "id": "local-large", "name": "Local Large", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
        right: `{ "providers": { "provider_c": { "models": {
  "allow": ["local-small", "local-large"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
    { "id": "local-large", "name": "Local Large", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
    },
    dependsOn: "provider",
    *check(context) {
        const budget = { letterPairs: limits/* MODEL_GUESS_MAX_LETTER_PAIRS */.Su };
        for (const view of context.configuration.namingModels) {
            if (namesUnknown(view, context.policy))
                yield* findUnknownModels(view, context.policy, budget);
        }
    },
};
function namesUnknown({ id: provider, ownModels, provider: { models } }, policy) {
    const isUnknown = (id) => !models.custom.byId.has(id) && !catalogOf(provider, policy)?.has(id);
    return (models.allow.items.some(({ id }) => isUnknown(id)) ||
        models.deny.items.some(({ id }) => isUnknown(id)) ||
        Object.keys(ownModels.overrides).some(isUnknown));
}
function knownOf(view, policy, budget) {
    const known = knownModelsOf(view, policy);
    const severity = known.isInCatalog || !known.inForce.isDiscovering ? "warning" : "notice";
    return { ...known, view, guess: (0,did_you_mean/* createGuess */.gK)(known.ids, budget), severity, listed: timesListed(view) };
}
function timesListed({ ownModels: { allow, deny } }) {
    const listed = new Map();
    for (const { id } of [...allow.items, ...deny.items])
        listed.set(id, (listed.get(id) ?? 0) + 1);
    return listed;
}
function* findUnknownModels(view, policy, budget) {
    const known = knownOf(view, policy, budget);
    const excludingListOf = excludingLists(view, policy, known.inForce);
    const leavesNothing = allowsNothingDeclared(view.provider.models);
    for (const named of namedModels(view, known.inForce)) {
        const { id, key } = named;
        if (known.ids.has(id) || isUnknownPattern(id, view, policy))
            continue;
        const severity = leavesNothing && key === "allow" ? "error" : known.severity;
        const impossible = impossibleId(named, known);
        if (impossible !== undefined)
            yield { ...impossible, severity };
        else if (known.isEnough && excludingListOf(named) === undefined)
            yield { ...unknownId(named, known, severity === "error" ? ", and no model is left" : ""), severity };
    }
}
function impossibleId(named, known) {
    const { id, key, place } = named;
    if (!isPadded(id))
        return undefined;
    const trimmed = id.trim();
    if (trimmed === "") {
        return { place, message: `A model id in ${(0,wording/* quote */.hD)(key)} is only whitespace.`, advice: "Use the id of a model." };
    }
    return {
        place,
        message: `The model id ${(0,wording/* quote */.hD)(id)} has whitespace before or after it.`,
        advice: "Remove the whitespace.",
        ...rewrite(named, known, trimmed, "Remove the whitespace.", whitespaceOf(id)),
    };
}
function whitespaceOf(id) {
    const start = id.length - id.trimStart().length;
    const end = id.trimEnd().length;
    return [
        { start: 0, end: start, text: "" },
        { start: end, end: id.length, text: "" },
    ].filter((part) => part.start < part.end);
}
function unknownId(named, known, rest) {
    const { id, place } = named;
    const meant = known.guess(id);
    const { custom, discovery, isDiscovering } = known.inForce;
    const elsewhere = describeElsewhere([
        { ...custom, name: "custom" },
        ...(isDiscovering ? [] : [{ ...discovery, name: "discovery" }]),
    ]);
    const [nearest, ...others] = meant;
    const isReplaceable = nearest !== undefined && others.length === 0 && named.key === "allow";
    return {
        place,
        message: `Unknown model ${(0,wording/* quote */.hD)(id)} of ${(0,wording/* quote */.hD)(known.view.id)}${isDiscovering ? "" : "; discovery is off"}${rest}${elsewhere}.`,
        advice: adviceOnUnknown(named, meant, known),
        ...(isReplaceable
            ? rewrite(named, known, nearest, `Use ${(0,wording/* quote */.hD)(nearest)}.`, [{ start: 0, end: id.length, text: nearest }])
            : {}),
    };
}
function adviceOnUnknown({ key }, meant, { isInCatalog, inForce }) {
    if (meant.length > 0)
        return `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?`;
    if (key === "deny") {
        const mayBe = inForce.isDiscovering && !isInCatalog;
        return mayBe ? "Check that discovery returns the model, or correct the id." : "Correct the id, or remove it.";
    }
    if (isInCatalog)
        return "Correct the id, or add it to the policy's model catalogue.";
    if (!inForce.isDiscovering)
        return 'Add the model under "custom", or remove its id.';
    return 'Check that discovery returns the model, or add it under "custom".';
}
function rewrite({ id, key, place }, { listed }, meant, title, parts) {
    if (key === "overrides" || listed.get(id) !== 1 || listed.has(meant))
        return {};
    listed.set(meant, 1);
    return {
        fix: { title, safe: false, steps: parts.map((part) => ({ kind: "edit-string", path: place.path, ...part })) },
    };
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/unsafe-key.js
var unsafe_key = __webpack_require__(8504);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/url-syntax.js






const urlSyntax = {
    id: "url-syntax",
    severity: "error",
    summary: "An invalid URL",
    why: "The client supports only absolute http and https URLs, and fails on anything else when the provider is first used.",
    description: "Finds every `baseUrl`, `endpoint` and `endpoints` that is not an absolute `http` or `https` URL, or that clients read in different ways: whitespace and invisible characters anywhere in it, backslashes, too few or too many slashes after the scheme, an invalid host, and placeholders such as `${HOST}`, `$HOST`, `{env:HOST}` and `os.environ/HOST`, which are never replaced. A query or fragment is a warning, because the client appends the path of the operation after it; so are two slashes in a row in the path. An empty string counts as absent.",
    fix: "Removes whitespace and invisible characters before and after a URL. Adds a missing scheme before a host; not safe, because it may be the other one.",
    examples: {
        wrong: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "localhost:8000" } } } }',
        right: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "http://localhost:8000" } } } }',
    },
    *check(context) {
        for (const url of context.configuration.urls) {
            const found = findProblem(url);
            if (found === undefined)
                continue;
            const { problem, ...rest } = found;
            yield { ...rest, place: { path: url.path, part: "value" }, message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} ${problem}.` };
        }
    },
};
function findProblem(url) {
    const { text, path, http } = url;
    if (MAY_HOLD_PLACEHOLDER.test(text) && (0,secrets/* holdsPlaceholder */.kG)(text))
        return placeholderIn(text);
    if (http !== undefined)
        return (http.path.end === text.length || (0,effective_urls/* isTrimmed */.Vu)(url) ? undefined : findSuffix(text)) ?? findSlashes(text, http);
    const { start, end } = trimmed(text);
    const inner = text.slice(start, end);
    if (inner === text)
        return missingScheme(text, path) ?? explainUrl(text);
    if (inner === "")
        return { problem: "is only whitespace", advice: "Enter the URL, or remove the key." };
    if ((0,http_url/* readHttpUrl */.y7)(inner) === undefined)
        return explainUrl(inner);
    return {
        problem: "has whitespace or invisible characters before or after it",
        advice: REMOVE_WHITESPACE,
        fix: removeAround(path, text.length, { start, end }),
    };
}
function findSuffix(text) {
    const rest = (0,url_secrets/* without */.FF)(text, (0,url_secrets/* findUrlSecrets */.gx)(text).removals);
    const end = (0,http_url/* readHttpUrl */.y7)(rest)?.path.end ?? rest.length;
    if (end === rest.length)
        return undefined;
    const part = rest[end] === "?" ? "query" : "fragment";
    return {
        severity: "warning",
        problem: `has a ${part}, but the client appends the path of the operation after it`,
        advice: `Remove the ${part}; use the path or a custom header instead.`,
    };
}
function findSlashes(text, { path }) {
    if (!text.includes("//", path.start) || !/(?<!:)\/\//.test(text.slice(path.start, path.end)))
        return undefined;
    return {
        severity: "warning",
        problem: "has two slashes in a row in its path, which some servers do not treat as one",
        advice: "Use a single slash.",
    };
}
function missingScheme(text, path) {
    const slashes = text.startsWith("//") ? 2 : 0;
    const http = (0,http_url/* readHttpUrl */.y7)(`https://${text.slice(slashes)}`);
    const isHost = http !== undefined && (http.hasPort || /[.\]]|^localhost$/.test(http.hostname));
    if (!isHost)
        return undefined;
    const start = (0,http_url/* isPrivateHost */.Sf)(http.hostname) ? "http://" : "https://";
    const title = `Add "${start}" at the start.`;
    const fix = {
        title,
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: slashes, text: start }],
    };
    return { problem: WITHOUT_SCHEME, advice: title, fix };
}
const REMOVE_WHITESPACE = "Remove the whitespace.";
const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;
function trimmed(text) {
    let start = 0;
    while (start < text.length && INVISIBLE.test(text[start] ?? ""))
        start += 1;
    let end = text.length;
    while (end > start && INVISIBLE.test(text[end - 1] ?? ""))
        end -= 1;
    return { start, end };
}
function removeAround(path, length, { start, end }) {
    const removals = [
        { start: 0, end: start },
        { start: end, end: length },
    ].filter((one) => one.end > one.start);
    return {
        title: REMOVE_WHITESPACE,
        safe: true,
        steps: removals.map((one) => ({ kind: "edit-string", path, ...one, text: "" })),
    };
}
const MAY_HOLD_PLACEHOLDER = /[$%{<]|os\.environ/;
function placeholderIn(text) {
    return {
        problem: "contains a placeholder, which is never replaced",
        advice: (0,secrets/* mentionsCredentialName */.I7)(text)
            ? "Remove it, and store the credential where the assistant keeps credentials."
            : "Enter the final URL; credentials are stored where the assistant keeps them.",
    };
}
const WITHOUT_SCHEME = 'does not start with "https://" or "http://"';
const url_syntax_ADVICE = 'Use an absolute URL, for example "https://gateway.example.com/v1".';
function explainUrl(text) {
    if (/[{}<>]/.test(text))
        return placeholderIn(text);
    if (/^https?:\/\/(?![/\\])/i.test(text))
        return explainRest(text.slice(text.indexOf("/") + 2));
    if (/^https?[:;,/\\]/i.test(text))
        return { problem: 'does not have "://" after its scheme', advice: 'Use "://" after the scheme.' };
    const [, other] = /^([a-z][a-z\d+.-]*):[/\\]{2}/i.exec(text) ?? [];
    if (other === undefined)
        return { problem: WITHOUT_SCHEME, advice: url_syntax_ADVICE };
    const nearest = (0,did_you_mean/* nearestNames */.LE)(other, ["https", "http"]);
    return {
        problem: `has the scheme ${(0,wording/* quote */.hD)(other)}, which the client does not support`,
        advice: nearest.length === 0 ? url_syntax_ADVICE : `Did you mean ${(0,wording/* quoteAll */._R)(nearest, "or")}?`,
    };
}
function explainRest(rest) {
    if (INVISIBLE.test(rest))
        return { problem: "contains whitespace or an invisible character", advice: "Remove it." };
    if (rest.includes("\\"))
        return { problem: "contains a backslash", advice: 'Use "/" instead.' };
    if (/^https?:?\/\//i.test(rest))
        return { problem: "has two schemes", advice: "Remove one of them." };
    const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
    const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(.*)$/.exec(authority.slice(authority.lastIndexOf("@") + 1)) ?? [];
    if (host === "")
        return { problem: "has no host", advice: "Add the host after the scheme." };
    if (/[$%]/.test(host))
        return placeholderIn(host);
    if (!/^(?::\d*)?$/.test(port) || Number(port.slice(1)) > PORT_MAX)
        return { problem: "has an invalid port", advice: `Use a port from 1 to ${PORT_MAX}, or none.` };
    return { problem: "has an invalid host", advice: 'Use a host such as "gateway.example.com".' };
}
const PORT_MAX = 65_535;

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/version-segment.js







const versionSegment = {
    id: "version-segment",
    severity: "error",
    summary: "A base URL without the version segment that the provider needs",
    why: "The client appends the path of the operation to the base URL, so without the segment the server answers every request with 404.",
    description: "Finds a `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by its type, else by the provider whose protocol it names in `protocol`, here or in another layer. Where the vocabulary says that the client adds the segment to any URL, or the assistant to the bare host of the provider, nothing is missing. A path that ends in something else is a warning, because a gateway may add the segment. In `endpoints` and models, which usually have their own path, only bare hosts are reported, and only for a protocol of the provider itself that the provider or one of its models uses. A URL that another layer replaces is ignored. An operation at the end is reported by `operation-path`.",
    fix: "Appends the segment to a bare host. To a path it appends the segment, replaces another version with it or removes what follows it; not safe, because the server may need the path as it is.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
    },
    dependsOn: "provider",
    *check(context) {
        const versions = (0,operation_path/* versionsIn */.bS)(context.configuration.vocabulary);
        for (const url of context.configuration.urls) {
            const { http } = url;
            const kind = url.isInForce ? kindAt(url, context.configuration.vocabulary) : undefined;
            const segment = kind?.versionSegment;
            if (kind === undefined || segment === undefined || http === undefined)
                continue;
            const segments = (0,http_url/* pathSegments */.Mz)(url.text, http);
            if (segments === undefined)
                continue;
            const { kept, isCertain } = (0,operation_path/* stripPath */.C7)(segments, versions);
            const isBareHost = kept.length === 0 && (segments.length === 0 || isCertain);
            const isOfProvider = url.field === "baseUrl" || url.field === "endpoint";
            const parts = segment.split("/");
            if (endsIn(kept, parts) || !(isBareHost || isOfProvider))
                continue;
            if (isAdded(url, kind))
                continue;
            if (url.field === "endpoints" && !(0,protocol/* spokenProtocols */.qg)(url.view.provider).has(url.protocol))
                continue;
            if ((0,secrets/* holdsPlaceholder */.kG)(url.text.slice(segments.at(-1)?.start)))
                continue;
            const { order, ...part } = correctionFor(parts, kept, http, versions);
            const step = { kind: "edit-string", path: url.path, ...part };
            yield {
                place: { path: url.path, part: "value" },
                severity: isBareHost ? "error" : "warning",
                message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} ${segments.length === 0 ? "has no path" : "does not end in the version segment"}; its path must end in ${(0,wording/* quote */.hD)(`/${segment}`)}.`,
                advice: `${order}${isBareHost ? "" : ", unless the server needs it as it is"}.`,
                ...(kept.length === segments.length ? { fix: { title: `${order}.`, safe: isBareHost, steps: [step] } } : {}),
            };
        }
    },
};
function endsIn(segments, parts, count = segments.length) {
    const start = count - parts.length;
    return start >= 0 && parts.every((part, index) => segments[start + index]?.text === part);
}
function kindAt(url, vocabulary) {
    const { field, view } = url;
    const own = (0,effective_provider/* entryKindOf */.C0)(view.provider);
    if (field === "endpoint" && own?.address !== "endpoint")
        return undefined;
    const isOfProvider = field === "baseUrl" || field === "endpoint";
    const isOwn = isOfProvider && (view.kind === "built-in" || own?.versionSegment !== undefined);
    return isOwn ? own : kindOfProtocol(url, vocabulary);
}
function kindOfProtocol({ view, protocol }, { providers, protocols }) {
    const isKnown = protocol !== undefined && Object.hasOwn(protocols, protocol);
    const provider = isKnown ? protocols[protocol]?.provider : undefined;
    if (provider === undefined || (view.kind === "built-in" && provider !== view.id))
        return undefined;
    return providers[provider];
}
function isAdded({ text, view }, kind) {
    return kind.versionSegmentAddedBy === "client" || (view.kind === "built-in" && (0,effective_provider/* isCompleted */.Yw)(text, kind));
}
function correctionFor(parts, segments, { path }, { isVersion }) {
    const segment = parts.join("/");
    const inner = segments.findLast((_, index) => endsIn(segments, parts, index + 1));
    if (inner !== undefined)
        return { order: `Remove what follows "/${segment}"`, start: inner.end, end: path.end, text: "" };
    const last = segments.at(-1);
    const begun = countBegun(segments, parts);
    if (begun > 0) {
        const rest = `/${parts.slice(begun).join("/")}`;
        return { order: `Append "${rest}" to the path`, start: last?.end ?? path.start, end: path.end, text: rest };
    }
    if (last !== undefined && (isVersion(last) || /^v\d+[a-z0-9]*$/i.test(last.text))) {
        const rest = parts.slice(countBegun(segments.slice(0, -1), parts)).join("/");
        return { ...last, order: `Replace ${(0,wording/* quote */.hD)(`/${last.text}`)} with "/${rest}"`, text: rest };
    }
    const start = last?.end ?? path.start;
    return { order: `Append "/${segment}" to the path`, start, end: path.end, text: `/${segment}` };
}
function countBegun(segments, parts) {
    return Math.max(0, parts.findLastIndex((_, count) => count > 0 && endsIn(segments, parts.slice(0, count))));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/index.js































const rules = [
    allowDenyOverlap,
    credential,
    customId,
    deadEntry,
    deadSetting,
    defaultProtocolRule,
    duplicate_key/* duplicateKey */.V,
    duplicateModel,
    headerPlaceholder,
    headerSyntax,
    hostNotAllowed,
    mediaTypes,
    modelPattern,
    noModelsLeft,
    not_a_configuration/* notAConfiguration */.R,
    operation_path/* operationPath */.rH,
    plainHttp,
    reservedHeader,
    schema_reference/* schemaReference */.L,
    secretInHeader,
    secretInUrl,
    tokenLimits,
    unknownModel,
    unsafe_key/* unsafeKey */.O,
    urlSyntax,
    versionSegment,
];
const ruleDescriptions = [
    ...text_rules/* textRules */.fD,
    ...schema_rules/* schemaRules */.Rq,
    ...comment_rules/* commentRules */.z,
    ...layer_rules/* layerRules */.zB,
    ...settings_rules/* settingsRules */.T4,
    ...rules,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));


/***/ }),

/***/ 4693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ layerIncomplete),
/* harmony export */   _K: () => (/* binding */ layerIgnored),
/* harmony export */   fV: () => (/* binding */ layerUnreadable),
/* harmony export */   ji: () => (/* binding */ layerBlock),
/* harmony export */   kh: () => (/* binding */ layerConflict),
/* harmony export */   zB: () => (/* binding */ layerRules)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6672);

const layerUnreadable = {
    id: "layer-unreadable",
    severity: "error",
    summary: "A layer that cannot be read",
    why: "What the layer says is not known.",
    description: `Finds layers with syntax errors, layers that are nested too deeply or are not an object, and layers beyond the ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LAYERS_MAX */ .W$} that are resolved together. An enforced layer that cannot be read disables every provider that no enforced layer above it enables, because what it closes is not known; any other one counts as empty. Of too many layers, the lowest default layers have no effect, then the lowest user layers, and never an enforced one. A policy cannot change this rule.`,
    examples: { wrong: "an enforced layer without its last bracket", right: "the same layer with the bracket" },
};
const layerIgnored = {
    id: "layer-ignored",
    severity: "error",
    summary: "A layer that the assistant ignores",
    why: "The assistant takes nothing from this layer, so no part of it has an effect.",
    description: "Finds layers that have no effect as a whole because the vocabulary says so: a comment or a comma at the end where the assistant reads plain JSON, an invalid part where it takes all of a layer or nothing, and a value at the top level for which it ignores the file, such as a `version` that it does not know. Such a layer enforces nothing, also in `resolve` and `diff`. A policy cannot change this rule.",
    examples: {
        wrong: "an enforced layer with a comment, for an assistant that reads it as plain JSON",
        right: "the same layer without the comment",
    },
};
const layerBlock = {
    id: "layer-block",
    severity: "error",
    summary: "An invalid part of a layer",
    why: "This part has no effect, while the rest of the layer does.",
    description: "Finds what the schema does not allow in a layer: unknown or invalid provider entries, an invalid `default`, and unknown or invalid keys at the top level. Each counts as not written, and its valid siblings stay. A custom entry may omit its `type` if another layer has it. In the file that is checked itself, the rules about its schema find the same. A policy cannot change this rule.",
    examples: {
        wrong: "a layer in which `provider_a` has `enabled: 1`, so that the entry has no effect",
        right: "the same layer with `enabled: true`",
    },
};
const layerConflict = {
    id: "layer-conflict",
    severity: "error",
    summary: "An entry that conflicts with other layers",
    why: "Entries that are not valid together cannot all have an effect, and what is enforced must not give way.",
    description: "Finds entries of one custom provider that are valid in each layer, but not together, such as the settings of one type in a layer and another type in the layer above it. The entry of the lowest layer without which the others are valid has no effect; the rest of its layer does. An entry of an enforced layer never gives way to a lower layer. If no one entry can give way, the provider is not in force. A policy cannot change this rule.",
    examples: {
        wrong: "an enforced layer with a custom provider of one type, and a file with that provider and a section that only another type has",
        right: "the same file without the section",
    },
};
const layerIncomplete = {
    id: "layer-incomplete",
    severity: "warning",
    summary: "A custom provider whose type no layer has",
    why: "Without its type it is not a provider, so what the layer says of it has no effect.",
    description: "Finds entries of custom providers in a layer where neither this layer nor another one has the `type`. The rest of the layer has its effect, and so has the entry as soon as a layer completes it. It is an error in the user's layer, where `missing-key` finds it if the file is checked. A policy cannot change this rule.",
    examples: {
        wrong: "an enforced layer that disables a custom provider which no configuration has",
        right: "the same layer, and a configuration with the provider",
    },
};
const layerRules = [
    layerUnreadable,
    layerIgnored,
    layerBlock,
    layerConflict,
    layerIncomplete,
];


/***/ }),

/***/ 1270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOtherProgramsFile),
/* harmony export */   R: () => (/* binding */ notAConfiguration)
/* harmony export */ });
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5844);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);
/* harmony import */ var _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6154);
/* harmony import */ var _foreign_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6347);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6672);






const notAConfiguration = {
    id: "not-a-configuration",
    severity: "error",
    summary: "A file that is no provider configuration",
    why: "Another program may have a file of this name, and nothing that is checked here holds for it.",
    description: "Finds files that hold no object, and objects in which no key at the top is, resembles, or stands in other programs for, one of the format: `$schema`, `providers`, or one that belongs under `providers`. Nothing else of such a file is checked, but for credentials. It is only a notice, and the only one, for a file that no one named: one that the Action checks because of the default globs in `files`.",
    examples: {
        wrong: '[{ "name": "north", "region": "eu-west-1" }]',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
    dependsOn: "file",
    *check({ configuration, isFoundByName = false }) {
        if (!isOtherProgramsFile(configuration))
            return;
        const { document } = configuration;
        yield {
            place: { path: [], part: "value" },
            ...(isFoundByName ? { severity: "notice" } : {}),
            message: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document)
                ? "The file has none of the keys of a provider configuration."
                : `The file is ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(document)}, and a provider configuration is an object.`,
            advice: 'If another program reads it, leave it out of what is checked; if not, put the providers under "providers".',
        };
    },
};
function isOtherProgramsFile({ document, vocabulary }) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document))
        return true;
    if (Object.hasOwn(document, "providers"))
        return false;
    const ofTop = [..._vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .TOP_LEVEL_KEYS */ .Uw, ...Object.keys(vocabulary.topLevel ?? {})];
    const known = [...ofTop, ...Object.keys(vocabulary.providers), ..._vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .RESERVED_PROVIDER_KEYS */ .I1];
    const keys = Object.keys(document);
    if (keys.length === 0 || known.some((key) => Object.hasOwn(document, key)))
        return false;
    const budget = { letterPairs: _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME_GUESS_MAX_LETTER_PAIRS */ .OW };
    const isProviders = (key) => {
        const foreign = (0,_foreign_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignKey */ .m)((0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .plainName */ .MH)(key), undefined);
        return foreign?.kind === "keys" && foreign.targets.includes("providers");
    };
    return keys
        .slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .GUESSED_KEYS_MAX */ .fv)
        .every((key) => (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestNames */ .LE)(key, known, budget).length === 0 && !isProviders(key));
}


/***/ }),

/***/ 1335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ stripPath),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   rH: () => (/* binding */ operationPath)
/* harmony export */ });
/* harmony import */ var _effective_urls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9623);
/* harmony import */ var _text_http_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9211);
/* harmony import */ var _text_lazily_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5694);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4147);




const OPERATIONS = ["completions", "messages", "responses", "embeddings"];
const operationPath = {
    id: "operation-path",
    severity: "warning",
    summary: "A base URL that contains an operation, or the version twice",
    why: "The client appends the operation to the base URL, so the path is repeated and the server answers with 404.",
    description: "Finds URLs whose path ends in an operation (`/chat/completions`, `/messages`, `/responses`, `/embeddings`, `/model/…/converse`, `/models/…:generateContent` and their like; `/models` only after a version, for it may be a gateway's own path) or that repeats the version (`/v1/v1`). Case and a slash at the end do not matter. A URL that another layer replaces, or whose end the vocabulary says that the client removes, is ignored.",
    fix: "Removes it; not safe for an operation of one word without a version before it, which may be a gateway's own path.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1/messages" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    dependsOn: "provider",
    *check(context) {
        const versions = versionsIn(context.configuration.vocabulary);
        for (const url of context.configuration.urls) {
            const http = url.isInForce && !(0,_effective_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrimmed */ .Vu)(url) ? url.http : undefined;
            const segments = http && (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(url.text, http);
            if (http === undefined || segments === undefined)
                continue;
            const { kept, operation, isCertain } = stripPath(segments, versions);
            if (kept.length === segments.length)
                continue;
            const start = kept.at(-1)?.end ?? http.path.start;
            const { end } = http.path;
            const remove = `Remove ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(url.text.slice(start, end))}.`;
            yield {
                place: { path: url.path, part: "value" },
                message: operation === undefined
                    ? `${(0,_effective_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfUrl */ .Oe)(url)} contains the version twice.`
                    : `${(0,_effective_urls_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfUrl */ .Oe)(url)} ends in the operation ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(operation)}.`,
                advice: remove,
                fix: {
                    title: remove,
                    safe: isCertain,
                    steps: [{ kind: "edit-string", path: url.path, start, end, text: "" }],
                },
            };
        }
    },
};
function stripPath(segments, versions) {
    const { isVersion } = versions;
    let end = segments.length;
    let operation;
    let isCertain = false;
    for (;;) {
        const length = operationLength(segments, end, isVersion);
        const repeated = length === 0 ? repeatedLength(segments, end, versions) : 0;
        if (length === 0 && repeated === 0)
            break;
        operation ??= length === 0 ? undefined : pathText(segments.slice(end - length, end));
        end -= length + repeated;
        isCertain ||= length > 1 || isVersion(segments[end - 1]);
    }
    return { kept: segments.slice(0, end), operation, isCertain };
}
function repeatedLength(segments, end, { isVersion, long }) {
    if (isVersion(segments[end - 1]) && isSameSegment(segments[end - 1], segments[end - 2]))
        return 1;
    return long.find((parts) => endsWith(segments, [...parts, ...parts], end))?.length ?? 0;
}
function endsWith(segments, parts, end) {
    const start = end - parts.length;
    return start >= 0 && parts.every((part, index) => segments[start + index]?.text.toLowerCase() === part);
}
function operationLength(segments, end, isVersion) {
    const textAt = (back) => segments[end - back]?.text.toLowerCase();
    const last = textAt(1);
    if (last === undefined)
        return 0;
    if (/:(?:stream)?generatecontent$/.test(last))
        return textAt(2) === "models" ? 2 : 1;
    if (last === "completions" && textAt(2) === "chat")
        return 2;
    if (last === "models")
        return isVersion(segments[end - 2]) ? 1 : 0;
    if (last === "converse" || last === "converse-stream")
        return textAt(3) === "model" ? 3 : 0;
    return OPERATIONS.includes(last) ? 1 : 0;
}
const versionsIn = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_3__/* .lazilyFor */ .N)(({ providers, customVariants }) => {
    const kinds = [...Object.values(providers), ...Object.values(customVariants)];
    const ends = kinds.flatMap(({ versionSegment }) => versionSegment?.toLowerCase() ?? []);
    const named = new Set(ends.map((end) => end.split("/").at(-1)));
    return {
        isVersion: (segment) => segment !== undefined &&
            (/^v\d+(?:(?:alpha|beta)\d*)?$/i.test(segment.text) || named.has(segment.text.toLowerCase())),
        long: [...new Set(ends)].filter((end) => end.includes("/")).map((end) => end.split("/")),
    };
});
function isSameSegment(one, other) {
    return one?.text.toLowerCase() === other?.text.toLowerCase();
}
function pathText(segments) {
    return segments.map(({ text }) => `/${text}`).join("");
}


/***/ }),

/***/ 1575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ schemaReference),
/* harmony export */   c: () => (/* binding */ schemaReferenceOf)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);


const NAME = /^(?:.*\/)?provider-?config(?:uration)?s?(?:\/v\d+)?(?:\.schema)?\.json$/i;
const DEFAULT_REFERENCE = "./provider-config.schema.json";
function schemaReferenceOf({ schema }, { schemaAddresses: [published] = [] }) {
    return schema ?? published ?? DEFAULT_REFERENCE;
}
const schemaReference = {
    id: "schema-reference",
    severity: "notice",
    summary: "No reference to the schema of provider configurations",
    why: "If the file names its schema, editors complete and explain keys and mark mistakes while you type.",
    description: "Finds files without `$schema`, or with a `$schema` that does not name a schema for provider configurations: a file called `provider-config.schema.json`, the one that the Worker serves at `/schemas/provider-config/v1.json`, one of the addresses at which the vocabulary says that it is published, or the one in `schema` of the policy. The schema is not downloaded. `provider-steward schema` prints it.",
    fix: "Adds `$schema` with the value of `schema` in the policy, else the vocabulary's first address, else `./provider-config.schema.json`; another `$schema` is replaced only if unsafe fixes are requested. Not available for a path that leads to no file.",
    examples: {
        wrong: '{ "providers": {} }',
        right: '{ "$schema": "./provider-config.schema.json", "providers": {} }',
    },
    dependsOn: "file",
    *check({ configuration: { document, vocabulary }, policy, isSchemaThere = false }) {
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document))
            return;
        const reference = schemaReferenceOf(policy, vocabulary);
        const isUsable = isSchemaThere || isUrl(reference);
        const found = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(document, "$schema");
        if (found === undefined)
            yield missing(reference, isUsable);
        else if (typeof found === "string" && found !== reference && !isKnown(found, vocabulary)) {
            yield another(found, reference, isUsable);
        }
    },
};
function isUrl(reference) {
    return /^https?:\/\//i.test(reference);
}
function missing(reference, isUsable) {
    const add = `Add "$schema": ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(reference)} as the first key`;
    const fix = {
        title: 'Add "$schema".',
        safe: true,
        steps: [{ kind: "add-property", path: [], key: "$schema", value: reference }],
    };
    return {
        place: { path: [], part: "key" },
        message: '"$schema" is missing.',
        advice: isUsable ? `${add}.` : `${add}, and save there what "provider-steward schema" prints.`,
        ...(isUsable && { fix }),
    };
}
function another(found, reference, isUsable) {
    const fix = {
        title: 'Set "$schema" to the schema for provider configurations.',
        safe: false,
        steps: [{ kind: "edit-string", path: ["$schema"], start: 0, end: found.length, text: reference }],
    };
    return {
        place: { path: ["$schema"], part: "value" },
        message: '"$schema" does not name a known schema for provider configurations.',
        advice: `Use the schema for provider configurations, for example ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(reference)}.`,
        ...(isUsable && { fix }),
    };
}
function isKnown(reference, { schemaAddresses = [] }) {
    if (schemaAddresses.includes(reference))
        return true;
    const [path = ""] = reference.split(/[?#]/, 1);
    return NAME.test(path.split("/").slice(-2).join("/"));
}


/***/ }),

/***/ 4933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ outOfRange),
/* harmony export */   KY: () => (/* binding */ unknownProvider),
/* harmony export */   Rq: () => (/* binding */ schemaRules),
/* harmony export */   Uo: () => (/* binding */ unknownValue),
/* harmony export */   a: () => (/* binding */ unknownKey),
/* harmony export */   aV: () => (/* binding */ missingKey),
/* harmony export */   gQ: () => (/* binding */ wrongType)
/* harmony export */ });
const unknownKey = {
    id: "unknown-key",
    severity: "error",
    summary: "A key that the format does not define",
    why: "The assistant rejects a file with an unknown key, or ignores what the key sets.",
    description: "Finds keys that the specification does not list for their object. The maps with free names (`customHeaders`, `models.overrides`, `providers.custom`) accept any key. For a likely misspelling, the message names the key that was probably meant; for a key that belongs one level deeper, the object that accepts it; for a key that other programs use, such as `api_base`, `whitelist` or `contextWindow`, the key of this format and where it stands. Keys with the name of a credential are reported by `credential`.",
    fix: "Renames the key if only one key can be meant, and replaces `disabled` by `enabled` with the opposite value; safe if the names differ only in case, `-` and `_`, and for `disabled`, unless two keys may be the same one.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseURL": "https://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const unknownProvider = {
    id: "unknown-provider",
    severity: "error",
    summary: "An unknown provider id",
    why: 'Only built-in provider ids, "default" and "custom" are allowed here, so the assistant cannot use this entry.',
    description: "Finds keys of `providers` that are neither a built-in provider's id nor `default` nor `custom`. Add your own providers under `providers.custom`, where you choose the id.",
    fix: "Renames the provider if only one id can be meant; safe if the two differ only in case, `-` and `_`, unless two ids may be the same one.",
    examples: {
        wrong: '{ "providers": { "provider_aa": { "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
};
const missingKey = {
    id: "missing-key",
    severity: "error",
    summary: "A required key is missing",
    why: "The object cannot be used without the key, so the assistant rejects the file.",
    description: "Finds objects without a required key: `type` of a custom provider, the required metadata of a custom model, and each protocol in the `endpoints` of a custom provider. All keys that are missing in one object are reported together; `unknown-key` reports a key that is only misspelled.",
    fix: "Adds `type` to a custom provider if there is only one kind of them; not safe, because another layer may have it.",
    examples: {
        wrong: '{ "providers": { "custom": { "gateway": { "baseUrl": "https://gateway.example.com/v1" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "baseUrl": "https://gateway.example.com/v1" } } } }',
    },
};
const wrongType = {
    id: "wrong-type",
    severity: "error",
    summary: "A value of the wrong type",
    why: "The assistant cannot read a value of another type and rejects the file.",
    description: "Finds values of another type than the specification defines, for example a number in quotes.",
    fix: "Removes the quotes around `true`, `false` and a whole number; puts one item of a list into brackets; writes out a number of tokens such as `128k` or `128,000`, which is not safe, because it may be rounded.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": "false" } } }',
        right: '{ "providers": { "provider_a": { "enabled": false } } }',
    },
};
const unknownValue = {
    id: "unknown-value",
    severity: "error",
    summary: "A value that is not allowed",
    why: "The assistant knows only the values that the format lists.",
    description: "Finds values of `protocol`, `discovery` and a custom provider's `type` that the format does not list. For a likely misspelling, the advice names the value that was probably meant.",
    fix: "Uses the value that was probably meant if there is only one; safe if the two differ only in case, `-` and `_`.",
    examples: {
        wrong: '{ "providers": { "provider_c": { "protocol": "provider-b-chatt" } } }',
        right: '{ "providers": { "provider_c": { "protocol": "provider-b-chat" } } }',
    },
};
const outOfRange = {
    id: "out-of-range",
    severity: "error",
    summary: "A number or a string outside its limits",
    why: "The assistant rejects a value outside the limits of the format.",
    description: "Finds token counts below 1 or above 9007199254740991, the largest integer that JSON numbers keep exactly, and an empty `id` or `name` of a custom model.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 0 } } } } } }',
        right: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 8000 } } } } } }',
    },
};
const schemaRules = [
    unknownKey,
    unknownProvider,
    missingKey,
    wrongType,
    unknownValue,
    outOfRange,
];


/***/ }),

/***/ 3955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ settingsRules),
/* harmony export */   Xd: () => (/* binding */ policyFile),
/* harmony export */   bs: () => (/* binding */ vocabularyFile)
/* harmony export */ });
const policyFile = {
    id: "policy-file",
    severity: "error",
    summary: "A mistake in the policy file",
    why: "A policy with a mistake is not applied at all, not even in part.",
    description: "Finds all mistakes in a policy file (`.provider-steward.json`): syntax errors, unknown keys, rules and severities, values of the wrong type, and hosts, globs, pointers and paths that cannot match anything. `docs/policy.md` describes the file. A policy cannot change this rule.",
    examples: {
        wrong: '{ "rules": { "version-segmnt": "off" } }',
        right: '{ "rules": { "version-segment": "off" } }',
    },
};
const vocabularyFile = {
    id: "vocabulary-file",
    severity: "error",
    summary: "A mistake in the vocabulary file",
    why: "A configuration cannot be checked with a vocabulary that has a mistake, so none is checked.",
    description: "Finds all mistakes in a vocabulary file: syntax errors, unknown keys, values of the wrong type, names that cannot be used, references to unknown protocols, providers, sections and fields, values that do not fit their type, and invalid URLs, version segments, headers and layers. `docs/vocabulary.md` describes the file. A policy cannot change this rule.",
    examples: {
        wrong: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chatt" } }
}`,
        right: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chat" } }
}`,
    },
};
const settingsRules = [policyFile, vocabularyFile];


/***/ }),

/***/ 3309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OK: () => (/* binding */ encoding),
/* harmony export */   Ov: () => (/* binding */ fileSize),
/* harmony export */   Qk: () => (/* binding */ nestingDepth),
/* harmony export */   fD: () => (/* binding */ textRules),
/* harmony export */   ou: () => (/* binding */ syntax),
/* harmony export */   q: () => (/* binding */ keyLength),
/* harmony export */   wA: () => (/* binding */ tooManyDiagnostics)
/* harmony export */ });
/* unused harmony export symbolicLink */
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3535);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6672);


const BYTES_PER_MEBIBYTE = 1024 * 1024;
const syntax = {
    id: "syntax",
    severity: "error",
    summary: "Not JSON with comments",
    why: "The assistant cannot read a file with syntax errors, and what they damage cannot be checked until they are fixed.",
    description: "Finds every place where the text is not JSON with `//` and `/* */` comments and trailing commas: missing or extra commas, colons, quotes and brackets, unknown words, invalid escapes, text after the end. A missing bracket is placed by the keys and the indentation around it. The rest of the file is checked as far as it is certain what it says: nothing is reported of the provider or model around such a place but what must not be in the file wherever it stands, and nothing that depends on what may be missing there. A file of another kind, such as YAML or a merge conflict, is named and not read; its lines are only searched for credentials.",
    fix: "Puts keys and texts into double quotes that have typographic quotes, single quotes, backticks or, of keys, none; adds the second quote of a key, a colon before a value, also in the place of `=`, a comma that is missing at the end of a line, and a bracket if the indentation of all lines shows its place; removes a superfluous bracket if it shows that, and the second of two commas; writes `True` and `#` as JSON with comments has them.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "baseUrl": 'https://gateway.example.com/v1' } } }`,
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const nestingDepth = {
    id: "nesting-depth",
    severity: "error",
    summary: "Objects or arrays nested too deeply",
    why: "No part of the format is nested deeply, and a program that reads such a text can run out of stack.",
    description: `Finds text that nests objects and arrays deeper than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI} levels. The rest of the text is not read.`,
    examples: { wrong: `${"[".repeat(_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI + 1)}${"]".repeat(_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI + 1)}`, right: "{}" },
};
const keyLength = {
    id: "key-length",
    severity: "error",
    summary: "A key that is too long",
    why: "No name in the format is nearly as long, and a file full of such keys can exhaust the memory of a program that reads it.",
    description: `Finds keys longer than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_MAX_CHARACTERS */ .yV} characters. The rest of the text is not read.`,
    examples: { wrong: `{ "${"a".repeat(_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_MAX_CHARACTERS */ .yV + 1)}": 1 }`, right: "{}" },
};
const encoding = {
    id: "encoding",
    severity: "error",
    summary: "Not UTF-8",
    why: "The format is UTF-8; in any other encoding, names and URLs are read incorrectly.",
    description: "Finds files whose bytes are not UTF-8. A byte order mark at the start is allowed and ignored.",
    examples: { wrong: "a file that is saved as UTF-16 or Latin-1", right: "the same file, saved as UTF-8" },
};
const fileSize = {
    id: "file-size",
    severity: "error",
    summary: "A file that is too large",
    why: "A provider configuration is a few kilobytes; a file of this size is most likely something else.",
    description: `Finds files over ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_MAX_BYTES */ .ul / BYTES_PER_MEBIBYTE} MiB. They are not read. The HTTP service accepts ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUEST_MAX_BYTES */ .Pe / BYTES_PER_MEBIBYTE} MiB and answers 413 beyond that.`,
    examples: { wrong: "a file of 17 MiB", right: "a file of 20 KiB" },
};
const symbolicLink = {
    id: "symbolic-link",
    severity: "warning",
    summary: "A symbolic link instead of a file",
    why: "Where it leads is not part of the change, so nothing is known of what it brings.",
    description: "Finds symbolic links and submodules that a change puts where a configuration is expected. They are not followed: nothing is checked there, and the change report says that the effect is unknown. Only the Action reports it.",
    examples: { wrong: "a symbolic link named `providers.json`", right: "a file of that name" },
};
const tooManyDiagnostics = {
    id: "too-many-diagnostics",
    severity: "notice",
    summary: "More diagnostics than are listed",
    why: "A longer list would not help anyone, and a hostile file could cause any number of diagnostics.",
    description: `Says that one file has more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .DIAGNOSTICS_MAX */ .qZ} diagnostics that are listed at most. Its severity is the highest of those that are left out.`,
    examples: { wrong: "a file with 20,000 mistakes", right: "the same file with most of them fixed" },
};
const textRules = [
    syntax,
    nestingDepth,
    keyLength,
    encoding,
    fileSize,
    symbolicLink,
    tooManyDiagnostics,
];


/***/ }),

/***/ 8504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unsafeKey)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4147);


const unsafeKey = {
    id: "unsafe-key",
    severity: "error",
    summary: "The key __proto__",
    why: "In JavaScript this key names an object's prototype, so it can make a program that copies the file misbehave.",
    description: "Finds the key `__proto__` at any depth, also where any key is allowed. As the id of a custom provider it is reported by `custom-id`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check({ parsed }) {
        for (const { path, key } of parsed.unsafeKeys.values()) {
            if (isCustomId(path))
                continue;
            yield {
                place: { path, part: "span", span: key },
                message: `The key ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEY */ .LO)} is not allowed.`,
                advice: "Remove it, or use another name.",
            };
        }
    },
};
function isCustomId(path) {
    return path.length === 3 && path[0] === "providers" && path[1] === "custom";
}


/***/ }),

/***/ 6154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ LAYER_KINDS),
/* harmony export */   I1: () => (/* binding */ RESERVED_PROVIDER_KEYS),
/* harmony export */   K$: () => (/* binding */ noVocabulary),
/* harmony export */   Oe: () => (/* binding */ ENTRY_KEYS),
/* harmony export */   Uw: () => (/* binding */ TOP_LEVEL_KEYS),
/* harmony export */   W_: () => (/* binding */ presentNames),
/* harmony export */   ff: () => (/* binding */ ADDRESS_FIELDS)
/* harmony export */ });
/* harmony import */ var _text_lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5694);

const ADDRESS_FIELDS = ["baseUrl", "endpoint"];
const presentNames = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazilyFor */ .N)(({ protocols }) => new Map(Object.entries(protocols).flatMap(([name, { formerNames = [] }]) => formerNames.map((former) => [former, name]))));
const LAYER_KINDS = ["enforced", "user", "default"];
const noVocabulary = { protocols: {}, providers: {}, sections: {}, customVariants: {} };
const ENTRY_KEYS = [
    "baseUrl",
    "customHeaders",
    "enabled",
    "endpoint",
    "endpoints",
    "models",
    "protocol",
    "type",
];
const TOP_LEVEL_KEYS = ["$schema", "providers"];
const RESERVED_PROVIDER_KEYS = ["default", "custom"];


/***/ })

};
