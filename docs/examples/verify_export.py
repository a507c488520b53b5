#!/usr/bin/env python3
"""Verifies an audit-log export in a folder, as docs/audit-export.md describes it.

It needs Python 3.9 and, if the export is signed, the package "cryptography". It shares no code with Provider Steward.

    python3 verify_export.py audit-log --public-key 5af1...acac --witness witness.jsonl

Exit codes: 0 the export is whole, 1 it is broken (the first break is printed) or not complete, 2 it could not be
checked.
"""

import argparse
import base64
import hashlib
import json
import os
import re
import sys
import zlib
from datetime import datetime, timedelta, timezone

NO_HASH = "0" * 64
MAX_ID_DIGITS = 64
MAX_GAPS = 100
MAX_LEVELS = 64
MAX_SAFE = 2**53 - 1
MIB = 2**20
# Of an object, by the first part of its name; of a segment's lines; and of the file of a witness.
MAX_MIB = {"seg": 25, "manifests": 16, "latest.json": 16, "quarantine": 16}
MAX_LINES_MIB = 24
MAX_WITNESS_MIB = 64
MAX_KEY_MIB = 1
# What every Ed25519 public key begins with in DER (RFC 8410).
KEY_PREFIX = bytes.fromhex("302a300506032b6570032100")
HEADER = bytes([0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 0, 255])
PARTIAL = re.compile(r"\.provider-steward-[0-9a-f-]+\.tmp")
# What operating systems put into folders by themselves, in lower case.
STRAYS = (".ds_store", "desktop.ini", "lost+found", "thumbs.db")
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
# The milliseconds of 400 years, and the times with four digits of the year.
CYCLE = 146_097 * 86_400_000
FIRST_TIME, LAST_TIME = -62_167_219_200_000, 253_402_300_799_999


class Broken(Exception):
    """The export is broken at an object."""

    def __init__(self, name, message, line=None, entry_id=None):
        super().__init__(message)
        place = name if line is None else f"{name}, line {line}"
        self.text = f"{place if entry_id is None else f'{place}, id {entry_id}'}: {message}"


class NotChecked(Exception):
    """It cannot be said whether the export is whole."""


# What the fields of metadata, manifests and latest.json may be. Each gives true for a right value.


def is_count(value):
    return type(value) is int and 0 <= value <= MAX_SAFE


def is_text(value):
    return isinstance(value, str)


def is_flag(value):
    return isinstance(value, bool)


def is_hash(value):
    return is_text(value) and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_signature(value):
    return is_text(value) and re.fullmatch("[0-9a-f]{128}", value) is not None


def is_id(value):
    return is_text(value) and len(value) <= MAX_ID_DIGITS and re.fullmatch("0|[1-9][0-9]*", value) is not None


def is_time(value):
    return is_text(value) and milliseconds(value) is not None and re.search("[tz ]", value) is None


def is_utc(value):
    return is_time(value) and re.search(r":[0-9]{2}\.[0-9]{3}Z$", value) is not None


def or_null(is_right):
    return lambda value: value is None or is_right(value)


def list_of(is_right):
    return lambda value: isinstance(value, list) and all(is_right(item) for item in value)


def record(**fields):
    """An object with exactly these fields, in this order."""
    return lambda value: (
        isinstance(value, dict)
        and list(value) == list(fields)
        and all(is_right(value[name]) for name, is_right in fields.items())
    )


def format_2(value):
    return type(value) is int and value == 2


