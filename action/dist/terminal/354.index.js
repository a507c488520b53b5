export const id = 354;
export const ids = [354];
export const modules = {

/***/ 6354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addDiffCommand: () => (/* binding */ addDiffCommand)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./.build/action/shared/changes/compare.js + 21 modules
var compare = __webpack_require__(9749);
// EXTERNAL MODULE: ./.build/action/shared/report/changes-text.js
var changes_text = __webpack_require__(3771);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/action/check-file.js
var check_file = __webpack_require__(6155);
;// CONCATENATED MODULE: ./.build/action/action/choices.js
function readChoices(text, choices) {
    const words = text.split(/[\s,]+/).filter((word) => word !== "");
    const named = choices.filter((choice) => words.includes(choice));
    const isKnown = words.every((word) => choices.some((choice) => choice === word));
    return isKnown && named.length > 0 ? named : undefined;
}

// EXTERNAL MODULE: ./.build/action/action/loaded-settings.js
var loaded_settings = __webpack_require__(3985);
// EXTERNAL MODULE: ./.build/action/action/settings.js
var settings = __webpack_require__(5835);
// EXTERNAL MODULE: ./.build/action/action/commands/command.js
var commands_command = __webpack_require__(1186);
// EXTERNAL MODULE: ./.build/action/action/commands/command-process.js
var command_process = __webpack_require__(5986);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.build/action/shared/changes/change.js
var change = __webpack_require__(6173);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
;// CONCATENATED MODULE: ./.build/action/shared/report/file-changes.js



function countChanges(files) {
    return countEffects(distinctChanges(files));
}
const distinctChanges = (0,lazily/* lazilyFor */.N)(findDistinct);
function findDistinct(files) {
    const all = files.flatMap((file) => saidOf(file.path, changesOf(file)));
    const byEffect = Map.groupBy(all, ({ change }) => change.effect);
    const governed = new Set(files.flatMap((file) => (file.kind === "known" ? (file.governs ?? []) : [])));
    return change/* EFFECTS */.tQ.flatMap((effect) => [...Map.groupBy(byEffect.get(effect) ?? [], ({ key }) => key).values()].flatMap((said) => {
        const [first] = said;
        if (first === undefined)
            return [];
        const { cause: _, ...fact } = first.change;
        return {
            ...fact,
            subject: changeSubject(first.change),
            paths: said.map(({ path }) => path),
            governed: said.every(({ path }) => governed.has(path)) ? governed.size : undefined,
            causes: distinctCauses(said.map(({ change }) => change)),
        };
    }));
}
function changeSubject({ effect, kind, provider, model, setting }) {
    return JSON.stringify([effect, kind, provider, model, setting]);
}
function saidOf(path, changes) {
    const times = new Map();
    return changes.map((change) => {
        const said = JSON.stringify([change.text, changeSubject(change), change.before, change.after]);
        const time = (times.get(said) ?? 0) + 1;
        times.set(said, time);
        return { path, change, key: `${time} ${said}` };
    });
}
function distinctCauses(changes) {
    const causes = changes.flatMap(({ cause }) => cause ?? []);
    return causes.length < 2 ? causes : [...new Map(causes.map((cause) => [JSON.stringify(cause), cause])).values()];
}
function changesOf(file) {
    return file.kind === "known" ? file.changes : [];
}
function countUnknown(files) {
    return files.filter((file) => file.kind === "unknown" || file.notCompared.length > 0).length;
}
function widensOf(files) {
    const each = files.map((file) => (file.kind === "known" ? file.widens : undefined));
    if (each.includes(true))
        return true;
    return each.includes(undefined) ? undefined : false;
}

// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/url-secrets.js + 1 modules
var url_secrets = __webpack_require__(2322);
// EXTERNAL MODULE: ./.build/action/shared/changes/destination.js
var destination = __webpack_require__(8685);
;// CONCATENATED MODULE: ./.build/action/shared/changes/opening.js



function openingText(opened) {
    const known = texts.get(opened) ?? factText(opened);
    texts.set(opened, known);
    return known;
}
const texts = new WeakMap();
function factText({ effect, kind, provider, model, setting, before, after, paths }) {
    const where = [...new Set(paths)].toSorted();
    return JSON.stringify([
        effect,
        kind,
        provider,
        model,
        namedSetting(kind, setting),
        ...[before, after].map(asSet),
        where,
    ]);
}
function namedSetting(kind, setting) {
    return kind === "policy-loosened" ? (setting?.replace(/^ignores\/\d+$/, "ignores") ?? null) : setting;
}
function asSet(value) {
    if ((0,json/* isArray */.cy)(value))
        return value.map((item) => JSON.stringify(asSet(item))).toSorted();
    if (!(0,json/* isObject */.Gv)(value))
        return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, asSet(inner)]);
    return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
