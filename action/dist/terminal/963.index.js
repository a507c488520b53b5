export const id = 963;
export const ids = [963,686];
export const modules = {

/***/ 631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ placeWhole),
/* harmony export */   Mn: () => (/* binding */ systemCall),
/* harmony export */   ey: () => (/* binding */ isTemporary),
/* harmony export */   iD: () => (/* binding */ withPath),
/* harmony export */   l5: () => (/* binding */ temporaryPath),
/* harmony export */   xU: () => (/* binding */ systemCode)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(836);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(667);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(827);
/** Files and folders of an export: what the system has against them, and how a file is written whole. */





const MAY_NOT = "Permission denied. Ask for permission to read the folder, to write to it and to create folders in it.";
const NO_ROOM = "There is no space left. Free some space and run the command again.";
/** What is wrong and what to do, by the code of the system's error. */
const REASONS = {
    EACCES: MAY_NOT,
    EPERM: MAY_NOT,
    EROFS: "The file system is read-only. Choose another folder, or make it writable.",
    ENOSPC: NO_ROOM,
    EDQUOT: NO_ROOM,
    EFBIG: "The file would be larger than the system allows. Raise that limit and run the command again.",
    ENOENT: "It does not exist. Check the path, and whether another program writes there.",
    ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
    EEXIST: "It is a file where a folder should be. Check the path.",
    EISDIR: "It is a folder where a file should be. Check whether another program writes there.",
    ENAMETOOLONG: "The path is too long. Choose a shorter one.",
};
/** What the system calls an error, such as `ENOENT`; undefined where it is not an error of the system. */
function systemCode(error) {
    return systemField(error, "code");
}
/** The system call that failed, such as `link`; undefined where it is not an error of the system. */
function systemCall(error) {
    return systemField(error, "syscall");
}
function systemField(error, name) {
    const value = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === "string" ? value : undefined;
}
/** Does something with a file or a folder; what the system has against it is an ActionError that names the path. */
async function withPath(path, task) {
    try {
        return await task();
    }
    catch (error) {
        const code = systemCode(error);
        if (error instanceof _action_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ || code === undefined)
            throw error;
        const reason = REASONS[code] ?? `The system reports ${code}. Fix that and run the command again.`;
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ(`Could not use "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(path)}". ${reason}`);
    }
}
const NAME = /^\.provider-steward-[0-9a-f-]+\.tmp$/;
const MAX_TRIES = 3;
/** The path of a file in a folder for what has its name only later. */
function temporaryPath(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.provider-steward-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
}
/** Whether a file is one of those, which a run that was killed may have left. */
function isTemporary(name) {
    return NAME.test(name);
}
/**
 * Writes a file beside where it is to be, down to the disk, and has it placed. Another run may begin meanwhile and remove
 * it, for what a killed run left looks the same: then it is written again.
 */
