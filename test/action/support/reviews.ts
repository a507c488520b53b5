import { type ApiRequest, type Route, textAt } from "./github.ts";

/** A comment of a review, as a request has it. */
export interface RequestedComment {
  readonly path: string;
  readonly body: string;
  readonly line: number;
  readonly start_line?: number;
}

const OFF_DIFF = "Pull request review thread line must be part of the diff";

/**
 * Takes reviews whose comments name lines, where the emulator knows only positions in a diff. As GitHub does, it refuses
 * the whole review where one of them is not on the right side of one part of the diff.
 *
 * @param apiUrl gives where the tests' GitHub lists the files of a pull request.
 */
export function takeReviews(apiUrl: () => string): Route {
  return async (request, { url }) => {
    const [, pull = ""] = (request.method === "POST" && /^(.*\/pulls\/\d+)\/reviews$/.exec(request.path)) || [];
    if (pull === "") return undefined;
    const comments = readComments(request.body);
    const headers = { authorization: `token ${request.token}` };
    const listed: unknown = await (await fetch(`${apiUrl()}${pull}/files?per_page=100`, { headers })).json();
    const hunks = hunksOf(listed);
    if (!comments.every((comment) => isOnDiff(comment, hunks.get(comment.path) ?? []))) {
      return { status: 422, body: { message: "Unprocessable Entity", errors: [OFF_DIFF] } };
    }
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer;
    };
    const { body, commit_id, event } = Object(request.body);
    const review = await post(`${pull}/reviews`, { body, commit_id, event });
    for (const { path, line, body: text } of comments) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await post(`${pull}/comments`, { path, line, side: "RIGHT", body: text, commit_id });
    }
    return { status: 200, body: await review.json() };
  };
}

/** The comments of a request for a review, all of which must be on the right side. */
export function readComments(body: ApiRequest["body"]): readonly RequestedComment[] {
  const comments: unknown = Reflect.get(Object(body), "comments");
  if (!Array.isArray(comments)) throw new Error("A review without comments.");
  return comments.map((comment) => {
    const { line, start_line, side, start_side } = Object(comment);
    if (typeof line !== "number" || side !== "RIGHT") throw new Error("A comment without its line.");
    const place = { path: textAt(comment, "path"), body: textAt(comment, "body"), line };
    if (start_line === undefined) return place;
    if (typeof start_line !== "number" || start_side !== "RIGHT" || start_line >= line)
      throw new Error("An odd start.");
    return { ...place, start_line };
  });
}

interface Hunk {
  readonly start: number;
  readonly end: number;
}

function hunksOf(listed: unknown): ReadonlyMap<string, readonly Hunk[]> {
  if (!Array.isArray(listed)) throw new Error("The files are no list.");
  return new Map(
    listed.map((file) => {
      const patch: unknown = Reflect.get(Object(file), "patch");
      const headers = (typeof patch === "string" ? patch : "").matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm);
      const hunks = Array.from(headers, ([, start, count = "1"]) => ({
        start: Number(start),
        end: Number(start) + Number(count) - 1,
      }));
      return [textAt(file, "filename"), hunks];
    }),
  );
}

function isOnDiff({ line, start_line = line }: RequestedComment, hunks: readonly Hunk[]): boolean {
  return hunks.some(({ start, end }) => start <= start_line && line <= end);
}
