import type { Failure } from "../errors.ts";
import type { RoutedRequest } from "../route.ts";
import { ASSETS } from "./generated/assets.ts";

/** `GET /assets/{name}`: a style, a script or the icon. The name has a hash of what it names, so that it never changes. */
export function answerAsset({ params }: RoutedRequest): Response | Failure {
  const asset = ASSETS.find(({ name }) => name === params["name"]);
  if (asset === undefined) return { kind: "not-found" };
  return new Response(asset.text, {
    headers: { "Content-Type": asset.mediaType, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