async function placeWhole(path, bytes, place, triesLeft = MAX_TRIES - 1) {
    const temporary = temporaryPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    try {
        await writeDown(temporary, bytes);
        return await place(temporary);
    }
    catch (error) {
        if (systemCode(error) !== "ENOENT" || triesLeft === 0)
            throw error;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
    }
    return await placeWhole(path, bytes, place, triesLeft - 1);
}
async function writeDown(path, bytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, "wx");
    try {
        await file.writeFile(bytes);
        await file.sync();
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ folderObjects),
/* harmony export */   _: () => (/* binding */ folderReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(836);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(667);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(827);
/* harmony import */ var _file_system_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(820);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(631);







/**
 * The objects of an export as files of a folder. A file gets its name when all of it is on the disk, by a hard link, which
 * no system makes where there is a file of the name: so that several runs, and runs that are killed, leave whole files only,
 * and each of them once.
 *
 * @throws ActionError from each of its functions where the folder cannot be used, with the reason as its message.
 */
function folderObjects(folder) {
    return {
        ...folderReader(folder),
        create: async (name, bytes) => await placeIn(folder, name, async (path) => {
            const made = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await linkUnlessThere(temporary, path));
            await (0,_file_system_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            return made;
        }),
        replace: async (name, bytes) => {
            await placeIn(folder, name, async (path) => {
                await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path));
                await (0,_file_system_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            });
        },
    };
}
/** The objects of an export in a folder, to be read. What is no object of an export is listed as well. */
function folderReader(folder) {
    return {
        read: async (name, maxBytes) => {
            const path = pathOf(folder, name);
            return await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .withPath */ .iD)(path, async () => await unlessAbsent(readStart(path, maxBytes + 1)));
        },
        list: (prefix) => listNames(folder, prefix),
    };
}
async function placeIn(folder, name, place) {
    const path = pathOf(folder, name);
    return await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .withPath */ .iD)(path, async () => {
        // The export's folder itself is not created again: where it is gone, the objects before this one are gone with it.
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== folder)
            await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        return await place(path);
    });
}
async function makeFolder(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
        await (0,_file_system_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    }
    catch (error) {
        if ((0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) !== "EEXIST")
            throw error;
    }
}
async function linkUnlessThere(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
        return "created";
    }
    catch (error) {
        if ((0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) === "EEXIST")
            return "exists";
        throw error;
    }
}
/** The first bytes of a regular file. Opening does not wait, as it would for a writer of a pipe. */
async function readStart(path, bytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const status = await file.stat();
        if (!status.isFile())
            throw new _action_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ(`"${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(path)}" is not a regular file. Check whether another program writes there.`);
        const buffer = new Uint8Array(Math.min(status.size, bytes));
        let length = 0;
        while (length < buffer.length) {
            // oxlint-disable-next-line no-await-in-loop -- a read may give less than was asked for
            const { bytesRead } = await file.read(buffer, length, buffer.length - length, length);
            if (bytesRead === 0)
                break;
            length += bytesRead;
        }
        return buffer.subarray(0, length);
    }
    finally {
        await file.close();
    }
}
async function unlessAbsent(result) {
    try {
        return await result;
    }
    catch (error) {
        if (["ENOENT", "ENOTDIR"].includes((0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .systemCode */ .xU)(error) ?? ""))
            return null;
        throw error;
    }
}
/** The names of all files in the folder that begin with the prefix, in order, folder by folder. */
async function* listNames(folder, prefix) {
    const start = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    for await (const name of namesBelow(folder, start))
        if (name.startsWith(prefix))
            yield name;
}
async function* namesBelow(folder, start) {
    const path = pathOf(folder, start);
    const entries = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .withPath */ .iD)(path, async () => await unlessAbsent((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true })));
    // A folder is where the names in it are: "a.b" stands before "a/b".
    const names = (entries ?? []).filter(({ name }) => !(0,_folder_files_js__WEBPACK_IMPORTED_MODULE_6__/* .isTemporary */ .ey)(name)).map(asName);
    for (const name of names.toSorted(byCharacters)) {
        if (name.endsWith("/"))
            yield* namesBelow(folder, start + name);
        else
            yield start + name;
    }
}
function asName(entry) {
    return entry.isDirectory() ? `${entry.name}/` : entry.name;
}
function byCharacters(one, other) {
    return one < other ? -1 : 1;
}
function pathOf(folder, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ...name.split("/"));
}


/***/ }),

/***/ 714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ nodeCodec)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(141);



const HEADER_BYTES = 10;
/** CRC-32 and length of what is packed. */
const TRAILER_BYTES = 8;
const DEFLATE = 8;
const EXTRA_FIELD = 4;
const gzipped = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzip);
/** The types know nothing of the option `info`. */
const inflated = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRaw);
/** Hashes and gzip by Node. */
const nodeCodec = {
    digest: async (bytes) => await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")),
    gzip: async (bytes) => await gzipped(bytes),
    gunzip,
};
/** Node's own `gunzip` takes several members for one, and passes over what follows them. */
async function gunzip(bytes, maxBytes) {
    const packed = afterHeader(bytes);
    if (packed === null)
        return null;
    try {
        const result = await inflated(packed, { info: true, maxOutputLength: Math.max(maxBytes, 1) });
        if (!isInflated(result) || result.buffer.length > maxBytes)
            return null;
        return fits(result.buffer, packed.subarray(result.engine.bytesWritten)) ? result.buffer : null;
    }
    catch {
        return null;
    }
}
/** What follows the header (RFC 1952, section 2.3), which may have an extra field and no other; null where it is none. */
function afterHeader(bytes) {
    const view = viewOf(bytes);
    if (bytes.length < HEADER_BYTES + 2 || view.getUint16(0) !== 0x1f_8b || view.getUint8(2) !== DEFLATE)
        return null;
    const flags = view.getUint8(3);
    if (flags === 0)
        return bytes.subarray(HEADER_BYTES);
    return flags === EXTRA_FIELD ? bytes.subarray(HEADER_BYTES + 2 + view.getUint16(HEADER_BYTES, true)) : null;
}
function fits(content, trailer) {
    const view = viewOf(trailer);
    return (trailer.length === TRAILER_BYTES &&
        view.getUint32(0, true) === (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(content) &&
        view.getUint32(4, true) === content.length);
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function isInflated(result) {
    return (typeof result === "object" && result !== null && Object.hasOwn(result, "buffer") && Object.hasOwn(result, "engine"));
}


/***/ }),

