import { describe, expect, it, test } from "vitest";
import { importsOf, isStore, readSource } from "../../support/imports.ts";
import { sqlUseOf } from "../../support/sql-writes.ts";

/** The functions that may write without a change and its entry: to which tables, and why. */
const EXCEPTIONS: Readonly<Record<string, { readonly tables: readonly string[]; readonly why: string }>> = {
  "database/change.ts HOLD": {
    tables: ["api_keys", "sessions"],
    why: "It writes what is there already, so that the change after it knows of the caller's permissions.",
  },
  "database/audit-notes.ts noteEntry": { tables: ["audit_log"], why: "It is the entry." },
  "database/audit-notes.ts noteEachRow": { tables: ["audit_log"], why: "It is the entries." },
  "auth/caller-store.ts ACTIVITY": {
    tables: ["api_keys", "sessions", "users"],
    why: "That a key or a session was used is no change of anything.",
  },
  "database/sent-forms.ts noteSentForm": {
    tables: ["sessions"],
    why: "That a form was sent is no change of anything.",
  },
  "content/opened-store.ts noteOpened": {
    tables: ["opened_content"],
    why: "That a person opened content is no change of anything.",
  },
  "joining/store.ts createFirstAdministrator": {
    tables: ["users"],
    why: "There is no caller who could have made the change; its batch has the system's entry.",
  },
  "joining/store.ts confirm": {
    tables: ["users"],
    why: "Who accepts has no key yet; the batches that it begins have the user's own entry.",
  },
  "sessions/store.ts startStatements": {
    tables: ["sessions", "users"],
    why: "Who signs in has no credentials yet; the entry is one of the statements.",
  },
  "sessions/store.ts removeEndedSessions": { tables: ["sessions"], why: "What it removes is no longer valid." },
  "sign-in/store.ts bindUser": {
    tables: ["users"],
    why: "Who signs in has no credentials yet; its batch has the system's entry.",
  },
  "sign-in/store.ts createUserOf": { tables: ["users"], why: "As above." },
  "database/lookalikes.ts fillLooks": {
    tables: ["groups", "api_keys"],
    why: "How a name looks follows from the name, which stays: it is computed where an earlier version did not.",
  },
  "serving/hand-over-store.ts addHandOver": {
    tables: ["hand_overs"],
    why: "That a person who is signed in opens content gives nothing that the session does not have.",
  },
  "serving/hand-over-store.ts takeHandOver": { tables: ["hand_overs"], why: "As above." },
  "export-records/deletion-store.ts endDeletion": {
    tables: ["audit_exports"],
    why: "The export is deleted already, by a change; its batch has the system's entry where objects went.",
  },
  "pruning/pruning-store.ts notePruning": {
    tables: ["audit_log_prunings"],
    why: "The schedule asks for it, and no user; its batch has the system's entry.",
  },
  "pruning/pruning-store.ts deletion": {
    tables: ["audit_log"],
    why: "It deletes what is noted to be removed; a trigger keeps it from any other entry.",
  },
  "pruning/pruning-store.ts freeReserve": { tables: ["database_reserve"], why: "It is nothing but room." },
  "pruning/pruning-store.ts takeReserve": { tables: ["database_reserve"], why: "As above." },
};

/** The functions that may send writing statements to the database. */
const SENDERS = [
  "database/change.ts change",
  "database/audit-notes.ts note",
  "pruning/pruning-store.ts deletePruned",
  "auth/caller-store.ts noteActivity",
  "joining/store.ts acceptInvitation",
  "joining/store.ts signInByInvitation",
  "sessions/store.ts startSession",
  ...Object.keys(EXCEPTIONS),
];

/** The tables that only an exception writes to, not even as a part of a change: the log, and the table that lets its entries go. */
const LOG = ["audit_log", "audit_log_prunings"];

/** Objects of no bundle are in no record; what gives or takes them is a change, and has its entry. */
const BOOKKEEPING = "unowned_objects";

/** The tables of a Durable Object's own. That only a store asks the database is held by import-rules.test.ts. */
const OWN_TABLES = ["worker/platform/metrics-counter.ts"];

/** The places in a file that could change something without an entry in the audit log. */
function faultsOf(path: string, source: string): readonly string[] {
  const { writes, senders, prepares } = sqlUseOf(path, source, [BOOKKEEPING]);
  const file = path.replace("worker/", "");
  const ofOthers = writes.filter(
    ({ within, table }) => EXCEPTIONS[`${file} ${within}`]?.tables.includes(table.toLowerCase()) !== true,
  );
  return [
    ...(prepares && !isStore(path) ? [`${path} prepares a statement outside of the store`] : []),
    ...ofOthers
      .filter(({ isConditional, isSentAlone }) => !isConditional || isSentAlone)
      .map(({ within, table }) => `${within} in ${path} writes to ${table}, but not as a part of a change`),
    ...ofOthers
      .filter(({ table }) => LOG.includes(table.toLowerCase()))
      .map(({ within, table }) => `${within} in ${path} writes to ${table} by itself`),
    ...senders
      .filter((name) => !SENDERS.includes(`${file} ${name}`))
      .map((name) => `${name} in ${path} sends writing statements by itself`),
  ];
}

/** The files of which the Worker consists, by what its entry imports. */
function filesOfWorker(): readonly string[] {
  const files = ["worker/index.ts"];
  for (const path of files) {
    const own = importsOf(path).filter(({ to, isType }) => !isType && to.startsWith("worker/"));
    files.push(...own.map(({ to }) => to).filter((to) => !files.includes(to)));
  }
  return files;
}

