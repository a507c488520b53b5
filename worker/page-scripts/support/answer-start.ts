/** The part of an answer that is shown. An answer may go on for gigabytes. */
export const SHOWN_MAX_BYTES = 64 * 1024;

const CUT = "\n… The rest is not shown.";

/** The beginning of an answer as text; of other answers only the type. */
export async function answerStart(response: Response): Promise<string> {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.body === null) return "";
  if (!/^text\/|^application\/(?:[\w.-]+\+)?json\b/.test(type)) {
    await response.body.cancel();
    return type === "" ? "" : `(${type}, which is not shown)`;
  }
  return await readStart(response.body.getReader());
}

async function readStart(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for (let left = SHOWN_MAX_BYTES; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.length;
    if (left < 0) {
      await reader.cancel();
      return text + CUT;
    }
  }
}
