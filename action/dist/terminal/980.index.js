export const id = 980;
export const ids = [980];
export const modules = {

/***/ 980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyAnywhere: () => (/* binding */ verifyAnywhere)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(836);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(500);
// EXTERNAL MODULE: ./.build/action/shared/index.js + 218 modules
var shared = __webpack_require__(667);
// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __webpack_require__(827);
// EXTERNAL MODULE: ./.build/action/action/audit-export/node-codec.js
var node_codec = __webpack_require__(714);
// EXTERNAL MODULE: ./.build/action/action/audit-export/waiting.js
var waiting = __webpack_require__(426);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/compare-with-server.js




/**
 * Walks the source once more and compares what it has with what all manifests of an export list.
 *
 * @param manifests how many the export has.
 * @throws ActionError where the source or the export cannot be read, with the reason as its message.
 */
async function compareWithServer(manifests, objects, source, dependencies) {
    const ports = {
        source,
        objects,
        codec: node_codec/* nodeCodec */.H,
        readEntry: shared/* readSourceEntry */.Q3,
        pageEntries: shared/* AUDIT_EXPORT_PAGE_ENTRIES */.ie,
    };
    let differences = (0,shared/* noDifferences */.mr)();
    let state = (0,shared/* startReconciliation */.t$)(1);
    let [before, failures] = [0, 0];
    while (state.manifest <= manifests) {
        dependencies.onStep(state.manifest, before + state.segments);
        // oxlint-disable-next-line no-await-in-loop -- each step goes on from the one before
        const done = await (0,shared/* reconcileStep */.xu)(state, ports);
        failures = done.kind === "failed" ? failures + 1 : 0;
        switch (done.kind) {
            case "working":
                state = done.state;
                break;
            case "compared":
                differences = (0,shared/* joinDifferences */.zY)(differences, done.state.differences);
                before += done.state.segments;
                state = (0,shared/* startReconciliation */.t$)(done.state.manifest + 1, done.state.url);
                break;
            case "nothing-to-compare":
                return differences;
            case "broken":
                throw new action_error/* ActionError */.lZ(done.message);
            case "failed":
                // oxlint-disable-next-line no-await-in-loop -- waiting is the point
                await (0,waiting/* waitPatiently */.s)(done.failure, failures, dependencies);
        }
    }
    return differences;
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/folder-files.js
var folder_files = __webpack_require__(631);
// EXTERNAL MODULE: ./.build/action/action/audit-export/folder-objects.js
var folder_objects = __webpack_require__(496);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-folder.js
var open_folder = __webpack_require__(926);
// EXTERNAL MODULE: ./.build/action/action/audit-export/progress.js
var audit_export_progress = __webpack_require__(686);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var limits = __webpack_require__(306);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/server-objects.js




/**
 * The objects of an export that a content server keeps.
 *
 * @param url of the export, without a slash at its end. The key is sent to its `/objects` alone: the URLs of other pages are
 *   made here, of the cursors that the server gives.
 * @throws ActionError from each of its functions where the server does not give them, with the reason as its message.
 */
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
            limit: String(shared/* LIST_PAGE_MAX_ITEMS */.nQ),
            ...(next === null ? {} : { next }),
        });
        pages += 1;
        if (pages > shared/* CLIENT_LIST_MAX_PAGES */.XT)
            throw new action_error/* ActionError */.lZ("The server's list of objects does not end. Ask its operator.");
        // oxlint-disable-next-line no-await-in-loop -- each page names the one after it
        const page = readPage(await ask(`${objects}?${query.toString()}`, limits/* AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES */.F0));
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
/** The names on a page of objects, and the cursor of the page after it. */
function readPage(bytes) {
    if (bytes === null) {
        throw new action_error/* ActionError */.lZ("The server has no such export. GET /__api__/v1/audit_exports of the server lists them.");
    }
    const page = parse(bytes);
    const results = (0,shared/* isObject */.Gv)(page) ? page["results"] : undefined;
    const names = (0,shared/* isArray */.cy)(results)
        ? results.map((record) => ((0,shared/* isObject */.Gv)(record) ? record["name"] : undefined))
        : [undefined];
    if (!(0,shared/* isObject */.Gv)(page) || !names.every(isName)) {
        throw new action_error/* ActionError */.lZ("The server's answer is not a list of objects. Check that the URL is that of an export at a server of this project.");
    }
    return { names, next: cursorOf(page["paging"]) };
}
/** A longer name is of no object that a server of this project keeps, and would be told as a whole. */
function isName(name) {
    return typeof name === "string" && name.length <= shared/* OBJECT_NAME_MAX_BYTES */.Z2;
}
function cursorOf(paging) {
    const cursors = (0,shared/* isObject */.Gv)(paging) ? paging["cursors"] : undefined;
    const next = (0,shared/* isObject */.Gv)(cursors) ? cursors["next"] : undefined;
    return typeof next === "string" ? next : null;
}
function parse(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        return undefined;
    }
}
/** What is at a URL, as far as `maxBytes` and one more; null where nothing is. */
async function askAgain(url, maxBytes, server, { get, ...dependencies }) {
    for (let failures = 1;; failures += 1) {
        let status = 0;
        const getStart = async (...asked) => {
            const answer = await get(...asked);
            status = answer.status;
            return startOf(answer, maxBytes + 1);
        };
        // oxlint-disable-next-line no-await-in-loop -- each try is after the one before
        const outcome = await (0,shared/* request */.Em)(server, getStart, url, maxBytes + 1);
        if (outcome.kind === "body")
            return outcome.bytes;
        if (status === 404)
            return null;
        // oxlint-disable-next-line no-await-in-loop -- waiting is the point
        await (0,waiting/* waitPatiently */.s)(outcome.failure, failures, dependencies);
    }
}
/** The beginning of an answer; the rest is not read. */
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
var server_option = __webpack_require__(266);
// EXTERNAL MODULE: ./.build/action/action/audit-export/signing.js
var signing = __webpack_require__(850);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/verify-anywhere.js