describe("the Worker", () => {
  const allFiles = filesOfWorker();
  const files = allFiles.filter((path) => !OWN_TABLES.includes(path));

  test("consists of the routes and the store, among others", () => {
    expect(files).toContain("worker/groups/operations.ts");
    expect(files).toContain("worker/groups/store.ts");
    expect(files).toContain("worker/database/change.ts");
  });

  test("changes nothing without an entry in the audit log", () => {
    expect(files.flatMap((path) => faultsOf(path, readSource(path)))).toEqual([]);
  });

  test.each(OWN_TABLES)("has tables of its own in %s, where the database is not in reach", (path) => {
    expect(allFiles).toContain(path);
    expect(readSource(path)).not.toMatch(/\benv\.|DATABASE|D1Database|\bprepare\b/);
  });
});

describe("a way past the audit log is seen:", () => {
  const inStore = (code: string) => faultsOf("worker/groups/store.ts", code);

  it.each([
    ["a statement that is not tied to the one before it", "change(d, a, { decisive: d.prepare('DELETE FROM users') })"],
    ["one of a template", "const q = d.prepare(`UPDATE groups SET name = ${name} WHERE id = ?1`)"],
    ["one that is sent alone", "d.prepare('DELETE FROM users WHERE changes() > 0').bind(1).run()"],
    [
      "one that is sent alone for its result",
      "d.prepare('DELETE FROM users WHERE changes() > 0 RETURNING id').first<Row>()",
    ],
    ["one that replaces", "d.prepare('REPLACE INTO users VALUES (1)')"],
    ["one that changes a table's form", "d.prepare('DROP TABLE audit_log')"],
    ["an entry that somebody else writes", "d.prepare('INSERT INTO audit_log SELECT 1 WHERE changes() > 0')"],
    ["an entry that is deleted", "d.prepare('DELETE FROM audit_log WHERE changes() > 0')"],
    ["a note that lets entries go", "d.prepare('INSERT INTO audit_log_prunings SELECT 1 WHERE changes() > 0')"],
    ["a note that is taken back", "d.prepare('DELETE FROM audit_log_prunings WHERE changes() > 0')"],
    ["a batch of one's own", "await d.batch([d.prepare('UPDATE users SET role = 3 WHERE changes() > 0')])"],
    ["one with the table in quotes", "d.prepare('DELETE FROM \"users\"')"],
    ["one with the table by another name", "d.prepare('UPDATE users AS u SET role = 3')"],
    ["one with the table in its database", "d.prepare('INSERT INTO main.users DEFAULT VALUES')"],
    ["one that makes an index", "d.prepare('CREATE UNIQUE INDEX a ON users (role)')"],
    [
      "a statement kept and run for its result",
      "const s = d.prepare('DELETE FROM users WHERE changes() > 0 RETURNING id'); await s.all()",
    ],
    ["a statement kept and run", "const s = d.prepare('DELETE FROM users WHERE changes() > 0'); await s.run()"],
  ])("%s", (_, code) => {
    expect(inStore(`export async function known(d: D1Database) { ${code}; }`)).not.toEqual([]);
  });

  it("a batch of what another function of the file prepares", () => {
    const prepared = "const known = (d) => d.prepare('UPDATE users SET role = 3 WHERE changes() > 0');";
    expect(inStore(`${prepared} async function send(d) { await d.batch([known(d)]); }`)).toEqual([
      "send in worker/groups/store.ts sends writing statements by itself",
    ]);
  });

  it.each([
    ["another table", "deletion", "DELETE FROM users"],
    ["the notes", "deletion", "DELETE FROM audit_log_prunings WHERE changes() > 0"],
    ["the log", "notePruning", "DELETE FROM audit_log WHERE changes() > 0"],
    ["the log by another function", "deletePruned", "DELETE FROM audit_log WHERE changes() > 0"],
  ])("an exception that writes to %s", (_, name, sql) => {
    const code = `function ${name}(d) { return d.prepare('${sql}'); }`;
    expect(faultsOf("worker/pruning/pruning-store.ts", code)).toHaveLength(1);
  });

  it("a statement outside of the store, be it one that reads", () => {
    const code = "function known(d) { return d.prepare('SELECT 1').first(); }";
    expect(inStore(code)).toEqual([]);
    expect(faultsOf("worker/groups/operations.ts", code)).toHaveLength(1);
  });

  it("but not one in a condition that several statements share", () => {
    const edit = `const edit = async (d, a) => await change(d, a, { decisive: d.prepare(\`DELETE FROM users WHERE \${RIGHT}\`) });`;
    expect(inStore(`const RIGHT = "id = ?1 AND changes() > 0"; ${edit}`)).toEqual([]);
    expect(inStore(`const RIGHT = "id = ?1"; ${edit}`)).toHaveLength(1);
  });

  it("and a change, a batch that reads, and what notes objects of no bundle are none", () => {
    const code = `
      const edit = async (d, a) => await change(d, a, { decisive: d.prepare("UPDATE users SET role = 3 WHERE changes() > 0"), entry });
      const list = async (d) => await d.batch([d.prepare("SELECT 1"), d.prepare("SELECT 2")]);
      const keep = async (d) => await d.prepare(\`DELETE FROM unowned_objects\`).run();`;
    expect(inStore(code)).toEqual([]);
  });
});
