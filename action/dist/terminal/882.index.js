export const id = 882;
export const ids = [882];
export const modules = {

/***/ 7882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addEmitCommand: () => (/* binding */ addEmitCommand)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
;// CONCATENATED MODULE: ./.build/action/shared/emit/formats.js
const EMIT_FORMATS = ["json", "env", "k8s", "json-string"];
function shellLine(variable, text) {
    return `${variable}='${text.replaceAll("'", "'\\''")}'`;
}
const NOT_IN_YAML = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
function configMap(name, key, text) {
    const quoted = (value) => JSON.stringify(value).replaceAll(NOT_IN_YAML, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
    return [
        "apiVersion: v1",
        "kind: ConfigMap",
        "metadata:",
        `  name: ${quoted(name)}`,
        "data:",
        `  ${quoted(key)}: ${quoted(text)}`,
    ].join("\n");
}
function isObjectName(name) {
    return name.length <= 253 && /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/.test(name);
}

// EXTERNAL MODULE: ./.build/action/shared/validate/check-file.js + 1 modules
var check_file = __webpack_require__(2107);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __webpack_require__(3568);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/order.js
var order = __webpack_require__(9035);
// EXTERNAL MODULE: ./.build/action/shared/policy/policy.js
var policy = __webpack_require__(2398);
// EXTERNAL MODULE: ./.build/action/shared/resolve/layer-files.js
var layer_files = __webpack_require__(1179);
// EXTERNAL MODULE: ./.build/action/shared/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6986);
// EXTERNAL MODULE: ./.build/action/shared/syntax/parse.js + 25 modules
var parse = __webpack_require__(2173);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/text/sha256.js
var sha256 = __webpack_require__(5136);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/duplicate-key.js
var duplicate_key = __webpack_require__(8085);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 28 modules
var rules = __webpack_require__(1397);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __webpack_require__(4693);
// EXTERNAL MODULE: ./.build/action/shared/validate/validate.js + 7 modules
var validate = __webpack_require__(6840);
// EXTERNAL MODULE: ./.build/action/shared/syntax/strict-json.js
var strict_json = __webpack_require__(5845);
;// CONCATENATED MODULE: ./.build/action/shared/emit/plain-json.js

function plainJson(text) {
    const removals = (0,strict_json/* toStrictJson */.x)(text)?.removals ?? [];
    let plain = "";
    let done = 0;
    for (const { start, end } of removals) {
        plain += text.slice(done, start) + blank(text.slice(start, end));
        done = end;
    }
    return plain + text.slice(done);
}
function blank(removal) {
    return removal.replace(/^\uFEFF/, "").replaceAll(/[^\r\n]/g, " ");
}

;// CONCATENATED MODULE: ./.build/action/shared/emit/smallest.js
function smallestJson(node) {
    if (node.kind === "scalar")
        return scalarJson(node.value);
    if (node.kind === "array")
        return `[${Array.from(node.items.values(), smallestJson).join(",")}]`;
    const properties = Array.from(node.properties.values(), (property) => `${JSON.stringify(property.key.text)}:${smallestJson(property.node)}`);
    return `{${properties.join(",")}}`;
}
function scalarJson(value) {
    if (typeof value !== "number")
        return JSON.stringify(value);
    if (!Number.isFinite(value))
        return value > 0 ? "1e309" : "-1e309";
    return JSON.stringify(value).replace("e+", "e");
}

;// CONCATENATED MODULE: ./.build/action/shared/emit/emit-layer.js















function emitLayer({ layer, others, checked, vocabulary }) {
    const layers = [...others, layer].map((one) => ({ ...one, text: plainJson(one.text) }));
    const standing = standingFindings(layer.text, vocabulary);
    const alone = withMore(checked, standing);
    const together = (0,resolve/* combineLayers */.gT)(layers, vocabulary).diagnostics.filter((one) => concerns(layer, one));
    const found = (0,layer_files/* layerFiles */.d)(together.filter(isNewIn(alone)), layers, vocabulary);
    const { own = [], beside = [] } = Object.groupBy(found, ({ path }) => (path === layer.label ? "own" : "beside"));
    const files = [
        withMore(alone, own.flatMap(({ diagnostics }) => diagnostics)),
        ...beside,
    ].filter(hasFindings);
    const reasons = reasonsAgainst(files, standing);
    if (reasons.length > 0)
        return (0,result/* err */._)({ reasons, files });
    const text = smallestJson((0,parse/* parse */.q)(layer.text).root);
    return (0,result.ok)({ text, digest: digestOf(text), files });
}
function digestOf(text) {
    return (0,sha256/* sha256OfBytes */.e)(new TextEncoder().encode(text));
}
function concerns({ kind, label }, { layer, related }) {
    const named = [layer, ...related.map((place) => place.layer)];
    return layer === undefined || named.some((one) => one?.kind === kind && one.label === label);
}
const CREDENTIAL_RULES = new Set(rules/* ruleDescriptions */.U.filter(({ findsCredentials }) => findsCredentials === true).map(({ id }) => id));
const STANDING = {
    ...policy/* noPolicy */.W,
    rules: Object.fromEntries(rules/* ruleDescriptions */.U
        .filter(({ id }) => !CREDENTIAL_RULES.has(id) && id !== duplicate_key/* duplicateKey */.V.id)
        .map(({ id }) => [id, "off"])),
};
function standingFindings(text, vocabulary) {
    return (0,validate/* validate */.tf)(text, { vocabulary, policy: STANDING, knownSuppressions: new Map() });
}
function withMore(file, more) {
    const keyOf = ({ rule, pointer, range }) => JSON.stringify([rule, pointer, range]);
    const known = new Set(file.diagnostics.map(keyOf));
    return (0,diagnostic/* withDiagnostics */.LQ)(file, (0,order/* orderDiagnostics */.L)([...file.diagnostics, ...more.filter((one) => !known.has(keyOf(one)))]));
}
function isNewIn({ diagnostics }) {
    const known = new Set(diagnostics.flatMap(({ severity, pointer }) => (severity === "error" ? pointer : [])));
    return ({ rule, pointer }) => rule !== layer_rules/* layerBlock */.ji.id || !known.has(pointer);
}
function hasFindings({ diagnostics, suppressed }) {
    return diagnostics.length + suppressed.length > 0;
}
function reasonsAgainst(files, standing) {
    const all = files.flatMap(({ diagnostics }) => diagnostics);
    const errors = (0,diagnostic/* countBySeverity */.Ot)(all.filter(({ rule }) => rule !== layer_rules/* layerIgnored */._K.id)).error;
    const credentials = standing.filter(({ rule }) => CREDENTIAL_RULES.has(rule)).length;
    const duplicates = standing.filter(({ rule }) => rule === duplicate_key/* duplicateKey */.V.id).length;
    const isIgnored = all.some(({ rule }) => rule === layer_rules/* layerIgnored */._K.id);
    return [
        ...(errors > 0 ? [`It has ${(0,wording/* countOf */.pq)(errors, "error")}.`] : []),
        ...(isIgnored ? ["The assistant would ignore it whole, or a layer with which it conflicts."] : []),
        ...(credentials > 0 ? [`It holds ${(0,wording/* countOf */.pq)(credentials, "credential")}, which cannot be suppressed here.`] : []),
        ...(duplicates > 0 ? [`It has ${(0,wording/* countOf */.pq)(duplicates, "duplicate key")}.`] : []),
    ];
}

// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/layers.js
var vocabulary_layers = __webpack_require__(8404);
// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/resolve/choose-vocabulary.js
var choose_vocabulary = __webpack_require__(5300);
// EXTERNAL MODULE: ./.build/action/action/check-file.js
var action_check_file = __webpack_require__(6155);
// EXTERNAL MODULE: ./.build/action/action/loaded-settings.js
var loaded_settings = __webpack_require__(3985);
;// CONCATENATED MODULE: ./.build/action/action/emit-layer.js



function rankNamed(name, { layers = [] }) {
    const named = layers.find((layer) => layer.name === name);
    if (named !== undefined)
        return (0,result.ok)({ kind: named.kind, name });
    const kind = loaded_settings/* LAYER_NAMES */.fj.find((one) => one === name);
    if (kind !== undefined)
        return (0,result.ok)({ kind });
    const known = new Set([...loaded_settings/* LAYER_NAMES */.fj, ...layers.map((layer) => layer.name)]);
    const [nearest] = (0,did_you_mean/* nearestNames */.LE)(name, known);
    const guess = nearest === undefined ? `Use ${(0,wording/* quoteAll */._R)([...known], "or")}.` : `Did you mean ${(0,wording/* quote */.hD)(nearest)}?`;
    return (0,result/* err */._)({ reason: `There is no layer ${(0,wording/* quote */.hD)(name)}. ${guess}` });
}
function placeLayer(name, loaded, file) {
    const named = file === undefined ? [] : [{ ...file, kind: "user" }];
    const vocabulary = (0,choose_vocabulary/* vocabularyOfLayers */.m)((0,loaded_settings/* chosenVocabulary */.lz)(loaded), [...(0,action_check_file/* layerInputs */.hF)(loaded), ...named]);
    const rank = rankNamed(name, vocabulary);
    if (!rank.ok)
        return rank;
    const source = file === undefined ? sourceAt(rank.value, loaded, vocabulary) : (0,result.ok)(file);
    if (!source.ok)
        return source;
    const layer = { ...rank.value, ...source.value };
    const others = loaded.layers.filter((one) => !isAtRank(one, layer, vocabulary));
    return (0,result.ok)({
        layer,
        others: (0,action_check_file/* layerInputs */.hF)({ layers: others }),
        checked: checkAlone(layer, { ...loaded, layers: others }, vocabulary),
        vocabulary,
    });
}
function sourceAt(rank, { layers }, vocabulary) {
    const [first, ...others] = layers.filter((layer) => isAtRank(layer, rank, vocabulary));
    if (first === undefined)
        return (0,result/* err */._)({ reason: unnamed(rank, vocabulary) });
    if (others.length > 0) {
        return (0,result/* err */._)({
            reason: `${others.length + 1} files are named for this layer, and the assistant reads one. Merge them.`,
        });
    }
    const { path, text } = first;
    return text === undefined ? (0,result/* err */._)({ reason: `${(0,wording/* quote */.hD)(path)} could not be read.` }) : (0,result.ok)({ label: path, text });
}
function unnamed(rank, vocabulary) {
    const isOfPolicy = loaded_settings/* LAYER_NAMES */.fj.some((kind) => isAtRank({ kind }, rank, vocabulary));
    return isOfPolicy
        ? "No file is named for this layer. Name it in `layers` of the policy."
        : "A policy names no file for this layer. In a terminal, `--file` does.";
}
function isAtRank({ kind }, rank, vocabulary) {
    return kind === rank.kind && (0,vocabulary_layers/* layerOf */.ZZ)(vocabulary, { kind }) === (0,vocabulary_layers/* layerOf */.ZZ)(vocabulary, rank);
}
function checkAlone({ kind, label: path, text }, around, vocabulary) {
    const layers = kind === "user" ? around.layers : [...around.layers, { kind, path, text }];
    return (0,action_check_file/* checkByPolicy */.gj)({ ...around, layers }, path, Buffer.from(text), { vocabulary });
}

// EXTERNAL MODULE: ./.build/action/action/settings.js
var settings = __webpack_require__(5835);
// EXTERNAL MODULE: ./.build/action/action/commands/command.js
var command = __webpack_require__(1186);
// EXTERNAL MODULE: ./.build/action/action/commands/command-process.js
var command_process = __webpack_require__(5986);
// EXTERNAL MODULE: ./.build/action/shared/validate/decode.js
var decode = __webpack_require__(7778);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/changes/compare.js + 21 modules
var compare = __webpack_require__(9749);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var pointer = __webpack_require__(5830);
;// CONCATENATED MODULE: ./.build/action/shared/emit/drift.js


function* driftBetween(source, deployed, path = []) {
    const [own, other] = [childrenOf(source), childrenOf(deployed)];
    if (own === undefined || other === undefined || (0,json/* isArray */.cy)(source) !== (0,json/* isArray */.cy)(deployed)) {
        if (!(0,json/* isSameJson */.TL)(source, deployed))
            yield { kind: "differs", pointer: (0,pointer/* toPointer */.rb)(path) };
        return;
    }
    for (const [step, value] of own) {
        const at = [...path, step];
        const counterpart = other.get(step);
        if (counterpart === undefined)
            yield { kind: "missing", pointer: (0,pointer/* toPointer */.rb)(at) };
        else
            yield* driftBetween(value, counterpart, at);
    }
    for (const step of other.keys())
        if (!own.has(step))
            yield { kind: "extra", pointer: (0,pointer/* toPointer */.rb)([...path, step]) };
}
function childrenOf(value) {
    if ((0,json/* isArray */.cy)(value))
        return new Map(value.entries());
    return (0,json/* isObject */.Gv)(value) ? new Map(Object.entries(value)) : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/emit/compare-deployed.js









function compareDeployed(input) {
    const { deployed, layer, emitted, others, vocabulary } = input;
    const plain = [...others, layer].map((one) => ({ ...one, text: plainJson(one.text) }));
    const there = { ...layer, ...deployed };
    const layers = [...plain.slice(0, -1), there];
    const { changes, widens, diagnostics } = (0,compare/* compareSides */.GQ)({ layers: plain, vocabulary }, { layers, vocabulary });
    const found = diagnostics.after.filter((one) => concerns(there, one));
    const files = (0,layer_files/* layerFiles */.d)(found, layers, vocabulary);
    const isSameText = deployed.text.replace(/\r?\n$/, "") === emitted;
    const { value, mistakes, root } = (0,parse/* parse */.q)(deployed.text);
    if (mistakes.length > 0 || !(0,json/* isObject */.Gv)(value)) {
        const unknown = { isSameText, digest: undefined, drift: [], changes: [], widens: undefined };
        return { status: "unreadable", ...unknown, files };
    }
    const drift = [...driftBetween((0,parse/* parse */.q)(emitted).value ?? null, value)];
    const isIgnored = found.some(({ rule }) => rule === layer_rules/* layerIgnored */._K.id);
    const status = isIgnored ? "ignored" : drift.length > 0 ? "differs" : "same";
    return { status, isSameText, digest: digestOf(smallestJson(root)), drift, changes, widens, files };
}

// EXTERNAL MODULE: ./.build/action/shared/report/changes-text.js
var changes_text = __webpack_require__(3771);
;// CONCATENATED MODULE: ./.build/action/shared/emit/limits.js
const ENVIRONMENT_VARIABLE_MAX_BYTES = 128 * 1024 - 1;
const CONFIG_MAP_MAX_BYTES = 1024 * 1024;
const DRIFT_PLACES_MAX = 100;

// EXTERNAL MODULE: ./.build/action/action/commands/layer-report.js
var layer_report = __webpack_require__(3109);
// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __webpack_require__(9298);
;// CONCATENATED MODULE: ./.build/action/action/commands/emit-check.js





async function readDeployed({ check, checkEnv }, process) {
    if (checkEnv !== undefined)
        return readVariable(checkEnv, process);
    if (check === undefined)
        return (0,result.ok)(undefined);
    const label = (0,read_input/* nameOfInput */.nB)(check);
    const read = await (0,read_input/* readInput */.R5)(check, process);
    if (!read.ok)
        return (0,result/* err */._)({ reason: `${JSON.stringify(label)} could not be read. ${read.error.reason}` });
    const decoded = (0,decode/* decodeFile */.J)(read.value, limits/* FILE_MAX_BYTES */.ul);
    return decoded.ok
        ? (0,result.ok)({ label, text: decoded.value })
        : (0,result/* err */._)({ reason: `${JSON.stringify(label)}: ${decoded.error.message} ${decoded.error.advice}` });
}
function readVariable(name, { env }) {
    const text = env[name];
    return text === undefined
        ? (0,result/* err */._)({ reason: `The variable ${JSON.stringify(name)} is not set. Check its name, and where this runs.` })
        : (0,result.ok)({ label: `$${name}`, text });
}
function reportDrift(deployed, { text: emitted, digest }, placed, { json }, process) {
    const compared = compareDeployed({ ...placed, deployed, emitted });
    (0,layer_report/* writeDiagnostics */.ID)(compared.files, process);
    process.exitCode = compared.status === "same" ? command_process/* EXIT */.d.fine : command_process/* EXIT */.d.errors;
    process.stdout.write(json ? formatJson(compared, digest) : formatText(compared, deployed.label, placed.layer.label, process));
}
function formatJson(compared, source) {
    const { status, isSameText, digest = null, drift, changes, widens = null } = compared;
    return (0,printable/* printableJson */.et)({ status, sameBytes: isSameText, digest: { source, deployed: digest }, drift, widens, changes });
}
function formatText(compared, label, source, process) {
    const { status, isSameText, changes } = compared;
    const [deployed, file] = [(0,printable/* printable */.g$)(label), (0,printable/* printable */.g$)(source)];
    const headlines = {
        same: `same: ${deployed} means what ${file} says; the bytes ${isSameText ? "are the same, too" : "differ"}`,
        differs: `differs: ${deployed} is not what ${file} says`,
        ignored: `ignored: the assistant takes nothing of ${deployed}`,
        unreadable: `unreadable: ${deployed} is no object in JSON`,
    };
    const headline = `${headlines[status]}\n`;
    if (status === "same" || status === "unreadable")
        return headline;
    const effects = (0,changes_text/* formatChanges */.rQ)(changes, (0,command/* effectPainter */.Dy)(process));
    return `${headline}${listDrift(compared)}\nEffects of what is deployed, in place of the file:\n${effects}`;
}
function listDrift({ drift }) {
    const shown = drift.slice(0, DRIFT_PLACES_MAX);
    const lines = shown.map(({ kind, pointer }) => `  ${kind.padEnd(8)} ${(0,printable/* printable */.g$)(pointer) || "the whole document"}\n`);
    const more = drift.length - shown.length;
    return lines.join("") + (more > 0 ? `  and ${more} more\n` : "");
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./.build/action/action/commands/emit-output.js


function formatEmitted(text, format, to) {
    const formatters = {
        json: () => (0,result.ok)(text),
        "json-string": () => (0,result.ok)(JSON.stringify(text)),
        env: () => formatVariable(text, to),
        k8s: () => formatConfigMap(text, to),
    };
    return formatters[format]();
}
function formatVariable(text, { name, described }) {
    const variable = name ?? described?.variable;
    if (variable === undefined) {
        return (0,result/* err */._)({ reason: "The vocabulary knows no variable for this layer. Give its name by --name." });
    }
    if (!(0,vocabulary_layers/* isVariableName */.KL)(variable)) {
        return (0,result/* err */._)({
            reason: `No shell has a variable called ${(0,wording/* quote */.hD)(variable)}. Use letters, digits and "_", and no digit first.`,
        });
    }
    const line = shellLine(variable, text);
    const bytes = Buffer.byteLength(`${variable}=${text}`);
    return bytes > ENVIRONMENT_VARIABLE_MAX_BYTES
        ? (0,result/* err */._)(tooLong(bytes, "a variable", ENVIRONMENT_VARIABLE_MAX_BYTES))
        : (0,result.ok)(line);
}
function formatConfigMap(text, { layer, name, described }) {
    if (name === undefined)
        return (0,result/* err */._)({ reason: "A ConfigMap needs a name. Give it by --name." });
    if (!isObjectName(name)) {
        return (0,result/* err */._)({
            reason: `Kubernetes takes no object called ${(0,wording/* quote */.hD)(name)}. Use small letters, digits, "-" and ".", and letters or digits at both ends.`,
        });
    }
    const { variable, file = `${layer}.json` } = described ?? {};
    const key = variable ?? external_node_path_.posix.basename(file);
    const bytes = Buffer.byteLength(text);
    return bytes > CONFIG_MAP_MAX_BYTES
        ? (0,result/* err */._)(tooLong(bytes, "a ConfigMap", CONFIG_MAP_MAX_BYTES))
        : (0,result.ok)(configMap(name, key, text));
}
function tooLong(bytes, place, most) {
    return {
        reason: `The text has ${(0,wording/* countOf */.pq)(bytes, "byte")}, and ${place} takes at most ${most}. Make the layer shorter, or use a file.`,
    };
}

// EXTERNAL MODULE: ./.build/action/action/commands/settings-option.js
var settings_option = __webpack_require__(3133);
;// CONCATENATED MODULE: ./.build/action/action/commands/emit.js












const HELP = `
It prints one line: the smallest plain JSON that means what the file says, without comments, with the keys in their order.
Values of headers are printed as they are, because the assistant needs them: print into a place that others cannot read.
The SHA-256 of the text without its line end goes to standard error.

Refused, with nothing on standard output:
  a layer with an error, by itself or together with the other layers of the policy
  a layer that the assistant would ignore, as the vocabulary says
  a layer with a duplicate key or a credential, also where a comment or the policy suppresses the finding

Layers:
  enforced or default is the policy's layer of that kind. Where the vocabulary has layers, each has a name besides. --file
  names the file of a layer that the policy has not, or that stands in the place of the policy's.
${settings_option/* POLICY_HELP */.bK}
${settings_option/* VOCABULARY_HELP */.FO}

Formats:
  json         the text itself
  env          NAME='...', for POSIX shells; NAME is that of the vocabulary's layer, or --name
  k8s          a ConfigMap for Kubernetes, as YAML; --name names it, and the key is the layer's variable or file
  json-string  the text as a string in JSON
  --json prints { layer, variable, text, digest, findings } instead, for programs

What is deployed:
  --check and --check-env print nothing but whether what is deployed means the same, and if not, the places that differ
  (missing, extra, differs) without values, and the effects for people of what is deployed in place of the file, as diff
  shows them. --json prints { status, sameBytes, digest: { source, deployed }, drift: [{ kind, pointer }], widens,
  changes }; status is "same", "differs", "ignored" (the assistant takes nothing of it) or "unreadable".

Exit codes:
  0  emitted, or what is deployed means the same
  1  the layer is refused, or what is deployed differs
  2  something could not be read, a name is missing, or the command was not understood

Examples:
  provider-steward emit enforced
  provider-steward emit enforced --format env --name ASSISTANT_ENFORCED > enforced.env
  provider-steward emit default --format k8s --name assistant-default | kubectl apply -f -
  provider-steward emit enforced --check-env ASSISTANT_ENFORCED
  ssh host cat /etc/assistant/enforced.json | provider-steward emit enforced --check -`;
function addEmitCommand(program, process) {
    (0,settings_option/* addSettingsOptions */.nr)(program.command("emit"))
        .summary("print the text of a layer to deploy, or compare what is deployed")
        .description("Prints the text that goes into the place where the assistant reads a layer, or compares what is deployed there.")
        .argument("<layer>", "enforced, default, or the name of a layer of the vocabulary")
        .option("--file <file>", 'the file that holds the layer, in place of the policy\'s; "-" is standard input')
        .addOption(new commander/* Option */.c$("-f, --format <format>", "format of the output").choices(EMIT_FORMATS).default("json"))
        .option("--name <name>", "the variable's name for env, the ConfigMap's for k8s")
        .addOption(new commander/* Option */.c$("--json", "print an object with the text and its digest").conflicts(["format", "name"]))
        .addOption(new commander/* Option */.c$("--check <file>", 'compare with this file; "-" is standard input').conflicts([
        "format",
        "name",
        "checkEnv",
    ]))
        .addOption(new commander/* Option */.c$("--check-env <variable>", "compare with this environment variable").conflicts(["format", "name"]))
        .addHelpText("after", HELP)
        .action(async (layer, options, command) => {
        const { file = "", check = "" } = options;
        if ((0,read_input/* isStandardInput */.mC)(file) && (0,read_input/* isStandardInput */.mC)(check)) {
            command.error('error: "-" is given twice, and standard input can be read only once. Name files instead.');
        }
        await emit(layer, options, process);
    });
}
async function emit(name, options, process) {
    const loaded = await (0,settings_option/* loadSettings */.M5)(options, process);
    const file = await readFileOption(options.file, loaded, process);
    const { files, unread } = { files: [...loaded.files, ...file.files], unread: [...loaded.unread, ...file.unread] };
    if (!(0,settings/* isUsable */.Ng)({ files, unread })) {
        (0,layer_report/* reportIncomplete */.T4)({ files, unread }, "emitted", process);
        return;
    }
    const deployed = await readDeployed(options, process);
    const placed = placeLayer(name, loaded, file.layer);
    if (!deployed.ok)
        (0,command/* reportFailure */.xV)(deployed.error.reason, process);
    else if (!placed.ok)
        (0,command/* reportFailure */.xV)(placed.error.reason, process);
    else
        emitPlaced(name, placed.value, deployed.value, options, process);
}
async function readFileOption(path, loaded, process) {
    if (path === undefined)
        return { layer: undefined, files: [], unread: [] };
    const label = (0,read_input/* nameOfInput */.nB)(path);
    const read = await (0,read_input/* readInput */.R5)(path, process);
    if (!read.ok)
        return { layer: undefined, files: [], unread: [{ path: label, reason: read.error.reason }] };
    const { text, file } = (0,check_file/* readLayer */.w6)(label, read.value, (0,loaded_settings/* chosenVocabulary */.lz)(loaded));
    return text === undefined
        ? { layer: undefined, files: [file], unread: [] }
        : { layer: { label, text }, files: [], unread: [] };
}
function emitPlaced(name, placed, deployed, options, process) {
    const emitted = emitLayer(placed);
    if (!emitted.ok)
        reportRefused(emitted.error, process);
    else if (deployed === undefined)
        print(name, emitted.value, placed, options, process);
    else
        reportDrift(deployed, emitted.value, placed, options, process);
}
function reportRefused({ reasons, files }, process) {
    (0,layer_report/* writeDiagnostics */.ID)(files, process);
    process.stderr.write(`error: The layer is refused. ${reasons.map(printable/* printable */.g$).join(" ")}\n`);
    process.exitCode = command_process/* EXIT */.d.errors;
}
function print(layer, { text, digest, files }, { layer: source, vocabulary }, { json, format, name }, process) {
    const described = (0,vocabulary_layers/* layerOf */.ZZ)(vocabulary, source);
    const findings = files.flatMap(({ diagnostics }) => diagnostics).length;
    const output = formatEmitted(text, format, { layer, described, name });
    if (!output.ok) {
        (0,command/* reportFailure */.xV)(output.error.reason, process);
        return;
    }
    (0,layer_report/* writeDiagnostics */.ID)(warningsIn(files), process);
    process.stdout.write(json
        ? (0,printable/* printableJson */.et)({ layer, variable: described?.variable ?? null, text, digest, findings })
        : `${output.value}\n`);
    process.stderr.write(`sha256 ${digest}\n`);
}
function warningsIn(files) {
    return files
        .map((file) => (0,diagnostic/* withDiagnostics */.LQ)(file, file.diagnostics.filter(({ severity }) => severity !== "notice")))
        .filter(({ diagnostics }) => diagnostics.length > 0);
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
