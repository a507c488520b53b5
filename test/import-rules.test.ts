import { expect, test } from "vitest";
import { type Import, importsOf, isStore, readSource, sourceFiles } from "./support/imports.ts";
import { words } from "./support/words.ts";

/**
 * The folders of `shared/`: each imports only from those above it, values too.
 * See docs/decisions/0079-folder-order.md.
 */
const FOLDERS = words(`
    text diagnostic syntax vocabulary policy schema schema-difference effective validate settings resolve changes
    fix emit migrate report content-server audit-export archive
  `);

/** The folders of `action/`: each imports only from those above it, types too. The files in its root stand between them. */
const ACTION_FOLDERS = words("github files acceptance publish audit-export init completion commands export");

/**
 * The rooms of `worker/`, from the ground up: each imports only from those above it in this list, types too. The ground comes
 * first, then the features, then the pages that show them, and last the room that puts a Worker together.
 * See docs/decisions/0079-folder-order.md.
 */
const ROOMS = words(`
    values names settings platform identity http database auth html operation audit-log users sessions keys groups
    content archives publishing serving export-records export-jobs pushing pruning exports sign-in joining status
    config-api openapi documents audit-pages user-pages key-pages group-pages content-pages export-pages
    sign-in-pages status-pages home-pages app
  `);

/** Entries and scripts: started, never imported. */
const ENTRIES = words(`
    action/main.ts action/export/main.ts action/terminal.ts action/build.ts action/generate.ts worker/index.ts
    worker/local/start.ts worker/local/server.ts worker/local/bootstrap.ts worker/local/seed.ts
    worker/local/export-demo.ts worker/local/deploy.ts worker/local/deploy-init.ts worker/local/deploy-check.ts
    shared/generate.ts shared/package.ts worker/generate.ts worker/playground/main.ts worker/playground/checker.ts
    worker/playground/build/static.ts
  `);
const SCRIPTS = ["action/build.ts", "action/generate.ts", "shared/generate.ts"];

/** The code that runs in browsers on the page `/playground`, and that builds its files. */
const PLAYGROUND = "worker/playground/";
const PLAYGROUND_BUILD = `${PLAYGROUND}build/`;
const isPlayground = (path: string) => path.startsWith(PLAYGROUND) && !path.startsWith(PLAYGROUND_BUILD);

/** The code that writes the documents as pages. */
const DOCUMENTS_BUILD = "worker/documents/build/";

/** Writes what follows from sources, the table of settings among it. */
const GENERATE = "worker/generate.ts";

/** Checks what an operator sets by the readers that the Worker has for it, before it is deployed. */
const NEEDS = "worker/local/deploy/needs.ts";

/** The scripts of the Worker, which run on Node and know it by its answers. */
const isLocal = (path: string) =>
  ["worker/local/", PLAYGROUND_BUILD, DOCUMENTS_BUILD].some((folder) => path.startsWith(folder)) || path === GENERATE;

/** The scripts of pages, which run in browsers: they get what the page says, and nothing of the Worker. */
const PAGE_SCRIPTS = "worker/page-scripts/";

/** The scripts that pages share: the playground, which runs in browsers too, imports nothing else of the Worker. */
const isSharedScript = ({ from, to }: Import) => isPlayground(from) && to.startsWith(`${PAGE_SCRIPTS}support/`);

/** A store does not know these: requests, answers, pages, and what answers by it. */
const ANSWERING = /^worker\/(?:http|html|operation|app|[a-z]+-pages)\/|(?:\/|-)operations\.ts$/;

/** Packages that `shared/` stands on. Of ajv only types, for its validators are compiled ahead; SARIF's are all there is. */
const PACKAGES_OF_SHARED = [
  { name: "jsonc-parser", typesOnly: false },
  { name: "ajv", typesOnly: true },
  { name: "sarif", typesOnly: true },
];

/** Where the Action meets GitHub. */
const GITHUB_EDGES =
  /^action\/(?:main|actions-runner|export\/main|run|inputs)\.ts$|^action\/(?:files|github|publish)\//;

const partOf = (path: string) => path.split("/")[0] ?? "";
const placeIn = (part: string, order: readonly string[]) => (path: string) =>
  partOf(path) === part ? order.indexOf(path.split("/")[1] ?? "") : -1;
const folderOf = placeIn("shared", FOLDERS);
const actionFolderOf = placeIn("action", ACTION_FOLDERS);
const roomOf = placeIn("worker", ROOMS);
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
  "a folder of action/ imports only from those above it": ({ from, to }) =>
    actionFolderOf(from) >= 0 && actionFolderOf(to) > actionFolderOf(from),
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
    partOf(from) === "worker" &&
    partOf(to) === "worker" &&
    isOwn(to) &&
    isLocal(from) !== isLocal(to) &&
    from !== GENERATE &&
    !(from === NEEDS && to.startsWith("worker/settings/")),
  "a room of worker/ imports only from those above it": ({ from, to }) =>
    roomOf(from) >= 0 && roomOf(to) > roomOf(from),
  "a store imports nothing of requests and answers": ({ from, to }) => isStore(from) && ANSWERING.test(to),
  "operations alone make permits": ({ from, to, isType }) =>
    to === "worker/identity/permit.ts" && !isType && from !== "worker/operation/access.ts",
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

