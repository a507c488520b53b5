import type { AuditAction } from "../../../worker/database/audit-actions.ts";

/** A request that changed something: the parts of its path by their names in the route, what was sent, and what was answered. */
export interface Made {
  readonly params: Readonly<Record<string, string>>;
  readonly sent: any;
  readonly answer: any;
}

const IN_ANSWER: Readonly<Partial<Record<AuditAction, "guid" | "id">>> = {
  create_user: "guid",
  create_key: "id",
  create_group: "guid",
  create_content: "guid",
  add_permission: "id",
  upload_bundle: "id",
  create_audit_export: "guid",
};

const BY_ID_IN_PATH: readonly AuditAction[] = [
  "delete_key",
  "sign_out",
  "update_permission",
  "remove_permission",
  "delete_bundle",
];

/** The id of what an entry is about, where a request with a key leaves it. */
export function auditedId(action: AuditAction, { params, sent, answer }: Made): string | undefined {
  if (action === "deploy_bundle") return sent.bundle_id;
  const inAnswer = IN_ANSWER[action];
  return inAnswer === undefined ? params[BY_ID_IN_PATH.includes(action) ? "id" : "guid"] : answer[inAnswer];
}

/** The parts of a path that a route names, by their names. */
export function paramsOf(route: string, path: string): Readonly<Record<string, string>> {
  const values = new URL(path, "https://steward.example").pathname.split("/");
  const named = route.split("/").map((part, index) => [part, values[index] ?? ""] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(":")).map(([part, value]) => [part.slice(1), value]),
  );
}
