/** A task that takes a while in a page: its progress, a button that cancels it, and its result. */

import { FinalError } from "./ask.ts";

/** The pause between two texts in an element that screen readers read out at each change. */
const PAUSE_MILLISECONDS = 3_000;

/** Writes a text into `status` where nothing was written there during the pause, and leaves out the others. */
function announcer(status: HTMLElement): (text: string) => void {
  let last = performance.now();
  return (text) => {
    const now = performance.now();
    if (now - last < PAUSE_MILLISECONDS) return;
    last = now;
    status.textContent = text;
  };
}

/** The elements that `worker/html/task-status.tsx` writes. */
export interface TaskParts {
  readonly progress: HTMLProgressElement;
  readonly cancel: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly error: HTMLElement;
}

interface Task {
  /** The element by which somebody started it. It gets the focus of the button that cancels it, which is then hidden. */
  readonly starter: HTMLElement;
  /** Does it, and gives a sentence on the result. `onProgress` takes the share that is done, from 0 to 1, and the same in words. */
  readonly run: (signal: AbortSignal, onProgress: (share: number, text: string) => void) => Promise<string>;
  /** The sentence where it was cancelled. */
  readonly cancelled: string;
  /** The sentences where it failed, for a reason that is a sentence. */
  readonly failed: (reason: string) => string;
}

/** The elements in an area of the page; undefined where one is missing. */
export function taskPartsOf(area: HTMLElement): TaskParts | undefined {
  const progress = area.querySelector("progress");
  const cancel = area.querySelector<HTMLButtonElement>("button[type=button]");
  const status = area.querySelector<HTMLElement>("[role=status]");
  const error = area.querySelector<HTMLElement>("[role=alert]");
  if (progress === null || cancel === null || status === null || error === null) return undefined;
  return { progress, cancel, status, error };
}

/** Runs a task, unless one runs there. */
export async function runTask(
  { progress, cancel, status, error }: TaskParts,
  { starter, run, cancelled, failed }: Task,
): Promise<void> {
  if (!progress.hidden) return;
  const abort = new AbortController();
  const stop = () => abort.abort();
  cancel.addEventListener("click", stop);
  [progress.value, status.textContent, error.textContent] = [0, "", ""];
  progress.hidden = cancel.hidden = false;
  const announce = announcer(status);
  try {
    status.textContent = await run(abort.signal, (share, text) => {
      progress.value = share;
      announce(text);
    });
  } catch (thrown) {
    status.textContent = abort.signal.aborted ? cancelled : "";
    error.textContent = abort.signal.aborted ? "" : messageOf(thrown, failed);
  }
  cancel.removeEventListener("click", stop);
  if (document.activeElement === cancel) starter.focus();
  progress.hidden = cancel.hidden = true;
}

function messageOf(thrown: unknown, failed: Task["failed"]): string {
  if (thrown instanceof FinalError) return thrown.message;
  return failed(thrown instanceof Error ? thrown.message : String(thrown));
}
