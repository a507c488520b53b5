export const id = 385;
export const ids = [385];
export const modules = {

/***/ 5385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportToFolder: () => (/* binding */ exportToFolder)
});

// EXTERNAL MODULE: ./.build/action/shared/content-server/client.js + 1 modules
var client = __webpack_require__(5989);
// EXTERNAL MODULE: ./.build/action/shared/content-server/transport.js
var transport = __webpack_require__(8062);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/limits.js
var limits = __webpack_require__(2830);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored.js
var audit_export_stored = __webpack_require__(6905);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/attention.js

const START_ELSEWHERE = "start a new export elsewhere: under another name, or in another folder.";
function brokenObject(object, fault) {
    return `The stored object ${object} ${fault}. Nothing is written after it. Restore it from a copy, or ${START_ELSEWHERE}`;
}
function notWhole(stored) {
    return brokenObject(stored.object, (0,audit_export_stored/* faultOf */.Kl)(stored));
}
function anotherSource(object, fault) {
    return `The stored object ${object} ${fault}. Set the base URL to that server again, or ${START_ELSEWHERE}`;
}
function anotherExport(object, fault) {
    const todo = `Nothing is written after it. Use that name and that signing key again, or ${START_ELSEWHERE}`;
    return `The stored object ${object} ${fault}. ${todo}`;
}
const WITHOUT_IDS = "Too many consecutive entries of the log have no `id` of decimal digits, so nothing tells whether they are written. " +
    "Only a log whose entries have such ids can be exported.";
const STALLED = "The server's pages name further pages, but these have no new entries. " +
    "The export would never end. Fix the server's paging, and the export resumes where it stopped.";
