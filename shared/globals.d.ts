/**
 * The globals that Node, workerd and browsers all have and that `shared/` may use.
 * It is type-checked with `types: []`, so nothing else is in reach.
 */

declare class URL {
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly port: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  /** With its question mark; empty where there is nothing after it. */
  readonly search: string;
  readonly hash: string;
  static parse(url: string, base?: string): URL | null;
}

declare class TextEncoder {
  encode(text?: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

/** Throws where the text is not base64. */
declare function atob(base64: string): string;

/** Throws where a character is no byte. */
declare function btoa(binary: string): string;
