export const id = 963;
export const ids = [963];
export const modules = {

/***/ 963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addResolveCommand: () => (/* binding */ addResolveCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7375);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6986);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8904);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6069);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2225);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5514);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1186);
/* harmony import */ var _layer_option_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1522);
/* harmony import */ var _layer_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3109);





const HELP = `${_layer_option_js__WEBPACK_IMPORTED_MODULE_1__/* .LAYERS_HELP */ .fo}

Formats:
  text  for people: each provider, and its models with whether they are offered, protocol, base URL and context length
  json  for programs: { catalog: { providers: [{ id, kind, enabled, ..., models: [{ id, offered, reason, ... }] }] },
        diagnostics }; with --explain each provider and each model has "origins"

User info and query are masked in URLs, and so are ids and names that look like a credential; values of headers are not
shown. What has no effect in a layer is reported on standard error.

Exit codes:
  0  nothing is wrong in the layers; a custom provider may wait for a layer with its type
  1  a part of a layer has no effect, because it is not valid or conflicts with other layers
  2  something could not be read, there is no such provider or model, or the command was not understood

Examples:
  provider-steward resolve providers.json
  provider-steward resolve --enforced org.json --provider provider_a --explain providers.json
  provider-steward resolve --discovered models.json --format json providers.json`;
function addResolveCommand(program, process) {
    (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_1__/* .addLayerOptions */ .J8)(program.command("resolve"))
        .summary("show what provider configuration files mean")
        .description("Shows what provider configuration files mean together: the providers and models that result, with their settings.")
        .argument("<file...>", 'files to resolve, later ones above earlier ones; "-" is standard input')
        .option("--provider <id>", "show only this provider")
        .option("--model <id>", "show only this model")
        .option("--explain", "show where each value comes from")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "format of the output").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (paths, options, command) => {
        (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseSecondInput */ .jy)(paths, options, command);
        const loaded = await (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_1__/* .loadLayers */ .yL)(paths, options, process);
        if (!loaded.isComplete) {
            (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportIncomplete */ .T4)(loaded, "resolved", process);
            return;
        }
        const { users, others, vocabulary, discovered = {} } = loaded;
        const resolution = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .resolve */ .hd)({ layers: [...others, ...users], discovered, vocabulary });
        (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportLayers */ .xm)(loaded, resolution.diagnostics, process);
        const catalog = narrow(resolution.catalog, options, command);
        process.stdout.write(options.format === "json"
            ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .printableJson */ .et)({
                catalog: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .maskCatalog */ .kR)(catalog, { origins: options.explain ?? false }),
                diagnostics: resolution.diagnostics,
            })
            : formatResolved(catalog, options, process));
        process.exitCode = (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_2__/* .layersExitCode */ .Us)(resolution.diagnostics);
    });
}
function formatResolved(catalog, options, process) {
    const paint = (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .painter */ .C2)(process);
    const text = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCatalog */ .fn)(catalog, {
        strong: (line) => paint("bold", line),
        ...(options.explain ? { explain: _shared_index_js__WEBPACK_IMPORTED_MODULE_8__/* .PRECEDENCE */ .L } : {}),
        isNarrowed: options.provider !== undefined || options.model !== undefined,
    });
    const hint = "Models that providers offer by themselves are not known here; --discovered names them.\n";
    return options.discovered === undefined ? `${text}\n${hint}` : text;
}
function narrow({ providers }, { provider, model }, command) {
    const wanted = provider === undefined ? providers : providers.filter(({ id }) => id === provider);
    if (provider !== undefined && wanted.length === 0) {
        command.error(`error: unknown provider '${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_9__/* .maskSecrets */ .QU)(provider)}'${(0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(provider, idsOf(providers))}`);
    }
    if (model === undefined)
        return { providers: wanted };
    const having = wanted
        .filter(({ models }) => models.some(({ id }) => id === model))
        .map((one) => ({ ...one, models: one.models.filter(({ id }) => id === model) }));
    if (having.length === 0) {
        const known = wanted.flatMap(({ models }) => models);
        command.error(`error: unknown model '${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_9__/* .maskSecrets */ .QU)(model)}'${(0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .au)(model, idsOf(known))}`);
    }
    return { providers: having };
}
function idsOf(named) {
    return new Set(named.map(({ id }) => id));
}


/***/ })

};
