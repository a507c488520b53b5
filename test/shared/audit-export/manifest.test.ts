import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AUDIT_MANIFEST_MAX_BYTES,
  AUDIT_MANIFEST_MAX_GAPS,
  AUDIT_MANIFEST_MAX_SEGMENTS,
  AUDIT_SEGMENT_MAX_GAPS,
} from "../../../shared/audit-export/limits.ts";
import {
  readLatest,
  readManifest,
  readSignedDocument,
  signDocument,
  signedBytes,
} from "../../../shared/audit-export/manifest.ts";
import { NO_HASH } from "../../../shared/audit-export/segment.ts";
import { AUDIT_ID_MAX_DIGITS } from "../../../shared/content-server/limits.ts";
import { nodeSigner, nodeVerifySignature, sha256 } from "./support/node-codec.ts";

const signer = nodeSigner("one");
const LATEST = {
  format: 2 as const,
  name: "own",
  source: "https://audit.example.com",
  manifest: 3,
  manifest_sha256: NO_HASH,
  public_key: signer.publicKey,
};

const anyText = fc.string({ unit: "binary", maxLength: 20 });
const anyHash = fc.string().map(sha256);
const anyId = fc.bigInt({ min: 0n, max: 10n ** 63n }).map(String);
const anyTime = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
  .map((date) => date.toISOString());
const anySegment = fc.record(
  {
    number: fc.maxSafeNat(),
    bytes: fc.nat(),
    sha256: anyHash,
    entries: fc.nat(),
    quarantined: fc.nat(),
    gaps: fc.array(fc.record({ after: anyId, before: anyId }, { noNullPrototype: true }), { maxLength: 3 }),
    first_id: fc.option(anyId),
    last_id: anyId,
    earliest_time: fc.option(anyTime),
    latest_time: fc.option(anyTime),
    raw_sha256: anyHash,
    chain: anyHash,
  },
  { noNullPrototype: true },
);
const anyManifest = fc.record(
  {
    format: fc.constant<2>(2),
    sequence: fc.nat(),
    name: anyText,
    source: anyText,
    consecutive_ids: fc.boolean(),
    period_start: anyTime,
    period_end: anyTime,
    segments_before: fc.nat(),
    segments: fc.array(anySegment, { maxLength: 3 }),
    entries: fc.nat(),
    quarantined: fc.nat(),
    first_id: fc.option(anyId),
    last_id: fc.option(anyId),
    previous_sha256: anyHash,
    key_change: fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant<"rotation">("rotation"), next_public_key: anyHash }, { noNullPrototype: true }),
      fc.record({ kind: fc.constant<"restart">("restart"), previous_public_key: anyHash }, { noNullPrototype: true }),
    ),
    public_key: fc.option(anyHash),
  },
  { noNullPrototype: true },
);

it("that lists as much as one may is not larger than one may be", async () => {
  const id = "9".repeat(AUDIT_ID_MAX_DIGITS);
  const number = Number.MAX_SAFE_INTEGER;
  const time = "2026-11-20T09:00:00.000Z";
  const segment = {
    number,
    bytes: number,
    sha256: NO_HASH,
    entries: number,
    quarantined: number,
    gaps: [],
    first_id: id,
    last_id: id,
    earliest_time: time,
    latest_time: time,
    raw_sha256: NO_HASH,
    chain: NO_HASH,
  };
  const gaps = Array.from({ length: AUDIT_MANIFEST_MAX_GAPS + AUDIT_SEGMENT_MAX_GAPS }, () => ({
    after: id,
    before: id,
  }));
  const segments = Array.from({ length: AUDIT_MANIFEST_MAX_SEGMENTS }, () => segment);
  const bytes = await signDocument("manifest", { segments: [...segments.slice(1), { ...segment, gaps }] }, null);
  // The other fields are few.
  expect(bytes.length + 10_000).toBeLessThan(AUDIT_MANIFEST_MAX_BYTES);
});

describe("a signed document", () => {
  it("is read as it was written, and signed by its key", async () => {
    await fc.assert(
      fc.asyncProperty(anyManifest, fc.constantFrom(signer, null), async (manifest, key) => {
        const document = readSignedDocument(await signDocument("manifest", manifest, key), readManifest);
        expect(document?.fields).toStrictEqual(manifest);
        if (key === null) expect(document?.signature).toBeNull();
        else {
          const signed = signedBytes("manifest", manifest);
          expect(await nodeVerifySignature(key.publicKey, signed, document?.signature ?? "")).toBe(true);
          const other = signedBytes("latest", manifest);
          expect(await nodeVerifySignature(key.publicKey, other, document?.signature ?? "")).toBe(false);
        }
      }),
    );
  });

  it("has this text, of which all but the signature is signed", async () => {
    const text = new TextDecoder().decode(await signDocument("latest", { ...LATEST, public_key: null }, null));
    expect(text).toBe(
      `{\n  "format": 2,\n  "name": "own",\n  "source": "https://audit.example.com",\n  "manifest": 3,\n  "manifest_sha256": "${NO_HASH}",\n  "public_key": null,\n  "signature": null\n}\n`,
    );
    expect(new TextDecoder().decode(signedBytes("latest", { a: 1 }))).toBe(
      'provider-steward audit export latest\n{\n  "a": 1\n}\n',
    );
  });

  it.each([
    ["a byte order mark", (text: string) => `\uFEFF${text}`],
    ["a blank", (text: string) => text.replace(": 3", ":  3")],
    ["another number", (text: string) => text.replace(": 3", ": 3.0")],
    ["a field too many", (text: string) => text.replace("{", '{\n  "more": 1,')],
    ["a field twice", (text: string) => text.replace("{", '{\n  "format": 2,')],
    ["no line end", (text: string) => text.trimEnd()],
    ["an escape", (text: string) => text.replace("format", "\\u0066ormat")],
    ["upper case", (text: string) => text.toUpperCase()],
  ])("is refused with %s", async (_, change) => {
    const text = new TextDecoder().decode(await signDocument("latest", LATEST, signer));
    expect(readSignedDocument(new TextEncoder().encode(text), readLatest)).toBeDefined();
    expect(readSignedDocument(new TextEncoder().encode(change(text)), readLatest)).toBeUndefined();
  });

  it("never throws on what is none, however deep", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((json) => new TextEncoder().encode(json)),
        ),
        (bytes) => {
          expect(readSignedDocument(bytes, readManifest)).toBeUndefined();
        },
      ),
    );
    const deep = new TextEncoder().encode("[".repeat(1_000_000));
    expect(readSignedDocument(deep, readManifest)).toBeUndefined();
    const closed = new TextEncoder().encode(`{"segments":${"[".repeat(500_000)}${"]".repeat(500_000)}}`);
    expect(readSignedDocument(closed, readManifest)).toBeUndefined();
  });
});
