export const id = 865;
export const ids = [865];
export const modules = {

/***/ 6507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isYoung),
/* harmony export */   j: () => (/* binding */ isFarAhead)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

const CLOCK_AHEAD_MAX_MILLISECONDS = _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_CLOCK_AHEAD_MAX_HOURS */ .Ii * 60 * 60 * 1000;
function isFarAhead(time, now) {
    return time > now + CLOCK_AHEAD_MAX_MILLISECONDS;
}
function isYoung(time, now, milliseconds) {
    return now - time < milliseconds && !isFarAhead(time, now);
}


/***/ }),

/***/ 6627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aT: () => (/* binding */ minId),
/* harmony export */   oi: () => (/* binding */ isAbove),
/* harmony export */   q3: () => (/* binding */ compareIds),
/* harmony export */   vQ: () => (/* binding */ idBefore),
/* harmony export */   wf: () => (/* binding */ maxId)
/* harmony export */ });
function compareIds(one, other) {
    if (one.length !== other.length)
        return one.length - other.length;
    return one < other ? -1 : one > other ? 1 : 0;
}
function isAbove(id, other) {
    return other === null || compareIds(id, other) > 0;
}
function idBefore(id) {
    return id === "0" ? null : String(BigInt(id) - 1n);
}
function maxId(reached, entries) {
    return extremeId(reached, entries, 1);
}
function minId(reached, entries) {
    return extremeId(reached, entries, -1);
}
function extremeId(reached, entries, direction) {
    return entries.reduce((extreme, { id }) => (id !== null && (extreme === null || compareIds(id, extreme) * direction > 0) ? id : extreme), reached);
}


/***/ }),

/***/ 5687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a5: () => (/* binding */ differencesRecord),
/* harmony export */   g6: () => (/* binding */ differencesOf),
/* harmony export */   mr: () => (/* binding */ noDifferences),
/* harmony export */   tb: () => (/* binding */ countOfDifferences),
/* harmony export */   zY: () => (/* binding */ joinDifferences)
/* harmony export */ });
/* unused harmony export addFindings */
/* harmony import */ var _entry_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6627);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2830);


function noDifferences() {
    return differencesOf({});
}
function differencesOf(found) {
    const { missingIds = [], changedEntries = [], repeatedEntries = [], vanishedIds = [], prunedThrough = null } = found;
    return {
        missing: missingIds.length,
        missingIds: lowest(missingIds, itself),
        changed: changedEntries.length,
        changedEntries: lowest(changedEntries, idOf),
        repeated: repeatedEntries.length,
        repeatedEntries: lowest(repeatedEntries, idOf),
        vanished: vanishedIds.length,
        vanishedIds: lowest(vanishedIds, itself),
        prunedThrough,
    };
}
function differencesRecord(differences) {
    return {
        missing: differences.missing,
        missing_ids: differences.missingIds,
        changed: differences.changed,
        changed_entries: differences.changedEntries.map(({ id, exportedSha256, serverSha256 }) => {
            return { id, exported_sha256: exportedSha256, server_sha256: serverSha256 };
        }),
        repeated: differences.repeated,
        repeated_entries: differences.repeatedEntries,
        vanished: differences.vanished,
        vanished_ids: differences.vanishedIds,
        pruned_through: differences.prunedThrough,
    };
}
function countOfDifferences({ missing, changed, repeated, vanished }) {
    return missing + changed + repeated + vanished;
}
function joinDifferences(one, other) {
    return combine(one, other, (before, added) => before + added);
}
function addFindings(known, found) {
    return combine(known, found, (before, added, all) => {
        const most = Math.max(before, all);
        return most > AUDIT_RECONCILE_MAX_IDS ? most : before + added;
    });
}
function combine(one, other, count) {
    const missing = union(one.missingIds, other.missingIds, itself);
    const vanished = union(one.vanishedIds, other.vanishedIds, itself);
    const changed = union(one.changedEntries, other.changedEntries, idOf);
    const repeated = union(one.repeatedEntries, other.repeatedEntries, idOf);
    const add = (before, all, known) => count(before, all - known, all);
    return {
        missing: add(one.missing, other.missing, missing.known),
        missingIds: missing.told,
        changed: add(one.changed, other.changed, changed.known),
        changedEntries: changed.told,
        repeated: add(one.repeated, other.repeated, repeated.known),
        repeatedEntries: repeated.told,
        vanished: add(one.vanished, other.vanished, vanished.known),
        vanishedIds: vanished.told,
        prunedThrough: higher(one.prunedThrough, other.prunedThrough),
    };
}
function higher(one, other) {
    return other !== null && (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbove */ .oi)(other, one) ? other : one;
}
function union(one, other, id) {
    const ids = new Set(one.map(id));
    const added = other.filter((item) => !ids.has(id(item)));
    return { told: lowest([...one, ...added], id), known: other.length - added.length };
}
function lowest(items, id) {
    return items.toSorted((one, other) => (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .compareIds */ .q3)(id(one), id(other))).slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_RECONCILE_MAX_IDS */ .jo);
}
function itself(id) {
    return id;
}
function idOf({ id }) {
    return id;
}


