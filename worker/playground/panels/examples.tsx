import { type Example, FILES, PRESETS } from "../workspace/presets.ts";
import type { RuleExample } from "../workspace/question.ts";

interface ExamplesProps {
  readonly rules: readonly RuleExample[];
  readonly onExample: (example: Example) => void;
}

/** A menu that changes nothing by itself: whoever uses the arrow keys passes through its choices. */
export function Examples({ rules, onExample }: ExamplesProps) {
  const groups = [
    { label: "Files", examples: FILES },
    { label: "What a rule finds", examples: rules.map(exampleOf) },
    { label: "Vocabularies to begin with", examples: PRESETS },
  ];
  const all = groups.flatMap(({ examples }) => examples);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const title = new FormData(event.currentTarget).get("example");
        const example = all.find((one) => one.title === title);
        if (example !== undefined) onExample(example);
      }}
    >
      <label>
        Examples{" "}
        <select name="example">
          {groups.map(({ label, examples }) => (
            <optgroup key={label} label={label}>
              {examples.map(({ title }) => (
                <option key={title}>{title}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button>Open it</button>
    </form>
  );
}

function exampleOf({ rule }: RuleExample): Example {
  return { kind: "rule", title: rule, rule };
}
