/** Puts what stands behind the `#` of the address into the form, and removes it from the address. */

const token = location.hash.slice(1);
const field = document.querySelector<HTMLInputElement>("input[name=token]");

if (token !== "" && field !== null) {
  field.value = token;
  history.replaceState(null, "", location.pathname);
}
