/** The progress of a script's task, a button that cancels it, and its result: `page-scripts/support/task.ts` fills it. */
export function TaskStatus({ label }: { /** The name of the task, for screen readers. */ readonly label: string }) {
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
