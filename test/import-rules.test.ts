import { expect, test } from "vitest";
import { type Import, importsOf, readSource, sourceFiles } from "./support/imports.ts";

/**
 * The folders of `shared/`: each imports only from those above it, values too.
 * See docs/decisions/0079-folder-order.md.
 */
const FOLDERS = [
  "text",
  "diagnostic",
  "syntax",
  "vocabulary",
  "policy",
  "schema",
  "effective",
  "validate",
  "settings",
  "resolve",
  "changes",
  "fix",
  "report",
  "content-server",
  "audit-export",
];

/** Entries and scripts: started, never imported. */
const ENTRIES = [
  "action/main.ts",
  "action/terminal.ts",
  "action/build.ts",
  "action/generate.ts",
  "worker/index.ts",
  "worker/local/start.ts",
  "worker/local/server.ts",
  "worker/local/bootstrap.ts",
  "worker/local/seed.ts",
  "worker/local/export-demo.ts",
  "shared/generate.ts",
  "worker/generate.ts",
  "worker/playground/main.ts",
  "worker/playground/checker.ts",
  "worker/playground/build/static.ts",
];
const SCRIPTS = ["action/build.ts", "action/generate.ts", "shared/generate.ts"];

/** What runs in browsers on the page `/playground`, and what makes files of it. */
const PLAYGROUND = "worker/playground/";
const PLAYGROUND_BUILD = `${PLAYGROUND}build/`;
const isPlayground = (path: string) => path.startsWith(PLAYGROUND) && !path.startsWith(PLAYGROUND_BUILD);

/** The scripts of the Worker, which run on Node and know it by its answers. */
const isLocal = (path: string) =>
  ["worker/local/", PLAYGROUND_BUILD].some((folder) => path.startsWith(folder)) || path === "worker/generate.ts";

const PAGES = "worker/pages/";

/** The scripts of pages, which run in browsers: they get what the page says, and nothing of the Worker. */
const PAGE_SCRIPTS = `${PAGES}scripts/`;

/** What the scripts of pages share is all that the playground, which runs in browsers too, imports of the Worker. */
const isSharedScript = ({ from, to }: Import) => isPlayground(from) && to.startsWith(`${PAGE_SCRIPTS}support/`);

/** What shows pages: their routes, and what answers failures. */
const SHOWING_PAGES = /^worker\/(?:routes\/(?:(?:[a-z-]+-)?pages|page-route)|answer-failure)\.ts$/;

const SERVER = "worker/content-server/";
const STORE = `${SERVER}store/`;

/** What a store may know of the Worker beside itself: who calls and what is permitted, and nothing of requests and answers. */
const KNOWN_TO_STORE = [
  `${SERVER}auth/`,
  "worker/encoding.ts",
  "worker/limits.ts",
  "worker/time.ts",
  `${SERVER}names/skeleton.ts`,
];

/** The folders of the content server in which requests are answered. */
const ANSWERING = [`${SERVER}routes/`, `${SERVER}serving/`];
const answeringOf = (path: string) => ANSWERING.find((folder) => path.startsWith(folder));

/** Packages that `shared/` stands on. Of ajv only types, for its validators are compiled ahead; SARIF's are all there is. */
const PACKAGES_OF_SHARED = [
  { name: "jsonc-parser", typesOnly: false },
  { name: "ajv", typesOnly: true },
  { name: "sarif", typesOnly: true },
];

/** Where the Action meets GitHub. */
const GITHUB_EDGES = /^action\/(?:main|run|inputs)\.ts$|^action\/(?:files|github|publish)\//;

const partOf = (path: string) => path.split("/")[0] ?? "";
const folderOf = (path: string) => (path.startsWith("shared/") ? FOLDERS.indexOf(path.split("/")[1] ?? "") : -1);
const isOwn = (path: string) => ["shared", "action", "worker", "test"].includes(partOf(path)) && path.includes("/");

