export const id = 694;
export const ids = [694];
export const modules = {

/***/ 7714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ nodeCodec)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);



const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
const DEFLATE = 8;
const EXTRA_FIELD = 4;
const gzipped = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzip);
const inflated = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRaw);
const nodeCodec = {
    digest: async (bytes) => await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")),
    startDigest: () => {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        return {
            write: async (bytes) => {
                await Promise.resolve(hash.update(bytes));
            },
            end: async () => await Promise.resolve(hash.digest("hex")),
        };
    },
    gzip: async (bytes) => await gzipped(bytes),
    gunzip,
    release: () => undefined,
};
async function gunzip(bytes, maxBytes) {
    const packed = afterHeader(bytes);
    if (packed === null)
        return null;
    try {
        const result = await inflated(packed, { info: true, maxOutputLength: Math.max(maxBytes, 1) });
        if (!isInflated(result) || result.buffer.length > maxBytes)
            return null;
        return fits(result.buffer, packed.subarray(result.engine.bytesWritten)) ? result.buffer : null;
    }
    catch {
        return null;
    }
}
function afterHeader(bytes) {
    const view = viewOf(bytes);
    if (bytes.length < HEADER_BYTES + 2 || view.getUint16(0) !== 0x1f_8b || view.getUint8(2) !== DEFLATE)
        return null;
    const flags = view.getUint8(3);
    if (flags === 0)
        return bytes.subarray(HEADER_BYTES);
    return flags === EXTRA_FIELD ? bytes.subarray(HEADER_BYTES + 2 + view.getUint16(HEADER_BYTES, true)) : null;
}
function fits(content, trailer) {
    const view = viewOf(trailer);
    return (trailer.length === TRAILER_BYTES &&
        view.getUint32(0, true) === (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(content) &&
        view.getUint32(4, true) === content.length);
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function isInflated(result) {
    return (typeof result === "object" && result !== null && Object.hasOwn(result, "buffer") && Object.hasOwn(result, "engine"));
}


/***/ }),

/***/ 2755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   hm: () => (/* binding */ readCanonical),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   j6: () => (/* binding */ only),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tW: () => (/* binding */ hash),
/* harmony export */   vl: () => (/* binding */ signature)
/* harmony export */ });
/* unused harmony export number */
/* harmony import */ var _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);


const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const ID = /^(?:0|[1-9]\d*)$/;
const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const text = (json) => (typeof json === "string" ? json : undefined);
const flag = (json) => (typeof json === "boolean" ? json : undefined);
const count = (json) => typeof json === "number" && Number.isSafeInteger(json) && json >= 0 ? json : undefined;
const number = (json) => (Number.isFinite(json) ? Number(json) : undefined);
const hash = matching(HASH);
const signature = matching(SIGNATURE);
const id = (json) => typeof json === "string" && json.length <= _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_ID_MAX_DIGITS */ .ML && ID.test(json) ? json : undefined;
const time = (json) => typeof json === "string" && TIME.test(json) && !Number.isNaN(Date.parse(json)) ? json : undefined;
const utcTime = (json) => typeof json === "string" && UTC_TIME.test(json) && isTime(json) ? json : undefined;
function only(value) {
    return (json) => (json === value ? value : undefined);
}
function either(read, readOther) {
    return (json) => read(json) ?? readOther(json);
}
function nullable(read) {
    return (json) => (json === null ? null : read(json));
}
function list(read) {
    return (json) => {
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(json))
            return undefined;
        const values = json.map(read).filter((value) => value !== undefined);
        return values.length === json.length ? values : undefined;
    };
}
function record(fields) {
    const readers = Object.entries(fields);
    return (json) => {
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(json))
            return undefined;
        const entries = readers.map(([name, read]) => [name, read(json[name])]);
        if (entries.some(([, value]) => value === undefined))
            return undefined;
        return Object.fromEntries(entries);
    };
}
function readCanonical(bytes, read, render) {
    try {
        const source = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        const value = read(JSON.parse(source));
        return value !== undefined && render(value) === source ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function isTime(source) {
    const milliseconds = Date.parse(source);
    return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === source;
}
function matching(pattern) {
    return (json) => (typeof json === "string" && pattern.test(json) ? json : undefined);
}


/***/ }),

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ OLDER_FORMAT_FAULT),
/* harmony export */   m1: () => (/* binding */ isOlderFormat),
/* harmony export */   uB: () => (/* binding */ FORMAT)
/* harmony export */ });
const FORMAT = 2;
const OLDER_FORMAT_FAULT = "is in format 1, which is no longer read; it stays as it is, and is verified by the version that wrote it";
const FORMAT_1 = /^\{\s*"format":\s*1,/;
const START_BYTES = 64;
function isOlderFormat(text) {
    return text !== undefined && FORMAT_1.test(new TextDecoder().decode(text.subarray(0, START_BYTES)));
}


/***/ }),

