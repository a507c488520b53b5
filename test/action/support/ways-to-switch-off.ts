import { FILE_MAX_BYTES, NESTING_MAX_LEVELS } from "../../../shared/index.ts";
import { DIAGNOSTICS_MAX } from "../../../shared/validate/limits.ts";
import type { Entries } from "./memory-repository.ts";

/**
 * A stranger's branch has a configuration with a credential in a header, which an own host gets, and one thing more by which the
 * check might be switched off. docs/action.md lists the ways.
 */
export const CREDENTIAL = "psk0ZrT7mQ2xLw9VbN4kYc8HdJ1sPfG6";
export const PATH = "teams/a/providers.json";
const POLICY = ".provider-steward.json";
const ENFORCED = "config/enforced.json";
export const VOCABULARY = "config/vocabulary.json";

const configuration = (providers: string) =>
  `{\n  "$schema": "provider-config.schema.json",\n  "providers": {\n    ${providers}\n  }\n}\n`;
const INSIDE = configuration('"provider_c": { "baseUrl": "https://gateway.example.com" }');
export const STRANGE = configuration(
  `"provider_c": {\n      "baseUrl": "https://stranger.example.net",\n      "customHeaders": { "X-Gateway-Token": "${CREDENTIAL}" }\n    }`,
);
const vocabulary = (...names: readonly string[]) => {
  const provider = { title: "A provider", description: "A provider.", sections: [] };
  const protocols = { chat: { description: "A protocol." } };
  const customVariants = { compatible: { description: "A server.", sections: [] } };
  const providers = Object.fromEntries(names.map((name) => [name, provider]));
  return JSON.stringify({ protocols, providers, sections: {}, customVariants });
};
/** On the base branch, comments may suppress findings of credentials; those of strangers suppress none. */
const policy = (more: object) =>
  JSON.stringify({ layers: { enforced: ENFORCED }, inlineIgnores: ["secret-in-header"], ...more });

export const BASE: Entries = {
  "README.md": "Read me.\n",
  [POLICY]: policy({}),
  [ENFORCED]: configuration('"provider_g": { "enabled": false }'),
  [VOCABULARY]: vocabulary("provider_c", "provider_g"),
  [PATH]: INSIDE,
};

export interface Way {
  /** As docs/action.md names it. */
  readonly name: string;
  readonly head: Entries;
  /** The rule of the error that the log has, or that a file at the configuration's path is not read, which fails the step, too. */
  readonly found: string;
  readonly shown: "opens" | "breaks" | "not known";
}

export const FOUND = "secret-in-header";
export const NOT_READ = "not read";

/** @param head what the branch has beside the stranger's configuration, or in its place. */
const way = (
  name: string,
  head: Entries,
  found = FOUND,
  shown: Way["shown"] = found === FOUND ? "opens" : "not known",
): Way => ({ name, head: { [PATH]: STRANGE, ...head }, found, shown });

/** The stranger's configuration with a comment for each of some rules above its header. */
const commented = (...rules: readonly string[]) => {
  const comments = rules.map((rule) => `// steward-ignore-next-line ${rule}: known\n`).join("");
  return STRANGE.replace('"customHeaders": {', `"customHeaders": {\n${comments}`);
};

const numbered = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, at) => text(at));
const WARNINGS = `"models": { "allow": ["m", "n"], "deny": [${numbered(DIAGNOSTICS_MAX + 1, () => '"m"').join()}] },`;
const ERRORS = numbered(DIAGNOSTICS_MAX + 1, (at) => `"unknown_${at}": {},`).join("");
const DEEP = `"custom": ${"[".repeat(NESTING_MAX_LEVELS)}${"]".repeat(NESTING_MAX_LEVELS)},`;