/** Each rule says what is wrong with an import; undefined where nothing is. */
const RULES: Readonly<Record<string, (one: Import) => boolean>> = {
  "shared/ imports no package but its parser and validator": ({ from, to, isType }) =>
    partOf(from) === "shared" &&
    !SCRIPTS.includes(from) &&
    !isOwn(to) &&
    !PACKAGES_OF_SHARED.some(({ name, typesOnly }) => name === to && (isType || !typesOnly)),
  "a folder of shared/ imports only from those above it": ({ from, to }) =>
    folderOf(from) >= 0 && folderOf(to) > folderOf(from),
  "shared/ imports nothing of action/ or worker/": ({ from, to }) =>
    partOf(from) === "shared" && ["action", "worker"].includes(partOf(to)),
  "nothing in shared/ imports its index": ({ from, to }) => partOf(from) === "shared" && to === "shared/index.ts",
  "action/ and worker/ import shared/ through its index": ({ from, to }) =>
    ["action", "worker"].includes(partOf(from)) && partOf(to) === "shared" && to !== "shared/index.ts",
  "action/ and worker/ do not import each other": ({ from, to }) =>
    (partOf(from) === "action" && partOf(to) === "worker") || (partOf(from) === "worker" && partOf(to) === "action"),
  "@actions/* stays at the edges of action/": ({ from, to }) => to.startsWith("@actions/") && !GITHUB_EDGES.test(from),
  "no file imports an entry": ({ to }) => ENTRIES.includes(to),
  "no source imports test/": ({ to }) => to.startsWith("test/"),
  "the worker imports no module of Node": ({ from, to }) =>
    partOf(from) === "worker" && !isLocal(from) && to.startsWith("node:"),
  "the worker and its scripts do not import each other": ({ from, to }) =>
    partOf(from) === "worker" && partOf(to) === "worker" && isOwn(to) && isLocal(from) !== isLocal(to),
  "the two APIs of the worker do not import each other": ({ from, to }) =>
    [from, to].some((path) => path.startsWith("worker/config-api/")) &&
    [from, to].some((path) => path.startsWith(SERVER)),
  "what reads requests imports neither API": ({ from, to }) =>
    from.startsWith("worker/input/") && ["worker/config-api/", SERVER].some((folder) => to.startsWith(folder)),
  "a store imports nothing of requests and answers": ({ from, to }) =>
    from.startsWith(STORE) &&
    partOf(to) === "worker" &&
    ![STORE, ...KNOWN_TO_STORE].some((known) => to.startsWith(known)),
  "what lets in and what takes bundles import nothing of what answers": ({ from, to }) =>
    ["auth/", "publishing/"].some((folder) => from.startsWith(SERVER + folder)) && answeringOf(to) !== undefined,
  "the management API and the serving of content do not import each other": ({ from, to }) => {
    const [one, other] = [answeringOf(from), answeringOf(to)];
    return one !== undefined && other !== undefined && one !== other;
  },
  "the export of audit logs imports nothing of what lets in, publishes or answers": ({ from, to }) =>
    from.startsWith("worker/audit-export/") &&
    (answeringOf(to) !== undefined || ["auth/", "publishing/"].some((folder) => to.startsWith(SERVER + folder))),
  "the tables of routes and pages alone import the management API's": ({ from, to }) =>
    to.startsWith(`${SERVER}routes/`) &&
    ![`${SERVER}routes/`, "worker/routes/", PAGES].some((folder) => from.startsWith(folder)),
  "the routes of pages and what answers failures alone import pages": (one) =>
    one.to.startsWith(PAGES) && !one.from.startsWith(PAGES) && !SHOWING_PAGES.test(one.from) && !isSharedScript(one),
  "the scripts of pages import nothing of the Worker": ({ from, to }) =>
    from.startsWith(PAGE_SCRIPTS) && partOf(to) === "worker" && !to.startsWith(PAGE_SCRIPTS),
  "the playground and the Worker do not import each other": (one) =>
    partOf(one.from) === "worker" &&
    partOf(one.to) === "worker" &&
    isPlayground(one.from) !== isPlayground(one.to) &&
    !isSharedScript(one),
  "pages import no script of theirs": (one) =>
    one.to.startsWith(PAGE_SCRIPTS) && !one.from.startsWith(PAGE_SCRIPTS) && !isSharedScript(one),
};

const imports = sourceFiles("shared", "action", "worker").flatMap(importsOf);

test.each(Object.entries(RULES))("%s", (_, isBroken) => {
  expect(imports.filter(isBroken)).toEqual([]);
});