/***/ }),

/***/ 3865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictOf),
/* harmony export */   h: () => (/* binding */ isWholeVerdict)
/* harmony export */ });
/* harmony import */ var _content_server_audit_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7968);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4147);
/* harmony import */ var _age_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6507);
/* harmony import */ var _reconcile_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5687);




function verdictOf(facts, bounds) {
    const lagSeconds = lagOf(facts.reach, bounds);
    const wrong = [
        ...brokenFact(facts),
        ...differencesFact(facts),
        ...earlyEndFact(facts),
        ...attentionFact(facts),
        ...gapsFact(facts),
        ...serverFact(facts),
    ];
    const isWhole = wrong.length === 0 && isComparedInTime(facts, bounds) && facts.passedOver === null;
    const reach = reachFact(facts, bounds, lagSeconds, isWhole);
    const all = [...wrong, reach, ...sinceFact(facts, bounds), ...partFact(facts)];
    const [state] = all.toSorted(([one], [other]) => badness(other) - badness(one))[0] ?? reach;
    const sentences = all.map(([, sentence]) => sentence);
    return {
        state,
        text: [...sentences, ...prunedText(facts), ...quarantinedText(facts)].join(" "),
        lagSeconds,
        maxLagSeconds: bounds.maxLagSeconds,
    };
}
function badness(state) {
    return _content_server_audit_records_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_EXPORT_VERDICTS */ .UK.indexOf(state);
}
function isWholeVerdict({ state }) {
    return state === "current" || state === "whole" || state === "not_compared";
}
function brokenFact({ broken }) {
    return broken === null ? [] : [["broken", `Broken: ${broken}`]];
}
function differencesFact({ differences }) {
    if ((0,_reconcile_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfDifferences */ .tb)(differences) === 0)
        return [];
    const { missing, changed, repeated, vanished } = differences;
    const found = [
        ...(missing === 0 ? [] : [`${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(missing)} of the server ${missing === 1 ? "is" : "are"} missing`]),
        ...(changed === 0
            ? []
            : [`${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(changed)} ${changed === 1 ? "has" : "have"} other content on the server`]),
        ...(repeated === 0 ? [] : [`${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(repeated, "id")} given twice by the server, with different content`]),
        ...(vanished === 0 ? [] : [vanishedText(differences)]),
    ];
    return [["differs", `Differs from the server: ${found.join(", ")}.`]];
}
function earlyEndFact({ reach }) {
    if (reach === null || reach.earlyEnd === null)
        return [];
    const { highest } = reach.earlyEnd;
    const at = highest === null ? "" : ` at entry ${highest},`;
    return [["differs", `The server's log ends${at} before entry ${reach.lastId}: it was restored, or is another log.`]];
}
function vanishedText({ vanished, vanishedIds: [first] }) {
    const where = first === undefined ? "" : vanished === 1 ? ` (${first})` : ` (the first is ${first})`;
    return `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(vanished)} of the export ${vanished === 1 ? "was" : "were"} deleted on the server without a record${where}`;
}
function prunedText({ differences: { prunedThrough } }) {
    return prunedThrough === null ? [] : [`The server records that it removed its entries up to ${prunedThrough}.`];
}
function quarantinedText({ quarantined }) {
    if (quarantined === null || quarantined === 0)
        return [];
    return [`${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(quarantined)} of it ${quarantined === 1 ? "is" : "are"} in quarantine.`];
}
function attentionFact({ attention }) {
    return attention === null ? [] : [["needs_attention", `Stopped until somebody sees to it: ${attention}`]];
}
function gapsFact({ openGaps }) {
    if (openGaps === null)
        return [];
    const [first] = openGaps;
    const where = first === undefined ? "" : ` at ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(openGaps.length, "place")}, the first after ${first.after}`;
    return [["incomplete", `Not complete: ids are missing${where}, although the server's ids are consecutive.`]];
}
function serverFact({ serverFinding }) {
    return serverFinding === null ? [] : [[serverFinding.state, `The server that keeps it says: ${serverFinding.text}`]];
}
function partFact({ passedOver }) {
    if (passedOver === null)
        return [];
    const { segments, entries, quarantined } = passedOver;
    const which = `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(segments, "segment")} with ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOfEntries */ .$w)(entries)}, and ${quarantined} in quarantine`;
    return [["not_compared", `Not looked at: ${which}, as the manifests list them.`]];
}
function sinceFact(facts, bounds) {
    const since = facts.reach?.since;
    if (since === null || since === undefined)
        return [];
    if (since.time === null)
        return [["not_compared", "Not all of it was compared with the server yet."]];
    const oldest = `The oldest comparison of an entry is of ${minuteText(since.time)}`;
    return isComparedInTime(facts, bounds)
        ? [["current", `${oldest}.`]]
        : [["not_compared", `${oldest}, longer ago than ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .countOf */ .pq)(since.maxDays, "day")}.`]];
}
function isComparedInTime({ reach }, { now }) {
    const since = reach?.since ?? null;
    return since === null || (since.time !== null && now - since.time <= since.maxDays * DAY);
}
const DAY = 86_400_000;
const UNCHECKED = "neither checked nor compared with the server: verify-export does that.";
function reachFact({ lastId, reach, isChecked }, { now, maxLagSeconds }, lagSeconds, isWhole) {
    const known = reach === null ? lastId : reach.lastId;
    const to = known === null ? "Empty" : `${isWhole && isChecked ? "Whole" : "Exported"} to entry ${known}`;
    if (reach === null && !isChecked && lastId !== null)
        return ["not_compared", `${to}; ${UNCHECKED}`];
    if (reach === null)
        return ["not_compared", `${to}; not compared with the server.`];
    const { behind, earlyEnd, time, isOvertaken } = reach;
    const isStale = now - time > maxLagSeconds * 1_000;
    const read = `${minuteText(time)}${isStale ? `, ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)((now - time) / 1_000)} ago` : ""}`;
    const since = known === lastId ? "" : `; exported to entry ${lastId} since`;
    if (behind !== null && isOvertaken) {
        return [isStale ? "behind" : "whole", `${to}; the server had ${behind.entries} more at ${read}${since}.`];
    }
    if (behind !== null) {
        const isOld = lagSeconds === null || maxLagSeconds === 0 || lagSeconds > maxLagSeconds;
        const more = `${to}; the server has ${behind.entries} more, ${oldestText(behind, lagSeconds)}.`;
        const isPast = isStale || since !== "";
        return [isOld || isStale ? "behind" : "whole", isPast ? `${more} That was at ${read}${since}.` : more];
    }
    if (earlyEnd !== null)
        return ["differs", `${to}; the server was read to its end at ${read}${since}.`];
    if (isStale)
        return ["behind", `${to}; the server was last read to its end at ${read}${since}.`];
    if (since !== "")
        return ["whole", `${to}; the server had nothing more at ${read}${since}.`];
    return ["current", `${to}, and current: the server had nothing more at ${read}.`];
}
function oldestText({ entries, oldestTime }, lagSeconds) {
    if (oldestTime === null || lagSeconds === null) {
        return entries === 1
            ? "without a usable time, so that it counts as old"
            : "some of them without a usable time, so that they count as old";
    }
    return `the oldest from ${minuteText(oldestTime)} (behind by ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(lagSeconds)})`;
}
function lagOf(reach, { now }) {
    const oldestTime = reach === null || reach.isOvertaken ? null : (reach.behind?.oldestTime ?? null);
    if (oldestTime === null || (0,_age_js__WEBPACK_IMPORTED_MODULE_3__/* .isFarAhead */ .j)(oldestTime, now))
        return null;
    return Math.max(0, (now - oldestTime) / 1_000);
}
function minuteText(time) {
    return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
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

/***/ 7868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ isHeaderStep),
/* harmony export */   Y1: () => (/* binding */ findHeaders),
/* harmony export */   _p: () => (/* binding */ readHeaderLine),
/* harmony export */   bC: () => (/* binding */ nameEnd),
/* harmony export */   fW: () => (/* binding */ maskHeaderName),
/* harmony export */   p$: () => (/* binding */ isHeaderName)
/* harmony export */ });
function isHeaderName(text) {
    return /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(text);
}
function readHeaderLine(text) {
    if (isHeaderName(text))
        return { name: text, value: "" };
    const [, name = "", value = ""] = /([!#$%&'*+\-.^_`|~\dA-Za-z]+)([^]*)/.exec(text) ?? [];
    return { name, value: value.replace(/^[\s:="']+/, "").trimEnd() };
}
function maskHeaderName(name) {
    const end = name.startsWith("•••") ? 0 : nameEnd(name);
    return name.slice(0, end) + (end < name.length ? "•••" : "");
}
function nameEnd(name) {
    const match = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u.exec(name);
    return match === null ? name.length : match.index + match[0].length;
}
function findHeaders(path) {
    if (!path.includes("customHeaders") && !path.includes("reservedHeaders"))
        return undefined;
    const headers = path.findIndex((step, index) => isHeaders(step) && path[index + 1] !== "models");
    return headers < 0 ? undefined : headers;
}
function isHeaders(step) {
    return step === "customHeaders" || step === "reservedHeaders";
}
function isHeaderStep(path, index) {
    const headers = findHeaders(path);
    return headers !== undefined && headers < index;
}


/***/ }),

/***/ 7371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dd: () => (/* binding */ GLOB_COVER_MAX_STATES),
/* harmony export */   SD: () => (/* binding */ LISTED_NAMES_MAX),
/* harmony export */   TY: () => (/* binding */ HOST_MAX_CHARACTERS),
/* harmony export */   Wv: () => (/* binding */ GLOBBED_PATH_MAX_CHARACTERS),
/* harmony export */   eq: () => (/* binding */ POINTER_MAX_CHARACTERS),
/* harmony export */   zX: () => (/* binding */ QUOTED_NAME_MAX_CHARACTERS)
/* harmony export */ });
const POINTER_MAX_CHARACTERS = 4_096;
const HOST_MAX_CHARACTERS = 253;
const LISTED_NAMES_MAX = 20;
const QUOTED_NAME_MAX_CHARACTERS = 80;
const GLOBBED_PATH_MAX_CHARACTERS = 1_024;
const GLOB_COVER_MAX_STATES = 20_000;


/***/ }),

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ countOfEntries),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   _R: () => (/* binding */ quoteAll),
/* harmony export */   es: () => (/* binding */ clipName),
/* harmony export */   g: () => (/* binding */ showValues),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hQ: () => (/* binding */ continueSentence),
/* harmony export */   m9: () => (/* binding */ quoteHeader),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   vJ: () => (/* binding */ withArticle),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yV: () => (/* binding */ startSentence)
/* harmony export */ });
/* harmony import */ var _header_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7371);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5514);



