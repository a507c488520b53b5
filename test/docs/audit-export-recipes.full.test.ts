import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { fileOf } from "../../.ci/packages.ts";
import { AUDIT_ACTIONS } from "../../worker/database/audit-actions.ts";
import { terminalProgram } from "../action/run-terminal.ts";
import { KEY, serveAuditLog } from "../action/support/audit-server.ts";
import { CALM } from "../action/support/calm-environment.ts";
import { calmTime } from "../action/support/calm-time.ts";
import { runTerminal } from "../action/support/terminal.ts";
import { blocksOf, read, sessionIn } from "./examples.ts";
import { HAS_PYTHON } from "./python-verifier.ts";

calmTime();

const PAGE = "docs/audit-export.md";
const BY_DAY_PAGE = "docs/scheduled-export.md";
const RUN_DUCKDB = fileURLToPath(new URL("../reference/run-duckdb.mjs", import.meta.url));

// Says how to install it where it is missing.
fileOf("test/reference", "@duckdb/node-api");

const page = read(PAGE);
/** The blocks of a section, with those of its own sections. */
function blocksIn(heading: string) {
  const [, level = "", rest = ""] = new RegExp(`^(#+) ${heading}\n([^]*)`, "m").exec(page) ?? [];
  const end = rest.search(new RegExp(`^#{1,${level.length}} `, "m"));
  return blocksOf(PAGE, end === -1 ? rest : rest.slice(0, end));
}

/** The two entries that the page shows, and three more. */
const shown = blocksIn("To check an export by hand").find(({ text }) => text.startsWith('{"id":"1"'))?.text ?? "";
const MORE = [
  {
    id: "3",
    time: "2026-11-20T10:14:55Z",
    user_description: "Ada Example (ada)",
    action: "lock_user",
    event_description: "Locked user grace",
    actor_type: "api_key",
    api_key_id: "4",
    object_type: "user",
    object_id: "5d0c",
  },
  {
    id: "4",
    time: "2026-11-20T12:15:00.5+01:00",
    user_description: "Grace Example (grace)",
    action: "refuse_request",
    event_description: '=1+1, "x"\n',
    api_key_id: null,
  },
  {
    id: "5",
    time: "2026-11-20T12:00:00Z",
    user_guid: null,
    user_description: "System",
    action: "prune_audit_log",
    actor_type: "system",
  },
];
const ENTRIES = [...shown.trim().split("\n"), ...MORE.map((entry) => JSON.stringify(entry))];

const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
afterAll(() => rmSync(folder, { recursive: true }));
let server = "";

/** Tests if the machine has a program of this name. */
const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

function run(command: string) {
  const path = [join(folder, "bin"), process.env["PATH"]].join(delimiter);
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
    cwd: folder,
    env: { ...CALM, PATH: path, PYTHONDONTWRITEBYTECODE: "1" },
    encoding: "utf8",
  });
  return { status, stdout: stdout.replaceAll(server, "https://content.example.com"), stderr };
}

function runDuckdb(sql: string): unknown {
  const file = join(folder, "query.sql");
  writeFileSync(file, sql);
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN_DUCKDB, file], { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return JSON.parse(stdout);
}

it("`export` makes the export that the recipes read", async () => {
  const { url } = await serveAuditLog({ entries: ENTRIES });
  server = url;
  mkdirSync(join(folder, "bin"));
  const program = `#!/bin/sh\nexec "${process.execPath}" "${terminalProgram()}" "$@"\n`;
  writeFileSync(join(folder, "bin", "provider-steward"), program, { mode: 0o755 });
  for (const name of ["verify_export.py", "ocsf.sql"]) {
    copyFileSync(new URL(`../../docs/examples/${name}`, import.meta.url), join(folder, name));
  }
  const args = ["export", "--server", url, "--out", "audit-log", "--name", "own"];
  const made = await runTerminal(args, { folder, environment: { STEWARD_API_KEY: KEY } });
  expect(made).toMatchObject({ code: 0, stderr: "" });
});

