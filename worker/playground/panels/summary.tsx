/** The job summary of the Action, as it would stand in a pull request: in the Markdown that GitHub shows. */
export function Summary({ summary }: { readonly summary: string | undefined }) {
  if (summary === undefined) return <p>It is not known, because the vocabulary cannot be used. Fix it first.</p>;
  return (
    <>
      <p class="quiet">
        What the Action writes on a pull request that makes the configuration of the file in the tab “Before”, in
        Markdown.
      </p>
      <pre id="summary">{summary}</pre>
    </>
  );
}
