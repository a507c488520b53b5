export const id = 719;
export const ids = [719];
export const modules = {

/***/ 5827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   wl: () => (/* binding */ catchActionError)
/* harmony export */ });
/* unused harmony exports ACTION_ERROR_TITLE, explained, valueOrThrow */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1134);

const ACTION_ERROR_TITLE = "Provider Steward could not do its work";
class ActionError extends Error {
    name = "ActionError";
}
function explained(what, { reason }) {
    return { reason: `${what} ${reason}` };
}
async function catchActionError(task) {
    try {
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__.ok)(await task());
    }
    catch (error) {
        if (!(error instanceof ActionError))
            throw error;
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .err */ ._)({ reason: error.message });
    }
}
function valueOrThrow(result) {
    if (!result.ok)
        throw new ActionError(result.error.reason);
    return result.value;
}


/***/ }),

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

/***/ 1216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ keyHeaderOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);

function keyHeaderOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--key-header <name>", "the header that carries the key").default("Authorization");
}


/***/ }),

/***/ 7804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ publicKeyOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);

function publicKeyOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--public-key <key>", "the key that must have signed it first: 64 hexadecimal digits, or a file; more than one after a restart")
        .argParser((key, keys) => [...keys, key])
        .default([], "any");
}


/***/ }),

/***/ 2958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ timeOption)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9920);


function timeOption(flags, description) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(flags, description).argParser(readTime);
}
function readTime(text) {
    const time = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOf */ .nR)(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
    if (time !== null)
        return time;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("It must be a time such as 2026-11-20T09:00:00Z, or a date such as 2026-11-20.");
}


/***/ }),

/***/ 8919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ ENDS_EARLY),
/* harmony export */   AN: () => (/* binding */ skipSpace),
/* harmony export */   Lc: () => (/* binding */ endOfQuoted),
/* harmony export */   QX: () => (/* binding */ NO_UTF8),
/* harmony export */   SQ: () => (/* binding */ skipByte),
/* harmony export */   el: () => (/* binding */ skipScalar),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   j1: () => (/* binding */ NO_JSON),
/* harmony export */   r3: () => (/* binding */ scanOf),
/* harmony export */   t9: () => (/* binding */ skipString),
/* harmony export */   yp: () => (/* binding */ isDigit)
/* harmony export */ });
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5319);

