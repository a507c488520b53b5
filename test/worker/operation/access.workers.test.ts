/** Operations admit those whom the table in `accesses.ts` names, and no one else. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { err, isObject, USER_ROLES, type UserRole } from "../../../shared/index.ts";
import { permissionRankOf } from "../../../worker/database/row-values.ts";
import type { Failure } from "../../../worker/http/errors.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { callerOf } from "../workerd/caller.ts";
import { addPerson, askedBy, ORIGIN, type Person } from "../workerd/server.ts";
import { addExport, addItem, addTask } from "../workerd/things.ts";
import { ACCESSES, type Least, type Relation, type Row } from "./accesses.ts";

/** The roles that are at least this one. */
const WHO: Readonly<Record<Least, readonly UserRole[]>> = {
  viewer: ["viewer", "publisher", "administrator"],
  publisher: ["publisher", "administrator"],
  administrator: ["administrator"],
  "no one": [],
};

let person: Person;
let guids: Readonly<Record<Row["about"], Readonly<Partial<Record<Relation, string>>>>>;

beforeAll(async () => {
  person = await addPerson("administrator");
  const other = await addPerson("publisher");
  const [own, toChange, toView, ofOthers] = [
    await addItem(person.id, "acl", other),
    await addItem(other.id, "acl", person),
    await addItem(other.id, "acl", person),
    await addItem(other.id, "acl", await addPerson("viewer")),
  ];
  await env.DATABASE.prepare("UPDATE content_permissions SET role = ? WHERE content_id = ?")
    .bind(permissionRankOf("owner"), toChange.id)
    .run();
  guids = {
    user: { own: person.guid, "of others": other.guid },
    content: {
      own: own.guid,
      "shared to change": toChange.guid,
      "shared to view": toView.guid,
      "of others": ofOthers.guid,
    },
    server: { "of no one": other.guid },
    task: { own: await addTask(person.id), "of others": await addTask(other.id) },
    export: { "of no one": (await addExport()).guid },
  };
});

/** Failing here, an operation has admitted its caller and has done nothing. */
const READING: Failure<"unexpected"> = { kind: "unexpected" };

/** The roles that an operation admits, by what the thing is to the caller. */
async function admittedBy({ operation, about }: Row) {
  const admitted = Object.entries(guids[about]).map(async ([relation, guid]) => {
    const roles = await Promise.all(
      USER_ROLES.map(async (role) => {
        const context = { ...requestContext(new Request(ORIGIN), env), ...askedBy(await callerOf(person, role)) };
        const named = { guid, id: about === "task" ? guid : "1", user_guid: guid, name: "x" };
        const done = await operation.admitAndRun(context, named, () => err(READING));
        return !done.ok && done.error === READING ? [role] : [];
      }),
    );
    return [relation, new Set(roles.flat())] as const;
  });
  return Object.fromEntries(await Promise.all(admitted));
}

function expectedOf({ least }: Row) {
  return Object.fromEntries(Object.entries(least).map(([relation, role]) => [relation, new Set(WHO[role])]));
}

/** The modules that define operations. */
const MODULES = import.meta.glob("../../../worker/*/*operations.ts", { eager: true });

it("the table has every operation", () => {
  const defined = Object.values(MODULES).flatMap((module) => Object.values(module).filter(isOperation));
  expect(ACCESSES.map(({ operation }) => operation.name).toSorted()).toEqual(
    defined.map(({ name }) => name).toSorted(),
  );
});

function isOperation(value: unknown): value is { readonly name: string } {
  return isObject(value) && "admitAndRun" in value;
}

describe("an operation admits those whom the table names", () => {
  it.each(ACCESSES)("$operation.name", async (row) => {
    expect(await admittedBy(row)).toEqual(expectedOf(row));
  });
});
