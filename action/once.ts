/** Does something when it is first asked for, and not again. */
export function once<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => {
    done ??= task();
    return done;
  };
}
