import { fromBase64 } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { ASSETS } from "./generated/assets.ts";
import { PLAYGROUND_ASSETS } from "./generated/playground.ts";

/** `GET /assets/{name}`: a style, a script or the icon. The name has a hash of what it names, so that it never changes. */
export function answerAsset({ params, headers: asked }: RoutedRequest): Response | Failure {
  const asset = ASSETS.find(({ name }) => name === params["name"]);
  if (asset !== undefined) return new Response(asset.text, { headers: headersOf(asset.mediaType) });
  const packed = PLAYGROUND_ASSETS.find(({ name }) => name === params["name"]);
  return packed === undefined ? { kind: "not-found" } : answerPacked(packed, asked.get("Accept-Encoding"));
}

/** The program of a web worker goes by the policy that it comes with, and not by that of its page: it may load nothing. */
function headersOf(mediaType: string): Readonly<Record<string, string>> {
  return {
    "Content-Type": mediaType,
    "Content-Security-Policy": "default-src 'none'",
    "Cache-Control": "public, max-age=31536000, immutable",
  };
}

/** Sends an asset as it is stored, compressed, and unpacks it for whoever cannot read that. */
function answerPacked(
  { mediaType, gzip }: (typeof PLAYGROUND_ASSETS)[number],
  acceptEncoding: string | null,
): Response {
  const headers = { ...headersOf(mediaType), Vary: "Accept-Encoding" };
  const bytes = bytesOf(gzip);
  if (takesGzip(acceptEncoding)) {
    return new Response(bytes, { headers: { ...headers, "Content-Encoding": "gzip" }, encodeBody: "manual" });
  }
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")), { headers });
}

const decoded = new Map<string, Uint8Array>();

function bytesOf(base64: string): Uint8Array {
  const bytes = decoded.get(base64) ?? fromBase64(base64) ?? new Uint8Array();
  decoded.set(base64, bytes);
  return bytes;
}

/** Tests if a client says that it takes gzip (RFC 9110, 12.5.3). */
function takesGzip(acceptEncoding: string | null): boolean {
  const codings = (acceptEncoding ?? "").split(",").map((coding) => coding.trim().toLowerCase());
  return codings.some((coding) => /^(?:gzip|x-gzip|\*)(?:\s*;\s*q=(?!0(?:\.0*)?$).*)?$/.test(coding));
}
