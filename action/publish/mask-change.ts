import {
  type Change,
  fromPointer,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
} from "../../shared/index.ts";

/** Gives a name from a file as it may be shown: what in it is or may be a secret is masked. */
export type MaskName = (name: string) => string;

/** A change as plain JSON that may be written out: every name and value in it is masked. */
export function maskChange(change: Change, mask: MaskName): JsonObject {
  const masked = maskStrings(change, mask);
  return isObject(masked) ? masked : {};
}

function maskStrings(value: unknown, mask: MaskName): Json {
  if (typeof value === "string") return mask(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (isArray(value)) return value.map((item) => maskStrings(item, mask));
  if (!isObject(value)) return null;
  const entries = Object.entries(value).map(([key, item]) => {
    // The steps of a field are escaped as in a pointer, behind which a mask would not know a URL.
    const isField = key === "field" && typeof item === "string";
    return [key, isField ? maskField(item, mask) : maskStrings(item, mask)] as const;
  });
  return Object.fromEntries(entries);
}

function maskField(field: string, mask: MaskName): string {
  return fromPointer(`/${field}`)
    .map((step) => pointerStep(mask(step)))
    .join("/");
}