/***/ 6051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ gapsAfter),
/* harmony export */   Kp: () => (/* binding */ isInGap),
/* harmony export */   OM: () => (/* binding */ readGaps),
/* harmony export */   "in": () => (/* binding */ areSameGaps)
/* harmony export */ });
/* harmony import */ var _entry_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6627);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2755);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2830);



const SAFE_DIGITS = 15;
const readGaps = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ after: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id, before: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id }));
function gapsAfter(before, ids) {
    const lastId = before?.last_id ?? null;
    const { open, above } = partition(before?.gaps ?? [], ids, lastId);
    let highest = lastId;
    for (const id of above) {
        if (highest !== null && isGap(highest, id))
            open.push({ after: highest, before: id });
        highest = id;
    }
    return open.slice(-_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_SEGMENT_MAX_GAPS */ .Ns);
}
function partition(gaps, ids, lastId) {
    const above = [];
    const low = [];
    for (const id of ids)
        ((0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbove */ .oi)(id, lastId) ? above : low).push(id);
    if (above.some((id, index) => index > 0 && (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3)(above[index - 1] ?? id, id) > 0))
        above.sort(_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3);
    const open = gaps.flatMap((gap) => split(gap, low));
    return { open, above };
}
function split({ after, before }, late) {
    const inside = late.filter((id) => (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3)(id, after) > 0 && (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3)(id, before) < 0).toSorted(_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3);
    const ends = [after, ...inside, before];
    return ends.slice(1).flatMap((end, index) => {
        const start = ends[index] ?? end;
        return isGap(start, end) ? [{ after: start, before: end }] : [];
    });
}
function isGap(after, before) {
    const isSafe = before.length <= SAFE_DIGITS && after.length <= SAFE_DIGITS;
    return isSafe ? Number(before) - Number(after) > 1 : BigInt(before) - BigInt(after) > 1n;
}
function isInGap(gaps, id) {
    return gaps.some(({ after, before }) => (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbove */ .oi)(id, after) && (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbove */ .oi)(before, id));
}
function areSameGaps(one, other) {
    return (one.length === other.length &&
        one.every(({ after, before }, index) => after === other[index]?.after && before === other[index]?.before));
}


/***/ }),

/***/ 275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   cT: () => (/* binding */ joinLines),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5319);

function* linesOf(raw) {
    for (let start = 0; start < raw.length;) {
        const end = raw.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR, start);
        yield raw.subarray(start, end === -1 ? raw.length : end);
        start = end === -1 ? raw.length : end + 1;
    }
}
function joinLines(lines) {
    const raw = new Uint8Array(lines.reduce((total, line) => total + line.length + 1, 0));
    let at = 0;
    for (let index = 0; index < lines.length;) {
        const end = endOfRun(lines, index);
        raw.set(spanOf(lines[index], lines[end - 1]), at);
        for (; index < end; index += 1) {
            at += lines[index]?.length ?? 0;
            raw[at] = _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR;
            at += 1;
        }
    }
    return raw;
}
function endOfRun(lines, start) {
    let [end, line] = [start + 1, lines[start]];
    for (let next = lines[end]; next !== undefined; next = lines[end]) {
        if (next.buffer !== line?.buffer || next.byteOffset !== line.byteOffset + line.length + 1)
            break;
        line = next;
        end += 1;
    }
    return end;
}
function spanOf(first = new Uint8Array(), last = first) {
    return new Uint8Array(first.buffer, first.byteOffset, last.byteOffset + last.length - first.byteOffset);
}
function countLines(raw) {
    let lines = 0;
    for (let at = raw.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR); at !== -1; at = raw.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR, at + 1))
        lines += 1;
    return raw.length > 0 && raw.at(-1) !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR ? lines + 1 : lines;
}