const OTHER_FILES = Object.fromEntries(numbered(3_001, (at) => `many/${at}.txt`).map((path) => [path, "x"]));
const SUBMODULE = { submodule: "1".repeat(40) };
const LFS_POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"4d".repeat(32)}\nsize 300\n`;

export const WAYS: readonly Way[] = [
  way("nothing else is there", {}),
  way("the policy switches the rule off", { [POLICY]: policy({ rules: { "secret-in-header": "off" } }) }),
  way("the policy ignores the finding", {
    [POLICY]: policy({ ignores: [{ rule: "secret-in-header", files: ["**"], reason: "Known." }] }),
  }),
  way("the policy has a mistake", { [POLICY]: policy({ rules: { "wrong-typ": "off" } }) }, FOUND, "not known"),
  way("the policy is deleted", { [POLICY]: null }),
  way("the policy is a symbolic link", { [POLICY]: { linkTo: "x.json" }, "x.json": "{}" }, FOUND, "not known"),
  way("the policy is a folder", { [POLICY]: null, [`${POLICY}/x`]: "{}" }, FOUND, "not known"),
  way("the policy makes the file an enforced layer", { [POLICY]: policy({ layers: { enforced: PATH } }) }),
  way("the policy makes the file a default layer", { [POLICY]: policy({ layers: { default: PATH } }) }),
  way("the policy names another layer", {
    [POLICY]: policy({ layers: { enforced: "mine.json" } }),
    "mine.json": configuration('"provider_c": { "enabled": true }'),
  }),
  way("a comment suppresses the finding", { [PATH]: commented("secret-in-header") }),
  way("the policy lets a comment suppress the finding, and a comment does", {
    [POLICY]: policy({ inlineIgnores: ["secret-in-header", "unused-ignore", "plain-http"] }),
    [PATH]: commented("secret-in-header", "unused-ignore"),
  }),
  way("the enforced layer is emptied", { [ENFORCED]: configuration("") }),
  way("the enforced layer is deleted", { [ENFORCED]: null }),
  way("the enforced layer has a syntax mistake", { [ENFORCED]: "{\n" }, FOUND, "not known"),
  way("the enforced layer is a symbolic link", { [ENFORCED]: { linkTo: "../README.md" } }, FOUND, "not known"),
  way("the vocabulary renames the provider", { [VOCABULARY]: vocabulary("provider_x", "provider_g") }, FOUND, "breaks"),
  way("the vocabulary has a mistake", { [VOCABULARY]: "{" }, FOUND, "not known"),
  way("the vocabulary is deleted", { [VOCABULARY]: null }),
  way("3,001 other files come first", OTHER_FILES),
  way("attributes of git call it binary", {
    ".gitattributes": "* binary working-tree-encoding=UTF-16 export-ignore\n",
  }),
  way("its name is in another case", { [PATH]: null, "teams/a/Providers.JSON": STRANGE }),
  way("its folder is named like a workflow command", { "teams/\n::stop-commands::x\n/providers.json": STRANGE }),
  way("its folder has escapes of such commands", { "teams/%0A##[endgroup]/providers.json": STRANGE }),
  way("its folder has a terminal's control characters", { "teams/\r\u{1b}[2J/providers.json": STRANGE }),
  way("its folder reads from right to left", { "teams/\u{202e}nosj./providers.json": STRANGE }),
  way("its folder has a backslash", { "teams/a\\b/providers.json": STRANGE }),
  way("it is a symbolic link", { [PATH]: { linkTo: "x.json" }, "teams/a/x.json": STRANGE }, NOT_READ),
  way("it is a submodule", { [PATH]: SUBMODULE }, NOT_READ),
  way("its folder becomes a symbolic link", { [PATH]: null, "teams/a": { linkTo: "../x" } }, NOT_READ),
  way("its folder becomes a submodule", { [PATH]: null, "teams/a": SUBMODULE }, NOT_READ),
  way("it is executable", { [PATH]: { executable: STRANGE } }),
  way("it has a byte order mark", { [PATH]: `\u{feff}${STRANGE}` }),
  way("it is in UTF-16", { [PATH]: Buffer.from(`\u{feff}${STRANGE}`, "utf16le") }, "encoding"),
  way("it is in UTF-16 without a mark", { [PATH]: Buffer.from(STRANGE, "utf16le") }, "encoding"),
  way("it has a zero byte", { [PATH]: `\0${STRANGE}` }, "encoding"),
  way("it is a pointer of Git LFS", { [PATH]: LFS_POINTER }, "syntax"),
  way("a syntax mistake comes first", { [PATH]: STRANGE.replace("{", '{ "x": ,') }, "syntax"),
  way("more warnings than are listed come first", { [PATH]: STRANGE.replace('"baseUrl"', `${WARNINGS} "baseUrl"`) }),
  way("more errors than are listed come first", { [PATH]: STRANGE.replace('"provider_c"', `${ERRORS} "provider_c"`) }),
  way("it is too large", { [PATH]: STRANGE + " ".repeat(FILE_MAX_BYTES) }, "file-size"),
  way("it is nested too deep", { [PATH]: STRANGE.replace('"provider_c"', `${DEEP} "provider_c"`) }, "nesting-depth"),
];
