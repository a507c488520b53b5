export const id = 612;
export const ids = [612];
export const modules = {

/***/ 4612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProgram: () => (/* binding */ runProgram)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _package_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5456);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
/* harmony import */ var _commands_command_process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5986);




const HELP_COLUMNS = 80;
const COMMANDS = {
    validate: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(145)]).then(__webpack_require__.bind(__webpack_require__, 9145))).addValidateCommand,
    fix: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(291), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(606), __webpack_require__.e(766), __webpack_require__.e(749), __webpack_require__.e(497), __webpack_require__.e(472)]).then(__webpack_require__.bind(__webpack_require__, 9472))).addFixCommand,
    migrate: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(291), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(606), __webpack_require__.e(766), __webpack_require__.e(749), __webpack_require__.e(497), __webpack_require__.e(148)]).then(__webpack_require__.bind(__webpack_require__, 2148))).addMigrateCommand,
    resolve: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(606), __webpack_require__.e(766), __webpack_require__.e(498), __webpack_require__.e(963)]).then(__webpack_require__.bind(__webpack_require__, 963))).addResolveCommand,
    explain: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(606), __webpack_require__.e(766), __webpack_require__.e(498), __webpack_require__.e(561)]).then(__webpack_require__.bind(__webpack_require__, 1561))).addExplainCommand,
    diff: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(606), __webpack_require__.e(766), __webpack_require__.e(749), __webpack_require__.e(354)]).then(__webpack_require__.bind(__webpack_require__, 6354))).addDiffCommand,
    emit: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(606), __webpack_require__.e(766), __webpack_require__.e(749), __webpack_require__.e(882)]).then(__webpack_require__.bind(__webpack_require__, 7882))).addEmitCommand,
    rules: async () => (await Promise.all(/* import() */[__webpack_require__.e(397), __webpack_require__.e(772)]).then(__webpack_require__.bind(__webpack_require__, 772))).addRulesCommand,
    schema: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 6240))).addSchemaCommand,
    vocabulary: async () => (await Promise.all(/* import() */[__webpack_require__.e(474), __webpack_require__.e(397), __webpack_require__.e(296), __webpack_require__.e(304), __webpack_require__.e(181)]).then(__webpack_require__.bind(__webpack_require__, 181))).addVocabularyCommand,
    export: async () => (await __webpack_require__.e(/* import() */ 625).then(__webpack_require__.bind(__webpack_require__, 7625))).addExportCommand,
    "export-read": async () => (await Promise.all(/* import() */[__webpack_require__.e(719), __webpack_require__.e(482)]).then(__webpack_require__.bind(__webpack_require__, 4482))).addExportReadCommand,
    "verify-export": async () => (await Promise.all(/* import() */[__webpack_require__.e(865), __webpack_require__.e(719), __webpack_require__.e(214)]).then(__webpack_require__.bind(__webpack_require__, 6609))).addVerifyExportCommand,
};
async function runProgram(words, process) {
    const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB("provider-steward")
        .description("Checks, fixes and explains the provider configuration file of an AI assistant, and exports the audit log of a content server.")
        .version(_package_json__WEBPACK_IMPORTED_MODULE_1__/* .version */ .rE)
        .helpCommand("help [command]", "show the help of a command")
        .showHelpAfterError("Add --help to see the options.")
        .configureOutput({
        writeOut: (text) => process.stdout.write(text),
        writeErr: (text) => process.stderr.write(text),
        outputError: (text, write) => write(text.split("\n").map(_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$).join("\n")),
        getOutHelpWidth: () => widthOf(process.stdout),
        getErrHelpWidth: () => widthOf(process.stderr),
        getOutHasColors: () => false,
        getErrHasColors: () => false,
    })
        .exitOverride();
    for (const load of commandsFor(words)) {
        (await load())(program, process);
    }
    try {
        await program.parseAsync(words, { from: "user" });
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        process.exitCode = error.exitCode === 0 ? _commands_command_process_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.fine : _commands_command_process_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.failure;
    }
}
function widthOf({ isTTY, columns }) {
    return isTTY === true && columns !== undefined ? columns : HELP_COLUMNS;
}
function commandsFor([first = ""]) {
    const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
    return named === undefined ? Object.values(COMMANDS) : [named];
}


/***/ }),

/***/ 5694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ lazilyFor),
/* harmony export */   q: () => (/* binding */ lazily)
/* harmony export */ });
function lazily(compute) {
    let computed;
    return () => {
        computed ??= { value: compute() };
        return computed.value;
    };
}
function lazilyFor(compute) {
    const computed = new WeakMap();
    return (of) => {
        const known = computed.get(of);
        if (known !== undefined)
            return known;
        const value = compute(of);
        computed.set(of, value);
        return value;
    };
}


/***/ }),

/***/ 6292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ printableJsonText),
/* harmony export */   et: () => (/* binding */ printableJson),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   ue: () => (/* binding */ holdsInvisible)
/* harmony export */ });
/* unused harmony exports COMMAND, printableJsonLine, escapeUnprintable */
/* harmony import */ var _lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5694);

const unprintable = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|(?<=##)\[/gu);
const COMMAND = "##[";
function printable(text) {
    return text.replace(unprintable(), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
const NOT_PLAIN = /[^\n -~]/;
function printableJson(value) {
    return `${escapeUnprintable(JSON.stringify(value, null, 2))}\n`;
}
function printableJsonLine(value) {
    return escapeUnprintable(JSON.stringify(value));
}
function escapeUnprintable(json) {
    if (!NOT_PLAIN.test(json) && !json.includes(COMMAND))
        return json;
    return json.replace(unprintable(), (character) => (character === "\n" ? character : escapeUnits(character)));
}
function printableJsonText(json) {
    return NOT_PLAIN.test(json)
        ? json.replace(unprintable(), (character) => (character === "\t" ? character : escapeUnits(character)))
        : json;
}
function escapeUnits(text) {
    return text
        .split("")
        .reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`, "");
}
const invisible = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u);
const SEEN_BY_ITS_EFFECT = /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
function holdsInvisible(name) {
    return invisible().test(name.replace(SEEN_BY_ITS_EFFECT, ""));
}


/***/ }),

/***/ 5456:
/***/ ((module) => {

module.exports = {"rE":"0.1.0"};

/***/ })

};