function isPartlyMasked({ kind, provider, model, setting, after }) {
    const opened = kind === "destination-added" || kind === "encryption-lost" ? addressIn(after) : after;
    return JSON.stringify([provider, model, setting, opened]).includes(url_secrets/* MASK */.v5);
}
function addressIn(url) {
    if (typeof url !== "string")
        return url;
    const address = url.replaceAll(`${url_secrets/* MASK */.v5}@`, "").replace(new RegExp(`[?#]${url_secrets/* MASK */.v5}$`), "");
    return (0,destination/* destinationOf */.My)(address).host === undefined ? url : address;
}

;// CONCATENATED MODULE: ./.build/action/action/acceptance/fingerprint.js


const FINGERPRINT_CHARACTERS = 32;
function fingerprintOf(opening) {
    return isPartlyMasked(opening) ? null : hash(openingText(opening));
}
function fingerprintOfAll(fingerprints) {
    const [first, ...others] = new Set(fingerprints.filter((one) => one !== null));
    if (first === undefined || fingerprints.includes(null))
        return null;
    return others.length === 0 ? first : hash(JSON.stringify([first, ...others].toSorted()));
}
function hash(text) {
    return (0,external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, FINGERPRINT_CHARACTERS);
}

// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __webpack_require__(9298);
;// CONCATENATED MODULE: ./.build/action/action/commands/diff-accept.js






function changedPath([old, now], oldPolicy, process) {
    if (oldPolicy !== undefined) {
        return (0,result/* err */._)({
            reason: "--accept is for a change of one configuration, and --old-policy is for one of the policy. Take the fingerprints from the Action, which looks at all configurations.",
        });
    }
    const named = [now, old].find((path) => !(0,read_input/* isStandardInput */.mC)(path) && path !== external_node_os_.devNull);
    const path = named === undefined ? undefined : pathInRepository(named, process);
    if (path !== undefined)
        return (0,result.ok)(path);
    const reason = named === undefined ? "Neither side is a file." : `"${named}" is in no git repository.`;
    return (0,result/* err */._)({
        reason: `${reason} A fingerprint holds the file's path in the repository: name the file in a clone as the new side.`,
    });
}
function pathInRepository(path, { locate }) {
    const file = (0,external_node_path_.resolve)(locate(path));
    for (let folder = (0,external_node_path_.dirname)(file);; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, ".git")))
            return (0,read_input/* nameOfPath */.od)((0,external_node_path_.relative)(folder, file));
        if ((0,external_node_path_.dirname)(folder) === folder)
            return undefined;
    }
}
function acceptingOf(path, changes) {
    const file = { kind: "known", path, file: "changed", changes, widens: (0,change/* opensAny */.m_)(changes), notCompared: [] };
    const openings = distinctChanges([file])
        .filter(({ effect }) => effect === "opens")
        .map((opening) => ({ fingerprint: fingerprintOf(opening), text: opening.text }));
    return { fingerprint: fingerprintOfAll(openings.map(({ fingerprint }) => fingerprint)), openings };
}
function formatAccepting({ fingerprint, openings }) {
    if (openings.length === 0)
        return "nothing opens\n";
    const all = { fingerprint, text: `all ${(0,wording/* countOf */.pq)(openings.length, "change")} that open something` };
    const lines = openings.length === 1 ? openings : [...openings, all];
    return lines
        .map((line) => `${(line.fingerprint ?? "-").padEnd(FINGERPRINT_CHARACTERS)}  ${(0,printable/* printable */.g$)(line.text)}\n`)
        .join("");
}

// EXTERNAL MODULE: ./.build/action/action/commands/layer-option.js
var layer_option = __webpack_require__(1522);
// EXTERNAL MODULE: ./.build/action/action/commands/layer-report.js
var layer_report = __webpack_require__(3109);
// EXTERNAL MODULE: ./.build/action/action/commands/settings-option.js
var settings_option = __webpack_require__(3133);
;// CONCATENATED MODULE: ./.build/action/action/commands/diff.js













const HELP = `
The effects, in the order of the report:
  opens    people reach what they could not: a provider, a model, another host, or a check is loosened
  breaks   people lose a provider or a model
  moves    a provider or a model is reached in another way
  changes  a model has other metadata
  none     the change has no effect
Order, comments and layout are not changes. "-" is standard input; "-" and /dev/null may be empty, for a side on which
there is no file.
${layer_option/* LAYERS_HELP */.fo}
  Without it, the models that either file names are assumed to be offered by their providers.

Formats:
  text  for people: a list for each effect, each change with the value that decides it
  json  for programs: { widens, changes: [{ effect, kind, provider, model, setting, before, after, cause, text }],
        diagnostics: { before, after } }; widens is true where a change opens something

Accepting:
  --accept prints what opens, each with the fingerprint by which the Action lets it be accepted, and the one for all of it;
  as JSON: { fingerprint, openings: [{ fingerprint, text }] }. A fingerprint holds the path of the file in its git
  repository: of the new side, or of the old one where the new one is "-" or /dev/null. What is not shown in full, because
  it looks like a credential, has none: "-".

Exit codes:
  0  compared, whatever changes
  1  with --fail-on, and a change has one of the effects, or it is not known whether one has
  2  something could not be read, or the command was not understood

Examples:
  provider-steward diff old.json providers.json
  git show HEAD:providers.json | provider-steward diff - providers.json --fail-on opens,breaks
  git show main:providers.json | provider-steward diff - providers.json --accept
  provider-steward diff providers.json providers.json --old-policy old/.provider-steward.json
  provider-steward diff /dev/null providers.json --format json`;
