/** How far something is that a script does, a button that cancels it, and what came of it: `scripts/support/task.ts` fills it. */
export function TaskStatus({ label }: { /** What is done, for screen readers. */ readonly label: string }) {
  return (
    <>
      <progress max="1" value="0" aria-label={label} hidden />
      <button type="button" hidden>
        Cancel
      </button>
      <span role="status" />
      <span role="alert" class="error" />
    </>
  );
}
