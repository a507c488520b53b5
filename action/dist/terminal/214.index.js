export const id = 214;
export const ids = [214];
export const modules = {

/***/ 6609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addVerifyExportCommand: () => (/* binding */ addVerifyExportCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3865);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5827);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1186);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5986);
/* harmony import */ var _key_header_option_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1216);
/* harmony import */ var _public_key_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7804);
/* harmony import */ var _time_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2958);








const HELP = `
It checks every object of the export: that it can be unpacked, that hashes, chains and signatures match, that ids ascend
without duplicates, and that nothing is missing between the first and the newest manifest. It says where the first break is.
Without --public-key any one key may have signed: whoever can replace the whole export could sign it again. With --witness,
an export that the holder of the key rewrote or cut is found, too; it is held to each file that is given.

With --since, or --from and --to, all manifests are checked, and of the segments only those that are asked for and those that
no manifest lists yet. It says what it did not look at; "whole" is then false in the JSON, and the exit code is 0 if nothing is
wrong in what it looked at. Ids that are there twice are found among the segments that are opened only.

With --server it then reads the server's log again to its end, and compares each entry, byte for byte: it reports which
entries of the server are missing from the export, which have other content on the server, which the server gives twice
with different content, and which were deleted there: those that it no longer has, and records no removal of. It says how
far the export is, and what the server has beyond that.

Environment:
  STEWARD_API_KEY  the API key of an administrator, where the export is at a URL or --server is given

Formats:
  text  for people, with the progress on standard error
  json  for programs: { whole, verdict: { state, text, max_lag_seconds }, name, source, breaks: [{ object, line, id, message }], breaks_left_out,
        open_gaps: [{ after, before }], notices, signed_by, key_changes: [{ object, kind, from, to, pinned }], witnessed,
        totals: { manifests, segments, entries, quarantined, late, gaps, first_id, last_id, unsealed_segments },
        not_looked_at: { segments, entries, quarantined }, differences: { missing, missing_ids, changed, changed_entries: [{ id, exported_sha256, server_sha256 }],
        repeated, repeated_entries: [{ id, sha256s }], vanished, vanished_ids, pruned_through },
        behind: { entries, oldest_time, lag_seconds } }
        not_looked_at is null, and gaps is not, where all of it was; differences is null without --server, behind where the server has nothing more
        the state of the verdict is current, whole, not_compared, behind, incomplete, needs_attention, differs or broken
        where it cannot be checked, standard output is empty and the reason is on standard error

Exit codes:
  0  the export is whole, and what the server has beyond it, if anything, is younger than --max-lag
  1  it is broken, incomplete, differs from the server, is too far behind, or its job needs attention
  2  it could not be checked, or the command was not understood

Examples:
  provider-steward verify-export audit-log
  provider-steward verify-export audit-log --public-key key.pem --server https://content.example.com
  provider-steward verify-export audit-log --since verified/000000120.json
  provider-steward verify-export https://content.example.com/__api__/v1/audit_exports/<guid>`;
