export const id = 606;
export const ids = [606];
export const modules = {

/***/ 6155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ isVocabularyFile),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   VE: () => (/* binding */ isPolicyFile),
/* harmony export */   aq: () => (/* binding */ fixSettingsFor),
/* harmony export */   g8: () => (/* binding */ layersAround),
/* harmony export */   gj: () => (/* binding */ checkByPolicy),
/* harmony export */   hF: () => (/* binding */ layerInputs),
/* harmony export */   jb: () => (/* binding */ isSettingFile),
/* harmony export */   sr: () => (/* binding */ checkedLayers),
/* harmony export */   zc: () => (/* binding */ settingsFor)
/* harmony export */ });
/* unused harmony export isLayerFile */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(751);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2163);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4154);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2107);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3568);
/* harmony import */ var _loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3985);
/* harmony import */ var _named_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1146);




function isPolicyFile(loaded, path) {
    return loaded.path !== undefined && isSame(loaded, loaded.path, path);
}
function isVocabularyFile(loaded, path) {
    const own = (0,_named_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOfVocabulary */ .JV)(loaded.ownVocabulary?.named);
    return own !== undefined && isSame(loaded, own, path);
}
function isSettingFile(loaded, path) {
    return isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
}
function isLayerFile(loaded, path) {
    return loaded.layers.some((layer) => isSame(loaded, layer.path, path));
}
function layersAround(loaded, path) {
    return isLayerFile(loaded, path) ? [] : layerInputs(loaded);
}
function settingsFor(loaded, path, facts = {}) {
    const { path: policyPath, policy } = loaded;
    const isAlone = layersAround(loaded, path).length === 0;
    const layers = isAlone ? {} : (used) => checkedLayers(loaded, used).documents;
    const chosen = (0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .chosenVocabulary */ .lz)(loaded);
    const settings = { ...facts, layers, ...(chosen !== undefined && { vocabulary: chosen }) };
    if (policyPath === undefined)
        return settings;
    return { ...settings, policy, path: relativePath(loaded, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(policyPath), path) };
}
function fixSettingsFor(loaded, path, facts) {
    const layer = loaded.layers.find((one) => isSame(loaded, one.path, path))?.kind ?? "user";
    return { path, ...settingsFor(loaded, path, facts), layer };
}
const known = new WeakMap();
function checkedLayers(loaded, vocabulary) {
    const byVocabulary = known.get(loaded.layers) ?? new Map();
    const checked = byVocabulary.get(vocabulary) ?? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .checkLayers */ .H)(layerInputs(loaded), vocabulary);
    known.set(loaded.layers, byVocabulary.set(vocabulary, checked));
    return checked;
}
function layerInputs({ layers }) {
    return layers.flatMap(({ kind, path, text }) => (text === undefined ? [] : [{ kind, label: path, text }]));
}
function isSame(loaded, one, other) {
    return relativePath(loaded, one, other) === "";
}
function relativePath({ folder }, from, to) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(folder, from), node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(folder, to));
}
function checkByPolicy(loaded, path, bytes, facts = {}) {
    if (isPolicyFile(loaded, path))
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPolicyFile */ .B)(path, bytes).file;
    if (isVocabularyFile(loaded, path))
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .checkVocabularyFile */ .J)(path, bytes).file;
    const checked = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .checkFile */ .vH)(path, bytes, settingsFor(loaded, path, facts));
    return isLayerFile(loaded, path) ? withoutMissingTypes(checked) : checked;
}
function withoutMissingTypes(file) {
    const kept = file.diagnostics.filter(({ rule, pointer = "" }) => rule !== "missing-key" || !/^\/providers\/custom\/[^/]+$/.test(pointer));
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .withDiagnostics */ .LQ)(file, kept);
}


/***/ }),