function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function countOfEntries(count) {
    return count === 1 ? "1 entry" : `${count} entries`;
}
function quote(name) {
    const shown = shownName(name);
    return NEEDS_NO_ESCAPE.test(shown) ? `"${shown}"` : JSON.stringify(shown);
}
const NEEDS_NO_ESCAPE = /^[\w .:/-]*$/;
function shownName(name) {
    return clipName((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .QU)(name));
}
function clipName(text, maxCharacters = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTED_NAME_MAX_CHARACTERS */ .zX) {
    if (text.length <= maxCharacters)
        return text;
    return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function quoteHeader(name) {
    return quote((0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .maskHeaderName */ .fW)(name));
}
function quoteAll(names, conjunction) {
    return joinParts(listNames(names, quote), conjunction);
}
function showValues(values, conjunction) {
    return joinParts(listNames(values, showValue), conjunction);
}
function showValue(value) {
    return typeof value === "string" ? quote(value) : String(value);
}
function joinParts(parts, conjunction) {
    const last = parts.at(-1) ?? "";
    return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
function listNames(names, write, max = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED_NAMES_MAX */ .SD) {
    if (names.length <= max + 1)
        return names.map(write);
    return [...names.slice(0, max).map(write), `${names.length - max} others`];
}
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the document";
    if (typeof last === "string")
        return (0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeaderStep */ .C$)(path, path.length - 1) ? quoteHeader(last) : quote(last);
    const list = path.findLast((step) => typeof step === "string");
    return `item ${last + 1} of ${list === undefined ? "the list" : quote(list)}`;
}
function startSentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function continueSentence(text) {
    return text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
function withArticle(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
function kindOf(value) {
    if (value === null || value === undefined)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "object":
            return "an object";
        case "string":
            return "a string";
        case "boolean":
            return "a boolean";
        default:
            if (!Number.isFinite(value))
                return "a number too large to keep";
            return Number.isInteger(value) ? "an integer" : "a number with a fraction";
    }
}
function durationText(seconds) {
    const parts = [
        [Math.floor(seconds / 86_400), "d"],
        [Math.floor(seconds / 3_600) % 24, "h"],
        [Math.floor(seconds / 60) % 60, "min"],
    ];
    const largest = parts.findIndex(([count]) => count > 0);
    if (largest === -1)
        return `${Math.floor(seconds)} s`;
    const told = parts.slice(largest, largest + 2).filter(([count]) => count > 0);
    return told.map(([count, unit]) => `${count} ${unit}`).join(" ");
}


/***/ })

};
