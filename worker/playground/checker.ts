/** The program of the web worker: it answers questions one after the other, and loads nothing. */

import { ANSWERS } from "./checker/answer.ts";
import type { Answered, Asked, QuestionKind, Questions } from "./workspace/question.ts";

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  postMessage(answered(data));
});

function answered(asked: Asked): Answered {
  try {
    return { id: asked.id, answer: answer(asked) };
  } catch (error) {
    return { id: asked.id, failure: String(error) };
  }
}

function answer<Kind extends QuestionKind>({ kind, ask }: Asked<Kind>): Questions[Kind]["answer"] {
  return ANSWERS[kind](ask);
}
