import type { ShownPlace } from "../question.ts";
import type { Place } from "../workspace.ts";

interface PlaceLinkProps {
  readonly place: ShownPlace;
  readonly onGoTo: (place: Place) => void;
}

/** Where a value stands; a button that goes there where it is a line of a document. */
export function PlaceLink({ place: { text, place }, onGoTo }: PlaceLinkProps) {
  if (place === undefined) return <span>{text}</span>;
  return (
    <button type="button" class="link" onClick={() => onGoTo(place)}>
      {text}
    </button>
  );
}
