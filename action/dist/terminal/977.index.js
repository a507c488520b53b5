export const id = 977;
export const ids = [977];
export const modules = {

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ placeWhole),
/* harmony export */   ey: () => (/* binding */ isTemporary),
/* harmony export */   iD: () => (/* binding */ withPath),
/* harmony export */   l5: () => (/* binding */ temporaryPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5827);
/* harmony import */ var _file_system_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9820);






const MAY_NOT_CHANGE = "Permission denied. Ask for permission to read the folder, to write to it and to create folders in it.";
const MAY_NOT_READ = "Permission denied. Ask for permission to read it.";
const NO_ROOM = "There is no space left. Free some space and run the command again.";
const REASONS = {
    EACCES: MAY_NOT_CHANGE,
    EPERM: MAY_NOT_CHANGE,
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
const REASONS_TO_READ = { ...REASONS, EACCES: MAY_NOT_READ, EPERM: MAY_NOT_READ };
async function withPath(path, task, use = "change") {
    try {
        return await task();
    }
    catch (error) {
        const code = (0,_file_system_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCodeOf */ .c7)(error);
        if (error instanceof _action_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ || code === undefined)
            throw error;
        const reason = (use === "read" ? REASONS_TO_READ : REASONS)[code] ??
            `The system reports ${code}. Fix that and run the command again.`;
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ(`Could not use "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(path)}". ${reason}`);
    }
}
const NAME = /^\.provider-steward-[0-9a-f-]+\.tmp$/;
const MAX_TRIES = 3;
function temporaryPath(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.provider-steward-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
}
function isTemporary(name) {
    return NAME.test(name);
}
async function placeWhole(path, bytes, place, triesLeft = MAX_TRIES - 1) {
    const temporary = temporaryPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    try {
        await writeDown(temporary, bytes);
        return await place(temporary);
    }
    catch (error) {
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCodeOf */ .c7)(error) !== "ENOENT" || triesLeft === 0)
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

/***/ 5496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ folderObjects),
/* harmony export */   _: () => (/* binding */ folderReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5827);
/* harmony import */ var _file_system_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9820);
/* harmony import */ var _sync_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8706);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2631);








function folderObjects(folder, shown = folder) {
    return {
        ...folderReader(folder, shown),
        create: async (name, bytes) => await placeIn([folder, shown], name, async (path) => {
            const made = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await linkUnlessThere(temporary, path));
            await (0,_sync_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            return made;
        }),
        replace: async (name, bytes) => {
            await placeIn([folder, shown], name, async (path) => {
                await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path));
                await (0,_sync_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            });
        },
    };
}
function folderReader(folder, shown = folder) {
    return {
        read: async (name, maxBytes) => {
            const path = pathOf(shown, name);
            const read = async () => await unlessAbsent(readStart(pathOf(folder, name), path, maxBytes + 1));
            return await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(path, read, "read");
        },
        list: (prefix) => listNames([folder, shown], prefix),
    };
}
async function placeIn([folder, shown], name, place) {
    const path = pathOf(folder, name);
    return await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(pathOf(shown, name), async () => {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== folder)
            await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
        return await place(path);
    });
}
async function makeFolder(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
        await (0,_sync_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    }
    catch (error) {
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCodeOf */ .c7)(error) !== "EEXIST")
            throw error;
    }
}
async function linkUnlessThere(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
        return "created";
    }
    catch (error) {
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCodeOf */ .c7)(error) === "EEXIST")
            return "exists";
        throw error;
    }
}
async function readStart(path, shown, bytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const status = await file.stat();
        if (!status.isFile())
            throw new _action_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ(`"${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(shown)}" is not a regular file. Check whether another program writes there.`);
        const buffer = new Uint8Array(Math.min(status.size, bytes));
        let length = 0;
        while (length < buffer.length) {
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
        if (["ENOENT", "ENOTDIR"].includes((0,_file_system_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCodeOf */ .c7)(error) ?? ""))
            return null;
        throw error;
    }
}
async function* listNames(folder, prefix) {
    const start = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    const names = start === "" ? namesOf(folder) : namesBelow(folder, start);
    for await (const name of names)
        if (name.startsWith(prefix))
            yield name;
}
async function* namesOf(folder) {
    const names = (await namesIn(folder, "")).map(async (name) => ((await isFolder(folder, name)) ? `${name}/` : name));
    for (const name of (await Promise.all(names)).toSorted(byCharacters)) {
        if (name.endsWith("/"))
            yield* namesBelow(folder, name);
        else
            yield name;
    }
}
async function* namesBelow(folder, start) {
    for (const name of (await namesIn(folder, start)).toSorted(byCharacters))
        yield start + name;
}
async function namesIn([folder, shown], start) {
    const read = async () => await unlessAbsent((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(pathOf(folder, start)));
    const names = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(pathOf(shown, start), read, "read");
    return (names ?? []).filter((name) => !(0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemporary */ .ey)(name));
}
async function isFolder([folder, shown], name) {
    const look = async () => await unlessAbsent((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(pathOf(folder, name)));
    const status = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(pathOf(shown, name), look, "read");
    return status?.isDirectory() === true;
}
function byCharacters(one, other) {
    return one < other ? -1 : 1;
}
function pathOf(folder, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ...name.split("/"));
}


/***/ }),

/***/ 7714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ nodeCodec)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);



const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
const DEFLATE = 8;
const EXTRA_FIELD = 4;
const gzipped = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzip);
const inflated = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_2__.inflateRaw);
const nodeCodec = {
    digest: async (bytes) => await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")),
    startDigest: () => {
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        return {
            write: async (bytes) => {
                await Promise.resolve(hash.update(bytes));
            },
            end: async () => await Promise.resolve(hash.digest("hex")),
        };
    },
    gzip: async (bytes) => await gzipped(bytes),
    gunzip,
    release: () => undefined,
};
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

/***/ 4926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder),
/* harmony export */   h: () => (/* binding */ refuseOther)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1204);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5827);
/* harmony import */ var _file_system_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9820);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2631);
/* harmony import */ var _folder_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5496);








const FOLDERS = [_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .SEGMENT_PREFIX */ .Pw, _shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PREFIX */ .$$, _shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .QUARANTINE_PREFIX */ .IK].map((prefix) => prefix.slice(0, -1));
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EACCES", "EINVAL"];
async function openFolder(folder, shown = folder) {
    await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withPath */ .iD)(shown, async () => {
        await makeFolders(folder);
        await refuseOther(folder, shown, "Name a new or an empty folder, or the folder of an export.");
        await removeTemporaries(folder);
        await tryLink(folder, shown);
        for (const name of FOLDERS) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
            await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withPath */ .iD)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(shown, name), async () => {
                await removeTemporaries(path);
                if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
                    await tryLink(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(shown, name));
            });
        }
    });
    return (0,_folder_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .folderObjects */ .D)(folder, shown);
}
async function refuseOther(folder, shown, todo) {
    const names = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withPath */ .iD)(shown, async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder), "read");
    const other = names.toSorted().find((name) => !isPartOfExport(name));
    if (other === undefined)
        return;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ(`The folder "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(shown)}" contains something that is not part of an export: "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(other)}". ${todo}`);
}
async function makeFolders(folder) {
    try {
        await makeFolder(folder);
    }
    catch (error) {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_8__/* .systemCodeOf */ .c7)(error) !== "ENOENT" || above === folder)
            throw error;
        await makeFolders(above);
        await makeFolder(folder);
    }
}
async function makeFolder(folder) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder);
    }
    catch (error) {
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_8__/* .systemCodeOf */ .c7)(error) !== "EEXIST")
            throw error;
    }
}
function isPartOfExport(name) {
    return name === _shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LATEST_NAME */ .Y9 || FOLDERS.includes(name) || (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemporary */ .ey)(name);
}
async function removeTemporaries(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch((error) => {
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_8__/* .systemCodeOf */ .c7)(error) === "ENOENT")
            return [];
        throw error;
    });
    await Promise.all(names.filter(_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemporary */ .ey).map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true })));
}
async function tryLink(folder, shown, triesLeft = 2) {
    const [from, to] = [(0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryPath */ .l5)(folder), (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .temporaryPath */ .l5)(folder)];
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(from, "", { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
    }
    catch (error) {
        const code = (0,_file_system_js__WEBPACK_IMPORTED_MODULE_8__/* .systemCodeOf */ .c7)(error) ?? "";
        if (code === "ENOENT" && triesLeft > 0)
            return await tryLink(folder, shown, triesLeft - 1);
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_8__/* .systemCallOf */ .Fe)(error) !== "link" || !NO_LINKS.includes(code))
            throw error;
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ(`The file system of "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(shown)}" does not support hard links, which an export needs to write each file once and whole. ` +
            "Export to a folder on another disk, and copy it here afterwards.");
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(from, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(to, { force: true });
    }
}


/***/ }),

/***/ 7686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ waitText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   NO_PROGRESS: () => (/* binding */ NO_PROGRESS),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   lp: () => (/* binding */ comparedText),
/* harmony export */   progressLine: () => (/* binding */ progressLine),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9306);