/***/ 751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ checkLayers)
/* harmony export */ });
/* harmony import */ var _effective_merge_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4837);
/* harmony import */ var _effective_provider_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9036);
/* harmony import */ var _schema_build_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7365);
/* harmony import */ var _syntax_read_document_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9577);
/* harmony import */ var _text_lazily_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5694);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5830);
/* harmony import */ var _validate_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6672);
/* harmony import */ var _validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4693);
/* harmony import */ var _conflict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7012);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9276);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4707);
/* harmony import */ var _read_layers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1069);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4581);













function checkLayers(inputs, vocabulary) {
    const format = { schema: (0,_schema_build_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaFor */ .dM)(vocabulary), vocabulary, budget: { letterPairs: _validate_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_GUESS_MAX_LETTER_PAIRS */ .OW } };
    const read = (0,_read_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .readLayers */ .n)(inputs, format);
    const { layers, diagnostics } = (0,_salvage_js__WEBPACK_IMPORTED_MODULE_3__/* .salvageEach */ .rg)(read.layers, format);
    const alone = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .q)(() => (0,_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeLayers */ .J)(layers, format).diagnostics);
    const typed = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .q)(() => new Set([...(0,_conflict_js__WEBPACK_IMPORTED_MODULE_6__/* .customEntriesOf */ .NX)(layers)].filter(_conflict_js__WEBPACK_IMPORTED_MODULE_6__/* .isWhole */ .wP).map(({ path }) => (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_7__/* .toPointer */ .rb)(path))));
    const isOfFileAlone = ({ rule, layer, pointer = "" }) => rule === _validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_8__/* .layerIncomplete */ .Cz.id && layer?.kind === "user" && !typed().has(pointer);
    return {
        documents: surroundingLayers(layers),
        diagnostics: [...read.diagnostics, ...diagnostics],
        diagnosticsWith: (file) => {
            const own = file === undefined ? undefined : customLayer(file, format);
            if (own === undefined)
                return alone();
            const together = (0,_merge_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeLayers */ .J)((0,_layers_js__WEBPACK_IMPORTED_MODULE_9__/* .rankLayers */ .d)([own, ...layers.toReversed()], vocabulary), format);
            return together.diagnostics.filter((found) => !isOfFileAlone(found));
        },
    };
}
function surroundingLayers(layers) {
    const joinedOf = (kind) => (0,_effective_merge_js__WEBPACK_IMPORTED_MODULE_10__/* .joinLayers */ .d)(layers.flatMap((layer) => (layer.kind === kind ? [layer.document] : [])).toReversed());
    const [enforced, lower] = [joinedOf("enforced"), joinedOf("default")];
    return { ...(enforced !== undefined && { enforced }), ...(lower !== undefined && { default: lower }) };
}
function customLayer({ label, text }, format) {
    const read = (0,_syntax_read_document_js__WEBPACK_IMPORTED_MODULE_11__/* .readDocument */ .u)(text);
    if (!read.ok)
        return undefined;
    const custom = (0,_effective_provider_js__WEBPACK_IMPORTED_MODULE_12__/* .customEntries */ .kG)(read.value.document);
    if (Object.keys(custom).length === 0)
        return undefined;
    const document = { providers: { custom } };
    return (0,_salvage_js__WEBPACK_IMPORTED_MODULE_3__/* .salvageEach */ .rg)([{ kind: "user", label, locate: read.value.locate, document }], format).layers[0];
}


/***/ }),

/***/ 5300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ vocabularyOfLayers)
/* harmony export */ });
/* unused harmony export vocabularyNamedBy */
/* harmony import */ var _vocabulary_choose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6943);
/* harmony import */ var _vocabulary_shipped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6523);


function vocabularyOfLayers(chosen, layers) {
    return chosen ?? vocabularyNamedBy(layers) ?? _vocabulary_shipped_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedVocabulary */ .A;
}
function vocabularyNamedBy(layers) {
    for (const kind of ["user", "enforced", "default"]) {
        for (const { text, value } of layers.filter((layer) => layer.kind === kind).toReversed()) {
            const named = text === undefined ? (0,_vocabulary_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .vocabularyNamedIn */ .Hr)(value) : (0,_vocabulary_choose_js__WEBPACK_IMPORTED_MODULE_1__/* .vocabularyNamedInText */ .Ew)(text);
            if (named !== undefined)
                return named;
        }
    }
    return undefined;
}