/** Each would break its rule: what a rule cannot see, it cannot keep. */
const KNOWN_BAD: Readonly<Record<keyof typeof RULES, readonly [string, string]>> = {
  "shared/ imports no package but its parser and validator": ["shared/syntax/parse.ts", "node:fs"],
  "a folder of shared/ imports only from those above it": ["shared/schema/schema.ts", "shared/validate/validate.ts"],
  "shared/ imports nothing of action/ or worker/": ["shared/syntax/parse.ts", "worker/bindings.ts"],
  "nothing in shared/ imports its index": ["shared/syntax/parse.ts", "shared/index.ts"],
  "action/ and worker/ import shared/ through its index": ["worker/router.ts", "shared/validate/validate.ts"],
  "action/ and worker/ do not import each other": ["worker/router.ts", "action/run.ts"],
  "@actions/* stays at the edges of action/": ["action/commands/validate.ts", "@actions/core"],
  "no file imports an entry": ["action/run.ts", "action/main.ts"],
  "no source imports test/": ["worker/router.ts", "test/support/imports.ts"],
  "the worker imports no module of Node": ["worker/router.ts", "node:crypto"],
  "the worker and its scripts do not import each other": ["worker/router.ts", "worker/local/command.ts"],
  "the two APIs of the worker do not import each other": [`${SERVER}audit-page.ts`, "worker/config-api/stack.ts"],
  "what reads requests imports neither API": ["worker/input/fields.ts", `${SERVER}audit-page.ts`],
  "a store imports nothing of requests and answers": [`${STORE}groups.ts`, "worker/response.ts"],
  "what lets in and what takes bundles import nothing of what answers": [
    `${SERVER}publishing/unpack.ts`,
    `${SERVER}serving/static-path.ts`,
  ],
  "the management API and the serving of content do not import each other": [
    `${SERVER}routes/content.ts`,
    `${SERVER}serving/serve-static.ts`,
  ],
  "the export of audit logs imports nothing of what lets in, publishes or answers": [
    "worker/audit-export/job-source.ts",
    `${SERVER}routes/audit-log.ts`,
  ],
  "the tables of routes and pages alone import the management API's": [
    `${SERVER}serving/proxy.ts`,
    `${SERVER}routes/content-in-path.ts`,
  ],
  "the routes of pages and what answers failures alone import pages": [
    `${SERVER}routes/keys.ts`,
    `${PAGES}answer-page.tsx`,
  ],
  "the scripts of pages import nothing of the Worker": [`${PAGE_SCRIPTS}copy.ts`, "worker/limits.ts"],
  "the playground and the Worker do not import each other": [`${PLAYGROUND}panels/app.tsx`, "worker/limits.ts"],
  "pages import no script of theirs": [`${PAGES}answer-page.tsx`, `${PAGE_SCRIPTS}copy.ts`],
};

test.each(Object.entries(RULES))("known bad: %s", (rule, isBroken) => {
  const [from, to] = KNOWN_BAD[rule] ?? ["", ""];
  expect(isBroken({ from, to, isType: false })).toBe(true);
});

test("every file of shared/ but its index and its script stands in a folder of the order", () => {
  expect(sourceFiles("shared").filter((path) => folderOf(path) < 0)).toEqual(["shared/generate.ts", "shared/index.ts"]);
});

test("a later folder is out of reach even for types, and of ajv only types are in reach", () => {
  const folders = RULES["a folder of shared/ imports only from those above it"];
  expect(folders?.({ from: "shared/schema/build-schema.ts", to: "shared/validate/fix.ts", isType: true })).toBe(true);
  const packages = RULES["shared/ imports no package but its parser and validator"];
  expect(packages?.({ from: "shared/validate/validate.ts", to: "ajv", isType: false })).toBe(true);
});

/** What is loaded with a file, itself included: packages and built-in modules by their names. */
function loadedWith(path: string, edges: readonly Import[]): ReadonlySet<string> {
  const loaded = new Set([path]);
  for (const file of loaded) {
    const now = edges.filter(({ from, isType, isLate }) => from === file && !isType && isLate !== true);
    for (const { to } of now) loaded.add(to);
  }
  return loaded;
}

/** See docs/decisions/0090-what-a-command-loads.md. */
test.each([
  ["action/terminal.ts", ["commander", "shared/index.ts"]],
  ["action/commands/validate-files.ts", ["action/settings.ts", "commander", "node:crypto", "node:fs/promises"]],
])("%s loads only what it needs", (path, tooMuch) => {
  const loaded = loadedWith(path, imports);
  expect(tooMuch.filter((one) => loaded.has(one))).toEqual([]);
  expect(loadedWith("action/commands/validate.ts", imports)).toContain("commander");
});

test("imports form no circles", () => {
  expect(circlesIn(imports)).toEqual([]);
  expect(circlesIn([...imports, { from: "shared/text/json.ts", to: "shared/index.ts", isType: true }])).not.toEqual([]);
});

