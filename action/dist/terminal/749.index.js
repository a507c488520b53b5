export const id = 749;
export const ids = [749];
export const modules = {

/***/ 9749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GQ: () => (/* binding */ compareSides)
});

// UNUSED EXPORTS: compareConfiguration, compareSettings, compareWithin

// EXTERNAL MODULE: ./.build/action/shared/effective/model.js
var effective_model = __webpack_require__(1900);
// EXTERNAL MODULE: ./.build/action/shared/effective/supposed.js
var effective_supposed = __webpack_require__(8750);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __webpack_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __webpack_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __webpack_require__(4693);
// EXTERNAL MODULE: ./.build/action/shared/effective/provider.js
var effective_provider = __webpack_require__(9036);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __webpack_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __webpack_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/changes/destination.js
var changes_destination = __webpack_require__(8685);
// EXTERNAL MODULE: ./.build/action/shared/resolve/provider-origins.js
var provider_origins = __webpack_require__(6717);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var text_pointer = __webpack_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/policy/policy.js
var policy_policy = __webpack_require__(2398);
// EXTERNAL MODULE: ./.build/action/shared/resolve/candidates.js
var candidates = __webpack_require__(4200);
// EXTERNAL MODULE: ./.build/action/shared/resolve/choose-vocabulary.js
var choose_vocabulary = __webpack_require__(5300);
// EXTERNAL MODULE: ./.build/action/shared/resolve/resolve.js + 1 modules
var resolve = __webpack_require__(6986);
;// CONCATENATED MODULE: ./.build/action/shared/changes/side.js







function readSides(before, after) {
    const [old, now] = [vocabularyOfSide(before, after), vocabularyOfSide(after, before)];
    const readBy = (ofBefore, ofAfter) => ({
        before: combineSide("before", before, ofBefore),
        after: combineSide("after", after, ofAfter),
    });
    const isChosen = before.vocabulary !== undefined || after.vocabulary !== undefined;
    return old === now || isChosen ? [readBy(old, now)] : [readBy(old, old), readBy(now, now)];
}
function vocabularyOfSide({ vocabulary: chosen, layers }, other) {
    return (0,choose_vocabulary/* vocabularyOfLayers */.m)(chosen, layers.some(isOfUser) ? layers : [...other.layers, ...layers]);
}
function isOfUser({ kind, value }) {
    return kind === "user" && !((0,json/* isObject */.Gv)(value) && Object.keys(value).length === 0);
}
function combineSide(name, given, vocabulary) {
    const { layers: inputs, policy = policy_policy/* noPolicy */.W, policyFile } = given;
    const { layers, configuration, diagnostics } = (0,resolve/* combineLayers */.gT)(inputs, vocabulary);
    const providers = new Map((0,effective_provider/* effectiveProviders */.wH)(configuration).map((provider) => [provider.id, provider]));
    const invalid = (0,lazily/* lazily */.q)(() => invalidEntries(name, diagnostics));
    return { name, given, layers, configuration, diagnostics, invalidEntries: invalid, providers, policy, policyFile };
}
function invalidEntries(side, diagnostics) {
    const found = diagnostics.flatMap(({ layer, pointer, range }) => {
        if (layer === undefined || pointer === undefined)
            return [];
        const position = range && { line: range.start.line, column: range.start.column };
        const place = {
            kind: "layer",
            layer: layer.kind,
            label: layer.label,
            pointer,
            ...(position && { position }),
        };
        return [{ entry: entryOf(pointer), key: JSON.stringify([layer, pointer]), cause: { side, place } }];
    });
    return Map.groupBy(found, ({ entry }) => entry);
}
function entryOf(pointer) {
    const steps = pointer.split("/");
    return steps.slice(0, steps[2] === "custom" ? 4 : 3).join("/");
}
function placeAt({ name, layers }, path) {
    const [first] = (0,candidates/* candidatesAt */.oA)(layers, path, "highest-layer", "nothing");
    return first && { side: name, place: first.place };
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/provider-pair.js



function aboutProvider({ shown }) {
    return { provider: shown.id, model: null, setting: null };
}
function providerText({ shown }) {
    return shown.text;
}
function causeOf(pair, ...settings) {
    return firstPlace(pair, (side, { path }) => {
        for (const setting of settings) {
            const place = placeAt(side, [...path, ...setting]);
            if (place !== undefined)
                return place;
        }
        return undefined;
    });
}
function causeOfEnablement(pair) {
    return firstPlace(pair, (side, { path }) => {
        const place = (0,provider_origins/* enabledCandidates */.U)(side.layers, path)[0]?.place;
        return place === undefined || place.kind === "default" ? undefined : { side: side.name, place };
    });
}
function causeOfSalvage({ sides, before, after }) {
    const path = (before ?? after)?.provider.path;
    if (path === undefined)
        return undefined;
    const entry = (0,text_pointer/* toPointer */.rb)(path);
    const known = new Set(sides.before
        .invalidEntries()
        .get(entry)
        ?.map(({ key }) => key));
    return sides.after
        .invalidEntries()
        .get(entry)
        ?.find(({ key }) => !known.has(key))?.cause;
}
function firstPlace({ sides, before, after }, find) {
    return (after && find(sides.after, after.provider)) ?? (before && find(sides.before, before.provider)) ?? null;
}

// EXTERNAL MODULE: ./.build/action/shared/effective/offering.js
var offering = __webpack_require__(5723);
;// CONCATENATED MODULE: ./.build/action/shared/changes/reach.js





function reachOf(provider, discovered) {
    const { allow, discovery } = provider.models;
    let offeredCount = 0;
    for (const model of (0,effective_model/* knownModels */.Q)(provider, discovered))
        if (isOffered(model))
            offeredCount += 1;
    const isOpen = provider.enabled && discovery === "auto" && allow.items.length === 0;
    return { provider, isOpen, discovered, offeredCount };
}
function isOffered(model) {
    return model !== undefined && (0,offering/* hiddenReason */.fp)(model) === undefined;
}
function modelOf({ provider, discovered }, id) {
    return (0,effective_model/* knownModel */.t0)(provider, discovered, id);
}
function modelsOf({ provider, discovered }) {
    return (0,effective_model/* knownModels */.Q)(provider, discovered);
}
function* offeredModels(reach) {
    for (const model of modelsOf(reach))
        if (isOffered(model))
            yield model;
}
function isSameOffer(before, after) {
    if (before.offeredCount !== after.offeredCount)
        return false;
    for (const { id } of offeredModels(before))
        if (!isOffered(modelOf(after, id)))
            return false;
    return true;
}
function hasOffer(reach) {
    return reach !== undefined && (reach.isOpen || reach.offeredCount > 0);
}
function providerUrls(provider) {
    const { entry } = provider;
    const endpoints = (0,json/* objectAt */.lJ)(entry, "endpoints") ?? {};
    const addresses = ["baseUrl", "endpoint"]
        .filter((field) => (0,effective_provider/* isRead */.H9)(provider, field))
        .map((field) => [field]);
    const paths = [...addresses, ...Object.keys(endpoints).map((protocol) => ["endpoints", protocol])];
    return paths.flatMap((path) => {
        const url = (0,json/* valueAt */.fK)(entry, path);
        return typeof url === "string" && url !== "" ? [{ path, url }] : [];
    });
}
function ownDestination(provider) {
    const url = (0,effective_provider/* ownUrlOf */.Ry)(provider);
    return url === undefined ? (0,changes_destination/* ownHostOf */.Su)(provider.id) : (0,changes_destination/* destinationOf */.My)(url);
}
function ownUrl({ override, custom }) {
    return (0,json/* textAt */.$6)(override, "baseUrl") ?? (custom && (0,json/* textAt */.$6)(custom.model, "baseUrl"));
}
function ownProtocol({ override, custom }) {
    return (0,json/* textAt */.$6)(override, "protocol") ?? (custom && (0,json/* textAt */.$6)(custom.model, "protocol"));
}
function* destinationsOf(reach) {
    if (!hasOffer(reach))
        return;
    if ((0,effective_provider/* usesOwnUrl */.sj)(reach.provider))
        yield ownDestination(reach.provider);
    for (const { url } of providerUrls(reach.provider))
        yield (0,changes_destination/* destinationOf */.My)(url);
    for (const model of offeredModels(reach)) {
        const url = ownUrl(model);
        if (url !== undefined)
            yield (0,changes_destination/* destinationOf */.My)(url);
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/sets.js
function itemsBeyond(items, others) {
    const known = new Set(others);
    return items.filter((item) => !known.has(item));
}
function hasSameKeys(one, other) {
    if (one.size !== other.size)
        return false;
    for (const key of one.keys())
        if (!other.has(key))
            return false;
    return true;
}
function isSameSet(one, other) {
    return itemsBeyond(one, other).length === 0 && itemsBeyond(other, one).length === 0;
}

// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var text_printable = __webpack_require__(6292);
;// CONCATENATED MODULE: ./.build/action/shared/text/markdown.js

const MARKUP = /[\\`*_{}[\]<>|~!&@#$]|:(?=\S)|(?<=www)\.|(?<=\bGH)-/gi;
const FOUND_IN_TEXT = new Set(["@", "#", "$", ":", ".", "-"]);
function escapeMarkdown(text) {
    return (0,text_printable/* printable */.g$)(text).replace(MARKUP, (character) => {
        const reference = `&#${character.charCodeAt(0)};`;
        return FOUND_IN_TEXT.has(character) ? `<span>${reference}</span>` : reference;
    });
}
function codeSpan(text) {
    const shown = (0,text_printable/* printable */.g$)(text);
    return /[`|]|\]:/.test(shown) ? codeElement(text) : `\`${withSpaces(inQuotesIfUnseen(shown))}\``;
}
function withSpaces(code) {
    return code.startsWith(" ") && code.endsWith(" ") ? ` ${code} ` : code;
}
function codeElement(text) {
    return `<code>${escapeMarkdown(inQuotesIfUnseen((0,text_printable/* printable */.g$)(text)))}</code>`;
}
function inQuotesIfUnseen(text) {
    return /^ *$/.test(text) ? `"${text}"` : text;
}
const QUOTED = /"(?:[^"\\]|\\.?)*("|$)|`([^`"]+)`/g;
function markdownSentence(text) {
    const shown = printable(text);
    let end = 0;
    let written = "";
    for (const { 0: quoted, 1: closing, 2: code, index } of shown.matchAll(QUOTED)) {
        if (closing === "")
            break;
        const isApart = index > end || written === "";
        written += escapeMarkdown(shown.slice(end, index)) + (isApart ? codeSpan(code ?? quoted) : escapeMarkdown(quoted));
        end = index + quoted.length;
    }
    return written + escapeMarkdown(shown.slice(end));
}
function escapeLinkTarget(url) {
    return url
        .toWellFormed()
        .replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => encodeURIComponent(character).replace(/['()]/g, percentEncode))
        .replaceAll("&", "&amp;");
}
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

// EXTERNAL MODULE: ./.build/action/shared/text/url-secrets.js + 1 modules
var url_secrets = __webpack_require__(2322);
;// CONCATENATED MODULE: ./.build/action/shared/changes/words.js




function nameText(name) {
    return codeSpan((0,wording/* shownName */.HD)(name));
}
function listText(names) {
    return (0,wording/* joinParts */.nn)((0,wording/* listNames */.Zv)(names, nameText), "and");
}
function urlText(url) {
    return codeSpan((0,wording/* clipName */.es)((0,url_secrets/* maskUrl */.yP)(url)));
}
const PLAIN_HOST = /^(?!www\.)(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?$/;
function hostText(url) {
    const { host } = (0,changes_destination/* destinationOf */.My)(url);
    if (host === undefined)
        return urlText(url);
    return PLAIN_HOST.test(host) && (0,wording/* shownName */.HD)(host) === host ? host : nameText(host);
}
function wayText(url) {
    return (0,changes_destination/* destinationOf */.My)(url).scheme === "http" ? `${hostText(url)} by plain HTTP` : hostText(url);
}
function ownHostText(owner, url) {
    return url === undefined ? `${owner} own host` : `${owner} own host ${wayText(url)}`;
}
function modelCount(count) {
    return count === 0 ? "no model" : (0,wording/* countOf */.pq)(count, "model");
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/offer-changes.js





function* offerChanges(pair) {
    const { before, after } = pair;
    if (before.isOpen === after.isOpen) {
        if (isSameOffer(before, after))
            yield* listsWithoutEffect(pair);
        return;
    }
    const [open, listed] = after.isOpen ? [after, before] : [before, after];
    const [every, few] = [everyModel(open), fewModels(listed)];
    const provider = providerText(pair);
    yield {
        ...(after.isOpen
            ? { effect: "opens", kind: "every-model-offered", text: `${provider} offers ${every}; before, ${few}.` }
            : { effect: "breaks", kind: "every-model-withdrawn", text: `${provider} offers ${few}; before, ${every}.` }),
        ...aboutProvider(pair),
        before: offerOf(before),
        after: offerOf(after),
        cause: causeOf(pair, ["models", isSameDiscovery(pair) ? "allow" : "discovery"]),
    };
}
function everyModel({ provider: { models } }) {
    const denied = [...models.deny.indexes.keys()];
    return `every model that it reports${denied.length > 0 ? ` but ${listText(denied)}` : ""}`;
}
function fewModels(reach) {
    return reach.offeredCount === 0 ? "none" : `only ${listText(Array.from(offeredModels(reach), ({ id }) => id))}`;
}
function offerOf(reach) {
    const { deny } = reach.provider.models;
    return {
        everyReportedModel: reach.isOpen,
        models: Array.from(offeredModels(reach), ({ id }) => (0,secrets/* maskSecrets */.QU)(id)),
        denied: reach.isOpen ? Array.from(deny.indexes.keys(), secrets/* maskSecrets */.QU) : [],
    };
}
function isSameDiscovery({ before, after }) {
    return before.provider.models.discovery === after.provider.models.discovery;
}
function* listsWithoutEffect(pair) {
    const [old, now] = [pair.before.provider.models, pair.after.provider.models];
    const edited = [
        ...["allow", "deny"].filter((list) => !hasSameKeys(old[list].indexes, now[list].indexes)),
        ...(isSameDiscovery(pair) ? [] : ["discovery"]),
    ];
    for (const setting of edited) {
        yield {
            effect: "none",
            kind: "setting-without-effect",
            ...aboutProvider(pair),
            setting: `models/${setting}`,
            before: null,
            after: null,
            cause: causeOf(pair, ["models", setting]),
            text: `The edit of \`${setting}\` has no effect: ${providerText(pair)} offers the same models.`,
        };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/availability-changes.js








