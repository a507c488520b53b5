export const id = 726;
export const ids = [726];
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
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1204);
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
    const names = (await namesIn(folder, "")).map(async (name) => !(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_8__/* .isStrayName */ .Vm)(name) && (await isFolder(folder, name)) ? `${name}/` : name);
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

/***/ 136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ clientGet),
/* harmony export */   Mj: () => (/* binding */ verifyPorts),
/* harmony export */   OX: () => (/* binding */ refuseNothing),
/* harmony export */   RR: () => (/* binding */ readPublicKey),
/* harmony export */   V1: () => (/* binding */ openExport),
/* harmony export */   bb: () => (/* binding */ waitDependencies)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4907);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6672);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5827);
/* harmony import */ var _folder_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2631);
/* harmony import */ var _folder_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5496);
/* harmony import */ var _node_codec_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7714);
/* harmony import */ var _open_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4926);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7686);
/* harmony import */ var _server_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6771);
/* harmony import */ var _server_option_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5266);
/* harmony import */ var _signing_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7850);













function clientGet() {
    return (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchGet */ .x)(fetch, () => AbortSignal.timeout(_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .CLIENT_REQUEST_MAX_SECONDS */ .ZP * 1000));
}
function waitDependencies(progress) {
    return {
        wait: async (milliseconds) => await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(milliseconds),
        random: Math.random,
        onWait: (failure, milliseconds, tries) => progress.say((0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .waitText */ .Lq)(failure, milliseconds, tries)),
    };
}
async function openExport(place, serverAt, { locate }, progress) {
    if ((0,_server_option_js__WEBPACK_IMPORTED_MODULE_6__/* .isUrl */ .gU)(place)) {
        const { url, baseUrl } = (0,_server_option_js__WEBPACK_IMPORTED_MODULE_6__/* .readExportUrl */ .oL)(place);
        return (0,_server_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .serverObjects */ .O)(url, serverAt(baseUrl), { ...waitDependencies(progress), get: clientGet() });
    }
    const folder = locate(place);
    await (0,_open_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .refuseOther */ .h)(folder, place, "Name the folder of an export, and keep other files out of it.");
    return (0,_folder_objects_js__WEBPACK_IMPORTED_MODULE_9__/* .folderReader */ ._)(folder, place);
}
function verifyPorts(objects, onProgress) {
    return { objects, codec: _node_codec_js__WEBPACK_IMPORTED_MODULE_10__/* .nodeCodec */ .H, verifySignature: _signing_js__WEBPACK_IMPORTED_MODULE_11__/* .verifySignature */ .Od, readEntry: _shared_index_js__WEBPACK_IMPORTED_MODULE_12__/* .readSourceEntry */ .Q3, onProgress };
}
function refuseNothing(objects) {
    if (objects > 0)
        return;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_13__/* .ActionError */ .lZ("There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.");
}
const KEY_HELP = 'It must be 64 hexadecimal digits, or PEM that begins with "-----BEGIN PUBLIC KEY-----".';
async function readPublicKey(text, { locate }) {
    const given = (0,_signing_js__WEBPACK_IMPORTED_MODULE_11__/* .publicKeyOf */ .kc)(text);
    if (given !== null)
        return given;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(locate(text)))
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_13__/* .ActionError */ .lZ(`--public-key is neither the path of a file nor a public key. ${KEY_HELP}`);
    const content = await (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_14__/* .withPath */ .iD)(text, async () => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(locate(text)), "read");
    const key = content.length > _shared_index_js__WEBPACK_IMPORTED_MODULE_15__/* .FILE_MAX_BYTES */ .ul ? null : (0,_signing_js__WEBPACK_IMPORTED_MODULE_11__/* .publicKeyOf */ .kc)(content.toString());
    if (key !== null)
        return key;
    throw new _action_error_js__WEBPACK_IMPORTED_MODULE_13__/* .ActionError */ .lZ(`"${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_16__/* .printable */ .g$)(text)}" is not an Ed25519 public key. ${KEY_HELP}`);
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
    return name === _shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LATEST_NAME */ .Y9 || FOLDERS.includes(name) || (0,_folder_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemporary */ .ey)(name) || (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isStrayName */ .Vm)(name);
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

/***/ 6771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ serverObjects),
/* harmony export */   e: () => (/* binding */ askAgain)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4817);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8594);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5827);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9306);
/* harmony import */ var _waiting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1426);




