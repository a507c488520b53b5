export const id = 561;
export const ids = [561];
export const modules = {

/***/ 1561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addExplainCommand: () => (/* binding */ addExplainCommand)
});

// EXTERNAL MODULE: ./.build/action/shared/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6986);
// EXTERNAL MODULE: ./.build/action/shared/report/catalog-text.js
var catalog_text = __webpack_require__(6069);
// EXTERNAL MODULE: ./.build/action/shared/effective/precedence.js
var precedence = __webpack_require__(2225);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __webpack_require__(6292);
// EXTERNAL MODULE: ./.build/action/action/commands/command.js
var command = __webpack_require__(1186);
// EXTERNAL MODULE: ./.build/action/action/commands/layer-option.js
var layer_option = __webpack_require__(1522);
// EXTERNAL MODULE: ./.build/action/action/commands/layer-report.js
var layer_report = __webpack_require__(3109);
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __webpack_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/report/catalog-values.js
var catalog_values = __webpack_require__(604);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var text_pointer = __webpack_require__(5830);
;// CONCATENATED MODULE: ./.build/action/action/commands/subject.js


const GUESSED_MAX = 10_000;
function findModel({ providers }, name) {
    const all = providers.flatMap((provider) => provider.models.map((model) => ({ provider, model })));
    const byId = all.filter(({ model }) => model.id === name);
    const found = byId.length > 0 ? byId : all.filter(({ provider, model }) => `${provider.id}/${model.id}` === name);
    const [first, ...others] = found;
    if (first === undefined) {
        const ids = new Set(all.slice(0, GUESSED_MAX).map(({ model }) => model.id));
        return (0,result/* err */._)(`unknown model '${(0,secrets/* maskSecrets */.QU)(name)}'${(0,command/* didYouMean */.au)(name, ids)}`);
    }
    if (others.length > 0) {
        const names = found.map(({ provider, model }) => `'${(0,secrets/* maskSecrets */.QU)(provider.id)}/${(0,secrets/* maskSecrets */.QU)(model.id)}'`);
        return (0,result/* err */._)(`several providers have the model '${(0,secrets/* maskSecrets */.QU)(name)}'. Name one of ${names.join(", ")}.`);
    }
    return (0,result.ok)([{ owner: ownerOf(first.provider, first.model), values: (0,catalog_values/* modelValues */.k)(first.model) }]);
}
function findPointer({ providers }, asked) {
    const pointer = (0,text_pointer/* toPointer */.rb)((0,text_pointer/* fromPointer */.kU)(asked));
    const subjects = providers.flatMap((provider) => subjectsAt(provider, pointer));
    if (subjects.length > 0)
        return (0,result.ok)(subjects);
    const decided = providers.flatMap((provider) => decidedBy(provider, pointer));
    if (decided.length > 0)
        return (0,result.ok)(decided);
    const known = providers.flatMap((provider) => [
        ...(0,catalog_values/* providerValues */.K)(provider).map(({ field }) => pointerOf(provider, field)),
        ...provider.models.slice(0, GUESSED_MAX).map(({ id }) => overridePointer(provider, id)),
    ]);
    return (0,result/* err */._)(`no effective value at '${pointer}'${(0,command/* didYouMean */.au)(pointer, known.slice(0, GUESSED_MAX))}`);
}
function subjectsAt(provider, pointer) {
    const base = basePointer(provider);
    if (!isWithin(pointer, base))
        return [];
    const values = (0,catalog_values/* providerValues */.K)(provider).filter(({ field, value }) => {
        const own = pointerOf(provider, field);
        return isWithin(own, pointer) || isItemOf(value, own, pointer);
    });
    const owner = ownerOf(provider);
    return [
        ...(values.length > 0 ? [{ owner, values }] : []),
        ...provider.models.flatMap((model) => modelAt(provider, model, pointer)),
    ];
}
function isItemOf(list, own, pointer) {
    const index = pointer.startsWith(`${own}/`) ? pointer.slice(own.length + 1) : "";
    return Array.isArray(list) && /^\d+$/.test(index) && Number(index) < list.length;
}
function modelAt(provider, model, pointer) {
    const override = overridePointer(provider, model.id);
    const places = [override, customPointer(provider, model)];
    const isOverridden = provider.overrides.includes(model.id) && pointer === `${basePointer(provider)}/models/overrides`;
    const place = isOverridden ? override : places.find((one) => one !== undefined && isWithin(pointer, one));
    if (place === undefined)
        return [];
    const values = (0,catalog_values/* modelValues */.k)(model).filter(({ field }) => isWithin(`${place}${(0,text_pointer/* toPointer */.rb)([field])}`, pointer));
    return values.length === 0 ? [] : [{ owner: ownerOf(provider, model), values }];
}
function customPointer(provider, model) {
    if (model.source !== "custom")
        return undefined;
    const { place, lost } = model.origins["offered"] ?? {};
    const last = lost?.at(-1)?.place ?? place;
    const base = `${basePointer(provider)}/models/custom/`;
    return last?.kind === "layer" && last.pointer.startsWith(base) ? last.pointer : undefined;
}
function decidedBy(provider, pointer) {
    const values = (0,catalog_values/* providerValues */.K)(provider).filter(({ origin: { place } }) => place.kind === "layer" && isWithin(place.pointer, pointer));
    return values.length === 0 ? [] : [{ owner: ownerOf(provider), values }];
}
function basePointer({ kind, id }) {
    return (0,text_pointer/* toPointer */.rb)(kind === "custom" ? ["providers", "custom", id] : ["providers", id]);
}
function overridePointer(provider, model) {
    return `${basePointer(provider)}${(0,text_pointer/* toPointer */.rb)(["models", "overrides", model])}`;
}
function pointerOf(provider, field) {
    const path = field
        .replace(/^variant$/, "type")
        .replace(/^headers\//, "customHeaders/")
        .replace(/^sections\//, "")
        .replace(/^models$/, "models/custom")
        .replace(/^(?:discovery|allow|deny)$/, "models/$&");
    return `${basePointer(provider)}/${path}`;
}
function isWithin(pointer, around) {
    return pointer === around || pointer.startsWith(`${around}/`);
}
function ownerOf(provider, model) {
    const id = (0,secrets/* maskSecrets */.QU)(provider.id);
    return model === undefined ? `provider ${id}` : `model ${(0,secrets/* maskSecrets */.QU)(model.id)} of ${id}`;
}

;// CONCATENATED MODULE: ./.build/action/action/commands/explain.js





const HELP = `
It shows each effective value with the place it comes from (from), the rule that selected it (why), and the values that
it overrides (lost). User info and query are masked in URLs, and so are ids and names that look
like a credential; values of headers are not shown.
${layer_option/* LAYERS_HELP */.fo}
  Without it, the models that allow, deny and overrides name are assumed to be offered by their providers.

Exit codes:
  0  explained
  1  explained, and a part of a layer has no effect, because it is not valid or conflicts with other layers
  2  there is no such value or model, something could not be read, or the command was not understood

Examples:
  provider-steward explain providers.json /providers/provider_a/baseUrl
  provider-steward explain providers.json example-large
  provider-steward explain --enforced org.json providers.json provider_a/example-large`;
function addExplainCommand(program, process) {
    (0,layer_option/* addLayerOptions */.J8)(program.command("explain"))
        .summary("explain why a value is what it is")
        .description("Explains why one value of a provider configuration is what it is: where it comes from, and what it overrides.")
        .argument("<file>", 'the file; "-" is standard input')
        .argument("<what>", "JSON pointer of a value, id of a model, or provider/model")
        .addHelpText("after", HELP)
        .action(async (path, what, options, command) => {
        (0,layer_option/* refuseSecondInput */.jy)([path], options, command);
        const loaded = await (0,layer_option/* loadLayers */.yL)([path], options, process);
        if (!loaded.isComplete) {
            (0,layer_report/* reportIncomplete */.T4)(loaded, "explained", process);
            return;
        }
        const { catalog, diagnostics } = resolveLoaded(loaded);
        (0,layer_report/* reportLayers */.xm)(loaded, diagnostics, process);
        const found = what.startsWith("/") ? findPointer(catalog, what) : findModel(catalog, what);
        if (found.ok)
            process.stdout.write(formatExplanations(found.value, process) + hintFor(found.value, loaded));
        else
            command.error(`error: ${found.error}`);
        process.exitCode = (0,layer_report/* layersExitCode */.Us)(diagnostics);
    });
}
function resolveLoaded({ users, others, vocabulary, discovered }) {
    const layers = [...others, ...users];
    return discovered === undefined
        ? (0,resolve/* resolveSupposing */.RR)({ layers, vocabulary })
        : (0,resolve/* resolve */.hd)({ layers, discovered, vocabulary });
}
function hintFor(subjects, { discovered }) {
    const places = subjects.flatMap(({ values }) => values.flatMap(({ origin }) => [origin.place, ...origin.lost.map(({ place }) => place)]));
    if (discovered !== undefined || places.every(({ kind }) => kind !== "discovered"))
        return "";
    return "\nThe model is only assumed to be offered, because the file names it; --discovered says which models are.\n";
}
function formatExplanations(subjects, process) {
    const paint = (0,command/* painter */.C2)(process);
    const blocks = subjects.map(({ owner, values }) => {
        const lines = values.flatMap((value) => (0,catalog_text/* explainValue */.HT)(value, precedence/* PRECEDENCE */.L)).map((line) => `  ${line}`);
        return [paint("bold", (0,printable/* printable */.g$)(owner)), ...lines].join("\n");
    });
    return `${blocks.join("\n\n")}\n`;
}


/***/ })

};
