export const id = 148;
export const ids = [148];
export const modules = {

/***/ 2148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addMigrateCommand: () => (/* binding */ addMigrateCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var text_result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/presets.js + 5 modules
var presets = __webpack_require__(2249);
;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/mappings.js

const NEUTRAL = { provider: {}, protocol: {}, section: {}, "custom type": {} };
const MAPPINGS = {
    specification: NEUTRAL,
    "posit-assistant": {
        provider: {
            provider_a: "anthropic",
            provider_b: "openai",
            provider_g: "gemini",
            provider_cloud: "bedrock",
        },
        protocol: {
            "provider-a-messages": "anthropic-messages",
            "provider-b-chat": "openai-chat",
            "provider-b-responses": "openai-responses",
            "tracking-responses": "mlflow-responses",
            "cloud-converse": "bedrock-converse",
            "provider-g-generative": "google-generative",
        },
        section: { cloud: "aws" },
        "custom type": { "provider-b-compatible": "openai-compatible" },
    },
};
function mappingOf(vocabulary) {
    const preset = presets/* PRESET_NAMES */.dO.find((name) => presets/* PRESETS */.fG[name] === vocabulary);
    return preset === undefined ? NEUTRAL : MAPPINGS[preset];
}

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary_vocabulary = __webpack_require__(6154);
;// CONCATENATED MODULE: ./.build/action/shared/migrate/name-uses.js


function nameUses(document, vocabulary) {
    const providers = (0,json/* objectAt */.lJ)(document, "providers") ?? {};
    const custom = (0,json/* objectAt */.lJ)(providers, "custom") ?? {};
    return [
        ...topLevelUses(document, vocabulary),
        ...Object.entries(providers).flatMap(([id, entry]) => builtInUses(id, entry, vocabulary)),
        ...Object.entries(custom).flatMap(([id, entry]) => customUses(["providers", "custom", id], entry, vocabulary)),
    ];
}
function topLevelUses(document, { topLevel = {} }) {
    const isShared = (key) => vocabulary_vocabulary/* TOP_LEVEL_KEYS */.Uw.some((shared) => shared === key);
    return Object.keys(document)
        .filter((key) => !isShared(key) && Object.hasOwn(topLevel, key))
        .map((name) => ({ kind: "top-level key", name, path: [name], part: "key" }));
}
function builtInUses(id, entry, vocabulary) {
    if (vocabulary_vocabulary/* RESERVED_PROVIDER_KEYS */.I1.some((key) => key === id) || !Object.hasOwn(vocabulary.providers, id))
        return [];
    const path = ["providers", id];
    const provider = { kind: "provider", name: id, path, part: "key" };
    return [provider, ...entryUses(path, entry, vocabulary, { kind: "provider", name: id })];
}
function customUses(path, entry, vocabulary) {
    const type = (0,json/* isObject */.Gv)(entry) ? (0,json/* ownValue */.eC)(entry, "type") : undefined;
    if (typeof type !== "string" || !Object.hasOwn(vocabulary.customVariants, type)) {
        return entryUses(path, entry, vocabulary, undefined);
    }
    const use = { kind: "custom type", name: type, path: [...path, "type"], part: "value" };
    return [use, ...entryUses(path, entry, vocabulary, { kind: "custom type", name: type })];
}
function entryUses(path, entry, vocabulary, owner) {
    if (!(0,json/* isObject */.Gv)(entry))
        return [];
    const { sections, fields = {} } = vocabulary;
    return [
        ...protocolUses(path, entry, vocabulary),
        ...Object.entries(entry).flatMap(([key, value]) => {
            const use = { name: key, path: [...path, key], part: "key", owner };
            if (Object.hasOwn(fields, key))
                return [{ kind: "field", ...use }];
            if (!Object.hasOwn(sections, key))
                return [];
            return [{ kind: "section", ...use }, ...sectionFieldUses(use.path, key, value, vocabulary)];
        }),
    ];
}
function sectionFieldUses(path, section, value, { sections }) {
    const fields = sections[section]?.fields ?? {};
    return Object.keys((0,json/* isObject */.Gv)(value) ? value : {})
        .filter((key) => Object.hasOwn(fields, key))
        .map((name) => ({ kind: "section field", name, path: [...path, name], part: "key", section }));
}
function protocolUses(path, entry, vocabulary) {
    const models = (0,json/* objectAt */.lJ)(entry, "models") ?? {};
    const overrides = (0,json/* objectAt */.lJ)(models, "overrides") ?? {};
    const custom = (0,json/* ownValue */.eC)(models, "custom");
    const endpoints = Object.keys((0,json/* objectAt */.lJ)(entry, "endpoints") ?? {});
    return [
        ...protocolIn(path, entry, vocabulary),
        ...endpoints
            .filter((name) => isProtocol(name, vocabulary))
            .map((name) => ({ kind: "protocol", name, path: [...path, "endpoints", name], part: "key" })),
        ...Object.entries(overrides).flatMap(([id, model]) => protocolIn([...path, "models", "overrides", id], model, vocabulary)),
        ...((0,json/* isArray */.cy)(custom) ? custom : []).flatMap((model, index) => protocolIn([...path, "models", "custom", index], model, vocabulary)),
    ];
}
function protocolIn(path, holder, vocabulary) {
    const name = (0,json/* isObject */.Gv)(holder) ? (0,json/* ownValue */.eC)(holder, "protocol") : undefined;
    if (typeof name !== "string" || !isProtocol(name, vocabulary))
        return [];
    return [{ kind: "protocol", name, path: [...path, "protocol"], part: "value" }];
}
function isProtocol(name, { protocols }) {
    return Object.hasOwn(protocols, name) || protocolFormerlyCalled(name, protocols) !== undefined;
}
function protocolFormerlyCalled(name, protocols) {
    return Object.keys(protocols).find((protocol) => protocols[protocol]?.formerNames?.includes(name));
}

;// CONCATENATED MODULE: ./.build/action/shared/migrate/counterpart.js




function counterpartOf(use, settings) {
    const { kind, name } = use;
    switch (kind) {
        case "section":
        case "field":
            return counterpartInEntry(use.kind, name, use.owner, settings);
        case "section field":
            return counterpartInSection(name, use.section, settings);
        default:
            return toResult(kind, name, nameInTarget(kind, name, settings));
    }
}
function isNameOf(vocabulary, name) {
    const tables = NAMED_KINDS.map((kind) => namesOfKind(kind, vocabulary));
    const sections = Object.values(vocabulary.sections).map(({ fields }) => fields);
    return [...tables, ...sections].some((table) => Object.hasOwn(table, name));
}
const NAMED_KINDS = ["provider", "protocol", "section", "custom type", "field", "top-level key"];
function counterpartInEntry(kind, name, owner, settings) {
    const target = nameInTarget(kind, name, settings);
    const ownerName = owner && nameInTarget(owner.kind, owner.name, settings);
    if (target === undefined || owner === undefined || ownerName === undefined)
        return toResult(kind, name, target);
    const { providers, customVariants } = settings.to;
    const entry = owner.kind === "provider" ? providers[ownerName] : customVariants[ownerName];
    const taken = kind === "section" ? entry?.sections : entry?.fields;
    if (taken?.includes(target) === true)
        return (0,text_result.ok)(target);
    return (0,text_result/* err */._)(`The ${owner.kind} ${(0,wording/* quote */.hD)(ownerName)} does not take the ${kind} ${(0,wording/* quote */.hD)(target)}.`);
}
function counterpartInSection(name, section, settings) {
    const target = nameInTarget("section", section, settings);
    const fields = target === undefined ? {} : (settings.to.sections[target]?.fields ?? {});
    const candidates = [settings.mapped.get(name), name];
    return toResult("section field", name, candidates.find((one) => one !== undefined && Object.hasOwn(fields, one)));
}
function toResult(kind, name, target) {
    return target === undefined ? (0,text_result/* err */._)(`The target has no counterpart of the ${kind} ${(0,wording/* quote */.hD)(name)}.`) : (0,text_result.ok)(target);
}
function nameInTarget(kind, name, settings) {
    const known = namesOfKind(kind, settings.to);
    return possibleNames(kind, name, settings).find((one) => Object.hasOwn(known, one));
}
function namesOfKind(kind, vocabulary) {
    switch (kind) {
        case "provider":
            return vocabulary.providers;
        case "protocol":
            return vocabulary.protocols;
        case "section":
            return vocabulary.sections;
        case "custom type":
            return vocabulary.customVariants;
        case "field":
            return vocabulary.fields ?? {};
        default:
            return vocabulary.topLevel ?? {};
    }
}
function possibleNames(kind, name, settings) {
    const { from, to, mapped } = settings;
    const byHand = mapped.get(name);
    const names = [
        ...(byHand === undefined ? [] : [byHand]),
        ...(kind === "field" || kind === "top-level key" ? [] : nameOfSameRole(kind, name, from, to)),
        name,
    ];
    if (kind !== "protocol")
        return names;
    const became = [from, to].flatMap(({ protocols }) => protocolFormerlyCalled(name, protocols) ?? []);
    return [...names, ...became.flatMap((protocol) => [...nameOfSameRole(kind, protocol, from, to), protocol])];
}
function nameOfSameRole(kind, name, from, to) {
    const formerNames = mappingOf(from)[kind];
    const neutral = Object.keys(formerNames).find((one) => formerNames[one] === name) ?? name;
    const targetNames = mappingOf(to)[kind];
    const target = Object.hasOwn(targetNames, neutral) ? targetNames[neutral] : neutral;
    return target === undefined ? [] : [target];
}

// EXTERNAL MODULE: ./.build/action/shared/validate/decode.js
var decode = __webpack_require__(7778);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/choose.js
var choose = __webpack_require__(6943);
// EXTERNAL MODULE: ./.build/action/shared/fix/independent-sets.js
var independent_sets = __webpack_require__(8963);
// EXTERNAL MODULE: ./.build/action/shared/policy/policy.js
var policy = __webpack_require__(2398);
// EXTERNAL MODULE: ./.build/action/shared/syntax/locate.js
var locate = __webpack_require__(29);
// EXTERNAL MODULE: ./.build/action/shared/syntax/parse.js + 25 modules
var parse = __webpack_require__(2173);
// EXTERNAL MODULE: ./.build/action/shared/syntax/read-document.js
var read_document = __webpack_require__(9577);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/validate/fix.js + 1 modules
var fix = __webpack_require__(7565);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-reference.js
var schema_reference = __webpack_require__(1575);
;// CONCATENATED MODULE: ./.build/action/shared/migrate/moved-defaults.js




function movedDefaults(document, settings) {
    return nameUses(document, settings.from).flatMap((use) => {
        if (use.kind !== "provider" && use.kind !== "custom type")
            return [];
        const path = use.part === "key" ? use.path : use.path.slice(0, -1);
        const target = counterpartOf(use, settings);
        if (!target.ok || isProtocolNamed(document, path))
            return [];
        const before = defaultOf({ kind: use.kind, name: use.name }, settings.from);
        const after = defaultOf({ kind: use.kind, name: target.value }, settings.to);
        return inTarget(before, settings) === after ? [] : [{ path, text: movedText(before, after) }];
    });
}
function isProtocolNamed(document, path) {
    const entry = (0,json/* objectAt */.lJ)({ entry: (0,json/* valueAt */.fK)(document, path) ?? null }, "entry");
    return entry !== undefined && (0,json/* textAt */.$6)(entry, "protocol") !== undefined;
}
function defaultOf({ kind, name }, { providers, customVariants }) {
    return (kind === "provider" ? providers[name] : customVariants[name])?.defaultProtocol;
}
function inTarget(protocol, settings) {
    if (protocol === undefined)
        return undefined;
    const target = counterpartOf({ kind: "protocol", name: protocol, path: [], part: "value" }, settings);
    return target.ok ? target.value : protocol;
}
function movedText(before, after) {
    const shown = (protocol) => (protocol === undefined ? "one for each model" : (0,wording/* quote */.hD)(protocol));
    return `It names no protocol, and its default changes from ${shown(before)} to ${shown(after)}.`;
}

;// CONCATENATED MODULE: ./.build/action/shared/migrate/migrate-text.js















function migrateText(text, settings) {
    const read = (0,read_document/* readDocument */.u)(text);
    if (!read.ok)
        return read;
    const { document } = read.value;
    const editor = createEditor(text);
    for (const { place, target } of targetsIn(document, settings)) {
        if (!target.ok)
            editor.keep(place, target.error);
        else if (target.value !== place.name)
            editor.rename(place, target.value);
    }
    const moved = movedDefaults(document, settings).map(({ path, text: sentence }) => {
        return { pointer: (0,pointer/* toPointer */.rb)(path), range: editor.rangeOf(path, "key"), text: sentence };
    });
    return (0,text_result.ok)({ ...editor.result(), moved });
}
const NO_EDIT = "It stands more than once in its object, or its new name looks like a secret.";
function createEditor(text) {
    const places = (0,locate/* createPathFinder */.iD)((0,lazily/* lazily */.q)(() => (0,parse/* parse */.q)(text).root));
    const toRange = (0,locate/* createLocator */.TR)(text);
    const toFix = (0,fix/* createFixer */.P)(text, places, toRange);
    const fixes = [];
    const [renamed, unmapped] = [[], []];
    const rangeOf = (path, part) => toRange(places.spanOf(path, part));
    const placeOf = ({ path, name, part }) => ({ pointer: (0,pointer/* toPointer */.rb)(path), range: rangeOf(path, part), name });
    const keep = (place, reason) => {
        unmapped.push({ ...placeOf(place), reason });
    };
    const rename = (place, newName) => {
        const fix = toFix({ title: "Rename it.", safe: true, steps: [renaming(place, newName)] });
        if (fix === undefined)
            return keep(place, NO_EDIT);
        fixes.push(fix);
        renamed.push({ ...placeOf(place), newName });
    };
    return { keep, rename, rangeOf, result: () => ({ text: (0,independent_sets/* applyFixes */.yZ)(text, fixes), renamed, unmapped }) };
}
function renaming({ path, part }, newName) {
    return part === "key" ? { kind: "rename-key", path, key: newName } : { kind: "replace-value", path, value: newName };
}
function targetsIn(document, settings) {
    const targets = nameUses(document, settings.from).map((use) => ({
        place: use,
        target: counterpartOf(use, settings),
    }));
    return [...schemaTarget(document, settings), ...withoutCollisions(document, targets)];
}
function schemaTarget(document, { from, to }) {
    const name = (0,json/* textAt */.$6)(document, "$schema");
    const own = [(0,schema_reference/* schemaReferenceOf */.c)(policy/* noPolicy */.W, from), ...(from.schemaAddresses ?? [])];
    if (name === undefined || !own.includes(name))
        return [];
    return [{ place: { path: ["$schema"], name, part: "value" }, target: (0,text_result.ok)((0,schema_reference/* schemaReferenceOf */.c)(policy/* noPolicy */.W, to)) }];
}
function withoutCollisions(document, targets) {
    const newKeys = new Map(targets.map(({ place, target }) => [(0,pointer/* exactPointer */.bz)(place.path), newNameOf(place, target)]));
    const isTaken = ({ path, name, part }, newName) => {
        if (part === "value" || newName === name)
            return false;
        const parent = path.slice(0, -1);
        const others = Object.keys(asObject((0,json/* valueAt */.fK)(document, parent))).filter((key) => key !== name);
        return others.some((key) => (newKeys.get((0,pointer/* exactPointer */.bz)([...parent, key])) ?? key) === newName);
    };
    const free = targets.map((one) => {
        const newName = newNameOf(one.place, one.target);
        if (!isTaken(one.place, newName))
            return one;
        return { ...one, target: (0,text_result/* err */._)(`Another key beside it has the name ${(0,wording/* quote */.hD)(newName)} then.`) };
    });
    return free.every((one, index) => one === targets[index]) ? free : withoutCollisions(document, free);
}
function newNameOf({ path, part }, target) {
    return part === "key" && target.ok ? target.value : String(path.at(-1));
}
function asObject(value) {
    return (0,json/* isObject */.Gv)(value) ? value : {};
}

// EXTERNAL MODULE: ./.build/action/shared/validate/check-file.js + 1 modules
var check_file = __webpack_require__(2107);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __webpack_require__(3568);
// EXTERNAL MODULE: ./.build/action/action/commands/command.js
var command = __webpack_require__(1186);
// EXTERNAL MODULE: ./.build/action/action/commands/command-process.js
var command_process = __webpack_require__(5986);
// EXTERNAL MODULE: ./.build/action/action/commands/deliver-change.js + 2 modules
var deliver_change = __webpack_require__(3545);
// EXTERNAL MODULE: ./.build/action/action/commands/fix-file.js + 4 modules
var fix_file = __webpack_require__(2377);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/report/json.js
var report_json = __webpack_require__(4706);
// EXTERNAL MODULE: ./.build/action/shared/report/text.js + 1 modules
var report_text = __webpack_require__(7846);
;// CONCATENATED MODULE: ./.build/action/action/commands/migrate-report.js

function formatMigrationJson({ migration, result, changed, written }) {
    const { renamed, unmapped, moved } = migration;
    return (0,printable/* printableJson */.et)({
        path: result.path,
        changed,
        written,
        renamed: renamed.map((one) => ({ ...one, name: (0,secrets/* maskSecrets */.QU)(one.name), newName: (0,secrets/* maskSecrets */.QU)(one.newName) })),
        unmapped: unmapped.map((one) => ({ ...one, name: (0,secrets/* maskSecrets */.QU)(one.name) })),
        moved,
        ...(0,report_json/* fileReport */.Jo)(result),
    });
}
function formatMigrationText(file, options) {
    const { migration, result } = file;
    const { renamed, unmapped, moved } = migration;
    const line = (range, state, text) => `${(0,report_text/* placeOf */.$t)(result.path, range)}  ${state}  ${(0,printable/* printable */.g$)(text)}\n`;
    const lines = [
        ...renamed.map(({ range, name, newName }) => line(range, "renamed", `${(0,wording/* quote */.hD)(name)} to ${(0,wording/* quote */.hD)(newName)}`)),
        ...unmapped.map(({ range, reason }) => line(range, "not mapped", reason)),
        ...moved.map(({ range, text }) => line(range, "moved", text)),
    ];
    const findings = result.diagnostics.length === 0 ? "" : `\nFindings in the result:\n\n${(0,report_text/* formatText */.vX)([result], options)}`;
    return `${lines.join("")}${findings}${lines.length > 0 || findings !== "" ? "\n" : ""}${verdict(file)}\n`;
}
function verdict({ migration: { renamed, unmapped }, changed, written }) {
    const counts = `${renamed.length} renamed, ${unmapped.length} not mapped`;
    if (written)
        return changed ? counts : `${counts}; the file is as it was`;
    const advice = unmapped.length === 0 ? "" : ": add --map OLD=NEW for each of them, or --partial to write the rest";
    return `${counts}; nothing was written${advice}`;
}

// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __webpack_require__(9298);
// EXTERNAL MODULE: ./.build/action/action/commands/read-vocabulary.js
var read_vocabulary = __webpack_require__(2248);
;// CONCATENATED MODULE: ./.build/action/action/commands/migrate.js











const HELP = `
Names of providers, protocols, connection sections, custom types and fields become those of the other vocabulary: by --map,
then by what plays the same role in the vocabularies that have a name, then where both have the same name. A protocol's
former name becomes its name of today. "$schema" is changed where it names the schema of the former vocabulary. Comments,
indentation, line ends and all other values stay. No key is added.

A name that maps to none is listed with its place and the reason, and then nothing is written: map it with --map, remove
it, or add --partial, which writes the rest and leaves it as it is. An entry without a protocol whose default is another one
is listed, too, and does not keep the file from being written. The result is checked with the other vocabulary.

Without --from, the former vocabulary is the one that the file's "$schema" names, else the specification's. A vocabulary is
the name of one that is known, or the path of a vocabulary file.

Standard output has the report; with --dry-run it has the diff, and with "-" the new text, and the report goes to standard
error. In a diff, values that may be secret are masked: it can be read, but not applied. With --json: { path, changed,
written, renamed: [{ pointer, range, name, newName }], unmapped: [{ pointer, range, name, reason }], moved: [{ pointer,
range, text }], valid, counts, diagnostics, omitted, suppressed } with the findings of the result.

Exit codes, with --dry-run as if the file had been written:
  0  all names are mapped, and the result has no errors; there may be warnings and notices
  1  a name did not map, or the result has an error
  2  the file or a vocabulary cannot be read, the file cannot be written, or the command was not understood

Examples:
  provider-steward migrate --to posit-assistant --dry-run providers.json
  provider-steward migrate --to posit-assistant --map provider_c=deepseek providers.json
  provider-steward migrate --from old.vocabulary.json --to vocabulary.json --partial providers.json
  provider-steward migrate --to posit-assistant - < neutral.json > providers.json`;
function addMigrateCommand(program, process) {
    program
        .command("migrate")
        .summary("rewrite a configuration in the names of another vocabulary")
        .description("Rewrites a configuration in the names of another vocabulary, and lists names without a counterpart there.")
        .argument("<file>", 'the file to rewrite in place; "-" reads standard input and writes standard output')
        .requiredOption("--to <name|file>", "the vocabulary whose names it gets")
        .option("--from <name|file>", "the vocabulary whose names it has")
        .option("--map <old=new>", "use NEW for the name OLD (repeatable)", addMapping)
        .option("--partial", "write also where a name has no counterpart, which stays")
        .option("--dry-run", "write nothing, and show what would change")
        .option("--json", "print the report as JSON")
        .addHelpText("after", HELP)
        .action(async (path, options, command) => {
        if (options.json && !options.dryRun && (0,read_input/* isStandardInput */.mC)(path)) {
            command.error('error: "-" writes its text where the JSON would go. Add --dry-run, or name a file.');
        }
        await migrate(path, options, process);
    });
}
function addMapping(pair, before = new Map()) {
    const [, name, newName] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
    if (name === undefined || newName === undefined)
        throw new commander/* InvalidArgumentError */.Di("Write OLD=NEW.");
    return new Map([...before, [name, newName]]);
}
async function migrate(path, options, process) {
    const chosen = await readChoice(options, process);
    if (!chosen.ok) {
        (0,command/* reportFailure */.xV)(`Nothing was migrated. ${chosen.error}`, process);
        return;
    }
    const read = await (0,read_input/* readInput */.R5)(path, process);
    const migrated = read.ok ? migrateBytes(path, read.value, chosen.value, process) : (0,text_result/* err */._)(read.error.reason);
    const written = read.ok && migrated.ok ? await deliver(path, read.value, migrated.value, options, process) : migrated;
    if (!written.ok)
        (0,command/* reportFailure */.xV)(`Could not migrate "${(0,read_input/* nameOfInput */.nB)(path)}". ${written.error}`, process);
}
async function readChoice({ to: toName, from: fromName, map: mapped = new Map() }, process) {
    const to = await (0,read_vocabulary/* readVocabulary */.X)(toName, process);
    const from = fromName === undefined ? undefined : await (0,read_vocabulary/* readVocabulary */.X)(fromName, process);
    if (to === undefined || (fromName !== undefined && from === undefined))
        return (0,text_result/* err */._)("A vocabulary cannot be used.");
    const unknown = [...mapped.values()].find((name) => !isNameOf(to, name));
    if (unknown === undefined)
        return (0,text_result.ok)({ to, from, mapped });
    return (0,text_result/* err */._)(`--map maps to ${(0,wording/* quote */.hD)(unknown)}, which the vocabulary of --to does not have. Check the name.`);
}
function migrateBytes(path, bytes, { to, from: chosen, mapped }, process) {
    const text = (0,decode/* decodeFile */.J)(bytes, limits/* FILE_MAX_BYTES */.ul);
    if (!text.ok)
        return (0,text_result/* err */._)(`${text.error.message} ${text.error.advice}`);
    const from = (0,choose/* vocabularyOfText */.v6)(chosen, text.value);
    const migrated = migrateText(text.value, { from, to, mapped });
    if (!migrated.ok) {
        const { problem, advice, range } = migrated.error;
        return (0,text_result/* err */._)(`In line ${range.start.line}, ${problem}. ${advice}`);
    }
    const migration = migrated.value;
    const check = (content, vocabulary) => (0,check_file/* checkFile */.vH)((0,read_input/* nameOfInput */.nB)(path), content, { vocabulary, isSchemaThere: isSchemaThere(path, vocabulary, process) });
    const result = check(new TextEncoder().encode(migration.text), to);
    const before = (0,fix_file/* sideOf */.Jh)(text.value, () => check(bytes, from));
    return (0,text_result.ok)({ migration, before, after: (0,fix_file/* sideOf */.Jh)(migration.text, () => result), result });
}
function isSchemaThere(path, vocabulary, { locate }) {
    return (0,external_node_fs_.existsSync)(locate(external_node_path_.posix.join(external_node_path_.posix.dirname((0,read_input/* nameOfInput */.nB)(path)), (0,schema_reference/* schemaReferenceOf */.c)(policy/* noPolicy */.W, vocabulary))));
}
async function deliver(path, bytes, { migration, before, after, result }, options, process) {
    const isWhole = migration.unmapped.length === 0;
    const changed = before.text !== after.text;
    const written = options.dryRun === undefined && (isWhole || options.partial === true);
    const change = changed ? { bytes: new TextEncoder().encode(after.text), before, after } : undefined;
    const delivered = await (0,deliver_change/* deliverChange */.Q)(path, bytes, change, deliveryOf(written, options), process);
    if (!delivered.ok)
        return (0,text_result/* err */._)(delivered.error.reason);
    report({ migration, result, changed, written }, path, options, process);
    process.exitCode = isWhole && (0,diagnostic/* countBySeverity */.Ot)(result.diagnostics).error === 0 ? command_process/* EXIT */.d.fine : command_process/* EXIT */.d.errors;
    return (0,text_result.ok)(undefined);
}
function deliveryOf(isWritten, { dryRun, json }) {
    if (isWritten)
        return "write";
    return dryRun === true && json === undefined ? "diff" : "none";
}
function report(file, path, { dryRun, json }, process) {
    const isTaken = json === undefined && (dryRun === true || (0,read_input/* isStandardInput */.mC)(path));
    const stream = isTaken ? "stderr" : "stdout";
    const text = json ? formatMigrationJson(file) : formatMigrationText(file, { color: process.takesColor(stream) });
    process[stream].write(text);
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

/***/ 4706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IB: () => (/* binding */ formatJson),
/* harmony export */   Jo: () => (/* binding */ fileReport)
/* harmony export */ });
/* unused harmony export toReport */
/* harmony import */ var _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3568);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);


function fileReport({ diagnostics, suppressed }, maxDiagnostics) {
    const reported = boundedList(diagnostics, maxDiagnostics);
    return { valid: reported.counts.error === 0, ...reported, suppressed: boundedList(suppressed, maxDiagnostics) };
}
function boundedList(all, max) {
    const diagnostics = all.slice(0, max);
    return { counts: (0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)(all), diagnostics, omitted: all.length - diagnostics.length };
}
function formatJson(files, unread = []) {
    return (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)(toReport(files, unread));
}
function toReport(files, unread) {
    const counts = (0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .allDiagnostics */ .yi)(files));
    return {
        valid: counts.error === 0 && unread.length === 0,
        counts,
        suppressed: { counts: (0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .allSuppressed */ .Gd)(files)) },
        files: files.map((file) => ({ path: file.path, ...fileReport(file) })),
        unread,
    };
}


/***/ })

};