function addDiffCommand(program, process) {
    (0,layer_option/* addLayerOptions */.J8)(program.command("diff"))
        .summary("show what a change of configuration does")
        .description("Shows what changes for users between two provider configuration files: what opens, breaks, moves and changes.")
        .argument("<old>", "the file before")
        .argument("<new>", "the file after")
        .option("--old-policy <file>", "the policy file of the old side, if it is another one")
        .addOption(new commander/* Option */.c$("--fail-on <effects>", 'exit with 1 if a change has one of these effects: "opens", "breaks", "moves"').argParser(readFailOn))
        .option("--accept", "print what the Action accepts each opening by")
        .addOption(new commander/* Option */.c$("-f, --format <format>", "format of the output").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (old, now, options, command) => {
        (0,layer_option/* refuseSecondInput */.jy)([old, now], options, command);
        const changed = options.accept ? changedPath([old, now], options.oldPolicy, process) : undefined;
        if (changed?.ok === false) {
            (0,commands_command/* reportFailure */.xV)(changed.error.reason, process);
            return;
        }
        const loaded = await (0,layer_option/* loadLayers */.yL)([old, now], options, process);
        const [first, second] = loaded.users;
        if (!loaded.isComplete || first === undefined || second === undefined) {
            (0,layer_report/* reportIncomplete */.T4)(loaded, "compared", process);
            return;
        }
        const former = await loadFormer(old, options, loaded, process);
        if (!former.ok) {
            (0,layer_report/* reportIncomplete */.T4)({ ...loaded, ...former.error }, "compared", process);
            return;
        }
        const { others, policy, vocabulary, discovered, pathFromPolicy: path } = loaded;
        const { changes, widens, diagnostics } = (0,compare/* compareSides */.GQ)({ ...former.value, layers: [...former.value.layers, first], discovered, path }, { policy, layers: [...others, second], vocabulary, discovered, path });
        const around = { ...loaded, others: [...others, ...former.value.layers] };
        (0,layer_report/* reportLayers */.xm)(around, [...diagnostics.before, ...diagnostics.after], process);
        process.stdout.write(changed === undefined
            ? formatComparison({ changes, widens, diagnostics }, options.format, process)
            : formatOpenings(acceptingOf(changed.value, changes), options.format));
        process.exitCode = isUnwanted(changes, widens, options.failOn ?? []) ? command_process/* EXIT */.d.errors : command_process/* EXIT */.d.fine;
    });
}
function formatComparison({ changes, widens, diagnostics }, format, process) {
    if (format === "text")
        return (0,changes_text/* formatChanges */.rQ)(changes, (0,commands_command/* effectPainter */.Dy)(process));
    return (0,printable/* printableJson */.et)({ widens: widens ?? null, changes, diagnostics });
}
function formatOpenings(accepting, format) {
    return format === "text" ? formatAccepting(accepting) : (0,printable/* printableJson */.et)(accepting);
}
async function loadFormer(path, { oldPolicy, ...options }, { others, named, policy, vocabulary }, process) {
    if (oldPolicy === undefined)
        return (0,result.ok)({ policy, layers: others, vocabulary });
    const former = await (0,settings_option/* loadSettings */.M5)({ ...options, policy: oldPolicy }, process);
    if (!(0,settings/* isUsable */.Ng)(former))
        return (0,result/* err */._)(former);
    return (0,result.ok)({
        policy: former.policy,
        layers: [...(0,check_file/* layersAround */.g8)(former, (0,read_input/* nameOfPath */.od)(path)), ...named],
        vocabulary: (0,loaded_settings/* chosenVocabulary */.lz)(former),
    });
}
const FAIL_ON = ["opens", "widens", "breaks", "moves"];
function readFailOn(text, others = []) {
    const named = readChoices(text, FAIL_ON);
    if (named !== undefined)
        return [...others, ...named];
    throw new commander/* InvalidArgumentError */.Di(`Allowed choices are ${FAIL_ON.join(", ")}, or several of them with commas.`);
}
function isUnwanted(changes, widens, failOn) {
    if (failOn.length === 0)
        return false;
    const unwanted = new Set(failOn.map((effect) => (effect === "widens" ? "opens" : effect)));
    return widens === undefined || changes.some(({ effect }) => unwanted.has(effect));
}


/***/ }),

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