function addVerifyExportCommand(program, process) {
    program
        .command("verify-export")
        .summary("check an export of an audit log")
        .description("Checks that an export of an audit log is whole and unchanged, and says where it is not.")
        .argument("<place>", "folder of the export, or its URL at a server")
        .addOption((0,_public_key_option_js__WEBPACK_IMPORTED_MODULE_1__/* .publicKeyOption */ .M)())
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--witness <file>", "hold it to the manifests that an outside witness kept: lines of JSON with sequence and sha256; may be repeated")
        .argParser((file, files) => [...files, file])
        .default([], "none"))
        .option("--since <manifest>", "open only what manifests after this one list: its sequence, or a copy of its file as it was verified before")
        .addOption((0,_time_option_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOption */ .z)("--from <time>", "open only segments that may have entries from this time on"))
        .addOption((0,_time_option_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOption */ .z)("--to <time>", "open only segments that may have entries before this time"))
        .option("--server <url>", "compare it with the log of the server at this base URL")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--max-lag <time>", "age that an entry may have without being exported, such as 90s, 15m, 2h, 1d; 0 for none (default: the max_lag_seconds of the job of an export at a URL, 60m for a folder)").argParser(readSeconds))
        .addOption((0,_key_header_option_js__WEBPACK_IMPORTED_MODULE_3__/* .keyHeaderOption */ .g)())
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "format of the report").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (place, options) => await runVerifyExport(place, options, process));
}
async function runVerifyExport(place, options, process) {
    const { verifyAnywhere } = await Promise.all(/* import() */[__webpack_require__.e(694), __webpack_require__.e(726), __webpack_require__.e(55), __webpack_require__.e(120)]).then(__webpack_require__.bind(__webpack_require__, 6120));
    const { verdictJson, verdictText } = await __webpack_require__.e(/* import() */ 915).then(__webpack_require__.bind(__webpack_require__, 2296));
    const { NO_PROGRESS, progressLine } = await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 7686));
    const progress = options.format === "json" ? NO_PROGRESS : progressLine(process);
    const check = await (0,_action_error_js__WEBPACK_IMPORTED_MODULE_4__/* .catchActionError */ .wl)(async () => await verifyAnywhere(place, options, process, progress));
    progress.clear();
    if (!check.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .reportFailure */ .xV)(check.error.reason, process);
    const checked = check.value;
    process.stdout.write(options.format === "json" ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .printableJson */ .et)(verdictJson(checked)) : verdictText(place, checked));
    process.exitCode = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .isWholeVerdict */ .h)(checked.verdict) ? _command_process_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.fine : _command_process_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .d.errors;
}
const UNIT_SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };
function readSeconds(text) {
    const { count, unit } = /^(?<count>\d{1,6})(?<unit>[smhd])$/.exec(text)?.groups ?? {};
    const seconds = text === "0" ? 0 : Number(count) * (UNIT_SECONDS[unit ?? ""] ?? Number.NaN);
    if (!Number.isNaN(seconds))
        return seconds;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("It must be 0, or a whole number of seconds, minutes, hours or days, such as 15m.");
}


/***/ }),

/***/ 2830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ AUDIT_VERIFY_MAX_LATE_IDS),
/* harmony export */   B$: () => (/* binding */ AUDIT_SEGMENT_MAX_BYTES),
/* harmony export */   CC: () => (/* binding */ AUDIT_MANIFEST_MAX_SEGMENTS),
/* harmony export */   CT: () => (/* binding */ AUDIT_RECONCILE_MAX_PAGE_TRIES),
/* harmony export */   GK: () => (/* binding */ AUDIT_SEGMENT_MAX_QUARANTINED),
/* harmony export */   Ii: () => (/* binding */ AUDIT_CLOCK_AHEAD_MAX_HOURS),
/* harmony export */   Jt: () => (/* binding */ AUDIT_RECONCILE_MAX_BEYOND_PAGES),
/* harmony export */   Mx: () => (/* binding */ AUDIT_OVERLAP_MAX_SEGMENTS),
/* harmony export */   NS: () => (/* binding */ AUDIT_MANIFEST_MAX_BYTES),
/* harmony export */   Nr: () => (/* binding */ AUDIT_PAGE_FAILURES_TO_HALVE),
/* harmony export */   Ns: () => (/* binding */ AUDIT_SEGMENT_MAX_GAPS),
/* harmony export */   P6: () => (/* binding */ AUDIT_SEGMENT_METADATA_MAX_BYTES),
/* harmony export */   TF: () => (/* binding */ AUDIT_WITNESS_MAX_BYTES),
/* harmony export */   Th: () => (/* binding */ AUDIT_RECONCILE_MAX_CANDIDATES),
/* harmony export */   Z6: () => (/* binding */ AUDIT_RECONCILE_MAX_SEGMENTS),
/* harmony export */   e$: () => (/* binding */ AUDIT_GAP_LOOK_BACK_IDS),
/* harmony export */   eE: () => (/* binding */ AUDIT_RECONCILE_MAX_LATER_PAGES),
/* harmony export */   eZ: () => (/* binding */ AUDIT_VERIFY_MAX_BREAKS),
/* harmony export */   ee: () => (/* binding */ AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS),
/* harmony export */   gC: () => (/* binding */ AUDIT_WALK_MAX_RESTARTS),
/* harmony export */   gV: () => (/* binding */ AUDIT_GAP_MAX_TRIES),
/* harmony export */   he: () => (/* binding */ AUDIT_LARGE_PAGE_MAX_TRIES),
/* harmony export */   ie: () => (/* binding */ AUDIT_EXPORT_PAGE_ENTRIES),
/* harmony export */   ix: () => (/* binding */ AUDIT_STALLED_MAX_PAGES),
/* harmony export */   jo: () => (/* binding */ AUDIT_RECONCILE_MAX_IDS),
/* harmony export */   kI: () => (/* binding */ AUDIT_PAGE_SUSPECT_TRIES),
/* harmony export */   p7: () => (/* binding */ AUDIT_MANIFEST_MAX_GAPS),
/* harmony export */   rJ: () => (/* binding */ AUDIT_OUTAGE_MAX_TRIES),
/* harmony export */   sO: () => (/* binding */ AUDIT_RECONCILE_MAX_IDLE_PAGES),
/* harmony export */   tm: () => (/* binding */ AUDIT_SEGMENT_ENTRIES),
/* harmony export */   vQ: () => (/* binding */ AUDIT_GAP_HOLD_BACK_MINUTES),
/* harmony export */   wy: () => (/* binding */ AUDIT_GAP_MAX_TRIES_OF_RUN),
/* harmony export */   xH: () => (/* binding */ AUDIT_SEGMENT_RAW_BYTES),
/* harmony export */   yb: () => (/* binding */ AUDIT_SEGMENT_MAX_RAW_BYTES)
/* harmony export */ });
/* unused harmony exports AUDIT_PUSH_BATCH_ENTRIES, AUDIT_PUSH_BATCH_BYTES */
/* harmony import */ var _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