GAPS = list_of(record(after=is_id, before=is_id))
QUARANTINED = record(
    id=or_null(is_id), reason=is_text, bytes=is_count, sha256=is_hash, after=or_null(is_id), kept=is_flag
)
METADATA = record(
    format=format_2,
    source=is_text,
    number=is_count,
    entries_before=is_count,
    entries=is_count,
    late=is_count,
    quarantined=list_of(QUARANTINED),
    gaps=GAPS,
    first_id=or_null(is_id),
    last_id=is_id,
    earliest_time=or_null(is_utc),
    latest_time=or_null(is_utc),
    raw_bytes=is_count,
    raw_sha256=is_hash,
    packed_sha256=is_hash,
    tail_url=or_null(is_text),
    written_time=is_time,
    previous_chain=is_hash,
    chain=is_hash,
)
LISTED = record(
    number=is_count,
    bytes=is_count,
    sha256=is_hash,
    entries=is_count,
    quarantined=is_count,
    gaps=GAPS,
    first_id=or_null(is_id),
    last_id=is_id,
    earliest_time=or_null(is_utc),
    latest_time=or_null(is_utc),
    raw_sha256=is_hash,
    chain=is_hash,
)
ROTATION = record(kind=lambda value: value == "rotation", next_public_key=is_hash)
RESTART = record(kind=lambda value: value == "restart", previous_public_key=is_hash)
MANIFEST = record(
    format=format_2,
    sequence=is_count,
    name=is_text,
    source=is_text,
    consecutive_ids=is_flag,
    period_start=is_time,
    period_end=is_time,
    segments_before=is_count,
    segments=list_of(LISTED),
    entries=is_count,
    quarantined=is_count,
    first_id=or_null(is_id),
    last_id=or_null(is_id),
    previous_sha256=is_hash,
    key_change=or_null(lambda value: ROTATION(value) or RESTART(value)),
    public_key=or_null(is_hash),
    signature=or_null(is_signature),
)
LATEST = record(
    format=format_2,
    name=is_text,
    source=is_text,
    manifest=is_count,
    manifest_sha256=is_hash,
    public_key=or_null(is_hash),
    signature=or_null(is_signature),
)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def to_json(value, indent):
    """JSON as the export writes it: characters as they are, but half surrogates as escapes."""
    separators = (",", ": ") if indent else (",", ":")
    text = json.dumps(value, ensure_ascii=False, indent=indent, separators=separators)
    text = re.sub("[\ud800-\udfff]", lambda half: f"\\u{ord(half[0]):04x}", text)
    return (text + "\n" if indent else text).encode()


def read_canonical(name, data, is_right, indent):
    """Reads JSON that has the one form in which the export writes it."""
    try:
        value = json.loads(data.decode())
        if is_right(value) and to_json(value, indent) == data:
            return value
    except (ValueError, RecursionError):
        pass
    raise Broken(name, "It is not in the form in which the export writes it.")


def milliseconds(text):
    """Milliseconds since 1970 of a time as of RFC 3339, further digits cut off; None where it is none."""
    match = re.fullmatch(
        r"([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]+))?"
        r"(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))",
        text,
    )
    if match is None:
        return None
    year, month, day, hour, minute, second = (int(part) for part in match.groups()[:6])
    fraction, sign, hours, minutes = match.groups()[6:]
    offset = 0 if sign is None else (int(hours) * 60 + int(minutes)) * (-1 if sign == "-" else 1)
    if second > 60 or (sign is not None and (int(hours) > 23 or int(minutes) > 59)):
        return None
    # Python knows no year 0. The calendar repeats itself after 400 years.
    shift = 400 if year < 400 else 0
    try:
        time = datetime(year + shift, month, day, hour, minute, tzinfo=timezone.utc)
    except ValueError:
        return None
    whole = (time - EPOCH) // timedelta(milliseconds=1) - shift // 400 * CYCLE
    # 60 is a leap second, and counts as the first second of the next minute.
    return whole + (second - offset * 60) * 1000 + int((fraction or "")[:3].ljust(3, "0"))


def utc_text(time):
    """A time as the export writes it."""
    if time is None:
        return None
    shift = 400 if time < FIRST_TIME + CYCLE else 0
    text = (EPOCH + timedelta(milliseconds=time + shift // 400 * CYCLE)).isoformat(timespec="milliseconds")
    return f"{int(text[:4]) - shift:04d}{text[4:23]}Z"


def numbered(names, pattern):
    """The numbers in names such as seg/000000042.ndjson.gz, from 1 on."""
    matches = [re.fullmatch(pattern, name) for name in names]
    return sorted(int(match[1]) for match in matches if match and int(match[1]) > 0)


def check_sequence(numbers, name_of):
    """Finds the first number that is missing."""
    for place, number in enumerate(numbers, 1):
        if number != place:
            raise Broken(name_of(place), f"It is missing, though there is {name_of(number)}.")


def manifest_name(sequence):
    return f"manifests/{sequence:09d}.json"


def segment_name(number):
    return f"seg/{number:09d}.ndjson.gz"


def quarantine_name(digest):
    return f"quarantine/{digest}.raw"


# Signatures


def check_signature(name, purpose, data, document):
    key, signature = document["public_key"], document["signature"]
    if key is None or signature is None:
        if key is not signature:
            raise Broken(name, "It has a key without a signature, or a signature without a key.")
        return
    signed = data[: data.rindex(b',\n  "signature":')] + b"\n}\n"
    if not is_signed(key, signature, f"provider-steward audit export {purpose}\n".encode() + signed):
        raise Broken(name, "It has a signature that is not that of its key.")


def is_signed(key, signature, data):
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        raise NotChecked('The export is signed. Install the package "cryptography" to check it.') from None
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), data)
        return True
    except (InvalidSignature, ValueError):
        return False


