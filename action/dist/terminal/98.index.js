export const id = 98;
export const ids = [98,686];
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






const MAY_NOT = "Permission denied. Ask for permission to read the folder, to write to it and to create folders in it.";
const NO_ROOM = "There is no space left. Free some space and run the command again.";
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
async function withPath(path, task) {
    try {
        return await task();
    }
    catch (error) {
        const code = (0,_file_system_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCodeOf */ .c7)(error);
        if (error instanceof _action_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ActionError */ .lZ || code === undefined)
            throw error;
        const reason = REASONS[code] ?? `The system reports ${code}. Fix that and run the command again.`;
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








function folderObjects(folder) {
    return {
        ...folderReader(folder),
        create: async (name, bytes) => await placeIn(folder, name, async (path) => {
            const made = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await linkUnlessThere(temporary, path));
            await (0,_sync_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            return made;
        }),
        replace: async (name, bytes) => {
            await placeIn(folder, name, async (path) => {
                await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path));
                await (0,_sync_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            });
        },
    };
}
function folderReader(folder) {
    return {
        read: async (name, maxBytes) => {
            const path = pathOf(folder, name);
            return await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(path, async () => await unlessAbsent(readStart(path, maxBytes + 1)));
        },
        list: (prefix) => listNames(folder, prefix),
    };
}
async function placeIn(folder, name, place) {
    const path = pathOf(folder, name);
    return await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(path, async () => {
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
async function readStart(path, bytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const status = await file.stat();
        if (!status.isFile())
            throw new _action_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ActionError */ .lZ(`"${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(path)}" is not a regular file. Check whether another program writes there.`);
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
    for await (const name of namesBelow(folder, start))
        if (name.startsWith(prefix))
            yield name;
}
async function* namesBelow(folder, start) {
    const path = pathOf(folder, start);
    const entries = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(path, async () => await unlessAbsent((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true })));
    const names = (entries ?? []).filter(({ name }) => !(0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemporary */ .ey)(name)).map(asName);
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
    gzip: async (bytes) => await gzipped(bytes),
    gunzip,
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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1204);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5827);
/* harmony import */ var _file_system_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9820);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2631);
/* harmony import */ var _folder_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5496);







const FOLDERS = [_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SEGMENT_PREFIX */ .Pw, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_PREFIX */ .$$, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .QUARANTINE_PREFIX */ .IK].map((prefix) => prefix.slice(0, -1));
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EACCES", "EINVAL"];
async function openFolder(folder) {
    await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(folder, async () => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        await refuseOther(folder, "Name a new or an empty folder, or the folder of an export.");
        await removeTemporaries(folder);
        for (const name of FOLDERS) {
            await removeTemporaries((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        }
        await tryLink(folder);
    });
    return (0,_folder_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .folderObjects */ .D)(folder);
}
async function refuseOther(folder, todo) {
    const names = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withPath */ .iD)(folder, async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder));
    const other = names.toSorted().find((name) => !isPartOfExport(name));
    if (other === undefined)
        return;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ(`The folder "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(folder)}" contains something that is not part of an export: "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(other)}". ${todo}`);
}
function isPartOfExport(name) {
    return name === _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .LATEST_NAME */ .Y9 || FOLDERS.includes(name) || (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemporary */ .ey)(name);
}
async function removeTemporaries(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((error) => {
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_7__/* .systemCodeOf */ .c7)(error) === "ENOENT")
            return [];
        throw error;
    });
    await Promise.all(names.filter(_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemporary */ .ey).map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true })));
}
async function tryLink(folder, triesLeft = 2) {
    const [from, to] = [(0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .temporaryPath */ .l5)(folder), (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_3__/* .temporaryPath */ .l5)(folder)];
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(from, "", { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
    }
    catch (error) {
        const code = (0,_file_system_js__WEBPACK_IMPORTED_MODULE_7__/* .systemCodeOf */ .c7)(error) ?? "";
        if (code === "ENOENT" && triesLeft > 0)
            return await tryLink(folder, triesLeft - 1);
        if ((0,_file_system_js__WEBPACK_IMPORTED_MODULE_7__/* .systemCallOf */ .Fe)(error) !== "link" || !NO_LINKS.includes(code))
            throw error;
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_5__/* .ActionError */ .lZ(`The file system of "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(folder)}" does not support hard links, which an export needs to write each file once and whole. ` +
            "Export to a folder on another disk, and copy it here afterwards.");
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(from, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(to, { force: true });
    }
}


/***/ }),

/***/ 7686:
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
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4147);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9306);


const TERMINAL_MILLISECONDS = 100;
const LOG_MILLISECONDS = 5_000;
const ERASE_LINE = "\r\u001b[2K";
const NO_PROGRESS = { show: () => { }, say: () => { }, clear: () => { } };
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
function progressText(now) {
    let start;
    return (progress) => {
        const entries = progress.entries + progress.gathered;
        start ??= { time: now(), entries };
        const seconds = (now() - start.time) / 1000;
        const rate = seconds > 0 ? ` (${Math.round((entries - start.entries) / seconds)} a second)` : "";
        const last = progress.lastId === null ? "" : `, written up to id ${progress.lastId}`;
        return `${countOfEntries(entries)}${rate}${last}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(progress.segments, "segment")}`;
    };
}
function waitText({ message }, milliseconds, tries) {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${message} Trying again in ${seconds} s (try ${tries + 1} of ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_EXPORT_TRIES_MAX */ .M9}).`;
}
function checkedText({ manifests, segments, entries }) {
    return `checked ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(manifests, "manifest")}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(segments, "segment")}, ${countOfEntries(entries)}`;
}
function comparedText(of, manifest, segments) {
    return `comparing manifest ${manifest} of ${of.manifests} with the server, ${segments} of ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(of.segments, "segment")} done`;
}
function countOfEntries(count) {
    return count === 1 ? "1 entry" : `${count} entries`;
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
/* unused harmony export KEY_HEADER */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
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
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const KEY_HEADER = "Authorization";
function serverWithKey(baseUrl, keyHeader, environment) {
    if (!HEADER_NAME.test(keyHeader))
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ("--key-header must be the name of a header, such as X-Authorization.");
    const key = (environment["STEWARD_API_KEY"] ?? "").trim();
    if (key === "") {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ("There is no API key. Set the environment variable STEWARD_API_KEY to the key of an administrator.");
    }
    if (!KEY.test(key) || key.length > _shared_index_js__WEBPACK_IMPORTED_MODULE_1__/* .AUDIT_SOURCE_KEY_MAX_CHARACTERS */ .Eo) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ("STEWARD_API_KEY is not an API key: it has whitespace or other characters that no key has, or is too long.");
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
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5827);


const PUBLIC_KEY = /^[0-9a-f]{64}$/i;
const KEY_HELP = 'Create one with "openssl genpkey -algorithm ed25519".';
function signerOf(text) {
    const key = privateKeyOf(text);
    return {
        publicKey: rawPublicKey((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(key)),
        sign: async (bytes) => await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, bytes, key).toString("hex")),
    };
}
function privateKeyOf(text) {
    const base64 = text.replaceAll(/-----(?:BEGIN|END) PRIVATE KEY-----|\s/g, "");
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)({ key: Buffer.from(base64, "base64"), format: "der", type: "pkcs8" }));
    if (key !== undefined)
        return key;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ(`STEWARD_SIGNING_KEY is not an Ed25519 key in PKCS#8, as PEM or base64. ${KEY_HELP}`);
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