describe.each([
  ["jq", "jq", has("jq")],
  ["SQLite", "sqlite3", has("sqlite3")],
  ["With another program", "python3 with cryptography", HAS_PYTHON],
])("the session of %s, where there is %s", (heading, _, isThere) => {
  it.skipIf(!isThere)("the session of a program gives what the page shows", () => {
    const sessions = blocksIn(heading).filter(({ language }) => language === "console");
    expect(sessions).not.toEqual([]);
    for (const { command, output } of sessions.flatMap(({ text }) => sessionIn(text))) {
      expect({ command, ...run(command) }).toEqual({ command, status: 0, stdout: output, stderr: "" });
    }
  });
});

it("DuckDB gives what the page shows", () => {
  const blocks = blocksIn("DuckDB and Parquet");
  const statements = blocks.flatMap(({ language, text }) => (language === "sql" ? [text] : []));
  const answers = blocks.flatMap(({ language, text }) => (language === "json" ? [JSON.parse(text)] : []));
  expect(statements.length).toBe(2);
  for (const [index, answer] of answers.entries()) {
    expect(runDuckdb(statements.slice(0, index + 1).join("\n"))).toEqual(answer);
  }
});

describe("Parquet by day", () => {
  it("has a file for each day in UTC, and gives what the page shows", () => {
    const [, section = ""] = read(BY_DAY_PAGE).split("\n## Parquet by day\n");
    const blocks = blocksOf(BY_DAY_PAGE, section);
    const textOf = (language: string) => blocks.find((block) => block.language === language)?.text ?? "";
    const times = [
      "2026-11-20T00:00:00Z",
      "2026-11-21T01:30:00+02:00",
      "2026-11-21T12:00:00Z",
      "2026-11-21T23:59:59.999Z",
    ];
    const entries = times.map((time, index) => JSON.stringify({ id: String(index + 1), time, action: "add_user" }));
    writeFileSync(join(folder, "entries.ndjson"), `${entries.join("\n")}\n`);
    expect(runDuckdb(textOf("sql"))).toEqual(JSON.parse(textOf("json")));
    const files = readdirSync(join(folder, "audit-log-by-day"), { recursive: true, encoding: "utf8" });
    const parquet = files.filter((name) => name.endsWith(".parquet")).toSorted();
    expect(parquet).toEqual(["day=2026-11-20/data_0.parquet", "day=2026-11-21/data_0.parquet"]);
    // Once more, with an entry without a time: each day keeps its one file, and no entry is lost or repeated.
    writeFileSync(join(folder, "entries.ndjson"), `${[...entries, '{"id":"5","time":"soon"}'].join("\n")}\n`);
    expect(runDuckdb(textOf("sql"))).toEqual([
      ...JSON.parse(textOf("json")),
      { day: "unknown", entries: "1", first: "5", last: "5" },
    ]);
  });
});