/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ readLatest),
/* harmony export */   K7: () => (/* binding */ listingOf),
/* harmony export */   Sq: () => (/* binding */ signedBytes),
/* harmony export */   Tt: () => (/* binding */ signDocument),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   _m: () => (/* binding */ readSignedDocument),
/* harmony export */   ay: () => (/* binding */ addsUp),
/* harmony export */   vA: () => (/* binding */ totalsOf),
/* harmony export */   yf: () => (/* binding */ isListingOf)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2755);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6051);




const readKeyChange = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ kind: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)("rotation"), next_public_key: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW }), (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ kind: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)("restart"), previous_public_key: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW }));
const readManifest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB),
    sequence: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    source: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    consecutive_ids: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    period_start: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    period_end: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    segments_before: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    segments: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
        number: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        bytes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
        entries: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        quarantined: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        gaps: _gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .readGaps */ .OM,
        first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
        last_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
        earliest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
        latest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
        raw_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
        chain: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    })),
    entries: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    quarantined: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    last_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    previous_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    key_change: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(readKeyChange),
    public_key: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW),
});
const readLatest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB),
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    source: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    manifest: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    manifest_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    public_key: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW),
});
function listingOf({ number, entries, quarantined, gaps, first_id, last_id, earliest_time, latest_time, ...hashes }, { bytes, sha256 }) {
    return {
        number,
        bytes,
        sha256,
        entries,
        quarantined: quarantined.length,
        gaps,
        first_id,
        last_id,
        earliest_time,
        latest_time,
        raw_sha256: hashes.raw_sha256,
        chain: hashes.chain,
    };
}
function isListingOf(listed, metadata) {
    const { gaps, ...right } = listingOf(metadata, listed);
    const isSame = Object.entries(right).every(([name, value]) => Reflect.get(listed, name) === value);
    return isSame && (0,_gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .areSameGaps */ ["in"])(listed.gaps, gaps);
}
function totalsOf(segments) {
    return {
        entries: segments.reduce((total, segment) => total + segment.entries, 0),
        quarantined: segments.reduce((total, segment) => total + segment.quarantined, 0),
        first_id: segments.find((segment) => segment.first_id !== null)?.first_id ?? null,
        last_id: segments.at(-1)?.last_id ?? null,
    };
}
function addsUp(manifest) {
    const right = Object.entries(totalsOf(manifest.segments));
    return right.every(([name, value]) => Reflect.get(manifest, name) === value);
}
async function signDocument(purpose, fields, signer) {
    const signature = signer === null ? null : await signer.sign(signedBytes(purpose, fields));
    return encode(textOf({ ...fields, signature }));
}
function readSignedDocument(bytes, read) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readCanonical */ .hm)(bytes, (json) => {
        const fields = read(json);
        const signature = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(json) ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .signature */ .vl)(json["signature"]) : undefined;
        return fields === undefined || signature === undefined ? undefined : { fields, signature };
    }, ({ fields, signature }) => textOf({ ...fields, signature }));
}
function signedBytes(purpose, fields) {
    return encode(`provider-steward audit export ${purpose}\n${textOf(fields)}`);
}
function textOf(fields) {
    return `${JSON.stringify(fields, null, 2)}\n`;
}
function encode(document) {
    return new TextEncoder().encode(document);
}


/***/ }),