const NO_JSON = "is not valid JSON";
const NO_UTF8 = "is not valid UTF-8";
const ENDS_EARLY = "ends too early";
const MINUS = 0x2d;
const PLUS = 0x2b;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;
const LETTER_U = 0x75;
const LOWER_CASE = 0x20;
const ESCAPED = asciiBytes('"\\/bfnrt');
const LITERALS = ["true", "false", "null"].map(asciiBytes);
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) => byte >= _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .SPACE */ .t6 && byte < 0x80 && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_ ? 1 : 0);
function scanOf(bytes) {
    return { bytes, at: 0, fault: null };
}
function fail(scan, what) {
    const hasEnded = what === NO_JSON && scan.at >= scan.bytes.length;
    scan.fault = { what: hasEnded ? ENDS_EARLY : what, at: Math.min(scan.at, scan.bytes.length) };
    return false;
}
function skipSpace(scan) {
    const { bytes } = scan;
    let { at } = scan;
    for (;;) {
        const byte = bytes[at];
        if (byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .SPACE */ .t6 && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CARRIAGE_RETURN */ .u7 && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .TAB */ .wn)
            break;
        at += 1;
    }
    scan.at = at;
}
function skipByte(scan, expected) {
    if (scan.bytes[scan.at] !== expected)
        return fail(scan, NO_JSON);
    scan.at += 1;
    return true;
}
function skipString(scan) {
    if (!skipByte(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA))
        return false;
    const { bytes } = scan;
    for (let { at } = scan;;) {
        while (IS_PLAIN[bytes[at] ?? 0] === 1)
            at += 1;
        const byte = bytes[at] ?? 0;
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA) {
            scan.at = at + 1;
            return true;
        }
        const length = byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_ ? escapeLength(bytes, at) : byte < 0x80 ? 0 : utf8Length(bytes, at);
        if (length === 0) {
            scan.at = at;
            return fail(scan, byte < 0x80 ? NO_JSON : NO_UTF8);
        }
        at += length;
    }
}
function endOfQuoted(bytes, start) {
    for (let at = start + 1; at < bytes.length; at += 1) {
        if (bytes[at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            return at;
        if (bytes[at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
            at += 1;
    }
    return bytes.length;
}
function skipScalar(scan) {
    const byte = scan.bytes[scan.at] ?? 0;
    if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
        return skipString(scan);
    if (byte === MINUS || isDigit(byte))
        return skipNumber(scan);
    const literal = LITERALS.find((word) => word[0] === byte);
    return literal === undefined ? fail(scan, NO_JSON) : literal.every((letter) => skipByte(scan, letter));
}
function skipNumber(scan) {
    const { bytes } = scan;
    if (bytes[scan.at] === MINUS)
        scan.at += 1;
    if (bytes[scan.at] === ZERO)
        scan.at += 1;
    else if (!skipDigits(scan))
        return false;
    if (bytes[scan.at] === POINT) {
        scan.at += 1;
        if (!skipDigits(scan))
            return false;
    }
    if (((bytes[scan.at] ?? 0) | LOWER_CASE) !== LETTER_E)
        return true;
    scan.at += 1;
    const sign = bytes[scan.at];
    if (sign === PLUS || sign === MINUS)
        scan.at += 1;
    return skipDigits(scan);
}
function skipDigits(scan) {
    const start = scan.at;
    while (isDigit(scan.bytes[scan.at] ?? 0))
        scan.at += 1;
    return scan.at > start || fail(scan, NO_JSON);
}
function escapeLength(bytes, at) {
    const letter = bytes[at + 1] ?? 0;
    if (letter !== LETTER_U)
        return ESCAPED.includes(letter) ? 2 : 0;
    for (let digit = at + 2; digit < at + 6; digit += 1)
        if (!isHexadecimal(bytes[digit] ?? 0))
            return 0;
    return 6;
}
function isHexadecimal(byte) {
    const lower = byte | LOWER_CASE;
    return isDigit(byte) || (lower >= 0x61 && lower <= 0x66);
}
function isDigit(byte) {
    return byte >= ZERO && byte <= NINE;
}
function asciiBytes(text) {
    return new TextEncoder().encode(text);
}
function utf8Length(bytes, at) {
    const lead = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    if (lead < 0xe0)
        return isContinuation(second) ? 2 : 0;
    if (lead < 0xf0) {
        const isRight = second >= (lead === 0xe0 ? 0xa0 : 0x80) && second <= (lead === 0xed ? 0x9f : 0xbf);
        return isRight && isContinuation(bytes[at + 2]) ? 3 : 0;
    }
    const isRight = second >= (lead === 0xf0 ? 0x90 : 0x80) && second <= (lead === 0xf4 ? 0x8f : 0xbf);
    return isRight && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3]) ? 4 : 0;
}
function isContinuation(byte) {
    return byte !== undefined && byte >= 0x80 && byte <= 0xbf;
}


/***/ }),

/***/ 9920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ TIME_MAX_CHARACTERS),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   nR: () => (/* binding */ timeOf)
/* harmony export */ });
/* unused harmony export timeTextReader */
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8919);

