export const id = 120;
export const ids = [120];
export const modules = {

/***/ 6120:
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
// EXTERNAL MODULE: ./.build/action/shared/audit-export/lines.js
var audit_export_lines = __webpack_require__(275);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/segment-ids.js


function segmentIds(raw, quarantined, idBefore, readEntry, onLine) {
    let [line, firstId, highest] = [0, null, idBefore];
    const lateLines = [];
    const all = [];
    for (const bytes of (0,audit_export_lines/* linesOf */.Dx)(raw)) {
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
    for (const bytes of (0,audit_export_lines/* linesOf */.Dx)(raw)) {
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

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/part.js



function isPassedOver({ options }, sequence, segment) {
    const { part } = options;
    if (part === undefined)
        return false;
    return part.kind === "since" ? sequence <= part.sequence : !(0,time_range/* mayHold */.B)(segment, part.times);
}
function passOver(state, { number, chain, last_id: lastId, gaps, ...listed }) {
    const { passedOver, position } = state;
    const entries = position.entries === null ? null : position.entries + listed.entries;
    state.position = { number, chain, lastId, gaps, entries, writtenTime: null };
    passedOver.segments += 1;
    passedOver.entries += listed.entries;
    passedOver.quarantined += listed.quarantined;
}
function checkSince(state, sequence, stored) {
    const { part } = state.options;
    if (part?.kind !== "since" || part.sequence !== sequence || part.sha256 === null)
        return;
    if (part.sha256 === stored.sha256)
        return;
    (0,verify_state/* addBreak */.ji)(state, { object: (0,object_names/* manifestName */.vS)(sequence), message: "It is not the manifest that was verified before." });
}
function checkSinceIsThere(state, end) {
    const { part } = state.options;
    if (part?.kind !== "since" || part.sequence <= end)
        return;
    (0,verify_state/* addBreak */.ji)(state, { object: (0,object_names/* manifestName */.vS)(part.sequence), message: "It is missing, though it was verified before." });
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-objects.js






async function checkNames(state) {
    let isCut = false;
    const strays = [];
    for await (const object of state.ports.objects.list("")) {
        const sha256 = (0,object_names/* quarantineSha256 */.Au)(object);
        if (sha256 !== undefined && state.leftovers.size < limits/* AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS */.ee)
            state.leftovers.add(sha256);
        else if (sha256 !== undefined)
            isCut = true;
        else if ((0,object_names/* isStrayName */.Vm)(object))
            strays.push(object);
        else if (!(0,object_names/* isExportObjectName */.hV)(object))
            addUnknownObject(state, object);
    }
    state.notices.push(...(0,object_names/* straysNotice */.xr)(strays));
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
        checkSince(state, next, before);
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
        if (segment.number <= state.position.number)
            continue;
        if (isPassedOver(state, sequence, segment))
            passOver(state, segment);
        else
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
    checkSinceIsThere(state, end.sequence);
    await checkUnsealed(state);
    await checkRepeats(state);
    const openGaps = openGapsOf(state);
    if (state.passedOver.segments === 0)
        await checkLeftovers(state);
    const witnessed = (0,check_witness/* tellWitnessed */.s)(state);
    tellUnknownObjects(state);
    const { name, source, breaksLeftOut, notices, keyChanges, counts } = state;
    if (counts.unsealedSegments > 0)
        notices.push(`Segments that no manifest lists yet: ${counts.unsealedSegments}.`);
    const breaks = (0,verify_state/* sortedBreaks */.yI)(state);
    const totals = (0,verify_state/* totalsOf */.vA)(state);
    const passedOver = options.part === undefined ? null : state.passedOver;
    const found = { name, source, breaks, breaksLeftOut, openGaps, notices, totals, keyChanges, passedOver };
    return { ...found, signedBy: signedBy(state), witnessed };
}
function signedBy({ keys: { expected, areRight } }) {
    return areRight ? (expected ?? null) : null;
}
function openGapsOf(state) {
    const { gaps } = (0,verify_state/* totalsOf */.vA)(state);
    const { gaps: stated } = state.position;
    if (state.passedOver.segments > 0)
        return state.isConsecutive && stated !== null && stated.length > 0 ? stated : null;
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
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verdict.js
var verdict = __webpack_require__(3865);
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
// EXTERNAL MODULE: ./.build/action/shared/audit-export/reconcile/stored-entries.js
var stored_entries = __webpack_require__(8977);
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
            return (0,result/* err */._)((0,stored_entries/* notWhole */.HR)(start));
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
    return home.ok ? home : (0,result/* err */._)((0,stored_entries/* notWhole */.HR)(home.error.stored));
}
async function takeFrom(number, left, found, ports) {
    const segment = await (0,stored_segment/* readStoredSegment */.De)(number, ports);
    if (segment.state !== "whole")
        return (0,stored_entries/* notWhole */.HR)(segment);
    const entries = new Map();
    const fault = (0,stored_entries/* addEntries */.SS)(entries, segment.value, ports);
    if (fault !== null)
        return (0,stored_entries/* brokenExport */.IG)((0,object_names/* segmentName */.Jc)(number), fault);
    for (const id of left) {
        const stored = entries.get(id);
        if (stored === undefined)
            continue;
        left.delete(id);
        found.set(id, await (0,stored_entries/* storedSha256 */.lW)(stored, ports.codec));
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
function isPast({ highest }, id) {
    return highest !== null && (0,entry_ids/* isAbove */.oi)(highest, id);
}
function leadsTo(id, entries, { highest }) {
    return (0,entry_ids/* isAbove */.oi)(id, highest) && entries.some((entry) => entry.id !== null && !(0,entry_ids/* isAbove */.oi)(entry.id, id));
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/beyond.js






async function walkBeyond({ beyond, url, differences, lastEntry }, last, ports) {
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
    const walk = {
        beyond: isNew ? start : beyond,
        met: new Set(),
        strays: new Map(),
        lastGiven: new Set(),
        nameless: null,
    };
    const pages = isNew
        ? pagesFrom({ before: last, url, lowestLate: lastId }, ports)
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
    const all = [found.value, lastEntry?.id === lastId ? lastDifference(lastEntry, walk.lastGiven) : {}];
    return {
        kind: "walked",
        beyond: walk.beyond,
        differences: all.map(reconcile_differences/* differencesOf */.g6).reduce(reconcile_differences/* joinDifferences */.zY, differences),
    };
}
function lastDifference({ id, sha256 }, given) {
    const [first, other] = given;
    if (first === undefined || (first === sha256 && other === undefined))
        return {};
    return {
        changedEntries: given.has(sha256) ? [] : [{ id, exportedSha256: sha256, serverSha256: first }],
        repeatedEntries: other === undefined ? [] : [{ id, sha256s: [first, other] }],
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
        else if (id === lastId)
            walk.lastGiven.add(await (0,entry_content/* sha256Of */.Bj)(entry, ports.codec));
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

// EXTERNAL MODULE: ./.build/action/shared/text/bytes.js
var bytes = __webpack_require__(5724);
// EXTERNAL MODULE: ./.build/action/shared/text/characters.js
var characters = __webpack_require__(5319);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/compare-in-order.js





async function compareInOrder(stretch, url, ports) {
    const { before, last, segments } = stretch;
    if (!segments.every(({ metadata }) => metadata.late === 0 && metadata.quarantined.length === 0))
        return (0,result.ok)(null);
    const walk = { left: segments, at: 0, highest: null };
    let endUrl = null;
    for await (const page of pagesFrom({ before, url, lowestLate: null }, ports)) {
        if (!page.ok)
            return (0,result/* err */._)(page.error);
        const { entries } = page.value;
        if (leadsTo(last.last_id, entries, walk))
            endUrl = page.value.url;
        for (const entry of entries)
            if (!isNext(entry, stretch, walk))
                return (0,result.ok)(null);
        if (isPast(walk, last.last_id))
            break;
    }
    const { left, highest } = walk;
    const lastLine = lastLineOf(stretch);
    return (0,result.ok)(left.length > 0 || lastLine === undefined ? null : { url: endUrl, highest, lastLine });
}
function isNext(entry, { before, last }, walk) {
    const { id } = entry;
    if (id === null)
        return true;
    const isBefore = before !== null && !(0,entry_ids/* isAbove */.oi)(id, before.last_id);
    const isBehind = (0,entry_ids/* isAbove */.oi)(id, last.last_id);
    if (!(0,entry_ids/* isAbove */.oi)(id, walk.highest) && !(isBefore && !isPast(walk, before.last_id)))
        return false;
    if ((0,entry_ids/* isAbove */.oi)(id, walk.highest))
        walk.highest = id;
    if (isBefore || isBehind)
        return true;
    return entry.kind === "entry" && passLine(walk, entry.bytes);
}
function passLine(walk, line) {
    const raw = walk.left[0]?.raw;
    const end = walk.at + line.length;
    if (raw?.[end] !== characters/* LINE_FEED */.kR || !(0,bytes/* hasBytesAt */.db)(raw, walk.at, line))
        return false;
    walk.at = end + 1;
    if (walk.at < raw.length)
        return true;
    walk.left = walk.left.slice(1);
    walk.at = 0;
    return true;
}
function lastLineOf({ segments }) {
    const raw = segments.at(-1)?.raw;
    return raw?.subarray(raw.lastIndexOf(characters/* LINE_FEED */.kR, raw.length - 2) + 1, -1);
}

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var text_json = __webpack_require__(4817);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/pruned.js



const PRUNING_ACTION = "prune_audit_log";
const DESCRIPTION = /^Removed [^"]* of the audit log, up to the id (?<through>0|[1-9]\d{0,63}):/;
async function readPrunedThrough(source) {
    const outcome = await source.fetchPage(source.newestUrl(PRUNING_ACTION));
    if (outcome.kind === "page")
        return (0,result.ok)(prunedThrough(outcome.page.entries[0]));
    const { failure } = outcome;
    return isNoRecord(failure) ? (0,result.ok)(null) : (0,result/* err */._)(failure);
}
function splitPruned(ids, through) {
    if (through === null)
        return { vanishedIds: ids, prunedThrough: null };
    const vanishedIds = ids.filter((id) => (0,entry_ids/* isAbove */.oi)(id, through));
    return { vanishedIds, prunedThrough: vanishedIds.length < ids.length ? through : null };
}
function prunedThrough(entry) {
    if (entry?.kind !== "entry")
        return null;
    const record = (0,text_json/* parseJson */.qF)(new TextDecoder().decode(entry.bytes));
    if (!(0,text_json/* isObject */.Gv)(record) || record["action"] !== PRUNING_ACTION || record["user_id"] !== "0")
        return null;
    const { event_description: text } = record;
    const through = typeof text === "string" ? DESCRIPTION.exec(text)?.groups?.["through"] : undefined;
    return through !== undefined && (0,entry_ids/* isAbove */.oi)(entry.id, through) ? through : null;
}
function isNoRecord({ kind }) {
    return kind === "rejected" || kind === "absent" || kind === "too-large";
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/compare-stretch.js










async function compareStretch(stretch, known, url, ports) {
    const inOrder = await compareInOrder(stretch, url, ports);
    if (!inOrder.ok)
        return { kind: "failed", failure: inOrder.error };
    if (inOrder.value === null)
        return await compareById(stretch, known, url, ports);
    const { lastLine, ...read } = inOrder.value;
    const lastEntry = { id: stretch.last.last_id, sha256: await ports.codec.digest(lastLine) };
    return { kind: "compared", ...read, differences: known, lastEntry };
}
async function compareById(plain, known, url, ports) {
    const read = (0,stored_entries/* entriesOf */.Mc)(plain, ports);
    if (!read.ok)
        return { kind: "broken", message: read.error };
    const stretch = { ...plain, entries: read.value };
    const { before, last } = stretch;
    const walk = { highest: null, same: new Set(), others: new Map(), repeated: new Map(), candidates: new Map() };
    let [differences, endUrl] = [known, null];
    let laterPages = hasOrder(stretch, ports) ? 0 : limits/* AUDIT_RECONCILE_MAX_LATER_PAGES */.eE;
    for await (const page of pagesFrom({ before, url, lowestLate: (0,stored_entries/* lowestLate */.Nf)(stretch, stretch.entries) }, ports)) {
        if (!page.ok)
            return { kind: "failed", failure: page.error };
        const { entries } = page.value;
        if (leadsTo(last.last_id, entries, walk))
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
    const found = await ownDifferences(stretch, walk, ports);
    const through = found.vanishedIds.length === 0 ? (0,result.ok)(null) : await readPrunedThrough(ports.source);
    if (!through.ok)
        return { kind: "failed", failure: through.error };
    const own = (0,reconcile_differences/* differencesOf */.g6)({ ...found, ...splitPruned(found.vanishedIds, through.value) });
    const lastEntry = await (0,stored_entries/* lastEntryOf */.Q2)(stretch, stretch.entries, ports.codec);
    const all = (0,reconcile_differences/* joinDifferences */.zY)(resolved.value, own);
    return { kind: "compared", url: endUrl, highest: walk.highest, differences: all, lastEntry };
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
    if (await (0,stored_entries/* isSameEntry */.TR)(entry, stored, codec)) {
        same.add(id);
        if (other !== undefined)
            addRepeated(repeated, id, other, await (0,stored_entries/* storedSha256 */.lW)(stored, codec));
        return;
    }
    const sha256 = await (0,entry_content/* sha256Of */.Bj)(entry, codec);
    if (same.has(id))
        addRepeated(repeated, id, await (0,stored_entries/* storedSha256 */.lW)(stored, codec), sha256);
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
            changedEntries.push({ id, exportedSha256: await (0,stored_entries/* storedSha256 */.lW)(stored, codec), serverSha256 });
    }
    return { changedEntries, repeatedEntries: [...repeated.values()], vanishedIds };
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile.js






function startReconciliation(segment = 1, lastEntry = null) {
    const differences = (0,reconcile_differences/* noDifferences */.mr)();
    return { segment, entries: 0, lastId: null, lastEntry, url: null, highest: null, differences, beyond: null };
}
async function reconcileStep(state, ports) {
    if (state.beyond !== null)
        return await readOn(state, ports);
    const read = await (0,stored_entries/* readStretch */.Ao)(state.segment, ports);
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
    const lastEntry = comparison.lastEntry ?? state.lastEntry;
    const entries = state.entries + stretch.lines;
    const highest = comparison.highest !== null && (0,entry_ids/* isAbove */.oi)(comparison.highest, state.highest) ? comparison.highest : state.highest;
    return {
        kind: "working",
        state: { ...state, segment: segment + 1, entries, lastId, lastEntry, url, highest, differences },
    };
}
async function readOn(state, ports) {
    const last = state.segment === 1 ? null : await (0,stored_segment/* readStoredStart */.k4)(state.segment - 1, ports);
    if (last !== null && last.state !== "whole")
        return { kind: "broken", message: (0,stored_entries/* notWhole */.HR)(last) };
    const known = state.highest === null ? state : { ...state, lastEntry: null };
    const walked = await walkBeyond(known, last?.value ?? null, ports);
    if (walked.kind === "failed")
        return { ...walked, state: { ...state, beyond: null } };
    if (walked.kind === "broken")
        return walked;
    const { beyond } = walked;
    const read = { ...state, lastId: last?.value.last_id ?? null, differences: walked.differences };
    if (beyond.next !== null)
        return { kind: "working", state: { ...read, beyond } };
    const next = await (0,stored_segment/* readStoredStart */.k4)(state.segment, ports);
    if (next.state !== "absent")
        return { kind: "working", state: { ...read, beyond: null } };
    return { kind: "compared", state: { ...read, beyond }, behind: behindOf(beyond), earlyEnd: earlyEndOf(read, beyond) };
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
    return { maxLagSeconds, finding: readFinding(verdict) };
}
function readFinding({ state, text }) {
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
    const texts = [...(0,audit_export_lines/* linesOf */.Dx)(bytes)];
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
;// CONCATENATED MODULE: ./.build/action/action/audit-export/verify-options.js






async function readVerifyOptions({ publicKey, witness, ...asked }, process) {
    const part = await readPart(asked, process);
    return {
        publicKeys: await Promise.all(publicKey.map(async (key) => await (0,open_export/* readPublicKey */.RR)(key, process))),
        witnesses: await Promise.all(witness.map(async (file) => await readWitnessFile(file, process))),
        ...(part !== undefined && { part }),
    };
}
const SEQUENCE = /^[1-9]\d{0,8}$/;
async function readPart({ since, from = null, to = null }, { locate }) {
    const hasTimes = from !== null || to !== null;
    if (from !== null && to !== null && from >= to)
        throw new action_error/* ActionError */.lZ("--from must be earlier than --to.");
    if (since === undefined)
        return hasTimes ? { kind: "times", times: { from, to } } : undefined;
    if (hasTimes)
        throw new action_error/* ActionError */.lZ("--since cannot be given with --from or --to. Leave one of them out.");
    if (SEQUENCE.test(since))
        return { kind: "since", sequence: Number(since), sha256: null };
    const bytes = await (0,folder_files/* withPath */.iD)(since, async () => await (0,promises_.readFile)(locate(since)), "read");
    const manifest = (0,text_json/* parseJson */.qF)(new TextDecoder().decode(bytes));
    const sequence = (0,text_json/* isObject */.Gv)(manifest) ? manifest["sequence"] : undefined;
    if (typeof sequence === "number" && SEQUENCE.test(String(sequence))) {
        return { kind: "since", sequence, sha256: await node_codec/* nodeCodec */.H.digest(bytes) };
    }
    throw new action_error/* ActionError */.lZ(`"${(0,printable/* printable */.g$)(since)}" is not a manifest. Give --since the sequence of the last manifest that was verified, or a copy of its file.`);
}
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
    const { part } = verifyOptions;
    if (part !== undefined && source !== null)
        throw new action_error/* ActionError */.lZ(PART_WITH_SERVER);
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
function verdictOn(verification, comparison, job, maxLag) {
    const { lastId } = verification.totals;
    const facts = {
        lastId,
        broken: brokenText(verification),
        attention: null,
        serverFinding: findingOf(job, comparison),
        isChecked: true,
        openGaps: verification.openGaps,
        differences: comparison?.differences ?? (0,reconcile_differences/* noDifferences */.mr)(),
        passedOver: verification.passedOver,
        quarantined: verification.totals.quarantined,
        reach: comparison === null ? null : { ...comparison.reach, lastId, isOvertaken: false, since: null },
    };
    const maxLagSeconds = maxLag ?? job?.maxLagSeconds ?? action_limits/* AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS */.C0;
    return (0,verdict/* verdictOf */.V)(facts, { now: comparison?.reach.time ?? Date.now(), maxLagSeconds });
}
function findingOf(job, comparison) {
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
const PART_WITH_SERVER = "--server compares all of an export, so it cannot be given with --since, --from or --to. Leave them out, or leave out --server.";
const LAG_OF_NO_SERVER = "--max-lag is how old an entry of the server may be that the export does not have: name that server, by --server.";
function refuseTwoServers(url, source) {
    if (url === undefined || source === null || new URL(url).origin === new URL(source).origin)
        return;
    throw new action_error/* ActionError */.lZ("The export is on another server than --server names, and STEWARD_API_KEY is the key of one. " +
        "Download the objects of the export to a folder, and check that.");
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

/***/ 7549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wb: () => (/* binding */ checkLatest),
  K7: () => (/* binding */ checkManifest),
  xg: () => (/* binding */ checkSomethingSigned),
  hc: () => (/* binding */ findLatest),
  T: () => (/* binding */ namedBy)
});

// EXTERNAL MODULE: ./.build/action/shared/audit-export/format.js
var format = __webpack_require__(405);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/keys.js
var audit_export_keys = __webpack_require__(1286);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/limits.js
var limits = __webpack_require__(2830);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/manifest.js
var manifest = __webpack_require__(1251);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/object-names.js
var object_names = __webpack_require__(1204);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored-manifest.js
var stored_manifest = __webpack_require__(9783);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/verify-state.js
var verify_state = __webpack_require__(2575);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-keys.js



function checkKey(state, manifest, isBeforeKnown) {
    const { keys, options } = state;
    const { expected } = keys;
    const key = manifest.public_key;
    const isRestarted = expected !== undefined && (0,audit_export_keys/* isRestart */.Kq)(manifest, expected);
    const fault = expected === undefined ? pinFault(key, options.publicKeys) : (0,audit_export_keys/* keyChainFault */.rA)(manifest, expected);
    if (fault !== null && (isBeforeKnown || expected === undefined))
        (0,verify_state/* addFault */.ym)(state, (0,object_names/* manifestName */.vS)(manifest.sequence), fault);
    if (fault !== null)
        keys.areRight = false;
    noteChange(state, manifest, isRestarted ? expected : key);
    keys.expected = (0,audit_export_keys/* keyAfter */.oE)(manifest);
}
function pinFault(key, publicKeys) {
    const [first] = publicKeys;
    if (first === undefined || (key !== null && publicKeys.includes(key)))
        return null;
    return (0,audit_export_keys/* keyFault */.mk)(key, first);
}
function noteChange(state, manifest, from) {
    const { key_change: change, public_key: key } = manifest;
    if (change === null || from === null || key === null)
        return;
    const object = (0,object_names/* manifestName */.vS)(manifest.sequence);
    if (change.kind === "rotation") {
        const { retired } = state.keys;
        retired.add(from);
        retired.delete(change.next_public_key);
        state.keyChanges.push({ object, kind: "rotation", from, to: change.next_public_key, isPinned: false });
        return;
    }
    const isPinned = state.options.publicKeys.includes(key);
    const restart = { object, kind: "restart", from: change.previous_public_key, to: key, isPinned };
    state.keyChanges.push(restart);
    tellRestart(state, restart);
}
function tellRestart(state, { object, from, to, isPinned }) {
    const isRetired = state.keys.retired.has(to);
    const restarts = `restarts the signing with the key ${to}`;
    const retired = `${restarts}, which was rotated away, and so must not sign again`;
    if (state.options.publicKeys.length === 0) {
        const lost = `${object} restarts the signing with a new key, since the old one was lost. Nothing but the new key vouches for that: ` +
            `ask the people who run the export whether ${to} is theirs, and give both keys as public keys.`;
        const ask = "Ask the people who run the export what happened: with public keys given, it is a break.";
        state.notices.push(isRetired ? `${object} ${retired}. ${ask}` : lost);
    }
    else if (isPinned && !isRetired) {
        const vouched = "It is one of the keys that were asked for, and nothing but that vouches for it.";
        state.notices.push(`${object} ${restarts}, since ${from} was lost. ${vouched}`);
    }
    else {
        state.keys.areRight = false;
        (0,verify_state/* addFault */.ym)(state, object, isRetired ? retired : `${restarts}, which is none of the keys that were asked for`);
    }
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/verify/check-witness.js
var check_witness = __webpack_require__(6970);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-manifests.js









async function checkManifest(state, place) {
    state.place += 1;
    const object = (0,object_names/* manifestName */.vS)(place.sequence);
    const stored = await (0,stored_manifest/* readStoredManifest */.Zl)(place.sequence, state.ports);
    if (stored.state !== "absent") {
        (0,check_witness/* noteWitnessed */.j)(state, place.sequence, stored.state === "whole" ? stored.value.sha256 : null);
    }
    if (stored.state === "absent") {
        (0,verify_state/* addListedButMissing */.y2)(state, object);
        return null;
    }
    if (stored.state === "broken") {
        (0,verify_state/* addFault */.ym)(state, object, stored.fault);
        return null;
    }
    const { manifest } = stored.value;
    const fault = (0,verify_state/* otherSource */.cj)(state, manifest.source) ?? chainFault(stored.value, place);
    if (fault !== null) {
        (0,verify_state/* addFault */.ym)(state, object, fault);
        return null;
    }
    checkKey(state, manifest, place.before !== null);
    state.name = manifest.name;
    return stored.value;
}
function chainFault({ manifest }, { sequence, before }) {
    if (before !== null)
        return (0,stored_manifest/* manifestChainFault */.Bh)(manifest, (0,stored_manifest/* sealedBy */.CE)(before));
    return sequence === 1 ? (0,stored_manifest/* manifestChainFault */.Bh)(manifest, stored_manifest/* NOTHING_SEALED */.x5) : null;
}
async function findLatest({ ports }) {
    const bytes = await ports.objects.read(object_names/* LATEST_NAME */.Y9, limits/* AUDIT_MANIFEST_MAX_BYTES */.NS + 1);
    if (bytes === null)
        return { kind: "none" };
    const document = (0,manifest/* readSignedDocument */._m)(bytes, manifest/* readLatest */.Eg);
    if (document !== undefined)
        return { kind: "found", document };
    const changed = "is not in the form that the export writes: its text was changed";
    return { kind: "unreadable", fault: (0,format/* isOlderFormat */.m1)(bytes) ? format/* OLDER_FORMAT_FAULT */.Ol : changed };
}
function namedBy(latest) {
    return latest.kind === "found" ? latest.document.fields.manifest : null;
}
async function checkLatest(state, latest, end) {
    state.place += 1;
    const object = object_names/* LATEST_NAME */.Y9;
    if (latest.kind === "none") {
        if (end.sequence > 0)
            (0,verify_state/* addBreak */.ji)(state, { object, message: "It is missing, though there are manifests." });
        return;
    }
    if (latest.kind === "unreadable")
        return (0,verify_state/* addFault */.ym)(state, object, latest.fault);
    const { fields } = latest.document;
    if (!(await (0,stored_manifest/* isSigned */.JI)("latest", latest.document, state.ports.verifySignature))) {
        return (0,verify_state/* addBreak */.ji)(state, { object, message: "It has a signature that is not that of its key." });
    }
    const otherKey = end.named === null ? null : (0,audit_export_keys/* keyFault */.mk)(fields.public_key, (0,audit_export_keys/* keyAfter */.oE)(end.named.manifest));
    if (otherKey !== null) {
        state.keys.areRight = false;
        (0,verify_state/* addFault */.ym)(state, object, otherKey);
    }
    const fault = (state.name === null ? null : (0,stored_manifest/* nameFault */.IY)(fields.name, state.name)) ?? (0,verify_state/* otherSource */.cj)(state, fields.source);
    if (fault !== null)
        (0,verify_state/* addFault */.ym)(state, object, fault);
    checkNamed(state, fields, end);
}
function checkNamed(state, { manifest, manifest_sha256: sha256 }, end) {
    const name = (0,object_names/* manifestName */.vS)(manifest);
    if (manifest === 0)
        return (0,verify_state/* addBreak */.ji)(state, { object: object_names/* LATEST_NAME */.Y9, message: "It names no manifest." });
    if (manifest > end.sequence) {
        return (0,verify_state/* addBreak */.ji)(state, {
            object: name,
            message: `It is missing, though ${object_names/* LATEST_NAME */.Y9} names it as the newest one.`,
        });
    }
    if (end.named !== null && end.named.sha256 !== sha256) {
        return (0,verify_state/* addBreak */.ji)(state, {
            object: object_names/* LATEST_NAME */.Y9,
            message: `It names ${name} with a SHA-256 that is not that of the manifest.`,
        });
    }
    if (manifest < end.sequence) {
        state.notices.push(`${object_names/* LATEST_NAME */.Y9} names ${name}, but there are manifests up to ${(0,object_names/* manifestName */.vS)(end.sequence)}.`);
    }
}
function checkSomethingSigned(state, { sequence }) {
    if (sequence > 0 || state.options.publicKeys.length === 0)
        return;
    (0,verify_state/* addBreak */.ji)(state, {
        object: (0,object_names/* manifestName */.vS)(1),
        message: "It is missing: nothing is signed by the key that was asked for.",
    });
}


/***/ }),

/***/ 6970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ noteWitnessed),
/* harmony export */   s: () => (/* binding */ tellWitnessed)
/* harmony export */ });
/* harmony import */ var _object_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1204);
/* harmony import */ var _verify_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2575);


function noteWitnessed({ witnessed, place }, sequence, sha256) {
    if (witnessed?.sequences.has(sequence) === true)
        witnessed.found.set(sequence, { sha256, place });
}
function tellWitnessed(state) {
    const { witnessed } = state;
    if (witnessed === null)
        return null;
    state.place += 1;
    const { witnesses, found } = witnessed;
    const read = new Set();
    const others = new Set();
    for (const witness of witnesses) {
        const lines = linesAbout(state, witness);
        for (const { sequence } of lines)
            if ((found.get(sequence)?.sha256 ?? null) !== null)
                read.add(sequence);
        for (const sequence of tellOthers(state, found, witness, lines))
            others.add(sequence);
        tellMissing(state, found, witness, lines);
    }
    return read.size - others.size;
}
function linesAbout(state, witness) {
    const lines = witness.lines.filter((line) => isAbout(line, state));
    const skipped = witness.lines.length - lines.length;
    if (lines.length === 0) {
        const which = `${state.name} of ${state.source}`;
        const message = `The witness ${witness.name} has no line of this export, ${which}, only ${skipped} of others. Check that it is the witness of this export.`;
        (0,_verify_state_js__WEBPACK_IMPORTED_MODULE_0__/* .addBreak */ .ji)(state, { object: (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(1), message });
        return [];
    }
    if (skipped > 0) {
        state.notices.push(`Lines of the witness ${witness.name} that are of other exports, and were passed over: ${skipped}.`);
    }
    return lines;
}
function isAbout({ export: name, source }, state) {
    if (state.name === null)
        return true;
    return (name === undefined || name === state.name) && (source === undefined || source === state.source);
}
function tellOthers(state, found, { name }, lines) {
    const isOther = ({ sequence, sha256 }) => {
        const own = found.get(sequence)?.sha256 ?? null;
        return own !== null && own !== sha256;
    };
    const others = new Set(lines.filter(isOther).map(({ sequence }) => sequence));
    const first = lowest(others);
    const kept = lines.find((line) => line.sequence === first && isOther(line));
    if (kept === undefined)
        return others;
    const message = `It is not the manifest that the witness ${name} has in line ${kept.line}, of the SHA-256 ${kept.sha256}.`;
    const place = found.get(first)?.place ?? state.place;
    (0,_verify_state_js__WEBPACK_IMPORTED_MODULE_0__/* .addBreak */ .ji)(state, {
        object: (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(first),
        place,
        message: `${message}${more(others.size, "are others than it has")}`,
    });
    return others;
}
function tellMissing(state, found, { name }, lines) {
    const missing = new Set(lines.map(({ sequence }) => sequence).filter((sequence) => !found.has(sequence)));
    const first = lowest(missing);
    const kept = lines.find(({ sequence }) => sequence === first);
    if (kept === undefined)
        return;
    const message = `It is missing, though the witness ${name} has it in line ${kept.line}.`;
    (0,_verify_state_js__WEBPACK_IMPORTED_MODULE_0__/* .addBreak */ .ji)(state, { object: (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(first), message: `${message}${more(missing.size, "are missing")}` });
}
function more(count, what) {
    return count === 1 ? "" : ` In all, ${count} manifests ${what}.`;
}
function lowest(sequences) {
    return [...sequences].reduce((low, sequence) => Math.min(low, sequence), Number.POSITIVE_INFINITY);
}


/***/ }),

/***/ 6527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ missingIn),
/* harmony export */   I7: () => (/* binding */ noIds),
/* harmony export */   qq: () => (/* binding */ missingText),
/* harmony export */   rN: () => (/* binding */ countId),
/* harmony export */   x9: () => (/* binding */ countOfMissing)
/* harmony export */ });
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);
/* harmony import */ var _entry_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6627);


function noIds() {
    return { lowest: null, highest: null, ids: 0 };
}
function countId(range, id) {
    range.ids += 1;
    if (range.lowest === null || (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .compareIds */ .q3)(id, range.lowest) < 0)
        range.lowest = id;
    if (range.highest === null || (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .compareIds */ .q3)(id, range.highest) > 0)
        range.highest = id;
}
function missingIn({ lowest, highest, ids }) {
    if (lowest === null || highest === null)
        return 0;
    const missing = BigInt(highest) - BigInt(lowest) + 1n - BigInt(ids);
    if (missing > BigInt(Number.MAX_SAFE_INTEGER))
        return Number.MAX_SAFE_INTEGER;
    return missing > 0n ? Number(missing) : 0;
}
function missingText(missing) {
    return atLeast(missing) + String(missing);
}
function countOfMissing(missing) {
    return atLeast(missing) + (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(missing, "id");
}
function atLeast(missing) {
    return missing >= Number.MAX_SAFE_INTEGER ? "at least " : "";
}


/***/ }),

/***/ 2575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ startVerification),
/* harmony export */   Fv: () => (/* binding */ passUnread),
/* harmony export */   cj: () => (/* binding */ otherSource),
/* harmony export */   ji: () => (/* binding */ addBreak),
/* harmony export */   vA: () => (/* binding */ totalsOf),
/* harmony export */   wX: () => (/* binding */ reportProgress),
/* harmony export */   y2: () => (/* binding */ addListedButMissing),
/* harmony export */   yI: () => (/* binding */ sortedBreaks),
/* harmony export */   ym: () => (/* binding */ addFault)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(405);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2830);
/* harmony import */ var _stored_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6905);
/* harmony import */ var _stored_segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
/* harmony import */ var _id_range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6527);





