import { type Block, readInline, readMarkdown } from "./summary-markdown.ts";

/** The characters of a summary that are shown. All of it can be copied. */
const SHOWN_MAX_CHARACTERS = 100_000;

/** The job summary of the Action, as it would stand on a pull request. */
export function Summary({ summary }: { readonly summary: string | undefined }) {
  if (summary === undefined) return <p>It is not known, because the vocabulary cannot be used. Fix it first.</p>;
  const isCut = summary.length > SHOWN_MAX_CHARACTERS;
  const shown = isCut ? summary.slice(0, summary.lastIndexOf("\n", SHOWN_MAX_CHARACTERS)) : summary;
  return (
    <>
      <p class="quiet">
        What the Action writes on a pull request that makes the configuration of the file in the tab “Before”:
      </p>
      <div class="summary">
        <Blocks blocks={readMarkdown(shown)} />
      </div>
      {isCut && <p>The rest is not shown. Copy it to read it.</p>}
    </>
  );
}

/* By their place: what a summary says twice, it says twice. */
function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block) => (
        <OneBlock block={block} />
      ))}
    </>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? <h2>{inline(block.text)}</h2> : <h3>{inline(block.text)}</h3>;
    case "paragraph":
      return <p>{inline(block.text)}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li>{inline(item)}</li>
          ))}
        </ul>
      );
    case "table":
      return <Table {...block} />;
    default:
      return (
        <details open={block.isOpen}>
          <summary>{inline(block.summary)}</summary>
          <Blocks blocks={block.blocks} />
        </details>
      );
  }
}

function Table({ head, rows }: Extract<Block, { kind: "table" }>) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col">{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {row.map((cell, index) => (
              <td data-column={head[index]}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inline(line: string) {
  return readInline(line).map(({ text, isCode }) => (isCode ? <code>{text}</code> : text));
}
