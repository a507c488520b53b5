export const id = 805;
export const ids = [805];
export const modules = {

/***/ 6336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   OI: () => (/* binding */ isSameContent),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5724);

async function sha256Of(entry, codec) {
    return entry.kind === "large" ? entry.sha256 : await codec.digest(entry.bytes);
}
async function digestOf(entries, codec) {
    const sha256s = await Promise.all(entries.map(async (entry) => await sha256Of(entry, codec)));
    return await codec.digest(new TextEncoder().encode(sha256s.join()));
}
function isSameContent(one, other) {
    if (one.kind === "large")
        return other.kind === "large" && one.sha256 === other.sha256;
    return other.kind !== "large" && (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameBytes */ .q3)(one.bytes, other.bytes);
}


/***/ }),

/***/ 1927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ timeRange)
/* harmony export */ });
const MIN_TIME = Date.parse("0000-01-01T00:00:00.000Z");
const MAX_TIME = Date.parse("9999-12-31T23:59:59.999Z");
function timeRange(times) {
    let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const time of times) {
        if (time === null || time < MIN_TIME || time > MAX_TIME)
            continue;
        if (time < earliest)
            earliest = time;
        if (time > latest)
            latest = time;
    }
    if (earliest > latest)
        return { earliest_time: null, latest_time: null };
    return { earliest_time: new Date(earliest).toISOString(), latest_time: new Date(latest).toISOString() };
}


/***/ }),

/***/ 71:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ auditSource)
});

// UNUSED EXPORTS: auditLogUrls

// EXTERNAL MODULE: ./.build/action/shared/text/characters.js
var characters = __webpack_require__(5319);
// EXTERNAL MODULE: ./.build/action/shared/content-server/json-values.js
var json_values = __webpack_require__(9848);
// EXTERNAL MODULE: ./.build/action/shared/content-server/limits.js
var limits = __webpack_require__(3047);
;// CONCATENATED MODULE: ./.build/action/shared/content-server/large-page.js



