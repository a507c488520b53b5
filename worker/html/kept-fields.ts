/** The fields of a form that is kept until it can be taken: by cookies (`kept-form.ts`) and by the script `sent-form`. */

/** The name of the field with the token that proves that a page of this server has the form. */
export const FORM_TOKEN_FIELD = "form_token";

/** Fields that are never kept: secrets, what a page writes into a form for one time, and a box that confirms a deletion. */
export const NEVER_KEPT: readonly string[] = [FORM_TOKEN_FIELD, "opened", "key", "token", "password", "confirmed"];

/** The notice beside a form that is filled in again. */
export const FILLED_IN_AGAIN =
  "What you filled in before stands here again, but for files. Look at it, and send it once more.";
