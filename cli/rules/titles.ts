/** Titles of the tests in a source file: the first argument of `it(…)` and `test(…)`, of those that really run. */

const TESTS = ['it', 'test'];
const SUITES = ['describe', 'suite'];
/** What stands between the word and its arguments, `it.skip(…)`, and keeps a test from running or from proving. */
const IDLE = ['skip', 'todo', 'fails', 'skipIf', 'runIf'];
/** Modifiers that are called themselves: `it.each(rows)('title', …)`. */
const CALLED = ['each', 'for', 'skipIf', 'runIf'];

export function testTitles(source: string): string[] {
  const titles: string[] = [];
  for (let at = 0; at < source.length; ) {
    const past = endOfLiteral(source, at);
    if (past > at) {
      at = past;
      continue;
    }
    const word = wordAt(source, at);
    if (word === '') {
      at++;
      continue;
    }
    const isMember = source[at - 1] === '.';
    at += word.length;
    if (isMember || !(TESTS.includes(word) || SUITES.includes(word))) continue;
    const call = readCall(source, at);
    if (call === null) continue;
    const idle = call.modifiers.some((modifier) => IDLE.includes(modifier));
    at = SUITES.includes(word) && idle ? endOfBrackets(source, call.open) : call.open + 1;
    const title = TESTS.includes(word) && !idle ? stringAt(source, skipBlank(source, at)) : null;
    if (title !== null) titles.push(title);
  }
  return titles;
}

function readCall(source: string, from: number): { readonly modifiers: readonly string[]; readonly open: number } | null {
  const modifiers: string[] = [];
  let at = skipBlank(source, from);
  while (source[at] === '.') {
    at = skipBlank(source, at + 1);
    const modifier = wordAt(source, at);
    modifiers.push(modifier);
    at = skipBlank(source, at + modifier.length);
    if (!CALLED.includes(modifier)) continue;
    if (source[at] === '<') at = skipBlank(source, endOfTypes(source, at));
    at = skipBlank(source, source[at] === '(' ? endOfBrackets(source, at) : endOfLiteral(source, at));
  }
  return source[at] === '(' ? { modifiers, open: at } : null;
}

function wordAt(source: string, at: number): string {
  const word = /[\w$]*/y;
  word.lastIndex = at;
  return word.exec(source)?.[0] ?? '';
}

/** The text of a string that begins here; null for anything else, and for a template with substitutions. */
function stringAt(source: string, at: number): string | null {
  if (!isQuote(source[at])) return null;
  const text = source.slice(at + 1, endOfLiteral(source, at) - 1);
  return source[at] === '`' && /(^|[^\\])\$\{/.test(text) ? null : text;
}

function isQuote(char: string | undefined): boolean {
  return char === "'" || char === '"' || char === '`';
}

function skipBlank(source: string, from: number): number {
  let at = from;
  for (;;) {
    while (/\s/.test(source[at] ?? '')) at++;
    const past = endOfComment(source, at);
    if (past === at) return at;
    at = past;
  }
}

/** The end of a comment, string, template or regular expression that begins here; the same place when none does. */
function endOfLiteral(source: string, at: number): number {
  if (isQuote(source[at])) return endOfString(source, at);
  const past = endOfComment(source, at);
  if (past > at) return past;
  return source[at] === '/' && mayBeginExpression(source, at) ? endOfRegExp(source, at) : at;
}

function endOfComment(source: string, at: number): number {
  if (source.startsWith('//', at)) return endAfter(source, '\n', at);
  return source.startsWith('/*', at) ? endAfter(source, '*/', at + 2) : at;
}

function endAfter(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

function endOfString(source: string, from: number): number {
  const quote = source[from];
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === quote) return at + 1;
    else if (quote === '`' && source.startsWith('${', at)) at = endOfBrackets(source, at + 1) - 1;
  }
  return source.length;
}

function endOfRegExp(source: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '[') inClass = true;
    else if (source[at] === ']') inClass = false;
    else if (source[at] === '/' && !inClass) return at + 1;
  }
  return from + 1;
}

/** Whether a slash here begins a regular expression rather than divides. */
function mayBeginExpression(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 40), at).trimEnd();
  return before === '' || /[(,=:[!&|?{};+\-*%<>~^]$|\b(return|typeof|case|of|in)$/.test(before);
}

const CLOSING: { readonly [open: string]: string } = { '(': ')', '[': ']', '{': '}' };

/** The end of a bracket that opens here, with all it holds. */
function endOfBrackets(source: string, from: number): number {
  const closing = CLOSING[source[from]];
  for (let at = from + 1; at < source.length; ) {
    if (source[at] === closing) return at + 1;
    const past = CLOSING[source[at]] === undefined ? endOfLiteral(source, at) : endOfBrackets(source, at);
    at = Math.max(past, at + 1);
  }
  return source.length;
}

function endOfTypes(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '<') depth++;
    if (source[at] === '>' && --depth === 0) return at + 1;
  }
  return source.length;
}