/** The files of each circle that a walk along the imports meets. */
function circlesIn(edges: readonly Import[]): readonly string[] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
    if (trail.includes(path) || done.has(path)) return;
    for (const { to } of targets.get(path) ?? []) walk(to, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) walk(path, []);
  return circles;
}

/** What types cannot see: the clock and chance, by which the same input would not give the same output. */
const IMPURE = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\b|\bcrypto\b|\bglobalThis\b/;

test("shared/ has no clock and no chance", () => {
  const files = sourceFiles("shared").filter((path) => !SCRIPTS.includes(path));
  expect(files.filter((path) => IMPURE.test(withoutComments(readSource(path))))).toEqual([]);
  expect(
    ["Date.now()", "new Date()", "Math.random()", "crypto.randomUUID()"].filter((code) => !IMPURE.test(code)),
  ).toEqual([]);
});

/** The Worker's own code: what its scripts do on Node is not its affair. */
const codeOfWorker = sourceFiles("worker")
  .filter((path) => !isLocal(path))
  .map((path) => ({ path, code: withoutComments(readSource(path)) }));

/** What makes an answer to a request. */
const ANSWER = /\bnew Response\b|\bResponse\s*\.\s*(?:json|redirect|error)\b/;

test("a store builds no answer", () => {
  const answers = codeOfWorker.filter(({ code }) => ANSWER.test(code)).map(({ path }) => path);
  expect(answers.filter((path) => path.startsWith(STORE))).toEqual([]);
  expect(answers).toContain("worker/response.ts");
  expect(
    ["new Response(null)", "Response.json({})", "Response.redirect(url)"].filter((bad) => !ANSWER.test(bad)),
  ).toEqual([]);
});

/** What asks the database or the bucket for something, rather than handing it on. */
const STORAGE = /\b(?:database|bucket|exportsBucket|DATABASE|CONTENT|EXPORTS)\b[?!]?\s*\.\s*\w/;

/** What exports are written by. The database is not in its reach. */
const EXPORT_OBJECTS = "worker/audit-export/r2-objects.ts";

test("only a store touches the database and the buckets, and the objects of exports their own", () => {
  const users = codeOfWorker.filter(({ code }) => STORAGE.test(code)).map(({ path }) => path);
  expect(users.filter((path) => !path.startsWith(STORE))).toEqual([EXPORT_OBJECTS]);
  const ofExports = codeOfWorker.find(({ path }) => path === EXPORT_OBJECTS)?.code ?? "";
  expect(ofExports).not.toMatch(/\b(?:database|bucket|DATABASE|CONTENT)\b/);
  expect(users).toContain(`${STORE}groups.ts`);
  expect(users).toContain(`${STORE}bundle-objects.ts`);
  const bad = [
    "context.database.prepare(sql)",
    "env.DATABASE\n    .batch([])",
    "bucket?.get(key)",
    "env.CONTENT.list()",
    "this.env.EXPORTS.put(name, bytes)",
    "exportsBucket.get(name)",
  ];
  expect(bad.filter((code) => !STORAGE.test(code))).toEqual([]);
  expect(STORAGE.test("await listGroups(context.database, prefix)")).toBe(false);
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** The names in the braces of each import or export of `shared/index.ts`, or of each export of that file. */
function namesIn(source: string, statement: RegExp): readonly string[] {
  return Array.from(source.matchAll(statement), ([, names = ""]) => names)
    .flatMap((names) => names.split(","))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, "")
        .replace(/ as .*$/, ""),
    )
    .filter((name) => name !== "");
}

const EXPORTED = /^export (?:type )?\{([^}]*)\} from /gm;
const USED = /^(?:import|export) (?:type )?\{([^}]*)\} from "[./]*shared\/index\.ts"/gm;

/** The benchmarks compare commits through it. */
test("the index of shared/ exports what the Action, the Worker or a benchmark uses, and nothing else", () => {
  const used = new Set(
    sourceFiles("action", "worker", "test/bench").flatMap((path) => namesIn(readSource(path), USED)),
  );
  const unusedOf = (index: string) => namesIn(index, EXPORTED).filter((name) => !used.has(name));
  expect(unusedOf(readSource("shared/index.ts"))).toEqual([]);
  expect(unusedOf('export {\n  type Unused,\n  validate,\n} from "./x.ts";')).toEqual(["Unused"]);
});
