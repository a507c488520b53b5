export const id = 385;
export const ids = [385];
export const modules = {

/***/ 385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  entryWriter: () => (/* binding */ entryWriter)
});

// EXTERNAL MODULE: ./.build/action/shared/content-server/audit-records.js + 1 modules
var audit_records = __webpack_require__(7968);
;// CONCATENATED MODULE: ./.build/action/shared/text/csv.js
const MARKS = /(?<=^|[;\t\r\n])(?=[\p{Zs}"\v\f\u2028\u2029\uFEFF]*[=+\-@＝＋－＠]|')|^(?=[\t\r\n])/gu;
const NEEDS_QUOTES = /[",;\t\r\n]/;
function csvRow(cells) {
    return `${cells.map((cell) => cellOf(cell ?? "")).join(",")}\r\n`;
}
function cellOf(text) {
    const marked = text.replace(MARKS, "'");
    return NEEDS_QUOTES.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked;
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/read/entry-fields.js
var entry_fields = __webpack_require__(9079);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/read/csv.js



const CSV_HEADER = csvRow(audit_records/* AUDIT_ENTRY_FIELDS */.Zi);
function csvLine(entry, show = (text) => text) {
    const fields = (0,entry_fields/* entryFields */.o)(entry, audit_records/* AUDIT_ENTRY_FIELDS */.Zi);
    return csvRow(audit_records/* AUDIT_ENTRY_FIELDS */.Zi.map((name) => show(fields[name] ?? "")));
}

// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/entry-writer.js

function entryWriter(format, stdout) {
    const textOf = stdout.isTTY === true ? TERMINAL[format] : PLAIN[format];
    let header = format === "csv" ? CSV_HEADER : "";
    const write = async (lines) => {
        const parts = [Buffer.from(header), ...lines.flatMap(textOf)];
        header = "";
        return await writeOut(Buffer.concat(parts), stdout);
    };
    return { write, end: async () => await write([]) };
}
const LINE_END = Buffer.from("\n");
const PLAIN = {
    ndjson: (line) => [line, LINE_END],
    csv: (line) => [Buffer.from(csvLine(line))],
};
const TERMINAL = {
    ndjson: (line) => [Buffer.from((0,printable/* printableJsonText */.L5)(new TextDecoder().decode(line))), LINE_END],
    csv: (line) => [Buffer.from(csvLine(line, printable/* printable */.g$))],
};
async function writeOut(bytes, stdout) {
    if (bytes.length === 0)
        return !stdout.destroyed;
    return await new Promise((resolve) => {
        stdout.write(bytes, (error) => resolve(error === null || error === undefined));
    });
}


/***/ }),

/***/ 9079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ entryFields)
/* harmony export */ });
/* harmony import */ var _content_server_json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8919);
/* harmony import */ var _content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9848);
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5319);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4817);




function entryFields(line, names) {
    const entry = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(new TextDecoder().decode(line));
    const values = names.map((name) => ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(entry, name) : undefined) ?? null);
    return values.every(isPlain) ? saidBy(names, values) : spelt(line, names);
}
function isPlain(value) {
    return typeof value === "string" || value === null;
}
function spelt(line, names) {
    const values = names.map(() => null);
    const scan = (0,_content_server_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanOf */ .r3)(line);
    (0,_content_server_json_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .skipSpace */ .AN)(scan);
    (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .skipObject */ .lW)(scan, (keyStart) => {
        const start = scan.at;
        const isWhole = (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .skipValue */ .dT)(scan, 1);
        const place = names.findIndex((name) => (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isKey */ .m0)(line, keyStart, name));
        if (place !== -1)
            values[place] = saidIn(line, start, scan.at);
        return isWhole;
    });
    return saidBy(names, values);
}
function saidIn(line, start, end) {
    if (line[start] === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .QUOTE */ .jA)
        return (0,_content_server_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(line, { start, end });
    const source = new TextDecoder().decode(line.subarray(start, end));
    return source === "null" ? null : source;
}
function saidBy(names, values) {
    return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}


/***/ }),

/***/ 7968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zi: () => (/* binding */ AUDIT_ENTRY_FIELDS),
  UK: () => (/* binding */ AUDIT_EXPORT_VERDICTS)
});

// UNUSED EXPORTS: ACTOR_TYPES, AUDIT_ACTION, AUDIT_ENTRY, AUDIT_EXPORT, AUDIT_EXPORT_OBJECT, AUDIT_EXPORT_STATES, OBJECT_TYPES, PUSH_STATES

