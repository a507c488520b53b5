/** Faults in the loaded table of routes: a route that lets in more people than it should. */

import type { UserRole } from "../../../shared/index.ts";
import type { Route, RoutedRequest } from "../../../worker/http/route.ts";
import type { Caller, VisitorContext } from "../../../worker/identity/caller.ts";
import { type Permission, ROLE_PERMISSIONS } from "../../../worker/identity/role-permissions.ts";
import type { Context } from "../../../worker/platform/context.ts";
import { senderOf } from "./server.ts";

/** A permission that the next lower role has. */
const NEXT: Readonly<Partial<Record<UserRole, Permission>>> = {
  administrator: "create-content",
  publisher: "read-own-user",
};

/** The same route with the next weaker permission; undefined where anyone may use it already. */
export function weaken(route: Route): Route | undefined {
  // oxlint-disable typescript/no-unsafe-type-assertion -- the fault is that a handler gets what its permission does not promise
  switch (route.permission) {
    case "none":
      return undefined;
    case "optional-key":
      return { ...route, permission: "none" } as Route;
    case "sharing":
      return { ...route, handler: asOwner(route.handler) } as Route;
    default: {
      const next = NEXT[ROLE_PERMISSIONS[route.permission]];
      return next === undefined
        ? ({ ...route, permission: "optional-key", handler: asOwner(route.handler as Handler) } as Route)
        : { ...route, permission: next };
    }
  }
  // oxlint-enable typescript/no-unsafe-type-assertion
}

type Handler = (request: RoutedRequest, context: VisitorContext) => unknown;

/** Whoever has no key counts as the owner of the content that the path names, or else as the first user. */
function asOwner(handler: Handler): Handler {
  return async (request, context) => {
    if (context.caller !== undefined) return await handler(request, context);
    const caller = await ownerOf(request, context);
    return await handler(request, { ...context, caller, sender: senderOf(caller) });
  };
}

async function ownerOf({ params, pathname }: RoutedRequest, { database }: Context): Promise<Caller | undefined> {
  const owner = await database
    .prepare(
      `SELECT users.id, users.guid, username FROM users LEFT JOIN content ON owner_id = users.id
      LEFT JOIN vanity_paths ON content_id = content.id
      ORDER BY coalesce(content.guid = ?1, 0) DESC, coalesce(?2 LIKE path || '%', 0) DESC, users.id LIMIT 1`,
    )
    .bind(params["guid"] ?? "", pathname)
    .first<{ readonly id: number; readonly guid: string; readonly username: string }>();
  if (owner === null) return undefined;
  const by = { kind: "api_key", id: 0, name: "test", expiresAt: null } as const;
  return { userId: owner.id, guid: owner.guid, username: owner.username, fullName: "", role: "administrator", by };
}
