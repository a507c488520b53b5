import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Person as Claimed, personOf } from "../../../worker/auth/person.ts";
import { readSettings } from "../../../worker/settings/settings.ts";
import { userOfPerson } from "../../../worker/sign-in/store.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

const ISSUER = "https://id.example.com";
let count = 0;

/** Claims of somebody who is new to this test file. */
function claimsOf(claims: object = {}): Record<string, unknown> {
  count += 1;
  const email = `claimed${count}@example.com`;
  return { sub: `subject${count}`, email, email_verified: true, preferred_username: `claimed${count}`, ...claims };
}

function claimed(claims: object = {}, vouches = false): Claimed {
  const person = personOf(ISSUER, claimsOf(claims), vouches);
  if (!person.ok) throw new Error("The claims name no subject.");
  return person.value;
}

const signIn = async (person: Claimed, variables: object = {}) =>
  await userOfPerson(person, { database: env.DATABASE, settings: readSettings(variables).settings, now: new Date() });
const signInNew = async (person: Claimed) => await signIn(person, { NEW_USER_ROLE: "publisher" });

/** The record of a user. */
async function recordOf(guid: string) {
  const admin = await addPerson("administrator", `admin${crypto.randomUUID()}`);
  return (await callApi(`/users/${guid}`, { key: admin.key })).body;
}

const set = async ({ id }: Pick<Person, "id">, column: "locked" | "external_id" | "email", value: unknown) => {
  await env.DATABASE.prepare(`UPDATE users SET ${column} = ? WHERE id = ?`).bind(value, id).run();
};
const lastEntry = async () => (await auditEntries()).at(-1)?.id ?? 0;
const countUsers = async () => await env.DATABASE.prepare("SELECT count(*) AS count FROM users").first<number>("count");

/** Why a person is refused. @throws where something comes of it all the same: an entry, or a user. */
async function refusalOf(person: Claimed, variables: object = {}): Promise<string | undefined> {
  const before = [await lastEntry(), await countUsers()];
  const result = await signIn(person, variables);
  const after = [await lastEntry(), await countUsers()];
  if (before.join() !== after.join()) throw new Error("Something was changed.");
  return result.ok ? undefined : result.error;
}

describe("a person with a user's external id", () => {
  it("is that user, whatever else the provider says", async () => {
    const ada = await addPerson("viewer");
    await set(ada, "external_id", `${ISSUER} ada`);
    const other = await addPerson("viewer");
    const last = await lastEntry();
    const person = claimed({ sub: "ada", email: `${other.username}@example.com`, email_verified: false });
    expect(await signIn(person)).toMatchObject({ ok: true, value: { userId: ada.id, guid: ada.guid } });
    expect(await auditEntries(last)).toEqual([]);
  });

  it("is refused where the user is locked", async () => {
    const ada = await addPerson("viewer");
    await set(ada, "external_id", `${ISSUER} locked`);
    await set(ada, "locked", 1);
    expect(await refusalOf(claimed({ sub: "locked" }))).toBe("locked");
  });

  it("is told from one whose issuer and subject are written alike", async () => {
    const ada = await addPerson("viewer");
    await set(ada, "external_id", `${ISSUER} a b`);
    const person = personOf(`${ISSUER} a`, { sub: "b" }, false);
    // No issuer that can be set has a space; were there one, the texts would be the same.
    expect(person).toMatchObject({ value: { externalId: `${ISSUER} a b` } });
    expect(readSettings({ ASSERTION_ISSUER: `${ISSUER} a` }).faults).toHaveLength(2);
    expect(readSettings({ OIDC_ISSUER: `${ISSUER} a` }).faults).toHaveLength(2);
  });
});

