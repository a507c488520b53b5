export const id = 87;
export const ids = [87];
export const modules = {

/***/ 87:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportToFolder: () => (/* binding */ exportToFolder)
});

// EXTERNAL MODULE: ./.build/action/shared/index.js + 217 modules
var shared = __webpack_require__(903);
// EXTERNAL MODULE: ./.build/action/action/trouble.js
var trouble = __webpack_require__(411);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(500);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/interruption.js


/** Heeds Ctrl+C once, so that the command ends in order; pressed again, it ends the process at once. */
function heedInterrupt(process) {
    const controller = new AbortController();
    process.once("SIGINT", () => controller.abort());
    const { signal } = controller;
    return {
        signal,
        wait: async (milliseconds) => {
            await (0,promises_.setTimeout)(milliseconds, undefined, { signal }).catch(() => { });
        },
        requestSignal: () => AbortSignal.any([signal, AbortSignal.timeout(shared/* CLIENT_REQUEST_MAX_SECONDS */.ZPU * 1000)]),
    };
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/node-codec.js
var node_codec = __webpack_require__(714);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-folder.js
var open_folder = __webpack_require__(926);
// EXTERNAL MODULE: ./.build/action/action/audit-export/progress-text.js
var progress_text = __webpack_require__(44);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/run-export.js

/**
 * Exports a log to its end and makes a manifest. Whatever ends it before, all that was read is written then.
 *
 * @throws where a port does; then all that was written stays.
 */
async function runExport(settings, ports, world) {
    let state = (0,shared/* startRun */.ADy)("export-and-close");
    let end = null;
    for (let tries = 0; end === null;) {
        // oxlint-disable-next-line no-await-in-loop -- each step goes on from the one before
        const done = await (0,shared/* step */.PMw)(state, settings, ports);
        const { outcome } = done;
        state = done.state;
        const progress = (0,shared/* progressOf */.jAJ)(state);
        if (progress !== null)
            world.onProgress(progress);
        tries = outcome.kind === "wait" ? tries + 1 : 0;
        end = endOf(outcome, tries, world.interrupted);
        if (end !== null || outcome.kind !== "wait")
            continue;
        world.onWait(outcome.failure, outcome.milliseconds, tries);
        // oxlint-disable-next-line no-await-in-loop -- waiting is the point
        await world.wait(outcome.milliseconds);
    }
    return { end, progress: (0,shared/* progressOf */.jAJ)(await (0,shared/* writeGathered */.Ykp)(state, settings, ports)) };
}
/** How the run ends after a step; null where it goes on. */
function endOf(outcome, tries, interrupted) {
    if (outcome.kind === "done" || outcome.kind === "needs-attention")
        return outcome;
    if (interrupted.aborted)
        return { kind: "interrupted" };
    if (outcome.kind === "working" || tries < shared/* AUDIT_EXPORT_TRIES_MAX */.M9O)
        return null;
    return { kind: "gave-up", message: outcome.failure.message };
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/server-key.js
var server_key = __webpack_require__(100);
// EXTERNAL MODULE: ./.build/action/action/audit-export/server-option.js
var server_option = __webpack_require__(266);
// EXTERNAL MODULE: ./.build/action/action/audit-export/signing.js
var signing = __webpack_require__(850);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/export-to-folder.js










/**
 * Exports a server's audit log to a folder, or goes on with it.
 *
 * @throws Trouble where it cannot begin, with the reason as its message.
 */
async function exportToFolder(options, process, progress) {
    const settings = settingsOf(options);
    const server = (0,server_key/* serverWithKey */.T)(settings.source, options.keyHeader, process.env);
    const { STEWARD_SIGNING_KEY: signingKey = "" } = process.env;
    const signer = signingKey.trim() === "" ? null : (0,signing/* signerOf */.Kv)(signingKey);
    const store = await (0,open_folder/* openFolder */.N)(options.out);
    const interruption = heedInterrupt(process);
    const source = (0,shared/* auditSource */.L7W)({ ...server, cursorIsId: false }, (0,shared/* fetchGet */.xiq)(fetch, interruption.requestSignal));
    const run = await (0,trouble/* attempt */.CD)(async () => runJob(settings, portsOf(source, store, signer), interruption, progress));
    progress.clear();
    const ended = "reason" in run ? { end: { kind: "failed", message: run.reason }, progress: null } : run.result;
    return { ...ended, settings, folder: options.out, publicKey: signer?.publicKey ?? null };
}
function settingsOf(options) {
    const source = (0,server_option/* readServerUrl */.Pm)(options.server, "--server");
    return {
        name: options.name ?? new URL(source).host,
        source,
        pageEntries: options.pageEntries,
        segmentEntries: shared/* AUDIT_SEGMENT_ENTRIES */.tmW,
        segmentRawBytes: shared/* AUDIT_SEGMENT_RAW_BYTES */.xHQ,
        holdBackMilliseconds: options.holdBack * 1_000,
        overlapEntries: options.overlap,
        consecutiveIds: options.consecutiveIds ?? false,
    };
}
/** The end of an export in a folder is found by listing it: nothing is noted beside the objects. */
function portsOf(source, store, signer) {
    const hints = { load: async () => await Promise.resolve(null), save: async () => { } };
    return {
        source,
        store,
        segments: (0,shared/* segmentLog */.m8x)(store, hints, node_codec/* nodeCodec */.H),
        hints,
        codec: node_codec/* nodeCodec */.H,
        signer,
        readEntry: shared/* readSourceEntry */.Q3C,
        now: Date.now,
        random: Math.random,
    };
}
async function runJob(settings, ports, { signal, wait }, progress) {
    const textOf = (0,progress_text/* progressText */.l_)(Date.now);
    return await runExport(settings, ports, {
        interrupted: signal,
        wait,
        onProgress: (state) => progress.show(() => textOf(state)),
        onWait: (failure, milliseconds, tries) => progress.say((0,progress_text/* waitText */.Lq)(failure, milliseconds, tries)),
    });
}


/***/ })

};