/***/ 6627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aT: () => (/* binding */ minId),
/* harmony export */   oi: () => (/* binding */ isAbove),
/* harmony export */   q3: () => (/* binding */ compareIds),
/* harmony export */   vQ: () => (/* binding */ idBefore),
/* harmony export */   wf: () => (/* binding */ maxId)
/* harmony export */ });
function compareIds(one, other) {
    if (one.length !== other.length)
        return one.length - other.length;
    return one < other ? -1 : one > other ? 1 : 0;
}
function isAbove(id, other) {
    return other === null || compareIds(id, other) > 0;
}
function idBefore(id) {
    return id === "0" ? null : String(BigInt(id) - 1n);
}
function maxId(reached, entries) {
    return extremeId(reached, entries, 1);
}
function minId(reached, entries) {
    return extremeId(reached, entries, -1);
}
function extremeId(reached, entries, direction) {
    return entries.reduce((extreme, { id }) => (id !== null && (extreme === null || compareIds(id, extreme) * direction > 0) ? id : extreme), reached);
}


/***/ }),

/***/ 2755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   hm: () => (/* binding */ readCanonical),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   tW: () => (/* binding */ hash),
/* harmony export */   vl: () => (/* binding */ signature),
/* harmony export */   xH: () => (/* binding */ one)
/* harmony export */ });
/* harmony import */ var _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);


const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const ID = /^(?:0|[1-9]\d*)$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const text = (json) => (typeof json === "string" ? json : undefined);
const flag = (json) => (typeof json === "boolean" ? json : undefined);
const count = (json) => typeof json === "number" && Number.isSafeInteger(json) && json >= 0 ? json : undefined;
const hash = matching(HASH);
const signature = matching(SIGNATURE);
const id = (json) => typeof json === "string" && json.length <= _content_server_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_ID_MAX_DIGITS */ .ML && ID.test(json) ? json : undefined;
const time = (json) => typeof json === "string" && TIME.test(json) && !Number.isNaN(Date.parse(json)) ? json : undefined;
const one = (json) => (json === 1 ? 1 : undefined);
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
function matching(pattern) {
    return (json) => (typeof json === "string" && pattern.test(json) ? json : undefined);
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
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4817);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2755);


const readManifest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .one */ .xH,
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
        first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
        last_id: _fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
        raw_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
        chain: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    })),
    entries: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    quarantined: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    last_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__.id),
    previous_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    public_key: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW),
});
const readLatest = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    format: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .one */ .xH,
    manifest: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    manifest_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW,
    public_key: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW),
});
function listingOf({ number, entries, quarantined, first_id, last_id, raw_sha256, chain }, { bytes, sha256 }) {
    return { number, bytes, sha256, entries, quarantined: quarantined.length, first_id, last_id, raw_sha256, chain };
}
function isListingOf(listed, metadata) {
    const right = Object.entries(listingOf(metadata, listed));
    return right.every(([name, value]) => Reflect.get(listed, name) === value);
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
        const signature = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(json) ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .signature */ .vl)(json["signature"]) : undefined;
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

/***/ 2345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   cW: () => (/* binding */ readSegmentStart),
/* harmony export */   fn: () => (/* binding */ packSegment),
/* harmony export */   gA: () => (/* binding */ readSegment),
/* harmony export */   hz: () => (/* binding */ NO_HASH),
/* harmony export */   yy: () => (/* binding */ SEGMENT_START_MAX_BYTES)
/* harmony export */ });
/* unused harmony exports segmentMetadata, isChained */
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1134);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2755);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2830);



