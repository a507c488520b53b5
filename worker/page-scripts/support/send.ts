/** Requests to the server's API, and its refusals as errors. */

/** A refusal, or the reason why a request did not arrive: a sentence for the one who sent it. */
export class Refusal extends Error {}

/** An answer of the API that is no refusal. */
export type Answer = Readonly<Record<string, string>>;

/** Sends an archive. Only XMLHttpRequest tells how much of a body was sent. */
export async function sendArchive(
  path: string,
  archive: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("load", () => {
      try {
        resolve(answerOf(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener("error", () =>
      reject(new Refusal("The upload did not arrive. Check the network, and upload it again.")),
    );
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", path);
    request.setRequestHeader("Content-Type", "application/gzip");
    request.send(archive);
  });
}

/** Sends a JSON value. */
export async function sendJson(method: string, path: string, value?: object): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(value && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) }),
  });
  return answerOf(response.status, await response.text());
}

function answerOf(status: number, text: string): Answer {
  if (status === 401) throw new Refusal("You are no longer signed in. Load this page again, and sign in.");
  const answer = readAnswer(text);
  if (status >= 200 && status < 300) return answer;
  throw new Refusal(answer["error"] ?? "The server refused this. Load this page again.");
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
