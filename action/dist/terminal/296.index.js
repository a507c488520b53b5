export const id = 296;
export const ids = [296];
export const modules = {

/***/ 9298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   k5: () => (/* binding */ distinctInputs),
/* harmony export */   mC: () => (/* binding */ isStandardInput),
/* harmony export */   nB: () => (/* binding */ nameOfInput),
/* harmony export */   od: () => (/* binding */ nameOfPath),
/* harmony export */   q2: () => (/* binding */ fileReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1134);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6672);
/* harmony import */ var _file_system_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9820);




const STANDARD_INPUT = "-";
const REASONS = {
    ENOENT: "No such file. Check the name and the current folder.",
    ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
    EISDIR: "It is a folder. Name the files in it.",
    EACCES: "Permission denied. Ask for permission to read it.",
    EPERM: "Permission denied. Ask for permission to read it.",
};
function nameOfInput(path) {
    return isStandardInput(path) ? "<stdin>" : nameOfPath(path);
}
function nameOfPath(path) {
    return path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
}
function isStandardInput(path) {
    return path === STANDARD_INPUT;
}
function distinctInputs(paths, { locate }) {
    const first = new Map();
    for (const path of paths) {
        const file = isStandardInput(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(locate(path));
        if (!first.has(file))
            first.set(file, path);
    }
    return [...first.values()];
}
async function readInput(path, process) {
    if (isStandardInput(path))
        return readStream(process.stdin);
    const located = process.locate(path);
    if (isNamedPipe(located)) {
        process.stderr.write(`Waiting for a program that writes to the pipe "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(path)}".\n`);
    }
    return readBounded(located);
}
const OF_THE_SHELL = /^\/(?:dev|proc)\//;
function isNamedPipe(path) {
    try {
        return !OF_THE_SHELL.test(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFIFO();
    }
    catch {
        return false;
    }
}
function fileReader({ locate }) {
    return async (path) => await readBounded(locate(path));
}
async function readBounded(path) {
    try {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__.ok)((0,_file_system_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileBounded */ .Y1)(path, _shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .FILE_MAX_BYTES */ .ul + 1));
    }
    catch (error) {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(failureOf(error));
    }
}
async function readStream(stream) {
    try {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__.ok)(await readAtMost(stream, _shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .FILE_MAX_BYTES */ .ul + 1));
    }
    catch (error) {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(failureOf(error));
    }
}
function failureOf(error) {
    const code = (0,_file_system_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCodeOf */ .c7)(error);
    if (code === undefined)
        throw error;
    return { reason: REASONS[code] ?? `The system reports ${code}. Fix that and try again.` };
}
async function readAtMost(input, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of input) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= maxBytes)
            break;
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ systemCallOf),
/* harmony export */   Y1: () => (/* binding */ readFileBounded),
/* harmony export */   c7: () => (/* binding */ systemCodeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

const start = Buffer.allocUnsafeSlow(64 * 1024);
function readFileBounded(path, maxBytes) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
    try {
        return readToEnd(file, maxBytes);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readToEnd(file, maxBytes) {
    let buffer = start;
    let size = 0;
    for (;;) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, size, Math.min(buffer.length, maxBytes) - size, null);
        size += count;
        if (count === 0 || size === maxBytes)
            break;
        if (size === buffer.length)
            buffer = larger(buffer, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size, maxBytes);
    }
    const read = buffer.subarray(0, size);
    return buffer === start ? Buffer.from(read) : read;
}
function larger(buffer, fileBytes, maxBytes) {
    const bytes = fileBytes > buffer.length ? fileBytes + 1 : buffer.length * 2;
    const result = Buffer.allocUnsafeSlow(Math.min(bytes, maxBytes));
    buffer.copy(result);
    return result;
}
function systemCodeOf(error) {
    return systemField(error, "code");
}
function systemCallOf(error) {
    return systemField(error, "syscall");
}
function systemField(error, name) {
    const value = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === "string" ? value : undefined;
}


/***/ }),

/***/ 3985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ POLICY_FILE),
/* harmony export */   bL: () => (/* binding */ withoutPolicy),
/* harmony export */   fj: () => (/* binding */ LAYER_NAMES),
/* harmony export */   lz: () => (/* binding */ chosenVocabulary)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2398);

const POLICY_FILE = ".provider-steward.json";
const LAYER_NAMES = ["enforced", "default"];
const withoutPolicy = {
    folder: "/",
    path: undefined,
    policy: _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W,
    layers: [],
    isVocabularyUnusable: false,
    files: [],
    unread: [],
};
function chosenVocabulary({ ownVocabulary }) {
    return ownVocabulary?.vocabulary;
}


/***/ }),

/***/ 1146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JV: () => (/* binding */ pathOfVocabulary),
/* harmony export */   ke: () => (/* binding */ readNamedVocabulary),
/* harmony export */   mf: () => (/* binding */ VOCABULARY_NAMES),
/* harmony export */   tl: () => (/* binding */ ofPreset)
/* harmony export */ });
/* unused harmony export nameOfVocabulary */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4147);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2249);

const VOCABULARY_NAMES = `The vocabularies that have a name are ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteAll */ ._R)(_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO, "and")}; a file is named by its path, one that is called so as "./${_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESET_NAMES */ .dO[0]}".`;
function readNamedVocabulary(text, toPath) {
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isPresetName */ .l6)(text) ? { kind: "preset", name: text } : { kind: "file", path: toPath(text) };
}
function ofPreset(name) {
    return { named: { kind: "preset", name }, vocabulary: _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .fG[name] };
}
function pathOfVocabulary(named) {
    return named?.kind === "file" ? named.path : undefined;
}
function nameOfVocabulary(named) {
    return named.kind === "file" ? named.path : named.name;
}


/***/ }),

/***/ 3568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ allSuppressed),
/* harmony export */   LQ: () => (/* binding */ withDiagnostics),
/* harmony export */   Mw: () => (/* binding */ fixTitle),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   iV: () => (/* binding */ withoutSource),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   yi: () => (/* binding */ allDiagnostics)
/* harmony export */ });
/* unused harmony export hasExampleFiles */
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);

const SEVERITIES = ["error", "warning", "notice"];
const NO_TEXT = "";
function withDiagnostics(file, diagnostics) {
    return {
        path: file.path,
        diagnostics,
        suppressed: file.suppressed,
        get source() {
            return file.source;
        },
    };
}
function withoutSource({ path, diagnostics, suppressed }) {
    return { path, diagnostics, suppressed, source: NO_TEXT };
}
function hasExampleFiles({ examples }) {
    return !/^an? /.test(examples.wrong);
}
function countBySeverity(diagnostics) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of diagnostics)
        counts[severity] += 1;
    return counts;
}
function* allDiagnostics(files) {
    for (const { diagnostics } of files)
        yield* diagnostics;
}
function* allSuppressed(files) {
    for (const { suppressed } of files)
        yield* suppressed;
}
function fixTitle({ title, safe }) {
    return safe ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(title) : `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(title)} (unsafe)`;
}


/***/ }),

/***/ 9035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ orderDiagnostics)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3568);

function orderDiagnostics(diagnostics) {
    return diagnostics.toSorted(compareDiagnostics);
}
function compareDiagnostics(a, b) {
    return (startOf(a) - startOf(b) ||
        endOf(a) - endOf(b) ||
        severityRank(a) - severityRank(b) ||
        compareText(a.rule, b.rule) ||
        compareText(a.pointer ?? "", b.pointer ?? "") ||
        compareText(a.message, b.message));
}
function startOf({ range }) {
    return range === undefined ? -1 : range.start.offset;
}
function endOf({ range }) {
    return range === undefined ? -1 : range.end.offset;
}
function severityRank({ severity }) {
    return _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(severity);
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 2398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
/* unused harmony export vocabularyOfPolicy */

const noPolicy = { rules: {}, layers: {}, ignores: [] };
function vocabularyOfPolicy({ vocabulary: name }) {
    return name === undefined ? undefined : PRESETS[name];
}


/***/ }),

/***/ 193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ displayWidth),
/* harmony export */   P: () => (/* binding */ alignRows)
/* harmony export */ });
const ZERO_COLUMNS = /[\p{Mn}\p{Me}\u1160-\u11ff]/u;
const TWO_COLUMNS = /[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\u3247\u3250-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;
const REGIONAL_INDICATOR = /\p{Regional_Indicator}/u;
function displayWidth(text) {
    let columns = 0;
    for (const character of text)
        columns += characterWidth(character);
    return columns;
}
function characterWidth(character) {
    if (character <= "\u007f" || REGIONAL_INDICATOR.test(character))
        return 1;
    if (ZERO_COLUMNS.test(character))
        return 0;
    return TWO_COLUMNS.test(character) ? 2 : 1;
}
const GAP = "  ";
function alignRows(rows) {
    const widths = [];
    for (const row of rows) {
        for (const [column, cell] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell));
    }
    return rows.map((row) => row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - displayWidth(cell)))
        .join(GAP)
        .trimEnd());
}


/***/ }),

/***/ 52:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z1: () => (/* binding */ CODE_FRAME_MAX_COLUMNS),
/* harmony export */   c6: () => (/* binding */ SHOWN_CAUSES_MAX),
/* harmony export */   qC: () => (/* binding */ SARIF_RUN_MAX_RESULTS),
/* harmony export */   ve: () => (/* binding */ SHOWN_FILES_MAX)
/* harmony export */ });
/* unused harmony exports JOB_SUMMARY_MAX_BYTES, MARKDOWN_TEXT_MAX_CHARACTERS, UNFOLDED_MAX_FINDINGS, UNFOLDED_MAX_CHANGES, ALIKE_MAX_LISTED, FILE_HEADINGS_MAX, LISTED_CONFIGURATIONS_MAX, SHOWN_ACCEPTANCES_MAX, ACCEPTABLE_OPENINGS_MAX */
const JOB_SUMMARY_MAX_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
const CODE_FRAME_MAX_COLUMNS = 100;
const SARIF_RUN_MAX_RESULTS = 25_000;
const MARKDOWN_TEXT_MAX_CHARACTERS = 600;
const UNFOLDED_MAX_FINDINGS = 20;
const UNFOLDED_MAX_CHANGES = 20;
const ALIKE_MAX_LISTED = 200;
const FILE_HEADINGS_MAX = 10;
const LISTED_CONFIGURATIONS_MAX = 200;
const SHOWN_ACCEPTANCES_MAX = 3;
const ACCEPTABLE_OPENINGS_MAX = 20;
const SHOWN_FILES_MAX = 3;
const SHOWN_CAUSES_MAX = 1;


/***/ }),

/***/ 2203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* unused harmony exports withSuppressed, describeRun, headlineOf, runNotes */
/* harmony import */ var _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3568);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);






function describeUnread({ path, reason }) {
    return `Could not read "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(path)}". ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(reason)}`;
}
function verdict(files) {
    return describeFiles(files, true);
}
function describeFiles(files, isAll) {
    const all = (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(files.length, "file");
    const nothing = isAll ? `${all}, nothing to report` : `no findings in ${all}`;
    return withSuppressed(describeFindings(files) || nothing, [...(0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .allSuppressed */ .Gd)(files)].length);
}
function withSuppressed(text, suppressed) {
    return suppressed === 0 ? text : `${text}, ${suppressed} suppressed`;
}
function describeFindings(files) {
    const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
    if (affected === 0)
        return "";
    const where = affected === files.length ? (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(affected, "file") : `${affected} of ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(files.length, "file")}`;
    return `${describeCounts((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .countBySeverity */ .Ot)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .allDiagnostics */ .yi)(files)))} in ${where}`;
}
function describeCounts(counts) {
    return _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.filter((severity) => counts[severity] > 0)
        .map((severity) => (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(counts[severity], severity))
        .join(", ");
}
function describeRun({ files, unread, changes, openings }) {
    const accepted = countAccepted(changes, openings);
    const [effects, unknown] = [describeEffects({ ...countChanges(changes), none: 0 }, accepted), countUnknown(changes)];
    const parts = [
        files.length === 0 ? "" : describeFiles(files, effects === ""),
        unread.length === 0 ? "" : `${countOf(unread.length, "file")} could not be read`,
        effects,
        unknown === 0 ? "" : `the effect on users is unknown for ${countOf(unknown, "file")}`,
    ].filter((part) => part !== "");
    if (parts.length > 0)
        return parts.join("; ");
    return changes.length === 0 ? "nothing to check" : "nothing to report";
}
function headlineOf(run) {
    return `${iconOf(run)} Provider Steward: ${describeRun(run)}`;
}
function iconOf({ files, unread, changes }) {
    const { error, warning } = countBySeverity(allDiagnostics(files));
    if (error + unread.length > 0)
        return "❌";
    const { opens, breaks } = countChanges(changes);
    return warning + opens + breaks + countUnknown(changes) > 0 ? "⚠️" : "✅";
}
function runNotes({ files, unread, untouched }) {
    const notes = [];
    if (unread.length > 0)
        notes.push(`Not checked: ${unread.length} of ${countOf(unread.length + files.length, "file")}. See the log for the reason.`);
    const elsewhere = untouched === undefined ? "" : describeCounts(untouched);
    if (elsewhere !== "")
        notes.push(`Not reported: ${elsewhere} on lines that the change does not touch.`);
    return notes;
}


/***/ }),

/***/ 7846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vX: () => (/* binding */ formatText),
  $t: () => (/* binding */ placeOf)
});

// UNUSED EXPORTS: describeSuppression, suppressedLine

// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic_diagnostic = __webpack_require__(3568);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/report/columns.js
var report_columns = __webpack_require__(193);
// EXTERNAL MODULE: ./.build/action/shared/report/limits.js
var limits = __webpack_require__(52);
;// CONCATENATED MODULE: ./.build/action/shared/report/code-frame.js



const TAB_COLUMNS = 4;
const LEAD_MAX_COLUMNS = limits/* CODE_FRAME_MAX_COLUMNS */.Z1 / 2;
const CUT = "…";
function codeFrame(source, range) {
    if (source === "")
        return undefined;
    const { offset, column } = range.start;
    const lineStart = offset - (column - 1);
    const from = Math.max(lineStart, offset - limits/* CODE_FRAME_MAX_COLUMNS */.Z1);
    const nearby = source.slice(from, offset + 2 * limits/* CODE_FRAME_MAX_COLUMNS */.Z1);
    const lineEnd = nearby.slice(offset - from).search(/[\r\n]|$/) + offset;
    const cells = toCells(source.slice(from, lineEnd), from);
    const before = cells.filter(({ end }) => end <= offset);
    const after = cells.slice(before.length);
    const fits = columnsOf(cells) <= limits/* CODE_FRAME_MAX_COLUMNS */.Z1;
    const lead = fits ? before : lastCells(before, LEAD_MAX_COLUMNS);
    const rest = firstCells(after, limits/* CODE_FRAME_MAX_COLUMNS */.Z1 - columnsOf(lead));
    const cutBefore = from > lineStart || lead.length < before.length ? CUT : "";
    const cutAfter = rest.length < after.length ? CUT : "";
    return {
        text: cutBefore + [...lead, ...rest].map(({ shown }) => shown).join("") + cutAfter,
        indent: cutBefore.length + columnsOf(lead),
        width: columnsOf(rest.filter(({ start }) => start < range.end.offset)),
    };
}
function toCells(text, offset) {
    const cells = [];
    let column = 0;
    for (const { 0: source, index } of text.matchAll(/##\[|[^]/gu)) {
        const shown = source === "\t" ? " ".repeat(TAB_COLUMNS - (column % TAB_COLUMNS)) : (0,printable/* printable */.g$)(source);
        const columns = (0,report_columns/* displayWidth */.F)(shown);
        cells.push({ shown, columns, start: offset + index, end: offset + index + source.length });
        column += columns;
    }
    return cells;
}
function columnsOf(cells) {
    return cells.reduce((sum, { columns }) => sum + columns, 0);
}
function firstCells(cells, maxColumns) {
    let columns = 0;
    const end = cells.findIndex((cell) => (columns += cell.columns) > maxColumns);
    return end === -1 ? cells : cells.slice(0, end);
}
function lastCells(cells, maxColumns) {
    return firstCells(cells.toReversed(), maxColumns).toReversed();
}

// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var run = __webpack_require__(2203);
;// CONCATENATED MODULE: ./.build/action/shared/report/text.js




const COLORS = {
    error: ["\u001b[1;31m", "\u001b[0m"],
    warning: ["\u001b[1;33m", "\u001b[0m"],
    notice: ["\u001b[1;36m", "\u001b[0m"],
    success: ["\u001b[1;32m", "\u001b[0m"],
    strong: ["\u001b[1m", "\u001b[0m"],
    faint: ["\u001b[2m", "\u001b[0m"],
};
function formatText(files, options) {
    const paint = options.color ? paintColor : (_, text) => text;
    const blocks = files.flatMap((file) => file.diagnostics.map((diagnostic) => formatDiagnostic(file, diagnostic, paint)));
    const suppressed = files.flatMap((file) => file.suppressed.map((one) => suppressedLine(file.path, one)));
    if (suppressed.length > 0)
        blocks.push(suppressed.map((line) => paint("faint", line)).join("\n"));
    return `${[...blocks, paint(colorOfVerdict(files), (0,run/* verdict */.WJ)(files))].join("\n\n")}\n`;
}
function formatDiagnostic(file, diagnostic, paint) {
    const { severity, range, fix } = diagnostic;
    return [
        [
            paint("strong", placeOf(file.path, range)),
            paint(severity, severity),
            (0,printable/* printable */.g$)(diagnostic.message),
            paint("faint", (0,printable/* printable */.g$)(diagnostic.rule)),
        ].join("  "),
        ...(range === undefined ? [] : formatFrame(file, range, severity, paint)),
        `  ${paint("faint", "why")}   ${(0,printable/* printable */.g$)(diagnostic.why)}`,
        `  ${paint("faint", "help")}  ${(0,printable/* printable */.g$)(diagnostic.advice)}`,
        ...(fix === undefined ? [] : [`  ${paint("faint", "fix")}   ${(0,diagnostic_diagnostic/* fixTitle */.Mw)(fix)}`]),
        ...diagnostic.related.map((place) => `  ${paint("faint", "see")}   ${placeOf(file.path, place.range)}  ${(0,printable/* printable */.g$)(place.message)}`),
    ].join("\n");
}
function formatFrame(file, range, severity, paint) {
    const frame = codeFrame(file.source, range);
    if (frame === undefined)
        return [];
    const number = String(range.start.line);
    const underline = paint(severity, "~".repeat(frame.width) || "^");
    const more = range.end.line > range.start.line ? paint("faint", ` to line ${range.end.line}`) : "";
    return [
        `  ${paint("faint", `${number} │`)} ${frame.text}`.trimEnd(),
        `  ${paint("faint", `${" ".repeat(number.length)} │`)} ${" ".repeat(frame.indent)}${underline}${more}`,
    ];
}
function suppressedLine(path, diagnostic) {
    const { range, severity, message, rule, suppression } = diagnostic;
    const reason = `(${describeSuppression(suppression)}: ${(0,printable/* printable */.g$)(suppression.reason)})`;
    return [placeOf(path, range), "suppressed", severity, (0,printable/* printable */.g$)(message), (0,printable/* printable */.g$)(rule), reason].join("  ");
}
function describeSuppression(suppression) {
    return suppression.kind === "comment"
        ? `comment on line ${suppression.line}`
        : `policy ${(0,printable/* printable */.g$)(suppression.pointer)}`;
}
function placeOf(path, range) {
    const shown = (0,printable/* printable */.g$)(path);
    const start = /^[ :]/.test(shown) ? `./${shown}` : shown;
    return range === undefined ? start : `${start}:${range.start.line}:${range.start.column}`;
}
function colorOfVerdict(files) {
    const severities = new Set(files.flatMap(({ diagnostics }) => diagnostics.map(({ severity }) => severity)));
    if (severities.has("error"))
        return "error";
    if (severities.has("warning"))
        return "warning";
    return severities.has("notice") ? "notice" : "success";
}
function paintColor(color, text) {
    const [start, reset] = COLORS[color];
    return `${start}${text}${reset}`;
}


/***/ }),

/***/ 156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ matchesSchema),
/* harmony export */   d: () => (/* binding */ schemaErrors)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5830);
/* harmony import */ var _schema_at_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8212);



function schemaErrors(root, schema, value, path, maxErrors) {
    const search = { root, path: [...path], errors: [], max: maxErrors };
    addErrors(search, schema, value);
    return search.errors;
}
function matchesSchema(root, schema, value) {
    return schemaErrors(root, schema, value, [], 1).length === 0;
}
function addErrors(search, written, value) {
    const schema = (0,_schema_at_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveSchema */ .$Z)(search.root, written, value);
    if (schema.type !== undefined && !isOfType(schema.type, value)) {
        addError(search, "type", { type: schema.type });
    }
    else if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        addErrorsInObject(search, schema, value);
    else if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value))
        addErrorsInItems(search, schema, value);
    else
        addErrorsInScalar(search, schema, value);
}
function addErrorsBelow(search, step, schema, value) {
    search.path.push(step);
    addErrors(search, schema, value);
    search.path.pop();
}
function isOfType(type, value) {
    switch (type) {
        case "object":
            return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value);
        case "array":
            return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(value);
        case "integer":
            return Number.isInteger(value);
        default:
            return typeof value === type;
    }
}
function addErrorsInObject(search, schema, value) {
    for (const key of schema.required ?? []) {
        if (!Object.hasOwn(value, key))
            addError(search, "required", { missingProperty: key });
    }
    if (schema.oneOf !== undefined) {
        const tagValue = Object.hasOwn(value, "type") ? value["type"] : undefined;
        addError(search, "discriminator", { tag: "type", tagValue });
        return;
    }
    for (const key of Object.keys(value)) {
        if (hasEnough(search))
            return;
        const isKnown = Object.hasOwn(schema.properties ?? {}, key) || schema.additionalProperties !== false;
        if (!isKnown)
            addError(search, "additionalProperties", { additionalProperty: key });
        else
            addErrorsBelow(search, key, (0,_schema_at_js__WEBPACK_IMPORTED_MODULE_0__/* .childSchema */ .u5)(schema, key), value[key] ?? null);
    }
}
function addErrorsInItems(search, { items }, values) {
    if (items === undefined)
        return;
    for (let index = 0; index < values.length && !hasEnough(search); index += 1) {
        addErrorsBelow(search, index, items, values[index] ?? null);
    }
}
function addErrorsInScalar(search, schema, value) {
    if (schema.const !== undefined && value !== schema.const) {
        addError(search, "const", { allowedValue: schema.const });
    }
    if (schema.enum?.some((allowed) => allowed === value) === false) {
        addError(search, "enum", { allowedValues: schema.enum });
    }
    if (typeof value === "string" && value.length < (schema.minLength ?? 0)) {
        addError(search, "minLength", { limit: schema.minLength });
    }
    if (typeof value !== "number")
        return;
    if (value < (schema.minimum ?? value))
        addError(search, "minimum", { limit: schema.minimum });
    if (value > (schema.maximum ?? value))
        addError(search, "maximum", { limit: schema.maximum });
}
function hasEnough({ errors, max }) {
    return errors.length >= max;
}
function addError(search, keyword, params) {
    if (hasEnough(search))
        return;
    search.errors.push({ instancePath: (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .exactPointer */ .bz)(search.path), schemaPath: "", keyword, params });
}


/***/ }),

/***/ 2173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parse)
});

// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/text/characters.js
var characters = __webpack_require__(5319);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var text_json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/syntax/limits.js
var limits = __webpack_require__(3535);
// EXTERNAL MODULE: ./.build/action/shared/text/sorted.js
var sorted = __webpack_require__(1850);
// EXTERNAL MODULE: ./.build/action/shared/syntax/structure.js
var syntax_structure = __webpack_require__(9406);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/bracket-index.js