const NO_HASH = "0".repeat(64);
const PLAIN_HEADER_BYTES = 10;
const HEADER = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255];
const SUBFIELD = [0x50, 0x53];
const EXTRA_BYTES = 6;
const START_BYTES = PLAIN_HEADER_BYTES + EXTRA_BYTES;
const LINE_END = 0x0a;
const SEGMENT_START_MAX_BYTES = START_BYTES + _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SEGMENT_METADATA_MAX_BYTES */ .P6;
const readMetadata = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({
    format: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .one */ .xH,
    source: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq,
    number: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    entries_before: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    entries: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    late: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    quarantined: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.id), reason: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, bytes: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9, sha256: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hash */ .tW })),
    first_id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_1__.id),
    last_id: _fields_js__WEBPACK_IMPORTED_MODULE_1__.id,
    raw_bytes: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9,
    raw_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hash */ .tW,
    packed_sha256: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hash */ .tW,
    tail_url: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .me)(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq),
    written_time: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .time */ .kB,
    previous_chain: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hash */ .tW,
    chain: _fields_js__WEBPACK_IMPORTED_MODULE_1__/* .hash */ .tW,
});
async function packSegment({ lines, ...draft }, codec) {
    const raw = joinLines(lines);
    const packed = (await codec.gzip(raw)).subarray(PLAIN_HEADER_BYTES);
    const unchained = {
        format: 1,
        source: draft.source,
        number: draft.number,
        entries_before: draft.entries_before,
        entries: lines.length,
        late: draft.late,
        quarantined: draft.quarantined.map(({ id, reason, bytes, sha256 }) => ({ id, reason, bytes, sha256 })),
        first_id: draft.first_id,
        last_id: draft.last_id,
        raw_bytes: raw.length,
        raw_sha256: await codec.digest(raw),
        packed_sha256: await codec.digest(packed),
        tail_url: draft.tail_url,
        written_time: draft.written_time,
        previous_chain: draft.previous_chain,
    };
    const metadata = { ...unchained, chain: await chainOf(unchained, codec) };
    return { metadata, bytes: joinParts(metadata, packed) };
}
function segmentMetadata(bytes) {
    const length = littleEndian(bytes, START_BYTES - 2);
    const isSegment = startsWith(bytes, HEADER, 0) &&
        littleEndian(bytes, PLAIN_HEADER_BYTES) === length + SUBFIELD.length + 2 &&
        startsWith(bytes, SUBFIELD, PLAIN_HEADER_BYTES + 2) &&
        length <= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SEGMENT_METADATA_MAX_BYTES */ .P6 &&
        bytes.length >= START_BYTES + length;
    if (!isSegment)
        return undefined;
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readCanonical */ .hm)(bytes.subarray(START_BYTES, START_BYTES + length), readMetadata, (read) => JSON.stringify(read));
}
async function readSegmentStart(bytes, codec) {
    const metadata = segmentMetadata(bytes);
    if (metadata === undefined)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)("has no metadata of a segment in its gzip header");
    return (await isChained(metadata, codec)) ? (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)(metadata) : (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)("has metadata that does not match its chain hash");
}
async function readSegment(bytes, codec) {
    const start = await readSegmentStart(bytes, codec);
    if (!start.ok)
        return start;
    const metadata = start.value;
    const packed = bytes.subarray(START_BYTES + littleEndian(bytes, START_BYTES - 2));
    if ((await codec.digest(packed)) !== metadata.packed_sha256)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)("has packed lines that do not match their hash");
    const raw = await codec.gunzip(bytes, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SEGMENT_MAX_RAW_BYTES */ .yb);
    if (raw === null)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)("cannot be unpacked");
    if (raw.length !== metadata.raw_bytes || (await codec.digest(raw)) !== metadata.raw_sha256) {
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)("has lines that do not match their hash");
    }
    if (countLines(raw) !== metadata.entries)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)("does not have the number of lines that it states");
    if (raw.length > 0 && raw.at(-1) !== LINE_END)
        return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__/* .err */ ._)("has a last line without a line end");
    return (0,_text_result_js__WEBPACK_IMPORTED_MODULE_2__.ok)({ metadata, raw });
}
async function isChained({ chain, ...unchained }, codec) {
    return chain === (await chainOf(unchained, codec));
}
function* linesOf(raw) {
    for (let start = 0; start < raw.length;) {
        const end = raw.indexOf(LINE_END, start);
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
        raw[at + line.length] = LINE_END;
        at += line.length + 1;
    }
    return raw;
}
function joinParts(metadata, packed) {
    const said = new TextEncoder().encode(JSON.stringify(metadata));
    const bytes = new Uint8Array(START_BYTES + said.length + packed.length);
    bytes.set(HEADER);
    bytes.set(twoBytes(said.length + SUBFIELD.length + 2), PLAIN_HEADER_BYTES);
    bytes.set(SUBFIELD, PLAIN_HEADER_BYTES + 2);
    bytes.set(twoBytes(said.length), START_BYTES - 2);
    bytes.set(said, START_BYTES);
    bytes.set(packed, START_BYTES + said.length);
    return bytes;
}
function countLines(raw) {
    let lines = 0;
    for (let at = raw.indexOf(LINE_END); at !== -1; at = raw.indexOf(LINE_END, at + 1))
        lines += 1;
    return raw.length > 0 && raw.at(-1) !== LINE_END ? lines + 1 : lines;
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

/***/ 6905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ manifestChainFault),
/* harmony export */   CE: () => (/* binding */ sealedBy),
/* harmony export */   CU: () => (/* binding */ NO_SEGMENT),
/* harmony export */   De: () => (/* binding */ readStoredSegment),
/* harmony export */   IY: () => (/* binding */ nameFault),
/* harmony export */   JI: () => (/* binding */ isSigned),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   Lg: () => (/* binding */ segmentEnd),
/* harmony export */   Zl: () => (/* binding */ readStoredManifest),
/* harmony export */   jd: () => (/* binding */ listingFault),
/* harmony export */   k4: () => (/* binding */ readStoredStart),
/* harmony export */   mk: () => (/* binding */ keyFault),
/* harmony export */   nZ: () => (/* binding */ segmentChainFault),
/* harmony export */   qg: () => (/* binding */ sourceFault),
/* harmony export */   x5: () => (/* binding */ NOTHING_SEALED)
/* harmony export */ });
/* harmony import */ var _text_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1134);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2830);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1251);
/* harmony import */ var _object_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1204);
/* harmony import */ var _segment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2345);





