export const id = 482;
export const ids = [482];
export const modules = {

/***/ 4482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addExportReadCommand: () => (/* binding */ addExportReadCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5827);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1186);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5986);
/* harmony import */ var _key_header_option_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1216);
/* harmony import */ var _public_key_option_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7804);
/* harmony import */ var _time_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2958);







const HELP = `
It first checks all manifests: their chain, their signatures, and that none is missing up to the newest one. Then it opens
only the segments whose times, as the manifests state them, reach into the range, and each segment is checked before any of
its entries is printed. Segments that are not opened are not checked; verify-export checks everything. Standard error says
how much was checked, and what could not be filtered: entries in quarantine, and entries without a time.
Without --public-key any key may have signed: whoever can replace the whole export could sign it again.

Filters:
  --from, --to  entries from this time on, and before this time: 2026-11-20T09:00:00Z, or 2026-11-20 for its first moment
                in UTC; so --from 2026-11-01 --to 2026-12-01 is all of November
  --action      entries with exactly this action; given several times, with any of these
  --user        entries whose user_guid is exactly this, or whose user_description is, or ends with it in parentheses, as
                in "Full Name (username)"

Environment:
  STEWARD_API_KEY  the API key of an administrator, where the export is at a URL

Formats:
  ndjson  each entry as a line of JSON, exactly as the server sent it; on a terminal, with escapes for control characters
  csv     the fields of this project's server, in UTF-8 with a header; a cell that a spreadsheet could take for a formula,
          or that begins with an apostrophe, has one more apostrophe in front, also behind a semicolon, a tab or a line end in it

Exit codes:
  0  all entries that match are printed, be it none
  1  the export is broken; what was printed before is verified
  2  it could not be read, or the command was not understood

Examples:
  provider-steward export-read audit-log --from 2026-11-01 --to 2026-12-01 --action delete_user --action lock_user
  provider-steward export-read audit-log --user ada --format csv > ada.csv
  provider-steward export-read https://content.example.com/__api__/v1/audit_exports/<guid> --from 2026-11-20`;
function addExportReadCommand(program, process) {
    program
        .command("export-read")
        .summary("print entries of an export of an audit log")
        .description("Prints entries of an export of an audit log, each verified, and opens only the segments that it needs.")
        .argument("<place>", "folder of the export, or its URL at a server")
        .addOption((0,_time_option_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOption */ .z)("--from <time>", "entries from this time on"))
        .addOption((0,_time_option_js__WEBPACK_IMPORTED_MODULE_1__/* .timeOption */ .z)("--to <time>", "entries before this time"))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--action <action>", "entries with this action; may be repeated").argParser(collect))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--user <user>", "entries of the user with this guid or username").argParser(readText))
        .addOption((0,_public_key_option_js__WEBPACK_IMPORTED_MODULE_2__/* .publicKeyOption */ .M)())
        .addOption((0,_key_header_option_js__WEBPACK_IMPORTED_MODULE_3__/* .keyHeaderOption */ .g)())
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "format of the output").choices(["ndjson", "csv"]).default("ndjson"))
        .addHelpText("after", HELP)
        .action(async (place, options) => await runExportRead(place, options, process));
}
async function runExportRead(place, options, process) {
    const { from = null, to = null, action: actions = [], user = null, format } = options;
    if (from !== null && to !== null && from >= to)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFailure */ .xV)("--from must be earlier than --to.", process);
    const { readAnywhere } = await Promise.all(/* import() */[__webpack_require__.e(694), __webpack_require__.e(726), __webpack_require__.e(999)]).then(__webpack_require__.bind(__webpack_require__, 2022));
    const { entryWriter } = await __webpack_require__.e(/* import() */ 385).then(__webpack_require__.bind(__webpack_require__, 385));
    const { brokenText, readSummary } = await Promise.all(/* import() */[__webpack_require__.e(865), __webpack_require__.e(651)]).then(__webpack_require__.bind(__webpack_require__, 8712));
    const { NO_PROGRESS, progressLine } = await __webpack_require__.e(/* import() */ 305).then(__webpack_require__.bind(__webpack_require__, 7686));
    const { stdout, stderr } = process;
    const progress = stderr.isTTY && !stdout.isTTY ? progressLine(process) : NO_PROGRESS;
    const writer = entryWriter(format, stdout);
    const filter = { from, to, actions, user };
    const read = await (0,_action_error_js__WEBPACK_IMPORTED_MODULE_5__/* .catchActionError */ .wl)(async () => await readAnywhere(place, { ...options, filter }, process, progress, writer.write));
    progress.clear();
    if (!read.ok)
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFailure */ .xV)(read.error.reason, process);
    const outcome = read.value;
    switch (outcome.kind) {
        case "broken":
            (0,_command_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFailure */ .xV)(brokenText(outcome.found), process);
            process.exitCode = _command_process_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .d.errors;
            return;
        case "read":
            if (await writer.end())
                stderr.write(readSummary(outcome));
            return;
        case "ended":
    }
}
function readText(text) {
    if (text !== "")
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di("It must not be empty.");
}
function collect(text, previous = []) {
    return [...previous, readText(text)];
}


/***/ })

};