const ESCAPE_CHARACTERS = "\\u0000".length;
const TOKEN_MAX_BYTES = ESCAPE_CHARACTERS * limits/* AUDIT_ID_MAX_DIGITS */.ML + 2;
const [IN_PAGE, IN_RESULTS, IN_ENTRY] = [1, 2, 3];
const NOTHING = new Uint8Array();
const NAMES = ["results", "id", "time"];
function largePageReader() {
    const member = { name: null, token: new Uint8Array(TOKEN_MAX_BYTES), length: 0 };
    const place = { depth: 0, isInText: false, isEscaped: false, isInResults: false, entry: "to come", member };
    const found = { ids: [], time: "null" };
    const kept = new Uint8Array(limits/* AUDIT_LARGE_PAGE_MAX_KEPT_BYTES */.wD);
    let [keptBytes, entryAt, isWrong] = [0, 0, false];
    function read(piece) {
        let start = place.entry === "begun" ? 0 : piece.length;
        let end = piece.length;
        for (let at = passed(place, piece, 0); at < piece.length; at = passed(place, piece, at + 1)) {
            const byte = piece[at] ?? 0;
            if (isFirstOfEntry(place, byte)) {
                place.entry = "begun";
                [start, entryAt] = [at, keptBytes];
            }
            else if (isPastScalar(place, byte)) {
                place.entry = "read";
                end = at;
            }
            const isEntry = place.entry === "begun";
            if (!isEntry)
                keep(byte);
            follow(place, found, byte);
            if (isEntry && isLastOfEntry(place, byte)) {
                place.entry = "read";
                end = at + 1;
            }
        }
        return start < end ? piece.subarray(start, end) : NOTHING;
    }
    function keep(byte) {
        const isAnother = place.entry === "read" && place.isInResults && byte > characters/* SPACE */.t6 && byte !== characters/* CLOSE_BRACKET */.wt;
        isWrong ||= isAnother || keptBytes === kept.length;
        if (isWrong)
            return;
        kept[keptBytes] = byte;
        keptBytes += 1;
    }
    function finish() {
        if (isWrong || place.entry !== "read")
            return null;
        const members = [...found.ids.map((id) => `"id":${id}`), `"time":${found.time}`];
        const entry = new TextEncoder().encode(`{${members.join(",")}}`);
        const page = new Uint8Array(keptBytes + entry.length);
        page.set(kept.subarray(0, entryAt));
        page.set(entry, entryAt);
        page.set(kept.subarray(entryAt, keptBytes), entryAt + entry.length);
        return page;
    }
    return { read, end: finish };
}
function isFirstOfEntry({ entry, isInResults, depth }, byte) {
    return entry === "to come" && isInResults && depth === IN_RESULTS && byte > characters/* SPACE */.t6 && byte !== characters/* CLOSE_BRACKET */.wt;
}
function isPastScalar({ entry, isInText, depth }, byte) {
    const isEnd = byte <= characters/* SPACE */.t6 || byte === characters/* COMMA */.KE || byte === characters/* CLOSE_BRACKET */.wt;
    return isEnd && entry === "begun" && depth === IN_RESULTS && !isInText;
}
function isLastOfEntry({ isInText, depth }, byte) {
    const isEnd = byte === characters/* CLOSE_BRACE */.rc || byte === characters/* CLOSE_BRACKET */.wt || byte === characters/* QUOTE */.jA;
    return isEnd && depth === IN_RESULTS && !isInText;
}
function passed({ entry, depth, isInText, isEscaped, member }, piece, start) {
    let at = start;
    if (entry !== "begun" || isEscaped || (depth === IN_ENTRY && isWanted(member)))
        return at;
    const isStop = isInText ? STOPS_IN_TEXT : depth > IN_ENTRY ? STOPS_OUTSIDE : null;
    if (isStop !== null)
        while (at < piece.length && isStop[piece[at] ?? 0] === 0)
            at += 1;
    return at;
}
function isWanted({ name, length }) {
    return name !== "other" && length <= TOKEN_MAX_BYTES;
}
const STOPS_IN_TEXT = tableOf(characters/* QUOTE */.jA, characters/* BACKSLASH */.r_);
const STOPS_OUTSIDE = tableOf(characters/* QUOTE */.jA, characters/* OPEN_BRACE */.Hv, characters/* OPEN_BRACKET */.WL, characters/* CLOSE_BRACE */.rc, characters/* CLOSE_BRACKET */.wt);
function tableOf(...bytes) {
    return Uint8Array.from({ length: 256 }, (_, byte) => (bytes.includes(byte) ? 1 : 0));
}
function follow(place, found, byte) {
    const { member } = place;
    const isInEntry = place.entry === "begun";
    const depthOfMembers = isInEntry ? IN_ENTRY : IN_PAGE;
    const isInMember = place.depth === depthOfMembers;
    if (place.isInText)
        followText(place, byte);
    else if (byte === characters/* QUOTE */.jA)
        place.isInText = true;
    else if (byte === characters/* OPEN_BRACE */.Hv || byte === characters/* OPEN_BRACKET */.WL) {
        if (isInMember && member.name === "results" && byte === characters/* OPEN_BRACKET */.WL)
            place.isInResults = true;
        place.depth += 1;
        if (isInMember)
            member.length = Number.POSITIVE_INFINITY;
        else if (place.depth === depthOfMembers)
            startMember(member);
        return;
    }
    else if (byte === characters/* CLOSE_BRACE */.rc || byte === characters/* CLOSE_BRACKET */.wt) {
        if (isInMember)
            endMember(member, isInEntry ? found : null);
        place.depth -= 1;
        if (place.depth < IN_RESULTS)
            place.isInResults = false;
        return;
    }
    else if (isInMember && byte === characters/* COMMA */.KE) {
        endMember(member, isInEntry ? found : null);
        startMember(member);
        return;
    }
    else if (isInMember && byte === characters/* COLON */.oH && member.name === null) {
        member.name = NAMES.find((name) => (0,json_values/* isKey */.m0)(member.token.subarray(0, member.length), 0, name)) ?? "other";
        member.length = 0;
        return;
    }
    if (isInMember && isWanted(member) && (member.length > 0 || byte > characters/* SPACE */.t6))
        addToToken(member, byte);
}
function followText(place, byte) {
    if (place.isEscaped)
        place.isEscaped = false;
    else if (byte === characters/* BACKSLASH */.r_)
        place.isEscaped = true;
    else if (byte === characters/* QUOTE */.jA)
        place.isInText = false;
}
function startMember(member) {
    member.name = null;
    member.length = 0;
}
function addToToken(member, byte) {
    if (member.length < TOKEN_MAX_BYTES)
        member.token[member.length] = byte;
    member.length += 1;
}
function endMember(member, found) {
    const { name, token, length } = member;
    member.name = "other";
    if (found === null || (name !== "id" && name !== "time"))
        return;
    const value = length > TOKEN_MAX_BYTES ? "null" : new TextDecoder().decode(token.subarray(0, length));
    if (name === "time")
        found.time = value;
    else if (found.ids.length < 2)
        found.ids.push(value);
}

// EXTERNAL MODULE: ./.build/action/shared/content-server/request.js
var request = __webpack_require__(8594);
// EXTERNAL MODULE: ./.build/action/shared/content-server/server-url.js
var server_url = __webpack_require__(2384);
// EXTERNAL MODULE: ./.build/action/shared/content-server/json-scan.js
var json_scan = __webpack_require__(8919);
// EXTERNAL MODULE: ./.build/action/shared/content-server/source-entry.js
var source_entry = __webpack_require__(4907);
;// CONCATENATED MODULE: ./.build/action/shared/content-server/source-page.js





