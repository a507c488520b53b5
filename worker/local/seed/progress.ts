/** Where a script shows how far it is: on a terminal one line that changes, else a line now and then. */
export interface Progress {
  readonly show: (done: number, wanted: number) => void;
  readonly end: () => void;
}

const LINE_EVERY = 1_000;

export function progressOn(stream: NodeJS.WriteStream, what: string): Progress {
  let lines = 0;
  const show = (done: number, wanted: number): void => {
    const text = `${what}: ${Math.min(done, wanted)} of ${wanted}`;
    if (stream.isTTY) stream.write(`\r${text}`);
    else if (Math.floor(done / LINE_EVERY) > lines) {
      lines = Math.floor(done / LINE_EVERY);
      stream.write(`${text}\n`);
    }
  };
  return { show, end: () => void (stream.isTTY && stream.write("\r\u001b[K")) };
}
