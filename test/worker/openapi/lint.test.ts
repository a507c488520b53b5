/** The document of the API, by a linter of OpenAPI documents that others wrote. It compiles schemas, which workerd does not allow. */

import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";

/** Imported by its name alone: its types are those of workerd, which these tests do not have. */
const [APP, DOCUMENT]: readonly string[] = ["../../../worker/app/index.ts", "../../../worker/openapi/document.ts"];
const [{ ROUTE_GROUPS }, { describeApi }] = await Promise.all([import(String(APP)), import(String(DOCUMENT))]);
const document = JSON.parse(JSON.stringify(describeApi(ROUTE_GROUPS)));

const lint = async (value: Record<string, unknown>) => await new Validator().validate(value);

it("the document of the API passes a linter of OpenAPI documents", async () => {
  expect(await lint(structuredClone(document))).toEqual({ valid: true });
});
