/**
 * Forms `data-try` send the request of an operation, with the session of whoever is signed in, and show the answer as text. A form
 * is sent by its button alone: nothing in an address fills it in.
 */

import { answerStart } from "./support/answer-start.ts";
import { fillAddress, type Parameter } from "./support/fill-address.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-try]")) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void tryIt(form);
  });
}

async function tryIt(form: HTMLFormElement): Promise<void> {
  const { try: method = "GET", path = "" } = form.dataset;
  const fields = Array.from(form.querySelectorAll<Field>("[data-in]"));
  const address = fillAddress(path, fields.filter(({ dataset }) => dataset["in"] !== "body").map(parameterOf));
  if (address === undefined) return show(form, "A part of a path can be neither “.” nor “..”. Correct it.");
  const body = fields.find(({ dataset }) => dataset["in"] === "body")?.value ?? "";
  show(form, "Waiting for the answer …");
  try {
    const response = await fetch(address, { method, redirect: "manual", ...(body.trim() !== "" && jsonOf(body)) });
    show(form, statusOf(response), `${method} ${address}\n\n${headersOf(response)}\n\n${await answerStart(response)}`);
    if (response.status === 401) form.querySelector("[role=status]")?.append(" ", signInLink());
  } catch {
    show(form, "There was no answer. Check the network, and send it again.");
  }
}

function parameterOf({ name, value, dataset }: Field): Parameter {
  return { name, value, isInPath: dataset["in"] === "path", mayHaveSlashes: "slashes" in dataset };
}

function jsonOf(body: string): RequestInit {
  return { body, headers: { "Content-Type": "application/json" } };
}

function statusOf({ status, statusText, type }: Response): string {
  if (type === "opaqueredirect") return "The answer leads to another address, which was not followed.";
  if (status === 401) return "401: no one is signed in here.";
  return `${status} ${statusText}`.trim();
}

function headersOf({ headers }: Response): string {
  return Array.from(headers, ([name, value]) => `${name}: ${value}`).join("\n");
}

/** Leads back to this page. */
function signInLink(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `/sign-in?to=${encodeURIComponent(location.pathname)}`;
  link.textContent = "Sign in";
  return link;
}

/** @param answer undefined where there is none. */
function show(form: HTMLFormElement, status: string, answer?: string): void {
  const [line, box] = [form.querySelector("[role=status]"), form.querySelector<HTMLElement>("pre")];
  if (line !== null) line.textContent = status;
  if (box === null) return;
  box.hidden = answer === undefined;
  box.textContent = answer ?? "";
}
