import { describe, expect, it } from "vitest";
import { ROUTE_GROUPS } from "../../../worker/app/index.ts";
import { describeApi } from "../../../worker/openapi/document.ts";
import { type Answer, answerCheck } from "./support/answer-check.ts";

const document = describeApi(ROUTE_GROUPS);
const check = answerCheck(document);
const USER = {
  guid: "g",
  username: "ada",
  first_name: "",
  last_name: "",
  email: "",
  user_role: "viewer",
  created_time: "2026-01-01T00:00:00Z",
  updated_time: "2026-01-01T00:00:00Z",
  active_time: null,
  confirmed: true,
  locked: false,
  external_id: null,
};
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
const refusal = { code: 25, error: "It is wrong.", payload: null };
const deletion = { method: "DELETE", path: "/__api__/v1/groups/{guid}", status: 204, contentType: "" };

describe("an answer that is described", () => {
  it.each<[string, Answer]>([
    ["a record", json(USER)],
    ["HEAD of it", json(USER, { method: "HEAD", text: "" })],
    ["a failure", json(failure, { status: 401 })],
    ["another method", json({ code: 405, error: "", payload: { allowed: [] } }, { method: "PUT", status: 405 })],
    ["nothing", json(undefined, { ...deletion, text: "" })],
    ["a page", json(undefined, { path: "/rules", contentType: "text/html; charset=utf-8", text: undefined })],
    ["a body that is described", json(USER, { ...creation, sent: '{ "username": "ada", "guid": 1 }' })],
    ["a body that is refused", json(refusal, { ...creation, status: 400, sent: "{}" })],
  ])("passes: %s", (_, answer) => {
    expect(check(answer)).toBeUndefined();
  });
});

describe("known bad", () => {
  it.each<[string, Answer]>([
    ["a field more", json({ ...USER, password: "x" })],
    ["a field less", json({ ...USER, email: undefined })],
    ["a field of another type", json({ ...USER, locked: "false" })],
    ["null where there is always something", json({ ...USER, email: null })],
    ["a word that is none of the words", json({ ...USER, user_role: "root" })],
    ["a time that is none", json({ ...USER, created_time: "yesterday" })],
    ["a status that is not described", json(USER, { status: 202 })],
    ["a failure by another code", json({ ...failure, code: 25 }, { status: 401 })],
    ["a failure with another payload", json({ ...failure, payload: {} }, { status: 401 })],
    ["a failure with a field more", json({ ...failure, trace: "" }, { status: 401 })],
    ["another media type", json(USER, { contentType: "text/plain" })],
    ["a body where there is none", json({}, deletion)],
    ["a route that is not described", json({}, { path: "/__api__/v1/secret" })],
    ["a page that is none", json(undefined, { path: "/rules", contentType: "text/plain", text: undefined })],
    ["a body with a field that is not described", json(USER, { ...creation, sent: '{ "username": "a", "x": 1 }' })],
    ["a body without a field that must be there", json(USER, { ...creation, sent: "{}" })],
  ])("%s", (_, answer) => {
    expect(check(answer)).toEqual(expect.any(String));
  });

  it("a document that says otherwise than the answers are", () => {
    const other = JSON.parse(JSON.stringify(document), (key, value) => (key === "email" ? undefined : value));
    expect(answerCheck(other)(json(USER))).toContain("additional properties");
  });
});