/***/ }),

/***/ 7012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NX: () => (/* binding */ customEntriesOf),
/* harmony export */   d5: () => (/* binding */ agree),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _effective_merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4837);
/* harmony import */ var _effective_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9036);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _validate_block_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3986);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4581);





function agree({ path, layers }, format) {
    const areValid = (some, isTypeOptional = true) => (0,_validate_block_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .isValidBlock */ .g)(mergedBlock(some, path), path, format, isTypeOptional);
    if (layers.length === 1 || areValid(layers))
        return { kept: layers, dropped: [] };
    const fault = (0,_validate_block_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .blockFault */ .e)(mergedBlock(layers, path), path, format, true);
    const candidates = mayGiveWay(layers, areValid);
    for (const isTypeOptional of [false, true]) {
        const index = candidates.find((one) => areValid(layers.toSpliced(one, 1), isTypeOptional));
        if (index !== undefined)
            return { kept: layers.toSpliced(index, 1), dropped: layers.slice(index, index + 1), fault };
    }
    return { kept: [], dropped: layers, fault };
}
function mayGiveWay(layers, areValid) {
    let [fitting, first] = [0, layers.length - 1];
    while (first - fitting > 1) {
        const middle = (fitting + first) >>> 1;
        if (areValid(layers.slice(0, middle + 1)))
            fitting = middle;
        else
            first = middle;
    }
    const above = Array.from(layers.slice(0, first).keys()).filter((index) => layers[index]?.kind !== "enforced");
    return [first, ...above.toReversed()];
}
function mergedBlock(layers, path) {
    const documents = layers.map(({ document }) => document);
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .documentOf */ .lM)(path, (0,_effective_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeAt */ .E)(documents, path) ?? null);
}
function isWhole({ path, layers }) {
    return layers.some(({ document }) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(document, [...path, "type"]) !== undefined);
}
function* customEntriesOf(layers) {
    const custom = new Map(layers.map((layer) => [layer, (0,_effective_provider_js__WEBPACK_IMPORTED_MODULE_3__/* .customEntries */ .kG)(layer.document)]));
    const ids = new Set([...custom.values()].flatMap((entries) => Object.keys(entries)));
    for (const id of ids) {
        yield { path: [..._salvage_js__WEBPACK_IMPORTED_MODULE_4__/* .CUSTOM */ .Q4, id], layers: layers.filter((layer) => Object.hasOwn(custom.get(layer) ?? {}, id)) };
    }
}


/***/ }),

/***/ 389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zo: () => (/* binding */ toFileDiagnostic),
/* harmony export */   dG: () => (/* binding */ boundDiagnostics),
/* harmony export */   x_: () => (/* binding */ layerDiagnostic)
/* harmony export */ });
/* harmony import */ var _validate_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6672);

function layerDiagnostic(rule, layer, { range, severity = rule.severity, related = [], ...words }) {
    return {
        ...(layer && { layer: { kind: layer.kind, label: layer.label } }),
        rule: rule.id,
        severity,
        why: rule.why,
        docs: `docs/rules.md#${rule.id}`,
        related,
        ...words,
        ...(range && { range }),
    };
}
function boundDiagnostics(all, tooMany) {
    if (all.length <= _validate_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DIAGNOSTICS_MAX */ .qZ)
        return all;
    const rest = layerDiagnostic({ ...tooMany, severity: "error" }, undefined, {
        message: "There are more diagnostics than those listed.",
        advice: "Fix some of them and resolve again.",
    });
    return [...all.slice(0, _validate_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DIAGNOSTICS_MAX */ .qZ), rest];
}
function toFileDiagnostic({ layer: _layer, pointer, range, ...words }) {
    const place = range === undefined ? {} : { pointer: pointer ?? "", range };
    return { ...words, related: [], ...place };
}


/***/ }),

