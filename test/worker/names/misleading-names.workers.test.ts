import { beforeAll, expect, it } from "vitest";
import { addPerson, callApi, type Person } from "../workerd/server.ts";

let administrator: Person;

beforeAll(async () => {
  administrator = await addPerson("administrator");
});

const NAMED: Readonly<Record<string, (name: string) => readonly [method: string, path: string, json: object]>> = {
  "a user's first name": (name) => ["POST", "/users", { username: "ada", first_name: name }],
  "a user's last name": (name) => ["PUT", `/users/${administrator.guid}`, { last_name: name }],
  "a group's name": (name) => ["POST", "/groups", { name }],
  "a key's name": (name) => ["POST", `/users/${administrator.guid}/keys`, { name }],
};

const attempt = async (method: string, path: string, json: object) =>
  (await callApi(path, { method, key: administrator.key, json })).status;

it.each(Object.entries(NAMED))("%s cannot pass for another in the audit log", async (_, ask) => {
  const statuses = await Promise.all(["SYSTEM", "a\u202Eb", "a\u200Bb"].map((name) => attempt(...ask(name))));
  expect(statuses).toEqual([400, 400, 400]);
  expect(await attempt(...ask("Systems"))).toBe(200);
});

it("a username cannot be that of the system", async () => {
  const statuses = await Promise.all(["System", "system"].map((username) => attempt("POST", "/users", { username })));
  expect(statuses).toEqual([400, 400]);
  expect(await attempt("POST", "/users", { username: "system1" })).toBe(200);
});