/***/ 926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder),
/* harmony export */   h: () => (/* binding */ refuseOther)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(836);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(667);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(827);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(631);
/* harmony import */ var _folder_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(496);






const FOLDERS = [_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SEGMENT_PREFIX */ .Pw, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_PREFIX */ .$$, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .QUARANTINE_PREFIX */ .IK].map((prefix) => prefix.slice(0, -1));
/** What systems say where they make no hard links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EACCES", "EINVAL"];
/**
 * Makes the folder of an export ready: it is made where there is none, what killed runs left half written is removed, and
 * what the export needs of its file system is tried.
 *
 * @throws ActionError where it is no folder for an export, with the reason as its message.
 */
async function openFolder(folder) {
    await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withPath */ .iD)(folder, async () => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        await refuseOther(folder, "Name a new or an empty folder, or the folder of an export.");
        await removeTemporaries(folder);
        for (const name of FOLDERS) {
            // oxlint-disable-next-line no-await-in-loop -- three folders
            await removeTemporaries((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        }
        await tryLink(folder);
    });
    return (0,_folder_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .folderObjects */ .D)(folder);
}
/**
 * Refuses a folder that does not exist, or that holds anything but an export.
 *
 * @param todo what to do then, as a whole sentence.
 * @throws ActionError
 */
async function refuseOther(folder, todo) {
    const names = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withPath */ .iD)(folder, async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder));
    const other = names.toSorted().find((name) => !isPartOfExport(name));
    if (other === undefined)
        return;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ(`The folder "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(folder)}" contains something that is not part of an export: "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(other)}". ${todo}`);
}
function isPartOfExport(name) {
    return name === _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .LATEST_NAME */ .Y9 || FOLDERS.includes(name) || (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemporary */ .ey)(name);
}
async function removeTemporaries(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((error) => {
        if ((0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error) === "ENOENT")
            return [];
        throw error;
    });
    await Promise.all(names.filter(_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemporary */ .ey).map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true })));
}
/**
 * Refuses a file system without hard links before anything is asked of the server. Nothing else there names a whole file
 * only where none is: a renaming replaces, and a file that is written under its name can be seen, or left, half.
 */
async function tryLink(folder, triesLeft = 2) {
    const [from, to] = [(0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryPath */ .l5)(folder), (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryPath */ .l5)(folder)];
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(from, "", { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
    }
    catch (error) {
        const code = (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .xU)(error) ?? "";
        // Another run that begins at this moment removed it.
        if (code === "ENOENT" && triesLeft > 0)
            return await tryLink(folder, triesLeft - 1);
        if ((0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCall */ .Mn)(error) !== "link" || !NO_LINKS.includes(code))
            throw error;
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ(`The file system of "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(folder)}" does not support hard links, which an export needs to write each file once and whole. ` +
            "Export to a folder on another disk, and copy it here afterwards.");
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(from, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(to, { force: true });
    }
}


/***/ }),

/***/ 686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ countOfEntries),
/* harmony export */   Lq: () => (/* binding */ waitText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   NO_PROGRESS: () => (/* binding */ NO_PROGRESS),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   lp: () => (/* binding */ comparedText),
/* harmony export */   progressLine: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(306);
/** How far a command is: the line that shows it, and the words. */


const TERMINAL_MILLISECONDS = 100;
const LOG_MILLISECONDS = 5_000;
const ERASE_LINE = "\r\u001b[2K";
/** Shows nothing. */
const NO_PROGRESS = { show: () => { }, say: () => { }, clear: () => { } };
/** On a terminal one line that is rewritten; elsewhere a line every few seconds. */
function progressLine(stream, now = Date.now) {
    const isTerminal = stream.isTTY && process.env["TERM"] !== "dumb";
    const interval = isTerminal ? TERMINAL_MILLISECONDS : LOG_MILLISECONDS;
    let shown = isTerminal ? 0 : now();
    const clear = () => {
        if (isTerminal)
            stream.write(ERASE_LINE);
    };
    return {
        show: (text) => {
            if (now() - shown < interval)
                return;
            shown = now();
            const line = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text());
            stream.write(isTerminal ? ERASE_LINE + line.slice(0, stream.columns - 1) : `${line}\n`);
        },
        say: (text) => {
            clear();
            stream.write(`${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text)}\n`);
        },
        clear,
    };
}
/**
 * Says how far an export is: "12500 entries (2100 a second), last id 12500, 1 segment".
 *
 * @param now milliseconds since 1970.
 */
