export const id = 573;
export const ids = [573];
export const modules = {

/***/ 2434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportToFolder: () => (/* binding */ exportToFolder)
});

// EXTERNAL MODULE: ./.build/action/shared/content-server/client.js + 2 modules
var client = __webpack_require__(71);
// EXTERNAL MODULE: ./.build/action/shared/content-server/transport.js
var transport = __webpack_require__(8062);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/entry-ids.js
var entry_ids = __webpack_require__(6627);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored-segment.js
var stored_segment = __webpack_require__(5789);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/reconcile/differences.js
var differences = __webpack_require__(5687);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/reconcile/stored-entries.js
var stored_entries = __webpack_require__(8977);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/reconcile/compare-end.js




async function compareEnd(number, ports) {
    const { source, codec, pageEntries } = ports;
    const stored = await (0,stored_segment/* readStoredSegment */.De)(number, ports);
    if (stored.state !== "whole")
        return null;
    const { last_id: lastId, tail_url: tail } = stored.value.metadata;
    const entries = new Map();
    if ((0,stored_entries/* addEntries */.SS)(entries, stored.value, ports) !== null)
        return null;
    const url = tail ?? source.startUrl("ascending", pageEntries);
    const outcome = await source.fetchPage(source.withLimit(url, pageEntries));
    if (outcome.kind === "failed" || outcome.page.isSuspect)
        return null;
    const { entries: given, next } = outcome.page;
    const changedEntries = [];
    for (const entry of given) {
        const { id } = entry;
        const exported = id === null ? undefined : entries.get(id);
        if (id === null || exported === undefined || (await (0,stored_entries/* isSameEntry */.TR)(entry, exported, codec)))
            continue;
        const [exportedSha256, serverSha256] = await Promise.all([
            (0,stored_entries/* storedSha256 */.lW)(exported, codec),
            codec.digest(entry.bytes),
        ]);
        changedEntries.push({ id, exportedSha256, serverSha256 });
    }
    const highest = (0,entry_ids/* maxId */.wf)(null, given);
    const isShort = next === null && (0,entry_ids/* isAbove */.oi)(lastId, highest);
    return { lastId, differences: (0,differences/* differencesOf */.g6)({ changedEntries }), earlyEnd: isShort ? { highest } : null };
}

// EXTERNAL MODULE: ./.build/action/shared/content-server/server-url.js
var server_url = __webpack_require__(2384);
// EXTERNAL MODULE: ./.build/action/shared/content-server/request.js
var request = __webpack_require__(8594);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/object-names.js
var object_names = __webpack_require__(1204);
// EXTERNAL MODULE: ./.build/action/shared/content-server/source-entry.js
var source_entry = __webpack_require__(4907);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/limits.js
var limits = __webpack_require__(2830);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/format.js
var format = __webpack_require__(405);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored.js
var audit_export_stored = __webpack_require__(6905);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/attention.js