const FIRST_LENGTH = 16;
const CHARACTERS_PER_PAIR = 256;
function indexBrackets(json) {
    const length = Math.max(FIRST_LENGTH, Math.ceil(json.length / CHARACTERS_PER_PAIR));
    let opens = new Int32Array(length);
    let closes = new Int32Array(length);
    let count = 0;
    const open = [];
    const structure = (0,syntax_structure/* createStructure */.O)(json);
    for (let at = structure.next(); at < json.length; at = structure.next()) {
        const code = json.charCodeAt(at);
        if (code === characters/* OPEN_BRACE */.Hv || code === characters/* OPEN_BRACKET */.WL) {
            if (count === opens.length)
                [opens, closes] = [withRoom(opens), withRoom(closes)];
            open.push(count);
            opens[count] = at;
            count += 1;
        }
        else if (code === characters/* CLOSE_BRACE */.rc || code === characters/* CLOSE_BRACKET */.wt) {
            closes[open.pop() ?? 0] = at + 1;
        }
    }
    let last = 0;
    return {
        closeOf(start) {
            if (opens[last] !== start) {
                const isNext = last + 1 < count && opens[last + 1] === start;
                last = isNext ? last + 1 : (0,sorted/* lastIndexNotAbove */.j)(opens, start, count);
            }
            return closes[last] ?? 0;
        },
    };
}
function withRoom(list) {
    const longer = new Int32Array(list.length * 2);
    longer.set(list);
    return longer;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/doubtful-fixes.js
function withoutDoubtfulFixes(found, root, shape) {
    const damaged = [];
    const mistakes = found.map((mistake) => {
        const against = elementsAgainst(mistake, root, shape);
        if (against.length === 0)
            return mistake;
        damaged.push(...against);
        const { fix: _fix, ...withoutFix } = mistake;
        return withoutFix;
    });
    return { mistakes, damaged };
}
function elementsAgainst({ joins, start }, root, shape) {
    const container = joins === undefined ? undefined : containerAt(start, root, shape);
    if (container === undefined)
        return [];
    const elements = elementsOf(container.node);
    const repeated = repeatedAcross(start, elements);
    if (joins === "by a comma")
        return repeated;
    return [...repeated, ...misfits(joins === "by a bracket" ? start : 0, container, elements)];
}
function containerAt(at, node, shape) {
    if (node.kind === "scalar")
        return undefined;
    const inner = elementsOf(node).find((element) => element.node.start <= at && at < element.node.end);
    const innermost = inner && containerAt(at, inner.node, shape.childOf(inner.key?.text));
    return innermost ?? { node, shape };
}
function elementsOf(node) {
    if (node.kind === "array")
        return Array.from(node.items.values(), (item) => ({ node: item }));
    return Array.from(node.properties.values()).flatMap((property) => property.duplicate === undefined ? [property] : Array.from(property.duplicate.values()));
}
function repeatedAcross(at, elements) {
    const byKey = Map.groupBy(elements.filter(({ key }) => key !== undefined), ({ key }) => key?.text);
    return Array.from(byKey.values())
        .filter((same) => same.some(({ node }) => node.start < at) && same.some(({ node }) => node.start >= at))
        .flatMap((same) => same.map(spanOf));
}
function misfits(from, { node: container, shape }, elements) {
    if (shape.kind !== undefined && shape.kind !== container.kind)
        return [container];
    return elements
        .filter(({ key, node }) => {
        if (node.start < from)
            return false;
        if (key !== undefined && shape.fitOf(key.text) === "unknown")
            return true;
        const { kind } = shape.childOf(key?.text);
        return kind !== undefined && kind !== node.kind;
    })
        .map(spanOf);
}
function spanOf({ key, node }) {
    return { start: key?.start ?? node.start, end: node.end };
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/syntax-mistakes.js

function mistake(place, message, advice) {
    return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}
function emptyFile(end) {
    return mistake({ start: end, end }, "The file contains no JSON value.", "Write a JSON object: {…}.");
}
function notJson(token) {
    return mistake(token, "This is not JSON.", 'Start the file with "{".');
}
function hashComment(token) {
    const use = 'Start the comment with "//".';
    const edits = [{ start: token.start, end: token.start + 1, text: "//" }];
    return { ...mistake(token, 'Comments cannot start with "#".', use), fix: { title: use, edits } };
}
function invisibleCharacter(token) {
    const code = (token.text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return mistake(token, `The invisible character U+${code} is not allowed here.`, "Remove it, or use an ordinary space.");
}
function secondDocument(token) {
    const message = "A second JSON document begins here.";
    return mistake(token, message, "Keep one JSON object in the file; check whether a bracket closes it too early.");
}
function textAfterDocument(token) {
    return mistake(token, "There is text after the end of the document.", "Keep one JSON object in the file; check whether a bracket closes it too early.");
}
function unclosedComment(token) {
    return mistake(token, 'A comment starts with "/*" and is not closed.', 'Close it with "*/".');
}
function tooDeep(token) {
    return {
        ...mistake(token, `Objects and arrays are nested more than ${limits/* NESTING_MAX_LEVELS */.sI} levels deep.`, "Use fewer levels."),
        rule: "nesting-depth",
    };
}
function keyTooLong(token) {
    return {
        ...mistake(token, `This key is longer than ${limits/* KEY_MAX_CHARACTERS */.yV} characters.`, "Use a shorter key."),
        rule: "key-length",
    };
}
function tooMany(last) {
    return mistake(last, `There are more than ${limits/* SYNTAX_MISTAKES_MAX */.fQ} syntax errors; those after this place are not listed.`, "Fix the first ones and check again.");
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/element-mistakes.js

function unexpected(token) {
    if (token.kind === ":")
        return mistake(token, 'Unexpected ":".', "Put keys and values in an object: {…}.");
    return mistake(token, `Unexpected "${token.kind}".`, "Remove it.");
}
function extraComma({ start, end }, isSecond) {
    const remove = 'Remove the ",".';
    const found = mistake({ start, end }, 'Unexpected ",": there is nothing before it.', remove);
    return isSecond ? { ...found, fix: { title: remove, edits: [{ start, end, text: "" }] } } : found;
}
function missingComma(previous, next, isOnOneLine) {
    const place = { start: previous.end, end: previous.end };
    const found = mistake(place, 'A "," is missing here.', "Add a comma.");
    return !isOnOneLine && beginsElement(next)
        ? { ...found, joins: "by a comma", fix: { title: "Add a comma.", edits: [{ ...place, text: "," }] } }
        : found;
}
function beginsElement({ kind, fault }) {
    return fault === undefined && (kind === "string" || kind === "{" || kind === "[");
}
const COLON_MISSING = 'A ":" is missing after this key.';
function missingColonAndValue(key) {
    return mistake(key, COLON_MISSING, 'Write ":" and a JSON value after it.');
}
function missingColon(key, isApart) {
    const found = mistake(key, COLON_MISSING, 'Write ":" after it.');
    const edits = [{ start: key.end, end: key.end, text: ":" }];
    return isApart ? { ...found, fix: { title: 'Add the ":".', edits } } : found;
}
function signInsteadOfColon(key, sign, isAdjoining) {
    const use = 'Use ":" instead.';
    const edits = [{ start: isAdjoining ? key.end : sign.start, end: sign.end, text: ":" }];
    return {
        ...mistake(sign, `"${sign.text}" cannot stand between a key and its value.`, use),
        fix: { title: use, edits },
    };
}
function missingValue(key) {
    return mistake(key, "This key has no value.", "Add a value, or remove the key.");
}
function missingKey(token) {
    return mistake(token, "A key is missing here.", 'Add a key in double quotes and ":" before the value.');
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/bracket.js
const CLOSE_OF = { "{": "}", "[": "]" };
const OPEN_OF = { "}": "{", "]": "[" };
function isOpening(kind) {
    return kind === "{" || kind === "[";
}
function isClosing(kind) {
    return kind === "}" || kind === "]";
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/open-object.js

const NO_PROPERTIES = new Map();
const PLAIN_PROPERTY = { configurable: true, enumerable: true, writable: true };
function openObject(start) {
    return { kind: "object", start, end: 0, value: {}, properties: NO_PROPERTIES };
}
function addProperty(state, object, key, node) {
    if (object.properties === NO_PROPERTIES)
        object.properties = new Map();
    const duplicate = duplicateOf(state, object.properties.get(key.text));
    const property = { key, node, duplicate };
    duplicate?.push(property);
    object.properties.set(key.text, property);
    if (key.text === text_json/* UNSAFE_KEY */.LO) {
        state.unsafeKeys.push({ path: [...state.path], key });
        Object.defineProperty(object.value, text_json/* UNSAFE_KEY */.LO, { ...PLAIN_PROPERTY, value: node.value });
    }
    else {
        object.value[key.text] = node.value;
    }
}
function duplicateOf({ path, duplicateKeys }, earlier) {
    if (earlier === undefined || earlier.duplicate !== undefined)
        return earlier?.duplicate;
    const properties = [earlier];
    duplicateKeys.push({ path: [...path], properties });
    return properties;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/mistakes.js



function missingCloses(repairs, place) {
    const brackets = repairs.map(({ bracket }) => bracket).join("");
    const end = endBefore(place);
    const isSure = repairs.every((repair) => isUnambiguous(repair, place.tokens));
    const what = repairs.length === 1 ? `A "${brackets}" is` : `${repairs.length} brackets are`;
    const message = `${what} missing here${isSure ? "" : " or earlier"}.`;
    const found = { ...mistake({ start: end, end }, message, `Add "${brackets}".`), joins: "by a bracket" };
    const opened = repairs.map((repair) => openedToken(repair, place)).filter((token) => token !== undefined);
    const related = opened.slice(0, limits/* RELATED_PLACES_MAX */.cb).map(notClosed);
    const [first] = opened;
    const isCertain = isSure && place.isIndented && repairs.length === 1 && first !== undefined && !isCutOff(place);
    return isCertain ? { ...found, related, fix: closeFix(brackets, first, place) } : { ...found, related };
}
function isCutOff({ tokens, index }) {
    const before = tokens[index - 1]?.kind;
    return isOpening(before) || (before === "," && tokens[index]?.kind === "end of file");
}
function isUnambiguous({ bracket, doubt: { from, to } }, tokens) {
    for (let index = from; index < to; index += 1)
        if (tokens[index]?.kind !== bracket)
            return false;
    return true;
}
function openedToken({ opened }, { tokens }) {
    return opened === undefined ? undefined : tokens[opened];
}
function notClosed({ kind, start, end }) {
    return { message: `This "${kind}" is not closed.`, start, end };
}
function endBefore({ tokens, index }) {
    return tokens[index - 1]?.end ?? tokens[index]?.start ?? 0;
}
function closeFix(bracket, opened, place) {
    const { text, tokens, index } = place;
    const at = endBefore(place);
    const inside = text.slice(opened.end, at);
    const [newLine] = /\r\n|\r|\n/.exec(inside) ?? [];
    const [indent = ""] = /^[ \t]*/.exec(lineBefore(text, opened.start)) ?? [];
    const before = newLine === undefined ? (/^\s/.exec(inside)?.[0] ?? "") : newLine + indent;
    const isFollowed = !["}", "]", ",", "end of file"].includes(tokens[index]?.kind ?? "end of file");
    const edit = { start: at, end: at, text: `${before}${bracket}${isFollowed ? "," : ""}` };
    return { title: `Add the "${bracket}".`, edits: [edit] };
}
function lineBefore(text, offset) {
    return text.slice(Math.max(text.lastIndexOf("\n", offset), text.lastIndexOf("\r", offset)) + 1, offset);
}
function missingOpen(repair, place) {
    const { bracket } = repair;
    const start = placeOfOpen(place);
    const message = `A "${bracket}" is missing here.`;
    const found = { ...mistake({ start, end: start }, message, `Add "${bracket}".`), joins: "by a bracket" };
    const isCertain = place.isIndented && isUnambiguous(repair, place.tokens) && isAfterColon(place);
    const edits = [{ start, end: start, text: ` ${bracket}` }];
    return isCertain ? { ...found, fix: { title: `Add the "${bracket}".`, edits } } : found;
}
function placeOfOpen(place) {
    return isAfterColon(place) ? endBefore(place) : (place.tokens[place.index]?.start ?? 0);
}
function isAfterColon({ tokens, index }) {
    return tokens[index - 1]?.kind === ":";
}
function extraBracket(repair, { tokens, index, isIndented }) {
    const { start, end } = tokens[index] ?? { start: 0, end: 0 };
    const message = `Unexpected "${repair.bracket}".`;
    const found = { ...mistake({ start, end }, message, "Remove it."), joins: "without a bracket" };
    if (!isIndented || !isUnambiguous(repair, tokens))
        return found;
    return { ...found, fix: { title: `Remove the "${repair.bracket}".`, edits: [{ start, end, text: "" }] } };
}
function wrongBracket(repair, place) {
    const { kind, start, end } = place.tokens[place.index] ?? { kind: "end of file", start: 0, end: 0 };
    const opened = openedToken(repair, place);
    const why = opened === undefined ? "" : `: the "${opened.kind}" before it is not closed`;
    return {
        ...mistake({ start, end }, `Unexpected "${kind}"${why}.`, `Use "${repair.bracket}" instead.`),
        related: opened === undefined ? [] : [notClosed(opened)],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/apply.js


function applyRepairs(text, own, passed, { repairs, isIndented }) {
    const byPlace = Map.groupBy(repairs, (repair) => insertionIndex(repair, own));
    const tokens = [];
    const mistakes = new Map();
    for (const [index, token] of own.entries()) {
        const here = byPlace.get(index);
        const before = passed.get(index) ?? [];
        const found = here === undefined ? before : [...before, ...mistakesOf(here, { text, tokens: own, index, isIndented })];
        if (found.length > 0)
            mistakes.set(tokens.length, [...(mistakes.get(tokens.length) ?? []), ...found]);
        if (here === undefined)
            tokens.push(token);
        else
            tokens.push(...repairedTokens(here, own, index));
    }
    return { tokens, mistakes, damaged: repairs.flatMap((repair) => damageOf(repair, own)) };
}
function insertionIndex(repair, own) {
    const isBeforeComma = own[repair.at - 1]?.kind === "," && own[repair.at]?.kind !== "end of file";
    return isMissingClose(repair) && isBeforeComma ? repair.at - 1 : repair.at;
}
function isMissingClose({ kind, bracket }) {
    return kind === "missing" && !isOpening(bracket);
}
function mistakesOf(repairs, place) {
    const closing = repairs.filter(isMissingClose);
    const others = repairs.filter((repair) => !isMissingClose(repair));
    const found = closing.length > 0 ? [missingCloses(closing, place)] : [];
    return [
        ...found,
        ...others.map((repair) => {
            if (repair.kind === "missing")
                return missingOpen(repair, place);
            return repair.kind === "extra" ? extraBracket(repair, place) : wrongBracket(repair, place);
        }),
    ];
}
function repairedTokens(repairs, tokens, index) {
    const added = repairs
        .filter(({ kind }) => kind === "missing")
        .map(({ bracket }) => {
        const at = isOpening(bracket) ? placeOfOpen({ tokens, index }) : endBefore({ tokens, index });
        return { kind: bracket, start: at, end: at, text: bracket, fault: undefined };
    });
    const token = tokens[index];
    const other = repairs.find(({ kind }) => kind !== "missing");
    if (token === undefined || other?.kind === "extra")
        return added;
    return [...added, other === undefined ? token : { ...token, kind: other.bracket }];
}
function damageOf(repair, tokens) {
    const { kind, at, bracket, opened, doubt } = repair;
    const container = opened === undefined ? undefined : tokens[opened];
    const isAfterKey = kind === "missing" && isOpening(bracket) && tokens[at - 1]?.kind === ":";
    const place = isMissingClose(repair) ? undefined : tokens[isAfterKey ? at - 1 : at];
    const [first, last] = [tokens[doubt.from], tokens[doubt.to - 1]];
    const isDoubtful = doubt.from < doubt.to && first !== undefined && last !== undefined;
    return [place, container, isDoubtful ? { start: first.start, end: last.end } : undefined].filter((span) => span !== undefined);
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/candidates.js

const MARGIN = 30;
function createBestReadings(at) {
    const found = [];
    return {
        add(reading) {
            const index = found.findIndex(({ top }) => top === reading.top);
            const other = found[index];
            if (other === undefined)
                found.push(reading);
            else
                found[index] = cheaper(other, reading, at);
        },
        best() {
            if (found.length === 1)
                return found;
            const ordered = found.toSorted((one, other) => one.cost - other.cost);
            const bound = (ordered[0]?.cost ?? 0) + MARGIN;
            return ordered.filter(({ cost }, index) => cost <= bound && index < limits/* READINGS_MAX */.fj);
        },
    };
}
function cheaper(one, other, at) {
    if (one.cost !== other.cost)
        return one.cost < other.cost ? one : other;
    const [later, earlier] = (one.last?.repair.at ?? 0) > (other.last?.repair.at ?? 0) ? [one, other] : [other, one];
    if (later.last === undefined || earlier.last === undefined)
        return later;
    const { repair } = later.last;
    const from = Math.min(repair.doubt.from, earlier.last.repair.doubt.from);
    return { ...later, last: { ...later.last, repair: { ...repair, doubt: { from, to: at } } } };
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/reading.js

function beginReading(shape) {
    const document = { bracket: undefined, around: undefined, start: -1, isMissing: true, level: 0, shape };
    return { top: { ...document, indent: -1, elementIndent: -1 }, next: shape, cost: 0, misfit: 0, last: undefined };
}
function repairsOf({ last }) {
    const repairs = [];
    for (let step = last; step !== undefined; step = step.before)
        repairs.push(step.repair);
    return repairs.toReversed();
}
function countOf({ last }) {
    return last?.count ?? 0;
}
const REPAIR_COSTS = { missing: 10, extra: 12, wrong: 11 };
const MISSING_OPEN_COST = 11;
function repaired(reading, kind, bracket, at) {
    const { top, last, cost } = reading;
    const opened = isClosing(bracket) && kind !== "extra" && !top.isMissing ? top.start : undefined;
    const repair = { kind, at, bracket, opened, doubt: { from: at, to: at } };
    const step = { repair, count: countOf(reading) + 1, before: last };
    const more = kind === "missing" && isOpening(bracket) ? MISSING_OPEN_COST : REPAIR_COSTS[kind];
    return { ...reading, cost: cost + more, last: step };
}
function reading_closed(reading) {
    return { ...reading, top: reading.top.around ?? reading.top };
}
function closedByRepair(reading, at) {
    const { bracket } = reading.top;
    return bracket === undefined ? reading : reading_closed(repaired(reading, "missing", CLOSE_OF[bracket], at));
}
function openedByRepair(reading, bracket, at, { indentation }) {
    const { top: around, next } = reading;
    const shape = around.bracket === "[" ? around.shape.childOf() : next;
    const place = { bracket, around, start: at, isMissing: true, level: around.level + 1, shape };
    const indent = indentation.ofLine[at - 1] ?? -1;
    const top = { ...place, indent, elementIndent: indentation.ofFirst[at] ?? -1 };
    return { ...repaired(reading, "missing", bracket, at), top };
}
const UNGRAMMATICAL = 10;
function paying(reading, cost) {
    return cost === 0 ? reading : { ...reading, cost: reading.cost + cost };
}
function payingForMisfit(reading, misfit) {
    return misfit === 0 ? reading : { ...paying(reading, misfit), misfit: reading.misfit + misfit };
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/closing.js



const NO_COMMA = 2;
const OTHER_INDENTATION = 2;
const WELL_PLACED = 2;
const ON_ANOTHER_LINE = 1;
function withClosings(readings, at, source) {
    const { tokens, mayHaveMore, repairsMax } = source;
    const before = tokens[at - 1]?.kind;
    const kind = tokens[at]?.kind;
    const isMissing = (bracket) => bracket !== undefined && mayHaveMore[bracket];
    const mayEnd = before !== ":" && kind !== "end of file" && (isMissing("{") || isMissing("["));
    if (!mayEnd)
        return readings;
    const comma = before === "," || isClosing(kind) ? 0 : NO_COMMA;
    const bound = (readings[0]?.cost ?? 0) + MARGIN;
    const found = createBestReadings(at);
    for (const reading of readings) {
        found.add(reading);
        let closing = paying(reading, comma);
        while (isMissing(closing.top.bracket) && countOf(closing) < repairsMax && closing.cost <= bound) {
            closing = closedByRepair(closing, at);
            found.add(closing);
        }
    }
    return found.best();
}
function closedAtEnd(reading, at) {
    let closing = reading;
    while (closing.top.bracket !== undefined)
        closing = closedByRepair(closing, at);
    return closing;
}
function readClose(reading, kind, at, source, found) {
    const { mayHaveMore, tokens, repairsMax } = source;
    const { bracket } = reading.top;
    const isMatch = bracket === OPEN_OF[kind];
    const mayBeExtra = mayHaveMore[kind] && countOf(reading) < repairsMax;
    const isAfterColon = tokens[at - 1]?.kind === ":";
    const withoutValue = isAfterColon ? UNGRAMMATICAL : 0;
    const isWellPlaced = isMatch && source.indentation.ofFirst[at] === reading.top.indent;
    if (isMatch)
        found.add(reading_closed(fittedToLine(paying(reading, withoutValue), at, source)));
    if (!isMatch || mayBeExtra)
        found.add(paying(repaired(reading, "extra", kind, at), withoutValue + (isWellPlaced ? WELL_PLACED : 0)));
    if (mayBeExtra && isAfterColon)
        found.add(reading_closed(openedByRepair(reading, OPEN_OF[kind], at, source)));
    if (isMatch || bracket === undefined)
        return;
    found.add(reading_closed(repaired(reading, "wrong", CLOSE_OF[bracket], at)));
    let closing = reading;
    while (closing.top.bracket !== undefined && closing.top.bracket !== OPEN_OF[kind])
        closing = closedByRepair(closing, at);
    if (closing.top.bracket !== undefined)
        found.add(reading_closed(fittedToLine(closing, at, source)));
}
function fittedToLine(reading, at, { indentation }) {
    const { indent, elementIndent } = reading.top;
    const own = indentation.ofFirst[at] ?? -1;
    if (own < 0)
        return payingForMisfit(reading, elementIndent < 0 ? 0 : ON_ANOTHER_LINE);
    return payingForMisfit(reading, own === indent ? 0 : OTHER_INDENTATION);
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/element.js


const KEY_COSTS = { named: 0, free: 1, unknown: 2 };
const OTHER_KIND = 2;
const LIST_IN_LIST = 2;
const element_OTHER_INDENTATION = 2;
function readElement(reading, at, source, found) {
    const { tokens, mayHaveMore } = source;
    const isKey = isKeyAt(tokens, at);
    const read = isKey ? readKey : readValue;
    found.add(read(reading, at, source));
    if (countOf(reading) >= source.repairsMax)
        return;
    const { bracket } = reading.top;
    const hasKey = element_isAfterColon(reading, at, source);
    if (isKey && mayHaveMore["}"] && (hasKey || bracket !== "{"))
        found.add(read(openedByRepair(reading, "{", at, source), at, source));
    const kind = tokens[at]?.kind;
    if (!isKey && mayHaveMore["]"] && hasKey && bracket === "{")
        found.add(read(paying(openedByRepair(reading, "[", at, source), kind === "[" ? LIST_IN_LIST : 0), at, source));
    if (isOpening(kind) && mayHaveMore[kind] && !hasKey && bracket !== "[")
        found.add(repaired(reading, "extra", kind, at));
}
function isKeyAt(tokens, at) {
    return !isOpening(tokens[at]?.kind) && tokens[at + 1]?.kind === ":";
}
function element_isAfterColon({ top }, at, { tokens }) {
    return tokens[at - 1]?.kind === ":" && top.start !== at;
}
function readKey(reading, at, source) {
    const { bracket, shape } = reading.top;
    const key = source.tokens[at]?.text ?? "";
    const isRight = bracket === "{" && !element_isAfterColon(reading, at, source);
    const fit = bracket === "{" ? shape.fitOf(key) : "unknown";
    const read = paying(element_fittedToLine(reading, at, source), (isRight ? 0 : UNGRAMMATICAL) + KEY_COSTS[fit]);
    return { ...read, next: shape.childOf(key) };
}
function readValue(reading, at, source) {
    const { top, next } = reading;
    const hasKey = element_isAfterColon(reading, at, source);
    const shape = hasKey ? next : top.bracket === "[" ? top.shape.childOf() : top.shape;
    const kind = source.tokens[at]?.kind;
    const isRight = hasKey || top.bracket === "[" || (top.bracket === undefined && at === 0);
    const isOther = isRight && shape.kind !== undefined && shape.kind !== kindOfToken(kind);
    const read = hasKey ? reading : element_fittedToLine(reading, at, source);
    const paid = paying(read, (isRight ? 0 : UNGRAMMATICAL) + (isOther ? OTHER_KIND : 0));
    return isOpening(kind) ? { ...paid, top: element_open(kind, shape, top, at, source) } : paid;
}
function kindOfToken(kind) {
    if (kind === "{")
        return "object";
    return kind === "[" ? "array" : "scalar";
}
function element_open(bracket, shape, around, at, { tokens, indentation }) {
    const isEmpty = isClosing(tokens[at + 1]?.kind);
    const place = { bracket, around, start: at, isMissing: false, level: around.level + 1, shape };
    const elementIndent = isEmpty ? -1 : (indentation.ofFirst[at + 1] ?? -1);
    return { ...place, indent: indentation.ofLine[at] ?? 0, elementIndent };
}
function element_fittedToLine(reading, at, { indentation }) {
    const { bracket, indent, elementIndent } = reading.top;
    const own = indentation.ofFirst[at] ?? -1;
    if (own < 0)
        return reading;
    const isOutside = bracket !== undefined && own <= indent;
    const isOther = elementIndent >= 0 && own !== elementIndent;
    return payingForMisfit(reading, (isOutside ? element_OTHER_INDENTATION : 0) + (isOther ? element_OTHER_INDENTATION : 0));
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/indentation.js
function readIndentation(text, tokens) {
    const ofFirst = new Int32Array(tokens.length).fill(-1);
    const ofLine = new Int32Array(tokens.length);
    let hasLines = false;
    let before = 0;
    let current = 0;
    for (const [index, { start, end }] of tokens.entries()) {
        const gap = text.slice(before, start);
        const line = Math.max(gap.lastIndexOf("\n"), gap.lastIndexOf("\r")) + 1;
        if (index === 0 || line > 0)
            current = ofFirst[index] = gap.length - line - gap.slice(line).trimStart().length;
        hasLines ||= index > 0 && line > 0;
        ofLine[index] = current;
        before = end;
    }
    return { ofFirst, ofLine, hasLines };
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/brackets/repair.js







function repairBrackets(text, tokens, shape) {
    const source = { tokens, indentation: readIndentation(text, tokens), ...countSurplus(tokens) };
    let best = beginReading(shape);
    let readings = [best];
    for (let at = 0; at < tokens.length && !isEnough(best); at += 1) {
        readings = extendReadings(readings, at, source);
        best = readings[0] ?? best;
    }
    return { repairs: repairsOf(best), isIndented: best.misfit === 0 && source.indentation.hasLines };
}
function countSurplus(tokens) {
    const counts = new Map();
    for (const { kind } of tokens)
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const more = (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0);
    const [braces, brackets] = [more("{", "}"), more("[", "]")];
    const isMixed = hasKeyAfterKey(tokens);
    const mayHaveMore = {
        "{": isMixed || braces > 0,
        "}": isMixed || braces < 0,
        "[": isMixed || brackets > 0,
        "]": isMixed || brackets < 0,
    };
    return { mayHaveMore, repairsMax: Math.abs(braces) + Math.abs(brackets) + (isMixed ? MIXED_REPAIRS : 0) };
}
const MIXED_REPAIRS = 2;
function hasKeyAfterKey(tokens) {
    return tokens.some(({ kind }, index) => kind === "string" && tokens[index - 1]?.kind === ":" && tokens[index + 1]?.kind === ":");
}
function isEnough(best) {
    return countOf(best) >= limits/* SYNTAX_MISTAKES_MAX */.fQ || best.top.level > limits/* NESTING_MAX_LEVELS */.sI;
}
function extendReadings(readings, at, source) {
    const { kind, fault } = source.tokens[at] ?? { kind: "end of file" };
    if (kind === "," || kind === ":")
        return readings;
    const found = createBestReadings(at);
    for (const reading of withClosings(readings, at, source)) {
        if (isClosing(kind))
            readClose(reading, kind, at, source, found);
        else if (kind === "end of file")
            found.add(fault === undefined ? closedAtEnd(reading, at) : reading);
        else
            readElement(reading, at, source, found);
    }
    return found.best();
}

// EXTERNAL MODULE: ./.build/action/shared/syntax/tokens.js + 2 modules
var syntax_tokens = __webpack_require__(4184);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/repaired-tokens.js






const OPEN_MAX_LEVELS = limits/* NESTING_MAX_LEVELS */.sI + limits/* SYNTAX_MISTAKES_MAX */.fQ;
function readRepairedTokens(text, shape) {
    const reader = (0,syntax_tokens/* readTokens */.He)(text);
    const tokens = [];
    const passed = new Map();
    let passedCount = 0;
    let level = 0;
    do {
        const isEnough = level > OPEN_MAX_LEVELS || passedCount > limits/* SYNTAX_MISTAKES_MAX */.fQ;
        const token = isEnough ? endOfFile(text) : reader.next();
        const mistake = passedOver(token);
        if (mistake === undefined) {
            tokens.push(token);
            level += isOpening(token.kind) ? 1 : isClosing(token.kind) ? -1 : 0;
        }
        else {
            const before = passed.get(tokens.length);
            if (before === undefined)
                passed.set(tokens.length, [mistake]);
            else
                before.push(mistake);
            passedCount += 1;
        }
    } while (tokens.at(-1)?.kind !== "end of file");
    const { comments } = reader;
    const isRight = doBracketsFit(tokens) && !hasKeyAfterKey(tokens);
    if (isRight || level > OPEN_MAX_LEVELS)
        return { tokens, mistakes: passed, damaged: [], comments };
    return { ...applyRepairs(text, tokens, passed, repairBrackets(text, tokens, shape)), comments };
}
function endOfFile({ length }) {
    return { kind: "end of file", start: length, end: length, text: "", fault: undefined };
}
function passedOver(token) {
    if (token.kind !== "unknown")
        return undefined;
    if (token.text.startsWith("#"))
        return hashComment(token);
    return /^[\s\p{Cf}]/u.test(token.text) ? invisibleCharacter(token) : undefined;
}
function doBracketsFit(tokens) {
    const open = [];
    for (const { kind } of tokens) {
        if (isOpening(kind))
            open.push(kind);
        else if (isClosing(kind) && open.pop() !== OPEN_OF[kind])
            return false;
    }
    return open.length === 0 || tokens.at(-1)?.fault === "unclosed comment";
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/scalar-mistakes.js


function keyWithoutQuotes(token, hasColon) {
    if (isTypographic(token.text))
        return wrongQuotes(token, token.text);
    const found = mistake(token, "This key is not in double quotes.", 'Write the key as "key".');
    if (!hasColon || !/^[A-Za-z_$][\w$-]*$/.test(token.text))
        return found;
    const edits = [token.start, token.end].map((offset) => ({ start: offset, end: offset, text: '"' }));
    return { ...found, fix: { title: "Put the key in double quotes.", edits } };
}
function keyWithoutQuote(token) {
    const found = oneQuote(token);
    if (!/^[A-Za-z_$][\w$-]*$/.test(token.text))
        return found;
    const at = token.fault === "no opening quote" ? token.start : token.end;
    return { ...found, fix: { title: "Add the double quote.", edits: [{ start: at, end: at, text: '"' }] } };
}
function oneQuote(token) {
    return token.fault === "no opening quote"
        ? mistake(token, "The double quote before this text is missing.", "Add it.")
        : mistake(token, "This string is not closed.", "Close it with a double quote.");
}
function wrongCase(token) {
    const use = `Use ${token.text.toLowerCase()}.`;
    const fix = { title: use, edits: [{ start: token.start, end: token.end, text: token.text.toLowerCase() }] };
    return { ...mistake(token, "This is not a JSON value.", use), fix };
}
function notAValue(place, text, hasKey) {
    const word = text.slice(place.start, place.end);
    if (isTypographic(word))
        return wrongQuotes(place, word);
    return mistake(place, "This is not a JSON value.", adviceForWord(word, hasKey));
}
function isTypographic(word) {
    return /^[\u2018-\u201f\u00ab\u00bb]/.test(word);
}
const ADVICE_ON_QUOTES = 'Use " instead.';
function wrongQuotes(place, text) {
    if (isTypographic(text) || isTypographic(text.slice(-1))) {
        return mistake(place, "These are typographic quotes.", ADVICE_ON_QUOTES);
    }
    const kind = text.startsWith("'") ? "single quotes" : "backticks";
    return mistake(place, `These are ${kind}.`, ADVICE_ON_QUOTES);
}
const USE_DOUBLE_QUOTES = "Use double quotes.";
function joinQuotes(one, other) {
    const areBoth = one.fix?.title === USE_DOUBLE_QUOTES && other.fix?.title === USE_DOUBLE_QUOTES;
    if (!areBoth || one.message !== other.message || one.fix.edits.length >= limits/* JOINED_QUOTES_MAX_EDITS */.Ds)
        return undefined;
    return { ...one, end: other.end, fix: { ...one.fix, edits: [...one.fix.edits, ...other.fix.edits] } };
}
function replaceQuotes({ start, end }, text) {
    const wrong = [start, end - 1].filter((offset) => text[offset] !== '"');
    return {
        title: USE_DOUBLE_QUOTES,
        edits: wrong.map((offset) => ({ start: offset, end: offset + 1, text: '"' })),
    };
}
function adviceForWord(word, hasKey) {
    if (word.startsWith("="))
        return 'Remove the "=".';
    if (word.startsWith("'") || word.startsWith("`"))
        return 'Put the text in double quotes: "…".';
    if (/^off$/i.test(word))
        return 'Use "off" in double quotes, or false.';
    if (/^(yes|no|on)$/i.test(word))
        return "Use true or false, or put the text in double quotes.";
    if (/^(true|false)$/i.test(word))
        return `Use ${word.toLowerCase()}.`;
    if (/^(null|none|nil|undefined|[-+]?(nan|inf|infinity))$/i.test(word)) {
        const [remove, its] = hasKey ? ["Remove the key", "its"] : ["Remove it", "a"];
        return `${remove}, or write ${its} value: text in double quotes, a number, true, false, {…} or […].`;
    }
    if (/[;\u037e\uff0c\uff1b]$/.test(word))
        return "End it with a comma.";
    if (/^[-+.\d]/.test(word)) {
        return 'Write a number such as 42, -1 or 0.5, without "+", leading zeros or units, or put the text in double quotes.';
    }
    return 'Put the text in double quotes: "…".';
}
const GOOD_CHARACTERS = /^(?:[^\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/;
function inString(token, text) {
    if (token.fault === "no opening quote" || token.fault === "no closing quote")
        return oneQuote(token);
    if (token.fault === "wrong quotes") {
        return { ...wrongQuotes(token, text.slice(token.start, token.end)), fix: replaceQuotes(token, text) };
    }
    if (token.fault === "unclosed string") {
        return mistake(token, "This string is not closed.", String.raw `Close it with a double quote; write a line break as \n.`);
    }
    const raw = text.slice(token.start, token.end);
    const start = token.start + (GOOD_CHARACTERS.exec(raw)?.[0].length ?? 0);
    if (text[start] === "\\") {
        const end = Math.min(start + 2, token.end - 1);
        return mistake({ start, end }, "This escape is not valid in JSON.", String.raw `Write a backslash as \\; valid escapes are \" \\ \/ \b \f \n \r \t and \uXXXX.`);
    }
    return mistake({ start, end: start + 1 }, "A string cannot contain a control character.", String.raw `Write it as an escape, for example a tab as \t.`);
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/recovery.js




function startRecovery(text, { tokens, mistakes, damaged }) {
    const end = endOfFile(text);
    const state = {
        text,
        tokens,
        repaired: mistakes,
        found: [],
        damaged: [...damaged],
        duplicateKeys: [],
        unsafeKeys: [],
        path: [],
        isOutOfStep: false,
        outOfStepSince: 0,
        unreadFrom: undefined,
        level: 0,
        index: 0,
        token: end,
        previous: end,
    };
    advance(state);
    return state;
}
function advance(state) {
    state.previous = state.token;
    state.token = state.unreadFrom === undefined ? nextToken(state) : endOfFile(state.text);
    return state.previous;
}
function nextToken(state) {
    const { text, tokens, repaired, index } = state;
    for (const mistake of repaired.get(index) ?? [])
        reportMistake(state, mistake);
    state.index += 1;
    return state.unreadFrom === undefined ? (tokens[index] ?? endOfFile(text)) : endOfFile(text);
}
function reportMistake(state, mistake) {
    const { found } = state;
    if (state.unreadFrom !== undefined)
        return;
    const last = found.at(-1);
    const joined = last && isOnOneLine(state, last, mistake) ? joinQuotes(last, mistake) : undefined;
    if (joined !== undefined)
        found.pop();
    found.push(joined ?? mistake);
    if (found.length === limits/* SYNTAX_MISTAKES_MAX */.fQ)
        reportAndStop(state, tooMany(mistake));
}
function reportAndStop(state, mistake, from = mistake.start) {
    if (state.unreadFrom === undefined)
        state.found.push(mistake);
    stopReading(state, from);
}
function stopReading(state, from) {
    const { text, damaged } = state;
    if (state.unreadFrom === undefined) {
        damaged.push({ start: from, end: text.length });
        state.unreadFrom = from;
    }
    state.token = endOfFile(text);
}
function reportAlone(state, mistake) {
    for (const list of [state.found, state.duplicateKeys, state.unsafeKeys])
        list.length = 0;
    reportAndStop(state, mistake, 0);
}
function reportDamage(state, mistake) {
    reportMistake(state, mistake);
    if (mistake.fix === undefined)
        state.damaged.push({ start: mistake.start, end: mistake.end });
}
function reportOutOfStep(state, mistake) {
    if (state.isOutOfStep)
        return;
    reportMistake(state, mistake);
    if (mistake.fix === undefined)
        loseStep(state, mistake.start);
}
function loseStep(state, since) {
    if (!state.isOutOfStep)
        state.outOfStepSince = since;
    state.isOutOfStep = true;
}
function findStep(state) {
    const { damaged, outOfStepSince: start, previous } = state;
    if (state.isOutOfStep)
        damaged.push({ start, end: Math.max(start, previous.end) });
    state.isOutOfStep = false;
}
function skipValue(state) {
    loseStep(state, state.previous.start);
    let last = state.previous;
    while (!isAtEndOfValue(state) && isOnLineOf(state, last))
        last = advance(state);
}
function leaveCutOff({ found, token, damaged }) {
    const last = found.at(-1);
    if (last?.fix === undefined || last.start !== token.start)
        return;
    const { fix: _fix, ...mistake } = last;
    found[found.length - 1] = mistake;
    damaged.push({ start: mistake.start, end: mistake.end });
}
function isOnLineOf(state, earlier) {
    return state.token.kind !== "end of file" && isOnOneLine(state, earlier, state.token);
}
function isOnOneLine({ text }, earlier, later) {
    return !/[\r\n]/.test(text.slice(earlier.end, later.start));
}
function isAtEndOfValue({ token: { kind } }) {
    return kind === "," || kind === "}" || kind === "]" || kind === "end of file";
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/recover-scalars.js


const WORDS = new Set(["number", "true", "false", "null", "unknown"]);
function isWord({ kind }) {
    return WORDS.has(kind);
}
function parseString(state, aboutQuote) {
    const string = advance(state);
    if (string.fault === "unclosed string") {
        reportOutOfStep(state, inString(string, state.text));
    }
    else {
        findStep(state);
        const isHalf = string.fault === "no opening quote" || string.fault === "no closing quote";
        if (isHalf && aboutQuote !== undefined)
            reportDamage(state, aboutQuote(string));
        else if (string.fault !== undefined)
            reportDamage(state, inString(string, state.text));
    }
    return { kind: "scalar", start: string.start, end: string.end, value: string.text };
}
function parseWord(state) {
    const first = advance(state);
    const last = lastOfWords(state, first);
    const place = { kind: "scalar", start: first.start, end: last.end };
    if (last === first && first.kind !== "unknown" && first.fault === undefined) {
        findStep(state);
        return { ...place, value: wordValue(first) };
    }
    if (last === first && /^(?:true|false)$/i.test(first.text) && isAtEndOfValue(state)) {
        reportOutOfStep(state, wrongCase(first));
        return { ...place, value: /^true$/i.test(first.text) };
    }
    reportOutOfStep(state, notAValue(place, state.text, typeof state.path.at(-1) === "string"));
    skipValue(state);
    return { ...place, value: null };
}
function lastOfWords(state, first) {
    let last = first;
    while (isWord(state.token) && (first.kind === "unknown" ? isOnLineOf(state, last) : state.token.start === last.end)) {
        last = advance(state);
    }
    return last;
}
function wordValue(word) {
    if (word.kind === "number")
        return Number(word.text);
    return word.kind === "null" ? null : word.kind === "true";
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/recover-values.js








function parseValue(state) {
    const { token } = state;
    if (token.kind === "{")
        return parseContainer(state, parseObject);
    if (token.kind === "[")
        return parseContainer(state, parseArray);
    if (token.kind === "string")
        return parseString(state);
    return isWord(token) ? parseWord(state) : undefined;
}
function parseContainer(state, parseRest) {
    const start = advance(state);
    if (!isOpening(state.token.kind))
        findStep(state);
    state.level += 1;
    if (state.level > limits/* NESTING_MAX_LEVELS */.sI)
        reportAndStop(state, tooDeep(start));
    const node = parseRest(state, start);
    state.level -= 1;
    node.end = state.previous.end;
    return node;
}
function parseObject(state, start) {
    const object = openObject(start.start);
    while (!isClosed(state, start)) {
        parseProperty(state, object);
        parseSeparator(state);
    }
    return object;
}
function parseArray(state, start) {
    const array = { kind: "array", start: start.start, end: 0, value: [], items: [] };
    while (!isClosed(state, start)) {
        state.path.push(array.items.length);
        const node = parseValue(state);
        state.path.pop();
        if (node !== undefined) {
            array.items.push(node);
            array.value.push(node.value);
        }
        parseSeparator(state);
    }
    return array;
}
function isClosed(state, start) {
    const close = start.kind === "{" ? "}" : "]";
    while (state.token.kind !== "end of file") {
        if (state.token.kind === close) {
            advance(state);
            findStep(state);
            return true;
        }
        if (!passOver(state))
            return false;
    }
    return true;
}
function passOver(state) {
    const { kind } = state.token;
    if (kind === ",") {
        const isSecond = state.previous.kind === ",";
        const extra = advance(state);
        reportOutOfStep(state, extraComma(extra, isSecond && state.token.kind !== ","));
        return true;
    }
    const isBracket = kind === "}" || kind === "]";
    if (isBracket)
        reportOutOfStep(state, unexpected(advance(state)));
    return isBracket;
}
function parseSeparator(state) {
    const { token, previous } = state;
    if (token.kind === ",") {
        advance(state);
        findStep(state);
    }
    else if (token.kind === ":") {
        reportOutOfStep(state, unexpected(advance(state)));
    }
    else if (token.fault === "unclosed string" && token.start === previous.end) {
        reportOutOfStep(state, inString(advance(state), state.text));
    }
    else if (!isAtEndOfValue(state) && !isMissing(previous)) {
        const mistake = missingComma(previous, token, isOnLineOf(state, previous));
        if (beginsElement(token))
            reportMistake(state, mistake);
        else
            reportOutOfStep(state, mistake);
    }
}
function parseProperty(state, object) {
    const key = parseKey(state);
    if (key === undefined)
        return skipValue(state);
    state.path.push(key.text);
    parseAfterKey(state, object, key);
    state.path.pop();
}
function parseAfterKey(state, object, key) {
    if (state.token.kind === ":") {
        advance(state);
        parsePropertyValue(state, object, key);
    }
    else if (isMissing(state.token)) {
        leaveCutOff(state);
    }
    else if (isAtEndOfValue(state)) {
        reportOutOfStep(state, missingValue(key));
        skipValue(state);
    }
    else {
        parseWithoutColon(state, object, key);
    }
}
function parseWithoutColon(state, object, key) {
    const { token, text } = state;
    const space = text.slice(key.end, token.start);
    if (/^=>?$/.test(token.text) && token.kind === "unknown") {
        reportOutOfStep(state, signInsteadOfColon(key, advance(state), space.trim() === ""));
    }
    else if (isWholeValue(token, state.tokens[state.index])) {
        reportOutOfStep(state, missingColon(key, space !== "" && isOnLineOf(state, key)));
    }
    else {
        reportOutOfStep(state, missingColonAndValue(key));
        return skipValue(state);
    }
    parsePropertyValue(state, object, key);
}
function parseKey(state) {
    const start = state.token;
    if (start.kind === "string") {
        if (start.end - start.start > limits/* KEY_MAX_CHARACTERS */.yV + 2)
            reportAndStop(state, keyTooLong(start));
        parseString(state, keyWithoutQuote);
        return start;
    }
    if (isWord(start)) {
        advance(state);
        const hasColon = state.token.kind === ":";
        reportOutOfStep(state, keyWithoutQuotes(start, hasColon));
        return hasColon ? start : undefined;
    }
    reportOutOfStep(state, missingKey(start));
    if (start.kind === ":")
        advance(state);
    parseValue(state);
    return undefined;
}
function parsePropertyValue(state, object, key) {
    findStep(state);
    const node = parseValue(state);
    if (node !== undefined && state.token.kind !== ":")
        return addProperty(state, object, key, node);
    if (isMissing(state.token))
        return leaveCutOff(state);
    reportOutOfStep(state, missingValue(key));
    if (state.token.kind === ":")
        advance(state);
    parseValue(state);
}
function isWholeValue(token, next) {
    if (next?.kind === ":" || token.fault !== undefined)
        return false;
    if (beginsElement(token))
        return true;
    const isGlued = next?.start === token.end && isWord(next);
    return token.kind !== "unknown" && isWord(token) && !isGlued;
}
function isMissing({ start, end }) {
    return start === end;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/shape.js
const ANY_SHAPE = { kind: undefined, fitOf: () => "named", childOf: () => ANY_SHAPE };

;// CONCATENATED MODULE: ./.build/action/shared/syntax/recover.js







function recover(text, shape = ANY_SHAPE) {
    const repaired = readRepairedTokens(text, shape);
    const state = startRecovery(text, repaired);
    const parsed = parseDocument(state);
    const root = parsed ?? { kind: "scalar", start: 0, end: text.length, value: null };
    const certain = withoutDoubtfulFixes(state.found, root, shape);
    const { unreadFrom } = state;
    const unread = unreadFrom === undefined ? undefined : { start: unreadFrom, end: text.length };
    return {
        text,
        value: parsed?.value,
        root,
        mistakes: certain.mistakes,
        duplicateKeys: state.duplicateKeys,
        unsafeKeys: state.unsafeKeys,
        comments: unread === undefined ? repaired.comments : repaired.comments.filter(({ start }) => start < unread.start),
        damaged: [...state.damaged, ...certain.damaged],
        ...(unread && { unread }),
    };
}
function parseDocument(state) {
    checkStart(state);
    const node = parseValue(state);
    checkEnd(state, node);
    findStep(state);
    return node;
}
function checkStart(state) {
    const { token, found, text } = state;
    if (token.kind === "end of file" && token.fault === undefined && found.every(({ fix }) => fix !== undefined))
        reportMistake(state, emptyFile(text.length));
    if (token.kind === "unknown")
        reportAlone(state, notJson(token));
}
function checkEnd(state, node) {
    const { token } = state;
    if (token.kind === ":" || (node === undefined && token.kind !== "end of file")) {
        reportOutOfStep(state, unexpected(token));
        stopReading(state, token.start);
    }
    else if (token.kind === "{" || token.kind === "[") {
        reportAlone(state, secondDocument(token));
    }
    else if (token.kind !== "end of file") {
        reportAndStop(state, textAfterDocument(token));
    }
    if (state.token.fault === "unclosed comment")
        reportAndStop(state, unclosedComment(state.token));
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/places.js






const KEPT_MIN_CHARACTERS = 1_024;
function placesIn(json, value, hasDuplicates) {
    const brackets = (0,lazily/* lazily */.q)(() => indexBrackets(json));
    const source = { json, brackets, hasDuplicates, keys: new Map(), items: new Map() };
    return {
        root: (0,lazily/* lazily */.q)(() => nodeAt(source, skipWhitespace(json, 0), value)),
        sameKeys: (starts) => sameKeys(source, starts),
    };
}
function onDemand(others, make) {
    return {
        length: others.length,
        at(index) {
            const other = others.at(index);
            return other === undefined ? undefined : make(other);
        },
        *values() {
            for (const other of others)
                yield make(other);
        },
    };
}
function nodeAt(source, start, value) {
    if ((0,text_json/* isArray */.cy)(value))
        return new PlacedArray(source, start, value);
    if ((0,text_json/* isObject */.Gv)(value))
        return new PlacedObject(source, start, value);
    return { kind: "scalar", start, end: endOfValue(source, start), value };
}
class PlacedObject {
    kind = "object";
    start;
    value;
    #source;
    constructor(source, start, value) {
        this.#source = source;
        this.start = start;
        this.value = value;
    }
    get end() {
        return endOfValue(this.#source, this.start);
    }
    get properties() {
        return new PlacedProperties(this.#source, this.start, this.value);
    }
}
class PlacedProperties {
    #source;
    #object;
    #value;
    constructor(source, object, value) {
        this.#source = source;
        this.#object = object;
        this.#value = value;
    }
    get(key) {
        const found = Object.hasOwn(this.#value, key) ? findKey(this.#source, this.#object, key) : undefined;
        return found === undefined ? undefined : propertyAt(this.#source, found, this.#value);
    }
    *values() {
        const source = this.#source;
        const keys = source.hasDuplicates ? keysOfObject(source, this.#object).values() : keyStarts(source, this.#object);
        for (const key of keys)
            yield propertyAt(source, key, this.#value);
    }
}
class PlacedArray {
    kind = "array";
    start;
    value;
    #source;
    constructor(source, start, value) {
        this.#source = source;
        this.start = start;
        this.value = value;
    }
    get end() {
        return endOfValue(this.#source, this.start);
    }
    get items() {
        return new PlacedItems(this.#source, this.start, this.value);
    }
}
class PlacedItems {
    #source;
    #array;
    #value;
    constructor(source, array, value) {
        this.#source = source;
        this.#array = array;
        this.#value = value;
    }
    at(index) {
        const item = this.#value[index];
        const start = itemStarts(this.#source, this.#array, this.#value.length)[index];
        return item === undefined || start === undefined ? undefined : nodeAt(this.#source, start, item);
    }
    *values() {
        const starts = itemStarts(this.#source, this.#array, this.#value.length);
        for (const [index, item] of this.#value.entries())
            yield nodeAt(this.#source, starts[index] ?? this.#array, item);
    }
}
function propertyAt(source, found, object) {
    const { json } = source;
    if (typeof found !== "number")
        return propertyOfSame(source, found, object);
    const key = keyAt(json, found);
    return { key, node: nodeAt(source, startOfValue(json, found), object[key.text] ?? null), duplicate: undefined };
}
function propertyOfSame(source, starts, object) {
    return { ...propertyAt(source, starts.at(-1) ?? 0, object), duplicate: sameKeys(source, starts) };
}
function sameKeys(source, starts) {
    return onDemand(starts, (start) => new SameKey(source, start));
}
class SameKey {
    duplicate = undefined;
    #source;
    #start;
    #node;
    constructor(source, start) {
        this.#source = source;
        this.#start = start;
    }
    get key() {
        return keyAt(this.#source.json, this.#start);
    }
    get node() {
        this.#node ??= partAt(this.#source, startOfValue(this.#source.json, this.#start));
        return this.#node;
    }
}
function partAt(source, start) {
    return nodeAt(source, start, partValue(source.json.slice(start, endOfValue(source, start))));
}
function partValue(json) {
    return json.includes("\\") ? (recover(json).value ?? null) : JSON.parse(json);
}
function keyAt(json, start) {
    const end = (0,syntax_structure/* endOfString */.a)(json, start);
    return { kind: "string", start, end, text: keyText(json, start, end), fault: undefined };
}
function keyText(json, start, end = (0,syntax_structure/* endOfString */.a)(json, start)) {
    const quoted = json.slice(start, end);
    return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}
function findKey(source, object, key) {
    if (source.hasDuplicates || isLong(source, object))
        return keysOfObject(source, object).get(key);
    for (const start of keyStarts(source, object))
        if (keyText(source.json, start) === key)
            return start;
    return undefined;
}
function keysOfObject(source, object) {
    const known = source.keys.get(object);
    if (known !== undefined)
        return known;
    const keys = new Map();
    for (const start of keyStarts(source, object)) {
        const key = keyText(source.json, start);
        const same = keys.get(key);
        if (typeof same === "object")
            same.push(start);
        else
            keys.set(key, same === undefined ? start : [same, start]);
    }
    if (isLong(source, object))
        source.keys.set(object, keys);
    return keys;
}
function* keyStarts(source, object) {
    const { json } = source;
    let start = skipWhitespace(json, object + 1);
    while (json.charCodeAt(start) === characters/* QUOTE */.jA) {
        yield start;
        start = nextElement(source, startOfValue(json, start));
    }
}
function itemStarts(source, array, count) {
    const known = source.items.get(array);
    if (known !== undefined)
        return known;
    const starts = new Int32Array(count);
    let start = skipWhitespace(source.json, array + 1);
    for (let index = 0; index < count; index += 1) {
        starts[index] = start;
        start = nextElement(source, start);
    }
    if (isLong(source, array))
        source.items.set(array, starts);
    return starts;
}
function isLong({ brackets }, start) {
    return brackets().closeOf(start) - start >= KEPT_MIN_CHARACTERS;
}
function startOfValue(json, key) {
    const colon = skipWhitespace(json, (0,syntax_structure/* endOfString */.a)(json, key));
    return skipWhitespace(json, colon + 1);
}
function nextElement(source, value) {
    const next = skipWhitespace(source.json, endOfValue(source, value));
    return source.json.charCodeAt(next) === characters/* COMMA */.KE ? skipWhitespace(source.json, next + 1) : next;
}
function endOfValue({ json, brackets }, start) {
    const code = json.charCodeAt(start);
    if (code === characters/* QUOTE */.jA)
        return (0,syntax_structure/* endOfString */.a)(json, start);
    return code === characters/* OPEN_BRACE */.Hv || code === characters/* OPEN_BRACKET */.WL ? brackets().closeOf(start) : endOfWord(json, start);
}
function endOfWord(json, start) {
    let end = start;
    while (end < json.length && !endsWord(json.charCodeAt(end)))
        end += 1;
    return end;
}
function endsWord(code) {
    return code <= characters/* SPACE */.t6 || code === characters/* COMMA */.KE || code === characters/* CLOSE_BRACKET */.wt || code === characters/* CLOSE_BRACE */.rc;
}
function skipWhitespace(json, from) {
    let at = from;
    while (json.charCodeAt(at) <= characters/* SPACE */.t6)
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/odd-keys.js





function findOddKeys(json) {
    const duplicates = [];
    const unsafe = [];
    const outer = [];
    let open;
    let string = 0;
    for (let at = 0; at < json.length; at += 1) {
        const code = json.charCodeAt(at);
        if (code === characters/* QUOTE */.jA) {
            string = at;
            at = (0,syntax_structure/* endOfString */.a)(json, at) - 1;
        }
        else if (code === characters/* COLON */.oH && open !== undefined) {
            if (at - string > limits/* KEY_MAX_CHARACTERS */.yV && isTooLong(json, string))
                return undefined;
            open.current = string;
        }
        else if (code === characters/* OPEN_BRACE */.Hv || code === characters/* OPEN_BRACKET */.WL) {
            const container = {
                kind: code === characters/* OPEN_BRACE */.Hv ? "object" : "array",
                parent: open?.container,
                step: open?.current ?? 0,
            };
            if (open !== undefined)
                outer.push(open);
            open = { container, current: code === characters/* OPEN_BRACE */.Hv ? -1 : 0, keys: new Map() };
        }
        else if (code === characters/* COMMA */.KE && open !== undefined) {
            if (open.container.kind === "array")
                open.current += 1;
            else
                endProperty(open);
        }
        else if (code === characters/* CLOSE_BRACE */.rc || code === characters/* CLOSE_BRACKET */.wt) {
            if (code === characters/* CLOSE_BRACE */.rc && open !== undefined && open.current >= 0)
                endProperty(open);
            open = outer.pop();
        }
    }
    return { duplicates, unsafe };
    function endProperty({ container: object, current: start, keys }) {
        const key = keyText(json, start);
        const same = keys.get(key);
        if (same === undefined) {
            keys.set(key, start);
        }
        else if (typeof same === "number") {
            const repeated = { object, starts: [same, start] };
            keys.set(key, repeated);
            duplicates.push(repeated);
        }
        else {
            same.starts.push(start);
        }
        if (key === text_json/* UNSAFE_KEY */.LO)
            unsafe.push({ object, start });
    }
}
function isTooLong(json, key) {
    return (0,syntax_structure/* endOfString */.a)(json, key) - key > limits/* KEY_MAX_CHARACTERS */.yV + 2;
}
function createPathTo(json) {
    let last;
    let pathOfLast = [];
    const pathOf = ({ parent, step }) => {
        if (parent === undefined)
            return [];
        if (parent !== last)
            pathOfLast = pathOf(parent);
        last = parent;
        return [...pathOfLast, parent.kind === "array" ? step : keyText(json, step)];
    };
    return ({ object, start }) => [...pathOf(object), keyText(json, start)];
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/other-formats.js


function otherFormat(text) {
    for (const recognise of [mergeConflict, pointerOfLargeFile, yaml, environment, toml, jsonLines]) {
        const mistake = recognise(text);
        if (mistake !== undefined)
            return mistake;
    }
    return undefined;
}
const MARKER_LINES = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;
const mergeConflict = (text) => {
    const [first, ...others] = Array.from(text.matchAll(MARKER_LINES), ({ index, 0: line }) => ({
        start: index,
        end: index + line.length,
    }));
    if (first === undefined || !text.startsWith("<", first.start))
        return undefined;
    const advice = "Choose one of the two sides and remove git's marker lines.";
    const found = mistakeAt(first.start, first.end, "This merge conflict is not resolved.", advice);
    const related = others.slice(0, limits/* RELATED_PLACES_MAX */.cb);
    return { ...found, related: related.map((place) => ({ message: "This line is part of the conflict.", ...place })) };
};
function mistakeAt(start, end, message, advice) {
    return { rule: "syntax", start, end, message, advice, related: [] };
}
const pointerOfLargeFile = (text) => {
    const [line] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1(?=\r?\n)/.exec(text) ?? [];
    if (line === undefined)
        return undefined;
    return mistakeAt(0, line.length, "This is a pointer of Git LFS, not the file itself.", 'Store the file in Git: remove its pattern from ".gitattributes" and add the file again.');
};
const EMPTY_LINES = String.raw `(?:[ \t]*(?:#[^\n]*)?\r?\n)*`;
const PREAMBLE = String.raw `^\uFEFF?${EMPTY_LINES}`;
const YAML = new RegExp([
    String.raw `---[ \t]*\r?\n`,
    String.raw `[\w$-]+:[ \t]*\r?\n${EMPTY_LINES}(?:[ \t]+|- ?)[\w$"'-]`,
    String.raw `[\w$-]+:[ \t]+[^\s{[,}\]][^{}\r\n]*\r?\n`,
    String.raw `-[ \t]+[\w$-]+:\s`,
]
    .map((begin) => PREAMBLE + begin)
    .join("|"));
const ENVIRONMENT = new RegExp(String.raw `${PREAMBLE}(?:export[ \t]+)?[A-Z_][A-Z\d_]*=`);
const SETTING = String.raw `(?:\w[\w.-]*|"[^"\r\n]+")[ \t]*=[ \t]*(?:["'[\d+-]|\{[^\n]*\}|true|false)`;
const TOML = new RegExp(String.raw `${PREAMBLE}(?:${SETTING}|\[{1,2}[A-Za-z_][\w."' -]*\]{1,2}[ \t]*\r?\n(?:[^\n]*\n){0,20}?[ \t]*${SETTING})`);
function other_formats_notJson(text, format) {
    const start = text.search(/[^\s\uFEFF]/);
    const line = text.slice(start).search(/[\r\n]/);
    const end = line < 0 ? text.length : start + line;
    return mistakeAt(start, end, `This is ${format}, not JSON.`, 'Write the same as JSON: an object that starts with "{".');
}
const yaml = (text) => (YAML.test(text) ? other_formats_notJson(text, "YAML") : undefined);
const toml = (text) => (TOML.test(text) ? other_formats_notJson(text, "TOML") : undefined);
const environment = (text) => ENVIRONMENT.test(text) ? other_formats_notJson(text, "a file of environment variables") : undefined;
const jsonLines = (text) => {
    const [first = "", second = ""] = /^\uFEFF?\s*(\{[^\r\n]*\})[ \t]*\r?\n\s*(\{[^\r\n]*\})[ \t]*(?:[\r\n]|$)/.exec(text)?.slice(1) ?? [];
    if (first === "" || (0,text_json/* parseJson */.qF)(first) === undefined || (0,text_json/* parseJson */.qF)(second) === undefined)
        return undefined;
    const start = text.indexOf(first) + first.length;
    const at = text.indexOf("{", start);
    return mistakeAt(at, at + second.length, "These are JSON lines: each line is a document of its own.", "Keep one JSON object in the file.");
};

// EXTERNAL MODULE: ./.build/action/shared/syntax/strict-json.js
var strict_json = __webpack_require__(5845);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/read-strict.js




const SURELY_SHORT_KEY_CHARACTERS = limits/* KEY_MAX_CHARACTERS */.yV / 6;
function readStrict(text) {
    const strict = (0,strict_json/* toStrictJson */.x)(text);
    const value = strict === undefined ? undefined : (0,text_json/* parseJson */.qF)(strict.json);
    if (strict === undefined || value === undefined)
        return undefined;
    const hasEscapes = strict.json.includes("\\");
    const areKeysRight = countOwnKeys(value, hasEscapes) === countProperties(strict.json);
    return areKeysRight || !hasEscapes || !hasBackslashInKey(value) ? { ...strict, value, areKeysRight } : undefined;
}
function hasBackslashInKey(value) {
    if ((0,text_json/* isArray */.cy)(value))
        return value.some(hasBackslashInKey);
    if (!(0,text_json/* isObject */.Gv)(value))
        return false;
    return Object.entries(value).some(([key, child]) => key.includes("\\") || hasBackslashInKey(child));
}
function countProperties(json) {
    let count = 0;
    for (let colon = json.indexOf(":"); colon >= 0; colon = json.indexOf(":", colon + 1)) {
        let before = colon - 1;
        while (json.charCodeAt(before) <= characters/* SPACE */.t6)
            before -= 1;
        if (json.charCodeAt(before) === characters/* QUOTE */.jA)
            count += 1;
    }
    return count;
}
function countOwnKeys(value, hasEscapes) {
    if (typeof value !== "object" || value === null)
        return 0;
    let count = 0;
    if ((0,text_json/* isArray */.cy)(value)) {
        for (const item of value)
            if (typeof item === "object")
                count += countOwnKeys(item, hasEscapes);
        return count;
    }
    for (const key in value) {
        if (key.length > SURELY_SHORT_KEY_CHARACTERS || key === text_json/* UNSAFE_KEY */.LO)
            return Number.NaN;
        if (hasEscapes && key.includes("\\"))
            return Number.NaN;
        const child = value[key];
        count += typeof child === "object" ? 1 + countOwnKeys(child, hasEscapes) : 1;
    }
    return count;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/parse.js







function parse(text, shape) {
    const strict = readStrict(text);
    if (strict === undefined)
        return withMistakes(text, shape);
    return strict.areKeysRight ? new RightText(text, strict) : (withOddKeys(text, strict) ?? withMistakes(text, shape));
}
function withMistakes(text, shape) {
    const recovered = recover(text, shape);
    const other = recovered.mistakes.length === 0 ? undefined : otherFormat(text);
    if (other === undefined)
        return recovered;
    const all = { start: 0, end: text.length };
    const nothing = { comments: [], duplicateKeys: [], unsafeKeys: [] };
    return { ...recovered, ...nothing, mistakes: [other], damaged: [all], unread: all };
}
class RightText {
    text;
    value;
    mistakes = [];
    damaged = [];
    duplicateKeys = [];
    unsafeKeys = [];
    comments;
    #strict;
    #root;
    constructor(text, strict) {
        this.text = text;
        this.value = strict.value;
        this.comments = strict.comments;
        this.#strict = strict;
    }
    get root() {
        this.#root ??= placesIn((0,strict_json/* padded */.j)(this.text, this.#strict), this.value, false).root();
        return this.#root;
    }
}
function withOddKeys(text, strict) {
    const odd = findOddKeys((0,strict_json/* padded */.j)(text, strict));
    if (odd === undefined)
        return undefined;
    const { duplicates, unsafe } = odd;
    const pathTo = createPathTo(text);
    const places = (0,lazily/* lazily */.q)(() => placesIn((0,strict_json/* padded */.j)(text, strict), strict.value, duplicates.length > 0));
    return {
        text,
        value: strict.value,
        get root() {
            return places().root();
        },
        mistakes: [],
        damaged: [],
        duplicateKeys: onDemand(duplicates, ({ object, starts }) => ({
            path: pathTo({ object, start: starts[0] ?? 0 }),
            properties: places().sameKeys(starts),
        })),
        unsafeKeys: onDemand(unsafe, (spot) => ({ path: pathTo(spot), key: keyAt(text, spot.start) })),
        comments: strict.comments,
    };
}


/***/ }),

/***/ 5845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ padded),
/* harmony export */   x: () => (/* binding */ toStrictJson)
/* harmony export */ });
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5319);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3535);
/* harmony import */ var _structure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9406);



function toStrictJson(text) {
    const structure = (0,_structure_js__WEBPACK_IMPORTED_MODULE_0__/* .createStructure */ .O)(text);
    const comments = [];
    const removals = text.startsWith("\uFEFF") ? [{ start: 0, end: 1 }] : [];
    let depth = 0;
    for (let at = structure.next(); at < text.length; at = structure.next()) {
        const code = text.charCodeAt(at);
        if (code === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .SLASH */ .o) {
            const end = structure.passComment(at);
            if (end === undefined)
                return undefined;
            const comment = { start: at, end };
            comments.push(comment);
            removals.push(comment);
        }
        else if (code === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || code === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL) {
            depth += 1;
            if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .NESTING_MAX_LEVELS */ .sI)
                return undefined;
        }
        else {
            depth -= 1;
            if (depth < 0 || !removeTrailingComma(text, at, removals))
                return undefined;
        }
    }
    return { json: withoutAll(text, removals), comments, removals };
}
function removeTrailingComma(text, close, removals) {
    const comma = lastBefore(text, close, removals, removals.length);
    if (text.charCodeAt(comma.at) !== _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE)
        return true;
    const element = lastBefore(text, comma.at, removals, comma.before);
    const code = text.charCodeAt(element.at);
    if (code === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || code === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL)
        return false;
    const removal = { start: comma.at, end: comma.at + 1 };
    if (comma.before === removals.length)
        removals.push(removal);
    else
        removals.splice(comma.before, 0, removal);
    return true;
}
function lastBefore(text, offset, removals, count) {
    let at = offset - 1;
    let before = count;
    for (;;) {
        const removal = before > 0 ? removals[before - 1] : undefined;
        if (removal?.end === at + 1) {
            before -= 1;
            at = removal.start - 1;
        }
        else if (text.charCodeAt(at) <= _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .SPACE */ .t6) {
            at -= 1;
        }
        else {
            return { at, before };
        }
    }
}
function withoutAll(text, removals) {
    return removals.length === 0 ? text : partsBetween(text, removals).join(" ");
}
function padded(text, { removals }) {
    if (removals.length === 0)
        return text;
    const parts = partsBetween(text, removals);
    return parts
        .map((part, index) => part.padEnd((removals[index]?.end ?? 0) - (removals[index - 1]?.end ?? 0)))
        .join("");
}
function partsBetween(text, removals) {
    const parts = [];
    let done = 0;
    for (const { start, end } of removals) {
        parts.push(text.slice(done, start));
        done = end;
    }
    parts.push(text.slice(done));
    return parts;
}


/***/ }),

/***/ 9406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createStructure),
/* harmony export */   a: () => (/* binding */ endOfString)
/* harmony export */ });
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5319);

function createStructure(text) {
    const openObject = createCharacterFinder(text, "{");
    const closeObject = createCharacterFinder(text, "}");
    const openArray = createCharacterFinder(text, "[");
    const closeArray = createCharacterFinder(text, "]");
    const slash = createCharacterFinder(text, "/");
    const quote = createCharacterFinder(text, '"');
    const lineFeed = createCharacterFinder(text, "\n");
    const carriageReturn = createCharacterFinder(text, "\r");
    let done = 0;
    return {
        next() {
            for (;;) {
                const at = Math.min(openObject(done), closeObject(done), openArray(done), closeArray(done), slash(done));
                if (at === text.length)
                    return at;
                const from = lineFeed(done) < at ? text.lastIndexOf("\n", at) + 1 : done;
                const end = endOfStringAround(text, quote, from, at);
                done = end ?? at + 1;
                if (end === undefined)
                    return at;
            }
        },
        passComment(start) {
            const isLine = text.charCodeAt(start + 1) === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .SLASH */ .o;
            const end = isLine ? Math.min(lineFeed(start), carriageReturn(start)) : endOfBlock(text, start);
            done = end ?? done;
            return end;
        },
    };
}
function createCharacterFinder(text, character) {
    let at = -1;
    return (from) => {
        if (at < from) {
            const found = text.indexOf(character, from);
            at = found < 0 ? text.length : found;
        }
        return at;
    };
}
function endOfStringAround(text, nextQuote, from, offset) {
    let start = nextQuote(from);
    while (start < offset) {
        const end = endOfString(text, start);
        if (end > offset)
            return end;
        start = nextQuote(end);
    }
    return undefined;
}
function endOfString(text, start) {
    let quote = text.indexOf('"', start + 1);
    while (quote >= 0 && text.charCodeAt(quote - 1) === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_ && isEscaped(text, quote))
        quote = text.indexOf('"', quote + 1);
    return quote < 0 ? text.length : quote + 1;
}
function isEscaped(text, offset) {
    let backslashes = 0;
    while (text.charCodeAt(offset - 1 - backslashes) === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
        backslashes += 1;
    return backslashes % 2 === 1;
}
function endOfBlock(text, start) {
    const end = text.startsWith("/*", start) ? text.indexOf("*/", start + 2) : -1;
    return end < 0 ? undefined : end + 2;
}


/***/ }),

/***/ 4184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yh: () => (/* binding */ allTokens),
  p9: () => (/* binding */ commentSpans),
  He: () => (/* binding */ readTokens)
});

// UNUSED EXPORTS: commentsIn

// EXTERNAL MODULE: ./.build/node_modules/jsonc-parser/lib/esm/main.js + 2 modules
var main = __webpack_require__(7474);
// EXTERNAL MODULE: ./.build/action/shared/text/characters.js
var characters = __webpack_require__(5319);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/bare-texts.js
function isNeverJson(character = "") {
    return character === "'" || character === "`" || character > "\u007f";
}
const DELIMITER = String.raw `(?=[ \t]*(?:[,:}\]\r\n]|$|\/[/*]))`;
const INSIDE = String.raw `"\\\u0000-\u001f`;
const TYPOGRAPHIC = "“”„‟«»";
const IN_OTHER_QUOTES = [
    new RegExp(`[${TYPOGRAPHIC}][^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}"]${DELIMITER}`, "y"),
    ...["‘’‚‛", "'", "`"].map((quotes) => new RegExp(`[${quotes}][^${quotes}${INSIDE}]*[${quotes}]${DELIMITER}`, "y")),
];
const CLOSED_BY_OTHER_QUOTE = [new RegExp(`"[^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}]${DELIMITER}`, "y")];
const BARE_TEXTS = [
    /'[^'\r\n]*'/y,
    /`[^`\r\n]*`/y,
    /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s,"}\]]*/iy,
    /\$\{[^}\r\n]{0,200}\}/y,
    /\{\{[^}\r\n]{0,200}\}\}/y,
    /#[^\r\n]*/y,
    /=>?/y,
    /[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y,
];
function bareTextAt(text, start) {
    const found = matchAt(BARE_TEXTS, text, start);
    return found === undefined
        ? undefined
        : { kind: "unknown", start, end: start + found.length, text: found, fault: undefined };
}
function otherTextAt(text, start) {
    return stringAt(IN_OTHER_QUOTES, text, start) ?? bareTextAt(text, start);
}
function stringAt(shapes, text, start) {
    const found = matchAt(shapes, text, start);
    if (found === undefined)
        return undefined;
    return { kind: "string", start, end: start + found.length, text: found.slice(1, -1), fault: "wrong quotes" };
}
function matchAt(shapes, text, position) {
    for (const shape of shapes) {
        shape.lastIndex = position;
        const found = shape.exec(text)?.[0];
        if (found !== undefined)
            return found;
    }
    return undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/syntax/limits.js
var limits = __webpack_require__(3535);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/missing-quotes.js

const WORD = String.raw `(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?)`;
const STRUCTURE = String.raw `(?:[\s,:{}[\]]|${WORD}(?![^\s,:{}[\]]))*`;
const SEPARATES = String.raw `[,:{[]\s*`;
const AFTER_KEY = tailsThatBegin(":");
const AFTER_VALUE = tailsThatBegin(String.raw `[,}\]]`);
function tailsThatBegin(first) {
    return {
        beforeString: new RegExp(String.raw `[ \t]*(?=${first})${STRUCTURE}(?<=${SEPARATES})$`),
        atLineEnd: new RegExp(String.raw `[ \t]*(?=${first})${STRUCTURE}(?:\/\/.*)?$`),
    };
}
function findClosing(text, { start, end }, isKey, before) {
    const from = Math.max(start + 1, end - limits/* MISSING_QUOTE_MAX_CHARACTERS */.cy);
    const tail = text.slice(from, end).search((isKey ? AFTER_KEY : AFTER_VALUE)[before]);
    return tail < 0 ? undefined : from + tail;
}
function isGlued(text, offset) {
    return /^[^\s,:{}[\]"/]|^\/[^/*]/.test(text.slice(offset, offset + 2));
}
const REST = `{1,${limits/* MISSING_QUOTE_MAX_CHARACTERS */.cy}}"`;
const KEY_TO_ITS_QUOTE = new RegExp(String.raw `(?:[^"\\\r\n,:{}[\]]|:(?=[^\s"]))${REST}(?=[ \t]*:)`, "y");
const VALUE_TO_ITS_QUOTE = new RegExp(String.raw `[^"\\\r\n]${REST}(?=[ \t]*(?:[,}\]\r\n]|$|\/[/*]))`, "y");
function createUnopenedFinder(text) {
    let quote = -1;
    return (start, isKey) => {
        if (quote < start)
            quote = text.indexOf('"', start);
        if (quote < 0)
            quote = text.length;
        if (quote - start > limits/* MISSING_QUOTE_MAX_CHARACTERS */.cy)
            return undefined;
        const shape = isKey ? KEY_TO_ITS_QUOTE : VALUE_TO_ITS_QUOTE;
        shape.lastIndex = start;
        return shape.test(text) ? shape.lastIndex : undefined;
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/tokens.js





const KINDS = {
    1: "{",
    2: "}",
    3: "[",
    4: "]",
    5: ",",
    6: ":",
    7: "null",
    8: "true",
    9: "false",
    10: "string",
    11: "number",
    16: "unknown",
    17: "end of file",
};
const COMMENTS = new Set([12, 13]);
const FAULTS = {
    1: "unclosed comment",
    2: "unclosed string",
    3: "bad number",
    4: "bad escape",
    5: "bad escape",
    6: "control character",
};
function readTokens(text) {
    const scanner = (0,main/* createScanner */.z1)(text);
    const comments = [];
    const context = createContext();
    const findUnopened = createUnopenedFinder(text);
    let position = text.startsWith("\uFEFF") ? 1 : 0;
    return {
        comments,
        next() {
            const token = withBothQuotes(text, scan(), context.expectsKey(), findUnopened);
            position = token.end;
            context.pass(token.kind);
            return token;
        },
    };
    function scan() {
        for (;;) {
            position = skipWhitespace(text, position);
            const other = isNeverJson(text[position]) ? otherTextAt(text, position) : undefined;
            if (other !== undefined)
                return other;
            scanner.setPosition(position);
            const code = scanner.scan();
            position = scanner.getPosition();
            const fault = FAULTS[scanner.getTokenError()];
            const kind = fault === "unclosed comment" ? "end of file" : KINDS[code];
            if (kind === undefined) {
                if (COMMENTS.has(code))
                    comments.push({ start: scanner.getTokenOffset(), end: position });
                continue;
            }
            const start = scanner.getTokenOffset();
            const bare = kind === "unknown" || text.startsWith("{{", start) ? bareTextAt(text, start) : undefined;
            if (bare !== undefined)
                return bare;
            return { kind, start, end: Math.min(position, text.length), text: scanner.getTokenValue(), fault };
        }
    }
}
function createContext() {
    const open = [];
    let previous;
    return {
        expectsKey: () => previous !== ":" && previous !== "[" && open.at(-1) !== "[",
        pass(kind) {
            if (kind === "{" || kind === "[")
                open.push(kind);
            else if (kind === "}" || kind === "]")
                open.pop();
            previous = kind;
        },
    };
}
function withBothQuotes(text, token, isKey, findUnopened) {
    const { kind, start, end, fault } = token;
    if (fault === "unclosed string")
        return withClosing(text, token, isKey);
    if (kind === "string" && fault === undefined && isGlued(text, end)) {
        const closing = findClosing(text, { start, end: end - 1 }, isKey, "beforeString");
        return closing === undefined ? token : closedAt(text, start, closing);
    }
    const unopened = mayBeUnopened(text, token) ? findUnopened(start, isKey) : undefined;
    if (unopened === undefined)
        return token;
    return { kind: "string", start, end: unopened, text: text.slice(start, unopened - 1), fault: "no opening quote" };
}
function withClosing(text, token, isKey) {
    const { start, end } = token;
    const other = stringAt(CLOSED_BY_OTHER_QUOTE, text, start);
    if (other !== undefined)
        return other;
    const closing = findClosing(text, { start, end }, isKey, "atLineEnd");
    return closing === undefined
        ? { ...token, end: start + withoutTail(text.slice(start, end)) }
        : closedAt(text, start, closing);
}
function closedAt(text, start, end) {
    const raw = text.slice(start + 1, end);
    const value = raw.includes("\\") ? (0,json/* parseJson */.qF)(`"${raw}"`) : raw;
    return { kind: "string", start, end, text: typeof value === "string" ? value : raw, fault: "no closing quote" };
}
const WORD_KINDS = new Set(["number", "true", "false", "null"]);
function mayBeUnopened(text, { kind, start, end }) {
    if (kind === "unknown")
        return /^(?:[\p{L}\p{N}_~@*.+-]|\$[^{])/u.test(text.slice(start, start + 2));
    return WORD_KINDS.has(kind) && (text[end] === '"' || isGlued(text, end));
}
function withoutTail(text) {
    let end = text.length;
    while (end > 1 && " \t,]}".includes(text.charAt(end - 1)))
        end -= 1;
    return end;
}
function skipWhitespace(text, from) {
    let position = from;
    for (;;) {
        const code = text.charCodeAt(position);
        if (code !== characters/* SPACE */.t6 && code !== characters/* LINE_FEED */.kR && code !== characters/* CARRIAGE_RETURN */.u7 && code !== characters/* TAB */.wn)
            return position;
        position += 1;
    }
}
function allTokens(text) {
    const reader = readTokens(text);
    const tokens = [];
    do
        tokens.push(reader.next());
    while (tokens.at(-1)?.kind !== "end of file");
    return tokens;
}
function commentSpans(text, tokens) {
    return tokens.flatMap((token, index) => {
        const from = tokens[index - 1]?.end ?? 0;
        const between = text.slice(from, token.kind === "end of file" ? token.end : token.start);
        const start = between.search(/\S/);
        return start < 0 ? [] : [{ start: from + start, end: from + between.trimEnd().length }];
    });
}
function commentsIn(text, tokens) {
    return commentSpans(text, tokens).flatMap(({ start, end }) => Array.from(text.slice(start, end).matchAll(/\/\/[^\r\n]*|\/\*[^]*?\*\//g), ({ 0: comment, index }) => ({
        start: start + index,
        end: start + index + comment.length,
    })));
}


/***/ }),

/***/ 5319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ OPEN_BRACE),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   WL: () => (/* binding */ OPEN_BRACKET),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   kR: () => (/* binding */ LINE_FEED),
/* harmony export */   o: () => (/* binding */ SLASH),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   r_: () => (/* binding */ BACKSLASH),
/* harmony export */   rc: () => (/* binding */ CLOSE_BRACE),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   u7: () => (/* binding */ CARRIAGE_RETURN),
/* harmony export */   wn: () => (/* binding */ TAB),
/* harmony export */   wt: () => (/* binding */ CLOSE_BRACKET)
/* harmony export */ });
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const SLASH = 0x2f;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;


/***/ }),

/***/ 1134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ err),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
function ok(value) {
    return { ok: true, value };
}
function err(error) {
    return { ok: false, error };
}


/***/ }),

/***/ 3986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ blockFault),
/* harmony export */   g: () => (/* binding */ isValidBlock)
/* harmony export */ });
/* harmony import */ var _schema_match_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(156);
/* harmony import */ var _schema_schema_at_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8212);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5830);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4147);
/* harmony import */ var _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6154);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6672);
/* harmony import */ var _schema_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3958);








function isValidBlock(document, path, block, isTypeOptional) {
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path) ?? null;
    if (!isKnownKey(path, block) || unsafeKeyIn(value, path) !== undefined)
        return false;
    return schemasOf(document, path, block, isTypeOptional).some((schema) => (0,_schema_match_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesSchema */ .L)(block.schema, schema, value));
}
function blockFault(document, path, block, isTypeOptional) {
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path) ?? null;
    if (!isKnownKey(path, block))
        return keyFault(path, block);
    const unsafe = unsafeKeyIn(value, path);
    if (unsafe !== undefined)
        return unsafeKeyFault(unsafe);
    const [schema = {}] = schemasOf(document, path, block, isTypeOptional);
    return firstFault((0,_schema_match_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaErrors */ .d)(block.schema, schema, value, path, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .BLOCK_ERRORS_MAX */ .dE), document, path, block);
}
function schemasOf(document, path, { schema: root }, isTypeOptional) {
    const schema = (0,_schema_schema_at_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaAt */ .lv)(root, document, path);
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
    const hasNoType = isTypeOptional && path.length === 3 && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && !Object.hasOwn(value, "type");
    if (!hasNoType)
        return [schema];
    return (schema.oneOf ?? [schema]).map((variant) => {
        const { required = [], ...rest } = (0,_schema_schema_at_js__WEBPACK_IMPORTED_MODULE_3__/* .effectiveSchema */ .$Z)(root, variant);
        return { ...rest, required: required.filter((key) => key !== "type") };
    });
}
function isKnownKey(path, block) {
    const { schema, vocabulary } = block;
    const key = String(path.at(-1));
    if (key === _text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEY */ .LO)
        return false;
    if (takesAnyId(path, block))
        return key !== "" && !Object.hasOwn(vocabulary.providers, key) && !isReserved(key);
    return Object.hasOwn((0,_schema_schema_at_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaAt */ .lv)(schema, null, path.slice(0, -1)).properties ?? {}, key);
}
function takesAnyId(path, { vocabulary }) {
    return path.length === 3 && Object.keys(vocabulary.customVariants).length > 0;
}
function isReserved(id) {
    return _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_4__/* .RESERVED_PROVIDER_KEYS */ .I1.some((key) => key === id);
}
function keyFault(path, block) {
    const key = String(path.at(-1));
    if (takesAnyId(path, block)) {
        const message = `The custom provider id ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(key)} cannot be used.`;
        return { path, part: "key", message, advice: "Use another id." };
    }
    if (key === _text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEY */ .LO)
        return unsafeKeyFault(path);
    const error = errorAt(path.slice(0, -1), "additionalProperties", { additionalProperty: key });
    return firstFault([error], (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .documentOf */ .lM)(path, {}), path, block);
}
function errorAt(path, keyword, params) {
    return { instancePath: (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .exactPointer */ .bz)(path), schemaPath: "", keyword, params };
}
function firstFault(errors, document, path, block) {
    const [finding] = (0,_schema_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .schemaFindings */ .I)(errors, document, block.schema, block.vocabulary, block.budget);
    if (finding === undefined) {
        return { path, part: "value", message: "The format does not allow it.", advice: "Fix it or remove it." };
    }
    const { place, message, advice } = finding;
    return { path: place.path, part: place.part === "key" ? "key" : "value", message, advice };
}
function unsafeKeyIn(value, path) {
    if (typeof value !== "object" || value === null)
        return undefined;
    const children = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) ? value.entries() : Object.entries(value);
    for (const [step, child] of children) {
        if (step === _text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEY */ .LO)
            return [...path, step];
        if (typeof child !== "object")
            continue;
        const found = unsafeKeyIn(child, [...path, step]);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function unsafeKeyFault(path) {
    const message = `The key ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSAFE_KEY */ .LO)} is not allowed.`;
    return { path, part: "key", message, advice: "Remove it, or use another name." };
}


/***/ }),

/***/ 2107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vH: () => (/* binding */ checkFile),
  y0: () => (/* binding */ checkedFile),
  w6: () => (/* binding */ readLayer)
});