function* availabilityChanges(pair) {
    const { before, after } = pair;
    if (isInForce(after) && hasOffer(after))
        yield becomesAvailable(pair, after);
    else if (isInForce(before) && hasOffer(before))
        yield becomesUnavailable(pair, before);
    else if (!isSameSetting(before, after))
        yield withoutEffect(pair);
}
function isInForce(reach) {
    return reach?.provider.enabled === true;
}
function becomesAvailable(pair, after) {
    const isNew = pair.before === undefined;
    const verb = isNew ? "is added" : "is enabled";
    return {
        effect: "opens",
        kind: "provider-available",
        ...aboutProvider(pair),
        before: null,
        after: reachedOffer(after),
        cause: isNew ? (causeOf(pair, ["type"], []) ?? causeOfEnablement(pair)) : causeOfEnablement(pair),
        text: `${providerText(pair)} ${verb}, reached at ${(0,wording/* joinParts */.nn)(hostsOf(after), "and")}, with ${offerText(after)}.${similarText(pair, after)}`,
    };
}
function becomesUnavailable(pair, before) {
    const invalid = causeOfSalvage(pair);
    const isGone = pair.after === undefined;
    return {
        effect: "breaks",
        kind: "provider-unavailable",
        ...aboutProvider(pair),
        before: reachedOffer(before),
        after: null,
        cause: invalid ?? (isGone ? causeOf(pair, ["type"], []) : causeOfEnablement(pair)),
        text: `Everybody loses ${providerText(pair)} (${offerText(before)})${invalid === undefined ? "" : ": its entry is not valid"}.`,
    };
}
function withoutEffect(pair) {
    const { after, before } = pair;
    return {
        effect: "none",
        kind: "setting-without-effect",
        ...aboutProvider(pair),
        before: null,
        after: null,
        cause: causeOf(pair, ["enabled"], []) ?? causeOfEnablement(pair),
        text: `${providerText(pair)} ${idleText(before, after)}.`,
    };
}
function idleText(before, after) {
    if (after === undefined)
        return "is removed; it offered nothing before";
    if (isInForce(before) && isInForce(after))
        return "offers no model, so its changed settings have no effect";
    if (isInForce(after))
        return `is ${before === undefined ? "added" : "enabled"}, and offers no model`;
    if (before === undefined)
        return "is added, and is disabled";
    return isInForce(before)
        ? "is disabled; it offered no model before"
        : "is disabled, so its changed settings have no effect";
}
function isSameSetting(before, after) {
    if (before === undefined || after === undefined)
        return before === after;
    return before.provider.enabled === after.provider.enabled && (0,json/* isSameJson */.TL)(before.provider.entry, after.provider.entry);
}
function offerText(reach) {
    return reach.isOpen ? everyModel(reach) : modelCount(reach.offeredCount);
}
function reachedOffer(reach) {
    const destinations = new Set(Array.from(destinationsOf(reach), changes_destination/* shownDestination */.Kh));
    return { ...offerOf(reach), destinations: [...destinations] };
}
function similarText({ similarHost }, { provider }) {
    return [...new Set(providerUrls(provider).map(({ url }) => similarHost(url)))].join("");
}
function hostsOf(reach) {
    return [
        ...new Set([
            ...((0,effective_provider/* usesOwnUrl */.sj)(reach.provider) ? [ownHostText("its", (0,effective_provider/* ownUrlOf */.Ry)(reach.provider))] : []),
            ...providerUrls(reach.provider).map(({ url }) => wayText(url)),
        ]),
    ];
}

