export const id = 181;
export const ids = [181,835];
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

/***/ 181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addVocabularyCommand: () => (/* binding */ addVocabularyCommand)
});

// EXTERNAL MODULE: ./.build/action/shared/vocabulary/presets.js + 5 modules
var presets = __webpack_require__(2249);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/difference-text.js


const PLACES_MAX = 5;
function formatDifferences(differences) {
    const lines = [...Map.groupBy(differences, differenceText)].flatMap(([sentence, alike]) => [
        sentence,
        ...placesText(alike.map(({ place }) => place)),
        "",
    ]);
    const count = differences.length === 0 ? "No difference" : (0,wording/* countOf */.pq)(differences.length, "difference");
    return [...lines, count, ""].map(printable/* printable */.g$).join("\n");
}
function placesText(places) {
    const listed = (0,wording/* listNames */.Zv)(places, (place) => (place === "" ? "the whole file" : place), PLACES_MAX);
    return listed.map((place) => `  ${place}`);
}
function differenceText({ kind, name, published, vocabulary }) {
    switch (kind) {
        case "key":
            return oneSided(published, "has", `the key ${(0,wording/* quote */.hD)(name)}`);
        case "variant":
            return oneSided(published, "has", `custom entries of the type ${(0,wording/* quote */.hD)(name)}`);
        case "value":
            return oneSided(published, "takes", `the value ${shown(name)}`);
        case "required":
            return oneSided(published, "requires", `the key ${(0,wording/* quote */.hD)(name)}`);
        case "other-keys":
            return oneSided(published, "takes", "keys of any other name");
        case "values":
            return twoSided(`takes ${valuesText(published)}`, `takes ${valuesText(vocabulary)}`);
        case "type":
            return twoSided(`takes ${typesText(published)}`, `takes ${typesText(vocabulary)}`);
        default:
            return twoSided(`has ${boundText(name, published)}`, `has ${boundText(name, vocabulary)}`);
    }
}
function oneSided(isPublished, verb, object) {
    return isPublished
        ? `The published schema ${verb} ${object}, and the vocabulary does not.`
        : `The vocabulary ${verb} ${object}, and the published schema does not.`;
}
function twoSided(published, vocabulary) {
    return `The published schema ${published}, and the vocabulary ${vocabulary}.`;
}
function valuesText(values) {
    return values === null ? "every value" : `only ${(0,wording/* joinParts */.nn)(values.map(shown), "or")}`;
}
function shown(value) {
    return typeof value === "string" ? (0,wording/* quote */.hD)(value) : String(value);
}
function typesText(types) {
    return types.length === 0 ? "single values alone" : `the type ${(0,wording/* joinParts */.nn)(types, "or")}`;
}
function boundText(keyword, bound) {
    return bound === null ? `no ${keyword}` : `the ${keyword} ${bound}`;
}

// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __webpack_require__(7365);
// EXTERNAL MODULE: ./.build/action/shared/syntax/limits.js
var limits = __webpack_require__(3535);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/bounds.js
const KEYWORDS = [
    ["minimum", "below", "integer", "fraction"],
    ["exclusiveMinimum", "below", "integer", "fraction"],
    ["maximum", "above", "integer", "fraction"],
    ["exclusiveMaximum", "above", "integer", "fraction"],
    ["minLength", "below", "string"],
    ["maxLength", "above", "string"],
    ["minItems", "below", "array"],
    ["maxItems", "above", "array"],
    ["minProperties", "below", "object"],
    ["maxProperties", "above", "object"],
];
const LENGTHS = new Set(["minLength", "minItems", "minProperties"]);
function boundsIn(schema, types) {
    const bounds = new Map();
    for (const [keyword, , ...limited] of KEYWORDS) {
        const limit = schema[keyword];
        if (typeof limit !== "number" || !limited.some((type) => types.has(type)))
            continue;
        if (LENGTHS.has(keyword) && limit <= 0)
            continue;
        const [written, inclusive] = types.has("fraction") ? [keyword, limit] : inclusiveOf(keyword, limit);
        bounds.set(written, tighter(written, bounds.get(written), inclusive));
    }
    return bounds;
}
function inclusiveOf(keyword, limit) {
    if (keyword === "exclusiveMinimum")
        return ["minimum", Math.floor(limit) + 1];
    if (keyword === "exclusiveMaximum")
        return ["maximum", Math.ceil(limit) - 1];
    return [keyword, limit];
}
function bothBounds(one, other) {
    const bounds = new Map(one);
    for (const [keyword, limit] of other)
        bounds.set(keyword, tighter(keyword, bounds.get(keyword), limit));
    return bounds;
}
function anyBounds(all) {
    const bounds = new Map();
    for (const [keyword, , ...limited] of KEYWORDS) {
        const limits = all
            .filter(({ types }) => limited.some((type) => types.has(type)))
            .map(({ bounds: own }) => own.get(keyword));
        const [first, ...others] = limits;
        if (first === undefined || others.includes(undefined))
            continue;
        bounds.set(keyword, others.reduce((widest, limit = widest) => wider(keyword, widest, limit), first));
    }
    return bounds;
}
function tighter(keyword, one, other) {
    if (one === undefined)
        return other;
    return limitsBelow(keyword) ? Math.max(one, other) : Math.min(one, other);
}
function wider(keyword, one, other) {
    return limitsBelow(keyword) ? Math.min(one, other) : Math.max(one, other);
}
function limitsBelow(keyword) {
    return KEYWORDS.some(([name, limits]) => name === keyword && limits === "below");
}

;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/limits.js
const SCHEMA_MAX_ALTERNATIVES = 1_000;
const SCHEMA_MAX_DEPTH = 200;
const SCHEMA_MAX_PLACES = 20_000;

;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/reference.js