// UNUSED EXPORTS: checkLink

// EXTERNAL MODULE: ./.build/action/shared/syntax/parse.js + 25 modules
var parse = __webpack_require__(2173);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/choose.js
var choose = __webpack_require__(6943);
// EXTERNAL MODULE: ./.build/action/shared/validate/decode.js
var decode = __webpack_require__(7778);
// EXTERNAL MODULE: ./.build/action/shared/validate/diagnose.js
var diagnose = __webpack_require__(4172);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/schema/schema-at.js
var schema_at = __webpack_require__(8212);
// EXTERNAL MODULE: ./.build/action/shared/syntax/tokens.js + 2 modules
var syntax_tokens = __webpack_require__(4184);
// EXTERNAL MODULE: ./.build/action/shared/text/credential-likeness.js
var credential_likeness = __webpack_require__(9747);
// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/header-name.js
var header_name = __webpack_require__(7868);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/text/token-search.js + 1 modules
var token_search = __webpack_require__(4857);
// EXTERNAL MODULE: ./.build/action/shared/text/url-secrets.js + 1 modules
var url_secrets = __webpack_require__(2322);
;// CONCATENATED MODULE: ./.build/action/shared/validate/redact.js









const MASK = "•";
function redact(parsed, schema) {
    const { text, root, mistakes } = parsed;
    const tokens = (0,syntax_tokens/* allTokens */.yh)(text);
    const comments = (0,syntax_tokens/* commentSpans */.p9)(text, tokens);
    if (mistakes.some(({ fix }) => fix === undefined))
        return mask(text, [...comments, ...unknownTokens(tokens, schema)]);
    const whole = { text, schema, budget: { letterPairs: limits/* NAME_GUESS_MAX_LETTER_PAIRS */.OW } };
    const hashComments = tokens.filter(({ kind, text: written }) => kind === "unknown" && written.startsWith("#"));
    return mask(text, [...comments, ...hashComments, ...secretSpans(root, whole, schema, undefined)]);
}
function withPlainComments(source, text) {
    const parts = [];
    let done = 0;
    for (const { start, end } of commentsIn(text, allTokens(text))) {
        if (!isPlainComment(text.slice(start, end)))
            continue;
        parts.push(source.slice(done, start), text.slice(start, end));
        done = end;
    }
    return asRedacted([...parts, source.slice(done)].join(""));
}
function isPlainComment(comment) {
    const words = comment.replaceAll(/^\/[/*]+|\*+\/$/g, "");
    return (/^[^"`{}[\]<>@=?#&$\\]*$/.test(words) && maskSecrets(words) === words && credentialLikeness(words) === undefined);
}
function unknownTokens(tokens, schema) {
    const names = namesInSchema(schema);
    return tokens.filter(({ kind, text }) => ["string", "number", "unknown"].includes(kind) && !names.has(text));
}
function namesInSchema(schema) {
    const { properties = {}, enum: values = [], const: value, definitions = {} } = schema;
    const parts = [...Object.values(properties), ...Object.values(definitions)];
    const own = [...values, ...(value === undefined ? [] : [value])].map(String);
    return new Set([...Object.keys(properties), ...own, ...parts.flatMap((part) => [...namesInSchema(part)])]);
}
const HEADERS = ["customHeaders", "reservedHeaders"];
function* secretSpans(node, whole, part, headers) {
    const partOf = (step, child) => (0,schema_at/* effectiveSchema */.$Z)(whole.schema, (0,schema_at/* childSchema */.u5)(part, step), child.value);
    if (node.kind === "scalar") {
        yield* secretsOf(node, whole, part, headers === "customHeaders");
    }
    else if (node.kind === "array") {
        for (const item of node.items.values())
            yield* secretSpans(item, whole, partOf(0, item), headers);
    }
    else {
        for (const property of node.properties.values()) {
            const name = property.key.text;
            for (const { key, node: child } of (property.duplicate ?? [property]).values()) {
                if ((0,secrets/* maskSecrets */.QU)(name) !== name)
                    yield key;
                else if (headers !== undefined)
                    yield* secretOfHeaderName(key.text, key, whole.text);
                if (name === "versionHeader" && child.kind === "scalar")
                    yield* secretOfHeaderName(child.value, child, whole.text);
                const meant = headers === undefined ? meantName(name, child, part, whole.budget) : name;
                const below = headers ?? HEADERS.find((one) => one === meant);
                yield* secretSpans(child, whole, partOf(meant, child), below);
            }
        }
    }
}
function meantName(name, { value }, { properties = {} }, budget) {
    if (name === "customHeaders" || Object.hasOwn(properties, name))
        return name;
    const [meant, ...others] = (0,did_you_mean/* similarNames */.qz)(name, Object.keys(properties), budget);
    if (meant === undefined || others.length > 0)
        return name;
    const isDoubtful = (0,secrets/* namesCredential */.si)(name) || (typeof value === "string" && (0,credential_likeness/* credentialLikeness */.WU)(value) !== undefined);
    return isDoubtful ? name : meant;
}
function secretOfHeaderName(name, { start, end }, text) {
    if (typeof name !== "string")
        return [];
    const from = (0,header_name/* nameEnd */.bC)(name);
    if (from === name.length)
        return [];
    return [text.slice(start, end).includes("\\") ? { start, end } : { start: start + 1 + from, end: end - 1 }];
}
function secretsOf({ start, end, value }, whole, part, isHeader) {
    if (value === null || typeof value === "boolean")
        return [];
    const isKnown = Object.keys(part).length > 0;
    if (isHeader || !isKnown)
        return [{ start, end }];
    if (typeof value === "number")
        return [];
    return isExpected(value, part, whole.budget)
        ? secretsOfText(value, whole.text.slice(start, end), start)
        : [{ start, end }];
}
function isExpected(value, { type, enum: values, const: only, oneOf }, budget) {
    const allowed = (values ?? (only === undefined ? undefined : [only]))?.map(String);
    if (allowed !== undefined)
        return allowed.includes(value) || (0,did_you_mean/* nearestNames */.LE)(value, allowed, budget).length > 0;
    if (type === "string" || type === "array")
        return true;
    if (oneOf?.some((one) => one.type === "string") === true)
        return true;
    return /^(?:true|false|yes|no|on|off|[-+]?[\d.,_]+k?)$/i.test(value);
}
function secretsOfText(value, raw, start) {
    const isUrlWithEscapes = raw.includes("\\") && /[@?#&;]/.test(value);
    if (isUrlWithEscapes || (0,token_search/* hasTokenShape */.Dt)(value))
        return [{ start, end: start + raw.length }];
    const query = raw.search(/[?#]/);
    const spans = [];
    for (const { start: from, end } of (0,url_secrets/* findUrlSecrets */.gx)(value).removals) {
        if (query >= 0 && from + 1 >= query)
            break;
        const before = /[&;]/.test(value[from] ?? "") ? 1 : 0;
        const after = value[end - 1] === "@" ? 1 : 0;
        spans.push({ start: start + 1 + from + before, end: start + 1 + end - after });
    }
    if (query >= 0)
        spans.push({ start: start + query + 1, end: start + raw.length - 1 });
    const at = raw.lastIndexOf("@");
    const end = query >= 0 && query < at ? query : at;
    const authority = raw.indexOf("//");
    const isUserinfo = at >= 0 && (raw.slice(0, end).includes(":") || raw.slice(end).includes("/"));
    if (isUserinfo)
        spans.push({ start: start + (authority >= 0 && authority < end ? authority + 2 : 1), end: start + end });
    return spans;
}
function mask(text, spans) {
    const parts = [];
    let done = 0;
    for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
        if (end <= done)
            continue;
        const from = Math.max(start, done);
        parts.push(text.slice(done, from), text.slice(from, end).replaceAll(/[^\r\n\t]/g, MASK));
        done = end;
    }
    parts.push(text.slice(done));
    return asRedacted(parts.join(""));
}
function asRedacted(text) {
    return text;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/validate.js + 7 modules
var validate = __webpack_require__(6840);
// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __webpack_require__(7365);
;// CONCATENATED MODULE: ./.build/action/shared/validate/check-file.js









function checkFile(path, bytes, { maxBytes = limits/* FILE_MAX_BYTES */.ul, ...settings } = {}) {
    const schema = schemaBy(settings.vocabulary);
    const decoded = (0,decode/* decodeFile */.J)(bytes, maxBytes);
    if (!decoded.ok)
        return checkedFile(path, [(0,diagnose/* diagnosticOfFile */.bB)(decoded.error)], "", schema);
    const { diagnostics, suppressed } = (0,validate/* checkText */.qW)(decoded.value, { path, ...settings });
    return checkedFile(path, diagnostics, decoded.value, schema, suppressed);
}
function checkLink(path) {
    const message = "This is a symbolic link or a submodule, which is not followed, so nothing in it was checked.";
    const advice = "Put the file itself there.";
    const finding = diagnosticOfFile({ rule: symbolicLink, message, advice });
    return checkedFile(path, [finding], "", schemaBy(undefined));
}
function readLayer(path, bytes, vocabulary) {
    const schema = schemaBy(vocabulary);
    const decoded = (0,decode/* decodeFile */.J)(bytes, limits/* FILE_MAX_BYTES */.ul);
    if (!decoded.ok) {
        const file = checkedFile(path, [(0,diagnose/* diagnosticOfFile */.bB)(decoded.error)], "", schema);
        return { text: undefined, file };
    }
    const { value, mistakes } = (0,parse/* parse */.q)(decoded.value);
    const isUsable = mistakes.length === 0 && (0,json/* isObject */.Gv)(value);
    const diagnostics = isUsable
        ? []
        : (0,validate/* validate */.tf)(decoded.value, { vocabulary }).filter(({ severity }) => severity === "error");
    const file = checkedFile(path, diagnostics, decoded.value, schema);
    return { text: isUsable ? decoded.value : undefined, file };
}
function schemaBy(chosen) {
    return (document) => (0,build_schema/* schemaFor */.dM)((0,choose/* vocabularyOf */.YB)(chosen, document));
}
function checkedFile(path, diagnostics, text, schemaOf, suppressed = []) {
    let source;
    return {
        path,
        diagnostics,
        suppressed,
        get source() {
            if (source === undefined) {
                const parsed = (0,parse/* parse */.q)(text);
                source = redact(parsed, schemaOf(parsed.value ?? null));
            }
            return source;
        },
    };
}


/***/ }),

/***/ 108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ entriesAround),
/* harmony export */   b: () => (/* binding */ findDamagedEntries)
/* harmony export */ });
/* harmony import */ var _syntax_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(235);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5830);