# Manifests


class Manifests:
    """What the manifests came to."""

    def __init__(self):
        self.all = []
        self.digests = []
        # What is said of each restart of the signing.
        self.restarts = []
        # The keys that rotations replaced, but for those that a later one gave back.
        self.retired = set()
        # The key that must sign what comes next; None where nothing is signed.
        self.key = None


def check_manifests(objects, public_keys):
    seen = Manifests()
    numbers = numbered(objects.names, r"manifests/([0-9]{9})\.json")
    check_sequence(numbers, manifest_name)
    if not numbers and public_keys:
        raise Broken(manifest_name(1), "It is missing, so nothing is signed by the key that was asked for.")
    for sequence in numbers:
        name = manifest_name(sequence)
        data = objects.read(name)
        manifest = read_canonical(name, data, MANIFEST, 2)
        check_signature(name, "manifest", data, manifest)
        check_manifest(name, manifest, sequence, seen)
        check_key(name, manifest, public_keys, seen)
        seen.all.append(manifest)
        seen.digests.append(sha256(data))
    return seen


def check_manifest(name, manifest, sequence, seen):
    before = seen.all[-1] if seen.all else None
    segments = manifest["segments"]
    with_first = [listed["first_id"] for listed in segments if listed["first_id"] is not None]
    rules = {
        f"It says that it is manifest {manifest['sequence']}.": manifest["sequence"] == sequence,
        "Its previous_sha256 is not the SHA-256 of the manifest before.": manifest["previous_sha256"]
        == (seen.digests[-1] if before else NO_HASH),
        "Its segments_before is not the number of segments of all manifests before.": manifest["segments_before"]
        == (before["segments_before"] + len(before["segments"]) if before else 0),
        "Its segments are not numbered from its segments_before on.": [listed["number"] for listed in segments]
        == list(range(manifest["segments_before"] + 1, manifest["segments_before"] + 1 + len(segments))),
        "Its sums are not those of its segments.": manifest["entries"] == sum(listed["entries"] for listed in segments)
        and manifest["quarantined"] == sum(listed["quarantined"] for listed in segments)
        and manifest["first_id"] == (with_first[0] if with_first else None)
        and manifest["last_id"] == (segments[-1]["last_id"] if segments else None),
        "Its period ends before it begins.": milliseconds(manifest["period_start"])
        <= milliseconds(manifest["period_end"]),
    }
    if before:
        rules["Its period does not begin where that of the manifest before ends."] = (
            manifest["period_start"] == before["period_end"]
        )
        rules["It is of another export or of another server than the manifest before."] = (
            manifest["name"] == before["name"] and manifest["source"] == before["source"]
        )
    for message, holds in rules.items():
        if not holds:
            raise Broken(name, message)


def check_key(name, manifest, public_keys, seen):
    """Follows the keys from the first one on: each signs until it names another, or a new one says that it was lost."""
    key, change = manifest["public_key"], manifest["key_change"]
    if not seen.all:
        if public_keys and key not in public_keys:
            raise Broken(name, "It is not signed by the key that was asked for.")
        seen.key = key
    if change is not None and key is None:
        raise Broken(name, "It says that the key changes, but is not signed.")
    if change is not None and change["kind"] == "restart":
        if not seen.all or change["previous_public_key"] != seen.key or key == seen.key:
            raise Broken(name, "It restarts the signing of another key than the one before.")
        if public_keys and key not in public_keys:
            raise Broken(name, "It restarts the signing with a key that is none of those that were asked for.")
        restarts = f"restarts the signing with the key {key}"
        if key in seen.retired:
            restarts += ", which was rotated away, and so must not sign again"
            if public_keys:
                raise Broken(name, f"It {restarts}.")
        else:
            restarts += f", since {seen.key} was lost: it alone vouches for that"
        seen.restarts.append(f"{name} {restarts}")
    elif key != seen.key:
        raise Broken(name, f"It is signed by {key}, but should be by {seen.key}.")
    seen.key = key
    if change is not None and change["kind"] == "rotation":
        if change["next_public_key"] == key:
            raise Broken(name, "It says that the key changes to the same key.")
        seen.retired.add(key)
        seen.retired.discard(change["next_public_key"])
        seen.key = change["next_public_key"]