const START_ELSEWHERE = "start a new export elsewhere: under another name, or in another folder.";
function brokenObject(object, fault) {
    if (fault === format/* OLDER_FORMAT_FAULT */.Ol) {
        return `The stored object ${object} ${fault}. Nothing is written after it. To continue, ${START_ELSEWHERE}`;
    }
    return `The stored object ${object} ${fault}. Nothing is written after it. Restore it from a copy, or ${START_ELSEWHERE}`;
}
function notWhole(stored) {
    return brokenObject(stored.object, (0,audit_export_stored/* faultOf */.K)(stored));
}
function anotherSource(object, fault) {
    return `The stored object ${object} ${fault}. Set the base URL to that server again, or ${START_ELSEWHERE}`;
}
function anotherExport(object, fault) {
    return `The stored object ${object} ${fault}. Nothing is written after it. Use that name again, or ${START_ELSEWHERE}`;
}
function unwantedKey(object, key) {
    const fault = `is not signed, but this run has the signing key ${key}`;
    return `The stored object ${object} ${fault}. Nothing is written after it. Unset STEWARD_SIGNING_KEY, or ${START_ELSEWHERE}`;
}
function missingKey(object, key) {
    const todo = "Give that signing key again: at the terminal as STEWARD_SIGNING_KEY, on a server as AUDIT_EXPORT_SIGNING_KEY. " +
        `Or ${START_ELSEWHERE}`;
    return `The stored object ${object} is signed by ${key}, but this run has no signing key. Nothing is written after it. ${todo}`;
}
function anotherKey(object, fault) {
    const todo = "Use that signing key again. To change the key, give the old one, too: at the terminal as STEWARD_PREVIOUS_SIGNING_KEY, " +
        "next to STEWARD_SIGNING_KEY; on a server as AUDIT_EXPORT_PREVIOUS_SIGNING_KEY, next to AUDIT_EXPORT_SIGNING_KEY. " +
        "If the old one is lost, use --restart-signing at the terminal; on a server set AUDIT_EXPORT_RESTART_SIGNING to the " +
        `public key that is lost. On a server, then resume the export. Or ${START_ELSEWHERE}`;
    return `The stored object ${object} ${fault}. Nothing is written after it. ${todo}`;
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

// EXTERNAL MODULE: ./.build/action/shared/audit-export/keys.js
var keys = __webpack_require__(1286);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/manifest.js
var audit_export_manifest = __webpack_require__(1251);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/stored-manifest.js
var stored_manifest = __webpack_require__(9783);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/logs.js











function segmentLog(store, hints, codec) {
    const read = async (number) => await (0,stored_segment/* readStoredStart */.k4)(number, { objects: store, codec });
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
    const latest = await storedLatest(ports.store);
    const read = async (sequence) => await (0,stored_manifest/* readStoredManifest */.Zl)(sequence, storedPorts(ports));
    const manifests = { prefix: object_names/* MANIFEST_PREFIX */.$$, numberOf: object_names/* manifestSequence */.fz, read };
    const found = await findLast(ports.store, (await ports.hints.load())?.manifest ?? 0, manifests);
    const sealed = found.state === "absent" ? (0,result.ok)(stored_manifest/* NOTHING_SEALED */.x5) : sealedByOwn(found, settings, ports);
    const fault = sealed.ok && latest !== undefined ? latestFault(latest, sealed.value) : null;
    return fault === null ? sealed : (0,result/* err */._)(fault);
}
function latestFault({ manifest, manifest_sha256: named }, { sequence, sha256 }) {
    const object = (0,object_names/* manifestName */.vS)(manifest);
    if (manifest > sequence)
        return brokenObject(object, `is missing, though ${object_names/* LATEST_NAME */.Y9} names it`);
    if (manifest < sequence || named === sha256)
        return null;
    return brokenObject(object, `is another one than ${object_names/* LATEST_NAME */.Y9} names`);
}
async function addManifest(manifest, before, signer, settings, ports) {
    const { sequence } = manifest;
    const bytes = await (0,audit_export_manifest/* signDocument */.Tt)("manifest", manifest, signer);
    const made = await ports.store.create((0,object_names/* manifestName */.vS)(sequence), bytes);
    const stored = made === "created"
        ? { state: "whole", value: { manifest, sha256: await ports.codec.digest(bytes) } }
        : await (0,stored_manifest/* readStoredManifest */.Zl)(sequence, storedPorts(ports));
    await ports.hints.save({ segment: 0, ...(await ports.hints.load()), manifest: sequence });
    const sealed = sealedByOwn(stored, settings, ports, before);
    return sealed.ok ? (0,result.ok)({ sealed: sealed.value, isOwn: made === "created" }) : sealed;
}
async function followLatest({ sequence, sha256 }, settings, { store, signer }) {
    const latest = await storedLatest(store);
    if (latest !== undefined && latest.manifest >= sequence)
        return;
    const fields = {
        format: format/* FORMAT */.uB,
        name: settings.name,
        source: settings.source,
        manifest: sequence,
        manifest_sha256: sha256,
        public_key: signer?.publicKey ?? null,
    };
    await store.replace(object_names/* LATEST_NAME */.Y9, await (0,audit_export_manifest/* signDocument */.Tt)("latest", fields, signer));
}
async function storedLatest(store) {
    const stored = await store.read(object_names/* LATEST_NAME */.Y9, limits/* AUDIT_MANIFEST_MAX_BYTES */.NS);
    return stored === null ? undefined : (0,audit_export_manifest/* readSignedDocument */._m)(stored, audit_export_manifest/* readLatest */.Eg)?.fields;
}
function sealedByOwn(stored, settings, ports, before) {
    if (stored.state !== "whole")
        return (0,result/* err */._)(notWhole(stored));
    const { manifest } = stored.value;
    const object = (0,object_names/* manifestName */.vS)(manifest.sequence);
    const otherSource = (0,audit_export_stored/* sourceFault */.q)(manifest.source, settings.source);
    if (otherSource !== null)
        return (0,result/* err */._)(anotherSource(object, otherSource));
    const otherName = (0,stored_manifest/* nameFault */.IY)(manifest.name, settings.name);
    if (otherName !== null)
        return (0,result/* err */._)(anotherExport(object, otherName));
    const otherKey = keyFaultOf(manifest, ports);
    if (otherKey !== null)
        return (0,result/* err */._)(otherKey);
    const fault = before === undefined ? null : (0,stored_manifest/* nextManifestFault */.ZR)(manifest, before);
    return fault === null ? (0,result.ok)((0,stored_manifest/* sealedBy */.CE)(stored.value)) : (0,result/* err */._)(brokenObject(object, fault));
}
function keyFaultOf(manifest, ports) {
    const [inForce, own] = [(0,keys/* keyAfter */.oE)(manifest), ports.signer?.publicKey ?? null];
    if (inForce === own || (0,keys/* dueKeyChange */.c7)(inForce, ports) !== null)
        return null;
    const object = (0,object_names/* manifestName */.vS)(manifest.sequence);
    if (inForce === null)
        return own === null ? null : unwantedKey(object, own);
    if (own === null)
        return missingKey(object, inForce);
    const isRotation = inForce !== manifest.public_key;
    return anotherKey(object, isRotation ? `names the next key ${inForce}, not ${own}` : ((0,keys/* keyFault */.mk)(inForce, own) ?? ""));
}
async function findLast(objects, hint, numbering) {
    const { prefix, read } = numbering;
    const none = { state: "absent", object: prefix };
    const hinted = Number.isSafeInteger(hint) && hint > 0 ? await read(hint) : none;
    let number = hinted.state === "absent" ? await lastListed(objects, numbering) : hint;
    if (number === 0)
        return none;
    let last = hinted.state === "absent" ? await read(number) : hinted;
    if (last.state === "absent")
        return { state: "broken", object: last.object, fault: "is listed, but missing" };
    for (;;) {
        number += 1;
        const next = await read(number);
        if (next.state === "absent")
            return last;
        last = next;
    }
}
async function lastListed(objects, { prefix, numberOf }) {
    let last = 0;
    for await (const name of objects.list(prefix))
        last = Math.max(last, numberOf(name) ?? 0);
    return last;
}

// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __webpack_require__(5827);
// EXTERNAL MODULE: ./.build/action/action/audit-export/node-codec.js
var node_codec = __webpack_require__(7714);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-export.js
var open_export = __webpack_require__(136);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-folder.js
var open_folder = __webpack_require__(4926);
// EXTERNAL MODULE: ./.build/action/action/audit-export/progress.js
var audit_export_progress = __webpack_require__(7686);
// EXTERNAL MODULE: ./.build/action/action/audit-export/quarantined.js
var audit_export_quarantined = __webpack_require__(417);
// EXTERNAL MODULE: ./.build/action/shared/content-server/limits.js
var content_server_limits = __webpack_require__(3047);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var action_limits = __webpack_require__(9306);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/read-ahead.js


function readAhead(source) {
    let ahead = [];
    let given = null;
    let misses = 0;
    const nextUrl = () => {
        const last = ahead.at(-1);
        if (last === undefined)
            return given?.next ?? null;
        if (last.page !== null)
            return last.page.next;
        const before = ahead.at(-2)?.url ?? given?.url;
        return before === undefined || misses >= action_limits/* AUDIT_READ_AHEAD_MAX_MISSES */.lH ? null : guessedUrl(before, last.url);
    };
    const hasRoom = () => ahead.length < action_limits/* AUDIT_READ_AHEAD_MAX_PAGES */.V &&
        ahead.filter(({ page }) => page === null).length < action_limits/* AUDIT_READ_AHEAD_MAX_REQUESTS */.pA &&
        ahead.reduce((total, { page }) => total + (page?.bytes ?? 0), 0) < content_server_limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk;
    const extend = () => {
        for (let url = nextUrl(); url !== null && hasRoom(); url = nextUrl()) {
            const asked = { url, outcome: source.fetchPage(url), page: null };
            ahead = ahead.concat(asked);
            void arrive(asked);
        }
    };
    const arrive = async (asked) => {
        const outcome = await asked.outcome;
        asked.page = placeOf(outcome, asked.url, source) ?? { bytes: 0, next: null };
        const index = ahead.indexOf(asked);
        if (index === -1)
            return;
        const follower = ahead[index + 1];
        if (follower !== undefined && follower.url !== asked.page.next) {
            ahead = ahead.slice(0, index + 1);
            misses += 1;
        }
        extend();
    };
    const fetchPage = async (url) => {
        const [first, ...rest] = ahead;
        const isKnown = first?.url === url;
        const isInTurn = url === given?.next;
        ahead = isKnown ? rest : [];
        const outcome = await (isKnown ? first.outcome : source.fetchPage(url));
        given = { url, next: placeOf(outcome, url, source)?.next ?? null };
        if (isInTurn)
            extend();
        return outcome;
    };
    return { ...source, fetchPage };
}
function placeOf(outcome, url, source) {
    if (outcome.kind === "failed")
        return null;
    const { entries, next } = outcome.page;
    const limit = Number(new URL(url).searchParams.get("limit"));
    return {
        bytes: entries.reduce((total, { bytes }) => total + bytes.length, 0),
        next: next === null ? null : source.withLimit(next, limit),
    };
}
const CURSOR = /(?<=[?&]next=)\d{1,15}(?=&|$)/;
function guessedUrl(before, url) {
    const [from, to] = [CURSOR.exec(before)?.[0], CURSOR.exec(url)?.[0]];
    if (from === undefined || to === undefined || Number(to) <= Number(from))
        return null;
    if (before.replace(CURSOR, to) !== url)
        return null;
    return url.replace(CURSOR, String(2 * Number(to) - Number(from)));
}

// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/age.js
var age = __webpack_require__(6507);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/entry-content.js
var entry_content = __webpack_require__(6336);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/gaps.js
var gaps = __webpack_require__(6051);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/units.js
const NO_UNITS = { pages: [], length: 0, lineBytes: 0, unreadable: 0 };
function withPage(units, page) {
    if (page.length === 0)
        return units;
    return {
        pages: [...units.pages, page],
        length: units.length + page.length,
        lineBytes: page.reduce((total, unit) => total + lineBytesOf(unit), units.lineBytes),
        unreadable: page.reduce((total, unit) => total + unreadableOf(unit), units.unreadable),
    };
}
function listOf({ pages }) {
    return pages.flat();
}
function lineBytesOf({ entry }) {
    return entry.kind === "entry" ? entry.bytes.length + 1 : 0;
}
function unreadableOf({ entry, before }) {
    return before.length + (entry.kind === "entry" ? 0 : 1);
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/gather.js






const NOTHING = [];
function oldEnough(entries, { holdBackMilliseconds }, askedTime) {
    if (holdBackMilliseconds === 0)
        return entries;
    const young = entries.findIndex(({ time }) => time !== null && (0,age/* isYoung */.P)(time, askedTime, holdBackMilliseconds));
    return young === -1 ? entries : entries.slice(0, young);
}
function gather(gathered, entries, url, position) {
    const added = [];
    let { highest, isPastWritten } = gathered;
    let waiting = [...gathered.waiting];
    const isMissing = lookUp(position, gathered.units, added);
    for (const entry of entries) {
        const { id } = entry;
        if (id === null) {
            const last = waiting.at(-1);
            if (last === undefined || !(0,entry_content/* isSameContent */.OI)(entry, last))
                waiting.push(entry);
            continue;
        }
        const order = highest === null ? 1 : (0,entry_ids/* compareIds */.q3)(id, highest);
        if (order < 0 && isMissing(id)) {
            added.push({ entry, id, before: NOTHING, isInDoubt: false, url, isLate: true });
            continue;
        }
        if (order > 0) {
            const before = waiting.length === 0 ? NOTHING : waiting;
            added.push({ entry, id, before, isInDoubt: !isPastWritten, url, isLate: false });
            highest = id;
        }
        if (order >= 0)
            isPastWritten = true;
        if (waiting.length > 0)
            waiting = [];
    }
    return { units: withPage(gathered.units, added), highest, waiting, isPastWritten };
}
function lookUp({ recent, floor, last }, units, added) {
    let known;
    let counted = 0;
    return (id) => {
        const isLow = floor !== null && (0,entry_ids/* compareIds */.q3)(id, floor) <= 0;
        if (isLow && !(0,gaps/* isInGap */.Kp)(last?.gaps ?? [], id))
            return false;
        known ??= new Set([...recent, ...units.pages.flat()].map((entry) => entry.id));
        for (; counted < added.length; counted += 1)
            known.add(added[counted]?.id ?? "");
        return !known.has(id);
    };
}
function areIdsMissing({ units, waiting }) {
    const isTooMany = ({ length }) => length >= limits/* AUDIT_SEGMENT_MAX_QUARANTINED */.GK;
    return isTooMany(waiting) || (units.pages.at(-1) ?? []).some(({ before }) => isTooMany(before));
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/job-state.js
function startAsking(limit) {
    return { limit, failures: 0, outages: 0, largeFailures: 0, damage: null };
}
function working(state) {
    return { state, outcome: { kind: "working" } };
}
function needsAttention(state, message) {
    return { state, outcome: { kind: "needs-attention", message } };
}

// EXTERNAL MODULE: ./.build/action/shared/content-server/retry.js
var retry = __webpack_require__(6605);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/missing-ids.js




const HOLD_BACK_MILLISECONDS = limits/* AUDIT_GAP_HOLD_BACK_MINUTES */.vQ * 60_000;
function watchGaps(state, entries, askedTime, { consecutiveIds }, ports) {
    const { highest } = state.gathered;
    if (!consecutiveIds || areConsecutive(highest, entries))
        return { kind: "take", entries };
    const gaps = gapsIn(highest, entries);
    const [first] = gaps;
    if (first !== undefined && mayAskAgain(state, first))
        return askAgain(state, first, ports);
    const cuts = gaps.map((gap) => entries.findIndex(({ id }) => id !== null && (0,entry_ids/* compareIds */.q3)(id, gap.before) >= 0));
    const cut = cuts.find((start) => beginYoung(entries.slice(start), askedTime));
    return { kind: "take", entries: cut === undefined ? entries : entries.slice(0, cut) };
}
function mayAskAgain({ gapTries }, { after }) {
    const tries = gapTries.after === after ? gapTries.tries : 0;
    return tries < limits/* AUDIT_GAP_MAX_TRIES */.gV && gapTries.ofRun < limits/* AUDIT_GAP_MAX_TRIES_OF_RUN */.wy;
}
function askAgain(state, { after, before }, { random }) {
    const { gapTries } = state;
    const tries = (gapTries.after === after ? gapTries.tries : 0) + 1;
    const message = `The server left out ids between ${after} and ${before}.`;
    const failure = { kind: "malformed", message };
    const milliseconds = (0,retry/* backoffMilliseconds */.p2)({ failures: tries }, random());
    return {
        kind: "again",
        state: { ...state, gapTries: { after, tries, ofRun: gapTries.ofRun + 1 } },
        outcome: { kind: "wait", milliseconds, failure },
    };
}
function beginYoung(entries, askedTime) {
    const time = entries.find((entry) => entry.time !== null)?.time ?? null;
    return time !== null && (0,age/* isYoung */.P)(time, askedTime, HOLD_BACK_MILLISECONDS);
}
function areConsecutive(reached, entries) {
    let highest = reached;
    for (const { id } of entries) {
        if (id === null)
            continue;
        if (highest === null || isNext(highest, id))
            highest = id;
        else if ((0,entry_ids/* isAbove */.oi)(id, highest))
            return false;
    }
    return true;
}
function isNext(id, next) {
    const last = id.length - 1;
    const isSameBut = next.length === id.length && next.charCodeAt(last) === id.charCodeAt(last) + 1;
    if (isSameBut && next.slice(0, last) === id.slice(0, last))
        return true;
    return BigInt(next) - BigInt(id) === 1n;
}
function gapsIn(reached, entries) {
    const ids = entries.flatMap(({ id }) => (id !== null && (0,entry_ids/* isAbove */.oi)(id, reached) ? [id] : [])).toSorted(entry_ids/* compareIds */.q3);
    const all = reached === null ? ids : [reached, ...ids];
    return all.slice(1).flatMap((before, index) => {
        const after = all[index] ?? before;
        return before === after || isNext(after, before) ? [] : [{ after, before }];
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/read-page.js





async function readPage(state, url, settings, ports) {
    const askedTime = ports.now();
    const outcome = await ports.source.fetchPage(url);
    if (outcome.kind === "failed" && outcome.failure.kind === "too-large") {
        return await readFewer(state, url, askedTime, ports);
    }
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
    const asking = startAsking(nextLimit(page, state.asking.limit, settings));
    const read = { ...state, pages: state.pages + 1, asking };
    return { kind: "page", state: read, again: { ...read, asking: { ...asking, damage } }, page, askedTime };
}
async function readFewer(state, url, askedTime, ports) {
    const { asking } = state;
    if (asking.limit > 1)
        return { kind: "fewer", state: { ...state, asking: { ...asking, limit: asking.limit >> 1 } } };
    const outcome = await ports.source.fetchLargePage(url, ports.codec.startDigest);
    if (outcome.kind === "failed")
        return withoutLargePage(state, outcome.failure, ports);
    if (outcome.page.isSuspect)
        return withoutLargePage(state, { kind: "malformed", message: IS_SMALL }, ports);
    const read = { ...state, pages: state.pages + 1, asking: startAsking(1) };
    return { kind: "page", state: read, again: read, page: outcome.page, askedTime };
}
const IS_SMALL = "The server has another entry now in the place of one that is too large.";
function withoutLargePage(state, failure, ports) {
    if (failure.kind !== "no-answer" && failure.kind !== "malformed")
        return withoutPage(state, failure, ports);
    const largeFailures = state.asking.largeFailures + 1;
    const failed = { ...state, asking: { ...state.asking, largeFailures } };
    if (largeFailures < limits/* AUDIT_LARGE_PAGE_MAX_TRIES */.he)
        return { kind: "step", step: wait(failed, failure, ports) };
    const todo = "It is a page of one entry that is too large to arrive whole. See why the server writes such entries.";
    return stop(failed, failure, todo);
}
function withoutPage(state, failure, ports) {
    switch (failure.kind) {
        case "rejected":
            return { kind: "rejected", message: failure.message };
        case "absent":
            if (mayBeOutage(state))
                return { kind: "step", step: waitForServer(state, failure, ports) };
            return { kind: "rejected", message: failure.message };
        case "too-large":
            return stop(state, failure, "Nothing after it can be exported. The server must answer `limit=1` with one entry, of at most 1 GiB.");
        case "refused":
            return stop(state, failure, "Give the export a valid key of an administrator of that server: at the terminal as STEWARD_API_KEY, on a server in " +
                "AUDIT_EXPORT_SOURCES.");
        case "redirected":
            if (mayBeOutage(state))
                return { kind: "step", step: waitForServer(state, failure, ports) };
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
function mayBeOutage({ pages, position, asking }) {
    return (pages > 0 || position.last !== null) && asking.outages < limits/* AUDIT_OUTAGE_MAX_TRIES */.rJ;
}
function waitForServer(state, failure, { random }) {
    const outages = state.asking.outages + 1;
    const milliseconds = (0,retry/* outageMilliseconds */._6)(outages, random());
    return {
        state: { ...state, asking: { ...state.asking, outages } },
        outcome: { kind: "wait", milliseconds, failure },
    };
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
    const sha256 = await (0,entry_content/* digestOf */.ol)(unreadable, codec);
    return { sha256, times: sha256 === damage?.sha256 ? damage.times + 1 : 1 };
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
    const isHoldingBack = walk.newest === null ? newest.length < page.entries.length : state.isHoldingBack;
    const older = walk.newest === null
        ? null
        : { url, limit: state.asking.limit, next: page.next, ends: await endsOf(page, ports.codec), newer: walk.older };
    const { restarts } = walk;
    if (page.next === null || isWritten(reached, state)) {
        return working({ ...read.state, isHoldingBack, walk: { kind: "returning", newest, older, restarts } });
    }
    const stalled = reached === walk.reached ? walk.stalled + 1 : 0;
    if (stalled >= limits/* AUDIT_STALLED_MAX_PAGES */.ix)
        return needsAttention(state, STALLED);
    return working({ ...read.state, isHoldingBack, walk: { ...walk, url: page.next, newest, older, reached, stalled } });
}
async function walkUp(state, walk, settings, ports) {
    const { older, restarts } = walk;
    if (older === null)
        return takeNewest(state, walk, settings, ports);
    const asking = { ...state.asking, limit: older.limit };
    const read = await readPage({ ...state, asking }, older.url, settings, ports);
    if (read.kind === "step")
        return read.step;
    if (read.kind === "rejected")
        return startAgain(state, restarts, settings, ports);
    if (read.kind === "fewer")
        return startAgain(read.state, restarts, settings, ports);
    if (!(await endsAsBefore(read.page, older, ports)))
        return startAgain(read.state, restarts, settings, ports);
    const ascending = read.page.entries.toReversed();
    const watch = watchGaps(read.again, oldEnough(ascending, settings, read.askedTime), read.askedTime, settings, ports);
    if (watch.kind === "again")
        return watch;
    const { entries } = watch;
    const isEnd = entries.length < ascending.length;
    const next = isEnd ? { kind: "ended" } : { ...walk, older: older.newer };
    return take({ ...read.state, isHoldingBack: isEnd || state.isHoldingBack }, entries, next);
}
function takeNewest(state, { newest }, settings, ports) {
    const watch = watchGaps(state, newest, ports.now(), settings, ports);
    if (watch.kind === "take") {
        const isHoldingBack = state.isHoldingBack || watch.entries.length < newest.length;
        return take({ ...state, isHoldingBack }, watch.entries, { kind: "ended" });
    }
    const gathered = { ...state.gathered, waiting: [], isPastWritten: false };
    const walk = startNewestFirst(settings.pageEntries, ports.source);
    return { ...watch, state: { ...watch.state, gathered, walk } };
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
    const rest = entries.length > 1 ? [await (0,entry_content/* digestOf */.ol)(entries.slice(1), codec)] : [];
    return [await (0,entry_content/* digestOf */.ol)(entries, codec), ...rest];
}
function take(state, entries, walk) {
    const gathered = gather(state.gathered, entries, null, state.position);
    if (areIdsMissing(gathered))
        return needsAttention(state, WITHOUT_IDS);
    const isWaiting = walk.kind === "ended" && gathered.waiting.length > 0;
    return working({ ...state, gathered, walk, isHoldingBack: isWaiting || state.isHoldingBack });
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

// EXTERNAL MODULE: ./.build/action/shared/audit-export/lines.js
var lines = __webpack_require__(275);
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
    const otherSource = last === null ? null : (0,audit_export_stored/* sourceFault */.q)(last.source, settings.source);
    if (last !== null && otherSource !== null)
        return (0,result/* err */._)(anotherSource((0,object_names/* segmentName */.Jc)(last.number), otherSource));
    if (sealed.segments > (last?.number ?? 0)) {
        return (0,result/* err */._)(brokenObject((0,object_names/* segmentName */.Jc)(sealed.segments), "is missing, though it is in a manifest"));
    }
    const first = last === null || sealed.sequence > 0 ? null : await (0,stored_segment/* readStoredStart */.k4)(1, storedPorts(ports));
    if (first !== null && first.state !== "whole")
        return (0,result/* err */._)(notWhole(first));
    const recent = await recoverRecent(last, settings, ports);
    if (!recent.ok)
        return recent;
    const firstTime = first === null ? null : Date.parse(first.value.written_time);
    return (0,result.ok)({ last, firstTime, ...recent.value, sealed });
}
function advance(position, last, units, settings, source) {
    const firstTime = position.last === null ? Date.parse(last.written_time) : position.firstTime;
    return { ...position, last, firstTime, ...recentAfter(position, units, lowestNear(last, source), settings) };
}
function tailUrl(position, units, end, settings, source) {
    const { recent, floor } = recentAfter(position, units, lowestNear(end, source), settings);
    if (recent.at(-1)?.url == null)
        return null;
    return floor === null ? source.startUrl("ascending", settings.pageEntries) : (recent[0]?.url ?? null);
}
function floorAfter(position, units, settings) {
    return recentAfter(position, units, null, settings).floor;
}
function recentAfter(position, units, from, { overlapEntries }) {
    if (overlapEntries === 0 && from === null)
        return highestAlone(position, units);
    const { recent, floor } = highest([...position.recent, ...units], position.floor, from, overlapEntries);
    return { recent: recent.map(({ id, url }) => ({ id, url })), floor };
}
function lowestNear({ gaps, last_id: lastId }, source) {
    if (gaps.length === 0 || source.urlAfter(lastId, 1) !== null)
        return null;
    const lowest = BigInt(lastId) - BigInt(limits/* AUDIT_GAP_LOOK_BACK_IDS */.e$);
    return gaps.find(({ before }) => BigInt(before) >= lowest)?.after ?? null;
}
function highest(known, floor, from, overlapEntries) {
    const ascending = known.toSorted((one, other) => (0,entry_ids/* compareIds */.q3)(one.id, other.id));
    const least = from === null ? 0 : ascending.filter(({ id }) => (0,entry_ids/* compareIds */.q3)(id, from) >= 0).length;
    const count = Math.max(overlapEntries, least);
    if (count === 0)
        return { recent: ascending.slice(-1), floor: ascending.at(-1)?.id ?? floor };
    return { recent: ascending.slice(-count), floor: ascending.at(-1 - count)?.id ?? floor };
}
function highestAlone({ recent, floor }, units) {
    const last = units.findLast(({ isLate }) => !isLate) ?? recent.at(-1);
    return last === undefined ? { recent: [], floor } : { recent: [{ id: last.id, url: last.url }], floor: last.id };
}
async function recoverRecent(last, { overlapEntries }, ports) {
    if (last === null)
        return (0,result.ok)({ recent: [], floor: null });
    const url = last.tail_url;
    const from = lowestNear(last, ports.source);
    if (overlapEntries === 0 && from === null) {
        return (0,result.ok)({ recent: [{ id: last.last_id, url }], floor: last.last_id });
    }
    const ids = new Set([last.last_id]);
    let floor = last.last_id;
    const reaches = () => from === null || floor === null || !(0,entry_ids/* isAbove */.oi)(floor, from);
    const isEnough = () => reaches() && [...ids].filter((id) => (0,entry_ids/* isAbove */.oi)(id, floor)).length > overlapEntries;
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
    return (0,result.ok)(highest(known, floor, from, overlapEntries));
}
async function idsOf(number, ports) {
    const segment = await (0,stored_segment/* readStoredSegment */.De)(number, storedPorts(ports));
    if (segment.state !== "whole")
        return (0,result/* err */._)(notWhole(segment));
    const before = number === 1 ? null : await (0,stored_segment/* readStoredStart */.k4)(number - 1, storedPorts(ports));
    if (before !== null && before.state !== "whole")
        return (0,result/* err */._)(notWhole(before));
    const { raw, metadata } = segment.value;
    const ids = [
        ...Array.from((0,lines/* linesOf */.Dx)(raw), (line) => ports.readEntry(line).id),
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
    if (!reachesBack(walk, page)) {
        return working({ ...read.state, walk: walkAfter(state.position.floor, settings.pageEntries, ports.source) });
    }
    const old = oldEnough(page.entries, settings, read.askedTime);
    const watch = watchGaps(read.again, old, read.askedTime, settings, ports);
    if (watch.kind === "again")
        return watch;
    const { entries } = watch;
    const gathered = gather(state.gathered, entries, walk.url, state.position);
    const isLogWithoutIds = page.next === null && gathered.highest === null && gathered.waiting.length > 0;
    if (isLogWithoutIds || areIdsMissing(gathered)) {
        return needsAttention(state, WITHOUT_IDS);
    }
    const isEnd = entries.length < page.entries.length;
    const hasMoreWaiting = gathered.waiting.length > state.gathered.waiting.length;
    const next = isEnd || page.next === null ? { kind: "ended" } : onwards(walk, page.next, page, hasMoreWaiting);
    if (next.kind === "ascending" && next.stalled >= limits/* AUDIT_STALLED_MAX_PAGES */.ix)
        return needsAttention(state, STALLED);
    return working({ ...read.state, gathered, walk: next, isHoldingBack: isEnd || gathered.waiting.length > 0 });
}
function ascendingFrom(url, mustReach = null) {
    return { kind: "ascending", url, mustReach, isRebuilt: false, reached: null, stalled: 0 };
}
function reachesBack({ mustReach }, { entries }) {
    return mustReach === null || entries.some(({ id }) => id !== null && !(0,entry_ids/* isAbove */.oi)(id, mustReach));
}
function walkAfter(id, pageEntries, source) {
    const url = id === null ? source.startUrl("ascending", pageEntries) : source.urlAfter(id, pageEntries);
    return url === null ? startNewestFirst(pageEntries, source) : { ...ascendingFrom(url), isRebuilt: true };
}
function afterRejection(state, walk, message, settings, source) {
    const { pageEntries } = settings;
    if (walk.url === source.startUrl("ascending", pageEntries)) {
        return needsAttention(state, `${message} This is the first page of the log. See whether the base URL is that of a content server with an audit log, ` +
            `and whether it gives ${(0,wording/* countOfEntries */.$w)(pageEntries)} at once.`);
    }
    const from = floorAfter(state.position, listOf(state.gathered.units), settings);
    const next = walk.isRebuilt ? startNewestFirst(pageEntries, source) : walkAfter(from, pageEntries, source);
    return working({ ...state, walk: next, gathered: { ...state.gathered, waiting: [], isPastWritten: false } });
}
function onwards(walk, url, page, hasMoreWaiting) {
    const reached = (0,entry_ids/* maxId */.wf)(walk.reached, page.entries);
    const stalled = reached !== walk.reached ? 0 : hasMoreWaiting ? walk.stalled : walk.stalled + 1;
    return { ...ascendingFrom(url), reached, stalled };
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/fill-gaps.js






function fillingBefore(next, { last }, settings, { source }) {
    const gaps = settings.consecutiveIds ? (last?.gaps ?? []) : [];
    const canAsk = gaps.length > 0 && source.urlAfter(gaps[0]?.after ?? "0", 1) !== null;
    return canAsk ? { kind: "filling", gaps, url: null, idle: 0, next } : next;
}
async function fillNext(state, walk, settings, ports) {
    const [gap, ...left] = walk.gaps;
    const { limit } = state.asking;
    const from = gap === undefined ? null : (walk.url ?? ports.source.urlAfter(gap.after, limit));
    if (gap === undefined || from === null)
        return working({ ...state, walk: walk.next });
    const rest = { ...walk, gaps: left, url: null, idle: 0 };
    const url = ports.source.withLimit(from, limit);
    const read = await readPage(state, url, settings, ports);
    if (read.kind === "step")
        return read.step;
    if (read.kind === "fewer")
        return working(read.state);
    if (read.kind === "rejected")
        return working({ ...state, walk: rest });
    const { entries, next } = read.page;
    const found = entries.filter(({ id }) => id !== null && (0,gaps/* isInGap */.Kp)([gap], id));
    const gathered = gather(state.gathered, found, from, state.position);
    const highest = (0,entry_ids/* maxId */.wf)(null, found);
    const isEnd = next === null || entries.some(({ id }) => id !== null && !(0,entry_ids/* isAbove */.oi)(gap.before, id));
    if (highest !== null && !isEnd) {
        const gaps = [{ after: highest, before: gap.before }, ...left];
        return working({ ...read.state, gathered, walk: { ...walk, gaps, url: next, idle: 0 } });
    }
    const isOver = isEnd || walk.idle >= limits/* AUDIT_STALLED_MAX_PAGES */.ix;
    return working({ ...read.state, gathered, walk: isOver ? rest : { ...walk, url: next, idle: walk.idle + 1 } });
}

;// CONCATENATED MODULE: ./.build/action/shared/audit-export/seal.js











const HOUR_MILLISECONDS = 60 * 60 * 1000;
function startSealing({ kind, pages, position, isHoldingBack }) {
    const known = { kind, pages, position, isHoldingBack };
    return { ...known, phase: "sealing", checked: [], isAllChecked: false, isClosed: false };
}
async function seal(state, settings, ports) {
    const keyChange = (0,keys/* dueKeyChange */.c7)(state.position.sealed.publicKey, ports);
    const period = nextPeriod(state, keyChange !== null, ports.now());
    if (period === null) {
        if (state.position.sealed.sequence > 0)
            await followLatest(state.position.sealed, settings, ports);
        const { kind, pages, position, isHoldingBack } = state;
        return { state: { phase: "finished", kind, pages, position, isHoldingBack }, outcome: { kind: "done" } };
    }
    const isChecked = state.isAllChecked || (state.checked.at(-1)?.writtenTime ?? 0) >= period.end;
    return isChecked ? await makeManifest(state, period, keyChange, settings, ports) : await checkNext(state, ports);
}
function nextPeriod({ kind, position, checked, isClosed }, isKeyToChange, now) {
    const { periodEnd } = position.sealed;
    const start = periodEnd === null ? hourOf(position.firstTime ?? now) : Date.parse(periodEnd);
    const end = hourOf(start) + HOUR_MILLISECONDS;
    if (end <= now)
        return { start, end, isClosing: false };
    const isAsked = isKeyToChange || (kind === "export-and-close" && !isClosed);
    if (!isAsked && !isAhead(position, start, now))
        return null;
    const lastTime = checked.at(-1)?.writtenTime ?? 0;
    return { start, end: Math.max(now, start + 1, lastTime + 1), isClosing: true };
}
function isAhead({ last, sealed }, start, now) {
    if (last === null || last.number <= sealed.segments)
        return false;
    return (0,age/* isFarAhead */.j)(Math.max(start, Date.parse(last.written_time)), now);
}
async function checkNext(state, ports) {
    const { checked, position } = state;
    const number = position.sealed.segments + checked.length + 1;
    const stored = await (0,stored_segment/* readStoredSegment */.De)(number, storedPorts(ports));
    if (stored.state === "absent" && number > (position.last?.number ?? 0)) {
        return working({ ...state, isAllChecked: true });
    }
    if (stored.state !== "whole")
        return needsAttention(state, notWhole(stored));
    const { metadata, listing, raw } = stored.value;
    ports.codec.release(raw);
    const before = checked.at(-1)?.end;
    const fault = before === undefined ? null : (0,stored_segment/* segmentChainFault */.nZ)(metadata, before);
    if (fault !== null)
        return needsAttention(state, brokenObject((0,object_names/* segmentName */.Jc)(number), fault));
    const end = (0,stored_segment/* segmentEnd */.Lg)(metadata);
    const all = [...checked, { listing, end, writtenTime: Date.parse(metadata.written_time) }];
    return working({ ...state, checked: all, isAllChecked: isFull(all) });
}
function isFull(checked) {
    const gaps = checked.reduce((total, { listing }) => total + listing.gaps.length, 0);
    return checked.length >= limits/* AUDIT_MANIFEST_MAX_SEGMENTS */.CC || gaps >= limits/* AUDIT_MANIFEST_MAX_GAPS */.p7;
}
async function makeManifest(state, period, keyChange, settings, ports) {
    const { checked, position } = state;
    const later = checked.findIndex(({ writtenTime }) => writtenTime >= period.end);
    const listed = checked.slice(0, later === -1 ? checked.length : later).map(({ listing }) => listing);
    const signer = keyChange?.signer ?? ports.signer;
    const manifest = {
        ...manifestOf(listed, position, period, settings),
        key_change: keyChange?.change ?? null,
        public_key: signer?.publicKey ?? null,
    };
    const added = await addManifest(manifest, position.sealed, signer, settings, ports);
    if (!added.ok)
        return needsAttention(state, added.error);
    const { sealed, isOwn } = added.value;
    const rest = checked.filter(({ listing }) => listing.number > sealed.segments);
    return working({
        ...state,
        position: { ...position, sealed },
        checked: rest,
        isAllChecked: state.isAllChecked && !isFull(checked),
        isClosed: period.isClosing && isOwn && !isFull(checked),
    });
}
function manifestOf(segments, { sealed }, { start, end }, settings) {
    return {
        format: format/* FORMAT */.uB,
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
        return working(startSealing({ kind, pages, position, isHoldingBack: false }));
    return working({
        phase: "reading",
        kind,
        pages,
        position,
        isHoldingBack: false,
        walk: fillingBefore(firstWalk(position, settings, ports.source), position, settings, ports),
        gathered: {
            units: NO_UNITS,
            highest: position.last?.last_id ?? null,
            waiting: [],
            isPastWritten: position.last === null,
        },
        asking: startAsking(settings.pageEntries),
        gapTries: { after: null, tries: 0, ofRun: 0 },
    });
}
function firstWalk(position, { pageEntries }, source) {
    const start = source.startUrl("ascending", pageEntries);
    if (position.last === null)
        return ascendingFrom(start);
    const { floor, recent } = position;
    const url = position.last.tail_url;
    if (url === null || floor === null || originOf(url) !== originOf(start))
        return walkAfter(floor, pageEntries, source);
    return ascendingFrom(url, recent.length > 1 ? (recent[0]?.id ?? null) : null);
}
function originOf(url) {
    const parsed = URL.parse(url);
    return parsed === null ? "" : `${parsed.protocol}//${parsed.host}`;
}

// EXTERNAL MODULE: ./.build/action/shared/audit-export/segment.js
var segment = __webpack_require__(2345);
// EXTERNAL MODULE: ./.build/action/shared/audit-export/time-range.js
var time_range = __webpack_require__(1927);
;// CONCATENATED MODULE: ./.build/action/shared/audit-export/write-segment.js













function fillsSegment({ units }, settings) {
    return write_segment_isFull(units, settings);
}
async function writeSegment(state, settings, ports) {
    const { gathered } = state;
    const all = listOf(gathered.units);
    const length = lengthOfSegment(all, settings);
    const units = all.slice(0, length);
    const lastId = state.position.last?.last_id ?? null;
    const quarantined = await quarantine(await withoutWritten(units, state.position, ports), lastId, ports);
    const draft = { ...draftOf(units, state.position, settings, ports), quarantined };
    const offered = await (0,segment/* packSegment */.fn)(draft, ports.codec);
    const stored = await ports.segments.append(offered);
    if (stored.state !== "whole") {
        return needsAttention({ phase: "beginning", kind: state.kind, pages: state.pages }, notWhole(stored));
    }
    if (stored.value.chain !== offered.metadata.chain)
        return await recover(state, settings, ports);
    const position = advance(state.position, stored.value, units, settings, ports.source);
    return working({ ...state, position, gathered: { ...gathered, units: withPage(NO_UNITS, all.slice(length)) } });
}
function write_segment_isFull({ length, lineBytes, unreadable }, settings) {
    return (length >= settings.segmentEntries ||
        lineBytes >= settings.segmentRawBytes ||
        unreadable >= limits/* AUDIT_SEGMENT_MAX_QUARANTINED */.GK);
}
function lengthOfSegment(units, settings) {
    let [length, lineBytes, unreadable] = [0, 0, 0];
    for (const unit of units) {
        lineBytes += lineBytesOf(unit);
        unreadable += unreadableOf(unit);
        const isTooMuch = lineBytes > limits/* AUDIT_SEGMENT_MAX_RAW_BYTES */.yb || unreadable > limits/* AUDIT_SEGMENT_MAX_QUARANTINED */.GK;
        if (isTooMuch && length > 0)
            break;
        length += 1;
        if (write_segment_isFull({ length, lineBytes, unreadable }, settings))
            break;
    }
    return length;
}
function draftOf(units, position, settings, { now, source }) {
    const { last } = position;
    const lines = [];
    let late = 0;
    for (const { entry, isLate } of units) {
        if (entry.kind !== "entry")
            continue;
        lines.push(entry);
        if (isLate)
            late += 1;
    }
    const highest = units.findLast(({ isLate }) => !isLate)?.id ?? last?.last_id;
    const end = { gaps: gapsOf(units, position, settings), last_id: highest ?? "0" };
    return {
        source: settings.source,
        number: (last?.number ?? 0) + 1,
        entries_before: last === null ? 0 : last.entries_before + last.entries,
        late,
        ...end,
        first_id: lines[0]?.id ?? null,
        ...(0,time_range/* timeRange */.H)(lines.map(({ time }) => time)),
        tail_url: tailUrl(position, units, end, settings, source),
        written_time: new Date(Math.max(now(), last === null ? 0 : Date.parse(last.written_time))).toISOString(),
        previous_chain: last?.chain ?? segment/* NO_HASH */.hz,
        lines: lines.map(({ bytes }) => bytes),
    };
}
function gapsOf(units, { last, sealed }, { consecutiveIds }) {
    if (!consecutiveIds && !sealed.isConsecutive)
        return [];
    return (0,gaps/* gapsAfter */.C1)(last, units.map(({ id }) => id));
}
async function withoutWritten(units, { last }, ports) {
    const doubtful = units.find(({ isInDoubt, before }) => isInDoubt && before.length > 0);
    if (doubtful === undefined)
        return units;
    const sha256s = await Promise.all(doubtful.before.map(async (entry) => await (0,entry_content/* sha256Of */.Bj)(entry, ports.codec)));
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
        const read = await (0,stored_segment/* readStoredStart */.k4)(number, storedPorts(ports));
        metadata = read.state === "whole" ? read.value : null;
    }
    return sha256s;
}
async function quarantine(units, lastId, ports) {
    const quarantined = [];
    let highest = lastId;
    for (const unit of units) {
        const { before, entry: last, id, isLate } = unit;
        const unreadable = unreadableOf(unit) === 0 ? [] : [...before, last];
        for (const entry of unreadable) {
            if (entry.kind !== "entry")
                quarantined.push(await keep(entry, isLate ? null : highest, ports));
        }
        if (!isLate)
            highest = id;
    }
    return quarantined;
}
async function keep(entry, after, { store, codec }) {
    const { id, reason } = entry;
    if (entry.kind === "large")
        return { id, reason, bytes: entry.size, sha256: entry.sha256, after, kept: false };
    const sha256 = await codec.digest(entry.bytes);
    await store.create((0,object_names/* quarantineName */.Is)(sha256), entry.bytes);
    return { id, reason, bytes: entry.bytes.length, sha256, after, kept: true };
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
        case "filling":
            return await fillNext(state, walk, settings, ports);
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
        openGaps: last?.gaps ?? [],
        isHoldingBack: state.isHoldingBack,
        pages: state.pages,
        gathered: state.phase === "reading" ? state.gathered.units.length : 0,
    };
}

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
    const source = (0,server_option/* readServerUrl */.Pm)(options.server, "--server");
    const server = (0,server_option/* serverWithKey */.TJ)(source, options.keyHeader, process.env);
    const keys = keysIn(process.env, options.restartSigning === true);
    const store = await (0,open_folder/* openFolder */.N)(process.locate(options.out), options.out);
    const known = await readKnown(store);
    const settings = settingsOf(source, options, options.consecutiveIds === true || (await isOwnServer(source)));
    const interruption = (0,waiting/* onInterrupt */.n)(process);
    const over = new AbortController();
    const signal = () => AbortSignal.any([interruption.requestSignal(), over.signal]);
    const pages = (0,client/* auditSource */.L)({ ...server, cursorIsId: false }, (0,transport/* fetchGet */.x)(fetch, signal));
    const ahead = options.holdBack === 0 ? readAhead(pages) : pages;
    const run = await (0,action_error/* catchActionError */.wl)(async () => runJob(settings, portsOf(ahead, store, keys), interruption, progress));
    const ended = run.ok ? run.value : { end: { kind: "failed", message: run.error.reason }, progress: null };
    const isDone = ended.end.kind === "done" && known.segments > 0;
    const comparedEnd = isDone ? await compareEnd(known.segments, comparedPorts(pages, store, settings)) : null;
    over.abort();
    progress.clear();
    const quarantined = ended.progress === null ? null : await (0,audit_export_quarantined/* countQuarantined */.g)(ended.progress.segments, store);
    const { strays } = known;
    const publicKey = keys.signer?.publicKey ?? null;
    return { ...ended, settings, folder: options.out, publicKey, comparedEnd, quarantined, strays };
}
const SETTINGS_MAX_BYTES = 64 * 1024;
const SETTINGS_MAX_TRIES = 3;
async function isOwnServer(baseUrl) {
    const server = { baseUrl, key: null, keyHeader: "Authorization" };
    const url = (0,server_url/* urlInApi */.z0)(server, "/server_settings");
    for (let tries = 0; tries < SETTINGS_MAX_TRIES; tries += 1) {
        const asked = await (0,request/* request */.Em)(server, (0,open_export/* clientGet */.A_)(), url, SETTINGS_MAX_BYTES);
        if (asked.kind === "body")
            return isOwn((0,json/* parseJson */.qF)(new TextDecoder().decode(asked.bytes)));
        if (!["no-answer", "server-error", "throttled"].includes(asked.failure.kind))
            return false;
    }
    return false;
}
function isOwn(settings) {
    if (!(0,json/* isObject */.Gv)(settings) || typeof settings["build"] !== "string")
        return false;
    const { limits } = settings;
    return (0,json/* isObject */.Gv)(limits) && typeof limits["audit_page_max_entries"] === "number";
}
async function readKnown(store) {
    let segments = 0;
    const strays = [];
    for await (const name of store.list("")) {
        segments = Math.max(segments, (0,object_names/* segmentNumber */.Jr)(name) ?? 0);
        if ((0,object_names/* isStrayName */.Vm)(name))
            strays.push(name);
    }
    return { segments, strays };
}
function comparedPorts(source, objects, { pageEntries }) {
    const inOrder = new Set();
    return { source, objects, codec: node_codec/* nodeCodec */.H, readEntry: source_entry/* readSourceEntry */.Q3, pageEntries, inOrder };
}
function keysIn(env, isRestart) {
    const signer = signerIn(env, "STEWARD_SIGNING_KEY");
    const previous = signerIn(env, "STEWARD_PREVIOUS_SIGNING_KEY");
    if (isRestart && signer === null) {
        throw new action_error/* ActionError */.lZ("--restart-signing needs a new key, but STEWARD_SIGNING_KEY is not set. Set it to that key.");
    }
    if (previous !== null && signer === null) {
        throw new action_error/* ActionError */.lZ("STEWARD_PREVIOUS_SIGNING_KEY is the key that signed before STEWARD_SIGNING_KEY, which is not set. Set it to the new key.");
    }
    return { signer, oldKey: { previous, lost: isRestart ? "any" : null } };
}
function signerIn(env, name) {
    const { [name]: text = "" } = env;
    return text.trim() === "" ? null : (0,signing/* signerOf */.Kv)(text, name);
}
function settingsOf(source, options, consecutiveIds) {
    return {
        name: options.name ?? new URL(source).host,
        source,
        pageEntries: options.pageEntries,
        segmentEntries: limits/* AUDIT_SEGMENT_ENTRIES */.tm,
        segmentRawBytes: limits/* AUDIT_SEGMENT_RAW_BYTES */.xH,
        holdBackMilliseconds: options.holdBack * 1_000,
        overlapEntries: options.overlap,
        consecutiveIds,
    };
}
function portsOf(source, store, keys) {
    const hints = { load: async () => await Promise.resolve(null), save: async () => { } };
    return {
        source,
        store,
        segments: segmentLog(store, hints, node_codec/* nodeCodec */.H),
        hints,
        codec: node_codec/* nodeCodec */.H,
        ...keys,
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


/***/ }),

/***/ 417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ totalOf),
/* harmony export */   g: () => (/* binding */ countQuarantined)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
/* harmony import */ var _node_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7714);


async function countQuarantined(segments, objects) {
    const reasons = new Map();
    for (let number = 1; number <= segments; number += 1) {
        const stored = await (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readStoredStart */ .k4)(number, { objects, codec: _node_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeCodec */ .H });
        for (const { reason } of stored.state === "whole" ? stored.value.quarantined : []) {
            reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        }
    }
    return reasons;
}
function totalOf(quarantined) {
    return [...quarantined.values()].reduce((total, count) => total + count, 0);
}


/***/ }),

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