;// CONCATENATED MODULE: ./.build/action/shared/schema/wire-schema.js
const TEXT = { type: "string" };
const TIME = { type: "string", format: "date-time" };
const URL_TEXT = { type: "string", format: "uri" };
const COUNT = { type: "integer", minimum: 0 };
const NUMBER = { type: "number" };
const FLAG = { type: "boolean" };
const NULL = { type: "null" };
const ANY_JSON = {};
function wordOf(words) {
    return { type: "string", enum: words };
}
function listOf(items) {
    return { type: "array", items };
}
function mapOf(values) {
    return { type: "object", additionalProperties: values };
}
function recordOf(fields) {
    return { type: "object", properties: fields, required: Object.keys(fields) };
}
function fieldsOf(schema) {
    const { properties = {} } = schema;
    return Object.keys(properties);
}
function withMore(some, more) {
    const { properties, required = [], ...plain } = some;
    return { ...plain, properties: { ...properties, ...more }, required: [...required, ...Object.keys(more)] };
}
function withOptional(always, sometimes) {
    const plain = always;
    return { ...plain, properties: { ...plain.properties, ...sometimes } };
}
function orNull(schema) {
    const plain = schema;
    const { type, enum: words, title } = plain;
    if (typeof type !== "string" || title !== undefined)
        return { anyOf: [plain, NULL] };
    return { ...plain, type: [type, "null"], ...(words === undefined ? {} : { enum: [...words, null] }) };
}
function anyOf(...schemas) {
    return { anyOf: schemas };
}
function named(title, schema) {
    return { ...schema, title };
}
function described(schema, description) {
    return { ...schema, description };
}

;// CONCATENATED MODULE: ./.build/action/shared/content-server/audit-records.js

