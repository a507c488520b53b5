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

/***/ 5595:
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



const constants = __nccwpck_require__(5595);
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
const constants = __nccwpck_require__(5595);
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
} = __nccwpck_require__(5595);

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
} = __nccwpck_require__(5595);

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

/***/ 523:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3374);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6619);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4411);



try {
    await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(process.env);
}
catch (error) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3)(error instanceof _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .Trouble */ .qm ? error.message : describeFault(error), { title: _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .TROUBLE_TITLE */ .Pl });
    process.exitCode = 1;
}
/** Names the kind of error only: its text may repeat what a file holds. */
function describeFault(fault) {
    if ((0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .isDebug */ ._o)() && fault instanceof Error)
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz)(fault.stack ?? "");
    return (`This is a fault of the Action itself (${fault instanceof Error ? fault.name : typeof fault}). ` +
        "Please report it, with the log of a run that has debug logging on.");
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./.build/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(3374);
;// CONCATENATED MODULE: ./.build/action/shared/json.js
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isArray(value) {
    return Array.isArray(value);
}
/** The value of an own key; `constructor` and its like are never inherited. */
function ownValue(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
/** The value at a path; undefined where it leads nowhere. */
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
/** A document with nothing but a value at a path; an item stands at the start of its list, wherever it was. */
function documentOf(path, value) {
    // Not by assignment, by which the key `__proto__` would set the prototype.
    return path.reduceRight((inner, step) => (typeof step === "number" ? [inner] : Object.fromEntries([[step, inner]])), value);
}
/** The object under a key; undefined where there is none. */
function objectAt(value, key) {
    const found = isObject(value) ? ownValue(value, key) : undefined;
    return isObject(found) ? found : undefined;
}
/** The text under a key; undefined where there is none. An empty text counts as absent. */
function textAt(object, key) {
    const found = ownValue(object, key);
    return typeof found === "string" && found !== "" ? found : undefined;
}
/** One step of a JSON pointer (RFC 6901), escaped. */
function pointerStep(step) {
    return String(step).replaceAll("~", "~0").replaceAll("/", "~1");
}
/** What `pointerStep` made of a step, which was a text. */
function fromPointerStep(escaped) {
    return escaped.replaceAll("~1", "/").replaceAll("~0", "~");
}
/** The steps of a JSON pointer; indexes stay text. */
function fromPointer(pointer) {
    return pointer.split("/").slice(1).map(fromPointerStep);
}

;// CONCATENATED MODULE: ./.build/action/shared/layers.js

/** What layers mean together, for the rules as for the resolution (decisions: Layers, Merge, Enablement). */
/** Lays one document over another: objects merge key by key; of anything else the higher one takes the lower one's place. */
function mergeDocuments(lower, higher) {
    if (higher === undefined)
        return lower;
    if (!isObject(lower) || !isObject(higher))
        return higher;
    // Not by assignment, by which the key `__proto__` would set the prototype.
    return Object.fromEntries([...new Set([...Object.keys(lower), ...Object.keys(higher)])].map((key) => [
        key,
        mergeDocuments(ownValue(lower, key), ownValue(higher, key)) ?? null,
    ]));
}
/**
 * Makes one document of layers of one kind, which means what they mean together.
 *
 * @param documents from the lowest to the highest.
 */
function joinLayers(documents) {
    return documents.reduce((lower, higher) => {
        const isOverruled = typeof valueAt(higher, [...DEFAULT_ENTRY, "enabled"]) === "boolean";
        return mergeDocuments(isOverruled ? withoutEnabled(lower) : lower, higher);
    }, undefined);
}
/** In one document a provider's own `enabled` would come before the `default` of the layer above it. */
function withoutEnabled(layer) {
    const providers = valueAt(layer, ["providers"]);
    if (!isObject(layer) || !isObject(providers))
        return layer;
    const { custom } = providers;
    const own = {
        ...mapValues(providers, withoutKey),
        ...(isObject(custom) ? { custom: mapValues(custom, withoutKey) } : {}),
    };
    return { ...layer, providers: own };
}
function mapValues(object, change) {
    return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
function withoutKey(entry) {
    return isObject(entry) ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "enabled")) : entry;
}
const DEFAULT_ENTRY = ["providers", "default"];
/**
 * What documents say of whether a provider is available; the first value decides. The documents go from the highest layer
 * to the lowest, and in each the provider's own `enabled` comes before that of `default`.
 *
 * @param provider leads to the provider's entry.
 */
function* enabledValues(documents, provider) {
    for (const [index, document] of documents.entries()) {
        for (const owner of ["provider", "default"]) {
            const path = [...(owner === "provider" ? provider : DEFAULT_ENTRY), "enabled"];
            const value = valueAt(document, path);
            if (typeof value === "boolean")
                yield { index, path, owner, value };
        }
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/limits.js
/** Every bound of the project. The unit stands in the name. */
/** The largest provider configuration file that the Action and the terminal read. */
const FILE_MAX_BYTES = 16 * 1024 * 1024;
/** The largest request body that the HTTP service takes. */
const REQUEST_MAX_BYTES = 1024 * 1024;
/** The largest policy file that is read. */
const POLICY_FILE_MAX_BYTES = 256 * 1024;
/** The largest vocabulary file that is read. */
const VOCABULARY_FILE_MAX_BYTES = 256 * 1024;
/** How many names a vocabulary may have of providers, of protocols and of sections, and a section of fields. */
const VOCABULARY_MAX_NAMES = 200;
/** How many kinds of custom provider a vocabulary may have: an entry without its type is compared with each. */
const VOCABULARY_MAX_CUSTOM_VARIANTS = 20;
/** How long a name of a vocabulary may be. */
const VOCABULARY_NAME_MAX_CHARACTERS = 64;
/** How many entries the ignores of a policy may have; of more, nobody knows any longer what is not reported. */
const POLICY_MAX_IGNORES = 1_000;
/** How many syntax mistakes of one file are listed; past them a text is hardly JSON at all. */
const SYNTAX_MISTAKES_MAX = 1_000;
/** How long a key may be. No name in the format comes near, and pointers repeat every key on their way. */
const KEY_MAX_CHARACTERS = 1_024;
/** A pointer that would be longer leads to the last value around that it can name. */
const POINTER_MAX_CHARACTERS = 4_096;
/** How many diagnostics of one file are listed; of more it is only said that there are. */
const DIAGNOSTICS_MAX = 10_000;
/** How many errors of one part of a layer are looked for; the first is told. */
const BLOCK_ERRORS_MAX = 100;
/** How many related places one diagnostic names. */
const RELATED_PLACES_MAX = 20;
/** How long a host name may be (RFC 1035). */
const HOST_MAX_CHARACTERS = 253;
/** How deep objects and arrays may nest. */
const NESTING_MAX_LEVELS = 64;
/** The largest token count that a file may state: the largest integer that JSON numbers keep exactly. */
const TOKENS_MAX = 9_007_199_254_740_991;
/** How many diagnostics one HTTP answer carries; the rest are counted. */
const RESPONSE_MAX_DIAGNOSTICS = 1_000;
/** GitHub shows this many annotations of each level for one step and drops the rest without a word. */
const STEP_MAX_ANNOTATIONS_PER_LEVEL = 10;
/** GitHub refuses a job summary that is larger. */
const JOB_SUMMARY_MAX_BYTES = 1024 * 1024;
/** How many names one message lists; of more it is said how many there are. */
const LISTED_NAMES_MAX = 20;
/** A name from a file is cut to this length where a message repeats it. */
const QUOTED_NAME_MAX_CHARACTERS = 80;
/** A line of a file is cut to about this width where a report shows it. */
const limits_CODE_FRAME_MAX_COLUMNS = 100;
/** How long the Action waits for one answer of the GitHub API. */
const API_REQUEST_MAX_SECONDS = 60;
/** How long the Action waits before it tries a request again that GitHub had trouble with, try by try. */
const API_RETRY_WAITS_SECONDS = [1, 2];
/** How long a rate limit of the GitHub API may last for the Action to wait until it is over. */
const API_WAIT_MAX_SECONDS = 120;
/** For how many rate limits one run waits. */
const API_WAITS_MAX = 2;
/** How long to wait where GitHub does not say when a rate limit is over. */
const API_WAIT_WITHOUT_WORD_SECONDS = 60;
/** GitHub lists this many of the files that a pull request changes, and no more. */
const PULL_REQUEST_MAX_LISTED_FILES = 3_000;
/** GitHub lists this many of the files that differ between two commits, and no more. */
const COMPARISON_MAX_LISTED_FILES = 300;
/** How many folders of a commit the Action asks GitHub for, one by one, before it asks for all of them at once. */
const FOLDERS_MAX_REQUESTS = 5;
/** How many files the Action reads at once: GitHub asks its clients for little at a time. */
const FILES_READ_AT_ONCE = 4;
/** How many paths a line of the Action's log names; the rest are counted. */
const LOG_MAX_LISTED_PATHS = 10;
/** How long git may take for one answer about a checkout. */
const GIT_MAX_SECONDS = 60;
/** How long one answer of git about a checkout may be: a repository of a million files takes about half of it. */
const GIT_OUTPUT_MAX_BYTES = 256 * 1024 * 1024;
/** A caller's X-Correlation-ID that is longer is not taken over. */
const CORRELATION_ID_MAX_CHARACTERS = 128;
/** How long a cache may serve a schema or a rule's page before it asks again. */
const PAGE_MAX_AGE_SECONDS = (/* unused pure expression or super */ null && (60 * 60));
/** How long a browser may remember which requests from other websites are allowed. */
const PREFLIGHT_MAX_AGE_SECONDS = (/* unused pure expression or super */ null && (24 * 60 * 60));
/** How long a glob of the Action or of a policy may be. */
const GLOB_MAX_CHARACTERS = 1_000;
/** No glob of a policy matches a path that is longer. */
const GLOBBED_PATH_MAX_CHARACTERS = 1_024;
/** How often a text is checked again while fixes are found. One pass mends what is apart; a rule may follow on another. */
const limits_FIX_PASSES_MAX = 100;
/** How much one fix may change, in terms of the document; nobody could read the rest. */
const FIX_STEPS_MAX = 100;
/** How many edits of the text one fix may come to. */
const FIX_EDITS_MAX = 1_000;
/** A diff of more changed lines shows the whole file as replaced: the time to find what stays grows with their square. */
const DIFF_MAX_CHANGED_LINES = 2_000;
/** Files of more lines are not compared line by line in the Action: each line takes memory. */
const DIFF_MAX_LINES = 200_000;
/** How many letters are compared with each other, at most, to guess which models the unknown ids of a file mean. */
const MODEL_GUESS_MAX_LETTER_PAIRS = 10_000_000;
/** How many letters are compared with each other, at most, to guess which approved hosts the others of a file mean. */
const HOST_GUESS_MAX_LETTER_PAIRS = 10_000_000;
/** How many layers are resolved together; the lowest of more are left out. To find the one that spoils them takes the square. */
const LAYERS_MAX = 8;
/** How long the label of a layer may be over HTTP: the origin of every value repeats it. */
const LAYER_LABEL_MAX_CHARACTERS = 256;
/**
 * How many letters are compared with each other, at most, to guess which keys and values of the format those of a file
 * mean. The shipped vocabulary has too few names for any file to come near.
 */
const NAME_GUESS_MAX_LETTER_PAIRS = 200_000_000;
/** How many letters are compared with each other, at most, to guess which names the unknown ones of a vocabulary mean. */
const VOCABULARY_GUESS_MAX_LETTER_PAIRS = 10_000_000;
/** How many models that providers returned are taken for one catalogue over HTTP; more take more memory than a Worker has. */
const DISCOVERED_MAX_MODELS = 10_000;
/** How many mistakes of one request body are listed; the rest are counted. */
const REQUEST_MAX_LISTED_MISTAKES = 20;
/** How long a catalogue or a list of changes may be as the text of an HTTP answer: a few bytes of a request make thousands. */
const RESOLUTION_MAX_CHARACTERS = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
/** GitHub refuses a SARIF run with more results (it shows the gravest 5,000 of them). */
const SARIF_RUN_MAX_RESULTS = 25_000;
/** GitHub refuses a check run's annotation with a longer title. */
const CHECK_ANNOTATION_TITLE_MAX_CHARACTERS = 255;
/** GitHub takes 64 KiB for the message of a check run's annotation; a UTF-16 code unit is at most three bytes of UTF-8. */
const CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS = 16 * 1024;
/** GitHub refuses a comment that is longer. */
const COMMENT_MAX_CHARACTERS = 65_536;
/** A message is cut to this length where a comment repeats it; escaped, it may be many times as long. */
const COMMENT_TEXT_MAX_CHARACTERS = 600;
/** How many findings a pull request's one comment lists; the rest are counted. */
const STICKY_COMMENT_MAX_FINDINGS = 20;
/** How many changes that widen a pull request's one comment lists; the rest are counted. */
const STICKY_COMMENT_MAX_CHANGES = 20;
/** How many lines a suggestion replaces, and has itself; more is better looked at in an editor. */
const SUGGESTION_MAX_LINES = 50;
/** How long the lines of a suggestion may be together. */
const SUGGESTION_MAX_CHARACTERS = 8_000;
/** GitHub takes this many annotations of a check run with one request. */
const CHECK_RUN_REQUEST_MAX_ANNOTATIONS = 50;
/** How many annotations a check run gets at most, which takes 20 requests; the rest are counted in its summary. */
const CHECK_RUN_MAX_ANNOTATIONS = 1_000;
/** GitHub refuses a check run's summary of more characters, of which a text has no more than bytes. */
const CHECK_RUN_SUMMARY_MAX_BYTES = 65_535;
/** How many comments one review has at most; of more nobody would read any. */
const REVIEW_MAX_COMMENTS = 30;
/** How many threads of what is mended one run settles, each with one or two requests; the next run goes on. */
const REVIEW_MAX_SETTLED_THREADS = 100;
/** How long the output `changes` may be: a step that takes it as an environment variable gets at most 128 KiB. */
const CHANGES_OUTPUT_MAX_CHARACTERS = 32 * 1024;
/** How many entries a page of the audit log has at most, and has where the caller does not say. */
const AUDIT_PAGE_MAX_ENTRIES = 500;
const AUDIT_PAGE_DEFAULT_ENTRIES = 20;
/** No entry of the audit log has this id or a higher one; it has as many digits as are read without loss. */
const AUDIT_POSITION_MAX = 999_999_999_999_999;
/** How much of its path the entry of a refused request repeats. */
const AUDIT_PATH_MAX_CHARACTERS = 500;
/** How many items a page of users, groups or members has at most, and has where the caller does not say. */
const LIST_PAGE_MAX_ITEMS = 500;
const LIST_PAGE_DEFAULT_ITEMS = 20;
/** The last page that can be asked for: pages by number are read from the start, and this keeps the reading bounded. */
const LIST_PAGE_MAX_NUMBER = 10_000;
/** A key's time of last use is written at most once in this time. */
const ACTIVE_TIME_MIN_INTERVAL_SECONDS = 600;
/** HMAC with SHA-256 is no stronger than its secret; a shorter one can be guessed. */
const BOOTSTRAP_SECRET_MIN_BYTES = 32;
/** How far the clock of whoever signs a token may be ahead of the server's. */
const TOKEN_CLOCK_SKEW_SECONDS = 60;
/** How long an invitation can be accepted. */
const INVITATION_MAX_DAYS = 7;
/** Who has used no key for so long is no longer active. */
const USER_ACTIVE_SECONDS = (/* unused pure expression or super */ null && (365 * 24 * 60 * 60));
/** How many API keys one user has at most: they are listed without pages. */
const USER_MAX_KEYS = 1_000;
/** How long the names, titles and addresses of users, keys, groups and content are at most. */
const NAME_MAX_CHARACTERS = 255;
/** How long the description of content is at most. */
const DESCRIPTION_MAX_CHARACTERS = 4_096;
/** How large the body of a request to the management API is at most, bundles aside. */
const MANAGEMENT_BODY_MAX_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** How long the name of an object in the bucket may be. */
const OBJECT_NAME_MAX_BYTES = 1_024;
/** How many segments the own path of content has at most. */
const VANITY_PATH_MAX_SEGMENTS = 8;
/** How long that path is at most, with its slashes. */
const VANITY_PATH_MAX_CHARACTERS = 255;
/** How long the name of content is. */
const CONTENT_NAME_MIN_CHARACTERS = 3;
const CONTENT_NAME_MAX_CHARACTERS = 64;
/** How long the URL is at most to which requests for API content are passed on. */
const UPSTREAM_URL_MAX_CHARACTERS = 2_048;
/** How long the upstream of API content may leave a request without an answer, or what is sent to it untaken. */
const UPSTREAM_TIMEOUT_SECONDS = 60;
/** How long the header with a caller's name and groups may be: many servers take 8 KiB for one header line. */
const CREDENTIALS_HEADER_MAX_CHARACTERS = 8_000;
/** How many groups of a caller are looked up for that header; of more, not even the shortest names would fit. */
const CREDENTIALS_HEADER_MAX_GROUPS = 2_000;
/** How large the archive of a bundle is at most, as it is sent. */
const BUNDLE_MAX_ARCHIVE_BYTES = (/* unused pure expression or super */ null && (100 * 1024 * 1024));
/** How large an archive is at most when it is unpacked. */
const BUNDLE_MAX_UNPACKED_BYTES = (/* unused pure expression or super */ null && (1024 * 1024 * 1024));
/** How many entries an archive has at most, folders among them. */
const BUNDLE_MAX_FILES = 10_000;
/** How many times as large as the archive so far what is unpacked of it may be: what is packed denser is made to do harm. */
const BUNDLE_MAX_INFLATION_FACTOR = 200;
/** How much is unpacked before its factor is looked at: small files of zeros are honest. */
const BUNDLE_FREE_INFLATION_BYTES = (/* unused pure expression or super */ null && (8 * 1024 * 1024));
/** How long the name of a bundle's file is at most: it is the end of the name of an object. */
const BUNDLE_PATH_MAX_BYTES = 900;
/** How large one extended header of an archive is at most: it is held in memory. */
const BUNDLE_EXTENDED_HEADER_MAX_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** How large all extended headers of an archive are at most, together: each one takes time, and makes no file. */
const BUNDLE_EXTENDED_HEADERS_MAX_BYTES = (/* unused pure expression or super */ null && (32 * 1024 * 1024));
/** How large the manifest of a bundle is at most; in a larger one nothing is looked for. */
const BUNDLE_MANIFEST_MAX_BYTES = (/* unused pure expression or super */ null && (4 * 1024 * 1024));
/** How large the files of a bundle are at most that are stored several at a time, and held in memory meanwhile. */
const BUNDLE_SMALL_FILE_MAX_BYTES = (/* unused pure expression or super */ null && (64 * 1024));
/** How many small files are stored at a time; a Worker has six connections, and the archive takes one. */
const BUNDLE_SMALL_FILES_AT_A_TIME = 4;
/** How large the parts are in which an archive is stored. The object store takes no smaller ones but the last. */
const ARCHIVE_PART_BYTES = (/* unused pure expression or super */ null && (5 * 1024 * 1024));
/** How much larger than the largest archive a form may be that has one in it. */
const UPLOAD_FORM_MAX_EXTRA_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** How long the headers of one part of a form are at most. */
const UPLOAD_FORM_MAX_HEADER_BYTES = (/* unused pure expression or super */ null && (16 * 1024));
/** How long an upload takes at most. It must be less than what objects without an owner are kept. */
const UPLOAD_MAX_HOURS = 12;
/** How long objects without an owner are kept: an upload may still be making them, or a visitor reading them. */
const UNOWNED_OBJECTS_MAX_HOURS = 24;
/** Of how many uploads one run of the sweep removes what is left; the next run goes on. */
const SWEEP_MAX_PREFIXES = 100;
/** How long a client may ask to wait for the end of a task. */
const TASK_WAIT_MAX_SECONDS = 30;

;// CONCATENATED MODULE: ./.build/action/shared/policy/policy.js
/** The policy where there is no file: nothing is changed. */
const noPolicy = { rules: {}, layers: {}, ignores: [] };

;// CONCATENATED MODULE: ./.build/action/shared/report/diagnostic.js
/** From the gravest to the lightest. */
const SEVERITIES = ["error", "warning", "notice"];
/** The same file with these diagnostics alone. Its source stays what is only made when it is asked for. */
function withDiagnostics(file, diagnostics) {
    return {
        path: file.path,
        diagnostics,
        get source() {
            return file.source;
        },
    };
}
function diagnostic_countBySeverity(diagnostics) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { severity } of diagnostics)
        counts[severity] += 1;
    return counts;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/order.js

/**
 * Puts the diagnostics of one file in the one order in which they are reported everywhere: those of the whole file
 * first, then by start, end, severity (the gravest first), rule, pointer and message. Text is compared by code unit,
 * so that no locale can change the order.
 */
function orderDiagnostics(diagnostics) {
    return diagnostics.toSorted(compareDiagnostics);
}
function compareDiagnostics(a, b) {
    return (startOf(a) - startOf(b) ||
        endOf(a) - endOf(b) ||
        gravityOf(a) - gravityOf(b) ||
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
function gravityOf({ severity }) {
    return SEVERITIES.indexOf(severity);
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/vocabulary.js
/** For files of another kind, which have none of the names that a configuration has. */
const noVocabulary = { protocols: {}, providers: {}, sections: {}, customVariants: {} };
/** The keys of every provider entry (2.3) and of a custom one (2.7); no section can be called so. */
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
/** Keys beside the built-in ids in `providers`; no provider can be called so (2.2). */
const RESERVED_PROVIDER_KEYS = ["default", "custom"];
/** The key that is refused wherever it stands: in JavaScript it names an object's prototype. */
const UNSAFE_KEY = "__proto__";

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/text-rules.js

const BYTES_PER_MEBIBYTE = 1024 * 1024;
/** What keeps a text from being read at all. */
const syntax = {
    id: "syntax",
    severity: "error",
    summary: "Not JSON with comments",
    why: "The assistant cannot read a file that is not JSON with comments, and nothing else in it can be checked until it is.",
    description: "Finds every place where the text is not JSON with `//` and `/* */` comments and trailing commas: missing or stray commas, colons, quotes and brackets, unknown words, bad escapes, text after the end. While there are such places, nothing else of the file is checked.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": true "baseUrl": "https://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "enabled": true, "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const nestingDepth = {
    id: "nesting-depth",
    severity: "error",
    summary: "Objects or arrays nested too deep",
    why: "No part of the format nests deep, and readers of such a text can run out of stack.",
    description: `Finds text that nests objects and arrays deeper than ${NESTING_MAX_LEVELS} levels. The rest of the text is not read.`,
    examples: { wrong: `${"[".repeat(NESTING_MAX_LEVELS + 1)}${"]".repeat(NESTING_MAX_LEVELS + 1)}`, right: "{}" },
};
const keyLength = {
    id: "key-length",
    severity: "error",
    summary: "Too long a key",
    why: "No name in the format comes near such a length, and a file full of them can exhaust what reads it.",
    description: `Finds keys longer than ${KEY_MAX_CHARACTERS} characters. The rest of the text is not read.`,
    examples: { wrong: `{ "${"a".repeat(KEY_MAX_CHARACTERS + 1)}": 1 }`, right: "{}" },
};
const encoding = {
    id: "encoding",
    severity: "error",
    summary: "Not UTF-8",
    why: "The format is UTF-8; read as anything else, names and URLs come out wrong.",
    description: "Finds files whose bytes are not UTF-8. A leading byte order mark is allowed and passed over.",
    examples: { wrong: "a file that is saved as UTF-16 or Latin-1", right: "the same file, saved as UTF-8" },
};
const fileSize = {
    id: "file-size",
    severity: "error",
    summary: "Too large a file",
    why: "A provider configuration is a few kilobytes; a file of this size is most likely something else.",
    description: `Finds files over ${FILE_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB. They are not read. The HTTP service takes ${REQUEST_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB and answers 413 past it.`,
    examples: { wrong: "a file of 17 MiB", right: "a file of 20 KiB" },
};
const tooManyDiagnostics = {
    id: "too-many-diagnostics",
    severity: "notice",
    summary: "More diagnostics than are listed",
    why: "Past a bound another diagnostic helps nobody, and a hostile file could make any number of them.",
    description: `Says that there are more diagnostics of one file than the ${DIAGNOSTICS_MAX} that a list holds at most. It is as grave as the gravest of those that are left out.`,
    examples: { wrong: "a file with 20,000 mistakes", right: "the same file with most of them mended" },
};
const textRules = [
    syntax,
    nestingDepth,
    keyLength,
    encoding,
    fileSize,
    tooManyDiagnostics,
];

;// CONCATENATED MODULE: ./.build/action/shared/validate/bound.js



/**
 * As many findings as a list holds. The others are looked at, one by one, and not kept. `areErrorsCut` says that the
 * validator stopped collecting, so that there are more errors than the findings tell.
 */
function withinBound(findings, areErrorsCut) {
    const listed = [];
    let gravest = areErrorsCut ? "error" : undefined;
    for (const finding of findings) {
        if (listed.length < DIAGNOSTICS_MAX)
            listed.push(finding);
        else
            gravest = graver(gravest, finding.severity ?? finding.rule.severity);
    }
    return { listed, rest: gravest && tooMany(gravest) };
}
function graver(one, other) {
    return one !== undefined && SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other) ? one : other;
}
function tooMany(severity) {
    return {
        rule: tooManyDiagnostics,
        severity,
        message: "There are more diagnostics than those that are listed.",
        advice: "Mend some of them and check again.",
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/shipped.js
/** The specification's own names. */
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/decode.js

/** The text of a file's bytes, a byte order mark included, so that offsets are the file's; or why it cannot be read. */
function decodeFile(bytes, maxBytes) {
    if (bytes.length > maxBytes)
        return { trouble: tooLarge(maxBytes) };
    if (isUtf16(bytes))
        return { trouble: utf16() };
    try {
        return { text: createDecoder().decode(bytes) };
    }
    catch {
        return { trouble: notUtf8(bytes) };
    }
}
function tooLarge(maxBytes) {
    return {
        rule: fileSize,
        message: `The file has more than ${maxBytes} bytes.`,
        advice: "Check that it is the right file; if it is, leave out what nobody needs.",
    };
}
/** By its byte order mark, or by the zero beside its first character, which JSON does not hold. */
function isUtf16([first, second]) {
    const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return isMark || (first !== undefined && second !== undefined && (first === 0) !== (second === 0));
}
function utf16() {
    return { rule: encoding, message: "The file is UTF-16, not UTF-8.", advice: "Save it as UTF-8." };
}
function notUtf8(bytes) {
    const message = `The file is not UTF-8: see line ${lineOfFault(bytes)}.`;
    return { rule: encoding, message, advice: "Save it as UTF-8." };
}
/** The 1-based line of the first byte that is not UTF-8. */
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
/** The text of the first bytes, less a character that they cut; undefined where they are not UTF-8. */
function decodePrefix(bytes, length) {
    try {
        return createDecoder().decode(bytes.subarray(0, length), { stream: true });
    }
    catch {
        return undefined;
    }
}
function createDecoder() {
    // To ignore the mark is to keep it as a character.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/remove-element.js
const BLANK = /[ \t]/;
const LINE_BREAK = /[\r\n]/;
/**
 * Removes a property or an item, and with it one comma, and the line where nothing else stands on it. Comments beside it
 * stay.
 *
 * @param endOfKept where the last element ends that stays; only asked where no comma follows.
 */
function removeElement(text, { start, end }, endOfKept) {
    const next = skipTrivia(text, end);
    if (text[next] === ",") {
        const isJustAfter = text.slice(end, next).trim() === "";
        if (isJustAfter)
            return [removal(withBlanks(text, { start, end: next + 1 }, "after"))];
        return [removal(withBlanks(text, { start, end }, "after")), removal({ start: next, end: next + 1 })];
    }
    const previous = endOfKept?.();
    if (previous === undefined)
        return [removal(withBlanks(text, { start, end }, "after"))];
    const comma = skipTrivia(text, previous);
    return [removal({ start: comma, end: comma + 1 }), removal(withBlanks(text, { start, end }, "before"))];
}
/**
 * Removes properties of one object, with all others of the same key, or items of one list, so that no comma is taken
 * twice; undefined where one of them is not there.
 *
 * @param steps the keys or indexes of what is removed.
 */
function removeFrom(text, parent, steps) {
    const found = steps.map((step) => childSpans(parent, step));
    if (found.some((spans) => spans.length === 0))
        return undefined;
    const starts = new Set(found.flat().map(({ start }) => start));
    return removeRuns(text, found.flat(), () => findEndOfKept(parent, starts));
}
/** Removes elements of one object or list; `endOfKept` as for `removeElement`. */
function removeRuns(text, spans, endOfKept) {
    return runsOf(text, spans).flatMap((run) => removeElement(text, run, endOfKept));
}
/** Elements with nothing but a comma and blanks between them go as one. */
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
    if (parent.kind === "array")
        return parent.items.slice(Number(step), Number(step) + 1);
    const property = parent.properties.get(String(step));
    return property === undefined ? [] : (property.duplicate?.properties ?? [property]).map(spanOf);
}
/** From the key to the end of the value. */
function spanOf({ key, node }) {
    return { start: key.start, end: node.end };
}
/** Where the last property or item ends that stays when those that start at these offsets go; undefined where none stays. */
function findEndOfKept(parent, removed) {
    if (parent.kind === "array")
        return parent.items.findLast(({ start }) => !removed.has(start))?.end;
    let end;
    for (const property of parent.properties.values()) {
        for (const { key, node } of property.duplicate?.properties ?? [property]) {
            if (!removed.has(key.start) && node.end > (end ?? 0))
                end = node.end;
        }
    }
    return end;
}
function removal({ start, end }) {
    return { start, end, text: "" };
}
/** With its line where it stands there alone, else with the blanks on one side; at a line's end with those before it. */
function withBlanks(text, { start, end }, side) {
    let from = start;
    while (from > 0 && BLANK.test(text[from - 1] ?? ""))
        from -= 1;
    let to = end;
    while (BLANK.test(text[to] ?? ""))
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
/** The offset of what is neither blank nor in a comment. */
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/secrets.js
/** Shapes that the issuers of credentials gave them, so that they can be told in a text. Each takes linear time. */
const TOKEN_SHAPES = [
    /\bpsk[0-9A-Za-z]{29}\b/,
    /\bgh[pousr]_[A-Za-z0-9]{20,}/,
    /\bgithub_pat_[A-Za-z0-9_]{20,}/,
    /\bglpat-[A-Za-z0-9_-]{16,}/,
    /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/,
    /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/,
    /\bAIza[A-Za-z0-9_-]{30,}/,
    /\bya29\.[A-Za-z0-9_-]{20,}/,
    /\bdapi[0-9a-f]{32}\b/,
    /\bhf_[A-Za-z0-9]{20,}/,
    /\bnpm_[A-Za-z0-9]{30,}/,
    /(?<![\w-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/,
    /\b[srp]k_(?:live|test)_[A-Za-z0-9]{10,}/,
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/,
];
/** What many issuers put before a key, such as `sk-…`; words of the language have it, too. */
const KEY_PREFIX = /^-?(?:sk|pk|rk|key|tok)[-_]/i;
const KEY_PART_MIN_CHARACTERS = 16;
/**
 * Something that is filled in elsewhere: `${NAME}`, `${env:NAME}`, `${{ secrets.NAME }}`, `{{ name }}`, `$NAME`, `%NAME%`,
 * `<NAME>`, `<your-name>`. A name alone: beside a default, as in `${NAME:-default}`, the default is what counts.
 */
const PLACEHOLDER = /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:env:)?[A-Za-z_][\w.]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}|\$[A-Z_][A-Z0-9_]*\b|%[A-Z_][A-Z0-9_]*%|<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/g;
/** True where a text, or a part of it, has the shape of a known kind of credential. */
function hasTokenShape(text) {
    return (TOKEN_SHAPES.some((shape) => shape.test(text)) || text.split(/[\s"'`,;:/?#&=${}<>()[\]|]+/).some(isPrefixedKey));
}
function isPrefixedKey(word) {
    return (KEY_PREFIX.test(word) && word.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part)));
}
/** True for a text with letters and digits. */
function isMixed(text) {
    return /\d/.test(text) && /[A-Za-z]/.test(text);
}
/** True for a value that something else fills in, but for a word such as `Bearer` before it. */
function isPlaceholder(value) {
    const rest = value.replaceAll(PLACEHOLDER, "");
    return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !hasTokenShape(value);
}
/** A text with `;` in the place of each part that something else fills in. */
function withoutPlaceholders(text) {
    return text.replaceAll(PLACEHOLDER, ";");
}
/** What the name of a credential's header ends in, without what parts its words, before a word for its kind or place. */
const CREDENTIAL_NAME = new RegExp(`(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`);
/** True where a header of this name carries a credential, whatever it looks like. */
function namesCredential(headerName) {
    return CREDENTIAL_NAME.test(headerName.toLowerCase().replaceAll(/[^a-z]/g, ""));
}
/** A name from a file as a message may repeat it: with what in it is or may be a secret masked. */
function maskSecrets(name) {
    if (hasTokenShape(name))
        return "•••";
    return name
        .replace(/\/\/[^/?#]*@/g, "//•••@")
        .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
        .replace(/\b(bearer|basic) +\S+/i, "$1 •••");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/fix.js



/**
 * Makes the fixes of findings in one text: as edits of it, or undefined where the text has no place for them, or they
 * are too many. No edit repeats what has the shape of a secret.
 */
function createFixer(parsed, rangeOf) {
    const { text } = parsed;
    const offsetsOf = createOffsets(text);
    return ({ title, safe, steps }) => {
        if (steps.length > FIX_STEPS_MAX)
            return undefined;
        const edits = [];
        for (const [parent, ofOne] of Map.groupBy(steps, (step) => parentOf(step, parsed.root))) {
            const found = parent === undefined
                ? editsOfEach(ofOne, parsed, offsetsOf)
                : removeFrom(parsed.text, parent, ofOne.map(lastStepOf));
            if (found === undefined || found.some((edit) => hasTokenShape(edit.text)))
                return undefined;
            edits.push(...found.map((edit) => ({ range: rangeOf(edit), text: edit.text })));
        }
        if (edits.length > FIX_EDITS_MAX)
            return undefined;
        return { title, safe, edits: edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset) };
    };
}
/** The object or list of which a step removes something; undefined for any other step. */
function parentOf(step, root) {
    const parent = step.kind === "remove" ? nodeAt(root, step.path.slice(0, -1)) : undefined;
    return parent?.kind === "scalar" ? undefined : parent;
}
/** The key or index of what a step removes. */
function lastStepOf(step) {
    return step.kind === "remove" ? step.path.at(-1) : undefined;
}
function editsOfEach(steps, parsed, offsetsOf) {
    const edits = steps.map((step) => editsOf(step, parsed, offsetsOf));
    return edits.every((found) => found !== undefined) ? edits.flat() : undefined;
}
function editsOf(step, { text, root }, offsetsOf) {
    if (step.kind === "remove")
        return undefined;
    if (step.kind === "remove-earlier")
        return removeRuns(text, step.properties.slice(0, -1).map(spanOf));
    if (step.kind === "rename-key")
        return renameKey(nodeAt(root, step.path.slice(0, -1)), step);
    const node = nodeAt(root, step.path);
    if (step.kind === "add-property")
        return node?.kind === "object" ? [addProperty(text, node, step)] : undefined;
    if (node?.kind !== "scalar" || typeof node.value !== "string")
        return undefined;
    const offsetOf = offsetsOf(node);
    return [{ start: offsetOf(step.start), end: offsetOf(step.end), text: JSON.stringify(step.text).slice(1, -1) }];
}
function nodeAt(root, path) {
    let node = root;
    for (const step of path) {
        if (node?.kind === "object")
            node = node.properties.get(String(step))?.node;
        else
            node = node?.kind === "array" ? node.items[Number(step)] : undefined;
    }
    return node;
}
function renameKey(parent, { path, key }) {
    const property = parent?.kind === "object" ? parent.properties.get(String(path.at(-1))) : undefined;
    return property && [{ start: property.key.start, end: property.key.end, text: JSON.stringify(key) }];
}
/** Of the last string that was asked for they are kept: a long one may have many edits. */
function createOffsets(text) {
    let last;
    let offsets;
    return (node) => {
        if (node !== last)
            offsets = text.slice(node.start, node.end).includes("\\") ? offsetsIn(text, node) : undefined;
        last = node;
        return (index) => offsets?.[index] ?? node.start + 1 + index;
    };
}
/** The offset of each character of a string's value, and of its end; in the text each may be an escape. */
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
/**
 * Just after the bracket, so that each comment stays with what it stands above; on a line of its own where the first
 * property has one.
 */
function addProperty(text, { start, end, properties }, { key, value }) {
    const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    let first;
    for (const one of properties.values()) {
        const { key: token } = one.duplicate?.properties[0] ?? one;
        first = Math.min(first ?? token.start, token.start);
    }
    if (first === undefined)
        return addToEmpty(text, { start, end }, property);
    const at = { start: start + 1, end: start + 1 };
    const [newLine] = /(?:\r\n|\r|\n)[ \t]*$/.exec(text.slice(start, first)) ?? [];
    if (newLine !== undefined)
        return { ...at, text: `${newLine}${property},` };
    return { ...at, text: /\s/.test(text[start + 1] ?? "") ? ` ${property},` : `${property}, ` };
}
/** Comments in an empty object stay after the property, which needs no comma. */
function addToEmpty(text, { start, end }, property) {
    const inside = text.slice(start + 1, end - 1);
    if (inside.trim() === "")
        return { start: start + 1, end: end - 1, text: ` ${property} ` };
    return { start: start + 1, end: start + 1, text: ` ${property}` };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/header-name.js
/** Parts a header's name from a value that was pasted behind it. */
function readHeaderLine(text) {
    const [, name = "", value = ""] = /([!#$%&'*+\-.^_`|~\dA-Za-z]+)([^]*)/.exec(text) ?? [];
    return { name, value: value.replace(/^[\s:="']+/, "").trimEnd() };
}
/** A header's name with all masked behind the first character that no name can hold: it may be the header's value. */
function maskHeaderName(name) {
    return name.slice(0, nameEnd(name)) + (nameEnd(name) < name.length ? "•••" : "");
}
/** The offset behind the first character that no name can hold; the text's length where it holds none. */
function nameEnd(name) {
    const match = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u.exec(name);
    return match === null ? name.length : match.index + match[0].length;
}
/** True where a step of a path is the name of a header, or stands within one. */
function isHeaderStep(path, index) {
    const headers = path.indexOf("customHeaders");
    return headers >= 0 && headers < index;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/json.js





/**
 * The JSON pointer (RFC 6901) of a path, or of as much of its beginning as POINTER_MAX_CHARACTERS take. A key that holds
 * what looks like a secret has it masked.
 */
function toPointer(path) {
    let pointer = "";
    for (const [index, step] of path.entries()) {
        const name = isHeaderStep(path, index) ? maskHeaderName(String(step)) : String(step);
        const next = `/${pointerStep(maskSecrets(name))}`;
        if (pointer.length + next.length > POINTER_MAX_CHARACTERS)
            break;
        pointer += next;
    }
    return pointer;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/locate.js
/** Finds the line and column of offsets of one text. */
function createLocator(text) {
    const starts = lineStarts(text);
    const byteOrderMark = text.startsWith("\uFEFF") ? 1 : 0;
    const locate = (offset) => {
        const line = lastIndexNotAbove(starts, offset);
        const hidden = line === 0 && offset > 0 ? byteOrderMark : 0;
        return { line: line + 1, column: offset - (starts[line] ?? 0) - hidden + 1, offset };
    };
    return ({ start, end }) => ({ start: locate(start), end: locate(end) });
}
function lineStarts(text) {
    const starts = [0];
    for (let offset = 0; offset < text.length; offset += 1) {
        const code = text.charCodeAt(offset);
        if (code === 10 || (code === 13 && text.charCodeAt(offset + 1) !== 10))
            starts.push(offset + 1);
    }
    return starts;
}
/** `sorted` begins with 0 and `limit` is not negative. */
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
/**
 * The place of the value at a path, or with `part` "key" of its key; of an array's item, which has none, the bracket
 * that opens it.
 */
function findSpan(root, path, part) {
    let node = root;
    let key;
    for (const step of path) {
        const property = node.kind === "object" ? node.properties.get(String(step)) : undefined;
        const child = node.kind === "array" ? node.items[Number(step)] : property?.node;
        if (child === undefined)
            break;
        key = property?.key;
        node = child;
    }
    if (part === "value")
        return { start: node.start, end: node.end };
    if (key !== undefined)
        return { start: key.start, end: key.end };
    return { start: node.start, end: node.kind === "scalar" ? node.end : node.start + 1 };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/diagnose.js




const MISTAKE_RULES = { syntax: syntax, "nesting-depth": nestingDepth, "key-length": keyLength };
function textFields({ rule, severity = rule.severity, message, advice }) {
    return { rule: rule.id, severity, message, why: rule.why, advice, docs: `docs/rules.md#${rule.id}` };
}
function diagnosticOfFile(finding) {
    return { ...textFields(finding), related: [] };
}
/**
 * The syntax mistakes of a text, with their places.
 *
 * @param told the one rule that they are told as; else each is told as its own.
 */
function diagnoseMistakes({ text, mistakes }, told) {
    const rangeOf = createLocator(text);
    return mistakes.map(({ rule, start, end, message, advice, related }) => ({
        ...textFields({ rule: told ?? MISTAKE_RULES[rule], message, advice }),
        // In broken syntax a value can pass for a key, and a pointer would repeat it.
        pointer: "",
        range: rangeOf({ start, end }),
        related: related.map((place) => ({ message: place.message, pointer: "", range: rangeOf(place) })),
    }));
}
/** The findings in a parsed text, with their places. */
function diagnoseFindings(findings, parsed) {
    const { text, root } = parsed;
    if (root === undefined || findings.length === 0)
        return [];
    const rangeOf = createLocator(text);
    const toFix = createFixer(parsed, rangeOf);
    const locate = (place) => ({
        pointer: toPointer(place.path),
        range: rangeOf("span" in place ? place.span : findSpan(root, place.path, place.part)),
    });
    return findings.map((finding) => {
        const fix = finding.fix && toFix(finding.fix);
        return {
            ...textFields(finding),
            ...locate(finding.place),
            related: (finding.related ?? []).map(({ message, place }) => ({ message, ...locate(place) })),
            ...(fix === undefined ? {} : { fix }),
        };
    });
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/scanner.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/

/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
function scanner_createScanner(text, ignoreTrivia = false) {
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

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/string-intern.js
const string_intern_cachedSpaces = new Array(20).fill(0).map((_, index) => {
    return ' '.repeat(index);
});
const maxCachedValues = 200;
const string_intern_cachedBreakLinesWithSpaces = {
    ' ': {
        '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\n' + ' '.repeat(index);
        }),
        '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r' + ' '.repeat(index);
        }),
        '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r\n' + ' '.repeat(index);
        }),
    },
    '\t': {
        '\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\n' + '\t'.repeat(index);
        }),
        '\r': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r' + '\t'.repeat(index);
        }),
        '\r\n': new Array(maxCachedValues).fill(0).map((_, index) => {
            return '\r\n' + '\t'.repeat(index);
        }),
    }
};
const string_intern_supportedEols = (/* unused pure expression or super */ null && (['\n', '\r', '\r\n']));

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/format.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/



function format_format(documentText, range, options) {
    let initialIndentLevel;
    let formatText;
    let formatTextStart;
    let rangeStart;
    let rangeEnd;
    if (range) {
        rangeStart = range.offset;
        rangeEnd = rangeStart + range.length;
        formatTextStart = rangeStart;
        while (formatTextStart > 0 && !format_isEOL(documentText, formatTextStart - 1)) {
            formatTextStart--;
        }
        let endOffset = rangeEnd;
        while (endOffset < documentText.length && !format_isEOL(documentText, endOffset)) {
            endOffset++;
        }
        formatText = documentText.substring(formatTextStart, endOffset);
        initialIndentLevel = computeIndentLevel(formatText, options);
    }
    else {
        formatText = documentText;
        initialIndentLevel = 0;
        formatTextStart = 0;
        rangeStart = 0;
        rangeEnd = documentText.length;
    }
    const eol = getEOL(options, documentText);
    const eolFastPathSupported = supportedEols.includes(eol);
    let numberLineBreaks = 0;
    let indentLevel = 0;
    let indentValue;
    if (options.insertSpaces) {
        indentValue = cachedSpaces[options.tabSize || 4] ?? repeat(cachedSpaces[1], options.tabSize || 4);
    }
    else {
        indentValue = '\t';
    }
    const indentType = indentValue === '\t' ? '\t' : ' ';
    let scanner = createScanner(formatText, false);
    let hasError = false;
    function newLinesAndIndent() {
        if (numberLineBreaks > 1) {
            return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
        }
        const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
        if (!eolFastPathSupported || amountOfSpaces > cachedBreakLinesWithSpaces[indentType][eol].length) {
            return eol + repeat(indentValue, initialIndentLevel + indentLevel);
        }
        if (amountOfSpaces <= 0) {
            return eol;
        }
        return cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
    }
    function scanNext() {
        let token = scanner.scan();
        numberLineBreaks = 0;
        while (token === 15 /* SyntaxKind.Trivia */ || token === 14 /* SyntaxKind.LineBreakTrivia */) {
            if (token === 14 /* SyntaxKind.LineBreakTrivia */ && options.keepLines) {
                numberLineBreaks += 1;
            }
            else if (token === 14 /* SyntaxKind.LineBreakTrivia */) {
                numberLineBreaks = 1;
            }
            token = scanner.scan();
        }
        hasError = token === 16 /* SyntaxKind.Unknown */ || scanner.getTokenError() !== 0 /* ScanError.None */;
        return token;
    }
    const editOperations = [];
    function addEdit(text, startOffset, endOffset) {
        if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
            editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
        }
    }
    let firstToken = scanNext();
    if (options.keepLines && numberLineBreaks > 0) {
        addEdit(repeat(eol, numberLineBreaks), 0, 0);
    }
    if (firstToken !== 17 /* SyntaxKind.EOF */) {
        let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
        let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
            ? cachedSpaces[indentValue.length * initialIndentLevel]
            : repeat(indentValue, initialIndentLevel);
        addEdit(initialIndent, formatTextStart, firstTokenStart);
    }
    while (firstToken !== 17 /* SyntaxKind.EOF */) {
        let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
        let secondToken = scanNext();
        let replaceContent = '';
        let needsLineBreak = false;
        while (numberLineBreaks === 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
            let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
            addEdit(cachedSpaces[1], firstTokenEnd, commentTokenStart);
            firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
            needsLineBreak = secondToken === 12 /* SyntaxKind.LineCommentTrivia */;
            replaceContent = needsLineBreak ? newLinesAndIndent() : '';
            secondToken = scanNext();
        }
        if (secondToken === 2 /* SyntaxKind.CloseBraceToken */) {
            if (firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1 /* SyntaxKind.OpenBraceToken */) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else if (secondToken === 4 /* SyntaxKind.CloseBracketToken */) {
            if (firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                indentLevel--;
            }
            ;
            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3 /* SyntaxKind.OpenBracketToken */) {
                replaceContent = newLinesAndIndent();
            }
            else if (options.keepLines) {
                replaceContent = cachedSpaces[1];
            }
        }
        else {
            switch (firstToken) {
                case 3 /* SyntaxKind.OpenBracketToken */:
                case 1 /* SyntaxKind.OpenBraceToken */:
                    indentLevel++;
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 5 /* SyntaxKind.CommaToken */:
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 12 /* SyntaxKind.LineCommentTrivia */:
                    replaceContent = newLinesAndIndent();
                    break;
                case 13 /* SyntaxKind.BlockCommentTrivia */:
                    if (numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 6 /* SyntaxKind.ColonToken */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (!needsLineBreak) {
                        replaceContent = cachedSpaces[1];
                    }
                    break;
                case 10 /* SyntaxKind.StringLiteral */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (secondToken === 6 /* SyntaxKind.ColonToken */ && !needsLineBreak) {
                        replaceContent = '';
                    }
                    break;
                case 7 /* SyntaxKind.NullKeyword */:
                case 8 /* SyntaxKind.TrueKeyword */:
                case 9 /* SyntaxKind.FalseKeyword */:
                case 11 /* SyntaxKind.NumericLiteral */:
                case 2 /* SyntaxKind.CloseBraceToken */:
                case 4 /* SyntaxKind.CloseBracketToken */:
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        if ((secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */) && !needsLineBreak) {
                            replaceContent = cachedSpaces[1];
                        }
                        else if (secondToken !== 5 /* SyntaxKind.CommaToken */ && secondToken !== 17 /* SyntaxKind.EOF */) {
                            hasError = true;
                        }
                    }
                    break;
                case 16 /* SyntaxKind.Unknown */:
                    hasError = true;
                    break;
            }
            if (numberLineBreaks > 0 && (secondToken === 12 /* SyntaxKind.LineCommentTrivia */ || secondToken === 13 /* SyntaxKind.BlockCommentTrivia */)) {
                replaceContent = newLinesAndIndent();
            }
        }
        if (secondToken === 17 /* SyntaxKind.EOF */) {
            if (options.keepLines && numberLineBreaks > 0) {
                replaceContent = newLinesAndIndent();
            }
            else {
                replaceContent = options.insertFinalNewline ? eol : '';
            }
        }
        const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
        addEdit(replaceContent, firstTokenEnd, secondTokenStart);
        firstToken = secondToken;
    }
    return editOperations;
}
function repeat(s, count) {
    let result = '';
    for (let i = 0; i < count; i++) {
        result += s;
    }
    return result;
}
function computeIndentLevel(content, options) {
    let i = 0;
    let nChars = 0;
    const tabSize = options.tabSize || 4;
    while (i < content.length) {
        let ch = content.charAt(i);
        if (ch === cachedSpaces[1]) {
            nChars++;
        }
        else if (ch === '\t') {
            nChars += tabSize;
        }
        else {
            break;
        }
        i++;
    }
    return Math.floor(nChars / tabSize);
}
function getEOL(options, text) {
    for (let i = 0; i < text.length; i++) {
        const ch = text.charAt(i);
        if (ch === '\r') {
            if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                return '\r\n';
            }
            return '\r';
        }
        else if (ch === '\n') {
            return '\n';
        }
    }
    return (options && options.eol) || '\n';
}
function format_isEOL(text, offset) {
    return '\r\n'.indexOf(text.charAt(offset)) !== -1;
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/parser.js
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
function parser_parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
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
function parser_findNodeAtLocation(root, path) {
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
    const _scanner = scanner_createScanner(text, false);
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
    let _scanner = scanner_createScanner(text), parts = [], kind, offset = 0, pos;
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

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/impl/edit.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/



function removeProperty(text, path, options) {
    return setProperty(text, path, void 0, options);
}
function setProperty(text, originalPath, value, options) {
    const path = originalPath.slice();
    const errors = [];
    const root = parseTree(text, errors);
    let parent = void 0;
    let lastSegment = void 0;
    while (path.length > 0) {
        lastSegment = path.pop();
        parent = findNodeAtLocation(root, path);
        if (parent === void 0 && value !== void 0) {
            if (typeof lastSegment === 'string') {
                value = { [lastSegment]: value };
            }
            else {
                value = [value];
            }
        }
        else {
            break;
        }
    }
    if (!parent) {
        // empty document
        if (value === void 0) { // delete
            throw new Error('Can not delete in empty document');
        }
        return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
    }
    else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
        const existing = findNodeAtLocation(parent, [lastSegment]);
        if (existing !== void 0) {
            if (value === void 0) { // delete
                if (!existing.parent) {
                    throw new Error('Malformed AST');
                }
                const propertyIndex = parent.children.indexOf(existing.parent);
                let removeBegin;
                let removeEnd = existing.parent.offset + existing.parent.length;
                if (propertyIndex > 0) {
                    // remove the comma of the previous node
                    let previous = parent.children[propertyIndex - 1];
                    removeBegin = previous.offset + previous.length;
                }
                else {
                    removeBegin = parent.offset + 1;
                    if (parent.children.length > 1) {
                        // remove the comma of the next node
                        let next = parent.children[1];
                        removeEnd = next.offset;
                    }
                }
                return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
            }
            else {
                // set value of existing property
                return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
            }
        }
        else {
            if (value === void 0) { // delete
                return []; // property does not exist, nothing to do
            }
            const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
            const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
            let edit;
            if (index > 0) {
                let previous = parent.children[index - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            else if (parent.children.length === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty };
            }
            else {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
            }
            return withFormatting(text, edit, options);
        }
    }
    else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
        const insertIndex = lastSegment;
        if (insertIndex === -1) {
            // Insert
            const newProperty = `${JSON.stringify(value)}`;
            let edit;
            if (parent.children.length === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: newProperty };
            }
            else {
                const previous = parent.children[parent.children.length - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            return withFormatting(text, edit, options);
        }
        else if (value === void 0 && parent.children.length >= 0) {
            // Removal
            const removalIndex = lastSegment;
            const toRemove = parent.children[removalIndex];
            let edit;
            if (parent.children.length === 1) {
                // only item
                edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
            }
            else if (parent.children.length - 1 === removalIndex) {
                // last item
                let previous = parent.children[removalIndex - 1];
                let offset = previous.offset + previous.length;
                let parentEndOffset = parent.offset + parent.length;
                edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
            }
            else {
                edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
            }
            return withFormatting(text, edit, options);
        }
        else if (value !== void 0) {
            let edit;
            const newProperty = `${JSON.stringify(value)}`;
            if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                const toModify = parent.children[lastSegment];
                edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
            }
            else if (parent.children.length === 0 || lastSegment === 0) {
                edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
            }
            else {
                const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                const previous = parent.children[index - 1];
                edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
            }
            return withFormatting(text, edit, options);
        }
        else {
            throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
        }
    }
    else {
        throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
    }
}
function withFormatting(text, edit, options) {
    if (!options.formattingOptions) {
        return [edit];
    }
    // apply the edit
    let newText = applyEdit(text, edit);
    // format the new text
    let begin = edit.offset;
    let end = edit.offset + edit.content.length;
    if (edit.length === 0 || edit.content.length === 0) { // insert or remove
        while (begin > 0 && !isEOL(newText, begin - 1)) {
            begin--;
        }
        while (end < newText.length && !isEOL(newText, end)) {
            end++;
        }
    }
    const edits = format(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
    // apply the formatting edits and track the begin and end offsets of the changes
    for (let i = edits.length - 1; i >= 0; i--) {
        const edit = edits[i];
        newText = applyEdit(newText, edit);
        begin = Math.min(begin, edit.offset);
        end = Math.max(end, edit.offset + edit.length);
        end += edit.content.length - edit.length;
    }
    // create a single edit with all changes
    const editLength = text.length - (newText.length - end) - begin;
    return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
}
function applyEdit(text, edit) {
    return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
}
function isWS(text, offset) {
    return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
}

;// CONCATENATED MODULE: ./node_modules/jsonc-parser/lib/esm/main.js
/*---------------------------------------------------------------------------------------------
 *  Copyright (c) Microsoft Corporation. All rights reserved.
 *  Licensed under the MIT License. See License.txt in the project root for license information.
 *--------------------------------------------------------------------------------------------*/





/**
 * Creates a JSON scanner on the given text.
 * If ignoreTrivia is set, whitespaces or comments are ignored.
 */
const main_createScanner = scanner_createScanner;
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
const main_parseTree = parser_parseTree;
/**
 * Finds the node at the given path in a JSON DOM.
 */
const main_findNodeAtLocation = parser_findNodeAtLocation;
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
function main_format(documentText, range, options) {
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/tokens.js

// Its enums are `const enum`s, which a compiler that looks at one file at a time cannot read: hence the numbers.
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
const FAULTS = {
    1: "unclosed comment",
    2: "unclosed string",
    3: "bad number",
    4: "bad escape",
    5: "bad escape",
    6: "control character",
};
/** Reads the tokens of JSON with comments. A leading byte order mark is passed over. */
function readTokens(text) {
    const scanner = main_createScanner(text);
    let position = text.startsWith("\uFEFF") ? 1 : 0;
    return {
        next() {
            for (;;) {
                position = skipBlanks(text, position);
                // The scanner would read on to the end of the word, over and over where such texts follow each other.
                const quoted = isNeverJson(text[position]) ? bareTextAt(text, position) : undefined;
                if (quoted !== undefined) {
                    const start = position;
                    position += quoted.length;
                    return { kind: "unknown", start, end: position, text: quoted, fault: undefined };
                }
                scanner.setPosition(position);
                const code = scanner.scan();
                position = scanner.getPosition();
                const fault = FAULTS[scanner.getTokenError()];
                const kind = fault === "unclosed comment" ? "end of file" : KINDS[code];
                if (kind === undefined)
                    continue;
                const start = scanner.getTokenOffset();
                const bare = kind === "unknown" || text.startsWith("{{", start) ? bareTextAt(text, start) : undefined;
                if (bare !== undefined) {
                    position = start + bare.length;
                    return { kind: "unknown", start, end: position, text: bare, fault: undefined };
                }
                if (fault === "unclosed string")
                    position = start + withoutTail(text.slice(start, position));
                return { kind, start, end: Math.min(position, text.length), text: scanner.getTokenValue(), fault };
            }
        },
    };
}
/** True for quotes of other kinds, and for what is not ASCII, such as odd blanks. */
function isNeverJson(character = "") {
    return character === "'" || character === "`" || character > "\u007f";
}
/** Those that need an end are bounded: where none comes, they would look for it from each of their beginnings. */
const BARE_TEXTS = [
    /'[^'\r\n]*'/y,
    /`[^`\r\n]*`/y,
    /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s,"}\]]*/iy,
    /\$\{[^}\r\n]{0,200}\}/y,
    /\{\{[^}\r\n]{0,200}\}\}/y,
    /#[^\r\n]*/y,
    /[\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y,
];
/**
 * What is one thing to who wrote it, although the scanner would take it to pieces: text in the wrong quotes, a URL without
 * any (which holds the start of a comment), a placeholder, a comment of another language, blanks that JSON does not know.
 */
function bareTextAt(text, position) {
    for (const shape of BARE_TEXTS) {
        shape.lastIndex = position;
        const found = shape.exec(text)?.[0];
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** An unclosed string reaches to the end of its line; what separates values there is most likely not meant to be in it. */
function withoutTail(text) {
    let end = text.length;
    while (end > 1 && " \t,]}".includes(text.charAt(end - 1)))
        end -= 1;
    return end;
}
/** The scanner would build a string of every run of blanks; passing over them here halves its time. */
function skipBlanks(text, from) {
    let position = from;
    for (;;) {
        const code = text.charCodeAt(position);
        if (code !== 32 && code !== 10 && code !== 13 && code !== 9)
            return position;
        position += 1;
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/bracket-balance.js

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
    const tokens = readTokens(text);
    for (let token = tokens.next(); token.kind !== "end of file"; token = tokens.next()) {
        counts.set(token.kind, (counts.get(token.kind) ?? 0) + 1);
    }
    const difference = (close, open) => (counts.get(close) ?? 0) - (counts.get(open) ?? 0);
    return new Map([
        ["}", difference("}", "{")],
        ["]", difference("]", "[")],
    ]);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/syntax-mistakes.js

function mistake(place, message, advice) {
    return { rule: "syntax", start: place.start, end: place.end, message, advice, related: [] };
}
function emptyFile(end) {
    return mistake({ start: end, end }, "The file holds no JSON value.", "Write one JSON object: {…}.");
}
function notJson(token) {
    return mistake(token, "This is not JSON.", 'Write one JSON object: begin with "{".');
}
function unexpected(token) {
    if (token.kind === ":")
        return mistake(token, 'A ":" has no place here.', "Keys and values belong in an object: {…}.");
    if (token.kind === ",")
        return mistake(token, 'There is nothing before this ",".', 'Remove the ",".');
    return mistake(token, `A "${token.kind}" has no place here.`, "Remove it, or open what it closes.");
}
/** `#` begins a comment in other formats. */
function hashComment(token) {
    return mistake(token, 'A "#" does not begin a comment here.', 'Begin the comment with "//".');
}
function invisibleCharacter(token) {
    const code = (token.text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return mistake(token, `An invisible character that JSON does not know (U+${code}) stands here.`, "Remove it, or write a plain blank.");
}
/** `markers` are the places of the lines that git leaves in a file, at least one. */
function mergeConflict(markers) {
    const [first = { start: 0, end: 0 }, ...others] = markers;
    return {
        ...mistake(first, "A merge conflict is not resolved.", "Choose between the two sides and remove git's marker lines."),
        related: others.slice(0, RELATED_PLACES_MAX).map((place) => ({ message: "This line belongs to it.", ...place })),
    };
}
function textAfterDocument(token) {
    return mistake(token, "There is more text after the end of the document.", "Keep one JSON object in the file; look for a bracket that closes it too early.");
}
function unclosedComment(token) {
    return mistake(token, 'A comment opens with "/*" and is never closed.', 'Close it with "*/".');
}
const CLOSES = { "{": "}", "[": "]" };
/** `open` are the brackets that the end of the file finds open, the outermost first. */
function unclosed(open, endOfFile) {
    const inner = open.at(-1) ?? endOfFile;
    const closes = open.map(({ kind }) => CLOSES[kind]).toReversed();
    return {
        ...mistake(inner, `A "${inner.kind}" is never closed.`, `Add ${closes.join("")} where it ends.`),
        related: [{ message: "The file ends here.", start: endOfFile.start, end: endOfFile.end }],
    };
}
function wrongClose(opened, close, kind) {
    const right = CLOSES[opened.kind];
    const advice = {
        extra: "Remove it.",
        mistyped: `Write "${right}" instead.`,
        "too early": `Add "${right}" before it.`,
    };
    return {
        ...mistake(close, `A "${close.kind}" stands where the "${opened.kind}" before it is still open.`, advice[kind]),
        related: [{ message: `This "${opened.kind}" is still open.`, start: opened.start, end: opened.end }],
    };
}
function unclosedArray(opened, key) {
    return {
        ...mistake(key, "A key stands in an array that is still open.", 'Add "]" before it.'),
        related: [{ message: 'This "[" is still open.', start: opened.start, end: opened.end }],
    };
}
function missingComma(previous) {
    return mistake({ start: previous.end, end: previous.end }, 'A "," is missing here.', 'Part the two with a ",".');
}
function missingColon(key) {
    if (/:\s*$/.test(key.text))
        return mistake(key, "A key is not closed.", 'Close it with a double quote before the ":".');
    return mistake(key, 'No ":" follows this key.', 'Write ": " and a value after the key.');
}
function missingValue(key) {
    return mistake(key, "This key has no value.", "Write a value after it, or remove the key.");
}
function missingKey(token) {
    return mistake(token, "A key is missing here.", 'Write a key in double quotes and ":" before the value.');
}
function keyWithoutQuotes(token) {
    return mistake(token, "A key does not stand in double quotes.", 'Write the key as "key".');
}
/** A word from `start` to `end` that no JSON value is written as. */
function notAValue(start, end, text) {
    return mistake({ start, end }, "This is not a JSON value.", adviceForWord(text.slice(start, end)));
}
function adviceForWord(word) {
    if (word.startsWith("'") || word.startsWith("`"))
        return 'Put text in double quotes: "…".';
    if (/^off$/i.test(word))
        return 'Write "off" in double quotes, or false.';
    if (/^(yes|no|on)$/i.test(word))
        return "Write true or false.";
    if (/^(true|false)$/i.test(word))
        return `Write ${word.toLowerCase()}.`;
    if (/^(null|none|nil|undefined)$/i.test(word))
        return "Write null, or remove the key.";
    if (/^[-+]?(nan|inf|infinity)$/i.test(word))
        return "JSON has only finite numbers; write one.";
    if (/[;\u037e\uff0c\uff1b]$/.test(word))
        return 'End it with ",".';
    if (/^[-+.\d]/.test(word)) {
        return 'Write a number as 42, -1 or 0.5: no "+", no leading zero, digits after a point, no units.';
    }
    return 'Put text in double quotes: "…".';
}
// oxlint-disable-next-line no-control-regex -- what JSON does not allow unescaped
const GOOD_CHARACTERS = /^(?:[^\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/;
/** A fault inside a string; its place is that of the faulty character where there is one. */
function inString(token, text) {
    if (token.fault === "unclosed string") {
        return mistake(token, "A string is not closed on its line.", String.raw `Close it with a double quote; write a line break in it as \n.`);
    }
    const raw = text.slice(token.start, token.end);
    const start = token.start + (GOOD_CHARACTERS.exec(raw)?.[0].length ?? 0);
    if (text[start] === "\\") {
        const end = Math.min(start + 2, token.end - 1);
        return mistake({ start, end }, "A string holds an escape that JSON does not know.", String.raw `Write a backslash as \\; the escapes are \" \\ \/ \b \f \n \r \t and \uXXXX.`);
    }
    return mistake({ start, end: start + 1 }, "A string holds a control character.", String.raw `Write it as an escape: a tab as \t.`);
}
function tooDeep(token) {
    return {
        ...mistake(token, `Objects and arrays nest deeper than ${NESTING_MAX_LEVELS} levels.`, "Nest fewer of them."),
        rule: "nesting-depth",
    };
}
function keyTooLong(token) {
    return {
        ...mistake(token, `A key is longer than ${KEY_MAX_CHARACTERS} characters.`, "Choose a shorter one."),
        rule: "key-length",
    };
}
function syntax_mistakes_tooMany(last) {
    return mistake(last, `There are more than ${SYNTAX_MISTAKES_MAX} syntax mistakes; those after this place are not listed.`, "Mend the first ones and check again.");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/merge-conflict.js

const MARKER_LINES = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;
/** Where git has left the lines that mark a conflict, they are the one mistake behind all others. */
function withoutConflictNoise(found, text) {
    if (found.length === 0)
        return found;
    const markers = Array.from(text.matchAll(MARKER_LINES), ({ index, 0: line }) => ({
        start: index,
        end: index + line.length,
    }));
    const [first] = markers;
    // A line of "=" alone may be somebody's ornament.
    return first !== undefined && text.startsWith("<", first.start) ? [mergeConflict(markers)] : found;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/parse.js






const WORDS = new Set(["number", "true", "false", "null", "unknown"]);
/** Shared, for a map of its own makes an empty object ten times as large. */
const NO_PROPERTIES = new Map();
const PLAIN_PROPERTY = { configurable: true, enumerable: true, writable: true };
/**
 * Reads JSON with comments and trailing commas in one pass: values, their places, keys that stand twice or are unsafe,
 * and every syntax mistake, each once. After a mistake it goes on where the text makes sense again.
 */
function parse_parse(text) {
    const tokens = readTokens(text);
    const found = [];
    const duplicateKeys = [];
    const unsafeKeys = [];
    const path = [];
    const open = [];
    // Just after a mistake the next token may well be out of place, too; that is no second mistake.
    let recovering = false;
    let stopped = false;
    const balance = createBracketBalance(text);
    let token = endOfFile();
    let previous = token;
    advance();
    const root = parseDocument();
    return { text, root, mistakes: withoutConflictNoise(found, text), duplicateKeys, unsafeKeys };
    /** For a mistake after which the parser still knows where it is. */
    function report(mistake) {
        if (stopped)
            return;
        found.push(mistake);
        if (found.length === SYNTAX_MISTAKES_MAX)
            reportAndStop(syntax_mistakes_tooMany(mistake));
    }
    /** For a mistake after which the rest of the text is not looked at. */
    function reportAndStop(mistake) {
        if (!stopped)
            found.push(mistake);
        stopped = true;
        token = endOfFile();
    }
    function endOfFile() {
        return { kind: "end of file", start: text.length, end: text.length, text: "", fault: undefined };
    }
    /** For a mistake after which the parser has to find its way back. */
    function reportOutOfStep(mistake) {
        if (!recovering)
            report(mistake);
        recovering = true;
    }
    function advance() {
        previous = token;
        token = nextToken();
        return previous;
    }
    /** The next token but for what other formats take for comments and blanks, which is reported and passed over. */
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
        return token.kind !== "end of file" && !/[\r\n]/.test(text.slice(earlier.end, token.start));
    }
    function isAtEndOfValue() {
        return token.kind === "," || token.kind === "}" || token.kind === "]" || token.kind === "end of file";
    }
    /** Passes over the rest of a value that makes no sense: to what ends it, or to the end of the line. */
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
        else if (token.kind !== "end of file" && found.length === 0) {
            // After another mistake a bracket has most likely closed the document too early.
            report(textAfterDocument(token));
        }
        if (token.fault === "unclosed comment")
            report(unclosedComment(token));
        return node;
    }
    /** Undefined, and nothing taken, where no value begins. */
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
        if (open.length > NESTING_MAX_LEVELS)
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
    /** True where an array's last item turns out to be a key: its "]" is missing. */
    function isKeyOfOuterObject() {
        return token.kind === ":" && previous.kind === "string" && open.at(-2)?.kind === "{" && balance.surplus("]") < 0;
    }
    /** True at the end of what `start` opened, which it takes or finds missing. Commas that part nothing are passed over. */
    function isClosed(start) {
        const [close, otherClose] = start.kind === "{" ? ["}", "]"] : ["]", "}"];
        for (;;) {
            if (token.kind === close) {
                advance();
                recovering = false;
                return true;
            }
            if (token.kind === "end of file") {
                // What an unclosed comment swallowed may have closed it.
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
            reportOutOfStep(missingComma(previous));
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
    /** The key of a property; undefined where there is none to go on with. */
    function parseKey() {
        const start = token;
        if (start.kind === "string") {
            if (start.end - start.start > KEY_MAX_CHARACTERS + 2)
                reportAndStop(keyTooLong(start));
            parseString();
            return start;
        }
        if (WORDS.has(start.kind)) {
            advance();
            reportOutOfStep(keyWithoutQuotes(start));
            return token.kind === ":" ? start : undefined;
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
        // A second ":" most likely follows the next key, so a value comes after it.
        if (token.kind === ":")
            advance();
        parseValue();
    }
    function store(object, key, node) {
        if (object.properties === NO_PROPERTIES)
            object.properties = new Map();
        const property = { key, node, duplicate: duplicateOf(object.properties.get(key.text)) };
        property.duplicate?.properties.push(property);
        object.properties.set(key.text, property);
        if (key.text === UNSAFE_KEY) {
            unsafeKeys.push({ path: [...path], key });
            // Plain assignment would set the object's prototype.
            Object.defineProperty(object.value, UNSAFE_KEY, { ...PLAIN_PROPERTY, value: node.value });
        }
        else {
            object.value[key.text] = node.value;
        }
    }
    function duplicateOf(earlier) {
        if (earlier === undefined || earlier.duplicate !== undefined)
            return earlier?.duplicate;
        const duplicate = { path: [...path], properties: [earlier] };
        duplicateKeys.push(duplicate);
        return duplicate;
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
    /** A number, `true`, `false` or `null`; or words that are none of them, together where they stand on one line. */
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/comments.js

/** All tokens of a text; the last one is the end of the file. */
function allTokens(text) {
    const reader = readTokens(text);
    const tokens = [];
    do
        tokens.push(reader.next());
    while (tokens.at(-1)?.kind !== "end of file");
    return tokens;
}
/** What stands between two tokens and is not blank: one or more comments. */
function commentSpans(text, tokens) {
    return tokens.flatMap((token, index) => {
        const from = tokens[index - 1]?.end ?? 0;
        const between = text.slice(from, token.kind === "end of file" ? token.end : token.start);
        const start = between.search(/\S/);
        return start < 0 ? [] : [{ start: from + start, end: from + between.trimEnd().length }];
    });
}
/** Each comment by itself, with its marks. */
function commentsIn(text, tokens) {
    return commentSpans(text, tokens).flatMap(({ start, end }) => Array.from(text.slice(start, end).matchAll(/\/\/[^\r\n]*|\/\*[^]*?\*\//g), ({ 0: comment, index }) => ({
        start: start + index,
        end: start + index + comment.length,
    })));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/did-you-mean.js
/** A shorter name is a part of too many. */
const PART_MIN_CHARACTERS = 3;
/**
 * The candidates that a misspelt name most likely meant: all that are equally near, none where none is near. Case, `-`
 * and `_` weigh nothing, so that `baseURL` and `base_url` mean `baseUrl`. Where none is near, those that hold the name as a
 * part, so that `headers` means `customHeaders`.
 *
 * @param budget what may still be compared; once it is used up, nothing is near.
 */
function nearestNames(name, candidates, budget) {
    const plain = plainName(name);
    let nearest = [];
    let distance = Math.max(1, Math.floor(plain.length / 3));
    for (const candidate of candidates) {
        const plainCandidate = plainName(candidate);
        // Of too different a length it is too far, whatever its letters: a long key in a hostile file costs nothing.
        if (Math.abs(plainCandidate.length - plain.length) > distance)
            continue;
        if (budget !== undefined)
            budget.letterPairs -= plain.length * plainCandidate.length;
        if (budget !== undefined && budget.letterPairs < 0)
            return [];
        const candidateDistance = editDistance(plain, plainCandidate);
        if (candidateDistance > distance)
            continue;
        if (candidateDistance < distance)
            nearest = [];
        nearest.push(candidate);
        distance = candidateDistance;
    }
    if (nearest.length > 0 || plain.length < PART_MIN_CHARACTERS)
        return nearest;
    return [...candidates].filter((candidate) => plainName(candidate).includes(plain));
}
/** A name without what weighs nothing. */
function plainName(name) {
    return name.toLowerCase().replaceAll(/[-_\s]/g, "");
}
/** How many letters to add, drop, change, or swap with a neighbour (Damerau's optimal string alignment). */
function editDistance(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const isSame = from[row - 1] === to[column - 1];
            const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            current[column] = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1), isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
        }
        beforeLast = last;
        last = current;
    }
    return last[to.length] ?? 0;
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/schema.js

/** Keywords of `Schema` that say nothing about validity. */
const ANNOTATION_KEYWORDS = (/* unused pure expression or super */ null && ([
    "markdownDescription",
    "markdownEnumDescriptions",
    "defaultSnippets",
    "allowComments",
    "allowTrailingCommas",
]));
/** A text in the body of a snippet that is to stay as it is. */
function snippetText(text) {
    return text.replaceAll(/[\\$}]/g, "\\$&");
}
/** Title and description, the latter with Markdown and without. */
function describe(title, markdown) {
    return { title, description: markdown.replaceAll("`", ""), markdownDescription: markdown };
}
const DEFINITIONS = "#/definitions/";
/** A reference to a definition, whose name may hold any character: a step of a JSON pointer (RFC 6901) in a URI fragment. */
function reference(definition) {
    return { $ref: DEFINITIONS + encodeURI(pointerStep(definition.toWellFormed())).replaceAll("#", "%23") };
}
/** The name of the definition that a reference leads to. */
function definitionName($ref) {
    const name = $ref.slice(DEFINITIONS.length);
    // Most names need no escape, and references are followed for every value of a document.
    return /[%~]/.test(name) ? fromPointerStep(decodeURIComponent(name)) : name;
}
/** A reference with a description of its own: draft-07 ignores whatever stands beside `$ref`. */
function describedReference(title, markdown, definition) {
    return { ...describe(title, markdown), allOf: [reference(definition)] };
}
/** An object that takes these properties and no others. */
function closedObject(properties, required = []) {
    return {
        type: "object",
        properties,
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-at.js


/**
 * The part of a schema that speaks about the value at a path of a document, with references followed and, of several
 * variants, the one that the document's `type` names. Empty where none does.
 */
function schemaAt(root, document, path) {
    let value = document;
    let schema = effectiveSchema(root, root, value);
    for (const step of path) {
        value = valueAt(value, [step]);
        schema = effectiveSchema(root, childSchema(schema, step), value);
    }
    return schema;
}
/** What a schema, its references followed, says of the value under a key or at an index. Empty where it says nothing. */
function childSchema(schema, step) {
    if (typeof step === "number")
        return schema.items ?? {};
    const named = Object.hasOwn(schema.properties ?? {}, step) ? schema.properties?.[step] : undefined;
    return named ?? (schema.additionalProperties || {});
}
/** Follows references; those of the schema that `buildSchema` makes form no circles. */
function effectiveSchema(root, schema, value) {
    const variant = schema.oneOf?.find((branch) => variantType(root, branch) === valueAt(value, ["type"]));
    const target = schema.$ref ?? schema.allOf?.[0]?.$ref ?? variant?.$ref;
    const definition = target === undefined ? undefined : ownDefinition(root, definitionName(target));
    return definition === undefined ? schema : effectiveSchema(root, definition, value);
}
function ownDefinition({ definitions = {} }, name) {
    return Object.hasOwn(definitions, name) ? definitions[name] : undefined;
}
function variantType(root, branch) {
    return effectiveSchema(root, branch).properties?.["type"]?.const;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/url-parameters.js

/**
 * The secret parameters in a path: behind a `?` that was forgotten, or behind a `;` (RFC 3986, 3.3). One that is all of
 * a segment keeps its name, for an empty segment may turn what follows into something else.
 */
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
/** The parameters of the query and of the fragment; a second `?`, which is often a slip, starts a list as well. */
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
/** What a parameter is called whose value is a credential, beside what a header is called; without what parts its words. */
const url_parameters_CREDENTIAL_NAME = /^(?:key|sig|code|pass|pw|auth|sas)$/;
function isSecretParameter(name, value = "") {
    if (name === "" && value === "")
        return false;
    const plainName = decoded(name);
    if (hasTokenShape(plainName))
        return true;
    const plain = decoded(value).trim();
    if (plain === "" || isPlaceholder(plain))
        return false;
    const isNamed = namesCredential(plainName) || url_parameters_CREDENTIAL_NAME.test(plainName.toLowerCase());
    return isNamed || hasTokenShape(plain) || /\/\/[^/:]*:[^/@]*@/.test(plain);
}
/** The secret parameters of a list with the empty ones, each with one separator; all of it where nothing else is there. */
function stripsOf(list) {
    if (!list.some(({ isSecret }) => isSecret))
        return [];
    const stays = ({ isEmpty, isSecret }) => !isEmpty && !isSecret;
    const first = list.findIndex(stays);
    return list.flatMap((one, index) => {
        if (stays(one))
            return [];
        const { start, end } = one;
        // The first parameter that stays takes over the separator of the list.
        return [index < first ? { start: start + 1, end: end + 1 } : { start, end }];
    });
}
/** With what is escaped in percent as the ASCII characters that it stands for. */
function decoded(text) {
    return text.replaceAll(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/url-secrets.js


/**
 * Finds the credentials in a URL's text. It need not be a right one: a URL that no client takes leaks its password as
 * well, and some clients mend what is wrong with it.
 */
function findUrlSecrets(text) {
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const userinfo = userinfoIn(head);
    const inPath = pathParameters(head, userinfo);
    const lists = parameterLists(text, head.length);
    const hasToken = hasTokenShape(decoded(without(head, userinfo)));
    const hasHiddenPassword = userinfo.length === 0 && hidesPassword(text);
    return {
        userinfo,
        parameters: [inPath, ...lists].flatMap((list) => list.filter(({ isSecret }) => isSecret).map(({ name }) => name)),
        hasToken,
        hasHiddenPassword,
        strips: [...inOrder([...userinfo, ...inPath]), ...lists.flatMap(stripsOf)],
    };
}
/** A text without some of its parts, which are in order and apart from each other. */
function without(text, spans) {
    let done = 0;
    const parts = spans.map(({ start, end }) => {
        const part = text.slice(done, start);
        done = end;
        return part;
    });
    return [...parts, text.slice(done)].join("");
}
/** Some clients pass over blanks in a scheme. */
const SCHEME = /^[a-z][a-z\d+.\s-]*:$/i;
const HTTP_SCHEME = /^https?:$/i;
/** Before the `@` of the first host, and of that of another URL in the path. `head` ends before the query. */
function userinfoIn(head) {
    const spans = [];
    let expected = "scheme or host";
    for (const { 0: whole, 1: slashes = "", 2: segment = "", index } of head.matchAll(/([/\\]*)([^/\\]*)/g)) {
        const scheme = index === 0 ? (/^\s*https?:/i.exec(segment)?.[0].length ?? 0) : 0;
        const at = segment.lastIndexOf("@");
        const own = segment.slice(scheme, Math.max(at, scheme));
        // "someone@example.com" is an address for mail.
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
/** A user's name alone beside a password that is filled in gives nothing away, but a token in its place does. */
function isSecretUserinfo(userinfo) {
    const colon = userinfo.indexOf(":");
    const [user, password] = colon < 0 ? [userinfo, ""] : [userinfo.slice(0, colon), userinfo.slice(colon + 1)];
    if (password === "")
        return user !== "" && !isPlaceholder(user);
    return !isPlaceholder(password) || hasTokenShape(decoded(user));
}
/** True where what stands for the port may be the start of a password with a `/`, `?` or `#` in it: `user:pa/ss@host`. */
function hidesPassword(text) {
    const shape = /^(?:https?:|(?!https?:))[/\\]*[^:[\]/\\?#@]+:([^/\\?#@]+)[/\\?#]([^]*)$/i;
    const [, port = "", rest = ""] = shape.exec(text.trimStart()) ?? [];
    return rest.includes("@") && /[^\d\s]/.test(port) && !isPlaceholder(port);
}
function inOrder(spans) {
    return spans.map(({ start, end }) => ({ start, end })).toSorted((one, other) => one.start - other.start);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/redact.js







const MASK = "•";
/**
 * A text with all that could be a secret masked, character by character, so that every place stays where it is. Shown
 * are the values that the schema knows and takes; masked are header values, userinfo and queries of URLs, what has the
 * shape of a token, all that stands under a key that the schema does not know, and comments. Where the syntax is broken
 * no place can be trusted, so that everything is masked but the schema's own names.
 */
function redact(parsed, schema) {
    const { text, root, mistakes } = parsed;
    const tokens = allTokens(text);
    const comments = commentSpans(text, tokens);
    if (mistakes.length > 0)
        return mask(text, [...comments, ...unknownTokens(tokens, schema)]);
    const whole = { text, schema, budget: { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS } };
    return mask(text, [...comments, ...(root === undefined ? [] : secretSpans(root, whole, schema, false))]);
}
/** Every text, word and number but the names that the schema has. */
function unknownTokens(tokens, schema) {
    const names = namesIn(schema);
    return tokens.filter(({ kind, text }) => ["string", "number", "unknown"].includes(kind) && !names.has(text));
}
/** The keys and values that a schema names, anywhere in it. */
function namesIn(schema) {
    const { properties = {}, enum: values = [], const: value, definitions = {} } = schema;
    const parts = [...Object.values(properties), ...Object.values(definitions)];
    const own = [...Object.keys(properties), ...values, ...(value === undefined ? [] : [value])];
    return new Set([...own, ...parts.flatMap((part) => [...namesIn(part)])]);
}
/** `part` is what the schema says of the node; `isHeader` that it stands in the custom headers. */
function* secretSpans(node, whole, part, isHeader) {
    const partOf = (step, child) => effectiveSchema(whole.schema, childSchema(part, step), child.value);
    if (node.kind === "scalar") {
        yield* secretsOf(node, whole, part, isHeader);
    }
    else if (node.kind === "array") {
        for (const item of node.items)
            yield* secretSpans(item, whole, partOf(0, item), isHeader);
    }
    else {
        for (const [name, property] of node.properties) {
            for (const { key, node: child } of property.duplicate?.properties ?? [property]) {
                if (maskSecrets(name) !== name)
                    yield key;
                else if (isHeader)
                    yield* secretOfHeaderName(key.text, key, whole.text);
                if (name === "versionHeader" && child.kind === "scalar")
                    yield* secretOfHeaderName(child.value, child, whole.text);
                yield* secretSpans(child, whole, partOf(name, child), isHeader || name === "customHeaders");
            }
        }
    }
}
/** What may be a header's value, pasted behind its name; of a text with escapes, whose places differ, all. */
function secretOfHeaderName(name, { start, end }, text) {
    if (typeof name !== "string")
        return [];
    const from = nameEnd(name);
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
/** True for a text that may stand where the schema has this part, or that is near enough to what may. */
function isExpected(value, { type, enum: values, const: only }, budget) {
    const allowed = values ?? (only === undefined ? undefined : [only]);
    if (allowed !== undefined)
        return allowed.includes(value) || nearestNames(value, allowed, budget).length > 0;
    if (type === "string" || type === "array")
        return true;
    return /^(?:true|false|yes|no|on|off|[-+]?[\d.,_]+k?)$/i.test(value);
}
/** Of a text as it stands in the file: all where it has a token's shape or hides a URL in escapes, else parts of a URL. */
function secretsOfText(value, raw, start) {
    const isUrlWithEscapes = raw.includes("\\") && /[@?#&;]/.test(value);
    if (isUrlWithEscapes || hasTokenShape(value))
        return [{ start, end: start + raw.length }];
    const query = raw.search(/[?#]/);
    const spans = [];
    for (const { start: from, end } of findUrlSecrets(value).strips) {
        // All of a query is masked below. What parts a secret from the rest stays.
        if (query >= 0 && from + 1 >= query)
            break;
        const before = /[&;]/.test(value[from] ?? "") ? 1 : 0;
        const after = value[end - 1] === "@" ? 1 : 0;
        spans.push({ start: start + 1 + from + before, end: start + 1 + end - after });
    }
    if (query >= 0)
        spans.push({ start: start + query + 1, end: start + raw.length - 1 });
    // A password may hold a "?" itself, so that what looks like the query's beginning need not be.
    const at = raw.lastIndexOf("@");
    const end = query >= 0 && query < at ? query : at;
    const authority = raw.indexOf("//");
    const isUserinfo = at >= 0 && (raw.slice(0, end).includes(":") || raw.slice(end).includes("/"));
    if (isUserinfo)
        spans.push({ start: start + (authority >= 0 && authority < end ? authority + 2 : 1), end: start + end });
    return spans;
}
/** Masks the spans; line breaks and tabs stay, so that lines and columns do. */
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a text becomes a redacted one
    return parts.join("");
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/entry-definitions.js


/** The fields that every provider entry may hold (specification 2.3), but for `endpoints`. */
const CONNECTION_FIELDS = ["baseUrl", "customHeaders", "enabled", "endpoint", "models", "protocol"];
/** Definitions of provider entries (2.3, 2.4), custom entries (2.7), `default`, and what they share. */
function entryDefinitions(vocabulary) {
    return {
        ...fieldDefinitions(vocabulary),
        ...sectionDefinitions(vocabulary),
        ...builtInEntryDefinitions(vocabulary),
        ...customEntryDefinitions(vocabulary),
        defaultEntry: {
            ...describe("Defaults", "Reserved: what holds for every provider that does not say otherwise."),
            ...closedObject({ enabled: reference("enabled") }),
            examples: [{ enabled: false }],
        },
    };
}
function fieldDefinitions(vocabulary) {
    const protocols = Object.entries(vocabulary.protocols);
    const endpointFields = Object.fromEntries(protocols.map(([name]) => [name, reference(`endpoints.${name}`)]));
    return {
        baseUrl: {
            ...describe("Base URL", `Base URL of the provider's API. ${versionSegmentSentence(vocabulary)}`.trimEnd()),
            type: "string",
            examples: ["https://gateway.example.com/v1"],
        },
        customHeaders: {
            ...describe("Custom headers", "Extra HTTP headers sent with every request, such as proxy tenancy or routing markers. No credentials, and no header that the transport sets."),
            type: "object",
            propertyNames: { not: { const: UNSAFE_KEY } },
            additionalProperties: { ...describe("Header value", "The header's value. Never a credential."), type: "string" },
            examples: [{ "X-Tenant": "research" }],
        },
        enabled: {
            ...describe("Enabled", "Whether the provider is available. `false` hides it from the model picker."),
            type: "boolean",
            default: true,
        },
        endpoint: {
            ...describe("Endpoint", "Endpoint URL of a self-hosted provider, such as a local model server."),
            type: "string",
            examples: ["http://localhost:11434"],
        },
        endpoints: {
            ...describe("Endpoints", "Base URLs by protocol, where all models of a protocol share a path that others do not."),
            ...closedObject(endpointFields),
        },
        allEndpoints: {
            ...describe("All endpoints", "Base URLs by protocol. A custom provider that gives any gives one for each protocol."),
            ...closedObject(endpointFields, Object.keys(endpointFields)),
            defaultSnippets: [
                {
                    label: "All protocols",
                    description: "A base URL for each protocol",
                    body: Object.fromEntries(protocols.map(([name], index) => [snippetText(name), `$${index + 1}`])),
                },
            ],
        },
        ...Object.fromEntries(protocols.map(([name, { description }]) => [
            `endpoints.${name}`,
            { ...describe(name, `Base URL. ${description}`), type: "string", examples: ["https://gateway.example.com/v1"] },
        ])),
        protocol: describedReference("Protocol", "Wire protocol of the provider. Set it only where the provider does not use its default protocol.", "protocolValue"),
        protocolValue: {
            ...describe("Protocol value", "A wire protocol."),
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
            { ...describe(title, description), type: "string", examples: [example] },
        ]);
        return [
            sectionDefinition(name),
            { ...describe(section.title, section.description), ...closedObject(Object.fromEntries(fields)) },
        ];
    }));
}
function sectionDefinition(name) {
    return `section.${name}`;
}
/** The fields of an entry with these sections. */
function entryFields(sections, endpoints) {
    return {
        ...Object.fromEntries(CONNECTION_FIELDS.map((name) => [name, reference(name)])),
        endpoints: reference(endpoints),
        ...Object.fromEntries(sections.map((name) => [name, reference(sectionDefinition(name))])),
    };
}
/** The definition of a built-in entry; providers with the same sections share one. */
function builtInEntryDefinition(sections) {
    // What parts the names is escaped in them, so that other sections have another definition.
    const names = sections.map((name) => name.replaceAll("~", "~0").replaceAll(".", "~1"));
    return ["providerEntry", ...names].join(".");
}
function builtInEntryDefinitions(vocabulary) {
    return Object.fromEntries(Object.values(vocabulary.providers).map(({ sections }) => {
        const title = ["Provider entry", ...sections].join(" with ");
        const description = describe(title, "How one built-in provider is reached and what it offers.");
        return [
            builtInEntryDefinition(sections),
            { ...description, ...closedObject(entryFields(sections, "endpoints")), examples: [{ enabled: false }] },
        ];
    }));
}
/** What is required beside a choice must be a property beside it, too, for strict validators. */
function chooseByType(branches) {
    const type = describe("Type", "Selects the provider client that handles the entry.");
    return { type: "object", properties: { type }, required: ["type"], oneOf: branches };
}
/** Without variants there are no custom entries. */
function customEntryDefinitions(vocabulary) {
    const variants = Object.entries(vocabulary.customVariants).map(([type, variant]) => {
        const schema = {
            ...describe(type, variant.description),
            ...closedObject({
                type: {
                    ...describe("Type", `Selects the provider client that handles the entry. ${variant.description}`),
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
                    body: { type: snippetText(type), baseUrl: "$1", models: { discovery: "auto" } },
                },
            ],
        };
        return [`customEntry.${type}`, schema];
    });
    if (variants.length === 0)
        return {};
    const branches = variants.map(([name]) => reference(name));
    return {
        customEntry: {
            ...describe("Custom provider entry", "A provider of your own."),
            // One branch alone tells more exactly what is wrong than a choice of one.
            ...(branches.length === 1 ? { allOf: branches } : chooseByType(branches)),
        },
        ...Object.fromEntries(variants),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/model-definitions.js



const MODEL_EXAMPLE = {
    id: "example-large",
    name: "Example Large",
    maxContextLength: 128_000,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
};
/** The metadata fields that a custom model and an override share (specification 2.6), without `id` and `name`. */
const METADATA = {
    baseUrl: {
        ...describe("Model base URL", "Base URL for this model only, overriding the provider's."),
        type: "string",
        examples: ["https://models.example.com/v1"],
    },
    family: {
        ...describe("Family", "Model family, for grouping and for selecting family-specific system prompt content."),
        type: "string",
        examples: ["example"],
    },
    maxContextLength: tokenCount("Context length", "Total context window, in tokens.", 128_000),
    maxInputTokens: tokenCount("Input tokens", "Maximum input tokens in one request.", 120_000),
    maxOutputTokens: tokenCount("Output tokens", "Maximum tokens generated in one response.", 8_000),
    protocol: describedReference("Model protocol", "Wire protocol of this model, overriding the provider's.", "protocolValue"),
    supportedInputMediaTypes: {
        ...describe("Input media types", "Media types accepted as input, such as `image/png`."),
        type: "array",
        items: { type: "string", examples: ["image/png", "image/jpeg", "application/pdf"] },
        examples: [["image/png", "image/jpeg"]],
    },
    supportsImages: ability("Images", "Model accepts images as input."),
    supportsToolResultImages: ability("Tool result images", "Model accepts images returned by a tool result."),
    supportsTools: ability("Tools", "Model can call tools."),
    supportsWebSearch: ability("Web search", "Model supports the provider's own web search."),
    thinkingEffortLevels: {
        ...describe("Thinking effort levels", "Thinking effort levels the model accepts; the set varies by model."),
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
    return { ...describe(title, markdown), type: "integer", minimum: 1, maximum: TOKENS_MAX, examples: [example] };
}
function ability(title, markdown) {
    return { ...describe(title, markdown), type: "boolean", examples: [true] };
}
function modelIds(title, markdown) {
    return {
        ...describe(title, markdown),
        type: "array",
        items: { type: "string", examples: [MODEL_EXAMPLE.id] },
        examples: [[MODEL_EXAMPLE.id]],
    };
}
/** Definitions of the `models` object and of what it holds (specification 2.6). */
function modelDefinitions() {
    const fields = Object.fromEntries(Object.keys(METADATA).map((name) => [name, reference(`model.${name}`)]));
    const fieldDefinitions = Object.fromEntries(Object.entries(METADATA).map(([name, schema]) => [`model.${name}`, schema]));
    return {
        models: {
            ...describe("Models", "Which models the provider offers, and what is known of them."),
            ...closedObject({
                allow: modelIds("Allowed models", "Model ids to offer. When not empty, no other model of the provider is offered."),
                deny: modelIds("Denied models", "Model ids to hide. Applied after `allow`: a model in both lists is hidden."),
                discovery: {
                    ...describe("Discovery", "Where the provider's models come from."),
                    type: "string",
                    enum: ["auto", "off"],
                    markdownEnumDescriptions: [
                        "Ask the provider for its model list.",
                        "Offer only the models declared under `custom`.",
                    ],
                },
                custom: {
                    ...describe("Custom models", "Models that the provider does not return from discovery."),
                    type: "array",
                    items: reference("customModel"),
                },
                overrides: {
                    ...describe("Overrides", "Metadata patches by model id. Only the fields that are set are changed."),
                    type: "object",
                    propertyNames: { not: { const: UNSAFE_KEY } },
                    additionalProperties: reference("modelOverride"),
                    examples: [{ [MODEL_EXAMPLE.id]: { maxOutputTokens: 8_000 } }],
                },
            }),
            examples: [{ allow: [MODEL_EXAMPLE.id] }],
        },
        customModel: {
            ...describe("Custom model", "A model that you declare."),
            ...closedObject({
                id: {
                    ...describe("Model id", "Model id that is sent to the provider's API."),
                    type: "string",
                    minLength: 1,
                    examples: [MODEL_EXAMPLE.id],
                },
                name: {
                    ...describe("Display name", "Name in the model picker."),
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
            ...describe("Model override", "A patch of one model's metadata. Only the fields that are set are changed."),
            ...closedObject({
                name: {
                    ...describe("Display name", "Name in the model picker."),
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

;// CONCATENATED MODULE: ./.build/action/shared/schema/build-schema.js




/** Made once for each vocabulary, which nobody changes. */
const schemas = new WeakMap();
/** What `buildSchema` makes of a vocabulary, made when first asked for. */
function schemaFor(vocabulary) {
    const known = schemas.get(vocabulary);
    if (known !== undefined)
        return known;
    const schema = buildSchema(vocabulary);
    schemas.set(vocabulary, schema);
    return schema;
}
/**
 * The draft-07 schema of the provider configuration file (specification 2) for one vocabulary, as plain JSON. The
 * vocabulary is one that `checkVocabularyFile` would take.
 */
function buildSchema(vocabulary) {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...describe("Provider configuration", "Which model providers an AI assistant has, how to reach them, and which models they offer."),
        allowComments: true,
        allowTrailingCommas: true,
        ...closedObject({
            $schema: {
                ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/provider-config/v1.json"],
            },
            providers: reference("providers"),
        }),
        examples: [{ providers: { default: { enabled: false }, [firstProvider(vocabulary)]: { enabled: true } } }],
        defaultSnippets: [
            {
                label: "Provider configuration",
                description: "A file with one provider",
                body: { $schema: "$1", providers: { [snippetText(firstProvider(vocabulary))]: { enabled: true } } },
            },
        ],
        definitions: {
            providers: providersDefinition(vocabulary),
            ...entryDefinitions(vocabulary),
            ...modelDefinitions(),
        },
    };
}
function firstProvider(vocabulary) {
    return Object.keys(vocabulary.providers)[0] ?? "default";
}
function providersDefinition(vocabulary) {
    const builtIn = Object.entries(vocabulary.providers);
    return {
        ...describe("Providers", "Built-in providers by id, providers of your own under `custom`, and defaults."),
        ...closedObject({
            ...Object.fromEntries(builtIn.map(([id, { title, description, sections }]) => [
                id,
                describedReference(title, description, builtInEntryDefinition(sections)),
            ])),
            custom: customDefinition(vocabulary),
            default: reference("defaultEntry"),
        }),
    };
}
/** Without variants no custom entry can be written. */
function customDefinition({ providers, customVariants }) {
    const description = describe("Custom providers", "Providers of your own, by an id that you choose.");
    if (Object.keys(customVariants).length === 0)
        return { ...description, ...closedObject({}) };
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...Object.keys(providers), ...RESERVED_PROVIDER_KEYS, UNSAFE_KEY] } },
        additionalProperties: reference("customEntry"),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/schema/generated/validator.js
// @ts-nocheck
// Generated by `npm run generate` (shared/generate.ts). Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
// node_modules/ajv/dist/runtime/ucs2length.js
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
// shared/validator.js
var validator_validate = (/* unused pure expression or super */ null && (validate10));
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
                for (let i0 = 0; i0 < len0; i0++) {
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
                for (let i1 = 0; i1 < len1; i1++) {
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
                for (let i0 = 0; i0 < len0; i0++) {
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
                for (let i1 = 0; i1 < len1; i1++) {
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
                for (let i0 = 0; i0 < len0; i0++) {
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
                for (let i1 = 0; i1 < len1; i1++) {
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
                for (let i2 = 0; i2 < len2; i2++) {
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


;// CONCATENATED MODULE: ./.build/action/shared/validate/glob.js

/**
 * True where a glob matches a path, both with `/` between folders. `*` stands for any characters of one name, `?` for
 * one, `**` for any folders; a name that starts with a dot is a name like any other. No path beyond
 * GLOBBED_PATH_MAX_CHARACTERS is matched.
 *
 * A regular expression could be made to take hours, and both may come from a stranger. This takes at most the product
 * of the two lengths.
 */
function matchesGlob(glob, path) {
    if (path.length > GLOBBED_PATH_MAX_CHARACTERS)
        return false;
    // At the end, `**` stands for what is in the folder, not for the folder.
    return matchesItems(glob_namesIn(glob.replace(/(?<=^|\/)\*\*$/, "**/*")), glob_namesIn(path), "**", matchesName);
}
/** `./` in front says nothing. */
function glob_namesIn(path) {
    return path.replace(/^(?:\.\/+)+/, "").split("/");
}
function matchesName(pattern, name) {
    if (name === "." || name === "..")
        return pattern === name;
    return matchesItems(pattern, name, "*", (one, other) => one === other || one === "?");
}
/**
 * True where a pattern's items match all of a list's, one by one, with `wild` for any number of them. Where it fails, only
 * the last `wild` need take one item more: whatever an earlier one could take, this one can.
 */
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



/**
 * Findings as a policy has them: with its severities, without those that it turns off or ignores. What keeps a text from
 * being read at all stays as it is.
 *
 * @param path of the file, from the policy file's folder; where it has none, no ignore with globs matches it.
 */
function* applyPolicy(findings, policy, path) {
    const ignored = ignoredPlaces(policy.ignores, path);
    for (const finding of findings) {
        const { rule, place } = finding;
        const setting = policy.rules[rule.id];
        if (textRules.includes(rule))
            yield finding;
        else if (setting !== "off" && !isIgnored(place.path, ignored.get(rule.id)))
            yield setting === undefined ? finding : { ...finding, severity: setting };
    }
}
/** The places that are ignored in a file, by rule, as trees: many findings and many ignores take no more time together. */
function ignoredPlaces(ignores, path) {
    const byRule = new Map();
    for (const { rule, files, pointer = "" } of ignores) {
        if (!matchesFile(files, path))
            continue;
        let place = placeAt(byRule, rule);
        for (const step of fromPointer(pointer))
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/wording.js



/** A name from a file, in double quotes, with what looks like a secret masked, and cut where it is very long. */
function quote(name) {
    const shown = maskSecrets(name);
    if (shown.length <= QUOTED_NAME_MAX_CHARACTERS)
        return JSON.stringify(shown);
    // Half of a surrogate pair at the end would not be a character.
    return JSON.stringify(`${shown.slice(0, QUOTED_NAME_MAX_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, "")}…`);
}
/** A header's name, in double quotes; what may be its value, pasted behind it, is masked. */
function quoteHeader(name) {
    return quote(maskHeaderName(name));
}
/** `"a"`, `"a" and "b"`, `"a", "b" and "c"`; of more than LISTED_NAMES_MAX, how many there are beside those. */
function quoteAll(names, conjunction) {
    const listed = listNames(names, quote);
    const last = listed.pop() ?? "";
    return listed.length === 0 ? last : `${listed.join(", ")} ${conjunction} ${last}`;
}
/** As many names as a message lists, each as `write` has it, and a last part for the others. */
function listNames(names, write) {
    // One more takes no more room than to say that there is one more.
    if (names.length <= LISTED_NAMES_MAX + 1)
        return names.map(write);
    return [...names.slice(0, LISTED_NAMES_MAX).map(write), `${names.length - LISTED_NAMES_MAX} others`];
}
/** How a message calls the value at a path, within a sentence. */
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "the document";
    if (typeof last === "string")
        return isHeaderStep(path, path.length - 1) ? quoteHeader(last) : quote(last);
    const list = path.findLast((step) => typeof step === "string");
    return `item ${last + 1} of ${list === undefined ? "the list" : quote(list)}`;
}
function startSentence(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function withArticle(noun) {
    return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}
/** What a value is, with its article. */
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/conflict.js

/**
 * A mistake that several settings make together: at the first of them that the file states, with the others related.
 * Nothing where other layers state all of them, for it cannot be mended in the file.
 *
 * @param what what is wrong: one sentence without its full stop.
 */
function* conflict(parts, what, more) {
    const places = parts.flatMap(({ path, message }) => path === undefined ? [] : [{ message, place: valueAtPath(path) }]);
    const [first, ...related] = places;
    if (first === undefined)
        return;
    yield { ...more, place: first.place, message: `${what}${describeElsewhere(parts)}.`, related };
}
/** The end of a sentence that says which settings another layer states; empty where none. */
function describeElsewhere(settings) {
    const names = settings.filter(({ value, path }) => value !== undefined && path === undefined).map(({ name }) => name);
    return names.length === 0
        ? ""
        : `, where ${quoteAll(names, "and")} ${names.length === 1 ? "is" : "are"} set in another layer`;
}
function valueAtPath(path) {
    return { path, part: "value" };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/entries.js


/** Every provider entry of a document, built-in and custom; what is no entry is passed over. */
function* providerEntries({ document, merged, vocabulary }) {
    const view = (path, id, kind, entry) => {
        const effective = valueAt(merged, path);
        return { path, id, kind, entry, effective: isObject(effective) ? effective : entry };
    };
    const providers = objectAt(document, "providers");
    if (providers === undefined)
        return;
    for (const id of Object.keys(providers)) {
        const entry = objectAt(providers, id);
        if (entry !== undefined && Object.hasOwn(vocabulary.providers, id))
            yield view(["providers", id], id, "built-in", entry);
    }
    for (const [id, entry] of customEntries(document)) {
        if (isObject(entry))
            yield view(["providers", "custom", id], id, "custom", entry);
    }
}
/** Every provider entry, also under ids that no built-in provider has: what they hold is in the file all the same. */
function* allEntries(context) {
    yield* providerEntries(context);
    const providers = objectAt(context.document, "providers") ?? {};
    for (const id of Object.keys(providers)) {
        const entry = objectAt(providers, id);
        if (entry === undefined || id === "custom" || Object.hasOwn(context.vocabulary.providers, id))
            continue;
        yield { path: ["providers", id], id, kind: "built-in", entry, effective: entry };
    }
}
/** The custom entries of a document by id, whatever they are. */
function customEntries(document) {
    const providers = objectAt(document, "providers");
    const custom = providers === undefined ? undefined : objectAt(providers, "custom");
    return custom === undefined ? [] : Object.entries(custom);
}
/** The texts of a list under a key, with their indexes. */
function textsAt(object, key) {
    const found = ownValue(object, key);
    if (!isArray(found))
        return [];
    return found.flatMap((text, index) => (typeof text === "string" ? [{ index, text }] : []));
}
/** An entry's custom headers; their values may be of any kind. */
function* headersOf(view) {
    for (const [name, value] of Object.entries(objectAt(view.entry, "customHeaders") ?? {})) {
        yield { path: [...view.path, "customHeaders", name], name, value };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/models.js



function modelsInForce({ path, entry, effective }) {
    const source = {
        own: objectAt(entry, "models") ?? {},
        inForce: objectAt(effective, "models") ?? {},
        path: [...path, "models"],
    };
    const discovery = settingOf(source, "discovery");
    return {
        allow: listOf(settingOf(source, "allow"), idOfItem),
        deny: listOf(settingOf(source, "deny"), idOfItem),
        custom: listOf(settingOf(source, "custom"), idOfModel),
        discovery,
        isDiscovering: discovery.value !== "off",
    };
}
/** Lists are merged whole: the file's own one is in force or another in its place, and never a copy of it. */
function settingOf({ own, inForce, path }, key) {
    const value = ownValue(inForce, key);
    const isOwn = value !== undefined && ownValue(own, key) === value;
    return { value, path: isOwn ? [...path, key] : undefined };
}
function listOf(setting, idOf) {
    const { value } = setting;
    const items = isArray(value) ? value : [];
    const models = items.flatMap((item, index) => {
        const id = idOf(item);
        return id === undefined ? [] : [{ id, index }];
    });
    const isClear = value === undefined || (isArray(value) && models.length === items.length);
    return { ...setting, models, isClear };
}
function idOfItem(item) {
    return typeof item === "string" ? item : undefined;
}
function idOfModel(model) {
    return isObject(model) ? textAt(model, "id") : undefined;
}
/** The models of which a file says something under `custom` or `overrides`; what is no model is passed over. */
function* modelViews({ path, entry, effective }) {
    const models = objectAt(entry, "models");
    const inForce = objectAt(effective, "models");
    if (models === undefined || inForce === undefined)
        return;
    const overrides = overridesOf(models, inForce, [...path, "models", "overrides"]);
    for (const source of customModels(models, [...path, "models", "custom"])) {
        const id = idOfModel(source.own);
        const override = overrides.get(id);
        // Of several models with one id only one can have the override.
        overrides.delete(id);
        yield modelView(id === undefined ? nameOf(source.path) : quote(id), override, source);
    }
    const customElsewhere = new Map(customModels(inForce, []).map((source) => [idOfModel(source.inForce), source]));
    for (const [id = "", override] of overrides) {
        const custom = customElsewhere.get(id);
        yield modelView(quote(id), override, custom && { ...custom, own: {} });
    }
}
function customModels(models, path) {
    const list = ownValue(models, "custom");
    if (!isArray(list))
        return [];
    return list.flatMap((model, index) => isObject(model) ? [{ own: model, inForce: model, path: [...path, index] }] : []);
}
function overridesOf(models, inForce, path) {
    const own = objectAt(models, "overrides") ?? {};
    const overrides = new Map();
    for (const [id, patch] of Object.entries(objectAt(inForce, "overrides") ?? {})) {
        if (isObject(patch))
            overrides.set(id, { own: objectAt(own, id) ?? {}, inForce: patch, path: [...path, id] });
    }
    return overrides;
}
function modelView(name, ...sources) {
    return {
        name,
        setting: (field) => {
            const source = sources.find((one) => one !== undefined && Object.hasOwn(one.inForce, field));
            return source === undefined ? { value: undefined, path: undefined } : settingOf(source, field);
        },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/allow-deny-overlap.js




const allowDenyOverlap = {
    id: "allow-deny-overlap",
    severity: "warning",
    summary: "A model both allowed and denied",
    why: "What is denied is hidden, whatever is allowed; one of the two lines says what does not happen.",
    description: "Finds model ids that stand in both `allow` and `deny` of one provider. `deny` is applied after `allow` and wins (specification 2.6). Where layers are given, the lists in force count, and one of them must be the file's own.",
    fix: 'Drops the model from "allow", unless nothing would be left there, which would allow every model, or another layer has one of the lists.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["small"], "deny": ["large"] } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context))
            yield* overlap(modelsInForce(view));
    },
};
function* overlap({ allow, deny }) {
    const allowed = indexesById(allow);
    const denied = indexesById(deny);
    // Without its last model the list would allow every model, and what another layer says may change by itself.
    const canShrink = allow.path !== undefined && deny.path !== undefined && [...allowed.keys()].some((id) => !denied.has(id));
    for (const [id, indexes] of allowed) {
        const [deniedAt] = denied.get(id) ?? [];
        const [first] = indexes;
        if (deniedAt === undefined || first === undefined)
            continue;
        const parts = [
            { ...itemOf(allow, first), name: "allow", message: "It is allowed here." },
            { ...itemOf(deny, deniedAt), name: "deny", message: "It is denied here." },
        ];
        yield* conflict(parts, `The model ${quote(id)} is allowed and denied; it will be hidden`, {
            advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
            ...(canShrink && { fix: dropFromAllow(indexes.map((index) => [...(allow.path ?? []), index])) }),
        });
    }
}
/** Where each model of a list stands in it. */
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
    return { title: 'Drop the model from "allow".', safe: true, steps: paths.map((path) => ({ kind: "remove", path })) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/comment-rules.js
/** What is wrong with comments that speak to Steward; `ignore-comments.ts` finds it. */
const unusedIgnore = {
    id: "unused-ignore",
    severity: "warning",
    summary: "An ignore comment that silences nothing",
    why: "Whoever reads the comment believes that something is known and accepted there, and a later mistake may hide behind it.",
    description: "Finds comments that start with `steward-ignore-next-line` and silence nothing: the next line has no diagnostic of the rule, the rule is not known, or no reason is given. A comment is written `// steward-ignore-next-line RULE: reason` and silences one diagnostic of that rule on the next line that holds more than comments; for two, write two comments.",
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

;// CONCATENATED MODULE: ./.build/action/shared/validate/invisible.js
/** Control characters, marks of writing direction, joiners, fillers and their like. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners between letters of scripts that they change the look of, and what makes a sign an emoji. */
const SEEN_BY_ITS_EFFECT = /(?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic})\ufe0f/gu;
/** True for a name with characters that cannot be seen, other than joiners in scripts that need them. */
function holdsInvisible(name) {
    return INVISIBLE.test(name.replace(SEEN_BY_ITS_EFFECT, ""));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/custom-id.js




const customId = {
    id: "custom-id",
    severity: "error",
    summary: "A custom provider id that cannot be used",
    why: "Two providers of one id cannot be told apart, and an id that is empty or cannot be seen cannot be named at all.",
    description: "Finds ids under `providers.custom` that, but for blanks around them, are empty, a built-in provider's, one of the reserved `default` and `custom`, or `__proto__`; and ids that hold characters that cannot be seen, other than joiners in scripts that need them. Other ids with blanks before or after them are a warning.",
    examples: {
        wrong: '{ "providers": { "custom": { "provider_a": { "type": "provider-b-compatible" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
    },
    *check({ document, vocabulary }) {
        for (const [id] of customEntries(document)) {
            const place = { path: ["providers", "custom", id], part: "key" };
            const trouble = troubleWith(id, vocabulary);
            if (trouble !== undefined) {
                yield {
                    place,
                    message: `A custom provider cannot be called ${quote(id)}: ${trouble}.`,
                    advice: "Choose another id.",
                };
            }
            else if (id !== id.trim()) {
                yield {
                    place,
                    severity: "warning",
                    message: `The custom provider id ${quote(id)} has blanks before or after it.`,
                    advice: "Remove the blanks: nobody who refers to the id will see them.",
                };
            }
        }
    },
};
function troubleWith(id, vocabulary) {
    const trimmed = id.trim();
    if (trimmed === "")
        return id === "" ? "it is empty" : "it is blank";
    const owner = ownerOf(trimmed, vocabulary);
    if (owner !== undefined)
        return trimmed === id ? owner : `but for blanks around it, ${owner}`;
    return holdsInvisible(id) ? "it holds characters that cannot be seen" : undefined;
}
/** What else has an id. */
function ownerOf(id, { providers }) {
    if (Object.hasOwn(providers, id))
        return "that is a built-in provider";
    if (RESERVED_PROVIDER_KEYS.some((key) => key === id))
        return "that is a reserved key";
    return id === UNSAFE_KEY ? "in JavaScript that names an object's prototype" : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/enablement.js

/**
 * What says whether a provider is available; without a value where nothing does. The highest layer that says so decides,
 * and in it the provider's own `enabled` before that of `default`.
 */
function enablement({ path }, { document, layers }) {
    const documents = [layers.enforced, document, layers.default];
    for (const { value, index, path: at } of enabledValues(documents, path)) {
        return { value, path: documents[index] === document ? at : undefined };
    }
    return { value: undefined, path: undefined };
}
/** Whether a provider is available, which it is unless something says that it is not. */
function isEnabled(view, context) {
    return enablement(view, context).value !== false;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/urls.js



/** Every URL of a document's provider entries, or of some of them. */
function* documentUrls(context, entries = providerEntries(context)) {
    for (const view of entries) {
        for (const { steps, ...url } of entryUrls(view, context.vocabulary)) {
            yield { ...url, view, path: [...view.path, ...steps], isInForce: valueAt(view.effective, steps) === url.text };
        }
    }
}
function* entryUrls(view, vocabulary) {
    const protocol = entryProtocol(view, vocabulary);
    for (const field of ["baseUrl", "endpoint"]) {
        const text = textAt(view.entry, field);
        if (text !== undefined)
            yield { steps: [field], text, field, protocol };
    }
    const endpoints = objectAt(view.entry, "endpoints") ?? {};
    for (const key of Object.keys(endpoints)) {
        const text = textAt(endpoints, key);
        if (text !== undefined)
            yield { steps: ["endpoints", key], text, field: "endpoints", protocol: key };
    }
    yield* modelUrls(view, protocol);
}
/** The protocol of an entry's models that name none: its own, or the built-in provider's. */
function entryProtocol({ effective, kind, id }, { providers }) {
    return textAt(effective, "protocol") ?? (kind === "built-in" ? providers[id]?.defaultProtocol : undefined);
}
/** The protocols of an entry, its custom models and its overrides, with the other layers merged in. */
function usedProtocols(view, vocabulary) {
    const models = objectAt(view.effective, "models") ?? {};
    const overrides = Object.values(objectAt(models, "overrides") ?? {});
    const named = [...[...urls_customModels(models)].map(({ model }) => model), ...overrides.filter(isObject)];
    return new Set([entryProtocol(view, vocabulary), ...named.map((model) => textAt(model, "protocol"))]);
}
/** An override's protocol wins over the custom model's, and that over the entry's. */
function* modelUrls(view, ofEntry) {
    const models = objectAt(view.entry, "models");
    if (models === undefined)
        return;
    const effective = objectAt(view.effective, "models") ?? models;
    const overrides = objectAt(effective, "overrides") ?? {};
    const protocolOfOverride = (id) => textAt(objectAt(overrides, id) ?? {}, "protocol");
    for (const { index, id, model } of urls_customModels(models)) {
        const text = textAt(model, "baseUrl");
        if (text === undefined)
            continue;
        const protocol = (id === undefined ? undefined : protocolOfOverride(id)) ?? textAt(model, "protocol") ?? ofEntry;
        const steps = ["models", "custom", index, "baseUrl"];
        yield { steps, text, field: "model", protocol, ...(id === undefined ? {} : { model: id }) };
    }
    const custom = new Map([...urls_customModels(effective)].map(({ id, model }) => [id, textAt(model, "protocol")]));
    for (const [id, override] of Object.entries(objectAt(models, "overrides") ?? {})) {
        const text = isObject(override) ? textAt(override, "baseUrl") : undefined;
        if (text === undefined)
            continue;
        const steps = ["models", "overrides", id, "baseUrl"];
        yield { steps, text, field: "model", protocol: protocolOfOverride(id) ?? custom.get(id) ?? ofEntry, model: id };
    }
}
function* urls_customModels(models) {
    const custom = ownValue(models, "custom");
    if (!isArray(custom))
        return;
    for (const [index, model] of custom.entries()) {
        if (isObject(model))
            yield { index, id: textAt(model, "id"), model };
    }
}
/** How a message calls a URL, at the start of a sentence. */
function nameOfUrl({ field, view, protocol, model }) {
    const owner = quote(view.id);
    if (field === "endpoint")
        return `The endpoint of ${owner}`;
    if (field === "endpoints")
        return `The base URL of ${owner} for ${quote(protocol ?? "")}`;
    if (field === "model")
        return `The base URL of ${model === undefined ? "a model" : `the model ${quote(model)}`} of ${owner}`;
    return `The base URL of ${owner}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/dead-setting.js







const deadSetting = {
    id: "dead-setting",
    severity: "notice",
    summary: "A setting without effect",
    why: "Whoever reads or changes the setting believes that it does something.",
    description: "Finds `endpoints` for a protocol that neither the provider nor a model of it uses, where discovery is off, so that all models are known; custom providers must name all protocols and are left alone. Finds `endpoint` beside a `baseUrl`, which comes first, and on a provider that is not self-hosted; the settings of a provider that is disabled, by its own `enabled`, that of `default` or another layer; and an empty `allow`, which limits nothing. Where layers are given, what they come to counts: an empty `allow` that takes the place of a default list has an effect.",
    fix: "Removes it. Not safe for the settings of a disabled provider, which somebody may want back, and for an `endpoint` without a base URL, which the assistant may use.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "allow": [] } } } }',
        right: '{ "providers": { "provider_a": { "models": { "allow": ["example-large"] } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            const enabled = enablement(view, context);
            if (enabled.value === false) {
                yield* settingsOfDisabled(view, enabled.path);
                continue;
            }
            yield* unusedEndpoints(view, context.vocabulary);
            yield* unusedEndpoint(view);
            yield* emptyAllow(view, context);
        }
    },
};
/**
 * A custom entry cannot do without its `type`.
 *
 * @param disabledAt where the file disables it; undefined where another layer does.
 */
function* settingsOfDisabled({ path, id, kind, entry }, disabledAt) {
    const kept = kind === "custom" ? ["enabled", "type"] : ["enabled"];
    const dead = Object.keys(entry).filter((key) => !kept.includes(key));
    const [first] = dead;
    if (first === undefined)
        return;
    const enabled = { path: [...path, "enabled"], part: "value" };
    const isOwn = typeof ownValue(entry, "enabled") === "boolean";
    const isByDefault = disabledAt !== undefined && !isOwn;
    const where = disabledAt === undefined ? " in another layer" : isByDefault ? ' by "default"' : "";
    const what = where === "" ? "its other settings" : "its settings";
    yield {
        place: isOwn ? enabled : { path: [...path, first], part: "key" },
        message: `The provider ${quote(id)} is disabled${where}, so that ${what} have no effect.`,
        advice: isByDefault
            ? 'Set "enabled" to true beside them, or remove them.'
            : "Remove them, unless the provider is to come back.",
        ...(isByDefault && { related: [{ message: "This disables it.", place: { path: disabledAt, part: "value" } }] }),
        fix: dead_setting_removal("Remove the settings of the disabled provider.", false, dead.map((key) => [...path, key])),
    };
}
function* unusedEndpoints(view, vocabulary) {
    const { discovery, isDiscovering, custom } = modelsInForce(view);
    // A discovered model may bring a protocol of its own, and a custom entry must name them all.
    if (isDiscovering || view.kind === "custom")
        return;
    const used = usedProtocols(view, vocabulary);
    const elsewhere = describeElsewhere([
        { ...discovery, name: "discovery" },
        { ...custom, name: "custom" },
    ]);
    for (const protocol of Object.keys(objectAt(view.entry, "endpoints") ?? {})) {
        if (used.has(protocol) || !Object.hasOwn(vocabulary.protocols, protocol))
            continue;
        const path = [...view.path, "endpoints", protocol];
        yield {
            place: { path, part: "key" },
            message: `No model of ${quote(view.id)} uses the protocol ${quote(protocol)}, and discovery is off${elsewhere}.`,
            advice: "Remove its endpoint.",
            fix: dead_setting_removal("Remove the endpoint.", true, [path]),
        };
    }
}
function* unusedEndpoint({ path, id, kind, entry, effective }) {
    const endpoint = textAt(entry, "endpoint");
    if (endpoint === undefined || endpoint !== textAt(effective, "endpoint"))
        return;
    const place = { path: [...path, "endpoint"], part: "key" };
    const baseUrl = textAt(effective, "baseUrl");
    if (baseUrl !== undefined) {
        const isOwn = baseUrl === textAt(entry, "baseUrl");
        const basePath = isOwn ? [...path, "baseUrl"] : undefined;
        const elsewhere = describeElsewhere([{ name: "baseUrl", value: baseUrl, path: basePath }]);
        yield {
            place,
            message: `The "endpoint" of ${quote(id)} is never used, for its "baseUrl" comes first${elsewhere}.`,
            advice: "Remove one of them.",
            ...(basePath && { related: [{ message: "This comes first.", place: { path: basePath, part: "value" } }] }),
            fix: dead_setting_removal('Remove the "endpoint".', true, [place.path]),
        };
    }
    else if (kind === "built-in") {
        yield {
            place,
            message: `"endpoint" is for self-hosted providers, and ${quote(id)} is not one.`,
            advice: 'Write it as "baseUrl", or remove it.',
            fix: dead_setting_removal('Remove the "endpoint".', false, [place.path]),
        };
    }
}
function* emptyAllow(view, { layers }) {
    const { allow } = modelsInForce(view);
    const isEmpty = allow.path !== undefined && isArray(allow.value) && allow.value.length === 0;
    const replaced = valueAt(layers.default, [...view.path, "models", "allow"]);
    if (!isEmpty || (isArray(replaced) && replaced.length > 0))
        return;
    yield {
        place: { path: allow.path, part: "value" },
        message: `The empty "allow" of ${quote(view.id)} limits nothing: it allows every model.`,
        advice: "Remove it, or name the models to offer.",
        fix: dead_setting_removal('Remove the empty "allow".', true, [allow.path]),
    };
}
function dead_setting_removal(title, safe, paths) {
    return { title, safe, steps: paths.map((path) => ({ kind: "remove", path })) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/duplicate-key.js


const duplicateKey = {
    id: "duplicate-key",
    severity: "error",
    summary: "A key that stands twice in one object",
    why: "Only the last one counts, so what the others say is lost without a word.",
    description: "Finds keys that stand more than once in one object, wherever that is. The diagnostic stands at the last one, which wins, and names the places of the others.",
    fix: "Removes all but the last one, which is the one that counts.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": false, "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
    *check({ duplicateKeys }) {
        for (const { path, properties } of duplicateKeys) {
            const keys = properties.map(({ key }) => key);
            const last = keys.pop();
            if (last === undefined)
                continue;
            yield {
                place: { path, span: last },
                message: `The key ${nameOf(path)} stands ${keys.length === 1 ? "twice" : `${keys.length + 1} times`} in this object; this one wins.`,
                advice: "Keep one of them.",
                related: keys
                    .slice(0, RELATED_PLACES_MAX)
                    .map((key) => ({ message: "This one is ignored.", place: { path, span: key } })),
                fix: {
                    title: "Remove those that are ignored.",
                    safe: true,
                    steps: [{ kind: "remove-earlier", properties }],
                },
            };
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/duplicate-model.js



const duplicateModel = {
    id: "duplicate-model",
    severity: "error",
    summary: "Two custom models with one id",
    why: "An id names one model; of two that share it one is lost, and with it what is said of it.",
    description: "Finds models under `models.custom` of one provider whose `id` an earlier one has already. Ids that differ in case are different ids.",
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
        for (const view of providerEntries(context)) {
            // Each layer's list takes the place of another one's whole, so that the file's own is judged by itself.
            const { custom } = modelsInForce({ ...view, effective: view.entry });
            const seen = new Map();
            for (const { id, index } of custom.models) {
                const placeOf = (at) => ({ path: [...view.path, "models", "custom", at, "id"], part: "value" });
                const first = seen.get(id);
                if (first === undefined) {
                    seen.set(id, index);
                    continue;
                }
                yield {
                    place: placeOf(index),
                    message: `An earlier custom model of ${quote(view.id)} has the id ${quote(id)}, too.`,
                    advice: "Keep one of them, or give this one the id of another model.",
                    related: [{ message: "This is the earlier one.", place: placeOf(first) }],
                };
            }
        }
    },
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/header-syntax.js



/** What a header may be called: a token (RFC 9110, 5.6.2). */
const NAME = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
/** What cannot stand in a header's value (RFC 9110, 5.5): control characters but the tab, and what no byte can hold. */
const NOT_IN_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
const headerSyntax = {
    id: "header-syntax",
    severity: "error",
    summary: "A custom header that HTTP does not allow",
    why: "The client refuses to send such a header, or sends something else than what is written, so that every request fails.",
    description: "Finds custom headers whose name is not a token (letters, digits and `!#$%&'*+-.^_|~` and the backtick), whose value holds a line break, another control character or a character outside Latin-1, and names of one provider that differ only in case, of which only one is sent. An empty value is a warning. Headers that may not be there at all are left to `reserved-header`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X Tenant": "research" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context))
            yield* checkEntry(view);
    },
};
function* checkEntry(view) {
    const seen = new Map();
    for (const { path, name, value } of headersOf(view)) {
        if (!NAME.test(name))
            yield wrongName(path, name);
        const earlier = seen.get(name.toLowerCase());
        if (earlier === undefined)
            seen.set(name.toLowerCase(), path);
        else
            yield sameName(path, name, earlier);
        if (typeof value === "string")
            yield* checkValue(path, name, value);
    }
}
function wrongName(path, name) {
    return {
        place: { path, part: "key" },
        message: `${quoteHeader(name)} cannot be the name of a header.`,
        advice: name === ""
            ? "Name the header."
            : `Use letters, digits and "-" only${/[:\s]/.test(name) ? ", without colons and blanks" : ""}.`,
    };
}
function sameName(path, name, earlier) {
    return {
        place: { path, part: "key" },
        message: `The header ${quoteHeader(name)} differs from another one only in case.`,
        advice: "Keep one of them: the case of a header's name means nothing.",
        related: [{ message: "This is the other one.", place: { path: earlier, part: "key" } }],
    };
}
function* checkValue(path, name, value) {
    const place = { path, part: "value" };
    if (value.trim() === "" && readHeaderLine(name).value === "") {
        yield {
            place,
            severity: "warning",
            message: `The header ${quoteHeader(name)} has no value.`,
            advice: "Give it a value, or remove it: servers and proxies differ in what they make of an empty header.",
        };
    }
    const [wrong] = NOT_IN_VALUE.exec(value) ?? [];
    if (wrong === undefined)
        return;
    yield {
        place,
        message: `The value of the header ${quoteHeader(name)} holds ${header_syntax_describe(wrong)}, which cannot be sent.`,
        advice: "Write the value in one line of plain characters.",
    };
}
function header_syntax_describe(character) {
    if (character === "\r" || character === "\n")
        return "a line break";
    if (character === "\0")
        return "the character NUL";
    return character < " " || character === "\x7f" ? "a control character" : "a character outside Latin-1";
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/guess.js

/** Where more are as near as each other, a guess says nothing. */
const MEANT_MAX = 3;
/** A guess among names that a file states, of which there may be as many as it has unknown ones. */
function createGuess(candidates, budget) {
    let letters = 0;
    for (const candidate of candidates)
        letters += candidate.length + 1;
    return (name) => {
        const pairs = letters * (name.length + 1);
        if (pairs > budget.letterPairs)
            return [];
        budget.letterPairs -= pairs;
        const meant = nearestNames(name, candidates);
        return meant.length > MEANT_MAX ? [] : meant;
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/http-url.js

/**
 * Scheme, userinfo, host, port and path, as RFC 3986 (appendix B) parts them. The WHATWG parser parts a text in the same
 * way once it has none of the characters that are refused here; but it normalises, so that its parts have no offsets.
 */
const PARTS = /^(https?):\/\/((?:[^/?#]*@)?)([^/?#@]*?)((?::\d*)?)((?:\/[^?#]*)?)(?=[?#]|$)/i;
/** Blanks and what cannot be seen, the backslash that some take for a slash, and the brackets of placeholders. */
const REFUSED = /[\s\p{Cc}\p{Cf}\\<>{}]/u;
const HOST = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)$/;
const DEFAULT_PORTS = { http: 80, https: 443 };
/** Reads an absolute http(s) URL; undefined where a text is none, or one that not every client reads in the same way. */
function readHttpUrl(text) {
    if (REFUSED.test(text))
        return undefined;
    const [, written = "", userinfo = "", host = "", port = "", path = ""] = PARTS.exec(text) ?? [];
    // Not `canParse`, which Node answers with true for some that it then throws on.
    const url = host === "" ? null : URL.parse(text);
    if (url === null || !HOST.test(url.hostname) || url.hostname.length > HOST_MAX_CHARACTERS)
        return undefined;
    const start = written.length + "://".length + userinfo.length + host.length + port.length;
    // "https://https://host" names a host called "https".
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
/** What clients do without that mend a URL. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu;
/** What may stand before a host: a scheme, right or wrong, and any slashes. */
const BEFORE_HOST = /^(?:(https?):|[a-z][a-z\d+.-]*:(?=[/\\]))?[/\\]*/i;
/**
 * Where clients may go that mend a text which `readHttpUrl` refuses: without blanks, with "https" where there is another
 * scheme or none, with backslashes as slashes or as what they are. Each without its path; undefined stands for a place
 * that cannot be told. None where nothing is left of the text.
 */
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
/** The segments of a URL's path that are not empty; undefined where some are `.` or `..`, which a client may resolve. */
function pathSegments(text, { path }) {
    const segments = [];
    for (const { 0: segment, index } of text.slice(path.start, path.end).matchAll(/[^/]+/g)) {
        if (/^(?:\.|%2e){1,2}$/i.test(segment))
            return undefined;
        const start = path.start + index;
        segments.push({ text: segment, start, end: start + segment.length });
    }
    return segments;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/host-not-allowed.js





/** A longer list would not be read. */
const NAMED_HOSTS_MAX = 3;
const hostNotAllowed = {
    id: "host-not-allowed",
    severity: "error",
    summary: "A URL that leads to a host that is not approved",
    why: "What people ask the assistant, and the credential that it sends along, would go to whoever runs that host.",
    description: 'Finds every `baseUrl`, `endpoint` and `endpoints` whose host is not among the `approvedHosts` of the policy; without these it finds nothing. `"api.example.com"` approves that host alone, `"*.example.com"` every host below it at any depth, and with `:port` on that port alone. Hosts are compared as they are called: in lower case, in ASCII, without a dot at the end; and where a URL names no port, with that of its scheme. Also found is a text that is no right URL (see `url-syntax`), if a client that mends it may go to another host.',
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
        const guess = createGuess(approved, { letterPairs: HOST_GUESS_MAX_LETTER_PAIRS });
        for (const url of documentUrls(context)) {
            const http = readHttpUrl(url.text);
            const readings = http === undefined ? readLeniently(url.text) : [http];
            if (readings.every((one) => one !== undefined && patternsFor(one).some((pattern) => approved.has(pattern))))
                continue;
            const place = { path: url.path, part: "value" };
            if (http === undefined) {
                // Nothing of the text is repeated: it cannot be told what in it may be a secret.
                const message = `${nameOfUrl(url)} may lead to a host that is not approved: not every client reads it in the same way.`;
                yield { place, message, advice: "Write an absolute URL that leads to an approved host." };
                continue;
            }
            const host = http.hasPort ? `${http.hostname}:${http.port}` : http.hostname;
            yield {
                place,
                message: `${nameOfUrl(url)} leads to ${quote(host)}, which is not an approved host.`,
                advice: adviseOn(http.hostname, patterns, guess),
            };
        }
    },
};
/** Every pattern that approves a URL. */
function patternsFor({ hostname, port }) {
    const hosts = [hostname];
    for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1))
        hosts.push(`*${hostname.slice(dot)}`);
    return hosts.flatMap((host) => [host, `${host}:${port}`]);
}
/** A pattern with its host as the WHATWG parser reads it, as `HttpUrl` has it. */
function plainPattern(pattern) {
    const [, wildcard = "", host = "", port = ""] = /^(\*\.)?(.*?)(:\d+)?$/s.exec(pattern) ?? [];
    const hostname = readHttpUrl(`https://${host}`)?.hostname ?? host;
    return `${wildcard}${hostname}${port}`;
}
function adviseOn(hostname, patterns, guess) {
    if (patterns.length === 0)
        return 'Have the host approved: the policy\'s "approvedHosts" approve none.';
    const nearest = guess(hostname);
    if (nearest.length > 0)
        return `Did you mean ${quoteAll(nearest, "or")}? If not, have the host approved.`;
    const named = patterns.slice(0, NAMED_HOSTS_MAX);
    const others = patterns.length > named.length ? " or another" : "";
    return `Use an approved host (${quoteAll(named, "or")}${others}), or have this one approved.`;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/layer-rules.js

/** What of a layer has no effect when layers are resolved; `shared/resolve` finds it. */
const layerUnreadable = {
    id: "layer-unreadable",
    severity: "error",
    summary: "A layer that cannot be read",
    why: "Nothing of what the layer says takes effect.",
    description: `Finds layers whose text has broken syntax, that nest too deep or are no object, and those past the ${LAYERS_MAX} that are resolved together. They are left out; a user's layer counts as empty. Only the resolution of layers reports it. No policy changes this rule.`,
    examples: { wrong: "an enforced layer without its last bracket", right: "the same layer with the bracket" },
};
const layerBlock = {
    id: "layer-block",
    severity: "error",
    summary: "A part of a layer that is left out",
    why: "What this part says takes no effect, while the rest of the layer does.",
    description: "Finds what the schema does not take: provider entries that are unknown or have a mistake in them, `default`, and keys at the top level. Each is left out whole, and its valid siblings stay. A custom entry may leave out its `type` where another layer has it. Only the resolution of layers reports it. No policy changes this rule.",
    examples: {
        wrong: "a layer in which `provider_a` has `enabled: 1`, so that the entry is left out",
        right: "the same layer with `enabled: true`",
    },
};
const layerConflict = {
    id: "layer-conflict",
    severity: "error",
    summary: "A layer that does not go together with the others",
    why: "Nothing of what the layer says takes effect, for together with the others it would make no valid configuration.",
    description: "Finds the enforced or default layer without which the layers together make a valid configuration, or one with fewer mistakes. It is left out whole; of several that would do, the one of the lowest rank. A user's layer is never left out. Only the resolution of layers reports it. No policy changes this rule.",
    examples: {
        wrong: "a default layer with a custom provider that has its `type` nowhere",
        right: "the same layer with the `type`",
    },
};
const layerRules = [layerUnreadable, layerBlock, layerConflict];

;// CONCATENATED MODULE: ./.build/action/shared/validate/media-type.js
/** A type and a subtype (RFC 6838, 4.2), each of which may be `*`, and parameters (RFC 9110, 5.6.6). */
const media_type_NAME = String.raw `[A-Za-z\d][\w!#$&^.+-]{0,126}`;
const TOKEN = String.raw `[\w!#$%&'*+.^\x60|~-]+`;
const MEDIA_TYPE = new RegExp(String.raw `^(?:\*/\*|${media_type_NAME}/(?:\*|${media_type_NAME}))(?:[ \t]*;[ \t]*${TOKEN}=(?:${TOKEN}|"[^"]*"))*$`);
/** What people write for a media type, by name or file extension. */
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
/** True for `image/png`, `text/plain; charset=utf-8`, and the ranges `image/*` and `*` + `/*`. */
function isMediaType(text) {
    return MEDIA_TYPE.test(text);
}
/** True for the media type of images, and of all of them. */
function isImageType(text) {
    return isMediaType(text) && text.toLowerCase().startsWith("image/");
}
/** The media type that is meant by what is none: `image/png` for `png`, `.png` or ` image/png`. Undefined where none is clear. */
function meantMediaType(text) {
    const trimmed = text.trim();
    if (isMediaType(trimmed))
        return trimmed;
    return MEANT.get(trimmed.toLowerCase().replace(/^\*?\./, ""));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/media-types.js






const mediaTypes = {
    id: "media-types",
    severity: "warning",
    summary: "Media types that do not fit what the model takes",
    why: "The assistant sends a model what the file says it takes: with a contradiction or a type that is none, images are refused or left out.",
    description: "Finds custom models and overrides with `supportsToolResultImages` where `supportsImages` or `supportsTools` is off, with `image/…` in `supportedInputMediaTypes` where `supportsImages` is off, and items there that are not a media type: `type/subtype` (RFC 6838) with parameters or not, or a range such as `image/*`. A custom model is judged with its override on top; an override alone, by what it says itself.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["png", "application/pdf"] }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "supportedInputMediaTypes": ["image/png", "application/pdf"] }
} } } } }`,
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            for (const model of modelViews(view)) {
                yield* checkToolResults(model);
                yield* checkList(model);
            }
        }
    },
};
function* checkToolResults({ name, setting }) {
    const toolResults = setting("supportsToolResultImages");
    const off = ["supportsImages", "supportsTools"].filter((field) => setting(field).value === false);
    if (toolResults.value !== true || off.length === 0)
        return;
    yield* conflict([
        { ...toolResults, name: "supportsToolResultImages", message: "Images from tool results are on." },
        ...off.map((field) => ({ ...setting(field), name: field, message: "This is off." })),
    ], `${quote("supportsToolResultImages")} of ${name} is true, but ${quoteAll(off, "and")} ${off.length === 1 ? "is" : "are"} false`, { advice: `Set "supportsToolResultImages" to false, or ${quoteAll(off, "and")} to true.` });
}
function* checkList({ name, setting }) {
    const { value, path } = setting("supportedInputMediaTypes");
    const types = (isArray(value) ? value : []).flatMap((type, index) => typeof type === "string" ? [{ type, path: path && [...path, index] }] : []);
    for (const { type, path: place } of types) {
        if (place !== undefined && !isMediaType(type))
            yield noMediaType(place, type);
    }
    const images = types.filter(({ type }) => isImageType(type));
    const supportsImages = setting("supportsImages");
    const [first] = images;
    if (first === undefined || supportsImages.value !== false)
        return;
    yield* conflict([
        { value: first.type, path: first.path, name: "supportedInputMediaTypes", message: "An image type is listed." },
        { ...supportsImages, name: "supportsImages", message: "Images are off." },
    ], `"supportedInputMediaTypes" of ${name} lists ${describeTypes(images.map(({ type }) => type))}, but "supportsImages" is false`, { advice: `Set "supportsImages" to true, or remove ${images.length === 1 ? "it" : "them"}.` });
}
function describeTypes([first = "", ...others]) {
    if (others.length === 0)
        return quote(first);
    return `${quote(first)} and ${others.length === 1 ? "another image type" : `${others.length} other image types`}`;
}
function noMediaType(path, text) {
    const meant = meantMediaType(text);
    return {
        place: { path, part: "value" },
        message: text.trim() === "" ? "A media type is blank." : `${quote(text)} is not a media type.`,
        advice: meant === undefined ? 'Write type and subtype, such as "image/png".' : `Write ${quote(meant)}.`,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/no-models-left.js





const noModelsLeft = {
    id: "no-models-left",
    severity: "error",
    summary: "A provider that can offer no model",
    why: "The provider is available, but whoever chooses it finds no model there.",
    description: "Finds providers whose settings leave nothing to offer (specification 2.6): `deny` hides all that `allow` names; `discovery` is `off` and there are no custom models, or `allow` names none of them, or `deny` hides all that are left. Where layers are given, what they leave together counts. With discovery on, a provider may return whatever `allow` names. Leaves alone disabled providers and lists in which something is no model.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "discovery": "off" } } } }',
        right: '{ "providers": { "provider_a": { "models": { "discovery": "auto" } } } }',
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            const models = modelsInForce(view);
            const reason = reasonOf(models);
            if (reason === undefined || !isEnabled(view, context))
                continue;
            yield* conflict(partsOf(reason, models), `The provider ${quote(view.id)} can offer no model: ${reason.because}`, {
                advice: `${reason.mend}; to hide the provider, set "enabled" to false.`,
            });
        }
    },
};
/** Why nothing is left of a provider's models; undefined where something is or may be. */
function reasonOf({ allow, deny, custom, isDiscovering }) {
    if (!allow.isClear || !deny.isClear || !custom.isClear)
        return undefined;
    const [allowed, denied] = [allow, deny].map(({ models }) => new Set(models.map(({ id }) => id)));
    const isHidden = ({ id }) => denied?.has(id) === true;
    const isLimited = allow.models.length > 0;
    if (isLimited && allow.models.every(isHidden))
        return REASONS.allAllowedDenied;
    if (isDiscovering)
        return undefined;
    if (custom.models.length === 0)
        return REASONS.nothingDeclared;
    const named = custom.models.filter(({ id }) => !isLimited || allowed?.has(id));
    if (named.length === 0)
        return REASONS.nothingDeclaredAllowed;
    return named.every(isHidden) ? REASONS.allDeclaredDenied : undefined;
}
const REASONS = {
    allAllowedDenied: {
        because: '"deny" hides all that "allow" names',
        mend: 'Take a model out of "deny", or allow another one',
        parts: ["allow", "deny"],
    },
    nothingDeclared: {
        because: "discovery is off, and there are no custom models",
        mend: 'Declare models under "custom", or set "discovery" to "auto"',
        parts: ["discovery", "custom"],
    },
    nothingDeclaredAllowed: {
        because: 'discovery is off, and "allow" names no custom model',
        mend: 'Allow a custom model, or set "discovery" to "auto"',
        parts: ["allow", "discovery", "custom"],
    },
    allDeclaredDenied: {
        because: 'discovery is off, and "deny" hides every custom model that may be offered',
        mend: 'Take a custom model out of "deny", or set "discovery" to "auto"',
        parts: ["deny", "discovery", "custom", "allow"],
    },
};
const MESSAGES = {
    allow: "This is all that is allowed.",
    deny: "This is denied.",
    custom: "This is all that is declared.",
    discovery: "Discovery is off.",
};
/** The settings that make it so. An empty `allow` is none of them: it limits nothing. */
function partsOf({ parts }, models) {
    return parts
        .filter((name) => name !== "allow" || models.allow.models.length > 0)
        .map((name) => ({ ...models[name], name, message: MESSAGES[name] }));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/operation-path.js



const OPERATIONS = ["completions", "messages", "responses", "embeddings", "converse", "converse-stream"];
const operationPath = {
    id: "operation-path",
    severity: "warning",
    summary: "A base URL that goes on into an operation, or says the version twice",
    why: "The client appends the version's operations to the base URL, so that what stands there already comes twice and is answered with 404.",
    description: "Finds URLs whose path ends in an operation (`/chat/completions`, `/messages`, `/responses`, `/embeddings`, `/converse`, `/models/…:generateContent` and their like; `/models` only after a version, for it may be a gateway's own path) or in the version twice (`/v1/v1`). Case and a slash at the end do not matter. A URL that another layer takes the place of is left alone.",
    fix: "Strips it; safe but for an operation of one word without a version before it, which may be a gateway's own path.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1/messages" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    *check(context) {
        const isVersion = versionsIn(context.vocabulary);
        for (const url of documentUrls(context)) {
            const http = url.isInForce ? readHttpUrl(url.text) : undefined;
            const segments = http && pathSegments(url.text, http);
            if (http === undefined || segments === undefined)
                continue;
            const { kept, operation, isCertain } = stripPath(segments, isVersion);
            if (kept.length === segments.length)
                continue;
            const start = kept.at(-1)?.end ?? http.path.start;
            const { end } = http.path;
            yield {
                place: { path: url.path, part: "value" },
                message: operation === undefined
                    ? `${nameOfUrl(url)} says the version twice.`
                    : `${nameOfUrl(url)} goes on into the operation ${quote(operation)}.`,
                advice: `Remove ${quote(url.text.slice(start, end))} at the end of its path.`,
                fix: {
                    title: "Strip it.",
                    safe: isCertain,
                    steps: [{ kind: "edit-string", path: url.path, start, end, text: "" }],
                },
            };
        }
    },
};
/** A path without the operations and the repeated version at its end. */
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
/** How many segments before `end` are an operation. */
function operationLength(segments, end, isVersion) {
    const [third, second, last] = [3, 2, 1].map((back) => segments[end - back]?.text.toLowerCase());
    if (last === undefined)
        return 0;
    if (/:(?:stream)?generatecontent$/.test(last))
        return second === "models" ? 2 : 1;
    if (last === "completions" && second === "chat")
        return 2;
    if (last === "models")
        return isVersion(segments[end - 2]) ? 1 : 0;
    if (!OPERATIONS.includes(last))
        return 0;
    return last.startsWith("converse") && third === "model" ? 3 : 1;
}
/** The versions that a vocabulary names, and what looks like one. */
function versionsIn({ providers }) {
    const named = new Set(Object.values(providers).map(({ versionSegment }) => versionSegment?.toLowerCase()));
    return (segment) => segment !== undefined &&
        (/^v\d+(?:(?:alpha|beta)\d*)?$/i.test(segment.text) || named.has(segment.text.toLowerCase()));
}
function isSame(one, other) {
    return one?.text.toLowerCase() === other?.text.toLowerCase();
}
function textOf(segments) {
    return segments.map(({ text }) => `/${text}`).join("");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/private-host.js
/** Names that no public DNS has (RFC 6761, RFC 6762 and its appendix G, RFC 8375, ICANN's `.internal`, Kubernetes' `.svc`). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal|intranet|private|corp|home|lan|home\.arpa|svc)$/;
/**
 * True for a host that only the same machine or a private network reaches: loopback, private and link-local addresses,
 * names of one label, and names that no public DNS has. `hostname` is as `HttpUrl` has it.
 */
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
/** RFC 1122 (this host, loopback), RFC 1918, RFC 6598 (shared address space) and RFC 3927 (link-local). */
function isPrivateAddress([first = 0, second = 0]) {
    if ([0, 10, 127].includes(first))
        return true;
    if (first === 172)
        return second >= 16 && second < 32;
    if (first === 100)
        return second >= 64 && second < 128;
    return (first === 192 && second === 168) || (first === 169 && second === 254);
}
/** Of two groups of an IPv6 address. */
function octetsOf(...groups) {
    return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/plain-http.js



const plainHttp = {
    id: "plain-http",
    severity: "warning",
    summary: "A URL that is called without encryption",
    why: "Everybody on the way to the host can read and change what is sent, the credential with it.",
    description: "Finds `http://` to a host that is neither this machine nor in a private network. Left alone are loopback, private and link-local addresses, host names of one label, and names under `localhost`, `local`, `internal`, `intranet`, `private`, `corp`, `home`, `home.arpa`, `lan`, `svc` and `test`, which no public DNS has, and a URL that another layer takes the place of.",
    fix: 'Writes "https" in its place; not safe, for the server may not speak it. None where the URL names port 80.',
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "http://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    *check(context) {
        for (const url of documentUrls(context)) {
            const http = url.isInForce ? readHttpUrl(url.text) : undefined;
            if (http?.scheme !== "http" || isPrivateHost(http.hostname))
                continue;
            const isAtPort80 = http.hasPort && http.port === 80;
            yield {
                place: { path: url.path, part: "value" },
                message: `${nameOfUrl(url)} is called without encryption, and its host is not in a private network.`,
                advice: isAtPort80
                    ? 'Write "https", and the port at which the server speaks it, or none: port 80 is that of "http".'
                    : 'Write "https", if the server speaks it.',
                ...(isAtPort80 ? {} : { fix: writeHttps(url.path, http) }),
            };
        }
    },
};
function writeHttps(path, { scheme }) {
    return {
        title: 'Write "https".',
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: scheme.length, text: "https" }],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/policy-rules.js
/** What is wrong with a policy file; `policy-findings.ts` and the policy's schema find it. */
const policyFile = {
    id: "policy-file",
    severity: "error",
    summary: "A mistake in the policy file",
    why: "A policy with a mistake is not applied, not even in part, so that nothing of what it says holds.",
    description: "Finds whatever is wrong in a policy file (`.provider-steward.json`): broken syntax, keys, rules and severities that there are not, values of the wrong type, and hosts, globs, pointers and paths that cannot lead anywhere. `docs/policy.md` describes the file. No policy changes this rule.",
    examples: {
        wrong: '{ "rules": { "version-segmnt": "off" } }',
        right: '{ "rules": { "version-segment": "off" } }',
    },
};
const policyRules = [policyFile];

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/reserved-header.js



const CREDENTIAL_HEADERS = ["authorization", "x-api-key"];
/** Headers that belong to the connection or to the body, which the client alone knows (RFC 9110, RFC 9112). */
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
    "proxy-authorization",
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
    why: "The client sets this header on every request; a second one is dropped, breaks the request, or puts a credential into a shared file.",
    description: "Finds `Authorization`, `x-api-key`, a provider's version header and the headers of the transport (`Host`, `Content-Type`, `Content-Length`, `Accept`, `Connection` and their like) in `customHeaders`, in any case (specification 2.3). If such a header held a live credential, revoke it: a file's history keeps it.",
    fix: "Removes the header.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "Content-Type": "application/json" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    refusesValue: true,
    *check(context) {
        for (const view of providerEntries(context)) {
            for (const { path, name } of headersOf(view)) {
                const reason = reservedReason(name, context.vocabulary);
                if (reason === undefined)
                    continue;
                yield {
                    place: { path, part: "key" },
                    message: `The header ${quoteHeader(name)} ${reason}.`,
                    advice: adviceFor(name),
                    fix: { title: "Remove the header.", safe: true, steps: [{ kind: "remove", path }] },
                };
            }
        }
    },
};
/** A value that was pasted behind the name (`Authorization: …`) is out, whoever empties the header. */
function adviceFor(header) {
    const { name, value } = readHeaderLine(header);
    const isCredential = [...CREDENTIAL_HEADERS, "proxy-authorization"].includes(name.toLowerCase());
    return value !== "" && isCredential ? "Remove it, and revoke the credential that it holds." : "Remove it.";
}
/** Why a header of this name is reserved, as the end of a sentence; undefined where it is not. */
function reservedReason(name, { providers }) {
    const lower = readHeaderLine(name).name.toLowerCase();
    if (CREDENTIAL_HEADERS.includes(lower))
        return "carries the credential, which is never stored in this file";
    if (TRANSPORT_HEADERS.includes(lower))
        return "is set by the transport";
    const isVersion = Object.values(providers).some(({ versionHeader }) => versionHeader?.toLowerCase() === lower);
    return isVersion ? "states the provider's API version, which the client sets" : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/schema-reference.js


/** What the schema is called where it is served and kept: `provider-config/v1.json`, `provider-config.schema.json`. */
const schema_reference_NAME = /^(?:.*\/)?provider-?config(?:uration)?s?(?:\/v\d+)?(?:\.schema)?\.json$/i;
/** Where the schema is put that `provider-steward schema` prints, unless the policy has another place. */
const DEFAULT_REFERENCE = "./provider-config.schema.json";
const schemaReference = {
    id: "schema-reference",
    severity: "notice",
    summary: "No reference to the schema of provider configurations",
    why: "With the schema named in the file, editors complete keys, explain them and mark mistakes while one types.",
    description: "Finds files without `$schema`, and those whose `$schema` does not name a schema of this kind: one called `provider-config.schema.json`, one that the Worker serves at `/schemas/provider-config/v1.json`, or the one that the policy names in `schema`. What `$schema` names is not fetched. `provider-steward schema` prints the schema.",
    fix: "Adds `$schema` with what the policy names in `schema`, or else `./provider-config.schema.json`; another `$schema` is replaced only where unsafe fixes are asked for.",
    examples: {
        wrong: '{ "providers": {} }',
        right: '{ "$schema": "./provider-config.schema.json", "providers": {} }',
    },
    *check({ document, policy }) {
        if (!isObject(document))
            return;
        const reference = policy.schema ?? DEFAULT_REFERENCE;
        const found = ownValue(document, "$schema");
        if (found === undefined)
            yield missing(reference);
        else if (typeof found === "string" && found !== policy.schema && !isOfThisKind(found)) {
            yield another(found, reference);
        }
    },
};
function missing(reference) {
    return {
        place: { path: [], part: "key" },
        message: 'The file names no schema in "$schema".',
        advice: `Add "$schema": ${quote(reference)} as its first key, or where you keep the schema.`,
        fix: {
            title: 'Add "$schema".',
            safe: true,
            steps: [{ kind: "add-property", path: [], key: "$schema", value: reference }],
        },
    };
}
function another(found, reference) {
    return {
        place: { path: ["$schema"], part: "value" },
        message: 'What "$schema" names is not known as a schema of provider configurations.',
        advice: `Name the schema of provider configurations, such as ${quote(reference)}.`,
        fix: {
            title: 'Name the schema of provider configurations in "$schema".',
            safe: false,
            steps: [{ kind: "edit-string", path: ["$schema"], start: 0, end: found.length, text: reference }],
        },
    };
}
/** By the last two names of the path; what stands before may be as long as it likes. */
function isOfThisKind(reference) {
    const [path = ""] = reference.split(/[?#]/, 1);
    return schema_reference_NAME.test(path.split("/").slice(-2).join("/"));
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/schema-rules.js
/** What the schema refuses, by the kind of mistake. `schema-errors.ts` says which is which. */
const unknownKey = {
    id: "unknown-key",
    severity: "error",
    summary: "A key that the format does not have",
    why: "The assistant refuses a file with a key that it does not know, or ignores what the key sets.",
    description: "Finds keys that the specification does not list for their object. The maps with free names (`customHeaders`, `models.overrides`, `providers.custom`) take any. A key that is likely misspelt is named with the one that was meant; a key that is known one level deeper, with the object it belongs in.",
    fix: "Renames the key where one key alone can be meant; safe where it differs only in case, `-` and `_`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseURL": "https://gateway.example.com/v1" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
};
const unknownProvider = {
    id: "unknown-provider",
    severity: "error",
    summary: "A provider id that is not built in",
    why: 'Beside the built-in ids only "default" and "custom" have a place here, so the assistant does not know what to do with this entry.',
    description: "Finds keys of `providers` that are neither a built-in provider's id nor `default` nor `custom`. A provider of your own goes under `providers.custom`, where its id is yours to choose.",
    examples: {
        wrong: '{ "providers": { "provider_aa": { "enabled": true } } }',
        right: '{ "providers": { "provider_a": { "enabled": true } } }',
    },
};
const schema_rules_missingKey = {
    id: "missing-key",
    severity: "error",
    summary: "A required key is missing",
    why: "The object cannot be used without it, so the assistant refuses the file.",
    description: "Finds objects without a key that they need: `type` of a custom provider, the required metadata of a custom model, and each protocol in the `endpoints` of a custom provider. All that one object lacks is one diagnostic; a key that is there but misspelt is left to `unknown-key`.",
    examples: {
        wrong: '{ "providers": { "custom": { "gateway": { "baseUrl": "https://gateway.example.com/v1" } } } }',
        right: '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "baseUrl": "https://gateway.example.com/v1" } } } }',
    },
};
const wrongType = {
    id: "wrong-type",
    severity: "error",
    summary: "A value of the wrong type",
    why: "The assistant cannot read a value of another type and refuses the file.",
    description: "Finds values that are not of the type that the specification gives, such as a number written as text.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "enabled": "false" } } }',
        right: '{ "providers": { "provider_a": { "enabled": false } } }',
    },
};
const unknownValue = {
    id: "unknown-value",
    severity: "error",
    summary: "A value that is not one of those allowed",
    why: "The assistant knows only the values that the format lists.",
    description: "Finds values of `protocol`, `discovery` and a custom provider's `type` that the format does not list. A value that is likely misspelt is answered with the one that was meant.",
    examples: {
        wrong: '{ "providers": { "provider_c": { "protocol": "provider-b-chatt" } } }',
        right: '{ "providers": { "provider_c": { "protocol": "provider-b-chat" } } }',
    },
};
const outOfRange = {
    id: "out-of-range",
    severity: "error",
    summary: "A number or a text outside its bounds",
    why: "The assistant refuses a value outside the bounds of the format.",
    description: "Finds token counts below 1 or above 9007199254740991, the largest integer that JSON numbers keep exactly, and an empty `id` or `name` of a custom model.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 0 } } } } } }',
        right: '{ "providers": { "provider_a": { "models": { "overrides": { "example-large": { "maxOutputTokens": 8000 } } } } } }',
    },
};
const schemaRules = [
    unknownKey,
    unknownProvider,
    schema_rules_missingKey,
    wrongType,
    unknownValue,
    outOfRange,
];

;// CONCATENATED MODULE: ./.build/action/shared/validate/random-word.js

const RANDOM_WORD_MIN_CHARACTERS = 20;
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
/** Of letters in one case: words, too, may have a number at their end. */
const ONE_CASE_MIN_BITS_PER_CHARACTER = 3;
const ONE_CASE_MIN_NUMBERS = 4;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;
/** Base64 with a `/` looks like a path, which has fewer different characters. */
const BASE64_KEY_MIN_CHARACTERS = 40;
const BASE64_KEY_MIN_BITS_PER_CHARACTER = 4.4;
/** Ids that look random and are none of anybody's secrets. */
const PUBLIC_IDS = [
    // A UUID without its dashes, told by its version and variant.
    /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i,
    // A ULID.
    /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i,
];
/** `org-…` and its like: who asks, not how they prove it. */
const PUBLIC_PREFIX = /^(?:org|proj|project|team|workspace|wrkspc|user|acct|cus)[-_]/i;
/** A commit's id. */
const COMMIT_ID = /^[\da-f]{40}$/i;
/**
 * True for a long run of letters and digits mixed as by chance. Not for ids that are public, such as UUIDs, which mostly
 * name tenants, and not for words, host names and paths, whose parts are short or of one kind of letter.
 */
function looksRandom(word) {
    if (PUBLIC_PREFIX.test(word) || COMMIT_ID.test(word))
        return false;
    return isRandomBase64(word) || word.split(/[-._~/:@,;=&?+]+/).some(isRandomPart);
}
function isRandomBase64(word) {
    if (word.length < BASE64_KEY_MIN_CHARACTERS || !/^[A-Za-z\d+/]+={0,2}$/.test(word))
        return false;
    return hasBothCases(word) && isMixed(word) && bitsPerCharacter(word) >= BASE64_KEY_MIN_BITS_PER_CHARACTER;
}
function isRandomPart(part) {
    if (PUBLIC_IDS.some((id) => id.test(part)) || !isMixed(part))
        return false;
    if (/^[\da-f]+$/i.test(part))
        return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS;
    if (part.length < RANDOM_WORD_MIN_CHARACTERS)
        return false;
    if (hasBothCases(part))
        return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
    const numbers = part.match(/\d+/g)?.length ?? 0;
    return numbers >= ONE_CASE_MIN_NUMBERS && bitsPerCharacter(part) >= ONE_CASE_MIN_BITS_PER_CHARACTER;
}
function hasBothCases(text) {
    return /[a-z]/.test(text) && /[A-Z]/.test(text);
}
/** Shannon's entropy of a text's characters. */
function bitsPerCharacter(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/credential-likeness.js



/** How a header's value looks like a credential, or holds what does; undefined where it does not. */
function credentialLikeness(value) {
    const text = value.trim();
    if (hasTokenShape(text) || hasAuthenticationScheme(text) || holdsUrlWithSecret(text))
        return "certain";
    return namedLikeness(text) ?? (text.split(/[\s"',;]+/).some(looksRandom) ? "likely" : undefined);
}
/** How a value is a credential because its name says so; undefined where it cannot be one. */
function likenessByName(name, value) {
    if (!namesCredential(name) || isNone(value))
        return undefined;
    return isPlainWord(value) ? "likely" : "certain";
}
/** True for an empty value, a placeholder, a switch and a small number. */
function isNone(value) {
    const text = value.trim();
    return /^(?:true|false|yes|no|on|off|none|null|\d{1,7}|\d+\.\d+|)$/i.test(text) || isPlaceholder(text);
}
/** `blue`, `eu-west-1`: more likely a name that something was given than a credential. */
function isPlainWord(value) {
    return /^(?:[a-z]{1,8}|[a-z]{2}-[a-z]{1,9}-\d)$/i.test(value.trim()) && !namesCredential(value);
}
/** Before a word that no language has; `Bearer` before any. */
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
/** True for `user:password` in base64. */
function isUserAndPassword(word) {
    const isBase64 = /^[A-Za-z\d+/]+={0,2}$/.test(word) && word.replace(/=+$/, "").length % 4 !== 1;
    return isBase64 && /^[\x20-\x7e]*:[\x20-\x7e]*$/.test(atob(word.replace(/=+$/, "")));
}
function holdsUrlWithSecret(text) {
    // The bound keeps the search linear.
    for (const [url] of text.matchAll(/[a-z][a-z\d+.-]{1,15}:\/\/[^\s"'<>]+/gi)) {
        const { strips, hasHiddenPassword } = findUrlSecrets(url);
        if (strips.length > 0 || hasHiddenPassword)
            return true;
    }
    return false;
}
/** Of the pairs in a text, `name=value`, `name: value` or `"name":"value"`, the one that is most like a credential. */
function namedLikeness(text) {
    let found;
    // The bounds keep the search linear.
    const pairs = /([A-Za-z][\w.-]{1,63})["']?\s{0,4}[:=]\s{0,4}["']?([^\s"',;&]+)/g;
    for (const [, name = "", value = ""] of withoutPlaceholders(text).matchAll(pairs)) {
        const likeness = likenessByName(name, value);
        if (likeness === "certain")
            return likeness;
        found ??= likeness;
    }
    return found;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/losing-values.js


/**
 * What a check finds in a document, and in the values that lost to another one of the same key. They are not in the
 * document, but in the file for everybody to read. There they have a place and no fix: `duplicate-key` removes them.
 */
function* checkAllValues(context, check) {
    yield* check(context);
    for (const { path, properties } of context.duplicateKeys) {
        for (const { key, node } of properties.slice(0, -1)) {
            const document = documentOf(path, node.value);
            for (const { fix: _, ...finding } of check({ ...context, document, merged: document })) {
                const below = finding.place.path.slice(path.length);
                const part = "part" in finding.place ? finding.place.part : "value";
                const span = below.length === 0 && part === "key" ? key : findSpan(node, below, part);
                yield { ...finding, place: { path: [...path, ...below], span: { start: span.start, end: span.end } } };
            }
        }
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-header.js






const secretInHeader = {
    id: "secret-in-header",
    severity: "error",
    summary: "A custom header that looks like a credential",
    why: "The file is shared and versioned: whoever reads it, now or in its history, can use the credential.",
    description: "Finds custom headers whose name says that they hold a credential (`X-Auth-Token`, `Api-Key`, `Cookie`) or whose value looks like one or holds one: the shape of a known kind of key, `Bearer` and the like before it, a URL with a password, `api_key=…`, or a long run of random letters and digits. Looks also at values pasted into a name (`X-Auth-Token: …`), at entries whose id nobody knows, and at a value that another one of the same key hides. Leaves alone switches, small numbers, placeholders such as `${GATEWAY_TOKEN}`, and ids such as UUIDs, which mostly name tenants. The value is never repeated. Headers that may not be there at all are left to `reserved-header`.",
    fix: "Removes the header; where its value only looks random, or is a short word under the name of a credential, this is not counted as safe.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Token": "correct horse" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Route": "research" } } } }',
    },
    refusesValue: true,
    check: (context) => checkAllValues(context, findSecrets),
};
function* findSecrets(context) {
    for (const view of allEntries(context)) {
        for (const { path, name, value } of headersOf(view)) {
            const found = judge(name, value);
            if (found === undefined)
                continue;
            yield {
                place: { path, part: found.part },
                message: found.message,
                advice: "Remove the header, revoke the credential, and keep the new one where the assistant keeps credentials.",
                fix: {
                    title: "Remove the header.",
                    safe: found.likeness === "certain" || found.part === "key",
                    steps: [{ kind: "remove", path }],
                },
            };
        }
    }
}
/** Looks at a header's value, and at what may have been pasted behind its name. */
function judge(name, value) {
    const line = readHeaderLine(name);
    // What only blanks part may be one name, written as words.
    const isLine = /[:=]/.test(name);
    const text = value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
    const values = [
        { part: "value", text, holder: `value of the header ${quoteHeader(name)}` },
        { part: "key", text: line.value, holder: `name of the header ${quoteHeader(name)}` },
    ];
    for (const { part, text: held, holder } of values) {
        const byName = likenessByName(line.name, held) ?? (isLine ? undefined : likenessByName(name, text));
        const byValue = isPlaceholder(held) ? undefined : credentialLikeness(held);
        if (byName === undefined && byValue === undefined)
            continue;
        const message = byName === undefined
            ? `The ${holder} looks like a credential.`
            : `The header ${quoteHeader(name)} is named like a credential.`;
        return { part, likeness: byValue === "certain" ? byValue : (byName ?? "likely"), message };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/secret-in-url.js






/** More names of parameters help nobody. */
const NAMED_PARAMETERS_MAX = 3;
const secretInUrl = {
    id: "secret-in-url",
    severity: "error",
    summary: "A URL that holds a credential",
    why: "The file is shared and versioned, and URLs end up in logs: whoever reads one of them can use the credential.",
    description: "Finds user names and passwords before a host, parameters of a query, fragment or path that are named like a credential (`key`, `token`, `api_key`, `sig`, `code` and their like) or whose value has the shape of one, and such shapes anywhere else in a URL. It looks at every `baseUrl`, `endpoint` and `endpoints`, also at what is no right URL, at an entry whose id nobody knows, at a value that another one of the same key hides, and at a `$schema` that is a URL. Leaves alone placeholders such as `${GATEWAY_KEY}`. The value is never repeated.",
    fix: "Strips the user name and password and the parameters; a token in a path stays, for nobody can tell what the path is without it.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1?api_key=correct-horse" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
    },
    check: (context) => checkAllValues(context, secret_in_url_findSecrets),
};
function* secret_in_url_findSecrets(context) {
    for (const { path, text, name } of textsToCheck(context)) {
        const secrets = findUrlSecrets(text);
        const held = describeSecrets(secrets);
        if (held === "")
            continue;
        const strip = { title: "Strip the credential.", safe: true, steps: stepsOf(path, secrets) };
        yield {
            place: { path, part: "value" },
            message: `${name()} holds a credential, or what looks like one: ${held}.`,
            advice: "Strip it, revoke the credential, and keep the new one where the assistant keeps credentials.",
            ...(secrets.hasToken || secrets.hasHiddenPassword ? {} : { fix: strip }),
        };
    }
}
function stepsOf(path, { strips }) {
    return strips.map(({ start, end }) => ({ kind: "edit-string", path, start, end, text: "" }));
}
function* textsToCheck(context) {
    for (const url of documentUrls(context, allEntries(context)))
        yield { path: url.path, text: url.text, name: () => nameOfUrl(url) };
    const schema = isObject(context.document) ? textAt(context.document, "$schema") : undefined;
    if (schema !== undefined && /^\s*https?:/i.test(schema))
        yield { path: ["$schema"], text: schema, name: () => 'The URL in "$schema"' };
}
/** What kinds of secrets there are, without their values; "" where there are none. */
function describeSecrets({ userinfo, parameters, hasToken, hasHiddenPassword }) {
    const names = [...new Set(parameters.filter((name) => name !== ""))].map(quote);
    const named = names.slice(0, NAMED_PARAMETERS_MAX).join(", ");
    const others = names.length > NAMED_PARAMETERS_MAX ? " and others" : "";
    return [
        ...(userinfo.length === 0 ? [] : ["a user name or password before the host"]),
        ...(named === "" ? [] : [`the parameter${names.length === 1 ? "" : "s"} ${named}${others}`]),
        ...(parameters.includes("") ? ["a parameter without a name"] : []),
        ...(hasToken ? ["what has the shape of a token"] : []),
        ...(hasHiddenPassword ? ['a password with a "/", "?" or "#" in it'] : []),
    ].join(", ");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/token-limits.js




const tokenLimits = {
    id: "token-limits",
    severity: "error",
    summary: "A token limit above the model's context length",
    why: "The context holds what goes in and what comes out, so that requests up to such a limit are refused by the provider.",
    description: "Finds custom models and overrides whose `maxInputTokens` or `maxOutputTokens` is above their `maxContextLength`; where only the two together are, it is a notice, for some providers count them apart. A custom model is judged with its override on top, since that is what counts.",
    examples: {
        wrong: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 100000, "maxOutputTokens": 200000 }
} } } } }`,
        right: `{ "providers": { "provider_a": { "models": { "overrides": {
  "example-large": { "maxContextLength": 200000, "maxOutputTokens": 100000 }
} } } } }`,
    },
    *check(context) {
        for (const view of providerEntries(context)) {
            for (const model of modelViews(view))
                yield* checkModel(model);
        }
    },
};
function* checkModel(model) {
    const context = token_limits_tokenCount(model, "maxContextLength", "This is the context length.");
    if (context === undefined)
        return;
    const limits = ["maxOutputTokens", "maxInputTokens"]
        .map((field) => token_limits_tokenCount(model, field, "This is the other limit."))
        .filter((limit) => limit !== undefined);
    const above = limits.filter(({ tokens }) => tokens > context.tokens);
    for (const limit of above) {
        yield* conflict([{ ...limit, message: "This is the limit." }, context], `"${limit.name}" of ${model.name} is ${limit.tokens}, more than its "maxContextLength" of ${context.tokens}`, { advice: `Lower "${limit.name}", or raise "maxContextLength".` });
    }
    const sum = limits.reduce((total, { tokens }) => total + tokens, 0);
    if (above.length > 0 || sum <= context.tokens)
        return;
    yield* conflict([...limits, context], `"maxInputTokens" and "maxOutputTokens" of ${model.name} come to more than its "maxContextLength" of ${context.tokens}`, { severity: "notice", advice: "Lower one of them, unless the provider counts them apart." });
}
/** Undefined where the field states no number of tokens that can be. */
function token_limits_tokenCount({ setting }, name, message) {
    const stated = setting(name);
    const { value } = stated;
    const isCount = typeof value === "number" && Number.isInteger(value) && value > 0 && value <= TOKENS_MAX;
    return isCount ? { ...stated, name, message, tokens: value } : undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/unknown-model.js






const unknownModel = {
    id: "unknown-model",
    severity: "notice",
    summary: "A model id that no known model has",
    why: "An id must match a model's exactly; one that matches none allows, hides or changes nothing, without a word.",
    description: "Finds ids in `allow`, `deny` and `overrides` that no known model has: no custom model of the provider, with the other layers merged in where they are given, and none of the policy's model catalogue. It is a warning where discovery is off or the catalogue has the provider; else discovery may return the model. Where nothing at all is known of a provider's models, it finds only ids that cannot be right: patterns (`*` is literal here), ids with blanks around them, and blank ones.",
    fix: "In `allow` and `deny`, writes the one known id that is near, or removes the blanks; never safe, for the id may be right.",
    examples: {
        wrong: `{ "providers": { "provider_c": { "models": {
  "deny": ["lokal-small"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
        right: `{ "providers": { "provider_c": { "models": {
  "deny": ["local-small"],
  "custom": [
    { "id": "local-small", "name": "Local Small", "maxContextLength": 8192,
      "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false }
  ]
} } } }`,
    },
    *check(context) {
        const budget = { letterPairs: MODEL_GUESS_MAX_LETTER_PAIRS };
        for (const view of providerEntries(context))
            yield* unknown_model_checkEntry(view, knownOf(view, context.policy, budget));
    },
};
function knownOf(view, { modelCatalog = {} }, budget) {
    const catalog = Object.hasOwn(modelCatalog, view.id) ? modelCatalog[view.id] : undefined;
    const inForce = modelsInForce(view);
    const ids = new Set([...inForce.custom.models.map(({ id }) => id), ...(catalog ?? [])]);
    const isInCatalog = catalog !== undefined;
    return {
        inForce,
        ids,
        guess: createGuess(ids, budget),
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
/** The ids that the file itself names, but for lists that another layer's take the place of. */
function* namedModels({ path, entry }, inForce) {
    const models = objectAt(entry, "models") ?? {};
    const listed = new Map();
    for (const { text } of [...textsAt(models, "allow"), ...textsAt(models, "deny")]) {
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
    for (const id of Object.keys(objectAt(models, "overrides") ?? {})) {
        const place = { path: [...path, "models", "overrides", id], part: "key" };
        yield { id, key: "overrides", place, listed: undefined };
    }
}
const ADVICE_FOR_PATTERNS = {
    allow: 'Name each model by its id, or leave "allow" out to offer all of them.',
    deny: 'Name each model by its id, or set "enabled" to false to hide the provider.',
    overrides: "Give each model an override of its own.",
};
/** What is wrong with an id that no model can have; undefined where one may. */
function impossibleId(named) {
    const { id, key, place } = named;
    const trimmed = id.trim();
    if (trimmed === "") {
        return { place, message: `A model id in ${quote(key)} is blank.`, advice: "Write the id of a model in its place." };
    }
    const literal = ["*", "?"].filter((character) => id.includes(character));
    if (literal.length > 0) {
        return {
            place,
            message: `The model id ${quote(id)} is no pattern: ${quoteAll(literal, "and")} ${literal.length === 1 ? "is" : "are"} literal here.`,
            advice: ADVICE_FOR_PATTERNS[key],
        };
    }
    if (trimmed === id)
        return undefined;
    return {
        place,
        message: `The model id ${quote(id)} has blanks before or after it.`,
        advice: "Remove the blanks.",
        ...rewrite(named, trimmed, "Remove the blanks.", blanksOf(id)),
    };
}
function blanksOf(id) {
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
    const isOnly = nearest !== undefined && others.length === 0;
    return {
        place,
        severity: known.severity,
        message: `No known model of ${quote(view.id)} has the id ${quote(id)}${isDiscovering ? "" : ", and discovery is off"}${elsewhere}.`,
        advice: unknown_model_adviceFor(meant, known),
        ...(isOnly
            ? rewrite(named, nearest, `Write ${quote(nearest)}.`, [{ start: 0, end: id.length, text: nearest }])
            : {}),
    };
}
function unknown_model_adviceFor(meant, { isInCatalog, inForce }) {
    if (meant.length > 0)
        return `Did you mean ${quoteAll(meant, "or")}?`;
    if (isInCatalog)
        return "Correct it, or add it to the policy's model catalogue.";
    if (!inForce.isDiscovering)
        return 'Declare the model under "custom", or remove its id.';
    return 'See that discovery returns the model, or declare it under "custom".';
}
/** A fix that makes an id another one, unless it cannot be changed, or one of the two would stand somewhere else as well. */
function rewrite({ id, place, listed }, meant, title, parts) {
    if (listed?.get(id) !== 1 || listed.has(meant))
        return {};
    listed.set(meant, 1);
    return {
        fix: { title, safe: false, steps: parts.map((part) => ({ kind: "edit-string", path: place.path, ...part })) },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/unsafe-key.js


const unsafeKey = {
    id: "unsafe-key",
    severity: "error",
    summary: "The key __proto__",
    why: "In JavaScript this key names an object's prototype: a program that copies the file key by key may be made to do what it should not.",
    description: "Finds the key `__proto__` at any depth, also where keys are free names. As the id of a custom provider it is left to `custom-id`.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
        right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
    },
    *check({ unsafeKeys }) {
        for (const { path, key } of unsafeKeys) {
            if (isCustomId(path))
                continue;
            yield {
                place: { path, span: key },
                message: `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`,
                advice: "Remove it, or choose another name.",
            };
        }
    },
};
function isCustomId(path) {
    return path.length === 3 && path[0] === "providers" && path[1] === "custom";
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/url-syntax.js






const urlSyntax = {
    id: "url-syntax",
    severity: "error",
    summary: "A URL that cannot be called",
    why: "The client calls nothing but absolute http and https URLs, and fails on anything else when it is first used.",
    description: "Finds every `baseUrl`, `endpoint` and `endpoints` that is not an absolute `http` or `https` URL, or that not every client reads in the same way: blanks and invisible characters anywhere in it, backslashes, too few or too many slashes after the scheme, a host that cannot be one, and placeholders such as `${HOST}`, which nothing fills in. A query or fragment is a warning, for the client appends the operation's path behind it; so are two slashes in a row in the path. An empty text counts as absent.",
    fix: "Removes blanks and invisible characters before and after a URL. Writes a missing scheme before a host; not safe, for it may be the other one.",
    examples: {
        wrong: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "localhost:8000" } } } }',
        right: '{ "providers": { "custom": { "local": { "type": "provider-b-compatible", "endpoint": "http://localhost:8000" } } } }',
    },
    *check(context) {
        for (const url of documentUrls(context)) {
            const found = findTrouble(url.text, url.path);
            if (found === undefined)
                continue;
            const { trouble, ...rest } = found;
            yield { ...rest, place: { path: url.path, part: "value" }, message: `${nameOfUrl(url)} ${trouble}.` };
        }
    },
};
function findTrouble(text, path) {
    const http = readHttpUrl(text);
    if (http !== undefined)
        return (http.path.end === text.length ? undefined : findSuffix(text)) ?? findSlashes(text, http);
    const { start, end } = trimmed(text);
    const inner = text.slice(start, end);
    if (inner === text)
        return missingScheme(text, path) ?? explain(text);
    if (inner !== "" && readHttpUrl(inner) === undefined)
        return explain(inner);
    return {
        trouble: inner === "" ? "is blank" : "has blanks or invisible characters before or after it",
        advice: inner === "" ? "Write the URL, or remove the key." : REMOVE_BLANKS,
        fix: removeAround(path, text.length, { start, end }),
    };
}
/** What a client puts its operations behind. A credential there is left to `secret-in-url`. */
function findSuffix(text) {
    const rest = without(text, findUrlSecrets(text).strips);
    const end = readHttpUrl(rest)?.path.end ?? rest.length;
    if (end === rest.length)
        return undefined;
    const part = rest[end] === "?" ? "query" : "fragment";
    return {
        severity: "warning",
        trouble: `has a ${part}, behind which the client appends the operation's path`,
        advice: `Remove the ${part}; what the server has to be told can stand in the path or in a custom header.`,
    };
}
/** Two slashes in a row, but for those of another URL in the path. */
function findSlashes(text, { path }) {
    if (!/(?<!:)\/\//.test(text.slice(path.start, path.end)))
        return undefined;
    return {
        severity: "warning",
        trouble: "has two slashes in a row in its path, which not every server takes for one",
        advice: "Write one slash there.",
    };
}
/** A text that names a host needs no more than the scheme, which for a local server is mostly "http". */
function missingScheme(text, path) {
    const slashes = text.startsWith("//") ? 2 : 0;
    const http = readHttpUrl(`https://${text.slice(slashes)}`);
    const isHost = http !== undefined && (http.hasPort || /[.\]]|^localhost$/.test(http.hostname));
    if (!isHost)
        return undefined;
    const start = isPrivateHost(http.hostname) ? "http://" : "https://";
    const title = `Write "${start}" at its start.`;
    const fix = {
        title,
        safe: false,
        steps: [{ kind: "edit-string", path, start: 0, end: slashes, text: start }],
    };
    return { trouble: WITHOUT_SCHEME, advice: title, fix };
}
const REMOVE_BLANKS = "Remove the blanks.";
const url_syntax_INVISIBLE = /[\s\p{Cc}\p{Cf}]/u;
/** By steps: an expression for the end would be tried at every blank of a run. */
function trimmed(text) {
    let start = 0;
    while (start < text.length && url_syntax_INVISIBLE.test(text[start] ?? ""))
        start += 1;
    let end = text.length;
    while (end > start && url_syntax_INVISIBLE.test(text[end - 1] ?? ""))
        end -= 1;
    return { start, end };
}
function removeAround(path, length, { start, end }) {
    const removals = [
        { start: 0, end: start },
        { start: end, end: length },
    ].filter((one) => one.end > one.start);
    return {
        title: REMOVE_BLANKS,
        safe: true,
        steps: removals.map((one) => ({ kind: "edit-string", path, ...one, text: "" })),
    };
}
const url_syntax_PLACEHOLDER = {
    trouble: "has a placeholder in it, which nothing fills in",
    advice: "Write the URL as it is to be called.",
};
const WITHOUT_SCHEME = 'does not start with "https://" or "http://"';
const ADVICE = 'Write an absolute URL, such as "https://gateway.example.com/v1".';
/** What is wrong with a text that is no URL. Of it only a scheme is repeated: there a secret can be anywhere. */
function explain(text) {
    if (/[{}<>]/.test(text))
        return url_syntax_PLACEHOLDER;
    if (/^https?:\/\/(?![/\\])/i.test(text))
        return explainRest(text.slice(text.indexOf("/") + 2));
    if (/^https?[:;,/\\]/i.test(text))
        return { trouble: 'has something else than "://" after its scheme', advice: 'Write "://" there.' };
    const [, other] = /^([a-z][a-z\d+.-]*):[/\\]{2}/i.exec(text) ?? [];
    if (other === undefined)
        return { trouble: WITHOUT_SCHEME, advice: ADVICE };
    const nearest = nearestNames(other, ["https", "http"]);
    return {
        trouble: `has the scheme ${quote(other)}, which the client does not speak`,
        advice: nearest.length === 0 ? ADVICE : `Did you mean ${quoteAll(nearest, "or")}?`,
    };
}
/** What is wrong with what comes after "https://". */
function explainRest(rest) {
    if (url_syntax_INVISIBLE.test(rest))
        return { trouble: "has a blank or an invisible character in it", advice: "Remove it." };
    if (rest.includes("\\"))
        return { trouble: "has a backslash in it", advice: 'Write "/" in its place.' };
    if (/^https?:?\/\//i.test(rest))
        return { trouble: "has two schemes", advice: "Remove one of them." };
    const authority = /^[^/?#]*/.exec(rest)?.[0] ?? "";
    const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(.*)$/.exec(authority.slice(authority.lastIndexOf("@") + 1)) ?? [];
    if (host === "")
        return { trouble: "names no host", advice: "Write the host after the scheme." };
    if (/[$%]/.test(host))
        return url_syntax_PLACEHOLDER;
    if (!/^(?::\d*)?$/.test(port) || Number(port.slice(1)) > PORT_MAX)
        return { trouble: "names a port that there is not", advice: `Write a port from 1 to ${PORT_MAX}, or none.` };
    return { trouble: "names a host that there cannot be", advice: 'Write a host such as "gateway.example.com".' };
}
const PORT_MAX = 65_535;

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/version-segment.js




const versionSegment = {
    id: "version-segment",
    severity: "error",
    summary: "A base URL without the version segment that the provider needs",
    why: "The client appends the operation's path to the base URL, so without the segment every request is answered with 404.",
    description: "Finds a `baseUrl` that is a bare host where the provider needs a version segment at the end of the path (specification 2.3): by the provider, or for a custom provider by the provider whose protocol it names in `protocol`, here or in another layer. A path that ends in something else is a warning, for a gateway may add the segment. Of `endpoints` and of models, which mostly have a path of their own, only bare hosts are found, and only for a protocol of the provider's own that the provider or one of its models uses. A URL that another layer takes the place of is left alone. An operation at the end is left to `operation-path`.",
    fix: "Appends the segment to a bare host. On a path it appends the segment, writes it in place of another version or removes what follows it; not safe, for what answers there may want it so.",
    examples: {
        wrong: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com" } } }',
        right: '{ "providers": { "provider_a": { "baseUrl": "https://api.example.com/v1" } } }',
    },
    *check(context) {
        const isVersion = versionsIn(context.vocabulary);
        for (const url of documentUrls(context)) {
            const segment = url.isInForce ? neededSegment(url, context.vocabulary) : undefined;
            const http = segment === undefined ? undefined : readHttpUrl(url.text);
            const segments = http && pathSegments(url.text, http);
            if (segment === undefined || http === undefined || segments === undefined)
                continue;
            // One mistake, one diagnostic: what is said here must still be so once the operation is gone.
            const { kept, isCertain } = stripPath(segments, isVersion);
            const isBareHost = kept.length === 0 && (segments.length === 0 || isCertain);
            if (kept.at(-1)?.text === segment || !(isBareHost || url.field === "baseUrl"))
                continue;
            const { order, ...part } = mendFor(segment, kept, http, isVersion);
            const step = { kind: "edit-string", path: url.path, ...part };
            yield {
                place: { path: url.path, part: "value" },
                severity: isBareHost ? "error" : "warning",
                message: `${nameOfUrl(url)} ${segments.length === 0 ? "is a bare host" : "does not end in the version segment"}; it needs ${quote(`/${segment}`)} at the end of its path.`,
                advice: `${order}${isBareHost ? "" : ", unless what answers there wants it so"}.`,
                ...(kept.length === segments.length ? { fix: { title: `${order}.`, safe: isBareHost, steps: [step] } } : {}),
            };
        }
    },
};
/** The version segment without which a URL certainly answers 404 where it is a bare host. */
function neededSegment({ field, view, protocol }, vocabulary) {
    const { providers, protocols } = vocabulary;
    if (field === "endpoint")
        return undefined;
    if (field === "baseUrl" && view.kind === "built-in")
        return providers[view.id]?.versionSegment;
    const isKnown = protocol !== undefined && Object.hasOwn(protocols, protocol);
    const provider = isKnown ? protocols[protocol]?.provider : undefined;
    // A built-in provider may serve another's protocol at a path of its own.
    if (provider === undefined || (view.kind === "built-in" && provider !== view.id))
        return undefined;
    // Of the other endpoints, nothing says that any model uses them.
    if (field === "endpoints" && !usedProtocols(view, vocabulary).has(protocol))
        return undefined;
    return providers[provider]?.versionSegment;
}
function mendFor(segment, segments, { path }, isVersion) {
    const inner = segments.findLast(({ text }) => text === segment);
    if (inner !== undefined)
        return { order: `Remove what follows "/${segment}"`, start: inner.end, end: path.end, text: "" };
    const last = segments.at(-1);
    if (last !== undefined && (isVersion(last) || /^v\d+[a-z0-9]*$/i.test(last.text)))
        return { ...last, order: `Write "/${segment}" instead of ${quote(`/${last.text}`)}`, text: segment };
    // In the place of all slashes at the end.
    const start = last?.end ?? path.start;
    return { order: `Append "/${segment}" to the path`, start, end: path.end, text: `/${segment}` };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/vocabulary-rules.js
/** What is wrong with a vocabulary file; `vocabulary-findings.ts` and the vocabulary's schema find it. */
const vocabularyFile = {
    id: "vocabulary-file",
    severity: "error",
    summary: "A mistake in the vocabulary file",
    why: "By a vocabulary with a mistake no configuration can be judged, so that none is checked.",
    description: "Finds whatever is wrong in a vocabulary file: broken syntax, keys that there are not, values of the wrong type, names that cannot be used, names of protocols, providers and sections that the file does not have, and version segments and headers that cannot be such. `docs/vocabulary.md` describes the file. No policy changes this rule.",
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
const vocabularyRules = [vocabularyFile];

;// CONCATENATED MODULE: ./.build/action/shared/validate/rules/index.js


























/** The rules that look at a document whose syntax is right. */
const rules = [
    allowDenyOverlap,
    customId,
    deadSetting,
    duplicateKey,
    duplicateModel,
    headerSyntax,
    hostNotAllowed,
    mediaTypes,
    noModelsLeft,
    operationPath,
    plainHttp,
    reservedHeader,
    schemaReference,
    secretInHeader,
    secretInUrl,
    tokenLimits,
    unknownModel,
    unsafeKey,
    urlSyntax,
    versionSegment,
];
/** What every rule says about itself, by id. */
const ruleDescriptions = [
    ...textRules,
    ...schemaRules,
    ...commentRules,
    ...layerRules,
    ...policyRules,
    ...vocabularyRules,
    ...rules,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-key-errors.js






/** Findings about keys that an object should not have, and about those that it lacks. */
function keyFindings(about) {
    const missing = new Set(paramsOf(about, "required", "missingProperty"));
    const unknown = paramsOf(about, "additionalProperties", "additionalProperty").filter((key) => key !== UNSAFE_KEY);
    const taken = new Set(isObject(about.value) ? Object.keys(about.value) : []);
    const findings = unknown.map((key) => {
        const meant = meantKeys(key, missing, about);
        // A misspelt key is one mistake, not two.
        if (meant[0] !== undefined)
            missing.delete(meant[0]);
        return about.path.length === 1 && about.path[0] === "providers"
            ? unknownProviderFinding(key, meant, about.vocabulary)
            : unknownKeyFinding(key, meant, about, taken);
    });
    return missing.size === 0 ? findings : [...findings, missingKeysFinding([...missing], about)];
}
function paramsOf({ errors }, keyword, param) {
    return errors.flatMap((error) => (error.keyword === keyword ? [String(error.params[param])] : []));
}
/** What is missing is meant before what may be there. */
function meantKeys(key, missing, { schema, budget }) {
    const nearMissing = nearestNames(key, missing, budget);
    return nearMissing.length > 0 ? nearMissing : nearestNames(key, propertiesOf(schema), budget);
}
function propertiesOf({ properties }) {
    return Object.keys(properties ?? {});
}
function unknownProviderFinding(id, meant, { providers, customVariants }) {
    // Where nearly every id is as near as the next, a guess says nothing.
    const isGuess = meant.length > 0 && meant.length <= 2;
    const takesCustom = Object.keys(customVariants).length > 0;
    const isReserved = isGuess && RESERVED_PROVIDER_KEYS.some((key) => meant.includes(key));
    const hint = isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : describeBuiltIn(Object.keys(providers));
    return {
        rule: unknownProvider,
        place: { path: ["providers", id], part: "key" },
        message: `${quote(id)} is not a built-in provider.`,
        advice: isReserved || !takesCustom ? hint : `${hint} A provider of your own goes under "custom".`,
    };
}
function describeBuiltIn(ids) {
    const [only, ...others] = ids;
    if (only === undefined)
        return "There are no built-in ones.";
    return others.length === 0
        ? `The only built-in one is ${quote(only)}.`
        : `The built-in ones are ${quoteAll(ids, "and")}.`;
}
/** @param taken the keys that are there, and those that another key is to be renamed to. */
function unknownKeyFinding(key, meant, about, taken) {
    return {
        rule: unknownKey,
        place: { path: [...about.path, key], part: "key" },
        message: `Unknown key ${quote(key)} ${about.path.length === 0 ? "at the top level" : `in ${nameOf(about.path)}`}.`,
        ...(adviceOnPlace(key, about) ?? adviceOnName(key, meant, about, taken)),
    };
}
/** For a key that is known elsewhere. */
function adviceOnPlace(key, { vocabulary, schema, root }) {
    const takers = Object.entries(vocabulary.providers).filter(([, { sections }]) => sections.includes(key));
    if (takers.length > 0) {
        const ids = takers.map(([id]) => id);
        return { advice: `Remove it; only ${quoteAll(ids, "and")} ${ids.length === 1 ? "takes" : "take"} it.` };
    }
    const holder = Object.entries(schema.properties ?? {}).find(([, part]) => propertiesOf(effectiveSchema(root, part)).includes(key));
    return holder && { advice: `Move it into ${quote(holder[0])}, where it belongs.` };
}
/** For a key that is known nowhere. The fix renames it, safely where only its spelling differs from the key that is meant. */
function adviceOnName(key, meant, { path, schema }, taken) {
    const [only, ...others] = meant;
    if (only === undefined)
        return { advice: `Remove it; ${describeKeys(propertiesOf(schema))}.` };
    const present = meant.find((name) => taken.has(name));
    if (present !== undefined)
        return { advice: `Remove it, or merge it with ${quote(present)}, which is there, too.` };
    const advice = `Did you mean ${quoteAll(meant, "or")}?`;
    if (others.length > 0)
        return { advice };
    taken.add(only);
    const step = { kind: "rename-key", path: [...path, key], key: only };
    const safe = plainName(key) === plainName(only);
    return { advice, fix: { title: `Rename it to ${quote(only)}.`, safe, steps: [step] } };
}
function describeKeys(keys) {
    return keys.length === 0 ? "no key can stand here" : `the keys here are ${quoteAll(keys, "and")}`;
}
function missingKeysFinding(missing, { path, schema }) {
    const needed = listNames(missing, (key) => {
        const { const: value } = schema.properties?.[key] ?? {};
        return value === undefined ? quote(key) : `${quote(key)}: ${quote(value)}`;
    });
    return {
        rule: schema_rules_missingKey,
        place: { path, part: "key" },
        message: `${startSentence(nameOf(path))} lacks the required ${missing.length === 1 ? "key" : "keys"} ${quoteAll(missing, "and")}.`,
        advice: `Add ${needed.join(", ")}.`,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-value-errors.js



/** Findings about a value itself: at most one. Of the wrong type, it is nothing else. */
function valueFindings(about) {
    const { errors, path, value, schema, vocabulary } = about;
    const ofType = errors.find(({ keyword }) => keyword === "type");
    if (ofType !== undefined)
        return [wrongTypeFinding(ofType.params["type"], path, value)];
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
                return [outOfRangeFinding(path, "must not be empty", "Write at least one character.")];
            default:
                return [];
        }
    });
}
/** The `type` of an entry of which there are several variants. Where there is none, `required` says so. */
function variantFindings(variants, ofType) {
    const { path, value: type } = ofType;
    if (type === undefined)
        return [];
    return [typeof type === "string" ? unknownValueFinding(variants, ofType) : wrongTypeFinding("string", path, type)];
}
function wrongTypeFinding(type, path, value) {
    return {
        rule: wrongType,
        place: { path, part: "value" },
        message: `${startSentence(nameOf(path))} must be ${withArticle(type)}, but is ${kindOf(value)}.`,
        advice: adviceForType(type, path, value),
    };
}
function adviceForType(type, path, value) {
    const write = type === "boolean" ? "Write true or false" : `Write ${withArticle(type)}`;
    if (value === null && typeof path.at(-1) === "string")
        return `${write}, or remove the key where it is optional.`;
    if (type === "boolean" && typeof value === "string" && /^(?:true|false)$/i.test(value)) {
        return `Write ${value.toLowerCase()} without quotes.`;
    }
    if (type === "integer" && typeof value === "string" && /^\d+$/.test(value))
        return "Write the number without quotes.";
    if (type === "array" && typeof value === "string")
        return "Put it in brackets: […].";
    if (type === "string" && typeof value === "number")
        return "Put it in double quotes.";
    return `${write}.`;
}
/** The value itself is not repeated: what stands in the wrong place may be a secret. */
function unknownValueFinding(allowed, { path, value, budget }) {
    const meant = typeof value === "string" ? nearestNames(value, allowed, budget) : [];
    const isGuess = meant.length > 0 && meant.length <= 2;
    return {
        rule: unknownValue,
        place: { path, part: "value" },
        message: `${startSentence(nameOf(path))} cannot have this value.`,
        advice: isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : `Write ${quoteAll(allowed, "or")}.`,
    };
}
function adviceForBounds({ minimum, maximum }) {
    return `Write an integer from ${minimum} to ${maximum}.`;
}
function outOfRangeFinding(path, bound, advice) {
    return {
        rule: outOfRange,
        place: { path, part: "value" },
        message: `${startSentence(nameOf(path))} ${bound}.`,
        advice,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/schema-errors.js





/**
 * Turns a validator's errors into findings, one for each mistake: a key that is misspelt is not also missing, all that
 * an object lacks is said once, and a value of the wrong type is not also out of bounds.
 *
 * @param budget for the guesses at what was meant, where several calls have one together.
 */
function schemaFindings(errors, document, root, vocabulary, budget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS }) {
    return [...errorsByPointer(errors)].flatMap(([pointer, ofValue]) => {
        const path = pathOf(pointer, document);
        const value = valueAt(document, path);
        const about = { errors: ofValue, path, value, schema: schemaAt(root, document, path), root, vocabulary, budget };
        return [...keyFindings(about), ...valueFindings(about)];
    });
}
function errorsByPointer(errors) {
    const groups = new Map();
    for (const error of errors) {
        // What a key may be called is for the rules `custom-id` and `unsafe-key` to say.
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
/** The path of a pointer, with indexes as numbers. */
function pathOf(pointer, document) {
    const path = [];
    let value = document;
    for (const text of fromPointer(pointer)) {
        const step = isArray(value) ? Number(text) : text;
        path.push(step);
        value = valueAt(value, [step]);
    }
    return path;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/find-all.js



/** Those that refuse a value come first, so that it is known of what nothing else matters. */
const ORDERED = rules.toSorted((one, other) => Number(other.refusesValue === true) - Number(one.refusesValue === true));
/**
 * What the rules find in a document and what the validator's errors say of it. The rules come first: what they find
 * weighs more where not all can be listed.
 */
function* findAll(context, errors, schema) {
    for (const rule of ORDERED) {
        if (context.policy.rules[rule.id] === "off")
            continue;
        for (const finding of rule.check(context))
            yield { ...finding, rule, refuses: rule.refusesValue === true };
    }
    const own = errors.filter((error) => !isTypeFromLayer(error, context.merged));
    if (own.length > 0)
        yield* schemaFindings(own, context.document, schema, context.vocabulary);
}
/** Leaves out what is found about a value that has to go: it need not first be mended. */
function* withoutRefused(findings) {
    const refused = new Map();
    for (const finding of findings) {
        const key = "part" in finding.place ? pathKey(finding.place.path) : undefined;
        const by = key === undefined ? undefined : refused.get(key);
        if (by !== undefined && by !== finding.rule)
            continue;
        if (key !== undefined && finding.refuses === true)
            refused.set(key, finding.rule);
        yield finding;
    }
}
/** Not a pointer, which masks and cuts: two paths may share one. */
function pathKey(path) {
    return JSON.stringify(path);
}
/** A layer may leave out the `type` of a custom entry that another layer has. */
function isTypeFromLayer({ keyword, params, instancePath }, merged) {
    if (keyword !== "required" || params["missingProperty"] !== "type")
        return false;
    return valueAt(merged, [...fromPointer(instancePath), "type"]) !== undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/ignore-comments.js






const MARK = "steward-ignore-next-line";
/** What begins like the mark, also misspelt; the mark, what stands for the rule, and the first character of the reason. */
const SHAPE = /^\/(?:\/|\*+)\s*(steward-?ignore[\w-]*)(?:$|[\s:]+)([^\s:]*)\s*(?::\s*)?(\S?)/i;
const NO_COMMENTS = {
    heed: (findings) => findings,
    unused: () => [],
    guard: (diagnostic) => diagnostic,
};
function readIgnoreComments({ text, root }) {
    if (root === undefined || !/steward-?ignore/i.test(text))
        return NO_COMMENTS;
    const rangeOf = createLocator(text);
    const lineOf = (offset) => rangeOf({ start: offset, end: offset }).start.line;
    /** Of a value the line of its key, too: a comment stands above both. */
    const linesOf = (place) => {
        const parts = "span" in place ? [place.span] : [place.part, "key"].map((part) => findSpan(root, place.path, part));
        return parts.map(({ start }) => lineOf(start));
    };
    const comments = ignoreCommentsIn(text, lineOf);
    const targets = new Set(comments.map(({ line }) => line));
    const open = Map.groupBy(comments.filter(isWellFormed), ({ rule, line }) => `${line} ${rule}`);
    const silencing = new Set();
    return {
        *heed(findings) {
            for (const finding of findings) {
                const waiting = linesOf(finding.place).map((line) => open.get(`${line} ${finding.rule.id}`));
                const comment = waiting.find((list) => list !== undefined && list.length > 0)?.shift();
                if (comment === undefined)
                    yield finding;
                else
                    silencing.add(comment);
            }
        },
        unused: () => comments.filter((comment) => !silencing.has(comment)).map(toFinding),
        guard({ fix, ...diagnostic }) {
            const isSafe = fix?.edits.every(({ range: { start, end } }) => {
                // The end of a whole line is the start of the next one, which stays as it is.
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
function isWellFormed({ mark, rule, hasReason }) {
    return mark === MARK && hasReason && isRule(rule);
}
function isRule(id) {
    return ruleDescriptions.some((rule) => rule.id === id);
}
function ignoreCommentsIn(text, lineOf) {
    const tokens = allTokens(text);
    const linesOfTokens = tokens.filter(({ kind }) => kind !== "end of file").map(({ start }) => lineOf(start));
    let next = 0;
    return commentsIn(text, tokens).flatMap((span) => {
        const [, mark, rule = "", reason = ""] = SHAPE.exec(text.slice(span.start, span.end).replace(/\*\/$/, "")) ?? [];
        if (mark === undefined)
            return [];
        const last = lineOf(span.end);
        while ((linesOfTokens[next] ?? Number.POSITIVE_INFINITY) <= last)
            next += 1;
        return [{ span, mark, rule, hasReason: reason !== "", line: linesOfTokens[next] }];
    });
}
function toFinding(comment) {
    return { rule: unusedIgnore, place: { path: [], span: comment.span }, ...ignore_comments_explain(comment) };
}
function ignore_comments_explain({ mark, rule, hasReason, line }) {
    if (mark !== MARK) {
        return {
            message: `${quote(mark)} is not known, and silences nothing.`,
            advice: `Write "// ${MARK} RULE: reason".`,
        };
    }
    if (rule === "")
        return { message: "The ignore comment names no rule.", advice: `Write "// ${MARK} RULE: reason".` };
    if (!isRule(rule)) {
        const nearest = nearestNames(rule, ruleDescriptions.map(({ id }) => id));
        return {
            message: `The ignore comment names ${quote(rule)}, which is no rule.`,
            advice: nearest.length === 0 ? "Name the rule as the diagnostic does." : `Did you mean ${quoteAll(nearest, "or")}?`,
        };
    }
    if (!hasReason) {
        return {
            message: `The ignore comment gives no reason, and so does not silence ${quote(rule)}.`,
            advice: `Write "// ${MARK} ${rule}: reason".`,
        };
    }
    const where = line === undefined ? "no line follows it" : `line ${line} has no such diagnostic`;
    return {
        message: `The ignore comment for ${quote(rule)} silences nothing: ${where}.`,
        advice: "Remove the comment.",
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/match-schema.js


/**
 * What a schema of `buildSchema` says against a value, as the compiled validator would say it. It serves any vocabulary,
 * where the compiled one knows the shipped one alone and the Worker lets no code be made at run time. What keys may be
 * called (`propertyNames`) it leaves to others.
 *
 * @param schema the part of `root` that speaks of the value.
 * @param maxErrors how many errors are told; it looks no further.
 */
function schemaErrors(root, schema, value, path, maxErrors) {
    const errors = [];
    for (const error of errorsIn(schema, { root, value, path })) {
        errors.push(error);
        if (errors.length === maxErrors)
            break;
    }
    return errors;
}
/** Whether a schema says nothing against a value. It stops at the first error. */
function matchesSchema(root, schema, value) {
    for (const _ of errorsIn(schema, { root, value, path: [] }))
        return false;
    return true;
}
function* errorsIn(written, checked) {
    const schema = effectiveSchema(checked.root, written, checked.value);
    const { value } = checked;
    if (schema.type !== undefined && !isOfType(schema.type, value)) {
        yield errorOf(checked, "type", { type: schema.type });
    }
    else if (isObject(value))
        yield* errorsInObject(schema, checked, value);
    else if (isArray(value))
        yield* errorsInItems(schema, checked, value);
    else
        yield* errorsInScalar(schema, checked, value);
}
function isOfType(type, value) {
    switch (type) {
        case "object":
            return isObject(value);
        case "array":
            return isArray(value);
        case "integer":
            return Number.isInteger(value);
        default:
            return typeof value === type;
    }
}
function* errorsInObject(schema, checked, value) {
    for (const key of schema.required ?? []) {
        if (!Object.hasOwn(value, key))
            yield errorOf(checked, "required", { missingProperty: key });
    }
    // `effectiveSchema` follows the variant that `type` names; one that is left has none.
    if (schema.oneOf !== undefined) {
        const tagValue = Object.hasOwn(value, "type") ? value["type"] : undefined;
        yield errorOf(checked, "discriminator", { tag: "type", tagValue });
        return;
    }
    for (const [key, child] of Object.entries(value)) {
        const isKnown = Object.hasOwn(schema.properties ?? {}, key) || schema.additionalProperties !== false;
        if (!isKnown)
            yield errorOf(checked, "additionalProperties", { additionalProperty: key });
        else
            yield* errorsIn(childSchema(schema, key), { ...checked, value: child, path: [...checked.path, key] });
    }
}
function* errorsInItems(schema, checked, items) {
    if (schema.items === undefined)
        return;
    for (const [index, value] of items.entries()) {
        yield* errorsIn(schema.items, { ...checked, value, path: [...checked.path, index] });
    }
}
function* errorsInScalar(schema, checked, value) {
    if (schema.const !== undefined && value !== schema.const) {
        yield errorOf(checked, "const", { allowedValue: schema.const });
    }
    if (schema.enum?.some((allowed) => allowed === value) === false) {
        yield errorOf(checked, "enum", { allowedValues: schema.enum });
    }
    if (typeof value === "string" && value.length < (schema.minLength ?? 0)) {
        yield errorOf(checked, "minLength", { limit: schema.minLength });
    }
    if (typeof value !== "number")
        return;
    if (value < (schema.minimum ?? value))
        yield errorOf(checked, "minimum", { limit: schema.minimum });
    if (value > (schema.maximum ?? value))
        yield errorOf(checked, "maximum", { limit: schema.maximum });
}
function errorOf({ path }, keyword, params) {
    const instancePath = path.map((step) => `/${pointerStep(step)}`).join("");
    return { instancePath, schemaPath: "", keyword, params };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/merge-layers.js

/** A configuration with the layers around it merged in: enforced over the configuration over default. */
function mergeLayers(document, layers) {
    return mergeDocuments(mergeDocuments(layers.default, document), layers.enforced) ?? null;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/validate.js















// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
const matchesShipped = validator_default;
/** Every diagnostic of a provider configuration's text, in the order of `orderDiagnostics`. Never throws. */
function validate_validate(text, settings = {}) {
    const { policy = noPolicy, vocabulary = shippedVocabulary, layers = {}, path } = settings;
    const parsed = parse_parse(text);
    // What is read of broken syntax is a guess; diagnostics of a guess would be noise.
    if (parsed.mistakes.length > 0)
        return orderDiagnostics(diagnoseMistakes(parsed));
    const document = parsed.root?.value ?? null;
    const schema = schemaFor(vocabulary);
    const errors = validate_errorsIn(document, vocabulary, schema);
    const context = { ...parsed, document, merged: mergeLayers(document, layers), layers, vocabulary, policy };
    const comments = readIgnoreComments(parsed);
    const areErrorsCut = errors.length >= DIAGNOSTICS_MAX;
    const found = withoutRefused(comments.heed(applyPolicy(findAll(context, errors, schema), policy, path)));
    const { listed, rest } = withinBound(found, areErrorsCut);
    // Where not all errors are known, it cannot be told what a comment silences.
    const unused = withinBound(applyPolicy(areErrorsCut ? [] : comments.unused(), policy, path), false);
    const more = rest ?? unused.rest;
    const ofFile = more === undefined ? [] : [diagnosticOfFile(more)];
    const located = diagnoseFindings([...listed, ...unused.listed], parsed).map((one) => comments.guard(one));
    return orderDiagnostics([...ofFile, ...located]);
}
/** The compiled validator knows the shipped vocabulary alone; for any other one, the schema itself is read. */
function validate_errorsIn(document, vocabulary, schema) {
    if (vocabulary === shippedVocabulary)
        return matchesShipped(document) ? [] : (matchesShipped.errors ?? []);
    return schemaErrors(schema, schema, document, [], DIAGNOSTICS_MAX);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/check-file.js








/**
 * Checks a file's bytes: the diagnostics of its encoding, size or text, and the text for code frames, redacted.
 *
 * @param path as the person who asked knows it; also the `path` of the settings unless they have one.
 */
function checkFile(path, bytes, { maxBytes = FILE_MAX_BYTES, ...settings } = {}) {
    const schema = schemaFor(settings.vocabulary ?? shippedVocabulary);
    const decoded = decodeFile(bytes, maxBytes);
    if ("trouble" in decoded)
        return checkedFile(path, [diagnosticOfFile(decoded.trouble)], "", schema);
    return checkedFile(path, validate_validate(decoded.text, { path, ...settings }), decoded.text, schema);
}
/** Reads a layer. Its diagnostics are those that keep it from being one, and no others. */
function readLayer(path, bytes, vocabulary = shippedVocabulary) {
    const schema = schemaFor(vocabulary);
    const decoded = decodeFile(bytes, FILE_MAX_BYTES);
    if ("trouble" in decoded)
        return { document: undefined, file: checkedFile(path, [diagnosticOfFile(decoded.trouble)], "", schema) };
    const { root, mistakes } = parse_parse(decoded.text);
    const isUsable = mistakes.length === 0 && isObject(root?.value);
    const diagnostics = isUsable
        ? []
        : validate_validate(decoded.text, { vocabulary }).filter(({ severity }) => severity === "error");
    return { document: isUsable ? root?.value : undefined, file: checkedFile(path, diagnostics, decoded.text, schema) };
}
/** The source is redacted when first asked for: that costs more than the check, and most reports show no line of it. */
function checkedFile(path, diagnostics, text, schemaOfFile) {
    let source;
    return {
        path,
        diagnostics,
        get source() {
            source ??= redact(parse_parse(text), schemaOfFile);
            return source;
        },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/check-settings.js












/** Reads and checks a file of settings: decode → parse → schema → findings → order. Never throws. */
function checkSettingsFile(path, bytes, kind) {
    const { schema, matchesSchema } = kind;
    const decoded = decodeFile(bytes, kind.maxBytes);
    if ("trouble" in decoded) {
        const diagnostic = diagnosticOfFile(toldBy(kind, decoded.trouble));
        return { document: undefined, file: checkedFile(path, [diagnostic], "", schema) };
    }
    const parsed = parse_parse(decoded.text);
    const document = parsed.root?.value ?? null;
    const isRight = matchesSchema(document);
    const diagnostics = diagnose(parsed, document, matchesSchema.errors ?? [], kind);
    return {
        document: isRight && diagnostics.length === 0 ? document : undefined,
        file: checkedFile(path, diagnostics, decoded.text, schema),
    };
}
function diagnose(parsed, document, errors, kind) {
    if (parsed.mistakes.length > 0)
        return orderDiagnostics(diagnoseMistakes(parsed, kind.rule));
    const { listed, rest } = withinBound(check_settings_findAll(parsed, document, errors, kind), errors.length >= DIAGNOSTICS_MAX);
    const ofFile = rest === undefined ? [] : [diagnosticOfFile(toldBy(kind, rest))];
    const located = diagnoseFindings(listed.map(({ fix: _fix, ...finding }) => toldBy(kind, finding)), parsed);
    return orderDiagnostics([...ofFile, ...located]);
}
function* check_settings_findAll(parsed, document, errors, { rule, schema, findingsIn, isToldBetter = () => false }) {
    const context = { ...parsed, document, merged: document, layers: {}, vocabulary: noVocabulary, policy: noPolicy };
    for (const shared of [duplicateKey, unsafeKey]) {
        for (const finding of shared.check(context))
            yield { ...finding, rule };
    }
    for (const finding of findingsIn(document))
        yield { ...finding, rule };
    for (const finding of schemaFindings(errors, document, schema, noVocabulary)) {
        if (!isToldBetter(finding))
            yield finding;
    }
}
function toldBy({ rule }, finding) {
    return { ...finding, rule };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/vocabulary-values.js







const TAKEN = {
    provider: { names: RESERVED_PROVIDER_KEYS, by: 'a key of "providers" already' },
    section: { names: ENTRY_KEYS, by: "a key of every entry already" },
};
/** What is wrong with a name; undefined where nothing is. The key `__proto__` is left to `unsafe-key`. */
function nameFault(name, kind) {
    const advice = "Choose another name.";
    if (name === "")
        return { fault: "is empty", advice };
    if (name.length > VOCABULARY_NAME_MAX_CHARACTERS)
        return { fault: `is longer than ${VOCABULARY_NAME_MAX_CHARACTERS} characters`, advice: "Choose a shorter one." };
    if (name.trim() === "")
        return { fault: "is blank", advice };
    if (name.trim() !== name)
        return { fault: "has blanks before or after it", advice: "Remove the blanks." };
    if (holdsInvisible(name))
        return { fault: "holds characters that cannot be seen", advice };
    if (kind === "field" && namesCredential(name))
        return { fault: "is that of a credential, which no configuration may hold", advice: "Remove the field." };
    const taken = TAKEN[kind];
    return taken?.names.includes(name)
        ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${quoteAll(taken.names, "or")}.` }
        : undefined;
}
/** What is wrong with a version segment: it is one segment of a path that needs no escape, and is not taken for an operation. */
function versionSegmentFault(text) {
    const advice = 'Write one segment such as "v1".';
    if (/[/\\]/.test(text))
        return { fault: "holds a slash, but is one segment of a path", advice };
    if (!/^[\w.~-]+$/.test(text))
        return { fault: "holds characters that cannot stand in a path as they are", advice };
    if (/^\.{1,2}$/.test(text))
        return { fault: "names a folder, not a version", advice };
    const [version, last] = [segmentOf("v1"), segmentOf(text)];
    const isOperation = stripPath([version, last], (segment) => segment === version).kept.length < 2;
    if (isOperation)
        return { fault: "is called like an operation of an API, not like a version", advice };
    return undefined;
}
function segmentOf(text) {
    return { text, start: 0, end: text.length };
}
/** What is wrong with the name of a header. */
function headerFault(text) {
    return readHeaderLine(text).name === text
        ? undefined
        : { fault: "is not the name of a header", advice: 'Write a name such as "north-version".' };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/vocabulary-findings.js







/** The tables of a vocabulary, and what a name in each names. */
const TABLES = {
    protocols: "protocol",
    providers: "provider",
    sections: "section",
    customVariants: "kind of custom provider",
};
/** What is wrong in a vocabulary beyond what its schema can tell. Of the document's shape nothing is taken for granted. */
function* vocabularyFindings(document) {
    if (!isObject(document))
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
    for (const [index, name] of Object.keys(objectAt(object, table) ?? {}).entries()) {
        const place = { path: [...path, name], part: "key" };
        if (index === max) {
            const message = `There are more than ${max} names in ${quote(table)}.`;
            yield { place, message, advice: "Leave out those that no configuration uses." };
            return;
        }
        if (name === UNSAFE_KEY)
            continue;
        const found = nameFault(name, kind);
        if (found !== undefined)
            yield { place, message: `The name ${quote(name)} of a ${kind} ${found.fault}.`, advice: found.advice };
    }
}
/** Of what a vocabulary without it would be of no use. */
function* missingFindings(document) {
    const isEmpty = (table) => Object.keys(objectAt(document, table) ?? {}).length === 0;
    const protocols = objectAt(document, "protocols");
    if (protocols !== undefined && isEmpty("protocols")) {
        yield {
            place: { path: ["protocols"], part: "key" },
            message: "The vocabulary has no protocol.",
            advice: "Name at least one: every provider speaks some protocol.",
        };
    }
    if (isEmpty("providers") && isEmpty("customVariants")) {
        yield {
            place: { path: [], part: "key" },
            message: "The vocabulary has neither a provider nor a kind of custom provider, so that nothing could be configured.",
            advice: 'Name at least one in "providers" or "customVariants".',
        };
    }
}
function* protocolFindings(document) {
    const isProvider = referenceTo(document, "providers");
    for (const [, protocol, path] of entriesAt(document, "protocols")) {
        yield* findingsOfText(protocol, path, "provider", isProvider);
    }
}
function* providerFindings(document) {
    const isProtocol = referenceTo(document, "protocols");
    const isSection = referenceTo(document, "sections");
    for (const [, provider, path] of entriesAt(document, "providers")) {
        yield* findingsOfText(provider, path, "defaultProtocol", isProtocol);
        yield* findingsOfText(provider, path, "versionSegment", versionSegmentFault);
        yield* findingsOfText(provider, path, "versionHeader", headerFault);
        yield* sectionNameFindings(provider, path, isSection);
    }
}
function* sectionFindings(document) {
    for (const [name, section, path] of entriesAt(document, "sections")) {
        const fields = objectAt(section, "fields");
        yield* findingsOfNames(section, [...path, "fields"], "field");
        if (fields !== undefined && Object.keys(fields).length === 0) {
            const message = `The section ${quote(name)} has no field, so that nothing can be set in it.`;
            yield { place: { path: [...path, "fields"], part: "key" }, message, advice: "Name its fields, or remove it." };
        }
    }
}
/** The entries of a table that are objects, with their paths. */
function entriesAt(document, table) {
    return Object.entries(objectAt(document, table) ?? {}).flatMap(([name, entry]) => isObject(entry) ? [[name, entry, [table, name]]] : []);
}
/** What is wrong with a text that is to be a name of a table. */
function referenceTo(document, table) {
    const names = new Set(Object.keys(objectAt(document, table) ?? {}));
    const guess = createGuess(names, { letterPairs: VOCABULARY_GUESS_MAX_LETTER_PAIRS });
    return (text) => {
        if (names.has(text))
            return undefined;
        const meant = guess(text);
        const advice = meant.length > 0 ? `Did you mean ${quoteAll(meant, "or")}?` : `Write one of ${quote(table)}, or add it there.`;
        return { fault: `names a ${TABLES[table]} that is not in ${quote(table)}`, advice };
    };
}
/** An empty text is left to the schema. */
function findingsOfText(object, path, key, faultOf) {
    const text = textAt(object, key);
    return text === undefined ? [] : toFindings({ path: [...path, key], part: "value" }, faultOf(text));
}
function* sectionNameFindings(entry, path, faultOf) {
    const seen = new Set();
    for (const { index, text } of textsAt(entry, "sections")) {
        if (text === "")
            continue;
        const place = { path: [...path, "sections", index], part: "value" };
        const repeated = { fault: "is named a second time", advice: "Remove it." };
        yield* toFindings(place, seen.has(text) ? repeated : faultOf(text));
        seen.add(text);
    }
}
function toFindings(place, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place, message: `${startSentence(nameOf(place.path))} ${fault}.`, advice }];
}

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/generated/vocabulary-validator.js
// @ts-nocheck
// Generated by `npm run generate` (shared/generate.ts). Do not edit.
var vocabulary_validator_getOwnPropNames = Object.getOwnPropertyNames;
var vocabulary_validator_commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[vocabulary_validator_getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
// node_modules/ajv/dist/runtime/ucs2length.js
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
// shared/validator.js
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
                                for (let i0 = 0; i0 < len0; i0++) {
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
                                for (let i1 = 0; i1 < len1; i1++) {
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


;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/vocabulary-schema.js


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
/** The draft-07 schema of the vocabulary file, as plain JSON. */
function buildVocabularySchema() {
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...describe("Vocabulary", "The names that one AI assistant uses in its provider configuration file."),
        allowComments: true,
        allowTrailingCommas: true,
        ...closedObject({
            $schema: {
                ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/vocabulary/v1.json"],
            },
            protocols: namedTable(describe("Protocols", "Wire protocols by the value that a configuration uses. At least one."), "protocol", { "north-chat": PROTOCOL_EXAMPLE }),
            providers: namedTable(describe("Providers", "Built-in providers by id."), "provider", { north: PROVIDER_EXAMPLE }, [...RESERVED_PROVIDER_KEYS]),
            sections: namedTable(describe("Sections", "Extra connection settings by the key that holds them in a provider's entry."), "section", { account: SECTION_EXAMPLE }, ENTRY_KEYS),
            customVariants: namedTable(describe("Custom variants", "Kinds of custom provider by the `type` that a configuration gives them."), "customVariant", { "north-compatible": VARIANT_EXAMPLE }),
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
/** Entries by names, which cannot be some. */
function namedTable(description, entry, example, taken = []) {
    return {
        ...description,
        type: "object",
        propertyNames: { minLength: 1, not: { enum: [...taken, UNSAFE_KEY] } },
        additionalProperties: reference(entry),
        examples: [example],
    };
}
/** A text that is not empty. */
function vocabulary_schema_text(title, markdown, example) {
    return { ...describe(title, markdown), type: "string", minLength: 1, examples: [example] };
}
/** Which sections an entry takes. */
function sectionNames() {
    return {
        ...describe("Sections", "Keys of `sections` that the entry may hold. Without this key, none."),
        type: "array",
        items: { type: "string", minLength: 1, examples: ["account"] },
        examples: [["account"]],
    };
}
function definitions() {
    return {
        protocol: {
            ...describe("Protocol", "A wire protocol."),
            ...closedObject({
                description: vocabulary_schema_text("Description", "What the protocol is, in a sentence.", PROTOCOL_EXAMPLE.description),
                provider: vocabulary_schema_text("Provider", "Id of the built-in provider whose protocol it is, where it is one's.", "north"),
            }, ["description"]),
            examples: [PROTOCOL_EXAMPLE],
        },
        provider: providerDefinition(),
        section: {
            ...describe("Section", "Extra connection settings."),
            ...closedObject({
                title: vocabulary_schema_text("Title", "What the section is called.", SECTION_EXAMPLE.title),
                description: vocabulary_schema_text("Description", "What the section is for, in a sentence.", SECTION_EXAMPLE.description),
                fields: namedTable(describe("Fields", "The section's fields by name. Each takes a text, and may be left out."), "field", {
                    region: FIELD_EXAMPLE,
                }),
            }, ["title", "description", "fields"]),
            examples: [SECTION_EXAMPLE],
        },
        field: {
            ...describe("Field", "A field of a section."),
            ...closedObject({
                title: vocabulary_schema_text("Title", "What the field is called.", FIELD_EXAMPLE.title),
                description: vocabulary_schema_text("Description", "What the field says, in a sentence.", FIELD_EXAMPLE.description),
                example: vocabulary_schema_text("Example", "A value that the field may have. Never a credential.", FIELD_EXAMPLE.example),
            }, ["title", "description", "example"]),
            examples: [FIELD_EXAMPLE],
        },
        customVariant: {
            ...describe("Custom variant", "A kind of custom provider."),
            ...closedObject({
                description: vocabulary_schema_text("Description", "What the kind is, in a sentence.", VARIANT_EXAMPLE.description),
                sections: sectionNames(),
            }, ["description"]),
            examples: [VARIANT_EXAMPLE],
        },
    };
}
function providerDefinition() {
    return {
        ...describe("Provider", "A built-in provider."),
        ...closedObject({
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

;// CONCATENATED MODULE: ./.build/action/shared/vocabulary/read-vocabulary.js






const KIND = {
    rule: vocabularyFile,
    maxBytes: VOCABULARY_FILE_MAX_BYTES,
    schema: buildVocabularySchema(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
    matchesSchema: vocabulary_validator_validator_default,
    findingsIn: vocabularyFindings,
};
/** Reads and checks a vocabulary file's bytes (`docs/vocabulary.md`). Never throws. */
function checkVocabularyFile(path, bytes) {
    const { document, file } = checkSettingsFile(path, bytes, KIND);
    return { vocabulary: document && toVocabulary(document), file };
}
function toVocabulary(document) {
    const { protocols, providers = {}, sections = {}, customVariants = {} } = document;
    return { protocols, providers: withSections(providers), sections, customVariants: withSections(customVariants) };
}
function withSections(entries) {
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...entry }]));
}

;// CONCATENATED MODULE: ./.build/action/shared/policy/policy-schema.js


/** What a policy may make of a rule, and what that means. */
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
/**
 * The draft-07 schema of the policy file, as plain JSON.
 *
 * @param rules those that a policy may configure; at least one.
 */
function buildPolicySchema(rules) {
    const example = rules[0]?.id ?? "";
    return {
        $schema: "http://json-schema.org/draft-07/schema#",
        ...describe("Policy", "What an organisation decides about the checks of its provider configuration files: the content of `.provider-steward.json`."),
        allowComments: true,
        allowTrailingCommas: true,
        ...closedObject({
            $schema: {
                ...describe("Schema", "Path or URL of this schema, for validation and completion in an editor."),
                type: "string",
                examples: ["https://steward.example.com/schemas/policy/v1.json"],
            },
            schema: {
                ...describe("Schema of configurations", "What `$schema` is to name in a configuration file that names none."),
                ...policy_schema_text("https://steward.example.com/schemas/provider-config/v1.json"),
            },
            rules: rulesDefinition(rules),
            ...hostsAndModels(),
            layers: layersDefinition(),
            ignores: {
                ...describe("Ignores", "Diagnostics that are not to be reported, each with a reason."),
                type: "array",
                items: reference("ignore"),
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
/** A text that is not empty. */
function policy_schema_text(...examples) {
    return { type: "string", minLength: 1, examples };
}
function rulesDefinition(rules) {
    const settings = rules.map(({ id, summary, severity }) => [
        id,
        {
            ...describe(id, `${summary}. By default: \`${severity}\`.`),
            // Without a type: of `false` it says more that it is none of these than that it is no string.
            enum: Object.keys(SETTINGS),
            markdownEnumDescriptions: Object.values(SETTINGS),
        },
    ]);
    return {
        ...describe("Rules", "Severities by rule, each in place of every severity that the rule gives of its own."),
        ...closedObject(Object.fromEntries(settings)),
    };
}
function hostsAndModels() {
    return {
        approvedHosts: {
            ...describe("Approved hosts", "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved."),
            type: "array",
            items: policy_schema_text("api.example.com", "*.example.com", "localhost:8080"),
            examples: [["*.example.com"]],
        },
        modelCatalog: {
            ...describe("Model catalogue", "The model ids that there are, by the id of the provider, built-in or custom."),
            type: "object",
            propertyNames: { not: { const: UNSAFE_KEY } },
            additionalProperties: {
                ...describe("Models", "Ids of the provider's models."),
                type: "array",
                items: policy_schema_text("example-large"),
            },
            examples: [{ provider_a: ["example-small", "example-large"] }],
        },
    };
}
function layersDefinition() {
    const layer = (title, markdown, example) => ({
        ...describe(title, `${markdown} A path from the policy file's folder.`),
        ...policy_schema_text(example),
    });
    return {
        ...describe("Layers", "The configurations around those that are checked."),
        ...closedObject({
            enforced: layer("Enforced", "The configuration that overrides those that are checked.", "layers/enforced.providers.json"),
            default: layer("Default", "The configuration that holds where those that are checked say nothing.", "layers/default.providers.json"),
        }),
    };
}
function ignoreDefinition(rules) {
    const rule = rules[0]?.id ?? "";
    return {
        ...describe("Ignore", "Diagnostics of one rule that are not to be reported."),
        ...closedObject({
            rule: {
                ...describe("Rule", "The rule whose diagnostics are ignored."),
                type: "string",
                enum: rules.map(({ id }) => id),
                markdownEnumDescriptions: rules.map(({ summary }) => `${summary}.`),
            },
            files: {
                ...describe("Files", "Globs of files, from the policy file's folder. Without this key, every file."),
                type: "array",
                items: policy_schema_text("teams/research/**", "**/providers.json"),
            },
            pointer: {
                ...describe("Pointer", "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place."),
                type: "string",
                examples: [IGNORE_EXAMPLE.pointer],
            },
            reason: {
                ...describe("Reason", "Why it is right not to report them, for whoever reads the policy."),
                ...policy_schema_text(IGNORE_EXAMPLE.reason),
            },
        }, ["rule", "reason"]),
        examples: [{ rule, ...IGNORE_EXAMPLE }],
        defaultSnippets: [
            { label: "Ignore", description: "What is not to be reported, and why", body: { rule: "$1", reason: "$2" } },
        ],
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/configurable-rules.js





/** What keeps a file from being read, a policy or a vocabulary from being used or a layer from taking effect, no policy changes. */
const FIXED_RULES = [...textRules, ...policyRules, ...vocabularyRules, ...layerRules];
/** The rules that a policy may configure, by id. */
const configurableRules = ruleDescriptions.filter((rule) => !FIXED_RULES.includes(rule));
/** True for the id of a rule that there is, and that no policy changes. */
function isFixedRule(id) {
    return FIXED_RULES.some((rule) => rule.id === id);
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/policy-values.js




function faultIn(text, shapes) {
    return shapes.find(([shape]) => shape.test(text))?.[1];
}
const policy_values_BLANK = [/^\s*$/, "is blank"];
/** A suggestion that would have to be cut or masked would be a wrong one. */
function adviceToWrite(instead, otherwise) {
    return instead !== undefined && quote(instead) === JSON.stringify(instead) ? `Write ${quote(instead)}.` : otherwise;
}
/** What is wrong with a text that is to say something. */
function blankFault(text, advice) {
    const fault = faultIn(text, [policy_values_BLANK]);
    return fault === undefined ? undefined : { fault, advice };
}
const HOST_SHAPES = [
    policy_values_BLANK,
    [/:\/\//, "is a URL, not a host"],
    [/@/, "holds more than a host"],
    [/[/?#\\]/, "holds a path, not a host alone"],
    [/\s/, "holds a blank"],
    [/^\*\.(?:[\d.]+|\[.*\])(?::\d*)?$/, "is an address, below which there are no hosts"],
    [/(?!^)\*|^\*(?!\.)/, 'has a "*" that is not "*." at its start'],
];
const HOST_ADVICE = 'Write a host such as "api.example.com", or "*.example.com" for every host below it, with ":8443" after it for that port alone.';
/** What is wrong with a host, or with a pattern of hosts: `api.example.com`, `*.example.com`, either with `:port`. */
function hostFault(text) {
    if (isHostPattern(text))
        return undefined;
    if (text === "*")
        return { fault: "approves every host", advice: 'Remove "approvedHosts" to approve every host.' };
    if (isHostPattern(text.replace(/:\d*$/, "")))
        return { fault: "has a port that there is not", advice: `Write a port from 1 to ${policy_values_PORT_MAX}, or none.` };
    const fault = faultIn(text, HOST_SHAPES) ?? "is not a host as URLs have it";
    return { fault, advice: adviceToWrite(hostPatternIn(text), HOST_ADVICE) };
}
/** True for a host as URLs have it once they are parsed, but for its case. */
function isHostPattern(text) {
    const [, wildcard, host = "", port = "1"] = /^(\*\.)?([\w.-]+|\[[\da-f:.]+\])(?::([1-9]\d{0,4}))?$/i.exec(text) ?? [];
    if (wildcard !== undefined && /^\[|\.\d+$/.test(host))
        return false;
    return Number(port) <= policy_values_PORT_MAX && !/^\.|\.\.|\.$/.test(host) && hostOf(host) === host.toLowerCase();
}
const policy_values_PORT_MAX = 65_535;
/** The host of `https://…` as URLs have it once they are parsed; undefined where there is none. */
function hostOf(authority) {
    const url = `https://${authority}/`;
    return URL.parse(url)?.host;
}
/** The pattern that a text most likely means: without scheme, userinfo and path, and as URLs have it. */
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
    policy_values_BLANK,
    [/^[a-z][a-z\d+.-]+:/i, "is a URL, not a path"],
    [/^(?:[/\\]|[a-z]:)/i, "is an absolute path"],
    [/\\/, "holds a backslash"],
    // oxlint-disable-next-line no-control-regex -- what no path of a file in a repository holds
    [/[\u0000-\u001f]/, "holds a control character"],
    [/(?:^|\/)\.{0,2}$/, "is a path of a folder, not of a file"],
];
/** What is wrong with the path of a layer's file from the policy file's folder, which it may not leave. */
function pathFault(text) {
    const fault = faultIn(text, PATH_SHAPES) ?? (leadsOut(text) ? "leads out of the policy file's folder" : undefined);
    if (fault === undefined)
        return undefined;
    return {
        fault,
        advice: 'Write the path of a file from the policy file\'s folder, with "/" between folders, such as "layers/enforced.providers.json".',
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
/** Globs that match no path, or more than was meant; `mend` is what `replace` puts in the shape's place, where it helps. */
const GLOB_MISTAKES = [
    { shape: policy_values_BLANK[0], fault: policy_values_BLANK[1] },
    { shape: /\\/g, fault: "holds a backslash, which parts no folders here", mend: "/" },
    { shape: /^\/+/, fault: 'starts with "/", which no path from the policy file\'s folder does', mend: "" },
    { shape: /\/+$/, fault: "matches folders, not files", mend: "/**" },
    { shape: /^!/, fault: 'starts with "!", but a glob here leaves no files out' },
    { shape: /[{}[\]()]/, fault: 'holds a bracket, but only "*", "**" and "?" mean something here' },
    { shape: /(?<!^[./]*)\/\.{0,2}(?=\/|$)/, fault: 'holds "/./", "/../" or "//", which no path does' },
];
const GLOB_ADVICE = 'Write a glob such as "teams/*/providers.json" or "teams/research/**", one for each kind of file, with "?" for a character that means something else.';
/** What is wrong with a glob of files, as `matchesGlob` takes them. */
function globFault(text) {
    if (text.length > GLOB_MAX_CHARACTERS)
        return { fault: `is longer than ${GLOB_MAX_CHARACTERS} characters`, advice: "Write several shorter globs." };
    const mistake = GLOB_MISTAKES.find(({ shape }) => text.search(shape) >= 0);
    if (mistake === undefined)
        return undefined;
    const { shape, fault, mend } = mistake;
    // What is masked in the text could be shown by what is left of it.
    const instead = mend === undefined || maskSecrets(text) !== text ? undefined : text.replace(shape, mend);
    return { fault, advice: adviceToWrite(instead, GLOB_ADVICE) };
}
const POINTER_ADVICE = 'Write a JSON pointer such as "/providers/provider_a/baseUrl".';
/** What is wrong with a JSON pointer (RFC 6901). */
function pointerFault(text) {
    if (text.startsWith("#/"))
        return {
            fault: 'starts with "#", which a JSON pointer does not',
            advice: adviceToWrite(text.slice(1), POINTER_ADVICE),
        };
    if (!text.startsWith("/"))
        return { fault: 'does not start with "/"', advice: POINTER_ADVICE };
    if (/~(?![01])/.test(text))
        return { fault: 'holds a "~" that stands for nothing', advice: 'In a key, write "~0" for "~" and "~1" for "/".' };
    if (fromPointer(text).length > NESTING_MAX_LEVELS)
        return {
            fault: `leads deeper than the ${NESTING_MAX_LEVELS} levels that a file may have`,
            advice: "Write a shorter one: what stands below it counts too.",
        };
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/policy-findings.js









/** What is wrong in a policy beyond what its schema can tell. Of the document's shape nothing is taken for granted. */
function* policyFindings(document) {
    if (!isObject(document))
        return;
    for (const id of Object.keys(objectAt(document, "rules") ?? {})) {
        if (id !== UNSAFE_KEY)
            yield* ruleNameFindings(id, { path: ["rules", id], part: "key" });
    }
    yield* policy_findings_findingsOfText(document, [], "schema", (text) => blankFault(text, "Write the path or URL of the schema, or remove the key."));
    yield* findingsOfTexts(document, [], "approvedHosts", hostFault);
    const layers = objectAt(document, "layers") ?? {};
    yield* policy_findings_findingsOfText(layers, ["layers"], "enforced", pathFault);
    yield* policy_findings_findingsOfText(layers, ["layers"], "default", pathFault);
    yield* ignoreFindings(ownValue(document, "ignores"));
}
/** True for what the schema says of a rule that there is not, which `policyFindings` says without a list of all rules. */
function isAboutRuleName({ rule, place: { path } }) {
    if (rule === unknownKey)
        return path.length === 2 && path[0] === "rules";
    return rule === unknownValue && path[0] === "ignores" && path.at(-1) === "rule";
}
function* ruleNameFindings(id, place) {
    const ids = configurableRules.map((rule) => rule.id);
    if (ids.includes(id))
        return;
    if (isFixedRule(id)) {
        yield { place, message: `No policy changes the rule ${quote(id)}.`, advice: "Remove it." };
        return;
    }
    const meant = nearestNames(id, ids);
    const isGuess = meant.length > 0 && meant.length <= 2;
    yield {
        place,
        message: `There is no rule ${quote(id)}.`,
        advice: isGuess ? `Did you mean ${quoteAll(meant, "or")}?` : "Write the id of a rule; docs/rules.md lists them.",
    };
}
function* ignoreFindings(ignores) {
    if (!isArray(ignores))
        return;
    if (ignores.length > POLICY_MAX_IGNORES) {
        yield {
            place: { path: ["ignores", POLICY_MAX_IGNORES], part: "value" },
            message: `There are more than ${POLICY_MAX_IGNORES} ignores.`,
            advice: "Turn the rule off, or ignore more files or a larger part of them at once.",
        };
    }
    for (const [index, ignore] of ignores.entries()) {
        if (isObject(ignore))
            yield* findingsOfIgnore(ignore, ["ignores", index]);
    }
}
function* findingsOfIgnore(ignore, path) {
    const rule = ownValue(ignore, "rule");
    if (typeof rule === "string")
        yield* ruleNameFindings(rule, { path: [...path, "rule"], part: "value" });
    const files = ownValue(ignore, "files");
    if (isArray(files) && files.length === 0) {
        yield {
            place: { path: [...path, "files"], part: "value" },
            message: '"files" lists no glob, so that nothing is ignored.',
            advice: "Write globs, or remove the key to ignore in every file.",
        };
    }
    yield* findingsOfTexts(ignore, path, "files", globFault);
    yield* policy_findings_findingsOfText(ignore, path, "pointer", pointerFault);
    yield* policy_findings_findingsOfText(ignore, path, "reason", (text) => blankFault(text, "Say why it is right not to report them."));
}
/** An empty text is left to the schema. */
function policy_findings_findingsOfText(object, path, key, faultOf) {
    const text = textAt(object, key);
    return text === undefined ? [] : policy_findings_toFindings([...path, key], faultOf(text));
}
function findingsOfTexts(object, path, key, faultOf) {
    return textsAt(object, key).flatMap(({ index, text }) => text === "" ? [] : policy_findings_toFindings([...path, key, index], faultOf(text)));
}
function policy_findings_toFindings(path, found) {
    if (found === undefined)
        return [];
    const { fault, advice } = found;
    return [{ place: { path, part: "value" }, message: `${startSentence(nameOf(path))} ${fault}.`, advice }];
}

;// CONCATENATED MODULE: ./.build/action/shared/policy/generated/policy-validator.js
// @ts-nocheck
// Generated by `npm run generate` (shared/generate.ts). Do not edit.
var policy_validator_getOwnPropNames = Object.getOwnPropertyNames;
var policy_validator_commonJS = (cb, mod) => function __require() {
    try {
        return mod || (0, cb[policy_validator_getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
    }
    catch (e) {
        throw mod = 0, e;
    }
};
// node_modules/ajv/dist/runtime/ucs2length.js
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
// shared/validator.js
var policy_validator_validate = (/* unused pure expression or super */ null && (policy_validator_validate10));
var policy_validator_validator_default = policy_validator_validate10;
var schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "title": "Policy", "description": "What an organisation decides about the checks of its provider configuration files: the content of .provider-steward.json.", "markdownDescription": "What an organisation decides about the checks of its provider configuration files: the content of `.provider-steward.json`.", "allowComments": true, "allowTrailingCommas": true, "type": "object", "properties": { "$schema": { "title": "Schema", "description": "Path or URL of this schema, for validation and completion in an editor.", "markdownDescription": "Path or URL of this schema, for validation and completion in an editor.", "type": "string", "examples": ["https://steward.example.com/schemas/policy/v1.json"] }, "schema": { "title": "Schema of configurations", "description": "What $schema is to name in a configuration file that names none.", "markdownDescription": "What `$schema` is to name in a configuration file that names none.", "type": "string", "minLength": 1, "examples": ["https://steward.example.com/schemas/provider-config/v1.json"] }, "rules": { "title": "Rules", "description": "Severities by rule, each in place of every severity that the rule gives of its own.", "markdownDescription": "Severities by rule, each in place of every severity that the rule gives of its own.", "type": "object", "properties": { "allow-deny-overlap": { "title": "allow-deny-overlap", "description": "A model both allowed and denied. By default: warning.", "markdownDescription": "A model both allowed and denied. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "custom-id": { "title": "custom-id", "description": "A custom provider id that cannot be used. By default: error.", "markdownDescription": "A custom provider id that cannot be used. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "dead-setting": { "title": "dead-setting", "description": "A setting without effect. By default: notice.", "markdownDescription": "A setting without effect. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-key": { "title": "duplicate-key", "description": "A key that stands twice in one object. By default: error.", "markdownDescription": "A key that stands twice in one object. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "duplicate-model": { "title": "duplicate-model", "description": "Two custom models with one id. By default: error.", "markdownDescription": "Two custom models with one id. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "header-syntax": { "title": "header-syntax", "description": "A custom header that HTTP does not allow. By default: error.", "markdownDescription": "A custom header that HTTP does not allow. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "host-not-allowed": { "title": "host-not-allowed", "description": "A URL that leads to a host that is not approved. By default: error.", "markdownDescription": "A URL that leads to a host that is not approved. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "media-types": { "title": "media-types", "description": "Media types that do not fit what the model takes. By default: warning.", "markdownDescription": "Media types that do not fit what the model takes. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "missing-key": { "title": "missing-key", "description": "A required key is missing. By default: error.", "markdownDescription": "A required key is missing. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "no-models-left": { "title": "no-models-left", "description": "A provider that can offer no model. By default: error.", "markdownDescription": "A provider that can offer no model. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "operation-path": { "title": "operation-path", "description": "A base URL that goes on into an operation, or says the version twice. By default: warning.", "markdownDescription": "A base URL that goes on into an operation, or says the version twice. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "out-of-range": { "title": "out-of-range", "description": "A number or a text outside its bounds. By default: error.", "markdownDescription": "A number or a text outside its bounds. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "plain-http": { "title": "plain-http", "description": "A URL that is called without encryption. By default: warning.", "markdownDescription": "A URL that is called without encryption. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "reserved-header": { "title": "reserved-header", "description": "A custom header that the assistant sets itself. By default: error.", "markdownDescription": "A custom header that the assistant sets itself. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "schema-reference": { "title": "schema-reference", "description": "No reference to the schema of provider configurations. By default: notice.", "markdownDescription": "No reference to the schema of provider configurations. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-header": { "title": "secret-in-header", "description": "A custom header that looks like a credential. By default: error.", "markdownDescription": "A custom header that looks like a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "secret-in-url": { "title": "secret-in-url", "description": "A URL that holds a credential. By default: error.", "markdownDescription": "A URL that holds a credential. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "token-limits": { "title": "token-limits", "description": "A token limit above the model's context length. By default: error.", "markdownDescription": "A token limit above the model's context length. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-key": { "title": "unknown-key", "description": "A key that the format does not have. By default: error.", "markdownDescription": "A key that the format does not have. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-model": { "title": "unknown-model", "description": "A model id that no known model has. By default: notice.", "markdownDescription": "A model id that no known model has. By default: `notice`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-provider": { "title": "unknown-provider", "description": "A provider id that is not built in. By default: error.", "markdownDescription": "A provider id that is not built in. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unknown-value": { "title": "unknown-value", "description": "A value that is not one of those allowed. By default: error.", "markdownDescription": "A value that is not one of those allowed. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unsafe-key": { "title": "unsafe-key", "description": "The key __proto__. By default: error.", "markdownDescription": "The key __proto__. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "unused-ignore": { "title": "unused-ignore", "description": "An ignore comment that silences nothing. By default: warning.", "markdownDescription": "An ignore comment that silences nothing. By default: `warning`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "url-syntax": { "title": "url-syntax", "description": "A URL that cannot be called. By default: error.", "markdownDescription": "A URL that cannot be called. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "version-segment": { "title": "version-segment", "description": "A base URL without the version segment that the provider needs. By default: error.", "markdownDescription": "A base URL without the version segment that the provider needs. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] }, "wrong-type": { "title": "wrong-type", "description": "A value of the wrong type. By default: error.", "markdownDescription": "A value of the wrong type. By default: `error`.", "enum": ["error", "warning", "notice", "off"], "markdownEnumDescriptions": ["Wrong: the file fails its check.", "Most likely wrong.", "Worth knowing.", "Not reported."] } }, "additionalProperties": false }, "approvedHosts": { "title": "Approved hosts", "description": "Hosts that URLs may lead to: api.example.com, or *.example.com for every host below it; with :port, on that port alone. Without this key, every host is approved.", "markdownDescription": "Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that port alone. Without this key, every host is approved.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["api.example.com", "*.example.com", "localhost:8080"] }, "examples": [["*.example.com"]] }, "modelCatalog": { "title": "Model catalogue", "description": "The model ids that there are, by the id of the provider, built-in or custom.", "markdownDescription": "The model ids that there are, by the id of the provider, built-in or custom.", "type": "object", "propertyNames": { "not": { "const": "__proto__" } }, "additionalProperties": { "title": "Models", "description": "Ids of the provider's models.", "markdownDescription": "Ids of the provider's models.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["example-large"] } }, "examples": [{ "provider_a": ["example-small", "example-large"] }] }, "layers": { "title": "Layers", "description": "The configurations around those that are checked.", "markdownDescription": "The configurations around those that are checked.", "type": "object", "properties": { "enforced": { "title": "Enforced", "description": "The configuration that overrides those that are checked. A path from the policy file's folder.", "markdownDescription": "The configuration that overrides those that are checked. A path from the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/enforced.providers.json"] }, "default": { "title": "Default", "description": "The configuration that holds where those that are checked say nothing. A path from the policy file's folder.", "markdownDescription": "The configuration that holds where those that are checked say nothing. A path from the policy file's folder.", "type": "string", "minLength": 1, "examples": ["layers/default.providers.json"] } }, "additionalProperties": false }, "ignores": { "title": "Ignores", "description": "Diagnostics that are not to be reported, each with a reason.", "markdownDescription": "Diagnostics that are not to be reported, each with a reason.", "type": "array", "items": { "$ref": "#/definitions/ignore" } } }, "additionalProperties": false, "examples": [{ "rules": { "allow-deny-overlap": "error" } }], "defaultSnippets": [{ "label": "Policy", "description": "A policy with a severity and an ignore", "body": { "rules": { "allow-deny-overlap": "$1" }, "ignores": [{ "rule": "$2", "reason": "$3" }] } }], "definitions": { "ignore": { "title": "Ignore", "description": "Diagnostics of one rule that are not to be reported.", "markdownDescription": "Diagnostics of one rule that are not to be reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "custom-id", "dead-setting", "duplicate-key", "duplicate-model", "header-syntax", "host-not-allowed", "media-types", "missing-key", "no-models-left", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A custom provider id that cannot be used.", "A setting without effect.", "A key that stands twice in one object.", "Two custom models with one id.", "A custom header that HTTP does not allow.", "A URL that leads to a host that is not approved.", "Media types that do not fit what the model takes.", "A required key is missing.", "A provider that can offer no model.", "A base URL that goes on into an operation, or says the version twice.", "A number or a text outside its bounds.", "A URL that is called without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that holds a credential.", "A token limit above the model's context length.", "A key that the format does not have.", "A model id that no known model has.", "A provider id that is not built in.", "A value that is not one of those allowed.", "The key __proto__.", "An ignore comment that silences nothing.", "A URL that cannot be called.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, from the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, from the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why it is right not to report them, for whoever reads the policy.", "markdownDescription": "Why it is right not to report them, for whoever reads the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not to be reported, and why", "body": { "rule": "$1", "reason": "$2" } }] } } };
var schema12 = { "title": "Ignore", "description": "Diagnostics of one rule that are not to be reported.", "markdownDescription": "Diagnostics of one rule that are not to be reported.", "type": "object", "properties": { "rule": { "title": "Rule", "description": "The rule whose diagnostics are ignored.", "markdownDescription": "The rule whose diagnostics are ignored.", "type": "string", "enum": ["allow-deny-overlap", "custom-id", "dead-setting", "duplicate-key", "duplicate-model", "header-syntax", "host-not-allowed", "media-types", "missing-key", "no-models-left", "operation-path", "out-of-range", "plain-http", "reserved-header", "schema-reference", "secret-in-header", "secret-in-url", "token-limits", "unknown-key", "unknown-model", "unknown-provider", "unknown-value", "unsafe-key", "unused-ignore", "url-syntax", "version-segment", "wrong-type"], "markdownEnumDescriptions": ["A model both allowed and denied.", "A custom provider id that cannot be used.", "A setting without effect.", "A key that stands twice in one object.", "Two custom models with one id.", "A custom header that HTTP does not allow.", "A URL that leads to a host that is not approved.", "Media types that do not fit what the model takes.", "A required key is missing.", "A provider that can offer no model.", "A base URL that goes on into an operation, or says the version twice.", "A number or a text outside its bounds.", "A URL that is called without encryption.", "A custom header that the assistant sets itself.", "No reference to the schema of provider configurations.", "A custom header that looks like a credential.", "A URL that holds a credential.", "A token limit above the model's context length.", "A key that the format does not have.", "A model id that no known model has.", "A provider id that is not built in.", "A value that is not one of those allowed.", "The key __proto__.", "An ignore comment that silences nothing.", "A URL that cannot be called.", "A base URL without the version segment that the provider needs.", "A value of the wrong type."] }, "files": { "title": "Files", "description": "Globs of files, from the policy file's folder. Without this key, every file.", "markdownDescription": "Globs of files, from the policy file's folder. Without this key, every file.", "type": "array", "items": { "type": "string", "minLength": 1, "examples": ["teams/research/**", "**/providers.json"] } }, "pointer": { "title": "Pointer", "description": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "markdownDescription": "JSON pointer (RFC 6901) of a value; what stands below it counts too. Without this key, every place.", "type": "string", "examples": ["/providers/provider_a/baseUrl"] }, "reason": { "title": "Reason", "description": "Why it is right not to report them, for whoever reads the policy.", "markdownDescription": "Why it is right not to report them, for whoever reads the policy.", "type": "string", "minLength": 1, "examples": ["Reached through a local proxy."] } }, "required": ["rule", "reason"], "additionalProperties": false, "examples": [{ "rule": "allow-deny-overlap", "files": ["teams/research/**"], "pointer": "/providers/provider_a/baseUrl", "reason": "Reached through a local proxy." }], "defaultSnippets": [{ "label": "Ignore", "description": "What is not to be reported, and why", "body": { "rule": "$1", "reason": "$2" } }] };
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
                if (data2["custom-id"] !== void 0 && policy_validator_func0.call(data2, "custom-id")) {
                    let data4 = data2["custom-id"];
                    if (!(data4 === "error" || data4 === "warning" || data4 === "notice" || data4 === "off")) {
                        const err6 = { instancePath: instancePath + "/rules/custom-id", schemaPath: "#/properties/rules/properties/custom-id/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["custom-id"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err6]);
                        errors = vErrors.length;
                    }
                }
                if (data2["dead-setting"] !== void 0 && policy_validator_func0.call(data2, "dead-setting")) {
                    let data5 = data2["dead-setting"];
                    if (!(data5 === "error" || data5 === "warning" || data5 === "notice" || data5 === "off")) {
                        const err7 = { instancePath: instancePath + "/rules/dead-setting", schemaPath: "#/properties/rules/properties/dead-setting/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["dead-setting"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err7]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-key"] !== void 0 && policy_validator_func0.call(data2, "duplicate-key")) {
                    let data6 = data2["duplicate-key"];
                    if (!(data6 === "error" || data6 === "warning" || data6 === "notice" || data6 === "off")) {
                        const err8 = { instancePath: instancePath + "/rules/duplicate-key", schemaPath: "#/properties/rules/properties/duplicate-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err8]);
                        errors = vErrors.length;
                    }
                }
                if (data2["duplicate-model"] !== void 0 && policy_validator_func0.call(data2, "duplicate-model")) {
                    let data7 = data2["duplicate-model"];
                    if (!(data7 === "error" || data7 === "warning" || data7 === "notice" || data7 === "off")) {
                        const err9 = { instancePath: instancePath + "/rules/duplicate-model", schemaPath: "#/properties/rules/properties/duplicate-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["duplicate-model"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err9]);
                        errors = vErrors.length;
                    }
                }
                if (data2["header-syntax"] !== void 0 && policy_validator_func0.call(data2, "header-syntax")) {
                    let data8 = data2["header-syntax"];
                    if (!(data8 === "error" || data8 === "warning" || data8 === "notice" || data8 === "off")) {
                        const err10 = { instancePath: instancePath + "/rules/header-syntax", schemaPath: "#/properties/rules/properties/header-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["header-syntax"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err10]);
                        errors = vErrors.length;
                    }
                }
                if (data2["host-not-allowed"] !== void 0 && policy_validator_func0.call(data2, "host-not-allowed")) {
                    let data9 = data2["host-not-allowed"];
                    if (!(data9 === "error" || data9 === "warning" || data9 === "notice" || data9 === "off")) {
                        const err11 = { instancePath: instancePath + "/rules/host-not-allowed", schemaPath: "#/properties/rules/properties/host-not-allowed/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["host-not-allowed"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err11]);
                        errors = vErrors.length;
                    }
                }
                if (data2["media-types"] !== void 0 && policy_validator_func0.call(data2, "media-types")) {
                    let data10 = data2["media-types"];
                    if (!(data10 === "error" || data10 === "warning" || data10 === "notice" || data10 === "off")) {
                        const err12 = { instancePath: instancePath + "/rules/media-types", schemaPath: "#/properties/rules/properties/media-types/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["media-types"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err12]);
                        errors = vErrors.length;
                    }
                }
                if (data2["missing-key"] !== void 0 && policy_validator_func0.call(data2, "missing-key")) {
                    let data11 = data2["missing-key"];
                    if (!(data11 === "error" || data11 === "warning" || data11 === "notice" || data11 === "off")) {
                        const err13 = { instancePath: instancePath + "/rules/missing-key", schemaPath: "#/properties/rules/properties/missing-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["missing-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err13]);
                        errors = vErrors.length;
                    }
                }
                if (data2["no-models-left"] !== void 0 && policy_validator_func0.call(data2, "no-models-left")) {
                    let data12 = data2["no-models-left"];
                    if (!(data12 === "error" || data12 === "warning" || data12 === "notice" || data12 === "off")) {
                        const err14 = { instancePath: instancePath + "/rules/no-models-left", schemaPath: "#/properties/rules/properties/no-models-left/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["no-models-left"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err14]);
                        errors = vErrors.length;
                    }
                }
                if (data2["operation-path"] !== void 0 && policy_validator_func0.call(data2, "operation-path")) {
                    let data13 = data2["operation-path"];
                    if (!(data13 === "error" || data13 === "warning" || data13 === "notice" || data13 === "off")) {
                        const err15 = { instancePath: instancePath + "/rules/operation-path", schemaPath: "#/properties/rules/properties/operation-path/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["operation-path"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err15]);
                        errors = vErrors.length;
                    }
                }
                if (data2["out-of-range"] !== void 0 && policy_validator_func0.call(data2, "out-of-range")) {
                    let data14 = data2["out-of-range"];
                    if (!(data14 === "error" || data14 === "warning" || data14 === "notice" || data14 === "off")) {
                        const err16 = { instancePath: instancePath + "/rules/out-of-range", schemaPath: "#/properties/rules/properties/out-of-range/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["out-of-range"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err16]);
                        errors = vErrors.length;
                    }
                }
                if (data2["plain-http"] !== void 0 && policy_validator_func0.call(data2, "plain-http")) {
                    let data15 = data2["plain-http"];
                    if (!(data15 === "error" || data15 === "warning" || data15 === "notice" || data15 === "off")) {
                        const err17 = { instancePath: instancePath + "/rules/plain-http", schemaPath: "#/properties/rules/properties/plain-http/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["plain-http"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err17]);
                        errors = vErrors.length;
                    }
                }
                if (data2["reserved-header"] !== void 0 && policy_validator_func0.call(data2, "reserved-header")) {
                    let data16 = data2["reserved-header"];
                    if (!(data16 === "error" || data16 === "warning" || data16 === "notice" || data16 === "off")) {
                        const err18 = { instancePath: instancePath + "/rules/reserved-header", schemaPath: "#/properties/rules/properties/reserved-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["reserved-header"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err18]);
                        errors = vErrors.length;
                    }
                }
                if (data2["schema-reference"] !== void 0 && policy_validator_func0.call(data2, "schema-reference")) {
                    let data17 = data2["schema-reference"];
                    if (!(data17 === "error" || data17 === "warning" || data17 === "notice" || data17 === "off")) {
                        const err19 = { instancePath: instancePath + "/rules/schema-reference", schemaPath: "#/properties/rules/properties/schema-reference/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["schema-reference"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err19]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-header"] !== void 0 && policy_validator_func0.call(data2, "secret-in-header")) {
                    let data18 = data2["secret-in-header"];
                    if (!(data18 === "error" || data18 === "warning" || data18 === "notice" || data18 === "off")) {
                        const err20 = { instancePath: instancePath + "/rules/secret-in-header", schemaPath: "#/properties/rules/properties/secret-in-header/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-header"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err20]);
                        errors = vErrors.length;
                    }
                }
                if (data2["secret-in-url"] !== void 0 && policy_validator_func0.call(data2, "secret-in-url")) {
                    let data19 = data2["secret-in-url"];
                    if (!(data19 === "error" || data19 === "warning" || data19 === "notice" || data19 === "off")) {
                        const err21 = { instancePath: instancePath + "/rules/secret-in-url", schemaPath: "#/properties/rules/properties/secret-in-url/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["secret-in-url"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err21]);
                        errors = vErrors.length;
                    }
                }
                if (data2["token-limits"] !== void 0 && policy_validator_func0.call(data2, "token-limits")) {
                    let data20 = data2["token-limits"];
                    if (!(data20 === "error" || data20 === "warning" || data20 === "notice" || data20 === "off")) {
                        const err22 = { instancePath: instancePath + "/rules/token-limits", schemaPath: "#/properties/rules/properties/token-limits/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["token-limits"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err22]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-key"] !== void 0 && policy_validator_func0.call(data2, "unknown-key")) {
                    let data21 = data2["unknown-key"];
                    if (!(data21 === "error" || data21 === "warning" || data21 === "notice" || data21 === "off")) {
                        const err23 = { instancePath: instancePath + "/rules/unknown-key", schemaPath: "#/properties/rules/properties/unknown-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err23]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-model"] !== void 0 && policy_validator_func0.call(data2, "unknown-model")) {
                    let data22 = data2["unknown-model"];
                    if (!(data22 === "error" || data22 === "warning" || data22 === "notice" || data22 === "off")) {
                        const err24 = { instancePath: instancePath + "/rules/unknown-model", schemaPath: "#/properties/rules/properties/unknown-model/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-model"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err24]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-provider"] !== void 0 && policy_validator_func0.call(data2, "unknown-provider")) {
                    let data23 = data2["unknown-provider"];
                    if (!(data23 === "error" || data23 === "warning" || data23 === "notice" || data23 === "off")) {
                        const err25 = { instancePath: instancePath + "/rules/unknown-provider", schemaPath: "#/properties/rules/properties/unknown-provider/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-provider"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err25]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unknown-value"] !== void 0 && policy_validator_func0.call(data2, "unknown-value")) {
                    let data24 = data2["unknown-value"];
                    if (!(data24 === "error" || data24 === "warning" || data24 === "notice" || data24 === "off")) {
                        const err26 = { instancePath: instancePath + "/rules/unknown-value", schemaPath: "#/properties/rules/properties/unknown-value/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unknown-value"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err26]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unsafe-key"] !== void 0 && policy_validator_func0.call(data2, "unsafe-key")) {
                    let data25 = data2["unsafe-key"];
                    if (!(data25 === "error" || data25 === "warning" || data25 === "notice" || data25 === "off")) {
                        const err27 = { instancePath: instancePath + "/rules/unsafe-key", schemaPath: "#/properties/rules/properties/unsafe-key/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unsafe-key"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err27]);
                        errors = vErrors.length;
                    }
                }
                if (data2["unused-ignore"] !== void 0 && policy_validator_func0.call(data2, "unused-ignore")) {
                    let data26 = data2["unused-ignore"];
                    if (!(data26 === "error" || data26 === "warning" || data26 === "notice" || data26 === "off")) {
                        const err28 = { instancePath: instancePath + "/rules/unused-ignore", schemaPath: "#/properties/rules/properties/unused-ignore/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["unused-ignore"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err28]);
                        errors = vErrors.length;
                    }
                }
                if (data2["url-syntax"] !== void 0 && policy_validator_func0.call(data2, "url-syntax")) {
                    let data27 = data2["url-syntax"];
                    if (!(data27 === "error" || data27 === "warning" || data27 === "notice" || data27 === "off")) {
                        const err29 = { instancePath: instancePath + "/rules/url-syntax", schemaPath: "#/properties/rules/properties/url-syntax/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["url-syntax"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err29]);
                        errors = vErrors.length;
                    }
                }
                if (data2["version-segment"] !== void 0 && policy_validator_func0.call(data2, "version-segment")) {
                    let data28 = data2["version-segment"];
                    if (!(data28 === "error" || data28 === "warning" || data28 === "notice" || data28 === "off")) {
                        const err30 = { instancePath: instancePath + "/rules/version-segment", schemaPath: "#/properties/rules/properties/version-segment/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["version-segment"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err30]);
                        errors = vErrors.length;
                    }
                }
                if (data2["wrong-type"] !== void 0 && policy_validator_func0.call(data2, "wrong-type")) {
                    let data29 = data2["wrong-type"];
                    if (!(data29 === "error" || data29 === "warning" || data29 === "notice" || data29 === "off")) {
                        const err31 = { instancePath: instancePath + "/rules/wrong-type", schemaPath: "#/properties/rules/properties/wrong-type/enum", keyword: "enum", params: { allowedValues: schema11.properties.rules.properties["wrong-type"].enum } };
                        vErrors = policy_validator_addErrors(vErrors, [err31]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err32 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err32]);
                errors = vErrors.length;
            }
        }
        if (data.approvedHosts !== void 0 && policy_validator_func0.call(data, "approvedHosts")) {
            let data30 = data.approvedHosts;
            if (Array.isArray(data30)) {
                const len0 = data30.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data31 = data30[i0];
                    if (typeof data31 === "string") {
                        if (func47(data31) < 1) {
                            const err33 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err33]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err34 = { instancePath: instancePath + "/approvedHosts/" + i0, schemaPath: "#/properties/approvedHosts/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err34]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err35 = { instancePath: instancePath + "/approvedHosts", schemaPath: "#/properties/approvedHosts/type", keyword: "type", params: { type: "array" } };
                vErrors = policy_validator_addErrors(vErrors, [err35]);
                errors = vErrors.length;
            }
        }
        if (data.modelCatalog !== void 0 && policy_validator_func0.call(data, "modelCatalog")) {
            let data32 = data.modelCatalog;
            if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                for (const key2 of Object.keys(data32)) {
                    const _errs42 = errors;
                    const _errs43 = errors;
                    const _errs44 = errors;
                    if ("__proto__" !== key2) {
                        const err36 = {};
                        vErrors = policy_validator_addErrors(vErrors, [err36]);
                        errors = vErrors.length;
                    }
                    var valid5 = _errs44 === errors;
                    if (valid5) {
                        const err37 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames/not", keyword: "not", params: {}, propertyName: key2 };
                        vErrors = policy_validator_addErrors(vErrors, [err37]);
                        errors = vErrors.length;
                    }
                    else {
                        errors = _errs43;
                        if (vErrors !== null) {
                            if (_errs43) {
                                vErrors.length = _errs43;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                    var valid4 = _errs42 === errors;
                    if (!valid4) {
                        const err38 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
                        vErrors = policy_validator_addErrors(vErrors, [err38]);
                        errors = vErrors.length;
                    }
                }
                for (const key3 of Object.keys(data32)) {
                    let data33 = data32[key3];
                    if (Array.isArray(data33)) {
                        const len1 = data33.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data34 = data33[i1];
                            if (typeof data34 === "string") {
                                if (func47(data34) < 1) {
                                    const err39 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = policy_validator_addErrors(vErrors, [err39]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err40 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, schemaPath: "#/properties/modelCatalog/additionalProperties/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err40]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err41 = { instancePath: instancePath + "/modelCatalog/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/modelCatalog/additionalProperties/type", keyword: "type", params: { type: "array" } };
                        vErrors = policy_validator_addErrors(vErrors, [err41]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err42 = { instancePath: instancePath + "/modelCatalog", schemaPath: "#/properties/modelCatalog/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err42]);
                errors = vErrors.length;
            }
        }
        if (data.layers !== void 0 && policy_validator_func0.call(data, "layers")) {
            let data35 = data.layers;
            if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                for (const key4 of Object.keys(data35)) {
                    if (!(key4 === "enforced" || key4 === "default")) {
                        const err43 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                        vErrors = policy_validator_addErrors(vErrors, [err43]);
                        errors = vErrors.length;
                    }
                }
                if (data35.enforced !== void 0 && policy_validator_func0.call(data35, "enforced")) {
                    let data36 = data35.enforced;
                    if (typeof data36 === "string") {
                        if (func47(data36) < 1) {
                            const err44 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err44]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err45 = { instancePath: instancePath + "/layers/enforced", schemaPath: "#/properties/layers/properties/enforced/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err45]);
                        errors = vErrors.length;
                    }
                }
                if (data35.default !== void 0 && policy_validator_func0.call(data35, "default")) {
                    let data37 = data35.default;
                    if (typeof data37 === "string") {
                        if (func47(data37) < 1) {
                            const err46 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = policy_validator_addErrors(vErrors, [err46]);
                            errors = vErrors.length;
                        }
                    }
                    else {
                        const err47 = { instancePath: instancePath + "/layers/default", schemaPath: "#/properties/layers/properties/default/type", keyword: "type", params: { type: "string" } };
                        vErrors = policy_validator_addErrors(vErrors, [err47]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err48 = { instancePath: instancePath + "/layers", schemaPath: "#/properties/layers/type", keyword: "type", params: { type: "object" } };
                vErrors = policy_validator_addErrors(vErrors, [err48]);
                errors = vErrors.length;
            }
        }
        if (data.ignores !== void 0 && policy_validator_func0.call(data, "ignores")) {
            let data38 = data.ignores;
            if (Array.isArray(data38)) {
                const len2 = data38.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data39 = data38[i2];
                    if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                        if (data39.rule === void 0 || !policy_validator_func0.call(data39, "rule")) {
                            const err49 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "rule" } };
                            vErrors = policy_validator_addErrors(vErrors, [err49]);
                            errors = vErrors.length;
                        }
                        if (data39.reason === void 0 || !policy_validator_func0.call(data39, "reason")) {
                            const err50 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/required", keyword: "required", params: { missingProperty: "reason" } };
                            vErrors = policy_validator_addErrors(vErrors, [err50]);
                            errors = vErrors.length;
                        }
                        for (const key5 of Object.keys(data39)) {
                            if (!(key5 === "rule" || key5 === "files" || key5 === "pointer" || key5 === "reason")) {
                                const err51 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                vErrors = policy_validator_addErrors(vErrors, [err51]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.rule !== void 0 && policy_validator_func0.call(data39, "rule")) {
                            let data40 = data39.rule;
                            if (typeof data40 !== "string") {
                                const err52 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err52]);
                                errors = vErrors.length;
                            }
                            if (!(data40 === "allow-deny-overlap" || data40 === "custom-id" || data40 === "dead-setting" || data40 === "duplicate-key" || data40 === "duplicate-model" || data40 === "header-syntax" || data40 === "host-not-allowed" || data40 === "media-types" || data40 === "missing-key" || data40 === "no-models-left" || data40 === "operation-path" || data40 === "out-of-range" || data40 === "plain-http" || data40 === "reserved-header" || data40 === "schema-reference" || data40 === "secret-in-header" || data40 === "secret-in-url" || data40 === "token-limits" || data40 === "unknown-key" || data40 === "unknown-model" || data40 === "unknown-provider" || data40 === "unknown-value" || data40 === "unsafe-key" || data40 === "unused-ignore" || data40 === "url-syntax" || data40 === "version-segment" || data40 === "wrong-type")) {
                                const err53 = { instancePath: instancePath + "/ignores/" + i2 + "/rule", schemaPath: "#/definitions/ignore/properties/rule/enum", keyword: "enum", params: { allowedValues: schema12.properties.rule.enum } };
                                vErrors = policy_validator_addErrors(vErrors, [err53]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.files !== void 0 && policy_validator_func0.call(data39, "files")) {
                            let data41 = data39.files;
                            if (Array.isArray(data41)) {
                                const len3 = data41.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                    let data42 = data41[i3];
                                    if (typeof data42 === "string") {
                                        if (func47(data42) < 1) {
                                            const err54 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = policy_validator_addErrors(vErrors, [err54]);
                                            errors = vErrors.length;
                                        }
                                    }
                                    else {
                                        const err55 = { instancePath: instancePath + "/ignores/" + i2 + "/files/" + i3, schemaPath: "#/definitions/ignore/properties/files/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = policy_validator_addErrors(vErrors, [err55]);
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                const err56 = { instancePath: instancePath + "/ignores/" + i2 + "/files", schemaPath: "#/definitions/ignore/properties/files/type", keyword: "type", params: { type: "array" } };
                                vErrors = policy_validator_addErrors(vErrors, [err56]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.pointer !== void 0 && policy_validator_func0.call(data39, "pointer")) {
                            if (typeof data39.pointer !== "string") {
                                const err57 = { instancePath: instancePath + "/ignores/" + i2 + "/pointer", schemaPath: "#/definitions/ignore/properties/pointer/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err57]);
                                errors = vErrors.length;
                            }
                        }
                        if (data39.reason !== void 0 && policy_validator_func0.call(data39, "reason")) {
                            let data44 = data39.reason;
                            if (typeof data44 === "string") {
                                if (func47(data44) < 1) {
                                    const err58 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = policy_validator_addErrors(vErrors, [err58]);
                                    errors = vErrors.length;
                                }
                            }
                            else {
                                const err59 = { instancePath: instancePath + "/ignores/" + i2 + "/reason", schemaPath: "#/definitions/ignore/properties/reason/type", keyword: "type", params: { type: "string" } };
                                vErrors = policy_validator_addErrors(vErrors, [err59]);
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        const err60 = { instancePath: instancePath + "/ignores/" + i2, schemaPath: "#/definitions/ignore/type", keyword: "type", params: { type: "object" } };
                        vErrors = policy_validator_addErrors(vErrors, [err60]);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err61 = { instancePath: instancePath + "/ignores", schemaPath: "#/properties/ignores/type", keyword: "type", params: { type: "array" } };
                vErrors = policy_validator_addErrors(vErrors, [err61]);
                errors = vErrors.length;
            }
        }
    }
    else {
        const err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = policy_validator_addErrors(vErrors, [err62]);
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


;// CONCATENATED MODULE: ./.build/action/shared/policy/read-policy.js








const read_policy_KIND = {
    rule: policyFile,
    maxBytes: POLICY_FILE_MAX_BYTES,
    schema: buildPolicySchema(configurableRules),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
    matchesSchema: policy_validator_validator_default,
    findingsIn: policyFindings,
    isToldBetter: isAboutRuleName,
};
/** Reads and checks a policy file's bytes (`docs/policy.md`). Never throws. */
function checkPolicyFile(path, bytes) {
    const { document, file } = checkSettingsFile(path, bytes, read_policy_KIND);
    return { policy: document === undefined ? noPolicy : toPolicy(document), file };
}
/** Hosts are as URLs have them: in lower case. */
function toPolicy({ $schema: _schema, approvedHosts, ...policy }) {
    const hosts = approvedHosts?.map((host) => host.toLowerCase());
    return { ...noPolicy, ...policy, ...(hosts === undefined ? {} : { approvedHosts: hosts }) };
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/fix-text.js


/** Applies the fixes of a text's diagnostics until none is left. A text with broken syntax stays as it is. */
function fixText(text, { unsafe = false, ...settings } = {}) {
    const applied = [];
    let fixed = text;
    for (let pass = 0; pass < FIX_PASSES_MAX; pass += 1) {
        const fixable = validate(fixed, settings).filter(isFixable);
        const chosen = withoutOverlaps(fixable.filter(({ fix }) => fix.safe || unsafe), fixed.length);
        if (chosen.length === 0)
            break;
        applied.push(...chosen);
        fixed = fix_text_applyEdits(fixed, chosen.flatMap(({ fix }) => fix.edits));
    }
    return { text: fixed, applied };
}
function isFixable(diagnostic) {
    return diagnostic.fix !== undefined;
}
/** The first of those that would edit the same place; the others have their turn in the next pass. */
function withoutOverlaps(fixable, length) {
    const place = createPlaces(length);
    return fixable.filter(({ fix }) => {
        const isFree = fix.edits.every((edit) => place.isFree(edit));
        if (isFree)
            for (const edit of fix.edits)
                place.take(edit);
        return isFree;
    });
}
/** Which characters of a text are replaced already, and before which something is inserted. */
function createPlaces(length) {
    const replaced = new Uint8Array(length + 1);
    const inserted = new Uint8Array(length + 1);
    return {
        isFree({ range: { start, end } }) {
            if (start.offset === end.offset)
                return !inserted[start.offset] && !replaced[start.offset] && !replaced[start.offset - 1];
            return (!replaced.subarray(start.offset, end.offset).includes(1) &&
                !inserted.subarray(start.offset, end.offset + 1).includes(1));
        },
        take({ range: { start, end } }) {
            if (start.offset === end.offset)
                inserted[start.offset] = 1;
            else
                replaced.fill(1, start.offset, end.offset);
        },
    };
}
function fix_text_applyEdits(text, edits) {
    const parts = [];
    let done = 0;
    for (const { range, text: replacement } of edits.toSorted((one, other) => one.range.start.offset - other.range.start.offset)) {
        parts.push(text.slice(done, range.start.offset), replacement);
        done = range.end.offset;
    }
    return [...parts, text.slice(done)].join("");
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/mask-url.js


/** What stands in the place of what is masked. */
const mask_url_MASK = "•••";
/**
 * A URL's text as people may see it: with userinfo, query and fragment masked, whether they look like a secret or not,
 * and all of it where a secret cannot be told from the rest.
 */
function maskUrl(text) {
    const { userinfo, hasToken, hasHiddenPassword } = findUrlSecrets(text);
    if (hasToken || hasHiddenPassword)
        return mask_url_MASK;
    const end = text.search(/[?#]/);
    const head = end < 0 ? text : text.slice(0, end);
    const tail = end < 0 ? "" : `${text.charAt(end)}${end + 1 < text.length ? mask_url_MASK : ""}`;
    const spans = userinfo.filter((span) => span.end <= head.length);
    // From the end, so that the places before stay what they are.
    const shown = spans.reduceRight((rest, { start, end: at }) => `${rest.slice(0, start)}${mask_url_MASK}@${rest.slice(at)}`, head);
    // What is no URL may have a password anywhere before an "@".
    if (shown.replaceAll(`${mask_url_MASK}@`, "").includes("@"))
        return mask_url_MASK;
    const masked = maskSecrets(shown);
    return hasTokenShape(masked) ? mask_url_MASK : masked + tail;
}

;// CONCATENATED MODULE: ./.build/action/shared/validate/read-document.js



/** Reads a text as a layer; with any mistake of syntax it is none. Lines are counted when a place is first asked for. */
function readDocument(text) {
    const { root, mistakes } = parse_parse(text);
    const [mistake] = mistakes;
    const rangeOf = lazily(() => createLocator(text));
    if (mistake !== undefined) {
        const { message, advice } = mistake;
        return { trouble: withoutStop(message), advice, range: rangeOf()(mistake) };
    }
    if (root === undefined || !isObject(root.value)) {
        const span = root ?? { start: 0, end: text.length };
        return { trouble: "it is not an object", advice: "Write an object.", range: rangeOf()(span) };
    }
    return { document: root.value, locate: (path, part) => rangeOf()(findSpan(root, path, part)) };
}
function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
/** A message in the words of a sentence that goes on before it. */
function withoutStop(message) {
    return message.replace(/\.$/, "").replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/candidates.js

/**
 * The values that the layers have at a path, the one in force first. Where a list is on the way, only those of the list
 * in force: lists replace each other whole. Of URLs, an empty text counts as absent.
 */
function candidatesAt(context, path, rule, shown) {
    const having = layersWith(context.layers, path).map((layer) => ({
        layer,
        value: valueAt(layer.document, path) ?? null,
    }));
    if (shown === "url" && having[0]?.value === "")
        return [];
    return having
        .filter(({ value }) => shown !== "url" || value !== "")
        .map(({ layer, value }) => ({
        place: placeIn(layer, path, context.tools),
        rule,
        ...(shown === "nothing"
            ? {}
            : { value: shown === "url" && typeof value === "string" ? context.tools.maskUrl(value) : value }),
    }));
}
function layersWith(layers, path) {
    const index = path.findIndex((step) => typeof step === "number");
    if (index < 0)
        return layers.filter(({ document }) => valueAt(document, path) !== undefined);
    const list = path.slice(0, index);
    const inForce = layers.find(({ document }) => valueAt(document, list) !== undefined);
    return inForce !== undefined && valueAt(inForce.document, path) !== undefined ? [inForce] : [];
}
/** The place of the value at a path of a layer. */
function placeIn({ kind, label, locate }, path, tools) {
    const pointer = tools.toPointer(path);
    const place = { kind: "layer", layer: kind, label, pointer };
    if (locate === undefined)
        return place;
    const { line, column } = locate(path, "value").start;
    return { ...place, position: { line, column } };
}
/** The value of the first row that has one. */
function firstValue(rows, subject) {
    for (const { value } of rows) {
        const found = value(subject);
        if (found !== undefined && found !== "")
            return found;
    }
    return undefined;
}
/** The candidates of all rows, in order of precedence. */
function allCandidates(rows, subject) {
    return rows.flatMap(({ candidates }) => candidates(subject));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/metadata.js


/** What each field of a model's metadata holds. Base URL and protocol have precedence lists of their own. */
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
const FIELDS = Object.entries(METADATA_FIELDS);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has these keys and no others
const METADATA_NAMES = Object.keys(METADATA_FIELDS);
/** A model's metadata in force: what is patched, else what a custom model says, else what the provider says. */
function metadataOf({ override, custom, discovered }) {
    const metadata = {};
    for (const [field, kind] of FIELDS) {
        const said = ownValue(override, field) ?? (custom && ownValue(custom.model, field));
        const value = said ?? discoveredValue(discovered, field, kind);
        if (value !== undefined)
            metadata[field] = value;
    }
    return metadata;
}
/** What could be a field's value, in order of precedence. */
function metadataCandidates(view, field) {
    const { provider, id, discovered, overridePath, customPath } = view;
    const value = discoveredValue(discovered, field, METADATA_FIELDS[field]);
    return [
        ...candidatesAt(provider.context, [...overridePath, field], "override", "value"),
        ...(customPath ? candidatesAt(provider.context, [...customPath, field], "custom-model", "value") : []),
        ...(value === undefined ? [] : [discoveredCandidate(provider.id, id, field, value)]),
    ];
}
function discoveredCandidate(provider, model, field, value) {
    return { place: { kind: "discovered", provider, model, field }, rule: "discovered", value };
}
/** Undefined where a provider returned something else than the field holds. */
function discoveredValue(model, field, kind) {
    const value = model === undefined ? undefined : ownValue(asJson(model), field);
    if (kind === "texts")
        return isArray(value) && value.every((text) => typeof text === "string") ? value : undefined;
    if (kind === "tokens")
        return Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined;
    return typeof value === (kind === "flag" ? "boolean" : "string") ? value : undefined;
}
/** A text of a model that a provider returned. */
function discoveredText(model, field) {
    const value = model === undefined ? undefined : ownValue(asJson(model), field);
    return typeof value === "string" ? value : undefined;
}
function asJson(model) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it came as JSON, and nothing of it is taken for granted
    return model;
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/precedence.js
/**
 * Why one value holds and not another: each row of each precedence list of the decisions has an id, and a sentence for
 * people. The lists themselves, in order, stand in `provider.ts`, `protocol.ts`, `base-url.ts`, `metadata.ts` and
 * `offering.ts`.
 */
const PRECEDENCE = {
    "highest-layer": "The highest layer that has a value there decides.",
    "enabled-of-provider": "The provider's own `enabled`, in the highest layer that says whether it is available.",
    "enabled-of-default": "`default.enabled`, in the highest layer that says whether the provider is available.",
    "enabled-unless-said": "A provider is available where no layer says otherwise.",
    override: "What `models.overrides` says of a model comes first.",
    "custom-model": "A custom model says it of itself.",
    discovered: "The provider says it of the model.",
    "provider-protocol": "A model speaks the provider's `protocol` where neither its override nor a custom model names one.",
    "default-protocol": "The built-in provider's default protocol holds where nothing else names one.",
    "endpoint-of-protocol": "The provider's `endpoints` has a URL for the protocol that the model speaks.",
    "provider-base-url": "The provider's `baseUrl` holds where nothing more exact is said.",
    "provider-endpoint": "The provider's `endpoint` holds where there is no `baseUrl`.",
    "provider-disabled": "No model of a provider is offered that is not available.",
    "discovery-off": "With `discovery` off, only custom models are offered.",
    denied: "A model that `deny` names is not offered, whatever else holds.",
    "not-in-allow": "An `allow` that is not empty is exclusive.",
    allowed: "`allow` names the model.",
    "offered-unless-said": "A model is offered where nothing says otherwise.",
};

;// CONCATENATED MODULE: ./.build/action/shared/validate/block-fault.js







/**
 * Whether a block of a document is valid: a key at the top or in `providers`, or a custom entry. Its siblings are not
 * looked at, so that many blocks take linear time.
 *
 * @param mayLackType whether a custom entry may leave out its `type`, which another layer has then; what it holds must
 *   be right for one variant.
 */
function isValidBlock(document, path, block, mayLackType) {
    const value = valueAt(document, path) ?? null;
    if (!isKnownKey(path, block) || unsafeKeyIn(value, path) !== undefined)
        return false;
    return schemasOf(document, path, block, mayLackType).some((schema) => matchesSchema(block.schema, schema, value));
}
/** What is wrong with a block that is not valid. */
function blockFault(document, path, block, mayLackType) {
    const value = valueAt(document, path) ?? null;
    if (!isKnownKey(path, block))
        return keyFault(path, block);
    const unsafe = unsafeKeyIn(value, path);
    if (unsafe !== undefined)
        return unsafeKeyFault(unsafe);
    const [schema = {}] = schemasOf(document, path, block, mayLackType);
    return firstFault(schemaErrors(block.schema, schema, value, path, BLOCK_ERRORS_MAX), document, path, block);
}
/** The schemas of which a block must match one: its own, or of a custom entry without its `type` those of all variants. */
function schemasOf(document, path, { schema: root }, mayLackType) {
    const schema = schemaAt(root, document, path);
    const value = valueAt(document, path);
    const lacksType = mayLackType && path.length === 3 && isObject(value) && !Object.hasOwn(value, "type");
    if (!lacksType)
        return [schema];
    return (schema.oneOf ?? [schema]).map((variant) => {
        const { required = [], ...rest } = effectiveSchema(root, variant);
        return { ...rest, required: required.filter((key) => key !== "type") };
    });
}
/** Whether the format has a key at its place; of a custom provider, whether it may be called so. */
function isKnownKey(path, block) {
    const { schema, vocabulary } = block;
    const key = String(path.at(-1));
    if (key === UNSAFE_KEY)
        return false;
    if (takesAnyId(path, block))
        return key !== "" && !Object.hasOwn(vocabulary.providers, key) && !isReserved(key);
    return Object.hasOwn(schemaAt(schema, null, path.slice(0, -1)).properties ?? {}, key);
}
/** True for the place of a custom provider, where the vocabulary has any kind of them. */
function takesAnyId(path, { vocabulary }) {
    return path.length === 3 && Object.keys(vocabulary.customVariants).length > 0;
}
function isReserved(id) {
    return RESERVED_PROVIDER_KEYS.some((key) => key === id);
}
/** Of a custom provider's id, see the decisions. */
function keyFault(path, block) {
    const key = String(path.at(-1));
    if (takesAnyId(path, block)) {
        const message = `A custom provider cannot be called ${quote(key)}.`;
        return { path, part: "key", message, advice: "Choose another id." };
    }
    if (key === UNSAFE_KEY)
        return unsafeKeyFault(path);
    const error = errorAt(path.slice(0, -1), "additionalProperties", { additionalProperty: key });
    // A document of this key alone, for the siblings of each of many keys are many.
    return firstFault([error], documentOf(path, {}), path, block);
}
function errorAt(path, keyword, params) {
    return { instancePath: path.map((step) => `/${pointerStep(step)}`).join(""), schemaPath: "", keyword, params };
}
function firstFault(errors, document, path, block) {
    const [finding] = schemaFindings(errors, document, block.schema, block.vocabulary, block.budget);
    if (finding === undefined) {
        return { path, part: "value", message: "The format does not take it.", advice: "Mend it or remove it." };
    }
    const { place, message, advice } = finding;
    return { path: place.path, part: "part" in place ? place.part : "value", message, advice };
}
/** The first key that is refused wherever it stands. */
function unsafeKeyIn(value, path) {
    if (typeof value !== "object" || value === null)
        return undefined;
    const children = isArray(value) ? value.entries() : Object.entries(value);
    for (const [step, child] of children) {
        if (step === UNSAFE_KEY)
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
    const message = `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`;
    return { path, part: "key", message, advice: "Remove it, or choose another name." };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/change.js
/** Changes of one provider stand in this order. */
const CHANGE_KINDS = [
    "provider-added",
    "provider-removed",
    "provider-enabled",
    "provider-disabled",
    "connection-changed",
    "offering-changed",
    "model-offered",
    "model-hidden",
    "model-added",
    "model-removed",
    "model-patched",
    "model-moved",
];

;// CONCATENATED MODULE: ./.build/action/shared/resolve/comparison.js
/** The hosts of all URLs of a catalogue: providers' and models', whether they are in use or not. */
function knownHosts({ providers }) {
    const hostOf = rememberingHosts();
    const known = new Set();
    for (const provider of providers) {
        for (const url of urlsOf(provider)) {
            const host = hostOf(url);
            // Who was reached without encryption may well be reached with it.
            known.add(host).add(host.replace(/^http:/, "https:"));
        }
    }
    return { isNew: (url) => url !== undefined && !known.has(hostOf(url)) };
}
/** Every URL of a provider and its models. */
function* urlsOf(provider) {
    for (const url of [provider.baseUrl, provider.endpoint, ...Object.values(provider.endpoints)]) {
        if (url !== undefined)
            yield url;
    }
    for (const { baseUrl } of provider.models)
        if (baseUrl !== undefined)
            yield baseUrl;
}
/** Many models share a URL, and reading one costs more than looking it up. */
function rememberingHosts() {
    const hosts = new Map();
    return (url) => {
        const seen = hosts.get(url);
        if (seen !== undefined)
            return seen;
        const host = hostIn(url);
        hosts.set(url, host);
        return host;
    };
}
/** With its scheme. What clients may read in different ways is a host of its own, and so is what is no URL. */
function hostIn(url) {
    const parsed = /[\s\\\p{Cc}]/u.test(url) ? null : URL.parse(url);
    return parsed?.host ? `${parsed.protocol}//${parsed.host}` : `no host: ${url}`;
}
/** Whether a change of URL gives up the encryption of the way. */
function losesEncryption(before, after) {
    return schemeOf(before) === "https" && schemeOf(after) === "http";
}
function schemeOf(url) {
    return url === undefined ? undefined : /^\s*(https?):/i.exec(url)?.[1]?.toLowerCase();
}
/** A model in a few words: "offered", or why it is not. */
function stateOf(model) {
    return model.offered ? "offered" : model.reason;
}
/** Whether a list of ids has one that another has not. */
function hasMore(ids, others) {
    const known = new Set(others);
    return ids.some((id) => !known.has(id));
}
/** Whether two lists of ids say the same: order and repetition mean nothing. */
function isSameSet(one, other) {
    return !hasMore(one, other) && !hasMore(other, one);
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/header-values.js
/**
 * The header values of the providers that are resolved, for `diff` to see that one has changed. They are in no object
 * that anybody could write out: a catalogue holds names only.
 */
const valuesOfProviders = new WeakMap();
function rememberHeaders(provider, headers) {
    valuesOfProviders.set(provider, headers);
}
/** Whether a header has the same value in two providers; true where it cannot be told, as of a catalogue that was copied. */
function isSameHeader(name, one, other) {
    const [first, second] = [valuesOfProviders.get(one), valuesOfProviders.get(other)];
    return first === undefined || second === undefined || first[name] === second[name];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/connection-changes.js



/** The changes of how a provider is reached: settings in the order of their fields, then headers by name. */
function* connectionChanges(comparison) {
    const [before, after] = [settingsOf(comparison.before), settingsOf(comparison.after)];
    const changeOf = createChange(comparison);
    for (const field of new Set([...before.keys(), ...after.keys()])) {
        const [old, now] = [before.get(field), after.get(field)];
        if (old?.value === now?.value)
            continue;
        const isUrl = (old ?? now)?.isUrl === true;
        const show = (text) => (text === undefined ? null : isUrl ? comparison.maskUrl(text) : text);
        const opens = comparison.hosts.isNew(now?.value) || losesEncryption(old?.value, now?.value);
        yield { ...changeOf(field), before: show(old?.value), after: show(now?.value), widens: isUrl && opens };
    }
    yield* headerChanges(comparison, changeOf);
}
/** Each provider's origins are found once, when there is a change to explain: all of them at a time. */
function createChange({ before, after }) {
    let origins;
    return (field) => {
        origins ??= [after.origins, before.origins];
        const cause = origins[0][field] ?? origins[1][field] ?? null;
        return { kind: "connection-changed", provider: after.id, field, cause };
    };
}
function settingsOf({ variant, baseUrl, endpoint, protocol, endpoints, sections }) {
    const plain = Object.entries({ variant, protocol });
    const urls = Object.entries({ baseUrl, endpoint });
    const ofProtocols = Object.entries(endpoints).map(([name, url]) => [`endpoints/${pointerStep(name)}`, url]);
    const ofSections = Object.entries(sections).flatMap(([name, section]) => Object.entries(section).map(([field, text]) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, text]));
    const settings = new Map();
    for (const [field, value] of [...urls, ...ofProtocols])
        if (value !== undefined)
            settings.set(field, { value, isUrl: true });
    for (const [field, value] of [...plain, ...ofSections])
        if (value !== undefined)
            settings.set(field, { value, isUrl: false });
    return settings;
}
/** Of a value it is only said that it is set, or that it has changed. */
function* headerChanges({ before, after }, changeOf) {
    const [old, now] = [new Set(before.headers), new Set(after.headers)];
    for (const name of new Set([...before.headers, ...after.headers])) {
        const isChanged = old.has(name) && now.has(name);
        if (isChanged && isSameHeader(name, before, after))
            continue;
        yield {
            ...changeOf(`headers/${pointerStep(name)}`),
            before: old.has(name) ? "set" : null,
            after: isChanged ? "changed" : now.has(name) ? "set" : null,
            widens: false,
        };
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/model-changes.js



/** The changes of a provider's models: of each model after, in order, then of those that are gone. */
function* modelChanges(comparison) {
    const { before, after, hosts } = comparison;
    const old = new Map(before.models.map((model) => [model.id, model]));
    const there = new Set();
    for (const model of after.models) {
        there.add(model.id);
        const earlier = old.get(model.id);
        if (earlier === undefined)
            yield modelAdded(after.id, model, hosts);
        else
            yield* changesOfModel(earlier, model, comparison);
    }
    for (const model of before.models)
        if (!there.has(model.id))
            yield modelRemoved(before.id, model);
}
function modelAdded(provider, model, hosts) {
    const widens = model.offered || hosts.isNew(model.baseUrl);
    const cause = model.origins["offered"] ?? null;
    return { kind: "model-added", provider, model: model.id, before: null, after: stateOf(model), cause, widens };
}
function modelRemoved(provider, model) {
    const cause = model.origins["offered"] ?? null;
    return {
        kind: "model-removed",
        provider,
        model: model.id,
        before: stateOf(model),
        after: null,
        cause,
        widens: false,
    };
}
function* changesOfModel(before, after, comparison) {
    const about = { provider: comparison.after.id, model: after.id };
    // What the provider's own change does to all of its models is said once, of the provider.
    const isSwitched = comparison.before.enabled !== comparison.after.enabled;
    if (before.offered !== after.offered && !isSwitched) {
        yield {
            ...about,
            kind: after.offered ? "model-offered" : "model-hidden",
            before: stateOf(before),
            after: stateOf(after),
            cause: causeOfOffering(before, after),
            widens: after.offered,
        };
    }
    const fields = METADATA_NAMES.filter((field) => !isSameValue(before[field], after[field]));
    if (fields.length > 0)
        yield { ...about, ...patch(before, after, fields) };
    if (before.baseUrl !== after.baseUrl || before.protocol !== after.protocol) {
        yield { ...about, ...move(before, after, comparison) };
    }
}
/** What now names the model, declares it or hides it; where nothing does any longer, what hid it. */
function causeOfOffering(before, after) {
    const [old, now] = [before.origins["offered"] ?? null, after.origins["offered"] ?? null];
    return now?.rule === "offered-unless-said" && now.place.kind !== "layer" ? old : now;
}
function isSameValue(one, other) {
    return isArray(one) && isArray(other) ? isSameSet(one.map(String), other.map(String)) : one === other;
}
function patch(before, after, fields) {
    const [first = "name"] = fields;
    const valuesOf = (model) => Object.fromEntries(fields.map((field) => [field, model[field] ?? null]));
    return {
        kind: "model-patched",
        fields,
        before: valuesOf(before),
        after: valuesOf(after),
        cause: after.origins[first] ?? before.origins[first] ?? null,
        widens: false,
    };
}
function move(before, after, { hosts, maskUrl }) {
    const routeOf = ({ baseUrl, protocol }) => ({
        baseUrl: baseUrl === undefined ? null : maskUrl(baseUrl),
        protocol: protocol ?? null,
    });
    const field = before.baseUrl === after.baseUrl ? "protocol" : "baseUrl";
    return {
        kind: "model-moved",
        before: routeOf(before),
        after: routeOf(after),
        cause: after.origins[field] ?? before.origins[field] ?? null,
        widens: hosts.isNew(after.baseUrl) || losesEncryption(before.baseUrl, after.baseUrl),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/offering-changes.js

/**
 * The changes of what a provider may offer, whether models of it are known or not. It widens where `allow` is emptied or
 * names more, `deny` names fewer, or `discovery` is turned on.
 */
function* offeringChanges({ before, after }) {
    const changeOf = (field) => ({
        kind: "offering-changed",
        provider: after.id,
        field,
        before: before[field],
        after: after[field],
        cause: after.origins[field] ?? before.origins[field] ?? null,
    });
    if (!isSameSet(before.allow, after.allow)) {
        const wasOpen = before.allow.length === 0;
        yield {
            ...changeOf("allow"),
            widens: !wasOpen && (after.allow.length === 0 || hasMore(after.allow, before.allow)),
        };
    }
    if (!isSameSet(before.deny, after.deny))
        yield { ...changeOf("deny"), widens: hasMore(before.deny, after.deny) };
    if (before.discovery !== after.discovery)
        yield { ...changeOf("discovery"), widens: isDiscovering(after) };
}
function isDiscovering({ discovery }) {
    return discovery === "auto";
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/diff.js





/**
 * What a change does, ordered by provider (those after in their order, then those that are gone), then kind, then model.
 * What has no effect is no change: order, comments, and which layer says a thing. In linear time.
 */
function diffCatalogs(before, after, maskUrl) {
    const hosts = knownHosts(before);
    const old = new Map(before.providers.map((provider) => [keyOf(provider), provider]));
    const there = new Set(after.providers.map(keyOf));
    return [
        ...after.providers.flatMap((provider) => {
            const earlier = old.get(keyOf(provider));
            return earlier === undefined
                ? [providerAdded(provider, hosts)]
                : providerChanges({ before: earlier, after: provider, hosts, maskUrl });
        }),
        ...before.providers.filter((provider) => !there.has(keyOf(provider))).map(providerRemoved),
    ];
}
/** An id may be a built-in provider's by one vocabulary and a custom one's by another. */
function keyOf({ kind, id }) {
    return `${kind} ${id}`;
}
function providerChanges(comparison) {
    const { before, after } = comparison;
    const changes = [
        ...connectionChanges(comparison),
        ...offeringChanges(comparison),
        ...modelChanges(comparison),
    ];
    if (before.enabled !== after.enabled) {
        changes.push({
            kind: after.enabled ? "provider-enabled" : "provider-disabled",
            provider: after.id,
            before: providerState(before),
            after: providerState(after),
            cause: after.origins["enabled"] ?? null,
            widens: after.enabled,
        });
    }
    // Those of one kind are in order already, and a sort keeps it.
    return changes.toSorted((one, other) => CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind));
}
function providerAdded(provider, hosts) {
    return {
        kind: "provider-added",
        provider: provider.id,
        before: null,
        after: providerState(provider),
        cause: causeOfBeing(provider),
        widens: provider.enabled || [...urlsOf(provider)].some(hosts.isNew),
    };
}
function providerRemoved(provider) {
    return {
        kind: "provider-removed",
        provider: provider.id,
        before: providerState(provider),
        after: null,
        cause: causeOfBeing(provider),
        widens: false,
    };
}
/** A custom provider is there because a layer has its `type`. */
function causeOfBeing({ origins }) {
    return origins["variant"] ?? origins["enabled"] ?? null;
}
function providerState({ enabled, models }) {
    return { enabled, offeredModels: models.reduce((count, { offered }) => count + (offered ? 1 : 0), 0) };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/layer-diagnostic.js

function layerDiagnostic(rule, layer, { range, ...words }) {
    return {
        ...(layer && { layer: { kind: layer.kind, label: layer.label } }),
        rule: rule.id,
        severity: rule.severity,
        why: rule.why,
        docs: `docs/rules.md#${rule.id}`,
        ...words,
        ...(range && { range }),
    };
}
/** As many as a list holds, and one that says so where there are more. */
function boundDiagnostics(all, tooMany) {
    if (all.length <= DIAGNOSTICS_MAX)
        return all;
    const rest = layerDiagnostic({ ...tooMany, severity: "error" }, undefined, {
        message: "There are more diagnostics than those that are listed.",
        advice: "Mend some of them and resolve again.",
    });
    return [...all.slice(0, DIAGNOSTICS_MAX), rest];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/salvage.js



/**
 * Layers without what is not valid in each by itself (decisions: Salvage when reading). An unknown or invalid provider
 * block goes, its valid siblings stay; a custom entry may lack its `type`.
 */
function salvageEach(layers, tools) {
    const diagnostics = [];
    const salvaged = layers.map((layer) => {
        const invalid = invalidBlocks(layer.document, true, tools);
        // One past the bound tells that there are more; to explain what is not listed takes longer than to find it.
        for (const block of invalid.slice(0, Math.max(0, DIAGNOSTICS_MAX + 1 - diagnostics.length))) {
            diagnostics.push(blockDiagnostic(layer, block, tools.faultOf(layer.document, block, true), tools));
        }
        return withoutBlocks(layer, invalid);
    });
    return { layers: salvaged, diagnostics };
}
/** The blocks of a document that are not valid. */
function invalidBlocks(document, mayLackType, tools) {
    return [...blockPaths(document)].filter((block) => !tools.isValid(document, block, mayLackType));
}
const PROVIDERS = ["providers"];
const CUSTOM = ["providers", "custom"];
/**
 * The blocks of a document, each of which stays or goes whole: keys at the top, entries, and custom entries. What holds
 * blocks is one itself only where it is no object.
 */
function* blockPaths(document) {
    for (const key of Object.keys(document)) {
        const providers = key === "providers" ? document[key] : undefined;
        if (!isObject(providers))
            yield [key];
        else
            yield* providerPaths(providers);
    }
}
function* providerPaths(providers) {
    for (const key of Object.keys(providers)) {
        const custom = key === "custom" ? providers[key] : undefined;
        if (!isObject(custom))
            yield [...PROVIDERS, key];
        else
            for (const id of Object.keys(custom))
                yield [...CUSTOM, id];
    }
}
/** The layer without these blocks; itself where there are none. */
function withoutBlocks(layer, blocks) {
    if (blocks.length === 0)
        return layer;
    const gone = new Set(blocks.map((path) => JSON.stringify(path)));
    return { ...layer, document: salvage_without(layer.document, [], gone) };
}
function salvage_without(object, path, gone) {
    const kept = Object.entries(object).flatMap(([key, value]) => {
        const own = [...path, key];
        if (gone.has(JSON.stringify(own)))
            return [];
        const isInside = key === (path.length === 0 ? "providers" : "custom") && path.length < 2;
        return [[key, isInside && isObject(value) ? salvage_without(value, own, gone) : value]];
    });
    return Object.fromEntries(kept);
}
function blockDiagnostic(layer, block, fault, tools) {
    const name = tools.quote(String(block.at(-1)));
    return layerDiagnostic(tools.rules.block, layer, {
        message: `${name} of the ${layer.kind} layer ${tools.quote(layer.label)} is left out: ${inSentence(fault)}`,
        advice: fault.advice,
        pointer: tools.toPointer(fault.path),
        range: valueAt(layer.document, fault.path) === undefined ? undefined : layer.locate?.(fault.path, fault.part),
    });
}
/** A fault's sentence after a colon. */
function inSentence({ message }) {
    return message.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/merge.js





/**
 * Merges layers of which each is valid by itself (decisions: Merge, Invalid layer). While the result is not valid, the
 * layer without which fewest blocks are not is left out, of several the lowest, but never a user's; what is still not
 * valid then goes from every layer.
 */
function merge_mergeLayers(layers, tools) {
    const diagnostics = [];
    let kept = layers;
    for (;;) {
        const merged = merge(kept);
        const invalid = invalidBlocks(merged, false, tools);
        if (invalid.length === 0)
            return { layers: kept, diagnostics, merged };
        const spoiler = findSpoiler(kept, invalid, tools);
        if (spoiler === undefined) {
            const listed = invalid.slice(0, DIAGNOSTICS_MAX + 1);
            diagnostics.push(...listed.map((block) => mergedDiagnostic(merged, block, tools)));
            const mended = kept.map((layer) => withoutBlocks(layer, invalid.filter((block) => has(layer, block))));
            return { layers: mended, diagnostics, merged: merge(mended) };
        }
        diagnostics.push(conflictDiagnostic(spoiler, merged, invalid, tools));
        kept = kept.map((layer) => (layer === spoiler ? empty(layer) : layer));
    }
}
function merge(layers) {
    const merged = mergeAt(layers, []);
    return isObject(merged) ? merged : {};
}
/** What layers come to at a path; undefined where none has a value there. */
function mergeAt(layers, path) {
    return layers.reduceRight((lower, { document }) => mergeDocuments(lower, valueAt(document, path)), undefined);
}
/** The layer says nothing any longer; others keep their ranks. */
function empty({ kind, label }) {
    return { kind, label, document: {} };
}
/** The layer whose removal leaves the fewest invalid blocks, and fewer than there are; of several the lowest. */
function findSpoiler(layers, invalid, tools) {
    const keys = new Set(invalid.map(merge_keyOf));
    let most = 0;
    let spoiler;
    for (const layer of layers.toReversed()) {
        const mended = layer.kind === "user" ? 0 : mendedWithout(layer, layers, keys, tools);
        if (mended > most)
            [most, spoiler] = [mended, layer];
    }
    return spoiler;
}
/** How many invalid blocks fewer there are without a layer. Only its own blocks are looked at: no other changes. */
function mendedWithout(layer, layers, invalid, tools) {
    const others = layers.filter((other) => other !== layer);
    let mended = 0;
    for (const block of blockPaths(layer.document)) {
        const rest = mergeAt(others, block);
        const isInvalid = rest !== undefined && !tools.isValid(documentOf(block, rest), block, false);
        mended += Number(invalid.has(merge_keyOf(block))) - Number(isInvalid);
    }
    return mended;
}
function merge_keyOf(block) {
    return JSON.stringify(block);
}
function has({ document }, block) {
    return valueAt(document, block) !== undefined;
}
function conflictDiagnostic(layer, merged, invalid, tools) {
    const block = invalid.find((one) => has(layer, one)) ?? [];
    const fault = tools.faultOf(merged, block, false);
    const name = tools.quote(String(block.at(-1)));
    return layerDiagnostic(tools.rules.conflict, layer, {
        message: `The ${layer.kind} layer ${tools.quote(layer.label)} is left out, for with it ${name} would not be valid: ${inSentence(fault)}`,
        advice: fault.advice,
        pointer: tools.toPointer(block),
        range: layer.locate?.(block, "key"),
    });
}
function mergedDiagnostic(merged, block, tools) {
    const fault = tools.faultOf(merged, block, false);
    return layerDiagnostic(tools.rules.block, undefined, {
        message: `${tools.quote(String(block.at(-1)))} is left out of all layers: ${inSentence(fault)}`,
        advice: fault.advice,
        pointer: tools.toPointer(fault.path),
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/enablement.js


/** Whether a provider is available (decisions: Enablement). */
function enablement_isEnabled({ layers }, provider) {
    const documents = layers.map(({ document }) => document);
    for (const { value } of enabledValues(documents, provider))
        return value;
    return true;
}
/** What could decide it, in order of precedence; never empty. */
function enabledCandidates({ layers, tools }, provider) {
    const documents = layers.map(({ document }) => document);
    const said = [...enabledValues(documents, provider)].flatMap(({ index, path, owner, value }) => {
        const layer = layers[index];
        return layer === undefined ? [] : [{ place: placeIn(layer, path, tools), rule: `enabled-of-${owner}`, value }];
    });
    return [...said, { place: { kind: "default" }, rule: "enabled-unless-said", value: true }];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/provider-view.js

/** The protocol that a built-in provider speaks where nothing names one; custom ones have none. */
function defaultProtocol({ context, id, kind, }) {
    return kind === "built-in" ? context.vocabulary.providers[id]?.defaultProtocol : undefined;
}
/** The candidate that it makes. */
function defaultProtocolCandidates(view) {
    const value = defaultProtocol(view);
    if (value === undefined)
        return [];
    const pointer = `/providers/${pointerStep(view.id)}/defaultProtocol`;
    return [{ place: { kind: "vocabulary", pointer }, rule: "default-protocol", value }];
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/protocol.js




/** Which protocol a model speaks (decisions: Model protocol), the first row first. */
const PROTOCOL_ROWS = [
    {
        rule: "override",
        value: ({ override }) => textAt(override, "protocol"),
        candidates: ({ provider, overridePath }) => candidatesAt(provider.context, [...overridePath, "protocol"], "override", "value"),
    },
    {
        rule: "custom-model",
        value: ({ custom }) => custom && textAt(custom.model, "protocol"),
        candidates: ({ provider, customPath }) => customPath ? candidatesAt(provider.context, [...customPath, "protocol"], "custom-model", "value") : [],
    },
    {
        rule: "provider-protocol",
        value: ({ provider }) => textAt(provider.entry, "protocol"),
        candidates: ({ provider }) => candidatesAt(provider.context, [...provider.path, "protocol"], "provider-protocol", "value"),
    },
    {
        rule: "discovered",
        value: ({ discovered }) => discoveredText(discovered, "protocol"),
        candidates: ({ provider, id, discovered }) => {
            const value = discoveredText(discovered, "protocol") ?? "";
            return value === "" ? [] : [discoveredCandidate(provider.id, id, "protocol", value)];
        },
    },
    {
        rule: "default-protocol",
        value: ({ provider }) => defaultProtocol(provider),
        candidates: ({ provider }) => defaultProtocolCandidates(provider),
    },
];

;// CONCATENATED MODULE: ./.build/action/shared/resolve/base-url.js




/** Where a model is reached (decisions: Model base URL), the first row first. */
const BASE_URL_ROWS = [
    {
        rule: "override",
        value: ({ override }) => textAt(override, "baseUrl"),
        candidates: ({ provider, overridePath }) => candidatesAt(provider.context, [...overridePath, "baseUrl"], "override", "url"),
    },
    {
        rule: "custom-model",
        value: ({ custom }) => custom && textAt(custom.model, "baseUrl"),
        candidates: ({ provider, customPath }) => customPath ? candidatesAt(provider.context, [...customPath, "baseUrl"], "custom-model", "url") : [],
    },
    {
        rule: "endpoint-of-protocol",
        value: (view) => {
            const protocol = firstValue(PROTOCOL_ROWS, view);
            return protocol === undefined ? undefined : textAt(view.settings.endpoints, protocol);
        },
        candidates: (view) => {
            const protocol = firstValue(PROTOCOL_ROWS, view);
            const { context, path } = view.provider;
            if (protocol === undefined)
                return [];
            return candidatesAt(context, [...path, "endpoints", protocol], "endpoint-of-protocol", "url");
        },
    },
    {
        rule: "discovered",
        value: ({ discovered }) => discoveredText(discovered, "baseUrl"),
        candidates: ({ provider, id, discovered }) => {
            const url = discoveredText(discovered, "baseUrl") ?? "";
            return url === "" ? [] : [discoveredCandidate(provider.id, id, "baseUrl", provider.context.tools.maskUrl(url))];
        },
    },
    {
        rule: "provider-base-url",
        value: ({ settings }) => settings.baseUrl,
        candidates: ({ provider }) => candidatesAt(provider.context, [...provider.path, "baseUrl"], "provider-base-url", "url"),
    },
    {
        rule: "provider-endpoint",
        value: ({ settings }) => settings.endpoint,
        candidates: ({ provider }) => candidatesAt(provider.context, [...provider.path, "endpoint"], "provider-endpoint", "url"),
    },
];

;// CONCATENATED MODULE: ./.build/action/shared/resolve/model-view.js

/**
 * The models of a provider that are known (decisions: Models): discovered ones, where a custom one with the same id takes
 * the place, then the other custom ones.
 */
function* model_view_modelViews(provider, settings) {
    const models = objectAt(provider.entry, "models") ?? {};
    const overrides = objectAt(models, "overrides") ?? {};
    const custom = model_view_customModels(models);
    const lists = { allow: indexesOf(settings.allow), deny: indexesOf(settings.deny) };
    const path = [...provider.path, "models"];
    const view = (id, discovered) => {
        const own = custom.get(id);
        return {
            provider,
            settings,
            lists,
            id,
            override: objectAt(overrides, id) ?? {},
            overridePath: [...path, "overrides", id],
            custom: own,
            customPath: own && [...path, "custom", own.index],
            discovered: own === undefined ? discovered : undefined,
        };
    };
    const discovered = discoveredModels(provider);
    for (const [id, model] of discovered)
        yield view(id, model);
    for (const id of custom.keys())
        if (!discovered.has(id))
            yield view(id, undefined);
}
function model_view_customModels(models) {
    const list = ownValue(models, "custom");
    const byId = new Map();
    for (const [index, model] of (isArray(list) ? list : []).entries()) {
        const id = isObject(model) ? ownValue(model, "id") : undefined;
        if (isObject(model) && typeof id === "string" && !byId.has(id))
            byId.set(id, { model, index });
    }
    return byId;
}
/** What came from outside may be of any kind; what is no model is passed over. */
function discoveredModels({ context, id }) {
    const list = Object.hasOwn(context.discovered, id) ? context.discovered[id] : undefined;
    const byId = new Map();
    for (const model of isArray(list) ? list : [])
        if (isModel(model) && !byId.has(model.id))
            byId.set(model.id, model);
    return byId;
}
function isModel(value) {
    return isObject(value) && typeof ownValue(value, "id") === "string" && value["id"] !== "";
}
function indexesOf(ids) {
    const indexes = new Map();
    for (const [index, id] of ids.entries())
        if (!indexes.has(id))
            indexes.set(id, index);
    return indexes;
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/offering.js


/**
 * Whether a model is offered, and why not (decisions: Models, Enablement), the first row that applies first. A provider
 * that is disabled is the reason of all its models; then it is that a model is not there at all, then that it is denied.
 */
const OFFERING_ROWS = [
    {
        rule: "provider-disabled",
        reason: "provider disabled",
        applies: ({ settings }) => !settings.enabled,
        place: ({ provider }) => enabledCandidates(provider.context, provider.path)[0]?.place,
    },
    {
        rule: "discovery-off",
        reason: "discovery off",
        applies: ({ settings, custom }) => settings.discovery === "off" && custom === undefined,
        place: (view) => placeOf(view, ["models", "discovery"]),
    },
    {
        rule: "denied",
        reason: "denied",
        applies: ({ lists, id }) => lists.deny.has(id),
        place: (view) => placeOf(view, ["models", "deny", view.lists.deny.get(view.id) ?? 0]),
    },
    {
        rule: "not-in-allow",
        reason: "not in allow",
        applies: ({ lists, id }) => lists.allow.size > 0 && !lists.allow.has(id),
        place: (view) => placeOf(view, ["models", "allow"]),
    },
    {
        rule: "allowed",
        reason: undefined,
        applies: ({ lists, id }) => lists.allow.has(id),
        place: (view) => placeOf(view, ["models", "allow", view.lists.allow.get(view.id) ?? 0]),
    },
    {
        rule: "offered-unless-said",
        reason: undefined,
        applies: () => true,
        place: (view) => {
            if (view.custom !== undefined)
                return placeOf(view, ["models", "custom", view.custom.index]);
            return { kind: "discovered", provider: view.provider.id, model: view.id, field: "id" };
        },
    },
];
/** The place of the value in force at a path of the provider's entry. */
function placeOf({ provider: { context, path } }, steps) {
    return candidatesAt(context, [...path, ...steps], "highest-layer", "nothing")[0]?.place;
}
/** Why a model is hidden; undefined where it is offered. */
function hiddenReason(view) {
    return OFFERING_ROWS.find(({ applies }) => applies(view))?.reason;
}
/** What could settle whether a model is offered, in order of precedence. */
function offeringCandidates(view) {
    return OFFERING_ROWS.filter(({ applies }) => applies(view)).flatMap(({ rule, reason, place: placeFor }) => {
        const place = placeFor(view);
        return place === undefined ? [] : [{ place, rule, value: reason === undefined }];
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/origin.js
/**
 * The origin that candidates make, in order of precedence: the first one's. Undefined where there is none.
 */
function originOf(candidates) {
    const [first, ...lost] = candidates;
    return first && { place: first.place, rule: first.rule, lost };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/models.js







/** The models of a provider that are known, in order. */
function resolveModels(provider, settings) {
    return Array.from(model_view_modelViews(provider, settings), resolveModel);
}
function resolveModel(view) {
    const reason = hiddenReason(view);
    const [protocol, baseUrl] = [firstValue(PROTOCOL_ROWS, view), firstValue(BASE_URL_ROWS, view)];
    return {
        id: view.id,
        source: view.custom === undefined ? "discovered" : "custom",
        ...(reason === undefined ? { offered: true } : { offered: false, reason }),
        ...metadataOf(view),
        ...(protocol === undefined ? {} : { protocol }),
        ...(baseUrl === undefined ? {} : { baseUrl }),
        get origins() {
            return originsOf(view);
        },
    };
}
function originsOf(view) {
    const found = [
        ["offered", originOf(offeringCandidates(view))],
        ...METADATA_NAMES.map((field) => [field, originOf(metadataCandidates(view, field))]),
        ["protocol", originOf(allCandidates(PROTOCOL_ROWS, view))],
        ["baseUrl", originOf(allCandidates(BASE_URL_ROWS, view))],
    ];
    return Object.fromEntries(found.filter((one) => one[1] !== undefined));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/provider.js







/** Every provider: built-in ones in the vocabulary's order, then custom ones by id. */
function resolveProviders(context) {
    const custom = objectAt(objectAt(context.merged, "providers") ?? {}, "custom") ?? {};
    return [
        ...Object.keys(context.vocabulary.providers).map((id) => viewOf(context, "built-in", id, ["providers", id])),
        ...Object.keys(custom)
            .toSorted()
            .map((id) => viewOf(context, "custom", id, ["providers", "custom", id])),
    ].map(resolveProvider);
}
function viewOf(context, kind, id, path) {
    const steps = path.slice(0, -1);
    const around = valueAt(context.merged, steps);
    return { context, id, kind, path, entry: objectAt(around ?? {}, id) ?? {} };
}
function resolveProvider(view) {
    const settings = provider_settingsOf(view);
    const provider = {
        ...settings,
        models: resolveModels(view, settings),
        get origins() {
            return provider_originsOf(view, settings);
        },
    };
    rememberHeaders(provider, objectAt(view.entry, "customHeaders") ?? {});
    return provider;
}
function provider_settingsOf({ context, id, kind, path, entry }) {
    const models = objectAt(entry, "models") ?? {};
    return {
        id,
        kind,
        ...textUnder("variant", kind === "custom" ? textAt(entry, "type") : undefined),
        enabled: enablement_isEnabled(context, path),
        ...textUnder("baseUrl", textAt(entry, "baseUrl")),
        ...textUnder("endpoint", textAt(entry, "endpoint")),
        headers: Object.keys(objectAt(entry, "customHeaders") ?? {}).toSorted(),
        ...textUnder("protocol", textAt(entry, "protocol") ?? defaultProtocol({ context, id, kind })),
        endpoints: textsOf(objectAt(entry, "endpoints") ?? {}),
        sections: Object.fromEntries(Object.keys(context.vocabulary.sections).flatMap((name) => {
            const section = objectAt(entry, name);
            return section === undefined ? [] : [[name, textsOf(section)]];
        })),
        discovery: textAt(models, "discovery") === "off" ? "off" : "auto",
        allow: idsOf(ownValue(models, "allow")),
        deny: idsOf(ownValue(models, "deny")),
        overrides: Object.keys(objectAt(models, "overrides") ?? {}).toSorted(),
    };
}
/** Nothing where there is no text, for a key without a value is none. */
function textUnder(key, text) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a computed key loses its type
    return (text === undefined ? {} : { [key]: text });
}
/** The fields of an object that are texts; an empty one counts as absent. */
function textsOf(object) {
    const texts = Object.entries(object).filter((field) => typeof field[1] === "string");
    return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}
function idsOf(list) {
    return isArray(list) ? list.filter((id) => typeof id === "string") : [];
}
function provider_originsOf(view, settings) {
    const { context, path } = view;
    const at = (steps, shown) => originOf(candidatesAt(context, [...path, ...steps], "highest-layer", shown));
    const protocols = [
        ...candidatesAt(context, [...path, "protocol"], "provider-protocol", "value"),
        ...defaultProtocolCandidates(view),
    ];
    const found = [
        ["variant", settings.variant === undefined ? undefined : at(["type"], "value")],
        ["enabled", originOf(enabledCandidates(context, path))],
        ["baseUrl", at(["baseUrl"], "url")],
        ["endpoint", at(["endpoint"], "url")],
        ...settings.headers.map((name) => [`headers/${pointerStep(name)}`, at(["customHeaders", name], "nothing")]),
        ["protocol", originOf(protocols)],
        ...Object.keys(settings.endpoints).map((name) => [`endpoints/${pointerStep(name)}`, at(["endpoints", name], "url")]),
        ...Object.entries(settings.sections).flatMap(([name, section]) => Object.keys(section).map((field) => [`sections/${pointerStep(name)}/${pointerStep(field)}`, at([name, field], "value")])),
        ...["discovery", "allow", "deny"].map((name) => [name, at(["models", name], "value")]),
        // Its models are many, and their URLs are not masked.
        ["models", at(["models", "custom"], "nothing")],
    ];
    return Object.fromEntries(found.filter((one) => one[1] !== undefined));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/layers.js
/** From the highest rank to the lowest (decisions: Layers). */
const LAYER_KINDS = ["enforced", "user", "default"];
/** Layers from the highest to the lowest. */
function rankLayers(layers) {
    return LAYER_KINDS.flatMap((kind) => layers.filter((layer) => layer.kind === kind).toReversed());
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/read-layers.js




/** Reads layers and ranks them. One that cannot be read says nothing. Of too many, users' are left out last. */
function readLayers(inputs, tools) {
    const diagnostics = [];
    const surplus = surplusOf(inputs);
    const ranked = rankLayers(inputs);
    const layers = ranked.flatMap((input) => {
        if (surplus.includes(input))
            return [];
        const { kind, label } = input;
        const read = input.text === undefined ? readValue(input.value) : tools.readText(input.text);
        if ("document" in read)
            return [{ kind, label, ...read }];
        const { trouble, advice, range } = read;
        const message = `The ${kind} layer ${tools.quote(label)} is left out: ${trouble}.`;
        diagnostics.push(layerDiagnostic(tools.rules.unreadable, input, { message, advice, range }));
        return [{ kind, label, document: {} }];
    });
    for (const input of surplus) {
        const message = `The ${input.kind} layer ${tools.quote(input.label)} is left out: there are more than ${LAYERS_MAX} layers.`;
        const advice = "Put some of the layers together.";
        diagnostics.push(layerDiagnostic(tools.rules.unreadable, input, { message, advice }));
    }
    return { layers, diagnostics };
}
/** The layers beyond LAYERS_MAX: the lowest default ones first, then enforced ones. */
function surplusOf(inputs) {
    const ofKind = Map.groupBy(rankLayers(inputs).toReversed(), ({ kind }) => kind);
    const dispensable = ["default", "enforced", "user"].flatMap((kind) => ofKind.get(kind) ?? []);
    return dispensable.slice(0, Math.max(0, inputs.length - LAYERS_MAX));
}
function readValue(value) {
    if (!isObject(value))
        return { trouble: "it is not an object", advice: "Write an object." };
    if (nestsWithin(value, NESTING_MAX_LEVELS))
        return { document: value };
    return { trouble: `it nests deeper than ${NESTING_MAX_LEVELS} levels`, advice: "Remove what nests so deep." };
}
/** Whether objects and arrays nest at most so many levels. One that holds itself does not. */
function nestsWithin(value, levels) {
    if (typeof value !== "object" || value === null)
        return true;
    if (levels === 0)
        return false;
    const children = isArray(value) ? value : Object.values(value);
    return children.every((child) => nestsWithin(child, levels - 1));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/resolve.js















/** What layers of configuration come to, with the origin of every value. Never throws. */
function resolve({ layers, discovered = {}, vocabulary }) {
    const tools = toolsFor(vocabulary);
    const read = readLayers(layers, tools);
    const salvaged = salvageEach(read.layers, tools);
    const merged = merge_mergeLayers(salvaged.layers, tools);
    const diagnostics = [read, salvaged, merged].flatMap((stage) => stage.diagnostics);
    return {
        catalog: { providers: resolveProviders({ ...merged, discovered, vocabulary, tools }) },
        diagnostics: boundDiagnostics(diagnostics, tooManyDiagnostics),
    };
}
/** What a change does, ordered by provider, then kind, then model. In linear time. */
function diff(before, after) {
    return diffCatalogs(before, after, maskUrl);
}
/** What the earlier stages do for this one, by a vocabulary. */
function toolsFor(vocabulary) {
    const budget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS };
    const block = { schema: schemaFor(vocabulary), vocabulary, budget };
    return {
        readText: readDocument,
        isValid: (document, path, mayLackType) => isValidBlock(document, path, block, mayLackType),
        faultOf: (document, path, mayLackType) => blockFault(document, path, block, mayLackType),
        toPointer: toPointer,
        quote: quote,
        maskUrl: maskUrl,
        rules: { unreadable: layerUnreadable, block: layerBlock, conflict: layerConflict },
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/catalog.js
/** Why a model is not offered. Where several hold, the first of them is given. */
const HIDDEN_REASONS = (/* unused pure expression or super */ null && (["provider disabled", "discovery off", "denied", "not in allow"]));
/**
 * The models that a configuration speaks of and does not declare: those in `allow`, `deny` and `overrides`. Whoever cannot
 * ask the providers, and wants to see what a change does to these models, resolves both sides with them as discovered.
 */
function supposedModels(...catalogs) {
    const ids = new Map();
    for (const { id, allow, deny, overrides } of catalogs.flatMap(({ providers }) => providers)) {
        const known = ids.get(id) ?? new Set();
        for (const model of [...allow, ...deny, ...overrides])
            if (model !== "")
                known.add(model);
        ids.set(id, known);
    }
    return Object.fromEntries([...ids].map(([id, known]) => [id, Array.from(known, (model) => ({ id: model }))]));
}
/** A copy without origins, which finds none of them. */
function withoutOrigins({ providers }) {
    return {
        providers: providers.map((provider) => ({
            ...plain(provider),
            models: provider.models.map(plain),
        })),
    };
}
/** Key by key: to spread an object finds its origins. */
function plain(owner) {
    const keys = Object.keys(owner).filter((key) => key !== "origins");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all keys of the settings are there
    return Object.fromEntries(keys.map((key) => [key, Reflect.get(owner, key)]));
}

;// CONCATENATED MODULE: ./.build/action/shared/resolve/resolve-both.js


/**
 * Resolves both sides of a change where nobody says which models the providers returned: each with those that either
 * side names, for else a change of what is said of them would be missed.
 */
function resolveBothSupposing(before, after, vocabulary) {
    const plain = [before, after].map((layers) => resolve({ layers, vocabulary }).catalog);
    const discovered = supposedModels(...plain);
    return {
        before: resolve({ layers: before, discovered, vocabulary }),
        after: resolve({ layers: after, discovered, vocabulary }),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/report/printable.js
/**
 * What a reader cannot see, or what shows the text around it in another order: control and format characters, lone
 * surrogates, separators and every white space but the plain one, characters that are drawn as nothing. And the "[" of
 * "##[", with which a command to the GitHub runner may begin anywhere in a line that a step prints.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|(?<=##)\[/gu;
/** Makes a text from a file fit to be shown: one line, with each unprintable character as an escape such as `\u{202e}`. */
function printable_printable(text) {
    return text.replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
/** A value as indented JSON that holds only printable characters and line feeds, and means what it meant. */
function printable_printableJson(value) {
    const json = JSON.stringify(value, null, 2);
    return `${json.replace(UNPRINTABLE, (character) => (character === "\n" ? character : escapeUnits(character)))}\n`;
}
/** The same on one line, without blanks between the tokens and without a line feed at the end. */
function printableJsonLine(value) {
    return JSON.stringify(value).replace(UNPRINTABLE, escapeUnits);
}
function escapeUnits(text) {
    return text
        .split("")
        .reduce((escaped, unit) => `${escaped}\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`, "");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/ranking.js

/**
 * All findings in the one order in which places with a limit take them: the gravest severity first, then what is closest
 * to the change, then the order of the files and of their diagnostics. In n log n.
 */
function rankFindings(files, closeness = () => 0) {
    const measured = files
        .flatMap((file) => file.diagnostics.map((diagnostic) => ({ file, diagnostic })))
        .map(({ file, diagnostic }, index) => ({
        finding: { file, diagnostic, index },
        gravity: SEVERITIES.indexOf(diagnostic.severity),
        distance: closeness(file.path, diagnostic),
    }));
    return measured
        .toSorted((one, other) => one.gravity - other.gravity || compare(one.distance, other.distance))
        .map(({ finding }) => finding);
}
/** By comparison, for the difference of two infinities is no number. */
function compare(one, other) {
    if (one === other)
        return 0;
    return one < other ? -1 : 1;
}
/** The findings by their file, both in their own order again. */
function inFileOrder(findings) {
    return Map.groupBy(findings.toSorted((one, other) => one.index - other.index), ({ file }) => file);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/verdict.js

/** What is to be said of all files in one line: "2 errors, 1 warning in 1 of 3 files" or "3 files, nothing to report". */
function verdict_verdict(files) {
    const affected = files.filter(({ diagnostics }) => diagnostics.length > 0).length;
    if (affected === 0)
        return `${verdict_countOf(files.length, "file")}, nothing to report`;
    const where = affected === files.length ? verdict_countOf(affected, "file") : `${affected} of ${verdict_countOf(files.length, "file")}`;
    return `${describeCounts(diagnostic_countBySeverity(allDiagnostics(files)))} in ${where}`;
}
/** "2 errors, 1 warning": the severities that occur, the gravest first; "" where none does. */
function describeCounts(counts) {
    return SEVERITIES.filter((severity) => counts[severity] > 0)
        .map((severity) => verdict_countOf(counts[severity], severity))
        .join(", ");
}
/** "1 file", "2 files". */
function verdict_countOf(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function* allDiagnostics(files) {
    for (const { diagnostics } of files)
        yield* diagnostics;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/annotations.js





/**
 * Picks what GitHub will show of one step: so many of each level as it takes, by `rankFindings`. Where anything is left
 * out, there is room for one more notice, which has to say so.
 */
function toAnnotations(files, options = {}) {
    const { errorsBefore = 0, closeness } = options;
    const found = diagnostic_countBySeverity(allDiagnostics(files));
    const room = {
        error: Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore),
        warning: STEP_MAX_ANNOTATIONS_PER_LEVEL,
        notice: STEP_MAX_ANNOTATIONS_PER_LEVEL,
    };
    const isFull = errorsBefore > STEP_MAX_ANNOTATIONS_PER_LEVEL;
    if (isFull || SEVERITIES.some((severity) => found[severity] > room[severity]))
        room.notice -= 1;
    const omitted = { ...found };
    const shown = rankFindings(files, closeness).filter(({ diagnostic: { severity } }) => {
        if (room[severity] === 0)
            return false;
        room[severity] -= 1;
        omitted[severity] -= 1;
        return true;
    });
    return { shown: shown.map(({ file, diagnostic }) => toAnnotation(file.path, diagnostic)), omitted };
}
/**
 * The annotations as workflow commands, one a line; the last one counts what was left out, errors of the run included.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function formatWorkflowCommands(files, options = {}) {
    const { runErrors = [], errorsBefore = 0, closeness } = options;
    const { shown, omitted } = toAnnotations(files, { errorsBefore: errorsBefore + runErrors.length, closeness });
    const shownErrors = runErrors.slice(0, Math.max(0, STEP_MAX_ANNOTATIONS_PER_LEVEL - errorsBefore));
    const commands = [...shownErrors.map((error) => ({ level: "error", ...error })), ...shown].map(formatCommand);
    const error = omitted.error + runErrors.length - shownErrors.length;
    const missing = describeCounts({ ...omitted, error });
    if (missing !== "")
        commands.push(formatCommand({ level: "notice", title: "More findings", message: explainOmission(missing) }));
    return commands.map((command) => `${command}\n`).join("");
}
function explainOmission(missing) {
    return (`Not annotated: ${missing}. GitHub shows at most ${STEP_MAX_ANNOTATIONS_PER_LEVEL} annotations of each level for a step. ` +
        "Mend those that are shown, and run again to see the others.");
}
function toAnnotation(path, diagnostic) {
    const { severity, rule, range } = diagnostic;
    return {
        level: severity,
        title: printable_printable(rule),
        message: annotationMessage(diagnostic),
        // As it is, for GitHub looks for a file of this name; the command's own escapes keep it in its place.
        file: path,
        ...(range === undefined ? {} : annotatedLines(range)),
    };
}
/** What is wrong and, on a line of its own, what to do; printable but for the line feed. */
function annotationMessage({ message, advice }) {
    return `${printable_printable(message)}\n${printable_printable(advice)}`;
}
/** The lines of a range, and the columns where it is within one. */
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

;// CONCATENATED MODULE: ./.build/action/shared/report/fit.js
/** How many bytes a text takes in UTF-8. */
function countBytes(text) {
    return new TextEncoder().encode(text).length;
}
/** How many of the first items fit together; past the first that does not, none is asked for. */
function countFitting(items, bytesOf, maxBytes) {
    let bytesLeft = maxBytes;
    const fitting = items.findIndex((item) => (bytesLeft -= bytesOf(item)) < 0);
    return fitting < 0 ? items.length : fitting;
}
/**
 * The same where a line says how much does not fit: it takes its room only where it is needed.
 *
 * @param measure begins a count, in which what an item takes may depend on those before it.
 * @param reservedBytes what that line takes.
 */
function countFittingWithRest(items, measure, maxBytes, reservedBytes) {
    const all = countFitting(items, measure(), maxBytes);
    return all === items.length ? all : countFitting(items, measure(), maxBytes - reservedBytes);
}
/** A text of at most so many UTF-16 code units, with "…" where it was cut, and never half a character. */
function clip(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/check-annotations.js







const LEVELS = { error: "failure", warning: "warning", notice: "notice" };
/** Picks the annotations of a check run by `rankFindings`, and counts what is left out. */
function toCheckAnnotations(files, { max, closeness }) {
    const ranked = rankFindings(files, closeness).slice(0, max);
    const omitted = { ...diagnostic_countBySeverity(allDiagnostics(files)) };
    for (const { diagnostic } of ranked)
        omitted[diagnostic.severity] -= 1;
    return { shown: ranked.map(({ file, diagnostic }) => toCheckAnnotation(file.path, diagnostic)), omitted };
}
function toCheckAnnotation(path, diagnostic) {
    return {
        // As it is, for GitHub looks for a file of this name.
        path,
        ...checkLines(diagnostic.range),
        annotation_level: LEVELS[diagnostic.severity],
        title: clip(printable_printable(diagnostic.rule), CHECK_ANNOTATION_TITLE_MAX_CHARACTERS),
        message: clip(annotationMessage(diagnostic), CHECK_ANNOTATION_MESSAGE_MAX_CHARACTERS),
    };
}
/** GitHub takes no annotation without a line: what is about a whole file stands on its first one. */
function checkLines(range) {
    if (range === undefined)
        return { start_line: 1, end_line: 1 };
    const { line, endLine, col, endColumn } = annotatedLines(range);
    return {
        start_line: line,
        end_line: endLine,
        ...(col === undefined ? {} : { start_column: col }),
        ...(endColumn === undefined ? {} : { end_column: endColumn }),
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/report/fingerprint.js
/**
 * What each diagnostic of one file is known by from one version of the file to the next, in their order: a hash of rule,
 * pointer and message as 16 hexadecimal digits, then `:n`, where n counts those with the same hash from 1. No line is in
 * it, so that it stays when lines move; and no index of a list, so that an item that moves keeps it.
 */
function fingerprintsOf(diagnostics) {
    const counts = new Map();
    return diagnostics.map((diagnostic) => {
        const hash = fnv1a64(identityOf(diagnostic));
        const count = (counts.get(hash) ?? 0) + 1;
        counts.set(hash, count);
        return `${hash}:${count}`;
    });
}
/** What stays of a diagnostic when the file changes elsewhere. A few messages speak of a line or of an item's number. */
function identityOf({ rule, pointer = "", message }) {
    const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/");
    return `${rule}\n${place}\n${message.replaceAll(/\b(line|item) \d+/gi, "$1")}`;
}
/** The prime 2^40 + 0x1b3. The other part of it moves the low half into the high one. */
const PRIME_LOW = 0x1b3;
const PRIME_SHIFT_INTO_HIGH = 8;
const TWO_TO_32 = 2 ** 32;
/**
 * FNV-1a with 64 bits, in two halves, over UTF-16 code units in place of bytes: 16 lower-case hexadecimal digits. It tells
 * texts apart, but not against somebody who looks for two of the same hash.
 */
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

;// CONCATENATED MODULE: ./.build/action/shared/report/changes-text.js



/** The same changes, those that widen first. */
function wideningFirst(changes) {
    return [...changes.filter(({ widens }) => widens), ...changes.filter(({ widens }) => !widens)];
}
/** Tells people what a change does: those that open something first, with a `!`, each with what decides it. */
function formatChanges(changes, { quote, alarm }) {
    if (changes.length === 0)
        return "no changes\n";
    const lines = wideningFirst(changes).flatMap((change) => {
        const sentence = printable(describeChange(change, quote));
        return [change.widens ? alarm(`! ${sentence}`) : `  ${sentence}`, `    from  ${printable(changeCause(change))}`];
    });
    const widening = changes.filter(({ widens }) => widens).length;
    const opens = widening === 0 ? "nothing is opened" : `${widening} of them ${widening === 1 ? "opens" : "open"} something`;
    return `${[...lines, "", `${countOf(changes.length, "change")}, ${opens}`].join("\n")}\n`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/show-value.js

/** How many ids of a list a sentence names; of the others it says how many they are. */
const LISTED_MAX = 5;
/** A name in quotes, cut where it is very long. */
function quoteName(name) {
    if (name.length <= QUOTED_NAME_MAX_CHARACTERS)
        return JSON.stringify(name);
    // Half of a surrogate pair at the end would not be a character.
    return JSON.stringify(`${name.slice(0, QUOTED_NAME_MAX_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, "")}…`);
}
/** A value in a few words of plain text. */
function showValue(value, quote) {
    if (value === null)
        return "nothing";
    if (typeof value === "string")
        return quote(value);
    if (Array.isArray(value))
        return value.length === 0 ? "empty" : show_value_listNames(value.map(String), quote);
    return typeof value === "object" ? "an object" : String(value);
}
/** `"a", "b"`, and of a long list `"a", "b", "c", "d", "e" and 3 more`. */
function show_value_listNames(names, quote) {
    const listed = names.slice(0, LISTED_MAX).map(quote).join(", ");
    return names.length <= LISTED_MAX ? listed : `${listed} and ${names.length - LISTED_MAX} more`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/describe-change.js



/**
 * What a change does: one sentence of plain text, which is not escaped for any format yet.
 *
 * @param quote for callers whose quotes mask what in a name looks like a secret.
 */
function describe_change_describeChange(change, quote = quoteName) {
    const provider = quote(change.provider);
    switch (change.kind) {
        case "provider-added":
            return `The provider ${provider} is added, ${describe_change_stateOf(change.after)}.`;
        case "provider-removed":
            return `The provider ${provider} is removed (was ${describe_change_stateOf(change.before)}).`;
        case "provider-enabled":
            return `The provider ${provider} is enabled, with ${offered(change.after)}.`;
        case "provider-disabled":
            return `The provider ${provider} is disabled (was enabled, with ${offered(change.before)}).`;
        case "connection-changed":
            return connectionSentence(change, quote);
        case "offering-changed":
            return offeringSentence(change, quote);
        case "model-offered":
            return `The model ${quote(change.model)} of ${provider} is offered (was not: ${change.before}).`;
        case "model-hidden":
            return `The model ${quote(change.model)} of ${provider} is no longer offered: ${change.after}.`;
        case "model-added":
            return `The model ${quote(change.model)} of ${provider} is added, ${offeredOr(change.after)}.`;
        case "model-removed":
            return `The model ${quote(change.model)} of ${provider} is removed (was ${offeredOr(change.before)}).`;
        case "model-patched":
            return `The model ${quote(change.model)} of ${provider} changes: ${describe_change_patch(change, quote)}.`;
        default:
            return `The model ${quote(change.model)} of ${provider} moves: ${describe_change_move(change, quote)}.`;
    }
}
/** What decides after a change, or before it where nothing is left: a few words of plain text. */
function describe_change_changeCause({ cause }) {
    return describePlace(cause?.place ?? { kind: "default" });
}
/** Where a value stands: a few words of plain text. */
function describePlace(place) {
    switch (place.kind) {
        case "layer": {
            const { label, layer, pointer, position } = place;
            const at = position === undefined ? label : `${label}:${position.line}:${position.column}`;
            return `${at} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
        }
        case "discovered":
            return `what the provider ${quoteName(place.provider)} returned`;
        case "vocabulary":
            return "the provider's own default";
        default:
            return "what holds where nobody says it";
    }
}
function describe_change_stateOf(state) {
    return state.enabled ? `enabled, with ${offered(state)}` : "disabled";
}
function offered({ offeredModels }) {
    return offeredModels === 0 ? "no known model offered" : `${verdict_countOf(offeredModels, "known model")} offered`;
}
function offeredOr(reason) {
    return reason === "offered" ? reason : `not offered: ${reason}`;
}
function connectionSentence({ provider, field, before, after }, quote) {
    const [first, ...steps] = fromPointer(`/${field}`);
    if (first !== "headers")
        return `${quote(field)} of ${quote(provider)} ${becomes(before, after, quote)}.`;
    const does = after === null ? "is removed" : before === null ? "is set" : "has another value";
    return `The header ${quote(steps.join("/"))} of ${quote(provider)} ${does}.`;
}
/** Two values may look the same where what differs is not shown. */
function becomes(before, after, quote) {
    const [old, now] = [showValue(before, quote), showValue(after, quote)];
    if (after === null)
        return `is removed (was ${old})`;
    if (before === null)
        return `is set to ${now}`;
    return old === now ? `is ${now} and changes in what is not shown` : `is ${now} (was ${old})`;
}
function offeringSentence({ provider, field, before, after }, quote) {
    const name = `${quote(field)} of ${quote(provider)}`;
    if (field === "discovery")
        return `${name} ${becomes(before, after, quote)}.`;
    const [old, now] = [describe_change_idsOf(before), describe_change_idsOf(after)];
    const names = (ids) => show_value_listNames([...ids], quote);
    if (now.size === 0)
        return `${name} is empty (named ${names(old)}).`;
    if (old.size === 0)
        return `${name} names ${names(now)} (was empty).`;
    const [added, gone] = [[...now].filter((id) => !old.has(id)), [...old].filter((id) => !now.has(id))];
    if (gone.length === 0)
        return `${name} names ${names(added)} too.`;
    const less = `no longer names ${names(gone)}`;
    return added.length === 0 ? `${name} ${less}.` : `${name} names ${names(added)} too, and ${less}.`;
}
function describe_change_idsOf(value) {
    return new Set(Array.isArray(value) ? value.map(String) : []);
}
function describe_change_patch({ fields, before, after }, quote) {
    return fields
        .map((field) => `${quote(field)} ${becomes(before[field] ?? null, after[field] ?? null, quote)}`)
        .join(", ");
}
function describe_change_move({ before, after }, quote) {
    const isSame = (field) => before[field] === after[field];
    // Where both look the same, what differs of the URL is not shown.
    const fields = ["baseUrl", "protocol"].filter((field) => !isSame(field));
    return (fields.length === 0 ? ["baseUrl"] : fields)
        .map((field) => `${quote(field)} ${becomes(before[field], after[field], quote)}`)
        .join(", ");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/escape-markdown.js



/** What can begin or end a construct of GitHub's Markdown or of HTML within a line, or part the cells of a table. */
const MARKUP = /[\\`*_{}[\]<>|~!&@#$:]|(?<=www)\.|(?<=\bGH)-/gi;
/**
 * Of these, GitHub makes mentions, references, formulas, emoji and links in the text of the finished page, where an
 * escape is no longer seen. In an element of its own the character is found next to nothing.
 */
const FOUND_IN_TEXT = new Set(["@", "#", "$", ":", ".", "-"]);
/** Makes a text from a file stand for itself in GitHub's Markdown: within a line, or as a cell of a table. */
function escapeMarkdown(text) {
    return printable_printable(text).replace(MARKUP, (character) => {
        const reference = `&#${character.charCodeAt(0)};`;
        return FOUND_IN_TEXT.has(character) ? `<span>${reference}</span>` : reference;
    });
}
/** The same in a comment, where a long text is cut. */
function escapeForComment(text) {
    return escapeMarkdown(clip(text, COMMENT_TEXT_MAX_CHARACTERS));
}
/** Makes an address fit to stand between the parentheses of a link. */
function escapeLinkTarget(url) {
    return url
        .toWellFormed()
        .replace(/[^\w\-.~:/?#@!$&*+,;=%]/gu, (character) => encodeURIComponent(character).replace(/['()]/g, percentEncode))
        .replaceAll("&", "&amp;");
}
function percentEncode(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/run.js
/** How many changes of all files open something that was closed. */
function countWidening(files) {
    return files.reduce((sum, { changes = [] }) => sum + changes.filter(({ widens }) => widens).length, 0);
}
/** Of how many files it is not known what changes. */
function countUnknown(files) {
    return files.filter(({ reason }) => reason !== undefined).length;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/whole-report.js

/** A sentence of Markdown that says where all is, with a blank before it; "" where nobody knows. */
function pointToWhole(more) {
    if (more === undefined)
        return "";
    const name = escapeMarkdown(more.text);
    return ` All is in ${more.url === undefined ? name : `[${name}](${escapeLinkTarget(more.url)})`}.`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/changes-markdown.js







/** How many changes of a new or a removed file are listed; that everything is new needs no list. */
const WHOLE_FILE_MAX_CHANGES = 10;
const WIDENS = "⚠️";
/**
 * A section of a summary in GitHub's Markdown: a table for each file of what changes for users, what opens something
 * first. Where all does not fit, what opens something stays, and a last line counts the others. Empty where there is no
 * file.
 */
function formatChangesSummary(files, options) {
    const pieces = [...unknownPieces(files), ...files.flatMap((file) => filePieces(file, options))];
    if (pieces.length === 0)
        return "";
    const widens = countWidening(files) > 0;
    const head = `\n## What changes for users\n${widens ? `\n${WIDENS} marks what opens something that was closed.\n` : ""}`;
    const reserved = countBytes(changes_markdown_explainOmission(pieces.length, options.more));
    const ranked = [...pieces.filter((piece) => piece.widens), ...pieces.filter((piece) => !piece.widens)];
    const room = options.maxBytes - countBytes(head);
    const kept = new Set(ranked.slice(0, countFittingWithRest(ranked, measurePieces, room, reserved)));
    const shown = Map.groupBy(pieces.filter((piece) => kept.has(piece)), ({ part }) => part);
    const parts = Array.from(shown, ([part, ofPart]) => part.head + ofPart.map(({ text }) => text()).join(""));
    return head + parts.join("") + changes_markdown_explainOmission(pieces.length - kept.size, options.more);
}
/** The first piece of a part comes with what stands above it. */
function measurePieces() {
    const begun = new Set();
    return ({ part, text }) => {
        const above = begun.has(part) ? "" : part.head;
        begun.add(part);
        return countBytes(above + text());
    };
}
function changes_markdown_explainOmission(rows, more) {
    if (rows === 0)
        return "";
    return `\n${verdict_countOf(rows, "more row")} of what changes for users left out: GitHub takes no longer summary.${pointToWhole(more)}\n`;
}
/** One line for all files whose changes are not known for the same reason. */
function unknownPieces(files) {
    const unknown = files.filter(({ reason }) => reason !== undefined);
    const byReason = Map.groupBy(unknown, ({ reason }) => reason ?? "");
    return Array.from(byReason, ([reason, [first, ...others]]) => {
        const names = others.length === 0 ? escapeMarkdown(first?.path ?? "") : `${others.length + 1} files, which the log names`;
        const line = `\nNot known of ${names}: ${escapeMarkdown(reason)}\n`;
        return { part: { head: "" }, widens: false, text: () => line };
    });
}
function filePieces(file, options) {
    if (file.reason !== undefined)
        return [];
    const changes = wideningFirst(file.changes);
    const shown = file.file === "changed" ? changes : changes.slice(0, WHOLE_FILE_MAX_CHANGES);
    const title = `\n### ${escapeMarkdown(file.path)}\n\n${INTRODUCTIONS[file.file]}`;
    if (shown.length === 0)
        return [{ part: { head: title }, widens: false, text: () => "Nothing changes for users.\n" }];
    const part = { head: `${title}| | Change | Cause |\n| --- | --- | --- |\n` };
    const rows = shown.map((change) => ({ part, widens: change.widens, text: () => formatRow(file, change, options) }));
    const left = changes.length - shown.length;
    const rest = { part, widens: false, text: () => `\n${verdict_countOf(left, "more change")} of the same file.\n` };
    return left === 0 ? rows : [...rows, rest];
}
const INTRODUCTIONS = {
    new: "The file is new.\n\n",
    changed: "",
    removed: "The file is removed.\n\n",
};
function formatRow({ path }, change, options) {
    const sentence = escapeMarkdown(describe_change_describeChange(change, options.quote));
    return `| ${change.widens ? WIDENS : ""} | ${sentence} | ${changeCauseLink(path, change, options.linkTo)} |\n`;
}
/** A line of the file as it is after the change is a link; what stands elsewhere is only named. */
function changeCauseLink(path, change, linkTo) {
    const place = change.cause?.place;
    if (place?.kind !== "layer" || place.label !== path || place.position === undefined || linkTo === undefined)
        return escapeForComment(describe_change_changeCause(change));
    const { line } = place.position;
    return `[line ${line}](${escapeLinkTarget(linkTo(path, line))})`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/run-verdict.js



/**
 * What is to be said of a run in one line of plain text, the same wherever it stands: "2 errors in 1 of 3 files; 1 file
 * could not be read; 3 changes widen what users may reach; what changes for users in 1 file is not known".
 */
function describeRun({ files, unread, changes }) {
    const [widening, unknown] = [countWidening(changes), countUnknown(changes)];
    const parts = [
        files.length === 0 ? "" : verdict_verdict(files),
        unread.length === 0 ? "" : `${verdict_countOf(unread.length, "file")} could not be read`,
        widening === 0 ? "" : `${verdict_countOf(widening, "change")} ${widening === 1 ? "widens" : "widen"} what users may reach`,
        unknown === 0 ? "" : `what changes for users in ${verdict_countOf(unknown, "file")} is not known`,
    ];
    if (files.length + unread.length === 0)
        parts[0] = "nothing to check";
    return parts.filter((part) => part !== "").join("; ");
}
/** The same with the project's name and a sign: ❌ for errors and files that could not be read, ⚠️ for what to look at. */
function headlineOf(run) {
    return `${iconOf(run)} Provider Steward: ${describeRun(run)}`;
}
function iconOf({ files, unread, changes }) {
    const { error, warning } = diagnostic_countBySeverity(allDiagnostics(files));
    if (error + unread.length > 0)
        return "❌";
    return warning + countWidening(changes) + countUnknown(changes) > 0 ? "⚠️" : "✅";
}
/** A sentence of Markdown each on what a run did not check and did not report; none where there is nothing to say. */
function runNotes({ files, unread, untouched }) {
    const notes = [];
    if (unread.length > 0)
        notes.push(`Not checked: ${unread.length} of ${verdict_countOf(unread.length + files.length, "file")}. The log says why.`);
    const elsewhere = untouched === undefined ? "" : describeCounts(untouched);
    if (elsewhere !== "")
        notes.push(`Not reported: ${elsewhere} on lines that the change does not touch.`);
    return notes;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/markdown.js








/** The least share of the room that what changes for users may take where all does not fit. */
const CHANGES_SHARE = 1 / 2;
/**
 * A summary in GitHub's Markdown: the verdict; what was not checked or not reported; a table for each file in which
 * something was found; what changes for users. Where all does not fit, the gravest findings and the changes that widen
 * stay, and a line each says how much was left out.
 */
function formatSummary(run, options) {
    const head = `## ${headlineOf(run)}\n${runNotes(run)
        .map((note) => `\n${note}\n`)
        .join("")}`;
    const room = (options.maxBytes ?? JOB_SUMMARY_MAX_BYTES) - countBytes(head);
    const changesIn = (maxBytes) => formatChangesSummary(run.changes, { ...options, maxBytes });
    const reserved = Math.min(countBytes(changesIn(room)), Math.floor(room * CHANGES_SHARE));
    const findings = formatFindings(run.files, options, room - reserved);
    return head + findings + changesIn(room - countBytes(findings));
}
/** A table for each file, of as many of the gravest findings as there is room for. */
function formatFindings(files, options, maxBytes) {
    const ranked = rankFindings(files, options.closeness);
    const reserved = countBytes(markdown_explainOmission(ranked.length, options.more));
    const fitting = countFittingWithRest(ranked, () => measureRows(options.linkTo), maxBytes, reserved);
    const tables = Array.from(inFileOrder(ranked.slice(0, fitting)), ([{ path }, findings]) => tableHead(path) + findings.map(({ diagnostic }) => markdown_formatRow(path, diagnostic, options.linkTo)).join(""));
    return tables.join("") + markdown_explainOmission(ranked.length - fitting, options.more);
}
/** The first row of a file comes with what stands above it. */
function measureRows(linkTo) {
    const begun = new Set();
    return ({ file, diagnostic }) => {
        const head = begun.has(file) ? "" : tableHead(file.path);
        begun.add(file);
        return countBytes(head + markdown_formatRow(file.path, diagnostic, linkTo));
    };
}
function markdown_explainOmission(count, more) {
    if (count === 0)
        return "";
    return `\n${verdict_countOf(count, "more finding")} left out: GitHub takes no longer summary.${pointToWhole(more)}\n`;
}
function tableHead(path) {
    return `\n### ${escapeMarkdown(path)}\n\n| Severity | Line | Finding | Rule |\n| --- | --- | --- | --- |\n`;
}
function markdown_formatRow(path, diagnostic, linkTo) {
    const { severity, range, message, advice, rule } = diagnostic;
    const cells = [
        severity,
        formatLine(path, range, linkTo),
        escapeMarkdown(`${message} ${advice}`),
        escapeMarkdown(rule),
    ];
    return `| ${cells.join(" | ")} |\n`;
}
function formatLine(path, range, linkTo) {
    if (range === undefined)
        return "–";
    const { line } = range.start;
    return linkTo === undefined ? String(line) : `[${line}](${escapeLinkTarget(linkTo(path, line))})`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/marker.js
const START = "<!-- provider-steward ";
const END = " -->";
/**
 * A comment in HTML that GitHub keeps and does not show. Whatever the two hold, the marker is one line, ends where it
 * seems to, and gives them back to `readMarker`; of a lone surrogate it keeps only that it was one.
 */
function markerOf(fingerprint, key) {
    return `${START}${encode(key)} ${encode(fingerprint)}${END}`;
}
/**
 * The marker at the very end of a comment's body; undefined where there is none. Anybody may write one: it says which
 * comment is meant, not whose it is.
 */
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
/** Without blanks and hyphens, so that it neither ends the comment nor looks like its end. */
function encode(text) {
    return encodeURIComponent(text.toWellFormed()).replaceAll("-", "%2D").replaceAll("%3A", ":");
}
/** Undefined for what `encode` does not write. */
function decode(text) {
    try {
        const decoded = decodeURIComponent(text);
        return encode(decoded) === text ? decoded : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/action/shared/report/review-comment.js

const TITLES = { error: "Error", warning: "Warning", notice: "Notice" };
const GUESS = "The suggestion is a guess: look at it before you apply it.";
/** The body of a review comment in GitHub's Markdown: what is wrong, what to do, and the suggestion where there is one. */
function formatReviewComment({ diagnostic, suggestion, marker }) {
    const { severity, rule, message, advice, fix } = diagnostic;
    const found = `**${TITLES[severity]}** (${escapeForComment(rule)}): ${escapeForComment(message)} ${escapeForComment(advice)}`;
    const blocks = suggestion === undefined ? [] : [suggestionBlock(suggestion)];
    const guess = suggestion === undefined || fix?.safe !== false ? [] : [GUESS];
    return [found, ...guess, ...blocks, marker].join("\n\n");
}
/** In a fence that nothing in it can close. Without a line in it, GitHub suggests to remove the lines. */
function suggestionBlock({ replacement }) {
    const longestRun = Math.max(0, ...(replacement.match(/`+/g) ?? []).map((run) => run.length));
    const fence = "`".repeat(Math.max(3, longestRun + 1));
    return `${fence}suggestion\n${replacement}${fence}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/json.js



/** Reports one file, with the first `maxDiagnostics` of its ordered diagnostics. */
function fileReport(diagnostics, maxDiagnostics = diagnostics.length) {
    const counts = diagnostic_countBySeverity(diagnostics);
    const kept = diagnostics.slice(0, maxDiagnostics);
    return { valid: counts.error === 0, counts, diagnostics: kept, omitted: diagnostics.length - kept.length };
}
/** A `Report` as JSON text. Strings keep their value; what is unprintable in them is escaped. */
function formatJson(files, unread = []) {
    return printableJson(toReport(files, unread));
}
function toReport(files, unread) {
    const counts = diagnostic_countBySeverity(allDiagnostics(files));
    return {
        valid: counts.error === 0 && unread.length === 0,
        counts,
        files: files.map(({ path, diagnostics }) => ({ path, ...fileReport(diagnostics) })),
        unread,
    };
}

;// CONCATENATED MODULE: ./.build/action/shared/report/mask-change.js

/** A change as plain JSON that may be written out: every name and value in it is masked. */
function maskChange(change, mask) {
    const masked = maskStrings(change, mask);
    return isObject(masked) ? masked : {};
}
function maskStrings(value, mask) {
    if (typeof value === "string")
        return mask(value);
    if (typeof value === "number" || typeof value === "boolean")
        return value;
    if (isArray(value))
        return value.map((item) => maskStrings(item, mask));
    if (!isObject(value))
        return null;
    const entries = Object.entries(value).map(([key, item]) => {
        // The steps of a field are escaped as in a pointer, behind which a mask would not know a URL.
        const isField = key === "field" && typeof item === "string";
        return [key, isField ? maskField(item, mask) : maskStrings(item, mask)];
    });
    return Object.fromEntries(entries);
}
function maskField(field, mask) {
    return fromPointer(`/${field}`)
        .map((step) => pointerStep(mask(step)))
        .join("/");
}

;// CONCATENATED MODULE: ./.build/action/shared/report/run-report.js





/**
 * A `RunReport` as JSON text, which is never cut. Strings keep their value, but for names in changes, which are masked;
 * what is unprintable is escaped.
 */
function formatRunReport({ files, unread, changes, untouched }, mask) {
    const report = {
        ...toReport(files, unread),
        changes: toChangesReport(changes, toFileReports(changes, mask)),
        untouched: untouched ?? null,
    };
    return printable_printableJson(report);
}
/**
 * A `ChangesReport` as one line of JSON. Where it would be longer than `maxCharacters`, whole changes are left out, and
 * whole files where there is no room for their names. What widens stays longest, then the files. In linear time.
 *
 * @param maxCharacters in UTF-16 code units; enough for a report without a file, which takes 100.
 */
function formatChangesOutput(files, maxCharacters, mask) {
    const reports = toFileReports(files, mask);
    const whole = printableJsonLine(toChangesReport(files, reports));
    return whole.length <= maxCharacters ? whole : cutOutput(files, reports, maxCharacters);
}
function cutOutput(files, reports, maxCharacters) {
    const shells = reports.map(toShell);
    let left = maxCharacters - printableJsonLine(toChangesReport(files, [])).length;
    const take = (shell, change) => {
        const characters = (shell.isKept ? 0 : shell.characters) + (change === undefined ? 0 : charactersOf(change));
        if (characters > left)
            return;
        left -= characters;
        shell.isKept = true;
        if (change !== undefined)
            shell.kept.push(change);
    };
    const takeChanges = (widens) => {
        for (const [index, shell] of shells.entries()) {
            for (const change of reports[index]?.changes ?? [])
                if (change["widens"] === widens)
                    take(shell, change);
        }
    };
    takeChanges(true);
    for (const shell of shells)
        if (!shell.isKept)
            take(shell);
    takeChanges(false);
    const kept = shells.filter(({ isKept }) => isKept).map((shell) => withChanges(shell.report, shell.kept));
    return printableJsonLine(toChangesReport(files, kept));
}
function toShell(whole) {
    const report = withChanges(whole, []);
    return { report, characters: charactersOf(report), kept: [], isKept: false };
}
function withChanges(report, changes) {
    return report.reason === undefined ? { ...report, changes } : report;
}
/** With the comma before it. Numbers of what is left out are never longer than those of an empty report. */
function charactersOf(value) {
    return printableJsonLine(value).length + 1;
}
function toChangesReport(all, files) {
    return {
        widening: countWidening(all),
        files,
        omitted: { changes: countChanges(all) - countChanges(files), files: all.length - files.length },
    };
}
function countChanges(files) {
    return files.reduce((sum, { changes = [] }) => sum + changes.length, 0);
}
function toFileReports(files, mask) {
    return files.map((file) => {
        if (file.reason !== undefined)
            return file;
        const changes = wideningFirst(file.changes).map((change) => maskChange(change, mask));
        return { path: file.path, file: file.file, widens: file.changes.some(({ widens }) => widens), changes };
    });
}

;// CONCATENATED MODULE: ./.build/action/shared/report/fix-title.js

/** What a fix does, in printable text, and whether it is one that is only applied where it is asked for. */
function fix_title_fixTitle({ title, safe }) {
    return safe ? printable_printable(title) : `${printable_printable(title)} (unsafe)`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/unread.js

/** Says, in printable text, which file could not be read and why. */
function describeUnread({ path, reason }) {
    return `Could not read "${printable_printable(path)}". ${printable_printable(reason)}`;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/sarif.js







const sarif_LEVELS = { error: "error", warning: "warning", notice: "note" };
/**
 * Reports to code scanning and to editors, as SARIF 2.1.0 text. No part of the source is in it but what a fix inserts.
 * Of more than SARIF_RUN_MAX_RESULTS findings the gravest are kept, and a notification counts the others.
 *
 * @param rules all rules, whether they found something or not.
 * @param unread files that were to be checked and are not among `files`; the run is told as a failed one then.
 */
function formatSarif(files, rules, toolVersion, unread = []) {
    const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
    const ranked = rankFindings(files);
    const kept = inFileOrder(ranked.slice(0, SARIF_RUN_MAX_RESULTS));
    const log = {
        $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        version: "2.1.0",
        runs: [
            {
                tool: { driver: { name: "provider-steward", version: toolVersion, rules: rules.map(toDescriptor) } },
                invocations: [toInvocation(unread, ranked.length - SARIF_RUN_MAX_RESULTS)],
                columnKind: "utf16CodeUnits",
                // A carriage return alone is no line end unless the run says so.
                newlineSequences: ["\r\n", "\n", "\r"],
                results: [...kept].flatMap(([file, findings]) => {
                    const uri = toUri(file.path);
                    const fingerprints = new Map(fingerprintsOf(file.diagnostics).map((fingerprint, index) => [file.diagnostics[index], fingerprint]));
                    return findings.map(({ diagnostic }) => toResult(uri, diagnostic, fingerprints.get(diagnostic) ?? "", indexOf.get(diagnostic.rule)));
                }),
            },
        ],
    };
    return printable_printableJson(log);
}
function toInvocation(unread, omitted) {
    const notifications = [
        ...unread.map((file) => toNotification("error", describeUnread(file))),
        ...(omitted > 0 ? [toNotification("warning", sarif_explainOmission(omitted))] : []),
    ];
    return {
        executionSuccessful: unread.length === 0,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
    };
}
function toNotification(level, text) {
    return { level, message: { text: toMessageText(text) } };
}
function sarif_explainOmission(count) {
    return `${verdict_countOf(count, "more finding")} left out: GitHub takes ${SARIF_RUN_MAX_RESULTS} results. Mend some and check again.`;
}
function toDescriptor({ id, severity, summary, why, description, examples }) {
    const { wrong, right } = examples;
    return {
        id,
        shortDescription: { text: summary },
        fullDescription: { text: description },
        help: {
            text: `${why}\n\n${description}\n\nWrong:\n\n${wrong}\n\nRight:\n\n${right}`,
            markdown: `${why}\n\n${description}\n\nWrong:\n\n${codeBlock(wrong)}\n\nRight:\n\n${codeBlock(right)}`,
        },
        defaultConfiguration: { level: sarif_LEVELS[severity] },
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
        level: sarif_LEVELS[severity],
        message: { text: toMessageText(`${message} ${advice}`) },
        locations: [{ physicalLocation: toPhysicalLocation(uri, range) }],
        // The one key by which code scanning knows a result again where it cannot look at the file.
        partialFingerprints: { primaryLocationLineHash: fingerprint },
        ...(related.length === 0
            ? {}
            : { relatedLocations: related.map((place, index) => toRelatedLocation(uri, place, index + 1)) }),
        ...(fix === undefined ? {} : { fixes: [toSarifFix(uri, fix)] }),
    };
}
/** The regions are those of the file as it is. What is inserted is not made printable, because it is meant for the file. */
function toSarifFix(uri, fix) {
    const replacements = fix.edits.map(({ range, text }) => ({
        deletedRegion: toRegion(range),
        ...(text === "" ? {} : { insertedContent: { text } }),
    }));
    return {
        description: { text: toMessageText(fix_title_fixTitle(fix)) },
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
/** As with us, SARIF's columns start at 1 and the end column is the one after the last character (3.30.8). */
function toRegion({ start, end }) {
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}
/** `[text](target)` would be a link in a message (3.11.6). */
function toMessageText(text) {
    const shown = printable_printable(text);
    return shown.includes("](") ? shown.replace(/[\\[\]]/g, "\\$&") : shown;
}
/** A path as a URI reference (RFC 3986): `./` in front is dropped, and an absolute path gets its scheme. */
function toUri(path) {
    const reference = path
        .toWellFormed()
        .replace(/^(\.\/+)+/, "")
        .split("/")
        .map(encodeURIComponent)
        .join("/");
    return reference.startsWith("/") ? `file://${reference.replace(/^\/+/, "/")}` : reference;
}

;// CONCATENATED MODULE: ./.build/action/shared/report/sticky-comment.js









/** Room for the lines that say how much was left out and that something changes. */
const RESERVED_BYTES = 1024;
/**
 * The one comment on a pull request that is kept up to date, in GitHub's Markdown: the verdict, the changes that widen,
 * the gravest findings, and where all is. One line where all is right. Never longer than COMMENT_MAX_CHARACTERS, counted
 * in bytes of UTF-8, of which there are at least as many.
 */
function formatStickyComment(run, options) {
    const head = [`### ${headlineOf(run)}`, ...runNotes(run)].join("\n\n");
    const tail = `\n\n${options.marker}`;
    const [changes, findings] = [changesTable(run, options), findingsTable(run, options)];
    const whole = pointToWhole(options.more).trim();
    const room = COMMENT_MAX_CHARACTERS - RESERVED_BYTES - countBytes(head + whole + tail);
    const shownChanges = formatTable(changes, room / 2);
    const shownFindings = formatTable(findings, room - countBytes(shownChanges.text));
    const left = [
        amount(shownFindings.omitted, "more finding", "more findings"),
        amount(shownChanges.omitted, "more change that widens", "more changes that widen"),
        amount(countOthers(run), "change that widens nothing", "changes that widen nothing"),
        amount(countUnknown(run.changes), "file whose changes are not known", "files whose changes are not known"),
    ].filter((text) => text !== "");
    const isPlain = changes.rows.length + findings.rows.length + left.length + runNotes(run).length === 0;
    const also = left.length === 0 ? whole : `Not shown: ${left.join(", ")}. ${whole}`;
    return head + shownChanges.text + shownFindings.text + (isPlain ? "" : `\n\n${also}`) + tail;
}
function changesTable({ changes }, options) {
    const rows = changes.flatMap(({ path, changes: ofFile = [] }) => ofFile.filter(({ widens }) => widens).map((change) => () => changeRow(path, change, options)));
    return { head: "| Widens | Cause |\n| --- | --- |\n", rows, max: STICKY_COMMENT_MAX_CHANGES };
}
function changeRow(path, change, { linkTo, quote }) {
    const sentence = escapeForComment(describe_change_describeChange(change, quote));
    return `| ⚠️ ${sentence} | ${escapeForComment(path)}, ${changeCauseLink(path, change, linkTo)} |`;
}
function findingsTable({ files }, { linkTo, closeness }) {
    const rows = rankFindings(files, closeness).map((finding) => () => findingRow(finding, linkTo));
    return { head: "| Severity | Place | Finding |\n| --- | --- | --- |\n", rows, max: STICKY_COMMENT_MAX_FINDINGS };
}
function findingRow({ file: { path }, diagnostic }, linkTo) {
    const { severity, range, message, advice } = diagnostic;
    const line = range?.start.line;
    const name = escapeForComment(line === undefined ? path : `${path}:${line}`);
    const place = `[${name}](${escapeLinkTarget(linkTo(path, line ?? 1))})`;
    return `| ${severity} | ${place} | ${escapeForComment(message)} ${escapeForComment(advice)} |`;
}
function formatTable({ head, rows, max }, maxBytes) {
    const written = rows.slice(0, max).map((row) => row());
    const fitting = countFitting(written, (row) => countBytes(row) + 1, maxBytes - countBytes(head));
    const text = fitting === 0 ? "" : `\n\n${head}${written.slice(0, fitting).join("\n")}`;
    return { text, omitted: rows.length - fitting };
}
/** "" for none. */
function amount(count, one, many) {
    if (count === 0)
        return "";
    return `${count} ${count === 1 ? one : many}`;
}
function countOthers({ changes }) {
    return changes.reduce((sum, { changes: ofFile = [] }) => sum + ofFile.filter(({ widens }) => !widens).length, 0);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/suggestion.js


/**
 * The whole lines that a fix touches, as they are after it. None where GitHub would make something else of it (see
 * `canBeApplied`), where it is longer than SUGGESTION_MAX_LINES or SUGGESTION_MAX_CHARACTERS, and where a line would
 * repeat what is masked in `source` or what a reader does not see. In time linear in the text.
 *
 * @param text of the file as it was checked, a byte order mark included.
 * @param source the same text, redacted.
 */
function suggestionFor({ fix }, text, source) {
    const edits = fix?.edits ?? [];
    const [first] = edits;
    // GitHub ends lines with line feeds alone, and which line ends it gives a suggestion in another file is not sure.
    if (first === undefined || source.length !== text.length || text.includes("\r"))
        return undefined;
    const lines = touchedLines(text, edits);
    if (keptSpans(lines, edits).some(({ start, end }) => text.slice(start, end) !== source.slice(start, end)))
        return undefined;
    const replaced = text.slice(lines.start, lines.end);
    const replacement = applyWithin(text, lines, edits);
    // At the very end of a text that ends with a line feed there is no line to replace.
    if (replaced === "")
        return undefined;
    const isLast = lines.end === text.length && !replaced.endsWith("\n");
    if (lines.start === 0 && text.startsWith("\uFEFF"))
        return undefined;
    if (!canBeApplied(replacement, isLast) || !canBeShown(replacement))
        return undefined;
    const [oldCount, newCount] = [countLines(replaced), countLines(replacement)];
    if (Math.max(oldCount, newCount) > SUGGESTION_MAX_LINES)
        return undefined;
    const startLine = first.range.start.line;
    return { startLine, endLine: startLine + oldCount - 1, replacement: isLast ? `${replacement}\n` : replacement };
}
/** From the start of the first edit's line to the end of the last one's; the line after it too where they become one. */
function touchedLines(text, edits) {
    const from = edits[0]?.range.start.offset ?? 0;
    const to = edits.at(-1)?.range.end.offset ?? 0;
    const start = from === 0 ? 0 : text.lastIndexOf("\n", from - 1) + 1;
    const isLineStart = to > start && text[to - 1] === "\n";
    const lines = { start, end: isLineStart ? to : suggestion_endOfLine(text, to) };
    return /^$|\n$/.test(applyWithin(text, lines, edits)) ? lines : { start, end: suggestion_endOfLine(text, lines.end) };
}
/** The offset after the line's end. */
function suggestion_endOfLine(text, offset) {
    const lineFeed = text.indexOf("\n", offset);
    return lineFeed < 0 ? text.length : lineFeed + 1;
}
/** What stays of the lines: before, between and after the edits. */
function keptSpans({ start, end }, edits) {
    const starts = [start, ...edits.map(({ range }) => range.end.offset)];
    const ends = [...edits.map(({ range }) => range.start.offset), end];
    return starts.map((from, index) => ({ start: from, end: ends[index] ?? end }));
}
function applyWithin(text, lines, edits) {
    return keptSpans(lines, edits)
        .map(({ start, end }, index) => text.slice(start, end) + (edits[index]?.text ?? ""))
        .join("");
}
/**
 * GitHub removes lines for an empty suggestion. What it makes of one that is blank is not sure, nor what it does with the
 * end of a file whose last line has no line end and goes or gets one.
 */
function canBeApplied(replacement, isLast) {
    if (isLast)
        return replacement.trim() !== "" && !replacement.endsWith("\n");
    return replacement === "" || replacement.trim() !== "";
}
function canBeShown(replacement) {
    const characters = replacement.replaceAll(/[\n\t]/g, "");
    return replacement.length <= SUGGESTION_MAX_CHARACTERS && printable_printable(characters) === characters;
}
/** The last one counts where it has no line end, too. */
function countLines(text) {
    return text.split("\n").length - (text === "" || text.endsWith("\n") ? 1 : 0);
}

;// CONCATENATED MODULE: ./.build/action/shared/report/code-frame.js



const TAB_COLUMNS = 4;
/** What is kept before the range where a line has to be cut. */
const LEAD_MAX_COLUMNS = limits_CODE_FRAME_MAX_COLUMNS / 2;
const CUT = "…";
/** Shows the source at a range; undefined where there is no source. The cost is the window's, however long the line. */
function code_frame_codeFrame(source, range) {
    if (source === "")
        return undefined;
    const { offset, column } = range.start;
    const lineStart = offset - (column - 1);
    const from = Math.max(lineStart, offset - CODE_FRAME_MAX_COLUMNS);
    const nearby = source.slice(from, offset + 2 * CODE_FRAME_MAX_COLUMNS);
    const lineEnd = nearby.slice(offset - from).search(/[\r\n]|$/) + offset;
    const cells = toCells(source.slice(from, lineEnd), from);
    const before = cells.filter(({ end }) => end <= offset);
    const after = cells.slice(before.length);
    const fits = columnsOf(cells) <= CODE_FRAME_MAX_COLUMNS;
    const lead = fits ? before : lastCells(before, LEAD_MAX_COLUMNS);
    const rest = firstCells(after, CODE_FRAME_MAX_COLUMNS - columnsOf(lead));
    const cutBefore = from > lineStart || lead.length < before.length ? CUT : "";
    const cutAfter = rest.length < after.length ? CUT : "";
    return {
        text: cutBefore + [...lead, ...rest].map(({ shown }) => shown).join("") + cutAfter,
        indent: cutBefore.length + columnsOf(lead),
        width: columnsOf(rest.filter(({ start }) => start < range.end.offset)),
    };
}
function toCells(text, offset) {
    const cells = [];
    let column = 0;
    for (const { 0: source, index } of text.matchAll(/##\[|[^]/gu)) {
        const shown = source === "\t" ? " ".repeat(TAB_COLUMNS - (column % TAB_COLUMNS)) : printable(source);
        const columns = displayWidth(shown);
        cells.push({ shown, columns, start: offset + index, end: offset + index + source.length });
        column += columns;
    }
    return cells;
}
function columnsOf(cells) {
    return cells.reduce((sum, { columns }) => sum + columns, 0);
}
function firstCells(cells, maxColumns) {
    let columns = 0;
    const end = cells.findIndex((cell) => (columns += cell.columns) > maxColumns);
    return end === -1 ? cells : cells.slice(0, end);
}
function lastCells(cells, maxColumns) {
    return firstCells(cells.toReversed(), maxColumns).toReversed();
}

;// CONCATENATED MODULE: ./.build/action/shared/report/text.js




/** Select Graphic Rendition codes (ECMA-48), each set with its reset. */
const COLORS = {
    error: ["\u001b[1;31m", "\u001b[0m"],
    warning: ["\u001b[1;33m", "\u001b[0m"],
    notice: ["\u001b[1;36m", "\u001b[0m"],
    success: ["\u001b[1;32m", "\u001b[0m"],
    strong: ["\u001b[1m", "\u001b[0m"],
    faint: ["\u001b[2m", "\u001b[0m"],
};
/**
 * Reports to a person at a terminal: each diagnostic with its place, its line of the source and what to do, and at last
 * one line for all files.
 */
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
/** The line with its number, and below it a line of `~` under the range, or a `^` where the range has no width. */
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
/**
 * Where something stands, as a line for people may begin: `path:line:column`, or the path alone for a whole file.
 *
 * A path that starts with a colon could make its line a command to the GitHub runner, and one that starts with blanks
 * would look like a line of ours. With "./" it names the same file.
 */
function text_placeOf(path, range) {
    const shown = printable(path);
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

;// CONCATENATED MODULE: ./.build/action/shared/content-server/key-value.js
/**
 * The value of an API key: `psk`, 23 random characters, and six of a checksum, by which a mistyped key is known without
 * a look-up, and a leaked one is found by a scanner.
 */
const PREFIX = "psk";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const CHECKSUM_CHARACTERS = 6;
/** How many random characters a key's value has; each is one of 62. */
const KEY_RANDOM_CHARACTERS = 23;
/** Characters of a whole value. */
const KEY_CHARACTERS = PREFIX.length + KEY_RANDOM_CHARACTERS + CHECKSUM_CHARACTERS;
const CHARACTERS = `${PREFIX}[0-9A-Za-z]{${KEY_CHARACTERS - PREFIX.length}}`;
const key_value_SHAPE = new RegExp(`^${CHARACTERS}$`);
const SHAPE_ANYWHERE = new RegExp(CHARACTERS, "g");
/**
 * The value with these random digits, each a whole number from 0 to 61.
 *
 * @param digits `KEY_RANDOM_CHARACTERS` of them.
 */
function keyValue(digits) {
    const body = PREFIX + digits.map((digit) => DIGITS.charAt(digit)).join("");
    return body + checksum(body);
}
/** Whether a text has the shape of a key's value and the checksum that belongs to it. */
function isKeyValue(text) {
    return key_value_SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM_CHARACTERS)) === text.slice(-CHECKSUM_CHARACTERS);
}
/** A text with whatever has the shape of a key masked, a mistyped one too: little of it is wrong. */
function maskKeyValues(text) {
    return text.replaceAll(SHAPE_ANYWHERE, "•••");
}
/** CRC-32 in base 62, the most significant digit first. */
function checksum(body) {
    let rest = crc32(body);
    let digits = "";
    while (digits.length < CHECKSUM_CHARACTERS) {
        digits = DIGITS.charAt(rest % DIGITS.length) + digits;
        rest = Math.floor(rest / DIGITS.length);
    }
    return digits;
}
/** The CRC-32 of IEEE 802.3, as gzip has it, of a text in ASCII. */
function crc32(ascii) {
    let crc = 0xff_ff_ff_ff;
    for (let index = 0; index < ascii.length; index += 1) {
        crc ^= ascii.charCodeAt(index);
        for (let bit = 0; bit < 8; bit += 1)
            crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
    }
    return ~crc >>> 0;
}

;// CONCATENATED MODULE: ./.build/action/shared/index.js
/** What the Action, the terminal and the Worker may use of `shared/`, stage by stage. */



// vocabulary



// policy



// schema

// validate














// resolve







// report


























// content-server




// EXTERNAL MODULE: ./.build/action/action/trouble.js
var action_trouble = __nccwpck_require__(4411);
;// CONCATENATED MODULE: ./.build/action/action/files/member.js
/** The member of a value of which nothing is known, or undefined where it has none of that name. */
function member(value, name) {
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

;// CONCATENATED MODULE: ./.build/action/action/files/rate-limit.js

/**
 * Finds out whether a request failed because too many were made, and when it may be made again.
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 *
 * @param error what the client threw.
 */
function rateLimitOf(error) {
    const response = member(error, "response");
    const status = member(response, "status");
    if (status !== 403 && status !== 429)
        return undefined;
    const headers = member(response, "headers");
    const seconds = wholeNumber(member(headers, "retry-after"));
    if (seconds !== undefined)
        return { end: "after", seconds };
    const isUsedUp = member(headers, "x-ratelimit-remaining") === "0";
    const reset = isUsedUp ? wholeNumber(member(headers, "x-ratelimit-reset")) : undefined;
    if (reset !== undefined)
        return { end: "at", time: new Date(reset * 1_000) };
    const message = String(member(member(response, "data"), "message"));
    return status === 429 || isUsedUp || /rate limit/i.test(message) ? { end: "unknown" } : undefined;
}
/** Small enough to be seconds since 1970. */
function wholeNumber(header) {
    return typeof header === "string" && /^\d{1,11}$/.test(header) ? Number(header) : undefined;
}

;// CONCATENATED MODULE: ./.build/action/action/files/api-failure.js



/** What reading a pull request and its files needs. */
const READ_PERMISSIONS = ["contents: read", "pull-requests: read"];
/** What to say of an answer that is well but not what GitHub documents. */
const ODD_ANSWER = "The answer is not of the shape that GitHub documents. " +
    "Check that GITHUB_API_URL names the API of a GitHub, and run the job again.";
/** Trouble with a request to the API. */
class ApiTrouble extends action_trouble/* Trouble */.qm {
    kind;
    /** What happened, as a part of a sentence: "GitHub answered 406". */
    event;
    /** @param error what the client threw. */
    constructor(error) {
        super(describeApiFailure(error));
        this.kind = kindOfFailure(error);
        this.event = eventOf(error);
    }
}
/**
 * Says why a request to the API failed and what to do about it, in whole sentences.
 * Nothing of the error's own text is repeated, because it may hold what was sent.
 *
 * @param error what the client threw.
 * @param permissions what the request needs, as a workflow writes it: "checks: write".
 */
function describeApiFailure(error, permissions = READ_PERMISSIONS) {
    const status = statusOf(error);
    if (status === undefined)
        return `${eventOf(error)}. Check that the runner reaches the API at GITHUB_API_URL, and run the job again.`;
    return `${eventOf(error)}: ${describeStatus(status, error, permissions)}`;
}
function describeStatus(status, error, permissions) {
    const limit = rateLimitOf(error);
    if (limit !== undefined)
        return `the token's rate limit is used up. ${describeEnd(limit)}`;
    if (isTooLarge(error))
        return "it gives out no file of this size. Check that it is the right file, or leave it out by a line with `!` in the input `files`.";
    const give = `Give the job the permission${permissions.length === 1 ? "" : "s"} ${permissions.map((one) => `\`${one}\``).join(" and ")}.`;
    switch (status) {
        case 401:
            return "the token is not valid. Leave out the input `token` to use the job's own, or renew the one that it gives.";
        case 403:
            return `the token may not do this. ${give}`;
        case 404:
            return `it is not there, or the token may not see it. ${give}`;
        default:
            return status >= 500
                ? "it is in trouble. Run the job again; https://www.githubstatus.com tells of outages."
                : "it refuses the request. Run the job again, and report it if this stays.";
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
/** "GitHub answered 406", or "GitHub gave no answer (ECONNREFUSED)". */
function eventOf(error) {
    const status = statusOf(error);
    return status === undefined ? `GitHub gave no answer${codeOf(error)}` : `GitHub answered ${status}`;
}
function statusOf(error) {
    const status = member(member(error, "response"), "status");
    return typeof status === "number" ? status : undefined;
}
/** GitHub gives out blobs of at most 100 MB. */
function isTooLarge(error) {
    const errors = member(member(member(error, "response"), "data"), "errors");
    return Array.isArray(errors) && errors.some((one) => member(one, "code") === "too_large");
}
/** The system's code of a failed connection, such as ` (ECONNREFUSED)`, or "" where there is none. */
function codeOf(error) {
    for (let cause = error; cause !== undefined; cause = member(cause, "cause")) {
        const code = member(cause, "code");
        if (typeof code === "string" && /^[A-Z_]+$/.test(code))
            return ` (${code})`;
    }
    return "";
}

;// CONCATENATED MODULE: ./.build/action/action/files/changed-files.js



/** The path of a file that was a configuration before the change, or null where there was none. */
function formerConfiguration({ formerPath }, matches) {
    return formerPath !== null && matches(formerPath) ? formerPath : null;
}
/**
 * The files of a listing by the API, in its order.
 *
 * @param items of a pull request's files, or of the files of a comparison.
 * @throws Trouble where they are not what GitHub documents.
 */
function listedFiles(items) {
    if (!Array.isArray(items))
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    return items.map((item) => {
        if (!isListedFile(item))
            throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
        const { filename, status, sha, previous_filename, patch } = item;
        return {
            path: filename,
            formerPath: FORMERLY_ABSENT.has(status) ? null : status === "renamed" ? (previous_filename ?? null) : filename,
            isRemoved: status === "removed",
            blobSha: sha,
            patch,
        };
    });
}
/** A copied file is new; the one that it is a copy of stays. */
const FORMERLY_ABSENT = new Set(["added", "copied"]);
function isListedFile(item) {
    const sha = member(item, "sha");
    const isTextOrNone = (name) => ["string", "undefined"].includes(typeof member(item, name));
    return (typeof member(item, "filename") === "string" &&
        typeof member(item, "status") === "string" &&
        (typeof sha === "string" || sha === null) &&
        isTextOrNone("previous_filename") &&
        isTextOrNone("patch"));
}

;// CONCATENATED MODULE: ./.build/action/action/files/changed-lines.js

/**
 * Reads GitHub's patch of a file: hunks, each with its header. Undefined where there is none, or one does not have the
 * lines that its header says: then nobody knows what else is missing.
 *
 * @param patch untrusted, as the API gives it.
 */
function linesOfPatch(patch) {
    const hunks = hunksOf(patch);
    if (hunks.length === 0 || !hunks.every(isWhole))
        return undefined;
    return { changed: joined(hunks.flatMap(changedIn)), shown: joined(hunks.flatMap(shownIn)) };
}
/**
 * Compares two texts, where GitHub shows no diff of them. Where much differs, and of long files, every line counts as
 * changed: to find what stays takes quadratic time.
 *
 * @param before undefined where the file is new.
 */
async function linesOfTexts(before, after) {
    const count = lineFeedsIn(after) + (after === "" || after.endsWith("\n") ? 0 : 1);
    const all = count === 0 ? [] : [{ start: 1, end: count }];
    const isLong = count > DIFF_MAX_LINES || lineFeedsIn(before ?? "") > DIFF_MAX_LINES;
    if (before === undefined || isLong)
        return { changed: all, shown: undefined };
    // Loaded here, because most changes come with GitHub's diff.
    const { structuredPatch } = await __nccwpck_require__.e(/* import() */ 23).then(__nccwpck_require__.bind(__nccwpck_require__, 4023));
    // One line around each hunk says whether it stands at an end of the file.
    const options = { context: 1, maxEditLength: DIFF_MAX_CHANGED_LINES };
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
            // Of no lines, the header names the line before. There is no line 0, whatever a header says.
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
/** What each run of added and removed lines of a hunk changes. */
function changedIn({ start, lines }) {
    const ranges = [];
    let next = start;
    let removedAt;
    let addedFrom;
    const endRun = (isLast) => {
        if (addedFrom !== undefined)
            ranges.push({ start: addedFrom, end: next - 1 });
        // At the end of a hunk there is no line after: the file ends there.
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
/** In order, with those that touch each other as one. */
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

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./.build/action/action/policy.js



/** How a policy file is called where nothing else is said. */
const POLICY_FILE = ".provider-steward.json";
const LAYER_NAMES = ["enforced", "default"];
/** What files are checked by where there is no policy file. */
const withoutPolicy = {
    path: undefined,
    policy: noPolicy,
    layers: [],
    lacksVocabulary: false,
    files: [],
    unread: [],
};
/**
 * Reads a policy file and the layers that it names. What is wrong with one of them is told, and the rest is used.
 *
 * @param path undefined where there is no policy file.
 */
async function loadPolicy(path, readFile, ownVocabulary) {
    const without = ownVocabulary === undefined ? withoutPolicy : { ...withoutPolicy, ownVocabulary };
    if (path === undefined)
        return without;
    const read = await (0,action_trouble/* attempt */.CD)(() => readFile(path));
    if ("reason" in read)
        return { ...without, path, unread: [{ path, reason: read.reason }] };
    const { policy, file } = checkPolicyFile(path, read.result);
    const loaded = { ...without, path, policy, files: withFindings(file) };
    const explain = (kind) => `The policy file names it as the layer "${kind}".`;
    return addLayers(loaded, layersOf(path, policy), readFile, explain);
}
/** The layers that a policy file names; one with a mistake in it names none. */
function layersNamedIn(path, bytes) {
    return layersOf(path, checkPolicyFile(path, bytes).policy);
}
function layersOf(path, { layers }) {
    return LAYER_NAMES.flatMap((kind) => {
        const layer = layers[kind];
        return layer === undefined ? [] : [{ kind, path: external_node_path_namespaceObject.posix.join(external_node_path_namespaceObject.posix.dirname(path), layer) }];
    });
}
/**
 * Reads further layers, which lie above those of the policy.
 *
 * @param explain says who names a layer that cannot be read.
 */
async function addLayers(loaded, named, readFile, explain) {
    const layers = [...loaded.layers];
    const files = [...loaded.files];
    const unread = [...loaded.unread];
    for (const { kind, path } of named) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as GitHub asks its clients to
        const read = await (0,action_trouble/* attempt */.CD)(() => readFile(path));
        if ("reason" in read)
            unread.push({ path, reason: `${read.reason} ${explain(kind)}` });
        const layer = "reason" in read ? undefined : readLayer(path, read.result, loaded.ownVocabulary?.vocabulary);
        layers.push({ kind, path, document: layer?.document });
        if (layer !== undefined)
            files.push(...withFindings(layer.file));
    }
    return { ...loaded, layers, files, unread };
}
function withFindings(file) {
    return file.diagnostics.length === 0 ? [] : [file];
}
/** True where nothing is wrong with the policy and its layers but what may stand. */
function isUsable({ files, unread }) {
    return unread.length === 0 && countBySeverity(files.flatMap(({ diagnostics }) => diagnostics)).error === 0;
}
/** True where a path leads to the policy file itself, which is no configuration. */
function isPolicyFile(loaded, path) {
    return loaded.path !== undefined && policy_isSame(loaded.path, path);
}
/** True where a path leads to the vocabulary file itself, which is no configuration either. */
function isVocabularyFile({ ownVocabulary }, path) {
    return ownVocabulary !== undefined && policy_isSame(ownVocabulary.path, path);
}
/** True where a path leads to one of the layers. */
function isLayerFile({ layers }, path) {
    return layers.some((layer) => policy_isSame(layer.path, path));
}
/** The names by which configurations are read. */
function vocabularyOf({ ownVocabulary }) {
    return ownVocabulary?.vocabulary ?? shippedVocabulary;
}
/** The layers around a file: all that could be read. A file that is one of them itself stands alone. */
function layersAround(loaded, path) {
    if (isLayerFile(loaded, path))
        return [];
    return loaded.layers.flatMap(({ document, ...layer }) => (document === undefined ? [] : [{ ...layer, document }]));
}
/** What a file is checked by. */
function settingsFor(loaded, path) {
    const { path: policyPath, policy, ownVocabulary } = loaded;
    const around = layersAround(loaded, path);
    const layers = {};
    for (const name of LAYER_NAMES) {
        const joined = joinLayers(around.flatMap(({ kind, document }) => (kind === name ? [document] : [])));
        if (joined !== undefined)
            layers[name] = joined;
    }
    const settings = ownVocabulary === undefined ? { layers } : { layers, vocabulary: ownVocabulary.vocabulary };
    if (policyPath === undefined)
        return settings;
    return { ...settings, policy, path: external_node_path_namespaceObject.posix.relative(external_node_path_namespaceObject.posix.dirname(policyPath), path) };
}
function policy_isSame(one, other) {
    return external_node_path_namespaceObject.posix.relative(one, other) === "";
}
/** Checks a file by a policy; the policy and vocabulary files themselves as what they are. */
function checkByPolicy(loaded, path, bytes) {
    if (isPolicyFile(loaded, path))
        return checkPolicyFile(path, bytes).file;
    if (isVocabularyFile(loaded, path))
        return checkVocabularyFile(path, bytes).file;
    return checkFile(path, bytes, settingsFor(loaded, path));
}
/** Checks a layer, as far as that it is one. */
function checkAsLayer({ ownVocabulary }, path, bytes) {
    return readLayer(path, bytes, ownVocabulary?.vocabulary).file;
}
/** What there is to report of the policy file and its layers beside the files that were checked themselves. */
function policyFilesBeside({ files }, checked) {
    return files.filter(({ path }) => !checked.some((file) => policy_isSame(file.path, path)));
}

;// CONCATENATED MODULE: ./.build/action/action/files/compare.js


/** Tells a file's layer before the change from the one after it, which is called as the file is. */
const BEFORE = " (before)";
/**
 * Finds what a change of a configuration does for users, by the policy's layers on both sides. The models are those that
 * the two sides speak of, for nobody can ask the providers here.
 *
 * @param path what the file is called now, or was where it is removed.
 * @param former the file before the change, undefined where it is new; `bytes` is undefined where it is removed now.
 */
function compareFile(loaded, path, former, bytes) {
    const before = sideOf(`${former?.path ?? ""}${BEFORE}`, former?.bytes);
    const after = sideOf(path, bytes);
    if ("reason" in before)
        return { path, reason: `Before the change: ${before.reason}` };
    if ("reason" in after)
        return { path, reason: after.reason };
    const around = layersAround(loaded, path).map(({ kind, path: label, document: value }) => ({ kind, label, value }));
    const vocabulary = vocabularyOf(loaded);
    const sides = resolveBothSupposing([...around, ...before], [...around, ...after], vocabulary);
    const reason = unreadable(sides.before) ?? unreadable(sides.after);
    if (reason !== undefined)
        return { path, reason };
    const changes = diff(sides.before.catalog, sides.after.catalog);
    return { path, changes, file: before.length === 0 ? "new" : after.length === 0 ? "removed" : "changed" };
}
function sideOf(label, bytes) {
    if (bytes === undefined)
        return [];
    const decoded = decodeFile(bytes, FILE_MAX_BYTES);
    return "trouble" in decoded ? { reason: decoded.trouble.message } : [{ kind: "user", label, text: decoded.text }];
}
/** Why a file says nothing as a layer, or undefined where it does. Its findings tell how to mend it. */
function unreadable({ diagnostics }) {
    const found = diagnostics.find(({ rule, layer }) => rule === "layer-unreadable" && layer?.kind === "user");
    return found?.message;
}

;// CONCATENATED MODULE: ./.build/action/action/files/line-ranges.js
/**
 * The index of the first range that ends at a line or after it, or the number of ranges. In logarithmic time.
 *
 * @param ranges in order, and apart.
 */
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

;// CONCATENATED MODULE: ./.build/action/action/only-changed-lines.js


/**
 * Leaves out what is found on lines that the change does not touch. What is about the whole file stays, and so does what
 * has a related place on such a line: a key is twice there because of either.
 */
function onlyChangedLines(checked, text, { changed }) {
    const placesOf = ({ range, related }) => range === undefined ? [] : [range, ...related.map((place) => place.range)];
    const lineOf = lineNumbers(text, checked.diagnostics.flatMap(placesOf).flatMap(endsOf));
    const touches = (range) => {
        const [first = 0, last = 0] = endsOf(range).map((offset) => lineOf.get(offset) ?? 0);
        return isTouched(changed, first, last);
    };
    const { kept = [], left = [] } = Object.groupBy(checked.diagnostics, (diagnostic) => diagnostic.range === undefined || placesOf(diagnostic).some(touches) ? "kept" : "left");
    return { checked: withDiagnostics(checked, kept), unreported: left };
}
/** The offsets of the first and the last character. */
function endsOf({ start, end }) {
    return [start.offset, Math.max(start.offset, end.offset - 1)];
}
/** The lines on which offsets lie, 1-based. GitHub ends lines at line feeds alone, where diagnostics know other ends, too. */
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
/** True where one of the ranges, which are in order, has a line of those from `first` to `last`. */
function isTouched(ranges, first, last) {
    const range = ranges[firstRangeFrom(first, ranges)];
    return range !== undefined && range.start <= last;
}

;// CONCATENATED MODULE: ./.build/action/action/check-changed-file.js







const NO_VOCABULARY = "The vocabulary file cannot be used, so that no configuration is checked. Mend that file first.";
/**
 * Checks a file where it matches, and compares it with what it was where that matched. The policy file, its
 * layers and the vocabulary file are checked as what they are.
 */
async function checkChangedFile({ head, readBefore, settings }, loaded, matches, file, options) {
    const formerPath = formerConfiguration(file, matches);
    const { path, blobSha } = file;
    const isSetting = isSettingFile(loaded, path);
    // Those that files are checked by are told of already.
    const isOtherSetting = settings !== head && (isSetting || isLayerFile(loaded, path));
    if (file.isRemoved || !(matches(path) || isOtherSetting)) {
        // What was a configuration is removed, or is none any longer.
        if (formerPath === null || readBefore === undefined || isSettingFile(loaded, formerPath))
            return {};
        if (loaded.lacksVocabulary)
            return { changes: { path: formerPath, reason: NO_VOCABULARY } };
        const former = await readFormer(readBefore, formerPath);
        const wasFile = "reason" in former || former.result !== undefined;
        return wasFile ? { changes: check_changed_file_compare(loaded, formerPath, former, undefined) } : {};
    }
    if (loaded.lacksVocabulary)
        return { unread: { path, reason: NO_VOCABULARY } };
    const read = await (0,action_trouble/* attempt */.CD)(() => (blobSha === null ? head.read(path) : head.readBlob(blobSha)));
    if ("reason" in read)
        return { unread: { path, reason: read.reason } };
    const bytes = read.result;
    const isLayerAlone = !(matches(path) || isSetting);
    const checked = isLayerAlone ? checkAsLayer(loaded, path, bytes) : checkByPolicy(loaded, path, bytes);
    if (readBefore === undefined)
        return { file: { checked, text: check_changed_file_textOf(bytes), lines: undefined } };
    const former = await readFormer(readBefore, matches(path) ? formerPath : file.formerPath);
    const reported = await withLines(file, checked, bytes, options, former);
    return isSetting || isLayerAlone ? reported : { ...reported, changes: check_changed_file_compare(loaded, path, former, bytes) };
}
/** True of the policy file and of the vocabulary file, which are no configurations. */
function isSettingFile(loaded, path) {
    return isPolicyFile(loaded, path) || isVocabularyFile(loaded, path);
}
function readFormer(readBefore, path) {
    return (0,action_trouble/* attempt */.CD)(async () => {
        const bytes = path === null ? undefined : await readBefore(path);
        return path === null || bytes === undefined ? undefined : { path, bytes };
    });
}
function check_changed_file_compare(loaded, path, former, bytes) {
    return "reason" in former ? { path, reason: former.reason } : compareFile(loaded, path, former.result, bytes);
}
/** Adds which lines the change touches, and where only those are asked for, leaves out what is found on others. */
async function withLines({ patch }, checked, bytes, options, former) {
    const text = check_changed_file_textOf(bytes);
    // Nobody asks for the lines of a file in which nothing is found.
    if (checked.diagnostics.length === 0)
        return { file: { checked, text, lines: undefined } };
    const listed = patch === undefined ? undefined : linesOfPatch(patch);
    const lines = await linesSince(former, text, listed);
    if (!options.onlyChangedLines || lines === undefined)
        return { file: { checked, text, lines } };
    const split = onlyChangedLines(checked, text, lines);
    return { file: { checked: split.checked, text, lines }, unreported: split.unreported };
}
/**
 * Undefined where nobody knows what was there before. What becomes a configuration by its new name is touched in all lines:
 * none of its mistakes is an old one.
 */
async function linesSince(former, text, listed) {
    if ("reason" in former)
        return listed;
    if (former.result !== undefined)
        return listed ?? linesOfTexts(check_changed_file_textOf(former.result.bytes), text);
    return { ...(await linesOfTexts(undefined, text)), shown: listed?.shown };
}
function check_changed_file_textOf(bytes) {
    const decoded = decodeFile(bytes, FILE_MAX_BYTES);
    return "text" in decoded ? decoded.text : "";
}

;// CONCATENATED MODULE: ./.build/action/action/files/map-in-order.js
/**
 * Does something with each item, a few at a time, and gives the results in the order of the items.
 *
 * @param atOnce how many at a time.
 */
async function mapInOrder(items, atOnce, task) {
    const results = [];
    const queue = items.entries();
    const work = async () => {
        // All take from one queue.
        // oxlint-disable-next-line no-await-in-loop -- that is how many are done at a time
        for (const [index, item] of queue)
            results[index] = await task(item);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return results;
}

;// CONCATENATED MODULE: ./.build/action/action/check-change-set.js




/**
 * Checks the files of a change that match, and compares those that were there before. Trouble with one file does not stop
 * the others. All are in the order of the change set, the policy and its layers before them.
 *
 * @param options `policy` is the path of the policy file, whether it is there or not.
 */
async function checkChangeSet(changeSet, loaded, matches, options) {
    // No configuration, also where the commit that files are checked by does not have it.
    const known = { ...loaded, path: loaded.path ?? options.policy };
    const done = await mapInOrder(changeSet.files, FILES_READ_AT_ONCE, (file) => checkChangedFile(changeSet, known, matches, file, options));
    const files = done.flatMap(({ file = [] }) => file);
    const beside = policyFilesBeside(loaded, files.map(({ checked }) => checked));
    return {
        target: changeSet.target,
        files: [...beside.map((checked) => ({ checked, text: "", lines: undefined })), ...files],
        unread: [...loaded.unread, ...done.flatMap(({ unread = [] }) => unread)],
        changes: changeSet.readBefore === undefined ? undefined : done.flatMap(({ changes = [] }) => changes),
        unreported: diagnostic_countBySeverity(done.flatMap(({ unreported = [] }) => unreported)),
    };
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: ./.build/action/action/files/git.js



/** Where git is started: Windows looks for a program there first, and a branch may hold one that is called git. */
const START_FOLDER = (0,external_node_path_namespaceObject.dirname)(process.execPath);
/** Whoever owns the folder; and nothing that its settings would have git run. */
function argumentsFor(folder, args) {
    const settings = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "--no-replace-objects"];
    return ["-C", (0,external_node_path_namespaceObject.resolve)(folder), ...settings, ...args];
}
/**
 * Runs git in a folder without a shell, and gives what it prints; undefined where it fails in any way, and where there
 * is no git.
 */
function runGit(folder, args) {
    return new Promise((give) => {
        (0,external_node_child_process_namespaceObject.execFile)("git", argumentsFor(folder, args), {
            cwd: START_FOLDER,
            env: environmentOfGit(),
            encoding: "buffer",
            maxBuffer: GIT_OUTPUT_MAX_BYTES,
            timeout: GIT_MAX_SECONDS * 1_000,
            killSignal: "SIGKILL",
        }, (error, stdout) => give(error === null ? stdout : undefined));
    });
}
/** Starts git in a folder. */
function startGit(folder, args) {
    return (0,external_node_child_process_namespaceObject.spawn)("git", argumentsFor(folder, args), {
        cwd: START_FOLDER,
        env: environmentOfGit(),
        stdio: ["pipe", "pipe", "ignore"],
    });
}
/** Without what points git to another repository; it asks nobody, writes nothing and fetches nothing. */
function environmentOfGit() {
    const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_"));
    return {
        ...Object.fromEntries(own),
        GIT_TERMINAL_PROMPT: "0",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_NO_LAZY_FETCH: "1",
        // For a git that is too old to know the variable before: there is no such protocol.
        GIT_ALLOW_PROTOCOL: "none",
    };
}

;// CONCATENATED MODULE: ./.build/action/action/files/git-object.js
/** True where a value is the id of a git object: it may stand in a URL or among the arguments of git. */
function isObjectId(value) {
    return typeof value === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);
}
/** What a mode in a git tree says, with or without a zero at its start. */
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

;// CONCATENATED MODULE: ./.build/action/action/files/git-reader.js


/** @param maxSeconds how long git may take for one object; past that, it is asked for no more. */
function openGitReader(folder, maxSeconds = GIT_MAX_SECONDS) {
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
    // A process that fails answers no more; that is seen where its answer is read.
    git.on("error", () => { });
    git.stdin.on("error", () => { });
    const bytes = byteReader(git.stdout);
    let hasFailed = false;
    /** Ends the reading, too, where another process holds what git writes to. */
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
            const kept = type === "blob" ? Math.min(length, FILE_MAX_BYTES + 1) : length;
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
/** Reads a stream piece by piece. Each function throws where the stream ends before. */
function byteReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const refill = async () => {
        const { done, value } = await chunks.next();
        if (done === true)
            throw new Error("The stream has ended.");
        rest = value;
    };
    /** Gives up to so many bytes, and at least one. */
    const next = async (maxBytes) => {
        if (rest.length === 0)
            await refill();
        const piece = rest.subarray(0, maxBytes);
        rest = rest.subarray(piece.length);
        return piece;
    };
    const take = async (count) => {
        const pieces = [];
        // oxlint-disable-next-line no-await-in-loop -- piece by piece
        for (let missing = count; missing > 0; missing -= pieces.at(-1)?.length ?? 0)
            pieces.push(await next(missing));
        return Buffer.concat(pieces);
    };
    return {
        take,
        skip: async (count) => {
            // oxlint-disable-next-line no-await-in-loop -- piece by piece
            for (let missing = count; missing > 0;)
                missing -= (await next(missing)).length;
        },
        /** Gives the characters up to a line feed, which is not among them. */
        line: async () => {
            let line = "";
            let end = rest.indexOf(0x0a);
            for (; end < 0; end = rest.indexOf(0x0a)) {
                line += rest.toString("latin1");
                // oxlint-disable-next-line no-await-in-loop -- piece by piece
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
/** A checkout of nothing. */
const noCheckout = {
    holdsCommit: async () => false,
    blob: nothing,
    folder: nothing,
    files: nothing,
    difference: nothing,
    mergeBase: nothing,
    close: () => { },
};
/**
 * Opens what is checked out in a folder. Nothing of it is run, and nothing but git's own objects is read.
 *
 * @param folder undefined where nothing may be read.
 */
function openCheckout(folder) {
    if (!folder || !(0,external_node_fs_namespaceObject.existsSync)((0,external_node_path_namespaceObject.join)(folder, ".git")))
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
            return bytes === undefined ? undefined : checkout_parseTree(bytes, sha.length / 2);
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
            // A history that ends early may end before the merge base.
            const isShallow = await runGit(folder, ["rev-parse", "--is-shallow-repository"]);
            if (isShallow?.toString().trim() !== "false")
                return undefined;
            const found = (await runGit(folder, ["merge-base", one, other]))?.toString().trim();
            return isObjectId(found) ? found : undefined;
        },
        close: reader.close,
    };
}
/** Parses a tree as git stores it: mode, blank, name, zero and the bytes of an id, for each name. */
function checkout_parseTree(bytes, idBytes) {
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(0x20, at);
        const zero = bytes.indexOf(0, blank);
        entries.push({
            path: bytes.toString("utf8", blank + 1, zero),
            kind: kindOfMode(bytes.toString("latin1", at, blank)),
            sha: bytes.toString("hex", zero + 1, zero + 1 + idBytes),
        });
        at = zero + 1 + idBytes;
    }
    return entries;
}
/** Parses what `git ls-tree -z` prints. */
function parseListing(listed) {
    return listed.split("\0").flatMap((line) => {
        const [, mode = "", sha = "", path] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        return path === undefined ? [] : [{ path, kind: kindOfMode(mode), sha }];
    });
}
/** Parses what `git diff-tree --raw -z` prints: a line of modes, ids and a status, then one path or, of a renamed file, two. */
function parseDifference(listed) {
    const parts = listed.split("\0");
    const differences = [];
    for (let at = 0; at + 1 < parts.length;) {
        const [oldMode = "", newMode = "", oldSha = "", newSha = "", status = ""] = (parts[at] ?? "").slice(1).split(" ");
        const oldPath = parts[at + 1] ?? "";
        const isRenamed = status.startsWith("R");
        const newPath = isRenamed ? (parts[at + 2] ?? "") : oldPath;
        differences.push({ before: checkout_sideOf(oldMode, oldSha, oldPath), after: checkout_sideOf(newMode, newSha, newPath) });
        at += isRenamed ? 3 : 2;
    }
    return differences;
}
function checkout_sideOf(mode, sha, path) {
    return /^0+$/.test(mode) ? undefined : { path, kind: kindOfMode(mode), sha };
}

;// CONCATENATED MODULE: ./.build/action/action/files/event.js




/** How each event is read; undefined where it is not what GitHub sends. */
const READERS = new Map([
    ["pull_request", (payload) => readPullRequest(payload, false)],
    ["pull_request_target", (payload) => readPullRequest(payload, true)],
    ["push", readPush],
    ["merge_group", readMergeGroup],
    ["workflow_dispatch", readSnapshot],
    ["schedule", readSnapshot],
]);
/**
 * Reads the event that started the workflow from where the runner left it.
 *
 * @throws Trouble on an event that says nothing of files, or where the runner left no such event.
 */
function readEvent(environment) {
    const name = environment.GITHUB_EVENT_NAME ?? "";
    const read = READERS.get(name);
    if (read === undefined) {
        throw new action_trouble/* Trouble */.qm(`The event "${name}" does not say which files to check. ` +
            `Run this Action in a workflow on one of these events: ${[...READERS.keys()].join(", ")}.`);
    }
    const [owner = "", repository = ""] = (environment.GITHUB_REPOSITORY ?? "").split("/");
    const event = read(readPayload(environment.GITHUB_EVENT_PATH ?? ""), environment);
    if (event === undefined || repository === "")
        throw unreadableEvent(name);
    return { owner, repository, ...event };
}
function readPullRequest(payload, isTarget) {
    const pullRequest = member(payload, "pull_request");
    const number = member(pullRequest, "number");
    const headSha = member(member(pullRequest, "head"), "sha");
    if (typeof number !== "number" || !isObjectId(headSha))
        return undefined;
    return { kind: "pull-request", number, headSha, isTarget };
}
function readPush(payload) {
    if (member(payload, "deleted") === true)
        return { kind: "deletion" };
    const before = member(payload, "before");
    // Of an annotated tag, `after` is the tag itself.
    const commit = member(member(payload, "head_commit"), "id");
    const after = isObjectId(commit) ? commit : member(payload, "after");
    if (!isObjectId(before) || !isObjectId(after))
        return undefined;
    // A new branch or tag comes from nowhere.
    return /^0+$/.test(before) ? { kind: "snapshot", sha: after } : { kind: "range", before, after };
}
function readMergeGroup(payload) {
    const group = member(payload, "merge_group");
    const before = member(group, "base_sha");
    const after = member(group, "head_sha");
    return isObjectId(before) && isObjectId(after) ? { kind: "range", before, after } : undefined;
}
function readSnapshot(_, { GITHUB_SHA: sha }) {
    return isObjectId(sha) ? { kind: "snapshot", sha } : undefined;
}
/** Undefined where there is no JSON. */
function readPayload(path) {
    try {
        return JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(path, "utf8"));
    }
    catch {
        return undefined;
    }
}
function unreadableEvent(name) {
    return new action_trouble/* Trouble */.qm(`The event "${name}" of this run cannot be read from GITHUB_EVENT_PATH, GITHUB_REPOSITORY and GITHUB_SHA, which a runner sets. ` +
        "Run the Action as a step of a workflow on GitHub Actions.");
}

;// CONCATENATED MODULE: ./.build/action/action/once.js
/** Does something when it is first asked for, and not again. */
function once(task) {
    let done;
    return () => {
        done ??= task();
        return done;
    };
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./.build/action/action/files/retry.js





/**
 * Lets a client try requests again: a few times after a failure of GitHub's side, and when a rate limit is over. A limit
 * holds for the token, so that all requests wait together; once one is not waited for, no more are made.
 *
 * Octokit's plugins for this do not serve here. The one for retries makes a comment twice where only the answer to the
 * first request was lost, and tries what is refused for good. The one for limits waits for `Retry-After` only where the
 * message speaks of a secondary limit, fails on a broken connection of GraphQL, and lets a second pass between writes.
 */
function addRetries(github) {
    let pause;
    let waits = 0;
    let refusal;
    github.hook.wrap("request", async (request, options) => {
        for (let failures = 0;;) {
            // oxlint-disable no-await-in-loop -- one try after the other
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
                const limit = rateLimitOf(error);
                if (limit === undefined) {
                    const seconds = API_RETRY_WAITS_SECONDS[failures];
                    failures += 1;
                    if (seconds === undefined || !isPassing(error) || !isRepeatable(options.method, options.url))
                        throw error;
                    await (0,promises_namespaceObject.setTimeout)(seconds * 1_000);
                }
                else if (pause === undefined) {
                    const seconds = secondsUntilEnd(limit);
                    if (waits === API_WAITS_MAX || seconds > API_WAIT_MAX_SECONDS) {
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
            // oxlint-enable no-await-in-loop
        }
    });
}
/** True of an answer whose text broke off: Octokit gives it as one without any. No answer that may be asked for again has none. */
function isCut({ status, data }, { method, url }) {
    return status === 200 && data === "" && isRepeatable(method, url);
}
/** What Octokit throws of a connection that breaks earlier. */
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
            // One more, for the clocks may differ by less than one.
            return Math.max(0, Math.ceil((limit.time.getTime() - Date.now()) / 1_000)) + 1;
        default:
            return API_WAIT_WITHOUT_WORD_SECONDS;
    }
}
/** True where the same request may have success: GitHub was in trouble, or the connection broke. One that timed out took long enough. */
function isPassing(error) {
    const status = member(member(error, "response"), "status");
    if (typeof status === "number")
        return status >= 500;
    return member(error, "name") === "HttpError" && member(member(error, "cause"), "name") !== "TimeoutError";
}
/** True where it does no harm that GitHub may have done already what is asked for. Every mutation of ours in GraphQL sets a state. */
function isRepeatable(method, url) {
    return ["GET", "PUT", "DELETE"].includes(method) || url.endsWith("/graphql");
}

;// CONCATENATED MODULE: ./.build/action/action/files/github.js




/** The API for the repository in which the workflow runs. */
function openApi({ owner, repository }, token) {
    return { owner, repository, connect: once(() => connect(token)) };
}
/** Connects with a token. A request that gets no answer in time fails as one that GitHub could not be reached for. */
async function connect(token) {
    // Loaded here, because loading it reads the event's file, of which only `readEvent` can tell what is wrong.
    const { getOctokit } = await __nccwpck_require__.e(/* import() */ 413).then(__nccwpck_require__.bind(__nccwpck_require__, 2413));
    const github = getOctokit(token);
    github.hook.before("request", (options) => {
        options.request.signal = AbortSignal.timeout(API_REQUEST_MAX_SECONDS * 1_000);
    });
    // After the other hook, so that each try has its own time.
    addRetries(github);
    return github;
}
/**
 * Makes a request, and gives what the answer holds, of which nothing is known.
 *
 * @throws ApiTrouble where it fails.
 */
async function request({ owner, repository: repo, connect: client }, ask) {
    const github = await client();
    try {
        return (await ask(github, { owner, repo })).data;
    }
    catch (error) {
        throw new ApiTrouble(error);
    }
}

;// CONCATENATED MODULE: ./.build/action/action/files/comparison.js







/** @throws Trouble where the API fails, with the reason as its message. */
async function compareCommits(api, before, after) {
    // The files stand on the first page, whatever the number of commits on it.
    const data = await requestComparison(api, before, after, 1);
    const files = listedFiles(member(data, "files"));
    return { mergeBase: mergeBaseOf(data), files: files.length >= COMPARISON_MAX_LISTED_FILES ? undefined : files };
}
/**
 * Finds the commit at which a pull request's branch left the one that it asks to change: GitHub compares with that, too.
 *
 * @throws Trouble where it cannot be found.
 */
async function findMergeBase({ api, checkout }, baseSha, headSha) {
    const found = await checkout.mergeBase(baseSha, headSha);
    if (found !== undefined)
        return found;
    return (0,action_trouble/* explain */.WE)("The merge base of the pull request cannot be found.", async () => 
    // All that is needed is in each page, and the commits and files of the first may be many.
    mergeBaseOf(await requestComparison(api, baseSha, headSha, 2)));
}
function requestComparison(api, base, head, page) {
    return request(api, (github, place) => github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, per_page: 1, page }));
}
function mergeBaseOf(data) {
    const sha = member(member(data, "merge_base_commit"), "sha");
    if (!isObjectId(sha))
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    return sha;
}

;// CONCATENATED MODULE: ./.build/action/action/files/objects.js





/**
 * Gives what is in a folder; of a commit, in its root.
 *
 * @throws Trouble where it cannot be read, with the reason as its message.
 */
async function readFolder({ api, checkout }, sha) {
    return (await checkout.folder(sha)) ?? requestFolder(api, sha);
}
/** The same through the API. */
async function requestFolder(api, sha) {
    const { entries, isTruncated } = await requestTree(api, sha, {});
    if (isTruncated) {
        throw new action_trouble/* Trouble */.qm("GitHub lists only a part of its folder. Move it to a folder that holds fewer files.");
    }
    return entries;
}
/**
 * Gives all that is below a folder through the API; undefined where GitHub lists only a part.
 *
 * @throws Trouble where it cannot be read, with the reason as its message.
 */
async function requestAllBelow(api, sha) {
    const { entries, isTruncated } = await requestTree(api, sha, { recursive: "1" });
    return isTruncated ? undefined : entries;
}
/** The same, folders left out. */
async function requestFilesBelow(api, sha) {
    return (await requestAllBelow(api, sha))?.filter(({ kind }) => kind !== "folder");
}
/** @throws Trouble where it cannot be read, with the reason as its message. */
async function readBlob({ api, checkout }, file_sha) {
    const held = await checkout.blob(file_sha);
    if (held !== undefined)
        return held;
    const data = await request(api, (github, place) => github.rest.git.getBlob({ ...place, file_sha }));
    const content = member(data, "content");
    if (typeof content !== "string")
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    return Buffer.from(content, "base64");
}
/** True where there is a commit of this id; GitHub keeps those that no branch leads to for a while. */
async function hasCommit({ api, checkout }, commit_sha) {
    if (await checkout.holdsCommit(commit_sha))
        return true;
    return request(api, (github, place) => github.rest.git.getCommit({ ...place, commit_sha })).then(() => true, (error) => {
        if (isAbsent(error))
            return false;
        throw error;
    });
}
/** True of trouble with what is not there. */
function isAbsent(error) {
    return error instanceof ApiTrouble && error.kind === "absent";
}
async function requestTree(api, tree_sha, options) {
    const data = await request(api, (github, place) => github.rest.git.getTree({ ...place, tree_sha, ...options }));
    const tree = member(data, "tree");
    if (!Array.isArray(tree))
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    return { entries: tree.map(toEntry), isTruncated: member(data, "truncated") === true };
}
function toEntry(value) {
    const [path, mode, sha] = [member(value, "path"), member(value, "mode"), member(value, "sha")];
    if (typeof path !== "string" || typeof mode !== "string" || !isObjectId(sha))
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    return { path, kind: kindOfMode(mode), sha };
}

;// CONCATENATED MODULE: ./.build/action/action/files/tree-difference.js

/**
 * Finds what differs between two commits by their trees, through the API. Only files that are renamed as they are count as
 * renamed: one that is changed, too, is removed under its old name and new under the other. Sorted by paths.
 *
 * @throws Trouble where a tree cannot be read.
 */
async function differenceOfTrees(sources, before, after) {
    return withRenames(await differenceBelow(sources, before, after, ""));
}
/**
 * All files below a folder; where GitHub lists only a part, folder by folder.
 *
 * @param path of the folder, with a slash at its end; "" is the root.
 * @throws Trouble where it cannot be read, with the reason as its message.
 */
async function filesBelow(sources, sha, path = "") {
    const all = await requestFilesBelow(sources.api, sha);
    if (all !== undefined)
        return all.map((entry) => ({ ...entry, path: path + entry.path }));
    const found = [];
    for (const entry of await readFolder(sources, sha)) {
        const inside = path + entry.path;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
        const below = entry.kind === "folder" ? await filesBelow(sources, entry.sha, `${inside}/`) : [];
        if (entry.kind !== "folder")
            found.push({ ...entry, path: inside });
        for (const one of below)
            found.push(one);
    }
    return found;
}
async function differenceBelow(sources, before, after, path) {
    const [allBefore, allAfter] = [
        await requestFilesBelow(sources.api, before),
        await requestFilesBelow(sources.api, after),
    ];
    if (allBefore !== undefined && allAfter !== undefined)
        return pairsThatDiffer(allBefore, allAfter, path);
    const found = [];
    const pairs = pairsThatDiffer(await readFolder(sources, before), await readFolder(sources, after), path);
    for (const pair of pairs) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
        for (const one of await descend(sources, pair))
            found.push(one);
    }
    return found;
}
/** What differs below a name: itself where it is a file on both sides, and what is in it where it is a folder. */
async function descend(sources, { before, after }) {
    if (before?.kind === "folder" && after?.kind === "folder")
        return differenceBelow(sources, before.sha, after.sha, `${after.path}/`);
    const below = async (entry) => {
        if (entry === undefined)
            return [];
        return entry.kind === "folder" ? filesBelow(sources, entry.sha, `${entry.path}/`) : [entry];
    };
    return pairsThatDiffer(await below(before), await below(after), "");
}
/** Puts together what has the same path on both sides, and leaves out what is the same. */
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
/** Takes a file that is removed and one that is new for one that is renamed, where they are the same. */
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
        .toSorted((one, other) => (tree_difference_pathOf(one) < tree_difference_pathOf(other) ? -1 : 1));
}
function tree_difference_pathOf({ before, after }) {
    return after?.path ?? before?.path ?? "";
}

;// CONCATENATED MODULE: ./.build/action/action/files/tree-files.js

/** All files of a commit, where nothing is compared. */
function filesOfTree(entries) {
    const files = entries.filter(({ kind }) => kind === "file");
    return {
        files: files.map(({ path, sha }) => ({
            path,
            formerPath: path,
            isRemoved: false,
            blobSha: sha,
            patch: undefined,
        })),
        leftOut: entries.filter(({ kind }) => kind !== "file").map(({ path }) => path),
    };
}
/** The files that differ. What became a symbolic link or a submodule is no file any longer. */
function filesOfDifference(differences) {
    const files = differences.flatMap(({ before, after }) => {
        const former = before?.kind === "file" ? before : undefined;
        const patch = undefined;
        if (after?.kind === "file")
            return [{ path: after.path, formerPath: former?.path ?? null, isRemoved: false, blobSha: after.sha, patch }];
        if (former === undefined)
            return [];
        return [{ path: former.path, formerPath: former.path, isRemoved: true, blobSha: null, patch }];
    });
    const left = differences.flatMap(({ after }) => (after === undefined || after.kind === "file" ? [] : [after.path]));
    return { files, leftOut: left };
}
/** One note of the paths that a glob picks though they lead to no file; none where there are none. */
function notesOfLeftOut(leftOut, matches) {
    const picked = leftOut.filter(matches);
    if (picked.length === 0)
        return [];
    const named = picked.slice(0, LOG_MAX_LISTED_PATHS).map((path) => `"${printable_printable(path)}"`);
    const more = picked.length - named.length;
    return [
        `Symbolic links and submodules are not followed, so that these are left out: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
    ];
}

;// CONCATENATED MODULE: ./.build/action/action/files/find-difference.js


/** Finds the files that differ between two commits in the checkout; undefined where it does not hold both. */
async function findDifferenceInCheckout({ checkout }, before, after, matches) {
    const held = await checkout.difference(before, after);
    return held === undefined ? undefined : toFoundFiles(held, matches);
}
/**
 * Finds the files that differ between two commits by the git trees that the API gives, and says so.
 *
 * @param because why, as the end of a sentence.
 * @throws Trouble where a tree cannot be read.
 */
async function findDifferenceOfTrees(sources, before, after, matches, because) {
    const found = toFoundFiles(await differenceOfTrees(sources, before, after), matches);
    return withNote(found, "by the git trees of the two commits", because);
}
/**
 * Finds the files that differ between two commits without GitHub's word on it, and says so: in the checkout, or else by
 * the git trees.
 *
 * @param because why, as the end of a sentence.
 * @throws Trouble where a tree cannot be read.
 */
async function findDifference(sources, before, after, matches, because) {
    const held = await findDifferenceInCheckout(sources, before, after, matches);
    if (held === undefined)
        return findDifferenceOfTrees(sources, before, after, matches, because);
    return withNote(held, "in the checkout", because);
}
function toFoundFiles(differences, matches) {
    const { files, leftOut } = filesOfDifference(differences);
    return { files, notes: notesOfLeftOut(leftOut, matches) };
}
function withNote({ files, notes }, where, because) {
    return { files, notes: [`What changed is found ${where}, because ${because}.`, ...notes] };
}

;// CONCATENATED MODULE: ./.build/action/action/files/tree-finder.js




/**
 * Gives what finds a path in the tree of a commit, or undefined where nothing is there. It goes from folder to folder, so
 * that symbolic links are not followed, and asks for each folder once. After a few folders it asks the API for the whole
 * tree in one request instead; where GitHub lists only a part of that, it goes on folder by folder.
 *
 * What is found throws Trouble where a folder cannot be read, with the reason as its message.
 */
function treeFinder({ api, checkout }, commitSha) {
    const folders = new Map();
    let requested = 0;
    /** Undefined where GitHub does not give it. */
    const wholeTree = once(async () => {
        const done = await (0,action_trouble/* attempt */.CD)(() => requestAllBelow(api, commitSha));
        return "result" in done && done.result !== undefined ? byPath(done.result) : undefined;
    });
    /** Undefined where the whole tree is there to be asked. */
    const readFolder = async (sha) => {
        const held = await checkout.folder(sha);
        if (held !== undefined)
            return byPath(held);
        if (requested >= FOLDERS_MAX_REQUESTS && (await wholeTree()) !== undefined)
            return undefined;
        requested += 1;
        return byPath(await requestFolder(api, sha));
    };
    const entriesOf = (sha) => {
        const entries = folders.get(sha) ?? readFolder(sha);
        folders.set(sha, entries);
        return entries;
    };
    return async (path) => {
        let entry;
        let folder = commitSha;
        for (const name of path.split("/")) {
            if (folder === undefined)
                return undefined;
            // oxlint-disable-next-line no-await-in-loop -- a folder is known from the one that it is in
            const entries = await entriesOf(folder);
            // oxlint-disable-next-line no-await-in-loop -- the last thing that is done
            if (entries === undefined)
                return (await wholeTree())?.get(path);
            entry = entries.get(name);
            folder = entry?.kind === "folder" ? entry.sha : undefined;
        }
        return entry;
    };
}
function byPath(entries) {
    return new Map(entries.map((entry) => [entry.path, entry]));
}

;// CONCATENATED MODULE: ./.build/action/action/files/repository.js



/** Reads files by the ids of their git objects. */
function openRepository(sources, commit) {
    const find = treeFinder(sources, commit.sha);
    const read = (entry) => readBlob(sources, blobOf(entry, commit));
    return {
        commit,
        kindOf: async (path) => (await find(path))?.kind,
        read: async (path) => read(await find(path)),
        readUnlessLink: async (path) => {
            const entry = await find(path);
            return entry !== undefined && isLink(entry.kind) ? undefined : read(entry);
        },
        readBlob: (sha) => readBlob(sources, sha),
    };
}
/** True of what leads elsewhere, and so is no file of the repository. */
function isLink(kind) {
    return kind === "link" || kind === "submodule";
}
function blobOf(entry, { name }) {
    if (entry === undefined)
        throw new action_trouble/* Trouble */.qm(`There is no such file at ${name}. Check its name and its folder.`);
    if (entry.kind === "file")
        return entry.sha;
    if (entry.kind === "link")
        throw new action_trouble/* Trouble */.qm("It is a symbolic link, which is not followed. Name the file itself.");
    throw new action_trouble/* Trouble */.qm("It is a folder, not a file. Name a file.");
}

;// CONCATENATED MODULE: ./.build/action/action/files/listed-links.js



/**
 * Leaves symbolic links and submodules out of what GitHub lists as files, without a word on what they are. What became one
 * of them is a file that is removed.
 *
 * @param files those that GitHub lists.
 * @param matches which paths are checked; only these are looked at.
 */
async function leaveOutLinks(files, head, matches) {
    const leftOut = new Set();
    for (const file of files.filter((one) => matches(one.path) && mayBeLink(one))) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
        const found = await (0,action_trouble/* attempt */.CD)(() => head.kindOf(file.path));
        // Where that cannot be told, reading it as a file tells what is wrong.
        if ("result" in found && isLink(found.result))
            leftOut.add(file.path);
    }
    return {
        files: leftOut.size === 0 ? files : files.flatMap((file) => (leftOut.has(file.path) ? removed(file) : [file])),
        notes: notesOfLeftOut([...leftOut], matches),
    };
}
/** By GitHub's diff: a link's target has no line feed after it, and a submodule's commit stands in words. */
function mayBeLink({ isRemoved, patch }) {
    if (isRemoved)
        return false;
    return (patch === undefined || patch.endsWith("\n\\ No newline at end of file") || /^\+Subproject commit /m.test(patch));
}
function removed({ formerPath }) {
    if (formerPath === null)
        return [];
    return [{ path: formerPath, formerPath, isRemoved: true, blobSha: null, patch: undefined }];
}

;// CONCATENATED MODULE: ./.build/action/action/files/pull-request.js







/**
 * Asks how a pull request is now, because the API lists its files as they are now: one who pushes again moves it on after
 * the event.
 *
 * @throws Trouble where the API fails, with the reason as its message.
 */
async function pull_request_readPullRequest(api, pull_number) {
    const data = await request(api, (github, place) => github.rest.pulls.get({ ...place, pull_number }));
    const headSha = member(member(data, "head"), "sha");
    const baseSha = member(member(data, "base"), "sha");
    const changedFiles = member(data, "changed_files");
    if (!isObjectId(headSha) || !isObjectId(baseSha) || typeof changedFiles !== "number")
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    return { number: pull_number, headSha, baseSha, changedFiles };
}
/**
 * Lists the files of a pull request, in GitHub's order; undefined where GitHub lists only a part of them.
 *
 * @throws Trouble where the API fails, with the reason as its message.
 */
async function listPullRequestFiles(api, { number: pull_number, changedFiles }) {
    const listed = await request(api, async (github, place) => ({
        data: await github.paginate(github.rest.pulls.listFiles, { ...place, pull_number, per_page: 100 }),
    }));
    const files = listedFiles(listed);
    // A page may come without what stands on it, which the client takes for no files. And GitHub does not always count well.
    const isPart = files.length < changedFiles;
    const isAtBound = files.length >= PULL_REQUEST_MAX_LISTED_FILES && files.length !== changedFiles;
    return isPart || isAtBound ? undefined : files;
}

;// CONCATENATED MODULE: ./.build/action/action/files/pull-request-changes.js








/**
 * Finds what a pull request changes: by GitHub's listing, and where there is none or only a part by its commits.
 *
 * @throws Trouble where it cannot be found.
 */
async function pullRequestChanges(event, sources, matches) {
    const { owner, repository } = event;
    const pullRequest = await (0,action_trouble/* explain */.WE)(`Pull request #${event.number} cannot be read.`, () => pull_request_readPullRequest(sources.api, event.number));
    const { headSha, baseSha, number } = pullRequest;
    const findBase = once(() => findMergeBase(sources, baseSha, headSha));
    const head = openRepository(sources, { sha: headSha, name: "the head commit" });
    const { files, notes } = await findFiles(sources, pullRequest, head, findBase, matches);
    const moved = headSha === event.headSha ? [] : [`The pull request has moved on; checking ${headSha}.`];
    const openBefore = once(async () => openRepository(sources, { sha: await findBase(), name: "the merge base" }));
    return {
        target: { owner, repository, headSha, pullRequest: number },
        files,
        head,
        readBefore: async (path) => (await openBefore()).readUnlessLink(path),
        settings: event.isTarget ? openRepository(sources, { sha: baseSha, name: "the base branch's commit" }) : head,
        notes: [...moved, ...notes],
    };
}
async function findFiles(sources, pullRequest, head, findBase, matches) {
    const listing = await list(sources, pullRequest);
    if ("files" in listing)
        return leaveOutLinks(listing.files, head, matches);
    const found = await (0,action_trouble/* attempt */.CD)(async () => findDifference(sources, await findBase(), pullRequest.headSha, matches, listing.because));
    if ("result" in found)
        return found.result;
    throw listing.trouble ?? new action_trouble/* Trouble */.qm(`${listing.because}, and its commits cannot be compared. ${found.reason}`);
}
/** Lists the files, or says why that has to be done in another way, with the trouble where there is one. */
async function list({ api }, pullRequest) {
    const { number, changedFiles } = pullRequest;
    try {
        const files = await listPullRequestFiles(api, pullRequest);
        if (files !== undefined)
            return { files };
        return {
            because: `GitHub lists only a part of the ${changedFiles} files that pull request #${number} changes`,
            trouble: undefined,
        };
    }
    catch (error) {
        if (!(error instanceof action_trouble/* Trouble */.qm))
            throw error;
        const trouble = new action_trouble/* Trouble */.qm(`The files of pull request #${number} cannot be listed. ${error.message}`);
        if (!(error instanceof ApiTrouble) || error.kind === "forbidden")
            throw trouble;
        return { because: error.event, trouble };
    }
}

;// CONCATENATED MODULE: ./.build/action/action/files/snapshot-changes.js





/**
 * Finds all files of a commit, where there is nothing to compare with.
 *
 * @throws Trouble where they cannot be listed.
 */
async function snapshotChanges(sha, sources, matches) {
    const entries = (await sources.checkout.files(sha)) ??
        (await (0,action_trouble/* explain */.WE)(`The files of commit ${sha} cannot be listed.`, () => requestFiles(sources, sha)));
    const { files, leftOut } = filesOfTree(entries);
    const { owner, repository } = sources.api;
    const head = openRepository(sources, { sha, name: "the head commit" });
    return {
        target: { owner, repository, headSha: sha, pullRequest: undefined },
        files,
        head,
        readBefore: undefined,
        settings: head,
        notes: notesOfLeftOut(leftOut, matches),
    };
}
/** What to say of the commit to check where it is not there. */
function missingCommit(sha) {
    return new action_trouble/* Trouble */.qm(`The commit ${sha} is not there, or the token may not see it. ` +
        "If its branch was deleted or overwritten meanwhile, run the workflow for the branch as it is now; " +
        "if not, give the job the permission `contents: read`.");
}
async function requestFiles(sources, sha) {
    try {
        return await filesBelow(sources, sha);
    }
    catch (error) {
        throw isAbsent(error) ? missingCommit(sha) : error;
    }
}

;// CONCATENATED MODULE: ./.build/action/action/files/range-changes.js









/**
 * Finds what differs between the two commits of a push or a merge group, whether one follows on the other or not. Where
 * the first one is gone, there is nothing to compare with.
 *
 * @throws Trouble where it cannot be found.
 */
async function rangeChanges(event, sources, matches) {
    const { owner, repository, before, after } = event;
    const head = openRepository(sources, { sha: after, name: "the head commit" });
    const found = await range_changes_findFiles(event, sources, head, matches);
    if (found === undefined) {
        const note = `The commit before the change, ${before}, is no longer there, so that all files are checked and nothing is compared.`;
        const all = await snapshotChanges(after, sources, matches);
        return { ...all, notes: [note, ...all.notes] };
    }
    return {
        target: { owner, repository, headSha: after, pullRequest: undefined },
        files: found.files,
        head,
        readBefore: openRepository(sources, { sha: before, name: "the commit before" }).readUnlessLink,
        settings: head,
        notes: found.notes,
    };
}
/** Undefined where the commit before is gone. */
async function range_changes_findFiles({ before, after }, sources, head, matches) {
    const held = await findDifferenceInCheckout(sources, before, after, matches);
    if (held !== undefined)
        return held;
    const compared = await range_changes_compare(sources, before, after);
    if ("files" in compared)
        return leaveOutLinks(compared.files, head, matches);
    if (compared.because === "gone")
        return undefined;
    const { because, trouble } = compared;
    const found = await (0,action_trouble/* attempt */.CD)(() => findDifferenceOfTrees(sources, before, after, matches, because));
    if ("result" in found)
        return found.result;
    throw trouble ?? new action_trouble/* Trouble */.qm(`${cannotBeFound(before, after)} ${found.reason}`);
}
/** Lists the files, or says why that has to be done in another way, with the trouble where there is one. */
async function range_changes_compare(sources, before, after) {
    try {
        const { files, mergeBase } = await compareCommits(sources.api, before, after);
        // GitHub compares with the merge base, and what the overwritten commits had is gone, too.
        if (mergeBase !== before)
            return { because: "the branch was overwritten", trouble: undefined };
        if (files !== undefined)
            return { files };
        return { because: `GitHub lists only ${COMPARISON_MAX_LISTED_FILES} of the files`, trouble: undefined };
    }
    catch (error) {
        if (!(error instanceof action_trouble/* Trouble */.qm))
            throw error;
        const trouble = new action_trouble/* Trouble */.qm(`${cannotBeFound(before, after)} ${error.message}`);
        if (!(error instanceof ApiTrouble) || error.kind === "forbidden")
            throw trouble;
        const because = error.kind === "absent" && (await isGone(sources, before, after)) ? "gone" : error.event;
        return { because, trouble };
    }
}
/**
 * True where the commit before is gone.
 *
 * @throws Trouble where the one that is to be checked is gone itself.
 */
function isGone(sources, before, after) {
    return (0,action_trouble/* explain */.WE)(cannotBeFound(before, after), async () => {
        if (!(await hasCommit(sources, after)))
            throw missingCommit(after);
        return !(await hasCommit(sources, before));
    });
}
function cannotBeFound(before, after) {
    return `What changed from ${before} to ${after} cannot be found.`;
}

;// CONCATENATED MODULE: ./.build/action/action/files/find-change-set.js



/**
 * Finds what an event changed, and where it is read: of a pull request since the merge base, of a push or a merge group
 * from one commit to another, and of all other events all files there are.
 *
 * @param matches which paths are checked, for the notes.
 * @throws Trouble where it cannot be found.
 */
function findChangeSet(event, sources, matches) {
    switch (event.kind) {
        case "pull-request":
            return pullRequestChanges(event, sources, matches);
        case "range":
            return rangeChanges(event, sources, matches);
        default:
            return snapshotChanges(event.sha, sources, matches);
    }
}

;// CONCATENATED MODULE: ./.build/action/action/vocabulary.js


/** Reads a vocabulary file. */
async function loadVocabulary(path, readFile) {
    const read = await (0,action_trouble/* attempt */.CD)(() => readFile(path));
    if ("reason" in read)
        return { vocabulary: undefined, files: [], unread: [{ path, reason: read.reason }] };
    const { vocabulary, file } = checkVocabularyFile(path, read.result);
    return { vocabulary, files: file.diagnostics.length > 0 ? [file] : [], unread: [] };
}

;// CONCATENATED MODULE: ./.build/action/action/files/load-settings.js




/**
 * Loads what the files of a change are checked by: the vocabulary, the policy file and its layers, and above them those of
 * the inputs. A change that touches neither a configuration nor one of these has nothing to do with what is wrong with them;
 * the policy file is read then only to tell which its layers are.
 *
 * @throws Trouble where a file that an input names is not there, or where that cannot be told.
 */
async function loadSettings({ files, settings }, inputs, matches) {
    const changed = new Set(files.flatMap(({ path, formerPath }) => [path, ...(formerPath === null ? [] : [formerPath])]));
    const own = [inputs.policy, inputs.vocabulary, ...inputs.layers.map(({ path }) => path)];
    const isConcerned = files.some((file) => matches(file.path) || formerConfiguration(file, matches) !== null) ||
        own.some((path) => path !== undefined && changed.has(path)) ||
        (changed.size > 0 && (await layersNamedBy(settings, inputs.policy)).some(({ path }) => changed.has(path)));
    if (!isConcerned)
        return withoutPolicy;
    if (inputs.vocabulary === undefined)
        return loadByVocabulary(settings, inputs, undefined);
    const path = inputs.vocabulary;
    if (!(await hasFile(settings, "vocabulary", path)))
        throw load_settings_missing(settings, "vocabulary", path);
    const { vocabulary, files: wrong, unread } = await loadVocabulary(path, settings.read);
    if (vocabulary === undefined)
        return { ...withoutPolicy, lacksVocabulary: true, files: wrong, unread };
    return loadByVocabulary(settings, inputs, { path, vocabulary });
}
/** The layers that the policy file names, where there is one. */
async function layersNamedBy(settings, path) {
    if ((await findKind(settings, "policy", path)) !== "file")
        return [];
    const bytes = await (0,action_trouble/* explain */.WE)(`The policy file "${path}" cannot be read.`, () => settings.read(path));
    return layersNamedIn(path, bytes);
}
async function loadByVocabulary(settings, { policy: path, layers }, ownVocabulary) {
    const isThere = await hasFile(settings, "policy", path);
    // Only the one that nobody named may be missing.
    if (!isThere && path !== POLICY_FILE)
        throw load_settings_missing(settings, "policy", path);
    const policy = await loadPolicy(isThere ? path : undefined, settings.read, ownVocabulary);
    return addLayers(policy, layers, settings.read, (kind) => `The input \`layers\` names it as the layer "${kind}".`);
}
async function hasFile(settings, input, path) {
    return (await findKind(settings, input, path)) !== undefined;
}
function findKind(settings, input, path) {
    return (0,action_trouble/* explain */.WE)(`The ${input} file "${path}" cannot be looked for.`, () => settings.kindOf(path));
}
function load_settings_missing({ commit }, input, path) {
    return new action_trouble/* Trouble */.qm(`Input "${input}" names "${path}", and there is no such file at ${commit.name}. Check the path, which starts at the root of the repository.`);
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __nccwpck_require__(4006);
;// CONCATENATED MODULE: ./.build/action/action/files/pick.js

/**
 * Builds the test of a path against globs. Both are relative to the repository's root and separate folders with `/`,
 * on every system; a name that starts with a dot is a name like any other.
 */
function fileMatcher(globs) {
    return picomatch([...globs.include], {
        dot: true,
        windows: false,
        // A name may hold a line feed, which `.` matches only with this flag: no file may hide behind its name.
        flags: "s",
        ignore: [...globs.exclude],
    });
}

;// CONCATENATED MODULE: ./.build/action/action/input-lines.js
/** The lines of an input that takes one thing a line, without white space around them; empty ones are left out. */
function linesOf(text) {
    return text
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== "");
}

;// CONCATENATED MODULE: ./.build/action/action/input-globs.js



/**
 * Reads the input `files`: globs, one a line.
 *
 * @throws Trouble that says what the input takes.
 */
function readGlobs(text) {
    const globs = linesOf(text);
    const include = globs.filter((glob) => !isExclusion(glob));
    const exclude = globs.filter(isExclusion).map((glob) => glob.slice(1).trim());
    if (include.length === 0 || exclude.includes("")) {
        throw new action_trouble/* Trouble */.qm('Input "files" takes globs, one a line, at least one of them without "!", such as "**/providers.json".');
    }
    for (const glob of [...include, ...exclude])
        refuseMistake(glob);
    return { include, exclude };
}
/** What people write where a glob belongs, and what to write instead. Taken as globs, these would match nothing. */
const MISTAKES = [
    { pattern: /^- +/, rule: 'without "- " at the start, because it is a text and not a list', mend: "" },
    { pattern: /^(["'])(.*)\1$/, rule: "without quotes around them", mend: "$2" },
    { pattern: / +#.*$/, rule: "without comments", mend: "" },
    { pattern: /^\/+/, rule: 'from the root of the repository, without "/" at the start', mend: "" },
    { pattern: /\/+$/, rule: "of files, not of folders", mend: "/**" },
];
function refuseMistake(glob) {
    if (glob.length > GLOB_MAX_CHARACTERS) {
        throw new action_trouble/* Trouble */.qm(`Input "files" takes globs of at most ${GLOB_MAX_CHARACTERS} characters, and one has ${glob.length}: write several shorter ones.`);
    }
    const mistake = MISTAKES.find(({ pattern }) => pattern.test(glob));
    if (mistake === undefined)
        return;
    const { pattern, rule, mend } = mistake;
    throw new action_trouble/* Trouble */.qm(`Input "files" takes globs ${rule}: write "${glob.replace(pattern, mend)}" for "${glob}".`);
}
/** `!(a|b)` is a pattern, `!a` leaves out what `a` matches. */
function isExclusion(glob) {
    return glob.startsWith("!") && !glob.startsWith("!(");
}

;// CONCATENATED MODULE: ./.build/action/action/inputs.js






const FAIL_ON = ["error", "warning", "widens", "never"];
const ANNOTATE = ["commands", "checks", "review"];
/**
 * Reads and checks every input. The defaults stand in `action.yml` alone, so an input that is not there is empty here.
 *
 * @param getInput gives an input's text by its name, without white space around it, or "".
 * @throws Trouble that names the input and what it takes.
 */
function readInputs(getInput) {
    return {
        files: readGlobs(getInput("files")),
        policy: readPath("policy", getInput("policy"), POLICY_FILE),
        layers: inputs_readLayers(getInput("layers")),
        vocabulary: readOptionalPath("vocabulary", getInput("vocabulary"), "vocabulary.json"),
        failOn: readChoice("fail-on", getInput("fail-on"), FAIL_ON),
        onlyChangedLines: readBoolean("only-changed-lines", getInput("only-changed-lines")),
        annotate: readChoice("annotate", getInput("annotate"), ANNOTATE),
        comment: readBoolean("comment", getInput("comment")),
        sarifFile: readOptionalPath("sarif-file", getInput("sarif-file"), "provider-steward.sarif", "the workspace"),
        token: readToken(getInput("token")),
    };
}
function readChoice(input, text, choices) {
    const known = choices.find((choice) => choice === text);
    if (known === undefined) {
        const [last, ...others] = choices.toReversed().map((choice) => `"${choice}"`);
        throw new action_trouble/* Trouble */.qm(`Input "${input}" takes ${others.toReversed().join(", ")} or ${last}, and it is "${text}".`);
    }
    return known;
}
function readBoolean(input, text) {
    const lower = text.toLowerCase();
    if (lower === "true" || lower === "false")
        return lower === "true";
    throw new action_trouble/* Trouble */.qm(`Input "${input}" takes "true" or "false", and it is "${text}".`);
}
function inputs_readLayers(text) {
    const layers = linesOf(text).map(inputs_readLayer);
    if (layers.length > LAYERS_MAX) {
        throw new action_trouble/* Trouble */.qm(`Input "layers" takes at most ${LAYERS_MAX} layers, and it has ${layers.length}. Join some of them.`);
    }
    return layers;
}
function inputs_readLayer(line) {
    const [, kind, path = ""] = /^(\w+):\s*(.*)$/s.exec(line) ?? [];
    const known = LAYER_NAMES.find((name) => name === kind);
    if (known === undefined) {
        throw new action_trouble/* Trouble */.qm(`Input "layers" takes a kind and a path on each line, such as "enforced: config/enforced.json" or "default: config/default.json", and one is "${line}".`);
    }
    return { kind: known, path: readPath("layers", path, "config/enforced.json") };
}
function readOptionalPath(input, text, example, root) {
    return text === "" ? undefined : readPath(input, text, example, root);
}
function readPath(input, text, example, root = "the root of the repository") {
    const path = external_node_path_namespaceObject.posix.normalize(text);
    if (text === "" || /^\.{0,2}\/|^\.\.?$|\/$/.test(path)) {
        throw new action_trouble/* Trouble */.qm(`Input "${input}" takes the path of a file from ${root}, such as "${example}", and it is "${text}".`);
    }
    return path;
}
/** Refuses what cannot stand in a request's header, because the error that tells so would repeat the token. */
function readToken(text) {
    if (!/^[\x21-\x7e]+$/.test(text)) {
        throw new action_trouble/* Trouble */.qm(`Input "token" is ${text === "" ? "empty" : "no token: it holds characters that a token cannot have"}. ` +
            `Leave it out to use the job's own token, or give one from the repository's secrets.`);
    }
    return text;
}

;// CONCATENATED MODULE: ./.build/action/action/publish/outputs.js


/** Sets the outputs of a run that has nothing to check and writes no files. */
function setOutputsOfNothing() {
    const outcome = { counts: diagnostic_countBySeverity([]), runErrors: [], failure: undefined };
    setOutputs({ changes: [] }, outcome, { report: undefined, sarifFile: undefined, troubles: [] });
}
/**
 * Sets the outputs: the files that were written in any case, and what was found unless the Action met trouble, for it
 * might be wrong then.
 */
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
    const widens = countWidening(changes ?? []) > 0;
    // Where nobody knows, neither would be right.
    if (widens || (changes !== undefined && countUnknown(changes) === 0))
        (0,core/* setOutput */.uH)("widens", widens);
    (0,core/* setOutput */.uH)("changes", formatChangesOutput(changes ?? [], CHANGES_OUTPUT_MAX_CHARACTERS, maskSecrets));
}

;// CONCATENATED MODULE: ./.build/action/action/publish/ask.js



const READ_ONLY = "A pull request from a fork cannot have it.";
const LOCKED = "The conversation of the pull request is locked, in which a workflow's own token may not write. Unlock it, and run the job again.";
/**
 * Waits for GitHub's answer to a request.
 *
 * @param needs what the token must be allowed for it.
 * @throws Trouble where the request fails, with the reason and what to do about it as its message.
 */
async function ask(request, needs) {
    return request.catch((error) => {
        throw new action_trouble/* Trouble */.qm(describeFailure(error, needs));
    });
}
/**
 * Sends a query or a mutation to the GraphQL API, and gives its data.
 *
 * @param needs what the token must be allowed for it.
 * @throws Trouble where it fails, with the reason and what to do about it as its message.
 */
async function askGraphql(github, query, variables, needs) {
    return ask(github.graphql(query, variables), needs);
}
function describeFailure(error, needs) {
    const [first] = arrayOf(member(error, "errors"));
    if (isLocked(first ?? member(member(error, "response"), "data")))
        return LOCKED;
    const reason = first === undefined ? describeApiFailure(error, [needs]) : describeGraphqlError(member(first, "type"), needs);
    return needs.endsWith("write") && reason.includes(needs) ? `${reason} ${READ_ONLY}` : reason;
}
/** GitHub refuses it like a missing permission; only its text tells, which is not repeated. */
function isLocked(refusal) {
    return /\b(?:is|been) locked\b/.test(String(member(refusal, "message")));
}
/** GraphQL answers 200 where it refuses, with the kind of error in the answer. Its text is not repeated. */
function describeGraphqlError(type, needs) {
    const give = `Give the job the permission \`${needs}\`.`;
    switch (type) {
        case "FORBIDDEN":
            return `GitHub answered FORBIDDEN: the token may not do this. ${give}`;
        case "NOT_FOUND":
            return `GitHub answered NOT_FOUND: it is not there, or the token may not see it. ${give}`;
        case "RATE_LIMITED":
            return "GitHub answered RATE_LIMITED: the token's rate limit is used up. Run the job again later.";
        default:
            return "GitHub refuses the query. Run the job again, and report it if this stays.";
    }
}
/** The items of a list in an answer; none where it is no list. */
function arrayOf(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./.build/action/action/publish/check-run.js





const check_run_NAME = "Provider Steward";
/**
 * Makes a check run at the head commit. GitHub takes so many annotations with each request and appends them; the
 * conclusion comes with the last one. Where one of them fails, the check run is ended with what it has.
 */
async function createCheckRun(github, target, checkRun) {
    const [first = [], ...others] = pagesOf(checkRun.annotations);
    const begun = await (0,action_trouble/* attempt */.CD)(() => begin(github, target, checkRun, contentOf(checkRun, first, others.length === 0)));
    if ("reason" in begun)
        return { sent: 0, reason: begun.reason };
    let sent = first.length;
    for (const page of others) {
        const isLast = sent + page.length === checkRun.annotations.length;
        const content = contentOf(checkRun, page, isLast);
        // oxlint-disable-next-line no-await-in-loop -- one after the other, for the last one ends the check run
        const updated = await (0,action_trouble/* attempt */.CD)(() => update(github, target, begun.result, content));
        if ("reason" in updated) {
            // oxlint-disable-next-line no-await-in-loop -- once, on the way out
            const ended = await (0,action_trouble/* attempt */.CD)(() => update(github, target, begun.result, contentOf(checkRun, [], true)));
            const left = "reason" in ended ? " The check run could not be ended, either." : "";
            return { sent, reason: `${updated.reason}${left}` };
        }
        sent += page.length;
    }
    return { sent };
}
/** What each request says. */
function contentOf({ title, summary, conclusion }, page, isLast) {
    const state = isLast ? { status: "completed", conclusion } : { status: "in_progress" };
    return { ...state, output: { title, summary, annotations: [...page] } };
}
/** Gives the check run's id. */
async function begin(github, { owner, repository: repo, headSha: head_sha }, { detailsUrl }, content) {
    const details = detailsUrl === undefined ? {} : { details_url: detailsUrl };
    const { data } = await ask(github.rest.checks.create({ owner, repo, name: check_run_NAME, head_sha, ...details, ...content }), "checks: write");
    const id = member(data, "id");
    if (typeof id !== "number")
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    return id;
}
async function update(github, { owner, repository: repo }, check_run_id, content) {
    await ask(github.rest.checks.update({ owner, repo, check_run_id, ...content }), "checks: write");
}
function pagesOf(annotations) {
    const count = Math.ceil(annotations.length / CHECK_RUN_REQUEST_MAX_ANNOTATIONS);
    return Array.from({ length: count }, (_, index) => annotations.slice(index * CHECK_RUN_REQUEST_MAX_ANNOTATIONS, (index + 1) * CHECK_RUN_REQUEST_MAX_ANNOTATIONS));
}

;// CONCATENATED MODULE: ./.build/action/action/publish/closeness.js

/**
 * Measures, in lines, how far a finding is from the nearest line that the change touches. What is about a whole file is
 * close; a file of which nobody knows what changed is as far as can be.
 */
function closenessOf(files) {
    const changed = new Map(files.map(({ checked, lines }) => [checked.path, lines?.changed]));
    return (path, { range }) => {
        const ranges = changed.get(path);
        if (ranges === undefined)
            return Number.POSITIVE_INFINITY;
        return range === undefined ? 0 : distance({ start: range.start.line, end: range.end.line }, ranges);
    };
}
/** The ranges are in order, so that the nearest one is the first that does not end before the lines, or the one before. */
function distance({ start, end }, ranges) {
    const next = firstRangeFrom(start, ranges);
    const [before, after] = [ranges[next - 1], ranges[next]];
    return Math.min(before === undefined ? Number.POSITIVE_INFINITY : start - before.end, after === undefined ? Number.POSITIVE_INFINITY : Math.max(0, after.start - end));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./.build/action/action/publish/step-key.js

const step_key_KEY_CHARACTERS = 16;
/**
 * What comments of this step are known by on its next run: a hash of the workflow, the job and the step, so that two
 * steps on one pull request leave each other's comments alone. The legs of a matrix have the same one.
 *
 * @param environment where the runner names the three.
 */
function stepKey(environment) {
    const { GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "", GITHUB_ACTION: step = "" } = environment;
    return (0,external_node_crypto_.createHash)("sha256")
        .update(JSON.stringify([workflow, job, step]))
        .digest("hex")
        .slice(0, step_key_KEY_CHARACTERS);
}

;// CONCATENATED MODULE: ./.build/action/action/publish/publication.js



/**
 * Prepares what became of the files for all places.
 *
 * @param environment where the runner says which run of which step this is.
 */
function publicationOf(results, { onlyChangedLines }, environment) {
    const { target, files, unread, changes = [], unreported } = results;
    const repositoryUrl = `${environment.GITHUB_SERVER_URL || "https://github.com"}/${target.owner}/${target.repository}`;
    const runId = environment.GITHUB_RUN_ID ?? "";
    return {
        results,
        run: {
            files: files.map(({ checked }) => checked),
            unread,
            changes,
            untouched: onlyChangedLines ? unreported : undefined,
        },
        closeness: closenessOf(files),
        linkTo: (path, line) => `${repositoryUrl}/blob/${target.headSha}/${encodePath(path)}#L${line}`,
        more: {
            text: 'the file of the output "report" of the run',
            ...(/^\d+$/.test(runId) ? { url: `${repositoryUrl}/actions/runs/${runId}` } : {}),
        },
        key: stepKey(environment),
    };
}
function encodePath(path) {
    return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
}
/** The files with these findings alone, for a place that is to tell only them. */
function onlyFindings(files, findings) {
    const kept = new Set(findings.map(({ diagnostic }) => diagnostic));
    return files.map((file) => withDiagnostics(file, file.diagnostics.filter((one) => kept.has(one))));
}

;// CONCATENATED MODULE: ./.build/action/action/publish/thread-subjects.js
/**
 * Finds out which finding each thread is about now; a thread that is about none is not in the map.
 *
 * Findings of a file that read alike have the same hash and are counted, so that the number of one changes when another
 * comes or goes. A thread that stands on a line of one of them is about that one. The number tells where several have
 * that line, where nobody knows the thread's line, and where no other value of the file can have the finding, unless a
 * thread on its line has it. Else a thread on another line is about none: what it was about is mended. In linear time.
 */
function subjectsOf(threads, findings) {
    const placed = findings.flatMap((known) => Array.from(thread_subjects_linesOf(known), (line) => ({ known, line })));
    const onLines = Map.groupBy(placed, ({ known: { finding, fingerprint }, line }) => thread_subjects_keyOf(finding.file.path, hashOf(fingerprint), line));
    const byNumber = new Map(findings.map((known) => [thread_subjects_keyOf(known.finding.file.path, known.fingerprint), known]));
    const subjects = new Map();
    for (const thread of threads) {
        const [only, ...others] = onLines.get(thread_subjects_keyOf(thread.path, hashOf(thread.fingerprint), thread.line)) ?? [];
        if (only !== undefined && others.length === 0)
            subjects.set(thread, only.known);
    }
    const taken = new Set(subjects.values());
    for (const thread of threads) {
        const numbered = byNumber.get(thread_subjects_keyOf(thread.path, thread.fingerprint));
        if (subjects.has(thread) || numbered === undefined || taken.has(numbered))
            continue;
        if (thread.line === undefined || thread_subjects_linesOf(numbered).has(thread.line) || hasPlaceOfItsOwn(numbered))
            subjects.set(thread, numbered);
    }
    return subjects;
}
/** Where a comment on a finding may begin: on its own first line, or on that of its suggestion. */
function thread_subjects_linesOf({ finding: { diagnostic } }) {
    const { range, fix } = diagnostic;
    return new Set([range?.start.line, fix?.edits[0]?.range.start.line ?? range?.start.line]);
}
/** Items of a list share their fingerprints' places, and mistakes in the syntax have none. */
function hasPlaceOfItsOwn({ finding: { diagnostic } }) {
    const { pointer } = diagnostic;
    return pointer !== undefined && !/\/\d+(?:\/|$)/.test(pointer);
}
function thread_subjects_keyOf(path, ...rest) {
    return JSON.stringify([path, ...rest]);
}
/** What findings that read alike have in common. */
function hashOf(fingerprint) {
    return fingerprint.replace(/:\d+$/, "");
}
/**
 * The threads to settle: open ones that are about nothing any longer, and outdated ones, whose findings are told again
 * where they are still there. Of a file that was not checked this time nobody knows; but where a thread in it is outdated
 * and the file could have been read, the pull request no longer changes what the thread is about.
 */
function goneThreads(threads, { files, unread }, subjects) {
    const checked = new Set(files.map((file) => file.checked.path));
    const unknown = new Set(unread.map(({ path }) => path));
    return threads.filter((thread) => {
        if (thread.state === "outdated")
            return !unknown.has(thread.path);
        return thread.state === "open" && checked.has(thread.path) && !subjects.has(thread);
    });
}

;// CONCATENATED MODULE: ./.build/action/action/publish/review-plan.js


/**
 * Plans a review: the gravest findings first, then those that are closest to the change. What is still there when its
 * thread is outdated gets a new comment, for nobody sees the old one on the diff.
 *
 * @param threads those that this step began before.
 * @param key what the step's comments are known by.
 */
function planReview(results, threads, closeness, key) {
    const known = new Map(results.files.map((file) => [file.checked, knownFile(file)]));
    const findings = knownFindings([...known.keys()], closeness);
    const subjects = subjectsOf(threads, findings);
    const states = new Map(Array.from(subjects, ([{ state }, subject]) => [subject, state]));
    // Of several threads about one finding, the open one tells.
    for (const [{ state }, subject] of subjects)
        if (state === "open")
            states.set(subject, state);
    const comments = [];
    const left = [];
    for (const one of findings) {
        const { finding, fingerprint } = one;
        const state = states.get(one);
        if (state === "open")
            continue;
        const hasRoom = state !== "resolved" && comments.length < REVIEW_MAX_COMMENTS;
        const comment = hasRoom ? planComment(finding, known.get(finding.file), markerOf(fingerprint, key)) : undefined;
        if (comment === undefined)
            left.push(finding);
        else
            comments.push(comment);
    }
    return { comments, left, gone: goneThreads(threads, results, subjects) };
}
function knownFile(file) {
    // GitHub does not count a lone carriage return as the end of a line, so that its lines are others.
    return { file, shown: /\r(?!\n)/.test(file.text) ? [] : (file.lines?.shown ?? []) };
}
/** All findings in the order in which they are told. */
function knownFindings(files, closeness) {
    const fingerprints = new Map(files.flatMap(({ diagnostics }) => {
        const ofFile = fingerprintsOf(diagnostics);
        return diagnostics.map((diagnostic, index) => [diagnostic, ofFile[index] ?? ""]);
    }));
    return rankFindings(files, closeness).map((finding) => ({
        finding,
        fingerprint: fingerprints.get(finding.diagnostic) ?? "",
    }));
}
function planComment(finding, known, marker) {
    const { diagnostic, file } = finding;
    const lines = known === undefined ? undefined : review_plan_linesOf(diagnostic, known.shown);
    if (known === undefined || lines === undefined)
        return undefined;
    const suggestion = shownSuggestion(diagnostic, known);
    const { startLine, endLine } = suggestion ?? { startLine: lines.start, endLine: lines.end };
    return {
        finding,
        path: file.path,
        startLine,
        endLine,
        body: formatReviewComment({ diagnostic, suggestion, marker }),
    };
}
/** The lines of a finding where one part of the diff shows them all, else its first one where the diff shows that. */
function review_plan_linesOf({ range }, shown) {
    if (range === undefined)
        return undefined;
    const start = range.start.line;
    const end = range.end.column === 1 ? Math.max(start, range.end.line - 1) : range.end.line;
    if (isShown(start, end, shown))
        return { start, end };
    return isShown(start, start, shown) ? { start, end: start } : undefined;
}
/** GitHub replaces the lines on which the comment stands, so that all of them must be on one part of the diff. */
function shownSuggestion(diagnostic, { file, shown }) {
    const suggestion = suggestionFor(diagnostic, file.text, file.checked.source);
    return suggestion !== undefined && isShown(suggestion.startLine, suggestion.endLine, shown) ? suggestion : undefined;
}
function isShown(start, end, shown) {
    return shown.some((range) => range.start <= start && end <= range.end);
}

;// CONCATENATED MODULE: ./.build/action/action/publish/threads.js





const THREADS = `query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        nodes {
          id isResolved isOutdated path startLine line
          comments(first: 1) { nodes { id body isMinimized viewerDidAuthor } }
        }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const RESOLVE = `mutation ($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { isResolved } }
}`;
const HIDE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
}`;
/**
 * Reads the threads of a step. Anybody can write its marker, so only those count that the token's user began.
 *
 * @param key what the step's comments are known by.
 * @throws Trouble where they cannot be read.
 */
async function readThreads(github, target, number, key) {
    const nodes = await readNodes(github, target, number, THREADS, "reviewThreads");
    return nodes.flatMap((node) => threadOf(node, key));
}
function threadOf(node, key) {
    const [comment] = arrayOf(member(member(node, "comments"), "nodes"));
    const [id, path, commentId, body] = [
        member(node, "id"),
        member(node, "path"),
        member(comment, "id"),
        member(comment, "body"),
    ];
    if (typeof id !== "string" || typeof path !== "string" || typeof commentId !== "string" || typeof body !== "string")
        return [];
    const marker = readMarker(body);
    if (member(comment, "viewerDidAuthor") !== true || marker?.key !== key)
        return [];
    const line = member(node, "startLine") ?? member(node, "line");
    return [
        {
            id,
            commentId,
            path,
            line: typeof line === "number" ? line : undefined,
            fingerprint: marker.fingerprint,
            state: threads_stateOf(node, comment),
        },
    ];
}
function threads_stateOf(thread, comment) {
    if (member(comment, "isMinimized") === true)
        return "hidden";
    if (member(thread, "isResolved") === true)
        return "resolved";
    return member(thread, "isOutdated") === true ? "outdated" : "open";
}
/**
 * Reads all nodes of a connection of a pull request, page by page.
 *
 * @param query takes the owner, the repository, the number and the cursor after which it goes on.
 * @throws Trouble where they cannot be read.
 */
async function readNodes(github, { owner, repository }, number, query, connection) {
    const all = [];
    let after = null;
    do {
        // oxlint-disable-next-line no-await-in-loop -- a page tells where the next one begins
        const data = await askGraphql(github, query, { owner, repository, number, after }, "pull-requests: read");
        const page = member(member(member(data, "repository"), "pullRequest"), connection);
        const info = member(page, "pageInfo");
        const nodes = member(page, "nodes");
        if (!Array.isArray(nodes) ||
            (member(info, "hasNextPage") === true && typeof member(info, "endCursor") !== "string"))
            throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
        all.push(...nodes);
        after = member(info, "hasNextPage") === true ? member(info, "endCursor") : undefined;
    } while (after !== undefined);
    return all;
}
/**
 * Resolves threads one after the other. GitHub lets the workflow's own token do that only with `contents: write`, which
 * is too much to ask for; where it is refused, the comment is hidden as outdated.
 *
 * @returns why the rest could be neither resolved nor hidden, or undefined where all could.
 */
async function settleThreads(github, threads) {
    let mayResolve = true;
    for (const { id, commentId } of threads) {
        if (mayResolve) {
            // oxlint-disable-next-line no-await-in-loop -- one after the other, as GitHub asks its clients to
            const resolved = await (0,action_trouble/* attempt */.CD)(() => askGraphql(github, RESOLVE, { id }, "pull-requests: write"));
            mayResolve = "result" in resolved;
        }
        if (mayResolve)
            continue;
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const hidden = await (0,action_trouble/* attempt */.CD)(() => askGraphql(github, HIDE, { id: commentId }, "pull-requests: write"));
        if ("reason" in hidden)
            return hidden.reason;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/action/action/publish/review.js






/**
 * Comments on the lines of the pull request's diff. What has a comment from an earlier run gets no second one, and the
 * threads of what is mended are settled. All else is left for workflow commands.
 */
async function annotateByReview(publication, connect) {
    const { results, run, closeness, key } = publication;
    const { target } = results;
    const number = target.pullRequest;
    if (number === undefined)
        return { left: run.files, notes: ["There is no pull request to review, so that the step is annotated instead."] };
    const github = await connect();
    const threads = await (0,action_trouble/* attempt */.CD)(() => readThreads(github, target, number, key));
    if ("reason" in threads)
        return { left: run.files, notes: [cannotReview(threads.reason)] };
    const plan = planReview(results, threads.result, closeness, key);
    const posted = await (0,action_trouble/* attempt */.CD)(() => postReview(github, publication, number, plan));
    if ("reason" in posted) {
        // The threads wait for the next run, because what is told again has no other comment yet.
        const untold = plan.comments.map(({ finding }) => finding);
        return { left: onlyFindings(run.files, [...plan.left, ...untold]), notes: [cannotReview(posted.reason)] };
    }
    return { left: onlyFindings(run.files, plan.left), notes: await settle(github, plan.gone) };
}
function cannotReview(reason) {
    return `The pull request cannot be reviewed, so that the step is annotated instead. ${reason}`;
}
/** Nothing where there is nothing new to say. */
async function postReview(github, { results: { target }, run }, number, { comments, left }) {
    if (comments.length === 0)
        return;
    const elsewhere = left.length === 0
        ? ""
        : ` ${verdict_countOf(left.length, "more finding")} of the run: see its annotations and its summary.`;
    await ask(github.rest.pulls.createReview({
        owner: target.owner,
        repo: target.repository,
        pull_number: number,
        commit_id: target.headSha,
        event: "COMMENT",
        body: `Provider Steward: ${describeRun(run)}.${elsewhere}`,
        comments: comments.map(toRequest),
    }), "pull-requests: write");
}
/** On the right side of the diff, which is the file as it is after the change. */
function toRequest({ path, startLine, endLine, body }) {
    const start = startLine === endLine ? {} : { start_line: startLine, start_side: "RIGHT" };
    return { path, body, line: endLine, side: "RIGHT", ...start };
}
async function settle(github, gone) {
    const reason = await settleThreads(github, gone.slice(0, REVIEW_MAX_SETTLED_THREADS));
    if (reason !== undefined)
        return [`Comments on what is mended stay as they are. ${reason}`];
    const rest = gone.length - REVIEW_MAX_SETTLED_THREADS;
    return rest > 0 ? [`The next run settles ${verdict_countOf(rest, "more thread")} of what is mended.`] : [];
}

;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: ./.build/action/action/publish/workspace-file.js




const MAY_NOT = "The step may not write there. Choose another path, or give it the right to write it.";
/** What is wrong and what to do, by the code of the system's error. */
const workspace_file_REASONS = {
    EACCES: MAY_NOT,
    EPERM: MAY_NOT,
    EROFS: "Its file system is read-only. Choose another path.",
    ENOSPC: "There is no room for it. Make room, and run the job again.",
    EDQUOT: "There is no room for it. Make room, and run the job again.",
    ENAMETOOLONG: "Its name is too long. Choose a shorter one.",
};
/**
 * Writes a file below the workspace, whose folders are made where they are missing. Whoever reads it finds all of it or
 * what was there before. A branch may hold symbolic links, which a checkout plants in the workspace: none is followed.
 *
 * @param path from the workspace.
 * @throws Trouble where it cannot be written, with the reason as its message.
 */
async function writeInWorkspace(workspace, path, content) {
    try {
        await writeBelow((0,external_node_path_namespaceObject.resolve)(workspace), path, content);
    }
    catch (error) {
        if (error instanceof action_trouble/* Trouble */.qm)
            throw error;
        throw new action_trouble/* Trouble */.qm(describeSystemError(error));
    }
}
async function writeBelow(root, path, content) {
    const target = (0,external_node_path_namespaceObject.resolve)(root, path);
    if (!target.startsWith(root.endsWith(external_node_path_namespaceObject.sep) ? root : root + external_node_path_namespaceObject.sep)) {
        throw new action_trouble/* Trouble */.qm("It is not below the workspace. Name a path that stays in it.");
    }
    await makeFolders(root, (0,external_node_path_namespaceObject.dirname)(target));
    await refuseUnless("file", target);
    const temporary = (0,external_node_path_namespaceObject.join)((0,external_node_path_namespaceObject.dirname)(target), `.${(0,external_node_path_namespaceObject.basename)(target).slice(0, 32)}-${(0,external_node_crypto_.randomUUID)()}.tmp`);
    try {
        await (0,external_node_fs_promises_namespaceObject.writeFile)(temporary, content, { flag: "wx" });
        await (0,external_node_fs_promises_namespaceObject.rename)(temporary, target);
    }
    finally {
        await (0,external_node_fs_promises_namespaceObject.rm)(temporary, { force: true });
    }
}
/** Folder by folder, so that each is looked at before anything is made in it. */
async function makeFolders(root, folder) {
    if (folder === root)
        return;
    await makeFolders(root, (0,external_node_path_namespaceObject.dirname)(folder));
    if (!(await refuseUnless("folder", folder)))
        await (0,external_node_fs_promises_namespaceObject.mkdir)(folder);
}
/** Gives whether it is there. */
async function refuseUnless(kind, path) {
    const found = await (0,external_node_fs_promises_namespaceObject.lstat)(path).catch((error) => {
        if (workspace_file_codeOf(error) === "ENOENT")
            return undefined;
        throw error;
    });
    if (found === undefined)
        return false;
    if (found.isSymbolicLink()) {
        throw new action_trouble/* Trouble */.qm("A symbolic link is on its way, which is not followed, because a branch may have planted it. Choose another path.");
    }
    if (kind === "folder" ? found.isDirectory() : found.isFile())
        return true;
    throw new action_trouble/* Trouble */.qm(kind === "folder"
        ? "A file is where one of its folders should be. Choose another path."
        : "A folder or a device has its name. Choose another path.");
}
/** Why the system could not write a file and what to do, without a path: the message goes to the log. */
function describeSystemError(error) {
    const code = workspace_file_codeOf(error);
    if (code === undefined)
        throw error;
    return workspace_file_REASONS[code] ?? `The system reports ${code}. Mend that, and run the job again.`;
}
function workspace_file_codeOf(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

;// CONCATENATED MODULE: ./.build/action/action/publish/summary.js



/**
 * Adds the job summary to the file that the runner gives the step for it.
 *
 * @returns why it could not be written, for the log, or undefined where all is well.
 */
async function writeSummary(publication, path) {
    try {
        await (0,external_node_fs_promises_namespaceObject.appendFile)(path, summaryOf(publication, JOB_SUMMARY_MAX_BYTES));
        return undefined;
    }
    catch (error) {
        return `The job summary cannot be written to GITHUB_STEP_SUMMARY. ${describeSystemError(error)}`;
    }
}
/**
 * The job summary in Markdown: the verdict, what was found, and what changes for users, with links to the lines at the
 * head commit and to where all is.
 *
 * @param maxBytes what GitHub takes.
 */
function summaryOf({ results, run, linkTo, closeness, more }, maxBytes) {
    if (run.files.length + run.unread.length + run.changes.length === 0) {
        const what = results.changes === undefined ? "no file matches" : "no changed file matches";
        return `## ✅ Provider Steward: ${what} the input \`files\`\n`;
    }
    return formatSummary(run, { linkTo, quote: quote, closeness, more, maxBytes });
}

;// CONCATENATED MODULE: ./.build/action/action/publish/annotate.js





/** Puts the findings where the input `annotate` says. Nothing is lost: what cannot stand there is left for workflow commands. */
async function annotate(publication, outcome, where, connect) {
    const places = {
        commands: async () => ({ left: publication.run.files, notes: [] }),
        checks: async () => annotateByCheckRun(publication, outcome, await connect()),
        review: async () => annotateByReview(publication, connect),
    };
    return places[where]();
}
async function annotateByCheckRun(publication, outcome, github) {
    const { results, run, closeness, more } = publication;
    const { shown, omitted } = toCheckAnnotations(run.files, { max: CHECK_RUN_MAX_ANNOTATIONS, closeness });
    const missing = describeCounts(omitted);
    const omission = missing === "" ? "" : `\nNot annotated: ${missing}.\n`;
    const summary = summaryOf(publication, CHECK_RUN_SUMMARY_MAX_BYTES - omission.length);
    const { sent, reason } = await createCheckRun(github, results.target, {
        title: describeRun(run),
        summary: `${summary}${omission}`,
        annotations: shown,
        conclusion: conclusionOf(outcome),
        detailsUrl: more.url,
    });
    if (reason === undefined)
        return { left: [], notes: [] };
    return {
        left: onlyFindings(run.files, rankFindings(run.files, closeness).slice(sent)),
        notes: [`The check run is not as it should be, so that the step is annotated instead. ${reason}`],
    };
}
/** Neutral where something was found that may stand. */
function conclusionOf({ counts, runErrors, failure }) {
    if (runErrors.length > 0 || failure !== undefined)
        return "failure";
    return counts.error + counts.warning + counts.notice > 0 ? "neutral" : "success";
}

;// CONCATENATED MODULE: ./.build/action/action/publish/comment.js






/** In the marker, where a finding's comment has its fingerprint. */
const SUBJECT = "run";
const COMMENTS = `query ($owner: String!, $repository: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repository) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { id body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const UPDATE = `mutation ($id: ID!, $body: String!) {
  updateIssueComment(input: { id: $id, body: $body }) { issueComment { id } }
}`;
/**
 * Keeps one comment on the pull request that says how it stands. It is not begun where there is nothing to say, and not
 * touched where it says the same already.
 *
 * @returns why it could not be written, for the log, or undefined where all is well.
 */
async function comment(publication, connect) {
    const { pullRequest } = publication.results.target;
    if (pullRequest === undefined)
        return "There is no pull request to comment on.";
    const written = await (0,action_trouble/* attempt */.CD)(async () => writeComment(await connect(), publication, pullRequest));
    return "reason" in written ? `The comment on the pull request cannot be written. ${written.reason}` : undefined;
}
async function writeComment(github, publication, number) {
    const { results, run, linkTo, closeness, more, key } = publication;
    const body = formatStickyComment(run, {
        linkTo,
        quote: quote,
        closeness,
        more: { ...more, text: "the job summary of the run" },
        marker: markerOf(SUBJECT, key),
    });
    const nodes = await readNodes(github, results.target, number, COMMENTS, "comments");
    const standing = nodes.find((node) => isOurs(node, key));
    if (standing === undefined) {
        if (hasSomethingToSay(publication))
            await createComment(github, publication, number, body);
        return;
    }
    if (saysTheSame(String(member(standing, "body")), body))
        return;
    const id = member(standing, "id");
    if (typeof id !== "string")
        throw new action_trouble/* Trouble */.qm(ODD_ANSWER);
    await askGraphql(github, UPDATE, { id, body }, "pull-requests: write");
}
/** Anybody can write the marker, so only what the token's user wrote counts. */
function isOurs(node, key) {
    const body = member(node, "body");
    if (member(node, "viewerDidAuthor") !== true || typeof body !== "string")
        return false;
    const marker = readMarker(body);
    return marker?.key === key && marker.fingerprint === SUBJECT;
}
function hasSomethingToSay({ run: { files, unread, changes } }) {
    return (unread.length > 0 ||
        files.some(({ diagnostics }) => diagnostics.length > 0) ||
        changes.some((file) => file.reason !== undefined || file.changes.length > 0));
}
/** The link to the run is another one each time, and says nothing by itself. GitHub may store other line ends. */
function saysTheSame(one, other) {
    const [before, after] = [one, other].map((body) => body
        .replaceAll(/\/actions\/runs\/\d+/g, "")
        .replaceAll("\r\n", "\n")
        .trim());
    return before === after;
}
async function createComment(github, { results: { target } }, number, body) {
    await ask(github.rest.issues.createComment({
        owner: target.owner,
        repo: target.repository,
        issue_number: number,
        body,
    }), "pull-requests: write");
}

;// CONCATENATED MODULE: ./.build/action/action/publish/log.js

/** One line for each file, and one for what is not reported. The runner takes none of them for a command, whatever a file is called. */
function logLines({ files, unread, changes, unreported }) {
    const elsewhere = describeCounts(unreported);
    return [
        ...(files.length + unread.length === 0 ? [nothingToCheck(changes)] : []),
        ...files.map(({ checked: { path, diagnostics } }) => {
            const found = describeCounts(diagnostic_countBySeverity(diagnostics));
            return `Checked ${printable_printable(path)}: ${found === "" ? "nothing to report" : found}.`;
        }),
        ...unread.map(describeUnread),
        ...(elsewhere === "" ? [] : [`Not reported: ${elsewhere} on lines that the change does not touch.`]),
    ];
}
function nothingToCheck(changes) {
    const what = changes === undefined ? "No file matches" : "No changed file matches";
    return `${what} the input \`files\`, so there is nothing to check.`;
}
/** One line for each file of which it was asked what changes for users; or one where `fail-on` asks it in vain. */
function changeLines(files, failOn) {
    if (files === undefined) {
        return failOn === "widens"
            ? [
                'There is nothing to compare with, so that the input `fail-on` of "widens" lets the step fail on errors alone.',
            ]
            : [];
    }
    return files.map((file) => {
        const what = file.reason === undefined ? `${log_countChanges(file)}.` : `not known. ${printable_printable(file.reason)}`;
        return `Changes in ${printable_printable(file.path)}: ${what}`;
    });
}
/** "none", "2", "3, 1 of them widens", "3, 2 of them widen". */
function log_countChanges(file) {
    const widening = countWidening([file]);
    if (file.changes.length === 0)
        return "none";
    if (widening === 0)
        return String(file.changes.length);
    return `${file.changes.length}, ${widening} of them ${widening === 1 ? "widens" : "widen"}`;
}

;// CONCATENATED MODULE: ./.build/action/action/publish/outcome.js


/**
 * Decides how the step ends.
 *
 * @param fileTroubles why files could not be written, in whole sentences.
 */
function outcomeOf(run, failOn, fileTroubles) {
    const { files, unread, changes } = run;
    const counts = diagnostic_countBySeverity(files.flatMap(({ diagnostics }) => diagnostics));
    const troubles = [...(unread.length === 0 ? [] : [describeUnreadFiles(unread, files.length)]), ...fileTroubles];
    const runErrors = troubles.map((message) => ({ title: action_trouble/* TROUBLE_TITLE */.Pl, message }));
    return { counts, runErrors, failure: runErrors.length > 0 ? undefined : failureOf(counts, changes, failOn) };
}
/** The sentence that the step fails with because of what was found, or undefined where `fail-on` lets it pass. */
function failureOf(counts, changes, failOn) {
    // Where nobody knows what changes for users, it may be what the input is meant to keep out.
    const widening = failOn === "widens" ? [...describeWidening(changes), ...describeUnknown(changes)] : [];
    const isGrave = {
        error: counts.error > 0,
        warning: counts.error + counts.warning > 0,
        widens: counts.error > 0 || widening.length > 0,
        never: false,
    }[failOn];
    if (!isGrave)
        return undefined;
    const found = [describeCounts(counts), ...widening].filter((text) => text !== "");
    return `Provider Steward found ${found.join(", ")}, and the input \`fail-on\` is "${failOn}".`;
}
function describeWidening(changes) {
    const count = countWidening(changes);
    return count === 0
        ? []
        : [`${verdict_countOf(count, "change")} that ${count === 1 ? "widens" : "widen"} what users may reach`];
}
function describeUnknown(changes) {
    const count = countUnknown(changes);
    return count === 0 ? [] : [`${verdict_countOf(count, "file")} of which it is not known what changes for users`];
}
/** One message for all the files that could not be read: how many, and each reason once. */
function describeUnreadFiles(unread, checkedCount) {
    const reasons = new Set(unread.map(({ reason }) => reason));
    return `${unread.length} of ${unread.length + checkedCount} files could not be read; the log names them. ${[...reasons].join(" ")}`;
}

;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: ./.build/action/package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./.build/action/action/version.js

/** The version of the package, which stands in package.json alone. */
const { /* version */ "rE": version } = package_namespaceObject;

;// CONCATENATED MODULE: ./.build/action/action/publish/report-files.js







/** Writes all that was found: always as JSON in a folder of its own, and as SARIF in the workspace where that is asked for. */
async function writeReportFiles({ run }, sarifFile, environment) {
    const report = await (0,action_trouble/* attempt */.CD)(() => writeReport(run, environment.RUNNER_TEMP || (0,external_node_os_namespaceObject.tmpdir)()));
    const sarif = await (0,action_trouble/* attempt */.CD)(() => writeSarif(run, sarifFile, environment.GITHUB_WORKSPACE || process.cwd()));
    return {
        report: "reason" in report ? undefined : report.result,
        sarifFile: "reason" in sarif ? undefined : sarif.result,
        troubles: [report, sarif].flatMap((written) => ("reason" in written ? [written.reason] : [])),
    };
}
async function writeReport(run, folder) {
    const text = formatRunReport(run, maskSecrets);
    try {
        const path = (0,external_node_path_namespaceObject.join)(await (0,external_node_fs_promises_namespaceObject.mkdtemp)((0,external_node_path_namespaceObject.join)(folder, "provider-steward-")), "report.json");
        await (0,external_node_fs_promises_namespaceObject.writeFile)(path, text, { flag: "wx" });
        return path;
    }
    catch (error) {
        throw new action_trouble/* Trouble */.qm(`The report cannot be written to RUNNER_TEMP. ${describeSystemError(error)}`);
    }
}
async function writeSarif({ files, unread }, path, workspace) {
    if (path === undefined)
        return undefined;
    const text = formatSarif(files, ruleDescriptions, version, unread);
    const written = await (0,action_trouble/* attempt */.CD)(() => writeInWorkspace(workspace, path, text));
    if ("reason" in written)
        throw new action_trouble/* Trouble */.qm(`The SARIF file ${quote(path)} cannot be written. ${written.reason}`);
    return path;
}

;// CONCATENATED MODULE: ./.build/action/action/publish/publish.js










/**
 * Publishes what became of the files: in files, in the log, where `annotate` says, in the job summary, in a comment and
 * in outputs; then fails the step where the findings are as grave as `fail-on` says. For the Action's own trouble it fails
 * the step in any case.
 *
 * @param environment where the runner says which run this is and where to write.
 * @param connect gives the API's client, the same one each time; only called where something is published through it.
 */
async function publish(results, inputs, environment, connect) {
    const publication = publicationOf(results, inputs, environment);
    // The files come first, because trouble with them takes its share of the errors that GitHub shows.
    const written = await writeReportFiles(publication, inputs.sarifFile, environment);
    const outcome = outcomeOf(publication.run, inputs.failOn, written.troubles);
    for (const line of logLines(results))
        (0,core/* info */.pq)(line);
    const annotated = await annotate(publication, outcome, inputs.annotate, connect);
    for (const note of annotated.notes)
        (0,core/* info */.pq)(printable_printable(note));
    const { runErrors, failure } = outcome;
    const { closeness } = publication;
    const errorsBefore = failure === undefined ? 0 : 1;
    process.stdout.write(formatWorkflowCommands(annotated.left, { runErrors, errorsBefore, closeness }));
    for (const line of changeLines(results.changes, inputs.failOn))
        (0,core/* info */.pq)(line);
    const { GITHUB_STEP_SUMMARY: summaryPath } = environment;
    const unsummarized = summaryPath ? await writeSummary(publication, summaryPath) : undefined;
    const uncommented = inputs.comment ? await comment(publication, connect) : undefined;
    for (const note of [unsummarized, uncommented])
        if (note !== undefined)
            (0,core/* info */.pq)(printable_printable(note));
    setOutputs(results, outcome, written);
    if (runErrors.length > 0)
        process.exitCode = 1;
    if (failure !== undefined)
        (0,core/* setFailed */.C1)(failure);
}

;// CONCATENATED MODULE: ./.build/action/action/run.js












/**
 * The whole of the Action: inputs → files and policy → check and compare → publish.
 *
 * @param environment where the runner says what happened and where to write.
 * @throws Trouble where the Action could not do its work at all. A file that could not be read is told by `publish`.
 */
async function run(environment) {
    const inputs = readInputs(core/* getInput */.V4);
    const event = readEvent(environment);
    if (event.kind === "deletion") {
        (0,core/* info */.pq)("A branch or a tag was deleted, so there is nothing to check.");
        setOutputsOfNothing();
        return;
    }
    const api = openApi(event, inputs.token);
    const isTrusted = event.kind !== "pull-request" || !event.isTarget;
    const checkout = openCheckout(isTrusted ? environment.GITHUB_WORKSPACE : undefined);
    try {
        const matches = fileMatcher(inputs.files);
        const changeSet = await findChangeSet(event, { api, checkout }, matches);
        for (const note of changeSet.notes)
            (0,core/* info */.pq)(note);
        const loaded = await loadSettings(changeSet, inputs, matches);
        if (loaded.ownVocabulary !== undefined)
            (0,core/* info */.pq)(`Checking by the vocabulary ${printable_printable(loaded.ownVocabulary.path)}.`);
        if (loaded.path !== undefined)
            (0,core/* info */.pq)(`Checking by the policy ${printable_printable(loaded.path)}.`);
        const results = await checkChangeSet(changeSet, loaded, matches, inputs);
        await publish(results, inputs, environment, api.connect);
    }
    finally {
        checkout.close();
    }
}


/***/ }),

/***/ 4411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   Pl: () => (/* binding */ TROUBLE_TITLE),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   qm: () => (/* binding */ Trouble)
/* harmony export */ });
/** The title of an annotation of the Action's own trouble, which tells it from findings. */
const TROUBLE_TITLE = "Provider Steward could not do its work";
/**
 * What kept the Action from doing its work, as opposed to a finding in a file.
 * The message says what happened and what to do about it, and never holds a secret.
 */
class Trouble extends Error {
    name = "Trouble";
}
/** Does something that may meet trouble, and gives its result or what the trouble is. */
async function attempt(task) {
    try {
        return { result: await task() };
    }
    catch (error) {
        if (!(error instanceof Trouble))
            throw error;
        return { reason: error.message };
    }
}
/** Does something that may meet trouble, and says of the trouble what it keeps from being done: one sentence. */
async function explain(what, task) {
    const done = await attempt(task);
    if ("reason" in done)
        throw new Trouble(`${what} ${done.reason}`);
    return done.result;
}


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