const NOTHING_SEALED = { sequence: 0, segments: 0, periodEnd: null, sha256: _segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_HASH */ .hz, name: null };
const NO_SEGMENT = { number: 0, chain: _segment_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_HASH */ .hz, entries: 0, writtenTime: null };
async function readStoredManifest(sequence, { objects, codec, verifySignature }) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestName */ .vS)(sequence);
    const broken = (fault) => ({ state: "broken", object, fault });
    const bytes = await objects.read(object, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_MANIFEST_MAX_BYTES */ .NS);
    if (bytes === null)
        return { state: "absent", object };
    if (bytes.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_MANIFEST_MAX_BYTES */ .NS)
        return broken("is larger than a manifest can be");
    const document = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readSignedDocument */ ._m)(bytes, _manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifest */ .WI);
    if (document === undefined)
        return broken("is not a manifest in the form that the export writes");
    const { fields: manifest } = document;
    if (manifest.sequence !== sequence)
        return broken(`says that it is manifest ${manifest.sequence}`);
    if (verifySignature !== undefined && !(await isSigned("manifest", document, verifySignature))) {
        return broken("has a signature that is not that of its key");
    }
    const fault = sumsFault(manifest);
    return fault === null ? { state: "whole", value: { manifest, sha256: await codec.digest(bytes) } } : broken(fault);
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
        ? null
        : "lists segments whose numbers are not consecutive from its segments_before on";
}
function sealedBy({ manifest, sha256 }) {
    return {
        sequence: manifest.sequence,
        segments: manifest.segments_before + manifest.segments.length,
        periodEnd: manifest.period_end,
        sha256,
        name: manifest.name,
    };
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
function sourceFault(source, expected) {
    return source === expected ? null : `is of the log of another server, ${source}`;
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
async function readStoredStart(number, { objects, codec }) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number);
    const broken = (fault) => ({ state: "broken", object, fault });
    const bytes = await objects.read(object, _segment_js__WEBPACK_IMPORTED_MODULE_0__/* .SEGMENT_START_MAX_BYTES */ .yy);
    if (bytes === null)
        return { state: "absent", object };
    const start = await (0,_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegmentStart */ .cW)(bytes, codec);
    if (!start.ok)
        return broken(start.error);
    const fault = numberFault(start.value, number);
    return fault === null ? { state: "whole", value: start.value } : broken(fault);
}
async function readStoredSegment(number, { objects, codec }, listing = null) {
    const object = (0,_object_names_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentName */ .Jc)(number);
    const broken = (fault) => ({ state: "broken", object, fault });
    const maxBytes = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_SEGMENT_MAX_BYTES */ .B$, listing?.segment.bytes ?? _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_SEGMENT_MAX_BYTES */ .B$);
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
    return { state: "whole", value: { metadata, raw, listing: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .listingOf */ .K7)(metadata, file) } };
}
async function segmentIn(bytes, number, codec) {
    const segment = await (0,_segment_js__WEBPACK_IMPORTED_MODULE_0__/* .readSegment */ .gA)(bytes, codec);
    if (!segment.ok)
        return segment;
    const fault = numberFault(segment.value.metadata, number);
    return fault === null ? segment : (0,_text_result_js__WEBPACK_IMPORTED_MODULE_4__/* .err */ ._)(fault);
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
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .isListingOf */ .yf)(segment, metadata) ? null : `has metadata that differs from what ${manifest} lists`;
}
function faultOf(stored) {
    return stored.state === "absent" ? "is missing" : stored.fault;
}


/***/ }),

/***/ 5989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ auditSource)
});

// EXTERNAL MODULE: ./.build/action/shared/content-server/limits.js
var limits = __webpack_require__(3047);
// EXTERNAL MODULE: ./.build/action/shared/content-server/request.js
var request = __webpack_require__(8594);
// EXTERNAL MODULE: ./.build/action/shared/content-server/server-url.js
var server_url = __webpack_require__(2384);
// EXTERNAL MODULE: ./.build/action/shared/text/characters.js
var characters = __webpack_require__(5319);
// EXTERNAL MODULE: ./.build/action/shared/content-server/json-scan.js
var json_scan = __webpack_require__(8919);
// EXTERNAL MODULE: ./.build/action/shared/content-server/json-values.js
var json_values = __webpack_require__(9848);
// EXTERNAL MODULE: ./.build/action/shared/content-server/source-entry.js + 1 modules
var source_entry = __webpack_require__(7831);
;// CONCATENATED MODULE: ./.build/action/shared/content-server/source-page.js





