import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  AUDIT_MANIFEST_MAX_BYTES,
  AUDIT_SEGMENT_MAX_BYTES,
  AUDIT_SEGMENT_MAX_RAW_BYTES,
} from "../../shared/audit-export/limits.ts";
import { manifestName, segmentName } from "../../shared/audit-export/object-names.ts";
import { packSegment, readSegment } from "../../shared/audit-export/segment.ts";
import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "../../shared/content-server/limits.ts";
import { temporaryFolder } from "../action/support/temporary-folder.ts";
import { runTerminal } from "../action/support/terminal.ts";
import { buildExport } from "../shared/audit-export/support/build-export.ts";
import { nodeCodec, nodeSigner, sha256 } from "../shared/audit-export/support/node-codec.ts";
import { smallPlan } from "../shared/audit-export/support/plans.ts";
import { HAS_PYTHON, type PythonCommand, startPythonCommand } from "./python-verifier.ts";

const FILE = fileURLToPath(new URL("../../docs/examples/verify_export.py", import.meta.url));
const signer = nodeSigner("one");

async function exported(isConsecutive = false, lastId = "12"): Promise<string> {
  const folder = join(temporaryFolder(), "audit-log");
  const unsealed = ["11", lastId].map((id) => ({ id, isQuarantined: false }));
  const { objects } = await buildExport({ ...smallPlan(signer), unsealed: [unsealed], isConsecutive });
  for (const [name, bytes] of objects) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

/** Runs it as a process of its own. */
function verifyAlone(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync("python3", ["-B", FILE, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe.skipIf(!HAS_PYTHON)(
  "docs/examples/verify_export.py as a command, where there is Python with cryptography",
  () => {
    let python: PythonCommand;
    beforeAll(() => {
      python = startPythonCommand();
    });
    afterAll(() => python.close());
    const verify = async (...args: readonly string[]) => await python.run(...args);

    it("ends as a process of its own as here, with 0, 1 and 2", async () => {
      const folder = await exported();
      const runs = [[folder], [folder, "--public-key", "ab".repeat(32)], [join(folder, "nowhere")]];
      for (const [code, args] of runs.entries()) {
        const alone = verifyAlone(...args);
        expect(alone.status).toBe(code);
        expect(alone).toEqual(await verify(...args));
      }
    });

    it("passes over what an operating system put into the folder, and says so, as verify-export does", async () => {
      const folder = await exported();
      mkdirSync(join(folder, "lost+found"));
      writeFileSync(join(folder, "lost+found", "#1"), "");
      for (const name of [".DS_Store", "seg/Thumbs.db"]) writeFileSync(join(folder, name), "");
      const said = "the operating system's own: .DS_Store, lost+found, seg/Thumbs.db";
      expect(await verify(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining(said) });
      const own = await runTerminal(["verify-export", folder], { folder });
      expect(own).toMatchObject({ code: 0, stdout: expect.stringContaining(said) });
      mkdirSync(join(folder, "seg", "deep"));
      expect(await verify(folder)).toMatchObject({ status: 1, stdout: expect.stringContaining("seg/deep") });
    });

    it("ends with 0 for a whole export, and says what it is", async () => {
      const folder = await exported();
      writeFileSync(join(folder, "seg", ".provider-steward-0f9d.tmp"), "of a run that was killed");
      const witness = join(folder, "..", "witness.jsonl");
      const digest = sha256(readFileSync(join(folder, manifestName(2))));
      writeFileSync(witness, `${JSON.stringify({ sequence: 2, sha256: digest })}\n`);
      expect(await verify(folder, "--public-key", signer.publicKey.toUpperCase(), "--witness", witness)).toEqual({
        status: 0,
        stdout: `Whole
  the log of https://audit.example.com, exported as own
  10 entries, 2 in quarantine, 3 manifests, signed by ${signer.publicKey}
`,
        stderr: "",
      });
      writeFileSync(witness, `${JSON.stringify({ sequence: 2, sha256: sha256("") })}\n`);
      const rewritten = await verify(folder, "--witness", witness);
      expect(rewritten).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/^Broken: manifests\/000000002\.json: /),
      });
    });

    it.skipIf(!existsSync("/dev/full"))("ends with 2 where its output cannot be written", async () => {
      const full = openSync("/dev/full", "w");
      const run = [FILE, await exported()];
      const { status, stderr } = spawnSync("python3", ["-B", ...run], { encoding: "utf8", stdio: ["ignore", full] });
      closeSync(full);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: "error: The output cannot be written: No space left on device.\n",
      });
    });

    it("follows the links of the export's own folders", async () => {
      const folder = await exported();
      renameSync(join(folder, "seg"), join(folder, "..", "other-disk"));
      symlinkSync(join("..", "other-disk"), join(folder, "seg"));
      expect(await verify(folder)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Whole\n/) });
    });

    it("does not pass over a folder that is a symbolic link", async () => {
      const folder = await exported();
      symlinkSync("..", join(folder, "seg", "link"));
      expect(await verify(folder)).toMatchObject({
        status: 1,
        stdout: "Broken: seg/link: This is not the name of an object of an export.\n",
      });
    });

    it("ends with 1 for a broken export, and says where", async () => {
      const folder = await exported();
      expect(await verify(folder, "--public-key", "ab".repeat(32))).toMatchObject({
        status: 1,
        stdout: "Broken: manifests/000000001.json: It is not signed by the key that was asked for.\n",
      });
      writeFileSync(join(folder, "seg", "note\u001b[2J.txt"), "");
      const { status, stdout } = await verify(folder);
      expect({ status, stdout }).toEqual({
        status: 1,
        stdout: "Broken: seg/note\\u{1b}[2J.txt: This is not the name of an object of an export.\n",
      });
      rmSync(join(folder, segmentName(2)));
      expect((await verify(folder)).stdout).toBe(
        "Broken: seg/000000002.ndjson.gz: It is missing, though there is seg/000000003.ndjson.gz.\n",
      );
    });

    it("ends with 1 for an export in which ids are missing that are consecutive", async () => {
      const { status, stdout } = await verify(await exported(true));
      expect(status).toBe(1);
      expect(stdout).toMatch(/^Not complete\n[^]* 1 id is missing, though ids are consecutive; /);
      const far = await verify(await exported(true, "9".repeat(64)));
      expect(far.status).toBe(1);
      expect(far.stdout).toContain(" at least 9007199254740991 ids are missing, though ids are consecutive; ");
    });

    const linkToNowhere = (name: string) => (folder: string) => {
      rmSync(join(folder, name), { force: true, recursive: true });
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      symlinkSync("nowhere", join(folder, name));
    };
    const keepOnly = (folder: string, ...names: readonly string[]) => {
      for (const name of readdirSync(folder))
        if (!names.includes(name)) rmSync(join(folder, name), { recursive: true });
    };

    it.each<[string, number, (folder: string) => void, string[]?]>([
      ["a segment that a manifest lists is a link to nowhere", 1, linkToNowhere(segmentName(3))],
      ["a newer segment is a link to nowhere", 1, linkToNowhere(segmentName(5))],
      ["a manifest is a link to nowhere", 1, linkToNowhere(manifestName(1))],
      ["a newer manifest is a link to nowhere", 1, linkToNowhere(manifestName(4))],
      ["latest.json is a link to nowhere", 1, linkToNowhere("latest.json")],
      ["an object in quarantine is a link to nowhere", 1, linkToNowhere(`quarantine/${"a".repeat(64)}.raw`)],
      ["the folder of segments is a link to nowhere", 1, linkToNowhere("seg")],
      [
        "a link leads to itself",
        2,
        (folder) => {
          rmSync(join(folder, "latest.json"));
          symlinkSync("latest.json", join(folder, "latest.json"));
        },
      ],
      [
        "latest.json is a folder",
        2,
        (folder) => {
          rmSync(join(folder, "latest.json"));
          mkdirSync(join(folder, "latest.json", "more"), { recursive: true });
        },
      ],
      [
        "nothing is sealed yet, and latest.json is a link to nowhere",
        0,
        (folder) => {
          keepOnly(folder, "seg", "quarantine");
          symlinkSync("nowhere", join(folder, "latest.json"));
        },
      ],
      ["there is nothing", 2, (folder) => keepOnly(folder)],
      ["there is nothing, and a key is asked for", 1, (folder) => keepOnly(folder), ["--public-key", signer.publicKey]],
      ["there is only what is left over in quarantine", 2, (folder) => keepOnly(folder, "quarantine")],
      [
        "there is only a wrong name",
        1,
        (folder) => {
          keepOnly(folder);
          linkToNowhere("seg/x")(folder);
        },
      ],
    ])("ends as verify-export does where %s", async (_, code, change, args = []) => {
      const folder = await exported();
      change(folder);
      const own = await runTerminal(["verify-export", folder, ...args], { folder: "." });
      expect({ own: own.code, python: (await verify(folder, ...args)).status }).toEqual({ own: code, python: code });
    });

    it("takes the public key as digits, as PEM and from a file with either", async () => {
      const folder = await exported();
      const file = join(folder, "..", "key.pem");
      const pem = `-----BEGIN PUBLIC KEY-----\n${Buffer.from(`302a300506032b6570032100${signer.publicKey}`, "hex").toString("base64")}\n-----END PUBLIC KEY-----\n`;
      expect(await verify(folder, "--public-key", pem)).toMatchObject({ status: 0 });
      for (const text of [pem, pem.replaceAll("\n", "\r\n"), `${signer.publicKey.toUpperCase()}\n`]) {
        writeFileSync(file, text);
        expect(await verify(folder, "--public-key", file)).toMatchObject({ status: 0 });
      }
      const other = nodeSigner("other").publicKey;
      writeFileSync(file, other);
      expect(await verify(folder, "--public-key", file)).toMatchObject({ status: 1 });
      const { privateKey, publicKey } = generateKeyPairSync("x25519");
      const wrong = [
        String(publicKey.export({ format: "pem", type: "spki" })),
        String(privateKey.export({ format: "pem", type: "pkcs8" })),
        pem.replace("MCow", "MCo*"),
        "secret words",
        "\u0000",
      ];
      for (const text of wrong) {
        writeFileSync(file, text);
        expect(await verify(folder, "--public-key", file)).toMatchObject({
          status: 2,
          stdout: "",
          stderr: `error: ${file} is not an Ed25519 public key: that is 64 hexadecimal digits, or PEM.\n`,
        });
      }
      // A text that names no file is not repeated: it may be the private key.
      expect(await verify(folder, "--public-key", "secret words")).toMatchObject({
        status: 2,
        stderr:
          "error: --public-key is neither a public key nor the path of a file: a key is 64 hexadecimal digits, or PEM.\n",
      });
    });

    it("ends with 2 where it cannot be checked, or was not understood", async () => {
      const folder = await exported();
      const cannot = async (...args: readonly string[]) => {
        const { status, stdout, stderr } = await verify(...args);
        expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
        return stderr;
      };
      const nowhere = join(folder, "nowhere");
      expect(await cannot(nowhere)).toBe(`error: ${nowhere} cannot be read: No such file or directory.\n`);
      expect(await cannot(join(folder, ".."))).toContain('something that is not part of an export: "audit-log"');
      expect(await cannot(temporaryFolder())).toContain("There is no export");
      expect(await cannot(folder, "--witness", join(folder, "none"))).toContain("none cannot be read");
      expect(await cannot(folder, "--public-key", "abc")).toContain("64 hexadecimal digits");
      rmSync(join(folder, manifestName(1)));
      symlinkSync("/dev/zero", join(folder, manifestName(1)));
      expect(await cannot(folder)).toContain("000000001.json is not a regular file");
      expect(await cannot(folder, "--witness", "/dev/zero")).toContain("/dev/zero is larger than");
    });

    it.each([
      [segmentName(3), AUDIT_SEGMENT_MAX_BYTES],
      [manifestName(1), AUDIT_MANIFEST_MAX_BYTES],
      ["latest.json", AUDIT_MANIFEST_MAX_BYTES],
      [`quarantine/${"a".repeat(64)}.raw`, AUDIT_EXPORT_PAGE_MAX_BYTES],
    ])("holds of %s no more than an object can have", async (name, bytes) => {
      const folder = await exported();
      mkdirSync(join(folder, "quarantine"), { recursive: true });
      writeFileSync(join(folder, name), "", { flag: "a" });
      truncateSync(join(folder, name), bytes);
      expect((await verify(folder)).stdout).toMatch(/^Broken: /);
      expect((await verify(folder)).stdout).not.toContain("larger");
      truncateSync(join(folder, name), bytes + 1);
      expect((await verify(folder)).stdout).toBe(`Broken: ${name}: It is larger than ${bytes / 2 ** 20} MiB.\n`);
    });

    it("unpacks no more of a segment than it can have", async () => {
      const folder = await exported();
      const last = await readSegment(readFileSync(join(folder, segmentName(3))), nodeCodec);
      if (!last.ok) throw new Error(last.error);
      const { metadata } = last.value;
      // With the line end, it is one byte more.
      const lines = [new Uint8Array(AUDIT_SEGMENT_MAX_RAW_BYTES)];
      const { bytes } = await packSegment({ ...metadata, number: 4, previous_chain: metadata.chain, lines }, nodeCodec);
      writeFileSync(join(folder, segmentName(4)), bytes);
      expect((await verify(folder)).stdout).toBe(`Broken: ${segmentName(4)}: Its lines have more than 24 MiB.\n`);
    });
  },
);