const TERMINAL_MILLISECONDS = 100;
const LOG_MILLISECONDS = 5_000;
const ERASE_LINE = "\r\u001b[2K";
const NO_PROGRESS = { show: () => { }, say: () => { }, clear: () => { } };
function progressLine({ stderr, env }, now = Date.now) {
    const isTerminal = stderr.isTTY === true && env["TERM"] !== "dumb";
    const interval = isTerminal ? TERMINAL_MILLISECONDS : LOG_MILLISECONDS;
    let shown = isTerminal ? 0 : now();
    const clear = () => {
        if (isTerminal)
            stderr.write(ERASE_LINE);
    };
    return {
        show: (text) => {
            if (now() - shown < interval)
                return;
            shown = now();
            const line = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text());
            stderr.write(isTerminal ? ERASE_LINE + line.slice(0, (stderr.columns || Infinity) - 1) : `${line}\n`);
        },
        say: (text) => {
            clear();
            stderr.write(`${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text)}\n`);
        },
        clear,
    };
}
function progressText(now) {
    let start;
    return (progress) => {
        const entries = progress.entries + progress.gathered;
        start ??= { time: now(), entries };
        const seconds = (now() - start.time) / 1000;
        const rate = seconds > 0 ? ` (${Math.round((entries - start.entries) / seconds)} a second)` : "";
        const last = progress.lastId === null ? "" : `, written up to id ${progress.lastId}`;
        return `${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfEntries */ .$w)(entries)}${rate}${last}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(progress.segments, "segment")}`;
    };
}
function waitText({ message }, milliseconds, tries) {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${message} Trying again in ${seconds} s (try ${tries + 1} of ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_EXPORT_TRIES_MAX */ .M9}).`;
}
function checkedText({ manifests, segments, entries }) {
    return `checked ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(manifests, "manifest")}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(segments, "segment")}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfEntries */ .$w)(entries)}`;
}
function readText(opened, segments, entries) {
    return `opened ${opened} of ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(segments, "segment")}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfEntries */ .$w)(entries)} found`;
}
function comparedText({ entries }, state) {
    const { beyond } = state;
    const compared = `compared ${state.entries} of ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOfEntries */ .$w)(entries)} with the server`;
    return beyond === null ? compared : `${compared}, which has ${beyond.entries} more`;
}


/***/ }),

/***/ 5266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ readServerUrl),
/* harmony export */   TJ: () => (/* binding */ serverWithKey),
/* harmony export */   gU: () => (/* binding */ isUrl),
/* harmony export */   oL: () => (/* binding */ readExportUrl)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7868);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5827);


const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
const EXPORT_PATH = /^(?<base>.*)\/__api__\/v1\/audit_exports\/[^/]+$/;
function readServerUrl(text, what) {
    const url = readPlainUrl(text, what);
    if (!url.pathname.includes("/__api__"))
        return url.href.replace(/\/+$/, "");
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${what} must be the server's base URL, without "/__api__" and what follows it.`);
}
function readExportUrl(text) {
    const url = readPlainUrl(text, "The URL of the export").href.replace(/\/+$/, "");
    const baseUrl = EXPORT_PATH.exec(url)?.groups?.["base"];
    if (baseUrl !== undefined)
        return { url, baseUrl };
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ("The URL of an export ends in /__api__/v1/audit_exports/ and the guid of the export. " +
        "GET /__api__/v1/audit_exports of the server lists them.");
}
function isUrl(text) {
    return /^https?:/i.test(text);
}
function readPlainUrl(text, what) {
    const url = URL.parse(text);
    if (url === null || !["https:", "http:"].includes(url.protocol)) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${what} must be a URL such as https://content.example.com.`);
    }
    if (url.username + url.password !== "") {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${what} must have no user name and no password. The key is taken from STEWARD_API_KEY.`);
    }
    if (/[?#]/.test(url.href))
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${what} must have neither "?" nor "#" and what follows them.`);
    if (url.protocol === "http:" && !LOCAL_HOSTS.includes(url.hostname)) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${what} must begin with https://, because over http the key can be read in transit. http is accepted only for this ` +
            "machine (localhost, 127.0.0.1, [::1]); use a tunnel, such as ssh -L, to reach another server.");
    }
    return url;
}
const KEY = /^[\x21-\x7e]+$/;
function serverWithKey(baseUrl, keyHeader, environment) {
    if (!(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeaderName */ .p$)(keyHeader))
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ("--key-header must be the name of a header, such as X-Authorization.");
    const key = (environment["STEWARD_API_KEY"] ?? "").trim();
    if (key === "") {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ("There is no API key. Set the environment variable STEWARD_API_KEY to the key of an administrator.");
    }
    if (!KEY.test(key) || key.length > _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_SOURCE_KEY_MAX_CHARACTERS */ .Eo) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ("STEWARD_API_KEY is not an API key: it has whitespace or other characters that no key has, or is too long. Set it to the key alone.");
    }
    return { baseUrl, key, keyHeader };
}


/***/ }),

/***/ 7850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   Od: () => (/* binding */ verifySignature),
/* harmony export */   kc: () => (/* binding */ publicKeyOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1286);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5827);



const PUBLIC_KEY = /^[0-9a-f]{64}$/i;
const KEY_HELP = 'Set it to a key such as "openssl genpkey -algorithm ed25519" creates.';
function signerOf(text, name) {
    const key = privateKeyOf(text, name);
    return {
        publicKey: rawPublicKey((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(key)),
        sign: async (bytes) => await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, bytes, key).toString("hex")),
    };
}
function privateKeyOf(text, name) {
    const der = Buffer.from((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .privateKeyBase64 */ .Ki)(text), "base64");
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)({ key: der, format: "der", type: "pkcs8" }));
    if (key !== undefined)
        return key;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(`${name} is not an Ed25519 key in PKCS#8, as PEM or base64. ${KEY_HELP}`);
}
function publicKeyOf(text) {
    const source = text.trim();
    if (PUBLIC_KEY.test(source))
        return source.toLowerCase();
    if (!source.startsWith("-----BEGIN PUBLIC KEY-----"))
        return null;
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(source));
    return key === undefined ? null : rawPublicKey(key);
}
const verifySignature = async (publicKey, bytes, signature) => {
    const x = Buffer.from(publicKey, "hex").toString("base64url");
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" }));
    if (key === undefined)
        return false;
    return await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(null, bytes, key, Buffer.from(signature, "hex")));
};
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

/***/ 1426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ onInterrupt),
/* harmony export */   s: () => (/* binding */ waitPatiently)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6605);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5827);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9306);




const TODO = {
    refused: "Set STEWARD_API_KEY to a valid key of an administrator of that server.",
    absent: "Check the URL of the server.",
    rejected: "Check the URL of the server.",
};
async function waitPatiently(failure, failures, dependencies) {
    const milliseconds = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .waitAfter */ .Wv)(failure, failures, dependencies.random());
    const { [failure.kind]: todo } = TODO;
    if (milliseconds === null)
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(todo === undefined ? failure.message : `${failure.message} ${todo}`);
    if (failures === _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .AUDIT_EXPORT_TRIES_MAX */ .M9) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(`${failure.message} It was asked ${failures} times. Try again later.`);
    }
    dependencies.onWait(failure, milliseconds, failures);
    await dependencies.wait(milliseconds);
}
function onInterrupt(process) {
    const controller = new AbortController();
    process.once("SIGINT", () => controller.abort());
    const { signal } = controller;
    return {
        signal,
        wait: async (milliseconds) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, { signal }).catch(() => { });
        },
        requestSignal: () => AbortSignal.any([signal, AbortSignal.timeout(_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .CLIENT_REQUEST_MAX_SECONDS */ .ZP * 1000)]),
    };
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ systemCallOf),
/* harmony export */   Y1: () => (/* binding */ readFileBounded),
/* harmony export */   c7: () => (/* binding */ systemCodeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

const start = Buffer.allocUnsafeSlow(64 * 1024);
function readFileBounded(path, maxBytes) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "r");
    try {
        return readToEnd(file, maxBytes);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function readToEnd(file, maxBytes) {
    let buffer = start;
    let size = 0;
    for (;;) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, size, Math.min(buffer.length, maxBytes) - size, null);
        size += count;
        if (count === 0 || size === maxBytes)
            break;
        if (size === buffer.length)
            buffer = larger(buffer, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size, maxBytes);
    }
    const read = buffer.subarray(0, size);
    return buffer === start ? Buffer.from(read) : read;
}
function larger(buffer, fileBytes, maxBytes) {
    const bytes = fileBytes > buffer.length ? fileBytes + 1 : buffer.length * 2;
    const result = Buffer.allocUnsafeSlow(Math.min(bytes, maxBytes));
    buffer.copy(result);
    return result;
}
function systemCodeOf(error) {
    return systemField(error, "code");
}
function systemCallOf(error) {
    return systemField(error, "syscall");
}
function systemField(error, name) {
    const value = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === "string" ? value : undefined;
}


/***/ }),

/***/ 8706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ syncFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

async function syncFolder(path) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path).catch(() => undefined);
    await folder?.sync().catch(() => { });
    await folder?.close();
}


/***/ }),

/***/ 2755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   hm: () => (/* binding */ readCanonical),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   j6: () => (/* binding */ only),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tW: () => (/* binding */ hash),
/* harmony export */   vl: () => (/* binding */ signature)
/* harmony export */ });
/* harmony import */ var _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);


