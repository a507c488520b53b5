export const id = 55;
export const ids = [55];
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

/***/ 8977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ readStretch),
/* harmony export */   HR: () => (/* binding */ notWhole),
/* harmony export */   IG: () => (/* binding */ brokenExport),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Nf: () => (/* binding */ lowestLate),
/* harmony export */   Q2: () => (/* binding */ lastEntryOf),
/* harmony export */   SS: () => (/* binding */ addEntries),
/* harmony export */   TR: () => (/* binding */ isSameEntry),
/* harmony export */   lW: () => (/* binding */ storedSha256)
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5724);
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1134);
/* harmony import */ var _entry_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6336);
/* harmony import */ var _entry_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6627);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2830);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(275);
/* harmony import */ var _object_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1204);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6905);
/* harmony import */ var _stored_segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);









async function readStretch(number, ports) {
    const first = await (0,_stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readStoredSegment */ .De)(number, ports);
    if (first.state === "absent")
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(null);
    const before = number === 1 ? null : await (0,_stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readStoredStart */ .k4)(number - 1, ports);
    if (before !== null && before.state !== "whole")
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(notWhole(before));
    const segments = [];
    let [lines, bytes] = [0, 0];
    let end = before === null ? _stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SEGMENT */ .CU : (0,_stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentEnd */ .Lg)(before.value);
    let last = null;
    for (let next = number; hasRoom(next - number, lines, bytes); next += 1) {
        const stored = next === number ? first : await (0,_stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readStoredSegment */ .De)(next, ports);
        if (stored.state === "absent")
            break;
        const isFirst = last === null;
        if (stored.state === "broken" && !isFirst)
            break;
        if (stored.state === "broken")
            return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(notWhole(stored));
        const { metadata } = stored.value;
        const fault = (0,_stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentChainFault */ .nZ)(metadata, end);
        if (fault !== null && !isFirst)
            break;
        if (fault !== null)
            return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(brokenExport((0,_object_names_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentName */ .Jc)(next), fault));
        segments.push(stored.value);
        last = metadata;
        end = (0,_stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .segmentEnd */ .Lg)(metadata);
        lines += metadata.entries;
        bytes += metadata.raw_bytes;
    }
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(last === null ? null : { before: before?.value ?? null, last, segments, lines });
}
function entriesOf({ segments }, ports) {
    const entries = new Map();
    for (const segment of segments) {
        const fault = addEntries(entries, segment, ports);
        if (fault !== null)
            return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_1__/* .err */ ._)(brokenExport((0,_object_names_js__WEBPACK_IMPORTED_MODULE_2__/* .segmentName */ .Jc)(segment.metadata.number), fault));
    }
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_1__.ok)(entries);
}
function hasRoom(segments, lines, bytes) {
    if (segments === 0)
        return true;
    const isSmall = 4 * lines < _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .AUDIT_SEGMENT_ENTRIES */ .tm && 4 * bytes < _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .AUDIT_SEGMENT_RAW_BYTES */ .xH;
    return isSmall && segments < _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .AUDIT_RECONCILE_MAX_SEGMENTS */ .Z6;
}
function addEntries(entries, { metadata, raw }, { readEntry }) {
    for (const { id, sha256 } of metadata.quarantined)
        if (id !== null)
            entries.set(id, { sha256 });
    for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(raw)) {
        const { id, kind } = readEntry(line);
        if (kind !== "entry")
            return "has a line that is not an entry";
        entries.set(id, { line });
    }
    return null;
}
async function lastEntryOf({ last }, entries, codec) {
    const stored = entries.get(last.last_id);
    return stored === undefined ? null : { id: last.last_id, sha256: await storedSha256(stored, codec) };
}
function lowestLate({ before }, entries) {
    if (before === null)
        return null;
    let lowest = null;
    for (const id of entries.keys()) {
        if ((0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .compareIds */ .q3)(id, before.last_id) <= 0 && (lowest === null || (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .compareIds */ .q3)(id, lowest) < 0))
            lowest = id;
    }
    return lowest;
}
async function isSameEntry(entry, stored, codec) {
    if (!("line" in stored))
        return stored.sha256 === (await (0,_entry_content_js__WEBPACK_IMPORTED_MODULE_6__/* .sha256Of */ .Bj)(entry, codec));
    return entry.kind !== "large" && (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_7__/* .isSameBytes */ .q3)(entry.bytes, stored.line);
}
async function storedSha256(stored, codec) {
    return "line" in stored ? await codec.digest(stored.line) : stored.sha256;
}
function brokenExport(object, fault) {
    return `${object} ${fault}. Check the export with verify-export.`;
}
function notWhole(stored) {
    return brokenExport(stored.object, (0,_stored_js__WEBPACK_IMPORTED_MODULE_8__/* .faultOf */ .K)(stored));
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
        newestUrl: (action) => (0,server_url/* withParameters */.zv)(startUrl("descending", 1), { action }),
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
    let [size, pageSize] = [0, 0];
    const asked = await (0,request/* requestInPieces */.yr)(server, get, url, limits/* AUDIT_LARGE_PAGE_MAX_BYTES */.fI, async (piece) => {
        const part = reader.read(piece);
        size += part.length;
        pageSize += piece.length;
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
    const isSuspect = pageSize <= limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk;
    return { kind: "page", page: { ...read.page, entries: [entry], isSuspect } };
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

/***/ 5724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   db: () => (/* binding */ hasBytesAt),
/* harmony export */   q3: () => (/* binding */ isSameBytes)
/* harmony export */ });
/* unused harmony exports toHex, fromHex */
function isSameBytes(one, other) {
    return one.length === other.length && hasBytesAt(one, 0, other);
}
function hasBytesAt(bytes, at, part) {
    const { length } = part;
    for (let index = 0; index < length; index += 1)
        if (bytes[at + index] !== part[index])
            return false;
    return true;
}
function toHex(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function fromHex(text) {
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}


/***/ })

};
