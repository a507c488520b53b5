/**
 * Shows the value of a new key in a dialog that only "I have stored it" closes. The value is in this document alone: loading the
 * page again gets the list, and whoever leaves it and comes back finds no value.
 */

const dialog = document.querySelector<HTMLDialogElement>("dialog#new-key");
const link = dialog?.querySelector("a");

if (dialog && link) {
  dialog.open = false;
  dialog.showModal();
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  // Browsers close a dialog at the second Escape in any case: it opens again.
  dialog.addEventListener("close", () => dialog.showModal());
  addEventListener("pagehide", () => dialog.remove());
  link.addEventListener("click", (event) => {
    event.preventDefault();
    dialog.remove();
    location.replace(link.href);
  });
}
