#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ addDiffCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(975);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(635);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(850);
/* harmony import */ var _layer_option_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(355);
/* harmony import */ var _layer_report_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(109);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(206);






const HELP = `
What opens something stands first, with a "!": a provider enabled, a model offered, a list of models opened, a host that
no URL led to before, plain HTTP in place of HTTPS. Order, comments and layout are no changes.
"-" is standard input; "-" and /dev/null may be empty, for a side where there is no file.
${_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .LAYERS_HELP */ .fo}
  Without it, the models that either file names are taken to be offered by their providers.

Formats:
  text  for people: each change with the value that decides it
  json  for programs: { widens, changes: [{ kind, provider, model, field, before, after, cause, widens }],
        diagnostics: { before, after } }

Exit codes:
  0  compared, whatever changes
  1  with --fail-on widens, and a change opens something
  2  something could not be read, or the command was not understood

Examples:
  provider-steward diff old.json providers.json
  git show HEAD:providers.json | provider-steward diff - providers.json --fail-on widens
  provider-steward diff /dev/null providers.json --format json`;
/** Adds `diff`, which tells what a change of configuration does. */
function addDiffCommand(program, process) {
    (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .addLayerOptions */ .J8)(program.command("diff"))
        .summary("tell what a change of configuration does")
        .description("Tells what changes for users between two provider configuration files, and what of it opens something.")
        .argument("<old>", "the file before")
        .argument("<new>", "the file after")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("--fail-on <what>", "exit with 1 where a change opens something").choices(["widens"]))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("-f, --format <format>", "how to print").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (old, now, options, command) => {
        (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSecondInput */ .jy)([old, now], options, command);
        const loaded = await (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .loadLayers */ .yL)([old, now], options, process.stdin);
        const [first, second] = loaded.users;
        if (!loaded.isComplete || first === undefined || second === undefined) {
            (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportIncomplete */ .T)(loaded, "compared", process);
            return;
        }
        const { before, after } = resolveBoth(loaded, first, second);
        const changes = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .wideningFirst */ .q5b)((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .diff */ .Ui2)(before.catalog, after.catalog));
        const diagnostics = { before: before.diagnostics, after: after.diagnostics };
        (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportLayers */ .x)(loaded, distinct([...diagnostics.before, ...diagnostics.after]), process.stderr);
        const widens = changes.some((change) => change.widens);
        process.stdout.write(options.format === "json" ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printableJson */ .etH)({ widens, changes, diagnostics }) : textOf(changes, process.stdout));
        process.exitCode = widens && options.failOn === "widens" ? _process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.errors : _process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.fine;
    });
}
function resolveBoth({ others, vocabulary, discovered }, old, now) {
    const [before, after] = [
        [...others, old],
        [...others, now],
    ];
    if (discovered === undefined)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveBothSupposing */ .I2q)(before, after, vocabulary);
    const around = { discovered, vocabulary };
    return { before: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .resolve */ .hde)({ layers: before, ...around }), after: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .resolve */ .hde)({ layers: after, ...around }) };
}
function textOf(changes, stdout) {
    const alarm = (line) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(["bold", "red"], line, { stream: stdout });
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChanges */ .rQW)(changes, { quote: _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD3, alarm });
}
/** What both sides have, such as a mistake of a layer around them, is told once. */
function distinct(diagnostics) {
    return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}


/***/ }),

/***/ 561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ addExplainCommand)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(975);
// EXTERNAL MODULE: ./.build/action/shared/index.js + 161 modules
var shared = __nccwpck_require__(850);
// EXTERNAL MODULE: ./.build/action/action/commands/layer-option.js + 1 modules
var layer_option = __nccwpck_require__(355);
// EXTERNAL MODULE: ./.build/action/action/commands/layer-report.js
var layer_report = __nccwpck_require__(109);
// EXTERNAL MODULE: ./.build/action/action/commands/process.js
var commands_process = __nccwpck_require__(206);
;// CONCATENATED MODULE: ./.build/action/action/commands/subject.js

/** How many names are looked through for one that is near. */
const GUESSED_MAX = 10_000;
/** Finds a model by its id, or by provider and id where several have it. */
function findModel({ providers }, name) {
    const all = providers.flatMap((provider) => provider.models.map((model) => ({ provider, model })));
    const byId = all.filter(({ model }) => model.id === name);
    const found = byId.length > 0 ? byId : all.filter(({ provider, model }) => `${provider.id}/${model.id}` === name);
    const [first, ...others] = found;
    if (first === undefined) {
        const ids = new Set(all.slice(0, GUESSED_MAX).map(({ model }) => model.id));
        return { error: `unknown model '${name}'${guess(name, ids)}` };
    }
    if (others.length > 0) {
        const names = found.map(({ provider, model }) => `'${provider.id}/${model.id}'`);
        return { error: `several providers have the model '${name}'. Name one of ${names.join(", ")}.` };
    }
    return [{ owner: ownerOf(first.provider, first.model), values: (0,shared/* modelValues */.kXS)(first.model, shared/* maskUrl */.yP4) }];
}
/** Finds the values in force that a JSON pointer into a configuration leads to. */
function findPointer({ providers }, pointer) {
    const subjects = providers.flatMap((provider) => subjectsAt(provider, pointer));
    if (subjects.length > 0)
        return subjects;
    const decided = providers.flatMap((provider) => decidedBy(provider, pointer));
    if (decided.length > 0)
        return decided;
    const known = providers.flatMap((provider) => [
        ...(0,shared/* providerValues */.KJJ)(provider, shared/* maskUrl */.yP4).map(({ field }) => pointerOf(provider, field)),
        ...provider.models.slice(0, GUESSED_MAX).map(({ id }) => overridePointer(provider, id)),
    ]);
    return { error: `no value in force at '${pointer}'${guess(pointer, known.slice(0, GUESSED_MAX))}` };
}
function subjectsAt(provider, pointer) {
    const base = basePointer(provider);
    if (!isWithin(pointer, base))
        return [];
    const values = (0,shared/* providerValues */.KJJ)(provider, shared/* maskUrl */.yP4).filter(({ field, value }) => {
        const own = pointerOf(provider, field);
        // An item of a list is explained by the list.
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
/** A model's values at or below a pointer to it: to its override, or all of them, or to its place among custom models. */
function modelAt(provider, model, pointer) {
    const override = overridePointer(provider, model.id);
    const places = [override, customPointer(provider, model)];
    const isOverridden = provider.overrides.includes(model.id) && pointer === `${basePointer(provider)}/models/overrides`;
    const place = isOverridden ? override : places.find((one) => one !== undefined && isWithin(pointer, one));
    if (place === undefined)
        return [];
    const values = (0,shared/* modelValues */.kXS)(model, shared/* maskUrl */.yP4).filter(({ field }) => isWithin(`${place}${(0,shared/* toPointer */.rbu)([field])}`, pointer));
    return values.length === 0 ? [] : [{ owner: ownerOf(provider, model), values }];
}
/** Of a custom model, the last thing that settles whether it is offered is the model itself. */
function customPointer(provider, model) {
    if (model.source !== "custom")
        return undefined;
    const { place, lost } = model.origins["offered"] ?? {};
    const last = lost?.at(-1)?.place ?? place;
    const base = `${basePointer(provider)}/models/custom/`;
    return last?.kind === "layer" && last.pointer.startsWith(base) ? last.pointer : undefined;
}
/** The values of a provider that something elsewhere decides, such as `default.enabled`. */
function decidedBy(provider, pointer) {
    const values = (0,shared/* providerValues */.KJJ)(provider, shared/* maskUrl */.yP4).filter(({ origin: { place } }) => place.kind === "layer" && isWithin(place.pointer, pointer));
    return values.length === 0 ? [] : [{ owner: ownerOf(provider), values }];
}
function basePointer({ kind, id }) {
    return (0,shared/* toPointer */.rbu)(kind === "custom" ? ["providers", "custom", id] : ["providers", id]);
}
function overridePointer(provider, model) {
    return `${basePointer(provider)}${(0,shared/* toPointer */.rbu)(["models", "overrides", model])}`;
}
/** Where a file has the value that a key of the origins explains. */
function pointerOf(provider, field) {
    const path = field
        .replace(/^variant$/, "type")
        .replace(/^headers\//, "customHeaders/")
        .replace(/^sections\//, "")
        .replace(/^models$/, "models/custom")
        .replace(/^(?:discovery|allow|deny)$/, "models/$&");
    return `${basePointer(provider)}/${path}`;
}
/** Whether a pointer leads to a value, or to something in it. */
function isWithin(pointer, around) {
    return pointer === around || pointer.startsWith(`${around}/`);
}
function ownerOf({ id }, model) {
    return model === undefined ? `provider ${id}` : `model ${model.id} of ${id}`;
}
/** Worded as what the parser says of unknown commands. */
function guess(name, known) {
    const [nearest] = (0,shared/* nearestNames */.LEs)(name, known);
    return nearest === undefined ? "" : `\n(Did you mean ${nearest}?)`;
}

;// CONCATENATED MODULE: ./.build/action/action/commands/explain.js






const HELP = `
It shows each value in force with the place it comes from (from), the rule that chose it (why), and the values that lost
(lost). In URLs userinfo and query are masked, and no header's value is shown.
${layer_option/* LAYERS_HELP */.fo}
  Without it, the models that allow, deny and overrides name are taken to be offered by their providers.

Exit codes:
  0  explained
  1  explained, and a part of a layer is left out, for it is not valid
  2  there is no such value or model, something could not be read, or the command was not understood

Examples:
  provider-steward explain providers.json /providers/provider_a/baseUrl
  provider-steward explain providers.json example-large
  provider-steward explain --enforced org.json providers.json provider_a/example-large`;
/** Adds `explain`, which says why a value is what it is. */
function addExplainCommand(program, process) {
    (0,layer_option/* addLayerOptions */.J8)(program.command("explain"))
        .summary("say why a value is what it is")
        .description("Says why one value of a provider configuration is what it is: where it comes from, and what lost.")
        .argument("<file>", 'the file; "-" is standard input')
        .argument("<what>", "JSON pointer of a value, id of a model, or provider/model")
        .addHelpText("after", HELP)
        .action(async (path, what, options, command) => {
        (0,layer_option/* refuseSecondInput */.jy)([path], options, command);
        const loaded = await (0,layer_option/* loadLayers */.yL)([path], options, process.stdin);
        if (!loaded.isComplete) {
            (0,layer_report/* reportIncomplete */.T)(loaded, "explained", process);
            return;
        }
        const { catalog, diagnostics } = resolveSupposing(loaded);
        (0,layer_report/* reportLayers */.x)(loaded, diagnostics, process.stderr);
        const found = what.startsWith("/") ? findPointer(catalog, what) : findModel(catalog, what);
        if ("error" in found)
            command.error(`error: ${found.error}`);
        else
            process.stdout.write(textOf(found, process.stdout) + hintFor(found, loaded));
        process.exitCode = diagnostics.length > 0 ? commands_process/* EXIT */.d.errors : commands_process/* EXIT */.d.fine;
    });
}
/** With the models that the configuration speaks of, where nobody says which ones providers returned. */
function resolveSupposing({ users, others, vocabulary, discovered }) {
    const layers = [...others, ...users];
    const withModels = (models) => (0,shared/* resolve */.hde)({ layers, discovered: models, vocabulary });
    return withModels(discovered ?? (0,shared/* supposedModels */.w7j)(withModels({}).catalog));
}
/** What is only supposed is said to be. */
function hintFor(subjects, { discovered }) {
    const places = subjects.flatMap(({ values }) => values.flatMap(({ origin }) => [origin.place, ...origin.lost.map(({ place }) => place)]));
    if (discovered !== undefined || places.every(({ kind }) => kind !== "discovered"))
        return "";
    return "\nThat the provider offers the model is only supposed, for the file names it; --discovered says what is so.\n";
}
function textOf(subjects, stdout) {
    const blocks = subjects.map(({ owner, values }) => {
        const lines = values.flatMap((value) => (0,shared/* explainValue */.HTA)(value, shared/* PRECEDENCE */.LZs)).map((line) => `  ${line}`);
        return [(0,external_node_util_.styleText)("bold", (0,shared/* printable */.g$R)(owner), { stream: stdout }), ...lines].join("\n");
    });
    return `${blocks.join("\n\n")}\n`;
}


/***/ }),

/***/ 797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ addFixCommand)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(975);
// EXTERNAL MODULE: ./node_modules/commander/index.js + 9 modules
var commander = __nccwpck_require__(635);
// EXTERNAL MODULE: ./.build/action/shared/index.js + 161 modules
var shared = __nccwpck_require__(850);
// EXTERNAL MODULE: ./.build/action/action/policy.js
var policy = __nccwpck_require__(16);
// EXTERNAL MODULE: ./.build/action/action/trouble.js
var trouble = __nccwpck_require__(411);
;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/line.js


class LineDiff extends Diff {
    constructor() {
        super(...arguments);
        this.tokenize = tokenize;
    }
    equals(left, right, options) {
        // If we're ignoring whitespace, we need to normalise lines by stripping
        // whitespace before checking equality. (This has an annoying interaction
        // with newlineIsToken that requires special handling: if newlines get their
        // own token, then we DON'T want to trim the *newline* tokens down to empty
        // strings, since this would cause us to treat whitespace-only line content
        // as equal to a separator between lines, which would be weird and
        // inconsistent with the documented behavior of the options.)
        if (options.ignoreWhitespace) {
            if (!options.newlineIsToken || !left.includes('\n')) {
                left = left.trim();
            }
            if (!options.newlineIsToken || !right.includes('\n')) {
                right = right.trim();
            }
        }
        else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
            if (left.endsWith('\n')) {
                left = left.slice(0, -1);
            }
            if (right.endsWith('\n')) {
                right = right.slice(0, -1);
            }
        }
        return super.equals(left, right, options);
    }
}
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
    return lineDiff.diff(oldStr, newStr, options);
}
function diffTrimmedLines(oldStr, newStr, options) {
    options = generateOptions(options, { ignoreWhitespace: true });
    return lineDiff.diff(oldStr, newStr, options);
}
// Exported standalone so it can be used from jsonDiff too.
function tokenize(value, options) {
    if (options.stripTrailingCr) {
        // remove one \r before \n to match GNU diff's --strip-trailing-cr behavior
        value = value.replace(/\r\n/g, '\n');
    }
    const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
    // Ignore the final empty token that occurs if the string ends with a new line
    if (!linesAndNewlines[linesAndNewlines.length - 1]) {
        linesAndNewlines.pop();
    }
    // Merge the content and line separators into single tokens
    for (let i = 0; i < linesAndNewlines.length; i++) {
        const line = linesAndNewlines[i];
        if (i % 2 && !options.newlineIsToken) {
            retLines[retLines.length - 1] += line;
        }
        else {
            retLines.push(line);
        }
    }
    return retLines;
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/patch/create.js

/**
 * Returns true if the filename contains characters that require C-style
 * quoting (as used by Git and GNU diffutils in diff output).
 */
function needsQuoting(s) {
    for (let i = 0; i < s.length; i++) {
        if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
            return true;
        }
    }
    return false;
}
/**
 * C-style quotes a filename, encoding special characters as escape sequences
 * and non-ASCII bytes as octal escapes. This is the inverse of
 * `parseQuotedFileName` in parse.ts.
 *
 * Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
 * This matches the behaviour of both Git and GNU diffutils, which always emit
 * UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
 * Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
 *
 * If the filename doesn't need quoting, returns it as-is.
 */
function quoteFileNameIfNeeded(s) {
    if (!needsQuoting(s)) {
        return s;
    }
    let result = '"';
    const bytes = new TextEncoder().encode(s);
    let i = 0;
    while (i < bytes.length) {
        const b = bytes[i];
        // See https://en.wikipedia.org/wiki/Escape_sequences_in_C#Escape_sequences
        if (b === 0x07) {
            result += '\\a';
        }
        else if (b === 0x08) {
            result += '\\b';
        }
        else if (b === 0x09) {
            result += '\\t';
        }
        else if (b === 0x0a) {
            result += '\\n';
        }
        else if (b === 0x0b) {
            result += '\\v';
        }
        else if (b === 0x0c) {
            result += '\\f';
        }
        else if (b === 0x0d) {
            result += '\\r';
        }
        else if (b === 0x22) {
            result += '\\"';
        }
        else if (b === 0x5c) {
            result += '\\\\';
        }
        else if (b >= 0x20 && b <= 0x7e) {
            // Just a printable ASCII character that is neither a double quote nor a
            // backslash; no need to escape it.
            result += String.fromCharCode(b);
        }
        else {
            // Either part of a non-ASCII character or a control character without a
            // special escape sequence; needs escaping as a 3-digit octal escape
            result += '\\' + b.toString(8).padStart(3, '0');
        }
        i++;
    }
    result += '"';
    return result;
}
const INCLUDE_HEADERS = {
    includeIndex: true,
    includeUnderline: true,
    includeFileHeaders: true
};
const FILE_HEADERS_ONLY = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: true
};
const OMIT_HEADERS = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: false
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    let optionsObj;
    if (!options) {
        optionsObj = {};
    }
    else if (typeof options === 'function') {
        optionsObj = { callback: options };
    }
    else {
        optionsObj = options;
    }
    if (typeof optionsObj.context === 'undefined') {
        optionsObj.context = 4;
    }
    // We copy this into its own variable to placate TypeScript, which thinks
    // optionsObj.context might be undefined in the callbacks below.
    const context = optionsObj.context;
    // @ts-expect-error (runtime check for something that is correctly a static type error)
    if (optionsObj.newlineIsToken) {
        throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
    }
    if (!optionsObj.callback) {
        return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
    }
    else {
        const { callback } = optionsObj;
        diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
                const patch = diffLinesResultToPatch(diff);
                // TypeScript is unhappy without the cast because it does not understand that `patch` may
                // be undefined here only if `callback` is StructuredPatchCallbackAbortable:
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        // STEP 1: Build up the patch with no "\ No newline at end of file" lines and with the arrays
        //         of lines containing trailing newline characters. We'll tidy up later...
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] }); // Append an empty value to make cleanup easier
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                // If we have previous context, start with that
                if (!oldRangeStart) {
                    const prev = diff[i - 1];
                    oldRangeStart = oldLine;
                    newRangeStart = newLine;
                    if (prev) {
                        curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
                        oldRangeStart -= curRange.length;
                        newRangeStart -= curRange.length;
                    }
                }
                // Output our changes
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                // Track the updated file position
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                // Identical context lines. Track line changes
                if (oldRangeStart) {
                    // Close out any changes that have been output (or join overlapping)
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        // Overlapping
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        // end the range and output
                        const contextSize = Math.min(lines.length, context);
                        for (const line of contextLines(lines.slice(0, contextSize))) {
                            curRange.push(line);
                        }
                        const hunk = {
                            oldStart: oldRangeStart,
                            oldLines: (oldLine - oldRangeStart + contextSize),
                            newStart: newRangeStart,
                            newLines: (newLine - newRangeStart + contextSize),
                            lines: curRange
                        };
                        hunks.push(hunk);
                        oldRangeStart = 0;
                        newRangeStart = 0;
                        curRange = [];
                    }
                }
                oldLine += lines.length;
                newLine += lines.length;
            }
        }
        // Step 2: eliminate the trailing `\n` from each line of each hunk, and, where needed, add
        //         "\ No newline at end of file".
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++; // Skip the line we just added, then continue iterating
                }
            }
        }
        return {
            oldFileName: oldFileName, newFileName: newFileName,
            oldHeader: oldHeader, newHeader: newHeader,
            hunks: hunks
        };
    }
}
/**
 * creates a unified diff patch.
 *
 * @param patch either a single structured patch object (as returned by `structuredPatch`) or an
 *   array of them (as returned by `parsePatch`).
 * @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
 *   Ignored for patches where `isGit` is `true`.
 *
 * When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
 * output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
 * properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
 * headers for patches with no hunks (e.g. renames without content changes).
 */
function formatPatch(patch, headerOptions) {
    var _a, _b, _c, _d, _e, _f;
    if (!headerOptions) {
        headerOptions = INCLUDE_HEADERS;
    }
    if (Array.isArray(patch)) {
        if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every(p => p.isGit)) {
            throw new Error('Cannot omit file headers on a multi-file patch. '
                + '(The result would be unparseable; how would a tool trying to apply '
                + 'the patch know which changes are to which file?)');
        }
        return patch.map(p => formatPatch(p, headerOptions)).join('\n');
    }
    const ret = [];
    // Git patches have a fixed header format (diff --git, extended headers,
    // and ---/+++ when hunks are present), so headerOptions is ignored.
    if (patch.isGit) {
        headerOptions = INCLUDE_HEADERS;
        // Emit Git-style diff --git header and extended headers.
        // Git never puts /dev/null in the "diff --git" line; for file
        // creations/deletions it uses the real filename on both sides.
        if (!patch.oldFileName) {
            throw new Error('oldFileName must be specified for Git patches');
        }
        if (!patch.newFileName) {
            throw new Error('newFileName must be specified for Git patches');
        }
        let gitOldName = patch.oldFileName;
        let gitNewName = patch.newFileName;
        if (patch.isCreate && gitOldName === '/dev/null') {
            gitOldName = gitNewName.replace(/^b\//, 'a/');
        }
        else if (patch.isDelete && gitNewName === '/dev/null') {
            gitNewName = gitOldName.replace(/^a\//, 'b/');
        }
        ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
        if (patch.isDelete) {
            ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
        }
        if (patch.isCreate) {
            ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
        }
        if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
            ret.push('old mode ' + patch.oldMode);
            ret.push('new mode ' + patch.newMode);
        }
        if (patch.isRename) {
            ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
            ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
        }
        if (patch.isCopy) {
            ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
            ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
        }
    }
    else {
        if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
            ret.push('Index: ' + patch.oldFileName);
        }
        if (headerOptions.includeUnderline) {
            ret.push('===================================================================');
        }
    }
    // Emit --- / +++ file headers. For Git patches with no hunks (e.g.
    // pure renames, mode-only changes), Git omits these, so we do too.
    const hasHunks = patch.hunks.length > 0;
    if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
        && (!patch.isGit || hasHunks)) {
        ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
        ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
        const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
        const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
        ret.push('@@ -' + oldStart + ',' + hunk.oldLines
            + ' +' + newStart + ',' + hunk.newLines
            + ' @@');
        for (const line of hunk.lines) {
            ret.push(line);
        }
    }
    return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    if (typeof options === 'function') {
        options = { callback: options };
    }
    if (!(options === null || options === void 0 ? void 0 : options.callback)) {
        const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
        if (!patchObj) {
            return;
        }
        return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
    }
    else {
        const { callback } = options;
        structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
                if (!patchObj) {
                    callback(undefined);
                }
                else {
                    callback(formatPatch(patchObj, options.headerOptions));
                }
            } }));
    }
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
    return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
/**
 * Split `text` into an array of lines, including the trailing newline character (where present)
 */
function splitLines(text) {
    const hasTrailingNl = text.endsWith('\n');
    const result = text.split('\n').map(line => line + '\n');
    if (hasTrailingNl) {
        result.pop();
    }
    else {
        result.push(result.pop().slice(0, -1));
    }
    return result;
}

;// CONCATENATED MODULE: ./.build/action/action/commands/diff.js


const CONTEXT_LINES = 3;
const TAB = "    ";
const NO_FINAL_LINE_BREAK = "\\ No newline at end of file";
/**
 * The difference of two texts as a unified diff, in printable text. The texts are compared as they are and shown redacted:
 * where a secret changes, two lines that look the same differ. All line ends are shown as line feeds.
 */
function unifiedDiff(path, before, after, paint) {
    const name = (0,shared/* printable */.g$R)(path).replace(/^(?:\.?\/)+/, "");
    const shownBefore = linesOf(normalise(before.shown));
    const shownAfter = linesOf(normalise(after.shown));
    return [
        paint("file", `--- a/${name}`),
        paint("file", `+++ b/${name}`),
        ...hunksOf(normalise(before.text), normalise(after.text)).flatMap((hunk) => showHunk(hunk, shownBefore, shownAfter, paint)),
        "",
    ].join("\n");
}
/** Without a byte order mark, and with line feeds as line ends: as diagnostics number lines. */
function normalise(text) {
    return text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
}
function linesOf(text) {
    return text.split("\n");
}
/** Where much differs, the whole is shown as replaced: to find what stays takes quadratic time. */
function hunksOf(before, after) {
    const options = { context: CONTEXT_LINES, maxEditLength: shared/* DIFF_MAX_CHANGED_LINES */.kHQ };
    return structuredPatch("", "", before, after, undefined, undefined, options)?.hunks ?? [wholeHunk(before, after)];
}
function wholeHunk(before, after) {
    const [removed, added] = [signedLines("-", before), signedLines("+", after)];
    const count = (lines) => lines.filter((line) => line !== NO_FINAL_LINE_BREAK).length;
    return {
        oldStart: 1,
        oldLines: count(removed),
        newStart: 1,
        newLines: count(added),
        lines: [...removed, ...added],
    };
}
function signedLines(sign, text) {
    const isEnded = text.endsWith("\n");
    const lines = linesOf(isEnded ? text.slice(0, -1) : text).map((line) => sign + line);
    return isEnded ? lines : [...lines, NO_FINAL_LINE_BREAK];
}
/** A hunk's lines, each as its own side shows it. */
function showHunk({ oldStart, oldLines, newStart, newLines, lines }, shownBefore, shownAfter, paint) {
    let before = oldStart - 1;
    let after = newStart - 1;
    const shown = lines.map((line) => {
        if (line.startsWith("\\"))
            return paint("context", line);
        if (line.startsWith("-"))
            return paint("removed", `-${showLine(shownBefore[before++])}`);
        if (line.startsWith("+"))
            return paint("added", `+${showLine(shownAfter[after++])}`);
        before += 1;
        return paint("context", ` ${showLine(shownAfter[after++])}`);
    });
    return [paint("hunk", `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`), ...shown];
}
function showLine(line = "") {
    return (0,shared/* printable */.g$R)(line.replaceAll("\t", TAB));
}

;// CONCATENATED MODULE: ./.build/action/action/commands/fix-report.js

/** A `FixReport` as JSON text. */
function formatFixJson({ files, unread, unwritten }) {
    const report = {
        files: files.map(({ path, changed, applied, remaining }) => ({
            path,
            changed,
            applied: applied.flatMap(toAppliedFix),
            remaining: (0,shared/* countBySeverity */.OtB)(remaining),
        })),
        unread,
        unwritten,
    };
    return (0,shared/* printableJson */.etH)(report);
}
function toAppliedFix({ rule, message, pointer, range, fix }) {
    return fix === undefined ? [] : [{ rule, message, title: fix.title, pointer, range }];
}
/** Reports to a person: a line for each fix, one for what is left of each file, and at last one for all. */
function formatFixText(files, isDryRun) {
    const lines = files.flatMap((file) => [
        ...file.applied.flatMap((one) => mendedLine(file.path, one)),
        ...leftLine(file),
    ]);
    const blocks = [...(lines.length === 0 ? [] : [lines.join("\n")]), verdict(files, isDryRun)];
    return `${blocks.join("\n\n")}\n`;
}
function mendedLine(path, { rule, range, fix }) {
    return fix === undefined ? [] : [`${(0,shared/* placeOf */.$t_)(path, range)}  mended  ${(0,shared/* fixTitle */.Mwx)(fix)}  ${(0,shared/* printable */.g$R)(rule)}`];
}
function leftLine({ path, remaining }) {
    if (remaining.length === 0)
        return [];
    const fixes = remaining.flatMap(({ fix }) => fix ?? []).filter(({ safe }) => !safe).length;
    const hint = fixes === 0 ? "" : `, and --unsafe to mend ${fixes} more`;
    return [`${(0,shared/* placeOf */.$t_)(path)}  left  ${(0,shared/* describeCounts */.wvf)((0,shared/* countBySeverity */.OtB)(remaining))}: run validate to see what${hint}`];
}
function verdict(files, isDryRun) {
    const count = files.reduce((sum, { applied }) => sum + applied.length, 0);
    const changed = files.filter((file) => file.changed).length;
    const all = `${files.length} file${files.length === 1 ? "" : "s"}`;
    const mended = count === 0
        ? `nothing to mend in ${all}`
        : `${count} mended in ${changed === files.length ? all : `${changed} of ${all}`}`;
    const left = (0,shared/* describeCounts */.wvf)((0,shared/* countBySeverity */.OtB)(files.flatMap(({ remaining }) => remaining)));
    return `${mended}, ${left === "" ? "nothing" : left} left${isDryRun ? "; nothing was written" : ""}`;
}

;// CONCATENATED MODULE: ./.build/action/action/commands/mend-file.js


/**
 * Applies the fixes of a file's diagnostics, the safe ones or with `unsafe` all. What cannot be read as a configuration
 * stays as it is.
 */
function mendFile(path, bytes, loaded, unsafe) {
    const decoded = (0,shared/* decodeFile */.JG2)(bytes, shared/* FILE_MAX_BYTES */.ul$);
    const isOther = (0,policy/* isPolicyFile */.VE)(loaded, path) || (0,policy/* isVocabularyFile */.F9)(loaded, path);
    if ("trouble" in decoded || isOther)
        return unchanged((0,policy/* checkByPolicy */.gj)(loaded, path, bytes));
    const settings = (0,policy/* settingsFor */.zc)(loaded, path);
    const { text, applied } = (0,shared/* fixText */.Xcn)(decoded.text, { path, ...settings, unsafe });
    if (text === decoded.text)
        return unchanged((0,shared/* checkFile */.vHK)(path, bytes, settings));
    const mended = new TextEncoder().encode(text);
    const after = (0,shared/* checkFile */.vHK)(path, mended, settings);
    return {
        fixed: { path, changed: true, applied, remaining: after.diagnostics },
        change: {
            bytes: mended,
            before: sideOf(decoded.text, () => (0,shared/* checkFile */.vHK)(path, bytes, settings)),
            after: sideOf(text, () => after),
        },
    };
}
function unchanged(file) {
    return { fixed: asItIs(file), change: undefined };
}
/** What is told of a file that is not mended. */
function asItIs({ path, diagnostics }) {
    return { path, changed: false, applied: [], remaining: diagnostics };
}
/** The file is checked, and its text redacted, where a diff is shown and not otherwise. */
function sideOf(text, checked) {
    return {
        text,
        get shown() {
            return checked().source;
        },
    };
}

// EXTERNAL MODULE: ./.build/action/action/commands/policy-option.js
var policy_option = __nccwpck_require__(675);
// EXTERNAL MODULE: ./.build/action/action/commands/process.js
var process = __nccwpck_require__(206);
// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __nccwpck_require__(298);
;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
;// CONCATENATED MODULE: ./.build/action/action/commands/replace-file.js





const MAY_NOT = "You may not. Ask for the right to write it, and to add files to its folder, where the new content is put first.";
const NO_ROOM = "There is no room for the new content beside the old. Make room and try again.";
/** What is wrong and what to do, by the code of the system's error. */
const REASONS = {
    EACCES: MAY_NOT,
    EPERM: MAY_NOT,
    EROFS: "Its file system is read-only. Mend a copy, or make it writable.",
    ENOSPC: NO_ROOM,
    EDQUOT: NO_ROOM,
    ENOENT: "It is gone. See what else writes there, and try again.",
};
/**
 * Replaces a file's content at once: whoever reads it finds all of the old content or all of the new, whatever happens
 * on the way. The new content is written beside it and then takes its name; where that fails, the file is as it was.
 * Through a symbolic link the file is replaced, not the link. Its mode stays, and its owner where the system allows it.
 *
 * @param expected what it held when it was read; where it holds anything else by now, it is left alone.
 * @throws Trouble where it cannot be written, with the reason as its message.
 */
async function replaceFile(path, expected, content) {
    try {
        await refuseSpecial(path);
        const target = await (0,promises_namespaceObject.realpath)(path);
        const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.provider-steward-${(0,external_node_crypto_namespaceObject.randomUUID)()}.tmp`);
        try {
            await writeBeside(target, temporary, content);
            await refuseChanged(target, expected);
            await (0,promises_namespaceObject.rename)(temporary, target);
        }
        finally {
            await (0,promises_namespaceObject.rm)(temporary, { force: true });
        }
        await syncFolder((0,external_node_path_.dirname)(target));
    }
    catch (error) {
        if (error instanceof trouble/* Trouble */.qm || !(error instanceof Error && "code" in error))
            throw error;
        throw new trouble/* Trouble */.qm(REASONS[String(error.code)] ?? `The system reports ${String(error.code)}. Mend that and try again.`);
    }
}
/** Writes a new file with the mode of another one, down to the disk. */
async function writeBeside(target, temporary, content) {
    const { mode, uid, gid } = await statWritable(target);
    // For its owner alone, until it has its owner and its mode.
    const file = await (0,promises_namespaceObject.open)(temporary, "wx", 0o600);
    try {
        await file.writeFile(content);
        await keepOwner(file, uid, gid);
        await file.chmod(mode & 0o777);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
/** A pipe or a device has no content that could be replaced. */
async function refuseSpecial(path) {
    if ((await (0,promises_namespaceObject.stat)(path)).isFile())
        return;
    throw new trouble/* Trouble */.qm('It is not a plain file. Name a file, or "-" to mend standard input to standard output.');
}
/** A file that may not be written could be replaced nevertheless, where its folder may be; nobody means that. */
async function statWritable(path) {
    const file = await (0,promises_namespaceObject.open)(path, "r+");
    try {
        return await file.stat();
    }
    finally {
        await file.close();
    }
}
/** Where the system does not allow it, the file becomes one's own, as it does in most editors, or at least of its group. */
async function keepOwner(file, uid, gid) {
    const own = await file.stat();
    if (own.uid === uid && own.gid === gid)
        return;
    await file
        .chown(uid, gid)
        .catch(() => file.chown(own.uid, gid))
        .catch(() => { });
}
/** Between this and the renaming a change would be lost; no system has a renaming that looks first. */
async function refuseChanged(path, expected) {
    if (Buffer.compare(await (0,read_input/* readBounded */.CB)(path), expected) === 0)
        return;
    throw new trouble/* Trouble */.qm("It changed while it was checked. Run the command again.");
}
/** So that the new name lasts, too. Not every system opens folders; the file is replaced in any case. */
async function syncFolder(path) {
    const folder = await (0,promises_namespaceObject.open)(path).catch(() => undefined);
    await folder?.sync().catch(() => { });
    await folder?.close();
}

// EXTERNAL MODULE: ./.build/action/action/commands/vocabulary-option.js
var vocabulary_option = __nccwpck_require__(873);
;// CONCATENATED MODULE: ./.build/action/action/commands/fix.js













const COLORS = {
    file: "bold",
    hunk: "cyan",
    removed: "red",
    added: "green",
    context: [],
};
const UNUSABLE_POLICY = "error: Nothing was mended, because the policy or a layer cannot be used. Mend it first, or add --no-policy.\n";
const UNUSABLE_VOCABULARY = "error: Nothing was mended, because the vocabulary cannot be used. Mend it first.\n";
const HELP = `
A fix is safe where it changes nothing of what the assistant does, but for what cannot work or may not be in the file.
Comments, indentation and line ends stay. What cannot be read as a configuration is left alone. A file is replaced at
once, or stays as it was; a run that is killed may leave a ".provider-steward-….tmp" beside it, which nothing needs.

Standard output has the report; with --dry-run it has the diffs, and with "-" the mended text, and the report goes to
standard error. In a diff, values that may be secret are masked: it is to be read, not to be applied.
${policy_option/* POLICY_HELP */.bK}
  Where it cannot be used, nothing is mended.
${vocabulary_option/* VOCABULARY_HELP */.FO}

Formats:
  text  for people: each fix with its place, what is left, and with --dry-run a unified diff
  json  for programs: { files: [{ path, changed, applied: [{ rule, message, title, pointer, range }],
        remaining: { error, warning, notice } }], unread: [{ path, reason }], unwritten: [{ path, reason }] }

Exit codes, with --dry-run as if the files had been written:
  0  no errors are left; there may be warnings and notices
  1  at least one error is left in a file
  2  a file could not be read or written, or the command was not understood

Examples:
  provider-steward fix --dry-run providers.json
  provider-steward fix --unsafe teams/*/providers.jsonc
  provider-steward fix - < draft.json > providers.json`;
/** Adds `fix`, which mends files in place. */
function addFixCommand(program, process) {
    (0,vocabulary_option/* addSettingsOptions */.nr)(program.command("fix"))
        .summary("mend provider configuration files")
        .description("Mends provider configuration files in place, as far as the fixes of their findings are safe.")
        .argument("<file...>", 'files to mend; "-" takes standard input to standard output')
        .option("--unsafe", "apply also the fixes that may change more than they mend")
        .option("--dry-run", "write nothing, and show what would change")
        .addOption(new commander/* Option */.c$("-f, --format <format>", "how to report").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (paths, options, command) => {
        if (options.format === "json" && options.dryRun === undefined && paths.some(read_input/* isStandardInput */.mC)) {
            command.error('error: "-" writes its text where the JSON would go. Add --dry-run, or name files.');
        }
        const loaded = await (0,vocabulary_option/* loadSettings */.M5)(options);
        if (loaded.lacksVocabulary)
            process.stderr.write(UNUSABLE_VOCABULARY);
        else if (!(0,policy/* isUsable */.Ng)(loaded))
            process.stderr.write(UNUSABLE_POLICY);
        const results = await fixFiles((0,policy/* isUsable */.Ng)(loaded) ? paths : [], loaded, options, process);
        report(results, paths, options, process);
        process.exitCode = exitCodeOf(results);
    });
}
/** Mends each file once. That one cannot be read or written does not stop the others. */
async function fixFiles(paths, loaded, options, process) {
    const files = [];
    const [unread, unwritten] = [[...loaded.unread], []];
    for (const path of new Set(paths)) {
        const name = (0,read_input/* nameOfInput */.nB)(path);
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other: two paths may lead to one file
        const read = await (0,trouble/* attempt */.CD)(() => (0,read_input/* readInput */.R5)(path, process.stdin));
        if ("reason" in read) {
            unread.push({ path: name, reason: read.reason });
            continue;
        }
        const { fixed, change } = mendFile(name, read.result, loaded, options.unsafe ?? false);
        // oxlint-disable-next-line eslint/no-await-in-loop
        const written = await (0,trouble/* attempt */.CD)(() => deliver(path, read.result, change, options, process.stdout));
        if ("reason" in written)
            unwritten.push({ path: name, reason: written.reason });
        else
            files.push(fixed);
    }
    return { files: [...(0,policy/* policyFilesBeside */.YL)(loaded, files).map(asItIs), ...files], unread, unwritten };
}
/** Puts what was mended where it belongs. */
async function deliver(path, bytes, change, { dryRun, format }, stdout) {
    if (dryRun) {
        if (change === undefined || format === "json")
            return;
        const paint = (part, line) => (0,external_node_util_.styleText)(COLORS[part], line, { stream: stdout });
        stdout.write(unifiedDiff((0,read_input/* nameOfInput */.nB)(path), change.before, change.after, paint));
    }
    else if ((0,read_input/* isStandardInput */.mC)(path)) {
        // Of what is too large only a part was read, and a part of a text is none.
        if (bytes.length <= shared/* FILE_MAX_BYTES */.ul$)
            stdout.write(change?.bytes ?? bytes);
    }
    else if (change !== undefined) {
        await replaceFile(path, bytes, change.bytes);
    }
}
/** Tells what was mended, and on standard error what could not be. */
function report(results, paths, options, process) {
    const { files, unread, unwritten } = results;
    for (const file of unread)
        process.stderr.write(`error: ${(0,shared/* describeUnread */.FnY)(file)}\n`);
    for (const { path, reason } of unwritten) {
        process.stderr.write(`error: Could not write "${(0,shared/* printable */.g$R)(path)}". ${(0,shared/* printable */.g$R)(reason)}\n`);
    }
    if (options.format === "json") {
        process.stdout.write(formatFixJson(results));
    }
    else if (files.length > 0) {
        const isTaken = options.dryRun === true || paths.some(read_input/* isStandardInput */.mC);
        (isTaken ? process.stderr : process.stdout).write(formatFixText(files, options.dryRun ?? false));
    }
}
function exitCodeOf({ files, unread, unwritten }) {
    if (unread.length + unwritten.length > 0)
        return process/* EXIT */.d.trouble;
    return (0,shared/* countBySeverity */.OtB)(files.flatMap(({ remaining }) => remaining)).error > 0 ? process/* EXIT */.d.errors : process/* EXIT */.d.fine;
}


/***/ }),

/***/ 355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  fo: () => (/* binding */ LAYERS_HELP),
  J8: () => (/* binding */ addLayerOptions),
  yL: () => (/* binding */ loadLayers),
  jy: () => (/* binding */ refuseSecondInput)
});

// EXTERNAL MODULE: ./.build/action/shared/index.js + 161 modules
var shared = __nccwpck_require__(850);
// EXTERNAL MODULE: ./.build/action/action/policy.js
var action_policy = __nccwpck_require__(16);
// EXTERNAL MODULE: ./.build/action/action/trouble.js
var trouble = __nccwpck_require__(411);
;// CONCATENATED MODULE: ./.build/action/action/commands/discovered.js


const SHAPE = 'Write an object of provider ids, each with a list of models: {"provider_a": [{"id": "example-large"}]}.';
/**
 * Reads the models that providers returned. Of a model only its id must be right: other fields are passed over where they
 * are not.
 *
 * @throws Trouble where it is something else, with what is wrong and what to do.
 */
function readDiscovered(bytes) {
    const value = parseJson(bytes);
    if (!isRecord(value))
        throw new trouble/* Trouble */.qm(`It is no object. ${SHAPE}`);
    for (const [index, [id, models]] of Object.entries(value).entries()) {
        const name = `What it has of the provider ${JSON.stringify(id)} (entry ${index + 1})`;
        if (!Array.isArray(models))
            throw new trouble/* Trouble */.qm(`${name} is no list. ${SHAPE}`);
        const wrong = models.findIndex((model) => !isModel(model));
        if (wrong >= 0)
            throw new trouble/* Trouble */.qm(`${name} has no "id" at item ${wrong + 1}. ${SHAPE}`);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lists of models with ids, and no more is taken for granted
    return value;
}
/** What the parser says of a mistake repeats the text, and is left out. */
function parseJson(bytes) {
    const decoded = (0,shared/* decodeFile */.JG2)(bytes, shared/* FILE_MAX_BYTES */.ul$);
    if ("trouble" in decoded)
        throw new trouble/* Trouble */.qm(`${decoded.trouble.message} ${decoded.trouble.advice}`);
    try {
        return JSON.parse(decoded.text.replace(/^\uFEFF/, ""));
    }
    catch {
        throw new trouble/* Trouble */.qm(`It is not JSON. ${SHAPE}`);
    }
}
function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isModel(value) {
    return isRecord(value) && typeof value["id"] === "string" && value["id"] !== "";
}

// EXTERNAL MODULE: ./.build/action/action/commands/read-input.js
var read_input = __nccwpck_require__(298);
// EXTERNAL MODULE: ./.build/action/action/commands/vocabulary-option.js
var vocabulary_option = __nccwpck_require__(873);
;// CONCATENATED MODULE: ./.build/action/action/commands/layer-option.js






const LAYERS_HELP = `
Layers:
  A file holds as the user's. Above it are enforced layers, below it default ones: those that --enforced and --default
  name, and those of the policy file, unless the file itself is one of these. Of one kind, the later one is the higher,
  and those of the policy are the lowest. Without --policy it is the nearest .provider-steward.json.

Discovered models:
  Which models a provider offers by itself stands in no configuration. --discovered names a JSON file that says it:
  {"provider_a": [{"id": "example-large", "maxContextLength": 200000}]}
${vocabulary_option/* VOCABULARY_HELP */.FO}`;
/** Adds the options by which a command takes layers. */
function addLayerOptions(command) {
    const collect = (path, before = []) => [...before, path];
    return (0,vocabulary_option/* addSettingsOptions */.nr)(command)
        .option("--enforced <file>", "a layer above the user's (repeatable)", collect)
        .option("--default <file>", "a layer below the user's (repeatable)", collect)
        .option("--discovered <file>", "the models that providers returned, as JSON");
}
/** Reads the layers that options and files name. What cannot be read is told, and does not stop the others. */
async function loadLayers(paths, options, stdin) {
    const policy = await (0,vocabulary_option/* loadSettings */.M5)(options);
    const vocabulary = (0,action_policy/* vocabularyOf */.YB)(policy);
    const around = [
        ...policyLayers(policy, paths),
        ...(options.default ?? []).map((path) => ({ kind: "default", path })),
        ...(options.enforced ?? []).map((path) => ({ kind: "enforced", path })),
    ];
    const files = [...policy.files];
    const unread = [...policy.unread];
    const readAll = async (sources) => {
        const layers = [];
        for (const source of sources) {
            // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, so that messages stand in order
            const read = await (0,trouble/* attempt */.CD)(async () => readSource(source, await (0,read_input/* readInput */.R5)(source.path, stdin), vocabulary));
            if ("reason" in read)
                unread.push({ path: (0,read_input/* nameOfInput */.nB)(source.path), reason: read.reason });
            else if ("label" in read.result)
                layers.push(read.result);
            else
                files.push(read.result);
        }
        return layers;
    };
    const users = await readAll(paths.map((path) => ({ kind: "user", path })));
    const others = await readAll(around);
    const found = await (0,trouble/* attempt */.CD)(async () => readFound(options.discovered, stdin));
    if ("reason" in found)
        unread.push({ path: (0,read_input/* nameOfInput */.nB)(options.discovered ?? ""), reason: found.reason });
    const isComplete = (0,action_policy/* isUsable */.Ng)({ files, unread }) && users.length === paths.length;
    return { users, others, ...("result" in found ? found.result : {}), vocabulary, files, unread, isComplete };
}
async function readFound(path, stdin) {
    return path === undefined ? {} : { discovered: readDiscovered(await (0,read_input/* readInput */.R5)(path, stdin)) };
}
/** The layers of a policy; none where a file that is asked about is itself one of them, as with `validate`. */
function policyLayers(loaded, paths) {
    const around = paths.map((path) => (0,action_policy/* layersAround */.g8)(loaded, (0,read_input/* nameOfPath */.od)(path)));
    return around.find((layers) => layers.length === 0) ?? around[0] ?? [];
}
/** A layer, or the file where it is none. */
function readSource({ kind, path }, bytes, vocabulary) {
    const label = (0,read_input/* nameOfInput */.nB)(path);
    if (bytes.length === 0 && mayBeEmpty(path))
        return { kind, label, value: {} };
    const { document, file } = (0,shared/* readLayer */.w6G)(label, bytes, vocabulary);
    const decoded = (0,shared/* decodeFile */.JG2)(bytes, shared/* FILE_MAX_BYTES */.ul$);
    return document === undefined || "trouble" in decoded ? file : { kind, label, text: decoded.text };
}
/** By these names Git and others hand over a file that is not there. */
function mayBeEmpty(path) {
    return (0,read_input/* isStandardInput */.mC)(path) || path === "/dev/null";
}
/** Ends the command where standard input is named more than once. */
function refuseSecondInput(paths, options, command) {
    const { enforced = [], default: lower = [], discovered = "" } = options;
    if ([...paths, ...enforced, ...lower, discovered].filter(read_input/* isStandardInput */.mC).length > 1) {
        command.error('error: "-" stands more than once, and standard input can be read only once. Name files.');
    }
}


/***/ }),

/***/ 109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportIncomplete),
/* harmony export */   x: () => (/* binding */ reportLayers)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(850);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(206);


/** What the diagnostics of all layers together are told of. */
const TOGETHER = "<layers>";
/** Tells what keeps layers from being used, and that nothing is done therefore. */
function reportIncomplete({ files, unread }, done, process) {
    writeDiagnostics(files, process.stderr);
    for (const file of unread)
        process.stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUnread */ .FnY)(file)}\n`);
    process.stderr.write(`error: Nothing was ${done}, because not all of it can be used. Mend it first; --no-policy leaves the policy out.\n`);
    process.exitCode = _process_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.trouble;
}
/** Tells on standard error what of the layers takes no effect, as `validate` would, and of the policy what may stand. */
function reportLayers(loaded, diagnostics, stderr) {
    writeDiagnostics([...loaded.files, ...filesOf(loaded, diagnostics)], stderr);
}
function writeDiagnostics(files, stderr) {
    if (files.length > 0)
        stderr.write((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .formatText */ .vXd)(files, { color: (0,_process_js__WEBPACK_IMPORTED_MODULE_1__/* .takesColor */ .O)(stderr) }));
}
/** Diagnostics by layer, each with its text for code frames. */
function filesOf({ users, others, vocabulary }, diagnostics) {
    const layers = [...users, ...others];
    const byLayer = Map.groupBy(diagnostics, ({ layer }) => layers.find(({ kind, label }) => kind === layer?.kind && label === layer.label));
    return Array.from(byLayer, ([layer, own]) => {
        const path = layer?.label ?? TOGETHER;
        const { source } = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readLayer */ .w6G)(path, new TextEncoder().encode(layer?.text ?? ""), vocabulary).file;
        return { path, diagnostics: own.map(toDiagnostic), source };
    });
}
function toDiagnostic({ layer: _layer, pointer, range, ...words }) {
    const place = pointer === undefined || range === undefined ? {} : { pointer, range };
    return { ...words, ...place, related: [] };
}


/***/ }),

/***/ 675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _k: () => (/* binding */ addPolicyOptions),
/* harmony export */   bK: () => (/* binding */ POLICY_HELP),
/* harmony export */   zN: () => (/* binding */ loadChosenPolicy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(16);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(298);




const POLICY_HELP = `
Policy:
  A policy file sets severities, approved hosts, known models, layers and ignores. Without --policy it is the nearest
  ${_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_FILE */ .CX}, from this folder upwards to one that holds .git. "provider-steward schema --policy" has its format.
  Its own mistakes are reported as those of a file.`;
/** Adds the options by which a command takes a policy. */
function addPolicyOptions(command) {
    return command
        .option("--policy <file>", `the policy file to go by, in place of the nearest ${_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_FILE */ .CX}`)
        .option("--no-policy", "go by no policy file");
}
/** Loads the policy that the options name or the nearest one. What cannot be read is among what it gives. */
async function loadChosenPolicy({ policy = findNearest() }, ownVocabulary) {
    const isNamed = policy !== undefined && policy !== false;
    return (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPolicy */ .tb)(isNamed ? (0,_read_input_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOfPath */ .od)(policy) : undefined, _read_input_js__WEBPACK_IMPORTED_MODULE_3__/* .readBounded */ .CB, ownVocabulary);
}
/** The path from the working folder to the nearest policy file; undefined where there is none up to a repository's root. */
function findNearest() {
    const start = process.cwd();
    for (let folder = start;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _policy_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_FILE */ .CX);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(start, path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ".git")) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
    }
}


/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ takesColor),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(975);

/** How a command ends: with nothing to mend, with errors in a file, or unable to do all that it was asked. */
const EXIT = { fine: 0, errors: 1, trouble: 2 };
/** Node's own answer, which heeds whether it is a terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR. */
function takesColor(stream) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)("red", "x", { stream }) !== "x";
}


/***/ }),

/***/ 298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   R5: () => (/* binding */ readInput),
/* harmony export */   mC: () => (/* binding */ isStandardInput),
/* harmony export */   nB: () => (/* binding */ nameOfInput),
/* harmony export */   od: () => (/* binding */ nameOfPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(24);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(850);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(411);




/** Stands for standard input among the paths of a command. */
const STANDARD_INPUT = "-";
/** What is wrong and what to do, by the code of the system's error. */
const REASONS = {
    ENOENT: "There is no such file. Check its name and the folder you are in.",
    ENOTDIR: "A part of its path is a file, not a folder. Check the path.",
    EISDIR: "It is a folder. Name the files in it that are to be checked.",
    EACCES: "You may not. Ask for the right to read it.",
    EPERM: "You may not. Ask for the right to read it.",
};
/** The name under which reports show an input. */
function nameOfInput(path) {
    return isStandardInput(path) ? "<stdin>" : nameOfPath(path);
}
/** A path as it is shown and compared: with "/" between its folders, on every system. */
function nameOfPath(path) {
    return path.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
}
/** True where a path of a command stands for standard input. */
function isStandardInput(path) {
    return path === STANDARD_INPUT;
}
/**
 * Reads a file, or standard input for "-", as far as `readBounded` does.
 *
 * @throws Trouble where it cannot be read, with the reason as its message.
 */
async function readInput(path, stdin) {
    return isStandardInput(path) ? readStream(stdin) : readBounded(path);
}
/**
 * Reads a file, but never more than one byte past FILE_MAX_BYTES: enough for the check to see that it is too large.
 *
 * @throws Trouble where it cannot be read, with the reason as its message.
 */
async function readBounded(path) {
    // `end` is the offset of the last byte that is read.
    return readStream((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { end: _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MAX_BYTES */ .ul$ }));
}
async function readStream(stream) {
    try {
        return await readAtMost(stream, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_MAX_BYTES */ .ul$ + 1);
    }
    catch (error) {
        if (!(error instanceof Error && "code" in error))
            throw error;
        const reason = REASONS[String(error.code)] ?? `The system reports ${String(error.code)}. Mend that and try again.`;
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .Trouble */ .qm(reason);
    }
}
async function readAtMost(input, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of input) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= maxBytes)
            break;
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ addResolveCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(975);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(635);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(850);
/* harmony import */ var _layer_option_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(355);
/* harmony import */ var _layer_report_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(109);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(206);






const HELP = `${_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .LAYERS_HELP */ .fo}

Formats:
  text  for people: each provider, and its models with whether they are offered, protocol, base URL and context length
  json  for programs: { catalog: { providers: [{ id, kind, enabled, ..., models: [{ id, offered, reason, ... }] }] },
        diagnostics }; with --explain each provider and each model has "origins"

In URLs userinfo and query are masked, and no header's value is shown. What of the layers takes no effect is told on
standard error.

Exit codes:
  0  all of the layers takes effect
  1  a part of a layer is left out, for it is not valid
  2  something could not be read, there is no such provider or model, or the command was not understood

Examples:
  provider-steward resolve providers.json
  provider-steward resolve --enforced org.json --provider provider_a --explain providers.json
  provider-steward resolve --discovered models.json --format json providers.json`;
/** Adds `resolve`, which shows what a configuration means. */
function addResolveCommand(program, process) {
    (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .addLayerOptions */ .J8)(program.command("resolve"))
        .summary("show what provider configuration files mean")
        .description("Shows what provider configuration files mean together: which providers and models there are, and how.")
        .argument("<file...>", 'files to resolve, later ones above earlier ones; "-" is standard input')
        .option("--provider <id>", "show this provider alone")
        .option("--model <id>", "show this model alone")
        .option("--explain", "show where each value comes from")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("-f, --format <format>", "how to print").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action(async (paths, options, command) => {
        (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSecondInput */ .jy)(paths, options, command);
        const loaded = await (0,_layer_option_js__WEBPACK_IMPORTED_MODULE_3__/* .loadLayers */ .yL)(paths, options, process.stdin);
        if (!loaded.isComplete) {
            (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportIncomplete */ .T)(loaded, "resolved", process);
            return;
        }
        const { users, others, vocabulary, discovered = {} } = loaded;
        const resolution = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .resolve */ .hde)({ layers: [...others, ...users], discovered, vocabulary });
        (0,_layer_report_js__WEBPACK_IMPORTED_MODULE_4__/* .reportLayers */ .x)(loaded, resolution.diagnostics, process.stderr);
        const catalog = narrow(resolution.catalog, options, command);
        process.stdout.write(options.format === "json"
            ? (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printableJson */ .etH)({
                catalog: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .maskCatalog */ .kRB)(catalog, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .maskUrl */ .yP4, { origins: options.explain ?? false }),
                diagnostics: resolution.diagnostics,
            })
            : textOf(catalog, options, process.stdout));
        process.exitCode = resolution.diagnostics.length > 0 ? _process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.errors : _process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.fine;
    });
}
function textOf(catalog, options, stdout) {
    const text = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCatalog */ .fnC)(catalog, {
        maskUrl: _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .maskUrl */ .yP4,
        strong: (line) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)("bold", line, { stream: stdout }),
        ...(options.explain ? { explain: _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .PRECEDENCE */ .LZs } : {}),
        isNarrowed: options.provider !== undefined || options.model !== undefined,
    });
    const hint = "Models that providers offer by themselves are not known here; --discovered names them.\n";
    return options.discovered === undefined ? `${text}\n${hint}` : text;
}
/** What was asked for. Where there is no such thing, the command ends. */
function narrow({ providers }, { provider, model }, command) {
    const wanted = provider === undefined ? providers : providers.filter(({ id }) => id === provider);
    if (provider !== undefined && wanted.length === 0) {
        command.error(`error: unknown provider '${provider}'${guess(provider, providers)}`);
    }
    if (model === undefined)
        return { providers: wanted };
    const having = wanted
        .filter(({ models }) => models.some(({ id }) => id === model))
        .map((one) => ({ ...one, models: one.models.filter(({ id }) => id === model) }));
    if (having.length === 0) {
        const known = wanted.flatMap(({ models }) => models);
        command.error(`error: unknown model '${model}'${guess(model, known)}`);
    }
    return { providers: having };
}
/** Worded as what the parser says of unknown commands. */
function guess(name, known) {
    const [nearest] = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestNames */ .LEs)(name, new Set(known.map(({ id }) => id)));
    return nearest === undefined ? "" : `\n(Did you mean ${nearest}?)`;
}


/***/ }),

/***/ 772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ addRulesCommand)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(975);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(635);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(850);



const HELP = `
Formats:
  text  for people
  json  for programs: { id, severity, summary, why, description, fix, examples: { wrong, right, policy } } of the rule,
        or a list of these; a rule without a fix, or whose examples need no policy, lacks the key

Examples:
  provider-steward rules
  provider-steward rules version-segment`;
/** Adds `rules`, which says what the rules find and why. */
function addRulesCommand(program, { stdout }) {
    program
        .command("rules")
        .summary("list the rules, or explain one")
        .description("Lists the rules with their severities, or explains one.")
        .argument("[rule]", "id of the rule to explain")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$("-f, --format <format>", "how to print").choices(["text", "json"]).default("text"))
        .addHelpText("after", HELP)
        .action((id, { format }, command) => {
        const chosen = id === undefined ? undefined : _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDescriptions */ .UX3.find((rule) => rule.id === id);
        if (id !== undefined && chosen === undefined)
            command.error(`error: unknown rule '${id}'${guess(id)}`);
        if (format === "json")
            stdout.write((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printableJson */ .etH)(chosen ? describe(chosen) : _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDescriptions */ .UX3.map(describe)));
        else
            stdout.write(chosen ? explain(chosen, stdout) : list());
    });
}
/** Worded as what the parser says of unknown commands. */
function guess(id) {
    const ids = _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDescriptions */ .UX3.map((rule) => rule.id);
    const [nearest] = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestNames */ .LEs)(id, ids);
    return nearest === undefined ? "" : `\n(Did you mean ${nearest}?)`;
}
/** What a rule says about itself, without what it does. */
function describe({ id, severity, summary, why, description, fix, examples }) {
    return { id, severity, summary, why, description, ...(fix === undefined ? {} : { fix }), examples };
}
function list() {
    const width = Math.max(..._shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDescriptions */ .UX3.map(({ id }) => id.length));
    return _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDescriptions */ .UX3
        .map(({ id, severity, summary }) => `${id.padEnd(width)}  ${severity.padEnd("warning".length)}  ${summary}\n`)
        .join("");
}
function explain(rule, stream) {
    const { id, severity, summary, why, description, fix, examples } = rule;
    const heading = (text) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)("bold", text, { stream });
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


/***/ }),

/***/ 240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ addSchemaCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(635);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(850);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(870);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(206);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(298);





const HELP = `
An editor completes and checks a file whose "$schema" names a schema that is there:

  provider-steward schema > provider-config.schema.json
  provider-steward schema --policy > policy.schema.json

and then "$schema": "./provider-config.schema.json" as the first key of a configuration beside it. For an assistant that
uses other names, write a vocabulary file and print the schema of its configurations:

  provider-steward schema --vocabulary-files > vocabulary.schema.json
  provider-steward schema --vocabulary vocabulary.json > provider-config.schema.json

Exit codes:
  0  printed
  2  the vocabulary cannot be used, or the command was not understood`;
/** Adds `schema`, which prints the schemas that the checks go by. */
function addSchemaCommand(program, process) {
    program
        .command("schema")
        .summary("print the JSON Schema for editors")
        .description("Prints the JSON Schema (draft-07) of provider configuration files.")
        .option("--vocabulary <file>", "for configurations by this vocabulary file")
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--policy", "print that of policy files instead").conflicts(["vocabulary", "vocabularyFiles"]))
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("--vocabulary-files", "print that of vocabulary files instead").conflicts("vocabulary"))
        .addHelpText("after", HELP)
        .action(async (options) => {
        const schema = await chooseSchema(options, process);
        if (schema === undefined)
            process.exitCode = _process_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.trouble;
        else
            process.stdout.write(`${JSON.stringify(schema, undefined, 2)}\n`);
    });
}
/** Undefined, and told why, where there is none. */
async function chooseSchema(options, { stderr }) {
    if (options.policy)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .buildPolicySchema */ .qdb)(_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .configurableRules */ .pdr);
    if (options.vocabularyFiles)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .buildVocabularySchema */ .Wgp)();
    if (options.vocabulary === undefined)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .buildSchema */ .IV5)(_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shippedVocabulary */ .ATO);
    const { vocabulary, files, unread } = await (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .loadVocabulary */ .t)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOfPath */ .od)(options.vocabulary), _read_input_js__WEBPACK_IMPORTED_MODULE_4__/* .readBounded */ .CB);
    if (vocabulary !== undefined)
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .buildSchema */ .IV5)(vocabulary);
    if (files.length > 0)
        stderr.write((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formatText */ .vXd)(files, { color: (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .takesColor */ .O)(stderr) }));
    for (const file of unread)
        stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnread */ .FnY)(file)}\n`);
    stderr.write("error: No schema was printed, because the vocabulary cannot be used. Mend it first.\n");
    return undefined;
}


/***/ }),

/***/ 145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ addValidateCommand)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(635);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(850);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(16);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(411);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(74);
/* harmony import */ var _policy_option_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(675);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(206);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(298);
/* harmony import */ var _vocabulary_option_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(873);









const FORMATTERS = {
    text: ({ files }, stdout) => (files.length === 0 ? "" : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formatText */ .vXd)(files, { color: (0,_process_js__WEBPACK_IMPORTED_MODULE_5__/* .takesColor */ .O)(stdout) })),
    json: ({ files, unread }) => (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formatJson */ .IB0)(files, unread),
    sarif: ({ files, unread }) => (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSarif */ .zKZ)(files, _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleDescriptions */ .UX3, _version_js__WEBPACK_IMPORTED_MODULE_3__/* .version */ .r, unread),
    github: ({ files, unread }) => (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .formatWorkflowCommands */ .FkZ)(files, { runErrors: unread.map(toRunError) }),
};
const UNUSABLE_VOCABULARY = "error: Nothing was checked, because the vocabulary cannot be used. Mend it first.\n";
const HELP = `${_policy_option_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICY_HELP */ .bK}
${_vocabulary_option_js__WEBPACK_IMPORTED_MODULE_7__/* .VOCABULARY_HELP */ .FO}

Formats:
  text    for people: each finding with its line, why it matters and what to do
  json    for programs: { valid, counts, files: [{ path, valid, counts, diagnostics, omitted }],
          unread: [{ path, reason }] }
  sarif   for code scanning and editors (SARIF 2.1.0)
  github  annotations, as workflow commands of GitHub Actions

Exit codes:
  0  no errors; there may be warnings and notices
  1  at least one error in a file
  2  a file could not be read, or the command was not understood

A file that could not be read is told on standard error and, but for text, in the report too.

Examples:
  provider-steward validate providers.json
  provider-steward validate teams/*/providers.jsonc --format sarif > findings.sarif
  git show HEAD:providers.json | provider-steward validate -`;
/** Adds `validate`, which checks files and reports what it finds. */
function addValidateCommand(program, process) {
    (0,_vocabulary_option_js__WEBPACK_IMPORTED_MODULE_7__/* .addSettingsOptions */ .nr)(program.command("validate"))
        .summary("check provider configuration files")
        .description("Checks provider configuration files: what is wrong, where, why it matters and what to do.")
        .argument("<file...>", 'files to check; "-" is standard input')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$("-f, --format <format>", "how to report").choices(Object.keys(FORMATTERS)).default("text"))
        .addHelpText("after", HELP)
        .action(async (paths, options) => {
        const loaded = await (0,_vocabulary_option_js__WEBPACK_IMPORTED_MODULE_7__/* .loadSettings */ .M5)(options);
        if (loaded.lacksVocabulary)
            process.stderr.write(UNUSABLE_VOCABULARY);
        const results = await checkFiles(loaded.lacksVocabulary ? [] : paths, loaded, process.stdin);
        for (const file of results.unread)
            process.stderr.write(`error: ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnread */ .FnY)(file)}\n`);
        process.stdout.write(FORMATTERS[options.format](results, process.stdout));
        process.exitCode = exitCodeOf(results);
    });
}
/** Checks each file once, by a policy. That one cannot be read does not stop the others. */
async function checkFiles(paths, loaded, stdin) {
    const files = [];
    const unread = [...loaded.unread];
    for (const path of new Set(paths)) {
        const name = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOfInput */ .nB)(path);
        // One after the other, so that no more than one file is held in bytes.
        // oxlint-disable-next-line eslint/no-await-in-loop
        const read = await (0,_trouble_js__WEBPACK_IMPORTED_MODULE_8__/* .attempt */ .CD)(() => (0,_read_input_js__WEBPACK_IMPORTED_MODULE_6__/* .readInput */ .R5)(path, stdin));
        if ("reason" in read)
            unread.push({ path: name, reason: read.reason });
        else
            files.push((0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .checkByPolicy */ .gj)(loaded, name, read.result));
    }
    return { files: [...(0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyFilesBeside */ .YL)(loaded, files), ...files], unread };
}
function toRunError(file) {
    return { title: "Could not read", message: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnread */ .FnY)(file), file: file.path };
}
function exitCodeOf({ files, unread }) {
    if (unread.length > 0)
        return _process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.trouble;
    const hasErrors = files.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === "error"));
    return hasErrors ? _process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.errors : _process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.fine;
}


/***/ }),

/***/ 873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ VOCABULARY_HELP),
/* harmony export */   M5: () => (/* binding */ loadSettings),
/* harmony export */   nr: () => (/* binding */ addSettingsOptions)
/* harmony export */ });
/* unused harmony export addVocabularyOption */
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(16);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(870);
/* harmony import */ var _policy_option_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(675);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(298);




const VOCABULARY_HELP = `
Vocabulary:
  Providers, protocols and sections are called as the specification calls them, unless --vocabulary names a file with
  the names of another assistant. "provider-steward schema --vocabulary-files" has its format. Its own mistakes are
  reported as those of a file, and then nothing else is.`;
/** Adds the option by which a command takes a vocabulary. */
function addVocabularyOption(command) {
    return command.option("--vocabulary <file>", "the vocabulary file to go by, in place of the specification's names");
}
/** Adds the options by which a command takes a policy and a vocabulary. */
function addSettingsOptions(command) {
    return addVocabularyOption((0,_policy_option_js__WEBPACK_IMPORTED_MODULE_2__/* .addPolicyOptions */ ._k)(command));
}
/** Loads what the options name. Layers of a policy are read by the vocabulary, so that without one there is no policy. */
async function loadSettings(options) {
    if (options.vocabulary === undefined)
        return (0,_policy_option_js__WEBPACK_IMPORTED_MODULE_2__/* .loadChosenPolicy */ .zN)(options);
    const path = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOfPath */ .od)(options.vocabulary);
    const { vocabulary, files, unread } = await (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .loadVocabulary */ .t)(path, _read_input_js__WEBPACK_IMPORTED_MODULE_3__/* .readBounded */ .CB);
    if (vocabulary === undefined)
        return { ..._policy_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPolicy */ .bL, files, unread, lacksVocabulary: true };
    return (0,_policy_option_js__WEBPACK_IMPORTED_MODULE_2__/* .loadChosenPolicy */ .zN)(options, { path, vocabulary });
}


/***/ }),

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CX: () => (/* binding */ POLICY_FILE),
/* harmony export */   F9: () => (/* binding */ isVocabularyFile),
/* harmony export */   Ng: () => (/* binding */ isUsable),
/* harmony export */   VE: () => (/* binding */ isPolicyFile),
/* harmony export */   YB: () => (/* binding */ vocabularyOf),
/* harmony export */   YL: () => (/* binding */ policyFilesBeside),
/* harmony export */   bL: () => (/* binding */ withoutPolicy),
/* harmony export */   g8: () => (/* binding */ layersAround),
/* harmony export */   gj: () => (/* binding */ checkByPolicy),
/* harmony export */   tb: () => (/* binding */ loadPolicy),
/* harmony export */   zc: () => (/* binding */ settingsFor)
/* harmony export */ });
/* unused harmony exports LAYER_NAMES, layersNamedIn, addLayers, isLayerFile, checkAsLayer */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(850);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(411);



/** How a policy file is called where nothing else is said. */
const POLICY_FILE = ".provider-steward.json";
const LAYER_NAMES = ["enforced", "default"];
/** What files are checked by where there is no policy file. */
const withoutPolicy = {
    path: undefined,
    policy: _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .noPolicy */ .WoE,
    layers: [],
    lacksVocabulary: false,
    files: [],
    unread: [],
};
/**
 * Reads a policy file and the layers that it names. What is wrong with one of them is told, and the rest is used.
 *
 * @param path undefined where there is no policy file.
 */
async function loadPolicy(path, readFile, ownVocabulary) {
    const without = ownVocabulary === undefined ? withoutPolicy : { ...withoutPolicy, ownVocabulary };
    if (path === undefined)
        return without;
    const read = await (0,_trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => readFile(path));
    if ("reason" in read)
        return { ...without, path, unread: [{ path, reason: read.reason }] };
    const { policy, file } = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPolicyFile */ .BZk)(path, read.result);
    const loaded = { ...without, path, policy, files: withFindings(file) };
    const explain = (kind) => `The policy file names it as the layer "${kind}".`;
    return addLayers(loaded, layersOf(path, policy), readFile, explain);
}
/** The layers that a policy file names; one with a mistake in it names none. */
function layersNamedIn(path, bytes) {
    return layersOf(path, checkPolicyFile(path, bytes).policy);
}
function layersOf(path, { layers }) {
    return LAYER_NAMES.flatMap((kind) => {
        const layer = layers[kind];
        return layer === undefined ? [] : [{ kind, path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), layer) }];
    });
}
/**
 * Reads further layers, which lie above those of the policy.
 *
 * @param explain says who names a layer that cannot be read.
 */
async function addLayers(loaded, named, readFile, explain) {
    const layers = [...loaded.layers];
    const files = [...loaded.files];
    const unread = [...loaded.unread];
    for (const { kind, path } of named) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as GitHub asks its clients to
        const read = await (0,_trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => readFile(path));
        if ("reason" in read)
            unread.push({ path, reason: `${read.reason} ${explain(kind)}` });
        const layer = "reason" in read ? undefined : (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readLayer */ .w6G)(path, read.result, loaded.ownVocabulary?.vocabulary);
        layers.push({ kind, path, document: layer?.document });
        if (layer !== undefined)
            files.push(...withFindings(layer.file));
    }
    return { ...loaded, layers, files, unread };
}
function withFindings(file) {
    return file.diagnostics.length === 0 ? [] : [file];
}
/** True where nothing is wrong with the policy and its layers but what may stand. */
function isUsable({ files, unread }) {
    return unread.length === 0 && (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countBySeverity */ .OtB)(files.flatMap(({ diagnostics }) => diagnostics)).error === 0;
}
/** True where a path leads to the policy file itself, which is no configuration. */
function isPolicyFile(loaded, path) {
    return loaded.path !== undefined && isSame(loaded.path, path);
}
/** True where a path leads to the vocabulary file itself, which is no configuration either. */
function isVocabularyFile({ ownVocabulary }, path) {
    return ownVocabulary !== undefined && isSame(ownVocabulary.path, path);
}
/** True where a path leads to one of the layers. */
function isLayerFile({ layers }, path) {
    return layers.some((layer) => isSame(layer.path, path));
}
/** The names by which configurations are read. */
function vocabularyOf({ ownVocabulary }) {
    return ownVocabulary?.vocabulary ?? _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .shippedVocabulary */ .ATO;
}
/** The layers around a file: all that could be read. A file that is one of them itself stands alone. */
function layersAround(loaded, path) {
    if (isLayerFile(loaded, path))
        return [];
    return loaded.layers.flatMap(({ document, ...layer }) => (document === undefined ? [] : [{ ...layer, document }]));
}
/** What a file is checked by. */
function settingsFor(loaded, path) {
    const { path: policyPath, policy, ownVocabulary } = loaded;
    const around = layersAround(loaded, path);
    const layers = {};
    for (const name of LAYER_NAMES) {
        const joined = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .joinLayers */ .djB)(around.flatMap(({ kind, document }) => (kind === name ? [document] : [])));
        if (joined !== undefined)
            layers[name] = joined;
    }
    const settings = ownVocabulary === undefined ? { layers } : { layers, vocabulary: ownVocabulary.vocabulary };
    if (policyPath === undefined)
        return settings;
    return { ...settings, policy, path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(policyPath), path) };
}
function isSame(one, other) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(one, other) === "";
}
/** Checks a file by a policy; the policy and vocabulary files themselves as what they are. */
function checkByPolicy(loaded, path, bytes) {
    if (isPolicyFile(loaded, path))
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPolicyFile */ .BZk)(path, bytes).file;
    if (isVocabularyFile(loaded, path))
        return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checkVocabularyFile */ .JGV)(path, bytes).file;
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFile */ .vHK)(path, bytes, settingsFor(loaded, path));
}
/** Checks a layer, as far as that it is one. */
function checkAsLayer({ ownVocabulary }, path, bytes) {
    return readLayer(path, bytes, ownVocabulary?.vocabulary).file;
}
/** What there is to report of the policy file and its layers beside the files that were checked themselves. */
function policyFilesBeside({ files }, checked) {
    return files.filter(({ path }) => !checked.some((file) => isSame(file.path, path)));
}


/***/ }),

/***/ 6:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(635);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(850);
/* harmony import */ var _commands_diff_configurations_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(654);
/* harmony import */ var _commands_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(561);
/* harmony import */ var _commands_fix_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(797);
/* harmony import */ var _commands_process_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(206);
/* harmony import */ var _commands_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(963);
/* harmony import */ var _commands_rules_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(772);
/* harmony import */ var _commands_schema_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(240);
/* harmony import */ var _commands_validate_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(145);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(74);











/** The npm scripts that are commands. */
const OWN_SCRIPTS = ["validate", "fix", "steward"];
process.stdout.on("error", ({ code }) => {
    // A reader such as `head` may close the pipe before the end, and then wants to hear no more.
    if (code === "EPIPE")
        return;
    process.stderr.write(`error: The output cannot be written (${code}). See that there is room for it.\n`);
    process.exitCode = _commands_process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.trouble;
});
process.stderr.on("error", () => {
    // There is nowhere left to say it.
    process.exitCode = _commands_process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.trouble;
});
try {
    goToCaller();
    const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB("provider-steward")
        .description("Looks after the provider configuration file of an AI assistant.")
        .version(_version_js__WEBPACK_IMPORTED_MODULE_10__/* .version */ .r)
        .helpCommand("help [command]", "show what a command does")
        .showHelpAfterError("Add --help to see what there is.")
        .configureOutput({ outputError: (text, write) => write(text.split("\n").map(_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$R).join("\n")) })
        .exitOverride();
    (0,_commands_validate_js__WEBPACK_IMPORTED_MODULE_9__/* .addValidateCommand */ .T)(program, process);
    (0,_commands_fix_js__WEBPACK_IMPORTED_MODULE_4__/* .addFixCommand */ .Q)(program, process);
    (0,_commands_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .addResolveCommand */ .H)(program, process);
    (0,_commands_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .addExplainCommand */ .a)(program, process);
    (0,_commands_diff_configurations_js__WEBPACK_IMPORTED_MODULE_2__/* .addDiffCommand */ .Q)(program, process);
    (0,_commands_rules_js__WEBPACK_IMPORTED_MODULE_7__/* .addRulesCommand */ .S)(program, process);
    (0,_commands_schema_js__WEBPACK_IMPORTED_MODULE_8__/* .addSchemaCommand */ .c)(program, process);
    await program.parseAsync();
}
catch (error) {
    if (error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7) {
        process.exitCode = error.exitCode === 0 ? _commands_process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.fine : _commands_process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.trouble;
    }
    else {
        // Only the kind of error: its text may repeat what a file holds.
        const kind = error instanceof Error ? error.name : typeof error;
        process.stderr.write(`error: This is a fault of provider-steward itself (${kind}). Please report it.\n`);
        process.exitCode = _commands_process_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .d.trouble;
    }
}
/** `npm run` starts a script in this package's folder; paths are meant from the folder where npm was called. */
function goToCaller() {
    const { npm_package_name: name, npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
    if (name === "provider-steward" && OWN_SCRIPTS.includes(script ?? "") && folder)
        process.chdir(folder);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   qm: () => (/* binding */ Trouble)
/* harmony export */ });
/* unused harmony exports TROUBLE_TITLE, explain */
/** The title of an annotation of the Action's own trouble, which tells it from findings. */
const TROUBLE_TITLE = "Provider Steward could not do its work";
/**
 * What kept the Action from doing its work, as opposed to a finding in a file.
 * The message says what happened and what to do about it, and never holds a secret.
 */
class Trouble extends Error {
    name = "Trouble";
}
/** Does something that may meet trouble, and gives its result or what the trouble is. */
async function attempt(task) {
    try {
        return { result: await task() };
    }
    catch (error) {
        if (!(error instanceof Trouble))
            throw error;
        return { reason: error.message };
    }
}
/** Does something that may meet trouble, and says of the trouble what it keeps from being done: one sentence. */
async function explain(what, task) {
    const done = await attempt(task);
    if ("reason" in done)
        throw new Trouble(`${what} ${done.reason}`);
    return done.result;
}


/***/ }),

/***/ 74:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./.build/action/package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./.build/action/action/version.js

/** The version of the package, which stands in package.json alone. */
const { /* version */ "rE": version } = package_namespaceObject;


/***/ }),

/***/ 870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ loadVocabulary)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(850);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(411);


/** Reads a vocabulary file. */
async function loadVocabulary(path, readFile) {
    const read = await (0,_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => readFile(path));
    if ("reason" in read)
        return { vocabulary: undefined, files: [], unread: [{ path, reason: read.reason }] };
    const { vocabulary, file } = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checkVocabularyFile */ .JGV)(path, read.result);
    return { vocabulary, files: file.diagnostics.length > 0 ? [file] : [], unread: [] };
}


/***/ }),

/***/ 850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  kHQ: () => (/* reexport */ DIFF_MAX_CHANGED_LINES),
  ul$: () => (/* reexport */ FILE_MAX_BYTES),
  LZs: () => (/* reexport */ PRECEDENCE),
  qdb: () => (/* reexport */ buildPolicySchema),
  IV5: () => (/* reexport */ buildSchema),
  Wgp: () => (/* reexport */ buildVocabularySchema),
  vHK: () => (/* reexport */ checkFile),
  BZk: () => (/* reexport */ checkPolicyFile),
  JGV: () => (/* reexport */ checkVocabularyFile),
  pdr: () => (/* reexport */ configurableRules),
  OtB: () => (/* reexport */ diagnostic_countBySeverity),
  JG2: () => (/* reexport */ decodeFile),
  wvf: () => (/* reexport */ describeCounts),
  FnY: () => (/* reexport */ describeUnread),
  Ui2: () => (/* reexport */ diff),
  HTA: () => (/* reexport */ explainValue),
  Xcn: () => (/* reexport */ fixText),
  Mwx: () => (/* reexport */ fixTitle),
  fnC: () => (/* reexport */ formatCatalog),
  rQW: () => (/* reexport */ formatChanges),
  IB0: () => (/* reexport */ formatJson),
  zKZ: () => (/* reexport */ formatSarif),
  vXd: () => (/* reexport */ formatText),
  FkZ: () => (/* reexport */ formatWorkflowCommands),
  djB: () => (/* reexport */ joinLayers),
  kRB: () => (/* reexport */ maskCatalog),
  yP4: () => (/* reexport */ maskUrl),
  kXS: () => (/* reexport */ modelValues),
  LEs: () => (/* reexport */ nearestNames),
  WoE: () => (/* reexport */ noPolicy),
  $t_: () => (/* reexport */ text_placeOf),
  g$R: () => (/* reexport */ printable_printable),
  etH: () => (/* reexport */ printableJson),
  KJJ: () => (/* reexport */ providerValues),
  hD3: () => (/* reexport */ quote),
  w6G: () => (/* reexport */ readLayer),
  hde: () => (/* reexport */ resolve),
  I2q: () => (/* reexport */ resolveBothSupposing),
  UX3: () => (/* reexport */ ruleDescriptions),
  ATO: () => (/* reexport */ shippedVocabulary),
  w7j: () => (/* reexport */ supposedModels),
  rbu: () => (/* reexport */ toPointer),
  q5b: () => (/* reexport */ changes_text_wideningFirst)
});

// UNUSED EXPORTS: ACCESS_TYPES, ACTIVE_TIME_MIN_INTERVAL_SECONDS, API_REQUEST_MAX_SECONDS, API_RETRY_WAITS_SECONDS, API_WAITS_MAX, API_WAIT_MAX_SECONDS, API_WAIT_WITHOUT_WORD_SECONDS, APP_MODES, ARCHIVE_PART_BYTES, AUDIT_PAGE_DEFAULT_ENTRIES, AUDIT_PAGE_MAX_ENTRIES, AUDIT_PATH_MAX_CHARACTERS, AUDIT_POSITION_MAX, BLOCK_ERRORS_MAX, BOOTSTRAP_SECRET_MIN_BYTES, BUNDLE_EXTENDED_HEADERS_MAX_BYTES, BUNDLE_EXTENDED_HEADER_MAX_BYTES, BUNDLE_FREE_INFLATION_BYTES, BUNDLE_MANIFEST_MAX_BYTES, BUNDLE_MAX_ARCHIVE_BYTES, BUNDLE_MAX_FILES, BUNDLE_MAX_INFLATION_FACTOR, BUNDLE_MAX_UNPACKED_BYTES, BUNDLE_PATH_MAX_BYTES, BUNDLE_SMALL_FILES_AT_A_TIME, BUNDLE_SMALL_FILE_MAX_BYTES, CHANGES_OUTPUT_MAX_CHARACTERS, CHANGE_KINDS, CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS, CHECK_ANNOTATION_TITLE_MAX_CHARACTERS, CHECK_RUN_MAX_ANNOTATIONS, CHECK_RUN_REQUEST_MAX_ANNOTATIONS, CHECK_RUN_SUMMARY_MAX_BYTES, CODE_FRAME_MAX_COLUMNS, COMMENT_MAX_CHARACTERS, COMMENT_TEXT_MAX_CHARACTERS, COMPARISON_MAX_LISTED_FILES, CONTENT_NAME_MAX_CHARACTERS, CONTENT_NAME_MIN_CHARACTERS, CORRELATION_ID_MAX_CHARACTERS, CREDENTIALS_HEADER_MAX_CHARACTERS, CREDENTIALS_HEADER_MAX_GROUPS, DESCRIPTION_MAX_CHARACTERS, DIAGNOSTICS_MAX, DIFF_MAX_LINES, DISCOVERED_MAX_MODELS, FILES_READ_AT_ONCE, FIX_EDITS_MAX, FIX_PASSES_MAX, FIX_STEPS_MAX, FOLDERS_MAX_REQUESTS, GIT_MAX_SECONDS, GIT_OUTPUT_MAX_BYTES, GLOBBED_PATH_MAX_CHARACTERS, GLOB_MAX_CHARACTERS, HIDDEN_REASONS, HOST_GUESS_MAX_LETTER_PAIRS, HOST_MAX_CHARACTERS, INVITATION_MAX_DAYS, JOB_SUMMARY_MAX_BYTES, KEY_CHARACTERS, KEY_MAX_CHARACTERS, KEY_RANDOM_CHARACTERS, LAYERS_MAX, LAYER_KINDS, LAYER_LABEL_MAX_CHARACTERS, LISTED_NAMES_MAX, LIST_PAGE_DEFAULT_ITEMS, LIST_PAGE_MAX_ITEMS, LIST_PAGE_MAX_NUMBER, LOG_MAX_LISTED_PATHS, MANAGEMENT_BODY_MAX_BYTES, METADATA_FIELDS, MODEL_GUESS_MAX_LETTER_PAIRS, NAME_GUESS_MAX_LETTER_PAIRS, NAME_MAX_CHARACTERS, NESTING_MAX_LEVELS, OBJECT_NAME_MAX_BYTES, PAGE_MAX_AGE_SECONDS, PERMISSION_ROLES, POINTER_MAX_CHARACTERS, POLICY_FILE_MAX_BYTES, POLICY_MAX_IGNORES, PREFLIGHT_MAX_AGE_SECONDS, PRINCIPAL_TYPES, PULL_REQUEST_MAX_LISTED_FILES, QUOTED_NAME_MAX_CHARACTERS, RELATED_PLACES_MAX, REQUEST_MAX_BYTES, REQUEST_MAX_LISTED_MISTAKES, RESOLUTION_MAX_CHARACTERS, RESPONSE_MAX_DIAGNOSTICS, REVIEW_MAX_COMMENTS, REVIEW_MAX_SETTLED_THREADS, RULE_PAGE_STYLE, SARIF_RUN_MAX_RESULTS, SEVERITIES, STEP_MAX_ANNOTATIONS_PER_LEVEL, STICKY_COMMENT_MAX_CHANGES, STICKY_COMMENT_MAX_FINDINGS, SUGGESTION_MAX_CHARACTERS, SUGGESTION_MAX_LINES, SWEEP_MAX_PREFIXES, SYNTAX_MISTAKES_MAX, TASK_WAIT_MAX_SECONDS, TOKENS_MAX, TOKEN_CLOCK_SKEW_SECONDS, UNOWNED_OBJECTS_MAX_HOURS, UPLOAD_FORM_MAX_EXTRA_BYTES, UPLOAD_FORM_MAX_HEADER_BYTES, UPLOAD_MAX_HOURS, UPSTREAM_TIMEOUT_SECONDS, UPSTREAM_URL_MAX_CHARACTERS, USER_ACTIVE_SECONDS, USER_MAX_KEYS, USER_ROLES, VANITY_PATH_MAX_CHARACTERS, VANITY_PATH_MAX_SEGMENTS, VOCABULARY_FILE_MAX_BYTES, VOCABULARY_GUESS_MAX_LETTER_PAIRS, VOCABULARY_MAX_CUSTOM_VARIANTS, VOCABULARY_MAX_NAMES, VOCABULARY_NAME_MAX_CHARACTERS, changeCause, countOf, countUnknown, countWidening, describeChange, describePlace, describeRun, explainModel, fileReport, fingerprintsOf, formatChangesOutput, formatReviewComment, formatRunReport, formatStickyComment, formatSummary, headlineOf, isArray, isAtLeast, isKeyValue, isObject, isPrivateHost, keyValue, kindOf, markerOf, maskKeyValues, maskSecrets, quoteAll, rankFindings, readDocument, readHttpUrl, readMarker, ruleHtml, ruleListHtml, runNotes, schemaFor, suggestionFor, toAnnotations, toCheckAnnotations, validate, valueAt, withDiagnostics, withMaskedUrls, withoutOrigins

;// CONCATENATED MODULE: ./.build/action/shared/json.js
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** The value of an own key; `constructor` and its like are never inherited. */
function ownValue(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
/** The value at a path; undefined where it leads nowhere. */
function valueAt(document, path) {
    let value = document;
    for (const step of path) {
        if (isArray(value))
            value = value[Number(step)];
        else
            value = isObject(value) ? ownValue(value, String(step)) : undefined;
    }
    return value;
}
/** A document with nothing but a value at a path; an item stands at the start of its list, wherever it was. */
function documentOf(path, value) {
    // Not by assignment, by which the key `__proto__` would set the prototype.
    return path.reduceRight((inner, step) => (typeof step === "number" ? [inner] : Object.fromEntries([[step, inner]])), value);
}
/** The object under a key; undefined where there is none. */
function objectAt(value, key) {
    const found = isObject(value) ? ownValue(value, key) : undefined;
    return isObject(found) ? found : undefined;
}
/** The text under a key; undefined where there is none. An empty text counts as absent. */
function textAt(object, key) {
    const found = ownValue(object, key);
    return typeof found === "string" && found !== "" ? found : undefined;
}
/** One step of a JSON pointer (RFC 6901), escaped. */
function pointerStep(step) {
    return String(step).replaceAll("~", "~0").replaceAll("/", "~1");
}
/** What `pointerStep` made of a step, which was a text. */
function fromPointerStep(escaped) {
    return escaped.replaceAll("~1", "/").replaceAll("~0", "~");
}
/** The steps of a JSON pointer; indexes stay text. */
function fromPointer(pointer) {
    return pointer.split("/").slice(1).map(fromPointerStep);
}

;// CONCATENATED MODULE: ./.build/action/shared/layers.js

/** What layers mean together, for the rules as for the resolution (decisions: Layers, Merge, Enablement). */
/** Lays one document over another: objects merge key by key; of anything else the higher one takes the lower one's place. */
function mergeDocuments(lower, higher) {
    if (higher === undefined)
        return lower;
    if (!isObject(lower) || !isObject(higher))
        return higher;
    // Not by assignment, by which the key `__proto__` would set the prototype.
    return Object.fromEntries([...new Set([...Object.keys(lower), ...Object.keys(higher)])].map((key) => [
        key,
        mergeDocuments(ownValue(lower, key), ownValue(higher, key)) ?? null,
    ]));
}
/**
 * Makes one document of layers of one kind, which means what they mean together.
 *
 * @param documents from the lowest to the highest.
 */
function joinLayers(documents) {
    return documents.reduce((lower, higher) => {
        const isOverruled = typeof valueAt(higher, [...DEFAULT_ENTRY, "enabled"]) === "boolean";
        return mergeDocuments(isOverruled ? withoutEnabled(lower) : lower, higher);
    }, undefined);
}
/** In one document a provider's own `enabled` would come before the `default` of the layer above it. */
function withoutEnabled(layer) {
    const providers = valueAt(layer, ["providers"]);
    if (!isObject(layer) || !isObject(providers))
        return layer;
    const { custom } = providers;
    const own = {
        ...mapValues(providers, withoutKey),
        ...(isObject(custom) ? { custom: mapValues(custom, withoutKey) } : {}),
    };
    return { ...layer, providers: own };
}
function mapValues(object, change) {
    return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
function withoutKey(entry) {
    return isObject(entry) ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "enabled")) : entry;
}
const DEFAULT_ENTRY = ["providers", "default"];
/**
 * What documents say of whether a provider is available; the first value decides. The documents go from the highest layer
 * to the lowest, and in each the provider's own `enabled` comes before that of `default`.
 *
 * @param provider leads to the provider's entry.
 */
function* enabledValues(documents, provider) {
    for (const [index, document] of documents.entries()) {
        for (const owner of ["provider", "default"]) {
            const path = [...(owner === "provider" ? provider : DEFAULT_ENTRY), "enabled"];
            const value = valueAt(document, path);
            if (typeof value === "boolean")
                yield { index, path, owner, value };
        }
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/limits.js
/** Every bound of the project. The unit stands in the name. */
/** The largest provider configuration file that the Action and the terminal read. */
const FILE_MAX_BYTES = 16 * 1024 * 1024;
/** The largest request body that the HTTP service takes. */
const REQUEST_MAX_BYTES = 1024 * 1024;
/** The largest policy file that is read. */
const POLICY_FILE_MAX_BYTES = 256 * 1024;
/** The largest vocabulary file that is read. */
const VOCABULARY_FILE_MAX_BYTES = 256 * 1024;
/** How many names a vocabulary may have of providers, of protocols and of sections, and a section of fields. */
const VOCABULARY_MAX_NAMES = 200;
/** How many kinds of custom provider a vocabulary may have: an entry without its type is compared with each. */
const VOCABULARY_MAX_CUSTOM_VARIANTS = 20;
/** How long a name of a vocabulary may be. */
const VOCABULARY_NAME_MAX_CHARACTERS = 64;
/** How many entries the ignores of a policy may have; of more, nobody knows any longer what is not reported. */
const POLICY_MAX_IGNORES = 1_000;
/** How many syntax mistakes of one file are listed; past them a text is hardly JSON at all. */
const SYNTAX_MISTAKES_MAX = 1_000;
/** How long a key may be. No name in the format comes near, and pointers repeat every key on their way. */
const KEY_MAX_CHARACTERS = 1_024;
/** A pointer that would be longer leads to the last value around that it can name. */
const POINTER_MAX_CHARACTERS = 4_096;
/** How many diagnostics of one file are listed; of more it is only said that there are. */
const DIAGNOSTICS_MAX = 10_000;
/** How many errors of one part of a layer are looked for; the first is told. */
const BLOCK_ERRORS_MAX = 100;
/** How many related places one diagnostic names. */
const RELATED_PLACES_MAX = 20;
/** How long a host name may be (RFC 1035). */
const HOST_MAX_CHARACTERS = 253;
/** How deep objects and arrays may nest. */
const NESTING_MAX_LEVELS = 64;
/** The largest token count that a file may state: the largest integer that JSON numbers keep exactly. */
const TOKENS_MAX = 9_007_199_254_740_991;
/** How many diagnostics one HTTP answer carries; the rest are counted. */
const RESPONSE_MAX_DIAGNOSTICS = 1_000;
/** GitHub shows this many annotations of each level for one step and drops the rest without a word. */
const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;
/** GitHub refuses a job summary that is larger. */
const limits_JOB_SUMMARY_MAX_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** How many names one message lists; of more it is said how many there are. */
const LISTED_NAMES_MAX = 20;
/** A name from a file is cut to this length where a message repeats it. */
const QUOTED_NAME_MAX_CHARACTERS = 80;
/** A line of a file is cut to about this width where a report shows it. */
const CODE_FRAME_MAX_COLUMNS = 100;
/** How long the Action waits for one answer of the GitHub API. */
const API_REQUEST_MAX_SECONDS = 60;
/** How long the Action waits before it tries a request again that GitHub had trouble with, try by try. */
const API_RETRY_WAITS_SECONDS = (/* unused pure expression or super */ null && ([1, 2]));
/** How long a rate limit of the GitHub API may last for the Action to wait until it is over. */
const API_WAIT_MAX_SECONDS = 120;
/** For how many rate limits one run waits. */
const API_WAITS_MAX = 2;
/** How long to wait where GitHub does not say when a rate limit is over. */
const API_WAIT_WITHOUT_WORD_SECONDS = 60;
/** GitHub lists this many of the files that a pull request changes, and no more. */
const PULL_REQUEST_MAX_LISTED_FILES = 3_000;
/** GitHub lists this many of the files that differ between two commits, and no more. */
const COMPARISON_MAX_LISTED_FILES = 300;
/** How many folders of a commit the Action asks GitHub for, one by one, before it asks for all of them at once. */
const FOLDERS_MAX_REQUESTS = 5;
/** How many files the Action reads at once: GitHub asks its clients for little at a time. */
const FILES_READ_AT_ONCE = 4;
/** How many paths a line of the Action's log names; the rest are counted. */
const LOG_MAX_LISTED_PATHS = 10;
/** How long git may take for one answer about a checkout. */
const GIT_MAX_SECONDS = 60;
/** How long one answer of git about a checkout may be: a repository of a million files takes about half of it. */
const GIT_OUTPUT_MAX_BYTES = (/* unused pure expression or super */ null && (256 * 1024 * 1024));
/** A caller's X-Correlation-ID that is longer is not taken over. */
const CORRELATION_ID_MAX_CHARACTERS = 128;
/** How long a cache may serve a schema or a rule's page before it asks again. */
const PAGE_MAX_AGE_SECONDS = (/* unused pure expression or super */ null && (60 * 60));
/** How long a browser may remember which requests from other websites are allowed. */
const PREFLIGHT_MAX_AGE_SECONDS = (/* unused pure expression or super */ null && (24 * 60 * 60));
/** How long a glob of the Action or of a policy may be. */
const GLOB_MAX_CHARACTERS = 1_000;
/** No glob of a policy matches a path that is longer. */
const GLOBBED_PATH_MAX_CHARACTERS = 1_024;
/** How often a text is checked again while fixes are found. One pass mends what is apart; a rule may follow on another. */
const FIX_PASSES_MAX = 100;
/** How much one fix may change, in terms of the document; nobody could read the rest. */
const FIX_STEPS_MAX = 100;
/** How many edits of the text one fix may come to. */
const FIX_EDITS_MAX = 1_000;
/** A diff of more changed lines shows the whole file as replaced: the time to find what stays grows with their square. */
const DIFF_MAX_CHANGED_LINES = 2_000;
/** Files of more lines are not compared line by line in the Action: each line takes memory. */
const DIFF_MAX_LINES = 200_000;
/** How many letters are compared with each other, at most, to guess which models the unknown ids of a file mean. */
const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;
/** How many letters are compared with each other, at most, to guess which approved hosts the others of a file mean. */
const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;
/** How many layers are resolved together; the lowest of more are left out. To find the one that spoils them takes the square. */
const LAYERS_MAX = 8;
/** How long the label of a layer may be over HTTP: the origin of every value repeats it. */
const LAYER_LABEL_MAX_CHARACTERS = 256;
/**
 * How many letters are compared with each other, at most, to guess which keys and values of the format those of a file
 * mean. The shipped vocabulary has too few names for any file to come near.
 */
const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;
/** How many letters are compared with each other, at most, to guess which names the unknown ones of a vocabulary mean. */
const VOCABULARY_GUESS_MAX_LETTER_PAIRS = 10_000_000;
/** How many models that providers returned are taken for one catalogue over HTTP; more take more memory than a Worker has. */
const DISCOVERED_MAX_MODELS = 10_000;
/** How many mistakes of one request body are listed; the rest are counted. */
const REQUEST_MAX_LISTED_MISTAKES = 20;
/** How long a catalogue or a list of changes may be as the text of an HTTP answer: a few bytes of a request make thousands. */
const RESOLUTION_MAX_CHARACTERS = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
/** GitHub refuses a SARIF run with more results (it shows the gravest 5,000 of them). */
const SARIF_RUN_MAX_RESULTS = 25_000;
/** GitHub refuses a check run's annotation with a longer title. */
const limits_CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;
/** GitHub takes 64 KiB for the message of a check run's annotation; a UTF-16 code unit is at most three bytes of UTF-8. */
const limits_CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = (/* unused pure expression or super */ null && (16 * 1024));
/** GitHub refuses a comment that is longer. */
const limits_COMMENT_MAX_CHARACTERS = 65_536;
/** A message is cut to this length where a comment repeats it; escaped, it may be many times as long. */
const limits_COMMENT_TEXT_MAX_CHARACTERS = 600;
/** How many findings a pull request's one comment lists; the rest are counted. */
const limits_STICKY_COMMENT_MAX_FINDINGS = 20;
/** How many changes that widen a pull request's one comment lists; the rest are counted. */
const limits_STICKY_COMMENT_MAX_CHANGES = 20;
/** How many lines a suggestion replaces, and has itself; more is better looked at in an editor. */
const SUGGESTION_MAX_LINES = 50;
/** How long the lines of a suggestion may be together. */
const SUGGESTION_MAX_CHARACTERS = 8_000;
/** GitHub takes this many annotations of a check run with one request. */
const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;
/** How many annotations a check run gets at most, which takes 20 requests; the rest are counted in its summary. */
const CHECK_RUN_MAX_ANNOTATIONS = 1_000;
/** GitHub refuses a check run's summary of more characters, of which a text has no more than bytes. */
const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;
/** How many comments one review has at most; of more nobody would read any. */
const REVIEW_MAX_COMMENTS = 30;
/** How many threads of what is mended one run settles, each with one or two requests; the next run goes on. */
const REVIEW_MAX_SETTLED_THREADS = 100;
/** How long the output `changes` may be: a step that takes it as an environment variable gets at most 128 KiB. */
const CHANGES_OUTPUT_MAX_CHARACTERS = (/* unused pure expression or super */ null && (32 * 1024));
/** How many entries a page of the audit log has at most, and has where the caller does not say. */
const AUDIT_PAGE_MAX_ENTRIES = 500;
const AUDIT_PAGE_DEFAULT_ENTRIES = 20;
/** No entry of the audit log has this id or a higher one; it has as many digits as are read without loss. */
const AUDIT_POSITION_MAX = 999_999_999_999_999;
/** How much of its path the entry of a refused request repeats. */
const AUDIT_PATH_MAX_CHARACTERS = 500;
/** How many items a page of users, groups or members has at most, and has where the caller does not say. */
const LIST_PAGE_MAX_ITEMS = 500;
const LIST_PAGE_DEFAULT_ITEMS = 20;
/** The last page that can be asked for: pages by number are read from the start, and this keeps the reading bounded. */
const LIST_PAGE_MAX_NUMBER = 10_000;
/** A key's time of last use is written at most once in this time. */
const ACTIVE_TIME_MIN_INTERVAL_SECONDS = 600;
/** HMAC with SHA-256 is no stronger than its secret; a shorter one can be guessed. */
const BOOTSTRAP_SECRET_MIN_BYTES = 32;
/** How far the clock of whoever signs a token may be ahead of the server's. */
const TOKEN_CLOCK_SKEW_SECONDS = 60;
/** How long an invitation can be accepted. */
const INVITATION_MAX_DAYS = 7;
/** Who has used no key for so long is no longer active. */
const USER_ACTIVE_SECONDS = (/* unused pure expression or super */ null && (365 * 24 * 60 * 60));
/** How many API keys one user has at most: they are listed without pages. */
const USER_MAX_KEYS = 1_000;
/** How long the names, titles and addresses of users, keys, groups and content are at most. */
const NAME_MAX_CHARACTERS = 255;
/** How long the description of content is at most. */
const DESCRIPTION_MAX_CHARACTERS = 4_096;
/** How large the body of a request to the management API is at most, bundles aside. */
const MANAGEMENT_BODY_MAX_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** How long the name of an object in the bucket may be. */
const OBJECT_NAME_MAX_BYTES = 1_024;
/** How many segments the own path of content has at most. */
const VANITY_PATH_MAX_SEGMENTS = 8;
/** How long that path is at most, with its slashes. */
const VANITY_PATH_MAX_CHARACTERS = 255;
/** How long the name of content is. */
const CONTENT_NAME_MIN_CHARACTERS = 3;
const CONTENT_NAME_MAX_CHARACTERS = 64;
/** How long the URL is at most to which requests for API content are passed on. */
const UPSTREAM_URL_MAX_CHARACTERS = 2_048;
/** How long the upstream of API content may leave a request without an answer, or what is sent to it untaken. */
const UPSTREAM_TIMEOUT_SECONDS = 60;
/** How long the header with a caller's name and groups may be: many servers take 8 KiB for one header line. */
const CREDENTIALS_HEADER_MAX_CHARACTERS = 8_000;
/** How many groups of a caller are looked up for that header; of more, not even the shortest names would fit. */
const CREDENTIALS_HEADER_MAX_GROUPS = 2_000;
/** How large the archive of a bundle is at most, as it is sent. */
const BUNDLE_MAX_ARCHIVE_BYTES = (/* unused pure expression or super */ null && (100 * 1024 * 1024));
/** How large an archive is at most when it is unpacked. */
const BUNDLE_MAX_UNPACKED_BYTES = (/* unused pure expression or super */ null && (1024 * 1024 * 1024));
/** How many entries an archive has at most, folders among them. */
const BUNDLE_MAX_FILES = 10_000;
/** How many times as large as the archive so far what is unpacked of it may be: what is packed denser is made to do harm. */
const BUNDLE_MAX_INFLATION_FACTOR = 200;
/** How much is unpacked before its factor is looked at: small files of zeros are honest. */
const BUNDLE_FREE_INFLATION_BYTES = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
/** How long the name of a bundle's file is at most: it is the end of the name of an object. */
const BUNDLE_PATH_MAX_BYTES = 900;
/** How large one extended header of an archive is at most: it is held in memory. */
const BUNDLE_EXTENDED_HEADER_MAX_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** How large all extended headers of an archive are at most, together: each one takes time, and makes no file. */
const BUNDLE_EXTENDED_HEADERS_MAX_BYTES = (/* unused pure expression or super */ null && (32 * 1024 * 1024));
/** How large the manifest of a bundle is at most; in a larger one nothing is looked for. */
const BUNDLE_MANIFEST_MAX_BYTES = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
/** How large the files of a bundle are at most that are stored several at a time, and held in memory meanwhile. */
const BUNDLE_SMALL_FILE_MAX_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** How many small files are stored at a time; a Worker has six connections, and the archive takes one. */
const BUNDLE_SMALL_FILES_AT_A_TIME = 4;
/** How large the parts are in which an archive is stored. The object store takes no smaller ones but the last. */
const ARCHIVE_PART_BYTES = (/* unused pure expression or super */ null && (5 * 1024 * 1024));
/** How much larger than the largest archive a form may be that has one in it. */
const UPLOAD_FORM_MAX_EXTRA_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** How long the headers of one part of a form are at most. */
const UPLOAD_FORM_MAX_HEADER_BYTES = (/* unused pure expression or super */ null && (16 * 1024));
/** How long an upload takes at most. It must be less than what objects without an owner are kept. */
const UPLOAD_MAX_HOURS = 12;
/** How long objects without an owner are kept: an upload may still be making them, or a visitor reading them. */
const UNOWNED_OBJECTS_MAX_HOURS = 24;
/** Of how many uploads one run of the sweep removes what is left; the next run goes on. */
const SWEEP_MAX_PREFIXES = 100;
/** How long a client may ask to wait for the end of a task. */
const TASK_WAIT_MAX_SECONDS = 30;

;// CONCATENATED MODULE: ./.build/action/shared/policy/policy.js
/** The policy where there is no file: nothing is changed. */
const noPolicy = { rules: {}, layers: {}, ignores: [] };

;// CONCATENATED MODULE: ./.build/action/shared/report/diagnostic.js
/** From the gravest to the lightest. */
const SEVERITIES = ["error", "warning", "notice"];
/** The same file with these diagnostics alone. Its source stays what is only made when it is asked for. */
function withDiagnostics(file, diagnostics) {
    return {
        path: file.path,
        diagnostics,
        get source() {
            return file.source;
        },
    };
}
function diagnostic_countBySeverity(diagnostics) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of diagnostics)
        counts[severity] += 1;
    return counts;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/order.js

/**
 * Puts the diagnostics of one file in the one order in which they are reported everywhere: those of the whole file
 * first, then by start, end, severity (the gravest first), rule, pointer and message. Text is compared by code unit,
 * so that no locale can change the order.
 */
function orderDiagnostics(diagnostics) {
    return diagnostics.toSorted(compareDiagnostics);
}
function compareDiagnostics(a, b) {
    return (startOf(a) - startOf(b) ||
        endOf(a) - endOf(b) ||
        gravityOf(a) - gravityOf(b) ||
        compareText(a.rule, b.rule) ||
        compareText(a.pointer ?? "", b.pointer ?? "") ||
        compareText(a.message, b.message));
}
function startOf({ range }) {
    return range === undefined ? -1 : range.start.offset;
}
function endOf({ range }) {
    return range === undefined ? -1 : range.end.offset;
}
function gravityOf({ severity }) {
    return SEVERITIES.indexOf(severity);
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/vocabulary.js
/** For files of another kind, which have none of the names that a configuration has. */
const noVocabulary = { protocols: {}, providers: {}, sections: {}, customVariants: {} };
/** The keys of every provider entry (2.3) and of a custom one (2.7); no section can be called so. */
const ENTRY_KEYS = [
    "baseUrl",
    "customHeaders",
    "enabled",
    "endpoint",
    "endpoints",
    "models",
    "protocol",
    "type",
];
/** Keys beside the built-in ids in `providers`; no provider can be called so (2.2). */
const RESERVED_PROVIDER_KEYS = ["default", "custom"];
/** The key that is refused wherever it stands: in JavaScript it names an object's prototype. */
const UNSAFE_KEY = "__proto__";

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/text-rules.js

const BYTES_PER_MEBIBYTE = 1024 * 1024;
/** What keeps a text from being read at all. */
const syntax = {
    id: "syntax",
    severity: "error",
    summary: "Not JSON with comments",
    why: "The assistant cannot read a file that is not JSON with comments, and nothing else in it can be checked until it is.",
    description: "Finds every place where the text is not JSON with `//` and `/* */` comments and trailing commas: missing or stray commas, colons, quotes and brackets, unknown words, bad escapes, text after the end. While there are such places, nothing else of the file is checked.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": true "baseUrl": "https://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "enabled": true, "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const nestingDepth = {
    id: "nesting-depth",
    severity: "error",
    summary: "Objects or arrays nested too deep",
    why: "No part of the format nests deep, and readers of such a text can run out of stack.",
    description: `Finds text that nests objects and arrays deeper than ${NESTING_MAX_LEVELS} levels. The rest of the text is not read.`,
    examples: { wrong: `${"[".repeat(NESTING_MAX_LEVELS + 1)}${"]".repeat(NESTING_MAX_LEVELS + 1)}`, right: "{}" },
};
const keyLength = {
    id: "key-length",
    severity: "error",
    summary: "Too long a key",
    why: "No name in the format comes near such a length, and a file full of them can exhaust what reads it.",
    description: `Finds keys longer than ${KEY_MAX_CHARACTERS} characters. The rest of the text is not read.`,
    examples: { wrong: `{ "${"a".repeat(KEY_MAX_CHARACTERS + 1)}": 1 }`, right: "{}" },
};
const encoding = {
    id: "encoding",
    severity: "error",
    summary: "Not UTF-8",
    why: "The format is UTF-8; read as anything else, names and URLs come out wrong.",
    description: "Finds files whose bytes are not UTF-8. A leading byte order mark is allowed and passed over.",
    examples: { wrong: "a file that is saved as UTF-16 or Latin-1", right: "the same file, saved as UTF-8" },
};
const fileSize = {
    id: "file-size",
    severity: "error",
    summary: "Too large a file",
    why: "A provider configuration is a few kilobytes; a file of this size is most likely something else.",
    description: `Finds files over ${FILE_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB. They are not read. The HTTP service takes ${REQUEST_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB and answers 413 past it.`,
    examples: { wrong: "a file of 17 MiB", right: "a file of 20 KiB" },
};
const tooManyDiagnostics = {
    id: "too-many-diagnostics",
    severity: "notice",
    summary: "More diagnostics than are listed",
    why: "Past a bound another diagnostic helps nobody, and a hostile file could make any number of them.",
    description: `Says that there are more diagnostics of one file than the ${DIAGNOSTICS_MAX} that a list holds at most. It is as grave as the gravest of those that are left out.`,
    examples: { wrong: "a file with 20,000 mistakes", right: "the same file with most of them mended" },
};
const textRules = [
    syntax,
    nestingDepth,
    keyLength,
    encoding,
    fileSize,
    tooManyDiagnostics,
];

;// CONCATENATED MODULE: ./.build/action/shared/validate/bound.js



/**
 * As many findings as a list holds. The others are looked at, one by one, and not kept. `areErrorsCut` says that the
 * validator stopped collecting, so that there are more errors than the findings tell.
 */
function withinBound(findings, areErrorsCut) {
    const listed = [];
    let gravest = areErrorsCut ? "error" : undefined;
    for (const finding of findings) {
        if (listed.length < DIAGNOSTICS_MAX)
            listed.push(finding);
        else
            gravest = graver(gravest, finding.severity ?? finding.rule.severity);
    }
    return { listed, rest: gravest && tooMany(gravest) };
}
function graver(one, other) {
    return one !== undefined && SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other) ? one : other;
}
function tooMany(severity) {
    return {
        rule: tooManyDiagnostics,
        severity,
        message: "There are more diagnostics than those that are listed.",
        advice: "Mend some of them and check again.",
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/shipped.js
/** The specification's own names. */
const shippedVocabulary = {
    protocols: {
        "provider-a-messages": { description: "Messages protocol of provider A.", provider: "provider_a" },
        "provider-b-chat": { description: "Chat protocol of provider B.", provider: "provider_b" },
        "provider-b-responses": { description: "Responses protocol of provider B.", provider: "provider_b" },
        "tracking-responses": { description: "Responses protocol of an experiment-tracking platform." },
        "cloud-converse": {
            description: "Converse protocol of the cloud-managed provider.",
            provider: "provider_cloud",
        },
        "provider-g-generative": { description: "Generative protocol of provider G.", provider: "provider_g" },
    },
    providers: {
        provider_a: {
            title: "Provider A",
            description: "Built-in provider A. Its base URL ends in `v1`.",
            defaultProtocol: "provider-a-messages",
            versionSegment: "v1",
            versionHeader: "provider-a-version",
            sections: [],
        },
        provider_b: {
            title: "Provider B",
            description: "Built-in provider B. Its base URL ends in `v1`.",
            defaultProtocol: "provider-b-chat",
            versionSegment: "v1",
            sections: [],
        },
        provider_c: {
            title: "Provider C",
            description: "Built-in provider C. It has no default protocol.",
            sections: [],
        },
        provider_g: {
            title: "Provider G",
            description: "Built-in provider G. Its base URL ends in `v1beta`.",
            defaultProtocol: "provider-g-generative",
            versionSegment: "v1beta",
            sections: [],
        },
        provider_cloud: {
            title: "Cloud-managed provider",
            description: "Built-in cloud-managed provider, with cloud connection settings in `cloud`.",
            defaultProtocol: "cloud-converse",
            sections: ["cloud"],
        },
    },
    sections: {
        cloud: {
            title: "Cloud connection",
            description: "Cloud connection settings. Credentials are not stored here.",
            fields: {
                profile: {
                    title: "Profile",
                    description: "Named profile from the cloud configuration and credentials files.",
                    example: "assistant",
                },
                region: { title: "Region", description: "Cloud region to call.", example: "eu-central-1" },
            },
        },
    },
    customVariants: {
        "provider-b-compatible": {
            description: "A service that speaks as provider B does; provider B's client handles the entry.",
            sections: [],
        },
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/decode.js

/** The text of a file's bytes, a byte order mark included, so that offsets are the file's; or why it cannot be read. */
function decodeFile(bytes, maxBytes) {
    if (bytes.length > maxBytes)
        return { trouble: tooLarge(maxBytes) };
    if (isUtf16(bytes))
        return { trouble: utf16() };
    try {
        return { text: createDecoder().decode(bytes) };
    }
    catch {
        return { trouble: notUtf8(bytes) };
    }
}
function tooLarge(maxBytes) {
    return {
        rule: fileSize,
        message: `The file has more than ${maxBytes} bytes.`,
        advice: "Check that it is the right file; if it is, leave out what nobody needs.",
    };
}
/** By its byte order mark, or by the zero beside its first character, which JSON does not hold. */
function isUtf16([first, second]) {
    const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return isMark || (first !== undefined && second !== undefined && (first === 0) !== (second === 0));
}
function utf16() {
    return { rule: encoding, message: "The file is UTF-16, not UTF-8.", advice: "Save it as UTF-8." };
}
function notUtf8(bytes) {
    const message = `The file is not UTF-8: see line ${lineOfFault(bytes)}.`;
    return { rule: encoding, message, advice: "Save it as UTF-8." };
}
/** The 1-based line of the first byte that is not UTF-8. */
function lineOfFault(bytes) {
    let good = 0;
    let bad = bytes.length;
    while (bad - good > 1) {
        const middle = (good + bad) >>> 1;
        if (decodePrefix(bytes, middle) === undefined)
            bad = middle;
        else
            good = middle;
    }
    return (decodePrefix(bytes, good) ?? "").split(/\r\n|\r|\n/).length;
}
/** The text of the first bytes, less a character that they cut; undefined where they are not UTF-8. */
function decodePrefix(bytes, length) {
    try {
        return createDecoder().decode(bytes.subarray(0, length), { stream: true });
    }
    catch {
        return undefined;
    }
}
function createDecoder() {
    // To ignore the mark is to keep it as a character.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/remove-element.js
const BLANK = /[ \t]/;
const LINE_BREAK = /[\r\n]/;
/**
 * Removes a property or an item, and with it one comma, and the line where nothing else stands on it. Comments beside it
 * stay.
 *
 * @param endOfKept where the last element ends that stays; only asked where no comma follows.
 */
function removeElement(text, { start, end }, endOfKept) {
    const next = skipTrivia(text, end);
    if (text[next] === ",") {
        const isJustAfter = text.slice(end, next).trim() === "";
        if (isJustAfter)
            return [removal(withBlanks(text, { start, end: next + 1 }, "after"))];
        return [removal(withBlanks(text, { start, end }, "after")), removal({ start: next, end: next + 1 })];
    }
    const previous = endOfKept?.();
    if (previous === undefined)
        return [removal(withBlanks(text, { start, end }, "after"))];
    const comma = skipTrivia(text, previous);
    return [removal({ start: comma, end: comma + 1 }), removal(withBlanks(text, { start, end }, "before"))];
}
/**
 * Removes properties of one object, with all others of the same key, or items of one list, so that no comma is taken
 * twice; undefined where one of them is not there.
 *
 * @param steps the keys or indexes of what is removed.
 */
function removeFrom(text, parent, steps) {
    const found = steps.map((step) => childSpans(parent, step));
    if (found.some((spans) => spans.length === 0))
        return undefined;
    const starts = new Set(found.flat().map(({ start }) => start));
    return removeRuns(text, found.flat(), () => findEndOfKept(parent, starts));
}
/** Removes elements of one object or list; `endOfKept` as for `removeElement`. */
function removeRuns(text, spans, endOfKept) {
    return runsOf(text, spans).flatMap((run) => removeElement(text, run, endOfKept));
}
/** Elements with nothing but a comma and blanks between them go as one. */
function runsOf(text, spans) {
    const runs = [];
    for (const span of spans.toSorted((one, other) => one.start - other.start)) {
        const last = runs.at(-1);
        const isNext = last !== undefined && /^\s*,\s*$/.test(text.slice(last.end, span.start));
        if (isNext)
            runs[runs.length - 1] = { start: last.start, end: span.end };
        else
            runs.push(span);
    }
    return runs;
}
function childSpans(parent, step) {
    if (parent.kind === "array")
        return parent.items.slice(Number(step), Number(step) + 1);
    const property = parent.properties.get(String(step));
    return property === undefined ? [] : (property.duplicate?.properties ?? [property]).map(spanOf);
}
/** From the key to the end of the value. */
function spanOf({ key, node }) {
    return { start: key.start, end: node.end };
}
/** Where the last property or item ends that stays when those that start at these offsets go; undefined where none stays. */
function findEndOfKept(parent, removed) {
    if (parent.kind === "array")
        return parent.items.findLast(({ start }) => !removed.has(start))?.end;
    let end;
    for (const property of parent.properties.values()) {
        for (const { key, node } of property.duplicate?.properties ?? [property]) {
            if (!removed.has(key.start) && node.end > (end ?? 0))
                end = node.end;
        }
    }
    return end;
}
function removal({ start, end }) {
    return { start, end, text: "" };
}
/** With its line where it stands there alone, else with the blanks on one side; at a line's end with those before it. */
function withBlanks(text, { start, end }, side) {
    let from = start;
    while (from > 0 && BLANK.test(text[from - 1] ?? ""))
        from -= 1;
    let to = end;
    while (BLANK.test(text[to] ?? ""))
        to += 1;
    const isAtLineStart = from === 0 || LINE_BREAK.test(text[from - 1] ?? "");
    const isAtLineEnd = to === text.length || LINE_BREAK.test(text[to] ?? "");
    if (isAtLineStart && isAtLineEnd)
        return { start: from, end: to + lineBreakLength(text, to) };
    if (isAtLineEnd)
        return { start: from, end: to };
    return side === "before" && !isAtLineStart ? { start: from, end } : { start, end: to };
}
function lineBreakLength(text, offset) {
    if (offset === text.length)
        return 0;
    return text.startsWith("\r\n", offset) ? 2 : 1;
}
/** The offset of what is neither blank nor in a comment. */
function skipTrivia(text, offset) {
    let at = offset;
    for (;;) {
        if (/\s/.test(text[at] ?? ""))
            at += 1;
        else if (text.startsWith("//", at))
            at = endOfLine(text, at);
        else if (text.startsWith("/*", at))
            at = text.indexOf("*/", at + 2) + 2;
        else
            return at;
    }
}
function endOfLine(text, offset) {
    let at = offset;
    while (at < text.length && !LINE_BREAK.test(text[at] ?? ""))
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/secrets.js
/** Shapes that the issuers of credentials gave them, so that they can be told in a text. Each takes linear time. */
const TOKEN_SHAPES = [
    /\bpsk[0-9A-Za-z]{29}\b/,
    /\bgh[pousr]_[A-Za-z0-9]{20,}/,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/,
    /\bglpat-[A-Za-z0-9_-]{16,}/,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/,
    /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/,
    /\bAIza[A-Za-z0-9_-]{30,}/,
    /\bya29\.[A-Za-z0-9_-]{20,}/,
    /\bdapi[0-9a-f]{32}\b/,
    /\bhf_[A-Za-z0-9]{20,}/,
    /\bnpm_[A-Za-z0-9]{30,}/,
    /(?<![\w-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/,
    /\b[srp]k_(?:live|test)_[A-Za-z0-9]{10,}/,
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/,
];
/** What many issuers put before a key, such as `sk-…`; words of the language have it, too. */
const KEY_PREFIX = /^-?(?:sk|pk|rk|key|tok)[-_]/i;
const KEY_PART_MIN_CHARACTERS = 16;
/**
 * Something that is filled in elsewhere: `${NAME}`, `${env:NAME}`, `${{ secrets.NAME }}`, `{{ name }}`, `$NAME`, `%NAME%`,
 * `<NAME>`, `<your-name>`. A name alone: beside a default, as in `${NAME:-default}`, the default is what counts.
 */
const PLACEHOLDER = /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:env:)?[A-Za-z_][\w.]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}|\$[A-Z_][A-Z0-9_]*\b|%[A-Z_][A-Z0-9_]*%|<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/g;
/** True where a text, or a part of it, has the shape of a known kind of credential. */
function hasTokenShape(text) {
    return (TOKEN_SHAPES.some((shape) => shape.test(text)) || text.split(/[\s"'`,;:/?#&=${}<>()[\]|]+/).some(isPrefixedKey));
}
function isPrefixedKey(word) {
    return (KEY_PREFIX.test(word) && word.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part)));
}
/** True for a text with letters and digits. */
function isMixed(text) {
    return /\d/.test(text) && /[A-Za-z]/.test(text);
}
/** True for a value that something else fills in, but for a word such as `Bearer` before it. */
function isPlaceholder(value) {
    const rest = value.replaceAll(PLACEHOLDER, "");
    return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !hasTokenShape(value);
}
/** A text with `;` in the place of each part that something else fills in. */
function withoutPlaceholders(text) {
    return text.replaceAll(PLACEHOLDER, ";");
}
/** What the name of a credential's header ends in, without what parts its words, before a word for its kind or place. */
const CREDENTIAL_NAME = new RegExp(`(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`);
/** True where a header of this name carries a credential, whatever it looks like. */
function namesCredential(headerName) {
    return CREDENTIAL_NAME.test(headerName.toLowerCase().replaceAll(/[^a-z]/g, ""));
}
/** A name from a file as a message may repeat it: with what in it is or may be a secret masked. */
function maskSecrets(name) {
    if (hasTokenShape(name))
        return "•••";
    return name
        .replace(/\/\/[^/?#]*@/g, "//•••@")
        .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
        .replace(/\b(bearer|basic) +\S+/i, "$1 •••");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/fix.js



/**
 * Makes the fixes of findings in one text: as edits of it, or undefined where the text has no place for them, or they
 * are too many. No edit repeats what has the shape of a secret.
 */
function createFixer(parsed, rangeOf) {
    const { text } = parsed;
    const offsetsOf = createOffsets(text);
    return ({ title, safe, steps }) => {
        if (steps.length > FIX_STEPS_MAX)
            return undefined;
        const edits = [];
        for (const [parent, ofOne] of Map.groupBy(steps, (step) => parentOf(step, parsed.root))) {
            const found = parent === undefined
                ? editsOfEach(ofOne, parsed, offsetsOf)
                : removeFrom(parsed.text, parent, ofOne.map(lastStepOf));
            if (found === undefined || found.some((edit) => hasTokenShape(edit.text)))
                return undefined;
            edits.push(...found.map((edit) => ({ range: rangeOf(edit), text: edit.text })));
        }
        if (edits.length > FIX_EDITS_MAX)
            return undefined;
        return { title, safe, edits: edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset) };
    };
}
/** The object or list of which a step removes something; undefined for any other step. */
function parentOf(step, root) {
    const parent = step.kind === "remove" ? nodeAt(root, step.path.slice(0, -1)) : undefined;
    return parent?.kind === "scalar" ? undefined : parent;
}
/** The key or index of what a step removes. */
function lastStepOf(step) {
    return step.kind === "remove" ? step.path.at(-1) : undefined;
}
function editsOfEach(steps, parsed, offsetsOf) {
    const edits = steps.map((step) => editsOf(step, parsed, offsetsOf));
    return edits.every((found) => found !== undefined) ? edits.flat() : undefined;
}
function editsOf(step, { text, root }, offsetsOf) {
    if (step.kind === "remove")
        return undefined;
    if (step.kind === "remove-earlier")
        return removeRuns(text, step.properties.slice(0, -1).map(spanOf));
    if (step.kind === "rename-key")
        return renameKey(nodeAt(root, step.path.slice(0, -1)), step);
    const node = nodeAt(root, step.path);
    if (step.kind === "add-property")
        return node?.kind === "object" ? [addProperty(text, node, step)] : undefined;
    if (node?.kind !== "scalar" || typeof node.value !== "string")
        return undefined;
    const offsetOf = offsetsOf(node);
    return [{ start: offsetOf(step.start), end: offsetOf(step.end), text: JSON.stringify(step.text).slice(1, -1) }];
}
function nodeAt(root, path) {
    let node = root;
    for (const step of path) {
        if (node?.kind === "object")
            node = node.properties.get(String(step))?.node;
        else
            node = node?.kind === "array" ? node.items[Number(step)] : undefined;
    }
    return node;
}
function renameKey(parent, { path, key }) {
    const property = parent?.kind === "object" ? parent.properties.get(String(path.at(-1))) : undefined;
    return property && [{ start: property.key.start, end: property.key.end, text: JSON.stringify(key) }];
}
/** Of the last string that was asked for they are kept: a long one may have many edits. */
function createOffsets(text) {
    let last;
    let offsets;
    return (node) => {
        if (node !== last)
            offsets = text.slice(node.start, node.end).includes("\\") ? offsetsIn(text, node) : undefined;
        last = node;
        return (index) => offsets?.[index] ?? node.start + 1 + index;
    };
}
/** The offset of each character of a string's value, and of its end; in the text each may be an escape. */
function offsetsIn(text, { start, end }) {
    const offsets = [];
    let at = start + 1;
    while (at < end) {
        offsets.push(at);
        if (text[at] !== "\\")
            at += 1;
        else
            at += text[at + 1] === "u" ? 6 : 2;
    }
    return offsets;
}
/**
 * Just after the bracket, so that each comment stays with what it stands above; on a line of its own where the first
 * property has one.
 */
function addProperty(text, { start, end, properties }, { key, value }) {
    const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    let first;
    for (const one of properties.values()) {
        const { key: token } = one.duplicate?.properties[0] ?? one;
        first = Math.min(first ?? token.start, token.start);
    }
    if (first === undefined)
        return addToEmpty(text, { start, end }, property);
    const at = { start: start + 1, end: start + 1 };
    const [newLine] = /(?:\r\n|\r|\n)[ \t]*$/.exec(text.slice(start, first)) ?? [];
    if (newLine !== undefined)
        return { ...at, text: `${newLine}${property},` };
    return { ...at, text: /\s/.test(text[start + 1] ?? "") ? ` ${property},` : `${property}, ` };
}
/** Comments in an empty object stay after the property, which needs no comma. */
function addToEmpty(text, { start, end }, property) {
    const inside = text.slice(start + 1, end - 1);
    if (inside.trim() === "")
        return { start: start + 1, end: end - 1, text: ` ${property} ` };
    return { start: start + 1, end: start + 1, text: ` ${property}` };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/header-name.js
/** Parts a header's name from a value that was pasted behind it. */
function readHeaderLine(text) {
    const [, name = "", value = ""] = /([!#$%&'*+\-.^_`|~\dA-Za-z]+)([^]*)/.exec(text) ?? [];
    return { name, value: value.replace(/^[\s:="']+/, "").trimEnd() };
}
/** A header's name with all masked behind the first character that no name can hold: it may be the header's value. */
function maskHeaderName(name) {
    return name.slice(0, nameEnd(name)) + (nameEnd(name) < name.length ? "•••" : "");
}
/** The offset behind the first character that no name can hold; the text's length where it holds none. */
function nameEnd(name) {
    const match = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u.exec(name);
    return match === null ? name.length : match.index + match[0].length;
}
/** True where a step of a path is the name of a header, or stands within one. */
function isHeaderStep(path, index) {
    const headers = path.indexOf("customHeaders");
    return headers >= 0 && headers < index;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/json.js





/**
 * The JSON pointer (RFC 6901) of a path, or of as much of its beginning as POINTER_MAX_CHARACTERS take. A key that holds
 * what looks like a secret has it masked.
 */
function toPointer(path) {
    let pointer = "";
    for (const [index, step] of path.entries()) {
        const name = isHeaderStep(path, index) ? maskHeaderName(String(step)) : String(step);
        const next = `/${pointerStep(maskSecrets(name))}`;
        if (pointer.length + next.length > POINTER_MAX_CHARACTERS)
            break;
        pointer += next;
    }
    return pointer;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/locate.js
/** Finds the line and column of offsets of one text. */
function createLocator(text) {
    const starts = lineStarts(text);
    const byteOrderMark = text.startsWith("\uFEFF") ? 1 : 0;
    const locate = (offset) => {
        const line = lastIndexNotAbove(starts, offset);
        const hidden = line === 0 && offset > 0 ? byteOrderMark : 0;
        return { line: line + 1, column: offset - (starts[line] ?? 0) - hidden + 1, offset };
    };
    return ({ start, end }) => ({ start: locate(start), end: locate(end) });
}
function lineStarts(text) {
    const starts = [0];
    for (let offset = 0; offset < text.length; offset += 1) {
        const code = text.charCodeAt(offset);
        if (code === 10 || (code === 13 && text.charCodeAt(offset + 1) !== 10))
            starts.push(offset + 1);
    }
    return starts;
}
/** `sorted` begins with 0 and `limit` is not negative. */
function lastIndexNotAbove(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle;
    }
    return low;
}
/**
 * The place of the value at a path, or with `part` "key" of its key; of an array's item, which has none, the bracket
 * that opens it.
 */
function findSpan(root, path, part) {
    let node = root;
    let key;
    for (const step of path) {
        const property = node.kind === "object" ? node.properties.get(String(step)) : undefined;
        const child = node.kind === "array" ? node.items[Number(step)] : property?.node;
        if (child === undefined)
            break;
        key = property?.key;
        node = child;
    }
    if (part === "value")
        return { start: node.start, end: node.end };
    if (key !== undefined)
        return { start: key.start, end: key.end };
    return { start: node.start, end: node.kind === "scalar" ? node.end : node.start + 1 };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/diagnose.js




const MISTAKE_RULES = { syntax: syntax, "nesting-depth": nestingDepth, "key-length": keyLength };
function textFields({ rule, severity = rule.severity, message, advice }) {
    return { rule: rule.id, severity, message, why: rule.why, advice, docs: `docs/rules.md#${rule.id}` };
}
function diagnosticOfFile(finding) {
    return { ...textFields(finding), related: [] };
}
/**
 * The syntax mistakes of a text, with their places.
 *
 * @param told the one rule that they are told as; else each is told as its own.
 */
function diagnoseMistakes({ text, mistakes }, told) {
    const rangeOf = createLocator(text);
    return mistakes.map(({ rule, start, end, message, advice, related }) => ({
        ...textFields({ rule: told ?? MISTAKE_RULES[rule], message, advice }),
        // In broken syntax a value can pass for a key, and a pointer would repeat it.
        pointer: "",
        range: rangeOf({ start, end }),
        related: related.map((place) => ({ message: place.message, pointer: "", range: rangeOf(place) })),
    }));
}
/** The findings in a parsed text, with their places. */
function diagnoseFindings(findings, parsed) {
    const { text, root } = parsed;
    if (root === undefined || findings.length === 0)
        return [];
    const rangeOf = createLocator(text);
    const toFix = createFixer(parsed, rangeOf);
    const locate = (place) => ({
        pointer: toPointer(place.path),
        range: rangeOf("span" in place ? place.span : findSpan(root, place.path, place.part)),
    });
    return findings.map((finding) => {
        const fix = finding.fix && toFix(finding.fix);
        return {
            ...textFields(finding),
            ...locate(finding.place),
            related: (finding.related ?? []).map(({ message, place }) => ({ message, ...locate(place) })),
            ...(fix === undefined ? {} : { fix }),
        };
    });
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/scanner.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/

/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
function scanner_createScanner(text, ignoreTrivia = false) {
    const len = text.length;
    let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
    function scanHexDigits(count, exact) {
        let digits = 0;
        let value = 0;
        while (digits < count || !exact) {
            let ch = text.charCodeAt(pos);
            if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                value = value * 16 + ch - 48 /* CharacterCodes._0 */;
            }
            else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
            }
            else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
            }
            else {
                break;
            }
            pos++;
            digits++;
        }
        if (digits < count) {
            value = -1;
        }
        return value;
    }
    function setPosition(newPosition) {
        pos = newPosition;
        value = '';
        tokenOffset = 0;
        token = 16 /* SyntaxKind.Unknown */;
        scanError = 0 /* ScanError.None */;
    }
    function scanNumber() {
        let start = pos;
        if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
            pos++;
        }
        else {
            pos++;
            while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
            }
        }
        if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
            pos++;
            if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            else {
                scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                return text.substring(start, pos);
            }
        }
        let end = pos;
        if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
            pos++;
            if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
                pos++;
            }
            if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
                end = pos;
            }
            else {
                scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
            }
        }
        return text.substring(start, end);
    }
    function scanString() {
        let result = '', start = pos;
        while (true) {
            if (pos >= len) {
                result += text.substring(start, pos);
                scanError = 2 /* ScanError.UnexpectedEndOfString */;
                break;
            }
            const ch = text.charCodeAt(pos);
            if (ch === 34 /* CharacterCodes.doubleQuote */) {
                result += text.substring(start, pos);
                pos++;
                break;
            }
            if (ch === 92 /* CharacterCodes.backslash */) {
                result += text.substring(start, pos);
                pos++;
                if (pos >= len) {
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch2 = text.charCodeAt(pos++);
                switch (ch2) {
                    case 34 /* CharacterCodes.doubleQuote */:
                        result += '\"';
                        break;
                    case 92 /* CharacterCodes.backslash */:
                        result += '\\';
                        break;
                    case 47 /* CharacterCodes.slash */:
                        result += '/';
                        break;
                    case 98 /* CharacterCodes.b */:
                        result += '\b';
                        break;
                    case 102 /* CharacterCodes.f */:
                        result += '\f';
                        break;
                    case 110 /* CharacterCodes.n */:
                        result += '\n';
                        break;
                    case 114 /* CharacterCodes.r */:
                        result += '\r';
                        break;
                    case 116 /* CharacterCodes.t */:
                        result += '\t';
                        break;
                    case 117 /* CharacterCodes.u */:
                        const ch3 = scanHexDigits(4, true);
                        if (ch3 >= 0) {
                            result += String.fromCharCode(ch3);
                        }
                        else {
                            scanError = 4 /* ScanError.InvalidUnicode */;
                        }
                        break;
                    default:
                        scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                }
                start = pos;
                continue;
            }
            if (ch >= 0 && ch <= 0x1f) {
                if (isLineBreak(ch)) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                else {
                    scanError = 6 /* ScanError.InvalidCharacter */;
                    // mark as error but continue with string
                }
            }
            pos++;
        }
        return result;
    }
    function scanNext() {
        value = '';
        scanError = 0 /* ScanError.None */;
        tokenOffset = pos;
        lineStartOffset = lineNumber;
        prevTokenLineStartOffset = tokenLineStartOffset;
        if (pos >= len) {
            // at the end
            tokenOffset = len;
            return token = 17 /* SyntaxKind.EOF */;
        }
        let code = text.charCodeAt(pos);
        // trivia: whitespace
        if (isWhiteSpace(code)) {
            do {
                pos++;
                value += String.fromCharCode(code);
                code = text.charCodeAt(pos);
            } while (isWhiteSpace(code));
            return token = 15 /* SyntaxKind.Trivia */;
        }
        // trivia: newlines
        if (isLineBreak(code)) {
            pos++;
            value += String.fromCharCode(code);
            if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                pos++;
                value += '\n';
            }
            lineNumber++;
            tokenLineStartOffset = pos;
            return token = 14 /* SyntaxKind.LineBreakTrivia */;
        }
        switch (code) {
            // tokens: []{}:,
            case 123 /* CharacterCodes.openBrace */:
                pos++;
                return token = 1 /* SyntaxKind.OpenBraceToken */;
            case 125 /* CharacterCodes.closeBrace */:
                pos++;
                return token = 2 /* SyntaxKind.CloseBraceToken */;
            case 91 /* CharacterCodes.openBracket */:
                pos++;
                return token = 3 /* SyntaxKind.OpenBracketToken */;
            case 93 /* CharacterCodes.closeBracket */:
                pos++;
                return token = 4 /* SyntaxKind.CloseBracketToken */;
            case 58 /* CharacterCodes.colon */:
                pos++;
                return token = 6 /* SyntaxKind.ColonToken */;
            case 44 /* CharacterCodes.comma */:
                pos++;
                return token = 5 /* SyntaxKind.CommaToken */;
            // strings
            case 34 /* CharacterCodes.doubleQuote */:
                pos++;
                value = scanString();
                return token = 10 /* SyntaxKind.StringLiteral */;
            // comments
            case 47 /* CharacterCodes.slash */:
                const start = pos - 1;
                // Single-line comment
                if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                    pos += 2;
                    while (pos < len) {
                        if (isLineBreak(text.charCodeAt(pos))) {
                            break;
                        }
                        pos++;
                    }
                    value = text.substring(start, pos);
                    return token = 12 /* SyntaxKind.LineCommentTrivia */;
                }
                // Multi-line comment
                if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                    pos += 2;
                    const safeLength = len - 1; // For lookahead.
                    let commentClosed = false;
                    while (pos < safeLength) {
                        const ch = text.charCodeAt(pos);
                        if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                            pos += 2;
                            commentClosed = true;
                            break;
                        }
                        pos++;
                        if (isLineBreak(ch)) {
                            if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                pos++;
                            }
                            lineNumber++;
                            tokenLineStartOffset = pos;
                        }
                    }
                    if (!commentClosed) {
                        pos++;
                        scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                    }
                    value = text.substring(start, pos);
                    return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                }
                // just a single slash
                value += String.fromCharCode(code);
                pos++;
                return token = 16 /* SyntaxKind.Unknown */;
            // numbers
            case 45 /* CharacterCodes.minus */:
                value += String.fromCharCode(code);
                pos++;
                if (pos === len || !isDigit(text.charCodeAt(pos))) {
                    return token = 16 /* SyntaxKind.Unknown */;
                }
            // found a minus, followed by a number so
            // we fall through to proceed with scanning
            // numbers
            case 48 /* CharacterCodes._0 */:
            case 49 /* CharacterCodes._1 */:
            case 50 /* CharacterCodes._2 */:
            case 51 /* CharacterCodes._3 */:
            case 52 /* CharacterCodes._4 */:
            case 53 /* CharacterCodes._5 */:
            case 54 /* CharacterCodes._6 */:
            case 55 /* CharacterCodes._7 */:
            case 56 /* CharacterCodes._8 */:
            case 57 /* CharacterCodes._9 */:
                value += scanNumber();
                return token = 11 /* SyntaxKind.NumericLiteral */;
            // literals and unknown symbols
            default:
                // is a literal? Read the full word.
                while (pos < len && isUnknownContentCharacter(code)) {
                    pos++;
                    code = text.charCodeAt(pos);
                }
                if (tokenOffset !== pos) {
                    value = text.substring(tokenOffset, pos);
                    // keywords: true, false, null
                    switch (value) {
                        case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                        case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                        case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                    }
                    return token = 16 /* SyntaxKind.Unknown */;
                }
                // some
                value += String.fromCharCode(code);
                pos++;
                return token = 16 /* SyntaxKind.Unknown */;
        }
    }
    function isUnknownContentCharacter(code) {
        if (isWhiteSpace(code) || isLineBreak(code)) {
            return false;
        }
        switch (code) {
            case 125 /* CharacterCodes.closeBrace */:
            case 93 /* CharacterCodes.closeBracket */:
            case 123 /* CharacterCodes.openBrace */:
            case 91 /* CharacterCodes.openBracket */:
            case 34 /* CharacterCodes.doubleQuote */:
            case 58 /* CharacterCodes.colon */:
            case 44 /* CharacterCodes.comma */:
            case 47 /* CharacterCodes.slash */:
                return false;
        }
        return true;
    }
    function scanNextNonTrivia() {
        let result;
        do {
            result = scanNext();
        } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
        return result;
    }
    return {
        setPosition: setPosition,
        getPosition: () => pos,
        scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
        getToken: () => token,
        getTokenValue: () => value,
        getTokenOffset: () => tokenOffset,
        getTokenLength: () => pos - tokenOffset,
        getTokenStartLine: () => lineStartOffset,
        getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
        getTokenError: () => scanError,
    };
}
function isWhiteSpace(ch) {
    return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
}
function isLineBreak(ch) {
    return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
}
function isDigit(ch) {
    return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
}
var CharacterCodes;
(function (CharacterCodes) {
    CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
    CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
    CharacterCodes[CharacterCodes["space"] = 32] = "space";
    CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
    CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
    CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
    CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
    CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
    CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
    CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
    CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
    CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
    CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
    CharacterCodes[CharacterCodes["a"] = 97] = "a";
    CharacterCodes[CharacterCodes["b"] = 98] = "b";
    CharacterCodes[CharacterCodes["c"] = 99] = "c";
    CharacterCodes[CharacterCodes["d"] = 100] = "d";
    CharacterCodes[CharacterCodes["e"] = 101] = "e";
    CharacterCodes[CharacterCodes["f"] = 102] = "f";
    CharacterCodes[CharacterCodes["g"] = 103] = "g";
    CharacterCodes[CharacterCodes["h"] = 104] = "h";
    CharacterCodes[CharacterCodes["i"] = 105] = "i";
    CharacterCodes[CharacterCodes["j"] = 106] = "j";
    CharacterCodes[CharacterCodes["k"] = 107] = "k";
    CharacterCodes[CharacterCodes["l"] = 108] = "l";
    CharacterCodes[CharacterCodes["m"] = 109] = "m";
    CharacterCodes[CharacterCodes["n"] = 110] = "n";
    CharacterCodes[CharacterCodes["o"] = 111] = "o";
    CharacterCodes[CharacterCodes["p"] = 112] = "p";
    CharacterCodes[CharacterCodes["q"] = 113] = "q";
    CharacterCodes[CharacterCodes["r"] = 114] = "r";
    CharacterCodes[CharacterCodes["s"] = 115] = "s";
    CharacterCodes[CharacterCodes["t"] = 116] = "t";
    CharacterCodes[CharacterCodes["u"] = 117] = "u";
    CharacterCodes[CharacterCodes["v"] = 118] = "v";
    CharacterCodes[CharacterCodes["w"] = 119] = "w";
    CharacterCodes[CharacterCodes["x"] = 120] = "x";
    CharacterCodes[CharacterCodes["y"] = 121] = "y";
    CharacterCodes[CharacterCodes["z"] = 122] = "z";
    CharacterCodes[CharacterCodes["A"] = 65] = "A";
    CharacterCodes[CharacterCodes["B"] = 66] = "B";
    CharacterCodes[CharacterCodes["C"] = 67] = "C";
    CharacterCodes[CharacterCodes["D"] = 68] = "D";
    CharacterCodes[CharacterCodes["E"] = 69] = "E";
    CharacterCodes[CharacterCodes["F"] = 70] = "F";
    CharacterCodes[CharacterCodes["G"] = 71] = "G";
    CharacterCodes[CharacterCodes["H"] = 72] = "H";
    CharacterCodes[CharacterCodes["I"] = 73] = "I";
    CharacterCodes[CharacterCodes["J"] = 74] = "J";
    CharacterCodes[CharacterCodes["K"] = 75] = "K";
    CharacterCodes[CharacterCodes["L"] = 76] = "L";
    CharacterCodes[CharacterCodes["M"] = 77] = "M";
    CharacterCodes[CharacterCodes["N"] = 78] = "N";
    CharacterCodes[CharacterCodes["O"] = 79] = "O";
    CharacterCodes[CharacterCodes["P"] = 80] = "P";
    CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
    CharacterCodes[CharacterCodes["R"] = 82] = "R";
    CharacterCodes[CharacterCodes["S"] = 83] = "S";
    CharacterCodes[CharacterCodes["T"] = 84] = "T";
    CharacterCodes[CharacterCodes["U"] = 85] = "U";
    CharacterCodes[CharacterCodes["V"] = 86] = "V";
    CharacterCodes[CharacterCodes["W"] = 87] = "W";
    CharacterCodes[CharacterCodes["X"] = 88] = "X";
    CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
    CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
    CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
    CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
    CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
    CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
    CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
    CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
    CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
    CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
    CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
    CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
    CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
    CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
    CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
    CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
    CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/string-intern.js
const string_intern_cachedSpaces = new Array(20).fill(0).map((_, index) => {
    return ' '.repeat(index);
});
const maxCachedValues = 200;
const string_intern_cachedBreakLinesWithSpaces = {
    ' ': {
        '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\n' + ' '.repeat(index);
        }),
        '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r' + ' '.repeat(index);
        }),
        '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r\n' + ' '.repeat(index);
        }),
    },
    '\t': {
        '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\n' + '\t'.repeat(index);
        }),
        '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r' + '\t'.repeat(index);
        }),
        '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r\n' + '\t'.repeat(index);
        }),
    }
};
const string_intern_supportedEols = (/* unused pure expression or super */ null && (['\n', '\r', '\r\n']));

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/format.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/



function format_format(documentText, range, options) {
    let initialIndentLevel;
    let formatText;
    let formatTextStart;
    let rangeStart;
    let rangeEnd;
    if (range) {
        rangeStart = range.offset;
        rangeEnd = rangeStart + range.length;
        formatTextStart = rangeStart;
        while (formatTextStart > 0 && !format_isEOL(documentText, formatTextStart - 1)) {
            formatTextStart--;
        }
        let endOffset = rangeEnd;
        while (endOffset < documentText.length && !format_isEOL(documentText, endOffset)) {
            endOffset++;
        }
        formatText = documentText.substring(formatTextStart, endOffset);
        initialIndentLevel = computeIndentLevel(formatText, options);
    }
    else {
        formatText = documentText;
        initialIndentLevel = 0;
        formatTextStart = 0;
        rangeStart = 0;
        rangeEnd = documentText.length;
    }
    const eol = getEOL(options, documentText);
    const eolFastPathSupported = supportedEols.includes(eol);
    let numberLineBreaks = 0;
    let indentLevel = 0;
    let indentValue;
    if (options.insertSpaces) {
        indentValue = cachedSpaces[options.tabSize || 4] ?? repeat(cachedSpaces[1], options.tabSize || 4);
    }
    else {
        indentValue = '\t';
    }
    const indentType = indentValue === '\t' ? '\t' : ' ';
    let scanner = createScanner(formatText, false);
    let hasError = false;
    function newLinesAndIndent() {
        if (numberLineBreaks > 1) {
            return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
        }
        const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
        if (!eolFastPathSupported || amountOfSpaces > cachedBreakLinesWithSpaces[indentType][eol].length) {
            return eol + repeat(indentValue, initialIndentLevel + indentLevel);
        }
        if (amountOfSpaces <= 0) {
            return eol;
        }
        return cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
    }
    function scanNext() {
        let token = scanner.scan();
        numberLineBreaks = 0;
        while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
            if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                numberLineBreaks += 1;
            }
            else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                numberLineBreaks = 1;
            }
            token = scanner.scan();
        }
        hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
        return token;
    }
    const editOperations = [];
    function addEdit(text, startOffset, endOffset) {
        if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
            editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
        }
    }
    let firstToken = scanNext();
    if (options.keepLines && numberLineBreaks > 0) {
        addEdit(repeat(eol, numberLineBreaks), 0, 0);
    }
    if (firstToken !== 17 /* SyntaxKind.EOF */) {
        let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
        let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
            ? cachedSpaces[indentValue.length * initialIndentLevel]
            : repeat(indentValue, initialIndentLevel);
        addEdit(initialIndent, formatTextStart, firstTokenStart);
    }
    while (firstToken !== 17 /* SyntaxKind.EOF */) {
        let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
        let secondToken = scanNext();
        let replaceContent = '';
        let needsLineBreak = false;
        while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
            let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(cachedSpaces[1], firstTokenEnd, commentTokenStart);
            firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
            replaceContent = needsLineBreak ? newLinesAndIndent() : '';
            secondToken = scanNext();
        }
        if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
            if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
            if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else {
            switch (firstToken) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                case 1 /* SyntaxKind.OpenBraceToken */:
                    indentLevel++;
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 5 /* SyntaxKind.CommaToken */:
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 12 /* SyntaxKind.LineCommentTrivia */:
                    replaceContent = newLinesAndIndent();
                    break;
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                    if (numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 6 /* SyntaxKind.ColonToken */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 10 /* SyntaxKind.StringLiteral */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                        replaceContent = '';
                    }
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                case 8 /* SyntaxKind.TrueKeyword */:
                case 9 /* SyntaxKind.FalseKeyword */:
                case 11 /* SyntaxKind.NumericLiteral */:
                case 2 /* SyntaxKind.CloseBraceToken */:
                case 4 /* SyntaxKind.CloseBracketToken */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                            replaceContent = cachedSpaces[1];
                        }
                        else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                            hasError = true;
                        }
                    }
                    break;
                case 16 /* SyntaxKind.Unknown */:
                    hasError = true;
                    break;
            }
            if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                replaceContent = newLinesAndIndent();
            }
        }
        if (secondToken === 17 /* SyntaxKind.EOF */) {
            if (options.keepLines && numberLineBreaks > 0) {
                replaceContent = newLinesAndIndent();
            }
            else {
                replaceContent = options.insertFinalNewline ? eol : '';
            }
        }
        const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
        addEdit(replaceContent, firstTokenEnd, secondTokenStart);
        firstToken = secondToken;
    }
    return editOperations;
}
function repeat(s, count) {
    let result = '';
    for (let i = 0; i < count; i++) {
        result += s;
    }
    return result;
}
function computeIndentLevel(content, options) {
    let i = 0;
    let nChars = 0;
    const tabSize = options.tabSize || 4;
    while (i < content.length) {
        let ch = content.charAt(i);
        if (ch === cachedSpaces[1]) {
            nChars++;
        }
        else if (ch === '\t') {
            nChars += tabSize;
        }
        else {
            break;
        }
        i++;
    }
    return Math.floor(nChars / tabSize);
}
function getEOL(options, text) {
    for (let i = 0; i < text.length; i++) {
        const ch = text.charAt(i);
        if (ch === '\r') {
            if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                return '\r\n';
            }
            return '\r';
        }
        else if (ch === '\n') {
            return '\n';
        }
    }
    return (options && options.eol) || '\n';
}
function format_isEOL(text, offset) {
    return '\r\n'.indexOf(text.charAt(offset)) !== -1;
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/parser.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/


var ParseOptions;
(function (ParseOptions) {
    ParseOptions.DEFAULT = {
        allowTrailingComma: false
    };
})(ParseOptions || (ParseOptions = {}));
/**
 * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
 */
function getLocation(text, position) {
    const segments = []; // strings or numbers
    const earlyReturnException = new Object();
    let previousNode = undefined;
    const previousNodeInst = {
        value: {},
        offset: 0,
        length: 0,
        type: 'object',
        parent: undefined
    };
    let isAtPropertyKey = false;
    function setPreviousNode(value, offset, length, type) {
        previousNodeInst.value = value;
        previousNodeInst.offset = offset;
        previousNodeInst.length = length;
        previousNodeInst.type = type;
        previousNodeInst.colonOffset = undefined;
        previousNode = previousNodeInst;
    }
    try {
        visit(text, {
            onObjectBegin: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                isAtPropertyKey = position > offset;
                segments.push(''); // push a placeholder (will be replaced)
            },
            onObjectProperty: (name, offset, length) => {
                if (position < offset) {
                    throw earlyReturnException;
                }
                setPreviousNode(name, offset, length, 'property');
                segments[segments.length - 1] = name;
                if (position <= offset + length) {
                    throw earlyReturnException;
                }
            },
            onObjectEnd: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.pop();
            },
            onArrayBegin: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.push(0);
            },
            onArrayEnd: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.pop();
            },
            onLiteralValue: (value, offset, length) => {
                if (position < offset) {
                    throw earlyReturnException;
                }
                setPreviousNode(value, offset, length, getNodeType(value));
                if (position <= offset + length) {
                    throw earlyReturnException;
                }
            },
            onSeparator: (sep, offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                if (sep === ':' && previousNode && previousNode.type === 'property') {
                    previousNode.colonOffset = offset;
                    isAtPropertyKey = false;
                    previousNode = undefined;
                }
                else if (sep === ',') {
                    const last = segments[segments.length - 1];
                    if (typeof last === 'number') {
                        segments[segments.length - 1] = last + 1;
                    }
                    else {
                        isAtPropertyKey = true;
                        segments[segments.length - 1] = '';
                    }
                    previousNode = undefined;
                }
            }
        });
    }
    catch (e) {
        if (e !== earlyReturnException) {
            throw e;
        }
    }
    return {
        path: segments,
        previousNode,
        isAtPropertyKey,
        matches: (pattern) => {
            let k = 0;
            for (let i = 0; k < pattern.length && i < segments.length; i++) {
                if (pattern[k] === segments[i] || pattern[k] === '*') {
                    k++;
                }
                else if (pattern[k] !== '**') {
                    return false;
                }
            }
            return k === pattern.length;
        }
    };
}
/**
 * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 * Therefore always check the errors list to find out if the input was valid.
 */
function parse(text, errors = [], options = ParseOptions.DEFAULT) {
    let currentProperty = null;
    let currentParent = [];
    const previousParents = [];
    function onValue(value) {
        if (Array.isArray(currentParent)) {
            currentParent.push(value);
        }
        else if (currentProperty !== null) {
            currentParent[currentProperty] = value;
        }
    }
    const visitor = {
        onObjectBegin: () => {
            const object = {};
            onValue(object);
            previousParents.push(currentParent);
            currentParent = object;
            currentProperty = null;
        },
        onObjectProperty: (name) => {
            currentProperty = name;
        },
        onObjectEnd: () => {
            currentParent = previousParents.pop();
        },
        onArrayBegin: () => {
            const array = [];
            onValue(array);
            previousParents.push(currentParent);
            currentParent = array;
            currentProperty = null;
        },
        onArrayEnd: () => {
            currentParent = previousParents.pop();
        },
        onLiteralValue: onValue,
        onError: (error, offset, length) => {
            errors.push({ error, offset, length });
        }
    };
    visit(text, visitor, options);
    return currentParent[0];
}
/**
 * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 */
function parser_parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
    let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
    function ensurePropertyComplete(endOffset) {
        if (currentParent.type === 'property') {
            currentParent.length = endOffset - currentParent.offset;
            currentParent = currentParent.parent;
        }
    }
    function onValue(valueNode) {
        currentParent.children.push(valueNode);
        return valueNode;
    }
    const visitor = {
        onObjectBegin: (offset) => {
            currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
        },
        onObjectProperty: (name, offset, length) => {
            currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
            currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
        },
        onObjectEnd: (offset, length) => {
            ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
            currentParent.length = offset + length - currentParent.offset;
            currentParent = currentParent.parent;
            ensurePropertyComplete(offset + length);
        },
        onArrayBegin: (offset, length) => {
            currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
        },
        onArrayEnd: (offset, length) => {
            currentParent.length = offset + length - currentParent.offset;
            currentParent = currentParent.parent;
            ensurePropertyComplete(offset + length);
        },
        onLiteralValue: (value, offset, length) => {
            onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
            ensurePropertyComplete(offset + length);
        },
        onSeparator: (sep, offset, length) => {
            if (currentParent.type === 'property') {
                if (sep === ':') {
                    currentParent.colonOffset = offset;
                }
                else if (sep === ',') {
                    ensurePropertyComplete(offset);
                }
            }
        },
        onError: (error, offset, length) => {
            errors.push({ error, offset, length });
        }
    };
    visit(text, visitor, options);
    const result = currentParent.children[0];
    if (result) {
        delete result.parent;
    }
    return result;
}
/**
 * Finds the node at the given path in a JSON DOM.
 */
function parser_findNodeAtLocation(root, path) {
    if (!root) {
        return undefined;
    }
    let node = root;
    for (let segment of path) {
        if (typeof segment === 'string') {
            if (node.type !== 'object' || !Array.isArray(node.children)) {
                return undefined;
            }
            let found = false;
            for (const propertyNode of node.children) {
                if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                    node = propertyNode.children[1];
                    found = true;
                    break;
                }
            }
            if (!found) {
                return undefined;
            }
        }
        else {
            const index = segment;
            if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                return undefined;
            }
            node = node.children[index];
        }
    }
    return node;
}
/**
 * Gets the JSON path of the given JSON DOM node
 */
function getNodePath(node) {
    if (!node.parent || !node.parent.children) {
        return [];
    }
    const path = getNodePath(node.parent);
    if (node.parent.type === 'property') {
        const key = node.parent.children[0].value;
        path.push(key);
    }
    else if (node.parent.type === 'array') {
        const index = node.parent.children.indexOf(node);
        if (index !== -1) {
            path.push(index);
        }
    }
    return path;
}
/**
 * Evaluates the JavaScript object of the given JSON DOM node
 */
function getNodeValue(node) {
    switch (node.type) {
        case 'array':
            return node.children.map(getNodeValue);
        case 'object':
            const obj = Object.create(null);
            for (let prop of node.children) {
                const valueNode = prop.children[1];
                if (valueNode) {
                    obj[prop.children[0].value] = getNodeValue(valueNode);
                }
            }
            return obj;
        case 'null':
        case 'string':
        case 'number':
        case 'boolean':
            return node.value;
        default:
            return undefined;
    }
}
function contains(node, offset, includeRightBound = false) {
    return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
}
/**
 * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
 */
function findNodeAtOffset(node, offset, includeRightBound = false) {
    if (contains(node, offset, includeRightBound)) {
        const children = node.children;
        if (Array.isArray(children)) {
            for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                const item = findNodeAtOffset(children[i], offset, includeRightBound);
                if (item) {
                    return item;
                }
            }
        }
        return node;
    }
    return undefined;
}
/**
 * Parses the given text and invokes the visitor functions for each object, array and literal reached.
 */
function visit(text, visitor, options = ParseOptions.DEFAULT) {
    const _scanner = scanner_createScanner(text, false);
    // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
    // to not affect visitor functions which stored a reference to a previous JSONPath
    const _jsonPath = [];
    // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
    // Callbacks are only called when this value is 0.
    let suppressedCallbacks = 0;
    function toNoArgVisit(visitFunction) {
        return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
    }
    function toOneArgVisit(visitFunction) {
        return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
    }
    function toOneArgVisitWithPath(visitFunction) {
        return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
    }
    function toBeginVisit(visitFunction) {
        return visitFunction ?
            () => {
                if (suppressedCallbacks > 0) {
                    suppressedCallbacks++;
                }
                else {
                    let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                    if (cbReturn === false) {
                        suppressedCallbacks = 1;
                    }
                }
            }
            : () => true;
    }
    function toEndVisit(visitFunction) {
        return visitFunction ?
            () => {
                if (suppressedCallbacks > 0) {
                    suppressedCallbacks--;
                }
                if (suppressedCallbacks === 0) {
                    visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                }
            }
            : () => true;
    }
    const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
    const disallowComments = options && options.disallowComments;
    const allowTrailingComma = options && options.allowTrailingComma;
    function scanNext() {
        while (true) {
            const token = _scanner.scan();
            switch (_scanner.getTokenError()) {
                case 4 /* ScanError.InvalidUnicode */:
                    handleError(14 /* ParseErrorCode.InvalidUnicode */);
                    break;
                case 5 /* ScanError.InvalidEscapeCharacter */:
                    handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                    break;
                case 3 /* ScanError.UnexpectedEndOfNumber */:
                    handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                    break;
                case 1 /* ScanError.UnexpectedEndOfComment */:
                    if (!disallowComments) {
                        handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                    }
                    break;
                case 2 /* ScanError.UnexpectedEndOfString */:
                    handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                    break;
                case 6 /* ScanError.InvalidCharacter */:
                    handleError(16 /* ParseErrorCode.InvalidCharacter */);
                    break;
            }
            switch (token) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                    if (disallowComments) {
                        handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                    }
                    else {
                        onComment();
                    }
                    break;
                case 16 /* SyntaxKind.Unknown */:
                    handleError(1 /* ParseErrorCode.InvalidSymbol */);
                    break;
                case 15 /* SyntaxKind.Trivia */:
                case 14 /* SyntaxKind.LineBreakTrivia */:
                    break;
                default:
                    return token;
            }
        }
    }
    function handleError(error, skipUntilAfter = [], skipUntil = []) {
        onError(error);
        if (skipUntilAfter.length + skipUntil.length > 0) {
            let token = _scanner.getToken();
            while (token !== 17 /* SyntaxKind.EOF */) {
                if (skipUntilAfter.indexOf(token) !== -1) {
                    scanNext();
                    break;
                }
                else if (skipUntil.indexOf(token) !== -1) {
                    break;
                }
                token = scanNext();
            }
        }
    }
    function parseString(isValue) {
        const value = _scanner.getTokenValue();
        if (isValue) {
            onLiteralValue(value);
        }
        else {
            onObjectProperty(value);
            // add property name afterwards
            _jsonPath.push(value);
        }
        scanNext();
        return true;
    }
    function parseLiteral() {
        switch (_scanner.getToken()) {
            case 11 /* SyntaxKind.NumericLiteral */:
                const tokenValue = _scanner.getTokenValue();
                let value = Number(tokenValue);
                if (isNaN(value)) {
                    handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                    value = 0;
                }
                onLiteralValue(value);
                break;
            case 7 /* SyntaxKind.NullKeyword */:
                onLiteralValue(null);
                break;
            case 8 /* SyntaxKind.TrueKeyword */:
                onLiteralValue(true);
                break;
            case 9 /* SyntaxKind.FalseKeyword */:
                onLiteralValue(false);
                break;
            default:
                return false;
        }
        scanNext();
        return true;
    }
    function parseProperty() {
        if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
            handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            return false;
        }
        parseString(false);
        if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
            onSeparator(':');
            scanNext(); // consume colon
            if (!parseValue()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
        }
        else {
            handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
        }
        _jsonPath.pop(); // remove processed property name
        return true;
    }
    function parseObject() {
        onObjectBegin();
        scanNext(); // consume open brace
        let needsComma = false;
        while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                if (!needsComma) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                }
                onSeparator(',');
                scanNext(); // consume comma
                if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
            }
            if (!parseProperty()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            needsComma = true;
        }
        onObjectEnd();
        if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
            handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
        }
        else {
            scanNext(); // consume close brace
        }
        return true;
    }
    function parseArray() {
        onArrayBegin();
        scanNext(); // consume open bracket
        let isFirstElement = true;
        let needsComma = false;
        while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                if (!needsComma) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                }
                onSeparator(',');
                scanNext(); // consume comma
                if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
            }
            if (isFirstElement) {
                _jsonPath.push(0);
                isFirstElement = false;
            }
            else {
                _jsonPath[_jsonPath.length - 1]++;
            }
            if (!parseValue()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            needsComma = true;
        }
        onArrayEnd();
        if (!isFirstElement) {
            _jsonPath.pop(); // remove array index
        }
        if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
            handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
        }
        else {
            scanNext(); // consume close bracket
        }
        return true;
    }
    function parseValue() {
        switch (_scanner.getToken()) {
            case 3 /* SyntaxKind.OpenBracketToken */:
                return parseArray();
            case 1 /* SyntaxKind.OpenBraceToken */:
                return parseObject();
            case 10 /* SyntaxKind.StringLiteral */:
                return parseString(true);
            default:
                return parseLiteral();
        }
    }
    scanNext();
    if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
        if (options.allowEmptyContent) {
            return true;
        }
        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
        return false;
    }
    if (!parseValue()) {
        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
        return false;
    }
    if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
        handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
    }
    return true;
}
/**
 * Takes JSON with JavaScript-style comments and remove
 * them. Optionally replaces every none-newline character
 * of comments with a replaceCharacter
 */
function stripComments(text, replaceCh) {
    let _scanner = scanner_createScanner(text), parts = [], kind, offset = 0, pos;
    do {
        pos = _scanner.getPosition();
        kind = _scanner.scan();
        switch (kind) {
            case 12 /* SyntaxKind.LineCommentTrivia */:
            case 13 /* SyntaxKind.BlockCommentTrivia */:
            case 17 /* SyntaxKind.EOF */:
                if (offset !== pos) {
                    parts.push(text.substring(offset, pos));
                }
                if (replaceCh !== undefined) {
                    parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                }
                offset = _scanner.getPosition();
                break;
        }
    } while (kind !== 17 /* SyntaxKind.EOF */);
    return parts.join('');
}
function getNodeType(value) {
    switch (typeof value) {
        case 'boolean': return 'boolean';
        case 'number': return 'number';
        case 'string': return 'string';
        case 'object': {
            if (!value) {
                return 'null';
            }
            else if (Array.isArray(value)) {
                return 'array';
            }
            return 'object';
        }
        default: return 'null';
    }
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/edit.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/



function removeProperty(text, path, options) {
    return setProperty(text, path, void 0, options);
}
function setProperty(text, originalPath, value, options) {
    const path = originalPath.slice();
    const errors = [];
    const root = parseTree(text, errors);
    let parent = void 0;
    let lastSegment = void 0;
    while (path.length > 0) {
        lastSegment = path.pop();
        parent = findNodeAtLocation(root, path);
        if (parent === void 0 && value !== void 0) {
            if (typeof lastSegment === 'string') {
                value = { [lastSegment]: value };
            }
            else {
                value = [value];
            }
        }
        else {
            break;
        }
    }
    if (!parent) {
        // empty document
        if (value === void 0) { // delete
            throw new Error('Can not delete in empty document');
        }
        return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
    }
    else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
        const existing = findNodeAtLocation(parent, [lastSegment]);
        if (existing !== void 0) {
            if (value === void 0) { // delete
                if (!existing.parent) {
                    throw new Error('Malformed AST');
                }
                const propertyIndex = parent.children.indexOf(existing.parent);
                let removeBegin;
                let removeEnd = existing.parent.offset + existing.parent.length;
                if (propertyIndex > 0) {
                    // remove the comma of the previous node
                    let previous = parent.children[propertyIndex - 1];
                    removeBegin = previous.offset + previous.length;
                }
                else {
                    removeBegin = parent.offset + 1;
                    if (parent.children.length > 1) {
                        // remove the comma of the next node
                        let next = parent.children[1];
                        removeEnd = next.offset;
                    }
                }
                return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
            }
            else {
                // set value of existing property
                return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
            }
        }
        else {
            if (value === void 0) { // delete
                return []; // property does not exist, nothing to do
            }
            const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
            const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
            let edit;
            if (index > 0) {
                let previous = parent.children[index - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            else if (parent.children.length === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty };
            }
            else {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
            }
            return withFormatting(text, edit, options);
        }
    }
    else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
        const insertIndex = lastSegment;
        if (insertIndex === -1) {
            // Insert
            const newProperty = `${JSON.stringify(value)}`;
            let edit;
            if (parent.children.length === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty };
            }
            else {
                const previous = parent.children[parent.children.length - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            return withFormatting(text, edit, options);
        }
        else if (value === void 0 && parent.children.length >= 0) {
            // Removal
            const removalIndex = lastSegment;
            const toRemove = parent.children[removalIndex];
            let edit;
            if (parent.children.length === 1) {
                // only item
                edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
            }
            else if (parent.children.length - 1 === removalIndex) {
                // last item
                let previous = parent.children[removalIndex - 1];
                let offset = previous.offset + previous.length;
                let parentEndOffset = parent.offset + parent.length;
                edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
            }
            else {
                edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
            }
            return withFormatting(text, edit, options);
        }
        else if (value !== void 0) {
            let edit;
            const newProperty = `${JSON.stringify(value)}`;
            if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                const toModify = parent.children[lastSegment];
                edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
            }
            else if (parent.children.length === 0 || lastSegment === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
            }
            else {
                const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                const previous = parent.children[index - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            return withFormatting(text, edit, options);
        }
        else {
            throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
        }
    }
    else {
        throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
    }
}
function withFormatting(text, edit, options) {
    if (!options.formattingOptions) {
        return [edit];
    }
    // apply the edit
    let newText = applyEdit(text, edit);
    // format the new text
    let begin = edit.offset;
    let end = edit.offset + edit.content.length;
    if (edit.length === 0 || edit.content.length === 0) { // insert or remove
        while (begin > 0 && !isEOL(newText, begin - 1)) {
            begin--;
        }
        while (end < newText.length && !isEOL(newText, end)) {
            end++;
        }
    }
    const edits = format(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
    // apply the formatting edits and track the begin and end offsets of the changes
    for (let i = edits.length - 1; i >= 0; i--) {
        const edit = edits[i];
        newText = applyEdit(newText, edit);
        begin = Math.min(begin, edit.offset);
        end = Math.max(end, edit.offset + edit.length);
        end += edit.content.length - edit.length;
    }
    // create a single edit with all changes
    const editLength = text.length - (newText.length - end) - begin;
    return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
}
function applyEdit(text, edit) {
    return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
}
function isWS(text, offset) {
    return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/main.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/





/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
const main_createScanner = scanner_createScanner;
var ScanError;
(function (ScanError) {
    ScanError[ScanError["None"] = 0] = "None";
    ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
    ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
    ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
    ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
    ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
    ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function (SyntaxKind) {
    SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
    SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
    SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
    SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
    SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
    SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
    SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
    SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
    SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
    SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
    SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
    SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
    SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
    SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
    SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
    SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
    SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
/**
 * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
 */
const main_getLocation = getLocation;
/**
 * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 * Therefore, always check the errors list to find out if the input was valid.
 */
const main_parse = parse;
/**
 * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 */
const main_parseTree = parser_parseTree;
/**
 * Finds the node at the given path in a JSON DOM.
 */
const main_findNodeAtLocation = parser_findNodeAtLocation;
/**
 * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
 */
const main_findNodeAtOffset = findNodeAtOffset;
/**
 * Gets the JSON path of the given JSON DOM node
 */
const main_getNodePath = getNodePath;
/**
 * Evaluates the JavaScript object of the given JSON DOM node
 */
const main_getNodeValue = getNodeValue;
/**
 * Parses the given text and invokes the visitor functions for each object, array and literal reached.
 */
const main_visit = visit;
/**
 * Takes JSON with JavaScript-style comments and remove
 * them. Optionally replaces every none-newline character
 * of comments with a replaceCharacter
 */
const main_stripComments = stripComments;
var ParseErrorCode;
(function (ParseErrorCode) {
    ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
    ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
    ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
    ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
    ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
    ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
    ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
    ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
    ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
    ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
    ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
    ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
    ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
    switch (code) {
        case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
        case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
        case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
        case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
        case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
        case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
        case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
        case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
        case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
        case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
        case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
        case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
        case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
        case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
        case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
        case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
    }
    return '<unknown ParseErrorCode>';
}
/**
 * Computes the edit operations needed to format a JSON document.
 *
 * @param documentText The input text
 * @param range The range to format or `undefined` to format the full content
 * @param options The formatting options
 * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
 * To apply the edit operations to the input, use {@linkcode applyEdits}.
 */
function main_format(documentText, range, options) {
    return formatter.format(documentText, range, options);
}
/**
 * Computes the edit operations needed to modify a value in the JSON document.
 *
 * @param documentText The input text
 * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
 * If the path points to an non-existing property or item, it will be created.
 * @param value The new value for the specified property or item. If the value is undefined,
 * the property or item will be removed.
 * @param options Options
 * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
 * To apply the edit operations to the input, use {@linkcode applyEdits}.
 */
function modify(text, path, value, options) {
    return edit.setProperty(text, path, value, options);
}
/**
 * Applies edits to an input string.
 * @param text The input text
 * @param edits Edit operations following the format described in {@linkcode EditResult}.
 * @returns The text with the applied edits.
 * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
 */
function applyEdits(text, edits) {
    let sortedEdits = edits.slice(0).sort((a, b) => {
        const diff = a.offset - b.offset;
        if (diff === 0) {
            return a.length - b.length;
        }
        return diff;
    });
    let lastModifiedOffset = text.length;
    for (let i = sortedEdits.length - 1; i >= 0; i--) {
        let e = sortedEdits[i];
        if (e.offset + e.length <= lastModifiedOffset) {
            text = edit.applyEdit(text, e);
        }
        else {
            throw new Error('Overlapping edit');
        }
        lastModifiedOffset = e.offset;
    }
    return text;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/tokens.js

// Its enums are `const enum`s, which a compiler that looks at one file at a time cannot read: hence the numbers.
const KINDS = {
    1: "{",
    2: "}",
    3: "[",
    4: "]",
    5: ",",
    6: ":",
    7: "null",
    8: "true",
    9: "false",
    10: "string",
    11: "number",
    16: "unknown",
    17: "end of file",
};
const FAULTS = {
    1: "unclosed comment",
    2: "unclosed string",
    3: "bad number",
    4: "bad escape",
    5: "bad escape",
    6: "control character",
};
/** Reads the tokens of JSON with comments. A leading byte order mark is passed over. */
function readTokens(text) {
    const scanner = main_createScanner(text);
    let position = text.startsWith("\uFEFF") ? 1 : 0;
    return {
        next() {
            for (;;) {
                position = skipBlanks(text, position);
                // The scanner would read on to the end of the word, over and over where such texts follow each other.
                const quoted = isNeverJson(text[position]) ? bareTextAt(text, position) : undefined;
                if (quoted !== undefined) {
                    const start = position;
                    position += quoted.length;
                    return { kind: "unknown", start, end: position, text: quoted, fault: undefined };
                }
                scanner.setPosition(position);
                const code = scanner.scan();
                position = scanner.getPosition();
                const fault = FAULTS[scanner.getTokenError()];
                const kind = fault === "unclosed comment" ? "end of file" : KINDS[code];
                if (kind === undefined)
                    continue;
                const start = scanner.getTokenOffset();
                const bare = kind === "unknown" || text.startsWith("{{", start) ? bareTextAt(text, start) : undefined;
                if (bare !== undefined) {
                    position = start + bare.length;
                    return { kind: "unknown", start, end: position, text: bare, fault: undefined };
                }
                if (fault === "unclosed string")
                    position = start + withoutTail(text.slice(start, position));
                return { kind, start, end: Math.min(position, text.length), text: scanner.getTokenValue(), fault };
            }
        },
    };
}
/** True for quotes of other kinds, and for what is not ASCII, such as odd blanks. */
function isNeverJson(character = "") {
    return character === "'" || character === "`" || character > "\u007f";
}
/** Those that need an end are bounded: where none comes, they would look for it from each of their beginnings. */
const BARE_TEXTS = [
    /'[^'\r\n]*'/y,
    /`[^`\r\n]*`/y,
    /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s,"}\]]*/iy,
    /\$\{[^}\r\n]{0,200}\}/y,
    /\{\{[^}\r\n]{0,200}\}\}/y,
    /#[^\r\n]*/y,
    /[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y,
];
/**
 * What is one thing to who wrote it, although the scanner would take it to pieces: text in the wrong quotes, a URL without
 * any (which holds the start of a comment), a placeholder, a comment of another language, blanks that JSON does not know.
 */
function bareTextAt(text, position) {
    for (const shape of BARE_TEXTS) {
        shape.lastIndex = position;
        const found = shape.exec(text)?.[0];
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** An unclosed string reaches to the end of its line; what separates values there is most likely not meant to be in it. */
function withoutTail(text) {
    let end = text.length;
    while (end > 1 && " \t,]}".includes(text.charAt(end - 1)))
        end -= 1;
    return end;
}
/** The scanner would build a string of every run of blanks; passing over them here halves its time. */
function skipBlanks(text, from) {
    let position = from;
    for (;;) {
        const code = text.charCodeAt(position);
        if (code !== 32 && code !== 10 && code !== 13 && code !== 9)
            return position;
        position += 1;
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/bracket-balance.js

function createBracketBalance(text) {
    let surpluses;
    const surplus = (close) => {
        surpluses ??= countSurpluses(text);
        return surpluses.get(close) ?? 0;
    };
    const add = (close, count) => surpluses?.set(close, surplus(close) + count);
    return {
        surplus,
        explain(right, wrong) {
            if (surplus(wrong) <= 0) {
                add(right, 1);
                return "too early";
            }
            add(wrong, -1);
            if (surplus(right) >= 0)
                return "extra";
            add(right, 1);
            return "mistyped";
        },
    };
}
function countSurpluses(text) {
    const counts = new Map();
    const tokens = readTokens(text);
    for (let token = tokens.next(); token.kind !== "end of file"; token = tokens.next()) {
        counts.set(token.kind, (counts.get(token.kind) ?? 0) + 1);
    }
    const difference = (close, open) => (counts.get(close) ?? 0) - (counts.get(open) ?? 0);
    return new Map([
        ["}", difference("}", "{")],
        ["]", difference("]", "[")],
    ]);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/syntax-mistakes.js

function mistake(place, message, advice) {
    return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}
function emptyFile(end) {
    return mistake({ start: end, end }, "The file holds no JSON value.", "Write one JSON object: {…}.");
}
function notJson(token) {
    return mistake(token, "This is not JSON.", 'Write one JSON object: begin with "{".');
}
function unexpected(token) {
    if (token.kind === ":")
        return mistake(token, 'A ":" has no place here.', "Keys and values belong in an object: {…}.");
    if (token.kind === ",")
        return mistake(token, 'There is nothing before this ",".', 'Remove the ",".');
    return mistake(token, `A "${token.kind}" has no place here.`, "Remove it, or open what it closes.");
}
/** `#` begins a comment in other formats. */
function hashComment(token) {
    return mistake(token, 'A "#" does not begin a comment here.', 'Begin the comment with "//".');
}
function invisibleCharacter(token) {
    const code = (token.text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return mistake(token, `An invisible character that JSON does not know (U+${code}) stands here.`, "Remove it, or write a plain blank.");
}
/** `markers` are the places of the lines that git leaves in a file, at least one. */
function mergeConflict(markers) {
    const [first = { start: 0, end: 0 }, ...others] = markers;
    return {
        ...mistake(first, "A merge conflict is not resolved.", "Choose between the two sides and remove git's marker lines."),
        related: others.slice(0, RELATED_PLACES_MAX).map((place) => ({ message: "This line belongs to it.", ...place })),
    };
}
function textAfterDocument(token) {
    return mistake(token, "There is more text after the end of the document.", "Keep one JSON object in the file; look for a bracket that closes it too early.");
}
function unclosedComment(token) {
    return mistake(token, 'A comment opens with "/*" and is never closed.', 'Close it with "*/".');
}
const CLOSES = { "{": "}", "[": "]" };
/** `open` are the brackets that the end of the file finds open, the outermost first. */
function unclosed(open, endOfFile) {
    const inner = open.at(-1) ?? endOfFile;
    const closes = open.map(({ kind }) => CLOSES[kind]).toReversed();
    return {
        ...mistake(inner, `A "${inner.kind}" is never closed.`, `Add ${closes.join("")} where it ends.`),
        related: [{ message: "The file ends here.", start: endOfFile.start, end: endOfFile.end }],
    };
}
function wrongClose(opened, close, kind) {
    const right = CLOSES[opened.kind];
    const advice = {
        extra: "Remove it.",
        mistyped: `Write "${right}" instead.`,
        "too early": `Add "${right}" before it.`,
    };
    return {
        ...mistake(close, `A "${close.kind}" stands where the "${opened.kind}" before it is still open.`, advice[kind]),
        related: [{ message: `This "${opened.kind}" is still open.`, start: opened.start, end: opened.end }],
    };
}
function unclosedArray(opened, key) {
    return {
        ...mistake(key, "A key stands in an array that is still open.", 'Add "]" before it.'),
        related: [{ message: 'This "[" is still open.', start: opened.start, end: opened.end }],
    };
}
function missingComma(previous) {
    return mistake({ start: previous.end, end: previous.end }, 'A "," is missing here.', 'Part the two with a ",".');
}
function missingColon(key) {
    if (/:\s*$/.test(key.text))
        return mistake(key, "A key is not closed.", 'Close it with a double quote before the ":".');
    return mistake(key, 'No ":" follows this key.', 'Write ": " and a value after the key.');
}
function missingValue(key) {
    return mistake(key, "This key has no value.", "Write a value after it, or remove the key.");
}
function missingKey(token) {
    return mistake(token, "A key is missing here.", 'Write a key in double quotes and ":" before the value.');
}
function keyWithoutQuotes(token) {
    return mistake(token, "A key does not stand in double quotes.", 'Write the key as "key".');
}
/** A word from `start` to `end` that no JSON value is written as. */
function notAValue(start, end, text) {
    return mistake({ start, end }, "This is not a JSON value.", adviceForWord(text.slice(start, end)));
}
function adviceForWord(word) {
    if (word.startsWith("'") || word.startsWith("`"))
        return 'Put text in double quotes: "…".';
    if (/^off$/i.test(word))
        return 'Write "off" in double quotes, or false.';
    if (/^(yes|no|on)$/i.test(word))
        return "Write true or false.";
    if (/^(true|false)$/i.test(word))
        return `Write ${word.toLowerCase()}.`;
    if (/^(null|none|nil|undefined)$/i.test(word))
        return "Write null, or remove the key.";
    if (/^[-+]?(nan|inf|infinity)$/i.test(word))
        return "JSON has only finite numbers; write one.";
    if (/[;\u037e\uff0c\uff1b]$/.test(word))
        return 'End it with ",".';
    if (/^[-+.\d]/.test(word)) {
        return 'Write a number as 42, -1 or 0.5: no "+", no leading zero, digits after a point, no units.';
    }
    return 'Put text in double quotes: "…".';
}
// oxlint-disable-next-line no-control-regex -- what JSON does not allow unescaped
const GOOD_CHARACTERS = /^(?:[^\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/;
/** A fault inside a string; its place is that of the faulty character where there is one. */
function inString(token, text) {
    if (token.fault === "unclosed string") {
        return mistake(token, "A string is not closed on its line.", String.raw `Close it with a double quote; write a line break in it as \n.`);
    }
    const raw = text.slice(token.start, token.end);
    const start = token.start + (GOOD_CHARACTERS.exec(raw)?.[0].length ?? 0);
    if (text[start] === "\\") {
        const end = Math.min(start + 2, token.end - 1);
        return mistake({ start, end }, "A string holds an escape that JSON does not know.", String.raw `Write a backslash as \\; the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX.`);
    }
    return mistake({ start, end: start + 1 }, "A string holds a control character.", String.raw `Write it as an escape: a tab as \t.`);
}
function tooDeep(token) {
    return {
        ...mistake(token, `Objects and arrays nest deeper than ${NESTING_MAX_LEVELS} levels.`, "Nest fewer of them."),
        rule: "nesting-depth",
    };
}
function keyTooLong(token) {
    return {
        ...mistake(token, `A key is longer than ${KEY_MAX_CHARACTERS} characters.`, "Choose a shorter one."),
        rule: "key-length",
    };
}
function syntax_mistakes_tooMany(last) {
    return mistake(last, `There are more than ${SYNTAX_MISTAKES_MAX} syntax mistakes; those after this place are not listed.`, "Mend the first ones and check again.");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/merge-conflict.js

const MARKER_LINES = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;
/** Where git has left the lines that mark a conflict, they are the one mistake behind all others. */
function withoutConflictNoise(found, text) {
    if (found.length === 0)
        return found;
    const markers = Array.from(text.matchAll(MARKER_LINES), ({ index, 0: line }) => ({
        start: index,
        end: index + line.length,
    }));
    const [first] = markers;
    // A line of "=" alone may be somebody's ornament.
    return first !== undefined && text.startsWith("<", first.start) ? [mergeConflict(markers)] : found;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/parse.js






const WORDS = new Set(["number", "true", "false", "null", "unknown"]);
/** Shared, for a map of its own makes an empty object ten times as large. */
const NO_PROPERTIES = new Map();
const PLAIN_PROPERTY = { configurable: true, enumerable: true, writable: true };
/**
 * Reads JSON with comments and trailing commas in one pass: values, their places, keys that stand twice or are unsafe,
 * and every syntax mistake, each once. After a mistake it goes on where the text makes sense again.
 */
function parse_parse(text) {
    const tokens = readTokens(text);
    const found = [];
    const duplicateKeys = [];
    const unsafeKeys = [];
    const path = [];
    const open = [];
    // Just after a mistake the next token may well be out of place, too; that is no second mistake.
    let recovering = false;
    let stopped = false;
    const balance = createBracketBalance(text);
    let token = endOfFile();
    let previous = token;
    advance();
    const root = parseDocument();
    return { text, root, mistakes: withoutConflictNoise(found, text), duplicateKeys, unsafeKeys };
    /** For a mistake after which the parser still knows where it is. */
    function report(mistake) {
        if (stopped)
            return;
        found.push(mistake);
        if (found.length === SYNTAX_MISTAKES_MAX)
            reportAndStop(syntax_mistakes_tooMany(mistake));
    }
    /** For a mistake after which the rest of the text is not looked at. */
    function reportAndStop(mistake) {
        if (!stopped)
            found.push(mistake);
        stopped = true;
        token = endOfFile();
    }
    function endOfFile() {
        return { kind: "end of file", start: text.length, end: text.length, text: "", fault: undefined };
    }
    /** For a mistake after which the parser has to find its way back. */
    function reportOutOfStep(mistake) {
        if (!recovering)
            report(mistake);
        recovering = true;
    }
    function advance() {
        previous = token;
        token = nextToken();
        return previous;
    }
    /** The next token but for what other formats take for comments and blanks, which is reported and passed over. */
    function nextToken() {
        for (;;) {
            const next = stopped ? endOfFile() : tokens.next();
            if (next.kind !== "unknown")
                return next;
            if (next.text.startsWith("#"))
                report(hashComment(next));
            else if (/^[\s\p{Cf}]/u.test(next.text))
                report(invisibleCharacter(next));
            else
                return next;
        }
    }
    function isOnLineOf(earlier) {
        return token.kind !== "end of file" && !/[\r\n]/.test(text.slice(earlier.end, token.start));
    }
    function isAtEndOfValue() {
        return token.kind === "," || token.kind === "}" || token.kind === "]" || token.kind === "end of file";
    }
    /** Passes over the rest of a value that makes no sense: to what ends it, or to the end of the line. */
    function skipValue() {
        recovering = true;
        let last = previous;
        while (!isAtEndOfValue() && isOnLineOf(last))
            last = advance();
    }
    function parseDocument() {
        if (token.kind === "end of file" && token.fault === undefined)
            report(emptyFile(text.length));
        if (token.kind === "unknown")
            reportAndStop(notJson(token));
        const node = parseValue();
        if (token.kind === ":" || (node === undefined && token.kind !== "end of file")) {
            reportOutOfStep(unexpected(token));
        }
        else if (token.kind !== "end of file" && found.length === 0) {
            // After another mistake a bracket has most likely closed the document too early.
            report(textAfterDocument(token));
        }
        if (token.fault === "unclosed comment")
            report(unclosedComment(token));
        return node;
    }
    /** Undefined, and nothing taken, where no value begins. */
    function parseValue() {
        if (token.kind === "{")
            return parseContainer(parseObject);
        if (token.kind === "[")
            return parseContainer(parseArray);
        if (token.kind === "string")
            return parseString();
        return WORDS.has(token.kind) ? parseWord() : undefined;
    }
    function parseContainer(parseRest) {
        const start = advance();
        recovering = false;
        open.push(start);
        if (open.length > NESTING_MAX_LEVELS)
            reportAndStop(tooDeep(start));
        const node = parseRest(start);
        open.pop();
        node.end = previous.end;
        return node;
    }
    function parseObject(start) {
        const object = { kind: "object", start: start.start, end: 0, value: {}, properties: NO_PROPERTIES };
        while (!isClosed(start)) {
            parseProperty(object);
            parseSeparator();
        }
        return object;
    }
    function parseArray(start) {
        const array = { kind: "array", start: start.start, end: 0, value: [], items: [] };
        while (!isClosed(start)) {
            path.push(array.items.length);
            const node = parseValue();
            path.pop();
            if (node !== undefined) {
                array.items.push(node);
                array.value.push(node.value);
            }
            if (isKeyOfOuterObject()) {
                reportOutOfStep(unclosedArray(start, previous));
                return array;
            }
            parseSeparator();
        }
        return array;
    }
    /** True where an array's last item turns out to be a key: its "]" is missing. */
    function isKeyOfOuterObject() {
        return token.kind === ":" && previous.kind === "string" && open.at(-2)?.kind === "{" && balance.surplus("]") < 0;
    }
    /** True at the end of what `start` opened, which it takes or finds missing. Commas that part nothing are passed over. */
    function isClosed(start) {
        const [close, otherClose] = start.kind === "{" ? ["}", "]"] : ["]", "}"];
        for (;;) {
            if (token.kind === close) {
                advance();
                recovering = false;
                return true;
            }
            if (token.kind === "end of file") {
                // What an unclosed comment swallowed may have closed it.
                if (token.fault === undefined)
                    reportAndStop(unclosed(open, token));
                return true;
            }
            if (token.kind === otherClose) {
                const kind = balance.explain(close, otherClose);
                reportOutOfStep(wrongClose(start, token, kind));
                if (kind !== "too early")
                    advance();
                if (kind !== "extra")
                    return true;
                continue;
            }
            if (token.kind !== ",")
                return false;
            reportOutOfStep(unexpected(advance()));
        }
    }
    function parseSeparator() {
        if (token.kind === ",") {
            advance();
            recovering = false;
        }
        else if (token.kind === ":") {
            reportOutOfStep(unexpected(advance()));
        }
        else if (token.fault === "unclosed string" && token.start === previous.end) {
            reportOutOfStep(inString(advance(), text));
        }
        else if (!isAtEndOfValue()) {
            reportOutOfStep(missingComma(previous));
        }
    }
    function parseProperty(object) {
        const key = parseKey();
        if (key === undefined)
            return skipValue();
        path.push(key.text);
        if (token.kind === ":") {
            advance();
            parsePropertyValue(object, key);
        }
        else if (token.kind !== "end of file") {
            reportOutOfStep(isAtEndOfValue() ? missingValue(key) : missingColon(key));
            skipValue();
        }
        path.pop();
    }
    /** The key of a property; undefined where there is none to go on with. */
    function parseKey() {
        const start = token;
        if (start.kind === "string") {
            if (start.end - start.start > KEY_MAX_CHARACTERS + 2)
                reportAndStop(keyTooLong(start));
            parseString();
            return start;
        }
        if (WORDS.has(start.kind)) {
            advance();
            reportOutOfStep(keyWithoutQuotes(start));
            return token.kind === ":" ? start : undefined;
        }
        reportOutOfStep(missingKey(start));
        if (start.kind === ":")
            advance();
        parseValue();
        return undefined;
    }
    function parsePropertyValue(object, key) {
        recovering = false;
        const node = parseValue();
        if (node !== undefined && token.kind !== ":")
            return store(object, key, node);
        if (token.kind === "end of file")
            return;
        reportOutOfStep(missingValue(key));
        // A second ":" most likely follows the next key, so a value comes after it.
        if (token.kind === ":")
            advance();
        parseValue();
    }
    function store(object, key, node) {
        if (object.properties === NO_PROPERTIES)
            object.properties = new Map();
        const property = { key, node, duplicate: duplicateOf(object.properties.get(key.text)) };
        property.duplicate?.properties.push(property);
        object.properties.set(key.text, property);
        if (key.text === UNSAFE_KEY) {
            unsafeKeys.push({ path: [...path], key });
            // Plain assignment would set the object's prototype.
            Object.defineProperty(object.value, UNSAFE_KEY, { ...PLAIN_PROPERTY, value: node.value });
        }
        else {
            object.value[key.text] = node.value;
        }
    }
    function duplicateOf(earlier) {
        if (earlier === undefined || earlier.duplicate !== undefined)
            return earlier?.duplicate;
        const duplicate = { path: [...path], properties: [earlier] };
        duplicateKeys.push(duplicate);
        return duplicate;
    }
    function parseString() {
        const string = advance();
        if (string.fault === "unclosed string") {
            reportOutOfStep(inString(string, text));
        }
        else {
            recovering = false;
            if (string.fault !== undefined)
                report(inString(string, text));
        }
        return { kind: "scalar", start: string.start, end: string.end, value: string.text };
    }
    /** A number, `true`, `false` or `null`; or words that are none of them, together where they stand on one line. */
    function parseWord() {
        const first = advance();
        let last = first;
        while (WORDS.has(token.kind) && (first.kind === "unknown" ? isOnLineOf(last) : token.start === last.end)) {
            last = advance();
        }
        const place = { kind: "scalar", start: first.start, end: last.end };
        if (last === first && first.kind !== "unknown" && first.fault === undefined) {
            recovering = false;
            return { ...place, value: wordValue(first) };
        }
        reportOutOfStep(notAValue(first.start, last.end, text));
        skipValue();
        return { ...place, value: null };
    }
}
function wordValue(word) {
    if (word.kind === "number")
        return Number(word.text);
    return word.kind === "null" ? null : word.kind === "true";
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/comments.js

/** All tokens of a text; the last one is the end of the file. */
function allTokens(text) {
    const reader = readTokens(text);
    const tokens = [];
    do
        tokens.push(reader.next());
    while (tokens.at(-1)?.kind !== "end of file");
    return tokens;
}
/** What stands between two tokens and is not blank: one or more comments. */
function commentSpans(text, tokens) {
    return tokens.flatMap((token, index) => {
        const from = tokens[index - 1]?.end ?? 0;
        const between = text.slice(from, token.kind === "end of file" ? token.end : token.start);
        const start = between.search(/\S/);
        return start < 0 ? [] : [{ start: from + start, end: from + between.trimEnd().length }];
    });
}
/** Each comment by itself, with its marks. */
function commentsIn(text, tokens) {
    return commentSpans(text, tokens).flatMap(({ start, end }) => Array.from(text.slice(start, end).matchAll(/\/\/[^\r\n]*|\/\*[^]*?\*\//g), ({ 0: comment, index }) => ({
        start: start + index,
        end: start + index + comment.length,
    })));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/did-you-mean.js
/** A shorter name is a part of too many. */
const PART_MIN_CHARACTERS = 3;
/**
 * The candidates that a misspelt name most likely meant: all that are equally near, none where none is near. Case, `-`
 * and `_` weigh nothing, so that `baseURL` and `base_url` mean `baseUrl`. Where none is near, those that hold the name as a
 * part, so that `headers` means `customHeaders`.
 *
 * @param budget what may still be compared; once it is used up, nothing is near.
 */
function nearestNames(name, candidates, budget) {
    const plain = plainName(name);
    let nearest = [];
    let distance = Math.max(1, Math.floor(plain.length / 3));
    for (const candidate of candidates) {
        const plainCandidate = plainName(candidate);
        // Of too different a length it is too far, whatever its letters: a long key in a hostile file costs nothing.
        if (Math.abs(plainCandidate.length - plain.length) > distance)
            continue;
        if (budget !== undefined)
            budget.letterPairs -= plain.length * plainCandidate.length;
        if (budget !== undefined && budget.letterPairs < 0)
            return [];
        const candidateDistance = editDistance(plain, plainCandidate);
        if (candidateDistance > distance)
            continue;
        if (candidateDistance < distance)
            nearest = [];
        nearest.push(candidate);
        distance = candidateDistance;
    }
    if (nearest.length > 0 || plain.length < PART_MIN_CHARACTERS)
        return nearest;
    return [...candidates].filter((candidate) => plainName(candidate).includes(plain));
}
/** A name without what weighs nothing. */
function plainName(name) {
    return name.toLowerCase().replaceAll(/[-_\s]/g, "");
}
/** How many letters to add, drop, change, or swap with a neighbour (Damerau's optimal string alignment). */
function editDistance(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current[column] = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
        }
        beforeLast = last;
        last = current;
    }
    return last[to.length] ?? 0;
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/schema.js

/** Keywords of `Schema` that say nothing about validity. */
const ANNOTATION_KEYWORDS = (/* unused pure expression or super */ null && ([
    "markdownDescription",
    "markdownEnumDescriptions",
    "defaultSnippets",
    "allowComments",
    "allowTrailingCommas",
]));
/** A text in the body of a snippet that is to stay as it is. */
function snippetText(text) {
    return text.replaceAll(/[\\$}]/g, "\\$&");
}
/** Title and description, the latter with Markdown and without. */
function describe(title, markdown) {
    return { title, description: markdown.replaceAll("`", ""), markdownDescription: markdown };
}
const DEFINITIONS = "#/definitions/";
/** A reference to a definition, whose name may hold any character: a step of a JSON pointer (RFC 6901) in a URI fragment. */
function reference(definition) {
    return { $ref: DEFINITIONS + encodeURI(pointerStep(definition.toWellFormed())).replaceAll("#", "%23") };
}
/** The name of the definition that a reference leads to. */
function definitionName($ref) {
    const name = $ref.slice(DEFINITIONS.length);
    // Most names need no escape, and references are followed for every value of a document.
    return /[%~]/.test(name) ? fromPointerStep(decodeURIComponent(name)) : name;
}
/** A reference with a description of its own: draft-07 ignores whatever stands beside `$ref`. */
function describedReference(title, markdown, definition) {
    return { ...describe(title, markdown), allOf: [reference(definition)] };
}
/** An object that takes these properties and no others. */
function closedObject(properties, required = []) {
    return {
        type: "object",
        properties,
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-at.js


/**
 * The part of a schema that speaks about the value at a path of a document, with references followed and, of several
 * variants, the one that the document's `type` names. Empty where none does.
 */
function schemaAt(root, document, path) {
    let value = document;
    let schema = effectiveSchema(root, root, value);
    for (const step of path) {
        value = valueAt(value, [step]);
        schema = effectiveSchema(root, childSchema(schema, step), value);
    }
    return schema;
}
/** What a schema, its references followed, says of the value under a key or at an index. Empty where it says nothing. */
function childSchema(schema, step) {
    if (typeof step === "number")
        return schema.items ?? {};
    const named = Object.hasOwn(schema.properties ?? {}, step) ? schema.properties?.[step] : undefined;
    return named ?? (schema.additionalProperties || {});
}
/** Follows references; those of the schema that `buildSchema` makes form no circles. */
function effectiveSchema(root, schema, value) {
    const variant = schema.oneOf?.find((branch) => variantType(root, branch) === valueAt(value, ["type"]));
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref ?? variant?.$ref;
    const definition = target === undefined ? undefined : ownDefinition(root, definitionName(target));
    return definition === undefined ? schema : effectiveSchema(root, definition, value);
}
function ownDefinition({ definitions = {} }, name) {
    return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
}
function variantType(root, branch) {
    return effectiveSchema(root, branch).properties?.["type"]?.const;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/url-parameters.js

/**
 * The secret parameters in a path: behind a `?` that was forgotten, or behind a `;` (RFC 3986, 3.3). One that is all of
 * a segment keeps its name, for an empty segment may turn what follows into something else.
 */
function pathParameters(head, userinfo) {
    const found = [];
    let passed = 0;
    for (const { 0: whole, 1: name = "", 2: value = "", index } of head.matchAll(/[&;]([^&;=/\\]*)=([^&;/\\]+)/g)) {
        const end = index + whole.length;
        while ((userinfo[passed]?.end ?? Number.POSITIVE_INFINITY) <= index)
            passed += 1;
        const isUserinfo = (userinfo[passed]?.start ?? end) < end;
        if (isUserinfo || !isSecretParameter(name, value))
            continue;
        const start = index === 0 || /[/\\:@\s]/.test(head[index - 1] ?? "") ? index + 1 + name.length + 1 : index;
        found.push({ name, isEmpty: false, isSecret: true, start, end });
    }
    return found;
}
/** The parameters of the query and of the fragment; a second `?`, which is often a slip, starts a list as well. */
function parameterLists(text, start) {
    const lists = [];
    for (const match of text.slice(start).matchAll(/([?#&;])([^?#&;=]*)(?:=([^?#&;]*))?/g)) {
        const [whole, separator = "", name = "", value] = match;
        const from = start + match.index;
        const parameter = {
            name: value === undefined ? "" : name,
            isEmpty: whole === separator,
            isSecret: isSecretParameter(name, value),
            start: from,
            end: from + whole.length,
        };
        if (separator === "?" || separator === "#")
            lists.push([parameter]);
        else
            lists.at(-1)?.push(parameter);
    }
    return lists;
}
/** What a parameter is called whose value is a credential, beside what a header is called; without what parts its words. */
const url_parameters_CREDENTIAL_NAME = /^(?:key|sig|code|pass|pw|auth|sas)$/;
function isSecretParameter(name, value = "") {
    if (name === "" && value === "")
        return false;
    const plainName = decoded(name);
    if (hasTokenShape(plainName))
        return true;
    const plain = decoded(value).trim();
    if (plain === "" || isPlaceholder(plain))
        return false;
    const isNamed = namesCredential(plainName) || url_parameters_CREDENTIAL_NAME.test(plainName.toLowerCase());
    return isNamed || hasTokenShape(plain) || /\/\/[^/:]*:[^/@]*@/.test(plain);
}
/** The secret parameters of a list with the empty ones, each with one separator; all of it where nothing else is there. */
function stripsOf(list) {
    if (!list.some(({ isSecret }) => isSecret))
        return [];
    const stays = ({ isEmpty, isSecret }) => !isEmpty && !isSecret;
    const first = list.findIndex(stays);
    return list.flatMap((one, index) => {
        if (stays(one))
            return [];
        const { start, end } = one;
        // The first parameter that stays takes over the separator of the list.
        return [index < first ? { start: start + 1, end: end + 1 } : { start, end }];
    });
}
/** With what is escaped in percent as the ASCII characters that it stands for. */
function decoded(text) {
    return text.replaceAll(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/url-secrets.js


/**
 * Finds the credentials in a URL's text. It need not be a right one: a URL that no client takes leaks its password as
 * well, and some clients mend what is wrong with it.
 */
function findUrlSecrets(text) {
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const userinfo = userinfoIn(head);
    const inPath = pathParameters(head, userinfo);
    const lists = parameterLists(text, head.length);
    const hasToken = hasTokenShape(decoded(without(head, userinfo)));
    const hasHiddenPassword = userinfo.length === 0 && hidesPassword(text);
    return {
        userinfo,
        parameters: [inPath, ...lists].flatMap((list) => list.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
        hasToken,
        hasHiddenPassword,
        strips: [...inOrder([...userinfo, ...inPath]), ...lists.flatMap(stripsOf)],
    };
}
/** A text without some of its parts, which are in order and apart from each other. */
function without(text, spans) {
    let done = 0;
    const parts = spans.map(({ start, end }) => {
        const part = text.slice(done, start);
        done = end;
        return part;
    });
    return [...parts, text.slice(done)].join("");
}
/** Some clients pass over blanks in a scheme. */
const SCHEME = /^[a-z][a-z\d+.\s-]*:$/i;
const HTTP_SCHEME = /^https?:$/i;
/** Before the `@` of the first host, and of that of another URL in the path. `head` ends before the query. */
function userinfoIn(head) {
    const spans = [];
    let expected = "scheme or host";
    for (const { 0: whole, 1: slashes = "", 2: segment = "", index } of head.matchAll(/([/\\]*)([^/\\]*)/g)) {
        const scheme = index === 0 ? (/^\s*https?:/i.exec(segment)?.[0].length ?? 0) : 0;
        const at = segment.lastIndexOf("@");
        const own = segment.slice(scheme, Math.max(at, scheme));
        // "someone@example.com" is an address for mail.
        const canBeUserinfo = expected !== "path" && (slashes !== "" || scheme > 0 || own.includes(":"));
        const start = index + slashes.length + scheme;
        if (canBeUserinfo && isSecretUserinfo(own))
            spans.push({ start, end: start + own.length + 1 });
        const rest = segment.slice(at + 1).trim();
        if (rest === "")
            continue;
        const isUrlInPath = HTTP_SCHEME.test(rest) && /^[/\\]{2}/.test(head.slice(index + whole.length, index + whole.length + 2));
        expected = isUrlInPath || (expected === "scheme or host" && SCHEME.test(rest)) ? "host" : "path";
    }
    return spans;
}
/** A user's name alone beside a password that is filled in gives nothing away, but a token in its place does. */
function isSecretUserinfo(userinfo) {
    const colon = userinfo.indexOf(":");
    const [user, password] = colon < 0 ? [userinfo, ""] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
    if (password === "")
        return user !== "" && !isPlaceholder(user);
    return !isPlaceholder(password) || hasTokenShape(decoded(user));
}
/** True where what stands for the port may be the start of a password with a `/`, `?` or `#` in it: `user:pa/ss@host`. */
function hidesPassword(text) {
    const shape = /^(?:https?:|(?!https?:))[/\\]*[^:[\]/\\?#@]+:([^/\\?#@]+)[/\\?#]([^]*)$/i;
    const [, port = "", rest = ""] = shape.exec(text.trimStart()) ?? [];
    return rest.includes("@") && /[^\d\s]/.test(port) && !isPlaceholder(port);
}
function inOrder(spans) {
    return spans.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/redact.js







const MASK = "•";
/**
 * A text with all that could be a secret masked, character by character, so that every place stays where it is. Shown
 * are the values that the schema knows and takes; masked are header values, userinfo and queries of URLs, what has the
 * shape of a token, all that stands under a key that the schema does not know, and comments. Where the syntax is broken
 * no place can be trusted, so that everything is masked but the schema's own names.
 */
function redact(parsed, schema) {
    const { text, root, mistakes } = parsed;
    const tokens = allTokens(text);
    const comments = commentSpans(text, tokens);
    if (mistakes.length > 0)
        return mask(text, [...comments, ...unknownTokens(tokens, schema)]);
    const whole = { text, schema, budget: { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS } };
    return mask(text, [...comments, ...(root === undefined ? [] : secretSpans(root, whole, schema, false))]);
}
/** Every text, word and number but the names that the schema has. */
function unknownTokens(tokens, schema) {
    const names = namesIn(schema);
    return tokens.filter(({ kind, text }) => ["string", "number", "unknown"].includes(kind) && !names.has(text));
}
/** The keys and values that a schema names, anywhere in it. */
function namesIn(schema) {
    const { properties = {}, enum: values = [], const: value, definitions = {} } = schema;
    const parts = [...Object.values(properties), ...Object.values(definitions)];
    const own = [...Object.keys(properties), ...values, ...(value === undefined ? [] : [value])];
    return new Set([...own, ...parts.flatMap((part) => [...namesIn(part)])]);
}
/** `part` is what the schema says of the node; `isHeader` that it stands in the custom headers. */
function* secretSpans(node, whole, part, isHeader) {
    const partOf = (step, child) => effectiveSchema(whole.schema, childSchema(part, step), child.value);
    if (node.kind === "scalar") {
        yield* secretsOf(node, whole, part, isHeader);
    }
    else if (node.kind === "array") {
        for (const item of node.items)
            yield* secretSpans(item, whole, partOf(0, item), isHeader);
    }
    else {
        for (const [name, property] of node.properties) {
            for (const { key, node: child } of property.duplicate?.properties ?? [property]) {
                if (maskSecrets(name) !== name)
                    yield key;
                else if (isHeader)
                    yield* secretOfHeaderName(key.text, key, whole.text);
                if (name === "versionHeader" && child.kind === "scalar")
                    yield* secretOfHeaderName(child.value, child, whole.text);
                yield* secretSpans(child, whole, partOf(name, child), isHeader || name === "customHeaders");
            }
        }
    }
}
/** What may be a header's value, pasted behind its name; of a text with escapes, whose places differ, all. */
function secretOfHeaderName(name, { start, end }, text) {
    if (typeof name !== "string")
        return [];
    const from = nameEnd(name);
    if (from === name.length)
        return [];
    return [text.slice(start, end).includes("\\") ? { start, end } : { start: start + 1 + from, end: end - 1 }];
}
function secretsOf({ start, end, value }, whole, part, isHeader) {
    if (value === null || typeof value === "boolean")
        return [];
    const isKnown = Object.keys(part).length > 0;
    if (isHeader || !isKnown)
        return [{ start, end }];
    if (typeof value === "number")
        return [];
    return isExpected(value, part, whole.budget)
        ? secretsOfText(value, whole.text.slice(start, end), start)
        : [{ start, end }];
}
/** True for a text that may stand where the schema has this part, or that is near enough to what may. */
function isExpected(value, { type, enum: values, const: only }, budget) {
    const allowed = values ?? (only === undefined ? undefined : [only]);
    if (allowed !== undefined)
        return allowed.includes(value) || nearestNames(value, allowed, budget).length > 0;
    if (type === "string" || type === "array")
        return true;
    return /^(?:true|false|yes|no|on|off|[-+]?[\d.,_]+k?)$/i.test(value);
}
/** Of a text as it stands in the file: all where it has a token's shape or hides a URL in escapes, else parts of a URL. */
function secretsOfText(value, raw, start) {
    const isUrlWithEscapes = raw.includes("\\") && /[@?#&;]/.test(value);
    if (isUrlWithEscapes || hasTokenShape(value))
        return [{ start, end: start + raw.length }];
    const query = raw.search(/[?#]/);
    const spans = [];
    for (const { start: from, end } of findUrlSecrets(value).strips) {
        // All of a query is masked below. What parts a secret from the rest stays.
        if (query >= 0 && from + 1 >= query)
            break;
        const before = /[&;]/.test(value[from] ?? "") ? 1 : 0;
        const after = value[end - 1] === "@" ? 1 : 0;
        spans.push({ start: start + 1 + from + before, end: start + 1 + end - after });
    }
    if (query >= 0)
        spans.push({ start: start + query + 1, end: start + raw.length - 1 });
    // A password may hold a "?" itself, so that what looks like the query's beginning need not be.
    const at = raw.lastIndexOf("@");
    const end = query >= 0 && query < at ? query : at;
    const authority = raw.indexOf("//");
    const isUserinfo = at >= 0 && (raw.slice(0, end).includes(":") || raw.slice(end).includes("/"));
    if (isUserinfo)
        spans.push({ start: start + (authority >= 0 && authority < end ? authority + 2 : 1), end: start + end });
    return spans;
}
/** Masks the spans; line breaks and tabs stay, so that lines and columns do. */
function mask(text, spans) {
    const parts = [];
    let done = 0;
    for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
        if (end <= done)
            continue;
        const from = Math.max(start, done);
        parts.push(text.slice(done, from), text.slice(from, end).replaceAll(/[^\r\n\t]/g, MASK));
        done = end;
    }
    parts.push(text.slice(done));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a text becomes a redacted one
    return parts.join("");
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/entry-definitions.js


/** The fields that every provider entry may hold (specification 2.3), but for `endpoints`. */
const CONNECTION_FIELDS = ["baseUrl", "customHeaders", "enabled", "endpoint", "models", "protocol"];
/** Definitions of provider entries (2.3, 2.4), custom entries (2.7), `default`, and what they share. */
function entryDefinitions(vocabulary) {
    return {
        ...fieldDefinitions(vocabulary),
        ...sectionDefinitions(vocabulary),
        ...builtInEntryDefinitions(vocabulary),
        ...customEntryDefinitions(vocabulary),
        defaultEntry: {
            ...describe("Defaults", "Reserved: what holds for every provider that does not say otherwise."),
            ...closedObject({ enabled: reference("enabled") }),
            examples: [{ enabled: false }],
        },
    };
}
function fieldDefinitions(vocabulary) {
    const protocols = Object.entries(vocabulary.protocols);
    const endpointFields = Object.fromEntries(protocols.map(([name]) => [name, reference(`endpoints.${name}`)]));
    return {
        baseUrl: {
            ...describe("Base URL", `Base URL of the provider's API. ${versionSegmentSentence(vocabulary)}`.trimEnd()),
            type: "string",
            examples: ["https://gateway.example.com/v1"],
        },
        customHeaders: {
            ...describe("Custom headers", "Extra HTTP headers sent with every request, such as proxy tenancy or routing markers. No credentials, and no header that the transport sets."),
            type: "object",
            propertyNames: { not: { const: UNSAFE_KEY } },
            additionalProperties: { ...describe("Header value", "The header's value. Never a credential."), type: "string" },
            examples: [{ "X-Tenant": "research" }],
        },
        enabled: {
            ...describe("Enabled", "Whether the provider is available. `false` hides it from the model picker."),
            type: "boolean",
            default: true,
        },
        endpoint: {
            ...describe("Endpoint", "Endpoint URL of a self-hosted provider, such as a local model server."),
            type: "string",
            examples: ["http://localhost:11434"],
        },
        endpoints: {
            ...describe("Endpoints", "Base URLs by protocol, where all models of a protocol share a path that others do not."),
            ...closedObject(endpointFields),
        },
        allEndpoints: {
            ...describe("All endpoints", "Base URLs by protocol. A custom provider that gives any gives one for each protocol."),
            ...closedObject(endpointFields, Object.keys(endpointFields)),
            defaultSnippets: [
                {
                    label: "All protocols",
                    description: "A base URL for each protocol",
                    body: Object.fromEntries(protocols.map(([name], index) => [snippetText(name), `$${index + 1}`])),
                },
            ],
        },
        ...Object.fromEntries(protocols.map(([name, { description }]) => [
            `endpoints.${name}`,
            { ...describe(name, `Base URL. ${description}`), type: "string", examples: ["https://gateway.example.com/v1"] },
        ])),
        protocol: describedReference("Protocol", "Wire protocol of the provider. Set it only where the provider does not use its default protocol.", "protocolValue"),
        protocolValue: {
            ...describe("Protocol value", "A wire protocol."),
            type: "string",
            enum: protocols.map(([name]) => name),
            markdownEnumDescriptions: protocols.map(([, { description }]) => description),
        },
    };
}
function versionSegmentSentence(vocabulary) {
    const needs = Object.entries(vocabulary.providers).flatMap(([id, { versionSegment }]) => versionSegment === undefined ? [] : [`\`${versionSegment}\` for \`${id}\``]);
    return needs.length === 0 ? "" : `It ends in the version segment where one is needed: ${needs.join(", ")}.`;
}
function sectionDefinitions(vocabulary) {
    return Object.fromEntries(Object.entries(vocabulary.sections).map(([name, section]) => {
        const fields = Object.entries(section.fields).map(([field, { title, description, example }]) => [
            field,
            { ...describe(title, description), type: "string", examples: [example] },
        ]);
        return [
            sectionDefinition(name),
            { ...describe(section.title, section.description), ...closedObject(Object.fromEntries(fields)) },
        ];
    }));
}
function sectionDefinition(name) {
    return `section.${name}`;
}
/** The fields of an entry with these sections. */
function entryFields(sections, endpoints) {
    return {
        ...Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, reference(name)])),
        endpoints: reference(endpoints),
        ...Object.fromEntries(sections.map((name) => [name, reference(sectionDefinition(name))])),
    };
}
/** The definition of a built-in entry; providers with the same sections share one. */
function builtInEntryDefinition(sections) {
    // What parts the names is escaped in them, so that other sections have another definition.
    const names = sections.map((name) => name.replaceAll("~", "~0").replaceAll(".", "~1"));
    return ["providerEntry", ...names].join(".");
}
function builtInEntryDefinitions(vocabulary) {
    return Object.fromEntries(Object.values(vocabulary.providers).map(({ sections }) => {
        const title = ["Provider entry", ...sections].join(" with ");
        const description = describe(title, "How one built-in provider is reached and what it offers.");
        return [
            builtInEntryDefinition(sections),
            { ...description, ...closedObject(entryFields(sections, "endpoints")), examples: [{ enabled: false }] },
        ];
    }));
}
/** What is required beside a choice must be a property beside it, too, for strict validators. */
function chooseByType(branches) {
    const type = describe("Type", "Selects the provider client that handles the entry.");
    return { type: "object", properties: { type }, required: ["type"], oneOf: branches };
}
/** Without variants there are no custom entries. */
function customEntryDefinitions(vocabulary) {
    const variants = Object.entries(vocabulary.customVariants).map(([type, variant]) => {
        const schema = {
            ...describe(type, variant.description),
            ...closedObject({
                type: {
                    ...describe("Type", `Selects the provider client that handles the entry. ${variant.description}`),
                    type: "string",
                    const: type,
                    examples: [type],
                },
                ...entryFields(variant.sections, "allEndpoints"),
            }, ["type"]),
            defaultSnippets: [
                {
                    label: type,
                    description: variant.description,
                    body: { type: snippetText(type), baseUrl: "$1", models: { discovery: "auto" } },
                },
            ],
        };
        return [`customEntry.${type}`, schema];
    });
    if (variants.length === 0)
        return {};
    const branches = variants.map(([name]) => reference(name));
    return {
        customEntry: {
            ...describe("Custom provider entry", "A provider of your own."),
            // One branch alone tells more exactly what is wrong than a choice of one.
            ...(branches.length === 1 ? { allOf: branches } : chooseByType(branches)),
        },
        ...Object.fromEntries(variants),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/model-definitions.js



const MODEL_EXAMPLE = {
    id: "example-large",
    name: "Example Large",
    maxContextLength: 128_000,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
};
/** The metadata fields that a custom model and an override share (specification 2.6), without `id` and `name`. */
const METADATA = {
    baseUrl: {
        ...describe("Model base URL", "Base URL for this model only, overriding the provider's."),
        type: "string",
        examples: ["https://models.example.com/v1"],
    },
    family: {
        ...describe("Family", "Model family, for grouping and for selecting family-specific system prompt content."),
        type: "string",
        examples: ["example"],
    },
    maxContextLength: tokenCount("Context length", "Total context window, in tokens.", 128_000),
    maxInputTokens: tokenCount("Input tokens", "Maximum input tokens in one request.", 120_000),
    maxOutputTokens: tokenCount("Output tokens", "Maximum tokens generated in one response.", 8_000),
    protocol: describedReference("Model protocol", "Wire protocol of this model, overriding the provider's.", "protocolValue"),
    supportedInputMediaTypes: {
        ...describe("Input media types", "Media types accepted as input, such as `image/png`."),
        type: "array",
        items: { type: "string", examples: ["image/png", "image/jpeg", "application/pdf"] },
        examples: [["image/png", "image/jpeg"]],
    },
    supportsImages: ability("Images", "Model accepts images as input."),
    supportsToolResultImages: ability("Tool result images", "Model accepts images returned by a tool result."),
    supportsTools: ability("Tools", "Model can call tools."),
    supportsWebSearch: ability("Web search", "Model supports the provider's own web search."),
    thinkingEffortLevels: {
        ...describe("Thinking effort levels", "Thinking effort levels the model accepts; the set varies by model."),
        type: "array",
        items: { type: "string", examples: ["off", "low", "medium", "high", "xhigh"] },
        examples: [["off", "low", "high"]],
    },
};
const REQUIRED_IN_CUSTOM_MODEL = [
    "id",
    "name",
    "maxContextLength",
    "supportsImages",
    "supportsToolResultImages",
    "supportsTools",
    "supportsWebSearch",
];
function tokenCount(title, markdown, example) {
    return { ...describe(title, markdown), type: "integer", minimum: 1, maximum: TOKENS_MAX, examples: [example] };
}
function ability(title, markdown) {
    return { ...describe(title, markdown), type: "boolean", examples: [true] };
}
function modelIds(title, markdown) {
    return {
        ...describe(title, markdown),
        type: "array",
        items: { type: "string", examples: [MODEL_EXAMPLE.id] },
        examples: [[MODEL_EXAMPLE.id]],
    };
}
/** Definitions of the `models` object and of what it holds (specification 2.6). */
function modelDefinitions() {
    const fields = Object.fromEntries(Object.keys(METADATA).map((name) => [name, reference(`model.${name}`)]));
    const fieldDefinitions = Object.fromEntries(Object.entries(METADATA).map(([name, schema]) => [`model.${name}`, schema]));
    return {
        models: {
            ...describe("Models", "Which models the provider offers, and what is known of them."),
            ...closedObject({
                allow: modelIds("Allowed models", "Model ids to offer. When not empty, no other model of the provider is offered."),
                deny: modelIds("Denied models", "Model ids to hide. Applied after `allow`: a model in both lists is hidden."),
                discovery: {
                    ...describe("Discovery", "Where the provider's models come from."),
                    type: "string",
                    enum: ["auto", "off"],
                    markdownEnumDescriptions: [
                        "Ask the provider for its model list.",
                        "Offer only the models declared under `custom`.",
                    ],
                },
                custom: {
                    ...describe("Custom models", "Models that the provider does not return from discovery."),
                    type: "array",
                    items: reference("customModel"),
                },
                overrides: {
                    ...describe("Overrides", "Metadata patches by model id. Only the fields that are set are changed."),
                    type: "object",
                    propertyNames: { not: { const: UNSAFE_KEY } },
                    additionalProperties: reference("modelOverride"),
                    examples: [{ [MODEL_EXAMPLE.id]: { maxOutputTokens: 8_000 } }],
                },
            }),
            examples: [{ allow: [MODEL_EXAMPLE.id] }],
        },
        customModel: {
            ...describe("Custom model", "A model that you declare."),
            ...closedObject({
                id: {
                    ...describe("Model id", "Model id that is sent to the provider's API."),
                    type: "string",
                    minLength: 1,
                    examples: [MODEL_EXAMPLE.id],
                },
                name: {
                    ...describe("Display name", "Name in the model picker."),
                    type: "string",
                    minLength: 1,
                    examples: [MODEL_EXAMPLE.name],
                },
                ...fields,
            }, REQUIRED_IN_CUSTOM_MODEL),
            examples: [MODEL_EXAMPLE],
            defaultSnippets: [
                {
                    label: "Custom model",
                    description: "A model with all that is required",
                    body: { ...MODEL_EXAMPLE, id: "$1", name: "$2" },
                },
            ],
        },
        modelOverride: {
            ...describe("Model override", "A patch of one model's metadata. Only the fields that are set are changed."),
            ...closedObject({
                name: {
                    ...describe("Display name", "Name in the model picker."),
                    type: "string",
                    examples: [MODEL_EXAMPLE.name],
                },
                ...fields,
            }),
            examples: [{ maxOutputTokens: 8_000 }],
        },
        ...fieldDefinitions,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/build-schema.js




/** Made once for each vocabulary, which nobody changes. */
const schemas = new WeakMap();
/** What `buildSchema` makes of a vocabulary, made when first asked for. */
function schemaFor(vocabulary) {
    const known = schemas.get(vocabulary);
    if (known !== undefined)
        return known;
    const schema = buildSchema(vocabulary);
    schemas.set(vocabulary, schema);
    return schema;
}
/**
 * The draft-07 schema of the provider configuration file (specification 2) for one vocabulary, as plain JSON. The
 * vocabulary is one that `checkVocabularyFile` would take.
 */
function buildSchema(vocabulary) {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...describe("Provider configuration", "Which model providers an AI assistant has, how to reach them, and which models they offer."),
        allowComments: true,
        allowTrailingCommas: true,
        ...closedObject({
            $schema: {
                ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/provider-config/v1.json"],
            },
            providers: reference("providers"),
        }),
        examples: [{ providers: { default: { enabled: false }, [firstProvider(vocabulary)]: { enabled: true } } }],
        defaultSnippets: [
            {
                label: "Provider configuration",
                description: "A file with one provider",
                body: { $schema: "$1", providers: { [snippetText(firstProvider(vocabulary))]: { enabled: true } } },
            },
        ],
        definitions: {
            providers: providersDefinition(vocabulary),
            ...entryDefinitions(vocabulary),
            ...modelDefinitions(),
        },
    };
}
function firstProvider(vocabulary) {
    return Object.keys(vocabulary.providers)[0] ?? "default";
}
function providersDefinition(vocabulary) {
    const builtIn = Object.entries(vocabulary.providers);
    return {
        ...describe("Providers", "Built-in providers by id, providers of your own under `custom`, and defaults."),
        ...closedObject({
            ...Object.fromEntries(builtIn.map(([id, { title, description, sections }]) => [
                id,
                describedReference(title, description, builtInEntryDefinition(sections)),
            ])),
            custom: customDefinition(vocabulary),
            default: reference("defaultEntry"),
        }),
    };
}
/** Without variants no custom entry can be written. */
function customDefinition({ providers, customVariants }) {
    const description = describe("Custom providers", "Providers of your own, by an id that you choose.");
    if (Object.keys(customVariants).length === 0)
        return { ...description, ...closedObject({}) };
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...Object.keys(providers), ...RESERVED_PROVIDER_KEYS, UNSAFE_KEY] } },
        additionalProperties: reference("customEntry"),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/generated/validator.js
// @ts-nocheck
// Generated by `npm run generate` (shared/generate.ts). Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
// shared/validator.js
var validate = (/* unused pure expression or super */ null && (validate10));
var validator_default = validate10;
var func0 = Object.prototype.hasOwnProperty;
var func66 = require_ucs2length().default;
var schema18 = { "title": "Models", "description": "Which models the provider offers, and what is known of them.", "markdownDescription": "Which models the provider offers, and what is known of them.", "type": "object", "properties": { "allow": { "title": "Allowed models", "description": "Model ids to offer. When not empty, no other model of the provider is offered.", "markdownDescription": "Model ids to offer. When not empty, no other model of the provider is offered.", "type": "array", "items": { "type": "string", "examples": ["example-large"] }, "examples": [["example-large"]] }, "deny": { "title": "Denied models", "description": "Model ids to hide. Applied after allow: a model in both lists is hidden.", "markdownDescription": "Model ids to hide. Applied after `allow`: a model in both lists is hidden.", "type": "array", "items": { "type": "string", "examples": ["example-large"] }, "examples": [["example-large"]] }, "discovery": { "title": "Discovery", "description": "Where the provider's models come from.", "markdownDescription": "Where the provider's models come from.", "type": "string", "enum": ["auto", "off"], "markdownEnumDescriptions": ["Ask the provider for its model list.", "Offer only the models declared under `custom`."] }, "custom": { "title": "Custom models", "description": "Models that the provider does not return from discovery.", "markdownDescription": "Models that the provider does not return from discovery.", "type": "array", "items": { "$ref": "#/definitions/customModel" } }, "overrides": { "title": "Overrides", "description": "Metadata patches by model id. Only the fields that are set are changed.", "markdownDescription": "Metadata patches by model id. Only the fields that are set are changed.", "type": "object", "propertyNames": { "not": { "const": "__proto__" } }, "additionalProperties": { "$ref": "#/definitions/modelOverride" }, "examples": [{ "example-large": { "maxOutputTokens": 8e3 } }] } }, "additionalProperties": false, "examples": [{ "allow": ["example-large"] }] };
var schema19 = { "title": "Custom model", "description": "A model that you declare.", "markdownDescription": "A model that you declare.", "type": "object", "properties": { "id": { "title": "Model id", "description": "Model id that is sent to the provider's API.", "markdownDescription": "Model id that is sent to the provider's API.", "type": "string", "minLength": 1, "examples": ["example-large"] }, "name": { "title": "Display name", "description": "Name in the model picker.", "markdownDescription": "Name in the model picker.", "type": "string", "minLength": 1, "examples": ["Example Large"] }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "required": ["id", "name", "maxContextLength", "supportsImages", "supportsToolResultImages", "supportsTools", "supportsWebSearch"], "additionalProperties": false, "examples": [{ "id": "example-large", "name": "Example Large", "maxContextLength": 128e3, "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }], "defaultSnippets": [{ "label": "Custom model", "description": "A model with all that is required", "body": { "id": "$1", "name": "$2", "maxContextLength": 128e3, "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false } }] };
var schema26 = { "title": "Protocol value", "description": "A wire protocol.", "markdownDescription": "A wire protocol.", "type": "string", "enum": ["provider-a-messages", "provider-b-chat", "provider-b-responses", "tracking-responses", "cloud-converse", "provider-g-generative"], "markdownEnumDescriptions": ["Messages protocol of provider A.", "Chat protocol of provider B.", "Responses protocol of provider B.", "Responses protocol of an experiment-tracking platform.", "Converse protocol of the cloud-managed provider.", "Generative protocol of provider G."] };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "provider-a-messages" || data === "provider-b-chat" || data === "provider-b-responses" || data === "tracking-responses" || data === "cloud-converse" || data === "provider-g-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: schema26.enum } };
        vErrors = addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    validate15.errors = vErrors;
    return errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0 || !func0.call(data, "id")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.name === void 0 || !func0.call(data, "name")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.maxContextLength === void 0 || !func0.call(data, "maxContextLength")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxContextLength" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        if (data.supportsImages === void 0 || !func0.call(data, "supportsImages")) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsImages" } };
            vErrors = addErrors(vErrors, [err3]);
            errors = vErrors.length;
        }
        if (data.supportsToolResultImages === void 0 || !func0.call(data, "supportsToolResultImages")) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsToolResultImages" } };
            vErrors = addErrors(vErrors, [err4]);
            errors = vErrors.length;
        }
        if (data.supportsTools === void 0 || !func0.call(data, "supportsTools")) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsTools" } };
            vErrors = addErrors(vErrors, [err5]);
            errors = vErrors.length;
        }
        if (data.supportsWebSearch === void 0 || !func0.call(data, "supportsWebSearch")) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsWebSearch" } };
            vErrors = addErrors(vErrors, [err6]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema19.properties, key0)) {
                const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            if (typeof data0 === "string") {
                if (func66(data0) < 1) {
                    const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && func0.call(data, "name")) {
            let data1 = data.name;
            if (typeof data1 === "string") {
                if (func66(data1) < 1) {
                    const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err10]);
                    errors = vErrors.length;
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err12 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err13 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err13]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && func0.call(data, "maxContextLength")) {
            let data4 = data.maxContextLength;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err14 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err15 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err15]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err16 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err16]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && func0.call(data, "maxInputTokens")) {
            let data5 = data.maxInputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err17 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err18 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err18]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err19 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err19]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && func0.call(data, "maxOutputTokens")) {
            let data6 = data.maxOutputTokens;
            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err20 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                    const err21 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err21]);
                    errors = vErrors.length;
                }
                if (data6 < 1 || isNaN(data6)) {
                    const err22 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err22]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && func0.call(data, "supportedInputMediaTypes")) {
            let data8 = data.supportedInputMediaTypes;
            if (Array.isArray(data8)) {
                const len0 = data8.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data8[i0] !== "string") {
                        const err23 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err24 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err24]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err25 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err25]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err26 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err26]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err27 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err27]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err28 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err28]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && func0.call(data, "thinkingEffortLevels")) {
            let data14 = data.thinkingEffortLevels;
            if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data14[i1] !== "string") {
                        const err29 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err30 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err30]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err31]);
        errors = vErrors.length;
    }
    validate14.errors = vErrors;
    return errors === 0;
}
var schema33 = { "title": "Model override", "description": "A patch of one model's metadata. Only the fields that are set are changed.", "markdownDescription": "A patch of one model's metadata. Only the fields that are set are changed.", "type": "object", "properties": { "name": { "title": "Display name", "description": "Name in the model picker.", "markdownDescription": "Name in the model picker.", "type": "string", "examples": ["Example Large"] }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "additionalProperties": false, "examples": [{ "maxOutputTokens": 8e3 }] };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema33.properties, key0)) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && func0.call(data, "name")) {
            if (typeof data.name !== "string") {
                const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err2 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err3 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && func0.call(data, "maxContextLength")) {
            let data3 = data.maxContextLength;
            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err4 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
            if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                    const err5 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err5]);
                    errors = vErrors.length;
                }
                if (data3 < 1 || isNaN(data3)) {
                    const err6 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && func0.call(data, "maxInputTokens")) {
            let data4 = data.maxInputTokens;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err7 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err8 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err9 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err9]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && func0.call(data, "maxOutputTokens")) {
            let data5 = data.maxOutputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err10 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err11 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err11]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err12 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err12]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && func0.call(data, "supportedInputMediaTypes")) {
            let data7 = data.supportedInputMediaTypes;
            if (Array.isArray(data7)) {
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data7[i0] !== "string") {
                        const err13 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err15 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err16 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err16]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err17 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err18 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err18]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && func0.call(data, "thinkingEffortLevels")) {
            let data13 = data.thinkingEffortLevels;
            if (Array.isArray(data13)) {
                const len1 = data13.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data13[i1] !== "string") {
                        const err19 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err21]);
        errors = vErrors.length;
    }
    validate18.errors = vErrors;
    return errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "allow" || key0 === "deny" || key0 === "discovery" || key0 === "custom" || key0 === "overrides")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.allow !== void 0 && func0.call(data, "allow")) {
            let data0 = data.allow;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data0[i0] !== "string") {
                        const err1 = { instancePath: instancePath + "/allow/" + i0, schemaPath: "#/properties/allow/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err2 = { instancePath: instancePath + "/allow", schemaPath: "#/properties/allow/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.deny !== void 0 && func0.call(data, "deny")) {
            let data2 = data.deny;
            if (Array.isArray(data2)) {
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (typeof data2[i1] !== "string") {
                        const err3 = { instancePath: instancePath + "/deny/" + i1, schemaPath: "#/properties/deny/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/deny", schemaPath: "#/properties/deny/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.discovery !== void 0 && func0.call(data, "discovery")) {
            let data4 = data.discovery;
            if (typeof data4 !== "string") {
                const err5 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
            if (!(data4 === "auto" || data4 === "off")) {
                const err6 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/enum", keyword: "enum", params: { allowedValues: schema18.properties.discovery.enum } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && func0.call(data, "custom")) {
            let data5 = data.custom;
            if (Array.isArray(data5)) {
                const len2 = data5.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    if (!validate14(data5[i2], { instancePath: instancePath + "/custom/" + i2, parentData: data5, parentDataProperty: i2, rootData })) {
                        vErrors = addErrors(vErrors, validate14.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.overrides !== void 0 && func0.call(data, "overrides")) {
            let data7 = data.overrides;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                for (const key1 of Object.keys(data7)) {
                    const _errs17 = errors;
                    const _errs18 = errors;
                    const _errs19 = errors;
                    if ("__proto__" !== key1) {
                        const err8 = {};
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                    var valid8 = _errs19 === errors;
                    if (valid8) {
                        const err9 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs18;
                        if (vErrors !== null) {
                            if (_errs18) {
                                vErrors.length = _errs18;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid7 = _errs17 === errors;
                    if (!valid7) {
                        const err10 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data7)) {
                    if (!validate18(data7[key2], { instancePath: instancePath + "/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data7, parentDataProperty: key2, rootData })) {
                        vErrors = addErrors(vErrors, validate18.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    validate13.errors = vErrors;
    return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "provider-a-messages" || data === "provider-b-chat" || data === "provider-b-responses" || data === "tracking-responses" || data === "cloud-converse" || data === "provider-g-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: schema26.enum } };
        vErrors = addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    validate22.errors = vErrors;
    return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider-a-messages" || key0 === "provider-b-chat" || key0 === "provider-b-responses" || key0 === "tracking-responses" || key0 === "cloud-converse" || key0 === "provider-g-generative")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data["provider-a-messages"] !== void 0 && func0.call(data, "provider-a-messages")) {
            if (typeof data["provider-a-messages"] !== "string") {
                const err1 = { instancePath: instancePath + "/provider-a-messages", schemaPath: "#/definitions/endpoints.provider-a-messages/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-chat"] !== void 0 && func0.call(data, "provider-b-chat")) {
            if (typeof data["provider-b-chat"] !== "string") {
                const err2 = { instancePath: instancePath + "/provider-b-chat", schemaPath: "#/definitions/endpoints.provider-b-chat/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-responses"] !== void 0 && func0.call(data, "provider-b-responses")) {
            if (typeof data["provider-b-responses"] !== "string") {
                const err3 = { instancePath: instancePath + "/provider-b-responses", schemaPath: "#/definitions/endpoints.provider-b-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data["tracking-responses"] !== void 0 && func0.call(data, "tracking-responses")) {
            if (typeof data["tracking-responses"] !== "string") {
                const err4 = { instancePath: instancePath + "/tracking-responses", schemaPath: "#/definitions/endpoints.tracking-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data["cloud-converse"] !== void 0 && func0.call(data, "cloud-converse")) {
            if (typeof data["cloud-converse"] !== "string") {
                const err5 = { instancePath: instancePath + "/cloud-converse", schemaPath: "#/definitions/endpoints.cloud-converse/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data["provider-g-generative"] !== void 0 && func0.call(data, "provider-g-generative")) {
            if (typeof data["provider-g-generative"] !== "string") {
                const err6 = { instancePath: instancePath + "/provider-g-generative", schemaPath: "#/definitions/endpoints.provider-g-generative/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err7]);
        errors = vErrors.length;
    }
    validate24.errors = vErrors;
    return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs9;
                        if (vErrors !== null) {
                            if (_errs9) {
                                vErrors.length = _errs9;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err9]);
        errors = vErrors.length;
    }
    validate12.errors = vErrors;
    return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "cloud")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs9;
                        if (vErrors !== null) {
                            if (_errs9) {
                                vErrors.length = _errs9;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.cloud !== void 0 && func0.call(data, "cloud")) {
            let data8 = data.cloud;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "profile" || key3 === "region")) {
                        const err9 = { instancePath: instancePath + "/cloud", schemaPath: "#/definitions/section.cloud/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.profile !== void 0 && func0.call(data8, "profile")) {
                    if (typeof data8.profile !== "string") {
                        const err10 = { instancePath: instancePath + "/cloud/profile", schemaPath: "#/definitions/section.cloud/properties/profile/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data8.region !== void 0 && func0.call(data8, "region")) {
                    if (typeof data8.region !== "string") {
                        const err11 = { instancePath: instancePath + "/cloud/region", schemaPath: "#/definitions/section.cloud/properties/region/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/cloud", schemaPath: "#/definitions/section.cloud/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err13]);
        errors = vErrors.length;
    }
    validate30.errors = vErrors;
    return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data["provider-a-messages"] === void 0 || !func0.call(data, "provider-a-messages")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-a-messages" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data["provider-b-chat"] === void 0 || !func0.call(data, "provider-b-chat")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-b-chat" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data["provider-b-responses"] === void 0 || !func0.call(data, "provider-b-responses")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-b-responses" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        if (data["tracking-responses"] === void 0 || !func0.call(data, "tracking-responses")) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tracking-responses" } };
            vErrors = addErrors(vErrors, [err3]);
            errors = vErrors.length;
        }
        if (data["cloud-converse"] === void 0 || !func0.call(data, "cloud-converse")) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cloud-converse" } };
            vErrors = addErrors(vErrors, [err4]);
            errors = vErrors.length;
        }
        if (data["provider-g-generative"] === void 0 || !func0.call(data, "provider-g-generative")) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-g-generative" } };
            vErrors = addErrors(vErrors, [err5]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider-a-messages" || key0 === "provider-b-chat" || key0 === "provider-b-responses" || key0 === "tracking-responses" || key0 === "cloud-converse" || key0 === "provider-g-generative")) {
                const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data["provider-a-messages"] !== void 0 && func0.call(data, "provider-a-messages")) {
            if (typeof data["provider-a-messages"] !== "string") {
                const err7 = { instancePath: instancePath + "/provider-a-messages", schemaPath: "#/definitions/endpoints.provider-a-messages/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-chat"] !== void 0 && func0.call(data, "provider-b-chat")) {
            if (typeof data["provider-b-chat"] !== "string") {
                const err8 = { instancePath: instancePath + "/provider-b-chat", schemaPath: "#/definitions/endpoints.provider-b-chat/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-responses"] !== void 0 && func0.call(data, "provider-b-responses")) {
            if (typeof data["provider-b-responses"] !== "string") {
                const err9 = { instancePath: instancePath + "/provider-b-responses", schemaPath: "#/definitions/endpoints.provider-b-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data["tracking-responses"] !== void 0 && func0.call(data, "tracking-responses")) {
            if (typeof data["tracking-responses"] !== "string") {
                const err10 = { instancePath: instancePath + "/tracking-responses", schemaPath: "#/definitions/endpoints.tracking-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data["cloud-converse"] !== void 0 && func0.call(data, "cloud-converse")) {
            if (typeof data["cloud-converse"] !== "string") {
                const err11 = { instancePath: instancePath + "/cloud-converse", schemaPath: "#/definitions/endpoints.cloud-converse/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data["provider-g-generative"] !== void 0 && func0.call(data, "provider-g-generative")) {
            if (typeof data["provider-g-generative"] !== "string") {
                const err12 = { instancePath: instancePath + "/provider-g-generative", schemaPath: "#/definitions/endpoints.provider-g-generative/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err13]);
        errors = vErrors.length;
    }
    validate39.errors = vErrors;
    return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "type" || key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("provider-b-compatible" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "provider-b-compatible" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate39(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate39.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    validate36.errors = vErrors;
    return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = addErrors(vErrors, validate36.errors);
        errors = vErrors.length;
    }
    validate35.errors = vErrors;
    return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "enabled")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err1 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err2]);
        errors = vErrors.length;
    }
    validate43.errors = vErrors;
    return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider_a" || key0 === "provider_b" || key0 === "provider_c" || key0 === "provider_g" || key0 === "provider_cloud" || key0 === "custom" || key0 === "default")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.provider_a !== void 0 && func0.call(data, "provider_a")) {
            if (!validate12(data.provider_a, { instancePath: instancePath + "/provider_a", parentData: data, parentDataProperty: "provider_a", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_b !== void 0 && func0.call(data, "provider_b")) {
            if (!validate12(data.provider_b, { instancePath: instancePath + "/provider_b", parentData: data, parentDataProperty: "provider_b", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_c !== void 0 && func0.call(data, "provider_c")) {
            if (!validate12(data.provider_c, { instancePath: instancePath + "/provider_c", parentData: data, parentDataProperty: "provider_c", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_g !== void 0 && func0.call(data, "provider_g")) {
            if (!validate12(data.provider_g, { instancePath: instancePath + "/provider_g", parentData: data, parentDataProperty: "provider_g", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_cloud !== void 0 && func0.call(data, "provider_cloud")) {
            if (!validate30(data.provider_cloud, { instancePath: instancePath + "/provider_cloud", parentData: data, parentDataProperty: "provider_cloud", rootData })) {
                vErrors = addErrors(vErrors, validate30.errors);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && func0.call(data, "custom")) {
            let data5 = data.custom;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key1 of Object.keys(data5)) {
                    const _errs14 = errors;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (!(key1 === "provider_a" || key1 === "provider_b" || key1 === "provider_c" || key1 === "provider_g" || key1 === "provider_cloud" || key1 === "default" || key1 === "custom" || key1 === "__proto__")) {
                        const err1 = {};
                        vErrors = addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                    var valid7 = _errs16 === errors;
                    if (valid7) {
                        const err2 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs15;
                        if (vErrors !== null) {
                            if (_errs15) {
                                vErrors.length = _errs15;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func66(key1) < 1) {
                            const err3 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = addErrors(vErrors, [err3]);
                            errors = vErrors.length;
                        }
                    }
                    var valid6 = _errs14 === errors;
                    if (!valid6) {
                        const err4 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data5)) {
                    if (!validate35(data5[key2], { instancePath: instancePath + "/custom/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData })) {
                        vErrors = addErrors(vErrors, validate35.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.default !== void 0 && func0.call(data, "default")) {
            if (!validate43(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData })) {
                vErrors = addErrors(vErrors, validate43.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err6]);
        errors = vErrors.length;
    }
    validate11.errors = vErrors;
    return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "providers")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && func0.call(data, "providers")) {
            if (!validate11(data.providers, { instancePath: instancePath + "/providers", parentData: data, parentDataProperty: "providers", rootData })) {
                vErrors = addErrors(vErrors, validate11.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err2]);
        errors = vErrors.length;
    }
    validate10.errors = vErrors;
    return errors === 0;
}
function addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


;// CONCATENATED MODULE: ./.build/action/shared/validate/glob.js

/**
 * True where a glob matches a path, both with `/` between folders. `*` stands for any characters of one name, `?` for
 * one, `**` for any folders; a name that starts with a dot is a name like any other. No path beyond
 * GLOBBED_PATH_MAX_CHARACTERS is matched.
 *
 * A regular expression could be made to take hours, and both may come from a stranger. This takes at most the product
 * of the two lengths.
 */
function matchesGlob(glob, path) {
    if (path.length > GLOBBED_PATH_MAX_CHARACTERS)
        return false;
    // At the end, `**` stands for what is in the folder, not for the folder.
    return matchesItems(glob_namesIn(glob.replace(/(?<=^|\/)\*\*$/, "**/*")), glob_namesIn(path), "**", matchesName);
}
/** `./` in front says nothing. */
function glob_namesIn(path) {
    return path.replace(/^(?:\.\/+)+/, "").split("/");
}
function matchesName(pattern, name) {
    if (name === "." || name === "..")
        return pattern === name;
    return matchesItems(pattern, name, "*", (one, other) => one === other || one === "?");
}
/**
 * True where a pattern's items match all of a list's, one by one, with `wild` for any number of them. Where it fails, only
 * the last `wild` need take one item more: whatever an earlier one could take, this one can.
 */
function matchesItems(pattern, items, wild, matchesItem) {
    let at = 0;
    let index = 0;
    let afterWild;
    let taken = 0;
    while (index < items.length) {
        const one = pattern[at];
        const item = items[index] ?? "";
        if (one === wild) {
            at += 1;
            afterWild = at;
            taken = index;
        }
        else if (one !== undefined && matchesItem(one, item)) {
            at += 1;
            index += 1;
        }
        else if (afterWild !== undefined && items[taken] !== "..") {
            at = afterWild;
            taken += 1;
            index = taken;
        }
        else {
            return false;
        }
    }
    while (pattern[at] === wild)
        at += 1;
    return at === pattern.length;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/apply-policy.js



/**
 * Findings as a policy has them: with its severities, without those that it turns off or ignores. What keeps a text from
 * being read at all stays as it is.
 *
 * @param path of the file, from the policy file's folder; where it has none, no ignore with globs matches it.
 */
function* applyPolicy(findings, policy, path) {
    const ignored = ignoredPlaces(policy.ignores, path);
    for (const finding of findings) {
        const { rule, place } = finding;
        const setting = policy.rules[rule.id];
        if (textRules.includes(rule))
            yield finding;
        else if (setting !== "off" && !isIgnored(place.path, ignored.get(rule.id)))
            yield setting === undefined ? finding : { ...finding, severity: setting };
    }
}
/** The places that are ignored in a file, by rule, as trees: many findings and many ignores take no more time together. */
function ignoredPlaces(ignores, path) {
    const byRule = new Map();
    for (const { rule, files, pointer = "" } of ignores) {
        if (!matchesFile(files, path))
            continue;
        let place = placeAt(byRule, rule);
        for (const step of fromPointer(pointer))
            place = placeAt(place.below, step);
        place.isEnd = true;
    }
    return byRule;
}
function placeAt(places, name) {
    const known = places.get(name);
    if (known !== undefined)
        return known;
    const place = { isEnd: false, below: new Map() };
    places.set(name, place);
    return place;
}
function matchesFile(globs, path) {
    return globs === undefined || (path !== undefined && globs.some((glob) => matchesGlob(glob, path)));
}
function isIgnored(path, tree) {
    let place = tree;
    for (const step of path) {
        if (place === undefined || place.isEnd)
            break;
        place = place.below.get(String(step));
    }
    return place?.isEnd === true;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/wording.js



/** A name from a file, in double quotes, with what looks like a secret masked, and cut where it is very long. */
function quote(name) {
    const shown = maskSecrets(name);
    if (shown.length <= QUOTED_NAME_MAX_CHARACTERS)
        return JSON.stringify(shown);
    // Half of a surrogate pair at the end would not be a character.
    return JSON.stringify(`${shown.slice(0, QUOTED_NAME_MAX_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, "")}…`);
}
/** A header's name, in double quotes; what may be its value, pasted behind it, is masked. */
function quoteHeader(name) {
    return quote(maskHeaderName(name));
}
/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`; of more than LISTED_NAMES_MAX, how many there are beside those. */
function quoteAll(names, conjunction) {
    const listed = listNames(names, quote);
    const last = listed.pop() ?? "";
    return listed.length === 0 ? last : `${listed.join(", ")} ${conjunction} ${last}`;
}
/** As many names as a message lists, each as `write` has it, and a last part for the others. */
function listNames(names, write) {
    // One more takes no more room than to say that there is one more.
    if (names.length <= LISTED_NAMES_MAX + 1)
        return names.map(write);
    return [...names.slice(0, LISTED_NAMES_MAX).map(write), `${names.length - LISTED_NAMES_MAX} others`];
}
/** How a message calls the value at a path, within a sentence. */
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the document";
    if (typeof last === "string")
        return isHeaderStep(path, path.length - 1) ? quoteHeader(last) : quote(last);
    const list = path.findLast((step) => typeof step === "string");
    return `item ${last + 1} of ${list === undefined ? "the list" : quote(list)}`;
}
function startSentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function withArticle(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
/** What a value is, with its article. */
function kindOf(value) {
    if (value === null || value === undefined)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "object":
            return "an object";
        case "string":
            return "a string";
        case "boolean":
            return "a boolean";
        default:
            if (!Number.isFinite(value))
                return "a number too large to keep";
            return Number.isInteger(value) ? "an integer" : "a number with a fraction";
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/conflict.js

/**
 * A mistake that several settings make together: at the first of them that the file states, with the others related.
 * Nothing where other layers state all of them, for it cannot be mended in the file.
 *
 * @param what what is wrong: one sentence without its full stop.
 */
function* conflict(parts, what, more) {
    const places = parts.flatMap(({ path, message }) => path === undefined ? [] : [{ message, place: valueAtPath(path) }]);
    const [first, ...related] = places;
    if (first === undefined)
        return;
    yield { ...more, place: first.place, message: `${what}${describeElsewhere(parts)}.`, related };
}
/** The end of a sentence that says which settings another layer states; empty where none. */
function describeElsewhere(settings) {
    const names = settings.filter(({ value, path }) => value !== undefined && path === undefined).map(({ name }) => name);
    return names.length === 0
        ? ""
        : `, where ${quoteAll(names, "and")} ${names.length === 1 ? "is" : "are"} set in another layer`;
}
function valueAtPath(path) {
    return { path, part: "value" };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/entries.js


/** Every provider entry of a document, built-in and custom; what is no entry is passed over. */
function* providerEntries({ document, merged, vocabulary }) {
    const view = (path, id, kind, entry) => {
        const effective = valueAt(merged, path);
        return { path, id, kind, entry, effective: isObject(effective) ? effective : entry };
    };
    const providers = objectAt(document, "providers");
    if (providers === undefined)
        return;
    for (const id of Object.keys(providers)) {
        const entry = objectAt(providers, id);
        if (entry !== undefined && Object.hasOwn(vocabulary.providers, id))
            yield view(["providers", id], id, "built-in", entry);
    }
    for (const [id, entry] of customEntries(document)) {
        if (isObject(entry))
            yield view(["providers", "custom", id], id, "custom", entry);
    }
}
/** Every provider entry, also under ids that no built-in provider has: what they hold is in the file all the same. */
function* allEntries(context) {
    yield* providerEntries(context);
    const providers = objectAt(context.document, "providers") ?? {};
    for (const id of Object.keys(providers)) {
        const entry = objectAt(providers, id);
        if (entry === undefined || id === "custom" || Object.hasOwn(context.vocabulary.providers, id))
            continue;
        yield { path: ["providers", id], id, kind: "built-in", entry, effective: entry };
    }
}
/** The custom entries of a document by id, whatever they are. */
function customEntries(document) {
    const providers = objectAt(document, "providers");
    const custom = providers === undefined ? undefined : objectAt(providers, "custom");
    return custom === undefined ? [] : Object.entries(custom);
}
/** The texts of a list under a key, with their indexes. */
function textsAt(object, key) {
    const found = ownValue(object, key);
    if (!isArray(found))
        return [];
    return found.flatMap((text, index) => (typeof text === "string" ? [{ index, text }] : []));
}
/** An entry's custom headers; their values may be of any kind. */
function* headersOf(view) {
    for (const [name, value] of Object.entries(objectAt(view.entry, "customHeaders") ?? {})) {
        yield { path: [...view.path, "customHeaders", name], name, value };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/models.js



function modelsInForce({ path, entry, effective }) {
    const source = {
        own: objectAt(entry, "models") ?? {},
        inForce: objectAt(effective, "models") ?? {},
        path: [...path, "models"],
    };
    const discovery = settingOf(source, "discovery");
    return {
        allow: listOf(settingOf(source, "allow"), idOfItem),
        deny: listOf(settingOf(source, "deny"), idOfItem),
        custom: listOf(settingOf(source, "custom"), idOfModel),
        discovery,
        isDiscovering: discovery.value !== "off",
    };
}
/** Lists are merged whole: the file's own one is in force or another in its place, and never a copy of it. */
function settingOf({ own, inForce, path }, key) {
    const value = ownValue(inForce, key);
    const isOwn = value !== undefined && ownValue(own, key) === value;
    return { value, path: isOwn ? [...path, key] : undefined };
}
function listOf(setting, idOf) {
    const { value } = setting;
    const items = isArray(value) ? value : [];
    const models = items.flatMap((item, index) => {
        const id = idOf(item);
        return id === undefined ? [] : [{ id, index }];
    });
    const isClear = value === undefined || (isArray(value) && models.length === items.length);
    return { ...setting, models, isClear };
}
function idOfItem(item) {
    return typeof item === "string" ? item : undefined;
}
function idOfModel(model) {
    return isObject(model) ? textAt(model, "id") : undefined;
}
/** The models of which a file says something under `custom` or `overrides`; what is no model is passed over. */
function* modelViews({ path, entry, effective }) {
    const models = objectAt(entry, "models");
    const inForce = objectAt(effective, "models");
    if (models === undefined || inForce === undefined)
        return;
    const overrides = overridesOf(models, inForce, [...path, "models", "overrides"]);
    for (const source of customModels(models, [...path, "models", "custom"])) {
        const id = idOfModel(source.own);
        const override = overrides.get(id);
        // Of several models with one id only one can have the override.
        overrides.delete(id);
        yield modelView(id === undefined ? nameOf(source.path) : quote(id), override, source);
    }
    const customElsewhere = new Map(customModels(inForce, []).map((source) => [idOfModel(source.inForce), source]));
    for (const [id = "", override] of overrides) {
        const custom = customElsewhere.get(id);
        yield modelView(quote(id), override, custom && { ...custom, own: {} });
    }
}
function customModels(models, path) {
    const list = ownValue(models, "custom");
    if (!isArray(list))
        return [];
    return list.flatMap((model, index) => isObject(model) ? [{ own: model, inForce: model, path: [...path, index] }] : []);
}
function overridesOf(models, inForce, path) {
    const own = objectAt(models, "overrides") ?? {};
    const overrides = new Map();
    for (const [id, patch] of Object.entries(objectAt(inForce, "overrides") ?? {})) {
        if (isObject(patch))
            overrides.set(id, { own: objectAt(own, id) ?? {}, inForce: patch, path: [...path, id] });
    }
    return overrides;
}
function modelView(name, ...sources) {
    return {
        name,
        setting: (field) => {
            const source = sources.find((one) => one !== undefined && Object.hasOwn(one.inForce, field));
            return source === undefined ? { value: undefined, path: undefined } : settingOf(source, field);
        },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/allow-deny-overlap.js




const allowDenyOverlap = {
    id: "allow-deny-overlap",
    severity: "warning",
    summary: "A model both allowed and denied",
    why: "What is denied is hidden, whatever is allowed; one of the two lines says what does not happen.",
    description: "Finds model ids that stand in both `allow` and `deny` of one provider. `deny` is applied after `allow` and wins (specification 2.6). Where layers are given, the lists in force count, and one of them must be the file's own.",
    fix: 'Drops the model from "allow", unless nothing would be left there, which would allow every model, or another layer has one of the lists.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["small"], "deny": ["large"] } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context))
            yield* overlap(modelsInForce(view));
    },
};
function* overlap({ allow, deny }) {
    const allowed = indexesById(allow);
    const denied = indexesById(deny);
    // Without its last model the list would allow every model, and what another layer says may change by itself.
    const canShrink = allow.path !== undefined && deny.path !== undefined && [...allowed.keys()].some((id) => !denied.has(id));
    for (const [id, indexes] of allowed) {
        const [deniedAt] = denied.get(id) ?? [];
        const [first] = indexes;
        if (deniedAt === undefined || first === undefined)
            continue;
        const parts = [
            { ...itemOf(allow, first), name: "allow", message: "It is allowed here." },
            { ...itemOf(deny, deniedAt), name: "deny", message: "It is denied here." },
        ];
        yield* conflict(parts, `The model ${quote(id)} is allowed and denied; it will be hidden`, {
            advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
            ...(canShrink && { fix: dropFromAllow(indexes.map((index) => [...(allow.path ?? []), index])) }),
        });
    }
}
/** Where each model of a list stands in it. */
function indexesById({ models }) {
    const indexes = new Map();
    for (const { id, index } of models) {
        const known = indexes.get(id);
        if (known === undefined)
            indexes.set(id, [index]);
        else
            known.push(index);
    }
    return indexes;
}
function itemOf({ value, path }, index) {
    return { value, path: path && [...path, index] };
}
function dropFromAllow(paths) {
    return { title: 'Drop the model from "allow".', safe: true, steps: paths.map((path) => ({ kind: "remove", path })) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/comment-rules.js
/** What is wrong with comments that speak to Steward; `ignore-comments.ts` finds it. */
const unusedIgnore = {
    id: "unused-ignore",
    severity: "warning",
    summary: "An ignore comment that silences nothing",
    why: "Whoever reads the comment believes that something is known and accepted there, and a later mistake may hide behind it.",
    description: "Finds comments that start with `steward-ignore-next-line` and silence nothing: the next line has no diagnostic of the rule, the rule is not known, or no reason is given. A comment is written `// steward-ignore-next-line RULE: reason` and silences one diagnostic of that rule on the next line that holds more than comments; for two, write two comments.",
    examples: {
        wrong: `{
  // steward-ignore-next-line reserved-header: the gateway expects it
  "providers": {}
}`,
        right: `{
  "providers": {
    "provider_a": {
      // steward-ignore-next-line plain-http: the gateway ends TLS in front of this network
      "baseUrl": "http://gateway.example.com/v1"
    }
  }
}`,
    },
};
const commentRules = [unusedIgnore];

;// CONCATENATED MODULE: ./.build/action/shared/validate/invisible.js
/** Control characters, marks of writing direction, joiners, fillers and their like. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners between letters of scripts that they change the look of, and what makes a sign an emoji. */
const SEEN_BY_ITS_EFFECT = /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
/** True for a name with characters that cannot be seen, other than joiners in scripts that need them. */
function holdsInvisible(name) {
    return INVISIBLE.test(name.replace(SEEN_BY_ITS_EFFECT, ""));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/custom-id.js




const customId = {
    id: "custom-id",
    severity: "error",
    summary: "A custom provider id that cannot be used",
    why: "Two providers of one id cannot be told apart, and an id that is empty or cannot be seen cannot be named at all.",
    description: "Finds ids under `providers.custom` that, but for blanks around them, are empty, a built-in provider's, one of the reserved `default` and `custom`, or `__proto__`; and ids that hold characters that cannot be seen, other than joiners in scripts that need them. Other ids with blanks before or after them are a warning.",
    examples: {
        wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
    },
    *check({ document, vocabulary }) {
        for (const [id] of customEntries(document)) {
            const place = { path: ["providers", "custom", id], part: "key" };
            const trouble = troubleWith(id, vocabulary);
            if (trouble !== undefined) {
                yield {
                    place,
                    message: `A custom provider cannot be called ${quote(id)}: ${trouble}.`,
                    advice: "Choose another id.",
                };
            }
            else if (id !== id.trim()) {
                yield {
                    place,
                    severity: "warning",
                    message: `The custom provider id ${quote(id)} has blanks before or after it.`,
                    advice: "Remove the blanks: nobody who refers to the id will see them.",
                };
            }
        }
    },
};
function troubleWith(id, vocabulary) {
    const trimmed = id.trim();
    if (trimmed === "")
        return id === "" ? "it is empty" : "it is blank";
    const owner = ownerOf(trimmed, vocabulary);
    if (owner !== undefined)
        return trimmed === id ? owner : `but for blanks around it, ${owner}`;
    return holdsInvisible(id) ? "it holds characters that cannot be seen" : undefined;
}
/** What else has an id. */
function ownerOf(id, { providers }) {
    if (Object.hasOwn(providers, id))
        return "that is a built-in provider";
    if (RESERVED_PROVIDER_KEYS.some((key) => key === id))
        return "that is a reserved key";
    return id === UNSAFE_KEY ? "in JavaScript that names an object's prototype" : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/enablement.js

/**
 * What says whether a provider is available; without a value where nothing does. The highest layer that says so decides,
 * and in it the provider's own `enabled` before that of `default`.
 */
function enablement({ path }, { document, layers }) {
    const documents = [layers.enforced, document, layers.default];
    for (const { value, index, path: at } of enabledValues(documents, path)) {
        return { value, path: documents[index] === document ? at : undefined };
    }
    return { value: undefined, path: undefined };
}
/** Whether a provider is available, which it is unless something says that it is not. */
function isEnabled(view, context) {
    return enablement(view, context).value !== false;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/urls.js



/** Every URL of a document's provider entries, or of some of them. */
function* documentUrls(context, entries = providerEntries(context)) {
    for (const view of entries) {
        for (const { steps, ...url } of entryUrls(view, context.vocabulary)) {
            yield { ...url, view, path: [...view.path, ...steps], isInForce: valueAt(view.effective, steps) === url.text };
        }
    }
}
function* entryUrls(view, vocabulary) {
    const protocol = entryProtocol(view, vocabulary);
    for (const field of ["baseUrl", "endpoint"]) {
        const text = textAt(view.entry, field);
        if (text !== undefined)
            yield { steps: [field], text, field, protocol };
    }
    const endpoints = objectAt(view.entry, "endpoints") ?? {};
    for (const key of Object.keys(endpoints)) {
        const text = textAt(endpoints, key);
        if (text !== undefined)
            yield { steps: ["endpoints", key], text, field: "endpoints", protocol: key };
    }
    yield* modelUrls(view, protocol);
}
/** The protocol of an entry's models that name none: its own, or the built-in provider's. */
function entryProtocol({ effective, kind, id }, { providers }) {
    return textAt(effective, "protocol") ?? (kind === "built-in" ? providers[id]?.defaultProtocol : undefined);
}
/** The protocols of an entry, its custom models and its overrides, with the other layers merged in. */
function usedProtocols(view, vocabulary) {
    const models = objectAt(view.effective, "models") ?? {};
    const overrides = Object.values(objectAt(models, "overrides") ?? {});
    const named = [...[...urls_customModels(models)].map(({ model }) => model), ...overrides.filter(isObject)];
    return new Set([entryProtocol(view, vocabulary), ...named.map((model) => textAt(model, "protocol"))]);
}
/** An override's protocol wins over the custom model's, and that over the entry's. */
function* modelUrls(view, ofEntry) {
    const models = objectAt(view.entry, "models");
    if (models === undefined)
        return;
    const effective = objectAt(view.effective, "models") ?? models;
    const overrides = objectAt(effective, "overrides") ?? {};
    const protocolOfOverride = (id) => textAt(objectAt(overrides, id) ?? {}, "protocol");
    for (const { index, id, model } of urls_customModels(models)) {
        const text = textAt(model, "baseUrl");
        if (text === undefined)
            continue;
        const protocol = (id === undefined ? undefined : protocolOfOverride(id)) ?? textAt(model, "protocol") ?? ofEntry;
        const steps = ["models", "custom", index, "baseUrl"];
        yield { steps, text, field: "model", protocol, ...(id === undefined ? {} : { model: id }) };
    }
    const custom = new Map([...urls_customModels(effective)].map(({ id, model }) => [id, textAt(model, "protocol")]));
    for (const [id, override] of Object.entries(objectAt(models, "overrides") ?? {})) {
        const text = isObject(override) ? textAt(override, "baseUrl") : undefined;
        if (text === undefined)
            continue;
        const steps = ["models", "overrides", id, "baseUrl"];
        yield { steps, text, field: "model", protocol: protocolOfOverride(id) ?? custom.get(id) ?? ofEntry, model: id };
    }
}
function* urls_customModels(models) {
    const custom = ownValue(models, "custom");
    if (!isArray(custom))
        return;
    for (const [index, model] of custom.entries()) {
        if (isObject(model))
            yield { index, id: textAt(model, "id"), model };
    }
}
/** How a message calls a URL, at the start of a sentence. */
function nameOfUrl({ field, view, protocol, model }) {
    const owner = quote(view.id);
    if (field === "endpoint")
        return `The endpoint of ${owner}`;
    if (field === "endpoints")
        return `The base URL of ${owner} for ${quote(protocol ?? "")}`;
    if (field === "model")
        return `The base URL of ${model === undefined ? "a model" : `the model ${quote(model)}`} of ${owner}`;
    return `The base URL of ${owner}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/dead-setting.js







const deadSetting = {
    id: "dead-setting",
    severity: "notice",
    summary: "A setting without effect",
    why: "Whoever reads or changes the setting believes that it does something.",
    description: "Finds `endpoints` for a protocol that neither the provider nor a model of it uses, where discovery is off, so that all models are known; custom providers must name all protocols and are left alone. Finds `endpoint` beside a `baseUrl`, which comes first, and on a provider that is not self-hosted; the settings of a provider that is disabled, by its own `enabled`, that of `default` or another layer; and an empty `allow`, which limits nothing. Where layers are given, what they come to counts: an empty `allow` that takes the place of a default list has an effect.",
    fix: "Removes it. Not safe for the settings of a disabled provider, which somebody may want back, and for an `endpoint` without a base URL, which the assistant may use.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": [] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["example-large"] } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            const enabled = enablement(view, context);
            if (enabled.value === false) {
                yield* settingsOfDisabled(view, enabled.path);
                continue;
            }
            yield* unusedEndpoints(view, context.vocabulary);
            yield* unusedEndpoint(view);
            yield* emptyAllow(view, context);
        }
    },
};
/**
 * A custom entry cannot do without its `type`.
 *
 * @param disabledAt where the file disables it; undefined where another layer does.
 */
function* settingsOfDisabled({ path, id, kind, entry }, disabledAt) {
    const kept = kind === "custom" ? ["enabled", "type"] : ["enabled"];
    const dead = Object.keys(entry).filter((key) => !kept.includes(key));
    const [first] = dead;
    if (first === undefined)
        return;
    const enabled = { path: [...path, "enabled"], part: "value" };
    const isOwn = typeof ownValue(entry, "enabled") === "boolean";
    const isByDefault = disabledAt !== undefined && !isOwn;
    const where = disabledAt === undefined ? " in another layer" : isByDefault ? ' by "default"' : "";
    const what = where === "" ? "its other settings" : "its settings";
    yield {
        place: isOwn ? enabled : { path: [...path, first], part: "key" },
        message: `The provider ${quote(id)} is disabled${where}, so that ${what} have no effect.`,
        advice: isByDefault
            ? 'Set "enabled" to true beside them, or remove them.'
            : "Remove them, unless the provider is to come back.",
        ...(isByDefault && { related: [{ message: "This disables it.", place: { path: disabledAt, part: "value" } }] }),
        fix: dead_setting_removal("Remove the settings of the disabled provider.", false, dead.map((key) => [...path, key])),
    };
}
function* unusedEndpoints(view, vocabulary) {
    const { discovery, isDiscovering, custom } = modelsInForce(view);
    // A discovered model may bring a protocol of its own, and a custom entry must name them all.
    if (isDiscovering || view.kind === "custom")
        return;
    const used = usedProtocols(view, vocabulary);
    const elsewhere = describeElsewhere([
        { ...discovery, name: "discovery" },
        { ...custom, name: "custom" },
    ]);
    for (const protocol of Object.keys(objectAt(view.entry, "endpoints") ?? {})) {
        if (used.has(protocol) || !Object.hasOwn(vocabulary.protocols, protocol))
            continue;
        const path = [...view.path, "endpoints", protocol];
        yield {
            place: { path, part: "key" },
            message: `No model of ${quote(view.id)} uses the protocol ${quote(protocol)}, and discovery is off${elsewhere}.`,
            advice: "Remove its endpoint.",
            fix: dead_setting_removal("Remove the endpoint.", true, [path]),
        };
    }
}
function* unusedEndpoint({ path, id, kind, entry, effective }) {
    const endpoint = textAt(entry, "endpoint");
    if (endpoint === undefined || endpoint !== textAt(effective, "endpoint"))
        return;
    const place = { path: [...path, "endpoint"], part: "key" };
    const baseUrl = textAt(effective, "baseUrl");
    if (baseUrl !== undefined) {
        const isOwn = baseUrl === textAt(entry, "baseUrl");
        const basePath = isOwn ? [...path, "baseUrl"] : undefined;
        const elsewhere = describeElsewhere([{ name: "baseUrl", value: baseUrl, path: basePath }]);
        yield {
            place,
            message: `The "endpoint" of ${quote(id)} is never used, for its "baseUrl" comes first${elsewhere}.`,
            advice: "Remove one of them.",
            ...(basePath && { related: [{ message: "This comes first.", place: { path: basePath, part: "value" } }] }),
            fix: dead_setting_removal('Remove the "endpoint".', true, [place.path]),
        };
    }
    else if (kind === "built-in") {
        yield {
            place,
            message: `"endpoint" is for self-hosted providers, and ${quote(id)} is not one.`,
            advice: 'Write it as "baseUrl", or remove it.',
            fix: dead_setting_removal('Remove the "endpoint".', false, [place.path]),
        };
    }
}
function* emptyAllow(view, { layers }) {
    const { allow } = modelsInForce(view);
    const isEmpty = allow.path !== undefined && isArray(allow.value) && allow.value.length === 0;
    const replaced = valueAt(layers.default, [...view.path, "models", "allow"]);
    if (!isEmpty || (isArray(replaced) && replaced.length > 0))
        return;
    yield {
        place: { path: allow.path, part: "value" },
        message: `The empty "allow" of ${quote(view.id)} limits nothing: it allows every model.`,
        advice: "Remove it, or name the models to offer.",
        fix: dead_setting_removal('Remove the empty "allow".', true, [allow.path]),
    };
}
function dead_setting_removal(title, safe, paths) {
    return { title, safe, steps: paths.map((path) => ({ kind: "remove", path })) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/duplicate-key.js


const duplicateKey = {
    id: "duplicate-key",
    severity: "error",
    summary: "A key that stands twice in one object",
    why: "Only the last one counts, so what the others say is lost without a word.",
    description: "Finds keys that stand more than once in one object, wherever that is. The diagnostic stands at the last one, which wins, and names the places of the others.",
    fix: "Removes all but the last one, which is the one that counts.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": false, "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
    *check({ duplicateKeys }) {
        for (const { path, properties } of duplicateKeys) {
            const keys = properties.map(({ key }) => key);
            const last = keys.pop();
            if (last === undefined)
                continue;
            yield {
                place: { path, span: last },
                message: `The key ${nameOf(path)} stands ${keys.length === 1 ? "twice" : `${keys.length + 1} times`} in this object; this one wins.`,
                advice: "Keep one of them.",
                related: keys
                    .slice(0, RELATED_PLACES_MAX)
                    .map((key) => ({ message: "This one is ignored.", place: { path, span: key } })),
                fix: {
                    title: "Remove those that are ignored.",
                    safe: true,
                    steps: [{ kind: "remove-earlier", properties }],
                },
            };
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/duplicate-model.js



const duplicateModel = {
    id: "duplicate-model",
    severity: "error",
    summary: "Two custom models with one id",
    why: "An id names one model; of two that share it one is lost, and with it what is said of it.",
    description: "Finds models under `models.custom` of one provider whose `id` an earlier one has already. Ids that differ in case are different ids.",
    examples: {
        wrong: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
        right: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small-vision", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            // Each layer's list takes the place of another one's whole, so that the file's own is judged by itself.
            const { custom } = modelsInForce({ ...view, effective: view.entry });
            const seen = new Map();
            for (const { id, index } of custom.models) {
                const placeOf = (at) => ({ path: [...view.path, "models", "custom", at, "id"], part: "value" });
                const first = seen.get(id);
                if (first === undefined) {
                    seen.set(id, index);
                    continue;
                }
                yield {
                    place: placeOf(index),
                    message: `An earlier custom model of ${quote(view.id)} has the id ${quote(id)}, too.`,
                    advice: "Keep one of them, or give this one the id of another model.",
                    related: [{ message: "This is the earlier one.", place: placeOf(first) }],
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/header-syntax.js



/** What a header may be called: a token (RFC 9110, 5.6.2). */
const NAME = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
/** What cannot stand in a header's value (RFC 9110, 5.5): control characters but the tab, and what no byte can hold. */
const NOT_IN_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
const headerSyntax = {
    id: "header-syntax",
    severity: "error",
    summary: "A custom header that HTTP does not allow",
    why: "The client refuses to send such a header, or sends something else than what is written, so that every request fails.",
    description: "Finds custom headers whose name is not a token (letters, digits and `!#$%&'*+-.^_|~` and the backtick), whose value holds a line break, another control character or a character outside Latin-1, and names of one provider that differ only in case, of which only one is sent. An empty value is a warning. Headers that may not be there at all are left to `reserved-header`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X Tenant": "research" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context))
            yield* checkEntry(view);
    },
};
function* checkEntry(view) {
    const seen = new Map();
    for (const { path, name, value } of headersOf(view)) {
        if (!NAME.test(name))
            yield wrongName(path, name);
        const earlier = seen.get(name.toLowerCase());
        if (earlier === undefined)
            seen.set(name.toLowerCase(), path);
        else
            yield sameName(path, name, earlier);
        if (typeof value === "string")
            yield* checkValue(path, name, value);
    }
}
function wrongName(path, name) {
    return {
        place: { path, part: "key" },
        message: `${quoteHeader(name)} cannot be the name of a header.`,
        advice: name === ""
            ? "Name the header."
            : `Use letters, digits and "-" only${/[:\s]/.test(name) ? ", without colons and blanks" : ""}.`,
    };
}
function sameName(path, name, earlier) {
    return {
        place: { path, part: "key" },
        message: `The header ${quoteHeader(name)} differs from another one only in case.`,
        advice: "Keep one of them: the case of a header's name means nothing.",
        related: [{ message: "This is the other one.", place: { path: earlier, part: "key" } }],
    };
}
function* checkValue(path, name, value) {
    const place = { path, part: "value" };
    if (value.trim() === "" && readHeaderLine(name).value === "") {
        yield {
            place,
            severity: "warning",
            message: `The header ${quoteHeader(name)} has no value.`,
            advice: "Give it a value, or remove it: servers and proxies differ in what they make of an empty header.",
        };
    }
    const [wrong] = NOT_IN_VALUE.exec(value) ?? [];
    if (wrong === undefined)
        return;
    yield {
        place,
        message: `The value of the header ${quoteHeader(name)} holds ${header_syntax_describe(wrong)}, which cannot be sent.`,
        advice: "Write the value in one line of plain characters.",
    };
}
function header_syntax_describe(character) {
    if (character === "\r" || character === "\n")
        return "a line break";
    if (character === "\0")
        return "the character NUL";
    return character < " " || character === "\x7f" ? "a control character" : "a character outside Latin-1";
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/guess.js

/** Where more are as near as each other, a guess says nothing. */
const MEANT_MAX = 3;
/** A guess among names that a file states, of which there may be as many as it has unknown ones. */
function createGuess(candidates, budget) {
    let letters = 0;
    for (const candidate of candidates)
        letters += candidate.length + 1;
    return (name) => {
        const pairs = letters * (name.length + 1);
        if (pairs > budget.letterPairs)
            return [];
        budget.letterPairs -= pairs;
        const meant = nearestNames(name, candidates);
        return meant.length > MEANT_MAX ? [] : meant;
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/http-url.js

/**
 * Scheme, userinfo, host, port and path, as RFC 3986 (appendix B) parts them. The WHATWG parser parts a text in the same
 * way once it has none of the characters that are refused here; but it normalises, so that its parts have no offsets.
 */
const PARTS = /^(https?):\/\/((?:[^/?#]*@)?)([^/?#@]*?)((?::\d*)?)((?:\/[^?#]*)?)(?=[?#]|$)/i;
/** Blanks and what cannot be seen, the backslash that some take for a slash, and the brackets of placeholders. */
const REFUSED = /[\s\p{Cc}\p{Cf}\\<>{}]/u;
const HOST = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)$/;
const DEFAULT_PORTS = { http: 80, https: 443 };
/** Reads an absolute http(s) URL; undefined where a text is none, or one that not every client reads in the same way. */
function readHttpUrl(text) {
    if (REFUSED.test(text))
        return undefined;
    const [, written = "", userinfo = "", host = "", port = "", path = ""] = PARTS.exec(text) ?? [];
    // Not `canParse`, which Node answers with true for some that it then throws on.
    const url = host === "" ? null : URL.parse(text);
    if (url === null || !HOST.test(url.hostname) || url.hostname.length > HOST_MAX_CHARACTERS)
        return undefined;
    const start = written.length + "://".length + userinfo.length + host.length + port.length;
    // "https://https://host" names a host called "https".
    if (/^https?$/.test(url.hostname) && path.startsWith("//"))
        return undefined;
    const scheme = url.protocol === "http:" ? "http" : "https";
    return {
        scheme,
        hostname: url.hostname.replace(/\.$/, ""),
        port: url.port === "" ? DEFAULT_PORTS[scheme] : Number(url.port),
        hasPort: /\d/.test(port),
        path: { start, end: start + path.length },
    };
}
/** What clients do without that mend a URL. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu;
/** What may stand before a host: a scheme, right or wrong, and any slashes. */
const BEFORE_HOST = /^(?:(https?):|[a-z][a-z\d+.-]*:(?=[/\\]))?[/\\]*/i;
/**
 * Where clients may go that mend a text which `readHttpUrl` refuses: without blanks, with "https" where there is another
 * scheme or none, with backslashes as slashes or as what they are. Each without its path; undefined stands for a place
 * that cannot be told. None where nothing is left of the text.
 */
function readLeniently(text) {
    const rests = [text.trim(), text.replace(UNSEEN, "")].flatMap((variant) => {
        const [before = "", scheme = "https"] = BEFORE_HOST.exec(variant) ?? [];
        const rest = variant.slice(before.length);
        return rest === "" ? [] : [`${scheme}://${rest}`, `${scheme}://${rest.replaceAll("\\", "%5C")}`];
    });
    const urls = rests.map((rest) => URL.parse(rest)).filter((url) => url !== null);
    if (urls.length === 0 && rests.length > 0)
        return [undefined];
    const origins = urls.map(({ protocol, host }) => `${protocol}//${host}`);
    return [...new Set(origins)].map(readHttpUrl);
}
/** The segments of a URL's path that are not empty; undefined where some are `.` or `..`, which a client may resolve. */
function pathSegments(text, { path }) {
    const segments = [];
    for (const { 0: segment, index } of text.slice(path.start, path.end).matchAll(/[^/]+/g)) {
        if (/^(?:\.|%2e){1,2}$/i.test(segment))
            return undefined;
        const start = path.start + index;
        segments.push({ text: segment, start, end: start + segment.length });
    }
    return segments;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/host-not-allowed.js





/** A longer list would not be read. */
const NAMED_HOSTS_MAX = 3;
const hostNotAllowed = {
    id: "host-not-allowed",
    severity: "error",
    summary: "A URL that leads to a host that is not approved",
    why: "What people ask the assistant, and the credential that it sends along, would go to whoever runs that host.",
    description: 'Finds every `baseUrl`, `endpoint` and `endpoints` whose host is not among the `approvedHosts` of the policy; without these it finds nothing. `"api.example.com"` approves that host alone, `"*.example.com"` every host below it at any depth, and with `:port` on that port alone. Hosts are compared as they are called: in lower case, in ASCII, without a dot at the end; and where a URL names no port, with that of its scheme. Also found is a text that is no right URL (see `url-syntax`), if a client that mends it may go to another host.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.net/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
        policy: '{ "approvedHosts": ["*.example.com"] }',
    },
    *check(context) {
        const { approvedHosts } = context.policy;
        if (approvedHosts === undefined)
            return;
        const patterns = approvedHosts.map(plainPattern);
        const approved = new Set(patterns);
        const guess = createGuess(approved, { letterPairs: HOST_GUESS_MAX_LETTER_PAIRS });
        for (const url of documentUrls(context)) {
            const http = readHttpUrl(url.text);
            const readings = http === undefined ? readLeniently(url.text) : [http];
            if (readings.every((one) => one !== undefined && patternsFor(one).some((pattern) => approved.has(pattern))))
                continue;
            const place = { path: url.path, part: "value" };
            if (http === undefined) {
                // Nothing of the text is repeated: it cannot be told what in it may be a secret.
                const message = `${nameOfUrl(url)} may lead to a host that is not approved: not every client reads it in the same way.`;
                yield { place, message, advice: "Write an absolute URL that leads to an approved host." };
                continue;
            }
            const host = http.hasPort ? `${http.hostname}:${http.port}` : http.hostname;
            yield {
                place,
                message: `${nameOfUrl(url)} leads to ${quote(host)}, which is not an approved host.`,
                advice: adviseOn(http.hostname, patterns, guess),
            };
        }
    },
};
/** Every pattern that approves a URL. */
function patternsFor({ hostname, port }) {
    const hosts = [hostname];
    for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1))
        hosts.push(`*${hostname.slice(dot)}`);
    return hosts.flatMap((host) => [host, `${host}:${port}`]);
}
/** A pattern with its host as the WHATWG parser reads it, as `HttpUrl` has it. */
function plainPattern(pattern) {
    const [, wildcard = "", host = "", port = ""] = /^(\*\.)?(.*?)(:\d+)?$/s.exec(pattern) ?? [];
    const hostname = readHttpUrl(`https://${host}`)?.hostname ?? host;
    return `${wildcard}${hostname}${port}`;
}
function adviseOn(hostname, patterns, guess) {
    if (patterns.length === 0)
        return 'Have the host approved: the policy\'s "approvedHosts" approve none.';
    const nearest = guess(hostname);
    if (nearest.length > 0)
        return `Did you mean ${quoteAll(nearest, "or")}? If not, have the host approved.`;
    const named = patterns.slice(0, NAMED_HOSTS_MAX);
    const others = patterns.length > named.length ? " or another" : "";
    return `Use an approved host (${quoteAll(named, "or")}${others}), or have this one approved.`;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/layer-rules.js

/** What of a layer has no effect when layers are resolved; `shared/resolve` finds it. */
const layerUnreadable = {
    id: "layer-unreadable",
    severity: "error",
    summary: "A layer that cannot be read",
    why: "Nothing of what the layer says takes effect.",
    description: `Finds layers whose text has broken syntax, that nest too deep or are no object, and those past the ${LAYERS_MAX} that are resolved together. They are left out; a user's layer counts as empty. Only the resolution of layers reports it. No policy changes this rule.`,
    examples: { wrong: "an enforced layer without its last bracket", right: "the same layer with the bracket" },
};
const layerBlock = {
    id: "layer-block",
    severity: "error",
    summary: "A part of a layer that is left out",
    why: "What this part says takes no effect, while the rest of the layer does.",
    description: "Finds what the schema does not take: provider entries that are unknown or have a mistake in them, `default`, and keys at the top level. Each is left out whole, and its valid siblings stay. A custom entry may leave out its `type` where another layer has it. Only the resolution of layers reports it. No policy changes this rule.",
    examples: {
        wrong: "a layer in which `provider_a` has `enabled: 1`, so that the entry is left out",
        right: "the same layer with `enabled: true`",
    },
};
const layerConflict = {
    id: "layer-conflict",
    severity: "error",
    summary: "A layer that does not go together with the others",
    why: "Nothing of what the layer says takes effect, for together with the others it would make no valid configuration.",
    description: "Finds the enforced or default layer without which the layers together make a valid configuration, or one with fewer mistakes. It is left out whole; of several that would do, the one of the lowest rank. A user's layer is never left out. Only the resolution of layers reports it. No policy changes this rule.",
    examples: {
        wrong: "a default layer with a custom provider that has its `type` nowhere",
        right: "the same layer with the `type`",
    },
};
const layerRules = [layerUnreadable, layerBlock, layerConflict];

;// CONCATENATED MODULE: ./.build/action/shared/validate/media-type.js
/** A type and a subtype (RFC 6838, 4.2), each of which may be `*`, and parameters (RFC 9110, 5.6.6). */
const media_type_NAME = String.raw `[A-Za-z\d][\w!#$&^.+-]{0,126}`;
const TOKEN = String.raw `[\w!#$%&'*+.^\x60|~-]+`;
const MEDIA_TYPE = new RegExp(String.raw `^(?:\*/\*|${media_type_NAME}/(?:\*|${media_type_NAME}))(?:[ \t]*;[ \t]*${TOKEN}=(?:${TOKEN}|"[^"]*"))*$`);
/** What people write for a media type, by name or file extension. */
const MEANT = new Map([
    ["csv", "text/csv"],
    ["gif", "image/gif"],
    ["html", "text/html"],
    ["jpeg", "image/jpeg"],
    ["jpg", "image/jpeg"],
    ["json", "application/json"],
    ["markdown", "text/markdown"],
    ["md", "text/markdown"],
    ["mp3", "audio/mpeg"],
    ["mp4", "video/mp4"],
    ["pdf", "application/pdf"],
    ["png", "image/png"],
    ["txt", "text/plain"],
    ["wav", "audio/wav"],
    ["webp", "image/webp"],
]);
/** True for `image/png`, `text/plain; charset=utf-8`, and the ranges `image/*` and `*` + `/*`. */
function isMediaType(text) {
    return MEDIA_TYPE.test(text);
}
/** True for the media type of images, and of all of them. */
function isImageType(text) {
    return isMediaType(text) && text.toLowerCase().startsWith("image/");
}
/** The media type that is meant by what is none: `image/png` for `png`, `.png` or ` image/png`. Undefined where none is clear. */
function meantMediaType(text) {
    const trimmed = text.trim();
    if (isMediaType(trimmed))
        return trimmed;
    return MEANT.get(trimmed.toLowerCase().replace(/^\*?\./, ""));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/media-types.js






const mediaTypes = {
    id: "media-types",
    severity: "warning",
    summary: "Media types that do not fit what the model takes",
    why: "The assistant sends a model what the file says it takes: with a contradiction or a type that is none, images are refused or left out.",
    description: "Finds custom models and overrides with `supportsToolResultImages` where `supportsImages` or `supportsTools` is off, with `image/…` in `supportedInputMediaTypes` where `supportsImages` is off, and items there that are not a media type: `type/subtype` (RFC 6838) with parameters or not, or a range such as `image/*`. A custom model is judged with its override on top; an override alone, by what it says itself.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["png", "application/pdf"] }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["image/png", "application/pdf"] }
} } } } }`,
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            for (const model of modelViews(view)) {
                yield* checkToolResults(model);
                yield* checkList(model);
            }
        }
    },
};
function* checkToolResults({ name, setting }) {
    const toolResults = setting("supportsToolResultImages");
    const off = ["supportsImages", "supportsTools"].filter((field) => setting(field).value === false);
    if (toolResults.value !== true || off.length === 0)
        return;
    yield* conflict([
        { ...toolResults, name: "supportsToolResultImages", message: "Images from tool results are on." },
        ...off.map((field) => ({ ...setting(field), name: field, message: "This is off." })),
    ], `${quote("supportsToolResultImages")} of ${name} is true, but ${quoteAll(off, "and")} ${off.length === 1 ? "is" : "are"} false`, { advice: `Set "supportsToolResultImages" to false, or ${quoteAll(off, "and")} to true.` });
}
function* checkList({ name, setting }) {
    const { value, path } = setting("supportedInputMediaTypes");
    const types = (isArray(value) ? value : []).flatMap((type, index) => typeof type === "string" ? [{ type, path: path && [...path, index] }] : []);
    for (const { type, path: place } of types) {
        if (place !== undefined && !isMediaType(type))
            yield noMediaType(place, type);
    }
    const images = types.filter(({ type }) => isImageType(type));
    const supportsImages = setting("supportsImages");
    const [first] = images;
    if (first === undefined || supportsImages.value !== false)
        return;
    yield* conflict([
        { value: first.type, path: first.path, name: "supportedInputMediaTypes", message: "An image type is listed." },
        { ...supportsImages, name: "supportsImages", message: "Images are off." },
    ], `"supportedInputMediaTypes" of ${name} lists ${describeTypes(images.map(({ type }) => type))}, but "supportsImages" is false`, { advice: `Set "supportsImages" to true, or remove ${images.length === 1 ? "it" : "them"}.` });
}
function describeTypes([first = "", ...others]) {
    if (others.length === 0)
        return quote(first);
    return `${quote(first)} and ${others.length === 1 ? "another image type" : `${others.length} other image types`}`;
}
function noMediaType(path, text) {
    const meant = meantMediaType(text);
    return {
        place: { path, part: "value" },
        message: text.trim() === "" ? "A media type is blank." : `${quote(text)} is not a media type.`,
        advice: meant === undefined ? 'Write type and subtype, such as "image/png".' : `Write ${quote(meant)}.`,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/no-models-left.js





const noModelsLeft = {
    id: "no-models-left",
    severity: "error",
    summary: "A provider that can offer no model",
    why: "The provider is available, but whoever chooses it finds no model there.",
    description: "Finds providers whose settings leave nothing to offer (specification 2.6): `deny` hides all that `allow` names; `discovery` is `off` and there are no custom models, or `allow` names none of them, or `deny` hides all that are left. Where layers are given, what they leave together counts. With discovery on, a provider may return whatever `allow` names. Leaves alone disabled providers and lists in which something is no model.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "discovery": "off" } } } }',
        right: '{ "providers": { "provider_a": { "models": { "discovery": "auto" } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            const models = modelsInForce(view);
            const reason = reasonOf(models);
            if (reason === undefined || !isEnabled(view, context))
                continue;
            yield* conflict(partsOf(reason, models), `The provider ${quote(view.id)} can offer no model: ${reason.because}`, {
                advice: `${reason.mend}; to hide the provider, set "enabled" to false.`,
            });
        }
    },
};
/** Why nothing is left of a provider's models; undefined where something is or may be. */
function reasonOf({ allow, deny, custom, isDiscovering }) {
    if (!allow.isClear || !deny.isClear || !custom.isClear)
        return undefined;
    const [allowed, denied] = [allow, deny].map(({ models }) => new Set(models.map(({ id }) => id)));
    const isHidden = ({ id }) => denied?.has(id) === true;
    const isLimited = allow.models.length > 0;
    if (isLimited && allow.models.every(isHidden))
        return REASONS.allAllowedDenied;
    if (isDiscovering)
        return undefined;
    if (custom.models.length === 0)
        return REASONS.nothingDeclared;
    const named = custom.models.filter(({ id }) => !isLimited || allowed?.has(id));
    if (named.length === 0)
        return REASONS.nothingDeclaredAllowed;
    return named.every(isHidden) ? REASONS.allDeclaredDenied : undefined;
}
const REASONS = {
    allAllowedDenied: {
        because: '"deny" hides all that "allow" names',
        mend: 'Take a model out of "deny", or allow another one',
        parts: ["allow", "deny"],
    },
    nothingDeclared: {
        because: "discovery is off, and there are no custom models",
        mend: 'Declare models under "custom", or set "discovery" to "auto"',
        parts: ["discovery", "custom"],
    },
    nothingDeclaredAllowed: {
        because: 'discovery is off, and "allow" names no custom model',
        mend: 'Allow a custom model, or set "discovery" to "auto"',
        parts: ["allow", "discovery", "custom"],
    },
    allDeclaredDenied: {
        because: 'discovery is off, and "deny" hides every custom model that may be offered',
        mend: 'Take a custom model out of "deny", or set "discovery" to "auto"',
        parts: ["deny", "discovery", "custom", "allow"],
    },
};
const MESSAGES = {
    allow: "This is all that is allowed.",
    deny: "This is denied.",
    custom: "This is all that is declared.",
    discovery: "Discovery is off.",
};
/** The settings that make it so. An empty `allow` is none of them: it limits nothing. */
function partsOf({ parts }, models) {
    return parts
        .filter((name) => name !== "allow" || models.allow.models.length > 0)
        .map((name) => ({ ...models[name], name, message: MESSAGES[name] }));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/operation-path.js



const OPERATIONS = ["completions", "messages", "responses", "embeddings", "converse", "converse-stream"];
const operationPath = {
    id: "operation-path",
    severity: "warning",
    summary: "A base URL that goes on into an operation, or says the version twice",
    why: "The client appends the version's operations to the base URL, so that what stands there already comes twice and is answered with 404.",
    description: "Finds URLs whose path ends in an operation (`/chat/completions`, `/messages`, `/responses`, `/embeddings`, `/converse`, `/models/…:generateContent` and their like; `/models` only after a version, for it may be a gateway's own path) or in the version twice (`/v1/v1`). Case and a slash at the end do not matter. A URL that another layer takes the place of is left alone.",
    fix: "Strips it; safe but for an operation of one word without a version before it, which may be a gateway's own path.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1/messages" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    *check(context) {
        const isVersion = versionsIn(context.vocabulary);
        for (const url of documentUrls(context)) {
            const http = url.isInForce ? readHttpUrl(url.text) : undefined;
            const segments = http && pathSegments(url.text, http);
            if (http === undefined || segments === undefined)
                continue;
            const { kept, operation, isCertain } = stripPath(segments, isVersion);
            if (kept.length === segments.length)
                continue;
            const start = kept.at(-1)?.end ?? http.path.start;
            const { end } = http.path;
            yield {
                place: { path: url.path, part: "value" },
                message: operation === undefined
                    ? `${nameOfUrl(url)} says the version twice.`
                    : `${nameOfUrl(url)} goes on into the operation ${quote(operation)}.`,
                advice: `Remove ${quote(url.text.slice(start, end))} at the end of its path.`,
                fix: {
                    title: "Strip it.",
                    safe: isCertain,
                    steps: [{ kind: "edit-string", path: url.path, start, end, text: "" }],
                },
            };
        }
    },
};
/** A path without the operations and the repeated version at its end. */
function stripPath(segments, isVersion) {
    let end = segments.length;
    let operation;
    let isCertain = false;
    for (;;) {
        const length = operationLength(segments, end, isVersion);
        const isRepeated = length === 0 && isVersion(segments[end - 1]) && isSame(segments[end - 1], segments[end - 2]);
        if (length === 0 && !isRepeated)
            break;
        operation ??= length === 0 ? undefined : textOf(segments.slice(end - length, end));
        end -= Math.max(length, 1);
        isCertain ||= length > 1 || isVersion(segments[end - 1]);
    }
    return { kept: segments.slice(0, end), operation, isCertain };
}
/** How many segments before `end` are an operation. */
function operationLength(segments, end, isVersion) {
    const [third, second, last] = [3, 2, 1].map((back) => segments[end - back]?.text.toLowerCase());
    if (last === undefined)
        return 0;
    if (/:(?:stream)?generatecontent$/.test(last))
        return second === "models" ? 2 : 1;
    if (last === "completions" && second === "chat")
        return 2;
    if (last === "models")
        return isVersion(segments[end - 2]) ? 1 : 0;
    if (!OPERATIONS.includes(last))
        return 0;
    return last.startsWith("converse") && third === "model" ? 3 : 1;
}
/** The versions that a vocabulary names, and what looks like one. */
function versionsIn({ providers }) {
    const named = new Set(Object.values(providers).map(({ versionSegment }) => versionSegment?.toLowerCase()));
    return (segment) => segment !== undefined &&
        (/^v\d+(?:(?:alpha|beta)\d*)?$/i.test(segment.text) || named.has(segment.text.toLowerCase()));
}
function isSame(one, other) {
    return one?.text.toLowerCase() === other?.text.toLowerCase();
}
function textOf(segments) {
    return segments.map(({ text }) => `/${text}`).join("");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/private-host.js
/** Names that no public DNS has (RFC 6761, RFC 6762 and its appendix G, RFC 8375, ICANN's `.internal`, Kubernetes' `.svc`). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal|intranet|private|corp|home|lan|home\.arpa|svc)$/;
/**
 * True for a host that only the same machine or a private network reaches: loopback, private and link-local addresses,
 * names of one label, and names that no public DNS has. `hostname` is as `HttpUrl` has it.
 */
function isPrivateHost(hostname) {
    const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname);
    if (mapped !== null)
        return isPrivateAddress(octetsOf(mapped[1] ?? "", mapped[2] ?? ""));
    if (hostname.startsWith("["))
        return /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/.test(hostname);
    const octets = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(hostname)?.slice(1).map(Number);
    if (octets !== undefined)
        return isPrivateAddress(octets);
    return !hostname.includes(".") || PRIVATE_NAME.test(hostname);
}
/** RFC 1122 (this host, loopback), RFC 1918, RFC 6598 (shared address space) and RFC 3927 (link-local). */
function isPrivateAddress([first = 0, second = 0]) {
    if ([0, 10, 127].includes(first))
        return true;
    if (first === 172)
        return second >= 16 && second < 32;
    if (first === 100)
        return second >= 64 && second < 128;
    return (first === 192 && second === 168) || (first === 169 && second === 254);
}
/** Of two groups of an IPv6 address. */
function octetsOf(...groups) {
    return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/plain-http.js



const plainHttp = {
    id: "plain-http",
    severity: "warning",
    summary: "A URL that is called without encryption",
    why: "Everybody on the way to the host can read and change what is sent, the credential with it.",
    description: "Finds `http://` to a host that is neither this machine nor in a private network. Left alone are loopback, private and link-local addresses, host names of one label, and names under `localhost`, `local`, `internal`, `intranet`, `private`, `corp`, `home`, `home.arpa`, `lan`, `svc` and `test`, which no public DNS has, and a URL that another layer takes the place of.",
    fix: 'Writes "https" in its place; not safe, for the server may not speak it. None where the URL names port 80.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "http://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    *check(context) {
        for (const url of documentUrls(context)) {
            const http = url.isInForce ? readHttpUrl(url.text) : undefined;
            if (http?.scheme !== "http" || isPrivateHost(http.hostname))
                continue;
            const isAtPort80 = http.hasPort && http.port === 80;
            yield {
                place: { path: url.path, part: "value" },
                message: `${nameOfUrl(url)} is called without encryption, and its host is not in a private network.`,
                advice: isAtPort80
                    ? 'Write "https", and the port at which the server speaks it, or none: port 80 is that of "http".'
                    : 'Write "https", if the server speaks it.',
                ...(isAtPort80 ? {} : { fix: writeHttps(url.path, http) }),
            };
        }
    },
};
function writeHttps(path, { scheme }) {
    return {
        title: 'Write "https".',
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: scheme.length, text: "https" }],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/policy-rules.js
/** What is wrong with a policy file; `policy-findings.ts` and the policy's schema find it. */
const policyFile = {
    id: "policy-file",
    severity: "error",
    summary: "A mistake in the policy file",
    why: "A policy with a mistake is not applied, not even in part, so that nothing of what it says holds.",
    description: "Finds whatever is wrong in a policy file (`.provider-steward.json`): broken syntax, keys, rules and severities that there are not, values of the wrong type, and hosts, globs, pointers and paths that cannot lead anywhere. `docs/policy.md` describes the file. No policy changes this rule.",
    examples: {
        wrong: '{ "rules": { "version-segmnt": "off" } }',
        right: '{ "rules": { "version-segment": "off" } }',
    },
};
const policyRules = [policyFile];

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/reserved-header.js



const CREDENTIAL_HEADERS = ["authorization", "x-api-key"];
/** Headers that belong to the connection or to the body, which the client alone knows (RFC 9110, RFC 9112). */
const TRANSPORT_HEADERS = [
    "accept",
    "accept-encoding",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "expect",
    "host",
    "keep-alive",
    "proxy-authorization",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];
const reservedHeader = {
    id: "reserved-header",
    severity: "error",
    summary: "A custom header that the assistant sets itself",
    why: "The client sets this header on every request; a second one is dropped, breaks the request, or puts a credential into a shared file.",
    description: "Finds `Authorization`, `x-api-key`, a provider's version header and the headers of the transport (`Host`, `Content-Type`, `Content-Length`, `Accept`, `Connection` and their like) in `customHeaders`, in any case (specification 2.3). If such a header held a live credential, revoke it: a file's history keeps it.",
    fix: "Removes the header.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "Content-Type": "application/json" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    refusesValue: true,
    *check(context) {
        for (const view of providerEntries(context)) {
            for (const { path, name } of headersOf(view)) {
                const reason = reservedReason(name, context.vocabulary);
                if (reason === undefined)
                    continue;
                yield {
                    place: { path, part: "key" },
                    message: `The header ${quoteHeader(name)} ${reason}.`,
                    advice: adviceFor(name),
                    fix: { title: "Remove the header.", safe: true, steps: [{ kind: "remove", path }] },
                };
            }
        }
    },
};
/** A value that was pasted behind the name (`Authorization: …`) is out, whoever empties the header. */
function adviceFor(header) {
    const { name, value } = readHeaderLine(header);
    const isCredential = [...CREDENTIAL_HEADERS, "proxy-authorization"].includes(name.toLowerCase());
    return value !== "" && isCredential ? "Remove it, and revoke the credential that it holds." : "Remove it.";
}
/** Why a header of this name is reserved, as the end of a sentence; undefined where it is not. */
function reservedReason(name, { providers }) {
    const lower = readHeaderLine(name).name.toLowerCase();
    if (CREDENTIAL_HEADERS.includes(lower))
        return "carries the credential, which is never stored in this file";
    if (TRANSPORT_HEADERS.includes(lower))
        return "is set by the transport";
    const isVersion = Object.values(providers).some(({ versionHeader }) => versionHeader?.toLowerCase() === lower);
    return isVersion ? "states the provider's API version, which the client sets" : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/schema-reference.js


/** What the schema is called where it is served and kept: `provider-config/v1.json`, `provider-config.schema.json`. */
const schema_reference_NAME = /^(?:.*\/)?provider-?config(?:uration)?s?(?:\/v\d+)?(?:\.schema)?\.json$/i;
/** Where the schema is put that `provider-steward schema` prints, unless the policy has another place. */
const DEFAULT_REFERENCE = "./provider-config.schema.json";
const schemaReference = {
    id: "schema-reference",
    severity: "notice",
    summary: "No reference to the schema of provider configurations",
    why: "With the schema named in the file, editors complete keys, explain them and mark mistakes while one types.",
    description: "Finds files without `$schema`, and those whose `$schema` does not name a schema of this kind: one called `provider-config.schema.json`, one that the Worker serves at `/schemas/provider-config/v1.json`, or the one that the policy names in `schema`. What `$schema` names is not fetched. `provider-steward schema` prints the schema.",
    fix: "Adds `$schema` with what the policy names in `schema`, or else `./provider-config.schema.json`; another `$schema` is replaced only where unsafe fixes are asked for.",
    examples: {
        wrong: '{ "providers": {} }',
        right: '{ "$schema": "./provider-config.schema.json", "providers": {} }',
    },
    *check({ document, policy }) {
        if (!isObject(document))
            return;
        const reference = policy.schema ?? DEFAULT_REFERENCE;
        const found = ownValue(document, "$schema");
        if (found === undefined)
            yield missing(reference);
        else if (typeof found === "string" && found !== policy.schema && !isOfThisKind(found)) {
            yield another(found, reference);
        }
    },
};
function missing(reference) {
    return {
        place: { path: [], part: "key" },
        message: 'The file names no schema in "$schema".',
        advice: `Add "$schema": ${quote(reference)} as its first key, or where you keep the schema.`,
        fix: {
            title: 'Add "$schema".',
            safe: true,
            steps: [{ kind: "add-property", path: [], key: "$schema", value: reference }],
        },
    };
}
function another(found, reference) {
    return {
        place: { path: ["$schema"], part: "value" },
        message: 'What "$schema" names is not known as a schema of provider configurations.',
        advice: `Name the schema of provider configurations, such as ${quote(reference)}.`,
        fix: {
            title: 'Name the schema of provider configurations in "$schema".',
            safe: false,
            steps: [{ kind: "edit-string", path: ["$schema"], start: 0, end: found.length, text: reference }],
        },
    };
}
/** By the last two names of the path; what stands before may be as long as it likes. */
function isOfThisKind(reference) {
    const [path = ""] = reference.split(/[?#]/, 1);
    return schema_reference_NAME.test(path.split("/").slice(-2).join("/"));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/schema-rules.js
/** What the schema refuses, by the kind of mistake. `schema-errors.ts` says which is which. */
const unknownKey = {
    id: "unknown-key",
    severity: "error",
    summary: "A key that the format does not have",
    why: "The assistant refuses a file with a key that it does not know, or ignores what the key sets.",
    description: "Finds keys that the specification does not list for their object. The maps with free names (`customHeaders`, `models.overrides`, `providers.custom`) take any. A key that is likely misspelt is named with the one that was meant; a key that is known one level deeper, with the object it belongs in.",
    fix: "Renames the key where one key alone can be meant; safe where it differs only in case, `-` and `_`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseURL": "https://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const unknownProvider = {
    id: "unknown-provider",
    severity: "error",
    summary: "A provider id that is not built in",
    why: 'Beside the built-in ids only "default" and "custom" have a place here, so the assistant does not know what to do with this entry.',
    description: "Finds keys of `providers` that are neither a built-in provider's id nor `default` nor `custom`. A provider of your own goes under `providers.custom`, where its id is yours to choose.",
    examples: {
        wrong: '{ "providers": { "provider_aa": { "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
};
const schema_rules_missingKey = {
    id: "missing-key",
    severity: "error",
    summary: "A required key is missing",
    why: "The object cannot be used without it, so the assistant refuses the file.",
    description: "Finds objects without a key that they need: `type` of a custom provider, the required metadata of a custom model, and each protocol in the `endpoints` of a custom provider. All that one object lacks is one diagnostic; a key that is there but misspelt is left to `unknown-key`.",
    examples: {
        wrong: '{ "providers": { "custom": { "gateway": { "baseUrl": "https://gateway.example.com/v1" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "baseUrl": "https://gateway.example.com/v1" } } } }',
    },
};
const wrongType = {
    id: "wrong-type",
    severity: "error",
    summary: "A value of the wrong type",
    why: "The assistant cannot read a value of another type and refuses the file.",
    description: "Finds values that are not of the type that the specification gives, such as a number written as text.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": "false" } } }',
        right: '{ "providers": { "provider_a": { "enabled": false } } }',
    },
};
const unknownValue = {
    id: "unknown-value",
    severity: "error",
    summary: "A value that is not one of those allowed",
    why: "The assistant knows only the values that the format lists.",
    description: "Finds values of `protocol`, `discovery` and a custom provider's `type` that the format does not list. A value that is likely misspelt is answered with the one that was meant.",
    examples: {
        wrong: '{ "providers": { "provider_c": { "protocol": "provider-b-chatt" } } }',
        right: '{ "providers": { "provider_c": { "protocol": "provider-b-chat" } } }',
    },
};
const outOfRange = {
    id: "out-of-range",
    severity: "error",
    summary: "A number or a text outside its bounds",
    why: "The assistant refuses a value outside the bounds of the format.",
    description: "Finds token counts below 1 or above 9007199254740991, the largest integer that JSON numbers keep exactly, and an empty `id` or `name` of a custom model.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 0 } } } } } }',
        right: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 8000 } } } } } }',
    },
};
const schemaRules = [
    unknownKey,
    unknownProvider,
    schema_rules_missingKey,
    wrongType,
    unknownValue,
    outOfRange,
];

;// CONCATENATED MODULE: ./.build/action/shared/validate/random-word.js

const RANDOM_WORD_MIN_CHARACTERS = 20;
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
/** Of letters in one case: words, too, may have a number at their end. */
const ONE_CASE_MIN_BITS_PER_CHARACTER = 3;
const ONE_CASE_MIN_NUMBERS = 4;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;
/** Base64 with a `/` looks like a path, which has fewer different characters. */
const BASE64_KEY_MIN_CHARACTERS = 40;
const BASE64_KEY_MIN_BITS_PER_CHARACTER = 4.4;
/** Ids that look random and are none of anybody's secrets. */
const PUBLIC_IDS = [
    // A UUID without its dashes, told by its version and variant.
    /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i,
    // A ULID.
    /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i,
];
/** `org-…` and its like: who asks, not how they prove it. */
const PUBLIC_PREFIX = /^(?:org|proj|project|team|workspace|wrkspc|user|acct|cus)[-_]/i;
/** A commit's id. */
const COMMIT_ID = /^[\da-f]{40}$/i;
/**
 * True for a long run of letters and digits mixed as by chance. Not for ids that are public, such as UUIDs, which mostly
 * name tenants, and not for words, host names and paths, whose parts are short or of one kind of letter.
 */
function looksRandom(word) {
    if (PUBLIC_PREFIX.test(word) || COMMIT_ID.test(word))
        return false;
    return isRandomBase64(word) || word.split(/[-._~/:@,;=&?+]+/).some(isRandomPart);
}
function isRandomBase64(word) {
    if (word.length < BASE64_KEY_MIN_CHARACTERS || !/^[A-Za-z\d+/]+={0,2}$/.test(word))
        return false;
    return hasBothCases(word) && isMixed(word) && bitsPerCharacter(word) >= BASE64_KEY_MIN_BITS_PER_CHARACTER;
}
function isRandomPart(part) {
    if (PUBLIC_IDS.some((id) => id.test(part)) || !isMixed(part))
        return false;
    if (/^[\da-f]+$/i.test(part))
        return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS;
    if (part.length < RANDOM_WORD_MIN_CHARACTERS)
        return false;
    if (hasBothCases(part))
        return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
    const numbers = part.match(/\d+/g)?.length ?? 0;
    return numbers >= ONE_CASE_MIN_NUMBERS && bitsPerCharacter(part) >= ONE_CASE_MIN_BITS_PER_CHARACTER;
}
function hasBothCases(text) {
    return /[a-z]/.test(text) && /[A-Z]/.test(text);
}
/** Shannon's entropy of a text's characters. */
function bitsPerCharacter(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/credential-likeness.js



/** How a header's value looks like a credential, or holds what does; undefined where it does not. */
function credentialLikeness(value) {
    const text = value.trim();
    if (hasTokenShape(text) || hasAuthenticationScheme(text) || holdsUrlWithSecret(text))
        return "certain";
    return namedLikeness(text) ?? (text.split(/[\s"',;]+/).some(looksRandom) ? "likely" : undefined);
}
/** How a value is a credential because its name says so; undefined where it cannot be one. */
function likenessByName(name, value) {
    if (!namesCredential(name) || isNone(value))
        return undefined;
    return isPlainWord(value) ? "likely" : "certain";
}
/** True for an empty value, a placeholder, a switch and a small number. */
function isNone(value) {
    const text = value.trim();
    return /^(?:true|false|yes|no|on|off|none|null|\d{1,7}|\d+\.\d+|)$/i.test(text) || isPlaceholder(text);
}
/** `blue`, `eu-west-1`: more likely a name that something was given than a credential. */
function isPlainWord(value) {
    return /^(?:[a-z]{1,8}|[a-z]{2}-[a-z]{1,9}-\d)$/i.test(value.trim()) && !namesCredential(value);
}
/** Before a word that no language has; `Bearer` before any. */
function hasAuthenticationScheme(text) {
    const [, scheme = "", word = ""] = /^(bearer|basic|token|key|apikey|digest|negotiate|ssws|splunk) +(\S+)$/i.exec(text) ?? [];
    if (word.length < 4)
        return false;
    if (/^bearer$/i.test(scheme))
        return true;
    if (/^(?:apikey|ssws|splunk)$/i.test(scheme))
        return /\d|.{16}/.test(word);
    return looksRandom(word) || /^[\da-f]{40}$/i.test(word) || isUserAndPassword(word);
}
/** True for `user:password` in base64. */
function isUserAndPassword(word) {
    const isBase64 = /^[A-Za-z\d+/]+={0,2}$/.test(word) && word.replace(/=+$/, "").length % 4 !== 1;
    return isBase64 && /^[\x20-\x7e]*:[\x20-\x7e]*$/.test(atob(word.replace(/=+$/, "")));
}
function holdsUrlWithSecret(text) {
    // The bound keeps the search linear.
    for (const [url] of text.matchAll(/[a-z][a-z\d+.-]{1,15}:\/\/[^\s"'<>]+/gi)) {
        const { strips, hasHiddenPassword } = findUrlSecrets(url);
        if (strips.length > 0 || hasHiddenPassword)
            return true;
    }
    return false;
}
/** Of the pairs in a text, `name=value`, `name: value` or `"name":"value"`, the one that is most like a credential. */
function namedLikeness(text) {
    let found;
    // The bounds keep the search linear.
    const pairs = /([A-Za-z][\w.-]{1,63})["']?\s{0,4}[:=]\s{0,4}["']?([^\s"',;&]+)/g;
    for (const [, name = "", value = ""] of withoutPlaceholders(text).matchAll(pairs)) {
        const likeness = likenessByName(name, value);
        if (likeness === "certain")
            return likeness;
        found ??= likeness;
    }
    return found;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/losing-values.js


/**
 * What a check finds in a document, and in the values that lost to another one of the same key. They are not in the
 * document, but in the file for everybody to read. There they have a place and no fix: `duplicate-key` removes them.
 */
function* checkAllValues(context, check) {
    yield* check(context);
    for (const { path, properties } of context.duplicateKeys) {
        for (const { key, node } of properties.slice(0, -1)) {
            const document = documentOf(path, node.value);
            for (const { fix: _, ...finding } of check({ ...context, document, merged: document })) {
                const below = finding.place.path.slice(path.length);
                const part = "part" in finding.place ? finding.place.part : "value";
                const span = below.length === 0 && part === "key" ? key : findSpan(node, below, part);
                yield { ...finding, place: { path: [...path, ...below], span: { start: span.start, end: span.end } } };
            }
        }
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-header.js






const secretInHeader = {
    id: "secret-in-header",
    severity: "error",
    summary: "A custom header that looks like a credential",
    why: "The file is shared and versioned: whoever reads it, now or in its history, can use the credential.",
    description: "Finds custom headers whose name says that they hold a credential (`X-Auth-Token`, `Api-Key`, `Cookie`) or whose value looks like one or holds one: the shape of a known kind of key, `Bearer` and the like before it, a URL with a password, `api_key=…`, or a long run of random letters and digits. Looks also at values pasted into a name (`X-Auth-Token: …`), at entries whose id nobody knows, and at a value that another one of the same key hides. Leaves alone switches, small numbers, placeholders such as `${GATEWAY_TOKEN}`, and ids such as UUIDs, which mostly name tenants. The value is never repeated. Headers that may not be there at all are left to `reserved-header`.",
    fix: "Removes the header; where its value only looks random, or is a short word under the name of a credential, this is not counted as safe.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Token": "correct horse" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Route": "research" } } } }',
    },
    refusesValue: true,
    check: (context) => checkAllValues(context, findSecrets),
};
function* findSecrets(context) {
    for (const view of allEntries(context)) {
        for (const { path, name, value } of headersOf(view)) {
            const found = judge(name, value);
            if (found === undefined)
                continue;
            yield {
                place: { path, part: found.part },
                message: found.message,
                advice: "Remove the header, revoke the credential, and keep the new one where the assistant keeps credentials.",
                fix: {
                    title: "Remove the header.",
                    safe: found.likeness === "certain" || found.part === "key",
                    steps: [{ kind: "remove", path }],
                },
            };
        }
    }
}
/** Looks at a header's value, and at what may have been pasted behind its name. */
function judge(name, value) {
    const line = readHeaderLine(name);
    // What only blanks part may be one name, written as words.
    const isLine = /[:=]/.test(name);
    const text = value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
    const values = [
        { part: "value", text, holder: `value of the header ${quoteHeader(name)}` },
        { part: "key", text: line.value, holder: `name of the header ${quoteHeader(name)}` },
    ];
    for (const { part, text: held, holder } of values) {
        const byName = likenessByName(line.name, held) ?? (isLine ? undefined : likenessByName(name, text));
        const byValue = isPlaceholder(held) ? undefined : credentialLikeness(held);
        if (byName === undefined && byValue === undefined)
            continue;
        const message = byName === undefined
            ? `The ${holder} looks like a credential.`
            : `The header ${quoteHeader(name)} is named like a credential.`;
        return { part, likeness: byValue === "certain" ? byValue : (byName ?? "likely"), message };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-url.js






/** More names of parameters help nobody. */
const NAMED_PARAMETERS_MAX = 3;
const secretInUrl = {
    id: "secret-in-url",
    severity: "error",
    summary: "A URL that holds a credential",
    why: "The file is shared and versioned, and URLs end up in logs: whoever reads one of them can use the credential.",
    description: "Finds user names and passwords before a host, parameters of a query, fragment or path that are named like a credential (`key`, `token`, `api_key`, `sig`, `code` and their like) or whose value has the shape of one, and such shapes anywhere else in a URL. It looks at every `baseUrl`, `endpoint` and `endpoints`, also at what is no right URL, at an entry whose id nobody knows, at a value that another one of the same key hides, and at a `$schema` that is a URL. Leaves alone placeholders such as `${GATEWAY_KEY}`. The value is never repeated.",
    fix: "Strips the user name and password and the parameters; a token in a path stays, for nobody can tell what the path is without it.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1?api_key=correct-horse" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    check: (context) => checkAllValues(context, secret_in_url_findSecrets),
};
function* secret_in_url_findSecrets(context) {
    for (const { path, text, name } of textsToCheck(context)) {
        const secrets = findUrlSecrets(text);
        const held = describeSecrets(secrets);
        if (held === "")
            continue;
        const strip = { title: "Strip the credential.", safe: true, steps: stepsOf(path, secrets) };
        yield {
            place: { path, part: "value" },
            message: `${name()} holds a credential, or what looks like one: ${held}.`,
            advice: "Strip it, revoke the credential, and keep the new one where the assistant keeps credentials.",
            ...(secrets.hasToken || secrets.hasHiddenPassword ? {} : { fix: strip }),
        };
    }
}
function stepsOf(path, { strips }) {
    return strips.map(({ start, end }) => ({ kind: "edit-string", path, start, end, text: "" }));
}
function* textsToCheck(context) {
    for (const url of documentUrls(context, allEntries(context)))
        yield { path: url.path, text: url.text, name: () => nameOfUrl(url) };
    const schema = isObject(context.document) ? textAt(context.document, "$schema") : undefined;
    if (schema !== undefined && /^\s*https?:/i.test(schema))
        yield { path: ["$schema"], text: schema, name: () => 'The URL in "$schema"' };
}
/** What kinds of secrets there are, without their values; "" where there are none. */
function describeSecrets({ userinfo, parameters, hasToken, hasHiddenPassword }) {
    const names = [...new Set(parameters.filter((name) => name !== ""))].map(quote);
    const named = names.slice(0, NAMED_PARAMETERS_MAX).join(", ");
    const others = names.length > NAMED_PARAMETERS_MAX ? " and others" : "";
    return [
        ...(userinfo.length === 0 ? [] : ["a user name or password before the host"]),
        ...(named === "" ? [] : [`the parameter${names.length === 1 ? "" : "s"} ${named}${others}`]),
        ...(parameters.includes("") ? ["a parameter without a name"] : []),
        ...(hasToken ? ["what has the shape of a token"] : []),
        ...(hasHiddenPassword ? ['a password with a "/", "?" or "#" in it'] : []),
    ].join(", ");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/token-limits.js




const tokenLimits = {
    id: "token-limits",
    severity: "error",
    summary: "A token limit above the model's context length",
    why: "The context holds what goes in and what comes out, so that requests up to such a limit are refused by the provider.",
    description: "Finds custom models and overrides whose `maxInputTokens` or `maxOutputTokens` is above their `maxContextLength`; where only the two together are, it is a notice, for some providers count them apart. A custom model is judged with its override on top, since that is what counts.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 100000, "maxOutputTokens": 200000 }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 200000, "maxOutputTokens": 100000 }
} } } } }`,
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            for (const model of modelViews(view))
                yield* checkModel(model);
        }
    },
};
function* checkModel(model) {
    const context = token_limits_tokenCount(model, "maxContextLength", "This is the context length.");
    if (context === undefined)
        return;
    const limits = ["maxOutputTokens", "maxInputTokens"]
        .map((field) => token_limits_tokenCount(model, field, "This is the other limit."))
        .filter((limit) => limit !== undefined);
    const above = limits.filter(({ tokens }) => tokens > context.tokens);
    for (const limit of above) {
        yield* conflict([{ ...limit, message: "This is the limit." }, context], `"${limit.name}" of ${model.name} is ${limit.tokens}, more than its "maxContextLength" of ${context.tokens}`, { advice: `Lower "${limit.name}", or raise "maxContextLength".` });
    }
    const sum = limits.reduce((total, { tokens }) => total + tokens, 0);
    if (above.length > 0 || sum <= context.tokens)
        return;
    yield* conflict([...limits, context], `"maxInputTokens" and "maxOutputTokens" of ${model.name} come to more than its "maxContextLength" of ${context.tokens}`, { severity: "notice", advice: "Lower one of them, unless the provider counts them apart." });
}
/** Undefined where the field states no number of tokens that can be. */
function token_limits_tokenCount({ setting }, name, message) {
    const stated = setting(name);
    const { value } = stated;
    const isCount = typeof value === "number" && Number.isInteger(value) && value > 0 && value <= TOKENS_MAX;
    return isCount ? { ...stated, name, message, tokens: value } : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/unknown-model.js






const unknownModel = {
    id: "unknown-model",
    severity: "notice",
    summary: "A model id that no known model has",
    why: "An id must match a model's exactly; one that matches none allows, hides or changes nothing, without a word.",
    description: "Finds ids in `allow`, `deny` and `overrides` that no known model has: no custom model of the provider, with the other layers merged in where they are given, and none of the policy's model catalogue. It is a warning where discovery is off or the catalogue has the provider; else discovery may return the model. Where nothing at all is known of a provider's models, it finds only ids that cannot be right: patterns (`*` is literal here), ids with blanks around them, and blank ones.",
    fix: "In `allow` and `deny`, writes the one known id that is near, or removes the blanks; never safe, for the id may be right.",
    examples: {
        wrong: `{ "providers": { "provider_c": { "models": {
  "deny": ["lokal-small"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
        right: `{ "providers": { "provider_c": { "models": {
  "deny": ["local-small"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
    },
    *check(context) {
        const budget = { letterPairs: MODEL_GUESS_MAX_LETTER_PAIRS };
        for (const view of providerEntries(context))
            yield* unknown_model_checkEntry(view, knownOf(view, context.policy, budget));
    },
};
function knownOf(view, { modelCatalog = {} }, budget) {
    const catalog = Object.hasOwn(modelCatalog, view.id) ? modelCatalog[view.id] : undefined;
    const inForce = modelsInForce(view);
    const ids = new Set([...inForce.custom.models.map(({ id }) => id), ...(catalog ?? [])]);
    const isInCatalog = catalog !== undefined;
    return {
        inForce,
        ids,
        guess: createGuess(ids, budget),
        isEnough: inForce.custom.isClear && (isInCatalog || ids.size > 0),
        isInCatalog,
        severity: isInCatalog || !inForce.isDiscovering ? "warning" : "notice",
    };
}
function* unknown_model_checkEntry(view, known) {
    for (const named of namedModels(view, known.inForce)) {
        if (known.ids.has(named.id))
            continue;
        const impossible = impossibleId(named);
        if (impossible !== undefined)
            yield { ...impossible, severity: known.severity };
        else if (known.isEnough)
            yield unknownId(named, view, known);
    }
}
/** The ids that the file itself names, but for lists that another layer's take the place of. */
function* namedModels({ path, entry }, inForce) {
    const models = objectAt(entry, "models") ?? {};
    const listed = new Map();
    for (const { text } of [...textsAt(models, "allow"), ...textsAt(models, "deny")]) {
        listed.set(text, (listed.get(text) ?? 0) + 1);
    }
    for (const key of ["allow", "deny"]) {
        const list = inForce[key];
        if (list.path === undefined)
            continue;
        for (const { id, index } of list.models) {
            yield { id, key, place: { path: [...list.path, index], part: "value" }, listed };
        }
    }
    for (const id of Object.keys(objectAt(models, "overrides") ?? {})) {
        const place = { path: [...path, "models", "overrides", id], part: "key" };
        yield { id, key: "overrides", place, listed: undefined };
    }
}
const ADVICE_FOR_PATTERNS = {
    allow: 'Name each model by its id, or leave "allow" out to offer all of them.',
    deny: 'Name each model by its id, or set "enabled" to false to hide the provider.',
    overrides: "Give each model an override of its own.",
};
/** What is wrong with an id that no model can have; undefined where one may. */
function impossibleId(named) {
    const { id, key, place } = named;
    const trimmed = id.trim();
    if (trimmed === "") {
        return { place, message: `A model id in ${quote(key)} is blank.`, advice: "Write the id of a model in its place." };
    }
    const literal = ["*", "?"].filter((character) => id.includes(character));
    if (literal.length > 0) {
        return {
            place,
            message: `The model id ${quote(id)} is no pattern: ${quoteAll(literal, "and")} ${literal.length === 1 ? "is" : "are"} literal here.`,
            advice: ADVICE_FOR_PATTERNS[key],
        };
    }
    if (trimmed === id)
        return undefined;
    return {
        place,
        message: `The model id ${quote(id)} has blanks before or after it.`,
        advice: "Remove the blanks.",
        ...rewrite(named, trimmed, "Remove the blanks.", blanksOf(id)),
    };
}
function blanksOf(id) {
    const start = id.length - id.trimStart().length;
    const end = id.trimEnd().length;
    return [
        { start: 0, end: start, text: "" },
        { start: end, end: id.length, text: "" },
    ].filter((part) => part.start < part.end);
}
function unknownId(named, view, known) {
    const { id, place } = named;
    const meant = known.guess(id);
    const { custom, discovery, isDiscovering } = known.inForce;
    const elsewhere = describeElsewhere([
        { ...custom, name: "custom" },
        ...(isDiscovering ? [] : [{ ...discovery, name: "discovery" }]),
    ]);
    const [nearest, ...others] = meant;
    const isOnly = nearest !== undefined && others.length === 0;
    return {
        place,
        severity: known.severity,
        message: `No known model of ${quote(view.id)} has the id ${quote(id)}${isDiscovering ? "" : ", and discovery is off"}${elsewhere}.`,
        advice: unknown_model_adviceFor(meant, known),
        ...(isOnly
            ? rewrite(named, nearest, `Write ${quote(nearest)}.`, [{ start: 0, end: id.length, text: nearest }])
            : {}),
    };
}
function unknown_model_adviceFor(meant, { isInCatalog, inForce }) {
    if (meant.length > 0)
        return `Did you mean ${quoteAll(meant, "or")}?`;
    if (isInCatalog)
        return "Correct it, or add it to the policy's model catalogue.";
    if (!inForce.isDiscovering)
        return 'Declare the model under "custom", or remove its id.';
    return 'See that discovery returns the model, or declare it under "custom".';
}
/** A fix that makes an id another one, unless it cannot be changed, or one of the two would stand somewhere else as well. */
function rewrite({ id, place, listed }, meant, title, parts) {
    if (listed?.get(id) !== 1 || listed.has(meant))
        return {};
    listed.set(meant, 1);
    return {
        fix: { title, safe: false, steps: parts.map((part) => ({ kind: "edit-string", path: place.path, ...part })) },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/unsafe-key.js


const unsafeKey = {
    id: "unsafe-key",
    severity: "error",
    summary: "The key __proto__",
    why: "In JavaScript this key names an object's prototype: a program that copies the file key by key may be made to do what it should not.",
    description: "Finds the key `__proto__` at any depth, also where keys are free names. As the id of a custom provider it is left to `custom-id`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check({ unsafeKeys }) {
        for (const { path, key } of unsafeKeys) {
            if (isCustomId(path))
                continue;
            yield {
                place: { path, span: key },
                message: `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`,
                advice: "Remove it, or choose another name.",
            };
        }
    },
};
function isCustomId(path) {
    return path.length === 3 && path[0] === "providers" && path[1] === "custom";
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/url-syntax.js






const urlSyntax = {
    id: "url-syntax",
    severity: "error",
    summary: "A URL that cannot be called",
    why: "The client calls nothing but absolute http and https URLs, and fails on anything else when it is first used.",
    description: "Finds every `baseUrl`, `endpoint` and `endpoints` that is not an absolute `http` or `https` URL, or that not every client reads in the same way: blanks and invisible characters anywhere in it, backslashes, too few or too many slashes after the scheme, a host that cannot be one, and placeholders such as `${HOST}`, which nothing fills in. A query or fragment is a warning, for the client appends the operation's path behind it; so are two slashes in a row in the path. An empty text counts as absent.",
    fix: "Removes blanks and invisible characters before and after a URL. Writes a missing scheme before a host; not safe, for it may be the other one.",
    examples: {
        wrong: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "localhost:8000" } } } }',
        right: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "http://localhost:8000" } } } }',
    },
    *check(context) {
        for (const url of documentUrls(context)) {
            const found = findTrouble(url.text, url.path);
            if (found === undefined)
                continue;
            const { trouble, ...rest } = found;
            yield { ...rest, place: { path: url.path, part: "value" }, message: `${nameOfUrl(url)} ${trouble}.` };
        }
    },
};
function findTrouble(text, path) {
    const http = readHttpUrl(text);
    if (http !== undefined)
        return (http.path.end === text.length ? undefined : findSuffix(text)) ?? findSlashes(text, http);
    const { start, end } = trimmed(text);
    const inner = text.slice(start, end);
    if (inner === text)
        return missingScheme(text, path) ?? explain(text);
    if (inner !== "" && readHttpUrl(inner) === undefined)
        return explain(inner);
    return {
        trouble: inner === "" ? "is blank" : "has blanks or invisible characters before or after it",
        advice: inner === "" ? "Write the URL, or remove the key." : REMOVE_BLANKS,
        fix: removeAround(path, text.length, { start, end }),
    };
}
/** What a client puts its operations behind. A credential there is left to `secret-in-url`. */
function findSuffix(text) {
    const rest = without(text, findUrlSecrets(text).strips);
    const end = readHttpUrl(rest)?.path.end ?? rest.length;
    if (end === rest.length)
        return undefined;
    const part = rest[end] === "?" ? "query" : "fragment";
    return {
        severity: "warning",
        trouble: `has a ${part}, behind which the client appends the operation's path`,
        advice: `Remove the ${part}; what the server has to be told can stand in the path or in a custom header.`,
    };
}
/** Two slashes in a row, but for those of another URL in the path. */
function findSlashes(text, { path }) {
    if (!/(?<!:)\/\//.test(text.slice(path.start, path.end)))
        return undefined;
    return {
        severity: "warning",
        trouble: "has two slashes in a row in its path, which not every server takes for one",
        advice: "Write one slash there.",
    };
}
/** A text that names a host needs no more than the scheme, which for a local server is mostly "http". */
function missingScheme(text, path) {
    const slashes = text.startsWith("//") ? 2 : 0;
    const http = readHttpUrl(`https://${text.slice(slashes)}`);
    const isHost = http !== undefined && (http.hasPort || /[.\]]|^localhost$/.test(http.hostname));
    if (!isHost)
        return undefined;
    const start = isPrivateHost(http.hostname) ? "http://" : "https://";
    const title = `Write "${start}" at its start.`;
    const fix = {
        title,
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: slashes, text: start }],
    };
    return { trouble: WITHOUT_SCHEME, advice: title, fix };
}
const REMOVE_BLANKS = "Remove the blanks.";
const url_syntax_INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;
/** By steps: an expression for the end would be tried at every blank of a run. */
function trimmed(text) {
    let start = 0;
    while (start < text.length && url_syntax_INVISIBLE.test(text[start] ?? ""))
        start += 1;
    let end = text.length;
    while (end > start && url_syntax_INVISIBLE.test(text[end - 1] ?? ""))
        end -= 1;
    return { start, end };
}
function removeAround(path, length, { start, end }) {
    const removals = [
        { start: 0, end: start },
        { start: end, end: length },
    ].filter((one) => one.end > one.start);
    return {
        title: REMOVE_BLANKS,
        safe: true,
        steps: removals.map((one) => ({ kind: "edit-string", path, ...one, text: "" })),
    };
}
const url_syntax_PLACEHOLDER = {
    trouble: "has a placeholder in it, which nothing fills in",
    advice: "Write the URL as it is to be called.",
};
const WITHOUT_SCHEME = 'does not start with "https://" or "http://"';
const ADVICE = 'Write an absolute URL, such as "https://gateway.example.com/v1".';
/** What is wrong with a text that is no URL. Of it only a scheme is repeated: there a secret can be anywhere. */
function explain(text) {
    if (/[{}<>]/.test(text))
        return url_syntax_PLACEHOLDER;
    if (/^https?:\/\/(?![/\\])/i.test(text))
        return explainRest(text.slice(text.indexOf("/") + 2));
    if (/^https?[:;,/\\]/i.test(text))
        return { trouble: 'has something else than "://" after its scheme', advice: 'Write "://" there.' };
    const [, other] = /^([a-z][a-z\d+.-]*):[/\\]{2}/i.exec(text) ?? [];
    if (other === undefined)
        return { trouble: WITHOUT_SCHEME, advice: ADVICE };
    const nearest = nearestNames(other, ["https", "http"]);
    return {
        trouble: `has the scheme ${quote(other)}, which the client does not speak`,
        advice: nearest.length === 0 ? ADVICE : `Did you mean ${quoteAll(nearest, "or")}?`,
    };
}
/** What is wrong with what comes after "https://". */
function explainRest(rest) {
    if (url_syntax_INVISIBLE.test(rest))
        return { trouble: "has a blank or an invisible character in it", advice: "Remove it." };
    if (rest.includes("\\"))
        return { trouble: "has a backslash in it", advice: 'Write "/" in its place.' };
    if (/^https?:?\/\//i.test(rest))
        return { trouble: "has two schemes", advice: "Remove one of them." };
    const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
    const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(.*)$/.exec(authority.slice(authority.lastIndexOf("@") + 1)) ?? [];
    if (host === "")
        return { trouble: "names no host", advice: "Write the host after the scheme." };
    if (/[$%]/.test(host))
        return url_syntax_PLACEHOLDER;
    if (!/^(?::\d*)?$/.test(port) || Number(port.slice(1)) > PORT_MAX)
        return { trouble: "names a port that there is not", advice: `Write a port from 1 to ${PORT_MAX}, or none.` };
    return { trouble: "names a host that there cannot be", advice: 'Write a host such as "gateway.example.com".' };
}
const PORT_MAX = 65_535;

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/version-segment.js




const versionSegment = {
    id: "version-segment",
    severity: "error",
    summary: "A base URL without the version segment that the provider needs",
    why: "The client appends the operation's path to the base URL, so without the segment every request is answered with 404.",
    description: "Finds a `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by the provider whose protocol it names in `protocol`, here or in another layer. A path that ends in something else is a warning, for a gateway may add the segment. Of `endpoints` and of models, which mostly have a path of their own, only bare hosts are found, and only for a protocol of the provider's own that the provider or one of its models uses. A URL that another layer takes the place of is left alone. An operation at the end is left to `operation-path`.",
    fix: "Appends the segment to a bare host. On a path it appends the segment, writes it in place of another version or removes what follows it; not safe, for what answers there may want it so.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
    },
    *check(context) {
        const isVersion = versionsIn(context.vocabulary);
        for (const url of documentUrls(context)) {
            const segment = url.isInForce ? neededSegment(url, context.vocabulary) : undefined;
            const http = segment === undefined ? undefined : readHttpUrl(url.text);
            const segments = http && pathSegments(url.text, http);
            if (segment === undefined || http === undefined || segments === undefined)
                continue;
            // One mistake, one diagnostic: what is said here must still be so once the operation is gone.
            const { kept, isCertain } = stripPath(segments, isVersion);
            const isBareHost = kept.length === 0 && (segments.length === 0 || isCertain);
            if (kept.at(-1)?.text === segment || !(isBareHost || url.field === "baseUrl"))
                continue;
            const { order, ...part } = mendFor(segment, kept, http, isVersion);
            const step = { kind: "edit-string", path: url.path, ...part };
            yield {
                place: { path: url.path, part: "value" },
                severity: isBareHost ? "error" : "warning",
                message: `${nameOfUrl(url)} ${segments.length === 0 ? "is a bare host" : "does not end in the version segment"}; it needs ${quote(`/${segment}`)} at the end of its path.`,
                advice: `${order}${isBareHost ? "" : ", unless what answers there wants it so"}.`,
                ...(kept.length === segments.length ? { fix: { title: `${order}.`, safe: isBareHost, steps: [step] } } : {}),
            };
        }
    },
};
/** The version segment without which a URL certainly answers 404 where it is a bare host. */
function neededSegment({ field, view, protocol }, vocabulary) {
    const { providers, protocols } = vocabulary;
    if (field === "endpoint")
        return undefined;
    if (field === "baseUrl" && view.kind === "built-in")
        return providers[view.id]?.versionSegment;
    const isKnown = protocol !== undefined && Object.hasOwn(protocols, protocol);
    const provider = isKnown ? protocols[protocol]?.provider : undefined;
    // A built-in provider may serve another's protocol at a path of its own.
    if (provider === undefined || (view.kind === "built-in" && provider !== view.id))
        return undefined;
    // Of the other endpoints, nothing says that any model uses them.
    if (field === "endpoints" && !usedProtocols(view, vocabulary).has(protocol))
        return undefined;
    return providers[provider]?.versionSegment;
}
function mendFor(segment, segments, { path }, isVersion) {
    const inner = segments.findLast(({ text }) => text === segment);
    if (inner !== undefined)
        return { order: `Remove what follows "/${segment}"`, start: inner.end, end: path.end, text: "" };
    const last = segments.at(-1);
    if (last !== undefined && (isVersion(last) || /^v\d+[a-z0-9]*$/i.test(last.text)))
        return { ...last, order: `Write "/${segment}" instead of ${quote(`/${last.text}`)}`, text: segment };
    // In the place of all slashes at the end.
    const start = last?.end ?? path.start;
    return { order: `Append "/${segment}" to the path`, start, end: path.end, text: `/${segment}` };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/vocabulary-rules.js
/** What is wrong with a vocabulary file; `vocabulary-findings.ts` and the vocabulary's schema find it. */
const vocabularyFile = {
    id: "vocabulary-file",
    severity: "error",
    summary: "A mistake in the vocabulary file",
    why: "By a vocabulary with a mistake no configuration can be judged, so that none is checked.",
    description: "Finds whatever is wrong in a vocabulary file: broken syntax, keys that there are not, values of the wrong type, names that cannot be used, names of protocols, providers and sections that the file does not have, and version segments and headers that cannot be such. `docs/vocabulary.md` describes the file. No policy changes this rule.",
    examples: {
        wrong: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chatt" } }
}`,
        right: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chat" } }
}`,
    },
};
const vocabularyRules = [vocabularyFile];

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/index.js


























/** The rules that look at a document whose syntax is right. */
const rules = [
    allowDenyOverlap,
    customId,
    deadSetting,
    duplicateKey,
    duplicateModel,
    headerSyntax,
    hostNotAllowed,
    mediaTypes,
    noModelsLeft,
    operationPath,
    plainHttp,
    reservedHeader,
    schemaReference,
    secretInHeader,
    secretInUrl,
    tokenLimits,
    unknownModel,
    unsafeKey,
    urlSyntax,
    versionSegment,
];
/** What every rule says about itself, by id. */
const ruleDescriptions = [
    ...textRules,
    ...schemaRules,
    ...commentRules,
    ...layerRules,
    ...policyRules,
    ...vocabularyRules,
    ...rules,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-key-errors.js






/** Findings about keys that an object should not have, and about those that it lacks. */
function keyFindings(about) {
    const missing = new Set(paramsOf(about, "required", "missingProperty"));
    const unknown = paramsOf(about, "additionalProperties", "additionalProperty").filter((key) => key !== UNSAFE_KEY);
    const taken = new Set(isObject(about.value) ? Object.keys(about.value) : []);
    const findings = unknown.map((key) => {
        const meant = meantKeys(key, missing, about);
        // A misspelt key is one mistake, not two.
        if (meant[0] !== undefined)
            missing.delete(meant[0]);
        return about.path.length === 1 && about.path[0] === "providers"
            ? unknownProviderFinding(key, meant, about.vocabulary)
            : unknownKeyFinding(key, meant, about, taken);
    });
    return missing.size === 0 ? findings : [...findings, missingKeysFinding([...missing], about)];
}
function paramsOf({ errors }, keyword, param) {
    return errors.flatMap((error) => (error.keyword === keyword ? [String(error.params[param])] : []));
}
/** What is missing is meant before what may be there. */
function meantKeys(key, missing, { schema, budget }) {
    const nearMissing = nearestNames(key, missing, budget);
    return nearMissing.length > 0 ? nearMissing : nearestNames(key, propertiesOf(schema), budget);
}
function propertiesOf({ properties }) {
    return Object.keys(properties ?? {});
}
function unknownProviderFinding(id, meant, { providers, customVariants }) {
    // Where nearly every id is as near as the next, a guess says nothing.
    const isGuess = meant.length > 0 && meant.length <= 2;
    const takesCustom = Object.keys(customVariants).length > 0;
    const isReserved = isGuess && RESERVED_PROVIDER_KEYS.some((key) => meant.includes(key));
    const hint = isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : describeBuiltIn(Object.keys(providers));
    return {
        rule: unknownProvider,
        place: { path: ["providers", id], part: "key" },
        message: `${quote(id)} is not a built-in provider.`,
        advice: isReserved || !takesCustom ? hint : `${hint} A provider of your own goes under "custom".`,
    };
}
function describeBuiltIn(ids) {
    const [only, ...others] = ids;
    if (only === undefined)
        return "There are no built-in ones.";
    return others.length === 0
        ? `The only built-in one is ${quote(only)}.`
        : `The built-in ones are ${quoteAll(ids, "and")}.`;
}
/** @param taken the keys that are there, and those that another key is to be renamed to. */
function unknownKeyFinding(key, meant, about, taken) {
    return {
        rule: unknownKey,
        place: { path: [...about.path, key], part: "key" },
        message: `Unknown key ${quote(key)} ${about.path.length === 0 ? "at the top level" : `in ${nameOf(about.path)}`}.`,
        ...(adviceOnPlace(key, about) ?? adviceOnName(key, meant, about, taken)),
    };
}
/** For a key that is known elsewhere. */
function adviceOnPlace(key, { vocabulary, schema, root }) {
    const takers = Object.entries(vocabulary.providers).filter(([, { sections }]) => sections.includes(key));
    if (takers.length > 0) {
        const ids = takers.map(([id]) => id);
        return { advice: `Remove it; only ${quoteAll(ids, "and")} ${ids.length === 1 ? "takes" : "take"} it.` };
    }
    const holder = Object.entries(schema.properties ?? {}).find(([, part]) => propertiesOf(effectiveSchema(root, part)).includes(key));
    return holder && { advice: `Move it into ${quote(holder[0])}, where it belongs.` };
}
/** For a key that is known nowhere. The fix renames it, safely where only its spelling differs from the key that is meant. */
function adviceOnName(key, meant, { path, schema }, taken) {
    const [only, ...others] = meant;
    if (only === undefined)
        return { advice: `Remove it; ${describeKeys(propertiesOf(schema))}.` };
    const present = meant.find((name) => taken.has(name));
    if (present !== undefined)
        return { advice: `Remove it, or merge it with ${quote(present)}, which is there, too.` };
    const advice = `Did you mean ${quoteAll(meant, "or")}?`;
    if (others.length > 0)
        return { advice };
    taken.add(only);
    const step = { kind: "rename-key", path: [...path, key], key: only };
    const safe = plainName(key) === plainName(only);
    return { advice, fix: { title: `Rename it to ${quote(only)}.`, safe, steps: [step] } };
}
function describeKeys(keys) {
    return keys.length === 0 ? "no key can stand here" : `the keys here are ${quoteAll(keys, "and")}`;
}
function missingKeysFinding(missing, { path, schema }) {
    const needed = listNames(missing, (key) => {
        const { const: value } = schema.properties?.[key] ?? {};
        return value === undefined ? quote(key) : `${quote(key)}: ${quote(value)}`;
    });
    return {
        rule: schema_rules_missingKey,
        place: { path, part: "key" },
        message: `${startSentence(nameOf(path))} lacks the required ${missing.length === 1 ? "key" : "keys"} ${quoteAll(missing, "and")}.`,
        advice: `Add ${needed.join(", ")}.`,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-value-errors.js



/** Findings about a value itself: at most one. Of the wrong type, it is nothing else. */
function valueFindings(about) {
    const { errors, path, value, schema, vocabulary } = about;
    const ofType = errors.find(({ keyword }) => keyword === "type");
    if (ofType !== undefined)
        return [wrongTypeFinding(ofType.params["type"], path, value)];
    return errors.flatMap(({ keyword, params }) => {
        switch (keyword) {
            case "enum":
                return [unknownValueFinding(params["allowedValues"], about)];
            case "const":
                return [unknownValueFinding([params["allowedValue"]], about)];
            case "discriminator":
                return variantFindings(Object.keys(vocabulary.customVariants), {
                    ...about,
                    path: [...path, params["tag"]],
                    value: params["tagValue"],
                });
            case "minimum":
                return [outOfRangeFinding(path, `must be at least ${params["limit"]}`, adviceForBounds(schema))];
            case "maximum":
                return [outOfRangeFinding(path, `must be at most ${params["limit"]}`, adviceForBounds(schema))];
            case "minLength":
                return [outOfRangeFinding(path, "must not be empty", "Write at least one character.")];
            default:
                return [];
        }
    });
}
/** The `type` of an entry of which there are several variants. Where there is none, `required` says so. */
function variantFindings(variants, ofType) {
    const { path, value: type } = ofType;
    if (type === undefined)
        return [];
    return [typeof type === "string" ? unknownValueFinding(variants, ofType) : wrongTypeFinding("string", path, type)];
}
function wrongTypeFinding(type, path, value) {
    return {
        rule: wrongType,
        place: { path, part: "value" },
        message: `${startSentence(nameOf(path))} must be ${withArticle(type)}, but is ${kindOf(value)}.`,
        advice: adviceForType(type, path, value),
    };
}
function adviceForType(type, path, value) {
    const write = type === "boolean" ? "Write true or false" : `Write ${withArticle(type)}`;
    if (value === null && typeof path.at(-1) === "string")
        return `${write}, or remove the key where it is optional.`;
    if (type === "boolean" && typeof value === "string" && /^(?:true|false)$/i.test(value)) {
        return `Write ${value.toLowerCase()} without quotes.`;
    }
    if (type === "integer" && typeof value === "string" && /^\d+$/.test(value))
        return "Write the number without quotes.";
    if (type === "array" && typeof value === "string")
        return "Put it in brackets: […].";
    if (type === "string" && typeof value === "number")
        return "Put it in double quotes.";
    return `${write}.`;
}
/** The value itself is not repeated: what stands in the wrong place may be a secret. */
function unknownValueFinding(allowed, { path, value, budget }) {
    const meant = typeof value === "string" ? nearestNames(value, allowed, budget) : [];
    const isGuess = meant.length > 0 && meant.length <= 2;
    return {
        rule: unknownValue,
        place: { path, part: "value" },
        message: `${startSentence(nameOf(path))} cannot have this value.`,
        advice: isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : `Write ${quoteAll(allowed, "or")}.`,
    };
}
function adviceForBounds({ minimum, maximum }) {
    return `Write an integer from ${minimum} to ${maximum}.`;
}
function outOfRangeFinding(path, bound, advice) {
    return {
        rule: outOfRange,
        place: { path, part: "value" },
        message: `${startSentence(nameOf(path))} ${bound}.`,
        advice,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-errors.js





/**
 * Turns a validator's errors into findings, one for each mistake: a key that is misspelt is not also missing, all that
 * an object lacks is said once, and a value of the wrong type is not also out of bounds.
 *
 * @param budget for the guesses at what was meant, where several calls have one together.
 */
function schemaFindings(errors, document, root, vocabulary, budget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS }) {
    return [...errorsByPointer(errors)].flatMap(([pointer, ofValue]) => {
        const path = pathOf(pointer, document);
        const value = valueAt(document, path);
        const about = { errors: ofValue, path, value, schema: schemaAt(root, document, path), root, vocabulary, budget };
        return [...keyFindings(about), ...valueFindings(about)];
    });
}
function errorsByPointer(errors) {
    const groups = new Map();
    for (const error of errors) {
        // What a key may be called is for the rules `custom-id` and `unsafe-key` to say.
        if (error.keyword === "propertyNames" || error.propertyName !== undefined)
            continue;
        const group = groups.get(error.instancePath);
        if (group === undefined)
            groups.set(error.instancePath, [error]);
        else
            group.push(error);
    }
    return groups;
}
/** The path of a pointer, with indexes as numbers. */
function pathOf(pointer, document) {
    const path = [];
    let value = document;
    for (const text of fromPointer(pointer)) {
        const step = isArray(value) ? Number(text) : text;
        path.push(step);
        value = valueAt(value, [step]);
    }
    return path;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/find-all.js



/** Those that refuse a value come first, so that it is known of what nothing else matters. */
const ORDERED = rules.toSorted((one, other) => Number(other.refusesValue === true) - Number(one.refusesValue === true));
/**
 * What the rules find in a document and what the validator's errors say of it. The rules come first: what they find
 * weighs more where not all can be listed.
 */
function* findAll(context, errors, schema) {
    for (const rule of ORDERED) {
        if (context.policy.rules[rule.id] === "off")
            continue;
        for (const finding of rule.check(context))
            yield { ...finding, rule, refuses: rule.refusesValue === true };
    }
    const own = errors.filter((error) => !isTypeFromLayer(error, context.merged));
    if (own.length > 0)
        yield* schemaFindings(own, context.document, schema, context.vocabulary);
}
/** Leaves out what is found about a value that has to go: it need not first be mended. */
function* withoutRefused(findings) {
    const refused = new Map();
    for (const finding of findings) {
        const key = "part" in finding.place ? pathKey(finding.place.path) : undefined;
        const by = key === undefined ? undefined : refused.get(key);
        if (by !== undefined && by !== finding.rule)
            continue;
        if (key !== undefined && finding.refuses === true)
            refused.set(key, finding.rule);
        yield finding;
    }
}
/** Not a pointer, which masks and cuts: two paths may share one. */
function pathKey(path) {
    return JSON.stringify(path);
}
/** A layer may leave out the `type` of a custom entry that another layer has. */
function isTypeFromLayer({ keyword, params, instancePath }, merged) {
    if (keyword !== "required" || params["missingProperty"] !== "type")
        return false;
    return valueAt(merged, [...fromPointer(instancePath), "type"]) !== undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/ignore-comments.js






const MARK = "steward-ignore-next-line";
/** What begins like the mark, also misspelt; the mark, what stands for the rule, and the first character of the reason. */
const SHAPE = /^\/(?:\/|\*+)\s*(steward-?ignore[\w-]*)(?:$|[\s:]+)([^\s:]*)\s*(?::\s*)?(\S?)/i;
const NO_COMMENTS = {
    heed: (findings) => findings,
    unused: () => [],
    guard: (diagnostic) => diagnostic,
};
function readIgnoreComments({ text, root }) {
    if (root === undefined || !/steward-?ignore/i.test(text))
        return NO_COMMENTS;
    const rangeOf = createLocator(text);
    const lineOf = (offset) => rangeOf({ start: offset, end: offset }).start.line;
    /** Of a value the line of its key, too: a comment stands above both. */
    const linesOf = (place) => {
        const parts = "span" in place ? [place.span] : [place.part, "key"].map((part) => findSpan(root, place.path, part));
        return parts.map(({ start }) => lineOf(start));
    };
    const comments = ignoreCommentsIn(text, lineOf);
    const targets = new Set(comments.map(({ line }) => line));
    const open = Map.groupBy(comments.filter(isWellFormed), ({ rule, line }) => `${line} ${rule}`);
    const silencing = new Set();
    return {
        *heed(findings) {
            for (const finding of findings) {
                const waiting = linesOf(finding.place).map((line) => open.get(`${line} ${finding.rule.id}`));
                const comment = waiting.find((list) => list !== undefined && list.length > 0)?.shift();
                if (comment === undefined)
                    yield finding;
                else
                    silencing.add(comment);
            }
        },
        unused: () => comments.filter((comment) => !silencing.has(comment)).map(toFinding),
        guard({ fix, ...diagnostic }) {
            const isSafe = fix?.edits.every(({ range: { start, end } }) => {
                // The end of a whole line is the start of the next one, which stays as it is.
                const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
                for (let line = start.line; line <= last; line += 1)
                    if (targets.has(line))
                        return false;
                return true;
            });
            return fix !== undefined && isSafe === true ? { ...diagnostic, fix } : diagnostic;
        },
    };
}
function isWellFormed({ mark, rule, hasReason }) {
    return mark === MARK && hasReason && isRule(rule);
}
function isRule(id) {
    return ruleDescriptions.some((rule) => rule.id === id);
}
function ignoreCommentsIn(text, lineOf) {
    const tokens = allTokens(text);
    const linesOfTokens = tokens.filter(({ kind }) => kind !== "end of file").map(({ start }) => lineOf(start));
    let next = 0;
    return commentsIn(text, tokens).flatMap((span) => {
        const [, mark, rule = "", reason = ""] = SHAPE.exec(text.slice(span.start, span.end).replace(/\*\/$/, "")) ?? [];
        if (mark === undefined)
            return [];
        const last = lineOf(span.end);
        while ((linesOfTokens[next] ?? Number.POSITIVE_INFINITY) <= last)
            next += 1;
        return [{ span, mark, rule, hasReason: reason !== "", line: linesOfTokens[next] }];
    });
}
function toFinding(comment) {
    return { rule: unusedIgnore, place: { path: [], span: comment.span }, ...ignore_comments_explain(comment) };
}
function ignore_comments_explain({ mark, rule, hasReason, line }) {
    if (mark !== MARK) {
        return {
            message: `${quote(mark)} is not known, and silences nothing.`,
            advice: `Write "// ${MARK} RULE: reason".`,
        };
    }
    if (rule === "")
        return { message: "The ignore comment names no rule.", advice: `Write "// ${MARK} RULE: reason".` };
    if (!isRule(rule)) {
        const nearest = nearestNames(rule, ruleDescriptions.map(({ id }) => id));
        return {
            message: `The ignore comment names ${quote(rule)}, which is no rule.`,
            advice: nearest.length === 0 ? "Name the rule as the diagnostic does." : `Did you mean ${quoteAll(nearest, "or")}?`,
        };
    }
    if (!hasReason) {
        return {
            message: `The ignore comment gives no reason, and so does not silence ${quote(rule)}.`,
            advice: `Write "// ${MARK} ${rule}: reason".`,
        };
    }
    const where = line === undefined ? "no line follows it" : `line ${line} has no such diagnostic`;
    return {
        message: `The ignore comment for ${quote(rule)} silences nothing: ${where}.`,
        advice: "Remove the comment.",
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/match-schema.js


/**
 * What a schema of `buildSchema` says against a value, as the compiled validator would say it. It serves any vocabulary,
 * where the compiled one knows the shipped one alone and the Worker lets no code be made at run time. What keys may be
 * called (`propertyNames`) it leaves to others.
 *
 * @param schema the part of `root` that speaks of the value.
 * @param maxErrors how many errors are told; it looks no further.
 */
function schemaErrors(root, schema, value, path, maxErrors) {
    const errors = [];
    for (const error of errorsIn(schema, { root, value, path })) {
        errors.push(error);
        if (errors.length === maxErrors)
            break;
    }
    return errors;
}
/** Whether a schema says nothing against a value. It stops at the first error. */
function matchesSchema(root, schema, value) {
    for (const _ of errorsIn(schema, { root, value, path: [] }))
        return false;
    return true;
}
function* errorsIn(written, checked) {
    const schema = effectiveSchema(checked.root, written, checked.value);
    const { value } = checked;
    if (schema.type !== undefined && !isOfType(schema.type, value)) {
        yield errorOf(checked, "type", { type: schema.type });
    }
    else if (isObject(value))
        yield* errorsInObject(schema, checked, value);
    else if (isArray(value))
        yield* errorsInItems(schema, checked, value);
    else
        yield* errorsInScalar(schema, checked, value);
}
function isOfType(type, value) {
    switch (type) {
        case "object":
            return isObject(value);
        case "array":
            return isArray(value);
        case "integer":
            return Number.isInteger(value);
        default:
            return typeof value === type;
    }
}
function* errorsInObject(schema, checked, value) {
    for (const key of schema.required ?? []) {
        if (!Object.hasOwn(value, key))
            yield errorOf(checked, "required", { missingProperty: key });
    }
    // `effectiveSchema` follows the variant that `type` names; one that is left has none.
    if (schema.oneOf !== undefined) {
        const tagValue = Object.hasOwn(value, "type") ? value["type"] : undefined;
        yield errorOf(checked, "discriminator", { tag: "type", tagValue });
        return;
    }
    for (const [key, child] of Object.entries(value)) {
        const isKnown = Object.hasOwn(schema.properties ?? {}, key) || schema.additionalProperties !== false;
        if (!isKnown)
            yield errorOf(checked, "additionalProperties", { additionalProperty: key });
        else
            yield* errorsIn(childSchema(schema, key), { ...checked, value: child, path: [...checked.path, key] });
    }
}
function* errorsInItems(schema, checked, items) {
    if (schema.items === undefined)
        return;
    for (const [index, value] of items.entries()) {
        yield* errorsIn(schema.items, { ...checked, value, path: [...checked.path, index] });
    }
}
function* errorsInScalar(schema, checked, value) {
    if (schema.const !== undefined && value !== schema.const) {
        yield errorOf(checked, "const", { allowedValue: schema.const });
    }
    if (schema.enum?.some((allowed) => allowed === value) === false) {
        yield errorOf(checked, "enum", { allowedValues: schema.enum });
    }
    if (typeof value === "string" && value.length < (schema.minLength ?? 0)) {
        yield errorOf(checked, "minLength", { limit: schema.minLength });
    }
    if (typeof value !== "number")
        return;
    if (value < (schema.minimum ?? value))
        yield errorOf(checked, "minimum", { limit: schema.minimum });
    if (value > (schema.maximum ?? value))
        yield errorOf(checked, "maximum", { limit: schema.maximum });
}
function errorOf({ path }, keyword, params) {
    const instancePath = path.map((step) => `/${pointerStep(step)}`).join("");
    return { instancePath, schemaPath: "", keyword, params };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/merge-layers.js

/** A configuration with the layers around it merged in: enforced over the configuration over default. */
function mergeLayers(document, layers) {
    return mergeDocuments(mergeDocuments(layers.default, document), layers.enforced) ?? null;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/validate.js















// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesShipped = validator_default;
/** Every diagnostic of a provider configuration's text, in the order of `orderDiagnostics`. Never throws. */
function validate_validate(text, settings = {}) {
    const { policy = noPolicy, vocabulary = shippedVocabulary, layers = {}, path } = settings;
    const parsed = parse_parse(text);
    // What is read of broken syntax is a guess; diagnostics of a guess would be noise.
    if (parsed.mistakes.length > 0)
        return orderDiagnostics(diagnoseMistakes(parsed));
    const document = parsed.root?.value ?? null;
    const schema = schemaFor(vocabulary);
    const errors = validate_errorsIn(document, vocabulary, schema);
    const context = { ...parsed, document, merged: mergeLayers(document, layers), layers, vocabulary, policy };
    const comments = readIgnoreComments(parsed);
    const areErrorsCut = errors.length >= DIAGNOSTICS_MAX;
    const found = withoutRefused(comments.heed(applyPolicy(findAll(context, errors, schema), policy, path)));
    const { listed, rest } = withinBound(found, areErrorsCut);
    // Where not all errors are known, it cannot be told what a comment silences.
    const unused = withinBound(applyPolicy(areErrorsCut ? [] : comments.unused(), policy, path), false);
    const more = rest ?? unused.rest;
    const ofFile = more === undefined ? [] : [diagnosticOfFile(more)];
    const located = diagnoseFindings([...listed, ...unused.listed], parsed).map((one) => comments.guard(one));
    return orderDiagnostics([...ofFile, ...located]);
}
/** The compiled validator knows the shipped vocabulary alone; for any other one, the schema itself is read. */
function validate_errorsIn(document, vocabulary, schema) {
    if (vocabulary === shippedVocabulary)
        return matchesShipped(document) ? [] : (matchesShipped.errors ?? []);
    return schemaErrors(schema, schema, document, [], DIAGNOSTICS_MAX);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/check-file.js








/**
 * Checks a file's bytes: the diagnostics of its encoding, size or text, and the text for code frames, redacted.
 *
 * @param path as the person who asked knows it; also the `path` of the settings unless they have one.
 */
function checkFile(path, bytes, { maxBytes = FILE_MAX_BYTES, ...settings } = {}) {
    const schema = schemaFor(settings.vocabulary ?? shippedVocabulary);
    const decoded = decodeFile(bytes, maxBytes);
    if ("trouble" in decoded)
        return checkedFile(path, [diagnosticOfFile(decoded.trouble)], "", schema);
    return checkedFile(path, validate_validate(decoded.text, { path, ...settings }), decoded.text, schema);
}
/** Reads a layer. Its diagnostics are those that keep it from being one, and no others. */
function readLayer(path, bytes, vocabulary = shippedVocabulary) {
    const schema = schemaFor(vocabulary);
    const decoded = decodeFile(bytes, FILE_MAX_BYTES);
    if ("trouble" in decoded)
        return { document: undefined, file: checkedFile(path, [diagnosticOfFile(decoded.trouble)], "", schema) };
    const { root, mistakes } = parse_parse(decoded.text);
    const isUsable = mistakes.length === 0 && isObject(root?.value);
    const diagnostics = isUsable
        ? []
        : validate_validate(decoded.text, { vocabulary }).filter(({ severity }) => severity === "error");
    return { document: isUsable ? root?.value : undefined, file: checkedFile(path, diagnostics, decoded.text, schema) };
}
/** The source is redacted when first asked for: that costs more than the check, and most reports show no line of it. */
function checkedFile(path, diagnostics, text, schemaOfFile) {
    let source;
    return {
        path,
        diagnostics,
        get source() {
            source ??= redact(parse_parse(text), schemaOfFile);
            return source;
        },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/check-settings.js












/** Reads and checks a file of settings: decode → parse → schema → findings → order. Never throws. */
function checkSettingsFile(path, bytes, kind) {
    const { schema, matchesSchema } = kind;
    const decoded = decodeFile(bytes, kind.maxBytes);
    if ("trouble" in decoded) {
        const diagnostic = diagnosticOfFile(toldBy(kind, decoded.trouble));
        return { document: undefined, file: checkedFile(path, [diagnostic], "", schema) };
    }
    const parsed = parse_parse(decoded.text);
    const document = parsed.root?.value ?? null;
    const isRight = matchesSchema(document);
    const diagnostics = diagnose(parsed, document, matchesSchema.errors ?? [], kind);
    return {
        document: isRight && diagnostics.length === 0 ? document : undefined,
        file: checkedFile(path, diagnostics, decoded.text, schema),
    };
}
function diagnose(parsed, document, errors, kind) {
    if (parsed.mistakes.length > 0)
        return orderDiagnostics(diagnoseMistakes(parsed, kind.rule));
    const { listed, rest } = withinBound(check_settings_findAll(parsed, document, errors, kind), errors.length >= DIAGNOSTICS_MAX);
    const ofFile = rest === undefined ? [] : [diagnosticOfFile(toldBy(kind, rest))];
    const located = diagnoseFindings(listed.map(({ fix: _fix, ...finding }) => toldBy(kind, finding)), parsed);
    return orderDiagnostics([...ofFile, ...located]);
}
function* check_settings_findAll(parsed, document, errors, { rule, schema, findingsIn, isToldBetter = () => false }) {
    const context = { ...parsed, document, merged: document, layers: {}, vocabulary: noVocabulary, policy: noPolicy };
    for (const shared of [duplicateKey, unsafeKey]) {
        for (const finding of shared.check(context))
            yield { ...finding, rule };
    }
    for (const finding of findingsIn(document))
        yield { ...finding, rule };
    for (const finding of schemaFindings(errors, document, schema, noVocabulary)) {
        if (!isToldBetter(finding))
            yield finding;
    }
}
function toldBy({ rule }, finding) {
    return { ...finding, rule };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/vocabulary-values.js







const TAKEN = {
    provider: { names: RESERVED_PROVIDER_KEYS, by: 'a key of "providers" already' },
    section: { names: ENTRY_KEYS, by: "a key of every entry already" },
};
/** What is wrong with a name; undefined where nothing is. The key `__proto__` is left to `unsafe-key`. */
function nameFault(name, kind) {
    const advice = "Choose another name.";
    if (name === "")
        return { fault: "is empty", advice };
    if (name.length > VOCABULARY_NAME_MAX_CHARACTERS)
        return { fault: `is longer than ${VOCABULARY_NAME_MAX_CHARACTERS} characters`, advice: "Choose a shorter one." };
    if (name.trim() === "")
        return { fault: "is blank", advice };
    if (name.trim() !== name)
        return { fault: "has blanks before or after it", advice: "Remove the blanks." };
    if (holdsInvisible(name))
        return { fault: "holds characters that cannot be seen", advice };
    if (kind === "field" && namesCredential(name))
        return { fault: "is that of a credential, which no configuration may hold", advice: "Remove the field." };
    const taken = TAKEN[kind];
    return taken?.names.includes(name)
        ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${quoteAll(taken.names, "or")}.` }
        : undefined;
}
/** What is wrong with a version segment: it is one segment of a path that needs no escape, and is not taken for an operation. */
function versionSegmentFault(text) {
    const advice = 'Write one segment such as "v1".';
    if (/[/\\]/.test(text))
        return { fault: "holds a slash, but is one segment of a path", advice };
    if (!/^[\w.~-]+$/.test(text))
        return { fault: "holds characters that cannot stand in a path as they are", advice };
    if (/^\.{1,2}$/.test(text))
        return { fault: "names a folder, not a version", advice };
    const [version, last] = [segmentOf("v1"), segmentOf(text)];
    const isOperation = stripPath([version, last], (segment) => segment === version).kept.length < 2;
    if (isOperation)
        return { fault: "is called like an operation of an API, not like a version", advice };
    return undefined;
}
function segmentOf(text) {
    return { text, start: 0, end: text.length };
}
/** What is wrong with the name of a header. */
function headerFault(text) {
    return readHeaderLine(text).name === text
        ? undefined
        : { fault: "is not the name of a header", advice: 'Write a name such as "north-version".' };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/vocabulary-findings.js







/** The tables of a vocabulary, and what a name in each names. */
const TABLES = {
    protocols: "protocol",
    providers: "provider",
    sections: "section",
    customVariants: "kind of custom provider",
};
/** What is wrong in a vocabulary beyond what its schema can tell. Of the document's shape nothing is taken for granted. */
function* vocabularyFindings(document) {
    if (!isObject(document))
        return;
    for (const [table, kind] of Object.entries(TABLES))
        yield* findingsOfNames(document, [table], kind);
    yield* missingFindings(document);
    yield* protocolFindings(document);
    yield* providerFindings(document);
    yield* sectionFindings(document);
    const isSection = referenceTo(document, "sections");
    for (const [, entry, path] of entriesAt(document, "customVariants")) {
        yield* sectionNameFindings(entry, path, isSection);
    }
}
function* findingsOfNames(object, path, kind) {
    const table = String(path.at(-1));
    const max = table === "customVariants" ? VOCABULARY_MAX_CUSTOM_VARIANTS : VOCABULARY_MAX_NAMES;
    for (const [index, name] of Object.keys(objectAt(object, table) ?? {}).entries()) {
        const place = { path: [...path, name], part: "key" };
        if (index === max) {
            const message = `There are more than ${max} names in ${quote(table)}.`;
            yield { place, message, advice: "Leave out those that no configuration uses." };
            return;
        }
        if (name === UNSAFE_KEY)
            continue;
        const found = nameFault(name, kind);
        if (found !== undefined)
            yield { place, message: `The name ${quote(name)} of a ${kind} ${found.fault}.`, advice: found.advice };
    }
}
/** Of what a vocabulary without it would be of no use. */
function* missingFindings(document) {
    const isEmpty = (table) => Object.keys(objectAt(document, table) ?? {}).length === 0;
    const protocols = objectAt(document, "protocols");
    if (protocols !== undefined && isEmpty("protocols")) {
        yield {
            place: { path: ["protocols"], part: "key" },
            message: "The vocabulary has no protocol.",
            advice: "Name at least one: every provider speaks some protocol.",
        };
    }
    if (isEmpty("providers") && isEmpty("customVariants")) {
        yield {
            place: { path: [], part: "key" },
            message: "The vocabulary has neither a provider nor a kind of custom provider, so that nothing could be configured.",
            advice: 'Name at least one in "providers" or "customVariants".',
        };
    }
}
function* protocolFindings(document) {
    const isProvider = referenceTo(document, "providers");
    for (const [, protocol, path] of entriesAt(document, "protocols")) {
        yield* findingsOfText(protocol, path, "provider", isProvider);
    }
}
function* providerFindings(document) {
    const isProtocol = referenceTo(document, "protocols");
    const isSection = referenceTo(document, "sections");
    for (const [, provider, path] of entriesAt(document, "providers")) {
        yield* findingsOfText(provider, path, "defaultProtocol", isProtocol);
        yield* findingsOfText(provider, path, "versionSegment", versionSegmentFault);
        yield* findingsOfText(provider, path, "versionHeader", headerFault);
        yield* sectionNameFindings(provider, path, isSection);
    }
}
function* sectionFindings(document) {
    for (const [name, section, path] of entriesAt(document, "sections")) {
        const fields = objectAt(section, "fields");
        yield* findingsOfNames(section, [...path, "fields"], "field");
        if (fields !== undefined && Object.keys(fields).length === 0) {
            const message = `The section ${quote(name)} has no field, so that nothing can be set in it.`;
            yield { place: { path: [...path, "fields"], part: "key" }, message, advice: "Name its fields, or remove it." };
        }
    }
}
/** The entries of a table that are objects, with their paths. */
function entriesAt(document, table) {
    return Object.entries(objectAt(document, table) ?? {}).flatMap(([name, entry]) => isObject(entry) ? [[name, entry, [table, name]]] : []);
}
/** What is wrong with a text that is to be a name of a table. */
function referenceTo(document, table) {
    const names = new Set(Object.keys(objectAt(document, table) ?? {}));
    const guess = createGuess(names, { letterPairs: VOCABULARY_GUESS_MAX_LETTER_PAIRS });
    return (text) => {
        if (names.has(text))
            return undefined;
        const meant = guess(text);
        const advice = meant.length > 0 ? `Did you mean ${quoteAll(meant, "or")}?` : `Write one of ${quote(table)}, or add it there.`;
        return { fault: `names a ${TABLES[table]} that is not in ${quote(table)}`, advice };
    };
}
/** An empty text is left to the schema. */
function findingsOfText(object, path, key, faultOf) {
    const text = textAt(object, key);
    return text === undefined ? [] : toFindings({ path: [...path, key], part: "value" }, faultOf(text));
}
function* sectionNameFindings(entry, path, faultOf) {
    const seen = new Set();
    for (const { index, text } of textsAt(entry, "sections")) {
        if (text === "")
            continue;
        const place = { path: [...path, "sections", index], part: "value" };
        const repeated = { fault: "is named a second time", advice: "Remove it." };
        yield* toFindings(place, seen.has(text) ? repeated : faultOf(text));
        seen.add(text);
    }
}
function toFindings(place, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place, message: `${startSentence(nameOf(place.path))} ${fault}.`, advice }];
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/generated/vocabulary-validator.js
// @ts-nocheck
// Generated by `npm run generate` (shared/generate.ts). Do not edit.
var vocabulary_validator_getOwnPropNames = Object.getOwnPropertyNames;
var vocabulary_validator_commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[vocabulary_validator_getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
// node_modules/ajv/dist/runtime/ucs2length.js
var vocabulary_validator_require_ucs2length = vocabulary_validator_commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
// shared/validator.js
var vocabulary_validator_validate = (/* unused pure expression or super */ null && (vocabulary_validator_validate10));
var vocabulary_validator_validator_default = vocabulary_validator_validate10;
var vocabulary_validator_func0 = Object.prototype.hasOwnProperty;
var func48 = vocabulary_validator_require_ucs2length().default;
function vocabulary_validator_validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title === void 0 || !vocabulary_validator_func0.call(data, "title")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.description === void 0 || !vocabulary_validator_func0.call(data, "description")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.fields === void 0 || !vocabulary_validator_func0.call(data, "fields")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "title" || key0 === "description" || key0 === "fields")) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.title !== void 0 && vocabulary_validator_func0.call(data, "title")) {
            let data0 = data.title;
            if (typeof data0 === "string") {
                if (func48(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = vocabulary_validator_addErrors(vErrors, [err4]);
                    errors = vErrors.length;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.description !== void 0 && vocabulary_validator_func0.call(data, "description")) {
            let data1 = data.description;
            if (typeof data1 === "string") {
                if (func48(data1) < 1) {
                    const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = vocabulary_validator_addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.fields !== void 0 && vocabulary_validator_func0.call(data, "fields")) {
            let data2 = data.fields;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if (!(key1 === "__proto__")) {
                        const err8 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                    var valid2 = _errs10 === errors;
                    if (valid2) {
                        const err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs9;
                        if (vErrors !== null) {
                            if (_errs9) {
                                vErrors.length = _errs9;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func48(key1) < 1) {
                            const err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err10]);
                            errors = vErrors.length;
                        }
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                        const err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    let data3 = data2[key2];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.title === void 0 || !vocabulary_validator_func0.call(data3, "title")) {
                            const err12 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err12]);
                            errors = vErrors.length;
                        }
                        if (data3.description === void 0 || !vocabulary_validator_func0.call(data3, "description")) {
                            const err13 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err13]);
                            errors = vErrors.length;
                        }
                        if (data3.example === void 0 || !vocabulary_validator_func0.call(data3, "example")) {
                            const err14 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "example" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err14]);
                            errors = vErrors.length;
                        }
                        for (const key3 of Object.keys(data3)) {
                            if (!(key3 === "title" || key3 === "description" || key3 === "example")) {
                                const err15 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err15]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.title !== void 0 && vocabulary_validator_func0.call(data3, "title")) {
                            let data4 = data3.title;
                            if (typeof data4 === "string") {
                                if (func48(data4) < 1) {
                                    const err16 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/field/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err16]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err17 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/field/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err17]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.description !== void 0 && vocabulary_validator_func0.call(data3, "description")) {
                            let data5 = data3.description;
                            if (typeof data5 === "string") {
                                if (func48(data5) < 1) {
                                    const err18 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/field/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err18]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err19 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/field/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err19]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.example !== void 0 && vocabulary_validator_func0.call(data3, "example")) {
                            let data6 = data3.example;
                            if (typeof data6 === "string") {
                                if (func48(data6) < 1) {
                                    const err20 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/example", schemaPath: "#/definitions/field/properties/example/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err20]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err21 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/example", schemaPath: "#/definitions/field/properties/example/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err21]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err22 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err23]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = vocabulary_validator_addErrors(vErrors, [err24]);
        errors = vErrors.length;
    }
    vocabulary_validator_validate11.errors = vErrors;
    return errors === 0;
}
function vocabulary_validator_validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.protocols === void 0 || !vocabulary_validator_func0.call(data, "protocols")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "protocols" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "protocols" || key0 === "providers" || key0 === "sections" || key0 === "customVariants")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && vocabulary_validator_func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.protocols !== void 0 && vocabulary_validator_func0.call(data, "protocols")) {
            let data1 = data.protocols;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs6 = errors;
                    const _errs7 = errors;
                    const _errs8 = errors;
                    if (!(key1 === "__proto__")) {
                        const err3 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (valid2) {
                        const err4 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs7;
                        if (vErrors !== null) {
                            if (_errs7) {
                                vErrors.length = _errs7;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func48(key1) < 1) {
                            const err5 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err5]);
                            errors = vErrors.length;
                        }
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                        const err6 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    let data2 = data1[key2];
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        if (data2.description === void 0 || !vocabulary_validator_func0.call(data2, "description")) {
                            const err7 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err7]);
                            errors = vErrors.length;
                        }
                        for (const key3 of Object.keys(data2)) {
                            if (!(key3 === "description" || key3 === "provider")) {
                                const err8 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err8]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.description !== void 0 && vocabulary_validator_func0.call(data2, "description")) {
                            let data3 = data2.description;
                            if (typeof data3 === "string") {
                                if (func48(data3) < 1) {
                                    const err9 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/protocol/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err9]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err10 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/protocol/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err10]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.provider !== void 0 && vocabulary_validator_func0.call(data2, "provider")) {
                            let data4 = data2.provider;
                            if (typeof data4 === "string") {
                                if (func48(data4) < 1) {
                                    const err11 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/definitions/protocol/properties/provider/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err11]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err12 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/definitions/protocol/properties/provider/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err12]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err13 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && vocabulary_validator_func0.call(data, "providers")) {
            let data5 = data.providers;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key4 of Object.keys(data5)) {
                    const _errs20 = errors;
                    const _errs21 = errors;
                    const _errs22 = errors;
                    if (!(key4 === "default" || key4 === "custom" || key4 === "__proto__")) {
                        const err15 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                    var valid7 = _errs22 === errors;
                    if (valid7) {
                        const err16 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/not", keyword: "not", params: {}, propertyName: key4 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs21;
                        if (vErrors !== null) {
                            if (_errs21) {
                                vErrors.length = _errs21;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key4 === "string") {
                        if (func48(key4) < 1) {
                            const err17 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key4 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err17]);
                            errors = vErrors.length;
                        }
                    }
                    var valid6 = _errs20 === errors;
                    if (!valid6) {
                        const err18 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                for (const key5 of Object.keys(data5)) {
                    let data6 = data5[key5];
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        if (data6.title === void 0 || !vocabulary_validator_func0.call(data6, "title")) {
                            const err19 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err19]);
                            errors = vErrors.length;
                        }
                        if (data6.description === void 0 || !vocabulary_validator_func0.call(data6, "description")) {
                            const err20 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err20]);
                            errors = vErrors.length;
                        }
                        for (const key6 of Object.keys(data6)) {
                            if (!(key6 === "title" || key6 === "description" || key6 === "defaultProtocol" || key6 === "versionSegment" || key6 === "versionHeader" || key6 === "sections")) {
                                const err21 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err21]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.title !== void 0 && vocabulary_validator_func0.call(data6, "title")) {
                            let data7 = data6.title;
                            if (typeof data7 === "string") {
                                if (func48(data7) < 1) {
                                    const err22 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err22]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err23 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err23]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.description !== void 0 && vocabulary_validator_func0.call(data6, "description")) {
                            let data8 = data6.description;
                            if (typeof data8 === "string") {
                                if (func48(data8) < 1) {
                                    const err24 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err24]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err25 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err25]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.defaultProtocol !== void 0 && vocabulary_validator_func0.call(data6, "defaultProtocol")) {
                            let data9 = data6.defaultProtocol;
                            if (typeof data9 === "string") {
                                if (func48(data9) < 1) {
                                    const err26 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err26]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err27 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err27]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.versionSegment !== void 0 && vocabulary_validator_func0.call(data6, "versionSegment")) {
                            let data10 = data6.versionSegment;
                            if (typeof data10 === "string") {
                                if (func48(data10) < 1) {
                                    const err28 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err28]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err29 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err29]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.versionHeader !== void 0 && vocabulary_validator_func0.call(data6, "versionHeader")) {
                            let data11 = data6.versionHeader;
                            if (typeof data11 === "string") {
                                if (func48(data11) < 1) {
                                    const err30 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err30]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err31 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err31]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.sections !== void 0 && vocabulary_validator_func0.call(data6, "sections")) {
                            let data12 = data6.sections;
                            if (Array.isArray(data12)) {
                                const len0 = data12.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                    let data13 = data12[i0];
                                    if (typeof data13 === "string") {
                                        if (func48(data13) < 1) {
                                            const err32 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i0, schemaPath: "#/definitions/provider/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = vocabulary_validator_addErrors(vErrors, [err32]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err33 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i0, schemaPath: "#/definitions/provider/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = vocabulary_validator_addErrors(vErrors, [err33]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err34 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/provider/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err34]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err35 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err35]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err36 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err36]);
                errors = vErrors.length;
            }
        }
        if (data.sections !== void 0 && vocabulary_validator_func0.call(data, "sections")) {
            let data14 = data.sections;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                for (const key7 of Object.keys(data14)) {
                    const _errs44 = errors;
                    const _errs45 = errors;
                    const _errs46 = errors;
                    if (!(key7 === "baseUrl" || key7 === "customHeaders" || key7 === "enabled" || key7 === "endpoint" || key7 === "endpoints" || key7 === "models" || key7 === "protocol" || key7 === "type" || key7 === "__proto__")) {
                        const err37 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                    var valid14 = _errs46 === errors;
                    if (valid14) {
                        const err38 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/not", keyword: "not", params: {}, propertyName: key7 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err38]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs45;
                        if (vErrors !== null) {
                            if (_errs45) {
                                vErrors.length = _errs45;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key7 === "string") {
                        if (func48(key7) < 1) {
                            const err39 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key7 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err39]);
                            errors = vErrors.length;
                        }
                    }
                    var valid13 = _errs44 === errors;
                    if (!valid13) {
                        const err40 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err40]);
                        errors = vErrors.length;
                    }
                }
                for (const key8 of Object.keys(data14)) {
                    if (!vocabulary_validator_validate11(data14[key8], { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key8, rootData })) {
                        vErrors = vocabulary_validator_addErrors(vErrors, vocabulary_validator_validate11.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err41 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err41]);
                errors = vErrors.length;
            }
        }
        if (data.customVariants !== void 0 && vocabulary_validator_func0.call(data, "customVariants")) {
            let data16 = data.customVariants;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                for (const key9 of Object.keys(data16)) {
                    const _errs51 = errors;
                    const _errs52 = errors;
                    const _errs53 = errors;
                    if (!(key9 === "__proto__")) {
                        const err42 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err42]);
                        errors = vErrors.length;
                    }
                    var valid17 = _errs53 === errors;
                    if (valid17) {
                        const err43 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/not", keyword: "not", params: {}, propertyName: key9 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err43]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs52;
                        if (vErrors !== null) {
                            if (_errs52) {
                                vErrors.length = _errs52;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key9 === "string") {
                        if (func48(key9) < 1) {
                            const err44 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key9 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err44]);
                            errors = vErrors.length;
                        }
                    }
                    var valid16 = _errs51 === errors;
                    if (!valid16) {
                        const err45 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err45]);
                        errors = vErrors.length;
                    }
                }
                for (const key10 of Object.keys(data16)) {
                    let data17 = data16[key10];
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                        if (data17.description === void 0 || !vocabulary_validator_func0.call(data17, "description")) {
                            const err46 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err46]);
                            errors = vErrors.length;
                        }
                        for (const key11 of Object.keys(data17)) {
                            if (!(key11 === "description" || key11 === "sections")) {
                                const err47 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err47]);
                                errors = vErrors.length;
                            }
                        }
                        if (data17.description !== void 0 && vocabulary_validator_func0.call(data17, "description")) {
                            let data18 = data17.description;
                            if (typeof data18 === "string") {
                                if (func48(data18) < 1) {
                                    const err48 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err48]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err49 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err49]);
                                errors = vErrors.length;
                            }
                        }
                        if (data17.sections !== void 0 && vocabulary_validator_func0.call(data17, "sections")) {
                            let data19 = data17.sections;
                            if (Array.isArray(data19)) {
                                const len1 = data19.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data20 = data19[i1];
                                    if (typeof data20 === "string") {
                                        if (func48(data20) < 1) {
                                            const err50 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/customVariant/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = vocabulary_validator_addErrors(vErrors, [err50]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err51 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/customVariant/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = vocabulary_validator_addErrors(vErrors, [err51]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err52 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/customVariant/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err52]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err53 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err53]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err54 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err54]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err55 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = vocabulary_validator_addErrors(vErrors, [err55]);
        errors = vErrors.length;
    }
    vocabulary_validator_validate10.errors = vErrors;
    return errors === 0;
}
function vocabulary_validator_addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/vocabulary-schema.js


const PROTOCOL_EXAMPLE = { description: "Chat protocol of North.", provider: "north" };
const FIELD_EXAMPLE = { title: "Region", description: "Region to call.", example: "eu-1" };
const SECTION_EXAMPLE = {
    title: "Account",
    description: "Whose account is used. Credentials are not stored here.",
    fields: { region: FIELD_EXAMPLE },
};
const PROVIDER_EXAMPLE = {
    title: "North",
    description: "The provider North.",
    defaultProtocol: "north-chat",
    versionSegment: "v2",
    sections: ["account"],
};
const VARIANT_EXAMPLE = { description: "A service that speaks as North does.", sections: [] };
/** The draft-07 schema of the vocabulary file, as plain JSON. */
function buildVocabularySchema() {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...describe("Vocabulary", "The names that one AI assistant uses in its provider configuration file."),
        allowComments: true,
        allowTrailingCommas: true,
        ...closedObject({
            $schema: {
                ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/vocabulary/v1.json"],
            },
            protocols: namedTable(describe("Protocols", "Wire protocols by the value that a configuration uses. At least one."), "protocol", { "north-chat": PROTOCOL_EXAMPLE }),
            providers: namedTable(describe("Providers", "Built-in providers by id."), "provider", { north: PROVIDER_EXAMPLE }, [...RESERVED_PROVIDER_KEYS]),
            sections: namedTable(describe("Sections", "Extra connection settings by the key that holds them in a provider's entry."), "section", { account: SECTION_EXAMPLE }, ENTRY_KEYS),
            customVariants: namedTable(describe("Custom variants", "Kinds of custom provider by the `type` that a configuration gives them."), "customVariant", { "north-compatible": VARIANT_EXAMPLE }),
        }, ["protocols"]),
        examples: [
            { protocols: { "north-chat": PROTOCOL_EXAMPLE }, providers: { north: { ...PROVIDER_EXAMPLE, sections: [] } } },
        ],
        defaultSnippets: [
            {
                label: "Vocabulary",
                description: "A vocabulary with one provider",
                body: {
                    protocols: { $1: { description: "$2", provider: "$3" } },
                    providers: { $3: { title: "$4", description: "$5", defaultProtocol: "$1" } },
                },
            },
        ],
        definitions: definitions(),
    };
}
/** Entries by names, which cannot be some. */
function namedTable(description, entry, example, taken = []) {
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...taken, UNSAFE_KEY] } },
        additionalProperties: reference(entry),
        examples: [example],
    };
}
/** A text that is not empty. */
function vocabulary_schema_text(title, markdown, example) {
    return { ...describe(title, markdown), type: "string", minLength: 1, examples: [example] };
}
/** Which sections an entry takes. */
function sectionNames() {
    return {
        ...describe("Sections", "Keys of `sections` that the entry may hold. Without this key, none."),
        type: "array",
        items: { type: "string", minLength: 1, examples: ["account"] },
        examples: [["account"]],
    };
}
function definitions() {
    return {
        protocol: {
            ...describe("Protocol", "A wire protocol."),
            ...closedObject({
                description: vocabulary_schema_text("Description", "What the protocol is, in a sentence.", PROTOCOL_EXAMPLE.description),
                provider: vocabulary_schema_text("Provider", "Id of the built-in provider whose protocol it is, where it is one's.", "north"),
            }, ["description"]),
            examples: [PROTOCOL_EXAMPLE],
        },
        provider: providerDefinition(),
        section: {
            ...describe("Section", "Extra connection settings."),
            ...closedObject({
                title: vocabulary_schema_text("Title", "What the section is called.", SECTION_EXAMPLE.title),
                description: vocabulary_schema_text("Description", "What the section is for, in a sentence.", SECTION_EXAMPLE.description),
                fields: namedTable(describe("Fields", "The section's fields by name. Each takes a text, and may be left out."), "field", {
                    region: FIELD_EXAMPLE,
                }),
            }, ["title", "description", "fields"]),
            examples: [SECTION_EXAMPLE],
        },
        field: {
            ...describe("Field", "A field of a section."),
            ...closedObject({
                title: vocabulary_schema_text("Title", "What the field is called.", FIELD_EXAMPLE.title),
                description: vocabulary_schema_text("Description", "What the field says, in a sentence.", FIELD_EXAMPLE.description),
                example: vocabulary_schema_text("Example", "A value that the field may have. Never a credential.", FIELD_EXAMPLE.example),
            }, ["title", "description", "example"]),
            examples: [FIELD_EXAMPLE],
        },
        customVariant: {
            ...describe("Custom variant", "A kind of custom provider."),
            ...closedObject({
                description: vocabulary_schema_text("Description", "What the kind is, in a sentence.", VARIANT_EXAMPLE.description),
                sections: sectionNames(),
            }, ["description"]),
            examples: [VARIANT_EXAMPLE],
        },
    };
}
function providerDefinition() {
    return {
        ...describe("Provider", "A built-in provider."),
        ...closedObject({
            title: vocabulary_schema_text("Title", "What people call the provider.", PROVIDER_EXAMPLE.title),
            description: vocabulary_schema_text("Description", "What the provider is, in a sentence.", PROVIDER_EXAMPLE.description),
            defaultProtocol: vocabulary_schema_text("Default protocol", "The protocol that the provider speaks where a configuration names none. A key of `protocols`.", PROVIDER_EXAMPLE.defaultProtocol),
            versionSegment: vocabulary_schema_text("Version segment", "The last segment of the path that the provider's base URL needs, such as `v1`.", PROVIDER_EXAMPLE.versionSegment),
            versionHeader: vocabulary_schema_text("Version header", "The header by which the provider's client states the API version. No configuration may set it.", "north-version"),
            sections: sectionNames(),
        }, ["title", "description"]),
        examples: [PROVIDER_EXAMPLE],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/read-vocabulary.js






const KIND = {
    rule: vocabularyFile,
    maxBytes: VOCABULARY_FILE_MAX_BYTES,
    schema: buildVocabularySchema(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
    matchesSchema: vocabulary_validator_validator_default,
    findingsIn: vocabularyFindings,
};
/** Reads and checks a vocabulary file's bytes (`docs/vocabulary.md`). Never throws. */
function checkVocabularyFile(path, bytes) {
    const { document, file } = checkSettingsFile(path, bytes, KIND);
    return { vocabulary: document && toVocabulary(document), file };
}
function toVocabulary(document) {
    const { protocols, providers = {}, sections = {}, customVariants = {} } = document;
    return { protocols, providers: withSections(providers), sections, customVariants: withSections(customVariants) };
}
function withSections(entries) {
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...entry }]));
}

;// CONCATENATED MODULE: ./.build/action/shared/policy/policy-schema.js


/** What a policy may make of a rule, and what that means. */
const SETTINGS = {
    error: "Wrong: the file fails its check.",
    warning: "Most likely wrong.",
    notice: "Worth knowing.",
    off: "Not reported.",
};
const IGNORE_EXAMPLE = {
    files: ["teams/research/**"],
    pointer: "/providers/provider_a/baseUrl",
    reason: "Reached through a local proxy.",
};
/**
 * The draft-07 schema of the policy file, as plain JSON.
 *
 * @param rules those that a policy may configure; at least one.
 */
function buildPolicySchema(rules) {
    const example = rules[0]?.id ?? "";
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...describe("Policy", "What an organisation decides about the checks of its provider configuration files: the content of `.provider-steward.json`."),
        allowComments: true,
        allowTrailingCommas: true,
        ...closedObject({
            $schema: {
                ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/policy/v1.json"],
            },
            schema: {
                ...describe("Schema of configurations", "What `$schema` is to name in a configuration file that names none."),
                ...policy_schema_text("https://steward.example.com/schemas/provider-config/v1.json"),
            },
            rules: rulesDefinition(rules),
            ...hostsAndModels(),
            layers: layersDefinition(),
            ignores: {
                ...describe("Ignores", "Diagnostics that are not to be reported, each with a reason."),
                type: "array",
                items: reference("ignore"),
            },
        }),
        examples: [{ rules: { [example]: "error" } }],
        defaultSnippets: [
            {
                label: "Policy",
                description: "A policy with a severity and an ignore",
                body: { rules: { [example]: "$1" }, ignores: [{ rule: "$2", reason: "$3" }] },
            },
        ],
        definitions: { ignore: ignoreDefinition(rules) },
    };
}
/** A text that is not empty. */
function policy_schema_text(...examples) {
    return { type: "string", minLength: 1, examples };
}
function rulesDefinition(rules) {
    const settings = rules.map(({ id, summary, severity }) => [
        id,
        {
            ...describe(id, `${summary}. By default: \`${severity}\`.`),
            // Without a type: of `false` it says more that it is none of these than that it is no string.
            enum: Object.keys(SETTINGS),
            markdownEnumDescriptions: Object.values(SETTINGS),
        },
    ]);
    return {
        ...describe("Rules", "Severities by rule, each in place of every severity that the rule gives of its own."),
        ...closedObject(Object.fromEntries(settings)),
    };
}
function hostsAndModels() {
    return {
        approvedHosts: {
            ...describe("Approved hosts", "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved."),
            type: "array",
            items: policy_schema_text("api.example.com", "*.example.com", "localhost:8080"),
            examples: [["*.example.com"]],
        },
        modelCatalog: {
            ...describe("Model catalogue", "The model ids that there are, by the id of the provider, built-in or custom."),
            type: "object",
            propertyNames: { not: { const: UNSAFE_KEY } },
            additionalProperties: {
                ...describe("Models", "Ids of the provider's models."),
                type: "array",
                items: policy_schema_text("example-large"),
            },
            examples: [{ provider_a: ["example-small", "example-large"] }],
        },
    };
}
function layersDefinition() {
    const layer = (title, markdown, example) => ({
        ...describe(title, `${markdown} A path from the policy file's folder.`),
        ...policy_schema_text(example),
    });
    return {
        ...describe("Layers", "The configurations around those that are checked."),
        ...closedObject({
            enforced: layer("Enforced", "The configuration that overrides those that are checked.", "layers/enforced.providers.json"),
            default: layer("Default", "The configuration that holds where those that are checked say nothing.", "layers/default.providers.json"),
        }),
    };
}
function ignoreDefinition(rules) {
    const rule = rules[0]?.id ?? "";
    return {
        ...describe("Ignore", "Diagnostics of one rule that are not to be reported."),
        ...closedObject({
            rule: {
                ...describe("Rule", "The rule whose diagnostics are ignored."),
                type: "string",
                enum: rules.map(({ id }) => id),
                markdownEnumDescriptions: rules.map(({ summary }) => `${summary}.`),
            },
            files: {
                ...describe("Files", "Globs of files, from the policy file's folder. Without this key, every file."),
                type: "array",
                items: policy_schema_text("teams/research/**", "**/providers.json"),
            },
            pointer: {
                ...describe("Pointer", "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place."),
                type: "string",
                examples: [IGNORE_EXAMPLE.pointer],
            },
            reason: {
                ...describe("Reason", "Why it is right not to report them, for whoever reads the policy."),
                ...policy_schema_text(IGNORE_EXAMPLE.reason),
            },
        }, ["rule", "reason"]),
        examples: [{ rule, ...IGNORE_EXAMPLE }],
        defaultSnippets: [
            { label: "Ignore", description: "What is not to be reported, and why", body: { rule: "$1", reason: "$2" } },
        ],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/configurable-rules.js





/** What keeps a file from being read, a policy or a vocabulary from being used or a layer from taking effect, no policy changes. */
const FIXED_RULES = [...textRules, ...policyRules, ...vocabularyRules, ...layerRules];
/** The rules that a policy may configure, by id. */
const configurableRules = ruleDescriptions.filter((rule) => !FIXED_RULES.includes(rule));
/** True for the id of a rule that there is, and that no policy changes. */
function isFixedRule(id) {
    return FIXED_RULES.some((rule) => rule.id === id);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/policy-values.js




function faultIn(text, shapes) {
    return shapes.find(([shape]) => shape.test(text))?.[1];
}
const policy_values_BLANK = [/^\s*$/, "is blank"];
/** A suggestion that would have to be cut or masked would be a wrong one. */
function adviceToWrite(instead, otherwise) {
    return instead !== undefined && quote(instead) === JSON.stringify(instead) ? `Write ${quote(instead)}.` : otherwise;
}
/** What is wrong with a text that is to say something. */
function blankFault(text, advice) {
    const fault = faultIn(text, [policy_values_BLANK]);
    return fault === undefined ? undefined : { fault, advice };
}
const HOST_SHAPES = [
    policy_values_BLANK,
    [/:\/\//, "is a URL, not a host"],
    [/@/, "holds more than a host"],
    [/[/?#\\]/, "holds a path, not a host alone"],
    [/\s/, "holds a blank"],
    [/^\*\.(?:[\d.]+|\[.*\])(?::\d*)?$/, "is an address, below which there are no hosts"],
    [/(?!^)\*|^\*(?!\.)/, 'has a "*" that is not "*." at its start'],
];
const HOST_ADVICE = 'Write a host such as "api.example.com", or "*.example.com" for every host below it, with ":8443" after it for that port alone.';
/** What is wrong with a host, or with a pattern of hosts: `api.example.com`, `*.example.com`, either with `:port`. */
function hostFault(text) {
    if (isHostPattern(text))
        return undefined;
    if (text === "*")
        return { fault: "approves every host", advice: 'Remove "approvedHosts" to approve every host.' };
    if (isHostPattern(text.replace(/:\d*$/, "")))
        return { fault: "has a port that there is not", advice: `Write a port from 1 to ${policy_values_PORT_MAX}, or none.` };
    const fault = faultIn(text, HOST_SHAPES) ?? "is not a host as URLs have it";
    return { fault, advice: adviceToWrite(hostPatternIn(text), HOST_ADVICE) };
}
/** True for a host as URLs have it once they are parsed, but for its case. */
function isHostPattern(text) {
    const [, wildcard, host = "", port = "1"] = /^(\*\.)?([\w.-]+|\[[\da-f:.]+\])(?::([1-9]\d{0,4}))?$/i.exec(text) ?? [];
    if (wildcard !== undefined && /^\[|\.\d+$/.test(host))
        return false;
    return Number(port) <= policy_values_PORT_MAX && !/^\.|\.\.|\.$/.test(host) && hostOf(host) === host.toLowerCase();
}
const policy_values_PORT_MAX = 65_535;
/** The host of `https://…` as URLs have it once they are parsed; undefined where there is none. */
function hostOf(authority) {
    const url = `https://${authority}/`;
    return URL.parse(url)?.host;
}
/** The pattern that a text most likely means: without scheme, userinfo and path, and as URLs have it. */
function hostPatternIn(text) {
    const authority = text
        .trim()
        .replace(/^[a-z][a-z\d+.-]*:\/\//i, "")
        .replace(/[/?#\\].*$/s, "")
        .replace(/^.*@/s, "");
    const candidates = [authority, hostOf(authority), authority.replace(/^\./, "*.")];
    return candidates.find((candidate) => candidate !== undefined && isHostPattern(candidate))?.toLowerCase();
}
const PATH_SHAPES = [
    policy_values_BLANK,
    [/^[a-z][a-z\d+.-]+:/i, "is a URL, not a path"],
    [/^(?:[/\\]|[a-z]:)/i, "is an absolute path"],
    [/\\/, "holds a backslash"],
    // oxlint-disable-next-line no-control-regex -- what no path of a file in a repository holds
    [/[\u0000-\u001f]/, "holds a control character"],
    [/(?:^|\/)\.{0,2}$/, "is a path of a folder, not of a file"],
];
/** What is wrong with the path of a layer's file from the policy file's folder, which it may not leave. */
function pathFault(text) {
    const fault = faultIn(text, PATH_SHAPES) ?? (leadsOut(text) ? "leads out of the policy file's folder" : undefined);
    if (fault === undefined)
        return undefined;
    return {
        fault,
        advice: 'Write the path of a file from the policy file\'s folder, with "/" between folders, such as "layers/enforced.providers.json".',
    };
}
function leadsOut(path) {
    let depth = 0;
    for (const name of path.split("/")) {
        if (name === "..")
            depth -= 1;
        else if (name !== "" && name !== ".")
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}
/** Globs that match no path, or more than was meant; `mend` is what `replace` puts in the shape's place, where it helps. */
const GLOB_MISTAKES = [
    { shape: policy_values_BLANK[0], fault: policy_values_BLANK[1] },
    { shape: /\\/g, fault: "holds a backslash, which parts no folders here", mend: "/" },
    { shape: /^\/+/, fault: 'starts with "/", which no path from the policy file\'s folder does', mend: "" },
    { shape: /\/+$/, fault: "matches folders, not files", mend: "/**" },
    { shape: /^!/, fault: 'starts with "!", but a glob here leaves no files out' },
    { shape: /[{}[\]()]/, fault: 'holds a bracket, but only "*", "**" and "?" mean something here' },
    { shape: /(?<!^[./]*)\/\.{0,2}(?=\/|$)/, fault: 'holds "/./", "/../" or "//", which no path does' },
];
const GLOB_ADVICE = 'Write a glob such as "teams/*/providers.json" or "teams/research/**", one for each kind of file, with "?" for a character that means something else.';
/** What is wrong with a glob of files, as `matchesGlob` takes them. */
function globFault(text) {
    if (text.length > GLOB_MAX_CHARACTERS)
        return { fault: `is longer than ${GLOB_MAX_CHARACTERS} characters`, advice: "Write several shorter globs." };
    const mistake = GLOB_MISTAKES.find(({ shape }) => text.search(shape) >= 0);
    if (mistake === undefined)
        return undefined;
    const { shape, fault, mend } = mistake;
    // What is masked in the text could be shown by what is left of it.
    const instead = mend === undefined || maskSecrets(text) !== text ? undefined : text.replace(shape, mend);
    return { fault, advice: adviceToWrite(instead, GLOB_ADVICE) };
}
const POINTER_ADVICE = 'Write a JSON pointer such as "/providers/provider_a/baseUrl".';
/** What is wrong with a JSON pointer (RFC 6901). */
function pointerFault(text) {
    if (text.startsWith("#/"))
        return {
            fault: 'starts with "#", which a JSON pointer does not',
            advice: adviceToWrite(text.slice(1), POINTER_ADVICE),
        };
    if (!text.startsWith("/"))
        return { fault: 'does not start with "/"', advice: POINTER_ADVICE };
    if (/~(?![01])/.test(text))
        return { fault: 'holds a "~" that stands for nothing', advice: 'In a key, write "~0" for "~" and "~1" for "/".' };
    if (fromPointer(text).length > NESTING_MAX_LEVELS)
        return {
            fault: `leads deeper than the ${NESTING_MAX_LEVELS} levels that a file may have`,
            advice: "Write a shorter one: what stands below it counts too.",
        };
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/policy-findings.js









/** What is wrong in a policy beyond what its schema can tell. Of the document's shape nothing is taken for granted. */
function* policyFindings(document) {
    if (!isObject(document))
        return;
    for (const id of Object.keys(objectAt(document, "rules") ?? {})) {
        if (id !== UNSAFE_KEY)
            yield* ruleNameFindings(id, { path: ["rules", id], part: "key" });
    }
    yield* policy_findings_findingsOfText(document, [], "schema", (text) => blankFault(text, "Write the path or URL of the schema, or remove the key."));
    yield* findingsOfTexts(document, [], "approvedHosts", hostFault);
    const layers = objectAt(document, "layers") ?? {};
    yield* policy_findings_findingsOfText(layers, ["layers"], "enforced", pathFault);
    yield* policy_findings_findingsOfText(layers, ["layers"], "default", pathFault);
    yield* ignoreFindings(ownValue(document, "ignores"));
}
/** True for what the schema says of a rule that there is not, which `policyFindings` says without a list of all rules. */
function isAboutRuleName({ rule, place: { path } }) {
    if (rule === unknownKey)
        return path.length === 2 && path[0] === "rules";
    return rule === unknownValue && path[0] === "ignores" && path.at(-1) === "rule";
}
function* ruleNameFindings(id, place) {
    const ids = configurableRules.map((rule) => rule.id);
    if (ids.includes(id))
        return;
    if (isFixedRule(id)) {
        yield { place, message: `No policy changes the rule ${quote(id)}.`, advice: "Remove it." };
        return;
    }
    const meant = nearestNames(id, ids);
    const isGuess = meant.length > 0 && meant.length <= 2;
    yield {
        place,
        message: `There is no rule ${quote(id)}.`,
        advice: isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : "Write the id of a rule; docs/rules.md lists them.",
    };
}
function* ignoreFindings(ignores) {
    if (!isArray(ignores))
        return;
    if (ignores.length > POLICY_MAX_IGNORES) {
        yield {
            place: { path: ["ignores", POLICY_MAX_IGNORES], part: "value" },
            message: `There are more than ${POLICY_MAX_IGNORES} ignores.`,
            advice: "Turn the rule off, or ignore more files or a larger part of them at once.",
        };
    }
    for (const [index, ignore] of ignores.entries()) {
        if (isObject(ignore))
            yield* findingsOfIgnore(ignore, ["ignores", index]);
    }
}
function* findingsOfIgnore(ignore, path) {
    const rule = ownValue(ignore, "rule");
    if (typeof rule === "string")
        yield* ruleNameFindings(rule, { path: [...path, "rule"], part: "value" });
    const files = ownValue(ignore, "files");
    if (isArray(files) && files.length === 0) {
        yield {
            place: { path: [...path, "files"], part: "value" },
            message: '"files" lists no glob, so that nothing is ignored.',
            advice: "Write globs, or remove the key to ignore in every file.",
        };
    }
    yield* findingsOfTexts(ignore, path, "files", globFault);
    yield* policy_findings_findingsOfText(ignore, path, "pointer", pointerFault);
    yield* policy_findings_findingsOfText(ignore, path, "reason", (text) => blankFault(text, "Say why it is right not to report them."));
}
/** An empty text is left to the schema. */
function policy_findings_findingsOfText(object, path, key, faultOf) {
    const text = textAt(object, key);
    return text === undefined ? [] : policy_findings_toFindings([...path, key], faultOf(text));
}
function findingsOfTexts(object, path, key, faultOf) {
    return textsAt(object, key).flatMap(({ index, text }) => text === "" ? [] : policy_findings_toFindings([...path, key, index], faultOf(text)));
}
function policy_findings_toFindings(path, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place: { path, part: "value" }, message: `${startSentence(nameOf(path))} ${fault}.`, advice }];
}

;// CONCATENATED MODULE: ./.build/action/shared/policy/generated/policy-validator.js
// @ts-nocheck
// Generated by `npm run generate` (shared/generate.ts). Do not edit.
var policy_validator_getOwnPropNames = Object.getOwnPropertyNames;
var policy_validator_commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[policy_validator_getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
// node_modules/ajv/dist/runtime/ucs2length.js
var policy_validator_require_ucs2length = policy_validator_commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
// shared/validator.js
var policy_validator_validate = (/* unused pure expression or super */ null && (policy_validator_validate10));
var policy_validator_validator_default = policy_validator_validate10;
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "title": "Policy", "description": "What an organisation decides about the checks of its provider configuration files: the content of .provider-steward.json.", "markdownDescription": "What an organisation decides about the checks of its provider configuration files: the content of `.provider-steward.json`.", "allowComments": true, "allowTrailingCommas": true, "type": "object", "properties": { "$schema": { "title": "Schema", "description": "Path or URL of this schema, for validation and completion in an editor.", "markdownDescription": "Path or URL of this schema, for validation and completion in an editor.", "type": "string", "examples": ["https://steward.example.com/schemas/policy/v1.json"] }, "schema": { "title": "Schema of configurations", "description": "What $schema is to name in a configuration file that names none.", "markdownDescription": "What `$schema` is to name in a configuration file that names none.", "type": "string", "minLength": 1, "examples": ["https://steward.example.com/schemas/provider-config/v1.json"] }, "rules": { "title": "Rules", "description": "Severities by rule, each in place of every severity that the rule gives of its own.", "markdownDescription": "Severities by rule, each in place of every severity that the rule gives of its own.", "type": "object", "properties": { "allow-deny-overlap": { "title": "allow-deny-overlap", "description": "A model both allowed and denied. By default: warning.", "markdownDescription": "A model both allowed and denied. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "custom-id": { "title": "custom-id", "description": "A custom provider id that cannot be used. By default: error.", "markdownDescription": "A custom provider id that cannot be used. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "dead-setting": { "title": "dead-setting", "description": "A setting without effect. By default: notice.", "markdownDescription": "A setting without effect. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-key": { "title": "duplicate-key", "description": "A key that stands twice in one object. By default: error.", "markdownDescription": "A key that stands twice in one object. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-model": { "title": "duplicate-model", "description": "Two custom models with one id. By default: error.", "markdownDescription": "Two custom models with one id. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "header-syntax": { "title": "header-syntax", "description": "A custom header that HTTP does not allow. By default: error.", "markdownDescription": "A custom header that HTTP does not allow. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "host-not-allowed": { "title": "host-not-allowed", "description": "A URL that leads to a host that is not approved. By default: error.", "markdownDescription": "A URL that leads to a host that is not approved. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "media-types": { "title": "media-types", "description": "Media types that do not fit what the model takes. By default: warning.", "markdownDescription": "Media types that do not fit what the model takes. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "missing-key": { "title": "missing-key", "description": "A required key is missing. By default: error.", "markdownDescription": "A required key is missing. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "no-models-left": { "title": "no-models-left", "description": "A provider that can offer no model. By default: error.", "markdownDescription": "A provider that can offer no model. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "operation-path": { "title": "operation-path", "description": "A base URL that goes on into an operation, or says the version twice. By default: warning.", "markdownDescription": "A base URL that goes on into an operation, or says the version twice. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "out-of-range": { "title": "out-of-range", "description": "A number or a text outside its bounds. By default: error.", "markdownDescription": "A number or a text outside its bounds. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "plain-http": { "title": "plain-http", "description": "A URL that is called without encryption. By default: warning.", "markdownDescription": "A URL that is called without encryption. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "reserved-header": { "title": "reserved-header", "description": "A custom header that the assistant sets itself. By default: error.", "markdownDescription": "A custom header that the assistant sets itself. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "schema-reference": { "title": "schema-reference", "description": "No reference to the schema of provider configurations. By default: notice.", "markdownDescription": "No reference to the schema of provider configurations. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-header": { "title": "secret-in-header", "description": "A custom header that looks like a credential. By default: error.", "markdownDescription": "A custom header that looks like a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-url": { "title": "secret-in-url", "description": "A URL that holds a credential. By default: error.", "markdownDescription": "A URL that holds a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "token-limits": { "title": "token-limits", "description": "A token limit above the model's context length. By default: error.", "markdownDescription": "A token limit above the model's context length. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-key": { "title": "unknown-key", "description": "A key that the format does not have. By default: error.", "markdownDescription": "A key that the format does not have. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-model": { "title": "unknown-model", "description": "A model id that no known model has. By default: notice.", "markdownDescription": "A model id that no known model has. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-provider": { "title": "unknown-provider", "description": "A provider id that is not built in. By default: error.", "markdownDescription": "A provider id that is not built in. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-value": { "title": "unknown-value", "description": "A value that is not one of those allowed. By default: error.", "markdownDescription": "A value that is not one of those allowed. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unsafe-key": { "title": "unsafe-key", "description": "The key __proto__. By default: error.", "markdownDescription": "The key __proto__. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unused-ignore": { "title": "unused-ignore", "description": "An ignore comment that silences nothing. By default: warning.", "markdownDescription": "An ignore comment that silences nothing. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "url-syntax": { "title": "url-syntax", "description": "A URL that cannot be called. By default: error.", "markdownDescription": "A URL that cannot be called. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "version-segment": { "title": "version-segment", "description": "A base URL without the version segment that the provider needs. By default: error.", "markdownDescription": "A base URL without the version segment that the provider needs. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "wrong-type": { "title": "wrong-type", "description": "A value of the wrong type. By default: error.", "markdownDescription": "A value of the wrong type. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] } }, "additionalProperties": false }, "approvedHosts": { "title": "Approved hosts", "description": "Hosts that URLs may lead to: api.example.com, or *.example.com for every host below it; with :port, on that port alone. Without this key, every host is approved.", "markdownDescription": "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["api.example.com", "*.example.com", "localhost:8080"] }, "examples": [["*.example.com"]] }, "modelCatalog": { "title": "Model catalogue", "description": "The model ids that there are, by the id of the provider, built-in or custom.", "markdownDescription": "The model ids that there are, by the id of the provider, built-in or custom.", "type": "object", "propertyNames": { "not": { "const": "__proto__" } }, "additionalProperties": { "title": "Models", "description": "Ids of the provider's models.", "markdownDescription": "Ids of the provider's models.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["example-large"] } }, "examples": [{ "provider_a": ["example-small", "example-large"] }] }, "layers": { "title": "Layers", "description": "The configurations around those that are checked.", "markdownDescription": "The configurations around those that are checked.", "type": "object", "properties": { "enforced": { "title": "Enforced", "description": "The configuration that overrides those that are checked. A path from the policy file's folder.", "markdownDescription": "The configuration that overrides those that are checked. A path from the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/enforced.providers.json"] }, "default": { "title": "Default", "description": "The configuration that holds where those that are checked say nothing. A path from the policy file's folder.", "markdownDescription": "The configuration that holds where those that are checked say nothing. A path from the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/default.providers.json"] } }, "additionalProperties": false }, "ignores": { "title": "Ignores", "description": "Diagnostics that are not to be reported, each with a reason.", "markdownDescription": "Diagnostics that are not to be reported, each with a reason.", "type": "array", "items": { "$ref": "#/definitions/ignore" } } }, "additionalProperties": false, "examples": [{ "rules": { "allow-deny-overlap": "error" } }], "defaultSnippets": [{ "label": "Policy", "description": "A policy with a severity and an ignore", "body": { "rules": { "allow-deny-overlap": "$1" }, "ignores": [{ "rule": "$2", "reason": "$3" }] } }], "definitions": { "ignore": { "title": "Ignore", "description": "Diagnostics of one rule that are not to be reported.", "markdownDescription": "Diagnostics of one rule that are not to be reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "custom-id", "dead-setting", "duplicate-key", "duplicate-model", "header-syntax", "host-not-allowed", "media-types", "missing-key", "no-models-left", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A custom provider id that cannot be used.", "A setting without effect.", "A key that stands twice in one object.", "Two custom models with one id.", "A custom header that HTTP does not allow.", "A URL that leads to a host that is not approved.", "Media types that do not fit what the model takes.", "A required key is missing.", "A provider that can offer no model.", "A base URL that goes on into an operation, or says the version twice.", "A number or a text outside its bounds.", "A URL that is called without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that holds a credential.", "A token limit above the model's context length.", "A key that the format does not have.", "A model id that no known model has.", "A provider id that is not built in.", "A value that is not one of those allowed.", "The key __proto__.", "An ignore comment that silences nothing.", "A URL that cannot be called.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, from the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, from the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why it is right not to report them, for whoever reads the policy.", "markdownDescription": "Why it is right not to report them, for whoever reads the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not to be reported, and why", "body": { "rule": "$1", "reason": "$2" } }] } } };
var schema12 = { "title": "Ignore", "description": "Diagnostics of one rule that are not to be reported.", "markdownDescription": "Diagnostics of one rule that are not to be reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "custom-id", "dead-setting", "duplicate-key", "duplicate-model", "header-syntax", "host-not-allowed", "media-types", "missing-key", "no-models-left", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A custom provider id that cannot be used.", "A setting without effect.", "A key that stands twice in one object.", "Two custom models with one id.", "A custom header that HTTP does not allow.", "A URL that leads to a host that is not approved.", "Media types that do not fit what the model takes.", "A required key is missing.", "A provider that can offer no model.", "A base URL that goes on into an operation, or says the version twice.", "A number or a text outside its bounds.", "A URL that is called without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that holds a credential.", "A token limit above the model's context length.", "A key that the format does not have.", "A model id that no known model has.", "A provider id that is not built in.", "A value that is not one of those allowed.", "The key __proto__.", "An ignore comment that silences nothing.", "A URL that cannot be called.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, from the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, from the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why it is right not to report them, for whoever reads the policy.", "markdownDescription": "Why it is right not to report them, for whoever reads the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not to be reported, and why", "body": { "rule": "$1", "reason": "$2" } }] };
var policy_validator_func0 = Object.prototype.hasOwnProperty;
var func47 = policy_validator_require_ucs2length().default;
function policy_validator_validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "schema" || key0 === "rules" || key0 === "approvedHosts" || key0 === "modelCatalog" || key0 === "layers" || key0 === "ignores")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = policy_validator_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && policy_validator_func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = policy_validator_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.schema !== void 0 && policy_validator_func0.call(data, "schema")) {
            let data1 = data.schema;
            if (typeof data1 === "string") {
                if (func47(data1) < 1) {
                    const err2 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = policy_validator_addErrors(vErrors, [err2]);
                    errors = vErrors.length;
                }
            }
            else {
                const err3 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "string" } };
                vErrors = policy_validator_addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.rules !== void 0 && policy_validator_func0.call(data, "rules")) {
            let data2 = data.rules;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    if (!policy_validator_func0.call(schema11.properties.rules.properties, key1)) {
                        const err4 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = policy_validator_addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                if (data2["allow-deny-overlap"] !== void 0 && policy_validator_func0.call(data2, "allow-deny-overlap")) {
                    let data3 = data2["allow-deny-overlap"];
                    if (!(data3 === "error" || data3 === "warning" || data3 === "notice" || data3 === "off")) {
                        const err5 = { instancePath: instancePath + "/rules/allow-deny-overlap", schemaPath: "#/properties/rules/properties/allow-deny-overlap/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["allow-deny-overlap"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
                if (data2["custom-id"] !== void 0 && policy_validator_func0.call(data2, "custom-id")) {
                    let data4 = data2["custom-id"];
                    if (!(data4 === "error" || data4 === "warning" || data4 === "notice" || data4 === "off")) {
                        const err6 = { instancePath: instancePath + "/rules/custom-id", schemaPath: "#/properties/rules/properties/custom-id/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["custom-id"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                if (data2["dead-setting"] !== void 0 && policy_validator_func0.call(data2, "dead-setting")) {
                    let data5 = data2["dead-setting"];
                    if (!(data5 === "error" || data5 === "warning" || data5 === "notice" || data5 === "off")) {
                        const err7 = { instancePath: instancePath + "/rules/dead-setting", schemaPath: "#/properties/rules/properties/dead-setting/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["dead-setting"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-key"] !== void 0 && policy_validator_func0.call(data2, "duplicate-key")) {
                    let data6 = data2["duplicate-key"];
                    if (!(data6 === "error" || data6 === "warning" || data6 === "notice" || data6 === "off")) {
                        const err8 = { instancePath: instancePath + "/rules/duplicate-key", schemaPath: "#/properties/rules/properties/duplicate-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-model"] !== void 0 && policy_validator_func0.call(data2, "duplicate-model")) {
                    let data7 = data2["duplicate-model"];
                    if (!(data7 === "error" || data7 === "warning" || data7 === "notice" || data7 === "off")) {
                        const err9 = { instancePath: instancePath + "/rules/duplicate-model", schemaPath: "#/properties/rules/properties/duplicate-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-model"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data2["header-syntax"] !== void 0 && policy_validator_func0.call(data2, "header-syntax")) {
                    let data8 = data2["header-syntax"];
                    if (!(data8 === "error" || data8 === "warning" || data8 === "notice" || data8 === "off")) {
                        const err10 = { instancePath: instancePath + "/rules/header-syntax", schemaPath: "#/properties/rules/properties/header-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-syntax"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data2["host-not-allowed"] !== void 0 && policy_validator_func0.call(data2, "host-not-allowed")) {
                    let data9 = data2["host-not-allowed"];
                    if (!(data9 === "error" || data9 === "warning" || data9 === "notice" || data9 === "off")) {
                        const err11 = { instancePath: instancePath + "/rules/host-not-allowed", schemaPath: "#/properties/rules/properties/host-not-allowed/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["host-not-allowed"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data2["media-types"] !== void 0 && policy_validator_func0.call(data2, "media-types")) {
                    let data10 = data2["media-types"];
                    if (!(data10 === "error" || data10 === "warning" || data10 === "notice" || data10 === "off")) {
                        const err12 = { instancePath: instancePath + "/rules/media-types", schemaPath: "#/properties/rules/properties/media-types/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["media-types"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data2["missing-key"] !== void 0 && policy_validator_func0.call(data2, "missing-key")) {
                    let data11 = data2["missing-key"];
                    if (!(data11 === "error" || data11 === "warning" || data11 === "notice" || data11 === "off")) {
                        const err13 = { instancePath: instancePath + "/rules/missing-key", schemaPath: "#/properties/rules/properties/missing-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["missing-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data2["no-models-left"] !== void 0 && policy_validator_func0.call(data2, "no-models-left")) {
                    let data12 = data2["no-models-left"];
                    if (!(data12 === "error" || data12 === "warning" || data12 === "notice" || data12 === "off")) {
                        const err14 = { instancePath: instancePath + "/rules/no-models-left", schemaPath: "#/properties/rules/properties/no-models-left/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["no-models-left"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
                if (data2["operation-path"] !== void 0 && policy_validator_func0.call(data2, "operation-path")) {
                    let data13 = data2["operation-path"];
                    if (!(data13 === "error" || data13 === "warning" || data13 === "notice" || data13 === "off")) {
                        const err15 = { instancePath: instancePath + "/rules/operation-path", schemaPath: "#/properties/rules/properties/operation-path/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["operation-path"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                }
                if (data2["out-of-range"] !== void 0 && policy_validator_func0.call(data2, "out-of-range")) {
                    let data14 = data2["out-of-range"];
                    if (!(data14 === "error" || data14 === "warning" || data14 === "notice" || data14 === "off")) {
                        const err16 = { instancePath: instancePath + "/rules/out-of-range", schemaPath: "#/properties/rules/properties/out-of-range/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["out-of-range"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                }
                if (data2["plain-http"] !== void 0 && policy_validator_func0.call(data2, "plain-http")) {
                    let data15 = data2["plain-http"];
                    if (!(data15 === "error" || data15 === "warning" || data15 === "notice" || data15 === "off")) {
                        const err17 = { instancePath: instancePath + "/rules/plain-http", schemaPath: "#/properties/rules/properties/plain-http/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["plain-http"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err17]);
                        errors = vErrors.length;
                    }
                }
                if (data2["reserved-header"] !== void 0 && policy_validator_func0.call(data2, "reserved-header")) {
                    let data16 = data2["reserved-header"];
                    if (!(data16 === "error" || data16 === "warning" || data16 === "notice" || data16 === "off")) {
                        const err18 = { instancePath: instancePath + "/rules/reserved-header", schemaPath: "#/properties/rules/properties/reserved-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["reserved-header"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                if (data2["schema-reference"] !== void 0 && policy_validator_func0.call(data2, "schema-reference")) {
                    let data17 = data2["schema-reference"];
                    if (!(data17 === "error" || data17 === "warning" || data17 === "notice" || data17 === "off")) {
                        const err19 = { instancePath: instancePath + "/rules/schema-reference", schemaPath: "#/properties/rules/properties/schema-reference/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["schema-reference"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-header"] !== void 0 && policy_validator_func0.call(data2, "secret-in-header")) {
                    let data18 = data2["secret-in-header"];
                    if (!(data18 === "error" || data18 === "warning" || data18 === "notice" || data18 === "off")) {
                        const err20 = { instancePath: instancePath + "/rules/secret-in-header", schemaPath: "#/properties/rules/properties/secret-in-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-header"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err20]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-url"] !== void 0 && policy_validator_func0.call(data2, "secret-in-url")) {
                    let data19 = data2["secret-in-url"];
                    if (!(data19 === "error" || data19 === "warning" || data19 === "notice" || data19 === "off")) {
                        const err21 = { instancePath: instancePath + "/rules/secret-in-url", schemaPath: "#/properties/rules/properties/secret-in-url/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-url"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err21]);
                        errors = vErrors.length;
                    }
                }
                if (data2["token-limits"] !== void 0 && policy_validator_func0.call(data2, "token-limits")) {
                    let data20 = data2["token-limits"];
                    if (!(data20 === "error" || data20 === "warning" || data20 === "notice" || data20 === "off")) {
                        const err22 = { instancePath: instancePath + "/rules/token-limits", schemaPath: "#/properties/rules/properties/token-limits/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["token-limits"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-key"] !== void 0 && policy_validator_func0.call(data2, "unknown-key")) {
                    let data21 = data2["unknown-key"];
                    if (!(data21 === "error" || data21 === "warning" || data21 === "notice" || data21 === "off")) {
                        const err23 = { instancePath: instancePath + "/rules/unknown-key", schemaPath: "#/properties/rules/properties/unknown-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-model"] !== void 0 && policy_validator_func0.call(data2, "unknown-model")) {
                    let data22 = data2["unknown-model"];
                    if (!(data22 === "error" || data22 === "warning" || data22 === "notice" || data22 === "off")) {
                        const err24 = { instancePath: instancePath + "/rules/unknown-model", schemaPath: "#/properties/rules/properties/unknown-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-model"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err24]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-provider"] !== void 0 && policy_validator_func0.call(data2, "unknown-provider")) {
                    let data23 = data2["unknown-provider"];
                    if (!(data23 === "error" || data23 === "warning" || data23 === "notice" || data23 === "off")) {
                        const err25 = { instancePath: instancePath + "/rules/unknown-provider", schemaPath: "#/properties/rules/properties/unknown-provider/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-provider"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err25]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-value"] !== void 0 && policy_validator_func0.call(data2, "unknown-value")) {
                    let data24 = data2["unknown-value"];
                    if (!(data24 === "error" || data24 === "warning" || data24 === "notice" || data24 === "off")) {
                        const err26 = { instancePath: instancePath + "/rules/unknown-value", schemaPath: "#/properties/rules/properties/unknown-value/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-value"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err26]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unsafe-key"] !== void 0 && policy_validator_func0.call(data2, "unsafe-key")) {
                    let data25 = data2["unsafe-key"];
                    if (!(data25 === "error" || data25 === "warning" || data25 === "notice" || data25 === "off")) {
                        const err27 = { instancePath: instancePath + "/rules/unsafe-key", schemaPath: "#/properties/rules/properties/unsafe-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unsafe-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err27]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unused-ignore"] !== void 0 && policy_validator_func0.call(data2, "unused-ignore")) {
                    let data26 = data2["unused-ignore"];
                    if (!(data26 === "error" || data26 === "warning" || data26 === "notice" || data26 === "off")) {
                        const err28 = { instancePath: instancePath + "/rules/unused-ignore", schemaPath: "#/properties/rules/properties/unused-ignore/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unused-ignore"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err28]);
                        errors = vErrors.length;
                    }
                }
                if (data2["url-syntax"] !== void 0 && policy_validator_func0.call(data2, "url-syntax")) {
                    let data27 = data2["url-syntax"];
                    if (!(data27 === "error" || data27 === "warning" || data27 === "notice" || data27 === "off")) {
                        const err29 = { instancePath: instancePath + "/rules/url-syntax", schemaPath: "#/properties/rules/properties/url-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["url-syntax"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
                if (data2["version-segment"] !== void 0 && policy_validator_func0.call(data2, "version-segment")) {
                    let data28 = data2["version-segment"];
                    if (!(data28 === "error" || data28 === "warning" || data28 === "notice" || data28 === "off")) {
                        const err30 = { instancePath: instancePath + "/rules/version-segment", schemaPath: "#/properties/rules/properties/version-segment/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["version-segment"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err30]);
                        errors = vErrors.length;
                    }
                }
                if (data2["wrong-type"] !== void 0 && policy_validator_func0.call(data2, "wrong-type")) {
                    let data29 = data2["wrong-type"];
                    if (!(data29 === "error" || data29 === "warning" || data29 === "notice" || data29 === "off")) {
                        const err31 = { instancePath: instancePath + "/rules/wrong-type", schemaPath: "#/properties/rules/properties/wrong-type/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["wrong-type"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err31]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err32 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err32]);
                errors = vErrors.length;
            }
        }
        if (data.approvedHosts !== void 0 && policy_validator_func0.call(data, "approvedHosts")) {
            let data30 = data.approvedHosts;
            if (Array.isArray(data30)) {
                const len0 = data30.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data31 = data30[i0];
                    if (typeof data31 === "string") {
                        if (func47(data31) < 1) {
                            const err33 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err33]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err34 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err34]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err35 = { instancePath: instancePath + "/approvedHosts", schemaPath: "#/properties/approvedHosts/type", keyword: "type", params: { type: "array" } };
                vErrors = policy_validator_addErrors(vErrors, [err35]);
                errors = vErrors.length;
            }
        }
        if (data.modelCatalog !== void 0 && policy_validator_func0.call(data, "modelCatalog")) {
            let data32 = data.modelCatalog;
            if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                for (const key2 of Object.keys(data32)) {
                    const _errs42 = errors;
                    const _errs43 = errors;
                    const _errs44 = errors;
                    if ("__proto__" !== key2) {
                        const err36 = {};
                        vErrors = policy_validator_addErrors(vErrors, [err36]);
                        errors = vErrors.length;
                    }
                    var valid5 = _errs44 === errors;
                    if (valid5) {
                        const err37 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames/not", keyword: "not", params: {}, propertyName: key2 };
                        vErrors = policy_validator_addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs43;
                        if (vErrors !== null) {
                            if (_errs43) {
                                vErrors.length = _errs43;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid4 = _errs42 === errors;
                    if (!valid4) {
                        const err38 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
                        vErrors = policy_validator_addErrors(vErrors, [err38]);
                        errors = vErrors.length;
                    }
                }
                for (const key3 of Object.keys(data32)) {
                    let data33 = data32[key3];
                    if (Array.isArray(data33)) {
                        const len1 = data33.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data34 = data33[i1];
                            if (typeof data34 === "string") {
                                if (func47(data34) < 1) {
                                    const err39 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = policy_validator_addErrors(vErrors, [err39]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err40 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err40]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err41 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/modelCatalog/additionalProperties/type", keyword: "type", params: { type: "array" } };
                        vErrors = policy_validator_addErrors(vErrors, [err41]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err42 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err42]);
                errors = vErrors.length;
            }
        }
        if (data.layers !== void 0 && policy_validator_func0.call(data, "layers")) {
            let data35 = data.layers;
            if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                for (const key4 of Object.keys(data35)) {
                    if (!(key4 === "enforced" || key4 === "default")) {
                        const err43 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                        vErrors = policy_validator_addErrors(vErrors, [err43]);
                        errors = vErrors.length;
                    }
                }
                if (data35.enforced !== void 0 && policy_validator_func0.call(data35, "enforced")) {
                    let data36 = data35.enforced;
                    if (typeof data36 === "string") {
                        if (func47(data36) < 1) {
                            const err44 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err44]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err45 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err45]);
                        errors = vErrors.length;
                    }
                }
                if (data35.default !== void 0 && policy_validator_func0.call(data35, "default")) {
                    let data37 = data35.default;
                    if (typeof data37 === "string") {
                        if (func47(data37) < 1) {
                            const err46 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err46]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err47 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err47]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err48 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err48]);
                errors = vErrors.length;
            }
        }
        if (data.ignores !== void 0 && policy_validator_func0.call(data, "ignores")) {
            let data38 = data.ignores;
            if (Array.isArray(data38)) {
                const len2 = data38.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data39 = data38[i2];
                    if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                        if (data39.rule === void 0 || !policy_validator_func0.call(data39, "rule")) {
                            const err49 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "rule" } };
                            vErrors = policy_validator_addErrors(vErrors, [err49]);
                            errors = vErrors.length;
                        }
                        if (data39.reason === void 0 || !policy_validator_func0.call(data39, "reason")) {
                            const err50 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "reason" } };
                            vErrors = policy_validator_addErrors(vErrors, [err50]);
                            errors = vErrors.length;
                        }
                        for (const key5 of Object.keys(data39)) {
                            if (!(key5 === "rule" || key5 === "files" || key5 === "pointer" || key5 === "reason")) {
                                const err51 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                vErrors = policy_validator_addErrors(vErrors, [err51]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.rule !== void 0 && policy_validator_func0.call(data39, "rule")) {
                            let data40 = data39.rule;
                            if (typeof data40 !== "string") {
                                const err52 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err52]);
                                errors = vErrors.length;
                            }
                            if (!(data40 === "allow-deny-overlap" || data40 === "custom-id" || data40 === "dead-setting" || data40 === "duplicate-key" || data40 === "duplicate-model" || data40 === "header-syntax" || data40 === "host-not-allowed" || data40 === "media-types" || data40 === "missing-key" || data40 === "no-models-left" || data40 === "operation-path" || data40 === "out-of-range" || data40 === "plain-http" || data40 === "reserved-header" || data40 === "schema-reference" || data40 === "secret-in-header" || data40 === "secret-in-url" || data40 === "token-limits" || data40 === "unknown-key" || data40 === "unknown-model" || data40 === "unknown-provider" || data40 === "unknown-value" || data40 === "unsafe-key" || data40 === "unused-ignore" || data40 === "url-syntax" || data40 === "version-segment" || data40 === "wrong-type")) {
                                const err53 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/enum", keyword: "enum", params: { allowedValues: schema12.properties.rule.enum } };
                                vErrors = policy_validator_addErrors(vErrors, [err53]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.files !== void 0 && policy_validator_func0.call(data39, "files")) {
                            let data41 = data39.files;
                            if (Array.isArray(data41)) {
                                const len3 = data41.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                    let data42 = data41[i3];
                                    if (typeof data42 === "string") {
                                        if (func47(data42) < 1) {
                                            const err54 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = policy_validator_addErrors(vErrors, [err54]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err55 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = policy_validator_addErrors(vErrors, [err55]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err56 = { instancePath: instancePath + "/ignores/" + i2 + "/files", schemaPath: "#/definitions/ignore/properties/files/type", keyword: "type", params: { type: "array" } };
                                vErrors = policy_validator_addErrors(vErrors, [err56]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.pointer !== void 0 && policy_validator_func0.call(data39, "pointer")) {
                            if (typeof data39.pointer !== "string") {
                                const err57 = { instancePath: instancePath + "/ignores/" + i2 + "/pointer", schemaPath: "#/definitions/ignore/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err57]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.reason !== void 0 && policy_validator_func0.call(data39, "reason")) {
                            let data44 = data39.reason;
                            if (typeof data44 === "string") {
                                if (func47(data44) < 1) {
                                    const err58 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = policy_validator_addErrors(vErrors, [err58]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err59 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err59]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err60 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/type", keyword: "type", params: { type: "object" } };
                        vErrors = policy_validator_addErrors(vErrors, [err60]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err61 = { instancePath: instancePath + "/ignores", schemaPath: "#/properties/ignores/type", keyword: "type", params: { type: "array" } };
                vErrors = policy_validator_addErrors(vErrors, [err61]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = policy_validator_addErrors(vErrors, [err62]);
        errors = vErrors.length;
    }
    policy_validator_validate10.errors = vErrors;
    return errors === 0;
}
function policy_validator_addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


;// CONCATENATED MODULE: ./.build/action/shared/policy/read-policy.js








const read_policy_KIND = {
    rule: policyFile,
    maxBytes: POLICY_FILE_MAX_BYTES,
    schema: buildPolicySchema(configurableRules),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
    matchesSchema: policy_validator_validator_default,
    findingsIn: policyFindings,
    isToldBetter: isAboutRuleName,
};
/** Reads and checks a policy file's bytes (`docs/policy.md`). Never throws. */
function checkPolicyFile(path, bytes) {
    const { document, file } = checkSettingsFile(path, bytes, read_policy_KIND);
    return { policy: document === undefined ? noPolicy : toPolicy(document), file };
}
/** Hosts are as URLs have them: in lower case. */
function toPolicy({ $schema: _schema, approvedHosts, ...policy }) {
    const hosts = approvedHosts?.map((host) => host.toLowerCase());
    return { ...noPolicy, ...policy, ...(hosts === undefined ? {} : { approvedHosts: hosts }) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/fix-text.js


/** Applies the fixes of a text's diagnostics until none is left. A text with broken syntax stays as it is. */
function fixText(text, { unsafe = false, ...settings } = {}) {
    const applied = [];
    let fixed = text;
    for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
        const fixable = validate_validate(fixed, settings).filter(isFixable);
        const chosen = withoutOverlaps(fixable.filter(({ fix }) => fix.safe || unsafe), fixed.length);
        if (chosen.length === 0)
            break;
        applied.push(...chosen);
        fixed = fix_text_applyEdits(fixed, chosen.flatMap(({ fix }) => fix.edits));
    }
    return { text: fixed, applied };
}
function isFixable(diagnostic) {
    return diagnostic.fix !== undefined;
}
/** The first of those that would edit the same place; the others have their turn in the next pass. */
function withoutOverlaps(fixable, length) {
    const place = createPlaces(length);
    return fixable.filter(({ fix }) => {
        const isFree = fix.edits.every((edit) => place.isFree(edit));
        if (isFree)
            for (const edit of fix.edits)
                place.take(edit);
        return isFree;
    });
}
/** Which characters of a text are replaced already, and before which something is inserted. */
function createPlaces(length) {
    const replaced = new Uint8Array(length + 1);
    const inserted = new Uint8Array(length + 1);
    return {
        isFree({ range: { start, end } }) {
            if (start.offset === end.offset)
                return !inserted[start.offset] && !replaced[start.offset] && !replaced[start.offset - 1];
            return (!replaced.subarray(start.offset, end.offset).includes(1) &&
                !inserted.subarray(start.offset, end.offset + 1).includes(1));
        },
        take({ range: { start, end } }) {
            if (start.offset === end.offset)
                inserted[start.offset] = 1;
            else
                replaced.fill(1, start.offset, end.offset);
        },
    };
}
function fix_text_applyEdits(text, edits) {
    const parts = [];
    let done = 0;
    for (const { range, text: replacement } of edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset)) {
        parts.push(text.slice(done, range.start.offset), replacement);
        done = range.end.offset;
    }
    return [...parts, text.slice(done)].join("");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/mask-url.js


/** What stands in the place of what is masked. */
const mask_url_MASK = "•••";
/**
 * A URL's text as people may see it: with userinfo, query and fragment masked, whether they look like a secret or not,
 * and all of it where a secret cannot be told from the rest.
 */
function maskUrl(text) {
    const { userinfo, hasToken, hasHiddenPassword } = findUrlSecrets(text);
    if (hasToken || hasHiddenPassword)
        return mask_url_MASK;
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const tail = end < 0 ? "" : `${text.charAt(end)}${end + 1 < text.length ? mask_url_MASK : ""}`;
    const spans = userinfo.filter((span) => span.end <= head.length);
    // From the end, so that the places before stay what they are.
    const shown = spans.reduceRight((rest, { start, end: at }) => `${rest.slice(0, start)}${mask_url_MASK}@${rest.slice(at)}`, head);
    // What is no URL may have a password anywhere before an "@".
    if (shown.replaceAll(`${mask_url_MASK}@`, "").includes("@"))
        return mask_url_MASK;
    const masked = maskSecrets(shown);
    return hasTokenShape(masked) ? mask_url_MASK : masked + tail;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/read-document.js



/** Reads a text as a layer; with any mistake of syntax it is none. Lines are counted when a place is first asked for. */
function readDocument(text) {
    const { root, mistakes } = parse_parse(text);
    const [mistake] = mistakes;
    const rangeOf = lazily(() => createLocator(text));
    if (mistake !== undefined) {
        const { message, advice } = mistake;
        return { trouble: withoutStop(message), advice, range: rangeOf()(mistake) };
    }
    if (root === undefined || !isObject(root.value)) {
        const span = root ?? { start: 0, end: text.length };
        return { trouble: "it is not an object", advice: "Write an object.", range: rangeOf()(span) };
    }
    return { document: root.value, locate: (path, part) => rangeOf()(findSpan(root, path, part)) };
}
function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
/** A message in the words of a sentence that goes on before it. */
function withoutStop(message) {
    return message.replace(/\.$/, "").replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/catalog.js
/** Why a model is not offered. Where several hold, the first of them is given. */
const HIDDEN_REASONS = (/* unused pure expression or super */ null && (["provider disabled", "discovery off", "denied", "not in allow"]));
/**
 * The models that a configuration speaks of and does not declare: those in `allow`, `deny` and `overrides`. Whoever cannot
 * ask the providers, and wants to see what a change does to these models, resolves both sides with them as discovered.
 */
function supposedModels(...catalogs) {
    const ids = new Map();
    for (const { id, allow, deny, overrides } of catalogs.flatMap(({ providers }) => providers)) {
        const known = ids.get(id) ?? new Set();
        for (const model of [...allow, ...deny, ...overrides])
            if (model !== "")
                known.add(model);
        ids.set(id, known);
    }
    return Object.fromEntries([...ids].map(([id, known]) => [id, Array.from(known, (model) => ({ id: model }))]));
}
/** A copy without origins, which finds none of them. */
function withoutOrigins({ providers }) {
    return {
        providers: providers.map((provider) => ({
            ...plain(provider),
            models: provider.models.map(plain),
        })),
    };
}
/** Key by key: to spread an object finds its origins. */
function plain(owner) {
    const keys = Object.keys(owner).filter((key) => key !== "origins");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all keys of the settings are there
    return Object.fromEntries(keys.map((key) => [key, Reflect.get(owner, key)]));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/candidates.js

/**
 * The values that the layers have at a path, the one in force first. Where a list is on the way, only those of the list
 * in force: lists replace each other whole. Of URLs, an empty text counts as absent.
 */
function candidatesAt(context, path, rule, shown) {
    const having = layersWith(context.layers, path).map((layer) => ({
        layer,
        value: valueAt(layer.document, path) ?? null,
    }));
    if (shown === "url" && having[0]?.value === "")
        return [];
    return having
        .filter(({ value }) => shown !== "url" || value !== "")
        .map(({ layer, value }) => ({
        place: placeIn(layer, path, context.tools),
        rule,
        ...(shown === "nothing"
            ? {}
            : { value: shown === "url" && typeof value === "string" ? context.tools.maskUrl(value) : value }),
    }));
}
function layersWith(layers, path) {
    const index = path.findIndex((step) => typeof step === "number");
    if (index < 0)
        return layers.filter(({ document }) => valueAt(document, path) !== undefined);
    const list = path.slice(0, index);
    const inForce = layers.find(({ document }) => valueAt(document, list) !== undefined);
    return inForce !== undefined && valueAt(inForce.document, path) !== undefined ? [inForce] : [];
}
/** The place of the value at a path of a layer. */
function placeIn({ kind, label, locate }, path, tools) {
    const pointer = tools.toPointer(path);
    const place = { kind: "layer", layer: kind, label, pointer };
    if (locate === undefined)
        return place;
    const { line, column } = locate(path, "value").start;
    return { ...place, position: { line, column } };
}
/** The value of the first row that has one. */
function firstValue(rows, subject) {
    for (const { value } of rows) {
        const found = value(subject);
        if (found !== undefined && found !== "")
            return found;
    }
    return undefined;
}
/** The candidates of all rows, in order of precedence. */
function allCandidates(rows, subject) {
    return rows.flatMap(({ candidates }) => candidates(subject));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/metadata.js


/** What each field of a model's metadata holds. Base URL and protocol have precedence lists of their own. */
const METADATA_FIELDS = {
    name: "text",
    family: "text",
    maxContextLength: "tokens",
    maxInputTokens: "tokens",
    maxOutputTokens: "tokens",
    supportedInputMediaTypes: "texts",
    supportsImages: "flag",
    supportsToolResultImages: "flag",
    supportsTools: "flag",
    supportsWebSearch: "flag",
    thinkingEffortLevels: "texts",
};
const FIELDS = Object.entries(METADATA_FIELDS);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has these keys and no others
const METADATA_NAMES = Object.keys(METADATA_FIELDS);
/** A model's metadata in force: what is patched, else what a custom model says, else what the provider says. */
function metadataOf({ override, custom, discovered }) {
    const metadata = {};
    for (const [field, kind] of FIELDS) {
        const said = ownValue(override, field) ?? (custom && ownValue(custom.model, field));
        const value = said ?? discoveredValue(discovered, field, kind);
        if (value !== undefined)
            metadata[field] = value;
    }
    return metadata;
}
/** What could be a field's value, in order of precedence. */
function metadataCandidates(view, field) {
    const { provider, id, discovered, overridePath, customPath } = view;
    const value = discoveredValue(discovered, field, METADATA_FIELDS[field]);
    return [
        ...candidatesAt(provider.context, [...overridePath, field], "override", "value"),
        ...(customPath ? candidatesAt(provider.context, [...customPath, field], "custom-model", "value") : []),
        ...(value === undefined ? [] : [discoveredCandidate(provider.id, id, field, value)]),
    ];
}
function discoveredCandidate(provider, model, field, value) {
    return { place: { kind: "discovered", provider, model, field }, rule: "discovered", value };
}
/** Undefined where a provider returned something else than the field holds. */
function discoveredValue(model, field, kind) {
    const value = model === undefined ? undefined : ownValue(asJson(model), field);
    if (kind === "texts")
        return isArray(value) && value.every((text) => typeof text === "string") ? value : undefined;
    if (kind === "tokens")
        return Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined;
    return typeof value === (kind === "flag" ? "boolean" : "string") ? value : undefined;
}
/** A text of a model that a provider returned. */
function discoveredText(model, field) {
    const value = model === undefined ? undefined : ownValue(asJson(model), field);
    return typeof value === "string" ? value : undefined;
}
function asJson(model) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it came as JSON, and nothing of it is taken for granted
    return model;
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/precedence.js
/**
 * Why one value holds and not another: each row of each precedence list of the decisions has an id, and a sentence for
 * people. The lists themselves, in order, stand in `provider.ts`, `protocol.ts`, `base-url.ts`, `metadata.ts` and
 * `offering.ts`.
 */
const PRECEDENCE = {
    "highest-layer": "The highest layer that has a value there decides.",
    "enabled-of-provider": "The provider's own `enabled`, in the highest layer that says whether it is available.",
    "enabled-of-default": "`default.enabled`, in the highest layer that says whether the provider is available.",
    "enabled-unless-said": "A provider is available where no layer says otherwise.",
    override: "What `models.overrides` says of a model comes first.",
    "custom-model": "A custom model says it of itself.",
    discovered: "The provider says it of the model.",
    "provider-protocol": "A model speaks the provider's `protocol` where neither its override nor a custom model names one.",
    "default-protocol": "The built-in provider's default protocol holds where nothing else names one.",
    "endpoint-of-protocol": "The provider's `endpoints` has a URL for the protocol that the model speaks.",
    "provider-base-url": "The provider's `baseUrl` holds where nothing more exact is said.",
    "provider-endpoint": "The provider's `endpoint` holds where there is no `baseUrl`.",
    "provider-disabled": "No model of a provider is offered that is not available.",
    "discovery-off": "With `discovery` off, only custom models are offered.",
    denied: "A model that `deny` names is not offered, whatever else holds.",
    "not-in-allow": "An `allow` that is not empty is exclusive.",
    allowed: "`allow` names the model.",
    "offered-unless-said": "A model is offered where nothing says otherwise.",
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/block-fault.js







/**
 * Whether a block of a document is valid: a key at the top or in `providers`, or a custom entry. Its siblings are not
 * looked at, so that many blocks take linear time.
 *
 * @param mayLackType whether a custom entry may leave out its `type`, which another layer has then; what it holds must
 *   be right for one variant.
 */
function isValidBlock(document, path, block, mayLackType) {
    const value = valueAt(document, path) ?? null;
    if (!isKnownKey(path, block) || unsafeKeyIn(value, path) !== undefined)
        return false;
    return schemasOf(document, path, block, mayLackType).some((schema) => matchesSchema(block.schema, schema, value));
}
/** What is wrong with a block that is not valid. */
function blockFault(document, path, block, mayLackType) {
    const value = valueAt(document, path) ?? null;
    if (!isKnownKey(path, block))
        return keyFault(path, block);
    const unsafe = unsafeKeyIn(value, path);
    if (unsafe !== undefined)
        return unsafeKeyFault(unsafe);
    const [schema = {}] = schemasOf(document, path, block, mayLackType);
    return firstFault(schemaErrors(block.schema, schema, value, path, BLOCK_ERRORS_MAX), document, path, block);
}
/** The schemas of which a block must match one: its own, or of a custom entry without its `type` those of all variants. */
function schemasOf(document, path, { schema: root }, mayLackType) {
    const schema = schemaAt(root, document, path);
    const value = valueAt(document, path);
    const lacksType = mayLackType && path.length === 3 && isObject(value) && !Object.hasOwn(value, "type");
    if (!lacksType)
        return [schema];
    return (schema.oneOf ?? [schema]).map((variant) => {
        const { required = [], ...rest } = effectiveSchema(root, variant);
        return { ...rest, required: required.filter((key) => key !== "type") };
    });
}
/** Whether the format has a key at its place; of a custom provider, whether it may be called so. */
function isKnownKey(path, block) {
    const { schema, vocabulary } = block;
    const key = String(path.at(-1));
    if (key === UNSAFE_KEY)
        return false;
    if (takesAnyId(path, block))
        return key !== "" && !Object.hasOwn(vocabulary.providers, key) && !isReserved(key);
    return Object.hasOwn(schemaAt(schema, null, path.slice(0, -1)).properties ?? {}, key);
}
/** True for the place of a custom provider, where the vocabulary has any kind of them. */
function takesAnyId(path, { vocabulary }) {
    return path.length === 3 && Object.keys(vocabulary.customVariants).length > 0;
}
function isReserved(id) {
    return RESERVED_PROVIDER_KEYS.some((key) => key === id);
}
/** Of a custom provider's id, see the decisions. */
function keyFault(path, block) {
    const key = String(path.at(-1));
    if (takesAnyId(path, block)) {
        const message = `A custom provider cannot be called ${quote(key)}.`;
        return { path, part: "key", message, advice: "Choose another id." };
    }
    if (key === UNSAFE_KEY)
        return unsafeKeyFault(path);
    const error = errorAt(path.slice(0, -1), "additionalProperties", { additionalProperty: key });
    // A document of this key alone, for the siblings of each of many keys are many.
    return firstFault([error], documentOf(path, {}), path, block);
}
function errorAt(path, keyword, params) {
    return { instancePath: path.map((step) => `/${pointerStep(step)}`).join(""), schemaPath: "", keyword, params };
}
function firstFault(errors, document, path, block) {
    const [finding] = schemaFindings(errors, document, block.schema, block.vocabulary, block.budget);
    if (finding === undefined) {
        return { path, part: "value", message: "The format does not take it.", advice: "Mend it or remove it." };
    }
    const { place, message, advice } = finding;
    return { path: place.path, part: "part" in place ? place.part : "value", message, advice };
}
/** The first key that is refused wherever it stands. */
function unsafeKeyIn(value, path) {
    if (typeof value !== "object" || value === null)
        return undefined;
    const children = isArray(value) ? value.entries() : Object.entries(value);
    for (const [step, child] of children) {
        if (step === UNSAFE_KEY)
            return [...path, step];
        if (typeof child !== "object")
            continue;
        const found = unsafeKeyIn(child, [...path, step]);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function unsafeKeyFault(path) {
    const message = `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`;
    return { path, part: "key", message, advice: "Remove it, or choose another name." };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/change.js
/** Changes of one provider stand in this order. */
const CHANGE_KINDS = [
    "provider-added",
    "provider-removed",
    "provider-enabled",
    "provider-disabled",
    "connection-changed",
    "offering-changed",
    "model-offered",
    "model-hidden",
    "model-added",
    "model-removed",
    "model-patched",
    "model-moved",
];

;// CONCATENATED MODULE: ./.build/action/shared/resolve/comparison.js
/** The hosts of all URLs of a catalogue: providers' and models', whether they are in use or not. */
function knownHosts({ providers }) {
    const hostOf = rememberingHosts();
    const known = new Set();
    for (const provider of providers) {
        for (const url of urlsOf(provider)) {
            const host = hostOf(url);
            // Who was reached without encryption may well be reached with it.
            known.add(host).add(host.replace(/^http:/, "https:"));
        }
    }
    return { isNew: (url) => url !== undefined && !known.has(hostOf(url)) };
}
/** Every URL of a provider and its models. */
function* urlsOf(provider) {
    for (const url of [provider.baseUrl, provider.endpoint, ...Object.values(provider.endpoints)]) {
        if (url !== undefined)
            yield url;
    }
    for (const { baseUrl } of provider.models)
        if (baseUrl !== undefined)
            yield baseUrl;
}
/** Many models share a URL, and reading one costs more than looking it up. */
function rememberingHosts() {
    const hosts = new Map();
    return (url) => {
        const seen = hosts.get(url);
        if (seen !== undefined)
            return seen;
        const host = hostIn(url);
        hosts.set(url, host);
        return host;
    };
}
/** With its scheme. What clients may read in different ways is a host of its own, and so is what is no URL. */
function hostIn(url) {
    const parsed = /[\s\\\p{Cc}]/u.test(url) ? null : URL.parse(url);
    return parsed?.host ? `${parsed.protocol}//${parsed.host}` : `no host: ${url}`;
}
/** Whether a change of URL gives up the encryption of the way. */
function losesEncryption(before, after) {
    return schemeOf(before) === "https" && schemeOf(after) === "http";
}
function schemeOf(url) {
    return url === undefined ? undefined : /^\s*(https?):/i.exec(url)?.[1]?.toLowerCase();
}
/** A model in a few words: "offered", or why it is not. */
function stateOf(model) {
    return model.offered ? "offered" : model.reason;
}
/** Whether a list of ids has one that another has not. */
function hasMore(ids, others) {
    const known = new Set(others);
    return ids.some((id) => !known.has(id));
}
/** Whether two lists of ids say the same: order and repetition mean nothing. */
function isSameSet(one, other) {
    return !hasMore(one, other) && !hasMore(other, one);
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/header-values.js
/**
 * The header values of the providers that are resolved, for `diff` to see that one has changed. They are in no object
 * that anybody could write out: a catalogue holds names only.
 */
const valuesOfProviders = new WeakMap();
function rememberHeaders(provider, headers) {
    valuesOfProviders.set(provider, headers);
}
/** Whether a header has the same value in two providers; true where it cannot be told, as of a catalogue that was copied. */
function isSameHeader(name, one, other) {
    const [first, second] = [valuesOfProviders.get(one), valuesOfProviders.get(other)];
    return first === undefined || second === undefined || first[name] === second[name];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/connection-changes.js



/** The changes of how a provider is reached: settings in the order of their fields, then headers by name. */
function* connectionChanges(comparison) {
    const [before, after] = [settingsOf(comparison.before), settingsOf(comparison.after)];
    const changeOf = createChange(comparison);
    for (const field of new Set([...before.keys(), ...after.keys()])) {
        const [old, now] = [before.get(field), after.get(field)];
        if (old?.value === now?.value)
            continue;
        const isUrl = (old ?? now)?.isUrl === true;
        const show = (text) => (text === undefined ? null : isUrl ? comparison.maskUrl(text) : text);
        const opens = comparison.hosts.isNew(now?.value) || losesEncryption(old?.value, now?.value);
        yield { ...changeOf(field), before: show(old?.value), after: show(now?.value), widens: isUrl && opens };
    }
    yield* headerChanges(comparison, changeOf);
}
/** Each provider's origins are found once, when there is a change to explain: all of them at a time. */
function createChange({ before, after }) {
    let origins;
    return (field) => {
        origins ??= [after.origins, before.origins];
        const cause = origins[0][field] ?? origins[1][field] ?? null;
        return { kind: "connection-changed", provider: after.id, field, cause };
    };
}
function settingsOf({ variant, baseUrl, endpoint, protocol, endpoints, sections }) {
    const plain = Object.entries({ variant, protocol });
    const urls = Object.entries({ baseUrl, endpoint });
    const ofProtocols = Object.entries(endpoints).map(([name, url]) => [`endpoints/${pointerStep(name)}`, url]);
    const ofSections = Object.entries(sections).flatMap(([name, section]) => Object.entries(section).map(([field, text]) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, text]));
    const settings = new Map();
    for (const [field, value] of [...urls, ...ofProtocols])
        if (value !== undefined)
            settings.set(field, { value, isUrl: true });
    for (const [field, value] of [...plain, ...ofSections])
        if (value !== undefined)
            settings.set(field, { value, isUrl: false });
    return settings;
}
/** Of a value it is only said that it is set, or that it has changed. */
function* headerChanges({ before, after }, changeOf) {
    const [old, now] = [new Set(before.headers), new Set(after.headers)];
    for (const name of new Set([...before.headers, ...after.headers])) {
        const isChanged = old.has(name) && now.has(name);
        if (isChanged && isSameHeader(name, before, after))
            continue;
        yield {
            ...changeOf(`headers/${pointerStep(name)}`),
            before: old.has(name) ? "set" : null,
            after: isChanged ? "changed" : now.has(name) ? "set" : null,
            widens: false,
        };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/model-changes.js



/** The changes of a provider's models: of each model after, in order, then of those that are gone. */
function* modelChanges(comparison) {
    const { before, after, hosts } = comparison;
    const old = new Map(before.models.map((model) => [model.id, model]));
    const there = new Set();
    for (const model of after.models) {
        there.add(model.id);
        const earlier = old.get(model.id);
        if (earlier === undefined)
            yield modelAdded(after.id, model, hosts);
        else
            yield* changesOfModel(earlier, model, comparison);
    }
    for (const model of before.models)
        if (!there.has(model.id))
            yield modelRemoved(before.id, model);
}
function modelAdded(provider, model, hosts) {
    const widens = model.offered || hosts.isNew(model.baseUrl);
    const cause = model.origins["offered"] ?? null;
    return { kind: "model-added", provider, model: model.id, before: null, after: stateOf(model), cause, widens };
}
function modelRemoved(provider, model) {
    const cause = model.origins["offered"] ?? null;
    return {
        kind: "model-removed",
        provider,
        model: model.id,
        before: stateOf(model),
        after: null,
        cause,
        widens: false,
    };
}
function* changesOfModel(before, after, comparison) {
    const about = { provider: comparison.after.id, model: after.id };
    // What the provider's own change does to all of its models is said once, of the provider.
    const isSwitched = comparison.before.enabled !== comparison.after.enabled;
    if (before.offered !== after.offered && !isSwitched) {
        yield {
            ...about,
            kind: after.offered ? "model-offered" : "model-hidden",
            before: stateOf(before),
            after: stateOf(after),
            cause: causeOfOffering(before, after),
            widens: after.offered,
        };
    }
    const fields = METADATA_NAMES.filter((field) => !isSameValue(before[field], after[field]));
    if (fields.length > 0)
        yield { ...about, ...patch(before, after, fields) };
    if (before.baseUrl !== after.baseUrl || before.protocol !== after.protocol) {
        yield { ...about, ...move(before, after, comparison) };
    }
}
/** What now names the model, declares it or hides it; where nothing does any longer, what hid it. */
function causeOfOffering(before, after) {
    const [old, now] = [before.origins["offered"] ?? null, after.origins["offered"] ?? null];
    return now?.rule === "offered-unless-said" && now.place.kind !== "layer" ? old : now;
}
function isSameValue(one, other) {
    return isArray(one) && isArray(other) ? isSameSet(one.map(String), other.map(String)) : one === other;
}
function patch(before, after, fields) {
    const [first = "name"] = fields;
    const valuesOf = (model) => Object.fromEntries(fields.map((field) => [field, model[field] ?? null]));
    return {
        kind: "model-patched",
        fields,
        before: valuesOf(before),
        after: valuesOf(after),
        cause: after.origins[first] ?? before.origins[first] ?? null,
        widens: false,
    };
}
function move(before, after, { hosts, maskUrl }) {
    const routeOf = ({ baseUrl, protocol }) => ({
        baseUrl: baseUrl === undefined ? null : maskUrl(baseUrl),
        protocol: protocol ?? null,
    });
    const field = before.baseUrl === after.baseUrl ? "protocol" : "baseUrl";
    return {
        kind: "model-moved",
        before: routeOf(before),
        after: routeOf(after),
        cause: after.origins[field] ?? before.origins[field] ?? null,
        widens: hosts.isNew(after.baseUrl) || losesEncryption(before.baseUrl, after.baseUrl),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/offering-changes.js

/**
 * The changes of what a provider may offer, whether models of it are known or not. It widens where `allow` is emptied or
 * names more, `deny` names fewer, or `discovery` is turned on.
 */
function* offeringChanges({ before, after }) {
    const changeOf = (field) => ({
        kind: "offering-changed",
        provider: after.id,
        field,
        before: before[field],
        after: after[field],
        cause: after.origins[field] ?? before.origins[field] ?? null,
    });
    if (!isSameSet(before.allow, after.allow)) {
        const wasOpen = before.allow.length === 0;
        yield {
            ...changeOf("allow"),
            widens: !wasOpen && (after.allow.length === 0 || hasMore(after.allow, before.allow)),
        };
    }
    if (!isSameSet(before.deny, after.deny))
        yield { ...changeOf("deny"), widens: hasMore(before.deny, after.deny) };
    if (before.discovery !== after.discovery)
        yield { ...changeOf("discovery"), widens: isDiscovering(after) };
}
function isDiscovering({ discovery }) {
    return discovery === "auto";
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/diff.js





/**
 * What a change does, ordered by provider (those after in their order, then those that are gone), then kind, then model.
 * What has no effect is no change: order, comments, and which layer says a thing. In linear time.
 */
function diffCatalogs(before, after, maskUrl) {
    const hosts = knownHosts(before);
    const old = new Map(before.providers.map((provider) => [keyOf(provider), provider]));
    const there = new Set(after.providers.map(keyOf));
    return [
        ...after.providers.flatMap((provider) => {
            const earlier = old.get(keyOf(provider));
            return earlier === undefined
                ? [providerAdded(provider, hosts)]
                : providerChanges({ before: earlier, after: provider, hosts, maskUrl });
        }),
        ...before.providers.filter((provider) => !there.has(keyOf(provider))).map(providerRemoved),
    ];
}
/** An id may be a built-in provider's by one vocabulary and a custom one's by another. */
function keyOf({ kind, id }) {
    return `${kind} ${id}`;
}
function providerChanges(comparison) {
    const { before, after } = comparison;
    const changes = [
        ...connectionChanges(comparison),
        ...offeringChanges(comparison),
        ...modelChanges(comparison),
    ];
    if (before.enabled !== after.enabled) {
        changes.push({
            kind: after.enabled ? "provider-enabled" : "provider-disabled",
            provider: after.id,
            before: providerState(before),
            after: providerState(after),
            cause: after.origins["enabled"] ?? null,
            widens: after.enabled,
        });
    }
    // Those of one kind are in order already, and a sort keeps it.
    return changes.toSorted((one, other) => CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind));
}
function providerAdded(provider, hosts) {
    return {
        kind: "provider-added",
        provider: provider.id,
        before: null,
        after: providerState(provider),
        cause: causeOfBeing(provider),
        widens: provider.enabled || [...urlsOf(provider)].some(hosts.isNew),
    };
}
function providerRemoved(provider) {
    return {
        kind: "provider-removed",
        provider: provider.id,
        before: providerState(provider),
        after: null,
        cause: causeOfBeing(provider),
        widens: false,
    };
}
/** A custom provider is there because a layer has its `type`. */
function causeOfBeing({ origins }) {
    return origins["variant"] ?? origins["enabled"] ?? null;
}
function providerState({ enabled, models }) {
    return { enabled, offeredModels: models.reduce((count, { offered }) => count + (offered ? 1 : 0), 0) };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/layer-diagnostic.js

function layerDiagnostic(rule, layer, { range, ...words }) {
    return {
        ...(layer && { layer: { kind: layer.kind, label: layer.label } }),
        rule: rule.id,
        severity: rule.severity,
        why: rule.why,
        docs: `docs/rules.md#${rule.id}`,
        ...words,
        ...(range && { range }),
    };
}
/** As many as a list holds, and one that says so where there are more. */
function boundDiagnostics(all, tooMany) {
    if (all.length <= DIAGNOSTICS_MAX)
        return all;
    const rest = layerDiagnostic({ ...tooMany, severity: "error" }, undefined, {
        message: "There are more diagnostics than those that are listed.",
        advice: "Mend some of them and resolve again.",
    });
    return [...all.slice(0, DIAGNOSTICS_MAX), rest];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/salvage.js



/**
 * Layers without what is not valid in each by itself (decisions: Salvage when reading). An unknown or invalid provider
 * block goes, its valid siblings stay; a custom entry may lack its `type`.
 */
function salvageEach(layers, tools) {
    const diagnostics = [];
    const salvaged = layers.map((layer) => {
        const invalid = invalidBlocks(layer.document, true, tools);
        // One past the bound tells that there are more; to explain what is not listed takes longer than to find it.
        for (const block of invalid.slice(0, Math.max(0, DIAGNOSTICS_MAX + 1 - diagnostics.length))) {
            diagnostics.push(blockDiagnostic(layer, block, tools.faultOf(layer.document, block, true), tools));
        }
        return withoutBlocks(layer, invalid);
    });
    return { layers: salvaged, diagnostics };
}
/** The blocks of a document that are not valid. */
function invalidBlocks(document, mayLackType, tools) {
    return [...blockPaths(document)].filter((block) => !tools.isValid(document, block, mayLackType));
}
const PROVIDERS = ["providers"];
const CUSTOM = ["providers", "custom"];
/**
 * The blocks of a document, each of which stays or goes whole: keys at the top, entries, and custom entries. What holds
 * blocks is one itself only where it is no object.
 */
function* blockPaths(document) {
    for (const key of Object.keys(document)) {
        const providers = key === "providers" ? document[key] : undefined;
        if (!isObject(providers))
            yield [key];
        else
            yield* providerPaths(providers);
    }
}
function* providerPaths(providers) {
    for (const key of Object.keys(providers)) {
        const custom = key === "custom" ? providers[key] : undefined;
        if (!isObject(custom))
            yield [...PROVIDERS, key];
        else
            for (const id of Object.keys(custom))
                yield [...CUSTOM, id];
    }
}
/** The layer without these blocks; itself where there are none. */
function withoutBlocks(layer, blocks) {
    if (blocks.length === 0)
        return layer;
    const gone = new Set(blocks.map((path) => JSON.stringify(path)));
    return { ...layer, document: salvage_without(layer.document, [], gone) };
}
function salvage_without(object, path, gone) {
    const kept = Object.entries(object).flatMap(([key, value]) => {
        const own = [...path, key];
        if (gone.has(JSON.stringify(own)))
            return [];
        const isInside = key === (path.length === 0 ? "providers" : "custom") && path.length < 2;
        return [[key, isInside && isObject(value) ? salvage_without(value, own, gone) : value]];
    });
    return Object.fromEntries(kept);
}
function blockDiagnostic(layer, block, fault, tools) {
    const name = tools.quote(String(block.at(-1)));
    return layerDiagnostic(tools.rules.block, layer, {
        message: `${name} of the ${layer.kind} layer ${tools.quote(layer.label)} is left out: ${inSentence(fault)}`,
        advice: fault.advice,
        pointer: tools.toPointer(fault.path),
        range: valueAt(layer.document, fault.path) === undefined ? undefined : layer.locate?.(fault.path, fault.part),
    });
}
/** A fault's sentence after a colon. */
function inSentence({ message }) {
    return message.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/merge.js





/**
 * Merges layers of which each is valid by itself (decisions: Merge, Invalid layer). While the result is not valid, the
 * layer without which fewest blocks are not is left out, of several the lowest, but never a user's; what is still not
 * valid then goes from every layer.
 */
function merge_mergeLayers(layers, tools) {
    const diagnostics = [];
    let kept = layers;
    for (;;) {
        const merged = merge(kept);
        const invalid = invalidBlocks(merged, false, tools);
        if (invalid.length === 0)
            return { layers: kept, diagnostics, merged };
        const spoiler = findSpoiler(kept, invalid, tools);
        if (spoiler === undefined) {
            const listed = invalid.slice(0, DIAGNOSTICS_MAX + 1);
            diagnostics.push(...listed.map((block) => mergedDiagnostic(merged, block, tools)));
            const mended = kept.map((layer) => withoutBlocks(layer, invalid.filter((block) => has(layer, block))));
            return { layers: mended, diagnostics, merged: merge(mended) };
        }
        diagnostics.push(conflictDiagnostic(spoiler, merged, invalid, tools));
        kept = kept.map((layer) => (layer === spoiler ? empty(layer) : layer));
    }
}
function merge(layers) {
    const merged = mergeAt(layers, []);
    return isObject(merged) ? merged : {};
}
/** What layers come to at a path; undefined where none has a value there. */
function mergeAt(layers, path) {
    return layers.reduceRight((lower, { document }) => mergeDocuments(lower, valueAt(document, path)), undefined);
}
/** The layer says nothing any longer; others keep their ranks. */
function empty({ kind, label }) {
    return { kind, label, document: {} };
}
/** The layer whose removal leaves the fewest invalid blocks, and fewer than there are; of several the lowest. */
function findSpoiler(layers, invalid, tools) {
    const keys = new Set(invalid.map(merge_keyOf));
    let most = 0;
    let spoiler;
    for (const layer of layers.toReversed()) {
        const mended = layer.kind === "user" ? 0 : mendedWithout(layer, layers, keys, tools);
        if (mended > most)
            [most, spoiler] = [mended, layer];
    }
    return spoiler;
}
/** How many invalid blocks fewer there are without a layer. Only its own blocks are looked at: no other changes. */
function mendedWithout(layer, layers, invalid, tools) {
    const others = layers.filter((other) => other !== layer);
    let mended = 0;
    for (const block of blockPaths(layer.document)) {
        const rest = mergeAt(others, block);
        const isInvalid = rest !== undefined && !tools.isValid(documentOf(block, rest), block, false);
        mended += Number(invalid.has(merge_keyOf(block))) - Number(isInvalid);
    }
    return mended;
}
function merge_keyOf(block) {
    return JSON.stringify(block);
}
function has({ document }, block) {
    return valueAt(document, block) !== undefined;
}
function conflictDiagnostic(layer, merged, invalid, tools) {
    const block = invalid.find((one) => has(layer, one)) ?? [];
    const fault = tools.faultOf(merged, block, false);
    const name = tools.quote(String(block.at(-1)));
    return layerDiagnostic(tools.rules.conflict, layer, {
        message: `The ${layer.kind} layer ${tools.quote(layer.label)} is left out, for with it ${name} would not be valid: ${inSentence(fault)}`,
        advice: fault.advice,
        pointer: tools.toPointer(block),
        range: layer.locate?.(block, "key"),
    });
}
function mergedDiagnostic(merged, block, tools) {
    const fault = tools.faultOf(merged, block, false);
    return layerDiagnostic(tools.rules.block, undefined, {
        message: `${tools.quote(String(block.at(-1)))} is left out of all layers: ${inSentence(fault)}`,
        advice: fault.advice,
        pointer: tools.toPointer(fault.path),
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/enablement.js


/** Whether a provider is available (decisions: Enablement). */
function enablement_isEnabled({ layers }, provider) {
    const documents = layers.map(({ document }) => document);
    for (const { value } of enabledValues(documents, provider))
        return value;
    return true;
}
/** What could decide it, in order of precedence; never empty. */
function enabledCandidates({ layers, tools }, provider) {
    const documents = layers.map(({ document }) => document);
    const said = [...enabledValues(documents, provider)].flatMap(({ index, path, owner, value }) => {
        const layer = layers[index];
        return layer === undefined ? [] : [{ place: placeIn(layer, path, tools), rule: `enabled-of-${owner}`, value }];
    });
    return [...said, { place: { kind: "default" }, rule: "enabled-unless-said", value: true }];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/provider-view.js

/** The protocol that a built-in provider speaks where nothing names one; custom ones have none. */
function defaultProtocol({ context, id, kind, }) {
    return kind === "built-in" ? context.vocabulary.providers[id]?.defaultProtocol : undefined;
}
/** The candidate that it makes. */
function defaultProtocolCandidates(view) {
    const value = defaultProtocol(view);
    if (value === undefined)
        return [];
    const pointer = `/providers/${pointerStep(view.id)}/defaultProtocol`;
    return [{ place: { kind: "vocabulary", pointer }, rule: "default-protocol", value }];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/protocol.js




/** Which protocol a model speaks (decisions: Model protocol), the first row first. */
const PROTOCOL_ROWS = [
    {
        rule: "override",
        value: ({ override }) => textAt(override, "protocol"),
        candidates: ({ provider, overridePath }) => candidatesAt(provider.context, [...overridePath, "protocol"], "override", "value"),
    },
    {
        rule: "custom-model",
        value: ({ custom }) => custom && textAt(custom.model, "protocol"),
        candidates: ({ provider, customPath }) => customPath ? candidatesAt(provider.context, [...customPath, "protocol"], "custom-model", "value") : [],
    },
    {
        rule: "provider-protocol",
        value: ({ provider }) => textAt(provider.entry, "protocol"),
        candidates: ({ provider }) => candidatesAt(provider.context, [...provider.path, "protocol"], "provider-protocol", "value"),
    },
    {
        rule: "discovered",
        value: ({ discovered }) => discoveredText(discovered, "protocol"),
        candidates: ({ provider, id, discovered }) => {
            const value = discoveredText(discovered, "protocol") ?? "";
            return value === "" ? [] : [discoveredCandidate(provider.id, id, "protocol", value)];
        },
    },
    {
        rule: "default-protocol",
        value: ({ provider }) => defaultProtocol(provider),
        candidates: ({ provider }) => defaultProtocolCandidates(provider),
    },
];

;// CONCATENATED MODULE: ./.build/action/shared/resolve/base-url.js




/** Where a model is reached (decisions: Model base URL), the first row first. */
const BASE_URL_ROWS = [
    {
        rule: "override",
        value: ({ override }) => textAt(override, "baseUrl"),
        candidates: ({ provider, overridePath }) => candidatesAt(provider.context, [...overridePath, "baseUrl"], "override", "url"),
    },
    {
        rule: "custom-model",
        value: ({ custom }) => custom && textAt(custom.model, "baseUrl"),
        candidates: ({ provider, customPath }) => customPath ? candidatesAt(provider.context, [...customPath, "baseUrl"], "custom-model", "url") : [],
    },
    {
        rule: "endpoint-of-protocol",
        value: (view) => {
            const protocol = firstValue(PROTOCOL_ROWS, view);
            return protocol === undefined ? undefined : textAt(view.settings.endpoints, protocol);
        },
        candidates: (view) => {
            const protocol = firstValue(PROTOCOL_ROWS, view);
            const { context, path } = view.provider;
            if (protocol === undefined)
                return [];
            return candidatesAt(context, [...path, "endpoints", protocol], "endpoint-of-protocol", "url");
        },
    },
    {
        rule: "discovered",
        value: ({ discovered }) => discoveredText(discovered, "baseUrl"),
        candidates: ({ provider, id, discovered }) => {
            const url = discoveredText(discovered, "baseUrl") ?? "";
            return url === "" ? [] : [discoveredCandidate(provider.id, id, "baseUrl", provider.context.tools.maskUrl(url))];
        },
    },
    {
        rule: "provider-base-url",
        value: ({ settings }) => settings.baseUrl,
        candidates: ({ provider }) => candidatesAt(provider.context, [...provider.path, "baseUrl"], "provider-base-url", "url"),
    },
    {
        rule: "provider-endpoint",
        value: ({ settings }) => settings.endpoint,
        candidates: ({ provider }) => candidatesAt(provider.context, [...provider.path, "endpoint"], "provider-endpoint", "url"),
    },
];

;// CONCATENATED MODULE: ./.build/action/shared/resolve/model-view.js

/**
 * The models of a provider that are known (decisions: Models): discovered ones, where a custom one with the same id takes
 * the place, then the other custom ones.
 */
function* model_view_modelViews(provider, settings) {
    const models = objectAt(provider.entry, "models") ?? {};
    const overrides = objectAt(models, "overrides") ?? {};
    const custom = model_view_customModels(models);
    const lists = { allow: indexesOf(settings.allow), deny: indexesOf(settings.deny) };
    const path = [...provider.path, "models"];
    const view = (id, discovered) => {
        const own = custom.get(id);
        return {
            provider,
            settings,
            lists,
            id,
            override: objectAt(overrides, id) ?? {},
            overridePath: [...path, "overrides", id],
            custom: own,
            customPath: own && [...path, "custom", own.index],
            discovered: own === undefined ? discovered : undefined,
        };
    };
    const discovered = discoveredModels(provider);
    for (const [id, model] of discovered)
        yield view(id, model);
    for (const id of custom.keys())
        if (!discovered.has(id))
            yield view(id, undefined);
}
function model_view_customModels(models) {
    const list = ownValue(models, "custom");
    const byId = new Map();
    for (const [index, model] of (isArray(list) ? list : []).entries()) {
        const id = isObject(model) ? ownValue(model, "id") : undefined;
        if (isObject(model) && typeof id === "string" && !byId.has(id))
            byId.set(id, { model, index });
    }
    return byId;
}
/** What came from outside may be of any kind; what is no model is passed over. */
function discoveredModels({ context, id }) {
    const list = Object.hasOwn(context.discovered, id) ? context.discovered[id] : undefined;
    const byId = new Map();
    for (const model of isArray(list) ? list : [])
        if (isModel(model) && !byId.has(model.id))
            byId.set(model.id, model);
    return byId;
}
function isModel(value) {
    return isObject(value) && typeof ownValue(value, "id") === "string" && value["id"] !== "";
}
function indexesOf(ids) {
    const indexes = new Map();
    for (const [index, id] of ids.entries())
        if (!indexes.has(id))
            indexes.set(id, index);
    return indexes;
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/offering.js


/**
 * Whether a model is offered, and why not (decisions: Models, Enablement), the first row that applies first. A provider
 * that is disabled is the reason of all its models; then it is that a model is not there at all, then that it is denied.
 */
const OFFERING_ROWS = [
    {
        rule: "provider-disabled",
        reason: "provider disabled",
        applies: ({ settings }) => !settings.enabled,
        place: ({ provider }) => enabledCandidates(provider.context, provider.path)[0]?.place,
    },
    {
        rule: "discovery-off",
        reason: "discovery off",
        applies: ({ settings, custom }) => settings.discovery === "off" && custom === undefined,
        place: (view) => placeOf(view, ["models", "discovery"]),
    },
    {
        rule: "denied",
        reason: "denied",
        applies: ({ lists, id }) => lists.deny.has(id),
        place: (view) => placeOf(view, ["models", "deny", view.lists.deny.get(view.id) ?? 0]),
    },
    {
        rule: "not-in-allow",
        reason: "not in allow",
        applies: ({ lists, id }) => lists.allow.size > 0 && !lists.allow.has(id),
        place: (view) => placeOf(view, ["models", "allow"]),
    },
    {
        rule: "allowed",
        reason: undefined,
        applies: ({ lists, id }) => lists.allow.has(id),
        place: (view) => placeOf(view, ["models", "allow", view.lists.allow.get(view.id) ?? 0]),
    },
    {
        rule: "offered-unless-said",
        reason: undefined,
        applies: () => true,
        place: (view) => {
            if (view.custom !== undefined)
                return placeOf(view, ["models", "custom", view.custom.index]);
            return { kind: "discovered", provider: view.provider.id, model: view.id, field: "id" };
        },
    },
];
/** The place of the value in force at a path of the provider's entry. */
function placeOf({ provider: { context, path } }, steps) {
    return candidatesAt(context, [...path, ...steps], "highest-layer", "nothing")[0]?.place;
}
/** Why a model is hidden; undefined where it is offered. */
function hiddenReason(view) {
    return OFFERING_ROWS.find(({ applies }) => applies(view))?.reason;
}
/** What could settle whether a model is offered, in order of precedence. */
function offeringCandidates(view) {
    return OFFERING_ROWS.filter(({ applies }) => applies(view)).flatMap(({ rule, reason, place: placeFor }) => {
        const place = placeFor(view);
        return place === undefined ? [] : [{ place, rule, value: reason === undefined }];
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/origin.js
/**
 * The origin that candidates make, in order of precedence: the first one's. Undefined where there is none.
 */
function originOf(candidates) {
    const [first, ...lost] = candidates;
    return first && { place: first.place, rule: first.rule, lost };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/models.js







/** The models of a provider that are known, in order. */
function resolveModels(provider, settings) {
    return Array.from(model_view_modelViews(provider, settings), resolveModel);
}
function resolveModel(view) {
    const reason = hiddenReason(view);
    const [protocol, baseUrl] = [firstValue(PROTOCOL_ROWS, view), firstValue(BASE_URL_ROWS, view)];
    return {
        id: view.id,
        source: view.custom === undefined ? "discovered" : "custom",
        ...(reason === undefined ? { offered: true } : { offered: false, reason }),
        ...metadataOf(view),
        ...(protocol === undefined ? {} : { protocol }),
        ...(baseUrl === undefined ? {} : { baseUrl }),
        get origins() {
            return originsOf(view);
        },
    };
}
function originsOf(view) {
    const found = [
        ["offered", originOf(offeringCandidates(view))],
        ...METADATA_NAMES.map((field) => [field, originOf(metadataCandidates(view, field))]),
        ["protocol", originOf(allCandidates(PROTOCOL_ROWS, view))],
        ["baseUrl", originOf(allCandidates(BASE_URL_ROWS, view))],
    ];
    return Object.fromEntries(found.filter((one) => one[1] !== undefined));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/provider.js







/** Every provider: built-in ones in the vocabulary's order, then custom ones by id. */
function resolveProviders(context) {
    const custom = objectAt(objectAt(context.merged, "providers") ?? {}, "custom") ?? {};
    return [
        ...Object.keys(context.vocabulary.providers).map((id) => viewOf(context, "built-in", id, ["providers", id])),
        ...Object.keys(custom)
            .toSorted()
            .map((id) => viewOf(context, "custom", id, ["providers", "custom", id])),
    ].map(resolveProvider);
}
function viewOf(context, kind, id, path) {
    const steps = path.slice(0, -1);
    const around = valueAt(context.merged, steps);
    return { context, id, kind, path, entry: objectAt(around ?? {}, id) ?? {} };
}
function resolveProvider(view) {
    const settings = provider_settingsOf(view);
    const provider = {
        ...settings,
        models: resolveModels(view, settings),
        get origins() {
            return provider_originsOf(view, settings);
        },
    };
    rememberHeaders(provider, objectAt(view.entry, "customHeaders") ?? {});
    return provider;
}
function provider_settingsOf({ context, id, kind, path, entry }) {
    const models = objectAt(entry, "models") ?? {};
    return {
        id,
        kind,
        ...textUnder("variant", kind === "custom" ? textAt(entry, "type") : undefined),
        enabled: enablement_isEnabled(context, path),
        ...textUnder("baseUrl", textAt(entry, "baseUrl")),
        ...textUnder("endpoint", textAt(entry, "endpoint")),
        headers: Object.keys(objectAt(entry, "customHeaders") ?? {}).toSorted(),
        ...textUnder("protocol", textAt(entry, "protocol") ?? defaultProtocol({ context, id, kind })),
        endpoints: textsOf(objectAt(entry, "endpoints") ?? {}),
        sections: Object.fromEntries(Object.keys(context.vocabulary.sections).flatMap((name) => {
            const section = objectAt(entry, name);
            return section === undefined ? [] : [[name, textsOf(section)]];
        })),
        discovery: textAt(models, "discovery") === "off" ? "off" : "auto",
        allow: idsOf(ownValue(models, "allow")),
        deny: idsOf(ownValue(models, "deny")),
        overrides: Object.keys(objectAt(models, "overrides") ?? {}).toSorted(),
    };
}
/** Nothing where there is no text, for a key without a value is none. */
function textUnder(key, text) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its type
    return (text === undefined ? {} : { [key]: text });
}
/** The fields of an object that are texts; an empty one counts as absent. */
function textsOf(object) {
    const texts = Object.entries(object).filter((field) => typeof field[1] === "string");
    return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}
function idsOf(list) {
    return isArray(list) ? list.filter((id) => typeof id === "string") : [];
}
function provider_originsOf(view, settings) {
    const { context, path } = view;
    const at = (steps, shown) => originOf(candidatesAt(context, [...path, ...steps], "highest-layer", shown));
    const protocols = [
        ...candidatesAt(context, [...path, "protocol"], "provider-protocol", "value"),
        ...defaultProtocolCandidates(view),
    ];
    const found = [
        ["variant", settings.variant === undefined ? undefined : at(["type"], "value")],
        ["enabled", originOf(enabledCandidates(context, path))],
        ["baseUrl", at(["baseUrl"], "url")],
        ["endpoint", at(["endpoint"], "url")],
        ...settings.headers.map((name) => [`headers/${pointerStep(name)}`, at(["customHeaders", name], "nothing")]),
        ["protocol", originOf(protocols)],
        ...Object.keys(settings.endpoints).map((name) => [`endpoints/${pointerStep(name)}`, at(["endpoints", name], "url")]),
        ...Object.entries(settings.sections).flatMap(([name, section]) => Object.keys(section).map((field) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, at([name, field], "value")])),
        ...["discovery", "allow", "deny"].map((name) => [name, at(["models", name], "value")]),
        // Its models are many, and their URLs are not masked.
        ["models", at(["models", "custom"], "nothing")],
    ];
    return Object.fromEntries(found.filter((one) => one[1] !== undefined));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/layers.js
/** From the highest rank to the lowest (decisions: Layers). */
const LAYER_KINDS = ["enforced", "user", "default"];
/** Layers from the highest to the lowest. */
function rankLayers(layers) {
    return LAYER_KINDS.flatMap((kind) => layers.filter((layer) => layer.kind === kind).toReversed());
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/read-layers.js




/** Reads layers and ranks them. One that cannot be read says nothing. Of too many, users' are left out last. */
function readLayers(inputs, tools) {
    const diagnostics = [];
    const surplus = surplusOf(inputs);
    const ranked = rankLayers(inputs);
    const layers = ranked.flatMap((input) => {
        if (surplus.includes(input))
            return [];
        const { kind, label } = input;
        const read = input.text === undefined ? readValue(input.value) : tools.readText(input.text);
        if ("document" in read)
            return [{ kind, label, ...read }];
        const { trouble, advice, range } = read;
        const message = `The ${kind} layer ${tools.quote(label)} is left out: ${trouble}.`;
        diagnostics.push(layerDiagnostic(tools.rules.unreadable, input, { message, advice, range }));
        return [{ kind, label, document: {} }];
    });
    for (const input of surplus) {
        const message = `The ${input.kind} layer ${tools.quote(input.label)} is left out: there are more than ${LAYERS_MAX} layers.`;
        const advice = "Put some of the layers together.";
        diagnostics.push(layerDiagnostic(tools.rules.unreadable, input, { message, advice }));
    }
    return { layers, diagnostics };
}
/** The layers beyond LAYERS_MAX: the lowest default ones first, then enforced ones. */
function surplusOf(inputs) {
    const ofKind = Map.groupBy(rankLayers(inputs).toReversed(), ({ kind }) => kind);
    const dispensable = ["default", "enforced", "user"].flatMap((kind) => ofKind.get(kind) ?? []);
    return dispensable.slice(0, Math.max(0, inputs.length - LAYERS_MAX));
}
function readValue(value) {
    if (!isObject(value))
        return { trouble: "it is not an object", advice: "Write an object." };
    if (nestsWithin(value, NESTING_MAX_LEVELS))
        return { document: value };
    return { trouble: `it nests deeper than ${NESTING_MAX_LEVELS} levels`, advice: "Remove what nests so deep." };
}
/** Whether objects and arrays nest at most so many levels. One that holds itself does not. */
function nestsWithin(value, levels) {
    if (typeof value !== "object" || value === null)
        return true;
    if (levels === 0)
        return false;
    const children = isArray(value) ? value : Object.values(value);
    return children.every((child) => nestsWithin(child, levels - 1));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/resolve.js















/** What layers of configuration come to, with the origin of every value. Never throws. */
function resolve({ layers, discovered = {}, vocabulary }) {
    const tools = toolsFor(vocabulary);
    const read = readLayers(layers, tools);
    const salvaged = salvageEach(read.layers, tools);
    const merged = merge_mergeLayers(salvaged.layers, tools);
    const diagnostics = [read, salvaged, merged].flatMap((stage) => stage.diagnostics);
    return {
        catalog: { providers: resolveProviders({ ...merged, discovered, vocabulary, tools }) },
        diagnostics: boundDiagnostics(diagnostics, tooManyDiagnostics),
    };
}
/** What a change does, ordered by provider, then kind, then model. In linear time. */
function diff(before, after) {
    return diffCatalogs(before, after, maskUrl);
}
/** What the earlier stages do for this one, by a vocabulary. */
function toolsFor(vocabulary) {
    const budget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS };
    const block = { schema: schemaFor(vocabulary), vocabulary, budget };
    return {
        readText: readDocument,
        isValid: (document, path, mayLackType) => isValidBlock(document, path, block, mayLackType),
        faultOf: (document, path, mayLackType) => blockFault(document, path, block, mayLackType),
        toPointer: toPointer,
        quote: quote,
        maskUrl: maskUrl,
        rules: { unreadable: layerUnreadable, block: layerBlock, conflict: layerConflict },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/resolve-both.js


/**
 * Resolves both sides of a change where nobody says which models the providers returned: each with those that either
 * side names, for else a change of what is said of them would be missed.
 */
function resolveBothSupposing(before, after, vocabulary) {
    const plain = [before, after].map((layers) => resolve({ layers, vocabulary }).catalog);
    const discovered = supposedModels(...plain);
    return {
        before: resolve({ layers: before, discovered, vocabulary }),
        after: resolve({ layers: after, discovered, vocabulary }),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/report/printable.js
/**
 * What a reader cannot see, or what shows the text around it in another order: control and format characters, lone
 * surrogates, separators and every white space but the plain one, characters that are drawn as nothing. And the "[" of
 * "##[", with which a command to the GitHub runner may begin anywhere in a line that a step prints.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|(?<=##)\[/gu;
/** Makes a text from a file fit to be shown: one line, with each unprintable character as an escape such as `\u{202e}`. */
function printable_printable(text) {
    return text.replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
/** A value as indented JSON that holds only printable characters and line feeds, and means what it meant. */
function printableJson(value) {
    const json = JSON.stringify(value, null, 2);
    return `${json.replace(UNPRINTABLE, (character) => (character === "\n" ? character : escapeUnits(character)))}\n`;
}
/** The same on one line, without blanks between the tokens and without a line feed at the end. */
function printableJsonLine(value) {
    return JSON.stringify(value).replace(UNPRINTABLE, escapeUnits);
}
function escapeUnits(text) {
    return text
        .split("")
        .reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`, "");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/ranking.js

/**
 * All findings in the one order in which places with a limit take them: the gravest severity first, then what is closest
 * to the change, then the order of the files and of their diagnostics. In n log n.
 */
function ranking_rankFindings(files, closeness = () => 0) {
    const measured = files
        .flatMap((file) => file.diagnostics.map((diagnostic) => ({ file, diagnostic })))
        .map(({ file, diagnostic }, index) => ({
        finding: { file, diagnostic, index },
        gravity: SEVERITIES.indexOf(diagnostic.severity),
        distance: closeness(file.path, diagnostic),
    }));
    return measured
        .toSorted((one, other) => one.gravity - other.gravity || compare(one.distance, other.distance))
        .map(({ finding }) => finding);
}
/** By comparison, for the difference of two infinities is no number. */
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}
/** The findings by their file, both in their own order again. */
function ranking_inFileOrder(findings) {
    return Map.groupBy(findings.toSorted((one, other) => one.index - other.index), ({ file }) => file);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/verdict.js

/** What is to be said of all files in one line: "2 errors, 1 warning in 1 of 3 files" or "3 files, nothing to report". */
function verdict(files) {
    const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
    if (affected === 0)
        return `${verdict_countOf(files.length, "file")}, nothing to report`;
    const where = affected === files.length ? verdict_countOf(affected, "file") : `${affected} of ${verdict_countOf(files.length, "file")}`;
    return `${describeCounts(diagnostic_countBySeverity(verdict_allDiagnostics(files)))} in ${where}`;
}
/** "2 errors, 1 warning": the severities that occur, the gravest first; "" where none does. */
function describeCounts(counts) {
    return SEVERITIES.filter((severity) => counts[severity] > 0)
        .map((severity) => verdict_countOf(counts[severity], severity))
        .join(", ");
}
/** "1 file", "2 files". */
function verdict_countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function* verdict_allDiagnostics(files) {
    for (const { diagnostics } of files)
        yield* diagnostics;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/annotations.js





/**
 * Picks what GitHub will show of one step: so many of each level as it takes, by `rankFindings`. Where anything is left
 * out, there is room for one more notice, which has to say so.
 */
function toAnnotations(files, options = {}) {
    const { errorsBefore = 0, closeness } = options;
    const found = diagnostic_countBySeverity(verdict_allDiagnostics(files));
    const room = {
        error: Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore),
        warning: STEP_MAX_ANNOTATIONS_PER_LEVEL,
        notice: STEP_MAX_ANNOTATIONS_PER_LEVEL,
    };
    const isFull = errorsBefore > STEP_MAX_ANNOTATIONS_PER_LEVEL;
    if (isFull || SEVERITIES.some((severity) => found[severity] > room[severity]))
        room.notice -= 1;
    const omitted = { ...found };
    const shown = ranking_rankFindings(files, closeness).filter(({ diagnostic: { severity } }) => {
        if (room[severity] === 0)
            return false;
        room[severity] -= 1;
        omitted[severity] -= 1;
        return true;
    });
    return { shown: shown.map(({ file, diagnostic }) => toAnnotation(file.path, diagnostic)), omitted };
}
/**
 * The annotations as workflow commands, one a line; the last one counts what was left out, errors of the run included.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatWorkflowCommands(files, options = {}) {
    const { runErrors = [], errorsBefore = 0, closeness } = options;
    const { shown, omitted } = toAnnotations(files, { errorsBefore: errorsBefore + runErrors.length, closeness });
    const shownErrors = runErrors.slice(0, Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore));
    const commands = [...shownErrors.map((error) => ({ level: "error", ...error })), ...shown].map(formatCommand);
    const error = omitted.error + runErrors.length - shownErrors.length;
    const missing = describeCounts({ ...omitted, error });
    if (missing !== "")
        commands.push(formatCommand({ level: "notice", title: "More findings", message: explainOmission(missing) }));
    return commands.map((command) => `${command}\n`).join("");
}
function explainOmission(missing) {
    return (`Not annotated: ${missing}. GitHub shows at most ${STEP_MAX_ANNOTATIONS_PER_LEVEL} annotations of each level for a step. ` +
        "Mend those that are shown, and run again to see the others.");
}
function toAnnotation(path, diagnostic) {
    const { severity, rule, range } = diagnostic;
    return {
        level: severity,
        title: printable_printable(rule),
        message: annotations_annotationMessage(diagnostic),
        // As it is, for GitHub looks for a file of this name; the command's own escapes keep it in its place.
        file: path,
        ...(range === undefined ? {} : annotations_annotatedLines(range)),
    };
}
/** What is wrong and, on a line of its own, what to do; printable but for the line feed. */
function annotations_annotationMessage({ message, advice }) {
    return `${printable_printable(message)}\n${printable_printable(advice)}`;
}
/** The lines of a range, and the columns where it is within one. */
function annotations_annotatedLines({ start, end }) {
    const lines = { line: start.line, endLine: end.line };
    if (start.line !== end.line)
        return lines;
    return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) };
}
function formatCommand({ level, message, ...properties }) {
    const list = PROPERTIES.flatMap((name) => {
        const value = properties[name];
        return value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`];
    });
    return `::${level} ${list.join(",")}::${escapeData(message)}`;
}
const PROPERTIES = ["title", "file", "line", "endLine", "col", "endColumn"];
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/display-width.js
/** Marks that are drawn on the character before them, and the later letters of a Hangul syllable. */
const ZERO_COLUMNS = /[\p{Mn}\p{Me}\u1160-\u11ff]/u;
/** East Asian wide and full-width characters by block (Unicode Standard Annex 11), and what is drawn as an emoji. */
const TWO_COLUMNS = /[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\u3247\u3250-\ua4c6\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;
/** Half a flag each. */
const REGIONAL_INDICATOR = /\p{Regional_Indicator}/u;
/** How many columns of a terminal a printable text takes. */
function displayWidth(text) {
    let columns = 0;
    for (const character of text)
        columns += characterWidth(character);
    return columns;
}
function characterWidth(character) {
    if (character <= "\u007f" || REGIONAL_INDICATOR.test(character))
        return 1;
    if (ZERO_COLUMNS.test(character))
        return 0;
    return TWO_COLUMNS.test(character) ? 2 : 1;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/align.js

const GAP = "  ";
/** Rows of printable cells as lines, with each column as wide as its widest cell. */
function alignRows(rows) {
    const widths = [];
    for (const row of rows) {
        for (const [column, cell] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell));
    }
    return rows.map((row) => row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - displayWidth(cell)))
        .join(GAP)
        .trimEnd());
}

;// CONCATENATED MODULE: ./.build/action/shared/report/catalog-values.js

/** The values of a provider that somebody says, or that hold for every provider. */
function providerValues(provider, maskUrl) {
    const { endpoints, sections } = provider;
    const values = new Map([
        ["variant", provider.variant],
        ["enabled", provider.enabled],
        ["baseUrl", masked(provider.baseUrl, maskUrl)],
        ["endpoint", masked(provider.endpoint, maskUrl)],
        ["protocol", provider.protocol],
        ...Object.entries(endpoints).map(([name, url]) => [`endpoints/${pointerStep(name)}`, maskUrl(url)]),
        ...Object.entries(sections).flatMap(([name, section]) => Object.entries(section).map(([field, text]) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, text])),
        ["discovery", provider.discovery],
        ["allow", provider.allow],
        ["deny", provider.deny],
    ]);
    return Object.entries(provider.origins).map(([field, origin]) => ({ field, value: values.get(field), origin }));
}
/** The values of a model that somebody says; `offered` is true, or why it is not. */
function modelValues(model, maskUrl) {
    const { origins, ...settings } = model;
    const values = new Map([
        ...Object.entries(settings),
        ["offered", model.offered || model.reason],
        ["baseUrl", masked(model.baseUrl, maskUrl)],
    ]);
    return Object.entries(origins).map(([field, origin]) => ({ field, value: values.get(field), origin }));
}
/** A copy of a catalogue that may be written out: its URLs are masked. Where origins are not wanted, none is found. */
function maskCatalog({ providers }, maskUrl, wanted) {
    const copy = (owner) => ({
        ...withMaskedUrls(owner, maskUrl),
        ...(wanted.origins ? { origins: owner.origins } : {}),
    });
    return { providers: providers.map((provider) => ({ ...copy(provider), models: provider.models.map(copy) })) };
}
/** Settings as people may see them. Key by key, and without origins and models: to spread an owner finds all its origins. */
function withMaskedUrls(owner, maskUrl) {
    const keys = Object.keys(owner).filter((key) => key !== "origins" && key !== "models");
    const settings = Object.fromEntries(keys.map((key) => {
        const value = Reflect.get(owner, key);
        const isUrl = (key === "baseUrl" || key === "endpoint") && typeof value === "string";
        return [key, isUrl ? maskUrl(value) : value];
    }));
    if (!("endpoints" in owner))
        return settings;
    const endpoints = Object.entries(owner.endpoints).map(([protocol, url]) => [protocol, maskUrl(url)]);
    return { ...settings, endpoints: Object.fromEntries(endpoints) };
}
function masked(url, maskUrl) {
    return url === undefined ? undefined : maskUrl(url);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/show-value.js

/** How many ids of a list a sentence names; of the others it says how many they are. */
const LISTED_MAX = 5;
/** A name in quotes, cut where it is very long. */
function quoteName(name) {
    if (name.length <= QUOTED_NAME_MAX_CHARACTERS)
        return JSON.stringify(name);
    // Half of a surrogate pair at the end would not be a character.
    return JSON.stringify(`${name.slice(0, QUOTED_NAME_MAX_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, "")}…`);
}
/** A value in a few words of plain text. */
function showValue(value, quote) {
    if (value === null)
        return "nothing";
    if (typeof value === "string")
        return quote(value);
    if (Array.isArray(value))
        return value.length === 0 ? "empty" : show_value_listNames(value.map(String), quote);
    return typeof value === "object" ? "an object" : String(value);
}
/** `"a", "b"`, and of a long list `"a", "b", "c", "d", "e" and 3 more`. */
function show_value_listNames(names, quote) {
    const listed = names.slice(0, LISTED_MAX).map(quote).join(", ");
    return names.length <= LISTED_MAX ? listed : `${listed} and ${names.length - LISTED_MAX} more`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/describe-change.js



/**
 * What a change does: one sentence of plain text, which is not escaped for any format yet.
 *
 * @param quote for callers whose quotes mask what in a name looks like a secret.
 */
function describe_change_describeChange(change, quote = quoteName) {
    const provider = quote(change.provider);
    switch (change.kind) {
        case "provider-added":
            return `The provider ${provider} is added, ${describe_change_stateOf(change.after)}.`;
        case "provider-removed":
            return `The provider ${provider} is removed (was ${describe_change_stateOf(change.before)}).`;
        case "provider-enabled":
            return `The provider ${provider} is enabled, with ${offered(change.after)}.`;
        case "provider-disabled":
            return `The provider ${provider} is disabled (was enabled, with ${offered(change.before)}).`;
        case "connection-changed":
            return connectionSentence(change, quote);
        case "offering-changed":
            return offeringSentence(change, quote);
        case "model-offered":
            return `The model ${quote(change.model)} of ${provider} is offered (was not: ${change.before}).`;
        case "model-hidden":
            return `The model ${quote(change.model)} of ${provider} is no longer offered: ${change.after}.`;
        case "model-added":
            return `The model ${quote(change.model)} of ${provider} is added, ${offeredOr(change.after)}.`;
        case "model-removed":
            return `The model ${quote(change.model)} of ${provider} is removed (was ${offeredOr(change.before)}).`;
        case "model-patched":
            return `The model ${quote(change.model)} of ${provider} changes: ${describe_change_patch(change, quote)}.`;
        default:
            return `The model ${quote(change.model)} of ${provider} moves: ${describe_change_move(change, quote)}.`;
    }
}
/** What decides after a change, or before it where nothing is left: a few words of plain text. */
function describe_change_changeCause({ cause }) {
    return describePlace(cause?.place ?? { kind: "default" });
}
/** Where a value stands: a few words of plain text. */
function describePlace(place) {
    switch (place.kind) {
        case "layer": {
            const { label, layer, pointer, position } = place;
            const at = position === undefined ? label : `${label}:${position.line}:${position.column}`;
            return `${at} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
        }
        case "discovered":
            return `what the provider ${quoteName(place.provider)} returned`;
        case "vocabulary":
            return "the provider's own default";
        default:
            return "what holds where nobody says it";
    }
}
function describe_change_stateOf(state) {
    return state.enabled ? `enabled, with ${offered(state)}` : "disabled";
}
function offered({ offeredModels }) {
    return offeredModels === 0 ? "no known model offered" : `${verdict_countOf(offeredModels, "known model")} offered`;
}
function offeredOr(reason) {
    return reason === "offered" ? reason : `not offered: ${reason}`;
}
function connectionSentence({ provider, field, before, after }, quote) {
    const [first, ...steps] = fromPointer(`/${field}`);
    if (first !== "headers")
        return `${quote(field)} of ${quote(provider)} ${becomes(before, after, quote)}.`;
    const does = after === null ? "is removed" : before === null ? "is set" : "has another value";
    return `The header ${quote(steps.join("/"))} of ${quote(provider)} ${does}.`;
}
/** Two values may look the same where what differs is not shown. */
function becomes(before, after, quote) {
    const [old, now] = [showValue(before, quote), showValue(after, quote)];
    if (after === null)
        return `is removed (was ${old})`;
    if (before === null)
        return `is set to ${now}`;
    return old === now ? `is ${now} and changes in what is not shown` : `is ${now} (was ${old})`;
}
function offeringSentence({ provider, field, before, after }, quote) {
    const name = `${quote(field)} of ${quote(provider)}`;
    if (field === "discovery")
        return `${name} ${becomes(before, after, quote)}.`;
    const [old, now] = [describe_change_idsOf(before), describe_change_idsOf(after)];
    const names = (ids) => show_value_listNames([...ids], quote);
    if (now.size === 0)
        return `${name} is empty (named ${names(old)}).`;
    if (old.size === 0)
        return `${name} names ${names(now)} (was empty).`;
    const [added, gone] = [[...now].filter((id) => !old.has(id)), [...old].filter((id) => !now.has(id))];
    if (gone.length === 0)
        return `${name} names ${names(added)} too.`;
    const less = `no longer names ${names(gone)}`;
    return added.length === 0 ? `${name} ${less}.` : `${name} names ${names(added)} too, and ${less}.`;
}
function describe_change_idsOf(value) {
    return new Set(Array.isArray(value) ? value.map(String) : []);
}
function describe_change_patch({ fields, before, after }, quote) {
    return fields
        .map((field) => `${quote(field)} ${becomes(before[field] ?? null, after[field] ?? null, quote)}`)
        .join(", ");
}
function describe_change_move({ before, after }, quote) {
    const isSame = (field) => before[field] === after[field];
    // Where both look the same, what differs of the URL is not shown.
    const fields = ["baseUrl", "protocol"].filter((field) => !isSame(field));
    return (fields.length === 0 ? ["baseUrl"] : fields)
        .map((field) => `${quote(field)} ${becomes(before[field], after[field], quote)}`)
        .join(", ");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/origin-text.js


/** A value in force, and below it where it comes from, why it holds, and what lost: printable lines. */
function explainValue({ field, value, origin }, sentences) {
    return [`${printable_printable(field)}: ${showWhole(value)}`, ...explainOrigin(origin, sentences).map((line) => `  ${line}`)];
}
function explainOrigin({ place, rule, lost }, sentences) {
    return [
        `from  ${printable_printable(describePlace(place))}`,
        `why   ${printable_printable(sentences[rule])}`,
        ...lost.map((candidate) => `lost  ${describeLoser(candidate, rule, sentences)}`),
    ];
}
/** Where it lost by the same rule, the rule was said. */
function describeLoser({ place, rule, value }, winner, sentences) {
    const said = value === undefined ? "" : `${showWhole(value)} from `;
    const where = `${said}${printable_printable(describePlace(place))}`;
    return rule === winner ? where : `${where}: ${printable_printable(sentences[rule])}`;
}
/** All of a value: whoever asks why it holds wants to see it. */
function showWhole(value) {
    return value === undefined ? "(not shown)" : printable_printable(JSON.stringify(value));
}

;// CONCATENATED MODULE: ./.build/action/shared/report/catalog-text.js





const NONE = "-";
const MODEL_HEAD = ["model", "offered", "protocol", "base URL", "context"];
/** Tells people what a configuration means: each provider with its models, those that matter to nobody in one line. */
function formatCatalog({ providers }, options) {
    const idle = options.isNarrowed ? [] : providers.filter(isIdle);
    const shown = providers.filter((provider) => !idle.includes(provider));
    const heads = alignRows(shown.map((provider) => providerCells(provider, options.maskUrl)));
    const blocks = shown.map((provider, index) => [
        options.strong(heads[index] ?? ""),
        ...providerLines(provider, options).map((line) => (line === "" ? "" : `  ${line}`)),
    ]);
    if (idle.length > 0) {
        const ids = idle.map(({ id }) => printable_printable(id)).join(", ");
        blocks.push([`${verdict_countOf(idle.length, "disabled provider")} without settings: ${ids}`]);
    }
    return `${blocks.length === 0 ? "no providers" : joinBlocks(blocks)}\n`;
}
/** Blank lines stand around the blocks that have more than a head. */
function joinBlocks(blocks) {
    return blocks
        .map((lines, index) => {
        const isApart = index > 0 && (lines.length > 1 || (blocks[index - 1]?.length ?? 0) > 1);
        return [...(isApart ? [""] : []), ...lines].join("\n");
    })
        .join("\n");
}
/** Disabled, and nobody says anything else of it. */
function isIdle(provider) {
    if (provider.enabled || provider.kind === "custom" || provider.models.length > 0)
        return false;
    const said = Object.entries(provider.origins).filter(([field]) => field !== "enabled");
    return said.every(([, { place }]) => place.kind !== "layer") && provider.overrides.length === 0;
}
function providerCells({ id, kind, enabled, protocol, baseUrl, endpoint }, maskUrl) {
    const url = baseUrl ?? endpoint;
    return [
        printable_printable(id),
        kind,
        enabled ? "enabled" : "disabled",
        printable_printable(protocol ?? NONE),
        url === undefined ? NONE : printable_printable(maskUrl(url)),
    ];
}
function providerLines(provider, { maskUrl, explain }) {
    const { models } = provider;
    if (explain === undefined) {
        return models.length === 0 ? [] : alignRows([MODEL_HEAD, ...models.map((model) => modelCells(model, maskUrl))]);
    }
    return [
        ...providerValues(provider, maskUrl).flatMap((value) => explainValue(value, explain)),
        ...models.flatMap((model) => ["", ...explainModel(model, maskUrl, explain)]),
    ];
}
function modelCells(model, maskUrl) {
    const { id, offered, reason, protocol, baseUrl, maxContextLength } = model;
    return [
        printable_printable(id),
        offered ? "yes" : `no: ${reason}`,
        printable_printable(protocol ?? NONE),
        baseUrl === undefined ? NONE : printable_printable(maskUrl(baseUrl)),
        maxContextLength === undefined ? NONE : String(maxContextLength),
    ];
}
/** A model's id, and below it each value with where it comes from. */
function explainModel(model, maskUrl, sentences) {
    const values = modelValues(model, maskUrl).flatMap((value) => explainValue(value, sentences));
    return [`model ${printable_printable(model.id)} (${model.source})`, ...values.map((line) => `  ${line}`)];
}

;// CONCATENATED MODULE: ./.build/action/shared/report/changes-text.js



/** The same changes, those that widen first. */
function changes_text_wideningFirst(changes) {
    return [...changes.filter(({ widens }) => widens), ...changes.filter(({ widens }) => !widens)];
}
/** Tells people what a change does: those that open something first, with a `!`, each with what decides it. */
function formatChanges(changes, { quote, alarm }) {
    if (changes.length === 0)
        return "no changes\n";
    const lines = changes_text_wideningFirst(changes).flatMap((change) => {
        const sentence = printable_printable(describe_change_describeChange(change, quote));
        return [change.widens ? alarm(`! ${sentence}`) : `  ${sentence}`, `    from  ${printable_printable(describe_change_changeCause(change))}`];
    });
    const widening = changes.filter(({ widens }) => widens).length;
    const opens = widening === 0 ? "nothing is opened" : `${widening} of them ${widening === 1 ? "opens" : "open"} something`;
    return `${[...lines, "", `${verdict_countOf(changes.length, "change")}, ${opens}`].join("\n")}\n`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/check-annotations.js







const LEVELS = { error: "failure", warning: "warning", notice: "notice" };
/** Picks the annotations of a check run by `rankFindings`, and counts what is left out. */
function toCheckAnnotations(files, { max, closeness }) {
    const ranked = rankFindings(files, closeness).slice(0, max);
    const omitted = { ...countBySeverity(allDiagnostics(files)) };
    for (const { diagnostic } of ranked)
        omitted[diagnostic.severity] -= 1;
    return { shown: ranked.map(({ file, diagnostic }) => toCheckAnnotation(file.path, diagnostic)), omitted };
}
function toCheckAnnotation(path, diagnostic) {
    return {
        // As it is, for GitHub looks for a file of this name.
        path,
        ...checkLines(diagnostic.range),
        annotation_level: LEVELS[diagnostic.severity],
        title: clip(printable(diagnostic.rule), CHECK_ANNOTATION_TITLE_MAX_CHARACTERS),
        message: clip(annotationMessage(diagnostic), CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS),
    };
}
/** GitHub takes no annotation without a line: what is about a whole file stands on its first one. */
function checkLines(range) {
    if (range === undefined)
        return { start_line: 1, end_line: 1 };
    const { line, endLine, col, endColumn } = annotatedLines(range);
    return {
        start_line: line,
        end_line: endLine,
        ...(col === undefined ? {} : { start_column: col }),
        ...(endColumn === undefined ? {} : { end_column: endColumn }),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/report/fix-title.js

/** What a fix does, in printable text, and whether it is one that is only applied where it is asked for. */
function fixTitle({ title, safe }) {
    return safe ? printable_printable(title) : `${printable_printable(title)} (unsafe)`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/json.js



/** Reports one file, with the first `maxDiagnostics` of its ordered diagnostics. */
function fileReport(diagnostics, maxDiagnostics = diagnostics.length) {
    const counts = diagnostic_countBySeverity(diagnostics);
    const kept = diagnostics.slice(0, maxDiagnostics);
    return { valid: counts.error === 0, counts, diagnostics: kept, omitted: diagnostics.length - kept.length };
}
/** A `Report` as JSON text. Strings keep their value; what is unprintable in them is escaped. */
function formatJson(files, unread = []) {
    return printableJson(toReport(files, unread));
}
function toReport(files, unread) {
    const counts = diagnostic_countBySeverity(verdict_allDiagnostics(files));
    return {
        valid: counts.error === 0 && unread.length === 0,
        counts,
        files: files.map(({ path, diagnostics }) => ({ path, ...fileReport(diagnostics) })),
        unread,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/report/escape-markdown.js



/** What can begin or end a construct of GitHub's Markdown or of HTML within a line, or part the cells of a table. */
const MARKUP = /[\\`*_{}[\]<>|~!&@#$:]|(?<=www)\.|(?<=\bGH)-/gi;
/**
 * Of these, GitHub makes mentions, references, formulas, emoji and links in the text of the finished page, where an
 * escape is no longer seen. In an element of its own the character is found next to nothing.
 */
const FOUND_IN_TEXT = new Set(["@", "#", "$", ":", ".", "-"]);
/** Makes a text from a file stand for itself in GitHub's Markdown: within a line, or as a cell of a table. */
function escape_markdown_escapeMarkdown(text) {
    return printable(text).replace(MARKUP, (character) => {
        const reference = `&#${character.charCodeAt(0)};`;
        return FOUND_IN_TEXT.has(character) ? `<span>${reference}</span>` : reference;
    });
}
/** The same in a comment, where a long text is cut. */
function escape_markdown_escapeForComment(text) {
    return escape_markdown_escapeMarkdown(clip(text, COMMENT_TEXT_MAX_CHARACTERS));
}
/** Makes an address fit to stand between the parentheses of a link. */
function escape_markdown_escapeLinkTarget(url) {
    return url
        .toWellFormed()
        .replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => encodeURIComponent(character).replace(/['()]/g, percentEncode))
        .replaceAll("&", "&amp;");
}
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/whole-report.js

/** A sentence of Markdown that says where all is, with a blank before it; "" where nobody knows. */
function whole_report_pointToWhole(more) {
    if (more === undefined)
        return "";
    const name = escapeMarkdown(more.text);
    return ` All is in ${more.url === undefined ? name : `[${name}](${escapeLinkTarget(more.url)})`}.`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/changes-markdown.js







/** How many changes of a new or a removed file are listed; that everything is new needs no list. */
const WHOLE_FILE_MAX_CHANGES = 10;
const WIDENS = "⚠️";
/**
 * A section of a summary in GitHub's Markdown: a table for each file of what changes for users, what opens something
 * first. Where all does not fit, what opens something stays, and a last line counts the others. Empty where there is no
 * file.
 */
function changes_markdown_formatChangesSummary(files, options) {
    const pieces = [...unknownPieces(files), ...files.flatMap((file) => filePieces(file, options))];
    if (pieces.length === 0)
        return "";
    const widens = countWidening(files) > 0;
    const head = `\n## What changes for users\n${widens ? `\n${WIDENS} marks what opens something that was closed.\n` : ""}`;
    const reserved = countBytes(changes_markdown_explainOmission(pieces.length, options.more));
    const ranked = [...pieces.filter((piece) => piece.widens), ...pieces.filter((piece) => !piece.widens)];
    const room = options.maxBytes - countBytes(head);
    const kept = new Set(ranked.slice(0, countFittingWithRest(ranked, measurePieces, room, reserved)));
    const shown = Map.groupBy(pieces.filter((piece) => kept.has(piece)), ({ part }) => part);
    const parts = Array.from(shown, ([part, ofPart]) => part.head + ofPart.map(({ text }) => text()).join(""));
    return head + parts.join("") + changes_markdown_explainOmission(pieces.length - kept.size, options.more);
}
/** The first piece of a part comes with what stands above it. */
function measurePieces() {
    const begun = new Set();
    return ({ part, text }) => {
        const above = begun.has(part) ? "" : part.head;
        begun.add(part);
        return countBytes(above + text());
    };
}
function changes_markdown_explainOmission(rows, more) {
    if (rows === 0)
        return "";
    return `\n${countOf(rows, "more row")} of what changes for users left out: GitHub takes no longer summary.${pointToWhole(more)}\n`;
}
/** One line for all files whose changes are not known for the same reason. */
function unknownPieces(files) {
    const unknown = files.filter(({ reason }) => reason !== undefined);
    const byReason = Map.groupBy(unknown, ({ reason }) => reason ?? "");
    return Array.from(byReason, ([reason, [first, ...others]]) => {
        const names = others.length === 0 ? escapeMarkdown(first?.path ?? "") : `${others.length + 1} files, which the log names`;
        const line = `\nNot known of ${names}: ${escapeMarkdown(reason)}\n`;
        return { part: { head: "" }, widens: false, text: () => line };
    });
}
function filePieces(file, options) {
    if (file.reason !== undefined)
        return [];
    const changes = wideningFirst(file.changes);
    const shown = file.file === "changed" ? changes : changes.slice(0, WHOLE_FILE_MAX_CHANGES);
    const title = `\n### ${escapeMarkdown(file.path)}\n\n${INTRODUCTIONS[file.file]}`;
    if (shown.length === 0)
        return [{ part: { head: title }, widens: false, text: () => "Nothing changes for users.\n" }];
    const part = { head: `${title}| | Change | Cause |\n| --- | --- | --- |\n` };
    const rows = shown.map((change) => ({ part, widens: change.widens, text: () => formatRow(file, change, options) }));
    const left = changes.length - shown.length;
    const rest = { part, widens: false, text: () => `\n${countOf(left, "more change")} of the same file.\n` };
    return left === 0 ? rows : [...rows, rest];
}
const INTRODUCTIONS = {
    new: "The file is new.\n\n",
    changed: "",
    removed: "The file is removed.\n\n",
};
function formatRow({ path }, change, options) {
    const sentence = escapeMarkdown(describeChange(change, options.quote));
    return `| ${change.widens ? WIDENS : ""} | ${sentence} | ${changes_markdown_changeCauseLink(path, change, options.linkTo)} |\n`;
}
/** A line of the file as it is after the change is a link; what stands elsewhere is only named. */
function changes_markdown_changeCauseLink(path, change, linkTo) {
    const place = change.cause?.place;
    if (place?.kind !== "layer" || place.label !== path || place.position === undefined || linkTo === undefined)
        return escapeForComment(changeCause(change));
    const { line } = place.position;
    return `[line ${line}](${escapeLinkTarget(linkTo(path, line))})`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/markdown.js








/** The least share of the room that what changes for users may take where all does not fit. */
const CHANGES_SHARE = (/* unused pure expression or super */ null && (1 / 2));
/**
 * A summary in GitHub's Markdown: the verdict; what was not checked or not reported; a table for each file in which
 * something was found; what changes for users. Where all does not fit, the gravest findings and the changes that widen
 * stay, and a line each says how much was left out.
 */
function formatSummary(run, options) {
    const head = `## ${headlineOf(run)}\n${runNotes(run)
        .map((note) => `\n${note}\n`)
        .join("")}`;
    const room = (options.maxBytes ?? JOB_SUMMARY_MAX_BYTES) - countBytes(head);
    const changesIn = (maxBytes) => formatChangesSummary(run.changes, { ...options, maxBytes });
    const reserved = Math.min(countBytes(changesIn(room)), Math.floor(room * CHANGES_SHARE));
    const findings = formatFindings(run.files, options, room - reserved);
    return head + findings + changesIn(room - countBytes(findings));
}
/** A table for each file, of as many of the gravest findings as there is room for. */
function formatFindings(files, options, maxBytes) {
    const ranked = rankFindings(files, options.closeness);
    const reserved = countBytes(markdown_explainOmission(ranked.length, options.more));
    const fitting = countFittingWithRest(ranked, () => measureRows(options.linkTo), maxBytes, reserved);
    const tables = Array.from(inFileOrder(ranked.slice(0, fitting)), ([{ path }, findings]) => tableHead(path) + findings.map(({ diagnostic }) => markdown_formatRow(path, diagnostic, options.linkTo)).join(""));
    return tables.join("") + markdown_explainOmission(ranked.length - fitting, options.more);
}
/** The first row of a file comes with what stands above it. */
function measureRows(linkTo) {
    const begun = new Set();
    return ({ file, diagnostic }) => {
        const head = begun.has(file) ? "" : tableHead(file.path);
        begun.add(file);
        return countBytes(head + markdown_formatRow(file.path, diagnostic, linkTo));
    };
}
function markdown_explainOmission(count, more) {
    if (count === 0)
        return "";
    return `\n${countOf(count, "more finding")} left out: GitHub takes no longer summary.${pointToWhole(more)}\n`;
}
function tableHead(path) {
    return `\n### ${escapeMarkdown(path)}\n\n| Severity | Line | Finding | Rule |\n| --- | --- | --- | --- |\n`;
}
function markdown_formatRow(path, diagnostic, linkTo) {
    const { severity, range, message, advice, rule } = diagnostic;
    const cells = [
        severity,
        formatLine(path, range, linkTo),
        escapeMarkdown(`${message} ${advice}`),
        escapeMarkdown(rule),
    ];
    return `| ${cells.join(" | ")} |\n`;
}
function formatLine(path, range, linkTo) {
    if (range === undefined)
        return "–";
    const { line } = range.start;
    return linkTo === undefined ? String(line) : `[${line}](${escapeLinkTarget(linkTo(path, line))})`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/review-comment.js

const TITLES = { error: "Error", warning: "Warning", notice: "Notice" };
const GUESS = "The suggestion is a guess: look at it before you apply it.";
/** The body of a review comment in GitHub's Markdown: what is wrong, what to do, and the suggestion where there is one. */
function formatReviewComment({ diagnostic, suggestion, marker }) {
    const { severity, rule, message, advice, fix } = diagnostic;
    const found = `**${TITLES[severity]}** (${escapeForComment(rule)}): ${escapeForComment(message)} ${escapeForComment(advice)}`;
    const blocks = suggestion === undefined ? [] : [suggestionBlock(suggestion)];
    const guess = suggestion === undefined || fix?.safe !== false ? [] : [GUESS];
    return [found, ...guess, ...blocks, marker].join("\n\n");
}
/** In a fence that nothing in it can close. Without a line in it, GitHub suggests to remove the lines. */
function suggestionBlock({ replacement }) {
    const longestRun = Math.max(0, ...(replacement.match(/`+/g) ?? []).map((run) => run.length));
    const fence = "`".repeat(Math.max(3, longestRun + 1));
    return `${fence}suggestion\n${replacement}${fence}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/fingerprint.js
/**
 * What each diagnostic of one file is known by from one version of the file to the next, in their order: a hash of rule,
 * pointer and message as 16 hexadecimal digits, then `:n`, where n counts those with the same hash from 1. No line is in
 * it, so that it stays when lines move; and no index of a list, so that an item that moves keeps it.
 */
function fingerprintsOf(diagnostics) {
    const counts = new Map();
    return diagnostics.map((diagnostic) => {
        const hash = fnv1a64(identityOf(diagnostic));
        const count = (counts.get(hash) ?? 0) + 1;
        counts.set(hash, count);
        return `${hash}:${count}`;
    });
}
/** What stays of a diagnostic when the file changes elsewhere. A few messages speak of a line or of an item's number. */
function identityOf({ rule, pointer = "", message }) {
    const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/");
    return `${rule}\n${place}\n${message.replaceAll(/\b(line|item) \d+/gi, "$1")}`;
}
/** The prime 2^40 + 0x1b3. The other part of it moves the low half into the high one. */
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT_INTO_HIGH = 8;
const TWO_TO_32 = 2 ** 32;
/**
 * FNV-1a with 64 bits, in two halves, over UTF-16 code units in place of bytes: 16 lower-case hexadecimal digits. It tells
 * texts apart, but not against somebody who looks for two of the same hash.
 */
function fnv1a64(text) {
    let high = 0xcbf29ce4;
    let low = 0x84222325;
    for (let index = 0; index < text.length; index += 1) {
        const mixed = (low ^ text.charCodeAt(index)) >>> 0;
        const product = mixed * PRIME_LOW;
        const carried = Math.floor(product / TWO_TO_32);
        high = (Math.imul(high, PRIME_LOW) + (mixed << PRIME_SHIFT_INTO_HIGH) + carried) >>> 0;
        low = product >>> 0;
    }
    return hex(high) + hex(low);
}
function hex(half) {
    return half.toString(16).padStart(8, "0");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/unread.js

/** Says, in printable text, which file could not be read and why. */
function describeUnread({ path, reason }) {
    return `Could not read "${printable_printable(path)}". ${printable_printable(reason)}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/sarif.js







const sarif_LEVELS = { error: "error", warning: "warning", notice: "note" };
/**
 * Reports to code scanning and to editors, as SARIF 2.1.0 text. No part of the source is in it but what a fix inserts.
 * Of more than SARIF_RUN_MAX_RESULTS findings the gravest are kept, and a notification counts the others.
 *
 * @param rules all rules, whether they found something or not.
 * @param unread files that were to be checked and are not among `files`; the run is told as a failed one then.
 */
function formatSarif(files, rules, toolVersion, unread = []) {
    const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
    const ranked = ranking_rankFindings(files);
    const kept = ranking_inFileOrder(ranked.slice(0, SARIF_RUN_MAX_RESULTS));
    const log = {
        $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: { driver: { name: "provider-steward", version: toolVersion, rules: rules.map(toDescriptor) } },
                invocations: [toInvocation(unread, ranked.length - SARIF_RUN_MAX_RESULTS)],
                columnKind: "utf16CodeUnits",
                // A carriage return alone is no line end unless the run says so.
                newlineSequences: ["\r\n", "\n", "\r"],
                results: [...kept].flatMap(([file, findings]) => {
                    const uri = toUri(file.path);
                    const fingerprints = new Map(fingerprintsOf(file.diagnostics).map((fingerprint, index) => [file.diagnostics[index], fingerprint]));
                    return findings.map(({ diagnostic }) => toResult(uri, diagnostic, fingerprints.get(diagnostic) ?? "", indexOf.get(diagnostic.rule)));
                }),
            },
        ],
    };
    return printableJson(log);
}
function toInvocation(unread, omitted) {
    const notifications = [
        ...unread.map((file) => toNotification("error", describeUnread(file))),
        ...(omitted > 0 ? [toNotification("warning", sarif_explainOmission(omitted))] : []),
    ];
    return {
        executionSuccessful: unread.length === 0,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
    };
}
function toNotification(level, text) {
    return { level, message: { text: toMessageText(text) } };
}
function sarif_explainOmission(count) {
    return `${verdict_countOf(count, "more finding")} left out: GitHub takes ${SARIF_RUN_MAX_RESULTS} results. Mend some and check again.`;
}
function toDescriptor({ id, severity, summary, why, description, examples }) {
    const { wrong, right } = examples;
    return {
        id,
        shortDescription: { text: summary },
        fullDescription: { text: description },
        help: {
            text: `${why}\n\n${description}\n\nWrong:\n\n${wrong}\n\nRight:\n\n${right}`,
            markdown: `${why}\n\n${description}\n\nWrong:\n\n${codeBlock(wrong)}\n\nRight:\n\n${codeBlock(right)}`,
        },
        defaultConfiguration: { level: sarif_LEVELS[severity] },
    };
}
function codeBlock(code) {
    return `\`\`\`jsonc\n${code}\n\`\`\``;
}
function toResult(uri, diagnostic, fingerprint, ruleIndex) {
    const { rule, severity, message, advice, range, related, fix } = diagnostic;
    return {
        ruleId: rule,
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: sarif_LEVELS[severity],
        message: { text: toMessageText(`${message} ${advice}`) },
        locations: [{ physicalLocation: toPhysicalLocation(uri, range) }],
        // The one key by which code scanning knows a result again where it cannot look at the file.
        partialFingerprints: { primaryLocationLineHash: fingerprint },
        ...(related.length === 0
            ? {}
            : { relatedLocations: related.map((place, index) => toRelatedLocation(uri, place, index + 1)) }),
        ...(fix === undefined ? {} : { fixes: [toSarifFix(uri, fix)] }),
    };
}
/** The regions are those of the file as it is. What is inserted is not made printable, because it is meant for the file. */
function toSarifFix(uri, fix) {
    const replacements = fix.edits.map(({ range, text }) => ({
        deletedRegion: toRegion(range),
        ...(text === "" ? {} : { insertedContent: { text } }),
    }));
    return {
        description: { text: toMessageText(fixTitle(fix)) },
        artifactChanges: [{ artifactLocation: { uri }, replacements }],
    };
}
function toRelatedLocation(uri, { message, range }, id) {
    return {
        id,
        physicalLocation: toPhysicalLocation(uri, range),
        message: { text: toMessageText(message) },
    };
}
function toPhysicalLocation(uri, range) {
    return { artifactLocation: { uri }, ...(range === undefined ? {} : { region: toRegion(range) }) };
}
/** As with us, SARIF's columns start at 1 and the end column is the one after the last character (3.30.8). */
function toRegion({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
/** `[text](target)` would be a link in a message (3.11.6). */
function toMessageText(text) {
    const shown = printable_printable(text);
    return shown.includes("](") ? shown.replace(/[\\[\]]/g, "\\$&") : shown;
}
/** A path as a URI reference (RFC 3986): `./` in front is dropped, and an absolute path gets its scheme. */
function toUri(path) {
    const reference = path
        .toWellFormed()
        .replace(/^(\.\/+)+/, "")
        .split("/")
        .map(encodeURIComponent)
        .join("/");
    return reference.startsWith("/") ? `file://${reference.replace(/^\/+/, "/")}` : reference;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/sticky-comment.js









/** Room for the lines that say how much was left out and that something changes. */
const RESERVED_BYTES = 1024;
/**
 * The one comment on a pull request that is kept up to date, in GitHub's Markdown: the verdict, the changes that widen,
 * the gravest findings, and where all is. One line where all is right. Never longer than COMMENT_MAX_CHARACTERS, counted
 * in bytes of UTF-8, of which there are at least as many.
 */
function formatStickyComment(run, options) {
    const head = [`### ${headlineOf(run)}`, ...runNotes(run)].join("\n\n");
    const tail = `\n\n${options.marker}`;
    const [changes, findings] = [changesTable(run, options), findingsTable(run, options)];
    const whole = pointToWhole(options.more).trim();
    const room = COMMENT_MAX_CHARACTERS - RESERVED_BYTES - countBytes(head + whole + tail);
    const shownChanges = formatTable(changes, room / 2);
    const shownFindings = formatTable(findings, room - countBytes(shownChanges.text));
    const left = [
        amount(shownFindings.omitted, "more finding", "more findings"),
        amount(shownChanges.omitted, "more change that widens", "more changes that widen"),
        amount(countOthers(run), "change that widens nothing", "changes that widen nothing"),
        amount(countUnknown(run.changes), "file whose changes are not known", "files whose changes are not known"),
    ].filter((text) => text !== "");
    const isPlain = changes.rows.length + findings.rows.length + left.length + runNotes(run).length === 0;
    const also = left.length === 0 ? whole : `Not shown: ${left.join(", ")}. ${whole}`;
    return head + shownChanges.text + shownFindings.text + (isPlain ? "" : `\n\n${also}`) + tail;
}
function changesTable({ changes }, options) {
    const rows = changes.flatMap(({ path, changes: ofFile = [] }) => ofFile.filter(({ widens }) => widens).map((change) => () => changeRow(path, change, options)));
    return { head: "| Widens | Cause |\n| --- | --- |\n", rows, max: STICKY_COMMENT_MAX_CHANGES };
}
function changeRow(path, change, { linkTo, quote }) {
    const sentence = escapeForComment(describeChange(change, quote));
    return `| ⚠️ ${sentence} | ${escapeForComment(path)}, ${changeCauseLink(path, change, linkTo)} |`;
}
function findingsTable({ files }, { linkTo, closeness }) {
    const rows = rankFindings(files, closeness).map((finding) => () => findingRow(finding, linkTo));
    return { head: "| Severity | Place | Finding |\n| --- | --- | --- |\n", rows, max: STICKY_COMMENT_MAX_FINDINGS };
}
function findingRow({ file: { path }, diagnostic }, linkTo) {
    const { severity, range, message, advice } = diagnostic;
    const line = range?.start.line;
    const name = escapeForComment(line === undefined ? path : `${path}:${line}`);
    const place = `[${name}](${escapeLinkTarget(linkTo(path, line ?? 1))})`;
    return `| ${severity} | ${place} | ${escapeForComment(message)} ${escapeForComment(advice)} |`;
}
function formatTable({ head, rows, max }, maxBytes) {
    const written = rows.slice(0, max).map((row) => row());
    const fitting = countFitting(written, (row) => countBytes(row) + 1, maxBytes - countBytes(head));
    const text = fitting === 0 ? "" : `\n\n${head}${written.slice(0, fitting).join("\n")}`;
    return { text, omitted: rows.length - fitting };
}
/** "" for none. */
function amount(count, one, many) {
    if (count === 0)
        return "";
    return `${count} ${count === 1 ? one : many}`;
}
function countOthers({ changes }) {
    return changes.reduce((sum, { changes: ofFile = [] }) => sum + ofFile.filter(({ widens }) => !widens).length, 0);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/code-frame.js



const TAB_COLUMNS = 4;
/** What is kept before the range where a line has to be cut. */
const LEAD_MAX_COLUMNS = CODE_FRAME_MAX_COLUMNS / 2;
const CUT = "…";
/** Shows the source at a range; undefined where there is no source. The cost is the window's, however long the line. */
function codeFrame(source, range) {
    if (source === "")
        return undefined;
    const { offset, column } = range.start;
    const lineStart = offset - (column - 1);
    const from = Math.max(lineStart, offset - CODE_FRAME_MAX_COLUMNS);
    const nearby = source.slice(from, offset + 2 * CODE_FRAME_MAX_COLUMNS);
    const lineEnd = nearby.slice(offset - from).search(/[\r\n]|$/) + offset;
    const cells = toCells(source.slice(from, lineEnd), from);
    const before = cells.filter(({ end }) => end <= offset);
    const after = cells.slice(before.length);
    const fits = columnsOf(cells) <= CODE_FRAME_MAX_COLUMNS;
    const lead = fits ? before : lastCells(before, LEAD_MAX_COLUMNS);
    const rest = firstCells(after, CODE_FRAME_MAX_COLUMNS - columnsOf(lead));
    const cutBefore = from > lineStart || lead.length < before.length ? CUT : "";
    const cutAfter = rest.length < after.length ? CUT : "";
    return {
        text: cutBefore + [...lead, ...rest].map(({ shown }) => shown).join("") + cutAfter,
        indent: cutBefore.length + columnsOf(lead),
        width: columnsOf(rest.filter(({ start }) => start < range.end.offset)),
    };
}
function toCells(text, offset) {
    const cells = [];
    let column = 0;
    for (const { 0: source, index } of text.matchAll(/##\[|[^]/gu)) {
        const shown = source === "\t" ? " ".repeat(TAB_COLUMNS - (column % TAB_COLUMNS)) : printable_printable(source);
        const columns = displayWidth(shown);
        cells.push({ shown, columns, start: offset + index, end: offset + index + source.length });
        column += columns;
    }
    return cells;
}
function columnsOf(cells) {
    return cells.reduce((sum, { columns }) => sum + columns, 0);
}
function firstCells(cells, maxColumns) {
    let columns = 0;
    const end = cells.findIndex((cell) => (columns += cell.columns) > maxColumns);
    return end === -1 ? cells : cells.slice(0, end);
}
function lastCells(cells, maxColumns) {
    return firstCells(cells.toReversed(), maxColumns).toReversed();
}

;// CONCATENATED MODULE: ./.build/action/shared/report/text.js




/** Select Graphic Rendition codes (ECMA-48), each set with its reset. */
const COLORS = {
    error: ["\u001b[1;31m", "\u001b[0m"],
    warning: ["\u001b[1;33m", "\u001b[0m"],
    notice: ["\u001b[1;36m", "\u001b[0m"],
    success: ["\u001b[1;32m", "\u001b[0m"],
    strong: ["\u001b[1m", "\u001b[0m"],
    faint: ["\u001b[2m", "\u001b[0m"],
};
/**
 * Reports to a person at a terminal: each diagnostic with its place, its line of the source and what to do, and at last
 * one line for all files.
 */
function formatText(files, options) {
    const paint = options.color ? paintColor : (_, text) => text;
    const blocks = files.flatMap((file) => file.diagnostics.map((diagnostic) => formatDiagnostic(file, diagnostic, paint)));
    return `${[...blocks, paint(colorOfVerdict(files), verdict(files))].join("\n\n")}\n`;
}
function formatDiagnostic(file, diagnostic, paint) {
    const { severity, range, fix } = diagnostic;
    return [
        [
            paint("strong", text_placeOf(file.path, range)),
            paint(severity, severity),
            printable_printable(diagnostic.message),
            paint("faint", printable_printable(diagnostic.rule)),
        ].join("  "),
        ...(range === undefined ? [] : formatFrame(file, range, severity, paint)),
        `  ${paint("faint", "why")}   ${printable_printable(diagnostic.why)}`,
        `  ${paint("faint", "help")}  ${printable_printable(diagnostic.advice)}`,
        ...(fix === undefined ? [] : [`  ${paint("faint", "fix")}   ${fixTitle(fix)}`]),
        ...diagnostic.related.map((place) => `  ${paint("faint", "see")}   ${text_placeOf(file.path, place.range)}  ${printable_printable(place.message)}`),
    ].join("\n");
}
/** The line with its number, and below it a line of `~` under the range, or a `^` where the range has no width. */
function formatFrame(file, range, severity, paint) {
    const frame = codeFrame(file.source, range);
    if (frame === undefined)
        return [];
    const number = String(range.start.line);
    const underline = paint(severity, "~".repeat(frame.width) || "^");
    const more = range.end.line > range.start.line ? paint("faint", ` to line ${range.end.line}`) : "";
    return [
        `  ${paint("faint", `${number} │`)} ${frame.text}`.trimEnd(),
        `  ${paint("faint", `${" ".repeat(number.length)} │`)} ${" ".repeat(frame.indent)}${underline}${more}`,
    ];
}
/**
 * Where something stands, as a line for people may begin: `path:line:column`, or the path alone for a whole file.
 *
 * A path that starts with a colon could make its line a command to the GitHub runner, and one that starts with blanks
 * would look like a line of ours. With "./" it names the same file.
 */
function text_placeOf(path, range) {
    const shown = printable_printable(path);
    const start = /^[ :]/.test(shown) ? `./${shown}` : shown;
    return range === undefined ? start : `${start}:${range.start.line}:${range.start.column}`;
}
function colorOfVerdict(files) {
    const severities = new Set(files.flatMap(({ diagnostics }) => diagnostics.map(({ severity }) => severity)));
    if (severities.has("error"))
        return "error";
    if (severities.has("warning"))
        return "warning";
    return severities.has("notice") ? "notice" : "success";
}
function paintColor(color, text) {
    const [start, reset] = COLORS[color];
    return `${start}${text}${reset}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/content-server/key-value.js
/**
 * The value of an API key: `psk`, 23 random characters, and six of a checksum, by which a mistyped key is known without
 * a look-up, and a leaked one is found by a scanner.
 */
const PREFIX = "psk";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const CHECKSUM_CHARACTERS = 6;
/** How many random characters a key's value has; each is one of 62. */
const KEY_RANDOM_CHARACTERS = 23;
/** Characters of a whole value. */
const KEY_CHARACTERS = PREFIX.length + KEY_RANDOM_CHARACTERS + CHECKSUM_CHARACTERS;
const CHARACTERS = `${PREFIX}[0-9A-Za-z]{${KEY_CHARACTERS - PREFIX.length}}`;
const key_value_SHAPE = new RegExp(`^${CHARACTERS}$`);
const SHAPE_ANYWHERE = new RegExp(CHARACTERS, "g");
/**
 * The value with these random digits, each a whole number from 0 to 61.
 *
 * @param digits `KEY_RANDOM_CHARACTERS` of them.
 */
function keyValue(digits) {
    const body = PREFIX + digits.map((digit) => DIGITS.charAt(digit)).join("");
    return body + checksum(body);
}
/** Whether a text has the shape of a key's value and the checksum that belongs to it. */
function isKeyValue(text) {
    return key_value_SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);
}
/** A text with whatever has the shape of a key masked, a mistyped one too: little of it is wrong. */
function maskKeyValues(text) {
    return text.replaceAll(SHAPE_ANYWHERE, "•••");
}
/** CRC-32 in base 62, the most significant digit first. */
function checksum(body) {
    let rest = crc32(body);
    let digits = "";
    while (digits.length < CHECKSUM_CHARACTERS) {
        digits = DIGITS.charAt(rest % DIGITS.length) + digits;
        rest = Math.floor(rest / DIGITS.length);
    }
    return digits;
}
/** The CRC-32 of IEEE 802.3, as gzip has it, of a text in ASCII. */
function crc32(ascii) {
    let crc = 0xff_ff_ff_ff;
    for (let index = 0; index < ascii.length; index += 1) {
        crc ^= ascii.charCodeAt(index);
        for (let bit = 0; bit < 8; bit += 1)
            crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
    }
    return ~crc >>> 0;
}

;// CONCATENATED MODULE: ./.build/action/shared/index.js
/** What the Action, the terminal and the Worker may use of `shared/`, stage by stage. */



// vocabulary



// policy



// schema

// validate














// resolve







// report


























// content-server





/***/ }),

/***/ 635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  uB: () => (/* reexport */ command_Command),
  b7: () => (/* reexport */ CommanderError),
  c$: () => (/* reexport */ option_Option)
});

// UNUSED EXPORTS: Argument, Help, InvalidArgumentError, InvalidOptionArgumentError, createArgument, createCommand, createOption, program

;// CONCATENATED MODULE: ./node_modules/commander/lib/error.js
/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

;// CONCATENATED MODULE: ./node_modules/commander/lib/argument.js


class argument_Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(975);
;// CONCATENATED MODULE: ./node_modules/commander/lib/help.js



/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd
            .createOption(helpOption.long, helpOption.description)
            .helpGroup(helpOption.helpGroupHeading),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd
            .createOption(helpOption.short, helpOption.description)
            .helpGroup(helpOption.helpGroupHeading),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return (0,external_node_util_.stripVTControlCharacters)(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

;// CONCATENATED MODULE: ./node_modules/commander/lib/option.js


class option_Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

;// CONCATENATED MODULE: ./node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

;// CONCATENATED MODULE: ./node_modules/commander/lib/command.js













class command_Command extends external_node_events_namespaceObject.EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => external_node_process_namespaceObject.stdout.write(str),
      writeErr: (str) => external_node_process_namespaceObject.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        external_node_process_namespaceObject.stdout.isTTY ? external_node_process_namespaceObject.stdout.columns : undefined,
      getErrHelpWidth: () =>
        external_node_process_namespaceObject.stderr.isTTY ? external_node_process_namespaceObject.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (external_node_process_namespaceObject.stdout.isTTY && external_node_process_namespaceObject.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (external_node_process_namespaceObject.stderr.isTTY && external_node_process_namespaceObject.stderr.hasColors?.()),
      stripColor: (str) => (0,external_node_util_.stripVTControlCharacters)(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new command_Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new argument_Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    external_node_process_namespaceObject.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new option_Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof option_Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (Object.hasOwn(cmd._optionValueSources, key)) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (external_node_process_namespaceObject.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = external_node_process_namespaceObject.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = external_node_process_namespaceObject.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (external_node_process_namespaceObject.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    // Save the state the first time, then restore the state before each subsequent parse.
    if (this._savedState === null) {
      // Do the special default of lone negated option to true, now that we have all the options.
      // Filter for negated options that have not been processed already.
      this.options
        .filter(
          (option) =>
            option.negate &&
            option.defaultValue === undefined &&
            this.getOptionValue(option.attributeName()) === undefined,
        )
        .forEach((option) => {
          // check for lone negated option: --no-foo without a --foo option
          const positiveLongFlag = option.long.replace(/^--no-/, '--');
          if (!this._findOption(positiveLongFlag)) {
            this.setOptionValueWithSource(
              option.attributeName(),
              true,
              'default',
            );
          }
        });

      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (external_node_fs_.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = external_node_path_.resolve(baseDir, baseName);
      if (external_node_fs_.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(external_node_path_.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        external_node_fs_.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = external_node_fs_.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = external_node_path_.resolve(
        external_node_path_.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = external_node_path_.basename(
          this._scriptPath,
          external_node_path_.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    const launchWithNode = sourceExt.includes(external_node_path_.extname(executableFile));

    let proc;
    if (external_node_process_namespaceObject.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(external_node_process_namespaceObject.execArgv).concat(args);

        proc = external_node_child_process_namespaceObject.spawn(external_node_process_namespaceObject.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = external_node_child_process_namespaceObject.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(external_node_process_namespaceObject.execArgv).concat(args);
      proc = external_node_child_process_namespaceObject.spawn(external_node_process_namespaceObject.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        external_node_process_namespaceObject.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        external_node_process_namespaceObject.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        external_node_process_namespaceObject.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in external_node_process_namespaceObject.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, external_node_process_namespaceObject.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const received = receivedArgs.length;
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const details = receivedArgs.join(', ');
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${received}: ${details}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:');
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or import.meta.filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(import.meta.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = external_node_path_.basename(filename, external_node_path_.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(import.meta.dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help', 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(external_node_process_namespaceObject.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-wait[=[host:]port]
  //  --inspect-port=[host:]port
  //
  // Host can be an IP literal encapsulated within square brackets (e.g. [::1]),
  // an IPv4 address in dotted-decimal form (e.g. 192.168.0.1), or a registered name.
  // https://www.rfc-editor.org/rfc/rfc3986.html#section-3.2.2
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(
        /^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/,
      )) !== null
    ) {
      // Matches a host or a port, but not both. No colon to separate them.
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // Plain digits so a port number.
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // Assume a host.
        // e.g. --inspect=localhost, --inspect=[::1], --inspect=192.168.0.1
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(
        /^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/,
      )) !== null
    ) {
      // Matched host:port pattern.
      // e.g. --inspect=localhost:1234, --inspect=[::1]:1234, --inspect=192.168.0.1:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * Exported for using from tests, not otherwise used outside this file.
 *
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    external_node_process_namespaceObject.env.NO_COLOR ||
    external_node_process_namespaceObject.env.FORCE_COLOR === '0' ||
    external_node_process_namespaceObject.env.FORCE_COLOR === 'false'
  )
    return false;
  if (external_node_process_namespaceObject.env.FORCE_COLOR || external_node_process_namespaceObject.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

;// CONCATENATED MODULE: ./node_modules/commander/index.js






const program = new command_Command();

const createCommand = (name) => new Command(name);
const createOption = (flags, description) =>
  new Option(flags, description);
const createArgument = (name, description) =>
  new Argument(name, description);

/**
 * Expose classes
 */






/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(6);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