function serverObjects(url, server, ports) {
    const objects = `${url}/objects`;
    const ask = async (target, maxBytes) => await askAgain(target, maxBytes, server, ports);
    return {
        read: async (name, maxBytes) => await ask(`${objects}/${name}`, maxBytes),
        list: (prefix) => listNames(objects, prefix, ask),
    };
}
async function* listNames(objects, prefix, ask) {
    let next = null;
    let [last, pages] = ["", 0];
    do {
        const query = new URLSearchParams({
            ...(prefix === "" ? {} : { prefix }),
            limit: String(_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LIST_PAGE_MAX_ITEMS */ .nQ),
            ...(next === null ? {} : { next }),
        });
        pages += 1;
        if (pages > _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_LIST_MAX_PAGES */ .XT)
            throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server's list of objects does not end. Ask its operator.");
        const page = readPage(await ask(`${objects}?${query.toString()}`, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES */ .F0));
        for (const name of page.names) {
            if (name <= last)
                throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server does not list the objects of the export in order. Ask its operator.");
            last = name;
            if (name.startsWith(prefix))
                yield name;
        }
        next = page.names.length === 0 ? null : page.next;
    } while (next !== null);
}
function readPage(bytes) {
    if (bytes === null) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server has no such export. GET /__api__/v1/audit_exports of the server lists them.");
    }
    const page = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(new TextDecoder().decode(bytes));
    const results = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(page) ? page["results"] : undefined;
    const names = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isArray */ .cy)(results)
        ? results.map((record) => ((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(record) ? record["name"] : undefined))
        : [undefined];
    if (!(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(page) || !names.every(isName)) {
        throw new _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ("The server's answer is not a list of objects. Check that the URL is that of an export at a server of this project.");
    }
    return { names, next: cursorOf(page["paging"]) };
}
function isName(name) {
    return typeof name === "string" && name.length <= _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_NAME_MAX_BYTES */ .Z2;
}
function cursorOf(paging) {
    const cursors = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(paging) ? paging["cursors"] : undefined;
    const next = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(cursors) ? cursors["next"] : undefined;
    return typeof next === "string" ? next : null;
}
async function askAgain(url, maxBytes, server, { get, ...dependencies }) {
    for (let failures = 1;; failures += 1) {
        let status = 0;
        const getStart = async (...asked) => {
            const answer = await get(...asked);
            status = answer.status;
            return startOf(answer, maxBytes + 1);
        };
        const outcome = await (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .request */ .Em)(server, getStart, url, maxBytes + 1);
        if (outcome.kind === "body")
            return outcome.bytes;
        if (status === 404)
            return null;
        await (0,_waiting_js__WEBPACK_IMPORTED_MODULE_5__/* .waitPatiently */ .s)(outcome.failure, failures, dependencies);
    }
}
function startOf({ status, header, body }, bytes) {
    return { status, header: (name) => (name === "Content-Length" ? null : header(name)), body: firstBytes(body, bytes) };
}
async function* firstBytes(body, bytes) {
    let left = bytes;
    for await (const chunk of body) {
        yield chunk.subarray(0, left);
        left -= chunk.length;
        if (left <= 0)
            return;
    }
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

/***/ 1927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mayHold),
/* harmony export */   H: () => (/* binding */ timeRange)
/* harmony export */ });
const MIN_TIME = Date.parse("0000-01-01T00:00:00.000Z");
const MAX_TIME = Date.parse("9999-12-31T23:59:59.999Z");
function timeRange(times) {
    let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const time of times) {
        if (time === null || time < MIN_TIME || time > MAX_TIME)
            continue;
        if (time < earliest)
            earliest = time;
        if (time > latest)
            latest = time;
    }
    if (earliest > latest)
        return { earliest_time: null, latest_time: null };
    return { earliest_time: new Date(earliest).toISOString(), latest_time: new Date(latest).toISOString() };
}
function mayHold({ earliest_time: earliest, latest_time: latest }, { from, to }) {
    if (earliest === null || latest === null)
        return true;
    return (to === null || Date.parse(earliest) < to) && (from === null || Date.parse(latest) >= from);
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

/***/ 6672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ REASON_MAX_CHARACTERS),
/* harmony export */   Jr: () => (/* binding */ FIX_EDITS_MAX),
/* harmony export */   OW: () => (/* binding */ NAME_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Pe: () => (/* binding */ REQUEST_MAX_BYTES),
/* harmony export */   RV: () => (/* binding */ HOST_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   Su: () => (/* binding */ MODEL_GUESS_MAX_LETTER_PAIRS),
/* harmony export */   VO: () => (/* binding */ FIX_STEPS_MAX),
/* harmony export */   W$: () => (/* binding */ LAYERS_MAX),
/* harmony export */   dE: () => (/* binding */ BLOCK_ERRORS_MAX),
/* harmony export */   fv: () => (/* binding */ GUESSED_KEYS_MAX),
/* harmony export */   qZ: () => (/* binding */ DIAGNOSTICS_MAX),
/* harmony export */   ul: () => (/* binding */ FILE_MAX_BYTES)
/* harmony export */ });
const FILE_MAX_BYTES = 16 * 1024 * 1024;
const REQUEST_MAX_BYTES = 1024 * 1024;
const DIAGNOSTICS_MAX = 10_000;
const REASON_MAX_CHARACTERS = 300;
const BLOCK_ERRORS_MAX = 100;
const FIX_STEPS_MAX = 100;
const FIX_EDITS_MAX = 1_000;
const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const LAYERS_MAX = 8;
const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;
const GUESSED_KEYS_MAX = 100;


/***/ })

};