const CYCLE_YEARS = 400;
const CYCLE_MILLISECONDS = 146_097 * 86_400_000;
const UPPER_CASE = 0xdf;
const TIME_MAX_CHARACTERS = 64;
const SHORTEST = "2026-01-01T00:00:00Z".length;
function timeOf(text) {
    const bytes = new TextEncoder().encode(text);
    return readTime(bytes, 0, bytes.length);
}
function readTime(bytes, start, end) {
    if (end - start < SHORTEST || !hasForm(bytes, start))
        return null;
    const fraction = readFraction(bytes, start + 19, end);
    const offsetMinutes = fraction === null ? null : readOffset(bytes, fraction.end, end);
    if (fraction === null || offsetMinutes === null)
        return null;
    const year = number(bytes, start, 4);
    const [month, day] = [number(bytes, start + 5, 2), number(bytes, start + 8, 2)];
    const [hour, minute] = [number(bytes, start + 11, 2), number(bytes, start + 14, 2)];
    const second = number(bytes, start + 17, 2);
    const isTime = year >= 0 && month >= 1 && month <= 12 && day >= 1 && hour <= 23 && minute <= 59 && second <= 60;
    if (!isTime || !(day <= daysOf(year, month)))
        return null;
    const time = Date.UTC(year + CYCLE_YEARS, month - 1, day, hour, minute - offsetMinutes, second, fraction.milliseconds);
    return time - CYCLE_MILLISECONDS;
}
function timeTextReader() {
    const bytes = new Uint8Array(TIME_MAX_CHARACTERS);
    return (text) => {
        if (text.length > TIME_MAX_CHARACTERS)
            return null;
        for (let index = 0; index < text.length; index += 1) {
            const code = text.charCodeAt(index);
            if (code > 0x7f)
                return null;
            bytes[index] = code;
        }
        return readTime(bytes, 0, text.length);
    };
}
function hasForm(bytes, start) {
    const separator = bytes[start + 10] ?? 0;
    return (bytes[start + 4] === 0x2d &&
        bytes[start + 7] === 0x2d &&
        ((separator & UPPER_CASE) === 0x54 || separator === 0x20) &&
        bytes[start + 13] === 0x3a &&
        bytes[start + 16] === 0x3a);
}
function readFraction(bytes, at, end) {
    if (bytes[at] !== 0x2e)
        return { milliseconds: 0, end: at };
    let past = at + 1;
    while (past < end && (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigit */ .yp)(bytes[past] ?? 0))
        past += 1;
    const digits = Math.min(past - at - 1, 3);
    return digits === 0 ? null : { milliseconds: number(bytes, at + 1, digits) * 10 ** (3 - digits), end: past };
}
function readOffset(bytes, at, end) {
    const sign = bytes[at] ?? 0;
    if ((sign & UPPER_CASE) === 0x5a)
        return end === at + 1 ? 0 : null;
    const [hours, minutes] = [number(bytes, at + 1, 2), number(bytes, at + 4, 2)];
    const isOffset = (sign === 0x2b || sign === 0x2d) && bytes[at + 3] === 0x3a && end === at + 6;
    if (!isOffset || !(hours <= 23 && minutes <= 59))
        return null;
    return (sign === 0x2d ? -1 : 1) * (hours * 60 + minutes);
}
function number(bytes, at, digits) {
    let value = 0;
    for (let index = at; index < at + digits; index += 1) {
        const byte = bytes[index] ?? 0;
        value = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigit */ .yp)(byte) ? value * 10 + byte - 0x30 : Number.NaN;
    }
    return value;
}
function daysOf(year, month) {
    if (month !== 2)
        return 30 + ((month + (month >> 3)) & 1);
    return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
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

/***/ 5844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ nearestNames),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Sz: () => (/* binding */ createListGuess),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   gK: () => (/* binding */ createGuess),
/* harmony export */   qz: () => (/* binding */ similarNames)
/* harmony export */ });
/* harmony import */ var _lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5694);

