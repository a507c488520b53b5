/** The parts of the platform that an export needs. Each may throw where the platform fails. */

import type { RunningDigest } from "../content-server/audit-source.ts";

/** Where the objects of one export are kept, by names such as `seg/000000001.ndjson.gz`. */
export interface ObjectStore extends ObjectReader {
  /** Makes an object, whole or not at all, unless there is one of the name; what is there already stays as it is. */
  readonly create: (name: string, bytes: Uint8Array) => Promise<"created" | "exists">;
  /** Makes an object, or puts it in the place of the one of the name, whole or not at all. Only for `LATEST_NAME`. */
  readonly replace: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** Where the objects of one export are read from. */
export interface ObjectReader {
  /**
   * The bytes of an object; null where there is none of the name.
   *
   * @param maxBytes a larger object is cut there, so that the caller sees it is longer by one byte.
   */
  readonly read: (name: string, maxBytes: number) => Promise<Uint8Array | null>;
  /** The names that begin with a prefix, in ascending order of their characters. */
  readonly list: (prefix: string) => AsyncIterable<string>;
}

/** The computations on bytes. */
export interface Codec {
  /** SHA-256 in hexadecimal, 64 lower-case digits. */
  readonly digest: (bytes: Uint8Array) => Promise<string>;
  /** The same of bytes that are not held together. */
  readonly startDigest: () => RunningDigest;
  /** One gzip member whose header has no optional fields (RFC 1952). */
  readonly gzip: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Unpacks one gzip member; null where it is broken, followed by anything, or larger than `maxBytes`. */
  readonly gunzip: (bytes: Uint8Array, maxBytes: number) => Promise<Uint8Array | null>;
  /**
   * Says that nothing reads bytes any longer which `gunzip` gave, or which have a buffer of their own: they may be gone at once.
   * See docs/decisions/0136-released-buffers.md.
   */
  readonly release: (bytes: Uint8Array) => void;
}

/** The part of it that reading stored objects needs. */
export type ReadCodec = Pick<Codec, "digest" | "gunzip">;

/** Signs by Ed25519. */
export interface Signer {
  /** The raw public key in hexadecimal, 64 lower-case digits. */
  readonly publicKey: string;
  /** The signature in hexadecimal, 128 lower-case digits. */
  readonly sign: (bytes: Uint8Array) => Promise<string>;
}

/** The key that signed before, where that is another one. */
export interface OldKey {
  /** Signs the change to the new key; null where it is not given. */
  readonly previous: Signer | null;
  /** The key that is lost, where that is said expressly: then the new key goes on without it. `any` is for whichever it is. */
  readonly lost: { readonly publicKey: string } | "any" | null;
}

/**
 * Verifies an Ed25519 signature of the public key; all in the form of `Signer`. Does not throw where the key is none.
 */
export type VerifySignature = (publicKey: string, bytes: Uint8Array, signature: string) => Promise<boolean>;

/** A note of how far the export is, which saves looking for its end. It may be lost or wrong at any time. */
export interface HintStore {
  readonly load: () => Promise<Hint | null>;
  readonly save: (hint: Hint) => Promise<void>;
}

export interface Hint {
  /** The number of the last segment; 0 where there is none. */
  readonly segment: number;
  /** The sequence of the last manifest; 0 where there is none. */
  readonly manifest: number;
}