const ACTOR_TYPES = ["api_key", "session", "invitation", "bootstrap", "system"];
const OBJECT_TYPES = [
    "user",
    "api_key",
    "session",
    "group",
    "content",
    "permission",
    "bundle",
    "audit_export",
];
const AUDIT_ENTRY = named("AuditEntry", recordOf({
    id: TEXT,
    time: TIME,
    user_id: described(TEXT, "`0` for the system."),
    user_guid: described(orNull(TEXT), "Null for the system."),
    user_description: described(TEXT, "As the user was called at that time: `Full Name (username)`."),
    action: TEXT,
    event_description: TEXT,
    actor_type: described(orNull(wordOf(ACTOR_TYPES)), "Null in entries of earlier versions, as all that follow."),
    api_key_id: described(orNull(TEXT), "The API key that acted; null where none did."),
    api_key_name: described(orNull(TEXT), "As the key was called at that time."),
    object_type: described(orNull(wordOf(OBJECT_TYPES)), "Null for an entry about no object."),
    object_id: described(orNull(TEXT), "As the API has it: the guid of what has one."),
}));
const AUDIT_ENTRY_FIELDS = fieldsOf(AUDIT_ENTRY);
const AUDIT_ACTION = named("AuditAction", recordOf({ action: TEXT, description: TEXT }));
const AUDIT_EXPORT_STATES = ["waiting", "running", "retrying", "needs_attention", "paused"];
const AUDIT_EXPORT_VERDICTS = [
    "current",
    "whole",
    "not_compared",
    "behind",
    "incomplete",
    "needs_attention",
    "differs",
    "broken",
];
const AUDIT_RECONCILIATION = named("AuditReconciliation", recordOf({
    time: described(orNull(TIME), "When a comparison last read the source to its end; null where none did."),
    compared_entries: described(COUNT, "How many entries were new then, and compared for the first time."),
    whole_time: described(orNull(TIME), "The oldest comparison: each entry was compared then or later; null where one never was."),
    missing: described(COUNT, "How many entries of the source are missing from the export."),
    missing_ids: described(listOf(TEXT), "The lowest of their ids, in order."),
    changed: described(COUNT, "How many entries the source has with other content than the export."),
    changed_entries: described(listOf(recordOf({ id: TEXT, exported_sha256: TEXT, server_sha256: TEXT })), "Those with the lowest ids, in order."),
    repeated: described(COUNT, "How many ids the source gives more than once, with different content."),
    repeated_entries: described(listOf(recordOf({ id: TEXT, sha256s: listOf(TEXT) })), "Those with the lowest ids, in order."),
    vanished: described(COUNT, "How many entries of the export are no longer in the source, which records no removal of them: they were deleted."),
    vanished_ids: described(listOf(TEXT), "The lowest of their ids, in order."),
    pruned_through: described(orNull(TEXT), "The id up to which the source records that it removed entries, where that took some; null where it took none."),
    behind: described(orNull(recordOf({ entries: COUNT, oldest_time: orNull(TIME) })), "What the source had at `time` that was not exported yet; null for nothing."),
    failure: described(orNull(recordOf({ time: TIME, message: TEXT })), "Why the latest comparison did not come to its end; null where it did."),
}));
const PUSH_STATES = ["waiting", "running", "retrying", "needs_attention", "paused"];
const AUDIT_RECEIVER = named("AuditReceiver", recordOf({
    name: TEXT,
    format: TEXT,
    state: wordOf(PUSH_STATES),
    last_segment: described(orNull(COUNT), "The last segment that was delivered whole; 0 where none was, and null where the pushes do not answer."),
    last_id: described(orNull(TEXT), "The highest id up to it; null where there is none."),
    last_manifest: described(orNull(COUNT), "The last manifest that was delivered; 0 and null as for the segment."),
    lag_segments: described(orNull(COUNT), "How many segments of the export were not delivered whole yet; null where the receiver gets manifests only, or it is not known."),
    lag_entries: described(orNull(COUNT), "How many entries of the export were not delivered yet; null as for the segments."),
    lag_manifests: described(orNull(COUNT), "How many of its manifests were not delivered yet; null where the receiver gets entries only, or it is not known."),
    lag_seconds: described(orNull(COUNT), "How long the oldest of them has waited, for the receiver to be named at first; 0 where nothing waits, null where nothing was pushed yet."),
    last_error: orNull(recordOf({ time: TIME, message: TEXT })),
    next_try_time: described(orNull(TIME), "Null where nothing is planned."),
}));
const AUDIT_EXPORT = named("AuditExport", recordOf({
    guid: TEXT,
    name: described(TEXT, "The beginning of the names of its objects."),
    source: described(TEXT, "The name of its source."),
    source_url: described(URL_TEXT, "The base URL of the server whose log it is."),
    interval_minutes: COUNT,
    created_time: TIME,
    state: wordOf(AUDIT_EXPORT_STATES),
    last_id: described(orNull(TEXT), "The highest id that is exported; null where none is."),
    segments: described(orNull(COUNT), "Null where the job does not answer, as the next three."),
    entries: orNull(COUNT),
    quarantined: orNull(COUNT),
    manifests: orNull(COUNT),
    lag_seconds: described(orNull(COUNT), "How long ago the log was last read to its end; null where it never was."),
    pages_per_second: described(orNull(NUMBER), "Of the latest run; null where there was none."),
    last_error: orNull(recordOf({ time: TIME, message: TEXT })),
    last_run_time: orNull(TIME),
    next_run_time: described(orNull(TIME), "Null where none is planned."),
    open_gaps: described(listOf(recordOf({ after: TEXT, before: TEXT })), "Where ids are missing, of a log whose ids are consecutive: between these two."),
    verdict: recordOf({
        state: wordOf(AUDIT_EXPORT_VERDICTS),
        text: described(TEXT, "What may be said of the export, in whole sentences."),
        lag_seconds: described(orNull(COUNT), "How old the oldest entry is that is known not to be exported yet; null for none, or none with a time."),
        max_lag_seconds: described(COUNT, "How old an entry may be when the run begins that exports it."),
    }),
    reconciliation: AUDIT_RECONCILIATION,
    receivers: described(listOf(AUDIT_RECEIVER), "The servers that it is pushed to."),
    public_key: described(orNull(TEXT), "The Ed25519 key that signs its manifests, in hexadecimal; null where the server has none any longer."),
}));
const AUDIT_EXPORT_OBJECT = named("AuditExportObject", recordOf({
    name: described(TEXT, "Such as `seg/000000001.ndjson.gz`."),
    bytes: COUNT,
    created_time: TIME,
    url: described(orNull(URL_TEXT), "Where it is downloaded; null of an object that no export makes."),
}));


/***/ }),

/***/ 9848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ skipLeniently),
/* harmony export */   Nd: () => (/* binding */ stringBytes),
/* harmony export */   dT: () => (/* binding */ skipValue),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP),
/* harmony export */   lW: () => (/* binding */ skipObject),
/* harmony export */   m0: () => (/* binding */ isKey),
/* harmony export */   pN: () => (/* binding */ skipArray),
/* harmony export */   r7: () => (/* binding */ textIn)
/* harmony export */ });
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3535);
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5319);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8919);



