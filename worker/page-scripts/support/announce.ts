/** How far something is, said in an element that screen readers read out at each change. */

const PAUSE_MILLISECONDS = 3_000;

/** Writes a text into `status` where nothing was written there for 3 seconds, and leaves out the others. */
export function announcer(status: HTMLElement): (text: string) => void {
  let last = performance.now();
  return (text) => {
    const now = performance.now();
    if (now - last < PAUSE_MILLISECONDS) return;
    last = now;
    status.textContent = text;
  };
}
