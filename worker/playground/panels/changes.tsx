import { countOf } from "../../../shared/index.ts";
import type { Changes as ChangesOf } from "../workspace/question.ts";
import type { Place } from "../workspace/workspace.ts";
import { PlaceLink, Sentence, Unusable } from "./parts.tsx";

interface ChangesProps {
  readonly changes: ChangesOf;
  readonly onGoTo: (place: Place) => void;
  /** Makes the configuration as it is now the file before. */
  readonly onKeep: () => void;
}

/** The changes since the file before: what opens, breaks, moves and changes. */
export function Changes({ changes, onGoTo, onKeep }: ChangesProps) {
  switch (changes.kind) {
    case "none-before":
      return (
        <>
          <p>Write the file before the change into the tab “Before”, or compare with the configuration as it is now.</p>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The button is gone once there is a file before.
              currentTarget.closest<HTMLElement>("[role=tabpanel]")?.focus();
              onKeep();
            }}
          >
            Compare with the configuration as it is now
          </button>
        </>
      );
    case "unknown":
      return <Unusable documents={changes.unusable} what="what changes" />;
    default:
      return <Known changes={changes} onGoTo={onGoTo} />;
  }
}

interface KnownProps extends Pick<ChangesProps, "onGoTo"> {
  readonly changes: Extract<ChangesOf, { kind: "known" }>;
}

function Known({ changes: { groups, omitted, summary }, onGoTo }: KnownProps) {
  if (groups.length === 0) return <p>Nothing changes for users.</p>;
  return (
    <>
      <p>{summary}</p>
      {groups.map(({ effect, title, changes }) => (
        <section key={effect}>
          <h2>{title}</h2>
          <ul>
            {/* By their place in the list: where long names are cut, two sentences are the same. */}
            {changes.map(({ text, cause }) => (
              <li>
                <Sentence>{text}</Sentence>
                {cause !== undefined && (
                  <p class="quiet">
                    from <PlaceLink place={cause} onGoTo={onGoTo} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {omitted > 0 && <p>{countOf(omitted, "more change")} not shown.</p>}
    </>
  );
}
