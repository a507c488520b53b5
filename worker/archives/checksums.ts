import { err, fromBase64, fromHex, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { BundleError } from "./bundle-error.ts";

/** A checksum that a client sent, and the computation that verifies it. */
export interface Checksum {
  /** The header that it was sent in. */
  readonly header: "Content-Digest" | "X-Content-Checksum";
  readonly take: (chunk: Uint8Array) => Promise<void>;
  /** Throws a `BundleError` where the bytes do not have the checksum that was sent. */
  readonly finish: () => Promise<void>;
}

const ALGORITHMS: Readonly<Record<string, { readonly name: string; readonly bytes: number }>> = {
  "sha-256": { name: "SHA-256", bytes: 32 },
  "sha-512": { name: "SHA-512", bytes: 64 },
};

/** A member of the dictionary that `Content-Digest` is: a byte sequence under the name of an algorithm. */
const DIGEST = /^\s*([a-z*][\w.*-]*)=:([\w+/=]*):\s*$/i;

/**
 * The digests of a body that `Content-Digest` states (RFC 9530). Algorithms that are no longer secure are
 * ignored, as the RFC demands.
 * See docs/decisions/0060-digest-and-checksum.md.
 */
export function contentDigests(headers: Headers): Result<readonly Checksum[], Failure<"invalid-request">> {
  const members = headers.get("Content-Digest")?.split(",") ?? [];
  const checksums = new Map<string, Checksum>();
  for (const member of members) {
    const [, name = "", base64 = ""] = DIGEST.exec(member) ?? [];
    if (name === "") return err(malformed("Content-Digest", "have the form sha-256=:<digest in base64>:"));
    const algorithm = Object.hasOwn(ALGORITHMS, name.toLowerCase()) ? ALGORITHMS[name.toLowerCase()] : undefined;
    if (algorithm === undefined) continue;
    const expected = fromBase64(base64);
    if (expected?.length !== algorithm.bytes) {
      return err(malformed("Content-Digest", `be a digest of ${algorithm.bytes} bytes in base64 for ${name}`));
    }
    // The last member of a name holds (RFC 9651, section 3.2), so that none is computed a thousand times.
    checksums.set(algorithm.name, checksum("Content-Digest", algorithm.name, expected));
  }
  return ok([...checksums.values()]);
}

/** The MD5 of the archive that `X-Content-Checksum` states, in hexadecimal or base64. */
export function archiveChecksum(headers: Headers): Result<readonly Checksum[], Failure<"invalid-request">> {
  const text = headers.get("X-Content-Checksum")?.trim();
  if (text === undefined || text === "") return ok([]);
  const expected = /^[0-9a-f]{32}$/i.test(text) ? fromHex(text) : fromBase64(text);
  if (expected?.length !== 16) return err(malformed("X-Content-Checksum", "be an MD5, in hexadecimal or base64"));
  return ok([checksum("X-Content-Checksum", "MD5", expected)]);
}

function checksum(header: Checksum["header"], algorithm: string, expected: Uint8Array): Checksum {
  const stream = new crypto.DigestStream(algorithm);
  const writer = stream.getWriter();
  return {
    header,
    take: async (chunk) => {
      await writer.write(chunk);
    },
    finish: async () => {
      await writer.close();
      const actual = new Uint8Array(await stream.digest);
      if (actual.every((byte, index) => byte === expected[index])) return;
      throw new BundleError(`The ${algorithm} of the upload does not match ${header}. Send it again.`);
    },
  };
}

function malformed(header: Checksum["header"], expected: string): Failure<"invalid-request"> {
  return { kind: "invalid-request", error: `The header ${header} must ${expected}.`, payload: { header } };
}