const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const ID = /^(?:0|[1-9]\d*)$/;
const UTC_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const text = (json) => (typeof json === "string" ? json : undefined);
const flag = (json) => (typeof json === "boolean" ? json : undefined);
const count = (json) => typeof json === "number" && Number.isSafeInteger(json) && json >= 0 ? json : undefined;
const hash = matching(HASH);
const signature = matching(SIGNATURE);
const id = (json) => typeof json === "string" && json.length <= _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_ID_MAX_DIGITS */ .ML && ID.test(json) ? json : undefined;
const time = (json) => typeof json === "string" && TIME.test(json) && !Number.isNaN(Date.parse(json)) ? json : undefined;
const utcTime = (json) => typeof json === "string" && UTC_TIME.test(json) && isTime(json) ? json : undefined;
function only(value) {
    return (json) => (json === value ? value : undefined);
}
function either(read, readOther) {
    return (json) => read(json) ?? readOther(json);
}
function nullable(read) {
    return (json) => (json === null ? null : read(json));
}
function list(read) {
    return (json) => {
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isArray */ .cy)(json))
            return undefined;
        const values = json.map(read).filter((value) => value !== undefined);
        return values.length === json.length ? values : undefined;
    };
}
function record(fields) {
    const readers = Object.entries(fields);
    return (json) => {
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(json))
            return undefined;
        const entries = readers.map(([name, read]) => [name, read(json[name])]);
        if (entries.some(([, value]) => value === undefined))
            return undefined;
        return Object.fromEntries(entries);
    };
}
function readCanonical(bytes, read, render) {
    try {
        const source = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        const value = read(JSON.parse(source));
        return value !== undefined && render(value) === source ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function isTime(source) {
    const milliseconds = Date.parse(source);
    return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === source;
}
function matching(pattern) {
    return (json) => (typeof json === "string" && pattern.test(json) ? json : undefined);
}


/***/ }),

/***/ 405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ OLDER_FORMAT_FAULT),
/* harmony export */   m1: () => (/* binding */ isOlderFormat),
/* harmony export */   uB: () => (/* binding */ FORMAT)
/* harmony export */ });
const FORMAT = 2;
const OLDER_FORMAT_FAULT = "is in format 1, which is no longer read; it stays as it is, and is verified by the version that wrote it";
const FORMAT_1 = /^\{\s*"format":\s*1,/;
const START_BYTES = 64;
function isOlderFormat(text) {
    return text !== undefined && FORMAT_1.test(new TextDecoder().decode(text.subarray(0, START_BYTES)));
}


/***/ }),

/***/ 6051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ gapsAfter),
/* harmony export */   Kp: () => (/* binding */ isInGap),
/* harmony export */   OM: () => (/* binding */ readGaps),
/* harmony export */   "in": () => (/* binding */ areSameGaps)
/* harmony export */ });
/* harmony import */ var _entry_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6627);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2755);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2830);



const SAFE_DIGITS = 15;
const readGaps = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ after: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id, before: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id }));
function gapsAfter(before, ids) {
    const lastId = before?.last_id ?? null;
    const { open, above } = partition(before?.gaps ?? [], ids, lastId);
    let highest = lastId;
    for (const id of above) {
        if (highest !== null && isGap(highest, id))
            open.push({ after: highest, before: id });
        highest = id;
    }
    return open.slice(-_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_SEGMENT_MAX_GAPS */ .Ns);
}
function partition(gaps, ids, lastId) {
    const above = [];
    const low = [];
    for (const id of ids)
        ((0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbove */ .oi)(id, lastId) ? above : low).push(id);
    if (above.some((id, index) => index > 0 && (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3)(above[index - 1] ?? id, id) > 0))
        above.sort(_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3);
    const open = gaps.flatMap((gap) => split(gap, low));
    return { open, above };
}
function split({ after, before }, late) {
    const inside = late.filter((id) => (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3)(id, after) > 0 && (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3)(id, before) < 0).toSorted(_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .compareIds */ .q3);
    const ends = [after, ...inside, before];
    return ends.slice(1).flatMap((end, index) => {
        const start = ends[index] ?? end;
        return isGap(start, end) ? [{ after: start, before: end }] : [];
    });
}
function isGap(after, before) {
    const isSafe = before.length <= SAFE_DIGITS && after.length <= SAFE_DIGITS;
    return isSafe ? Number(before) - Number(after) > 1 : BigInt(before) - BigInt(after) > 1n;
}
function isInGap(gaps, id) {
    return gaps.some(({ after, before }) => (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbove */ .oi)(id, after) && (0,_entry_ids_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbove */ .oi)(before, id));
}
function areSameGaps(one, other) {
    return (one.length === other.length &&
        one.every(({ after, before }, index) => after === other[index]?.after && before === other[index]?.before));
}


/***/ }),

/***/ 1286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ privateKeyBase64),
/* harmony export */   Kq: () => (/* binding */ isRestart),
/* harmony export */   Yj: () => (/* binding */ keyChangeFault),
/* harmony export */   c7: () => (/* binding */ dueKeyChange),
/* harmony export */   mk: () => (/* binding */ keyFault),
/* harmony export */   oE: () => (/* binding */ keyAfter),
/* harmony export */   rA: () => (/* binding */ keyChainFault)
/* harmony export */ });
function keyAfter({ key_change: change, public_key: key }) {
    return change?.kind === "rotation" ? change.next_public_key : key;
}
function keyChangeFault({ key_change: change, public_key: key, sequence }) {
    if (change === null)
        return null;
    if (key === null)
        return "says that the key changes, but is not signed";
    if (change.kind === "restart" && sequence === 1)
        return "says that the signing restarts, but is the first manifest";
    const other = change.kind === "rotation" ? change.next_public_key : change.previous_public_key;
    return other === key ? "says that the key changes to the same key" : null;
}
function isRestart({ key_change: change, public_key: key }, keyBefore) {
    return key !== null && change?.kind === "restart" && change.previous_public_key === keyBefore;
}
function keyChainFault(manifest, keyBefore) {
    if (isRestart(manifest, keyBefore))
        return null;
    if (manifest.key_change?.kind === "restart")
        return "restarts the signing of another key than the one before";
    return keyFault(manifest.public_key, keyBefore);
}
function keyFault(key, expected) {
    if (key === expected)
        return null;
    if (key === null)
        return `is not signed, but should be signed by ${expected}`;
    return expected === null
        ? `is signed by ${key}, but should not be signed`
        : `is signed by ${key}, not by ${expected}`;
}
function privateKeyBase64(text) {
    return text.replaceAll(/-----(?:BEGIN|END) PRIVATE KEY-----|\s/g, "");
}
function dueKeyChange(inForce, { signer, oldKey }) {
    if (signer === null || inForce === null || inForce === signer.publicKey)
        return null;
    const { previous, lost } = oldKey;
    if (previous?.publicKey === inForce) {
        return { change: { kind: "rotation", next_public_key: signer.publicKey }, signer: previous };
    }
    return lost === "any" || lost?.publicKey === inForce
        ? { change: { kind: "restart", previous_public_key: inForce }, signer }
        : null;
}


/***/ }),

/***/ 1251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ readLatest),
/* harmony export */   K7: () => (/* binding */ listingOf),
/* harmony export */   Sq: () => (/* binding */ signedBytes),
/* harmony export */   Tt: () => (/* binding */ signDocument),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   _m: () => (/* binding */ readSignedDocument),
/* harmony export */   ay: () => (/* binding */ addsUp),
/* harmony export */   vA: () => (/* binding */ totalsOf),
/* harmony export */   yf: () => (/* binding */ isListingOf)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2755);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6051);




const readKeyChange = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ kind: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)("rotation"), next_public_key: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW }), (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ kind: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)("restart"), previous_public_key: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW }));
const readManifest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB),
    sequence: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    source: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    consecutive_ids: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    period_start: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    period_end: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    segments_before: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    segments: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
        number: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        bytes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
        entries: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        quarantined: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        gaps: _gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .readGaps */ .OM,
        first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
        last_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
        earliest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
        latest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
        raw_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
        chain: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    })),
    entries: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    quarantined: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    last_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    previous_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    key_change: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(readKeyChange),
    public_key: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW),
});
const readLatest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB),
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    source: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    manifest: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    manifest_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    public_key: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW),
});
function listingOf({ number, entries, quarantined, gaps, first_id, last_id, earliest_time, latest_time, ...hashes }, { bytes, sha256 }) {
    return {
        number,
        bytes,
        sha256,
        entries,
        quarantined: quarantined.length,
        gaps,
        first_id,
        last_id,
        earliest_time,
        latest_time,
        raw_sha256: hashes.raw_sha256,
        chain: hashes.chain,
    };
}
function isListingOf(listed, metadata) {
    const { gaps, ...right } = listingOf(metadata, listed);
    const isSame = Object.entries(right).every(([name, value]) => Reflect.get(listed, name) === value);
    return isSame && (0,_gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .areSameGaps */ ["in"])(listed.gaps, gaps);
}
function totalsOf(segments) {
    return {
        entries: segments.reduce((total, segment) => total + segment.entries, 0),
        quarantined: segments.reduce((total, segment) => total + segment.quarantined, 0),
        first_id: segments.find((segment) => segment.first_id !== null)?.first_id ?? null,
        last_id: segments.at(-1)?.last_id ?? null,
    };
}
function addsUp(manifest) {
    const right = Object.entries(totalsOf(manifest.segments));
    return right.every(([name, value]) => Reflect.get(manifest, name) === value);
}
async function signDocument(purpose, fields, signer) {
    const signature = signer === null ? null : await signer.sign(signedBytes(purpose, fields));
    return encode(textOf({ ...fields, signature }));
}
function readSignedDocument(bytes, read) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readCanonical */ .hm)(bytes, (json) => {
        const fields = read(json);
        const signature = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(json) ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .signature */ .vl)(json["signature"]) : undefined;
        return fields === undefined || signature === undefined ? undefined : { fields, signature };
    }, ({ fields, signature }) => textOf({ ...fields, signature }));
}
function signedBytes(purpose, fields) {
    return encode(`provider-steward audit export ${purpose}\n${textOf(fields)}`);
}
function textOf(fields) {
    return `${JSON.stringify(fields, null, 2)}\n`;
}
function encode(document) {
    return new TextEncoder().encode(document);
}


