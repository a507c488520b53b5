#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/** How a command ends: with nothing to mend, with errors in a file, or unable to do all that it was asked. */
const EXIT = { fine: 0, errors: 1, trouble: 2 };


/***/ }),

/***/ 560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  T: () => (/* binding */ addValidateCommand)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(975);
// EXTERNAL MODULE: ./node_modules/commander/index.js + 10 modules
var commander = __nccwpck_require__(123);
// EXTERNAL MODULE: ./.build/action/shared/index.js + 58 modules
var shared = __nccwpck_require__(499);
;// CONCATENATED MODULE: ./.build/action/action/trouble.js
/** The title of an annotation of the Action's own trouble, which tells it from findings. */
const TROUBLE_TITLE = "Provider Steward could not do its work";
/**
 * What kept the Action from doing its work, as opposed to a finding in a file.
 * The message says what happened and what to do about it, and never holds a secret.
 */
class Trouble extends Error {
    name = "Trouble";
}

// EXTERNAL MODULE: ./.build/action/action/version.js + 1 modules
var version = __nccwpck_require__(74);
// EXTERNAL MODULE: ./.build/action/action/commands/process.js
var process = __nccwpck_require__(206);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: ./.build/action/action/commands/read-input.js



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
    return path === STANDARD_INPUT ? "<stdin>" : path;
}
/**
 * Reads a file, or standard input for "-", but never more than one byte past FILE_MAX_BYTES: enough for the check to see
 * that it is too large.
 *
 * @throws Trouble where it cannot be read, with the reason as its message.
 */