// EXTERNAL MODULE: ./.build/action/shared/changes/change.js
var change = __webpack_require__(6173);
// EXTERNAL MODULE: ./.build/action/shared/effective/fields.js
var fields = __webpack_require__(4156);
// EXTERNAL MODULE: ./.build/action/shared/text/header-name.js
var header_name = __webpack_require__(7868);
;// CONCATENATED MODULE: ./.build/action/shared/changes/connection-changes.js











function* connectionChanges(pair) {
    if (!hasOffer(pair.before) || !hasOffer(pair.after))
        return;
    const [before, after] = [connectionOf(pair.before, pair.after), connectionOf(pair.after, pair.before)];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
        const [old, now] = [before.get(key), after.get(key)];
        const either = now ?? old;
        if (either === undefined || isSameConnection(pair, old, now))
            continue;
        yield {
            effect: "moves",
            kind: "connection-changed",
            ...aboutProvider(pair),
            setting: (0,text_pointer/* toPointer */.rb)(either.path).slice(1),
            before: shown(old, old, now),
            after: shown(now, old, now),
            cause: causeOf(pair, either.path, ...(old === undefined ? [] : [old.path])),
            text: sentence(pair, either, old?.value, now?.value),
        };
    }
}
function connectionOf({ provider }, other) {
    const { entry, kind } = provider;
    const settings = new Map();
    const add = (setting, path, value) => {
        if (value !== undefined)
            settings.set(path.map(text_pointer/* pointerStep */.UN).join("/"), { kind: setting, name: String(path.at(-1)), value, path });
    };
    if (kind === "custom")
        add("variant", ["type"], (0,json/* textAt */.$6)(entry, "type"));
    add("protocol", ["protocol"], (0,effective_provider/* providerProtocol */.Cc)(provider));
    for (const { path, url } of providerUrls(provider))
        add("url", path, url);
    if ((0,effective_provider/* ownUrlOf */.Ry)(other.provider) !== undefined)
        add("url", ["ownUrl"], (0,effective_provider/* ownUrlOf */.Ry)(provider));
    for (const { section, key, value } of (0,fields/* valuesInForce */.B)(provider))
        add("field", section === undefined ? [key] : [section, key], String(value));
    for (const header of headerSettings(entry))
        settings.set(`customHeaders/${(0,text_pointer/* pointerStep */.UN)(header.name.toLowerCase())}`, header);
    return settings;
}
function headerSettings(entry) {
    const headers = new Map();
    for (const [name, text] of Object.entries((0,json/* objectAt */.lJ)(entry, "customHeaders") ?? {})) {
        const former = headers.get(name.toLowerCase());
        const values = new Set([...(former === undefined ? [] : former.value.split("\n")), JSON.stringify(text)]);
        const value = [...values].toSorted((one, other) => (one < other ? -1 : 1)).join("\n");
        headers.set(name.toLowerCase(), { kind: "header", name, value, path: ["customHeaders", name] });
    }
    return headers.values();
}
function isSameConnection({ before, after }, old, now) {
    const either = now ?? old;
    if (either?.kind !== "url")
        return old?.value === now?.value;
    const [from, to] = [reachedBy(before.provider, either, old), reachedBy(after.provider, either, now)];
    return from !== undefined && from === to;
}
function reachedBy(provider, { path }, url) {
    const isOfProtocol = path[0] === "endpoints";
    const own = isOfProtocol ? undefined : (0,effective_provider/* ownUrlOf */.Ry)(provider);
    const kind = (0,effective_provider/* entryKindOf */.C0)(provider);
    const isOwn = url !== undefined && !isOfProtocol && kind !== undefined && (0,effective_provider/* isCompleted */.Yw)(url.value, kind);
    const text = isOwn ? kind.ownUrl : (url?.value ?? own);
    return text === undefined ? undefined : (0,changes_destination/* addressOf */.ci)(text);
}
function shown(setting, old, now) {
    if (setting === undefined)
        return null;
    if (setting.kind === "url")
        return (0,url_secrets/* maskUrl */.yP)(setting.value);
    if (setting.kind !== "header")
        return (0,secrets/* maskSecrets */.QU)(setting.value);
    return setting === now && old !== undefined ? "changed" : "set";
}
function sentence(pair, setting, old, now) {
    const provider = providerText(pair);
    switch (setting.kind) {
        case "url":
            return urlSentence(pair, setting, old, now);
        case "header": {
            const does = now === undefined ? "no longer get" : old === undefined ? "get" : "get another value of";
            return `Requests to ${provider} ${does} the header ${nameText((0,header_name/* maskHeaderName */.fW)(setting.name))}.`;
        }
        case "variant":
            return `${provider} is of the kind ${namedValue(now)} instead of ${namedValue(old)}.`;
        case "protocol":
            return `${provider} speaks ${namedValue(now)} instead of ${namedValue(old)}.`;
        default:
            if (old === undefined)
                return `${provider} uses the ${setting.name} ${namedValue(now)}; before, none was set.`;
            if (now === undefined)
                return `${provider} no longer uses the ${setting.name} ${namedValue(old)}.`;
            return `${provider} moves from ${setting.name} ${namedValue(old)} to ${namedValue(now)}.`;
    }
}
function namedValue(text) {
    return text === undefined ? "none that is set" : nameText(text);
}
function urlSentence({ before, after, ...pair }, { path }, old, now) {
    const provider = pair.shown.text;
    const [field, protocol] = path;
    if (field === "endpoints") {
        return `Requests of ${provider} by ${nameText(String(protocol))} go to ${place(now, "its base URL")} instead of ${place(old, "its base URL")}.`;
    }
    const isMain = field === "baseUrl" ||
        [before, after].every((reach) => !(0,effective_provider/* isRead */.H9)(reach.provider, "baseUrl") || !Object.hasOwn(reach.provider.entry, "baseUrl"));
    if (!isMain)
        return `\`${field}\` of ${provider} is ${place(now, "not set")} instead of ${place(old, "none")}.`;
    const isSameHost = isHostOf(old, (0,effective_provider/* ownUrlOf */.Ry)(after.provider)) || isHostOf(now, (0,effective_provider/* ownUrlOf */.Ry)(before.provider));
    if (now === undefined && old !== undefined && (0,effective_provider/* usesOwnUrl */.sj)(after.provider) && !isSameHost)
        return `${provider} is no longer reached through ${hostText(old)}: requests go to ${ownHostText("the provider's", (0,effective_provider/* ownUrlOf */.Ry)(after.provider))}.`;
    if (old === undefined && now !== undefined && (0,effective_provider/* usesOwnUrl */.sj)(before.provider) && !isSameHost)
        return `${provider} is reached through ${hostText(now)} instead of ${ownHostText("the provider's", (0,effective_provider/* ownUrlOf */.Ry)(before.provider))}.`;
    if (old !== undefined && now !== undefined && (0,changes_destination/* destinationOf */.My)(old).host !== (0,changes_destination/* destinationOf */.My)(now).host)
        return `${provider} is no longer reached through ${hostText(old)}: requests go to ${hostText(now)}.`;
    if (old !== undefined && now !== undefined && urlText(old) === urlText(now))
        return `\`${field}\` of ${provider} changes in a part that is not shown (${urlText(now)}).`;
    return `\`${field}\` of ${provider} is ${place(now, "not set")} instead of ${place(old, "none")}.`;
}
function isHostOf(url, other) {
    return url !== undefined && other !== undefined && (0,changes_destination/* destinationOf */.My)(url).key === (0,changes_destination/* destinationOf */.My)(other).key;
}
function place(url, otherwise) {
    return url === undefined ? otherwise : urlText(url);
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/destination-changes.js








function* destinationChanges(pair) {
    const { before, after, known } = pair;
    if (!hasOffer(after))
        return;
    const stated = new Set();
    for (const { destination, path, url, former } of changedDestinations(pair)) {
        const isKept = hasOffer(before) && destination.key === former?.key;
        const isAdded = !isKept && (0,changes_destination/* isNew */.BS)(known, destination);
        const isPlain = !isKept && (0,changes_destination/* losesEncryption */.a4)(known, destination, former);
        if (stated.has(destination.key) || !(isAdded || isPlain))
            continue;
        stated.add(destination.key);
        yield {
            effect: "opens",
            kind: isPlain ? "encryption-lost" : "destination-added",
            ...aboutProvider(pair),
            setting: (0,text_pointer/* toPointer */.rb)(path).slice(1),
            before: null,
            after: url === undefined ? "own host" : (0,url_secrets/* maskUrl */.yP)(url),
            cause: causeOf(pair, path),
            text: destinationText(`requests of ${providerText(pair)}`, url, isPlain, pair),
        };
    }
}
function* changedDestinations({ before, after }) {
    const { provider } = after;
    const old = new Map(providerUrls(before.provider).map(({ path, url }) => [path.join("/"), (0,changes_destination/* destinationOf */.My)(url)]));
    const own = (0,effective_provider/* usesOwnUrl */.sj)(before.provider) ? ownDestination(before.provider) : undefined;
    if ((0,effective_provider/* usesOwnUrl */.sj)(provider)) {
        const destination = ownDestination(provider);
        const isSame = own !== undefined && isUnknown(own) !== isUnknown(destination);
        const former = isSame ? destination : (own ?? old.get("baseUrl") ?? old.get("endpoint"));
        const path = [(0,effective_provider/* entryKindOf */.C0)(provider)?.address === "endpoint" ? "endpoint" : "baseUrl"];
        yield { destination, path, url: (0,effective_provider/* ownUrlOf */.Ry)(provider), former };
    }
    for (const { path, url } of providerUrls(provider)) {
        const isAddress = path.length === 1;
        yield {
            destination: (0,changes_destination/* destinationOf */.My)(url),
            path,
            url,
            former: old.get(path.join("/")) ?? (isAddress ? own : undefined),
        };
    }
}
function isUnknown({ host }) {
    return host === undefined;
}
function statedDestinations(pair) {
    return new Set(Array.from(changedDestinations(pair), ({ destination }) => destination.key));
}
function destinationText(requests, url, isPlain, { known, similarHost }) {
    const subject = (0,wording/* startSentence */.yV)(requests);
    if (url === undefined)
        return `${subject} go to the provider's own host, which none went to before.`;
    if (isPlain)
        return `${subject} go to ${wayText(url)}; before, they were encrypted.`;
    if ((0,changes_destination/* wasPlain */.u1)(known, (0,changes_destination/* destinationOf */.My)(url)))
        return `${subject} go to ${wayText(url)} by HTTPS; before, by plain HTTP.`;
    return `${subject} go to ${wayText(url)}, which none went to before.${similarHost(url)}`;
}

// EXTERNAL MODULE: ./.build/action/shared/effective/configuration.js
var effective_configuration = __webpack_require__(7943);
// EXTERNAL MODULE: ./.build/action/shared/effective/enablement.js
var enablement = __webpack_require__(8114);
;// CONCATENATED MODULE: ./.build/action/shared/changes/enforced-changes.js









function* enforcedChanges({ before, after }) {
    const [old, now] = [enforcementOf(before), enforcementOf(after)];
    for (const [key, { provider, path }] of old.closing) {
        const pathNow = provider && (after.providers.get(provider.id)?.path ?? provider.path);
        const enabledNow = pathNow && decisiveValue(now.documents, pathNow)?.value;
        if (now.closing.has(key) || enabledNow === false)
            continue;
        yield {
            effect: "opens",
            kind: "enforced-value-removed",
            provider: provider === undefined ? null : (0,secrets/* maskSecrets */.QU)(provider.id),
            model: null,
            setting: (0,text_pointer/* toPointer */.rb)(path.slice(provider?.path.length ?? 1)).slice(1),
            before: true,
            after: false,
            cause: placeAt(before, path) ?? null,
            text: enforced_changes_sentence(provider, path, enabledNow === true),
        };
    }
}
function enforcementOf({ layers, configuration: { vocabulary } }) {
    const documents = layers.filter(({ kind }) => kind === "enforced").map(({ document }) => document);
    const configuration = (0,effective_configuration/* configurationOf */.Q)(documents, vocabulary);
    const closing = new Map();
    const add = (path, provider) => closing.set(JSON.stringify([provider?.id, ...path.slice(provider?.path.length)]), { provider, path });
    if ((0,json/* valueAt */.fK)(configuration.merged, enablement/* DEFAULT_ENABLED */.EV) === false)
        add(enablement/* DEFAULT_ENABLED */.EV);
    for (const provider of (0,effective_provider/* effectiveProviders */.wH)(configuration)) {
        const decisive = decisiveValue(documents, provider.path);
        if (decisive?.value === false && decisive.owner === "provider")
            add(decisive.path, provider);
        for (const path of closingPaths(provider))
            add([...provider.path, ...path], provider);
    }
    return { documents, closing };
}
function decisiveValue(documents, path) {
    const [decisive] = (0,enablement/* enabledValues */.Ad)(documents, path);
    return decisive;
}
function* closingPaths(provider) {
    const { models } = provider;
    if (models.allow.items.length > 0)
        yield ["models", "allow"];
    if (models.deny.items.length > 0)
        yield ["models", "deny"];
    if (models.discovery === "off")
        yield ["models", "discovery"];
    for (const { path } of providerUrls(provider))
        yield path;
}
function enforced_changes_sentence(provider, path, isEnforcedNow) {
    if (provider === undefined)
        return "The enforced layers no longer disable providers by default: a configuration can enable them.";
    const name = nameText(provider.id);
    const setting = path.at(-1);
    switch (setting) {
        case "enabled":
            return `${name} is no longer disabled by the enforced layers: ${isEnforcedNow ? "they enable it" : "a configuration can enable it"}.`;
        case "allow":
        case "deny":
            return `\`${setting}\` of ${name} is no longer fixed by the enforced layers: a configuration can offer other models.`;
        case "discovery":
            return `\`discovery\` of ${name} is no longer fixed by the enforced layers: a configuration can offer every model that it reports.`;
        default:
            return `Where requests of ${name} go is no longer fixed by the enforced layers (${nameText(path.slice(provider.path.length).join("/"))}): a configuration can send them elsewhere.`;
    }
}

// EXTERNAL MODULE: ./.build/action/shared/resolve/model-origins.js
var model_origins = __webpack_require__(9355);
// EXTERNAL MODULE: ./.build/action/shared/effective/metadata.js
var metadata = __webpack_require__(3980);
;// CONCATENATED MODULE: ./.build/action/shared/changes/model-pair.js





function aboutModel({ pair, id }) {
    return { provider: pair.shown.id, model: (0,secrets/* maskSecrets */.QU)(id), setting: null };
}
function modelText({ pair, id }) {
    return `${nameText(id)} of ${providerText(pair)}`;
}
function causeOfModel({ pair: { sides }, before, after }, ...fields) {
    return ((after && placeOfField(sides.after, after, fields)) ??
        (before && placeOfField(sides.before, before, fields)) ??
        null);
}
function placeOfField(side, model, fields) {
    const custom = (0,effective_model/* customPath */.N8)(model);
    const paths = fields.flatMap((field) => [
        [...(0,effective_model/* overridePath */.Y0)(model), ...field],
        ...(custom === undefined ? [] : [[...custom, ...field]]),
    ]);
    for (const path of paths) {
        const place = placeAt(side, path);
        if (place !== undefined)
            return place;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/metadata-changes.js







function* metadataChanges(model) {
    const [old, now] = [(0,metadata/* metadataOf */.Nk)(model.before), (0,metadata/* metadataOf */.Nk)(model.after)];
    const fields = metadata/* METADATA_NAMES */.Nf.filter((field) => !isSameValue(old[field], now[field]));
    if (fields.length === 0)
        return;
    const valuesOf = (values) => Object.fromEntries(fields.map((field) => [field, shownValue(values[field])]));
    yield {
        effect: "changes",
        kind: "model-changed",
        ...aboutModel(model),
        before: valuesOf(old),
        after: valuesOf(now),
        cause: causeOfModel(model, ...fields.map((field) => [field])),
        text: `${modelText(model)} has other metadata: ${(0,wording/* joinParts */.nn)(fields.map((field) => `\`${field}\` is ${valueText(now[field])} (before: ${valueText(old[field])})`), "and")}.`,
    };
}
function isSameValue(one, other) {
    return (0,json/* isArray */.cy)(one) && (0,json/* isArray */.cy)(other) ? isSameSet(one.map(String), other.map(String)) : one === other;
}
function shownValue(value) {
    if (value === undefined)
        return null;
    if ((0,json/* isArray */.cy)(value))
        return value.map(shownValue);
    return typeof value === "string" ? (0,secrets/* maskSecrets */.QU)(value) : value;
}
function valueText(value) {
    if (value === undefined)
        return "not set";
    if ((0,json/* isArray */.cy)(value))
        return value.length === 0 ? "an empty list" : listText(value.filter((item) => typeof item === "string"));
    return nameText(typeof value === "string" ? value : JSON.stringify(value));
}

// EXTERNAL MODULE: ./.build/action/shared/effective/base-url.js
var base_url = __webpack_require__(3284);
// EXTERNAL MODULE: ./.build/action/shared/effective/protocol.js
var protocol = __webpack_require__(2733);
;// CONCATENATED MODULE: ./.build/action/shared/changes/model-moves.js









function routeOf(model) {
    return {
        protocol: (0,protocol/* modelProtocol */.yj)(model),
        url: (0,base_url/* modelBaseUrl */.Mh)(model),
        followsProvider: (0,base_url/* followsProvider */.kP)(model),
    };
}
function* modelMoves(model) {
    const { before, after } = model;
    if ([before, after].every((one) => ownUrl(one) === undefined && ownProtocol(one) === undefined))
        return;
    const [old, now] = [routeOf(before), routeOf(after)];
    const parts = [
        ...(old.protocol === now.protocol ? [] : [protocolText(old.protocol, now.protocol)]),
        ...(isSameAddress(old, now) ? [] : [addressText(old.url, now.url)]),
    ];
    if (parts.length === 0)
        return;
    yield {
        effect: "moves",
        kind: "model-moved",
        ...aboutModel(model),
        before: shownRoute(old),
        after: shownRoute(now),
        cause: causeOfModel(model, ["baseUrl"], ["protocol"]),
        text: `${modelText(model)} ${(0,wording/* joinParts */.nn)(parts, "and")}.`,
    };
}
function isSameAddress(old, now) {
    if (old.followsProvider && now.followsProvider)
        return true;
    return old.url === undefined || now.url === undefined
        ? old.url === now.url
        : (0,changes_destination/* addressOf */.ci)(old.url) === (0,changes_destination/* addressOf */.ci)(now.url);
}
function shownRoute({ protocol, url }) {
    return {
        protocol: protocol === undefined ? null : (0,secrets/* maskSecrets */.QU)(protocol),
        baseUrl: url === undefined ? null : (0,url_secrets/* maskUrl */.yP)(url),
    };
}
function protocolText(old, now) {
    return `speaks ${now === undefined ? "no set protocol" : nameText(now)} instead of ${old === undefined ? "none" : nameText(old)}`;
}
function addressText(old, now) {
    const isSameHost = old !== undefined && now !== undefined && hostText(old) === hostText(now);
    const write = (url) => url === undefined ? "the provider's own host" : (isSameHost ? urlText : hostText)(url);
    return `is reached at ${write(now)} instead of ${write(old)}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/model-changes.js











function* modelChanges(pair) {
    const { before, after } = pair;
    const stated = statedDestinations(pair);
    for (const model of modelsOf(after)) {
        yield* changesOfModel({ pair, id: model.id, before: modelOf(before, model.id), after: model, stated });
    }
    for (const model of modelsOf(before)) {
        if (modelOf(after, model.id) !== undefined)
            continue;
        yield* changesOfModel({ pair, id: model.id, before: model, after: undefined, stated });
    }
}
function* changesOfModel(model) {
    const { pair, before, after } = model;
    const [was, is] = [isOffered(before), isOffered(after)];
    if (is && !was) {
        if (!comesWithAll(after, pair.after, pair.before))
            yield offered(model);
    }
    else if (was && !is) {
        if (!comesWithAll(before, pair.before, pair.after))
            yield withdrawn(model);
    }
    else if (!is) {
        if (!model_changes_isSameSetting(before, after))
            yield model_changes_withoutEffect(model);
    }
    else if (before !== undefined && after !== undefined) {
        yield* modelMoves({ ...model, before, after });
        yield* metadataChanges({ ...model, before, after });
    }
    if (is && after !== undefined)
        yield* destination(model, before, after);
}
function comesWithAll(model, there, elsewhere) {
    return model?.custom === undefined && there.isOpen && !elsewhere.isOpen;
}
function offered(model) {
    const text = `${modelText(model)} is offered; before, it was not.`;
    return {
        effect: "opens",
        kind: "model-offered",
        ...aboutModel(model),
        before: false,
        after: true,
        cause: causeOfOffer(model),
        text,
    };
}
function withdrawn(model) {
    const text = `${modelText(model)} is no longer offered.`;
    return {
        effect: "breaks",
        kind: "model-withdrawn",
        ...aboutModel(model),
        before: true,
        after: false,
        cause: causeOfWithdrawal(model),
        text,
    };
}
function model_changes_withoutEffect(model) {
    const what = model.after === undefined
        ? "is removed; it was not offered before"
        : model.before === undefined
            ? "is added, but is not offered"
            : "is not offered, so its changed settings have no effect";
    return {
        effect: "none",
        kind: "setting-without-effect",
        ...aboutModel(model),
        before: null,
        after: null,
        cause: causeOfModel(model, []),
        text: `${modelText(model)} ${what}.`,
    };
}
function model_changes_isSameSetting(before, after) {
    if (before === undefined || after === undefined)
        return before === after;
    return (0,json/* isSameJson */.TL)(before.override, after.override) && (0,json/* isSameJson */.TL)(before.custom?.model, after.custom?.model);
}
function* destination(model, before, after) {
    const { pair, stated } = model;
    const [old, url] = [before && ownUrl(before), ownUrl(after)];
    if (url === undefined)
        return;
    const [former, now] = [old === undefined ? undefined : (0,changes_destination/* destinationOf */.My)(old), (0,changes_destination/* destinationOf */.My)(url)];
    const isAdded = (0,changes_destination/* isNew */.BS)(pair.known, now) && !stated.has(now.key);
    const isKept = isOffered(before) && now.key === former?.key;
    const isPlain = !isKept && (0,changes_destination/* losesEncryption */.a4)(pair.known, now, former);
    if (!isAdded && !isPlain)
        return;
    yield {
        effect: "opens",
        kind: isPlain ? "encryption-lost" : "destination-added",
        ...aboutModel(model),
        setting: "baseUrl",
        before: old === undefined ? null : (0,url_secrets/* maskUrl */.yP)(old),
        after: (0,url_secrets/* maskUrl */.yP)(url),
        cause: causeOfModel(model, ["baseUrl"]),
        text: destinationText(`requests of ${modelText(model)}`, url, isPlain, pair),
    };
}
function causeOfOffer({ pair, id, before, after }) {
    const offers = placeOfOffer(pair.sides.after, after) ?? null;
    switch (before && (0,offering/* hiddenReason */.fp)(before)) {
        case "denied":
            return placeOfOffer(pair.sides.before, before) ?? offers;
        case "discovery off":
            return causeOf(pair, ["models", "discovery"]) ?? offers;
        case "not in allow":
            return pair.after.provider.models.allow.indexes.has(id) ? offers : causeOf(pair, ["models", "allow"]);
        default:
            return offers;
    }
}
function causeOfWithdrawal({ pair: { sides }, before, after }) {
    return placeOfOffer(sides.after, after) ?? placeOfOffer(sides.before, before) ?? null;
}
function placeOfOffer({ name, layers }, model) {
    const place = model && (0,model_origins/* offeringCandidates */.b)(model, layers)[0]?.place;
    return place?.kind === "layer" ? { side: name, place } : undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/policy/host-patterns.js
var host_patterns = __webpack_require__(3704);
// EXTERNAL MODULE: ./.build/action/shared/syntax/read-document.js
var read_document = __webpack_require__(9577);
// EXTERNAL MODULE: ./.build/action/shared/text/limits.js
var limits = __webpack_require__(7371);
;// CONCATENATED MODULE: ./.build/action/shared/text/glob-cover.js

const HALF = 0.5;
const OTHER = "\0";
function areCovered(glob, globs) {
    if (globs.includes(glob))
        return true;
    const up = leadingUp(glob);
    const others = globs.filter((other) => leadingUp(other) === up);
    if (others.length === 0 || [glob, ...others].some((one) => hasDotsWithin(one)))
        return false;
    const one = stepsOf(withoutStart(glob).slice(up.length));
    const many = others.map((other) => stepsOf(withoutStart(other).slice(up.length)));
    return includesAll(one, many, alphabetOf([one, ...many]));
}
function withoutStart(glob) {
    return glob.replace(/^(?:\.\/+)+/, "");
}
function leadingUp(glob) {
    return /^(?:\.\.\/)*/.exec(withoutStart(glob))?.[0] ?? "";
}
function hasDotsWithin(glob) {
    return /(?:^|\/)\.\.?(?:\/|$)/.test(withoutStart(glob).slice(leadingUp(glob).length));
}
function stepsOf(glob) {
    const names = glob.replace(/(?<=^|\/)\*\*$/, "**/*").split("/");
    return names.flatMap((name, index) => {
        if (name === "**" && index < names.length - 1)
            return [{ kind: "folders" }];
        const steps = name
            .replace(/^\*+$/, "?*")
            .split("")
            .map((character) => {
            if (character === "*")
                return { kind: "name" };
            return character === "?" ? { kind: "any" } : { kind: "character", character };
        });
        return index < names.length - 1 ? [...steps, { kind: "character", character: "/" }] : steps;
    });
}
function alphabetOf(all) {
    const characters = all.flat().flatMap((step) => (step.kind === "character" ? [step.character] : []));
    return new Set([...characters, "/", OTHER]);
}
function includesAll(one, many, alphabet) {
    const start = { one: reach(one, [0]), many: many.map((steps) => reach(steps, [0])) };
    const open = [start];
    const seen = new Set([JSON.stringify(start)]);
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
        const isMatched = state.many.some((places, index) => places.includes(many[index]?.length ?? 0));
        if (state.one.includes(one.length) && !isMatched)
            return false;
        for (const character of alphabet) {
            const next = {
                one: afterOne(one, state.one, character),
                many: state.many.map((places, index) => afterOne(many[index] ?? [], places, character)),
            };
            const key = JSON.stringify(next);
            if (next.one.length === 0 || seen.has(key))
                continue;
            if (seen.size >= limits/* GLOB_COVER_MAX_STATES */.Dd)
                return false;
            seen.add(key);
            open.push(next);
        }
    }
    return true;
}
function reach(steps, places) {
    const all = new Set(places);
    for (const place of all) {
        const kind = steps[place]?.kind;
        if (kind === "name" || kind === "folders")
            all.add(place + 1);
    }
    return [...all].toSorted((a, b) => a - b);
}
function afterOne(steps, places, character) {
    return reach(steps, places.flatMap((place) => afterCharacter(steps, place, character)));
}
function afterCharacter(steps, place, character) {
    const isName = character !== "/";
    if (!Number.isInteger(place))
        return [isName ? place : place - HALF];
    const step = steps[place];
    switch (step?.kind) {
        case "character":
            return step.character === character ? [place + 1] : [];
        case "any":
            return isName ? [place + 1] : [];
        case "name":
            return isName ? [place] : [];
        case "folders":
            return isName ? [place + HALF] : [];
        default:
            return [];
    }
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 28 modules
var rules = __webpack_require__(1397);
// EXTERNAL MODULE: ./.build/action/shared/validate/suppression.js
var suppression = __webpack_require__(5081);
;// CONCATENATED MODULE: ./.build/action/shared/changes/policy-changes.js











function* policyChanges(sides) {
    const [before, after] = [sides.before.policy, sides.after.policy];
    const loosened = [
        ...loweredRules(before, after),
        ...approvedHosts(before, after),
        ...knownModels(before, after),
        ...addedIgnores(before, after),
        ...removedLayers(before, after),
        ...inlineIgnores(before, after),
    ];
    const placeOf = { before: policyPlaces(sides.before), after: policyPlaces(sides.after) };
    for (const { path, side, decisive = path, ...loosening } of loosened) {
        yield {
            effect: "opens",
            kind: "policy-loosened",
            provider: null,
            model: null,
            setting: (0,text_pointer/* toPointer */.rb)(path).slice(1),
            cause: { side, place: placeOf[side](decisive) },
            ...loosening,
        };
    }
    if (loosened.length === 0 && !(0,json/* isSameJson */.TL)(asJson(before), asJson(after)))
        yield unloosened(placeOf.after([]));
}
function policyPlaces({ policyFile }) {
    const read = (0,lazily/* lazily */.q)(() => policyFile && (0,read_document/* readDocument */.u)(policyFile.text));
    return (path) => {
        const place = { kind: "policy", pointer: (0,text_pointer/* toPointer */.rb)(path) };
        const document = read();
        if (policyFile === undefined || !document?.ok)
            return place;
        const { line, column } = document.value.locate(path, "value").start;
        return { ...place, label: policyFile.label, position: { line, column } };
    };
}
function asJson(policy) {
    return policy;
}
function unloosened(place) {
    return {
        effect: "none",
        kind: "setting-without-effect",
        provider: null,
        model: null,
        setting: null,
        before: null,
        after: null,
        cause: { side: "after", place },
        text: "The policy changes, and no check is loosened.",
    };
}
const STRICTNESS = ["off", "notice", "warning", "error"];
function* loweredRules(before, after) {
    for (const { id, severity } of rules/* ruleDescriptions */.U) {
        const [old, now] = [severityIn(before, id, severity), severityIn(after, id, severity)];
        if (STRICTNESS.indexOf(now) >= STRICTNESS.indexOf(old))
            continue;
        const side = Object.hasOwn(after.rules, id) ? "after" : "before";
        const does = now === "off" ? "no longer reports anything" : `reports ${leveled(now)} instead of ${leveled(old)}`;
        yield { path: ["rules", id], before: old, after: now, side, text: `The rule ${nameText(id)} ${does}.` };
    }
}
function leveled(severity) {
    return severity === "off" ? "nothing" : `${severity === "error" ? "an" : "a"} \`${severity}\``;
}
function severityIn({ rules }, id, own) {
    return (Object.hasOwn(rules, id) ? rules[id] : undefined) ?? own;
}
function* approvedHosts({ approvedHosts: old }, { approvedHosts: now }) {
    if (old === undefined)
        return;
    const added = now && (0,host_patterns/* patternsBeyond */.fH)(now, old);
    if (added?.length === 0)
        return;
    yield {
        path: ["approvedHosts"],
        before: old.map(secrets/* maskSecrets */.QU),
        after: now?.map(secrets/* maskSecrets */.QU) ?? null,
        side: now === undefined ? "before" : "after",
        ...itemIn(["approvedHosts"], now, added),
        text: added === undefined
            ? "URLs may lead to every host: the list of approved hosts is removed."
            : `URLs may also lead to ${listText(added)}.`,
    };
}
function itemIn(path, list, [first] = []) {
    const index = first === undefined ? -1 : (list?.indexOf(first) ?? -1);
    return index < 0 ? {} : { decisive: [...path, index] };
}
function* knownModels({ modelCatalog: old = {} }, { modelCatalog: now = {} }) {
    for (const [provider, models] of Object.entries(old)) {
        const known = Object.hasOwn(now, provider) ? now[provider] : undefined;
        const added = known && itemsBeyond(known, models);
        if (added?.length === 0)
            continue;
        yield {
            path: ["modelCatalog", provider],
            before: models.map(secrets/* maskSecrets */.QU),
            after: known?.map(secrets/* maskSecrets */.QU) ?? null,
            side: known === undefined ? "before" : "after",
            ...itemIn(["modelCatalog", provider], known, added),
            text: added === undefined
                ? `Every model of ${nameText(provider)} counts as known: its list is removed.`
                : `${listText(added)} of ${nameText(provider)} ${added.length === 1 ? "counts as a known model" : "count as known models"}.`,
        };
    }
}
function* addedIgnores({ ignores: old }, { ignores: now }) {
    for (const [index, ignore] of now.entries()) {
        if (isIgnoredBy(ignore, old))
            continue;
        const where = ignore.files === undefined ? "in every file" : `in ${listText(ignore.files)}`;
        const below = ignore.pointer === undefined ? "" : ` at ${nameText(ignore.pointer)}`;
        yield {
            path: ["ignores", index],
            before: null,
            after: ignored(ignore),
            side: "after",
            text: `Findings of ${nameText(ignore.rule)} are ignored ${where}${below}.`,
        };
    }
}
function ignored({ rule, files, pointer }) {
    return { rule, files: files?.map(secrets/* maskSecrets */.QU) ?? null, pointer: pointer === undefined ? null : (0,secrets/* maskSecrets */.QU)(pointer) };
}
function isIgnoredBy({ rule, files, pointer = "" }, others) {
    const around = others.filter((other) => other.rule === rule && isPointerWithin(pointer, other.pointer ?? ""));
    if (around.some((other) => other.files === undefined))
        return true;
    const globs = around.flatMap((other) => other.files ?? []);
    return files !== undefined && files.every((glob) => areCovered(glob, globs));
}
function isPointerWithin(pointer, around) {
    const steps = (0,text_pointer/* fromPointer */.kU)(pointer);
    return (0,text_pointer/* fromPointer */.kU)(around).every((step, index) => steps[index] === step);
}
function* inlineIgnores(before, after) {
    const added = itemsBeyond([...(0,suppression/* inlineIgnorable */.pV)(after)], [...(0,suppression/* inlineIgnorable */.pV)(before)]);
    if (added.length === 0)
        return;
    yield {
        path: ["inlineIgnores"],
        before: before.inlineIgnores ?? null,
        after: after.inlineIgnores ?? null,
        side: after.inlineIgnores === undefined ? "before" : "after",
        ...itemIn(["inlineIgnores"], after.inlineIgnores, added),
        text: `A comment in a file may suppress findings of ${listText(added)}.`,
    };
}
function* removedLayers({ layers: old }, { layers: now }) {
    for (const kind of ["enforced", "default"]) {
        const path = old[kind];
        if (path === undefined || now[kind] !== undefined)
            continue;
        yield {
            path: ["layers", kind],
            before: (0,secrets/* maskSecrets */.QU)(path),
            after: null,
            side: "before",
            text: `The ${kind} layer ${nameText(path)} no longer applies.`,
        };
    }
}

// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __webpack_require__(5844);
;// CONCATENATED MODULE: ./.build/action/shared/changes/limits.js
const SIMILAR_HOSTS_MAX_LETTER_PAIRS = 50_000_000;
const SIMILAR_MODELS_MAX_PAIRS = 10_000;

;// CONCATENATED MODULE: ./.build/action/shared/changes/replaced-models.js



const NAME_MIN_CHARACTERS = 4;
function withReplacedModels(changes) {
    const sentences = new Map([...Map.groupBy(changes.filter(isOfModels), ({ provider }) => provider)].flatMap(([provider, ofProvider]) => replacements(ofProvider).flatMap(([old, now]) => {
        const sentence = ` ${nameText(old)} is replaced by ${nameText(now)}.`;
        return [
            [changeKey("model-withdrawn", provider, old), sentence],
            [changeKey("model-offered", provider, now), sentence],
        ];
    })));
    if (sentences.size === 0)
        return changes;
    return changes.map((change) => {
        const sentence = sentences.get(changeKey(change.kind, change.provider, change.model));
        return sentence === undefined ? change : { ...change, text: change.text + sentence };
    });
}
function isOfModels({ kind }) {
    return kind === "model-withdrawn" || kind === "model-offered";
}
function changeKey(kind, provider, model) {
    return JSON.stringify([kind, provider, model]);
}
function replacements(changes) {
    const gone = modelNames(changes, "model-withdrawn");
    const come = modelNames(changes, "model-offered");
    if (gone.length * come.length > SIMILAR_MODELS_MAX_PAIRS)
        return [];
    const onlySimilar = (name, names) => {
        const [similar, ...others] = (0,did_you_mean/* similarNames */.qz)(name, names);
        return others.length === 0 ? similar : undefined;
    };
    return gone.flatMap((old) => {
        const now = onlySimilar(old, come);
        return now === undefined || onlySimilar(now, gone) !== old ? [] : [[old, now]];
    });
}
function modelNames(changes, kind) {
    return changes.flatMap((change) => {
        const isMeant = change.kind === kind && change.model !== null && change.model.length >= NAME_MIN_CHARACTERS;
        return isMeant && change.model !== null ? [change.model] : [];
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/similar-hosts.js








function hostsIn(text, chosen) {
    const { value, mistakes } = parse(text);
    const document = mistakes.length > 0 ? null : (value ?? null);
    const { urls } = fileConfiguration(document, {}, vocabularyOf(chosen, document));
    return new Set(urls.flatMap((url) => nameOfHost(url.text) ?? []));
}
function nameOfHost(url) {
    return (0,changes_destination/* destinationOf */.My)(url).host?.replace(/:\d+$/, "");
}
const EDITS_MAX = 2;
function similarHostFinder(inUse) {
    let letterPairs = SIMILAR_HOSTS_MAX_LETTER_PAIRS;
    const similarTo = (host) => {
        if (inUse.has(host))
            return undefined;
        let best;
        for (const known of inUse.keys()) {
            if (Math.abs(known.length - host.length) > EDITS_MAX)
                continue;
            letterPairs -= known.length * host.length;
            if (letterPairs < 0)
                return undefined;
            const edits = (0,did_you_mean/* editDistance */.YC)(host, known, EDITS_MAX);
            if (edits <= EDITS_MAX && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
                best = { host: known, edits };
        }
        return best;
    };
    return (url) => {
        const host = nameOfHost(url);
        const similar = host === undefined ? undefined : similarTo(host);
        if (host === undefined || similar === undefined)
            return "";
        const users = inUse.get(similar.host) ?? 0;
        const use = users < 1 ? "was in use" : `${(0,wording/* countOf */.pq)(users, "configuration")} ${users === 1 ? "uses" : "use"}`;
        return ` ${nameText(host)} differs by ${editsText(host, similar.host, similar.edits)} from ${nameText(similar.host)}, which ${use}.`;
    };
}
function editsText(one, other, edits) {
    const isOfLetters = /^[a-z]*$/.test(lettersBeyond(one, other) + lettersBeyond(other, one));
    return `${edits === 1 ? "one" : "two"} ${isOfLetters ? "letter" : "character"}${edits === 1 ? "" : "s"}`;
}
function lettersBeyond(name, other) {
    let start = 0;
    while (start < name.length && name[start] === other[start])
        start += 1;
    let end = 0;
    while (end < name.length - start && end < other.length - start && name.at(-1 - end) === other.at(-1 - end))
        end += 1;
    return name.slice(start, name.length - end);
}

// EXTERNAL MODULE: ./.build/action/shared/resolve/check-layers.js
var check_layers = __webpack_require__(751);
// EXTERNAL MODULE: ./.build/action/shared/text/sha256.js
var sha256 = __webpack_require__(5136);
// EXTERNAL MODULE: ./.build/action/shared/validate/ignore-comments.js
var ignore_comments = __webpack_require__(3125);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/rule.js
var rule = __webpack_require__(6166);
// EXTERNAL MODULE: ./.build/action/shared/validate/validate.js + 7 modules
var validate = __webpack_require__(6840);
;// CONCATENATED MODULE: ./.build/action/shared/changes/suppression-changes.js










const FINDING_CHARACTERS = 32;
function* suppressionChanges({ before, after }, isMeant) {
    if (after.given.isUntrusted === true)
        return;
    const isMarked = ({ kind, text }) => isMeant(kind) && text !== undefined && (0,ignore_comments/* mayIgnore */.Mt)(text);
    const now = suppressedOn(after, isMarked, ({ finding }) => isByComment(finding) && isOpening(finding));
    if (now.length === 0)
        return;
    const asked = new Set(now.map(({ identity }) => identity));
    const isBefore = ({ kind }) => isMeant(kind);
    const then = suppressedOn(before, isBefore, ({ identity }) => asked.has(identity));
    const known = (0,suppression/* countIdentities */.mj)(then.map(({ identity }) => identity));
    for (const one of now) {
        const count = known.get(one.identity) ?? 0;
        known.set(one.identity, count - 1);
        if (count <= 0)
            yield toChange(one, after.name);
    }
}
function isByComment({ suppression }) {
    return suppression.kind === "comment";
}
function isOpening(finding) {
    return finding.rule.findsCredentials === true || (finding.ownSeverity ?? (0,rule/* severityOf */.x)(finding)) === "error";
}
function suppressedOn(side, isLayer, isMeant) {
    const { policy, given } = side;
    const { path } = given;
    const { vocabulary } = side.configuration;
    const around = (0,lazily/* lazily */.q)(() => (0,check_layers/* checkLayers */.H)(given.layers.filter(({ kind }) => kind !== "user"), vocabulary).documents);
    return given.layers.filter(isLayer).flatMap((layer) => {
        if (layer.text === undefined)
            return [];
        const ofUser = layer.kind === "user" ? { layers: around(), ...(path !== undefined && { path }) } : {};
        const settings = { policy, vocabulary, ...ofUser };
        return (0,validate/* suppressionsIn */.kk)(layer.text, settings, isMeant).map((one) => ({ layer, ...one }));
    });
}
function toChange({ finding, layer, identity }, side) {
    const { provider, below } = providerAround(finding.place.path);
    const setting = (0,text_pointer/* toPointer */.rb)(below).slice(1);
    const at = setting === "" ? "" : ` at ${nameText(setting)}`;
    const of = provider === null ? "" : ` of ${nameText(provider)}`;
    const { id } = finding.rule;
    return {
        effect: "opens",
        kind: "finding-suppressed",
        provider: provider === null ? null : (0,secrets/* maskSecrets */.QU)(provider),
        model: null,
        setting: setting === "" ? null : setting,
        before: null,
        after: { rule: id, finding: (0,sha256/* sha256 */.s)(identity).slice(0, FINDING_CHARACTERS) },
        cause: causeOfSuppression(finding, layer, side),
        text: `A comment suppresses a finding of ${nameText(id)}${at}${of}: ${reasonText(finding.suppression.reason)}.`,
    };
}
function reasonText(reason) {
    return nameText(reason.replaceAll("`", "'"));
}
function providerAround(path) {
    const depth = path[1] === "custom" ? 2 : 1;
    const provider = path[0] === "providers" && path[1] !== "default" ? path[depth] : undefined;
    if (typeof provider !== "string")
        return { provider: null, below: path };
    return { provider, below: path.slice(depth + 1) };
}
function causeOfSuppression({ place, suppression }, { kind, label }, side) {
    if (suppression.kind !== "comment")
        return null;
    const { line, column } = suppression;
    const pointer = (0,text_pointer/* toExistingPointer */.qJ)(place.path);
    return { side, place: { kind: "layer", layer: kind, label, pointer, position: { line, column } } };
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/compare.js




















function compareSides(before, after) {
    const context = contextOf(before, after);
    return compareBy(before, after, (sides) => changesBetween(sides, context));
}
function compareWithin(before, after, maxChanges) {
    const context = contextOf(before, after);
    let count = 0;
    const comparison = compareBy(before, after, function* (sides) {
        for (const change of changesBetween(sides, context)) {
            count += 1;
            if (count > maxChanges)
                return;
            yield change;
        }
    });
    return count > maxChanges ? undefined : comparison;
}
function compareSettings(before, after) {
    return compareBy(before, after, settingsChanges);
}
function compareConfiguration(before, after, hosts) {
    const context = { ...contextOf(before, after), hosts };
    return compareBy(before, after, (sides) => configurationChanges(sides, context));
}
function compareBy(before, after, changesOf) {
    const readings = readSides(before, after);
    const found = readings.map((sides) => withReplacedModels([...changesOf(sides)]));
    const changes = (0,change/* inEffectOrder */.Ne)(found.length === 1 ? found.flat() : distinct(found.flat()));
    const diagnostics = {
        before: readings[0].before.diagnostics,
        after: (readings.at(-1) ?? readings[0]).after.diagnostics,
    };
    const isUnknown = [...diagnostics.before, ...diagnostics.after].some(({ rule }) => rule === layer_rules/* layerUnreadable */.fV.id);
    return { changes, widens: isUnknown ? undefined : (0,change/* opensAny */.m_)(changes), diagnostics };
}
function distinct(changes) {
    return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}
function contextOf(before, after) {
    if (before.discovered === undefined && after.discovered === undefined)
        return { returned: undefined };
    return { returned: { before: before.discovered ?? {}, after: after.discovered ?? {} } };
}
function* changesBetween(sides, context) {
    yield* settingsChanges(sides);
    yield* configurationChanges(sides, context);
}
function* settingsChanges(sides) {
    yield* policyChanges(sides);
    yield* enforcedChanges(sides);
    yield* suppressionChanges(sides, (kind) => kind !== "user");
}
function* configurationChanges(sides, context) {
    for (const pair of providerPairs(sides, context))
        yield* changesOfProvider(pair);
    yield* suppressionChanges(sides, (kind) => kind === "user");
}
function* changesOfProvider(pair) {
    if (!isLasting(pair) || (!hasOffer(pair.before) && !hasOffer(pair.after))) {
        yield* availabilityChanges(pair);
        return;
    }
    yield* offerChanges(pair);
    yield* destinationChanges(pair);
    yield* connectionChanges(pair);
    yield* modelChanges(pair);
}
function isLasting(pair) {
    return isInForce(pair.before) && isInForce(pair.after);
}
function* providerPairs(sides, { returned, hosts }) {
    const ids = new Set([...sides.after.providers.keys(), ...sides.before.providers.keys()]);
    const reaches = Array.from(ids, (id) => ({ id, ...reachesOf(id, sides, returned) }));
    const known = (0,changes_destination/* knownDestinations */.F0)(destinationsBefore(reaches));
    const similarHost = similarHostFinder(hosts ?? new Map(Array.from(known.names, (name) => [name, undefined])));
    for (const reach of reaches)
        yield { sides, known, similarHost, shown: shownId(reach.id), ...reach };
}
function* destinationsBefore(reaches) {
    for (const { before } of reaches)
        if (before !== undefined)
            yield* destinationsOf(before);
}
function shownId(id) {
    return { id: (0,secrets/* maskSecrets */.QU)(id), text: nameText(id) };
}
function reachesOf(id, sides, returned) {
    const [before, after] = [sides.before.providers.get(id), sides.after.providers.get(id)];
    const supposed = (0,lazily/* lazily */.q)(() => (0,effective_model/* discoveredModels */.H5)((0,effective_supposed/* supposedModels */.w)([before, after].filter((provider) => provider !== undefined))));
    const discovered = (models) => models === undefined ? supposed() : (0,effective_model/* discoveredModels */.H5)(Object.hasOwn(models, id) ? models[id] : []);
    return {
        before: before && reachOf(before, discovered(returned?.before)),
        after: after && reachOf(after, discovered(returned?.after)),
    };
}


/***/ }),

/***/ 8685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ isNew),
/* harmony export */   F0: () => (/* binding */ knownDestinations),
/* harmony export */   Kh: () => (/* binding */ shownDestination),
/* harmony export */   My: () => (/* binding */ destinationOf),
/* harmony export */   Su: () => (/* binding */ ownHostOf),
/* harmony export */   a4: () => (/* binding */ losesEncryption),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   u1: () => (/* binding */ wasPlain)
/* harmony export */ });
/* harmony import */ var _text_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4800);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2322);


const OWN_HOST = "own host of ";
const OTHER_TEXT = /^text /;
function destinationOf(url) {
    const parsed = /[\s\\\p{Cc}]/u.test(url) ? null : (0,_text_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(url);
    if (!parsed?.host)
        return { key: `text ${url}`, scheme: undefined, host: undefined };
    const scheme = parsed.protocol.slice(0, -1);
    return { key: `${scheme}://${parsed.host}`, scheme, host: parsed.host };
}
function addressOf(url) {
    return (0,_text_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(url)?.href ?? url;
}
function ownHostOf(provider) {
    return { key: `${OWN_HOST}${provider}`, scheme: undefined, host: undefined };
}
function shownDestination({ key }) {
    return key.startsWith(OWN_HOST) ? "own host" : (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskUrl */ .yP)(key.replace(OTHER_TEXT, ""));
}
function knownDestinations(destinations) {
    const keys = new Set();
    const names = new Set();
    const encryptedNames = new Set();
    for (const { key, scheme, host } of destinations) {
        keys.add(key);
        if (host === undefined)
            continue;
        const name = withoutPort(host);
        names.add(name);
        if (scheme === "https")
            encryptedNames.add(name);
    }
    return { keys, names, encryptedNames };
}
function isNew(known, destination) {
    const { key, host } = destination;
    if (known.keys.has(key))
        return false;
    return !(host === withoutPort(host ?? "") && wasPlain(known, destination));
}
function wasPlain({ keys }, { scheme, host }) {
    return scheme === "https" && keys.has(`http://${host}`);
}
function losesEncryption({ encryptedNames }, after, before) {
    if (after.scheme !== "http" || after.host === undefined)
        return false;
    return before?.scheme === "https" || encryptedNames.has(withoutPort(after.host));
}
function withoutPort(host) {
    return host.replace(/:\d+$/, "");
}


/***/ }),

/***/ 2555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hex32),
/* harmony export */   R: () => (/* binding */ fnv1a64)
/* harmony export */ });
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT_INTO_HIGH = 8;
const TWO_TO_32 = 2 ** 32;
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
    return hex32(high) + hex32(low);
}
function hex32(word) {
    return word.toString(16).padStart(8, "0");
}


