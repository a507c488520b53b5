import type { GroupRecord, KeyRecord, UserRecord } from "../../../shared/index.ts";
import type { SeededContent } from "./content.ts";
import type { SeededKey } from "./people.ts";

/** What the demo consists of. */
export interface Demo {
  readonly server: string;
  readonly maker: UserRecord;
  readonly users: ReadonlyMap<string, UserRecord>;
  readonly groups: ReadonlyMap<string, GroupRecord>;
  readonly keys: readonly SeededKey[];
  readonly content: readonly SeededContent[];
  /** How many the audit log has at least. */
  readonly entries: number;
}

/** What there is, as tables, and what to try with it. */
export function describeDemo(demo: Demo): string {
  const { server, maker, users, groups, keys, content, entries } = demo;
  const parts = [
    `Users\n${table([maker, ...users.values()].map(userRow))}`,
    `Groups\n${table(Array.from(groups.values(), ({ name, guid }) => [name, guid]))}`,
    `Content\n${table(content.map(({ item, sharedWith }) => [item.name, sharedWith, item.vanity_url ?? item.content_url]))}`,
    `Audit log\n  ${entries} entries or more`,
    `API keys of ${maker.username}, each of its own role\n${keys.map(describeKey).join("\n")}`,
    `To try\n${commands(server, content)}`,
  ];
  return `The demo on ${server}\n\n${parts.join("\n\n")}\n`;
}

function userRow({ username, user_role: role, locked, active_time: active }: UserRecord): readonly string[] {
  return [username, role, locked ? "locked" : active === null ? "inactive: has used no key yet" : ""];
}

function describeKey({ role, record, value }: SeededKey): string {
  const name = variableOf(role);
  return value === undefined ? `  ${name}: ${describeOld(record)}` : `  export ${name}=${value}`;
}

function describeOld({ id, key }: KeyRecord): string {
  return `made before, ends in ${key}, and not shown again; delete key ${id} for a new one`;
}

function variableOf(role: string): string {
  return `${role.toUpperCase()}_KEY`;
}

function commands(server: string, content: readonly SeededContent[]): string {
  const urlOf = (name: string) => content.find(({ item }) => item.name === name)?.item;
  const curl = (variable: string, url: string, options = "") =>
    `  curl ${options}-H "Authorization: Key $${variable}" '${url}'`;
  const forecast = urlOf("forecast-api")?.vanity_url ?? "";
  const lines = [
    "The plot that needs no key, in a browser:",
    `  ${urlOf("rainfall-for-anyone")?.vanity_url ?? ""}`,
    "The newest entries of the audit log:",
    curl("STEWARD_API_KEY", `${server}/__api__/v1/audit_logs?ascOrder=false&limit=5`),
    "What a viewer's key may not do:",
    curl("VIEWER_KEY", `${server}/__api__/v1/audit_logs`),
    "Content that is shared with a group:",
    curl("VIEWER_KEY", urlOf("rainfall-for-a-group")?.content_url ?? ""),
    "Content that is shared with others, and so seems not to be there:",
    curl("STEWARD_API_KEY", urlOf("rainfall-for-others")?.content_url ?? ""),
    "The API, and whom it takes you for:",
    curl("VIEWER_KEY", `${forecast}whoami`),
    "The same, line by line as it comes:",
    curl("VIEWER_KEY", `${forecast}stream`, "--no-buffer "),
  ];
  return lines.map((line) => `  ${line}`).join("\n");
}

/** Rows with their columns below each other. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}
