/** What is said where a quota would be exceeded: what is in use, and what to do. */

import { countOf } from "../../shared/index.ts";
import { quotaExceeded } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { ExceededQuota } from "./quota-store.ts";

const OF_CONTENT = "This content item";
const OF_PUBLISHER = "All content of this item's owner together";

/** What is wrong, and the beginning of what to do. */
const MISTAKES: Readonly<Record<ExceededQuota["quota"], (used: number, max: number) => string>> = {
  CONTENT_MAX_BUNDLES: (used, max) => tooManyBundles(OF_CONTENT, used, max),
  PUBLISHER_MAX_BUNDLES: (used, max) => tooManyBundles(OF_PUBLISHER, used, max),
  CONTENT_MAX_STORED_BYTES: (used, max) => tooManyBytes(OF_CONTENT, used, max),
  PUBLISHER_MAX_STORED_BYTES: (used, max) => tooManyBytes(OF_PUBLISHER, used, max),
};

function tooManyBundles(whose: string, used: number, max: number): string {
  return `${whose} has ${countOf(used, "bundle")}, and may have at most ${max}. Delete one that is not served`;
}

function tooManyBytes(whose: string, used: number, max: number): string {
  return `${whose} takes ${countOf(used, "byte")} of at most ${max}, and this bundle takes more than the rest. Leave files out, delete a bundle that is not served`;
}

/** Why there is no room for another bundle. */
export function noRoom({ quota, max, used }: ExceededQuota): Failure<"conflict"> {
  return quotaExceeded(MISTAKES[quota](used, max), { quota, max, used });
}
