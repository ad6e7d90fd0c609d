/** Options, events and refusals in words. */

import type { Asked, Json, Option, Params, Refusal, Seat, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Composed } from './board.ts';
import { keysOf } from './choice.ts';

/**
 * A speaker that falls back to the key when a message cannot be made: a wrong message must never take a table down. Names and
 * other messages without parameters, of which a board says a hundred at every change, are made once.
 */
export function careful(speaker: Speaker): Speaker {
  const made = new Map<string, string>();
  const pieces: Speaker['pieces'] = (key, params) => {
    try {
      return speaker.pieces(key, params);
    } catch {
      return [key];
    }
  };
  const joined = (key: string, params?: Params): string =>
    pieces(key, params)
      .map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('');
  return {
    language: speaker.language,
    messages: speaker.messages,
    has: speaker.has,
    pieces,
    say(key, params) {
      if (params !== undefined) return joined(key, params);
      const known = made.get(key) ?? joined(key);
      made.set(key, known);
      return known;
    },
  };
}

export function labelOf(speaker: Speaker, option: Option): string {
  return speaker.say(`option.${option.say}`, fieldsOf(option));
}

/** Its label once something is taken up: what the question says already need not be said again, where a game has `option.<say>.<kinds>`. */
export function chipLabelOf(speaker: Speaker, option: Option, selected: readonly Target[]): string {
  const key = ['option', option.say, ...kindsOf(selected)].join('.');
  return selected.length > 0 && speaker.has(key) ? speaker.say(key, fieldsOf(option)) : labelOf(speaker, option);
}

/** An option's own fields are the parameters of its label. */
function fieldsOf(option: Option): Params {
  return Object.fromEntries(Object.entries(option).filter(([, value]) => value !== undefined));
}

/** Why an option is asked about once more: as the game says it (`sure.<say>`), else that it is. */
export function sureInWords(speaker: Speaker, option: Option): string {
  const key = `sure.${option.say}`;
  return speaker.has(key) ? speaker.say(key, fieldsOf(option)) : speaker.say('shell.sure', { option: labelOf(speaker, option) });
}

/** What has been taken up so far in answer to a question, and the options it leaves open. */
interface TakenUp {
  readonly selected: readonly Target[];
  readonly open: readonly Option[];
  readonly composed: Composed | null;
}

/**
 * The question as far as it is still open: once something is taken up, it is in the sentence, and what goes with it is asked. A game
 * says so in `ask.<step>.<kinds of what is taken up>`, with the fields that all open options agree on.
 */
export function askedInWords(speaker: Speaker, asked: Asked, { selected, open, composed }: TakenUp, me: Seat | null): string {
  if (composed !== null) return speaker.say(composed.ask, composed.params);
  const params = { ...asked.params, ...(me === null ? {} : { seat: me }) };
  if (asked.kind !== 'pick' || selected.length === 0) return speaker.say(`ask.${asked.step}`, params);
  const key = narrowedKey(asked.step, selected);
  if (speaker.has(key)) return speaker.say(key, { ...params, ...agreedFields(open) });
  const things = selected.map((target) => `name.${target.replace(':', '.')}`).filter(speaker.has);
  if (things.length === 0) return speaker.say(`ask.${asked.step}`, params);
  return speaker.say('shell.askWith', { things: things.map((name) => speaker.say(name)) });
}

export const NOTHING_TAKEN_UP: TakenUp = { selected: [], open: [], composed: null };

/** What was asked where a number was answered, which says nothing by itself; null where answers speak for themselves. */
export function countedInWords(speaker: Speaker, asked: Asked | null, me: Seat | null): string | null {
  return asked?.kind === 'amount' ? askedInWords(speaker, asked, NOTHING_TAKEN_UP, me) : null;
}

export function narrowedKey(step: string, selected: readonly Target[]): string {
  return ['ask', step, ...kindsOf(selected)].join('.');
}

function kindsOf(selected: readonly Target[]): readonly string[] {
  return [...new Set(selected.map((target) => target.slice(0, target.indexOf(':'))))].sort();
}

/** What all of these options have in common is what has been decided already. */
export function agreedFields([first, ...others]: readonly Option[]): Params {
  if (first === undefined) return {};
  const fields = others.map(fieldsOf);
  const isAgreed = ([name, value]: readonly [string, Json]): boolean =>
    fields.every((other) => JSON.stringify(other[name]) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(fieldsOf(first)).filter(isAgreed));
}

/** A whole answer in the words of its options. */
export function answerInWords(speaker: Speaker, asked: Asked, text: string): string {
  return inWords(speaker, asked, text, (chosen) => (asked.kind === 'pick' ? asked.options : [...chosen, ...suggestedIn(asked)]));
}

/** `among` are the options it has to be told from. */
function inWords(speaker: Speaker, asked: Asked, text: string, among: (chosen: readonly Option[]) => readonly Option[]): string {
  if (asked.kind === 'amount') return text;
  const chosen = (asked.kind === 'pick' ? [text] : keysOf(asked, text)).flatMap(
    (key) => asked.options.find((option) => option.key === key) ?? [],
  );
  const others = among(chosen);
  return chosen.length === 0
    ? speaker.say('option.none')
    : chosen.map((option) => speaker.say(`option.${option.say}`, toldAmong(option, others))).join(' · ');
}

/** The options that some suggested answer is made of. */
function suggestedIn(asked: Asked): readonly Option[] {
  const keys = new Set(asked.suggestions.flatMap((text) => keysOf(asked, text)));
  return asked.options.filter(({ key }) => keys.has(key));
}

/** Things that are alike have a number (`copy`); it is said only where one could be taken for another. */
function toldAmong(option: Option, among: readonly Option[]): Params {
  const fields = fieldsOf(option);
  if (fields.copy === undefined) return fields;
  const kind = kindOf(fields);
  const hasTwin = among.some((other) => other.key !== option.key && kindOf(fieldsOf(other)) === kind);
  return hasTwin ? fields : { ...fields, copy: 0 };
}

/** What an option is about, whichever of several alike that is. */
function kindOf({ key: _key, copy: _copy, at: _at, id: _id, index: _index, ...rest }: Params): string {
  return JSON.stringify(rest);
}

/**
 * What undo takes back of an answer, in words: as the game says it (`undo.<say>` of the option, `undo.<step>` of the question, with the
 * parameters of both), else the answer itself as it was read when it was given.
 */
export function undoInWords(speaker: Speaker, asked: Asked, text: string): string {
  const option = asked.kind === 'pick' ? asked.options.find(({ key }) => key === text) : undefined;
  const params = { ...(option === undefined ? {} : fieldsOf(option)), ...asked.params };
  const key = [`undo.${option?.say}`, `undo.${asked.step}`].find(speaker.has);
  if (key !== undefined) return speaker.say(key, params);
  // A number alone would not say what is taken back.
  return asked.kind === 'amount'
    ? speaker.say('shell.undo')
    : speaker.say('shell.undoWhat', { what: inWords(speaker, asked, text, () => []) });
}

export function reasonOf(speaker: Speaker, refusal: Refusal): string {
  return speaker.say(`refusal.${refusal.key}`, refusal.params);
}

/** The kernel's own refusals cite no line of a catalogue. */
export function ruleOf(refusal: Refusal): string | null {
  return /^[A-Z]{3}-/.test(refusal.rule) ? refusal.rule : null;
}

/** A word for comparing: no capitals, no accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}
