import { expect, it } from "vitest";
import { ROUTE_GROUPS } from "../../../worker/app/index.ts";
import { describeApi } from "../../../worker/openapi/document.ts";
import { GRACE } from "../user-pages/support/user-record.ts";
import { type Answer, answerCheck } from "./support/answer-check.ts";

const document = describeApi(ROUTE_GROUPS);
const check = answerCheck(document);
const json = (body: unknown, over: Partial<Answer> = {}): Answer => ({
  method: "GET",
  path: "/__api__/v1/user",
  status: 200,
  contentType: "application/json",
  text: JSON.stringify(body),
  ...over,
});
const failure = { code: 24, error: "No key.", payload: null };
const creation = { method: "POST", path: "/__api__/v1/users" };

it.each<[string, Answer]>([
  ["a field more", json({ ...GRACE, password: "x" })],
  ["a field of another type", json({ ...GRACE, locked: "false" })],
  ["a word that is none of the words", json({ ...GRACE, user_role: "root" })],
  ["a status that is not described", json(GRACE, { status: 202 })],
  ["a failure by another code", json({ ...failure, code: 25 }, { status: 401 })],
  ["another media type", json(GRACE, { contentType: "text/plain" })],
  ["a route that is not described", json({}, { path: "/__api__/v1/secret" })],
  ["a body with a field that is not described", json(GRACE, { ...creation, sent: '{ "username": "a", "x": 1 }' })],
])("is a mistake: %s", (_, answer) => {
  expect(check(answer)).toEqual(expect.any(String));
});