/***/ }),

/***/ 1204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ MANIFEST_PREFIX),
/* harmony export */   Au: () => (/* binding */ quarantineSha256),
/* harmony export */   IK: () => (/* binding */ QUARANTINE_PREFIX),
/* harmony export */   Is: () => (/* binding */ quarantineName),
/* harmony export */   Jc: () => (/* binding */ segmentName),
/* harmony export */   Jr: () => (/* binding */ segmentNumber),
/* harmony export */   Pw: () => (/* binding */ SEGMENT_PREFIX),
/* harmony export */   Y9: () => (/* binding */ LATEST_NAME),
/* harmony export */   fz: () => (/* binding */ manifestSequence),
/* harmony export */   hV: () => (/* binding */ isExportObjectName),
/* harmony export */   vS: () => (/* binding */ manifestName)
/* harmony export */ });
const DIGITS = 9;
const MAX_NUMBER = 10 ** DIGITS - 1;
const SHA256_DIGITS = 64;
const SHA256 = /^[0-9a-f]{64}$/;
const SEGMENT_PREFIX = "seg/";
const MANIFEST_PREFIX = "manifests/";
const QUARANTINE_PREFIX = "quarantine/";
const LATEST_NAME = "latest.json";
function segmentName(number) {
    return `${SEGMENT_PREFIX}${padded(number)}.ndjson.gz`;
}
function manifestName(sequence) {
    return `${MANIFEST_PREFIX}${padded(sequence)}.json`;
}
function quarantineName(sha256) {
    return `${QUARANTINE_PREFIX}${sha256}.raw`;
}
function segmentNumber(name) {
    return numberIn(name, segmentName);
}
function manifestSequence(name) {
    return numberIn(name, manifestName);
}
function quarantineSha256(name) {
    const sha256 = name.slice(QUARANTINE_PREFIX.length, QUARANTINE_PREFIX.length + SHA256_DIGITS);
    return SHA256.test(sha256) && quarantineName(sha256) === name ? sha256 : undefined;
}
function isExportObjectName(name) {
    return (name === LATEST_NAME ||
        segmentNumber(name) !== undefined ||
        manifestSequence(name) !== undefined ||
        quarantineSha256(name) !== undefined);
}
function padded(number) {
    return String(number).padStart(DIGITS, "0");
}
function numberIn(name, nameOf) {
    const number = Number(/(?<digits>\d+)/.exec(name)?.groups?.["digits"]);
    return number >= 1 && number <= MAX_NUMBER && nameOf(number) === name ? number : undefined;
}


/***/ }),

/***/ 8888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uz: () => (/* binding */ withMetadata),
/* harmony export */   YJ: () => (/* binding */ afterMetadata),
/* harmony export */   "in": () => (/* binding */ withoutHeader),
/* harmony export */   xj: () => (/* binding */ metadataIn),
/* harmony export */   yy: () => (/* binding */ SEGMENT_START_MAX_BYTES)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);

const PLAIN_HEADER_BYTES = 10;
const HEADER = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255];
const SUBFIELD = [0x50, 0x53];
const EXTRA_BYTES = 6;
const START_BYTES = PLAIN_HEADER_BYTES + EXTRA_BYTES;
const SEGMENT_START_MAX_BYTES = START_BYTES + _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SEGMENT_METADATA_MAX_BYTES */ .P6;
function withoutHeader(bytes) {
    return bytes.subarray(PLAIN_HEADER_BYTES);
}
function withMetadata(metadata, packed) {
    const text = new TextEncoder().encode(metadata);
    const bytes = new Uint8Array(START_BYTES + text.length + packed.length);
    bytes.set(HEADER);
    bytes.set(twoBytes(text.length + SUBFIELD.length + 2), PLAIN_HEADER_BYTES);
    bytes.set(SUBFIELD, PLAIN_HEADER_BYTES + 2);
    bytes.set(twoBytes(text.length), START_BYTES - 2);
    bytes.set(text, START_BYTES);
    bytes.set(packed, START_BYTES + text.length);
    return bytes;
}
function metadataIn(bytes) {
    const length = littleEndian(bytes, START_BYTES - 2);
    const isSegment = startsWith(bytes, HEADER, 0) &&
        littleEndian(bytes, PLAIN_HEADER_BYTES) === length + SUBFIELD.length + 2 &&
        startsWith(bytes, SUBFIELD, PLAIN_HEADER_BYTES + 2) &&
        length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SEGMENT_METADATA_MAX_BYTES */ .P6 &&
        bytes.length >= START_BYTES + length;
    return isSegment ? bytes.subarray(START_BYTES, START_BYTES + length) : undefined;
}
function afterMetadata(bytes) {
    return bytes.subarray(START_BYTES + littleEndian(bytes, START_BYTES - 2));
}
function twoBytes(value) {
    return [value & 0xff, value >> 8];
}
function littleEndian(bytes, at) {
    return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}
function startsWith(bytes, expected, at) {
    return expected.every((byte, index) => bytes[at + index] === byte);
}


/***/ }),

/***/ 2345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   cW: () => (/* binding */ readSegmentStart),
/* harmony export */   fn: () => (/* binding */ packSegment),
/* harmony export */   gA: () => (/* binding */ readSegment),
/* harmony export */   hz: () => (/* binding */ NO_HASH)
/* harmony export */ });
/* unused harmony exports segmentMetadata, isChained */
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5319);
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1134);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2755);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6051);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2830);
/* harmony import */ var _segment_header_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8888);







const NO_HASH = "0".repeat(64);
const readMetadata = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB),
    source: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    number: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    entries_before: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    entries: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    late: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    quarantined: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
        id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
        reason: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        bytes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
        after: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
        kept: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    })),
    gaps: _gaps_js__WEBPACK_IMPORTED_MODULE_2__/* .readGaps */ .OM,
    first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    last_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
    earliest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
    latest_time: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK),
    raw_bytes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    raw_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    packed_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    tail_url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    written_time: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .time */ .kB,
    previous_chain: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    chain: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
});
async function packSegment({ lines, ...draft }, codec) {
    const raw = joinLines(lines);
    const packed = (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutHeader */ ["in"])(await codec.gzip(raw));
    const [rawBytes, rawSha256] = [raw.length, await codec.digest(raw)];
    codec.release(raw);
    const unchained = {
        format: _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT */ .uB,
        source: draft.source,
        number: draft.number,
        entries_before: draft.entries_before,
        entries: lines.length,
        late: draft.late,
        quarantined: draft.quarantined.map(({ id, reason, bytes, sha256, after, kept }) => {
            return { id, reason, bytes, sha256, after, kept };
        }),
        gaps: draft.gaps.map(({ after, before }) => ({ after, before })),
        first_id: draft.first_id,
        last_id: draft.last_id,
        earliest_time: draft.earliest_time,
        latest_time: draft.latest_time,
        raw_bytes: rawBytes,
        raw_sha256: rawSha256,
        packed_sha256: await codec.digest(packed),
        tail_url: draft.tail_url,
        written_time: draft.written_time,
        previous_chain: draft.previous_chain,
    };
    const metadata = { ...unchained, chain: await chainOf(unchained, codec) };
    return { metadata, bytes: (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_3__/* .withMetadata */ .Uz)(JSON.stringify(metadata), packed) };
}
function segmentMetadata(bytes) {
    const metadata = (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_3__/* .metadataIn */ .xj)(bytes);
    return metadata === undefined ? undefined : (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readCanonical */ .hm)(metadata, readMetadata, (read) => JSON.stringify(read));
}
async function readSegmentStart(bytes, codec) {
    const metadata = segmentMetadata(bytes);
    if (metadata === undefined) {
        const isOlder = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .isOlderFormat */ .m1)((0,_segment_header_js__WEBPACK_IMPORTED_MODULE_3__/* .metadataIn */ .xj)(bytes));
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(isOlder ? _format_js__WEBPACK_IMPORTED_MODULE_1__/* .OLDER_FORMAT_FAULT */ .Ol : "has no metadata of a segment in its gzip header");
    }
    return (await isChained(metadata, codec)) ? (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)(metadata) : (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)("has metadata that does not match its chain hash");
}
async function readSegment(bytes, codec) {
    const start = await readSegmentStart(bytes, codec);
    if (!start.ok)
        return start;
    const metadata = start.value;
    const packed = (0,_segment_header_js__WEBPACK_IMPORTED_MODULE_3__/* .afterMetadata */ .YJ)(bytes);
    if ((await codec.digest(packed)) !== metadata.packed_sha256)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)("has packed lines that do not match their hash");
    const raw = await codec.gunzip(bytes, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .AUDIT_SEGMENT_MAX_RAW_BYTES */ .yb);
    if (raw === null)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)("cannot be unpacked");
    if (raw.length !== metadata.raw_bytes || (await codec.digest(raw)) !== metadata.raw_sha256) {
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)("has lines that do not match their hash");
    }
    if (countLines(raw) !== metadata.entries)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)("does not have the number of lines that it states");
    if (raw.length > 0 && raw.at(-1) !== _text_characters_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE_FEED */ .kR)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)("has a last line without a line end");
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__.ok)({ metadata, raw });
}
async function isChained({ chain, ...unchained }, codec) {
    return chain === (await chainOf(unchained, codec));
}
function* linesOf(raw) {
    for (let start = 0; start < raw.length;) {
        const end = raw.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE_FEED */ .kR, start);
        yield raw.subarray(start, end === -1 ? raw.length : end);
        start = end === -1 ? raw.length : end + 1;
    }
}
async function chainOf(unchained, codec) {
    return await codec.digest(new TextEncoder().encode(JSON.stringify(unchained)));
}
function joinLines(lines) {
    const raw = new Uint8Array(lines.reduce((total, line) => total + line.length + 1, 0));
    let at = 0;
    for (const line of lines) {
        raw.set(line, at);
        raw[at + line.length] = _text_characters_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE_FEED */ .kR;
        at += line.length + 1;
    }
    return raw;
}
function countLines(raw) {
    let lines = 0;
    for (let at = raw.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE_FEED */ .kR); at !== -1; at = raw.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE_FEED */ .kR, at + 1))
        lines += 1;
    return raw.length > 0 && raw.at(-1) !== _text_characters_js__WEBPACK_IMPORTED_MODULE_6__/* .LINE_FEED */ .kR ? lines + 1 : lines;
}


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ manifestChainFault),
/* harmony export */   CE: () => (/* binding */ sealedBy),
/* harmony export */   IY: () => (/* binding */ nameFault),
/* harmony export */   JI: () => (/* binding */ isSigned),
/* harmony export */   ZR: () => (/* binding */ nextManifestFault),
/* harmony export */   Zl: () => (/* binding */ readStoredManifest),
/* harmony export */   x5: () => (/* binding */ NOTHING_SEALED)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(405);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1286);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2830);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1251);
/* harmony import */ var _object_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1204);
/* harmony import */ var _segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2345);






