export const id = 786;
export const ids = [786];
export const modules = {

/***/ 136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ clientGet),
/* harmony export */   Mj: () => (/* binding */ verifyPorts),
/* harmony export */   OX: () => (/* binding */ refuseNothing),
/* harmony export */   RR: () => (/* binding */ readPublicKey),
/* harmony export */   V1: () => (/* binding */ openExport),
/* harmony export */   bb: () => (/* binding */ waitDependencies)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4907);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6672);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5827);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2631);
/* harmony import */ var _folder_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5496);
/* harmony import */ var _node_codec_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7714);
/* harmony import */ var _open_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4926);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7686);
/* harmony import */ var _server_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6771);
/* harmony import */ var _server_option_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5266);
/* harmony import */ var _signing_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7850);













function clientGet() {
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchGet */ .x)(fetch, () => AbortSignal.timeout(_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .CLIENT_REQUEST_MAX_SECONDS */ .ZP * 1000));
}
function waitDependencies(progress) {
    return {
        wait: async (milliseconds) => await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(milliseconds),
        random: Math.random,
        onWait: (failure, milliseconds, tries) => progress.say((0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .waitText */ .Lq)(failure, milliseconds, tries)),
    };
}
async function openExport(place, serverAt, { locate }, progress) {
    if ((0,_server_option_js__WEBPACK_IMPORTED_MODULE_6__/* .isUrl */ .gU)(place)) {
        const { url, baseUrl } = (0,_server_option_js__WEBPACK_IMPORTED_MODULE_6__/* .readExportUrl */ .oL)(place);
        return (0,_server_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .serverObjects */ .O)(url, serverAt(baseUrl), { ...waitDependencies(progress), get: clientGet() });
    }
    const folder = locate(place);
    await (0,_open_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseOther */ .h)(folder, place, "Name the folder of an export, and keep other files out of it.");
    return (0,_folder_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .folderReader */ ._)(folder, place);
}
function verifyPorts(objects, onProgress) {
    return { objects, codec: _node_codec_js__WEBPACK_IMPORTED_MODULE_10__/* .nodeCodec */ .H, verifySignature: _signing_js__WEBPACK_IMPORTED_MODULE_11__/* .verifySignature */ .Od, readEntry: _shared_index_js__WEBPACK_IMPORTED_MODULE_12__/* .readSourceEntry */ .Q3, onProgress };
}
function refuseNothing(objects) {
    if (objects > 0)
        return;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_13__/* .ActionError */ .lZ("There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.");
}
const KEY_HELP = 'It must be 64 hexadecimal digits, or PEM that begins with "-----BEGIN PUBLIC KEY-----".';
async function readPublicKey(text, { locate }) {
    const given = (0,_signing_js__WEBPACK_IMPORTED_MODULE_11__/* .publicKeyOf */ .kc)(text);
    if (given !== null)
        return given;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(locate(text)))
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_13__/* .ActionError */ .lZ(`--public-key is neither the path of a file nor a public key. ${KEY_HELP}`);
    const content = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_14__/* .withPath */ .iD)(text, async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(locate(text)), "read");
    const key = content.length > _shared_index_js__WEBPACK_IMPORTED_MODULE_15__/* .FILE_MAX_BYTES */ .ul ? null : (0,_signing_js__WEBPACK_IMPORTED_MODULE_11__/* .publicKeyOf */ .kc)(content.toString());
    if (key !== null)
        return key;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_13__/* .ActionError */ .lZ(`"${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_16__/* .printable */ .g$)(text)}" is not an Ed25519 public key. ${KEY_HELP}`);
}


/***/ }),