function progressText(now) {
    let start;
    return (progress) => {
        const entries = progress.entries + progress.gathered;
        start ??= { time: now(), entries };
        const seconds = (now() - start.time) / 1000;
        const rate = seconds > 0 ? ` (${Math.round((entries - start.entries) / seconds)} a second)` : "";
        const last = progress.lastId === null ? "" : `, written up to id ${progress.lastId}`;
        return `${countOfEntries(entries)}${rate}${last}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(progress.segments, "segment")}`;
    };
}
/** Says how a server failed, and when it is asked again. */
function waitText({ message }, milliseconds, tries) {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${message} Trying again in ${seconds} s (try ${tries + 1} of ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_EXPORT_TRIES_MAX */ .M9}).`;
}
/** Says how far a check is. */
function checkedText({ manifests, segments, entries }) {
    return `checked ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(manifests, "manifest")}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(segments, "segment")}, ${countOfEntries(entries)}`;
}
/** Says how far a comparison is. @param segments how many are compared. */
function comparedText(of, manifest, segments) {
    return `comparing manifest ${manifest} of ${of.manifests} with the server, ${segments} of ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pq)(of.segments, "segment")} done`;
}
/** "1 entry", "2 entries". */
function countOfEntries(count) {
    return count === 1 ? "1 entry" : `${count} entries`;
}


/***/ }),

/***/ 266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ readServerUrl),
/* harmony export */   TJ: () => (/* binding */ serverWithKey),
/* harmony export */   gU: () => (/* binding */ isUrl),
/* harmony export */   oL: () => (/* binding */ readExportUrl)
/* harmony export */ });
/* unused harmony export KEY_HEADER */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(667);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(827);
/** The server that a command names, and the key that is sent to it. */


const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
/** What a server keeps exports at, below its base URL. */
const EXPORT_PATH = /^(?<base>.*)\/__api__\/v1\/audit_exports\/[^/]+$/;
/**
 * The base URL of a content server, without a slash at its end.
 *
 * @param what the option or argument that gives it, as messages call it.
 * @throws ActionError where it is none that a key may be sent to. Nothing of it is repeated, for it may hold a password.
 */
function readServerUrl(text, what) {
    const url = readPlainUrl(text, what);
    if (!url.pathname.includes("/__api__"))
        return url.href.replace(/\/+$/, "");
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`${what} must be the server's base URL, without "/__api__" and what follows it.`);
}
/**
 * The address of an export at a content server.
 *
 * @throws ActionError where it is none, or none that a key may be sent to.
 */
function readExportUrl(text) {
    const url = readPlainUrl(text, "The URL of the export").href.replace(/\/+$/, "");
    const baseUrl = EXPORT_PATH.exec(url)?.groups?.["base"];
    if (baseUrl !== undefined)
        return { url, baseUrl };
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The URL of an export ends in /__api__/v1/audit_exports/ and the guid of the export. " +
        "GET /__api__/v1/audit_exports of the server lists them.");
}
/** Whether an argument names a server's export rather than a folder. */
function isUrl(text) {
    return /^https?:/i.test(text);
}
function readPlainUrl(text, what) {
    const url = URL.parse(text);
    if (url === null || !["https:", "http:"].includes(url.protocol)) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`${what} must be a URL such as https://content.example.com.`);
    }
    if (url.username + url.password !== "") {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`${what} must have no user name and no password. The key is taken from STEWARD_API_KEY.`);
    }
    if (/[?#]/.test(url.href))
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`${what} must have neither "?" nor "#" and what follows them.`);
    if (url.protocol === "http:" && !LOCAL_HOSTS.includes(url.hostname)) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`${what} must begin with https://, because over http the key can be read in transit. http is accepted only for this ` +
            "machine (localhost, 127.0.0.1, [::1]); use a tunnel, such as ssh -L, to reach another server.");
    }
    return url;
}
const KEY = /^[\x21-\x7e]+$/;
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** The header that takes a key by default. */
const KEY_HEADER = "Authorization";
/**
 * A content server with the key of the environment variable STEWARD_API_KEY. There is no option for it: command lines
 * can be read by everyone on the machine.
 *
 * @throws ActionError where there is no usable key or header. The key is not repeated.
 */
