const POLL_MILLISECONDS = 100;

/**
 * Calls back when npm, where it runs this process, has ended: it hands a SIGTERM on to its shell, which ends without
 * handing it on to this process.
 */
export function whenNpmEnds(callBack: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const check = () => (process.ppid === parent ? undefined : callBack());
  setInterval(check, POLL_MILLISECONDS).unref();
}