function findDamagedEntries(root, damaged) {
    const own = new Set();
    const any = new Set();
    let inEntries = 0;
    for (const provider of providersIn(root)) {
        const spans = damaged.touching(provider.place);
        if (spans.length === 0)
            continue;
        any.add(provider.pointer);
        let inModels = 0;
        for (const model of modelsIn(provider)) {
            const inModel = damaged.touching(model.place);
            if (inModel.length > 0)
                own.add(model.pointer);
            inModels += inModel.filter((span) => holds(model.place, span)).length;
        }
        if (inModels < spans.length)
            own.add(provider.pointer);
        inEntries += spans.filter((span) => holds(provider.place, span)).length;
    }
    return { own, any, isWide: inEntries < damaged.count || own.has(DEFAULT) };
}
const DEFAULT = "/providers/default";
function holds(place, { start, end }) {
    return place.start <= start && end <= place.end;
}
function entriesAround(path) {
    const length = path[1] === "custom" ? 3 : 2;
    if (path[0] !== "providers" || path.length < length)
        return { provider: undefined, model: undefined };
    const isModel = path[length] === "models" && (path[length + 1] === "custom" || path[length + 1] === "overrides");
    const hasModel = isModel && path.length >= length + 3;
    return {
        provider: (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPointer */ .bz)(path.slice(0, length)),
        model: hasModel ? (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPointer */ .bz)(path.slice(0, length + 3)) : undefined,
    };
}
function providersIn(root) {
    const providers = (0,_syntax_node_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .G)(root, "providers");
    const custom = providers && (0,_syntax_node_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .G)(providers, "custom");
    return [
        ...elementsOf(providers, ["providers"]).filter(({ pointer }) => pointer !== "/providers/custom"),
        ...elementsOf(custom, ["providers", "custom"]),
    ];
}
function modelsIn({ pointer, node }) {
    const models = (0,_syntax_node_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .G)(node, "models");
    if (models === undefined)
        return [];
    return ["custom", "overrides"].flatMap((key) => elementsOf((0,_syntax_node_js__WEBPACK_IMPORTED_MODULE_1__/* .childOf */ .G)(models, key), [key], `${pointer}/models`));
}
function elementsOf(node, path, above = "") {
    const below = (step) => above + (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .exactPointer */ .bz)([...path, step]);
    if (node?.kind === "object")
        return Array.from(node.properties.values(), ({ key, node: value }) => ({
            pointer: below(key.text),
            place: { start: key.start, end: value.end },
            node: value,
        }));
    if (node?.kind !== "array")
        return [];
    return Array.from(node.items.values(), (item, index) => ({ pointer: below(index), place: item, node: item }));
}


/***/ }),

/***/ 7778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ decodeFile)
/* harmony export */ });
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1134);
/* harmony import */ var _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3309);


const decoder = createDecoder();
function decodeFile(bytes, maxBytes) {
    if (bytes.length > maxBytes)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(tooLarge(maxBytes));
    if (isUtf16(bytes))
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(utf16());
    try {
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_0__.ok)(decoder.decode(bytes));
    }
    catch {
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)(notUtf8(bytes));
    }
}
function tooLarge(maxBytes) {
    return {
        rule: _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileSize */ .Ov,
        message: `The file is larger than ${maxBytes} bytes.`,
        advice: "Check that it is the right file; if it is, remove what is not needed.",
    };
}
function isUtf16([first, second]) {
    const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return isMark || (first !== undefined && second !== undefined && (first === 0) !== (second === 0));
}
function utf16() {
    return { rule: _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .encoding */ .OK, message: "The file is UTF-16, not UTF-8.", advice: "Save it as UTF-8." };
}
function notUtf8(bytes) {
    const message = `The file is not UTF-8; the first invalid byte is on line ${lineOfFault(bytes)}.`;
    return { rule: _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .encoding */ .OK, message, advice: "Save it as UTF-8." };
}
function lineOfFault(bytes) {
    let good = 0;
    let bad = bytes.length;
    while (bad - good > 1) {
        const middle = (good + bad) >>> 1;
        if (decodePrefix(bytes, middle) === undefined)
            bad = middle;
        else
            good = middle;
    }
    return (decodePrefix(bytes, good) ?? "").split(/\r\n|\r|\n/).length;
}
function decodePrefix(bytes, length) {
    try {
        return createDecoder().decode(bytes.subarray(0, length), { stream: true });
    }
    catch {
        return undefined;
    }
}
function createDecoder() {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}


/***/ }),

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ diagnoseMistakes),
/* harmony export */   PY: () => (/* binding */ diagnoseFindings),
/* harmony export */   bB: () => (/* binding */ diagnosticOfFile),
/* harmony export */   v0: () => (/* binding */ diagnoseSuppressed)
/* harmony export */ });
/* harmony import */ var _diagnostic_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9035);
/* harmony import */ var _syntax_locate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5830);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7565);
/* harmony import */ var _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3309);





const MISTAKE_RULES = { syntax: _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .syntax */ .ou, "nesting-depth": _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .nestingDepth */ .Qk, "key-length": _rules_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .keyLength */ .q };
const CHECKED_FURTHER = "The rest of the file was checked as far as it can be read.";
function textFields({ rule, severity = rule.severity, message, why = rule.why, advice }) {
    return { rule: rule.id, severity, message, why, advice, docs: `docs/rules.md#${rule.id}` };
}
function diagnosticOfFile(finding) {
    return { ...textFields(finding), related: [] };
}
function diagnoseMistakes({ text, mistakes, damaged, unread }, asRule) {
    if (mistakes.length === 0)
        return [];
    const rangeOf = (0,_syntax_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .createLocator */ .TR)(text);
    const locate = ({ title, edits }) => ({
        title,
        safe: true,
        edits: edits.map((edit) => ({ range: rangeOf(edit), text: edit.text })),
    });
    const hasMore = asRule === undefined && damaged.length > 0 && unread?.start !== 0;
    return mistakes.map(({ rule, start, end, message, advice, related, fix }, index) => ({
        ...textFields({
            rule: asRule ?? MISTAKE_RULES[rule],
            message,
            advice: hasMore && index === 0 ? `${advice} ${CHECKED_FURTHER}` : advice,
        }),
        pointer: "",
        range: rangeOf({ start, end }),
        related: related.map((place) => ({ message: place.message, pointer: "", range: rangeOf(place) })),
        ...(fix !== undefined && asRule === undefined && { fix: locate(fix) }),
    }));
}
function diagnoseSuppressed(findings, parsed) {
    const located = diagnoseFindings(findings, parsed);
    const withReasons = located.flatMap(({ fix: _fix, ...diagnostic }, index) => {
        const suppression = findings[index]?.suppression;
        return suppression === undefined ? [] : [{ ...diagnostic, suppression }];
    });
    return (0,_diagnostic_order_js__WEBPACK_IMPORTED_MODULE_2__/* .orderDiagnostics */ .L)(withReasons);
}
function diagnoseFindings(findings, parsed) {
    if (findings.length === 0)
        return [];
    const { text } = parsed;
    const rangeOf = (0,_syntax_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .createLocator */ .TR)(text);
    const places = (0,_syntax_locate_js__WEBPACK_IMPORTED_MODULE_1__/* .createPathFinder */ .iD)(() => parsed.root);
    const toFix = (0,_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .createFixer */ .P)(text, places, rangeOf);
    const placeOf = (place) => (place.part === "span" ? place.span : places.spanOf(place.path, place.part));
    const relatedTo = ({ related = [] }) => related.map(({ message, place }) => ({
        message,
        pointer: (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .toPointer */ .rb)(place.path),
        range: rangeOf(placeOf(place)),
    }));
    const isDamaged = parsed.mistakes.length > 0;
    return findings.map((finding) => {
        const told = {
            ...textFields(finding),
            pointer: (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .toPointer */ .rb)(finding.place.path),
            range: rangeOf(placeOf(finding.place)),
            related: relatedTo(finding),
        };
        const located = isDamaged ? { ...told, inDamagedFile: true } : told;
        const fix = finding.fix && toFix(finding.fix);
        return fix === undefined ? located : { ...located, fix };
    });
}


/***/ }),

/***/ 3320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fh: () => (/* binding */ collectSuppressed),
  JW: () => (/* binding */ findAll),
  uM: () => (/* binding */ isNoConfiguration),
  Xf: () => (/* binding */ unlessNone),
  Gv: () => (/* binding */ withinBound),
  $z: () => (/* binding */ withoutRefused),
  R6: () => (/* binding */ withoutSuppressed)
});

// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __webpack_require__(3568);
// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __webpack_require__(7365);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 28 modules
var rules = __webpack_require__(1397);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/not-a-configuration.js
var not_a_configuration = __webpack_require__(1270);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/rule.js
var rule = __webpack_require__(6166);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __webpack_require__(3309);
// EXTERNAL MODULE: ./.build/action/shared/validate/schema-errors.js + 7 modules
var schema_errors = __webpack_require__(3958);
// EXTERNAL MODULE: ./.build/action/shared/schema/match-schema.js
var match_schema = __webpack_require__(156);
// EXTERNAL MODULE: ./.build/action/shared/schema/schema-at.js
var schema_at = __webpack_require__(8212);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/validate/block-fault.js
var block_fault = __webpack_require__(3986);
;// CONCATENATED MODULE: ./.build/action/shared/validate/types-from-layers.js






function withTypesFromLayers(errors, { document, merged, vocabulary }, schema) {
    if (!errors.some(isAboutMissingType))
        return errors;
    return errors.flatMap((error) => {
        if (!isAboutMissingType(error))
            return [error];
        const path = (0,pointer/* fromPointer */.kU)(error.instancePath);
        const type = (0,json/* valueAt */.fK)(merged, [...path, "type"]);
        if (type === undefined)
            return [error];
        const block = { schema, vocabulary, budget: { letterPairs: 0 } };
        if (error.keyword === "required" || (0,block_fault/* isValidBlock */.g)(document, path, block, true))
            return [];
        const whole = { ...(0,json/* objectAt */.lJ)((0,json/* valueAt */.fK)(document, path.slice(0, -1)) ?? {}, path.at(-1) ?? ""), type };
        return (0,match_schema/* schemaErrors */.d)(schema, (0,schema_at/* schemaAt */.lv)(schema, (0,json/* documentOf */.lM)(path, whole), path), whole, path, limits/* DIAGNOSTICS_MAX */.qZ);
    });
}
function isAboutMissingType({ keyword, params }) {
    if (keyword === "discriminator")
        return params["tagValue"] === undefined;
    return keyword === "required" && params["missingProperty"] === "type";
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/findings.js










const ORDERED = rules/* rules */.a.toSorted((one, other) => Number(other.refusesValue === true) - Number(one.refusesValue === true));
const rulesUnder = (0,lazily/* lazilyFor */.N)((policy) => ORDERED.filter(({ id }) => policy.rules[id] !== "off"));
function* findAll(context, errors) {
    const { configuration, policy } = context;
    for (const rule of isNoConfiguration(context) ? rulesForOthers(context) : rulesUnder(policy)) {
        const { dependsOn, refusesValue = false } = rule;
        for (const finding of rule.check(context))
            yield { ...finding, rule, refuses: refusesValue, ...(dependsOn && { dependsOn }) };
    }
    if (errors.length === 0)
        return;
    const schema = (0,build_schema/* schemaFor */.dM)(configuration.vocabulary);
    const own = withTypesFromLayers(errors, configuration, schema);
    if (own.length > 0)
        yield* (0,schema_errors/* eachSchemaFinding */.y)(own, configuration.document, schema, configuration.vocabulary);
}
function isNoConfiguration({ configuration, policy }) {
    return policy.rules[not_a_configuration/* notAConfiguration */.R.id] !== "off" && (0,not_a_configuration/* isOtherProgramsFile */.M)(configuration);
}
function rulesForOthers({ policy, parsed, isFoundByName = false }) {
    const isMeant = !isFoundByName || parsed.unread !== undefined;
    return rulesUnder(policy).filter((rule) => rule === not_a_configuration/* notAConfiguration */.R || (rule.refusesValue === true && isMeant));
}
function unlessNone(findings) {
    const iterator = findings[Symbol.iterator]();
    const first = iterator.next();
    return first.done === true ? undefined : resumed(first.value, { [Symbol.iterator]: () => iterator });
}
function* resumed(first, others) {
    yield first;
    yield* others;
}
function collectSuppressed() {
    const listed = [];
    let isCut = false;
    return {
        listed,
        add(finding) {
            if (listed.length < limits/* DIAGNOSTICS_MAX */.qZ)
                listed.push(finding);
            else
                isCut = true;
        },
        rest: () => (isCut ? tooMany("notice") : undefined),
    };
}
function* withoutSuppressed(findings, addSuppressed) {
    for (const finding of findings) {
        if (isSuppressed(finding))
            addSuppressed(finding);
        else
            yield finding;
    }
}
function isSuppressed(finding) {
    return finding.suppression !== undefined;
}
function* withoutRefused(findings) {
    const refused = new Map();
    for (const finding of findings) {
        if (finding.place.part !== "span" && (refused.size > 0 || finding.refuses === true)) {
            const key = pathKey(finding.place.path);
            const by = refused.get(key);
            if (by !== undefined && by.rule !== finding.rule && !weighsMore(finding, by))
                continue;
            if (finding.refuses === true)
                refused.set(key, finding);
        }
        yield finding;
    }
}
function weighsMore(one, other) {
    return diagnostic/* SEVERITIES */.oC.indexOf((0,rule/* severityOf */.x)(one)) < diagnostic/* SEVERITIES */.oC.indexOf((0,rule/* severityOf */.x)(other));
}
function pathKey(path) {
    return JSON.stringify(path);
}
function withinBound(findings, areErrorsCut, isEachAsked) {
    const listed = [];
    let highest = areErrorsCut ? MOST_SEVERE : undefined;
    for (const finding of findings) {
        if (listed.length < limits/* DIAGNOSTICS_MAX */.qZ)
            listed.push(finding);
        else
            highest = moreSevere(highest, (0,rule/* severityOf */.x)(finding));
        if (listed.length === limits/* DIAGNOSTICS_MAX */.qZ && highest === MOST_SEVERE && !isEachAsked)
            break;
    }
    return { listed, rest: highest && tooMany(highest) };
}
const [MOST_SEVERE] = diagnostic/* SEVERITIES */.oC;
function moreSevere(one, other) {
    return one !== undefined && diagnostic/* SEVERITIES */.oC.indexOf(one) < diagnostic/* SEVERITIES */.oC.indexOf(other) ? one : other;
}
function tooMany(severity) {
    return {
        rule: text_rules/* tooManyDiagnostics */.wA,
        severity,
        message: "There are more diagnostics than those listed.",
        advice: "Fix some of them and check again.",
    };
}


/***/ }),

