import type { Path } from "../text/json.ts";
import { candidatesAt } from "./candidates.ts";
import type { HiddenReason } from "./catalog.ts";
import { enabledCandidates } from "./enablement.ts";
import type { ModelView } from "./model-view.ts";
import type { Candidate } from "./origin.ts";
import type { PrecedenceRule } from "./precedence.ts";

/** Something that settles whether a model is offered. */
interface OfferingRow {
  readonly rule: PrecedenceRule;
  /** Why the model is hidden where the row applies; undefined where it is offered. */
  readonly reason: HiddenReason | undefined;
  readonly applies: (view: ModelView) => boolean;
  /** What the row goes by. */
  readonly place: (view: ModelView) => Candidate["place"] | undefined;
}

/**
 * Whether a model is offered, and why not (decisions: Models, Enablement), the first row that applies first. A provider
 * that is disabled is the reason of all its models; then it is that a model is not there at all, then that it is denied.
 */
export const OFFERING_ROWS: readonly OfferingRow[] = [
  {
    rule: "provider-disabled",
    reason: "provider disabled",
    applies: ({ settings }) => !settings.enabled,
    place: ({ provider }) => enabledCandidates(provider.context, provider.path)[0]?.place,
  },
  {
    rule: "discovery-off",
    reason: "discovery off",
    applies: ({ settings, custom }) => settings.discovery === "off" && custom === undefined,
    place: (view) => placeOf(view, ["models", "discovery"]),
  },
  {
    rule: "denied",
    reason: "denied",
    applies: ({ lists, id }) => lists.deny.has(id),
    place: (view) => placeOf(view, ["models", "deny", view.lists.deny.get(view.id) ?? 0]),
  },
  {
    rule: "not-in-allow",
    reason: "not in allow",
    applies: ({ lists, id }) => lists.allow.size > 0 && !lists.allow.has(id),
    place: (view) => placeOf(view, ["models", "allow"]),
  },
  {
    rule: "allowed",
    reason: undefined,
    applies: ({ lists, id }) => lists.allow.has(id),
    place: (view) => placeOf(view, ["models", "allow", view.lists.allow.get(view.id) ?? 0]),
  },
  {
    rule: "offered-unless-said",
    reason: undefined,
    applies: () => true,
    place: (view) => {
      if (view.custom !== undefined) return placeOf(view, ["models", "custom", view.custom.index]);
      return { kind: "discovered", provider: view.provider.id, model: view.id, field: "id" };
    },
  },
];

/** The place of the value in force at a path of the provider's entry. */
function placeOf({ provider: { context, path } }: ModelView, steps: Path): Candidate["place"] | undefined {
  return candidatesAt(context, [...path, ...steps], "highest-layer", "nothing")[0]?.place;
}

/** Why a model is hidden; undefined where it is offered. */
export function hiddenReason(view: ModelView): HiddenReason | undefined {
  return OFFERING_ROWS.find(({ applies }) => applies(view))?.reason;
}

/** What could settle whether a model is offered, in order of precedence. */
export function offeringCandidates(view: ModelView): readonly Candidate[] {
  return OFFERING_ROWS.filter(({ applies }) => applies(view)).flatMap(({ rule, reason, place: placeFor }) => {
    const place = placeFor(view);
    return place === undefined ? [] : [{ place, rule, value: reason === undefined }];
  });
}
