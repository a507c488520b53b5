import { describe, expect, it } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import {
  effectOfRole,
  effectsOfInviting,
  effectsOfLocking,
  effectsOfSigningOut,
  effectsOfUnlocking,
} from "../../../worker/user-pages/effects.ts";
import type { UserOverview } from "../../../worker/users/overview-store.ts";
import { GRACE } from "./support/user-record.ts";

interface Given extends Partial<Omit<UserOverview, "user">> {
  readonly role?: UserRole;
  readonly confirmed?: boolean;
}

function overview({ role = "publisher", confirmed = false, ...others }: Given = {}): UserOverview {
  const user = { ...GRACE, user_role: role, confirmed };
  const keys = { viewer: 0, publisher: 0, administrator: 0 };
  return { user, keys, sessions: 0, content: 0, groups: 0, ...others };
}

const MUCH: Given = { keys: { viewer: 1, publisher: 2, administrator: 3 }, sessions: 2, content: 5 };

describe("the effects of a change, as a page tells them before it", () => {
  it.each([
    [
      effectsOfLocking,
      MUCH,
      ["6 API keys of Grace stop working.", "2 browsers", "5 content items of Grace stay", "Nothing is deleted"],
    ],
    [effectsOfLocking, {}, ["no valid API key", "signed in nowhere", "owns no content", "Nothing is deleted"]],
    [
      effectsOfUnlocking,
      MUCH,
      ["6 API keys of Grace work again.", "signed in again in 2 browsers", "shared with Grace"],
    ],
    [effectsOfSigningOut, MUCH, ["2 browsers", "6 API keys of Grace keep working.", "Lock the user"]],
    [
      effectsOfLocking,
      { keys: { viewer: 1, publisher: 0, administrator: 0 }, sessions: 1, content: 1 },
      ["1 API key of Grace stops working.", "1 browser with", "1 content item of Grace stays", "Nothing is deleted"],
    ],
  ] as const)("%o", (effects, given, said) => {
    const sentences = effects(overview(given));
    expect(sentences).toEqual(said.map((part) => expect.stringContaining(part)));
  });

  it("tells of an invitation that was accepted", () => {
    expect(effectsOfInviting(overview(MUCH), 7)).toHaveLength(2);
    expect(effectsOfInviting(overview({ ...MUCH, confirmed: true }), 7).at(-1)).toContain("keep working");
  });
});

describe("the effect of a role", () => {
  it("counts the keys that it limits", () => {
    expect(effectOfRole(overview({ ...MUCH, role: "administrator" }), "publisher")).toContain("Limits 3 of 6 API keys");
    expect(effectOfRole(overview({ ...MUCH, role: "administrator" }), "viewer")).toContain("Limits 5 of 6 API keys");
    expect(effectOfRole(overview({ ...MUCH, role: "publisher" }), "viewer")).toContain("Limits 5 of 6 API keys");
  });

  it("says what happens to content where it can no longer be changed", () => {
    const stays = "5 content items of Grace stay as they are";
    expect(effectOfRole(overview(MUCH), "viewer")).toContain(stays);
    expect(effectOfRole(overview({ ...MUCH, role: "administrator" }), "publisher")).not.toContain(stays);
  });

  it("counts the keys that it no longer limits", () => {
    expect(effectOfRole(overview({ ...MUCH, role: "viewer" }), "administrator")).toContain(
      "5 API keys created with a higher role can do more",
    );
    expect(effectOfRole(overview({ ...MUCH, role: "publisher" }), "administrator")).toContain("3 API keys");
    expect(effectOfRole(overview({ role: "viewer" }), "publisher")).toContain(
      "Existing API keys keep their permissions",
    );
  });

  it("is nothing where it is the role now", () => {
    expect(effectOfRole(overview(), "publisher")).toBe("This is the role now.");
  });
});