/***/ 7565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createFixer)
});

// EXTERNAL MODULE: ./.build/action/shared/text/token-search.js + 1 modules
var token_search = __webpack_require__(4857);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/syntax/node.js
var node = __webpack_require__(235);
;// CONCATENATED MODULE: ./.build/action/shared/validate/remove-element.js

const SPACE = /[ \t]/;
const LINE_BREAK = /[\r\n]/;
function removeElement(text, { start, end }, endOfKept) {
    const next = skipTrivia(text, end);
    if (text[next] === ",") {
        const isJustAfter = text.slice(end, next).trim() === "";
        if (isJustAfter)
            return [removal(withWhitespace(text, { start, end: next + 1 }, "after"))];
        return [removal(withWhitespace(text, { start, end }, "after")), removal({ start: next, end: next + 1 })];
    }
    const previous = endOfKept?.();
    if (previous === undefined)
        return [removal(withWhitespace(text, { start, end }, "after"))];
    const comma = skipTrivia(text, previous);
    return [removal({ start: comma, end: comma + 1 }), removal(withWhitespace(text, { start, end }, "before"))];
}
function removeFrom(text, parent, steps) {
    const found = steps.map((step) => childSpans(parent, step));
    if (found.some((spans) => spans.length === 0))
        return undefined;
    const starts = new Set(found.flat().map(({ start }) => start));
    return removeRuns(text, found.flat(), () => findEndOfKept(parent, starts));
}
function removeRuns(text, spans, endOfKept) {
    return runsOf(text, spans).flatMap((run) => removeElement(text, run, endOfKept));
}
function runsOf(text, spans) {
    const runs = [];
    for (const span of spans.toSorted((one, other) => one.start - other.start)) {
        const last = runs.at(-1);
        const isNext = last !== undefined && /^\s*,\s*$/.test(text.slice(last.end, span.start));
        if (isNext)
            runs[runs.length - 1] = { start: last.start, end: span.end };
        else
            runs.push(span);
    }
    return runs;
}
function childSpans(parent, step) {
    if (parent.kind === "array") {
        const item = step === undefined ? undefined : (0,node/* childOf */.G)(parent, step);
        return item === undefined ? [] : [item];
    }
    const property = parent.properties.get(String(step));
    return property === undefined ? [] : Array.from((property.duplicate ?? [property]).values(), spanOf);
}
function spanOf({ key, node }) {
    return { start: key.start, end: node.end };
}
function findEndOfKept(parent, removed) {
    let end;
    if (parent.kind === "array") {
        for (const item of parent.items.values())
            if (!removed.has(item.start))
                ({ end } = item);
        return end;
    }
    for (const property of parent.properties.values()) {
        for (const { key, node } of (property.duplicate ?? [property]).values()) {
            if (!removed.has(key.start) && node.end > (end ?? 0))
                end = node.end;
        }
    }
    return end;
}
function removal({ start, end }) {
    return { start, end, text: "" };
}
function withWhitespace(text, { start, end }, side) {
    let from = start;
    while (from > 0 && SPACE.test(text[from - 1] ?? ""))
        from -= 1;
    let to = end;
    while (SPACE.test(text[to] ?? ""))
        to += 1;
    const isAtLineStart = from === 0 || LINE_BREAK.test(text[from - 1] ?? "");
    const isAtLineEnd = to === text.length || LINE_BREAK.test(text[to] ?? "");
    if (isAtLineStart && isAtLineEnd)
        return { start: from, end: to + lineBreakLength(text, to) };
    if (isAtLineEnd)
        return { start: from, end: to };
    return side === "before" && !isAtLineStart ? { start: from, end } : { start, end: to };
}
function lineBreakLength(text, offset) {
    if (offset === text.length)
        return 0;
    return text.startsWith("\r\n", offset) ? 2 : 1;
}
function skipTrivia(text, offset) {
    let at = offset;
    for (;;) {
        if (/\s/.test(text[at] ?? ""))
            at += 1;
        else if (text.startsWith("//", at))
            at = endOfLine(text, at);
        else if (text.startsWith("/*", at))
            at = text.indexOf("*/", at + 2) + 2;
        else
            return at;
    }
}
function endOfLine(text, offset) {
    let at = offset;
    while (at < text.length && !LINE_BREAK.test(text[at] ?? ""))
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/fix.js



function createFixer(text, places, rangeOf) {
    const source = { text, places, offsetsOf: createOffsets(text) };
    return ({ title, safe, steps }) => {
        if (steps.length > limits/* FIX_STEPS_MAX */.VO)
            return undefined;
        const edits = editsOfAll(steps, source);
        if (edits === undefined || edits.length > limits/* FIX_EDITS_MAX */.Jr)
            return undefined;
        if (edits.some((edit) => (0,token_search/* hasTokenShape */.Dt)(edit.text)))
            return undefined;
        const inOrder = edits.toSorted((one, other) => one.start - other.start);
        return { title, safe, edits: inOrder.map((edit) => ({ range: rangeOf(edit), text: edit.text })) };
    };
}
function editsOfAll(steps, source) {
    if (steps.every(({ kind }) => kind !== "remove"))
        return editsOfEach(steps, source);
    const edits = [];
    for (const ofOne of Map.groupBy(steps, (step) => parentOf(step, source)?.start).values()) {
        const [first] = ofOne;
        const parent = first && parentOf(first, source);
        const found = parent === undefined ? editsOfEach(ofOne, source) : removeFrom(source.text, parent, ofOne.map(lastStepOf));
        if (found === undefined)
            return undefined;
        edits.push(...found);
    }
    return edits;
}
function parentOf(step, { places }) {
    const parent = step.kind === "remove" ? places.nodeAt(step.path.slice(0, -1)) : undefined;
    return parent?.kind === "scalar" ? undefined : parent;
}
function lastStepOf(step) {
    return step.kind === "remove" ? step.path.at(-1) : undefined;
}
function editsOfEach(steps, source) {
    const edits = [];
    for (const step of steps) {
        const found = editsOf(step, source);
        if (found === undefined)
            return undefined;
        edits.push(...found);
    }
    return edits;
}
function editsOf(step, { text, places, offsetsOf }) {
    if (step.kind === "remove")
        return undefined;
    if (step.kind === "remove-earlier")
        return removeRuns(text, Array.from(step.properties.values(), spanOf).slice(0, -1));
    if (step.kind === "rename-key")
        return renameKey(step, places);
    const node = places.nodeAt(step.path);
    if (step.kind === "add-property")
        return node?.kind === "object" ? [addProperty(text, node, step)] : undefined;
    if (node?.kind !== "scalar")
        return undefined;
    if (step.kind === "replace-value")
        return [{ start: node.start, end: node.end, text: JSON.stringify(step.value) }];
    if (step.kind === "wrap-in-list")
        return wrapInList(node);
    if (typeof node.value !== "string")
        return undefined;
    const offsetOf = offsetsOf(node);
    return [{ start: offsetOf(step.start), end: offsetOf(step.end), text: JSON.stringify(step.text).slice(1, -1) }];
}
function wrapInList({ start, end }) {
    return [
        { start, end: start, text: "[" },
        { start: end, end, text: "]" },
    ];
}
function renameKey({ path, key }, places) {
    const property = places.propertyAt(path);
    if (property === undefined || property.duplicate !== undefined)
        return undefined;
    const { start, end } = property.key;
    return [{ start, end, text: JSON.stringify(key) }];
}
function createOffsets(text) {
    let last;
    let offsets;
    return (node) => {
        if (node.start !== last)
            offsets = text.slice(node.start, node.end).includes("\\") ? offsetsIn(text, node) : undefined;
        last = node.start;
        return (index) => offsets?.[index] ?? node.start + 1 + index;
    };
}
function offsetsIn(text, { start, end }) {
    const offsets = [];
    let at = start + 1;
    while (at < end) {
        offsets.push(at);
        if (text[at] !== "\\")
            at += 1;
        else
            at += text[at + 1] === "u" ? 6 : 2;
    }
    return offsets;
}
function addProperty(text, object, { key, value }) {
    const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const { start } = object;
    const [firstProperty] = object.properties.values();
    const first = (firstProperty?.duplicate?.at(0) ?? firstProperty)?.key.start;
    if (first === undefined)
        return addToEmpty(text, object, property);
    const at = { start: start + 1, end: start + 1 };
    const [newLine] = /(?:\r\n|\r|\n)[ \t]*$/.exec(text.slice(start, first)) ?? [];
    if (newLine !== undefined)
        return { ...at, text: `${newLine}${property},` };
    return { ...at, text: /\s/.test(text[start + 1] ?? "") ? ` ${property},` : `${property}, ` };
}
function addToEmpty(text, { start, end }, property) {
    const inside = text.slice(start + 1, end - 1);
    if (inside.trim() === "")
        return { start: start + 1, end: end - 1, text: ` ${property} ` };
    return { start: start + 1, end: start + 1, text: ` ${property}` };
}


/***/ }),

/***/ 3125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LN: () => (/* binding */ readIgnoreComments),
/* harmony export */   Mt: () => (/* binding */ mayIgnore),
/* harmony export */   dG: () => (/* binding */ NO_COMMENTS)
/* harmony export */ });
/* harmony import */ var _syntax_locate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5844);
/* harmony import */ var _text_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9745);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4147);
/* harmony import */ var _rules_comment_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1981);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1397);






const MARK = "steward-ignore-next-line";
const MARK_MIN_CHARACTERS = "stewardignore".length;
const SHAPE = /^\/(?:\/|\*+)\s*(steward-?ignore[\w-]*)(?:$|[\s:]+)([^\s:]*)\s*(?::\s*)?(.*)$/is;
function mayIgnore(text) {
    return text.includes(MARK);
}
const NO_COMMENTS = {
    isEmpty: true,
    suppress: (findings) => findings,
    unused: () => [],
    guard: (diagnostic) => diagnostic,
};
function readIgnoreComments(parsed, suppressible) {
    const { text, comments: all } = parsed;
    const written = [];
    all.forEach((span, index) => {
        if (mayBeMarked(text, span))
            written.push(withoutTail(text, span, all[index + 1]));
    });
    if (written.length === 0)
        return NO_COMMENTS;
    const rangeOf = (0,_syntax_locate_js__WEBPACK_IMPORTED_MODULE_0__/* .createLocator */ .TR)(text);
    const places = (0,_syntax_locate_js__WEBPACK_IMPORTED_MODULE_0__/* .createPathFinder */ .iD)(() => parsed.root);
    const lineOf = (offset) => rangeOf({ start: offset, end: offset }).start.line;
    const linesOf = (place) => {
        const parts = place.part === "span"
            ? [place.span]
            : [place.part, "key"].map((part) => places.spanOf(place.path, part));
        return parts.map(({ start }) => lineOf(start));
    };
    const comments = ignoreCommentsIn(parsed, written, lineOf);
    const targets = new Set(comments.map(({ line }) => line));
    const isOpen = (comment) => isWellFormed(comment) && suppressible.rules.has(comment.rule);
    const open = Map.groupBy(comments.filter(isOpen), ({ rule, line }) => `${line} ${rule}`);
    const suppressing = new Set();
    const distrusted = new Set();
    const waitingFor = ({ place, rule }) => linesOf(place)
        .map((line) => open.get(`${line} ${rule.id}`))
        .find((list) => list !== undefined && list.length > 0);
    const explainUnused = (comment) => {
        if (distrusted.has(comment))
            return NOT_TRUSTED;
        return isWellFormed(comment) && !isOpen(comment) ? notInFiles(comment) : explainComment(comment);
    };
    return {
        isEmpty: false,
        *suppress(findings) {
            for (const finding of findings) {
                const waiting = finding.suppression === undefined ? waitingFor(finding) : undefined;
                const comment = waiting?.shift();
                if (comment === undefined) {
                    yield finding;
                }
                else if (suppressible.take(finding)) {
                    suppressing.add(comment);
                    yield { ...finding, suppression: toSuppression(comment, rangeOf) };
                }
                else {
                    distrusted.add(comment);
                    waiting?.unshift(comment);
                    yield finding;
                }
            }
        },
        unused: () => comments
            .filter((comment) => !suppressing.has(comment))
            .map((comment) => ({ ...toFinding(comment), ...explainUnused(comment) })),
        guard({ fix, ...diagnostic }) {
            const isSafe = fix?.edits.every(({ range: { start, end } }) => {
                const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
                for (let line = start.line; line <= last; line += 1)
                    if (targets.has(line))
                        return false;
                return true;
            });
            return fix !== undefined && isSafe === true ? { ...diagnostic, fix } : diagnostic;
        },
    };
}
function mayBeMarked(text, span) {
    if (!(0,_text_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsRun */ .gM)(text, span, MARK_MIN_CHARACTERS, _text_runs_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_WHITESPACE */ .WV))
        return false;
    return /steward-?ignore/i.test(text.slice(span.start, span.end));
}
function withoutTail(text, { start, end }, next) {
    const isFollowed = next !== undefined && text.slice(end, next.start).trimStart() === "";
    return isFollowed ? { start, end } : { start, end: start + text.slice(start, end).trimEnd().length };
}
function isWellFormed({ mark, rule, reason }) {
    return mark === MARK && reason !== "" && isRule(rule);
}
function toSuppression({ span, reason }, rangeOf) {
    const { line, column } = rangeOf(span).start;
    return { kind: "comment", line, column, reason };
}
function isRule(id) {
    return _rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDescriptions */ .U.some((rule) => rule.id === id);
}
function ignoreCommentsIn({ text, comments }, written, lineOf) {
    const findContent = createContentFinder(text, comments);
    return written.flatMap((span) => {
        const [, mark, rule = "", reason = ""] = SHAPE.exec(text.slice(span.start, span.end).replace(/\*\/$/, "")) ?? [];
        if (mark === undefined)
            return [];
        const content = findContent(span.end);
        return [{ span, mark, rule, reason: reason.trim(), line: content === undefined ? undefined : lineOf(content) }];
    });
}
function createContentFinder(text, comments) {
    const lineEnd = /[\r\n]/g;
    let line = 0;
    let at = 0;
    let passed = 0;
    return (offset) => {
        if (line <= offset) {
            lineEnd.lastIndex = offset;
            line = lineEnd.test(text) ? lineEnd.lastIndex : text.length;
        }
        at = Math.max(at, line);
        for (;;) {
            while ((comments[passed]?.end ?? Number.POSITIVE_INFINITY) <= at)
                passed += 1;
            const comment = comments[passed];
            if (comment !== undefined && comment.start <= at)
                at = comment.end;
            else if (/\s/.test(text[at] ?? ""))
                at += 1;
            else
                return at < text.length ? at : undefined;
        }
    };
}
function toFinding({ span }) {
    return { rule: _rules_comment_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .unusedIgnore */ .B, place: { path: [], part: "span", span } };
}
const NOT_TRUSTED = {
    message: "The ignore comment suppresses nothing: it is new in a change from outside the repository.",
    advice: "Fix the finding, or ask someone who may write to the repository to add the comment.",
};
function notInFiles({ rule }) {
    return {
        message: `The ignore comment suppresses nothing: no comment in a file may suppress ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(rule)}.`,
        advice: 'Fix the finding and remove the comment; "inlineIgnores" of the policy lists the rules that comments may suppress.',
    };
}
function explainComment({ mark, rule, reason, line }) {
    if (mark !== MARK) {
        return {
            message: `Unknown comment ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(mark)}; it suppresses nothing.`,
            advice: `Write "// ${MARK} RULE: reason".`,
        };
    }
    if (rule === "")
        return { message: "The ignore comment does not name a rule.", advice: `Write "// ${MARK} RULE: reason".` };
    if (!isRule(rule)) {
        const nearest = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestNames */ .LE)(rule, _rules_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDescriptions */ .U.map(({ id }) => id));
        return {
            message: `The ignore comment names an unknown rule ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(rule)}.`,
            advice: nearest.length === 0
                ? "Use the name of the rule in the diagnostic."
                : `Did you mean ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteAll */ ._R)(nearest, "or")}?`,
        };
    }
    if (reason === "") {
        return {
            message: `The ignore comment gives no reason, so it does not suppress ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(rule)}.`,
            advice: `Write "// ${MARK} ${rule}: reason".`,
        };
    }
    const where = line === undefined ? "there is no line after it" : `line ${line} has no such diagnostic`;
    return {
        message: `The ignore comment for ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(rule)} suppresses nothing: ${where}.`,
        advice: "Remove the comment.",
    };
}


/***/ }),

/***/ 6166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ severityOf)
/* harmony export */ });
function severityOf({ severity, rule }) {
    return severity ?? rule.severity;
}


/***/ }),

/***/ 3958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ eachSchemaFinding),
  I: () => (/* binding */ schemaFindings)
});

// EXTERNAL MODULE: ./.build/action/shared/schema/schema-at.js
var schema_at = __webpack_require__(8212);
// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var text_pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/layers.js
var vocabulary_layers = __webpack_require__(8404);
;// CONCATENATED MODULE: ./.build/action/shared/validate/consequence.js


function consequenceAt(path, vocabulary) {
    const { topLevel = {} } = vocabulary;
    const [key = "", ...below] = path;
    if (below.length === 0 && typeof key === "string" && Object.hasOwn(topLevel, key) && topLevel[key]?.ignoresFile)
        return "The assistant ignores the whole file.";
    return below.length === 0 ? undefined : consequenceInEntries(vocabulary).text;
}
const consequenceInEntries = (0,lazily/* lazilyFor */.N)((vocabulary) => {
    const layer = (0,vocabulary_layers/* layerOf */.ZZ)(vocabulary, { kind: "user" });
    if (layer === undefined)
        return { text: undefined };
    const { ignores = "entry", savesInvalid = true } = layer;
    const part = ignores === "layer" ? "file" : "entry";
    return {
        text: `The assistant ignores the whole ${part}${savesInvalid ? "" : ", and saves no change until it is fixed"}.`,
    };
});

// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
;// CONCATENATED MODULE: ./.build/action/shared/validate/known-keys.js



