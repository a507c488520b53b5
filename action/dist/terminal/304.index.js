export const id = 304;
export const ids = [304];
export const modules = {

/***/ 2583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkSettingsFile)
/* harmony export */ });
/* harmony import */ var _diagnostic_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9035);
/* harmony import */ var _effective_entries_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2709);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2398);
/* harmony import */ var _syntax_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2173);
/* harmony import */ var _validate_check_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2107);
/* harmony import */ var _validate_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4172);
/* harmony import */ var _validate_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3320);
/* harmony import */ var _validate_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6672);
/* harmony import */ var _validate_rules_duplicate_key_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8085);
/* harmony import */ var _validate_rules_unsafe_key_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8504);
/* harmony import */ var _validate_schema_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3958);
/* harmony import */ var _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6154);













function checkSettingsFile(path, bytes, kind) {
    const { schema, matchesSchema } = kind;
    const decoded = (0,_validate_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeFile */ .J)(bytes, kind.maxBytes);
    if (!decoded.ok) {
        const diagnostic = (0,_validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnosticOfFile */ .bB)(withRuleOf(kind, decoded.error));
        return { document: undefined, file: (0,_validate_check_file_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedFile */ .y0)(path, [diagnostic], "", () => schema) };
    }
    const parsed = (0,_syntax_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .q)(decoded.value);
    const document = parsed.value ?? null;
    const isRight = matchesSchema(document);
    const diagnostics = diagnose(parsed, document, matchesSchema.errors ?? [], kind);
    return {
        document: isRight && diagnostics.length === 0 ? document : undefined,
        file: (0,_validate_check_file_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedFile */ .y0)(path, diagnostics, decoded.value, () => schema),
    };
}
function diagnose(parsed, document, errors, kind) {
    if (parsed.mistakes.length > 0)
        return (0,_diagnostic_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderDiagnostics */ .L)((0,_validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnoseMistakes */ .AD)(parsed, kind.rule));
    const found = findAll(parsed, document, errors, kind);
    const { listed, rest } = (0,_validate_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .withinBound */ .Gv)(found, errors.length >= _validate_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .DIAGNOSTICS_MAX */ .qZ, false);
    const ofFile = rest === undefined ? [] : [(0,_validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnosticOfFile */ .bB)(withRuleOf(kind, rest))];
    const located = (0,_validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnoseFindings */ .PY)(listed.map(({ fix: _fix, ...finding }) => withRuleOf(kind, finding)), parsed);
    return (0,_diagnostic_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderDiagnostics */ .L)([...ofFile, ...located]);
}
function* findAll(parsed, document, errors, { rule, schema, findingsIn, isReportedElsewhere = () => false }) {
    const context = { parsed, configuration: (0,_effective_entries_js__WEBPACK_IMPORTED_MODULE_7__/* .fileConfiguration */ .z)(document, {}, _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_8__/* .noVocabulary */ .K$), policy: _policy_policy_js__WEBPACK_IMPORTED_MODULE_9__/* .noPolicy */ .W };
    for (const shared of [_validate_rules_duplicate_key_js__WEBPACK_IMPORTED_MODULE_10__/* .duplicateKey */ .V, _validate_rules_unsafe_key_js__WEBPACK_IMPORTED_MODULE_11__/* .unsafeKey */ .O]) {
        for (const finding of shared.check(context))
            yield { ...finding, rule };
    }
    for (const finding of findingsIn(document))
        yield { ...finding, rule };
    for (const finding of (0,_validate_schema_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .eachSchemaFinding */ .y)(errors, document, schema, _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_8__/* .noVocabulary */ .K$)) {
        if (!isReportedElsewhere(finding))
            yield finding;
    }
}
function withRuleOf({ rule }, finding) {
    return { ...finding, rule };
}


/***/ }),

/***/ 9657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ VOCABULARY_NAME_MAX_CHARACTERS),
/* harmony export */   G3: () => (/* binding */ POLICY_MAX_IGNORES),
/* harmony export */   JT: () => (/* binding */ VOCABULARY_MAX_LAYERS),
/* harmony export */   RQ: () => (/* binding */ VOCABULARY_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Te: () => (/* binding */ POLICY_FILE_MAX_BYTES),
/* harmony export */   V4: () => (/* binding */ VOCABULARY_FILE_MAX_BYTES),
/* harmony export */   bp: () => (/* binding */ VOCABULARY_MAX_CUSTOM_VARIANTS),
/* harmony export */   t7: () => (/* binding */ GLOB_MAX_CHARACTERS),
/* harmony export */   xF: () => (/* binding */ VOCABULARY_MAX_NAMES)
/* harmony export */ });
const POLICY_FILE_MAX_BYTES = 256 * 1024;
const VOCABULARY_FILE_MAX_BYTES = 256 * 1024;
const VOCABULARY_MAX_NAMES = 200;
const VOCABULARY_MAX_CUSTOM_VARIANTS = 20;
const VOCABULARY_MAX_LAYERS = 20;
const VOCABULARY_NAME_MAX_CHARACTERS = 64;
const POLICY_MAX_IGNORES = 1_000;
const GLOB_MAX_CHARACTERS = 1_000;
const VOCABULARY_GUESS_MAX_LETTER_PAIRS = 10_000_000;


/***/ }),

/***/ 2038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pd: () => (/* binding */ configurableRules),
  LJ: () => (/* binding */ isAboutName),
  Js: () => (/* binding */ policyFindings)
});

// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 28 modules
var rules = __webpack_require__(1397);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __webpack_require__(4693);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-rules.js
var schema_rules = __webpack_require__(4933);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/settings-rules.js
var settings_rules = __webpack_require__(3955);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __webpack_require__(3309);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/presets.js + 5 modules
var presets = __webpack_require__(2249);
// EXTERNAL MODULE: ./.build/action/shared/settings/limits.js
var limits = __webpack_require__(9657);
// EXTERNAL MODULE: ./.build/action/shared/syntax/limits.js
var syntax_limits = __webpack_require__(3535);
// EXTERNAL MODULE: ./.build/action/shared/text/parse-url.js
var parse_url = __webpack_require__(4800);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
;// CONCATENATED MODULE: ./.build/action/shared/settings/policy-values.js






function faultIn(text, shapes) {
    return shapes.find(([shape]) => shape.test(text))?.[1];
}
const WHITESPACE = [/^\s*$/, "is only whitespace"];
function adviceToWrite(instead, otherwise) {
    return instead !== undefined && (0,wording/* quote */.hD)(instead) === JSON.stringify(instead) ? `Use ${(0,wording/* quote */.hD)(instead)}.` : otherwise;
}
function emptyFault(text, advice) {
    const fault = faultIn(text, [WHITESPACE]);
    return fault === undefined ? undefined : { fault, advice };
}
const HOST_SHAPES = [
    WHITESPACE,
    [/:\/\//, "is a URL, not a host"],
    [/@/, "contains more than a host"],
    [/[/?#\\]/, "contains a path, not only a host"],
    [/\s/, "contains whitespace"],
    [/^\*\.(?:[\d.]+|\[.*\])(?::\d*)?$/, "is a pattern for an IP address, which has no hosts below it"],
    [/(?!^)\*|^\*(?!\.)/, 'contains a "*" other than "*." at the start'],
];
const HOST_ADVICE = 'Use a host such as "api.example.com", or "*.example.com" for every host below it; add ":8443" to approve only that port.';
function hostFault(text) {
    if (isHostPattern(text))
        return undefined;
    if (text === "*")
        return { fault: "approves every host", advice: 'Remove "approvedHosts" to approve every host.' };
    if (isHostPattern(text.replace(/:\d*$/, "")))
        return { fault: "has an invalid port", advice: `Use a port from 1 to ${PORT_MAX}, or none.` };
    const fault = faultIn(text, HOST_SHAPES) ?? "is not a valid host";
    return { fault, advice: adviceToWrite(hostPatternIn(text), HOST_ADVICE) };
}
function isHostPattern(text) {
    const [, wildcard, host = "", port = "1"] = /^(\*\.)?([\w.-]+|\[[\da-f:.]+\])(?::([1-9]\d{0,4}))?$/i.exec(text) ?? [];
    if (wildcard !== undefined && /^\[|\.\d+$/.test(host))
        return false;
    return Number(port) <= PORT_MAX && !/^\.|\.\.|\.$/.test(host) && hostOf(host) === host.toLowerCase();
}
const PORT_MAX = 65_535;
function hostOf(authority) {
    const url = `https://${authority}/`;
    return (0,parse_url/* parseUrl */.D)(url)?.host;
}
function hostPatternIn(text) {
    const authority = text
        .trim()
        .replace(/^[a-z][a-z\d+.-]*:\/\//i, "")
        .replace(/[/?#\\].*$/s, "")
        .replace(/^.*@/s, "");
    const candidates = [authority, hostOf(authority), authority.replace(/^\./, "*.")];
    return candidates.find((candidate) => candidate !== undefined && isHostPattern(candidate))?.toLowerCase();
}
const PATH_SHAPES = [
    WHITESPACE,
    [/^[a-z][a-z\d+.-]+:/i, "is a URL, not a path"],
    [/^(?:[/\\]|[a-z]:)/i, "is an absolute path"],
    [/\\/, "contains a backslash"],
    [/[\u0000-\u001f]/, "contains a control character"],
    [/(?:^|\/)\.{0,2}$/, "is the path of a folder, not of a file"],
];
function pathFault(text) {
    const fault = faultIn(text, PATH_SHAPES) ?? (leadsOut(text) ? "is outside the policy file's folder" : undefined);
    if (fault === undefined)
        return undefined;
    return {
        fault,
        advice: 'Use the path of a file relative to the policy file\'s folder, with "/" between folders, for example "layers/enforced.providers.json".',
    };
}
function leadsOut(path) {
    let depth = 0;
    for (const name of path.split("/")) {
        if (name === "..")
            depth -= 1;
        else if (name !== "" && name !== ".")
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}
const GLOB_MISTAKES = [
    { shape: WHITESPACE[0], fault: WHITESPACE[1] },
    { shape: /\\/g, fault: "contains a backslash, which does not separate folders here", replacement: "/" },
    { shape: /^\/+/, fault: 'starts with "/", but paths are relative to the policy file\'s folder', replacement: "" },
    { shape: /\/+$/, fault: "matches folders, not files", replacement: "/**" },
    { shape: /^!/, fault: 'starts with "!", but a glob cannot exclude files here' },
    { shape: /[{}[\]()]/, fault: 'contains a bracket, but only "*", "**" and "?" have a special meaning here' },
    { shape: /(?<!^[./]*)\/\.{0,2}(?=\/|$)/, fault: 'contains "/./", "/../" or "//", which match no path' },
];
const GLOB_ADVICE = 'Use a glob such as "teams/*/providers.json" or "teams/research/**", one for each kind of file, with "?" in place of a special character.';
function globFault(text) {
    if (text.length > limits/* GLOB_MAX_CHARACTERS */.t7)
        return { fault: `is longer than ${limits/* GLOB_MAX_CHARACTERS */.t7} characters`, advice: "Use several shorter globs." };
    const mistake = GLOB_MISTAKES.find(({ shape }) => text.search(shape) >= 0);
    if (mistake === undefined)
        return undefined;
    const { shape, fault, replacement } = mistake;
    const instead = replacement === undefined || (0,secrets/* maskSecrets */.QU)(text) !== text ? undefined : text.replace(shape, replacement);
    return { fault, advice: adviceToWrite(instead, GLOB_ADVICE) };
}
const POINTER_ADVICE = 'Use a JSON pointer such as "/providers/provider_a/baseUrl".';
function pointerFault(text) {
    if (text.startsWith("#/"))
        return {
            fault: 'starts with "#", which is not part of a JSON pointer',
            advice: adviceToWrite(text.slice(1), POINTER_ADVICE),
        };
    if (!text.startsWith("/"))
        return { fault: 'does not start with "/"', advice: POINTER_ADVICE };
    if (/~(?![01])/.test(text))
        return {
            fault: 'contains a "~" without "0" or "1" after it',
            advice: 'Use "~0" for "~" in a key, and "~1" for "/".',
        };
    if ((0,pointer/* fromPointer */.kU)(text).length > syntax_limits/* NESTING_MAX_LEVELS */.sI)
        return {
            fault: `is deeper than the ${syntax_limits/* NESTING_MAX_LEVELS */.sI} levels that a file may have`,
            advice: "Use a shorter one; it includes everything below it.",
        };
    return undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/settings/value-findings.js
var value_findings = __webpack_require__(9415);
;// CONCATENATED MODULE: ./.build/action/shared/settings/policy-findings.js












const FIXED_RULES = [...text_rules/* textRules */.fD, ...settings_rules/* settingsRules */.T4, ...layer_rules/* layerRules */.zB];
const configurableRules = rules/* ruleDescriptions */.U.filter((rule) => !FIXED_RULES.includes(rule));
function isFixedRule(id) {
    return FIXED_RULES.some((rule) => rule.id === id);
}
function* policyFindings(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return;
    for (const id of Object.keys((0,json/* objectAt */.lJ)(document, "rules") ?? {})) {
        if (id !== json/* UNSAFE_KEY */.LO)
            yield* ruleNameFindings(id, { path: ["rules", id], part: "key" });
    }
    yield* (0,value_findings/* findingsOfText */.Xh)(document, [], "schema", (text) => emptyFault(text, "Use the path or URL of the schema, or remove the key."));
    yield* vocabularyFindings((0,json/* ownValue */.eC)(document, "vocabulary"));
    yield* (0,value_findings/* findingsOfTexts */.KP)(document, [], "approvedHosts", hostFault);
    const layers = (0,json/* objectAt */.lJ)(document, "layers") ?? {};
    yield* (0,value_findings/* findingsOfText */.Xh)(layers, ["layers"], "enforced", pathFault);
    yield* (0,value_findings/* findingsOfText */.Xh)(layers, ["layers"], "default", pathFault);
    yield* ignoreFindings((0,json/* ownValue */.eC)(document, "ignores"));
    for (const { index, text } of (0,json/* textsAt */.i1)(document, "inlineIgnores"))
        yield* ruleNameFindings(text, { path: ["inlineIgnores", index], part: "value" });
}
function isAboutName({ rule, place: { path } }) {
    if (rule === schema_rules/* unknownKey */.a)
        return path.length === 2 && path[0] === "rules";
    if (rule !== schema_rules/* unknownValue */.Uo)
        return false;
    return path[0] === "vocabulary" || path[0] === "inlineIgnores" || (path[0] === "ignores" && path.at(-1) === "rule");
}
function* vocabularyFindings(name) {
    if (typeof name !== "string" || (0,presets/* isPresetName */.l6)(name))
        return;
    yield {
        place: { path: ["vocabulary"], part: "value" },
        message: `There is no vocabulary of the name ${(0,wording/* quote */.hD)(name)}.`,
        advice: `Use ${(0,wording/* quoteAll */._R)(presets/* PRESET_NAMES */.dO, "or")}; a vocabulary file is named by the option "--vocabulary" or the input "vocabulary".`,
    };
}
function* ruleNameFindings(id, place) {
    const ids = configurableRules.map((rule) => rule.id);
    if (ids.includes(id))
        return;
    if (isFixedRule(id)) {
        yield { place, message: `A policy cannot change the rule ${(0,wording/* quote */.hD)(id)}.`, advice: "Remove it." };
        return;
    }
    const meant = (0,did_you_mean/* nearestNames */.LE)(id, ids);
    const isGuess = meant.length > 0 && meant.length <= 2;
    yield {
        place,
        message: `Unknown rule ${(0,wording/* quote */.hD)(id)}.`,
        advice: isGuess ? `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?` : "Use the id of a rule; docs/rules.md lists them.",
    };
}
function* ignoreFindings(ignores) {
    if (!(0,json/* isArray */.cy)(ignores))
        return;
    if (ignores.length > limits/* POLICY_MAX_IGNORES */.G3) {
        yield {
            place: { path: ["ignores", limits/* POLICY_MAX_IGNORES */.G3], part: "value" },
            message: `There are more than ${limits/* POLICY_MAX_IGNORES */.G3} ignores.`,
            advice: "Turn the rule off, or use ignores that cover more files or a larger part of them.",
        };
    }
    for (const [index, ignore] of ignores.entries()) {
        if ((0,json/* isObject */.Gv)(ignore))
            yield* findingsOfIgnore(ignore, ["ignores", index]);
    }
}
function* findingsOfIgnore(ignore, path) {
    const rule = (0,json/* ownValue */.eC)(ignore, "rule");
    if (typeof rule === "string")
        yield* ruleNameFindings(rule, { path: [...path, "rule"], part: "value" });
    const files = (0,json/* ownValue */.eC)(ignore, "files");
    if ((0,json/* isArray */.cy)(files) && files.length === 0) {
        yield {
            place: { path: [...path, "files"], part: "value" },
            message: '"files" is empty, so nothing is ignored.',
            advice: "Add globs, or remove the key to ignore the rule in every file.",
        };
    }
    yield* (0,value_findings/* findingsOfTexts */.KP)(ignore, path, "files", globFault);
    yield* (0,value_findings/* findingsOfText */.Xh)(ignore, path, "pointer", pointerFault);
    yield* (0,value_findings/* findingsOfText */.Xh)(ignore, path, "reason", (text) => emptyFault(text, "Explain why they are not to be reported."));
}


/***/ }),

/***/ 915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ buildPolicySchema)
/* harmony export */ });
/* harmony import */ var _schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8024);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4817);
/* harmony import */ var _vocabulary_presets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2249);



const SETTINGS = {
    error: "Wrong: the file fails its check.",
    warning: "Most likely wrong.",
    notice: "Worth knowing.",
    off: "Not reported.",
};
const IGNORE_EXAMPLE = {
    files: ["teams/research/**"],
    pointer: "/providers/provider_a/baseUrl",
    reason: "Reached through a local proxy.",
};
function buildPolicySchema(rules) {
    const example = rules[0]?.id ?? "";
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Policy", "An organisation's settings for the checks of its provider configuration files: the content of `.provider-steward.json`."),
        allowComments: true,
        allowTrailingCommas: true,
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
            $schema: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/policy/v1.json"],
            },
            schema: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Schema of configurations", "The `$schema` to add to a configuration file that has none."),
                ...nonEmptyText("https://steward.example.com/schemas/provider-config/v1.json"),
            },
            vocabulary: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Vocabulary", "The assistant whose names configurations use. The option `--vocabulary` and the input `vocabulary` override it. Without this key, the `$schema` of a file may name one."),
                type: "string",
                enum: [..._vocabulary_presets_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO],
                examples: ["posit-assistant"],
            },
            rules: rulesDefinition(rules),
            ...hostsAndModels(),
            layers: layersDefinition(),
            ignores: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Ignores", "Diagnostics that are not reported, each with a reason."),
                type: "array",
                items: (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)("ignore"),
            },
            inlineIgnores: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Inline ignores", "The rules whose diagnostics a comment in a file may suppress. Without this key, every rule but those of credentials."),
                type: "array",
                items: { type: "string", ...ruleIds(rules) },
                examples: [[example]],
            },
        }),
        examples: [{ rules: { [example]: "error" } }],
        defaultSnippets: [
            {
                label: "Policy",
                description: "A policy with a severity and an ignore",
                body: { rules: { [example]: "$1" }, ignores: [{ rule: "$2", reason: "$3" }] },
            },
        ],
        definitions: { ignore: ignoreDefinition(rules) },
    };
}
function nonEmptyText(...examples) {
    return { type: "string", minLength: 1, examples };
}
function ruleIds(rules) {
    return {
        enum: rules.map(({ id }) => id),
        markdownEnumDescriptions: rules.map(({ summary }) => `${summary}.`),
    };
}
function rulesDefinition(rules) {
    const settings = rules.map(({ id, summary, severity }) => [
        id,
        {
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(id, `${summary}. By default: \`${severity}\`.`),
            enum: Object.keys(SETTINGS),
            markdownEnumDescriptions: Object.values(SETTINGS),
        },
    ]);
    return {
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Rules", "Severities by rule, each instead of all severities of the rule itself."),
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)(Object.fromEntries(settings)),
    };
}
function hostsAndModels() {
    return {
        approvedHosts: {
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Approved hosts", "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved."),
            type: "array",
            items: nonEmptyText("api.example.com", "*.example.com", "localhost:8080"),
            examples: [["*.example.com"]],
        },
        modelCatalog: {
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Model catalogue", "The known model ids by provider id, built-in or custom."),
            type: "object",
            propertyNames: { not: { const: _text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .UNSAFE_KEY */ .LO } },
            additionalProperties: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Models", "Ids of the provider's models."),
                type: "array",
                items: nonEmptyText("example-large"),
            },
            examples: [{ provider_a: ["example-small", "example-large"] }],
        },
    };
}
function layersDefinition() {
    const layer = (title, markdown, example) => ({
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, `${markdown} A path relative to the policy file's folder.`),
        ...nonEmptyText(example),
    });
    return {
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Layers", "The configurations above and below those that are checked."),
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
            enforced: layer("Enforced", "The configuration that overrides those that are checked.", "layers/enforced.providers.json"),
            default: layer("Default", "The configuration that applies where those that are checked have no value.", "layers/default.providers.json"),
        }),
    };
}
function ignoreDefinition(rules) {
    const rule = rules[0]?.id ?? "";
    return {
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Ignore", "Diagnostics of one rule that are not reported."),
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
            rule: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Rule", "The rule whose diagnostics are ignored."),
                type: "string",
                ...ruleIds(rules),
            },
            files: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Files", "Globs of files, relative to the policy file's folder. Without this key, every file."),
                type: "array",
                items: nonEmptyText("teams/research/**", "**/providers.json"),
            },
            pointer: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Pointer", "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place."),
                type: "string",
                examples: [IGNORE_EXAMPLE.pointer],
            },
            reason: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Reason", "Why the diagnostics are not reported, for the readers of the policy."),
                ...nonEmptyText(IGNORE_EXAMPLE.reason),
            },
        }, ["rule", "reason"]),
        examples: [{ rule, ...IGNORE_EXAMPLE }],
        defaultSnippets: [
            { label: "Ignore", description: "What is not reported, and why", body: { rule: "$1", reason: "$2" } },
        ],
    };
}