/***/ }),

/***/ 5136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sha256OfBytes),
/* harmony export */   s: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2555);

const WORDS_PER_BLOCK = 16;
const ROUNDS = 64;
const TWO_TO_32 = 2 ** 32;
const fractionBits = (root) => Math.floor((root % 1) * TWO_TO_32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, index) => index).filter(isPrime);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUND_CONSTANTS = PRIMES.slice(0, ROUNDS).map((prime) => fractionBits(Math.cbrt(prime)));
function sha256(text) {
    const bytes = new Uint8Array(text.length * 2);
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        bytes[index * 2] = unit >>> 8;
        bytes[index * 2 + 1] = unit;
    }
    return sha256OfBytes(bytes);
}
function sha256OfBytes(bytes) {
    const words = paddedWords(bytes);
    const state = [...INITIAL];
    for (let at = 0; at < words.length; at += WORDS_PER_BLOCK)
        addBlock(state, words.slice(at, at + WORDS_PER_BLOCK));
    return state.map((word) => (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hex32 */ .F)(word >>> 0)).join("");
}
function paddedWords(bytes) {
    const wordCount = (bytes.length >>> 2) + 3;
    const words = new Int32Array(Math.ceil(wordCount / WORDS_PER_BLOCK) * WORDS_PER_BLOCK);
    const put = (byte, index) => {
        words[index >>> 2] = (words[index >>> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
    };
    for (const [index, byte] of bytes.entries())
        put(byte, index);
    put(0x80, bytes.length);
    words[words.length - 2] = Math.floor((bytes.length * 8) / TWO_TO_32);
    words[words.length - 1] = (bytes.length * 8) | 0;
    return words;
}
function addBlock(state, block) {
    const schedule = scheduleOf(block);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let round = 0; round < ROUNDS; round += 1) {
        const choice = (e & f) ^ (~e & g);
        const majority = (a & b) ^ (a & c) ^ (b & c);
        const mixed = h + rotations(e, 6, 11, 25) + choice + (ROUND_CONSTANTS[round] ?? 0) + (schedule[round] ?? 0);
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + rotations(a, 2, 13, 22) + majority) | 0];
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
        state[index] = ((state[index] ?? 0) + word) | 0;
}
function scheduleOf(block) {
    const words = new Int32Array(ROUNDS);
    words.set(block);
    for (let at = WORDS_PER_BLOCK; at < ROUNDS; at += 1) {
        const before = (distance) => words[at - distance] ?? 0;
        const low = rotated(before(15), 7) ^ rotated(before(15), 18) ^ (before(15) >>> 3);
        const high = rotated(before(2), 17) ^ rotated(before(2), 19) ^ (before(2) >>> 10);
        words[at] = before(16) + low + before(7) + high;
    }
    return words;
}
function rotations(word, one, two, three) {
    return rotated(word, one) ^ rotated(word, two) ^ rotated(word, three);
}
function rotated(word, bits) {
    return (word >>> bits) | (word << (32 - bits));
}
function isPrime(number) {
    if (number < 2)
        return false;
    for (let factor = 2; factor * factor <= number; factor += 1)
        if (number % factor === 0)
            return false;
    return true;
}


/***/ })

};
