export const id = 145;
export const ids = [145];
export const modules = {

/***/ 496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ folderObjects),
/* harmony export */   _: () => (/* binding */ folderReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(903);
/* harmony import */ var _sync_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(706);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(411);
/* harmony import */ var _folder_trouble_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(447);
/* harmony import */ var _temporary_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(829);








/**
 * The objects of an export as files of a folder. A file gets its name when all of it is on the disk, by a hard link, which
 * no system makes where there is a file of the name: so that several runs, and runs that are killed, leave whole files only,
 * and each of them once.
 *
 * @throws Trouble from each of its functions where the folder cannot be used, with the reason as its message.
 */
function folderObjects(folder) {
    return {
        ...folderReader(folder),
        create: async (name, bytes) => await placeIn(folder, name, async (path) => {
            const made = await (0,_temporary_file_js__WEBPACK_IMPORTED_MODULE_6__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await linkUnlessThere(temporary, path));
            await (0,_sync_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            return made;
        }),
        replace: async (name, bytes) => {
            await placeIn(folder, name, async (path) => {
                await (0,_temporary_file_js__WEBPACK_IMPORTED_MODULE_6__/* .placeWhole */ .B7)(path, bytes, async (temporary) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path));
                await (0,_sync_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
            });
        },
    };
}
/** The objects of an export in a folder, to be read. What is no object of an export is listed as well. */
function folderReader(folder) {
    return {
        read: async (name, maxBytes) => {
            const path = pathOf(folder, name);
            return await (0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_5__/* .withPath */ .i)(path, async () => await unlessAbsent(readStart(path, maxBytes + 1)));
        },
        list: (prefix) => listNames(folder, prefix),
    };
}
async function placeIn(folder, name, place) {
    const path = pathOf(folder, name);
    return await (0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_5__/* .withPath */ .i)(path, async () => {
        // The export's folder itself is not made anew: where it is gone, the objects before this one are gone with it.
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
        if ((0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .x)(error) !== "EEXIST")
            throw error;
    }
}
async function linkUnlessThere(from, to) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
        return "created";
    }
    catch (error) {
        if ((0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .x)(error) === "EEXIST")
            return "exists";
        throw error;
    }
}
/** The first bytes of a plain file. Opening does not wait, as it would for somebody to write to a pipe. */
async function readStart(path, bytes) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    try {
        const status = await file.stat();
        if (!status.isFile())
            throw new _trouble_js__WEBPACK_IMPORTED_MODULE_7__/* .Trouble */ .qm(`"${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$R)(path)}" is not a plain file. See what else writes there.`);
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
        if (["ENOENT", "ENOTDIR"].includes((0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_5__/* .systemCode */ .x)(error) ?? ""))
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
    const entries = await (0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_5__/* .withPath */ .i)(path, async () => await unlessAbsent((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true })));
    // A folder is where the names in it are: "a.b" stands before "a/b".
    const names = (entries ?? []).filter(({ name }) => !(0,_temporary_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isTemporary */ .ey)(name)).map(asName);
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

/***/ 447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withPath),
/* harmony export */   x: () => (/* binding */ systemCode)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(903);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(411);


const MAY_NOT = "You may not. Ask for the right to read the folder, to write to it and to make folders in it.";
const NO_ROOM = "There is no room left. Make room and run the command again.";
/** What is wrong and what to do, by the code of the system's error. */
const REASONS = {
    EACCES: MAY_NOT,
    EPERM: MAY_NOT,
    EROFS: "The file system is read-only. Choose another folder, or make it writable.",
    ENOSPC: NO_ROOM,
    EDQUOT: NO_ROOM,
    EFBIG: "The file would be larger than the system allows. Raise that limit and run the command again.",
    ENOENT: "It is not there. Check the path, and what else writes there.",
    ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
    EEXIST: "It is a file where a folder should be. Check the path.",
    EISDIR: "It is a folder where a file should be. See what else writes there.",
    ENAMETOOLONG: "The path is too long. Choose a shorter one.",
};
/** What the system calls an error; undefined where it is no error of the system. */
function systemCode(error) {
    return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
/** Does something with a file or a folder; what the system has against it is a Trouble that names the path. */
async function withPath(path, task) {
    try {
        return await task();
    }
    catch (error) {
        const code = systemCode(error);
        if (error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .Trouble */ .qm || code === undefined)
            throw error;
        const reason = REASONS[code] ?? `The system reports ${code}. Mend that and run the command again.`;
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .Trouble */ .qm(`Could not use "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$R)(path)}". ${reason}`);
    }
}


/***/ }),