describe("OCSF", () => {
  /**
   * The fields that version 1.3.0 requires of the class, without profiles: a list is for objects that need at least one
   * of these.
   */
  const REQUIRED: Readonly<Record<string, "number" | "string" | readonly string[]>> = {
    activity_id: "number",
    category_uid: "number",
    class_uid: "number",
    type_uid: "number",
    severity_id: "number",
    time: "number",
    metadata: ["version"],
    "metadata.version": "string",
    "metadata.product": ["name"],
    "metadata.product.name": "string",
    "metadata.product.vendor_name": "string",
    actor: ["process", "user", "invoked_by", "session", "app_name", "app_uid"],
    "actor.user": ["account", "name", "uid"],
    api: ["operation"],
    "api.operation": "string",
    src_endpoint: ["ip", "uid", "name", "hostname", "svc_name", "instance_uid", "interface_uid", "interface_name"],
  };

  const valueAt = (event: unknown, path: string): unknown =>
    path.split(".").reduce((value: unknown, key) => Reflect.get(Object(value), key), event);

  function problemsOf(event: unknown): readonly string[] {
    return Object.entries(REQUIRED).flatMap(([path, required]) => {
      const value = valueAt(event, path);
      const isRight =
        typeof required === "string"
          ? typeof value === required
          : required.some((name) => typeof valueAt(value, name) !== "undefined");
      return isRight ? [] : [path];
    });
  }

  function eventsOf(entries: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
    const other = join(folder, "other");
    rmSync(other, { recursive: true, force: true });
    mkdirSync(join(other, "audit-log", "seg"), { recursive: true });
    writeFileSync(join(other, "audit-log", "seg", "000000001.ndjson"), `${entries.join("\n")}\n`);
    spawnSync("gzip", [join(other, "audit-log", "seg", "000000001.ndjson")]);
    const made = spawnSync(process.execPath, [RUN_DUCKDB, join(folder, "ocsf.sql")], { cwd: other, encoding: "utf8" });
    expect(made.stderr).toBe("");
    const lines = readFileSync(join(other, "ocsf.ndjson"), "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line));
  }

  let made: ReturnType<typeof eventsOf> | undefined;
  /** The events of the entries, made once. */
  const ofEntries = () => (made ??= eventsOf(ENTRIES));

  it("an OCSF event has every attribute that the class requires, no null, and the entry itself", () => {
    const events = ofEntries();
    expect(events.map(({ raw_data: raw }) => raw)).toEqual(ENTRIES);
    expect(events.flatMap(problemsOf)).toEqual([]);
    for (const event of events) {
      expect(event).toMatchObject({
        class_uid: 6003,
        category_uid: 6,
        type_uid: 600300 + Number(event["activity_id"]),
      });
      const { raw_data: _, ...own } = event;
      expect(JSON.stringify(own)).not.toContain("null");
    }
    expect(problemsOf({ ...events[0], actor: { user: {} } })).toEqual(["actor.user"]);
    expect(problemsOf({ ...events[0], time: "x", src_endpoint: {} })).toEqual(["time", "src_endpoint"]);
  });

  it("an OCSF event has the values of the table", () => {
    const [, , locked, refused, pruned] = ofEntries();
    expect(locked).toMatchObject({
      activity_id: 3,
      activity_name: "Update",
      status_id: 1,
      time: Date.UTC(2026, 10, 20, 10, 14, 55),
      message: "Locked user grace",
      metadata: { uid: "3", original_time: "2026-11-20T10:14:55Z" },
      actor: { user: { name: "Ada Example (ada)", credential_uid: "4", type_id: 0 } },
      api: { operation: "lock_user" },
      resources: [{ uid: "5d0c", type: "user" }],
    });
    expect(refused).toMatchObject({ activity_id: 99, activity_name: "refuse_request", status_id: 2, resources: [] });
    expect(refused?.["time"]).toBe(Date.UTC(2026, 10, 20, 11, 15, 0, 500));
    expect(pruned).toMatchObject({ activity_id: 4, message: "prune_audit_log", actor: { user: { type_id: 3 } } });
    expect(eventsOf(['{"id":"1","time":"2026-11-20T10:00:00Z"}', '{"id":"2","time":"yesterday"}'])).toHaveLength(1);
  });

  it("maps every action of this project's server as the table says", () => {
    const [, row = ""] = /^\| `activity_id`, `activity_name` \| (.*) \|$/m.exec(page) ?? [];
    const wordsOf = (name: string) =>
      (new RegExp(`\\(${name}\\) for ([^;]*)`).exec(row)?.[1] ?? "").split(/, | and /).filter(Boolean);
    const actions = Object.keys(AUDIT_ACTIONS);
    const entries = actions.map((action, id) =>
      JSON.stringify({ id: String(id), time: "2026-11-20T10:00:00Z", action }),
    );
    const expected = actions.map((action) => {
      const [word = ""] = action.split("_");
      return ["Create", "Update", "Delete"].find((name) => wordsOf(name).includes(word)) ?? action;
    });
    expect(eventsOf(entries).map(({ activity_name: name }) => name)).toEqual(expected);
    expect(new Set(expected).size).toBeLessThan(10);
  });
});
