/** The reasons why people are not signed in. Nothing that a provider or a link says is repeated. */

import type { Failure } from "../http/errors.ts";
import type { ExchangeError } from "./exchange.ts";
import type { StrangerReason } from "./store.ts";

/** The browser has nothing that the provider's answer belongs to. */
export const NO_ATTEMPT: Failure = {
  kind: "invalid-request",
  error:
    "This sign-in was not begun in this browser, or it is finished or older than ten minutes. " +
    "Go to the sign-in page, and sign in again.",
};

/** The failures of an exchange with the provider. */
export const EXCHANGE_FAILURES: Readonly<Record<ExchangeError["kind"], Failure>> = {
  declined: {
    kind: "not-allowed",
    error:
      "Your organisation's sign-in did not sign you in, or you ended it. Go to the sign-in page, and sign in again.",
  },
  refused: {
    kind: "not-allowed",
    error:
      "What your organisation's sign-in sent does not prove who you are, or was used before. Go to the sign-in page, and " +
      "sign in again. If that does not help, ask the operator: the server's log says what is wrong.",
  },
  unavailable: { kind: "identity-provider-failed" },
};

const ASK = "Ask an administrator of this server";

/** The failures of people whom the provider knows. */
export const STRANGER_FAILURES: Readonly<Record<StrangerReason, Failure>> = {
  locked: { kind: "not-allowed", error: `Your account is locked. ${ASK} to unlock it.` },
  "email-not-verified": {
    kind: "not-allowed",
    error:
      "There is a user with your email address, but your organisation's sign-in does not say that the address is verified. " +
      "Verify it there, and sign in again.",
  },
  "email-of-other": {
    kind: "not-allowed",
    error: `The user with your email address belongs to another sign-in. ${ASK} to remove its external_id.`,
  },
  "email-of-several": {
    kind: "not-allowed",
    error: `Several users have your email address, so that it does not say which one you are. ${ASK} to leave it with one.`,
  },
  unknown: {
    kind: "not-allowed",
    error: `You are known to your organisation, but are no user here. ${ASK} to create one for you.`,
  },
};
