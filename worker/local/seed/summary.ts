import type { GroupRecord, UserRecord } from "../../../shared/index.ts";
import type { SeededContent } from "./content.ts";
import type { SeededKey } from "./people.ts";

/** The parts of the demo. */
interface Demo {
  readonly server: string;
  readonly maker: UserRecord;
  readonly users: ReadonlyMap<string, UserRecord>;
  readonly groups: ReadonlyMap<string, GroupRecord>;
  readonly content: readonly SeededContent[];
  /** The minimum number of entries in the audit log. */
  readonly entries: number;
}

/** The demo as tables, and commands to try with it. */
export function describeDemo(demo: Demo): string {
  const { server, maker, users, groups, content, entries } = demo;
  const parts = [
    `Users\n${table([maker, ...users.values()].map(userRow))}`,
    `Groups\n${table(Array.from(groups.values(), ({ name, guid }) => [name, guid]))}`,
    `Content\n${table(content.map(({ item, sharedWith }) => [item.name, sharedWith, item.vanity_url ?? item.content_url]))}`,
    `Audit log\n  ${entries} entries or more`,
    `To try\n${commands(server, content)}`,
  ];
  return `The demo on ${server}\n\n${parts.join("\n\n")}\n`;
}

/** The users' keys, which are shown this once. */
export function describeKeys(keys: readonly SeededKey[]): string {
  return `API keys, one for each user\n${keys.map(describeKey).join("\n")}\n`;
}

function userRow({ username, user_role: role, locked, confirmed }: UserRecord): readonly string[] {
  return [username, role, locked ? "locked" : confirmed ? "" : "not confirmed: has not accepted an invitation yet"];
}

function describeKey({ owner: { username }, value }: SeededKey): string {
  const name = `${username.toUpperCase()}_KEY`;
  if (value !== undefined) return `  export ${name}=${value}`;
  return `  ${name}: only shown when it was created; set "confirmed" of ${username} to false for a new one`;
}

function commands(server: string, content: readonly SeededContent[]): string {
  const find = (name: string) => content.find(({ item }) => item.name === name);
  const urlOf = (name: string) => find(name)?.item;
  const curl = (variable: string, url: string, options = "") =>
    `  curl ${options}-H "Authorization: Key $${variable}" '${url}'`;
  const forecast = urlOf("forecast-api")?.vanity_url ?? "";
  const plot = urlOf("rainfall-for-anyone")?.vanity_url ?? "";
  const lines = [
    ...(find("rainfall-for-anyone")?.isOpen
      ? ["The plot that needs no key, in a browser:", `  ${plot}`]
      : ["The plot for all users:", curl("VERA_KEY", plot)]),
    "The pages, in a browser; sign in with one of the keys:",
    `  ${server}/`,
    "The newest entries of the audit log:",
    curl("STEWARD_API_KEY", `${server}/__api__/v1/audit_logs?ascOrder=false&limit=5`),
    "What a viewer may not do:",
    curl("VERA_KEY", `${server}/__api__/v1/audit_logs`),
    "Content that is shared with a group, for a member:",
    curl("VERA_KEY", urlOf("rainfall-for-a-group")?.content_url ?? ""),
    "For someone else it does not seem to exist:",
    curl("VICTOR_KEY", urlOf("rainfall-for-a-group")?.content_url ?? ""),
    "Content that is shared with the other group, for a member:",
    curl("VICTOR_KEY", urlOf("rainfall-for-others")?.content_url ?? ""),
    "Administrators may update all content, but may only view what is shared with them:",
    curl("STEWARD_API_KEY", urlOf("rainfall-for-others")?.content_url ?? ""),
    "The API, and who it says you are:",
    curl("VERA_KEY", `${forecast}whoami`),
    "The same API, as a stream of lines:",
    curl("VERA_KEY", `${forecast}stream`, "--no-buffer "),
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