async function readInput(path, stdin) {
    // `end` is the offset of the last byte that is read.
    const input = path === STANDARD_INPUT ? stdin : (0,external_node_fs_.createReadStream)(path, { end: shared/* FILE_MAX_BYTES */.ul });
    try {
        return await readAtMost(input, shared/* FILE_MAX_BYTES */.ul + 1);
    }
    catch (error) {
        if (!(error instanceof Error && "code" in error))
            throw error;
        const reason = REASONS[String(error.code)] ?? `The system reports ${String(error.code)}. Mend that and try again.`;
        throw new Trouble(reason);
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

;// CONCATENATED MODULE: ./.build/action/action/commands/validate.js







const FORMATTERS = {
    text: ({ files }, stdout) => (files.length === 0 ? "" : (0,shared/* formatText */.vX)(files, { color: takesColor(stdout) })),
    json: ({ files, unread }) => (0,shared/* formatJson */.IB)(files, unread),
    sarif: ({ files, unread }) => (0,shared/* formatSarif */.zK)(files, shared/* ruleDescriptions */.UX, version/* version */.r, unread),
    github: ({ files, unread }) => (0,shared/* formatWorkflowCommands */.Fk)(files, unread.map(toRunError)),
};
const HELP = `
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
    program
        .command("validate")
        .summary("check provider configuration files")
        .description("Checks provider configuration files: what is wrong, where, why it matters and what to do.")
        .argument("<file...>", 'files to check; "-" is standard input')
        .addOption(new commander/* Option */.c$("-f, --format <format>", "how to report").choices(Object.keys(FORMATTERS)).default("text"))
        .addHelpText("after", HELP)
        .action(async (paths, { format }) => {
        const results = await checkFiles(paths, process);
        process.stdout.write(FORMATTERS[format](results, process.stdout));
        process.exitCode = exitCodeOf(results);
    });
}
/** Checks each file once. What cannot be read is told on standard error, and the others are checked nevertheless. */
async function checkFiles(paths, { stdin, stderr }) {
    const files = [];
    const unread = [];
    for (const path of new Set(paths)) {
        try {
            // One after the other, so that no more than one file is held in bytes.
            // oxlint-disable-next-line eslint/no-await-in-loop
            files.push((0,shared/* checkFile */.vH)(nameOfInput(path), await readInput(path, stdin)));
        }
        catch (error) {
            if (!(error instanceof Trouble))
                throw error;
            const file = { path: nameOfInput(path), reason: error.message };
            stderr.write(`error: ${(0,shared/* describeUnread */.Fn)(file)}\n`);
            unread.push(file);
        }
    }
    return { files, unread };
}
function toRunError(file) {
    return { title: "Could not read", message: (0,shared/* describeUnread */.Fn)(file), file: file.path };
}
function exitCodeOf({ files, unread }) {
    if (unread.length > 0)
        return process/* EXIT */.d.trouble;
    const hasErrors = files.some(({ diagnostics }) => diagnostics.some(({ severity }) => severity === "error"));
    return hasErrors ? process/* EXIT */.d.errors : process/* EXIT */.d.fine;
}
/** Node's own answer, which heeds whether it is a terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR. */
function takesColor(stream) {
    return (0,external_node_util_.styleText)("red", "x", { stream }) !== "x";
}


/***/ }),

/***/ 6:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(123);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(499);
/* harmony import */ var _commands_process_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(206);
/* harmony import */ var _commands_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(560);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(74);





process.stdout.on("error", ({ code }) => {
    // A reader such as `head` may close the pipe before the end, and then wants to hear no more.
    if (code === "EPIPE")
        return;
    process.stderr.write(`error: The output cannot be written (${code}). See that there is room for it.\n`);
    process.exitCode = _commands_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.trouble;
});
process.stderr.on("error", () => {
    // There is nowhere left to say it.
    process.exitCode = _commands_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.trouble;
});
try {
    goToCaller();
    const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB("provider-steward")
        .description("Looks after the provider configuration file of an AI assistant.")
        .version(_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r)
        .helpCommand("help [command]", "show what a command does")
        .showHelpAfterError("Add --help to see what there is.")
        .configureOutput({ outputError: (text, write) => write(text.split("\n").map(_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$).join("\n")) })
        .exitOverride();
    (0,_commands_validate_js__WEBPACK_IMPORTED_MODULE_3__/* .addValidateCommand */ .T)(program, process);
    await program.parseAsync();
}
catch (error) {
    if (error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7) {
        process.exitCode = error.exitCode === 0 ? _commands_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.fine : _commands_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.trouble;
    }
    else {
        // Only the kind of error: its text may repeat what a file holds.
        const kind = error instanceof Error ? error.name : typeof error;
        process.stderr.write(`error: This is a fault of provider-steward itself (${kind}). Please report it.\n`);
        process.exitCode = _commands_process_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.trouble;
    }
}
/** `npm run validate` starts in this package's folder; paths are meant from the folder where npm was called. */
function goToCaller() {
    const { npm_package_name: name, npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
    if (name === "provider-steward" && script === "validate" && folder)
        process.chdir(folder);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

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

/***/ 499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ul: () => (/* reexport */ FILE_MAX_BYTES),
  vH: () => (/* reexport */ checkFile),
  Fn: () => (/* reexport */ describeUnread),
  IB: () => (/* reexport */ formatJson),
  zK: () => (/* reexport */ formatSarif),
  vX: () => (/* reexport */ formatText),
  Fk: () => (/* reexport */ formatWorkflowCommands),
  g$: () => (/* reexport */ printable_printable),
  UX: () => (/* reexport */ ruleDescriptions)
});

// UNUSED EXPORTS: API_REQUEST_MAX_SECONDS, CODE_FRAME_MAX_COLUMNS, CORRELATION_ID_MAX_CHARACTERS, DIAGNOSTICS_MAX, GLOB_MAX_CHARACTERS, JOB_SUMMARY_MAX_BYTES, KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS, POINTER_MAX_CHARACTERS, PREFLIGHT_MAX_AGE_SECONDS, PULL_REQUEST_MAX_LISTED_FILES, QUOTED_NAME_MAX_CHARACTERS, RELATED_PLACES_MAX, REQUEST_MAX_BYTES, RESPONSE_MAX_DIAGNOSTICS, SCHEMA_MAX_AGE_SECONDS, SEVERITIES, STEP_MAX_ANNOTATIONS_PER_LEVEL, SYNTAX_MISTAKES_MAX, TOKENS_MAX, buildSchema, countBySeverity, decodeFile, describeCounts, fileReport, formatSummary, printableJson, shippedVocabulary, toAnnotations, validate

;// CONCATENATED MODULE: ./.build/action/shared/limits.js
/** Every bound of the project. The unit stands in the name. */
/** The largest provider configuration file that the Action and the terminal read. */
const FILE_MAX_BYTES = 16 * 1024 * 1024;
/** The largest request body that the HTTP service takes. */
const REQUEST_MAX_BYTES = 1024 * 1024;
/** How many syntax mistakes of one file are listed; past them a text is hardly JSON at all. */
const SYNTAX_MISTAKES_MAX = 1_000;
/** How long a key may be. No name in the format comes near, and pointers repeat every key on their way. */
const KEY_MAX_CHARACTERS = 1_024;
/** A pointer that would be longer leads to the last value around that it can name. */
const POINTER_MAX_CHARACTERS = 4_096;
/** How many diagnostics of one file are listed; of more it is only said that there are. */
const DIAGNOSTICS_MAX = 10_000;
/** How many related places one diagnostic names. */
const RELATED_PLACES_MAX = 20;
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
/** A name from a file is cut to this length where a message repeats it. */
const QUOTED_NAME_MAX_CHARACTERS = 80;
/** A line of a file is cut to about this width where a report shows it. */
const CODE_FRAME_MAX_COLUMNS = 100;
/** How long the Action waits for one answer of the GitHub API. */
const API_REQUEST_MAX_SECONDS = 60;
/** GitHub lists this many of the files that a pull request changes, and no more. */
const PULL_REQUEST_MAX_LISTED_FILES = 3_000;
/** A caller's X-Correlation-ID that is longer is not taken over. */
const CORRELATION_ID_MAX_CHARACTERS = 128;
/** How long a cache may serve the schema before it asks again. */
const SCHEMA_MAX_AGE_SECONDS = (/* unused pure expression or super */ null && (60 * 60));
/** How long a browser may remember which requests from other websites are allowed. */
const PREFLIGHT_MAX_AGE_SECONDS = (/* unused pure expression or super */ null && (24 * 60 * 60));
/** How long a glob of the Action may be. */
const GLOB_MAX_CHARACTERS = 1_000;

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

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/vocabulary.js
/** Keys beside the built-in ids in `providers`; no provider can be called so (2.2). */
const RESERVED_PROVIDER_KEYS = ["default", "custom"];
/** The key that is refused wherever it stands: in JavaScript it names an object's prototype. */
const UNSAFE_KEY = "__proto__";

;// CONCATENATED MODULE: ./.build/action/shared/schema/schema.js
/** Keywords of `Schema` that say nothing about validity. */
const ANNOTATION_KEYWORDS = (/* unused pure expression or super */ null && ([
    "markdownDescription",
    "markdownEnumDescriptions",
    "defaultSnippets",
    "allowComments",
    "allowTrailingCommas",
]));
/** Title and description, the latter with Markdown and without. */
function describe(title, markdown) {
    return { title, description: markdown.replaceAll("`", ""), markdownDescription: markdown };
}
function reference(definition) {
    return { $ref: `#/definitions/${definition}` };
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
                    body: Object.fromEntries(protocols.map(([name], index) => [name, `$${index + 1}`])),
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
    return ["providerEntry", ...sections].join(".");
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
                    body: { type, baseUrl: "$1", models: { discovery: "auto" } },
                },
            ],
        };
        return [`customEntry.${type}`, schema];
    });
    const branches = variants.map(([name]) => reference(name));
    return {
        customEntry: {
            ...describe("Custom provider entry", "A provider of your own."),
            // One branch alone tells more exactly what is wrong than a choice of one.
            ...(branches.length === 1 ? { allOf: branches } : { type: "object", required: ["type"], oneOf: branches }),
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




/** The draft-07 schema of the provider configuration file (specification 2) for one vocabulary, as plain JSON. */
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
                body: { $schema: "$1", providers: { [firstProvider(vocabulary)]: { enabled: true } } },
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
            custom: {
                ...describe("Custom providers", "Providers of your own, by an id that you choose."),
                type: "object",
                propertyNames: {
                    minLength: 1,
                    not: { enum: [...builtIn.map(([id]) => id), ...RESERVED_PROVIDER_KEYS, UNSAFE_KEY] },
                },
                additionalProperties: reference("customEntry"),
            },
            default: reference("defaultEntry"),
        }),
    };
}

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
        advice: "Check that it is a provider configuration; if it is, split it by layer or leave out what is not needed.",
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
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/,
];
/** What many issuers put before a key, such as `sk-…`; words of the language have it, too. */
const KEY_PREFIX = /^(?:sk|pk|rk|key|tok)[-_]/i;
const KEY_PART_MIN_CHARACTERS = 16;
/** Something that is filled in elsewhere: `${NAME}`, `${{ name }}`, `{{ name }}`, `$NAME`, `%NAME%`, `<name>`. */
const PLACEHOLDER = /\$\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{\{[^{}]*\}\}|\$[A-Z_][A-Z0-9_]*\b|%[A-Z_][A-Z0-9_]*%|<[^<>]*>/g;
const RANDOM_WORD_MIN_CHARACTERS = 20;
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;
/** A UUID without its dashes, told by its version and variant. */
const PLAIN_UUID = /^[0-9a-f]{12}[1-8][0-9a-f]{3}[89ab][0-9a-f]{15}$/i;
/** True where a text, or a part of it, has the shape of a known kind of credential. */
function hasTokenShape(text) {
    return TOKEN_SHAPES.some((shape) => shape.test(text)) || text.split(/[\s"'`,;:/?#&=]+/).some(isPrefixedKey);
}
function isPrefixedKey(word) {
    return (KEY_PREFIX.test(word) && word.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part)));
}
function isMixed(text) {
    return /\d/.test(text) && /[A-Za-z]/.test(text);
}
/** True for a value that something else fills in, but for a word such as `Bearer` before it. */
function isPlaceholder(value) {
    const rest = value.replaceAll(PLACEHOLDER, "");
    return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim());
}
/** True where a header's value looks like a credential: its shape, a scheme before it, or that it looks random. */
function looksLikeCredential(value) {
    const text = value.trim();
    return hasTokenShape(text) || hasAuthenticationScheme(text) || text.split(/\s+/).some(looksRandom);
}
/** `Bearer` and one word; `Basic` and the like only before a word that no language has. */
function hasAuthenticationScheme(text) {
    const [, scheme = "", word = ""] = /^(bearer|basic|token|key|apikey|digest|negotiate|ssws|splunk) +(\S+)$/i.exec(text) ?? [];
    if (word.length < 4)
        return false;
    return scheme.toLowerCase() === "bearer" || /\d|[a-z][^a-z]*[A-Z]|.{16}/.test(word);
}
/**
 * True for a long run of letters and digits mixed as by chance. Not for UUIDs, which mostly name tenants, and not for
 * words, host names and paths, whose parts are short or of one kind of letter.
 */