const LETTER_N = 0x6e;
const TOO_MANY = `has more than ${limits/* AUDIT_EXPORT_PAGE_MAX_ENTRIES */.RK} entries`;
function readSourcePage(bytes) {
    const scan = (0,json_scan/* scanOf */.r3)(bytes);
    const envelope = {};
    if (!skipEnvelope(scan, envelope)) {
        const { what, at } = scan.fault ?? { what: json_scan/* NO_JSON */.j1, at: 0 };
        const kind = what === TOO_MANY ? "too-large" : "malformed";
        return { kind, message: `The body ${what}, at byte ${at}.` };
    }
    const { results = [], next = null, nextCursor = null } = envelope;
    return { kind: "page", entries: entriesOf(results, bytes), isSuspect: results.some(source_entry/* isDamaged */.sR), next, nextCursor };
}
function skipEnvelope(scan, envelope) {
    (0,json_scan/* skipSpace */.AN)(scan);
    if (scan.bytes[scan.at] !== characters/* OPEN_BRACE */.Hv)
        return (0,json_scan/* fail */.fJ)(scan, "does not begin with a JSON object");
    const isWhole = (0,json_values/* skipObject */.lW)(scan, (keyStart) => {
        if ((0,json_values/* isKey */.m0)(scan.bytes, keyStart, "results"))
            return skipResults(scan, envelope);
        if ((0,json_values/* isKey */.m0)(scan.bytes, keyStart, "paging"))
            return skipPaging(scan, envelope);
        return (0,json_values/* skipValue */.dT)(scan, 1);
    });
    if (!isWhole)
        return false;
    if (envelope.results === undefined)
        return (0,json_scan/* fail */.fJ)(scan, 'has no "results"');
    (0,json_scan/* skipSpace */.AN)(scan);
    return scan.at === scan.bytes.length || (0,json_scan/* fail */.fJ)(scan, "goes on after its end");
}
function skipResults(scan, envelope) {
    if (envelope.results !== undefined)
        return (0,json_scan/* fail */.fJ)(scan, 'has more than one "results"');
    if (scan.bytes[scan.at] !== characters/* OPEN_BRACKET */.WL)
        return (0,json_scan/* fail */.fJ)(scan, 'has "results" that are no array');
    const results = [];
    envelope.results = results;
    return (0,json_values/* skipArray */.pN)(scan, () => {
        if (results.length === limits/* AUDIT_EXPORT_PAGE_MAX_ENTRIES */.RK)
            return (0,json_scan/* fail */.fJ)(scan, TOO_MANY);
        const found = (0,source_entry/* skipEntry */.wK)(scan);
        if (found !== undefined)
            results.push(found);
        return found !== undefined;
    });
}
function skipPaging(scan, envelope) {
    if (envelope.hasPaging)
        return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging"');
    envelope.hasPaging = true;
    return skipObjectOrNull(scan, (keyStart) => {
        if ((0,json_values/* isKey */.m0)(scan.bytes, keyStart, "cursors"))
            return skipCursors(scan, envelope);
        if (!(0,json_values/* isKey */.m0)(scan.bytes, keyStart, "next"))
            return (0,json_values/* skipValue */.dT)(scan, 2);
        if (envelope.next !== undefined)
            return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging.next"');
        const text = readTextOrNull(scan);
        envelope.next = text ?? null;
        return text !== undefined;
    });
}
function skipCursors(scan, envelope) {
    if (envelope.hasCursors)
        return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging.cursors"');
    envelope.hasCursors = true;
    return skipObjectOrNull(scan, (keyStart) => {
        if (!(0,json_values/* isKey */.m0)(scan.bytes, keyStart, "next"))
            return (0,json_values/* skipValue */.dT)(scan, 3);
        if (envelope.nextCursor !== undefined)
            return (0,json_scan/* fail */.fJ)(scan, 'has more than one "paging.cursors.next"');
        const text = readTextOrNull(scan);
        envelope.nextCursor = text ?? null;
        return text !== undefined;
    });
}
function skipObjectOrNull(scan, skipMember) {
    const first = scan.bytes[scan.at];
    if (first === characters/* OPEN_BRACE */.Hv)
        return (0,json_values/* skipObject */.lW)(scan, skipMember);
    return first === LETTER_N ? (0,json_scan/* skipScalar */.el)(scan) : (0,json_scan/* fail */.fJ)(scan, "has something other than an object or null in its paging");
}
function readTextOrNull(scan) {
    const { at: start, bytes } = scan;
    const first = bytes[start];
    if (first !== characters/* QUOTE */.jA && first !== LETTER_N) {
        (0,json_scan/* fail */.fJ)(scan, "has a next page that is neither a string nor null");
        return undefined;
    }
    if (!(0,json_scan/* skipScalar */.el)(scan))
        return undefined;
    const text = first === characters/* QUOTE */.jA ? (0,json_values/* textIn */.r7)(bytes, { start, end: scan.at }) : "";
    return text === "" ? null : text;
}
function entriesOf(results, bytes) {
    const kept = new Uint8Array(results.reduce((total, { span }) => total + span.end - span.start, 0));
    let at = 0;
    return results.map((found) => {
        const { start, end } = found.span;
        const own = kept.subarray(at, at + end - start);
        own.set(bytes.subarray(start, end));
        at += end - start;
        return (0,source_entry/* sourceEntry */.WU)(found, bytes, own);
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/content-server/client.js




const KEY_MIN_CHARACTERS = 16;
function auditSource(server, get) {
    const startUrl = (order, entries) => (0,server_url/* urlInApi */.z0)(server, `/v1/audit_logs?limit=${entries}&ascOrder=${order === "ascending"}`);
    return {
        fetchPage: async (url) => await fetchPage(server, get, url),
        startUrl,
        urlAfter: (id, entries) => server.cursorIsId ? (0,server_url/* withParameters */.zv)(startUrl("ascending", entries), { next: id }) : null,
        withLimit: (url, entries) => (0,server_url/* withParameters */.zv)(url, { limit: String(entries) }),
    };
}
async function fetchPage(server, get, url) {
    const asked = await (0,request/* request */.E)(server, get, url, limits/* AUDIT_EXPORT_PAGE_MAX_BYTES */.Mk);
    if (asked.kind === "failed")
        return asked;
    const page = readSourcePage(asked.bytes);
    if (page.kind !== "page")
        return (0,request/* failed */.g)(page.kind, page.message);
    const next = nextOf(server, page, asked.url);
    if (next?.kind === "foreign") {
        return (0,request/* failed */.g)("left-server", `The URL of the next page ${next.why}. Nothing was sent there; check the base URL.`);
    }
    if (next !== null && holdsKey(server, next.url)) {
        return (0,request/* failed */.g)("left-server", "The URL of the next page has the key in it, and would be stored with the export. Nothing was sent there.");
    }
    const { entries, isSuspect } = page;
    return { kind: "page", page: { entries, isSuspect, next: entries.length === 0 ? null : (next?.url ?? null) } };
}
function holdsKey({ key }, url) {
    if (key === null || key.length < KEY_MIN_CHARACTERS)
        return false;
    return url.includes(key) || url.includes(encodeURIComponent(key.toWellFormed()));
}
function nextOf(server, { next, nextCursor }, url) {
    if (next !== null)
        return (0,server_url/* ownUrl */.yG)(server, next, url);
    return nextCursor === null ? null : (0,server_url/* ownUrl */.yG)(server, (0,server_url/* withParameters */.zv)(url, { next: nextCursor, previous: null }));
}


/***/ }),

/***/ 8919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ ENDS_EARLY),
/* harmony export */   AN: () => (/* binding */ skipSpace),
/* harmony export */   Lc: () => (/* binding */ endOfQuoted),
/* harmony export */   QX: () => (/* binding */ NO_UTF8),
/* harmony export */   SQ: () => (/* binding */ skipByte),
/* harmony export */   el: () => (/* binding */ skipScalar),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   j1: () => (/* binding */ NO_JSON),
/* harmony export */   r3: () => (/* binding */ scanOf),
/* harmony export */   t9: () => (/* binding */ skipString),
/* harmony export */   yp: () => (/* binding */ isDigit)
/* harmony export */ });
/* harmony import */ var _text_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5319);