function serverWithKey(baseUrl, keyHeader, environment) {
    if (!HEADER_NAME.test(keyHeader))
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("--key-header must be the name of a header, such as X-Authorization.");
    const key = (environment["STEWARD_API_KEY"] ?? "").trim();
    if (key === "") {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("There is no API key. Set the environment variable STEWARD_API_KEY to the key of an administrator.");
    }
    if (!KEY.test(key) || key.length > _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SOURCE_KEY_MAX_CHARACTERS */ .Eo) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("STEWARD_API_KEY is not an API key: it has whitespace or other characters that no key has, or is too long.");
    }
    return { baseUrl, key, keyHeader };
}


/***/ }),

/***/ 850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   Od: () => (/* binding */ verifySignature),
/* harmony export */   kc: () => (/* binding */ publicKeyOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(598);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(827);


const PUBLIC_KEY = /^[0-9a-f]{64}$/i;
const KEY_HELP = 'Create one with "openssl genpkey -algorithm ed25519".';
/**
 * The signer of a private key: Ed25519 in PKCS#8, as PEM or as base64 of its DER.
 *
 * @throws ActionError where it is none. Nothing of it is repeated.
 */
function signerOf(text) {
    const key = privateKeyOf(text);
    return {
        publicKey: rawPublicKey((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(key)),
        sign: async (bytes) => await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, bytes, key).toString("hex")),
    };
}
/** PEM is base64 between two lines. Where its line ends became spaces, or were lost, as in many settings, it is read as well. */
function privateKeyOf(text) {
    const base64 = text.replaceAll(/-----(?:BEGIN|END) PRIVATE KEY-----|\s/g, "");
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)({ key: Buffer.from(base64, "base64"), format: "der", type: "pkcs8" }));
    if (key !== undefined)
        return key;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`STEWARD_SIGNING_KEY is not an Ed25519 key in PKCS#8, as PEM or base64. ${KEY_HELP}`);
}
/**
 * The raw public key in a text, in hexadecimal: 64 digits, or PEM. Null where it is none.
 */
function publicKeyOf(text) {
    const source = text.trim();
    if (PUBLIC_KEY.test(source))
        return source.toLowerCase();
    // Node would take the public half of a private key, which no one gives to those who only check.
    if (!source.startsWith("-----BEGIN PUBLIC KEY-----"))
        return null;
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(source));
    return key === undefined ? null : rawPublicKey(key);
}
/** Whether a signature is the public key's, by Node. */
const verifySignature = async (publicKey, bytes, signature) => {
    const x = Buffer.from(publicKey, "hex").toString("base64url");
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }));
    if (key === undefined)
        return false;
    return await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(null, bytes, key, Buffer.from(signature, "hex")));
};
/** The Ed25519 key that is made; undefined where it is none, or of another kind. */
function attemptKey(make) {
    try {
        const key = make();
        return key.asymmetricKeyType === "ed25519" ? key : undefined;
    }
    catch {
        return undefined;
    }
}
function rawPublicKey(key) {
    return Buffer.from(String(key.export({ format: "jwk" }).x), "base64url").toString("hex");
}


/***/ }),

/***/ 426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ onInterrupt),
/* harmony export */   s: () => (/* binding */ waitPatiently)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(500);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(667);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(827);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(306);
/** How long a command waits: for a server that is asked again, and no longer than a person wants. */




/**
 * Waits after a failure until the next try.
 *
 * @param failures how often it failed in a row, from 1.
 * @throws ActionError where another try would not help, or enough were made.
 */
async function waitPatiently(failure, failures, dependencies) {
    const milliseconds = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .waitAfter */ .Wv)(failure, failures, dependencies.random());
    if (milliseconds === null)
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(failure.message);
    if (failures === _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .AUDIT_EXPORT_TRIES_MAX */ .M9) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(`${failure.message} It was asked ${failures} times. Try again later.`);
    }
    dependencies.onWait(failure, milliseconds, failures);
    await dependencies.wait(milliseconds);
}
/** Listens for Ctrl+C once, so that the command ends in order; pressed again, it ends the process at once. */
function onInterrupt(process) {
    const controller = new AbortController();
    process.once("SIGINT", () => controller.abort());
    const { signal } = controller;
    return {
        signal,
        wait: async (milliseconds) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch(() => { });
        },
        requestSignal: () => AbortSignal.any([signal, AbortSignal.timeout(_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENT_REQUEST_MAX_SECONDS */ .ZP * 1000)]),
    };
}


/***/ })

};