def check_latest(objects, manifests):
    name = "latest.json"
    if name not in objects.names:
        if manifests.all:
            raise Broken(name, "It is missing, though there are manifests.")
        return
    data = objects.read(name)
    latest = read_canonical(name, data, LATEST, 2)
    check_signature(name, "latest", data, latest)
    sequence = latest["manifest"]
    if not 1 <= sequence <= len(manifests.all):
        raise Broken(manifest_name(sequence), "It is missing, though latest.json names it as the newest one.")
    named = manifests.all[sequence - 1]
    if latest["manifest_sha256"] != manifests.digests[sequence - 1]:
        raise Broken(name, f"It names {manifest_name(sequence)} with a SHA-256 that is not that of the manifest.")
    if latest["public_key"] != key_after(named):
        raise Broken(name, "It is not signed by the key that signs after the manifest that it names.")
    if (latest["name"], latest["source"]) != (named["name"], named["source"]):
        raise Broken(name, "It is of another export or of another server than the manifests.")


def key_after(manifest):
    change = manifest["key_change"]
    return change["next_public_key"] if change is not None and change["kind"] == "rotation" else manifest["public_key"]


def read_witness(witness, data):
    """What a witness kept: lines with a sequence and a hash, and with the export if it keeps several of them."""
    lines = data.split(b"\n")
    kept = []
    for place, line in enumerate(lines, 1):
        if not line.strip(b"\t\r "):
            continue
        try:
            item = json.loads(line.decode())
        except (ValueError, RecursionError):
            if place == len(lines):
                cut = f"Line {place} of the witness {witness}, the last one, is cut."
                raise NotChecked(f"{cut} Remove it; the receiver gets the manifest again.") from None
            item = None
        if not isinstance(item, dict) or not is_count(item.get("sequence")) or not is_hash(item.get("sha256")):
            raise NotChecked(f"Line {place} of the witness {witness} has no sequence and sha256 of a manifest.")
        if item["sequence"] == 0:
            raise NotChecked(f"Line {place} of the witness {witness} names no manifest.")
        kept.append(item)
    if not kept:
        raise NotChecked(f"The witness {witness} lists no manifest.")
    return kept


def check_witness(witness, kept, manifests):
    """Holds the manifests to what someone kept whom the holder of the key does not control. Returns how many lines it skips."""
    last = manifests.all[-1] if manifests.all else None
    lines = [item for item in kept if last is None or is_about(item, last)]
    if not lines:
        message = f"The witness {witness} has no line of this export, only of others. Check which one it is of."
        raise Broken(manifest_name(1), message)
    for item in lines:
        sequence = item["sequence"]
        if sequence > len(manifests.digests):
            raise Broken(manifest_name(sequence), f"It is missing, though the witness {witness} has it.")
        if item["sha256"] != manifests.digests[sequence - 1]:
            raise Broken(manifest_name(sequence), f"It is not the manifest that the witness {witness} has.")
    return len(kept) - len(lines)


def is_about(item, manifest):
    """Whether a line of a witness is about the export of a manifest, or does not say which one it is about."""
    named = (item.get("export", manifest["name"]), item.get("source", manifest["source"]))
    return named == (manifest["name"], manifest["source"])


# Segments


class Log:
    """What the segments came to up to one of them."""

    def __init__(self):
        self.chain = NO_HASH
        self.entries = 0
        self.quarantined = 0
        self.source = None
        self.written = None
        self.last_id = None
        self.gaps = []
        # All ids, of lines and in quarantine.
        self.ids = set()
        # The hashes of the quarantined objects that segments list.
        self.kept = set()


