export const id = 607;
export const ids = [607];
export const modules = {

/***/ 1607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyAnywhere: () => (/* binding */ verifyAnywhere)
});

// EXTERNAL MODULE: ./.build/action/shared/content-server/client.js + 2 modules
var client = __webpack_require__(71);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/check-manifests.js + 1 modules
var check_manifests = __webpack_require__(7549);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/limits.js
var limits = __webpack_require__(2830);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/object-names.js
var object_names = __webpack_require__(1204);
// EXTERNAL MODULE: ./.build/action/shared/content-server/limits.js
var content_server_limits = __webpack_require__(3047);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored-segment.js
var stored_segment = __webpack_require__(5789);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/entry-ids.js
var entry_ids = __webpack_require__(6627);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/gaps.js
var audit_export_gaps = __webpack_require__(6051);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/time-range.js
var time_range = __webpack_require__(1927);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/id-range.js
var id_range = __webpack_require__(6527);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/segment.js
var segment = __webpack_require__(2345);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/segment-ids.js


function segmentIds(raw, quarantined, idBefore, readEntry, onLine) {
    let [line, firstId, highest] = [0, null, idBefore];
    const lateLines = [];
    const all = [];
    for (const bytes of (0,segment/* linesOf */.Dx)(raw)) {
        line += 1;
        const entry = readEntry(bytes);
        onLine?.(line, entry);
        if (entry.kind !== "entry")
            continue;
        all.push(entry.id);
        if (line === 1)
            firstId = entry.id;
        if ((0,entry_ids/* isAbove */.oi)(entry.id, highest))
            highest = entry.id;
        else
            lateLines.push({ id: entry.id, line });
    }
    const inQuarantine = quarantined.flatMap(({ id }) => (id === null ? [] : [id]));
    const notUp = [...lateLines, ...inQuarantine.map((id) => ({ id, line: 0 }))];
    for (const id of inQuarantine)
        if ((0,entry_ids/* isAbove */.oi)(id, highest))
            highest = id;
    all.push(...inQuarantine);
    return { firstId, highest, all, lateLines, ...partRepeated(notUp, raw, idBefore, readEntry) };
}
function* idsIn(raw, quarantined, readEntry) {
    let line = 0;
    for (const bytes of (0,segment/* linesOf */.Dx)(raw)) {
        line += 1;
        const entry = readEntry(bytes);
        if (entry.kind === "entry")
            yield { id: entry.id, line };
    }
    for (const { id } of quarantined)
        if (id !== null)
            yield { id, line: 0 };
}
function partRepeated(places, raw, idBefore, readEntry) {
    if (places.length === 0)
        return { loose: [], repeated: [] };
    const first = new Map();
    const repeated = [];
    for (const place of places) {
        if (first.has(place.id))
            repeated.push(place);
        else
            first.set(place.id, place.line);
    }
    let highest = idBefore;
    for (const { id } of idsIn(raw, [], readEntry)) {
        if (!(0,entry_ids/* isAbove */.oi)(id, highest))
            continue;
        highest = id;
        const line = first.get(id);
        if (line === undefined)
            continue;
        repeated.push({ id, line });
        first.delete(id);
    }
    return { loose: Array.from(first, ([id, line]) => ({ id, line })), repeated };
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/verify-state.js
var verify_state = __webpack_require__(2575);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-entries.js






function checkEntries(state, object, metadata, raw) {
    const { lastId: idBefore, chain } = state.position;
    const times = [];
    const ids = segmentIds(raw, metadata.quarantined, idBefore, state.ports.readEntry, (line, entry) => {
        checkReadable(state, object, line, entry);
        if (entry.kind === "entry")
            times.push(entry.time);
    });
    for (const id of ids.all)
        (0,id_range/* countId */.rN)(state.ids, id);
    for (const { id, line } of ids.repeated) {
        const message = "The segment already has an entry with this id.";
        (0,verify_state/* addBreak */.ji)(state, { object, line: line === 0 ? null : line, id, message });
    }
    checkLate(state, object, metadata, ids);
    checkStated(state, object, metadata, ids, chain !== null);
    checkTimes(state, object, metadata, times);
    checkAfter(state, object, metadata, ids);
    checkGaps(state, object, metadata, ids);
    const lowIds = ids.loose.filter(({ id }) => !(0,entry_ids/* isAbove */.oi)(id, idBefore)).length;
    const { number, last_id: lastId } = metadata;
    state.records.push({ number, chain: metadata.chain, idBefore, lastId, lowIds, place: state.place });
}
function checkReadable(state, object, line, entry) {
    if (entry.kind === "entry")
        return;
    (0,verify_state/* addBreak */.ji)(state, { object, line, id: entry.id, message: `The line is not a readable entry. ${entry.reason}` });
}
function checkLate(state, object, { late, quarantined }, ids) {
    const { lateLines } = ids;
    const most = quarantined.some(({ id }) => id !== null) ? Number.POSITIVE_INFINITY : lateLines.length;
    if (lateLines.length <= late && late <= most)
        return;
    const first = lateLines[late];
    const message = `The segment says that ${late} of its entries came late, but ${lateLines.length} have an id that is not higher than the ids before.`;
    (0,verify_state/* addBreak */.ji)(state, { object, line: first?.line ?? null, id: first?.id ?? null, message });
}
function checkStated(state, object, metadata, { firstId, highest }, isLinked) {
    if (metadata.first_id !== firstId) {
        (0,verify_state/* addBreak */.ji)(state, { object, line: 1, id: firstId, message: "Its first_id is not the id of its first line." });
    }
    const isHighest = isLinked ? metadata.last_id === highest : !(0,entry_ids/* isAbove */.oi)(highest ?? metadata.last_id, metadata.last_id);
    if (isHighest)
        return;
    (0,verify_state/* addBreak */.ji)(state, { object, message: "Its last_id is not the highest id up to its end." });
}
function checkTimes(state, object, { earliest_time: earliest, latest_time: latest }, times) {
    const right = (0,time_range/* timeRange */.H)(times);
    if (earliest === right.earliest_time && latest === right.latest_time)
        return;
    (0,verify_state/* addBreak */.ji)(state, { object, message: "Its earliest_time and latest_time are not those of its lines." });
}
function checkAfter(state, object, { quarantined }, { all }) {
    const { lastId, chain } = state.position;
    const isKnown = (after) => after === lastId || chain === null || all.includes(after);
    for (const { id, after } of quarantined) {
        if (after === null)
            continue;
        if (isKnown(after) && (id === null || (0,entry_ids/* compareIds */.q3)(after, id) < 0))
            continue;
        const message = `It says that an entry in quarantine is after the entry ${after}, which is not there or not before it.`;
        (0,verify_state/* addBreak */.ji)(state, { object, id, message });
    }
}
function checkGaps(state, object, { gaps }, { all }) {
    const { lastId, gaps: before, number } = state.position;
    if (before === null || (number > 0 && lastId === null))
        return;
    if (gaps.length === 0 && !state.mustStateGaps)
        return;
    if ((0,audit_export_gaps/* areSameGaps */["in"])(gaps, (0,audit_export_gaps/* gapsAfter */.C1)(lastId === null ? null : { gaps: before, last_id: lastId }, all)))
        return;
    (0,verify_state/* addBreak */.ji)(state, { object, message: "Its gaps are not the places at which ids are missing up to its end." });
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-segment.js





async function checkSegment(state, number, listing) {
    state.place += 1;
    const stored = await (0,stored_segment/* readStoredSegment */.De)(number, state.ports, listing);
    if (stored.state === "whole") {
        await checkWhole(state, stored.value, listing);
    }
    else {
        tellNotWhole(state, stored, listing);
        passUnreadSegment(state, number, listing);
    }
    (0,verify_state/* reportProgress */.wX)(state);
    return stored.state !== "absent";
}
function tellNotWhole(state, stored, listing) {
    if (stored.state === "broken")
        return (0,verify_state/* addFault */.ym)(state, stored.object, stored.fault);
    if (listing === null)
        return;
    (0,verify_state/* addBreak */.ji)(state, { object: stored.object, message: `It is missing. ${listing.manifest} lists it.` });
}
async function checkWhole(state, { metadata, raw }, listing) {
    const object = (0,object_names/* segmentName */.Jc)(metadata.number);
    const fault = (0,verify_state/* otherSource */.cj)(state, metadata.source) ??
        (0,stored_segment/* segmentChainFault */.nZ)(metadata, state.position) ??
        (listing === null ? null : (0,stored_segment/* listingFault */.jd)(metadata, listing));
    if (fault !== null)
        (0,verify_state/* addFault */.ym)(state, object, fault);
    checkEntries(state, object, metadata, raw);
    await checkQuarantined(state, object, metadata.quarantined);
    count(state, metadata, listing);
    state.position = { ...(0,stored_segment/* segmentEnd */.Lg)(metadata), lastId: metadata.last_id, gaps: metadata.gaps };
}
function count({ counts }, metadata, listing) {
    counts.segments += 1;
    counts.entries += metadata.entries;
    counts.quarantined += metadata.quarantined.length;
    counts.late += metadata.late;
    if (listing === null)
        counts.unsealedSegments += 1;
}
function passUnreadSegment(state, number, listing) {
    const { entries } = state.position;
    (0,verify_state/* passUnread */.Fv)(state, number);
    if (listing === null)
        return;
    const { chain, last_id: lastId, gaps, entries: listed } = listing.segment;
    state.position = { ...state.position, chain, lastId, gaps, entries: entries === null ? null : entries + listed };
}
async function checkQuarantined(state, segment, listed) {
    for (const { sha256, bytes: size, id, kept } of listed) {
        if (!kept)
            continue;
        state.leftovers.delete(sha256);
        const object = (0,object_names/* quarantineName */.Is)(sha256);
        const bytes = await state.ports.objects.read(object, Math.min(size, content_server_limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk) + 1);
        if (bytes === null)
            (0,verify_state/* addBreak */.ji)(state, { object, id, message: `It is missing. ${segment} lists it.` });
        else if (bytes.length !== size || (await state.ports.codec.digest(bytes)) !== sha256) {
            (0,verify_state/* addBreak */.ji)(state, { object, id, message: `It is not the object whose size and SHA-256 ${segment} lists.` });
        }
    }
}
async function checkLeftovers(state) {
    let matching = 0;
    for (const sha256 of state.leftovers) {
        state.place += 1;
        const object = (0,object_names/* quarantineName */.Is)(sha256);
        const bytes = await state.ports.objects.read(object, content_server_limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk + 1);
        if (bytes !== null && (await state.ports.codec.digest(bytes)) === sha256)
            matching += 1;
        else
            (0,verify_state/* addBreak */.ji)(state, { object, message: "No segment lists it, and its name is not the SHA-256 of its bytes." });
    }
    if (matching > 0)
        state.notices.push(`Quarantined objects that no segment lists: ${matching}.`);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-objects.js





async function checkNames(state) {
    let isCut = false;
    for await (const object of state.ports.objects.list("")) {
        const sha256 = (0,object_names/* quarantineSha256 */.Au)(object);
        if (sha256 !== undefined && state.leftovers.size < limits/* AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS */.ee)
            state.leftovers.add(sha256);
        else if (sha256 !== undefined)
            isCut = true;
        else if (!(0,object_names/* isExportObjectName */.hV)(object))
            addUnknownObject(state, object);
    }
    if (isCut)
        state.notices.push("There are too many quarantined objects to check whether a segment lists each of them.");
}
function tellUnknownObjects(state) {
    state.place += 1;
    const { names, count } = state.unknownObjects;
    for (const object of names)
        (0,verify_state/* addBreak */.ji)(state, { object, message: "This is not the name of an object of an export." });
    state.breaksLeftOut += count - names.length;
}
async function checkManifests(state, latest) {
    let sequence = 0;
    let named = null;
    let before = null;
    let mayLeaveOut = false;
    for await (const name of state.ports.objects.list(object_names/* MANIFEST_PREFIX */.$$)) {
        const next = (0,object_names/* manifestSequence */.fz)(name);
        if (next === undefined || next <= sequence)
            continue;
        const isMissing = next > sequence + 1;
        if (isMissing)
            addMissing(state, (0,object_names/* manifestName */.vS)(sequence + 1), name);
        const place = { sequence: next, before: isMissing ? null : before };
        before = await (0,check_manifests/* checkManifest */.K7)(state, place);
        sequence = next;
        mayLeaveOut ||= isMissing || before === null;
        if (before === null)
            continue;
        if (next === (0,check_manifests/* namedBy */.T)(latest))
            named = before;
        await checkListed(state, before.manifest, mayLeaveOut);
        if (before.manifest.segments.length > 0)
            mayLeaveOut = false;
    }
    return { sequence, named };
}
async function checkUnsealed(state) {
    state.mustStateGaps = false;
    for await (const name of state.ports.objects.list(object_names/* SEGMENT_PREFIX */.Pw)) {
        const number = (0,object_names/* segmentNumber */.Jr)(name);
        if (number === undefined || number <= state.position.number)
            continue;
        if (number > state.position.number + 1) {
            addMissing(state, (0,object_names/* segmentName */.Jc)(state.position.number + 1), name);
            (0,verify_state/* passUnread */.Fv)(state, number - 1);
        }
        const isThere = await checkSegment(state, number, null);
        if (!isThere)
            (0,verify_state/* addListedButMissing */.y2)(state, name);
    }
}
async function checkListed(state, { sequence, segments, consecutive_ids }, mayLeaveOut) {
    state.counts.manifests += 1;
    state.mustStateGaps = consecutive_ids && state.isConsecutive;
    state.isConsecutive = consecutive_ids;
    const manifest = (0,object_names/* manifestName */.vS)(sequence);
    const first = segments[0]?.number;
    if (first !== undefined && first !== state.position.number + 1) {
        if (!mayLeaveOut || first <= state.position.number) {
            const message = `It begins with segment ${first}, but segment ${state.position.number + 1} is the next.`;
            (0,verify_state/* addBreak */.ji)(state, { object: manifest, message });
        }
        await catchUp(state, first);
    }
    for (const segment of segments) {
        if (segment.number > state.position.number)
            await checkSegment(state, segment.number, { manifest, segment });
    }
    (0,verify_state/* reportProgress */.wX)(state);
}
async function catchUp(state, number) {
    let isThere = true;
    while (isThere && state.position.number + 1 < number) {
        isThere = await checkSegment(state, state.position.number + 1, null);
    }
    if (state.position.number + 1 < number)
        (0,verify_state/* passUnread */.Fv)(state, number - 1);
}
function addMissing(state, object, later) {
    state.place += 1;
    (0,verify_state/* addBreak */.ji)(state, { object, message: `It is missing, though there is ${later}.` });
}
function addUnknownObject({ unknownObjects }, name) {
    unknownObjects.count += 1;
    if (unknownObjects.names.length < limits/* AUDIT_VERIFY_MAX_BREAKS */.eZ)
        unknownObjects.names.push(name);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-repeats.js






async function checkRepeats(state) {
    const lowIds = state.records.reduce((total, record) => total + record.lowIds, 0);
    const rounds = Math.ceil(lowIds / limits/* AUDIT_VERIFY_MAX_LATE_IDS */.$A);
    for (let round = 0; round < rounds; round += 1) {
        await findRepeats(state, (id) => spread(id) % rounds === round);
    }
}
async function findRepeats(state, isLookedFor) {
    const found = new Map();
    for (const record of state.records.filter(({ lowIds }) => lowIds > 0)) {
        for (const low of (await lowIdsOf(state, record)).filter(({ id }) => isLookedFor(id))) {
            const other = found.get(low.id);
            if (other === undefined)
                found.set(low.id, low);
            else
                addRepeat(state, low, other.record);
        }
    }
    for (const [record, ids] of Map.groupBy(found.values(), ({ id }) => homeOf(state.records, id))) {
        if (record !== undefined)
            await lookForIn(state, record, new Map(ids.map((low) => [low.id, low])));
    }
}
async function lowIdsOf(state, record) {
    const segment = await readAgain(state, record);
    if (segment === undefined)
        return [];
    const ids = segmentIds(segment.raw, segment.metadata.quarantined, record.idBefore, state.ports.readEntry);
    return ids.loose.filter(({ id }) => !(0,entry_ids/* isAbove */.oi)(id, record.idBefore)).map((place) => ({ ...place, record }));
}
async function lookForIn(state, record, ids) {
    const segment = await readAgain(state, record);
    if (segment === undefined)
        return;
    for (const { id } of idsIn(segment.raw, segment.metadata.quarantined, state.ports.readEntry)) {
        const low = ids.get(id);
        if (low !== undefined && low.record !== record)
            addRepeat(state, low, record);
    }
}
function homeOf(records, id) {
    let [from, to] = [0, records.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if ((0,entry_ids/* compareIds */.q3)(records[middle]?.lastId ?? id, id) >= 0)
            to = middle;
        else
            from = middle + 1;
    }
    return records[from];
}
async function readAgain(state, { number, chain, place }) {
    const stored = await (0,stored_segment/* readStoredSegment */.De)(number, state.ports);
    if (stored.state === "whole" && stored.value.metadata.chain === chain)
        return stored.value;
    (0,verify_state/* addBreak */.ji)(state, { object: (0,object_names/* segmentName */.Jc)(number), place, message: "It was changed while it was checked." });
    return undefined;
}
function addRepeat(state, { id, line, record }, other) {
    const message = `${(0,object_names/* segmentName */.Jc)(other.number)} already has an entry with this id.`;
    (0,verify_state/* addBreak */.ji)(state, {
        object: (0,object_names/* segmentName */.Jc)(record.number),
        line: line === 0 ? null : line,
        id,
        message,
        place: record.place,
    });
}
function spread(id) {
    let hash = 0;
    for (let index = 0; index < id.length; index += 1)
        hash = (hash * 31 + id.charCodeAt(index)) >>> 0;
    return hash;
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/check-witness.js
var check_witness = __webpack_require__(6970);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify.js







async function verifyExport(options, ports) {
    const state = (0,verify_state/* startVerification */.AT)(options, ports);
    const latest = await (0,check_manifests/* findLatest */.hc)(state);
    await checkNames(state);
    const end = await checkManifests(state, latest);
    await (0,check_manifests/* checkLatest */.wb)(state, latest, end);
    (0,check_manifests/* checkSomethingSigned */.xg)(state, end);
    await checkUnsealed(state);
    await checkRepeats(state);
    const openGaps = openGapsOf(state);
    await checkLeftovers(state);
    const witnessed = (0,check_witness/* tellWitnessed */.s)(state);
    tellUnknownObjects(state);
    const { name, source, breaksLeftOut, notices, keyChanges, counts } = state;
    if (counts.unsealedSegments > 0)
        notices.push(`Segments that no manifest lists yet: ${counts.unsealedSegments}.`);
    const breaks = (0,verify_state/* sortedBreaks */.yI)(state);
    const totals = (0,verify_state/* totalsOf */.vA)(state);
    const found = { name, source, breaks, breaksLeftOut, openGaps, notices, totals, keyChanges };
    return { ...found, signedBy: signedBy(state), witnessed };
}
function signedBy({ keys: { expected, areRight } }) {
    return areRight ? (expected ?? null) : null;
}
function openGapsOf(state) {
    const { gaps } = (0,verify_state/* totalsOf */.vA)(state);
    if (gaps === 0 || state.hasUnread)
        return null;
    if (!state.isConsecutive) {
        state.notices.push(`Ids between the first and the last that no entry has: ${(0,id_range/* missingText */.qq)(gaps)}.`);
        return null;
    }
    const open = state.position.gaps ?? [];
    const first = open[0] === undefined ? "" : `, the first after ${open[0].after}`;
    state.notices.push(`Ids are missing, although the ids of this server are consecutive: ${(0,id_range/* missingText */.qq)(gaps)}${first}.`);
    return open;
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/reconcile/differences.js
var reconcile_differences = __webpack_require__(5687);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verdict.js + 2 modules
var verdict = __webpack_require__(5457);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __webpack_require__(5827);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var action_limits = __webpack_require__(9306);
// EXTERNAL MODULE: ./.build/action/shared/content-server/source-entry.js
var source_entry = __webpack_require__(4907);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/entry-content.js
var entry_content = __webpack_require__(6336);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/text/bytes.js
var bytes = __webpack_require__(5724);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored.js
var audit_export_stored = __webpack_require__(6905);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/stored-entries.js









async function readStretch(number, ports) {
    const before = number === 1 ? null : await (0,stored_segment/* readStoredStart */.k4)(number - 1, ports);
    if (before !== null && before.state !== "whole")
        return (0,result/* err */._)(stored_entries_notWhole(before));
    const entries = new Map();
    let [lines, bytes] = [0, 0];
    let end = before === null ? stored_segment/* NO_SEGMENT */.CU : (0,stored_segment/* segmentEnd */.Lg)(before.value);
    let last = null;
    for (let next = number; hasRoom(next - number, lines, bytes); next += 1) {
        const stored = await (0,stored_segment/* readStoredSegment */.De)(next, ports);
        if (stored.state === "absent")
            break;
        if (stored.state === "broken")
            return (0,result/* err */._)(stored_entries_notWhole(stored));
        const { metadata } = stored.value;
        const fault = (0,stored_segment/* segmentChainFault */.nZ)(metadata, end) ?? addEntries(entries, stored.value, ports);
        if (fault !== null)
            return (0,result/* err */._)(brokenExport((0,object_names/* segmentName */.Jc)(next), fault));
        last = metadata;
        end = (0,stored_segment/* segmentEnd */.Lg)(metadata);
        lines += metadata.entries;
        bytes += metadata.raw_bytes;
    }
    return (0,result.ok)(last === null ? null : { before: before?.value ?? null, last, entries, lines });
}
function hasRoom(segments, lines, bytes) {
    if (segments === 0)
        return true;
    const isSmall = 4 * lines < limits/* AUDIT_SEGMENT_ENTRIES */.tm && 4 * bytes < limits/* AUDIT_SEGMENT_RAW_BYTES */.xH;
    return isSmall && segments < limits/* AUDIT_RECONCILE_MAX_SEGMENTS */.Z6;
}
function addEntries(entries, { metadata, raw }, { readEntry }) {
    for (const { id, sha256 } of metadata.quarantined)
        if (id !== null)
            entries.set(id, { sha256 });
    for (const line of (0,segment/* linesOf */.Dx)(raw)) {
        const { id, kind } = readEntry(line);
        if (kind !== "entry")
            return "has a line that is not an entry";
        entries.set(id, { line });
    }
    return null;
}
function lowestLate({ entries, before }) {
    if (before === null)
        return null;
    let lowest = null;
    for (const id of entries.keys()) {
        if ((0,entry_ids/* compareIds */.q3)(id, before.last_id) <= 0 && (lowest === null || (0,entry_ids/* compareIds */.q3)(id, lowest) < 0))
            lowest = id;
    }
    return lowest;
}
async function isSameEntry(entry, stored, codec) {
    if (!("line" in stored))
        return stored.sha256 === (await (0,entry_content/* sha256Of */.Bj)(entry, codec));
    return entry.kind !== "large" && (0,bytes/* isSameBytes */.q3)(entry.bytes, stored.line);
}
async function storedSha256(stored, codec) {
    return "line" in stored ? await codec.digest(stored.line) : stored.sha256;
}
function brokenExport(object, fault) {
    return `${object} ${fault}. Check the export with verify-export.`;
}
function stored_entries_notWhole(stored) {
    return brokenExport(stored.object, (0,audit_export_stored/* faultOf */.K)(stored));
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/stored-elsewhere.js





async function findElsewhere(ids, { first, after, highestBefore }, ports) {
    const found = new Map();
    const left = new Set(ids);
    const strays = ids.filter((id) => !(0,entry_ids/* isAbove */.oi)(id, highestBefore));
    let lowestHome = first;
    for (const id of strays.toSorted(entry_ids/* compareIds */.q3)) {
        if (!left.has(id))
            continue;
        const home = await stored_elsewhere_homeOf(id, first - 1, ports);
        if (!home.ok)
            return home;
        lowestHome = Math.min(lowestHome, home.value);
        const taken = await takeFrom(home.value, left, found, ports);
        if (taken !== null)
            return (0,result/* err */._)(taken);
    }
    for (let number = lowestHome; left.size > 0; number += 1) {
        if ((number >= first && number < after) || ports.inOrder.has(number))
            continue;
        const start = await (0,stored_segment/* readStoredStart */.k4)(number, ports);
        if (start.state === "absent")
            break;
        if (start.state === "broken")
            return (0,result/* err */._)(stored_entries_notWhole(start));
        if (start.value.late === 0 && start.value.quarantined.length === 0) {
            ports.inOrder.add(number);
            continue;
        }
        const taken = await takeFrom(number, left, found, ports);
        if (taken !== null)
            return (0,result/* err */._)(taken);
    }
    return (0,result.ok)(found);
}
async function stored_elsewhere_homeOf(id, last, ports) {
    const home = await (0,stored_segment/* firstSegment */._V)(last, (segment) => (0,entry_ids/* compareIds */.q3)(segment.last_id, id) >= 0, ports);
    return home.ok ? home : (0,result/* err */._)(stored_entries_notWhole(home.error.stored));
}
async function takeFrom(number, left, found, ports) {
    const segment = await (0,stored_segment/* readStoredSegment */.De)(number, ports);
    if (segment.state !== "whole")
        return stored_entries_notWhole(segment);
    const entries = new Map();
    const fault = addEntries(entries, segment.value, ports);
    if (fault !== null)
        return brokenExport((0,object_names/* segmentName */.Jc)(number), fault);
    for (const id of left) {
        const stored = entries.get(id);
        if (stored === undefined)
            continue;
        left.delete(id);
        found.set(id, await storedSha256(stored, ports.codec));
    }
    return null;
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/candidates.js



function addCandidate(candidates, id, sha256) {
    const known = candidates.get(id);
    if (known === undefined)
        candidates.set(id, [sha256]);
    else if (known.length === 1 && known[0] !== sha256)
        candidates.set(id, [known[0], sha256]);
}
async function resolveCandidates(candidates, known, place, ports) {
    if (candidates.size === 0)
        return (0,result.ok)({});
    const elsewhere = await findElsewhere([...candidates.keys()], place, ports);
    if (!elsewhere.ok)
        return elsewhere;
    const missingIds = [];
    const repeatedEntries = [];
    for (const [id, [first, other]] of candidates) {
        const exported = elsewhere.value.get(id);
        if (exported === undefined) {
            missingIds.push(id);
            if (other !== undefined)
                repeatedEntries.push({ id, sha256s: [first, other] });
        }
        else if (!(0,entry_ids/* isAbove */.oi)(id, place.highestBefore)) {
            const changed = known.changedEntries.find((entry) => entry.id === id)?.serverSha256;
            const second = [first, other].find((sha256) => sha256 !== exported && sha256 !== changed);
            if (second !== undefined)
                repeatedEntries.push({ id, sha256s: [exported, second] });
        }
    }
    return (0,result.ok)({ missingIds, repeatedEntries });
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/source-walk.js




async function* pagesFrom(start, ports) {
    yield* pagesOn(await begin(start, ports), null, ports);
}
async function* pagesAfter(url, highest, ports) {
    yield* pagesOn(await fetchPage(url, ports.pageEntries, ports), highest, ports);
}
async function* pagesOn(first, reached, ports) {
    let { url, limit, outcome } = first;
    let [highest, idlePages] = [reached, 0];
    while (outcome.kind === "page" && idlePages <= limits/* AUDIT_RECONCILE_MAX_IDLE_PAGES */.sO) {
        const { entries, next } = outcome.page;
        yield (0,result.ok)({ url, entries, next });
        if (next === null)
            return;
        const above = (0,entry_ids/* maxId */.wf)(highest, entries);
        idlePages = above === highest ? idlePages + 1 : 0;
        highest = above;
        ({ url, limit, outcome } = await fetchPage(next, Math.min(2 * limit, ports.pageEntries), ports));
    }
    yield (0,result/* err */._)(outcome.kind === "failed" ? outcome.failure : { kind: "malformed", message: IDLE });
}
const IDLE = "The server returns page after page without a higher id.";
async function begin(start, ports) {
    const { source, pageEntries } = ports;
    for (const { url, covers } of beginnings(start, ports)) {
        const fetched = await fetchPage(url, pageEntries, ports);
        const { outcome } = fetched;
        if (outcome.kind === "failed" && !isUnusable(outcome.failure))
            return fetched;
        if (outcome.kind === "page" && isEarlyEnough(outcome.page.entries, covers))
            return fetched;
    }
    return await fetchPage(source.startUrl("ascending", pageEntries), pageEntries, ports);
}
function isUnusable({ kind }) {
    return kind === "rejected" || kind === "absent" || kind === "left-server";
}
function beginnings({ before, url: known, lowestLate }, { source, pageEntries }) {
    if (before === null)
        return [];
    const after = lowestLate === null ? before.last_id : (0,entry_ids/* idBefore */.vQ)(lowestLate);
    const url = after === null ? null : source.urlAfter(after, pageEntries);
    if (url !== null)
        return [{ url, covers: null }];
    const covers = lowestLate ?? before.last_id;
    return [before.tail_url, known].flatMap((page) => (page === null ? [] : [{ url: page, covers }]));
}
function isEarlyEnough(entries, covers) {
    const first = entries.find(({ id }) => id !== null)?.id ?? null;
    return covers === null || (first !== null && (0,entry_ids/* compareIds */.q3)(first, covers) <= 0);
}
async function fetchPage(url, limit, ports) {
    let [known, times] = [null, 0];
    for (let tries = 0; tries < limits/* AUDIT_RECONCILE_MAX_PAGE_TRIES */.CT; tries += 1) {
        const fetched = await fetchSmaller(url, limit, ports);
        const { outcome } = fetched;
        if (outcome.kind === "failed" || !outcome.page.isSuspect)
            return fetched;
        const damage = await (0,entry_content/* digestOf */.ol)(outcome.page.entries.filter(isUnreadable), ports.codec);
        times = damage === known ? times + 1 : 1;
        known = damage;
        if (times === limits/* AUDIT_PAGE_SUSPECT_TRIES */.kI)
            return fetched;
    }
    return { url, limit, outcome: { kind: "failed", failure: { kind: "malformed", message: DAMAGED } } };
}
const DAMAGED = "The server sends a page with other damage each time.";
function isUnreadable(entry) {
    return entry.kind === "unreadable";
}
async function fetchSmaller(url, entries, { source, codec }) {
    let limit = entries;
    let outcome = await source.fetchPage(source.withLimit(url, limit));
    while (isTooLarge(outcome) && limit > 1) {
        limit >>= 1;
        outcome = await source.fetchPage(source.withLimit(url, limit));
    }
    if (isTooLarge(outcome))
        outcome = await source.fetchLargePage(source.withLimit(url, 1), codec.startDigest);
    return { url, limit, outcome };
}
function isTooLarge(outcome) {
    return outcome.kind === "failed" && outcome.failure.kind === "too-large";
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/beyond.js






async function walkBeyond({ beyond, url, differences }, last, ports) {
    const lastId = last?.last_id ?? null;
    const isNew = beyond?.next == null;
    const start = {
        next: null,
        isPastExported: last === null,
        highest: lastId,
        entries: 0,
        untimed: 0,
        oldestTime: null,
    };
    const walk = { beyond: isNew ? start : beyond, met: new Set(), strays: new Map(), nameless: null };
    const pages = isNew
        ? pagesFrom({ before: last, url, lowestLate: null }, ports)
        : pagesAfter(beyond.next, beyond.isPastExported ? beyond.highest : null, ports);
    let read = 0;
    for await (const page of pages) {
        if (!page.ok)
            return { kind: "failed", failure: page.error };
        for (const entry of page.value.entries)
            await meet(entry, lastId, walk, ports);
        walk.beyond = { ...walk.beyond, next: page.value.next };
        read += 1;
        if (read === limits/* AUDIT_RECONCILE_MAX_BEYOND_PAGES */.Jt)
            break;
    }
    const after = (last?.number ?? 0) + 1;
    const found = await resolveCandidates(walk.strays, differences, { first: after, after, highestBefore: lastId }, ports);
    if (!found.ok)
        return { kind: "broken", message: found.error };
    return {
        kind: "walked",
        beyond: walk.beyond,
        differences: (0,reconcile_differences/* joinDifferences */.zY)(differences, (0,reconcile_differences/* differencesOf */.g6)(found.value)),
    };
}
function behindOf({ entries, untimed, oldestTime }) {
    return entries === 0 ? null : { entries, oldestTime: untimed > 0 ? null : oldestTime };
}
function earlyEndOf({ lastId, highest }, { isPastExported }) {
    if (lastId === null || isPastExported || (highest !== null && (0,entry_ids/* compareIds */.q3)(highest, lastId) >= 0))
        return null;
    return { highest };
}
async function meet(entry, lastId, walk, ports) {
    const { id } = entry;
    if (id === null) {
        const isRepeated = walk.nameless !== null && (0,entry_content/* isSameContent */.OI)(entry, walk.nameless);
        if (walk.beyond.isPastExported && !isRepeated)
            beyond_count(entry, walk);
        walk.nameless = entry;
        return;
    }
    walk.nameless = null;
    if (lastId !== null && (0,entry_ids/* compareIds */.q3)(id, lastId) <= 0) {
        const isStray = id === lastId ? (0,entry_ids/* isAbove */.oi)(walk.beyond.highest ?? lastId, lastId) : walk.beyond.isPastExported;
        if (isStray)
            addCandidate(walk.strays, id, await (0,entry_content/* sha256Of */.Bj)(entry, ports.codec));
        if (id === lastId)
            walk.beyond = { ...walk.beyond, isPastExported: true };
        return;
    }
    walk.beyond = { ...walk.beyond, isPastExported: true };
    const isNew = (0,entry_ids/* isAbove */.oi)(id, walk.beyond.highest) || (walk.met.size > 0 && !walk.met.has(id));
    if (!isNew)
        return;
    walk.met.add(id);
    beyond_count(entry, walk);
    if ((0,entry_ids/* isAbove */.oi)(id, walk.beyond.highest))
        walk.beyond = { ...walk.beyond, highest: id };
}
function beyond_count({ time }, walk) {
    const { entries, untimed, oldestTime } = walk.beyond;
    const oldest = time === null ? oldestTime : Math.min(time, oldestTime ?? time);
    const counted = { entries: entries + 1, untimed: untimed + (time === null ? 1 : 0), oldestTime: oldest };
    walk.beyond = { ...walk.beyond, ...counted };
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/compare-stretch.js








async function compareStretch(stretch, known, url, ports) {
    const { before, last } = stretch;
    const walk = { highest: null, same: new Set(), others: new Map(), repeated: new Map(), candidates: new Map() };
    let [differences, endUrl] = [known, null];
    let laterPages = hasOrder(stretch, ports) ? 0 : limits/* AUDIT_RECONCILE_MAX_LATER_PAGES */.eE;
    for await (const page of pagesFrom({ before, url, lowestLate: lowestLate(stretch) }, ports)) {
        if (!page.ok)
            return { kind: "failed", failure: page.error };
        const { entries } = page.value;
        if (!isPast(walk, last.last_id) && hasUpTo(entries, last.last_id))
            endUrl = page.value.url;
        for (const entry of entries)
            await compare_stretch_meet(entry, stretch, walk, ports);
        if (walk.candidates.size >= limits/* AUDIT_RECONCILE_MAX_CANDIDATES */.Th) {
            const resolved = await resolve(stretch, walk, differences, ports);
            if (!resolved.ok)
                return { kind: "broken", message: resolved.error };
            differences = resolved.value;
        }
        if (!isPast(walk, last.last_id))
            continue;
        if (laterPages === 0 || walk.same.size + walk.others.size >= stretch.entries.size)
            break;
        laterPages -= 1;
    }
    const resolved = await resolve(stretch, walk, differences, ports);
    if (!resolved.ok)
        return { kind: "broken", message: resolved.error };
    const own = (0,reconcile_differences/* differencesOf */.g6)(await ownDifferences(stretch, walk, ports));
    return { kind: "compared", url: endUrl, highest: walk.highest, differences: (0,reconcile_differences/* joinDifferences */.zY)(resolved.value, own) };
}
function hasOrder({ last }, { source, pageEntries }) {
    return source.urlAfter(last.last_id, pageEntries) !== null;
}
async function resolve({ before, last }, { candidates }, differences, ports) {
    const place = { first: (before?.number ?? 0) + 1, after: last.number + 1, highestBefore: before?.last_id ?? null };
    const found = await resolveCandidates(candidates, differences, place, ports);
    candidates.clear();
    return found.ok ? (0,result.ok)((0,reconcile_differences/* joinDifferences */.zY)(differences, (0,reconcile_differences/* differencesOf */.g6)(found.value))) : found;
}
async function compare_stretch_meet(entry, stretch, walk, ports) {
    const { id } = entry;
    if (id === null)
        return;
    const { before, last, entries } = stretch;
    const stored = entries.get(id);
    const isStray = before !== null && !(0,entry_ids/* isAbove */.oi)(id, before.last_id);
    const isCandidate = isStray ? isPast(walk, before.last_id) : !(0,entry_ids/* isAbove */.oi)(id, last.last_id);
    if (stored !== undefined)
        await meetStored(entry, id, stored, walk, ports);
    else if (isCandidate)
        addCandidate(walk.candidates, id, await (0,entry_content/* sha256Of */.Bj)(entry, ports.codec));
    if ((0,entry_ids/* isAbove */.oi)(id, walk.highest))
        walk.highest = id;
}
async function meetStored(entry, id, stored, { same, others, repeated }, { codec }) {
    const other = others.get(id);
    if (await isSameEntry(entry, stored, codec)) {
        same.add(id);
        if (other !== undefined)
            addRepeated(repeated, id, other, await storedSha256(stored, codec));
        return;
    }
    const sha256 = await (0,entry_content/* sha256Of */.Bj)(entry, codec);
    if (same.has(id))
        addRepeated(repeated, id, await storedSha256(stored, codec), sha256);
    else if (other !== undefined && other !== sha256)
        addRepeated(repeated, id, other, sha256);
    if (other === undefined)
        others.set(id, sha256);
}
function addRepeated(repeated, id, ...sha256s) {
    if (!repeated.has(id))
        repeated.set(id, { id, sha256s });
}
async function ownDifferences({ entries }, { same, others, repeated }, { codec }) {
    const changedEntries = [];
    const vanishedIds = [];
    for (const [id, stored] of entries) {
        if (same.has(id))
            continue;
        const serverSha256 = others.get(id);
        if (serverSha256 === undefined)
            vanishedIds.push(id);
        else
            changedEntries.push({ id, exportedSha256: await storedSha256(stored, codec), serverSha256 });
    }
    return { changedEntries, repeatedEntries: [...repeated.values()], vanishedIds };
}
function isPast({ highest }, id) {
    return highest !== null && (0,entry_ids/* isAbove */.oi)(highest, id);
}
function hasUpTo(entries, last) {
    return entries.some(({ id }) => id !== null && !(0,entry_ids/* isAbove */.oi)(id, last));
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile.js







function startReconciliation(segment = 1) {
    return { segment, entries: 0, lastId: null, url: null, highest: null, differences: (0,reconcile_differences/* noDifferences */.mr)(), beyond: null };
}
async function startWithNewest(entries, segments, ports) {
    if (segments === 0)
        return ok(startReconciliation());
    const last = await readStoredStart(segments, ports);
    if (last.state !== "whole")
        return err({ segment: segments, message: notWhole(last) });
    const before = last.value.entries_before + last.value.entries - entries;
    const first = await firstSegment(segments, (segment) => segment.entries_before + segment.entries > before, ports);
    if (!first.ok)
        return err({ segment: first.error.segment, message: notWhole(first.error.stored) });
    return ok(startReconciliation(first.value));
}
async function reconcileStep(state, ports) {
    if (state.beyond !== null)
        return await readOn(state, ports);
    const read = await readStretch(state.segment, ports);
    if (!read.ok)
        return { kind: "broken", message: read.error };
    const stretch = read.value;
    if (stretch === null)
        return await readOn(state, ports);
    const comparison = await compareStretch(stretch, state.differences, state.url, ports);
    if (comparison.kind === "failed")
        return { ...comparison, state };
    if (comparison.kind === "broken")
        return comparison;
    const { url, differences } = comparison;
    const { number: segment, last_id: lastId } = stretch.last;
    const entries = state.entries + stretch.lines;
    const highest = comparison.highest !== null && (0,entry_ids/* isAbove */.oi)(comparison.highest, state.highest) ? comparison.highest : state.highest;
    return { kind: "working", state: { ...state, segment: segment + 1, entries, lastId, url, highest, differences } };
}
async function readOn(state, ports) {
    const last = state.segment === 1 ? null : await (0,stored_segment/* readStoredStart */.k4)(state.segment - 1, ports);
    if (last !== null && last.state !== "whole")
        return { kind: "broken", message: stored_entries_notWhole(last) };
    const walked = await walkBeyond(state, last?.value ?? null, ports);
    if (walked.kind === "failed")
        return { ...walked, state: { ...state, beyond: null } };
    if (walked.kind === "broken")
        return walked;
    const { beyond, differences } = walked;
    if (beyond.next !== null)
        return { kind: "working", state: { ...state, differences, beyond } };
    const next = await (0,stored_segment/* readStoredStart */.k4)(state.segment, ports);
    if (next.state !== "absent")
        return { kind: "working", state: { ...state, differences, beyond: null } };
    const earlyEnd = earlyEndOf(state, beyond);
    return { kind: "compared", state: { ...state, differences, beyond }, behind: behindOf(beyond), earlyEnd };
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/node-codec.js
var node_codec = __webpack_require__(7714);
// EXTERNAL MODULE: ./.build/action/action/audit-export/waiting.js
var waiting = __webpack_require__(1426);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/compare-with-server.js




async function compareWithServer(objects, source, dependencies) {
    const ports = {
        source,
        objects,
        codec: node_codec/* nodeCodec */.H,
        readEntry: source_entry/* readSourceEntry */.Q3,
        pageEntries: limits/* AUDIT_EXPORT_PAGE_ENTRIES */.ie,
        inOrder: new Set(),
    };
    let state = startReconciliation();
    for (let failures = 0;;) {
        dependencies.onStep(state);
        const done = await reconcileStep(state, ports);
        if (done.kind === "broken")
            throw new action_error/* ActionError */.lZ(done.message);
        if (done.kind === "compared") {
            const { differences } = done.state;
            return { differences, reach: { time: dependencies.now(), behind: done.behind, earlyEnd: done.earlyEnd } };
        }
        state = done.state;
        failures = done.kind === "failed" ? failures + 1 : 0;
        if (done.kind === "failed")
            await (0,waiting/* waitPatiently */.s)(done.failure, failures, dependencies);
    }
}

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var text_json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-export.js
var open_export = __webpack_require__(136);
// EXTERNAL MODULE: ./.build/action/action/audit-export/server-objects.js
var server_objects = __webpack_require__(6771);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/export-job-record.js




const FINDINGS = ["behind", "incomplete", "needs_attention", "differs", "broken"];
async function readExportJob(url, server, progress) {
    const ports = { ...(0,open_export/* waitDependencies */.bb)(progress), get: (0,open_export/* clientGet */.A_)() };
    const bytes = await (0,server_objects/* askAgain */.e)(url, action_limits/* AUDIT_EXPORT_RECORD_MAX_BYTES */.YD, server, ports);
    return bytes === null ? null : readRecord(bytes);
}
function readRecord(bytes) {
    const record = (0,text_json/* parseJson */.qF)(new TextDecoder().decode(bytes));
    if (!(0,text_json/* isObject */.Gv)(record))
        return null;
    const { verdict } = record;
    if (!(0,text_json/* isObject */.Gv)(verdict))
        return null;
    const { max_lag_seconds: maxLagSeconds } = verdict;
    if (typeof maxLagSeconds !== "number" || !(maxLagSeconds > 0))
        return null;
    return { maxLagSeconds, finding: findingOf(verdict) };
}
function findingOf({ state, text }) {
    const known = FINDINGS.find((finding) => finding === state);
    return known === undefined || typeof text !== "string" ? null : { state: known, text };
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/progress.js
var audit_export_progress = __webpack_require__(7686);
// EXTERNAL MODULE: ./.build/action/action/audit-export/server-option.js
var server_option = __webpack_require__(5266);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/text/characters.js
var characters = __webpack_require__(5319);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/fields.js
var fields = __webpack_require__(2755);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/witness.js





const readManifest = (0,fields/* record */.g1)({
    sequence: fields/* count */.U9,
    sha256: fields/* hash */.tW,
});
const EXPECTED = 'It must be a JSON object with a "sequence" from 1 on and a "sha256" of 64 lower-case hexadecimal digits.';
function readWitness(name, bytes) {
    const lines = [];
    const hasEnd = bytes.at(-1) === characters/* LINE_FEED */.kR;
    const texts = [...(0,segment/* linesOf */.Dx)(bytes)];
    for (const [index, text] of texts.entries()) {
        if (text.every((byte) => WHITESPACE.has(byte)))
            continue;
        const line = index + 1;
        const json = parse(text);
        if (json === undefined && line === texts.length && !hasEnd)
            return (0,result/* err */._)(cutLine(name, line));
        const manifest = readManifest(json);
        if (manifest === undefined || manifest.sequence === 0 || !(0,text_json/* isObject */.Gv)(json))
            return (0,result/* err */._)(`Line ${line} of ${name} is not one of a witness. ${EXPECTED}`);
        lines.push({ line, ...manifest, export: json["export"], source: json["source"] });
    }
    return lines.length === 0
        ? (0,result/* err */._)(`${name} lists no manifest. Name the file that a receiver of manifests writes.`)
        : (0,result.ok)({ name, lines });
}
const WHITESPACE = new Set([characters/* TAB */.wn, characters/* CARRIAGE_RETURN */.u7, characters/* SPACE */.t6]);
function cutLine(name, line) {
    return `Line ${line} of ${name}, the last one, is cut. Remove it; the receiver gets the manifest again.`;
}
function parse(text) {
    try {
        return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/folder-files.js
var folder_files = __webpack_require__(2631);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/witness-file.js




async function readWitnessFile(path, { locate }) {
    const bytes = await (0,folder_files/* withPath */.iD)(path, async () => await readBounded(locate(path)), "read");
    if (bytes === null) {
        throw new action_error/* ActionError */.lZ(`"${(0,printable/* printable */.g$)(path)}" has more than the ${limits/* AUDIT_WITNESS_MAX_BYTES */.TF} bytes that the file of a witness may have. ` +
            "Keep the manifests of each export in a file of its own.");
    }
    const witness = readWitness((0,printable/* printable */.g$)(path), bytes);
    if (!witness.ok)
        throw new action_error/* ActionError */.lZ(witness.error);
    return witness.value;
}
async function readBounded(path) {
    const file = await (0,promises_.open)(path);
    try {
        const chunks = [];
        let length = 0;
        for await (const chunk of file.createReadStream()) {
            chunks.push(chunk);
            length += chunk.length;
            if (length > limits/* AUDIT_WITNESS_MAX_BYTES */.TF)
                return null;
        }
        return Buffer.concat(chunks);
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./.build/action/action/audit-export/verify-anywhere.js









async function verifyAnywhere(place, options, process, progress) {
    const verifyOptions = await readVerifyOptions(options, process);
    const source = options.server === undefined ? null : (0,server_option/* readServerUrl */.Pm)(options.server, "--server");
    const address = (0,server_option/* isUrl */.gU)(place) ? (0,server_option/* readExportUrl */.oL)(place) : null;
    refuseTwoServers(address?.url, source);
    if (options.maxLag !== undefined && source === null)
        throw new action_error/* ActionError */.lZ(LAG_OF_NO_SERVER);
    const serverAt = (baseUrl) => (0,server_option/* serverWithKey */.TJ)(baseUrl, options.keyHeader, process.env);
    const log = source === null ? null : (0,client/* auditSource */.L)({ ...serverAt(source), cursorIsId: false }, (0,open_export/* clientGet */.A_)());
    const objects = await (0,open_export/* openExport */.V1)(place, serverAt, process, progress);
    const ports = (0,open_export/* verifyPorts */.Mj)(objects, (totals) => progress.show(() => (0,audit_export_progress/* checkedText */.N0)(totals)));
    const verification = await verifyExport(verifyOptions, ports);
    const { breaks, totals, notices } = verification;
    (0,open_export/* refuseNothing */.OX)(totals.manifests + totals.segments + breaks.length);
    const job = address === null ? null : await readExportJob(address.url, serverAt(address.baseUrl), progress);
    const comparison = log === null || breaks.length > 0 ? null : await compare(objects, log, totals, progress);
    const compared = comparison === null ? [] : otherServer(verification, source);
    return {
        verification: { ...verification, notices: [...notices, ...compared] },
        comparison,
        verdict: verdictOn(verification, comparison, job, options.maxLag),
    };
}
async function readVerifyOptions({ publicKey, witness }, process) {
    const publicKeys = await Promise.all(publicKey.map(async (key) => await (0,open_export/* readPublicKey */.RR)(key, process)));
    return {
        publicKeys,
        witnesses: await Promise.all(witness.map(async (file) => await readWitnessFile(file, process))),
    };
}
function verdictOn(verification, comparison, job, maxLag) {
    const { lastId } = verification.totals;
    const facts = {
        lastId,
        broken: brokenText(verification),
        attention: null,
        serverFinding: verify_anywhere_findingOf(job, comparison),
        isChecked: true,
        openGaps: verification.openGaps,
        differences: comparison?.differences ?? (0,reconcile_differences/* noDifferences */.mr)(),
        reach: comparison === null ? null : { ...comparison.reach, lastId, isOvertaken: false },
    };
    const maxLagSeconds = maxLag ?? job?.maxLagSeconds ?? action_limits/* AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS */.C0;
    return (0,verdict/* verdictOf */.V)(facts, { now: comparison?.reach.time ?? Date.now(), maxLagSeconds });
}
function verify_anywhere_findingOf(job, comparison) {
    const finding = job?.finding ?? null;
    return finding?.state === "behind" && comparison !== null ? null : finding;
}
async function compare(objects, log, totals, progress) {
    const onStep = (state) => progress.show(() => (0,audit_export_progress/* comparedText */.lp)(totals, state));
    return await compareWithServer(objects, log, { ...(0,open_export/* waitDependencies */.bb)(progress), now: Date.now, onStep });
}
function brokenText({ breaks, breaksLeftOut }) {
    const [first] = breaks;
    if (first === undefined)
        return null;
    const count = breaks.length + breaksLeftOut;
    return count === 1
        ? `${first.object}: ${first.message}`
        : `${(0,wording/* countOf */.pq)(count, "break")}, the first in ${first.object}.`;
}
function otherServer(verification, source) {
    if (source === verification.source)
        return [];
    return [`It is of the log of ${verification.source}, and was compared with that of ${source}.`];
}
const LAG_OF_NO_SERVER = "--max-lag is how old an entry of the server may be that the export does not have: name that server, by --server.";
function refuseTwoServers(url, source) {
    if (url === undefined || source === null || new URL(url).origin === new URL(source).origin)
        return;
    throw new action_error/* ActionError */.lZ("The export is on another server than --server names, and STEWARD_API_KEY is the key of one. " +
        "Download the objects of the export to a folder, and check that.");
}


/***/ })

};