/***/ 9276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rankLayers)
/* harmony export */ });
/* harmony import */ var _vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8404);
/* harmony import */ var _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6154);


function rankLayers(layers, vocabulary) {
    return _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .LAYER_KINDS */ .EU.flatMap((kind) => {
        const ofKind = layers.filter((layer) => layer.kind === kind).toReversed();
        return ofKind.toSorted((one, other) => (0,_vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .heightOf */ .r0)(vocabulary, one) - (0,_vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .heightOf */ .r0)(vocabulary, other));
    });
}


/***/ }),

/***/ 4707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ mergeLayers)
});

// EXTERNAL MODULE: ./.build/action/shared/effective/configuration.js
var configuration = __webpack_require__(7943);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/layers.js
var vocabulary_layers = __webpack_require__(8404);
// EXTERNAL MODULE: ./.build/action/shared/resolve/conflict.js
var conflict = __webpack_require__(7012);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __webpack_require__(4693);
// EXTERNAL MODULE: ./.build/action/shared/resolve/layer-diagnostic.js
var layer_diagnostic = __webpack_require__(389);
;// CONCATENATED MODULE: ./.build/action/shared/resolve/conflict-diagnostic.js





function conflictDiagnostic({ path }, layer, others, fault) {
    const against = placesIn(others, path, fault);
    return (0,layer_diagnostic/* layerDiagnostic */.x_)(layer_rules/* layerConflict */.kh, layer, {
        ...placeInLayer(layer, path),
        message: `${(0,wording/* nameOf */.Vb)(path)} of ${nameOfLayer(layer)} has no effect, because it conflicts with ${describePlaces(against)}: ${(0,wording/* continueSentence */.hQ)(fault.message)}`,
        advice: "Remove it, or use only what the type in the other layers allows.",
        related: against.map(({ place }) => place),
    });
}
function ignoredByConflict(entry, layer, others, fault) {
    const { message, advice, related, pointer, range } = conflictDiagnostic(entry, layer, others, fault);
    return (0,layer_diagnostic/* layerDiagnostic */.x_)(layer_rules/* layerIgnored */._K, layer, {
        message: `The assistant ignores the whole ${layer.kind} layer ${(0,wording/* quote */.hD)(layer.label)}: ${(0,wording/* continueSentence */.hQ)(message)}`,
        advice,
        related,
        ...(pointer !== undefined && { pointer }),
        range,
    });
}
function notInForceDiagnostic({ path, layers }, fault) {
    const layer = layers.find(({ kind }) => kind === "user") ?? layers.at(-1);
    const all = layers.map((one) => tellingPlace(one, path, fault));
    return (0,layer_diagnostic/* layerDiagnostic */.x_)(layer_rules/* layerConflict */.kh, layer, {
        ...(layer && placeInLayer(layer, path)),
        message: `${(0,wording/* nameOf */.Vb)(path)} is not a provider, because its layers conflict with each other, ${describePlaces(all)}: ${(0,wording/* continueSentence */.hQ)(fault.message)}`,
        advice: "Use settings of one type in all layers.",
        related: all.flatMap((one) => (one.layer === layer ? [] : one.place)),
    });
}
function incompleteDiagnostic({ path }, layer) {
    const isOwn = layer.kind === "user";
    return (0,layer_diagnostic/* layerDiagnostic */.x_)(layer_rules/* layerIncomplete */.Cz, layer, {
        ...placeInLayer(layer, path),
        severity: isOwn ? "error" : "warning",
        message: `${(0,wording/* nameOf */.Vb)(path)} of ${nameOfLayer(layer)} has no effect${isOwn ? "" : " yet"}, because no layer has the "type" of this custom provider.`,
        advice: isOwn ? 'Add its "type".' : 'Add its "type" in one of the layers, or remove the entry.',
    });
}
function placesIn(layers, block, fault) {
    const places = layers.map((layer) => tellingPlace(layer, block, fault));
    const telling = places.filter(({ path }) => path !== block);
    return telling.length === 0 ? places : telling;
}
function tellingPlace(layer, block, fault) {
    const candidates = [fault.path, [...block, "type"]];
    const path = candidates.find((one) => one.length > block.length && has(layer, one)) ?? block;
    const message = `${nameOfLayer(layer)} has ${(0,wording/* nameOf */.Vb)(path)} here.`;
    const place = {
        layer: { kind: layer.kind, label: layer.label },
        message: (0,wording/* startSentence */.yV)(message),
        ...placeInLayer(layer, path),
    };
    return { layer, path, place };
}
function describePlaces(places) {
    const parts = places.map(({ layer, path, place: { range } }) => {
        const line = range === undefined ? "" : ` (line ${range.start.line})`;
        return `${(0,wording/* nameOf */.Vb)(path)} of ${nameOfLayer(layer)}${line}`;
    });
    return (0,wording/* joinParts */.nn)((0,wording/* listNames */.Zv)(parts, (part) => part), "and");
}
function placeInLayer(layer, path) {
    const range = layer.locate?.(path, "key");
    return { pointer: (0,pointer/* toPointer */.rb)(path), ...(range && { range }) };
}
function has({ document }, path) {
    return (0,json/* valueAt */.fK)(document, path) !== undefined;
}
function nameOfLayer({ kind, label }) {
    return `the ${kind} layer ${(0,wording/* quote */.hD)(label)}`;
}

