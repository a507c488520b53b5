import type { Settings } from "../settings.ts";

/** Whether a request came in on the origin where nothing but content is served. */
export function isOnContentOrigin({ url }: Request, { contentOrigin }: Pick<Settings, "contentOrigin">): boolean {
  return contentOrigin !== undefined && new URL(url).origin === contentOrigin;
}
