export const id = 497;
export const ids = [497];
export const modules = {

/***/ 3545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ deliverChange)
});

// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/action/commands/command.js
var command = __webpack_require__(1186);
// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __webpack_require__(9298);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.build/action/action/file-system.js
var file_system = __webpack_require__(9820);
// EXTERNAL MODULE: ./.build/action/action/sync-folder.js
var sync_folder = __webpack_require__(8706);
;// CONCATENATED MODULE: ./.build/action/action/commands/replace-file.js







const MAY_NOT = "Permission denied. Ask for permission to write it and to add files to its folder, where the new content is written first.";
const NO_ROOM = "There is no space for the new content beside the old. Free some space and try again.";
const NOT_PLAIN = 'It is not a regular file. Name a file, or "-" to fix standard input to standard output.';
const HAS_OTHER_NAMES = 'It has other names, as hard links. Fix a copy of it: with "-", fix reads standard input and writes standard output.';
const HAS_CHANGED = "It changed while it was checked. Run the command again.";
const REASONS = {
    EACCES: MAY_NOT,
    EPERM: MAY_NOT,
    EROFS: "Its file system is read-only. Fix a copy, or make it writable.",
    ENOSPC: NO_ROOM,
    EDQUOT: NO_ROOM,
    ENOENT: "It no longer exists. Check what else writes there and try again.",
};
async function replaceFile(path, expected, content) {
    try {
        const found = await (0,promises_.stat)(path);
        if (!found.isFile())
            return (0,result/* err */._)({ reason: NOT_PLAIN });
        if (found.nlink > 1)
            return (0,result/* err */._)({ reason: HAS_OTHER_NAMES });
        return await replacePlainFile(await (0,promises_.realpath)(path), expected, content);
    }
    catch (error) {
        const code = (0,file_system/* systemCodeOf */.c7)(error);
        if (code === undefined)
            throw error;
        return (0,result/* err */._)({ reason: REASONS[code] ?? `The system reports ${code}. Fix that and try again.` });
    }
}
async function replacePlainFile(target, expected, content) {
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.provider-steward-${(0,external_node_crypto_.randomUUID)()}.tmp`);
    try {
        await writeBeside(target, temporary, content);
        const now = await (0,read_input/* readBounded */.CB)(target);
        if (!now.ok)
            return now;
        if (Buffer.compare(now.value, expected) !== 0)
            return (0,result/* err */._)({ reason: HAS_CHANGED });
        await (0,promises_.rename)(temporary, target);
    }
    finally {
        await (0,promises_.rm)(temporary, { force: true });
    }
    await (0,sync_folder/* syncFolder */.Y)((0,external_node_path_.dirname)(target));
    return (0,result.ok)(undefined);
}
async function writeBeside(target, temporary, content) {
    const { mode, uid, gid } = await statWritable(target);
    const file = await (0,promises_.open)(temporary, "wx", 0o600);
    try {
        await file.writeFile(content);
        await keepOwner(file, uid, gid);
        await file.chmod(mode & 0o777);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
async function statWritable(path) {
    const file = await (0,promises_.open)(path, "r+");
    try {
        return await file.stat();
    }
    finally {
        await file.close();
    }
}
async function keepOwner(file, uid, gid) {
    const own = await file.stat();
    if (own.uid === uid && own.gid === gid)
        return;
    await file
        .chown(uid, gid)
        .catch(() => file.chown(own.uid, gid))
        .catch(() => { });
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(7291);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var action_limits = __webpack_require__(9306);
;// CONCATENATED MODULE: ./.build/action/action/commands/unified-diff.js



const CONTEXT_LINES = 3;
const TAB = "    ";
const NO_FINAL_LINE_BREAK = "\\ No newline at end of file";
function unifiedDiff(path, before, after, paint) {
    const name = (0,printable/* printable */.g$)(path).replace(/^(?:\.?\/)+/, "");
    const shownBefore = splitLines(normalise(before.shown));
    const shownAfter = splitLines(normalise(after.shown));
    return [
        paint("file", `--- a/${name}`),
        paint("file", `+++ b/${name}`),
        ...diffHunks(normalise(before.text), normalise(after.text)).flatMap((hunk) => showHunk(hunk, shownBefore, shownAfter, paint)),
        "",
    ].join("\n");
}
function normalise(text) {
    return text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
}
function splitLines(text) {
    return text.split("\n");
}
function diffHunks(before, after) {
    const options = { context: CONTEXT_LINES, maxEditLength: action_limits/* DIFF_MAX_CHANGED_LINES */.kH };
    return (0,create/* structuredPatch */.YB)("", "", before, after, undefined, undefined, options)?.hunks ?? [wholeHunk(before, after)];
}
function wholeHunk(before, after) {
    const [removed, added] = [signedLines("-", before), signedLines("+", after)];
    const count = (lines) => lines.filter((line) => line !== NO_FINAL_LINE_BREAK).length;
    return {
        oldStart: 1,
        oldLines: count(removed),
        newStart: 1,
        newLines: count(added),
        lines: [...removed, ...added],
    };
}
function signedLines(sign, text) {
    const isEnded = text.endsWith("\n");
    const lines = splitLines(isEnded ? text.slice(0, -1) : text).map((line) => sign + line);
    return isEnded ? lines : [...lines, NO_FINAL_LINE_BREAK];
}
function showHunk({ oldStart, oldLines, newStart, newLines, lines }, shownBefore, shownAfter, paint) {
    let before = oldStart - 1;
    let after = newStart - 1;
    const shown = lines.map((line) => {
        if (line.startsWith("\\"))
            return paint("context", line);
        if (line.startsWith("-"))
            return paint("removed", `-${showLine(shownBefore[before++])}`);
        if (line.startsWith("+"))
            return paint("added", `+${showLine(shownAfter[after++])}`);
        before += 1;
        return paint("context", ` ${showLine(shownAfter[after++])}`);
    });
    return [paint("hunk", `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`), ...shown];
}
function showLine(line = "") {
    return (0,printable/* printable */.g$)(line.replaceAll("\t", TAB));
}

;// CONCATENATED MODULE: ./.build/action/action/commands/deliver-change.js





const COLORS = {
    file: "bold",
    hunk: "cyan",
    removed: "red",
    added: "green",
    context: [],
};
async function deliverChange(path, bytes, change, delivery, process) {
    if (delivery === "diff") {
        if (change !== undefined)
            showDiff(path, change, process);
    }
    else if (delivery === "write" && (0,read_input/* isStandardInput */.mC)(path)) {
        if (bytes.length <= limits/* FILE_MAX_BYTES */.ul)
            process.stdout.write(change?.bytes ?? bytes);
    }
    else if (delivery === "write" && change !== undefined) {
        return replaceFile(process.locate(path), bytes, change.bytes);
    }
    return (0,result.ok)(undefined);
}
function showDiff(path, { before, after }, process) {
    const paint = (0,command/* painter */.C2)(process);
    const paintPart = (part, line) => paint(COLORS[part], line);
    process.stdout.write(unifiedDiff((0,read_input/* nameOfInput */.nB)(path), before, after, paintPart));
}


/***/ }),

/***/ 2377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sT: () => (/* binding */ asItIs),
  w2: () => (/* binding */ fixFile),
  Jh: () => (/* binding */ sideOf)
});

// EXTERNAL MODULE: ./.build/action/shared/validate/decode.js
var decode = __webpack_require__(7778);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var text_pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/validate/damaged-entries.js
var damaged_entries = __webpack_require__(108);
// EXTERNAL MODULE: ./.build/action/shared/validate/validate.js + 7 modules
var validate = __webpack_require__(6840);
// EXTERNAL MODULE: ./.build/action/shared/fix/independent-sets.js
var independent_sets = __webpack_require__(8963);
;// CONCATENATED MODULE: ./.build/action/shared/fix/limits.js
const FIX_PASSES_MAX = 100;
const FIX_COMPARED_MAX_CHARACTERS = 2_000_000;
const FIX_COMPARISONS_MIN = 20;

;// CONCATENATED MODULE: ./.build/action/shared/fix/fix-safely.js



function fixSafely(text, settings) {
    const applied = [];
    let fixed = text;
    for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
        const safe = (0,validate/* validate */.tf)(fixed, settings)
            .filter(independent_sets/* isFixable */.G4)
            .filter(({ fix }) => fix.safe);
        const [set] = (0,independent_sets/* independentSets */.Sw)(safe, fixed.length);
        if (set === undefined)
            break;
        applied.push(...set);
        fixed = (0,independent_sets/* applyFixes */.yZ)(fixed, set.map(({ fix }) => fix));
    }
    return { text: fixed, applied };
}

// EXTERNAL MODULE: ./.build/action/shared/changes/compare.js + 21 modules
var compare = __webpack_require__(9749);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/choose.js
var choose = __webpack_require__(6943);
;// CONCATENATED MODULE: ./.build/action/shared/fix/opening.js





function openedBy(before, after, settings) {
    const { changes, widens } = (0,compare/* compareSides */.GQ)(sideWithText(before, settings), sideWithText(after, settings));
    return widens === undefined ? undefined : changes.filter(({ effect }) => effect === "opens");
}
function openedByFix(text, fix, settings) {
    return openedBy(fixSafely(text, settings).text, fixSafely((0,independent_sets/* applyFixes */.yZ)(text, [fix]), settings).text, settings);
}
function* openingFixes(text, settings) {
    for (const diagnostic of (0,validate/* validate */.tf)(text, settings)) {
        if (!(0,independent_sets/* isFixable */.G4)(diagnostic) || diagnostic.fix.safe)
            continue;
        const opens = openedByFix(text, diagnostic.fix, settings) ?? [];
        if (opens.length > 0)
            yield { diagnostic, opens };
    }
}
function sideWithText(text, { layers = {}, layer = "user", path, policy, vocabulary }) {
    const documents = typeof layers === "function" ? layers((0,choose/* vocabularyOfText */.v6)(vocabulary, text)) : layers;
    const around = ["enforced", "default"].flatMap((kind) => {
        const value = documents[kind];
        return value === undefined ? [] : [{ kind, label: kind, value }];
    });
    return {
        layers: [...around, { kind: layer, label: path ?? "", text }],
        policy,
        vocabulary,
        path,
    };
}
function splitByOpening(text, set, settings, mayCompare) {
    const harmless = [];
    const opening = [];
    const textWith = (fixables) => {
        const fixes = fixables.map(({ fix }) => fix);
        return fixSafely((0,independent_sets/* applyFixes */.yZ)(text, fixes), settings).text;
    };
    const tryAll = (fixables) => {
        const [first] = fixables;
        if (first === undefined || !mayCompare())
            return;
        const opens = openedBy(textWith(harmless), textWith([...harmless, ...fixables]), settings) ?? [];
        if (opens.length === 0)
            harmless.push(...fixables);
        else if (fixables.length === 1)
            opening.push({ diagnostic: first, opens });
        else
            for (const half of halvesOf(fixables))
                tryAll(half);
    };
    tryAll(set);
    return { harmless, opening };
}
function halvesOf(fixables) {
    const middle = Math.ceil(fixables.length / 2);
    return [fixables.slice(0, middle), fixables.slice(middle)];
}

;// CONCATENATED MODULE: ./.build/action/shared/fix/fix-text.js







function fixText(text, { unsafe = false, ...settings } = {}) {
    let fixed = fixSafely(text, settings);
    const applied = [...fixed.applied];
    if (!unsafe)
        return { text: fixed.text, applied, opening: [] };
    for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
        const { set, opening } = nextUnsafeSet(fixed.text, settings);
        if (set.length === 0)
            return { text: fixed.text, applied, opening };
        applied.push(...set);
        fixed = fixSafely((0,independent_sets/* applyFixes */.yZ)(fixed.text, set.map(({ fix }) => fix)), settings);
        applied.push(...fixed.applied);
    }
    return { text: fixed.text, applied, opening: [] };
}
function nextUnsafeSet(text, settings) {
    let comparisons = 0;
    const mayCompare = () => {
        comparisons += 1;
        return comparisons <= Math.max(FIX_COMPARISONS_MIN, FIX_COMPARED_MAX_CHARACTERS / text.length);
    };
    const opening = [];
    const fixable = (0,validate/* validate */.tf)(text, settings).filter(independent_sets/* isFixable */.G4);
    const inTurn = [fixable.filter((one) => !removes(one)), fixable.filter(removes)];
    for (const set of inTurn.flatMap((some) => [...(0,independent_sets/* independentSets */.Sw)(some, text.length)])) {
        const free = set.filter((one) => !removes(one) || !opening.some(({ diagnostic }) => shareProvider(diagnostic, one)));
        const split = splitByOpening(text, free, settings, mayCompare);
        if (split.harmless.length > 0)
            return { set: split.harmless, opening: [] };
        opening.push(...split.opening);
    }
    return { set: [], opening };
}
function removes({ fix }) {
    return fix.edits.every((edit) => edit.text === "");
}
function shareProvider(one, other) {
    const [first, second] = [providerOf(one), providerOf(other)];
    return first === undefined || second === undefined || first === second;
}
const OF_ALL_PROVIDERS = "/providers/default";
function providerOf({ pointer }) {
    const { provider } = (0,damaged_entries/* entriesAround */.Q)((0,text_pointer/* fromPointer */.kU)(pointer));
    return provider === OF_ALL_PROVIDERS ? undefined : provider;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/check-file.js + 1 modules
var check_file = __webpack_require__(2107);
// EXTERNAL MODULE: ./.build/action/action/check-file.js
var action_check_file = __webpack_require__(6155);
// EXTERNAL MODULE: ./.build/action/action/commands/unapplied-fix.js
var unapplied_fix = __webpack_require__(7033);
;// CONCATENATED MODULE: ./.build/action/action/commands/fix-file.js



function fixFile(path, bytes, loaded, { unsafe, only, isSchemaThere }) {
    const decoded = (0,decode/* decodeFile */.J)(bytes, limits/* FILE_MAX_BYTES */.ul);
    const isOther = (0,action_check_file/* isPolicyFile */.VE)(loaded, path) || (0,action_check_file/* isVocabularyFile */.F9)(loaded, path);
    if (!decoded.ok || isOther) {
        const checked = (0,action_check_file/* checkByPolicy */.gj)(loaded, path, bytes, { isSchemaThere });
        return only === undefined ? (0,result.ok)(unchanged(checked)) : (0,result/* err */._)(NO_SUCH_FIX);
    }
    const settings = (0,action_check_file/* fixSettingsFor */.aq)(loaded, path, { isSchemaThere });
    const fixed = only === undefined ? fixText(decoded.value, { ...settings, unsafe }) : applyOnly(decoded.value, only, settings);
    return fixed === undefined ? (0,result/* err */._)(NO_SUCH_FIX) : (0,result.ok)(toFileFix(path, bytes, decoded.value, fixed, settings));
}
const NO_SUCH_FIX = {
    reason: 'No fix with the id of "--apply" opens something in this file. It may have changed: run "fix --unsafe" again.',
};
function applyOnly(text, id, settings) {
    for (const one of openingFixes(text, settings)) {
        if ((0,unapplied_fix/* idOfFix */.u0)(one) !== id)
            continue;
        const { diagnostic } = one;
        return { text: (0,independent_sets/* applyFixes */.yZ)(text, [diagnostic.fix]), applied: [diagnostic], opening: [] };
    }
    return undefined;
}
function toFileFix(path, bytes, before, { text, applied, opening }, settings) {
    const unapplied = opening.map(unapplied_fix/* toUnapplied */.WG);
    if (text === before) {
        const unfixed = asItIs((0,check_file/* checkFile */.vH)(path, bytes, settings));
        return { report: { ...unfixed, unapplied }, change: undefined };
    }
    const fixedBytes = new TextEncoder().encode(text);
    const after = (0,check_file/* checkFile */.vH)(path, fixedBytes, settings);
    const opens = (openedBy(before, text, settings) ?? []).map((change) => change.text);
    return {
        report: { path, changed: true, fixed: applied, opens, unapplied, remaining: after.diagnostics },
        change: {
            bytes: fixedBytes,
            before: sideOf(before, () => (0,check_file/* checkFile */.vH)(path, bytes, settings)),
            after: sideOf(text, () => after),
        },
    };
}
function unchanged(file) {
    return { report: asItIs(file), change: undefined };
}
function asItIs({ path, diagnostics }) {
    return { path, changed: false, fixed: [], opens: [], unapplied: [], remaining: diagnostics };
}
function sideOf(text, checked) {
    return {
        text,
        get shown() {
            return checked().source;
        },
    };
}


/***/ }),

/***/ 7033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WG: () => (/* binding */ toUnapplied),
/* harmony export */   sz: () => (/* binding */ applyCommand),
/* harmony export */   u0: () => (/* binding */ idOfFix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function toUnapplied(one) {
    return { diagnostic: one.diagnostic, opens: one.opens.map(({ text }) => text), id: idOfFix(one) };
}
const ID_HEX_DIGITS = 16;
function idOfFix({ diagnostic: { rule, pointer, message, fix }, opens }) {
    const shown = [rule, pointer, message, fix.title, ...opens.map(({ text }) => text)];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, ID_HEX_DIGITS);
}
function applyCommand(id, path, { policy, vocabulary }) {
    const ofPolicy = policy === false ? ["--no-policy"] : policy === undefined ? [] : ["--policy", policy];
    const ofVocabulary = vocabulary === undefined ? [] : ["--vocabulary", vocabulary];
    const file = path.startsWith("-") && path !== "-" ? ["--", path] : [path];
    return ["provider-steward", "fix", "--apply", id, ...ofPolicy, ...ofVocabulary, ...file].map(quoteForShell).join(" ");
}
function quoteForShell(word) {
    return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS),
/* harmony export */   F0: () => (/* binding */ AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES),
/* harmony export */   Io: () => (/* binding */ STEP_MAX_ANNOTATIONS_PER_LEVEL),
/* harmony export */   M9: () => (/* binding */ AUDIT_EXPORT_TRIES_MAX),
/* harmony export */   V: () => (/* binding */ AUDIT_READ_AHEAD_MAX_PAGES),
/* harmony export */   YD: () => (/* binding */ AUDIT_EXPORT_RECORD_MAX_BYTES),
/* harmony export */   gN: () => (/* binding */ AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS),
/* harmony export */   kH: () => (/* binding */ DIFF_MAX_CHANGED_LINES),
/* harmony export */   lH: () => (/* binding */ AUDIT_READ_AHEAD_MAX_MISSES),
/* harmony export */   pA: () => (/* binding */ AUDIT_READ_AHEAD_MAX_REQUESTS)
/* harmony export */ });
/* unused harmony exports API_REQUEST_MAX_SECONDS, API_RETRY_WAITS_SECONDS, API_WAIT_MAX_SECONDS, API_WAITS_MAX, API_WAIT_WITHOUT_WORD_SECONDS, API_MESSAGE_MAX_CHARACTERS, PULL_REQUEST_MAX_LISTED_FILES, COMPARISON_MAX_LISTED_FILES, FOLDERS_MAX_REQUESTS, FILES_READ_AT_ONCE, UNCHANGED_FILES_MAX_READ, BLOBS_MAX_SINGLE_REQUESTS, BLOBS_PER_REQUEST, LOG_MAX_LISTED_PATHS, MARKED_CHANGES_MAX, LOG_MAX_LISTED_CHANGES, GIT_MAX_SECONDS, GIT_OUTPUT_MAX_BYTES, DIFF_MAX_LINES, CHECK_ANNOTATION_TITLE_MAX_CHARACTERS, CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS, COMMENT_MAX_CHARACTERS, ACCEPTING_ACCOUNTS_MAX, ACCEPTING_COMMITS_MAX, STICKY_COMMENT_MAX_FINDINGS, STICKY_COMMENT_MAX_ALIKE, SUGGESTION_MAX_LINES, SUGGESTION_MAX_CHARACTERS, CHECK_RUN_REQUEST_MAX_ANNOTATIONS, CHECK_RUN_MAX_ANNOTATIONS, CHECK_RUN_SUMMARY_MAX_BYTES, REVIEW_MAX_COMMENTS, REVIEW_MAX_CLOSED_THREADS, CHANGES_OUTPUT_MAX_CHARACTERS, CHANGES_OUTPUT_MAX_LISTED_FILES, EMIT_LISTED_ERRORS_MAX */
const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;
const API_REQUEST_MAX_SECONDS = 60;
const API_RETRY_WAITS_SECONDS = (/* unused pure expression or super */ null && ([1, 2]));
const API_WAIT_MAX_SECONDS = 120;
const API_WAITS_MAX = 2;
const API_WAIT_WITHOUT_WORD_SECONDS = 60;
const API_MESSAGE_MAX_CHARACTERS = 300;
const PULL_REQUEST_MAX_LISTED_FILES = 3_000;
const COMPARISON_MAX_LISTED_FILES = 300;
const FOLDERS_MAX_REQUESTS = 5;
const FILES_READ_AT_ONCE = 4;
const UNCHANGED_FILES_MAX_READ = 2_000;
const BLOBS_MAX_SINGLE_REQUESTS = 20;
const BLOBS_PER_REQUEST = 50;
const LOG_MAX_LISTED_PATHS = 10;
const MARKED_CHANGES_MAX = 1_000;
const LOG_MAX_LISTED_CHANGES = 1_000;
const GIT_MAX_SECONDS = 60;
const GIT_OUTPUT_MAX_BYTES = (/* unused pure expression or super */ null && (256 * 1024 * 1024));
const DIFF_MAX_CHANGED_LINES = 2_000;
const DIFF_MAX_LINES = 200_000;
const CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;
const CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = (/* unused pure expression or super */ null && (16 * 1024));
const COMMENT_MAX_CHARACTERS = 65_536;
const ACCEPTING_ACCOUNTS_MAX = 50;
const ACCEPTING_COMMITS_MAX = 5;
const STICKY_COMMENT_MAX_FINDINGS = 20;
const STICKY_COMMENT_MAX_ALIKE = 20;
const SUGGESTION_MAX_LINES = 50;
const SUGGESTION_MAX_CHARACTERS = 8_000;
const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;
const CHECK_RUN_MAX_ANNOTATIONS = 1_000;
const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;
const REVIEW_MAX_COMMENTS = 30;
const REVIEW_MAX_CLOSED_THREADS = 100;
const CHANGES_OUTPUT_MAX_CHARACTERS = (/* unused pure expression or super */ null && (32 * 1024));
const CHANGES_OUTPUT_MAX_LISTED_FILES = 20;
const AUDIT_EXPORT_TRIES_MAX = 10;
const AUDIT_READ_AHEAD_MAX_PAGES = 16;
const AUDIT_READ_AHEAD_MAX_REQUESTS = 3;
const AUDIT_READ_AHEAD_MAX_MISSES = 3;
const AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS = 300;
const AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES = 4 * 1024 * 1024;
const AUDIT_EXPORT_RECORD_MAX_BYTES = 1024 * 1024;
const AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS = 60 * 60;
const EMIT_LISTED_ERRORS_MAX = 3;


/***/ }),

/***/ 8706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ syncFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

async function syncFolder(path) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(() => undefined);
    await folder?.sync().catch(() => { });
    await folder?.close();
}


/***/ }),

/***/ 8963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isFixable),
/* harmony export */   Sw: () => (/* binding */ independentSets),
/* harmony export */   yZ: () => (/* binding */ applyFixes)
/* harmony export */ });
function isFixable(diagnostic) {
    return diagnostic.fix !== undefined;
}
function* independentSets(fixable, length) {
    for (const ofRule of Map.groupBy(fixable, ({ rule }) => rule).values()) {
        let left = ofRule;
        while (left.length > 0) {
            const set = new Set(withoutOverlaps(left, length));
            yield [...set];
            left = left.filter((one) => !set.has(one));
        }
    }
}
function withoutOverlaps(fixable, length) {
    const place = createPlaces(length);
    return fixable.filter(({ fix }) => {
        const isFree = fix.edits.every((edit) => place.isFree(edit));
        if (isFree)
            for (const edit of fix.edits)
                place.take(edit);
        return isFree;
    });
}
function createPlaces(length) {
    const replaced = new Uint8Array(length + 1);
    const inserted = new Uint8Array(length + 1);
    return {
        isFree({ range: { start, end } }) {
            if (start.offset === end.offset)
                return !inserted[start.offset] && !replaced[start.offset] && !replaced[start.offset - 1];
            return (!replaced.subarray(start.offset, end.offset).includes(1) &&
                !inserted.subarray(start.offset, end.offset + 1).includes(1));
        },
        take({ range: { start, end } }) {
            if (start.offset === end.offset)
                inserted[start.offset] = 1;
            else
                replaced.fill(1, start.offset, end.offset);
        },
    };
}
function applyFixes(text, fixes) {
    const edits = fixes.flatMap((fix) => fix.edits);
    const parts = [];
    let done = 0;
    for (const { range, text: replacement } of edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset)) {
        parts.push(text.slice(done, range.start.offset), replacement);
        done = range.end.offset;
    }
    return [...parts, text.slice(done)].join("");
}


/***/ })

};