// EXTERNAL MODULE: ./.build/action/shared/resolve/salvage.js
var salvage = __webpack_require__(4581);
;// CONCATENATED MODULE: ./.build/action/shared/resolve/merge.js






function mergeLayers(layers, format) {
    const diagnostics = [];
    const gaveWay = new Map();
    const noProviders = [];
    for (const entry of (0,conflict/* customEntriesOf */.NX)(layers)) {
        const agreement = (0,conflict/* agree */.d5)(entry, format);
        const isProvider = (0,conflict/* isWhole */.wP)({ ...entry, layers: agreement.kept });
        if (!isProvider)
            noProviders.push(entry.path);
        const [only, ...others] = agreement.dropped;
        if (only !== undefined && others.length === 0) {
            if (agreement.fault !== undefined && (0,vocabulary_layers/* layerOf */.ZZ)(format.vocabulary, only)?.ignores === "layer")
                return mergeWithout(only, ignoredByConflict(entry, only, agreement.kept, agreement.fault), layers, format);
            blocksOf(gaveWay, only).push(entry.path);
        }
        if (diagnostics.length <= limits/* DIAGNOSTICS_MAX */.qZ)
            diagnostics.push(...diagnosticsOf(entry, agreement, isProvider));
    }
    const standing = layers.map((layer) => (0,salvage/* withoutBlocks */.RI)(layer, gaveWay.get(layer) ?? []));
    const documents = standing.map((layer) => (0,salvage/* withoutBlocks */.RI)(layer, noProviders).document);
    return { layers: standing, diagnostics, configuration: (0,configuration/* configurationOf */.Q)(documents, format.vocabulary) };
}
function mergeWithout(ignored, diagnostic, layers, format) {
    const others = layers.map((layer) => (layer === ignored ? { ...layer, document: {} } : layer));
    const merged = mergeLayers(others, format);
    return { ...merged, diagnostics: [diagnostic, ...merged.diagnostics] };
}
function blocksOf(blocks, layer) {
    const known = blocks.get(layer) ?? [];
    blocks.set(layer, known);
    return known;
}
function diagnosticsOf(entry, { kept, dropped, fault }, isProvider) {
    const [only, ...others] = dropped;
    const incomplete = isProvider ? [] : kept.map((layer) => incompleteDiagnostic(entry, layer));
    if (only === undefined || fault === undefined)
        return incomplete;
    if (others.length > 0)
        return [notInForceDiagnostic(entry, fault)];
    return [conflictDiagnostic(entry, only, kept, fault), ...incomplete];
}


/***/ }),