const NOTHING_SEALED = {
    sequence: 0,
    segments: 0,
    periodEnd: null,
    sha256: _segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_HASH */ .hz,
    name: null,
    isConsecutive: false,
    publicKey: null,
};
async function readStoredManifest(sequence, { objects, codec, verifySignature }) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(sequence);
    const broken = (fault) => ({ state: "broken", object, fault });
    const bytes = await objects.read(object, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_MANIFEST_MAX_BYTES */ .NS);
    if (bytes === null)
        return { state: "absent", object };
    if (bytes.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_MANIFEST_MAX_BYTES */ .NS)
        return broken("is larger than a manifest can be");
    const document = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readSignedDocument */ ._m)(bytes, _manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifest */ .WI);
    if (document === undefined) {
        return broken((0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .isOlderFormat */ .m1)(bytes) ? _format_js__WEBPACK_IMPORTED_MODULE_4__/* .OLDER_FORMAT_FAULT */ .Ol : "is not a manifest in the form that the export writes");
    }
    const { fields: manifest, signature } = document;
    if (manifest.sequence !== sequence)
        return broken(`says that it is manifest ${manifest.sequence}`);
    if (verifySignature !== undefined && !(await isSigned("manifest", document, verifySignature))) {
        return broken("has a signature that is not that of its key");
    }
    const fault = sumsFault(manifest);
    if (fault !== null)
        return broken(fault);
    return { state: "whole", value: { manifest, signature, sha256: await codec.digest(bytes) } };
}
async function isSigned(purpose, { fields, signature }, verifySignature) {
    if (fields.public_key === null || signature === null)
        return fields.public_key === signature;
    return await verifySignature(fields.public_key, (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .signedBytes */ .Sq)(purpose, fields), signature);
}
function sumsFault(manifest) {
    if (Date.parse(manifest.period_start) > Date.parse(manifest.period_end)) {
        return "has a period that ends before it begins";
    }
    if (!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .addsUp */ .ay)(manifest))
        return "has totals that are not those of the segments that it lists";
    const first = manifest.segments_before + 1;
    return manifest.segments.every(({ number }, index) => number === first + index)
        ? (0,_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .keyChangeFault */ .Yj)(manifest)
        : "lists segments whose numbers are not consecutive from its segments_before on";
}
function sealedBy({ manifest, sha256 }) {
    return {
        sequence: manifest.sequence,
        segments: manifest.segments_before + manifest.segments.length,
        periodEnd: manifest.period_end,
        sha256,
        name: manifest.name,
        isConsecutive: manifest.consecutive_ids,
        publicKey: (0,_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .keyAfter */ .oE)(manifest),
    };
}
function nextManifestFault(manifest, before) {
    const fault = manifestChainFault(manifest, before);
    return fault !== null || before.sequence === 0 ? fault : (0,_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .keyChainFault */ .rA)(manifest, before.publicKey);
}
function manifestChainFault(manifest, before) {
    if (before.sequence === 0) {
        return manifest.previous_sha256 === _segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_HASH */ .hz && manifest.segments_before === 0
            ? null
            : "has a previous_sha256 and segments_before that are not those of a first manifest";
    }
    const name = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(before.sequence);
    if (manifest.previous_sha256 !== before.sha256) {
        return `does not follow ${name}: its previous_sha256 is not the SHA-256 of that`;
    }
    if (before.name !== null && manifest.name !== before.name)
        return nameFault(manifest.name, before.name);
    if (manifest.segments_before !== before.segments) {
        return `has a segments_before that is not the number of segments up to ${name}`;
    }
    return manifest.period_start === before.periodEnd
        ? null
        : `has a period that does not begin where that of ${name} ends`;
}
function nameFault(name, expected) {
    return name === expected ? null : `is of the export ${name}, not of ${expected}`;
}


/***/ }),

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ NO_SEGMENT),
/* harmony export */   De: () => (/* binding */ readStoredSegment),
/* harmony export */   Lg: () => (/* binding */ segmentEnd),
/* harmony export */   _V: () => (/* binding */ firstSegment),
/* harmony export */   jd: () => (/* binding */ listingFault),
/* harmony export */   k4: () => (/* binding */ readStoredStart),
/* harmony export */   nZ: () => (/* binding */ segmentChainFault)
/* harmony export */ });
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1134);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2830);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1251);
/* harmony import */ var _object_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1204);
/* harmony import */ var _segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2345);
/* harmony import */ var _segment_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8888);






const NO_SEGMENT = { number: 0, chain: _segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_HASH */ .hz, entries: 0, writtenTime: null };
async function readStoredStart(number, { objects, codec }) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number);
    const broken = (fault) => ({ state: "broken", object, fault });
    const bytes = await objects.read(object, _segment_header_js__WEBPACK_IMPORTED_MODULE_2__/* .SEGMENT_START_MAX_BYTES */ .yy);
    if (bytes === null)
        return { state: "absent", object };
    const start = await (0,_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegmentStart */ .cW)(bytes, codec);
    if (!start.ok)
        return broken(start.error);
    const fault = numberFault(start.value, number);
    return fault === null ? { state: "whole", value: start.value } : broken(fault);
}
async function firstSegment(last, isReached, ports) {
    let [low, high] = [1, last];
    while (low < high) {
        const middle = (low + high) >> 1;
        const stored = await readStoredStart(middle, ports);
        if (stored.state !== "whole")
            return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)({ segment: middle, stored });
        if (isReached(stored.value))
            high = middle;
        else
            low = middle + 1;
    }
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__.ok)(low);
}
async function readStoredSegment(number, { objects, codec }, listing = null) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number);
    const broken = (fault) => ({ state: "broken", object, fault });
    const maxBytes = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .AUDIT_SEGMENT_MAX_BYTES */ .B$, listing?.segment.bytes ?? _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .AUDIT_SEGMENT_MAX_BYTES */ .B$);
    const bytes = await objects.read(object, maxBytes);
    if (bytes === null)
        return { state: "absent", object };
    const segment = await segmentIn(bytes, number, codec);
    const file = { bytes: bytes.length, sha256: await codec.digest(bytes) };
    if (listing !== null && !isSameObject(file, listing.segment)) {
        const self = segment.ok ? "is a whole segment" : segment.error;
        return broken(`is not the object whose size and SHA-256 ${listing.manifest} lists; by itself, it ${self}`);
    }
    if (!segment.ok)
        return broken(segment.error);
    const { metadata, raw } = segment.value;
    return { state: "whole", value: { metadata, raw, listing: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .listingOf */ .K7)(metadata, file) } };
}
async function segmentIn(bytes, number, codec) {
    const segment = await (0,_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegment */ .gA)(bytes, codec);
    if (!segment.ok)
        return segment;
    const fault = numberFault(segment.value.metadata, number);
    return fault === null ? segment : (0,_text_result_js__WEBPACK_IMPORTED_MODULE_3__/* .err */ ._)(fault);
}
function isSameObject(file, listed) {
    return file.bytes === listed.bytes && file.sha256 === listed.sha256;
}
function numberFault({ number }, expected) {
    return number === expected ? null : `says that it is segment ${number}`;
}
function segmentEnd(metadata) {
    return {
        number: metadata.number,
        chain: metadata.chain,
        entries: metadata.entries_before + metadata.entries,
        writtenTime: Date.parse(metadata.written_time),
    };
}
function segmentChainFault(metadata, before) {
    const { number, chain, entries, writtenTime } = before;
    if (chain !== null && metadata.previous_chain !== chain) {
        return number === 0
            ? "has a previous_chain that is not that of a first segment"
            : `does not follow ${(0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number)}: its previous_chain is not the chain of that`;
    }
    if (entries !== null && metadata.entries_before !== entries) {
        return `says that its entries_before is ${metadata.entries_before}, but the segments before have ${entries} entries`;
    }
    if (metadata.entries === 0 && metadata.quarantined.length === 0)
        return "has no entry";
    return writtenTime !== null && Date.parse(metadata.written_time) < writtenTime
        ? "has a written_time before that of the segment before"
        : null;
}
function listingFault(metadata, { manifest, segment }) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .isListingOf */ .yf)(segment, metadata) ? null : `has metadata that differs from what ${manifest} lists`;
}


