export const id = 145;
export const ids = [145];
export const modules = {

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

/***/ 6494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ FORMATS),
  validateFiles: () => (/* binding */ validateFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var run = __webpack_require__(2203);
// EXTERNAL MODULE: ./.build/action/shared/report/text.js + 1 modules
var report_text = __webpack_require__(7846);
// EXTERNAL MODULE: ./.build/action/action/loaded-settings.js
var loaded_settings = __webpack_require__(3985);
// EXTERNAL MODULE: ./.build/action/action/schema-path.js
var schema_path = __webpack_require__(8673);
// EXTERNAL MODULE: ./.build/action/shared/validate/check-file.js + 1 modules
var check_file = __webpack_require__(2107);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __webpack_require__(3568);
;// CONCATENATED MODULE: ./.build/action/action/commands/collect.js

function collectAlone() {
    const files = [];
    return {
        add: (path, bytes, facts) => {
            const file = (0,check_file/* checkFile */.vH)(path, bytes, facts);
            files.push(file.diagnostics.length > 0 ? file : (0,diagnostic/* withoutSource */.iV)(file));
        },
        files: () => files,
    };
}

// EXTERNAL MODULE: ./.build/action/action/commands/command-process.js
var command_process = __webpack_require__(5986);
// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __webpack_require__(9298);
// EXTERNAL MODULE: ./.build/action/action/commands/settings-option.js
var settings_option = __webpack_require__(3133);
;// CONCATENATED MODULE: ./.build/action/action/commands/validate-files.js









const FORMATS = ["text", "json", "sarif", "github"];
const UNUSABLE_VOCABULARY = "error: Nothing was checked, because the vocabulary cannot be used. Fix it first.\n";
async function validateFiles(paths, options, process) {
    const loaded = await (0,settings_option/* loadSettings */.M5)(options, process);
    if (loaded.isVocabularyUnusable)
        process.stderr.write(UNUSABLE_VOCABULARY);
    const results = await checkFiles(loaded.isVocabularyUnusable ? [] : paths, loaded, process);
    for (const file of results.unread)
        process.stderr.write(`error: ${(0,run/* describeUnread */.Fn)(file)}\n`);
    process.exitCode = validateExitCode(results);
    const output = process.openOutput();
    output.write(await formatResults(results, options.format, output.takesColor));
}
async function checkFiles(paths, loaded, process) {
    const collector = await openCollector(loaded);
    const isSchemaThere = schemaLookup(loaded, process);
    const unread = [...loaded.unread];
    for (const path of (0,read_input/* distinctInputs */.k5)(paths, process)) {
        const name = (0,read_input/* nameOfInput */.nB)(path);
        const read = await (0,read_input/* readInput */.R5)(path, process);
        if (!read.ok)
            unread.push({ path: name, reason: read.error.reason });
        else
            collector.add(name, read.value, { isSchemaThere: isSchemaThere(path) });
    }
    return { files: collector.files(), unread };
}
async function openCollector(loaded) {
    if (loaded === loaded_settings/* withoutPolicy */.bL)
        return collectAlone();
    const { collectBySettings } = await Promise.all(/* import() */[__webpack_require__.e(304), __webpack_require__.e(606), __webpack_require__.e(665)]).then(__webpack_require__.bind(__webpack_require__, 5665));
    return collectBySettings(loaded);
}
function schemaLookup(loaded, { locate }) {
    const known = new Map();
    return (path) => {
        const folder = external_node_path_.posix.dirname(path);
        const isThere = known.get(folder) ?? (0,external_node_fs_.existsSync)(locate((0,schema_path/* schemaPathOf */.W)(loaded, path)));
        known.set(folder, isThere);
        return isThere;
    };
}
async function formatResults(results, format, color) {
    const { files } = results;
    if (format === "text")
        return files.length === 0 ? "" : (0,report_text/* formatText */.vX)(files, { color });
    const { PROGRAM_FORMATTERS } = await __webpack_require__.e(/* import() */ 455).then(__webpack_require__.bind(__webpack_require__, 8455));
    return PROGRAM_FORMATTERS[format](results);
}
function validateExitCode({ files, unread }) {
    if (unread.length > 0)
        return command_process/* EXIT */.d.failure;
    const hasErrors = files.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === "error"));
    return hasErrors ? command_process/* EXIT */.d.errors : command_process/* EXIT */.d.fine;
}


/***/ }),

/***/ 9145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addValidateCommand: () => (/* binding */ addValidateCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _settings_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3133);
/* harmony import */ var _validate_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6494);



const HELP = `${_settings_option_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICY_HELP */ .bK}
${_settings_option_js__WEBPACK_IMPORTED_MODULE_1__/* .VOCABULARY_HELP */ .FO}

Formats:
  text    for people: each finding with its line, why it matters and what to do; then a line for each that is
          suppressed, with the reason
  json    for programs: { valid, counts, suppressed: { counts }, files: [{ path, valid, counts, diagnostics, omitted,
          suppressed: { counts, diagnostics, omitted } }], unread: [{ path, reason }] }
  sarif   for code scanning and editors (SARIF 2.1.0)
  github  annotations, as workflow commands of GitHub Actions

Exit codes:
  0  no errors; there may be warnings and notices
  1  at least one error in a file
  2  a file could not be read, or the command was not understood

A file that could not be read is reported on standard error and, except with text, in the report as well.

Examples:
  provider-steward validate providers.json
  provider-steward validate teams/*/providers.jsonc --format sarif > findings.sarif
  git show HEAD:providers.json | provider-steward validate -`;
function addValidateCommand(program, process) {
    (0,_settings_option_js__WEBPACK_IMPORTED_MODULE_1__/* .addSettingsOptions */ .nr)(program.command("validate"))
        .summary("check provider configuration files")
        .description("Checks provider configuration files: what is wrong, where, why it matters and what to do.")
        .argument("<file...>", 'files to check; "-" is standard input')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "format of the report").choices(_validate_files_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMATS */ .h).default("text"))
        .addHelpText("after", HELP)
        .action(async (paths, options) => await (0,_validate_files_js__WEBPACK_IMPORTED_MODULE_2__.validateFiles)(paths, options, process));
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


/***/ })

};