const AUDIT_EXPORT_PAGE_ENTRIES = 500;
const AUDIT_SEGMENT_ENTRIES = 20_000;
const AUDIT_SEGMENT_RAW_BYTES = 8 * 1024 * 1024;
const AUDIT_SEGMENT_MAX_RAW_BYTES = AUDIT_SEGMENT_RAW_BYTES + _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_EXPORT_PAGE_MAX_BYTES */ .Mk;
const AUDIT_SEGMENT_MAX_QUARANTINED = 100;
const AUDIT_SEGMENT_MAX_GAPS = 100;
const AUDIT_SEGMENT_METADATA_MAX_BYTES = 65_000;
const AUDIT_SEGMENT_MAX_BYTES = AUDIT_SEGMENT_MAX_RAW_BYTES + 1024 * 1024;
const AUDIT_WITNESS_MAX_BYTES = 64 * 1024 * 1024;
const AUDIT_VERIFY_MAX_BREAKS = 100;
const AUDIT_VERIFY_MAX_LATE_IDS = 200_000;
const AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS = 100_000;
const AUDIT_RECONCILE_MAX_IDS = 100;
const AUDIT_RECONCILE_MAX_CANDIDATES = 10_000;
const AUDIT_RECONCILE_MAX_SEGMENTS = 50;
const AUDIT_RECONCILE_MAX_BEYOND_PAGES = 40;
const AUDIT_RECONCILE_MAX_LATER_PAGES = 2;
const AUDIT_RECONCILE_MAX_PAGE_TRIES = 10;
const AUDIT_RECONCILE_MAX_IDLE_PAGES = 100;
const AUDIT_MANIFEST_MAX_BYTES = 16 * 1024 * 1024;
const AUDIT_MANIFEST_MAX_SEGMENTS = 10_000;
const AUDIT_MANIFEST_MAX_GAPS = 40_000;
const AUDIT_PAGE_SUSPECT_TRIES = 3;
const AUDIT_GAP_MAX_TRIES = 3;
const AUDIT_GAP_MAX_TRIES_OF_RUN = 30;
const AUDIT_GAP_HOLD_BACK_MINUTES = 10;
const AUDIT_GAP_LOOK_BACK_IDS = 5_000;
const AUDIT_LARGE_PAGE_MAX_TRIES = 5;
const AUDIT_OUTAGE_MAX_TRIES = 6;
const AUDIT_STALLED_MAX_PAGES = 10;
const AUDIT_WALK_MAX_RESTARTS = 10;
const AUDIT_OVERLAP_MAX_SEGMENTS = 100;
const AUDIT_PAGE_FAILURES_TO_HALVE = 3;
const AUDIT_CLOCK_AHEAD_MAX_HOURS = 24;
const AUDIT_PUSH_BATCH_ENTRIES = 500;
const AUDIT_PUSH_BATCH_BYTES = (/* unused pure expression or super */ null && (512 * 1024));