def check_segments(objects, manifests):
    log = Log()
    listings = [
        (manifest, listed, is_held_to_gaps(manifests, index))
        for index, manifest in enumerate(manifests.all)
        for listed in manifest["segments"]
    ]
    if manifests.all:
        log.source = manifests.all[-1]["source"]
    numbers = numbered(objects.names, r"seg/([0-9]{9})\.ndjson\.gz")
    check_sequence(numbers, segment_name)
    if len(numbers) < len(listings):
        raise Broken(segment_name(len(numbers) + 1), "It is missing, though a manifest lists it.")
    for number in numbers:
        manifest, listed, must_state_gaps = listings[number - 1] if number <= len(listings) else (None, None, False)
        check_segment(objects, number, listed, must_state_gaps, log)
    return log


def is_held_to_gaps(manifests, index):
    """Segments that were written before ids were said to be consecutive state no gaps."""
    return index > 0 and manifests.all[index]["consecutive_ids"] and manifests.all[index - 1]["consecutive_ids"]


def check_segment(objects, number, listed, must_state_gaps, log):
    name = segment_name(number)
    data = objects.read(name)
    if listed is not None and (len(data), sha256(data)) != (listed["bytes"], listed["sha256"]):
        raise Broken(name, "It is not the object whose size and SHA-256 its manifest lists.")
    metadata, packed = read_metadata(name, data)
    raw = unpack(name, data, metadata["raw_bytes"])
    lines = raw.split(b"\n")[:-1]
    rules = {
        f"It says that it is segment {metadata['number']}.": metadata["number"] == number,
        "It is of the log of another server.": log.source in (None, metadata["source"]),
        "Its previous_chain is not the chain of the segment before.": metadata["previous_chain"] == log.chain,
        "Its packed lines do not match their hash.": metadata["packed_sha256"] == sha256(packed),
        "Its lines do not match their hash.": metadata["raw_bytes"] == len(raw) and metadata["raw_sha256"] == sha256(raw),
        "Its last line has no line end.": raw == b"" or raw.endswith(b"\n"),
        "It does not have the number of lines that it states.": metadata["entries"] == len(lines),
        "Its entries_before is not the number of lines before.": metadata["entries_before"] == log.entries,
        "It has no entry.": metadata["entries"] + len(metadata["quarantined"]) > 0,
        "It was written before the segment before.": log.written is None
        or milliseconds(metadata["written_time"]) >= log.written,
        "Its manifest lists something else of it.": listed is None or is_listed(metadata, listed),
    }
    for message, holds in rules.items():
        if not holds:
            raise Broken(name, message)
    check_entries(name, metadata, lines, must_state_gaps, log)
    check_quarantined(objects, name, metadata["quarantined"], log)
    log.chain, log.source = metadata["chain"], metadata["source"]
    log.entries += len(lines)
    log.quarantined += len(metadata["quarantined"])
    log.written = milliseconds(metadata["written_time"])


def read_metadata(name, data):
    """The metadata in the gzip header (RFC 1952), and what follows the header."""
    length = int.from_bytes(data[14:16], "little")
    if data[:10] != HEADER or data[10:12] != (length + 4).to_bytes(2, "little") or data[12:14] != b"PS":
        raise Broken(name, "It does not begin as a segment does.")
    text, packed = data[16 : 16 + length], data[16 + length :]
    metadata = read_canonical(name, text, METADATA, None)
    chained = {field: value for field, value in metadata.items() if field != "chain"}
    if sha256(to_json(chained, None)) != metadata["chain"]:
        raise Broken(name, "Its metadata does not match its chain hash.")
    return metadata, packed


def unpack(name, data, size):
    if size > MAX_LINES_MIB * MIB:
        raise Broken(name, f"Its lines have more than {MAX_LINES_MIB} MiB.")
    stream = zlib.decompressobj(wbits=31)
    try:
        raw = stream.decompress(data, size + 1)
    except zlib.error:
        raise Broken(name, "It cannot be unpacked.") from None
    if not stream.eof or stream.unused_data:
        raise Broken(name, "It is not one whole gzip member.")
    return raw


def is_listed(metadata, listed):
    said = {**metadata, "quarantined": len(metadata["quarantined"])}
    return all(said[field] == value for field, value in listed.items() if field not in ("bytes", "sha256"))