function looksRandom(word) {
    return word.split(/[-._~/:@,;=&?]+/).some((part) => {
        if (/^[0-9a-f]+$/i.test(part)) {
            return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS && isMixed(part) && !PLAIN_UUID.test(part);
        }
        const isMixedCase = isMixed(part) && /[a-z]/.test(part) && /[A-Z]/.test(part);
        if (part.length < RANDOM_WORD_MIN_CHARACTERS || !isMixedCase)
            return false;
        return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
    });
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
/** What the name of a header ends in whose value is a credential, without what parts its words. */
const CREDENTIAL_NAME = /(?:^x?auth|(?:api|access|secret|private|subscription|account|auth|master|signing|functions)key|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|authorization|cookie|bearer|jwt|jwtassertion|signature)$/;
/** True where a header of this name carries a credential, whatever it looks like. */
function namesCredential(headerName) {
    return CREDENTIAL_NAME.test(headerName.toLowerCase().replaceAll(/[^a-z]/g, ""));
}
/** A name from a file as a message may repeat it: with what in it is or may be a secret masked. */
function maskSecrets(name) {
    if (hasTokenShape(name))
        return "•••";
    return name
        .replace(/\/\/[^/?#]*@/, "//•••@")
        .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
        .replace(/\b(bearer|basic) +\S+/i, "$1 •••");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/json.js


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
/**
 * The JSON pointer (RFC 6901) of a path, or of as much of its beginning as POINTER_MAX_CHARACTERS take. A key that holds
 * what looks like a secret has it masked.
 */
function toPointer(path) {
    let pointer = "";
    for (const step of path) {
        const next = `/${maskSecrets(String(step)).replaceAll("~", "~0").replaceAll("/", "~1")}`;
        if (pointer.length + next.length > POINTER_MAX_CHARACTERS)
            break;
        pointer += next;
    }
    return pointer;
}
/** The steps of a JSON pointer; indexes stay text. */
function fromPointer(pointer) {
    return pointer
        .split("/")
        .slice(1)
        .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/entries.js

/** Every provider entry of a document, built-in and custom; what is no entry is passed over. */
function* providerEntries(document, vocabulary) {
    const providers = objectAt(document, "providers");
    if (providers === undefined)
        return;
    for (const id of Object.keys(providers)) {
        const entry = objectAt(providers, id);
        if (entry !== undefined && Object.hasOwn(vocabulary.providers, id)) {
            yield { path: ["providers", id], id, kind: "built-in", entry };
        }
    }
    for (const [id, entry] of customEntries(document)) {
        if (isObject(entry))
            yield { path: ["providers", "custom", id], id, kind: "custom", entry };
    }
}
/** The custom entries of a document by id, whatever they are. */
function customEntries(document) {
    const providers = objectAt(document, "providers");
    const custom = providers === undefined ? undefined : objectAt(providers, "custom");
    return custom === undefined ? [] : Object.entries(custom);
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/wording.js


/** A name from a file, in double quotes, with what looks like a secret masked, and cut where it is very long. */
function quote(name) {
    const shown = maskSecrets(name);
    if (shown.length <= QUOTED_NAME_MAX_CHARACTERS)
        return JSON.stringify(shown);
    // Half of a surrogate pair at the end would not be a character.
    return JSON.stringify(`${shown.slice(0, QUOTED_NAME_MAX_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, "")}…`);
}
/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`. */
function quoteAll(names, conjunction) {
    const quoted = names.map(quote);
    const last = quoted.pop() ?? "";
    return quoted.length === 0 ? last : `${quoted.join(", ")} ${conjunction} ${last}`;
}
/** How a message calls the value at a path, within a sentence. */
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the document";
    if (typeof last === "string")
        return quote(last);
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/allow-deny-overlap.js


const allowDenyOverlap = {
    id: "allow-deny-overlap",
    severity: "warning",
    summary: "A model both allowed and denied",
    why: "What is denied is hidden, whatever is allowed; one of the two lines says what does not happen.",
    description: "Finds model ids that stand in both `allow` and `deny` of one provider. `deny` is applied after `allow` and wins (specification 2.6).",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["small"], "deny": ["large"] } } } }',
    },
    *check({ document, vocabulary }) {
        for (const { path, entry } of providerEntries(document, vocabulary)) {
            const models = objectAt(entry, "models");
            if (models === undefined)
                continue;
            const denied = new Map(textsAt(models, "deny").map(({ text, index }) => [text, index]));
            for (const { text, index } of textsAt(models, "allow")) {
                const deniedAt = denied.get(text);
                if (deniedAt === undefined)
                    continue;
                const deny = { path: [...path, "models", "deny", deniedAt], part: "value" };
                yield {
                    place: { path: [...path, "models", "allow", index], part: "value" },
                    message: `The model ${quote(text)} is allowed and denied; it will be hidden.`,
                    advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
                    related: [{ message: "It is denied here.", place: deny }],
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/custom-id.js



const customId = {
    id: "custom-id",
    severity: "error",
    summary: "A custom provider id that cannot be used",
    why: "Two providers of one id cannot be told apart, and an empty id cannot be named at all.",
    description: "Finds ids under `providers.custom` that are empty, a built-in provider's, or one of the reserved `default` and `custom`; also, as a warning, ids with blanks before or after them. `__proto__` is left to `unsafe-key`.",
    examples: {
        wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
    },
    *check({ document, vocabulary }) {
        for (const [id] of customEntries(document)) {
            const place = { path: ["providers", "custom", id], part: "key" };
            const trouble = id === UNSAFE_KEY ? undefined : troubleWith(id, vocabulary);
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
function troubleWith(id, { providers }) {
    if (id === "")
        return "it is empty";
    if (Object.hasOwn(providers, id))
        return "that is a built-in provider";
    return RESERVED_PROVIDER_KEYS.some((key) => key === id) ? "that is a reserved key" : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/duplicate-key.js


const duplicateKey = {
    id: "duplicate-key",
    severity: "error",
    summary: "A key that stands twice in one object",
    why: "Only the last one counts, so what the others say is lost without a word.",
    description: "Finds keys that stand more than once in one object, wherever that is. The diagnostic stands at the last one, which wins, and names the places of the others.",
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
                message: `The key ${quote(last.text)} stands ${keys.length === 1 ? "twice" : `${keys.length + 1} times`} in this object; this one wins.`,
                advice: "Keep one of them.",
                related: keys
                    .slice(0, RELATED_PLACES_MAX)
                    .map((key) => ({ message: "This one is ignored.", place: { path, span: key } })),
            };
        }
    },
};

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
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "Content-Type": "application/json" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    refusesValue: true,
    *check({ document, vocabulary }) {
        for (const view of providerEntries(document, vocabulary)) {
            for (const { path, name } of headersOf(view)) {
                const reason = reservedReason(name, vocabulary);
                if (reason === undefined)
                    continue;
                yield {
                    place: { path, part: "key" },
                    message: `The header ${quote(name)} ${reason}.`,
                    advice: "Remove it.",
                };
            }
        }
    },
};
/** Why a header of this name is reserved, as the end of a sentence; undefined where it is not. */
function reservedReason(name, { providers }) {
    const lower = name.trim().replace(/:$/, "").toLowerCase();
    if (CREDENTIAL_HEADERS.includes(lower))
        return "carries the credential, which is never stored in this file";
    if (TRANSPORT_HEADERS.includes(lower))
        return "is set by the transport";
    const isVersion = Object.values(providers).some(({ versionHeader }) => versionHeader?.toLowerCase() === lower);
    return isVersion ? "states the provider's API version, which the client sets" : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/schema-rules.js
/** What the schema refuses, by the kind of mistake. `schema-errors.ts` says which is which. */
const unknownKey = {
    id: "unknown-key",
    severity: "error",
    summary: "A key that the format does not have",
    why: "The assistant refuses a file with a key that it does not know, or ignores what the key sets.",
    description: "Finds keys that the specification does not list for their object. The maps with free names (`customHeaders`, `models.overrides`, `providers.custom`) take any. A key that is likely misspelt is named with the one that was meant; a key that is known one level deeper, with the object it belongs in.",
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
const missingKey = {
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
    missingKey,
    wrongType,
    unknownValue,
    outOfRange,
];

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-header.js




const secretInHeader = {
    id: "secret-in-header",
    severity: "error",
    summary: "A custom header that looks like a credential",
    why: "The file is shared and versioned: whoever reads it, now or in its history, can use the credential.",
    description: "Finds custom headers whose name says that they hold a credential (`X-Auth-Token`, `Api-Key`, `Cookie`) or whose value looks like one: the shape of a known kind of key, `Bearer` and the like before it, or a long run of random letters and digits. Leaves alone placeholders such as `${GATEWAY_TOKEN}` and UUIDs, which mostly name tenants. The value is never repeated. Headers that may not be there at all are left to `reserved-header`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Token": "correct horse" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Route": "research" } } } }',
    },
    refusesValue: true,
    *check({ document, vocabulary }) {
        for (const view of providerEntries(document, vocabulary)) {
            for (const { path, name, value } of headersOf(view)) {
                const text = typeof value === "object" ? JSON.stringify(value) : String(value);
                if (text === "" || value === null || isPlaceholder(text) || reservedReason(name, vocabulary) !== undefined)
                    continue;
                const byName = namesCredential(name);
                if (!byName && !looksLikeCredential(text))
                    continue;
                yield {
                    place: { path, part: "value" },
                    message: byName
                        ? `The header ${quote(name)} is named like a credential.`
                        : `The value of the header ${quote(name)} looks like a credential.`,
                    advice: "Remove the header, revoke the credential, and keep the new one where the assistant keeps credentials.",
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/unsafe-key.js


const unsafeKey = {
    id: "unsafe-key",
    severity: "error",
    summary: "The key __proto__",
    why: "In JavaScript this key names an object's prototype: a program that copies the file key by key may be made to do what it should not.",
    description: "Finds the key `__proto__` at any depth, also where keys are free names.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check({ unsafeKeys }) {
        for (const { path, key } of unsafeKeys) {
            yield {
                place: { path, span: key },
                message: `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`,
                advice: "Remove it, or choose another name.",
            };
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/version-segment.js


const versionSegment = {
    id: "version-segment",
    severity: "error",
    summary: "A base URL without the version segment that the provider needs",
    why: "The client appends the operation's path to the base URL, so without the segment every request is answered with 404.",
    description: "Finds a provider's `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by the provider whose protocol it names in `protocol`. A path that ends in something else is a warning, for a gateway may add the segment.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
    },
    *check({ document, vocabulary }) {
        for (const view of providerEntries(document, vocabulary)) {
            const segment = neededSegment(view, vocabulary);
            const segments = pathSegments(textAt(view.entry, "baseUrl"));
            if (segment === undefined || segments === undefined || segments.at(-1) === segment)
                continue;
            const isBareHost = segments.length === 0;
            yield {
                place: { path: [...view.path, "baseUrl"], part: "value" },
                severity: isBareHost ? "error" : "warning",
                message: `The base URL of ${quote(view.id)} ${isBareHost ? "is a bare host" : "does not end in the version segment"}; it needs ${quote(`/${segment}`)} at the end of its path.`,
                advice: adviceFor(segment, segments),
            };
        }
    },
};
function neededSegment({ kind, id, entry }, { providers, protocols }) {
    const protocol = textAt(entry, "protocol");
    const named = protocol !== undefined && Object.hasOwn(protocols, protocol) ? protocols[protocol]?.provider : undefined;
    const provider = kind === "built-in" ? id : named;
    return provider === undefined ? undefined : providers[provider]?.versionSegment;
}
/** What stands between the slashes of an absolute http(s) URL's path; undefined where the text is no such URL. */
function pathSegments(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const { protocol, pathname } = new URL(text);
    return protocol === "http:" || protocol === "https:" ? pathname.split("/").filter((part) => part !== "") : undefined;
}
function adviceFor(segment, segments) {
    const last = segments.at(-1) ?? "";
    if (segments.includes(segment))
        return `Remove what follows "/${segment}", unless what answers there needs it.`;
    if (/^v\d+[a-z0-9]*$/i.test(last))
        return `Write "/${segment}" instead of ${quote(`/${last}`)}.`;
    return `Append "/${segment}" to the path${segments.length === 0 ? "" : ", unless what answers there adds it"}.`;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/index.js









/** The rules that look at a document whose syntax is right. */
const rules = [
    allowDenyOverlap,
    customId,
    duplicateKey,
    reservedHeader,
    secretInHeader,
    unsafeKey,
    versionSegment,
];
/** What every rule says about itself, by id. */
const ruleDescriptions = [...textRules, ...schemaRules, ...rules].toSorted((one, other) => (one.id < other.id ? -1 : 1));

;// CONCATENATED MODULE: ./.build/action/shared/report/diagnostic.js
/** From the gravest to the lightest. */
const SEVERITIES = ["error", "warning", "notice"];
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
/** The syntax mistakes of a text, with their places. */
function diagnoseMistakes({ text, mistakes }) {
    const rangeOf = createLocator(text);
    return mistakes.map(({ rule, start, end, message, advice, related }) => ({
        ...textFields({ rule: MISTAKE_RULES[rule], message, advice }),
        // In broken syntax a value can pass for a key, and a pointer would repeat it.
        pointer: "",
        range: rangeOf({ start, end }),
        related: related.map((place) => ({ message: place.message, pointer: "", range: rangeOf(place) })),
    }));
}
/** The findings in a parsed text, with their places. */
function diagnoseFindings(findings, { text, root }) {
    if (root === undefined || findings.length === 0)
        return [];
    const rangeOf = createLocator(text);
    const locate = (place) => ({
        pointer: toPointer(place.path),
        range: rangeOf("span" in place ? place.span : findSpan(root, place.path, place.part)),
    });
    return findings.map((finding) => ({
        ...textFields(finding),
        ...locate(finding.place),
        related: (finding.related ?? []).map(({ message, place }) => ({ message, ...locate(place) })),
    }));
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
    const definition = target === undefined ? undefined : root.definitions?.[target.replace("#/definitions/", "")];
    return definition === undefined ? schema : effectiveSchema(root, definition, value);
}
function variantType(root, branch) {
    return effectiveSchema(root, branch).properties?.["type"]?.const;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/did-you-mean.js
/** A shorter name is a part of too many. */
const PART_MIN_CHARACTERS = 3;
/**
 * The candidates that a misspelt name most likely meant: all that are equally near, none where none is near. Case, `-`
 * and `_` weigh nothing, so that `baseURL` and `base_url` mean `baseUrl`. Where none is near, those that hold the name as a
 * part, so that `headers` means `customHeaders`.
 */
function nearestNames(name, candidates) {
    const plain = plainName(name);
    let nearest = [];
    let distance = Math.max(1, Math.floor(plain.length / 3));
    for (const candidate of candidates) {
        const plainCandidate = plainName(candidate);
        // Of too different a length it is too far, whatever its letters: a long key in a hostile file costs nothing.
        if (Math.abs(plainCandidate.length - plain.length) > distance)
            continue;
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-key-errors.js






/** Findings about keys that an object should not have, and about those that it lacks. */
function keyFindings(about) {
    const missing = new Set(paramsOf(about, "required", "missingProperty"));
    const unknown = paramsOf(about, "additionalProperties", "additionalProperty").filter((key) => key !== UNSAFE_KEY);
    const findings = unknown.map((key) => {
        const meant = meantKeys(key, missing, about);
        // A misspelt key is one mistake, not two.
        if (meant[0] !== undefined)
            missing.delete(meant[0]);
        return about.path.length === 1 && about.path[0] === "providers"
            ? unknownProviderFinding(key, meant, about.vocabulary)
            : unknownKeyFinding(key, meant, about);
    });
    return missing.size === 0 ? findings : [...findings, missingKeysFinding([...missing], about)];
}
function paramsOf({ errors }, keyword, param) {
    return errors.flatMap((error) => (error.keyword === keyword ? [String(error.params[param])] : []));
}
/** What is missing is meant before what may be there. */
function meantKeys(key, missing, { schema }) {
    const nearMissing = nearestNames(key, missing);
    return nearMissing.length > 0 ? nearMissing : nearestNames(key, propertiesOf(schema));
}
function propertiesOf({ properties }) {
    return Object.keys(properties ?? {});
}
function unknownProviderFinding(id, meant, { providers }) {
    const builtIn = Object.keys(providers);
    // Where nearly every id is as near as the next, a guess says nothing.
    const isGuess = meant.length > 0 && meant.length <= 2;
    const isReserved = isGuess && RESERVED_PROVIDER_KEYS.some((key) => meant.includes(key));
    const hint = isGuess
        ? `Did you mean ${quoteAll(meant, "or")}?`
        : `The built-in ones are ${quoteAll(builtIn, "and")}.`;
    return {
        rule: unknownProvider,
        place: { path: ["providers", id], part: "key" },
        message: `${quote(id)} is not a built-in provider.`,
        advice: isReserved ? hint : `${hint} A provider of your own goes under "custom".`,
    };
}
function unknownKeyFinding(key, meant, about) {
    return {
        rule: unknownKey,
        place: { path: [...about.path, key], part: "key" },
        message: `Unknown key ${quote(key)} ${about.path.length === 0 ? "at the top level" : `in ${nameOf(about.path)}`}.`,
        advice: adviceForUnknownKey(key, meant, about),
    };
}
function adviceForUnknownKey(key, meant, about) {
    const takers = Object.entries(about.vocabulary.providers).filter(([, { sections }]) => sections.includes(key));
    if (takers.length > 0) {
        const ids = takers.map(([id]) => id);
        return `Remove it; only ${quoteAll(ids, "and")} ${ids.length === 1 ? "takes" : "take"} it.`;
    }
    const holder = Object.entries(about.schema.properties ?? {}).find(([, schema]) => propertiesOf(effectiveSchema(about.root, schema)).includes(key));
    if (holder !== undefined)
        return `Move it into ${quote(holder[0])}, where it belongs.`;
    const { value, schema } = about;
    const present = meant.find((name) => isObject(value) && Object.hasOwn(value, name));
    if (present !== undefined)
        return `Remove it, or merge it with ${quote(present)}, which is there, too.`;
    if (meant.length > 0)
        return `Did you mean ${quoteAll(meant, "or")}?`;
    return `Remove it; the keys here are ${quoteAll(propertiesOf(schema), "and")}.`;
}
function missingKeysFinding(missing, { path, schema }) {
    const needed = missing.map((key) => {
        const { const: value } = schema.properties?.[key] ?? {};
        return value === undefined ? quote(key) : `${quote(key)}: ${quote(value)}`;
    });
    return {
        rule: missingKey,
        place: { path, part: "key" },
        message: `${startSentence(nameOf(path))} lacks the required ${missing.length === 1 ? "key" : "keys"} ${quoteAll(missing, "and")}.`,
        advice: `Add ${needed.join(", ")}.`,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-value-errors.js



/** Findings about a value itself: at most one. Of the wrong type, it is nothing else. */
function valueFindings({ errors, path, value, schema, vocabulary }) {
    const ofType = errors.find(({ keyword }) => keyword === "type");
    if (ofType !== undefined)
        return [wrongTypeFinding(ofType.params["type"], path, value)];
    return errors.flatMap(({ keyword, params }) => {
        switch (keyword) {
            case "enum":
                return [unknownValueFinding(params["allowedValues"], path, value)];
            case "const":
                return [unknownValueFinding([params["allowedValue"]], path, value)];
            case "discriminator":
                return variantFindings(Object.keys(vocabulary.customVariants), [...path, params["tag"]], params["tagValue"]);
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
function variantFindings(variants, path, type) {
    if (type === undefined)
        return [];
    return [
        typeof type === "string" ? unknownValueFinding(variants, path, type) : wrongTypeFinding("string", path, type),
    ];
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
function unknownValueFinding(allowed, path, value) {
    const meant = typeof value === "string" ? nearestNames(value, allowed) : [];
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
 */
function schemaFindings(errors, document, root, vocabulary) {
    return [...errorsByPointer(errors)].flatMap(([pointer, ofValue]) => {
        const path = pathOf(pointer, document);
        const value = valueAt(document, path);
        const about = { errors: ofValue, path, value, schema: schemaAt(root, document, path), root, vocabulary };
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


/**
 * What the rules find in a document and what the validator's errors say of it. The rules come first: what they find
 * weighs more where not all can be listed.
 */
function* findAll({ duplicateKeys, unsafeKeys }, document, errors, schema, vocabulary) {
    const refused = new Set();
    for (const rule of rules) {
        for (const finding of rule.check({ document, vocabulary, duplicateKeys, unsafeKeys })) {
            if (rule.refusesValue === true)
                refused.add(pathKey(finding));
            yield { ...finding, rule };
        }
    }
    if (errors.length === 0)
        return;
    // What has to go need not first get a value that the schema takes.
    const ofSchema = schemaFindings(errors, document, schema, vocabulary);
    yield* ofSchema.filter((finding) => !refused.has(pathKey(finding)));
}
/** Not a pointer, which masks and cuts: two paths may share one. */
function pathKey({ place }) {
    return JSON.stringify(place.path);
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
const BARE_TEXTS = [
    /'[^'\r\n]*'/y,
    /`[^`\r\n]*`/y,
    /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s,"}\]]*/iy,
    /\$\{[^}\r\n]*\}/y,
    /\{\{[^}\r\n]*\}\}/y,
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
    return mistake({ start: end, end }, "The file holds no JSON value.", "Start with {} and add providers.");
}
function notJson(token) {
    return mistake(token, "This is not JSON.", 'A provider configuration is one JSON object: begin with "{".');
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
function syntax_mistakes_missingKey(token) {
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
    if (/^(yes|no|on|off)$/i.test(word))
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
        reportOutOfStep(syntax_mistakes_missingKey(start));
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
    return mask(text, [...comments, ...(root === undefined ? [] : secretSpans(root, { text, schema }, schema, false))]);
}
function allTokens(text) {
    const reader = readTokens(text);
    const tokens = [];
    do
        tokens.push(reader.next());
    while (tokens.at(-1)?.kind !== "end of file");
    return tokens;
}
/** Whatever is not blank between two tokens is comments. */
function commentSpans(text, tokens) {
    return tokens.flatMap((token, index) => {
        const from = tokens[index - 1]?.end ?? 0;
        const between = text.slice(from, token.kind === "end of file" ? token.end : token.start);
        const start = between.search(/\S/);
        return start < 0 ? [] : [{ start: from + start, end: from + between.trimEnd().length }];
    });
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
        yield* secretsOf(node, whole.text, part, isHeader);
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
                yield* secretSpans(child, whole, partOf(name, child), isHeader || name === "customHeaders");
            }
        }
    }
}
function secretsOf({ start, end, value }, text, part, isHeader) {
    if (value === null || typeof value === "boolean")
        return [];
    const isKnown = Object.keys(part).length > 0;
    if (isHeader || !isKnown)
        return [{ start, end }];
    if (typeof value === "number")
        return [];
    return isExpected(value, part) ? secretsOfText(value, text.slice(start, end), start) : [{ start, end }];
}
/** True for a text that may stand where the schema has this part, or that is near enough to what may. */
function isExpected(value, { type, enum: values, const: only }) {
    const allowed = values ?? (only === undefined ? undefined : [only]);
    if (allowed !== undefined)
        return allowed.includes(value) || nearestNames(value, allowed).length > 0;
    if (type === "string" || type === "array")
        return true;
    return /^(?:true|false|yes|no|on|off|[-+]?[\d.,_]+k?)$/i.test(value);
}
/** Of a text as it stands in the file: all where it has a token's shape or hides a URL in escapes, else parts of a URL. */
function secretsOfText(value, raw, start) {
    const isUrlWithEscapes = raw.includes("\\") && /[@?#]/.test(value);
    if (isUrlWithEscapes || hasTokenShape(value))
        return [{ start, end: start + raw.length }];
    const spans = [];
    const query = raw.search(/[?#]/);
    if (query >= 0)
        spans.push({ start: start + query + 1, end: start + raw.length - 1 });
    const at = (query < 0 ? raw : raw.slice(0, query)).lastIndexOf("@");
    const authority = raw.indexOf("//");
    const isUserinfo = at >= 0 && (raw.slice(0, at).includes(":") || raw.slice(at).includes("/"));
    if (isUserinfo)
        spans.push({ start: start + (authority >= 0 && authority < at ? authority + 2 : 1), end: start + at });
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/validate.js











const schema = buildSchema(shippedVocabulary);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesSchema = validator_default;
/** Every diagnostic of a provider configuration's text, in the order of `orderDiagnostics`. Never throws. */
function validate_validate(text) {
    const parsed = parse_parse(text);
    // What is read of broken syntax is a guess; diagnostics of a guess would be noise.
    if (parsed.mistakes.length > 0)
        return orderDiagnostics(diagnoseMistakes(parsed));
    const document = parsed.root?.value ?? null;
    const errors = matchesSchema(document) ? [] : (matchesSchema.errors ?? []);
    const { listed, rest } = withinBound(findAll(parsed, document, errors, schema, shippedVocabulary), errors.length >= DIAGNOSTICS_MAX);
    const ofFile = rest === undefined ? [] : [diagnosticOfFile(rest)];
    return orderDiagnostics([...ofFile, ...diagnoseFindings(listed, parsed)]);
}
/** Checks a file's bytes: the diagnostics of its encoding, size or text, and the text for code frames, redacted. */
function checkFile(path, bytes, maxBytes = FILE_MAX_BYTES) {
    const decoded = decodeFile(bytes, maxBytes);
    if ("trouble" in decoded)
        return checkedFile(path, [diagnosticOfFile(decoded.trouble)], "");
    return checkedFile(path, validate_validate(decoded.text), decoded.text);
}
/** The source is redacted when first asked for: that costs more than the check, and most reports show no line of it. */
function checkedFile(path, diagnostics, text) {
    let source;
    return {
        path,
        diagnostics,
        get source() {
            source ??= redact(parse_parse(text), schema);
            return source;
        },
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
function escapeUnits(text) {
    return text
        .split("")
        .reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`, "");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/verdict.js

/** What is to be said of all files in one line: "2 errors, 1 warning in 1 of 3 files" or "3 files, nothing to report". */
function verdict_verdict(files) {
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
 * Picks what GitHub will show of one step: so many of each level as it takes, the gravest level first, then in the order
 * of the files. Where anything is left out, there is room for one more notice, which has to say so.
 *
 * @param errorsBefore how many other errors are annotated before, which take their share of the room.
 */
function toAnnotations(files, errorsBefore = 0) {
    const found = diagnostic_countBySeverity(verdict_allDiagnostics(files));
    const room = {
        error: Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore),
        warning: STEP_MAX_ANNOTATIONS_PER_LEVEL,
        notice: STEP_MAX_ANNOTATIONS_PER_LEVEL,
    };
    if (SEVERITIES.some((severity) => found[severity] > room[severity]))
        room.notice -= 1;
    const shown = SEVERITIES.flatMap((level) => annotationsOf(files, level).slice(0, room[level]));
    const omitted = { ...found };
    for (const { level } of shown)
        omitted[level] -= 1;
    return { shown, omitted };
}
/**
 * The annotations as workflow commands, one a line; the run's own errors come first, and the last one counts what was
 * left out.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatWorkflowCommands(files, runErrors = []) {
    const { shown, omitted } = toAnnotations(files, runErrors.length);
    const commands = [...runErrors.map((error) => ({ level: "error", ...error })), ...shown].map(formatCommand);
    const missing = describeCounts(omitted);
    if (missing !== "")
        commands.push(formatCommand({ level: "notice", title: "More findings", message: explainOmission(missing) }));
    return commands.map((command) => `${command}\n`).join("");
}
function explainOmission(missing) {
    return (`Not annotated: ${missing}. GitHub shows at most ${STEP_MAX_ANNOTATIONS_PER_LEVEL} annotations of each level for a step. ` +
        "Mend those that are shown, and run again to see the others.");
}
function annotationsOf(files, level) {
    return files.flatMap(({ path, diagnostics }) => diagnostics
        .filter(({ severity }) => severity === level)
        .slice(0, STEP_MAX_ANNOTATIONS_PER_LEVEL)
        .map((diagnostic) => toAnnotation(path, diagnostic)));
}
function toAnnotation(path, { severity, rule, message, advice, range }) {
    return {
        level: severity,
        title: printable_printable(rule),
        message: `${printable_printable(message)}\n${printable_printable(advice)}`,
        // As it is, for GitHub looks for a file of this name; the command's own escapes keep it in its place.
        file: path,
        ...(range === undefined ? {} : annotatedLines(range)),
    };
}
function annotatedLines({ start, end }) {
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

;// CONCATENATED MODULE: ./.build/action/shared/report/json.js



/** Reports one file, with the first `maxDiagnostics` of its ordered diagnostics. */
function fileReport(diagnostics, maxDiagnostics = diagnostics.length) {
    const counts = diagnostic_countBySeverity(diagnostics);
    const kept = diagnostics.slice(0, maxDiagnostics);
    return { valid: counts.error === 0, counts, diagnostics: kept, omitted: diagnostics.length - kept.length };
}
/** A `Report` as JSON text. Strings keep their value; what is unprintable in them is escaped. */
function formatJson(files, unread = []) {
    const counts = diagnostic_countBySeverity(verdict_allDiagnostics(files));
    const report = {
        valid: counts.error === 0 && unread.length === 0,
        counts,
        files: files.map(({ path, diagnostics }) => ({ path, ...fileReport(diagnostics) })),
        unread,
    };
    return printableJson(report);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/escape-markdown.js

/** What can begin or end a construct of GitHub's Markdown or of HTML within a line, or part the cells of a table. */
const MARKUP = /[\\`*_{}[\]<>|~!&@#$:]|(?<=www)\./gi;
/**
 * Of these, GitHub makes mentions, references, formulas, emoji and links in the text of the finished page, where an
 * escape is no longer seen. In an element of its own the character is found next to nothing.
 */
const FOUND_IN_TEXT = new Set(["@", "#", "$", ":", "."]);
/** Makes a text from a file stand for itself in GitHub's Markdown: within a line, or as a cell of a table. */
function escape_markdown_escapeMarkdown(text) {
    return printable(text).replace(MARKUP, (character) => {
        const reference = `&#${character.charCodeAt(0)};`;
        return FOUND_IN_TEXT.has(character) ? `<span>${reference}</span>` : reference;
    });
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

;// CONCATENATED MODULE: ./.build/action/shared/report/markdown.js




/** Room for the line that says how much was left out, and for a few that the caller may add. */
const RESERVED_BYTES = 1024;
/**
 * A job summary in GitHub's Markdown: the verdict, then a table for each file in which something was found. Rows that
 * would come near JOB_SUMMARY_MAX_BYTES are left out, and a last line counts them.
 */
function formatSummary(files, options = {}) {
    const head = `## ${iconOf(files)} Provider Steward: ${verdict(files)}\n`;
    const parts = [head];
    let bytesLeft = JOB_SUMMARY_MAX_BYTES - RESERVED_BYTES - countBytes(head);
    let rowsLeft = files.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0);
    for (const part of tableParts(files, options)) {
        bytesLeft -= countBytes(part);
        if (bytesLeft < 0)
            break;
        parts.push(part);
        rowsLeft -= 1;
    }
    if (rowsLeft > 0)
        parts.push(markdown_explainOmission(rowsLeft));
    return parts.join("");
}
function markdown_explainOmission(rows) {
    return `\n${countOf(rows, "more finding")} left out: GitHub takes ${JOB_SUMMARY_MAX_BYTES} bytes of summary from a step.\n`;
}
function countBytes(text) {
    return new TextEncoder().encode(text).length;
}
function iconOf(files) {
    const { error, warning } = countBySeverity(allDiagnostics(files));
    if (error > 0)
        return "❌";
    return warning > 0 ? "⚠️" : "✅";
}
/** The tables row by row, each file's first row with what stands above it. */
function* tableParts(files, { linkTo }) {
    for (const { path, diagnostics } of files) {
        let head = `\n### ${escapeMarkdown(path)}\n\n| Severity | Line | Finding | Rule |\n| --- | --- | --- | --- |\n`;
        for (const diagnostic of diagnostics) {
            yield head + formatRow(path, diagnostic, linkTo);
            head = "";
        }
    }
}
function formatRow(path, diagnostic, linkTo) {
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

;// CONCATENATED MODULE: ./.build/action/shared/report/unread.js

/** Says, in printable text, which file could not be read and why. */
function describeUnread({ path, reason }) {
    return `Could not read "${printable_printable(path)}". ${printable_printable(reason)}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/sarif.js


const LEVELS = { error: "error", warning: "warning", notice: "note" };
/**
 * Reports to code scanning and to editors, as SARIF 2.1.0 text. No part of the source is in it.
 *
 * @param rules all rules, whether they found something or not.
 * @param unread files that were to be checked and are not among `files`; the run is told as a failed one then.
 */
function formatSarif(files, rules, toolVersion, unread = []) {
    const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
    const log = {
        $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: { driver: { name: "provider-steward", version: toolVersion, rules: rules.map(toDescriptor) } },
                invocations: [toInvocation(unread)],
                columnKind: "utf16CodeUnits",
                results: files.flatMap(({ path, diagnostics }) => diagnostics.map((diagnostic) => toResult(toUri(path), diagnostic, indexOf.get(diagnostic.rule)))),
            },
        ],
    };
    return printableJson(log);
}
function toInvocation(unread) {
    if (unread.length === 0)
        return { executionSuccessful: true };
    return {
        executionSuccessful: false,
        toolExecutionNotifications: unread.map((file) => ({
            level: "error",
            message: { text: toMessageText(describeUnread(file)) },
        })),
    };
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
        defaultConfiguration: { level: LEVELS[severity] },
    };
}
function codeBlock(code) {
    return `\`\`\`jsonc\n${code}\n\`\`\``;
}
function toResult(uri, diagnostic, ruleIndex) {
    const { rule, severity, message, advice, range, related } = diagnostic;
    return {
        ruleId: rule,
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: LEVELS[severity],
        message: { text: toMessageText(`${message} ${advice}`) },
        locations: [{ physicalLocation: toPhysicalLocation(uri, range) }],
        ...(related.length === 0
            ? {}
            : { relatedLocations: related.map((place, index) => toRelatedLocation(uri, place, index + 1)) }),
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
    return `${[...blocks, paint(colorOfVerdict(files), verdict_verdict(files))].join("\n\n")}\n`;
}
function formatDiagnostic(file, diagnostic, paint) {
    const path = shownPath(file.path);
    const { severity, range } = diagnostic;
    return [
        [
            paint("strong", placeOf(path, range)),
            paint(severity, severity),
            printable_printable(diagnostic.message),
            paint("faint", printable_printable(diagnostic.rule)),
        ].join("  "),
        ...(range === undefined ? [] : formatFrame(file, range, severity, paint)),
        `  ${paint("faint", "why")}   ${printable_printable(diagnostic.why)}`,
        `  ${paint("faint", "help")}  ${printable_printable(diagnostic.advice)}`,
        ...diagnostic.related.map((place) => `  ${paint("faint", "see")}   ${placeOf(path, place.range)}  ${printable_printable(place.message)}`),
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
function placeOf(path, range) {
    return range === undefined ? path : `${path}:${range.start.line}:${range.start.column}`;
}
/**
 * A path that starts with a colon could make its line a command to the GitHub runner, and one that starts with blanks
 * would look like a line of ours. With "./" it names the same file.
 */
function shownPath(path) {
    const shown = printable_printable(path);
    return /^[ :]/.test(shown) ? `./${shown}` : shown;
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

;// CONCATENATED MODULE: ./.build/action/shared/index.js
/** What the Action, the terminal and the Worker may use of `shared/`, stage by stage. */

// vocabulary

// schema

// validate



// report











/***/ }),

/***/ 123:
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
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
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
      const localBin = external_node_path_namespaceObject.resolve(baseDir, baseName);
      if (external_node_fs_.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(external_node_path_namespaceObject.extname(baseName))) return undefined;

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
      executableDir = external_node_path_namespaceObject.resolve(
        external_node_path_namespaceObject.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = external_node_path_namespaceObject.basename(
          this._scriptPath,
          external_node_path_namespaceObject.extname(this._scriptPath),
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

    const launchWithNode = sourceExt.includes(external_node_path_namespaceObject.extname(executableFile));

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
    this._name = external_node_path_namespaceObject.basename(filename, external_node_path_namespaceObject.extname(filename));

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
