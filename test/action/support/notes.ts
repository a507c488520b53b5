import { readComments, type TestGitHub } from "./github.ts";
import { parseCommand } from "./runner.ts";

/** A note beside lines of a file on GitHub, in whatever way it got there. */
interface Note {
  /** Such as "error: Provider Steward: wrong-type"; a comment of a review has all it says in its text. */
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** The annotations of a step and of its check run, and the comments of its review, each as a paragraph to read. */
export function notesText(log: readonly string[], writes: TestGitHub["writes"]): string {
  const bodies = (path: RegExp) => writes.filter((write) => path.test(write.path)).map(({ body }) => body);
  const notes = [
    ...log.flatMap(noteOfCommand),
    ...bodies(/\/check-runs(?:\/\d+)?$/).flatMap(notesOfCheckRun),
    ...bodies(/\/reviews$/).flatMap(notesOfReview),
  ];
  return notes
    .map(({ title, place, text }) => [title, place, text.trimEnd()].filter((part) => part !== ""))
    .map((parts) => `${parts.join("\n")}\n`)
    .join("\n");
}

function noteOfCommand(line: string): readonly Note[] {
  const { name = "", properties = {}, data = "" } = parseCommand(line) ?? {};
  const { title = "", file, line: start, endLine, col, endColumn } = properties;
  if (!["error", "warning", "notice"].includes(name)) return [];
  const place = file === undefined ? "" : notePlace(file, [start, col], [endLine, endColumn]);
  return [{ title: title === "" ? name : `${name}: ${title}`, place, text: data }];
}

function notesOfCheckRun(body: unknown): readonly Note[] {
  const { annotations } = Object(Object(body).output);
  return Object.values<unknown>(annotations).map((annotation) => {
    const { annotation_level, title, path, start_line, end_line, start_column, end_column, message } =
      Object(annotation);
    const place = notePlace(path, [start_line, start_column], [end_line, end_column]);
    return { title: `${annotation_level}: ${title}`, place, text: message };
  });
}

function notesOfReview(body: unknown): readonly Note[] {
  const { body: said } = Object(body);
  const comments = readComments(body).map(({ path, start_line, line, body: text }) => ({
    title: "",
    place: notePlace(path, [start_line ?? line], [line]),
    text,
  }));
  return [...(said === "" ? [] : [{ title: "review", place: "", text: String(said) }]), ...comments];
}

/** "providers.json:4:3 to 4:12", as far as it is said. */
function notePlace(path: string, start: readonly unknown[], end: readonly unknown[]): string {
  const [from, to] = [start, end].map((at) =>
    at
      .filter((part) => part !== undefined)
      .map(String)
      .join(":"),
  );
  return [path, from].filter((part) => part !== "").join(":") + (to === "" || to === from ? "" : ` to ${to}`);
}
