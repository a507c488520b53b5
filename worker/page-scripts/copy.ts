/** Buttons that copy the text of the element that `data-copy` names; without this script they stay hidden. */

import { isCopied } from "./support/copy-text.ts";

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  button.after(status);
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = document.getElementById(button.dataset["copy"] ?? "")?.textContent ?? "";
    status.textContent = (await isCopied(text))
      ? "Copied."
      : "The browser does not allow this. Select it, and copy it.";
  });
}
