export const id = 772;
export const ids = [772];
export const modules = {

/***/ 1186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   Dy: () => (/* binding */ effectPainter),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   xV: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5844);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5514);
/* harmony import */ var _command_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5986);



function painter({ takesColor }) {
    const isColored = takesColor("stdout");
    return (style, text) => (isColored ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}
const STYLES = { opens: ["bold", "red"], breaks: "yellow", moves: "cyan", changes: "reset", none: "dim" };
function effectPainter(process) {
    const paint = painter(process);
    return (effect, line) => paint([STYLES[effect]].flat(), line);
}
function reportFailure(reason, process) {
    process.stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason)}\n`);
    process.exitCode = _command_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.failure;
}
function didYouMean(name, known) {
    const [nearest] = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestNames */ .LE)(name, known);
    return nearest === undefined ? "" : `\n(Did you mean ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .maskSecrets */ .QU)(nearest)}?)`;
}


/***/ }),

/***/ 772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addRulesCommand: () => (/* binding */ addRulesCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1397);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1186);



const HELP = `
Formats:
  text  for people
  json  for programs: { id, severity, summary, why, description, fix, examples: { wrong, right, policy } } of the rule,
        or a list of these; "fix" and "policy" are missing where a rule has none

Examples:
  provider-steward rules
  provider-steward rules version-segment`;
function addRulesCommand(program, process) {
    program
        .command("rules")
        .summary("list the rules, or explain one")
        .description("Lists the rules with their severities, or explains one.")
        .argument("[rule]", "id of the rule to explain")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "format of the output").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action((id, { format }, command) => {
        const chosen = id === undefined ? undefined : _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleDescriptions */ .U.find((rule) => rule.id === id);
        if (id !== undefined && chosen === undefined)
            command.error(`error: unknown rule '${id}'${(0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(id, _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleDescriptions */ .U.map((rule) => rule.id))}`);
        const json = () => (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printableJson */ .et)(chosen ? describe(chosen) : _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleDescriptions */ .U.map(describe));
        const text = () => (chosen ? explain(chosen, process) : list());
        process.stdout.write(format === "json" ? json() : text());
    });
}
function describe({ id, severity, summary, why, description, fix, examples }) {
    return { id, severity, summary, why, description, ...(fix === undefined ? {} : { fix }), examples };
}
function list() {
    const width = Math.max(..._shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleDescriptions */ .U.map(({ id }) => id.length));
    return _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleDescriptions */ .U
        .map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.padEnd("warning".length)}  ${summary}\n`)
        .join("");
}
function explain(rule, process) {
    const { id, severity, summary, why, description, fix, examples } = rule;
    const paint = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C2)(process);
    const heading = (text) => paint("bold", text);
    return [
        `${heading(id)}  ${severity}  ${summary}`,
        `${heading("Why")}\n${why}`,
        `${heading("What it finds")}\n${description}`,
        ...(fix === undefined ? [] : [`${heading("Fix")}\n${fix}`]),
        ...(examples.policy === undefined ? [] : [`${heading("Policy of the examples")}\n${examples.policy}`]),
        `${heading("Wrong")}\n${examples.wrong}`,
        `${heading("Right")}\n${examples.right}\n`,
    ].join("\n\n");
}


/***/ })

};
