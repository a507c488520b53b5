import type { ObjectType } from "../../../../shared/index.ts";
import type { AuditAction } from "../../../../worker/content-server/store/audit-actions.ts";

/** A request that changed something: the parts of its path by their names in the route, what was sent, and what was answered. */
export interface Made {
  readonly params: Readonly<Record<string, string>>;
  readonly sent: any;
  readonly answer: any;
}

interface Audited {
  readonly type: ObjectType;
  /** Its id, where the request or its answer has it. */
  readonly id: (made: Made) => string | undefined;
}

const inPath = (type: ObjectType, name = "guid"): Audited => ({ type, id: ({ params }) => params[name] });
const inAnswer = (type: ObjectType, name: "guid" | "id"): Audited => ({ type, id: ({ answer }) => answer[name] });

/** What an entry of each action is about, where a request with a key leaves it. */
export const AUDITED_OBJECTS: Readonly<Partial<Record<AuditAction, Audited>>> = {
  create_user: inAnswer("user", "guid"),
  update_user: inPath("user"),
  lock_user: inPath("user"),
  invite_user: inPath("user"),
  create_key: inAnswer("api_key", "id"),
  delete_key: inPath("api_key", "id"),
  create_group: inAnswer("group", "guid"),
  update_group: inPath("group"),
  delete_group: inPath("group"),
  add_group_member: inPath("group"),
  remove_group_member: inPath("group"),
  create_content: inAnswer("content", "guid"),
  update_content: inPath("content"),
  delete_content: inPath("content"),
  add_permission: inAnswer("permission", "id"),
  update_permission: inPath("permission", "id"),
  remove_permission: inPath("permission", "id"),
  upload_bundle: inAnswer("bundle", "id"),
  delete_bundle: inPath("bundle", "id"),
  deploy_bundle: { type: "bundle", id: ({ sent }) => sent.bundle_id },
  set_vanity_path: inPath("content"),
  remove_vanity_path: inPath("content"),
  create_audit_export: inAnswer("audit_export", "guid"),
  run_audit_export: inPath("audit_export"),
  pause_audit_export: inPath("audit_export"),
  resume_audit_export: inPath("audit_export"),
};

/** The parts of a path that a route names, by their names. */
export function paramsOf(route: string, path: string): Readonly<Record<string, string>> {
  const values = new URL(path, "https://steward.example").pathname.split("/");
  const named = route.split("/").map((part, index) => [part, values[index] ?? ""] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(":")).map(([part, value]) => [part.slice(1), value]),
  );
}
