export const id = 914;
export const ids = [914];
export const modules = {

/***/ 914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportToFolder: () => (/* binding */ exportToFolder)
});

// EXTERNAL MODULE: ./.build/action/shared/index.js + 218 modules
var shared = __webpack_require__(667);
// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __webpack_require__(827);
// EXTERNAL MODULE: ./.build/action/action/audit-export/node-codec.js
var node_codec = __webpack_require__(714);
// EXTERNAL MODULE: ./.build/action/action/audit-export/open-folder.js
var open_folder = __webpack_require__(926);
// EXTERNAL MODULE: ./.build/action/action/audit-export/progress.js
var audit_export_progress = __webpack_require__(686);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var limits = __webpack_require__(306);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/run-export.js


/**
 * Exports a log to its end and makes a manifest. Whatever ends it before, all that was read is written then.
 *
 * @throws where a port does; then all that was written is kept.
 */
async function runExport(settings, ports, dependencies) {
    let state = (0,shared/* startRun */.AD)("export-and-close");
    let end = null;
    for (let tries = 0; end === null;) {
        // oxlint-disable-next-line no-await-in-loop -- each step goes on from the one before
        const done = await (0,shared/* step */.PM)(state, settings, ports);
        const { outcome } = done;
        state = done.state;
        const progress = (0,shared/* progressOf */.jA)(state);
        if (progress !== null)
            dependencies.onProgress(progress);
        tries = outcome.kind === "wait" ? tries + 1 : 0;
        end = endOf(outcome, tries, dependencies.interrupted);
        if (end !== null || outcome.kind !== "wait")
            continue;
        dependencies.onWait(outcome.failure, outcome.milliseconds, tries);
        // oxlint-disable-next-line no-await-in-loop -- waiting is the point
        await dependencies.wait(outcome.milliseconds);
    }
    return { end, progress: (0,shared/* progressOf */.jA)(await (0,shared/* writeGathered */.Yk)(state, settings, ports)) };
}
/** How the run ends after a step; null where it goes on. */
function endOf(outcome, tries, interrupted) {
    if (outcome.kind === "done" || outcome.kind === "needs-attention")
        return outcome;
    if (interrupted.aborted)
        return { kind: "interrupted" };
    if (outcome.kind === "working" || tries < limits/* AUDIT_EXPORT_TRIES_MAX */.M9)
        return null;
    return { kind: "gave-up", message: outcome.failure.message };
}

// EXTERNAL MODULE: ./.build/action/action/audit-export/server-option.js
var server_option = __webpack_require__(266);
// EXTERNAL MODULE: ./.build/action/action/audit-export/signing.js
var signing = __webpack_require__(850);
// EXTERNAL MODULE: ./.build/action/action/audit-export/waiting.js
var waiting = __webpack_require__(426);
;// CONCATENATED MODULE: ./.build/action/action/audit-export/export-to-folder.js









/**
 * Exports a server's audit log to a folder, or goes on with it.
 *
 * @throws ActionError where it cannot begin, with the reason as its message.
 */
async function exportToFolder(options, process, progress) {
    const settings = settingsOf(options);
    const server = (0,server_option/* serverWithKey */.TJ)(settings.source, options.keyHeader, process.env);
    const { STEWARD_SIGNING_KEY: signingKey = "" } = process.env;
    const signer = signingKey.trim() === "" ? null : (0,signing/* signerOf */.Kv)(signingKey);
    const store = await (0,open_folder/* openFolder */.N)(options.out);
    const interruption = (0,waiting/* onInterrupt */.n)(process);
    const source = (0,shared/* auditSource */.L7)({ ...server, cursorIsId: false }, (0,shared/* fetchGet */.xi)(fetch, interruption.requestSignal));
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
        segmentEntries: shared/* AUDIT_SEGMENT_ENTRIES */.tm,
        segmentRawBytes: shared/* AUDIT_SEGMENT_RAW_BYTES */.xH,
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
        segments: (0,shared/* segmentLog */.m8)(store, hints, node_codec/* nodeCodec */.H),
        hints,
        codec: node_codec/* nodeCodec */.H,
        signer,
        readEntry: shared/* readSourceEntry */.Q3,
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