/***/ 714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ nodeCodec)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);



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
    return typeof result === "object" && result !== null && "buffer" in result && "engine" in result;
}


/***/ }),

/***/ 926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder),
/* harmony export */   h: () => (/* binding */ refuseOther)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(760);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(903);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(411);
/* harmony import */ var _folder_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(496);
/* harmony import */ var _folder_trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(447);
/* harmony import */ var _temporary_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(829);







const FOLDERS = [_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .SEGMENT_PREFIX */ .Pwg, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_PREFIX */ .$$U, _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .QUARANTINE_PREFIX */ .IK5].map((prefix) => prefix.slice(0, -1));
/** What systems say where they make no hard links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EACCES", "EINVAL"];
/**
 * Makes the folder of an export ready: it is made where there is none, what killed runs left half written is removed, and
 * what the export needs of its file system is tried.
 *
 * @throws Trouble where it is no folder for an export, with the reason as its message.
 */
async function openFolder(folder) {
    await (0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .withPath */ .i)(folder, async () => {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        await refuseOther(folder, "Name a new or an empty folder, or one that an export was made to.");
        await removeTemporaries(folder);
        for (const name of FOLDERS) {
            // oxlint-disable-next-line no-await-in-loop -- three folders
            await removeTemporaries((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        }
        await tryLink(folder);
    });
    return (0,_folder_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .folderObjects */ .D)(folder);
}
/**
 * Refuses a folder that does not exist, or that holds anything but an export.
 *
 * @param todo what to do then, as a whole sentence.
 * @throws Trouble
 */
async function refuseOther(folder, todo) {
    const names = await (0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .withPath */ .i)(folder, async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder));
    const other = names.toSorted().find((name) => !isPartOfExport(name));
    if (other === undefined)
        return;
    throw new _trouble_js__WEBPACK_IMPORTED_MODULE_6__/* .Trouble */ .qm(`The folder "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$R)(folder)}" holds something that is not of an export: "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$R)(other)}". ${todo}`);
}
function isPartOfExport(name) {
    return name === _shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .LATEST_NAME */ .Y9C || FOLDERS.includes(name) || (0,_temporary_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemporary */ .ey)(name);
}
async function removeTemporaries(folder) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch((error) => {
        if ((0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .x)(error) === "ENOENT")
            return [];
        throw error;
    });
    await Promise.all(names.filter(_temporary_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemporary */ .ey).map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true })));
}
/**
 * Refuses a file system without hard links before anything is asked of the server. Nothing else there names a whole file
 * only where none is: a renaming replaces, and a file that is written under its name can be seen, or left, half.
 */
async function tryLink(folder, triesLeft = 2) {
    const [from, to] = [(0,_temporary_file_js__WEBPACK_IMPORTED_MODULE_5__/* .temporaryPath */ .l5)(folder), (0,_temporary_file_js__WEBPACK_IMPORTED_MODULE_5__/* .temporaryPath */ .l5)(folder)];
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(from, "", { flag: "wx" });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
    }
    catch (error) {
        const code = (0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .x)(error) ?? "";
        // Another run that begins at this moment removed it.
        if (code === "ENOENT" && triesLeft > 0)
            return await tryLink(folder, triesLeft - 1);
        if (!(error instanceof Error && "syscall" in error && error.syscall === "link" && NO_LINKS.includes(code))) {
            throw error;
        }
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_6__/* .Trouble */ .qm(`The file system of "${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$R)(folder)}" has no hard links, by which an export is written once and never half. ` +
            "Export to a folder on another disk, and copy it here when it is done.");
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(from, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(to, { force: true });
    }
}


