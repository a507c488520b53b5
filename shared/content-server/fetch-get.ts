import type { Get } from "./transport.ts";

/** What is used of the platform's `fetch`, be it Node's or workerd's. */
export type PlatformFetch<Signal> = (
  url: string,
  options: { readonly headers: Record<string, string>; readonly redirect: "manual"; readonly signal: Signal },
) => Promise<PlatformResponse>;

export interface PlatformResponse {
  readonly status: number;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly body: { readonly getReader: () => PlatformReader } | null;
}

export interface PlatformReader {
  readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  readonly cancel: () => Promise<void>;
}

/**
 * Sends by the platform's `fetch`.
 *
 * @param timeoutSignal makes what ends a request, the reading of its body included, such as
 *   `() => AbortSignal.timeout(60_000)`.
 */
export function fetchGet<Signal>(_fetch: PlatformFetch<Signal>, _timeoutSignal: () => Signal): Get {
  return async () => await Promise.reject(new Error("Not there yet."));
}
