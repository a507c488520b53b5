import type { Example, ExampleGroup } from "../workspace/question.ts";

interface ExamplesProps {
  readonly groups: readonly ExampleGroup[];
  readonly onExample: (example: Example) => void;
}

/** A menu that changes nothing by itself: whoever uses the arrow keys passes through its choices. */
export function Examples({ groups, onExample }: ExamplesProps) {
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