const keyReaderFor = (0,lazily/* lazilyFor */.N)((root) => (0,lazily/* lazilyFor */.N)((part) => {
    const properties = Object.keys(part.properties ?? {});
    return {
        properties,
        allowed: (0,lazily/* lazily */.q)(() => describeKeys(properties)),
        holders: (0,lazily/* lazily */.q)(() => holdersIn(part, root)),
    };
}));
const takersIn = (0,lazily/* lazilyFor */.N)((providers) => {
    const takers = new Map();
    for (const [id, { sections, fields = [] }] of Object.entries(providers)) {
        for (const key of new Set([...sections, ...fields])) {
            const ids = takers.get(key);
            if (ids === undefined)
                takers.set(key, [id]);
            else
                ids.push(id);
        }
    }
    return takers;
});
function holdersIn({ properties = {} }, root) {
    const holders = new Map();
    for (const [name, part] of Object.entries(properties)) {
        for (const key of Object.keys((0,schema_at/* effectiveSchema */.$Z)(root, part).properties ?? {})) {
            if (!holders.has(key))
                holders.set(key, name);
        }
    }
    return holders;
}
function adviceOnKnownKey(key, keys, { providers }) {
    const takers = takersIn(providers).get(key);
    if (takers !== undefined)
        return `Remove it; only ${(0,wording/* quoteAll */._R)(takers, "and")} ${takers.length === 1 ? "accepts" : "accept"} it.`;
    const holder = keys.holders().get(key);
    return holder === undefined ? undefined : `Move it into ${(0,wording/* quote */.hD)(holder)}.`;
}
function describeKeys(keys) {
    if (keys.length === 0)
        return "no key is allowed here";
    return `the ${keys.length === 1 ? "only allowed key is" : "allowed keys are"} ${(0,wording/* quoteAll */._R)(keys, "and")}`;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/schema/match-schema.js
var match_schema = __webpack_require__(156);
// EXTERNAL MODULE: ./.build/action/shared/text/credential-likeness.js
var credential_likeness = __webpack_require__(9747);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/presets.js + 5 modules
var presets = __webpack_require__(2249);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary_vocabulary = __webpack_require__(6154);
;// CONCATENATED MODULE: ./.build/action/shared/validate/foreign-key-advice.js


function foreignKeysHere(key, object) {
    if (key.kind === "none" || key.conjunction === "and")
        return [];
    return fitting(key.targets.filter((target) => isHere(target, object)).map(lastOf), object);
}
function adviceOnForeignKey(key, object) {
    if (object.vocabulary === vocabulary_vocabulary/* noVocabulary */.K$)
        return undefined;
    if (key.kind === "none")
        return key.advice;
    const { targets, conjunction } = key;
    const [first = ""] = targets;
    const place = targets.every((target) => isHere(target, object)) ? "" : levelOf(first, object);
    return place === undefined ? undefined : `Use ${(0,wording/* quoteAll */._R)(targets.map(lastOf), conjunction)}${place}.`;
}
function lastOf(target) {
    return target.slice(target.indexOf(".") + 1);
}
function isHere(target, { path, properties }) {
    const holder = target.slice(0, Math.max(0, target.indexOf(".")));
    return properties.includes(lastOf(target)) && (holder === "" || path.at(-1) === holder);
}
function fitting(keys, { path: [, id = ""], vocabulary }) {
    const { selfHosted } = vocabulary.providers[id] ?? {};
    if (selfHosted === undefined || !keys.includes("endpoint") || !keys.includes("baseUrl"))
        return keys;
    return [selfHosted ? "endpoint" : "baseUrl"];
}
const ENTRY_KEYS = ["baseUrl", "customHeaders", "enabled", "endpoint", "protocol"];
function levelOf(target, object) {
    if (target === "providers")
        return " at the top level";
    if (ENTRY_KEYS.includes(target))
        return " in the entry of a provider";
    if (target.startsWith("models."))
        return object.properties.includes("models") ? ' in "models"' : ' in "models" of a provider\'s entry';
    if (target === "region" || target === "profile")
        return placeInSection(target, object.vocabulary);
    if (target === "id")
        return ' of a model under "custom" in "models"; the key of an override is the id of its model';
    return ' of a model under "custom" or "overrides" in "models"';
}
function placeInSection(field, { providers, sections }) {
    const section = Object.keys(sections).find((name) => Object.hasOwn(sections[name]?.fields ?? {}, field));
    const taker = Object.keys(providers).find((id) => section !== undefined && providers[id]?.sections.includes(section));
    if (section === undefined)
        return undefined;
    return ` in ${(0,wording/* quote */.hD)(section)}${taker === undefined ? "" : ` of ${(0,wording/* quote */.hD)(taker)}`}`;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/foreign-keys.js
var foreign_keys = __webpack_require__(6347);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-rules.js
var schema_rules = __webpack_require__(4933);
;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-missing-keys.js


function missingKeysFinding(missing, { path, schema }) {
    const constants = missing.flatMap((key) => {
        const { const: value } = schema.properties?.[key] ?? {};
        return value === undefined ? [] : [`${(0,wording/* quote */.hD)(key)}: ${(0,wording/* showValue */.vp)(value)}`];
    });
    const fix = addConstant(missing, path, schema);
    return {
        rule: schema_rules/* missingKey */.aV,
        place: { path, part: "key" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} is missing the required ${missing.length === 1 ? "key" : "keys"} ${(0,wording/* quoteAll */._R)(missing, "and")}.`,
        advice: adviceOnMissing(missing.length, constants),
        ...(fix && { fix }),
    };
}
function adviceOnMissing(count, constants) {
    if (constants.length === count)
        return `Add ${constants.join(", ")}.`;
    const all = count === 1 ? "it" : "them";
    return constants.length === 0 ? `Add ${all}.` : `Add ${all}, with ${constants.join(", ")}.`;
}
function addConstant([key = "", ...others], path, schema) {
    const { const: value } = schema.properties?.[key] ?? {};
    if (value === undefined || others.length > 0)
        return undefined;
    return { title: `Add ${(0,wording/* quote */.hD)(key)}.`, safe: false, steps: [{ kind: "add-property", path, key, value }] };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-key-errors.js














function keyFindings(about) {
    const missing = new Set(paramsOf(about, "required", "missingProperty"));
    const names = paramsOf(about, "additionalProperties", "additionalProperty");
    const keys = names
        .filter((name) => name !== json/* UNSAFE_KEY */.LO)
        .map((name) => {
        const plain = (0,did_you_mean/* plainName */.MH)(name);
        const meaning = meaningOf({ name, plain }, missing, about);
        if (meaning.meant[0] !== undefined)
            missing.delete(meaning.meant[0]);
        return { name, plain, path: [...about.path, name], ...meaning };
    });
    const taken = { value: about.value, renamed: new Set(), contested: contestedNames(keys) };
    const isProvider = about.path.length === 1 && about.path[0] === "providers";
    const toFinding = isProvider ? unknownProviderFinding : unknownKeyFinding;
    const findings = keys.map((key) => toFinding(key, about, taken));
    if (missing.size > 0)
        findings.push(missingKeysFinding([...missing], about));
    return findings;
}
function paramsOf({ errors }, keyword, param) {
    const params = [];
    for (const error of errors)
        if (error.keyword === keyword)
            params.push(String(error.params[param]));
    return params;
}
function meaningOf({ name, plain }, missing, about) {
    const { keys, guess, budget, value } = about;
    const present = presentNameIn(name, about);
    if (present !== undefined)
        return { meant: [present], foreign: undefined, kind: "former" };
    const nearMissing = missing.size === 0 ? [] : (0,did_you_mean/* nearestNames */.LE)(name, missing, budget);
    const near = nearMissing.length > 0 ? nearMissing : guess(name, keys.properties);
    const foreign = (0,foreign_keys/* foreignKey */.m)(plain, (0,json/* valueAt */.fK)(value, [name]));
    if (foreign === undefined || near.some((one) => (0,did_you_mean/* plainName */.MH)(one) === plain))
        return { meant: near, foreign, kind: "near" };
    const here = foreignKeysHere(foreign, objectOfKeys(about));
    return here.length > 0 ? { meant: here, foreign, kind: "foreign" } : { meant: near, foreign, kind: "near" };
}
function presentNameIn(name, { keys, vocabulary }) {
    const present = (0,vocabulary_vocabulary/* presentNames */.W_)(vocabulary).get(name);
    return present !== undefined && keys.properties.includes(present) ? present : undefined;
}
function objectOfKeys({ path, keys, vocabulary }) {
    return { path, properties: keys.properties, vocabulary };
}
const NONE_CONTESTED = new Set();
function contestedNames(keys) {
    if (keys.length < 2)
        return NONE_CONTESTED;
    const meant = keys.flatMap((key) => (isOppositeOfEnabled(key) ? ["enabled"] : key.meant));
    const once = new Set();
    return new Set(meant.filter((name) => once.size === once.add(name).size));
}
function isTaken(name, { value, renamed }) {
    return renamed.has(name) || (0,json/* valueAt */.fK)(value, [name]) !== undefined;
}
function unknownProviderFinding(key, about, taken) {
    return {
        rule: schema_rules/* unknownProvider */.KY,
        place: { path: key.path, part: "key" },
        message: `Unknown provider ${(0,wording/* quote */.hD)(key.name)}.`,
        ...adviceOnProvider(key, about, taken),
    };
}
function adviceOnProvider(key, about, taken) {
    const { plain, meant } = key;
    const { providers, customVariants } = about.vocabulary;
    const takesCustom = Object.keys(customVariants).length > 0;
    if (meant.length === 0 || meant.length > 2) {
        const known = describeBuiltIn(Object.keys(providers));
        return { advice: takesCustom ? `${known} Add your own providers under "custom".` : known };
    }
    const { advice, fix } = adviceOnName(key, about, taken);
    const isReserved = vocabulary_vocabulary/* RESERVED_PROVIDER_KEYS */.I1.some((reserved) => meant.includes(reserved));
    const isOwn = takesCustom && !isReserved && meant.every((name) => (0,did_you_mean/* plainName */.MH)(name) !== plain);
    return { advice: isOwn ? `${advice} If not, add your own provider under "custom".` : advice, ...(fix && { fix }) };
}
function describeBuiltIn(ids) {
    const [only, ...others] = ids;
    if (only === undefined)
        return "There are no built-in providers.";
    return others.length === 0
        ? `The only built-in provider is ${(0,wording/* quote */.hD)(only)}.`
        : `The built-in providers are ${(0,wording/* quoteAll */._R)(ids, "and")}.`;
}
function unknownKeyFinding(key, about, taken) {
    const where = about.path.length === 0 ? "at the top level" : `in ${(0,wording/* nameOf */.Vb)(about.path)}`;
    return {
        rule: schema_rules/* unknownKey */.a,
        place: { path: key.path, part: "key" },
        message: key.kind === "former"
            ? `The key ${(0,wording/* quote */.hD)(key.name)} ${where} is the former name of ${(0,wording/* quoteAll */._R)(key.meant, "or")}.`
            : `Unknown key ${(0,wording/* quote */.hD)(key.name)} ${where}.`,
        ...(adviceOnOpposite(key, about, taken) ??
            adviceOnPlace(key, about) ??
            adviceOnPreset(key, about) ??
            adviceOnName(key, about, taken)),
    };
}
function adviceOnOpposite({ name, plain, path }, { value, keys }, taken) {
    if (!isOppositeOfEnabled({ plain }) || !keys.properties.includes("enabled"))
        return undefined;
    if (isTaken("enabled", taken))
        return { advice: 'Remove it; "enabled" decides.' };
    const disabled = (0,json/* valueAt */.fK)(value, [name]);
    if (typeof disabled !== "boolean")
        return { advice: 'Use "enabled" with true or false.' };
    taken.renamed.add("enabled");
    const use = `Use "enabled": ${!disabled}.`;
    const steps = [
        { kind: "rename-key", path, key: "enabled" },
        { kind: "replace-value", path, value: !disabled },
    ];
    return { advice: use, fix: { title: use, safe: !taken.contested.has("enabled"), steps } };
}
function isOppositeOfEnabled({ plain }) {
    return plain === "disable" || plain === "disabled";
}
function adviceOnPlace({ name }, about) {
    const advice = adviceOnKnownKey(name, about.keys, about.vocabulary);
    return advice === undefined ? undefined : { advice };
}
function adviceOnPreset({ name, meant }, about) {
    if (about.path.length > 0 || meant.length > 0 || about.vocabulary === vocabulary_vocabulary/* noVocabulary */.K$)
        return undefined;
    const preset = presets/* PRESET_NAMES */.dO.find((one) => Object.hasOwn((0,presets/* presetNamed */.$Q)(one)?.topLevel ?? {}, name));
    if (preset === undefined)
        return undefined;
    const choose = `Choose the vocabulary ${(0,wording/* quote */.hD)(preset)}, which has this key, if the file is for that assistant.`;
    return { advice: `${choose} If not, remove it.` };
}
function adviceOnName(key, about, taken) {
    const { name, plain, path, foreign } = key;
    const [isForeign, isFormer] = [key.kind === "foreign", key.kind === "former"];
    const { keys, value } = about;
    const meant = isForeign ? freeOf(key.meant, taken) : key.meant;
    const [only, second] = meant;
    if (only === undefined && (0,credential_likeness/* isCredentialKey */.N9)(name, (0,json/* valueAt */.fK)(value, [name])))
        return { advice: "Remove it, and revoke the credential if there is one." };
    const safe = only !== undefined && (isFormer || plain === (0,did_you_mean/* plainName */.MH)(only));
    const elsewhere = foreign === undefined || isForeign || safe ? undefined : adviceOnForeignKey(foreign, objectOfKeys(about));
    if (only === undefined)
        return { advice: elsewhere ?? `Remove it; ${keys.allowed()}.` };
    const isFitting = isForeign ? fits(name, only, about) : safe || fitsByType(name, only, about);
    if (!isFitting && elsewhere !== undefined)
        return { advice: elsewhere };
    const present = meant.find((one) => isTaken(one, taken));
    if (present !== undefined)
        return { advice: `Remove it, or merge it with ${(0,wording/* quote */.hD)(present)}.` };
    const otherwise = elsewhere === undefined ? "" : ` If not, ${(0,wording/* continueSentence */.hQ)(elsewhere)}`;
    const rename = `Rename it to ${(0,wording/* quote */.hD)(only)}.`;
    const advice = isFormer ? rename : `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?${otherwise}`;
    if (second !== undefined || !isFitting)
        return { advice };
    taken.renamed.add(only);
    const step = { kind: "rename-key", path, key: only };
    const isSafe = safe && !taken.contested.has(only);
    return { advice, fix: { title: rename, safe: isSafe, steps: [step] } };
}
function freeOf(meant, taken) {
    const free = meant.filter((one) => !isTaken(one, taken));
    return free.length > 0 ? free : meant;
}
function fits(key, other, { root, schema, value }) {
    return (0,match_schema/* matchesSchema */.L)(root, schema.properties?.[other] ?? {}, (0,json/* valueAt */.fK)(value, [key]) ?? null);
}
function fitsByType(key, other, { root, schema, value }) {
    return (0,match_schema/* matchesSchema */.L)(root, typesUnder(root)(schema.properties?.[other] ?? ANYTHING), (0,json/* valueAt */.fK)(value, [key]) ?? null);
}
const ANYTHING = {};
const typesUnder = (0,lazily/* lazilyFor */.N)((root) => (0,lazily/* lazilyFor */.N)((schema) => typesIn(root, schema)));
function typesIn(root, schema) {
    const { type, items } = (0,schema_at/* effectiveSchema */.$Z)(root, schema);
    return { ...(type && { type }), ...(items && { items: typesIn(root, items) }) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-type-errors.js


function wrongTypeFinding(type, path, value, schema) {
    return {
        rule: schema_rules/* wrongType */.gQ,
        place: { path, part: "value" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} must be ${(0,wording/* withArticle */.vJ)(type)}, not ${(0,wording/* kindOf */.I)(value)}.`,
        ...remedyFor(type, path, value, schema),
    };
}
function remedyFor(type, path, value, schema) {
    const { enum: allowed, const: only } = schema;
    if (allowed !== undefined)
        return remedyAmong(allowed, path, value);
    if (only !== undefined && type !== "string")
        return remedyAmong([only], path, value);
    const use = USE_OF_TYPE[type] ?? `Use ${(0,wording/* withArticle */.vJ)(type)}`;
    if (value === null && typeof path.at(-1) === "string") {
        return { advice: `${use}, or remove the key if it is optional.` };
    }
    if (type === "integer" && typeof value === "number") {
        return { advice: "Use a whole number, for example 128000." };
    }
    if (type === "string" && typeof value === "number")
        return { advice: "Put it in double quotes." };
    const remedy = typeof value === "string" ? remedyForText(type, path, value, schema) : undefined;
    return remedy ?? { advice: `${use}.` };
}
function remedyAmong(allowed, path, value) {
    const advice = `Use ${(0,wording/* showValues */.g)(allowed, "or")}.`;
    const meant = typeof value === "object" ? undefined : allowed.find((one) => String(one) === String(value));
    return meant === undefined ? { advice } : { advice, fix: replaceBy(meant, path, true) };
}
const USE_OF_TYPE = {
    array: "Use an array: […]",
    boolean: "Use true or false",
    integer: "Use a number, for example 128000",
    number: "Use a number",
    object: "Use an object: {…}",
    string: 'Use a string: "…"',
};
function remedyForText(type, path, text, schema) {
    if (type === "array")
        return remedyForOneItem(path, text);
    if (type === "boolean" && /^(?:true|false)$/i.test(text)) {
        const word = text.toLowerCase();
        return replacement(`Use ${word} without quotes.`, path, word === "true", true);
    }
    if (type !== "integer")
        return undefined;
    const tokens = tokensMeant(text);
    if (tokens === undefined)
        return undefined;
    const isInRange = tokens >= (schema.minimum ?? tokens) && tokens <= (schema.maximum ?? tokens);
    if (/^\d+$/.test(text)) {
        const advice = "Use the number without quotes.";
        return isInRange ? replacement(advice, path, tokens, true) : { advice };
    }
    return isInRange ? replacement(`Use a number, for example ${tokens}.`, path, tokens, false) : undefined;
}
function remedyForOneItem(path, text) {
    const advice = "Put it in brackets: […].";
    if (/[\s,;]|^$/.test(text))
        return { advice };
    return { advice, fix: { title: "Put it in brackets.", safe: true, steps: [{ kind: "wrap-in-list", path }] } };
}
function replacement(advice, path, value, safe) {
    return { advice, fix: replaceBy(value, path, safe) };
}
function replaceBy(value, path, safe) {
    return { title: `Use ${(0,wording/* showValue */.vp)(value)}.`, safe, steps: [{ kind: "replace-value", path, value }] };
}
function tokensMeant(text) {
    if (/^\d{1,16}$/.test(text))
        return Number(text);
    if (/^\d{1,3}(?:[,_ ]\d{3}){1,3}$/.test(text))
        return Number(text.replaceAll(/\D/g, ""));
    const [, digits, letter] = /^(\d{1,4}(?:\.\d{1,2})?) ?([km])$/i.exec(text) ?? [];
    if (digits === undefined)
        return undefined;
    return Math.round(Number(digits) * (letter?.toLowerCase() === "k" ? 1_000 : 1_000_000));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-value-errors.js







function valueFindings(about) {
    const { errors, path, value, schema, vocabulary } = about;
    const ofType = errors.find(({ keyword }) => keyword === "type");
    if (ofType !== undefined)
        return [wrongTypeFinding(ofType.params["type"], path, value, schema)];
    return errors.flatMap(({ keyword, params }) => {
        switch (keyword) {
            case "enum":
                return [unknownValueFinding(params["allowedValues"], about)];
            case "const":
                return [unknownValueFinding([params["allowedValue"]], about)];
            case "discriminator":
                return variantFindings(Object.keys(vocabulary.customVariants), {
                    ...about,
                    path: [...path, params["tag"]],
                    value: params["tagValue"],
                });
            case "minimum":
                return [outOfRangeFinding(path, `must be at least ${params["limit"]}`, adviceForBounds(schema))];
            case "maximum":
                return [outOfRangeFinding(path, `must be at most ${params["limit"]}`, adviceForBounds(schema))];
            case "minLength":
                return [outOfRangeFinding(path, "must not be empty", "Use at least one character.")];
            default:
                return [];
        }
    });
}
function variantFindings(variants, ofType) {
    const { path, value: type } = ofType;
    if (type === undefined)
        return [];
    return [
        typeof type === "string"
            ? unknownValueFinding(variants, ofType)
            : wrongTypeFinding("string", path, type, { enum: variants }),
    ];
}
function unknownValueFinding(allowed, { path, value, guess, vocabulary }) {
    const former = typeof value === "string" ? value : "";
    const present = (0,vocabulary_vocabulary/* presentNames */.W_)(vocabulary).get(former);
    if (present !== undefined && allowed.includes(present))
        return formerValueFinding(present, former, path);
    const meant = typeof value === "string" ? guess(value, wordsAmong(allowed)) : [];
    const isGuess = meant.length > 0 && meant.length <= 2;
    const [only, ...others] = meant;
    return {
        rule: schema_rules/* unknownValue */.Uo,
        place: { path, part: "value" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} cannot ${isPlain(value) ? `be ${(0,wording/* showValue */.vp)(value)}` : "have this value"}.`,
        advice: isGuess ? `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?` : `Use ${(0,wording/* showValues */.g)(allowed, "or")}.`,
        ...(typeof value === "string" &&
            only !== undefined &&
            others.length === 0 && { fix: useInstead(only, value, path) }),
    };
}
function formerValueFinding(present, value, path) {
    const use = `Use ${(0,wording/* quote */.hD)(present)}.`;
    return {
        rule: schema_rules/* unknownValue */.Uo,
        place: { path, part: "value" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} is ${(0,wording/* quote */.hD)(value)}, the former name of ${(0,wording/* quote */.hD)(present)}.`,
        advice: use,
        fix: { title: use, safe: true, steps: [{ kind: "replace-value", path, value: present }] },
    };
}
const wordsAmong = (0,lazily/* lazilyFor */.N)((values) => values.filter((value) => typeof value === "string"));
function useInstead(meant, value, path) {
    return {
        title: `Use ${(0,wording/* quote */.hD)(meant)}.`,
        safe: (0,did_you_mean/* plainName */.MH)(value) === (0,did_you_mean/* plainName */.MH)(meant),
        steps: [{ kind: "replace-value", path, value: meant }],
    };
}
const PLAIN_WORDS = /^[a-z]{1,20}(?:[-_][a-z]{1,20}){0,3}$/i;
function isPlain(value) {
    if (typeof value === "boolean")
        return true;
    if (typeof value === "number")
        return Math.abs(value) < 1_000;
    return typeof value === "string" && PLAIN_WORDS.test(value) && (0,credential_likeness/* credentialLikeness */.WU)(value) === undefined;
}
function adviceForBounds({ minimum, maximum }) {
    return `Use a whole number from ${minimum} to ${maximum}.`;
}
function outOfRangeFinding(path, bound, advice) {
    return {
        rule: schema_rules/* outOfRange */.FL,
        place: { path, part: "value" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} ${bound}.`,
        advice,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-errors.js









function schemaFindings(errors, document, root, vocabulary, budget = { letterPairs: limits/* NAME_GUESS_MAX_LETTER_PAIRS */.OW }) {
    return Array.from(eachSchemaFinding(errors, document, root, vocabulary, budget));
}
function* eachSchemaFinding(errors, document, root, vocabulary, budget = { letterPairs: limits/* NAME_GUESS_MAX_LETTER_PAIRS */.OW }) {
    const find = createValueFinder(document, root);
    const keysOf = keyReaderFor(root);
    const guess = (0,did_you_mean/* createListGuess */.Sz)(budget);
    for (const [pointer, ofValue] of errorsByPointer(errors)) {
        const { path, value, schema } = find(pointer);
        const about = { errors: ofValue, path, value, schema, root, keys: keysOf(schema), vocabulary, budget, guess };
        for (const finding of [...keyFindings(about), ...valueFindings(about)]) {
            const why = consequenceAt(finding.place.path, vocabulary);
            yield why === undefined ? finding : { ...finding, why };
        }
    }
}
function errorsByPointer(errors) {
    const groups = new Map();
    for (const error of errors) {
        if (error.keyword === "propertyNames" || error.propertyName !== undefined)
            continue;
        const group = groups.get(error.instancePath);
        if (group === undefined)
            groups.set(error.instancePath, [error]);
        else
            group.push(error);
    }
    return groups;
}
function createValueFinder(document, root) {
    const known = new Map([
        ["", { path: [], value: document, schema: (0,schema_at/* effectiveSchema */.$Z)(root, root, document) }],
    ]);
    const find = (pointer) => {
        const before = known.get(pointer);
        if (before !== undefined)
            return before;
        const end = pointer.lastIndexOf("/");
        const found = valueBelow(find(pointer.slice(0, end)), (0,text_pointer/* fromPointerStep */.o$)(pointer.slice(end + 1)), root);
        known.set(pointer, found);
        return found;
    };
    return find;
}
function valueBelow({ path, value, schema }, text, root) {
    const step = (0,json/* isArray */.cy)(value) ? Number(text) : text;
    const child = (0,json/* valueAt */.fK)(value, [step]);
    return { path: [...path, step], value: child, schema: (0,schema_at/* effectiveSchema */.$Z)(root, (0,schema_at/* childSchema */.u5)(schema, step), child) };
}


/***/ }),

/***/ 5081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GN: () => (/* binding */ withShownReason),
/* harmony export */   Sh: () => (/* binding */ suppressible),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   mj: () => (/* binding */ countIdentities),
/* harmony export */   pV: () => (/* binding */ inlineIgnorable)
/* harmony export */ });
/* unused harmony export shownReason */
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(285);
/* harmony import */ var _text_credential_likeness_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9747);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5514);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2322);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4147);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6672);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1397);








function identityOf({ rule, place }, text, document) {
    const steps = place.path.map((step) => (typeof step === "number" ? 0 : step));
    return JSON.stringify([rule.id, steps, valueAtPlace(place, text, document) ?? null]);
}
function valueAtPlace(place, text, document) {
    return place.part === "span" ? text.slice(place.span.start, place.span.end) : (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, place.path);
}
function countIdentities(identities) {
    const counts = new Map();
    for (const identity of identities)
        counts.set(identity, (counts.get(identity) ?? 0) + 1);
    return counts;
}
function suppressible(policy, known, { text, value }) {
    const rules = inlineIgnorable(policy);
    if (known === undefined)
        return { rules, take: () => true };
    const left = new Map(known);
    const take = (finding) => {
        const identity = identityOf(finding, text, value ?? null);
        const count = left.get(identity) ?? 0;
        left.set(identity, count - 1);
        return count > 0;
    };
    return { rules, take };
}
function inlineIgnorable({ inlineIgnores }) {
    return inlineIgnores === undefined ? BY_DEFAULT : new Set(inlineIgnores);
}
const BY_DEFAULT = new Set(_rules_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleDescriptions */ .U.filter(({ findsCredentials }) => findsCredentials !== true).map(({ id }) => id));
function withShownReason(finding, { text, value }) {
    const { rule, place, suppression } = finding;
    const isSecret = rule.findsCredentials === true || (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeaderPath */ .Lq)(place.path);
    const found = isSecret ? valueAtPlace(place, text, value ?? null) : undefined;
    const secret = typeof found === "string" ? found : JSON.stringify(found ?? "");
    return { ...finding, suppression: { ...suppression, reason: shownReason(suppression.reason, secret) } };
}
const SEPARATORS = /[\s"'`,;:=?&#@/\\()[\]{}<>]+/;
const SECRET_WORD_MIN_CHARACTERS = 8;
function shownReason(reason, secret = "") {
    const parts = [
        secret.trim(),
        ...secret.split(SEPARATORS).filter((word) => word.length >= SECRET_WORD_MIN_CHARACTERS),
    ];
    const without = parts.reduce((rest, part) => (part === "" ? rest : rest.replaceAll(part, _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .MASK */ .v5)), reason);
    const words = without.trim().split(/\s+/);
    if ((0,_text_credential_likeness_js__WEBPACK_IMPORTED_MODULE_4__/* .mentionsCredential */ .vK)(words.join(" ")))
        return _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .MASK */ .v5;
    const shown = words.map((word) => (word.includes(":") ? (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .maskUrl */ .yP)(word) : word)).join(" ");
    return (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .clipName */ .es)((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .maskSecrets */ .QU)(shown), _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .REASON_MAX_CHARACTERS */ .Hn);
}


/***/ }),

/***/ 6840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qW: () => (/* binding */ checkText),
  kk: () => (/* binding */ suppressionsIn),
  tf: () => (/* binding */ validate_validate)
});

// UNUSED EXPORTS: knownSuppressionsIn, schemaFor

// EXTERNAL MODULE: ./.build/action/shared/diagnostic/order.js
var order = __webpack_require__(9035);
// EXTERNAL MODULE: ./.build/action/shared/effective/entries.js
var entries = __webpack_require__(2709);
// EXTERNAL MODULE: ./.build/action/shared/policy/policy.js
var policy_policy = __webpack_require__(2398);
// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __webpack_require__(7365);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/presets.js + 5 modules
var presets = __webpack_require__(2249);
;// CONCATENATED MODULE: ./.build/action/shared/schema/generated/validators/posit-assistant.js
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
var schema12 = { "type": "object", "properties": { "positai": { "allOf": [{ "$ref": "#/definitions/providerEntry.positaiLogin" }] }, "anthropic": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "openai": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "gemini": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "openrouter": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "ollama": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "lmstudio": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "litellm": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "portkey": { "allOf": [{ "$ref": "#/definitions/providerEntry.keyType" }] }, "openai-compatible": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "ms-foundry": { "allOf": [{ "$ref": "#/definitions/providerEntry.azure" }] }, "deepseek": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "bedrock": { "allOf": [{ "$ref": "#/definitions/providerEntry.aws" }] }, "google-vertex": { "allOf": [{ "$ref": "#/definitions/providerEntry.googleCloud" }] }, "snowflake-cortex": { "allOf": [{ "$ref": "#/definitions/providerEntry.snowflake" }] }, "databricks": { "allOf": [{ "$ref": "#/definitions/providerEntry.databricks" }] }, "copilot": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "posit-connect": { "allOf": [{ "$ref": "#/definitions/providerEntry" }] }, "opencode": { "allOf": [{ "$ref": "#/definitions/providerEntry.product" }] }, "custom": { "type": "object", "additionalProperties": { "$ref": "#/definitions/customEntry" }, "propertyNames": { "minLength": 1, "not": { "enum": ["positai", "anthropic", "openai", "gemini", "openrouter", "ollama", "lmstudio", "litellm", "portkey", "openai-compatible", "ms-foundry", "deepseek", "bedrock", "google-vertex", "snowflake-cortex", "databricks", "copilot", "posit-connect", "opencode", "default", "custom", "__proto__"] } } }, "default": { "$ref": "#/definitions/defaultEntry" } }, "additionalProperties": false };
var func68 = require_ucs2length().default;
var schema18 = { "type": "object", "properties": { "allow": { "type": "array", "items": { "type": "string" } }, "deny": { "type": "array", "items": { "type": "string" } }, "discovery": { "type": "string", "enum": ["auto", "off"] }, "custom": { "type": "array", "items": { "$ref": "#/definitions/customModel" } }, "overrides": { "type": "object", "additionalProperties": { "$ref": "#/definitions/modelOverride" }, "propertyNames": { "not": { "const": "__proto__" } } } }, "additionalProperties": false };
var schema19 = { "type": "object", "required": ["id", "name", "maxContextLength", "supportsImages", "supportsToolResultImages", "supportsTools", "supportsWebSearch"], "properties": { "id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "additionalProperties": false };
var schema26 = { "type": "string", "enum": ["anthropic-messages", "openai-chat", "openai-responses", "mlflow-responses", "bedrock-converse", "google-generative"] };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "anthropic-messages" || data === "openai-chat" || data === "openai-responses" || data === "mlflow-responses" || data === "bedrock-converse" || data === "google-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: schema26.enum } };
        vErrors = addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    validate15.errors = vErrors;
    return errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0 || !func0.call(data, "id")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.name === void 0 || !func0.call(data, "name")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.maxContextLength === void 0 || !func0.call(data, "maxContextLength")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxContextLength" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        if (data.supportsImages === void 0 || !func0.call(data, "supportsImages")) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsImages" } };
            vErrors = addErrors(vErrors, [err3]);
            errors = vErrors.length;
        }
        if (data.supportsToolResultImages === void 0 || !func0.call(data, "supportsToolResultImages")) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsToolResultImages" } };
            vErrors = addErrors(vErrors, [err4]);
            errors = vErrors.length;
        }
        if (data.supportsTools === void 0 || !func0.call(data, "supportsTools")) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsTools" } };
            vErrors = addErrors(vErrors, [err5]);
            errors = vErrors.length;
        }
        if (data.supportsWebSearch === void 0 || !func0.call(data, "supportsWebSearch")) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsWebSearch" } };
            vErrors = addErrors(vErrors, [err6]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema19.properties, key0)) {
                const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            if (typeof data0 === "string") {
                if (func68(data0) < 1) {
                    const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && func0.call(data, "name")) {
            let data1 = data.name;
            if (typeof data1 === "string") {
                if (func68(data1) < 1) {
                    const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err10]);
                    errors = vErrors.length;
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err12 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err13 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err13]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && func0.call(data, "maxContextLength")) {
            let data4 = data.maxContextLength;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err14 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err15 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err15]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err16 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err16]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && func0.call(data, "maxInputTokens")) {
            let data5 = data.maxInputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err17 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err18 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err18]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err19 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err19]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && func0.call(data, "maxOutputTokens")) {
            let data6 = data.maxOutputTokens;
            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err20 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                    const err21 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err21]);
                    errors = vErrors.length;
                }
                if (data6 < 1 || isNaN(data6)) {
                    const err22 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err22]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && func0.call(data, "supportedInputMediaTypes")) {
            let data8 = data.supportedInputMediaTypes;
            if (Array.isArray(data8)) {
                const len0 = data8.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data8[i0] !== "string") {
                        const err23 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err24 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err24]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err25 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err25]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err26 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err26]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err27 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err27]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err28 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err28]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && func0.call(data, "thinkingEffortLevels")) {
            let data14 = data.thinkingEffortLevels;
            if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data14[i1] !== "string") {
                        const err29 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err30 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err30]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err31]);
        errors = vErrors.length;
    }
    validate14.errors = vErrors;
    return errors === 0;
}
var schema33 = { "type": "object", "properties": { "name": { "type": "string" }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "additionalProperties": false };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema33.properties, key0)) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && func0.call(data, "name")) {
            if (typeof data.name !== "string") {
                const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err2 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err3 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && func0.call(data, "maxContextLength")) {
            let data3 = data.maxContextLength;
            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err4 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
            if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                    const err5 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err5]);
                    errors = vErrors.length;
                }
                if (data3 < 1 || isNaN(data3)) {
                    const err6 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && func0.call(data, "maxInputTokens")) {
            let data4 = data.maxInputTokens;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err7 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err8 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err9 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err9]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && func0.call(data, "maxOutputTokens")) {
            let data5 = data.maxOutputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err10 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err11 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err11]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err12 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err12]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && func0.call(data, "supportedInputMediaTypes")) {
            let data7 = data.supportedInputMediaTypes;
            if (Array.isArray(data7)) {
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data7[i0] !== "string") {
                        const err13 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err15 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err16 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err16]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err17 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err18 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err18]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && func0.call(data, "thinkingEffortLevels")) {
            let data13 = data.thinkingEffortLevels;
            if (Array.isArray(data13)) {
                const len1 = data13.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data13[i1] !== "string") {
                        const err19 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err21]);
        errors = vErrors.length;
    }
    validate18.errors = vErrors;
    return errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "allow" || key0 === "deny" || key0 === "discovery" || key0 === "custom" || key0 === "overrides")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.allow !== void 0 && func0.call(data, "allow")) {
            let data0 = data.allow;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data0[i0] !== "string") {
                        const err1 = { instancePath: instancePath + "/allow/" + i0, schemaPath: "#/properties/allow/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err2 = { instancePath: instancePath + "/allow", schemaPath: "#/properties/allow/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.deny !== void 0 && func0.call(data, "deny")) {
            let data2 = data.deny;
            if (Array.isArray(data2)) {
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data2[i1] !== "string") {
                        const err3 = { instancePath: instancePath + "/deny/" + i1, schemaPath: "#/properties/deny/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/deny", schemaPath: "#/properties/deny/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.discovery !== void 0 && func0.call(data, "discovery")) {
            let data4 = data.discovery;
            if (typeof data4 !== "string") {
                const err5 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
            if (!(data4 === "auto" || data4 === "off")) {
                const err6 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/enum", keyword: "enum", params: { allowedValues: schema18.properties.discovery.enum } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && func0.call(data, "custom")) {
            let data5 = data.custom;
            if (Array.isArray(data5)) {
                const len2 = data5.length;
                for (let i2 = 0; i2 < len2 && errors < 1e4; i2++) {
                    if (!validate14(data5[i2], { instancePath: instancePath + "/custom/" + i2, parentData: data5, parentDataProperty: i2, rootData })) {
                        vErrors = addErrors(vErrors, validate14.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.overrides !== void 0 && func0.call(data, "overrides")) {
            let data7 = data.overrides;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                for (const key1 of Object.keys(data7)) {
                    const _errs17 = errors;
                    const _errs18 = errors;
                    const _errs19 = errors;
                    if ("__proto__" !== key1) {
                        const err8 = {};
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                    var valid8 = _errs19 === errors;
                    if (valid8) {
                        const err9 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs18;
                        if (vErrors !== null) {
                            if (_errs18) {
                                vErrors.length = _errs18;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid7 = _errs17 === errors;
                    if (!valid7) {
                        const err10 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data7)) {
                    if (!validate18(data7[key2], { instancePath: instancePath + "/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data7, parentDataProperty: key2, rootData })) {
                        vErrors = addErrors(vErrors, validate18.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    validate13.errors = vErrors;
    return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "anthropic-messages" || data === "openai-chat" || data === "openai-responses" || data === "mlflow-responses" || data === "bedrock-converse" || data === "google-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: schema26.enum } };
        vErrors = addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    validate22.errors = vErrors;
    return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "anthropic-messages" || key0 === "openai-chat" || key0 === "openai-responses" || key0 === "mlflow-responses" || key0 === "bedrock-converse" || key0 === "google-generative")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data["anthropic-messages"] !== void 0 && func0.call(data, "anthropic-messages")) {
            if (typeof data["anthropic-messages"] !== "string") {
                const err1 = { instancePath: instancePath + "/anthropic-messages", schemaPath: "#/definitions/endpoints.anthropic-messages/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data["openai-chat"] !== void 0 && func0.call(data, "openai-chat")) {
            if (typeof data["openai-chat"] !== "string") {
                const err2 = { instancePath: instancePath + "/openai-chat", schemaPath: "#/definitions/endpoints.openai-chat/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data["openai-responses"] !== void 0 && func0.call(data, "openai-responses")) {
            if (typeof data["openai-responses"] !== "string") {
                const err3 = { instancePath: instancePath + "/openai-responses", schemaPath: "#/definitions/endpoints.openai-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data["mlflow-responses"] !== void 0 && func0.call(data, "mlflow-responses")) {
            if (typeof data["mlflow-responses"] !== "string") {
                const err4 = { instancePath: instancePath + "/mlflow-responses", schemaPath: "#/definitions/endpoints.mlflow-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data["bedrock-converse"] !== void 0 && func0.call(data, "bedrock-converse")) {
            if (typeof data["bedrock-converse"] !== "string") {
                const err5 = { instancePath: instancePath + "/bedrock-converse", schemaPath: "#/definitions/endpoints.bedrock-converse/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data["google-generative"] !== void 0 && func0.call(data, "google-generative")) {
            if (typeof data["google-generative"] !== "string") {
                const err6 = { instancePath: instancePath + "/google-generative", schemaPath: "#/definitions/endpoints.google-generative/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err7]);
        errors = vErrors.length;
    }
    validate24.errors = vErrors;
    return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "positaiLogin")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.positaiLogin !== void 0 && func0.call(data, "positaiLogin")) {
            let data8 = data.positaiLogin;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "host" || key3 === "clientId" || key3 === "scope")) {
                        const err9 = { instancePath: instancePath + "/positaiLogin", schemaPath: "#/definitions/section.positaiLogin/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.host !== void 0 && func0.call(data8, "host")) {
                    if (typeof data8.host !== "string") {
                        const err10 = { instancePath: instancePath + "/positaiLogin/host", schemaPath: "#/definitions/section.positaiLogin/properties/host/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data8.clientId !== void 0 && func0.call(data8, "clientId")) {
                    if (typeof data8.clientId !== "string") {
                        const err11 = { instancePath: instancePath + "/positaiLogin/clientId", schemaPath: "#/definitions/section.positaiLogin/properties/clientId/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data8.scope !== void 0 && func0.call(data8, "scope")) {
                    if (typeof data8.scope !== "string") {
                        const err12 = { instancePath: instancePath + "/positaiLogin/scope", schemaPath: "#/definitions/section.positaiLogin/properties/scope/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err13 = { instancePath: instancePath + "/positaiLogin", schemaPath: "#/definitions/section.positaiLogin/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err13]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err14]);
        errors = vErrors.length;
    }
    validate12.errors = vErrors;
    return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err9]);
        errors = vErrors.length;
    }
    validate27.errors = vErrors;
    return errors === 0;
}
var schema65 = { "type": "string", "enum": ["portkey", "upstream"] };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "keyType")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.keyType !== void 0 && func0.call(data, "keyType")) {
            let data8 = data.keyType;
            if (typeof data8 !== "string") {
                const err9 = { instancePath: instancePath + "/keyType", schemaPath: "#/definitions/field.keyType/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
            if (!(data8 === "portkey" || data8 === "upstream")) {
                const err10 = { instancePath: instancePath + "/keyType", schemaPath: "#/definitions/field.keyType/enum", keyword: "enum", params: { allowedValues: schema65.enum } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err11]);
        errors = vErrors.length;
    }
    validate38.errors = vErrors;
    return errors === 0;
}
var schema71 = { "type": "object", "properties": { "authMode": { "type": "string", "enum": ["apikey", "entra"] }, "scope": { "type": "string" }, "tenantId": { "type": "string" } }, "additionalProperties": false };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "azure")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.azure !== void 0 && func0.call(data, "azure")) {
            let data8 = data.azure;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "authMode" || key3 === "scope" || key3 === "tenantId")) {
                        const err9 = { instancePath: instancePath + "/azure", schemaPath: "#/definitions/section.azure/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.authMode !== void 0 && func0.call(data8, "authMode")) {
                    let data9 = data8.authMode;
                    if (typeof data9 !== "string") {
                        const err10 = { instancePath: instancePath + "/azure/authMode", schemaPath: "#/definitions/section.azure/properties/authMode/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                    if (!(data9 === "apikey" || data9 === "entra")) {
                        const err11 = { instancePath: instancePath + "/azure/authMode", schemaPath: "#/definitions/section.azure/properties/authMode/enum", keyword: "enum", params: { allowedValues: schema71.properties.authMode.enum } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data8.scope !== void 0 && func0.call(data8, "scope")) {
                    if (typeof data8.scope !== "string") {
                        const err12 = { instancePath: instancePath + "/azure/scope", schemaPath: "#/definitions/section.azure/properties/scope/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data8.tenantId !== void 0 && func0.call(data8, "tenantId")) {
                    if (typeof data8.tenantId !== "string") {
                        const err13 = { instancePath: instancePath + "/azure/tenantId", schemaPath: "#/definitions/section.azure/properties/tenantId/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/azure", schemaPath: "#/definitions/section.azure/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err15]);
        errors = vErrors.length;
    }
    validate44.errors = vErrors;
    return errors === 0;
}
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "aws")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.aws !== void 0 && func0.call(data, "aws")) {
            let data8 = data.aws;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "region" || key3 === "profile")) {
                        const err9 = { instancePath: instancePath + "/aws", schemaPath: "#/definitions/section.aws/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.region !== void 0 && func0.call(data8, "region")) {
                    if (typeof data8.region !== "string") {
                        const err10 = { instancePath: instancePath + "/aws/region", schemaPath: "#/definitions/section.aws/properties/region/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data8.profile !== void 0 && func0.call(data8, "profile")) {
                    if (typeof data8.profile !== "string") {
                        const err11 = { instancePath: instancePath + "/aws/profile", schemaPath: "#/definitions/section.aws/properties/profile/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/aws", schemaPath: "#/definitions/section.aws/type", keyword: "type", params: { type: "object" } };
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
    validate50.errors = vErrors;
    return errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "googleCloud")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.googleCloud !== void 0 && func0.call(data, "googleCloud")) {
            let data8 = data.googleCloud;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "project" || key3 === "location")) {
                        const err9 = { instancePath: instancePath + "/googleCloud", schemaPath: "#/definitions/section.googleCloud/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.project !== void 0 && func0.call(data8, "project")) {
                    if (typeof data8.project !== "string") {
                        const err10 = { instancePath: instancePath + "/googleCloud/project", schemaPath: "#/definitions/section.googleCloud/properties/project/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data8.location !== void 0 && func0.call(data8, "location")) {
                    if (typeof data8.location !== "string") {
                        const err11 = { instancePath: instancePath + "/googleCloud/location", schemaPath: "#/definitions/section.googleCloud/properties/location/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/googleCloud", schemaPath: "#/definitions/section.googleCloud/type", keyword: "type", params: { type: "object" } };
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
    validate55.errors = vErrors;
    return errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "snowflake")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.snowflake !== void 0 && func0.call(data, "snowflake")) {
            let data8 = data.snowflake;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "account" || key3 === "host" || key3 === "home" || key3 === "connectionName")) {
                        const err9 = { instancePath: instancePath + "/snowflake", schemaPath: "#/definitions/section.snowflake/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.account !== void 0 && func0.call(data8, "account")) {
                    if (typeof data8.account !== "string") {
                        const err10 = { instancePath: instancePath + "/snowflake/account", schemaPath: "#/definitions/section.snowflake/properties/account/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data8.host !== void 0 && func0.call(data8, "host")) {
                    if (typeof data8.host !== "string") {
                        const err11 = { instancePath: instancePath + "/snowflake/host", schemaPath: "#/definitions/section.snowflake/properties/host/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data8.home !== void 0 && func0.call(data8, "home")) {
                    if (typeof data8.home !== "string") {
                        const err12 = { instancePath: instancePath + "/snowflake/home", schemaPath: "#/definitions/section.snowflake/properties/home/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data8.connectionName !== void 0 && func0.call(data8, "connectionName")) {
                    if (typeof data8.connectionName !== "string") {
                        const err13 = { instancePath: instancePath + "/snowflake/connectionName", schemaPath: "#/definitions/section.snowflake/properties/connectionName/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/snowflake", schemaPath: "#/definitions/section.snowflake/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err15]);
        errors = vErrors.length;
    }
    validate60.errors = vErrors;
    return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "databricks")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.databricks !== void 0 && func0.call(data, "databricks")) {
            let data8 = data.databricks;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "host")) {
                        const err9 = { instancePath: instancePath + "/databricks", schemaPath: "#/definitions/section.databricks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.host !== void 0 && func0.call(data8, "host")) {
                    if (typeof data8.host !== "string") {
                        const err10 = { instancePath: instancePath + "/databricks/host", schemaPath: "#/definitions/section.databricks/properties/host/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/databricks", schemaPath: "#/definitions/section.databricks/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    validate65.errors = vErrors;
    return errors === 0;
}
var schema101 = { "type": "string", "enum": ["go", "zen"] };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "product")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.product !== void 0 && func0.call(data, "product")) {
            let data8 = data.product;
            if (typeof data8 !== "string") {
                const err9 = { instancePath: instancePath + "/product", schemaPath: "#/definitions/field.product/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
            if (!(data8 === "go" || data8 === "zen")) {
                const err10 = { instancePath: instancePath + "/product", schemaPath: "#/definitions/field.product/enum", keyword: "enum", params: { allowedValues: schema101.enum } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err11]);
        errors = vErrors.length;
    }
    validate72.errors = vErrors;
    return errors === 0;
}
var schema103 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "anthropic" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema103.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("anthropic" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "anthropic" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate78.errors = vErrors;
    return errors === 0;
}
var schema109 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "openai" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema109.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("openai" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openai" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate82.errors = vErrors;
    return errors === 0;
}
var schema115 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "openai-compatible" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema115.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("openai-compatible" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openai-compatible" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate86.errors = vErrors;
    return errors === 0;
}
var schema121 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "gemini" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema121.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("gemini" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "gemini" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate90.errors = vErrors;
    return errors === 0;
}
var schema127 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "openrouter" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema127.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("openrouter" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "openrouter" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate94.errors = vErrors;
    return errors === 0;
}
var schema133 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "ollama" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema133.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("ollama" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "ollama" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate98.errors = vErrors;
    return errors === 0;
}
var schema139 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "lmstudio" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema139.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("lmstudio" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "lmstudio" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate102.errors = vErrors;
    return errors === 0;
}
var schema145 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "litellm" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema145.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("litellm" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "litellm" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate106.errors = vErrors;
    return errors === 0;
}
var schema151 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "portkey" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema151.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("portkey" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "portkey" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate110.errors = vErrors;
    return errors === 0;
}
var schema157 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "ms-foundry" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema157.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("ms-foundry" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "ms-foundry" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate114.errors = vErrors;
    return errors === 0;
}
var schema163 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "deepseek" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema163.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("deepseek" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "deepseek" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err12 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
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
    validate118.errors = vErrors;
    return errors === 0;
}
var schema169 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "aws" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "aws": { "$ref": "#/definitions/section.aws" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema169.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("aws" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "aws" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.aws !== void 0 && func0.call(data, "aws")) {
            let data9 = data.aws;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                for (const key3 of Object.keys(data9)) {
                    if (!(key3 === "region" || key3 === "profile")) {
                        const err12 = { instancePath: instancePath + "/aws", schemaPath: "#/definitions/section.aws/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data9.region !== void 0 && func0.call(data9, "region")) {
                    if (typeof data9.region !== "string") {
                        const err13 = { instancePath: instancePath + "/aws/region", schemaPath: "#/definitions/section.aws/properties/region/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data9.profile !== void 0 && func0.call(data9, "profile")) {
                    if (typeof data9.profile !== "string") {
                        const err14 = { instancePath: instancePath + "/aws/profile", schemaPath: "#/definitions/section.aws/properties/profile/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/aws", schemaPath: "#/definitions/section.aws/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err16 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err16]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err17]);
        errors = vErrors.length;
    }
    validate122.errors = vErrors;
    return errors === 0;
}
var schema176 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "google-vertex" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "googleCloud": { "$ref": "#/definitions/section.googleCloud" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema176.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("google-vertex" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "google-vertex" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.googleCloud !== void 0 && func0.call(data, "googleCloud")) {
            let data9 = data.googleCloud;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                for (const key3 of Object.keys(data9)) {
                    if (!(key3 === "project" || key3 === "location")) {
                        const err12 = { instancePath: instancePath + "/googleCloud", schemaPath: "#/definitions/section.googleCloud/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data9.project !== void 0 && func0.call(data9, "project")) {
                    if (typeof data9.project !== "string") {
                        const err13 = { instancePath: instancePath + "/googleCloud/project", schemaPath: "#/definitions/section.googleCloud/properties/project/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data9.location !== void 0 && func0.call(data9, "location")) {
                    if (typeof data9.location !== "string") {
                        const err14 = { instancePath: instancePath + "/googleCloud/location", schemaPath: "#/definitions/section.googleCloud/properties/location/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/googleCloud", schemaPath: "#/definitions/section.googleCloud/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err16 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err16]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err17]);
        errors = vErrors.length;
    }
    validate126.errors = vErrors;
    return errors === 0;
}
var schema183 = { "type": "object", "required": ["type"], "properties": { "type": { "type": "string", "const": "snowflake" }, "baseUrl": { "$ref": "#/definitions/baseUrl" }, "customHeaders": { "$ref": "#/definitions/customHeaders" }, "enabled": { "$ref": "#/definitions/enabled" }, "endpoint": { "$ref": "#/definitions/endpoint" }, "models": { "$ref": "#/definitions/models" }, "protocol": { "$ref": "#/definitions/protocol" }, "endpoints": { "$ref": "#/definitions/endpoints" }, "snowflake": { "$ref": "#/definitions/section.snowflake" }, "apiKeyOptional": { "$ref": "#/definitions/field.apiKeyOptional" } }, "additionalProperties": false };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema183.properties, key0)) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("snowflake" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "snowflake" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.snowflake !== void 0 && func0.call(data, "snowflake")) {
            let data9 = data.snowflake;
            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                for (const key3 of Object.keys(data9)) {
                    if (!(key3 === "account" || key3 === "host" || key3 === "home" || key3 === "connectionName")) {
                        const err12 = { instancePath: instancePath + "/snowflake", schemaPath: "#/definitions/section.snowflake/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data9.account !== void 0 && func0.call(data9, "account")) {
                    if (typeof data9.account !== "string") {
                        const err13 = { instancePath: instancePath + "/snowflake/account", schemaPath: "#/definitions/section.snowflake/properties/account/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data9.host !== void 0 && func0.call(data9, "host")) {
                    if (typeof data9.host !== "string") {
                        const err14 = { instancePath: instancePath + "/snowflake/host", schemaPath: "#/definitions/section.snowflake/properties/host/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
                if (data9.home !== void 0 && func0.call(data9, "home")) {
                    if (typeof data9.home !== "string") {
                        const err15 = { instancePath: instancePath + "/snowflake/home", schemaPath: "#/definitions/section.snowflake/properties/home/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                }
                if (data9.connectionName !== void 0 && func0.call(data9, "connectionName")) {
                    if (typeof data9.connectionName !== "string") {
                        const err16 = { instancePath: instancePath + "/snowflake/connectionName", schemaPath: "#/definitions/section.snowflake/properties/connectionName/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/snowflake", schemaPath: "#/definitions/section.snowflake/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
        }
        if (data.apiKeyOptional !== void 0 && func0.call(data, "apiKeyOptional")) {
            if (typeof data.apiKeyOptional !== "boolean") {
                const err18 = { instancePath: instancePath + "/apiKeyOptional", schemaPath: "#/definitions/field.apiKeyOptional/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err18]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err19]);
        errors = vErrors.length;
    }
    validate130.errors = vErrors;
    return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        const tag0 = data.type;
        if (typeof tag0 == "string") {
            if (tag0 === "anthropic") {
                if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate78.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "openai") {
                if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate82.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "openai-compatible") {
                if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate86.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "gemini") {
                if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate90.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "openrouter") {
                if (!validate94(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate94.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "ollama") {
                if (!validate98(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate98.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "lmstudio") {
                if (!validate102(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate102.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "litellm") {
                if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate106.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "portkey") {
                if (!validate110(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate110.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "ms-foundry") {
                if (!validate114(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate114.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "deepseek") {
                if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate118.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "aws") {
                if (!validate122(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate122.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "google-vertex") {
                if (!validate126(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate126.errors);
                    errors = vErrors.length;
                }
            }
            else if (tag0 === "snowflake") {
                if (!validate130(data, { instancePath, parentData, parentDataProperty, rootData })) {
                    vErrors = addErrors(vErrors, validate130.errors);
                    errors = vErrors.length;
                }
            }
            else {
                const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        else {
            const err2 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
    }
    else {
        const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err3]);
        errors = vErrors.length;
    }
    validate77.errors = vErrors;
    return errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "enabled")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err1 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err2]);
        errors = vErrors.length;
    }
    validate149.errors = vErrors;
    return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema12.properties, key0)) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.positai !== void 0 && func0.call(data, "positai")) {
            if (!validate12(data.positai, { instancePath: instancePath + "/positai", parentData: data, parentDataProperty: "positai", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.anthropic !== void 0 && func0.call(data, "anthropic")) {
            if (!validate27(data.anthropic, { instancePath: instancePath + "/anthropic", parentData: data, parentDataProperty: "anthropic", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.openai !== void 0 && func0.call(data, "openai")) {
            if (!validate27(data.openai, { instancePath: instancePath + "/openai", parentData: data, parentDataProperty: "openai", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.gemini !== void 0 && func0.call(data, "gemini")) {
            if (!validate27(data.gemini, { instancePath: instancePath + "/gemini", parentData: data, parentDataProperty: "gemini", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.openrouter !== void 0 && func0.call(data, "openrouter")) {
            if (!validate27(data.openrouter, { instancePath: instancePath + "/openrouter", parentData: data, parentDataProperty: "openrouter", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.ollama !== void 0 && func0.call(data, "ollama")) {
            if (!validate27(data.ollama, { instancePath: instancePath + "/ollama", parentData: data, parentDataProperty: "ollama", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.lmstudio !== void 0 && func0.call(data, "lmstudio")) {
            if (!validate27(data.lmstudio, { instancePath: instancePath + "/lmstudio", parentData: data, parentDataProperty: "lmstudio", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.litellm !== void 0 && func0.call(data, "litellm")) {
            if (!validate27(data.litellm, { instancePath: instancePath + "/litellm", parentData: data, parentDataProperty: "litellm", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.portkey !== void 0 && func0.call(data, "portkey")) {
            if (!validate38(data.portkey, { instancePath: instancePath + "/portkey", parentData: data, parentDataProperty: "portkey", rootData })) {
                vErrors = addErrors(vErrors, validate38.errors);
                errors = vErrors.length;
            }
        }
        if (data["openai-compatible"] !== void 0 && func0.call(data, "openai-compatible")) {
            if (!validate27(data["openai-compatible"], { instancePath: instancePath + "/openai-compatible", parentData: data, parentDataProperty: "openai-compatible", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data["ms-foundry"] !== void 0 && func0.call(data, "ms-foundry")) {
            if (!validate44(data["ms-foundry"], { instancePath: instancePath + "/ms-foundry", parentData: data, parentDataProperty: "ms-foundry", rootData })) {
                vErrors = addErrors(vErrors, validate44.errors);
                errors = vErrors.length;
            }
        }
        if (data.deepseek !== void 0 && func0.call(data, "deepseek")) {
            if (!validate27(data.deepseek, { instancePath: instancePath + "/deepseek", parentData: data, parentDataProperty: "deepseek", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.bedrock !== void 0 && func0.call(data, "bedrock")) {
            if (!validate50(data.bedrock, { instancePath: instancePath + "/bedrock", parentData: data, parentDataProperty: "bedrock", rootData })) {
                vErrors = addErrors(vErrors, validate50.errors);
                errors = vErrors.length;
            }
        }
        if (data["google-vertex"] !== void 0 && func0.call(data, "google-vertex")) {
            if (!validate55(data["google-vertex"], { instancePath: instancePath + "/google-vertex", parentData: data, parentDataProperty: "google-vertex", rootData })) {
                vErrors = addErrors(vErrors, validate55.errors);
                errors = vErrors.length;
            }
        }
        if (data["snowflake-cortex"] !== void 0 && func0.call(data, "snowflake-cortex")) {
            if (!validate60(data["snowflake-cortex"], { instancePath: instancePath + "/snowflake-cortex", parentData: data, parentDataProperty: "snowflake-cortex", rootData })) {
                vErrors = addErrors(vErrors, validate60.errors);
                errors = vErrors.length;
            }
        }
        if (data.databricks !== void 0 && func0.call(data, "databricks")) {
            if (!validate65(data.databricks, { instancePath: instancePath + "/databricks", parentData: data, parentDataProperty: "databricks", rootData })) {
                vErrors = addErrors(vErrors, validate65.errors);
                errors = vErrors.length;
            }
        }
        if (data.copilot !== void 0 && func0.call(data, "copilot")) {
            if (!validate27(data.copilot, { instancePath: instancePath + "/copilot", parentData: data, parentDataProperty: "copilot", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data["posit-connect"] !== void 0 && func0.call(data, "posit-connect")) {
            if (!validate27(data["posit-connect"], { instancePath: instancePath + "/posit-connect", parentData: data, parentDataProperty: "posit-connect", rootData })) {
                vErrors = addErrors(vErrors, validate27.errors);
                errors = vErrors.length;
            }
        }
        if (data.opencode !== void 0 && func0.call(data, "opencode")) {
            if (!validate72(data.opencode, { instancePath: instancePath + "/opencode", parentData: data, parentDataProperty: "opencode", rootData })) {
                vErrors = addErrors(vErrors, validate72.errors);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && func0.call(data, "custom")) {
            let data19 = data.custom;
            if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                for (const key1 of Object.keys(data19)) {
                    const _errs42 = errors;
                    const _errs43 = errors;
                    const _errs44 = errors;
                    if (!(key1 === "positai" || key1 === "anthropic" || key1 === "openai" || key1 === "gemini" || key1 === "openrouter" || key1 === "ollama" || key1 === "lmstudio" || key1 === "litellm" || key1 === "portkey" || key1 === "openai-compatible" || key1 === "ms-foundry" || key1 === "deepseek" || key1 === "bedrock" || key1 === "google-vertex" || key1 === "snowflake-cortex" || key1 === "databricks" || key1 === "copilot" || key1 === "posit-connect" || key1 === "opencode" || key1 === "default" || key1 === "custom" || key1 === "__proto__")) {
                        const err1 = {};
                        vErrors = addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                    var valid21 = _errs44 === errors;
                    if (valid21) {
                        const err2 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs43;
                        if (vErrors !== null) {
                            if (_errs43) {
                                vErrors.length = _errs43;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func68(key1) < 1) {
                            const err3 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = addErrors(vErrors, [err3]);
                            errors = vErrors.length;
                        }
                    }
                    var valid20 = _errs42 === errors;
                    if (!valid20) {
                        const err4 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data19)) {
                    if (!validate77(data19[key2], { instancePath: instancePath + "/custom/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data19, parentDataProperty: key2, rootData })) {
                        vErrors = addErrors(vErrors, validate77.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.default !== void 0 && func0.call(data, "default")) {
            if (!validate149(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData })) {
                vErrors = addErrors(vErrors, validate149.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err6]);
        errors = vErrors.length;
    }
    validate11.errors = vErrors;
    return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "version" || key0 === "providers")) {
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
        if (data.version !== void 0 && func0.call(data, "version")) {
            let data1 = data.version;
            if (!(typeof data1 == "number" && isFinite(data1))) {
                const err2 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "number" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if (1 !== data1) {
                const err3 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/const", keyword: "const", params: { allowedValue: 1 } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && func0.call(data, "providers")) {
            if (!validate11(data.providers, { instancePath: instancePath + "/providers", parentData: data, parentDataProperty: "providers", rootData })) {
                vErrors = addErrors(vErrors, validate11.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err4]);
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


;// CONCATENATED MODULE: ./.build/action/shared/schema/generated/validators/specification.js
var specification_getOwnPropNames = Object.getOwnPropertyNames;
var specification_commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[specification_getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
var specification_require_ucs2length = specification_commonJS({
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
var specification_validate = (/* unused pure expression or super */ null && (specification_validate10));
var specification_validator_default = specification_validate10;
var specification_func0 = Object.prototype.hasOwnProperty;
var func66 = specification_require_ucs2length().default;
var specification_schema18 = { "type": "object", "properties": { "allow": { "type": "array", "items": { "type": "string" } }, "deny": { "type": "array", "items": { "type": "string" } }, "discovery": { "type": "string", "enum": ["auto", "off"] }, "custom": { "type": "array", "items": { "$ref": "#/definitions/customModel" } }, "overrides": { "type": "object", "additionalProperties": { "$ref": "#/definitions/modelOverride" }, "propertyNames": { "not": { "const": "__proto__" } } } }, "additionalProperties": false };
var specification_schema19 = { "type": "object", "required": ["id", "name", "maxContextLength", "supportsImages", "supportsToolResultImages", "supportsTools", "supportsWebSearch"], "properties": { "id": { "type": "string", "minLength": 1 }, "name": { "type": "string", "minLength": 1 }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "additionalProperties": false };
var specification_schema26 = { "type": "string", "enum": ["provider-a-messages", "provider-b-chat", "provider-b-responses", "tracking-responses", "cloud-converse", "provider-g-generative"] };
function specification_validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = specification_addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "provider-a-messages" || data === "provider-b-chat" || data === "provider-b-responses" || data === "tracking-responses" || data === "cloud-converse" || data === "provider-g-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: specification_schema26.enum } };
        vErrors = specification_addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    specification_validate15.errors = vErrors;
    return errors === 0;
}
function specification_validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0 || !specification_func0.call(data, "id")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
            vErrors = specification_addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.name === void 0 || !specification_func0.call(data, "name")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            vErrors = specification_addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.maxContextLength === void 0 || !specification_func0.call(data, "maxContextLength")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxContextLength" } };
            vErrors = specification_addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        if (data.supportsImages === void 0 || !specification_func0.call(data, "supportsImages")) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsImages" } };
            vErrors = specification_addErrors(vErrors, [err3]);
            errors = vErrors.length;
        }
        if (data.supportsToolResultImages === void 0 || !specification_func0.call(data, "supportsToolResultImages")) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsToolResultImages" } };
            vErrors = specification_addErrors(vErrors, [err4]);
            errors = vErrors.length;
        }
        if (data.supportsTools === void 0 || !specification_func0.call(data, "supportsTools")) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsTools" } };
            vErrors = specification_addErrors(vErrors, [err5]);
            errors = vErrors.length;
        }
        if (data.supportsWebSearch === void 0 || !specification_func0.call(data, "supportsWebSearch")) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsWebSearch" } };
            vErrors = specification_addErrors(vErrors, [err6]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!specification_func0.call(specification_schema19.properties, key0)) {
                const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.id !== void 0 && specification_func0.call(data, "id")) {
            let data0 = data.id;
            if (typeof data0 === "string") {
                if (func66(data0) < 1) {
                    const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && specification_func0.call(data, "name")) {
            let data1 = data.name;
            if (typeof data1 === "string") {
                if (func66(data1) < 1) {
                    const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err10]);
                    errors = vErrors.length;
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && specification_func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err12 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && specification_func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err13 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err13]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && specification_func0.call(data, "maxContextLength")) {
            let data4 = data.maxContextLength;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err14 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = specification_addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err15 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = specification_addErrors(vErrors, [err15]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err16 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err16]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && specification_func0.call(data, "maxInputTokens")) {
            let data5 = data.maxInputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err17 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = specification_addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err18 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = specification_addErrors(vErrors, [err18]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err19 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err19]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && specification_func0.call(data, "maxOutputTokens")) {
            let data6 = data.maxOutputTokens;
            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err20 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = specification_addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                    const err21 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = specification_addErrors(vErrors, [err21]);
                    errors = vErrors.length;
                }
                if (data6 < 1 || isNaN(data6)) {
                    const err22 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err22]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && specification_func0.call(data, "protocol")) {
            if (!specification_validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && specification_func0.call(data, "supportedInputMediaTypes")) {
            let data8 = data.supportedInputMediaTypes;
            if (Array.isArray(data8)) {
                const len0 = data8.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data8[i0] !== "string") {
                        const err23 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err24 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = specification_addErrors(vErrors, [err24]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && specification_func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err25 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err25]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && specification_func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err26 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err26]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && specification_func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err27 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err27]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && specification_func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err28 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err28]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && specification_func0.call(data, "thinkingEffortLevels")) {
            let data14 = data.thinkingEffortLevels;
            if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data14[i1] !== "string") {
                        const err29 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err30 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = specification_addErrors(vErrors, [err30]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err31]);
        errors = vErrors.length;
    }
    specification_validate14.errors = vErrors;
    return errors === 0;
}
var specification_schema33 = { "type": "object", "properties": { "name": { "type": "string" }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "additionalProperties": false };
function specification_validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!specification_func0.call(specification_schema33.properties, key0)) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && specification_func0.call(data, "name")) {
            if (typeof data.name !== "string") {
                const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && specification_func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err2 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && specification_func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err3 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && specification_func0.call(data, "maxContextLength")) {
            let data3 = data.maxContextLength;
            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err4 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = specification_addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
            if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                    const err5 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = specification_addErrors(vErrors, [err5]);
                    errors = vErrors.length;
                }
                if (data3 < 1 || isNaN(data3)) {
                    const err6 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && specification_func0.call(data, "maxInputTokens")) {
            let data4 = data.maxInputTokens;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err7 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = specification_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err8 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = specification_addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err9 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err9]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && specification_func0.call(data, "maxOutputTokens")) {
            let data5 = data.maxOutputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err10 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = specification_addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err11 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = specification_addErrors(vErrors, [err11]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err12 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = specification_addErrors(vErrors, [err12]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && specification_func0.call(data, "protocol")) {
            if (!specification_validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && specification_func0.call(data, "supportedInputMediaTypes")) {
            let data7 = data.supportedInputMediaTypes;
            if (Array.isArray(data7)) {
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data7[i0] !== "string") {
                        const err13 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = specification_addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && specification_func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err15 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && specification_func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err16 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err16]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && specification_func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err17 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && specification_func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err18 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err18]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && specification_func0.call(data, "thinkingEffortLevels")) {
            let data13 = data.thinkingEffortLevels;
            if (Array.isArray(data13)) {
                const len1 = data13.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data13[i1] !== "string") {
                        const err19 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = specification_addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err21]);
        errors = vErrors.length;
    }
    specification_validate18.errors = vErrors;
    return errors === 0;
}
function specification_validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "allow" || key0 === "deny" || key0 === "discovery" || key0 === "custom" || key0 === "overrides")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.allow !== void 0 && specification_func0.call(data, "allow")) {
            let data0 = data.allow;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data0[i0] !== "string") {
                        const err1 = { instancePath: instancePath + "/allow/" + i0, schemaPath: "#/properties/allow/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err2 = { instancePath: instancePath + "/allow", schemaPath: "#/properties/allow/type", keyword: "type", params: { type: "array" } };
                vErrors = specification_addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.deny !== void 0 && specification_func0.call(data, "deny")) {
            let data2 = data.deny;
            if (Array.isArray(data2)) {
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data2[i1] !== "string") {
                        const err3 = { instancePath: instancePath + "/deny/" + i1, schemaPath: "#/properties/deny/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/deny", schemaPath: "#/properties/deny/type", keyword: "type", params: { type: "array" } };
                vErrors = specification_addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.discovery !== void 0 && specification_func0.call(data, "discovery")) {
            let data4 = data.discovery;
            if (typeof data4 !== "string") {
                const err5 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
            if (!(data4 === "auto" || data4 === "off")) {
                const err6 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/enum", keyword: "enum", params: { allowedValues: specification_schema18.properties.discovery.enum } };
                vErrors = specification_addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && specification_func0.call(data, "custom")) {
            let data5 = data.custom;
            if (Array.isArray(data5)) {
                const len2 = data5.length;
                for (let i2 = 0; i2 < len2 && errors < 1e4; i2++) {
                    if (!specification_validate14(data5[i2], { instancePath: instancePath + "/custom/" + i2, parentData: data5, parentDataProperty: i2, rootData })) {
                        vErrors = specification_addErrors(vErrors, specification_validate14.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "array" } };
                vErrors = specification_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.overrides !== void 0 && specification_func0.call(data, "overrides")) {
            let data7 = data.overrides;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                for (const key1 of Object.keys(data7)) {
                    const _errs17 = errors;
                    const _errs18 = errors;
                    const _errs19 = errors;
                    if ("__proto__" !== key1) {
                        const err8 = {};
                        vErrors = specification_addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                    var valid8 = _errs19 === errors;
                    if (valid8) {
                        const err9 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = specification_addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs18;
                        if (vErrors !== null) {
                            if (_errs18) {
                                vErrors.length = _errs18;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid7 = _errs17 === errors;
                    if (!valid7) {
                        const err10 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = specification_addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data7)) {
                    if (!specification_validate18(data7[key2], { instancePath: instancePath + "/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data7, parentDataProperty: key2, rootData })) {
                        vErrors = specification_addErrors(vErrors, specification_validate18.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "object" } };
                vErrors = specification_addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    specification_validate13.errors = vErrors;
    return errors === 0;
}
function specification_validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = specification_addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "provider-a-messages" || data === "provider-b-chat" || data === "provider-b-responses" || data === "tracking-responses" || data === "cloud-converse" || data === "provider-g-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: specification_schema26.enum } };
        vErrors = specification_addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    specification_validate22.errors = vErrors;
    return errors === 0;
}
function specification_validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider-a-messages" || key0 === "provider-b-chat" || key0 === "provider-b-responses" || key0 === "tracking-responses" || key0 === "cloud-converse" || key0 === "provider-g-generative")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data["provider-a-messages"] !== void 0 && specification_func0.call(data, "provider-a-messages")) {
            if (typeof data["provider-a-messages"] !== "string") {
                const err1 = { instancePath: instancePath + "/provider-a-messages", schemaPath: "#/definitions/endpoints.provider-a-messages/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-chat"] !== void 0 && specification_func0.call(data, "provider-b-chat")) {
            if (typeof data["provider-b-chat"] !== "string") {
                const err2 = { instancePath: instancePath + "/provider-b-chat", schemaPath: "#/definitions/endpoints.provider-b-chat/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-responses"] !== void 0 && specification_func0.call(data, "provider-b-responses")) {
            if (typeof data["provider-b-responses"] !== "string") {
                const err3 = { instancePath: instancePath + "/provider-b-responses", schemaPath: "#/definitions/endpoints.provider-b-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data["tracking-responses"] !== void 0 && specification_func0.call(data, "tracking-responses")) {
            if (typeof data["tracking-responses"] !== "string") {
                const err4 = { instancePath: instancePath + "/tracking-responses", schemaPath: "#/definitions/endpoints.tracking-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data["cloud-converse"] !== void 0 && specification_func0.call(data, "cloud-converse")) {
            if (typeof data["cloud-converse"] !== "string") {
                const err5 = { instancePath: instancePath + "/cloud-converse", schemaPath: "#/definitions/endpoints.cloud-converse/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data["provider-g-generative"] !== void 0 && specification_func0.call(data, "provider-g-generative")) {
            if (typeof data["provider-g-generative"] !== "string") {
                const err6 = { instancePath: instancePath + "/provider-g-generative", schemaPath: "#/definitions/endpoints.provider-g-generative/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err7]);
        errors = vErrors.length;
    }
    specification_validate24.errors = vErrors;
    return errors === 0;
}
function specification_validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && specification_func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && specification_func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = specification_addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = specification_addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = specification_addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = specification_addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && specification_func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && specification_func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && specification_func0.call(data, "models")) {
            if (!specification_validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && specification_func0.call(data, "protocol")) {
            if (!specification_validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && specification_func0.call(data, "endpoints")) {
            if (!specification_validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate24.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err9]);
        errors = vErrors.length;
    }
    specification_validate12.errors = vErrors;
    return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "cloud")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && specification_func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && specification_func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = specification_addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = specification_addErrors(vErrors, [err3]);
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
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = specification_addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = specification_addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && specification_func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && specification_func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && specification_func0.call(data, "models")) {
            if (!specification_validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && specification_func0.call(data, "protocol")) {
            if (!specification_validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && specification_func0.call(data, "endpoints")) {
            if (!specification_validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.cloud !== void 0 && specification_func0.call(data, "cloud")) {
            let data8 = data.cloud;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "profile" || key3 === "region")) {
                        const err9 = { instancePath: instancePath + "/cloud", schemaPath: "#/definitions/section.cloud/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = specification_addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.profile !== void 0 && specification_func0.call(data8, "profile")) {
                    if (typeof data8.profile !== "string") {
                        const err10 = { instancePath: instancePath + "/cloud/profile", schemaPath: "#/definitions/section.cloud/properties/profile/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data8.region !== void 0 && specification_func0.call(data8, "region")) {
                    if (typeof data8.region !== "string") {
                        const err11 = { instancePath: instancePath + "/cloud/region", schemaPath: "#/definitions/section.cloud/properties/region/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/cloud", schemaPath: "#/definitions/section.cloud/type", keyword: "type", params: { type: "object" } };
                vErrors = specification_addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err13]);
        errors = vErrors.length;
    }
    validate30.errors = vErrors;
    return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data["provider-a-messages"] === void 0 || !specification_func0.call(data, "provider-a-messages")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-a-messages" } };
            vErrors = specification_addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data["provider-b-chat"] === void 0 || !specification_func0.call(data, "provider-b-chat")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-b-chat" } };
            vErrors = specification_addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data["provider-b-responses"] === void 0 || !specification_func0.call(data, "provider-b-responses")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-b-responses" } };
            vErrors = specification_addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        if (data["tracking-responses"] === void 0 || !specification_func0.call(data, "tracking-responses")) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tracking-responses" } };
            vErrors = specification_addErrors(vErrors, [err3]);
            errors = vErrors.length;
        }
        if (data["cloud-converse"] === void 0 || !specification_func0.call(data, "cloud-converse")) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cloud-converse" } };
            vErrors = specification_addErrors(vErrors, [err4]);
            errors = vErrors.length;
        }
        if (data["provider-g-generative"] === void 0 || !specification_func0.call(data, "provider-g-generative")) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-g-generative" } };
            vErrors = specification_addErrors(vErrors, [err5]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider-a-messages" || key0 === "provider-b-chat" || key0 === "provider-b-responses" || key0 === "tracking-responses" || key0 === "cloud-converse" || key0 === "provider-g-generative")) {
                const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data["provider-a-messages"] !== void 0 && specification_func0.call(data, "provider-a-messages")) {
            if (typeof data["provider-a-messages"] !== "string") {
                const err7 = { instancePath: instancePath + "/provider-a-messages", schemaPath: "#/definitions/endpoints.provider-a-messages/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-chat"] !== void 0 && specification_func0.call(data, "provider-b-chat")) {
            if (typeof data["provider-b-chat"] !== "string") {
                const err8 = { instancePath: instancePath + "/provider-b-chat", schemaPath: "#/definitions/endpoints.provider-b-chat/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-responses"] !== void 0 && specification_func0.call(data, "provider-b-responses")) {
            if (typeof data["provider-b-responses"] !== "string") {
                const err9 = { instancePath: instancePath + "/provider-b-responses", schemaPath: "#/definitions/endpoints.provider-b-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data["tracking-responses"] !== void 0 && specification_func0.call(data, "tracking-responses")) {
            if (typeof data["tracking-responses"] !== "string") {
                const err10 = { instancePath: instancePath + "/tracking-responses", schemaPath: "#/definitions/endpoints.tracking-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data["cloud-converse"] !== void 0 && specification_func0.call(data, "cloud-converse")) {
            if (typeof data["cloud-converse"] !== "string") {
                const err11 = { instancePath: instancePath + "/cloud-converse", schemaPath: "#/definitions/endpoints.cloud-converse/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data["provider-g-generative"] !== void 0 && specification_func0.call(data, "provider-g-generative")) {
            if (typeof data["provider-g-generative"] !== "string") {
                const err12 = { instancePath: instancePath + "/provider-g-generative", schemaPath: "#/definitions/endpoints.provider-g-generative/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err13]);
        errors = vErrors.length;
    }
    validate39.errors = vErrors;
    return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !specification_func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = specification_addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "type" || key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && specification_func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("provider-b-compatible" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "provider-b-compatible" } };
                vErrors = specification_addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && specification_func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && specification_func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = specification_addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = specification_addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = specification_addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = specification_addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = specification_addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && specification_func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && specification_func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && specification_func0.call(data, "models")) {
            if (!specification_validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && specification_func0.call(data, "protocol")) {
            if (!specification_validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && specification_func0.call(data, "endpoints")) {
            if (!validate39(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = specification_addErrors(vErrors, validate39.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    validate36.errors = vErrors;
    return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = specification_addErrors(vErrors, validate36.errors);
        errors = vErrors.length;
    }
    validate35.errors = vErrors;
    return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "enabled")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && specification_func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err1 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = specification_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err2]);
        errors = vErrors.length;
    }
    validate43.errors = vErrors;
    return errors === 0;
}
function specification_validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider_a" || key0 === "provider_b" || key0 === "provider_c" || key0 === "provider_g" || key0 === "provider_cloud" || key0 === "custom" || key0 === "default")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.provider_a !== void 0 && specification_func0.call(data, "provider_a")) {
            if (!specification_validate12(data.provider_a, { instancePath: instancePath + "/provider_a", parentData: data, parentDataProperty: "provider_a", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_b !== void 0 && specification_func0.call(data, "provider_b")) {
            if (!specification_validate12(data.provider_b, { instancePath: instancePath + "/provider_b", parentData: data, parentDataProperty: "provider_b", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_c !== void 0 && specification_func0.call(data, "provider_c")) {
            if (!specification_validate12(data.provider_c, { instancePath: instancePath + "/provider_c", parentData: data, parentDataProperty: "provider_c", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_g !== void 0 && specification_func0.call(data, "provider_g")) {
            if (!specification_validate12(data.provider_g, { instancePath: instancePath + "/provider_g", parentData: data, parentDataProperty: "provider_g", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_cloud !== void 0 && specification_func0.call(data, "provider_cloud")) {
            if (!validate30(data.provider_cloud, { instancePath: instancePath + "/provider_cloud", parentData: data, parentDataProperty: "provider_cloud", rootData })) {
                vErrors = specification_addErrors(vErrors, validate30.errors);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && specification_func0.call(data, "custom")) {
            let data5 = data.custom;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key1 of Object.keys(data5)) {
                    const _errs14 = errors;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (!(key1 === "provider_a" || key1 === "provider_b" || key1 === "provider_c" || key1 === "provider_g" || key1 === "provider_cloud" || key1 === "default" || key1 === "custom" || key1 === "__proto__")) {
                        const err1 = {};
                        vErrors = specification_addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                    var valid7 = _errs16 === errors;
                    if (valid7) {
                        const err2 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = specification_addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs15;
                        if (vErrors !== null) {
                            if (_errs15) {
                                vErrors.length = _errs15;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func66(key1) < 1) {
                            const err3 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = specification_addErrors(vErrors, [err3]);
                            errors = vErrors.length;
                        }
                    }
                    var valid6 = _errs14 === errors;
                    if (!valid6) {
                        const err4 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = specification_addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data5)) {
                    if (!validate35(data5[key2], { instancePath: instancePath + "/custom/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData })) {
                        vErrors = specification_addErrors(vErrors, validate35.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "object" } };
                vErrors = specification_addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.default !== void 0 && specification_func0.call(data, "default")) {
            if (!validate43(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData })) {
                vErrors = specification_addErrors(vErrors, validate43.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err6]);
        errors = vErrors.length;
    }
    specification_validate11.errors = vErrors;
    return errors === 0;
}
function specification_validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "providers")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = specification_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && specification_func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = specification_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && specification_func0.call(data, "providers")) {
            if (!specification_validate11(data.providers, { instancePath: instancePath + "/providers", parentData: data, parentDataProperty: "providers", rootData })) {
                vErrors = specification_addErrors(vErrors, specification_validate11.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = specification_addErrors(vErrors, [err2]);
        errors = vErrors.length;
    }
    specification_validate10.errors = vErrors;
    return errors === 0;
}
function specification_addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


;// CONCATENATED MODULE: ./.build/action/shared/schema/compiled-validators.js



const COMPILED = {
    specification: specification_validator_default,
    "posit-assistant": validator_default,
};
const byVocabulary = new Map(presets/* PRESET_NAMES */.dO.map((name) => [presets/* PRESETS */.fG[name], COMPILED[name]]));
function compiledValidator(vocabulary) {
    return byVocabulary.get(vocabulary);
}

// EXTERNAL MODULE: ./.build/action/shared/schema/match-schema.js
var match_schema = __webpack_require__(156);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/schema/schema-at.js
var schema_at = __webpack_require__(8212);
;// CONCATENATED MODULE: ./.build/action/shared/schema/schema-shape.js


const shapeOf = (0,lazily/* lazilyFor */.N)((root) => shapeOfAny([root], root));
const UNKNOWN = { kind: undefined, fitOf: () => "unknown", childOf: () => UNKNOWN };
function shapeOfAny(schemas, root) {
    const variants = schemas.map((schema) => (0,schema_at/* effectiveSchema */.$Z)(root, schema)).flatMap((schema) => variantsOf(schema, root));
    const items = (0,lazily/* lazily */.q)(() => shapeOfAny(variants.flatMap(({ items: item }) => item ?? []), root));
    const children = new Map();
    const others = (0,lazily/* lazily */.q)(() => shapeOfAny(variants.flatMap(othersOf), root));
    const childOf = (key) => {
        const named = variants.flatMap((variant) => propertyOf(variant, key) ?? []);
        if (named.length === 0)
            return fitOf(key) === "free" ? others() : UNKNOWN;
        const known = children.get(key) ?? shapeOfAny(named, root);
        children.set(key, known);
        return known;
    };
    const fitOf = (key) => {
        if (variants.some((variant) => propertyOf(variant, key) !== undefined))
            return "named";
        return variants.some((variant) => othersOf(variant).length > 0) ? "free" : "unknown";
    };
    const [kind, ...kinds] = new Set(variants.map(kindOfSchema));
    return {
        kind: kinds.length > 0 ? undefined : kind,
        fitOf,
        childOf: (key) => (key === undefined ? items() : childOf(key)),
    };
}
function variantsOf(schema, root) {
    return schema.oneOf?.map((variant) => (0,schema_at/* effectiveSchema */.$Z)(root, variant)) ?? [schema];
}
function propertyOf({ properties = {} }, key) {
    return Object.hasOwn(properties, key) ? properties[key] : undefined;
}
function othersOf({ additionalProperties }) {
    return additionalProperties === undefined || additionalProperties === false ? [] : [additionalProperties];
}
function kindOfSchema({ type }) {
    if (type === undefined || type === "object" || type === "array")
        return type;
    return "scalar";
}

// EXTERNAL MODULE: ./.build/action/shared/syntax/parse.js + 25 modules
var parse = __webpack_require__(2173);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/choose.js
var choose = __webpack_require__(6943);
// EXTERNAL MODULE: ./.build/action/shared/text/glob.js
var text_glob = __webpack_require__(361);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var text_pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/rule.js
var rule = __webpack_require__(6166);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __webpack_require__(3309);
;// CONCATENATED MODULE: ./.build/action/shared/validate/apply-policy.js




function* applyPolicy(findings, policy, path) {
    const ignored = ignoredPlaces(policy.ignores, path);
    for (const finding of findings) {
        const { rule, place } = finding;
        const setting = policy.rules[rule.id];
        if (text_rules/* textRules */.fD.includes(rule))
            yield finding;
        else if (setting !== "off") {
            const ignore = ignored.size === 0 ? undefined : ignoreOf(place.path, ignored.get(rule.id));
            yield suppressedBy(policy.ignores, ignore, withSeverity(finding, setting));
        }
    }
}
function withSeverity(finding, severity) {
    return severity === undefined ? finding : { ...finding, severity, ownSeverity: (0,rule/* severityOf */.x)(finding) };
}
function suppressedBy(ignores, index, finding) {
    const ignore = index === undefined ? undefined : ignores[index];
    if (ignore === undefined)
        return finding;
    const suppression = { kind: "policy", pointer: `/ignores/${index}`, reason: ignore.reason };
    return { ...finding, suppression };
}
const NOTHING_IGNORED = new Map();
function ignoredPlaces(ignores, path) {
    if (ignores.length === 0)
        return NOTHING_IGNORED;
    const byRule = new Map();
    for (const [index, { rule, files, pointer = "" }] of ignores.entries()) {
        if (!matchesFile(files, path))
            continue;
        let place = placeAt(byRule, rule);
        for (const step of (0,text_pointer/* fromPointer */.kU)(pointer))
            place = placeAt(place.below, step);
        place.ignore ??= index;
    }
    return byRule;
}
function placeAt(places, name) {
    const known = places.get(name);
    if (known !== undefined)
        return known;
    const place = { below: new Map() };
    places.set(name, place);
    return place;
}
function matchesFile(globs, path) {
    return globs === undefined || (path !== undefined && globs.some((glob) => (0,text_glob/* matchesGlob */.k)(glob, path)));
}
function ignoreOf(path, tree) {
    let place = tree;
    for (const step of path) {
        if (place === undefined || place.ignore !== undefined)
            break;
        place = place.below.get(String(step));
    }
    return place?.ignore;
}

// EXTERNAL MODULE: ./.build/action/shared/syntax/locate.js
var locate = __webpack_require__(29);
// EXTERNAL MODULE: ./.build/action/shared/validate/damaged-entries.js
var damaged_entries = __webpack_require__(108);
// EXTERNAL MODULE: ./.build/action/shared/text/sorted.js
var sorted = __webpack_require__(1850);
;// CONCATENATED MODULE: ./.build/action/shared/validate/damaged-spans.js

function createDamagedSpans(spans) {
    const merged = mergeSpans(spans);
    const starts = merged.map(({ start }) => start);
    function* touching(place) {
        for (let index = (0,sorted/* lastIndexNotAbove */.j)(starts, place.end); index >= 0; index -= 1) {
            const span = merged[index];
            if (span === undefined || span.end < place.start)
                return;
            if (doTouch(span, place))
                yield span;
        }
    }
    return {
        count: merged.length,
        touching: (place) => [...touching(place)],
        isTouched: (place) => touching(place)[Symbol.iterator]().next().done !== true,
    };
}
function mergeSpans(spans) {
    const merged = [];
    for (const span of spans.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
        const last = merged.at(-1);
        if (last === undefined || last.end < span.start)
            merged.push(span);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    }
    return merged;
}
function doTouch(span, place) {
    if (span.start === span.end)
        return place.start < span.start && span.start < place.end;
    return span.start < place.end && place.start < span.end;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/certain-findings.js



function* certainFindings(findings, parsed) {
    const damaged = createDamagedSpans(parsed.damaged);
    const { own, any, isWide } = (0,damaged_entries/* findDamagedEntries */.b)(parsed.root, damaged);
    const unreadFrom = parsed.unread?.start ?? Number.POSITIVE_INFINITY;
    const places = (0,locate/* createPathFinder */.iD)(() => parsed.root);
    const isRead = (place) => {
        if (place.part === "span")
            return place.span.start >= unreadFrom || !damaged.isTouched(place.span);
        const { start, end } = places.spanOf(place.path, place.part);
        const isContainer = place.part === "value" && places.nodeAt(place.path)?.kind !== "scalar";
        return !damaged.isTouched({ start, end: isContainer ? start + 1 : end });
    };
    const isInWholeEntry = ({ path }) => {
        const { provider, model } = (0,damaged_entries/* entriesAround */.Q)(path);
        return !(provider !== undefined && own.has(provider)) && !(model !== undefined && own.has(model));
    };
    const dependsOnDamage = ({ dependsOn, place }) => {
        if (dependsOn === undefined)
            return false;
        const { provider } = (0,damaged_entries/* entriesAround */.Q)(place.path);
        return (dependsOn === "file" && damaged.count > 0) || isWide || provider === undefined || any.has(provider);
    };
    for (const { fix: _fix, ...finding } of findings) {
        const all = [finding.place, ...(finding.related ?? []).map(({ place }) => place)];
        if (!all.every(isRead))
            continue;
        const mustGo = finding.refuses === true || finding.rule.findsCredentials === true;
        if (mustGo || (all.every(isInWholeEntry) && !dependsOnDamage(finding)))
            yield finding;
    }
}

// EXTERNAL MODULE: ./.build/action/shared/validate/diagnose.js
var diagnose = __webpack_require__(4172);
// EXTERNAL MODULE: ./.build/action/shared/validate/findings.js + 1 modules
var findings = __webpack_require__(3320);
// EXTERNAL MODULE: ./.build/action/shared/validate/ignore-comments.js
var ignore_comments = __webpack_require__(3125);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/validate/suppression.js
var suppression = __webpack_require__(5081);
;// CONCATENATED MODULE: ./.build/action/shared/validate/validate.js

















const NOTHING_FOUND = { diagnostics: [], suppressed: [] };
function checkText(text, settings = {}) {
    const parsed = parseConfiguration(text, settings.vocabulary);
    const suppressed = (0,findings/* collectSuppressed */.Fh)();
    const judged = applySettings(parsed, settings, suppressed.add);
    if (judged === NOTHING_JUDGED && parsed.mistakes.length === 0)
        return NOTHING_FOUND;
    const located = (0,diagnose/* diagnoseFindings */.PY)(judged.listed, parsed).map((one) => judged.comments.guard(one));
    const rest = judged.rest ?? suppressed.rest();
    return {
        diagnostics: (0,order/* orderDiagnostics */.L)([
            ...(rest === undefined ? [] : [(0,diagnose/* diagnosticOfFile */.bB)(rest)]),
            ...(0,diagnose/* diagnoseMistakes */.AD)(parsed),
            ...located,
        ]),
        suppressed: (0,diagnose/* diagnoseSuppressed */.v0)(suppressed.listed, parsed),
    };
}
function parseConfiguration(text, chosen) {
    const parsed = chosen === undefined ? (0,parse/* parse */.q)(text) : undefined;
    if (parsed?.mistakes.length === 0)
        return parsed;
    return (0,parse/* parse */.q)(text, shapeOf((0,build_schema/* schemaFor */.dM)((0,choose/* vocabularyOf */.YB)(chosen, parsed?.value ?? null))));
}
function validate_validate(text, settings = {}) {
    return checkText(text, settings).diagnostics;
}
function suppressionsIn(text, settings, isMeant = () => true) {
    const parsed = (0,parse/* parse */.q)(text);
    if (parsed.mistakes.length > 0)
        return [];
    const kept = [];
    applySettings(parsed, settings, (finding) => {
        const one = { finding, identity: (0,suppression/* identityOf */.cu)(finding, text, parsed.value ?? null) };
        if (isMeant(one))
            kept.push(one);
    });
    return kept;
}
function knownSuppressionsIn(text, settings) {
    return countIdentities(suppressionsIn(text, settings).map(({ identity }) => identity));
}
const NOTHING_JUDGED = { listed: [], rest: undefined, comments: ignore_comments/* NO_COMMENTS */.dG };
function applySettings(parsed, settings, addSuppressed) {
    const { policy = policy_policy/* noPolicy */.W, layers = {}, path, isSchemaThere = false, isFoundByName = false, knownSuppressions, } = settings;
    const document = parsed.value ?? null;
    const vocabulary = (0,choose/* vocabularyOf */.YB)(settings.vocabulary, document);
    const around = typeof layers === "function" ? layers(vocabulary) : layers;
    const configuration = (0,entries/* fileConfiguration */.z)(document, around, vocabulary);
    const isOther = (0,findings/* isNoConfiguration */.uM)({ configuration, policy });
    const errors = isOther ? [] : errorsIn(document, vocabulary);
    const areErrorsCut = errors.length >= limits/* DIAGNOSTICS_MAX */.qZ;
    const isDamaged = parsed.mistakes.length > 0;
    const all = (0,findings/* findAll */.JW)({ parsed, configuration, policy, isSchemaThere, isFoundByName }, errors);
    const found = (0,findings/* unlessNone */.Xf)(isDamaged ? certainFindings(all, parsed) : all);
    if (found === undefined && parsed.comments.length === 0 && !areErrorsCut)
        return NOTHING_JUDGED;
    const add = (finding) => addSuppressed((0,suppression/* withShownReason */.GN)(finding, parsed));
    const comments = (0,ignore_comments/* readIgnoreComments */.LN)(parsed, (0,suppression/* suppressible */.Sh)(policy, knownSuppressions, parsed));
    const kept = (0,findings/* withoutRefused */.$z)((0,findings/* withoutSuppressed */.R6)(comments.suppress(applyPolicy(found ?? [], policy, path)), add));
    const bounded = (0,findings/* withinBound */.Gv)(kept, areErrorsCut, policy.ignores.length > 0 || !comments.isEmpty);
    const unused = areErrorsCut || isDamaged ? [] : comments.unused();
    if (unused.length === 0)
        return { ...bounded, comments };
    const rest = (0,findings/* withinBound */.Gv)((0,findings/* withoutSuppressed */.R6)(applyPolicy(unused, policy, path), add), false, true);
    return { listed: [...bounded.listed, ...rest.listed], rest: bounded.rest ?? rest.rest, comments };
}
function errorsIn(document, vocabulary) {
    const validator = compiledValidator(vocabulary);
    if (validator !== undefined)
        return validator(document) ? [] : (validator.errors ?? []);
    const schema = (0,build_schema/* schemaFor */.dM)(vocabulary);
    return (0,match_schema/* schemaErrors */.d)(schema, schema, document, [], limits/* DIAGNOSTICS_MAX */.qZ);
}


/***/ }),

/***/ 6943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ vocabularyNamedInText),
/* harmony export */   Hr: () => (/* binding */ vocabularyNamedIn),
/* harmony export */   YB: () => (/* binding */ vocabularyOf),
/* harmony export */   v6: () => (/* binding */ vocabularyOfText)
/* harmony export */ });
/* harmony import */ var _syntax_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2173);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _presets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2249);
/* harmony import */ var _shipped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6523);




function vocabularyOf(chosen, document) {
    return chosen ?? vocabularyNamedIn(document) ?? _shipped_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedVocabulary */ .A;
}
function vocabularyOfText(chosen, text) {
    return chosen ?? vocabularyNamedInText(text) ?? _shipped_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedVocabulary */ .A;
}
function vocabularyNamedIn(document) {
    const address = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(document) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(document, "$schema") : undefined;
    return address === undefined ? undefined : byAddress.get(address);
}
function vocabularyNamedInText(text) {
    const mayName = text.includes("\\") || ADDRESSES.some((address) => text.includes(address));
    return mayName ? vocabularyNamedIn((0,_syntax_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .q)(text).value ?? null) : undefined;
}
const byAddress = new Map(Object.values(_presets_js__WEBPACK_IMPORTED_MODULE_3__/* .PRESETS */ .fG).flatMap((preset) => (preset.schemaAddresses ?? []).map((address) => [address, preset])));
const ADDRESSES = [...byAddress.keys()];


/***/ }),

/***/ 8404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: () => (/* binding */ isVariableName),
/* harmony export */   ZZ: () => (/* binding */ layerOf),
/* harmony export */   r0: () => (/* binding */ heightOf)
/* harmony export */ });
function layerOf({ layers = [] }, { kind, name }) {
    const ofKind = layers.filter((layer) => layer.kind === kind);
    if (name !== undefined)
        return ofKind.find((layer) => layer.name === name);
    return ofKind.find((layer) => layer.name === kind) ?? ofKind[0];
}
function isVariableName(name) {
    return /^[A-Za-z_]\w*$/.test(name);
}
function heightOf(vocabulary, rank) {
    const layer = layerOf(vocabulary, rank);
    return layer === undefined ? 0 : (vocabulary.layers?.indexOf(layer) ?? 0);
}


/***/ }),

/***/ 2249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fG: () => (/* binding */ PRESETS),
  dO: () => (/* binding */ PRESET_NAMES),
  l6: () => (/* binding */ isPresetName),
  $Q: () => (/* binding */ presetNamed)
});

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/posit-assistant/custom-variants.js
const COMMON = { address: "baseUrl", allEndpoints: false, sections: [], fields: ["apiKeyOptional"] };
const customVariants = {
    anthropic: {
        ...COMMON,
        description: "A service that speaks as Anthropic does. Its base URL ends in `v1`.",
        defaultProtocol: "anthropic-messages",
        versionSegment: "v1",
    },
    openai: {
        ...COMMON,
        description: "A service that speaks as OpenAI does, by the responses protocol. Its base URL ends in `v1`.",
        defaultProtocol: "openai-responses",
        versionSegment: "v1",
    },
    "openai-compatible": {
        ...COMMON,
        description: "A service that speaks OpenAI's chat protocol, at any base URL. Needs no API key.",
        defaultProtocol: "openai-chat",
    },
    gemini: {
        ...COMMON,
        description: "A service that speaks as Google's Gemini API does. Its base URL ends in `v1beta`.",
        versionSegment: "v1beta",
    },
    openrouter: {
        ...COMMON,
        description: "A service that speaks as OpenRouter does. The client adds `api/v1` to a base URL without it.",
        defaultProtocol: "openai-chat",
        versionSegment: "api/v1",
        versionSegmentAddedBy: "client",
    },
    ollama: { ...COMMON, description: "Another Ollama server.", address: "endpoint" },
    lmstudio: {
        ...COMMON,
        description: "Another LM Studio server. Its endpoint ends in `v1`.",
        defaultProtocol: "openai-chat",
        address: "endpoint",
        versionSegment: "v1",
    },
    litellm: {
        ...COMMON,
        description: "Another LiteLLM proxy. Needs no API key.",
        versionSegment: "v1",
        versionSegmentAddedBy: "client",
    },
    portkey: {
        ...COMMON,
        description: "Another Portkey gateway. Needs no API key.",
        versionSegment: "v1",
        versionSegmentAddedBy: "client",
        reservedHeaders: { "x-portkey-api-key": "dropped", "x-portkey-virtual-key": "dropped" },
    },
    "ms-foundry": {
        ...COMMON,
        description: "Another Microsoft Foundry resource. The client brings the base URL to the end `openai/v1`.",
        defaultProtocol: "openai-chat",
        versionSegment: "openai/v1",
        versionSegmentAddedBy: "client",
        trimsUrl: true,
    },
    deepseek: {
        ...COMMON,
        description: "A service that speaks as DeepSeek does, with or without `v1` at the end of its base URL.",
        defaultProtocol: "openai-chat",
    },
    aws: { ...COMMON, description: "Another account or region of Amazon Bedrock.", sections: ["aws"] },
    "google-vertex": {
        ...COMMON,
        description: "Another project or location of Google's platform.",
        sections: ["googleCloud"],
    },
    snowflake: { ...COMMON, description: "Another account of Snowflake Cortex.", sections: ["snowflake"] },
};

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/posit-assistant/layers.js
const layers_layers = [
    {
        name: "enforced",
        description: "The configuration that an administrator enforces.",
        kind: "enforced",
        variable: "POSIT_AI_PROVIDERS_ENFORCED",
        syntax: "json",
        ignores: "layer",
    },
    {
        name: "legacy-positron-enforced",
        description: "Enforced settings of the editor Positron, in the variable `POSITRON_ENFORCED_SETTINGS`.",
        kind: "enforced",
    },
    {
        name: "connection",
        description: "Connection settings in a variable each, such as `ANTHROPIC_BASE_URL`, `OLLAMA_ENDPOINT` or `AWS_REGION`.",
        kind: "enforced",
        ignores: "layer",
        setsEnabled: false,
    },
    {
        name: "user",
        description: "The file that people edit, and that the assistant edits for them.",
        kind: "user",
        file: "~/.posit/ai/providers.json",
        syntax: "jsonc",
        ignores: "entry",
        savesInvalid: false,
    },
    {
        name: "legacy-positron",
        description: "Old settings of the editor Positron, read by versions before 2026.08 alone.",
        kind: "default",
    },
    {
        name: "default",
        description: "The configuration that an administrator proposes.",
        kind: "default",
        variable: "POSIT_AI_PROVIDERS_DEFAULT",
        syntax: "json",
        ignores: "layer",
    },
];

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/posit-assistant/providers.js
const providers = {
    positai: {
        title: "Posit AI Pass",
        description: "Posit's own model gateway, which people sign in to. The client adds the path of the protocol.",
        ownUrl: "https://gateway.posit.ai",
        address: "baseUrl",
        sections: ["positaiLogin"],
    },
    anthropic: {
        title: "Anthropic",
        description: "Anthropic's API. Its base URL ends in `v1`.",
        defaultProtocol: "anthropic-messages",
        ownUrl: "https://api.anthropic.com/v1",
        address: "baseUrl",
        versionSegment: "v1",
        versionSegmentAddedBy: "assistant",
        versionHeader: "anthropic-version",
        sections: [],
    },
    openai: {
        title: "OpenAI",
        description: "OpenAI's API. Its base URL ends in `v1`.",
        defaultProtocol: "openai-responses",
        ownUrl: "https://api.openai.com/v1",
        address: "baseUrl",
        versionSegment: "v1",
        versionSegmentAddedBy: "assistant",
        sections: [],
    },
    gemini: {
        title: "Google Gemini",
        description: "Google's Gemini API, by a protocol of its own. Its base URL ends in `v1beta`.",
        ownUrl: "https://generativelanguage.googleapis.com/v1beta",
        address: "baseUrl",
        versionSegment: "v1beta",
        versionSegmentAddedBy: "assistant",
        sections: [],
    },
    openrouter: {
        title: "OpenRouter",
        description: "OpenRouter's API. The client adds `api/v1` to a base URL without it.",
        defaultProtocol: "openai-chat",
        ownUrl: "https://openrouter.ai/api/v1",
        address: "baseUrl",
        versionSegment: "api/v1",
        versionSegmentAddedBy: "client",
        sections: [],
    },
    ollama: {
        title: "Ollama",
        description: "An Ollama server, by a protocol of its own.",
        ownUrl: "http://localhost:11434",
        address: "endpoint",
        selfHosted: true,
        sections: [],
    },
    lmstudio: {
        title: "LM Studio",
        description: "An LM Studio server. Its endpoint ends in `v1`.",
        defaultProtocol: "openai-chat",
        ownUrl: "http://localhost:1234/v1",
        address: "endpoint",
        versionSegment: "v1",
        versionSegmentAddedBy: "assistant",
        selfHosted: true,
        sections: [],
    },
    litellm: {
        title: "LiteLLM",
        description: "A LiteLLM proxy, where each alias of a model has its protocol. It has no URL of its own.",
        address: "baseUrl",
        versionSegment: "v1",
        versionSegmentAddedBy: "client",
        sections: [],
    },
    portkey: {
        title: "Portkey",
        description: "A Portkey gateway, where each family of models has its protocol. It has no URL of its own.",
        address: "baseUrl",
        versionSegment: "v1",
        versionSegmentAddedBy: "client",
        reservedHeaders: { "x-portkey-api-key": "dropped", "x-portkey-virtual-key": "dropped" },
        sections: [],
        fields: ["keyType"],
    },
    "openai-compatible": {
        title: "OpenAI-compatible",
        description: "A service that speaks as OpenAI does, at any base URL. It has no URL of its own.",
        defaultProtocol: "openai-chat",
        address: "baseUrl",
        sections: [],
    },
    "ms-foundry": {
        title: "Microsoft Foundry",
        description: "A Microsoft Foundry resource. The client brings the base URL to the end `openai/v1`.",
        defaultProtocol: "openai-chat",
        address: "baseUrl",
        versionSegment: "openai/v1",
        versionSegmentAddedBy: "client",
        trimsUrl: true,
        sections: ["azure"],
    },
    deepseek: {
        title: "DeepSeek",
        description: "DeepSeek's API, with or without `v1` at the end of its base URL.",
        defaultProtocol: "openai-chat",
        ownUrl: "https://api.deepseek.com",
        address: "baseUrl",
        sections: [],
    },
    bedrock: {
        title: "Amazon Bedrock",
        description: "Amazon Bedrock, reached by the region in `aws`. Each model has its protocol.",
        address: "baseUrl",
        sections: ["aws"],
    },
    "google-vertex": {
        title: "Gemini Enterprise Agent Platform",
        description: "Google's platform, reached by the location in `googleCloud`. Each model has its protocol.",
        address: "baseUrl",
        sections: ["googleCloud"],
    },
    "snowflake-cortex": {
        title: "Snowflake Cortex",
        description: "Snowflake Cortex, reached by the account in `snowflake`. Each model has its protocol.",
        address: "baseUrl",
        sections: ["snowflake"],
    },
    databricks: {
        title: "Databricks",
        description: "Databricks, reached by the host in `databricks` alone. Each serving endpoint has its protocol.",
        address: "none",
        sections: ["databricks"],
    },
    copilot: {
        title: "GitHub Copilot",
        description: "GitHub Copilot, by a client of its own.",
        address: "baseUrl",
        sections: [],
    },
    "posit-connect": {
        title: "Posit Connect",
        description: "A Posit Connect server at the base URL, to which the client adds the path of its gateway.",
        address: "baseUrl",
        sections: [],
    },
    opencode: {
        title: "OpenCode",
        description: "OpenCode's gateway. A base URL takes precedence over `product`, and ends in `v1`.",
        ownUrl: "https://opencode.ai/zen/go/v1",
        address: "baseUrl",
        versionSegment: "v1",
        reservedHeaders: { "x-opencode-session": "overwritten" },
        sections: [],
        fields: ["product"],
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/posit-assistant/settings.js
const sections = {
    aws: {
        title: "AWS connection",
        description: "Access to Amazon Bedrock. Credentials are not stored here.",
        fields: {
            region: {
                title: "Region",
                description: "AWS region to call. Where the surroundings name none either, `us-east-1`.",
                example: "eu-central-1",
            },
            profile: {
                title: "Profile",
                description: "Named profile from AWS's configuration and credentials files.",
                example: "assistant",
            },
        },
    },
    googleCloud: {
        title: "Google Cloud connection",
        description: "Access to Google's platform. Credentials are not stored here.",
        fields: {
            project: { title: "Project", description: "Google Cloud project to use.", example: "team-models" },
            location: {
                title: "Location",
                description: "Google Cloud location to call.",
                default: "us-central1",
                example: "europe-west4",
            },
        },
    },
    snowflake: {
        title: "Snowflake connection",
        description: "Access to Snowflake Cortex. Credentials are not stored here.",
        fields: {
            account: { title: "Account", description: "Snowflake account identifier.", example: "exampleorg-team" },
            host: { title: "Host", description: "Host of the account.", example: "exampleorg-team.snowflakecomputing.com" },
            home: { title: "Home", description: "Folder of Snowflake's configuration files.", example: "/etc/snowflake" },
            connectionName: {
                title: "Connection name",
                description: "Named connection from Snowflake's configuration files.",
                example: "assistant",
            },
        },
    },
    databricks: {
        title: "Databricks connection",
        description: "Access to Databricks. Credentials are not stored here.",
        fields: {
            host: { title: "Host", description: "Workspace to call.", example: "https://team.cloud.databricks.com" },
        },
    },
    positaiLogin: {
        title: "Sign-in to Posit AI Pass",
        description: "The sign-in to Posit AI Pass. Credentials are not stored here.",
        fields: {
            host: {
                title: "Host",
                description: "Host that people sign in at.",
                default: "login.posit.cloud",
                example: "login.posit.cloud",
            },
            clientId: {
                title: "Client id",
                description: "OAuth client that the sign-in is for. Each program has one of its own.",
                example: "rstudio-ide",
            },
            scope: { title: "Scope", description: "OAuth scope to ask for.", default: "prism", example: "prism" },
        },
    },
    azure: {
        title: "Microsoft Entra sign-in",
        description: "Access to a Microsoft Foundry resource. Credentials are not stored here.",
        fields: {
            authMode: {
                title: "Authentication",
                description: "The credential to send: an API key, or a token of Microsoft Entra.",
                values: ["apikey", "entra"],
                default: "apikey",
                example: "entra",
            },
            scope: {
                title: "Scope",
                description: "Scope of the token to ask for.",
                default: "https://cognitiveservices.azure.com/.default",
                example: "https://cognitiveservices.azure.com/.default",
            },
            tenantId: {
                title: "Tenant id",
                description: "Microsoft Entra tenant to sign in at.",
                example: "00000000-0000-4000-8000-000000000000",
            },
        },
    },
};
const fields = {
    product: {
        title: "Product",
        description: "OpenCode's product to use, where the entry has no base URL.",
        values: ["go", "zen"],
        default: "go",
        example: "zen",
    },
    keyType: {
        title: "Key type",
        description: "The API key that is stored: Portkey's own, or that of the provider behind the gateway.",
        values: ["portkey", "upstream"],
        example: "portkey",
    },
    apiKeyOptional: {
        title: "API key is optional",
        description: "The provider may be used without an API key. `true` for `openai-compatible`, `litellm` and `portkey` unless the entry says otherwise.",
        type: "boolean",
        example: true,
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/posit-assistant.js




const positAssistant = {
    protocols: {
        "anthropic-messages": { description: "Anthropic's messages protocol." },
        "openai-chat": { description: "OpenAI's chat completions protocol." },
        "openai-responses": { description: "OpenAI's responses protocol." },
        "mlflow-responses": { description: "MLflow's responses protocol." },
        "bedrock-converse": { description: "Amazon Bedrock's converse protocol." },
        "google-generative": { description: "Google's generative protocol." },
    },
    providers: providers,
    sections: sections,
    customVariants: customVariants,
    topLevel: {
        version: {
            title: "Version",
            description: "Version of the file's format. With another value the assistant ignores the whole file.",
            type: "number",
            values: [1],
            ignoresFile: true,
            example: 1,
        },
    },
    fields: fields,
    reservedHeaders: {
        accept: "dropped",
        "anthropic-version": "dropped",
        authorization: "dropped",
        "content-type": "dropped",
        "x-api-key": "dropped",
        "x-goog-api-key": "dropped",
    },
    layers: layers_layers,
    schemaAddresses: [
        "https://assistant.posit.co/schemas/providers.schema.json",
        "https://posit.co/schemas/providers.schema.json",
    ],
};

// EXTERNAL MODULE: ./.build/action/shared/vocabulary/shipped.js
var shipped = __webpack_require__(6523);
;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/presets.js


const PRESETS = {
    specification: shipped/* shippedVocabulary */.A,
    "posit-assistant": positAssistant,
};
const PRESET_NAMES = Object.keys(PRESETS);
function isPresetName(name) {
    return Object.hasOwn(PRESETS, name);
}
function presetNamed(name) {
    return isPresetName(name) ? PRESETS[name] : undefined;
}


/***/ }),

/***/ 6523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shippedVocabulary)
/* harmony export */ });
const shippedVocabulary = {
    protocols: {
        "provider-a-messages": { description: "Messages protocol of provider A.", provider: "provider_a" },
        "provider-b-chat": { description: "Chat protocol of provider B.", provider: "provider_b" },
        "provider-b-responses": { description: "Responses protocol of provider B.", provider: "provider_b" },
        "tracking-responses": { description: "Responses protocol of an experiment-tracking platform." },
        "cloud-converse": {
            description: "Converse protocol of the cloud-managed provider.",
            provider: "provider_cloud",
        },
        "provider-g-generative": { description: "Generative protocol of provider G.", provider: "provider_g" },
    },
    providers: {
        provider_a: {
            title: "Provider A",
            description: "Built-in provider A. Its base URL ends in `v1`.",
            defaultProtocol: "provider-a-messages",
            versionSegment: "v1",
            versionHeader: "provider-a-version",
            sections: [],
        },
        provider_b: {
            title: "Provider B",
            description: "Built-in provider B. Its base URL ends in `v1`.",
            defaultProtocol: "provider-b-chat",
            versionSegment: "v1",
            sections: [],
        },
        provider_c: {
            title: "Provider C",
            description: "Built-in provider C. It has no default protocol.",
            sections: [],
        },
        provider_g: {
            title: "Provider G",
            description: "Built-in provider G. Its base URL ends in `v1beta`.",
            defaultProtocol: "provider-g-generative",
            versionSegment: "v1beta",
            sections: [],
        },
        provider_cloud: {
            title: "Cloud-managed provider",
            description: "Built-in cloud-managed provider, with cloud connection settings in `cloud`.",
            defaultProtocol: "cloud-converse",
            sections: ["cloud"],
        },
    },
    sections: {
        cloud: {
            title: "Cloud connection",
            description: "Cloud connection settings. Credentials are not stored here.",
            fields: {
                profile: {
                    title: "Profile",
                    description: "Named profile from the cloud configuration and credentials files.",
                    example: "assistant",
                },
                region: { title: "Region", description: "Cloud region to call.", example: "eu-central-1" },
            },
        },
    },
    customVariants: {
        "provider-b-compatible": {
            description: "A service that speaks as provider B does; provider B's client handles the entry.",
            sections: [],
        },
    },
};


/***/ })

};
