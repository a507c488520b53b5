import { describe, expect, it } from "vitest";
import { billOfMaterials } from "../../../.ci/release/bill-of-materials.ts";

/** The bill that npm prints, in short. */
const NPM_BILL = JSON.stringify({
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  serialNumber: "urn:uuid:ce6661be-a121-42ee-a987-a828978d8c90",
  version: 1,
  metadata: {
    timestamp: "2026-11-28T01:10:31.119Z",
    tools: [{ name: "cli", version: "11.19.1" }],
    component: { "bom-ref": "folder@1.0.0", type: "library", name: "folder", version: "1.0.0", licenses: [] },
  },
  components: [
    { "bom-ref": "tool@1.0.0", name: "tool", version: "1.0.0", scope: "optional" },
    {
      "bom-ref": "b@2.0.0",
      name: "b",
      version: "2.0.0",
      scope: "optional",
      hashes: [{ alg: "SHA-512", content: "b" }],
    },
    {
      "bom-ref": "a@1.0.0",
      name: "a",
      version: "1.0.0",
      properties: [{ name: "cdx:npm:package:development", value: "true" }],
    },
  ],
  dependencies: [{ ref: "tool@1.0.0", dependsOn: ["a@1.0.0"] }],
});

const A = { name: "a", version: "1.0.0", licence: "MIT" };
const B = { name: "b", version: "2.0.0", licence: "MIT" };

function billOf(contents: Parameters<typeof billOfMaterials>[1]["contents"], commit = "c") {
  const source = { name: "steward", version: "1.0.0", commit, time: new Date("2026-01-02T03:04:05Z"), contents };
  return billOfMaterials(NPM_BILL, source);
}

describe("the bill of materials", () => {
  it("has the packages that are in the files, as npm knows them, each with its files, and no other", () => {
    expect(JSON.parse(billOf({ "one.tgz": [B, A, A], "two.tgz": [A] }))).toEqual({
      bomFormat: "CycloneDX",
      specVersion: "1.5",
      serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
      version: 1,
      metadata: {
        timestamp: "2026-01-02T03:04:05.000Z",
        lifecycles: [{ phase: "build" }],
        component: { "bom-ref": "steward@1.0.0", type: "application", name: "steward", version: "1.0.0", licenses: [] },
      },
      components: [
        {
          "bom-ref": "a@1.0.0",
          name: "a",
          version: "1.0.0",
          properties: [
            { name: "provider-steward:contained-in", value: "one.tgz" },
            { name: "provider-steward:contained-in", value: "two.tgz" },
          ],
        },
        {
          "bom-ref": "b@2.0.0",
          name: "b",
          version: "2.0.0",
          hashes: [{ alg: "SHA-512", content: "b" }],
          properties: [{ name: "provider-steward:contained-in", value: "one.tgz" }],
        },
      ],
      dependencies: [{ ref: "steward@1.0.0", dependsOn: ["a@1.0.0", "b@2.0.0"] }],
    });
  });

  it("is the same of the same commit, and has another number of another", () => {
    expect(billOf({ "one.tgz": [A] })).toBe(billOf({ "one.tgz": [A] }));
    expect(billOf({ "one.tgz": [A] }, "d")).not.toBe(billOf({ "one.tgz": [A] }));
  });

  it("is refused where a package is not one that npm installs", () => {
    expect(() => billOf({ "one.tgz": [{ ...A, version: "1.0.1" }] })).toThrow(
      "a@1.0.1 is in a bundle, and not in package-lock.json.",
    );
  });
});