/***/ }),

/***/ 2163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ checkPolicyFile)
});

// EXTERNAL MODULE: ./.build/action/shared/policy/policy.js
var policy_policy = __webpack_require__(2398);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/settings-rules.js
var settings_rules = __webpack_require__(3955);
// EXTERNAL MODULE: ./.build/action/shared/settings/check-settings.js
var check_settings = __webpack_require__(2583);
;// CONCATENATED MODULE: ./.build/action/shared/settings/generated/policy-validator.js
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
var require_ucs2length = __commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
var validate = (/* unused pure expression or super */ null && (validate10));
var validator_default = validate10;
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": { "$schema": { "type": "string" }, "schema": { "type": "string", "minLength": 1 }, "vocabulary": { "type": "string", "enum": ["specification", "posit-assistant"] }, "rules": { "type": "object", "properties": { "allow-deny-overlap": { "enum": ["error", "warning", "notice", "off"] }, "credential": { "enum": ["error", "warning", "notice", "off"] }, "custom-id": { "enum": ["error", "warning", "notice", "off"] }, "dead-entry": { "enum": ["error", "warning", "notice", "off"] }, "dead-setting": { "enum": ["error", "warning", "notice", "off"] }, "default-protocol": { "enum": ["error", "warning", "notice", "off"] }, "duplicate-key": { "enum": ["error", "warning", "notice", "off"] }, "duplicate-model": { "enum": ["error", "warning", "notice", "off"] }, "header-placeholder": { "enum": ["error", "warning", "notice", "off"] }, "header-syntax": { "enum": ["error", "warning", "notice", "off"] }, "host-not-allowed": { "enum": ["error", "warning", "notice", "off"] }, "media-types": { "enum": ["error", "warning", "notice", "off"] }, "missing-key": { "enum": ["error", "warning", "notice", "off"] }, "model-pattern": { "enum": ["error", "warning", "notice", "off"] }, "no-models-left": { "enum": ["error", "warning", "notice", "off"] }, "not-a-configuration": { "enum": ["error", "warning", "notice", "off"] }, "operation-path": { "enum": ["error", "warning", "notice", "off"] }, "out-of-range": { "enum": ["error", "warning", "notice", "off"] }, "plain-http": { "enum": ["error", "warning", "notice", "off"] }, "reserved-header": { "enum": ["error", "warning", "notice", "off"] }, "schema-reference": { "enum": ["error", "warning", "notice", "off"] }, "secret-in-header": { "enum": ["error", "warning", "notice", "off"] }, "secret-in-url": { "enum": ["error", "warning", "notice", "off"] }, "token-limits": { "enum": ["error", "warning", "notice", "off"] }, "unknown-key": { "enum": ["error", "warning", "notice", "off"] }, "unknown-model": { "enum": ["error", "warning", "notice", "off"] }, "unknown-provider": { "enum": ["error", "warning", "notice", "off"] }, "unknown-value": { "enum": ["error", "warning", "notice", "off"] }, "unsafe-key": { "enum": ["error", "warning", "notice", "off"] }, "unused-ignore": { "enum": ["error", "warning", "notice", "off"] }, "url-syntax": { "enum": ["error", "warning", "notice", "off"] }, "version-segment": { "enum": ["error", "warning", "notice", "off"] }, "wrong-type": { "enum": ["error", "warning", "notice", "off"] } }, "additionalProperties": false }, "approvedHosts": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "modelCatalog": { "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "propertyNames": { "not": { "const": "__proto__" } } }, "layers": { "type": "object", "properties": { "enforced": { "type": "string", "minLength": 1 }, "default": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "ignores": { "type": "array", "items": { "$ref": "#/definitions/ignore" } }, "inlineIgnores": { "type": "array", "items": { "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-entry", "dead-setting", "default-protocol", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "model-pattern", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"] } } }, "definitions": { "ignore": { "type": "object", "required": ["rule", "reason"], "properties": { "rule": { "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-entry", "dead-setting", "default-protocol", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "model-pattern", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"] }, "files": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "pointer": { "type": "string" }, "reason": { "type": "string", "minLength": 1 } }, "additionalProperties": false } }, "additionalProperties": false };
var schema12 = { "type": "object", "required": ["rule", "reason"], "properties": { "rule": { "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-entry", "dead-setting", "default-protocol", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "model-pattern", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"] }, "files": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "pointer": { "type": "string" }, "reason": { "type": "string", "minLength": 1 } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func48 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema11.properties, key0)) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.schema !== void 0 && func0.call(data, "schema")) {
            let data1 = data.schema;
            if (typeof data1 === "string") {
                if (func48(data1) < 1) {
                    const err2 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err2]);
                    errors = vErrors.length;
                }
            }
            else {
                const err3 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.vocabulary !== void 0 && func0.call(data, "vocabulary")) {
            let data2 = data.vocabulary;
            if (typeof data2 !== "string") {
                const err4 = { instancePath: instancePath + "/vocabulary", schemaPath: "#/properties/vocabulary/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
            if (!(data2 === "specification" || data2 === "posit-assistant")) {
                const err5 = { instancePath: instancePath + "/vocabulary", schemaPath: "#/properties/vocabulary/enum", keyword: "enum", params: { allowedValues: schema11.properties.vocabulary.enum } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.rules !== void 0 && func0.call(data, "rules")) {
            let data3 = data.rules;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                for (const key1 of Object.keys(data3)) {
                    if (!func0.call(schema11.properties.rules.properties, key1)) {
                        const err6 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                if (data3["allow-deny-overlap"] !== void 0 && func0.call(data3, "allow-deny-overlap")) {
                    let data4 = data3["allow-deny-overlap"];
                    if (!(data4 === "error" || data4 === "warning" || data4 === "notice" || data4 === "off")) {
                        const err7 = { instancePath: instancePath + "/rules/allow-deny-overlap", schemaPath: "#/properties/rules/properties/allow-deny-overlap/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["allow-deny-overlap"].enum } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                if (data3.credential !== void 0 && func0.call(data3, "credential")) {
                    let data5 = data3.credential;
                    if (!(data5 === "error" || data5 === "warning" || data5 === "notice" || data5 === "off")) {
                        const err8 = { instancePath: instancePath + "/rules/credential", schemaPath: "#/properties/rules/properties/credential/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties.credential.enum } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
                if (data3["custom-id"] !== void 0 && func0.call(data3, "custom-id")) {
                    let data6 = data3["custom-id"];
                    if (!(data6 === "error" || data6 === "warning" || data6 === "notice" || data6 === "off")) {
                        const err9 = { instancePath: instancePath + "/rules/custom-id", schemaPath: "#/properties/rules/properties/custom-id/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["custom-id"].enum } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data3["dead-entry"] !== void 0 && func0.call(data3, "dead-entry")) {
                    let data7 = data3["dead-entry"];
                    if (!(data7 === "error" || data7 === "warning" || data7 === "notice" || data7 === "off")) {
                        const err10 = { instancePath: instancePath + "/rules/dead-entry", schemaPath: "#/properties/rules/properties/dead-entry/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["dead-entry"].enum } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data3["dead-setting"] !== void 0 && func0.call(data3, "dead-setting")) {
                    let data8 = data3["dead-setting"];
                    if (!(data8 === "error" || data8 === "warning" || data8 === "notice" || data8 === "off")) {
                        const err11 = { instancePath: instancePath + "/rules/dead-setting", schemaPath: "#/properties/rules/properties/dead-setting/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["dead-setting"].enum } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data3["default-protocol"] !== void 0 && func0.call(data3, "default-protocol")) {
                    let data9 = data3["default-protocol"];
                    if (!(data9 === "error" || data9 === "warning" || data9 === "notice" || data9 === "off")) {
                        const err12 = { instancePath: instancePath + "/rules/default-protocol", schemaPath: "#/properties/rules/properties/default-protocol/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["default-protocol"].enum } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data3["duplicate-key"] !== void 0 && func0.call(data3, "duplicate-key")) {
                    let data10 = data3["duplicate-key"];
                    if (!(data10 === "error" || data10 === "warning" || data10 === "notice" || data10 === "off")) {
                        const err13 = { instancePath: instancePath + "/rules/duplicate-key", schemaPath: "#/properties/rules/properties/duplicate-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-key"].enum } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data3["duplicate-model"] !== void 0 && func0.call(data3, "duplicate-model")) {
                    let data11 = data3["duplicate-model"];
                    if (!(data11 === "error" || data11 === "warning" || data11 === "notice" || data11 === "off")) {
                        const err14 = { instancePath: instancePath + "/rules/duplicate-model", schemaPath: "#/properties/rules/properties/duplicate-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-model"].enum } };
                        vErrors = addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
                if (data3["header-placeholder"] !== void 0 && func0.call(data3, "header-placeholder")) {
                    let data12 = data3["header-placeholder"];
                    if (!(data12 === "error" || data12 === "warning" || data12 === "notice" || data12 === "off")) {
                        const err15 = { instancePath: instancePath + "/rules/header-placeholder", schemaPath: "#/properties/rules/properties/header-placeholder/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-placeholder"].enum } };
                        vErrors = addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                }
                if (data3["header-syntax"] !== void 0 && func0.call(data3, "header-syntax")) {
                    let data13 = data3["header-syntax"];
                    if (!(data13 === "error" || data13 === "warning" || data13 === "notice" || data13 === "off")) {
                        const err16 = { instancePath: instancePath + "/rules/header-syntax", schemaPath: "#/properties/rules/properties/header-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-syntax"].enum } };
                        vErrors = addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                }
                if (data3["host-not-allowed"] !== void 0 && func0.call(data3, "host-not-allowed")) {
                    let data14 = data3["host-not-allowed"];
                    if (!(data14 === "error" || data14 === "warning" || data14 === "notice" || data14 === "off")) {
                        const err17 = { instancePath: instancePath + "/rules/host-not-allowed", schemaPath: "#/properties/rules/properties/host-not-allowed/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["host-not-allowed"].enum } };
                        vErrors = addErrors(vErrors, [err17]);
                        errors = vErrors.length;
                    }
                }
                if (data3["media-types"] !== void 0 && func0.call(data3, "media-types")) {
                    let data15 = data3["media-types"];
                    if (!(data15 === "error" || data15 === "warning" || data15 === "notice" || data15 === "off")) {
                        const err18 = { instancePath: instancePath + "/rules/media-types", schemaPath: "#/properties/rules/properties/media-types/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["media-types"].enum } };
                        vErrors = addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                if (data3["missing-key"] !== void 0 && func0.call(data3, "missing-key")) {
                    let data16 = data3["missing-key"];
                    if (!(data16 === "error" || data16 === "warning" || data16 === "notice" || data16 === "off")) {
                        const err19 = { instancePath: instancePath + "/rules/missing-key", schemaPath: "#/properties/rules/properties/missing-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["missing-key"].enum } };
                        vErrors = addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
                if (data3["model-pattern"] !== void 0 && func0.call(data3, "model-pattern")) {
                    let data17 = data3["model-pattern"];
                    if (!(data17 === "error" || data17 === "warning" || data17 === "notice" || data17 === "off")) {
                        const err20 = { instancePath: instancePath + "/rules/model-pattern", schemaPath: "#/properties/rules/properties/model-pattern/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["model-pattern"].enum } };
                        vErrors = addErrors(vErrors, [err20]);
                        errors = vErrors.length;
                    }
                }
                if (data3["no-models-left"] !== void 0 && func0.call(data3, "no-models-left")) {
                    let data18 = data3["no-models-left"];
                    if (!(data18 === "error" || data18 === "warning" || data18 === "notice" || data18 === "off")) {
                        const err21 = { instancePath: instancePath + "/rules/no-models-left", schemaPath: "#/properties/rules/properties/no-models-left/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["no-models-left"].enum } };
                        vErrors = addErrors(vErrors, [err21]);
                        errors = vErrors.length;
                    }
                }
                if (data3["not-a-configuration"] !== void 0 && func0.call(data3, "not-a-configuration")) {
                    let data19 = data3["not-a-configuration"];
                    if (!(data19 === "error" || data19 === "warning" || data19 === "notice" || data19 === "off")) {
                        const err22 = { instancePath: instancePath + "/rules/not-a-configuration", schemaPath: "#/properties/rules/properties/not-a-configuration/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["not-a-configuration"].enum } };
                        vErrors = addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
                if (data3["operation-path"] !== void 0 && func0.call(data3, "operation-path")) {
                    let data20 = data3["operation-path"];
                    if (!(data20 === "error" || data20 === "warning" || data20 === "notice" || data20 === "off")) {
                        const err23 = { instancePath: instancePath + "/rules/operation-path", schemaPath: "#/properties/rules/properties/operation-path/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["operation-path"].enum } };
                        vErrors = addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
                if (data3["out-of-range"] !== void 0 && func0.call(data3, "out-of-range")) {
                    let data21 = data3["out-of-range"];
                    if (!(data21 === "error" || data21 === "warning" || data21 === "notice" || data21 === "off")) {
                        const err24 = { instancePath: instancePath + "/rules/out-of-range", schemaPath: "#/properties/rules/properties/out-of-range/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["out-of-range"].enum } };
                        vErrors = addErrors(vErrors, [err24]);
                        errors = vErrors.length;
                    }
                }
                if (data3["plain-http"] !== void 0 && func0.call(data3, "plain-http")) {
                    let data22 = data3["plain-http"];
                    if (!(data22 === "error" || data22 === "warning" || data22 === "notice" || data22 === "off")) {
                        const err25 = { instancePath: instancePath + "/rules/plain-http", schemaPath: "#/properties/rules/properties/plain-http/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["plain-http"].enum } };
                        vErrors = addErrors(vErrors, [err25]);
                        errors = vErrors.length;
                    }
                }
                if (data3["reserved-header"] !== void 0 && func0.call(data3, "reserved-header")) {
                    let data23 = data3["reserved-header"];
                    if (!(data23 === "error" || data23 === "warning" || data23 === "notice" || data23 === "off")) {
                        const err26 = { instancePath: instancePath + "/rules/reserved-header", schemaPath: "#/properties/rules/properties/reserved-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["reserved-header"].enum } };
                        vErrors = addErrors(vErrors, [err26]);
                        errors = vErrors.length;
                    }
                }
                if (data3["schema-reference"] !== void 0 && func0.call(data3, "schema-reference")) {
                    let data24 = data3["schema-reference"];
                    if (!(data24 === "error" || data24 === "warning" || data24 === "notice" || data24 === "off")) {
                        const err27 = { instancePath: instancePath + "/rules/schema-reference", schemaPath: "#/properties/rules/properties/schema-reference/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["schema-reference"].enum } };
                        vErrors = addErrors(vErrors, [err27]);
                        errors = vErrors.length;
                    }
                }
                if (data3["secret-in-header"] !== void 0 && func0.call(data3, "secret-in-header")) {
                    let data25 = data3["secret-in-header"];
                    if (!(data25 === "error" || data25 === "warning" || data25 === "notice" || data25 === "off")) {
                        const err28 = { instancePath: instancePath + "/rules/secret-in-header", schemaPath: "#/properties/rules/properties/secret-in-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-header"].enum } };
                        vErrors = addErrors(vErrors, [err28]);
                        errors = vErrors.length;
                    }
                }
                if (data3["secret-in-url"] !== void 0 && func0.call(data3, "secret-in-url")) {
                    let data26 = data3["secret-in-url"];
                    if (!(data26 === "error" || data26 === "warning" || data26 === "notice" || data26 === "off")) {
                        const err29 = { instancePath: instancePath + "/rules/secret-in-url", schemaPath: "#/properties/rules/properties/secret-in-url/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-url"].enum } };
                        vErrors = addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
                if (data3["token-limits"] !== void 0 && func0.call(data3, "token-limits")) {
                    let data27 = data3["token-limits"];
                    if (!(data27 === "error" || data27 === "warning" || data27 === "notice" || data27 === "off")) {
                        const err30 = { instancePath: instancePath + "/rules/token-limits", schemaPath: "#/properties/rules/properties/token-limits/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["token-limits"].enum } };
                        vErrors = addErrors(vErrors, [err30]);
                        errors = vErrors.length;
                    }
                }
                if (data3["unknown-key"] !== void 0 && func0.call(data3, "unknown-key")) {
                    let data28 = data3["unknown-key"];
                    if (!(data28 === "error" || data28 === "warning" || data28 === "notice" || data28 === "off")) {
                        const err31 = { instancePath: instancePath + "/rules/unknown-key", schemaPath: "#/properties/rules/properties/unknown-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-key"].enum } };
                        vErrors = addErrors(vErrors, [err31]);
                        errors = vErrors.length;
                    }
                }
                if (data3["unknown-model"] !== void 0 && func0.call(data3, "unknown-model")) {
                    let data29 = data3["unknown-model"];
                    if (!(data29 === "error" || data29 === "warning" || data29 === "notice" || data29 === "off")) {
                        const err32 = { instancePath: instancePath + "/rules/unknown-model", schemaPath: "#/properties/rules/properties/unknown-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-model"].enum } };
                        vErrors = addErrors(vErrors, [err32]);
                        errors = vErrors.length;
                    }
                }
                if (data3["unknown-provider"] !== void 0 && func0.call(data3, "unknown-provider")) {
                    let data30 = data3["unknown-provider"];
                    if (!(data30 === "error" || data30 === "warning" || data30 === "notice" || data30 === "off")) {
                        const err33 = { instancePath: instancePath + "/rules/unknown-provider", schemaPath: "#/properties/rules/properties/unknown-provider/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-provider"].enum } };
                        vErrors = addErrors(vErrors, [err33]);
                        errors = vErrors.length;
                    }
                }
                if (data3["unknown-value"] !== void 0 && func0.call(data3, "unknown-value")) {
                    let data31 = data3["unknown-value"];
                    if (!(data31 === "error" || data31 === "warning" || data31 === "notice" || data31 === "off")) {
                        const err34 = { instancePath: instancePath + "/rules/unknown-value", schemaPath: "#/properties/rules/properties/unknown-value/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-value"].enum } };
                        vErrors = addErrors(vErrors, [err34]);
                        errors = vErrors.length;
                    }
                }
                if (data3["unsafe-key"] !== void 0 && func0.call(data3, "unsafe-key")) {
                    let data32 = data3["unsafe-key"];
                    if (!(data32 === "error" || data32 === "warning" || data32 === "notice" || data32 === "off")) {
                        const err35 = { instancePath: instancePath + "/rules/unsafe-key", schemaPath: "#/properties/rules/properties/unsafe-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unsafe-key"].enum } };
                        vErrors = addErrors(vErrors, [err35]);
                        errors = vErrors.length;
                    }
                }
                if (data3["unused-ignore"] !== void 0 && func0.call(data3, "unused-ignore")) {
                    let data33 = data3["unused-ignore"];
                    if (!(data33 === "error" || data33 === "warning" || data33 === "notice" || data33 === "off")) {
                        const err36 = { instancePath: instancePath + "/rules/unused-ignore", schemaPath: "#/properties/rules/properties/unused-ignore/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unused-ignore"].enum } };
                        vErrors = addErrors(vErrors, [err36]);
                        errors = vErrors.length;
                    }
                }
                if (data3["url-syntax"] !== void 0 && func0.call(data3, "url-syntax")) {
                    let data34 = data3["url-syntax"];
                    if (!(data34 === "error" || data34 === "warning" || data34 === "notice" || data34 === "off")) {
                        const err37 = { instancePath: instancePath + "/rules/url-syntax", schemaPath: "#/properties/rules/properties/url-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["url-syntax"].enum } };
                        vErrors = addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                }
                if (data3["version-segment"] !== void 0 && func0.call(data3, "version-segment")) {
                    let data35 = data3["version-segment"];
                    if (!(data35 === "error" || data35 === "warning" || data35 === "notice" || data35 === "off")) {
                        const err38 = { instancePath: instancePath + "/rules/version-segment", schemaPath: "#/properties/rules/properties/version-segment/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["version-segment"].enum } };
                        vErrors = addErrors(vErrors, [err38]);
                        errors = vErrors.length;
                    }
                }
                if (data3["wrong-type"] !== void 0 && func0.call(data3, "wrong-type")) {
                    let data36 = data3["wrong-type"];
                    if (!(data36 === "error" || data36 === "warning" || data36 === "notice" || data36 === "off")) {
                        const err39 = { instancePath: instancePath + "/rules/wrong-type", schemaPath: "#/properties/rules/properties/wrong-type/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["wrong-type"].enum } };
                        vErrors = addErrors(vErrors, [err39]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err40 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err40]);
                errors = vErrors.length;
            }
        }
        if (data.approvedHosts !== void 0 && func0.call(data, "approvedHosts")) {
            let data37 = data.approvedHosts;
            if (Array.isArray(data37)) {
                const len0 = data37.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    let data38 = data37[i0];
                    if (typeof data38 === "string") {
                        if (func48(data38) < 1) {
                            const err41 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err41]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err42 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err42]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err43 = { instancePath: instancePath + "/approvedHosts", schemaPath: "#/properties/approvedHosts/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err43]);
                errors = vErrors.length;
            }
        }
        if (data.modelCatalog !== void 0 && func0.call(data, "modelCatalog")) {
            let data39 = data.modelCatalog;
            if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                for (const key2 of Object.keys(data39)) {
                    const _errs50 = errors;
                    const _errs51 = errors;
                    const _errs52 = errors;
                    if ("__proto__" !== key2) {
                        const err44 = {};
                        vErrors = addErrors(vErrors, [err44]);
                        errors = vErrors.length;
                    }
                    var valid5 = _errs52 === errors;
                    if (valid5) {
                        const err45 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames/not", keyword: "not", params: {}, propertyName: key2 };
                        vErrors = addErrors(vErrors, [err45]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs51;
                        if (vErrors !== null) {
                            if (_errs51) {
                                vErrors.length = _errs51;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid4 = _errs50 === errors;
                    if (!valid4) {
                        const err46 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
                        vErrors = addErrors(vErrors, [err46]);
                        errors = vErrors.length;
                    }
                }
                for (const key3 of Object.keys(data39)) {
                    let data40 = data39[key3];
                    if (Array.isArray(data40)) {
                        const len1 = data40.length;
                        for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                            let data41 = data40[i1];
                            if (typeof data41 === "string") {
                                if (func48(data41) < 1) {
                                    const err47 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err47]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err48 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err48]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err49 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/modelCatalog/additionalProperties/type", keyword: "type", params: { type: "array" } };
                        vErrors = addErrors(vErrors, [err49]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err50 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err50]);
                errors = vErrors.length;
            }
        }
        if (data.layers !== void 0 && func0.call(data, "layers")) {
            let data42 = data.layers;
            if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                for (const key4 of Object.keys(data42)) {
                    if (!(key4 === "enforced" || key4 === "default")) {
                        const err51 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                        vErrors = addErrors(vErrors, [err51]);
                        errors = vErrors.length;
                    }
                }
                if (data42.enforced !== void 0 && func0.call(data42, "enforced")) {
                    let data43 = data42.enforced;
                    if (typeof data43 === "string") {
                        if (func48(data43) < 1) {
                            const err52 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err52]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err53 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err53]);
                        errors = vErrors.length;
                    }
                }
                if (data42.default !== void 0 && func0.call(data42, "default")) {
                    let data44 = data42.default;
                    if (typeof data44 === "string") {
                        if (func48(data44) < 1) {
                            const err54 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err54]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err55 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err55]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err56 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err56]);
                errors = vErrors.length;
            }
        }
        if (data.ignores !== void 0 && func0.call(data, "ignores")) {
            let data45 = data.ignores;
            if (Array.isArray(data45)) {
                const len2 = data45.length;
                for (let i2 = 0; i2 < len2 && errors < 1e4; i2++) {
                    let data46 = data45[i2];
                    if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                        if (data46.rule === void 0 || !func0.call(data46, "rule")) {
                            const err57 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "rule" } };
                            vErrors = addErrors(vErrors, [err57]);
                            errors = vErrors.length;
                        }
                        if (data46.reason === void 0 || !func0.call(data46, "reason")) {
                            const err58 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "reason" } };
                            vErrors = addErrors(vErrors, [err58]);
                            errors = vErrors.length;
                        }
                        for (const key5 of Object.keys(data46)) {
                            if (!(key5 === "rule" || key5 === "files" || key5 === "pointer" || key5 === "reason")) {
                                const err59 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                vErrors = addErrors(vErrors, [err59]);
                                errors = vErrors.length;
                            }
                        }
                        if (data46.rule !== void 0 && func0.call(data46, "rule")) {
                            let data47 = data46.rule;
                            if (typeof data47 !== "string") {
                                const err60 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err60]);
                                errors = vErrors.length;
                            }
                            if (!(data47 === "allow-deny-overlap" || data47 === "credential" || data47 === "custom-id" || data47 === "dead-entry" || data47 === "dead-setting" || data47 === "default-protocol" || data47 === "duplicate-key" || data47 === "duplicate-model" || data47 === "header-placeholder" || data47 === "header-syntax" || data47 === "host-not-allowed" || data47 === "media-types" || data47 === "missing-key" || data47 === "model-pattern" || data47 === "no-models-left" || data47 === "not-a-configuration" || data47 === "operation-path" || data47 === "out-of-range" || data47 === "plain-http" || data47 === "reserved-header" || data47 === "schema-reference" || data47 === "secret-in-header" || data47 === "secret-in-url" || data47 === "token-limits" || data47 === "unknown-key" || data47 === "unknown-model" || data47 === "unknown-provider" || data47 === "unknown-value" || data47 === "unsafe-key" || data47 === "unused-ignore" || data47 === "url-syntax" || data47 === "version-segment" || data47 === "wrong-type")) {
                                const err61 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/enum", keyword: "enum", params: { allowedValues: schema12.properties.rule.enum } };
                                vErrors = addErrors(vErrors, [err61]);
                                errors = vErrors.length;
                            }
                        }
                        if (data46.files !== void 0 && func0.call(data46, "files")) {
                            let data48 = data46.files;
                            if (Array.isArray(data48)) {
                                const len3 = data48.length;
                                for (let i3 = 0; i3 < len3 && errors < 1e4; i3++) {
                                    let data49 = data48[i3];
                                    if (typeof data49 === "string") {
                                        if (func48(data49) < 1) {
                                            const err62 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err62]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err63 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err63]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err64 = { instancePath: instancePath + "/ignores/" + i2 + "/files", schemaPath: "#/definitions/ignore/properties/files/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err64]);
                                errors = vErrors.length;
                            }
                        }
                        if (data46.pointer !== void 0 && func0.call(data46, "pointer")) {
                            if (typeof data46.pointer !== "string") {
                                const err65 = { instancePath: instancePath + "/ignores/" + i2 + "/pointer", schemaPath: "#/definitions/ignore/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err65]);
                                errors = vErrors.length;
                            }
                        }
                        if (data46.reason !== void 0 && func0.call(data46, "reason")) {
                            let data51 = data46.reason;
                            if (typeof data51 === "string") {
                                if (func48(data51) < 1) {
                                    const err66 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err66]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err67 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err67]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err68 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err68]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err69 = { instancePath: instancePath + "/ignores", schemaPath: "#/properties/ignores/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err69]);
                errors = vErrors.length;
            }
        }
        if (data.inlineIgnores !== void 0 && func0.call(data, "inlineIgnores")) {
            let data52 = data.inlineIgnores;
            if (Array.isArray(data52)) {
                const len4 = data52.length;
                for (let i4 = 0; i4 < len4 && errors < 1e4; i4++) {
                    let data53 = data52[i4];
                    if (typeof data53 !== "string") {
                        const err70 = { instancePath: instancePath + "/inlineIgnores/" + i4, schemaPath: "#/properties/inlineIgnores/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err70]);
                        errors = vErrors.length;
                    }
                    if (!(data53 === "allow-deny-overlap" || data53 === "credential" || data53 === "custom-id" || data53 === "dead-entry" || data53 === "dead-setting" || data53 === "default-protocol" || data53 === "duplicate-key" || data53 === "duplicate-model" || data53 === "header-placeholder" || data53 === "header-syntax" || data53 === "host-not-allowed" || data53 === "media-types" || data53 === "missing-key" || data53 === "model-pattern" || data53 === "no-models-left" || data53 === "not-a-configuration" || data53 === "operation-path" || data53 === "out-of-range" || data53 === "plain-http" || data53 === "reserved-header" || data53 === "schema-reference" || data53 === "secret-in-header" || data53 === "secret-in-url" || data53 === "token-limits" || data53 === "unknown-key" || data53 === "unknown-model" || data53 === "unknown-provider" || data53 === "unknown-value" || data53 === "unsafe-key" || data53 === "unused-ignore" || data53 === "url-syntax" || data53 === "version-segment" || data53 === "wrong-type")) {
                        const err71 = { instancePath: instancePath + "/inlineIgnores/" + i4, schemaPath: "#/properties/inlineIgnores/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.inlineIgnores.items.enum } };
                        vErrors = addErrors(vErrors, [err71]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err72 = { instancePath: instancePath + "/inlineIgnores", schemaPath: "#/properties/inlineIgnores/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err72]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err73 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err73]);
        errors = vErrors.length;
    }
    validate10.errors = vErrors;
    return errors === 0;
}
function addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


// EXTERNAL MODULE: ./.build/action/shared/settings/limits.js
var limits = __webpack_require__(9657);
// EXTERNAL MODULE: ./.build/action/shared/settings/policy-findings.js + 1 modules
var policy_findings = __webpack_require__(2038);
// EXTERNAL MODULE: ./.build/action/shared/settings/policy-schema.js
var policy_schema = __webpack_require__(915);
;// CONCATENATED MODULE: ./.build/action/shared/settings/read-policy.js







const KIND = {
    rule: settings_rules/* policyFile */.Xd,
    maxBytes: limits/* POLICY_FILE_MAX_BYTES */.Te,
    schema: (0,policy_schema/* buildPolicySchema */.q)(policy_findings/* configurableRules */.pd),
    matchesSchema: validator_default,
    findingsIn: policy_findings/* policyFindings */.Js,
    isReportedElsewhere: policy_findings/* isAboutName */.LJ,
};
function checkPolicyFile(path, bytes) {
    const { document, file } = (0,check_settings/* checkSettingsFile */.a)(path, bytes, KIND);
    return { policy: document === undefined ? policy_policy/* noPolicy */.W : toPolicy(document), file };
}
function toPolicy({ $schema: _schema, approvedHosts, ...policy }) {
    const hosts = approvedHosts?.map((host) => host.toLowerCase());
    return { ...policy_policy/* noPolicy */.W, ...policy, ...(hosts === undefined ? {} : { approvedHosts: hosts }) };
}


/***/ }),

/***/ 4154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ checkVocabularyFile)
});

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/settings-rules.js
var settings_rules = __webpack_require__(3955);
// EXTERNAL MODULE: ./.build/action/shared/settings/check-settings.js
var check_settings = __webpack_require__(2583);
;// CONCATENATED MODULE: ./.build/action/shared/settings/generated/vocabulary-validator.js
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
var require_ucs2length = __commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
var validate = (/* unused pure expression or super */ null && (validate10));
var validator_default = validate10;
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "required": ["protocols"], "properties": { "$schema": { "type": "string" }, "protocols": { "type": "object", "additionalProperties": { "$ref": "#/definitions/protocol" }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } }, "providers": { "type": "object", "additionalProperties": { "$ref": "#/definitions/provider" }, "propertyNames": { "minLength": 1, "not": { "enum": ["default", "custom", "__proto__"] } } }, "sections": { "type": "object", "additionalProperties": { "$ref": "#/definitions/section" }, "propertyNames": { "minLength": 1, "not": { "enum": ["baseUrl", "customHeaders", "enabled", "endpoint", "endpoints", "models", "protocol", "type", "__proto__"] } } }, "customVariants": { "type": "object", "additionalProperties": { "$ref": "#/definitions/customVariant" }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } }, "topLevel": { "type": "object", "additionalProperties": { "$ref": "#/definitions/topLevelKey" }, "propertyNames": { "minLength": 1, "not": { "enum": ["$schema", "providers", "__proto__"] } } }, "fields": { "type": "object", "additionalProperties": { "$ref": "#/definitions/field" }, "propertyNames": { "minLength": 1, "not": { "enum": ["baseUrl", "customHeaders", "enabled", "endpoint", "endpoints", "models", "protocol", "type", "__proto__"] } } }, "reservedHeaders": { "type": "object", "additionalProperties": { "type": "string", "enum": ["dropped", "overwritten"] }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } }, "layers": { "type": "array", "items": { "$ref": "#/definitions/layer" } }, "schemaAddresses": { "type": "array", "items": { "type": "string", "minLength": 1 } } }, "definitions": { "protocol": { "type": "object", "required": ["description"], "properties": { "description": { "type": "string", "minLength": 1 }, "provider": { "type": "string", "minLength": 1 }, "formerNames": { "type": "array", "items": { "type": "string", "minLength": 1 } } }, "additionalProperties": false }, "provider": { "type": "object", "required": ["title", "description"], "properties": { "title": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "ownUrl": { "type": "string", "minLength": 1 }, "versionHeader": { "type": "string", "minLength": 1 }, "selfHosted": { "type": "boolean" }, "defaultProtocol": { "type": "string", "minLength": 1 }, "address": { "type": "string", "enum": ["baseUrl", "endpoint", "none"] }, "versionSegment": { "type": "string", "minLength": 1 }, "versionSegmentAddedBy": { "type": "string", "enum": ["assistant", "client"] }, "trimsUrl": { "type": "boolean" }, "customHeaders": { "type": "boolean" }, "reservedHeaders": { "type": "object", "additionalProperties": { "type": "string", "enum": ["dropped", "overwritten"] }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } }, "sections": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "fields": { "type": "array", "items": { "type": "string", "minLength": 1 } } }, "additionalProperties": false }, "customVariant": { "type": "object", "required": ["description"], "properties": { "description": { "type": "string", "minLength": 1 }, "allEndpoints": { "type": "boolean" }, "defaultProtocol": { "type": "string", "minLength": 1 }, "address": { "type": "string", "enum": ["baseUrl", "endpoint", "none"] }, "versionSegment": { "type": "string", "minLength": 1 }, "versionSegmentAddedBy": { "type": "string", "enum": ["assistant", "client"] }, "trimsUrl": { "type": "boolean" }, "customHeaders": { "type": "boolean" }, "reservedHeaders": { "type": "object", "additionalProperties": { "type": "string", "enum": ["dropped", "overwritten"] }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } }, "sections": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "fields": { "type": "array", "items": { "type": "string", "minLength": 1 } } }, "additionalProperties": false }, "section": { "type": "object", "required": ["title", "description", "fields"], "properties": { "title": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "fields": { "type": "object", "additionalProperties": { "$ref": "#/definitions/field" }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } } }, "additionalProperties": false }, "field": { "type": "object", "required": ["title", "description", "example"], "properties": { "title": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["text", "number", "boolean"] }, "values": { "type": "array", "items": { "$ref": "#/definitions/fieldValue" } }, "default": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] }, "example": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] } }, "additionalProperties": false }, "topLevelKey": { "type": "object", "required": ["title", "description", "example"], "properties": { "title": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["text", "number", "boolean"] }, "values": { "type": "array", "items": { "$ref": "#/definitions/fieldValue" } }, "default": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] }, "example": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] }, "ignoresFile": { "type": "boolean" } }, "additionalProperties": false }, "fieldValue": { "oneOf": [{ "type": "string", "minLength": 1 }, { "type": "number" }, { "type": "boolean" }] }, "layer": { "type": "object", "required": ["name", "description", "kind"], "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "kind": { "type": "string", "enum": ["enforced", "user", "default"] }, "variable": { "type": "string", "minLength": 1 }, "file": { "type": "string", "minLength": 1 }, "syntax": { "type": "string", "enum": ["json", "jsonc"] }, "ignores": { "type": "string", "enum": ["entry", "layer"] }, "setsEnabled": { "type": "boolean" }, "savesInvalid": { "type": "boolean" } }, "additionalProperties": false } }, "additionalProperties": false };
var schema13 = { "type": "object", "required": ["title", "description"], "properties": { "title": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "ownUrl": { "type": "string", "minLength": 1 }, "versionHeader": { "type": "string", "minLength": 1 }, "selfHosted": { "type": "boolean" }, "defaultProtocol": { "type": "string", "minLength": 1 }, "address": { "type": "string", "enum": ["baseUrl", "endpoint", "none"] }, "versionSegment": { "type": "string", "minLength": 1 }, "versionSegmentAddedBy": { "type": "string", "enum": ["assistant", "client"] }, "trimsUrl": { "type": "boolean" }, "customHeaders": { "type": "boolean" }, "reservedHeaders": { "type": "object", "additionalProperties": { "type": "string", "enum": ["dropped", "overwritten"] }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } }, "sections": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "fields": { "type": "array", "items": { "type": "string", "minLength": 1 } } }, "additionalProperties": false };
var schema19 = { "type": "object", "required": ["description"], "properties": { "description": { "type": "string", "minLength": 1 }, "allEndpoints": { "type": "boolean" }, "defaultProtocol": { "type": "string", "minLength": 1 }, "address": { "type": "string", "enum": ["baseUrl", "endpoint", "none"] }, "versionSegment": { "type": "string", "minLength": 1 }, "versionSegmentAddedBy": { "type": "string", "enum": ["assistant", "client"] }, "trimsUrl": { "type": "boolean" }, "customHeaders": { "type": "boolean" }, "reservedHeaders": { "type": "object", "additionalProperties": { "type": "string", "enum": ["dropped", "overwritten"] }, "propertyNames": { "minLength": 1, "not": { "enum": ["__proto__"] } } }, "sections": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "fields": { "type": "array", "items": { "type": "string", "minLength": 1 } } }, "additionalProperties": false };
var schema24 = { "type": "object", "required": ["name", "description", "kind"], "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "kind": { "type": "string", "enum": ["enforced", "user", "default"] }, "variable": { "type": "string", "minLength": 1 }, "file": { "type": "string", "minLength": 1 }, "syntax": { "type": "string", "enum": ["json", "jsonc"] }, "ignores": { "type": "string", "enum": ["entry", "layer"] }, "setsEnabled": { "type": "boolean" }, "savesInvalid": { "type": "boolean" } }, "additionalProperties": false };
var func0 = Object.prototype.hasOwnProperty;
var func49 = require_ucs2length().default;
var schema15 = { "type": "object", "required": ["title", "description", "example"], "properties": { "title": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["text", "number", "boolean"] }, "values": { "type": "array", "items": { "$ref": "#/definitions/fieldValue" } }, "default": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] }, "example": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] } }, "additionalProperties": false };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title === void 0 || !func0.call(data, "title")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.description === void 0 || !func0.call(data, "description")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.example === void 0 || !func0.call(data, "example")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "example" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "title" || key0 === "description" || key0 === "type" || key0 === "values" || key0 === "default" || key0 === "example")) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.title !== void 0 && func0.call(data, "title")) {
            let data0 = data.title;
            if (typeof data0 === "string") {
                if (func49(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err4]);
                    errors = vErrors.length;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.description !== void 0 && func0.call(data, "description")) {
            let data1 = data.description;
            if (typeof data1 === "string") {
                if (func49(data1) < 1) {
                    const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data2 = data.type;
            if (typeof data2 !== "string") {
                const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
            if (!(data2 === "text" || data2 === "number" || data2 === "boolean")) {
                const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema15.properties.type.enum } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.values !== void 0 && func0.call(data, "values")) {
            let data3 = data.values;
            if (Array.isArray(data3)) {
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    let data4 = data3[i0];
                    const _errs12 = errors;
                    let valid4 = false;
                    let passing0 = null;
                    const _errs13 = errors;
                    if (typeof data4 === "string") {
                        if (func49(data4) < 1) {
                            const err10 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err10]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err11 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/0/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                    var _valid0 = _errs13 === errors;
                    if (_valid0) {
                        valid4 = true;
                        passing0 = 0;
                    }
                    const _errs15 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4))) {
                        const err12 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/1/type", keyword: "type", params: { type: "number" } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                    var _valid0 = _errs15 === errors;
                    if (_valid0 && valid4) {
                        valid4 = false;
                        passing0 = [passing0, 1];
                    }
                    else {
                        if (_valid0) {
                            valid4 = true;
                            passing0 = 1;
                        }
                        const _errs17 = errors;
                        if (typeof data4 !== "boolean") {
                            const err13 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/2/type", keyword: "type", params: { type: "boolean" } };
                            vErrors = addErrors(vErrors, [err13]);
                            errors = vErrors.length;
                        }
                        var _valid0 = _errs17 === errors;
                        if (_valid0 && valid4) {
                            valid4 = false;
                            passing0 = [passing0, 2];
                        }
                        else {
                            if (_valid0) {
                                valid4 = true;
                                passing0 = 2;
                            }
                        }
                    }
                    if (!valid4) {
                        const err14 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
                        vErrors = addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs12;
                        if (vErrors !== null) {
                            if (_errs12) {
                                vErrors.length = _errs12;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.default !== void 0 && func0.call(data, "default")) {
            let data5 = data.default;
            const _errs22 = errors;
            let valid7 = false;
            let passing1 = null;
            const _errs23 = errors;
            if (typeof data5 === "string") {
                if (func49(data5) < 1) {
                    const err16 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err16]);
                    errors = vErrors.length;
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
            var _valid1 = _errs23 === errors;
            if (_valid1) {
                valid7 = true;
                passing1 = 0;
            }
            const _errs25 = errors;
            if (!(typeof data5 == "number" && isFinite(data5))) {
                const err18 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/1/type", keyword: "type", params: { type: "number" } };
                vErrors = addErrors(vErrors, [err18]);
                errors = vErrors.length;
            }
            var _valid1 = _errs25 === errors;
            if (_valid1 && valid7) {
                valid7 = false;
                passing1 = [passing1, 1];
            }
            else {
                if (_valid1) {
                    valid7 = true;
                    passing1 = 1;
                }
                const _errs27 = errors;
                if (typeof data5 !== "boolean") {
                    const err19 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/2/type", keyword: "type", params: { type: "boolean" } };
                    vErrors = addErrors(vErrors, [err19]);
                    errors = vErrors.length;
                }
                var _valid1 = _errs27 === errors;
                if (_valid1 && valid7) {
                    valid7 = false;
                    passing1 = [passing1, 2];
                }
                else {
                    if (_valid1) {
                        valid7 = true;
                        passing1 = 2;
                    }
                }
            }
            if (!valid7) {
                const err20 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
            else {
                errors = _errs22;
                if (vErrors !== null) {
                    if (_errs22) {
                        vErrors.length = _errs22;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.example !== void 0 && func0.call(data, "example")) {
            let data6 = data.example;
            const _errs32 = errors;
            let valid10 = false;
            let passing2 = null;
            const _errs33 = errors;
            if (typeof data6 === "string") {
                if (func49(data6) < 1) {
                    const err21 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err21]);
                    errors = vErrors.length;
                }
            }
            else {
                const err22 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err22]);
                errors = vErrors.length;
            }
            var _valid2 = _errs33 === errors;
            if (_valid2) {
                valid10 = true;
                passing2 = 0;
            }
            const _errs35 = errors;
            if (!(typeof data6 == "number" && isFinite(data6))) {
                const err23 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/1/type", keyword: "type", params: { type: "number" } };
                vErrors = addErrors(vErrors, [err23]);
                errors = vErrors.length;
            }
            var _valid2 = _errs35 === errors;
            if (_valid2 && valid10) {
                valid10 = false;
                passing2 = [passing2, 1];
            }
            else {
                if (_valid2) {
                    valid10 = true;
                    passing2 = 1;
                }
                const _errs37 = errors;
                if (typeof data6 !== "boolean") {
                    const err24 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/2/type", keyword: "type", params: { type: "boolean" } };
                    vErrors = addErrors(vErrors, [err24]);
                    errors = vErrors.length;
                }
                var _valid2 = _errs37 === errors;
                if (_valid2 && valid10) {
                    valid10 = false;
                    passing2 = [passing2, 2];
                }
                else {
                    if (_valid2) {
                        valid10 = true;
                        passing2 = 2;
                    }
                }
            }
            if (!valid10) {
                const err25 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 } };
                vErrors = addErrors(vErrors, [err25]);
                errors = vErrors.length;
            }
            else {
                errors = _errs32;
                if (vErrors !== null) {
                    if (_errs32) {
                        vErrors.length = _errs32;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
    }
    else {
        const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err26]);
        errors = vErrors.length;
    }
    validate12.errors = vErrors;
    return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title === void 0 || !func0.call(data, "title")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.description === void 0 || !func0.call(data, "description")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.fields === void 0 || !func0.call(data, "fields")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "title" || key0 === "description" || key0 === "fields")) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.title !== void 0 && func0.call(data, "title")) {
            let data0 = data.title;
            if (typeof data0 === "string") {
                if (func49(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err4]);
                    errors = vErrors.length;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.description !== void 0 && func0.call(data, "description")) {
            let data1 = data.description;
            if (typeof data1 === "string") {
                if (func49(data1) < 1) {
                    const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.fields !== void 0 && func0.call(data, "fields")) {
            let data2 = data.fields;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if (!(key1 === "__proto__")) {
                        const err8 = {};
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                    var valid2 = _errs10 === errors;
                    if (valid2) {
                        const err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs9;
                        if (vErrors !== null) {
                            if (_errs9) {
                                vErrors.length = _errs9;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func49(key1) < 1) {
                            const err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = addErrors(vErrors, [err10]);
                            errors = vErrors.length;
                        }
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                        const err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (!validate12(data2[key2], { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data2, parentDataProperty: key2, rootData })) {
                        vErrors = addErrors(vErrors, validate12.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err13]);
        errors = vErrors.length;
    }
    validate11.errors = vErrors;
    return errors === 0;
}
var schema20 = { "type": "object", "required": ["title", "description", "example"], "properties": { "title": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "type": { "type": "string", "enum": ["text", "number", "boolean"] }, "values": { "type": "array", "items": { "$ref": "#/definitions/fieldValue" } }, "default": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] }, "example": { "allOf": [{ "$ref": "#/definitions/fieldValue" }] }, "ignoresFile": { "type": "boolean" } }, "additionalProperties": false };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title === void 0 || !func0.call(data, "title")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.description === void 0 || !func0.call(data, "description")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.example === void 0 || !func0.call(data, "example")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "example" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "title" || key0 === "description" || key0 === "type" || key0 === "values" || key0 === "default" || key0 === "example" || key0 === "ignoresFile")) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.title !== void 0 && func0.call(data, "title")) {
            let data0 = data.title;
            if (typeof data0 === "string") {
                if (func49(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err4]);
                    errors = vErrors.length;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.description !== void 0 && func0.call(data, "description")) {
            let data1 = data.description;
            if (typeof data1 === "string") {
                if (func49(data1) < 1) {
                    const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data2 = data.type;
            if (typeof data2 !== "string") {
                const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
            if (!(data2 === "text" || data2 === "number" || data2 === "boolean")) {
                const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema20.properties.type.enum } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.values !== void 0 && func0.call(data, "values")) {
            let data3 = data.values;
            if (Array.isArray(data3)) {
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    let data4 = data3[i0];
                    const _errs12 = errors;
                    let valid4 = false;
                    let passing0 = null;
                    const _errs13 = errors;
                    if (typeof data4 === "string") {
                        if (func49(data4) < 1) {
                            const err10 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err10]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err11 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/0/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                    var _valid0 = _errs13 === errors;
                    if (_valid0) {
                        valid4 = true;
                        passing0 = 0;
                    }
                    const _errs15 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4))) {
                        const err12 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/1/type", keyword: "type", params: { type: "number" } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                    var _valid0 = _errs15 === errors;
                    if (_valid0 && valid4) {
                        valid4 = false;
                        passing0 = [passing0, 1];
                    }
                    else {
                        if (_valid0) {
                            valid4 = true;
                            passing0 = 1;
                        }
                        const _errs17 = errors;
                        if (typeof data4 !== "boolean") {
                            const err13 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf/2/type", keyword: "type", params: { type: "boolean" } };
                            vErrors = addErrors(vErrors, [err13]);
                            errors = vErrors.length;
                        }
                        var _valid0 = _errs17 === errors;
                        if (_valid0 && valid4) {
                            valid4 = false;
                            passing0 = [passing0, 2];
                        }
                        else {
                            if (_valid0) {
                                valid4 = true;
                                passing0 = 2;
                            }
                        }
                    }
                    if (!valid4) {
                        const err14 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/definitions/fieldValue/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
                        vErrors = addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs12;
                        if (vErrors !== null) {
                            if (_errs12) {
                                vErrors.length = _errs12;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.default !== void 0 && func0.call(data, "default")) {
            let data5 = data.default;
            const _errs22 = errors;
            let valid7 = false;
            let passing1 = null;
            const _errs23 = errors;
            if (typeof data5 === "string") {
                if (func49(data5) < 1) {
                    const err16 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err16]);
                    errors = vErrors.length;
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
            var _valid1 = _errs23 === errors;
            if (_valid1) {
                valid7 = true;
                passing1 = 0;
            }
            const _errs25 = errors;
            if (!(typeof data5 == "number" && isFinite(data5))) {
                const err18 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/1/type", keyword: "type", params: { type: "number" } };
                vErrors = addErrors(vErrors, [err18]);
                errors = vErrors.length;
            }
            var _valid1 = _errs25 === errors;
            if (_valid1 && valid7) {
                valid7 = false;
                passing1 = [passing1, 1];
            }
            else {
                if (_valid1) {
                    valid7 = true;
                    passing1 = 1;
                }
                const _errs27 = errors;
                if (typeof data5 !== "boolean") {
                    const err19 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf/2/type", keyword: "type", params: { type: "boolean" } };
                    vErrors = addErrors(vErrors, [err19]);
                    errors = vErrors.length;
                }
                var _valid1 = _errs27 === errors;
                if (_valid1 && valid7) {
                    valid7 = false;
                    passing1 = [passing1, 2];
                }
                else {
                    if (_valid1) {
                        valid7 = true;
                        passing1 = 2;
                    }
                }
            }
            if (!valid7) {
                const err20 = { instancePath: instancePath + "/default", schemaPath: "#/definitions/fieldValue/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
            else {
                errors = _errs22;
                if (vErrors !== null) {
                    if (_errs22) {
                        vErrors.length = _errs22;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.example !== void 0 && func0.call(data, "example")) {
            let data6 = data.example;
            const _errs32 = errors;
            let valid10 = false;
            let passing2 = null;
            const _errs33 = errors;
            if (typeof data6 === "string") {
                if (func49(data6) < 1) {
                    const err21 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err21]);
                    errors = vErrors.length;
                }
            }
            else {
                const err22 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/0/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err22]);
                errors = vErrors.length;
            }
            var _valid2 = _errs33 === errors;
            if (_valid2) {
                valid10 = true;
                passing2 = 0;
            }
            const _errs35 = errors;
            if (!(typeof data6 == "number" && isFinite(data6))) {
                const err23 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/1/type", keyword: "type", params: { type: "number" } };
                vErrors = addErrors(vErrors, [err23]);
                errors = vErrors.length;
            }
            var _valid2 = _errs35 === errors;
            if (_valid2 && valid10) {
                valid10 = false;
                passing2 = [passing2, 1];
            }
            else {
                if (_valid2) {
                    valid10 = true;
                    passing2 = 1;
                }
                const _errs37 = errors;
                if (typeof data6 !== "boolean") {
                    const err24 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf/2/type", keyword: "type", params: { type: "boolean" } };
                    vErrors = addErrors(vErrors, [err24]);
                    errors = vErrors.length;
                }
                var _valid2 = _errs37 === errors;
                if (_valid2 && valid10) {
                    valid10 = false;
                    passing2 = [passing2, 2];
                }
                else {
                    if (_valid2) {
                        valid10 = true;
                        passing2 = 2;
                    }
                }
            }
            if (!valid10) {
                const err25 = { instancePath: instancePath + "/example", schemaPath: "#/definitions/fieldValue/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 } };
                vErrors = addErrors(vErrors, [err25]);
                errors = vErrors.length;
            }
            else {
                errors = _errs32;
                if (vErrors !== null) {
                    if (_errs32) {
                        vErrors.length = _errs32;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.ignoresFile !== void 0 && func0.call(data, "ignoresFile")) {
            if (typeof data.ignoresFile !== "boolean") {
                const err26 = { instancePath: instancePath + "/ignoresFile", schemaPath: "#/properties/ignoresFile/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err26]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err27]);
        errors = vErrors.length;
    }
    validate15.errors = vErrors;
    return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.protocols === void 0 || !func0.call(data, "protocols")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "protocols" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema11.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.protocols !== void 0 && func0.call(data, "protocols")) {
            let data1 = data.protocols;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs6 = errors;
                    const _errs7 = errors;
                    const _errs8 = errors;
                    if (!(key1 === "__proto__")) {
                        const err3 = {};
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (valid2) {
                        const err4 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs7;
                        if (vErrors !== null) {
                            if (_errs7) {
                                vErrors.length = _errs7;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func49(key1) < 1) {
                            const err5 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = addErrors(vErrors, [err5]);
                            errors = vErrors.length;
                        }
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                        const err6 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    let data2 = data1[key2];
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        if (data2.description === void 0 || !func0.call(data2, "description")) {
                            const err7 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = addErrors(vErrors, [err7]);
                            errors = vErrors.length;
                        }
                        for (const key3 of Object.keys(data2)) {
                            if (!(key3 === "description" || key3 === "provider" || key3 === "formerNames")) {
                                const err8 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = addErrors(vErrors, [err8]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.description !== void 0 && func0.call(data2, "description")) {
                            let data3 = data2.description;
                            if (typeof data3 === "string") {
                                if (func49(data3) < 1) {
                                    const err9 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/protocol/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err9]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err10 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/protocol/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err10]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.provider !== void 0 && func0.call(data2, "provider")) {
                            let data4 = data2.provider;
                            if (typeof data4 === "string") {
                                if (func49(data4) < 1) {
                                    const err11 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/definitions/protocol/properties/provider/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err11]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err12 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/definitions/protocol/properties/provider/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err12]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.formerNames !== void 0 && func0.call(data2, "formerNames")) {
                            let data5 = data2.formerNames;
                            if (Array.isArray(data5)) {
                                const len0 = data5.length;
                                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                                    let data6 = data5[i0];
                                    if (typeof data6 === "string") {
                                        if (func49(data6) < 1) {
                                            const err13 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/formerNames/" + i0, schemaPath: "#/definitions/protocol/properties/formerNames/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err13]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err14 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/formerNames/" + i0, schemaPath: "#/definitions/protocol/properties/formerNames/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err14]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err15 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/formerNames", schemaPath: "#/definitions/protocol/properties/formerNames/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err15]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err16 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && func0.call(data, "providers")) {
            let data7 = data.providers;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                for (const key4 of Object.keys(data7)) {
                    const _errs24 = errors;
                    const _errs25 = errors;
                    const _errs26 = errors;
                    if (!(key4 === "default" || key4 === "custom" || key4 === "__proto__")) {
                        const err18 = {};
                        vErrors = addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                    var valid9 = _errs26 === errors;
                    if (valid9) {
                        const err19 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/not", keyword: "not", params: {}, propertyName: key4 };
                        vErrors = addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs25;
                        if (vErrors !== null) {
                            if (_errs25) {
                                vErrors.length = _errs25;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key4 === "string") {
                        if (func49(key4) < 1) {
                            const err20 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key4 };
                            vErrors = addErrors(vErrors, [err20]);
                            errors = vErrors.length;
                        }
                    }
                    var valid8 = _errs24 === errors;
                    if (!valid8) {
                        const err21 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                        vErrors = addErrors(vErrors, [err21]);
                        errors = vErrors.length;
                    }
                }
                for (const key5 of Object.keys(data7)) {
                    let data8 = data7[key5];
                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        if (data8.title === void 0 || !func0.call(data8, "title")) {
                            const err22 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = addErrors(vErrors, [err22]);
                            errors = vErrors.length;
                        }
                        if (data8.description === void 0 || !func0.call(data8, "description")) {
                            const err23 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = addErrors(vErrors, [err23]);
                            errors = vErrors.length;
                        }
                        for (const key6 of Object.keys(data8)) {
                            if (!func0.call(schema13.properties, key6)) {
                                const err24 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                vErrors = addErrors(vErrors, [err24]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.title !== void 0 && func0.call(data8, "title")) {
                            let data9 = data8.title;
                            if (typeof data9 === "string") {
                                if (func49(data9) < 1) {
                                    const err25 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err25]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err26 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err26]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.description !== void 0 && func0.call(data8, "description")) {
                            let data10 = data8.description;
                            if (typeof data10 === "string") {
                                if (func49(data10) < 1) {
                                    const err27 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err27]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err28 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err28]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.ownUrl !== void 0 && func0.call(data8, "ownUrl")) {
                            let data11 = data8.ownUrl;
                            if (typeof data11 === "string") {
                                if (func49(data11) < 1) {
                                    const err29 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/ownUrl", schemaPath: "#/definitions/provider/properties/ownUrl/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err29]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err30 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/ownUrl", schemaPath: "#/definitions/provider/properties/ownUrl/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err30]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.versionHeader !== void 0 && func0.call(data8, "versionHeader")) {
                            let data12 = data8.versionHeader;
                            if (typeof data12 === "string") {
                                if (func49(data12) < 1) {
                                    const err31 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err31]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err32 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err32]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.selfHosted !== void 0 && func0.call(data8, "selfHosted")) {
                            if (typeof data8.selfHosted !== "boolean") {
                                const err33 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/selfHosted", schemaPath: "#/definitions/provider/properties/selfHosted/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err33]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.defaultProtocol !== void 0 && func0.call(data8, "defaultProtocol")) {
                            let data14 = data8.defaultProtocol;
                            if (typeof data14 === "string") {
                                if (func49(data14) < 1) {
                                    const err34 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err34]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err35 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err35]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.address !== void 0 && func0.call(data8, "address")) {
                            let data15 = data8.address;
                            if (typeof data15 !== "string") {
                                const err36 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/address", schemaPath: "#/definitions/provider/properties/address/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err36]);
                                errors = vErrors.length;
                            }
                            if (!(data15 === "baseUrl" || data15 === "endpoint" || data15 === "none")) {
                                const err37 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/address", schemaPath: "#/definitions/provider/properties/address/enum", keyword: "enum", params: { allowedValues: schema13.properties.address.enum } };
                                vErrors = addErrors(vErrors, [err37]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.versionSegment !== void 0 && func0.call(data8, "versionSegment")) {
                            let data16 = data8.versionSegment;
                            if (typeof data16 === "string") {
                                if (func49(data16) < 1) {
                                    const err38 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err38]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err39 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err39]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.versionSegmentAddedBy !== void 0 && func0.call(data8, "versionSegmentAddedBy")) {
                            let data17 = data8.versionSegmentAddedBy;
                            if (typeof data17 !== "string") {
                                const err40 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegmentAddedBy", schemaPath: "#/definitions/provider/properties/versionSegmentAddedBy/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err40]);
                                errors = vErrors.length;
                            }
                            if (!(data17 === "assistant" || data17 === "client")) {
                                const err41 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegmentAddedBy", schemaPath: "#/definitions/provider/properties/versionSegmentAddedBy/enum", keyword: "enum", params: { allowedValues: schema13.properties.versionSegmentAddedBy.enum } };
                                vErrors = addErrors(vErrors, [err41]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.trimsUrl !== void 0 && func0.call(data8, "trimsUrl")) {
                            if (typeof data8.trimsUrl !== "boolean") {
                                const err42 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/trimsUrl", schemaPath: "#/definitions/provider/properties/trimsUrl/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err42]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.customHeaders !== void 0 && func0.call(data8, "customHeaders")) {
                            if (typeof data8.customHeaders !== "boolean") {
                                const err43 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/customHeaders", schemaPath: "#/definitions/provider/properties/customHeaders/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err43]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.reservedHeaders !== void 0 && func0.call(data8, "reservedHeaders")) {
                            let data20 = data8.reservedHeaders;
                            if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                for (const key7 of Object.keys(data20)) {
                                    const _errs56 = errors;
                                    const _errs57 = errors;
                                    const _errs58 = errors;
                                    if (!(key7 === "__proto__")) {
                                        const err44 = {};
                                        vErrors = addErrors(vErrors, [err44]);
                                        errors = vErrors.length;
                                    }
                                    var valid14 = _errs58 === errors;
                                    if (valid14) {
                                        const err45 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/provider/properties/reservedHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key7 };
                                        vErrors = addErrors(vErrors, [err45]);
                                        errors = vErrors.length;
                                    }
                                    else {
                                        errors = _errs57;
                                        if (vErrors !== null) {
                                            if (_errs57) {
                                                vErrors.length = _errs57;
                                            }
                                            else {
                                                vErrors = null;
                                            }
                                        }
                                    }
                                    if (typeof key7 === "string") {
                                        if (func49(key7) < 1) {
                                            const err46 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/provider/properties/reservedHeaders/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key7 };
                                            vErrors = addErrors(vErrors, [err46]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    var valid13 = _errs56 === errors;
                                    if (!valid13) {
                                        const err47 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/provider/properties/reservedHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
                                        vErrors = addErrors(vErrors, [err47]);
                                        errors = vErrors.length;
                                    }
                                }
                                for (const key8 of Object.keys(data20)) {
                                    let data21 = data20[key8];
                                    if (typeof data21 !== "string") {
                                        const err48 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/properties/reservedHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err48]);
                                        errors = vErrors.length;
                                    }
                                    if (!(data21 === "dropped" || data21 === "overwritten")) {
                                        const err49 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/properties/reservedHeaders/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema13.properties.reservedHeaders.additionalProperties.enum } };
                                        vErrors = addErrors(vErrors, [err49]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err50 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/provider/properties/reservedHeaders/type", keyword: "type", params: { type: "object" } };
                                vErrors = addErrors(vErrors, [err50]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.sections !== void 0 && func0.call(data8, "sections")) {
                            let data22 = data8.sections;
                            if (Array.isArray(data22)) {
                                const len1 = data22.length;
                                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                                    let data23 = data22[i1];
                                    if (typeof data23 === "string") {
                                        if (func49(data23) < 1) {
                                            const err51 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/provider/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err51]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err52 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/provider/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err52]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err53 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/provider/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err53]);
                                errors = vErrors.length;
                            }
                        }
                        if (data8.fields !== void 0 && func0.call(data8, "fields")) {
                            let data24 = data8.fields;
                            if (Array.isArray(data24)) {
                                const len2 = data24.length;
                                for (let i2 = 0; i2 < len2 && errors < 1e4; i2++) {
                                    let data25 = data24[i2];
                                    if (typeof data25 === "string") {
                                        if (func49(data25) < 1) {
                                            const err54 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/fields/" + i2, schemaPath: "#/definitions/provider/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err54]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err55 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/fields/" + i2, schemaPath: "#/definitions/provider/properties/fields/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err55]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err56 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/fields", schemaPath: "#/definitions/provider/properties/fields/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err56]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err57 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err57]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err58 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err58]);
                errors = vErrors.length;
            }
        }
        if (data.sections !== void 0 && func0.call(data, "sections")) {
            let data26 = data.sections;
            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                for (const key9 of Object.keys(data26)) {
                    const _errs72 = errors;
                    const _errs73 = errors;
                    const _errs74 = errors;
                    if (!(key9 === "baseUrl" || key9 === "customHeaders" || key9 === "enabled" || key9 === "endpoint" || key9 === "endpoints" || key9 === "models" || key9 === "protocol" || key9 === "type" || key9 === "__proto__")) {
                        const err59 = {};
                        vErrors = addErrors(vErrors, [err59]);
                        errors = vErrors.length;
                    }
                    var valid21 = _errs74 === errors;
                    if (valid21) {
                        const err60 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/not", keyword: "not", params: {}, propertyName: key9 };
                        vErrors = addErrors(vErrors, [err60]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs73;
                        if (vErrors !== null) {
                            if (_errs73) {
                                vErrors.length = _errs73;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key9 === "string") {
                        if (func49(key9) < 1) {
                            const err61 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key9 };
                            vErrors = addErrors(vErrors, [err61]);
                            errors = vErrors.length;
                        }
                    }
                    var valid20 = _errs72 === errors;
                    if (!valid20) {
                        const err62 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
                        vErrors = addErrors(vErrors, [err62]);
                        errors = vErrors.length;
                    }
                }
                for (const key10 of Object.keys(data26)) {
                    if (!validate11(data26[key10], { instancePath: instancePath + "/sections/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data26, parentDataProperty: key10, rootData })) {
                        vErrors = addErrors(vErrors, validate11.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err63 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err63]);
                errors = vErrors.length;
            }
        }
        if (data.customVariants !== void 0 && func0.call(data, "customVariants")) {
            let data28 = data.customVariants;
            if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                for (const key11 of Object.keys(data28)) {
                    const _errs79 = errors;
                    const _errs80 = errors;
                    const _errs81 = errors;
                    if (!(key11 === "__proto__")) {
                        const err64 = {};
                        vErrors = addErrors(vErrors, [err64]);
                        errors = vErrors.length;
                    }
                    var valid24 = _errs81 === errors;
                    if (valid24) {
                        const err65 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/not", keyword: "not", params: {}, propertyName: key11 };
                        vErrors = addErrors(vErrors, [err65]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs80;
                        if (vErrors !== null) {
                            if (_errs80) {
                                vErrors.length = _errs80;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key11 === "string") {
                        if (func49(key11) < 1) {
                            const err66 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key11 };
                            vErrors = addErrors(vErrors, [err66]);
                            errors = vErrors.length;
                        }
                    }
                    var valid23 = _errs79 === errors;
                    if (!valid23) {
                        const err67 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames", keyword: "propertyNames", params: { propertyName: key11 } };
                        vErrors = addErrors(vErrors, [err67]);
                        errors = vErrors.length;
                    }
                }
                for (const key12 of Object.keys(data28)) {
                    let data29 = data28[key12];
                    if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                        if (data29.description === void 0 || !func0.call(data29, "description")) {
                            const err68 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = addErrors(vErrors, [err68]);
                            errors = vErrors.length;
                        }
                        for (const key13 of Object.keys(data29)) {
                            if (!func0.call(schema19.properties, key13)) {
                                const err69 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                                vErrors = addErrors(vErrors, [err69]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.description !== void 0 && func0.call(data29, "description")) {
                            let data30 = data29.description;
                            if (typeof data30 === "string") {
                                if (func49(data30) < 1) {
                                    const err70 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err70]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err71 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err71]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.allEndpoints !== void 0 && func0.call(data29, "allEndpoints")) {
                            if (typeof data29.allEndpoints !== "boolean") {
                                const err72 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/allEndpoints", schemaPath: "#/definitions/customVariant/properties/allEndpoints/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err72]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.defaultProtocol !== void 0 && func0.call(data29, "defaultProtocol")) {
                            let data32 = data29.defaultProtocol;
                            if (typeof data32 === "string") {
                                if (func49(data32) < 1) {
                                    const err73 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/customVariant/properties/defaultProtocol/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err73]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err74 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/customVariant/properties/defaultProtocol/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err74]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.address !== void 0 && func0.call(data29, "address")) {
                            let data33 = data29.address;
                            if (typeof data33 !== "string") {
                                const err75 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/address", schemaPath: "#/definitions/customVariant/properties/address/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err75]);
                                errors = vErrors.length;
                            }
                            if (!(data33 === "baseUrl" || data33 === "endpoint" || data33 === "none")) {
                                const err76 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/address", schemaPath: "#/definitions/customVariant/properties/address/enum", keyword: "enum", params: { allowedValues: schema19.properties.address.enum } };
                                vErrors = addErrors(vErrors, [err76]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.versionSegment !== void 0 && func0.call(data29, "versionSegment")) {
                            let data34 = data29.versionSegment;
                            if (typeof data34 === "string") {
                                if (func49(data34) < 1) {
                                    const err77 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/customVariant/properties/versionSegment/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err77]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err78 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/customVariant/properties/versionSegment/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err78]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.versionSegmentAddedBy !== void 0 && func0.call(data29, "versionSegmentAddedBy")) {
                            let data35 = data29.versionSegmentAddedBy;
                            if (typeof data35 !== "string") {
                                const err79 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegmentAddedBy", schemaPath: "#/definitions/customVariant/properties/versionSegmentAddedBy/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err79]);
                                errors = vErrors.length;
                            }
                            if (!(data35 === "assistant" || data35 === "client")) {
                                const err80 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegmentAddedBy", schemaPath: "#/definitions/customVariant/properties/versionSegmentAddedBy/enum", keyword: "enum", params: { allowedValues: schema19.properties.versionSegmentAddedBy.enum } };
                                vErrors = addErrors(vErrors, [err80]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.trimsUrl !== void 0 && func0.call(data29, "trimsUrl")) {
                            if (typeof data29.trimsUrl !== "boolean") {
                                const err81 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/trimsUrl", schemaPath: "#/definitions/customVariant/properties/trimsUrl/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err81]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.customHeaders !== void 0 && func0.call(data29, "customHeaders")) {
                            if (typeof data29.customHeaders !== "boolean") {
                                const err82 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/customHeaders", schemaPath: "#/definitions/customVariant/properties/customHeaders/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err82]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.reservedHeaders !== void 0 && func0.call(data29, "reservedHeaders")) {
                            let data38 = data29.reservedHeaders;
                            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                for (const key14 of Object.keys(data38)) {
                                    const _errs105 = errors;
                                    const _errs106 = errors;
                                    const _errs107 = errors;
                                    if (!(key14 === "__proto__")) {
                                        const err83 = {};
                                        vErrors = addErrors(vErrors, [err83]);
                                        errors = vErrors.length;
                                    }
                                    var valid29 = _errs107 === errors;
                                    if (valid29) {
                                        const err84 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/customVariant/properties/reservedHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key14 };
                                        vErrors = addErrors(vErrors, [err84]);
                                        errors = vErrors.length;
                                    }
                                    else {
                                        errors = _errs106;
                                        if (vErrors !== null) {
                                            if (_errs106) {
                                                vErrors.length = _errs106;
                                            }
                                            else {
                                                vErrors = null;
                                            }
                                        }
                                    }
                                    if (typeof key14 === "string") {
                                        if (func49(key14) < 1) {
                                            const err85 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/customVariant/properties/reservedHeaders/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key14 };
                                            vErrors = addErrors(vErrors, [err85]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    var valid28 = _errs105 === errors;
                                    if (!valid28) {
                                        const err86 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/customVariant/properties/reservedHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key14 } };
                                        vErrors = addErrors(vErrors, [err86]);
                                        errors = vErrors.length;
                                    }
                                }
                                for (const key15 of Object.keys(data38)) {
                                    let data39 = data38[key15];
                                    if (typeof data39 !== "string") {
                                        const err87 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/properties/reservedHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err87]);
                                        errors = vErrors.length;
                                    }
                                    if (!(data39 === "dropped" || data39 === "overwritten")) {
                                        const err88 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/properties/reservedHeaders/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema19.properties.reservedHeaders.additionalProperties.enum } };
                                        vErrors = addErrors(vErrors, [err88]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err89 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/reservedHeaders", schemaPath: "#/definitions/customVariant/properties/reservedHeaders/type", keyword: "type", params: { type: "object" } };
                                vErrors = addErrors(vErrors, [err89]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.sections !== void 0 && func0.call(data29, "sections")) {
                            let data40 = data29.sections;
                            if (Array.isArray(data40)) {
                                const len3 = data40.length;
                                for (let i3 = 0; i3 < len3 && errors < 1e4; i3++) {
                                    let data41 = data40[i3];
                                    if (typeof data41 === "string") {
                                        if (func49(data41) < 1) {
                                            const err90 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i3, schemaPath: "#/definitions/customVariant/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err90]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err91 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i3, schemaPath: "#/definitions/customVariant/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err91]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err92 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/customVariant/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err92]);
                                errors = vErrors.length;
                            }
                        }
                        if (data29.fields !== void 0 && func0.call(data29, "fields")) {
                            let data42 = data29.fields;
                            if (Array.isArray(data42)) {
                                const len4 = data42.length;
                                for (let i4 = 0; i4 < len4 && errors < 1e4; i4++) {
                                    let data43 = data42[i4];
                                    if (typeof data43 === "string") {
                                        if (func49(data43) < 1) {
                                            const err93 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/fields/" + i4, schemaPath: "#/definitions/customVariant/properties/fields/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err93]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err94 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/fields/" + i4, schemaPath: "#/definitions/customVariant/properties/fields/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err94]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err95 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/fields", schemaPath: "#/definitions/customVariant/properties/fields/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err95]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err96 = { instancePath: instancePath + "/customVariants/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err96]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err97 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err97]);
                errors = vErrors.length;
            }
        }
        if (data.topLevel !== void 0 && func0.call(data, "topLevel")) {
            let data44 = data.topLevel;
            if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                for (const key16 of Object.keys(data44)) {
                    const _errs121 = errors;
                    const _errs122 = errors;
                    const _errs123 = errors;
                    if (!(key16 === "$schema" || key16 === "providers" || key16 === "__proto__")) {
                        const err98 = {};
                        vErrors = addErrors(vErrors, [err98]);
                        errors = vErrors.length;
                    }
                    var valid36 = _errs123 === errors;
                    if (valid36) {
                        const err99 = { instancePath: instancePath + "/topLevel", schemaPath: "#/properties/topLevel/propertyNames/not", keyword: "not", params: {}, propertyName: key16 };
                        vErrors = addErrors(vErrors, [err99]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs122;
                        if (vErrors !== null) {
                            if (_errs122) {
                                vErrors.length = _errs122;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key16 === "string") {
                        if (func49(key16) < 1) {
                            const err100 = { instancePath: instancePath + "/topLevel", schemaPath: "#/properties/topLevel/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key16 };
                            vErrors = addErrors(vErrors, [err100]);
                            errors = vErrors.length;
                        }
                    }
                    var valid35 = _errs121 === errors;
                    if (!valid35) {
                        const err101 = { instancePath: instancePath + "/topLevel", schemaPath: "#/properties/topLevel/propertyNames", keyword: "propertyNames", params: { propertyName: key16 } };
                        vErrors = addErrors(vErrors, [err101]);
                        errors = vErrors.length;
                    }
                }
                for (const key17 of Object.keys(data44)) {
                    if (!validate15(data44[key17], { instancePath: instancePath + "/topLevel/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data44, parentDataProperty: key17, rootData })) {
                        vErrors = addErrors(vErrors, validate15.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err102 = { instancePath: instancePath + "/topLevel", schemaPath: "#/properties/topLevel/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err102]);
                errors = vErrors.length;
            }
        }
        if (data.fields !== void 0 && func0.call(data, "fields")) {
            let data46 = data.fields;
            if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                for (const key18 of Object.keys(data46)) {
                    const _errs128 = errors;
                    const _errs129 = errors;
                    const _errs130 = errors;
                    if (!(key18 === "baseUrl" || key18 === "customHeaders" || key18 === "enabled" || key18 === "endpoint" || key18 === "endpoints" || key18 === "models" || key18 === "protocol" || key18 === "type" || key18 === "__proto__")) {
                        const err103 = {};
                        vErrors = addErrors(vErrors, [err103]);
                        errors = vErrors.length;
                    }
                    var valid39 = _errs130 === errors;
                    if (valid39) {
                        const err104 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/not", keyword: "not", params: {}, propertyName: key18 };
                        vErrors = addErrors(vErrors, [err104]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs129;
                        if (vErrors !== null) {
                            if (_errs129) {
                                vErrors.length = _errs129;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key18 === "string") {
                        if (func49(key18) < 1) {
                            const err105 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key18 };
                            vErrors = addErrors(vErrors, [err105]);
                            errors = vErrors.length;
                        }
                    }
                    var valid38 = _errs128 === errors;
                    if (!valid38) {
                        const err106 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames", keyword: "propertyNames", params: { propertyName: key18 } };
                        vErrors = addErrors(vErrors, [err106]);
                        errors = vErrors.length;
                    }
                }
                for (const key19 of Object.keys(data46)) {
                    if (!validate12(data46[key19], { instancePath: instancePath + "/fields/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data46, parentDataProperty: key19, rootData })) {
                        vErrors = addErrors(vErrors, validate12.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err107 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err107]);
                errors = vErrors.length;
            }
        }
        if (data.reservedHeaders !== void 0 && func0.call(data, "reservedHeaders")) {
            let data48 = data.reservedHeaders;
            if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                for (const key20 of Object.keys(data48)) {
                    const _errs135 = errors;
                    const _errs136 = errors;
                    const _errs137 = errors;
                    if (!(key20 === "__proto__")) {
                        const err108 = {};
                        vErrors = addErrors(vErrors, [err108]);
                        errors = vErrors.length;
                    }
                    var valid42 = _errs137 === errors;
                    if (valid42) {
                        const err109 = { instancePath: instancePath + "/reservedHeaders", schemaPath: "#/properties/reservedHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key20 };
                        vErrors = addErrors(vErrors, [err109]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs136;
                        if (vErrors !== null) {
                            if (_errs136) {
                                vErrors.length = _errs136;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key20 === "string") {
                        if (func49(key20) < 1) {
                            const err110 = { instancePath: instancePath + "/reservedHeaders", schemaPath: "#/properties/reservedHeaders/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key20 };
                            vErrors = addErrors(vErrors, [err110]);
                            errors = vErrors.length;
                        }
                    }
                    var valid41 = _errs135 === errors;
                    if (!valid41) {
                        const err111 = { instancePath: instancePath + "/reservedHeaders", schemaPath: "#/properties/reservedHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key20 } };
                        vErrors = addErrors(vErrors, [err111]);
                        errors = vErrors.length;
                    }
                }
                for (const key21 of Object.keys(data48)) {
                    let data49 = data48[key21];
                    if (typeof data49 !== "string") {
                        const err112 = { instancePath: instancePath + "/reservedHeaders/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/reservedHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err112]);
                        errors = vErrors.length;
                    }
                    if (!(data49 === "dropped" || data49 === "overwritten")) {
                        const err113 = { instancePath: instancePath + "/reservedHeaders/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/reservedHeaders/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema11.properties.reservedHeaders.additionalProperties.enum } };
                        vErrors = addErrors(vErrors, [err113]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err114 = { instancePath: instancePath + "/reservedHeaders", schemaPath: "#/properties/reservedHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err114]);
                errors = vErrors.length;
            }
        }
        if (data.layers !== void 0 && func0.call(data, "layers")) {
            let data50 = data.layers;
            if (Array.isArray(data50)) {
                const len5 = data50.length;
                for (let i5 = 0; i5 < len5 && errors < 1e4; i5++) {
                    let data51 = data50[i5];
                    if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                        if (data51.name === void 0 || !func0.call(data51, "name")) {
                            const err115 = { instancePath: instancePath + "/layers/" + i5, schemaPath: "#/definitions/layer/required", keyword: "required", params: { missingProperty: "name" } };
                            vErrors = addErrors(vErrors, [err115]);
                            errors = vErrors.length;
                        }
                        if (data51.description === void 0 || !func0.call(data51, "description")) {
                            const err116 = { instancePath: instancePath + "/layers/" + i5, schemaPath: "#/definitions/layer/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = addErrors(vErrors, [err116]);
                            errors = vErrors.length;
                        }
                        if (data51.kind === void 0 || !func0.call(data51, "kind")) {
                            const err117 = { instancePath: instancePath + "/layers/" + i5, schemaPath: "#/definitions/layer/required", keyword: "required", params: { missingProperty: "kind" } };
                            vErrors = addErrors(vErrors, [err117]);
                            errors = vErrors.length;
                        }
                        for (const key22 of Object.keys(data51)) {
                            if (!func0.call(schema24.properties, key22)) {
                                const err118 = { instancePath: instancePath + "/layers/" + i5, schemaPath: "#/definitions/layer/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 } };
                                vErrors = addErrors(vErrors, [err118]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.name !== void 0 && func0.call(data51, "name")) {
                            let data52 = data51.name;
                            if (typeof data52 === "string") {
                                if (func49(data52) < 1) {
                                    const err119 = { instancePath: instancePath + "/layers/" + i5 + "/name", schemaPath: "#/definitions/layer/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err119]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err120 = { instancePath: instancePath + "/layers/" + i5 + "/name", schemaPath: "#/definitions/layer/properties/name/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err120]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.description !== void 0 && func0.call(data51, "description")) {
                            let data53 = data51.description;
                            if (typeof data53 === "string") {
                                if (func49(data53) < 1) {
                                    const err121 = { instancePath: instancePath + "/layers/" + i5 + "/description", schemaPath: "#/definitions/layer/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err121]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err122 = { instancePath: instancePath + "/layers/" + i5 + "/description", schemaPath: "#/definitions/layer/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err122]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.kind !== void 0 && func0.call(data51, "kind")) {
                            let data54 = data51.kind;
                            if (typeof data54 !== "string") {
                                const err123 = { instancePath: instancePath + "/layers/" + i5 + "/kind", schemaPath: "#/definitions/layer/properties/kind/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err123]);
                                errors = vErrors.length;
                            }
                            if (!(data54 === "enforced" || data54 === "user" || data54 === "default")) {
                                const err124 = { instancePath: instancePath + "/layers/" + i5 + "/kind", schemaPath: "#/definitions/layer/properties/kind/enum", keyword: "enum", params: { allowedValues: schema24.properties.kind.enum } };
                                vErrors = addErrors(vErrors, [err124]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.variable !== void 0 && func0.call(data51, "variable")) {
                            let data55 = data51.variable;
                            if (typeof data55 === "string") {
                                if (func49(data55) < 1) {
                                    const err125 = { instancePath: instancePath + "/layers/" + i5 + "/variable", schemaPath: "#/definitions/layer/properties/variable/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err125]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err126 = { instancePath: instancePath + "/layers/" + i5 + "/variable", schemaPath: "#/definitions/layer/properties/variable/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err126]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.file !== void 0 && func0.call(data51, "file")) {
                            let data56 = data51.file;
                            if (typeof data56 === "string") {
                                if (func49(data56) < 1) {
                                    const err127 = { instancePath: instancePath + "/layers/" + i5 + "/file", schemaPath: "#/definitions/layer/properties/file/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err127]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err128 = { instancePath: instancePath + "/layers/" + i5 + "/file", schemaPath: "#/definitions/layer/properties/file/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err128]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.syntax !== void 0 && func0.call(data51, "syntax")) {
                            let data57 = data51.syntax;
                            if (typeof data57 !== "string") {
                                const err129 = { instancePath: instancePath + "/layers/" + i5 + "/syntax", schemaPath: "#/definitions/layer/properties/syntax/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err129]);
                                errors = vErrors.length;
                            }
                            if (!(data57 === "json" || data57 === "jsonc")) {
                                const err130 = { instancePath: instancePath + "/layers/" + i5 + "/syntax", schemaPath: "#/definitions/layer/properties/syntax/enum", keyword: "enum", params: { allowedValues: schema24.properties.syntax.enum } };
                                vErrors = addErrors(vErrors, [err130]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.ignores !== void 0 && func0.call(data51, "ignores")) {
                            let data58 = data51.ignores;
                            if (typeof data58 !== "string") {
                                const err131 = { instancePath: instancePath + "/layers/" + i5 + "/ignores", schemaPath: "#/definitions/layer/properties/ignores/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err131]);
                                errors = vErrors.length;
                            }
                            if (!(data58 === "entry" || data58 === "layer")) {
                                const err132 = { instancePath: instancePath + "/layers/" + i5 + "/ignores", schemaPath: "#/definitions/layer/properties/ignores/enum", keyword: "enum", params: { allowedValues: schema24.properties.ignores.enum } };
                                vErrors = addErrors(vErrors, [err132]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.setsEnabled !== void 0 && func0.call(data51, "setsEnabled")) {
                            if (typeof data51.setsEnabled !== "boolean") {
                                const err133 = { instancePath: instancePath + "/layers/" + i5 + "/setsEnabled", schemaPath: "#/definitions/layer/properties/setsEnabled/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err133]);
                                errors = vErrors.length;
                            }
                        }
                        if (data51.savesInvalid !== void 0 && func0.call(data51, "savesInvalid")) {
                            if (typeof data51.savesInvalid !== "boolean") {
                                const err134 = { instancePath: instancePath + "/layers/" + i5 + "/savesInvalid", schemaPath: "#/definitions/layer/properties/savesInvalid/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err134]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err135 = { instancePath: instancePath + "/layers/" + i5, schemaPath: "#/definitions/layer/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err135]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err136 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err136]);
                errors = vErrors.length;
            }
        }
        if (data.schemaAddresses !== void 0 && func0.call(data, "schemaAddresses")) {
            let data61 = data.schemaAddresses;
            if (Array.isArray(data61)) {
                const len6 = data61.length;
                for (let i6 = 0; i6 < len6 && errors < 1e4; i6++) {
                    let data62 = data61[i6];
                    if (typeof data62 === "string") {
                        if (func49(data62) < 1) {
                            const err137 = { instancePath: instancePath + "/schemaAddresses/" + i6, schemaPath: "#/properties/schemaAddresses/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err137]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err138 = { instancePath: instancePath + "/schemaAddresses/" + i6, schemaPath: "#/properties/schemaAddresses/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err138]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err139 = { instancePath: instancePath + "/schemaAddresses", schemaPath: "#/properties/schemaAddresses/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err139]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err140 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err140]);
        errors = vErrors.length;
    }
    validate10.errors = vErrors;
    return errors === 0;
}
function addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


// EXTERNAL MODULE: ./.build/action/shared/settings/limits.js
var limits = __webpack_require__(9657);
// EXTERNAL MODULE: ./.build/action/shared/schema/field-schema.js
var field_schema = __webpack_require__(4795);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-rules.js
var schema_rules = __webpack_require__(4933);
// EXTERNAL MODULE: ./.build/action/shared/settings/value-findings.js
var value_findings = __webpack_require__(9415);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-field-values.js






function* fieldValueFindings(field, path) {
    const type = (0,json/* ownValue */.eC)(field, "type");
    const values = (0,json/* ownValue */.eC)(field, "values");
    if ((0,json/* isArray */.cy)(values))
        yield* findingsOfValues(values, [...path, "values"], type);
    const allowed = (0,json/* isArray */.cy)(values) ? values.filter((value) => typeFault(value, type) === undefined) : [];
    for (const key of ["default", "example"]) {
        const value = (0,json/* ownValue */.eC)(field, key);
        if (value !== undefined)
            yield* (0,value_findings/* valueFindings */.ay)([...path, key], typeFault(value, type) ?? choiceFault(value, allowed));
    }
}
function* findingsOfValues(values, path, type) {
    if (values.length === 0)
        yield* (0,value_findings/* valueFindings */.ay)(path, {
            fault: "is empty, so that no value is right",
            advice: "Add values, or remove the key.",
        });
    if (values.length > limits/* VOCABULARY_MAX_NAMES */.xF) {
        const fault = `has more than ${limits/* VOCABULARY_MAX_NAMES */.xF} values`;
        yield* (0,value_findings/* valueFindings */.ay)(path, { fault, advice: "Remove the key, so that every value of the type is right." });
    }
    const seen = new Set();
    for (const [index, value] of values.slice(0, limits/* VOCABULARY_MAX_NAMES */.xF).entries()) {
        yield* (0,value_findings/* valueFindings */.ay)([...path, index], typeFault(value, type) ?? (seen.has(value) ? value_findings/* DUPLICATE */.mj : undefined));
        seen.add(value);
    }
}
function typeFault(value, type = "text") {
    if (!isFieldValue(value)) {
        const fault = `must be a string, a number or a boolean, not ${(0,wording/* kindOf */.I)(value)}`;
        return { fault, advice: "Use a single value." };
    }
    if (value === "")
        return { fault: "must not be empty", advice: "Use at least one character." };
    const wanted = FIELD_TYPES_BY_NAME.get(type);
    const actual = typeof value === "string" ? "text" : typeof value;
    if (wanted === undefined || actual === type)
        return undefined;
    const fault = `must be ${(0,wording/* withArticle */.vJ)(wanted)}, not ${(0,wording/* kindOf */.I)(value)}`;
    return { fault, advice: `Use ${(0,wording/* withArticle */.vJ)(wanted)}, or set "type" to "${actual}".` };
}
const FIELD_TYPES_BY_NAME = new Map(Object.entries(field_schema/* FIELD_TYPES */.b));
function isFieldValue(value) {
    return typeof value === "number" ? Number.isFinite(value) : typeof value === "string" || typeof value === "boolean";
}
function choiceFault(value, values) {
    if (values.length === 0 || values.includes(value))
        return undefined;
    const allowed = [...new Set(values.filter(isFieldValue))];
    return { fault: 'is not in "values"', advice: `Use ${(0,wording/* showValues */.g)(allowed, "or")}, or add the value there.` };
}
function isAboutFieldValue({ rule, place: { path } }) {
    if (rule !== schema_rules/* wrongType */.gQ && rule !== schema_rules/* outOfRange */.FL)
        return false;
    const [key, ...inside] = stepsInField(path);
    return key === "values" ? inside.length === 1 : inside.length === 0 && (key === "default" || key === "example");
}
function stepsInField(path) {
    const [table, , key] = path;
    if (table === "topLevel" || table === "fields")
        return path.slice(2);
    return table === "sections" && key === "fields" ? path.slice(4) : [];
}

// EXTERNAL MODULE: ./.build/action/shared/text/header-name.js
var header_name = __webpack_require__(7868);
// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary = __webpack_require__(6154);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-names.js






const TAKEN_IN_ENTRIES = { names: vocabulary/* ENTRY_KEYS */.Oe, by: "already a key of every entry" };
const TABLES = {
    protocols: { noun: "protocol" },
    providers: { noun: "provider", taken: { names: vocabulary/* RESERVED_PROVIDER_KEYS */.I1, by: 'already a key of "providers"' } },
    sections: { noun: "section", taken: TAKEN_IN_ENTRIES },
    customVariants: { noun: "kind of custom provider", max: limits/* VOCABULARY_MAX_CUSTOM_VARIANTS */.bp },
    topLevel: { noun: "top-level key", taken: { names: vocabulary/* TOP_LEVEL_KEYS */.Uw, by: "already a key of every file" } },
    fields: { noun: "field", taken: TAKEN_IN_ENTRIES },
};
function* findingsOfNames(table, path, kind) {
    const { noun, max = limits/* VOCABULARY_MAX_NAMES */.xF } = kind;
    for (const [index, name] of Object.keys(table).entries()) {
        const place = { path: [...path, name], part: "key" };
        if (index === max) {
            const message = `There are more than ${max} names in ${(0,wording/* quote */.hD)(String(path.at(-1)))}.`;
            yield { place, message, advice: "Remove those that no configuration uses." };
            return;
        }
        if (name === json/* UNSAFE_KEY */.LO)
            continue;
        const found = nameFault(name, kind);
        if (found !== undefined)
            yield { place, message: `The name ${(0,wording/* quote */.hD)(name)} of a ${noun} ${found.fault}.`, advice: found.advice };
    }
}
function nameFault(name, { taken } = {}) {
    const advice = "Use another name.";
    if (name === "")
        return { fault: "is empty", advice };
    if (name.length > limits/* VOCABULARY_NAME_MAX_CHARACTERS */.Fy)
        return { fault: `is longer than ${limits/* VOCABULARY_NAME_MAX_CHARACTERS */.Fy} characters`, advice: "Use a shorter name." };
    if (name.trim() === "")
        return { fault: "is only whitespace", advice };
    if (name.trim() !== name)
        return { fault: "has whitespace before or after it", advice: "Remove the whitespace." };
    if ((0,printable/* holdsInvisible */.ue)(name))
        return { fault: "contains invisible characters", advice };
    return taken?.names.includes(name)
        ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${(0,wording/* quoteAll */._R)(taken.names, "or")}.` }
        : undefined;
}
function entriesAt(document, table) {
    return Object.entries((0,json/* objectAt */.lJ)(document, table) ?? {}).flatMap(([name, entry]) => (0,json/* isObject */.Gv)(entry) ? [[name, entry, [table, name]]] : []);
}
function referenceTo(document, table) {
    const names = new Set(Object.keys((0,json/* objectAt */.lJ)(document, table) ?? {}));
    const guess = (0,did_you_mean/* createGuess */.gK)(names, { letterPairs: limits/* VOCABULARY_GUESS_MAX_LETTER_PAIRS */.RQ });
    return (text) => {
        if (names.has(text))
            return undefined;
        const meant = guess(text);
        const advice = meant.length > 0 ? `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?` : `Use a name from ${(0,wording/* quote */.hD)(table)}, or add it there.`;
        return { fault: `names a ${TABLES[table].noun} that is not in ${(0,wording/* quote */.hD)(table)}`, advice };
    };
}

// EXTERNAL MODULE: ./.build/action/shared/text/http-url.js
var http_url = __webpack_require__(9211);
// EXTERNAL MODULE: ./.build/action/shared/text/url-secrets.js + 1 modules
var url_secrets = __webpack_require__(2322);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/operation-path.js
var operation_path = __webpack_require__(1335);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-values.js




function versionSegmentFault(text) {
    const segments = text.split("/");
    const isRepeated = segments.some((segment, index) => segment.toLowerCase() === segments[index - 1]?.toLowerCase());
    for (const segment of segments) {
        const found = segmentFault(segment);
        if (found !== undefined)
            return found;
    }
    return isRepeated ? { fault: "contains a segment twice in a row", advice: "Remove one of the two." } : undefined;
}
function segmentFault(text) {
    const advice = 'Use a segment such as "v1", or several such as "api/v1".';
    if (text === "")
        return { fault: "contains an empty segment", advice };
    if (!/^[\w.~-]+$/.test(text))
        return { fault: "contains characters that a path must escape", advice };
    if (/^\.{1,2}$/.test(text))
        return { fault: "names a folder, not a version", advice };
    const path = [segmentOf("model"), segmentOf("v1"), segmentOf(text)];
    const isOperation = (0,operation_path/* stripPath */.C7)(path, { isVersion: (segment) => segment === path[1], long: [] }).kept.length < path.length;
    return isOperation ? { fault: "is the name of an API operation, not of a version", advice } : undefined;
}
function segmentOf(text) {
    return { text, start: 0, end: text.length };
}
function headerFault(text) {
    return (0,header_name/* isHeaderName */.p$)(text)
        ? undefined
        : { fault: "is not a valid header name", advice: 'Use a name such as "north-version".' };
}
function publicUrlFault(text) {
    const advice = 'Use a URL such as "https://api.example.com/v1".';
    if ((0,http_url/* readHttpUrl */.y7)(text) === undefined)
        return { fault: "is not an HTTP or HTTPS URL", advice };
    const { userinfo, parameters, hasToken } = (0,url_secrets/* findUrlSecrets */.gx)(text);
    if (hasToken || userinfo.length + parameters.length > 0)
        return { fault: "contains a credential", advice: "Remove it, and revoke the credential." };
    return /[@?#]/.test(text) ? { fault: "has more than a host and a path", advice } : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-entry-findings.js






function* entryFindings(document) {
    const isProtocol = referenceTo(document, "protocols");
    const isSection = referenceTo(document, "sections");
    const isField = referenceTo(document, "fields");
    const providers = entriesAt(document, "providers");
    const variants = entriesAt(document, "customVariants");
    for (const [, entry, path] of [...providers, ...variants]) {
        yield* (0,value_findings/* findingsOfText */.Xh)(entry, path, "defaultProtocol", isProtocol);
        yield* (0,value_findings/* findingsOfText */.Xh)(entry, path, "versionSegment", versionSegmentFault);
        yield* (0,value_findings/* findingsOfDistinctTexts */.Me)(entry, path, "sections", isSection);
        yield* (0,value_findings/* findingsOfDistinctTexts */.Me)(entry, path, "fields", isField);
        yield* reservedHeaderFindings(entry, path);
    }
    for (const [, provider, path] of providers) {
        yield* (0,value_findings/* findingsOfText */.Xh)(provider, path, "versionHeader", headerFault);
        yield* (0,value_findings/* findingsOfText */.Xh)(provider, path, "ownUrl", publicUrlFault);
        yield* (0,value_findings/* findingsOfText */.Xh)(provider, path, "address", (text) => addressFault(text, provider));
        yield* (0,value_findings/* findingsOfText */.Xh)(provider, path, "versionSegmentAddedBy", (text) => adderFault(text, provider, OWN_URL_ADVICE));
    }
    for (const [, variant, path] of variants) {
        yield* (0,value_findings/* findingsOfText */.Xh)(variant, path, "versionSegmentAddedBy", (text) => adderFault(text, variant, CLIENT_ADVICE));
    }
}
const OWN_URL_ADVICE = 'Add "ownUrl", or remove it.';
const CLIENT_ADVICE = 'Use "client" if the client adds it; a kind of custom provider has no own URL.';
function adderFault(text, entry, advice) {
    if ((0,json/* ownValue */.eC)(entry, "versionSegment") === undefined)
        return { fault: 'needs "versionSegment", the segment to add', advice: "Add that key, or remove this one." };
    return text === "assistant" && (0,json/* ownValue */.eC)(entry, "ownUrl") === undefined
        ? { fault: 'is "assistant", which completes the bare host of "ownUrl" alone, and there is none', advice }
        : undefined;
}
function addressFault(text, provider) {
    return text === "endpoint" && (0,json/* ownValue */.eC)(provider, "selfHosted") === false
        ? {
            fault: 'is "endpoint", which only a self-hosted provider has',
            advice: 'Remove it, or set "selfHosted" to true.',
        }
        : undefined;
}
function* reservedHeaderFindings(holder, path) {
    const seen = new Set();
    for (const name of Object.keys((0,json/* objectAt */.lJ)(holder, "reservedHeaders") ?? {})) {
        if (name === json/* UNSAFE_KEY */.LO)
            continue;
        const place = { path: [...path, "reservedHeaders", name], part: "key" };
        const lower = name.toLowerCase();
        if (!(0,header_name/* isHeaderName */.p$)(name)) {
            const message = `The name ${(0,wording/* quoteHeader */.m9)(name)} of a header is not valid.`;
            yield { place, message, advice: 'Use a name such as "x-api-key".' };
        }
        else if (seen.has(lower)) {
            const message = `The header ${(0,wording/* quoteHeader */.m9)(name)} is named twice; the case of its name does not matter.`;
            yield { place, message, advice: "Keep only one of them." };
        }
        seen.add(lower);
    }
}

// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-field-findings.js





function* fieldFindings(document) {
    for (const [name, section, path] of entriesAt(document, "sections")) {
        yield* sectionFindings(name, section, path);
    }
    const sections = (0,json/* objectAt */.lJ)(document, "sections") ?? {};
    const fields = (0,json/* objectAt */.lJ)(document, "fields") ?? {};
    for (const name of Object.keys(fields)) {
        if ((0,json/* ownValue */.eC)(sections, name) === undefined || name === json/* UNSAFE_KEY */.LO)
            continue;
        const message = `The name ${(0,wording/* quote */.hD)(name)} of a field is already that of a section.`;
        yield { place: { path: ["fields", name], part: "key" }, message, advice: "Use another name." };
    }
    yield* findingsOfFields(fields, ["fields"], TABLES.fields.noun);
    yield* findingsOfFields((0,json/* objectAt */.lJ)(document, "topLevel") ?? {}, ["topLevel"], TABLES.topLevel.noun);
}
function* sectionFindings(name, section, path) {
    const fields = (0,json/* objectAt */.lJ)(section, "fields");
    if (fields === undefined)
        return;
    const place = [...path, "fields"];
    yield* findingsOfNames(fields, place, { noun: "field" });
    yield* findingsOfFields(fields, place, "field");
    if (Object.keys(fields).length > 0)
        return;
    const message = `The section ${(0,wording/* quote */.hD)(name)} has no fields, so nothing can be set in it.`;
    yield { place: { path: place, part: "key" }, message, advice: "Add its fields, or remove it." };
}
function* findingsOfFields(fields, path, noun) {
    for (const [name, value] of Object.entries(fields)) {
        const field = (0,json/* isObject */.Gv)(value) ? value : {};
        const place = [...path, name];
        if ((0,secrets/* namesCredential */.si)(name) && (0,json/* ownValue */.eC)(field, "type") !== "boolean") {
            const message = `The name ${(0,wording/* quote */.hD)(name)} of a ${noun} is that of a credential, which a configuration must not contain.`;
            yield { place: { path: place, part: "key" }, message, advice: "Remove the field." };
        }
        yield* fieldValueFindings(field, place);
    }
}

// EXTERNAL MODULE: ./.build/action/shared/vocabulary/layers.js
var vocabulary_layers = __webpack_require__(8404);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-layer-findings.js








function* layerFindings(document) {
    const layers = (0,json/* ownValue */.eC)(document, "layers");
    if (!(0,json/* isArray */.cy)(layers))
        return;
    const path = ["layers"];
    if (layers.length > limits/* VOCABULARY_MAX_LAYERS */.JT) {
        yield {
            place: { path: [...path, limits/* VOCABULARY_MAX_LAYERS */.JT], part: "value" },
            message: `There are more than ${limits/* VOCABULARY_MAX_LAYERS */.JT} layers.`,
            advice: "Keep those that hold a configuration.",
        };
    }
    if (!layers.some((layer) => kindOf(layer) === "user")) {
        yield {
            place: { path, part: "key" },
            message: 'No layer is of the kind "user", so the files that people edit would have no place.',
            advice: "Add the layer that people edit.",
        };
    }
    yield* findingsInOrder(layers.slice(0, limits/* VOCABULARY_MAX_LAYERS */.JT), path);
}
function* findingsInOrder(layers, path) {
    const names = new Set();
    let lowest = 0;
    for (const [index, layer] of layers.entries()) {
        if (!(0,json/* isObject */.Gv)(layer))
            continue;
        const own = [...path, index];
        yield* (0,value_findings/* findingsOfText */.Xh)(layer, own, "name", (name) => (names.has(name) ? NAME_TAKEN : nameFault(name)));
        names.add((0,json/* textAt */.$6)(layer, "name") ?? "");
        const above = vocabulary/* LAYER_KINDS */.EU[lowest] ?? "enforced";
        yield* (0,value_findings/* findingsOfText */.Xh)(layer, own, "kind", () => orderFault(kindOf(layer), above));
        lowest = Math.max(lowest, vocabulary/* LAYER_KINDS */.EU.findIndex((kind) => kind === kindOf(layer)));
        yield* (0,value_findings/* findingsOfText */.Xh)(layer, own, "variable", variableFault);
        yield* (0,value_findings/* findingsOfText */.Xh)(layer, own, "file", (file) => fileFault(file, layer));
    }
}
const NAME_TAKEN = { fault: "is the name of another layer", advice: "Use another name." };
function kindOf(layer) {
    return (0,json/* isObject */.Gv)(layer) ? vocabulary/* LAYER_KINDS */.EU.find((kind) => kind === (0,json/* ownValue */.eC)(layer, "kind")) : undefined;
}
function orderFault(kind, above) {
    if (kind === undefined || vocabulary/* LAYER_KINDS */.EU.indexOf(kind) >= vocabulary/* LAYER_KINDS */.EU.indexOf(above))
        return undefined;
    const order = (0,wording/* joinParts */.nn)(vocabulary/* LAYER_KINDS */.EU.map((one) => `"${one}"`), "and");
    return { fault: `is "${kind}", below a layer of the kind "${above}"`, advice: `Order the layers by kind: ${order}.` };
}
function variableFault(text) {
    return (0,vocabulary_layers/* isVariableName */.KL)(text)
        ? undefined
        : { fault: "is not the name of an environment variable", advice: 'Use a name such as "NORTH_ENFORCED".' };
}
function fileFault(text, layer) {
    if ((0,json/* ownValue */.eC)(layer, "variable") !== undefined)
        return { fault: 'stands beside "variable", but a layer has one place', advice: "Remove one of the two." };
    return text.trim() === "" || (0,printable/* holdsInvisible */.ue)(text)
        ? { fault: "is not the path of a file", advice: 'Use a path such as "~/.north/providers.jsonc".' }
        : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-findings.js







function* vocabularyFindings(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return;
    for (const [table, kind] of Object.entries(TABLES)) {
        yield* findingsOfNames((0,json/* objectAt */.lJ)(document, table) ?? {}, [table], kind);
    }
    yield* missingFindings(document);
    yield* protocolFindings(document);
    yield* entryFindings(document);
    yield* fieldFindings(document);
    yield* reservedHeaderFindings(document, []);
    yield* layerFindings(document);
    yield* (0,value_findings/* findingsOfDistinctTexts */.Me)(document, [], "schemaAddresses", publicUrlFault);
}
function* missingFindings(document) {
    const isEmpty = (table) => Object.keys((0,json/* objectAt */.lJ)(document, table) ?? {}).length === 0;
    const protocols = (0,json/* objectAt */.lJ)(document, "protocols");
    if (protocols !== undefined && isEmpty("protocols")) {
        yield {
            place: { path: ["protocols"], part: "key" },
            message: "The vocabulary has no protocol.",
            advice: "Add at least one protocol; every provider needs one.",
        };
    }
    if (isEmpty("providers") && isEmpty("customVariants")) {
        yield {
            place: { path: [], part: "key" },
            message: "The vocabulary has neither a provider nor a kind of custom provider, so nothing can be configured.",
            advice: 'Add at least one to "providers" or "customVariants".',
        };
    }
}
function* protocolFindings(document) {
    const isProvider = referenceTo(document, "providers");
    const protocols = entriesAt(document, "protocols");
    const present = new Set(Object.keys((0,json/* objectAt */.lJ)(document, "protocols") ?? {}));
    const former = new Set();
    for (const [, protocol, path] of protocols) {
        yield* (0,value_findings/* findingsOfText */.Xh)(protocol, path, "provider", isProvider);
        yield* (0,value_findings/* findingsOfTexts */.KP)(protocol, path, "formerNames", (name) => formerNameFault(name, present, former));
    }
}
function formerNameFault(name, present, former) {
    const isSeen = former.has(name);
    former.add(name);
    if (present.has(name))
        return { fault: "is the name of a protocol", advice: "Remove it; only former names stand here." };
    if (isSeen)
        return { fault: "is a former name already", advice: "Keep it for one protocol alone." };
    return nameFault(name);
}

// EXTERNAL MODULE: ./.build/action/shared/settings/vocabulary-schema.js + 4 modules
var vocabulary_schema = __webpack_require__(2264);
;// CONCATENATED MODULE: ./.build/action/shared/settings/read-vocabulary.js







const KIND = {
    rule: settings_rules/* vocabularyFile */.bs,
    maxBytes: limits/* VOCABULARY_FILE_MAX_BYTES */.V4,
    schema: (0,vocabulary_schema/* buildVocabularySchema */.W)(),
    matchesSchema: validator_default,
    findingsIn: vocabularyFindings,
    isReportedElsewhere: isAboutFieldValue,
};
function checkVocabularyFile(path, bytes) {
    const { document, file } = (0,check_settings/* checkSettingsFile */.a)(path, bytes, KIND);
    return { vocabulary: document && toVocabulary(document), file };
}
function toVocabulary({ $schema: _schema, ...document }) {
    const { providers = {}, sections = {}, customVariants = {} } = document;
    const entries = { providers: readEntries(providers), customVariants: readEntries(customVariants) };
    return withLowerCaseHeaders({ ...document, sections, ...entries });
}
function readEntries(entries) {
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...withLowerCaseHeaders(entry) }]));
}
function withLowerCaseHeaders(holder) {
    const { reservedHeaders } = holder;
    if (reservedHeaders === undefined)
        return holder;
    const lower = Object.entries(reservedHeaders).map(([name, fate]) => [name.toLowerCase(), fate]);
    return { ...holder, reservedHeaders: Object.fromEntries(lower) };
}


/***/ }),

/***/ 9415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ findingsOfTexts),
/* harmony export */   Me: () => (/* binding */ findingsOfDistinctTexts),
/* harmony export */   Xh: () => (/* binding */ findingsOfText),
/* harmony export */   ay: () => (/* binding */ valueFindings),
/* harmony export */   mj: () => (/* binding */ DUPLICATE)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);


function findingsOfText(object, path, key, faultOf) {
    const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(object, key);
    return text === undefined ? [] : valueFindings([...path, key], faultOf(text));
}
function findingsOfTexts(object, path, key, faultOf) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textsAt */ .i1)(object, key).flatMap(({ index, text }) => text === "" ? [] : valueFindings([...path, key, index], faultOf(text)));
}
const DUPLICATE = { fault: "is a duplicate", advice: "Remove it." };
function findingsOfDistinctTexts(object, path, key, faultOf) {
    const seen = new Set();
    return findingsOfTexts(object, path, key, (text) => {
        const isSeen = seen.has(text);
        seen.add(text);
        return isSeen ? DUPLICATE : faultOf(text);
    });
}
function valueFindings(path, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place: { path, part: "value" }, message: `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .startSentence */ .yV)((0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path))} ${fault}.`, advice }];
}


/***/ }),

/***/ 2264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ buildVocabularySchema)
});

// EXTERNAL MODULE: ./.build/action/shared/schema/schema.js
var schema = __webpack_require__(8024);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary = __webpack_require__(6154);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-schema-parts.js


function namedTable(description, entry, example, taken = []) {
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...taken, json/* UNSAFE_KEY */.LO] } },
        additionalProperties: (0,schema/* reference */.ir)(entry),
        examples: [example],
    };
}
function describedText(title, markdown, example) {
    return { ...(0,schema/* describe */.q0)(title, markdown), type: "string", minLength: 1, examples: [example] };
}
function describedTexts(title, markdown, example) {
    return {
        ...(0,schema/* describe */.q0)(title, markdown),
        type: "array",
        items: { type: "string", minLength: 1, examples: [example] },
        examples: [[example]],
    };
}
function describedWord(title, markdown, words) {
    const values = Object.keys(words);
    return {
        ...(0,schema/* describe */.q0)(title, markdown),
        type: "string",
        enum: values,
        markdownEnumDescriptions: Object.values(words),
        examples: values.slice(0, 1),
    };
}
function describedFlag(title, markdown, otherwise) {
    return {
        ...(0,schema/* describe */.q0)(title, markdown),
        type: "boolean",
        ...(otherwise === undefined ? {} : { default: otherwise }),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-schema-entries.js



const PROVIDER_EXAMPLE = {
    title: "North",
    description: "The provider North.",
    defaultProtocol: "north-chat",
    versionSegment: "v2",
    sections: ["account"],
};
const VARIANT_EXAMPLE = { description: "A service that speaks as North does.", sections: [] };
function providerDefinition() {
    const properties = {
        title: describedText("Title", "What people call the provider.", PROVIDER_EXAMPLE.title),
        description: describedText("Description", "What the provider is, in a sentence.", PROVIDER_EXAMPLE.description),
        ownUrl: describedText("Own URL", "The URL at which the provider is reached where a configuration names none.", "https://api.north.example.com/v2"),
        versionHeader: describedText("Version header", "The header by which the provider's client states the API version. No configuration may set it.", "north-version"),
        selfHosted: describedFlag("Self-hosted", "Whether the provider is a model server that people run themselves. Where it is `false`, a configuration's `endpoint` is reported."),
        ...entryKindProperties(),
    };
    return {
        ...(0,schema/* describe */.q0)("Provider", "A built-in provider."),
        ...(0,schema/* closedObject */.YI)(properties, ["title", "description"]),
        examples: [PROVIDER_EXAMPLE],
    };
}
function customVariantDefinition() {
    const properties = {
        description: describedText("Description", "What the kind is, in a sentence.", VARIANT_EXAMPLE.description),
        allEndpoints: describedFlag("All endpoints", "`false` where `endpoints` may name some protocols alone. Without this key, it names each protocol.", true),
        ...entryKindProperties(),
    };
    return {
        ...(0,schema/* describe */.q0)("Custom variant", "A kind of custom provider."),
        ...(0,schema/* closedObject */.YI)(properties, ["description"]),
        examples: [VARIANT_EXAMPLE],
    };
}
function entryKindProperties() {
    return {
        defaultProtocol: describedText("Default protocol", "The protocol that the provider speaks where a configuration names none. A key of `protocols`.", PROVIDER_EXAMPLE.defaultProtocol),
        address: describedWord("Address", "The one field by which the provider is reached. Without this key, either.", {
            baseUrl: "`endpoint` is not read.",
            endpoint: "`baseUrl` is not read.",
            none: "Neither is read: a section says where.",
        }),
        versionSegment: describedText("Version segment", "The last segments of the path that the provider's URL needs, such as `v1` or `api/v1`.", PROVIDER_EXAMPLE.versionSegment),
        versionSegmentAddedBy: describedWord("Version segment added by", "The one that adds the version segment where it is missing. Without this key, no one does.", { assistant: "To the bare host of `ownUrl` alone.", client: "To any URL." }),
        trimsUrl: describedFlag("Trims URL", "`true` where the client removes an operation, a query and the like from the end of a URL before it calls it.", false),
        customHeaders: describedFlag("Custom headers", "`false` where the transport takes no custom headers, so that a configuration's `customHeaders` has no effect.", true),
        reservedHeaders: reservedHeaders("The headers that this client sets beside those of all clients."),
        sections: describedTexts("Sections", "Keys of `sections` that the entry may hold. Without this key, none.", "account"),
        fields: describedTexts("Fields", "Keys of `fields` that the entry may hold. Without this key, none.", "plan"),
    };
}
function reservedHeaders(markdown) {
    return {
        ...(0,schema/* describe */.q0)("Reserved headers", `${markdown} The case of a name does not matter.`),
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [json/* UNSAFE_KEY */.LO] } },
        additionalProperties: describedWord("Fate", "What happens to a custom header of this name.", {
            dropped: "It is not sent.",
            overwritten: "The client's own is sent in its place.",
        }),
        examples: [{ "x-api-key": "dropped" }],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-schema-fields.js


const REGION_EXAMPLE = { title: "Region", description: "Region to call.", example: "eu-1" };
const FIELD_EXAMPLE = {
    title: "Plan",
    description: "The plan that is used.",
    values: ["basic", "large"],
    default: "basic",
    example: "large",
};
const SECTION_EXAMPLE = {
    title: "Account",
    description: "Whose account is used. Credentials are not stored here.",
    fields: { region: REGION_EXAMPLE },
};
const TOP_LEVEL_EXAMPLE = {
    title: "Version",
    description: "The version of the format.",
    type: "number",
    values: [2],
    example: 2,
    ignoresFile: true,
};
function fieldDefinitions() {
    return {
        section: {
            ...(0,schema/* describe */.q0)("Section", "Extra connection settings."),
            ...(0,schema/* closedObject */.YI)({
                title: describedText("Title", "What the section is called.", SECTION_EXAMPLE.title),
                description: describedText("Description", "What the section is for, in a sentence.", SECTION_EXAMPLE.description),
                fields: namedTable((0,schema/* describe */.q0)("Fields", "The section's fields by name. Each may be left out."), "field", {
                    region: REGION_EXAMPLE,
                }),
            }, ["title", "description", "fields"]),
            examples: [SECTION_EXAMPLE],
        },
        field: {
            ...(0,schema/* describe */.q0)("Field", "A single value of a section or an entry."),
            ...(0,schema/* closedObject */.YI)(fieldProperties(), FIELD_REQUIRED),
            examples: [FIELD_EXAMPLE],
        },
        topLevelKey: {
            ...(0,schema/* describe */.q0)("Key at the top", "A single value at the top of a configuration."),
            ...(0,schema/* closedObject */.YI)({
                ...fieldProperties(),
                ignoresFile: describedFlag("Ignores the file", "`true` where the assistant ignores the whole file if the value is wrong.", false),
            }, FIELD_REQUIRED),
            examples: [TOP_LEVEL_EXAMPLE],
        },
        fieldValue: fieldValueDefinition(),
    };
}
const FIELD_REQUIRED = ["title", "description", "example"];
function fieldProperties() {
    return {
        title: describedText("Title", "What the field is called.", FIELD_EXAMPLE.title),
        description: describedText("Description", "What the field says, in a sentence.", FIELD_EXAMPLE.description),
        type: {
            ...describedWord("Type", "The type of the value.", {
                text: "A string.",
                number: "A number.",
                boolean: "`true` or `false`.",
            }),
            default: "text",
        },
        values: {
            ...(0,schema/* describe */.q0)("Values", "The values that the field can have. Without this key, all of its type."),
            type: "array",
            items: (0,schema/* reference */.ir)("fieldValue"),
            examples: [FIELD_EXAMPLE.values],
        },
        default: (0,schema/* describedReference */.bV)("Default", "The value in force where no layer has one.", "fieldValue"),
        example: (0,schema/* describedReference */.bV)("Example", "A value that the field may have. Never a credential.", "fieldValue"),
    };
}
function fieldValueDefinition() {
    return {
        ...(0,schema/* describe */.q0)("Value", "A value of a field."),
        oneOf: [{ type: "string", minLength: 1, examples: ["large"] }, { type: "number" }, { type: "boolean" }],
        examples: ["large"],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-schema-layers.js


const LAYER_EXAMPLE = {
    name: "enforced",
    description: "The configuration that an administrator enforces.",
    kind: "enforced",
    variable: "NORTH_ENFORCED",
    syntax: "json",
    ignores: "layer",
};
const USER_LAYER_EXAMPLE = {
    name: "user",
    description: "The file that people edit.",
    kind: "user",
    file: "~/.north/providers.jsonc",
};
function layerDefinition() {
    return {
        ...(0,schema/* describe */.q0)("Layer", "A place that the assistant reads a configuration from."),
        ...(0,schema/* closedObject */.YI)({
            name: describedText("Name", "The assistant's name of the layer.", LAYER_EXAMPLE.name),
            description: describedText("Description", "What the layer is, in a sentence.", LAYER_EXAMPLE.description),
            kind: describedWord("Kind", "The rank of the layer around the files that people edit.", {
                enforced: "Above the files that people edit.",
                user: "A file that people edit.",
                default: "Below the files that people edit.",
            }),
            variable: describedText("Variable", "The environment variable that holds the configuration's text.", LAYER_EXAMPLE.variable),
            file: describedText("File", "The file that holds the configuration.", USER_LAYER_EXAMPLE.file),
            syntax: {
                ...describedWord("Syntax", "The syntax that the assistant reads.", {
                    json: "JSON alone: a comment or a trailing comma is an error.",
                    jsonc: "JSON with comments and trailing commas.",
                }),
                default: "jsonc",
            },
            ignores: {
                ...describedWord("Ignores", "The part that the assistant ignores where something in the layer is not valid.", {
                    entry: "The entry that is not valid.",
                    layer: "The whole layer.",
                }),
                default: "entry",
            },
            setsEnabled: describedFlag("Sets enabled", "`false` where `enabled` is not read from the layer.", true),
            savesInvalid: describedFlag("Saves invalid", "`false` where the assistant saves nothing while something in the layer is not valid.", true),
        }, ["name", "description", "kind"]),
        examples: [LAYER_EXAMPLE, USER_LAYER_EXAMPLE],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-schema.js






const PROTOCOL_EXAMPLE = { description: "Chat protocol of North.", provider: "north" };
function buildVocabularySchema() {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(0,schema/* describe */.q0)("Vocabulary", "The names that one AI assistant uses in its provider configuration file."),
        allowComments: true,
        allowTrailingCommas: true,
        ...(0,schema/* closedObject */.YI)({
            $schema: {
                ...(0,schema/* describe */.q0)("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/vocabulary/v1.json"],
            },
            ...vocabularyProperties(),
        }, ["protocols"]),
        examples: [
            { protocols: { "north-chat": PROTOCOL_EXAMPLE }, providers: { north: { ...PROVIDER_EXAMPLE, sections: [] } } },
        ],
        defaultSnippets: [
            {
                label: "Vocabulary",
                description: "A vocabulary with one provider",
                body: {
                    protocols: { $1: { description: "$2", provider: "$3" } },
                    providers: { $3: { title: "$4", description: "$5", defaultProtocol: "$1" } },
                },
            },
        ],
        definitions: {
            protocol: protocolDefinition(),
            provider: providerDefinition(),
            customVariant: customVariantDefinition(),
            ...fieldDefinitions(),
            layer: layerDefinition(),
        },
    };
}
function vocabularyProperties() {
    return {
        protocols: namedTable((0,schema/* describe */.q0)("Protocols", "Wire protocols by the value that a configuration uses. At least one."), "protocol", { "north-chat": PROTOCOL_EXAMPLE }),
        providers: namedTable((0,schema/* describe */.q0)("Providers", "Built-in providers by id."), "provider", { north: PROVIDER_EXAMPLE }, vocabulary/* RESERVED_PROVIDER_KEYS */.I1),
        sections: namedTable((0,schema/* describe */.q0)("Sections", "Extra connection settings by the key that holds them in a provider's entry."), "section", { account: SECTION_EXAMPLE }, vocabulary/* ENTRY_KEYS */.Oe),
        customVariants: namedTable((0,schema/* describe */.q0)("Custom variants", "Kinds of custom provider by the `type` that a configuration gives them."), "customVariant", { "north-compatible": VARIANT_EXAMPLE }),
        topLevel: namedTable((0,schema/* describe */.q0)("Top level", "Keys at the top of a configuration, beside `$schema` and `providers`."), "topLevelKey", { version: TOP_LEVEL_EXAMPLE }, vocabulary/* TOP_LEVEL_KEYS */.Uw),
        fields: namedTable((0,schema/* describe */.q0)("Fields", "Single values that entries may hold, by the key that holds them in an entry."), "field", { plan: FIELD_EXAMPLE }, vocabulary/* ENTRY_KEYS */.Oe),
        reservedHeaders: reservedHeaders("The headers that every client sets itself."),
        layers: {
            ...(0,schema/* describe */.q0)("Layers", "The places that the assistant reads a configuration from, the highest first."),
            type: "array",
            items: (0,schema/* reference */.ir)("layer"),
            examples: [[LAYER_EXAMPLE, USER_LAYER_EXAMPLE]],
        },
        schemaAddresses: describedTexts("Schema addresses", "The URLs at which the assistant's own schema is published. A configuration's `$schema` that is one names the assistant.", "https://north.example.com/schemas/providers.schema.json"),
    };
}
function protocolDefinition() {
    return {
        ...(0,schema/* describe */.q0)("Protocol", "A wire protocol."),
        ...(0,schema/* closedObject */.YI)({
            description: describedText("Description", "What the protocol is, in a sentence.", PROTOCOL_EXAMPLE.description),
            provider: describedText("Provider", "Id of the built-in provider whose protocol it is, where it is one's.", "north"),
            formerNames: describedTexts("Former names", "The values that stood for the protocol in former versions of the assistant.", "north-talk"),
        }, ["description"]),
        examples: [PROTOCOL_EXAMPLE],
    };
}


/***/ })

};
