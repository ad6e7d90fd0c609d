/**
 * Messages in ICU message format, read and filled in: arguments, plurals, ordinals, choices and numbers. Of the format this is what catalogues
 * need and no more, since every page carries it; the tests hold it against the format's own library, message by message.
 */

/** A piece of a message: text, the number of the plural it stands in (`#`), or something to be filled in. */
export type Element = string | typeof POUND | Argument | NumberArgument | Chosen;

const POUND = Symbol('#');

interface Argument {
  readonly kind: 'argument';
  readonly name: string;
}

interface NumberArgument {
  readonly kind: 'number';
  readonly name: string;
  readonly style: Intl.NumberFormatOptions;
}

/** By the plural form of a number, or by a word. */
interface Chosen {
  readonly kind: 'plural' | 'selectordinal' | 'select';
  readonly name: string;
  readonly cases: { readonly [name: string]: readonly Element[] };
}

export type Message = readonly Element[];

/** Throws where a message cannot be read. */
export function readMessage(text: string): Message {
  const reader = new Reader(text);
  const message = reader.elements(false);
  if (!reader.isOver) reader.fail('has a bracket too many');
  return message;
}

/** A number and its case: words, dots and digits of a skeleton, as far as catalogues use them. */
function styleOf(style: string): Intl.NumberFormatOptions {
  const words = style.replace(/^::/, '').split(/\s+/);
  const digits = words.find((word) => word.startsWith('.'));
  return {
    ...(words.includes('percent') ? { style: 'percent' } : {}),
    ...(words.includes('sign-always') ? { signDisplay: 'always' } : {}),
    ...(words.includes('group-off') ? { useGrouping: false } : {}),
    ...(digits === undefined
      ? {}
      : { minimumFractionDigits: digits.replace(/[.#]/g, '').length, maximumFractionDigits: digits.length - 1 }),
  };
}

const STYLES = /^(|percent|::(percent|sign-always|group-off|\.0*#*)( (percent|sign-always|group-off|\.0*#*))*)$/;

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isOver(): boolean {
    return this.at >= this.text.length;
  }

  fail(why: string): never {
    throw new SyntaxError(`“${this.text}” ${why} at ${this.at}`);
  }

  /** Up to the end, or to the bracket that closes a case. */
  elements(isCounting: boolean): Element[] {
    const found: Element[] = [];
    let plain = '';
    const add = (element: Element): void => {
      if (plain !== '') found.push(plain);
      plain = '';
      found.push(element);
    };
    for (let next = this.text[this.at]; next !== undefined && next !== '}'; next = this.text[this.at]) {
      if (next === '{') add(this.argument());
      else if (next === '#' && isCounting) {
        add(POUND);
        this.at++;
      } else plain += next === "'" ? this.quoted(isCounting) : this.text[this.at++];
    }
    if (plain !== '') found.push(plain);
    return found;
  }

  /** An apostrophe before a bracket quotes up to the next one; two are one; any other is itself. */
  private quoted(isCounting: boolean): string {
    const next = this.text[++this.at] ?? '';
    if (next === "'") {
      this.at++;
      return "'";
    }
    if (next === '' || !(isCounting ? '{}<>#' : '{}<>').includes(next)) return "'";
    let quoted = '';
    for (; !this.isOver; this.at++) {
      if (this.text[this.at] !== "'") quoted += this.text[this.at];
      else if (this.text[this.at + 1] === "'") quoted += this.text[this.at++];
      else {
        this.at++;
        break;
      }
    }
    return quoted;
  }

  private argument(): Element {
    this.at++;
    const name = this.word();
    if (this.takes('}')) return { kind: 'argument', name };
    if (!this.takes(',')) this.fail('does not close a bracket');
    const kind = this.word();
    if (kind === 'number') return { kind, name, style: this.takes(',') ? this.style() : this.closed({}) };
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') this.fail(`knows no “${kind}”`);
    if (!this.takes(',')) this.fail('has no cases');
    const cases: { [name: string]: readonly Element[] } = {};
    while (!this.takes('}')) {
      const id = this.word();
      if (!this.takes('{') || id in cases) this.fail('has a case that cannot be read');
      cases[id] = this.elements(kind !== 'select');
      if (!this.takes('}', false)) this.fail('does not close a case');
    }
    if (cases.other === undefined) this.fail('lacks a case for all others');
    return { kind, name, cases };
  }

  private style(): Intl.NumberFormatOptions {
    const end = this.text.indexOf('}', this.at);
    const style = end < 0 ? this.fail('does not close a bracket') : this.text.slice(this.at, end).trim();
    if (!STYLES.test(style)) this.fail(`sets a number as “${style}”`);
    this.at = end;
    return this.closed(styleOf(style));
  }

  private closed<T>(value: T): T {
    if (!this.takes('}')) this.fail('does not close a bracket');
    return value;
  }

  private word(): string {
    const [found, word] = /^\s*([^\s{},#'<>]+)/.exec(this.text.slice(this.at)) ?? this.fail('lacks a word');
    this.at += found.length;
    return word;
  }

  private takes(sign: string, isLoose = true): boolean {
    const [space] = /^\s*/.exec(this.text.slice(this.at)) ?? [''];
    const at = this.at + (isLoose ? space.length : 0);
    if (this.text[at] !== sign) return false;
    this.at = at + 1;
    return true;
  }
}

type Value<T> = string | number | T;

/** The message with its arguments filled in: text, and between it what is more than text. */
export function fill<T extends object>(
  message: Message,
  language: string,
  values: { readonly [argument: string]: Value<T> },
): readonly (string | T)[] {
  const pieces: (string | T)[] = [];
  const add = (value: Value<T>): void => {
    const last = pieces.length - 1;
    const before = pieces[last];
    if (typeof value === 'object') pieces.push(value);
    else if (typeof before === 'string') pieces[last] = before + value;
    else pieces.push(String(value));
  };
  const walk = (elements: Message, counted: number | null): void => {
    for (const element of elements) {
      if (typeof element === 'string') add(element);
      else if (typeof element === 'symbol') {
        if (counted !== null) add(numbers(language, {}).format(counted));
      } else {
        const value = values[element.name];
        if (value === undefined) throw new Error(`nothing is said of {${element.name}}`);
        if (element.kind === 'argument') add(value);
        else if (element.kind === 'number') add(numbers(language, element.style).format(Number(value)));
        else if (element.kind === 'select') walk(element.cases[String(value)] ?? element.cases.other, counted);
        else {
          const form = plurals(language, element.kind === 'plural' ? 'cardinal' : 'ordinal').select(Number(value));
          walk(element.cases[`=${value}`] ?? element.cases[form] ?? element.cases.other, typeof value === 'number' ? value : null);
        }
      }
    }
  };
  walk(message, null);
  return pieces;
}

/** The arguments of a message, those inside its cases as well; only those filled in in some of the ways when these are named. */
export function argumentsOf(message: Message, kinds?: readonly Exclude<Element, string | symbol>['kind'][]): string[] {
  const found = new Set<string>();
  const walk = (elements: Message): void => {
    for (const element of elements) {
      if (typeof element === 'string' || typeof element === 'symbol') continue;
      if (kinds === undefined || kinds.includes(element.kind)) found.add(element.name);
      if ('cases' in element) for (const one of Object.values(element.cases)) walk(one);
    }
  };
  walk(message);
  return [...found];
}

const made = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

/** The browser's own take long to make. */
function kept<T extends Intl.NumberFormat | Intl.PluralRules>(key: string, is: (one: unknown) => one is T, make: () => T): T {
  const known = made.get(key);
  if (is(known)) return known;
  const one = make();
  made.set(key, one);
  return one;
}

function numbers(language: string, style: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(
    `${language} ${JSON.stringify(style)}`,
    (one) => one instanceof Intl.NumberFormat,
    () => new Intl.NumberFormat(language, style),
  );
}

function plurals(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  return kept(
    `${language} ${type}`,
    (one) => one instanceof Intl.PluralRules,
    () => new Intl.PluralRules(language, { type }),
  );
}
