/** The column "Model level" of the table of effects, "for providers in force on both sides". */
import { destinationOf, isNew, ownHostOf, serialised } from "./destinations.ts";
import type { Fact } from "./fact.ts";
import type { OfferedModel } from "./offers.ts";
import { type Both, isSameOwnHost, losesHttps, newDestinations } from "./provider-facts.ts";
import { ownUrlOf } from "./settings.ts";

export function modelFacts(both: Both): readonly Fact[] {
  const { was, is } = both;
  return [...new Set([...was.models.keys(), ...is.models.keys()])].flatMap((model) =>
    factsOf(both, model, was.models.get(model), is.models.get(model)),
  );
}

function factsOf(both: Both, model: string, was: OfferedModel | undefined, is: OfferedModel | undefined) {
  const fact = (effect: Fact["effect"], holds: boolean, because: string): readonly Fact[] =>
    holds ? [{ effect, provider: both.id, model, because }] : [];
  return [
    ...fact("opens", isOpened(both, was, is), "a named model is offered that was not"),
    ...fact("opens", opensByUrl(both, model, was, is), "its own URL is a new destination, or plain HTTP"),
    ...fact("breaks", isBroken(both, was, is), "a named model is no longer offered"),
    ...fact("moves", isMoved(was, is), "its protocol or the URL at which it is reached is another"),
    ...fact("changes", was && is ? was.metadata !== is.metadata : false, "offered with other metadata"),
  ];
}

/** "That a reported model is offered with [`any`] is part of it; a custom model is stated by itself." */
function isOpened({ was, is }: Both, before: OfferedModel | undefined, after: OfferedModel | undefined): boolean {
  const anyBegins = is.any && !was.any;
  return after !== undefined && before === undefined && (after.isCustom || !anyBegins);
}

/** "That reported models go with [`any`] is part of it." */
function isBroken({ was, is }: Both, before: OfferedModel | undefined, after: OfferedModel | undefined): boolean {
  const anyEnds = was.any && !is.any;
  return before !== undefined && after === undefined && (before.isCustom || !anyEnds);
}

/**
 * "Its own URL is a new destination, unless the provider's own change states that one, or plain HTTP as beside." The provider's own
 * host was reached before, also where only the other side's vocabulary knows its URL.
 */
function opensByUrl(both: Both, model: string, was: OfferedModel | undefined, is: OfferedModel | undefined): boolean {
  if (is?.ownUrl === undefined) return false;
  const destination = destinationOf(is.ownUrl);
  const isStated = newDestinations(both).some(({ text }) => text === destination.text);
  const isOwnHostBefore = isSameOwnHost(both) && ownHostOf(both.id, both.is.settings).text === destination.text;
  const former = ownUrlOf(both.was.settings, model);
  return (
    (isNew(destination, both.before) && !isStated && !isOwnHostBefore) ||
    losesHttps(both.before, is.ownUrl, former, was !== undefined)
  );
}

/**
 * "Offered on both sides, has an override's or custom model's own URL or protocol on either side, and its protocol or the URL
 * at which it is reached is another (what only follows the provider's `baseUrl` or `endpoint` is stated there). An own URL that
 * says the address at which it was reached already is no move."
 */
function isMoved(was: OfferedModel | undefined, is: OfferedModel | undefined): boolean {
  if (was === undefined || is === undefined) return false;
  const hasOwn = [was, is].some(({ ownUrl, ownProtocol }) => ownUrl !== undefined || ownProtocol !== undefined);
  const onlyFollows = was.followsProvider && is.followsProvider;
  const isElsewhere = serialised(was.reachedAt) !== serialised(is.reachedAt);
  return hasOwn && (was.protocol !== is.protocol || (isElsewhere && !onlyFollows));
}