const PART_MIN_CHARACTERS = 3;
function nearestNames(name, candidates, budget) {
    return nearestTo(plainName(name), candidatesOf(candidates), budget);
}
function similarNames(name, candidates, budget) {
    return similarTo(plainName(name), candidatesOf(candidates), budget);
}
function candidatesOf(names) {
    return Array.from(names, (name) => ({ name, plain: plainName(name) }));
}
function nearestTo(plain, candidates, budget) {
    const similar = similarTo(plain, candidates, budget);
    const isUsedUp = budget !== undefined && budget.letterPairs < 0;
    if (similar.length > 0 || isUsedUp || plain.length < PART_MIN_CHARACTERS)
        return similar;
    return candidates.filter((candidate) => candidate.plain.includes(plain)).map(({ name }) => name);
}
function similarTo(plain, candidates, budget) {
    let nearest = [];
    let distance = Math.max(1, Math.floor(plain.length / 3));
    for (const candidate of candidates) {
        if (Math.abs(candidate.plain.length - plain.length) > distance)
            continue;
        if (budget !== undefined)
            budget.letterPairs -= plain.length * candidate.plain.length;
        if (budget !== undefined && budget.letterPairs < 0)
            return [];
        const candidateDistance = editDistance(plain, candidate.plain, distance);
        if (candidateDistance > distance)
            continue;
        if (candidateDistance < distance)
            nearest = [];
        nearest.push(candidate.name);
        distance = candidateDistance;
    }
    return nearest;
}
const WEIGHTLESS = /[-_\s]/;
const ALL_WEIGHTLESS = /[-_\s]/g;
function plainName(name) {
    const lower = name.toLowerCase();
    return WEIGHTLESS.test(lower) ? lower.replaceAll(ALL_WEIGHTLESS, "") : lower;
}
function editDistance(from, to, limit) {
    const shorter = Math.min(from.length, to.length);
    let start = 0;
    while (start < shorter && from[start] === to[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end))
        end += 1;
    return distanceOfRest(from.slice(start, from.length - end), to.slice(start, to.length - end), limit);
}
function distanceOfRest(from, to, limit) {
    let beforeLast = [];
    let last = [];
    let current = [];
    for (let column = 0; column <= to.length; column += 1)
        last.push(column);
    for (let row = 1; row <= from.length; row += 1) {
        let least = row;
        current[0] = row;
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
            current[column] = distance;
            least = Math.min(least, distance);
        }
        if (least > limit)
            return least;
        [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[to.length] ?? 0;
}
const MEANT_MAX = 3;
function createGuess(candidates, budget) {
    let letters = 0;
    for (const candidate of candidates)
        letters += candidate.length + 1;
    const prepared = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => candidatesOf(candidates));
    return (name) => {
        const pairs = letters * (name.length + 1);
        if (pairs > budget.letterPairs)
            return [];
        budget.letterPairs -= pairs;
        const meant = nearestTo(plainName(name), prepared());
        return meant.length > MEANT_MAX ? [] : meant;
    };
}
const candidatesInList = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazilyFor */ .N)((list) => candidatesOf(list));
function createListGuess(budget) {
    const known = new Map();
    return (name, list) => {
        const before = known.get(list)?.get(name);
        if (before !== undefined) {
            budget.letterPairs -= before.cost;
            return budget.letterPairs < 0 ? [] : before.meant;
        }
        const { letterPairs } = budget;
        const meant = nearestTo(plainName(name), candidatesInList(list), budget);
        const inList = known.get(list) ?? new Map();
        known.set(list, inList.set(name, { meant, cost: letterPairs - budget.letterPairs }));
        return meant;
    };
}


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

/***/ 5514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ mentionsCredentialName),
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   Zm: () => (/* binding */ withoutPlaceholders),
/* harmony export */   kG: () => (/* binding */ holdsPlaceholder),
/* harmony export */   si: () => (/* binding */ namesCredential),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* harmony import */ var _token_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4857);

const PLACEHOLDER = new RegExp([
    /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:(?:env|input):)?[A-Za-z_][\w.-]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}/,
    /\{env:[A-Za-z_]\w*\}|\{file:[\w.~/-]{1,200}\}|\bos\.environ\/[A-Za-z_]\w*/,
    /\$env:[A-Za-z_]\w*|\$[A-Z_][A-Z0-9_]*\b|%(?![\dA-F]{2}%)[A-Z_][A-Z0-9_]*%/,
    /<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/,
]
    .map(({ source }) => source)
    .join("|"), "g");
