/** The part of the package that the tests use; it comes without types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Configuration {
    readonly clients: readonly Readonly<Record<string, unknown>>[];
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly cookies: { readonly keys: readonly string[] };
    readonly pkce: { readonly required: () => boolean };
    readonly findAccount: (
      context: unknown,
      accountId: string,
    ) => { readonly accountId: string; readonly claims: () => Readonly<Record<string, unknown>> };
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