const LETTER_N = 0x6e;
const TOO_MANY = `has more than ${limits/* AUDIT_EXPORT_PAGE_MAX_ENTRIES */.RK} entries`;
const NO_OBJECT = "does not begin with a JSON object";
function readSourcePage(bytes) {
    const scan = (0,json_scan/* scanOf */.r3)(bytes);
    const envelope = {};
    if (!skipEnvelope(scan, envelope)) {
        const { what, at } = scan.fault ?? { what: json_scan/* NO_JSON */.j1, at: 0 };
        const kind = what === TOO_MANY ? "too-large" : "malformed";
        const advice = what === NO_OBJECT ? " Check the server's base URL." : "";
        return { kind, message: `The body ${what}, at byte ${at}.${advice}` };
    }
    const { results = [], next = null, nextCursor = null } = envelope;
    return { kind: "page", entries: entriesOf(results, bytes), isSuspect: results.some(source_entry/* isDamaged */.sR), next, nextCursor };
}
function skipEnvelope(scan, envelope) {
    (0,json_scan/* skipSpace */.AN)(scan);
    if (scan.bytes[scan.at] !== characters/* OPEN_BRACE */.Hv)
        return (0,json_scan/* fail */.fJ)(scan, NO_OBJECT);
    const isWhole = (0,json_values/* skipObject */.lW)(scan, (keyStart) => {
        if ((0,json_values/* isKey */.m0)(scan.bytes, keyStart, "results"))
            return skipResults(scan, envelope);
        if ((0,json_values/* isKey */.m0)(scan.bytes, keyStart, "paging"))
            return skipPaging(scan, envelope);
        return (0,json_values/* skipValue */.dT)(scan, 1);
    });
    if (!isWhole)
        return false;
    if (envelope.results === undefined)
        return (0,json_scan/* fail */.fJ)(scan, 'has no "results"');
    (0,json_scan/* skipSpace */.AN)(scan);
    return scan.at === scan.bytes.length || (0,json_scan/* fail */.fJ)(scan, "goes on after its end");
}
function skipResults(scan, envelope) {
    if (envelope.results !== undefined)
        return (0,json_scan/* fail */.fJ)(scan, 'has more than one "results"');
    if (scan.bytes[scan.at] !== characters/* OPEN_BRACKET */.WL)
        return (0,json_scan/* fail */.fJ)(scan, 'has "results" that are no array');
    const results = [];
    envelope.results = results;
    return (0,json_values/* skipArray */.pN)(scan, () => {
        if (results.length === limits/* AUDIT_EXPORT_PAGE_MAX_ENTRIES */.RK)
            return (0,json_scan/* fail */.fJ)(scan, TOO_MANY);
        const found = (0,source_entry/* skipEntry */.wK)(scan);
        if (found !== undefined)
            results.push(found);
        return found !== undefined;
    });
}
function skipPaging(scan, envelope) {
    if (envelope.hasPaging)
        return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging"');
    envelope.hasPaging = true;
    return skipObjectOrNull(scan, (keyStart) => {
        if ((0,json_values/* isKey */.m0)(scan.bytes, keyStart, "cursors"))
            return skipCursors(scan, envelope);
        if (!(0,json_values/* isKey */.m0)(scan.bytes, keyStart, "next"))
            return (0,json_values/* skipValue */.dT)(scan, 2);
        if (envelope.next !== undefined)
            return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging.next"');
        const text = readTextOrNull(scan);
        envelope.next = text ?? null;
        return text !== undefined;
    });
}
function skipCursors(scan, envelope) {
    if (envelope.hasCursors)
        return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging.cursors"');
    envelope.hasCursors = true;
    return skipObjectOrNull(scan, (keyStart) => {
        if (!(0,json_values/* isKey */.m0)(scan.bytes, keyStart, "next"))
            return (0,json_values/* skipValue */.dT)(scan, 3);
        if (envelope.nextCursor !== undefined)
            return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging.cursors.next"');
        const text = readTextOrNull(scan);
        envelope.nextCursor = text ?? null;
        return text !== undefined;
    });
}
function skipObjectOrNull(scan, skipMember) {
    const first = scan.bytes[scan.at];
    if (first === characters/* OPEN_BRACE */.Hv)
        return (0,json_values/* skipObject */.lW)(scan, skipMember);
    return first === LETTER_N ? (0,json_scan/* skipScalar */.el)(scan) : (0,json_scan/* fail */.fJ)(scan, "has something other than an object or null in its paging");
}
function readTextOrNull(scan) {
    const { at: start, bytes } = scan;
    const first = bytes[start];
    if (first !== characters/* QUOTE */.jA && first !== LETTER_N) {
        (0,json_scan/* fail */.fJ)(scan, "has a next page that is neither a string nor null");
        return undefined;
    }
    if (!(0,json_scan/* skipScalar */.el)(scan))
        return undefined;
    const text = first === characters/* QUOTE */.jA ? (0,json_values/* textIn */.r7)(bytes, { start, end: scan.at }) : "";
    return text === "" ? null : text;
}
function entriesOf(results, bytes) {
    const kept = new Uint8Array(results.reduce((total, { span }) => total + span.end - span.start, 0));
    let at = 0;
    return results.map((found) => {
        const { start, end } = found.span;
        const own = kept.subarray(at, at + end - start);
        own.set(bytes.subarray(start, end));
        at += end - start;
        return (0,source_entry/* sourceEntry */.WU)(found, bytes, own);
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/content-server/client.js





const KEY_MIN_CHARACTERS = 16;
function auditSource(server, get) {
    return {
        ...auditLogUrls(server),
        fetchPage: async (url) => await fetchPage(server, get, url),
        fetchLargePage: async (url, startDigest) => await fetchLargePage(server, get, url, startDigest),
    };
}
function auditLogUrls(server) {
    const startUrl = (order, entries) => (0,server_url/* urlInApi */.z0)(server, `/v1/audit_logs?limit=${entries}&ascOrder=${order === "ascending"}`);
    return {
        startUrl,
        urlAfter: (id, entries) => server.cursorIsId ? (0,server_url/* withParameters */.zv)(startUrl("ascending", entries), { next: id }) : null,
        withLimit: (url, entries) => (0,server_url/* withParameters */.zv)(url, { limit: String(entries) }),
    };
}
async function fetchPage(server, get, url) {
    const asked = await (0,request/* request */.Em)(server, get, url, limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk);
    if (asked.kind === "failed")
        return asked;
    return pageOf(server, asked.bytes, asked.url);
}
async function fetchLargePage(server, get, url, startDigest) {
    const reader = largePageReader();
    const digest = startDigest();
    let size = 0;
    const asked = await (0,request/* requestInPieces */.yr)(server, get, url, limits/* AUDIT_LARGE_PAGE_MAX_BYTES */.fI, async (piece) => {
        const part = reader.read(piece);
        size += part.length;
        if (part.length > 0)
            await digest.write(part);
    });
    const sha256 = await digest.end();
    if (asked.kind === "failed")
        return asked;
    const kept = reader.end();
    if (kept === null)
        return (0,request/* failed */.gz)("too-large", "The page that is too large is not one of one entry.");
    const read = pageOf(server, kept, asked.url);
    if (read.kind === "failed")
        return read;
    const { id = null, time = null } = read.page.entries[0] ?? {};
    const entry = { kind: "large", id, time, reason: TOO_LARGE, size, sha256 };
    return { kind: "page", page: { ...read.page, entries: [entry], isSuspect: false } };
}
const TOO_LARGE = `With this entry alone, a page is larger than ${limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk} bytes.`;
function pageOf(server, bytes, url) {
    const page = readSourcePage(bytes);
    if (page.kind !== "page")
        return (0,request/* failed */.gz)(page.kind, page.message);
    const next = nextOf(server, page, url);
    if (next?.kind === "foreign") {
        return (0,request/* failed */.gz)("left-server", `The URL of the next page ${next.why}. Nothing was sent there; check the base URL.`);
    }
    if (next !== null && holdsKey(server, next.url)) {
        return (0,request/* failed */.gz)("left-server", "The URL of the next page has the key in it, and would be stored with the export. Nothing was sent there.");
    }
    const { entries, isSuspect } = page;
    return { kind: "page", page: { entries, isSuspect, next: entries.length === 0 ? null : (next?.url ?? null) } };
}
function holdsKey({ key }, url) {
    if (key === null || key.length < KEY_MIN_CHARACTERS)
        return false;
    return url.includes(key) || url.includes(encodeURIComponent(key.toWellFormed()));
}
function nextOf(server, { next, nextCursor }, url) {
    if (next !== null)
        return (0,server_url/* ownUrl */.yG)(server, next, url);
    return nextCursor === null ? null : (0,server_url/* ownUrl */.yG)(server, (0,server_url/* withParameters */.zv)(url, { next: nextCursor, previous: null }));
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

/***/ 5724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q3: () => (/* binding */ isSameBytes)
/* harmony export */ });
/* unused harmony exports toHex, fromHex */
function isSameBytes(one, other) {
    return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
function toHex(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function fromHex(text) {
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
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


/***/ })

};
