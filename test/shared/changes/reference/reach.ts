/** The reach of people on a side, so that two sides can be compared without the effects. */
import { ownHostOf } from "./destinations.ts";
import type { World } from "./law.ts";
import { isOwnHost } from "./settings.ts";

/** "The set of reachable (provider, model)", with `any` as one of them. */
function offersOf({ offers }: World): readonly string[] {
  return [...offers].flatMap(([id, { any, models }]) => [
    ...(any ? [`${id}: any`] : []),
    ...[...models.keys()].map((model) => `${id}: ${model}`),
  ]);
}

/** The destinations of providers' own hosts that the vocabulary of one side alone knows: the same hosts by another name. */
function renamedHosts(before: World, after: World): ReadonlySet<string> {
  const renamed = [...after.offers].flatMap(([id, { settings: is }]) => {
    const was = before.offers.get(id)?.settings;
    const isOwn = was !== undefined && isOwnHost(was.urls) && isOwnHost(is.urls);
    if (!isOwn || (was.ownUrl === undefined) === (is.ownUrl === undefined)) return [];
    return [ownHostOf(id, is).text];
  });
  return new Set(renamed);
}

/** The reach that is new: offers and destinations. HTTPS in place of HTTP is not new. */
export function grownReach(before: World, after: World): readonly string[] {
  const known = new Set(offersOf(before));
  const destinations = new Set([...before.reached.destinations, ...renamedHosts(before, after)]);
  const isUpgrade = (text: string) => destinations.has(text.replace(/^https:(\/\/[^:]+)$/, "http:$1"));
  return [
    ...offersOf(after).filter((offer) => !known.has(offer)),
    ...[...after.reached.destinations].filter((text) => !destinations.has(text) && !isUpgrade(text)),
  ];
}
