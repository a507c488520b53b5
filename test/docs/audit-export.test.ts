import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeCodec } from "../../action/audit-export/node-codec.ts";
import { publicKeyOf, verifySignature } from "../../action/audit-export/signing.ts";
import {
  type Latest,
  type Manifest,
  readLatest,
  readManifest,
  readSignedDocument,
  signedBytes,
} from "../../shared/audit-export/manifest.ts";
import { isChained, type SegmentMetadata } from "../../shared/audit-export/segment.ts";

const page = readFileSync(new URL("../../docs/audit-export.md", import.meta.url), "utf8");
const [latestText = "", , manifestText = "", metadataText = "{}"] = Array.from(
  page.matchAll(/```json\n([^`]*)```/g),
  ([, text]) => text,
);
const encode = (text: string) => new TextEncoder().encode(text);
const latest = readSignedDocument<Latest>(encode(latestText), readLatest);
const manifest = readSignedDocument<Manifest>(encode(manifestText), readManifest);
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

test("the latest.json that it shows names that manifest, and is signed by the same key", async () => {
  const { fields, signature } = latest ?? {};
  const [sha256, key] = [await nodeCodec.digest(encode(manifestText)), manifest?.fields.public_key ?? ""];
  expect(fields).toMatchObject({ manifest: 2, manifest_sha256: sha256, public_key: key });
  expect(await verifySignature(key, signedBytes("latest", fields ?? {}), signature ?? "")).toBe(true);
});

test("the metadata that it shows has its chain, and is what the manifest lists", async () => {
  expect(await isChained(metadata, nodeCodec)).toBe(true);
  const { number, entries, gaps, first_id, last_id, earliest_time, latest_time, raw_sha256, chain } = metadata;
  const listed = { number, entries, gaps, first_id, last_id, earliest_time, latest_time, raw_sha256, chain };
  expect(manifest?.fields.segments).toMatchObject([listed]);
});

test("each field of a segment and of a manifest is described, in its order, and no other", () => {
  expect(fieldsIn("Segments")).toEqual(Object.keys(metadata));
  expect(fieldsIn("Manifests")).toEqual([...Object.keys(manifest?.fields ?? {}), "signature"]);
  expect(fieldsIn("The newest manifest")).toEqual([...Object.keys(latest?.fields ?? {}), "signature"]);
  const listed = /^\| `segments` \|(.*)\|$/m.exec(page)?.[1] ?? "";
  const ofSegments = Object.keys(manifest?.fields.segments[0] ?? {});
  expect(Array.from(listed.matchAll(/`(\w+)`/g), ([, name = ""]) => name).toSorted()).toEqual(ofSegments.toSorted());
});