/***/ 1204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ MANIFEST_PREFIX),
/* harmony export */   Au: () => (/* binding */ quarantineSha256),
/* harmony export */   IK: () => (/* binding */ QUARANTINE_PREFIX),
/* harmony export */   Is: () => (/* binding */ quarantineName),
/* harmony export */   Jc: () => (/* binding */ segmentName),
/* harmony export */   Jr: () => (/* binding */ segmentNumber),
/* harmony export */   Pw: () => (/* binding */ SEGMENT_PREFIX),
/* harmony export */   Vm: () => (/* binding */ isStrayName),
/* harmony export */   Y9: () => (/* binding */ LATEST_NAME),
/* harmony export */   fz: () => (/* binding */ manifestSequence),
/* harmony export */   hV: () => (/* binding */ isExportObjectName),
/* harmony export */   vS: () => (/* binding */ manifestName),
/* harmony export */   xr: () => (/* binding */ straysNotice)
/* harmony export */ });
const DIGITS = 9;
const MAX_NUMBER = 10 ** DIGITS - 1;
const SHA256_DIGITS = 64;
const SHA256 = /^[0-9a-f]{64}$/;
const SEGMENT_PREFIX = "seg/";
const MANIFEST_PREFIX = "manifests/";
const QUARANTINE_PREFIX = "quarantine/";
const LATEST_NAME = "latest.json";
function segmentName(number) {
    return `${SEGMENT_PREFIX}${padded(number)}.ndjson.gz`;
}
function manifestName(sequence) {
    return `${MANIFEST_PREFIX}${padded(sequence)}.json`;
}
function quarantineName(sha256) {
    return `${QUARANTINE_PREFIX}${sha256}.raw`;
}
function segmentNumber(name) {
    return numberIn(name, segmentName);
}
function manifestSequence(name) {
    return numberIn(name, manifestName);
}
function quarantineSha256(name) {
    const sha256 = name.slice(QUARANTINE_PREFIX.length, QUARANTINE_PREFIX.length + SHA256_DIGITS);
    return SHA256.test(sha256) && quarantineName(sha256) === name ? sha256 : undefined;
}
function isExportObjectName(name) {
    return (name === LATEST_NAME ||
        segmentNumber(name) !== undefined ||
        manifestSequence(name) !== undefined ||
        quarantineSha256(name) !== undefined);
}
const STRAYS = [".ds_store", "desktop.ini", "lost+found", "thumbs.db"];
function isStrayName(name) {
    const stray = /^(?:seg\/|manifests\/|quarantine\/)?(?<last>[^/]+)$/.exec(name)?.groups?.["last"];
    return stray !== undefined && STRAYS.includes(stray.toLowerCase());
}
function straysNotice(names) {
    return names.length === 0
        ? []
        : [`Passed over, as they are the operating system's own: ${names.toSorted().join(", ")}.`];
}
function padded(number) {
    return String(number).padStart(DIGITS, "0");
}
function numberIn(name, nameOf) {
    const number = Number(/(?<digits>\d+)/.exec(name)?.groups?.["digits"]);
    return number >= 1 && number <= MAX_NUMBER && nameOf(number) === name ? number : undefined;
}


/***/ }),

/***/ 8888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uz: () => (/* binding */ withMetadata),
/* harmony export */   YJ: () => (/* binding */ afterMetadata),
/* harmony export */   "in": () => (/* binding */ withoutHeader),
/* harmony export */   xj: () => (/* binding */ metadataIn),
/* harmony export */   yy: () => (/* binding */ SEGMENT_START_MAX_BYTES)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

