/** The reach of people on a side, so that two sides can be compared without the effects. */
import type { World } from "./law.ts";

/** "The set of reachable (provider, model)", with `any` as one of them. */
function offersOf({ offers }: World): readonly string[] {
  return [...offers].flatMap(([id, { any, models }]) => [
    ...(any ? [`${id}: any`] : []),
    ...[...models.keys()].map((model) => `${id}: ${model}`),
  ]);
}

/** The reach that is new: offers and destinations. HTTPS in place of HTTP is not new. */
export function grownReach(before: World, after: World): readonly string[] {
  const known = new Set(offersOf(before));
  const { destinations } = before.reached;
  const isUpgrade = (text: string) => destinations.has(text.replace(/^https:(\/\/[^:]+)$/, "http:$1"));
  return [
    ...offersOf(after).filter((offer) => !known.has(offer)),
    ...[...after.reached.destinations].filter((text) => !destinations.has(text) && !isUpgrade(text)),
  ];
}
