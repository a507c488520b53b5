import { printableJson, printableJsonLine } from "../../shared/index.ts";

const STEP = "  ";

/** The characters of texts in a value that is written at once, which takes a third of the time. */
const SMALL_MAX_CHARACTERS = 20_000;

const PIECES_OF_A_CHUNK = 1_000;

/**
 * Writes a value just as `json` does, or nothing where the text would be longer than `maxCharacters`. What can be iterated
 * over is a list. Of a large value, items and properties are asked for one by one, so that no more is ever built than fits.
 */
export function writeJson(value: unknown, maxCharacters: number): string | undefined {
  const chunks: string[] = [];
  let pieces: string[] = [];
  let length = 0;
  const put = (text: string): boolean => {
    length += text.length;
    if (length > maxCharacters) return false;
    pieces.push(text);
    // Millions of small texts take many times the room of what they say.
    if (pieces.length === PIECES_OF_A_CHUNK) {
      chunks.push(pieces.join(""));
      pieces = [];
    }
    return true;
  };
  return write(value, "", put) && put("\n") ? [...chunks, ...pieces].join("") : undefined;
}

/** Takes the next piece of the text; false where there is no more room. */
type Put = (text: string) => boolean;

function write(value: unknown, indent: string, put: Put): boolean {
  if (typeof value !== "object" || value === null) return put(printableJsonLine(value));
  if (roomLeft(value, SMALL_MAX_CHARACTERS) >= 0) return put(writeSmall(value, indent));
  return isIterable(value) ? writeItems(value, indent, put) : writeProperties(value, indent, put);
}

/** The characters that the texts of a value leave of so many; less than none where it has a list that is made on demand. */
function roomLeft(value: unknown, characters: number): number {
  if (typeof value === "string") return characters - value.length;
  if (typeof value !== "object" || value === null) return characters - 1;
  let room = characters - 1;
  if (Array.isArray(value)) {
    for (let index = 0; room >= 0 && index < value.length; index += 1) room = roomLeft(value[index], room);
    return room;
  }
  if (isIterable(value)) return -1;
  // `Object.values` would make a list of each of hundreds of objects.
  for (const key in value) {
    room = roomLeft(Reflect.get(value, key), room);
    if (room < 0) break;
  }
  return room;
}

function writeSmall(value: object, indent: string): string {
  const text = printableJson(value).trimEnd();
  return indent === "" ? text : text.replaceAll("\n", `\n${indent}`);
}

function writeItems(items: Iterable<unknown>, indent: string, put: Put): boolean {
  const inner = `${indent}${STEP}`;
  let before = "[";
  for (const item of items) {
    if (!put(`${before}\n${inner}`) || !write(item, inner, put)) return false;
    before = ",";
  }
  return put(before === "[" ? "[]" : `\n${indent}]`);
}

function writeProperties(object: object, indent: string, put: Put): boolean {
  const inner = `${indent}${STEP}`;
  let before = "{";
  for (const key of Object.keys(object)) {
    const value: unknown = Reflect.get(object, key);
    if (value === undefined) continue;
    if (!put(`${before}\n${inner}${printableJsonLine(key)}: `) || !write(value, inner, put)) return false;
    before = ",";
  }
  return put(before === "{" ? "{}" : `\n${indent}}`);
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}