/***/ 1069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readLayers)
/* harmony export */ });
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3535);
/* harmony import */ var _syntax_read_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9577);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4817);
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1134);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4147);
/* harmony import */ var _validate_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6672);
/* harmony import */ var _validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4693);
/* harmony import */ var _vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8404);
/* harmony import */ var _layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(389);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9276);










const CLOSED = { providers: { default: { enabled: false } } };
function readLayers(inputs, { vocabulary }) {
    const diagnostics = [];
    const surplus = surplusOf(inputs, vocabulary);
    const layers = (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .rankLayers */ .d)(inputs, vocabulary).flatMap((input) => {
        if (surplus.has(input))
            return [];
        const { kind, name, label } = input;
        const rank = { kind, label, ...(name !== undefined && { name }) };
        const described = (0,_vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .layerOf */ .ZZ)(vocabulary, input);
        if (name !== undefined && described === undefined)
            diagnostics.push(unknownName(input, name, vocabulary));
        const read = readInput(input, described);
        if (read.ok)
            return [{ ...rank, ...read.value }];
        const isIgnored = described?.syntax === "json" || described?.ignores === "layer";
        diagnostics.push(isIgnored ? ignored(input, read.error) : unreadable(input, read.error));
        return [{ ...rank, document: kind === "enforced" && !isIgnored ? CLOSED : {}, isUnreadable: true }];
    });
    for (const input of surplus) {
        const message = `The ${input.kind} layer ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(input.label)} has no effect: there are more than ${_validate_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LAYERS_MAX */ .W$} layers.`;
        const advice = "Merge some of the layers.";
        diagnostics.push((0,_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .layerDiagnostic */ .x_)(_validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .layerUnreadable */ .fV, input, { message, advice }));
    }
    return { layers, diagnostics };
}
function readInput({ text, value }, described) {
    if (text === undefined)
        return readValue(value);
    return described?.syntax === "json" ? (0,_syntax_read_document_js__WEBPACK_IMPORTED_MODULE_6__/* .readPlainDocument */ .i)(text) : (0,_syntax_read_document_js__WEBPACK_IMPORTED_MODULE_6__/* .readDocument */ .u)(text);
}
function unknownName(layer, name, { layers = [] }) {
    const known = layers.filter(({ kind }) => kind === layer.kind).map((one) => one.name);
    return (0,_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .layerDiagnostic */ .x_)({ ..._validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .layerUnreadable */ .fV, severity: "warning" }, layer, {
        message: `The vocabulary has no ${layer.kind} layer ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}, so ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(layer.label)} is read as any other.`,
        advice: known.length === 0 ? "Leave the name out." : `Use ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteAll */ ._R)(known, "or")}.`,
    });
}
function ignored(layer, { problem, advice, range }) {
    const message = `The assistant ignores the whole ${layer.kind} layer ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(layer.label)}: ${problem}.`;
    return (0,_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .layerDiagnostic */ .x_)(_validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .layerIgnored */ ._K, layer, { message, advice, range });
}
function unreadable(layer, { problem, advice, range }) {
    const effect = layer.kind === "enforced" ? "disables every provider" : "has no effect";
    const message = `The ${layer.kind} layer ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(layer.label)} ${effect}: ${problem}.`;
    return (0,_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .layerDiagnostic */ .x_)(_validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .layerUnreadable */ .fV, layer, { message, advice, range });
}
function surplusOf(inputs, vocabulary) {
    const dispensable = (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .rankLayers */ .d)(inputs, vocabulary).filter(({ kind }) => kind !== "enforced");
    return new Set(dispensable.toReversed().slice(0, Math.max(0, inputs.length - _validate_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LAYERS_MAX */ .W$)));
}
function readValue(value) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isObject */ .Gv)(value))
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)({ problem: "it is not an object", advice: "Use an object: {…}." });
    if (nestsWithin(value, _syntax_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .NESTING_MAX_LEVELS */ .sI))
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_8__.ok)({ document: value });
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_8__/* .err */ ._)({ problem: `it is nested more than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_9__/* .NESTING_MAX_LEVELS */ .sI} levels deep`, advice: "Use fewer levels." });
}
function nestsWithin(value, levels) {
    if (typeof value !== "object" || value === null)
        return true;
    if (levels === 0)
        return false;
    const children = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isArray */ .cy)(value) ? value : Object.values(value);
    return children.every((child) => nestsWithin(child, levels - 1));
}