function targetOf(root, reference) {
    const target = (0,json/* valueAt */.fK)(root, (0,pointer/* fromPointer */.kU)(fragmentOf(root, reference) ?? "/"));
    if ((0,json/* isObject */.Gv)(target) || typeof target === "boolean")
        return (0,result.ok)(target);
    return (0,result/* err */._)(`The reference ${(0,wording/* quote */.hD)(reference)} leads to no schema in it.`);
}
function fragmentOf(root, reference) {
    const id = (0,json/* isObject */.Gv)(root) ? root["$id"] : undefined;
    const own = typeof id === "string" && reference.startsWith(`${id}#`) ? reference.slice(id.length) : reference;
    if (own === id)
        return "";
    return /^#(?:\/|$)/.test(own) ? decodeFragment(own.slice(1)) : undefined;
}
function decodeFragment(fragment) {
    try {
        return decodeURIComponent(fragment);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/type-names.js

const TYPE_NAMES = ["array", "boolean", "fraction", "integer", "null", "object", "string"];
const ALL_TYPES = new Set(TYPE_NAMES);
function isScalar(value) {
    return !(0,json/* isArray */.cy)(value) && !(0,json/* isObject */.Gv)(value);
}
function typesNamedBy(type) {
    if (type === undefined)
        return ALL_TYPES;
    const named = (0,json/* isArray */.cy)(type) ? type : [type];
    return new Set(TYPE_NAMES.filter((name) => named.includes(name) || (named.includes("number") && typeOfNumber(name))));
}
function typeOfNumber(name) {
    return name === "fraction" || name === "integer";
}
function isSameKind(one, other) {
    return one === other || (typeOfNumber(one) && typeOfNumber(other));
}
function typeOf(value) {
    if (value === null)
        return "null";
    if (typeof value === "number")
        return Number.isInteger(value) ? "integer" : "fraction";
    return typeof value === "boolean" ? "boolean" : "string";
}
function shownTypes(types) {
    const all = new Set(types);
    if (!all.has("fraction"))
        return [...all].toSorted();
    return [...all].flatMap((type) => (type === "integer" ? [] : type === "fraction" ? ["number"] : [type])).toSorted();
}

;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/alternatives.js





function schemaReader(root) {
    return { root, known: new Map(), faults: [], depth: 0 };
}
const ANYTHING = {
    types: ALL_TYPES,
    values: undefined,
    bounds: new Map(),
    properties: new Map(),
    required: new Set(),
    others: true,
    items: true,
};
function alternativesOf(reader, schema) {
    if (schema === false)
        return [];
    if (!(0,json/* isObject */.Gv)(schema))
        return [ANYTHING];
    const known = reader.known.get(schema);
    if (known !== undefined)
        return known;
    if (reader.depth >= SCHEMA_MAX_DEPTH)
        return fault(reader, "Its references and parts nest too deep.");
    reader.known.set(schema, [ANYTHING]);
    reader.depth += 1;
    const alternatives = combine(reader, schema);
    reader.depth -= 1;
    reader.known.set(schema, alternatives);
    return alternatives;
}
function fault(reader, reason) {
    reader.faults.push(reason);
    return [ANYTHING];
}
function combine(reader, schema) {
    if (refusesAll(schema["not"]))
        return [];
    const parts = [[ownAlternative(schema)].filter(isPossible)];
    const reference = schema["$ref"];
    if (typeof reference === "string")
        parts.push(alternativesBehind(reader, reference));
    for (const part of listAt(schema, "allOf"))
        parts.push(alternativesOf(reader, part));
    for (const keyword of ["anyOf", "oneOf"]) {
        const choice = listAt(schema, keyword);
        if (choice.length > 0)
            parts.push(choice.flatMap((one) => alternativesOf(reader, one)));
    }
    const all = parts.reduce((one, other) => allOfBoth(reader, one, other));
    const others = schema["unevaluatedProperties"];
    return others === undefined ? all : all.map((one) => ({ ...one, others: bothSchemas(one.others, others) }));
}
function refusesAll(not) {
    return not === true || ((0,json/* isObject */.Gv)(not) && Object.keys(not).length === 0);
}
function alternativesBehind(reader, reference) {
    const target = targetOf(reader.root, reference);
    return target.ok ? alternativesOf(reader, target.value) : fault(reader, target.error);
}
function listAt(schema, keyword) {
    const list = schema[keyword];
    return (0,json/* isArray */.cy)(list) ? list : [];
}
function ownAlternative(schema) {
    const values = valuesIn(schema);
    const named = typesNamedBy(schema["type"]);
    const types = values === undefined ? named : new Set(values.map(typeOf));
    const properties = schema["properties"];
    return {
        types,
        values,
        bounds: values === undefined ? boundsIn(schema, types) : new Map(),
        properties: new Map((0,json/* isObject */.Gv)(properties) ? Object.entries(properties) : []),
        required: new Set(listAt(schema, "required").filter((key) => typeof key === "string")),
        others: schema["additionalProperties"] ?? true,
        items: schema["items"] ?? true,
    };
}
function valuesIn(schema) {
    const { const: constant, enum: list } = schema;
    const stated = constant === undefined ? list : [constant];
    if (!(0,json/* isArray */.cy)(stated))
        return undefined;
    const types = typesNamedBy(schema["type"]);
    return stated.filter(isScalar).filter((value) => types.has(typeOf(value)));
}
function allOfBoth(reader, ones, others) {
    if (ones.length * others.length > SCHEMA_MAX_ALTERNATIVES) {
        return fault(reader, `It has more than ${SCHEMA_MAX_ALTERNATIVES} combinations of choices for one value.`);
    }
    return ones.flatMap((one) => others.map((other) => both(one, other))).filter(isPossible);
}
function isPossible({ types }) {
    return types.size > 0;
}
function both(one, other) {
    if (one === ANYTHING || other === ANYTHING)
        return one === ANYTHING ? other : one;
    const values = bothValues(one, other);
    return {
        types: values === undefined
            ? new Set([...one.types].filter((type) => other.types.has(type)))
            : new Set(values.map(typeOf)),
        values,
        bounds: values === undefined ? bothBounds(one.bounds, other.bounds) : new Map(),
        properties: bothProperties(one, other),
        required: new Set([...one.required, ...other.required]),
        others: bothSchemas(one.others, other.others),
        items: bothSchemas(one.items, other.items),
    };
}
function bothValues(one, other) {
    const values = one.values ?? other.values;
    return values?.filter((value) => [one, other].every((side) => isRightFor(side, value)));
}
function isRightFor({ types, values }, value) {
    return values === undefined ? types.has(typeOf(value)) : values.includes(value);
}
function bothProperties(one, other) {
    const keys = new Set([...one.properties.keys(), ...other.properties.keys()]);
    return new Map(Array.from(keys, (key) => [key, bothSchemas(schemaOf(one, key), schemaOf(other, key))]));
}
function schemaOf({ properties, others }, key) {
    return properties.get(key) ?? others;
}
function bothSchemas(one, other) {
    if (saysNothing(one))
        return other;
    if (saysNothing(other) || one === other)
        return one;
    return one === false || other === false ? false : { allOf: [one, other] };
}
function saysNothing(schema) {
    return schema === true || ((0,json/* isObject */.Gv)(schema) && Object.keys(schema).length === 0);
}

;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/compare-scalars.js


function compareScalars(place, published, vocabulary) {
    return [
        ...compareTypes(place, published, vocabulary),
        ...compareValues(place, published, vocabulary),
        ...compareBounds(place, published, vocabulary),
    ];
}
function compareTypes(place, published, vocabulary) {
    const only = (side, other) => [...side.free].some((type) => !other.free.has(type) && !lists(other, type));
    if (!only(published, vocabulary) && !only(vocabulary, published))
        return [];
    return [
        { place, kind: "type", name: null, published: shownTypes(published.free), vocabulary: shownTypes(vocabulary.free) },
    ];
}
function compareValues(place, published, vocabulary) {
    const all = [...new Set([...published.values, ...vocabulary.values])];
    const isFree = (side) => (value) => [...side.free].some((type) => isSameKind(type, typeOf(value)));
    const one = all
        .filter((value) => !isFree(published)(value) && !isFree(vocabulary)(value))
        .filter((value) => published.values.has(value) !== vocabulary.values.has(value))
        .map((value) => {
        const sides = { published: published.values.has(value), vocabulary: vocabulary.values.has(value) };
        return { place, kind: "value", name: masked(value), ...sides };
    });
    const [freeInPublished, freeInVocabulary] = [published, vocabulary].map((side) => all.filter(isFree(side)));
    return [
        ...one,
        ...listed(place, freeInVocabulary, (values) => ({ published: values, vocabulary: null })),
        ...listed(place, freeInPublished, (values) => ({ published: null, vocabulary: values })),
    ];
}
function listed(place, values = [], toSides) {
    return values.length === 0 ? [] : [{ place, kind: "values", name: null, ...toSides(values.map(masked)) }];
}
function masked(value) {
    return typeof value === "string" ? (0,secrets/* maskSecrets */.QU)(value) : value;
}
function lists({ values }, type) {
    return [...values].some((value) => isSameKind(typeOf(value), type));
}
function compareBounds(place, published, vocabulary) {
    const keywords = new Set([...published.bounds.keys(), ...vocabulary.bounds.keys()]);
    return [...keywords]
        .map((name) => ({
        name,
        published: published.bounds.get(name) ?? null,
        vocabulary: vocabulary.bounds.get(name) ?? null,
    }))
        .filter((sides) => sides.published !== sides.vocabulary)
        .map((sides) => ({ place, kind: "bound", ...sides }));
}

;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/form.js



function formOf(reader, schema) {
    const alternatives = alternativesOf(reader, schema);
    if (alternatives.length === 0)
        return undefined;
    const unlisted = alternatives.filter(({ values }) => values === undefined);
    const listed = new Set(alternatives.flatMap(({ values = [] }) => values));
    const free = new Set(unlisted.flatMap(({ types }) => [...types]));
    if (listed.has(true) && listed.has(false))
        free.add("boolean");
    if (listed.has(null))
        free.add("null");
    const objects = unlisted.filter(({ types }) => types.has("object"));
    const lists = unlisted.filter(({ types }) => types.has("array"));
    return {
        free,
        values: new Set([...listed].filter((value) => !free.has(typeOf(value)))),
        bounds: anyBounds(unlisted),
        object: objects.length === 0 ? undefined : { ...unite(objects), byType: splitByType(reader, objects) },
        items: anyOf(lists.map(({ items }) => items)),
    };
}
function unite(objects) {
    const [first] = objects;
    if (first !== undefined && objects.length === 1)
        return first;
    const keys = new Set(objects.flatMap(({ properties }) => [...properties.keys()]));
    return {
        properties: new Map(Array.from(keys, (key) => [key, anyOf(objects.map((object) => schemaOf(object, key)))])),
        required: new Set([...(first?.required ?? [])].filter((key) => objects.every(({ required }) => required.has(key)))),
        others: anyOf(objects.map(({ others }) => others)),
    };
}
function anyOf(schemas) {
    if (schemas.some(saysNothing))
        return true;
    const [first = false, ...others] = new Set(schemas.filter((schema) => schema !== false));
    return others.length === 0 ? first : { anyOf: [first, ...others] };
}
function splitByType(reader, objects) {
    const typed = objects.map((object) => ({ object, types: typesChosenBy(reader, object) }));
    if (typed.some(({ types }) => types.length === 0))
        return undefined;
    const names = new Set(typed.flatMap(({ types }) => types));
    return new Map(Array.from(names, (name) => {
        const chosen = typed.filter(({ types }) => types.includes(name)).map(({ object }) => object);
        return [name, withType(unite(chosen), name)];
    }));
}
function typesChosenBy(reader, { properties, required }) {
    const type = required.has("type") ? properties.get("type") : undefined;
    const form = type === undefined ? undefined : formOf(reader, type);
    return form?.free.size === 0 ? [...form.values].filter((value) => typeof value === "string") : [];
}
function withType(parts, type) {
    return { ...parts, properties: new Map([...parts.properties, ["type", { const: type }]]) };
}

;// CONCATENATED MODULE: ./.build/action/shared/schema-difference/compare-schemas.js









const EVERY = "*";
function compareSchemas(published, vocabulary) {
    if (!(0,json/* isObject */.Gv)(published))
        return (0,result/* err */._)("It is not an object.");
    const readers = { published: schemaReader(published), vocabulary: schemaReader(vocabulary) };
    const walk = { readers, found: [], trail: [], places: 0 };
    compareAt(walk, [], { published, vocabulary });
    const [fault] = [...readers.published.faults, ...readers.vocabulary.faults];
    return fault === undefined ? (0,result.ok)(walk.found.toSorted(byPlace)) : (0,result/* err */._)(fault);
}
function byPlace(one, other) {
    const [first, second] = [one, other].map(({ place, kind, name }) => JSON.stringify([place, kind, name]));
    return (first ?? "") < (second ?? "") ? -1 : 1;
}
function compareAt(walk, path, schemas) {
    if (saysNothing(schemas.published) && saysNothing(schemas.vocabulary))
        return;
    if (path.length > limits/* NESTING_MAX_LEVELS */.sI || walk.trail.some((pair) => isSamePair(pair, schemas)))
        return;
    walk.places += 1;
    if (walk.places > SCHEMA_MAX_PLACES) {
        walk.readers.published.faults.push(`It describes more than ${SCHEMA_MAX_PLACES} places.`);
        return;
    }
    const published = formOf(walk.readers.published, schemas.published);
    const vocabulary = formOf(walk.readers.vocabulary, schemas.vocabulary);
    if (published === undefined || vocabulary === undefined)
        return;
    walk.trail.push(schemas);
    compareForms(walk, path, { published, vocabulary });
    walk.trail.pop();
}
function isSamePair(one, other) {
    return (0,json/* isObject */.Gv)(one.published) && one.published === other.published && one.vocabulary === other.vocabulary;
}
function compareForms(walk, path, { published, vocabulary }) {
    walk.found.push(...compareScalars((0,pointer/* toPointer */.rb)(path), published, vocabulary));
    if (published.object !== undefined && vocabulary.object !== undefined) {
        compareObjects(walk, path, { published: published.object, vocabulary: vocabulary.object });
    }
    if (published.free.has("array") && vocabulary.free.has("array")) {
        compareAt(walk, [...path, EVERY], { published: published.items, vocabulary: vocabulary.items });
    }
}
function compareObjects(walk, path, { published, vocabulary }) {
    if (published.byType === undefined || vocabulary.byType === undefined) {
        compareParts(walk, path, { published, vocabulary });
        return;
    }
    for (const type of new Set([...published.byType.keys(), ...vocabulary.byType.keys()])) {
        const place = [...path.slice(0, -1), `${path.at(-1) ?? ""}[${type}]`];
        const sides = { published: published.byType.get(type), vocabulary: vocabulary.byType.get(type) };
        if (isOnBoth(sides))
            compareParts(walk, place, sides);
        else
            walk.found.push({ place: (0,pointer/* toPointer */.rb)(place), kind: "variant", name: (0,secrets/* maskSecrets */.QU)(type), ...presence(sides) });
    }
}
function isOnBoth(sides) {
    return sides.published !== undefined && sides.vocabulary !== undefined;
}
function presence({ published, vocabulary }) {
    return { published: published !== undefined, vocabulary: vocabulary !== undefined };
}
function compareParts(walk, path, { published, vocabulary }) {
    const named = {
        published: namedKeys(walk.readers.published, published),
        vocabulary: namedKeys(walk.readers.vocabulary, vocabulary),
    };
    const keys = [published, vocabulary].flatMap((side) => [...side.properties.keys(), ...side.required]);
    for (const key of new Set(keys)) {
        const schemas = { published: named.published.get(key), vocabulary: named.vocabulary.get(key) };
        const isRequired = { published: published.required.has(key), vocabulary: vocabulary.required.has(key) };
        compareKey(walk, [...path, key], schemas, isRequired);
    }
    compareOthers(walk, path, { published: published.others, vocabulary: vocabulary.others });
}
function compareKey(walk, path, schemas, isRequired) {
    const at = { place: (0,pointer/* toPointer */.rb)(path), name: (0,secrets/* maskSecrets */.QU)(path.at(-1) ?? "") };
    const isThere = presence(schemas);
    if (isThere.published !== isThere.vocabulary) {
        walk.found.push({ ...at, kind: "key", ...isThere });
        return;
    }
    if (isOnBoth(schemas))
        compareAt(walk, path, schemas);
    if (isRequired.published !== isRequired.vocabulary)
        walk.found.push({ ...at, kind: "required", ...isRequired });
}
function namedKeys(reader, { properties }) {
    return new Map([...properties].filter(([, schema]) => alternativesOf(reader, schema).length > 0));
}
function compareOthers(walk, path, schemas) {
    const isOpen = {
        published: alternativesOf(walk.readers.published, schemas.published).length > 0,
        vocabulary: alternativesOf(walk.readers.vocabulary, schemas.vocabulary).length > 0,
    };
    if (isOpen.published !== isOpen.vocabulary) {
        walk.found.push({ place: (0,pointer/* toPointer */.rb)(path), kind: "other-keys", name: null, ...isOpen });
    }
    else if (isOpen.published)
        compareAt(walk, [...path, EVERY], schemas);
}

// EXTERNAL MODULE: ./.build/action/shared/validate/decode.js
var decode = __webpack_require__(7778);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var validate_limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/syntax/read-document.js
var read_document = __webpack_require__(9577);
// EXTERNAL MODULE: ./.build/action/action/commands/command.js
var command = __webpack_require__(1186);
// EXTERNAL MODULE: ./.build/action/action/commands/command-process.js
var command_process = __webpack_require__(5986);
// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __webpack_require__(9298);
// EXTERNAL MODULE: ./.build/action/action/commands/read-vocabulary.js
var read_vocabulary = __webpack_require__(2248);
;// CONCATENATED MODULE: ./.build/action/action/commands/vocabulary.js





const HELP = `
Without --check, the vocabulary is printed as a vocabulary file, from which you can start your own. Without --vocabulary
it is the specification's.

--check compares an assistant's published JSON Schema (draft-07 or 2020-12) with the one that follows from the vocabulary:
keys, providers, custom types, enumerations and constants, bounds, required keys and types. The same said in another way,
as with other references or choices, is no difference, nor are titles, descriptions and defaults. Names of free keys,
patterns and conditions are not compared. In a place, "*" is any key or item that has no name of its own, and "*[aws]"
such an entry of the type "aws".

With --json: { same, differences: [{ place, kind, name, published, vocabulary }] }. The kinds are key, variant, value,
required and other-keys, where each side is true or false; values (a list, or null for every value); type (the types of
which every value is taken); and bound (a number, or null for none).

Exit codes:
  0  printed, or no difference
  1  at least one difference
  2  the schema or the vocabulary cannot be read, or the command was not understood

Examples:
  provider-steward vocabulary --vocabulary posit-assistant > vocabulary.json
  provider-steward vocabulary --vocabulary posit-assistant --check providers.schema.json
  curl -fsSL https://assistant.posit.co/schemas/providers.schema.json |
    provider-steward vocabulary --vocabulary posit-assistant --check -`;
function addVocabularyCommand(program, process) {
    program
        .command("vocabulary")
        .summary("print a vocabulary, or compare it with a published schema")
        .description("Prints a vocabulary as a file, or compares it with the JSON Schema that an assistant publishes.")
        .option("--vocabulary <name|file>", "the vocabulary: a known name, or a vocabulary file")
        .option("--check <schema>", 'the published schema to compare with; "-" is standard input')
        .option("--json", "print the differences as JSON")
        .addHelpText("after", HELP)
        .action(async (options) => {
        const { vocabulary: chosen, check } = options;
        const vocabulary = chosen === undefined ? presets/* PRESETS */.fG.specification : await (0,read_vocabulary/* readVocabulary */.X)(chosen, process);
        if (vocabulary === undefined)
            process.exitCode = command_process/* EXIT */.d.failure;
        else if (check === undefined)
            process.stdout.write((0,printable/* printableJson */.et)(vocabulary));
        else
            await checkSchema(check, vocabulary, options, process);
    });
}
async function checkSchema(path, vocabulary, { json }, process) {
    const published = await readSchema(path, process);
    const compared = published.ok ? compareWith(vocabulary, published.value) : published;
    if (!compared.ok) {
        (0,command/* reportFailure */.xV)(`The schema "${(0,read_input/* nameOfInput */.nB)(path)}" cannot be read. ${compared.error}`, process);
        return;
    }
    const differences = compared.value;
    const same = differences.length === 0;
    process.stdout.write(json ? (0,printable/* printableJson */.et)({ same, differences }) : formatDifferences(differences));
    process.exitCode = same ? command_process/* EXIT */.d.fine : command_process/* EXIT */.d.errors;
}
function compareWith(vocabulary, published) {
    const own = JSON.parse(JSON.stringify((0,build_schema/* buildSchema */.IV)(vocabulary)));
    return compareSchemas(published, own);
}
async function readSchema(path, process) {
    const read = await (0,read_input/* readInput */.R5)(path, process);
    if (!read.ok)
        return (0,result/* err */._)(read.error.reason);
    const text = (0,decode/* decodeFile */.J)(read.value, validate_limits/* FILE_MAX_BYTES */.ul);
    if (!text.ok)
        return (0,result/* err */._)(text.error.message);
    const document = (0,read_document/* readDocument */.u)(text.value);
    if (document.ok)
        return (0,result.ok)(document.value.document);
    const { problem, advice, range } = document.error;
    return (0,result/* err */._)(`In line ${range.start.line}, ${problem}. ${advice}`);
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