const NO_JSON = "is not valid JSON";
const NO_UTF8 = "is not valid UTF-8";
const ENDS_EARLY = "ends too early";
const MINUS = 0x2d;
const PLUS = 0x2b;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;
const LETTER_U = 0x75;
const LOWER_CASE = 0x20;
const ESCAPED = asciiBytes('"\\/bfnrt');
const LITERALS = ["true", "false", "null"].map(asciiBytes);
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) => byte >= _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .SPACE */ .t6 && byte < 0x80 && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_ ? 1 : 0);
function scanOf(bytes) {
    return { bytes, at: 0, fault: null };
}
function fail(scan, what) {
    const hasEnded = what === NO_JSON && scan.at >= scan.bytes.length;
    scan.fault = { what: hasEnded ? ENDS_EARLY : what, at: Math.min(scan.at, scan.bytes.length) };
    return false;
}
function skipSpace(scan) {
    const { bytes } = scan;
    let { at } = scan;
    for (;;) {
        const byte = bytes[at];
        if (byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .SPACE */ .t6 && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CARRIAGE_RETURN */ .u7 && byte !== _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .TAB */ .wn)
            break;
        at += 1;
    }
    scan.at = at;
}
function skipByte(scan, expected) {
    if (scan.bytes[scan.at] !== expected)
        return fail(scan, NO_JSON);
    scan.at += 1;
    return true;
}
function skipString(scan) {
    if (!skipByte(scan, _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA))
        return false;
    const { bytes } = scan;
    for (let { at } = scan;;) {
        while (IS_PLAIN[bytes[at] ?? 0] === 1)
            at += 1;
        const byte = bytes[at] ?? 0;
        if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA) {
            scan.at = at + 1;
            return true;
        }
        const length = byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_ ? escapeLength(bytes, at) : byte < 0x80 ? 0 : utf8Length(bytes, at);
        if (length === 0) {
            scan.at = at;
            return fail(scan, byte < 0x80 ? NO_JSON : NO_UTF8);
        }
        at += length;
    }
}
function endOfQuoted(bytes, start) {
    for (let at = start + 1; at < bytes.length; at += 1) {
        if (bytes[at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
            return at;
        if (bytes[at] === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
            at += 1;
    }
    return bytes.length;
}
function skipScalar(scan) {
    const byte = scan.bytes[scan.at] ?? 0;
    if (byte === _text_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
        return skipString(scan);
    if (byte === MINUS || isDigit(byte))
        return skipNumber(scan);
    const literal = LITERALS.find((word) => word[0] === byte);
    return literal === undefined ? fail(scan, NO_JSON) : literal.every((letter) => skipByte(scan, letter));
}
function skipNumber(scan) {
    const { bytes } = scan;
    if (bytes[scan.at] === MINUS)
        scan.at += 1;
    if (bytes[scan.at] === ZERO)
        scan.at += 1;
    else if (!skipDigits(scan))
        return false;
    if (bytes[scan.at] === POINT) {
        scan.at += 1;
        if (!skipDigits(scan))
            return false;
    }
    if (((bytes[scan.at] ?? 0) | LOWER_CASE) !== LETTER_E)
        return true;
    scan.at += 1;
    const sign = bytes[scan.at];
    if (sign === PLUS || sign === MINUS)
        scan.at += 1;
    return skipDigits(scan);
}
function skipDigits(scan) {
    const start = scan.at;
    while (isDigit(scan.bytes[scan.at] ?? 0))
        scan.at += 1;
    return scan.at > start || fail(scan, NO_JSON);
}
function escapeLength(bytes, at) {
    const letter = bytes[at + 1] ?? 0;
    if (letter !== LETTER_U)
        return ESCAPED.includes(letter) ? 2 : 0;
    for (let digit = at + 2; digit < at + 6; digit += 1)
        if (!isHexadecimal(bytes[digit] ?? 0))
            return 0;
    return 6;
}
function isHexadecimal(byte) {
    const lower = byte | LOWER_CASE;
    return isDigit(byte) || (lower >= 0x61 && lower <= 0x66);
}
function isDigit(byte) {
    return byte >= ZERO && byte <= NINE;
}
function asciiBytes(text) {
    return new TextEncoder().encode(text);
}
function utf8Length(bytes, at) {
    const lead = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    if (lead < 0xe0)
        return isContinuation(second) ? 2 : 0;
    if (lead < 0xf0) {
        const isRight = second >= (lead === 0xe0 ? 0xa0 : 0x80) && second <= (lead === 0xed ? 0x9f : 0xbf);
        return isRight && isContinuation(bytes[at + 2]) ? 3 : 0;
    }
    const isRight = second >= (lead === 0xf0 ? 0x90 : 0x80) && second <= (lead === 0xf4 ? 0x8f : 0xbf);
    return isRight && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3]) ? 4 : 0;
}
function isContinuation(byte) {
    return byte !== undefined && byte >= 0x80 && byte <= 0xbf;
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
/* harmony export */   E: () => (/* binding */ request),
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6605);
/* harmony import */ var _server_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2384);


async function request(server, get, text, maxBytes) {
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
    const body = await readBody(answer.answer, maxBytes);
    if (body.kind === "too-large")
        return failed("too-large", `${name} answered with more than ${maxBytes} bytes.`);
    if (body.kind === "broken")
        return failed("no-answer", `${name} got an answer that broke off${whyOf(body.error)}.`);
    return { kind: "body", bytes: body.bytes, url: own.url };
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
    const length = statedLength(answer);
    if (length !== null && length !== size)
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

/***/ 7831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sR: () => (/* binding */ isDamaged),
  Q3: () => (/* binding */ readSourceEntry),
  wK: () => (/* binding */ skipEntry),
  WU: () => (/* binding */ sourceEntry)
});

// EXTERNAL MODULE: ./.build/action/shared/syntax/limits.js
var limits = __webpack_require__(3535);
// EXTERNAL MODULE: ./.build/action/shared/text/characters.js
var characters = __webpack_require__(5319);
// EXTERNAL MODULE: ./.build/action/shared/content-server/json-scan.js
var json_scan = __webpack_require__(8919);
// EXTERNAL MODULE: ./.build/action/shared/content-server/json-values.js
var json_values = __webpack_require__(9848);
// EXTERNAL MODULE: ./.build/action/shared/content-server/limits.js
var content_server_limits = __webpack_require__(3047);
;// CONCATENATED MODULE: ./.build/action/shared/content-server/time-text.js