const PAGES_CHANGE = "The server's cursors expire, or its pages change, before the export has read down to what is written. " +
    "Fix the server's paging, and the export resumes where it stopped.";

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/job-types.js
function storedPorts({ store, codec }) {
    return { objects: store, codec };
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/manifest.js
var audit_export_manifest = __webpack_require__(1251);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/object-names.js
var object_names = __webpack_require__(1204);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/logs.js







function segmentLog(store, hints, codec) {
    const read = async (number) => await (0,audit_export_stored/* readStoredStart */.k4)(number, { objects: store, codec });
    const segments = { prefix: object_names/* SEGMENT_PREFIX */.Pw, numberOf: object_names/* segmentNumber */.Jr, read };
    const last = async () => await findLast(store, (await hints.load())?.segment ?? 0, segments);
    const append = async ({ metadata, bytes }) => {
        const { number } = metadata;
        const made = await store.create((0,object_names/* segmentName */.Jc)(number), bytes);
        const stored = made === "created" ? { state: "whole", value: metadata } : await read(number);
        await hints.save({ manifest: 0, ...(await hints.load()), segment: number });
        return stored;
    };
    return { last, append };
}
async function lastManifest(settings, ports) {
    const read = async (sequence) => await (0,audit_export_stored/* readStoredManifest */.Zl)(sequence, storedPorts(ports));
    const manifests = { prefix: object_names/* MANIFEST_PREFIX */.$$, numberOf: object_names/* manifestSequence */.fz, read };
    const found = await findLast(ports.store, (await ports.hints.load())?.manifest ?? 0, manifests);
    return found.state === "absent" ? (0,result.ok)(audit_export_stored/* NOTHING_SEALED */.x5) : sealedByOwn(found, settings, ports);
}
async function addManifest(manifest, before, settings, ports) {
    const { sequence } = manifest;
    const bytes = await (0,audit_export_manifest/* signDocument */.Tt)("manifest", manifest, ports.signer);
    const made = await ports.store.create((0,object_names/* manifestName */.vS)(sequence), bytes);
    const stored = made === "created"
        ? { state: "whole", value: { manifest, sha256: await ports.codec.digest(bytes) } }
        : await (0,audit_export_stored/* readStoredManifest */.Zl)(sequence, storedPorts(ports));
    await ports.hints.save({ segment: 0, ...(await ports.hints.load()), manifest: sequence });
    const sealed = sealedByOwn(stored, settings, ports, before);
    return sealed.ok ? (0,result.ok)({ sealed: sealed.value, isOwn: made === "created" }) : sealed;
}
async function followLatest({ sequence, sha256 }, { store, signer }) {
    const stored = await store.read(object_names/* LATEST_NAME */.Y9, limits/* AUDIT_MANIFEST_MAX_BYTES */.NS);
    const latest = stored === null ? undefined : (0,audit_export_manifest/* readSignedDocument */._m)(stored, audit_export_manifest/* readLatest */.Eg)?.fields;
    const isBehind = latest === undefined || latest.manifest < sequence;
    if (!isBehind && (latest.manifest > sequence || latest.manifest_sha256 === sha256))
        return;
    const fields = {
        format: 1,
        manifest: sequence,
        manifest_sha256: sha256,
        public_key: signer?.publicKey ?? null,
    };
    await store.replace(object_names/* LATEST_NAME */.Y9, await (0,audit_export_manifest/* signDocument */.Tt)("latest", fields, signer));
}
function sealedByOwn(stored, settings, { signer }, before) {
    if (stored.state !== "whole")
        return (0,result/* err */._)(notWhole(stored));
    const { manifest } = stored.value;
    const object = (0,object_names/* manifestName */.vS)(manifest.sequence);
    const otherSource = (0,audit_export_stored/* sourceFault */.qg)(manifest.source, settings.source);
    if (otherSource !== null)
        return (0,result/* err */._)(anotherSource(object, otherSource));
    const other = (0,audit_export_stored/* nameFault */.IY)(manifest.name, settings.name) ?? (0,audit_export_stored/* keyFault */.mk)(manifest.public_key, signer?.publicKey ?? null);
    if (other !== null)
        return (0,result/* err */._)(anotherExport(object, other));
    const unchained = before === undefined ? null : (0,audit_export_stored/* manifestChainFault */.Bh)(manifest, before);
    return unchained === null ? (0,result.ok)((0,audit_export_stored/* sealedBy */.CE)(stored.value)) : (0,result/* err */._)(brokenObject(object, unchained));
}
async function findLast(objects, hint, numbering) {
    const { prefix, read } = numbering;
    const none = { state: "absent", object: prefix };
    let number = hint;
    let last = Number.isSafeInteger(hint) && hint > 0 ? await read(hint) : none;
    if (last.state === "absent") {
        number = await lastListed(objects, numbering);
        last = number === 0 ? none : await read(number);
    }
    for (let next = last; next.state !== "absent";) {
        last = next;
        number += 1;
        next = await read(number);
    }
    return last;
}
async function lastListed(objects, { prefix, numberOf }) {
    let last = 0;
    for await (const name of objects.list(prefix))
        last = Math.max(last, numberOf(name) ?? 0);
    return last;
}

// EXTERNAL MODULE: ./.build/action/shared/content-server/source-entry.js + 1 modules
var source_entry = __webpack_require__(7831);
// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __webpack_require__(5827);
// EXTERNAL MODULE: ./.build/action/action/audit-export/node-codec.js
var node_codec = __webpack_require__(7714);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-folder.js
var open_folder = __webpack_require__(4926);
// EXTERNAL MODULE: ./.build/action/action/audit-export/progress.js
var audit_export_progress = __webpack_require__(7686);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/entry-ids.js
var entry_ids = __webpack_require__(6627);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/gather.js


const CLOCK_AHEAD_MAX_MILLISECONDS = limits/* AUDIT_CLOCK_AHEAD_MAX_HOURS */.Ii * 60 * 60 * 1000;
function oldEnough(entries, { holdBackMilliseconds }, askedTime) {
    if (holdBackMilliseconds === 0)
        return entries;
    const isYoung = (age) => age < holdBackMilliseconds && age >= -CLOCK_AHEAD_MAX_MILLISECONDS;
    const young = entries.findIndex(({ time }) => time !== null && isYoung(askedTime - time));
    return young === -1 ? entries : entries.slice(0, young);
}
function gather(gathered, entries, url, position) {
    const units = [...gathered.units];
    let { highest, isPastWritten } = gathered;
    let waiting = [...gathered.waiting];
    const isMissing = lookUp(position, units);
    for (const entry of entries) {
        const { id } = entry;
        if (id === null) {
            if (!isAlike(entry, waiting.at(-1)))
                waiting.push(entry);
            continue;
        }
        const order = highest === null ? 1 : (0,entry_ids/* compareIds */.q3)(id, highest);
        if (order < 0 && isMissing(id)) {
            units.push({ entry, id, before: [], isInDoubt: false, url, isLate: true });
            continue;
        }
        if (order > 0) {
            units.push({ entry, id, before: waiting, isInDoubt: !isPastWritten, url, isLate: false });
            highest = id;
        }
        if (order >= 0)
            isPastWritten = true;
        waiting = [];
    }
    return { units, highest, waiting, isPastWritten };
}
function isAlike({ bytes }, other) {
    return other?.bytes.length === bytes.length && bytes.every((byte, index) => byte === other.bytes[index]);
}
function lookUp({ recent, floor }, units) {
    let known;
    let counted = 0;
    return (id) => {
        if (floor !== null && (0,entry_ids/* compareIds */.q3)(id, floor) <= 0)
            return false;
        known ??= new Set(recent.map((entry) => entry.id));
        for (; counted < units.length; counted += 1)
            known.add(units[counted]?.id ?? "");
        return !known.has(id);
    };
}
function areIdsMissing({ waiting }, added) {
    return [waiting, ...added.map(({ before }) => before)].some(({ length }) => length >= limits/* AUDIT_SEGMENT_MAX_QUARANTINED */.GK);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/job-state.js
function working(state) {
    return { state, outcome: { kind: "working" } };
}
function needsAttention(state, message) {
    return { state, outcome: { kind: "needs-attention", message } };
}

// EXTERNAL MODULE: ./.build/action/shared/content-server/limits.js
var content_server_limits = __webpack_require__(3047);
// EXTERNAL MODULE: ./.build/action/shared/content-server/retry.js
var retry = __webpack_require__(6605);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/read-page.js




async function readPage(state, url, settings, ports) {
    const askedTime = ports.now();
    const outcome = await ports.source.fetchPage(url);
    if (outcome.kind === "failed")
        return withoutPage(state, outcome.failure, ports);
    const { page } = outcome;
    const damage = page.isSuspect ? await damageOf(page, state.asking, ports) : null;
    if (damage !== null && damage.times < limits/* AUDIT_PAGE_SUSPECT_TRIES */.kI) {
        const message = "The server sent entries that are not valid JSON.";
        return {
            kind: "step",
            step: wait({ ...state, asking: { ...state.asking, damage } }, { kind: "malformed", message }, ports),
        };
    }
    const asking = { limit: nextLimit(page, state.asking.limit, settings), failures: 0, damage: null };
    return { kind: "page", state: { ...state, pages: state.pages + 1, asking }, page, askedTime };
}
function withoutPage(state, failure, ports) {
    const { limit } = state.asking;
    switch (failure.kind) {
        case "rejected":
            return { kind: "rejected", message: failure.message };
        case "too-large":
            if (limit > 1)
                return { kind: "fewer", state: { ...state, asking: { ...state.asking, limit: limit >> 1 } } };
            return stop(state, failure, "One entry alone is larger than the export reads, so nothing after it can be exported.");
        case "refused":
            return stop(state, failure, "Give the export a valid key of an administrator of that server.");
        case "redirected":
            return stop(state, failure, "The export does not follow redirects. Set the base URL to the server's own address.");
        case "left-server":
            return stop(state, failure, "No key is sent there. Set the base URL to the one that the URLs of the server's pages begin with.");
        case "throttled":
            return { kind: "step", step: wait(state, failure, ports) };
        default:
            return { kind: "step", step: wait(withFewer(state), failure, ports) };
    }
}
function withFewer(state) {
    const { asking } = state;
    const isTime = (asking.failures + 1) % limits/* AUDIT_PAGE_FAILURES_TO_HALVE */.Nr === 0;
    return isTime ? { ...state, asking: { ...asking, limit: Math.max(1, asking.limit >> 1) } } : state;
}
function stop(state, failure, todo) {
    return { kind: "step", step: needsAttention(state, `${failure.message} ${todo} Everything written so far is kept.`) };
}
function wait(state, failure, { random }) {
    const failures = state.asking.failures + 1;
    const milliseconds = (0,retry/* backoffMilliseconds */.p2)({ failures, ...failure }, random());
    return {
        state: { ...state, asking: { ...state.asking, failures } },
        outcome: { kind: "wait", milliseconds, failure },
    };
}
async function damageOf(page, { damage }, { codec }) {
    const unreadable = page.entries.filter(({ kind }) => kind === "unreadable");
    const sha256 = await digestOf(unreadable, codec);
    return { sha256, times: sha256 === damage?.sha256 ? damage.times + 1 : 1 };
}
async function digestOf(entries, codec) {
    const sha256s = await Promise.all(entries.map(({ bytes }) => codec.digest(bytes)));
    return await codec.digest(new TextEncoder().encode(sha256s.join()));
}
function nextLimit({ entries }, limit, { pageEntries }) {
    const isSmall = 2 * bytesOf(entries) < content_server_limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk;
    return isSmall ? Math.min(2 * limit, pageEntries) : limit;
}
function bytesOf(entries) {
    return entries.reduce((total, { bytes }) => total + bytes.length, 0);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/newest-first.js






function startNewestFirst(pageEntries, source, restarts = 0) {
    const url = source.startUrl("descending", pageEntries);
    return { kind: "newest-first", url, newest: null, older: null, reached: null, stalled: 0, restarts };
}
async function walkDown(state, walk, settings, ports) {
    const url = ports.source.withLimit(walk.url, state.asking.limit);
    const read = await readPage(state, url, settings, ports);
    if (read.kind === "step")
        return read.step;
    if (read.kind === "fewer")
        return working(read.state);
    if (read.kind === "rejected") {
        if (walk.newest !== null)
            return startAgain(state, walk.restarts, settings, ports);
        return needsAttention(state, `${read.message} This is the page of the newest entries. Check the server's audit log.`);
    }
    const { page } = read;
    const reached = (0,entry_ids/* minId */.aT)(walk.reached, page.entries);
    const newest = walk.newest ?? oldEnough(page.entries.toReversed(), settings, read.askedTime);
    const older = walk.newest === null ? null : { url, next: page.next, ends: await endsOf(page, ports.codec), newer: walk.older };
    const { restarts } = walk;
    if (page.next === null || isWritten(reached, state)) {
        return working({ ...read.state, walk: { kind: "returning", newest, older, restarts } });
    }
    const stalled = reached === walk.reached ? walk.stalled + 1 : 0;
    if (stalled >= limits/* AUDIT_STALLED_MAX_PAGES */.ix)
        return needsAttention(state, STALLED);
    return working({ ...read.state, walk: { ...walk, url: page.next, newest, older, reached, stalled } });
}
async function walkUp(state, walk, settings, ports) {
    const { older, restarts } = walk;
    if (older === null)
        return take(state, walk.newest, { kind: "ended" });
    const read = await readPage(state, older.url, settings, ports);
    if (read.kind === "step")
        return read.step;
    if (read.kind === "rejected")
        return startAgain(state, restarts, settings, ports);
    if (read.kind === "fewer")
        return startAgain(read.state, restarts, settings, ports);
    if (!(await endsAsBefore(read.page, older, ports)))
        return startAgain(read.state, restarts, settings, ports);
    const ascending = read.page.entries.toReversed();
    const entries = oldEnough(ascending, settings, read.askedTime);
    const isEnd = entries.length < ascending.length;
    return take(read.state, entries, isEnd ? { kind: "ended" } : { ...walk, older: older.newer });
}
async function endsAsBefore(page, { next, ends }, { codec }) {
    if (page.next === next)
        return true;
    const endsNow = await endsOf(page, codec);
    return endsNow.includes(ends[0] ?? "") || ends.includes(endsNow[0] ?? "");
}
async function endsOf({ entries }, codec) {
    const id = entries.at(-1)?.id ?? null;
    if (id !== null)
        return [id];
    const rest = entries.length > 1 ? [await digestOf(entries.slice(1), codec)] : [];
    return [await digestOf(entries, codec), ...rest];
}
function take(state, entries, walk) {
    const gathered = gather(state.gathered, entries, null, state.position);
    if (areIdsMissing(gathered, gathered.units.slice(state.gathered.units.length)))
        return needsAttention(state, WITHOUT_IDS);
    return working({ ...state, gathered, walk });
}
function startAgain(state, restarts, { pageEntries }, { source }) {
    const again = state.gathered.units.length > 0 ? 0 : restarts + 1;
    if (again > limits/* AUDIT_WALK_MAX_RESTARTS */.gC)
        return needsAttention(state, PAGES_CHANGE);
    const gathered = { ...state.gathered, waiting: [], isPastWritten: false };
    return working({ ...state, gathered, walk: startNewestFirst(pageEntries, source, again) });
}
function isWritten(id, { position: { floor } }) {
    return id !== null && floor !== null && (0,entry_ids/* compareIds */.q3)(id, floor) <= 0;
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/segment.js
var audit_export_segment = __webpack_require__(2345);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/position.js









async function recoverPosition(settings, ports) {
    const manifests = await lastManifest(settings, ports);
    if (!manifests.ok)
        return manifests;
    const sealed = manifests.value;
    const stored = await ports.segments.last();
    if (stored.state === "broken")
        return (0,result/* err */._)(notWhole(stored));
    const last = stored.state === "whole" ? stored.value : null;
    const otherSource = last === null ? null : (0,audit_export_stored/* sourceFault */.qg)(last.source, settings.source);
    if (last !== null && otherSource !== null)
        return (0,result/* err */._)(anotherSource((0,object_names/* segmentName */.Jc)(last.number), otherSource));
    if (sealed.segments > (last?.number ?? 0)) {
        return (0,result/* err */._)(brokenObject((0,object_names/* segmentName */.Jc)(sealed.segments), "is missing, though it is in a manifest"));
    }
    const first = last === null || sealed.sequence > 0 ? null : await (0,audit_export_stored/* readStoredStart */.k4)(1, storedPorts(ports));
    if (first !== null && first.state !== "whole")
        return (0,result/* err */._)(notWhole(first));
    const recent = await recoverRecent(last, settings, ports);
    if (!recent.ok)
        return recent;
    const firstTime = first === null ? null : Date.parse(first.value.written_time);
    return (0,result.ok)({ last, firstTime, ...recent.value, sealed });
}
function advance(position, last, units, settings) {
    const firstTime = position.last === null ? Date.parse(last.written_time) : position.firstTime;
    return { ...position, last, firstTime, ...recentAfter(position, units, settings) };
}
function tailUrl(position, units, settings, source) {
    const { recent, floor } = recentAfter(position, units, settings);
    if (recent.at(-1)?.url == null)
        return null;
    return floor === null ? source.startUrl("ascending", settings.pageEntries) : (recent[0]?.url ?? null);
}
function floorAfter(position, units, settings) {
    return recentAfter(position, units, settings).floor;
}
function recentAfter(position, units, { overlapEntries }) {
    const written = units.map(({ id, url }) => ({ id, url }));
    return highest([...position.recent, ...written], position.floor, overlapEntries);
}
function highest(known, floor, overlapEntries) {
    const ascending = known.toSorted((one, other) => (0,entry_ids/* compareIds */.q3)(one.id, other.id));
    if (overlapEntries === 0)
        return { recent: ascending.slice(-1), floor: ascending.at(-1)?.id ?? floor };
    return { recent: ascending.slice(-overlapEntries), floor: ascending.at(-1 - overlapEntries)?.id ?? floor };
}
async function recoverRecent(last, { overlapEntries }, ports) {
    if (last === null)
        return (0,result.ok)({ recent: [], floor: null });
    const url = last.tail_url;
    if (overlapEntries === 0)
        return (0,result.ok)({ recent: [{ id: last.last_id, url }], floor: last.last_id });
    const ids = new Set([last.last_id]);
    let floor = last.last_id;
    const isEnough = () => [...ids].filter((id) => (0,entry_ids/* isAbove */.oi)(id, floor)).length > overlapEntries;
    const lowest = Math.max(1, last.number - limits/* AUDIT_OVERLAP_MAX_SEGMENTS */.Mx + 1);
    for (let { number } = last; number >= lowest && !isEnough(); number -= 1) {
        const read = await idsOf(number, ports);
        if (!read.ok)
            return read;
        for (const id of read.value.ids)
            ids.add(id);
        ({ floor } = read.value);
    }
    const known = [...ids].map((id) => ({ id, url }));
    return (0,result.ok)(highest(known, floor, overlapEntries));
}
async function idsOf(number, ports) {
    const segment = await (0,audit_export_stored/* readStoredSegment */.De)(number, storedPorts(ports));
    if (segment.state !== "whole")
        return (0,result/* err */._)(notWhole(segment));
    const before = number === 1 ? null : await (0,audit_export_stored/* readStoredStart */.k4)(number - 1, storedPorts(ports));
    if (before !== null && before.state !== "whole")
        return (0,result/* err */._)(notWhole(before));
    const { raw, metadata } = segment.value;
    const ids = [
        ...Array.from((0,audit_export_segment/* linesOf */.Dx)(raw), (line) => ports.readEntry(line).id),
        ...metadata.quarantined.map(({ id }) => id),
    ];
    return (0,result.ok)({ ids: ids.filter((id) => id !== null), floor: before?.value.last_id ?? null });
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/ascending.js








async function readAscending(state, walk, settings, ports) {
    const url = ports.source.withLimit(walk.url, state.asking.limit);
    const read = await readPage(state, url, settings, ports);
    if (read.kind === "step")
        return read.step;
    if (read.kind === "fewer")
        return working(read.state);
    if (read.kind === "rejected")
        return afterRejection(state, walk, read.message, settings, ports.source);
    const { page } = read;
    const entries = oldEnough(page.entries, settings, read.askedTime);
    const gathered = gather(state.gathered, entries, walk.url, state.position);
    const isLogWithoutIds = page.next === null && gathered.highest === null && gathered.waiting.length > 0;
    if (isLogWithoutIds || areIdsMissing(gathered, gathered.units.slice(state.gathered.units.length))) {
        return needsAttention(state, WITHOUT_IDS);
    }
    const isEnd = entries.length < page.entries.length;
    const hasMoreWaiting = gathered.waiting.length > state.gathered.waiting.length;
    const next = isEnd || page.next === null ? { kind: "ended" } : onwards(walk, page.next, page, hasMoreWaiting);
    if (next.kind === "ascending" && next.stalled >= limits/* AUDIT_STALLED_MAX_PAGES */.ix)
        return needsAttention(state, STALLED);
    return working({ ...read.state, gathered, walk: next });
}
function ascendingFrom(url, isRebuilt = false) {
    return { kind: "ascending", url, isRebuilt, reached: null, stalled: 0 };
}
function walkAfter(id, pageEntries, source) {
    const url = id === null ? source.startUrl("ascending", pageEntries) : source.urlAfter(id, pageEntries);
    return url === null ? startNewestFirst(pageEntries, source) : ascendingFrom(url, true);
}
function afterRejection(state, walk, message, settings, source) {
    const { pageEntries } = settings;
    if (walk.url === source.startUrl("ascending", pageEntries)) {
        return needsAttention(state, `${message} This is the first page of the log. See whether the base URL is that of a content server with an audit log.`);
    }
    const from = floorAfter(state.position, state.gathered.units, settings);
    const next = walk.isRebuilt ? startNewestFirst(pageEntries, source) : walkAfter(from, pageEntries, source);
    return working({ ...state, walk: next, gathered: { ...state.gathered, waiting: [], isPastWritten: false } });
}
function onwards(walk, url, page, hasMoreWaiting) {
    const reached = (0,entry_ids/* maxId */.wf)(walk.reached, page.entries);
    const stalled = reached !== walk.reached ? 0 : hasMoreWaiting ? walk.stalled : walk.stalled + 1;
    return { kind: "ascending", url, isRebuilt: false, reached, stalled };
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/seal.js








const HOUR_MILLISECONDS = 60 * 60 * 1000;
function startSealing({ kind, pages, position }) {
    return { phase: "sealing", kind, pages, position, checked: [], isAllChecked: false, isClosed: false };
}
async function seal(state, settings, ports) {
    const period = nextPeriod(state, ports.now());
    if (period === null) {
        if (state.position.sealed.sequence > 0)
            await followLatest(state.position.sealed, ports);
        const { kind, pages, position } = state;
        return { state: { phase: "finished", kind, pages, position }, outcome: { kind: "done" } };
    }
    const isChecked = state.isAllChecked || (state.checked.at(-1)?.writtenTime ?? 0) >= period.end;
    return isChecked ? await makeManifest(state, period, settings, ports) : await checkNext(state, ports);
}
function nextPeriod({ kind, position, checked, isClosed }, now) {
    const { periodEnd } = position.sealed;
    const start = periodEnd === null ? hourOf(position.firstTime ?? now) : Date.parse(periodEnd);
    const end = hourOf(start) + HOUR_MILLISECONDS;
    if (end <= now)
        return { start, end, isClosing: false };
    const isAsked = kind === "export-and-close" && !isClosed;
    if (!isAsked && !isAhead(position, start, now))
        return null;
    const lastTime = checked.at(-1)?.writtenTime ?? 0;
    return { start, end: Math.max(now, start + 1, lastTime + 1), isClosing: true };
}
function isAhead({ last, sealed }, start, now) {
    if (last === null || last.number <= sealed.segments)
        return false;
    return Math.max(start, Date.parse(last.written_time)) > now + limits/* AUDIT_CLOCK_AHEAD_MAX_HOURS */.Ii * HOUR_MILLISECONDS;
}
async function checkNext(state, ports) {
    const { checked, position } = state;
    const number = position.sealed.segments + checked.length + 1;
    const stored = await (0,audit_export_stored/* readStoredSegment */.De)(number, storedPorts(ports));
    if (stored.state === "absent" && number > (position.last?.number ?? 0)) {
        return working({ ...state, isAllChecked: true });
    }
    if (stored.state !== "whole")
        return needsAttention(state, notWhole(stored));
    const { metadata, listing } = stored.value;
    const before = checked.at(-1)?.end;
    const fault = before === undefined ? null : (0,audit_export_stored/* segmentChainFault */.nZ)(metadata, before);
    if (fault !== null)
        return needsAttention(state, brokenObject((0,object_names/* segmentName */.Jc)(number), fault));
    const end = (0,audit_export_stored/* segmentEnd */.Lg)(metadata);
    const all = [...checked, { listing, end, writtenTime: Date.parse(metadata.written_time) }];
    return working({ ...state, checked: all, isAllChecked: all.length === limits/* AUDIT_MANIFEST_MAX_SEGMENTS */.CC });
}
async function makeManifest(state, period, settings, ports) {
    const { checked, position } = state;
    const later = checked.findIndex(({ writtenTime }) => writtenTime >= period.end);
    const listed = checked.slice(0, later === -1 ? checked.length : later).map(({ listing }) => listing);
    const manifest = manifestOf(listed, position, period, settings, ports);
    const added = await addManifest(manifest, position.sealed, settings, ports);
    if (!added.ok)
        return needsAttention(state, added.error);
    const { sealed, isOwn } = added.value;
    const rest = checked.filter(({ listing }) => listing.number > sealed.segments);
    return working({
        ...state,
        position: { ...position, sealed },
        checked: rest,
        isAllChecked: state.isAllChecked && checked.length < limits/* AUDIT_MANIFEST_MAX_SEGMENTS */.CC,
        isClosed: period.isClosing && isOwn && checked.length < limits/* AUDIT_MANIFEST_MAX_SEGMENTS */.CC,
    });
}
function manifestOf(segments, { sealed }, { start, end }, settings, { signer }) {
    return {
        format: 1,
        sequence: sealed.sequence + 1,
        name: settings.name,
        source: settings.source,
        consecutive_ids: settings.consecutiveIds,
        period_start: new Date(start).toISOString(),
        period_end: new Date(end).toISOString(),
        segments_before: sealed.segments,
        segments,
        ...(0,audit_export_manifest/* totalsOf */.vA)(segments),
        previous_sha256: sealed.sha256,
        public_key: signer?.publicKey ?? null,
    };
}
function hourOf(time) {
    return time - (time % HOUR_MILLISECONDS);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/recover.js




async function recover(state, settings, ports) {
    const { kind, pages } = state;
    const found = await recoverPosition(settings, ports);
    if (!found.ok)
        return needsAttention({ phase: "beginning", kind, pages }, found.error);
    const position = found.value;
    if (kind === "manifests")
        return working(startSealing({ kind, pages, position }));
    return working({
        phase: "reading",
        kind,
        pages,
        position,
        walk: firstWalk(position, settings, ports.source),
        gathered: {
            units: [],
            highest: position.last?.last_id ?? null,
            waiting: [],
            isPastWritten: position.last === null,
        },
        asking: { limit: settings.pageEntries, failures: 0, damage: null },
    });
}
function firstWalk(position, { pageEntries }, source) {
    const start = source.startUrl("ascending", pageEntries);
    if (position.last === null)
        return ascendingFrom(start);
    const url = position.last.tail_url;
    return url !== null && originOf(url) === originOf(start)
        ? ascendingFrom(url)
        : walkAfter(position.floor, pageEntries, source);
}
function originOf(url) {
    const parsed = URL.parse(url);
    return parsed === null ? "" : `${parsed.protocol}//${parsed.host}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/write-segment.js









function fillsSegment({ units }, settings) {
    return forSegment(units, settings).isFull;
}
async function writeSegment(state, settings, ports) {
    const { length } = forSegment(state.gathered.units, settings);
    const units = state.gathered.units.slice(0, length);
    const quarantined = await quarantine(await withoutWritten(units, state.position, ports), ports);
    const draft = { ...draftOf(units, state.position, settings, ports), quarantined };
    const offered = await (0,audit_export_segment/* packSegment */.fn)(draft, ports.codec);
    const stored = await ports.segments.append(offered);
    if (stored.state !== "whole") {
        return needsAttention({ phase: "beginning", kind: state.kind, pages: state.pages }, notWhole(stored));
    }
    if (stored.value.chain !== offered.metadata.chain)
        return await recover(state, settings, ports);
    const position = advance(state.position, stored.value, units, settings);
    return working({ ...state, position, gathered: { ...state.gathered, units: state.gathered.units.slice(length) } });
}
function forSegment(units, settings) {
    let [bytes, quarantined] = [0, 0];
    for (const [length, unit] of units.entries()) {
        const isLine = unit.entry.kind === "entry";
        bytes += isLine ? unit.entry.bytes.length + 1 : 0;
        quarantined += unit.before.length + (isLine ? 0 : 1);
        const isTooMuch = bytes > limits/* AUDIT_SEGMENT_MAX_RAW_BYTES */.yb || quarantined > limits/* AUDIT_SEGMENT_MAX_QUARANTINED */.GK;
        if (isTooMuch && length > 0)
            return { length, isFull: true };
        const isFull = length + 1 >= settings.segmentEntries ||
            bytes >= settings.segmentRawBytes ||
            quarantined >= limits/* AUDIT_SEGMENT_MAX_QUARANTINED */.GK;
        if (isFull)
            return { length: length + 1, isFull };
    }
    return { length: units.length, isFull: false };
}
function draftOf(units, position, settings, { now, source }) {
    const { last } = position;
    const lines = units.filter(({ entry }) => entry.kind === "entry");
    const highest = units.findLast(({ isLate }) => !isLate)?.id ?? last?.last_id;
    return {
        source: settings.source,
        number: (last?.number ?? 0) + 1,
        entries_before: last === null ? 0 : last.entries_before + last.entries,
        late: lines.filter(({ isLate }) => isLate).length,
        first_id: lines[0]?.id ?? null,
        last_id: highest ?? "0",
        tail_url: tailUrl(position, units, settings, source),
        written_time: new Date(Math.max(now(), last === null ? 0 : Date.parse(last.written_time))).toISOString(),
        previous_chain: last?.chain ?? audit_export_segment/* NO_HASH */.hz,
        lines: lines.map(({ entry }) => entry.bytes),
    };
}
async function withoutWritten(units, { last }, ports) {
    const doubtful = units.find(({ isInDoubt, before }) => isInDoubt && before.length > 0);
    if (doubtful === undefined)
        return units;
    const sha256s = await Promise.all(doubtful.before.map(async ({ bytes }) => await ports.codec.digest(bytes)));
    const written = await sha256sWithoutId(last, ports);
    const before = doubtful.before.filter((_, index) => !written.has(sha256s[index] ?? ""));
    return units.map((unit) => (unit === doubtful ? { ...unit, before } : unit));
}
async function sha256sWithoutId(last, ports) {
    const sha256s = new Set();
    const lowest = (last?.number ?? 0) - limits/* AUDIT_OVERLAP_MAX_SEGMENTS */.Mx;
    for (let metadata = last; metadata !== null;) {
        for (const { id, sha256 } of metadata.quarantined)
            if (id === null)
                sha256s.add(sha256);
        const number = metadata.number - 1;
        if (number < 1 || number <= lowest)
            break;
        const read = await (0,audit_export_stored/* readStoredStart */.k4)(number, storedPorts(ports));
        metadata = read.state === "whole" ? read.value : null;
    }
    return sha256s;
}
async function quarantine(units, ports) {
    const quarantined = [];
    for (const entry of units.flatMap(({ before, entry: last }) => [...before, last])) {
        if (entry.kind === "unreadable")
            quarantined.push(await keep(entry, ports));
    }
    return quarantined;
}
async function keep({ id, reason, bytes }, { store, codec }) {
    const sha256 = await codec.digest(bytes);
    await store.create((0,object_names/* quarantineName */.Is)(sha256), bytes);
    return { id, reason, bytes: bytes.length, sha256 };
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/job.js






function startRun(kind) {
    return { phase: "beginning", kind, pages: 0 };
}
async function step(state, settings, ports) {
    switch (state.phase) {
        case "beginning":
            return await recover(state, settings, ports);
        case "reading":
            return isSegmentDue(state, settings)
                ? await writeSegment(state, settings, ports)
                : await readOn(state, settings, ports);
        case "finished":
            return { state, outcome: { kind: "done" } };
        default:
            return await seal(state, settings, ports);
    }
}
async function readOn(state, settings, ports) {
    const { walk } = state;
    switch (walk.kind) {
        case "ascending":
            return await readAscending(state, walk, settings, ports);
        case "newest-first":
            return await walkDown(state, walk, settings, ports);
        case "ended":
            return working(startSealing(state));
        default:
            return await walkUp(state, walk, settings, ports);
    }
}
function isSegmentDue({ gathered, walk }, settings) {
    const isTurn = walk.kind === "ended" || (walk.kind === "newest-first" && walk.newest === null);
    return (isTurn && gathered.units.length > 0) || fillsSegment(gathered, settings);
}
async function writeGathered(state, settings, ports) {
    let written = state;
    while (written.phase === "reading" && written.gathered.units.length > 0) {
        written = (await writeSegment(written, settings, ports)).state;
    }
    return written;
}
function progressOf(state) {
    if (state.phase === "beginning")
        return null;
    const { last, sealed } = state.position;
    return {
        lastId: last?.last_id ?? null,
        segments: last?.number ?? 0,
        entries: last === null ? 0 : last.entries_before + last.entries,
        manifests: sealed.sequence,
        pages: state.pages,
        gathered: state.phase === "reading" ? state.gathered.units.length : 0,
    };
}

// EXTERNAL MODULE: ./.build/action/action/limits.js
var action_limits = __webpack_require__(9306);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/run-export.js


async function runExport(settings, ports, dependencies) {
    let state = startRun("export-and-close");
    let end = null;
    for (let tries = 0; end === null;) {
        const done = await step(state, settings, ports);
        const { outcome } = done;
        state = done.state;
        const progress = progressOf(state);
        if (progress !== null)
            dependencies.onProgress(progress);
        tries = outcome.kind === "wait" ? tries + 1 : 0;
        end = endOf(outcome, tries, dependencies.interrupted);
        if (end !== null || outcome.kind !== "wait")
            continue;
        dependencies.onWait(outcome.failure, outcome.milliseconds, tries);
        await dependencies.wait(outcome.milliseconds);
    }
    return { end, progress: progressOf(await writeGathered(state, settings, ports)) };
}
function endOf(outcome, tries, interrupted) {
    if (outcome.kind === "done" || outcome.kind === "needs-attention")
        return outcome;
    if (interrupted.aborted)
        return { kind: "interrupted" };
    if (outcome.kind === "working" || tries < action_limits/* AUDIT_EXPORT_TRIES_MAX */.M9)
        return null;
    return { kind: "gave-up", message: outcome.failure.message };
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/server-option.js
var server_option = __webpack_require__(5266);
// EXTERNAL MODULE: ./.build/action/action/audit-export/signing.js
var signing = __webpack_require__(7850);
// EXTERNAL MODULE: ./.build/action/action/audit-export/waiting.js
var waiting = __webpack_require__(1426);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/export-to-folder.js









async function exportToFolder(options, process, progress) {
    const settings = settingsOf(options);
    const server = (0,server_option/* serverWithKey */.TJ)(settings.source, options.keyHeader, process.env);
    const { STEWARD_SIGNING_KEY: signingKey = "" } = process.env;
    const signer = signingKey.trim() === "" ? null : (0,signing/* signerOf */.Kv)(signingKey);
    const store = await (0,open_folder/* openFolder */.N)(options.out);
    const interruption = (0,waiting/* onInterrupt */.n)(process);
    const source = (0,client/* auditSource */.L)({ ...server, cursorIsId: false }, (0,transport/* fetchGet */.x)(fetch, interruption.requestSignal));
    const run = await (0,action_error/* catchActionError */.wl)(async () => runJob(settings, portsOf(source, store, signer), interruption, progress));
    progress.clear();
    const ended = run.ok ? run.value : { end: { kind: "failed", message: run.error.reason }, progress: null };
    return { ...ended, settings, folder: options.out, publicKey: signer?.publicKey ?? null };
}
function settingsOf(options) {
    const source = (0,server_option/* readServerUrl */.Pm)(options.server, "--server");
    return {
        name: options.name ?? new URL(source).host,
        source,
        pageEntries: options.pageEntries,
        segmentEntries: limits/* AUDIT_SEGMENT_ENTRIES */.tm,
        segmentRawBytes: limits/* AUDIT_SEGMENT_RAW_BYTES */.xH,
        holdBackMilliseconds: options.holdBack * 1_000,
        overlapEntries: options.overlap,
        consecutiveIds: options.consecutiveIds ?? false,
    };
}
function portsOf(source, store, signer) {
    const hints = { load: async () => await Promise.resolve(null), save: async () => { } };
    return {
        source,
        store,
        segments: segmentLog(store, hints, node_codec/* nodeCodec */.H),
        hints,
        codec: node_codec/* nodeCodec */.H,
        signer,
        readEntry: source_entry/* readSourceEntry */.Q3,
        now: Date.now,
        random: Math.random,
    };
}
async function runJob(settings, ports, { signal, wait }, progress) {
    const textOf = (0,audit_export_progress/* progressText */.l_)(Date.now);
    return await runExport(settings, ports, {
        interrupted: signal,
        wait,
        onProgress: (state) => progress.show(() => textOf(state)),
        onWait: (failure, milliseconds, tries) => progress.say((0,audit_export_progress/* waitText */.Lq)(failure, milliseconds, tries)),
    });
}


/***/ })

};
