import { PRESETS } from "../presets.ts";
import type { Actions } from "./shown.ts";

interface ToolbarProps {
  readonly actions: Actions;
  readonly message: string;
}

/** What concerns all documents, and what was just done. */
export function Toolbar({ actions: { onFixAll, onShare, onVocabulary }, message }: ToolbarProps) {
  return (
    <div class="toolbar">
      <button type="button" class="primary" onClick={onFixAll}>
        Fix what is safe
      </button>
      <button type="button" onClick={onShare}>
        Copy a link
      </button>
      <Presets onVocabulary={onVocabulary} />
      <p class="status" role="status">
        {message}
      </p>
    </div>
  );
}

/** A menu that changes nothing by itself: whoever uses the arrow keys passes through its choices. */
function Presets({ onVocabulary }: Pick<Actions, "onVocabulary">) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const title = new FormData(event.currentTarget).get("preset");
        const preset = PRESETS.find((one) => one.title === title);
        if (preset !== undefined) onVocabulary(preset.text);
      }}
    >
      <label>
        Vocabulary to begin with{" "}
        <select name="preset">
          {PRESETS.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      <button>Use it</button>
    </form>
  );
}
