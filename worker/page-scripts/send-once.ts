/** A form is sent once, also by two clicks: a second answer would take the place of the first one. */

for (const form of document.forms) {
  form.addEventListener("submit", (event) => {
    if (form.dataset["sent"] === undefined) form.dataset["sent"] = "";
    else event.preventDefault();
  });
}

// Whoever comes back to the page can send the form again.
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset["sent"];
});