const PLAIN_HEADER_BYTES = 10;
const HEADER = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255];
const SUBFIELD = [0x50, 0x53];
const EXTRA_BYTES = 6;
const START_BYTES = PLAIN_HEADER_BYTES + EXTRA_BYTES;
const SEGMENT_START_MAX_BYTES = START_BYTES + _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SEGMENT_METADATA_MAX_BYTES */ .P6;
function withoutHeader(bytes) {
    return bytes.subarray(PLAIN_HEADER_BYTES);
}
function withMetadata(metadata, packed) {
    const text = new TextEncoder().encode(metadata);
    const bytes = new Uint8Array(START_BYTES + text.length + packed.length);
    bytes.set(HEADER);
    bytes.set(twoBytes(text.length + SUBFIELD.length + 2), PLAIN_HEADER_BYTES);
    bytes.set(SUBFIELD, PLAIN_HEADER_BYTES + 2);
    bytes.set(twoBytes(text.length), START_BYTES - 2);
    bytes.set(text, START_BYTES);
    bytes.set(packed, START_BYTES + text.length);
    return bytes;
}
function metadataIn(bytes) {
    const length = littleEndian(bytes, START_BYTES - 2);
    const isSegment = startsWith(bytes, HEADER, 0) &&
        littleEndian(bytes, PLAIN_HEADER_BYTES) === length + SUBFIELD.length + 2 &&
        startsWith(bytes, SUBFIELD, PLAIN_HEADER_BYTES + 2) &&
        length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SEGMENT_METADATA_MAX_BYTES */ .P6 &&
        bytes.length >= START_BYTES + length;
    return isSegment ? bytes.subarray(START_BYTES, START_BYTES + length) : undefined;
}
function afterMetadata(bytes) {
    return bytes.subarray(START_BYTES + littleEndian(bytes, START_BYTES - 2));
}
function twoBytes(value) {
    return [value & 0xff, value >> 8];
}
function littleEndian(bytes, at) {
    return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}
function startsWith(bytes, expected, at) {
    return expected.every((byte, index) => bytes[at + index] === byte);
}


/***/ }),

/***/ 2345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cW: () => (/* binding */ readSegmentStart),
/* harmony export */   fn: () => (/* binding */ packSegment),
/* harmony export */   gA: () => (/* binding */ readSegment),
/* harmony export */   hz: () => (/* binding */ NO_HASH)
/* harmony export */ });
/* unused harmony exports segmentMetadata, isChained */
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5319);
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1134);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2755);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6051);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2830);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(275);
/* harmony import */ var _segment_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8888);








