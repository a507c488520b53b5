/** Something that takes a while in a page: how far it is, a button that cancels it, and what came of it. */

import { announcer } from "./announce.ts";
import { FinalError } from "./ask.ts";

/** The elements that `components/task-status.tsx` writes. */
export interface TaskParts {
  readonly progress: HTMLProgressElement;
  readonly cancel: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly error: HTMLElement;
}

export interface Task {
  /** What somebody started it with. It gets the focus of the button that cancels it, which is then hidden. */
  readonly starter: HTMLElement;
  /** Does it, and says what came of it. `onProgress` takes the share that is done, from 0 to 1, and the same in words. */
  readonly run: (signal: AbortSignal, onProgress: (share: number, text: string) => void) => Promise<string>;
  /** What is said where it was cancelled. */
  readonly cancelled: string;
  /** What is said where it failed, for a reason that is a sentence. */
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
