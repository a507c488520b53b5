import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeCodec } from "../../action/audit-export/node-codec.ts";
import { publicKeyOf, verifySignature } from "../../action/audit-export/signing.ts";
import { type Manifest, readManifest, readSignedDocument, signedBytes } from "../../shared/audit-export/manifest.ts";
import { isChained, type SegmentMetadata } from "../../shared/audit-export/segment.ts";

const page = readFileSync(new URL("../../docs/audit-export.md", import.meta.url), "utf8");
const [, manifestText = "", metadataText = "{}"] = Array.from(
  page.matchAll(/```json\n([^`]*)```/g),
  ([, text]) => text,
);
const manifest = readSignedDocument<Manifest>(new TextEncoder().encode(manifestText), readManifest);
const metadata: SegmentMetadata = JSON.parse(metadataText);

/** The names in the first column of a section's table; some rows have several. */
function fieldsIn(section: string): readonly string[] {
  const table = new RegExp(`### ${section}\n[^]*?\n\\|---\\|---\\|\n((?:\\|.*\n)*)`).exec(page)?.[1] ?? "";
  return Array.from(table.matchAll(/^\| (.*?) \|/gm), ([, names = ""]) => names.match(/\w+/g) ?? []).flat();
}

test("the manifest that it shows has the one form of manifests, and is signed by the key in it", async () => {
  const { fields, signature } = manifest ?? {};
  const key = publicKeyOf(fields?.public_key ?? "") ?? "";
  expect(await verifySignature(key, signedBytes("manifest", fields ?? {}), signature ?? "")).toBe(true);
});

test("the metadata that it shows has its chain, and is what the manifest lists", async () => {
  expect(await isChained(metadata, nodeCodec)).toBe(true);
  const { number, entries, first_id, last_id, raw_sha256, chain } = metadata;
  expect(manifest?.fields.segments).toMatchObject([{ number, entries, first_id, last_id, raw_sha256, chain }]);
});

test("each field of a segment and of a manifest is described, in its order, and no other", () => {
  expect(fieldsIn("Segments")).toEqual(Object.keys(metadata));
  expect(fieldsIn("Manifests")).toEqual([...Object.keys(manifest?.fields ?? {}), "signature"]);
  const listed = /^\| `segments` \|(.*)\|$/m.exec(page)?.[1] ?? "";
  const ofSegments = Object.keys(manifest?.fields.segments[0] ?? {});
  expect(Array.from(listed.matchAll(/`(\w+)`/g), ([, name = ""]) => name).toSorted()).toEqual(ofSegments.toSorted());
});
