export const id = 107;
export const ids = [107];
export const modules = {

/***/ 5107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyAnywhere: () => (/* binding */ verifyAnywhere)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./.build/action/shared/content-server/transport.js
var transport = __webpack_require__(8062);
// EXTERNAL MODULE: ./.build/action/shared/content-server/limits.js
var limits = __webpack_require__(3047);
// EXTERNAL MODULE: ./.build/action/shared/content-server/client.js + 1 modules
var client = __webpack_require__(5989);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/object-names.js
var object_names = __webpack_require__(1204);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/limits.js
var audit_export_limits = __webpack_require__(2830);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/manifest.js
var manifest = __webpack_require__(1251);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored.js
var audit_export_stored = __webpack_require__(6905);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/entry-ids.js
var entry_ids = __webpack_require__(6627);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/gaps.js


function noGaps() {
    return { lowest: null, highest: null, ids: 0, places: [] };
}
function countId(gaps, id) {
    gaps.ids += 1;
    if (gaps.lowest === null || (0,entry_ids/* compareIds */.q3)(id, gaps.lowest) < 0)
        gaps.lowest = id;
    if (gaps.highest === null || (0,entry_ids/* compareIds */.q3)(id, gaps.highest) > 0)
        gaps.highest = id;
}
function addGapPlace(gaps, found) {
    const missing = BigInt(found.before) - BigInt(found.after) - 1n;
    if (missing <= 0n)
        return;
    if (gaps.places.length < audit_export_limits/* AUDIT_VERIFY_MAX_GAP_PLACES */.tZ)
        gaps.places.push({ ...found, missing });
}
function fillGap({ places }, id) {
    let [from, to] = [0, places.length];
    while (from < to) {
        const middle = (from + to) >> 1;
        if ((0,entry_ids/* compareIds */.q3)(places[middle]?.before ?? id, id) > 0)
            to = middle;
        else
            from = middle + 1;
    }
    const place = places[from];
    if (place !== undefined && (0,entry_ids/* compareIds */.q3)(place.after, id) < 0)
        place.missing -= 1n;
}
function gapsOf({ lowest, highest, ids }) {
    if (lowest === null || highest === null)
        return 0;
    const missing = BigInt(highest) - BigInt(lowest) + 1n - BigInt(ids);
    return missing > 0n ? Number(missing) : 0;
}
function firstGap({ places }) {
    return places.find(({ missing }) => missing > 0n);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/verification.js



function startVerification(options, ports) {
    return {
        options,
        ports,
        breaks: [],
        breaksLeftOut: 0,
        notices: [],
        place: 0,
        position: { ...audit_export_stored/* NO_SEGMENT */.CU, lastId: null },
        name: null,
        source: null,
        hasUnread: false,
        isConsecutive: false,
        records: [],
        gaps: noGaps(),
        leftovers: new Set(),
        unknownObjects: { names: [], count: 0 },
        counts: { manifests: 0, segments: 0, entries: 0, quarantined: 0, late: 0, unsealedSegments: 0 },
    };
}
function addBreak(state, found) {
    if (state.breaks.length >= audit_export_limits/* AUDIT_VERIFY_MAX_BREAKS */.eZ)
        state.breaksLeftOut += 1;
    else
        state.breaks.push({ line: null, id: null, place: state.place, ...found });
}
function addFault(state, object, fault) {
    addBreak(state, { object, message: `It ${fault}.` });
}
function sortedBreaks(state) {
    const inOrder = state.breaks.toSorted((one, other) => one.place - other.place);
    return inOrder.map(({ object, line, id, message }) => ({ object, line, id, message }));
}
function otherSource(state, source) {
    const before = state.source ?? source;
    state.source = source;
    return (0,audit_export_stored/* sourceFault */.qg)(source, before);
}
function passUnread(state, number) {
    state.hasUnread = true;
    state.position = { ...state.position, number, chain: null, entries: null };
}
function totalsOf({ counts, gaps }) {
    const { manifests, segments, entries, quarantined, late, unsealedSegments } = counts;
    const { lowest: firstId, highest: lastId } = gaps;
    return { manifests, segments, entries, quarantined, late, gaps: gapsOf(gaps), firstId, lastId, unsealedSegments };
}
function reportProgress(state) {
    state.ports.onProgress?.(totalsOf(state));
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-manifests.js





async function checkManifest(state, place) {
    state.place += 1;
    const object = (0,object_names/* manifestName */.vS)(place.sequence);
    const stored = await (0,audit_export_stored/* readStoredManifest */.Zl)(place.sequence, state.ports);
    if (stored.state === "absent") {
        addBreak(state, { object, message: "It is listed, but missing." });
        return null;
    }
    if (stored.state === "broken") {
        addFault(state, object, stored.fault);
        return null;
    }
    const { manifest } = stored.value;
    const fault = otherSource(state, manifest.source) ?? chainFault(stored.value, place);
    if (fault !== null) {
        addFault(state, object, fault);
        return null;
    }
    checkKey(state, object, manifest.public_key, place.key);
    state.name = manifest.name;
    return stored.value;
}
function chainFault({ manifest }, { sequence, before }) {
    if (before !== null)
        return (0,audit_export_stored/* manifestChainFault */.Bh)(manifest, (0,audit_export_stored/* sealedBy */.CE)(before));
    return sequence === 1 ? (0,audit_export_stored/* manifestChainFault */.Bh)(manifest, audit_export_stored/* NOTHING_SEALED */.x5) : null;
}
async function findLatest({ ports }) {
    const bytes = await ports.objects.read(object_names/* LATEST_NAME */.Y9, audit_export_limits/* AUDIT_MANIFEST_MAX_BYTES */.NS + 1);
    if (bytes === null)
        return { kind: "none" };
    const document = (0,manifest/* readSignedDocument */._m)(bytes, manifest/* readLatest */.Eg);
    return document === undefined ? { kind: "unreadable" } : { kind: "found", document };
}
function namedBy(latest) {
    return latest.kind === "found" ? latest.document.fields.manifest : null;
}
async function checkLatest(state, latest, end) {
    state.place += 1;
    const object = object_names/* LATEST_NAME */.Y9;
    if (latest.kind === "none") {
        if (end.sequence > 0)
            addBreak(state, { object, message: "It is missing, though there are manifests." });
        return;
    }
    if (latest.kind === "unreadable") {
        return addBreak(state, { object, message: "It is not in the form that the export writes: its text was changed." });
    }
    const { fields } = latest.document;
    if (!(await (0,audit_export_stored/* isSigned */.JI)("latest", latest.document, state.ports.verifySignature))) {
        return addBreak(state, { object, message: "It has a signature that is not that of its key." });
    }
    checkKey(state, object, fields.public_key, end.key);
    checkNamed(state, fields, end);
}
function checkNamed(state, { manifest, manifest_sha256: sha256 }, end) {
    const name = (0,object_names/* manifestName */.vS)(manifest);
    if (manifest === 0)
        return addBreak(state, { object: object_names/* LATEST_NAME */.Y9, message: "It names no manifest." });
    if (manifest > end.sequence) {
        return addBreak(state, {
            object: name,
            message: `It is missing, though ${object_names/* LATEST_NAME */.Y9} names it as the newest one.`,
        });
    }
    if (end.namedSha256 !== null && end.namedSha256 !== sha256) {
        return addBreak(state, {
            object: object_names/* LATEST_NAME */.Y9,
            message: `It names ${name} with a SHA-256 that is not that of the manifest.`,
        });
    }
    if (manifest < end.sequence) {
        state.notices.push(`${object_names/* LATEST_NAME */.Y9} names ${name}, but there are manifests up to ${(0,object_names/* manifestName */.vS)(end.sequence)}.`);
    }
}
function startKeys(state) {
    return { last: state.options.publicKey ?? undefined, isOne: true };
}
function checkKey(state, object, key, seen) {
    const { last } = seen;
    seen.last = key;
    const fault = last === undefined ? null : (0,audit_export_stored/* keyFault */.mk)(key, last);
    if (fault === null)
        return;
    seen.isOne = false;
    addFault(state, object, fault);
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/segment.js
var segment = __webpack_require__(2345);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/segment-ids.js


function segmentIds(raw, quarantined, idBefore, readEntry, onLine) {
    let [line, firstId, highest] = [0, null, idBefore];
    const lateLines = [];
    for (const bytes of (0,segment/* linesOf */.Dx)(raw)) {
        line += 1;
        const entry = readEntry(bytes);
        onLine?.(line, entry, highest);
        if (entry.kind !== "entry")
            continue;
        if (line === 1)
            firstId = entry.id;
        if ((0,entry_ids/* isAbove */.oi)(entry.id, highest))
            highest = entry.id;
        else
            lateLines.push({ id: entry.id, line });
    }
    const inQuarantine = quarantined.flatMap(({ id }) => (id === null ? [] : [id]));
    const notUp = [...lateLines, ...inQuarantine.map((id) => ({ id, line: 0 }))];
    const highestLine = highest;
    for (const id of inQuarantine)
        if ((0,entry_ids/* isAbove */.oi)(id, highest))
            highest = id;
    return { firstId, highest, highestLine, inQuarantine, lateLines, ...partRepeated(notUp, raw, idBefore, readEntry) };
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

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-entries.js




function checkEntries(state, object, metadata, raw) {
    const { lastId: idBefore, chain } = state.position;
    const ids = segmentIds(raw, metadata.quarantined, idBefore, state.ports.readEntry, (line, entry, before) => {
        checkReadable(state, object, line, entry);
        if (entry.kind !== "entry")
            return;
        countId(state.gaps, entry.id);
        noteGap(state, { object, line, before: entry.id, after: before });
    });
    countQuarantined(state, object, ids);
    for (const { id, line } of ids.repeated) {
        const message = "The segment already has an entry with this id.";
        addBreak(state, { object, line: line === 0 ? null : line, id, message });
    }
    checkLate(state, object, metadata, ids);
    checkStated(state, object, metadata, ids, chain !== null);
    const lowIds = ids.loose.filter(({ id }) => !(0,entry_ids/* isAbove */.oi)(id, idBefore)).length;
    const { number, last_id: lastId } = metadata;
    state.records.push({ number, chain: metadata.chain, idBefore, lastId, lowIds, place: state.place });
}
function countQuarantined(state, object, { inQuarantine, highestLine, loose }) {
    let after = highestLine;
    for (const id of inQuarantine.toSorted(entry_ids/* compareIds */.q3)) {
        countId(state.gaps, id);
        if (!(0,entry_ids/* isAbove */.oi)(id, after))
            continue;
        noteGap(state, { object, line: null, before: id, after });
        after = id;
    }
    for (const { id } of loose)
        fillGap(state.gaps, id);
}
function checkReadable(state, object, line, entry) {
    if (entry.kind === "entry")
        return;
    addBreak(state, { object, line, id: entry.id, message: `The line is not a readable entry. ${entry.reason}` });
}
function noteGap(state, { after, ...found }) {
    if (after === null || !state.isConsecutive || state.position.chain === null)
        return;
    addGapPlace(state.gaps, { ...found, after, place: state.place });
}
function checkLate(state, object, { late, quarantined }, ids) {
    const { lateLines } = ids;
    const most = quarantined.some(({ id }) => id !== null) ? Number.POSITIVE_INFINITY : lateLines.length;
    if (lateLines.length <= late && late <= most)
        return;
    const first = lateLines[late];
    const message = `The segment says that ${late} of its entries came late, but ${lateLines.length} have an id that is not higher than the ids before.`;
    addBreak(state, { object, line: first?.line ?? null, id: first?.id ?? null, message });
}
function checkStated(state, object, metadata, { firstId, highest }, isLinked) {
    if (metadata.first_id !== firstId) {
        addBreak(state, { object, line: 1, id: firstId, message: "Its first_id is not the id of its first line." });
    }
    const isHighest = isLinked ? metadata.last_id === highest : !(0,entry_ids/* isAbove */.oi)(highest ?? metadata.last_id, metadata.last_id);
    if (isHighest)
        return;
    addBreak(state, { object, message: "Its last_id is not the highest id up to its end." });
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-segment.js





async function checkSegment(state, number, listing) {
    state.place += 1;
    const stored = await (0,audit_export_stored/* readStoredSegment */.De)(number, state.ports, listing);
    if (stored.state === "whole") {
        await checkWhole(state, stored.value, listing);
    }
    else {
        tellNotWhole(state, stored, listing);
        passUnreadSegment(state, number, listing);
    }
    reportProgress(state);
    return stored.state !== "absent";
}
function tellNotWhole(state, stored, listing) {
    if (stored.state === "broken")
        return addFault(state, stored.object, stored.fault);
    if (listing === null)
        return;
    addBreak(state, { object: stored.object, message: `It is missing. ${listing.manifest} lists it.` });
}
async function checkWhole(state, { metadata, raw }, listing) {
    const object = (0,object_names/* segmentName */.Jc)(metadata.number);
    const fault = otherSource(state, metadata.source) ??
        (0,audit_export_stored/* segmentChainFault */.nZ)(metadata, state.position) ??
        (listing === null ? null : (0,audit_export_stored/* listingFault */.jd)(metadata, listing));
    if (fault !== null)
        addFault(state, object, fault);
    checkEntries(state, object, metadata, raw);
    await checkQuarantined(state, object, metadata.quarantined);
    count(state, metadata, listing);
    state.position = { ...(0,audit_export_stored/* segmentEnd */.Lg)(metadata), lastId: metadata.last_id };
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
    passUnread(state, number);
    if (listing === null)
        return;
    const { chain, last_id: lastId, entries: listed } = listing.segment;
    state.position = { ...state.position, chain, lastId, entries: entries === null ? null : entries + listed };
}
async function checkQuarantined(state, segment, listed) {
    for (const { sha256, bytes: size, id } of listed) {
        state.leftovers.delete(sha256);
        const object = (0,object_names/* quarantineName */.Is)(sha256);
        const bytes = await state.ports.objects.read(object, Math.min(size, limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk) + 1);
        if (bytes === null)
            addBreak(state, { object, id, message: `It is missing. ${segment} lists it.` });
        else if (bytes.length !== size || (await state.ports.codec.digest(bytes)) !== sha256) {
            addBreak(state, { object, id, message: `It is not the object whose size and SHA-256 ${segment} lists.` });
        }
    }
}
async function checkLeftovers(state) {
    let matching = 0;
    for (const sha256 of state.leftovers) {
        state.place += 1;
        const object = (0,object_names/* quarantineName */.Is)(sha256);
        const bytes = await state.ports.objects.read(object, limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk + 1);
        if (bytes !== null && (await state.ports.codec.digest(bytes)) === sha256)
            matching += 1;
        else
            addBreak(state, { object, message: "No segment lists it, and its name is not the SHA-256 of its bytes." });
    }
    if (matching > 0)
        state.notices.push(`Quarantined objects that no segment lists: ${matching}.`);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-objects.js





async function checkNames(state) {
    let isCut = false;
    for await (const object of state.ports.objects.list("")) {
        const sha256 = (0,object_names/* quarantineSha256 */.Au)(object);
        if (sha256 !== undefined && state.leftovers.size < audit_export_limits/* AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS */.ee)
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
        addBreak(state, { object, message: "This is not the name of an object of an export." });
    state.breaksLeftOut += count - names.length;
}
async function checkManifests(state, latest) {
    const key = startKeys(state);
    let [sequence, named] = [0, null];
    let before = null;
    let mayLeaveOut = false;
    for await (const name of state.ports.objects.list(object_names/* MANIFEST_PREFIX */.$$)) {
        const next = (0,object_names/* manifestSequence */.fz)(name);
        if (next === undefined || next <= sequence)
            continue;
        const isMissing = next > sequence + 1;
        if (isMissing)
            addMissing(state, (0,object_names/* manifestName */.vS)(sequence + 1), name);
        const place = { sequence: next, before: isMissing ? null : before, key };
        before = await checkManifest(state, place);
        sequence = next;
        mayLeaveOut ||= isMissing || before === null;
        if (before === null)
            continue;
        if (next === namedBy(latest))
            named = before.sha256;
        await checkListed(state, before.manifest, mayLeaveOut);
        if (before.manifest.segments.length > 0)
            mayLeaveOut = false;
    }
    return { sequence, namedSha256: named, key };
}
async function checkUnsealed(state) {
    for await (const name of state.ports.objects.list(object_names/* SEGMENT_PREFIX */.Pw)) {
        const number = (0,object_names/* segmentNumber */.Jr)(name);
        if (number === undefined || number <= state.position.number)
            continue;
        if (number > state.position.number + 1) {
            addMissing(state, (0,object_names/* segmentName */.Jc)(state.position.number + 1), name);
            passUnread(state, number - 1);
        }
        await checkSegment(state, number, null);
    }
}
async function checkListed(state, { sequence, segments, consecutive_ids }, mayLeaveOut) {
    state.counts.manifests += 1;
    state.isConsecutive = consecutive_ids;
    const manifest = (0,object_names/* manifestName */.vS)(sequence);
    const first = segments[0]?.number;
    if (first !== undefined && first !== state.position.number + 1) {
        if (!mayLeaveOut || first <= state.position.number) {
            const message = `It begins with segment ${first}, but segment ${state.position.number + 1} is the next.`;
            addBreak(state, { object: manifest, message });
        }
        await catchUp(state, first);
    }
    for (const segment of segments) {
        if (segment.number > state.position.number)
            await checkSegment(state, segment.number, { manifest, segment });
    }
    reportProgress(state);
}
async function catchUp(state, number) {
    let isThere = true;
    while (isThere && state.position.number + 1 < number) {
        isThere = await checkSegment(state, state.position.number + 1, null);
    }
    if (state.position.number + 1 < number)
        passUnread(state, number - 1);
}
function addMissing(state, object, later) {
    state.place += 1;
    addBreak(state, { object, message: `It is missing, though there is ${later}.` });
}
function addUnknownObject({ unknownObjects }, name) {
    unknownObjects.count += 1;
    if (unknownObjects.names.length < audit_export_limits/* AUDIT_VERIFY_MAX_BREAKS */.eZ)
        unknownObjects.names.push(name);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify/check-repeats.js






async function checkRepeats(state) {
    const lowIds = state.records.reduce((total, record) => total + record.lowIds, 0);
    const rounds = Math.ceil(lowIds / audit_export_limits/* AUDIT_VERIFY_MAX_LATE_IDS */.$A);
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
    const stored = await (0,audit_export_stored/* readStoredSegment */.De)(number, state.ports);
    if (stored.state === "whole" && stored.value.metadata.chain === chain)
        return stored.value;
    addBreak(state, { object: (0,object_names/* segmentName */.Jc)(number), place, message: "It was changed while it was checked." });
    return undefined;
}
function addRepeat(state, { id, line, record }, other) {
    const message = `${(0,object_names/* segmentName */.Jc)(other.number)} already has an entry with this id.`;
    addBreak(state, {
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

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/verify.js







async function verifyExport(options, ports) {
    const state = startVerification(options, ports);
    const latest = await findLatest(state);
    await checkNames(state);
    const end = await checkManifests(state, latest);
    await checkLatest(state, latest, end);
    if (end.sequence === 0)
        checkNothingSigned(state);
    await checkUnsealed(state);
    await checkRepeats(state);
    checkGaps(state);
    await checkLeftovers(state);
    tellUnknownObjects(state);
    const { name, source, breaksLeftOut, notices, counts } = state;
    if (counts.unsealedSegments > 0)
        notices.push(`Segments that no manifest lists yet: ${counts.unsealedSegments}.`);
    const breaks = sortedBreaks(state);
    return { name, source, breaks, breaksLeftOut, notices, totals: totalsOf(state), signedBy: signedBy(end) };
}
function checkNothingSigned(state) {
    if (state.options.publicKey === null)
        return;
    addBreak(state, {
        object: (0,object_names/* manifestName */.vS)(1),
        message: "It is missing: nothing is signed by the key that was asked for.",
    });
}
function signedBy({ sequence, key: { last, isOne } }) {
    return sequence > 0 && isOne ? (last ?? null) : null;
}
function checkGaps(state) {
    const { gaps } = totalsOf(state);
    if (gaps === 0 || state.hasUnread)
        return;
    const first = firstGap(state.gaps);
    if (first === undefined) {
        state.notices.push(`Ids between the first and the last that no entry has: ${gaps}.`);
        return;
    }
    const { object, line, place, before: id, after } = first;
    const message = `Ids are missing, although the ids of this server are consecutive: ${gaps}, the first after ${after}.`;
    addBreak(state, { object, line, id, place, message });
}

// EXTERNAL MODULE: ./.build/action/shared/content-server/source-entry.js + 1 modules
var source_entry = __webpack_require__(7831);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var validate_limits = __webpack_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __webpack_require__(5827);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/reconciliation.js

function noDifferences() {
    return { missing: 0, missingIds: [], vanished: 0, vanishedIds: [] };
}
function joinDifferences(one, other) {
    return {
        missing: one.missing + other.missing,
        missingIds: firstOf(one.missingIds, other.missingIds),
        vanished: one.vanished + other.vanished,
        vanishedIds: firstOf(one.vanishedIds, other.vanishedIds),
    };
}
function firstOf(ids, more) {
    return [...ids, ...more].slice(0, audit_export_limits/* AUDIT_RECONCILE_MAX_IDS */.jo);
}

// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/source-walk.js



async function* idsOfSource(range, ports) {
    let { url, outcome } = await begin(range, ports);
    let [highest, idlePages] = [null, 0];
    while (outcome.kind === "page" && idlePages <= audit_export_limits/* AUDIT_RECONCILE_MAX_IDLE_PAGES */.sO) {
        const ids = idsOf(outcome.page.entries);
        yield (0,result.ok)({ url, ids });
        const above = (0,entry_ids/* maxId */.wf)(highest, outcome.page.entries);
        idlePages = above === highest ? idlePages + 1 : 0;
        highest = above;
        const { next } = outcome.page;
        if (next === null || (highest !== null && (0,entry_ids/* compareIds */.q3)(highest, range.last) > 0))
            return;
        url = next;
        outcome = await fetchPage(url, ports);
    }
    yield (0,result/* err */._)(outcome.kind === "failed" ? outcome.failure : { kind: "malformed", message: IDLE });
}
const IDLE = "The server returns page after page without a higher id.";
async function begin(range, ports) {
    for (const { url, covers } of beginnings(range, ports)) {
        const outcome = await fetchPage(url, ports);
        if (outcome.kind === "failed" && !isUnusable(outcome.failure))
            return { url, outcome };
        if (outcome.kind === "page" && isEarlyEnough(outcome.page.entries, covers))
            return { url, outcome };
    }
    const url = ports.source.startUrl("ascending", ports.pageEntries);
    return { url, outcome: await fetchPage(url, ports) };
}
function isUnusable({ kind }) {
    return kind === "rejected" || kind === "left-server";
}
function beginnings({ before, urlBefore, lowestLate }, { source, pageEntries }) {
    if (before === null)
        return [];
    const after = lowestLate === null ? before.last_id : (0,entry_ids/* idBefore */.vQ)(lowestLate);
    const url = after === null ? null : source.urlAfter(after, pageEntries);
    if (url !== null)
        return [{ url, covers: null }];
    const covers = lowestLate ?? before.last_id;
    return [urlBefore, before.tail_url].flatMap((known) => (known === null ? [] : [{ url: known, covers }]));
}
async function fetchPage(url, { source, pageEntries }) {
    let outcome = await source.fetchPage(url);
    for (let entries = pageEntries >> 1; isTooLarge(outcome) && entries >= 1; entries >>= 1) {
        outcome = await source.fetchPage(source.withLimit(url, entries));
    }
    return outcome;
}
function isTooLarge(outcome) {
    return outcome.kind === "failed" && outcome.failure.kind === "too-large";
}
function isEarlyEnough(entries, covers) {
    return covers === null || idsOf(entries).some((id) => (0,entry_ids/* compareIds */.q3)(id, covers) <= 0);
}
function idsOf(entries) {
    return entries.flatMap(({ id }) => (id === null ? [] : [id]));
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/compare-segment.js








async function compareSegment({ metadata, ids }, { metadata: before, url: urlBefore }, ports) {
    const { number, last_id: last } = metadata;
    const range = { before, urlBefore, lowestLate: lowestUpTo(ids, before?.last_id ?? null), last };
    const seen = new Set();
    const candidates = new Set();
    let [differences, url] = [noDifferences(), null];
    for await (const page of idsOfSource(range, ports)) {
        if (!page.ok)
            return { kind: "failed", failure: page.error };
        const { ids: pageIds } = page.value;
        if (pageIds.some((id) => (0,entry_ids/* compareIds */.q3)(id, last) <= 0))
            ({ url } = page.value);
        for (const id of pageIds) {
            if (ids.has(id))
                seen.add(id);
            else if (isIn(range, id))
                candidates.add(id);
        }
        if (candidates.size < audit_export_limits/* AUDIT_RECONCILE_MAX_CANDIDATES */.Th)
            continue;
        const found = await removeWhatCameLate(candidates, number, ports);
        if (!found.ok)
            return { kind: "broken", message: found.error };
        differences = compare_segment_addMissing(differences, candidates);
        candidates.clear();
    }
    const found = await removeWhatCameLate(candidates, number, ports);
    if (!found.ok)
        return { kind: "broken", message: found.error };
    differences = compare_segment_addMissing(differences, candidates);
    return {
        kind: "compared",
        url,
        differences: addVanished(differences, [...ids].filter((id) => !seen.has(id))),
    };
}
function compare_segment_addMissing(differences, ids) {
    return joinDifferences(differences, { ...noDifferences(), missing: ids.size, missingIds: [...ids] });
}
function addVanished(differences, ids) {
    return joinDifferences(differences, { ...noDifferences(), vanished: ids.length, vanishedIds: ids });
}
function isIn(range, id) {
    return (0,entry_ids/* compareIds */.q3)(id, range.last) <= 0 && (range.before === null || (0,entry_ids/* compareIds */.q3)(id, range.before.last_id) > 0);
}
function lowestUpTo(ids, last) {
    let lowest = null;
    for (const id of ids) {
        const isLate = last !== null && (0,entry_ids/* compareIds */.q3)(id, last) <= 0;
        if (isLate && (lowest === null || (0,entry_ids/* compareIds */.q3)(id, lowest) < 0))
            lowest = id;
    }
    return lowest;
}
function storedIds({ metadata, raw }, { readEntry }) {
    const ids = new Set(metadata.quarantined.flatMap(({ id }) => (id === null ? [] : [id])));
    for (const line of (0,segment/* linesOf */.Dx)(raw)) {
        const { id, kind } = readEntry(line);
        if (kind === "unreadable")
            return (0,result/* err */._)("has a line that is not an entry");
        ids.add(id);
    }
    return (0,result.ok)({ metadata, ids });
}
async function removeWhatCameLate(ids, number, ports) {
    for (let later = number + 1; ids.size > 0; later += 1) {
        const start = await (0,audit_export_stored/* readStoredStart */.k4)(later, ports);
        if (start.state === "absent")
            break;
        if (start.state === "broken")
            return (0,result/* err */._)(notWhole(start));
        if (start.value.late === 0 && start.value.quarantined.length === 0)
            continue;
        const segment = await (0,audit_export_stored/* readStoredSegment */.De)(later, ports);
        if (segment.state !== "whole")
            return (0,result/* err */._)(notWhole(segment));
        const found = storedIds(segment.value, ports);
        if (!found.ok)
            return (0,result/* err */._)(brokenExport((0,object_names/* segmentName */.Jc)(later), found.error));
        for (const id of found.value.ids)
            ids.delete(id);
    }
    return (0,result.ok)(null);
}
function brokenExport(object, fault) {
    return `${object} ${fault}. Check the export with verify-export.`;
}
function notWhole(stored) {
    return brokenExport(stored.object, (0,audit_export_stored/* faultOf */.Kl)(stored));
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile.js





function startReconciliation(manifest, url = null) {
    return { manifest, segments: 0, url, differences: noDifferences() };
}
async function reconcileStep(state, ports) {
    const stored = await (0,audit_export_stored/* readStoredManifest */.Zl)(state.manifest, ports);
    if (stored.state === "absent")
        return { kind: "nothing-to-compare" };
    if (stored.state === "broken")
        return { kind: "broken", message: notWhole(stored) };
    const { manifest } = stored.value;
    const listed = manifest.segments[state.segments];
    if (listed === undefined)
        return { kind: "compared", state };
    const listing = { manifest: (0,object_names/* manifestName */.vS)(state.manifest), segment: listed };
    const chained = await readChained(listing, ports);
    if (!chained.ok)
        return { kind: "broken", message: chained.error };
    const { segment, before } = chained.value;
    const comparison = await compareSegment(segment, { metadata: before, url: state.url }, ports);
    if (comparison.kind !== "compared")
        return comparison;
    const segments = state.segments + 1;
    const differences = joinDifferences(state.differences, comparison.differences);
    const kind = segments < manifest.segments.length ? "working" : "compared";
    return { kind, state: { ...state, segments, url: comparison.url, differences } };
}
async function readChained(listing, ports) {
    const { number } = listing.segment;
    const stored = await (0,audit_export_stored/* readStoredSegment */.De)(number, ports, listing);
    if (stored.state !== "whole")
        return (0,result/* err */._)(notWhole(stored));
    const before = number === 1 ? null : await (0,audit_export_stored/* readStoredStart */.k4)(number - 1, ports);
    if (before !== null && before.state !== "whole")
        return (0,result/* err */._)(notWhole(before));
    const { metadata } = stored.value;
    const fault = (0,audit_export_stored/* listingFault */.jd)(metadata, listing) ??
        (0,audit_export_stored/* segmentChainFault */.nZ)(metadata, before === null ? audit_export_stored/* NO_SEGMENT */.CU : (0,audit_export_stored/* segmentEnd */.Lg)(before.value));
    const segment = fault === null ? storedIds(stored.value, ports) : (0,result/* err */._)(fault);
    if (!segment.ok)
        return (0,result/* err */._)(brokenExport((0,object_names/* segmentName */.Jc)(number), segment.error));
    return (0,result.ok)({ segment: segment.value, before: before?.value ?? null });
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/node-codec.js
var node_codec = __webpack_require__(7714);
// EXTERNAL MODULE: ./.build/action/action/audit-export/waiting.js
var waiting = __webpack_require__(1426);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/compare-with-server.js




async function compareWithServer(manifests, objects, source, dependencies) {
    const ports = {
        source,
        objects,
        codec: node_codec/* nodeCodec */.H,
        readEntry: source_entry/* readSourceEntry */.Q3,
        pageEntries: audit_export_limits/* AUDIT_EXPORT_PAGE_ENTRIES */.ie,
    };
    let differences = noDifferences();
    let state = startReconciliation(1);
    let [before, failures] = [0, 0];
    while (state.manifest <= manifests) {
        dependencies.onStep(state.manifest, before + state.segments);
        const done = await reconcileStep(state, ports);
        failures = done.kind === "failed" ? failures + 1 : 0;
        switch (done.kind) {
            case "working":
                state = done.state;
                break;
            case "compared":
                differences = joinDifferences(differences, done.state.differences);
                before += done.state.segments;
                state = startReconciliation(done.state.manifest + 1, done.state.url);
                break;
            case "nothing-to-compare":
                return differences;
            case "broken":
                throw new action_error/* ActionError */.lZ(done.message);
            case "failed":
                await (0,waiting/* waitPatiently */.s)(done.failure, failures, dependencies);
        }
    }
    return differences;
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/folder-files.js
var folder_files = __webpack_require__(2631);
// EXTERNAL MODULE: ./.build/action/action/audit-export/folder-objects.js
var folder_objects = __webpack_require__(5496);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-folder.js
var open_folder = __webpack_require__(4926);
// EXTERNAL MODULE: ./.build/action/action/audit-export/progress.js
var audit_export_progress = __webpack_require__(7686);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/content-server/request.js
var request = __webpack_require__(8594);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var action_limits = __webpack_require__(9306);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/server-objects.js




function serverObjects(url, server, ports) {
    const objects = `${url}/objects`;
    const ask = async (target, maxBytes) => await askAgain(target, maxBytes, server, ports);
    return {
        read: async (name, maxBytes) => await ask(`${objects}/${name}`, maxBytes),
        list: (prefix) => listNames(objects, prefix, ask),
    };
}
async function* listNames(objects, prefix, ask) {
    let next = null;
    let [last, pages] = ["", 0];
    do {
        const query = new URLSearchParams({
            prefix,
            limit: String(limits/* LIST_PAGE_MAX_ITEMS */.nQ),
            ...(next === null ? {} : { next }),
        });
        pages += 1;
        if (pages > limits/* CLIENT_LIST_MAX_PAGES */.XT)
            throw new action_error/* ActionError */.lZ("The server's list of objects does not end. Ask its operator.");
        const page = readPage(await ask(`${objects}?${query.toString()}`, action_limits/* AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES */.F0));
        for (const name of page.names) {
            if (name <= last)
                throw new action_error/* ActionError */.lZ("The server does not list the objects of the export in order. Ask its operator.");
            last = name;
            if (name.startsWith(prefix))
                yield name;
        }
        next = page.names.length === 0 ? null : page.next;
    } while (next !== null);
}
function readPage(bytes) {
    if (bytes === null) {
        throw new action_error/* ActionError */.lZ("The server has no such export. GET /__api__/v1/audit_exports of the server lists them.");
    }
    const page = (0,json/* parseJson */.qF)(new TextDecoder().decode(bytes));
    const results = (0,json/* isObject */.Gv)(page) ? page["results"] : undefined;
    const names = (0,json/* isArray */.cy)(results)
        ? results.map((record) => ((0,json/* isObject */.Gv)(record) ? record["name"] : undefined))
        : [undefined];
    if (!(0,json/* isObject */.Gv)(page) || !names.every(isName)) {
        throw new action_error/* ActionError */.lZ("The server's answer is not a list of objects. Check that the URL is that of an export at a server of this project.");
    }
    return { names, next: cursorOf(page["paging"]) };
}
function isName(name) {
    return typeof name === "string" && name.length <= limits/* OBJECT_NAME_MAX_BYTES */.Z2;
}
function cursorOf(paging) {
    const cursors = (0,json/* isObject */.Gv)(paging) ? paging["cursors"] : undefined;
    const next = (0,json/* isObject */.Gv)(cursors) ? cursors["next"] : undefined;
    return typeof next === "string" ? next : null;
}
async function askAgain(url, maxBytes, server, { get, ...dependencies }) {
    for (let failures = 1;; failures += 1) {
        let status = 0;
        const getStart = async (...asked) => {
            const answer = await get(...asked);
            status = answer.status;
            return startOf(answer, maxBytes + 1);
        };
        const outcome = await (0,request/* request */.E)(server, getStart, url, maxBytes + 1);
        if (outcome.kind === "body")
            return outcome.bytes;
        if (status === 404)
            return null;
        await (0,waiting/* waitPatiently */.s)(outcome.failure, failures, dependencies);
    }
}
function startOf({ status, header, body }, bytes) {
    return { status, header: (name) => (name === "Content-Length" ? null : header(name)), body: firstBytes(body, bytes) };
}
async function* firstBytes(body, bytes) {
    let left = bytes;
    for await (const chunk of body) {
        yield chunk.subarray(0, left);
        left -= chunk.length;
        if (left <= 0)
            return;
    }
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/server-option.js
var server_option = __webpack_require__(5266);
// EXTERNAL MODULE: ./.build/action/action/audit-export/signing.js
var signing = __webpack_require__(7850);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/verify-anywhere.js













async function verifyAnywhere(place, options, { env }, progress) {
    const publicKey = options.publicKey === undefined ? null : await readPublicKey(options.publicKey);
    const source = options.server === undefined ? null : (0,server_option/* readServerUrl */.Pm)(options.server, "--server");
    const address = (0,server_option/* isUrl */.gU)(place) ? (0,server_option/* readExportUrl */.oL)(place) : null;
    refuseTwoServers(address?.url, source);
    const dependencies = dependenciesOf(progress);
    const server = (baseUrl) => (0,server_option/* serverWithKey */.TJ)(baseUrl, options.keyHeader, env);
    const get = (0,transport/* fetchGet */.x)(fetch, () => AbortSignal.timeout(limits/* CLIENT_REQUEST_MAX_SECONDS */.ZP * 1000));
    const log = source === null ? null : (0,client/* auditSource */.L)({ ...server(source), cursorIsId: false }, get);
    const objects = address === null
        ? await openToRead(place)
        : serverObjects(address.url, server(address.baseUrl), { ...dependencies, get });
    const verification = await verifyExport({ publicKey }, {
        objects,
        codec: node_codec/* nodeCodec */.H,
        verifySignature: signing/* verifySignature */.Od,
        readEntry: source_entry/* readSourceEntry */.Q3,
        onProgress: (totals) => progress.show(() => (0,audit_export_progress/* checkedText */.N0)(totals)),
    });
    refuseNothing(verification);
    if (log === null || verification.breaks.length > 0)
        return { verification, differences: null };
    const { manifests, segments } = verification.totals;
    const onStep = (...compared) => progress.show(() => (0,audit_export_progress/* comparedText */.lp)({ manifests, segments }, ...compared));
    const differences = await compareWithServer(manifests, objects, log, { ...dependencies, onStep });
    return {
        verification: { ...verification, notices: [...verification.notices, ...otherServer(verification, source)] },
        differences,
    };
}
function otherServer(verification, source) {
    if (source === verification.source)
        return [];
    return [`It is of the log of ${verification.source}, and was compared with that of ${source}.`];
}
function dependenciesOf(progress) {
    return {
        wait: async (milliseconds) => await (0,external_node_timers_promises_.setTimeout)(milliseconds),
        random: Math.random,
        onWait: (failure, milliseconds, tries) => progress.say((0,audit_export_progress/* waitText */.Lq)(failure, milliseconds, tries)),
    };
}
function refuseNothing({ totals, breaks }) {
    if (totals.manifests + totals.segments + breaks.length > 0)
        return;
    throw new action_error/* ActionError */.lZ("There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.");
}
async function openToRead(folder) {
    await (0,open_folder/* refuseOther */.h)(folder, "Name the folder of an export, and keep other files out of it.");
    return (0,folder_objects/* folderReader */._)(folder);
}
function refuseTwoServers(url, source) {
    if (url === undefined || source === null || new URL(url).origin === new URL(source).origin)
        return;
    throw new action_error/* ActionError */.lZ("The export is on another server than --server names, and STEWARD_API_KEY is the key of one. " +
        "Download the objects of the export to a folder, and check that.");
}
async function readPublicKey(text) {
    const given = (0,signing/* publicKeyOf */.kc)(text);
    if (given !== null)
        return given;
    const content = await (0,folder_files/* withPath */.iD)(text, async () => await (0,promises_.readFile)(text));
    const key = content.length > validate_limits/* FILE_MAX_BYTES */.ul ? null : (0,signing/* publicKeyOf */.kc)(content.toString());
    if (key !== null)
        return key;
    throw new action_error/* ActionError */.lZ(`"${(0,printable/* printable */.g$)(text)}" is not an Ed25519 public key. It must be 64 hexadecimal digits, or PEM that begins with ` +
        '"-----BEGIN PUBLIC KEY-----".');
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES),
/* harmony export */   Io: () => (/* binding */ STEP_MAX_ANNOTATIONS_PER_LEVEL),
/* harmony export */   M9: () => (/* binding */ AUDIT_EXPORT_TRIES_MAX),
/* harmony export */   gN: () => (/* binding */ AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS),
/* harmony export */   kH: () => (/* binding */ DIFF_MAX_CHANGED_LINES)
/* harmony export */ });
/* unused harmony exports API_REQUEST_MAX_SECONDS, API_RETRY_WAITS_SECONDS, API_WAIT_MAX_SECONDS, API_WAITS_MAX, API_WAIT_WITHOUT_WORD_SECONDS, API_MESSAGE_MAX_CHARACTERS, PULL_REQUEST_MAX_LISTED_FILES, COMPARISON_MAX_LISTED_FILES, FOLDERS_MAX_REQUESTS, FILES_READ_AT_ONCE, UNCHANGED_FILES_MAX_COMPARED, LOG_MAX_LISTED_PATHS, GIT_MAX_SECONDS, GIT_OUTPUT_MAX_BYTES, DIFF_MAX_LINES, CHECK_ANNOTATION_TITLE_MAX_CHARACTERS, CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS, COMMENT_MAX_CHARACTERS, STICKY_COMMENT_MAX_FINDINGS, STICKY_COMMENT_MAX_CHANGES, SUGGESTION_MAX_LINES, SUGGESTION_MAX_CHARACTERS, CHECK_RUN_REQUEST_MAX_ANNOTATIONS, CHECK_RUN_MAX_ANNOTATIONS, CHECK_RUN_SUMMARY_MAX_BYTES, REVIEW_MAX_COMMENTS, REVIEW_MAX_CLOSED_THREADS, CHANGES_OUTPUT_MAX_CHARACTERS */
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
const UNCHANGED_FILES_MAX_COMPARED = 500;
const LOG_MAX_LISTED_PATHS = 10;
const GIT_MAX_SECONDS = 60;
const GIT_OUTPUT_MAX_BYTES = (/* unused pure expression or super */ null && (256 * 1024 * 1024));
const DIFF_MAX_CHANGED_LINES = 2_000;
const DIFF_MAX_LINES = 200_000;
const CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;
const CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = (/* unused pure expression or super */ null && (16 * 1024));
const COMMENT_MAX_CHARACTERS = 65_536;
const STICKY_COMMENT_MAX_FINDINGS = 20;
const STICKY_COMMENT_MAX_CHANGES = 20;
const SUGGESTION_MAX_LINES = 50;
const SUGGESTION_MAX_CHARACTERS = 8_000;
const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;
const CHECK_RUN_MAX_ANNOTATIONS = 1_000;
const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;
const REVIEW_MAX_COMMENTS = 30;
const REVIEW_MAX_CLOSED_THREADS = 100;
const CHANGES_OUTPUT_MAX_CHARACTERS = (/* unused pure expression or super */ null && (32 * 1024));
const AUDIT_EXPORT_TRIES_MAX = 10;
const AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS = 300;
const AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES = 4 * 1024 * 1024;


/***/ }),

/***/ 2830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ AUDIT_VERIFY_MAX_LATE_IDS),
/* harmony export */   B$: () => (/* binding */ AUDIT_SEGMENT_MAX_BYTES),
/* harmony export */   CC: () => (/* binding */ AUDIT_MANIFEST_MAX_SEGMENTS),
/* harmony export */   GK: () => (/* binding */ AUDIT_SEGMENT_MAX_QUARANTINED),
/* harmony export */   Ii: () => (/* binding */ AUDIT_CLOCK_AHEAD_MAX_HOURS),
/* harmony export */   Mx: () => (/* binding */ AUDIT_OVERLAP_MAX_SEGMENTS),
/* harmony export */   NS: () => (/* binding */ AUDIT_MANIFEST_MAX_BYTES),
/* harmony export */   Nr: () => (/* binding */ AUDIT_PAGE_FAILURES_TO_HALVE),
/* harmony export */   P6: () => (/* binding */ AUDIT_SEGMENT_METADATA_MAX_BYTES),
/* harmony export */   Th: () => (/* binding */ AUDIT_RECONCILE_MAX_CANDIDATES),
/* harmony export */   eZ: () => (/* binding */ AUDIT_VERIFY_MAX_BREAKS),
/* harmony export */   ee: () => (/* binding */ AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS),
/* harmony export */   gC: () => (/* binding */ AUDIT_WALK_MAX_RESTARTS),
/* harmony export */   ie: () => (/* binding */ AUDIT_EXPORT_PAGE_ENTRIES),
/* harmony export */   ix: () => (/* binding */ AUDIT_STALLED_MAX_PAGES),
/* harmony export */   jo: () => (/* binding */ AUDIT_RECONCILE_MAX_IDS),
/* harmony export */   kI: () => (/* binding */ AUDIT_PAGE_SUSPECT_TRIES),
/* harmony export */   sO: () => (/* binding */ AUDIT_RECONCILE_MAX_IDLE_PAGES),
/* harmony export */   tZ: () => (/* binding */ AUDIT_VERIFY_MAX_GAP_PLACES),
/* harmony export */   tm: () => (/* binding */ AUDIT_SEGMENT_ENTRIES),
/* harmony export */   xH: () => (/* binding */ AUDIT_SEGMENT_RAW_BYTES),
/* harmony export */   yb: () => (/* binding */ AUDIT_SEGMENT_MAX_RAW_BYTES)
/* harmony export */ });
/* harmony import */ var _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

const AUDIT_EXPORT_PAGE_ENTRIES = 500;
const AUDIT_SEGMENT_ENTRIES = 20_000;
const AUDIT_SEGMENT_RAW_BYTES = 8 * 1024 * 1024;
const AUDIT_SEGMENT_MAX_RAW_BYTES = AUDIT_SEGMENT_RAW_BYTES + _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_EXPORT_PAGE_MAX_BYTES */ .Mk;
const AUDIT_SEGMENT_MAX_QUARANTINED = 100;
const AUDIT_SEGMENT_METADATA_MAX_BYTES = 65_000;
const AUDIT_SEGMENT_MAX_BYTES = AUDIT_SEGMENT_MAX_RAW_BYTES + 1024 * 1024;
const AUDIT_VERIFY_MAX_BREAKS = 100;
const AUDIT_VERIFY_MAX_LATE_IDS = 200_000;
const AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS = 100_000;
const AUDIT_VERIFY_MAX_GAP_PLACES = 1_000;
const AUDIT_RECONCILE_MAX_IDS = 100;
const AUDIT_RECONCILE_MAX_CANDIDATES = 10_000;
const AUDIT_RECONCILE_MAX_IDLE_PAGES = 100;
const AUDIT_MANIFEST_MAX_BYTES = 16 * 1024 * 1024;
const AUDIT_MANIFEST_MAX_SEGMENTS = 20_000;
const AUDIT_PAGE_SUSPECT_TRIES = 3;
const AUDIT_STALLED_MAX_PAGES = 10;
const AUDIT_WALK_MAX_RESTARTS = 10;
const AUDIT_OVERLAP_MAX_SEGMENTS = 100;
const AUDIT_PAGE_FAILURES_TO_HALVE = 3;
const AUDIT_CLOCK_AHEAD_MAX_HOURS = 24;


/***/ }),

/***/ 3047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ AUDIT_SOURCE_KEY_MAX_CHARACTERS),
/* harmony export */   GJ: () => (/* binding */ AUDIT_PAGE_URL_MAX_CHARACTERS),
/* harmony export */   ML: () => (/* binding */ AUDIT_ID_MAX_DIGITS),
/* harmony export */   Mk: () => (/* binding */ AUDIT_EXPORT_PAGE_MAX_BYTES),
/* harmony export */   RK: () => (/* binding */ AUDIT_EXPORT_PAGE_MAX_ENTRIES),
/* harmony export */   Wj: () => (/* binding */ CLIENT_BACKOFF_FIRST_SECONDS),
/* harmony export */   XT: () => (/* binding */ CLIENT_LIST_MAX_PAGES),
/* harmony export */   Y6: () => (/* binding */ AUDIT_SOURCE_OVERLAP_MAX_ENTRIES),
/* harmony export */   Z2: () => (/* binding */ OBJECT_NAME_MAX_BYTES),
/* harmony export */   ZP: () => (/* binding */ CLIENT_REQUEST_MAX_SECONDS),
/* harmony export */   lc: () => (/* binding */ AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS),
/* harmony export */   nQ: () => (/* binding */ LIST_PAGE_MAX_ITEMS),
/* harmony export */   nf: () => (/* binding */ CLIENT_RETRY_AFTER_MAX_SECONDS),
/* harmony export */   ui: () => (/* binding */ AUDIT_SOURCE_PAGE_MAX_ENTRIES),
/* harmony export */   y$: () => (/* binding */ CLIENT_BACKOFF_MAX_SECONDS)
/* harmony export */ });
/* unused harmony export BOOTSTRAP_SECRET_MIN_BYTES */
const LIST_PAGE_MAX_ITEMS = 500;
const BOOTSTRAP_SECRET_MIN_BYTES = 32;
const OBJECT_NAME_MAX_BYTES = 1_024;
const AUDIT_EXPORT_PAGE_MAX_BYTES = 16 * 1024 * 1024;
const AUDIT_EXPORT_PAGE_MAX_ENTRIES = 100_000;
const AUDIT_ID_MAX_DIGITS = 64;
const AUDIT_PAGE_URL_MAX_CHARACTERS = 4_096;
const CLIENT_REQUEST_MAX_SECONDS = 60;
const CLIENT_RETRY_AFTER_MAX_SECONDS = 15 * 60;
const CLIENT_BACKOFF_MAX_SECONDS = 5 * 60;
const CLIENT_BACKOFF_FIRST_SECONDS = 1;
const AUDIT_SOURCE_KEY_MAX_CHARACTERS = 1_024;
const AUDIT_SOURCE_PAGE_MAX_ENTRIES = 10_000;
const AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS = 24 * 60 * 60;
const AUDIT_SOURCE_OVERLAP_MAX_ENTRIES = 10_000;
const CLIENT_LIST_MAX_PAGES = 100_000;


/***/ }),

/***/ 6672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ FIX_EDITS_MAX),
/* harmony export */   OW: () => (/* binding */ NAME_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Pe: () => (/* binding */ REQUEST_MAX_BYTES),
/* harmony export */   RV: () => (/* binding */ HOST_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Su: () => (/* binding */ MODEL_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Th: () => (/* binding */ FIX_PASSES_MAX),
/* harmony export */   VO: () => (/* binding */ FIX_STEPS_MAX),
/* harmony export */   W$: () => (/* binding */ LAYERS_MAX),
/* harmony export */   dE: () => (/* binding */ BLOCK_ERRORS_MAX),
/* harmony export */   fv: () => (/* binding */ GUESSED_KEYS_MAX),
/* harmony export */   qZ: () => (/* binding */ DIAGNOSTICS_MAX),
/* harmony export */   ul: () => (/* binding */ FILE_MAX_BYTES)
/* harmony export */ });
const FILE_MAX_BYTES = 16 * 1024 * 1024;
const REQUEST_MAX_BYTES = 1024 * 1024;
const DIAGNOSTICS_MAX = 10_000;
const BLOCK_ERRORS_MAX = 100;
const FIX_PASSES_MAX = 100;
const FIX_STEPS_MAX = 100;
const FIX_EDITS_MAX = 1_000;
const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const LAYERS_MAX = 8;
const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;
const GUESSED_KEYS_MAX = 100;


/***/ })

};