const CYCLE_YEARS = 400;
const CYCLE_MILLISECONDS = 146_097 * 86_400_000;
const UPPER_CASE = 0xdf;
const SHORTEST = "2026-01-01T00:00:00Z".length;
function readTime(bytes, start, end) {
    if (end - start < SHORTEST || !hasForm(bytes, start))
        return null;
    const fraction = readFraction(bytes, start + 19, end);
    const offsetMinutes = fraction === null ? null : readOffset(bytes, fraction.end, end);
    if (fraction === null || offsetMinutes === null)
        return null;
    const year = number(bytes, start, 4);
    const [month, day] = [number(bytes, start + 5, 2), number(bytes, start + 8, 2)];
    const [hour, minute] = [number(bytes, start + 11, 2), number(bytes, start + 14, 2)];
    const second = number(bytes, start + 17, 2);
    const isTime = year >= 0 && month >= 1 && month <= 12 && day >= 1 && hour <= 23 && minute <= 59 && second <= 60;
    if (!isTime || !(day <= daysOf(year, month)))
        return null;
    const time = Date.UTC(year + CYCLE_YEARS, month - 1, day, hour, minute - offsetMinutes, second, fraction.milliseconds);
    return time - CYCLE_MILLISECONDS;
}
function hasForm(bytes, start) {
    const separator = bytes[start + 10] ?? 0;
    return (bytes[start + 4] === 0x2d &&
        bytes[start + 7] === 0x2d &&
        ((separator & UPPER_CASE) === 0x54 || separator === 0x20) &&
        bytes[start + 13] === 0x3a &&
        bytes[start + 16] === 0x3a);
}
function readFraction(bytes, at, end) {
    if (bytes[at] !== 0x2e)
        return { milliseconds: 0, end: at };
    let past = at + 1;
    while (past < end && (0,json_scan/* isDigit */.yp)(bytes[past] ?? 0))
        past += 1;
    const digits = Math.min(past - at - 1, 3);
    return digits === 0 ? null : { milliseconds: number(bytes, at + 1, digits) * 10 ** (3 - digits), end: past };
}
function readOffset(bytes, at, end) {
    const sign = bytes[at] ?? 0;
    if ((sign & UPPER_CASE) === 0x5a)
        return end === at + 1 ? 0 : null;
    const [hours, minutes] = [number(bytes, at + 1, 2), number(bytes, at + 4, 2)];
    const isOffset = (sign === 0x2b || sign === 0x2d) && bytes[at + 3] === 0x3a && end === at + 6;
    if (!isOffset || !(hours <= 23 && minutes <= 59))
        return null;
    return (sign === 0x2d ? -1 : 1) * (hours * 60 + minutes);
}
function number(bytes, at, digits) {
    let value = 0;
    for (let index = at; index < at + digits; index += 1) {
        const byte = bytes[index] ?? 0;
        value = (0,json_scan/* isDigit */.yp)(byte) ? value * 10 + byte - 0x30 : Number.NaN;
    }
    return value;
}
function daysOf(year, month) {
    if (month !== 2)
        return 30 + ((month + (month >> 3)) & 1);
    return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

;// CONCATENATED MODULE: ./.build/action/shared/content-server/source-entry.js






const REASONS = {
    [json_scan/* NO_UTF8 */.QX]: "The entry is not valid UTF-8.",
    [json_values/* TOO_DEEP */.gZ]: `The entry nests objects and arrays deeper than ${limits/* NESTING_MAX_LEVELS */.sI} levels.`,
};
const IS_MEMBER_END = (byte) => byte === characters/* COMMA */.KE || byte === characters/* CLOSE_BRACE */.rc;
const IS_ITEM_END = (byte) => byte === characters/* COMMA */.KE || byte === characters/* CLOSE_BRACKET */.wt;
const IS_TEXT_END = (byte) => byte === undefined;
const ID = /^(?:0|[1-9]\d*)$/;
function readSourceEntry(bytes) {
    const scan = (0,json_scan/* scanOf */.r3)(bytes);
    (0,json_scan/* skipSpace */.AN)(scan);
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
    if (!(0,json_values/* skipLeniently */.IG)(scan))
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
    return { kind: "entry", id, time, bytes: onOneLine(own) };
}
function isDamaged({ fault }) {
    return fault !== undefined && fault.what !== json_values/* TOO_DEEP */.gZ;
}
function skipEntryStrictly(scan, isEnd) {
    const { at: start, bytes } = scan;
    const ids = [];
    let time;
    let fault;
    const skipMember = (keyStart) => {
        const valueStart = scan.at;
        const isWhole = (0,json_values/* skipValue */.dT)(scan, 1);
        const value = { start: valueStart, end: scan.at };
        const isValue = isWhole && isFollowed(scan, IS_MEMBER_END);
        if (!isValue) {
            fault ??= scan.fault ?? undefined;
            scan.at = valueStart;
            if (!(0,json_values/* skipLeniently */.IG)(scan))
                return false;
        }
        if (ids.length < 2 && (0,json_values/* isKey */.m0)(bytes, keyStart, "id"))
            ids.push(isValue ? value : null);
        else if ((0,json_values/* isKey */.m0)(bytes, keyStart, "time"))
            time = isValue ? value : undefined;
        return true;
    };
    const isWhole = bytes[start] === characters/* OPEN_BRACE */.Hv ? (0,json_values/* skipObject */.lW)(scan, skipMember) : (0,json_values/* skipValue */.dT)(scan, 0);
    const span = { start, end: scan.at };
    if (!isWhole || !isFollowed(scan, isEnd))
        fault ??= scan.fault ?? undefined;
    scan.fault = null;
    return { span, fault, ids, time };
}
function isFollowed(scan, isEnd) {
    (0,json_scan/* skipSpace */.AN)(scan);
    return isEnd(scan.bytes[scan.at]) || (0,json_scan/* fail */.fJ)(scan, json_scan/* NO_JSON */.j1);
}
function reasonOfId({ ids, span }, bytes) {
    if (bytes[span.start] !== characters/* OPEN_BRACE */.Hv)
        return "The entry is no object, and so has no id.";
    if (ids.length === 0)
        return "The entry has no id.";
    if (ids.length > 1)
        return "The entry has more than one id.";
    return `The entry's id is no whole number of at most ${content_server_limits/* AUDIT_ID_MAX_DIGITS */.ML} digits.`;
}
function idIn(bytes, value) {
    if (value === null)
        return null;
    const { start, end } = value;
    const isText = bytes[start] === characters/* QUOTE */.jA;
    const digits = isText ? (0,json_values/* stringBytes */.Nd)(bytes, value, content_server_limits/* AUDIT_ID_MAX_DIGITS */.ML) : bytes.subarray(start, end);
    if (digits === undefined || digits.length > content_server_limits/* AUDIT_ID_MAX_DIGITS */.ML)
        return null;
    let id = "";
    for (const digit of digits)
        id += String.fromCharCode(digit);
    return ID.test(id) ? id : null;
}
const TIME_MAX_CHARACTERS = 64;
function timeIn(bytes, value) {
    const text = bytes[value.start] === characters/* QUOTE */.jA ? (0,json_values/* stringBytes */.Nd)(bytes, value, TIME_MAX_CHARACTERS) : undefined;
    return text === undefined ? null : readTime(text, 0, text.length);
}
function onOneLine(bytes) {
    let length = 0;
    let isIndentation = false;
    for (const byte of bytes) {
        const isLineEnd = byte === characters/* LINE_FEED */.kR || byte === characters/* CARRIAGE_RETURN */.u7;
        isIndentation = isLineEnd || (isIndentation && (byte === characters/* SPACE */.t6 || byte === characters/* TAB */.wn));
        if (isIndentation)
            continue;
        bytes[length] = byte;
        length += 1;
    }
    return bytes.subarray(0, length);
}
function withoutSpace(scan, start) {
    let end = scan.at;
    while (end > start && (scan.bytes[end - 1] ?? 0) <= characters/* SPACE */.t6)
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
/* harmony export */   fQ: () => (/* binding */ SYNTAX_MISTAKES_MAX),
/* harmony export */   sI: () => (/* binding */ NESTING_MAX_LEVELS),
/* harmony export */   yV: () => (/* binding */ KEY_MAX_CHARACTERS)
/* harmony export */ });
const SYNTAX_MISTAKES_MAX = 1_000;
const KEY_MAX_CHARACTERS = 1_024;
const RELATED_PLACES_MAX = 20;
const NESTING_MAX_LEVELS = 64;
const JOINED_QUOTES_MAX_EDITS = 100;


