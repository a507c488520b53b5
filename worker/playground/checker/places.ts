import { type Cause, describeCause, describePlace, type OriginPlace } from "../../../shared/index.ts";
import type { ShownPlace } from "../question.ts";
import { documentAt, type Place } from "../workspace.ts";

/** The place of a value, in words, and the line to go to. */
export function showPlace(place: OriginPlace): ShownPlace {
  return { text: describePlace(place), place: lineOf(place) };
}

/** The same of what decides a change. */
export function showCause(cause: Cause): ShownPlace {
  return { text: describeCause(cause), place: lineOf(cause.place) };
}

function lineOf(place: OriginPlace | Cause["place"]): Place | undefined {
  if ((place.kind !== "layer" && place.kind !== "policy") || place.position === undefined) return undefined;
  const document = place.label === undefined ? undefined : documentAt(place.label);
  return document && { document, ...place.position };
}