/***/ }),

/***/ 44:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ countOfEntries),
/* harmony export */   Lq: () => (/* binding */ waitText),
/* harmony export */   N0: () => (/* binding */ checkedText),
/* harmony export */   l_: () => (/* binding */ progressText),
/* harmony export */   lp: () => (/* binding */ comparedText)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(903);

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
        return `${countOfEntries(entries)}${rate}${last}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pqe)(progress.segments, "segment")}`;
    };
}
/** Says what a server's trouble is, and when it is asked again. */
function waitText({ message }, milliseconds, tries) {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${message} Trying again in ${seconds} s (try ${tries + 1} of ${_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_EXPORT_TRIES_MAX */ .M9O}).`;
}
/** Says how far a check is. */
function checkedText({ manifests, segments, entries }) {
    return `checked ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pqe)(manifests, "manifest")}, ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pqe)(segments, "segment")}, ${countOfEntries(entries)}`;
}
/** Says how far a comparison is. @param segments how many are compared. */
function comparedText(of, manifest, segments) {
    return `comparing manifest ${manifest} of ${of.manifests} with the server, ${segments} of ${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countOf */ .pqe)(of.segments, "segment")} done`;
}
/** "1 entry", "2 entries". */
function countOfEntries(count) {
    return count === 1 ? "1 entry" : `${count} entries`;
}


/***/ }),

/***/ 100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ serverWithKey)
/* harmony export */ });
/* unused harmony export KEY_HEADER */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(903);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(411);


const KEY = /^[\x21-\x7e]+$/;
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** The header that takes a key, where nobody says otherwise. */
const KEY_HEADER = "Authorization";
/**
 * A content server with the key of the environment variable STEWARD_API_KEY. There is no option for it: everybody on a
 * machine can read the command lines of others.
 *
 * @throws Trouble where there is no usable key or header. The key is not repeated.
 */
function serverWithKey(baseUrl, keyHeader, environment) {
    if (!HEADER_NAME.test(keyHeader))
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .Trouble */ .qm("--key-header must be the name of a header, such as X-Authorization.");
    const key = (environment["STEWARD_API_KEY"] ?? "").trim();
    if (key === "") {
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .Trouble */ .qm("There is no API key. Set the environment variable STEWARD_API_KEY to the key of an administrator.");
    }
    if (!KEY.test(key) || key.length > _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AUDIT_SOURCE_KEY_MAX_CHARACTERS */ .Eod) {
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .Trouble */ .qm("STEWARD_API_KEY is no API key: it has blanks or other characters that no key has, or is too long.");
    }
    return { baseUrl, key, keyHeader };
}


/***/ }),

/***/ 266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pm: () => (/* binding */ readServerUrl),
/* harmony export */   gU: () => (/* binding */ isUrl),
/* harmony export */   oL: () => (/* binding */ readExportUrl)
/* harmony export */ });
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(411);

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
/** What a server keeps exports at, below its base URL. */
const EXPORT_PATH = /^(?<base>.*)\/__api__\/v1\/audit_exports\/[^/]+$/;
/**
 * The base URL of a content server, without a slash at its end.
 *
 * @param what the option or argument that gives it, as messages call it.
 * @throws Trouble where it is none that a key may be sent to. Nothing of it is repeated, for it may hold a password.
 */
function readServerUrl(text, what) {
    const url = readPlainUrl(text, what);
    if (!url.pathname.includes("/__api__"))
        return url.href.replace(/\/+$/, "");
    throw new _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .Trouble */ .qm(`${what} must be the server's base URL, without "/__api__" and what follows it.`);
}
/**
 * The address of an export at a content server.
 *
 * @throws Trouble where it is none, or none that a key may be sent to.
 */