def check_entries(name, metadata, lines, must_state_gaps, log):
    quarantined = [item["id"] for item in metadata["quarantined"] if item["id"] is not None]
    ids, times, late, highest = [], [], 0, log.last_id
    for line, data in enumerate(lines, 1):
        entry_id, time = read_entry(name, line, data)
        add_id(name, entry_id, line, log)
        ids.append(entry_id)
        times.append(time)
        if highest is None or entry_id > highest:
            highest = entry_id
        else:
            late += 1
    for entry_id in map(int, quarantined):
        add_id(name, entry_id, None, log)
        highest = entry_id if highest is None else max(highest, entry_id)
    present = {str(entry_id) for entry_id in ids} | set(quarantined) | {str(log.last_id)}
    afters = [(item["after"], item["id"]) for item in metadata["quarantined"] if item["after"] is not None]
    readable = [time for time in times if time is not None and FIRST_TIME <= time <= LAST_TIME]
    gaps = gaps_after(log, ids + [int(entry_id) for entry_id in quarantined])
    stated = [(int(gap["after"]), int(gap["before"])) for gap in metadata["gaps"]]
    rules = {
        # An entry that comes after one in quarantine may have come late for its sake.
        "Not as many of its entries came late as it states.": late == metadata["late"]
        or (bool(quarantined) and late < metadata["late"]),
        "Its first_id is not the id of its first line.": metadata["first_id"] == (str(ids[0]) if ids else None),
        "Its last_id is not the highest id up to its end.": int(metadata["last_id"]) == highest,
        "An entry in quarantine is after one that is not there, or not before it.": all(
            after in present and (entry_id is None or int(after) < int(entry_id)) for after, entry_id in afters
        ),
        "Its earliest_time is not that of its lines.": metadata["earliest_time"] == utc_text(min(readable, default=None)),
        "Its latest_time is not that of its lines.": metadata["latest_time"] == utc_text(max(readable, default=None)),
        "Its gaps are not those that follow from its ids.": stated == gaps or (not must_state_gaps and stated == []),
    }
    for message, holds in rules.items():
        if not holds:
            raise Broken(name, message)
    log.last_id, log.gaps = highest, stated


