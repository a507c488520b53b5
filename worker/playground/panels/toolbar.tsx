import { createRef } from "preact";
import type { Example, ExampleGroup } from "../workspace/question.ts";
import { Examples } from "./examples.tsx";

interface ToolbarProps {
  /** The menu of examples. */
  readonly examples: readonly ExampleGroup[];
  /** A message on what was just done. */
  readonly message: string;
  readonly onFixAll: () => void;
  readonly onShare: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onExample: (example: Example) => void;
}

/** The actions on all documents, and what was just done. */
export function Toolbar({ examples, message, onFixAll, onShare, onFiles, onExample }: ToolbarProps) {
  return (
    <div class="toolbar">
      <button type="button" class="primary" onClick={onFixAll}>
        Fix what is safe
      </button>
      <button type="button" onClick={onShare}>
        Copy a link
      </button>
      <OpenFile onFiles={onFiles} />
      <Examples groups={examples} onExample={onExample} />
      <p class="status" role="status">
        {message}
      </p>
    </div>
  );
}

/** Opens files as dropping them does. */
function OpenFile({ onFiles }: Pick<ToolbarProps, "onFiles">) {
  const chooser = createRef<HTMLInputElement>();
  return (
    <>
      <button type="button" onClick={() => chooser.current?.click()}>
        Open a file
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Files to open"
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []));
          currentTarget.value = "";
        }}
      />
    </>
  );
}
