import type { Random } from "../../fuzz/random.ts";
import { bytesOf, concat, END, gzip, paxPiece, type TarPiece, tar, tarPiece } from "../workerd/tar.ts";

const RIGHT_NAMES = ["a/", "manifest.json", "a".repeat(99), "x".repeat(90)];

const NAMES = [...RIGHT_NAMES, "../a", "/a", "a/../b", ".", "", "a\\b", "a//b", "a\u0000b", "\ud800"];

const FLAGS = ["0", "1", "2", "3", "5", "7", "g", "x", "L", "K", "S", "?", "\u0000"];

const SIZES = [1, 1e9, 8 ** 11 - 1, 513];

const FIELDS = [new Uint8Array(12).fill(0xff), new Uint8Array(12).fill(0x39), bytesOf("-1"), bytesOf("7777777777777")];

function piece(random: Random): TarPiece {
  const odd = <Value>(value: () => Value): Value | undefined => (random.chance(0.3) ? value() : undefined);
  const given = {
    name: random.chance(0.6) ? random.pick(NAMES) : "index.html",
    flag: odd(() => random.pick(FLAGS)),
    data: random.pick(["", "a", "<title>A</title>", "a".repeat(600), '{"version":1', '{"metadata":{"appmode":1}}']),
    size: odd(() => random.pick(SIZES)),
    sizeField: odd(() => random.pick(FIELDS)),
    link: odd(() => "/etc/passwd"),
    prefix: odd(() => random.pick(NAMES)),
    magic: odd(() => random.pick(["", "ustar  \u0000", "xxxxxxxx"])),
    checksumError: odd(() => 1),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function oddPax(random: Random): TarPiece {
  const size = random.pick(["-1", "x", "9".repeat(30), "1"]);
  const fields = random.pick<Readonly<Record<string, string>>>([{ path: "../a" }, { size }, { path: "" }, { "": "a" }]);
  return random.chance(0.5)
    ? paxPiece(fields)
    : { name: "x", flag: "x", data: random.pick(["9 a=b", "-1 a=b\n", "a", "99999999999 a=b\n"]) };
}

/** An archive that no honest program writes. */
export async function oddArchive(random: Random): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = Array.from({ length: random.size(5) }, () => (random.chance(0.2) ? oddPax(random) : piece(random)));
  const whole = random.chance(0.8) ? tar(pieces) : concat(pieces.map(tarPiece));
  const packed = await gzip(whole);
  const forms = [
    () => packed,
    () => packed,
    () => packed.slice(0, -8),
    () => packed.with(random.below(packed.length), random.below(256)),
    () => concat([packed, packed]),
    () => concat([packed, bytesOf("trailing")]),
    () => whole,
    () => concat([END]),
  ];
  return random.pick(forms)();
}