/***/ }),

/***/ 6905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ faultOf),
/* harmony export */   q: () => (/* binding */ sourceFault)
/* harmony export */ });
function sourceFault(source, expected) {
    return source === expected ? null : `is of the log of another server, ${source}`;
}
function faultOf(stored) {
    return stored.state === "absent" ? "is missing" : stored.fault;
}


/***/ }),

/***/ 9848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ skipLeniently),
/* harmony export */   Nd: () => (/* binding */ stringBytes),
/* harmony export */   dT: () => (/* binding */ skipValue),
/* harmony export */   gZ: () => (/* binding */ TOO_DEEP),
/* harmony export */   lW: () => (/* binding */ skipObject),
/* harmony export */   m0: () => (/* binding */ isKey),
/* harmony export */   pN: () => (/* binding */ skipArray),
/* harmony export */   r7: () => (/* binding */ textIn)
/* harmony export */ });
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3535);
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5319);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8919);



const TOO_DEEP = `nests objects and arrays deeper than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI} levels`;
const TO_CLOSING = _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc - _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv;
function skipValue(scan, level) {
    const first = scan.bytes[scan.at];
    return first === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || first === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL ? skipNested(scan, level) : (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipScalar */ .el)(scan);
}
function skipNested(scan, level) {
    const open = [];
    for (;;) {
        const byte = scan.bytes[scan.at];
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL) {
            if (level + open.length === _syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI)
                return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(scan, TOO_DEEP);
            scan.at += 1;
            (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
            if (scan.bytes[scan.at] === byte + TO_CLOSING)
                scan.at += 1;
            else {
                open.push(byte);
                if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv && !skipKey(scan))
                    return false;
                continue;
            }
        }
        else if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipScalar */ .el)(scan))
            return false;
        if (!skipToNextValue(scan, open))
            return false;
        if (open.length === 0)
            return true;
    }
}
function skipToNextValue(scan, open) {
    for (let bracket = open.at(-1); bracket !== undefined; bracket = open.at(-1)) {
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
        if (scan.bytes[scan.at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE) {
            scan.at += 1;
            (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
            return bracket === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL || skipKey(scan);
        }
        if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, bracket + TO_CLOSING))
            return false;
        open.pop();
    }
    return true;
}
function skipKey(scan) {
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipString */ .t9)(scan))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COLON */ .oH))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    return true;
}
function skipObject(scan, skipMember) {
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    if (scan.bytes[scan.at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc)
        return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc);
    for (;;) {
        const keyStart = scan.at;
        if (!skipKey(scan) || !skipMember(keyStart))
            return false;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
        if (scan.bytes[scan.at] !== _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE)
            return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc);
        scan.at += 1;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    }
}
function skipArray(scan, skipItem) {
    if (!(0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL))
        return false;
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    if (scan.bytes[scan.at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt)
        return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt);
    for (;;) {
        if (!skipItem())
            return false;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
        if (scan.bytes[scan.at] !== _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE)
            return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipByte */ .SQ)(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt);
        scan.at += 1;
        (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .skipSpace */ .AN)(scan);
    }
}
function skipLeniently(scan) {
    const { bytes } = scan;
    const start = scan.at;
    let depth = 0;
    for (let { at } = scan; at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTE */ .jA)
            at = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfQuoted */ .Lc)(bytes, at);
        else if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACE */ .Hv || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_BRACKET */ .WL)
            depth += 1;
        else if (depth === 0 && (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMA */ .KE || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt)) {
            scan.at = at;
            return at > start || (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(scan, _json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_JSON */ .j1);
        }
        else if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACE */ .rc || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .CLOSE_BRACKET */ .wt)
            depth -= 1;
    }
    scan.at = bytes.length;
    return (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(scan, _json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .ENDS_EARLY */ .$M);
}
const ESCAPE_CHARACTERS = "\\u0000".length;
function isKey(bytes, start, name) {
    for (let index = 0; index < name.length; index += 1) {
        const byte = bytes[start + 1 + index];
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_)
            return isEscapedKey(bytes, start, name);
        if (byte !== name.charCodeAt(index))
            return false;
    }
    return bytes[start + 1 + name.length] === _text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTE */ .jA;
}
function isEscapedKey(bytes, start, name) {
    const end = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfQuoted */ .Lc)(bytes, start) + 1;
    return end - start <= ESCAPE_CHARACTERS * name.length + 2 && textIn(bytes, { start, end }) === name;
}
function textIn(bytes, { start, end }) {
    return String(JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(start, end))));
}
function stringBytes(bytes, { start, end }, maxCharacters) {
    const own = bytes.subarray(start + 1, end - 1);
    if (own.length > maxCharacters * ESCAPE_CHARACTERS)
        return undefined;
    const said = own.includes(_text_characters_js__WEBPACK_IMPORTED_MODULE_1__/* .BACKSLASH */ .r_) ? new TextEncoder().encode(textIn(bytes, { start, end })) : own;
    return said.length > maxCharacters ? undefined : said;
}


/***/ }),

/***/ 8594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Em: () => (/* binding */ request),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   yr: () => (/* binding */ requestInPieces)
/* harmony export */ });
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6605);
/* harmony import */ var _server_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2384);


