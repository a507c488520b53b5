import { expect, test } from "vitest";
import { customModel, findingsOf } from "../../../support/findings.ts";

test("a thousand copies are as many mistakes but one, each with the first one related", () => {
  const custom = Array.from({ length: 1_000 }, () => customModel("small"));
  const found = findingsOf("duplicate-model", { provider_c: { models: { custom } } });
  expect(found.map(({ pointer }) => pointer)).toEqual(
    Array.from({ length: 999 }, (_, index) => `/providers/provider_c/models/custom/${index + 1}/id`),
  );
  for (const { related } of found)
    expect(related).toMatchObject([{ pointer: "/providers/provider_c/models/custom/0/id" }]);
});

test("the file's own list is judged, whatever takes its place", () => {
  const custom = [customModel("small"), customModel("small")];
  const enforced = { providers: { provider_c: { models: { custom: [] } } } };
  expect(findingsOf("duplicate-model", { provider_c: { models: { custom } } }, { layers: { enforced } })).toHaveLength(
    1,
  );
});
