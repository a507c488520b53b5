import type { AuditAction } from "../../../worker/database/audit-actions.ts";

/** A request that changed something: the parts of its path by their names in the route, what was sent, and what was answered. */
export interface Made {
  readonly params: Readonly<Record<string, string>>;
  readonly sent: any;
  readonly answer: any;
}

/** The id of an object, where the request or its answer has it. */
type IdOf = (made: Made) => string | undefined;

const inPath =
  (name = "guid"): IdOf =>
  ({ params }) =>
    params[name];
const inAnswer =
  (name: "guid" | "id"): IdOf =>
  ({ answer }) =>
    answer[name];

/** The id of what an entry of each action is about, where a request with a key leaves it. */
export const AUDITED_IDS: Readonly<Partial<Record<AuditAction, IdOf>>> = {
  create_user: inAnswer("guid"),
  update_user: inPath(),
  lock_user: inPath(),
  invite_user: inPath(),
  create_key: inAnswer("id"),
  delete_key: inPath("id"),
  sign_out: inPath("id"),
  sign_out_everywhere: inPath(),
  create_group: inAnswer("guid"),
  update_group: inPath(),
  delete_group: inPath(),
  add_group_member: inPath(),
  remove_group_member: inPath(),
  create_content: inAnswer("guid"),
  update_content: inPath(),
  delete_content: inPath(),
  add_permission: inAnswer("id"),
  update_permission: inPath("id"),
  remove_permission: inPath("id"),
  upload_bundle: inAnswer("id"),
  delete_bundle: inPath("id"),
  deploy_bundle: ({ sent }) => sent.bundle_id,
  set_vanity_path: inPath(),
  remove_vanity_path: inPath(),
  create_audit_export: inAnswer("guid"),
  update_audit_export: inPath(),
  delete_audit_export: inPath(),
  run_audit_export: inPath(),
  pause_audit_export: inPath(),
  resume_audit_export: inPath(),
  resume_audit_export_receiver: inPath(),
};

/** The parts of a path that a route names, by their names. */
export function paramsOf(route: string, path: string): Readonly<Record<string, string>> {
  const values = new URL(path, "https://steward.example").pathname.split("/");
  const named = route.split("/").map((part, index) => [part, values[index] ?? ""] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(":")).map(([part, value]) => [part.slice(1), value]),
  );
}
