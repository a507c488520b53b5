#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ reportBug),
/* harmony export */   r: () => (/* binding */ runCommandLine)
/* harmony export */ });
/* harmony import */ var _commands_command_process_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5986);

async function runCommandLine(words, process) {
    const [command, ...paths] = words;
    try {
        if (command === "validate" && paths.length > 0 && !paths.some(isOption)) {
            const { validateFiles } = await Promise.all(/* import() */[__nccwpck_require__.e(474), __nccwpck_require__.e(397), __nccwpck_require__.e(296), __nccwpck_require__.e(165)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6494));
            await validateFiles(paths, { format: "text" }, process);
        }
        else {
            const { runProgram } = await Promise.all(/* import() */[__nccwpck_require__.e(375), __nccwpck_require__.e(612)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4612));
            await runProgram(words, process);
        }
    }
    catch (error) {
        reportBug(error, process);
    }
}
function reportBug(error, process) {
    const kind = error instanceof Error ? error.name : typeof error;
    process.stderr.write(`error: This is a bug in provider-steward (${kind}). Please report it.\n`);
    process.exitCode = _commands_command_process_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.failure;
}
function isOption(word) {
    return word.startsWith("-") && word !== "-";
}


/***/ }),

/***/ 5986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
const EXIT = { fine: 0, errors: 1, failure: 2 };


/***/ }),

/***/ 522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  P: () => (/* binding */ keepCompiled)
});

// UNUSED EXPORTS: openCacheFolder

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./.build/action/action/compile-cache.js



const ROOT = 0;
const FOR_OTHERS = 0o077;
const WRITABLE_BY_OTHERS = 0o022;
const STICKY = 0o1000;
function keepCompiled(environment) {
    const folder = openCacheFolder(environment);
    if (folder !== undefined)
        (0,external_node_module_namespaceObject.enableCompileCache)(folder);
}
function openCacheFolder(environment) {
    const { NODE_COMPILE_CACHE: other, NODE_DISABLE_COMPILE_CACHE: isDisabled } = environment;
    const caches = cachesOfUser(environment);
    if (other || isDisabled || caches === undefined || !(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(caches)))
        return undefined;
    try {
        const path = (0,external_node_path_.join)(caches, "provider-steward");
        for (const folder of [caches, path])
            if (!(0,external_node_fs_.existsSync)(folder))
                (0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
        const folder = external_node_fs_.realpathSync.native(path);
        return isPrivate(folder, process.getuid?.()) ? folder : undefined;
    }
    catch {
        return undefined;
    }
}
function cachesOfUser({ HOME, LOCALAPPDATA, XDG_CACHE_HOME }) {
    if (process.platform === "win32")
        return LOCALAPPDATA && (0,external_node_path_.isAbsolute)(LOCALAPPDATA) ? LOCALAPPDATA : undefined;
    if (XDG_CACHE_HOME && (0,external_node_path_.isAbsolute)(XDG_CACHE_HOME))
        return XDG_CACHE_HOME;
    if (!HOME || !(0,external_node_path_.isAbsolute)(HOME))
        return undefined;
    return process.platform === "darwin" ? (0,external_node_path_.join)(HOME, "Library/Caches") : (0,external_node_path_.join)(HOME, ".cache");
}
function isPrivate(folder, user) {
    if (user === undefined)
        return true;
    const { uid, mode } = (0,external_node_fs_.lstatSync)(folder);
    if (uid !== user || (mode & FOR_OTHERS) !== 0)
        return false;
    for (let path = (0,external_node_path_.dirname)(folder);; path = (0,external_node_path_.dirname)(path)) {
        const above = (0,external_node_fs_.lstatSync)(path);
        const isOwned = above.uid === user || above.uid === ROOT;
        const isOpen = (above.mode & WRITABLE_BY_OTHERS) !== 0 && (above.mode & STICKY) === 0;
        if (!isOwned || isOpen)
            return false;
        if ((0,external_node_path_.dirname)(path) === path)
            return true;
    }
}


/***/ }),

/***/ 282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ guardedProcess)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./.build/action/action/commands/command-process.js
var command_process = __nccwpck_require__(5986);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
;// CONCATENATED MODULE: ./.build/action/action/commands/output.js


const STANDARD_OUTPUT = 1;
function openStandardOutput(process) {
    if (process.env["FORCE_COLOR"] === undefined && !mayBeTerminal()) {
        return { takesColor: false, write: (text) => writeDirectly(text, process) };
    }
    return { takesColor: process.takesColor("stdout"), write: (text) => void process.stdout.write(text) };
}
function mayBeTerminal() {
    const output = (0,external_node_fs_.fstatSync)(STANDARD_OUTPUT);
    return output.isCharacterDevice() && output.rdev !== (0,external_node_fs_.statSync)(external_node_os_.devNull, { throwIfNoEntry: false })?.rdev;
}
function writeDirectly(text, process) {
    const bytes = Buffer.from(text);
    let written = 0;
    try {
        while (written < bytes.length)
            written += (0,external_node_fs_.writeSync)(STANDARD_OUTPUT, bytes, written);
    }
    catch {
        process.stdout.write(bytes.subarray(written));
    }
}

;// CONCATENATED MODULE: ./.build/action/action/guarded-process.js



const guardedProcess = {
    get stdin() {
        return process.stdin;
    },
    get stdout() {
        return guardOutput();
    },
    get stderr() {
        return guardErrors();
    },
    get env() {
        return process.env;
    },
    get exitCode() {
        return process.exitCode;
    },
    set exitCode(code) {
        process.exitCode = code;
    },
    takesColor: (name) => (0,external_node_util_.styleText)("red", "x", { stream: guardedProcess[name] }) !== "x",
    openOutput: () => openStandardOutput(guardedProcess),
    locate: (path) => path,
    once: (signal, listener) => process.once(signal, listener),
};
function guardOutput() {
    return guard(process.stdout, ({ code }) => {
        if (code === "EPIPE")
            return;
        guardErrors().write(`error: The output cannot be written (${code}). Check that there is space for it.\n`);
        process.exitCode = command_process/* EXIT */.d.failure;
    });
}
function guardErrors() {
    return guard(process.stderr, () => {
        process.exitCode = command_process/* EXIT */.d.failure;
    });
}
function guard(stream, onError) {
    return stream.listenerCount("error") > 0 ? stream : stream.on("error", onError);
}


/***/ }),

/***/ 1006:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4304);
/* harmony import */ var _compile_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(522);
/* harmony import */ var _guarded_process_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(282);



const OWN_SCRIPTS = ["validate", "fix", "steward"];
try {
    goToCaller();
    (0,_compile_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .keepCompiled */ .P)(process.env);
    await (0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommandLine */ .r)(process.argv.slice(2), _guarded_process_js__WEBPACK_IMPORTED_MODULE_2__/* .guardedProcess */ .O);
}
catch (error) {
    (0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .reportBug */ .f)(error, _guarded_process_js__WEBPACK_IMPORTED_MODULE_2__/* .guardedProcess */ .O);
}
function goToCaller() {
    const { npm_package_name: name, npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
    if (name === "provider-steward" && OWN_SCRIPTS.includes(script ?? "") && folder)
        process.chdir(folder);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(1006);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