/***/ }),

/***/ 3047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ AUDIT_SOURCE_KEY_MAX_CHARACTERS),
/* harmony export */   GJ: () => (/* binding */ AUDIT_PAGE_URL_MAX_CHARACTERS),
/* harmony export */   HC: () => (/* binding */ CLIENT_OUTAGE_MAX_SECONDS),
/* harmony export */   JP: () => (/* binding */ CLIENT_OUTAGE_FIRST_SECONDS),
/* harmony export */   ML: () => (/* binding */ AUDIT_ID_MAX_DIGITS),
/* harmony export */   Mk: () => (/* binding */ AUDIT_EXPORT_PAGE_MAX_BYTES),
/* harmony export */   RK: () => (/* binding */ AUDIT_EXPORT_PAGE_MAX_ENTRIES),
/* harmony export */   Wj: () => (/* binding */ CLIENT_BACKOFF_FIRST_SECONDS),
/* harmony export */   XT: () => (/* binding */ CLIENT_LIST_MAX_PAGES),
/* harmony export */   Y6: () => (/* binding */ AUDIT_SOURCE_OVERLAP_MAX_ENTRIES),
/* harmony export */   Z2: () => (/* binding */ OBJECT_NAME_MAX_BYTES),
/* harmony export */   ZP: () => (/* binding */ CLIENT_REQUEST_MAX_SECONDS),
/* harmony export */   fI: () => (/* binding */ AUDIT_LARGE_PAGE_MAX_BYTES),
/* harmony export */   lc: () => (/* binding */ AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS),
/* harmony export */   nQ: () => (/* binding */ LIST_PAGE_MAX_ITEMS),
/* harmony export */   nf: () => (/* binding */ CLIENT_RETRY_AFTER_MAX_SECONDS),
/* harmony export */   ui: () => (/* binding */ AUDIT_SOURCE_PAGE_MAX_ENTRIES),
/* harmony export */   wD: () => (/* binding */ AUDIT_LARGE_PAGE_MAX_KEPT_BYTES),
/* harmony export */   y$: () => (/* binding */ CLIENT_BACKOFF_MAX_SECONDS)
/* harmony export */ });
/* unused harmony export BOOTSTRAP_SECRET_MIN_BYTES */
const LIST_PAGE_MAX_ITEMS = 500;
const BOOTSTRAP_SECRET_MIN_BYTES = 32;
const OBJECT_NAME_MAX_BYTES = 1_024;
const AUDIT_EXPORT_PAGE_MAX_BYTES = 16 * 1024 * 1024;
const AUDIT_EXPORT_PAGE_MAX_ENTRIES = 100_000;
const AUDIT_LARGE_PAGE_MAX_BYTES = 1024 * 1024 * 1024;
const AUDIT_LARGE_PAGE_MAX_KEPT_BYTES = 64 * 1024;
const AUDIT_ID_MAX_DIGITS = 64;
const AUDIT_PAGE_URL_MAX_CHARACTERS = 4_096;
const CLIENT_REQUEST_MAX_SECONDS = 60;
const CLIENT_RETRY_AFTER_MAX_SECONDS = 15 * 60;
const CLIENT_BACKOFF_MAX_SECONDS = 5 * 60;
const CLIENT_BACKOFF_FIRST_SECONDS = 1;
const CLIENT_OUTAGE_FIRST_SECONDS = 10;
const CLIENT_OUTAGE_MAX_SECONDS = 60;
const AUDIT_SOURCE_KEY_MAX_CHARACTERS = 1_024;
const AUDIT_SOURCE_PAGE_MAX_ENTRIES = 10_000;
const AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS = 24 * 60 * 60;
const AUDIT_SOURCE_OVERLAP_MAX_ENTRIES = 10_000;
const CLIENT_LIST_MAX_PAGES = 100_000;


/***/ })

};
