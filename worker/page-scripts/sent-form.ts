/**
 * A page that answers a form takes the address of the page that has the form: going back to it, or loading it again, opens that page.
 * Browsers would offer to send the form once more, or show an error of their own.
 */

const page = document.querySelector<HTMLElement>("main[data-page]")?.dataset["page"];

if (page !== undefined) history.replaceState(null, "", page);
