export const id = 472;
export const ids = [472];
export const modules = {

/***/ 7114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oz: () => (/* binding */ withPolicyFiles),
/* harmony export */   WU: () => (/* binding */ withinLayers),
/* harmony export */   YL: () => (/* binding */ policyFilesBeside)
/* harmony export */ });
/* unused harmony export checkAsLayer */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7778);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6672);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(389);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3568);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9035);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1179);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6943);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5300);
/* harmony import */ var _check_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6155);
/* harmony import */ var _loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3985);



function withinLayers(loaded, checked, bytes) {
    const { path } = checked;
    const isAlone = (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSettingFile */ .jb)(loaded, path) || (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layersAround */ .g8)(loaded, path).length === 0;
    const text = isAlone ? undefined : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeFile */ .J)(bytes, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MAX_BYTES */ .ul);
    if (!text?.ok)
        return { checked };
    const layers = layersForText(loaded, text.value);
    const { own = [], found = [] } = Object.groupBy(layers.diagnosticsWith({ label: path, text: text.value }), (one) => one.layer?.kind === "user" ? "own" : "found");
    return { checked: withMore(checked, own.map(_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .toFileDiagnostic */ .Zo)), ofLayers: { layers, found } };
}
function checkAsLayer(loaded, path, bytes) {
    const chosen = chosenVocabulary(loaded);
    const { text, file } = readLayer(path, bytes, chosen);
    const kind = loaded.layers.find((layer) => isSame(loaded, layer.path, path))?.kind;
    if (text === undefined || kind === undefined)
        return file;
    const { diagnostics } = checkLayers([{ kind, label: path, text }], vocabularyOfText(chosen, text));
    return withMore(file, diagnostics.map(toFileDiagnostic));
}
function withMore(file, more) {
    return more.length === 0 ? file : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .withDiagnostics */ .LQ)(file, (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .orderDiagnostics */ .L)([...file.diagnostics, ...more]));
}
function withPolicyFiles(loaded, files) {
    const within = files.flatMap(({ ofLayers }) => (ofLayers === undefined ? [] : [ofLayers]));
    const layers = within.length === 0 ? [layersAlone(loaded)] : new Set(within.map((one) => one.layers));
    const alone = Array.from(layers, ({ diagnostics }) => diagnostics).flat();
    const together = within.length === 0 ? layersAlone(loaded).diagnosticsWith() : within.flatMap(({ found }) => found);
    const ofLayers = settingsFiles(loaded, [...alone, ...together]);
    const isChecked = ({ path }) => files.some(({ checked }) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(loaded, checked.path, path));
    return {
        beside: [...loaded.files, ...ofLayers].filter((file) => !isChecked(file)),
        checked: files.map(({ checked }) => {
            const asLayer = ofLayers.find(({ path }) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(loaded, path, checked.path));
            return asLayer === undefined ? checked : withMore(checked, notIn(checked, asLayer.diagnostics));
        }),
    };
}
function notIn(checked, diagnostics) {
    const known = new Set(checked.diagnostics.flatMap(({ severity, pointer }) => (severity === "error" ? pointer : [])));
    return diagnostics.filter(({ rule, pointer }) => rule !== "layer-block" || !known.has(pointer));
}
function policyFilesBeside(loaded, checked, texts) {
    const layers = new Set(texts.length === 0 ? [layersAlone(loaded)] : texts.map((text) => layersForText(loaded, text)));
    const ofLayers = settingsFiles(loaded, Array.from(layers, ({ diagnostics }) => diagnostics).flat());
    return [...loaded.files, ...ofLayers].filter(({ path }) => !checked.some((file) => (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(loaded, file.path, path)));
}
function settingsFiles(loaded, found) {
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .layerFiles */ .d)(found, (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layerInputs */ .hF)(loaded), (0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenVocabulary */ .lz)(loaded));
}
function layersForText(loaded, text) {
    return (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded, (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_8__/* .vocabularyOfText */ .v6)((0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenVocabulary */ .lz)(loaded), text));
}
function layersAlone(loaded) {
    return (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .checkedLayers */ .sr)(loaded, (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_9__/* .vocabularyOfLayers */ .m)((0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .chosenVocabulary */ .lz)(loaded), (0,_check_file_js__WEBPACK_IMPORTED_MODULE_0__/* .layerInputs */ .hF)(loaded)));
}