describe("a person with the verified email of a user", () => {
  it("is that user from then on, which the audit log says", async () => {
    const ada = await addPerson("publisher");
    const last = await lastEntry();
    const person = claimed({ sub: "bound", email: `${ada.username.toUpperCase()}@Example.COM` });
    expect(await signIn(person)).toMatchObject({ ok: true, value: { userId: ada.id } });
    expect(await recordOf(ada.guid)).toMatchObject({ external_id: `${ISSUER} bound`, user_role: "publisher" });
    expect(await auditEntries(last)).toMatchObject([
      {
        action: "update_user",
        actor_type: "system",
        object_id: ada.guid,
        event_description: expect.stringMatching(
          /^Bound the user .* to https:\/\/id\.example\.com bound at the first sign-in, by the verified email\.$/,
        ),
      },
    ]);
    const moved = claimed({ sub: "bound", email: "moved@example.com", email_verified: false });
    expect(await signIn(moved)).toMatchObject({ ok: true, value: { userId: ada.id } });
    expect(await auditEntries(last)).toHaveLength(1);
  });

  it("needs no invitation any longer", async () => {
    const ada = await addPerson("viewer");
    await env.DATABASE.prepare("UPDATE users SET confirmed = 0, invitation_id = 'open' WHERE id = ?")
      .bind(ada.id)
      .run();
    await signIn(claimed({ email: `${ada.username}@example.com` }));
    const row = await env.DATABASE.prepare("SELECT confirmed, invitation_id FROM users WHERE id = ?")
      .bind(ada.id)
      .first();
    expect(row).toEqual({ confirmed: 1, invitation_id: null });
  });

  it.each([false, "true", undefined, 1])("is refused where email_verified is %j", async (email_verified) => {
    const ada = await addPerson("viewer");
    const person = claimed({ email: `${ada.username}@example.com`, email_verified });
    expect(await refusalOf(person)).toBe("email-not-verified");
    expect(await refusalOf(person, { NEW_USER_ROLE: "viewer" })).toBe("email-not-verified");
  });

  it.each(["false", "true", null, 0, ["true"]])(
    "is refused where a proxy that vouches for it says %j of it, an administrator's too",
    async (email_verified) => {
      const admin = await addPerson("administrator");
      const claims = claimsOf({ email: `${admin.username}@example.com`, email_verified });
      const person = personOf(ISSUER, claims, true);
      expect(person.ok && (await refusalOf(person.value, { NEW_USER_ROLE: "viewer" }))).toBe("email-not-verified");
    },
  );

  it("is refused where that user is locked, or is somebody else", async () => {
    const ada = await addPerson("viewer");
    await set(ada, "locked", 1);
    expect(await refusalOf(claimed({ email: `${ada.username}@example.com` }))).toBe("locked");
    const bob = await addPerson("viewer");
    await set(bob, "external_id", `${ISSUER} bob`);
    const notBob = claimed({ email: `${bob.username}@example.com` });
    expect(await refusalOf(notBob)).toBe("email-of-other");
    expect(await refusalOf(notBob, { NEW_USER_ROLE: "viewer" })).toBe("email-of-other");
  });

  it("is refused where two users have it, even if one of them is somebody else already", async () => {
    const [ada, bob] = [await addPerson("viewer"), await addPerson("viewer")];
    await set(bob, "email", `${ada.username.toUpperCase()}@example.com`);
    const person = claimed({ email: `${ada.username}@example.com` });
    expect(await refusalOf(person, { NEW_USER_ROLE: "viewer" })).toBe("email-of-several");
    await set(bob, "external_id", `${ISSUER} another`);
    expect(await refusalOf(person)).toBe("email-of-several");
  });

  it("is bound once where two identities with it come at the same moment", async () => {
    const ada = await addPerson("viewer");
    const last = await lastEntry();
    const both = [1, 2].map((number) => claimed({ sub: `rival${number}`, email: `${ada.username}@example.com` }));
    const results = await Promise.all(both.map(async (person) => await signIn(person)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, error: "email-of-other" });
    expect(await auditEntries(last)).toHaveLength(1);
  });

  it("is no user where the address is empty", async () => {
    const ada = await addPerson("viewer");
    await set(ada, "email", "");
    expect(await refusalOf(claimed({ email: "" }))).toBe("unknown");
  });
});

