export const id = 912;
export const ids = [912];
export const modules = {

/***/ 2583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ checkSettingsFile)
/* harmony export */ });
/* harmony import */ var _diagnostic_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9035);
/* harmony import */ var _effective_entries_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2709);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2398);
/* harmony import */ var _syntax_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4107);
/* harmony import */ var _validate_check_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2107);
/* harmony import */ var _validate_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7877);
/* harmony import */ var _validate_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3320);
/* harmony import */ var _validate_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6672);
/* harmony import */ var _validate_rules_duplicate_key_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8085);
/* harmony import */ var _validate_rules_unsafe_key_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8504);
/* harmony import */ var _validate_schema_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2741);
/* harmony import */ var _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6154);













function checkSettingsFile(path, bytes, kind) {
    const { schema, matchesSchema } = kind;
    const decoded = (0,_validate_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeFile */ .J)(bytes, kind.maxBytes);
    if (!decoded.ok) {
        const diagnostic = (0,_validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnosticOfFile */ .bB)(withRuleOf(kind, decoded.error));
        return { document: undefined, file: (0,_validate_check_file_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedFile */ .y0)(path, [diagnostic], "", schema) };
    }
    const parsed = (0,_syntax_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .q)(decoded.value);
    const document = parsed.value ?? null;
    const isRight = matchesSchema(document);
    const diagnostics = diagnose(parsed, document, matchesSchema.errors ?? [], kind);
    return {
        document: isRight && diagnostics.length === 0 ? document : undefined,
        file: (0,_validate_check_file_js__WEBPACK_IMPORTED_MODULE_2__/* .checkedFile */ .y0)(path, diagnostics, decoded.value, schema),
    };
}
function diagnose(parsed, document, errors, kind) {
    if (parsed.mistakes.length > 0)
        return (0,_diagnostic_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderDiagnostics */ .L)((0,_validate_diagnose_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnoseMistakes */ .AD)(parsed, kind.rule));
    const { listed, rest } = (0,_validate_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .withinBound */ .Gv)(findAll(parsed, document, errors, kind), errors.length >= _validate_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .DIAGNOSTICS_MAX */ .qZ);
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
    for (const finding of (0,_validate_schema_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .schemaFindings */ .I)(errors, document, schema, _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_8__/* .noVocabulary */ .K$)) {
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
  Hi: () => (/* binding */ isAboutRuleName),
  Js: () => (/* binding */ policyFindings)
});

// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 27 modules
var rules = __webpack_require__(116);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __webpack_require__(4693);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-rules.js
var schema_rules = __webpack_require__(4933);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/settings-rules.js
var settings_rules = __webpack_require__(3955);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __webpack_require__(3309);
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
    yield* findingsOfText(document, [], "schema", (text) => emptyFault(text, "Use the path or URL of the schema, or remove the key."));
    yield* findingsOfTexts(document, [], "approvedHosts", hostFault);
    const layers = (0,json/* objectAt */.lJ)(document, "layers") ?? {};
    yield* findingsOfText(layers, ["layers"], "enforced", pathFault);
    yield* findingsOfText(layers, ["layers"], "default", pathFault);
    yield* ignoreFindings((0,json/* ownValue */.eC)(document, "ignores"));
    for (const { index, text } of (0,json/* textsAt */.i1)(document, "inlineIgnores"))
        yield* ruleNameFindings(text, { path: ["inlineIgnores", index], part: "value" });
}
function isAboutRuleName({ rule, place: { path } }) {
    if (rule === schema_rules/* unknownKey */.a)
        return path.length === 2 && path[0] === "rules";
    if (rule !== schema_rules/* unknownValue */.Uo)
        return false;
    return path[0] === "inlineIgnores" || (path[0] === "ignores" && path.at(-1) === "rule");
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
    yield* findingsOfTexts(ignore, path, "files", globFault);
    yield* findingsOfText(ignore, path, "pointer", pointerFault);
    yield* findingsOfText(ignore, path, "reason", (text) => emptyFault(text, "Explain why they are not to be reported."));
}
function findingsOfText(object, path, key, faultOf) {
    const text = (0,json/* textAt */.$6)(object, key);
    return text === undefined ? [] : toFindings([...path, key], faultOf(text));
}
function findingsOfTexts(object, path, key, faultOf) {
    return (0,json/* textsAt */.i1)(object, key).flatMap(({ index, text }) => text === "" ? [] : toFindings([...path, key, index], faultOf(text)));
}
function toFindings(path, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place: { path, part: "value" }, message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} ${fault}.`, advice }];
}


/***/ }),

/***/ 915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ buildPolicySchema)
/* harmony export */ });
/* harmony import */ var _schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8024);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);


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
            propertyNames: { not: { const: _text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEY */ .LO } },
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
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "title": "Policy", "description": "An organisation's settings for the checks of its provider configuration files: the content of .provider-steward.json.", "markdownDescription": "An organisation's settings for the checks of its provider configuration files: the content of `.provider-steward.json`.", "allowComments": true, "allowTrailingCommas": true, "type": "object", "properties": { "$schema": { "title": "Schema", "description": "Path or URL of this schema, for validation and completion in an editor.", "markdownDescription": "Path or URL of this schema, for validation and completion in an editor.", "type": "string", "examples": ["https://steward.example.com/schemas/policy/v1.json"] }, "schema": { "title": "Schema of configurations", "description": "The $schema to add to a configuration file that has none.", "markdownDescription": "The `$schema` to add to a configuration file that has none.", "type": "string", "minLength": 1, "examples": ["https://steward.example.com/schemas/provider-config/v1.json"] }, "rules": { "title": "Rules", "description": "Severities by rule, each instead of all severities of the rule itself.", "markdownDescription": "Severities by rule, each instead of all severities of the rule itself.", "type": "object", "properties": { "allow-deny-overlap": { "title": "allow-deny-overlap", "description": "A model both allowed and denied. By default: warning.", "markdownDescription": "A model both allowed and denied. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "credential": { "title": "credential", "description": "A credential in the file. By default: error.", "markdownDescription": "A credential in the file. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "custom-id": { "title": "custom-id", "description": "A custom provider id that cannot be used. By default: error.", "markdownDescription": "A custom provider id that cannot be used. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "dead-entry": { "title": "dead-entry", "description": "An entry for a model that another list leaves out. By default: warning.", "markdownDescription": "An entry for a model that another list leaves out. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "dead-setting": { "title": "dead-setting", "description": "A setting without effect. By default: notice.", "markdownDescription": "A setting without effect. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "default-protocol": { "title": "default-protocol", "description": "A protocol that is the provider's default one. By default: notice.", "markdownDescription": "A protocol that is the provider's default one. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-key": { "title": "duplicate-key", "description": "A key that occurs more than once in an object. By default: error.", "markdownDescription": "A key that occurs more than once in an object. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-model": { "title": "duplicate-model", "description": "Two custom models with one id. By default: error.", "markdownDescription": "Two custom models with one id. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "header-placeholder": { "title": "header-placeholder", "description": "A placeholder in a custom header. By default: error.", "markdownDescription": "A placeholder in a custom header. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "header-syntax": { "title": "header-syntax", "description": "A custom header that HTTP does not allow. By default: error.", "markdownDescription": "A custom header that HTTP does not allow. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "host-not-allowed": { "title": "host-not-allowed", "description": "A URL with a host that is not approved. By default: error.", "markdownDescription": "A URL with a host that is not approved. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "media-types": { "title": "media-types", "description": "Media types that contradict other settings of the model. By default: warning.", "markdownDescription": "Media types that contradict other settings of the model. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "missing-key": { "title": "missing-key", "description": "A required key is missing. By default: error.", "markdownDescription": "A required key is missing. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "model-pattern": { "title": "model-pattern", "description": "A pattern in the place of a model id. By default: warning.", "markdownDescription": "A pattern in the place of a model id. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "no-models-left": { "title": "no-models-left", "description": "A provider that can offer no model. By default: error.", "markdownDescription": "A provider that can offer no model. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "not-a-configuration": { "title": "not-a-configuration", "description": "A file that is no provider configuration. By default: error.", "markdownDescription": "A file that is no provider configuration. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "operation-path": { "title": "operation-path", "description": "A base URL that contains an operation, or the version twice. By default: warning.", "markdownDescription": "A base URL that contains an operation, or the version twice. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "out-of-range": { "title": "out-of-range", "description": "A number or a string outside its limits. By default: error.", "markdownDescription": "A number or a string outside its limits. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "plain-http": { "title": "plain-http", "description": "A URL without encryption. By default: warning.", "markdownDescription": "A URL without encryption. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "reserved-header": { "title": "reserved-header", "description": "A custom header that the assistant sets itself. By default: error.", "markdownDescription": "A custom header that the assistant sets itself. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "schema-reference": { "title": "schema-reference", "description": "No reference to the schema of provider configurations. By default: notice.", "markdownDescription": "No reference to the schema of provider configurations. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-header": { "title": "secret-in-header", "description": "A custom header that looks like a credential. By default: error.", "markdownDescription": "A custom header that looks like a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-url": { "title": "secret-in-url", "description": "A URL that contains a credential. By default: error.", "markdownDescription": "A URL that contains a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "token-limits": { "title": "token-limits", "description": "A token limit above the model's context length. By default: error.", "markdownDescription": "A token limit above the model's context length. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-key": { "title": "unknown-key", "description": "A key that the format does not define. By default: error.", "markdownDescription": "A key that the format does not define. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-model": { "title": "unknown-model", "description": "An unknown model id. By default: notice.", "markdownDescription": "An unknown model id. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-provider": { "title": "unknown-provider", "description": "An unknown provider id. By default: error.", "markdownDescription": "An unknown provider id. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-value": { "title": "unknown-value", "description": "A value that is not allowed. By default: error.", "markdownDescription": "A value that is not allowed. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unsafe-key": { "title": "unsafe-key", "description": "The key __proto__. By default: error.", "markdownDescription": "The key __proto__. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unused-ignore": { "title": "unused-ignore", "description": "An ignore comment that suppresses nothing. By default: warning.", "markdownDescription": "An ignore comment that suppresses nothing. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "url-syntax": { "title": "url-syntax", "description": "An invalid URL. By default: error.", "markdownDescription": "An invalid URL. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "version-segment": { "title": "version-segment", "description": "A base URL without the version segment that the provider needs. By default: error.", "markdownDescription": "A base URL without the version segment that the provider needs. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "wrong-type": { "title": "wrong-type", "description": "A value of the wrong type. By default: error.", "markdownDescription": "A value of the wrong type. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] } }, "additionalProperties": false }, "approvedHosts": { "title": "Approved hosts", "description": "Hosts that URLs may lead to: api.example.com, or *.example.com for every host below it; with :port, on that port alone. Without this key, every host is approved.", "markdownDescription": "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["api.example.com", "*.example.com", "localhost:8080"] }, "examples": [["*.example.com"]] }, "modelCatalog": { "title": "Model catalogue", "description": "The known model ids by provider id, built-in or custom.", "markdownDescription": "The known model ids by provider id, built-in or custom.", "type": "object", "propertyNames": { "not": { "const": "__proto__" } }, "additionalProperties": { "title": "Models", "description": "Ids of the provider's models.", "markdownDescription": "Ids of the provider's models.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["example-large"] } }, "examples": [{ "provider_a": ["example-small", "example-large"] }] }, "layers": { "title": "Layers", "description": "The configurations above and below those that are checked.", "markdownDescription": "The configurations above and below those that are checked.", "type": "object", "properties": { "enforced": { "title": "Enforced", "description": "The configuration that overrides those that are checked. A path relative to the policy file's folder.", "markdownDescription": "The configuration that overrides those that are checked. A path relative to the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/enforced.providers.json"] }, "default": { "title": "Default", "description": "The configuration that applies where those that are checked have no value. A path relative to the policy file's folder.", "markdownDescription": "The configuration that applies where those that are checked have no value. A path relative to the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/default.providers.json"] } }, "additionalProperties": false }, "ignores": { "title": "Ignores", "description": "Diagnostics that are not reported, each with a reason.", "markdownDescription": "Diagnostics that are not reported, each with a reason.", "type": "array", "items": { "$ref": "#/definitions/ignore" } }, "inlineIgnores": { "title": "Inline ignores", "description": "The rules whose diagnostics a comment in a file may suppress. Without this key, every rule but those of credentials.", "markdownDescription": "The rules whose diagnostics a comment in a file may suppress. Without this key, every rule but those of credentials.", "type": "array", "items": { "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-entry", "dead-setting", "default-protocol", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "model-pattern", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A credential in the file.", "A custom provider id that cannot be used.", "An entry for a model that another list leaves out.", "A setting without effect.", "A protocol that is the provider's default one.", "A key that occurs more than once in an object.", "Two custom models with one id.", "A placeholder in a custom header.", "A custom header that HTTP does not allow.", "A URL with a host that is not approved.", "Media types that contradict other settings of the model.", "A required key is missing.", "A pattern in the place of a model id.", "A provider that can offer no model.", "A file that is no provider configuration.", "A base URL that contains an operation, or the version twice.", "A number or a string outside its limits.", "A URL without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that contains a credential.", "A token limit above the model's context length.", "A key that the format does not define.", "An unknown model id.", "An unknown provider id.", "A value that is not allowed.", "The key __proto__.", "An ignore comment that suppresses nothing.", "An invalid URL.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "examples": [["allow-deny-overlap"]] } }, "additionalProperties": false, "examples": [{ "rules": { "allow-deny-overlap": "error" } }], "defaultSnippets": [{ "label": "Policy", "description": "A policy with a severity and an ignore", "body": { "rules": { "allow-deny-overlap": "$1" }, "ignores": [{ "rule": "$2", "reason": "$3" }] } }], "definitions": { "ignore": { "title": "Ignore", "description": "Diagnostics of one rule that are not reported.", "markdownDescription": "Diagnostics of one rule that are not reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-entry", "dead-setting", "default-protocol", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "model-pattern", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A credential in the file.", "A custom provider id that cannot be used.", "An entry for a model that another list leaves out.", "A setting without effect.", "A protocol that is the provider's default one.", "A key that occurs more than once in an object.", "Two custom models with one id.", "A placeholder in a custom header.", "A custom header that HTTP does not allow.", "A URL with a host that is not approved.", "Media types that contradict other settings of the model.", "A required key is missing.", "A pattern in the place of a model id.", "A provider that can offer no model.", "A file that is no provider configuration.", "A base URL that contains an operation, or the version twice.", "A number or a string outside its limits.", "A URL without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that contains a credential.", "A token limit above the model's context length.", "A key that the format does not define.", "An unknown model id.", "An unknown provider id.", "A value that is not allowed.", "The key __proto__.", "An ignore comment that suppresses nothing.", "An invalid URL.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, relative to the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, relative to the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why the diagnostics are not reported, for the readers of the policy.", "markdownDescription": "Why the diagnostics are not reported, for the readers of the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not reported, and why", "body": { "rule": "$1", "reason": "$2" } }] } } };
var schema12 = { "title": "Ignore", "description": "Diagnostics of one rule that are not reported.", "markdownDescription": "Diagnostics of one rule that are not reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-entry", "dead-setting", "default-protocol", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "model-pattern", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A credential in the file.", "A custom provider id that cannot be used.", "An entry for a model that another list leaves out.", "A setting without effect.", "A protocol that is the provider's default one.", "A key that occurs more than once in an object.", "Two custom models with one id.", "A placeholder in a custom header.", "A custom header that HTTP does not allow.", "A URL with a host that is not approved.", "Media types that contradict other settings of the model.", "A required key is missing.", "A pattern in the place of a model id.", "A provider that can offer no model.", "A file that is no provider configuration.", "A base URL that contains an operation, or the version twice.", "A number or a string outside its limits.", "A URL without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that contains a credential.", "A token limit above the model's context length.", "A key that the format does not define.", "An unknown model id.", "An unknown provider id.", "A value that is not allowed.", "The key __proto__.", "An ignore comment that suppresses nothing.", "An invalid URL.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, relative to the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, relative to the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why the diagnostics are not reported, for the readers of the policy.", "markdownDescription": "Why the diagnostics are not reported, for the readers of the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not reported, and why", "body": { "rule": "$1", "reason": "$2" } }] };
var func0 = Object.prototype.hasOwnProperty;
var func47 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "schema" || key0 === "rules" || key0 === "approvedHosts" || key0 === "modelCatalog" || key0 === "layers" || key0 === "ignores" || key0 === "inlineIgnores")) {
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
                if (func47(data1) < 1) {
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
        if (data.rules !== void 0 && func0.call(data, "rules")) {
            let data2 = data.rules;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    if (!func0.call(schema11.properties.rules.properties, key1)) {
                        const err4 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                if (data2["allow-deny-overlap"] !== void 0 && func0.call(data2, "allow-deny-overlap")) {
                    let data3 = data2["allow-deny-overlap"];
                    if (!(data3 === "error" || data3 === "warning" || data3 === "notice" || data3 === "off")) {
                        const err5 = { instancePath: instancePath + "/rules/allow-deny-overlap", schemaPath: "#/properties/rules/properties/allow-deny-overlap/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["allow-deny-overlap"].enum } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
                if (data2.credential !== void 0 && func0.call(data2, "credential")) {
                    let data4 = data2.credential;
                    if (!(data4 === "error" || data4 === "warning" || data4 === "notice" || data4 === "off")) {
                        const err6 = { instancePath: instancePath + "/rules/credential", schemaPath: "#/properties/rules/properties/credential/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties.credential.enum } };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                if (data2["custom-id"] !== void 0 && func0.call(data2, "custom-id")) {
                    let data5 = data2["custom-id"];
                    if (!(data5 === "error" || data5 === "warning" || data5 === "notice" || data5 === "off")) {
                        const err7 = { instancePath: instancePath + "/rules/custom-id", schemaPath: "#/properties/rules/properties/custom-id/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["custom-id"].enum } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                if (data2["dead-entry"] !== void 0 && func0.call(data2, "dead-entry")) {
                    let data6 = data2["dead-entry"];
                    if (!(data6 === "error" || data6 === "warning" || data6 === "notice" || data6 === "off")) {
                        const err8 = { instancePath: instancePath + "/rules/dead-entry", schemaPath: "#/properties/rules/properties/dead-entry/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["dead-entry"].enum } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
                if (data2["dead-setting"] !== void 0 && func0.call(data2, "dead-setting")) {
                    let data7 = data2["dead-setting"];
                    if (!(data7 === "error" || data7 === "warning" || data7 === "notice" || data7 === "off")) {
                        const err9 = { instancePath: instancePath + "/rules/dead-setting", schemaPath: "#/properties/rules/properties/dead-setting/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["dead-setting"].enum } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data2["default-protocol"] !== void 0 && func0.call(data2, "default-protocol")) {
                    let data8 = data2["default-protocol"];
                    if (!(data8 === "error" || data8 === "warning" || data8 === "notice" || data8 === "off")) {
                        const err10 = { instancePath: instancePath + "/rules/default-protocol", schemaPath: "#/properties/rules/properties/default-protocol/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["default-protocol"].enum } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-key"] !== void 0 && func0.call(data2, "duplicate-key")) {
                    let data9 = data2["duplicate-key"];
                    if (!(data9 === "error" || data9 === "warning" || data9 === "notice" || data9 === "off")) {
                        const err11 = { instancePath: instancePath + "/rules/duplicate-key", schemaPath: "#/properties/rules/properties/duplicate-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-key"].enum } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-model"] !== void 0 && func0.call(data2, "duplicate-model")) {
                    let data10 = data2["duplicate-model"];
                    if (!(data10 === "error" || data10 === "warning" || data10 === "notice" || data10 === "off")) {
                        const err12 = { instancePath: instancePath + "/rules/duplicate-model", schemaPath: "#/properties/rules/properties/duplicate-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-model"].enum } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data2["header-placeholder"] !== void 0 && func0.call(data2, "header-placeholder")) {
                    let data11 = data2["header-placeholder"];
                    if (!(data11 === "error" || data11 === "warning" || data11 === "notice" || data11 === "off")) {
                        const err13 = { instancePath: instancePath + "/rules/header-placeholder", schemaPath: "#/properties/rules/properties/header-placeholder/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-placeholder"].enum } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data2["header-syntax"] !== void 0 && func0.call(data2, "header-syntax")) {
                    let data12 = data2["header-syntax"];
                    if (!(data12 === "error" || data12 === "warning" || data12 === "notice" || data12 === "off")) {
                        const err14 = { instancePath: instancePath + "/rules/header-syntax", schemaPath: "#/properties/rules/properties/header-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-syntax"].enum } };
                        vErrors = addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
                if (data2["host-not-allowed"] !== void 0 && func0.call(data2, "host-not-allowed")) {
                    let data13 = data2["host-not-allowed"];
                    if (!(data13 === "error" || data13 === "warning" || data13 === "notice" || data13 === "off")) {
                        const err15 = { instancePath: instancePath + "/rules/host-not-allowed", schemaPath: "#/properties/rules/properties/host-not-allowed/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["host-not-allowed"].enum } };
                        vErrors = addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                }
                if (data2["media-types"] !== void 0 && func0.call(data2, "media-types")) {
                    let data14 = data2["media-types"];
                    if (!(data14 === "error" || data14 === "warning" || data14 === "notice" || data14 === "off")) {
                        const err16 = { instancePath: instancePath + "/rules/media-types", schemaPath: "#/properties/rules/properties/media-types/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["media-types"].enum } };
                        vErrors = addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                }
                if (data2["missing-key"] !== void 0 && func0.call(data2, "missing-key")) {
                    let data15 = data2["missing-key"];
                    if (!(data15 === "error" || data15 === "warning" || data15 === "notice" || data15 === "off")) {
                        const err17 = { instancePath: instancePath + "/rules/missing-key", schemaPath: "#/properties/rules/properties/missing-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["missing-key"].enum } };
                        vErrors = addErrors(vErrors, [err17]);
                        errors = vErrors.length;
                    }
                }
                if (data2["model-pattern"] !== void 0 && func0.call(data2, "model-pattern")) {
                    let data16 = data2["model-pattern"];
                    if (!(data16 === "error" || data16 === "warning" || data16 === "notice" || data16 === "off")) {
                        const err18 = { instancePath: instancePath + "/rules/model-pattern", schemaPath: "#/properties/rules/properties/model-pattern/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["model-pattern"].enum } };
                        vErrors = addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                if (data2["no-models-left"] !== void 0 && func0.call(data2, "no-models-left")) {
                    let data17 = data2["no-models-left"];
                    if (!(data17 === "error" || data17 === "warning" || data17 === "notice" || data17 === "off")) {
                        const err19 = { instancePath: instancePath + "/rules/no-models-left", schemaPath: "#/properties/rules/properties/no-models-left/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["no-models-left"].enum } };
                        vErrors = addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
                if (data2["not-a-configuration"] !== void 0 && func0.call(data2, "not-a-configuration")) {
                    let data18 = data2["not-a-configuration"];
                    if (!(data18 === "error" || data18 === "warning" || data18 === "notice" || data18 === "off")) {
                        const err20 = { instancePath: instancePath + "/rules/not-a-configuration", schemaPath: "#/properties/rules/properties/not-a-configuration/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["not-a-configuration"].enum } };
                        vErrors = addErrors(vErrors, [err20]);
                        errors = vErrors.length;
                    }
                }
                if (data2["operation-path"] !== void 0 && func0.call(data2, "operation-path")) {
                    let data19 = data2["operation-path"];
                    if (!(data19 === "error" || data19 === "warning" || data19 === "notice" || data19 === "off")) {
                        const err21 = { instancePath: instancePath + "/rules/operation-path", schemaPath: "#/properties/rules/properties/operation-path/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["operation-path"].enum } };
                        vErrors = addErrors(vErrors, [err21]);
                        errors = vErrors.length;
                    }
                }
                if (data2["out-of-range"] !== void 0 && func0.call(data2, "out-of-range")) {
                    let data20 = data2["out-of-range"];
                    if (!(data20 === "error" || data20 === "warning" || data20 === "notice" || data20 === "off")) {
                        const err22 = { instancePath: instancePath + "/rules/out-of-range", schemaPath: "#/properties/rules/properties/out-of-range/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["out-of-range"].enum } };
                        vErrors = addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
                if (data2["plain-http"] !== void 0 && func0.call(data2, "plain-http")) {
                    let data21 = data2["plain-http"];
                    if (!(data21 === "error" || data21 === "warning" || data21 === "notice" || data21 === "off")) {
                        const err23 = { instancePath: instancePath + "/rules/plain-http", schemaPath: "#/properties/rules/properties/plain-http/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["plain-http"].enum } };
                        vErrors = addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
                if (data2["reserved-header"] !== void 0 && func0.call(data2, "reserved-header")) {
                    let data22 = data2["reserved-header"];
                    if (!(data22 === "error" || data22 === "warning" || data22 === "notice" || data22 === "off")) {
                        const err24 = { instancePath: instancePath + "/rules/reserved-header", schemaPath: "#/properties/rules/properties/reserved-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["reserved-header"].enum } };
                        vErrors = addErrors(vErrors, [err24]);
                        errors = vErrors.length;
                    }
                }
                if (data2["schema-reference"] !== void 0 && func0.call(data2, "schema-reference")) {
                    let data23 = data2["schema-reference"];
                    if (!(data23 === "error" || data23 === "warning" || data23 === "notice" || data23 === "off")) {
                        const err25 = { instancePath: instancePath + "/rules/schema-reference", schemaPath: "#/properties/rules/properties/schema-reference/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["schema-reference"].enum } };
                        vErrors = addErrors(vErrors, [err25]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-header"] !== void 0 && func0.call(data2, "secret-in-header")) {
                    let data24 = data2["secret-in-header"];
                    if (!(data24 === "error" || data24 === "warning" || data24 === "notice" || data24 === "off")) {
                        const err26 = { instancePath: instancePath + "/rules/secret-in-header", schemaPath: "#/properties/rules/properties/secret-in-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-header"].enum } };
                        vErrors = addErrors(vErrors, [err26]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-url"] !== void 0 && func0.call(data2, "secret-in-url")) {
                    let data25 = data2["secret-in-url"];
                    if (!(data25 === "error" || data25 === "warning" || data25 === "notice" || data25 === "off")) {
                        const err27 = { instancePath: instancePath + "/rules/secret-in-url", schemaPath: "#/properties/rules/properties/secret-in-url/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-url"].enum } };
                        vErrors = addErrors(vErrors, [err27]);
                        errors = vErrors.length;
                    }
                }
                if (data2["token-limits"] !== void 0 && func0.call(data2, "token-limits")) {
                    let data26 = data2["token-limits"];
                    if (!(data26 === "error" || data26 === "warning" || data26 === "notice" || data26 === "off")) {
                        const err28 = { instancePath: instancePath + "/rules/token-limits", schemaPath: "#/properties/rules/properties/token-limits/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["token-limits"].enum } };
                        vErrors = addErrors(vErrors, [err28]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-key"] !== void 0 && func0.call(data2, "unknown-key")) {
                    let data27 = data2["unknown-key"];
                    if (!(data27 === "error" || data27 === "warning" || data27 === "notice" || data27 === "off")) {
                        const err29 = { instancePath: instancePath + "/rules/unknown-key", schemaPath: "#/properties/rules/properties/unknown-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-key"].enum } };
                        vErrors = addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-model"] !== void 0 && func0.call(data2, "unknown-model")) {
                    let data28 = data2["unknown-model"];
                    if (!(data28 === "error" || data28 === "warning" || data28 === "notice" || data28 === "off")) {
                        const err30 = { instancePath: instancePath + "/rules/unknown-model", schemaPath: "#/properties/rules/properties/unknown-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-model"].enum } };
                        vErrors = addErrors(vErrors, [err30]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-provider"] !== void 0 && func0.call(data2, "unknown-provider")) {
                    let data29 = data2["unknown-provider"];
                    if (!(data29 === "error" || data29 === "warning" || data29 === "notice" || data29 === "off")) {
                        const err31 = { instancePath: instancePath + "/rules/unknown-provider", schemaPath: "#/properties/rules/properties/unknown-provider/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-provider"].enum } };
                        vErrors = addErrors(vErrors, [err31]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-value"] !== void 0 && func0.call(data2, "unknown-value")) {
                    let data30 = data2["unknown-value"];
                    if (!(data30 === "error" || data30 === "warning" || data30 === "notice" || data30 === "off")) {
                        const err32 = { instancePath: instancePath + "/rules/unknown-value", schemaPath: "#/properties/rules/properties/unknown-value/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-value"].enum } };
                        vErrors = addErrors(vErrors, [err32]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unsafe-key"] !== void 0 && func0.call(data2, "unsafe-key")) {
                    let data31 = data2["unsafe-key"];
                    if (!(data31 === "error" || data31 === "warning" || data31 === "notice" || data31 === "off")) {
                        const err33 = { instancePath: instancePath + "/rules/unsafe-key", schemaPath: "#/properties/rules/properties/unsafe-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unsafe-key"].enum } };
                        vErrors = addErrors(vErrors, [err33]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unused-ignore"] !== void 0 && func0.call(data2, "unused-ignore")) {
                    let data32 = data2["unused-ignore"];
                    if (!(data32 === "error" || data32 === "warning" || data32 === "notice" || data32 === "off")) {
                        const err34 = { instancePath: instancePath + "/rules/unused-ignore", schemaPath: "#/properties/rules/properties/unused-ignore/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unused-ignore"].enum } };
                        vErrors = addErrors(vErrors, [err34]);
                        errors = vErrors.length;
                    }
                }
                if (data2["url-syntax"] !== void 0 && func0.call(data2, "url-syntax")) {
                    let data33 = data2["url-syntax"];
                    if (!(data33 === "error" || data33 === "warning" || data33 === "notice" || data33 === "off")) {
                        const err35 = { instancePath: instancePath + "/rules/url-syntax", schemaPath: "#/properties/rules/properties/url-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["url-syntax"].enum } };
                        vErrors = addErrors(vErrors, [err35]);
                        errors = vErrors.length;
                    }
                }
                if (data2["version-segment"] !== void 0 && func0.call(data2, "version-segment")) {
                    let data34 = data2["version-segment"];
                    if (!(data34 === "error" || data34 === "warning" || data34 === "notice" || data34 === "off")) {
                        const err36 = { instancePath: instancePath + "/rules/version-segment", schemaPath: "#/properties/rules/properties/version-segment/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["version-segment"].enum } };
                        vErrors = addErrors(vErrors, [err36]);
                        errors = vErrors.length;
                    }
                }
                if (data2["wrong-type"] !== void 0 && func0.call(data2, "wrong-type")) {
                    let data35 = data2["wrong-type"];
                    if (!(data35 === "error" || data35 === "warning" || data35 === "notice" || data35 === "off")) {
                        const err37 = { instancePath: instancePath + "/rules/wrong-type", schemaPath: "#/properties/rules/properties/wrong-type/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["wrong-type"].enum } };
                        vErrors = addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err38 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err38]);
                errors = vErrors.length;
            }
        }
        if (data.approvedHosts !== void 0 && func0.call(data, "approvedHosts")) {
            let data36 = data.approvedHosts;
            if (Array.isArray(data36)) {
                const len0 = data36.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    let data37 = data36[i0];
                    if (typeof data37 === "string") {
                        if (func47(data37) < 1) {
                            const err39 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err39]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err40 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err40]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err41 = { instancePath: instancePath + "/approvedHosts", schemaPath: "#/properties/approvedHosts/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err41]);
                errors = vErrors.length;
            }
        }
        if (data.modelCatalog !== void 0 && func0.call(data, "modelCatalog")) {
            let data38 = data.modelCatalog;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const key2 of Object.keys(data38)) {
                    const _errs48 = errors;
                    const _errs49 = errors;
                    const _errs50 = errors;
                    if ("__proto__" !== key2) {
                        const err42 = {};
                        vErrors = addErrors(vErrors, [err42]);
                        errors = vErrors.length;
                    }
                    var valid5 = _errs50 === errors;
                    if (valid5) {
                        const err43 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames/not", keyword: "not", params: {}, propertyName: key2 };
                        vErrors = addErrors(vErrors, [err43]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs49;
                        if (vErrors !== null) {
                            if (_errs49) {
                                vErrors.length = _errs49;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid4 = _errs48 === errors;
                    if (!valid4) {
                        const err44 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
                        vErrors = addErrors(vErrors, [err44]);
                        errors = vErrors.length;
                    }
                }
                for (const key3 of Object.keys(data38)) {
                    let data39 = data38[key3];
                    if (Array.isArray(data39)) {
                        const len1 = data39.length;
                        for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                            let data40 = data39[i1];
                            if (typeof data40 === "string") {
                                if (func47(data40) < 1) {
                                    const err45 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err45]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err46 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err46]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err47 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/modelCatalog/additionalProperties/type", keyword: "type", params: { type: "array" } };
                        vErrors = addErrors(vErrors, [err47]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err48 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err48]);
                errors = vErrors.length;
            }
        }
        if (data.layers !== void 0 && func0.call(data, "layers")) {
            let data41 = data.layers;
            if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                for (const key4 of Object.keys(data41)) {
                    if (!(key4 === "enforced" || key4 === "default")) {
                        const err49 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                        vErrors = addErrors(vErrors, [err49]);
                        errors = vErrors.length;
                    }
                }
                if (data41.enforced !== void 0 && func0.call(data41, "enforced")) {
                    let data42 = data41.enforced;
                    if (typeof data42 === "string") {
                        if (func47(data42) < 1) {
                            const err50 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err50]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err51 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err51]);
                        errors = vErrors.length;
                    }
                }
                if (data41.default !== void 0 && func0.call(data41, "default")) {
                    let data43 = data41.default;
                    if (typeof data43 === "string") {
                        if (func47(data43) < 1) {
                            const err52 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = addErrors(vErrors, [err52]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err53 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err53]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err54 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err54]);
                errors = vErrors.length;
            }
        }
        if (data.ignores !== void 0 && func0.call(data, "ignores")) {
            let data44 = data.ignores;
            if (Array.isArray(data44)) {
                const len2 = data44.length;
                for (let i2 = 0; i2 < len2 && errors < 1e4; i2++) {
                    let data45 = data44[i2];
                    if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                        if (data45.rule === void 0 || !func0.call(data45, "rule")) {
                            const err55 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "rule" } };
                            vErrors = addErrors(vErrors, [err55]);
                            errors = vErrors.length;
                        }
                        if (data45.reason === void 0 || !func0.call(data45, "reason")) {
                            const err56 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "reason" } };
                            vErrors = addErrors(vErrors, [err56]);
                            errors = vErrors.length;
                        }
                        for (const key5 of Object.keys(data45)) {
                            if (!(key5 === "rule" || key5 === "files" || key5 === "pointer" || key5 === "reason")) {
                                const err57 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                vErrors = addErrors(vErrors, [err57]);
                                errors = vErrors.length;
                            }
                        }
                        if (data45.rule !== void 0 && func0.call(data45, "rule")) {
                            let data46 = data45.rule;
                            if (typeof data46 !== "string") {
                                const err58 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err58]);
                                errors = vErrors.length;
                            }
                            if (!(data46 === "allow-deny-overlap" || data46 === "credential" || data46 === "custom-id" || data46 === "dead-entry" || data46 === "dead-setting" || data46 === "default-protocol" || data46 === "duplicate-key" || data46 === "duplicate-model" || data46 === "header-placeholder" || data46 === "header-syntax" || data46 === "host-not-allowed" || data46 === "media-types" || data46 === "missing-key" || data46 === "model-pattern" || data46 === "no-models-left" || data46 === "not-a-configuration" || data46 === "operation-path" || data46 === "out-of-range" || data46 === "plain-http" || data46 === "reserved-header" || data46 === "schema-reference" || data46 === "secret-in-header" || data46 === "secret-in-url" || data46 === "token-limits" || data46 === "unknown-key" || data46 === "unknown-model" || data46 === "unknown-provider" || data46 === "unknown-value" || data46 === "unsafe-key" || data46 === "unused-ignore" || data46 === "url-syntax" || data46 === "version-segment" || data46 === "wrong-type")) {
                                const err59 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/enum", keyword: "enum", params: { allowedValues: schema12.properties.rule.enum } };
                                vErrors = addErrors(vErrors, [err59]);
                                errors = vErrors.length;
                            }
                        }
                        if (data45.files !== void 0 && func0.call(data45, "files")) {
                            let data47 = data45.files;
                            if (Array.isArray(data47)) {
                                const len3 = data47.length;
                                for (let i3 = 0; i3 < len3 && errors < 1e4; i3++) {
                                    let data48 = data47[i3];
                                    if (typeof data48 === "string") {
                                        if (func47(data48) < 1) {
                                            const err60 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err60]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err61 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err61]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err62 = { instancePath: instancePath + "/ignores/" + i2 + "/files", schemaPath: "#/definitions/ignore/properties/files/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err62]);
                                errors = vErrors.length;
                            }
                        }
                        if (data45.pointer !== void 0 && func0.call(data45, "pointer")) {
                            if (typeof data45.pointer !== "string") {
                                const err63 = { instancePath: instancePath + "/ignores/" + i2 + "/pointer", schemaPath: "#/definitions/ignore/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err63]);
                                errors = vErrors.length;
                            }
                        }
                        if (data45.reason !== void 0 && func0.call(data45, "reason")) {
                            let data50 = data45.reason;
                            if (typeof data50 === "string") {
                                if (func47(data50) < 1) {
                                    const err64 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err64]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err65 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err65]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err66 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err66]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err67 = { instancePath: instancePath + "/ignores", schemaPath: "#/properties/ignores/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err67]);
                errors = vErrors.length;
            }
        }
        if (data.inlineIgnores !== void 0 && func0.call(data, "inlineIgnores")) {
            let data51 = data.inlineIgnores;
            if (Array.isArray(data51)) {
                const len4 = data51.length;
                for (let i4 = 0; i4 < len4 && errors < 1e4; i4++) {
                    let data52 = data51[i4];
                    if (typeof data52 !== "string") {
                        const err68 = { instancePath: instancePath + "/inlineIgnores/" + i4, schemaPath: "#/properties/inlineIgnores/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err68]);
                        errors = vErrors.length;
                    }
                    if (!(data52 === "allow-deny-overlap" || data52 === "credential" || data52 === "custom-id" || data52 === "dead-entry" || data52 === "dead-setting" || data52 === "default-protocol" || data52 === "duplicate-key" || data52 === "duplicate-model" || data52 === "header-placeholder" || data52 === "header-syntax" || data52 === "host-not-allowed" || data52 === "media-types" || data52 === "missing-key" || data52 === "model-pattern" || data52 === "no-models-left" || data52 === "not-a-configuration" || data52 === "operation-path" || data52 === "out-of-range" || data52 === "plain-http" || data52 === "reserved-header" || data52 === "schema-reference" || data52 === "secret-in-header" || data52 === "secret-in-url" || data52 === "token-limits" || data52 === "unknown-key" || data52 === "unknown-model" || data52 === "unknown-provider" || data52 === "unknown-value" || data52 === "unsafe-key" || data52 === "unused-ignore" || data52 === "url-syntax" || data52 === "version-segment" || data52 === "wrong-type")) {
                        const err69 = { instancePath: instancePath + "/inlineIgnores/" + i4, schemaPath: "#/properties/inlineIgnores/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.inlineIgnores.items.enum } };
                        vErrors = addErrors(vErrors, [err69]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err70 = { instancePath: instancePath + "/inlineIgnores", schemaPath: "#/properties/inlineIgnores/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err70]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err71 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err71]);
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
    isReportedElsewhere: policy_findings/* isAboutRuleName */.Hi,
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

/***/ 3402:
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
var func0 = Object.prototype.hasOwnProperty;
var func48 = require_ucs2length().default;
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
                if (func48(data0) < 1) {
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
                if (func48(data1) < 1) {
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
                        if (func48(key1) < 1) {
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
                    let data3 = data2[key2];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.title === void 0 || !func0.call(data3, "title")) {
                            const err12 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = addErrors(vErrors, [err12]);
                            errors = vErrors.length;
                        }
                        if (data3.description === void 0 || !func0.call(data3, "description")) {
                            const err13 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = addErrors(vErrors, [err13]);
                            errors = vErrors.length;
                        }
                        if (data3.example === void 0 || !func0.call(data3, "example")) {
                            const err14 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "example" } };
                            vErrors = addErrors(vErrors, [err14]);
                            errors = vErrors.length;
                        }
                        for (const key3 of Object.keys(data3)) {
                            if (!(key3 === "title" || key3 === "description" || key3 === "example")) {
                                const err15 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = addErrors(vErrors, [err15]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.title !== void 0 && func0.call(data3, "title")) {
                            let data4 = data3.title;
                            if (typeof data4 === "string") {
                                if (func48(data4) < 1) {
                                    const err16 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/field/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err16]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err17 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/field/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err17]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.description !== void 0 && func0.call(data3, "description")) {
                            let data5 = data3.description;
                            if (typeof data5 === "string") {
                                if (func48(data5) < 1) {
                                    const err18 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/field/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err18]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err19 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/field/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err19]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.example !== void 0 && func0.call(data3, "example")) {
                            let data6 = data3.example;
                            if (typeof data6 === "string") {
                                if (func48(data6) < 1) {
                                    const err20 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/example", schemaPath: "#/definitions/field/properties/example/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err20]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err21 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/example", schemaPath: "#/definitions/field/properties/example/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err21]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err22 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err23]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err24]);
        errors = vErrors.length;
    }
    validate11.errors = vErrors;
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
            if (!(key0 === "$schema" || key0 === "protocols" || key0 === "providers" || key0 === "sections" || key0 === "customVariants")) {
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
                        if (func48(key1) < 1) {
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
                            if (!(key3 === "description" || key3 === "provider")) {
                                const err8 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = addErrors(vErrors, [err8]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.description !== void 0 && func0.call(data2, "description")) {
                            let data3 = data2.description;
                            if (typeof data3 === "string") {
                                if (func48(data3) < 1) {
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
                                if (func48(data4) < 1) {
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
                    }
                    else {
                        const err13 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && func0.call(data, "providers")) {
            let data5 = data.providers;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key4 of Object.keys(data5)) {
                    const _errs20 = errors;
                    const _errs21 = errors;
                    const _errs22 = errors;
                    if (!(key4 === "default" || key4 === "custom" || key4 === "__proto__")) {
                        const err15 = {};
                        vErrors = addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                    var valid7 = _errs22 === errors;
                    if (valid7) {
                        const err16 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/not", keyword: "not", params: {}, propertyName: key4 };
                        vErrors = addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs21;
                        if (vErrors !== null) {
                            if (_errs21) {
                                vErrors.length = _errs21;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key4 === "string") {
                        if (func48(key4) < 1) {
                            const err17 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key4 };
                            vErrors = addErrors(vErrors, [err17]);
                            errors = vErrors.length;
                        }
                    }
                    var valid6 = _errs20 === errors;
                    if (!valid6) {
                        const err18 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                        vErrors = addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                for (const key5 of Object.keys(data5)) {
                    let data6 = data5[key5];
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        if (data6.title === void 0 || !func0.call(data6, "title")) {
                            const err19 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = addErrors(vErrors, [err19]);
                            errors = vErrors.length;
                        }
                        if (data6.description === void 0 || !func0.call(data6, "description")) {
                            const err20 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = addErrors(vErrors, [err20]);
                            errors = vErrors.length;
                        }
                        for (const key6 of Object.keys(data6)) {
                            if (!(key6 === "title" || key6 === "description" || key6 === "defaultProtocol" || key6 === "versionSegment" || key6 === "versionHeader" || key6 === "selfHosted" || key6 === "customHeaders" || key6 === "sections")) {
                                const err21 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                vErrors = addErrors(vErrors, [err21]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.title !== void 0 && func0.call(data6, "title")) {
                            let data7 = data6.title;
                            if (typeof data7 === "string") {
                                if (func48(data7) < 1) {
                                    const err22 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err22]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err23 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err23]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.description !== void 0 && func0.call(data6, "description")) {
                            let data8 = data6.description;
                            if (typeof data8 === "string") {
                                if (func48(data8) < 1) {
                                    const err24 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err24]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err25 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err25]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.defaultProtocol !== void 0 && func0.call(data6, "defaultProtocol")) {
                            let data9 = data6.defaultProtocol;
                            if (typeof data9 === "string") {
                                if (func48(data9) < 1) {
                                    const err26 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err26]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err27 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err27]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.versionSegment !== void 0 && func0.call(data6, "versionSegment")) {
                            let data10 = data6.versionSegment;
                            if (typeof data10 === "string") {
                                if (func48(data10) < 1) {
                                    const err28 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err28]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err29 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err29]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.versionHeader !== void 0 && func0.call(data6, "versionHeader")) {
                            let data11 = data6.versionHeader;
                            if (typeof data11 === "string") {
                                if (func48(data11) < 1) {
                                    const err30 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err30]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err31 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err31]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.selfHosted !== void 0 && func0.call(data6, "selfHosted")) {
                            if (typeof data6.selfHosted !== "boolean") {
                                const err32 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/selfHosted", schemaPath: "#/definitions/provider/properties/selfHosted/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err32]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.customHeaders !== void 0 && func0.call(data6, "customHeaders")) {
                            if (typeof data6.customHeaders !== "boolean") {
                                const err33 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/customHeaders", schemaPath: "#/definitions/provider/properties/customHeaders/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err33]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.sections !== void 0 && func0.call(data6, "sections")) {
                            let data14 = data6.sections;
                            if (Array.isArray(data14)) {
                                const len0 = data14.length;
                                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                                    let data15 = data14[i0];
                                    if (typeof data15 === "string") {
                                        if (func48(data15) < 1) {
                                            const err34 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i0, schemaPath: "#/definitions/provider/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err34]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err35 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i0, schemaPath: "#/definitions/provider/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err35]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err36 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/provider/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err36]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err37 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err38 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err38]);
                errors = vErrors.length;
            }
        }
        if (data.sections !== void 0 && func0.call(data, "sections")) {
            let data16 = data.sections;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                for (const key7 of Object.keys(data16)) {
                    const _errs48 = errors;
                    const _errs49 = errors;
                    const _errs50 = errors;
                    if (!(key7 === "baseUrl" || key7 === "customHeaders" || key7 === "enabled" || key7 === "endpoint" || key7 === "endpoints" || key7 === "models" || key7 === "protocol" || key7 === "type" || key7 === "__proto__")) {
                        const err39 = {};
                        vErrors = addErrors(vErrors, [err39]);
                        errors = vErrors.length;
                    }
                    var valid14 = _errs50 === errors;
                    if (valid14) {
                        const err40 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/not", keyword: "not", params: {}, propertyName: key7 };
                        vErrors = addErrors(vErrors, [err40]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs49;
                        if (vErrors !== null) {
                            if (_errs49) {
                                vErrors.length = _errs49;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key7 === "string") {
                        if (func48(key7) < 1) {
                            const err41 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key7 };
                            vErrors = addErrors(vErrors, [err41]);
                            errors = vErrors.length;
                        }
                    }
                    var valid13 = _errs48 === errors;
                    if (!valid13) {
                        const err42 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
                        vErrors = addErrors(vErrors, [err42]);
                        errors = vErrors.length;
                    }
                }
                for (const key8 of Object.keys(data16)) {
                    if (!validate11(data16[key8], { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data16, parentDataProperty: key8, rootData })) {
                        vErrors = addErrors(vErrors, validate11.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err43 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err43]);
                errors = vErrors.length;
            }
        }
        if (data.customVariants !== void 0 && func0.call(data, "customVariants")) {
            let data18 = data.customVariants;
            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                for (const key9 of Object.keys(data18)) {
                    const _errs55 = errors;
                    const _errs56 = errors;
                    const _errs57 = errors;
                    if (!(key9 === "__proto__")) {
                        const err44 = {};
                        vErrors = addErrors(vErrors, [err44]);
                        errors = vErrors.length;
                    }
                    var valid17 = _errs57 === errors;
                    if (valid17) {
                        const err45 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/not", keyword: "not", params: {}, propertyName: key9 };
                        vErrors = addErrors(vErrors, [err45]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs56;
                        if (vErrors !== null) {
                            if (_errs56) {
                                vErrors.length = _errs56;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key9 === "string") {
                        if (func48(key9) < 1) {
                            const err46 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key9 };
                            vErrors = addErrors(vErrors, [err46]);
                            errors = vErrors.length;
                        }
                    }
                    var valid16 = _errs55 === errors;
                    if (!valid16) {
                        const err47 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
                        vErrors = addErrors(vErrors, [err47]);
                        errors = vErrors.length;
                    }
                }
                for (const key10 of Object.keys(data18)) {
                    let data19 = data18[key10];
                    if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                        if (data19.description === void 0 || !func0.call(data19, "description")) {
                            const err48 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = addErrors(vErrors, [err48]);
                            errors = vErrors.length;
                        }
                        for (const key11 of Object.keys(data19)) {
                            if (!(key11 === "description" || key11 === "customHeaders" || key11 === "sections")) {
                                const err49 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                vErrors = addErrors(vErrors, [err49]);
                                errors = vErrors.length;
                            }
                        }
                        if (data19.description !== void 0 && func0.call(data19, "description")) {
                            let data20 = data19.description;
                            if (typeof data20 === "string") {
                                if (func48(data20) < 1) {
                                    const err50 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = addErrors(vErrors, [err50]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err51 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = addErrors(vErrors, [err51]);
                                errors = vErrors.length;
                            }
                        }
                        if (data19.customHeaders !== void 0 && func0.call(data19, "customHeaders")) {
                            if (typeof data19.customHeaders !== "boolean") {
                                const err52 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/customHeaders", schemaPath: "#/definitions/customVariant/properties/customHeaders/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = addErrors(vErrors, [err52]);
                                errors = vErrors.length;
                            }
                        }
                        if (data19.sections !== void 0 && func0.call(data19, "sections")) {
                            let data22 = data19.sections;
                            if (Array.isArray(data22)) {
                                const len1 = data22.length;
                                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                                    let data23 = data22[i1];
                                    if (typeof data23 === "string") {
                                        if (func48(data23) < 1) {
                                            const err53 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/customVariant/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = addErrors(vErrors, [err53]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err54 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/customVariant/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = addErrors(vErrors, [err54]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err55 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/customVariant/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = addErrors(vErrors, [err55]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err56 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/type", keyword: "type", params: { type: "object" } };
                        vErrors = addErrors(vErrors, [err56]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err57 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err57]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err58 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err58]);
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
// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/header-name.js
var header_name = __webpack_require__(7868);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/operation-path.js
var operation_path = __webpack_require__(1335);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary = __webpack_require__(6154);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-findings.js









const TAKEN = {
    provider: { names: vocabulary/* RESERVED_PROVIDER_KEYS */.I1, by: 'already a key of "providers"' },
    section: { names: vocabulary/* ENTRY_KEYS */.Oe, by: "already a key of every entry" },
};
const TABLES = {
    protocols: "protocol",
    providers: "provider",
    sections: "section",
    customVariants: "kind of custom provider",
};
function* vocabularyFindings(document) {
    if (!(0,json/* isObject */.Gv)(document))
        return;
    for (const [table, kind] of Object.entries(TABLES))
        yield* findingsOfNames(document, [table], kind);
    yield* missingFindings(document);
    yield* protocolFindings(document);
    yield* providerFindings(document);
    yield* sectionFindings(document);
    const isSection = referenceTo(document, "sections");
    for (const [, entry, path] of entriesAt(document, "customVariants")) {
        yield* sectionNameFindings(entry, path, isSection);
    }
}
function* findingsOfNames(object, path, kind) {
    const table = String(path.at(-1));
    const max = table === "customVariants" ? limits/* VOCABULARY_MAX_CUSTOM_VARIANTS */.bp : limits/* VOCABULARY_MAX_NAMES */.xF;
    for (const [index, name] of Object.keys((0,json/* objectAt */.lJ)(object, table) ?? {}).entries()) {
        const place = { path: [...path, name], part: "key" };
        if (index === max) {
            const message = `There are more than ${max} names in ${(0,wording/* quote */.hD)(table)}.`;
            yield { place, message, advice: "Remove those that no configuration uses." };
            return;
        }
        if (name === json/* UNSAFE_KEY */.LO)
            continue;
        const found = nameFault(name, kind);
        if (found !== undefined)
            yield { place, message: `The name ${(0,wording/* quote */.hD)(name)} of a ${kind} ${found.fault}.`, advice: found.advice };
    }
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
    for (const [, protocol, path] of entriesAt(document, "protocols")) {
        yield* findingsOfText(protocol, path, "provider", isProvider);
    }
}
function* providerFindings(document) {
    const isProtocol = referenceTo(document, "protocols");
    const isSection = referenceTo(document, "sections");
    for (const [, provider, path] of entriesAt(document, "providers")) {
        yield* findingsOfText(provider, path, "defaultProtocol", isProtocol);
        yield* findingsOfText(provider, path, "versionSegment", versionSegmentFault);
        yield* findingsOfText(provider, path, "versionHeader", headerFault);
        yield* sectionNameFindings(provider, path, isSection);
    }
}
function* sectionFindings(document) {
    for (const [name, section, path] of entriesAt(document, "sections")) {
        const fields = (0,json/* objectAt */.lJ)(section, "fields");
        yield* findingsOfNames(section, [...path, "fields"], "field");
        if (fields !== undefined && Object.keys(fields).length === 0) {
            const message = `The section ${(0,wording/* quote */.hD)(name)} has no fields, so nothing can be set in it.`;
            yield { place: { path: [...path, "fields"], part: "key" }, message, advice: "Add its fields, or remove it." };
        }
    }
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
        return { fault: `names a ${TABLES[table]} that is not in ${(0,wording/* quote */.hD)(table)}`, advice };
    };
}
function findingsOfText(object, path, key, faultOf) {
    const text = (0,json/* textAt */.$6)(object, key);
    return text === undefined ? [] : toFindings({ path: [...path, key], part: "value" }, faultOf(text));
}
function* sectionNameFindings(entry, path, faultOf) {
    const seen = new Set();
    for (const { index, text } of (0,json/* textsAt */.i1)(entry, "sections")) {
        if (text === "")
            continue;
        const place = { path: [...path, "sections", index], part: "value" };
        const repeated = { fault: "is a duplicate", advice: "Remove it." };
        yield* toFindings(place, seen.has(text) ? repeated : faultOf(text));
        seen.add(text);
    }
}
function toFindings(place, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place, message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(place.path))} ${fault}.`, advice }];
}
function nameFault(name, kind) {
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
    if (kind === "field" && (0,secrets/* namesCredential */.si)(name))
        return { fault: "is that of a credential, which a configuration must not contain", advice: "Remove the field." };
    const taken = TAKEN[kind];
    return taken?.names.includes(name)
        ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${(0,wording/* quoteAll */._R)(taken.names, "or")}.` }
        : undefined;
}
function versionSegmentFault(text) {
    const advice = 'Use one segment such as "v1".';
    if (/[/\\]/.test(text))
        return { fault: "contains a slash, but must be one segment of a path", advice };
    if (!/^[\w.~-]+$/.test(text))
        return { fault: "contains characters that a path must escape", advice };
    if (/^\.{1,2}$/.test(text))
        return { fault: "names a folder, not a version", advice };
    const path = [segmentOf("model"), segmentOf("v1"), segmentOf(text)];
    const isOperation = (0,operation_path/* stripPath */.C7)(path, (segment) => segment === path[1]).kept.length < path.length;
    if (isOperation)
        return { fault: "is the name of an API operation, not of a version", advice };
    return undefined;
}
function segmentOf(text) {
    return { text, start: 0, end: text.length };
}
function headerFault(text) {
    return (0,header_name/* readHeaderLine */._p)(text).name === text
        ? undefined
        : { fault: "is not a valid header name", advice: 'Use a name such as "north-version".' };
}

// EXTERNAL MODULE: ./.build/action/shared/settings/vocabulary-schema.js
var vocabulary_schema = __webpack_require__(9993);
;// CONCATENATED MODULE: ./.build/action/shared/settings/read-vocabulary.js






const KIND = {
    rule: settings_rules/* vocabularyFile */.bs,
    maxBytes: limits/* VOCABULARY_FILE_MAX_BYTES */.V4,
    schema: (0,vocabulary_schema/* buildVocabularySchema */.W)(),
    matchesSchema: validator_default,
    findingsIn: vocabularyFindings,
};
function checkVocabularyFile(path, bytes) {
    const { document, file } = (0,check_settings/* checkSettingsFile */.a)(path, bytes, KIND);
    return { vocabulary: document && toVocabulary(document), file };
}
function toVocabulary(document) {
    const { protocols, providers = {}, sections = {}, customVariants = {} } = document;
    return { protocols, providers: withSections(providers), sections, customVariants: withSections(customVariants) };
}
function withSections(entries) {
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...entry }]));
}


/***/ }),

/***/ 9993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ buildVocabularySchema)
/* harmony export */ });
/* harmony import */ var _schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8024);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4817);
/* harmony import */ var _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6154);



const PROTOCOL_EXAMPLE = { description: "Chat protocol of North.", provider: "north" };
const FIELD_EXAMPLE = { title: "Region", description: "Region to call.", example: "eu-1" };
const SECTION_EXAMPLE = {
    title: "Account",
    description: "Whose account is used. Credentials are not stored here.",
    fields: { region: FIELD_EXAMPLE },
};
const PROVIDER_EXAMPLE = {
    title: "North",
    description: "The provider North.",
    defaultProtocol: "north-chat",
    versionSegment: "v2",
    sections: ["account"],
};
const VARIANT_EXAMPLE = { description: "A service that speaks as North does.", sections: [] };
function buildVocabularySchema() {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Vocabulary", "The names that one AI assistant uses in its provider configuration file."),
        allowComments: true,
        allowTrailingCommas: true,
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
            $schema: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/vocabulary/v1.json"],
            },
            protocols: namedTable((0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Protocols", "Wire protocols by the value that a configuration uses. At least one."), "protocol", { "north-chat": PROTOCOL_EXAMPLE }),
            providers: namedTable((0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Providers", "Built-in providers by id."), "provider", { north: PROVIDER_EXAMPLE }, [..._vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .RESERVED_PROVIDER_KEYS */ .I1]),
            sections: namedTable((0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Sections", "Extra connection settings by the key that holds them in a provider's entry."), "section", { account: SECTION_EXAMPLE }, _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .ENTRY_KEYS */ .Oe),
            customVariants: namedTable((0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Custom variants", "Kinds of custom provider by the `type` that a configuration gives them."), "customVariant", { "north-compatible": VARIANT_EXAMPLE }),
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
        definitions: definitions(),
    };
}
function namedTable(description, entry, example, taken = []) {
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...taken, _text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .UNSAFE_KEY */ .LO] } },
        additionalProperties: (0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)(entry),
        examples: [example],
    };
}
function describedText(title, markdown, example) {
    return { ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, markdown), type: "string", minLength: 1, examples: [example] };
}
function customHeaders() {
    return {
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Custom headers", "`false` where the transport takes no custom headers, so that a configuration's `customHeaders` has no effect."),
        type: "boolean",
        default: true,
    };
}
function sectionNames() {
    return {
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Sections", "Keys of `sections` that the entry may hold. Without this key, none."),
        type: "array",
        items: { type: "string", minLength: 1, examples: ["account"] },
        examples: [["account"]],
    };
}
function definitions() {
    return {
        protocol: {
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Protocol", "A wire protocol."),
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                description: describedText("Description", "What the protocol is, in a sentence.", PROTOCOL_EXAMPLE.description),
                provider: describedText("Provider", "Id of the built-in provider whose protocol it is, where it is one's.", "north"),
            }, ["description"]),
            examples: [PROTOCOL_EXAMPLE],
        },
        provider: providerDefinition(),
        section: {
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Section", "Extra connection settings."),
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                title: describedText("Title", "What the section is called.", SECTION_EXAMPLE.title),
                description: describedText("Description", "What the section is for, in a sentence.", SECTION_EXAMPLE.description),
                fields: namedTable((0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Fields", "The section's fields by name. Each takes a text, and may be left out."), "field", {
                    region: FIELD_EXAMPLE,
                }),
            }, ["title", "description", "fields"]),
            examples: [SECTION_EXAMPLE],
        },
        field: {
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Field", "A field of a section."),
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                title: describedText("Title", "What the field is called.", FIELD_EXAMPLE.title),
                description: describedText("Description", "What the field says, in a sentence.", FIELD_EXAMPLE.description),
                example: describedText("Example", "A value that the field may have. Never a credential.", FIELD_EXAMPLE.example),
            }, ["title", "description", "example"]),
            examples: [FIELD_EXAMPLE],
        },
        customVariant: {
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Custom variant", "A kind of custom provider."),
            ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                description: describedText("Description", "What the kind is, in a sentence.", VARIANT_EXAMPLE.description),
                customHeaders: customHeaders(),
                sections: sectionNames(),
            }, ["description"]),
            examples: [VARIANT_EXAMPLE],
        },
    };
}
function providerDefinition() {
    return {
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Provider", "A built-in provider."),
        ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
            title: describedText("Title", "What people call the provider.", PROVIDER_EXAMPLE.title),
            description: describedText("Description", "What the provider is, in a sentence.", PROVIDER_EXAMPLE.description),
            defaultProtocol: describedText("Default protocol", "The protocol that the provider speaks where a configuration names none. A key of `protocols`.", PROVIDER_EXAMPLE.defaultProtocol),
            versionSegment: describedText("Version segment", "The last segment of the path that the provider's base URL needs, such as `v1`.", PROVIDER_EXAMPLE.versionSegment),
            versionHeader: describedText("Version header", "The header by which the provider's client states the API version. No configuration may set it.", "north-version"),
            selfHosted: {
                ...(0,_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Self-hosted", "Whether the provider is a model server that people run themselves. Where it is `false`, a configuration's `endpoint` is reported."),
                type: "boolean",
            },
            customHeaders: customHeaders(),
            sections: sectionNames(),
        }, ["title", "description"]),
        examples: [PROVIDER_EXAMPLE],
    };
}


/***/ })

};
