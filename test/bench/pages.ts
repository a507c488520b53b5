/**
 * The time that the server takes for each page, with 10,000 content items and as many users. `npm run bench:pages -- --help` says more.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { type CapacityServer, startCapacityServer } from "./capacity/server.ts";
import { ADMINISTRATOR_NAVIGATION, sessionRow } from "./memory/administrator.ts";
import { quantile } from "./quantile.ts";
import { markdownTable } from "./table.ts";

/** The rows of the server, by kind. */
const ROWS = {
  users: 10_000,
  keys: 10_000,
  content: 10_000,
  bundles: 10_000,
  permissions: 10_000,
  groups: 100,
  members: 10_000,
  groupPermissions: 10_000,
  entries: 100_000,
} as const;

const ROUNDS = 21;

const BOUND_MILLISECONDS = 30;

/** The pages; what stands in braces is a guid or an id of the server's. */
const PAGES = [
  "/",
  "/items",
  "/items?q=quarterly+report",
  "/items/new",
  "/items/{content}",
  "/items/{content}/sharing",
  "/items/{content}/versions",
  "/items/{content}/settings",
  "/users",
  "/users?page_number=20",
  "/users/{user}",
  "/users/{user}/keys",
  "/users/{user}/sessions",
  "/users/{user}/settings",
  "/groups",
  "/groups/{group}",
  "/keys",
  "/sessions",
  "/audit",
  "/audit?object_id={content}",
  "/audit/{entry}",
  "/exports",
  "/status",
  "/rules",
  "/reference",
  "/playground",
] as const;

const HELP = `Usage: npm run bench:pages [-- options]

Fills the database of a real local Worker with 10,000 content items, as many users and 100,000 entries of the audit log, asks for
each page as an administrator in turn, ${ROUNDS} times, and prints the median of the times from the request to its last byte, and its
kilobytes, as they are and as gzip.

Options:
  --help  this text

Exit codes: 0 the median of each page is under ${BOUND_MILLISECONDS} ms; 1 that of a page is not, or something failed; 2 the arguments were not understood.
`;

interface Measured {
  readonly path: string;
  readonly milliseconds: readonly number[];
  readonly text: string;
}

if (readWords().help) process.stdout.write(HELP);
else await bench();

function readWords() {
  try {
    return parseArgs({ options: { help: { type: "boolean", default: false } } }).values;
  } catch (error) {
    console.error(`bench:pages: ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(2);
  }
}

async function bench(): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), "provider-steward-pages-"));
  const server = await startCapacityServer(state);
  try {
    await fill(server);
    const measured = await measure(server);
    process.stdout.write(tableOf(measured));
    if (!measured.every(isQuick)) process.exitCode = 1;
  } finally {
    await server.close();
    rmSync(state, { recursive: true });
  }
}

async function fill(server: CapacityServer): Promise<void> {
  for (const [kind, count] of Object.entries(ROWS)) {
    console.error(`${count} ${kind}`);
    // oxlint-disable-next-line no-await-in-loop, typescript/no-unsafe-type-assertion -- each needs the ones before; the keys are kinds
    await server.add(kind as keyof typeof ROWS, count);
  }
  const { id } = await server.person("administrator");
  await server.database.prepare(sessionRow(id)).run();
}

/** Each page once a round, so that what else the machine does slows all of them alike; the first round is not counted. */
async function measure({ database, askWith }: CapacityServer): Promise<readonly Measured[]> {
  const one = async (table: string, column: string) =>
    String(
      await database.prepare(`SELECT ${column} AS value FROM ${table} ORDER BY id LIMIT 1 OFFSET 50`).first("value"),
    );
  const names = {
    "{content}": await one("content", "guid"),
    "{user}": await one("users", "guid"),
    "{group}": await one("groups", "guid"),
    "{entry}": await one("audit_log", "id"),
  };
  const named = (path: string) =>
    Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), path);
  const pages = PAGES.map((path) => ({ path, milliseconds: [] as number[], text: "" }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const page of pages) {
      // oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
      const answer = await askWith(named(page.path), ADMINISTRATOR_NAVIGATION);
      if (answer.status !== 200) throw new Error(`${page.path} was answered with ${answer.status}.`);
      if (round > 0) page.milliseconds.push(answer.milliseconds);
      page.text = String(answer.body);
    }
  }
  return pages;
}

function isQuick({ milliseconds }: Measured): boolean {
  return quantile(milliseconds, 0.5) < BOUND_MILLISECONDS;
}

function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ path, milliseconds, text }) => [
    path,
    `${quantile(milliseconds, 0.5).toFixed(1)} ms`,
    `${quantile(milliseconds, 0.95).toFixed(1)} ms`,
    kilobytes(text.length),
    kilobytes(gzipSync(text).length),
  ]);
  return markdownTable(["Page", "Median", "95 %", "Size", "As gzip"], rows);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}