test("every file of shared/ but its two surfaces and its script stands in a folder of the order", () => {
  const outside = ["shared/generate.ts", "shared/index.ts", "shared/package.ts"];
  expect(sourceFiles("shared").filter((path) => folderOf(path) < 0)).toEqual(outside);
});

test("every folder of action/ stands in the order", () => {
  const inFolders = sourceFiles("action").filter((path) => path.split("/").length > 2);
  expect(inFolders.filter((path) => actionFolderOf(path) < 0)).toEqual([]);
});

/** The files that are loaded with one, itself included; packages and built-in modules by their names. */
function loadedWith(path: string, edges: readonly Import[]): ReadonlySet<string> {
  const loaded = new Set([path]);
  for (const file of loaded) {
    const now = edges.filter(({ from, isType, isLate }) => from === file && !isType && isLate !== true);
    for (const { to } of now) loaded.add(to);
  }
  return loaded;
}

/** See docs/decisions/0090-what-a-command-loads.md and docs/decisions/0191-a-start-from-a-cache.md. */
test.each([
  ["action/terminal.ts", ["commander", "shared/index.ts"]],
  [
    "action/command-line.ts",
    ["action/check-file.ts", "action/settings.ts", "commander", "node:crypto", "node:fs/promises"],
  ],
  ["worker/local/start.ts", ["shared/index.ts", "esbuild", "miniflare", "wrangler"]],
  ["worker/local/server.ts", ["shared/index.ts", "esbuild", "miniflare", "wrangler"]],
])("%s loads only what it needs", (path, tooMuch) => {
  const loaded = loadedWith(path, imports);
  expect(tooMuch.filter((one) => loaded.has(one))).toEqual([]);
  expect(loadedWith("action/commands/validate.ts", imports)).toContain("commander");
});

test("the law of changes is apart from the code that it is compared with", () => {
  const imported = sourceFiles("test/shared/changes/reference").flatMap((path) => importsOf(path).map(({ to }) => to));
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((path) => /^shared\/(?:index|(?:effective|resolve|changes)\/)/.test(path))).toEqual([]);
});

test("imports form no circles", () => {
  expect(circlesIn(imports)).toEqual([]);
});

/** Imports between folders; a file in the root of a part stands for itself. */
const betweenFolders = (edges: readonly Import[]) =>
  edges
    .map((edge) => ({ ...edge, from: twoParts(edge.from), to: twoParts(edge.to) }))
    .filter(({ from, to }) => from !== to);
const twoParts = (path: string) => path.split("/").slice(0, 2).join("/");

test("imports between folders form no circles, not even through a file of the root", () => {
  expect(circlesIn(betweenFolders(imports))).toEqual([]);
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

/** Uses of the clock and of chance, which types cannot see: with them, one input could give several outputs. */
const IMPURE = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\b|\bcrypto\b|\bglobalThis\b/;

test("shared/ has no clock and no chance", () => {
  const files = sourceFiles("shared").filter((path) => !SCRIPTS.includes(path));
  expect(files.filter((path) => IMPURE.test(withoutComments(readSource(path))))).toEqual([]);
});

/** The Worker's own code: what its scripts do on Node is not its affair. */
const codeOfWorker = sourceFiles("worker")
  .filter((path) => !isLocal(path))
  .map((path) => ({ path, code: withoutComments(readSource(path)) }));

/** Code that creates an answer to a request. */
const ANSWER = /\bnew Response\b|\bResponse\s*\.\s*(?:json|redirect|error)\b/;

test("a store builds no answer", () => {
  const answers = codeOfWorker.filter(({ code }) => ANSWER.test(code)).map(({ path }) => path);
  expect(answers.filter(isStore)).toEqual([]);
  expect(answers).toContain("worker/http/response.ts");
});

/** Code that asks the database or the bucket for something, rather than handing it on. */
const STORAGE = /\b(?:database|bucket|exportsBucket|DATABASE|CONTENT|EXPORTS)\b[?!]?\s*\.\s*\w/;

/** What exports are written by. The database is not in its reach. */
const EXPORT_OBJECTS = "worker/export-records/r2-objects.ts";

test("only a store touches the database and the buckets, and the objects of exports their own", () => {
  const users = codeOfWorker.filter(({ code }) => STORAGE.test(code)).map(({ path }) => path);
  expect(users.filter((path) => !isStore(path))).toEqual([EXPORT_OBJECTS]);
  const ofExports = codeOfWorker.find(({ path }) => path === EXPORT_OBJECTS)?.code ?? "";
  expect(ofExports).not.toMatch(/\b(?:database|bucket|DATABASE|CONTENT)\b/);
  expect(users).toContain("worker/groups/store.ts");
  expect(users).toContain("worker/publishing/object-store.ts");
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
  expect(namesIn(readSource("shared/index.ts"), EXPORTED).filter((name) => !used.has(name))).toEqual([]);
});