describe("a person who is no user", () => {
  it("is refused, unless users are created", async () => {
    expect(await refusalOf(claimed())).toBe("unknown");
  });

  it("is created with the role that is set, which the audit log says", async () => {
    const last = await lastEntry();
    const person = claimed({ sub: "new", preferred_username: "New Person", given_name: "New", family_name: "Person" });
    const created = await signInNew(person);
    expect(created).toMatchObject({ ok: true, value: { username: "New-Person", fullName: "New Person" } });
    const guid = created.ok ? created.value.guid : "";
    expect(await auditEntries(last)).toMatchObject([
      {
        action: "create_user",
        actor_type: "system",
        object_id: guid,
        event_description: `Created the user New Person (New-Person) with the role publisher at the first sign-in, as ${ISSUER} new.`,
      },
    ]);
    expect(await recordOf(guid)).toMatchObject({
      email: person.email?.address,
      user_role: "publisher",
      external_id: `${ISSUER} new`,
      confirmed: true,
      locked: false,
    });
    expect(await signIn(person)).toEqual(created);
  });

  it("gets a name that no user has", async () => {
    const usernames = ["Same", "same", "SAME"].map((preferred_username) => claimed({ preferred_username }));
    const made = [];
    for (const person of usernames) made.push(await signInNew(person));
    expect(made.map((result) => (result.ok ? result.value.username : undefined))).toEqual(["Same", "same-2", "SAME-3"]);
  });

  it("gets a name that looks like no other user's, and is never refused for it", async () => {
    await addPerson("administrator", "Iris");
    const names = ["lris", "1ris", "Ir\u0456s", "\u0406ris"].map((preferred_username) =>
      claimed({ preferred_username }),
    );
    const made = [];
    for (const person of names) made.push(await signInNew(person));
    expect(made.map((result) => (result.ok ? result.value.username : undefined))).toEqual([
      "lris-2",
      "1ris-3",
      "Ir-s",
      "ris",
    ]);
  });

  it("gets no name that is the address of another user, nor keeps an address that folds to it", async () => {
    const boss = await addPerson("administrator", "boss");
    const address = `${boss.username}@example.com`;
    const claims = [
      { email: "bo\u017f\u017f@example.com" },
      { email: ` ${address}` },
      { email: `${address}\u200b` },
      { email: "other@example.com", preferred_username: address },
    ];
    for (const claim of claims) {
      const made = await signInNew(claimed({ preferred_username: undefined, ...claim }));
      const { username, guid } = made.ok ? made.value : { username: "", guid: "" };
      expect(username).not.toBe("");
      expect(username.toLowerCase()).not.toBe(address);
      expect((await recordOf(guid)).email).toBe("preferred_username" in claim ? claim.email : "");
    }
  });

  it("is created once where the same one comes twice at the same moment", async () => {
    const last = await lastEntry();
    const person = claimed();
    const [one, other] = await Promise.all([signInNew(person), signInNew(person)]);
    expect(one).toEqual(other);
    expect(one.ok).toBe(true);
    expect(await auditEntries(last)).toHaveLength(1);
  });

  it("is called by the email where the provider has no other name, and nothing misleading", async () => {
    const made = await signInNew(
      claimed({
        email: "only@example.com",
        preferred_username: undefined,
        given_name: "System",
        family_name: "a\u202eb",
      }),
    );
    expect(made).toMatchObject({ ok: true, value: { username: "only@example.com", fullName: "" } });
  });

  it("has no email here that is not verified", async () => {
    const made = await signInNew(claimed({ email_verified: false }));
    expect(await recordOf(made.ok ? made.value.guid : "")).toMatchObject({ email: "" });
  });
});

describe("the claims of a person", () => {
  it.each([{}, { sub: "" }, { sub: " " }, { sub: 7 }, { sub: "a".repeat(256) }, { sub: "a\nb" }])(
    "name somebody: not %j",
    (claims) => {
      expect(personOf(ISSUER, claims, false)).toEqual({ ok: false, error: "no-subject" });
    },
  );

  it("have a verified email where they say true, and by an issuer that vouches for it also where they say nothing", () => {
    const isVerified = (claims: object, vouches: boolean) =>
      claimed({ email: "ada@example.com", email_verified: undefined, ...claims }, vouches).email?.isVerified;
    expect([true, false].map((vouches) => isVerified({ email_verified: true }, vouches))).toEqual([true, true]);
    expect([true, false].map((vouches) => isVerified({}, vouches))).toEqual([true, false]);
  });

  it("have no verified email where they say anything else, whoever issues them", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (email_verified, vouches) => {
        fc.pre(email_verified !== true);
        expect(claimed({ email: "ada@example.com", email_verified }, vouches).email?.isVerified).toBe(false);
      }),
    );
    for (const email_verified of ["false", "true", "", 0, 1, null, [], [true], {}]) {
      expect(claimed({ email: "ada@example.com", email_verified }, true).email?.isVerified).toBe(false);
    }
  });

  it.each([
    "bo\u017f\u017f@example.com",
    "\uff42oss@example.com",
    "bo\u00df@example.com",
    "\u212aai@example.com",
    "mar\u0131a@example.com",
    " boss@example.com",
    "boss@example.com\u00a0",
    "boss\u200d@example.com",
  ])("have no address that is written otherwise than it is compared: %j", (email) => {
    expect(claimed({ email }).email).toBeUndefined();
  });

  it.each([
    "boss@example.com",
    "BOSS+x@Example.com",
    "b\u00f6ss@example.com",
    "\u738b@example.com",
    "\u0438@example.com",
  ])("have an address of any script: %j", (email) => {
    expect(claimed({ email }).email?.address).toBe(email);
  });

  it("are left out where they are of another type, and make no claim of it", () => {
    const names = ["email", "preferred_username", "given_name", "family_name", "name"];
    const wrong = fc.jsonValue().filter((value) => typeof value !== "string");
    fc.assert(
      fc.property(wrong, (value) => {
        const claims = { sub: "ada", ...Object.fromEntries(names.map((name) => [name, value])) };
        expect(personOf(ISSUER, claims, true)).toEqual({
          ok: true,
          value: { externalId: `${ISSUER} ada`, email: undefined, username: undefined, firstName: "", lastName: "" },
        });
      }),
    );
  });
});