def read_entry(name, line, data):
    """The id of a line and its time in milliseconds, or None where it has none that can be read."""
    try:
        text = data.decode()
        entry = json.loads(text, object_pairs_hook=Pairs, parse_int=Number, parse_float=Number, parse_constant=refuse)
        if "\\u" in text:
            # Half a surrogate pair has no UTF-8.
            json.dumps(entry, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        entry = None
    ids = [value for key, value in entry if key == "id"] if isinstance(entry, Pairs) else []
    if len(ids) != 1 or not is_id(ids[0]) or levels(entry) > MAX_LEVELS:
        raise Broken(name, "The line is not a readable entry.", line)
    times = [value for key, value in entry if key == "time"]
    is_text_time = bool(times) and is_text(times[-1]) and not isinstance(times[-1], Number)
    return int(ids[0]), milliseconds(times[-1]) if is_text_time else None


def refuse(constant):
    raise ValueError(f"{constant} is not JSON")


def levels(value):
    """How deep objects and lists are nested."""
    deepest, open_values = 0, [(value, 1)]
    while open_values:
        value, level = open_values.pop()
        if not isinstance(value, list):
            continue
        deepest = max(deepest, level)
        items = [item for _, item in value] if isinstance(value, Pairs) else value
        open_values += [(item, level + 1) for item in items]
    return deepest


class Pairs(list):
    """The fields of an object, so that one that is there twice is seen."""


class Number(str):
    """A number as it is spelt."""


def add_id(name, entry_id, line, log):
    if entry_id in log.ids:
        raise Broken(name, "The export already has an entry with this id.", line, entry_id)
    log.ids.add(entry_id)


def gaps_after(log, ids):
    """The places at which ids are missing, as the document says under "Gaps"."""
    above = sorted(entry_id for entry_id in ids if log.last_id is None or entry_id > log.last_id)
    start = log.last_id if log.last_id is not None else (above[0] if above else None)
    gaps = []
    for after, before in log.gaps:
        ends = [after, *sorted(entry_id for entry_id in ids if after < entry_id < before), before]
        gaps += zip(ends, ends[1:])
    gaps += zip([start, *above], above)
    return [gap for gap in gaps if gap[1] - gap[0] > 1][-MAX_GAPS:]


# Quarantine, and names


def check_quarantined(objects, segment, quarantined, log):
    for item in quarantined:
        if not item["kept"]:
            continue
        name = quarantine_name(item["sha256"])
        log.kept.add(name)
        if name not in objects.names:
            raise Broken(name, f"It is missing, though {segment} lists it.", None, item["id"])
        data = objects.read(name)
        if (len(data), sha256(data)) != (item["bytes"], item["sha256"]):
            raise Broken(name, f"It is not the object that {segment} lists.", None, item["id"])


def check_names(objects, log):
    known = (
        r"latest\.json|seg/(?!0{9})[0-9]{9}\.ndjson\.gz|manifests/(?!0{9})[0-9]{9}\.json"
        r"|quarantine/([0-9a-f]{64})\.raw"
    )
    for name in sorted(objects.names):
        match = re.fullmatch(known, name)
        if is_stray(name):
            continue
        if match is None:
            raise Broken(name, "This is not the name of an object of an export.")
        if match[1] is not None and name not in log.kept and sha256(objects.read(name)) != match[1]:
            raise Broken(name, "No segment lists it, and its name is not the SHA-256 of its bytes.")


def is_stray(name):
    """Whether a name is of what an operating system made: beside the objects, or in one of their folders."""
    match = re.fullmatch(r"(?:(?:seg|manifests|quarantine)/)?([^/]+)", name)
    return match is not None and match[1].lower() in STRAYS


# The whole


class Verdict:
    """What is said of an export that has no break."""

    def __init__(self, manifests, log, skipped, strays):
        last = manifests.all[-1] if manifests.all else None
        self.lines = [
            f"the log of {log.source}" + (f", exported as {last['name']}" if last else ""),
            f"{counted(log.entries, 'entry', 'entries')}, {log.quarantined} in quarantine, "
            + f"{counted(len(manifests.all), 'manifest', 'manifests')}, "
            + (f"signed by {manifests.key}" if manifests.key else "not signed"),
        ]
        self.lines += manifests.restarts
        for witness, lines in skipped:
            if lines:
                said = f"lines of the witness {witness} that are of other exports, and were passed over: {lines}"
                self.lines.append(said)
        if strays:
            self.lines.append(f"passed over, as they are the operating system's own: {', '.join(strays)}")
        missing = max(log.ids) - min(log.ids) + 1 - len(log.ids) if log.ids else 0
        self.is_complete = not (last and last["consecutive_ids"] and missing)
        if not self.is_complete:
            # As verify-export says it, whose numbers are exact up to this one.
            count = counted(missing, "id is", "ids are") if missing < MAX_SAFE else f"at least {MAX_SAFE} ids are"
            self.lines.append(f"{count} missing, though ids are consecutive; open gaps: {log.gaps}")


def counted(count, one, many):
    return f"{count} {one if count == 1 else many}"


def verify(objects, public_keys=(), witnesses=()):
    """Checks an export; witnesses are names and bytes of their files. Raises Broken at the first break, else NotChecked."""
    kept = [(witness, read_witness(witness, data)) for witness, data in witnesses]
    manifests = check_manifests(objects, public_keys)
    check_latest(objects, manifests)
    skipped = [(witness, check_witness(witness, lines, manifests)) for witness, lines in kept]
    log = check_segments(objects, manifests)
    check_names(objects, log)
    if not any(name.startswith(("seg/", "manifests/")) for name in objects.names):
        raise NotChecked("There is no export: it has neither manifests nor segments.")
    return Verdict(manifests, log, skipped, sorted(filter(is_stray, objects.names)))


class Folder:
    """The objects of an export in a folder."""

    def __init__(self, path):
        self.path = path
        top = list_folder(path)
        parts = ("seg", "manifests", "quarantine", "latest.json")
        other = sorted(name for name in top if name not in parts and not is_stray(name))
        if other:
            raise NotChecked(f'The folder contains something that is not part of an export: "{other[0]}".')
        self.names = set()
        for name in top:
            below = os.path.join(path, name)
            if name == "latest.json":
                refuse_other_kinds(below)
                # A link to nowhere is as if it were not there: without manifests, it need not be.
                if not is_missing(below):
                    self.names.add(name)
            elif os.path.isdir(below) and not is_stray(name):
                # No export has folders below these: one is a name like any other, and is not looked into.
                self.names |= {f"{name}/{object_name}" for object_name in list_folder(below)}
            else:
                self.names.add(name)

    def read(self, name):
        path = os.path.join(self.path, *name.split("/"))
        if is_missing(path):
            raise Broken(name, "It is listed, but missing.")
        refuse_other_kinds(path)
        most = MAX_MIB[name.split("/")[0]]
        data = read_file(path, most)
        if len(data) > most * MIB:
            raise Broken(name, f"It is larger than {most} MiB.")
        return data


def is_missing(path):
    """Whether there is nothing, or a link to nowhere."""
    try:
        os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        # It cannot be known; reading it says why.
        pass
    return False


def refuse_other_kinds(path):
    """What is no file may have no end."""
    if os.path.exists(path) and not os.path.isfile(path):
        raise NotChecked(f"{path} is not a regular file.")


def list_folder(path):
    """The names in a folder, without the partial files of a killed run."""
    try:
        return [name for name in os.listdir(path) if not PARTIAL.fullmatch(name)]
    except OSError as error:
        raise NotChecked(f"{path} cannot be read: {error.strerror}.") from None


def read_file(path, mebibytes):
    """The bytes of a file, and of a larger one only the first ones."""
    try:
        with open(path, "rb") as file:
            return file.read(mebibytes * MIB + 1)
    except OSError as error:
        raise NotChecked(f"{path} cannot be read: {error.strerror}.") from None


def read_witness_file(path):
    data = read_file(path, MAX_WITNESS_MIB)
    if len(data) > MAX_WITNESS_MIB * MIB:
        raise NotChecked(f"{path} is larger than {MAX_WITNESS_MIB} MiB, and so is not the file of a witness.")
    return data


def read_key(text):
    """The public key that an option names: itself, or a file that has it."""
    key = key_in(text)
    if key is not None:
        return key
    kinds = "64 hexadecimal digits, or PEM"
    if not os.path.exists(text):
        # What names no file is not repeated: it may be the private key.
        raise NotChecked(f"--public-key is neither a public key nor the path of a file: a key is {kinds}.")
    key = key_in(read_file(text, MAX_KEY_MIB).decode(errors="replace"))
    if key is None:
        raise NotChecked(f"{text} is not an Ed25519 public key: that is {kinds}.")
    return key


def key_in(text):
    """The public key in a text, as digits; None where it is none."""
    text = text.strip()
    if re.fullmatch("[0-9a-fA-F]{64}", text):
        return text.lower()
    pem = re.match(r"-----BEGIN PUBLIC KEY-----\s([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----", text)
    try:
        der = base64.b64decode("".join(pem[1].split()), validate=True) if pem else b""
    except ValueError:
        return None
    return der[len(KEY_PREFIX) :].hex() if der.startswith(KEY_PREFIX) and len(der) == len(KEY_PREFIX) + 32 else None


def main():
    parser = argparse.ArgumentParser(description="Verifies an audit-log export in a folder.")
    parser.add_argument("folder")
    parser.add_argument(
        "--public-key",
        action="append",
        default=[],
        help="must have signed it: 64 hexadecimal digits, or a file; may be repeated",
    )
    parser.add_argument(
        "--witness",
        action="append",
        default=[],
        help="a file of JSON lines with the sequence and the sha256 of manifests; may be repeated",
    )
    options = parser.parse_args()
    try:
        public_keys = [read_key(text) for text in options.public_key]
        witnesses = [(path, read_witness_file(path)) for path in options.witness]
        verdict = verify(Folder(options.folder), public_keys, witnesses)
    except Broken as broken:
        print(f"Broken: {printable(broken.text)}")
        return 1
    except NotChecked as error:
        print(f"error: {printable(str(error))}", file=sys.stderr)
        return 2
    print("Whole" if verdict.is_complete else "Not complete")
    for line in verdict.lines:
        print(f"  {printable(line)}")
    return 0 if verdict.is_complete else 1


def printable(text):
    """What an object says may hold characters that steer a terminal."""
    return "".join(char if char.isprintable() else f"\\u{{{ord(char):x}}}" for char in text)


def main_with_output():
    """Ends with 2 where the output cannot be written: 1 would say that the export is not whole."""
    sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = main()
        sys.stdout.flush()
        return code
    except OSError as error:
        # What was not written would fail once more when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"error: The output cannot be written: {error.strerror}.", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main_with_output())
