/**
 * Runs a task for the latest input: at once where none runs, else as soon as the one that runs has ended. Inputs that come
 * meanwhile give way to the last of them, so that nothing waits for what is no longer of interest, and no time is lost waiting
 * for a pause.
 *
 * @param onFailure called where a task fails; the next one runs all the same.
 */
export function latestOnly<Input>(
  task: (input: Input) => Promise<void>,
  onFailure: (error: unknown) => void,
): (input: Input) => void {
  let isRunning = false;
  let next: { readonly input: Input } | undefined;
  const run = async (input: Input): Promise<void> => {
    isRunning = true;
    try {
      await task(input);
    } catch (error) {
      onFailure(error);
    }
    isRunning = false;
    if (next === undefined) return;
    const { input: following } = next;
    next = undefined;
    await run(following);
  };
  return (input) => {
    if (isRunning) next = { input };
    else void run(input);
  };
}