/***/ 6771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ serverObjects),
/* harmony export */   e: () => (/* binding */ askAgain)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8594);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5827);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9306);
/* harmony import */ var _waiting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1426);




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
            limit: String(_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST_PAGE_MAX_ITEMS */ .nQ),
            ...(next === null ? {} : { next }),
        });
        pages += 1;
        if (pages > _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_LIST_MAX_PAGES */ .XT)
            throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server's list of objects does not end. Ask its operator.");
        const page = readPage(await ask(`${objects}?${query.toString()}`, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES */ .F0));
        for (const name of page.names) {
            if (name <= last)
                throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server does not list the objects of the export in order. Ask its operator.");
            last = name;
            if (name.startsWith(prefix))
                yield name;
        }
        next = page.names.length === 0 ? null : page.next;
    } while (next !== null);
}
function readPage(bytes) {
    if (bytes === null) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server has no such export. GET /__api__/v1/audit_exports of the server lists them.");
    }
    const page = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(new TextDecoder().decode(bytes));
    const results = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(page) ? page["results"] : undefined;
    const names = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(results)
        ? results.map((record) => ((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(record) ? record["name"] : undefined))
        : [undefined];
    if (!(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(page) || !names.every(isName)) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server's answer is not a list of objects. Check that the URL is that of an export at a server of this project.");
    }
    return { names, next: cursorOf(page["paging"]) };
}
function isName(name) {
    return typeof name === "string" && name.length <= _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_NAME_MAX_BYTES */ .Z2;
}
function cursorOf(paging) {
    const cursors = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(paging) ? paging["cursors"] : undefined;
    const next = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(cursors) ? cursors["next"] : undefined;
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
        const outcome = await (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .request */ .Em)(server, getStart, url, maxBytes + 1);
        if (outcome.kind === "body")
            return outcome.bytes;
        if (status === 404)
            return null;
        await (0,_waiting_js__WEBPACK_IMPORTED_MODULE_5__/* .waitPatiently */ .s)(outcome.failure, failures, dependencies);
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
/* unused harmony exports API_REQUEST_MAX_SECONDS, API_RETRY_WAITS_SECONDS, API_WAIT_MAX_SECONDS, API_WAITS_MAX, API_WAIT_WITHOUT_WORD_SECONDS, API_MESSAGE_MAX_CHARACTERS, PULL_REQUEST_MAX_LISTED_FILES, COMPARISON_MAX_LISTED_FILES, FOLDERS_MAX_REQUESTS, FILES_READ_AT_ONCE, UNCHANGED_FILES_MAX_READ, BLOBS_MAX_SINGLE_REQUESTS, BLOBS_PER_REQUEST, LOG_MAX_LISTED_PATHS, MARKED_CHANGES_MAX, LOG_MAX_LISTED_CHANGES, GIT_MAX_SECONDS, GIT_OUTPUT_MAX_BYTES, DIFF_MAX_LINES, CHECK_ANNOTATION_TITLE_MAX_CHARACTERS, CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS, COMMENT_MAX_CHARACTERS, ACCEPTING_ACCOUNTS_MAX, ACCEPTING_COMMITS_MAX, STICKY_COMMENT_MAX_FINDINGS, STICKY_COMMENT_MAX_ALIKE, SUGGESTION_MAX_LINES, SUGGESTION_MAX_CHARACTERS, CHECK_RUN_REQUEST_MAX_ANNOTATIONS, CHECK_RUN_MAX_ANNOTATIONS, CHECK_RUN_SUMMARY_MAX_BYTES, REVIEW_MAX_COMMENTS, REVIEW_MAX_CLOSED_THREADS, CHANGES_OUTPUT_MAX_CHARACTERS, CHANGES_OUTPUT_MAX_LISTED_FILES */
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
function totalsOf({ counts, ids }) {
    const { manifests, segments, entries, quarantined, late, unsealedSegments } = counts;
    const { lowest: firstId, highest: lastId } = ids;
    return { manifests, segments, entries, quarantined, late, gaps: (0,_id_range_js__WEBPACK_IMPORTED_MODULE_1__/* .missingIn */ .EH)(ids), firstId, lastId, unsealedSegments };
}
function reportProgress(state) {
    state.ports.onProgress?.(totalsOf(state));
}


/***/ }),

/***/ 6672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ REASON_MAX_CHARACTERS),
/* harmony export */   Jr: () => (/* binding */ FIX_EDITS_MAX),
/* harmony export */   OW: () => (/* binding */ NAME_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Pe: () => (/* binding */ REQUEST_MAX_BYTES),
/* harmony export */   RV: () => (/* binding */ HOST_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Su: () => (/* binding */ MODEL_GUESS_MAX_LETTER_PAIRS),
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
const REASON_MAX_CHARACTERS = 300;
const BLOCK_ERRORS_MAX = 100;
const FIX_STEPS_MAX = 100;
const FIX_EDITS_MAX = 1_000;
const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const LAYERS_MAX = 8;
const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;
const GUESSED_KEYS_MAX = 100;


/***/ })

};