const NO_HASH = "0".repeat(64);
const readMetadata = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB),
    source: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    number: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    entries_before: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    entries: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    late: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    quarantined: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
        id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
        reason: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        bytes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
        after: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
        kept: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    })),
    gaps: _gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .readGaps */ .OM,
    first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    last_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
    earliest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
    latest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
    raw_bytes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    raw_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    packed_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    tail_url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    written_time: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    previous_chain: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    chain: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
});
async function packSegment({ lines, ...draft }, codec) {
    const raw = (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .joinLines */ .cT)(lines);
    const packed = (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutHeader */ ["in"])(await codec.gzip(raw));
    const [rawBytes, rawSha256] = [raw.length, await codec.digest(raw)];
    codec.release(raw);
    const unchained = {
        format: _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB,
        source: draft.source,
        number: draft.number,
        entries_before: draft.entries_before,
        entries: lines.length,
        late: draft.late,
        quarantined: draft.quarantined.map(({ id, reason, bytes, sha256, after, kept }) => {
            return { id, reason, bytes, sha256, after, kept };
        }),
        gaps: draft.gaps.map(({ after, before }) => ({ after, before })),
        first_id: draft.first_id,
        last_id: draft.last_id,
        earliest_time: draft.earliest_time,
        latest_time: draft.latest_time,
        raw_bytes: rawBytes,
        raw_sha256: rawSha256,
        packed_sha256: await codec.digest(packed),
        tail_url: draft.tail_url,
        written_time: draft.written_time,
        previous_chain: draft.previous_chain,
    };
    const metadata = { ...unchained, chain: await chainOf(unchained, codec) };
    return { metadata, bytes: (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_4__/* .withMetadata */ .Uz)(JSON.stringify(metadata), packed) };
}
function segmentMetadata(bytes) {
    const metadata = (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_4__/* .metadataIn */ .xj)(bytes);
    return metadata === undefined ? undefined : (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readCanonical */ .hm)(metadata, readMetadata, (read) => JSON.stringify(read));
}
async function readSegmentStart(bytes, codec) {
    const metadata = segmentMetadata(bytes);
    if (metadata === undefined) {
        const isOlder = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isOlderFormat */ .m1)((0,_segment_header_js__WEBPACK_IMPORTED_MODULE_4__/* .metadataIn */ .xj)(bytes));
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)(isOlder ? _format_js__WEBPACK_IMPORTED_MODULE_1__/* .OLDER_FORMAT_FAULT */ .Ol : "has no metadata of a segment in its gzip header");
    }
    return (await isChained(metadata, codec)) ? (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)(metadata) : (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)("has metadata that does not match its chain hash");
}
async function readSegment(bytes, codec) {
    const start = await readSegmentStart(bytes, codec);
    if (!start.ok)
        return start;
    const metadata = start.value;
    const packed = (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_4__/* .afterMetadata */ .YJ)(bytes);
    if ((await codec.digest(packed)) !== metadata.packed_sha256)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)("has packed lines that do not match their hash");
    const raw = await codec.gunzip(bytes, _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .AUDIT_SEGMENT_MAX_RAW_BYTES */ .yb);
    if (raw === null)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)("cannot be unpacked");
    if (raw.length !== metadata.raw_bytes || (await codec.digest(raw)) !== metadata.raw_sha256) {
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)("has lines that do not match their hash");
    }
    if ((0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .countLines */ .lt)(raw) !== metadata.entries)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)("does not have the number of lines that it states");
    if (raw.length > 0 && raw.at(-1) !== _text_characters_js__WEBPACK_IMPORTED_MODULE_7__/* .LINE_FEED */ .kR)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__/* .err */ ._)("has a last line without a line end");
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_5__.ok)({ metadata, raw });
}
async function isChained({ chain, ...unchained }, codec) {
    return chain === (await chainOf(unchained, codec));
}
async function chainOf(unchained, codec) {
    return await codec.digest(new TextEncoder().encode(JSON.stringify(unchained)));
}


/***/ }),

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ NO_SEGMENT),
/* harmony export */   De: () => (/* binding */ readStoredSegment),
/* harmony export */   Lg: () => (/* binding */ segmentEnd),
/* harmony export */   _V: () => (/* binding */ firstSegment),
/* harmony export */   jd: () => (/* binding */ listingFault),
/* harmony export */   k4: () => (/* binding */ readStoredStart),
/* harmony export */   nZ: () => (/* binding */ segmentChainFault)
/* harmony export */ });
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1134);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2830);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1251);
/* harmony import */ var _object_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1204);
/* harmony import */ var _segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2345);
/* harmony import */ var _segment_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8888);






