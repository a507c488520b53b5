import type { Failure } from "../../errors.ts";
import type { CallerContext } from "../caller.ts";
import { mayChange, mayKnow } from "../sharing.ts";
import { type ContentAccess, findContent } from "../store/content-access.ts";

/** The content item of this guid, where the caller may change it. */
export async function changeableContent(
  guid: string | undefined,
  { database, caller }: CallerContext,
): Promise<ContentAccess | Failure> {
  const content = guid === undefined ? undefined : await findContent(database, guid, caller);
  if (content === undefined || !mayKnow(content, caller)) return { kind: "no-such-content" };
  if (mayChange(content, caller)) return content;
  return { kind: "not-allowed", why: "the content is not yours, and nobody let you change it." };
}