/***/ }),

/***/ 9472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addFixCommand: () => (/* binding */ addFixCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./.build/action/shared/validate/decode.js
var decode = __webpack_require__(7778);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var run = __webpack_require__(2203);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __webpack_require__(3568);
// EXTERNAL MODULE: ./.build/action/action/check-within.js
var check_within = __webpack_require__(7114);
// EXTERNAL MODULE: ./.build/action/action/schema-path.js
var schema_path = __webpack_require__(8673);
// EXTERNAL MODULE: ./.build/action/action/settings.js
var settings = __webpack_require__(5835);
// EXTERNAL MODULE: ./.build/action/action/commands/command-process.js
var command_process = __webpack_require__(5986);
// EXTERNAL MODULE: ./.build/action/action/commands/deliver-change.js + 2 modules
var deliver_change = __webpack_require__(3545);
// EXTERNAL MODULE: ./.build/action/action/commands/fix-file.js + 4 modules
var fix_file = __webpack_require__(2377);
// EXTERNAL MODULE: ./.build/action/shared/report/text.js + 1 modules
var report_text = __webpack_require__(7846);
;// CONCATENATED MODULE: ./.build/action/action/commands/fix-report.js

function formatFixJson({ files, unread, unwritten }) {
    const report = {
        files: files.map(({ path, changed, fixed, opens, unapplied, remaining }) => ({
            path,
            changed,
            fixed: fixed.flatMap(toReportedFix),
            opens,
            unapplied: unapplied.flatMap((one) => toReportedFix(one.diagnostic).map((reported) => ({ ...reported, opens: one.opens, id: one.id }))),
            remaining: (0,diagnostic/* countBySeverity */.Ot)(remaining),
        })),
        unread,
        unwritten,
    };
    return (0,printable/* printableJson */.et)(report);
}
function toReportedFix({ rule, message, pointer, range, fix }) {
    return fix === undefined ? [] : [{ rule, message, title: fix.title, pointer, range }];
}
function formatFixText(files, run) {
    const lines = files.flatMap((file) => [
        ...file.fixed.flatMap((one) => fixLine(file.path, "fixed", one)),
        ...file.unapplied.flatMap((one) => unappliedLines(file, one, run)),
        ...opensLines(file),
        ...remainingLine(file, run),
    ]);
    const blocks = [...(lines.length === 0 ? [] : [lines.join("\n")]), verdict(files, run.isDryRun)];
    return `${blocks.join("\n\n")}\n`;
}
function fixLine(path, state, { rule, range, fix }) {
    return fix === undefined ? [] : [`${(0,report_text/* placeOf */.$t)(path, range)}  ${state}  ${(0,diagnostic/* fixTitle */.Mw)(fix)}  ${(0,printable/* printable */.g$)(rule)}`];
}
function unappliedLines(file, { diagnostic, opens, id }, run) {
    const when = run.isDryRun ? "once the rest is written" : "to apply it alone";
    return [
        ...fixLine(file.path, "not applied", diagnostic),
        ...opens.map(opensLine),
        `  ${when}: ${(0,printable/* printable */.g$)(run.commandFor(id, file.path))}`,
    ];
}
function opensLine(text) {
    return `  opens  ${(0,printable/* printable */.g$)(text)}`;
}
function opensLines({ path, opens }) {
    if (opens.length === 0)
        return [];
    return [`${(0,report_text/* placeOf */.$t)(path)}  compared with what it was:`, ...opens.map(opensLine)];
}
function remainingLine({ path, remaining, unapplied }, { isUnsafe }) {
    if (remaining.length === 0)
        return [];
    const unsafe = remaining.filter(({ fix }) => fix?.safe === false).length - unapplied.length;
    const rest = isUnsafe
        ? `, and ${unsafe} more fixes to try after those above`
        : `, and --unsafe to try ${unsafe} more`;
    return [
        `${(0,report_text/* placeOf */.$t)(path)}  remaining  ${(0,run/* describeCounts */.wv)((0,diagnostic/* countBySeverity */.Ot)(remaining))}: run validate for details${unsafe > 0 ? rest : ""}`,
    ];
}
function verdict(files, isDryRun) {
    const count = files.reduce((sum, { fixed }) => sum + fixed.length, 0);
    const changed = files.filter((file) => file.changed).length;
    const all = `${files.length} file${files.length === 1 ? "" : "s"}`;
    const done = count === 0
        ? `nothing to fix in ${all}`
        : `${count} fixed in ${changed === files.length ? all : `${changed} of ${all}`}`;
    const left = (0,run/* describeCounts */.wv)((0,diagnostic/* countBySeverity */.Ot)(files.flatMap(({ remaining }) => remaining)));
    return `${done}, ${left === "" ? "nothing" : left} remaining${isDryRun ? "; nothing was written" : ""}`;
}

// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __webpack_require__(9298);
// EXTERNAL MODULE: ./.build/action/action/commands/settings-option.js
var settings_option = __webpack_require__(3133);
// EXTERNAL MODULE: ./.build/action/action/commands/unapplied-fix.js
var unapplied_fix = __webpack_require__(7033);
;// CONCATENATED MODULE: ./.build/action/action/commands/fix.js













const UNUSABLE_POLICY = "error: Nothing was fixed, because the policy or a layer cannot be used. Fix it first, or add --no-policy.\n";
const UNUSABLE_VOCABULARY = "error: Nothing was fixed, because the vocabulary cannot be used. Fix it first.\n";
const HELP = `
A fix is safe if it restores what the file means to say or removes what must not be in it, and loses no setting. What a mistake
kept out is in force once it is fixed; the report says what that opens. --unsafe applies the other fixes too, but none that
opens something: a provider, a model, another host. It shows what each of these opens and the command with --apply that applies
it alone. An id stands for what was shown: where the file has changed so that the fix does something else, nothing is applied.

Comments, indentation and line endings are kept. A file that cannot be read as a configuration is left unchanged, except for
syntax mistakes that leave no doubt about what was meant. A file is replaced at once or stays as it was; a run that is killed
may leave a ".provider-steward-….tmp" beside it, which can be deleted. A file with hard links is left alone, because the
other names would go on to have the old content.

Standard output has the report; with --dry-run it has the diffs, and with "-" the fixed text, and the report goes to
standard error. In a diff, values that may be secret are masked: it can be read, but not applied.
${settings_option/* POLICY_HELP */.bK}
  If it cannot be used, nothing is fixed.
${settings_option/* VOCABULARY_HELP */.FO}

Formats:
  text  for people: each fix with its place, what it opens, what remains, and with --dry-run a unified diff
  json  for programs: { files: [{ path, changed, fixed: [{ rule, message, title, pointer, range }], opens: [text],
        unapplied: [{ rule, message, title, pointer, range, opens: [text], id }],
        remaining: { error, warning, notice } }], unread: [{ path, reason }], unwritten: [{ path, reason }] }

Exit codes, with --dry-run as if the files had been written:
  0  no errors remain; there may be warnings and notices
  1  at least one error remains in a file
  2  a file could not be read or written, --apply names no fix of the file, or the command was not understood

Examples:
  provider-steward fix --dry-run providers.json
  provider-steward fix --unsafe teams/*/providers.jsonc
  provider-steward fix --apply 4f1d0c9be27a6358 providers.json
  provider-steward fix - < draft.json > providers.json`;
function addFixCommand(program, process) {
    (0,settings_option/* addSettingsOptions */.nr)(program.command("fix"))
        .summary("fix provider configuration files")
        .description("Fixes provider configuration files in place, as far as the fixes of their findings are safe.")
        .argument("<file...>", 'files to fix; "-" reads standard input and writes standard output')
        .option("--unsafe", "apply also the other fixes, but for those that open something")
        .addOption(new commander/* Option */.c$("--apply <id>", "apply only this fix of one file, which opens something").conflicts("unsafe"))
        .option("--dry-run", "write nothing, and show what would change")
        .addOption(new commander/* Option */.c$("-f, --format <format>", "format of the report").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (paths, options, command) => {
        if (options.format === "json" && options.dryRun === undefined && paths.some(read_input/* isStandardInput */.mC)) {
            command.error('error: "-" writes its text where the JSON would go. Add --dry-run, or name files.');
        }
        if (options.apply !== undefined && paths.length !== 1) {
            command.error("error: --apply applies one fix of one file. Name only that file.");
        }
        const loaded = await (0,settings_option/* loadSettings */.M5)(options, process);
        if (loaded.isVocabularyUnusable)
            process.stderr.write(UNUSABLE_VOCABULARY);
        else if (!(0,settings/* isUsable */.Ng)(loaded))
            process.stderr.write(UNUSABLE_POLICY);
        const results = await fixFiles((0,settings/* isUsable */.Ng)(loaded) ? paths : [], loaded, options, process);
        report(results, paths, options, process);
        process.exitCode = fixExitCode(results);
    });
}
async function fixFiles(paths, loaded, options, process) {
    const files = [];
    const texts = [];
    const [unread, unwritten] = [[...loaded.unread], []];
    for (const path of (0,read_input/* distinctInputs */.k5)(paths, process)) {
        const name = (0,read_input/* nameOfInput */.nB)(path);
        const read = await (0,read_input/* readInput */.R5)(path, process);
        if (!read.ok) {
            unread.push({ path: name, reason: read.error.reason });
            continue;
        }
        const isSchemaThere = (0,external_node_fs_.existsSync)(process.locate((0,schema_path/* schemaPathOf */.W)(loaded, name)));
        const how = { unsafe: options.unsafe ?? false, only: options.apply, isSchemaThere };
        const result = (0,fix_file/* fixFile */.w2)(name, read.value, loaded, how);
        const decoded = (0,decode/* decodeFile */.J)(read.value, limits/* FILE_MAX_BYTES */.ul);
        if (decoded.ok)
            texts.push(decoded.value);
        if (!result.ok) {
            unwritten.push({ path: name, reason: result.error.reason });
            continue;
        }
        const { report: fixed, change } = result.value;
        const written = await (0,deliver_change/* deliverChange */.Q)(path, read.value, change, deliveryOf(options), process);
        if (!written.ok)
            unwritten.push({ path: name, reason: written.error.reason });
        else
            files.push(fixed);
    }
    return { files: [...(0,check_within/* policyFilesBeside */.YL)(loaded, files, texts).map(fix_file/* asItIs */.sT), ...files], unread, unwritten };
}
function deliveryOf({ dryRun, format }) {
    if (!dryRun)
        return "write";
    return format === "json" ? "none" : "diff";
}
function report(results, paths, options, process) {
    const { files, unread, unwritten } = results;
    for (const file of unread)
        process.stderr.write(`error: ${(0,run/* describeUnread */.Fn)(file)}\n`);
    for (const { path, reason } of unwritten) {
        process.stderr.write(`error: Could not fix "${(0,printable/* printable */.g$)(path)}". ${(0,printable/* printable */.g$)(reason)}\n`);
    }
    if (options.format === "json") {
        process.stdout.write(formatFixJson(results));
    }
    else if (files.length > 0) {
        const isTaken = options.dryRun === true || paths.some(read_input/* isStandardInput */.mC);
        const argumentOf = (name) => paths.find((path) => (0,read_input/* nameOfInput */.nB)(path) === name) ?? name;
        const text = formatFixText(files, {
            isDryRun: options.dryRun ?? false,
            isUnsafe: options.unsafe ?? false,
            commandFor: (id, name) => (0,unapplied_fix/* applyCommand */.sz)(id, argumentOf(name), options),
        });
        (isTaken ? process.stderr : process.stdout).write(text);
    }
}
function fixExitCode({ files, unread, unwritten }) {
    if (unread.length + unwritten.length > 0)
        return command_process/* EXIT */.d.failure;
    return (0,diagnostic/* countBySeverity */.Ot)(files.flatMap(({ remaining }) => remaining)).error > 0 ? command_process/* EXIT */.d.errors : command_process/* EXIT */.d.fine;
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

/***/ 8673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ schemaPathOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1575);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6523);
/* harmony import */ var _loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3985);



function schemaPathOf(loaded, path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaReferenceOf */ .c)(loaded.policy, (0,_loaded_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .chosenVocabulary */ .lz)(loaded) ?? _shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .shippedVocabulary */ .A));
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