/***/ }),

/***/ 5319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ OPEN_BRACE),
/* harmony export */   KE: () => (/* binding */ COMMA),
/* harmony export */   WL: () => (/* binding */ OPEN_BRACKET),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   kR: () => (/* binding */ LINE_FEED),
/* harmony export */   o: () => (/* binding */ SLASH),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   r_: () => (/* binding */ BACKSLASH),
/* harmony export */   rc: () => (/* binding */ CLOSE_BRACE),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   u7: () => (/* binding */ CARRIAGE_RETURN),
/* harmony export */   wn: () => (/* binding */ TAB),
/* harmony export */   wt: () => (/* binding */ CLOSE_BRACKET)
/* harmony export */ });
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const SLASH = 0x2f;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;


/***/ }),

/***/ 7868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ isHeaderStep),
/* harmony export */   Y1: () => (/* binding */ findHeaders),
/* harmony export */   _p: () => (/* binding */ readHeaderLine),
/* harmony export */   bC: () => (/* binding */ nameEnd),
/* harmony export */   fW: () => (/* binding */ maskHeaderName),
/* harmony export */   p$: () => (/* binding */ isHeaderName)
/* harmony export */ });
function isHeaderName(text) {
    return /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(text);
}
function readHeaderLine(text) {
    if (isHeaderName(text))
        return { name: text, value: "" };
    const [, name = "", value = ""] = /([!#$%&'*+\-.^_`|~\dA-Za-z]+)([^]*)/.exec(text) ?? [];
    return { name, value: value.replace(/^[\s:="']+/, "").trimEnd() };
}
function maskHeaderName(name) {
    const end = name.startsWith("•••") ? 0 : nameEnd(name);
    return name.slice(0, end) + (end < name.length ? "•••" : "");
}
function nameEnd(name) {
    const match = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u.exec(name);
    return match === null ? name.length : match.index + match[0].length;
}
function findHeaders(path) {
    if (!path.includes("customHeaders"))
        return undefined;
    const headers = path.findIndex((step, index) => step === "customHeaders" && path[index + 1] !== "models");
    return headers < 0 ? undefined : headers;
}
function isHeaderStep(path, index) {
    const headers = findHeaders(path);
    return headers !== undefined && headers < index;
}


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


/***/ }),

/***/ 7371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ LISTED_NAMES_MAX),
/* harmony export */   TY: () => (/* binding */ HOST_MAX_CHARACTERS),
/* harmony export */   Wv: () => (/* binding */ GLOBBED_PATH_MAX_CHARACTERS),
/* harmony export */   eq: () => (/* binding */ POINTER_MAX_CHARACTERS),
/* harmony export */   zX: () => (/* binding */ QUOTED_NAME_MAX_CHARACTERS)
/* harmony export */ });
const POINTER_MAX_CHARACTERS = 4_096;
const HOST_MAX_CHARACTERS = 253;
const LISTED_NAMES_MAX = 20;
const QUOTED_NAME_MAX_CHARACTERS = 80;
const GLOBBED_PATH_MAX_CHARACTERS = 1_024;


/***/ }),

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   _R: () => (/* binding */ quoteAll),
/* harmony export */   es: () => (/* binding */ clipName),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hQ: () => (/* binding */ continueSentence),
/* harmony export */   m9: () => (/* binding */ quoteHeader),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   vJ: () => (/* binding */ withArticle),
/* harmony export */   yV: () => (/* binding */ startSentence)
/* harmony export */ });
/* harmony import */ var _header_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7371);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5514);



function countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function quote(name) {
    const shown = shownName(name);
    return NEEDS_NO_ESCAPE.test(shown) ? `"${shown}"` : JSON.stringify(shown);
}
const NEEDS_NO_ESCAPE = /^[\w .:/-]*$/;
function shownName(name) {
    return clipName((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .maskSecrets */ .QU)(name));
}
function clipName(text) {
    if (text.length <= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTED_NAME_MAX_CHARACTERS */ .zX)
        return text;
    return `${text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .QUOTED_NAME_MAX_CHARACTERS */ .zX - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function quoteHeader(name) {
    return quote((0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .maskHeaderName */ .fW)(name));
}
function quoteAll(names, conjunction) {
    return joinParts(listNames(names, quote), conjunction);
}
function joinParts(parts, conjunction) {
    const last = parts.at(-1) ?? "";
    return parts.length <= 1 ? last : `${parts.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
function listNames(names, write, max = _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LISTED_NAMES_MAX */ .SD) {
    if (names.length <= max + 1)
        return names.map(write);
    return [...names.slice(0, max).map(write), `${names.length - max} others`];
}
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the document";
    if (typeof last === "string")
        return (0,_header_name_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeaderStep */ .C$)(path, path.length - 1) ? quoteHeader(last) : quote(last);
    const list = path.findLast((step) => typeof step === "string");
    return `item ${last + 1} of ${list === undefined ? "the list" : quote(list)}`;
}
function startSentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function continueSentence(text) {
    return text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
function withArticle(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
function kindOf(value) {
    if (value === null || value === undefined)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "object":
            return "an object";
        case "string":
            return "a string";
        case "boolean":
            return "a boolean";
        default:
            if (!Number.isFinite(value))
                return "a number too large to keep";
            return Number.isInteger(value) ? "an integer" : "a number with a fraction";
    }
}


/***/ })

};
