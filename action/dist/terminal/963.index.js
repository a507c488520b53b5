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
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2216);
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
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "how to print").choices(["text", "json"]).default("text"))
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
            : textOf(catalog, options, process));
        process.exitCode = (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(resolution.diagnostics);
    });
}
function textOf(catalog, options, process) {
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


/***/ }),

/***/ 6069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HT: () => (/* binding */ explainValue),
/* harmony export */   fn: () => (/* binding */ formatCatalog)
/* harmony export */ });
/* unused harmony export isIdle */
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4147);
/* harmony import */ var _catalog_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(604);
/* harmony import */ var _changes_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3771);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(193);
/* harmony import */ var _masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8904);






const NONE = "-";
const MODEL_HEAD = ["model", "offered", "protocol", "base URL", "context"];
function formatCatalog({ providers }, options) {
    const idle = options.isNarrowed ? [] : providers.filter(isIdle);
    const shown = providers.filter((provider) => !idle.includes(provider));
    const heads = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .alignRows */ .P)(shown.map((provider) => providerCells(provider)));
    const blocks = shown.map((provider, index) => [
        options.strong(heads[index] ?? ""),
        ...providerLines(provider, options).map((line) => (line === "" ? "" : `  ${line}`)),
    ]);
    if (idle.length > 0) {
        const ids = idle.map((provider) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskProvider */ .q4)(provider).id)).join(", ");
        blocks.push([`${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(idle.length, "disabled provider")} without settings: ${ids}`]);
    }
    return `${blocks.length === 0 ? "no providers" : joinBlocks(blocks)}\n`;
}
function joinBlocks(blocks) {
    return blocks
        .map((lines, index) => {
        const isApart = index > 0 && (lines.length > 1 || (blocks[index - 1]?.length ?? 0) > 1);
        return [...(isApart ? [""] : []), ...lines].join("\n");
    })
        .join("\n");
}
function isIdle(provider) {
    if (provider.enabled || provider.kind === "custom" || provider.models.length > 0)
        return false;
    const said = Object.entries(provider.origins).filter(([field]) => field !== "enabled");
    return said.every(([, { place }]) => place.kind !== "layer") && provider.overrides.length === 0;
}
function providerCells(provider) {
    const { id, kind, enabled, protocol, baseUrl, endpoint } = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskProvider */ .q4)(provider);
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(id),
        kind,
        enabled ? "enabled" : "disabled",
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(protocol ?? NONE),
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(baseUrl ?? endpoint ?? NONE),
    ];
}
function providerLines(provider, { explain }) {
    const { models } = provider;
    if (explain === undefined) {
        return models.length === 0 ? [] : (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .alignRows */ .P)([MODEL_HEAD, ...models.map((model) => modelCells(model))]);
    }
    return [
        ...(0,_catalog_values_js__WEBPACK_IMPORTED_MODULE_4__/* .providerValues */ .K)(provider).flatMap((value) => explainValue(value, explain)),
        ...models.flatMap((model) => ["", ...explainModel(model, explain)]),
    ];
}
function modelCells(model) {
    const { id, offered, reason, protocol, baseUrl, maxContextLength } = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskModel */ .cm)(model);
    return [
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(id),
        offered ? "yes" : `no: ${reason}`,
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(protocol ?? NONE),
        (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(baseUrl ?? NONE),
        maxContextLength === undefined ? NONE : String(maxContextLength),
    ];
}
function explainModel(model, sentences) {
    const values = (0,_catalog_values_js__WEBPACK_IMPORTED_MODULE_4__/* .modelValues */ .k)(model).flatMap((value) => explainValue(value, sentences));
    return [`model ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_2__/* .maskModel */ .cm)(model).id)} (${model.source})`, ...values.map((line) => `  ${line}`)];
}
function explainValue({ field, value, origin }, sentences) {
    return [`${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(field)}: ${showWhole(value)}`, ...explainOrigin(origin, sentences).map((line) => `  ${line}`)];
}
function explainOrigin({ place, rule, lost }, sentences) {
    return [
        `from  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_changes_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describePlace */ .df)(place))}`,
        `why   ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(sentences[rule])}`,
        ...lost.map((candidate) => `lost  ${describeLoser(candidate, rule, sentences)}`),
    ];
}
function describeLoser({ place, rule, value }, winner, sentences) {
    const said = value === undefined ? "" : `${showWhole(value)} from `;
    const where = `${said}${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_changes_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describePlace */ .df)(place))}`;
    return rule === winner ? where : `${where}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(sentences[rule])}`;
}
function showWhole(value) {
    return value === undefined ? "(not shown)" : (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(JSON.stringify(value));
}


/***/ }),

