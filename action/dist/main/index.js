import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4006:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const pico = __nccwpck_require__(8016);
const utils = __nccwpck_require__(4059);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 7976:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 8265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(7976);
const utils = __nccwpck_require__(4059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 8016:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const scan = __nccwpck_require__(1781);
const parse = __nccwpck_require__(8265);
const utils = __nccwpck_require__(4059);
const constants = __nccwpck_require__(7976);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 1781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(4059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(7976);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 4059:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(7976);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 5827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P7: () => (/* binding */ valueOrThrow),
/* harmony export */   bi: () => (/* binding */ ACTION_ERROR_TITLE),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   to: () => (/* binding */ explained)
/* harmony export */ });
/* unused harmony export catchActionError */

const ACTION_ERROR_TITLE = "Provider Steward could not do its work";
class ActionError extends Error {
    name = "ActionError";
}
function explained(what, { reason }) {
    return { reason: `${what} ${reason}` };
}
async function catchActionError(task) {
    try {
        return ok(await task());
    }
    catch (error) {
        if (!(error instanceof ActionError))
            throw error;
        return err({ reason: error.message });
    }
}
function valueOrThrow(result) {
    if (!result.ok)
        throw new ActionError(result.error.reason);
    return result.value;
}


/***/ }),

/***/ 5595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ onlyChangedLines),
/* harmony export */   h: () => (/* binding */ closenessOf)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3568);
/* harmony import */ var _files_changed_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9582);


function onlyChangedLines(checked, text, { changed }) {
    const placesOf = ({ range, related }) => range === undefined ? [] : [range, ...related.map((place) => place.range)];
    const lineOf = lineNumbers(text, checked.diagnostics.flatMap(placesOf).flatMap(endsOf));
    const touches = (range) => {
        const [first = 0, last = 0] = endsOf(range).map((offset) => lineOf.get(offset) ?? 0);
        return isTouched(changed, first, last);
    };
    const { kept = [], left = [] } = Object.groupBy(checked.diagnostics, (diagnostic) => diagnostic.range === undefined || placesOf(diagnostic).some(touches) ? "kept" : "left");
    return { checked: (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .withDiagnostics */ .LQ)(checked, kept), unreported: left };
}
function endsOf({ start, end }) {
    return [start.offset, Math.max(start.offset, end.offset - 1)];
}
function lineNumbers(text, offsets) {
    const lines = new Map();
    let line = 1;
    let end = text.indexOf("\n");
    for (const offset of offsets.toSorted((one, other) => one - other)) {
        for (; end >= 0 && end < offset; end = text.indexOf("\n", end + 1))
            line += 1;
        lines.set(offset, line);
    }
    return lines;
}
function isTouched(ranges, first, last) {
    const range = ranges[(0,_files_changed_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstRangeFrom */ .qD)(first, ranges)];
    return range !== undefined && range.start <= last;
}
function closenessOf(files) {
    const changed = new Map(files.map(({ checked, lines }) => [checked.path, lines?.changed]));
    return (path, { range }) => {
        const ranges = changed.get(path);
        if (ranges === undefined)
            return Number.POSITIVE_INFINITY;
        return range === undefined ? 0 : distance({ start: range.start.line, end: range.end.line }, ranges);
    };
}
function distance({ start, end }, ranges) {
    const next = (0,_files_changed_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstRangeFrom */ .qD)(start, ranges);
    const [before, after] = [ranges[next - 1], ranges[next]];
    return Math.min(before === undefined ? Number.POSITIVE_INFINITY : start - before.end, after === undefined ? Number.POSITIVE_INFINITY : Math.max(0, after.start - end));
}


/***/ }),

/***/ 9582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   jg: () => (/* binding */ linesOfTexts),
/* harmony export */   qD: () => (/* binding */ firstRangeFrom),
/* harmony export */   rl: () => (/* binding */ linesOfPatch)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9306);

function linesOfPatch(patch) {
    const hunks = hunksOf(patch);
    if (hunks.length === 0 || !hunks.every(isWhole))
        return undefined;
    return { changed: joined(hunks.flatMap(changedIn)), shown: joined(hunks.flatMap(shownIn)) };
}
async function linesOfTexts(before, after) {
    const count = lineFeedsIn(after) + (after === "" || after.endsWith("\n") ? 0 : 1);
    const all = count === 0 ? [] : [{ start: 1, end: count }];
    const isLong = count > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFF_MAX_LINES */ .xB || lineFeedsIn(before ?? "") > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFF_MAX_LINES */ .xB;
    if (before === undefined || isLong)
        return { changed: all, shown: undefined };
    const { structuredPatch } = await __nccwpck_require__.e(/* import() */ 23).then(__nccwpck_require__.bind(__nccwpck_require__, 4023));
    const options = { context: 1, maxEditLength: _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFF_MAX_CHANGED_LINES */ .kH };
    const patch = structuredPatch("", "", before, after, undefined, undefined, options);
    const changed = patch?.hunks.map(({ newStart, lines }) => ({ start: newStart, lines })).flatMap(changedIn);
    return { changed: changed === undefined ? all : joined(changed), shown: undefined };
}
function lineFeedsIn(text) {
    let count = 0;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
        count += 1;
    return count;
}
function hunksOf(patch) {
    const hunks = [];
    for (const line of patch.split("\n")) {
        const [, before = "1", start, after = "1"] = /^@@ -\d{1,9}(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/.exec(line) ?? [];
        if (start === undefined)
            hunks.at(-1)?.lines.push(line);
        else {
            const counts = { before: Number(before), after: Number(after) };
            hunks.push({ start: Math.max(1, Number(start) + (counts.after === 0 ? 1 : 0)), counts, lines: [] });
        }
    }
    return hunks;
}
function isWhole({ counts, lines }) {
    const count = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    const [removed, added, marks] = [count("-"), count("+"), count("\\")];
    const kept = lines.length - removed - added - marks;
    return kept + removed === counts.before && kept + added === counts.after;
}
function changedIn({ start, lines }) {
    const ranges = [];
    let next = start;
    let removedAt;
    let addedFrom;
    const endRun = (isLast) => {
        if (addedFrom !== undefined)
            ranges.push({ start: addedFrom, end: next - 1 });
        else if (removedAt !== undefined)
            ranges.push({ start: Math.max(1, removedAt - 1), end: isLast ? next - 1 : next });
        removedAt = undefined;
        addedFrom = undefined;
    };
    for (const line of lines) {
        const sign = line[0];
        if (sign === "-")
            removedAt ??= next;
        else if (sign === "+") {
            addedFrom ??= next;
            next += 1;
        }
        else if (sign !== "\\") {
            endRun(false);
            next += 1;
        }
    }
    endRun(true);
    return ranges.filter((range) => range.start <= range.end);
}
function shownIn({ start, lines }) {
    const count = lines.filter((line) => !line.startsWith("-") && !line.startsWith("\\")).length;
    return count === 0 ? [] : [{ start, end: start + count - 1 }];
}
function joined(ranges) {
    const result = [];
    for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
        const last = result.at(-1);
        if (last === undefined || range.start > last.end + 1)
            result.push(range);
        else
            result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    }
    return result;
}
function firstRangeFrom(line, ranges) {
    let [low, high] = [0, ranges.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        const range = ranges[middle];
        if (range !== undefined && range.end < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ itemsOf),
/* harmony export */   U: () => (/* binding */ getProperty)
/* harmony export */ });
function getProperty(value, name) {
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
function itemsOf(value) {
    return Array.isArray(value) ? value : [];
}


/***/ }),

/***/ 8299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  kA: () => (/* binding */ ask),
  jQ: () => (/* binding */ askGraphql),
  Nd: () => (/* binding */ openApi),
  Em: () => (/* binding */ request)
});

// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __nccwpck_require__(1134);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var limits = __nccwpck_require__(9306);
// EXTERNAL MODULE: ./.build/action/action/promises.js
var promises = __nccwpck_require__(6412);
// EXTERNAL MODULE: ./.build/action/action/github/failure.js + 1 modules
var failure = __nccwpck_require__(9551);
;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
// EXTERNAL MODULE: ./.build/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(3374);
// EXTERNAL MODULE: ./.build/action/action/github/answer.js
var answer = __nccwpck_require__(990);
;// CONCATENATED MODULE: ./.build/action/action/github/retry.js





function addRetries(github) {
    let pause;
    let waits = 0;
    let refusal;
    github.hook.wrap("request", async (request, options) => {
        for (let failures = 0;;) {
            await pause;
            if (refusal !== undefined)
                throw refusal;
            try {
                const response = await request(options);
                if (isCut(response, options))
                    throw brokenAnswer(options);
                return response;
            }
            catch (error) {
                const limit = (0,failure/* rateLimitOf */.tX)(error);
                if (limit === undefined) {
                    const seconds = limits/* API_RETRY_WAITS_SECONDS */.jL[failures];
                    failures += 1;
                    if (seconds === undefined || !isPassing(error) || !isRepeatable(options.method, options.url))
                        throw error;
                    await (0,promises_namespaceObject.setTimeout)(seconds * 1_000);
                }
                else if (pause === undefined) {
                    const seconds = secondsUntilEnd(limit);
                    if (waits === limits/* API_WAITS_MAX */.n2 || seconds > limits/* API_WAIT_MAX_SECONDS */.q3) {
                        refusal = error;
                        throw error;
                    }
                    waits += 1;
                    (0,core/* info */.pq)(`GitHub asks to wait ${seconds} second${seconds === 1 ? "" : "s"}; waiting.`);
                    pause = (async () => {
                        await (0,promises_namespaceObject.setTimeout)(seconds * 1_000);
                        pause = undefined;
                    })();
                }
            }
        }
    });
}
function isCut({ status, data }, { method, url }) {
    return status === 200 && data === "" && isRepeatable(method, url);
}
function brokenAnswer({ request }) {
    const error = new Error("The answer broke off.", { cause: request?.signal?.reason });
    error.name = "HttpError";
    return error;
}
function secondsUntilEnd(limit) {
    switch (limit.end) {
        case "after":
            return limit.seconds;
        case "at":
            return Math.max(0, Math.ceil((limit.time.getTime() - Date.now()) / 1_000)) + 1;
        default:
            return limits/* API_WAIT_WITHOUT_WORD_SECONDS */.J;
    }
}
function isPassing(error) {
    const status = (0,answer/* getProperty */.U)((0,answer/* getProperty */.U)(error, "response"), "status");
    if (typeof status === "number")
        return status >= 500;
    return ((0,answer/* getProperty */.U)(error, "name") === "HttpError" && (0,answer/* getProperty */.U)((0,answer/* getProperty */.U)(error, "cause"), "name") !== "TimeoutError");
}
function isRepeatable(method, url) {
    return ["GET", "PUT", "DELETE"].includes(method) || url.endsWith("/graphql");
}

;// CONCATENATED MODULE: ./.build/action/action/github/client.js





function openApi({ owner, repository }, token) {
    return { owner, repository, connect: (0,promises/* once */.Oo)(() => connect(token)) };
}
async function connect(token) {
    const { getOctokit } = await __nccwpck_require__.e(/* import() */ 413).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
    const github = getOctokit(token);
    github.hook.before("request", (options) => {
        options.request.signal = AbortSignal.timeout(limits/* API_REQUEST_MAX_SECONDS */.Mw * 1_000);
    });
    addRetries(github);
    return github;
}
async function request({ owner, repository: repo, connect: client }, send) {
    const github = await client();
    try {
        return (0,result.ok)((await send(github, { owner, repo })).data);
    }
    catch (error) {
        return (0,result/* err */._)((0,failure/* requestFailure */.SU)(error));
    }
}
async function ask(answer, needs) {
    try {
        return (0,result.ok)(await answer);
    }
    catch (error) {
        return (0,result/* err */._)({ reason: (0,failure/* describePublishFailure */.x7)(error, needs) });
    }
}
async function askGraphql(github, query, variables, needs) {
    return ask(github.graphql(query, variables), needs);
}


/***/ }),

/***/ 9551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dy: () => (/* binding */ allowsAnotherWay),
  x7: () => (/* binding */ describePublishFailure),
  tX: () => (/* binding */ rateLimitOf),
  SU: () => (/* binding */ requestFailure),
  au: () => (/* binding */ unexpectedAnswer)
});

// UNUSED EXPORTS: describeApiFailure

// EXTERNAL MODULE: ./.build/action/action/github/answer.js
var github_answer = __nccwpck_require__(990);
// EXTERNAL MODULE: ./.build/action/shared/report/fit.js
var fit = __nccwpck_require__(2181);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __nccwpck_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __nccwpck_require__(6292);
// EXTERNAL MODULE: ./.build/action/action/limits.js
var limits = __nccwpck_require__(9306);
;// CONCATENATED MODULE: ./.build/action/action/github/own-words.js



function ownWords(error) {
    const answer = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(error, "response"), "data");
    const details = [...(0,github_answer/* itemsOf */.S)((0,github_answer/* getProperty */.U)(answer, "errors")), ...(0,github_answer/* itemsOf */.S)((0,github_answer/* getProperty */.U)(error, "errors"))];
    const said = [(0,github_answer/* getProperty */.U)(answer, "message"), ...details.map(detailOf)].filter(isWords);
    if (said.length === 0)
        return "";
    const text = (0,fit/* clip */.$Q)((0,secrets/* maskSecrets */.QU)([...new Set(said)].join(" ")), limits/* API_MESSAGE_MAX_CHARACTERS */.R9);
    return ` GitHub says: ${(0,printable/* printable */.g$)(JSON.stringify(text))}.`;
}
function detailOf(error) {
    if (typeof error === "string")
        return error;
    const message = (0,github_answer/* getProperty */.U)(error, "message");
    return isWords(message)
        ? message
        : ["resource", "field", "code"]
            .map((name) => (0,github_answer/* getProperty */.U)(error, name))
            .filter(isWords)
            .join(" ");
}
function isWords(value) {
    return typeof value === "string" && value.trim() !== "";
}

;// CONCATENATED MODULE: ./.build/action/action/github/failure.js


const unexpectedAnswer = {
    kind: "unexpected-answer",
    event: "GitHub gave an unexpected answer",
    reason: "The answer is not what GitHub documents. " +
        "Check that GITHUB_API_URL is the URL of a GitHub API and run the job again.",
};
const READ_PERMISSIONS = ["contents: read", "pull-requests: read"];
const READ_ONLY = "It is not available to a pull request from a fork.";
const LOCKED = "The conversation of the pull request is locked, so a workflow's own token may not write there. Unlock it and run the job again.";
function requestFailure(error) {
    return { kind: kindOfFailure(error), event: eventOf(error), reason: describeApiFailure(error) };
}
function allowsAnotherWay({ kind }) {
    return kind !== "forbidden" && kind !== "unexpected-answer";
}
function describeApiFailure(error) {
    return explainFailure(error, READ_PERMISSIONS) + ownWords(error);
}
function explainFailure(error, permissions) {
    const status = statusOf(error);
    if (status === undefined)
        return `${eventOf(error)}. Check that the runner can reach the API at GITHUB_API_URL and run the job again.`;
    return `${eventOf(error)}: ${describeStatus(status, error, permissions)}`;
}
function describePublishFailure(error, needs) {
    const [first] = (0,github_answer/* itemsOf */.S)((0,github_answer/* getProperty */.U)(error, "errors"));
    if (isLocked(first ?? (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(error, "response"), "data")))
        return LOCKED;
    const reason = first === undefined ? explainFailure(error, [needs]) : describeGraphqlError((0,github_answer/* getProperty */.U)(first, "type"), needs);
    const isReadOnly = needs.endsWith("write") && reason.includes(needs);
    return `${reason}${isReadOnly ? ` ${READ_ONLY}` : ""}${ownWords(error)}`;
}
function isLocked(refusal) {
    return /\b(?:is|been) locked\b/.test(String((0,github_answer/* getProperty */.U)(refusal, "message")));
}
function describeGraphqlError(type, needs) {
    const give = `Give the job the permission \`${needs}\`.`;
    switch (type) {
        case "FORBIDDEN":
            return `GitHub answered FORBIDDEN: the token may not do this. ${give}`;
        case "NOT_FOUND":
            return `GitHub answered NOT_FOUND: it does not exist, or the token may not see it. ${give}`;
        case "RATE_LIMITED":
            return "GitHub answered RATE_LIMITED: the token's rate limit is exceeded. Run the job again later.";
        default:
            return "GitHub refuses the query. Run the job again, and report this if it persists.";
    }
}
function describeStatus(status, error, permissions) {
    const limit = rateLimitOf(error);
    if (limit !== undefined)
        return `the token's rate limit is exceeded. ${describeEnd(limit)}`;
    if (isTooLarge(error))
        return "the file is too large for its API. Check that it is the right file, or leave it out with a `!` line in the input `files`.";
    const give = `Give the job the permission${permissions.length === 1 ? "" : "s"} ${permissions.map((one) => `\`${one}\``).join(" and ")}.`;
    switch (status) {
        case 401:
            return "the token is not valid. Leave out the input `token` to use the job's own token, or renew the one that it holds.";
        case 403:
            return `the token may not do this. ${give}`;
        case 404:
            return `it does not exist, or the token may not see it. ${give}`;
        default:
            return status >= 500
                ? "it has a problem. Run the job again; https://www.githubstatus.com lists outages."
                : "it refuses the request. Run the job again, and report this if it persists.";
    }
}
function describeEnd(limit) {
    switch (limit.end) {
        case "after":
            return `Run the job again after ${limit.seconds} second${limit.seconds === 1 ? "" : "s"}.`;
        case "at":
            return `Run the job again after ${limit.time.toISOString()}.`;
        default:
            return "Run the job again later.";
    }
}
function kindOfFailure(error) {
    const status = statusOf(error);
    if (rateLimitOf(error) !== undefined)
        return "limited";
    if (status === undefined || status >= 500)
        return "unavailable";
    if (status === 401 || status === 403)
        return "forbidden";
    return status === 404 || status === 422 ? "absent" : "refused";
}
function eventOf(error) {
    const status = statusOf(error);
    return status === undefined ? `GitHub gave no answer${codeOf(error)}` : `GitHub answered ${status}`;
}
function statusOf(error) {
    const status = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(error, "response"), "status");
    return typeof status === "number" ? status : undefined;
}
function isTooLarge(error) {
    const errors = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(error, "response"), "data"), "errors");
    return Array.isArray(errors) && errors.some((one) => (0,github_answer/* getProperty */.U)(one, "code") === "too_large");
}
function codeOf(error) {
    for (let cause = error; cause !== undefined; cause = (0,github_answer/* getProperty */.U)(cause, "cause")) {
        const code = (0,github_answer/* getProperty */.U)(cause, "code");
        if (typeof code === "string" && /^[A-Z_]+$/.test(code))
            return ` (${code})`;
    }
    return "";
}
function rateLimitOf(error) {
    const response = (0,github_answer/* getProperty */.U)(error, "response");
    const status = (0,github_answer/* getProperty */.U)(response, "status");
    if (status !== 403 && status !== 429)
        return undefined;
    const headers = (0,github_answer/* getProperty */.U)(response, "headers");
    const seconds = wholeNumber((0,github_answer/* getProperty */.U)(headers, "retry-after"));
    if (seconds !== undefined)
        return { end: "after", seconds };
    const isUsedUp = (0,github_answer/* getProperty */.U)(headers, "x-ratelimit-remaining") === "0";
    const reset = isUsedUp ? wholeNumber((0,github_answer/* getProperty */.U)(headers, "x-ratelimit-reset")) : undefined;
    if (reset !== undefined)
        return { end: "at", time: new Date(reset * 1_000) };
    const message = String((0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(response, "data"), "message"));
    return status === 429 || isUsedUp || /rate limit/i.test(message) ? { end: "unknown" } : undefined;
}
function wholeNumber(header) {
    return typeof header === "string" && /^\d{1,11}$/.test(header) ? Number(header) : undefined;
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ UNCHANGED_FILES_MAX_COMPARED),
/* harmony export */   B5: () => (/* binding */ REVIEW_MAX_COMMENTS),
/* harmony export */   Bq: () => (/* binding */ SUGGESTION_MAX_CHARACTERS),
/* harmony export */   Fl: () => (/* binding */ COMPARISON_MAX_LISTED_FILES),
/* harmony export */   Gp: () => (/* binding */ FOLDERS_MAX_REQUESTS),
/* harmony export */   H6: () => (/* binding */ STICKY_COMMENT_MAX_CHANGES),
/* harmony export */   Io: () => (/* binding */ STEP_MAX_ANNOTATIONS_PER_LEVEL),
/* harmony export */   J: () => (/* binding */ API_WAIT_WITHOUT_WORD_SECONDS),
/* harmony export */   LD: () => (/* binding */ CHECK_RUN_MAX_ANNOTATIONS),
/* harmony export */   Mw: () => (/* binding */ API_REQUEST_MAX_SECONDS),
/* harmony export */   PD: () => (/* binding */ FILES_READ_AT_ONCE),
/* harmony export */   R9: () => (/* binding */ API_MESSAGE_MAX_CHARACTERS),
/* harmony export */   RT: () => (/* binding */ PULL_REQUEST_MAX_LISTED_FILES),
/* harmony export */   Sm: () => (/* binding */ SUGGESTION_MAX_LINES),
/* harmony export */   Ss: () => (/* binding */ STICKY_COMMENT_MAX_FINDINGS),
/* harmony export */   VT: () => (/* binding */ CHECK_RUN_REQUEST_MAX_ANNOTATIONS),
/* harmony export */   _c: () => (/* binding */ GIT_OUTPUT_MAX_BYTES),
/* harmony export */   _y: () => (/* binding */ GIT_MAX_SECONDS),
/* harmony export */   bd: () => (/* binding */ CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS),
/* harmony export */   gP: () => (/* binding */ CHANGES_OUTPUT_MAX_CHARACTERS),
/* harmony export */   iX: () => (/* binding */ CHECK_ANNOTATION_TITLE_MAX_CHARACTERS),
/* harmony export */   im: () => (/* binding */ COMMENT_MAX_CHARACTERS),
/* harmony export */   jL: () => (/* binding */ API_RETRY_WAITS_SECONDS),
/* harmony export */   kH: () => (/* binding */ DIFF_MAX_CHANGED_LINES),
/* harmony export */   n2: () => (/* binding */ API_WAITS_MAX),
/* harmony export */   q3: () => (/* binding */ API_WAIT_MAX_SECONDS),
/* harmony export */   rS: () => (/* binding */ LOG_MAX_LISTED_PATHS),
/* harmony export */   rW: () => (/* binding */ CHECK_RUN_SUMMARY_MAX_BYTES),
/* harmony export */   xB: () => (/* binding */ DIFF_MAX_LINES),
/* harmony export */   zo: () => (/* binding */ REVIEW_MAX_CLOSED_THREADS)
/* harmony export */ });
/* unused harmony exports AUDIT_EXPORT_TRIES_MAX, AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS, AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES */
const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;
const API_REQUEST_MAX_SECONDS = 60;
const API_RETRY_WAITS_SECONDS = [1, 2];
const API_WAIT_MAX_SECONDS = 120;
const API_WAITS_MAX = 2;
const API_WAIT_WITHOUT_WORD_SECONDS = 60;
const API_MESSAGE_MAX_CHARACTERS = 300;
const PULL_REQUEST_MAX_LISTED_FILES = 3_000;
const COMPARISON_MAX_LISTED_FILES = 300;
const FOLDERS_MAX_REQUESTS = 5;
const FILES_READ_AT_ONCE = 4;
const UNCHANGED_FILES_MAX_COMPARED = 500;
const LOG_MAX_LISTED_PATHS = 10;
const GIT_MAX_SECONDS = 60;
const GIT_OUTPUT_MAX_BYTES = 256 * 1024 * 1024;
const DIFF_MAX_CHANGED_LINES = 2_000;
const DIFF_MAX_LINES = 200_000;
const CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;
const CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = 16 * 1024;
const COMMENT_MAX_CHARACTERS = 65_536;
const STICKY_COMMENT_MAX_FINDINGS = 20;
const STICKY_COMMENT_MAX_CHANGES = 20;
const SUGGESTION_MAX_LINES = 50;
const SUGGESTION_MAX_CHARACTERS = 8_000;
const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;
const CHECK_RUN_MAX_ANNOTATIONS = 1_000;
const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;
const REVIEW_MAX_COMMENTS = 30;
const REVIEW_MAX_CLOSED_THREADS = 100;
const CHANGES_OUTPUT_MAX_CHARACTERS = 32 * 1024;
const AUDIT_EXPORT_TRIES_MAX = 10;
const AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS = 300;
const AUDIT_EXPORT_OBJECT_LIST_MAX_BYTES = (/* unused pure expression or super */ null && (4 * 1024 * 1024));


/***/ }),

/***/ 523:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3374);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3830);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6292);
/* harmony import */ var _action_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5827);
/* harmony import */ var _publish_report_files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8529);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5650);





try {
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(process.env);
}
catch (error) {
    const message = error instanceof _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error.message : describeFault(error);
    const unsummarized = await (0,_publish_report_files_js__WEBPACK_IMPORTED_MODULE_2__/* .writeSummary */ .Sy)(process.env, `## ❌ ${_action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTION_ERROR_TITLE */ .bi}\n\n${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownSentence */ .nv)(message)}\n`);
    if (unsummarized !== undefined)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq)((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(unsummarized));
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)(message, { title: _action_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTION_ERROR_TITLE */ .bi });
    process.exitCode = 1;
}
function describeFault(fault) {
    if ((0,_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .isDebug */ ._o)() && fault instanceof Error)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .debug */ .Yz)(fault.stack ?? "");
    return (`This is a bug in the Action (${fault instanceof Error ? fault.name : typeof fault}). ` +
        "Please report it with the log of a run that has debug logging on.");
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ oncePerKey),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   Y6: () => (/* binding */ mapInOrder)
/* harmony export */ });
function once(task) {
    let done;
    return () => {
        done ??= task();
        return done;
    };
}
function oncePerKey(task) {
    const done = new Map();
    return (key) => {
        const started = done.get(key) ?? task(key);
        done.set(key, started);
        return started;
    };
}
async function mapInOrder(items, atOnce, task) {
    const results = [];
    const queue = items.entries();
    const work = async () => {
        for (const [index, item] of queue)
            results[index] = await task(item);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return results;
}


/***/ }),

/***/ 6126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ formatWorkflowCommands),
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   qF: () => (/* binding */ annotationTitle),
/* harmony export */   yf: () => (/* binding */ annotatedLines)
/* harmony export */ });
/* unused harmony export toAnnotations */
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3568);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9420);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2203);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6292);
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6480);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9306);


const TITLE_START = "Provider Steward: ";
function toAnnotations(files, options = {}) {
    const { errorsBefore = 0, closeness, docsUrl } = options;
    const found = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .countBySeverity */ .Ot)((0,_shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .allDiagnostics */ .yi)(files));
    const room = {
        error: Math.max(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_MAX_ANNOTATIONS_PER_LEVEL */ .Io - errorsBefore),
        warning: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_MAX_ANNOTATIONS_PER_LEVEL */ .Io,
        notice: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_MAX_ANNOTATIONS_PER_LEVEL */ .Io,
    };
    const isFull = errorsBefore > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_MAX_ANNOTATIONS_PER_LEVEL */ .Io;
    if (isFull || _shared_index_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.some((severity) => found[severity] > room[severity]))
        room.notice -= 1;
    const omitted = { ...found };
    const shown = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .rankFindings */ .J)(files, closeness).filter(({ diagnostic: { severity } }) => {
        if (room[severity] === 0)
            return false;
        room[severity] -= 1;
        omitted[severity] -= 1;
        return true;
    });
    return { shown: shown.map(({ file, diagnostic }) => toAnnotation(file.path, diagnostic, docsUrl)), omitted };
}
function formatWorkflowCommands(files, options = {}) {
    const { runErrors = [], errorsBefore = 0 } = options;
    const { shown, omitted } = toAnnotations(files, { ...options, errorsBefore: errorsBefore + runErrors.length });
    const shownErrors = runErrors.slice(0, Math.max(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_MAX_ANNOTATIONS_PER_LEVEL */ .Io - errorsBefore));
    const commands = [...shownErrors.map((error) => ({ level: "error", ...error })), ...shown].map(formatCommand);
    const error = omitted.error + runErrors.length - shownErrors.length;
    const missing = (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_3__/* .describeCounts */ .wv)({ ...omitted, error });
    if (missing !== "")
        commands.push(formatCommand({ level: "notice", title: `${TITLE_START}more findings`, message: explainOmission(missing) }));
    return commands.map((command) => `${command}\n`).join("");
}
function explainOmission(missing) {
    return (`Not annotated: ${missing}. GitHub shows at most ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .STEP_MAX_ANNOTATIONS_PER_LEVEL */ .Io} annotations of each level per step. ` +
        "Fix those that are shown and run again to see the others.");
}
function toAnnotation(path, diagnostic, docsUrl) {
    const { severity, range } = diagnostic;
    return {
        level: severity,
        title: annotationTitle(diagnostic),
        message: annotationMessage(diagnostic, docsUrl),
        file: path,
        ...(range === undefined ? {} : annotatedLines(range)),
    };
}
function annotationTitle({ rule }) {
    return `${TITLE_START}${(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(rule)}`;
}
function annotationMessage({ rule, message, advice }, docsUrl) {
    const page = docsUrl === undefined ? [] : [(0,_shared_index_js__WEBPACK_IMPORTED_MODULE_5__/* .rulePageUrl */ .Pd)(docsUrl, rule)];
    return [message, advice, ...page].map(_shared_index_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$).join("\n");
}
function annotatedLines({ start, end }) {
    const lines = { line: start.line, endLine: end.line };
    if (start.line !== end.line)
        return lines;
    return { ...lines, col: start.column, endColumn: Math.max(start.column, end.column - 1) };
}
function formatCommand({ level, message, ...properties }) {
    const list = PROPERTIES.flatMap((name) => {
        const value = properties[name];
        return value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`];
    });
    return `::${level} ${list.join(",")}::${escapeData(message)}`;
}
const PROPERTIES = ["title", "file", "line", "endLine", "col", "endColumn"];
function escapeData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}


/***/ }),

/***/ 7240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ug: () => (/* binding */ stepKey),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   we: () => (/* binding */ markerOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

const START = "<!-- provider-steward ";
const END = " -->";
function markerOf(fingerprint, key) {
    return `${START}${encode(key)} ${encode(fingerprint)}${END}`;
}
function readMarker(body) {
    const text = body.trimEnd();
    const start = text.lastIndexOf(START);
    if (start < 0 || !text.endsWith(END))
        return undefined;
    const [key, fingerprint, ...others] = text
        .slice(start + START.length, -END.length)
        .split(" ")
        .map(decode);
    if (key === undefined || fingerprint === undefined || others.length > 0)
        return undefined;
    return { key, fingerprint };
}
function encode(text) {
    return encodeURIComponent(text.toWellFormed()).replaceAll("-", "%2D").replaceAll("%3A", ":");
}
function decode(text) {
    try {
        const decoded = decodeURIComponent(text);
        return encode(decoded) === text ? decoded : undefined;
    }
    catch {
        return undefined;
    }
}
const KEY_CHARACTERS = 16;
function stepKey(environment) {
    const { GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "", GITHUB_ACTION: step = "" } = environment;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
        .update(JSON.stringify([workflow, job, step]))
        .digest("hex")
        .slice(0, KEY_CHARACTERS);
}


/***/ }),

/***/ 8434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ publicationOf),
/* harmony export */   Z: () => (/* binding */ onlyFindings)
/* harmony export */ });
/* harmony import */ var _shared_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3568);
/* harmony import */ var _changed_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5595);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7240);



function publicationOf(results, { onlyChangedLines, docsUrl }, environment) {
    const { target, files, unread, changes = [], beforeSha, unreported } = results;
    const repositoryUrl = `${serverUrl(environment)}/${target.owner}/${target.repository}`;
    const runId = environment.GITHUB_RUN_ID ?? "";
    return {
        results,
        run: {
            files: files.map(({ checked }) => checked),
            unread,
            changes,
            untouched: onlyChangedLines ? unreported : undefined,
        },
        closeness: (0,_changed_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .closenessOf */ .h)(files),
        linkTo: (path, line, side) => {
            const sha = side === "before" && beforeSha !== undefined ? beforeSha : target.headSha;
            return `${repositoryUrl}/blob/${sha}/${encodePath(path)}#L${line}`;
        },
        more: {
            text: 'the file of the output "report" of the run',
            ...(/^\d+$/.test(runId) ? { url: `${repositoryUrl}/actions/runs/${runId}` } : {}),
        },
        docsUrl: docsUrl ?? ownDocsUrl(environment),
        key: (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .stepKey */ .Ug)(environment),
    };
}
function ownDocsUrl(environment) {
    const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = environment;
    if (!repository || !ref)
        return undefined;
    return `${serverUrl(environment)}/${encodePath(repository)}/blob/${encodePath(ref)}/docs/rules.md#`;
}
function serverUrl({ GITHUB_SERVER_URL: url }) {
    return url || "https://github.com";
}
function encodePath(path) {
    return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
}
function onlyFindings(files, findings) {
    const kept = new Set(findings.map(({ diagnostic }) => diagnostic));
    return files.map((file) => (0,_shared_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withDiagnostics */ .LQ)(file, file.diagnostics.filter((one) => kept.has(one))));
}


/***/ }),

/***/ 8529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  YG: () => (/* binding */ summaryOf),
  t4: () => (/* binding */ writeReportFiles),
  Sy: () => (/* binding */ writeSummary)
});

;// CONCATENATED MODULE: external "node:fs/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./.build/action/package.json
const package_namespaceObject = {"rE":"0.1.0"};
// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __nccwpck_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __nccwpck_require__(3568);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __nccwpck_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __nccwpck_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/report/fingerprint.js
var fingerprint = __nccwpck_require__(8614);
// EXTERNAL MODULE: ./.build/action/shared/report/limits.js
var limits = __nccwpck_require__(52);
// EXTERNAL MODULE: ./.build/action/shared/report/ranking.js
var ranking = __nccwpck_require__(9420);
// EXTERNAL MODULE: ./.build/action/shared/report/rule-page.js
var rule_page = __nccwpck_require__(6480);
// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var report_run = __nccwpck_require__(2203);
;// CONCATENATED MODULE: ./.build/action/shared/report/sarif.js








const LEVELS = { error: "error", warning: "warning", notice: "note" };
function formatSarif(files, rules, toolVersion, unread = [], docsUrl) {
    const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
    const ranked = (0,ranking/* rankFindings */.J)(files);
    const kept = (0,ranking/* inFileOrder */.w)(ranked.slice(0, limits/* SARIF_RUN_MAX_RESULTS */.qC));
    const log = {
        $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: { driver: toDriver(rules, toolVersion, docsUrl) },
                invocations: [toInvocation(unread, ranked.length - limits/* SARIF_RUN_MAX_RESULTS */.qC)],
                columnKind: "utf16CodeUnits",
                newlineSequences: ["\r\n", "\n", "\r"],
                results: [...kept].flatMap(([file, findings]) => {
                    const uri = toUri(file.path);
                    const fingerprints = new Map((0,fingerprint/* fingerprintsOf */.t)(file.diagnostics).map((fingerprint, index) => [file.diagnostics[index], fingerprint]));
                    return findings.map(({ diagnostic }) => toResult(uri, diagnostic, fingerprints.get(diagnostic) ?? "", indexOf.get(diagnostic.rule)));
                }),
            },
        ],
    };
    return (0,printable/* printableJson */.et)(log);
}
function toInvocation(unread, omitted) {
    const notifications = [
        ...unread.map((file) => toNotification("error", (0,report_run/* describeUnread */.Fn)(file))),
        ...(omitted > 0 ? [toNotification("warning", explainOmission(omitted))] : []),
    ];
    return {
        executionSuccessful: unread.length === 0,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
    };
}
function toNotification(level, text) {
    return { level, message: { text: toMessageText(text) } };
}
function explainOmission(count) {
    return `${(0,wording/* countOf */.pq)(count, "more finding")} left out: GitHub accepts at most ${limits/* SARIF_RUN_MAX_RESULTS */.qC} results. Fix some and check again.`;
}
function toDriver(rules, version, docsUrl) {
    return {
        name: "provider-steward",
        version,
        ...(docsUrl === undefined ? {} : { informationUri: docsUrl.replace(/#$/, "") }),
        rules: rules.map((rule) => toDescriptor(rule, docsUrl)),
    };
}
function toDescriptor(rule, docsUrl) {
    const { id, severity, summary, why, description, examples } = rule;
    const { wrong, right } = examples;
    return {
        id,
        shortDescription: { text: summary },
        fullDescription: { text: description },
        ...(docsUrl === undefined ? {} : { helpUri: (0,rule_page/* rulePageUrl */.Pd)(docsUrl, id) }),
        help: {
            text: `${why}\n\n${description}\n\nWrong:\n\n${wrong}\n\nRight:\n\n${right}`,
            markdown: `${why}\n\n${description}\n\nWrong:\n\n${codeBlock(wrong)}\n\nRight:\n\n${codeBlock(right)}`,
        },
        defaultConfiguration: { level: LEVELS[severity] },
    };
}
function codeBlock(code) {
    return `\`\`\`jsonc\n${code}\n\`\`\``;
}
function toResult(uri, diagnostic, fingerprint, ruleIndex) {
    const { rule, severity, message, advice, range, related, fix } = diagnostic;
    return {
        ruleId: rule,
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: LEVELS[severity],
        message: { text: toMessageText(`${message} ${advice}`) },
        locations: [{ physicalLocation: toPhysicalLocation(uri, range) }],
        partialFingerprints: { primaryLocationLineHash: fingerprint },
        ...(related.length === 0
            ? {}
            : { relatedLocations: related.map((place, index) => toRelatedLocation(uri, place, index + 1)) }),
        ...(fix === undefined ? {} : { fixes: [toSarifFix(uri, fix)] }),
    };
}
function toSarifFix(uri, fix) {
    const replacements = fix.edits.map(({ range, text }) => ({
        deletedRegion: toRegion(range),
        ...(text === "" ? {} : { insertedContent: { text } }),
    }));
    return {
        description: { text: toMessageText((0,diagnostic/* fixTitle */.Mw)(fix)) },
        artifactChanges: [{ artifactLocation: { uri }, replacements }],
    };
}
function toRelatedLocation(uri, { message, range }, id) {
    return {
        id,
        physicalLocation: toPhysicalLocation(uri, range),
        message: { text: toMessageText(message) },
    };
}
function toPhysicalLocation(uri, range) {
    return { artifactLocation: { uri }, ...(range === undefined ? {} : { region: toRegion(range) }) };
}
function toRegion({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
function toMessageText(text) {
    const shown = (0,printable/* printable */.g$)(text);
    return shown.includes("](") ? shown.replace(/[\\[\]]/g, "\\$&") : shown;
}
function toUri(path) {
    const reference = path
        .toWellFormed()
        .replace(/^(\.\/+)+/, "")
        .split("/")
        .map(encodeURIComponent)
        .join("/");
    return reference.startsWith("/") ? `file://${reference.replace(/^\/+/, "/")}` : reference;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 22 modules
var rules = __nccwpck_require__(639);
// EXTERNAL MODULE: ./.build/action/shared/report/changes-markdown.js
var changes_markdown = __nccwpck_require__(3625);
// EXTERNAL MODULE: ./.build/action/shared/report/findings-markdown.js
var findings_markdown = __nccwpck_require__(9910);
// EXTERNAL MODULE: ./.build/action/shared/report/fit.js
var fit = __nccwpck_require__(2181);
// EXTERNAL MODULE: ./.build/action/shared/report/whole-report.js
var whole_report = __nccwpck_require__(92);
;// CONCATENATED MODULE: ./.build/action/shared/report/markdown.js







const CHANGES_SHARE = 1 / 2;
function formatSummary(run, options) {
    const head = `## ${(0,report_run/* headlineOf */.gD)(run)}\n${(0,report_run/* runNotes */.p1)(run)
        .map((note) => `\n${note}\n`)
        .join("")}`;
    const room = (options.maxBytes ?? limits/* JOB_SUMMARY_MAX_BYTES */.m9) - (0,fit/* countBytes */.Tu)(head);
    const changesIn = (maxBytes) => (0,changes_markdown/* formatChangesSummary */.Vs)(run.changes, { ...options, maxBytes });
    const reserved = Math.min((0,fit/* countBytes */.Tu)(changesIn(room)), Math.floor(room * CHANGES_SHARE));
    const title = reserved === 0 ? "" : "\n## Findings\n";
    const findingsOptions = { ...options, maxBytes: room - reserved - (0,fit/* countBytes */.Tu)(title) };
    const { text } = (0,findings_markdown/* formatFindings */.e)(run.files, findingsOptions, (count) => markdown_explainOmission(count, options.more));
    const findings = text === "" ? "" : title + text;
    return head + changesIn(room - (0,fit/* countBytes */.Tu)(findings)) + findings;
}
function markdown_explainOmission(count, more) {
    if (count === 0)
        return "";
    return `\n${(0,wording/* countOf */.pq)(count, "more finding")} left out: GitHub limits the size of a summary.${(0,whole_report/* pointToWhole */.J)(more)}\n`;
}

// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __nccwpck_require__(5827);
// EXTERNAL MODULE: ./.build/action/action/publish/run-report.js + 1 modules
var run_report = __nccwpck_require__(5041);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./.build/action/action/file-system.js

const start = Buffer.allocUnsafeSlow(64 * 1024);
function readFileBounded(path, maxBytes) {
    const file = openSync(path, "r");
    try {
        return readToEnd(file, maxBytes);
    }
    finally {
        closeSync(file);
    }
}
function readToEnd(file, maxBytes) {
    let buffer = start;
    let size = 0;
    for (;;) {
        const count = readSync(file, buffer, size, Math.min(buffer.length, maxBytes) - size, null);
        size += count;
        if (count === 0 || size === maxBytes)
            break;
        if (size === buffer.length)
            buffer = larger(buffer, fstatSync(file).size, maxBytes);
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
    const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
    return typeof code === "string" ? code : undefined;
}

;// CONCATENATED MODULE: ./.build/action/action/publish/workspace-file.js





const MAY_NOT = "The step may not write there. Choose another path, or give it permission to write there.";
const REASONS = {
    EACCES: MAY_NOT,
    EPERM: MAY_NOT,
    EROFS: "Its file system is read-only. Choose another path.",
    ENOSPC: "There is no space for it. Free some space and run the job again.",
    EDQUOT: "There is no space for it. Free some space and run the job again.",
    ENAMETOOLONG: "Its name is too long. Choose a shorter one.",
};
async function writeInWorkspace(workspace, path, content) {
    try {
        return await writeBelow((0,external_node_path_.resolve)(workspace), path, content);
    }
    catch (error) {
        return (0,result/* err */._)({ reason: describeSystemError(error) });
    }
}
async function writeBelow(root, path, content) {
    const target = (0,external_node_path_.resolve)(root, path);
    if (!target.startsWith(root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep)) {
        return (0,result/* err */._)({ reason: "It is outside the workspace. Choose a path inside it." });
    }
    const folders = await createFolders(root, (0,external_node_path_.dirname)(target));
    if (!folders.ok)
        return folders;
    const found = await findPlain("file", target);
    if (!found.ok)
        return found;
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.${(0,external_node_path_.basename)(target).slice(0, 32)}-${(0,external_node_crypto_.randomUUID)()}.tmp`);
    try {
        await (0,promises_namespaceObject.writeFile)(temporary, content, { flag: "wx" });
        await (0,promises_namespaceObject.rename)(temporary, target);
    }
    finally {
        await (0,promises_namespaceObject.rm)(temporary, { force: true });
    }
    return (0,result.ok)(undefined);
}
async function createFolders(root, folder) {
    if (folder === root)
        return (0,result.ok)(undefined);
    const around = await createFolders(root, (0,external_node_path_.dirname)(folder));
    if (!around.ok)
        return around;
    const found = await findPlain("folder", folder);
    if (!found.ok)
        return found;
    if (!found.value)
        await (0,promises_namespaceObject.mkdir)(folder);
    return (0,result.ok)(undefined);
}
async function findPlain(kind, path) {
    const found = await (0,promises_namespaceObject.lstat)(path).catch((error) => {
        if (systemCodeOf(error) === "ENOENT")
            return undefined;
        throw error;
    });
    if (found === undefined)
        return (0,result.ok)(false);
    if (found.isSymbolicLink()) {
        return (0,result/* err */._)({
            reason: "A part of the path is a symbolic link, which is not followed because a branch may have planted it. Choose another path.",
        });
    }
    if (kind === "folder" ? found.isDirectory() : found.isFile())
        return (0,result.ok)(true);
    return (0,result/* err */._)({
        reason: kind === "folder"
            ? "A file is in the place of one of its folders. Choose another path."
            : "A folder or a device already has this name. Choose another path.",
    });
}
function describeSystemError(error) {
    const code = systemCodeOf(error);
    if (code === undefined)
        throw error;
    return REASONS[code] ?? `The system reports ${code}. Fix that and run the job again.`;
}

;// CONCATENATED MODULE: ./.build/action/action/publish/report-files.js









async function writeReportFiles({ run, docsUrl }, sarifFile, environment) {
    const report = await writeReport(run, environment.RUNNER_TEMP || (0,external_node_os_namespaceObject.tmpdir)());
    const sarif = await writeSarif(run, docsUrl, sarifFile, environment.GITHUB_WORKSPACE || process.cwd());
    return {
        report: report.ok ? report.value : undefined,
        sarifFile: sarif.ok ? sarif.value : undefined,
        failures: [report, sarif].flatMap((written) => (written.ok ? [] : [written.error.reason])),
    };
}
async function writeReport(run, folder) {
    const text = (0,run_report/* formatRunReport */.j)(run);
    try {
        const path = (0,external_node_path_.join)(await (0,promises_namespaceObject.mkdtemp)((0,external_node_path_.join)(folder, "provider-steward-")), "report.json");
        await (0,promises_namespaceObject.writeFile)(path, text, { flag: "wx" });
        return (0,result.ok)(path);
    }
    catch (error) {
        return (0,result/* err */._)({ reason: `The report cannot be written to RUNNER_TEMP. ${describeSystemError(error)}` });
    }
}
async function writeSarif({ files, unread }, docsUrl, path, workspace) {
    if (path === undefined)
        return (0,result.ok)(undefined);
    const text = formatSarif(files, rules/* ruleDescriptions */.U, package_namespaceObject.rE, unread, docsUrl);
    const written = await writeInWorkspace(workspace, path, text);
    return written.ok ? (0,result.ok)(path) : (0,result/* err */._)((0,action_error/* explained */.to)(`The SARIF file ${(0,wording/* quote */.hD)(path)} cannot be written.`, written.error));
}
async function writeSummary({ GITHUB_STEP_SUMMARY: path }, markdown) {
    if (!path)
        return undefined;
    try {
        await (0,promises_namespaceObject.appendFile)(path, markdown);
        return undefined;
    }
    catch (error) {
        return `The job summary cannot be written to GITHUB_STEP_SUMMARY. ${describeSystemError(error)}`;
    }
}
function summaryOf({ results, run, linkTo, closeness, docsUrl, more }, maxBytes) {
    if (run.files.length + run.unread.length + run.changes.length === 0) {
        const what = results.changes === undefined ? "no file matches" : "no changed file matches";
        return `## ✅ Provider Steward: ${what} the input \`files\`\n`;
    }
    return formatSummary(run, { linkTo, closeness, docsUrl, more, maxBytes });
}


/***/ }),

/***/ 5041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  q: () => (/* binding */ formatChangesOutput),
  j: () => (/* binding */ formatRunReport)
});

// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __nccwpck_require__(3568);
;// CONCATENATED MODULE: ./.build/action/shared/report/json.js


function fileReport(diagnostics, maxDiagnostics = diagnostics.length) {
    const counts = (0,diagnostic/* countBySeverity */.Ot)(diagnostics);
    const kept = diagnostics.slice(0, maxDiagnostics);
    return { valid: counts.error === 0, counts, diagnostics: kept, omitted: diagnostics.length - kept.length };
}
function formatJson(files, unread = []) {
    return printableJson(toReport(files, unread));
}
function toReport(files, unread) {
    const counts = (0,diagnostic/* countBySeverity */.Ot)((0,diagnostic/* allDiagnostics */.yi)(files));
    return {
        valid: counts.error === 0 && unread.length === 0,
        counts,
        files: files.map(({ path, diagnostics }) => ({ path, ...fileReport(diagnostics) })),
        unread,
    };
}

// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __nccwpck_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/changes/change.js
var change = __nccwpck_require__(6173);
// EXTERNAL MODULE: ./.build/action/shared/report/effect-counts.js
var effect_counts = __nccwpck_require__(6602);
// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var run = __nccwpck_require__(2203);
;// CONCATENATED MODULE: ./.build/action/action/publish/run-report.js

function formatRunReport({ files, unread, changes, untouched }) {
    const report = {
        ...toReport(files, unread),
        changes: toChangesReport(changes, changes.map(toFileReport)),
        untouched: untouched ?? null,
    };
    return (0,printable/* printableJson */.et)(report);
}
function formatChangesOutput(files, maxCharacters) {
    const reports = files.map(toFileReport);
    const whole = (0,printable/* printableJsonLine */.Ar)(toChangesReport(files, reports));
    return whole.length <= maxCharacters ? whole : cutOutput(files, reports, maxCharacters);
}
function cutOutput(files, reports, maxCharacters) {
    const shells = reports.map(toShell);
    let left = maxCharacters - (0,printable/* printableJsonLine */.Ar)(toChangesReport(files, [])).length;
    const take = (shell, change) => {
        const characters = (shell.isKept ? 0 : shell.characters) + (change === undefined ? 0 : charactersOf(change));
        if (characters > left)
            return;
        left -= characters;
        shell.isKept = true;
        if (change !== undefined)
            shell.kept.push(change);
    };
    const takeChanges = (effect) => {
        for (const shell of shells) {
            for (const change of changesOf(shell.whole))
                if (change.effect === effect)
                    take(shell, change);
        }
    };
    takeChanges("opens");
    for (const shell of shells)
        if (!shell.isKept)
            take(shell);
    for (const effect of change/* EFFECTS */.tQ)
        if (effect !== "opens")
            takeChanges(effect);
    const kept = shells.filter(({ isKept }) => isKept).map((shell) => withChanges(shell.whole, shell.kept));
    return (0,printable/* printableJsonLine */.Ar)(toChangesReport(files, kept));
}
function toShell(whole) {
    return { whole, characters: charactersOf(withChanges(whole, [])), kept: [], isKept: false };
}
function withChanges(report, changes) {
    return report.kind === "known" ? { ...report, changes } : report;
}
function charactersOf(value) {
    return (0,printable/* printableJsonLine */.Ar)(value).length + 1;
}
function toChangesReport(all, files) {
    const countAll = (some) => (0,effect_counts/* countEffects */._x)(some.flatMap(changesOf));
    return {
        counts: (0,run/* countChanges */.xS)(all),
        widens: (0,run/* widensOf */.uQ)(all) ?? null,
        files,
        omitted: { changes: (0,effect_counts/* subtractEffects */.$T)(countAll(all), countAll(files)), files: all.length - files.length },
    };
}
function toFileReport(file) {
    return file.kind === "known" ? { ...file, widens: file.widens ?? null } : file;
}
function changesOf(file) {
    return file.kind === "known" ? file.changes : [];
}


/***/ }),

/***/ 5650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./.build/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(3374);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var text_printable = __nccwpck_require__(6292);
// EXTERNAL MODULE: ./.build/action/action/action-error.js
var action_error = __nccwpck_require__(5827);
// EXTERNAL MODULE: ./.build/action/shared/diagnostic/diagnostic.js
var diagnostic = __nccwpck_require__(3568);
// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __nccwpck_require__(5694);
// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var text_json = __nccwpck_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/syntax/limits.js
var limits = __nccwpck_require__(3535);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/structure.js
const SLASH = 47;
const BACKSLASH = 92;
function createStructure(text) {
    const openObject = createFinder(text, "{");
    const closeObject = createFinder(text, "}");
    const openArray = createFinder(text, "[");
    const closeArray = createFinder(text, "]");
    const slash = createFinder(text, "/");
    const quote = createFinder(text, '"');
    const lineFeed = createFinder(text, "\n");
    const carriageReturn = createFinder(text, "\r");
    let done = 0;
    return {
        next() {
            for (;;) {
                const at = Math.min(openObject(done), closeObject(done), openArray(done), closeArray(done), slash(done));
                if (at === text.length)
                    return at;
                const from = lineFeed(done) < at ? text.lastIndexOf("\n", at) + 1 : done;
                const end = endOfStringAround(text, quote, from, at);
                done = end ?? at + 1;
                if (end === undefined)
                    return at;
            }
        },
        passComment(start) {
            const isLine = text.charCodeAt(start + 1) === SLASH;
            const end = isLine ? Math.min(lineFeed(start), carriageReturn(start)) : endOfBlock(text, start);
            done = end ?? done;
            return end;
        },
    };
}
function createFinder(text, character) {
    let at = -1;
    return (from) => {
        if (at < from) {
            const found = text.indexOf(character, from);
            at = found < 0 ? text.length : found;
        }
        return at;
    };
}
function endOfStringAround(text, nextQuote, from, offset) {
    let start = nextQuote(from);
    while (start < offset) {
        const end = endOfString(text, start);
        if (end > offset)
            return end;
        start = nextQuote(end);
    }
    return undefined;
}
function endOfString(text, start) {
    let quote = text.indexOf('"', start + 1);
    while (quote >= 0 && text.charCodeAt(quote - 1) === BACKSLASH && isEscaped(text, quote))
        quote = text.indexOf('"', quote + 1);
    return quote < 0 ? text.length : quote + 1;
}
function isEscaped(text, offset) {
    let backslashes = 0;
    while (text.charCodeAt(offset - 1 - backslashes) === BACKSLASH)
        backslashes += 1;
    return backslashes % 2 === 1;
}
function endOfBlock(text, start) {
    const end = text.startsWith("/*", start) ? text.indexOf("*/", start + 2) : -1;
    return end < 0 ? undefined : end + 2;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/bracket-index.js

const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const FIRST_LENGTH = 256;
function indexBrackets(json) {
    let opens = new Int32Array(FIRST_LENGTH);
    let closes = new Int32Array(FIRST_LENGTH);
    let count = 0;
    const open = [];
    const structure = createStructure(json);
    for (let at = structure.next(); at < json.length; at = structure.next()) {
        const code = json.charCodeAt(at);
        if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
            if (count === opens.length)
                [opens, closes] = [withRoom(opens), withRoom(closes)];
            open.push(count);
            opens[count] = at;
            count += 1;
        }
        else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
            closes[open.pop() ?? 0] = at + 1;
        }
    }
    let last = 0;
    return {
        closeOf(start) {
            if (opens[last] !== start) {
                const isNext = last + 1 < count && opens[last + 1] === start;
                last = isNext ? last + 1 : indexOf(opens, count, start);
            }
            return closes[last] ?? 0;
        },
    };
}
function withRoom(list) {
    const longer = new Int32Array(list.length * 2);
    longer.set(list);
    return longer;
}
function indexOf(sorted, count, offset) {
    let low = 0;
    let high = count;
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle;
    }
    return low;
}

// EXTERNAL MODULE: ./.build/action/shared/syntax/tokens.js + 3 modules
var syntax_tokens = __nccwpck_require__(8628);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/bracket-balance.js

function createBracketBalance(text) {
    let surpluses;
    const surplus = (close) => {
        surpluses ??= countSurpluses(text);
        return surpluses.get(close) ?? 0;
    };
    const add = (close, count) => surpluses?.set(close, surplus(close) + count);
    return {
        surplus,
        explain(right, wrong) {
            if (surplus(wrong) <= 0) {
                add(right, 1);
                return "too early";
            }
            add(wrong, -1);
            if (surplus(right) >= 0)
                return "extra";
            add(right, 1);
            return "mistyped";
        },
    };
}
function countSurpluses(text) {
    const counts = new Map();
    const tokens = (0,syntax_tokens/* readTokens */.He)(text);
    for (let token = tokens.next(); token.kind !== "end of file"; token = tokens.next()) {
        counts.set(token.kind, (counts.get(token.kind) ?? 0) + 1);
    }
    const difference = (close, open) => (counts.get(close) ?? 0) - (counts.get(open) ?? 0);
    return new Map([
        ["}", difference("}", "{")],
        ["]", difference("]", "[")],
    ]);
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/syntax-mistakes.js

function mistake(place, message, advice) {
    return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}
function emptyFile(end) {
    return mistake({ start: end, end }, "The file contains no JSON value.", "Write a JSON object: {…}.");
}
function notJson(token) {
    return mistake(token, "This is not JSON.", 'Start the file with "{".');
}
function unexpected(token) {
    if (token.kind === ":")
        return mistake(token, 'Unexpected ":".', "Put keys and values in an object: {…}.");
    if (token.kind === ",")
        return mistake(token, 'Unexpected ",": there is nothing before it.', 'Remove the ",".');
    return mistake(token, `Unexpected "${token.kind}".`, "Remove it, or add the bracket that it closes.");
}
function hashComment(token) {
    const use = 'Start the comment with "//".';
    const edits = [{ start: token.start, end: token.start + 1, text: "//" }];
    return { ...mistake(token, 'Comments cannot start with "#".', use), fix: { title: use, edits } };
}
function invisibleCharacter(token) {
    const code = (token.text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return mistake(token, `The invisible character U+${code} is not allowed here.`, "Remove it, or use an ordinary space.");
}
function mergeConflict(markers) {
    const [first = { start: 0, end: 0 }, ...others] = markers;
    return {
        ...mistake(first, "This merge conflict is not resolved.", "Choose one of the two sides and remove git's marker lines."),
        related: others
            .slice(0, limits/* RELATED_PLACES_MAX */.cb)
            .map((place) => ({ message: "This line is part of the conflict.", ...place })),
    };
}
function textAfterDocument(token) {
    return mistake(token, "There is text after the end of the document.", "Keep one JSON object in the file; check whether a bracket closes it too early.");
}
function unclosedComment(token) {
    return mistake(token, 'A comment starts with "/*" and is not closed.', 'Close it with "*/".');
}
const CLOSES = { "{": "}", "[": "]" };
function unclosed(open, endOfFile) {
    const inner = open.at(-1) ?? endOfFile;
    const closes = open.map(({ kind }) => CLOSES[kind]).toReversed();
    return {
        ...mistake(inner, `This "${inner.kind}" is not closed.`, `Add "${closes.join("")}" where it ends.`),
        related: [{ message: "The file ends here.", start: endOfFile.start, end: endOfFile.end }],
    };
}
function wrongClose(opened, close, kind) {
    const right = CLOSES[opened.kind];
    const advice = {
        extra: "Remove it.",
        mistyped: `Use "${right}" instead.`,
        "too early": `Add "${right}" before it.`,
    };
    return {
        ...mistake(close, `Unexpected "${close.kind}": the "${opened.kind}" before it is not closed.`, advice[kind]),
        related: [{ message: `This "${opened.kind}" is not closed.`, start: opened.start, end: opened.end }],
    };
}
function unclosedArray(opened, key) {
    return {
        ...mistake(key, "Unexpected key: the array before it is not closed.", 'Add "]" before it.'),
        related: [{ message: 'This "[" is not closed.', start: opened.start, end: opened.end }],
    };
}
function missingComma(previous, next, isOnOneLine) {
    const place = { start: previous.end, end: previous.end };
    const found = mistake(place, 'A "," is missing here.', "Add a comma.");
    const isCertain = !isOnOneLine && ["string", "{", "["].includes(next.kind) && next.fault === undefined;
    return isCertain ? { ...found, fix: { title: "Add a comma.", edits: [{ ...place, text: "," }] } } : found;
}
function missingColon(key) {
    if (/:\s*$/.test(key.text))
        return mistake(key, "This key is not closed.", 'Close it with a double quote before the ":".');
    return mistake(key, 'A ":" is missing after this key.', 'Add ":" and a value.');
}
function missingValue(key) {
    return mistake(key, "This key has no value.", "Add a value, or remove the key.");
}
function missingKey(token) {
    return mistake(token, "A key is missing here.", 'Add a key in double quotes and ":" before the value.');
}
function keyWithoutQuotes(token, hasColon) {
    if (isTypographic(token.text))
        return wrongQuotes(token, token.text);
    const found = mistake(token, "This key is not in double quotes.", 'Write the key as "key".');
    if (!hasColon || !/^[A-Za-z_$][\w$-]*$/.test(token.text))
        return found;
    const edits = [token.start, token.end].map((offset) => ({ start: offset, end: offset, text: '"' }));
    return { ...found, fix: { title: "Put the key in double quotes.", edits } };
}
function wrongCase(token) {
    const use = `Use ${token.text.toLowerCase()}.`;
    const fix = { title: use, edits: [{ start: token.start, end: token.end, text: token.text.toLowerCase() }] };
    return { ...mistake(token, "This is not a JSON value.", use), fix };
}
function notAValue(start, end, text) {
    const word = text.slice(start, end);
    if (isTypographic(word))
        return wrongQuotes({ start, end }, word);
    return mistake({ start, end }, "This is not a JSON value.", adviceForWord(word));
}
function isTypographic(word) {
    return /^[\u2018-\u201f\u00ab\u00bb]/.test(word);
}
const ADVICE_ON_QUOTES = 'Use " instead.';
function wrongQuotes(place, text) {
    if (isTypographic(text) || isTypographic(text.slice(-1))) {
        return mistake(place, "These are typographic quotes.", ADVICE_ON_QUOTES);
    }
    const kind = text.startsWith("'") ? "single quotes" : "backticks";
    return mistake(place, `These are ${kind}.`, ADVICE_ON_QUOTES);
}
const USE_DOUBLE_QUOTES = "Use double quotes.";
function joinQuotes(one, other) {
    const areBoth = one.fix?.title === USE_DOUBLE_QUOTES && other.fix?.title === USE_DOUBLE_QUOTES;
    if (!areBoth || one.message !== other.message || one.fix.edits.length >= limits/* JOINED_QUOTES_MAX_EDITS */.Ds)
        return undefined;
    return { ...one, end: other.end, fix: { ...one.fix, edits: [...one.fix.edits, ...other.fix.edits] } };
}
function replaceQuotes({ start, end }, text) {
    const wrong = [start, end - 1].filter((offset) => text[offset] !== '"');
    return {
        title: USE_DOUBLE_QUOTES,
        edits: wrong.map((offset) => ({ start: offset, end: offset + 1, text: '"' })),
    };
}
function adviceForWord(word) {
    if (word.startsWith("'") || word.startsWith("`"))
        return 'Put the text in double quotes: "…".';
    if (/^off$/i.test(word))
        return 'Use "off" in double quotes, or false.';
    if (/^(yes|no|on)$/i.test(word))
        return "Use true or false.";
    if (/^(true|false)$/i.test(word))
        return `Use ${word.toLowerCase()}.`;
    if (/^(null|none|nil|undefined)$/i.test(word))
        return "Use null, or remove the key.";
    if (/^[-+]?(nan|inf|infinity)$/i.test(word))
        return "Use a finite number.";
    if (/[;\u037e\uff0c\uff1b]$/.test(word))
        return "End it with a comma.";
    if (/^[-+.\d]/.test(word)) {
        return 'Write a number such as 42, -1 or 0.5, without "+", leading zeros or units.';
    }
    return 'Put the text in double quotes: "…".';
}
const GOOD_CHARACTERS = /^(?:[^\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/;
function inString(token, text) {
    if (token.fault === "wrong quotes") {
        return { ...wrongQuotes(token, text.slice(token.start, token.end)), fix: replaceQuotes(token, text) };
    }
    if (token.fault === "unclosed string") {
        return mistake(token, "This string is not closed.", String.raw `Close it with a double quote; write a line break as \n.`);
    }
    const raw = text.slice(token.start, token.end);
    const start = token.start + (GOOD_CHARACTERS.exec(raw)?.[0].length ?? 0);
    if (text[start] === "\\") {
        const end = Math.min(start + 2, token.end - 1);
        return mistake({ start, end }, "This escape is not valid in JSON.", String.raw `Write a backslash as \\; valid escapes are \" \\ \/ \b \f \n \r \t and \uXXXX.`);
    }
    return mistake({ start, end: start + 1 }, "A string cannot contain a control character.", String.raw `Write it as an escape, for example a tab as \t.`);
}
function tooDeep(token) {
    return {
        ...mistake(token, `Objects and arrays are nested more than ${limits/* NESTING_MAX_LEVELS */.sI} levels deep.`, "Use fewer levels."),
        rule: "nesting-depth",
    };
}
function keyTooLong(token) {
    return {
        ...mistake(token, `This key is longer than ${limits/* KEY_MAX_CHARACTERS */.yV} characters.`, "Use a shorter key."),
        rule: "key-length",
    };
}
function tooMany(last) {
    return mistake(last, `There are more than ${limits/* SYNTAX_MISTAKES_MAX */.fQ} syntax errors; those after this place are not listed.`, "Fix the first ones and check again.");
}
const MARKER_LINES = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;
function withoutConflictNoise(found, text) {
    if (found.length === 0)
        return found;
    const markers = Array.from(text.matchAll(MARKER_LINES), ({ index, 0: line }) => ({
        start: index,
        end: index + line.length,
    }));
    const [first] = markers;
    return first !== undefined && text.startsWith("<", first.start) ? [mergeConflict(markers)] : found;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/recover.js






const WORDS = new Set(["number", "true", "false", "null", "unknown"]);
const NO_PROPERTIES = new Map();
const PLAIN_PROPERTY = { configurable: true, enumerable: true, writable: true };
function recover(text) {
    const tokens = (0,syntax_tokens/* readTokens */.He)(text);
    const found = [];
    const duplicateKeys = [];
    const unsafeKeys = [];
    const path = [];
    const open = [];
    let recovering = false;
    let stopped = false;
    const balance = createBracketBalance(text);
    let token = endOfFile();
    let previous = token;
    advance();
    const parsed = parseDocument();
    return {
        text,
        value: parsed?.value,
        root: parsed ?? { kind: "scalar", start: 0, end: text.length, value: null },
        mistakes: withoutConflictNoise(found, text),
        duplicateKeys,
        unsafeKeys,
        comments: tokens.comments,
    };
    function report(mistake) {
        if (stopped)
            return;
        const last = found.at(-1);
        const joined = last && isOnOneLine(last, mistake) ? joinQuotes(last, mistake) : undefined;
        if (joined !== undefined)
            found.pop();
        found.push(joined ?? mistake);
        if (found.length === limits/* SYNTAX_MISTAKES_MAX */.fQ)
            reportAndStop(tooMany(mistake));
    }
    function reportAndStop(mistake) {
        if (!stopped)
            found.push(mistake);
        stopped = true;
        token = endOfFile();
    }
    function endOfFile() {
        return { kind: "end of file", start: text.length, end: text.length, text: "", fault: undefined };
    }
    function reportOutOfStep(mistake) {
        if (!recovering)
            report(mistake);
        recovering ||= mistake.fix === undefined;
    }
    function advance() {
        previous = token;
        token = nextToken();
        return previous;
    }
    function nextToken() {
        for (;;) {
            const next = stopped ? endOfFile() : tokens.next();
            if (next.kind !== "unknown")
                return next;
            if (next.text.startsWith("#"))
                report(hashComment(next));
            else if (/^[\s\p{Cf}]/u.test(next.text))
                report(invisibleCharacter(next));
            else
                return next;
        }
    }
    function isOnLineOf(earlier) {
        return token.kind !== "end of file" && isOnOneLine(earlier, token);
    }
    function isOnOneLine(earlier, later) {
        return !/[\r\n]/.test(text.slice(earlier.end, later.start));
    }
    function isAtEndOfValue() {
        return token.kind === "," || token.kind === "}" || token.kind === "]" || token.kind === "end of file";
    }
    function skipValue() {
        recovering = true;
        let last = previous;
        while (!isAtEndOfValue() && isOnLineOf(last))
            last = advance();
    }
    function parseDocument() {
        if (token.kind === "end of file" && token.fault === undefined)
            report(emptyFile(text.length));
        if (token.kind === "unknown")
            reportAndStop(notJson(token));
        const node = parseValue();
        if (token.kind === ":" || (node === undefined && token.kind !== "end of file")) {
            reportOutOfStep(unexpected(token));
        }
        else if (token.kind !== "end of file" && found.every(({ fix }) => fix !== undefined)) {
            report(textAfterDocument(token));
        }
        if (token.fault === "unclosed comment")
            report(unclosedComment(token));
        return node;
    }
    function parseValue() {
        if (token.kind === "{")
            return parseContainer(parseObject);
        if (token.kind === "[")
            return parseContainer(parseArray);
        if (token.kind === "string")
            return parseString();
        return WORDS.has(token.kind) ? parseWord() : undefined;
    }
    function parseContainer(parseRest) {
        const start = advance();
        recovering = false;
        open.push(start);
        if (open.length > limits/* NESTING_MAX_LEVELS */.sI)
            reportAndStop(tooDeep(start));
        const node = parseRest(start);
        open.pop();
        node.end = previous.end;
        return node;
    }
    function parseObject(start) {
        const object = { kind: "object", start: start.start, end: 0, value: {}, properties: NO_PROPERTIES };
        while (!isClosed(start)) {
            parseProperty(object);
            parseSeparator();
        }
        return object;
    }
    function parseArray(start) {
        const array = { kind: "array", start: start.start, end: 0, value: [], items: [] };
        while (!isClosed(start)) {
            path.push(array.items.length);
            const node = parseValue();
            path.pop();
            if (node !== undefined) {
                array.items.push(node);
                array.value.push(node.value);
            }
            if (isKeyOfOuterObject()) {
                reportOutOfStep(unclosedArray(start, previous));
                return array;
            }
            parseSeparator();
        }
        return array;
    }
    function isKeyOfOuterObject() {
        return token.kind === ":" && previous.kind === "string" && open.at(-2)?.kind === "{" && balance.surplus("]") < 0;
    }
    function isClosed(start) {
        const [close, otherClose] = start.kind === "{" ? ["}", "]"] : ["]", "}"];
        for (;;) {
            if (token.kind === close) {
                advance();
                recovering = false;
                return true;
            }
            if (token.kind === "end of file") {
                if (token.fault === undefined)
                    reportAndStop(unclosed(open, token));
                return true;
            }
            if (token.kind === otherClose) {
                const kind = balance.explain(close, otherClose);
                reportOutOfStep(wrongClose(start, token, kind));
                if (kind !== "too early")
                    advance();
                if (kind !== "extra")
                    return true;
                continue;
            }
            if (token.kind !== ",")
                return false;
            reportOutOfStep(unexpected(advance()));
        }
    }
    function parseSeparator() {
        if (token.kind === ",") {
            advance();
            recovering = false;
        }
        else if (token.kind === ":") {
            reportOutOfStep(unexpected(advance()));
        }
        else if (token.fault === "unclosed string" && token.start === previous.end) {
            reportOutOfStep(inString(advance(), text));
        }
        else if (!isAtEndOfValue()) {
            reportOutOfStep(missingComma(previous, token, isOnLineOf(previous)));
        }
    }
    function parseProperty(object) {
        const key = parseKey();
        if (key === undefined)
            return skipValue();
        path.push(key.text);
        if (token.kind === ":") {
            advance();
            parsePropertyValue(object, key);
        }
        else if (token.kind !== "end of file") {
            reportOutOfStep(isAtEndOfValue() ? missingValue(key) : missingColon(key));
            skipValue();
        }
        path.pop();
    }
    function parseKey() {
        const start = token;
        if (start.kind === "string") {
            if (start.end - start.start > limits/* KEY_MAX_CHARACTERS */.yV + 2)
                reportAndStop(keyTooLong(start));
            parseString();
            return start;
        }
        if (WORDS.has(start.kind)) {
            advance();
            const hasColon = token.kind === ":";
            reportOutOfStep(keyWithoutQuotes(start, hasColon));
            return hasColon ? start : undefined;
        }
        reportOutOfStep(missingKey(start));
        if (start.kind === ":")
            advance();
        parseValue();
        return undefined;
    }
    function parsePropertyValue(object, key) {
        recovering = false;
        const node = parseValue();
        if (node !== undefined && token.kind !== ":")
            return store(object, key, node);
        if (token.kind === "end of file")
            return;
        reportOutOfStep(missingValue(key));
        if (token.kind === ":")
            advance();
        parseValue();
    }
    function store(object, key, node) {
        if (object.properties === NO_PROPERTIES)
            object.properties = new Map();
        const duplicate = duplicateOf(object.properties.get(key.text));
        const property = { key, node, duplicate };
        duplicate?.push(property);
        object.properties.set(key.text, property);
        if (key.text === text_json/* UNSAFE_KEY */.LO) {
            unsafeKeys.push({ path: [...path], key });
            Object.defineProperty(object.value, text_json/* UNSAFE_KEY */.LO, { ...PLAIN_PROPERTY, value: node.value });
        }
        else {
            object.value[key.text] = node.value;
        }
    }
    function duplicateOf(earlier) {
        if (earlier === undefined || earlier.duplicate !== undefined)
            return earlier?.duplicate;
        const properties = [earlier];
        duplicateKeys.push({ path: [...path], properties });
        return properties;
    }
    function parseString() {
        const string = advance();
        if (string.fault === "unclosed string") {
            reportOutOfStep(inString(string, text));
        }
        else {
            recovering = false;
            if (string.fault !== undefined)
                report(inString(string, text));
        }
        return { kind: "scalar", start: string.start, end: string.end, value: string.text };
    }
    function parseWord() {
        const first = advance();
        let last = first;
        while (WORDS.has(token.kind) && (first.kind === "unknown" ? isOnLineOf(last) : token.start === last.end)) {
            last = advance();
        }
        const place = { kind: "scalar", start: first.start, end: last.end };
        if (last === first && first.kind !== "unknown" && first.fault === undefined) {
            recovering = false;
            return { ...place, value: wordValue(first) };
        }
        if (last === first && /^(?:true|false)$/i.test(first.text) && isAtEndOfValue()) {
            reportOutOfStep(wrongCase(first));
            return { ...place, value: /^true$/i.test(first.text) };
        }
        reportOutOfStep(notAValue(first.start, last.end, text));
        skipValue();
        return { ...place, value: null };
    }
}
function wordValue(word) {
    if (word.kind === "number")
        return Number(word.text);
    return word.kind === "null" ? null : word.kind === "true";
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/places.js





const KEPT_MIN_CHARACTERS = 1_024;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const places_OPEN_ARRAY = 91;
const places_CLOSE_ARRAY = 93;
const places_OPEN_OBJECT = 123;
const places_CLOSE_OBJECT = 125;
function placesIn(json, value, hasDuplicates) {
    const brackets = (0,lazily/* lazily */.q)(() => indexBrackets(json));
    const source = { json, brackets, hasDuplicates, keys: new Map(), items: new Map() };
    return {
        root: (0,lazily/* lazily */.q)(() => nodeAt(source, skipWhitespace(json, 0), value)),
        sameKeys: (starts) => sameKeys(source, starts),
    };
}
function onDemand(others, make) {
    return {
        length: others.length,
        at(index) {
            const other = others.at(index);
            return other === undefined ? undefined : make(other);
        },
        *values() {
            for (const other of others)
                yield make(other);
        },
    };
}
function nodeAt(source, start, value) {
    if ((0,text_json/* isArray */.cy)(value))
        return arrayNode(source, start, value);
    if ((0,text_json/* isObject */.Gv)(value))
        return objectNode(source, start, value);
    return { kind: "scalar", start, end: endOfValue(source, start), value };
}
function objectNode(source, start, value) {
    return {
        kind: "object",
        start,
        get end() {
            return endOfValue(source, start);
        },
        value,
        properties: {
            get(key) {
                const found = Object.hasOwn(value, key) ? findKey(source, start, key) : undefined;
                return found === undefined ? undefined : propertyAt(source, found, value);
            },
            *values() {
                const keys = source.hasDuplicates ? keysOf(source, start).values() : keyStarts(source, start);
                for (const key of keys)
                    yield propertyAt(source, key, value);
            },
        },
    };
}
function arrayNode(source, start, value) {
    return {
        kind: "array",
        start,
        get end() {
            return endOfValue(source, start);
        },
        value,
        items: {
            at(index) {
                const item = value[index];
                const itemStart = itemStarts(source, start, value.length)[index];
                return item === undefined || itemStart === undefined ? undefined : nodeAt(source, itemStart, item);
            },
            *values() {
                const starts = itemStarts(source, start, value.length);
                for (const [index, item] of value.entries())
                    yield nodeAt(source, starts[index] ?? start, item);
            },
        },
    };
}
function propertyAt(source, found, object) {
    const { json } = source;
    if (typeof found !== "number")
        return propertyOfSame(source, found, object);
    const key = keyAt(json, found);
    return { key, node: nodeAt(source, startOfValue(json, found), object[key.text] ?? null), duplicate: undefined };
}
function propertyOfSame(source, starts, object) {
    return { ...propertyAt(source, starts.at(-1) ?? 0, object), duplicate: sameKeys(source, starts) };
}
function sameKeys(source, starts) {
    return onDemand(starts, (start) => {
        const value = startOfValue(source.json, start);
        const node = () => nodeAt(source, value, places_valueOf(source.json.slice(value, endOfValue(source, value))));
        return {
            get key() {
                return keyAt(source.json, start);
            },
            get node() {
                return node();
            },
            duplicate: undefined,
        };
    });
}
function places_valueOf(json) {
    return json.includes("\\") ? (recover(json).value ?? null) : JSON.parse(json);
}
function keyAt(json, start) {
    const end = endOfString(json, start);
    return { kind: "string", start, end, text: keyText(json, start, end), fault: undefined };
}
function keyText(json, start, end = endOfString(json, start)) {
    const quoted = json.slice(start, end);
    return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}
function findKey(source, object, key) {
    if (source.hasDuplicates || isLong(source, object))
        return keysOf(source, object).get(key);
    for (const start of keyStarts(source, object))
        if (keyText(source.json, start) === key)
            return start;
    return undefined;
}
function keysOf(source, object) {
    const known = source.keys.get(object);
    if (known !== undefined)
        return known;
    const keys = new Map();
    for (const start of keyStarts(source, object)) {
        const key = keyText(source.json, start);
        const same = keys.get(key);
        if (typeof same === "object")
            same.push(start);
        else
            keys.set(key, same === undefined ? start : [same, start]);
    }
    if (isLong(source, object))
        source.keys.set(object, keys);
    return keys;
}
function* keyStarts(source, object) {
    const { json } = source;
    let start = skipWhitespace(json, object + 1);
    while (json.charCodeAt(start) === QUOTE) {
        yield start;
        start = nextElement(source, startOfValue(json, start));
    }
}
function itemStarts(source, array, count) {
    const known = source.items.get(array);
    if (known !== undefined)
        return known;
    const starts = new Int32Array(count);
    let start = skipWhitespace(source.json, array + 1);
    for (let index = 0; index < count; index += 1) {
        starts[index] = start;
        start = nextElement(source, start);
    }
    if (isLong(source, array))
        source.items.set(array, starts);
    return starts;
}
function isLong({ brackets }, start) {
    return brackets().closeOf(start) - start >= KEPT_MIN_CHARACTERS;
}
function startOfValue(json, key) {
    const colon = skipWhitespace(json, endOfString(json, key));
    return skipWhitespace(json, colon + 1);
}
function nextElement(source, value) {
    const next = skipWhitespace(source.json, endOfValue(source, value));
    return source.json.charCodeAt(next) === COMMA ? skipWhitespace(source.json, next + 1) : next;
}
function endOfValue({ json, brackets }, start) {
    const code = json.charCodeAt(start);
    if (code === QUOTE)
        return endOfString(json, start);
    return code === places_OPEN_OBJECT || code === places_OPEN_ARRAY ? brackets().closeOf(start) : endOfWord(json, start);
}
function endOfWord(json, start) {
    let end = start;
    while (end < json.length && !endsWord(json.charCodeAt(end)))
        end += 1;
    return end;
}
function endsWord(code) {
    return code <= SPACE || code === COMMA || code === places_CLOSE_ARRAY || code === places_CLOSE_OBJECT;
}
function skipWhitespace(json, from) {
    let at = from;
    while (json.charCodeAt(at) <= SPACE)
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/odd-keys.js




const odd_keys_QUOTE = 34;
const odd_keys_COMMA = 44;
const COLON = 58;
const odd_keys_OPEN_ARRAY = 91;
const odd_keys_CLOSE_ARRAY = 93;
const odd_keys_OPEN_OBJECT = 123;
const odd_keys_CLOSE_OBJECT = 125;
function findOddKeys(json) {
    const duplicates = [];
    const unsafe = [];
    const outer = [];
    let open;
    let string = 0;
    for (let at = 0; at < json.length; at += 1) {
        const code = json.charCodeAt(at);
        if (code === odd_keys_QUOTE) {
            string = at;
            at = endOfString(json, at) - 1;
        }
        else if (code === COLON && open !== undefined) {
            if (at - string > limits/* KEY_MAX_CHARACTERS */.yV && isTooLong(json, string))
                return undefined;
            open.current = string;
        }
        else if (code === odd_keys_OPEN_OBJECT || code === odd_keys_OPEN_ARRAY) {
            const container = {
                kind: code === odd_keys_OPEN_OBJECT ? "object" : "array",
                parent: open?.container,
                step: open?.current ?? 0,
            };
            if (open !== undefined)
                outer.push(open);
            open = { container, current: code === odd_keys_OPEN_OBJECT ? -1 : 0, keys: new Map() };
        }
        else if (code === odd_keys_COMMA && open !== undefined) {
            if (open.container.kind === "array")
                open.current += 1;
            else
                endProperty(open);
        }
        else if (code === odd_keys_CLOSE_OBJECT || code === odd_keys_CLOSE_ARRAY) {
            if (code === odd_keys_CLOSE_OBJECT && open !== undefined && open.current >= 0)
                endProperty(open);
            open = outer.pop();
        }
    }
    return { duplicates, unsafe };
    function endProperty({ container: object, current: start, keys }) {
        const key = keyText(json, start);
        const same = keys.get(key);
        if (same === undefined) {
            keys.set(key, start);
        }
        else if (typeof same === "number") {
            const repeated = { object, starts: [same, start] };
            keys.set(key, repeated);
            duplicates.push(repeated);
        }
        else {
            same.starts.push(start);
        }
        if (key === text_json/* UNSAFE_KEY */.LO)
            unsafe.push({ object, start });
    }
}
function isTooLong(json, key) {
    return endOfString(json, key) - key > limits/* KEY_MAX_CHARACTERS */.yV + 2;
}
function pathTo(json, { object, start }) {
    const path = [keyText(json, start)];
    for (let inner = object; inner.parent !== undefined; inner = inner.parent)
        path.push(inner.parent.kind === "array" ? inner.step : keyText(json, inner.step));
    return path.toReversed();
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/strict-json.js


const strict_json_SPACE = 32;
const strict_json_COMMA = 44;
const strict_json_SLASH = 47;
const strict_json_OPEN_ARRAY = 91;
const strict_json_OPEN_OBJECT = 123;
function toStrictJson(text) {
    const structure = createStructure(text);
    const comments = [];
    const removals = text.startsWith("\uFEFF") ? [{ start: 0, end: 1 }] : [];
    let depth = 0;
    for (let at = structure.next(); at < text.length; at = structure.next()) {
        const code = text.charCodeAt(at);
        if (code === strict_json_SLASH) {
            const end = structure.passComment(at);
            if (end === undefined)
                return undefined;
            const comment = { start: at, end };
            comments.push(comment);
            removals.push(comment);
        }
        else if (code === strict_json_OPEN_OBJECT || code === strict_json_OPEN_ARRAY) {
            depth += 1;
            if (depth > limits/* NESTING_MAX_LEVELS */.sI)
                return undefined;
        }
        else {
            depth -= 1;
            if (depth < 0 || !removeTrailingComma(text, at, removals))
                return undefined;
        }
    }
    return { json: withoutAll(text, removals), comments, removals };
}
function removeTrailingComma(text, close, removals) {
    const comma = lastBefore(text, close, removals, removals.length);
    if (text.charCodeAt(comma.at) !== strict_json_COMMA)
        return true;
    const element = lastBefore(text, comma.at, removals, comma.before);
    const code = text.charCodeAt(element.at);
    if (code === strict_json_OPEN_OBJECT || code === strict_json_OPEN_ARRAY)
        return false;
    const removal = { start: comma.at, end: comma.at + 1 };
    if (comma.before === removals.length)
        removals.push(removal);
    else
        removals.splice(comma.before, 0, removal);
    return true;
}
function lastBefore(text, offset, removals, count) {
    let at = offset - 1;
    let before = count;
    for (;;) {
        const removal = before > 0 ? removals[before - 1] : undefined;
        if (removal?.end === at + 1) {
            before -= 1;
            at = removal.start - 1;
        }
        else if (text.charCodeAt(at) <= strict_json_SPACE) {
            at -= 1;
        }
        else {
            return { at, before };
        }
    }
}
function withoutAll(text, removals) {
    return removals.length === 0 ? text : partsBetween(text, removals).join(" ");
}
function padded(text, { removals }) {
    if (removals.length === 0)
        return text;
    const parts = partsBetween(text, removals);
    return parts
        .map((part, index) => part.padEnd((removals[index]?.end ?? 0) - (removals[index - 1]?.end ?? 0)))
        .join("");
}
function partsBetween(text, removals) {
    const parts = [];
    let done = 0;
    for (const { start, end } of removals) {
        parts.push(text.slice(done, start));
        done = end;
    }
    parts.push(text.slice(done));
    return parts;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/read-strict.js



const read_strict_SPACE = 32;
const read_strict_QUOTE = 34;
const SURELY_SHORT_KEY_CHARACTERS = limits/* KEY_MAX_CHARACTERS */.yV / 6;
function readStrict(text) {
    const strict = toStrictJson(text);
    const value = strict === undefined ? undefined : parseJson(strict.json);
    if (strict === undefined || value === undefined)
        return undefined;
    const hasEscapes = strict.json.includes("\\");
    const areKeysRight = countKeys(value, hasEscapes) === countProperties(strict.json);
    return areKeysRight || !hasEscapes || !hasBackslashInKey(value) ? { ...strict, value, areKeysRight } : undefined;
}
function hasBackslashInKey(value) {
    if ((0,text_json/* isArray */.cy)(value))
        return value.some(hasBackslashInKey);
    if (!(0,text_json/* isObject */.Gv)(value))
        return false;
    return Object.entries(value).some(([key, child]) => key.includes("\\") || hasBackslashInKey(child));
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function countProperties(json) {
    let count = 0;
    for (let colon = json.indexOf(":"); colon >= 0; colon = json.indexOf(":", colon + 1)) {
        let before = colon - 1;
        while (json.charCodeAt(before) <= read_strict_SPACE)
            before -= 1;
        if (json.charCodeAt(before) === read_strict_QUOTE)
            count += 1;
    }
    return count;
}
function countKeys(value, hasEscapes) {
    if (typeof value !== "object" || value === null)
        return 0;
    let count = 0;
    if ((0,text_json/* isArray */.cy)(value)) {
        for (const item of value)
            if (typeof item === "object")
                count += countKeys(item, hasEscapes);
        return count;
    }
    for (const key in value) {
        if (key.length > SURELY_SHORT_KEY_CHARACTERS || key === text_json/* UNSAFE_KEY */.LO)
            return Number.NaN;
        if (hasEscapes && key.includes("\\"))
            return Number.NaN;
        const child = value[key];
        count += typeof child === "object" ? 1 + countKeys(child, hasEscapes) : 1;
    }
    return count;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/parse.js






function parse(text) {
    const strict = readStrict(text);
    if (strict === undefined)
        return recover(text);
    return strict.areKeysRight ? new RightText(text, strict) : (withOddKeys(text, strict) ?? recover(text));
}
class RightText {
    text;
    value;
    mistakes = [];
    duplicateKeys = [];
    unsafeKeys = [];
    comments;
    #strict;
    #root;
    constructor(text, strict) {
        this.text = text;
        this.value = strict.value;
        this.comments = strict.comments;
        this.#strict = strict;
    }
    get root() {
        this.#root ??= placesIn(padded(this.text, this.#strict), this.value, false).root();
        return this.#root;
    }
}
function withOddKeys(text, strict) {
    const odd = findOddKeys(padded(text, strict));
    if (odd === undefined)
        return undefined;
    const { duplicates, unsafe } = odd;
    const places = (0,lazily/* lazily */.q)(() => placesIn(padded(text, strict), strict.value, duplicates.length > 0));
    return {
        text,
        value: strict.value,
        get root() {
            return places().root();
        },
        mistakes: [],
        duplicateKeys: onDemand(duplicates, ({ object, starts }) => ({
            path: pathTo(text, { object, start: starts[0] ?? 0 }),
            properties: places().sameKeys(starts),
        })),
        unsafeKeys: onDemand(unsafe, (spot) => ({ path: pathTo(text, spot), key: keyAt(text, spot.start) })),
        comments: strict.comments,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/shipped.js
const shippedVocabulary = {
    protocols: {
        "provider-a-messages": { description: "Messages protocol of provider A.", provider: "provider_a" },
        "provider-b-chat": { description: "Chat protocol of provider B.", provider: "provider_b" },
        "provider-b-responses": { description: "Responses protocol of provider B.", provider: "provider_b" },
        "tracking-responses": { description: "Responses protocol of an experiment-tracking platform." },
        "cloud-converse": {
            description: "Converse protocol of the cloud-managed provider.",
            provider: "provider_cloud",
        },
        "provider-g-generative": { description: "Generative protocol of provider G.", provider: "provider_g" },
    },
    providers: {
        provider_a: {
            title: "Provider A",
            description: "Built-in provider A. Its base URL ends in `v1`.",
            defaultProtocol: "provider-a-messages",
            versionSegment: "v1",
            versionHeader: "provider-a-version",
            sections: [],
        },
        provider_b: {
            title: "Provider B",
            description: "Built-in provider B. Its base URL ends in `v1`.",
            defaultProtocol: "provider-b-chat",
            versionSegment: "v1",
            sections: [],
        },
        provider_c: {
            title: "Provider C",
            description: "Built-in provider C. It has no default protocol.",
            sections: [],
        },
        provider_g: {
            title: "Provider G",
            description: "Built-in provider G. Its base URL ends in `v1beta`.",
            defaultProtocol: "provider-g-generative",
            versionSegment: "v1beta",
            sections: [],
        },
        provider_cloud: {
            title: "Cloud-managed provider",
            description: "Built-in cloud-managed provider, with cloud connection settings in `cloud`.",
            defaultProtocol: "cloud-converse",
            sections: ["cloud"],
        },
    },
    sections: {
        cloud: {
            title: "Cloud connection",
            description: "Cloud connection settings. Credentials are not stored here.",
            fields: {
                profile: {
                    title: "Profile",
                    description: "Named profile from the cloud configuration and credentials files.",
                    example: "assistant",
                },
                region: { title: "Region", description: "Cloud region to call.", example: "eu-central-1" },
            },
        },
    },
    customVariants: {
        "provider-b-compatible": {
            description: "A service that speaks as provider B does; provider B's client handles the entry.",
            sections: [],
        },
    },
};

// EXTERNAL MODULE: ./.build/action/shared/text/result.js
var result = __nccwpck_require__(1134);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __nccwpck_require__(3309);
;// CONCATENATED MODULE: ./.build/action/shared/validate/decode.js


const decoder = createDecoder();
function decodeFile(bytes, maxBytes) {
    if (bytes.length > maxBytes)
        return (0,result/* err */._)(tooLarge(maxBytes));
    if (isUtf16(bytes))
        return (0,result/* err */._)(utf16());
    try {
        return (0,result.ok)(decoder.decode(bytes));
    }
    catch {
        return (0,result/* err */._)(notUtf8(bytes));
    }
}
function tooLarge(maxBytes) {
    return {
        rule: text_rules/* fileSize */.Ov,
        message: `The file is larger than ${maxBytes} bytes.`,
        advice: "Check that it is the right file; if it is, remove what is not needed.",
    };
}
function isUtf16([first, second]) {
    const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return isMark || (first !== undefined && second !== undefined && (first === 0) !== (second === 0));
}
function utf16() {
    return { rule: text_rules/* encoding */.OK, message: "The file is UTF-16, not UTF-8.", advice: "Save it as UTF-8." };
}
function notUtf8(bytes) {
    const message = `The file is not UTF-8; the first invalid byte is on line ${lineOfFault(bytes)}.`;
    return { rule: text_rules/* encoding */.OK, message, advice: "Save it as UTF-8." };
}
function lineOfFault(bytes) {
    let good = 0;
    let bad = bytes.length;
    while (bad - good > 1) {
        const middle = (good + bad) >>> 1;
        if (decodePrefix(bytes, middle) === undefined)
            bad = middle;
        else
            good = middle;
    }
    return (decodePrefix(bytes, good) ?? "").split(/\r\n|\r|\n/).length;
}
function decodePrefix(bytes, length) {
    try {
        return createDecoder().decode(bytes.subarray(0, length), { stream: true });
    }
    catch {
        return undefined;
    }
}
function createDecoder() {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}

// EXTERNAL MODULE: ./.build/action/shared/syntax/locate.js
var syntax_locate = __nccwpck_require__(29);
// EXTERNAL MODULE: ./.build/action/shared/text/pointer.js
var text_pointer = __nccwpck_require__(5830);
// EXTERNAL MODULE: ./.build/action/shared/text/token-search.js + 1 modules
var token_search = __nccwpck_require__(4857);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var validate_limits = __nccwpck_require__(6672);
// EXTERNAL MODULE: ./.build/action/shared/syntax/node.js
var node = __nccwpck_require__(235);
;// CONCATENATED MODULE: ./.build/action/shared/validate/remove-element.js

const remove_element_SPACE = /[ \t]/;
const LINE_BREAK = /[\r\n]/;
function removeElement(text, { start, end }, endOfKept) {
    const next = skipTrivia(text, end);
    if (text[next] === ",") {
        const isJustAfter = text.slice(end, next).trim() === "";
        if (isJustAfter)
            return [removal(withWhitespace(text, { start, end: next + 1 }, "after"))];
        return [removal(withWhitespace(text, { start, end }, "after")), removal({ start: next, end: next + 1 })];
    }
    const previous = endOfKept?.();
    if (previous === undefined)
        return [removal(withWhitespace(text, { start, end }, "after"))];
    const comma = skipTrivia(text, previous);
    return [removal({ start: comma, end: comma + 1 }), removal(withWhitespace(text, { start, end }, "before"))];
}
function removeFrom(text, parent, steps) {
    const found = steps.map((step) => childSpans(parent, step));
    if (found.some((spans) => spans.length === 0))
        return undefined;
    const starts = new Set(found.flat().map(({ start }) => start));
    return removeRuns(text, found.flat(), () => findEndOfKept(parent, starts));
}
function removeRuns(text, spans, endOfKept) {
    return runsOf(text, spans).flatMap((run) => removeElement(text, run, endOfKept));
}
function runsOf(text, spans) {
    const runs = [];
    for (const span of spans.toSorted((one, other) => one.start - other.start)) {
        const last = runs.at(-1);
        const isNext = last !== undefined && /^\s*,\s*$/.test(text.slice(last.end, span.start));
        if (isNext)
            runs[runs.length - 1] = { start: last.start, end: span.end };
        else
            runs.push(span);
    }
    return runs;
}
function childSpans(parent, step) {
    if (parent.kind === "array") {
        const item = step === undefined ? undefined : (0,node/* childOf */.G)(parent, step);
        return item === undefined ? [] : [item];
    }
    const property = parent.properties.get(String(step));
    return property === undefined ? [] : Array.from((property.duplicate ?? [property]).values(), spanOf);
}
function spanOf({ key, node }) {
    return { start: key.start, end: node.end };
}
function findEndOfKept(parent, removed) {
    let end;
    if (parent.kind === "array") {
        for (const item of parent.items.values())
            if (!removed.has(item.start))
                ({ end } = item);
        return end;
    }
    for (const property of parent.properties.values()) {
        for (const { key, node } of (property.duplicate ?? [property]).values()) {
            if (!removed.has(key.start) && node.end > (end ?? 0))
                end = node.end;
        }
    }
    return end;
}
function removal({ start, end }) {
    return { start, end, text: "" };
}
function withWhitespace(text, { start, end }, side) {
    let from = start;
    while (from > 0 && remove_element_SPACE.test(text[from - 1] ?? ""))
        from -= 1;
    let to = end;
    while (remove_element_SPACE.test(text[to] ?? ""))
        to += 1;
    const isAtLineStart = from === 0 || LINE_BREAK.test(text[from - 1] ?? "");
    const isAtLineEnd = to === text.length || LINE_BREAK.test(text[to] ?? "");
    if (isAtLineStart && isAtLineEnd)
        return { start: from, end: to + lineBreakLength(text, to) };
    if (isAtLineEnd)
        return { start: from, end: to };
    return side === "before" && !isAtLineStart ? { start: from, end } : { start, end: to };
}
function lineBreakLength(text, offset) {
    if (offset === text.length)
        return 0;
    return text.startsWith("\r\n", offset) ? 2 : 1;
}
function skipTrivia(text, offset) {
    let at = offset;
    for (;;) {
        if (/\s/.test(text[at] ?? ""))
            at += 1;
        else if (text.startsWith("//", at))
            at = endOfLine(text, at);
        else if (text.startsWith("/*", at))
            at = text.indexOf("*/", at + 2) + 2;
        else
            return at;
    }
}
function endOfLine(text, offset) {
    let at = offset;
    while (at < text.length && !LINE_BREAK.test(text[at] ?? ""))
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/fix.js



function createFixer(text, places, rangeOf) {
    const source = { text, places, offsetsOf: createOffsets(text) };
    return ({ title, safe, steps }) => {
        if (steps.length > validate_limits/* FIX_STEPS_MAX */.VO)
            return undefined;
        const edits = editsOfAll(steps, source);
        if (edits === undefined || edits.length > validate_limits/* FIX_EDITS_MAX */.Jr)
            return undefined;
        if (edits.some((edit) => (0,token_search/* hasTokenShape */.Dt)(edit.text)))
            return undefined;
        const inOrder = edits.toSorted((one, other) => one.start - other.start);
        return { title, safe, edits: inOrder.map((edit) => ({ range: rangeOf(edit), text: edit.text })) };
    };
}
function editsOfAll(steps, source) {
    if (steps.every(({ kind }) => kind !== "remove"))
        return editsOfEach(steps, source);
    const edits = [];
    for (const ofOne of Map.groupBy(steps, (step) => parentOf(step, source)?.start).values()) {
        const [first] = ofOne;
        const parent = first && parentOf(first, source);
        const found = parent === undefined ? editsOfEach(ofOne, source) : removeFrom(source.text, parent, ofOne.map(lastStepOf));
        if (found === undefined)
            return undefined;
        edits.push(...found);
    }
    return edits;
}
function parentOf(step, { places }) {
    const parent = step.kind === "remove" ? places.nodeAt(step.path.slice(0, -1)) : undefined;
    return parent?.kind === "scalar" ? undefined : parent;
}
function lastStepOf(step) {
    return step.kind === "remove" ? step.path.at(-1) : undefined;
}
function editsOfEach(steps, source) {
    const edits = [];
    for (const step of steps) {
        const found = editsOf(step, source);
        if (found === undefined)
            return undefined;
        edits.push(...found);
    }
    return edits;
}
function editsOf(step, { text, places, offsetsOf }) {
    if (step.kind === "remove")
        return undefined;
    if (step.kind === "remove-earlier")
        return removeRuns(text, Array.from(step.properties.values(), spanOf).slice(0, -1));
    if (step.kind === "rename-key")
        return renameKey(places.keyAt(step.path), step.key);
    const node = places.nodeAt(step.path);
    if (step.kind === "add-property")
        return node?.kind === "object" ? [addProperty(text, node, step)] : undefined;
    if (node?.kind !== "scalar")
        return undefined;
    if (step.kind === "replace-value")
        return [{ start: node.start, end: node.end, text: JSON.stringify(step.value) }];
    if (step.kind === "wrap-in-list")
        return wrapInList(node);
    if (typeof node.value !== "string")
        return undefined;
    const offsetOf = offsetsOf(node);
    return [{ start: offsetOf(step.start), end: offsetOf(step.end), text: JSON.stringify(step.text).slice(1, -1) }];
}
function wrapInList({ start, end }) {
    return [
        { start, end: start, text: "[" },
        { start: end, end, text: "]" },
    ];
}
function renameKey(place, key) {
    return place && [{ start: place.start, end: place.end, text: JSON.stringify(key) }];
}
function createOffsets(text) {
    let last;
    let offsets;
    return (node) => {
        if (node.start !== last)
            offsets = text.slice(node.start, node.end).includes("\\") ? offsetsIn(text, node) : undefined;
        last = node.start;
        return (index) => offsets?.[index] ?? node.start + 1 + index;
    };
}
function offsetsIn(text, { start, end }) {
    const offsets = [];
    let at = start + 1;
    while (at < end) {
        offsets.push(at);
        if (text[at] !== "\\")
            at += 1;
        else
            at += text[at + 1] === "u" ? 6 : 2;
    }
    return offsets;
}
function addProperty(text, object, { key, value }) {
    const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const { start } = object;
    const [firstProperty] = object.properties.values();
    const first = (firstProperty?.duplicate?.at(0) ?? firstProperty)?.key.start;
    if (first === undefined)
        return addToEmpty(text, object, property);
    const at = { start: start + 1, end: start + 1 };
    const [newLine] = /(?:\r\n|\r|\n)[ \t]*$/.exec(text.slice(start, first)) ?? [];
    if (newLine !== undefined)
        return { ...at, text: `${newLine}${property},` };
    return { ...at, text: /\s/.test(text[start + 1] ?? "") ? ` ${property},` : `${property}, ` };
}
function addToEmpty(text, { start, end }, property) {
    const inside = text.slice(start + 1, end - 1);
    if (inside.trim() === "")
        return { start: start + 1, end: end - 1, text: ` ${property} ` };
    return { start: start + 1, end: start + 1, text: ` ${property}` };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/diagnose.js




const MISTAKE_RULES = { syntax: text_rules/* syntax */.ou, "nesting-depth": text_rules/* nestingDepth */.Qk, "key-length": text_rules/* keyLength */.q };
function textFields({ rule, severity = rule.severity, message, advice }) {
    return { rule: rule.id, severity, message, why: rule.why, advice, docs: `docs/rules.md#${rule.id}` };
}
function diagnosticOfFile(finding) {
    return { ...textFields(finding), related: [] };
}
function diagnoseMistakes({ text, mistakes }, asRule) {
    const rangeOf = (0,syntax_locate/* createLocator */.TR)(text);
    const locate = ({ title, edits }) => ({
        title,
        safe: true,
        edits: edits.map((edit) => ({ range: rangeOf(edit), text: edit.text })),
    });
    return mistakes.map(({ rule, start, end, message, advice, related, fix }) => ({
        ...textFields({ rule: asRule ?? MISTAKE_RULES[rule], message, advice }),
        pointer: "",
        range: rangeOf({ start, end }),
        related: related.map((place) => ({ message: place.message, pointer: "", range: rangeOf(place) })),
        ...(fix !== undefined && asRule === undefined && { fix: locate(fix) }),
    }));
}
function diagnoseFindings(findings, parsed) {
    if (findings.length === 0)
        return [];
    const { text } = parsed;
    const rangeOf = (0,syntax_locate/* createLocator */.TR)(text);
    const places = (0,syntax_locate/* createPathFinder */.iD)(() => parsed.root);
    const toFix = createFixer(text, places, rangeOf);
    const placeOf = (place) => (place.part === "span" ? place.span : places.spanOf(place.path, place.part));
    const relatedTo = ({ related = [] }) => related.map(({ message, place }) => ({
        message,
        pointer: (0,text_pointer/* toPointer */.rb)(place.path),
        range: rangeOf(placeOf(place)),
    }));
    return findings.map((finding) => {
        const located = {
            ...textFields(finding),
            pointer: (0,text_pointer/* toPointer */.rb)(finding.place.path),
            range: rangeOf(placeOf(finding.place)),
            related: relatedTo(finding),
        };
        const fix = finding.fix && toFix(finding.fix);
        return fix === undefined ? located : { ...located, fix };
    });
}

// EXTERNAL MODULE: ./.build/action/shared/validate/redact.js
var redact = __nccwpck_require__(7093);
// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __nccwpck_require__(7365);
;// CONCATENATED MODULE: ./.build/action/shared/diagnostic/order.js

function orderDiagnostics(diagnostics) {
    return diagnostics.toSorted(compareDiagnostics);
}
function compareDiagnostics(a, b) {
    return (startOf(a) - startOf(b) ||
        endOf(a) - endOf(b) ||
        severityRank(a) - severityRank(b) ||
        compareText(a.rule, b.rule) ||
        compareText(a.pointer ?? "", b.pointer ?? "") ||
        compareText(a.message, b.message));
}
function startOf({ range }) {
    return range === undefined ? -1 : range.start.offset;
}
function endOf({ range }) {
    return range === undefined ? -1 : range.end.offset;
}
function severityRank({ severity }) {
    return diagnostic/* SEVERITIES */.oC.indexOf(severity);
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

// EXTERNAL MODULE: ./.build/action/shared/effective/entries.js
var entries = __nccwpck_require__(2709);
;// CONCATENATED MODULE: ./.build/action/shared/policy/policy.js
const noPolicy = { rules: {}, layers: {}, ignores: [] };

;// CONCATENATED MODULE: ./.build/action/shared/schema/generated/validator.js
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
var require_ucs2length = __commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
var validate = (/* unused pure expression or super */ null && (validate10));
var validator_default = validate10;
var func0 = Object.prototype.hasOwnProperty;
var func66 = require_ucs2length().default;
var schema18 = { "title": "Models", "description": "Which models the provider offers, and what is known of them.", "markdownDescription": "Which models the provider offers, and what is known of them.", "type": "object", "properties": { "allow": { "title": "Allowed models", "description": "Model ids to offer. When not empty, no other model of the provider is offered.", "markdownDescription": "Model ids to offer. When not empty, no other model of the provider is offered.", "type": "array", "items": { "type": "string", "examples": ["example-large"] }, "examples": [["example-large"]] }, "deny": { "title": "Denied models", "description": "Model ids to hide. Applied after allow: a model in both lists is hidden.", "markdownDescription": "Model ids to hide. Applied after `allow`: a model in both lists is hidden.", "type": "array", "items": { "type": "string", "examples": ["example-large"] }, "examples": [["example-large"]] }, "discovery": { "title": "Discovery", "description": "Where the provider's models come from.", "markdownDescription": "Where the provider's models come from.", "type": "string", "enum": ["auto", "off"], "markdownEnumDescriptions": ["Ask the provider for its model list.", "Offer only the models declared under `custom`."] }, "custom": { "title": "Custom models", "description": "Models that the provider does not return from discovery.", "markdownDescription": "Models that the provider does not return from discovery.", "type": "array", "items": { "$ref": "#/definitions/customModel" } }, "overrides": { "title": "Overrides", "description": "Metadata patches by model id. Only the fields that are set are changed.", "markdownDescription": "Metadata patches by model id. Only the fields that are set are changed.", "type": "object", "propertyNames": { "not": { "const": "__proto__" } }, "additionalProperties": { "$ref": "#/definitions/modelOverride" }, "examples": [{ "example-large": { "maxOutputTokens": 8e3 } }] } }, "additionalProperties": false, "examples": [{ "allow": ["example-large"] }] };
var schema19 = { "title": "Custom model", "description": "A model that you declare.", "markdownDescription": "A model that you declare.", "type": "object", "properties": { "id": { "title": "Model id", "description": "Model id that is sent to the provider's API.", "markdownDescription": "Model id that is sent to the provider's API.", "type": "string", "minLength": 1, "examples": ["example-large"] }, "name": { "title": "Display name", "description": "Name in the model picker.", "markdownDescription": "Name in the model picker.", "type": "string", "minLength": 1, "examples": ["Example Large"] }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "required": ["id", "name", "maxContextLength", "supportsImages", "supportsToolResultImages", "supportsTools", "supportsWebSearch"], "additionalProperties": false, "examples": [{ "id": "example-large", "name": "Example Large", "maxContextLength": 128e3, "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }], "defaultSnippets": [{ "label": "Custom model", "description": "A model with all that is required", "body": { "id": "$1", "name": "$2", "maxContextLength": 128e3, "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false } }] };
var schema26 = { "title": "Protocol value", "description": "A wire protocol.", "markdownDescription": "A wire protocol.", "type": "string", "enum": ["provider-a-messages", "provider-b-chat", "provider-b-responses", "tracking-responses", "cloud-converse", "provider-g-generative"], "markdownEnumDescriptions": ["Messages protocol of provider A.", "Chat protocol of provider B.", "Responses protocol of provider B.", "Responses protocol of an experiment-tracking platform.", "Converse protocol of the cloud-managed provider.", "Generative protocol of provider G."] };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "provider-a-messages" || data === "provider-b-chat" || data === "provider-b-responses" || data === "tracking-responses" || data === "cloud-converse" || data === "provider-g-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: schema26.enum } };
        vErrors = addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    validate15.errors = vErrors;
    return errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.id === void 0 || !func0.call(data, "id")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.name === void 0 || !func0.call(data, "name")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.maxContextLength === void 0 || !func0.call(data, "maxContextLength")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxContextLength" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        if (data.supportsImages === void 0 || !func0.call(data, "supportsImages")) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsImages" } };
            vErrors = addErrors(vErrors, [err3]);
            errors = vErrors.length;
        }
        if (data.supportsToolResultImages === void 0 || !func0.call(data, "supportsToolResultImages")) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsToolResultImages" } };
            vErrors = addErrors(vErrors, [err4]);
            errors = vErrors.length;
        }
        if (data.supportsTools === void 0 || !func0.call(data, "supportsTools")) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsTools" } };
            vErrors = addErrors(vErrors, [err5]);
            errors = vErrors.length;
        }
        if (data.supportsWebSearch === void 0 || !func0.call(data, "supportsWebSearch")) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "supportsWebSearch" } };
            vErrors = addErrors(vErrors, [err6]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema19.properties, key0)) {
                const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.id !== void 0 && func0.call(data, "id")) {
            let data0 = data.id;
            if (typeof data0 === "string") {
                if (func66(data0) < 1) {
                    const err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && func0.call(data, "name")) {
            let data1 = data.name;
            if (typeof data1 === "string") {
                if (func66(data1) < 1) {
                    const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = addErrors(vErrors, [err10]);
                    errors = vErrors.length;
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err12 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err13 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err13]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && func0.call(data, "maxContextLength")) {
            let data4 = data.maxContextLength;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err14 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err15 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err15]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err16 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err16]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && func0.call(data, "maxInputTokens")) {
            let data5 = data.maxInputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err17 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err18 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err18]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err19 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err19]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && func0.call(data, "maxOutputTokens")) {
            let data6 = data.maxOutputTokens;
            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err20 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
            if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 9007199254740991 || isNaN(data6)) {
                    const err21 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err21]);
                    errors = vErrors.length;
                }
                if (data6 < 1 || isNaN(data6)) {
                    const err22 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err22]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && func0.call(data, "supportedInputMediaTypes")) {
            let data8 = data.supportedInputMediaTypes;
            if (Array.isArray(data8)) {
                const len0 = data8.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data8[i0] !== "string") {
                        const err23 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err24 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err24]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err25 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err25]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err26 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err26]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err27 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err27]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err28 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err28]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && func0.call(data, "thinkingEffortLevels")) {
            let data14 = data.thinkingEffortLevels;
            if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data14[i1] !== "string") {
                        const err29 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err30 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err30]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err31]);
        errors = vErrors.length;
    }
    validate14.errors = vErrors;
    return errors === 0;
}
var schema33 = { "title": "Model override", "description": "A patch of one model's metadata. Only the fields that are set are changed.", "markdownDescription": "A patch of one model's metadata. Only the fields that are set are changed.", "type": "object", "properties": { "name": { "title": "Display name", "description": "Name in the model picker.", "markdownDescription": "Name in the model picker.", "type": "string", "examples": ["Example Large"] }, "baseUrl": { "$ref": "#/definitions/model.baseUrl" }, "family": { "$ref": "#/definitions/model.family" }, "maxContextLength": { "$ref": "#/definitions/model.maxContextLength" }, "maxInputTokens": { "$ref": "#/definitions/model.maxInputTokens" }, "maxOutputTokens": { "$ref": "#/definitions/model.maxOutputTokens" }, "protocol": { "$ref": "#/definitions/model.protocol" }, "supportedInputMediaTypes": { "$ref": "#/definitions/model.supportedInputMediaTypes" }, "supportsImages": { "$ref": "#/definitions/model.supportsImages" }, "supportsToolResultImages": { "$ref": "#/definitions/model.supportsToolResultImages" }, "supportsTools": { "$ref": "#/definitions/model.supportsTools" }, "supportsWebSearch": { "$ref": "#/definitions/model.supportsWebSearch" }, "thinkingEffortLevels": { "$ref": "#/definitions/model.thinkingEffortLevels" } }, "additionalProperties": false, "examples": [{ "maxOutputTokens": 8e3 }] };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!func0.call(schema33.properties, key0)) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.name !== void 0 && func0.call(data, "name")) {
            if (typeof data.name !== "string") {
                const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err2 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/model.baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.family !== void 0 && func0.call(data, "family")) {
            if (typeof data.family !== "string") {
                const err3 = { instancePath: instancePath + "/family", schemaPath: "#/definitions/model.family/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.maxContextLength !== void 0 && func0.call(data, "maxContextLength")) {
            let data3 = data.maxContextLength;
            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err4 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
            if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 9007199254740991 || isNaN(data3)) {
                    const err5 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err5]);
                    errors = vErrors.length;
                }
                if (data3 < 1 || isNaN(data3)) {
                    const err6 = { instancePath: instancePath + "/maxContextLength", schemaPath: "#/definitions/model.maxContextLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxInputTokens !== void 0 && func0.call(data, "maxInputTokens")) {
            let data4 = data.maxInputTokens;
            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err7 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
            if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 9007199254740991 || isNaN(data4)) {
                    const err8 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err8]);
                    errors = vErrors.length;
                }
                if (data4 < 1 || isNaN(data4)) {
                    const err9 = { instancePath: instancePath + "/maxInputTokens", schemaPath: "#/definitions/model.maxInputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err9]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.maxOutputTokens !== void 0 && func0.call(data, "maxOutputTokens")) {
            let data5 = data.maxOutputTokens;
            if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err10 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/type", keyword: "type", params: { type: "integer" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
            if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 9007199254740991 || isNaN(data5)) {
                    const err11 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                    vErrors = addErrors(vErrors, [err11]);
                    errors = vErrors.length;
                }
                if (data5 < 1 || isNaN(data5)) {
                    const err12 = { instancePath: instancePath + "/maxOutputTokens", schemaPath: "#/definitions/model.maxOutputTokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = addErrors(vErrors, [err12]);
                    errors = vErrors.length;
                }
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate15(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate15.errors);
                errors = vErrors.length;
            }
        }
        if (data.supportedInputMediaTypes !== void 0 && func0.call(data, "supportedInputMediaTypes")) {
            let data7 = data.supportedInputMediaTypes;
            if (Array.isArray(data7)) {
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data7[i0] !== "string") {
                        const err13 = { instancePath: instancePath + "/supportedInputMediaTypes/" + i0, schemaPath: "#/definitions/model.supportedInputMediaTypes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/supportedInputMediaTypes", schemaPath: "#/definitions/model.supportedInputMediaTypes/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
        if (data.supportsImages !== void 0 && func0.call(data, "supportsImages")) {
            if (typeof data.supportsImages !== "boolean") {
                const err15 = { instancePath: instancePath + "/supportsImages", schemaPath: "#/definitions/model.supportsImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err15]);
                errors = vErrors.length;
            }
        }
        if (data.supportsToolResultImages !== void 0 && func0.call(data, "supportsToolResultImages")) {
            if (typeof data.supportsToolResultImages !== "boolean") {
                const err16 = { instancePath: instancePath + "/supportsToolResultImages", schemaPath: "#/definitions/model.supportsToolResultImages/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err16]);
                errors = vErrors.length;
            }
        }
        if (data.supportsTools !== void 0 && func0.call(data, "supportsTools")) {
            if (typeof data.supportsTools !== "boolean") {
                const err17 = { instancePath: instancePath + "/supportsTools", schemaPath: "#/definitions/model.supportsTools/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err17]);
                errors = vErrors.length;
            }
        }
        if (data.supportsWebSearch !== void 0 && func0.call(data, "supportsWebSearch")) {
            if (typeof data.supportsWebSearch !== "boolean") {
                const err18 = { instancePath: instancePath + "/supportsWebSearch", schemaPath: "#/definitions/model.supportsWebSearch/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err18]);
                errors = vErrors.length;
            }
        }
        if (data.thinkingEffortLevels !== void 0 && func0.call(data, "thinkingEffortLevels")) {
            let data13 = data.thinkingEffortLevels;
            if (Array.isArray(data13)) {
                const len1 = data13.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data13[i1] !== "string") {
                        const err19 = { instancePath: instancePath + "/thinkingEffortLevels/" + i1, schemaPath: "#/definitions/model.thinkingEffortLevels/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/thinkingEffortLevels", schemaPath: "#/definitions/model.thinkingEffortLevels/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err20]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err21]);
        errors = vErrors.length;
    }
    validate18.errors = vErrors;
    return errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "allow" || key0 === "deny" || key0 === "discovery" || key0 === "custom" || key0 === "overrides")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.allow !== void 0 && func0.call(data, "allow")) {
            let data0 = data.allow;
            if (Array.isArray(data0)) {
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    if (typeof data0[i0] !== "string") {
                        const err1 = { instancePath: instancePath + "/allow/" + i0, schemaPath: "#/properties/allow/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err2 = { instancePath: instancePath + "/allow", schemaPath: "#/properties/allow/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.deny !== void 0 && func0.call(data, "deny")) {
            let data2 = data.deny;
            if (Array.isArray(data2)) {
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                    if (typeof data2[i1] !== "string") {
                        const err3 = { instancePath: instancePath + "/deny/" + i1, schemaPath: "#/properties/deny/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/deny", schemaPath: "#/properties/deny/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.discovery !== void 0 && func0.call(data, "discovery")) {
            let data4 = data.discovery;
            if (typeof data4 !== "string") {
                const err5 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
            if (!(data4 === "auto" || data4 === "off")) {
                const err6 = { instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/enum", keyword: "enum", params: { allowedValues: schema18.properties.discovery.enum } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && func0.call(data, "custom")) {
            let data5 = data.custom;
            if (Array.isArray(data5)) {
                const len2 = data5.length;
                for (let i2 = 0; i2 < len2 && errors < 1e4; i2++) {
                    if (!validate14(data5[i2], { instancePath: instancePath + "/custom/" + i2, parentData: data5, parentDataProperty: i2, rootData })) {
                        vErrors = addErrors(vErrors, validate14.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "array" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.overrides !== void 0 && func0.call(data, "overrides")) {
            let data7 = data.overrides;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                for (const key1 of Object.keys(data7)) {
                    const _errs17 = errors;
                    const _errs18 = errors;
                    const _errs19 = errors;
                    if ("__proto__" !== key1) {
                        const err8 = {};
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                    var valid8 = _errs19 === errors;
                    if (valid8) {
                        const err9 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs18;
                        if (vErrors !== null) {
                            if (_errs18) {
                                vErrors.length = _errs18;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid7 = _errs17 === errors;
                    if (!valid7) {
                        const err10 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data7)) {
                    if (!validate18(data7[key2], { instancePath: instancePath + "/overrides/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data7, parentDataProperty: key2, rootData })) {
                        vErrors = addErrors(vErrors, validate18.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    validate13.errors = vErrors;
    return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (typeof data !== "string") {
        const err0 = { instancePath, schemaPath: "#/definitions/protocolValue/type", keyword: "type", params: { type: "string" } };
        vErrors = addErrors(vErrors, [err0]);
        errors = vErrors.length;
    }
    if (!(data === "provider-a-messages" || data === "provider-b-chat" || data === "provider-b-responses" || data === "tracking-responses" || data === "cloud-converse" || data === "provider-g-generative")) {
        const err1 = { instancePath, schemaPath: "#/definitions/protocolValue/enum", keyword: "enum", params: { allowedValues: schema26.enum } };
        vErrors = addErrors(vErrors, [err1]);
        errors = vErrors.length;
    }
    validate22.errors = vErrors;
    return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider-a-messages" || key0 === "provider-b-chat" || key0 === "provider-b-responses" || key0 === "tracking-responses" || key0 === "cloud-converse" || key0 === "provider-g-generative")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data["provider-a-messages"] !== void 0 && func0.call(data, "provider-a-messages")) {
            if (typeof data["provider-a-messages"] !== "string") {
                const err1 = { instancePath: instancePath + "/provider-a-messages", schemaPath: "#/definitions/endpoints.provider-a-messages/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-chat"] !== void 0 && func0.call(data, "provider-b-chat")) {
            if (typeof data["provider-b-chat"] !== "string") {
                const err2 = { instancePath: instancePath + "/provider-b-chat", schemaPath: "#/definitions/endpoints.provider-b-chat/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-responses"] !== void 0 && func0.call(data, "provider-b-responses")) {
            if (typeof data["provider-b-responses"] !== "string") {
                const err3 = { instancePath: instancePath + "/provider-b-responses", schemaPath: "#/definitions/endpoints.provider-b-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data["tracking-responses"] !== void 0 && func0.call(data, "tracking-responses")) {
            if (typeof data["tracking-responses"] !== "string") {
                const err4 = { instancePath: instancePath + "/tracking-responses", schemaPath: "#/definitions/endpoints.tracking-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data["cloud-converse"] !== void 0 && func0.call(data, "cloud-converse")) {
            if (typeof data["cloud-converse"] !== "string") {
                const err5 = { instancePath: instancePath + "/cloud-converse", schemaPath: "#/definitions/endpoints.cloud-converse/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data["provider-g-generative"] !== void 0 && func0.call(data, "provider-g-generative")) {
            if (typeof data["provider-g-generative"] !== "string") {
                const err6 = { instancePath: instancePath + "/provider-g-generative", schemaPath: "#/definitions/endpoints.provider-g-generative/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err7]);
        errors = vErrors.length;
    }
    validate24.errors = vErrors;
    return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs9;
                        if (vErrors !== null) {
                            if (_errs9) {
                                vErrors.length = _errs9;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err9]);
        errors = vErrors.length;
    }
    validate12.errors = vErrors;
    return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints" || key0 === "cloud")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err1 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data1 = data.customHeaders;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if ("__proto__" !== key1) {
                        const err2 = {};
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs10 === errors;
                    if (valid4) {
                        const err3 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs9;
                        if (vErrors !== null) {
                            if (_errs9) {
                                vErrors.length = _errs9;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs8 === errors;
                    if (!valid3) {
                        const err4 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    if (typeof data1[key2] !== "string") {
                        const err5 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err7 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err8 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate24(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate24.errors);
                errors = vErrors.length;
            }
        }
        if (data.cloud !== void 0 && func0.call(data, "cloud")) {
            let data8 = data.cloud;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 of Object.keys(data8)) {
                    if (!(key3 === "profile" || key3 === "region")) {
                        const err9 = { instancePath: instancePath + "/cloud", schemaPath: "#/definitions/section.cloud/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data8.profile !== void 0 && func0.call(data8, "profile")) {
                    if (typeof data8.profile !== "string") {
                        const err10 = { instancePath: instancePath + "/cloud/profile", schemaPath: "#/definitions/section.cloud/properties/profile/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data8.region !== void 0 && func0.call(data8, "region")) {
                    if (typeof data8.region !== "string") {
                        const err11 = { instancePath: instancePath + "/cloud/region", schemaPath: "#/definitions/section.cloud/properties/region/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/cloud", schemaPath: "#/definitions/section.cloud/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err13]);
        errors = vErrors.length;
    }
    validate30.errors = vErrors;
    return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data["provider-a-messages"] === void 0 || !func0.call(data, "provider-a-messages")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-a-messages" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data["provider-b-chat"] === void 0 || !func0.call(data, "provider-b-chat")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-b-chat" } };
            vErrors = addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data["provider-b-responses"] === void 0 || !func0.call(data, "provider-b-responses")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-b-responses" } };
            vErrors = addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        if (data["tracking-responses"] === void 0 || !func0.call(data, "tracking-responses")) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tracking-responses" } };
            vErrors = addErrors(vErrors, [err3]);
            errors = vErrors.length;
        }
        if (data["cloud-converse"] === void 0 || !func0.call(data, "cloud-converse")) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cloud-converse" } };
            vErrors = addErrors(vErrors, [err4]);
            errors = vErrors.length;
        }
        if (data["provider-g-generative"] === void 0 || !func0.call(data, "provider-g-generative")) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider-g-generative" } };
            vErrors = addErrors(vErrors, [err5]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider-a-messages" || key0 === "provider-b-chat" || key0 === "provider-b-responses" || key0 === "tracking-responses" || key0 === "cloud-converse" || key0 === "provider-g-generative")) {
                const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err6]);
                errors = vErrors.length;
            }
        }
        if (data["provider-a-messages"] !== void 0 && func0.call(data, "provider-a-messages")) {
            if (typeof data["provider-a-messages"] !== "string") {
                const err7 = { instancePath: instancePath + "/provider-a-messages", schemaPath: "#/definitions/endpoints.provider-a-messages/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-chat"] !== void 0 && func0.call(data, "provider-b-chat")) {
            if (typeof data["provider-b-chat"] !== "string") {
                const err8 = { instancePath: instancePath + "/provider-b-chat", schemaPath: "#/definitions/endpoints.provider-b-chat/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err8]);
                errors = vErrors.length;
            }
        }
        if (data["provider-b-responses"] !== void 0 && func0.call(data, "provider-b-responses")) {
            if (typeof data["provider-b-responses"] !== "string") {
                const err9 = { instancePath: instancePath + "/provider-b-responses", schemaPath: "#/definitions/endpoints.provider-b-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data["tracking-responses"] !== void 0 && func0.call(data, "tracking-responses")) {
            if (typeof data["tracking-responses"] !== "string") {
                const err10 = { instancePath: instancePath + "/tracking-responses", schemaPath: "#/definitions/endpoints.tracking-responses/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data["cloud-converse"] !== void 0 && func0.call(data, "cloud-converse")) {
            if (typeof data["cloud-converse"] !== "string") {
                const err11 = { instancePath: instancePath + "/cloud-converse", schemaPath: "#/definitions/endpoints.cloud-converse/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data["provider-g-generative"] !== void 0 && func0.call(data, "provider-g-generative")) {
            if (typeof data["provider-g-generative"] !== "string") {
                const err12 = { instancePath: instancePath + "/provider-g-generative", schemaPath: "#/definitions/endpoints.provider-g-generative/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err12]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err13]);
        errors = vErrors.length;
    }
    validate39.errors = vErrors;
    return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.type === void 0 || !func0.call(data, "type")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            vErrors = addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "type" || key0 === "baseUrl" || key0 === "customHeaders" || key0 === "enabled" || key0 === "endpoint" || key0 === "models" || key0 === "protocol" || key0 === "endpoints")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.type !== void 0 && func0.call(data, "type")) {
            let data0 = data.type;
            if (typeof data0 !== "string") {
                const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
            if ("provider-b-compatible" !== data0) {
                const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "provider-b-compatible" } };
                vErrors = addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.baseUrl !== void 0 && func0.call(data, "baseUrl")) {
            if (typeof data.baseUrl !== "string") {
                const err4 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/definitions/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err4]);
                errors = vErrors.length;
            }
        }
        if (data.customHeaders !== void 0 && func0.call(data, "customHeaders")) {
            let data2 = data.customHeaders;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs10 = errors;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if ("__proto__" !== key1) {
                        const err5 = {};
                        vErrors = addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                    var valid4 = _errs12 === errors;
                    if (valid4) {
                        const err6 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs11;
                        if (vErrors !== null) {
                            if (_errs11) {
                                vErrors.length = _errs11;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid3 = _errs10 === errors;
                    if (!valid3) {
                        const err7 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    if (typeof data2[key2] !== "string") {
                        const err8 = { instancePath: instancePath + "/customHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customHeaders/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        vErrors = addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/customHeaders", schemaPath: "#/definitions/customHeaders/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err9]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err10 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err10]);
                errors = vErrors.length;
            }
        }
        if (data.endpoint !== void 0 && func0.call(data, "endpoint")) {
            if (typeof data.endpoint !== "string") {
                const err11 = { instancePath: instancePath + "/endpoint", schemaPath: "#/definitions/endpoint/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err11]);
                errors = vErrors.length;
            }
        }
        if (data.models !== void 0 && func0.call(data, "models")) {
            if (!validate13(data.models, { instancePath: instancePath + "/models", parentData: data, parentDataProperty: "models", rootData })) {
                vErrors = addErrors(vErrors, validate13.errors);
                errors = vErrors.length;
            }
        }
        if (data.protocol !== void 0 && func0.call(data, "protocol")) {
            if (!validate22(data.protocol, { instancePath: instancePath + "/protocol", parentData: data, parentDataProperty: "protocol", rootData })) {
                vErrors = addErrors(vErrors, validate22.errors);
                errors = vErrors.length;
            }
        }
        if (data.endpoints !== void 0 && func0.call(data, "endpoints")) {
            if (!validate39(data.endpoints, { instancePath: instancePath + "/endpoints", parentData: data, parentDataProperty: "endpoints", rootData })) {
                vErrors = addErrors(vErrors, validate39.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err12]);
        errors = vErrors.length;
    }
    validate36.errors = vErrors;
    return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = addErrors(vErrors, validate36.errors);
        errors = vErrors.length;
    }
    validate35.errors = vErrors;
    return errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "enabled")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.enabled !== void 0 && func0.call(data, "enabled")) {
            if (typeof data.enabled !== "boolean") {
                const err1 = { instancePath: instancePath + "/enabled", schemaPath: "#/definitions/enabled/type", keyword: "type", params: { type: "boolean" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err2]);
        errors = vErrors.length;
    }
    validate43.errors = vErrors;
    return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "provider_a" || key0 === "provider_b" || key0 === "provider_c" || key0 === "provider_g" || key0 === "provider_cloud" || key0 === "custom" || key0 === "default")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.provider_a !== void 0 && func0.call(data, "provider_a")) {
            if (!validate12(data.provider_a, { instancePath: instancePath + "/provider_a", parentData: data, parentDataProperty: "provider_a", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_b !== void 0 && func0.call(data, "provider_b")) {
            if (!validate12(data.provider_b, { instancePath: instancePath + "/provider_b", parentData: data, parentDataProperty: "provider_b", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_c !== void 0 && func0.call(data, "provider_c")) {
            if (!validate12(data.provider_c, { instancePath: instancePath + "/provider_c", parentData: data, parentDataProperty: "provider_c", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_g !== void 0 && func0.call(data, "provider_g")) {
            if (!validate12(data.provider_g, { instancePath: instancePath + "/provider_g", parentData: data, parentDataProperty: "provider_g", rootData })) {
                vErrors = addErrors(vErrors, validate12.errors);
                errors = vErrors.length;
            }
        }
        if (data.provider_cloud !== void 0 && func0.call(data, "provider_cloud")) {
            if (!validate30(data.provider_cloud, { instancePath: instancePath + "/provider_cloud", parentData: data, parentDataProperty: "provider_cloud", rootData })) {
                vErrors = addErrors(vErrors, validate30.errors);
                errors = vErrors.length;
            }
        }
        if (data.custom !== void 0 && func0.call(data, "custom")) {
            let data5 = data.custom;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key1 of Object.keys(data5)) {
                    const _errs14 = errors;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    if (!(key1 === "provider_a" || key1 === "provider_b" || key1 === "provider_c" || key1 === "provider_g" || key1 === "provider_cloud" || key1 === "default" || key1 === "custom" || key1 === "__proto__")) {
                        const err1 = {};
                        vErrors = addErrors(vErrors, [err1]);
                        errors = vErrors.length;
                    }
                    var valid7 = _errs16 === errors;
                    if (valid7) {
                        const err2 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = addErrors(vErrors, [err2]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs15;
                        if (vErrors !== null) {
                            if (_errs15) {
                                vErrors.length = _errs15;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func66(key1) < 1) {
                            const err3 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = addErrors(vErrors, [err3]);
                            errors = vErrors.length;
                        }
                    }
                    var valid6 = _errs14 === errors;
                    if (!valid6) {
                        const err4 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data5)) {
                    if (!validate35(data5[key2], { instancePath: instancePath + "/custom/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data5, parentDataProperty: key2, rootData })) {
                        vErrors = addErrors(vErrors, validate35.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "object" } };
                vErrors = addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.default !== void 0 && func0.call(data, "default")) {
            if (!validate43(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData })) {
                vErrors = addErrors(vErrors, validate43.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err6]);
        errors = vErrors.length;
    }
    validate11.errors = vErrors;
    return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "providers")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && func0.call(data, "providers")) {
            if (!validate11(data.providers, { instancePath: instancePath + "/providers", parentData: data, parentDataProperty: "providers", rootData })) {
                vErrors = addErrors(vErrors, validate11.errors);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = addErrors(vErrors, [err2]);
        errors = vErrors.length;
    }
    validate10.errors = vErrors;
    return errors === 0;
}
function addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


// EXTERNAL MODULE: ./.build/action/shared/schema/schema-at.js
var schema_at = __nccwpck_require__(8212);
;// CONCATENATED MODULE: ./.build/action/shared/schema/match-schema.js



function schemaErrors(root, schema, value, path, maxErrors) {
    const search = { root, path: [...path], errors: [], max: maxErrors };
    match_schema_addErrors(search, schema, value);
    return search.errors;
}
function matchesSchema(root, schema, value) {
    return schemaErrors(root, schema, value, [], 1).length === 0;
}
function match_schema_addErrors(search, written, value) {
    const schema = (0,schema_at/* effectiveSchema */.$Z)(search.root, written, value);
    if (schema.type !== undefined && !isOfType(schema.type, value)) {
        addError(search, "type", { type: schema.type });
    }
    else if ((0,text_json/* isObject */.Gv)(value))
        addErrorsInObject(search, schema, value);
    else if ((0,text_json/* isArray */.cy)(value))
        addErrorsInItems(search, schema, value);
    else
        addErrorsInScalar(search, schema, value);
}
function addErrorsBelow(search, step, schema, value) {
    search.path.push(step);
    match_schema_addErrors(search, schema, value);
    search.path.pop();
}
function isOfType(type, value) {
    switch (type) {
        case "object":
            return (0,text_json/* isObject */.Gv)(value);
        case "array":
            return (0,text_json/* isArray */.cy)(value);
        case "integer":
            return Number.isInteger(value);
        default:
            return typeof value === type;
    }
}
function addErrorsInObject(search, schema, value) {
    for (const key of schema.required ?? []) {
        if (!Object.hasOwn(value, key))
            addError(search, "required", { missingProperty: key });
    }
    if (schema.oneOf !== undefined) {
        const tagValue = Object.hasOwn(value, "type") ? value["type"] : undefined;
        addError(search, "discriminator", { tag: "type", tagValue });
        return;
    }
    for (const key of Object.keys(value)) {
        if (isFull(search))
            return;
        const isKnown = Object.hasOwn(schema.properties ?? {}, key) || schema.additionalProperties !== false;
        if (!isKnown)
            addError(search, "additionalProperties", { additionalProperty: key });
        else
            addErrorsBelow(search, key, (0,schema_at/* childSchema */.u5)(schema, key), value[key] ?? null);
    }
}
function addErrorsInItems(search, { items }, values) {
    if (items === undefined)
        return;
    for (let index = 0; index < values.length && !isFull(search); index += 1) {
        addErrorsBelow(search, index, items, values[index] ?? null);
    }
}
function addErrorsInScalar(search, schema, value) {
    if (schema.const !== undefined && value !== schema.const) {
        addError(search, "const", { allowedValue: schema.const });
    }
    if (schema.enum?.some((allowed) => allowed === value) === false) {
        addError(search, "enum", { allowedValues: schema.enum });
    }
    if (typeof value === "string" && value.length < (schema.minLength ?? 0)) {
        addError(search, "minLength", { limit: schema.minLength });
    }
    if (typeof value !== "number")
        return;
    if (value < (schema.minimum ?? value))
        addError(search, "minimum", { limit: schema.minimum });
    if (value > (schema.maximum ?? value))
        addError(search, "maximum", { limit: schema.maximum });
}
function isFull({ errors, max }) {
    return errors.length >= max;
}
function addError(search, keyword, params) {
    if (isFull(search))
        return;
    search.errors.push({ instancePath: (0,text_pointer/* exactPointer */.bz)(search.path), schemaPath: "", keyword, params });
}

// EXTERNAL MODULE: ./.build/action/shared/text/limits.js
var text_limits = __nccwpck_require__(7371);
;// CONCATENATED MODULE: ./.build/action/shared/text/glob.js

function matchesGlob(glob, path) {
    if (path.length > text_limits/* GLOBBED_PATH_MAX_CHARACTERS */.Wv)
        return false;
    return matchesItems(namesIn(glob.replace(/(?<=^|\/)\*\*$/, "**/*")), namesIn(path), "**", matchesName);
}
function namesIn(path) {
    return path.replace(/^(?:\.\/+)+/, "").split("/");
}
function matchesName(pattern, name) {
    if (name === "." || name === "..")
        return pattern === name;
    return matchesItems(pattern, name, "*", (one, other) => one === other || one === "?");
}
function matchesItems(pattern, items, wild, matchesItem) {
    let at = 0;
    let index = 0;
    let afterWild;
    let taken = 0;
    while (index < items.length) {
        const one = pattern[at];
        const item = items[index] ?? "";
        if (one === wild) {
            at += 1;
            afterWild = at;
            taken = index;
        }
        else if (one !== undefined && matchesItem(one, item)) {
            at += 1;
            index += 1;
        }
        else if (afterWild !== undefined && items[taken] !== "..") {
            at = afterWild;
            taken += 1;
            index = taken;
        }
        else {
            return false;
        }
    }
    while (pattern[at] === wild)
        at += 1;
    return at === pattern.length;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/apply-policy.js




function* applyPolicy(findings, policy, path) {
    const ignored = ignoredPlaces(policy.ignores, path);
    for (const finding of findings) {
        const { rule, place } = finding;
        const setting = policy.rules[rule.id];
        if (text_rules/* textRules */.fD.includes(rule))
            yield finding;
        else if (setting !== "off" && !isIgnored(place.path, ignored.get(rule.id)))
            yield setting === undefined ? finding : { ...finding, severity: setting };
    }
}
function ignoredPlaces(ignores, path) {
    const byRule = new Map();
    for (const { rule, files, pointer = "" } of ignores) {
        if (!matchesFile(files, path))
            continue;
        let place = placeAt(byRule, rule);
        for (const step of (0,text_pointer/* fromPointer */.kU)(pointer))
            place = placeAt(place.below, step);
        place.isEnd = true;
    }
    return byRule;
}
function placeAt(places, name) {
    const known = places.get(name);
    if (known !== undefined)
        return known;
    const place = { isEnd: false, below: new Map() };
    places.set(name, place);
    return place;
}
function matchesFile(globs, path) {
    return globs === undefined || (path !== undefined && globs.some((glob) => matchesGlob(glob, path)));
}
function isIgnored(path, tree) {
    let place = tree;
    for (const step of path) {
        if (place === undefined || place.isEnd)
            break;
        place = place.below.get(String(step));
    }
    return place?.isEnd === true;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/index.js + 22 modules
var rules = __nccwpck_require__(639);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/not-a-configuration.js
var not_a_configuration = __nccwpck_require__(1270);
// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __nccwpck_require__(4147);
;// CONCATENATED MODULE: ./.build/action/shared/validate/known-keys.js



const readers = new WeakMap();
function keyReaderFor(root, vocabulary) {
    const reader = readers.get(root) ?? createKeyReader(root, vocabulary);
    readers.set(root, reader);
    return reader;
}
function createKeyReader(root, { providers }) {
    const known = new WeakMap();
    const takers = (0,lazily/* lazily */.q)(() => takersIn(providers));
    return (schema) => {
        const before = known.get(schema);
        if (before !== undefined)
            return before;
        const properties = Object.keys(schema.properties ?? {});
        const holders = (0,lazily/* lazily */.q)(() => holdersIn(schema, root));
        const keys = {
            properties,
            allowed: (0,lazily/* lazily */.q)(() => describeKeys(properties)),
            adviceOnPlace: (key) => adviceOnPlace(takers().get(key), holders().get(key)),
        };
        known.set(schema, keys);
        return keys;
    };
}
function takersIn(providers) {
    const takers = new Map();
    for (const [id, { sections }] of Object.entries(providers)) {
        for (const section of new Set(sections)) {
            const ids = takers.get(section);
            if (ids === undefined)
                takers.set(section, [id]);
            else
                ids.push(id);
        }
    }
    return takers;
}
function holdersIn({ properties = {} }, root) {
    const holders = new Map();
    for (const [name, part] of Object.entries(properties)) {
        for (const key of Object.keys((0,schema_at/* effectiveSchema */.$Z)(root, part).properties ?? {})) {
            if (!holders.has(key))
                holders.set(key, name);
        }
    }
    return holders;
}
function adviceOnPlace(takers, holder) {
    if (takers !== undefined)
        return `Remove it; only ${(0,wording/* quoteAll */._R)(takers, "and")} ${takers.length === 1 ? "accepts" : "accept"} it.`;
    return holder === undefined ? undefined : `Move it into ${(0,wording/* quote */.hD)(holder)}.`;
}
function describeKeys(keys) {
    if (keys.length === 0)
        return "no key is allowed here";
    return `the ${keys.length === 1 ? "only allowed key is" : "allowed keys are"} ${(0,wording/* quoteAll */._R)(keys, "and")}`;
}

// EXTERNAL MODULE: ./.build/action/shared/text/credential-likeness.js
var credential_likeness = __nccwpck_require__(9747);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary = __nccwpck_require__(6154);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-rules.js
var schema_rules = __nccwpck_require__(4933);
;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-key-errors.js






function keyFindings(about) {
    const missing = new Set(paramsOf(about, "required", "missingProperty"));
    const names = paramsOf(about, "additionalProperties", "additionalProperty");
    const taken = { value: about.value, renamed: new Set() };
    const findings = [];
    for (const name of names) {
        if (name === text_json/* UNSAFE_KEY */.LO)
            continue;
        const key = { name, path: [...about.path, name], meant: meantKeys(name, missing, about) };
        if (key.meant[0] !== undefined)
            missing.delete(key.meant[0]);
        const isProvider = about.path.length === 1 && about.path[0] === "providers";
        findings.push(isProvider ? unknownProviderFinding(key, about, taken) : unknownKeyFinding(key, about, taken));
    }
    if (missing.size > 0)
        findings.push(missingKeysFinding([...missing], about));
    return findings;
}
function paramsOf({ errors }, keyword, param) {
    const params = [];
    for (const error of errors)
        if (error.keyword === keyword)
            params.push(String(error.params[param]));
    return params;
}
function meantKeys(name, missing, { keys, guess, budget }) {
    const nearMissing = missing.size === 0 ? [] : (0,did_you_mean/* nearestNames */.LE)(name, missing, budget);
    return nearMissing.length > 0 ? nearMissing : guess(name, keys.properties);
}
function isTaken(name, { value, renamed }) {
    return renamed.has(name) || (0,text_json/* valueAt */.fK)(value, [name]) !== undefined;
}
function unknownProviderFinding(key, about, taken) {
    return {
        rule: schema_rules/* unknownProvider */.KY,
        place: { path: key.path, part: "key" },
        message: `Unknown provider ${(0,wording/* quote */.hD)(key.name)}.`,
        ...adviceOnProvider(key, about, taken),
    };
}
function adviceOnProvider(key, about, taken) {
    const { name: id, meant } = key;
    const { providers, customVariants } = about.vocabulary;
    const takesCustom = Object.keys(customVariants).length > 0;
    if (meant.length === 0 || meant.length > 2) {
        const known = describeBuiltIn(Object.keys(providers));
        return { advice: takesCustom ? `${known} Add your own providers under "custom".` : known };
    }
    const { advice, fix } = adviceOnName(key, about, taken);
    const isReserved = vocabulary/* RESERVED_PROVIDER_KEYS */.I1.some((reserved) => meant.includes(reserved));
    const isOwn = takesCustom && !isReserved && meant.every((name) => (0,did_you_mean/* plainName */.MH)(name) !== (0,did_you_mean/* plainName */.MH)(id));
    return { advice: isOwn ? `${advice} If not, add your own provider under "custom".` : advice, ...(fix && { fix }) };
}
function describeBuiltIn(ids) {
    const [only, ...others] = ids;
    if (only === undefined)
        return "There are no built-in providers.";
    return others.length === 0
        ? `The only built-in provider is ${(0,wording/* quote */.hD)(only)}.`
        : `The built-in providers are ${(0,wording/* quoteAll */._R)(ids, "and")}.`;
}
function unknownKeyFinding(key, about, taken) {
    const where = about.path.length === 0 ? "at the top level" : `in ${(0,wording/* nameOf */.Vb)(about.path)}`;
    return {
        rule: schema_rules/* unknownKey */.a,
        place: { path: key.path, part: "key" },
        message: `Unknown key ${(0,wording/* quote */.hD)(key.name)} ${where}.`,
        ...(adviceOnOpposite(key, about, taken) ?? schema_key_errors_adviceOnPlace(key, about) ?? adviceOnName(key, about, taken)),
    };
}
function adviceOnOpposite({ name, path }, { value, keys }, taken) {
    const isOpposite = /^disabled?$/.test((0,did_you_mean/* plainName */.MH)(name)) && keys.properties.includes("enabled");
    if (!isOpposite)
        return undefined;
    if (isTaken("enabled", taken))
        return { advice: 'Remove it; "enabled" decides.' };
    const disabled = (0,text_json/* valueAt */.fK)(value, [name]);
    if (typeof disabled !== "boolean")
        return { advice: 'Use "enabled" with true or false.' };
    taken.renamed.add("enabled");
    const use = `Use "enabled": ${!disabled}.`;
    const steps = [
        { kind: "rename-key", path, key: "enabled" },
        { kind: "replace-value", path, value: !disabled },
    ];
    return { advice: use, fix: { title: use, safe: true, steps } };
}
function schema_key_errors_adviceOnPlace({ name }, { keys }) {
    const advice = keys.adviceOnPlace(name);
    return advice === undefined ? undefined : { advice };
}
function adviceOnName({ name, path, meant }, { keys, value }, taken) {
    const [only, second] = meant;
    if (only === undefined && (0,credential_likeness/* isCredentialKey */.N9)(name, (0,text_json/* valueAt */.fK)(value, [name])))
        return { advice: "Remove it, and revoke the credential if there is one." };
    if (only === undefined)
        return { advice: `Remove it; ${keys.allowed()}.` };
    const present = meant.find((one) => isTaken(one, taken));
    if (present !== undefined)
        return { advice: `Remove it, or merge it with ${(0,wording/* quote */.hD)(present)}.` };
    const advice = `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?`;
    if (second !== undefined)
        return { advice };
    taken.renamed.add(only);
    const step = { kind: "rename-key", path, key: only };
    const safe = (0,did_you_mean/* plainName */.MH)(name) === (0,did_you_mean/* plainName */.MH)(only);
    return { advice, fix: { title: `Rename it to ${(0,wording/* quote */.hD)(only)}.`, safe, steps: [step] } };
}
function missingKeysFinding(missing, { path, schema }) {
    const constants = missing.flatMap((key) => {
        const { const: value } = schema.properties?.[key] ?? {};
        return value === undefined ? [] : [`${(0,wording/* quote */.hD)(key)}: ${(0,wording/* quote */.hD)(value)}`];
    });
    const fix = addConstant(missing, path, schema);
    return {
        rule: schema_rules/* missingKey */.aV,
        place: { path, part: "key" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} is missing the required ${missing.length === 1 ? "key" : "keys"} ${(0,wording/* quoteAll */._R)(missing, "and")}.`,
        advice: adviceOnMissing(missing.length, constants),
        ...(fix && { fix }),
    };
}
function adviceOnMissing(count, constants) {
    if (constants.length === count)
        return `Add ${constants.join(", ")}.`;
    const all = count === 1 ? "it" : "them";
    return constants.length === 0 ? `Add ${all}.` : `Add ${all}, with ${constants.join(", ")}.`;
}
function addConstant([key = "", ...others], path, schema) {
    const { const: value } = schema.properties?.[key] ?? {};
    if (value === undefined || others.length > 0)
        return undefined;
    return { title: `Add ${(0,wording/* quote */.hD)(key)}.`, safe: false, steps: [{ kind: "add-property", path, key, value }] };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-type-errors.js


function wrongTypeFinding(type, path, value, schema) {
    return {
        rule: schema_rules/* wrongType */.gQ,
        place: { path, part: "value" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} must be ${(0,wording/* withArticle */.vJ)(type)}, not ${(0,wording/* kindOf */.I)(value)}.`,
        ...remedyFor(type, path, value, schema),
    };
}
function remedyFor(type, path, value, schema) {
    if (schema.enum !== undefined)
        return { advice: `Use ${(0,wording/* quoteAll */._R)(schema.enum, "or")}.` };
    const use = USE_OF_TYPE[type] ?? `Use ${(0,wording/* withArticle */.vJ)(type)}`;
    if (value === null && typeof path.at(-1) === "string") {
        return { advice: `${use}, or remove the key if it is optional.` };
    }
    if (type === "integer" && typeof value === "number") {
        return { advice: "Use a whole number, for example 128000." };
    }
    if (type === "string" && typeof value === "number")
        return { advice: "Put it in double quotes." };
    const remedy = typeof value === "string" ? remedyForText(type, path, value, schema) : undefined;
    return remedy ?? { advice: `${use}.` };
}
const USE_OF_TYPE = {
    array: "Use an array: […]",
    boolean: "Use true or false",
    integer: "Use a number, for example 128000",
    object: "Use an object: {…}",
    string: 'Use a string: "…"',
};
function remedyForText(type, path, text, schema) {
    if (type === "array")
        return remedyForOneItem(path, text);
    if (type === "boolean" && /^(?:true|false)$/i.test(text)) {
        const word = text.toLowerCase();
        return replacement(`Use ${word} without quotes.`, path, word === "true", true);
    }
    if (type !== "integer")
        return undefined;
    const tokens = tokensMeant(text);
    if (tokens === undefined)
        return undefined;
    const isInRange = tokens >= (schema.minimum ?? tokens) && tokens <= (schema.maximum ?? tokens);
    if (/^\d+$/.test(text)) {
        const advice = "Use the number without quotes.";
        return isInRange ? replacement(advice, path, tokens, true) : { advice };
    }
    return isInRange ? replacement(`Use a number, for example ${tokens}.`, path, tokens, false) : undefined;
}
function remedyForOneItem(path, text) {
    const advice = "Put it in brackets: […].";
    if (/[\s,;]|^$/.test(text))
        return { advice };
    return { advice, fix: { title: "Put it in brackets.", safe: true, steps: [{ kind: "wrap-in-list", path }] } };
}
function replacement(advice, path, value, safe) {
    const fix = { title: `Use ${value}.`, safe, steps: [{ kind: "replace-value", path, value }] };
    return { advice, fix };
}
function tokensMeant(text) {
    if (/^\d{1,16}$/.test(text))
        return Number(text);
    if (/^\d{1,3}(?:[,_ ]\d{3}){1,3}$/.test(text))
        return Number(text.replaceAll(/\D/g, ""));
    const [, digits, letter] = /^(\d{1,4}(?:\.\d{1,2})?) ?([km])$/i.exec(text) ?? [];
    if (digits === undefined)
        return undefined;
    return Math.round(Number(digits) * (letter?.toLowerCase() === "k" ? 1_000 : 1_000_000));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-value-errors.js





function valueFindings(about) {
    const { errors, path, value, schema, vocabulary } = about;
    const ofType = errors.find(({ keyword }) => keyword === "type");
    if (ofType !== undefined)
        return [wrongTypeFinding(ofType.params["type"], path, value, schema)];
    return errors.flatMap(({ keyword, params }) => {
        switch (keyword) {
            case "enum":
                return [unknownValueFinding(params["allowedValues"], about)];
            case "const":
                return [unknownValueFinding([params["allowedValue"]], about)];
            case "discriminator":
                return variantFindings(Object.keys(vocabulary.customVariants), {
                    ...about,
                    path: [...path, params["tag"]],
                    value: params["tagValue"],
                });
            case "minimum":
                return [outOfRangeFinding(path, `must be at least ${params["limit"]}`, adviceForBounds(schema))];
            case "maximum":
                return [outOfRangeFinding(path, `must be at most ${params["limit"]}`, adviceForBounds(schema))];
            case "minLength":
                return [outOfRangeFinding(path, "must not be empty", "Use at least one character.")];
            default:
                return [];
        }
    });
}
function variantFindings(variants, ofType) {
    const { path, value: type } = ofType;
    if (type === undefined)
        return [];
    return [
        typeof type === "string"
            ? unknownValueFinding(variants, ofType)
            : wrongTypeFinding("string", path, type, { enum: variants }),
    ];
}
function unknownValueFinding(allowed, { path, value, guess }) {
    const meant = typeof value === "string" ? guess(value, allowed) : [];
    const isGuess = meant.length > 0 && meant.length <= 2;
    const [only, ...others] = meant;
    return {
        rule: schema_rules/* unknownValue */.Uo,
        place: { path, part: "value" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} cannot ${isPlain(value) ? `be ${showPlain(value)}` : "have this value"}.`,
        advice: isGuess ? `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?` : `Use ${(0,wording/* quoteAll */._R)(allowed, "or")}.`,
        ...(typeof value === "string" &&
            only !== undefined &&
            others.length === 0 && { fix: useInstead(only, value, path) }),
    };
}
function useInstead(meant, value, path) {
    return {
        title: `Use ${(0,wording/* quote */.hD)(meant)}.`,
        safe: (0,did_you_mean/* plainName */.MH)(value) === (0,did_you_mean/* plainName */.MH)(meant),
        steps: [{ kind: "replace-value", path, value: meant }],
    };
}
const PLAIN_WORDS = /^[a-z]{1,20}(?:[-_][a-z]{1,20}){0,3}$/i;
function isPlain(value) {
    if (typeof value === "boolean")
        return true;
    return typeof value === "string" && PLAIN_WORDS.test(value) && (0,credential_likeness/* credentialLikeness */.WU)(value) === undefined;
}
function showPlain(value) {
    return typeof value === "string" ? (0,wording/* quote */.hD)(value) : String(value);
}
function adviceForBounds({ minimum, maximum }) {
    return `Use a whole number from ${minimum} to ${maximum}.`;
}
function outOfRangeFinding(path, bound, advice) {
    return {
        rule: schema_rules/* outOfRange */.FL,
        place: { path, part: "value" },
        message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} ${bound}.`,
        advice,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-errors.js








function schemaFindings(errors, document, root, vocabulary, budget = { letterPairs: validate_limits/* NAME_GUESS_MAX_LETTER_PAIRS */.OW }) {
    const find = schema_errors_createFinder(document, root);
    const keysOf = keyReaderFor(root, vocabulary);
    const guess = (0,did_you_mean/* createListGuess */.Sz)(budget);
    const findings = [];
    for (const [pointer, ofValue] of errorsByPointer(errors)) {
        const { path, value, schema } = find(pointer);
        const about = { errors: ofValue, path, value, schema, keys: keysOf(schema), vocabulary, budget, guess };
        findings.push(...keyFindings(about), ...valueFindings(about));
    }
    return findings;
}
function errorsByPointer(errors) {
    const groups = new Map();
    for (const error of errors) {
        if (error.keyword === "propertyNames" || error.propertyName !== undefined)
            continue;
        const group = groups.get(error.instancePath);
        if (group === undefined)
            groups.set(error.instancePath, [error]);
        else
            group.push(error);
    }
    return groups;
}
function schema_errors_createFinder(document, root) {
    const known = new Map([
        ["", { path: [], value: document, schema: (0,schema_at/* effectiveSchema */.$Z)(root, root, document) }],
    ]);
    const find = (pointer) => {
        const before = known.get(pointer);
        if (before !== undefined)
            return before;
        const end = pointer.lastIndexOf("/");
        const found = childOf(find(pointer.slice(0, end)), (0,text_pointer/* fromPointerStep */.o$)(pointer.slice(end + 1)), root);
        known.set(pointer, found);
        return found;
    };
    return find;
}
function childOf({ path, value, schema }, text, root) {
    const step = (0,text_json/* isArray */.cy)(value) ? Number(text) : text;
    const child = (0,text_json/* valueAt */.fK)(value, [step]);
    return { path: [...path, step], value: child, schema: (0,schema_at/* effectiveSchema */.$Z)(root, (0,schema_at/* childSchema */.u5)(schema, step), child) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/block-fault.js








function isValidBlock(document, path, block, isTypeOptional) {
    const value = (0,text_json/* valueAt */.fK)(document, path) ?? null;
    if (!isKnownKey(path, block) || unsafeKeyIn(value, path) !== undefined)
        return false;
    return schemasOf(document, path, block, isTypeOptional).some((schema) => matchesSchema(block.schema, schema, value));
}
function blockFault(document, path, block, isTypeOptional) {
    const value = (0,text_json/* valueAt */.fK)(document, path) ?? null;
    if (!isKnownKey(path, block))
        return keyFault(path, block);
    const unsafe = unsafeKeyIn(value, path);
    if (unsafe !== undefined)
        return unsafeKeyFault(unsafe);
    const [schema = {}] = schemasOf(document, path, block, isTypeOptional);
    return firstFault(schemaErrors(block.schema, schema, value, path, validate_limits/* BLOCK_ERRORS_MAX */.dE), document, path, block);
}
function schemasOf(document, path, { schema: root }, isTypeOptional) {
    const schema = (0,schema_at/* schemaAt */.lv)(root, document, path);
    const value = (0,text_json/* valueAt */.fK)(document, path);
    const hasNoType = isTypeOptional && path.length === 3 && (0,text_json/* isObject */.Gv)(value) && !Object.hasOwn(value, "type");
    if (!hasNoType)
        return [schema];
    return (schema.oneOf ?? [schema]).map((variant) => {
        const { required = [], ...rest } = (0,schema_at/* effectiveSchema */.$Z)(root, variant);
        return { ...rest, required: required.filter((key) => key !== "type") };
    });
}
function isKnownKey(path, block) {
    const { schema, vocabulary } = block;
    const key = String(path.at(-1));
    if (key === text_json/* UNSAFE_KEY */.LO)
        return false;
    if (takesAnyId(path, block))
        return key !== "" && !Object.hasOwn(vocabulary.providers, key) && !isReserved(key);
    return Object.hasOwn((0,schema_at/* schemaAt */.lv)(schema, null, path.slice(0, -1)).properties ?? {}, key);
}
function takesAnyId(path, { vocabulary }) {
    return path.length === 3 && Object.keys(vocabulary.customVariants).length > 0;
}
function isReserved(id) {
    return vocabulary/* RESERVED_PROVIDER_KEYS */.I1.some((key) => key === id);
}
function keyFault(path, block) {
    const key = String(path.at(-1));
    if (takesAnyId(path, block)) {
        const message = `The custom provider id ${(0,wording/* quote */.hD)(key)} cannot be used.`;
        return { path, part: "key", message, advice: "Use another id." };
    }
    if (key === text_json/* UNSAFE_KEY */.LO)
        return unsafeKeyFault(path);
    const error = errorAt(path.slice(0, -1), "additionalProperties", { additionalProperty: key });
    return firstFault([error], (0,text_json/* documentOf */.lM)(path, {}), path, block);
}
function errorAt(path, keyword, params) {
    return { instancePath: (0,text_pointer/* exactPointer */.bz)(path), schemaPath: "", keyword, params };
}
function firstFault(errors, document, path, block) {
    const [finding] = schemaFindings(errors, document, block.schema, block.vocabulary, block.budget);
    if (finding === undefined) {
        return { path, part: "value", message: "The format does not allow it.", advice: "Fix it or remove it." };
    }
    const { place, message, advice } = finding;
    return { path: place.path, part: place.part === "key" ? "key" : "value", message, advice };
}
function unsafeKeyIn(value, path) {
    if (typeof value !== "object" || value === null)
        return undefined;
    const children = (0,text_json/* isArray */.cy)(value) ? value.entries() : Object.entries(value);
    for (const [step, child] of children) {
        if (step === text_json/* UNSAFE_KEY */.LO)
            return [...path, step];
        if (typeof child !== "object")
            continue;
        const found = unsafeKeyIn(child, [...path, step]);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function unsafeKeyFault(path) {
    const message = `The key ${(0,wording/* quote */.hD)(text_json/* UNSAFE_KEY */.LO)} is not allowed.`;
    return { path, part: "key", message, advice: "Remove it, or use another name." };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/types-from-layers.js






function withTypesFromLayers(errors, { document, merged, vocabulary }, schema) {
    if (!errors.some(isAboutMissingType))
        return errors;
    return errors.flatMap((error) => {
        if (!isAboutMissingType(error))
            return [error];
        const path = (0,text_pointer/* fromPointer */.kU)(error.instancePath);
        const type = (0,text_json/* valueAt */.fK)(merged, [...path, "type"]);
        if (type === undefined)
            return [error];
        const block = { schema, vocabulary, budget: { letterPairs: 0 } };
        if (error.keyword === "required" || isValidBlock(document, path, block, true))
            return [];
        const whole = { ...(0,text_json/* objectAt */.lJ)((0,text_json/* valueAt */.fK)(document, path.slice(0, -1)) ?? {}, path.at(-1) ?? ""), type };
        return schemaErrors(schema, (0,schema_at/* schemaAt */.lv)(schema, (0,text_json/* documentOf */.lM)(path, whole), path), whole, path, validate_limits/* DIAGNOSTICS_MAX */.qZ);
    });
}
function isAboutMissingType({ keyword, params }) {
    if (keyword === "discriminator")
        return params["tagValue"] === undefined;
    return keyword === "required" && params["missingProperty"] === "type";
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/findings.js







const ORDERED = rules/* rules */.a.toSorted((one, other) => Number(other.refusesValue === true) - Number(one.refusesValue === true));
function* findAll(context, errors, schema) {
    const { configuration, policy } = context;
    for (const rule of isNoConfiguration(context) ? rulesForOthers(context) : ORDERED) {
        if (policy.rules[rule.id] === "off")
            continue;
        for (const finding of rule.check(context))
            yield { ...finding, rule, refuses: rule.refusesValue === true };
    }
    const own = withTypesFromLayers(errors, configuration, schema);
    if (own.length > 0)
        yield* schemaFindings(own, configuration.document, schema, configuration.vocabulary);
}
function isNoConfiguration({ configuration, policy }) {
    return policy.rules[not_a_configuration/* notAConfiguration */.R.id] !== "off" && (0,not_a_configuration/* isOtherProgramsFile */.M)(configuration);
}
function rulesForOthers({ isFoundByName = false }) {
    return ORDERED.filter((rule) => rule === not_a_configuration/* notAConfiguration */.R || (rule.refusesValue === true && !isFoundByName));
}
function* withoutRefused(findings) {
    const refused = new Map();
    for (const finding of findings) {
        if (finding.place.part !== "span" && (refused.size > 0 || finding.refuses === true)) {
            const key = pathKey(finding.place.path);
            const by = refused.get(key);
            if (by !== undefined && by.rule !== finding.rule && !weighsMore(finding, by))
                continue;
            if (finding.refuses === true)
                refused.set(key, finding);
        }
        yield finding;
    }
}
function weighsMore(one, other) {
    return diagnostic/* SEVERITIES */.oC.indexOf(severityOf(one)) < diagnostic/* SEVERITIES */.oC.indexOf(severityOf(other));
}
function severityOf({ severity, rule }) {
    return severity ?? rule.severity;
}
function pathKey(path) {
    return JSON.stringify(path);
}
function withinBound(findings, areErrorsCut) {
    const listed = [];
    let highest = areErrorsCut ? "error" : undefined;
    for (const finding of findings) {
        if (listed.length < validate_limits/* DIAGNOSTICS_MAX */.qZ)
            listed.push(finding);
        else
            highest = moreSevere(highest, severityOf(finding));
    }
    return { listed, rest: highest && findings_tooMany(highest) };
}
function moreSevere(one, other) {
    return one !== undefined && diagnostic/* SEVERITIES */.oC.indexOf(one) < diagnostic/* SEVERITIES */.oC.indexOf(other) ? one : other;
}
function findings_tooMany(severity) {
    return {
        rule: text_rules/* tooManyDiagnostics */.wA,
        severity,
        message: "There are more diagnostics than those listed.",
        advice: "Fix some of them and check again.",
    };
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/comment-rules.js
var comment_rules = __nccwpck_require__(1981);
;// CONCATENATED MODULE: ./.build/action/shared/validate/ignore-comments.js






const MARK = "steward-ignore-next-line";
const MARKED_MIN_CHARACTERS = "//stewardignore".length;
const SHAPE = /^\/(?:\/|\*+)\s*(steward-?ignore[\w-]*)(?:$|[\s:]+)([^\s:]*)\s*(?::\s*)?(\S?)/i;
const NO_COMMENTS = {
    suppress: (findings) => findings,
    unused: () => [],
    guard: (diagnostic) => diagnostic,
};
function readIgnoreComments(parsed) {
    const { text, comments: all } = parsed;
    const written = [];
    for (const [index, span] of all.entries()) {
        if (mayBeMarked(text, span))
            written.push(withoutTail(text, span, all[index + 1]));
    }
    if (written.length === 0)
        return NO_COMMENTS;
    const rangeOf = (0,syntax_locate/* createLocator */.TR)(text);
    const places = (0,syntax_locate/* createPathFinder */.iD)(() => parsed.root);
    const lineOf = (offset) => rangeOf({ start: offset, end: offset }).start.line;
    const linesOf = (place) => {
        const parts = place.part === "span"
            ? [place.span]
            : [place.part, "key"].map((part) => places.spanOf(place.path, part));
        return parts.map(({ start }) => lineOf(start));
    };
    const comments = ignoreCommentsIn(parsed, written, lineOf);
    const targets = new Set(comments.map(({ line }) => line));
    const open = Map.groupBy(comments.filter(isWellFormed), ({ rule, line }) => `${line} ${rule}`);
    const suppressing = new Set();
    return {
        *suppress(findings) {
            for (const finding of findings) {
                const waiting = linesOf(finding.place).map((line) => open.get(`${line} ${finding.rule.id}`));
                const comment = waiting.find((list) => list !== undefined && list.length > 0)?.shift();
                if (comment === undefined)
                    yield finding;
                else
                    suppressing.add(comment);
            }
        },
        unused: () => comments.filter((comment) => !suppressing.has(comment)).map(toFinding),
        guard({ fix, ...diagnostic }) {
            const isSafe = fix?.edits.every(({ range: { start, end } }) => {
                const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
                for (let line = start.line; line <= last; line += 1)
                    if (targets.has(line))
                        return false;
                return true;
            });
            return fix !== undefined && isSafe === true ? { ...diagnostic, fix } : diagnostic;
        },
    };
}
function mayBeMarked(text, { start, end }) {
    return end - start >= MARKED_MIN_CHARACTERS && /steward-?ignore/i.test(text.slice(start, end));
}
function withoutTail(text, { start, end }, next) {
    const isFollowed = next !== undefined && text.slice(end, next.start).trimStart() === "";
    return isFollowed ? { start, end } : { start, end: start + text.slice(start, end).trimEnd().length };
}
function isWellFormed({ mark, rule, hasReason }) {
    return mark === MARK && hasReason && isRule(rule);
}
function isRule(id) {
    return rules/* ruleDescriptions */.U.some((rule) => rule.id === id);
}
function ignoreCommentsIn({ text, comments }, written, lineOf) {
    const findContent = createContentFinder(text, comments);
    return written.flatMap((span) => {
        const [, mark, rule = "", reason = ""] = SHAPE.exec(text.slice(span.start, span.end).replace(/\*\/$/, "")) ?? [];
        if (mark === undefined)
            return [];
        const content = findContent(span.end);
        return [{ span, mark, rule, hasReason: reason !== "", line: content === undefined ? undefined : lineOf(content) }];
    });
}
function createContentFinder(text, comments) {
    const lineEnd = /[\r\n]/g;
    let line = 0;
    let at = 0;
    let passed = 0;
    return (offset) => {
        if (line <= offset) {
            lineEnd.lastIndex = offset;
            line = lineEnd.test(text) ? lineEnd.lastIndex : text.length;
        }
        at = Math.max(at, line);
        for (;;) {
            while ((comments[passed]?.end ?? Number.POSITIVE_INFINITY) <= at)
                passed += 1;
            const comment = comments[passed];
            if (comment !== undefined && comment.start <= at)
                at = comment.end;
            else if (/\s/.test(text[at] ?? ""))
                at += 1;
            else
                return at < text.length ? at : undefined;
        }
    };
}
function toFinding(comment) {
    return { rule: comment_rules/* unusedIgnore */.B, place: { path: [], part: "span", span: comment.span }, ...explain(comment) };
}
function explain({ mark, rule, hasReason, line }) {
    if (mark !== MARK) {
        return {
            message: `Unknown comment ${(0,wording/* quote */.hD)(mark)}; it suppresses nothing.`,
            advice: `Write "// ${MARK} RULE: reason".`,
        };
    }
    if (rule === "")
        return { message: "The ignore comment does not name a rule.", advice: `Write "// ${MARK} RULE: reason".` };
    if (!isRule(rule)) {
        const nearest = (0,did_you_mean/* nearestNames */.LE)(rule, rules/* ruleDescriptions */.U.map(({ id }) => id));
        return {
            message: `The ignore comment names an unknown rule ${(0,wording/* quote */.hD)(rule)}.`,
            advice: nearest.length === 0
                ? "Use the name of the rule in the diagnostic."
                : `Did you mean ${(0,wording/* quoteAll */._R)(nearest, "or")}?`,
        };
    }
    if (!hasReason) {
        return {
            message: `The ignore comment gives no reason, so it does not suppress ${(0,wording/* quote */.hD)(rule)}.`,
            advice: `Write "// ${MARK} ${rule}: reason".`,
        };
    }
    const where = line === undefined ? "there is no line after it" : `line ${line} has no such diagnostic`;
    return {
        message: `The ignore comment for ${(0,wording/* quote */.hD)(rule)} suppresses nothing: ${where}.`,
        advice: "Remove the comment.",
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/validate.js














const matchesShipped = validator_default;
function validate_validate(text, settings = {}) {
    const { policy = noPolicy, vocabulary = shippedVocabulary, layers = {}, path, isSchemaThere = false, isFoundByName = false, } = settings;
    const parsed = parse(text);
    if (parsed.mistakes.length > 0)
        return orderDiagnostics(diagnoseMistakes(parsed));
    const configuration = (0,entries/* fileConfiguration */.z)(parsed.value ?? null, layers, vocabulary);
    const schema = (0,build_schema/* schemaFor */.dM)(vocabulary);
    const isOther = isNoConfiguration({ configuration, policy });
    const errors = isOther ? [] : errorsIn(configuration.document, vocabulary, schema);
    const areErrorsCut = errors.length >= validate_limits/* DIAGNOSTICS_MAX */.qZ;
    const found = findAll({ parsed, configuration, policy, isSchemaThere, isFoundByName }, errors, schema);
    const judged = applyPolicy(found, policy, path);
    const comments = readIgnoreComments(parsed);
    const kept = withinBound(withoutRefused(comments.suppress(judged)), areErrorsCut);
    const unused = withinBound(applyPolicy(areErrorsCut ? [] : comments.unused(), policy, path), false);
    const rest = kept.rest ?? unused.rest;
    const located = diagnoseFindings([...kept.listed, ...unused.listed], parsed).map((one) => comments.guard(one));
    return orderDiagnostics([...(rest === undefined ? [] : [diagnosticOfFile(rest)]), ...located]);
}
function errorsIn(document, vocabulary, schema) {
    if (vocabulary === shippedVocabulary)
        return matchesShipped(document) ? [] : (matchesShipped.errors ?? []);
    return schemaErrors(schema, schema, document, [], validate_limits/* DIAGNOSTICS_MAX */.qZ);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/check-file.js









function checkFile(path, bytes, { maxBytes = validate_limits/* FILE_MAX_BYTES */.ul, ...settings } = {}) {
    const schema = (0,build_schema/* schemaFor */.dM)(settings.vocabulary ?? shippedVocabulary);
    const decoded = decodeFile(bytes, maxBytes);
    if (!decoded.ok)
        return checkedFile(path, [diagnosticOfFile(decoded.error)], "", schema);
    return checkedFile(path, validate_validate(decoded.value, { path, ...settings }), decoded.value, schema);
}
function checkLink(path) {
    const message = "This is a symbolic link or a submodule, which is not followed, so nothing in it was checked.";
    const advice = "Put the file itself there.";
    const finding = diagnosticOfFile({ rule: text_rules/* symbolicLink */.L$, message, advice });
    return checkedFile(path, [finding], "", (0,build_schema/* schemaFor */.dM)(shippedVocabulary));
}
function readLayer(path, bytes, vocabulary = shippedVocabulary) {
    const schema = (0,build_schema/* schemaFor */.dM)(vocabulary);
    const decoded = decodeFile(bytes, validate_limits/* FILE_MAX_BYTES */.ul);
    if (!decoded.ok) {
        const file = checkedFile(path, [diagnosticOfFile(decoded.error)], "", schema);
        return { text: undefined, file };
    }
    const { value, mistakes } = parse(decoded.value);
    const isUsable = mistakes.length === 0 && (0,text_json/* isObject */.Gv)(value);
    const diagnostics = isUsable
        ? []
        : validate_validate(decoded.value, { vocabulary }).filter(({ severity }) => severity === "error");
    const file = checkedFile(path, diagnostics, decoded.value, schema);
    return { text: isUsable ? decoded.value : undefined, file };
}
function checkedFile(path, diagnostics, text, schemaOfFile) {
    let source;
    return {
        path,
        diagnostics,
        get source() {
            source ??= (0,redact/* redact */.E)(parse(text), schemaOfFile);
            return source;
        },
    };
}

// EXTERNAL MODULE: ./.build/action/action/changed-findings.js
var changed_findings = __nccwpck_require__(5595);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./.build/action/shared/effective/merge.js
var merge = __nccwpck_require__(4837);
// EXTERNAL MODULE: ./.build/action/shared/effective/provider.js
var effective_provider = __nccwpck_require__(9036);
;// CONCATENATED MODULE: ./.build/action/shared/syntax/read-document.js





function readDocument(text) {
    const parsed = parse(text);
    const [mistake] = parsed.mistakes;
    const rangeOf = (0,lazily/* lazily */.q)(() => (0,syntax_locate/* createLocator */.TR)(text));
    if (mistake !== undefined) {
        const { message, advice } = mistake;
        return (0,result/* err */._)({ problem: withoutStop(message), advice, range: rangeOf()(mistake) });
    }
    const document = parsed.value;
    if (document === undefined || !(0,text_json/* isObject */.Gv)(document)) {
        return (0,result/* err */._)({ problem: "it is not an object", advice: "Use an object: {…}.", range: rangeOf()(parsed.root) });
    }
    return (0,result.ok)({ document, locate: (path, part) => rangeOf()((0,syntax_locate/* findSpan */.UW)(parsed.root, path, part)) });
}
function withoutStop(message) {
    return message.replace(/\.$/, "").replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __nccwpck_require__(4693);
;// CONCATENATED MODULE: ./.build/action/shared/resolve/layer-diagnostic.js

function layerDiagnostic(rule, layer, { range, severity = rule.severity, related = [], ...words }) {
    return {
        ...(layer && { layer: { kind: layer.kind, label: layer.label } }),
        rule: rule.id,
        severity,
        why: rule.why,
        docs: `docs/rules.md#${rule.id}`,
        related,
        ...words,
        ...(range && { range }),
    };
}
function boundDiagnostics(all, tooMany) {
    if (all.length <= validate_limits/* DIAGNOSTICS_MAX */.qZ)
        return all;
    const rest = layerDiagnostic({ ...tooMany, severity: "error" }, undefined, {
        message: "There are more diagnostics than those listed.",
        advice: "Fix some of them and resolve again.",
    });
    return [...all.slice(0, validate_limits/* DIAGNOSTICS_MAX */.qZ), rest];
}
function toFileDiagnostic({ layer: _layer, pointer, range, ...words }) {
    const place = pointer === undefined || range === undefined ? {} : { pointer, range };
    return { ...words, related: [], ...place };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/salvage.js







function salvageEach(layers, format) {
    const diagnostics = [];
    const salvaged = layers.map((layer) => {
        const invalid = invalidBlocks(layer.document, format);
        for (const block of invalid.slice(0, Math.max(0, validate_limits/* DIAGNOSTICS_MAX */.qZ + 1 - diagnostics.length))) {
            diagnostics.push(blockDiagnostic(layer, block, blockFault(layer.document, block, format, true)));
        }
        return withoutBlocks(layer, invalid);
    });
    return { layers: salvaged, diagnostics };
}
function invalidBlocks(document, format) {
    const invalid = [];
    for (const block of blockPaths(document))
        if (!isValidBlock(document, block, format, true))
            invalid.push(block);
    return invalid;
}
const PROVIDERS = ["providers"];
const CUSTOM = ["providers", "custom"];
function* blockPaths(document) {
    for (const key of Object.keys(document)) {
        const providers = key === "providers" ? document[key] : undefined;
        if (!(0,text_json/* isObject */.Gv)(providers))
            yield [key];
        else
            yield* providerPaths(providers);
    }
}
function* providerPaths(providers) {
    for (const key of Object.keys(providers)) {
        const custom = key === "custom" ? providers[key] : undefined;
        if (!(0,text_json/* isObject */.Gv)(custom))
            yield [...PROVIDERS, key];
        else
            for (const id of Object.keys(custom))
                yield [...CUSTOM, id];
    }
}
function withoutBlocks(layer, blocks) {
    if (blocks.length === 0)
        return layer;
    const gone = new Map();
    for (const block of blocks)
        addBlock(gone, block);
    return { ...layer, document: Object.fromEntries(entriesWithout(layer.document, gone)) };
}
const ALL = new Map();
function addBlock(gone, [step, ...rest]) {
    const key = String(step);
    const inside = rest.length === 0 ? ALL : (gone.get(key) ?? new Map());
    gone.set(key, inside);
    if (rest.length > 0)
        addBlock(inside, rest);
}
function* entriesWithout(object, gone) {
    for (const key of Object.keys(object)) {
        const value = object[key] ?? null;
        const inside = gone.get(key);
        if (inside === undefined)
            yield [key, value];
        else if (inside !== ALL && (0,text_json/* isObject */.Gv)(value))
            yield [key, Object.fromEntries(entriesWithout(value, inside))];
    }
}
function blockDiagnostic(layer, block, fault) {
    const name = (0,wording/* quote */.hD)(String(block.at(-1)));
    return layerDiagnostic(layer_rules/* layerBlock */.ji, layer, {
        message: `${name} of the ${layer.kind} layer ${(0,wording/* quote */.hD)(layer.label)} has no effect: ${inSentence(fault)}`,
        advice: fault.advice,
        pointer: (0,text_pointer/* toPointer */.rb)(fault.path),
        range: (0,text_json/* valueAt */.fK)(layer.document, fault.path) === undefined ? undefined : layer.locate?.(fault.path, fault.part),
    });
}
function inSentence({ message }) {
    return message.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/conflict.js





function agree({ path, layers }, format) {
    const areValid = (some, isTypeOptional = true) => isValidBlock(mergedBlock(some, path), path, format, isTypeOptional);
    if (layers.length === 1 || areValid(layers))
        return { kept: layers, dropped: [] };
    const fault = blockFault(mergedBlock(layers, path), path, format, true);
    const candidates = mayGiveWay(layers, areValid);
    for (const isTypeOptional of [false, true]) {
        const index = candidates.find((one) => areValid(layers.toSpliced(one, 1), isTypeOptional));
        if (index !== undefined)
            return { kept: layers.toSpliced(index, 1), dropped: layers.slice(index, index + 1), fault };
    }
    return { kept: [], dropped: layers, fault };
}
function mayGiveWay(layers, areValid) {
    let [fitting, first] = [0, layers.length - 1];
    while (first - fitting > 1) {
        const middle = (fitting + first) >>> 1;
        if (areValid(layers.slice(0, middle + 1)))
            fitting = middle;
        else
            first = middle;
    }
    const above = Array.from(layers.slice(0, first).keys()).filter((index) => layers[index]?.kind !== "enforced");
    return [first, ...above.toReversed()];
}
function mergedBlock(layers, path) {
    const documents = layers.map(({ document }) => document);
    return (0,text_json/* documentOf */.lM)(path, (0,merge/* mergeAt */.E)(documents, path) ?? null);
}
function isWhole({ path, layers }) {
    return layers.some(({ document }) => (0,text_json/* valueAt */.fK)(document, [...path, "type"]) !== undefined);
}
function* customEntriesOf(layers) {
    const custom = new Map(layers.map((layer) => [layer, (0,effective_provider/* customEntries */.kG)(layer.document)]));
    const ids = new Set([...custom.values()].flatMap((entries) => Object.keys(entries)));
    for (const id of ids) {
        yield { path: [...CUSTOM, id], layers: layers.filter((layer) => Object.hasOwn(custom.get(layer) ?? {}, id)) };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/layers.js
const LAYER_KINDS = ["enforced", "user", "default"];
function rankLayers(layers) {
    return LAYER_KINDS.flatMap((kind) => layers.filter((layer) => layer.kind === kind).toReversed());
}

// EXTERNAL MODULE: ./.build/action/shared/effective/configuration.js
var effective_configuration = __nccwpck_require__(7943);
;// CONCATENATED MODULE: ./.build/action/shared/resolve/conflict-diagnostic.js






function conflictDiagnostic({ path }, layer, others, fault) {
    const against = conflict_diagnostic_placesIn(others, path, fault);
    return layerDiagnostic(layer_rules/* layerConflict */.kh, layer, {
        ...placeOf(layer, path),
        message: `${(0,wording/* nameOf */.Vb)(path)} of ${nameOfLayer(layer)} has no effect, because it conflicts with ${describe(against)}: ${inSentence(fault)}`,
        advice: "Remove it, or use only what the type in the other layers allows.",
        related: against.map(({ place }) => place),
    });
}
function notInForceDiagnostic({ path, layers }, fault) {
    const layer = layers.find(({ kind }) => kind === "user") ?? layers.at(-1);
    const all = layers.map((one) => tellingPlace(one, path, fault));
    return layerDiagnostic(layer_rules/* layerConflict */.kh, layer, {
        ...(layer && placeOf(layer, path)),
        message: `${(0,wording/* nameOf */.Vb)(path)} is not a provider, because its layers conflict with each other, ${describe(all)}: ${inSentence(fault)}`,
        advice: "Use settings of one type in all layers.",
        related: all.flatMap((one) => (one.layer === layer ? [] : one.place)),
    });
}
function incompleteDiagnostic({ path }, layer) {
    const isOwn = layer.kind === "user";
    return layerDiagnostic(layer_rules/* layerIncomplete */.Cz, layer, {
        ...placeOf(layer, path),
        severity: isOwn ? "error" : "warning",
        message: `${(0,wording/* nameOf */.Vb)(path)} of ${nameOfLayer(layer)} has no effect${isOwn ? "" : " yet"}, because no layer has the "type" of this custom provider.`,
        advice: isOwn ? 'Add its "type".' : 'Add its "type" in one of the layers, or remove the entry.',
    });
}
function conflict_diagnostic_placesIn(layers, block, fault) {
    const places = layers.map((layer) => tellingPlace(layer, block, fault));
    const telling = places.filter(({ path }) => path !== block);
    return telling.length === 0 ? places : telling;
}
function tellingPlace(layer, block, fault) {
    const candidates = [fault.path, [...block, "type"]];
    const path = candidates.find((one) => one.length > block.length && has(layer, one)) ?? block;
    const message = `${nameOfLayer(layer)} has ${(0,wording/* nameOf */.Vb)(path)} here.`;
    const place = {
        layer: { kind: layer.kind, label: layer.label },
        message: (0,wording/* startSentence */.yV)(message),
        ...placeOf(layer, path),
    };
    return { layer, path, place };
}
function describe(places) {
    const parts = places.map(({ layer, path, place: { range } }) => {
        const line = range === undefined ? "" : ` (line ${range.start.line})`;
        return `${(0,wording/* nameOf */.Vb)(path)} of ${nameOfLayer(layer)}${line}`;
    });
    const listed = (0,wording/* listNames */.Zv)(parts, (part) => part);
    const last = listed.pop() ?? "";
    return listed.length === 0 ? last : `${listed.join(", ")} and ${last}`;
}
function placeOf(layer, path) {
    const range = layer.locate?.(path, "key");
    return { pointer: (0,text_pointer/* toPointer */.rb)(path), ...(range && { range }) };
}
function has({ document }, path) {
    return (0,text_json/* valueAt */.fK)(document, path) !== undefined;
}
function nameOfLayer({ kind, label }) {
    return `the ${kind} layer ${(0,wording/* quote */.hD)(label)}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/merge.js





function mergeLayers(layers, format) {
    const diagnostics = [];
    const gaveWay = new Map();
    const noProviders = [];
    for (const entry of customEntriesOf(layers)) {
        const agreement = agree(entry, format);
        const isProvider = isWhole({ ...entry, layers: agreement.kept });
        if (!isProvider)
            noProviders.push(entry.path);
        const [only, ...others] = agreement.dropped;
        if (only !== undefined && others.length === 0)
            blocksOf(gaveWay, only).push(entry.path);
        if (diagnostics.length <= validate_limits/* DIAGNOSTICS_MAX */.qZ)
            diagnostics.push(...diagnosticsOf(entry, agreement, isProvider));
    }
    const standing = layers.map((layer) => withoutBlocks(layer, gaveWay.get(layer) ?? []));
    const documents = standing.map((layer) => withoutBlocks(layer, noProviders).document);
    return { layers: standing, diagnostics, configuration: (0,effective_configuration/* configurationOf */.Q)(documents, format.vocabulary) };
}
function blocksOf(blocks, layer) {
    const known = blocks.get(layer) ?? [];
    blocks.set(layer, known);
    return known;
}
function diagnosticsOf(entry, { kept, dropped, fault }, isProvider) {
    const [only, ...others] = dropped;
    const incomplete = isProvider ? [] : kept.map((layer) => incompleteDiagnostic(entry, layer));
    if (only === undefined || fault === undefined)
        return incomplete;
    if (others.length > 0)
        return [notInForceDiagnostic(entry, fault)];
    return [conflictDiagnostic(entry, only, kept, fault), ...incomplete];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/read-layers.js









const CLOSED = { providers: { default: { enabled: false } } };
function readLayers(inputs) {
    const diagnostics = [];
    const surplus = surplusOf(inputs);
    const layers = rankLayers(inputs).flatMap((input) => {
        if (surplus.has(input))
            return [];
        const { kind, label } = input;
        const read = input.text === undefined ? readValue(input.value) : readDocument(input.text);
        if (read.ok)
            return [{ kind, label, ...read.value }];
        diagnostics.push(unreadable(input, read.error));
        return [{ kind, label, document: kind === "enforced" ? CLOSED : {}, isUnreadable: true }];
    });
    for (const input of surplus) {
        const message = `The ${input.kind} layer ${(0,wording/* quote */.hD)(input.label)} has no effect: there are more than ${validate_limits/* LAYERS_MAX */.W$} layers.`;
        const advice = "Merge some of the layers.";
        diagnostics.push(layerDiagnostic(layer_rules/* layerUnreadable */.fV, input, { message, advice }));
    }
    return { layers, diagnostics };
}
function unreadable(layer, { problem, advice, range }) {
    const effect = layer.kind === "enforced" ? "disables every provider" : "has no effect";
    const message = `The ${layer.kind} layer ${(0,wording/* quote */.hD)(layer.label)} ${effect}: ${problem}.`;
    return layerDiagnostic(layer_rules/* layerUnreadable */.fV, layer, { message, advice, range });
}
function surplusOf(inputs) {
    const dispensable = rankLayers(inputs).filter(({ kind }) => kind !== "enforced");
    return new Set(dispensable.toReversed().slice(0, Math.max(0, inputs.length - validate_limits/* LAYERS_MAX */.W$)));
}
function readValue(value) {
    if (!(0,text_json/* isObject */.Gv)(value))
        return (0,result/* err */._)({ problem: "it is not an object", advice: "Use an object: {…}." });
    if (nestsWithin(value, limits/* NESTING_MAX_LEVELS */.sI))
        return (0,result.ok)({ document: value });
    return (0,result/* err */._)({ problem: `it is nested more than ${limits/* NESTING_MAX_LEVELS */.sI} levels deep`, advice: "Use fewer levels." });
}
function nestsWithin(value, levels) {
    if (typeof value !== "object" || value === null)
        return true;
    if (levels === 0)
        return false;
    const children = (0,text_json/* isArray */.cy)(value) ? value : Object.values(value);
    return children.every((child) => nestsWithin(child, levels - 1));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/check-layers.js













function checkLayers(inputs, vocabulary) {
    const format = { schema: (0,build_schema/* schemaFor */.dM)(vocabulary), vocabulary, budget: { letterPairs: validate_limits/* NAME_GUESS_MAX_LETTER_PAIRS */.OW } };
    const read = readLayers(inputs);
    const { layers, diagnostics } = salvageEach(read.layers, format);
    const alone = (0,lazily/* lazily */.q)(() => mergeLayers(layers, format).diagnostics);
    const typed = (0,lazily/* lazily */.q)(() => new Set([...customEntriesOf(layers)].filter(isWhole).map(({ path }) => (0,text_pointer/* toPointer */.rb)(path))));
    const isOfFileAlone = ({ rule, layer, pointer = "" }) => rule === layer_rules/* layerIncomplete */.Cz.id && layer?.kind === "user" && !typed().has(pointer);
    return {
        documents: surroundingLayers(layers),
        diagnostics: [...read.diagnostics, ...diagnostics],
        diagnosticsWith: (file) => {
            const own = file === undefined ? undefined : customLayer(file, format);
            if (own === undefined)
                return alone();
            const together = mergeLayers(rankLayers([own, ...layers.toReversed()]), format);
            return together.diagnostics.filter((found) => !isOfFileAlone(found));
        },
    };
}
function surroundingLayers(layers) {
    const joinedOf = (kind) => (0,merge/* joinLayers */.d)(layers.flatMap((layer) => (layer.kind === kind ? [layer.document] : [])).toReversed());
    const [enforced, lower] = [joinedOf("enforced"), joinedOf("default")];
    return { ...(enforced !== undefined && { enforced }), ...(lower !== undefined && { default: lower }) };
}
function customLayer({ label, text }, format) {
    const read = readDocument(text);
    if (!read.ok)
        return undefined;
    const custom = (0,effective_provider/* customEntries */.kG)(read.value.document);
    if (Object.keys(custom).length === 0)
        return undefined;
    const document = { providers: { custom } };
    return salvageEach([{ kind: "user", label, locate: read.value.locate, document }], format).layers[0];
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/settings-rules.js
var settings_rules = __nccwpck_require__(3955);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/duplicate-key.js
var duplicate_key = __nccwpck_require__(8085);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/unsafe-key.js
var unsafe_key = __nccwpck_require__(8504);
;// CONCATENATED MODULE: ./.build/action/shared/settings/check-settings.js













function checkSettingsFile(path, bytes, kind) {
    const { schema, matchesSchema } = kind;
    const decoded = decodeFile(bytes, kind.maxBytes);
    if (!decoded.ok) {
        const diagnostic = diagnosticOfFile(withRuleOf(kind, decoded.error));
        return { document: undefined, file: checkedFile(path, [diagnostic], "", schema) };
    }
    const parsed = parse(decoded.value);
    const document = parsed.value ?? null;
    const isRight = matchesSchema(document);
    const diagnostics = diagnose(parsed, document, matchesSchema.errors ?? [], kind);
    return {
        document: isRight && diagnostics.length === 0 ? document : undefined,
        file: checkedFile(path, diagnostics, decoded.value, schema),
    };
}
function diagnose(parsed, document, errors, kind) {
    if (parsed.mistakes.length > 0)
        return orderDiagnostics(diagnoseMistakes(parsed, kind.rule));
    const { listed, rest } = withinBound(check_settings_findAll(parsed, document, errors, kind), errors.length >= validate_limits/* DIAGNOSTICS_MAX */.qZ);
    const ofFile = rest === undefined ? [] : [diagnosticOfFile(withRuleOf(kind, rest))];
    const located = diagnoseFindings(listed.map(({ fix: _fix, ...finding }) => withRuleOf(kind, finding)), parsed);
    return orderDiagnostics([...ofFile, ...located]);
}
function* check_settings_findAll(parsed, document, errors, { rule, schema, findingsIn, isReportedElsewhere = () => false }) {
    const context = { parsed, configuration: (0,entries/* fileConfiguration */.z)(document, {}, vocabulary/* noVocabulary */.K$), policy: noPolicy };
    for (const shared of [duplicate_key/* duplicateKey */.V, unsafe_key/* unsafeKey */.O]) {
        for (const finding of shared.check(context))
            yield { ...finding, rule };
    }
    for (const finding of findingsIn(document))
        yield { ...finding, rule };
    for (const finding of schemaFindings(errors, document, schema, vocabulary/* noVocabulary */.K$)) {
        if (!isReportedElsewhere(finding))
            yield finding;
    }
}
function withRuleOf({ rule }, finding) {
    return { ...finding, rule };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/generated/policy-validator.js
var policy_validator_getOwnPropNames = Object.getOwnPropertyNames;
var policy_validator_commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[policy_validator_getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
var policy_validator_require_ucs2length = policy_validator_commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
var policy_validator_validate = (/* unused pure expression or super */ null && (policy_validator_validate10));
var policy_validator_validator_default = policy_validator_validate10;
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "title": "Policy", "description": "An organisation's settings for the checks of its provider configuration files: the content of .provider-steward.json.", "markdownDescription": "An organisation's settings for the checks of its provider configuration files: the content of `.provider-steward.json`.", "allowComments": true, "allowTrailingCommas": true, "type": "object", "properties": { "$schema": { "title": "Schema", "description": "Path or URL of this schema, for validation and completion in an editor.", "markdownDescription": "Path or URL of this schema, for validation and completion in an editor.", "type": "string", "examples": ["https://steward.example.com/schemas/policy/v1.json"] }, "schema": { "title": "Schema of configurations", "description": "The $schema to add to a configuration file that has none.", "markdownDescription": "The `$schema` to add to a configuration file that has none.", "type": "string", "minLength": 1, "examples": ["https://steward.example.com/schemas/provider-config/v1.json"] }, "rules": { "title": "Rules", "description": "Severities by rule, each instead of all severities of the rule itself.", "markdownDescription": "Severities by rule, each instead of all severities of the rule itself.", "type": "object", "properties": { "allow-deny-overlap": { "title": "allow-deny-overlap", "description": "A model both allowed and denied. By default: warning.", "markdownDescription": "A model both allowed and denied. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "credential": { "title": "credential", "description": "A credential in the file. By default: error.", "markdownDescription": "A credential in the file. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "custom-id": { "title": "custom-id", "description": "A custom provider id that cannot be used. By default: error.", "markdownDescription": "A custom provider id that cannot be used. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "dead-setting": { "title": "dead-setting", "description": "A setting without effect. By default: notice.", "markdownDescription": "A setting without effect. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-key": { "title": "duplicate-key", "description": "A key that occurs more than once in an object. By default: error.", "markdownDescription": "A key that occurs more than once in an object. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-model": { "title": "duplicate-model", "description": "Two custom models with one id. By default: error.", "markdownDescription": "Two custom models with one id. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "header-placeholder": { "title": "header-placeholder", "description": "A placeholder in a custom header. By default: error.", "markdownDescription": "A placeholder in a custom header. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "header-syntax": { "title": "header-syntax", "description": "A custom header that HTTP does not allow. By default: error.", "markdownDescription": "A custom header that HTTP does not allow. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "host-not-allowed": { "title": "host-not-allowed", "description": "A URL with a host that is not approved. By default: error.", "markdownDescription": "A URL with a host that is not approved. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "media-types": { "title": "media-types", "description": "Media types that contradict other settings of the model. By default: warning.", "markdownDescription": "Media types that contradict other settings of the model. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "missing-key": { "title": "missing-key", "description": "A required key is missing. By default: error.", "markdownDescription": "A required key is missing. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "no-models-left": { "title": "no-models-left", "description": "A provider that can offer no model. By default: error.", "markdownDescription": "A provider that can offer no model. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "not-a-configuration": { "title": "not-a-configuration", "description": "A file that is no provider configuration. By default: error.", "markdownDescription": "A file that is no provider configuration. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "operation-path": { "title": "operation-path", "description": "A base URL that contains an operation, or the version twice. By default: warning.", "markdownDescription": "A base URL that contains an operation, or the version twice. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "out-of-range": { "title": "out-of-range", "description": "A number or a string outside its limits. By default: error.", "markdownDescription": "A number or a string outside its limits. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "plain-http": { "title": "plain-http", "description": "A URL without encryption. By default: warning.", "markdownDescription": "A URL without encryption. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "reserved-header": { "title": "reserved-header", "description": "A custom header that the assistant sets itself. By default: error.", "markdownDescription": "A custom header that the assistant sets itself. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "schema-reference": { "title": "schema-reference", "description": "No reference to the schema of provider configurations. By default: notice.", "markdownDescription": "No reference to the schema of provider configurations. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-header": { "title": "secret-in-header", "description": "A custom header that looks like a credential. By default: error.", "markdownDescription": "A custom header that looks like a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-url": { "title": "secret-in-url", "description": "A URL that contains a credential. By default: error.", "markdownDescription": "A URL that contains a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "token-limits": { "title": "token-limits", "description": "A token limit above the model's context length. By default: error.", "markdownDescription": "A token limit above the model's context length. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-key": { "title": "unknown-key", "description": "A key that the format does not define. By default: error.", "markdownDescription": "A key that the format does not define. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-model": { "title": "unknown-model", "description": "An unknown model id. By default: notice.", "markdownDescription": "An unknown model id. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-provider": { "title": "unknown-provider", "description": "An unknown provider id. By default: error.", "markdownDescription": "An unknown provider id. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-value": { "title": "unknown-value", "description": "A value that is not allowed. By default: error.", "markdownDescription": "A value that is not allowed. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unsafe-key": { "title": "unsafe-key", "description": "The key __proto__. By default: error.", "markdownDescription": "The key __proto__. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unused-ignore": { "title": "unused-ignore", "description": "An ignore comment that suppresses nothing. By default: warning.", "markdownDescription": "An ignore comment that suppresses nothing. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "url-syntax": { "title": "url-syntax", "description": "An invalid URL. By default: error.", "markdownDescription": "An invalid URL. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "version-segment": { "title": "version-segment", "description": "A base URL without the version segment that the provider needs. By default: error.", "markdownDescription": "A base URL without the version segment that the provider needs. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "wrong-type": { "title": "wrong-type", "description": "A value of the wrong type. By default: error.", "markdownDescription": "A value of the wrong type. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] } }, "additionalProperties": false }, "approvedHosts": { "title": "Approved hosts", "description": "Hosts that URLs may lead to: api.example.com, or *.example.com for every host below it; with :port, on that port alone. Without this key, every host is approved.", "markdownDescription": "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["api.example.com", "*.example.com", "localhost:8080"] }, "examples": [["*.example.com"]] }, "modelCatalog": { "title": "Model catalogue", "description": "The known model ids by provider id, built-in or custom.", "markdownDescription": "The known model ids by provider id, built-in or custom.", "type": "object", "propertyNames": { "not": { "const": "__proto__" } }, "additionalProperties": { "title": "Models", "description": "Ids of the provider's models.", "markdownDescription": "Ids of the provider's models.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["example-large"] } }, "examples": [{ "provider_a": ["example-small", "example-large"] }] }, "layers": { "title": "Layers", "description": "The configurations above and below those that are checked.", "markdownDescription": "The configurations above and below those that are checked.", "type": "object", "properties": { "enforced": { "title": "Enforced", "description": "The configuration that overrides those that are checked. A path relative to the policy file's folder.", "markdownDescription": "The configuration that overrides those that are checked. A path relative to the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/enforced.providers.json"] }, "default": { "title": "Default", "description": "The configuration that applies where those that are checked have no value. A path relative to the policy file's folder.", "markdownDescription": "The configuration that applies where those that are checked have no value. A path relative to the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/default.providers.json"] } }, "additionalProperties": false }, "ignores": { "title": "Ignores", "description": "Diagnostics that are not reported, each with a reason.", "markdownDescription": "Diagnostics that are not reported, each with a reason.", "type": "array", "items": { "$ref": "#/definitions/ignore" } } }, "additionalProperties": false, "examples": [{ "rules": { "allow-deny-overlap": "error" } }], "defaultSnippets": [{ "label": "Policy", "description": "A policy with a severity and an ignore", "body": { "rules": { "allow-deny-overlap": "$1" }, "ignores": [{ "rule": "$2", "reason": "$3" }] } }], "definitions": { "ignore": { "title": "Ignore", "description": "Diagnostics of one rule that are not reported.", "markdownDescription": "Diagnostics of one rule that are not reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-setting", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A credential in the file.", "A custom provider id that cannot be used.", "A setting without effect.", "A key that occurs more than once in an object.", "Two custom models with one id.", "A placeholder in a custom header.", "A custom header that HTTP does not allow.", "A URL with a host that is not approved.", "Media types that contradict other settings of the model.", "A required key is missing.", "A provider that can offer no model.", "A file that is no provider configuration.", "A base URL that contains an operation, or the version twice.", "A number or a string outside its limits.", "A URL without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that contains a credential.", "A token limit above the model's context length.", "A key that the format does not define.", "An unknown model id.", "An unknown provider id.", "A value that is not allowed.", "The key __proto__.", "An ignore comment that suppresses nothing.", "An invalid URL.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, relative to the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, relative to the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why the diagnostics are not reported, for the readers of the policy.", "markdownDescription": "Why the diagnostics are not reported, for the readers of the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not reported, and why", "body": { "rule": "$1", "reason": "$2" } }] } } };
var schema12 = { "title": "Ignore", "description": "Diagnostics of one rule that are not reported.", "markdownDescription": "Diagnostics of one rule that are not reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "credential", "custom-id", "dead-setting", "duplicate-key", "duplicate-model", "header-placeholder", "header-syntax", "host-not-allowed", "media-types", "missing-key", "no-models-left", "not-a-configuration", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A credential in the file.", "A custom provider id that cannot be used.", "A setting without effect.", "A key that occurs more than once in an object.", "Two custom models with one id.", "A placeholder in a custom header.", "A custom header that HTTP does not allow.", "A URL with a host that is not approved.", "Media types that contradict other settings of the model.", "A required key is missing.", "A provider that can offer no model.", "A file that is no provider configuration.", "A base URL that contains an operation, or the version twice.", "A number or a string outside its limits.", "A URL without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that contains a credential.", "A token limit above the model's context length.", "A key that the format does not define.", "An unknown model id.", "An unknown provider id.", "A value that is not allowed.", "The key __proto__.", "An ignore comment that suppresses nothing.", "An invalid URL.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, relative to the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, relative to the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why the diagnostics are not reported, for the readers of the policy.", "markdownDescription": "Why the diagnostics are not reported, for the readers of the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not reported, and why", "body": { "rule": "$1", "reason": "$2" } }] };
var policy_validator_func0 = Object.prototype.hasOwnProperty;
var func47 = policy_validator_require_ucs2length().default;
function policy_validator_validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "schema" || key0 === "rules" || key0 === "approvedHosts" || key0 === "modelCatalog" || key0 === "layers" || key0 === "ignores")) {
                const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = policy_validator_addErrors(vErrors, [err0]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && policy_validator_func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = policy_validator_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.schema !== void 0 && policy_validator_func0.call(data, "schema")) {
            let data1 = data.schema;
            if (typeof data1 === "string") {
                if (func47(data1) < 1) {
                    const err2 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = policy_validator_addErrors(vErrors, [err2]);
                    errors = vErrors.length;
                }
            }
            else {
                const err3 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/type", keyword: "type", params: { type: "string" } };
                vErrors = policy_validator_addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.rules !== void 0 && policy_validator_func0.call(data, "rules")) {
            let data2 = data.rules;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    if (!policy_validator_func0.call(schema11.properties.rules.properties, key1)) {
                        const err4 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = policy_validator_addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                }
                if (data2["allow-deny-overlap"] !== void 0 && policy_validator_func0.call(data2, "allow-deny-overlap")) {
                    let data3 = data2["allow-deny-overlap"];
                    if (!(data3 === "error" || data3 === "warning" || data3 === "notice" || data3 === "off")) {
                        const err5 = { instancePath: instancePath + "/rules/allow-deny-overlap", schemaPath: "#/properties/rules/properties/allow-deny-overlap/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["allow-deny-overlap"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err5]);
                        errors = vErrors.length;
                    }
                }
                if (data2.credential !== void 0 && policy_validator_func0.call(data2, "credential")) {
                    let data4 = data2.credential;
                    if (!(data4 === "error" || data4 === "warning" || data4 === "notice" || data4 === "off")) {
                        const err6 = { instancePath: instancePath + "/rules/credential", schemaPath: "#/properties/rules/properties/credential/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties.credential.enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                if (data2["custom-id"] !== void 0 && policy_validator_func0.call(data2, "custom-id")) {
                    let data5 = data2["custom-id"];
                    if (!(data5 === "error" || data5 === "warning" || data5 === "notice" || data5 === "off")) {
                        const err7 = { instancePath: instancePath + "/rules/custom-id", schemaPath: "#/properties/rules/properties/custom-id/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["custom-id"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                if (data2["dead-setting"] !== void 0 && policy_validator_func0.call(data2, "dead-setting")) {
                    let data6 = data2["dead-setting"];
                    if (!(data6 === "error" || data6 === "warning" || data6 === "notice" || data6 === "off")) {
                        const err8 = { instancePath: instancePath + "/rules/dead-setting", schemaPath: "#/properties/rules/properties/dead-setting/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["dead-setting"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-key"] !== void 0 && policy_validator_func0.call(data2, "duplicate-key")) {
                    let data7 = data2["duplicate-key"];
                    if (!(data7 === "error" || data7 === "warning" || data7 === "notice" || data7 === "off")) {
                        const err9 = { instancePath: instancePath + "/rules/duplicate-key", schemaPath: "#/properties/rules/properties/duplicate-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-model"] !== void 0 && policy_validator_func0.call(data2, "duplicate-model")) {
                    let data8 = data2["duplicate-model"];
                    if (!(data8 === "error" || data8 === "warning" || data8 === "notice" || data8 === "off")) {
                        const err10 = { instancePath: instancePath + "/rules/duplicate-model", schemaPath: "#/properties/rules/properties/duplicate-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-model"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data2["header-placeholder"] !== void 0 && policy_validator_func0.call(data2, "header-placeholder")) {
                    let data9 = data2["header-placeholder"];
                    if (!(data9 === "error" || data9 === "warning" || data9 === "notice" || data9 === "off")) {
                        const err11 = { instancePath: instancePath + "/rules/header-placeholder", schemaPath: "#/properties/rules/properties/header-placeholder/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-placeholder"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data2["header-syntax"] !== void 0 && policy_validator_func0.call(data2, "header-syntax")) {
                    let data10 = data2["header-syntax"];
                    if (!(data10 === "error" || data10 === "warning" || data10 === "notice" || data10 === "off")) {
                        const err12 = { instancePath: instancePath + "/rules/header-syntax", schemaPath: "#/properties/rules/properties/header-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-syntax"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data2["host-not-allowed"] !== void 0 && policy_validator_func0.call(data2, "host-not-allowed")) {
                    let data11 = data2["host-not-allowed"];
                    if (!(data11 === "error" || data11 === "warning" || data11 === "notice" || data11 === "off")) {
                        const err13 = { instancePath: instancePath + "/rules/host-not-allowed", schemaPath: "#/properties/rules/properties/host-not-allowed/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["host-not-allowed"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data2["media-types"] !== void 0 && policy_validator_func0.call(data2, "media-types")) {
                    let data12 = data2["media-types"];
                    if (!(data12 === "error" || data12 === "warning" || data12 === "notice" || data12 === "off")) {
                        const err14 = { instancePath: instancePath + "/rules/media-types", schemaPath: "#/properties/rules/properties/media-types/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["media-types"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
                if (data2["missing-key"] !== void 0 && policy_validator_func0.call(data2, "missing-key")) {
                    let data13 = data2["missing-key"];
                    if (!(data13 === "error" || data13 === "warning" || data13 === "notice" || data13 === "off")) {
                        const err15 = { instancePath: instancePath + "/rules/missing-key", schemaPath: "#/properties/rules/properties/missing-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["missing-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                }
                if (data2["no-models-left"] !== void 0 && policy_validator_func0.call(data2, "no-models-left")) {
                    let data14 = data2["no-models-left"];
                    if (!(data14 === "error" || data14 === "warning" || data14 === "notice" || data14 === "off")) {
                        const err16 = { instancePath: instancePath + "/rules/no-models-left", schemaPath: "#/properties/rules/properties/no-models-left/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["no-models-left"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                }
                if (data2["not-a-configuration"] !== void 0 && policy_validator_func0.call(data2, "not-a-configuration")) {
                    let data15 = data2["not-a-configuration"];
                    if (!(data15 === "error" || data15 === "warning" || data15 === "notice" || data15 === "off")) {
                        const err17 = { instancePath: instancePath + "/rules/not-a-configuration", schemaPath: "#/properties/rules/properties/not-a-configuration/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["not-a-configuration"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err17]);
                        errors = vErrors.length;
                    }
                }
                if (data2["operation-path"] !== void 0 && policy_validator_func0.call(data2, "operation-path")) {
                    let data16 = data2["operation-path"];
                    if (!(data16 === "error" || data16 === "warning" || data16 === "notice" || data16 === "off")) {
                        const err18 = { instancePath: instancePath + "/rules/operation-path", schemaPath: "#/properties/rules/properties/operation-path/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["operation-path"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                if (data2["out-of-range"] !== void 0 && policy_validator_func0.call(data2, "out-of-range")) {
                    let data17 = data2["out-of-range"];
                    if (!(data17 === "error" || data17 === "warning" || data17 === "notice" || data17 === "off")) {
                        const err19 = { instancePath: instancePath + "/rules/out-of-range", schemaPath: "#/properties/rules/properties/out-of-range/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["out-of-range"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
                if (data2["plain-http"] !== void 0 && policy_validator_func0.call(data2, "plain-http")) {
                    let data18 = data2["plain-http"];
                    if (!(data18 === "error" || data18 === "warning" || data18 === "notice" || data18 === "off")) {
                        const err20 = { instancePath: instancePath + "/rules/plain-http", schemaPath: "#/properties/rules/properties/plain-http/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["plain-http"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err20]);
                        errors = vErrors.length;
                    }
                }
                if (data2["reserved-header"] !== void 0 && policy_validator_func0.call(data2, "reserved-header")) {
                    let data19 = data2["reserved-header"];
                    if (!(data19 === "error" || data19 === "warning" || data19 === "notice" || data19 === "off")) {
                        const err21 = { instancePath: instancePath + "/rules/reserved-header", schemaPath: "#/properties/rules/properties/reserved-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["reserved-header"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err21]);
                        errors = vErrors.length;
                    }
                }
                if (data2["schema-reference"] !== void 0 && policy_validator_func0.call(data2, "schema-reference")) {
                    let data20 = data2["schema-reference"];
                    if (!(data20 === "error" || data20 === "warning" || data20 === "notice" || data20 === "off")) {
                        const err22 = { instancePath: instancePath + "/rules/schema-reference", schemaPath: "#/properties/rules/properties/schema-reference/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["schema-reference"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-header"] !== void 0 && policy_validator_func0.call(data2, "secret-in-header")) {
                    let data21 = data2["secret-in-header"];
                    if (!(data21 === "error" || data21 === "warning" || data21 === "notice" || data21 === "off")) {
                        const err23 = { instancePath: instancePath + "/rules/secret-in-header", schemaPath: "#/properties/rules/properties/secret-in-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-header"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-url"] !== void 0 && policy_validator_func0.call(data2, "secret-in-url")) {
                    let data22 = data2["secret-in-url"];
                    if (!(data22 === "error" || data22 === "warning" || data22 === "notice" || data22 === "off")) {
                        const err24 = { instancePath: instancePath + "/rules/secret-in-url", schemaPath: "#/properties/rules/properties/secret-in-url/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-url"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err24]);
                        errors = vErrors.length;
                    }
                }
                if (data2["token-limits"] !== void 0 && policy_validator_func0.call(data2, "token-limits")) {
                    let data23 = data2["token-limits"];
                    if (!(data23 === "error" || data23 === "warning" || data23 === "notice" || data23 === "off")) {
                        const err25 = { instancePath: instancePath + "/rules/token-limits", schemaPath: "#/properties/rules/properties/token-limits/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["token-limits"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err25]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-key"] !== void 0 && policy_validator_func0.call(data2, "unknown-key")) {
                    let data24 = data2["unknown-key"];
                    if (!(data24 === "error" || data24 === "warning" || data24 === "notice" || data24 === "off")) {
                        const err26 = { instancePath: instancePath + "/rules/unknown-key", schemaPath: "#/properties/rules/properties/unknown-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err26]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-model"] !== void 0 && policy_validator_func0.call(data2, "unknown-model")) {
                    let data25 = data2["unknown-model"];
                    if (!(data25 === "error" || data25 === "warning" || data25 === "notice" || data25 === "off")) {
                        const err27 = { instancePath: instancePath + "/rules/unknown-model", schemaPath: "#/properties/rules/properties/unknown-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-model"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err27]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-provider"] !== void 0 && policy_validator_func0.call(data2, "unknown-provider")) {
                    let data26 = data2["unknown-provider"];
                    if (!(data26 === "error" || data26 === "warning" || data26 === "notice" || data26 === "off")) {
                        const err28 = { instancePath: instancePath + "/rules/unknown-provider", schemaPath: "#/properties/rules/properties/unknown-provider/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-provider"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err28]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-value"] !== void 0 && policy_validator_func0.call(data2, "unknown-value")) {
                    let data27 = data2["unknown-value"];
                    if (!(data27 === "error" || data27 === "warning" || data27 === "notice" || data27 === "off")) {
                        const err29 = { instancePath: instancePath + "/rules/unknown-value", schemaPath: "#/properties/rules/properties/unknown-value/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-value"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unsafe-key"] !== void 0 && policy_validator_func0.call(data2, "unsafe-key")) {
                    let data28 = data2["unsafe-key"];
                    if (!(data28 === "error" || data28 === "warning" || data28 === "notice" || data28 === "off")) {
                        const err30 = { instancePath: instancePath + "/rules/unsafe-key", schemaPath: "#/properties/rules/properties/unsafe-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unsafe-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err30]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unused-ignore"] !== void 0 && policy_validator_func0.call(data2, "unused-ignore")) {
                    let data29 = data2["unused-ignore"];
                    if (!(data29 === "error" || data29 === "warning" || data29 === "notice" || data29 === "off")) {
                        const err31 = { instancePath: instancePath + "/rules/unused-ignore", schemaPath: "#/properties/rules/properties/unused-ignore/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unused-ignore"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err31]);
                        errors = vErrors.length;
                    }
                }
                if (data2["url-syntax"] !== void 0 && policy_validator_func0.call(data2, "url-syntax")) {
                    let data30 = data2["url-syntax"];
                    if (!(data30 === "error" || data30 === "warning" || data30 === "notice" || data30 === "off")) {
                        const err32 = { instancePath: instancePath + "/rules/url-syntax", schemaPath: "#/properties/rules/properties/url-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["url-syntax"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err32]);
                        errors = vErrors.length;
                    }
                }
                if (data2["version-segment"] !== void 0 && policy_validator_func0.call(data2, "version-segment")) {
                    let data31 = data2["version-segment"];
                    if (!(data31 === "error" || data31 === "warning" || data31 === "notice" || data31 === "off")) {
                        const err33 = { instancePath: instancePath + "/rules/version-segment", schemaPath: "#/properties/rules/properties/version-segment/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["version-segment"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err33]);
                        errors = vErrors.length;
                    }
                }
                if (data2["wrong-type"] !== void 0 && policy_validator_func0.call(data2, "wrong-type")) {
                    let data32 = data2["wrong-type"];
                    if (!(data32 === "error" || data32 === "warning" || data32 === "notice" || data32 === "off")) {
                        const err34 = { instancePath: instancePath + "/rules/wrong-type", schemaPath: "#/properties/rules/properties/wrong-type/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["wrong-type"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err34]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err35 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err35]);
                errors = vErrors.length;
            }
        }
        if (data.approvedHosts !== void 0 && policy_validator_func0.call(data, "approvedHosts")) {
            let data33 = data.approvedHosts;
            if (Array.isArray(data33)) {
                const len0 = data33.length;
                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                    let data34 = data33[i0];
                    if (typeof data34 === "string") {
                        if (func47(data34) < 1) {
                            const err36 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err36]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err37 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err38 = { instancePath: instancePath + "/approvedHosts", schemaPath: "#/properties/approvedHosts/type", keyword: "type", params: { type: "array" } };
                vErrors = policy_validator_addErrors(vErrors, [err38]);
                errors = vErrors.length;
            }
        }
        if (data.modelCatalog !== void 0 && policy_validator_func0.call(data, "modelCatalog")) {
            let data35 = data.modelCatalog;
            if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                for (const key2 of Object.keys(data35)) {
                    const _errs45 = errors;
                    const _errs46 = errors;
                    const _errs47 = errors;
                    if ("__proto__" !== key2) {
                        const err39 = {};
                        vErrors = policy_validator_addErrors(vErrors, [err39]);
                        errors = vErrors.length;
                    }
                    var valid5 = _errs47 === errors;
                    if (valid5) {
                        const err40 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames/not", keyword: "not", params: {}, propertyName: key2 };
                        vErrors = policy_validator_addErrors(vErrors, [err40]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs46;
                        if (vErrors !== null) {
                            if (_errs46) {
                                vErrors.length = _errs46;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid4 = _errs45 === errors;
                    if (!valid4) {
                        const err41 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
                        vErrors = policy_validator_addErrors(vErrors, [err41]);
                        errors = vErrors.length;
                    }
                }
                for (const key3 of Object.keys(data35)) {
                    let data36 = data35[key3];
                    if (Array.isArray(data36)) {
                        const len1 = data36.length;
                        for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                            let data37 = data36[i1];
                            if (typeof data37 === "string") {
                                if (func47(data37) < 1) {
                                    const err42 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = policy_validator_addErrors(vErrors, [err42]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err43 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err43]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err44 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/modelCatalog/additionalProperties/type", keyword: "type", params: { type: "array" } };
                        vErrors = policy_validator_addErrors(vErrors, [err44]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err45 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err45]);
                errors = vErrors.length;
            }
        }
        if (data.layers !== void 0 && policy_validator_func0.call(data, "layers")) {
            let data38 = data.layers;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const key4 of Object.keys(data38)) {
                    if (!(key4 === "enforced" || key4 === "default")) {
                        const err46 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                        vErrors = policy_validator_addErrors(vErrors, [err46]);
                        errors = vErrors.length;
                    }
                }
                if (data38.enforced !== void 0 && policy_validator_func0.call(data38, "enforced")) {
                    let data39 = data38.enforced;
                    if (typeof data39 === "string") {
                        if (func47(data39) < 1) {
                            const err47 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err47]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err48 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err48]);
                        errors = vErrors.length;
                    }
                }
                if (data38.default !== void 0 && policy_validator_func0.call(data38, "default")) {
                    let data40 = data38.default;
                    if (typeof data40 === "string") {
                        if (func47(data40) < 1) {
                            const err49 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err49]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err50 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err50]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err51 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err51]);
                errors = vErrors.length;
            }
        }
        if (data.ignores !== void 0 && policy_validator_func0.call(data, "ignores")) {
            let data41 = data.ignores;
            if (Array.isArray(data41)) {
                const len2 = data41.length;
                for (let i2 = 0; i2 < len2 && errors < 1e4; i2++) {
                    let data42 = data41[i2];
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        if (data42.rule === void 0 || !policy_validator_func0.call(data42, "rule")) {
                            const err52 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "rule" } };
                            vErrors = policy_validator_addErrors(vErrors, [err52]);
                            errors = vErrors.length;
                        }
                        if (data42.reason === void 0 || !policy_validator_func0.call(data42, "reason")) {
                            const err53 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "reason" } };
                            vErrors = policy_validator_addErrors(vErrors, [err53]);
                            errors = vErrors.length;
                        }
                        for (const key5 of Object.keys(data42)) {
                            if (!(key5 === "rule" || key5 === "files" || key5 === "pointer" || key5 === "reason")) {
                                const err54 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                vErrors = policy_validator_addErrors(vErrors, [err54]);
                                errors = vErrors.length;
                            }
                        }
                        if (data42.rule !== void 0 && policy_validator_func0.call(data42, "rule")) {
                            let data43 = data42.rule;
                            if (typeof data43 !== "string") {
                                const err55 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err55]);
                                errors = vErrors.length;
                            }
                            if (!(data43 === "allow-deny-overlap" || data43 === "credential" || data43 === "custom-id" || data43 === "dead-setting" || data43 === "duplicate-key" || data43 === "duplicate-model" || data43 === "header-placeholder" || data43 === "header-syntax" || data43 === "host-not-allowed" || data43 === "media-types" || data43 === "missing-key" || data43 === "no-models-left" || data43 === "not-a-configuration" || data43 === "operation-path" || data43 === "out-of-range" || data43 === "plain-http" || data43 === "reserved-header" || data43 === "schema-reference" || data43 === "secret-in-header" || data43 === "secret-in-url" || data43 === "token-limits" || data43 === "unknown-key" || data43 === "unknown-model" || data43 === "unknown-provider" || data43 === "unknown-value" || data43 === "unsafe-key" || data43 === "unused-ignore" || data43 === "url-syntax" || data43 === "version-segment" || data43 === "wrong-type")) {
                                const err56 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/enum", keyword: "enum", params: { allowedValues: schema12.properties.rule.enum } };
                                vErrors = policy_validator_addErrors(vErrors, [err56]);
                                errors = vErrors.length;
                            }
                        }
                        if (data42.files !== void 0 && policy_validator_func0.call(data42, "files")) {
                            let data44 = data42.files;
                            if (Array.isArray(data44)) {
                                const len3 = data44.length;
                                for (let i3 = 0; i3 < len3 && errors < 1e4; i3++) {
                                    let data45 = data44[i3];
                                    if (typeof data45 === "string") {
                                        if (func47(data45) < 1) {
                                            const err57 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = policy_validator_addErrors(vErrors, [err57]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err58 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = policy_validator_addErrors(vErrors, [err58]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err59 = { instancePath: instancePath + "/ignores/" + i2 + "/files", schemaPath: "#/definitions/ignore/properties/files/type", keyword: "type", params: { type: "array" } };
                                vErrors = policy_validator_addErrors(vErrors, [err59]);
                                errors = vErrors.length;
                            }
                        }
                        if (data42.pointer !== void 0 && policy_validator_func0.call(data42, "pointer")) {
                            if (typeof data42.pointer !== "string") {
                                const err60 = { instancePath: instancePath + "/ignores/" + i2 + "/pointer", schemaPath: "#/definitions/ignore/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err60]);
                                errors = vErrors.length;
                            }
                        }
                        if (data42.reason !== void 0 && policy_validator_func0.call(data42, "reason")) {
                            let data47 = data42.reason;
                            if (typeof data47 === "string") {
                                if (func47(data47) < 1) {
                                    const err61 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = policy_validator_addErrors(vErrors, [err61]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err62 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err62]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err63 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/type", keyword: "type", params: { type: "object" } };
                        vErrors = policy_validator_addErrors(vErrors, [err63]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err64 = { instancePath: instancePath + "/ignores", schemaPath: "#/properties/ignores/type", keyword: "type", params: { type: "array" } };
                vErrors = policy_validator_addErrors(vErrors, [err64]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = policy_validator_addErrors(vErrors, [err65]);
        errors = vErrors.length;
    }
    policy_validator_validate10.errors = vErrors;
    return errors === 0;
}
function policy_validator_addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


;// CONCATENATED MODULE: ./.build/action/shared/settings/limits.js
const POLICY_FILE_MAX_BYTES = 256 * 1024;
const VOCABULARY_FILE_MAX_BYTES = 256 * 1024;
const VOCABULARY_MAX_NAMES = 200;
const VOCABULARY_MAX_CUSTOM_VARIANTS = 20;
const VOCABULARY_NAME_MAX_CHARACTERS = 64;
const POLICY_MAX_IGNORES = 1_000;
const GLOB_MAX_CHARACTERS = 1_000;
const VOCABULARY_GUESS_MAX_LETTER_PAIRS = 10_000_000;

// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __nccwpck_require__(5514);
;// CONCATENATED MODULE: ./.build/action/shared/settings/policy-values.js





function faultIn(text, shapes) {
    return shapes.find(([shape]) => shape.test(text))?.[1];
}
const WHITESPACE = [/^\s*$/, "is only whitespace"];
function adviceToWrite(instead, otherwise) {
    return instead !== undefined && (0,wording/* quote */.hD)(instead) === JSON.stringify(instead) ? `Use ${(0,wording/* quote */.hD)(instead)}.` : otherwise;
}
function emptyFault(text, advice) {
    const fault = faultIn(text, [WHITESPACE]);
    return fault === undefined ? undefined : { fault, advice };
}
const HOST_SHAPES = [
    WHITESPACE,
    [/:\/\//, "is a URL, not a host"],
    [/@/, "contains more than a host"],
    [/[/?#\\]/, "contains a path, not only a host"],
    [/\s/, "contains whitespace"],
    [/^\*\.(?:[\d.]+|\[.*\])(?::\d*)?$/, "is a pattern for an IP address, which has no hosts below it"],
    [/(?!^)\*|^\*(?!\.)/, 'contains a "*" other than "*." at the start'],
];
const HOST_ADVICE = 'Use a host such as "api.example.com", or "*.example.com" for every host below it; add ":8443" to approve only that port.';
function hostFault(text) {
    if (isHostPattern(text))
        return undefined;
    if (text === "*")
        return { fault: "approves every host", advice: 'Remove "approvedHosts" to approve every host.' };
    if (isHostPattern(text.replace(/:\d*$/, "")))
        return { fault: "has an invalid port", advice: `Use a port from 1 to ${PORT_MAX}, or none.` };
    const fault = faultIn(text, HOST_SHAPES) ?? "is not a valid host";
    return { fault, advice: adviceToWrite(hostPatternIn(text), HOST_ADVICE) };
}
function isHostPattern(text) {
    const [, wildcard, host = "", port = "1"] = /^(\*\.)?([\w.-]+|\[[\da-f:.]+\])(?::([1-9]\d{0,4}))?$/i.exec(text) ?? [];
    if (wildcard !== undefined && /^\[|\.\d+$/.test(host))
        return false;
    return Number(port) <= PORT_MAX && !/^\.|\.\.|\.$/.test(host) && hostOf(host) === host.toLowerCase();
}
const PORT_MAX = 65_535;
function hostOf(authority) {
    const url = `https://${authority}/`;
    return URL.parse(url)?.host;
}
function hostPatternIn(text) {
    const authority = text
        .trim()
        .replace(/^[a-z][a-z\d+.-]*:\/\//i, "")
        .replace(/[/?#\\].*$/s, "")
        .replace(/^.*@/s, "");
    const candidates = [authority, hostOf(authority), authority.replace(/^\./, "*.")];
    return candidates.find((candidate) => candidate !== undefined && isHostPattern(candidate))?.toLowerCase();
}
const PATH_SHAPES = [
    WHITESPACE,
    [/^[a-z][a-z\d+.-]+:/i, "is a URL, not a path"],
    [/^(?:[/\\]|[a-z]:)/i, "is an absolute path"],
    [/\\/, "contains a backslash"],
    [/[\u0000-\u001f]/, "contains a control character"],
    [/(?:^|\/)\.{0,2}$/, "is the path of a folder, not of a file"],
];
function pathFault(text) {
    const fault = faultIn(text, PATH_SHAPES) ?? (leadsOut(text) ? "is outside the policy file's folder" : undefined);
    if (fault === undefined)
        return undefined;
    return {
        fault,
        advice: 'Use the path of a file relative to the policy file\'s folder, with "/" between folders, for example "layers/enforced.providers.json".',
    };
}
function leadsOut(path) {
    let depth = 0;
    for (const name of path.split("/")) {
        if (name === "..")
            depth -= 1;
        else if (name !== "" && name !== ".")
            depth += 1;
        if (depth < 0)
            return true;
    }
    return false;
}
const GLOB_MISTAKES = [
    { shape: WHITESPACE[0], fault: WHITESPACE[1] },
    { shape: /\\/g, fault: "contains a backslash, which does not separate folders here", replacement: "/" },
    { shape: /^\/+/, fault: 'starts with "/", but paths are relative to the policy file\'s folder', replacement: "" },
    { shape: /\/+$/, fault: "matches folders, not files", replacement: "/**" },
    { shape: /^!/, fault: 'starts with "!", but a glob cannot exclude files here' },
    { shape: /[{}[\]()]/, fault: 'contains a bracket, but only "*", "**" and "?" have a special meaning here' },
    { shape: /(?<!^[./]*)\/\.{0,2}(?=\/|$)/, fault: 'contains "/./", "/../" or "//", which match no path' },
];
const GLOB_ADVICE = 'Use a glob such as "teams/*/providers.json" or "teams/research/**", one for each kind of file, with "?" in place of a special character.';
function globFault(text) {
    if (text.length > GLOB_MAX_CHARACTERS)
        return { fault: `is longer than ${GLOB_MAX_CHARACTERS} characters`, advice: "Use several shorter globs." };
    const mistake = GLOB_MISTAKES.find(({ shape }) => text.search(shape) >= 0);
    if (mistake === undefined)
        return undefined;
    const { shape, fault, replacement } = mistake;
    const instead = replacement === undefined || (0,secrets/* maskSecrets */.QU)(text) !== text ? undefined : text.replace(shape, replacement);
    return { fault, advice: adviceToWrite(instead, GLOB_ADVICE) };
}
const POINTER_ADVICE = 'Use a JSON pointer such as "/providers/provider_a/baseUrl".';
function pointerFault(text) {
    if (text.startsWith("#/"))
        return {
            fault: 'starts with "#", which is not part of a JSON pointer',
            advice: adviceToWrite(text.slice(1), POINTER_ADVICE),
        };
    if (!text.startsWith("/"))
        return { fault: 'does not start with "/"', advice: POINTER_ADVICE };
    if (/~(?![01])/.test(text))
        return {
            fault: 'contains a "~" without "0" or "1" after it',
            advice: 'Use "~0" for "~" in a key, and "~1" for "/".',
        };
    if ((0,text_pointer/* fromPointer */.kU)(text).length > limits/* NESTING_MAX_LEVELS */.sI)
        return {
            fault: `is deeper than the ${limits/* NESTING_MAX_LEVELS */.sI} levels that a file may have`,
            advice: "Use a shorter one; it includes everything below it.",
        };
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/policy-findings.js










const FIXED_RULES = [...text_rules/* textRules */.fD, ...settings_rules/* settingsRules */.T4, ...layer_rules/* layerRules */.zB];
const configurableRules = rules/* ruleDescriptions */.U.filter((rule) => !FIXED_RULES.includes(rule));
function isFixedRule(id) {
    return FIXED_RULES.some((rule) => rule.id === id);
}
function* policyFindings(document) {
    if (!(0,text_json/* isObject */.Gv)(document))
        return;
    for (const id of Object.keys((0,text_json/* objectAt */.lJ)(document, "rules") ?? {})) {
        if (id !== text_json/* UNSAFE_KEY */.LO)
            yield* ruleNameFindings(id, { path: ["rules", id], part: "key" });
    }
    yield* findingsOfText(document, [], "schema", (text) => emptyFault(text, "Use the path or URL of the schema, or remove the key."));
    yield* findingsOfTexts(document, [], "approvedHosts", hostFault);
    const layers = (0,text_json/* objectAt */.lJ)(document, "layers") ?? {};
    yield* findingsOfText(layers, ["layers"], "enforced", pathFault);
    yield* findingsOfText(layers, ["layers"], "default", pathFault);
    yield* ignoreFindings((0,text_json/* ownValue */.eC)(document, "ignores"));
}
function isAboutRuleName({ rule, place: { path } }) {
    if (rule === schema_rules/* unknownKey */.a)
        return path.length === 2 && path[0] === "rules";
    return rule === schema_rules/* unknownValue */.Uo && path[0] === "ignores" && path.at(-1) === "rule";
}
function* ruleNameFindings(id, place) {
    const ids = configurableRules.map((rule) => rule.id);
    if (ids.includes(id))
        return;
    if (isFixedRule(id)) {
        yield { place, message: `A policy cannot change the rule ${(0,wording/* quote */.hD)(id)}.`, advice: "Remove it." };
        return;
    }
    const meant = (0,did_you_mean/* nearestNames */.LE)(id, ids);
    const isGuess = meant.length > 0 && meant.length <= 2;
    yield {
        place,
        message: `Unknown rule ${(0,wording/* quote */.hD)(id)}.`,
        advice: isGuess ? `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?` : "Use the id of a rule; docs/rules.md lists them.",
    };
}
function* ignoreFindings(ignores) {
    if (!(0,text_json/* isArray */.cy)(ignores))
        return;
    if (ignores.length > POLICY_MAX_IGNORES) {
        yield {
            place: { path: ["ignores", POLICY_MAX_IGNORES], part: "value" },
            message: `There are more than ${POLICY_MAX_IGNORES} ignores.`,
            advice: "Turn the rule off, or use ignores that cover more files or a larger part of them.",
        };
    }
    for (const [index, ignore] of ignores.entries()) {
        if ((0,text_json/* isObject */.Gv)(ignore))
            yield* findingsOfIgnore(ignore, ["ignores", index]);
    }
}
function* findingsOfIgnore(ignore, path) {
    const rule = (0,text_json/* ownValue */.eC)(ignore, "rule");
    if (typeof rule === "string")
        yield* ruleNameFindings(rule, { path: [...path, "rule"], part: "value" });
    const files = (0,text_json/* ownValue */.eC)(ignore, "files");
    if ((0,text_json/* isArray */.cy)(files) && files.length === 0) {
        yield {
            place: { path: [...path, "files"], part: "value" },
            message: '"files" is empty, so nothing is ignored.',
            advice: "Add globs, or remove the key to ignore the rule in every file.",
        };
    }
    yield* findingsOfTexts(ignore, path, "files", globFault);
    yield* findingsOfText(ignore, path, "pointer", pointerFault);
    yield* findingsOfText(ignore, path, "reason", (text) => emptyFault(text, "Explain why they are not to be reported."));
}
function findingsOfText(object, path, key, faultOf) {
    const text = (0,text_json/* textAt */.$6)(object, key);
    return text === undefined ? [] : toFindings([...path, key], faultOf(text));
}
function findingsOfTexts(object, path, key, faultOf) {
    return (0,text_json/* textsAt */.i1)(object, key).flatMap(({ index, text }) => text === "" ? [] : toFindings([...path, key, index], faultOf(text)));
}
function toFindings(path, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place: { path, part: "value" }, message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(path))} ${fault}.`, advice }];
}

// EXTERNAL MODULE: ./.build/action/shared/schema/schema.js
var schema = __nccwpck_require__(8024);
;// CONCATENATED MODULE: ./.build/action/shared/settings/policy-schema.js


const SETTINGS = {
    error: "Wrong: the file fails its check.",
    warning: "Most likely wrong.",
    notice: "Worth knowing.",
    off: "Not reported.",
};
const IGNORE_EXAMPLE = {
    files: ["teams/research/**"],
    pointer: "/providers/provider_a/baseUrl",
    reason: "Reached through a local proxy.",
};
function buildPolicySchema(rules) {
    const example = rules[0]?.id ?? "";
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(0,schema/* describe */.q0)("Policy", "An organisation's settings for the checks of its provider configuration files: the content of `.provider-steward.json`."),
        allowComments: true,
        allowTrailingCommas: true,
        ...(0,schema/* closedObject */.YI)({
            $schema: {
                ...(0,schema/* describe */.q0)("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/policy/v1.json"],
            },
            schema: {
                ...(0,schema/* describe */.q0)("Schema of configurations", "The `$schema` to add to a configuration file that has none."),
                ...policy_schema_text("https://steward.example.com/schemas/provider-config/v1.json"),
            },
            rules: rulesDefinition(rules),
            ...hostsAndModels(),
            layers: layersDefinition(),
            ignores: {
                ...(0,schema/* describe */.q0)("Ignores", "Diagnostics that are not reported, each with a reason."),
                type: "array",
                items: (0,schema/* reference */.ir)("ignore"),
            },
        }),
        examples: [{ rules: { [example]: "error" } }],
        defaultSnippets: [
            {
                label: "Policy",
                description: "A policy with a severity and an ignore",
                body: { rules: { [example]: "$1" }, ignores: [{ rule: "$2", reason: "$3" }] },
            },
        ],
        definitions: { ignore: ignoreDefinition(rules) },
    };
}
function policy_schema_text(...examples) {
    return { type: "string", minLength: 1, examples };
}
function rulesDefinition(rules) {
    const settings = rules.map(({ id, summary, severity }) => [
        id,
        {
            ...(0,schema/* describe */.q0)(id, `${summary}. By default: \`${severity}\`.`),
            enum: Object.keys(SETTINGS),
            markdownEnumDescriptions: Object.values(SETTINGS),
        },
    ]);
    return {
        ...(0,schema/* describe */.q0)("Rules", "Severities by rule, each instead of all severities of the rule itself."),
        ...(0,schema/* closedObject */.YI)(Object.fromEntries(settings)),
    };
}
function hostsAndModels() {
    return {
        approvedHosts: {
            ...(0,schema/* describe */.q0)("Approved hosts", "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved."),
            type: "array",
            items: policy_schema_text("api.example.com", "*.example.com", "localhost:8080"),
            examples: [["*.example.com"]],
        },
        modelCatalog: {
            ...(0,schema/* describe */.q0)("Model catalogue", "The known model ids by provider id, built-in or custom."),
            type: "object",
            propertyNames: { not: { const: text_json/* UNSAFE_KEY */.LO } },
            additionalProperties: {
                ...(0,schema/* describe */.q0)("Models", "Ids of the provider's models."),
                type: "array",
                items: policy_schema_text("example-large"),
            },
            examples: [{ provider_a: ["example-small", "example-large"] }],
        },
    };
}
function layersDefinition() {
    const layer = (title, markdown, example) => ({
        ...(0,schema/* describe */.q0)(title, `${markdown} A path relative to the policy file's folder.`),
        ...policy_schema_text(example),
    });
    return {
        ...(0,schema/* describe */.q0)("Layers", "The configurations above and below those that are checked."),
        ...(0,schema/* closedObject */.YI)({
            enforced: layer("Enforced", "The configuration that overrides those that are checked.", "layers/enforced.providers.json"),
            default: layer("Default", "The configuration that applies where those that are checked have no value.", "layers/default.providers.json"),
        }),
    };
}
function ignoreDefinition(rules) {
    const rule = rules[0]?.id ?? "";
    return {
        ...(0,schema/* describe */.q0)("Ignore", "Diagnostics of one rule that are not reported."),
        ...(0,schema/* closedObject */.YI)({
            rule: {
                ...(0,schema/* describe */.q0)("Rule", "The rule whose diagnostics are ignored."),
                type: "string",
                enum: rules.map(({ id }) => id),
                markdownEnumDescriptions: rules.map(({ summary }) => `${summary}.`),
            },
            files: {
                ...(0,schema/* describe */.q0)("Files", "Globs of files, relative to the policy file's folder. Without this key, every file."),
                type: "array",
                items: policy_schema_text("teams/research/**", "**/providers.json"),
            },
            pointer: {
                ...(0,schema/* describe */.q0)("Pointer", "JSON pointer (RFC 6901) of a value; it includes everything below it. Without this key, every place."),
                type: "string",
                examples: [IGNORE_EXAMPLE.pointer],
            },
            reason: {
                ...(0,schema/* describe */.q0)("Reason", "Why the diagnostics are not reported, for the readers of the policy."),
                ...policy_schema_text(IGNORE_EXAMPLE.reason),
            },
        }, ["rule", "reason"]),
        examples: [{ rule, ...IGNORE_EXAMPLE }],
        defaultSnippets: [
            { label: "Ignore", description: "What is not reported, and why", body: { rule: "$1", reason: "$2" } },
        ],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/read-policy.js







const KIND = {
    rule: settings_rules/* policyFile */.Xd,
    maxBytes: POLICY_FILE_MAX_BYTES,
    schema: buildPolicySchema(configurableRules),
    matchesSchema: policy_validator_validator_default,
    findingsIn: policyFindings,
    isReportedElsewhere: isAboutRuleName,
};
function checkPolicyFile(path, bytes) {
    const { document, file } = checkSettingsFile(path, bytes, KIND);
    return { policy: document === undefined ? noPolicy : toPolicy(document), file };
}
function toPolicy({ $schema: _schema, approvedHosts, ...policy }) {
    const hosts = approvedHosts?.map((host) => host.toLowerCase());
    return { ...noPolicy, ...policy, ...(hosts === undefined ? {} : { approvedHosts: hosts }) };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/generated/vocabulary-validator.js
var vocabulary_validator_getOwnPropNames = Object.getOwnPropertyNames;
var vocabulary_validator_commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[vocabulary_validator_getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
var vocabulary_validator_require_ucs2length = vocabulary_validator_commonJS({
    "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        function ucs2length(str) {
            const len = str.length;
            let length = 0;
            let pos = 0;
            let value;
            while (pos < len) {
                length++;
                value = str.charCodeAt(pos++);
                if (value >= 55296 && value <= 56319 && pos < len) {
                    value = str.charCodeAt(pos);
                    if ((value & 64512) === 56320)
                        pos++;
                }
            }
            return length;
        }
        exports.default = ucs2length;
        ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
    }
});
var vocabulary_validator_validate = (/* unused pure expression or super */ null && (vocabulary_validator_validate10));
var vocabulary_validator_validator_default = vocabulary_validator_validate10;
var vocabulary_validator_func0 = Object.prototype.hasOwnProperty;
var func48 = vocabulary_validator_require_ucs2length().default;
function vocabulary_validator_validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.title === void 0 || !vocabulary_validator_func0.call(data, "title")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        if (data.description === void 0 || !vocabulary_validator_func0.call(data, "description")) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err1]);
            errors = vErrors.length;
        }
        if (data.fields === void 0 || !vocabulary_validator_func0.call(data, "fields")) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fields" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err2]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "title" || key0 === "description" || key0 === "fields")) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err3]);
                errors = vErrors.length;
            }
        }
        if (data.title !== void 0 && vocabulary_validator_func0.call(data, "title")) {
            let data0 = data.title;
            if (typeof data0 === "string") {
                if (func48(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = vocabulary_validator_addErrors(vErrors, [err4]);
                    errors = vErrors.length;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err5]);
                errors = vErrors.length;
            }
        }
        if (data.description !== void 0 && vocabulary_validator_func0.call(data, "description")) {
            let data1 = data.description;
            if (typeof data1 === "string") {
                if (func48(data1) < 1) {
                    const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = vocabulary_validator_addErrors(vErrors, [err6]);
                    errors = vErrors.length;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err7]);
                errors = vErrors.length;
            }
        }
        if (data.fields !== void 0 && vocabulary_validator_func0.call(data, "fields")) {
            let data2 = data.fields;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 of Object.keys(data2)) {
                    const _errs8 = errors;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    if (!(key1 === "__proto__")) {
                        const err8 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                    var valid2 = _errs10 === errors;
                    if (valid2) {
                        const err9 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs9;
                        if (vErrors !== null) {
                            if (_errs9) {
                                vErrors.length = _errs9;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func48(key1) < 1) {
                            const err10 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err10]);
                            errors = vErrors.length;
                        }
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                        const err11 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data2)) {
                    let data3 = data2[key2];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.title === void 0 || !vocabulary_validator_func0.call(data3, "title")) {
                            const err12 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err12]);
                            errors = vErrors.length;
                        }
                        if (data3.description === void 0 || !vocabulary_validator_func0.call(data3, "description")) {
                            const err13 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err13]);
                            errors = vErrors.length;
                        }
                        if (data3.example === void 0 || !vocabulary_validator_func0.call(data3, "example")) {
                            const err14 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/required", keyword: "required", params: { missingProperty: "example" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err14]);
                            errors = vErrors.length;
                        }
                        for (const key3 of Object.keys(data3)) {
                            if (!(key3 === "title" || key3 === "description" || key3 === "example")) {
                                const err15 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err15]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.title !== void 0 && vocabulary_validator_func0.call(data3, "title")) {
                            let data4 = data3.title;
                            if (typeof data4 === "string") {
                                if (func48(data4) < 1) {
                                    const err16 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/field/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err16]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err17 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/field/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err17]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.description !== void 0 && vocabulary_validator_func0.call(data3, "description")) {
                            let data5 = data3.description;
                            if (typeof data5 === "string") {
                                if (func48(data5) < 1) {
                                    const err18 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/field/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err18]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err19 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/field/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err19]);
                                errors = vErrors.length;
                            }
                        }
                        if (data3.example !== void 0 && vocabulary_validator_func0.call(data3, "example")) {
                            let data6 = data3.example;
                            if (typeof data6 === "string") {
                                if (func48(data6) < 1) {
                                    const err20 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/example", schemaPath: "#/definitions/field/properties/example/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err20]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err21 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/example", schemaPath: "#/definitions/field/properties/example/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err21]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err22 = { instancePath: instancePath + "/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/field/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/fields", schemaPath: "#/properties/fields/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err23]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = vocabulary_validator_addErrors(vErrors, [err24]);
        errors = vErrors.length;
    }
    vocabulary_validator_validate11.errors = vErrors;
    return errors === 0;
}
function vocabulary_validator_validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.protocols === void 0 || !vocabulary_validator_func0.call(data, "protocols")) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "protocols" } };
            vErrors = vocabulary_validator_addErrors(vErrors, [err0]);
            errors = vErrors.length;
        }
        for (const key0 of Object.keys(data)) {
            if (!(key0 === "$schema" || key0 === "protocols" || key0 === "providers" || key0 === "sections" || key0 === "customVariants")) {
                const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err1]);
                errors = vErrors.length;
            }
        }
        if (data.$schema !== void 0 && vocabulary_validator_func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err2]);
                errors = vErrors.length;
            }
        }
        if (data.protocols !== void 0 && vocabulary_validator_func0.call(data, "protocols")) {
            let data1 = data.protocols;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 of Object.keys(data1)) {
                    const _errs6 = errors;
                    const _errs7 = errors;
                    const _errs8 = errors;
                    if (!(key1 === "__proto__")) {
                        const err3 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err3]);
                        errors = vErrors.length;
                    }
                    var valid2 = _errs8 === errors;
                    if (valid2) {
                        const err4 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames/not", keyword: "not", params: {}, propertyName: key1 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err4]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs7;
                        if (vErrors !== null) {
                            if (_errs7) {
                                vErrors.length = _errs7;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key1 === "string") {
                        if (func48(key1) < 1) {
                            const err5 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err5]);
                            errors = vErrors.length;
                        }
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                        const err6 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                for (const key2 of Object.keys(data1)) {
                    let data2 = data1[key2];
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        if (data2.description === void 0 || !vocabulary_validator_func0.call(data2, "description")) {
                            const err7 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err7]);
                            errors = vErrors.length;
                        }
                        for (const key3 of Object.keys(data2)) {
                            if (!(key3 === "description" || key3 === "provider")) {
                                const err8 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err8]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.description !== void 0 && vocabulary_validator_func0.call(data2, "description")) {
                            let data3 = data2.description;
                            if (typeof data3 === "string") {
                                if (func48(data3) < 1) {
                                    const err9 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/protocol/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err9]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err10 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/protocol/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err10]);
                                errors = vErrors.length;
                            }
                        }
                        if (data2.provider !== void 0 && vocabulary_validator_func0.call(data2, "provider")) {
                            let data4 = data2.provider;
                            if (typeof data4 === "string") {
                                if (func48(data4) < 1) {
                                    const err11 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/definitions/protocol/properties/provider/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err11]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err12 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/provider", schemaPath: "#/definitions/protocol/properties/provider/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err12]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err13 = { instancePath: instancePath + "/protocols/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/protocol/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/protocols", schemaPath: "#/properties/protocols/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err14]);
                errors = vErrors.length;
            }
        }
        if (data.providers !== void 0 && vocabulary_validator_func0.call(data, "providers")) {
            let data5 = data.providers;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key4 of Object.keys(data5)) {
                    const _errs20 = errors;
                    const _errs21 = errors;
                    const _errs22 = errors;
                    if (!(key4 === "default" || key4 === "custom" || key4 === "__proto__")) {
                        const err15 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                    var valid7 = _errs22 === errors;
                    if (valid7) {
                        const err16 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/not", keyword: "not", params: {}, propertyName: key4 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs21;
                        if (vErrors !== null) {
                            if (_errs21) {
                                vErrors.length = _errs21;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key4 === "string") {
                        if (func48(key4) < 1) {
                            const err17 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key4 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err17]);
                            errors = vErrors.length;
                        }
                    }
                    var valid6 = _errs20 === errors;
                    if (!valid6) {
                        const err18 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                for (const key5 of Object.keys(data5)) {
                    let data6 = data5[key5];
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        if (data6.title === void 0 || !vocabulary_validator_func0.call(data6, "title")) {
                            const err19 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err19]);
                            errors = vErrors.length;
                        }
                        if (data6.description === void 0 || !vocabulary_validator_func0.call(data6, "description")) {
                            const err20 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err20]);
                            errors = vErrors.length;
                        }
                        for (const key6 of Object.keys(data6)) {
                            if (!(key6 === "title" || key6 === "description" || key6 === "defaultProtocol" || key6 === "versionSegment" || key6 === "versionHeader" || key6 === "sections")) {
                                const err21 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err21]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.title !== void 0 && vocabulary_validator_func0.call(data6, "title")) {
                            let data7 = data6.title;
                            if (typeof data7 === "string") {
                                if (func48(data7) < 1) {
                                    const err22 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err22]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err23 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/title", schemaPath: "#/definitions/provider/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err23]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.description !== void 0 && vocabulary_validator_func0.call(data6, "description")) {
                            let data8 = data6.description;
                            if (typeof data8 === "string") {
                                if (func48(data8) < 1) {
                                    const err24 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err24]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err25 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/provider/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err25]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.defaultProtocol !== void 0 && vocabulary_validator_func0.call(data6, "defaultProtocol")) {
                            let data9 = data6.defaultProtocol;
                            if (typeof data9 === "string") {
                                if (func48(data9) < 1) {
                                    const err26 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err26]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err27 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/defaultProtocol", schemaPath: "#/definitions/provider/properties/defaultProtocol/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err27]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.versionSegment !== void 0 && vocabulary_validator_func0.call(data6, "versionSegment")) {
                            let data10 = data6.versionSegment;
                            if (typeof data10 === "string") {
                                if (func48(data10) < 1) {
                                    const err28 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err28]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err29 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionSegment", schemaPath: "#/definitions/provider/properties/versionSegment/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err29]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.versionHeader !== void 0 && vocabulary_validator_func0.call(data6, "versionHeader")) {
                            let data11 = data6.versionHeader;
                            if (typeof data11 === "string") {
                                if (func48(data11) < 1) {
                                    const err30 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err30]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err31 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/versionHeader", schemaPath: "#/definitions/provider/properties/versionHeader/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err31]);
                                errors = vErrors.length;
                            }
                        }
                        if (data6.sections !== void 0 && vocabulary_validator_func0.call(data6, "sections")) {
                            let data12 = data6.sections;
                            if (Array.isArray(data12)) {
                                const len0 = data12.length;
                                for (let i0 = 0; i0 < len0 && errors < 1e4; i0++) {
                                    let data13 = data12[i0];
                                    if (typeof data13 === "string") {
                                        if (func48(data13) < 1) {
                                            const err32 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i0, schemaPath: "#/definitions/provider/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = vocabulary_validator_addErrors(vErrors, [err32]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err33 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i0, schemaPath: "#/definitions/provider/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = vocabulary_validator_addErrors(vErrors, [err33]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err34 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/provider/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err34]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err35 = { instancePath: instancePath + "/providers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/provider/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err35]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err36 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err36]);
                errors = vErrors.length;
            }
        }
        if (data.sections !== void 0 && vocabulary_validator_func0.call(data, "sections")) {
            let data14 = data.sections;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                for (const key7 of Object.keys(data14)) {
                    const _errs44 = errors;
                    const _errs45 = errors;
                    const _errs46 = errors;
                    if (!(key7 === "baseUrl" || key7 === "customHeaders" || key7 === "enabled" || key7 === "endpoint" || key7 === "endpoints" || key7 === "models" || key7 === "protocol" || key7 === "type" || key7 === "__proto__")) {
                        const err37 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                    var valid14 = _errs46 === errors;
                    if (valid14) {
                        const err38 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/not", keyword: "not", params: {}, propertyName: key7 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err38]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs45;
                        if (vErrors !== null) {
                            if (_errs45) {
                                vErrors.length = _errs45;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key7 === "string") {
                        if (func48(key7) < 1) {
                            const err39 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key7 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err39]);
                            errors = vErrors.length;
                        }
                    }
                    var valid13 = _errs44 === errors;
                    if (!valid13) {
                        const err40 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err40]);
                        errors = vErrors.length;
                    }
                }
                for (const key8 of Object.keys(data14)) {
                    if (!vocabulary_validator_validate11(data14[key8], { instancePath: instancePath + "/sections/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data14, parentDataProperty: key8, rootData })) {
                        vErrors = vocabulary_validator_addErrors(vErrors, vocabulary_validator_validate11.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err41 = { instancePath: instancePath + "/sections", schemaPath: "#/properties/sections/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err41]);
                errors = vErrors.length;
            }
        }
        if (data.customVariants !== void 0 && vocabulary_validator_func0.call(data, "customVariants")) {
            let data16 = data.customVariants;
            if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                for (const key9 of Object.keys(data16)) {
                    const _errs51 = errors;
                    const _errs52 = errors;
                    const _errs53 = errors;
                    if (!(key9 === "__proto__")) {
                        const err42 = {};
                        vErrors = vocabulary_validator_addErrors(vErrors, [err42]);
                        errors = vErrors.length;
                    }
                    var valid17 = _errs53 === errors;
                    if (valid17) {
                        const err43 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/not", keyword: "not", params: {}, propertyName: key9 };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err43]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs52;
                        if (vErrors !== null) {
                            if (_errs52) {
                                vErrors.length = _errs52;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    if (typeof key9 === "string") {
                        if (func48(key9) < 1) {
                            const err44 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key9 };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err44]);
                            errors = vErrors.length;
                        }
                    }
                    var valid16 = _errs51 === errors;
                    if (!valid16) {
                        const err45 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/propertyNames", keyword: "propertyNames", params: { propertyName: key9 } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err45]);
                        errors = vErrors.length;
                    }
                }
                for (const key10 of Object.keys(data16)) {
                    let data17 = data16[key10];
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                        if (data17.description === void 0 || !vocabulary_validator_func0.call(data17, "description")) {
                            const err46 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/required", keyword: "required", params: { missingProperty: "description" } };
                            vErrors = vocabulary_validator_addErrors(vErrors, [err46]);
                            errors = vErrors.length;
                        }
                        for (const key11 of Object.keys(data17)) {
                            if (!(key11 === "description" || key11 === "sections")) {
                                const err47 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err47]);
                                errors = vErrors.length;
                            }
                        }
                        if (data17.description !== void 0 && vocabulary_validator_func0.call(data17, "description")) {
                            let data18 = data17.description;
                            if (typeof data18 === "string") {
                                if (func48(data18) < 1) {
                                    const err48 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = vocabulary_validator_addErrors(vErrors, [err48]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err49 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/description", schemaPath: "#/definitions/customVariant/properties/description/type", keyword: "type", params: { type: "string" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err49]);
                                errors = vErrors.length;
                            }
                        }
                        if (data17.sections !== void 0 && vocabulary_validator_func0.call(data17, "sections")) {
                            let data19 = data17.sections;
                            if (Array.isArray(data19)) {
                                const len1 = data19.length;
                                for (let i1 = 0; i1 < len1 && errors < 1e4; i1++) {
                                    let data20 = data19[i1];
                                    if (typeof data20 === "string") {
                                        if (func48(data20) < 1) {
                                            const err50 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/customVariant/properties/sections/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = vocabulary_validator_addErrors(vErrors, [err50]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err51 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections/" + i1, schemaPath: "#/definitions/customVariant/properties/sections/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = vocabulary_validator_addErrors(vErrors, [err51]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err52 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/sections", schemaPath: "#/definitions/customVariant/properties/sections/type", keyword: "type", params: { type: "array" } };
                                vErrors = vocabulary_validator_addErrors(vErrors, [err52]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err53 = { instancePath: instancePath + "/customVariants/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/definitions/customVariant/type", keyword: "type", params: { type: "object" } };
                        vErrors = vocabulary_validator_addErrors(vErrors, [err53]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err54 = { instancePath: instancePath + "/customVariants", schemaPath: "#/properties/customVariants/type", keyword: "type", params: { type: "object" } };
                vErrors = vocabulary_validator_addErrors(vErrors, [err54]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err55 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = vocabulary_validator_addErrors(vErrors, [err55]);
        errors = vErrors.length;
    }
    vocabulary_validator_validate10.errors = vErrors;
    return errors === 0;
}
function vocabulary_validator_addErrors(errors, more) {
    if (errors === null)
        return more;
    for (let index = 0; index < more.length && errors.length < 1e4; index++)
        errors.push(more[index]);
    return errors;
}


// EXTERNAL MODULE: ./.build/action/shared/text/header-name.js
var header_name = __nccwpck_require__(7868);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/operation-path.js
var operation_path = __nccwpck_require__(1335);
;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-findings.js









const TAKEN = {
    provider: { names: vocabulary/* RESERVED_PROVIDER_KEYS */.I1, by: 'already a key of "providers"' },
    section: { names: vocabulary/* ENTRY_KEYS */.Oe, by: "already a key of every entry" },
};
const TABLES = {
    protocols: "protocol",
    providers: "provider",
    sections: "section",
    customVariants: "kind of custom provider",
};
function* vocabularyFindings(document) {
    if (!(0,text_json/* isObject */.Gv)(document))
        return;
    for (const [table, kind] of Object.entries(TABLES))
        yield* findingsOfNames(document, [table], kind);
    yield* missingFindings(document);
    yield* protocolFindings(document);
    yield* providerFindings(document);
    yield* sectionFindings(document);
    const isSection = referenceTo(document, "sections");
    for (const [, entry, path] of entriesAt(document, "customVariants")) {
        yield* sectionNameFindings(entry, path, isSection);
    }
}
function* findingsOfNames(object, path, kind) {
    const table = String(path.at(-1));
    const max = table === "customVariants" ? VOCABULARY_MAX_CUSTOM_VARIANTS : VOCABULARY_MAX_NAMES;
    for (const [index, name] of Object.keys((0,text_json/* objectAt */.lJ)(object, table) ?? {}).entries()) {
        const place = { path: [...path, name], part: "key" };
        if (index === max) {
            const message = `There are more than ${max} names in ${(0,wording/* quote */.hD)(table)}.`;
            yield { place, message, advice: "Remove those that no configuration uses." };
            return;
        }
        if (name === text_json/* UNSAFE_KEY */.LO)
            continue;
        const found = nameFault(name, kind);
        if (found !== undefined)
            yield { place, message: `The name ${(0,wording/* quote */.hD)(name)} of a ${kind} ${found.fault}.`, advice: found.advice };
    }
}
function* missingFindings(document) {
    const isEmpty = (table) => Object.keys((0,text_json/* objectAt */.lJ)(document, table) ?? {}).length === 0;
    const protocols = (0,text_json/* objectAt */.lJ)(document, "protocols");
    if (protocols !== undefined && isEmpty("protocols")) {
        yield {
            place: { path: ["protocols"], part: "key" },
            message: "The vocabulary has no protocol.",
            advice: "Add at least one protocol; every provider needs one.",
        };
    }
    if (isEmpty("providers") && isEmpty("customVariants")) {
        yield {
            place: { path: [], part: "key" },
            message: "The vocabulary has neither a provider nor a kind of custom provider, so nothing can be configured.",
            advice: 'Add at least one to "providers" or "customVariants".',
        };
    }
}
function* protocolFindings(document) {
    const isProvider = referenceTo(document, "providers");
    for (const [, protocol, path] of entriesAt(document, "protocols")) {
        yield* vocabulary_findings_findingsOfText(protocol, path, "provider", isProvider);
    }
}
function* providerFindings(document) {
    const isProtocol = referenceTo(document, "protocols");
    const isSection = referenceTo(document, "sections");
    for (const [, provider, path] of entriesAt(document, "providers")) {
        yield* vocabulary_findings_findingsOfText(provider, path, "defaultProtocol", isProtocol);
        yield* vocabulary_findings_findingsOfText(provider, path, "versionSegment", versionSegmentFault);
        yield* vocabulary_findings_findingsOfText(provider, path, "versionHeader", headerFault);
        yield* sectionNameFindings(provider, path, isSection);
    }
}
function* sectionFindings(document) {
    for (const [name, section, path] of entriesAt(document, "sections")) {
        const fields = (0,text_json/* objectAt */.lJ)(section, "fields");
        yield* findingsOfNames(section, [...path, "fields"], "field");
        if (fields !== undefined && Object.keys(fields).length === 0) {
            const message = `The section ${(0,wording/* quote */.hD)(name)} has no fields, so nothing can be set in it.`;
            yield { place: { path: [...path, "fields"], part: "key" }, message, advice: "Add its fields, or remove it." };
        }
    }
}
function entriesAt(document, table) {
    return Object.entries((0,text_json/* objectAt */.lJ)(document, table) ?? {}).flatMap(([name, entry]) => (0,text_json/* isObject */.Gv)(entry) ? [[name, entry, [table, name]]] : []);
}
function referenceTo(document, table) {
    const names = new Set(Object.keys((0,text_json/* objectAt */.lJ)(document, table) ?? {}));
    const guess = (0,did_you_mean/* createGuess */.gK)(names, { letterPairs: VOCABULARY_GUESS_MAX_LETTER_PAIRS });
    return (text) => {
        if (names.has(text))
            return undefined;
        const meant = guess(text);
        const advice = meant.length > 0 ? `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?` : `Use a name from ${(0,wording/* quote */.hD)(table)}, or add it there.`;
        return { fault: `names a ${TABLES[table]} that is not in ${(0,wording/* quote */.hD)(table)}`, advice };
    };
}
function vocabulary_findings_findingsOfText(object, path, key, faultOf) {
    const text = (0,text_json/* textAt */.$6)(object, key);
    return text === undefined ? [] : vocabulary_findings_toFindings({ path: [...path, key], part: "value" }, faultOf(text));
}
function* sectionNameFindings(entry, path, faultOf) {
    const seen = new Set();
    for (const { index, text } of (0,text_json/* textsAt */.i1)(entry, "sections")) {
        if (text === "")
            continue;
        const place = { path: [...path, "sections", index], part: "value" };
        const repeated = { fault: "is a duplicate", advice: "Remove it." };
        yield* vocabulary_findings_toFindings(place, seen.has(text) ? repeated : faultOf(text));
        seen.add(text);
    }
}
function vocabulary_findings_toFindings(place, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place, message: `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(place.path))} ${fault}.`, advice }];
}
function nameFault(name, kind) {
    const advice = "Use another name.";
    if (name === "")
        return { fault: "is empty", advice };
    if (name.length > VOCABULARY_NAME_MAX_CHARACTERS)
        return { fault: `is longer than ${VOCABULARY_NAME_MAX_CHARACTERS} characters`, advice: "Use a shorter name." };
    if (name.trim() === "")
        return { fault: "is only whitespace", advice };
    if (name.trim() !== name)
        return { fault: "has whitespace before or after it", advice: "Remove the whitespace." };
    if ((0,text_printable/* holdsInvisible */.ue)(name))
        return { fault: "contains invisible characters", advice };
    if (kind === "field" && (0,secrets/* namesCredential */.si)(name))
        return { fault: "is that of a credential, which a configuration must not contain", advice: "Remove the field." };
    const taken = TAKEN[kind];
    return taken?.names.includes(name)
        ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${(0,wording/* quoteAll */._R)(taken.names, "or")}.` }
        : undefined;
}
function versionSegmentFault(text) {
    const advice = 'Use one segment such as "v1".';
    if (/[/\\]/.test(text))
        return { fault: "contains a slash, but must be one segment of a path", advice };
    if (!/^[\w.~-]+$/.test(text))
        return { fault: "contains characters that a path must escape", advice };
    if (/^\.{1,2}$/.test(text))
        return { fault: "names a folder, not a version", advice };
    const [version, last] = [segmentOf("v1"), segmentOf(text)];
    const isOperation = (0,operation_path/* stripPath */.C7)([version, last], (segment) => segment === version).kept.length < 2;
    if (isOperation)
        return { fault: "is the name of an API operation, not of a version", advice };
    return undefined;
}
function segmentOf(text) {
    return { text, start: 0, end: text.length };
}
function headerFault(text) {
    return (0,header_name/* readHeaderLine */._p)(text).name === text
        ? undefined
        : { fault: "is not a valid header name", advice: 'Use a name such as "north-version".' };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/vocabulary-schema.js



const PROTOCOL_EXAMPLE = { description: "Chat protocol of North.", provider: "north" };
const FIELD_EXAMPLE = { title: "Region", description: "Region to call.", example: "eu-1" };
const SECTION_EXAMPLE = {
    title: "Account",
    description: "Whose account is used. Credentials are not stored here.",
    fields: { region: FIELD_EXAMPLE },
};
const PROVIDER_EXAMPLE = {
    title: "North",
    description: "The provider North.",
    defaultProtocol: "north-chat",
    versionSegment: "v2",
    sections: ["account"],
};
const VARIANT_EXAMPLE = { description: "A service that speaks as North does.", sections: [] };
function buildVocabularySchema() {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(0,schema/* describe */.q0)("Vocabulary", "The names that one AI assistant uses in its provider configuration file."),
        allowComments: true,
        allowTrailingCommas: true,
        ...(0,schema/* closedObject */.YI)({
            $schema: {
                ...(0,schema/* describe */.q0)("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/vocabulary/v1.json"],
            },
            protocols: namedTable((0,schema/* describe */.q0)("Protocols", "Wire protocols by the value that a configuration uses. At least one."), "protocol", { "north-chat": PROTOCOL_EXAMPLE }),
            providers: namedTable((0,schema/* describe */.q0)("Providers", "Built-in providers by id."), "provider", { north: PROVIDER_EXAMPLE }, [...vocabulary/* RESERVED_PROVIDER_KEYS */.I1]),
            sections: namedTable((0,schema/* describe */.q0)("Sections", "Extra connection settings by the key that holds them in a provider's entry."), "section", { account: SECTION_EXAMPLE }, vocabulary/* ENTRY_KEYS */.Oe),
            customVariants: namedTable((0,schema/* describe */.q0)("Custom variants", "Kinds of custom provider by the `type` that a configuration gives them."), "customVariant", { "north-compatible": VARIANT_EXAMPLE }),
        }, ["protocols"]),
        examples: [
            { protocols: { "north-chat": PROTOCOL_EXAMPLE }, providers: { north: { ...PROVIDER_EXAMPLE, sections: [] } } },
        ],
        defaultSnippets: [
            {
                label: "Vocabulary",
                description: "A vocabulary with one provider",
                body: {
                    protocols: { $1: { description: "$2", provider: "$3" } },
                    providers: { $3: { title: "$4", description: "$5", defaultProtocol: "$1" } },
                },
            },
        ],
        definitions: definitions(),
    };
}
function namedTable(description, entry, example, taken = []) {
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...taken, text_json/* UNSAFE_KEY */.LO] } },
        additionalProperties: (0,schema/* reference */.ir)(entry),
        examples: [example],
    };
}
function vocabulary_schema_text(title, markdown, example) {
    return { ...(0,schema/* describe */.q0)(title, markdown), type: "string", minLength: 1, examples: [example] };
}
function sectionNames() {
    return {
        ...(0,schema/* describe */.q0)("Sections", "Keys of `sections` that the entry may hold. Without this key, none."),
        type: "array",
        items: { type: "string", minLength: 1, examples: ["account"] },
        examples: [["account"]],
    };
}
function definitions() {
    return {
        protocol: {
            ...(0,schema/* describe */.q0)("Protocol", "A wire protocol."),
            ...(0,schema/* closedObject */.YI)({
                description: vocabulary_schema_text("Description", "What the protocol is, in a sentence.", PROTOCOL_EXAMPLE.description),
                provider: vocabulary_schema_text("Provider", "Id of the built-in provider whose protocol it is, where it is one's.", "north"),
            }, ["description"]),
            examples: [PROTOCOL_EXAMPLE],
        },
        provider: providerDefinition(),
        section: {
            ...(0,schema/* describe */.q0)("Section", "Extra connection settings."),
            ...(0,schema/* closedObject */.YI)({
                title: vocabulary_schema_text("Title", "What the section is called.", SECTION_EXAMPLE.title),
                description: vocabulary_schema_text("Description", "What the section is for, in a sentence.", SECTION_EXAMPLE.description),
                fields: namedTable((0,schema/* describe */.q0)("Fields", "The section's fields by name. Each takes a text, and may be left out."), "field", {
                    region: FIELD_EXAMPLE,
                }),
            }, ["title", "description", "fields"]),
            examples: [SECTION_EXAMPLE],
        },
        field: {
            ...(0,schema/* describe */.q0)("Field", "A field of a section."),
            ...(0,schema/* closedObject */.YI)({
                title: vocabulary_schema_text("Title", "What the field is called.", FIELD_EXAMPLE.title),
                description: vocabulary_schema_text("Description", "What the field says, in a sentence.", FIELD_EXAMPLE.description),
                example: vocabulary_schema_text("Example", "A value that the field may have. Never a credential.", FIELD_EXAMPLE.example),
            }, ["title", "description", "example"]),
            examples: [FIELD_EXAMPLE],
        },
        customVariant: {
            ...(0,schema/* describe */.q0)("Custom variant", "A kind of custom provider."),
            ...(0,schema/* closedObject */.YI)({
                description: vocabulary_schema_text("Description", "What the kind is, in a sentence.", VARIANT_EXAMPLE.description),
                sections: sectionNames(),
            }, ["description"]),
            examples: [VARIANT_EXAMPLE],
        },
    };
}
function providerDefinition() {
    return {
        ...(0,schema/* describe */.q0)("Provider", "A built-in provider."),
        ...(0,schema/* closedObject */.YI)({
            title: vocabulary_schema_text("Title", "What people call the provider.", PROVIDER_EXAMPLE.title),
            description: vocabulary_schema_text("Description", "What the provider is, in a sentence.", PROVIDER_EXAMPLE.description),
            defaultProtocol: vocabulary_schema_text("Default protocol", "The protocol that the provider speaks where a configuration names none. A key of `protocols`.", PROVIDER_EXAMPLE.defaultProtocol),
            versionSegment: vocabulary_schema_text("Version segment", "The last segment of the path that the provider's base URL needs, such as `v1`.", PROVIDER_EXAMPLE.versionSegment),
            versionHeader: vocabulary_schema_text("Version header", "The header by which the provider's client states the API version. No configuration may set it.", "north-version"),
            sections: sectionNames(),
        }, ["title", "description"]),
        examples: [PROVIDER_EXAMPLE],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/settings/read-vocabulary.js






const read_vocabulary_KIND = {
    rule: settings_rules/* vocabularyFile */.bs,
    maxBytes: VOCABULARY_FILE_MAX_BYTES,
    schema: buildVocabularySchema(),
    matchesSchema: vocabulary_validator_validator_default,
    findingsIn: vocabularyFindings,
};
function checkVocabularyFile(path, bytes) {
    const { document, file } = checkSettingsFile(path, bytes, read_vocabulary_KIND);
    return { vocabulary: document && toVocabulary(document), file };
}
function toVocabulary(document) {
    const { protocols, providers = {}, sections = {}, customVariants = {} } = document;
    return { protocols, providers: withSections(providers), sections, customVariants: withSections(customVariants) };
}
function withSections(entries) {
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...entry }]));
}

;// CONCATENATED MODULE: ./.build/action/action/check-file.js


function isPolicyFile(loaded, path) {
    return loaded.path !== undefined && check_file_isSame(loaded.path, path);
}
function isVocabularyFile({ ownVocabulary }, path) {
    return ownVocabulary !== undefined && check_file_isSame(ownVocabulary.path, path);
}
function isSettingFile(loaded, path) {
    return isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
}
function isLayerFile({ layers }, path) {
    return layers.some((layer) => check_file_isSame(layer.path, path));
}
function vocabularyOf({ ownVocabulary }) {
    return ownVocabulary?.vocabulary ?? shippedVocabulary;
}
function layersAround(loaded, path) {
    return isLayerFile(loaded, path) ? [] : layerInputs(loaded);
}
function settingsFor(loaded, path, facts = {}) {
    const { path: policyPath, policy, ownVocabulary } = loaded;
    const layers = isLayerFile(loaded, path) ? {} : check_file_checkedLayers(loaded).documents;
    const alone = { ...facts, layers };
    const settings = ownVocabulary === undefined ? alone : { ...alone, vocabulary: ownVocabulary.vocabulary };
    if (policyPath === undefined)
        return settings;
    return { ...settings, policy, path: external_node_path_.posix.relative(external_node_path_.posix.dirname(policyPath), path) };
}
const known = new WeakMap();
function check_file_checkedLayers(loaded) {
    const checked = known.get(loaded.layers) ?? checkLayers(layerInputs(loaded), vocabularyOf(loaded));
    known.set(loaded.layers, checked);
    return checked;
}
function layerInputs({ layers }) {
    return layers.flatMap(({ kind, path, text }) => (text === undefined ? [] : [{ kind, label: path, text }]));
}
function check_file_isSame(one, other) {
    return external_node_path_.posix.relative(one, other) === "";
}
function checkByPolicy(loaded, path, bytes, facts = {}) {
    if (isPolicyFile(loaded, path))
        return checkPolicyFile(path, bytes).file;
    if (isVocabularyFile(loaded, path))
        return checkVocabularyFile(path, bytes).file;
    const checked = checkFile(path, bytes, settingsFor(loaded, path, facts));
    return isLayerFile(loaded, path) ? withoutMissingTypes(checked) : checked;
}
function withoutMissingTypes(file) {
    const kept = file.diagnostics.filter(({ rule, pointer = "" }) => rule !== "missing-key" || !/^\/providers\/custom\/[^/]+$/.test(pointer));
    return (0,diagnostic/* withDiagnostics */.LQ)(file, kept);
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/layer-files.js




const TOGETHER = "<layers>";
function layerFiles(diagnostics, layers, vocabulary) {
    const distinct = [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
    const byLayer = Map.groupBy(distinct, ({ layer }) => layers.find(({ kind, label }) => kind === layer?.kind && label === layer.label));
    return Array.from(byLayer, ([layer, own]) => checkedFile(layer?.label ?? TOGETHER, orderDiagnostics(own.map(toFileDiagnostic)), layer?.text ?? "", (0,build_schema/* schemaFor */.dM)(vocabulary)));
}

;// CONCATENATED MODULE: ./.build/action/action/check-within.js


function withinLayers(loaded, checked, bytes) {
    const { path } = checked;
    const isAlone = isSettingFile(loaded, path) || layersAround(loaded, path).length === 0;
    const text = isAlone ? undefined : decodeFile(bytes, validate_limits/* FILE_MAX_BYTES */.ul);
    if (!text?.ok)
        return { checked };
    const found = check_file_checkedLayers(loaded).diagnosticsWith({ label: path, text: text.value });
    const { own = [], ofLayers = [] } = Object.groupBy(found, ({ layer }) => layer?.kind === "user" ? "own" : "ofLayers");
    return { checked: withMore(checked, own.map(toFileDiagnostic)), ofLayers };
}
function checkAsLayer(loaded, path, bytes) {
    const vocabulary = vocabularyOf(loaded);
    const { text, file } = readLayer(path, bytes, vocabulary);
    const kind = loaded.layers.find((layer) => check_file_isSame(layer.path, path))?.kind;
    if (text === undefined || kind === undefined)
        return file;
    return withMore(file, checkLayers([{ kind, label: path, text }], vocabulary).diagnostics.map(toFileDiagnostic));
}
function withMore(file, more) {
    return more.length === 0 ? file : (0,diagnostic/* withDiagnostics */.LQ)(file, orderDiagnostics([...file.diagnostics, ...more]));
}
function withPolicyFiles(loaded, files) {
    const within = files.flatMap(({ ofLayers }) => (ofLayers === undefined ? [] : [ofLayers]));
    const together = within.length === 0 ? check_file_checkedLayers(loaded).diagnosticsWith() : within.flat();
    const ofLayers = filesOf(loaded, [...check_file_checkedLayers(loaded).diagnostics, ...together]);
    const isChecked = ({ path }) => files.some(({ checked }) => check_file_isSame(checked.path, path));
    return {
        beside: [...loaded.files, ...ofLayers].filter((file) => !isChecked(file)),
        checked: files.map(({ checked }) => {
            const asLayer = ofLayers.find(({ path }) => check_file_isSame(path, checked.path));
            return asLayer === undefined ? checked : withMore(checked, notIn(checked, asLayer.diagnostics));
        }),
    };
}
function notIn(checked, diagnostics) {
    const known = new Set(checked.diagnostics.flatMap(({ severity, pointer }) => (severity === "error" ? pointer : [])));
    return diagnostics.filter(({ rule, pointer }) => rule !== "layer-block" || !known.has(pointer));
}
function policyFilesBeside(loaded, checked) {
    const ofLayers = filesOf(loaded, checkedLayers(loaded).diagnostics);
    return [...loaded.files, ...ofLayers].filter(({ path }) => !checked.some((file) => isSame(file.path, path)));
}
function filesOf(loaded, found) {
    return layerFiles(found, layerInputs(loaded), vocabularyOf(loaded));
}

;// CONCATENATED MODULE: ./.build/action/action/files/change-set.js
function changedPaths(files) {
    return new Set(files.flatMap(({ path, formerPath }) => (formerPath === null ? [path] : [path, formerPath])));
}
function formerConfiguration({ formerPath }, matches) {
    return formerPath !== null && matches(formerPath) ? formerPath : null;
}

// EXTERNAL MODULE: ./.build/action/action/files/changed-lines.js
var changed_lines = __nccwpck_require__(9582);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __nccwpck_require__(4006);
;// CONCATENATED MODULE: ./.build/action/action/globs.js



function fileMatcher(globs) {
    return picomatch([...globs.include], {
        dot: true,
        windows: false,
        flags: "s",
        ignore: [...globs.exclude],
    });
}
const DEFAULT_GLOBS = ["**/providers.json", "**/providers.jsonc"];
function nameMatcher({ include, exclude }) {
    return fileMatcher({ include: include.filter((glob) => !DEFAULT_GLOBS.includes(glob)), exclude });
}
function readGlobs(globs) {
    const include = globs.filter((glob) => !isExclusion(glob));
    const exclude = globs.filter(isExclusion).map((glob) => glob.slice(1).trim());
    if (include.length === 0 || exclude.includes("")) {
        throw new action_error/* ActionError */.lZ('Input "files" must be globs, one per line, at least one of them without "!", such as "**/providers.json".');
    }
    for (const glob of [...include, ...exclude])
        refuseMistake(glob);
    return { include, exclude };
}
const MISTAKES = [
    { pattern: /^- +/, rule: 'without "- " at the start, because it is a text and not a list', fix: "" },
    { pattern: /^(["'])(.*)\1$/, rule: "without quotes around them", fix: "$2" },
    { pattern: / +#.*$/, rule: "without comments", fix: "" },
    { pattern: /^\/+/, rule: 'from the root of the repository, without "/" at the start', fix: "" },
    { pattern: /\/+$/, rule: "of files, not of folders", fix: "/**" },
];
function refuseMistake(glob) {
    if (glob.length > GLOB_MAX_CHARACTERS) {
        throw new action_error/* ActionError */.lZ(`Input "files" accepts globs of at most ${GLOB_MAX_CHARACTERS} characters, and one has ${glob.length}: write several shorter ones.`);
    }
    const mistake = MISTAKES.find(({ pattern }) => pattern.test(glob));
    if (mistake === undefined)
        return;
    const { pattern, rule, fix } = mistake;
    throw new action_error/* ActionError */.lZ(`Input "files" must be globs ${rule}: write "${glob.replace(pattern, fix)}" instead of "${glob}".`);
}
function isExclusion(glob) {
    return glob.startsWith("!") && !glob.startsWith("!(");
}

// EXTERNAL MODULE: ./.build/action/action/limits.js
var action_limits = __nccwpck_require__(9306);
// EXTERNAL MODULE: ./.build/action/action/promises.js
var promises = __nccwpck_require__(6412);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-reference.js
var schema_reference = __nccwpck_require__(1575);
;// CONCATENATED MODULE: ./.build/action/action/schema-path.js


function schemaPathOf({ policy }, path) {
    return external_node_path_.posix.join(external_node_path_.posix.dirname(path), (0,schema_reference/* schemaReferenceOf */.c)(policy));
}

;// CONCATENATED MODULE: ./.build/action/action/check.js










const NO_VOCABULARY = "The vocabulary file cannot be used, so no configuration is checked. Fix that file first.";
async function checkChangeSet(changeSet, loaded, matches, options) {
    const known = { ...loaded, path: loaded.path ?? options.policy };
    const isNamed = nameMatcher(options.files);
    const done = await (0,promises/* mapInOrder */.Y6)(changeSet.files, action_limits/* FILES_READ_AT_ONCE */.PD, (file) => checkChangedFile(changeSet, known, matches, file, { ...options, isNamed }));
    const files = done.flatMap(({ file, ...more }) => (file === undefined ? [] : { ...file, ...more }));
    const { beside, checked } = withPolicyFiles(loaded, files);
    return {
        target: changeSet.target,
        files: [
            ...beside.map((file) => ({ checked: file, text: "", lines: undefined })),
            ...files.map(({ text, lines, checked: alone, isOtherSetting = false }, index) => ({
                checked: (isOtherSetting ? undefined : checked[index]) ?? alone,
                text,
                lines,
            })),
        ],
        unread: [...loaded.unread, ...done.flatMap(({ unread = [] }) => unread)],
        unreported: (0,diagnostic/* countBySeverity */.Ot)(done.flatMap(({ unreported = [] }) => unreported)),
    };
}
async function checkChangedFile({ head, openBefore, settings }, loaded, matches, file, options) {
    const { path, blobSha } = file;
    const isSetting = isSettingFile(loaded, path);
    const isOtherSetting = settings !== head && (isSetting || isLayerFile(loaded, path));
    if (file.now === "nothing" || !(matches(path) || isOtherSetting))
        return {};
    if (file.now === "link")
        return { file: { checked: checkLink(path), text: "", lines: undefined } };
    if (loaded.isVocabularyUnusable)
        return { unread: { path, reason: NO_VOCABULARY } };
    const read = await (blobSha === null || isOtherSetting ? head.read(path) : head.readBlob(blobSha));
    if (!read.ok)
        return { unread: { path, reason: read.error.reason } };
    const bytes = read.value;
    const isLayerAlone = !(matches(path) || isSetting);
    const { checked, ofLayers } = isLayerAlone
        ? { checked: checkAsLayer(loaded, path, bytes) }
        : withinLayers(loaded, await checkInFull(head, loaded, path, bytes, options.isNamed(path)), bytes);
    const more = { ofLayers, isOtherSetting };
    if (openBefore === undefined)
        return { file: { checked, text: textOf(bytes), lines: undefined }, ...more };
    const formerPath = matches(path) ? formerConfiguration(file, matches) : file.formerPath;
    return { ...(await withLines(file, checked, bytes, options, () => readFormer(openBefore, formerPath))), ...more };
}
async function checkInFull(head, loaded, path, bytes, isNamed) {
    const isFoundByName = !isNamed && !isLayerFile(loaded, path);
    const checked = checkByPolicy(loaded, path, bytes, { isFoundByName });
    if (checked.diagnostics.every(({ rule, fix }) => rule !== "schema-reference" || fix !== undefined))
        return checked;
    const found = await head.kindOf(schemaPathOf(loaded, path));
    return found.ok && found.value === "file"
        ? checkByPolicy(loaded, path, bytes, { isFoundByName, isSchemaThere: true })
        : checked;
}
async function readFormer(openBefore, path) {
    if (path === null)
        return (0,result.ok)(undefined);
    const before = await openBefore();
    return before.ok ? before.value.read(path) : before;
}
async function withLines({ patch }, checked, bytes, options, readBefore) {
    const text = textOf(bytes);
    if (checked.diagnostics.length === 0)
        return { file: { checked, text, lines: undefined } };
    const listed = patch === undefined ? undefined : (0,changed_lines/* linesOfPatch */.rl)(patch);
    const lines = await linesSince(await readBefore(), text, listed);
    if (!options.onlyChangedLines || lines === undefined)
        return { file: { checked, text, lines } };
    const split = (0,changed_findings/* onlyChangedLines */.U)(checked, text, lines);
    return { file: { checked: split.checked, text, lines }, unreported: split.unreported };
}
async function linesSince(former, text, listed) {
    if (!former.ok)
        return listed;
    if (former.value !== undefined)
        return listed ?? (0,changed_lines/* linesOfTexts */.jg)(textOf(former.value), text);
    return { ...(await (0,changed_lines/* linesOfTexts */.jg)(undefined, text)), shown: listed?.shown };
}
function textOf(bytes) {
    const decoded = decodeFile(bytes, validate_limits/* FILE_MAX_BYTES */.ul);
    return decoded.ok ? decoded.value : "";
}

// EXTERNAL MODULE: ./.build/action/shared/effective/model.js
var effective_model = __nccwpck_require__(1900);
;// CONCATENATED MODULE: ./.build/action/shared/effective/supposed.js
function supposed_supposedModels(sides) {
    const isDeclared = (id) => sides.some(({ models }) => models.custom.byId.has(id));
    const ids = new Set();
    for (const { models } of sides) {
        for (const id of namedModels(models))
            if (id !== "" && !isDeclared(id))
                ids.add(id);
    }
    return Array.from(ids, (id) => ({ id }));
}
function* namedModels({ allow, deny, overrides }) {
    yield* allow.indexes.keys();
    yield* deny.indexes.keys();
    yield* Object.keys(overrides);
}

// EXTERNAL MODULE: ./.build/action/shared/effective/enablement.js
var enablement = __nccwpck_require__(8114);
// EXTERNAL MODULE: ./.build/action/shared/text/url-secrets.js + 1 modules
var url_secrets = __nccwpck_require__(2322);
;// CONCATENATED MODULE: ./.build/action/shared/resolve/candidates.js



function candidates_candidatesAt(layers, path, rule, shown) {
    const having = layersWith(layers, path).map((layer) => ({ layer, value: (0,text_json/* valueAt */.fK)(layer.document, path) ?? null }));
    if (shown === "url" && having[0]?.value === "")
        return [];
    return having
        .filter(({ value }) => shown !== "url" || value !== "")
        .map(({ layer, value }) => ({
        place: placeIn(layer, path),
        rule,
        ...(shown === "nothing" ? {} : { value: shown === "url" && typeof value === "string" ? (0,url_secrets/* maskUrl */.yP)(value) : value }),
    }));
}
function layersWith(layers, path) {
    const index = path.findIndex((step) => typeof step === "number");
    if (index < 0)
        return layers.filter(({ document }) => (0,text_json/* valueAt */.fK)(document, path) !== undefined);
    const list = path.slice(0, index);
    const inForce = layers.find(({ document }) => (0,text_json/* valueAt */.fK)(document, list) !== undefined);
    return inForce !== undefined && (0,text_json/* valueAt */.fK)(inForce.document, path) !== undefined ? [inForce] : [];
}
function placeIn({ kind, label, locate }, path) {
    const place = { kind: "layer", layer: kind, label, pointer: (0,text_pointer/* toExistingPointer */.qJ)(path) };
    if (locate === undefined)
        return place;
    const { line, column } = locate(path, "value").start;
    return { ...place, position: { line, column } };
}
function candidates_rowCandidates(rows, model, layers, shown) {
    return rows.flatMap((row) => {
        const source = row.source(model);
        if (source === undefined)
            return [];
        if (source.kind === "layers")
            return candidates_candidatesAt(layers, source.path, row.rule, shown);
        const value = row.value(model);
        if (value === undefined)
            return [];
        const place = source.kind === "vocabulary"
            ? { kind: "vocabulary", pointer: exactPointer(source.path) }
            : { kind: "discovered", provider: model.provider.id, model: model.id, field: source.field };
        return [{ place, rule: row.rule, value: shown === "url" ? maskUrl(value) : value }];
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/provider-origins.js





function providerOrigins(provider, settings, layers) {
    const { path } = provider;
    const at = (steps, shown) => originOf(candidatesAt(layers, [...path, ...steps], "highest-layer", shown));
    return originsBy([
        ["variant", settings.variant === undefined ? undefined : at(["type"], "value")],
        ["enabled", originOf(enabledCandidates(layers, path))],
        ["baseUrl", at(["baseUrl"], "url")],
        ["endpoint", at(["endpoint"], "url")],
        ...settings.headers.map((name) => [`headers/${pointerStep(name)}`, at(["customHeaders", name], "nothing")]),
        ["protocol", originOf(protocolCandidates(provider, layers))],
        ...Object.keys(settings.endpoints).map((name) => [`endpoints/${pointerStep(name)}`, at(["endpoints", name], "url")]),
        ...Object.entries(settings.sections).flatMap(([name, section]) => Object.keys(section).map((field) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, at([name, field], "value")])),
        ...["discovery", "allow", "deny"].map((name) => [name, at(["models", name], "value")]),
        ["models", at(["models", "custom"], "nothing")],
    ]);
}
function enabledCandidates(layers, provider) {
    const documents = layers.map(({ document }) => document);
    const said = [...(0,enablement/* enabledValues */.Ad)(documents, provider)].flatMap(({ index, path, owner, value }) => {
        const layer = layers[index];
        if (layer === undefined)
            return [];
        if (layer.isUnreadable)
            return [{ place: placeIn(layer, []), rule: "enabled-of-unreadable", value }];
        return [{ place: placeIn(layer, path), rule: `enabled-of-${owner}`, value }];
    });
    return [...said, { place: { kind: "default" }, rule: "enabled-unless-said", value: true }];
}
function protocolCandidates(provider, layers) {
    const value = defaultProtocol(provider);
    const pointer = exactPointer(["providers", provider.id, "defaultProtocol"]);
    return [
        ...candidatesAt(layers, [...provider.path, "protocol"], "provider-protocol", "value"),
        ...(value === undefined
            ? []
            : [{ place: { kind: "vocabulary", pointer }, rule: "default-protocol", value }]),
    ];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/resolve.js










function resolve({ layers: inputs, discovered = {}, vocabulary }) {
    const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
    return { catalog: { providers: resolveProviders(configuration, layers, discovered) }, diagnostics };
}
function resolveSupposing({ layers: inputs, vocabulary }) {
    const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
    const supposed = effectiveProviders(configuration).map((provider) => [provider.id, supposedModels([provider])]);
    return { catalog: { providers: resolveProviders(configuration, layers, Object.fromEntries(supposed)) }, diagnostics };
}
function combineLayers(inputs, vocabulary) {
    const format = { schema: (0,build_schema/* schemaFor */.dM)(vocabulary), vocabulary, budget: { letterPairs: validate_limits/* NAME_GUESS_MAX_LETTER_PAIRS */.OW } };
    const read = readLayers(inputs);
    const salvaged = salvageEach(read.layers, format);
    const { layers, configuration, diagnostics } = mergeLayers(salvaged.layers, format);
    const all = [...read.diagnostics, ...salvaged.diagnostics, ...diagnostics];
    return { layers, configuration, diagnostics: boundDiagnostics(all, text_rules/* tooManyDiagnostics */.wA) };
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/invalid-entries.js
function invalidEntries(side, diagnostics) {
    const found = diagnostics.flatMap(({ layer, pointer, range }) => {
        if (layer === undefined || pointer === undefined)
            return [];
        const position = range && { line: range.start.line, column: range.start.column };
        const place = {
            kind: "layer",
            layer: layer.kind,
            label: layer.label,
            pointer,
            ...(position && { position }),
        };
        return [{ entry: entryOf(pointer), key: JSON.stringify([layer, pointer]), cause: { side, place } }];
    });
    return Map.groupBy(found, ({ entry }) => entry);
}
function entryOf(pointer) {
    const steps = pointer.split("/");
    return steps.slice(0, steps[2] === "custom" ? 4 : 3).join("/");
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/side.js






function combineSide(name, { layers: inputs, policy = noPolicy, policyFile, vocabulary }) {
    const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
    const providers = new Map((0,effective_provider/* effectiveProviders */.wH)(configuration).map((provider) => [provider.id, provider]));
    const invalid = (0,lazily/* lazily */.q)(() => invalidEntries(name, diagnostics));
    return { name, layers, configuration, diagnostics, invalidEntries: invalid, providers, policy, policyFile };
}
function side_placeAt({ name, layers }, path) {
    const [first] = candidates_candidatesAt(layers, path, "highest-layer", "nothing");
    return first && { side: name, place: first.place };
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/provider-pair.js



function aboutProvider({ shown }) {
    return { provider: shown.id, model: null, setting: null };
}
function providerText({ shown }) {
    return shown.text;
}
function causeOf(pair, ...settings) {
    return firstPlace(pair, (side, { path }) => {
        for (const setting of settings) {
            const place = side_placeAt(side, [...path, ...setting]);
            if (place !== undefined)
                return place;
        }
        return undefined;
    });
}
function causeOfEnablement(pair) {
    return firstPlace(pair, (side, { path }) => {
        const place = enabledCandidates(side.layers, path)[0]?.place;
        return place === undefined || place.kind === "default" ? undefined : { side: side.name, place };
    });
}
function causeOfSalvage({ sides, before, after }) {
    const path = (before ?? after)?.provider.path;
    if (path === undefined)
        return undefined;
    const entry = (0,text_pointer/* toPointer */.rb)(path);
    const known = new Set(sides.before
        .invalidEntries()
        .get(entry)
        ?.map(({ key }) => key));
    return sides.after
        .invalidEntries()
        .get(entry)
        ?.find(({ key }) => !known.has(key))?.cause;
}
function firstPlace({ sides, before, after }, find) {
    return (after && find(sides.after, after.provider)) ?? (before && find(sides.before, before.provider)) ?? null;
}

// EXTERNAL MODULE: ./.build/action/shared/effective/offering.js
var offering = __nccwpck_require__(5723);
;// CONCATENATED MODULE: ./.build/action/shared/changes/destination.js
function destinationOf(url) {
    const parsed = /[\s\\\p{Cc}]/u.test(url) ? null : URL.parse(url);
    if (!parsed?.host)
        return { key: `text ${url}`, scheme: undefined, host: undefined };
    const scheme = parsed.protocol.slice(0, -1);
    return { key: `${scheme}://${parsed.host}`, scheme, host: parsed.host };
}
function ownHostOf(provider) {
    return { key: `own host of ${provider}`, scheme: undefined, host: undefined };
}
function knownDestinations(destinations) {
    const keys = new Set();
    const encryptedNames = new Set();
    for (const { key, scheme, host } of destinations) {
        keys.add(key);
        if (scheme === "https" && host !== undefined)
            encryptedNames.add(withoutPort(host));
    }
    return { keys, encryptedNames };
}
function isNew(known, destination) {
    const { key, host } = destination;
    if (known.keys.has(key))
        return false;
    return !(host === withoutPort(host ?? "") && wasPlain(known, destination));
}
function wasPlain({ keys }, { scheme, host }) {
    return scheme === "https" && keys.has(`http://${host}`);
}
function losesEncryption({ encryptedNames }, after, before) {
    if (after.scheme !== "http" || after.host === undefined)
        return false;
    return before?.scheme === "https" || encryptedNames.has(withoutPort(after.host));
}
function withoutPort(host) {
    return host.replace(/:\d+$/, "");
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/reach.js




function reachOf(provider, discovered) {
    const { allow, discovery } = provider.models;
    let offeredCount = 0;
    for (const model of (0,effective_model/* knownModels */.Q)(provider, discovered))
        if (isOffered(model))
            offeredCount += 1;
    const isOpen = provider.enabled && discovery === "auto" && allow.items.length === 0;
    return { provider, isOpen, discovered, offeredCount };
}
function isOffered(model) {
    return model !== undefined && (0,offering/* hiddenReason */.fp)(model) === undefined;
}
function modelOf({ provider, discovered }, id) {
    return (0,effective_model/* knownModel */.t0)(provider, discovered, id);
}
function modelsOf({ provider, discovered }) {
    return (0,effective_model/* knownModels */.Q)(provider, discovered);
}
function* offeredModels(reach) {
    for (const model of modelsOf(reach))
        if (isOffered(model))
            yield model;
}
function isSameOffer(before, after) {
    if (before.offeredCount !== after.offeredCount)
        return false;
    for (const { id } of offeredModels(before))
        if (!isOffered(modelOf(after, id)))
            return false;
    return true;
}
function hasOffer(reach) {
    return reach !== undefined && (reach.isOpen || reach.offeredCount > 0);
}
function providerUrls({ entry }) {
    const endpoints = (0,text_json/* objectAt */.lJ)(entry, "endpoints") ?? {};
    const paths = [["baseUrl"], ["endpoint"], ...Object.keys(endpoints).map((protocol) => ["endpoints", protocol])];
    return paths.flatMap((path) => {
        const url = (0,text_json/* valueAt */.fK)(entry, path);
        return typeof url === "string" && url !== "" ? [{ path, url }] : [];
    });
}
function usesOwnHost({ provider: { entry } }) {
    return (0,text_json/* textAt */.$6)(entry, "baseUrl") === undefined && (0,text_json/* textAt */.$6)(entry, "endpoint") === undefined;
}
function ownUrl({ override, custom }) {
    return (0,text_json/* textAt */.$6)(override, "baseUrl") ?? (custom && (0,text_json/* textAt */.$6)(custom.model, "baseUrl"));
}
function ownProtocol({ override, custom }) {
    return (0,text_json/* textAt */.$6)(override, "protocol") ?? (custom && (0,text_json/* textAt */.$6)(custom.model, "protocol"));
}
function* destinationsOf(reach) {
    if (!hasOffer(reach))
        return;
    if (usesOwnHost(reach))
        yield ownHostOf(reach.provider.id);
    for (const { url } of providerUrls(reach.provider))
        yield destinationOf(url);
    for (const model of offeredModels(reach)) {
        const url = ownUrl(model);
        if (url !== undefined)
            yield destinationOf(url);
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/sets.js
function itemsBeyond(items, others) {
    const known = new Set(others);
    return items.filter((item) => !known.has(item));
}
function hasSameKeys(one, other) {
    if (one.size !== other.size)
        return false;
    for (const key of one.keys())
        if (!other.has(key))
            return false;
    return true;
}
function isSameSet(one, other) {
    return itemsBeyond(one, other).length === 0 && itemsBeyond(other, one).length === 0;
}

// EXTERNAL MODULE: ./.build/action/shared/text/markdown.js
var markdown = __nccwpck_require__(3830);
;// CONCATENATED MODULE: ./.build/action/shared/changes/words.js




function nameText(name) {
    return (0,markdown/* codeSpan */.SS)((0,wording/* shownName */.HD)(name));
}
function listText(names) {
    return (0,wording/* joinParts */.nn)((0,wording/* listNames */.Zv)(names, nameText), "and");
}
function urlText(url) {
    return (0,markdown/* codeSpan */.SS)((0,wording/* clipName */.es)((0,url_secrets/* maskUrl */.yP)(url)));
}
const PLAIN_HOST = /^(?!www\.)(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?$/;
function hostText(url) {
    const { host } = destinationOf(url);
    if (host === undefined)
        return urlText(url);
    return PLAIN_HOST.test(host) && (0,wording/* shownName */.HD)(host) === host ? host : nameText(host);
}
function wayText(url) {
    return destinationOf(url).scheme === "http" ? `${hostText(url)} by plain HTTP` : hostText(url);
}
function modelCount(count) {
    return count === 0 ? "no model" : (0,wording/* countOf */.pq)(count, "model");
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/offer-changes.js





function* offerChanges(pair) {
    const { before, after } = pair;
    if (before.isOpen === after.isOpen) {
        if (isSameOffer(before, after))
            yield* listsWithoutEffect(pair);
        return;
    }
    const [open, listed] = after.isOpen ? [after, before] : [before, after];
    const [every, few] = [everyModel(open), fewModels(listed)];
    const provider = providerText(pair);
    yield {
        ...(after.isOpen
            ? { effect: "opens", kind: "every-model-offered", text: `${provider} offers ${every}; before, ${few}.` }
            : { effect: "breaks", kind: "every-model-withdrawn", text: `${provider} offers ${few}; before, ${every}.` }),
        ...aboutProvider(pair),
        before: offerOf(before),
        after: offerOf(after),
        cause: causeOf(pair, ["models", isSameDiscovery(pair) ? "allow" : "discovery"]),
    };
}
function everyModel({ provider: { models } }) {
    const denied = [...models.deny.indexes.keys()];
    return `every model that it reports${denied.length > 0 ? ` but ${listText(denied)}` : ""}`;
}
function fewModels(reach) {
    return reach.offeredCount === 0 ? "none" : `only ${listText(Array.from(offeredModels(reach), ({ id }) => id))}`;
}
function offerOf(reach) {
    return { everyReportedModel: reach.isOpen, models: Array.from(offeredModels(reach), ({ id }) => (0,secrets/* maskSecrets */.QU)(id)) };
}
function isSameDiscovery({ before, after }) {
    return before.provider.models.discovery === after.provider.models.discovery;
}
function* listsWithoutEffect(pair) {
    const [old, now] = [pair.before.provider.models, pair.after.provider.models];
    const edited = [
        ...["allow", "deny"].filter((list) => !hasSameKeys(old[list].indexes, now[list].indexes)),
        ...(isSameDiscovery(pair) ? [] : ["discovery"]),
    ];
    for (const setting of edited) {
        yield {
            effect: "none",
            kind: "setting-without-effect",
            ...aboutProvider(pair),
            setting: `models/${setting}`,
            before: null,
            after: null,
            cause: causeOf(pair, ["models", setting]),
            text: `The edit of \`${setting}\` has no effect: ${providerText(pair)} offers the same models.`,
        };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/availability-changes.js






function* availabilityChanges(pair) {
    const { before, after } = pair;
    if (isInForce(after) && hasOffer(after))
        yield becomesAvailable(pair, after);
    else if (isInForce(before) && hasOffer(before))
        yield becomesUnavailable(pair, before);
    else if (!isSameSetting(before, after))
        yield withoutEffect(pair);
}
function isInForce(reach) {
    return reach?.provider.enabled === true;
}
function becomesAvailable(pair, after) {
    const isNew = pair.before === undefined;
    const verb = isNew ? "is added" : "is enabled";
    return {
        effect: "opens",
        kind: "provider-available",
        ...aboutProvider(pair),
        before: null,
        after: offerOf(after),
        cause: isNew ? (causeOf(pair, ["type"], []) ?? causeOfEnablement(pair)) : causeOfEnablement(pair),
        text: `${providerText(pair)} ${verb}, reached at ${(0,wording/* joinParts */.nn)(hostsOf(after), "and")}, with ${offerText(after)}.`,
    };
}
function becomesUnavailable(pair, before) {
    const invalid = causeOfSalvage(pair);
    const isGone = pair.after === undefined;
    return {
        effect: "breaks",
        kind: "provider-unavailable",
        ...aboutProvider(pair),
        before: offerOf(before),
        after: null,
        cause: invalid ?? (isGone ? causeOf(pair, ["type"], []) : causeOfEnablement(pair)),
        text: `Everybody loses ${providerText(pair)} (${offerText(before)})${invalid === undefined ? "" : ": its entry is not valid"}.`,
    };
}
function withoutEffect(pair) {
    const { after, before } = pair;
    return {
        effect: "none",
        kind: "setting-without-effect",
        ...aboutProvider(pair),
        before: null,
        after: null,
        cause: causeOf(pair, ["enabled"], []) ?? causeOfEnablement(pair),
        text: `${providerText(pair)} ${idleText(before, after)}.`,
    };
}
function idleText(before, after) {
    if (after === undefined)
        return "is removed; it offered nothing before";
    if (isInForce(before) && isInForce(after))
        return "offers no model, so its changed settings have no effect";
    if (isInForce(after))
        return `is ${before === undefined ? "added" : "enabled"}, and offers no model`;
    if (before === undefined)
        return "is added, and is disabled";
    return isInForce(before)
        ? "is disabled; it offered no model before"
        : "is disabled, so its changed settings have no effect";
}
function isSameSetting(before, after) {
    if (before === undefined || after === undefined)
        return before === after;
    return before.provider.enabled === after.provider.enabled && (0,text_json/* isSameJson */.TL)(before.provider.entry, after.provider.entry);
}
function offerText(reach) {
    return reach.isOpen ? everyModel(reach) : modelCount(reach.offeredCount);
}
function hostsOf(reach) {
    return [
        ...new Set([
            ...(usesOwnHost(reach) ? ["its own host"] : []),
            ...providerUrls(reach.provider).map(({ url }) => wayText(url)),
        ]),
    ];
}

// EXTERNAL MODULE: ./.build/action/shared/changes/change.js
var change = __nccwpck_require__(6173);
;// CONCATENATED MODULE: ./.build/action/shared/changes/connection.js




function connectionOf(reach) {
    const { provider } = reach;
    const { entry, kind, configuration } = provider;
    const settings = new Map();
    const add = (setting, path, value) => {
        if (value !== undefined)
            settings.set(path.map(text_pointer/* pointerStep */.UN).join("/"), { kind: setting, name: String(path.at(-1)), value, path });
    };
    if (kind === "custom")
        add("variant", ["type"], (0,text_json/* textAt */.$6)(entry, "type"));
    add("protocol", ["protocol"], (0,effective_provider/* providerProtocol */.Cc)(provider));
    for (const { path, url } of providerUrls(provider))
        add("url", path, url);
    for (const section of Object.keys(configuration.vocabulary.sections)) {
        const fields = (0,text_json/* objectAt */.lJ)(entry, section) ?? {};
        for (const field of Object.keys(fields))
            add("section", [section, field], (0,text_json/* textAt */.$6)(fields, field));
    }
    for (const header of headersOf(entry))
        settings.set(`customHeaders/${(0,text_pointer/* pointerStep */.UN)(header.name.toLowerCase())}`, header);
    return settings;
}
function headersOf(entry) {
    const headers = new Map();
    for (const [name, text] of Object.entries((0,text_json/* objectAt */.lJ)(entry, "customHeaders") ?? {})) {
        const former = headers.get(name.toLowerCase());
        const values = new Set([...(former === undefined ? [] : former.value.split("\n")), JSON.stringify(text)]);
        const value = [...values].toSorted((one, other) => (one < other ? -1 : 1)).join("\n");
        headers.set(name.toLowerCase(), { kind: "header", name, value, path: ["customHeaders", name] });
    }
    return headers.values();
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/connection-changes.js









function* connectionChanges(pair) {
    if (!hasOffer(pair.before) || !hasOffer(pair.after))
        return;
    const [before, after] = [connectionOf(pair.before), connectionOf(pair.after)];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
        const [old, now] = [before.get(key), after.get(key)];
        const either = now ?? old;
        if (either === undefined || old?.value === now?.value)
            continue;
        yield {
            effect: "moves",
            kind: "connection-changed",
            ...aboutProvider(pair),
            setting: (0,text_pointer/* toPointer */.rb)(either.path).slice(1),
            before: shown(old, old, now),
            after: shown(now, old, now),
            cause: causeOf(pair, either.path, ...(old === undefined ? [] : [old.path])),
            text: sentence(pair, either, old?.value, now?.value),
        };
    }
}
function shown(setting, old, now) {
    if (setting === undefined)
        return null;
    if (setting.kind === "url")
        return (0,url_secrets/* maskUrl */.yP)(setting.value);
    if (setting.kind !== "header")
        return (0,secrets/* maskSecrets */.QU)(setting.value);
    return setting === now && old !== undefined ? "changed" : "set";
}
function sentence(pair, setting, old, now) {
    const provider = providerText(pair);
    switch (setting.kind) {
        case "url":
            return urlSentence(pair, setting, old, now);
        case "header": {
            const does = now === undefined ? "no longer get" : old === undefined ? "get" : "get another value of";
            return `Requests to ${provider} ${does} the header ${nameText((0,header_name/* maskHeaderName */.fW)(setting.name))}.`;
        }
        case "variant":
            return `${provider} is of the kind ${value(now)} instead of ${value(old)}.`;
        case "protocol":
            return `${provider} speaks ${value(now)} instead of ${value(old)}.`;
        default:
            if (old === undefined)
                return `${provider} uses the ${setting.name} ${value(now)}; before, none was set.`;
            if (now === undefined)
                return `${provider} no longer uses the ${setting.name} ${value(old)}.`;
            return `${provider} moves from ${setting.name} ${value(old)} to ${value(now)}.`;
    }
}
function value(text) {
    return text === undefined ? "none that is set" : nameText(text);
}
function urlSentence({ before, after, ...pair }, { path }, old, now) {
    const provider = pair.shown.text;
    const [field, protocol] = path;
    if (field === "endpoints") {
        return `Requests of ${provider} by ${nameText(String(protocol))} go to ${place(now, "its base URL")} instead of ${place(old, "its base URL")}.`;
    }
    const isMain = field === "baseUrl" || [before, after].every(({ provider: { entry } }) => !Object.hasOwn(entry, "baseUrl"));
    if (!isMain)
        return `\`${field}\` of ${provider} is ${place(now, "not set")} instead of ${place(old, "none")}.`;
    if (now === undefined && old !== undefined && usesOwnHost(after))
        return `${provider} is no longer reached through ${hostText(old)}: requests go to the provider's own host.`;
    if (old === undefined && now !== undefined && usesOwnHost(before))
        return `${provider} is reached through ${hostText(now)} instead of the provider's own host.`;
    if (old !== undefined && now !== undefined && destinationOf(old).host !== destinationOf(now).host)
        return `${provider} is no longer reached through ${hostText(old)}: requests go to ${hostText(now)}.`;
    if (old !== undefined && now !== undefined && urlText(old) === urlText(now))
        return `\`${field}\` of ${provider} changes in a part that is not shown (${urlText(now)}).`;
    return `\`${field}\` of ${provider} is ${place(now, "not set")} instead of ${place(old, "none")}.`;
}
function place(url, otherwise) {
    return url === undefined ? otherwise : urlText(url);
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/destination-changes.js






function* destinationChanges(pair) {
    const { before, after, known } = pair;
    if (!hasOffer(after))
        return;
    const stated = new Set();
    for (const { destination, path, url, former } of changedDestinations(pair)) {
        const isAdded = isNew(known, destination);
        const isKept = hasOffer(before) && destination.key === former?.key;
        const isPlain = !isKept && losesEncryption(known, destination, former);
        if (stated.has(destination.key) || !(isAdded || isPlain))
            continue;
        stated.add(destination.key);
        yield {
            effect: "opens",
            kind: isPlain ? "encryption-lost" : "destination-added",
            ...aboutProvider(pair),
            setting: (0,text_pointer/* toPointer */.rb)(path).slice(1),
            before: null,
            after: url === undefined ? "own host" : (0,url_secrets/* maskUrl */.yP)(url),
            cause: causeOf(pair, path),
            text: destinationText(`requests of ${providerText(pair)}`, url, isPlain, known),
        };
    }
}
function* changedDestinations({ id, before, after }) {
    if (usesOwnHost(after))
        yield { destination: ownHostOf(id), path: ["baseUrl"], url: undefined, former: undefined };
    const old = new Map(providerUrls(before.provider).map(({ path, url }) => [path.join("/"), destinationOf(url)]));
    for (const { path, url } of providerUrls(after.provider)) {
        yield { destination: destinationOf(url), path, url, former: old.get(path.join("/")) };
    }
}
function statedDestinations(pair) {
    return new Set(Array.from(changedDestinations(pair), ({ destination }) => destination.key));
}
function destinationText(requests, url, isPlain, known) {
    const subject = requests.charAt(0).toUpperCase() + requests.slice(1);
    if (url === undefined)
        return `${subject} go to the provider's own host, which none went to before.`;
    if (isPlain)
        return `${subject} go to ${wayText(url)}; before, they were encrypted.`;
    if (wasPlain(known, destinationOf(url)))
        return `${subject} go to ${wayText(url)} by HTTPS; before, by plain HTTP.`;
    return `${subject} go to ${wayText(url)}, which none went to before.`;
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/enforced-changes.js









function* enforcedChanges({ before, after }) {
    const [old, now] = [enforcementOf(before), enforcementOf(after)];
    for (const [key, { provider, path }] of old.closing) {
        const pathNow = provider && (after.providers.get(provider.id)?.path ?? provider.path);
        const isDisabled = pathNow !== undefined && decisiveValue(now.documents, pathNow)?.value === false;
        if (now.closing.has(key) || isDisabled)
            continue;
        yield {
            effect: "opens",
            kind: "enforced-value-removed",
            provider: provider === undefined ? null : (0,secrets/* maskSecrets */.QU)(provider.id),
            model: null,
            setting: (0,text_pointer/* toPointer */.rb)(path.slice(provider?.path.length ?? 1)).slice(1),
            before: true,
            after: false,
            cause: side_placeAt(before, path) ?? null,
            text: enforced_changes_sentence(provider, path),
        };
    }
}
function enforcementOf({ layers, configuration: { vocabulary } }) {
    const documents = layers.filter(({ kind }) => kind === "enforced").map(({ document }) => document);
    const configuration = (0,effective_configuration/* configurationOf */.Q)(documents, vocabulary);
    const closing = new Map();
    const add = (path, provider) => closing.set(JSON.stringify([provider?.id, ...path.slice(provider?.path.length)]), { provider, path });
    if ((0,text_json/* valueAt */.fK)(configuration.merged, enablement/* DEFAULT_ENABLED */.EV) === false)
        add(enablement/* DEFAULT_ENABLED */.EV);
    for (const provider of (0,effective_provider/* effectiveProviders */.wH)(configuration)) {
        const decisive = decisiveValue(documents, provider.path);
        if (decisive?.value === false && decisive.owner === "provider")
            add(decisive.path, provider);
        for (const path of closingPaths(provider))
            add([...provider.path, ...path], provider);
    }
    return { documents, closing };
}
function decisiveValue(documents, path) {
    const [decisive] = (0,enablement/* enabledValues */.Ad)(documents, path);
    return decisive;
}
function* closingPaths(provider) {
    const { models } = provider;
    if (models.allow.items.length > 0)
        yield ["models", "allow"];
    if (models.deny.items.length > 0)
        yield ["models", "deny"];
    if (models.discovery === "off")
        yield ["models", "discovery"];
    for (const { path } of providerUrls(provider))
        yield path;
}
function enforced_changes_sentence(provider, path) {
    if (provider === undefined)
        return "The enforced layers no longer disable providers by default: a configuration can enable them.";
    const name = nameText(provider.id);
    const setting = path.at(-1);
    switch (setting) {
        case "enabled":
            return `${name} is no longer disabled by the enforced layers: a configuration can enable it.`;
        case "allow":
        case "deny":
            return `\`${setting}\` of ${name} is no longer fixed by the enforced layers: a configuration can offer other models.`;
        case "discovery":
            return `\`discovery\` of ${name} is no longer fixed by the enforced layers: a configuration can offer every model that it reports.`;
        default:
            return `Where requests of ${name} go is no longer fixed by the enforced layers (${nameText(path.slice(provider.path.length).join("/"))}): a configuration can send them elsewhere.`;
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/model-origins.js








function modelOrigins(model, layers) {
    return originsBy([
        ["offered", originOf(offeringCandidates(model, layers))],
        ...METADATA_NAMES.map((field) => [field, originOf(metadataCandidates(model, layers, field))]),
        ["protocol", originOf(rowCandidates(PROTOCOL_ROWS, model, layers, "value"))],
        ["baseUrl", originOf(rowCandidates(BASE_URL_ROWS, model, layers, "url"))],
    ]);
}
function metadataCandidates(model, layers, field) {
    const custom = customPath(model);
    const value = discoveredField(model.discovered, field);
    const place = { kind: "discovered", provider: model.provider.id, model: model.id, field };
    return [
        ...candidatesAt(layers, [...overridePath(model), field], "override", "value"),
        ...(custom ? candidatesAt(layers, [...custom, field], "custom-model", "value") : []),
        ...(value === undefined ? [] : [{ place, rule: "discovered", value }]),
    ];
}
function offeringCandidates(model, layers) {
    return offering/* OFFERING_ROWS */.FI.filter(({ applies }) => applies(model)).flatMap(({ rule, reason }) => {
        const place = offeringPlace(rule, model, layers);
        return place === undefined ? [] : [{ place, rule, value: reason === undefined }];
    });
}
function offeringPlace(rule, model, layers) {
    const { provider, id, custom } = model;
    const { allow, deny } = provider.models;
    const placeOf = (steps) => candidates_candidatesAt(layers, [...provider.path, "models", ...steps], "highest-layer", "nothing")[0]?.place;
    switch (rule) {
        case "provider-disabled":
            return enabledCandidates(layers, provider.path)[0]?.place;
        case "discovery-off":
            return placeOf(["discovery"]);
        case "denied":
            return placeOf(["deny", deny.indexes.get(id) ?? 0]);
        case "not-in-allow":
            return placeOf(["allow"]);
        case "allowed":
            return placeOf(["allow", allow.indexes.get(id) ?? 0]);
        default:
            return custom === undefined
                ? { kind: "discovered", provider: provider.id, model: id, field: "id" }
                : placeOf(["custom", custom.index]);
    }
}

// EXTERNAL MODULE: ./.build/action/shared/effective/metadata.js
var metadata = __nccwpck_require__(3980);
;// CONCATENATED MODULE: ./.build/action/shared/changes/model-pair.js





function aboutModel({ pair, id }) {
    return { provider: pair.shown.id, model: (0,secrets/* maskSecrets */.QU)(id), setting: null };
}
function modelText({ pair, id }) {
    return `${nameText(id)} of ${providerText(pair)}`;
}
function causeOfModel({ pair: { sides }, before, after }, ...fields) {
    return ((after && placeOfField(sides.after, after, fields)) ??
        (before && placeOfField(sides.before, before, fields)) ??
        null);
}
function placeOfField(side, model, fields) {
    const custom = (0,effective_model/* customPath */.N8)(model);
    const paths = fields.flatMap((field) => [
        [...(0,effective_model/* overridePath */.Y0)(model), ...field],
        ...(custom === undefined ? [] : [[...custom, ...field]]),
    ]);
    for (const path of paths) {
        const place = side_placeAt(side, path);
        if (place !== undefined)
            return place;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/metadata-changes.js







function* metadataChanges(model) {
    const [old, now] = [(0,metadata/* metadataOf */.Nk)(model.before), (0,metadata/* metadataOf */.Nk)(model.after)];
    const fields = metadata/* METADATA_NAMES */.Nf.filter((field) => !isSameValue(old[field], now[field]));
    if (fields.length === 0)
        return;
    const valuesOf = (values) => Object.fromEntries(fields.map((field) => [field, shownValue(values[field])]));
    yield {
        effect: "changes",
        kind: "model-changed",
        ...aboutModel(model),
        before: valuesOf(old),
        after: valuesOf(now),
        cause: causeOfModel(model, ...fields.map((field) => [field])),
        text: `${modelText(model)} has other metadata: ${(0,wording/* joinParts */.nn)(fields.map((field) => `\`${field}\` is ${valueText(now[field])} (before: ${valueText(old[field])})`), "and")}.`,
    };
}
function isSameValue(one, other) {
    return (0,text_json/* isArray */.cy)(one) && (0,text_json/* isArray */.cy)(other) ? isSameSet(one.map(String), other.map(String)) : one === other;
}
function shownValue(value) {
    if (value === undefined)
        return null;
    if ((0,text_json/* isArray */.cy)(value))
        return value.map(shownValue);
    return typeof value === "string" ? (0,secrets/* maskSecrets */.QU)(value) : value;
}
function valueText(value) {
    if (value === undefined)
        return "not set";
    if ((0,text_json/* isArray */.cy)(value))
        return value.length === 0 ? "an empty list" : listText(value.filter((item) => typeof item === "string"));
    return nameText(typeof value === "string" ? value : JSON.stringify(value));
}

// EXTERNAL MODULE: ./.build/action/shared/effective/protocol.js + 1 modules
var effective_protocol = __nccwpck_require__(8376);
;// CONCATENATED MODULE: ./.build/action/shared/changes/model-moves.js








function routeOf(model) {
    const protocol = (0,effective_protocol/* modelProtocol */.yj)(model);
    const endpoints = (0,text_json/* objectAt */.lJ)(model.provider.entry, "endpoints") ?? {};
    return { protocol, url: ownUrl(model), endpoint: protocol === undefined ? undefined : (0,text_json/* textAt */.$6)(endpoints, protocol) };
}
function* modelMoves(model) {
    const { before, after } = model;
    if ([before, after].every((one) => ownUrl(one) === undefined && ownProtocol(one) === undefined))
        return;
    const [old, now] = [routeOf(before), routeOf(after)];
    const fields = ["protocol", "url", "endpoint"].filter((field) => old[field] !== now[field]);
    if (fields.length === 0)
        return;
    yield {
        effect: "moves",
        kind: "model-moved",
        ...aboutModel(model),
        before: shownRoute(old),
        after: shownRoute(now),
        cause: causeOfModel(model, ["baseUrl"], ["protocol"]),
        text: `${modelText(model)} ${fields.map((field) => moveText(field, old[field], now[field])).join(", and ")}.`,
    };
}
function shownRoute({ protocol, url, endpoint }) {
    return {
        protocol: protocol === undefined ? null : (0,secrets/* maskSecrets */.QU)(protocol),
        baseUrl: url === undefined ? null : (0,url_secrets/* maskUrl */.yP)(url),
        endpoint: endpoint === undefined ? null : (0,url_secrets/* maskUrl */.yP)(endpoint),
    };
}
function moveText(field, old, now) {
    if (field === "protocol")
        return `speaks ${now === undefined ? "no set protocol" : nameText(now)} instead of ${old === undefined ? "none" : nameText(old)}`;
    const what = field === "url" ? "base URL of its own" : "endpoint for its protocol";
    if (now === undefined)
        return `no longer has ${(0,wording/* withArticle */.vJ)(what)}${old === undefined ? "" : ` (it was at ${hostText(old)})`}`;
    if (old === undefined)
        return `has ${(0,wording/* withArticle */.vJ)(what)} at ${hostText(now)}`;
    const write = hostText(old) === hostText(now) ? urlText : hostText;
    return `has its ${field === "url" ? "base URL" : what} at ${write(now)} instead of ${write(old)}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/model-changes.js












function* modelChanges(pair) {
    const { before, after } = pair;
    const stated = statedDestinations(pair);
    for (const model of modelsOf(after)) {
        yield* changesOf({ pair, id: model.id, before: modelOf(before, model.id), after: model, stated });
    }
    for (const model of modelsOf(before)) {
        if (modelOf(after, model.id) !== undefined)
            continue;
        yield* changesOf({ pair, id: model.id, before: model, after: undefined, stated });
    }
}
function* changesOf(model) {
    const { pair, before, after } = model;
    const [was, is] = [isOffered(before), isOffered(after)];
    if (is && !was) {
        if (!comesWithAll(after, pair.after, pair.before))
            yield offered(model);
    }
    else if (was && !is) {
        if (!comesWithAll(before, pair.before, pair.after))
            yield withdrawn(model);
    }
    else if (!is) {
        if (!model_changes_isSameSetting(before, after))
            yield model_changes_withoutEffect(model);
    }
    else if (before !== undefined && after !== undefined) {
        yield* modelMoves({ ...model, before, after });
        yield* metadataChanges({ ...model, before, after });
    }
    if (is && after !== undefined)
        yield* destination(model, before, after);
}
function comesWithAll(model, there, elsewhere) {
    return model?.custom === undefined && there.isOpen && !elsewhere.isOpen;
}
function offered(model) {
    const text = `${modelText(model)} is offered; before, it was not.`;
    return {
        effect: "opens",
        kind: "model-offered",
        ...aboutModel(model),
        before: false,
        after: true,
        cause: causeOfOffer(model),
        text,
    };
}
function withdrawn(model) {
    const text = `${modelText(model)} is no longer offered.`;
    return {
        effect: "breaks",
        kind: "model-withdrawn",
        ...aboutModel(model),
        before: true,
        after: false,
        cause: causeOfWithdrawal(model),
        text,
    };
}
function model_changes_withoutEffect(model) {
    const what = model.after === undefined
        ? "is removed; it was not offered before"
        : model.before === undefined
            ? "is added, but is not offered"
            : "is not offered, so its changed settings have no effect";
    return {
        effect: "none",
        kind: "setting-without-effect",
        ...aboutModel(model),
        before: null,
        after: null,
        cause: causeOfModel(model, []),
        text: `${modelText(model)} ${what}.`,
    };
}
function model_changes_isSameSetting(before, after) {
    if (before === undefined || after === undefined)
        return before === after;
    return (0,text_json/* isSameJson */.TL)(before.override, after.override) && (0,text_json/* isSameJson */.TL)(before.custom?.model, after.custom?.model);
}
function* destination(model, before, after) {
    const { pair, stated } = model;
    const [old, url] = [before && ownUrl(before), ownUrl(after)];
    if (url === undefined)
        return;
    const [former, now] = [old === undefined ? undefined : destinationOf(old), destinationOf(url)];
    const isAdded = isNew(pair.known, now) && !stated.has(now.key);
    const isKept = isOffered(before) && now.key === former?.key;
    const isPlain = !isKept && losesEncryption(pair.known, now, former);
    if (!isAdded && !isPlain)
        return;
    yield {
        effect: "opens",
        kind: isPlain ? "encryption-lost" : "destination-added",
        ...aboutModel(model),
        setting: "baseUrl",
        before: old === undefined ? null : (0,url_secrets/* maskUrl */.yP)(old),
        after: (0,url_secrets/* maskUrl */.yP)(url),
        cause: causeOfModel(model, ["baseUrl"]),
        text: destinationText(`requests of ${modelText(model)}`, url, isPlain, pair.known),
    };
}
function causeOfOffer({ pair, id, before, after }) {
    const offers = placeOfOffer(pair.sides.after, after) ?? null;
    switch (before && (0,offering/* hiddenReason */.fp)(before)) {
        case "denied":
            return placeOfOffer(pair.sides.before, before) ?? offers;
        case "discovery off":
            return causeOf(pair, ["models", "discovery"]) ?? offers;
        case "not in allow":
            return pair.after.provider.models.allow.indexes.has(id) ? offers : causeOf(pair, ["models", "allow"]);
        default:
            return offers;
    }
}
function causeOfWithdrawal({ pair: { sides }, before, after }) {
    return placeOfOffer(sides.after, after) ?? placeOfOffer(sides.before, before) ?? null;
}
function placeOfOffer({ name, layers }, model) {
    const place = model && offeringCandidates(model, layers)[0]?.place;
    return place?.kind === "layer" ? { side: name, place } : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/policy-changes.js








function* policyChanges(sides) {
    const [before, after] = [sides.before.policy, sides.after.policy];
    const loosened = [
        ...loweredRules(before, after),
        ...approvedHosts(before, after),
        ...knownModels(before, after),
        ...addedIgnores(before, after),
        ...removedLayers(before, after),
    ];
    const placeOf = { before: policy_changes_placeIn(sides.before), after: policy_changes_placeIn(sides.after) };
    for (const { path, side, ...loosening } of loosened) {
        yield {
            effect: "opens",
            kind: "policy-loosened",
            provider: null,
            model: null,
            setting: (0,text_pointer/* toPointer */.rb)(path).slice(1),
            cause: { side, place: placeOf[side](path) },
            ...loosening,
        };
    }
    if (loosened.length === 0 && !(0,text_json/* isSameJson */.TL)(asJson(before), asJson(after)))
        yield unloosened(placeOf.after([]));
}
function policy_changes_placeIn({ policyFile }) {
    const read = (0,lazily/* lazily */.q)(() => policyFile && readDocument(policyFile.text));
    return (path) => {
        const place = { kind: "policy", pointer: (0,text_pointer/* toPointer */.rb)(path) };
        const document = read();
        if (policyFile === undefined || !document?.ok)
            return place;
        const { line, column } = document.value.locate(path, "value").start;
        return { ...place, label: policyFile.label, position: { line, column } };
    };
}
function asJson(policy) {
    return policy;
}
function unloosened(place) {
    return {
        effect: "none",
        kind: "setting-without-effect",
        provider: null,
        model: null,
        setting: null,
        before: null,
        after: null,
        cause: { side: "after", place },
        text: "The policy is another, and no check is loosened.",
    };
}
const STRICTNESS = ["off", "notice", "warning", "error"];
function* loweredRules(before, after) {
    for (const { id, severity } of rules/* ruleDescriptions */.U) {
        const [old, now] = [severityIn(before, id, severity), severityIn(after, id, severity)];
        if (STRICTNESS.indexOf(now) >= STRICTNESS.indexOf(old))
            continue;
        const side = Object.hasOwn(after.rules, id) ? "after" : "before";
        const does = now === "off" ? "no longer reports anything" : `reports ${leveled(now)} instead of ${leveled(old)}`;
        yield { path: ["rules", id], before: old, after: now, side, text: `The rule ${nameText(id)} ${does}.` };
    }
}
function leveled(severity) {
    return severity === "off" ? "nothing" : `${severity === "error" ? "an" : "a"} \`${severity}\``;
}
function severityIn({ rules }, id, own) {
    return (Object.hasOwn(rules, id) ? rules[id] : undefined) ?? own;
}
function* approvedHosts({ approvedHosts: old }, { approvedHosts: now }) {
    if (old === undefined)
        return;
    const added = now && itemsBeyond(now, old);
    if (added?.length === 0)
        return;
    yield {
        path: ["approvedHosts"],
        before: old.map(secrets/* maskSecrets */.QU),
        after: now?.map(secrets/* maskSecrets */.QU) ?? null,
        side: now === undefined ? "before" : "after",
        text: added === undefined
            ? "URLs may lead to every host: the list of approved hosts is removed."
            : `URLs may also lead to ${listText(added)}.`,
    };
}
function* knownModels({ modelCatalog: old = {} }, { modelCatalog: now = {} }) {
    for (const [provider, models] of Object.entries(old)) {
        const known = Object.hasOwn(now, provider) ? now[provider] : undefined;
        const added = known && itemsBeyond(known, models);
        if (added?.length === 0)
            continue;
        yield {
            path: ["modelCatalog", provider],
            before: models.map(secrets/* maskSecrets */.QU),
            after: known?.map(secrets/* maskSecrets */.QU) ?? null,
            side: known === undefined ? "before" : "after",
            text: added === undefined
                ? `Every model of ${nameText(provider)} counts as known: its list is removed.`
                : `${listText(added)} of ${nameText(provider)} ${added.length === 1 ? "counts as a known model" : "count as known models"}.`,
        };
    }
}
function* addedIgnores({ ignores: old }, { ignores: now }) {
    const known = new Set(old.map(keyOf));
    for (const [index, ignore] of now.entries()) {
        if (known.has(keyOf(ignore)))
            continue;
        const where = ignore.files === undefined ? "in every file" : `in ${listText(ignore.files)}`;
        yield {
            path: ["ignores", index],
            before: null,
            after: ignore.rule,
            side: "after",
            text: `Findings of ${nameText(ignore.rule)} are ignored ${where}.`,
        };
    }
}
function keyOf({ rule, files, pointer }) {
    return JSON.stringify([rule, files?.toSorted(), pointer]);
}
function* removedLayers({ layers: old }, { layers: now }) {
    for (const kind of ["enforced", "default"]) {
        const path = old[kind];
        if (path === undefined || now[kind] !== undefined)
            continue;
        yield {
            path: ["layers", kind],
            before: (0,secrets/* maskSecrets */.QU)(path),
            after: null,
            side: "before",
            text: `The ${kind} layer ${nameText(path)} no longer applies.`,
        };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/changes/compare.js

















function compareSides(before, after) {
    const sides = combineSides(before, after);
    return comparisonOf(sides, [...changesBetween(sides, discoveredOf(before, after))]);
}
function compareWithin(before, after, maxChanges) {
    const sides = combineSides(before, after);
    const changes = [];
    for (const change of changesBetween(sides, discoveredOf(before, after))) {
        if (changes.length === maxChanges)
            return undefined;
        changes.push(change);
    }
    return comparisonOf(sides, changes);
}
function combineSides(before, after) {
    return { before: combineSide("before", before), after: combineSide("after", after) };
}
function discoveredOf(before, after) {
    if (before.discovered === undefined && after.discovered === undefined)
        return undefined;
    return { before: before.discovered ?? {}, after: after.discovered ?? {} };
}
function comparisonOf(sides, changes) {
    const ordered = changes.toSorted((one, other) => change/* EFFECTS */.tQ.indexOf(one.effect) - change/* EFFECTS */.tQ.indexOf(other.effect));
    const diagnostics = { before: sides.before.diagnostics, after: sides.after.diagnostics };
    const isUnknown = [...diagnostics.before, ...diagnostics.after].some(({ rule }) => rule === layer_rules/* layerUnreadable */.fV.id);
    return { changes: ordered, widens: isUnknown ? undefined : (0,change/* opensAny */.m_)(ordered), diagnostics };
}
function* changesBetween(sides, returned) {
    yield* policyChanges(sides);
    yield* enforcedChanges(sides);
    for (const pair of providerPairs(sides, returned))
        yield* changesOfProvider(pair);
}
function* changesOfProvider(pair) {
    if (!isLasting(pair) || (!hasOffer(pair.before) && !hasOffer(pair.after))) {
        yield* availabilityChanges(pair);
        return;
    }
    yield* offerChanges(pair);
    yield* destinationChanges(pair);
    yield* connectionChanges(pair);
    yield* modelChanges(pair);
}
function isLasting(pair) {
    return isInForce(pair.before) && isInForce(pair.after);
}
function* providerPairs(sides, returned) {
    const ids = new Set([...sides.after.providers.keys(), ...sides.before.providers.keys()]);
    const reaches = Array.from(ids, (id) => ({ id, ...reachesOf(id, sides, returned) }));
    const known = knownDestinations(destinationsBefore(reaches));
    for (const reach of reaches)
        yield { sides, known, shown: shownId(reach.id), ...reach };
}
function* destinationsBefore(reaches) {
    for (const { before } of reaches)
        if (before !== undefined)
            yield* destinationsOf(before);
}
function shownId(id) {
    return { id: (0,secrets/* maskSecrets */.QU)(id), text: nameText(id) };
}
function reachesOf(id, sides, returned) {
    const [before, after] = [sides.before.providers.get(id), sides.after.providers.get(id)];
    const supposed = (0,lazily/* lazily */.q)(() => (0,effective_model/* discoveredModels */.H5)(supposed_supposedModels([before, after].filter((provider) => provider !== undefined))));
    const discovered = (models) => models === undefined ? supposed() : (0,effective_model/* discoveredModels */.H5)(Object.hasOwn(models, id) ? models[id] : []);
    return {
        before: before && reachOf(before, discovered(returned?.before)),
        after: after && reachOf(after, discovered(returned?.after)),
    };
}

;// CONCATENATED MODULE: ./.build/action/action/compare-file.js

function toSideFile(path, read) {
    return read.ok ? (0,result.ok)({ path, bytes: read.value }) : read;
}
function compareFile({ before, after }, path, former, current, file) {
    const [old, now] = [toSide(before, former), toSide(after, current)];
    if (!now.ok)
        return { kind: "unknown", path, reason: now.error.reason };
    if (!old.ok)
        return { kind: "unknown", path, reason: beforeTheChange(old.error.reason) };
    const { changes, widens, diagnostics } = compareSides(old.value, now.value);
    const unreadNow = unreadLayer(diagnostics.after);
    if (unreadNow !== undefined)
        return { kind: "unknown", path, reason: unreadNow };
    const unreadBefore = unreadLayer(diagnostics.before);
    if (unreadBefore !== undefined)
        return { kind: "unknown", path, reason: beforeTheChange(unreadBefore) };
    return { kind: "known", path, file, changes, widens, notCompared: [] };
}
function beforeTheChange(reason) {
    return `Before the change: ${reason}`;
}
function toSide({ content }, file) {
    if (!content.ok)
        return content;
    if (file === undefined)
        return content;
    if (!file.ok)
        return file;
    const { path, bytes } = file.value;
    const decoded = decodeFile(bytes, validate_limits/* FILE_MAX_BYTES */.ul);
    if (!decoded.ok)
        return (0,result/* err */._)({ reason: decoded.error.message });
    const own = { kind: "user", label: path, text: decoded.value };
    return (0,result.ok)({ ...content.value, layers: [...content.value.layers, own] });
}
function unreadLayer(diagnostics) {
    return diagnostics.find(({ rule }) => rule === "layer-unreadable")?.message;
}

;// CONCATENATED MODULE: ./.build/action/action/files/git-object.js
function isLink(kind) {
    return kind === "link" || kind === "submodule";
}
function isObjectId(value) {
    return typeof value === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);
}
function kindOfMode(mode) {
    switch (mode.replace(/^0/, "")) {
        case "120000":
            return "link";
        case "160000":
            return "submodule";
        case "40000":
            return "folder";
        default:
            return "file";
    }
}

;// CONCATENATED MODULE: ./.build/action/action/loaded-settings.js

const POLICY_FILE = ".provider-steward.json";
const LAYER_NAMES = ["enforced", "default"];
const withoutPolicy = {
    path: undefined,
    policy: noPolicy,
    layers: [],
    isVocabularyUnusable: false,
    files: [],
    unread: [],
};

;// CONCATENATED MODULE: ./.build/action/action/settings.js



async function loadPolicy(path, readFile, ownVocabulary) {
    const without = ownVocabulary === undefined ? withoutPolicy : { ...withoutPolicy, ownVocabulary };
    if (path === undefined)
        return without;
    const read = await readFile(path);
    if (!read.ok)
        return { ...without, path, unread: [{ path, reason: read.error.reason }] };
    const { policy, file } = checkPolicyFile(path, read.value);
    const loaded = { ...without, path, policy, files: withFindings(file) };
    const explain = (kind) => `The policy file names it as the layer "${kind}".`;
    return addLayers(loaded, layersOf(path, policy), readFile, explain);
}
async function loadVocabulary(path, readFile) {
    const read = await readFile(path);
    if (!read.ok)
        return { vocabulary: undefined, files: [], unread: [{ path, reason: read.error.reason }] };
    const { vocabulary, file } = checkVocabularyFile(path, read.value);
    return { vocabulary, files: file.diagnostics.length > 0 ? [file] : [], unread: [] };
}
function layersNamedIn(path, bytes) {
    return layersOf(path, checkPolicyFile(path, bytes).policy);
}
function layersOf(path, { layers }) {
    return LAYER_NAMES.flatMap((kind) => {
        const layer = layers[kind];
        return layer === undefined ? [] : [{ kind, path: external_node_path_.posix.join(external_node_path_.posix.dirname(path), layer) }];
    });
}
async function addLayers(loaded, named, readFile, explain) {
    const layers = [...loaded.layers];
    const files = [...loaded.files];
    const unread = [...loaded.unread];
    for (const { kind, path } of named) {
        const read = await readFile(path);
        if (!read.ok)
            unread.push({ path, reason: `${read.error.reason} ${explain(kind)}` });
        const layer = read.ok ? readLayer(path, read.value, loaded.ownVocabulary?.vocabulary) : undefined;
        layers.push({ kind, path, text: layer?.text });
        if (layer !== undefined)
            files.push(...withFindings(layer.file));
    }
    return { ...loaded, layers, files, unread };
}
function withFindings(file) {
    return file.diagnostics.length === 0 ? [] : [file];
}
function isUsable({ files, unread }) {
    return unread.length === 0 && countBySeverity(files.flatMap(({ diagnostics }) => diagnostics)).error === 0;
}

;// CONCATENATED MODULE: ./.build/action/action/load-settings.js





async function loadSettings(changeSet, inputs, matches) {
    const concerned = await isConcerned(changeSet, inputs, matches);
    if (!concerned.ok)
        return concerned;
    if (!concerned.value)
        return (0,result.ok)(withoutPolicy);
    const { settings } = changeSet;
    const { vocabulary: path } = inputs;
    if (path === undefined)
        return loadByVocabulary(settings, inputs, undefined);
    const kind = await findKind(settings, "vocabulary", path);
    if (!kind.ok)
        return kind;
    if (kind.value === undefined)
        return (0,result/* err */._)(missing(settings, "vocabulary", path));
    const { vocabulary, files, unread } = await loadVocabulary(path, settings.read);
    if (vocabulary === undefined)
        return (0,result.ok)({ ...withoutPolicy, isVocabularyUnusable: true, files, unread });
    return loadByVocabulary(settings, inputs, { path, vocabulary });
}
async function isConcerned({ files, settings }, inputs, matches) {
    const changed = changedPaths(files);
    const named = [inputs.policy, inputs.vocabulary, ...inputs.layers.map(({ path }) => path)];
    if (files.some((file) => matches(file.path) || formerConfiguration(file, matches) !== null))
        return (0,result.ok)(true);
    if (named.some((path) => path !== undefined && changed.has(path)))
        return (0,result.ok)(true);
    if (changed.size === 0)
        return (0,result.ok)(false);
    const layers = await layersNamedBy(settings, inputs.policy);
    return layers.ok ? (0,result.ok)(layers.value.some(({ path }) => changed.has(path))) : layers;
}
async function layersNamedBy(settings, path) {
    const kind = await findKind(settings, "policy", path);
    if (!kind.ok)
        return kind;
    if (kind.value !== "file")
        return (0,result.ok)([]);
    const read = await settings.read(path);
    if (!read.ok)
        return (0,result/* err */._)((0,action_error/* explained */.to)(`The policy file "${path}" cannot be read.`, read.error));
    return (0,result.ok)(layersNamedIn(path, read.value));
}
async function loadByVocabulary(settings, { policy: path, layers }, ownVocabulary) {
    const kind = await findKind(settings, "policy", path);
    if (!kind.ok)
        return kind;
    const isThere = kind.value !== undefined;
    if (!isThere && path !== POLICY_FILE)
        return (0,result/* err */._)(missing(settings, "policy", path));
    const policy = await loadPolicy(isThere ? path : undefined, settings.read, ownVocabulary);
    const explainLayer = (kindOfLayer) => `The input \`layers\` names it as the layer "${kindOfLayer}".`;
    return (0,result.ok)(await addLayers(policy, layers, settings.read, explainLayer));
}
async function findKind(settings, input, path) {
    const kind = await settings.kindOf(path);
    return kind.ok ? kind : (0,result/* err */._)((0,action_error/* explained */.to)(`The ${input} file "${path}" cannot be looked up.`, kind.error));
}
function missing({ commit }, input, path) {
    return {
        reason: `Input "${input}" names "${path}", which does not exist at ${commit.name}. Check the path, which starts at the root of the repository.`,
    };
}

;// CONCATENATED MODULE: ./.build/action/action/sides.js





const SETTINGS_KINDS = ["policy", "enforced", "default", "vocabulary"];
async function loadSides({ files, head, openBefore }, inputs, matches) {
    if (openBefore === undefined)
        return (0,result.ok)(undefined);
    const concerned = await isConcerned({ files, settings: head }, inputs, matches);
    if (!concerned.ok)
        return concerned;
    if (!concerned.value)
        return (0,result.ok)(undefined);
    const after = await loadSideSettings(head, inputs);
    const changed = changedPaths(files);
    const touched = (side) => side.files.filter(({ path }) => changed.has(path));
    if (touched(after).length === 0)
        return (0,result.ok)({ before: after, after, changed: [] });
    const base = await openBefore();
    const before = base.ok
        ? await loadSideSettings(base.value, inputs)
        : { files: after.files, content: (0,result/* err */._)(base.error) };
    return (0,result.ok)({ before, after, changed: inOrder([...touched(after), ...touched(before)]) });
}
async function loadSideSettings(repository, inputs) {
    const read = readerIfThere(repository);
    const policy = await readPolicy(inputs.policy, read);
    const layerFiles = [...(policy.ok ? layersOf(inputs.policy, policy.value.policy) : []), ...inputs.layers];
    const layers = await sides_readLayers(layerFiles, read);
    const vocabulary = await readVocabulary(inputs.vocabulary, read);
    const own = inputs.vocabulary === undefined ? [] : [{ kind: "vocabulary", path: inputs.vocabulary }];
    const files = [{ kind: "policy", path: inputs.policy }, ...layerFiles, ...own];
    if (!policy.ok)
        return { files, content: policy };
    if (!layers.ok)
        return { files, content: layers };
    if (!vocabulary.ok)
        return { files, content: vocabulary };
    return { files, content: (0,result.ok)({ ...policy.value, layers: layers.value, vocabulary: vocabulary.value }) };
}
function isSetting({ files }, path) {
    return files.some((file) => file.path === path);
}
function inOrder(files) {
    const byPath = new Map(files.toReversed().map((file) => [file.path, file]));
    return [...byPath.values()]
        .toReversed()
        .toSorted((one, other) => SETTINGS_KINDS.indexOf(one.kind) - SETTINGS_KINDS.indexOf(other.kind));
}
function readerIfThere({ kindOf, read }) {
    return async (path) => {
        const kind = await kindOf(path);
        if (!kind.ok)
            return kind;
        return kind.value === undefined ? (0,result.ok)(undefined) : read(path);
    };
}
async function readPolicy(path, readIfThere) {
    const read = await readIfThere(path);
    if (!read.ok)
        return (0,result/* err */._)((0,action_error/* explained */.to)(`The policy file "${path}" cannot be read.`, read.error));
    if (read.value === undefined)
        return (0,result.ok)({ policy: noPolicy, policyFile: undefined });
    const { policy, file } = checkPolicyFile(path, read.value);
    const [mistake] = file.diagnostics;
    const text = decodeFile(read.value, validate_limits/* FILE_MAX_BYTES */.ul);
    if (mistake === undefined)
        return (0,result.ok)({ policy, policyFile: text.ok ? { label: path, text: text.value } : undefined });
    return (0,result/* err */._)({ reason: `The policy file "${path}" cannot be used. ${mistake.message}` });
}
async function readVocabulary(path, readIfThere) {
    const read = path === undefined ? (0,result.ok)(undefined) : await readIfThere(path);
    if (!read.ok)
        return (0,result/* err */._)((0,action_error/* explained */.to)(`The vocabulary file "${path}" cannot be read.`, read.error));
    if (path === undefined || read.value === undefined)
        return (0,result.ok)(shippedVocabulary);
    const { vocabulary, file } = checkVocabularyFile(path, read.value);
    if (vocabulary !== undefined)
        return (0,result.ok)(vocabulary);
    return (0,result/* err */._)({ reason: `The vocabulary file "${path}" cannot be used. ${file.diagnostics[0]?.message ?? ""}` });
}
async function sides_readLayers(files, readIfThere) {
    const layers = [];
    for (const { kind, path } of files) {
        const read = await readIfThere(path);
        const text = read.ok && read.value !== undefined ? decodeFile(read.value, validate_limits/* FILE_MAX_BYTES */.ul) : undefined;
        const failure = !read.ok ? read.error.reason : text?.ok === false ? text.error.message : undefined;
        if (failure !== undefined)
            return (0,result/* err */._)({ reason: `The ${kind} layer "${path}" cannot be read. ${failure}` });
        if (text?.ok)
            layers.push({ kind, label: path, text: text.value });
    }
    return (0,result.ok)(layers);
}

;// CONCATENATED MODULE: ./.build/action/action/compare-unchanged.js






function governAlike({ before, after }) {
    const [old, now] = [before, after].map(({ content }) => {
        if (!content.ok)
            return undefined;
        const { layers, vocabulary } = content.value;
        return JSON.stringify([layers.map(({ kind, text }) => [kind, text]), vocabulary]);
    });
    return old !== undefined && old === now;
}
async function compareUnchanged({ files, head }, sides, matches) {
    if (governAlike(sides))
        return { isAnother: false, others: [], notCompared: [] };
    const listed = await head.list();
    if (!listed.ok)
        return { isAnother: true, others: [], notCompared: [listed.error.reason] };
    const touched = new Set(files.map(({ path }) => path));
    const isOneAnywhere = (path) => !isSetting(sides.before, path) || !isSetting(sides.after, path);
    const unchanged = listed.value.filter(({ path }) => matches(path) && !touched.has(path) && isOneAnywhere(path));
    const compared = unchanged.slice(0, action_limits/* UNCHANGED_FILES_MAX_COMPARED */.B);
    const others = await (0,promises/* mapInOrder */.Y6)(compared, action_limits/* FILES_READ_AT_ONCE */.PD, (entry) => compareEntry(head, sides, entry));
    return { isAnother: true, others, notCompared: explainRest(unchanged.length - compared.length) };
}
function explainRest(count) {
    if (count === 0)
        return [];
    return [
        `${(0,wording/* countOf */.pq)(count, "configuration")} that the change does not touch ${count === 1 ? "was" : "were"} not compared: one run compares ${action_limits/* UNCHANGED_FILES_MAX_COMPARED */.B}.`,
    ];
}
async function compareEntry(head, sides, { path, kind, sha }) {
    const file = toSideFile(path, await (isLink(kind) ? head.read(path) : head.readBlob(sha)));
    const on = (side) => (isSetting(side, path) ? undefined : file);
    return compareFile(sides, path, on(sides.before), on(sides.after), "unchanged");
}

;// CONCATENATED MODULE: ./.build/action/action/compare.js






async function compareChangeSet(changeSet, sides, matches) {
    if (changeSet.openBefore === undefined)
        return undefined;
    if (sides === undefined)
        return [];
    const settings = compareSettings(sides);
    const touched = await (0,promises/* mapInOrder */.Y6)(changeSet.files, action_limits/* FILES_READ_AT_ONCE */.PD, (file) => compareChangedFile(changeSet, sides, matches, file));
    const files = touched.flat();
    if (settings === undefined)
        return files;
    if (settings.kind === "unknown")
        return [settings, ...files];
    const { isAnother, others, notCompared } = await compareUnchanged(changeSet, sides, matches);
    const there = [...files, ...others].filter((file) => file.kind === "unknown" || file.file !== "removed");
    const governs = isAnother ? there.map(({ path }) => path).toSorted() : [];
    const own = (file) => withoutStated(file, settings);
    const stated = { ...withNotCompared(settings, notCompared), governs };
    return [stated, ...files.map(own), ...others.map(own).filter(concernsUsers)];
}
async function findBeforeSha({ openBefore }, changes = []) {
    const causes = changes.flatMap((file) => (file.kind === "known" ? file.changes : [])).map(({ cause }) => cause);
    if (!causes.some((cause) => cause?.side === "before"))
        return undefined;
    const before = await openBefore?.();
    return before?.ok ? before.value.commit.sha : undefined;
}
function compareSettings(sides) {
    const [first] = sides.changed;
    return first && compareFile(sides, first.path, undefined, undefined, "changed");
}
async function compareChangedFile({ head, openBefore }, sides, matches, file) {
    const { path, formerPath, now, blobSha } = file;
    const old = formerPath !== null && matches(formerPath) && !isSetting(sides.before, formerPath);
    const isNow = now !== "nothing" && matches(path) && !isSetting(sides.after, path);
    const former = old ? await readBefore(openBefore, formerPath) : undefined;
    const read = () => (blobSha === null ? head.read(path) : head.readBlob(blobSha));
    const isGone = old && now === "nothing";
    const current = isNow ? toSideFile(path, await read()) : isGone ? await readRemoved(head, path) : undefined;
    if (former === undefined && current === undefined)
        return [];
    const name = current === undefined ? (formerPath ?? path) : path;
    return [compareFile(sides, name, former, current, stateOf(file, former, current))];
}
function stateOf({ path, formerPath, now }, former, current) {
    if (formerPath === path && now !== "nothing")
        return "changed";
    if (former === undefined)
        return "new";
    return current === undefined ? "removed" : "changed";
}
async function readRemoved(head, path) {
    const kind = await head.kindOf(path);
    if (!kind.ok)
        return kind;
    return isLink(kind.value) ? toSideFile(path, await head.read(path)) : undefined;
}
async function readBefore(openBefore, path) {
    const before = await openBefore?.();
    if (before === undefined)
        return undefined;
    return before.ok ? toSideFile(path, await before.value.read(path)) : before;
}
function withoutStated(file, stated) {
    if (file.kind === "unknown")
        return file;
    const known = new Set(stated.changes.map(compare_keyOf));
    const changes = file.changes.filter((change) => !known.has(compare_keyOf(change)));
    return { ...file, changes, widens: changes.some(({ effect }) => effect === "opens") };
}
function compare_keyOf({ effect, kind, provider, model, setting, before, after }) {
    return JSON.stringify([effect, kind, provider, model, setting, before, after]);
}
function concernsUsers(file) {
    return file.kind === "unknown" || file.changes.some(({ effect }) => effect !== "none");
}
function withNotCompared(settings, notCompared) {
    if (notCompared.length === 0)
        return settings;
    return { ...settings, notCompared, widens: settings.widens === true ? true : undefined };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: ./.build/action/action/files/git.js



const START_FOLDER = (0,external_node_path_.dirname)(process.execPath);
function argumentsFor(folder, args) {
    const settings = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "--no-replace-objects"];
    return ["-C", (0,external_node_path_.resolve)(folder), ...settings, ...args];
}
function runGit(folder, args) {
    return new Promise((give) => {
        (0,external_node_child_process_namespaceObject.execFile)("git", argumentsFor(folder, args), {
            cwd: START_FOLDER,
            env: environmentOfGit(),
            encoding: "buffer",
            maxBuffer: action_limits/* GIT_OUTPUT_MAX_BYTES */._c,
            timeout: action_limits/* GIT_MAX_SECONDS */._y * 1_000,
            killSignal: "SIGKILL",
        }, (error, stdout) => give(error === null ? stdout : undefined));
    });
}
function startGit(folder, args) {
    return (0,external_node_child_process_namespaceObject.spawn)("git", argumentsFor(folder, args), {
        cwd: START_FOLDER,
        env: environmentOfGit(),
        stdio: ["pipe", "pipe", "ignore"],
    });
}
function environmentOfGit() {
    const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_"));
    return {
        ...Object.fromEntries(own),
        GIT_TERMINAL_PROMPT: "0",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_NO_LAZY_FETCH: "1",
        GIT_ALLOW_PROTOCOL: "none",
    };
}

;// CONCATENATED MODULE: ./.build/action/action/files/git-reader.js



function openGitReader(folder, maxSeconds = action_limits/* GIT_MAX_SECONDS */._y) {
    let batch;
    let last = Promise.resolve();
    return {
        read: (name) => {
            batch ??= startBatch(folder, maxSeconds);
            const { ask } = batch;
            const answer = last.then(() => ask(name));
            last = answer;
            return answer;
        },
        close: () => batch?.close(),
    };
}
function startBatch(folder, maxSeconds) {
    const git = startGit(folder, ["cat-file", "--batch"]);
    git.on("error", () => { });
    git.stdin.on("error", () => { });
    const bytes = byteReader(git.stdout);
    let hasFailed = false;
    const end = () => {
        git.kill("SIGKILL");
        git.stdout.destroy();
    };
    const ask = async (name) => {
        if (hasFailed)
            return undefined;
        const timer = setTimeout(end, maxSeconds * 1_000);
        try {
            git.stdin.write(`${name}\n`);
            const [, type, size] = /^\S+ (\S+) (\d+)$/.exec(await bytes.line()) ?? [];
            if (type === undefined)
                return undefined;
            const length = Number(size);
            const kept = type === "blob" ? Math.min(length, validate_limits/* FILE_MAX_BYTES */.ul + 1) : length;
            const content = await bytes.take(kept);
            await bytes.skip(length - kept + "\n".length);
            return { type, bytes: content };
        }
        catch {
            hasFailed = true;
            return undefined;
        }
        finally {
            clearTimeout(timer);
        }
    };
    return { ask, close: () => void git.stdin.end() };
}
function byteReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const refill = async () => {
        const { done, value } = await chunks.next();
        if (done === true)
            throw new Error("The stream has ended.");
        rest = value;
    };
    const next = async (maxBytes) => {
        if (rest.length === 0)
            await refill();
        const piece = rest.subarray(0, maxBytes);
        rest = rest.subarray(piece.length);
        return piece;
    };
    const take = async (count) => {
        const pieces = [];
        for (let missing = count; missing > 0; missing -= pieces.at(-1)?.length ?? 0)
            pieces.push(await next(missing));
        return Buffer.concat(pieces);
    };
    return {
        take,
        skip: async (count) => {
            for (let missing = count; missing > 0;)
                missing -= (await next(missing)).length;
        },
        line: async () => {
            let line = "";
            let end = rest.indexOf(0x0a);
            for (; end < 0; end = rest.indexOf(0x0a)) {
                line += rest.toString("latin1");
                await refill();
            }
            line += rest.toString("latin1", 0, end);
            rest = rest.subarray(end + 1);
            return line;
        },
    };
}

;// CONCATENATED MODULE: ./.build/action/action/files/checkout.js





const nothing = async () => undefined;
const noCheckout = {
    holdsCommit: async () => false,
    blob: nothing,
    folder: nothing,
    files: nothing,
    difference: nothing,
    mergeBase: nothing,
    close: () => { },
};
function openCheckout(folder) {
    if (!folder || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, ".git")))
        return noCheckout;
    const reader = openGitReader(folder);
    const read = async (sha, name, type) => {
        const object = isObjectId(sha) ? await reader.read(name) : undefined;
        return object?.type === type ? object.bytes : undefined;
    };
    return {
        holdsCommit: async (sha) => (await read(sha, `${sha}^{commit}`, "commit")) !== undefined,
        blob: (sha) => read(sha, sha, "blob"),
        folder: async (sha) => {
            const bytes = await read(sha, `${sha}^{tree}`, "tree");
            return bytes === undefined ? undefined : parseTree(bytes, sha.length / 2);
        },
        files: async (commit) => {
            const listed = await runGit(folder, ["ls-tree", "-r", "-z", "--full-tree", `${commit}^{commit}`]);
            return listed === undefined ? undefined : parseListing(listed.toString());
        },
        difference: async (before, after) => {
            const commits = [`${before}^{commit}`, `${after}^{commit}`];
            const options = ["-r", "-z", "--raw", "--no-abbrev", "-M", "--no-ext-diff", "--no-textconv"];
            const listed = await runGit(folder, ["diff-tree", ...options, ...commits, "--"]);
            return listed === undefined ? undefined : parseDifference(listed.toString());
        },
        mergeBase: async (one, other) => {
            const isShallow = await runGit(folder, ["rev-parse", "--is-shallow-repository"]);
            if (isShallow?.toString().trim() !== "false")
                return undefined;
            const found = (await runGit(folder, ["merge-base", one, other]))?.toString().trim();
            return isObjectId(found) ? found : undefined;
        },
        close: reader.close,
    };
}
function parseTree(bytes, idBytes) {
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const space = bytes.indexOf(0x20, at);
        const zero = bytes.indexOf(0, space);
        entries.push({
            path: bytes.toString("utf8", space + 1, zero),
            kind: kindOfMode(bytes.toString("latin1", at, space)),
            sha: bytes.toString("hex", zero + 1, zero + 1 + idBytes),
        });
        at = zero + 1 + idBytes;
    }
    return entries;
}
function parseListing(listed) {
    return listed.split("\0").flatMap((line) => {
        const [, mode = "", sha = "", path] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return path === undefined ? [] : [{ path, kind: kindOfMode(mode), sha }];
    });
}
function parseDifference(listed) {
    const parts = listed.split("\0");
    const differences = [];
    for (let at = 0; at + 1 < parts.length;) {
        const [oldMode = "", newMode = "", oldSha = "", newSha = "", status = ""] = (parts[at] ?? "").slice(1).split(" ");
        const oldPath = parts[at + 1] ?? "";
        const isRenamed = status.startsWith("R");
        const newPath = isRenamed ? (parts[at + 2] ?? "") : oldPath;
        differences.push({ before: sideOf(oldMode, oldSha, oldPath), after: sideOf(newMode, newSha, newPath) });
        at += isRenamed ? 3 : 2;
    }
    return differences;
}
function sideOf(mode, sha, path) {
    return /^0+$/.test(mode) ? undefined : { path, kind: kindOfMode(mode), sha };
}

// EXTERNAL MODULE: ./.build/action/action/github/answer.js
var github_answer = __nccwpck_require__(990);
;// CONCATENATED MODULE: ./.build/action/action/files/event.js




const READERS = new Map([
    ["pull_request", (payload) => readPullRequest(payload, false)],
    ["pull_request_target", (payload) => readPullRequest(payload, true)],
    ["push", readPush],
    ["merge_group", readMergeGroup],
    ["workflow_dispatch", readSnapshot],
    ["schedule", readSnapshot],
]);
function readEvent(environment) {
    const name = environment.GITHUB_EVENT_NAME ?? "";
    const read = READERS.get(name);
    if (read === undefined) {
        throw new action_error/* ActionError */.lZ(`The event "${name}" does not say which files to check. ` +
            `Run this Action in a workflow on one of these events: ${[...READERS.keys()].join(", ")}.`);
    }
    const [owner = "", repository = ""] = (environment.GITHUB_REPOSITORY ?? "").split("/");
    const event = read(readPayload(environment.GITHUB_EVENT_PATH ?? ""), environment);
    if (event === undefined || repository === "")
        throw unreadableEvent(name);
    return { owner, repository, ...event };
}
function readPullRequest(payload, isTarget) {
    const pullRequest = (0,github_answer/* getProperty */.U)(payload, "pull_request");
    const number = (0,github_answer/* getProperty */.U)(pullRequest, "number");
    const headSha = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(pullRequest, "head"), "sha");
    if (typeof number !== "number" || !isObjectId(headSha))
        return undefined;
    return { kind: "pull-request", number, headSha, isTarget };
}
function readPush(payload) {
    if ((0,github_answer/* getProperty */.U)(payload, "deleted") === true)
        return { kind: "deletion" };
    const before = (0,github_answer/* getProperty */.U)(payload, "before");
    const commit = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(payload, "head_commit"), "id");
    const after = isObjectId(commit) ? commit : (0,github_answer/* getProperty */.U)(payload, "after");
    if (!isObjectId(before) || !isObjectId(after))
        return undefined;
    return /^0+$/.test(before) ? { kind: "snapshot", sha: after } : { kind: "range", before, after };
}
function readMergeGroup(payload) {
    const group = (0,github_answer/* getProperty */.U)(payload, "merge_group");
    const before = (0,github_answer/* getProperty */.U)(group, "base_sha");
    const after = (0,github_answer/* getProperty */.U)(group, "head_sha");
    return isObjectId(before) && isObjectId(after) ? { kind: "range", before, after } : undefined;
}
function readSnapshot(_, { GITHUB_SHA: sha }) {
    return isObjectId(sha) ? { kind: "snapshot", sha } : undefined;
}
function readPayload(path) {
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, "utf8"));
    }
    catch {
        return undefined;
    }
}
function unreadableEvent(name) {
    return new action_error/* ActionError */.lZ(`The event "${name}" of this run cannot be read from GITHUB_EVENT_PATH, GITHUB_REPOSITORY and GITHUB_SHA, which a runner sets. ` +
        "Run the Action as a step of a workflow on GitHub Actions.");
}

// EXTERNAL MODULE: ./.build/action/action/github/client.js + 2 modules
var client = __nccwpck_require__(8299);
// EXTERNAL MODULE: ./.build/action/action/github/failure.js + 1 modules
var failure = __nccwpck_require__(9551);
;// CONCATENATED MODULE: ./.build/action/action/files/objects.js





const tooManyEntries = {
    kind: "too-many-entries",
    reason: "GitHub lists only a part of its folder. Move it to a folder with fewer files.",
};
async function readFolder({ api, checkout }, sha) {
    const held = await checkout.folder(sha);
    return held === undefined ? requestFolder(api, sha) : (0,result.ok)(held);
}
async function requestFolder(api, sha) {
    const tree = await requestTree(api, sha, {});
    if (!tree.ok)
        return tree;
    return tree.value.isTruncated ? (0,result/* err */._)(tooManyEntries) : (0,result.ok)(tree.value.entries);
}
async function requestAllBelow(api, sha) {
    const tree = await requestTree(api, sha, { recursive: "1" });
    if (!tree.ok)
        return tree;
    return (0,result.ok)(tree.value.isTruncated ? undefined : tree.value.entries);
}
async function requestFilesBelow(api, sha) {
    const all = await requestAllBelow(api, sha);
    return all.ok ? (0,result.ok)(all.value?.filter(({ kind }) => kind !== "folder")) : all;
}
async function readBlob({ api, checkout }, file_sha) {
    const held = await checkout.blob(file_sha);
    if (held !== undefined)
        return (0,result.ok)(held);
    const answer = await (0,client/* request */.Em)(api, (github, place) => github.rest.git.getBlob({ ...place, file_sha }));
    if (!answer.ok)
        return answer;
    const content = (0,github_answer/* getProperty */.U)(answer.value, "content");
    return typeof content === "string" ? (0,result.ok)(Buffer.from(content, "base64")) : (0,result/* err */._)(failure/* unexpectedAnswer */.au);
}
async function hasCommit({ api, checkout }, commit_sha) {
    if (await checkout.holdsCommit(commit_sha))
        return (0,result.ok)(true);
    const answer = await (0,client/* request */.Em)(api, (github, place) => github.rest.git.getCommit({ ...place, commit_sha }));
    if (answer.ok)
        return (0,result.ok)(true);
    return answer.error.kind === "absent" ? (0,result.ok)(false) : answer;
}
function missingCommit(sha) {
    return {
        reason: `The commit ${sha} does not exist, or the token may not see it. ` +
            "If its branch was deleted or overwritten in the meantime, run the workflow for the branch as it is now; " +
            "otherwise give the job the permission `contents: read`.",
    };
}
async function requestTree(api, tree_sha, options) {
    const answer = await (0,client/* request */.Em)(api, (github, place) => github.rest.git.getTree({ ...place, tree_sha, ...options }));
    if (!answer.ok)
        return answer;
    const tree = (0,github_answer/* getProperty */.U)(answer.value, "tree");
    if (!Array.isArray(tree))
        return (0,result/* err */._)(failure/* unexpectedAnswer */.au);
    const entries = tree.flatMap(toEntry);
    if (entries.length < tree.length)
        return (0,result/* err */._)(failure/* unexpectedAnswer */.au);
    return (0,result.ok)({ entries, isTruncated: (0,github_answer/* getProperty */.U)(answer.value, "truncated") === true });
}
function toEntry(value) {
    const [path, mode, sha] = [(0,github_answer/* getProperty */.U)(value, "path"), (0,github_answer/* getProperty */.U)(value, "mode"), (0,github_answer/* getProperty */.U)(value, "sha")];
    if (typeof path !== "string" || typeof mode !== "string" || !isObjectId(sha))
        return [];
    return [{ path, kind: kindOfMode(mode), sha }];
}

;// CONCATENATED MODULE: ./.build/action/action/files/tree-difference.js


async function differenceOfTrees(sources, before, after) {
    const found = await differenceBelow(sources, before, after, "");
    return found.ok ? (0,result.ok)(withRenames(found.value)) : found;
}
async function filesBelow(sources, sha, path = "") {
    const all = await requestFilesBelow(sources.api, sha);
    if (!all.ok)
        return all;
    if (all.value !== undefined)
        return (0,result.ok)(all.value.map((entry) => ({ ...entry, path: path + entry.path })));
    const folder = await readFolder(sources, sha);
    if (!folder.ok)
        return folder;
    const found = [];
    for (const entry of folder.value) {
        const below = await tree_difference_filesOf(sources, { ...entry, path: path + entry.path });
        if (!below.ok)
            return below;
        for (const one of below.value)
            found.push(one);
    }
    return (0,result.ok)(found);
}
async function tree_difference_filesOf(sources, entry) {
    if (entry === undefined)
        return (0,result.ok)([]);
    return entry.kind === "folder" ? filesBelow(sources, entry.sha, `${entry.path}/`) : (0,result.ok)([entry]);
}
async function differenceBelow(sources, before, after, path) {
    const allBefore = await requestFilesBelow(sources.api, before);
    if (!allBefore.ok)
        return allBefore;
    const allAfter = await requestFilesBelow(sources.api, after);
    if (!allAfter.ok)
        return allAfter;
    if (allBefore.value !== undefined && allAfter.value !== undefined)
        return (0,result.ok)(pairsThatDiffer(allBefore.value, allAfter.value, path));
    return differenceByFolders(sources, before, after, path);
}
async function differenceByFolders(sources, before, after, path) {
    const folderBefore = await readFolder(sources, before);
    if (!folderBefore.ok)
        return folderBefore;
    const folderAfter = await readFolder(sources, after);
    if (!folderAfter.ok)
        return folderAfter;
    const found = [];
    for (const pair of pairsThatDiffer(folderBefore.value, folderAfter.value, path)) {
        const below = await descend(sources, pair);
        if (!below.ok)
            return below;
        for (const one of below.value)
            found.push(one);
    }
    return (0,result.ok)(found);
}
async function descend(sources, { before, after }) {
    if (before?.kind === "folder" && after?.kind === "folder")
        return differenceBelow(sources, before.sha, after.sha, `${after.path}/`);
    const filesBefore = await tree_difference_filesOf(sources, before);
    if (!filesBefore.ok)
        return filesBefore;
    const filesAfter = await tree_difference_filesOf(sources, after);
    return filesAfter.ok ? (0,result.ok)(pairsThatDiffer(filesBefore.value, filesAfter.value, "")) : filesAfter;
}
function pairsThatDiffer(allBefore, allAfter, path) {
    const inside = (entry) => ({ ...entry, path: path + entry.path });
    const left = new Map(allBefore.map((entry) => [entry.path, entry]));
    const found = [];
    for (const entry of allAfter) {
        const before = left.get(entry.path);
        left.delete(entry.path);
        if (before?.sha === entry.sha && before.kind === entry.kind)
            continue;
        found.push({ before: before && inside(before), after: inside(entry) });
    }
    for (const entry of left.values())
        found.push({ before: inside(entry), after: undefined });
    return found;
}
function withRenames(differences) {
    const removed = Map.groupBy(differences.flatMap(({ before, after }) => (before?.kind === "file" && after === undefined ? [before] : [])), ({ sha }) => sha);
    const renamed = new Set();
    const named = differences.map((difference) => {
        const { before, after } = difference;
        if (before !== undefined || after?.kind !== "file")
            return difference;
        const former = removed.get(after.sha)?.pop();
        if (former !== undefined)
            renamed.add(former);
        return { before: former, after };
    });
    return named
        .filter(({ before, after }) => after !== undefined || before === undefined || !renamed.has(before))
        .toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
}
function pathOf({ before, after }) {
    return after?.path ?? before?.path ?? "";
}

;// CONCATENATED MODULE: ./.build/action/action/files/found-files.js




async function findDifferenceInCheckout({ checkout }, before, after) {
    const held = await checkout.difference(before, after);
    return held === undefined ? undefined : { files: filesOfDifference(held), notes: [] };
}
async function findDifferenceOfTrees(sources, before, after, because) {
    const differences = await differenceOfTrees(sources, before, after);
    if (!differences.ok)
        return differences;
    return (0,result.ok)(withNote(filesOfDifference(differences.value), "the git trees of the two commits", because));
}
async function findDifference(sources, before, after, because) {
    const held = await findDifferenceInCheckout(sources, before, after);
    if (held === undefined)
        return findDifferenceOfTrees(sources, before, after, because);
    return (0,result.ok)(withNote(held.files, "the checkout", because));
}
function withNote(files, where, because) {
    return { files, notes: [`The changed files are taken from ${where}, because ${because}.`] };
}
function filesOfTree(entries) {
    const files = entries.filter(({ kind }) => kind === "file");
    return {
        files: files.map(({ path, sha }) => ({ path, formerPath: path, now: "file", blobSha: sha, patch: undefined })),
        leftOut: entries.filter(({ kind }) => kind !== "file").map(({ path }) => path),
    };
}
function filesOfDifference(differences) {
    return differences.map(({ before, after }) => ({
        path: after?.path ?? before?.path ?? "",
        formerPath: before?.path ?? null,
        now: after === undefined ? "nothing" : after.kind === "file" ? "file" : "link",
        blobSha: after?.kind === "file" ? after.sha : null,
        patch: undefined,
    }));
}
function notesOfLeftOut(leftOut, matches) {
    const picked = leftOut.filter(matches);
    if (picked.length === 0)
        return [];
    const named = picked.slice(0, action_limits/* LOG_MAX_LISTED_PATHS */.rS).map((path) => `"${(0,text_printable/* printable */.g$)(path)}"`);
    const more = picked.length - named.length;
    return [
        `Symbolic links and submodules are not followed, so these are left out: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
    ];
}
async function markLinks(files, head, matches) {
    const links = new Set();
    for (const file of files.filter((one) => matches(one.path) && mayBeLink(one))) {
        const found = await head.kindOf(file.path);
        if (found.ok && isLink(found.value))
            links.add(file.path);
    }
    return {
        files: files.map((file) => (links.has(file.path) ? { ...file, now: "link", blobSha: null } : file)),
        notes: [],
    };
}
function mayBeLink({ now, patch }) {
    if (now === "nothing")
        return false;
    return (patch === undefined || patch.endsWith("\n\\ No newline at end of file") || /^\+Subproject commit /m.test(patch));
}

;// CONCATENATED MODULE: ./.build/action/action/files/listing.js







async function listing_readPullRequest(api, pull_number) {
    const answer = await (0,client/* request */.Em)(api, (github, place) => github.rest.pulls.get({ ...place, pull_number }));
    if (!answer.ok)
        return answer;
    const data = answer.value;
    const headSha = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(data, "head"), "sha");
    const baseSha = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(data, "base"), "sha");
    const changedFiles = (0,github_answer/* getProperty */.U)(data, "changed_files");
    if (!isObjectId(headSha) || !isObjectId(baseSha) || typeof changedFiles !== "number")
        return (0,result/* err */._)(failure/* unexpectedAnswer */.au);
    return (0,result.ok)({ number: pull_number, headSha, baseSha, changedFiles });
}
async function listPullRequestFiles(api, { number: pull_number, changedFiles }) {
    const listed = await (0,client/* request */.Em)(api, async (github, place) => ({
        data: await github.paginate(github.rest.pulls.listFiles, { ...place, pull_number, per_page: 100 }),
    }));
    const files = listed.ok ? listedFiles(listed.value) : listed;
    if (!files.ok)
        return files;
    const { length } = files.value;
    const isPart = length < changedFiles;
    const isAtBound = length >= action_limits/* PULL_REQUEST_MAX_LISTED_FILES */.RT && length !== changedFiles;
    return (0,result.ok)(isPart || isAtBound ? undefined : files.value);
}
async function compareCommits(api, before, after) {
    const answer = await requestComparison(api, before, after, 1);
    if (!answer.ok)
        return answer;
    const files = listedFiles((0,github_answer/* getProperty */.U)(answer.value, "files"));
    if (!files.ok)
        return files;
    const mergeBase = mergeBaseOf(answer.value);
    if (!mergeBase.ok)
        return mergeBase;
    const isAll = files.value.length < action_limits/* COMPARISON_MAX_LISTED_FILES */.Fl;
    return (0,result.ok)({ mergeBase: mergeBase.value, files: isAll ? files.value : undefined });
}
async function findMergeBase({ api, checkout }, baseSha, headSha) {
    const held = await checkout.mergeBase(baseSha, headSha);
    if (held !== undefined)
        return (0,result.ok)(held);
    const answer = await requestComparison(api, baseSha, headSha, 2);
    const found = answer.ok ? mergeBaseOf(answer.value) : answer;
    return found.ok ? found : (0,result/* err */._)((0,action_error/* explained */.to)("The merge base of the pull request cannot be found.", found.error));
}
function requestComparison(api, base, head, page) {
    return (0,client/* request */.Em)(api, (github, place) => github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, per_page: 1, page }));
}
function mergeBaseOf(data) {
    const sha = (0,github_answer/* getProperty */.U)((0,github_answer/* getProperty */.U)(data, "merge_base_commit"), "sha");
    return isObjectId(sha) ? (0,result.ok)(sha) : (0,result/* err */._)(failure/* unexpectedAnswer */.au);
}
function listedFiles(items) {
    return Array.isArray(items) && items.every(isListedFile) ? (0,result.ok)(items.map(toChangedFile)) : (0,result/* err */._)(failure/* unexpectedAnswer */.au);
}
function toChangedFile({ filename, status, sha, previous_filename, patch }) {
    return {
        path: filename,
        formerPath: FORMERLY_ABSENT.has(status) ? null : status === "renamed" ? (previous_filename ?? null) : filename,
        now: status === "removed" ? "nothing" : "file",
        blobSha: sha,
        patch,
    };
}
const FORMERLY_ABSENT = new Set(["added", "copied"]);
function isListedFile(item) {
    const sha = (0,github_answer/* getProperty */.U)(item, "sha");
    const isTextOrNone = (name) => ["string", "undefined"].includes(typeof (0,github_answer/* getProperty */.U)(item, name));
    return (typeof (0,github_answer/* getProperty */.U)(item, "filename") === "string" &&
        typeof (0,github_answer/* getProperty */.U)(item, "status") === "string" &&
        (typeof sha === "string" || sha === null) &&
        isTextOrNone("previous_filename") &&
        isTextOrNone("patch"));
}

;// CONCATENATED MODULE: ./.build/action/action/files/repository.js







function openRepository(sources, commit) {
    const find = treeFinder(sources, commit.sha);
    const readById = (0,promises/* oncePerKey */.G5)((sha) => readBlob(sources, sha));
    const readEntry = async (entry) => {
        const blob = blobOf(entry, commit);
        return blob.ok ? readById(blob.value) : blob;
    };
    return {
        commit,
        kindOf: async (path) => {
            const found = await find(path);
            return found.ok ? (0,result.ok)(found.value?.kind) : found;
        },
        read: (0,promises/* oncePerKey */.G5)(async (path) => {
            const found = await find(path);
            return found.ok ? readEntry(found.value) : found;
        }),
        readBlob: readById,
        list: () => listFiles(sources, commit.sha),
    };
}
async function listFiles(sources, sha) {
    const held = await sources.checkout.files(sha);
    if (held !== undefined)
        return (0,result.ok)(held);
    const requested = await filesBelow(sources, sha);
    if (requested.ok)
        return requested;
    const failure = requested.error.kind === "absent" ? missingCommit(sha) : requested.error;
    return (0,result/* err */._)((0,action_error/* explained */.to)(`The files of commit ${sha} cannot be listed.`, failure));
}
function blobOf(entry, { name }) {
    if (entry === undefined)
        return (0,result/* err */._)({ reason: `There is no such file at ${name}. Check its name and its folder.` });
    if (entry.kind === "file")
        return (0,result.ok)(entry.sha);
    if (isLink(entry.kind)) {
        const what = entry.kind === "link" ? "a symbolic link" : "a submodule";
        return (0,result/* err */._)({ reason: `Its path leads to ${what}, which is not followed. Put the file itself there.` });
    }
    return (0,result/* err */._)({ reason: "It is a folder, not a file. Name a file." });
}
function treeFinder({ api, checkout }, commitSha) {
    let requested = 0;
    const wholeTree = (0,promises/* once */.Oo)(async () => {
        const all = await requestAllBelow(api, commitSha);
        return all.ok && all.value !== undefined ? byPath(all.value) : undefined;
    });
    const readFolder = async (sha) => {
        const held = await checkout.folder(sha);
        if (held !== undefined)
            return (0,result.ok)(byPath(held));
        if (requested >= action_limits/* FOLDERS_MAX_REQUESTS */.Gp && (await wholeTree()) !== undefined)
            return (0,result.ok)(undefined);
        requested += 1;
        const folder = await requestFolder(api, sha);
        return folder.ok ? (0,result.ok)(byPath(folder.value)) : folder;
    };
    const entriesOf = (0,promises/* oncePerKey */.G5)(readFolder);
    return async (path) => {
        let entry;
        let folder = commitSha;
        for (const name of path.split("/")) {
            if (folder === undefined)
                return (0,result.ok)(undefined);
            const entries = await entriesOf(folder);
            if (!entries.ok)
                return entries;
            if (entries.value === undefined)
                return (0,result.ok)(findInAll(await wholeTree(), path));
            entry = entries.value.get(name);
            if (isLink(entry?.kind))
                return (0,result.ok)(entry);
            folder = entry?.kind === "folder" ? entry.sha : undefined;
        }
        return (0,result.ok)(entry);
    };
}
function findInAll(all, path) {
    for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) {
        const above = all?.get(path.slice(0, end));
        if (isLink(above?.kind))
            return above;
    }
    return all?.get(path);
}
function byPath(entries) {
    return new Map(entries.map((entry) => [entry.path, entry]));
}

;// CONCATENATED MODULE: ./.build/action/action/files/pull-request-changes.js







async function pullRequestChanges(event, sources, matches) {
    const read = await listing_readPullRequest(sources.api, event.number);
    if (!read.ok)
        return (0,result/* err */._)((0,action_error/* explained */.to)(`Pull request #${event.number} cannot be read.`, read.error));
    const { headSha, baseSha, number } = read.value;
    const findBase = (0,promises/* once */.Oo)(() => findMergeBase(sources, baseSha, headSha));
    const head = openRepository(sources, { sha: headSha, name: "the head commit" });
    const found = await findFiles(sources, read.value, head, findBase, matches);
    if (!found.ok)
        return found;
    const moved = headSha === event.headSha ? [] : [`The pull request has newer commits; checking ${headSha}.`];
    const { owner, repository } = event;
    return (0,result.ok)({
        target: { owner, repository, headSha, pullRequest: number },
        files: found.value.files,
        head,
        openBefore: (0,promises/* once */.Oo)(async () => {
            const base = await findBase();
            return base.ok ? (0,result.ok)(openRepository(sources, { sha: base.value, name: "the merge base" })) : base;
        }),
        settings: event.isTarget ? openRepository(sources, { sha: baseSha, name: "the base branch's commit" }) : head,
        notes: [...moved, ...found.value.notes],
    });
}
async function findFiles(sources, pullRequest, head, findBase, matches) {
    const { number, changedFiles, headSha } = pullRequest;
    const listed = await listPullRequestFiles(sources.api, pullRequest);
    if (listed.ok && listed.value !== undefined)
        return (0,result.ok)(await markLinks(listed.value, head, matches));
    if (!listed.ok && !(0,failure/* allowsAnotherWay */.dy)(listed.error))
        return (0,result/* err */._)(cannotBeListed(number, listed.error));
    const because = listed.ok
        ? `GitHub lists only a part of the ${changedFiles} files that pull request #${number} changes`
        : listed.error.event;
    const base = await findBase();
    const found = base.ok ? await findDifference(sources, base.value, headSha, because) : base;
    if (found.ok)
        return found;
    return (0,result/* err */._)(listed.ok
        ? (0,action_error/* explained */.to)(`${because}, and its commits cannot be compared.`, found.error)
        : cannotBeListed(number, listed.error));
}
function cannotBeListed(number, failure) {
    return (0,action_error/* explained */.to)(`The files of pull request #${number} cannot be listed.`, failure);
}

;// CONCATENATED MODULE: ./.build/action/action/files/range-changes.js









async function rangeChanges(event, sources, matches) {
    const { owner, repository, before, after } = event;
    const head = openRepository(sources, { sha: after, name: "the head commit" });
    const found = await range_changes_findFiles(event, sources, head, matches);
    if (!found.ok)
        return (0,result/* err */._)((0,action_error/* explained */.to)(`What changed from ${before} to ${after} cannot be found.`, found.error));
    if (found.value === undefined)
        return (0,result.ok)(undefined);
    return (0,result.ok)({
        target: { owner, repository, headSha: after, pullRequest: undefined },
        files: found.value.files,
        head,
        openBefore: (0,promises/* once */.Oo)(async () => (0,result.ok)(openRepository(sources, { sha: before, name: "the commit before" }))),
        settings: head,
        notes: found.value.notes,
    });
}
async function range_changes_findFiles({ before, after }, sources, head, matches) {
    const held = await findDifferenceInCheckout(sources, before, after);
    if (held !== undefined)
        return (0,result.ok)(held);
    const compared = await compareCommits(sources.api, before, after);
    const listed = compared.ok ? wholeListing(compared.value, before) : undefined;
    if (listed !== undefined)
        return (0,result.ok)(await markLinks(listed, head, matches));
    if (!compared.ok && !(0,failure/* allowsAnotherWay */.dy)(compared.error))
        return compared;
    if (!compared.ok && compared.error.kind === "absent") {
        const gone = await isGone(sources, before, after);
        if (!gone.ok)
            return gone;
        if (gone.value)
            return (0,result.ok)(undefined);
    }
    const because = compared.ok ? whyNotWhole(compared.value, before) : compared.error.event;
    const found = await findDifferenceOfTrees(sources, before, after, because);
    return found.ok || compared.ok ? found : compared;
}
function wholeListing({ mergeBase, files }, before) {
    return mergeBase === before ? files : undefined;
}
function whyNotWhole({ mergeBase }, before) {
    if (mergeBase !== before)
        return "the branch was overwritten";
    return `GitHub lists only ${action_limits/* COMPARISON_MAX_LISTED_FILES */.Fl} of the files`;
}
async function isGone(sources, before, after) {
    const hasAfter = await hasCommit(sources, after);
    if (!hasAfter.ok)
        return hasAfter;
    if (!hasAfter.value)
        return (0,result/* err */._)(missingCommit(after));
    const hasBefore = await hasCommit(sources, before);
    return hasBefore.ok ? (0,result.ok)(!hasBefore.value) : hasBefore;
}

;// CONCATENATED MODULE: ./.build/action/action/files/find-change-set.js





function findChangeSet(event, sources, matches) {
    switch (event.kind) {
        case "pull-request":
            return pullRequestChanges(event, sources, matches);
        case "range":
            return rangeOrSnapshot(event, sources, matches);
        default:
            return snapshot(event.sha, sources, matches);
    }
}
async function rangeOrSnapshot(event, sources, matches) {
    const range = await rangeChanges(event, sources, matches);
    if (!range.ok)
        return range;
    if (range.value !== undefined)
        return (0,result.ok)(range.value);
    const all = await snapshot(event.after, sources, matches);
    if (!all.ok)
        return all;
    const note = `The commit before the change, ${event.before}, no longer exists, so all files are checked and nothing is compared.`;
    return (0,result.ok)({ ...all.value, notes: [note, ...all.value.notes] });
}
async function snapshot(sha, sources, matches) {
    const head = openRepository(sources, { sha, name: "the head commit" });
    const entries = await head.list();
    if (!entries.ok)
        return entries;
    const { files, leftOut } = filesOfTree(entries.value);
    const { owner, repository } = sources.api;
    return (0,result.ok)({
        target: { owner, repository, headSha: sha, pullRequest: undefined },
        files,
        head,
        openBefore: undefined,
        settings: head,
        notes: notesOfLeftOut(leftOut, matches),
    });
}

// EXTERNAL MODULE: ./.build/action/shared/report/rule-page.js
var rule_page = __nccwpck_require__(6480);
;// CONCATENATED MODULE: ./.build/action/action/choices.js
function readChoices(text, choices) {
    const words = text.split(/[\s,]+/).filter((word) => word !== "");
    const named = choices.filter((choice) => words.includes(choice));
    const isKnown = words.every((word) => choices.some((choice) => choice === word));
    return isKnown && named.length > 0 ? named : undefined;
}

;// CONCATENATED MODULE: ./.build/action/action/inputs.js






const FAIL_ON = ["error", "warning", "opens", "widens", "breaks"];
const ANNOTATE = ["commands", "checks", "review"];
function readInputs(getInput) {
    return {
        files: readGlobs(linesOf(getInput("files"))),
        policy: readPath("policy", getInput("policy"), POLICY_FILE),
        layers: inputs_readLayers(getInput("layers")),
        vocabulary: readOptionalPath("vocabulary", getInput("vocabulary"), "vocabulary.json"),
        failOn: readFailOn(getInput("fail-on")),
        onlyChangedLines: readBoolean("only-changed-lines", getInput("only-changed-lines")),
        annotate: readChoice("annotate", getInput("annotate"), ANNOTATE),
        comment: readBoolean("comment", getInput("comment")),
        sarifFile: readOptionalPath("sarif-file", getInput("sarif-file"), "provider-steward.sarif", "the workspace"),
        docsUrl: readAddress(getInput("docs-url")),
        token: readToken(getInput("token")),
    };
}
function readFailOn(text) {
    if (text === "never")
        return [];
    const named = readChoices(text, FAIL_ON);
    if (named !== undefined)
        return named;
    throw new action_error/* ActionError */.lZ(`Input "fail-on" must be "never", or one or several of ${(0,wording/* quoteAll */._R)(FAIL_ON, "and")}, and it is "${text}".`);
}
function readChoice(input, text, choices) {
    const known = choices.find((choice) => choice === text);
    if (known === undefined) {
        throw new action_error/* ActionError */.lZ(`Input "${input}" must be ${(0,wording/* quoteAll */._R)(choices, "or")}, and it is "${text}".`);
    }
    return known;
}
function readBoolean(input, text) {
    const lower = text.toLowerCase();
    if (lower === "true" || lower === "false")
        return lower === "true";
    throw new action_error/* ActionError */.lZ(`Input "${input}" must be "true" or "false", and it is "${text}".`);
}
function inputs_readLayers(text) {
    const layers = linesOf(text).map(inputs_readLayer);
    if (layers.length > validate_limits/* LAYERS_MAX */.W$) {
        throw new action_error/* ActionError */.lZ(`Input "layers" accepts at most ${validate_limits/* LAYERS_MAX */.W$} layers, and it has ${layers.length}. Merge some of them.`);
    }
    return layers;
}
function inputs_readLayer(line) {
    const [, kind, path = ""] = /^(\w+):\s*(.*)$/s.exec(line) ?? [];
    const known = LAYER_NAMES.find((name) => name === kind);
    if (known === undefined) {
        throw new action_error/* ActionError */.lZ(`Input "layers" must be a kind and a path on each line, such as "enforced: config/enforced.json" or "default: config/default.json", and one is "${line}".`);
    }
    return { kind: known, path: readPath("layers", path, "config/enforced.json") };
}
function readOptionalPath(input, text, example, root) {
    return text === "" ? undefined : readPath(input, text, example, root);
}
function readPath(input, text, example, root = "the root of the repository") {
    const path = external_node_path_.posix.normalize(text);
    if (text === "" || /^\.{0,2}\/|^\.\.?$|\/$/.test(path)) {
        throw new action_error/* ActionError */.lZ(`Input "${input}" must be the path of a file from ${root}, such as "${example}", and it is "${text}".`);
    }
    return path;
}
function readAddress(text) {
    if (text === "")
        return undefined;
    const docsUrl = (0,rule_page/* readDocsUrl */.X)(text);
    if (docsUrl === undefined) {
        throw new action_error/* ActionError */.lZ(`Input "docs-url" must be the start of a web address, such as "https://steward.example.com/rules/", and it is "${text}".`);
    }
    return docsUrl;
}
function readToken(text) {
    if (!/^[\x21-\x7e]+$/.test(text)) {
        throw new action_error/* ActionError */.lZ(`Input "token" is ${text === "" ? "empty" : "not a token: it contains characters that a token cannot have"}. ` +
            `Leave it out to use the job's own token, or give one from the repository's secrets.`);
    }
    return text;
}
function linesOf(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== "");
}

// EXTERNAL MODULE: ./.build/action/shared/report/run.js
var report_run = __nccwpck_require__(2203);
// EXTERNAL MODULE: ./.build/action/action/publish/run-report.js + 1 modules
var run_report = __nccwpck_require__(5041);
;// CONCATENATED MODULE: ./.build/action/action/publish/outcome.js









function outcomeOf(run, failOn, fileFailures) {
    const { files, unread, changes } = run;
    const counts = (0,diagnostic/* countBySeverity */.Ot)(files.flatMap(({ diagnostics }) => diagnostics));
    const failures = [...(unread.length === 0 ? [] : [describeUnreadFiles(unread, files.length)]), ...fileFailures];
    const runErrors = failures.map((message) => ({ title: action_error/* ACTION_ERROR_TITLE */.bi, message }));
    return { counts, runErrors, failure: runErrors.length > 0 ? undefined : failureOf(counts, changes, failOn) };
}
function failureOf(counts, changes, failOn) {
    if (failOn.length === 0)
        return undefined;
    const warning = failOn.includes("warning") ? counts.warning : 0;
    const found = [
        (0,report_run/* describeCounts */.wv)({ error: counts.error, warning, notice: 0 }),
        ...describeUnwanted(changes, failOn),
    ].filter((text) => text !== "");
    if (found.length === 0)
        return undefined;
    return `Provider Steward found ${found.join(", ")}, and the input \`fail-on\` is "${failOn.join(", ")}".`;
}
function describeUnwanted(changes, failOn) {
    if (!failsOnChanges(failOn))
        return [];
    const { opens, breaks } = (0,report_run/* countChanges */.xS)(changes);
    return [
        ...(failOn.includes("opens") || failOn.includes("widens") ? describeEffect(opens, "opens", "open") : []),
        ...(failOn.includes("breaks") ? describeEffect(breaks, "breaks", "break") : []),
        ...describeUnknown(changes),
    ];
}
function failsOnChanges(failOn) {
    return failOn.some((what) => what === "opens" || what === "widens" || what === "breaks");
}
function describeEffect(count, one, many) {
    return count === 0 ? [] : [`${(0,wording/* countOf */.pq)(count, "change")} that ${count === 1 ? one : many} something`];
}
function describeUnknown(changes) {
    const count = (0,report_run/* countUnknown */.mj)(changes);
    return count === 0 ? [] : [`${(0,wording/* countOf */.pq)(count, "file")} whose changes for users are not known`];
}
function describeUnreadFiles(unread, checkedCount) {
    const reasons = new Set(unread.map(({ reason }) => reason));
    return `${unread.length} of ${unread.length + checkedCount} files could not be read; the log names them. ${[...reasons].join(" ")}`;
}
function setOutputsOfNothing() {
    const outcome = { counts: (0,diagnostic/* countBySeverity */.Ot)([]), runErrors: [], failure: undefined };
    setOutputs({ changes: [] }, outcome, { report: undefined, sarifFile: undefined, failures: [] });
}
function setOutputs({ changes }, { counts, runErrors }, written) {
    if (written.report !== undefined)
        (0,core/* setOutput */.uH)("report", written.report);
    if (written.sarifFile !== undefined)
        (0,core/* setOutput */.uH)("sarif-file", written.sarifFile);
    if (runErrors.length > 0)
        return;
    (0,core/* setOutput */.uH)("valid", counts.error === 0);
    (0,core/* setOutput */.uH)("error-count", counts.error);
    (0,core/* setOutput */.uH)("warning-count", counts.warning);
    (0,core/* setOutput */.uH)("notice-count", counts.notice);
    const widens = changes === undefined ? undefined : (0,report_run/* widensOf */.uQ)(changes);
    if (widens !== undefined)
        (0,core/* setOutput */.uH)("widens", widens);
    (0,core/* setOutput */.uH)("changes", (0,run_report/* formatChangesOutput */.q)(changes ?? [], action_limits/* CHANGES_OUTPUT_MAX_CHARACTERS */.gP));
}

// EXTERNAL MODULE: ./.build/action/shared/report/limits.js
var report_limits = __nccwpck_require__(52);
// EXTERNAL MODULE: ./.build/action/action/publish/annotations.js
var annotations = __nccwpck_require__(6126);
;// CONCATENATED MODULE: ./.build/action/shared/report/text.js




const COLORS = {
    error: ["\u001b[1;31m", "\u001b[0m"],
    warning: ["\u001b[1;33m", "\u001b[0m"],
    notice: ["\u001b[1;36m", "\u001b[0m"],
    success: ["\u001b[1;32m", "\u001b[0m"],
    strong: ["\u001b[1m", "\u001b[0m"],
    faint: ["\u001b[2m", "\u001b[0m"],
};
function formatText(files, options) {
    const paint = options.color ? paintColor : (_, text) => text;
    const blocks = files.flatMap((file) => file.diagnostics.map((diagnostic) => formatDiagnostic(file, diagnostic, paint)));
    return `${[...blocks, paint(colorOfVerdict(files), verdict(files))].join("\n\n")}\n`;
}
function formatDiagnostic(file, diagnostic, paint) {
    const { severity, range, fix } = diagnostic;
    return [
        [
            paint("strong", text_placeOf(file.path, range)),
            paint(severity, severity),
            printable(diagnostic.message),
            paint("faint", printable(diagnostic.rule)),
        ].join("  "),
        ...(range === undefined ? [] : formatFrame(file, range, severity, paint)),
        `  ${paint("faint", "why")}   ${printable(diagnostic.why)}`,
        `  ${paint("faint", "help")}  ${printable(diagnostic.advice)}`,
        ...(fix === undefined ? [] : [`  ${paint("faint", "fix")}   ${fixTitle(fix)}`]),
        ...diagnostic.related.map((place) => `  ${paint("faint", "see")}   ${text_placeOf(file.path, place.range)}  ${printable(place.message)}`),
    ].join("\n");
}
function formatFrame(file, range, severity, paint) {
    const frame = codeFrame(file.source, range);
    if (frame === undefined)
        return [];
    const number = String(range.start.line);
    const underline = paint(severity, "~".repeat(frame.width) || "^");
    const more = range.end.line > range.start.line ? paint("faint", ` to line ${range.end.line}`) : "";
    return [
        `  ${paint("faint", `${number} │`)} ${frame.text}`.trimEnd(),
        `  ${paint("faint", `${" ".repeat(number.length)} │`)} ${" ".repeat(frame.indent)}${underline}${more}`,
    ];
}
function text_placeOf(path, range) {
    const shown = (0,text_printable/* printable */.g$)(path);
    const start = /^[ :]/.test(shown) ? `./${shown}` : shown;
    return range === undefined ? start : `${start}:${range.start.line}:${range.start.column}`;
}
function colorOfVerdict(files) {
    const severities = new Set(files.flatMap(({ diagnostics }) => diagnostics.map(({ severity }) => severity)));
    if (severities.has("error"))
        return "error";
    if (severities.has("warning"))
        return "warning";
    return severities.has("notice") ? "notice" : "success";
}
function paintColor(color, text) {
    const [start, reset] = COLORS[color];
    return `${start}${text}${reset}`;
}

// EXTERNAL MODULE: ./.build/action/shared/report/changes-text.js
var changes_text = __nccwpck_require__(3771);
// EXTERNAL MODULE: ./.build/action/shared/report/effect-counts.js
var effect_counts = __nccwpck_require__(6602);
;// CONCATENATED MODULE: ./.build/action/action/publish/log.js


function logLines({ results, run }) {
    const { files, unread, changes = [], unreported } = results;
    const isNothing = files.length + unread.length + changes.length === 0;
    const elsewhere = (0,report_run/* describeCounts */.wv)(unreported);
    return [
        isNothing ? nothingToCheck(results.changes) : (0,report_run/* headlineOf */.gD)(run),
        ...files.flatMap(({ checked }) => [describeFile(checked), ...findingLines(checked)]),
        ...unread.map(report_run/* describeUnread */.Fn),
        ...(elsewhere === "" ? [] : [`Not reported: ${elsewhere} on lines that the change does not touch.`]),
    ];
}
function nothingToCheck(changes) {
    const what = changes === undefined ? "No file matches" : "No changed file matches";
    return `${what} the input \`files\`, so there is nothing to check.`;
}
function describeFile({ path, diagnostics }) {
    const found = (0,report_run/* describeCounts */.wv)((0,diagnostic/* countBySeverity */.Ot)(diagnostics));
    return `Checked ${(0,text_printable/* printable */.g$)(path)}: ${found === "" ? "nothing to report" : found}.`;
}
function findingLines({ path, diagnostics }) {
    return diagnostics.map(({ range, severity, message, advice, rule }) => {
        const words = [text_placeOf(path, range), severity, `${(0,text_printable/* printable */.g$)(message)} ${(0,text_printable/* printable */.g$)(advice)}`, (0,text_printable/* printable */.g$)(rule)];
        return `  ${words.join("  ")}`;
    });
}
function effectLines(files, failOn) {
    if (files === undefined) {
        return failsOnChanges(failOn)
            ? ["There is nothing to compare with, so the step cannot fail for changes, which the input `fail-on` asks for."]
            : [];
    }
    const listed = (0,report_run/* distinctChanges */.IU)(files).map(({ paths, ...change }) => files.length === 1 || isPlaceOf(change.causes, paths) ? change : { ...change, paths });
    return [...files.flatMap(describeChanges), ...(0,changes_text/* changeLines */.Ow)(listed, (_, line) => line)];
}
function isPlaceOf(causes, [path, ...others]) {
    const named = causes.map(({ place }) => ("label" in place ? place.label : undefined));
    return others.length === 0 && named.length > 0 && named.every((label) => label === path);
}
function describeChanges(file) {
    const name = `Changes in ${(0,text_printable/* printable */.g$)(file.path)}`;
    if (file.kind === "unknown")
        return [`${name}: not known. ${(0,text_printable/* printable */.g$)(file.reason)}`];
    return [`${name}: ${countsOf(file)}.`, ...file.notCompared.map((reason) => `${name}: ${(0,text_printable/* printable */.g$)(reason)}`)];
}
function countsOf({ changes }) {
    return changes.length === 0 ? "none" : (0,effect_counts/* describeEffects */.QG)((0,effect_counts/* countEffects */._x)(changes));
}

// EXTERNAL MODULE: ./.build/action/action/publish/publication.js
var publish_publication = __nccwpck_require__(8434);
// EXTERNAL MODULE: ./.build/action/action/publish/report-files.js + 7 modules
var report_files = __nccwpck_require__(8529);
;// CONCATENATED MODULE: ./.build/action/action/publish/publish.js







async function publish(results, inputs, environment, connect) {
    const publication = (0,publish_publication/* publicationOf */.M)(results, inputs, environment);
    const written = await (0,report_files/* writeReportFiles */.t4)(publication, inputs.sarifFile, environment);
    const outcome = outcomeOf(publication.run, inputs.failOn, written.failures);
    for (const line of logLines(publication))
        (0,core/* info */.pq)(line);
    const annotated = await annotate(publication, outcome, inputs.annotate, connect);
    for (const note of annotated.notes)
        (0,core/* info */.pq)((0,text_printable/* printable */.g$)(note));
    const { runErrors, failure } = outcome;
    const { closeness, docsUrl } = publication;
    const errorsBefore = failure === undefined ? 0 : 1;
    process.stdout.write((0,annotations/* formatWorkflowCommands */.Fk)(annotated.left, { runErrors, errorsBefore, closeness, docsUrl }));
    for (const line of effectLines(results.changes, inputs.failOn))
        (0,core/* info */.pq)(line);
    const unsummarized = await (0,report_files/* writeSummary */.Sy)(environment, (0,report_files/* summaryOf */.YG)(publication, report_limits/* JOB_SUMMARY_MAX_BYTES */.m9));
    const uncommented = inputs.comment ? await commentOn(publication, connect) : undefined;
    for (const note of [unsummarized, uncommented])
        if (note !== undefined)
            (0,core/* info */.pq)((0,text_printable/* printable */.g$)(note));
    setOutputs(results, outcome, written);
    if (runErrors.length > 0)
        process.exitCode = 1;
    if (failure !== undefined)
        (0,core/* setFailed */.C1)(failure);
}
async function commentOn(publication, connect) {
    const { comment } = await __nccwpck_require__.e(/* import() */ 187).then(__nccwpck_require__.bind(__nccwpck_require__, 187));
    return comment(publication, connect);
}
async function annotate(publication, outcome, where, connect) {
    const places = {
        commands: async () => ({ left: publication.run.files, notes: [] }),
        checks: async () => {
            const { annotateByCheckRun } = await __nccwpck_require__.e(/* import() */ 278).then(__nccwpck_require__.bind(__nccwpck_require__, 5278));
            return annotateByCheckRun(publication, outcome, await connect());
        },
        review: async () => {
            const { annotateByReview } = await __nccwpck_require__.e(/* import() */ 179).then(__nccwpck_require__.bind(__nccwpck_require__, 9179));
            return annotateByReview(publication, connect);
        },
    };
    return places[where]();
}

;// CONCATENATED MODULE: ./.build/action/action/run.js















async function run(environment) {
    const inputs = readInputs(core/* getInput */.V4);
    const event = readEvent(environment);
    if (event.kind === "deletion") {
        (0,core/* info */.pq)("A branch or a tag was deleted, so there is nothing to check.");
        setOutputsOfNothing();
        return;
    }
    const api = (0,client/* openApi */.Nd)(event, inputs.token);
    const isTrusted = event.kind !== "pull-request" || !event.isTarget;
    const checkout = openCheckout(isTrusted ? environment.GITHUB_WORKSPACE : undefined);
    try {
        const matches = fileMatcher(inputs.files);
        const changeSet = (0,action_error/* valueOrThrow */.P7)(await findChangeSet(event, { api, checkout }, matches));
        for (const note of changeSet.notes)
            (0,core/* info */.pq)(note);
        const loaded = (0,action_error/* valueOrThrow */.P7)(await loadSettings(changeSet, inputs, matches));
        if (loaded.ownVocabulary !== undefined)
            (0,core/* info */.pq)(`Checking with the vocabulary ${(0,text_printable/* printable */.g$)(loaded.ownVocabulary.path)}.`);
        if (loaded.path !== undefined)
            (0,core/* info */.pq)(`Checking with the policy ${(0,text_printable/* printable */.g$)(loaded.path)}.`);
        const checked = await checkChangeSet(changeSet, loaded, matches, inputs);
        const sides = (0,action_error/* valueOrThrow */.P7)(await loadSides(changeSet, inputs, matches));
        const changes = await compareChangeSet(changeSet, sides, matches);
        const beforeSha = await findBeforeSha(changeSet, changes);
        await publish({ ...checked, changes, beforeSha }, inputs, environment, api.connect);
    }
    finally {
        checkout.close();
    }
}


/***/ }),

/***/ 6173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m_: () => (/* binding */ opensAny),
/* harmony export */   tQ: () => (/* binding */ EFFECTS)
/* harmony export */ });
/* unused harmony export CHANGE_KINDS */
const EFFECTS = ["opens", "breaks", "moves", "changes", "none"];
const CHANGE_KINDS = (/* unused pure expression or super */ null && ([
    "provider-available",
    "every-model-offered",
    "destination-added",
    "encryption-lost",
    "model-offered",
    "enforced-value-removed",
    "policy-loosened",
    "provider-unavailable",
    "every-model-withdrawn",
    "model-withdrawn",
    "connection-changed",
    "model-moved",
    "model-changed",
    "setting-without-effect",
]));
function opensAny(changes) {
    return changes.some(({ effect }) => effect === "opens");
}


/***/ }),

/***/ 3568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ withDiagnostics),
/* harmony export */   Mw: () => (/* binding */ fixTitle),
/* harmony export */   Ot: () => (/* binding */ countBySeverity),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   yi: () => (/* binding */ allDiagnostics)
/* harmony export */ });
/* unused harmony export withoutSource */
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6292);

const SEVERITIES = ["error", "warning", "notice"];
const NO_TEXT = "";
function withDiagnostics(file, diagnostics) {
    return {
        path: file.path,
        diagnostics,
        get source() {
            return file.source;
        },
    };
}
function withoutSource({ path, diagnostics }) {
    return { path, diagnostics, source: NO_TEXT };
}
function countBySeverity(diagnostics) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of diagnostics)
        counts[severity] += 1;
    return counts;
}
function* allDiagnostics(files) {
    for (const { diagnostics } of files)
        yield* diagnostics;
}
function fixTitle({ title, safe }) {
    return safe ? (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(title) : `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(title)} (unsafe)`;
}


/***/ }),

/***/ 7943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ configurationOf)
/* harmony export */ });
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4837);

function configurationOf(documents, vocabulary) {
    const merged = (0,_merge_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeAt */ .E)(documents, []);
    return { documents, merged: merged === undefined ? {} : merged, vocabulary };
}


/***/ }),

/***/ 8114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ enabledValues),
/* harmony export */   EV: () => (/* binding */ DEFAULT_ENABLED),
/* harmony export */   Ol: () => (/* binding */ isEnabled)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);

const DEFAULT_ENABLED = ["providers", "default", "enabled"];
function enabledValues(documents, provider) {
    const values = [];
    for (const [index, document] of documents.entries()) {
        const own = ownEnabled(document, provider);
        if (own !== undefined)
            values.push({ index, path: [...provider, "enabled"], owner: "provider", value: own });
        const byDefault = defaultEnabled(document);
        if (byDefault !== undefined)
            values.push({ index, path: DEFAULT_ENABLED, owner: "default", value: byDefault });
    }
    return values;
}
function isEnabled(documents, provider) {
    for (const document of documents) {
        const value = ownEnabled(document, provider) ?? defaultEnabled(document);
        if (value !== undefined)
            return value;
    }
    return true;
}
function ownEnabled(document, provider) {
    const entry = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, provider);
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(entry, "enabled") : undefined;
    return typeof value === "boolean" ? value : undefined;
}
function defaultEnabled(document) {
    const value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, DEFAULT_ENABLED);
    return typeof value === "boolean" ? value : undefined;
}


/***/ }),

/***/ 2709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fileConfiguration)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4817);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7943);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(285);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9036);
/* harmony import */ var _urls_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9623);





function fileConfiguration(document, layers, vocabulary) {
    const configuration = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationOf */ .Q)([layers.enforced, document, layers.default], vocabulary);
    const entries = knownEntries(document, configuration);
    return {
        ...configuration,
        document,
        layers,
        entries,
        urls: (0,_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .urlsOf */ .Wn)(entries),
        unknownEntries: entriesOfNoProvider(document, vocabulary),
    };
}
function knownEntries(document, configuration) {
    const { providers } = configuration.vocabulary;
    const isBuiltIn = (id) => Object.hasOwn(providers, id);
    return [
        ...(0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .entryViews */ .Vv)(configuration, "built-in", (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectAt */ .lJ)(document, "providers") ?? {}, isBuiltIn),
        ...(0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .entryViews */ .Vv)(configuration, "custom", (0,_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .customEntries */ .kG)(document)),
    ];
}
function entriesOfNoProvider(document, vocabulary) {
    const isUnknown = (id) => id !== "custom" && !Object.hasOwn(vocabulary.providers, id);
    const alone = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationOf */ .Q)([document], vocabulary);
    return (0,_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .entryViews */ .Vv)(alone, "built-in", (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .objectAt */ .lJ)(document, "providers") ?? {}, isUnknown);
}


/***/ }),

/***/ 285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ stepsInEntry),
/* harmony export */   Lq: () => (/* binding */ isHeaderPath),
/* harmony export */   Vv: () => (/* binding */ entryViews)
/* harmony export */ });
/* unused harmony export entryView */
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4817);
/* harmony import */ var _model_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3056);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9036);



function entryView(configuration, kind, id, entry) {
    const provider = (0,_provider_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveProvider */ .fC)(configuration, kind, id, entry);
    const { path } = provider;
    const ownModels = provider.entry === entry ? provider.models : (0,_model_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .modelLists */ .V)(entry);
    return { path, id, kind, entry, ownModels, headers: headersIn(entry, path), provider };
}
const NO_HEADERS = [];
function headersIn(entry, path) {
    const headers = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectAt */ .lJ)(entry, "customHeaders");
    if (headers === undefined)
        return NO_HEADERS;
    return Object.entries(headers).map(([name, value]) => ({ path: [...path, "customHeaders", name], name, value }));
}
function entryViews(configuration, kind, entries, isWanted = () => true) {
    const views = [];
    for (const id of Object.keys(entries)) {
        const entry = entries[id];
        if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(entry) && isWanted(id))
            views.push(entryView(configuration, kind, id, entry));
    }
    return views;
}
function isHeaderPath(path) {
    const [field, name, ...rest] = stepsInEntry(path);
    return field === "customHeaders" && typeof name === "string" && rest.length === 0;
}
function stepsInEntry(path) {
    return path[0] === "providers" ? path.slice(path[1] === "custom" ? 3 : 2) : [];
}


/***/ }),

/***/ 4837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ mergeAt),
/* harmony export */   d: () => (/* binding */ joinLayers)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);
/* harmony import */ var _enablement_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8114);


function mergeDocuments(lower, higher) {
    if (higher === undefined)
        return lower;
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(lower) || !(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(higher))
        return higher;
    return Object.fromEntries([...new Set([...Object.keys(lower), ...Object.keys(higher)])].map((key) => [
        key,
        mergeDocuments((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(lower, key), (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(higher, key)) ?? null,
    ]));
}
function mergeAt(documents, path) {
    return documents.reduceRight((lower, document) => mergeDocuments(lower, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path)), undefined);
}
function joinLayers(documents) {
    return documents.reduce((lower, higher) => {
        const isOverruled = typeof (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(higher, _enablement_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_ENABLED */ .EV) === "boolean";
        return mergeDocuments(isOverruled ? withoutEnabled(lower) : lower, higher);
    }, undefined);
}
function withoutEnabled(layer) {
    const providers = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(layer, ["providers"]);
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(layer) || !(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(providers))
        return layer;
    const { custom } = providers;
    const own = {
        ...mapValues(providers, withoutKey),
        ...((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(custom) ? { custom: mapValues(custom, withoutKey) } : {}),
    };
    return { ...layer, providers: own };
}
function mapValues(object, change) {
    return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
function withoutKey(entry) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "enabled")) : entry;
}


/***/ }),

/***/ 3980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ METADATA_NAMES),
/* harmony export */   Nk: () => (/* binding */ metadataOf),
/* harmony export */   WS: () => (/* binding */ discoveredText),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* unused harmony exports METADATA_FIELDS, discoveredField */
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);

const METADATA_FIELDS = {
    name: "text",
    family: "text",
    maxContextLength: "tokens",
    maxInputTokens: "tokens",
    maxOutputTokens: "tokens",
    supportedInputMediaTypes: "texts",
    supportsImages: "flag",
    supportsToolResultImages: "flag",
    supportsTools: "flag",
    supportsWebSearch: "flag",
    thinkingEffortLevels: "texts",
};
const METADATA_NAMES = Object.keys(METADATA_FIELDS);
function metadataOf(model) {
    const metadata = {};
    for (const field of METADATA_NAMES) {
        const stated = sourceOf(field, model.override, model.custom?.model)?.[field];
        const value = stated ?? discoveredField(model.discovered, field);
        if (value !== undefined)
            metadata[field] = value;
    }
    return metadata;
}
function sourceOf(field, override, custom) {
    if (override !== undefined && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(override, field) !== undefined)
        return override;
    return custom !== undefined && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(custom, field) !== undefined ? custom : undefined;
}
function discoveredField(model, field) {
    const kind = METADATA_FIELDS[field];
    const value = model === undefined ? undefined : (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(asJson(model), field);
    if (kind === "texts")
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(value) && value.every((text) => typeof text === "string") ? value : undefined;
    if (kind === "tokens")
        return Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined;
    return typeof value === (kind === "flag" ? "boolean" : "string") ? value : undefined;
}
function discoveredText(model, field) {
    const value = model === undefined ? undefined : (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(asJson(model), field);
    return typeof value === "string" && value !== "" ? value : undefined;
}
function asJson(model) {
    return model;
}


/***/ }),

/***/ 3056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ modelLists)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);

function modelLists(entry) {
    const object = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(entry, "models");
    if (object === undefined)
        return NO_LISTS;
    return {
        object,
        discovery: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(object, "discovery") === "off" ? "off" : "auto",
        allow: idList((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(object, "allow")),
        deny: idList((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(object, "deny")),
        custom: customModels((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(object, "custom")),
        overrides: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(object, "overrides") ?? {},
    };
}
const NO_IDS = { items: [], indexes: new Map() };
const NO_MODELS = { items: [], byId: new Map() };
const NO_LISTS = {
    object: {},
    discovery: "auto",
    allow: NO_IDS,
    deny: NO_IDS,
    custom: NO_MODELS,
    overrides: {},
};
class ListedIds {
    items;
    #indexes;
    constructor(items) {
        this.items = items;
    }
    get indexes() {
        if (this.#indexes !== undefined)
            return this.#indexes;
        const firsts = new Map();
        for (const { id, index } of this.items)
            if (!firsts.has(id))
                firsts.set(id, index);
        this.#indexes = firsts;
        return firsts;
    }
}
class ListedModels {
    items;
    #byId;
    constructor(items) {
        this.items = items;
    }
    get byId() {
        if (this.#byId !== undefined)
            return this.#byId;
        const firsts = new Map();
        for (const item of this.items)
            if (item.id !== undefined && !firsts.has(item.id))
                firsts.set(item.id, item);
        this.#byId = firsts;
        return firsts;
    }
}
function idList(list) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list))
        return NO_IDS;
    const items = [];
    for (let index = 0; index < list.length; index += 1) {
        const id = list[index];
        if (typeof id === "string")
            items.push({ id, index });
    }
    return new ListedIds(items);
}
function customModels(list) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(list))
        return NO_MODELS;
    const items = [];
    for (let index = 0; index < list.length; index += 1) {
        const model = list[index];
        if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(model))
            items.push({ index, id: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(model, "id"), model });
    }
    return new ListedModels(items);
}


/***/ }),

/***/ 1900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ discoveredModels),
/* harmony export */   N8: () => (/* binding */ customPath),
/* harmony export */   Q: () => (/* binding */ knownModels),
/* harmony export */   Rt: () => (/* binding */ effectiveModel),
/* harmony export */   Y0: () => (/* binding */ overridePath),
/* harmony export */   t0: () => (/* binding */ knownModel)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);

function* knownModels(provider, discovered) {
    const { byId } = provider.models.custom;
    for (const [id, model] of discovered)
        yield effectiveModel(provider, id, byId.get(id), model);
    for (const [id, custom] of byId)
        if (!discovered.has(id))
            yield effectiveModel(provider, id, custom);
}
function knownModel(provider, discovered, id) {
    const [custom, model] = [provider.models.custom.byId.get(id), discovered.get(id)];
    return custom === undefined && model === undefined ? undefined : effectiveModel(provider, id, custom, model);
}
function effectiveModel(provider, id, custom, discovered) {
    const override = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(provider.models.overrides, id) ?? {};
    return { provider, id, override, custom, discovered: custom === undefined ? discovered : undefined };
}
const NONE = new Map();
function discoveredModels(returned) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isArray */ .cy)(returned) || returned.length === 0)
        return NONE;
    const byId = new Map();
    for (const model of returned) {
        if (isModel(model) && !byId.has(model.id))
            byId.set(model.id, model);
    }
    return byId;
}
function isModel(value) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && typeof (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(value, "id") === "string" && value["id"] !== "";
}
function overridePath({ provider, id }) {
    return [...provider.path, "models", "overrides", id];
}
function customPath({ provider, custom }) {
    return custom && [...provider.path, "models", "custom", custom.index];
}


/***/ }),

/***/ 5723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ OFFERING_ROWS),
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   Jr: () => (/* binding */ isAllowed),
/* harmony export */   fp: () => (/* binding */ hiddenReason)
/* harmony export */ });
/* unused harmony export HIDDEN_REASONS */
const HIDDEN_REASONS = (/* unused pure expression or super */ null && (["provider disabled", "discovery off", "denied", "not in allow"]));
const OFFERING_ROWS = [
    { rule: "provider-disabled", reason: "provider disabled", applies: ({ provider }) => !provider.enabled },
    {
        rule: "discovery-off",
        reason: "discovery off",
        applies: ({ provider, custom }) => provider.models.discovery === "off" && custom === undefined,
    },
    { rule: "denied", reason: "denied", applies: ({ provider, id }) => isDenied(provider.models, id) },
    {
        rule: "not-in-allow",
        reason: "not in allow",
        applies: ({ provider, id }) => !isAllowed(provider.models, id),
    },
    { rule: "allowed", reason: undefined, applies: ({ provider, id }) => provider.models.allow.indexes.has(id) },
    { rule: "offered-unless-said", reason: undefined, applies: () => true },
];
function isAllowed({ allow }, id) {
    return allow.items.length === 0 || allow.indexes.has(id);
}
function isDenied({ deny }, id) {
    return deny.indexes.has(id);
}
function hiddenReason(model) {
    return OFFERING_ROWS.find(({ applies }) => applies(model))?.reason;
}


/***/ }),

/***/ 8376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yj: () => (/* binding */ modelProtocol),
  qg: () => (/* binding */ spokenProtocols)
});

// UNUSED EXPORTS: PROTOCOL_ROWS

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __nccwpck_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/effective/metadata.js
var metadata = __nccwpck_require__(3980);
// EXTERNAL MODULE: ./.build/action/shared/effective/model.js
var effective_model = __nccwpck_require__(1900);
;// CONCATENATED MODULE: ./.build/action/shared/effective/precedence.js
const PRECEDENCE = {
    "highest-layer": "The highest layer that sets the value decides.",
    "enabled-of-provider": "The provider's own `enabled` decides, in the highest layer that enables or disables the provider.",
    "enabled-of-default": "`default.enabled` decides, in the highest layer that enables or disables the provider.",
    "enabled-of-unreadable": "An enforced layer that cannot be read disables every provider.",
    "enabled-unless-said": "A provider is enabled unless a layer disables it.",
    override: "The value in `models.overrides` takes precedence.",
    "custom-model": "The custom model sets its own value.",
    discovered: "The provider returned the value for the model.",
    "provider-protocol": "A model uses the provider's `protocol` if neither its override nor the custom model sets one.",
    "default-protocol": "The built-in provider's default protocol applies if no protocol is set.",
    "endpoint-of-protocol": "The provider's `endpoints` has a URL for the protocol of the model.",
    "provider-base-url": "The provider's `baseUrl` applies if nothing more specific is set.",
    "provider-endpoint": "The provider's `endpoint` applies if there is no `baseUrl`.",
    "provider-disabled": "A disabled provider offers no models.",
    "discovery-off": "With `discovery` off, only custom models are offered.",
    denied: "A model in `deny` is not offered, whatever else is set.",
    "not-in-allow": "If `allow` is not empty, only the models in it are offered.",
    allowed: "The model is in `allow`.",
    "offered-unless-said": "A model is offered unless a setting hides it.",
};
function firstValue(rows, model) {
    for (const { value } of rows) {
        const found = value(model);
        if (found !== undefined)
            return found;
    }
    return undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/effective/provider.js
var effective_provider = __nccwpck_require__(9036);
;// CONCATENATED MODULE: ./.build/action/shared/effective/protocol.js





const PROTOCOL_ROWS = [
    {
        rule: "override",
        value: ({ override }) => (0,json/* textAt */.$6)(override, "protocol"),
        source: (model) => ({ kind: "layers", path: [...(0,effective_model/* overridePath */.Y0)(model), "protocol"] }),
    },
    {
        rule: "custom-model",
        value: ({ custom }) => custom && (0,json/* textAt */.$6)(custom.model, "protocol"),
        source: (model) => {
            const path = (0,effective_model/* customPath */.N8)(model);
            return path && { kind: "layers", path: [...path, "protocol"] };
        },
    },
    {
        rule: "provider-protocol",
        value: ({ provider }) => (0,json/* textAt */.$6)(provider.entry, "protocol"),
        source: ({ provider }) => ({ kind: "layers", path: [...provider.path, "protocol"] }),
    },
    {
        rule: "discovered",
        value: ({ discovered }) => (0,metadata/* discoveredText */.WS)(discovered, "protocol"),
        source: () => ({ kind: "discovered", field: "protocol" }),
    },
    {
        rule: "default-protocol",
        value: ({ provider }) => (0,effective_provider/* defaultProtocol */.wQ)(provider),
        source: ({ provider }) => ({ kind: "vocabulary", path: ["providers", provider.id, "defaultProtocol"] }),
    },
];
function modelProtocol(model) {
    return firstValue(PROTOCOL_ROWS, model);
}
function spokenProtocols(provider) {
    const { custom, overrides } = provider.models;
    const ids = new Set([...custom.byId.keys(), ...Object.keys(overrides)]);
    const models = Array.from(ids, (id) => (0,effective_model/* effectiveModel */.Rt)(provider, id, custom.byId.get(id)));
    return new Set([(0,effective_provider/* providerProtocol */.Cc)(provider), ...models.map(modelProtocol)]);
}


/***/ }),

/***/ 9036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ providerProtocol),
/* harmony export */   fC: () => (/* binding */ effectiveProvider),
/* harmony export */   kG: () => (/* binding */ customEntries),
/* harmony export */   wH: () => (/* binding */ effectiveProviders),
/* harmony export */   wQ: () => (/* binding */ defaultProtocol)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);
/* harmony import */ var _enablement_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8114);
/* harmony import */ var _model_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3056);



const AROUND = { "built-in": ["providers"], custom: ["providers", "custom"] };
function effectiveProvider(configuration, kind, id, otherwise = {}) {
    const around = AROUND[kind];
    const entry = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(configuration.merged, around) ?? {}, id) ?? otherwise;
    const path = [...around, id];
    return {
        configuration,
        id,
        kind,
        path,
        entry,
        enabled: (0,_enablement_js__WEBPACK_IMPORTED_MODULE_1__/* .isEnabled */ .Ol)(configuration.documents, path),
        models: (0,_model_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .modelLists */ .V)(entry),
    };
}
function effectiveProviders(configuration) {
    const { merged, vocabulary } = configuration;
    return [
        ...Object.keys(vocabulary.providers).map((id) => effectiveProvider(configuration, "built-in", id)),
        ...Object.keys(customEntries(merged))
            .toSorted()
            .map((id) => effectiveProvider(configuration, "custom", id)),
    ];
}
function customEntries(document) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(document, "providers") ?? {}, "custom") ?? {};
}
function defaultProtocol({ configuration, kind, id }) {
    return kind === "built-in" ? configuration.vocabulary.providers[id]?.defaultProtocol : undefined;
}
function providerProtocol(provider) {
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(provider.entry, "protocol") ?? defaultProtocol(provider);
}


/***/ }),

/***/ 9623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Oe: () => (/* binding */ nameOfUrl),
/* harmony export */   Wn: () => (/* binding */ urlsOf),
/* harmony export */   zH: () => (/* binding */ isUrlPath)
/* harmony export */ });
/* harmony import */ var _text_http_url_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9211);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4147);
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(285);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1900);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8376);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9036);







function urlsOf(entries) {
    const urls = [];
    for (const view of entries) {
        addProviderUrls(view, urls);
        addCustomModelUrls(view, urls);
        addOverrideUrls(view, urls);
    }
    return urls;
}
function addProviderUrls(view, urls) {
    const { entry, provider, path } = view;
    for (const field of ["baseUrl", "endpoint"]) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(entry, field);
        if (text === undefined)
            continue;
        const isInForce = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(provider.entry, field) === text;
        const protocol = (0,_provider_js__WEBPACK_IMPORTED_MODULE_1__/* .providerProtocol */ .Cc)(provider);
        urls.push({ path: [...path, field], text, http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text), field, view, isInForce, protocol });
    }
    const endpoints = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(entry, "endpoints");
    if (endpoints === undefined)
        return;
    for (const protocol of Object.keys(endpoints)) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(endpoints, protocol);
        if (text === undefined)
            continue;
        const steps = ["endpoints", protocol];
        const isInForce = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(provider.entry, steps) === text;
        urls.push({
            path: [...path, ...steps],
            text,
            http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text),
            field: "endpoints",
            view,
            isInForce,
            protocol,
        });
    }
}
function addCustomModelUrls(view, urls) {
    const { path, provider, ownModels } = view;
    const isOwnList = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(ownModels.object, "custom") === (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(provider.models.object, "custom");
    for (const custom of ownModels.custom.items) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(custom.model, "baseUrl");
        if (text === undefined)
            continue;
        const { id, index } = custom;
        const model = (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .effectiveModel */ .Rt)(provider, id ?? "", custom);
        const { override } = id === undefined ? { override: {} } : model;
        const isModelInForce = id === undefined ? isOwnList : provider.models.custom.byId.get(id)?.model === custom.model;
        urls.push({
            path: [...path, "models", "custom", index, "baseUrl"],
            text,
            http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text),
            field: "model",
            view,
            isInForce: isModelInForce && (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(override, "baseUrl") === undefined,
            protocol: (0,_protocol_js__WEBPACK_IMPORTED_MODULE_4__/* .modelProtocol */ .yj)({ ...model, override }),
            ...(id === undefined ? {} : { model: id }),
        });
    }
}
function addOverrideUrls(view, urls) {
    const { path, provider, ownModels } = view;
    for (const [id, override] of Object.entries(ownModels.overrides)) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(override) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(override, "baseUrl") : undefined;
        if (text === undefined)
            continue;
        const model = (0,_model_js__WEBPACK_IMPORTED_MODULE_3__/* .effectiveModel */ .Rt)(provider, id, provider.models.custom.byId.get(id));
        const isInForce = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(model.override, "baseUrl") === text;
        urls.push({
            path: [...path, "models", "overrides", id, "baseUrl"],
            text,
            http: (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_2__/* .readHttpUrl */ .y7)(text),
            field: "model",
            view,
            isInForce,
            protocol: (0,_protocol_js__WEBPACK_IMPORTED_MODULE_4__/* .modelProtocol */ .yj)(model),
            model: id,
        });
    }
}
function isUrlPath(path) {
    const [field, name, model, key, ...rest] = (0,_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsInEntry */ .DJ)(path);
    if (name === undefined)
        return field === "baseUrl" || field === "endpoint";
    if (model === undefined)
        return field === "endpoints" && typeof name === "string";
    const isModel = name === "overrides" ? typeof model === "string" : name === "custom" && typeof model === "number";
    return field === "models" && isModel && key === "baseUrl" && rest.length === 0;
}
function nameOfUrl({ field, view, protocol, model }) {
    const owner = (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(view.id);
    if (field === "endpoint")
        return `The endpoint of ${owner}`;
    if (field === "endpoints")
        return `The base URL of ${owner} for ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(protocol ?? "")}`;
    if (field === "model")
        return `The base URL of ${model === undefined ? "a model" : `the model ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(model)}`} of ${owner}`;
    return `The base URL of ${owner}`;
}


/***/ }),

/***/ 3625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L_: () => (/* binding */ formatChangeLists),
/* harmony export */   Vs: () => (/* binding */ formatChangesSummary),
/* harmony export */   X3: () => (/* binding */ describeOmission)
/* harmony export */ });
/* harmony import */ var _changes_change_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6173);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3830);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4147);
/* harmony import */ var _changes_text_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(3771);
/* harmony import */ var _effect_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6602);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2181);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(52);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2203);
/* harmony import */ var _whole_report_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(92);









function formatChangesSummary(files, options) {
    if (files.length === 0)
        return "";
    const head = "\n## What changes for users\n";
    const most = explainOmission((0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countEffects */ ._x)(files.flatMap(_run_js__WEBPACK_IMPORTED_MODULE_1__/* .changesOf */ .fs)), files.length, options.more);
    const listed = (maxBytes) => formatChangeLists(files, { ...options, maxBytes, effects: _changes_change_js__WEBPACK_IMPORTED_MODULE_2__/* .EFFECTS */ .tQ, heading: "###" });
    const room = options.maxBytes - (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .countBytes */ .Tu)(head);
    const all = listed(room);
    const { text, omitted, omittedNotes } = all.isWhole ? all : listed(room - (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .countBytes */ .Tu)(most));
    return head + text + explainOmission(omitted, omittedNotes, options.more);
}
function explainOmission(omitted, notes, more) {
    const left = describeOmission(omitted, notes);
    if (left === "")
        return "";
    return `\nLeft out, because GitHub limits the size of a summary: ${left}.${(0,_whole_report_js__WEBPACK_IMPORTED_MODULE_4__/* .pointToWhole */ .J)(more)}\n`;
}
function describeOmission(omitted, notes) {
    return [(0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .describeEffects */ .QG)(omitted), notes === 0 ? "" : (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(notes, "note")].filter((part) => part !== "").join(", ");
}
function formatChangeLists(files, options) {
    const { effects, maxBytes, maxChanges = Number.POSITIVE_INFINITY } = options;
    const all = (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .distinctChanges */ .IU)(files);
    const listed = all.filter(({ effect }) => effects.includes(effect)).slice(0, maxChanges);
    const notes = fileNotes(files);
    const pieces = [...notes, ...changePieces(listed, files, options)];
    const fitting = (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .countFitting */ .NJ)(pieces, ({ text, end }) => (0,_fit_js__WEBPACK_IMPORTED_MODULE_3__/* .countBytes */ .Tu)(text + end), maxBytes);
    const shown = pieces.slice(0, fitting);
    const kept = shown.flatMap(({ effect }) => (effect === undefined ? [] : [{ effect }]));
    return {
        text: [...shown.map(({ text }) => text), ...shown.map(({ end }) => end)].join(""),
        isWhole: fitting === pieces.length,
        omitted: (0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .subtractEffects */ .$T)((0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countEffects */ ._x)(all), (0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countEffects */ ._x)(kept)),
        omittedNotes: Math.max(0, notes.length - fitting),
    };
}
function fileNotes(files) {
    const known = files.filter((file) => file.kind === "known");
    const unread = files.flatMap((file) => (file.kind === "unknown" ? [file.reason] : file.notCompared).map((reason) => ({ path: file.path, reason })));
    const notCompared = Array.from(Map.groupBy(unread, ({ reason }) => reason), ([reason, ofReason]) => `Not known for ${namesOf(ofReason.map(({ path }) => path))}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownSentence */ .nv)(reason)}`);
    const kinds = ["new", "removed"].flatMap((kind) => {
        const ofKind = known.filter(({ file }) => file === kind).map(({ path }) => path);
        return ofKind.length === 0 ? [] : [`${kind === "new" ? "New" : "Removed"}: ${namesOf(ofKind)}.`];
    });
    const governed = known.flatMap(({ path, governs = [] }) => governs.length === 0 ? [] : [`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .codeSpan */ .SS)(path)} governs ${namesOf(governs)}.`]);
    const isQuiet = known.length > 0 && known.every(({ changes }) => changes.length === 0);
    const nothing = unread.length === 0 ? "Nothing changes for users." : "Nothing else changes for users.";
    return [...notCompared, ...kinds, ...governed, ...(isQuiet ? [nothing] : [])].map((note) => ({
        effect: undefined,
        text: `\n${note}\n`,
        end: "",
    }));
}
function namesOf(paths, max) {
    return (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .joinParts */ .nn)((0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(paths, _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .codeSpan */ .SS, max), "and");
}
function* changePieces(changes, files, { heading, linkTo }) {
    const [only] = files.length === 1 ? files : [];
    let above = only?.kind === "known" && only.file === "changed" ? `\nIn ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .codeSpan */ .SS)(only.path)}:\n` : "";
    for (const [effect, ofEffect] of Map.groupBy(changes, (change) => change.effect)) {
        above += headOf(effect, heading);
        let end = effect === "none" ? FOLD_END : "";
        for (const list of Map.groupBy(ofEffect, ({ paths }) => paths.join("\0")).values()) {
            above += only === undefined ? `\nIn ${namesOf(list[0]?.paths ?? [], _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .SHOWN_FILES_MAX */ .ve)}:\n\n` : "\n";
            for (const { text, paths, causes } of list) {
                yield { effect, end, text: `${above}- ${text}${causesText(causes, paths, linkTo)}\n` };
                [above, end] = ["", ""];
            }
        }
    }
}
const FOLD_END = "\n</details>\n";
function headOf(effect, heading) {
    const title = _changes_text_js__WEBPACK_IMPORTED_MODULE_8__/* .EFFECT_TITLES */ .Kp[effect];
    return effect === "none" ? `\n<details><summary>${title}</summary>\n` : `\n${heading} ${title}\n`;
}
function causesText(causes, paths, linkTo) {
    const shown = causes.map((cause) => causeText(cause, paths, linkTo)).filter((text) => text !== "");
    return shown.length === 0
        ? ""
        : ` (${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .joinParts */ .nn)((0,_text_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(shown, (text) => text, _limits_js__WEBPACK_IMPORTED_MODULE_7__/* .SHOWN_CAUSES_MAX */ .c6), "and")})`;
}
function causeText({ side, place }, paths, linkTo) {
    if ((place.kind !== "layer" && place.kind !== "policy") || place.label === undefined)
        return "";
    const { label, position } = place;
    const names = [
        ...(paths.length === 1 && paths[0] === label ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .codeSpan */ .SS)(label)]),
        ...(position === undefined ? [] : [`line ${position.line}`]),
        ...(side === "before" ? ["before"] : []),
    ];
    const text = names.join(", ");
    if (position === undefined || linkTo === undefined)
        return text;
    return `[${text}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeLinkTarget */ .d$)(linkTo(label, position.line, side))})`;
}


/***/ }),

/***/ 3771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ EFFECT_TITLES),
/* harmony export */   Ow: () => (/* binding */ changeLines)
/* harmony export */ });
/* unused harmony exports formatChanges, describeCause, describePlace */
/* harmony import */ var _changes_change_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6173);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6292);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4147);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(52);





const EFFECT_TITLES = {
    opens: "Opens",
    breaks: "Breaks",
    moves: "Moves",
    changes: "Changes",
    none: "No effect",
};
function formatChanges(changes, paint) {
    if (changes.length === 0)
        return "no changes\n";
    const lines = changeLines(changes.map(({ effect, text, cause }) => ({ effect, text, causes: cause === null ? [] : [cause] })), paint);
    return `${[...lines, "", `${startSentence(describeEffects(countEffects(changes)))}.`].join("\n")}\n`;
}
function changeLines(changes, paint) {
    return _changes_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFECTS */ .tQ.flatMap((effect) => {
        const ofEffect = changes.filter((change) => change.effect === effect);
        if (ofEffect.length === 0)
            return [];
        return [paint(effect, `${EFFECT_TITLES[effect]}:`), ...ofEffect.flatMap((one) => linesOf(one, paint))];
    });
}
function linesOf({ effect, text, causes, paths = [] }, paint) {
    return [
        paint(effect, `  ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text)}`),
        ...(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(causes.map(describeCause), _text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHOWN_CAUSES_MAX */ .c6).map((cause) => `    from  ${cause}`),
        ...(paths.length === 0
            ? []
            : [`    in    ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)((0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .listNames */ .Zv)(paths, (path) => path, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHOWN_FILES_MAX */ .ve).join(", "))}`]),
    ];
}
function describeCause({ side, place }) {
    const where = place.kind === "policy" ? describePolicyPlace(place) : describePlace(place);
    return side === "before" ? `${where}, before the change` : where;
}
function describePolicyPlace({ label = "the policy", pointer, position }) {
    return `${lineOf(label, position)} (policy, ${pointer === "" ? "the whole document" : pointer})`;
}
function describePlace(place) {
    switch (place.kind) {
        case "layer": {
            const { label, layer, pointer, position } = place;
            return `${lineOf(label, position)} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
        }
        case "discovered":
            return `returned by the provider ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(place.provider)}`;
        case "vocabulary":
            return "the provider's default";
        default:
            return "the built-in default";
    }
}
function lineOf(label, position) {
    return position === undefined ? label : `${label}:${position.line}:${position.column}`;
}


/***/ }),

/***/ 4791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ clippedSentence),
/* harmony export */   t: () => (/* binding */ clippedCode)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3830);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2181);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(52);



function clippedSentence(text) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownSentence */ .nv)((0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKDOWN_TEXT_MAX_CHARACTERS */ .AF));
}
function clippedCode(text) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_fit_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKDOWN_TEXT_MAX_CHARACTERS */ .AF));
}


/***/ }),

/***/ 6602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ subtractEffects),
/* harmony export */   QG: () => (/* binding */ describeEffects),
/* harmony export */   _x: () => (/* binding */ countEffects)
/* harmony export */ });
/* harmony import */ var _changes_change_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6173);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4147);


function countEffects(changes) {
    const counts = { opens: 0, breaks: 0, moves: 0, changes: 0, none: 0 };
    for (const { effect } of changes)
        counts[effect]++;
    return counts;
}
function subtractEffects(all, others) {
    const { opens, breaks, moves, changes, none } = all;
    return {
        opens: opens - others.opens,
        breaks: breaks - others.breaks,
        moves: moves - others.moves,
        changes: changes - others.changes,
        none: none - others.none,
    };
}
function describeEffects(counts) {
    return _changes_change_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFECTS */ .tQ.filter((effect) => counts[effect] > 0)
        .map((effect) => effect === "none" ? `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .countOf */ .pq)(counts.none, "change")} without effect` : `${effect} ${counts[effect]}`)
        .join(", ");
}


/***/ }),

/***/ 9910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ formatFindings)
/* harmony export */ });
/* harmony import */ var _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3568);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3830);
/* harmony import */ var _clipped_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4791);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2181);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(52);
/* harmony import */ var _ranking_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9420);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6480);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2203);








const TOTALS_SHARE = 1 / 4;
function formatFindings(files, options, explainOmission = () => "") {
    const ranked = (0,_ranking_js__WEBPACK_IMPORTED_MODULE_0__/* .rankFindings */ .J)(files, options.closeness);
    const isLong = ranked.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .UNFOLDED_MAX_FINDINGS */ .EB;
    const totals = isLong ? fittingTotals(ranked, options) : "";
    const listed = ranked.slice(0, options.maxFindings);
    const measure = () => measureRows(isLong, options);
    const room = options.maxBytes - (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .countBytes */ .Tu)(totals);
    const explanation = explainOmission(ranked.length);
    const most = listed.length === ranked.length ? room : room - (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .countBytes */ .Tu)(explanation);
    const shown = listed.slice(0, (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .countFittingWithRest */ .jT)(listed, measure, most, (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .countBytes */ .Tu)(explanation)));
    const omitted = ranked.length - shown.length;
    const tables = Array.from(Map.groupBy(shown, ({ file }) => file), ([file, findings]) => formatFile(file, findings, isLong, options));
    return { text: totals + tables.join("") + (omitted === 0 ? "" : explainOmission(omitted)), omitted };
}
function fittingTotals(ranked, options) {
    const byRule = Map.groupBy(ranked.map(({ diagnostic }) => diagnostic), ({ rule }) => rule);
    const rows = Array.from(byRule, ([rule, found]) => `| ${(0,_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleInMarkdown */ .nz)(rule, options.docsUrl)} | ${(0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCounts */ .wv)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .countBySeverity */ .Ot)(found))} |\n`);
    const table = `\n| Rule | Findings |\n| --- | --- |\n${rows.join("")}`;
    return (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .countBytes */ .Tu)(table) <= options.maxBytes * TOTALS_SHARE ? table : "";
}
function measureRows(isFolded, options) {
    const begun = new Set();
    return ({ file, diagnostic }) => {
        const around = begun.has(file) ? "" : formatFile(file, [], isFolded, options);
        begun.add(file);
        return (0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .countBytes */ .Tu)(around + formatRow(file.path, diagnostic, options));
    };
}
function formatFile({ path, diagnostics }, findings, isFolded, options) {
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .codeElement */ .Gg)((0,_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(path, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKDOWN_TEXT_MAX_CHARACTERS */ .AF));
    const title = `<summary>${name}: ${(0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .describeCounts */ .wv)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_5__/* .countBySeverity */ .Ot)(diagnostics))}</summary>`;
    const head = `\n<details${isFolded ? "" : " open"}>${title}\n\n| Severity | Line | Finding | Rule |\n| --- | --- | --- | --- |\n`;
    return `${head}${findings.map(({ diagnostic }) => formatRow(path, diagnostic, options)).join("")}\n</details>\n`;
}
function formatRow(path, diagnostic, options) {
    const { severity, range, message, advice, rule } = diagnostic;
    const text = `${(0,_clipped_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .clippedSentence */ .f)(message)} ${(0,_clipped_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .clippedSentence */ .f)(advice)}`;
    return `| ${severity} | ${formatLine(path, range, options)} | ${text} | ${(0,_rule_page_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleInMarkdown */ .nz)(rule, options.docsUrl)} |\n`;
}
function formatLine(path, range, { linkTo }) {
    if (range === undefined)
        return "–";
    const { line } = range.start;
    return linkTo === undefined ? String(line) : `[${line}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeLinkTarget */ .d$)(linkTo(path, line))})`;
}


/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fingerprintsOf)
/* harmony export */ });
/* unused harmony export fnv1a64 */
function fingerprintsOf(diagnostics) {
    const counts = new Map();
    return diagnostics.map((diagnostic) => {
        const hash = fnv1a64(identityOf(diagnostic));
        const count = (counts.get(hash) ?? 0) + 1;
        counts.set(hash, count);
        return `${hash}:${count}`;
    });
}
function identityOf({ rule, pointer = "", message }) {
    const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/");
    return `${rule}\n${place}\n${message.replaceAll(/\b(line|item) \d+/gi, "$1")}`;
}
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT_INTO_HIGH = 8;
const TWO_TO_32 = 2 ** 32;
function fnv1a64(text) {
    let high = 0xcbf29ce4;
    let low = 0x84222325;
    for (let index = 0; index < text.length; index += 1) {
        const mixed = (low ^ text.charCodeAt(index)) >>> 0;
        const product = mixed * PRIME_LOW;
        const carried = Math.floor(product / TWO_TO_32);
        high = (Math.imul(high, PRIME_LOW) + (mixed << PRIME_SHIFT_INTO_HIGH) + carried) >>> 0;
        low = product >>> 0;
    }
    return hex(high) + hex(low);
}
function hex(half) {
    return half.toString(16).padStart(8, "0");
}


/***/ }),

/***/ 2181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   NJ: () => (/* binding */ countFitting),
/* harmony export */   Tu: () => (/* binding */ countBytes),
/* harmony export */   jT: () => (/* binding */ countFittingWithRest)
/* harmony export */ });
function countBytes(text) {
    return new TextEncoder().encode(text).length;
}
function countFitting(items, bytesOf, maxBytes) {
    let bytesLeft = maxBytes;
    const fitting = items.findIndex((item) => (bytesLeft -= bytesOf(item)) < 0);
    return fitting < 0 ? items.length : fitting;
}
function countFittingWithRest(items, measure, maxBytes, reservedBytes) {
    const all = countFitting(items, measure(), maxBytes);
    return all === items.length ? all : countFitting(items, measure(), maxBytes - reservedBytes);
}
function clip(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}


/***/ }),

/***/ 52:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ MARKDOWN_TEXT_MAX_CHARACTERS),
/* harmony export */   EB: () => (/* binding */ UNFOLDED_MAX_FINDINGS),
/* harmony export */   c6: () => (/* binding */ SHOWN_CAUSES_MAX),
/* harmony export */   m9: () => (/* binding */ JOB_SUMMARY_MAX_BYTES),
/* harmony export */   qC: () => (/* binding */ SARIF_RUN_MAX_RESULTS),
/* harmony export */   ve: () => (/* binding */ SHOWN_FILES_MAX)
/* harmony export */ });
/* unused harmony export CODE_FRAME_MAX_COLUMNS */
const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;
const CODE_FRAME_MAX_COLUMNS = 100;
const SARIF_RUN_MAX_RESULTS = 25_000;
const MARKDOWN_TEXT_MAX_CHARACTERS = 600;
const UNFOLDED_MAX_FINDINGS = 20;
const SHOWN_FILES_MAX = 3;
const SHOWN_CAUSES_MAX = 1;


/***/ }),

/***/ 9420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ rankFindings),
/* harmony export */   w: () => (/* binding */ inFileOrder)
/* harmony export */ });
/* harmony import */ var _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3568);

function rankFindings(files, closeness = () => 0) {
    const measured = files
        .flatMap((file) => file.diagnostics.map((diagnostic) => ({ file, diagnostic })))
        .map(({ file, diagnostic }, index) => ({
        finding: { file, diagnostic, index },
        rank: _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.indexOf(diagnostic.severity),
        distance: closeness(file.path, diagnostic),
    }));
    return measured
        .toSorted((one, other) => one.rank - other.rank || compare(one.distance, other.distance))
        .map(({ finding }) => finding);
}
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}
function inFileOrder(findings) {
    return Map.groupBy(findings.toSorted((one, other) => one.index - other.index), ({ file }) => file);
}


/***/ }),

/***/ 6480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pd: () => (/* binding */ rulePageUrl),
/* harmony export */   X: () => (/* binding */ readDocsUrl),
/* harmony export */   nz: () => (/* binding */ ruleInMarkdown)
/* harmony export */ });
/* harmony import */ var _text_http_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9211);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3830);
/* harmony import */ var _clipped_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4791);



function readDocsUrl(text) {
    if ((0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_0__/* .readHttpUrl */ .y7)(text) === undefined)
        return undefined;
    return /[/#]$/.test(text) ? text : `${text}/`;
}
function rulePageUrl(docsUrl, rule) {
    return docsUrl + encodeURIComponent(rule.toWellFormed());
}
function ruleInMarkdown(rule, docsUrl) {
    const name = (0,_clipped_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clippedCode */ .t)(rule);
    return docsUrl === undefined ? name : `[${name}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeLinkTarget */ .d$)(rulePageUrl(docsUrl, rule))})`;
}


/***/ }),

/***/ 2203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ describeUnread),
/* harmony export */   IU: () => (/* binding */ distinctChanges),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   gD: () => (/* binding */ headlineOf),
/* harmony export */   mj: () => (/* binding */ countUnknown),
/* harmony export */   p1: () => (/* binding */ runNotes),
/* harmony export */   uQ: () => (/* binding */ widensOf),
/* harmony export */   vZ: () => (/* binding */ describeRun),
/* harmony export */   wv: () => (/* binding */ describeCounts),
/* harmony export */   xS: () => (/* binding */ countChanges)
/* harmony export */ });
/* unused harmony export verdict */
/* harmony import */ var _changes_change_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6173);
/* harmony import */ var _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3568);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6292);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4147);
/* harmony import */ var _effect_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6602);





function countChanges(files) {
    return (0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .countEffects */ ._x)(distinctChanges(files));
}
function distinctChanges(files) {
    const all = files.flatMap((file) => saidOf(file.path, changesOf(file)));
    const byEffect = Map.groupBy(all, ({ change }) => change.effect);
    return _changes_change_js__WEBPACK_IMPORTED_MODULE_1__/* .EFFECTS */ .tQ.flatMap((effect) => [...Map.groupBy(byEffect.get(effect) ?? [], ({ key }) => key).values()].map((said) => ({
        effect,
        text: said[0]?.change.text ?? "",
        paths: said.map(({ path }) => path),
        causes: distinctCauses(said.map(({ change }) => change)),
    })));
}
function saidOf(path, changes) {
    const times = new Map();
    return changes.map((change) => {
        const time = (times.get(change.text) ?? 0) + 1;
        times.set(change.text, time);
        return { path, change, key: `${time} ${change.text}` };
    });
}
function distinctCauses(changes) {
    return [
        ...new Map(changes.flatMap(({ cause }) => (cause === null ? [] : [[JSON.stringify(cause), cause]]))).values(),
    ];
}
function changesOf(file) {
    return file.kind === "known" ? file.changes : [];
}
function countUnknown(files) {
    return files.filter((file) => file.kind === "unknown" || file.notCompared.length > 0).length;
}
function widensOf(files) {
    const each = files.map((file) => (file.kind === "known" ? file.widens : undefined));
    if (each.includes(true))
        return true;
    return each.includes(undefined) ? undefined : false;
}
function describeUnread({ path, reason }) {
    return `Could not read "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(path)}". ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(reason)}`;
}
function verdict(files) {
    const affected = files.some(({ diagnostics }) => diagnostics.length > 0);
    return affected ? describeFindings(files) : `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(files.length, "file")}, nothing to report`;
}
function describeFindings(files) {
    const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
    if (affected === 0)
        return `no findings in ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(files.length, "file")}`;
    const where = affected === files.length ? (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(affected, "file") : `${affected} of ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(files.length, "file")}`;
    return `${describeCounts((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .countBySeverity */ .Ot)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .allDiagnostics */ .yi)(files)))} in ${where}`;
}
function describeCounts(counts) {
    return _diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .SEVERITIES */ .oC.filter((severity) => counts[severity] > 0)
        .map((severity) => (0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(counts[severity], severity))
        .join(", ");
}
function describeRun({ files, unread, changes }) {
    const [effects, unknown] = [(0,_effect_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .describeEffects */ .QG)({ ...countChanges(changes), none: 0 }), countUnknown(changes)];
    const parts = [
        files.length === 0 ? "" : effects === "" ? verdict(files) : describeFindings(files),
        unread.length === 0 ? "" : `${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(unread.length, "file")} could not be read`,
        effects,
        unknown === 0 ? "" : `the effect on users is unknown for ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(unknown, "file")}`,
    ].filter((part) => part !== "");
    return parts.length === 0 ? "nothing to check" : parts.join("; ");
}
function headlineOf(run) {
    return `${iconOf(run)} Provider Steward: ${describeRun(run)}`;
}
function iconOf({ files, unread, changes }) {
    const { error, warning } = (0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .countBySeverity */ .Ot)((0,_diagnostic_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__/* .allDiagnostics */ .yi)(files));
    if (error + unread.length > 0)
        return "❌";
    const { opens, breaks } = countChanges(changes);
    return warning + opens + breaks + countUnknown(changes) > 0 ? "⚠️" : "✅";
}
function runNotes({ files, unread, untouched }) {
    const notes = [];
    if (unread.length > 0)
        notes.push(`Not checked: ${unread.length} of ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .countOf */ .pq)(unread.length + files.length, "file")}. See the log for the reason.`);
    const elsewhere = untouched === undefined ? "" : describeCounts(untouched);
    if (elsewhere !== "")
        notes.push(`Not reported: ${elsewhere} on lines that the change does not touch.`);
    return notes;
}


/***/ }),

/***/ 92:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ pointToWhole)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3830);

function pointToWhole(more) {
    if (more === undefined)
        return "";
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(more.text);
    return ` The full report is in ${more.url === undefined ? name : `[${name}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeLinkTarget */ .d$)(more.url)})`}.`;
}


/***/ }),

/***/ 7365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dM: () => (/* binding */ schemaFor)
});

// UNUSED EXPORTS: buildSchema, withDiscriminator

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __nccwpck_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary = __nccwpck_require__(6154);
// EXTERNAL MODULE: ./.build/action/shared/schema/schema.js
var schema_schema = __nccwpck_require__(8024);
;// CONCATENATED MODULE: ./.build/action/shared/schema/entry-definitions.js



const CONNECTION_FIELDS = ["baseUrl", "customHeaders", "enabled", "endpoint", "models", "protocol"];
function entryDefinitions(vocabulary) {
    return {
        ...fieldDefinitions(vocabulary),
        ...sectionDefinitions(vocabulary),
        ...builtInEntryDefinitions(vocabulary),
        ...customEntryDefinitions(vocabulary),
        defaultEntry: {
            ...(0,schema_schema/* describe */.q0)("Defaults", "Reserved: what holds for every provider that does not say otherwise."),
            ...(0,schema_schema/* closedObject */.YI)({ enabled: (0,schema_schema/* reference */.ir)("enabled") }),
            examples: [{ enabled: false }],
        },
    };
}
function fieldDefinitions(vocabulary) {
    const protocols = Object.entries(vocabulary.protocols);
    const endpointFields = Object.fromEntries(protocols.map(([name]) => [name, (0,schema_schema/* reference */.ir)(`endpoints.${name}`)]));
    return {
        baseUrl: {
            ...(0,schema_schema/* describe */.q0)("Base URL", `Base URL of the provider's API. ${versionSegmentSentence(vocabulary)}`.trimEnd()),
            type: "string",
            examples: ["https://gateway.example.com/v1"],
        },
        customHeaders: {
            ...(0,schema_schema/* describe */.q0)("Custom headers", "Extra HTTP headers sent with every request, such as proxy tenancy or routing markers. No credentials, and no header that the transport sets."),
            type: "object",
            propertyNames: { not: { const: json/* UNSAFE_KEY */.LO } },
            additionalProperties: { ...(0,schema_schema/* describe */.q0)("Header value", "The header's value. Never a credential."), type: "string" },
            examples: [{ "X-Tenant": "research" }],
        },
        enabled: {
            ...(0,schema_schema/* describe */.q0)("Enabled", "Whether the provider is available. `false` hides it from the model picker."),
            type: "boolean",
            default: true,
        },
        endpoint: {
            ...(0,schema_schema/* describe */.q0)("Endpoint", "Endpoint URL of a self-hosted provider, such as a local model server."),
            type: "string",
            examples: ["http://localhost:11434"],
        },
        endpoints: {
            ...(0,schema_schema/* describe */.q0)("Endpoints", "Base URLs by protocol, where all models of a protocol share a path that others do not."),
            ...(0,schema_schema/* closedObject */.YI)(endpointFields),
        },
        allEndpoints: {
            ...(0,schema_schema/* describe */.q0)("All endpoints", "Base URLs by protocol. A custom provider that gives any gives one for each protocol."),
            ...(0,schema_schema/* closedObject */.YI)(endpointFields, Object.keys(endpointFields)),
            defaultSnippets: [
                {
                    label: "All protocols",
                    description: "A base URL for each protocol",
                    body: Object.fromEntries(protocols.map(([name], index) => [(0,schema_schema/* snippetText */.hy)(name), `$${index + 1}`])),
                },
            ],
        },
        ...Object.fromEntries(protocols.map(([name, { description }]) => [
            `endpoints.${name}`,
            { ...(0,schema_schema/* describe */.q0)(name, `Base URL. ${description}`), type: "string", examples: ["https://gateway.example.com/v1"] },
        ])),
        protocol: (0,schema_schema/* describedReference */.bV)("Protocol", "Wire protocol of the provider. Set it only where the provider does not use its default protocol.", "protocolValue"),
        protocolValue: {
            ...(0,schema_schema/* describe */.q0)("Protocol value", "A wire protocol."),
            type: "string",
            enum: protocols.map(([name]) => name),
            markdownEnumDescriptions: protocols.map(([, { description }]) => description),
        },
    };
}
function versionSegmentSentence(vocabulary) {
    const needs = Object.entries(vocabulary.providers).flatMap(([id, { versionSegment }]) => versionSegment === undefined ? [] : [`\`${versionSegment}\` for \`${id}\``]);
    return needs.length === 0 ? "" : `It ends in the version segment where one is needed: ${needs.join(", ")}.`;
}
function sectionDefinitions(vocabulary) {
    return Object.fromEntries(Object.entries(vocabulary.sections).map(([name, section]) => {
        const fields = Object.entries(section.fields).map(([field, { title, description, example }]) => [
            field,
            { ...(0,schema_schema/* describe */.q0)(title, description), type: "string", examples: [example] },
        ]);
        return [
            sectionDefinition(name),
            { ...(0,schema_schema/* describe */.q0)(section.title, section.description), ...(0,schema_schema/* closedObject */.YI)(Object.fromEntries(fields)) },
        ];
    }));
}
function sectionDefinition(name) {
    return `section.${name}`;
}
function entryFields(sections, endpoints) {
    return {
        ...Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, (0,schema_schema/* reference */.ir)(name)])),
        endpoints: (0,schema_schema/* reference */.ir)(endpoints),
        ...Object.fromEntries(sections.map((name) => [name, (0,schema_schema/* reference */.ir)(sectionDefinition(name))])),
    };
}
function builtInEntryDefinition(sections) {
    const names = sections.map((name) => name.replaceAll("~", "~0").replaceAll(".", "~1"));
    return ["providerEntry", ...names].join(".");
}
function builtInEntryDefinitions(vocabulary) {
    return Object.fromEntries(Object.values(vocabulary.providers).map(({ sections }) => {
        const title = ["Provider entry", ...sections].join(" with ");
        const description = (0,schema_schema/* describe */.q0)(title, "How one built-in provider is reached and what it offers.");
        return [
            builtInEntryDefinition(sections),
            { ...description, ...(0,schema_schema/* closedObject */.YI)(entryFields(sections, "endpoints")), examples: [{ enabled: false }] },
        ];
    }));
}
function chooseByType(branches) {
    const type = (0,schema_schema/* describe */.q0)("Type", "Selects the provider client that handles the entry.");
    return { type: "object", properties: { type }, required: ["type"], oneOf: branches };
}
function customEntryDefinitions(vocabulary) {
    const variants = Object.entries(vocabulary.customVariants).map(([type, variant]) => {
        const schema = {
            ...(0,schema_schema/* describe */.q0)(type, variant.description),
            ...(0,schema_schema/* closedObject */.YI)({
                type: {
                    ...(0,schema_schema/* describe */.q0)("Type", `Selects the provider client that handles the entry. ${variant.description}`),
                    type: "string",
                    const: type,
                    examples: [type],
                },
                ...entryFields(variant.sections, "allEndpoints"),
            }, ["type"]),
            defaultSnippets: [
                {
                    label: type,
                    description: variant.description,
                    body: { type: (0,schema_schema/* snippetText */.hy)(type), baseUrl: "$1", models: { discovery: "auto" } },
                },
            ],
        };
        return [`customEntry.${type}`, schema];
    });
    if (variants.length === 0)
        return {};
    const branches = variants.map(([name]) => (0,schema_schema/* reference */.ir)(name));
    return {
        customEntry: {
            ...(0,schema_schema/* describe */.q0)("Custom provider entry", "A provider of your own."),
            ...(branches.length === 1 ? { allOf: branches } : chooseByType(branches)),
        },
        ...Object.fromEntries(variants),
    };
}

// EXTERNAL MODULE: ./.build/action/shared/schema/model-definitions.js
var model_definitions = __nccwpck_require__(7721);
;// CONCATENATED MODULE: ./.build/action/shared/schema/build-schema.js





const schemas = new WeakMap();
function schemaFor(vocabulary) {
    const known = schemas.get(vocabulary);
    if (known !== undefined)
        return known;
    const schema = buildSchema(vocabulary);
    schemas.set(vocabulary, schema);
    return schema;
}
function buildSchema(vocabulary) {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...(0,schema_schema/* describe */.q0)("Provider configuration", "Which model providers an AI assistant has, how to reach them, and which models they offer."),
        allowComments: true,
        allowTrailingCommas: true,
        ...(0,schema_schema/* closedObject */.YI)({
            $schema: {
                ...(0,schema_schema/* describe */.q0)("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/provider-config/v1.json"],
            },
            providers: (0,schema_schema/* reference */.ir)("providers"),
        }),
        examples: [{ providers: { default: { enabled: false }, [firstProvider(vocabulary)]: { enabled: true } } }],
        defaultSnippets: [
            {
                label: "Provider configuration",
                description: "A file with one provider",
                body: { $schema: "$1", providers: { [(0,schema_schema/* snippetText */.hy)(firstProvider(vocabulary))]: { enabled: true } } },
            },
        ],
        definitions: {
            providers: providersDefinition(vocabulary),
            ...entryDefinitions(vocabulary),
            ...(0,model_definitions/* modelDefinitions */.S)(),
        },
    };
}
function firstProvider(vocabulary) {
    return Object.keys(vocabulary.providers)[0] ?? "default";
}
function providersDefinition(vocabulary) {
    const builtIn = Object.entries(vocabulary.providers);
    return {
        ...(0,schema_schema/* describe */.q0)("Providers", "Built-in providers by id, providers of your own under `custom`, and defaults."),
        ...(0,schema_schema/* closedObject */.YI)({
            ...Object.fromEntries(builtIn.map(([id, { title, description, sections }]) => [
                id,
                (0,schema_schema/* describedReference */.bV)(title, description, builtInEntryDefinition(sections)),
            ])),
            custom: customDefinition(vocabulary),
            default: (0,schema_schema/* reference */.ir)("defaultEntry"),
        }),
    };
}
function customDefinition({ providers, customVariants }) {
    const description = (0,schema_schema/* describe */.q0)("Custom providers", "Providers of your own, by an id that you choose.");
    if (Object.keys(customVariants).length === 0)
        return { ...description, ...(0,schema_schema/* closedObject */.YI)({}) };
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...Object.keys(providers), ...vocabulary/* RESERVED_PROVIDER_KEYS */.I1, json/* UNSAFE_KEY */.LO] } },
        additionalProperties: (0,schema_schema/* reference */.ir)("customEntry"),
    };
}
function withDiscriminator(schema) {
    const customEntry = schema.definitions?.["customEntry"];
    if (customEntry?.oneOf === undefined)
        return schema;
    const discriminated = { ...customEntry, discriminator: { propertyName: "type" } };
    return { ...schema, definitions: { ...schema.definitions, customEntry: discriminated } };
}


/***/ }),

/***/ 7721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ TOKENS_MAX),
/* harmony export */   S: () => (/* binding */ modelDefinitions)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4817);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8024);


const TOKENS_MAX = 9_007_199_254_740_991;
const MODEL_EXAMPLE = {
    id: "example-large",
    name: "Example Large",
    maxContextLength: 128_000,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
};
const METADATA = {
    baseUrl: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Model base URL", "Base URL for this model only, overriding the provider's."),
        type: "string",
        examples: ["https://models.example.com/v1"],
    },
    family: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Family", "Model family, for grouping and for selecting family-specific system prompt content."),
        type: "string",
        examples: ["example"],
    },
    maxContextLength: tokenCount("Context length", "Total context window, in tokens.", 128_000),
    maxInputTokens: tokenCount("Input tokens", "Maximum input tokens in one request.", 120_000),
    maxOutputTokens: tokenCount("Output tokens", "Maximum tokens generated in one response.", 8_000),
    protocol: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describedReference */ .bV)("Model protocol", "Wire protocol of this model, overriding the provider's.", "protocolValue"),
    supportedInputMediaTypes: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Input media types", "Media types accepted as input, such as `image/png`."),
        type: "array",
        items: { type: "string", examples: ["image/png", "image/jpeg", "application/pdf"] },
        examples: [["image/png", "image/jpeg"]],
    },
    supportsImages: ability("Images", "Model accepts images as input."),
    supportsToolResultImages: ability("Tool result images", "Model accepts images returned by a tool result."),
    supportsTools: ability("Tools", "Model can call tools."),
    supportsWebSearch: ability("Web search", "Model supports the provider's own web search."),
    thinkingEffortLevels: {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Thinking effort levels", "Thinking effort levels the model accepts; the set varies by model."),
        type: "array",
        items: { type: "string", examples: ["off", "low", "medium", "high", "xhigh"] },
        examples: [["off", "low", "high"]],
    },
};
const REQUIRED_IN_CUSTOM_MODEL = [
    "id",
    "name",
    "maxContextLength",
    "supportsImages",
    "supportsToolResultImages",
    "supportsTools",
    "supportsWebSearch",
];
function tokenCount(title, markdown, example) {
    return { ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, markdown), type: "integer", minimum: 1, maximum: TOKENS_MAX, examples: [example] };
}
function ability(title, markdown) {
    return { ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, markdown), type: "boolean", examples: [true] };
}
function modelIds(title, markdown) {
    return {
        ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(title, markdown),
        type: "array",
        items: { type: "string", examples: [MODEL_EXAMPLE.id] },
        examples: [[MODEL_EXAMPLE.id]],
    };
}
function modelDefinitions() {
    const fields = Object.fromEntries(Object.keys(METADATA).map((name) => [name, (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)(`model.${name}`)]));
    const fieldDefinitions = Object.fromEntries(Object.entries(METADATA).map(([name, schema]) => [`model.${name}`, schema]));
    return {
        models: {
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Models", "Which models the provider offers, and what is known of them."),
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                allow: modelIds("Allowed models", "Model ids to offer. When not empty, no other model of the provider is offered."),
                deny: modelIds("Denied models", "Model ids to hide. Applied after `allow`: a model in both lists is hidden."),
                discovery: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Discovery", "Where the provider's models come from."),
                    type: "string",
                    enum: ["auto", "off"],
                    markdownEnumDescriptions: [
                        "Ask the provider for its model list.",
                        "Offer only the models declared under `custom`.",
                    ],
                },
                custom: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Custom models", "Models that the provider does not return from discovery."),
                    type: "array",
                    items: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)("customModel"),
                },
                overrides: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Overrides", "Metadata patches by model id. Only the fields that are set are changed."),
                    type: "object",
                    propertyNames: { not: { const: _text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEY */ .LO } },
                    additionalProperties: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reference */ .ir)("modelOverride"),
                    examples: [{ [MODEL_EXAMPLE.id]: { maxOutputTokens: 8_000 } }],
                },
            }),
            examples: [{ allow: [MODEL_EXAMPLE.id] }],
        },
        customModel: {
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Custom model", "A model that you declare."),
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                id: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Model id", "Model id that is sent to the provider's API."),
                    type: "string",
                    minLength: 1,
                    examples: [MODEL_EXAMPLE.id],
                },
                name: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Display name", "Name in the model picker."),
                    type: "string",
                    minLength: 1,
                    examples: [MODEL_EXAMPLE.name],
                },
                ...fields,
            }, REQUIRED_IN_CUSTOM_MODEL),
            examples: [MODEL_EXAMPLE],
            defaultSnippets: [
                {
                    label: "Custom model",
                    description: "A model with all that is required",
                    body: { ...MODEL_EXAMPLE, id: "$1", name: "$2" },
                },
            ],
        },
        modelOverride: {
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Model override", "A patch of one model's metadata. Only the fields that are set are changed."),
            ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .closedObject */ .YI)({
                name: {
                    ...(0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)("Display name", "Name in the model picker."),
                    type: "string",
                    examples: [MODEL_EXAMPLE.name],
                },
                ...fields,
            }),
            examples: [{ maxOutputTokens: 8_000 }],
        },
        ...fieldDefinitions,
    };
}


/***/ }),

/***/ 8212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ effectiveSchema),
/* harmony export */   lv: () => (/* binding */ schemaAt),
/* harmony export */   u5: () => (/* binding */ childSchema)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8024);


function schemaAt(root, document, path) {
    let value = document;
    let schema = effectiveSchema(root, root, value);
    for (const step of path) {
        value = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, [step]);
        schema = effectiveSchema(root, childSchema(schema, step), value);
    }
    return schema;
}
function childSchema(schema, step) {
    if (typeof step === "number")
        return schema.items ?? {};
    const named = Object.hasOwn(schema.properties ?? {}, step) ? schema.properties?.[step] : undefined;
    return named ?? (schema.additionalProperties || {});
}
function effectiveSchema(root, schema, value) {
    if (schema.$ref === undefined && schema.allOf === undefined && schema.oneOf === undefined)
        return schema;
    const variant = schema.oneOf?.find((branch) => variantType(root, branch) === (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, ["type"]));
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref ?? variant?.$ref;
    const definition = target === undefined ? undefined : definitionOf(root, target);
    return definition === undefined ? schema : effectiveSchema(root, definition, value);
}
const followed = new WeakMap();
function definitionOf(root, reference) {
    const known = followed.get(root) ?? new Map();
    if (known.has(reference))
        return known.get(reference);
    const { definitions = {} } = root;
    const name = (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .definitionName */ .PW)(reference);
    const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
    followed.set(root, known.set(reference, definition));
    return definition;
}
function variantType(root, branch) {
    return effectiveSchema(root, branch).properties?.["type"]?.const;
}


/***/ }),

/***/ 8024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ definitionName),
/* harmony export */   YI: () => (/* binding */ closedObject),
/* harmony export */   bV: () => (/* binding */ describedReference),
/* harmony export */   hy: () => (/* binding */ snippetText),
/* harmony export */   ir: () => (/* binding */ reference),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* unused harmony export ANNOTATION_KEYWORDS */
/* harmony import */ var _text_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5830);

const ANNOTATION_KEYWORDS = (/* unused pure expression or super */ null && ([
    "markdownDescription",
    "markdownEnumDescriptions",
    "defaultSnippets",
    "allowComments",
    "allowTrailingCommas",
]));
function snippetText(text) {
    return text.replaceAll(/[\\$}]/g, "\\$&");
}
function describe(title, markdown) {
    return { title, description: markdown.replaceAll("`", ""), markdownDescription: markdown };
}
const DEFINITIONS = "#/definitions/";
function reference(definition) {
    return { $ref: DEFINITIONS + encodeURI((0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerStep */ .UN)(definition.toWellFormed())).replaceAll("#", "%23") };
}
function definitionName($ref) {
    const name = $ref.slice(DEFINITIONS.length);
    return /[%~]/.test(name) ? (0,_text_pointer_js__WEBPACK_IMPORTED_MODULE_0__/* .fromPointerStep */ .o$)(decodeURIComponent(name)) : name;
}
function describedReference(title, markdown, definition) {
    return { ...describe(title, markdown), allOf: [reference(definition)] };
}
function closedObject(properties, required = []) {
    return {
        type: "object",
        properties,
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
    };
}


/***/ }),

/***/ 3535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 29:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TR: () => (/* binding */ createLocator),
/* harmony export */   UW: () => (/* binding */ findSpan),
/* harmony export */   iD: () => (/* binding */ createPathFinder)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(235);

function createLocator(text) {
    const nextLine = createLineReader(text);
    const starts = [0];
    let next = nextLine(0);
    const byteOrderMark = text.startsWith("\uFEFF") ? 1 : 0;
    let line = 0;
    const locate = (offset) => {
        for (; next <= offset; next = nextLine(next))
            starts.push(next);
        const isOnLine = (starts[line] ?? 0) <= offset && offset < (starts[line + 1] ?? next);
        if (!isOnLine)
            line = lastIndexNotAbove(starts, offset);
        const hidden = line === 0 && offset > 0 ? byteOrderMark : 0;
        return { line: line + 1, column: offset - (starts[line] ?? 0) - hidden + 1, offset };
    };
    return ({ start, end }) => ({ start: locate(start), end: locate(end) });
}
function createLineReader(text) {
    const nextStart = (end) => (end < 0 ? Number.POSITIVE_INFINITY : end + 1);
    if (!text.includes("\r"))
        return (from) => nextStart(text.indexOf("\n", from));
    const lineEnd = /\r\n?|\n/g;
    return (from) => {
        lineEnd.lastIndex = from;
        return lineEnd.test(text) ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
    };
}
function lastIndexNotAbove(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (high - low > 1) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle;
        else
            high = middle;
    }
    return low;
}
function createPathFinder(root) {
    let last = [];
    const way = [];
    const walk = (path) => {
        let passed = { node: root(), key: undefined };
        let depth = 0;
        for (let known = way[0]; known !== undefined && depth < path.length; known = way[depth]) {
            if (path[depth] !== last[depth])
                break;
            passed = known;
            depth += 1;
        }
        way.length = depth;
        for (const step of path.slice(depth)) {
            const next = stepFrom(passed.node, step);
            if (next === undefined)
                break;
            way.push(next);
            passed = next;
        }
        last = path;
        return passed;
    };
    const walkToEnd = (path) => {
        const passed = walk(path);
        return way.length === path.length ? passed : undefined;
    };
    return {
        spanOf: (path, part) => spanOfPart(walk(path), part),
        nodeAt: (path) => walkToEnd(path)?.node,
        keyAt: (path) => walkToEnd(path)?.key,
    };
}
function stepFrom(node, step) {
    if (node.kind === "object")
        return node.properties.get(String(step));
    const child = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .childOf */ .G)(node, step);
    return child && { node: child, key: undefined };
}
function spanOfPart({ node, key }, part) {
    if (part === "value")
        return { start: node.start, end: node.end };
    if (key !== undefined)
        return { start: key.start, end: key.end };
    return { start: node.start, end: node.kind === "scalar" ? node.end : node.start + 1 };
}
function findSpan(root, path, part) {
    return createPathFinder(() => root).spanOf(path, part);
}


/***/ }),

/***/ 235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ childOf)
/* harmony export */ });
function childOf(node, step) {
    if (node.kind === "object")
        return node.properties.get(String(step))?.node;
    if (node.kind === "scalar")
        return undefined;
    const index = Number(step);
    return index >= 0 ? node.items.at(index) : undefined;
}


/***/ }),

/***/ 8628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yh: () => (/* binding */ allTokens),
  p9: () => (/* binding */ commentSpans),
  wL: () => (/* binding */ commentsIn),
  He: () => (/* binding */ readTokens)
});

;// CONCATENATED MODULE: ./.build/node_modules/jsonc-parser/lib/esm/impl/scanner.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/

/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
function createScanner(text, ignoreTrivia = false) {
    const len = text.length;
    let pos = 0, value = '', tokenOffset = 0, token = 16 /* SyntaxKind.Unknown */, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0 /* ScanError.None */;
    function scanHexDigits(count, exact) {
        let digits = 0;
        let value = 0;
        while (digits < count || !exact) {
            let ch = text.charCodeAt(pos);
            if (ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */) {
                value = value * 16 + ch - 48 /* CharacterCodes._0 */;
            }
            else if (ch >= 65 /* CharacterCodes.A */ && ch <= 70 /* CharacterCodes.F */) {
                value = value * 16 + ch - 65 /* CharacterCodes.A */ + 10;
            }
            else if (ch >= 97 /* CharacterCodes.a */ && ch <= 102 /* CharacterCodes.f */) {
                value = value * 16 + ch - 97 /* CharacterCodes.a */ + 10;
            }
            else {
                break;
            }
            pos++;
            digits++;
        }
        if (digits < count) {
            value = -1;
        }
        return value;
    }
    function setPosition(newPosition) {
        pos = newPosition;
        value = '';
        tokenOffset = 0;
        token = 16 /* SyntaxKind.Unknown */;
        scanError = 0 /* ScanError.None */;
    }
    function scanNumber() {
        let start = pos;
        if (text.charCodeAt(pos) === 48 /* CharacterCodes._0 */) {
            pos++;
        }
        else {
            pos++;
            while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
            }
        }
        if (pos < text.length && text.charCodeAt(pos) === 46 /* CharacterCodes.dot */) {
            pos++;
            if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
            }
            else {
                scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
                return text.substring(start, pos);
            }
        }
        let end = pos;
        if (pos < text.length && (text.charCodeAt(pos) === 69 /* CharacterCodes.E */ || text.charCodeAt(pos) === 101 /* CharacterCodes.e */)) {
            pos++;
            if (pos < text.length && text.charCodeAt(pos) === 43 /* CharacterCodes.plus */ || text.charCodeAt(pos) === 45 /* CharacterCodes.minus */) {
                pos++;
            }
            if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                pos++;
                while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                    pos++;
                }
                end = pos;
            }
            else {
                scanError = 3 /* ScanError.UnexpectedEndOfNumber */;
            }
        }
        return text.substring(start, end);
    }
    function scanString() {
        let result = '', start = pos;
        while (true) {
            if (pos >= len) {
                result += text.substring(start, pos);
                scanError = 2 /* ScanError.UnexpectedEndOfString */;
                break;
            }
            const ch = text.charCodeAt(pos);
            if (ch === 34 /* CharacterCodes.doubleQuote */) {
                result += text.substring(start, pos);
                pos++;
                break;
            }
            if (ch === 92 /* CharacterCodes.backslash */) {
                result += text.substring(start, pos);
                pos++;
                if (pos >= len) {
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                const ch2 = text.charCodeAt(pos++);
                switch (ch2) {
                    case 34 /* CharacterCodes.doubleQuote */:
                        result += '\"';
                        break;
                    case 92 /* CharacterCodes.backslash */:
                        result += '\\';
                        break;
                    case 47 /* CharacterCodes.slash */:
                        result += '/';
                        break;
                    case 98 /* CharacterCodes.b */:
                        result += '\b';
                        break;
                    case 102 /* CharacterCodes.f */:
                        result += '\f';
                        break;
                    case 110 /* CharacterCodes.n */:
                        result += '\n';
                        break;
                    case 114 /* CharacterCodes.r */:
                        result += '\r';
                        break;
                    case 116 /* CharacterCodes.t */:
                        result += '\t';
                        break;
                    case 117 /* CharacterCodes.u */:
                        const ch3 = scanHexDigits(4, true);
                        if (ch3 >= 0) {
                            result += String.fromCharCode(ch3);
                        }
                        else {
                            scanError = 4 /* ScanError.InvalidUnicode */;
                        }
                        break;
                    default:
                        scanError = 5 /* ScanError.InvalidEscapeCharacter */;
                }
                start = pos;
                continue;
            }
            if (ch >= 0 && ch <= 0x1f) {
                if (isLineBreak(ch)) {
                    result += text.substring(start, pos);
                    scanError = 2 /* ScanError.UnexpectedEndOfString */;
                    break;
                }
                else {
                    scanError = 6 /* ScanError.InvalidCharacter */;
                    // mark as error but continue with string
                }
            }
            pos++;
        }
        return result;
    }
    function scanNext() {
        value = '';
        scanError = 0 /* ScanError.None */;
        tokenOffset = pos;
        lineStartOffset = lineNumber;
        prevTokenLineStartOffset = tokenLineStartOffset;
        if (pos >= len) {
            // at the end
            tokenOffset = len;
            return token = 17 /* SyntaxKind.EOF */;
        }
        let code = text.charCodeAt(pos);
        // trivia: whitespace
        if (isWhiteSpace(code)) {
            do {
                pos++;
                value += String.fromCharCode(code);
                code = text.charCodeAt(pos);
            } while (isWhiteSpace(code));
            return token = 15 /* SyntaxKind.Trivia */;
        }
        // trivia: newlines
        if (isLineBreak(code)) {
            pos++;
            value += String.fromCharCode(code);
            if (code === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                pos++;
                value += '\n';
            }
            lineNumber++;
            tokenLineStartOffset = pos;
            return token = 14 /* SyntaxKind.LineBreakTrivia */;
        }
        switch (code) {
            // tokens: []{}:,
            case 123 /* CharacterCodes.openBrace */:
                pos++;
                return token = 1 /* SyntaxKind.OpenBraceToken */;
            case 125 /* CharacterCodes.closeBrace */:
                pos++;
                return token = 2 /* SyntaxKind.CloseBraceToken */;
            case 91 /* CharacterCodes.openBracket */:
                pos++;
                return token = 3 /* SyntaxKind.OpenBracketToken */;
            case 93 /* CharacterCodes.closeBracket */:
                pos++;
                return token = 4 /* SyntaxKind.CloseBracketToken */;
            case 58 /* CharacterCodes.colon */:
                pos++;
                return token = 6 /* SyntaxKind.ColonToken */;
            case 44 /* CharacterCodes.comma */:
                pos++;
                return token = 5 /* SyntaxKind.CommaToken */;
            // strings
            case 34 /* CharacterCodes.doubleQuote */:
                pos++;
                value = scanString();
                return token = 10 /* SyntaxKind.StringLiteral */;
            // comments
            case 47 /* CharacterCodes.slash */:
                const start = pos - 1;
                // Single-line comment
                if (text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                    pos += 2;
                    while (pos < len) {
                        if (isLineBreak(text.charCodeAt(pos))) {
                            break;
                        }
                        pos++;
                    }
                    value = text.substring(start, pos);
                    return token = 12 /* SyntaxKind.LineCommentTrivia */;
                }
                // Multi-line comment
                if (text.charCodeAt(pos + 1) === 42 /* CharacterCodes.asterisk */) {
                    pos += 2;
                    const safeLength = len - 1; // For lookahead.
                    let commentClosed = false;
                    while (pos < safeLength) {
                        const ch = text.charCodeAt(pos);
                        if (ch === 42 /* CharacterCodes.asterisk */ && text.charCodeAt(pos + 1) === 47 /* CharacterCodes.slash */) {
                            pos += 2;
                            commentClosed = true;
                            break;
                        }
                        pos++;
                        if (isLineBreak(ch)) {
                            if (ch === 13 /* CharacterCodes.carriageReturn */ && text.charCodeAt(pos) === 10 /* CharacterCodes.lineFeed */) {
                                pos++;
                            }
                            lineNumber++;
                            tokenLineStartOffset = pos;
                        }
                    }
                    if (!commentClosed) {
                        pos++;
                        scanError = 1 /* ScanError.UnexpectedEndOfComment */;
                    }
                    value = text.substring(start, pos);
                    return token = 13 /* SyntaxKind.BlockCommentTrivia */;
                }
                // just a single slash
                value += String.fromCharCode(code);
                pos++;
                return token = 16 /* SyntaxKind.Unknown */;
            // numbers
            case 45 /* CharacterCodes.minus */:
                value += String.fromCharCode(code);
                pos++;
                if (pos === len || !isDigit(text.charCodeAt(pos))) {
                    return token = 16 /* SyntaxKind.Unknown */;
                }
            // found a minus, followed by a number so
            // we fall through to proceed with scanning
            // numbers
            case 48 /* CharacterCodes._0 */:
            case 49 /* CharacterCodes._1 */:
            case 50 /* CharacterCodes._2 */:
            case 51 /* CharacterCodes._3 */:
            case 52 /* CharacterCodes._4 */:
            case 53 /* CharacterCodes._5 */:
            case 54 /* CharacterCodes._6 */:
            case 55 /* CharacterCodes._7 */:
            case 56 /* CharacterCodes._8 */:
            case 57 /* CharacterCodes._9 */:
                value += scanNumber();
                return token = 11 /* SyntaxKind.NumericLiteral */;
            // literals and unknown symbols
            default:
                // is a literal? Read the full word.
                while (pos < len && isUnknownContentCharacter(code)) {
                    pos++;
                    code = text.charCodeAt(pos);
                }
                if (tokenOffset !== pos) {
                    value = text.substring(tokenOffset, pos);
                    // keywords: true, false, null
                    switch (value) {
                        case 'true': return token = 8 /* SyntaxKind.TrueKeyword */;
                        case 'false': return token = 9 /* SyntaxKind.FalseKeyword */;
                        case 'null': return token = 7 /* SyntaxKind.NullKeyword */;
                    }
                    return token = 16 /* SyntaxKind.Unknown */;
                }
                // some
                value += String.fromCharCode(code);
                pos++;
                return token = 16 /* SyntaxKind.Unknown */;
        }
    }
    function isUnknownContentCharacter(code) {
        if (isWhiteSpace(code) || isLineBreak(code)) {
            return false;
        }
        switch (code) {
            case 125 /* CharacterCodes.closeBrace */:
            case 93 /* CharacterCodes.closeBracket */:
            case 123 /* CharacterCodes.openBrace */:
            case 91 /* CharacterCodes.openBracket */:
            case 34 /* CharacterCodes.doubleQuote */:
            case 58 /* CharacterCodes.colon */:
            case 44 /* CharacterCodes.comma */:
            case 47 /* CharacterCodes.slash */:
                return false;
        }
        return true;
    }
    function scanNextNonTrivia() {
        let result;
        do {
            result = scanNext();
        } while (result >= 12 /* SyntaxKind.LineCommentTrivia */ && result <= 15 /* SyntaxKind.Trivia */);
        return result;
    }
    return {
        setPosition: setPosition,
        getPosition: () => pos,
        scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
        getToken: () => token,
        getTokenValue: () => value,
        getTokenOffset: () => tokenOffset,
        getTokenLength: () => pos - tokenOffset,
        getTokenStartLine: () => lineStartOffset,
        getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
        getTokenError: () => scanError,
    };
}
function isWhiteSpace(ch) {
    return ch === 32 /* CharacterCodes.space */ || ch === 9 /* CharacterCodes.tab */;
}
function isLineBreak(ch) {
    return ch === 10 /* CharacterCodes.lineFeed */ || ch === 13 /* CharacterCodes.carriageReturn */;
}
function isDigit(ch) {
    return ch >= 48 /* CharacterCodes._0 */ && ch <= 57 /* CharacterCodes._9 */;
}
var CharacterCodes;
(function (CharacterCodes) {
    CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
    CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
    CharacterCodes[CharacterCodes["space"] = 32] = "space";
    CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
    CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
    CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
    CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
    CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
    CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
    CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
    CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
    CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
    CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
    CharacterCodes[CharacterCodes["a"] = 97] = "a";
    CharacterCodes[CharacterCodes["b"] = 98] = "b";
    CharacterCodes[CharacterCodes["c"] = 99] = "c";
    CharacterCodes[CharacterCodes["d"] = 100] = "d";
    CharacterCodes[CharacterCodes["e"] = 101] = "e";
    CharacterCodes[CharacterCodes["f"] = 102] = "f";
    CharacterCodes[CharacterCodes["g"] = 103] = "g";
    CharacterCodes[CharacterCodes["h"] = 104] = "h";
    CharacterCodes[CharacterCodes["i"] = 105] = "i";
    CharacterCodes[CharacterCodes["j"] = 106] = "j";
    CharacterCodes[CharacterCodes["k"] = 107] = "k";
    CharacterCodes[CharacterCodes["l"] = 108] = "l";
    CharacterCodes[CharacterCodes["m"] = 109] = "m";
    CharacterCodes[CharacterCodes["n"] = 110] = "n";
    CharacterCodes[CharacterCodes["o"] = 111] = "o";
    CharacterCodes[CharacterCodes["p"] = 112] = "p";
    CharacterCodes[CharacterCodes["q"] = 113] = "q";
    CharacterCodes[CharacterCodes["r"] = 114] = "r";
    CharacterCodes[CharacterCodes["s"] = 115] = "s";
    CharacterCodes[CharacterCodes["t"] = 116] = "t";
    CharacterCodes[CharacterCodes["u"] = 117] = "u";
    CharacterCodes[CharacterCodes["v"] = 118] = "v";
    CharacterCodes[CharacterCodes["w"] = 119] = "w";
    CharacterCodes[CharacterCodes["x"] = 120] = "x";
    CharacterCodes[CharacterCodes["y"] = 121] = "y";
    CharacterCodes[CharacterCodes["z"] = 122] = "z";
    CharacterCodes[CharacterCodes["A"] = 65] = "A";
    CharacterCodes[CharacterCodes["B"] = 66] = "B";
    CharacterCodes[CharacterCodes["C"] = 67] = "C";
    CharacterCodes[CharacterCodes["D"] = 68] = "D";
    CharacterCodes[CharacterCodes["E"] = 69] = "E";
    CharacterCodes[CharacterCodes["F"] = 70] = "F";
    CharacterCodes[CharacterCodes["G"] = 71] = "G";
    CharacterCodes[CharacterCodes["H"] = 72] = "H";
    CharacterCodes[CharacterCodes["I"] = 73] = "I";
    CharacterCodes[CharacterCodes["J"] = 74] = "J";
    CharacterCodes[CharacterCodes["K"] = 75] = "K";
    CharacterCodes[CharacterCodes["L"] = 76] = "L";
    CharacterCodes[CharacterCodes["M"] = 77] = "M";
    CharacterCodes[CharacterCodes["N"] = 78] = "N";
    CharacterCodes[CharacterCodes["O"] = 79] = "O";
    CharacterCodes[CharacterCodes["P"] = 80] = "P";
    CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
    CharacterCodes[CharacterCodes["R"] = 82] = "R";
    CharacterCodes[CharacterCodes["S"] = 83] = "S";
    CharacterCodes[CharacterCodes["T"] = 84] = "T";
    CharacterCodes[CharacterCodes["U"] = 85] = "U";
    CharacterCodes[CharacterCodes["V"] = 86] = "V";
    CharacterCodes[CharacterCodes["W"] = 87] = "W";
    CharacterCodes[CharacterCodes["X"] = 88] = "X";
    CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
    CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
    CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
    CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
    CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
    CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
    CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
    CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
    CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
    CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
    CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
    CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
    CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
    CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
    CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
    CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
    CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

;// CONCATENATED MODULE: ./.build/node_modules/jsonc-parser/lib/esm/impl/parser.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/


var ParseOptions;
(function (ParseOptions) {
    ParseOptions.DEFAULT = {
        allowTrailingComma: false
    };
})(ParseOptions || (ParseOptions = {}));
/**
 * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
 */
function getLocation(text, position) {
    const segments = []; // strings or numbers
    const earlyReturnException = new Object();
    let previousNode = undefined;
    const previousNodeInst = {
        value: {},
        offset: 0,
        length: 0,
        type: 'object',
        parent: undefined
    };
    let isAtPropertyKey = false;
    function setPreviousNode(value, offset, length, type) {
        previousNodeInst.value = value;
        previousNodeInst.offset = offset;
        previousNodeInst.length = length;
        previousNodeInst.type = type;
        previousNodeInst.colonOffset = undefined;
        previousNode = previousNodeInst;
    }
    try {
        visit(text, {
            onObjectBegin: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                isAtPropertyKey = position > offset;
                segments.push(''); // push a placeholder (will be replaced)
            },
            onObjectProperty: (name, offset, length) => {
                if (position < offset) {
                    throw earlyReturnException;
                }
                setPreviousNode(name, offset, length, 'property');
                segments[segments.length - 1] = name;
                if (position <= offset + length) {
                    throw earlyReturnException;
                }
            },
            onObjectEnd: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.pop();
            },
            onArrayBegin: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.push(0);
            },
            onArrayEnd: (offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                previousNode = undefined;
                segments.pop();
            },
            onLiteralValue: (value, offset, length) => {
                if (position < offset) {
                    throw earlyReturnException;
                }
                setPreviousNode(value, offset, length, getNodeType(value));
                if (position <= offset + length) {
                    throw earlyReturnException;
                }
            },
            onSeparator: (sep, offset, length) => {
                if (position <= offset) {
                    throw earlyReturnException;
                }
                if (sep === ':' && previousNode && previousNode.type === 'property') {
                    previousNode.colonOffset = offset;
                    isAtPropertyKey = false;
                    previousNode = undefined;
                }
                else if (sep === ',') {
                    const last = segments[segments.length - 1];
                    if (typeof last === 'number') {
                        segments[segments.length - 1] = last + 1;
                    }
                    else {
                        isAtPropertyKey = true;
                        segments[segments.length - 1] = '';
                    }
                    previousNode = undefined;
                }
            }
        });
    }
    catch (e) {
        if (e !== earlyReturnException) {
            throw e;
        }
    }
    return {
        path: segments,
        previousNode,
        isAtPropertyKey,
        matches: (pattern) => {
            let k = 0;
            for (let i = 0; k < pattern.length && i < segments.length; i++) {
                if (pattern[k] === segments[i] || pattern[k] === '*') {
                    k++;
                }
                else if (pattern[k] !== '**') {
                    return false;
                }
            }
            return k === pattern.length;
        }
    };
}
/**
 * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 * Therefore always check the errors list to find out if the input was valid.
 */
function parse(text, errors = [], options = ParseOptions.DEFAULT) {
    let currentProperty = null;
    let currentParent = [];
    const previousParents = [];
    function onValue(value) {
        if (Array.isArray(currentParent)) {
            currentParent.push(value);
        }
        else if (currentProperty !== null) {
            currentParent[currentProperty] = value;
        }
    }
    const visitor = {
        onObjectBegin: () => {
            const object = {};
            onValue(object);
            previousParents.push(currentParent);
            currentParent = object;
            currentProperty = null;
        },
        onObjectProperty: (name) => {
            currentProperty = name;
        },
        onObjectEnd: () => {
            currentParent = previousParents.pop();
        },
        onArrayBegin: () => {
            const array = [];
            onValue(array);
            previousParents.push(currentParent);
            currentParent = array;
            currentProperty = null;
        },
        onArrayEnd: () => {
            currentParent = previousParents.pop();
        },
        onLiteralValue: onValue,
        onError: (error, offset, length) => {
            errors.push({ error, offset, length });
        }
    };
    visit(text, visitor, options);
    return currentParent[0];
}
/**
 * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 */
function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
    let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined }; // artificial root
    function ensurePropertyComplete(endOffset) {
        if (currentParent.type === 'property') {
            currentParent.length = endOffset - currentParent.offset;
            currentParent = currentParent.parent;
        }
    }
    function onValue(valueNode) {
        currentParent.children.push(valueNode);
        return valueNode;
    }
    const visitor = {
        onObjectBegin: (offset) => {
            currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
        },
        onObjectProperty: (name, offset, length) => {
            currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
            currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
        },
        onObjectEnd: (offset, length) => {
            ensurePropertyComplete(offset + length); // in case of a missing value for a property: make sure property is complete
            currentParent.length = offset + length - currentParent.offset;
            currentParent = currentParent.parent;
            ensurePropertyComplete(offset + length);
        },
        onArrayBegin: (offset, length) => {
            currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
        },
        onArrayEnd: (offset, length) => {
            currentParent.length = offset + length - currentParent.offset;
            currentParent = currentParent.parent;
            ensurePropertyComplete(offset + length);
        },
        onLiteralValue: (value, offset, length) => {
            onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
            ensurePropertyComplete(offset + length);
        },
        onSeparator: (sep, offset, length) => {
            if (currentParent.type === 'property') {
                if (sep === ':') {
                    currentParent.colonOffset = offset;
                }
                else if (sep === ',') {
                    ensurePropertyComplete(offset);
                }
            }
        },
        onError: (error, offset, length) => {
            errors.push({ error, offset, length });
        }
    };
    visit(text, visitor, options);
    const result = currentParent.children[0];
    if (result) {
        delete result.parent;
    }
    return result;
}
/**
 * Finds the node at the given path in a JSON DOM.
 */
function findNodeAtLocation(root, path) {
    if (!root) {
        return undefined;
    }
    let node = root;
    for (let segment of path) {
        if (typeof segment === 'string') {
            if (node.type !== 'object' || !Array.isArray(node.children)) {
                return undefined;
            }
            let found = false;
            for (const propertyNode of node.children) {
                if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                    node = propertyNode.children[1];
                    found = true;
                    break;
                }
            }
            if (!found) {
                return undefined;
            }
        }
        else {
            const index = segment;
            if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                return undefined;
            }
            node = node.children[index];
        }
    }
    return node;
}
/**
 * Gets the JSON path of the given JSON DOM node
 */
function getNodePath(node) {
    if (!node.parent || !node.parent.children) {
        return [];
    }
    const path = getNodePath(node.parent);
    if (node.parent.type === 'property') {
        const key = node.parent.children[0].value;
        path.push(key);
    }
    else if (node.parent.type === 'array') {
        const index = node.parent.children.indexOf(node);
        if (index !== -1) {
            path.push(index);
        }
    }
    return path;
}
/**
 * Evaluates the JavaScript object of the given JSON DOM node
 */
function getNodeValue(node) {
    switch (node.type) {
        case 'array':
            return node.children.map(getNodeValue);
        case 'object':
            const obj = Object.create(null);
            for (let prop of node.children) {
                const valueNode = prop.children[1];
                if (valueNode) {
                    obj[prop.children[0].value] = getNodeValue(valueNode);
                }
            }
            return obj;
        case 'null':
        case 'string':
        case 'number':
        case 'boolean':
            return node.value;
        default:
            return undefined;
    }
}
function contains(node, offset, includeRightBound = false) {
    return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
}
/**
 * Finds the most inner node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
 */
function findNodeAtOffset(node, offset, includeRightBound = false) {
    if (contains(node, offset, includeRightBound)) {
        const children = node.children;
        if (Array.isArray(children)) {
            for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                const item = findNodeAtOffset(children[i], offset, includeRightBound);
                if (item) {
                    return item;
                }
            }
        }
        return node;
    }
    return undefined;
}
/**
 * Parses the given text and invokes the visitor functions for each object, array and literal reached.
 */
function visit(text, visitor, options = ParseOptions.DEFAULT) {
    const _scanner = createScanner(text, false);
    // Important: Only pass copies of this to visitor functions to prevent accidental modification, and
    // to not affect visitor functions which stored a reference to a previous JSONPath
    const _jsonPath = [];
    // Depth of onXXXBegin() callbacks suppressed. onXXXEnd() decrements this if it isn't 0 already.
    // Callbacks are only called when this value is 0.
    let suppressedCallbacks = 0;
    function toNoArgVisit(visitFunction) {
        return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
    }
    function toOneArgVisit(visitFunction) {
        return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
    }
    function toOneArgVisitWithPath(visitFunction) {
        return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
    }
    function toBeginVisit(visitFunction) {
        return visitFunction ?
            () => {
                if (suppressedCallbacks > 0) {
                    suppressedCallbacks++;
                }
                else {
                    let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                    if (cbReturn === false) {
                        suppressedCallbacks = 1;
                    }
                }
            }
            : () => true;
    }
    function toEndVisit(visitFunction) {
        return visitFunction ?
            () => {
                if (suppressedCallbacks > 0) {
                    suppressedCallbacks--;
                }
                if (suppressedCallbacks === 0) {
                    visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                }
            }
            : () => true;
    }
    const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
    const disallowComments = options && options.disallowComments;
    const allowTrailingComma = options && options.allowTrailingComma;
    function scanNext() {
        while (true) {
            const token = _scanner.scan();
            switch (_scanner.getTokenError()) {
                case 4 /* ScanError.InvalidUnicode */:
                    handleError(14 /* ParseErrorCode.InvalidUnicode */);
                    break;
                case 5 /* ScanError.InvalidEscapeCharacter */:
                    handleError(15 /* ParseErrorCode.InvalidEscapeCharacter */);
                    break;
                case 3 /* ScanError.UnexpectedEndOfNumber */:
                    handleError(13 /* ParseErrorCode.UnexpectedEndOfNumber */);
                    break;
                case 1 /* ScanError.UnexpectedEndOfComment */:
                    if (!disallowComments) {
                        handleError(11 /* ParseErrorCode.UnexpectedEndOfComment */);
                    }
                    break;
                case 2 /* ScanError.UnexpectedEndOfString */:
                    handleError(12 /* ParseErrorCode.UnexpectedEndOfString */);
                    break;
                case 6 /* ScanError.InvalidCharacter */:
                    handleError(16 /* ParseErrorCode.InvalidCharacter */);
                    break;
            }
            switch (token) {
                case 12 /* SyntaxKind.LineCommentTrivia */:
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                    if (disallowComments) {
                        handleError(10 /* ParseErrorCode.InvalidCommentToken */);
                    }
                    else {
                        onComment();
                    }
                    break;
                case 16 /* SyntaxKind.Unknown */:
                    handleError(1 /* ParseErrorCode.InvalidSymbol */);
                    break;
                case 15 /* SyntaxKind.Trivia */:
                case 14 /* SyntaxKind.LineBreakTrivia */:
                    break;
                default:
                    return token;
            }
        }
    }
    function handleError(error, skipUntilAfter = [], skipUntil = []) {
        onError(error);
        if (skipUntilAfter.length + skipUntil.length > 0) {
            let token = _scanner.getToken();
            while (token !== 17 /* SyntaxKind.EOF */) {
                if (skipUntilAfter.indexOf(token) !== -1) {
                    scanNext();
                    break;
                }
                else if (skipUntil.indexOf(token) !== -1) {
                    break;
                }
                token = scanNext();
            }
        }
    }
    function parseString(isValue) {
        const value = _scanner.getTokenValue();
        if (isValue) {
            onLiteralValue(value);
        }
        else {
            onObjectProperty(value);
            // add property name afterwards
            _jsonPath.push(value);
        }
        scanNext();
        return true;
    }
    function parseLiteral() {
        switch (_scanner.getToken()) {
            case 11 /* SyntaxKind.NumericLiteral */:
                const tokenValue = _scanner.getTokenValue();
                let value = Number(tokenValue);
                if (isNaN(value)) {
                    handleError(2 /* ParseErrorCode.InvalidNumberFormat */);
                    value = 0;
                }
                onLiteralValue(value);
                break;
            case 7 /* SyntaxKind.NullKeyword */:
                onLiteralValue(null);
                break;
            case 8 /* SyntaxKind.TrueKeyword */:
                onLiteralValue(true);
                break;
            case 9 /* SyntaxKind.FalseKeyword */:
                onLiteralValue(false);
                break;
            default:
                return false;
        }
        scanNext();
        return true;
    }
    function parseProperty() {
        if (_scanner.getToken() !== 10 /* SyntaxKind.StringLiteral */) {
            handleError(3 /* ParseErrorCode.PropertyNameExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            return false;
        }
        parseString(false);
        if (_scanner.getToken() === 6 /* SyntaxKind.ColonToken */) {
            onSeparator(':');
            scanNext(); // consume colon
            if (!parseValue()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
        }
        else {
            handleError(5 /* ParseErrorCode.ColonExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
        }
        _jsonPath.pop(); // remove processed property name
        return true;
    }
    function parseObject() {
        onObjectBegin();
        scanNext(); // consume open brace
        let needsComma = false;
        while (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                if (!needsComma) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                }
                onSeparator(',');
                scanNext(); // consume comma
                if (_scanner.getToken() === 2 /* SyntaxKind.CloseBraceToken */ && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
            }
            if (!parseProperty()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [2 /* SyntaxKind.CloseBraceToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            needsComma = true;
        }
        onObjectEnd();
        if (_scanner.getToken() !== 2 /* SyntaxKind.CloseBraceToken */) {
            handleError(7 /* ParseErrorCode.CloseBraceExpected */, [2 /* SyntaxKind.CloseBraceToken */], []);
        }
        else {
            scanNext(); // consume close brace
        }
        return true;
    }
    function parseArray() {
        onArrayBegin();
        scanNext(); // consume open bracket
        let isFirstElement = true;
        let needsComma = false;
        while (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */ && _scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
            if (_scanner.getToken() === 5 /* SyntaxKind.CommaToken */) {
                if (!needsComma) {
                    handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
                }
                onSeparator(',');
                scanNext(); // consume comma
                if (_scanner.getToken() === 4 /* SyntaxKind.CloseBracketToken */ && allowTrailingComma) {
                    break;
                }
            }
            else if (needsComma) {
                handleError(6 /* ParseErrorCode.CommaExpected */, [], []);
            }
            if (isFirstElement) {
                _jsonPath.push(0);
                isFirstElement = false;
            }
            else {
                _jsonPath[_jsonPath.length - 1]++;
            }
            if (!parseValue()) {
                handleError(4 /* ParseErrorCode.ValueExpected */, [], [4 /* SyntaxKind.CloseBracketToken */, 5 /* SyntaxKind.CommaToken */]);
            }
            needsComma = true;
        }
        onArrayEnd();
        if (!isFirstElement) {
            _jsonPath.pop(); // remove array index
        }
        if (_scanner.getToken() !== 4 /* SyntaxKind.CloseBracketToken */) {
            handleError(8 /* ParseErrorCode.CloseBracketExpected */, [4 /* SyntaxKind.CloseBracketToken */], []);
        }
        else {
            scanNext(); // consume close bracket
        }
        return true;
    }
    function parseValue() {
        switch (_scanner.getToken()) {
            case 3 /* SyntaxKind.OpenBracketToken */:
                return parseArray();
            case 1 /* SyntaxKind.OpenBraceToken */:
                return parseObject();
            case 10 /* SyntaxKind.StringLiteral */:
                return parseString(true);
            default:
                return parseLiteral();
        }
    }
    scanNext();
    if (_scanner.getToken() === 17 /* SyntaxKind.EOF */) {
        if (options.allowEmptyContent) {
            return true;
        }
        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
        return false;
    }
    if (!parseValue()) {
        handleError(4 /* ParseErrorCode.ValueExpected */, [], []);
        return false;
    }
    if (_scanner.getToken() !== 17 /* SyntaxKind.EOF */) {
        handleError(9 /* ParseErrorCode.EndOfFileExpected */, [], []);
    }
    return true;
}
/**
 * Takes JSON with JavaScript-style comments and remove
 * them. Optionally replaces every none-newline character
 * of comments with a replaceCharacter
 */
function stripComments(text, replaceCh) {
    let _scanner = createScanner(text), parts = [], kind, offset = 0, pos;
    do {
        pos = _scanner.getPosition();
        kind = _scanner.scan();
        switch (kind) {
            case 12 /* SyntaxKind.LineCommentTrivia */:
            case 13 /* SyntaxKind.BlockCommentTrivia */:
            case 17 /* SyntaxKind.EOF */:
                if (offset !== pos) {
                    parts.push(text.substring(offset, pos));
                }
                if (replaceCh !== undefined) {
                    parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                }
                offset = _scanner.getPosition();
                break;
        }
    } while (kind !== 17 /* SyntaxKind.EOF */);
    return parts.join('');
}
function getNodeType(value) {
    switch (typeof value) {
        case 'boolean': return 'boolean';
        case 'number': return 'number';
        case 'string': return 'string';
        case 'object': {
            if (!value) {
                return 'null';
            }
            else if (Array.isArray(value)) {
                return 'array';
            }
            return 'object';
        }
        default: return 'null';
    }
}

;// CONCATENATED MODULE: ./.build/node_modules/jsonc-parser/lib/esm/main.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/





/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
const main_createScanner = createScanner;
var ScanError;
(function (ScanError) {
    ScanError[ScanError["None"] = 0] = "None";
    ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
    ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
    ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
    ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
    ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
    ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function (SyntaxKind) {
    SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
    SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
    SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
    SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
    SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
    SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
    SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
    SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
    SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
    SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
    SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
    SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
    SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
    SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
    SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
    SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
    SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
/**
 * For a given offset, evaluate the location in the JSON document. Each segment in the location path is either a property name or an array index.
 */
const main_getLocation = getLocation;
/**
 * Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 * Therefore, always check the errors list to find out if the input was valid.
 */
const main_parse = parse;
/**
 * Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
 */
const main_parseTree = parseTree;
/**
 * Finds the node at the given path in a JSON DOM.
 */
const main_findNodeAtLocation = findNodeAtLocation;
/**
 * Finds the innermost node at the given offset. If includeRightBound is set, also finds nodes that end at the given offset.
 */
const main_findNodeAtOffset = findNodeAtOffset;
/**
 * Gets the JSON path of the given JSON DOM node
 */
const main_getNodePath = getNodePath;
/**
 * Evaluates the JavaScript object of the given JSON DOM node
 */
const main_getNodeValue = getNodeValue;
/**
 * Parses the given text and invokes the visitor functions for each object, array and literal reached.
 */
const main_visit = visit;
/**
 * Takes JSON with JavaScript-style comments and remove
 * them. Optionally replaces every none-newline character
 * of comments with a replaceCharacter
 */
const main_stripComments = stripComments;
var ParseErrorCode;
(function (ParseErrorCode) {
    ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
    ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
    ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
    ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
    ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
    ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
    ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
    ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
    ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
    ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
    ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
    ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
    ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
    ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
    switch (code) {
        case 1 /* ParseErrorCode.InvalidSymbol */: return 'InvalidSymbol';
        case 2 /* ParseErrorCode.InvalidNumberFormat */: return 'InvalidNumberFormat';
        case 3 /* ParseErrorCode.PropertyNameExpected */: return 'PropertyNameExpected';
        case 4 /* ParseErrorCode.ValueExpected */: return 'ValueExpected';
        case 5 /* ParseErrorCode.ColonExpected */: return 'ColonExpected';
        case 6 /* ParseErrorCode.CommaExpected */: return 'CommaExpected';
        case 7 /* ParseErrorCode.CloseBraceExpected */: return 'CloseBraceExpected';
        case 8 /* ParseErrorCode.CloseBracketExpected */: return 'CloseBracketExpected';
        case 9 /* ParseErrorCode.EndOfFileExpected */: return 'EndOfFileExpected';
        case 10 /* ParseErrorCode.InvalidCommentToken */: return 'InvalidCommentToken';
        case 11 /* ParseErrorCode.UnexpectedEndOfComment */: return 'UnexpectedEndOfComment';
        case 12 /* ParseErrorCode.UnexpectedEndOfString */: return 'UnexpectedEndOfString';
        case 13 /* ParseErrorCode.UnexpectedEndOfNumber */: return 'UnexpectedEndOfNumber';
        case 14 /* ParseErrorCode.InvalidUnicode */: return 'InvalidUnicode';
        case 15 /* ParseErrorCode.InvalidEscapeCharacter */: return 'InvalidEscapeCharacter';
        case 16 /* ParseErrorCode.InvalidCharacter */: return 'InvalidCharacter';
    }
    return '<unknown ParseErrorCode>';
}
/**
 * Computes the edit operations needed to format a JSON document.
 *
 * @param documentText The input text
 * @param range The range to format or `undefined` to format the full content
 * @param options The formatting options
 * @returns The edit operations describing the formatting changes to the original document following the format described in {@linkcode EditResult}.
 * To apply the edit operations to the input, use {@linkcode applyEdits}.
 */
function format(documentText, range, options) {
    return formatter.format(documentText, range, options);
}
/**
 * Computes the edit operations needed to modify a value in the JSON document.
 *
 * @param documentText The input text
 * @param path The path of the value to change. The path represents either to the document root, a property or an array item.
 * If the path points to an non-existing property or item, it will be created.
 * @param value The new value for the specified property or item. If the value is undefined,
 * the property or item will be removed.
 * @param options Options
 * @returns The edit operations describing the changes to the original document, following the format described in {@linkcode EditResult}.
 * To apply the edit operations to the input, use {@linkcode applyEdits}.
 */
function modify(text, path, value, options) {
    return edit.setProperty(text, path, value, options);
}
/**
 * Applies edits to an input string.
 * @param text The input text
 * @param edits Edit operations following the format described in {@linkcode EditResult}.
 * @returns The text with the applied edits.
 * @throws An error if the edit operations are not well-formed as described in {@linkcode EditResult}.
 */
function applyEdits(text, edits) {
    let sortedEdits = edits.slice(0).sort((a, b) => {
        const diff = a.offset - b.offset;
        if (diff === 0) {
            return a.length - b.length;
        }
        return diff;
    });
    let lastModifiedOffset = text.length;
    for (let i = sortedEdits.length - 1; i >= 0; i--) {
        let e = sortedEdits[i];
        if (e.offset + e.length <= lastModifiedOffset) {
            text = edit.applyEdit(text, e);
        }
        else {
            throw new Error('Overlapping edit');
        }
        lastModifiedOffset = e.offset;
    }
    return text;
}

;// CONCATENATED MODULE: ./.build/action/shared/syntax/tokens.js

const KINDS = {
    1: "{",
    2: "}",
    3: "[",
    4: "]",
    5: ",",
    6: ":",
    7: "null",
    8: "true",
    9: "false",
    10: "string",
    11: "number",
    16: "unknown",
    17: "end of file",
};
const COMMENTS = new Set([12, 13]);
const FAULTS = {
    1: "unclosed comment",
    2: "unclosed string",
    3: "bad number",
    4: "bad escape",
    5: "bad escape",
    6: "control character",
};
function readTokens(text) {
    const scanner = main_createScanner(text);
    const comments = [];
    let position = text.startsWith("\uFEFF") ? 1 : 0;
    return {
        comments,
        next() {
            for (;;) {
                position = skipWhitespace(text, position);
                const other = isNeverJson(text[position]) ? otherTextAt(text, position) : undefined;
                if (other !== undefined) {
                    position = other.end;
                    return other;
                }
                scanner.setPosition(position);
                const code = scanner.scan();
                position = scanner.getPosition();
                const fault = FAULTS[scanner.getTokenError()];
                const kind = fault === "unclosed comment" ? "end of file" : KINDS[code];
                if (kind === undefined) {
                    if (COMMENTS.has(code))
                        comments.push({ start: scanner.getTokenOffset(), end: position });
                    continue;
                }
                const start = scanner.getTokenOffset();
                const bare = kind === "unknown" || text.startsWith("{{", start) ? bareTextAt(text, start) : undefined;
                if (bare !== undefined) {
                    position = bare.end;
                    return bare;
                }
                if (fault === "unclosed string") {
                    const string = stringAt(CLOSED_BY_OTHER_QUOTE, text, start);
                    position = string?.end ?? start + withoutTail(text.slice(start, position));
                    if (string !== undefined)
                        return string;
                }
                return { kind, start, end: Math.min(position, text.length), text: scanner.getTokenValue(), fault };
            }
        },
    };
}
function isNeverJson(character = "") {
    return character === "'" || character === "`" || character > "\u007f";
}
const DELIMITER = String.raw `(?=[ \t]*(?:[,:}\]\r\n]|$|\/[/*]))`;
const INSIDE = String.raw `"\\\u0000-\u001f`;
const TYPOGRAPHIC = "“”„‟«»";
const IN_OTHER_QUOTES = [
    new RegExp(`[${TYPOGRAPHIC}][^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}"]${DELIMITER}`, "y"),
    ...["‘’‚‛", "'", "`"].map((quotes) => new RegExp(`[${quotes}][^${quotes}${INSIDE}]*[${quotes}]${DELIMITER}`, "y")),
];
const CLOSED_BY_OTHER_QUOTE = [new RegExp(`"[^${TYPOGRAPHIC}${INSIDE}]*[${TYPOGRAPHIC}]${DELIMITER}`, "y")];
const BARE_TEXTS = [
    /'[^'\r\n]*'/y,
    /`[^`\r\n]*`/y,
    /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s,"}\]]*/iy,
    /\$\{[^}\r\n]{0,200}\}/y,
    /\{\{[^}\r\n]{0,200}\}\}/y,
    /#[^\r\n]*/y,
    /[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y,
];
function bareTextAt(text, start) {
    const found = matchAt(BARE_TEXTS, text, start);
    return found === undefined
        ? undefined
        : { kind: "unknown", start, end: start + found.length, text: found, fault: undefined };
}
function otherTextAt(text, start) {
    return stringAt(IN_OTHER_QUOTES, text, start) ?? bareTextAt(text, start);
}
function stringAt(shapes, text, start) {
    const found = matchAt(shapes, text, start);
    if (found === undefined)
        return undefined;
    return { kind: "string", start, end: start + found.length, text: found.slice(1, -1), fault: "wrong quotes" };
}
function matchAt(shapes, text, position) {
    for (const shape of shapes) {
        shape.lastIndex = position;
        const found = shape.exec(text)?.[0];
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function withoutTail(text) {
    let end = text.length;
    while (end > 1 && " \t,]}".includes(text.charAt(end - 1)))
        end -= 1;
    return end;
}
function skipWhitespace(text, from) {
    let position = from;
    for (;;) {
        const code = text.charCodeAt(position);
        if (code !== 32 && code !== 10 && code !== 13 && code !== 9)
            return position;
        position += 1;
    }
}
function allTokens(text) {
    const reader = readTokens(text);
    const tokens = [];
    do
        tokens.push(reader.next());
    while (tokens.at(-1)?.kind !== "end of file");
    return tokens;
}
function commentSpans(text, tokens) {
    return tokens.flatMap((token, index) => {
        const from = tokens[index - 1]?.end ?? 0;
        const between = text.slice(from, token.kind === "end of file" ? token.end : token.start);
        const start = between.search(/\S/);
        return start < 0 ? [] : [{ start: from + start, end: from + between.trimEnd().length }];
    });
}
function commentsIn(text, tokens) {
    return commentSpans(text, tokens).flatMap(({ start, end }) => Array.from(text.slice(start, end).matchAll(/\/\/[^\r\n]*|\/\*[^]*?\*\//g), ({ 0: comment, index }) => ({
        start: start + index,
        end: start + index + comment.length,
    })));
}


/***/ }),

/***/ 9747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ holdsCredential),
/* harmony export */   N9: () => (/* binding */ isCredentialKey),
/* harmony export */   WU: () => (/* binding */ credentialLikeness),
/* harmony export */   jY: () => (/* binding */ likenessByName),
/* harmony export */   vK: () => (/* binding */ mentionsCredential),
/* harmony export */   xV: () => (/* binding */ isNamedId)
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4857);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5514);
/* harmony import */ var _url_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2322);



function credentialLikeness(value) {
    const text = value.trim();
    if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(text) || hasAuthenticationScheme(text) || holdsUrlWithSecret(text))
        return "certain";
    return namedLikeness(text) ?? (holdsRandomWord(text) ? "likely" : undefined);
}
function likenessByName(name, value) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(name) || isNone(value))
        return undefined;
    if (SESSION_NAME.test(name))
        return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isMixed */ .Oq)(value) ? "certain" : undefined;
    return isPlainWord(value) ? "likely" : "certain";
}
const SESSION_NAME = /^(?:x[-_]?)?session(?:[-_]?id)?$/i;
function isNamedId(name, value) {
    const isIdName = ID_NAME.test(name) || /[a-z]I[dD]$/.test(name);
    return isIdName && !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(name) && /^[\da-f]{32,64}$/i.test(value.trim());
}
const ID_NAME = /(?:^|[-_])(?:id|uuid|guid|tenant|org|organization|account|project|workspace)$/i;
function isCredentialKey(key, value) {
    if (!(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(key))
        return false;
    if (typeof value === "string")
        return !(SCHEME_KEY.test(key) && SCHEME.test(value));
    if (typeof value === "number" || typeof value === "boolean")
        return likenessByName(key, String(value)) !== undefined;
    return true;
}
const SCHEME_KEY = /^o?auth(?:entication|orization)?$/i;
const SCHEME = /^[a-z][a-z\d-]{0,11}$/i;
function holdsCredential(text) {
    return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(text) || holdsUrlWithSecret(text);
}
function mentionsCredential(text) {
    if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(text))
        return true;
    if (!MAY_NAME_VALUE.test(text) || !LONG_WORD.test(text))
        return false;
    for (const { name, value } of pairsIn(text))
        if ((0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(name) && looksRandom(value))
            return true;
    for (const [, word = ""] of text.matchAll(/\b(?:bearer|basic) {1,4}([^\s"',;]+)/gi))
        if (looksRandom(word))
            return true;
    return false;
}
const MAY_NAME_VALUE = /[:=]|(?:bearer|basic) /i;
function isNone(value) {
    const text = value.trim();
    return /^(?:true|false|yes|no|on|off|none|null|\d{1,7}|\d+\.\d+|)$/i.test(text) || (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(text);
}
function isPlainWord(value) {
    return /^(?:[a-z]{1,8}|[a-z]{2}-[a-z]{1,9}-\d)$/i.test(value.trim()) && !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .namesCredential */ .si)(value);
}
function hasAuthenticationScheme(text) {
    const [, scheme = "", word = ""] = /^(bearer|basic|token|key|apikey|digest|negotiate|ssws|splunk) +(\S+)$/i.exec(text) ?? [];
    if (word.length < 4)
        return false;
    if (/^bearer$/i.test(scheme))
        return true;
    if (/^(?:apikey|ssws|splunk)$/i.test(scheme))
        return /\d|.{16}/.test(word);
    return looksRandom(word) || /^[\da-f]{40}$/i.test(word) || isUserAndPassword(word);
}
function isUserAndPassword(word) {
    const isBase64 = /^[A-Za-z\d+/]+={0,2}$/.test(word) && word.replace(/=+$/, "").length % 4 !== 1;
    return isBase64 && /^[\x20-\x7e]*:[\x20-\x7e]*$/.test(atob(word.replace(/=+$/, "")));
}
function holdsUrlWithSecret(text) {
    if (!/[@?#;=]/.test(text))
        return false;
    for (const [url] of text.matchAll(/[a-z][a-z\d+.-]{1,15}:\/\/[^\s"'<>]+/gi)) {
        const { removals, hasHiddenPassword } = (0,_url_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .findUrlSecrets */ .gx)(url);
        if (removals.length > 0 || hasHiddenPassword)
            return true;
    }
    return false;
}
function holdsRandomWord(text) {
    return text.length >= RANDOM_WORD_MIN_CHARACTERS && text.split(/[\s"',;]+/).some(looksRandom);
}
function namedLikeness(text) {
    if (!/[:=]/.test(text))
        return undefined;
    let found;
    for (const { name, value } of pairsIn(text)) {
        const likeness = likenessByName(name, value);
        if (likeness === "certain")
            return likeness;
        found ??= likeness;
    }
    return found;
}
function* pairsIn(text) {
    const pairs = /([A-Za-z][\w.-]{1,63})["']?\s{0,4}[:=]\s{0,4}["']?([^\s"',;&]+)/g;
    for (const [, name = "", value = ""] of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPlaceholders */ .Zm)(text).matchAll(pairs))
        yield { name, value };
}
const RANDOM_WORD_MIN_CHARACTERS = 20;
const LONG_WORD = new RegExp(`[^\\s"',;]{${RANDOM_WORD_MIN_CHARACTERS}}`);
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
const ONE_CASE_MIN_BITS_PER_CHARACTER = 3;
const ONE_CASE_MIN_NUMBERS = 4;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;
const BASE64_KEY_MIN_CHARACTERS = 40;
const BASE64_KEY_MIN_BITS_PER_CHARACTER = 4.4;
const PUBLIC_IDS = [
    /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i,
    /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i,
];
const PUBLIC_PREFIX = /^(?:org|proj|project|team|workspace|wrkspc|user|acct|cus)[-_]/i;
const COMMIT_ID = /^[\da-f]{40}$/i;
const DIGEST = /^sha(?:256|384|512):[\da-f]{64,128}$/i;
function looksRandom(word) {
    if (word.length < RANDOM_WORD_MIN_CHARACTERS)
        return false;
    if (PUBLIC_PREFIX.test(word) || COMMIT_ID.test(word) || DIGEST.test(word))
        return false;
    return isRandomBase64(word) || word.split(/[-._~/:@,;=&?+]+/).some(isRandomPart);
}
function isRandomBase64(word) {
    if (word.length < BASE64_KEY_MIN_CHARACTERS || !/^[A-Za-z\d+/]+={0,2}$/.test(word))
        return false;
    return hasBothCases(word) && (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isMixed */ .Oq)(word) && bitsPerCharacter(word) >= BASE64_KEY_MIN_BITS_PER_CHARACTER;
}
function isRandomPart(part) {
    if (part.length < RANDOM_WORD_MIN_CHARACTERS)
        return false;
    if (PUBLIC_IDS.some((id) => id.test(part)) || !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isMixed */ .Oq)(part))
        return false;
    if (/^[\da-f]+$/i.test(part))
        return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS;
    if (hasBothCases(part))
        return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
    const numbers = part.match(/\d+/g)?.length ?? 0;
    return numbers >= ONE_CASE_MIN_NUMBERS && bitsPerCharacter(part) >= ONE_CASE_MIN_BITS_PER_CHARACTER;
}
function hasBothCases(text) {
    return /[a-z]/.test(text) && /[A-Z]/.test(text);
}
function bitsPerCharacter(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}


/***/ }),

/***/ 5844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LE: () => (/* binding */ nearestNames),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Sz: () => (/* binding */ createListGuess),
/* harmony export */   gK: () => (/* binding */ createGuess),
/* harmony export */   qz: () => (/* binding */ similarNames)
/* harmony export */ });
/* harmony import */ var _lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5694);

const PART_MIN_CHARACTERS = 3;
function nearestNames(name, candidates, budget) {
    return nearestTo(plainName(name), candidatesOf(candidates), budget);
}
function similarNames(name, candidates, budget) {
    return similarTo(plainName(name), candidatesOf(candidates), budget);
}
function candidatesOf(names) {
    return Array.from(names, (name) => ({ name, plain: plainName(name) }));
}
function nearestTo(plain, candidates, budget) {
    const similar = similarTo(plain, candidates, budget);
    const isUsedUp = budget !== undefined && budget.letterPairs < 0;
    if (similar.length > 0 || isUsedUp || plain.length < PART_MIN_CHARACTERS)
        return similar;
    return candidates.filter((candidate) => candidate.plain.includes(plain)).map(({ name }) => name);
}
function similarTo(plain, candidates, budget) {
    let nearest = [];
    let distance = Math.max(1, Math.floor(plain.length / 3));
    for (const candidate of candidates) {
        if (Math.abs(candidate.plain.length - plain.length) > distance)
            continue;
        if (budget !== undefined)
            budget.letterPairs -= plain.length * candidate.plain.length;
        if (budget !== undefined && budget.letterPairs < 0)
            return [];
        const candidateDistance = editDistance(plain, candidate.plain, distance);
        if (candidateDistance > distance)
            continue;
        if (candidateDistance < distance)
            nearest = [];
        nearest.push(candidate.name);
        distance = candidateDistance;
    }
    return nearest;
}
const WEIGHTLESS = /[-_\s]/;
const ALL_WEIGHTLESS = /[-_\s]/g;
function plainName(name) {
    const lower = name.toLowerCase();
    return WEIGHTLESS.test(lower) ? lower.replaceAll(ALL_WEIGHTLESS, "") : lower;
}
function editDistance(from, to, limit) {
    const shorter = Math.min(from.length, to.length);
    let start = 0;
    while (start < shorter && from[start] === to[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end))
        end += 1;
    return distanceOfRest(from.slice(start, from.length - end), to.slice(start, to.length - end), limit);
}
function distanceOfRest(from, to, limit) {
    let beforeLast = [];
    let last = [];
    let current = [];
    for (let column = 0; column <= to.length; column += 1)
        last.push(column);
    for (let row = 1; row <= from.length; row += 1) {
        let least = row;
        current[0] = row;
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
            current[column] = distance;
            least = Math.min(least, distance);
        }
        if (least > limit)
            return least;
        [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[to.length] ?? 0;
}
const MEANT_MAX = 3;
function createGuess(candidates, budget) {
    let letters = 0;
    for (const candidate of candidates)
        letters += candidate.length + 1;
    const prepared = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => candidatesOf(candidates));
    return (name) => {
        const pairs = letters * (name.length + 1);
        if (pairs > budget.letterPairs)
            return [];
        budget.letterPairs -= pairs;
        const meant = nearestTo(plainName(name), prepared());
        return meant.length > MEANT_MAX ? [] : meant;
    };
}
const prepared = new WeakMap();
function createListGuess(budget) {
    const known = new Map();
    return (name, list) => {
        const before = known.get(list)?.get(name);
        if (before !== undefined) {
            budget.letterPairs -= before.cost;
            return budget.letterPairs < 0 ? [] : before.meant;
        }
        const { letterPairs } = budget;
        const candidates = prepared.get(list) ?? candidatesOf(list);
        prepared.set(list, candidates);
        const meant = nearestTo(plainName(name), candidates, budget);
        const inList = known.get(list) ?? new Map();
        known.set(list, inList.set(name, { meant, cost: letterPairs - budget.letterPairs }));
        return meant;
    };
}


/***/ }),

/***/ 7868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 9211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Sf: () => (/* binding */ isPrivateHost),
/* harmony export */   xV: () => (/* binding */ readLeniently),
/* harmony export */   y7: () => (/* binding */ readHttpUrl)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7371);

const PARTS = /^(https?):\/\/((?:[^/?#]*@)?)([^/?#@]*?)((?::\d*)?)((?:\/[^?#]*)?)(?=[?#]|$)/i;
const REFUSED = /[\s\p{Cc}\p{Cf}\\<>{}]/u;
const HOST = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)$/;
const DEFAULT_PORTS = { http: 80, https: 443 };
function readHttpUrl(text) {
    return readPlainUrl(text) ?? readAnyUrl(text);
}
const PLAIN = /^(https?):\/\/((?:[a-z\d]+(?:-[a-z\d]+)*\.)*[a-z][a-z\d]*(?:-[a-z\d]+)*)(?::([1-9]\d{0,3}))?((?:\/[\w.~-]+)*\/?)$/;
function readPlainUrl(text) {
    const match = PLAIN.exec(text);
    if (match === null)
        return undefined;
    const [, written, hostname = "", port, path = ""] = match;
    if (hostname.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_MAX_CHARACTERS */ .TY)
        return undefined;
    const scheme = written === "http" ? "http" : "https";
    return {
        scheme,
        hostname,
        port: port === undefined ? DEFAULT_PORTS[scheme] : Number(port),
        hasPort: port !== undefined,
        path: { start: text.length - path.length, end: text.length },
    };
}
function readAnyUrl(text) {
    if (REFUSED.test(text))
        return undefined;
    const [, written = "", userinfo = "", host = "", port = "", path = ""] = PARTS.exec(text) ?? [];
    const url = host === "" ? null : URL.parse(text);
    if (url === null || !HOST.test(url.hostname) || url.hostname.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .HOST_MAX_CHARACTERS */ .TY)
        return undefined;
    const start = written.length + "://".length + userinfo.length + host.length + port.length;
    if (/^https?$/.test(url.hostname) && path.startsWith("//"))
        return undefined;
    const scheme = url.protocol === "http:" ? "http" : "https";
    return {
        scheme,
        hostname: url.hostname.replace(/\.$/, ""),
        port: url.port === "" ? DEFAULT_PORTS[scheme] : Number(url.port),
        hasPort: /\d/.test(port),
        path: { start, end: start + path.length },
    };
}
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu;
const BEFORE_HOST = /^(?:(https?):|[a-z][a-z\d+.-]*:(?=[/\\]))?[/\\]*/i;
function readLeniently(text) {
    const rests = [text.trim(), text.replace(UNSEEN, "")].flatMap((variant) => {
        const [before = "", scheme = "https"] = BEFORE_HOST.exec(variant) ?? [];
        const rest = variant.slice(before.length);
        return rest === "" ? [] : [`${scheme}://${rest}`, `${scheme}://${rest.replaceAll("\\", "%5C")}`];
    });
    const urls = rests.map((rest) => URL.parse(rest)).filter((url) => url !== null);
    if (urls.length === 0 && rests.length > 0)
        return [undefined];
    const origins = urls.map(({ protocol, host }) => `${protocol}//${host}`);
    return [...new Set(origins)].map(readHttpUrl);
}
function pathSegments(text, { path }) {
    const segments = [];
    for (let start = path.start; start < path.end;) {
        const slash = text.indexOf("/", start);
        const end = slash < 0 ? path.end : Math.min(slash, path.end);
        const segment = text.slice(start, end);
        if (IS_RESOLVED.test(segment))
            return undefined;
        if (segment !== "")
            segments.push({ text: segment, start, end });
        start = end + 1;
    }
    return segments;
}
const IS_RESOLVED = /^(?:\.|%2e){1,2}$/i;
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal|intranet|private|corp|home|lan|home\.arpa|svc)$/;
function isPrivateHost(hostname) {
    const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname);
    if (mapped !== null)
        return isPrivateAddress(octetsOf(mapped[1] ?? "", mapped[2] ?? ""));
    if (hostname.startsWith("["))
        return /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/.test(hostname);
    const octets = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(hostname)?.slice(1).map(Number);
    if (octets !== undefined)
        return isPrivateAddress(octets);
    return !hostname.includes(".") || PRIVATE_NAME.test(hostname);
}
function isPrivateAddress([first = 0, second = 0]) {
    if ([0, 10, 127].includes(first))
        return true;
    if (first === 172)
        return second >= 16 && second < 32;
    if (first === 100)
        return second >= 64 && second < 128;
    return (first === 192 && second === 168) || (first === 169 && second === 254);
}
function octetsOf(...groups) {
    return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}


/***/ }),

/***/ 4817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   LO: () => (/* binding */ UNSAFE_KEY),
/* harmony export */   TL: () => (/* binding */ isSameJson),
/* harmony export */   cy: () => (/* binding */ isArray),
/* harmony export */   eC: () => (/* binding */ ownValue),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   i1: () => (/* binding */ textsAt),
/* harmony export */   lJ: () => (/* binding */ objectAt),
/* harmony export */   lM: () => (/* binding */ documentOf)
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
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

/***/ 5694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ lazily)
/* harmony export */ });
function lazily(compute) {
    let computed;
    return () => {
        computed ??= { value: compute() };
        return computed.value;
    };
}


/***/ }),

/***/ 7371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 3830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Gg: () => (/* binding */ codeElement),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   d$: () => (/* binding */ escapeLinkTarget),
/* harmony export */   nv: () => (/* binding */ markdownSentence)
/* harmony export */ });
/* harmony import */ var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6292);

const MARKUP = /[\\`*_{}[\]<>|~!&@#$]|:(?=\S)|(?<=www)\.|(?<=\bGH)-/gi;
const FOUND_IN_TEXT = new Set(["@", "#", "$", ":", ".", "-"]);
function escapeMarkdown(text) {
    return (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text).replace(MARKUP, (character) => {
        const reference = `&#${character.charCodeAt(0)};`;
        return FOUND_IN_TEXT.has(character) ? `<span>${reference}</span>` : reference;
    });
}
function codeSpan(text) {
    const shown = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text);
    return /[`|]/.test(shown) ? codeElement(text) : `\`${inQuotesIfUnseen(shown)}\``;
}
function codeElement(text) {
    return `<code>${escapeMarkdown(inQuotesIfUnseen((0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text)))}</code>`;
}
function inQuotesIfUnseen(text) {
    return /^ *$/.test(text) ? `"${text}"` : text;
}
const QUOTED = /"(?:[^"\\]|\\.?)*("|$)|`([^`"]+)`/g;
function markdownSentence(text) {
    const shown = (0,_printable_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text);
    let end = 0;
    let written = "";
    for (const { 0: quoted, 1: closing, 2: code, index } of shown.matchAll(QUOTED)) {
        if (closing === "")
            break;
        const isApart = index > end || written === "";
        written += escapeMarkdown(shown.slice(end, index)) + (isApart ? codeSpan(code ?? quoted) : escapeMarkdown(quoted));
        end = index + quoted.length;
    }
    return written + escapeMarkdown(shown.slice(end));
}
function escapeLinkTarget(url) {
    return url
        .toWellFormed()
        .replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => encodeURIComponent(character).replace(/['()]/g, percentEncode))
        .replaceAll("&", "&amp;");
}
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 5830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ pointerStep),
/* harmony export */   bz: () => (/* binding */ exactPointer),
/* harmony export */   kU: () => (/* binding */ fromPointer),
/* harmony export */   o$: () => (/* binding */ fromPointerStep),
/* harmony export */   qJ: () => (/* binding */ toExistingPointer),
/* harmony export */   rb: () => (/* binding */ toPointer)
/* harmony export */ });
/* harmony import */ var _header_name_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7371);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5514);




function toPointer(path) {
    return joinSteps(shownSteps(path));
}
function toExistingPointer(path) {
    const shown = shownSteps(path);
    const masked = shown.findIndex((step, index) => step !== String(path[index]));
    return joinSteps(masked < 0 ? shown : shown.slice(0, masked));
}
function shownSteps(path) {
    const headers = (0,_header_name_js__WEBPACK_IMPORTED_MODULE_0__/* .findHeaders */ .Y1)(path);
    return path.map((step, index) => {
        if (typeof step === "number")
            return String(step);
        return (0,_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .maskSecrets */ .QU)(headers !== undefined && index > headers ? (0,_header_name_js__WEBPACK_IMPORTED_MODULE_0__/* .maskHeaderName */ .fW)(step) : step);
    });
}
function joinSteps(steps) {
    let pointer = "";
    for (const step of steps) {
        const next = `/${pointerStep(step)}`;
        if (pointer.length + next.length > _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .POINTER_MAX_CHARACTERS */ .eq)
            break;
        pointer += next;
    }
    return pointer;
}
function exactPointer(path) {
    return path.map((step) => `/${pointerStep(step)}`).join("");
}
function pointerStep(step) {
    const text = String(step);
    return /[~/]/.test(text) ? text.replaceAll("~", "~0").replaceAll("/", "~1") : text;
}
function fromPointerStep(escaped) {
    return escaped.includes("~") ? escaped.replaceAll("~1", "/").replaceAll("~0", "~") : escaped;
}
function fromPointer(pointer) {
    return pointer.split("/").slice(1).map(fromPointerStep);
}


/***/ }),

/***/ 6292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ printableJsonLine),
/* harmony export */   et: () => (/* binding */ printableJson),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   ue: () => (/* binding */ holdsInvisible)
/* harmony export */ });
/* harmony import */ var _lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5694);

const unprintable = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|(?<=##)\[/gu);
function printable(text) {
    return text.replace(unprintable(), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
const NOT_PLAIN = /[^\n -~]|##\[/;
function printableJson(value) {
    const json = JSON.stringify(value, null, 2);
    if (!NOT_PLAIN.test(json))
        return `${json}\n`;
    return `${json.replace(unprintable(), (character) => (character === "\n" ? character : escapeUnits(character)))}\n`;
}
function printableJsonLine(value) {
    const json = JSON.stringify(value);
    return NOT_PLAIN.test(json) ? json.replace(unprintable(), escapeUnits) : json;
}
function escapeUnits(text) {
    return text
        .split("")
        .reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`, "");
}
const invisible = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__/* .lazily */ .q)(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u);
const SEEN_BY_ITS_EFFECT = /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
function holdsInvisible(name) {
    return invisible().test(name.replace(SEEN_BY_ITS_EFFECT, ""));
}


/***/ }),

/***/ 1134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ err),
/* harmony export */   ok: () => (/* binding */ ok)
/* harmony export */ });
function ok(value) {
    return { ok: true, value };
}
function err(error) {
    return { ok: false, error };
}


/***/ }),

/***/ 5514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QU: () => (/* binding */ maskSecrets),
/* harmony export */   Zm: () => (/* binding */ withoutPlaceholders),
/* harmony export */   kG: () => (/* binding */ holdsPlaceholder),
/* harmony export */   si: () => (/* binding */ namesCredential),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* harmony import */ var _token_search_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4857);


const PLACEHOLDER = /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:env:)?[A-Za-z_][\w.]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}|\$[A-Z_][A-Z0-9_]*\b|%[A-Z_][A-Z0-9_]*%|<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/g;
function isPlaceholder(value) {
    const rest = value.replaceAll(PLACEHOLDER, "");
    return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !(0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(value);
}
function holdsPlaceholder(text) {
    return withoutPlaceholders(text) !== text || /\$\{[^{}]{1,200}\}|\{\{[^{}]{1,200}\}\}/.test(text);
}
function withoutPlaceholders(text) {
    return text.replaceAll(PLACEHOLDER, ";");
}
const CREDENTIAL_NAME = new RegExp(`(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`);
const CREDENTIAL_WORD = /key|auth|token|secret|pass|pwd|credential|cookie|bearer|jwt|signature|session/;
function namesCredential(headerName) {
    const lower = headerName.toLowerCase();
    const letters = /[^a-z]/.test(lower) ? lower.replaceAll(/[^a-z]/g, "") : lower;
    return CREDENTIAL_WORD.test(letters) && CREDENTIAL_NAME.test(letters);
}
function maskSecrets(name) {
    if ((0,_token_search_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTokenShape */ .Dt)(name))
        return "•••";
    if (!/[@= ]/.test(name))
        return name;
    return name
        .replace(/\/\/[^/?#]*@/g, "//•••@")
        .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
        .replace(/\b(bearer|basic) +(\S+)/gi, (text, scheme, word) => isPlan(scheme, word) ? text : `${scheme} •••`);
}
function isPlan(scheme, word) {
    return /^basic$/i.test(scheme) && /^\(?[A-Z]?[a-z]*[^\w+/=]*$/.test(word);
}


/***/ }),

/***/ 4857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Oj: () => (/* binding */ TOKEN_MIN_CHARACTERS),
  Dt: () => (/* binding */ hasTokenShape),
  Oq: () => (/* binding */ isMixed)
});

// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __nccwpck_require__(5694);
;// CONCATENATED MODULE: ./.build/action/shared/text/token-shapes.js
const TOKENS = [
    ["psk", "[0-9A-Za-z]{29}(?![0-9A-Za-z])"],
    ["sk-ant-", "[a-z]{3,8}\\d{2}-[\\w-]{20}"],
    ["sk-lf-", "[\\da-f]{8}-[\\da-f]{4}-"],
    ["gsk_", "[A-Za-z0-9]{40}"],
    ["hf_", "[A-Za-z0-9]{30}"],
    ["api_org_", "[A-Za-z]{34}"],
    ["pplx-", "[A-Za-z0-9]{40}"],
    ["xai-", "[A-Za-z0-9]{40}"],
    ["nvapi-", "[\\w-]{40}"],
    ["tgp_v1_", "[\\w-]{40}"],
    ["fw_", "[A-Za-z0-9]{22}(?![\\w-])"],
    ["r8_", "[A-Za-z0-9]{37}"],
    ["csk-", "[a-z0-9]{40}"],
    ["pcsk_", "[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50}"],
    ["tvly-", "(?:dev-|prod-)?[A-Za-z0-9]{32}"],
    ["jina_", "[\\da-f]{32}[\\w-]{20}"],
    ["lsv2_", "(?:pt|sk)_[\\da-f]{32}"],
    ["ABSK", "[A-Za-z0-9+/]{100}"],
    ["bedrock-api-key-", "[A-Za-z0-9+/]{40}"],
    ["dapi", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["AKIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ASIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ABIA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["ACCA", "[A-Z0-9]{16}(?![A-Za-z0-9])"],
    ["AIza", "[\\w-]{30}"],
    ["ya29.", "[\\w-]{20}"],
    ["GOCSPX-", "[\\w-]{28}"],
    ["AccountKey=", "[A-Za-z0-9+/]{80}"],
    ["LTAI", "[A-Za-z0-9]{20}(?![A-Za-z0-9])"],
    ["do", "[opr]_v1_[\\da-f]{64}"],
    ["HRKU-", "[\\w-]{36}"],
    ["fo1_", "[\\w-]{43}"],
    ["fm", "[12][ar]?_[A-Za-z0-9+/]{80}"],
    ["v1.0-", "[\\da-f]{24}-[\\da-f]{100}"],
    ["sbp_", "[\\da-f]{40}"],
    ["sb_secret_", "[\\w-]{22}"],
    ["vercel_blob_rw_", "[A-Za-z0-9]{16}_"],
    ["tk-us-", "[\\w-]{48}"],
    ["gh", "[pousr]_[A-Za-z0-9]{20}"],
    ["github_pat_", "\\w{20}"],
    ["gl", "(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w-]{16}"],
    ["GR1348941", "[\\w-]{20}"],
    ["AT", "(?:ATT|CTT|BB)[\\w=-]{28}"],
    ["AKCp", "[A-Za-z0-9]{69}"],
    ["cmVmd", "[A-Za-z0-9]{59}(?![A-Za-z0-9])"],
    ["npm_", "[A-Za-z0-9]{30}"],
    ["pypi-AgEIcHlwaS5vcmc", ""],
    ["rubygems_", "[\\da-f]{48}"],
    ["CLOJARS_", "[\\da-z]{60}"],
    ["oy2", "[a-z0-9]{43}(?![A-Za-z0-9])"],
    ["sq", "[apu]_[\\da-f]{40}"],
    ["pat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["sat.", "[\\w-]{22}\\.[\\da-f]{24}\\.[A-Za-z0-9]{20}"],
    ["pul-", "[\\da-f]{40}"],
    ["pnu_", "[A-Za-z0-9]{36}"],
    ["API-", "[A-Z0-9]{26}(?![A-Za-z0-9])"],
    ["sgp_", "[\\w]{40}"],
    ["dckr_pat_", "[\\w-]{20}"],
    ["hv", "[sbr]\\.[\\w-]{24}"],
    ["dp.", "(?:pt|st|ct|sa|scim|audit)\\.[\\w.]{40}"],
    ["ops_eyJ", "[\\w+/-]{40}"],
    ["A3-", "[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-"],
    ["AGE-SECRET-KEY-1", "[A-Z0-9]{40}"],
    ["pscale_", "(?:tkn|oauth|pw)_[\\w=.-]{32}"],
    ["glc_", "[A-Za-z0-9+/]{32}"],
    ["glsa_", "[A-Za-z0-9]{32}_"],
    ["eyJrIjoi", "[A-Za-z0-9]{60}"],
    ["dt0c01.", "[A-Z0-9]{24}\\."],
    ["NR", "(?:AK|II)-[\\w-]{27}"],
    ["sntry", "[su]_[\\w=+/]{40}"],
    ["sha256~", "[\\w-]{43}"],
    ["4b1d", "[A-Za-z0-9]{38}(?![A-Za-z0-9])"],
    ["phx_", "[A-Za-z0-9]{43}"],
    ["dnkey-", "[\\w=-]{26}-"],
    ["ico-", "[A-Za-z0-9]{32}(?![\\w-])"],
    ["sc_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["ext_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["scauth_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["authress_", "[A-Za-z0-9]{5,30}\\.[A-Za-z0-9]{4,6}\\.acc[_-]"],
    ["xox", "(?:[abeprs]|o(?=-\\d))[-.][\\w.-]{10}"],
    ["xapp-", "\\d-[A-Z0-9]{8}"],
    ["SG.", "[\\w-]{16,32}\\.[\\w-]{16}"],
    ["xkeysib-", "[\\da-f]{64}"],
    ["sk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["rk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["pk_", "(?:live|test|prod)_[A-Za-z0-9]{10}"],
    ["whsec_", "[A-Za-z0-9+/]{24}"],
    ["SK", "[\\da-f]{32}(?![A-Za-z0-9])"],
    ["sq0", "(?:atp|csp)-[\\w-]{22}"],
    ["shp", "(?:at|ca|pa|ss)_[\\da-fA-F]{32}"],
    ["lin_api_", "[A-Za-z0-9]{40}"],
    ["ntn_", "\\d{11}[A-Za-z0-9]{35}"],
    ["secret_", "[A-Za-z0-9]{43}(?![A-Za-z0-9])"],
    ["PMAK-", "[\\da-f]{24}-"],
    ["figd_", "[\\w-]{40}"],
    ["tfp_", "[\\w.=-]{40}"],
    ["pat", "[A-Za-z0-9]{14}\\.[\\da-f]{64}"],
    ["pat-", "(?:na|eu)\\d-[\\da-f]{8}-[\\da-f]{4}-"],
    ["p8e-", "[a-z0-9]{32}"],
    ["EAAA", "[\\w-]{56}"],
    ["EAA", "[CM][A-Za-z0-9]{100}"],
    ["EZ", "[AT]K[A-Za-z0-9]{54}"],
    ["FLWSECK", "(?:_TEST)?-[a-z0-9]{12}"],
    ["access-", "(?:sandbox|development|production)-[\\da-f]{8}-[\\da-f]{4}-"],
    ["duffel_", "(?:live|test)_[\\w=-]{40}"],
    ["shippo_", "(?:live|test)_[\\w=-]{40}"],
    ["fio-u-", "[\\w=-]{64}"],
    ["rdme_", "[a-z0-9]{70}"],
    ["s-s4t2", "(?:af|ud)-[\\da-f]{64}"],
    ["sm_", "[aps]at_[A-Za-z0-9]{16}"],
];
const MARKS = [
    "-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----",
    "(?<![\\w-])eyJ[\\w-]{8,}\\.[\\w-]{8}",
    "(?<!\\d)\\d{8,10}:AA[\\w-]{33}",
    "\\.atlasv1\\.[\\w=-]{60}",
    "(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk",
    "(?<![A-Za-z0-9])[A-Za-z0-9_~.]{3}\\dQ~[\\w~.-]{31}",
];
const WEBHOOKS = [
    "\\bhooks\\.slack\\.com\\/(?:services|workflows|triggers)\\/[a-z0-9]{6,16}\\/[a-z0-9]{6,20}\\/[a-z0-9/]{16}",
    "\\bdiscord(?:app)?\\.com\\/api\\/(?:v\\d{1,2}\\/)?webhooks\\/\\d{10,20}\\/[\\w-]{20}",
    "\\.webhook\\.office\\.com\\/webhookb2\\/[\\w-]{8}",
    "\\boutlook\\.office\\.com\\/webhook\\/[\\w-]{8}",
    "\\bhooks\\.zapier\\.com\\/hooks\\/catch\\/\\d{3,12}\\/\\w{5}",
];
const OTHER_SHAPES = [new RegExp(MARKS.join("|")), new RegExp(WEBHOOKS.join("|"), "i")];
const PREFIXED = /(?:(?<![A-Za-z0-9])[spr]k|(?<![\w-])-?(?:key|tok))[-_]([\w-]{16,})/gi;
const PART_OF_OTHERS = /-----BEGIN |eyJ|:AA|\.atlasv1\.|_mmk|Q~|hook|(?:[spr]k|key|tok)[-_]/i;

;// CONCATENATED MODULE: ./.build/action/shared/text/token-search.js


const TOKEN_MIN_CHARACTERS = 15;
const KEY_PART_MIN_CHARACTERS = 16;
function hasTokenShape(text) {
    if (text.length < TOKEN_MIN_CHARACTERS)
        return false;
    return holdsToken(text) || (PART_OF_OTHERS.test(text) && holdsOther(text));
}
const KINDS = new Map();
const IS_START = new Uint8Array(1 << 14);
for (const [beginning, rest] of TOKENS) {
    const start = startAt(beginning, 0);
    const kind = { beginning, rest: (0,lazily/* lazily */.q)(() => new RegExp(rest, "y")) };
    KINDS.set(start, [...(KINDS.get(start) ?? []), kind]);
    IS_START[start] = 1;
}
function startAt(text, index) {
    return ((text.charCodeAt(index) & 0x7f) << 7) | (text.charCodeAt(index + 1) & 0x7f);
}
function holdsToken(text) {
    let isInWord = false;
    for (let index = 0; index < text.length; index += 1) {
        const wasInWord = isInWord;
        isInWord = isLetterOrDigit(text.charCodeAt(index));
        if (isInWord && !wasInWord && IS_START[startAt(text, index)] === 1 && isToken(text, index))
            return true;
    }
    return false;
}
function isToken(text, index) {
    for (const kind of KINDS.get(startAt(text, index)) ?? [])
        if (isAt(index, text, kind))
            return true;
    return false;
}
function isAt(index, text, { beginning, rest }) {
    if (!text.startsWith(beginning, index))
        return false;
    const pattern = rest();
    pattern.lastIndex = index + beginning.length;
    return pattern.test(text);
}
function isLetterOrDigit(code) {
    const lower = code | 0x20;
    return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
function holdsOther(text) {
    return OTHER_SHAPES.some((shape) => shape.test(text)) || holdsPrefixedKey(text);
}
function holdsPrefixedKey(text) {
    for (const [, rest = ""] of text.matchAll(PREFIXED)) {
        if (rest.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part)))
            return true;
    }
    return false;
}
function isMixed(text) {
    return /\d/.test(text) && /[A-Za-z]/.test(text);
}


/***/ }),

/***/ 2322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  gx: () => (/* binding */ findUrlSecrets),
  yP: () => (/* binding */ maskUrl),
  FF: () => (/* binding */ without)
});

// EXTERNAL MODULE: ./.build/action/shared/text/token-search.js + 1 modules
var token_search = __nccwpck_require__(4857);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __nccwpck_require__(5514);
;// CONCATENATED MODULE: ./.build/action/shared/text/url-parameters.js

function pathParameters(head, userinfo) {
    const found = [];
    let passed = 0;
    for (const { 0: whole, 1: name = "", 2: value = "", index } of head.matchAll(/[&;]([^&;=/\\]*)=([^&;/\\]+)/g)) {
        const end = index + whole.length;
        while ((userinfo[passed]?.end ?? Number.POSITIVE_INFINITY) <= index)
            passed += 1;
        const isUserinfo = (userinfo[passed]?.start ?? end) < end;
        if (isUserinfo || !isSecretParameter(name, value))
            continue;
        const start = index === 0 || /[/\\:@\s]/.test(head[index - 1] ?? "") ? index + 1 + name.length + 1 : index;
        found.push({ name, isEmpty: false, isSecret: true, start, end });
    }
    return found;
}
function parameterLists(text, start) {
    const lists = [];
    for (const match of text.slice(start).matchAll(/([?#&;])([^?#&;=]*)(?:=([^?#&;]*))?/g)) {
        const [whole, separator = "", name = "", value] = match;
        const from = start + match.index;
        const parameter = {
            name: value === undefined ? "" : name,
            isEmpty: whole === separator,
            isSecret: isSecretParameter(name, value),
            start: from,
            end: from + whole.length,
        };
        if (separator === "?" || separator === "#")
            lists.push([parameter]);
        else
            lists.at(-1)?.push(parameter);
    }
    return lists;
}
const CREDENTIAL_NAME = /^(?:key|sig|code|pass|pw|auth|sas)$/;
function isSecretParameter(name, value = "") {
    if (name === "" && value === "")
        return false;
    const plainName = decoded(name);
    if ((0,token_search/* hasTokenShape */.Dt)(plainName))
        return true;
    const plain = decoded(value).trim();
    if (plain === "" || (0,secrets/* isPlaceholder */.wK)(plain))
        return false;
    const isNamed = (0,secrets/* namesCredential */.si)(plainName) || CREDENTIAL_NAME.test(plainName.toLowerCase());
    return isNamed || (0,token_search/* hasTokenShape */.Dt)(plain) || /\/\/[^/:]*:[^/@]*@/.test(plain);
}
function removalsOf(list) {
    if (!list.some(({ isSecret }) => isSecret))
        return [];
    const stays = ({ isEmpty, isSecret }) => !isEmpty && !isSecret;
    const first = list.findIndex(stays);
    return list.flatMap((one, index) => {
        if (stays(one))
            return [];
        const { start, end } = one;
        return [index < first ? { start: start + 1, end: end + 1 } : { start, end }];
    });
}
function decoded(text) {
    if (!text.includes("%"))
        return text;
    return text.replaceAll(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

;// CONCATENATED MODULE: ./.build/action/shared/text/url-secrets.js


function findUrlSecrets(text) {
    if (!MAY_HOLD_SECRET.test(text))
        return (0,token_search/* hasTokenShape */.Dt)(decoded(text)) ? TOKEN_ALONE : NO_SECRETS;
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const userinfo = userinfoIn(head);
    const inPath = pathParameters(head, userinfo);
    const lists = parameterLists(text, head.length);
    const hasToken = (0,token_search/* hasTokenShape */.Dt)(decoded(without(head, userinfo)));
    const hasHiddenPassword = userinfo.length === 0 && hidesPassword(text);
    return {
        userinfo,
        parameters: [inPath, ...lists].flatMap((list) => list.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
        hasToken,
        hasHiddenPassword,
        removals: [...inOrder([...userinfo, ...inPath]), ...lists.flatMap(removalsOf)],
    };
}
const MAY_HOLD_SECRET = /[@?#&;]/;
const NO_SECRETS = {
    userinfo: [],
    parameters: [],
    hasToken: false,
    hasHiddenPassword: false,
    removals: [],
};
const TOKEN_ALONE = { ...NO_SECRETS, hasToken: true };
function without(text, spans) {
    let done = 0;
    const parts = spans.map(({ start, end }) => {
        const part = text.slice(done, start);
        done = end;
        return part;
    });
    return [...parts, text.slice(done)].join("");
}
const SCHEME = /^[a-z][a-z\d+.\s-]*:$/i;
const HTTP_SCHEME = /^https?:$/i;
function userinfoIn(head) {
    const spans = [];
    let expected = "scheme or host";
    for (const { 0: whole, 1: slashes = "", 2: segment = "", index } of head.matchAll(/([/\\]*)([^/\\]*)/g)) {
        const scheme = index === 0 ? (/^\s*https?:/i.exec(segment)?.[0].length ?? 0) : 0;
        const at = segment.lastIndexOf("@");
        const own = segment.slice(scheme, Math.max(at, scheme));
        const canBeUserinfo = expected !== "path" && (slashes !== "" || scheme > 0 || own.includes(":"));
        const start = index + slashes.length + scheme;
        if (canBeUserinfo && isSecretUserinfo(own))
            spans.push({ start, end: start + own.length + 1 });
        const rest = segment.slice(at + 1).trim();
        if (rest === "")
            continue;
        const isUrlInPath = HTTP_SCHEME.test(rest) && /^[/\\]{2}/.test(head.slice(index + whole.length, index + whole.length + 2));
        expected = isUrlInPath || (expected === "scheme or host" && SCHEME.test(rest)) ? "host" : "path";
    }
    return spans;
}
function isSecretUserinfo(userinfo) {
    const colon = userinfo.indexOf(":");
    const [user, password] = colon < 0 ? [userinfo, ""] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
    if (password === "")
        return user !== "" && !(0,secrets/* isPlaceholder */.wK)(user);
    return !(0,secrets/* isPlaceholder */.wK)(password) || (0,token_search/* hasTokenShape */.Dt)(decoded(user));
}
function hidesPassword(text) {
    const shape = /^(?:https?:|(?!https?:))[/\\]*[^:[\]/\\?#@]+:([^/\\?#@]+)[/\\?#]([^]*)$/i;
    const [, port = "", rest = ""] = shape.exec(text.trimStart()) ?? [];
    return rest.includes("@") && /[^\d\s]/.test(port) && !(0,secrets/* isPlaceholder */.wK)(port);
}
function inOrder(spans) {
    return spans.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start);
}
const MASK = "•••";
function maskUrl(text) {
    const { userinfo, hasToken, hasHiddenPassword } = findUrlSecrets(text);
    if (hasToken || hasHiddenPassword)
        return MASK;
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const tail = end < 0 ? "" : `${text.charAt(end)}${end + 1 < text.length ? MASK : ""}`;
    const spans = userinfo.filter((span) => span.end <= head.length);
    const shown = spans.reduceRight((rest, { start, end: at }) => `${rest.slice(0, start)}${MASK}@${rest.slice(at)}`, head);
    if (shown.replaceAll(`${MASK}@`, "").includes("@"))
        return MASK;
    const masked = (0,secrets/* maskSecrets */.QU)(shown);
    return (0,token_search/* hasTokenShape */.Dt)(masked) ? MASK : masked + tail;
}


/***/ }),

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Zv: () => (/* binding */ listNames),
/* harmony export */   _R: () => (/* binding */ quoteAll),
/* harmony export */   es: () => (/* binding */ clipName),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   m9: () => (/* binding */ quoteHeader),
/* harmony export */   nn: () => (/* binding */ joinParts),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   vJ: () => (/* binding */ withArticle),
/* harmony export */   yV: () => (/* binding */ startSentence)
/* harmony export */ });
/* harmony import */ var _header_name_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7868);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7371);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5514);



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


/***/ }),

/***/ 6672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
/* unused harmony export FIX_PASSES_MAX */
const FILE_MAX_BYTES = 16 * 1024 * 1024;
const REQUEST_MAX_BYTES = 1024 * 1024;
const DIAGNOSTICS_MAX = 10_000;
const BLOCK_ERRORS_MAX = 100;
const FIX_PASSES_MAX = 100;
const FIX_STEPS_MAX = 100;
const FIX_EDITS_MAX = 1_000;
const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;
const LAYERS_MAX = 8;
const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;
const GUESSED_KEYS_MAX = 100;


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact),
/* harmony export */   h: () => (/* binding */ withPlainComments)
/* harmony export */ });
/* harmony import */ var _schema_schema_at_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8212);
/* harmony import */ var _syntax_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8628);
/* harmony import */ var _text_credential_likeness_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9747);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5844);
/* harmony import */ var _text_header_name_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7868);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5514);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4857);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(2322);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6672);








const MASK = "•";
function redact(parsed, schema) {
    const { text, root, mistakes } = parsed;
    const tokens = (0,_syntax_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .allTokens */ .yh)(text);
    const comments = (0,_syntax_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .commentSpans */ .p9)(text, tokens);
    if (mistakes.some(({ fix }) => fix === undefined))
        return mask(text, [...comments, ...unknownTokens(tokens, schema)]);
    const whole = { text, schema, budget: { letterPairs: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME_GUESS_MAX_LETTER_PAIRS */ .OW } };
    const hashComments = tokens.filter(({ kind, text: written }) => kind === "unknown" && written.startsWith("#"));
    return mask(text, [...comments, ...hashComments, ...secretSpans(root, whole, schema, false)]);
}
function withPlainComments(source, text) {
    const parts = [];
    let done = 0;
    for (const { start, end } of (0,_syntax_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .commentsIn */ .wL)(text, (0,_syntax_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .allTokens */ .yh)(text))) {
        if (!isPlainComment(text.slice(start, end)))
            continue;
        parts.push(source.slice(done, start), text.slice(start, end));
        done = end;
    }
    return asRedacted([...parts, source.slice(done)].join(""));
}
function isPlainComment(comment) {
    const words = comment.replaceAll(/^\/[/*]+|\*+\/$/g, "");
    return (/^[^"`{}[\]<>@=?#&$\\]*$/.test(words) && (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(words) === words && (0,_text_credential_likeness_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialLikeness */ .WU)(words) === undefined);
}
function unknownTokens(tokens, schema) {
    const names = namesIn(schema);
    return tokens.filter(({ kind, text }) => ["string", "number", "unknown"].includes(kind) && !names.has(text));
}
function namesIn(schema) {
    const { properties = {}, enum: values = [], const: value, definitions = {} } = schema;
    const parts = [...Object.values(properties), ...Object.values(definitions)];
    const own = [...Object.keys(properties), ...values, ...(value === undefined ? [] : [value])];
    return new Set([...own, ...parts.flatMap((part) => [...namesIn(part)])]);
}
function* secretSpans(node, whole, part, isHeader) {
    const partOf = (step, child) => (0,_schema_schema_at_js__WEBPACK_IMPORTED_MODULE_4__/* .effectiveSchema */ .$Z)(whole.schema, (0,_schema_schema_at_js__WEBPACK_IMPORTED_MODULE_4__/* .childSchema */ .u5)(part, step), child.value);
    if (node.kind === "scalar") {
        yield* secretsOf(node, whole, part, isHeader);
    }
    else if (node.kind === "array") {
        for (const item of node.items.values())
            yield* secretSpans(item, whole, partOf(0, item), isHeader);
    }
    else {
        for (const property of node.properties.values()) {
            const name = property.key.text;
            for (const { key, node: child } of (property.duplicate ?? [property]).values()) {
                if ((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(name) !== name)
                    yield key;
                else if (isHeader)
                    yield* secretOfHeaderName(key.text, key, whole.text);
                if (name === "versionHeader" && child.kind === "scalar")
                    yield* secretOfHeaderName(child.value, child, whole.text);
                const meant = isHeader ? name : meantName(name, child, part, whole.budget);
                yield* secretSpans(child, whole, partOf(meant, child), isHeader || meant === "customHeaders");
            }
        }
    }
}
function meantName(name, { value }, { properties = {} }, budget) {
    if (name === "customHeaders" || Object.hasOwn(properties, name))
        return name;
    const [meant, ...others] = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .similarNames */ .qz)(name, Object.keys(properties), budget);
    if (meant === undefined || others.length > 0)
        return name;
    const isDoubtful = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .namesCredential */ .si)(name) || (typeof value === "string" && (0,_text_credential_likeness_js__WEBPACK_IMPORTED_MODULE_3__/* .credentialLikeness */ .WU)(value) !== undefined);
    return isDoubtful ? name : meant;
}
function secretOfHeaderName(name, { start, end }, text) {
    if (typeof name !== "string")
        return [];
    const from = (0,_text_header_name_js__WEBPACK_IMPORTED_MODULE_6__/* .nameEnd */ .bC)(name);
    if (from === name.length)
        return [];
    return [text.slice(start, end).includes("\\") ? { start, end } : { start: start + 1 + from, end: end - 1 }];
}
function secretsOf({ start, end, value }, whole, part, isHeader) {
    if (value === null || typeof value === "boolean")
        return [];
    const isKnown = Object.keys(part).length > 0;
    if (isHeader || !isKnown)
        return [{ start, end }];
    if (typeof value === "number")
        return [];
    return isExpected(value, part, whole.budget)
        ? secretsOfText(value, whole.text.slice(start, end), start)
        : [{ start, end }];
}
function isExpected(value, { type, enum: values, const: only }, budget) {
    const allowed = values ?? (only === undefined ? undefined : [only]);
    if (allowed !== undefined)
        return allowed.includes(value) || (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .nearestNames */ .LE)(value, allowed, budget).length > 0;
    if (type === "string" || type === "array")
        return true;
    return /^(?:true|false|yes|no|on|off|[-+]?[\d.,_]+k?)$/i.test(value);
}
function secretsOfText(value, raw, start) {
    const isUrlWithEscapes = raw.includes("\\") && /[@?#&;]/.test(value);
    if (isUrlWithEscapes || (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .hasTokenShape */ .Dt)(value))
        return [{ start, end: start + raw.length }];
    const query = raw.search(/[?#]/);
    const spans = [];
    for (const { start: from, end } of (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .findUrlSecrets */ .gx)(value).removals) {
        if (query >= 0 && from + 1 >= query)
            break;
        const before = /[&;]/.test(value[from] ?? "") ? 1 : 0;
        const after = value[end - 1] === "@" ? 1 : 0;
        spans.push({ start: start + 1 + from + before, end: start + 1 + end - after });
    }
    if (query >= 0)
        spans.push({ start: start + query + 1, end: start + raw.length - 1 });
    const at = raw.lastIndexOf("@");
    const end = query >= 0 && query < at ? query : at;
    const authority = raw.indexOf("//");
    const isUserinfo = at >= 0 && (raw.slice(0, end).includes(":") || raw.slice(end).includes("/"));
    if (isUserinfo)
        spans.push({ start: start + (authority >= 0 && authority < end ? authority + 2 : 1), end: start + end });
    return spans;
}
function mask(text, spans) {
    const parts = [];
    let done = 0;
    for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
        if (end <= done)
            continue;
        const from = Math.max(start, done);
        parts.push(text.slice(done, from), text.slice(from, end).replaceAll(/[^\r\n\t]/g, MASK));
        done = end;
    }
    parts.push(text.slice(done));
    return asRedacted(parts.join(""));
}
function asRedacted(text) {
    return text;
}


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ unusedIgnore),
/* harmony export */   z: () => (/* binding */ commentRules)
/* harmony export */ });
const unusedIgnore = {
    id: "unused-ignore",
    severity: "warning",
    summary: "An ignore comment that suppresses nothing",
    why: "The comment suggests that a problem is known and accepted there, and it may hide a later mistake.",
    description: "Finds comments that start with `steward-ignore-next-line` and suppress nothing: the next line has no diagnostic of the rule, the rule is unknown, or no reason is given. A comment has the form `// steward-ignore-next-line RULE: reason` and suppresses one diagnostic of that rule on the next line that contains more than comments; for two, write two comments.",
    examples: {
        wrong: `{
  // steward-ignore-next-line reserved-header: the gateway expects it
  "providers": {}
}`,
        right: `{
  "providers": {
    "provider_a": {
      // steward-ignore-next-line plain-http: the gateway ends TLS in front of this network
      "baseUrl": "http://gateway.example.com/v1"
    }
  }
}`,
    },
};
const commentRules = [unusedIgnore];


/***/ }),

/***/ 8085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ duplicateKey)
/* harmony export */ });
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3535);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4147);


const duplicateKey = {
    id: "duplicate-key",
    severity: "error",
    summary: "A key that occurs more than once in an object",
    why: "Only the last value is used; the others are ignored without an error.",
    description: "Finds keys that occur more than once in the same object, at any depth. The diagnostic is reported at the last one, which is used, and lists the places of the others.",
    fix: "Removes all but the last one, which is the one that is used.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": false, "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
    *check({ parsed }) {
        for (const { path, properties } of parsed.duplicateKeys.values()) {
            const last = properties.at(-1)?.key;
            if (last === undefined)
                continue;
            yield {
                place: { path, part: "span", span: last },
                message: `Duplicate key ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(path)}; the last one is used.`,
                advice: "Keep only one of them.",
                related: firstIgnored(properties).map((key) => ({
                    message: "This one is ignored.",
                    place: { path, part: "span", span: key },
                })),
                fix: {
                    title: "Remove the ignored ones.",
                    safe: true,
                    steps: [{ kind: "remove-earlier", properties }],
                },
            };
        }
    },
};
function firstIgnored(properties) {
    const length = Math.min(properties.length - 1, _syntax_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .RELATED_PLACES_MAX */ .cb);
    return Array.from({ length }, (_, index) => properties.at(index)?.key).filter((key) => key !== undefined);
}


/***/ }),

/***/ 639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ ruleDescriptions),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./.build/action/shared/text/json.js
var json = __nccwpck_require__(4817);
// EXTERNAL MODULE: ./.build/action/shared/text/wording.js
var wording = __nccwpck_require__(4147);
// EXTERNAL MODULE: ./.build/action/shared/effective/enablement.js
var enablement = __nccwpck_require__(8114);
// EXTERNAL MODULE: ./.build/action/shared/effective/metadata.js
var metadata = __nccwpck_require__(3980);
;// CONCATENATED MODULE: ./.build/action/shared/effective/stated.js




function enablementOf({ path, provider }, document) {
    const { documents } = provider.configuration;
    const [decisive] = (0,enablement/* enabledValues */.Ad)(documents, path);
    const isOwn = decisive !== undefined && documents[decisive.index] === document;
    return { value: decisive?.value, path: isOwn ? decisive.path : undefined };
}
function statedModels({ path, ownModels, provider: { models } }) {
    const source = { own: ownModels.object, inForce: models.object, path: [...path, "models"] };
    const named = models.custom.items.filter((model) => model.id !== undefined);
    return {
        allow: listOf(settingOf(source, "allow"), models.allow.items),
        deny: listOf(settingOf(source, "deny"), models.deny.items),
        custom: listOf(settingOf(source, "custom"), named),
        discovery: settingOf(source, "discovery"),
        isDiscovering: models.discovery !== "off",
    };
}
function settingOf({ own, inForce, path }, key) {
    const value = (0,json/* ownValue */.eC)(inForce, key);
    const isOwn = value !== undefined && (0,json/* ownValue */.eC)(own, key) === value;
    return { value, path: isOwn ? [...path, key] : undefined };
}
function listOf(setting, models) {
    const { value } = setting;
    return { ...setting, models, isClear: value === undefined || ((0,json/* isArray */.cy)(value) && models.length === value.length) };
}
function statedValue({ override, custom }, field) {
    return (0,metadata/* sourceOf */.vz)(field, override, custom)?.[field];
}
function* statedModelsOf(view, isWanted) {
    const { path, entry, ownModels, provider } = view;
    if ((0,json/* objectAt */.lJ)(entry, "models") === undefined || (0,json/* objectAt */.lJ)(provider.entry, "models") === undefined)
        return;
    const { custom: own } = ownModels;
    const { custom: inForce, overrides } = provider.models;
    const ids = Object.keys(overrides);
    for (const item of own.items) {
        const { index, id, model: custom } = item;
        const isOverridden = id !== undefined && ids.length > 0 && own.byId.get(id) === item;
        const override = isOverridden ? (0,json/* objectAt */.lJ)(overrides, id) : undefined;
        if (!isWanted({ override, custom }))
            continue;
        const at = [...path, "models", "custom", index];
        const name = id === undefined ? (0,wording/* nameOf */.Vb)(at) : (0,wording/* quote */.hD)(id);
        yield statedModel(name, overrideSource(view, id, override), { own: custom, inForce: custom, path: at });
    }
    for (const id of ids) {
        const override = (0,json/* objectAt */.lJ)(overrides, id);
        if (override === undefined || own.byId.has(id))
            continue;
        const custom = inForce.byId.get(id)?.model;
        if (!isWanted({ override, custom }))
            continue;
        const elsewhere = custom && { own: {}, inForce: custom, path: [] };
        yield statedModel((0,wording/* quote */.hD)(id), overrideSource(view, id, override), elsewhere);
    }
}
function overrideSource({ path, ownModels }, id, override) {
    if (id === undefined || override === undefined)
        return undefined;
    const own = (0,json/* objectAt */.lJ)(ownModels.overrides, id) ?? {};
    return { own, inForce: override, path: [...path, "models", "overrides", id] };
}
function statedModel(name, override, custom) {
    const fields = { override: override?.inForce, custom: custom?.inForce };
    return {
        ...fields,
        name,
        setting: (field) => {
            const stating = (0,metadata/* sourceOf */.vz)(field, fields.override, fields.custom);
            const source = stating === fields.override ? override : custom;
            return stating === undefined || source === undefined
                ? { value: undefined, path: undefined }
                : settingOf(source, field);
        },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/conflict.js


function* conflict(parts, what, more) {
    const places = parts.flatMap(({ path, message }) => path === undefined ? [] : [{ message, place: valueAtPath(path) }]);
    const [first, ...related] = places;
    if (first === undefined)
        return;
    yield { ...more, place: first.place, message: `${what}${describeElsewhere(parts)}.`, related };
}
function describeElsewhere(settings) {
    const names = settings.filter(({ value, path }) => value !== undefined && path === undefined).map(({ name }) => name);
    return names.length === 0
        ? ""
        : ` (${(0,wording/* quoteAll */._R)(names, "and")} ${names.length === 1 ? "is" : "are"} set in another layer)`;
}
function valueAtPath(path) {
    return { path, part: "value" };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/allow-deny-overlap.js



const allowDenyOverlap = {
    id: "allow-deny-overlap",
    severity: "warning",
    summary: "A model both allowed and denied",
    why: "A denied model is hidden even if it is also allowed, so one of the two entries has no effect.",
    description: "Finds model ids that are in both `allow` and `deny` of one provider. `deny` is applied after `allow` and takes precedence (specification 2.6). If layers are given, the effective lists count, and one of them must be in the file itself.",
    fix: 'Removes the model from "allow", unless the list would become empty, which would allow every model, or another layer has one of the lists.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["small"], "deny": ["large"] } } } }',
    },
    *check(context) {
        for (const view of context.configuration.entries) {
            const { allow, deny } = view.provider.models;
            if (allow.items.some(({ id }) => deny.indexes.has(id)))
                yield* overlap(statedModels(view));
        }
    },
};
function* overlap({ allow, deny }) {
    const allowed = indexesById(allow);
    const denied = indexesById(deny);
    const canShrink = allow.path !== undefined && deny.path !== undefined && [...allowed.keys()].some((id) => !denied.has(id));
    for (const [id, indexes] of allowed) {
        const [deniedAt] = denied.get(id) ?? [];
        const [first] = indexes;
        if (deniedAt === undefined || first === undefined)
            continue;
        const parts = [
            { ...itemOf(allow, first), name: "allow", message: "Allowed here." },
            { ...itemOf(deny, deniedAt), name: "deny", message: "Denied here." },
        ];
        yield* conflict(parts, `The model ${(0,wording/* quote */.hD)(id)} is both allowed and denied; it is hidden`, {
            advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
            ...(canShrink && { fix: dropFromAllow(indexes.map((index) => [...(allow.path ?? []), index])) }),
        });
    }
}
function indexesById({ models }) {
    const indexes = new Map();
    for (const { id, index } of models) {
        const known = indexes.get(id);
        if (known === undefined)
            indexes.set(id, [index]);
        else
            known.push(index);
    }
    return indexes;
}
function itemOf({ value, path }, index) {
    return { value, path: path && [...path, index] };
}
function dropFromAllow(paths) {
    return {
        title: 'Remove the model from "allow".',
        safe: true,
        steps: paths.map((path) => ({ kind: "remove", path })),
    };
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/comment-rules.js
var comment_rules = __nccwpck_require__(1981);
// EXTERNAL MODULE: ./.build/action/shared/effective/entry.js
var entry = __nccwpck_require__(285);
// EXTERNAL MODULE: ./.build/action/shared/effective/urls.js
var effective_urls = __nccwpck_require__(9623);
// EXTERNAL MODULE: ./.build/action/shared/schema/build-schema.js + 1 modules
var build_schema = __nccwpck_require__(7365);
// EXTERNAL MODULE: ./.build/action/shared/schema/schema-at.js
var schema_at = __nccwpck_require__(8212);
// EXTERNAL MODULE: ./.build/action/shared/text/credential-likeness.js
var credential_likeness = __nccwpck_require__(9747);
// EXTERNAL MODULE: ./.build/action/shared/text/header-name.js
var header_name = __nccwpck_require__(7868);
// EXTERNAL MODULE: ./.build/action/shared/text/secrets.js
var secrets = __nccwpck_require__(5514);
// EXTERNAL MODULE: ./.build/action/shared/text/token-search.js + 1 modules
var token_search = __nccwpck_require__(4857);
// EXTERNAL MODULE: ./.build/action/shared/effective/entries.js
var entries = __nccwpck_require__(2709);
// EXTERNAL MODULE: ./.build/action/shared/syntax/locate.js
var locate = __nccwpck_require__(29);
;// CONCATENATED MODULE: ./.build/action/shared/validate/losing-values.js



function* checkAllValues(context, check) {
    yield* check(context);
    for (const { path, property } of lostProperties(context.parsed)) {
        const { key, node } = property;
        if (!isPlaceOfSecrets(path, node.value))
            continue;
        const alone = (0,entries/* fileConfiguration */.z)((0,json/* documentOf */.lM)(path, node.value), {}, context.configuration.vocabulary);
        for (const { fix: _, ...finding } of check({ ...context, configuration: alone })) {
            const below = finding.place.path.slice(path.length);
            const part = finding.place.part === "key" ? "key" : "value";
            const span = below.length === 0 && part === "key" ? key : (0,locate/* findSpan */.UW)(node, below, part);
            yield {
                ...finding,
                place: { path: [...path, ...below], part: "span", span: { start: span.start, end: span.end } },
            };
        }
    }
}
const KEYS_OF_SECRETS = new Set(["customHeaders", "baseUrl", "endpoint", "endpoints", "$schema"]);
function isPlaceOfSecrets(path, value) {
    return path.some((step) => KEYS_OF_SECRETS.has(step)) || hasKeyOfSecrets(value);
}
function hasKeyOfSecrets(value) {
    if (typeof value !== "object" || value === null)
        return false;
    if ((0,json/* isArray */.cy)(value))
        return value.some(hasKeyOfSecrets);
    for (const key in value)
        if (KEYS_OF_SECRETS.has(key) || hasKeyOfSecrets(value[key]))
            return true;
    return false;
}
function* lostProperties({ duplicateKeys }) {
    for (const { path, properties } of duplicateKeys.values()) {
        let left = properties.length;
        for (const property of properties.values()) {
            left -= 1;
            if (left > 0)
                yield { path, property };
        }
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/credential.js










const credential = {
    id: "credential",
    severity: "error",
    summary: "A credential in the file",
    why: "The file is shared and versioned: anyone who can read it or its history can use the credential.",
    description: "Finds keys with the name of a credential that the format does not define (`apiKey`, `secretAccessKey`, `token`, `password`), and credentials anywhere: in keys, ids, names and other strings, and in comments. There it finds the shapes of known kinds of tokens and private keys, addresses of webhooks such as Slack's, URLs with a password, and in comments what looks random after the name of a credential. The value is never repeated. The value of a custom header is left to `secret-in-header`, and that of a URL to `secret-in-url`.",
    fix: "Removes a key with the name of a credential; not safe if its value is a short word, an object or an array.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "apiKey": "correct-horse" } } }',
        right: '{ "providers": { "provider_a": {} } }',
    },
    refusesValue: true,
    *check(context) {
        const { parsed } = context;
        if (mayHoldCredential(context))
            yield* findBelow(parsed.root, { path: [], isLost: false }, context);
        yield* findInComments(parsed);
    },
};
const REVOKE = "Remove it, revoke the credential, and store the new one where the assistant keeps credentials.";
function mayHoldCredential({ parsed, configuration }) {
    const isSuspect = createSuspicion((0,build_schema/* schemaFor */.dM)(configuration.vocabulary));
    if (isSuspect(configuration.document))
        return true;
    for (const { property } of lostProperties(parsed))
        if (isSuspect(property.node.value))
            return true;
    return false;
}
function createSuspicion(schema) {
    const harmless = harmlessKeysOf(schema);
    const others = new Map();
    const isSuspectKey = (key) => {
        if (harmless.has(key))
            return false;
        let isSuspect = others.get(key);
        if (isSuspect === undefined) {
            isSuspect = mayBeCredential(key);
            others.set(key, isSuspect);
        }
        return isSuspect;
    };
    const isSuspect = (value) => {
        if (typeof value === "string")
            return (0,credential_likeness/* holdsCredential */.KK)(value);
        if (typeof value !== "object" || value === null)
            return false;
        if ((0,json/* isArray */.cy)(value))
            return value.some(isSuspect);
        for (const key in value)
            if (isSuspectKey(key) || isSuspect(value[key]))
                return true;
        return false;
    };
    return isSuspect;
}
function mayBeCredential(key) {
    return (0,secrets/* namesCredential */.si)(key) || (0,token_search/* hasTokenShape */.Dt)(key);
}
const harmlessKeys = new WeakMap();
function harmlessKeysOf(schema) {
    const known = harmlessKeys.get(schema);
    if (known !== undefined)
        return known;
    const parts = [schema, ...Object.values(schema.definitions ?? {})];
    const keys = parts.flatMap(({ properties = {} }) => Object.keys(properties));
    const found = new Set(keys.filter((key) => !mayBeCredential(key)));
    harmlessKeys.set(schema, found);
    return found;
}
function* findBelow(node, spot, context) {
    if (node.kind === "scalar") {
        yield* findInString(node, spot);
    }
    else if (node.kind === "array") {
        let index = 0;
        for (const item of node.items.values()) {
            yield* findBelow(item, { ...spot, path: [...spot.path, index] }, context);
            index += 1;
        }
    }
    else {
        for (const property of node.properties.values()) {
            const name = property.key.text;
            for (const own of (property.duplicate ?? [property]).values()) {
                const isLost = spot.isLost || own.key.start !== property.key.start;
                yield* findInProperty(own, { path: [...spot.path, name], isLost }, context);
            }
        }
    }
}
function* findInProperty({ key, node }, spot, context) {
    const { path } = spot;
    const isHeader = (0,entry/* isHeaderPath */.Lq)(path);
    const isToken = (0,token_search/* hasTokenShape */.Dt)(isHeader ? (0,header_name/* readHeaderLine */._p)(key.text).name : key.text);
    if (isToken) {
        const message = "The key looks like a credential.";
        yield { place: placeOf(spot, "key", key), message, advice: REVOKE };
    }
    else if (!isHeader && (0,credential_likeness/* isCredentialKey */.N9)(key.text, node.value) && !isDefined(path, node, context)) {
        yield namedFinding(key, node, spot);
        return;
    }
    if (!isHeader)
        yield* findBelow(node, spot, context);
}
function isDefined(path, node, { configuration: { merged, vocabulary } }) {
    if (path.length === 2 && path[0] === "providers" && node.kind === "object")
        return true;
    const parent = (0,schema_at/* schemaAt */.lv)((0,build_schema/* schemaFor */.dM)(vocabulary), merged, path.slice(0, -1));
    return Object.keys((0,schema_at/* childSchema */.u5)(parent, path.at(-1) ?? "")).length > 0;
}
function namedFinding(key, node, spot) {
    const likeness = node.kind === "scalar" ? likenessOf(key.text, node) : "likely";
    const finding = {
        place: placeOf(spot, "key", key),
        message: `The key ${(0,wording/* nameOf */.Vb)(spot.path)} has the name of a credential, which must not be stored in this file.`,
        advice: likeness === undefined ? "Remove it, and store credentials where the assistant keeps them." : REVOKE,
    };
    if (spot.isLost)
        return finding;
    const steps = [{ kind: "remove", path: spot.path }];
    return { ...finding, fix: { title: "Remove the key.", safe: likeness !== "likely", steps } };
}
function likenessOf(key, { value }) {
    return value === null ? undefined : (0,credential_likeness/* likenessByName */.jY)(key, String(value));
}
function* findInString(node, spot) {
    const { value } = node;
    if (typeof value !== "string" || isCheckedUrl(spot.path, value) || !(0,credential_likeness/* holdsCredential */.KK)(value))
        return;
    const message = `${(0,wording/* startSentence */.yV)((0,wording/* nameOf */.Vb)(spot.path))} contains what looks like a credential.`;
    yield { place: placeOf(spot, "value", node), message, advice: REVOKE };
}
function isCheckedUrl(path, text) {
    return (0,effective_urls/* isUrlPath */.zH)(path) || (path.length === 1 && path[0] === "$schema" && /^\s*https?:/i.test(text));
}
function placeOf({ path, isLost }, part, { start, end }) {
    return isLost ? { path, part: "span", span: { start, end } } : { path, part };
}
function* findInComments({ text, comments }) {
    for (const span of comments) {
        if (span.end - span.start < token_search/* TOKEN_MIN_CHARACTERS */.Oj || !(0,credential_likeness/* mentionsCredential */.vK)(text.slice(span.start, span.end)))
            continue;
        const message = "The comment contains what looks like a credential.";
        yield { place: { path: [], part: "span", span }, message, advice: REVOKE };
    }
}

// EXTERNAL MODULE: ./.build/action/shared/effective/provider.js
var provider = __nccwpck_require__(9036);
// EXTERNAL MODULE: ./.build/action/shared/text/printable.js
var printable = __nccwpck_require__(6292);
// EXTERNAL MODULE: ./.build/action/shared/vocabulary/vocabulary.js
var vocabulary = __nccwpck_require__(6154);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/custom-id.js





const customId = {
    id: "custom-id",
    severity: "error",
    summary: "A custom provider id that cannot be used",
    why: "Two providers with the same id cannot be distinguished, and no one can refer to an id that is empty or invisible.",
    description: "Finds ids under `providers.custom` that, apart from whitespace around them, are empty, the id of a built-in provider, reserved (`default`, `custom`) or `__proto__`, and ids with invisible characters, other than joiners in scripts that need them. Other ids with whitespace before or after them are a warning.",
    examples: {
        wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
    },
    *check({ configuration: { document, vocabulary } }) {
        for (const id of Object.keys((0,provider/* customEntries */.kG)(document))) {
            const place = { path: ["providers", "custom", id], part: "key" };
            const problem = problemWith(id, vocabulary);
            if (problem !== undefined) {
                yield {
                    place,
                    message: `The custom provider id ${(0,wording/* quote */.hD)(id)} cannot be used: ${problem}.`,
                    advice: "Use another id.",
                };
            }
            else if (id !== id.trim()) {
                yield {
                    place,
                    severity: "warning",
                    message: `The custom provider id ${(0,wording/* quote */.hD)(id)} has whitespace before or after it.`,
                    advice: "Remove the whitespace.",
                };
            }
        }
    },
};
function problemWith(id, vocabulary) {
    const trimmed = id.trim();
    if (trimmed === "")
        return id === "" ? "it is empty" : "it is only whitespace";
    const owner = ownerOf(trimmed, vocabulary);
    if (owner !== undefined)
        return trimmed === id ? owner : `without the whitespace around it, ${owner}`;
    return (0,printable/* holdsInvisible */.ue)(id) ? "it contains invisible characters" : undefined;
}
function ownerOf(id, { providers }) {
    if (Object.hasOwn(providers, id))
        return "it is the id of a built-in provider";
    if (vocabulary/* RESERVED_PROVIDER_KEYS */.I1.some((key) => key === id))
        return "it is reserved";
    return id === json/* UNSAFE_KEY */.LO ? "in JavaScript it names an object's prototype" : undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/effective/protocol.js + 1 modules
var protocol = __nccwpck_require__(8376);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/dead-setting.js





const deadSetting = {
    id: "dead-setting",
    severity: "notice",
    summary: "A setting without effect",
    why: "A reader expects the setting to do something.",
    description: "Finds `endpoints` for a protocol that neither the provider nor one of its models uses, if discovery is off, so that all models are known; custom providers must name all protocols and are ignored. Finds `endpoint` beside a `baseUrl`, which takes precedence, and on a provider that is not self-hosted; the settings of a provider that is disabled by its own `enabled`, by `default` or by another layer; and an empty `allow`, which allows every model. If layers are given, their combined result counts: an empty `allow` that replaces a default list has an effect.",
    fix: "Removes it. Not safe for the settings of a disabled provider, which may be needed again, and for an `endpoint` without a base URL, which the assistant may use.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": [] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["example-large"] } } } }',
    },
    *check(context) {
        for (const view of context.configuration.entries) {
            if (!view.provider.enabled) {
                yield* settingsOfDisabled(view, enablementOf(view, context.configuration.document).path);
                continue;
            }
            yield* unusedEndpoints(view, context.configuration.vocabulary);
            yield* unusedEndpoint(view);
            yield* emptyAllow(view, context.configuration.layers.default);
        }
    },
};
function* settingsOfDisabled({ path, id, kind, entry }, disabledAt) {
    const kept = kind === "custom" ? ["enabled", "type"] : ["enabled"];
    const dead = Object.keys(entry).filter((key) => !kept.includes(key));
    const [first] = dead;
    if (first === undefined)
        return;
    const enabled = { path: [...path, "enabled"], part: "value" };
    const isOwn = typeof (0,json/* ownValue */.eC)(entry, "enabled") === "boolean";
    const isByDefault = disabledAt !== undefined && !isOwn;
    const where = disabledAt === undefined ? " in another layer" : isByDefault ? ' by "default"' : "";
    const what = where === "" ? "its other settings" : "its settings";
    yield {
        place: isOwn ? enabled : { path: [...path, first], part: "key" },
        message: `The provider ${(0,wording/* quote */.hD)(id)} is disabled${where}, so ${what} have no effect.`,
        advice: isByDefault
            ? 'Set "enabled" to true for this provider, or remove the settings.'
            : "Remove the settings, unless the provider will be enabled again.",
        ...(isByDefault && {
            related: [{ message: "The provider is disabled here.", place: { path: disabledAt, part: "value" } }],
        }),
        fix: removal("Remove the settings of the disabled provider.", false, dead.map((key) => [...path, key])),
    };
}
function* unusedEndpoints(view, vocabulary) {
    const endpoints = (0,json/* objectAt */.lJ)(view.entry, "endpoints");
    if (endpoints === undefined || view.kind === "custom" || view.provider.models.discovery !== "off")
        return;
    const { discovery, custom } = statedModels(view);
    const used = (0,protocol/* spokenProtocols */.qg)(view.provider);
    const elsewhere = describeElsewhere([
        { ...discovery, name: "discovery" },
        { ...custom, name: "custom" },
    ]);
    for (const protocol of Object.keys(endpoints)) {
        if (used.has(protocol) || !Object.hasOwn(vocabulary.protocols, protocol))
            continue;
        const path = [...view.path, "endpoints", protocol];
        yield {
            place: { path, part: "key" },
            message: `No model of ${(0,wording/* quote */.hD)(view.id)} uses the protocol ${(0,wording/* quote */.hD)(protocol)}, and discovery is off${elsewhere}.`,
            advice: "Remove the endpoint.",
            fix: removal("Remove the endpoint.", true, [path]),
        };
    }
}
function* unusedEndpoint({ path, id, kind, entry, provider }) {
    const endpoint = (0,json/* textAt */.$6)(entry, "endpoint");
    if (endpoint === undefined || endpoint !== (0,json/* textAt */.$6)(provider.entry, "endpoint"))
        return;
    const place = { path: [...path, "endpoint"], part: "key" };
    const baseUrl = (0,json/* textAt */.$6)(provider.entry, "baseUrl");
    if (baseUrl !== undefined) {
        const isOwn = baseUrl === (0,json/* textAt */.$6)(entry, "baseUrl");
        const basePath = isOwn ? [...path, "baseUrl"] : undefined;
        const elsewhere = describeElsewhere([{ name: "baseUrl", value: baseUrl, path: basePath }]);
        yield {
            place,
            message: `The "endpoint" of ${(0,wording/* quote */.hD)(id)} is never used: its "baseUrl" takes precedence${elsewhere}.`,
            advice: "Remove one of them.",
            ...(basePath && { related: [{ message: "This takes precedence.", place: { path: basePath, part: "value" } }] }),
            fix: removal('Remove the "endpoint".', true, [place.path]),
        };
    }
    else if (kind === "built-in") {
        yield {
            place,
            message: `"endpoint" is for self-hosted providers, and ${(0,wording/* quote */.hD)(id)} is not one.`,
            advice: 'Use "baseUrl" instead, or remove it.',
            fix: removal('Remove the "endpoint".', false, [place.path]),
        };
    }
}
function* emptyAllow(view, defaultLayer) {
    const inForce = (0,json/* ownValue */.eC)(view.provider.models.object, "allow");
    if (!(0,json/* isArray */.cy)(inForce) || inForce.length > 0)
        return;
    const { allow } = statedModels(view);
    const replaced = (0,json/* valueAt */.fK)(defaultLayer, [...view.path, "models", "allow"]);
    if (allow.path === undefined || ((0,json/* isArray */.cy)(replaced) && replaced.length > 0))
        return;
    yield {
        place: { path: allow.path, part: "value" },
        message: `The empty "allow" of ${(0,wording/* quote */.hD)(view.id)} has no effect: it allows every model.`,
        advice: "Remove it, or list the models to offer.",
        fix: removal('Remove the empty "allow".', true, [allow.path]),
    };
}
function removal(title, safe, paths) {
    return { title, safe, steps: paths.map((path) => ({ kind: "remove", path })) };
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/duplicate-key.js
var duplicate_key = __nccwpck_require__(8085);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/duplicate-model.js

const duplicateModel = {
    id: "duplicate-model",
    severity: "error",
    summary: "Two custom models with one id",
    why: "An id names one model; if two models share it, one of them is lost with its settings.",
    description: "Finds models under `models.custom` of one provider with the `id` of an earlier one. Ids that differ in case are different ids.",
    examples: {
        wrong: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
        right: `{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "models": { "custom": [
  { "id": "small", "name": "Small", "maxContextLength": 8192,
    "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
  { "id": "small-vision", "name": "Small with images", "maxContextLength": 8192,
    "supportsImages": true, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
] } } } } }`,
    },
    *check(context) {
        for (const view of context.configuration.entries) {
            const { items, byId } = view.ownModels.custom;
            if (byId.size === items.length)
                continue;
            for (const { id, index } of items) {
                if (id === undefined)
                    continue;
                const placeOf = (at) => ({ path: [...view.path, "models", "custom", at, "id"], part: "value" });
                const first = byId.get(id)?.index ?? index;
                if (first === index)
                    continue;
                yield {
                    place: placeOf(index),
                    message: `Duplicate id ${(0,wording/* quote */.hD)(id)}: an earlier custom model of ${(0,wording/* quote */.hD)(view.id)} has it.`,
                    advice: "Remove one of them, or give this one another id.",
                    related: [{ message: "The earlier model is here.", place: placeOf(first) }],
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/header-placeholder.js


const headerPlaceholder = {
    id: "header-placeholder",
    severity: "error",
    summary: "A placeholder in a custom header",
    why: "The client sends the value as it is: nothing replaces the placeholder, so the server gets its name.",
    description: "Finds placeholders in the values of custom headers: `$TOKEN`, `${TOKEN}`, `{{ token }}`, `%TOKEN%`, `<your-token>` and similar. `url-syntax` reports those in URLs.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "${TENANT}" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check({ configuration }) {
        for (const view of configuration.entries) {
            for (const { path, name, value } of view.headers) {
                if (typeof value !== "string" || !(0,secrets/* holdsPlaceholder */.kG)(value))
                    continue;
                yield {
                    place: { path, part: "value" },
                    message: `The value of the header ${(0,wording/* quoteHeader */.m9)(name)} contains a placeholder, which is never replaced.`,
                    advice: (0,secrets/* namesCredential */.si)(name)
                        ? "Remove the header, and store the credential where the assistant keeps credentials."
                        : "Enter the final value, or remove the header.",
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/header-syntax.js


const NOT_IN_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
const headerSyntax = {
    id: "header-syntax",
    severity: "error",
    summary: "A custom header that HTTP does not allow",
    why: "The client rejects such a header or sends something else, so every request fails.",
    description: "Finds custom headers whose name is not a token (letters, digits and `!#$%&'*+-.^_|~` and the backtick), whose value contains a line break, another control character or a character outside Latin-1, and names in one provider that differ only in case, of which only one is sent. An empty value is a warning. Headers that are not allowed at all are reported by `reserved-header`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X Tenant": "research" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check(context) {
        for (const view of context.configuration.entries)
            if (view.headers.length > 0)
                yield* checkEntry(view);
    },
};
function* checkEntry(view) {
    const seen = new Map();
    for (const { path, name, value } of view.headers) {
        if (!(0,header_name/* isHeaderName */.p$)(name))
            yield wrongName(path, name);
        const earlier = seen.get(name.toLowerCase());
        if (earlier === undefined)
            seen.set(name.toLowerCase(), path);
        else
            yield sameName(path, name, earlier);
        if (typeof value === "string" && (value.trim() === "" || NOT_IN_VALUE.test(value)))
            yield* checkValue(path, name, value);
    }
}
function wrongName(path, name) {
    return {
        place: { path, part: "key" },
        message: `${(0,wording/* quoteHeader */.m9)(name)} is not a valid header name.`,
        advice: name === ""
            ? "Enter the name of the header."
            : `Use letters, digits and "-" only${/[:\s]/.test(name) ? "; no colons or spaces" : ""}.`,
    };
}
function sameName(path, name, earlier) {
    return {
        place: { path, part: "key" },
        message: `The header ${(0,wording/* quoteHeader */.m9)(name)} is a duplicate: another one differs only in case.`,
        advice: "Keep only one of them: header names are not case-sensitive.",
        related: [{ message: "The other header is here.", place: { path: earlier, part: "key" } }],
    };
}
function* checkValue(path, name, value) {
    const place = { path, part: "value" };
    if (value.trim() === "" && (0,header_name/* readHeaderLine */._p)(name).value === "") {
        yield {
            place,
            severity: "warning",
            message: `The header ${(0,wording/* quoteHeader */.m9)(name)} has no value.`,
            advice: "Set a value, or remove the header: servers and proxies treat empty headers differently.",
        };
    }
    const [wrong] = NOT_IN_VALUE.exec(value) ?? [];
    if (wrong === undefined)
        return;
    yield {
        place,
        message: `The value of the header ${(0,wording/* quoteHeader */.m9)(name)} contains ${describe(wrong)}, which cannot be sent.`,
        advice: "Use one line of ordinary characters.",
    };
}
function describe(character) {
    if (character === "\r" || character === "\n")
        return "a line break";
    if (character === "\0")
        return "a NUL character";
    return character < " " || character === "\x7f" ? "a control character" : "a character outside Latin-1";
}

// EXTERNAL MODULE: ./.build/action/shared/text/did-you-mean.js
var did_you_mean = __nccwpck_require__(5844);
// EXTERNAL MODULE: ./.build/action/shared/text/http-url.js
var http_url = __nccwpck_require__(9211);
// EXTERNAL MODULE: ./.build/action/shared/validate/limits.js
var limits = __nccwpck_require__(6672);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/host-not-allowed.js





const NAMED_HOSTS_MAX = 3;
const hostNotAllowed = {
    id: "host-not-allowed",
    severity: "error",
    summary: "A URL with a host that is not approved",
    why: "Prompts and the credential would be sent to the operator of that host.",
    description: 'Finds every `baseUrl`, `endpoint` and `endpoints` whose host is not in the policy\'s `approvedHosts`; without that list it finds nothing. `"api.example.com"` approves only that host, `"*.example.com"` every host below it at any depth, and `:port` restricts either to that port. Hosts are compared in their normal form: in lower case, in ASCII, without a dot at the end, and with the default port of the scheme if the URL has none. An invalid URL (see `url-syntax`) is also reported if a client that repairs it may connect to another host.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.net/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
        policy: '{ "approvedHosts": ["*.example.com"] }',
    },
    *check(context) {
        const { approvedHosts } = context.policy;
        if (approvedHosts === undefined)
            return;
        const patterns = approvedHosts.map(plainPattern);
        const approved = new Set(patterns);
        const guess = (0,did_you_mean/* createGuess */.gK)(approved, { letterPairs: limits/* HOST_GUESS_MAX_LETTER_PAIRS */.RV });
        for (const url of context.configuration.urls) {
            const { http } = url;
            const readings = http === undefined ? (0,http_url/* readLeniently */.xV)(url.text) : [http];
            if (readings.every((one) => one !== undefined && isApproved(one, approved)))
                continue;
            const place = { path: url.path, part: "value" };
            if (http === undefined) {
                const message = `${(0,effective_urls/* nameOfUrl */.Oe)(url)} may lead to a host that is not approved: clients can read it in different ways.`;
                yield { place, message, advice: "Use an absolute URL with an approved host." };
                continue;
            }
            const host = http.hasPort ? `${http.hostname}:${http.port}` : http.hostname;
            yield {
                place,
                message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} has the host ${(0,wording/* quote */.hD)(host)}, which is not approved.`,
                advice: adviseOn(http.hostname, patterns, guess),
            };
        }
    },
};
function isApproved({ hostname, port }, approved) {
    const isListed = (host) => approved.has(host) || approved.has(`${host}:${port}`);
    if (isListed(hostname))
        return true;
    for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1)) {
        if (isListed(`*${hostname.slice(dot)}`))
            return true;
    }
    return false;
}
function plainPattern(pattern) {
    const [, wildcard = "", host = "", port = ""] = /^(\*\.)?(.*?)(:\d+)?$/s.exec(pattern) ?? [];
    const hostname = (0,http_url/* readHttpUrl */.y7)(`https://${host}`)?.hostname ?? host;
    return `${wildcard}${hostname}${port}`;
}
function adviseOn(hostname, patterns, guess) {
    if (patterns.length === 0)
        return 'Ask for the host to be approved; the policy\'s "approvedHosts" is empty.';
    const nearest = guess(hostname);
    if (nearest.length > 0)
        return `Did you mean ${(0,wording/* quoteAll */._R)(nearest, "or")}? Otherwise, ask for the host to be approved.`;
    const named = patterns.slice(0, NAMED_HOSTS_MAX);
    const others = patterns.length > named.length ? " or another" : "";
    return `Use an approved host (${(0,wording/* quoteAll */._R)(named, "or")}${others}), or ask for this one to be approved.`;
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/layer-rules.js
var layer_rules = __nccwpck_require__(4693);
;// CONCATENATED MODULE: ./.build/action/shared/text/media-type.js
const NAME = String.raw `[A-Za-z\d][\w!#$&^.+-]{0,126}`;
const TOKEN = String.raw `[\w!#$%&'*+.^\x60|~-]+`;
const MEDIA_TYPE = new RegExp(String.raw `^(?:\*/\*|${NAME}/(?:\*|${NAME}))(?:[ \t]*;[ \t]*${TOKEN}=(?:${TOKEN}|"[^"]*"))*$`);
const MEANT = new Map([
    ["csv", "text/csv"],
    ["gif", "image/gif"],
    ["html", "text/html"],
    ["jpeg", "image/jpeg"],
    ["jpg", "image/jpeg"],
    ["json", "application/json"],
    ["markdown", "text/markdown"],
    ["md", "text/markdown"],
    ["mp3", "audio/mpeg"],
    ["mp4", "video/mp4"],
    ["pdf", "application/pdf"],
    ["png", "image/png"],
    ["txt", "text/plain"],
    ["wav", "audio/wav"],
    ["webp", "image/webp"],
]);
const UNREGISTERED = new Map([
    ["audio/mp3", "audio/mpeg"],
    ["image/jpg", "image/jpeg"],
    ["image/svg", "image/svg+xml"],
]);
function isMediaType(text) {
    return MEDIA_TYPE.test(text);
}
function isImageType(text) {
    return isMediaType(text) && text.toLowerCase().startsWith("image/");
}
function isUnregisteredType(text) {
    return UNREGISTERED.has(text.toLowerCase());
}
function meantMediaType(text) {
    const trimmed = text.trim();
    const unregistered = UNREGISTERED.get(trimmed.toLowerCase());
    if (unregistered !== undefined)
        return unregistered;
    if (isMediaType(trimmed))
        return trimmed;
    return MEANT.get(trimmed.toLowerCase().replace(/^\*?\./, ""));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/media-types.js





const mediaTypes = {
    id: "media-types",
    severity: "warning",
    summary: "Media types that contradict other settings of the model",
    why: "The assistant sends a model what the file says it supports; with a contradiction or an invalid type, images are rejected or left out.",
    description: "Finds custom models and overrides with `supportsToolResultImages` while `supportsImages` or `supportsTools` is false, with `image/…` in `supportedInputMediaTypes` while `supportsImages` is false, and items there that are not a media type: `type/subtype` (RFC 6838) with or without parameters, or a range such as `image/*`. Finds `image/jpg`, `image/svg` and `audio/mp3`, which have the form of a media type and are none. A custom model is checked together with its override; an override alone, by itself.",
    fix: "Writes a file extension, or a common misspelling such as `image/jpg`, as the media type that it stands for, or removes it if that type is listed too.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["png", "application/pdf"] }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["image/png", "application/pdf"] }
} } } } }`,
    },
    *check(context) {
        for (const view of context.configuration.entries) {
            for (const model of statedModelsOf(view, mayContradict)) {
                yield* checkToolResults(model);
                yield* checkList(model);
            }
        }
    },
};
function mayContradict(fields) {
    const types = statedValue(fields, "supportedInputMediaTypes");
    const hasToolResults = statedValue(fields, "supportsToolResultImages") === true;
    if (!(0,json/* isArray */.cy)(types) && !hasToolResults)
        return false;
    const isImageOff = statedValue(fields, "supportsImages") === false;
    if (hasToolResults && (isImageOff || statedValue(fields, "supportsTools") === false))
        return true;
    return (0,json/* isArray */.cy)(types) && types.some((type) => typeof type === "string" && (isImageOff || !isRightType(type)));
}
function isRightType(type) {
    return isMediaType(type) && !isUnregisteredType(type);
}
function* checkToolResults({ name, setting }) {
    const toolResults = setting("supportsToolResultImages");
    const off = ["supportsImages", "supportsTools"].filter((field) => setting(field).value === false);
    if (toolResults.value !== true || off.length === 0)
        return;
    yield* conflict([
        { ...toolResults, name: "supportsToolResultImages", message: "This is true." },
        ...off.map((field) => ({ ...setting(field), name: field, message: "This is false." })),
    ], `${(0,wording/* quote */.hD)("supportsToolResultImages")} of ${name} is true, but ${(0,wording/* quoteAll */._R)(off, "and")} ${off.length === 1 ? "is" : "are"} false`, { advice: `Set "supportsToolResultImages" to false, or ${(0,wording/* quoteAll */._R)(off, "and")} to true.` });
}
function* checkList({ name, setting }) {
    const { value, path } = setting("supportedInputMediaTypes");
    const types = ((0,json/* isArray */.cy)(value) ? value : []).flatMap((type, index) => typeof type === "string" ? [{ type, path: path && [...path, index] }] : []);
    const listed = new Set(types.map(({ type }) => type.toLowerCase()));
    for (const { type, path: place } of types) {
        if (place !== undefined && !isRightType(type)) {
            yield noMediaType(place, type, listed);
        }
    }
    const images = types.filter(({ type }) => isImageType(type));
    const supportsImages = setting("supportsImages");
    const [first] = images;
    if (first === undefined || supportsImages.value !== false)
        return;
    yield* conflict([
        {
            value: first.type,
            path: first.path,
            name: "supportedInputMediaTypes",
            message: "An image type is listed here.",
        },
        { ...supportsImages, name: "supportsImages", message: "This is false." },
    ], `"supportedInputMediaTypes" of ${name} lists ${describeTypes(images.map(({ type }) => type))}, but "supportsImages" is false`, { advice: `Set "supportsImages" to true, or remove ${images.length === 1 ? "it" : "them"}.` });
}
function describeTypes([first = "", ...others]) {
    if (others.length === 0)
        return (0,wording/* quote */.hD)(first);
    return `${(0,wording/* quote */.hD)(first)} and ${others.length === 1 ? "another image type" : `${others.length} other image types`}`;
}
function noMediaType(path, text, listed) {
    const place = { path, part: "value" };
    const kind = isUnregisteredType(text) ? "a registered media type" : "a media type";
    const message = text.trim() === "" ? "A media type is only whitespace." : `${(0,wording/* quote */.hD)(text)} is not ${kind}.`;
    const meant = meantMediaType(text);
    if (meant === undefined)
        return { place, message, advice: 'Use a type and a subtype, for example "image/png".' };
    if (listed.has(meant.toLowerCase())) {
        const advice = `Remove it; ${(0,wording/* quote */.hD)(meant)} need not be listed twice.`;
        return { place, message, advice, fix: { title: "Remove it.", safe: true, steps: [{ kind: "remove", path }] } };
    }
    listed.add(meant.toLowerCase());
    const use = `Use ${(0,wording/* quote */.hD)(meant)}.`;
    const step = { kind: "replace-value", path, value: meant };
    return { place, message, advice: use, fix: { title: use, safe: true, steps: [step] } };
}

// EXTERNAL MODULE: ./.build/action/shared/effective/offering.js
var offering = __nccwpck_require__(5723);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/no-models-left.js




const noModelsLeft = {
    id: "no-models-left",
    severity: "error",
    summary: "A provider that can offer no model",
    why: "The provider is available, but a user who selects it finds no model.",
    description: "Finds providers whose settings leave no model to offer (specification 2.6): `deny` hides every model in `allow`; or `discovery` is `off` and there are no custom models, `allow` names none of them, or `deny` hides all that are left. If layers are given, their combined result counts. With discovery on, a provider may return any model that `allow` names. Ignores disabled providers and lists with an invalid item.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "discovery": "off" } } } }',
        right: '{ "providers": { "provider_a": { "models": { "discovery": "auto" } } } }',
    },
    *check(context) {
        for (const view of context.configuration.entries) {
            const { enabled, models: inForce } = view.provider;
            if (!enabled || mayOfferSome(inForce))
                continue;
            const models = statedModels(view);
            const reason = reasonOf(models, inForce);
            if (reason === undefined)
                continue;
            yield* conflict(partsOf(reason, models), `The provider ${(0,wording/* quote */.hD)(view.id)} cannot offer any model: ${reason.because}`, {
                advice: `${reason.remedy}; to hide the provider, set "enabled" to false.`,
            });
        }
    },
};
function mayOfferSome(models) {
    const isHidden = (id) => (0,offering/* isDenied */.GZ)(models, id);
    const { items: allowed } = models.allow;
    if (allowed.length > 0 && allowed.every(({ id }) => isHidden(id)))
        return false;
    if (models.discovery !== "off")
        return true;
    return models.custom.items.some(({ id }) => id !== undefined && (0,offering/* isAllowed */.Jr)(models, id) && !isHidden(id));
}
function reasonOf({ allow, deny, custom }, models) {
    if (!allow.isClear || !deny.isClear || !custom.isClear)
        return undefined;
    const isHidden = (id) => (0,offering/* isDenied */.GZ)(models, id);
    const allowed = [...models.allow.indexes.keys()];
    if (allowed.length > 0 && allowed.every(isHidden))
        return REASONS.allAllowedDenied;
    if (models.discovery !== "off")
        return undefined;
    const declared = [...models.custom.byId.keys()];
    if (declared.length === 0)
        return REASONS.nothingDeclared;
    const left = declared.filter((id) => (0,offering/* isAllowed */.Jr)(models, id));
    if (left.length === 0)
        return REASONS.nothingDeclaredAllowed;
    return left.every(isHidden) ? REASONS.allDeclaredDenied : undefined;
}
const REASONS = {
    allAllowedDenied: {
        because: '"deny" hides every model in "allow"',
        remedy: 'Remove a model from "deny", or allow another one',
        parts: ["allow", "deny"],
    },
    nothingDeclared: {
        because: "discovery is off and there are no custom models",
        remedy: 'Add models under "custom", or set "discovery" to "auto"',
        parts: ["discovery", "custom"],
    },
    nothingDeclaredAllowed: {
        because: 'discovery is off and "allow" names no custom model',
        remedy: 'Allow a custom model, or set "discovery" to "auto"',
        parts: ["allow", "discovery", "custom"],
    },
    allDeclaredDenied: {
        because: 'discovery is off and "deny" hides every custom model that could be offered',
        remedy: 'Remove a custom model from "deny", or set "discovery" to "auto"',
        parts: ["deny", "discovery", "custom", "allow"],
    },
};
const MESSAGES = {
    allow: "Only these models are allowed.",
    deny: "These models are denied.",
    custom: "Only these models are defined.",
    discovery: "Discovery is off.",
};
function partsOf({ parts }, models) {
    return parts
        .filter((name) => name !== "allow" || models.allow.models.length > 0)
        .map((name) => ({ ...models[name], name, message: MESSAGES[name] }));
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/not-a-configuration.js
var not_a_configuration = __nccwpck_require__(1270);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/operation-path.js
var operation_path = __nccwpck_require__(1335);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/plain-http.js


const plainHttp = {
    id: "plain-http",
    severity: "warning",
    summary: "A URL without encryption",
    why: "Anyone on the network path can read and change what is sent, including the credential.",
    description: "Finds `http://` to a host that is neither this machine nor in a private network. Ignores loopback, private and link-local addresses, host names with a single label, names under `localhost`, `local`, `internal`, `intranet`, `private`, `corp`, `home`, `home.arpa`, `lan`, `svc` and `test`, which do not exist in public DNS, and a URL that another layer replaces.",
    fix: 'Replaces "http" with "https"; not safe, because the server may not support it. Not available if the URL has port 80.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "http://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    *check(context) {
        for (const url of context.configuration.urls) {
            const http = url.isInForce ? url.http : undefined;
            if (http?.scheme !== "http" || (0,http_url/* isPrivateHost */.Sf)(http.hostname))
                continue;
            const isAtPort80 = http.hasPort && http.port === 80;
            yield {
                place: { path: url.path, part: "value" },
                message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} is not encrypted, and its host is not in a private network.`,
                advice: isAtPort80
                    ? 'Use "https" and the port for it, or no port; port 80 is for "http".'
                    : 'Use "https", if the server supports it.',
                ...(isAtPort80 ? {} : { fix: writeHttps(url.path, http) }),
            };
        }
    },
};
function writeHttps(path, { scheme }) {
    return {
        title: 'Use "https".',
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: scheme.length, text: "https" }],
    };
}

// EXTERNAL MODULE: ./.build/action/shared/text/lazily.js
var lazily = __nccwpck_require__(5694);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/reserved-header.js





const CREDENTIAL_HEADERS = ["authorization", "x-api-key", "proxy-authorization"];
const TRANSPORT_HEADERS = [
    "accept",
    "accept-encoding",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "expect",
    "host",
    "keep-alive",
    "proxy-connection",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
];
const reservedHeader = {
    id: "reserved-header",
    severity: "error",
    summary: "A custom header that the assistant sets itself",
    why: "The client sets this header on every request; a second one is ignored, breaks the request, or puts a credential into a shared file.",
    description: "Finds `Authorization`, `x-api-key`, a provider's version header and transport headers (`Host`, `Content-Type`, `Content-Length`, `Accept`, `Connection` and similar) in `customHeaders`, regardless of case (specification 2.3). Where such a header contains a credential, the advice is also to revoke it: the history of the file keeps it.",
    fix: "Removes the header.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "Content-Type": "application/json" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    refusesValue: true,
    *check(context) {
        const versionHeaders = (0,lazily/* lazily */.q)(() => versionHeadersIn(context.configuration.vocabulary));
        for (const view of context.configuration.entries) {
            for (const { path, name, value } of view.headers) {
                const reason = reservedReason(name, versionHeaders);
                if (reason === undefined)
                    continue;
                yield {
                    place: { path, part: "key" },
                    message: `The header ${(0,wording/* quoteHeader */.m9)(name)} ${reason}.`,
                    advice: adviceFor(name, value),
                    fix: { title: "Remove the header.", safe: true, steps: [{ kind: "remove", path }] },
                };
            }
        }
    },
};
function adviceFor(header, value) {
    const { name, value: pasted } = (0,header_name/* readHeaderLine */._p)(header);
    const isRevoked = [pasted, value].some((held) => holdsRealCredential(name, held));
    return isRevoked ? "Remove it, and revoke the credential in it." : "Remove it.";
}
function holdsRealCredential(name, value) {
    if (typeof value !== "string" || value.trim() === "" || (0,secrets/* isPlaceholder */.wK)(value))
        return false;
    return CREDENTIAL_HEADERS.includes(name.toLowerCase()) || (0,credential_likeness/* credentialLikeness */.WU)(value) === "certain";
}
function reservedReason(name, versionHeaders) {
    const lower = (0,header_name/* readHeaderLine */._p)(name).name.toLowerCase();
    if (CREDENTIAL_HEADERS.includes(lower))
        return "contains the credential, which must not be stored in this file";
    if (TRANSPORT_HEADERS.includes(lower))
        return "is set by the transport";
    return versionHeaders().has(lower) ? "contains the provider's API version, which the client sets" : undefined;
}
function versionHeadersIn({ providers }) {
    return new Set(Object.values(providers).map(({ versionHeader }) => versionHeader?.toLowerCase()));
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-reference.js
var schema_reference = __nccwpck_require__(1575);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/schema-rules.js
var schema_rules = __nccwpck_require__(4933);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-header.js





const secretInHeader = {
    id: "secret-in-header",
    severity: "error",
    summary: "A custom header that looks like a credential",
    why: "The file is shared and versioned: anyone who can read it or its history can use the credential.",
    description: "Finds custom headers whose name is that of a credential (`X-Auth-Token`, `Api-Key`, `Cookie`) or whose value looks like a credential or contains one: the shape of a known kind of key, a scheme such as `Bearer` before it, a URL with a password, `api_key=…`, or a long run of random letters and digits. Also checks values pasted into a name (`X-Auth-Token: …`), entries with an unknown id, and values hidden by a duplicate key. Ignores switches, small numbers, placeholders such as `${GATEWAY_TOKEN}`, and ids: UUIDs, and hexadecimal digits under a name such as `X-Tenant-Id`. The value is never repeated. Headers that are not allowed at all are reported by `reserved-header`, placeholders by `header-placeholder`.",
    fix: "Removes the header; not safe if the value only looks random, or is a short word under the name of a credential.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Token": "correct horse" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Route": "research" } } } }',
    },
    refusesValue: true,
    check: (context) => checkAllValues(context, findSecrets),
};
function* findSecrets({ configuration }) {
    yield* findIn(configuration.entries);
    yield* findIn(configuration.unknownEntries);
}
function* findIn(entries) {
    for (const view of entries) {
        for (const { path, name, value } of view.headers) {
            const found = judge(name, value);
            if (found === undefined)
                continue;
            yield {
                place: { path, part: found.part },
                message: found.message,
                advice: "Remove the header, revoke the credential, and store the new one where the assistant keeps credentials.",
                fix: {
                    title: "Remove the header.",
                    safe: found.likeness === "certain" || found.part === "key",
                    steps: [{ kind: "remove", path }],
                },
            };
        }
    }
}
function judge(name, value) {
    const line = (0,header_name/* readHeaderLine */._p)(name);
    const text = value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
    const isOneName = line.name !== name && !/[:=]/.test(name);
    for (const [part, held] of [["value", text], ["key", line.value]]) {
        if (held === "")
            continue;
        const byName = (0,credential_likeness/* likenessByName */.jY)(line.name, held) ?? (isOneName ? (0,credential_likeness/* likenessByName */.jY)(name, text) : undefined);
        const isNone = (0,secrets/* isPlaceholder */.wK)(held) || (0,credential_likeness/* isNamedId */.xV)(line.name, held);
        const byValue = isNone ? undefined : (0,credential_likeness/* credentialLikeness */.WU)(held);
        if (byName === undefined && byValue === undefined)
            continue;
        const holder = part === "key" ? "name" : "value";
        const message = byName === undefined
            ? `The ${holder} of the header ${(0,wording/* quoteHeader */.m9)(name)} looks like a credential.`
            : `The header ${(0,wording/* quoteHeader */.m9)(name)} has the name of a credential.`;
        return { part, likeness: byValue === "certain" ? byValue : (byName ?? "likely"), message };
    }
    return undefined;
}

// EXTERNAL MODULE: ./.build/action/shared/text/url-secrets.js + 1 modules
var url_secrets = __nccwpck_require__(2322);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-url.js





const NAMED_PARAMETERS_MAX = 3;
const secretInUrl = {
    id: "secret-in-url",
    severity: "error",
    summary: "A URL that contains a credential",
    why: "The file is shared and versioned, and URLs end up in logs: anyone who can read one of them can use the credential.",
    description: "Finds user names and passwords before a host, parameters of a query, fragment or path with the name of a credential (`key`, `token`, `api_key`, `sig`, `code` and similar) or whose value has the shape of one, and such shapes anywhere else in a URL. Checks every `baseUrl`, `endpoint` and `endpoints`, including invalid URLs, entries with an unknown id, values hidden by a duplicate key, and a `$schema` that is a URL. Ignores placeholders such as `${GATEWAY_KEY}`. The value is never repeated.",
    fix: "Removes the user name and password and the parameters; a token in a path stays, because the path without it is unknown.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1?api_key=correct-horse" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    check: (context) => checkAllValues(context, secret_in_url_findSecrets),
};
function* secret_in_url_findSecrets({ configuration }) {
    const { document, urls, unknownEntries } = configuration;
    for (const list of [urls, (0,effective_urls/* urlsOf */.Wn)(unknownEntries)]) {
        for (const url of list) {
            const secrets = (0,url_secrets/* findUrlSecrets */.gx)(url.text);
            if (holdsAny(secrets))
                yield findingOf(secrets, url.path, (0,effective_urls/* nameOfUrl */.Oe)(url));
        }
    }
    const schema = (0,json/* isObject */.Gv)(document) ? (0,json/* textAt */.$6)(document, "$schema") : undefined;
    if (schema === undefined || !/^\s*https?:/i.test(schema))
        return;
    const secrets = (0,url_secrets/* findUrlSecrets */.gx)(schema);
    if (holdsAny(secrets))
        yield findingOf(secrets, ["$schema"], 'The URL in "$schema"');
}
function holdsAny({ userinfo, parameters, hasToken, hasHiddenPassword }) {
    return userinfo.length > 0 || parameters.length > 0 || hasToken || hasHiddenPassword;
}
function findingOf(secrets, path, name) {
    const removal = { title: "Remove the credential.", safe: true, steps: stepsOf(path, secrets) };
    return {
        place: { path, part: "value" },
        message: `${name} contains a credential, or what looks like one: ${describeSecrets(secrets)}.`,
        advice: "Remove it, revoke the credential, and store the new one where the assistant keeps credentials.",
        ...(secrets.hasToken || secrets.hasHiddenPassword ? {} : { fix: removal }),
    };
}
function stepsOf(path, { removals }) {
    return removals.map(({ start, end }) => ({ kind: "edit-string", path, start, end, text: "" }));
}
function describeSecrets({ userinfo, parameters, hasToken, hasHiddenPassword }) {
    const names = [...new Set(parameters.filter((name) => name !== ""))].map(wording/* quote */.hD);
    const named = names.slice(0, NAMED_PARAMETERS_MAX).join(", ");
    const others = names.length > NAMED_PARAMETERS_MAX ? " and others" : "";
    return [
        ...(userinfo.length === 0 ? [] : ["a user name or password before the host"]),
        ...(named === "" ? [] : [`the parameter${names.length === 1 ? "" : "s"} ${named}${others}`]),
        ...(parameters.includes("") ? ["a parameter without a name"] : []),
        ...(hasToken ? ["what looks like a token"] : []),
        ...(hasHiddenPassword ? ['a password with a "/", "?" or "#" in it'] : []),
    ].join(", ");
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/settings-rules.js
var settings_rules = __nccwpck_require__(3955);
// EXTERNAL MODULE: ./.build/action/shared/validate/rules/text-rules.js
var text_rules = __nccwpck_require__(3309);
// EXTERNAL MODULE: ./.build/action/shared/schema/model-definitions.js
var model_definitions = __nccwpck_require__(7721);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/token-limits.js



const tokenLimits = {
    id: "token-limits",
    severity: "error",
    summary: "A token limit above the model's context length",
    why: "The context contains both input and output, so the provider rejects requests up to such a limit.",
    description: "Finds custom models and overrides whose `maxInputTokens` or `maxOutputTokens` is above their `maxContextLength`; if only their sum is, it is a notice, because some providers count them separately. A custom model is checked together with its override, which takes precedence.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 100000, "maxOutputTokens": 200000 }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 200000, "maxOutputTokens": 100000 }
} } } } }`,
    },
    *check(context) {
        for (const view of context.configuration.entries) {
            for (const model of statedModelsOf(view, mayExceed))
                yield* checkModel(model);
        }
    },
};
function mayExceed(fields) {
    const tokensOf = (field) => numberOfTokens(statedValue(fields, field)) ?? 0;
    const limits = tokensOf("maxOutputTokens") + tokensOf("maxInputTokens");
    return limits > 0 && limits > tokensOf("maxContextLength");
}
function* checkModel(model) {
    const context = tokenCount(model, "maxContextLength", "The context length is set here.");
    if (context === undefined)
        return;
    const limits = ["maxOutputTokens", "maxInputTokens"]
        .map((field) => tokenCount(model, field, "The other limit is set here."))
        .filter((limit) => limit !== undefined);
    const above = limits.filter(({ tokens }) => tokens > context.tokens);
    for (const limit of above) {
        yield* conflict([{ ...limit, message: "The limit is set here." }, context], `"${limit.name}" of ${model.name} is ${limit.tokens}, which is more than its "maxContextLength" of ${context.tokens}`, { advice: `Lower "${limit.name}", or raise "maxContextLength".` });
    }
    const sum = limits.reduce((total, { tokens }) => total + tokens, 0);
    if (above.length > 0 || sum <= context.tokens)
        return;
    yield* conflict([...limits, context], `"maxInputTokens" and "maxOutputTokens" of ${model.name} add up to more than its "maxContextLength" of ${context.tokens}`, { severity: "notice", advice: "Lower one of them, unless the provider counts them separately." });
}
function tokenCount({ setting }, name, message) {
    const stated = setting(name);
    const tokens = numberOfTokens(stated.value);
    return tokens === undefined ? undefined : { ...stated, name, message, tokens };
}
function numberOfTokens(value) {
    const isCount = typeof value === "number" && Number.isInteger(value) && value > 0 && value <= model_definitions/* TOKENS_MAX */.I;
    return isCount ? value : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/unknown-model.js






const unknownModel = {
    id: "unknown-model",
    severity: "notice",
    summary: "An unknown model id",
    why: "An id must match a model exactly; an id that matches none has no effect, without an error.",
    description: "Finds ids in `allow`, `deny` and `overrides` that belong to no known model: neither to a custom model of the provider, with other layers merged in if they are given, nor to one in the policy's model catalogue. It is a warning if discovery is off or the catalogue has the provider; otherwise discovery may return the model. If nothing is known about a provider's models, it finds only ids that cannot be valid: patterns (`*` has no special meaning), ids with whitespace around them, and ids that are only whitespace.",
    fix: "In `allow`, replaces the id with the one known id that is similar; in `allow` and `deny`, removes the whitespace around it; never safe, because the id may be correct.",
    examples: {
        wrong: `{ "providers": { "provider_c": { "models": {
  "allow": ["local-small", "lokal-large"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
    { "id": "local-large", "name": "Local Large", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
        right: `{ "providers": { "provider_c": { "models": {
  "allow": ["local-small", "local-large"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false },
    { "id": "local-large", "name": "Local Large", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
    },
    *check(context) {
        const budget = { letterPairs: limits/* MODEL_GUESS_MAX_LETTER_PAIRS */.Su };
        for (const view of context.configuration.entries) {
            if (namesUnknown(view, context.policy))
                yield* unknown_model_checkEntry(view, knownOf(view, context.policy, budget));
        }
    },
};
function namesUnknown({ id: provider, ownModels, provider: { models } }, policy) {
    const isUnknown = (id) => !models.custom.byId.has(id) && !catalogOf(provider, policy)?.has(id);
    return (models.allow.items.some(({ id }) => isUnknown(id)) ||
        models.deny.items.some(({ id }) => isUnknown(id)) ||
        Object.keys(ownModels.overrides).some(isUnknown));
}
const catalogs = new WeakMap();
function catalogOf(provider, { modelCatalog = {} }) {
    const list = Object.hasOwn(modelCatalog, provider) ? modelCatalog[provider] : undefined;
    if (list === undefined)
        return undefined;
    const catalog = catalogs.get(list) ?? new Set(list);
    catalogs.set(list, catalog);
    return catalog;
}
function knownOf(view, policy, budget) {
    const catalog = catalogOf(view.id, policy);
    const inForce = statedModels(view);
    const ids = new Set([...inForce.custom.models.map(({ id }) => id), ...(catalog ?? [])]);
    const isInCatalog = catalog !== undefined;
    return {
        inForce,
        ids,
        guess: (0,did_you_mean/* createGuess */.gK)(ids, budget),
        isEnough: inForce.custom.isClear && (isInCatalog || ids.size > 0),
        isInCatalog,
        severity: isInCatalog || !inForce.isDiscovering ? "warning" : "notice",
    };
}
function* unknown_model_checkEntry(view, known) {
    for (const named of namedModels(view, known.inForce)) {
        if (known.ids.has(named.id))
            continue;
        const impossible = impossibleId(named);
        if (impossible !== undefined)
            yield { ...impossible, severity: known.severity };
        else if (known.isEnough)
            yield unknownId(named, view, known);
    }
}
function* namedModels({ path, entry }, inForce) {
    const models = (0,json/* objectAt */.lJ)(entry, "models") ?? {};
    const listed = new Map();
    for (const { text } of [...(0,json/* textsAt */.i1)(models, "allow"), ...(0,json/* textsAt */.i1)(models, "deny")]) {
        listed.set(text, (listed.get(text) ?? 0) + 1);
    }
    for (const key of ["allow", "deny"]) {
        const list = inForce[key];
        if (list.path === undefined)
            continue;
        for (const { id, index } of list.models) {
            yield { id, key, place: { path: [...list.path, index], part: "value" }, listed };
        }
    }
    for (const id of Object.keys((0,json/* objectAt */.lJ)(models, "overrides") ?? {})) {
        const place = { path: [...path, "models", "overrides", id], part: "key" };
        yield { id, key: "overrides", place, listed: undefined };
    }
}
const ADVICE_FOR_PATTERNS = {
    allow: 'List each model by its id, or remove "allow" to offer all models.',
    deny: 'List each model by its id, or set "enabled" to false to hide the provider.',
    overrides: "Add a separate override for each model.",
};
function impossibleId(named) {
    const { id, key, place } = named;
    const trimmed = id.trim();
    if (trimmed === "") {
        return { place, message: `A model id in ${(0,wording/* quote */.hD)(key)} is only whitespace.`, advice: "Use the id of a model." };
    }
    const literal = ["*", "?"].filter((character) => id.includes(character));
    if (literal.length > 0) {
        return {
            place,
            message: `The model id ${(0,wording/* quote */.hD)(id)} is not a pattern: ${(0,wording/* quoteAll */._R)(literal, "and")} ${literal.length === 1 ? "has" : "have"} no special meaning here.`,
            advice: ADVICE_FOR_PATTERNS[key],
        };
    }
    if (trimmed === id)
        return undefined;
    return {
        place,
        message: `The model id ${(0,wording/* quote */.hD)(id)} has whitespace before or after it.`,
        advice: "Remove the whitespace.",
        ...rewrite(named, trimmed, "Remove the whitespace.", whitespaceOf(id)),
    };
}
function whitespaceOf(id) {
    const start = id.length - id.trimStart().length;
    const end = id.trimEnd().length;
    return [
        { start: 0, end: start, text: "" },
        { start: end, end: id.length, text: "" },
    ].filter((part) => part.start < part.end);
}
function unknownId(named, view, known) {
    const { id, place } = named;
    const meant = known.guess(id);
    const { custom, discovery, isDiscovering } = known.inForce;
    const elsewhere = describeElsewhere([
        { ...custom, name: "custom" },
        ...(isDiscovering ? [] : [{ ...discovery, name: "discovery" }]),
    ]);
    const [nearest, ...others] = meant;
    const isReplaceable = nearest !== undefined && others.length === 0 && named.key === "allow";
    return {
        place,
        severity: known.severity,
        message: `Unknown model ${(0,wording/* quote */.hD)(id)} of ${(0,wording/* quote */.hD)(view.id)}${isDiscovering ? "" : "; discovery is off"}${elsewhere}.`,
        advice: unknown_model_adviceFor(named, meant, known),
        ...(isReplaceable
            ? rewrite(named, nearest, `Use ${(0,wording/* quote */.hD)(nearest)}.`, [{ start: 0, end: id.length, text: nearest }])
            : {}),
    };
}
function unknown_model_adviceFor({ key }, meant, { isInCatalog, inForce }) {
    if (meant.length > 0)
        return `Did you mean ${(0,wording/* quoteAll */._R)(meant, "or")}?`;
    if (key === "deny") {
        const mayBe = inForce.isDiscovering && !isInCatalog;
        return mayBe ? "Check that discovery returns the model, or correct the id." : "Correct the id, or remove it.";
    }
    if (isInCatalog)
        return "Correct the id, or add it to the policy's model catalogue.";
    if (!inForce.isDiscovering)
        return 'Add the model under "custom", or remove its id.';
    return 'Check that discovery returns the model, or add it under "custom".';
}
function rewrite({ id, place, listed }, meant, title, parts) {
    if (listed?.get(id) !== 1 || listed.has(meant))
        return {};
    listed.set(meant, 1);
    return {
        fix: { title, safe: false, steps: parts.map((part) => ({ kind: "edit-string", path: place.path, ...part })) },
    };
}

// EXTERNAL MODULE: ./.build/action/shared/validate/rules/unsafe-key.js
var unsafe_key = __nccwpck_require__(8504);
;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/url-syntax.js





const urlSyntax = {
    id: "url-syntax",
    severity: "error",
    summary: "An invalid URL",
    why: "The client supports only absolute http and https URLs, and fails on anything else when the provider is first used.",
    description: "Finds every `baseUrl`, `endpoint` and `endpoints` that is not an absolute `http` or `https` URL, or that clients read in different ways: whitespace and invisible characters anywhere in it, backslashes, too few or too many slashes after the scheme, an invalid host, and placeholders such as `${HOST}`, which are never replaced. A query or fragment is a warning, because the client appends the path of the operation after it; so are two slashes in a row in the path. An empty string counts as absent.",
    fix: "Removes whitespace and invisible characters before and after a URL. Adds a missing scheme before a host; not safe, because it may be the other one.",
    examples: {
        wrong: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "localhost:8000" } } } }',
        right: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "http://localhost:8000" } } } }',
    },
    *check(context) {
        for (const url of context.configuration.urls) {
            const found = findProblem(url);
            if (found === undefined)
                continue;
            const { problem, ...rest } = found;
            yield { ...rest, place: { path: url.path, part: "value" }, message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} ${problem}.` };
        }
    },
};
function findProblem({ text, path, http }) {
    if (http !== undefined)
        return (http.path.end === text.length ? undefined : findSuffix(text)) ?? findSlashes(text, http);
    const { start, end } = trimmed(text);
    const inner = text.slice(start, end);
    if (inner === text)
        return missingScheme(text, path) ?? explain(text);
    if (inner !== "" && (0,http_url/* readHttpUrl */.y7)(inner) === undefined)
        return explain(inner);
    return {
        problem: inner === "" ? "is only whitespace" : "has whitespace or invisible characters before or after it",
        advice: inner === "" ? "Enter the URL, or remove the key." : REMOVE_WHITESPACE,
        fix: removeAround(path, text.length, { start, end }),
    };
}
function findSuffix(text) {
    const rest = (0,url_secrets/* without */.FF)(text, (0,url_secrets/* findUrlSecrets */.gx)(text).removals);
    const end = (0,http_url/* readHttpUrl */.y7)(rest)?.path.end ?? rest.length;
    if (end === rest.length)
        return undefined;
    const part = rest[end] === "?" ? "query" : "fragment";
    return {
        severity: "warning",
        problem: `has a ${part}, but the client appends the path of the operation after it`,
        advice: `Remove the ${part}; use the path or a custom header instead.`,
    };
}
function findSlashes(text, { path }) {
    if (!text.includes("//", path.start) || !/(?<!:)\/\//.test(text.slice(path.start, path.end)))
        return undefined;
    return {
        severity: "warning",
        problem: "has two slashes in a row in its path, which some servers do not treat as one",
        advice: "Use a single slash.",
    };
}
function missingScheme(text, path) {
    const slashes = text.startsWith("//") ? 2 : 0;
    const http = (0,http_url/* readHttpUrl */.y7)(`https://${text.slice(slashes)}`);
    const isHost = http !== undefined && (http.hasPort || /[.\]]|^localhost$/.test(http.hostname));
    if (!isHost)
        return undefined;
    const start = (0,http_url/* isPrivateHost */.Sf)(http.hostname) ? "http://" : "https://";
    const title = `Add "${start}" at the start.`;
    const fix = {
        title,
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: slashes, text: start }],
    };
    return { problem: WITHOUT_SCHEME, advice: title, fix };
}
const REMOVE_WHITESPACE = "Remove the whitespace.";
const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;
function trimmed(text) {
    let start = 0;
    while (start < text.length && INVISIBLE.test(text[start] ?? ""))
        start += 1;
    let end = text.length;
    while (end > start && INVISIBLE.test(text[end - 1] ?? ""))
        end -= 1;
    return { start, end };
}
function removeAround(path, length, { start, end }) {
    const removals = [
        { start: 0, end: start },
        { start: end, end: length },
    ].filter((one) => one.end > one.start);
    return {
        title: REMOVE_WHITESPACE,
        safe: true,
        steps: removals.map((one) => ({ kind: "edit-string", path, ...one, text: "" })),
    };
}
const PLACEHOLDER = {
    problem: "contains a placeholder, which is never replaced",
    advice: "Enter the final URL.",
};
const WITHOUT_SCHEME = 'does not start with "https://" or "http://"';
const ADVICE = 'Use an absolute URL, for example "https://gateway.example.com/v1".';
function explain(text) {
    if (/[{}<>]/.test(text))
        return PLACEHOLDER;
    if (/^https?:\/\/(?![/\\])/i.test(text))
        return explainRest(text.slice(text.indexOf("/") + 2));
    if (/^https?[:;,/\\]/i.test(text))
        return { problem: 'does not have "://" after its scheme', advice: 'Use "://" after the scheme.' };
    const [, other] = /^([a-z][a-z\d+.-]*):[/\\]{2}/i.exec(text) ?? [];
    if (other === undefined)
        return { problem: WITHOUT_SCHEME, advice: ADVICE };
    const nearest = (0,did_you_mean/* nearestNames */.LE)(other, ["https", "http"]);
    return {
        problem: `has the scheme ${(0,wording/* quote */.hD)(other)}, which the client does not support`,
        advice: nearest.length === 0 ? ADVICE : `Did you mean ${(0,wording/* quoteAll */._R)(nearest, "or")}?`,
    };
}
function explainRest(rest) {
    if (INVISIBLE.test(rest))
        return { problem: "contains whitespace or an invisible character", advice: "Remove it." };
    if (rest.includes("\\"))
        return { problem: "contains a backslash", advice: 'Use "/" instead.' };
    if (/^https?:?\/\//i.test(rest))
        return { problem: "has two schemes", advice: "Remove one of them." };
    const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
    const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(.*)$/.exec(authority.slice(authority.lastIndexOf("@") + 1)) ?? [];
    if (host === "")
        return { problem: "has no host", advice: "Add the host after the scheme." };
    if (/[$%]/.test(host))
        return PLACEHOLDER;
    if (!/^(?::\d*)?$/.test(port) || Number(port.slice(1)) > PORT_MAX)
        return { problem: "has an invalid port", advice: `Use a port from 1 to ${PORT_MAX}, or none.` };
    return { problem: "has an invalid host", advice: 'Use a host such as "gateway.example.com".' };
}
const PORT_MAX = 65_535;

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/version-segment.js





const versionSegment = {
    id: "version-segment",
    severity: "error",
    summary: "A base URL without the version segment that the provider needs",
    why: "The client appends the path of the operation to the base URL, so without the segment the server answers every request with 404.",
    description: "Finds a `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by the provider whose protocol it names in `protocol`, here or in another layer. A path that ends in something else is a warning, because a gateway may add the segment. In `endpoints` and models, which usually have their own path, only bare hosts are reported, and only for a protocol of the provider itself that the provider or one of its models uses. A URL that another layer replaces is ignored. An operation at the end is reported by `operation-path`.",
    fix: "Appends the segment to a bare host. To a path it appends the segment, replaces another version with it or removes what follows it; not safe, because the server may need the path as it is.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
    },
    *check(context) {
        const isVersion = (0,operation_path/* versionsIn */.bS)(context.configuration.vocabulary);
        for (const url of context.configuration.urls) {
            const { http } = url;
            const segment = url.isInForce ? neededSegment(url, context.configuration.vocabulary) : undefined;
            if (segment === undefined || http === undefined)
                continue;
            const segments = (0,http_url/* pathSegments */.Mz)(url.text, http);
            if (segments === undefined)
                continue;
            const { kept, isCertain } = (0,operation_path/* stripPath */.C7)(segments, isVersion);
            const isBareHost = kept.length === 0 && (segments.length === 0 || isCertain);
            if (kept.at(-1)?.text === segment || !(isBareHost || url.field === "baseUrl"))
                continue;
            if (url.field === "endpoints" && !(0,protocol/* spokenProtocols */.qg)(url.view.provider).has(url.protocol))
                continue;
            const { order, ...part } = correctionFor(segment, kept, http, isVersion);
            const step = { kind: "edit-string", path: url.path, ...part };
            yield {
                place: { path: url.path, part: "value" },
                severity: isBareHost ? "error" : "warning",
                message: `${(0,effective_urls/* nameOfUrl */.Oe)(url)} ${segments.length === 0 ? "has no path" : "does not end in the version segment"}; its path must end in ${(0,wording/* quote */.hD)(`/${segment}`)}.`,
                advice: `${order}${isBareHost ? "" : ", unless the server needs it as it is"}.`,
                ...(kept.length === segments.length ? { fix: { title: `${order}.`, safe: isBareHost, steps: [step] } } : {}),
            };
        }
    },
};
function neededSegment({ field, view, protocol }, vocabulary) {
    const { providers, protocols } = vocabulary;
    if (field === "endpoint")
        return undefined;
    if (field === "baseUrl" && view.kind === "built-in")
        return providers[view.id]?.versionSegment;
    const isKnown = protocol !== undefined && Object.hasOwn(protocols, protocol);
    const provider = isKnown ? protocols[protocol]?.provider : undefined;
    if (provider === undefined || (view.kind === "built-in" && provider !== view.id))
        return undefined;
    return providers[provider]?.versionSegment;
}
function correctionFor(segment, segments, { path }, isVersion) {
    const inner = segments.findLast(({ text }) => text === segment);
    if (inner !== undefined)
        return { order: `Remove what follows "/${segment}"`, start: inner.end, end: path.end, text: "" };
    const last = segments.at(-1);
    if (last !== undefined && (isVersion(last) || /^v\d+[a-z0-9]*$/i.test(last.text)))
        return { ...last, order: `Replace ${(0,wording/* quote */.hD)(`/${last.text}`)} with "/${segment}"`, text: segment };
    const start = last?.end ?? path.start;
    return { order: `Append "/${segment}" to the path`, start, end: path.end, text: `/${segment}` };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/index.js




























const rules = [
    allowDenyOverlap,
    credential,
    customId,
    deadSetting,
    duplicate_key/* duplicateKey */.V,
    duplicateModel,
    headerPlaceholder,
    headerSyntax,
    hostNotAllowed,
    mediaTypes,
    noModelsLeft,
    not_a_configuration/* notAConfiguration */.R,
    operation_path/* operationPath */.rH,
    plainHttp,
    reservedHeader,
    schema_reference/* schemaReference */.L,
    secretInHeader,
    secretInUrl,
    tokenLimits,
    unknownModel,
    unsafe_key/* unsafeKey */.O,
    urlSyntax,
    versionSegment,
];
const ruleDescriptions = [
    ...text_rules/* textRules */.fD,
    ...schema_rules/* schemaRules */.Rq,
    ...comment_rules/* commentRules */.z,
    ...layer_rules/* layerRules */.zB,
    ...settings_rules/* settingsRules */.T4,
    ...rules,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));


/***/ }),

/***/ 4693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ layerIncomplete),
/* harmony export */   fV: () => (/* binding */ layerUnreadable),
/* harmony export */   ji: () => (/* binding */ layerBlock),
/* harmony export */   kh: () => (/* binding */ layerConflict),
/* harmony export */   zB: () => (/* binding */ layerRules)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6672);

const layerUnreadable = {
    id: "layer-unreadable",
    severity: "error",
    summary: "A layer that cannot be read",
    why: "What the layer says is not known.",
    description: `Finds layers with syntax errors, layers that are nested too deeply or are not an object, and layers beyond the ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LAYERS_MAX */ .W$} that are resolved together. An enforced layer that cannot be read disables every provider that no enforced layer above it enables, because what it closes is not known; any other one counts as empty. Of too many layers, the lowest default layers have no effect, then the lowest user layers, and never an enforced one. A policy cannot change this rule.`,
    examples: { wrong: "an enforced layer without its last bracket", right: "the same layer with the bracket" },
};
const layerBlock = {
    id: "layer-block",
    severity: "error",
    summary: "An invalid part of a layer",
    why: "This part has no effect, while the rest of the layer does.",
    description: "Finds what the schema does not allow in a layer: unknown or invalid provider entries, an invalid `default`, and unknown or invalid keys at the top level. Each counts as not written, and its valid siblings stay. A custom entry may omit its `type` if another layer has it. In the file that is checked itself, the rules about its schema find the same. A policy cannot change this rule.",
    examples: {
        wrong: "a layer in which `provider_a` has `enabled: 1`, so that the entry has no effect",
        right: "the same layer with `enabled: true`",
    },
};
const layerConflict = {
    id: "layer-conflict",
    severity: "error",
    summary: "An entry that conflicts with other layers",
    why: "Entries that are not valid together cannot all have an effect, and what is enforced must not give way.",
    description: "Finds entries of one custom provider that are valid in each layer, but not together, such as the settings of one type in a layer and another type in the layer above it. The entry of the lowest layer without which the others are valid has no effect; the rest of its layer does. An entry of an enforced layer never gives way to a lower layer. If no one entry can give way, the provider is not in force. A policy cannot change this rule.",
    examples: {
        wrong: "an enforced layer with a custom provider of one type, and a file with that provider and a section that only another type has",
        right: "the same file without the section",
    },
};
const layerIncomplete = {
    id: "layer-incomplete",
    severity: "warning",
    summary: "A custom provider whose type no layer has",
    why: "Without its type it is not a provider, so what the layer says of it has no effect.",
    description: "Finds entries of custom providers in a layer where neither this layer nor another one has the `type`. The rest of the layer has its effect, and so has the entry as soon as a layer completes it. It is an error in the user's layer, where `missing-key` finds it if the file is checked. A policy cannot change this rule.",
    examples: {
        wrong: "an enforced layer that disables a custom provider which no configuration has",
        right: "the same layer, and a configuration with the provider",
    },
};
const layerRules = [layerUnreadable, layerBlock, layerConflict, layerIncomplete];


/***/ }),

/***/ 1270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOtherProgramsFile),
/* harmony export */   R: () => (/* binding */ notAConfiguration)
/* harmony export */ });
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5844);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4147);
/* harmony import */ var _vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6154);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6672);





const notAConfiguration = {
    id: "not-a-configuration",
    severity: "error",
    summary: "A file that is no provider configuration",
    why: "Another program may have a file of this name, and nothing that is checked here holds for it.",
    description: "Finds files that hold no object, and objects in which no key at the top is, or resembles, one of the format: `$schema`, `providers`, or one that belongs under `providers`. Nothing else of such a file is checked, but for credentials. It is only a notice, and the only one, for a file that no one named: one that the Action checks because of the default globs in `files`.",
    examples: {
        wrong: '[{ "name": "north", "region": "eu-west-1" }]',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
    *check({ configuration, isFoundByName = false }) {
        if (!isOtherProgramsFile(configuration))
            return;
        const { document } = configuration;
        yield {
            place: { path: [], part: "value" },
            ...(isFoundByName ? { severity: "notice" } : {}),
            message: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document)
                ? "The file has none of the keys of a provider configuration."
                : `The file is ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(document)}, and a provider configuration is an object.`,
            advice: 'If another program reads it, leave it out of what is checked; if not, put the providers under "providers".',
        };
    },
};
function isOtherProgramsFile({ document, vocabulary }) {
    if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document))
        return true;
    if (Object.hasOwn(document, "providers"))
        return false;
    const known = ["$schema", "providers", ...Object.keys(vocabulary.providers), ..._vocabulary_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .RESERVED_PROVIDER_KEYS */ .I1];
    const keys = Object.keys(document);
    if (keys.length === 0 || known.some((key) => Object.hasOwn(document, key)))
        return false;
    const budget = { letterPairs: _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .NAME_GUESS_MAX_LETTER_PAIRS */ .OW };
    return keys.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .GUESSED_KEYS_MAX */ .fv).every((key) => (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestNames */ .LE)(key, known, budget).length === 0);
}


/***/ }),

/***/ 1335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ stripPath),
/* harmony export */   bS: () => (/* binding */ versionsIn),
/* harmony export */   rH: () => (/* binding */ operationPath)
/* harmony export */ });
/* harmony import */ var _effective_urls_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9623);
/* harmony import */ var _text_http_url_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9211);
/* harmony import */ var _text_lazily_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5694);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4147);




const OPERATIONS = ["completions", "messages", "responses", "embeddings", "converse", "converse-stream"];
const operationPath = {
    id: "operation-path",
    severity: "warning",
    summary: "A base URL that contains an operation, or the version twice",
    why: "The client appends the operation to the base URL, so the path is repeated and the server answers with 404.",
    description: "Finds URLs whose path ends in an operation (`/chat/completions`, `/messages`, `/responses`, `/embeddings`, `/converse`, `/models/…:generateContent` and their like; `/models` only after a version, for it may be a gateway's own path) or that repeats the version (`/v1/v1`). Case and a slash at the end do not matter. A URL that another layer replaces is ignored.",
    fix: "Removes it; not safe for an operation of one word without a version before it, which may be a gateway's own path.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1/messages" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    *check(context) {
        const isVersion = versionsIn(context.configuration.vocabulary);
        for (const url of context.configuration.urls) {
            const http = url.isInForce ? url.http : undefined;
            const segments = http && (0,_text_http_url_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(url.text, http);
            if (http === undefined || segments === undefined)
                continue;
            const { kept, operation, isCertain } = stripPath(segments, isVersion);
            if (kept.length === segments.length)
                continue;
            const start = kept.at(-1)?.end ?? http.path.start;
            const { end } = http.path;
            const remove = `Remove ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(url.text.slice(start, end))}.`;
            yield {
                place: { path: url.path, part: "value" },
                message: operation === undefined
                    ? `${(0,_effective_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfUrl */ .Oe)(url)} contains the version twice.`
                    : `${(0,_effective_urls_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOfUrl */ .Oe)(url)} ends in the operation ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(operation)}.`,
                advice: remove,
                fix: {
                    title: remove,
                    safe: isCertain,
                    steps: [{ kind: "edit-string", path: url.path, start, end, text: "" }],
                },
            };
        }
    },
};
function stripPath(segments, isVersion) {
    let end = segments.length;
    let operation;
    let isCertain = false;
    for (;;) {
        const length = operationLength(segments, end, isVersion);
        const isRepeated = length === 0 && isVersion(segments[end - 1]) && isSame(segments[end - 1], segments[end - 2]);
        if (length === 0 && !isRepeated)
            break;
        operation ??= length === 0 ? undefined : textOf(segments.slice(end - length, end));
        end -= Math.max(length, 1);
        isCertain ||= length > 1 || isVersion(segments[end - 1]);
    }
    return { kept: segments.slice(0, end), operation, isCertain };
}
function operationLength(segments, end, isVersion) {
    const textAt = (back) => segments[end - back]?.text.toLowerCase();
    const last = textAt(1);
    if (last === undefined)
        return 0;
    if (/:(?:stream)?generatecontent$/.test(last))
        return textAt(2) === "models" ? 2 : 1;
    if (last === "completions" && textAt(2) === "chat")
        return 2;
    if (last === "models")
        return isVersion(segments[end - 2]) ? 1 : 0;
    if (!OPERATIONS.includes(last))
        return 0;
    return last.startsWith("converse") && textAt(3) === "model" ? 3 : 1;
}
function versionsIn({ providers }) {
    const named = (0,_text_lazily_js__WEBPACK_IMPORTED_MODULE_3__/* .lazily */ .q)(() => new Set(Object.values(providers).map(({ versionSegment }) => versionSegment?.toLowerCase())));
    return (segment) => segment !== undefined &&
        (/^v\d+(?:(?:alpha|beta)\d*)?$/i.test(segment.text) || named().has(segment.text.toLowerCase()));
}
function isSame(one, other) {
    return one?.text.toLowerCase() === other?.text.toLowerCase();
}
function textOf(segments) {
    return segments.map(({ text }) => `/${text}`).join("");
}


/***/ }),

/***/ 1575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ schemaReference),
/* harmony export */   c: () => (/* binding */ schemaReferenceOf)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4147);


const NAME = /^(?:.*\/)?provider-?config(?:uration)?s?(?:\/v\d+)?(?:\.schema)?\.json$/i;
const DEFAULT_REFERENCE = "./provider-config.schema.json";
function schemaReferenceOf({ schema = DEFAULT_REFERENCE }) {
    return schema;
}
const schemaReference = {
    id: "schema-reference",
    severity: "notice",
    summary: "No reference to the schema of provider configurations",
    why: "If the file names its schema, editors complete and explain keys and mark mistakes while you type.",
    description: "Finds files without `$schema`, or with a `$schema` that does not name a schema for provider configurations: a file called `provider-config.schema.json`, the one that the Worker serves at `/schemas/provider-config/v1.json`, or the one in `schema` of the policy. The schema is not downloaded. `provider-steward schema` prints it.",
    fix: "Adds `$schema` with the value of `schema` in the policy, or `./provider-config.schema.json` if there is none; another `$schema` is replaced only if unsafe fixes are requested. Not available for a path that leads to no file.",
    examples: {
        wrong: '{ "providers": {} }',
        right: '{ "$schema": "./provider-config.schema.json", "providers": {} }',
    },
    *check({ configuration: { document }, policy, isSchemaThere = false }) {
        if (!(0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(document))
            return;
        const reference = schemaReferenceOf(policy);
        const isUsable = isSchemaThere || isUrl(reference);
        const found = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .eC)(document, "$schema");
        if (found === undefined)
            yield missing(reference, isUsable);
        else if (typeof found === "string" && found !== reference && !isOfThisKind(found)) {
            yield another(found, reference, isUsable);
        }
    },
};
function isUrl(reference) {
    return /^https?:\/\//i.test(reference);
}
function missing(reference, isUsable) {
    const add = `Add "$schema": ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(reference)} as the first key`;
    const fix = {
        title: 'Add "$schema".',
        safe: true,
        steps: [{ kind: "add-property", path: [], key: "$schema", value: reference }],
    };
    return {
        place: { path: [], part: "key" },
        message: '"$schema" is missing.',
        advice: isUsable ? `${add}.` : `${add}, and save there what "provider-steward schema" prints.`,
        ...(isUsable && { fix }),
    };
}
function another(found, reference, isUsable) {
    const fix = {
        title: 'Set "$schema" to the schema for provider configurations.',
        safe: false,
        steps: [{ kind: "edit-string", path: ["$schema"], start: 0, end: found.length, text: reference }],
    };
    return {
        place: { path: ["$schema"], part: "value" },
        message: '"$schema" does not name a known schema for provider configurations.',
        advice: `Use the schema for provider configurations, for example ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(reference)}.`,
        ...(isUsable && { fix }),
    };
}
function isOfThisKind(reference) {
    const [path = ""] = reference.split(/[?#]/, 1);
    return NAME.test(path.split("/").slice(-2).join("/"));
}


/***/ }),

/***/ 4933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ outOfRange),
/* harmony export */   KY: () => (/* binding */ unknownProvider),
/* harmony export */   Rq: () => (/* binding */ schemaRules),
/* harmony export */   Uo: () => (/* binding */ unknownValue),
/* harmony export */   a: () => (/* binding */ unknownKey),
/* harmony export */   aV: () => (/* binding */ missingKey),
/* harmony export */   gQ: () => (/* binding */ wrongType)
/* harmony export */ });
const unknownKey = {
    id: "unknown-key",
    severity: "error",
    summary: "A key that the format does not define",
    why: "The assistant rejects a file with an unknown key, or ignores what the key sets.",
    description: "Finds keys that the specification does not list for their object. The maps with free names (`customHeaders`, `models.overrides`, `providers.custom`) accept any key. For a likely misspelling, the message names the key that was probably meant; for a key that belongs one level deeper, the object that accepts it. Keys with the name of a credential are reported by `credential`.",
    fix: "Renames the key if only one key can be meant, and replaces `disabled` by `enabled` with the opposite value; safe if the names differ only in case, `-` and `_`, and for `disabled`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseURL": "https://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const unknownProvider = {
    id: "unknown-provider",
    severity: "error",
    summary: "An unknown provider id",
    why: 'Only built-in provider ids, "default" and "custom" are allowed here, so the assistant cannot use this entry.',
    description: "Finds keys of `providers` that are neither a built-in provider's id nor `default` nor `custom`. Add your own providers under `providers.custom`, where you choose the id.",
    fix: "Renames the provider if only one id can be meant; safe if the two differ only in case, `-` and `_`.",
    examples: {
        wrong: '{ "providers": { "provider_aa": { "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
};
const missingKey = {
    id: "missing-key",
    severity: "error",
    summary: "A required key is missing",
    why: "The object cannot be used without the key, so the assistant rejects the file.",
    description: "Finds objects without a required key: `type` of a custom provider, the required metadata of a custom model, and each protocol in the `endpoints` of a custom provider. All keys that are missing in one object are reported together; `unknown-key` reports a key that is only misspelled.",
    fix: "Adds `type` to a custom provider if there is only one kind of them; not safe, because another layer may have it.",
    examples: {
        wrong: '{ "providers": { "custom": { "gateway": { "baseUrl": "https://gateway.example.com/v1" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "baseUrl": "https://gateway.example.com/v1" } } } }',
    },
};
const wrongType = {
    id: "wrong-type",
    severity: "error",
    summary: "A value of the wrong type",
    why: "The assistant cannot read a value of another type and rejects the file.",
    description: "Finds values of another type than the specification defines, for example a number in quotes.",
    fix: "Removes the quotes around `true`, `false` and a whole number; puts one item of a list into brackets; writes out a number of tokens such as `128k` or `128,000`, which is not safe, because it may be rounded.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": "false" } } }',
        right: '{ "providers": { "provider_a": { "enabled": false } } }',
    },
};
const unknownValue = {
    id: "unknown-value",
    severity: "error",
    summary: "A value that is not allowed",
    why: "The assistant knows only the values that the format lists.",
    description: "Finds values of `protocol`, `discovery` and a custom provider's `type` that the format does not list. For a likely misspelling, the advice names the value that was probably meant.",
    fix: "Uses the value that was probably meant if there is only one; safe if the two differ only in case, `-` and `_`.",
    examples: {
        wrong: '{ "providers": { "provider_c": { "protocol": "provider-b-chatt" } } }',
        right: '{ "providers": { "provider_c": { "protocol": "provider-b-chat" } } }',
    },
};
const outOfRange = {
    id: "out-of-range",
    severity: "error",
    summary: "A number or a string outside its limits",
    why: "The assistant rejects a value outside the limits of the format.",
    description: "Finds token counts below 1 or above 9007199254740991, the largest integer that JSON numbers keep exactly, and an empty `id` or `name` of a custom model.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 0 } } } } } }',
        right: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 8000 } } } } } }',
    },
};
const schemaRules = [
    unknownKey,
    unknownProvider,
    missingKey,
    wrongType,
    unknownValue,
    outOfRange,
];


/***/ }),

/***/ 3955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ settingsRules),
/* harmony export */   Xd: () => (/* binding */ policyFile),
/* harmony export */   bs: () => (/* binding */ vocabularyFile)
/* harmony export */ });
const policyFile = {
    id: "policy-file",
    severity: "error",
    summary: "A mistake in the policy file",
    why: "A policy with a mistake is not applied at all, not even in part.",
    description: "Finds all mistakes in a policy file (`.provider-steward.json`): syntax errors, unknown keys, rules and severities, values of the wrong type, and hosts, globs, pointers and paths that cannot match anything. `docs/policy.md` describes the file. A policy cannot change this rule.",
    examples: {
        wrong: '{ "rules": { "version-segmnt": "off" } }',
        right: '{ "rules": { "version-segment": "off" } }',
    },
};
const vocabularyFile = {
    id: "vocabulary-file",
    severity: "error",
    summary: "A mistake in the vocabulary file",
    why: "A configuration cannot be checked with a vocabulary that has a mistake, so none is checked.",
    description: "Finds all mistakes in a vocabulary file: syntax errors, unknown keys, values of the wrong type, names that cannot be used, references to unknown protocols, providers and sections, and invalid version segments and headers. `docs/vocabulary.md` describes the file. A policy cannot change this rule.",
    examples: {
        wrong: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chatt" } }
}`,
        right: `{
  "protocols": { "chat": { "description": "Chat." } },
  "providers": { "north": { "title": "North", "description": "The provider.", "defaultProtocol": "chat" } }
}`,
    },
};
const settingsRules = [policyFile, vocabularyFile];


/***/ }),

/***/ 3309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ symbolicLink),
/* harmony export */   OK: () => (/* binding */ encoding),
/* harmony export */   Ov: () => (/* binding */ fileSize),
/* harmony export */   Qk: () => (/* binding */ nestingDepth),
/* harmony export */   fD: () => (/* binding */ textRules),
/* harmony export */   ou: () => (/* binding */ syntax),
/* harmony export */   q: () => (/* binding */ keyLength),
/* harmony export */   wA: () => (/* binding */ tooManyDiagnostics)
/* harmony export */ });
/* harmony import */ var _syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3535);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6672);


const BYTES_PER_MEBIBYTE = 1024 * 1024;
const syntax = {
    id: "syntax",
    severity: "error",
    summary: "Not JSON with comments",
    why: "The assistant cannot read a file with syntax errors, and nothing else in it can be checked until they are fixed.",
    description: "Finds every place where the text is not JSON with `//` and `/* */` comments and trailing commas: missing or extra commas, colons, quotes and brackets, unknown words, invalid escapes, text after the end. While there are such places, nothing else in the file is checked.",
    fix: "Puts keys and texts into double quotes that have typographic quotes, single quotes, backticks or, of keys, none; adds a comma that is missing at the end of a line; writes `True` and `#` as JSON with comments has them.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "baseUrl": 'https://gateway.example.com/v1' } } }`,
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const nestingDepth = {
    id: "nesting-depth",
    severity: "error",
    summary: "Objects or arrays nested too deeply",
    why: "No part of the format is nested deeply, and a program that reads such a text can run out of stack.",
    description: `Finds text that nests objects and arrays deeper than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI} levels. The rest of the text is not read.`,
    examples: { wrong: `${"[".repeat(_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI + 1)}${"]".repeat(_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .NESTING_MAX_LEVELS */ .sI + 1)}`, right: "{}" },
};
const keyLength = {
    id: "key-length",
    severity: "error",
    summary: "A key that is too long",
    why: "No name in the format is nearly as long, and a file full of such keys can exhaust the memory of a program that reads it.",
    description: `Finds keys longer than ${_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_MAX_CHARACTERS */ .yV} characters. The rest of the text is not read.`,
    examples: { wrong: `{ "${"a".repeat(_syntax_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_MAX_CHARACTERS */ .yV + 1)}": 1 }`, right: "{}" },
};
const encoding = {
    id: "encoding",
    severity: "error",
    summary: "Not UTF-8",
    why: "The format is UTF-8; in any other encoding, names and URLs are read incorrectly.",
    description: "Finds files whose bytes are not UTF-8. A byte order mark at the start is allowed and ignored.",
    examples: { wrong: "a file that is saved as UTF-16 or Latin-1", right: "the same file, saved as UTF-8" },
};
const fileSize = {
    id: "file-size",
    severity: "error",
    summary: "A file that is too large",
    why: "A provider configuration is a few kilobytes; a file of this size is most likely something else.",
    description: `Finds files over ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_MAX_BYTES */ .ul / BYTES_PER_MEBIBYTE} MiB. They are not read. The HTTP service accepts ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUEST_MAX_BYTES */ .Pe / BYTES_PER_MEBIBYTE} MiB and answers 413 beyond that.`,
    examples: { wrong: "a file of 17 MiB", right: "a file of 20 KiB" },
};
const symbolicLink = {
    id: "symbolic-link",
    severity: "warning",
    summary: "A symbolic link instead of a file",
    why: "Where it leads is not part of the change, so nothing is known of what it brings.",
    description: "Finds symbolic links and submodules that a change puts where a configuration is expected. They are not followed: nothing is checked there, and the change report says that the effect is unknown. Only the Action reports it.",
    examples: { wrong: "a symbolic link named `providers.json`", right: "a file of that name" },
};
const tooManyDiagnostics = {
    id: "too-many-diagnostics",
    severity: "notice",
    summary: "More diagnostics than are listed",
    why: "A longer list would not help anyone, and a hostile file could cause any number of diagnostics.",
    description: `Says that one file has more than the ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .DIAGNOSTICS_MAX */ .qZ} diagnostics that are listed at most. Its severity is the highest of those that are left out.`,
    examples: { wrong: "a file with 20,000 mistakes", right: "the same file with most of them fixed" },
};
const textRules = [
    syntax,
    nestingDepth,
    keyLength,
    encoding,
    fileSize,
    symbolicLink,
    tooManyDiagnostics,
];


/***/ }),

/***/ 8504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unsafeKey)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4817);
/* harmony import */ var _text_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4147);


const unsafeKey = {
    id: "unsafe-key",
    severity: "error",
    summary: "The key __proto__",
    why: "In JavaScript this key names an object's prototype, so it can make a program that copies the file misbehave.",
    description: "Finds the key `__proto__` at any depth, also where any key is allowed. As the id of a custom provider it is reported by `custom-id`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check({ parsed }) {
        for (const { path, key } of parsed.unsafeKeys.values()) {
            if (isCustomId(path))
                continue;
            yield {
                place: { path, part: "span", span: key },
                message: `The key ${(0,_text_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .UNSAFE_KEY */ .LO)} is not allowed.`,
                advice: "Remove it, or use another name.",
            };
        }
    },
};
function isCustomId(path) {
    return path.length === 3 && path[0] === "providers" && path[1] === "custom";
}


/***/ }),

/***/ 6154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I1: () => (/* binding */ RESERVED_PROVIDER_KEYS),
/* harmony export */   K$: () => (/* binding */ noVocabulary),
/* harmony export */   Oe: () => (/* binding */ ENTRY_KEYS)
/* harmony export */ });
const noVocabulary = { protocols: {}, providers: {}, sections: {}, customVariants: {} };
const ENTRY_KEYS = [
    "baseUrl",
    "customHeaders",
    "enabled",
    "endpoint",
    "endpoints",
    "models",
    "protocol",
    "type",
];
const RESERVED_PROVIDER_KEYS = ["default", "custom"];


/***/ }),

/***/ 3374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  C1: () => (/* binding */ setFailed),
  uH: () => (/* binding */ setOutput)
});

// UNUSED EXPORTS: ExitCode, addPath, endGroup, exportVariable, getBooleanInput, getIDToken, getMultilineInput, getState, group, markdownSummary, notice, platform, saveState, setCommandEcho, setSecret, startGroup, summary, toPlatformPath, toPosixPath, toWin32Path, warning

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./.build/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function utils_toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./.build/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./.build/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
;// CONCATENATED MODULE: ./.build/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

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
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
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
/******/ var __webpack_exports__ = __nccwpck_require__(523);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