function isPlaceholder(value) {
    const rest = value.replaceAll(PLACEHOLDER, "");
    return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !(0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(value);
}
function holdsPlaceholder(text) {
    return withoutPlaceholders(text) !== text || /\$\{[^{}]{1,200}\}|\{\{[^{}]{1,200}\}\}/.test(text);
}
function mentionsCredentialName(text) {
    return text.match(/[\w.-]+/g)?.some(namesCredential) ?? false;
}
function withoutPlaceholders(text) {
    return text.replaceAll(PLACEHOLDER, ";");
}
const CREDENTIAL_NAME = new RegExp(`(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`);
const CREDENTIAL_WORD = /key|auth|token|secret|pass|pwd|credential|cookie|bearer|jwt|signature|session/;
function namesCredential(headerName) {
    const lower = headerName.toLowerCase();
    const letters = /[^a-z]/.test(lower) ? lower.replaceAll(/[^a-z]/g, "") : lower;
    return CREDENTIAL_WORD.test(letters) && CREDENTIAL_NAME.test(letters);
}
function maskSecrets(name) {
    if ((0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(name))
        return "•••";
    if (!/[@= ]/.test(name))
        return name;
    return name
        .replace(/\/\/[^/?#]*@/g, "//•••@")
        .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
        .replace(/\b(bearer|basic) +(\S+)/gi, (text, scheme, word) => isPlan(scheme, word) ? text : `${scheme} •••`);
}
function isPlan(scheme, word) {
    return /^basic$/i.test(scheme) && /^\(?[A-Z]?[a-z]*[^\w+/=]*$/.test(word);
}


/***/ }),

/***/ 4857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oj: () => (/* binding */ TOKEN_MIN_CHARACTERS),
  Dt: () => (/* binding */ hasTokenShape),
  Oq: () => (/* binding */ isMixed)
});

// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
;// CONCATENATED MODULE: ./.build/action/shared/text/token-shapes.js
const TOKENS = [
    ["psk", "[0-9A-Za-z]{29}(?![0-9A-Za-z])"],
    ["sk-ant-", "[a-z]{3,8}\\d{2}-[\\w-]{20}"],
    ["sk-lf-", "[\\da-f]{8}-[\\da-f]{4}-"],
    ["gsk_", "[A-Za-z0-9]{40}"],
    ["hf_", "[A-Za-z0-9]{30}"],
    ["api_org_", "[A-Za-z]{34}"],
    ["pplx-", "[A-Za-z0-9]{40}"],
    ["xai-", "[A-Za-z0-9]{40}"],
    ["nvapi-", "[\\w-]{40}"],
    ["tgp_v1_", "[\\w-]{40}"],
    ["fw_", "[A-Za-z0-9]{22}(?![\\w-])"],
    ["r8_", "[A-Za-z0-9]{37}"],
    ["csk-", "[a-z0-9]{40}"],
    ["pcsk_", "[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50}"],
    ["tvly-", "(?:dev-|prod-)?[A-Za-z0-9]{32}"],
    ["jina_", "[\\da-f]{32}[\\w-]{20}"],
    ["lsv2_", "(?:pt|sk)_[\\da-f]{32}"],
    ["ABSK", "[A-Za-z0-9+/]{100}"],
    ["bedrock-api-key-", "[A-Za-z0-9+/]{40}"],
    ["dapi", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["AKIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ASIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ABIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ACCA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["AIza", "[\\w-]{30}"],
    ["ya29.", "[\\w-]{20}"],
    ["GOCSPX-", "[\\w-]{28}"],
    ["AccountKey=", "[A-Za-z0-9+/]{80}"],
    ["LTAI", "[A-Za-z0-9]{20}(?![A-Za-z0-9])"],
    ["do", "[opr]_v1_[\\da-f]{64}"],
    ["HRKU-", "[\\w-]{36}"],
    ["fo1_", "[\\w-]{43}"],
    ["fm", "[12][ar]?_[A-Za-z0-9+/]{80}"],
    ["v1.0-", "[\\da-f]{24}-[\\da-f]{100}"],
    ["sbp_", "[\\da-f]{40}"],
    ["sb_secret_", "[\\w-]{22}"],
    ["vercel_blob_rw_", "[A-Za-z0-9]{16}_"],
    ["tk-us-", "[\\w-]{48}"],
    ["gh", "[pousr]_[A-Za-z0-9]{20}"],
    ["github_pat_", "\\w{20}"],
    ["gl", "(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w-]{16}"],
    ["GR1348941", "[\\w-]{20}"],
    ["AT", "(?:ATT|CTT|BB)[\\w=-]{28}"],
    ["AKCp", "[A-Za-z0-9]{69}"],
    ["cmVmd", "[A-Za-z0-9]{59}(?![A-Za-z0-9])"],
    ["npm_", "[A-Za-z0-9]{30}"],
    ["pypi-AgEIcHlwaS5vcmc", ""],
    ["rubygems_", "[\\da-f]{48}"],
    ["CLOJARS_", "[\\da-z]{60}"],
    ["oy2", "[a-z0-9]{43}(?![A-Za-z0-9])"],
    ["sq", "[apu]_[\\da-f]{40}"],
    ["pat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["sat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["pul-", "[\\da-f]{40}"],
    ["pnu_", "[A-Za-z0-9]{36}"],
    ["API-", "[A-Z0-9]{26}(?![A-Za-z0-9])"],
    ["sgp_", "[\\w]{40}"],
    ["dckr_pat_", "[\\w-]{20}"],
    ["hv", "[sbr]\\.[\\w-]{24}"],
    ["dp.", "(?:pt|st|ct|sa|scim|audit)\\.[\\w.]{40}"],
    ["ops_eyJ", "[\\w+/-]{40}"],
    ["A3-", "[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-"],
    ["AGE-SECRET-KEY-1", "[A-Z0-9]{40}"],
    ["pscale_", "(?:tkn|oauth|pw)_[\\w=.-]{32}"],
    ["glc_", "[A-Za-z0-9+/]{32}"],
    ["glsa_", "[A-Za-z0-9]{32}_"],
    ["eyJrIjoi", "[A-Za-z0-9]{60}"],
    ["dt0c01.", "[A-Z0-9]{24}\\."],
    ["NR", "(?:AK|II)-[\\w-]{27}"],
    ["sntry", "[su]_[\\w=+/]{40}"],
    ["sha256~", "[\\w-]{43}"],
    ["4b1d", "[A-Za-z0-9]{38}(?![A-Za-z0-9])"],
    ["phx_", "[A-Za-z0-9]{43}"],
    ["dnkey-", "[\\w=-]{26}-"],
    ["ico-", "[A-Za-z0-9]{32}(?![\\w-])"],
    ["sc_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["ext_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["scauth_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["authress_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["xox", "(?:[abeprs]|o(?=-\\d))[-.][\\w.-]{10}"],
    ["xapp-", "\\d-[A-Z0-9]{8}"],
    ["SG.", "[\\w-]{16,32}\\.[\\w-]{16}"],
    ["xkeysib-", "[\\da-f]{64}"],
    ["sk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["rk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["pk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["whsec_", "[A-Za-z0-9+/]{24}"],
    ["SK", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["sq0", "(?:atp|csp)-[\\w-]{22}"],
    ["shp", "(?:at|ca|pa|ss)_[\\da-fA-F]{32}"],
    ["lin_api_", "[A-Za-z0-9]{40}"],
    ["ntn_", "\\d{11}[A-Za-z0-9]{35}"],
    ["secret_", "[A-Za-z0-9]{43}(?![A-Za-z0-9])"],
    ["PMAK-", "[\\da-f]{24}-"],
    ["figd_", "[\\w-]{40}"],
    ["tfp_", "[\\w.=-]{40}"],
    ["pat", "[A-Za-z0-9]{14}\\.[\\da-f]{64}"],
    ["pat-", "(?:na|eu)\\d-[\\da-f]{8}-[\\da-f]{4}-"],
    ["p8e-", "[a-z0-9]{32}"],
    ["EAAA", "[\\w-]{56}"],
    ["EAA", "[CM][A-Za-z0-9]{100}"],
    ["EZ", "[AT]K[A-Za-z0-9]{54}"],
    ["FLWSECK", "(?:_TEST)?-[a-z0-9]{12}"],
    ["access-", "(?:sandbox|development|production)-[\\da-f]{8}-[\\da-f]{4}-"],
    ["duffel_", "(?:live|test)_[\\w=-]{40}"],
    ["shippo_", "(?:live|test)_[\\w=-]{40}"],
    ["fio-u-", "[\\w=-]{64}"],
    ["rdme_", "[a-z0-9]{70}"],
    ["s-s4t2", "(?:af|ud)-[\\da-f]{64}"],
    ["sm_", "[aps]at_[A-Za-z0-9]{16}"],
];
const MARKS = [
    "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",
    "(?<![\\w-])eyJ[\\w-]{8,}\\.[\\w-]{8}",
    "(?<!\\d)\\d{8,10}:AA[\\w-]{33}",
    "\\.atlasv1\\.[\\w=-]{60}",
    "(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk",
    "(?<![A-Za-z0-9])[A-Za-z0-9_~.]{3}\\dQ~[\\w~.-]{31}",
];
const WEBHOOKS = [
    "\\bhooks\\.slack\\.com\\/(?:services|workflows|triggers)\\/[a-z0-9]{6,16}\\/[a-z0-9]{6,20}\\/[a-z0-9/]{16}",
    "\\bdiscord(?:app)?\\.com\\/api\\/(?:v\\d{1,2}\\/)?webhooks\\/\\d{10,20}\\/[\\w-]{20}",
    "\\.webhook\\.office\\.com\\/webhookb2\\/[\\w-]{8}",
    "\\boutlook\\.office\\.com\\/webhook\\/[\\w-]{8}",
    "\\bhooks\\.zapier\\.com\\/hooks\\/catch\\/\\d{3,12}\\/\\w{5}",
];
const OTHER_SHAPES = [new RegExp(MARKS.join("|")), new RegExp(WEBHOOKS.join("|"), "i")];
const PREFIXED = /(?:(?<![A-Za-z0-9])[spr]k|(?<![\w-])-?(?:key|tok))[-_]([\w-]{16,})/gi;
const PART_OF_OTHERS = /-----BEGIN |eyJ|:AA|\.atlasv1\.|_mmk|Q~|hook|(?:[spr]k|key|tok)[-_]/i;

;// CONCATENATED MODULE: ./.build/action/shared/text/token-search.js


const TOKEN_MIN_CHARACTERS = 15;
const KEY_PART_MIN_CHARACTERS = 16;
function hasTokenShape(text) {
    if (text.length < TOKEN_MIN_CHARACTERS)
        return false;
    return holdsToken(text) || (PART_OF_OTHERS.test(text) && holdsOther(text));
}
function kindsOfStart(start) {
    const known = kindsByStart.get(start);
    if (known !== undefined)
        return known;
    const kinds = TOKENS.filter(([beginning]) => startAt(beginning, 0) === start).map(([beginning, rest]) => ({
        beginning,
        rest: (0,lazily/* lazily */.q)(() => new RegExp(rest, "y")),
    }));
    kindsByStart.set(start, kinds);
    return kinds;
}
const kindsByStart = new Map();
const knownStarts = (0,lazily/* lazily */.q)(() => {
    const isStart = new Uint8Array(1 << 14);
    for (const [beginning] of TOKENS)
        isStart[startAt(beginning, 0)] = 1;
    return isStart;
});
function startAt(text, index) {
    return ((text.charCodeAt(index) & 0x7f) << 7) | (text.charCodeAt(index + 1) & 0x7f);
}
function holdsToken(text) {
    const isStart = knownStarts();
    let isInWord = false;
    for (let index = 0; index < text.length; index += 1) {
        const wasInWord = isInWord;
        isInWord = isLetterOrDigit(text.charCodeAt(index));
        if (!isInWord || wasInWord)
            continue;
        const start = startAt(text, index);
        if (isStart[start] === 1 && isToken(text, index, kindsOfStart(start)))
            return true;
    }
    return false;
}
function isToken(text, index, kinds) {
    for (const kind of kinds)
        if (isAt(index, text, kind))
            return true;
    return false;
}
function isAt(index, text, { beginning, rest }) {
    if (!text.startsWith(beginning, index))
        return false;
    const pattern = rest();
    pattern.lastIndex = index + beginning.length;
    return pattern.test(text);
}
function isLetterOrDigit(code) {
    const lower = code | 0x20;
    return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
function holdsOther(text) {
    return OTHER_SHAPES.some((shape) => shape.test(text)) || holdsPrefixedKey(text);
}
function holdsPrefixedKey(text) {
    for (const [, rest = ""] of text.matchAll(PREFIXED)) {
        if (rest.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part)))
            return true;
    }
    return false;
}
function isMixed(text) {
    return /\d/.test(text) && /[A-Za-z]/.test(text);
}


/***/ })

};