/***/ 604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ providerValues),
/* harmony export */   k: () => (/* binding */ modelValues)
/* harmony export */ });
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5830);
/* harmony import */ var _masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8904);


function providerValues(owner) {
    const { endpoints, sections, ...provider } = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .maskProvider */ .q4)(owner);
    const values = new Map([
        ["variant", provider.variant],
        ["enabled", provider.enabled],
        ["baseUrl", provider.baseUrl],
        ["endpoint", provider.endpoint],
        ["protocol", provider.protocol],
        ...Object.entries(endpoints).map(([name, url]) => [`endpoints/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(name)}`, url]),
        ...Object.entries(sections).flatMap(([name, section]) => Object.entries(section).map(([field, text]) => [`sections/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(name)}/${(0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerStep */ .UN)(field)}`, text])),
        ["discovery", provider.discovery],
        ["allow", provider.allow],
        ["deny", provider.deny],
    ]);
    return explained(owner, values);
}
function modelValues(owner) {
    const model = (0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .maskModel */ .cm)(owner);
    const values = new Map(Object.entries(model));
    return explained(owner, values.set("offered", model.offered || model.reason));
}
function explained({ origins }, values) {
    return Object.entries((0,_masked_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .maskOrigins */ .WC)(origins)).map(([field, origin]) => ({ field, value: values.get(field), origin }));
}


/***/ }),

/***/ 8904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WC: () => (/* binding */ maskOrigins),
/* harmony export */   cm: () => (/* binding */ maskModel),
/* harmony export */   kR: () => (/* binding */ maskCatalog),
/* harmony export */   q4: () => (/* binding */ maskProvider)
/* harmony export */ });
/* harmony import */ var _text_header_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7868);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4817);
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5830);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5514);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2322);





function maskCatalog({ providers }, wanted) {
    const originsOf = ({ origins }) => ({ origins: maskOrigins(origins) });
    return {
        providers: providers.map((provider) => ({
            ...maskProvider(provider),
            ...(wanted.origins ? originsOf(provider) : {}),
            models: provider.models.map((model) => ({ ...maskModel(model), ...(wanted.origins ? originsOf(model) : {}) })),
        })),
    };
}
function maskProvider(provider) {
    return maskSettings(provider);
}
function maskModel(model) {
    return maskSettings(model);
}
function maskOrigins(origins) {
    return Object.fromEntries(Object.entries(origins).map(([field, origin]) => [maskField(field), maskOrigin(origin)]));
}
function maskSettings(owner) {
    const keys = Object.keys(owner).filter((key) => key !== "origins" && key !== "models");
    return Object.fromEntries(keys.map((key) => [key, maskSetting(key, Reflect.get(owner, key))]));
}
function maskSetting(key, value) {
    switch (key) {
        case "baseUrl":
        case "endpoint":
        case "endpoints":
            return maskTexts(value, _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskUrl */ .yP);
        case "headers":
            return maskTexts(value, maskHeader);
        default:
            return maskTexts(value, _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU);
    }
}
function maskTexts(value, mask) {
    if (typeof value === "string")
        return mask(value);
    if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isArray */ .cy)(value))
        return value.map((item) => maskTexts(item, mask));
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [(0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(key), maskTexts(item, mask)]));
}
function maskField(field) {
    const [first = "", ...rest] = (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .fromPointer */ .kU)(`/${field}`);
    const mask = first === "headers" ? maskHeader : _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU;
    return [first, ...rest.map((step) => (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerStep */ .UN)(mask(step)))].join("/");
}
function maskHeader(name) {
    return (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)((0,_text_header_name_js__WEBPACK_IMPORTED_MODULE_4__/* .maskHeaderName */ .fW)(name));
}
function maskOrigin({ place, rule, lost }) {
    return { place: maskPlace(place), rule, lost: lost.map(maskCandidate) };
}
function maskCandidate({ place, rule, value }) {
    return { place: maskPlace(place), rule, ...(value === undefined ? {} : { value: maskTexts(value, _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU) }) };
}
function maskPlace(place) {
    if (place.kind !== "discovered")
        return place;
    return { ...place, provider: (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(place.provider), model: (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(place.model) };
}


/***/ })

};