async function request(server, get, text, maxBytes) {
    const asked = await open(server, get, text);
    if (asked.kind === "failed")
        return asked;
    const { answer, name, url } = asked;
    const body = await readBody(answer, maxBytes);
    if (body.kind === "too-large")
        return tooLarge(name, maxBytes);
    if (body.kind === "broken")
        return brokenOff(name, body.error);
    return { kind: "body", bytes: body.bytes, url };
}
async function requestInPieces(server, get, text, maxBytes, take) {
    const asked = await open(server, get, text);
    if (asked.kind === "failed")
        return asked;
    const { answer, name, url } = asked;
    if ((statedLength(answer) ?? 0) > maxBytes) {
        await discard(answer);
        return tooLarge(name, maxBytes);
    }
    let size = 0;
    try {
        for await (const piece of answer.body) {
            size += piece.length;
            if (size > maxBytes)
                return tooLarge(name, maxBytes);
            await take(piece);
        }
    }
    catch (error) {
        return brokenOff(name, error);
    }
    return isCutShort(answer, size) ? brokenOff(name, undefined) : { kind: "taken", url };
}
async function open(server, get, text) {
    const own = (0,_server_url_js__WEBPACK_IMPORTED_MODULE_0__/* .ownUrl */ .yG)(server, text);
    if (own.kind === "foreign")
        return failed("left-server", `The URL to ask for ${own.why}. Nothing was sent.`);
    const name = `GET ${withoutKey(own.path, server)}`;
    const answer = await answerOf(get, own.url, headersOf(server));
    if (answer.kind === "none")
        return failed("no-answer", `${name} got no answer${whyOf(answer.error)}.`);
    const failure = failureOf(name, answer.answer);
    if (failure !== null) {
        await discard(answer.answer);
        return { kind: "failed", failure };
    }
    return { kind: "opened", answer: answer.answer, name, url: own.url };
}
function tooLarge(name, maxBytes) {
    return failed("too-large", `${name} answered with more than ${maxBytes} bytes.`);
}
function brokenOff(name, error) {
    return failed("no-answer", `${name} got an answer that broke off${whyOf(error)}.`);
}
function failed(kind, message) {
    return { kind: "failed", failure: { kind, message } };
}
function headersOf({ key, keyHeader }) {
    return { Accept: "application/json", ...(key === null ? {} : { [keyHeader]: `Key ${key}` }) };
}
async function answerOf(get, url, headers) {
    try {
        return { kind: "answer", answer: await get(url, headers) };
    }
    catch (error) {
        return { kind: "none", error };
    }
}
function failureOf(name, answer) {
    const { status } = answer;
    const said = `${name} answered ${status}`;
    if (status === 200)
        return null;
    if (status === 429) {
        const message = `${said}: the server asks for fewer requests.`;
        return { kind: "throttled", message, retryAfterMilliseconds: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterOf */ .sT)(answer) };
    }
    if (status === 408 || status >= 500) {
        const message = `${said}: the server failed.`;
        return { kind: "server-error", message, retryAfterMilliseconds: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterOf */ .sT)(answer) };
    }
    if (status === 401)
        return { kind: "refused", message: `${said}: the key is not valid.` };
    if (status === 403)
        return { kind: "refused", message: `${said}: the key does not have the permission.` };
    if (status === 404 || status === 410)
        return { kind: "absent", message: `${said}: nothing is at this URL.` };
    if (status >= 400)
        return { kind: "rejected", message: `${said}: the server rejected the request.` };
    if (status >= 300) {
        const message = `${said}: the server redirects. The key is not sent elsewhere; check the server's base URL.`;
        return { kind: "redirected", message };
    }
    return { kind: "malformed", message: `${said}, where 200 and a body are expected.` };
}
async function discard({ body }) {
    try {
        await body[Symbol.asyncIterator]().return?.();
    }
    catch {
    }
}
function withoutKey(text, { key }) {
    return key === null || key === "" ? text : text.replaceAll(key, "•••");
}
function whyOf(error) {
    if (fieldOf(error, "name") === "TimeoutError")
        return ": it took too long";
    const code = fieldOf(fieldOf(error, "cause"), "code") ?? fieldOf(error, "code");
    return typeof code === "string" && /^[A-Z][A-Z\d_]{2,60}$/.test(code) ? ` (${code})` : "";
}
function fieldOf(value, name) {
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
const FIRST_BYTES = 64 * 1024;
async function readBody(answer, maxBytes) {
    let buffer = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
    let size = 0;
    try {
        for await (const piece of answer.body) {
            if (size + piece.length > maxBytes)
                return { kind: "too-large" };
            buffer = withRoom(buffer, size, piece.length, maxBytes);
            buffer.set(piece, size);
            size += piece.length;
        }
    }
    catch (error) {
        return { kind: "broken", error };
    }
    if (isCutShort(answer, size))
        return { kind: "broken", error: undefined };
    return { kind: "whole", bytes: buffer.subarray(0, size) };
}
function withRoom(buffer, size, more, maxBytes) {
    if (size + more <= buffer.length)
        return buffer;
    const larger = new Uint8Array(Math.min(Math.max(size + more, 2 * buffer.length), maxBytes));
    larger.set(buffer.subarray(0, size));
    return larger;
}
function isCutShort(answer, size) {
    const length = statedLength(answer);
    return length !== null && length !== size;
}
function statedLength({ header }) {
    const text = header("Content-Length");
    const isPacked = !["", "identity"].includes(header("Content-Encoding")?.trim().toLowerCase() ?? "");
    return text === null || isPacked || !/^\d+$/.test(text) ? null : Number(text);
}


/***/ }),

/***/ 6605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wv: () => (/* binding */ waitAfter),
/* harmony export */   _6: () => (/* binding */ outageMilliseconds),
/* harmony export */   p2: () => (/* binding */ backoffMilliseconds),
/* harmony export */   sT: () => (/* binding */ retryAfterOf)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

function backoffMilliseconds({ failures, retryAfterMilliseconds = null }, random) {
    if (retryAfterMilliseconds !== null && retryAfterMilliseconds > 0) {
        return Math.min(retryAfterMilliseconds, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_RETRY_AFTER_MAX_SECONDS */ .nf * 1000);
    }
    const boundSeconds = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_BACKOFF_FIRST_SECONDS */ .Wj * 2 ** (failures - 1), _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_BACKOFF_MAX_SECONDS */ .y$);
    return Math.floor(random * boundSeconds * 1000);
}
function outageMilliseconds(outages, random) {
    const boundSeconds = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_OUTAGE_FIRST_SECONDS */ .JP * 2 ** (outages - 1), _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_OUTAGE_MAX_SECONDS */ .HC);
    return Math.floor(((1 + random) / 2) * boundSeconds * 1000);
}
const SECONDS = /^\d+$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function retryAfterOf({ header }) {
    const text = header("Retry-After")?.trim() ?? "";
    if (SECONDS.test(text))
        return bounded(Number(text) * 1000);
    const [until, now] = [httpDate(text), httpDate(header("Date")?.trim() ?? "")];
    return Number.isNaN(until - now) ? null : bounded(until - now);
}
function httpDate(text) {
    return HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
}
function bounded(milliseconds) {
    return Math.min(Math.max(milliseconds, 0), _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_RETRY_AFTER_MAX_SECONDS */ .nf * 1000);
}
function waitAfter(failure, failures, random) {
    switch (failure.kind) {
        case "throttled":
        case "server-error":
        case "no-answer":
        case "malformed":
            return backoffMilliseconds({ failures, ...failure }, random);
        default:
            return null;
    }
}


/***/ }),

/***/ 2384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   yG: () => (/* binding */ ownUrl),
/* harmony export */   z0: () => (/* binding */ urlInApi),
/* harmony export */   zv: () => (/* binding */ withParameters)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

const REFUSED = /[\s\p{Cc}\\]/u;
const PLAIN_NAMES = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?$/;
function urlInApi({ baseUrl }, pathAndQuery) {
    return (apiUrl(baseUrl) ?? "") + pathAndQuery;
}
function ownUrl({ baseUrl }, text, base) {
    const api = apiUrl(baseUrl);
    if (api === undefined)
        return foreign("is for a server whose base URL is not valid");
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_PAGE_URL_MAX_CHARACTERS */ .GJ)
        return foreign(TOO_LONG);
    const url = REFUSED.test(text) ? null : URL.parse(text, base);
    if (url === null)
        return foreign("is not a URL");
    const own = URL.parse(api);
    if (url.origin !== own?.origin)
        return foreign("is on another origin than the server");
    if (url.username !== "" || url.password !== "")
        return foreign("has a user name or a password in it");
    const above = `${own.pathname}/`;
    if (!url.pathname.startsWith(above) || !PLAIN_NAMES.test(url.pathname.slice(above.length))) {
        return foreign(`is not below ${above}`);
    }
    const whole = url.origin + url.pathname + url.search;
    if (whole.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_PAGE_URL_MAX_CHARACTERS */ .GJ)
        return foreign(TOO_LONG);
    return { kind: "own", url: whole, path: url.pathname };
}
function withParameters(url, values) {
    const start = url.indexOf("?");
    const kept = (start === -1 ? "" : url.slice(start + 1))
        .split("&")
        .filter((pair) => !Object.hasOwn(values, pair.split("=")[0] ?? ""));
    const set = Object.entries(values).flatMap(([name, value]) => value === null ? [] : [`${name}=${encodeURIComponent(value.toWellFormed())}`]);
    const query = [...kept.filter((pair) => pair !== ""), ...set].join("&");
    return `${start === -1 ? url : url.slice(0, start)}?${query}`;
}
const TOO_LONG = `is longer than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_PAGE_URL_MAX_CHARACTERS */ .GJ} characters`;
function foreign(why) {
    return { kind: "foreign", why };
}
function apiUrl(baseUrl) {
    const url = REFUSED.test(baseUrl) || /[?#]/.test(baseUrl) ? null : URL.parse(baseUrl);
    const isPlain = url?.username === "" && url.password === "" && /^https?:$/.test(url.protocol);
    return url !== null && isPlain ? `${url.origin}${url.pathname.replace(/\/+$/, "")}/__api__` : undefined;
}


/***/ }),

/***/ 4907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q3: () => (/* binding */ readSourceEntry),
/* harmony export */   WU: () => (/* binding */ sourceEntry),
/* harmony export */   sR: () => (/* binding */ isDamaged),
/* harmony export */   wK: () => (/* binding */ skipEntry)
/* harmony export */ });
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3535);
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5319);
/* harmony import */ var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8919);
/* harmony import */ var _json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9848);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9920);