const TOO_DEEP = `nests objects and arrays deeper than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI} levels`;
const TO_CLOSING = _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc - _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv;
function skipValue(scan, level) {
    const first = scan.bytes[scan.at];
    return first === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || first === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL ? skipNested(scan, level) : (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipScalar */ .el)(scan);
}
function skipNested(scan, level) {
    const open = [];
    for (;;) {
        const byte = scan.bytes[scan.at];
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL) {
            if (level + open.length === _syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI)
                return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(scan, TOO_DEEP);
            scan.at += 1;
            (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
            if (scan.bytes[scan.at] === byte + TO_CLOSING)
                scan.at += 1;
            else {
                open.push(byte);
                if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv && !skipKey(scan))
                    return false;
                continue;
            }
        }
        else if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipScalar */ .el)(scan))
            return false;
        if (!skipToNextValue(scan, open))
            return false;
        if (open.length === 0)
            return true;
    }
}
function skipToNextValue(scan, open) {
    for (let bracket = open.at(-1); bracket !== undefined; bracket = open.at(-1)) {
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
        if (scan.bytes[scan.at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE) {
            scan.at += 1;
            (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
            return bracket === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL || skipKey(scan);
        }
        if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, bracket + TO_CLOSING))
            return false;
        open.pop();
    }
    return true;
}
function skipKey(scan) {
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipString */ .t9)(scan))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COLON */ .oH))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    return true;
}
function skipObject(scan, skipMember) {
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    if (scan.bytes[scan.at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc)
        return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc);
    for (;;) {
        const keyStart = scan.at;
        if (!skipKey(scan) || !skipMember(keyStart))
            return false;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
        if (scan.bytes[scan.at] !== _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE)
            return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc);
        scan.at += 1;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    }
}
function skipArray(scan, skipItem) {
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    if (scan.bytes[scan.at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt)
        return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt);
    for (;;) {
        if (!skipItem())
            return false;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
        if (scan.bytes[scan.at] !== _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE)
            return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt);
        scan.at += 1;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    }
}
function skipLeniently(scan) {
    const { bytes } = scan;
    const start = scan.at;
    let depth = 0;
    for (let { at } = scan; at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTE */ .jA)
            at = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfQuoted */ .Lc)(bytes, at);
        else if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL)
            depth += 1;
        else if (depth === 0 && (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt)) {
            scan.at = at;
            return at > start || (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(scan, _json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_JSON */ .j1);
        }
        else if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt)
            depth -= 1;
    }
    scan.at = bytes.length;
    return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(scan, _json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .ENDS_EARLY */ .$M);
}
const ESCAPE_CHARACTERS = "\\u0000".length;
function isKey(bytes, start, name) {
    for (let index = 0; index < name.length; index += 1) {
        const byte = bytes[start + 1 + index];
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_)
            return isEscapedKey(bytes, start, name);
        if (byte !== name.charCodeAt(index))
            return false;
    }
    return bytes[start + 1 + name.length] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTE */ .jA;
}
function isEscapedKey(bytes, start, name) {
    const end = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfQuoted */ .Lc)(bytes, start) + 1;
    return end - start <= ESCAPE_CHARACTERS * name.length + 2 && textIn(bytes, { start, end }) === name;
}
function textIn(bytes, { start, end }) {
    return String(JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(start, end))));
}
function stringBytes(bytes, { start, end }, maxCharacters) {
    const own = bytes.subarray(start + 1, end - 1);
    if (own.length > maxCharacters * ESCAPE_CHARACTERS)
        return undefined;
    const said = own.includes(_text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_) ? new TextEncoder().encode(textIn(bytes, { start, end })) : own;
    return said.length > maxCharacters ? undefined : said;
}


/***/ }),

/***/ 3535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ JOINED_QUOTES_MAX_EDITS),
/* harmony export */   cb: () => (/* binding */ RELATED_PLACES_MAX),
/* harmony export */   cy: () => (/* binding */ MISSING_QUOTE_MAX_CHARACTERS),
/* harmony export */   fQ: () => (/* binding */ SYNTAX_MISTAKES_MAX),
/* harmony export */   fj: () => (/* binding */ READINGS_MAX),
/* harmony export */   sI: () => (/* binding */ NESTING_MAX_LEVELS),
/* harmony export */   yV: () => (/* binding */ KEY_MAX_CHARACTERS)
/* harmony export */ });
const SYNTAX_MISTAKES_MAX = 1_000;
const KEY_MAX_CHARACTERS = 1_024;
const RELATED_PLACES_MAX = 20;
const NESTING_MAX_LEVELS = 64;
const JOINED_QUOTES_MAX_EDITS = 100;
const MISSING_QUOTE_MAX_CHARACTERS = 200;
const READINGS_MAX = 16;


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
