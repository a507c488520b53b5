/** Buttons that copy the text of the element that `data-copy` names; without this script they stay hidden. */

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", () => void copy(button));
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const text = document.getElementById(button.dataset["copy"] ?? "")?.textContent ?? "";
  await navigator.clipboard.writeText(text);
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  button.after(status);
  status.textContent = "Copied.";
}
