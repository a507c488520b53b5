import { candidatesAt } from "../resolve/candidates.ts";
import { enabledCandidates } from "../resolve/provider-origins.ts";
import type { Path } from "../text/json.ts";
import type { Cause } from "./change.ts";
import type { CombinedSide } from "./side.ts";

/** Both sides of a change. */
export interface Sides {
  readonly before: CombinedSide;
  readonly after: CombinedSide;
}

/** The value at one of the paths that is in force after, or was in force before where nothing is left; the first path first. */
export function causeAt({ before, after }: Sides, ...paths: readonly (Path | undefined)[]): Cause | null {
  for (const side of [after, before]) {
    for (const path of paths) {
      const found = path && placeAt(side, path);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** The value at a path that is in force on one side. */
export function placeAt({ name, layers }: CombinedSide, path: Path): Cause | undefined {
  const [first] = candidatesAt(layers, path, "highest-layer", "nothing");
  return first && { side: name, place: first.place };
}

/** What decides that a provider is enabled or disabled: after, or before where nothing says it any longer. */
export function causeOfEnablement({ before, after }: Sides, provider: Path): Cause | null {
  for (const side of [after, before]) {
    const place = enabledCandidates(side.layers, provider)[0]?.place;
    if (place !== undefined && place.kind !== "default") return { side: side.name, place };
  }
  return null;
}
