/**
 * The globals that Node, workerd and browsers all have and that `shared/` may use.
 * It is type-checked with `types: []`, so nothing else is in reach.
 */

declare class URL {
  constructor(url: string, base?: string);
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  static canParse(url: string, base?: string): boolean;
}

declare class TextEncoder {
  encode(text?: string): Uint8Array;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}