function readExportUrl(text) {
    const url = readPlainUrl(text, "The URL of the export").href.replace(/\/+$/, "");
    const baseUrl = EXPORT_PATH.exec(url)?.groups?.["base"];
    if (baseUrl !== undefined)
        return { url, baseUrl };
    throw new _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .Trouble */ .qm("The URL of an export ends in /__api__/v1/audit_exports/ and the guid of the export. " +
        "GET /__api__/v1/audit_exports of the server lists them.");
}
/** Whether an argument names a server's export rather than a folder. */
function isUrl(text) {
    return /^https?:/i.test(text);
}
function readPlainUrl(text, what) {
    const url = URL.parse(text);
    if (url === null || !["https:", "http:"].includes(url.protocol)) {
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .Trouble */ .qm(`${what} must be a URL such as https://content.example.com.`);
    }
    if (url.username + url.password !== "") {
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .Trouble */ .qm(`${what} must have no user name and no password. The key is taken from STEWARD_API_KEY.`);
    }
    if (/[?#]/.test(url.href))
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .Trouble */ .qm(`${what} must have neither "?" nor "#" and what follows them.`);
    if (url.protocol === "http:" && !LOCAL_HOSTS.includes(url.hostname)) {
        throw new _trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .Trouble */ .qm(`${what} must begin with https://, for over http the key can be read on its way. http is taken only for this ` +
            "machine (localhost, 127.0.0.1, [::1]); a tunnel, such as one of ssh -L, brings another server there.");
    }
    return url;
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
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(411);


const PUBLIC_KEY = /^[0-9a-f]{64}$/i;
const KEY_HELP = 'Make one with "openssl genpkey -algorithm ed25519".';
/**
 * The signer of a private key: Ed25519 in PKCS#8, as PEM or as base64 of its DER.
 *
 * @throws Trouble where it is none. Nothing of it is repeated.
 */
function signerOf(text) {
    const key = privateKeyOf(text);
    return {
        publicKey: rawPublicKey((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(key)),
        sign: async (bytes) => await Promise.resolve((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, bytes, key).toString("hex")),
    };
}
/** PEM is base64 between two lines. Where its line ends became blanks, or were lost, as in many a setting, it is read as well. */
function privateKeyOf(text) {
    const base64 = text.replaceAll(/-----(?:BEGIN|END) PRIVATE KEY-----|\s/g, "");
    const key = attemptKey(() => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)({ key: Buffer.from(base64, "base64"), format: "der", type: "pkcs8" }));
    if (key !== undefined)
        return key;
    throw new _trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .Trouble */ .qm(`STEWARD_SIGNING_KEY is no Ed25519 key in PKCS#8, as PEM or base64. ${KEY_HELP}`);
}
/**
 * The raw public key in a text, in hexadecimal: 64 digits, or PEM. Null where it is none.
 */
function publicKeyOf(text) {
    const source = text.trim();
    if (PUBLIC_KEY.test(source))
        return source.toLowerCase();
    // Node would take the public half of a private key, which nobody hands to those who only check.
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

/***/ 829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ placeWhole),
/* harmony export */   ey: () => (/* binding */ isTemporary),
/* harmony export */   l5: () => (/* binding */ temporaryPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);
/* harmony import */ var _folder_trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(447);




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
 * it, for what a killed run left looks no other: then it is written anew.
 */
async function placeWhole(path, bytes, place, triesLeft = MAX_TRIES - 1) {
    const temporary = temporaryPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    try {
        await writeDown(temporary, bytes);
        return await place(temporary);
    }
    catch (error) {
        if ((0,_folder_trouble_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(error) !== "ENOENT" || triesLeft === 0)
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


/***/ })

};