const NO_SEGMENT = { number: 0, chain: _segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_HASH */ .hz, entries: 0, writtenTime: null };
async function readStoredStart(number, { objects, codec }) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number);
    const broken = (fault) => ({ state: "broken", object, fault });
    const bytes = await objects.read(object, _segment_header_js__WEBPACK_IMPORTED_MODULE_2__/* .SEGMENT_START_MAX_BYTES */ .yy);
    if (bytes === null)
        return { state: "absent", object };
    const start = await (0,_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegmentStart */ .cW)(bytes, codec);
    if (!start.ok)
        return broken(start.error);
    const fault = numberFault(start.value, number);
    return fault === null ? { state: "whole", value: start.value } : broken(fault);
}
async function firstSegment(last, isReached, ports) {
    let [low, high] = [1, last];
    while (low < high) {
        const middle = (low + high) >> 1;
        const stored = await readStoredStart(middle, ports);
        if (stored.state !== "whole")
            return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ segment: middle, stored });
        if (isReached(stored.value))
            high = middle;
        else
            low = middle + 1;
    }
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(low);
}
async function readStoredSegment(number, { objects, codec }, listing = null) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number);
    const broken = (fault) => ({ state: "broken", object, fault });
    const maxBytes = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .AUDIT_SEGMENT_MAX_BYTES */ .B$, listing?.segment.bytes ?? _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .AUDIT_SEGMENT_MAX_BYTES */ .B$);
    const bytes = await objects.read(object, maxBytes);
    if (bytes === null)
        return { state: "absent", object };
    const segment = await segmentIn(bytes, number, codec);
    const file = { bytes: bytes.length, sha256: await codec.digest(bytes) };
    if (listing !== null && !isSameObject(file, listing.segment)) {
        const self = segment.ok ? "is a whole segment" : segment.error;
        return broken(`is not the object whose size and SHA-256 ${listing.manifest} lists; by itself, it ${self}`);
    }
    if (!segment.ok)
        return broken(segment.error);
    const { metadata, raw } = segment.value;
    return { state: "whole", value: { metadata, raw, listing: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .listingOf */ .K7)(metadata, file) } };
}
async function segmentIn(bytes, number, codec) {
    const segment = await (0,_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegment */ .gA)(bytes, codec);
    if (!segment.ok)
        return segment;
    const fault = numberFault(segment.value.metadata, number);
    return fault === null ? segment : (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(fault);
}
function isSameObject(file, listed) {
    return file.bytes === listed.bytes && file.sha256 === listed.sha256;
}
function numberFault({ number }, expected) {
    return number === expected ? null : `says that it is segment ${number}`;
}
function segmentEnd(metadata) {
    return {
        number: metadata.number,
        chain: metadata.chain,
        entries: metadata.entries_before + metadata.entries,
        writtenTime: Date.parse(metadata.written_time),
    };
}
function segmentChainFault(metadata, before) {
    const { number, chain, entries, writtenTime } = before;
    if (chain !== null && metadata.previous_chain !== chain) {
        return number === 0
            ? "has a previous_chain that is not that of a first segment"
            : `does not follow ${(0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number)}: its previous_chain is not the chain of that`;
    }
    if (entries !== null && metadata.entries_before !== entries) {
        return `says that its entries_before is ${metadata.entries_before}, but the segments before have ${entries} entries`;
    }
    if (metadata.entries === 0 && metadata.quarantined.length === 0)
        return "has no entry";
    return writtenTime !== null && Date.parse(metadata.written_time) < writtenTime
        ? "has a written_time before that of the segment before"
        : null;
}
function listingFault(metadata, { manifest, segment }) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isListingOf */ .yf)(segment, metadata) ? null : `has metadata that differs from what ${manifest} lists`;
}


/***/ }),

/***/ 4817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LO: () => (/* binding */ UNSAFE_KEY),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   lJ: () => (/* binding */ objectAt),
/* harmony export */   lM: () => (/* binding */ documentOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function ownValue(object, key) {
    const value = object[key];
    return value !== undefined && Object.hasOwn(object, key) ? value : undefined;
}
function valueAt(document, path) {
    let value = document;
    for (const step of path) {
        if (isArray(value))
            value = value[Number(step)];
        else
            value = isObject(value) ? ownValue(value, String(step)) : undefined;
    }
    return value;
}
function documentOf(path, value) {
    return path.reduceRight((inner, step) => (typeof step === "number" ? [inner] : Object.fromEntries([[step, inner]])), value);
}
function objectAt(value, key) {
    const found = isObject(value) ? ownValue(value, key) : undefined;
    return isObject(found) ? found : undefined;
}
function textAt(object, key) {
    const found = ownValue(object, key);
    return typeof found === "string" && found !== "" ? found : undefined;
}
function textsAt(object, key) {
    const found = ownValue(object, key);
    if (!isArray(found))
        return [];
    return found.flatMap((text, index) => (typeof text === "string" ? [{ index, text }] : []));
}
function isSameJson(one, other) {
    if (one === other)
        return true;
    if (isArray(one)) {
        return isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
    }
    if (!isObject(one) || !isObject(other))
        return false;
    const keys = Object.keys(one);
    const isSameKey = (key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]);
    return keys.length === Object.keys(other).length && keys.every(isSameKey);
}
const UNSAFE_KEY = "__proto__";


/***/ })

};
