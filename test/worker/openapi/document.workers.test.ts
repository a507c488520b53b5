import { describe, expect, it } from "vitest";
import { API_ROUTES, ROUTE_GROUPS } from "../../../worker/app/index.ts";
import { ERRORS } from "../../../worker/http/errors.ts";
import { describeApi } from "../../../worker/openapi/document.ts";
import { ROWS } from "../workerd/matrix-rows.ts";

const document = describeApi(ROUTE_GROUPS);
const operations = Object.values<any>(document.paths).flatMap<any>((path) => Object.values(path));

describe("the document that describes the API", () => {
  it("has every route, and says of each what it does", () => {
    expect(Object.keys(document.paths)).toHaveLength(new Set(API_ROUTES.map(({ path }) => path)).size);
    expect(new Set(API_ROUTES.map(({ summary }) => summary))).toEqual(
      new Set(operations.map(({ summary }) => summary)),
    );
  });

  it("has the success of every route that the permission matrix sees, and so every answer was seen", () => {
    const unseen = API_ROUTES.map(({ method, path, description: { answers } }) => ({
      name: `${method} ${path}`,
      answers,
    }))
      .filter(({ name, answers }) => !Object.hasOwn(answers, ROWS[name]?.status ?? 0))
      .map(({ name }) => name);
    // Their tests see them: these need a server without users, and an invitation.
    expect(unseen).toEqual([
      "POST /__api__/v1/bootstrap",
      "POST /__api__/v1/experimental/bootstrap",
      "GET /__metrics__",
      "POST /__api__/v1/invitation",
    ]);
  });

  it("gives each operation an id of its own, which is a name in any language", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+\d?$/.test(id))).toEqual([]);
  });

  it("says of each parameter and each answer what it is", () => {
    const described = operations.flatMap<any>(({ parameters, responses }) => [
      ...parameters,
      ...Object.values(responses),
    ]);
    expect(described.length).toBeGreaterThan(operations.length);
    expect(described.filter(({ $ref, description }) => $ref === undefined && description === undefined)).toEqual([]);
  });

  it("has every kind of failure, with its code", () => {
    const codes = Object.values(document.components.schemas)
      .map(({ properties }) => properties?.["code"]?.const)
      .filter((code) => code !== undefined);
    expect(codes.map(Number).toSorted((one, other) => one - other)).toEqual(
      Object.values(ERRORS)
        .map(({ code }) => code)
        .toSorted((one, other) => one - other),
    );
  });

  it("refers only to what there is, and has nothing that is not referred to", () => {
    const text = JSON.stringify(document);
    const referred = new Set(Array.from(text.matchAll(/"#\/components\/(\w+\/\w+)"/g), ([, name]) => name));
    const there = Object.entries(document.components)
      .flatMap(([kind, named]) => Object.keys(named).map((name) => `${kind}/${name}`))
      .filter((name) => !name.startsWith("securitySchemes/"));
    // It is the answer to methods that are not described.
    expect(referred).toEqual(new Set(there.filter((name) => name !== "responses/MethodNotAllowed")));
  });
});
