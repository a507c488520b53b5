import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { publicKeyOf, signerOf, verifySignature } from "../../../action/audit-export/signing.ts";

/** RFC 8032, section 7.1, test 3. */
const RFC = {
  private: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
  public: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
  message: Buffer.from("af82", "hex"),
  signature:
    "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
};
/** The beginning of the DER of every Ed25519 key in PKCS#8 (RFC 8410). */
const PKCS8 = "302e020100300506032b657004220420";
const BASE64 = Buffer.from(PKCS8 + RFC.private, "hex").toString("base64");
const PEM = `-----BEGIN PRIVATE KEY-----\n${BASE64}\n-----END PRIVATE KEY-----\n`;

it.each([
  ["base64", BASE64],
  ["base64 with a line end", `${BASE64}\n`],
  ["PEM", PEM],
  ["PEM on one line", PEM.replaceAll("\n", " ")],
  ["PEM with the line ends of another system", PEM.replaceAll("\n", "\r\n")],
])("signs as RFC 8032 says, with a key in %s", async (_, text) => {
  const signer = signerOf(text, "STEWARD_SIGNING_KEY");
  expect(signer.publicKey).toBe(RFC.public);
  expect(await signer.sign(RFC.message)).toBe(RFC.signature);
  expect(await verifySignature(RFC.public, RFC.message, RFC.signature)).toBe(true);
});

it("takes what is no key for no key, and does not throw", async () => {
  for (const text of ["", "ff".repeat(32), "0".repeat(64), "zz".repeat(32), "12"]) {
    expect(await verifySignature(text, RFC.message, RFC.signature)).toBe(false);
  }
  expect(await verifySignature(RFC.public, RFC.message, "")).toBe(false);
  expect(await verifySignature(RFC.public, Buffer.from("af83", "hex"), RFC.signature)).toBe(false);
});

it("refuses other keys, and repeats nothing of them", () => {
  const rsa = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey.export({ format: "pem", type: "pkcs8" });
  for (const text of ["", String(rsa), RFC.private, "secret-words", PEM.replace("MC4", "MC5")]) {
    expect(() => signerOf(text, "STEWARD_SIGNING_KEY")).toThrow(
      /^STEWARD_SIGNING_KEY is not an Ed25519 key in PKCS#8, as PEM or base64\. Set it to a key such as/,
    );
  }
});

it("reads public keys as digits and as PEM, and takes no private one for a public one", () => {
  const pem = Buffer.from(`302a300506032b6570032100${RFC.public}`, "hex").toString("base64");
  expect(publicKeyOf(`-----BEGIN PUBLIC KEY-----\n${pem}\n-----END PUBLIC KEY-----\n`)).toBe(RFC.public);
  expect(publicKeyOf(` ${RFC.public.toUpperCase()}\n`)).toBe(RFC.public);
  expect([PEM, BASE64, "key.pem", "", RFC.public.slice(1)].map(publicKeyOf)).toEqual([null, null, null, null, null]);
});