function startWitnesses(witnesses) {
    if (witnesses.length === 0)
        return null;
    const sequences = new Set(witnesses.flatMap(({ lines }) => lines.map(({ sequence }) => sequence)));
    return { witnesses, sequences, found: new Map() };
}
function startVerification(options, ports) {
    return {
        options,
        ports,
        breaks: [],
        breaksLeftOut: 0,
        notices: [],
        keys: { expected: undefined, areRight: true, retired: new Set() },
        keyChanges: [],
        witnessed: startWitnesses(options.witnesses ?? []),
        place: 0,
        position: { ..._stored_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SEGMENT */ .CU, lastId: null, gaps: [] },
        name: null,
        source: null,
        isOlderFormatTold: false,
        hasUnread: false,
        isConsecutive: false,
        mustStateGaps: false,
        records: [],
        ids: (0,_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .noIds */ .I7)(),
        leftovers: new Set(),
        unknownObjects: { names: [], count: 0 },
        passedOver: { segments: 0, entries: 0, quarantined: 0 },
        counts: { manifests: 0, segments: 0, entries: 0, quarantined: 0, late: 0, unsealedSegments: 0 },
    };
}
function addBreak(state, found) {
    if (state.breaks.length >= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_VERIFY_MAX_BREAKS */ .eZ)
        state.breaksLeftOut += 1;
    else
        state.breaks.push({ line: null, id: null, place: state.place, ...found });
}
function addFault(state, object, fault) {
    if (fault === _format_js__WEBPACK_IMPORTED_MODULE_3__/* .OLDER_FORMAT_FAULT */ .Ol) {
        if (state.isOlderFormatTold)
            return;
        state.isOlderFormatTold = true;
    }
    addBreak(state, { object, message: `It ${fault}.` });
}
function addListedButMissing(state, object) {
    addBreak(state, { object, message: "It is listed, but missing." });
}
function sortedBreaks(state) {
    const inOrder = state.breaks.toSorted((one, other) => one.place - other.place);
    return inOrder.map(({ object, line, id, message }) => ({ object, line, id, message }));
}
function otherSource(state, source) {
    const before = state.source ?? source;
    state.source = source;
    return (0,_stored_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceFault */ .q)(source, before);
}
function passUnread(state, number) {
    state.hasUnread = true;
    state.position = { ...state.position, number, chain: null, entries: null, gaps: null };
}
function totalsOf({ counts, ids, passedOver, position }) {
    const { manifests, segments, entries, quarantined, late, unsealedSegments } = counts;
    const { lowest: firstId, highest } = ids;
    const lastId = passedOver.segments > 0 ? position.lastId : highest;
    return { manifests, segments, entries, quarantined, late, gaps: (0,_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .missingIn */ .EH)(ids), firstId, lastId, unsealedSegments };
}
function reportProgress(state) {
    state.ports.onProgress?.(totalsOf(state));
}


/***/ })

};