/***/ }),

/***/ 4581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ CUSTOM),
/* harmony export */   RI: () => (/* binding */ withoutBlocks),
/* harmony export */   rg: () => (/* binding */ salvageEach)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5830);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4147);
/* harmony import */ var _validate_block_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3986);
/* harmony import */ var _validate_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6672);
/* harmony import */ var _validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4693);
/* harmony import */ var _vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8404);
/* harmony import */ var _layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(389);








function salvageEach(layers, format) {
    const diagnostics = [];
    const salvaged = layers.map((layer) => {
        const invalid = invalidBlocks(layer.document, format);
        const tellOf = (blocks, tell) => {
            const room = Math.max(0, _validate_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DIAGNOSTICS_MAX */ .qZ + 1 - diagnostics.length);
            for (const block of blocks.slice(0, room))
                diagnostics.push(tell(block));
        };
        const faultOf = (block) => (0,_validate_block_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .blockFault */ .e)(layer.document, block, format, true);
        const fatal = fatalBlocks(layer, invalid, format.vocabulary);
        tellOf(fatal, (block) => ignoredDiagnostic(layer, faultOf(block)));
        if (fatal.length > 0)
            return { ...layer, document: {} };
        tellOf(invalid, (block) => blockDiagnostic(layer, block, faultOf(block), format.vocabulary));
        const unread = unreadEnabled(layer, format.vocabulary);
        tellOf(unread, (path) => unreadDiagnostic(layer, path));
        return withoutBlocks(layer, [...invalid, ...unread]);
    });
    return { layers: salvaged, diagnostics };
}
function fatalBlocks(layer, invalid, vocabulary) {
    if ((0,_vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .layerOf */ .ZZ)(vocabulary, layer)?.ignores === "layer")
        return invalid;
    const { topLevel = {} } = vocabulary;
    return invalid.filter(([key = "", ...rest]) => rest.length === 0 && topLevel[key]?.ignoresFile === true);
}
function unreadEnabled(layer, vocabulary) {
    if ((0,_vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .layerOf */ .ZZ)(vocabulary, layer)?.setsEnabled !== false)
        return [];
    return [...blockPaths(layer.document)]
        .map((block) => [...block, "enabled"])
        .filter((path) => path.length > 2 && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(layer.document, path) !== undefined);
}
function invalidBlocks(document, format) {
    const invalid = [];
    for (const block of blockPaths(document))
        if (!(0,_validate_block_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .isValidBlock */ .g)(document, block, format, true))
            invalid.push(block);
    return invalid;
}
const PROVIDERS = ["providers"];
const CUSTOM = ["providers", "custom"];
function* blockPaths(document) {
    for (const key of Object.keys(document)) {
        const providers = key === "providers" ? document[key] : undefined;
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(providers))
            yield [key];
        else
            yield* providerPaths(providers);
    }
}
function* providerPaths(providers) {
    for (const key of Object.keys(providers)) {
        const custom = key === "custom" ? providers[key] : undefined;
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(custom))
            yield [...PROVIDERS, key];
        else
            for (const id of Object.keys(custom))
                yield [...CUSTOM, id];
    }
}
function withoutBlocks(layer, blocks) {
    if (blocks.length === 0)
        return layer;
    const gone = new Map();
    for (const block of blocks)
        addBlock(gone, block);
    return { ...layer, document: Object.fromEntries(entriesWithout(layer.document, gone)) };
}
const ALL = new Map();
function addBlock(gone, [step, ...rest]) {
    const key = String(step);
    const inside = rest.length === 0 ? ALL : (gone.get(key) ?? new Map());
    gone.set(key, inside);
    if (rest.length > 0)
        addBlock(inside, rest);
}
function* entriesWithout(object, gone) {
    for (const key of Object.keys(object)) {
        const value = object[key] ?? null;
        const inside = gone.get(key);
        if (inside === undefined)
            yield [key, value];
        else if (inside !== ALL && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
            yield [key, Object.fromEntries(entriesWithout(value, inside))];
    }
}
function blockDiagnostic(layer, block, fault, vocabulary) {
    const name = (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(String(block.at(-1)));
    const savesNothing = (0,_vocabulary_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .layerOf */ .ZZ)(vocabulary, layer)?.savesInvalid === false;
    return (0,_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .layerDiagnostic */ .x_)(_validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .layerBlock */ .ji, layer, {
        message: `${name} of the ${layer.kind} layer ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(layer.label)} has no effect: ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .continueSentence */ .hQ)(fault.message)}`,
        ...(savesNothing && { why: "This part has no effect, and the assistant saves no change until it is fixed." }),
        advice: fault.advice,
        ...placeOf(layer, fault),
    });
}
function ignoredDiagnostic(layer, fault) {
    return (0,_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .layerDiagnostic */ .x_)(_validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .layerIgnored */ ._K, layer, {
        message: `The assistant ignores the whole ${layer.kind} layer ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(layer.label)}: ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .continueSentence */ .hQ)(fault.message)}`,
        advice: fault.advice,
        ...placeOf(layer, fault),
    });
}
function unreadDiagnostic(layer, path) {
    return (0,_layer_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .layerDiagnostic */ .x_)({ ..._validate_rules_layer_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .layerBlock */ .ji, severity: "warning" }, layer, {
        message: `"enabled" of the ${layer.kind} layer ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(layer.label)} has no effect: the assistant does not read it there.`,
        advice: "Set it in another layer.",
        ...placeOf(layer, { path, part: "key" }),
    });
}
function placeOf({ document, locate }, { path, part }) {
    return {
        pointer: (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_7__/* .toPointer */ .rb)(path),
        range: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(document, path) === undefined ? undefined : locate?.(path, part),
    };
}


/***/ }),