const REASONS = {
    [_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_UTF8 */ .QX]: "The entry is not valid UTF-8.",
    [_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_DEEP */ .gZ]: `The entry nests objects and arrays deeper than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .NESTING_MAX_LEVELS */ .sI} levels.`,
};
const HALF_SURROGATE = "The entry has an escape of one half of a surrogate pair, such as \\ud800, which many readers of JSON refuse or replace.";
const IS_MEMBER_END = (byte) => byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMA */ .KE || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .CLOSE_BRACE */ .rc;
const IS_ITEM_END = (byte) => byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMA */ .KE || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .CLOSE_BRACKET */ .wt;
const IS_TEXT_END = (byte) => byte === undefined;
const ID = /^(?:0|[1-9]\d*)$/;
function readSourceEntry(bytes) {
    const scan = (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .scanOf */ .r3)(bytes);
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(scan);
    const found = skipEntryStrictly(scan, IS_TEXT_END);
    const span = found.fault === undefined ? found.span : { start: 0, end: bytes.length };
    return sourceEntry({ ...found, span }, bytes, bytes.slice(span.start, span.end));
}
function skipEntry(scan) {
    const start = scan.at;
    const found = skipEntryStrictly(scan, IS_ITEM_END);
    if (found.fault === undefined)
        return found;
    scan.at = start;
    if (!(0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .skipLeniently */ .IG)(scan))
        return undefined;
    return { ...found, span: { start, end: withoutSpace(scan, start) } };
}
function sourceEntry(found, bytes, own) {
    const { fault, ids } = found;
    const id = ids.length === 1 ? idIn(bytes, ids[0] ?? null) : null;
    const time = found.time === undefined ? null : timeIn(bytes, found.time);
    if (fault !== undefined || id === null) {
        const reason = fault === undefined ? reasonOfId(found, bytes) : (REASONS[fault.what] ?? "The entry is no valid JSON.");
        return { kind: "unreadable", id, time, reason, bytes: own };
    }
    if (hasHalfSurrogate(own))
        return { kind: "unreadable", id, time, reason: HALF_SURROGATE, bytes: own };
    return { kind: "entry", id, time, bytes: onOneLine(own) };
}
function isDamaged({ fault }) {
    return fault !== undefined && fault.what !== _json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_DEEP */ .gZ;
}
function skipEntryStrictly(scan, isEnd) {
    const { at: start, bytes } = scan;
    const ids = [];
    let time;
    let fault;
    const skipMember = (keyStart) => {
        const valueStart = scan.at;
        const isWhole = (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .skipValue */ .dT)(scan, 1);
        const value = { start: valueStart, end: scan.at };
        const isValue = isWhole && isFollowed(scan, IS_MEMBER_END);
        if (!isValue) {
            fault ??= scan.fault ?? undefined;
            scan.at = valueStart;
            if (!(0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .skipLeniently */ .IG)(scan))
                return false;
        }
        if (ids.length < 2 && (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isKey */ .m0)(bytes, keyStart, "id"))
            ids.push(isValue ? value : null);
        else if ((0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isKey */ .m0)(bytes, keyStart, "time"))
            time = isValue ? value : undefined;
        return true;
    };
    const isWhole = bytes[start] === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .OPEN_BRACE */ .Hv ? (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .skipObject */ .lW)(scan, skipMember) : (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .skipValue */ .dT)(scan, 0);
    const span = { start, end: scan.at };
    if (!isWhole || !isFollowed(scan, isEnd))
        fault ??= scan.fault ?? undefined;
    scan.fault = null;
    return { span, fault, ids, time };
}
function isFollowed(scan, isEnd) {
    (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .skipSpace */ .AN)(scan);
    return isEnd(scan.bytes[scan.at]) || (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .fail */ .fJ)(scan, _json_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_JSON */ .j1);
}
function reasonOfId({ ids, span }, bytes) {
    if (bytes[span.start] !== _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .OPEN_BRACE */ .Hv)
        return "The entry is no object, and so has no id.";
    if (ids.length === 0)
        return "The entry has no id.";
    if (ids.length > 1)
        return "The entry has more than one id.";
    return `The entry's id is no whole number of at most ${_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .AUDIT_ID_MAX_DIGITS */ .ML} digits.`;
}
function idIn(bytes, value) {
    if (value === null)
        return null;
    const { start, end } = value;
    const isText = bytes[start] === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .QUOTE */ .jA;
    const digits = isText ? (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .stringBytes */ .Nd)(bytes, value, _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .AUDIT_ID_MAX_DIGITS */ .ML) : bytes.subarray(start, end);
    if (digits === undefined || digits.length > _limits_js__WEBPACK_IMPORTED_MODULE_4__/* .AUDIT_ID_MAX_DIGITS */ .ML)
        return null;
    let id = "";
    for (const digit of digits)
        id += String.fromCharCode(digit);
    return ID.test(id) ? id : null;
}
function timeIn(bytes, value) {
    const text = bytes[value.start] === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .QUOTE */ .jA ? (0,_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .stringBytes */ .Nd)(bytes, value, _time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .TIME_MAX_CHARACTERS */ .GV) : undefined;
    return text === undefined ? null : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .readTime */ .aQ)(text, 0, text.length);
}
const LETTER_U = 0x75;
const ESCAPE_BYTES = "\\u0000".length;
function hasHalfSurrogate(bytes) {
    for (let at = bytes.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .BACKSLASH */ .r_); at !== -1; at = bytes.indexOf(_text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .BACKSLASH */ .r_, at)) {
        const unit = unitAt(bytes, at);
        if (unit < 0xd800 || unit > 0xdfff) {
            at += 2;
            continue;
        }
        const second = unit < 0xdc00 ? unitAt(bytes, at + ESCAPE_BYTES) : 0;
        if (second < 0xdc00 || second > 0xdfff)
            return true;
        at += 2 * ESCAPE_BYTES;
    }
    return false;
}
function unitAt(bytes, at) {
    if (bytes[at] !== _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .BACKSLASH */ .r_ || bytes[at + 1] !== LETTER_U)
        return 0;
    return Number.parseInt(String.fromCharCode(...bytes.subarray(at + 2, at + ESCAPE_BYTES)), 16);
}
function onOneLine(bytes) {
    let length = 0;
    let isIndentation = false;
    for (const byte of bytes) {
        const isLineEnd = byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .LINE_FEED */ .kR || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .CARRIAGE_RETURN */ .u7;
        isIndentation = isLineEnd || (isIndentation && (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .SPACE */ .t6 || byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .TAB */ .wn));
        if (isIndentation)
            continue;
        bytes[length] = byte;
        length += 1;
    }
    return bytes.subarray(0, length);
}
function withoutSpace(scan, start) {
    let end = scan.at;
    while (end > start && (scan.bytes[end - 1] ?? 0) <= _text_characters_js__WEBPACK_IMPORTED_MODULE_3__/* .SPACE */ .t6)
        end -= 1;
    return end;
}


/***/ }),

/***/ 8062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ fetchGet)
/* harmony export */ });
function fetchGet(fetch, timeoutSignal) {
    return async (url, headers) => {
        const response = await fetch(url, { headers: { ...headers }, redirect: "manual", signal: timeoutSignal() });
        return { status: response.status, header: (name) => response.headers.get(name), body: bodyOf(response) };
    };
}
function bodyOf({ body }) {
    return {
        [Symbol.asyncIterator]: () => {
            const reader = body?.getReader();
            return {
                next: async () => {
                    const piece = await reader?.read();
                    return piece?.value === undefined || piece.done
                        ? { done: true, value: undefined }
                        : { done: false, value: piece.value };
                },
                return: async () => {
                    await reader?.cancel();
                    return { done: true, value: undefined };
                },
            };
        },
    };
}


/***/ }),

/***/ 3535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ JOINED_QUOTES_MAX_EDITS),
/* harmony export */   cb: () => (/* binding */ RELATED_PLACES_MAX),
/* harmony export */   cy: () => (/* binding */ MISSING_QUOTE_MAX_CHARACTERS),
/* harmony export */   fQ: () => (/* binding */ SYNTAX_MISTAKES_MAX),
/* harmony export */   fj: () => (/* binding */ READINGS_MAX),
/* harmony export */   sI: () => (/* binding */ NESTING_MAX_LEVELS),
/* harmony export */   yV: () => (/* binding */ KEY_MAX_CHARACTERS)
/* harmony export */ });
const SYNTAX_MISTAKES_MAX = 1_000;
const KEY_MAX_CHARACTERS = 1_024;
const RELATED_PLACES_MAX = 20;
const NESTING_MAX_LEVELS = 64;
const JOINED_QUOTES_MAX_EDITS = 100;
const MISSING_QUOTE_MAX_CHARACTERS = 200;
const READINGS_MAX = 16;


/***/ }),

/***/ 4817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LO: () => (/* binding */ UNSAFE_KEY),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   lJ: () => (/* binding */ objectAt),
/* harmony export */   lM: () => (/* binding */ documentOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function ownValue(object, key) {
    const value = object[key];
    return value !== undefined && Object.hasOwn(object, key) ? value : undefined;
}
function valueAt(document, path) {
    let value = document;
    for (const step of path) {
        if (isArray(value))
            value = value[Number(step)];
        else
            value = isObject(value) ? ownValue(value, String(step)) : undefined;
    }
    return value;
}
function documentOf(path, value) {
    return path.reduceRight((inner, step) => (typeof step === "number" ? [inner] : Object.fromEntries([[step, inner]])), value);
}
function objectAt(value, key) {
    const found = isObject(value) ? ownValue(value, key) : undefined;
    return isObject(found) ? found : undefined;
}
function textAt(object, key) {
    const found = ownValue(object, key);
    return typeof found === "string" && found !== "" ? found : undefined;
}
function textsAt(object, key) {
    const found = ownValue(object, key);
    if (!isArray(found))
        return [];
    return found.flatMap((text, index) => (typeof text === "string" ? [{ index, text }] : []));
}
function isSameJson(one, other) {
    if (one === other)
        return true;
    if (isArray(one)) {
        return isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
    }
    if (!isObject(one) || !isObject(other))
        return false;
    const keys = Object.keys(one);
    const isSameKey = (key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]);
    return keys.length === Object.keys(other).length && keys.every(isSameKey);
}
const UNSAFE_KEY = "__proto__";


/***/ })

};