/**
 * Checks the export in a folder or at a URL, and compares it with its source where `server` names one.
 *
 * @throws ActionError where it cannot be checked, with the reason as its message.
 */
async function verifyAnywhere(place, options, { env }, progress) {
    const publicKey = options.publicKey === undefined ? null : await readPublicKey(options.publicKey);
    const source = options.server === undefined ? null : (0,server_option/* readServerUrl */.Pm)(options.server, "--server");
    const address = (0,server_option/* isUrl */.gU)(place) ? (0,server_option/* readExportUrl */.oL)(place) : null;
    refuseTwoServers(address?.url, source);
    const dependencies = dependenciesOf(progress);
    const server = (baseUrl) => (0,server_option/* serverWithKey */.TJ)(baseUrl, options.keyHeader, env);
    const get = (0,shared/* fetchGet */.xi)(fetch, () => AbortSignal.timeout(shared/* CLIENT_REQUEST_MAX_SECONDS */.ZP * 1000));
    const log = source === null ? null : (0,shared/* auditSource */.L7)({ ...server(source), cursorIsId: false }, get);
    const objects = address === null
        ? await openToRead(place)
        : serverObjects(address.url, server(address.baseUrl), { ...dependencies, get });
    const verification = await (0,shared/* verifyExport */.qb)({ publicKey }, {
        objects,
        codec: node_codec/* nodeCodec */.H,
        verifySignature: signing/* verifySignature */.Od,
        readEntry: shared/* readSourceEntry */.Q3,
        onProgress: (totals) => progress.show(() => (0,audit_export_progress/* checkedText */.N0)(totals)),
    });
    refuseNothing(verification);
    // What a broken export says of itself is no ground for a comparison.
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
/** A server may have moved, or be reached by a tunnel; else the comparison says nothing. */
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
/** A check of nothing must not say that nothing is broken. */
function refuseNothing({ totals, breaks }) {
    if (totals.manifests + totals.segments + breaks.length > 0)
        return;
    throw new action_error/* ActionError */.lZ("There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.");
}
async function openToRead(folder) {
    await (0,open_folder/* refuseOther */.h)(folder, "Name the folder of an export, and keep other files out of it.");
    return (0,folder_objects/* folderReader */._)(folder);
}
/** The one key that there is must not go to two servers. */
function refuseTwoServers(url, source) {
    if (url === undefined || source === null || new URL(url).origin === new URL(source).origin)
        return;
    throw new action_error/* ActionError */.lZ("The export is on another server than --server names, and STEWARD_API_KEY is the key of one. " +
        "Download the objects of the export to a folder, and check that.");
}
/** @throws ActionError where there is no such key. */
async function readPublicKey(text) {
    const given = (0,signing/* publicKeyOf */.kc)(text);
    if (given !== null)
        return given;
    const content = await (0,folder_files/* withPath */.iD)(text, async () => await (0,promises_.readFile)(text));
    const key = content.length > shared/* FILE_MAX_BYTES */.ul ? null : (0,signing/* publicKeyOf */.kc)(content.toString());
    if (key !== null)
        return key;
    throw new action_error/* ActionError */.lZ(`"${(0,shared/* printable */.g$)(text)}" is not an Ed25519 public key. It must be 64 hexadecimal digits, or PEM that begins with ` +
        '"-----BEGIN PUBLIC KEY-----".');
}


/***/ })

};
