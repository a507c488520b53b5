/** The commands of a document with the answers it shows, as one session that goes on from each to the next. */

/** A command, and what the document says it answers. */
export interface Example {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body; a file by its name with an @ before it. */
  readonly data: string | undefined;
  readonly answer: string;
}

/** Every command that is followed by its answer in JSON. Of several lines, the last one is the command. */
export function examplesIn(markdown: string): readonly Example[] {
  const blocks = markdown.matchAll(/```sh\n([^`]*)```\n\n```json\n([^`]*)```/g);
  return Array.from(blocks, ([, script = "", answer = ""]) => {
    const command = script.replaceAll("\\\n", "").split("\n").at(-2) ?? "";
    const data = /(?:-d|--data-binary) (?:'([^']*)'|(@\S+))/.exec(command);
    return {
      method: /-X (\w+)/.exec(command)?.[1] ?? "GET",
      url: /http:\/\/127\.0\.0\.1:8787[^\s']*/.exec(command)?.[0] ?? "",
      headers: Object.fromEntries(
        Array.from(command.matchAll(/-H ["']([\w-]+): ([^"']*)["']/g), ([, name = "", value = ""]) => [name, value]),
      ),
      data: data?.[1] ?? data?.[2],
      answer,
    };
  });
}

const GUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** One telling of a session: its guids are told apart by when they come up. */
export class Telling {
  readonly #guids: string[] = [];

  /** A text without what differs from one telling to the next: guids by number, no times, no keys, no tokens, no sizes of archives, no time since an export. */
  plain(text: string): string {
    return text
      .replaceAll(GUID, (guid) => `guid ${this.numberOf(guid)}`)
      .replaceAll(/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, "time")
      .replaceAll(/20\d\d-\d\d-\d\d \d\d:\d\d UTC/g, "time")
      .replaceAll(/psk[0-9A-Za-z]{29}/g, "key")
      .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, "token")
      .replaceAll(/"size": \d+/g, '"size": bytes')
      .replaceAll(/"lag_seconds": \d+/g, '"lag_seconds": seconds');
  }

  /** The text of another telling with this one's guids. */
  translate(text: string, other: Telling): string {
    return text.replaceAll(GUID, (guid) => this.#guids[other.numberOf(guid)] ?? guid);
  }

  numberOf(guid: string): number {
    if (!this.#guids.includes(guid)) this.#guids.push(guid);
    return this.#guids.indexOf(guid);
  }
}