/***/ 9577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ readPlainDocument),
/* harmony export */   u: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4817);
/* harmony import */ var _text_lazily_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5694);
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1134);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4147);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2173);
/* harmony import */ var _strict_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5845);







function readDocument(text) {
    const parsed = (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .q)(text);
    const [mistake] = parsed.mistakes;
    const rangeOf = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .q)(() => (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .createLocator */ .TR)(text));
    if (mistake !== undefined) {
        const { message, advice } = mistake;
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ problem: (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .continueSentence */ .hQ)(message).replace(/\.$/, ""), advice, range: rangeOf()(mistake) });
    }
    const document = parsed.value;
    if (document === undefined || !(0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(document)) {
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ problem: "it is not an object", advice: "Use an object: {…}.", range: rangeOf()(parsed.root) });
    }
    const finder = (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .createPathFinder */ .iD)(() => parsed.root);
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)({ document, locate: (path, part) => rangeOf()(finder.spanOf(path, part)) });
}
function readPlainDocument(text) {
    const read = readDocument(text);
    const strict = read.ok ? (0,_strict_json_js__WEBPACK_IMPORTED_MODULE_6__/* .toStrictJson */ .x)(text) : undefined;
    const [extra] = strict?.removals ?? [];
    if (strict === undefined || extra === undefined)
        return read;
    const isComment = strict.comments.some(({ start }) => start === extra.start);
    const name = isComment
        ? "a comment"
        : text[extra.start] === ","
            ? "a comma before a closing bracket"
            : "a byte order mark";
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({
        problem: `it has ${name}, which plain JSON does not allow`,
        advice: `Remove ${isComment ? "all comments" : "it"}.`,
        range: (0,_locate_js__WEBPACK_IMPORTED_MODULE_2__/* .createLocator */ .TR)(text)(extra),
    });
}


/***/ })

};
