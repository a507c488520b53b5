/** Mistakes in operations that do not compile: each line that is expected to be an error makes `npm run typecheck` fail where it is none. */

import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { err, KEY, ok } from "../../../shared/index.ts";
import { newKeySecret } from "../../../worker/auth/key-secret.ts";
import type { ContentAccess } from "../../../worker/content/access-store.ts";
import { ofChangeableContent } from "../../../worker/content/content-in-path.ts";
import { deletePermission } from "../../../worker/content/permission-store.ts";
import { updateContent } from "../../../worker/content/store.ts";
import { type Change, change } from "../../../worker/database/change.ts";
import { NO_SUCH_USER } from "../../../worker/http/common-failures.ts";
import type { CallerContext } from "../../../worker/identity/caller.ts";
import { Permit } from "../../../worker/identity/permit.ts";
import { CREATE_KEY, LIST_KEYS, READ_KEY } from "../../../worker/keys/operations.ts";
import { createKey, type KeyOwner } from "../../../worker/keys/store.ts";
import { byRole, ofUser, permitFor } from "../../../worker/operation/access.ts";
import { answers, apiRoute, NO_BODY } from "../../../worker/operation/api-route.ts";
import { type Named, operation, perform } from "../../../worker/operation/operation.ts";

const settings = { name: "n", role: "viewer", expiresAt: null } as const;

/** It is compiled, and never called. */
export async function mistakesOfPermits(
  made: Permit<"create-key">,
  other: Permit<"delete-key">,
  forContent: Permit<"update-content-permissions">,
  toUpdate: Permit<"update-content", ContentAccess>,
  context: CallerContext,
  anyChange: Change,
) {
  const secret = await newKeySecret();
  await createKey(env.DATABASE, made, settings, secret, 1);
  // @ts-expect-error -- a permit for something else
  await createKey(env.DATABASE, other, settings, secret, 1);
  // oxlint-disable-next-line typescript/no-misused-spread -- that is the mistake
  const copy = { ...made };
  // @ts-expect-error -- a copy
  await createKey(env.DATABASE, copy, settings, secret, 1);
  const { caller, now } = context;
  // @ts-expect-error -- a plain object
  await createKey(env.DATABASE, { caller, now, permission: "create-key", subject: "" }, settings, secret, 1);
  // @ts-expect-error -- a plain object
  await change(env.DATABASE, { caller, now, permission: "create-key" }, anyChange);
  // @ts-expect-error -- only `Permit.issue` makes one
  const byHand = new Permit("create-key", "", caller, now);
  // @ts-expect-error -- the permit is not for content
  await deletePermission(env.DATABASE, forContent, { id: "1" });
  // @ts-expect-error -- a new owner takes a second permit
  await updateContent(env.DATABASE, toUpdate, {}, { guid: "g", permit: toUpdate });
  const toTransfer = { own: "transfer-content", ofOthers: null, isOwn: () => true } as const;
  const permit = permitFor(toTransfer, toUpdate.subject, context);
  // @ts-expect-error -- not everyone gets the second permit
  await updateContent(env.DATABASE, toUpdate, {}, { guid: "g", permit });
  if (permit !== undefined) await updateContent(env.DATABASE, toUpdate, {}, { guid: "g", permit });
  return byHand;
}

/** It is compiled, and never called. */
export async function mistakesOfCallers(context: CallerContext, params: Readonly<Record<string, string>>) {
  await perform(READ_KEY, context, {}, { id: "1" });
  await perform(READ_KEY, context, {}, { guid: "g", id: "1" });
  // @ts-expect-error -- the operation needs an id
  await perform(READ_KEY, context, {}, { guid: "g" });
  // @ts-expect-error -- the path may not have an id
  await perform(READ_KEY, context, {}, params);
  // @ts-expect-error -- a key has a name
  await perform(CREATE_KEY, context, { user_role: undefined, expires_at: null }, {});
  // @ts-expect-error -- nothing runs but by `admitAndRun`
  const { run } = CREATE_KEY;
  return run;
}

/** It is compiled, and never called. */
export function mistakesOfRoutes(): void {
  apiRoute(
    "GET",
    "/v1/users/:guid/keys/:id",
    READ_KEY,
    answers(KEY, ({ key }) => key),
  );
  // @ts-expect-error -- the path names no id
  apiRoute("GET", "/v1/users/:guid/keys", READ_KEY, NO_BODY);
  // @ts-expect-error -- that is no key's record
  const noRecord = answers(KEY, ({ keys }: KeyOwner) => keys);
  apiRoute("GET", "/v1/users/:guid/keys", LIST_KEYS, noRecord);
}

const said = { name: "n", summary: "s", input: {} };

/** It is compiled, and never called. */
export function mistakesOfDefinitions() {
  operation({
    ...said,
    access: byRole("list-users"),
    failures: ["no-such-object"],
    run: async () => err(NO_SUCH_USER),
  });
  operation({
    ...said,
    access: byRole("list-users"),
    failures: ["conflict"],
    // @ts-expect-error -- it does not declare the failure
    run: async () => err(NO_SUCH_USER),
  });
  operation({
    ...said,
    access: byRole("list-users"),
    failures: [],
    // @ts-expect-error -- it declares no failure
    run: async () => err(NO_SUCH_USER),
  });
  operation({
    ...said,
    access: ofUser("list-keys", "list-keys-of-others", "API keys"),
    failures: [],
    run: async ({ permit }, _, { id }: Named<"id">) => {
      // @ts-expect-error -- the subject is a guid
      const { ownerGuid } = permit.subject;
      return ok([ownerGuid, id]);
    },
  });
  operation({
    ...said,
    access: ofChangeableContent("update-content"),
    failures: [],
    run: async ({ permit }) => ok(permit.subject.ownerGuid),
  });
}

test("a permit is not made by hand, nor copied with its permission", () => {
  expect(Reflect.ownKeys(Permit.prototype)).toContain("permission");
  const forged: Permit = Object.create(Permit.prototype);
  expect(() => forged.permission).toThrow(TypeError);
});
