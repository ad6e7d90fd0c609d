/** What cannot be done now, and why: told by reason, each once. */

import type { Refused } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { wrap } from '../layout.ts';
import { sayRefusal } from '../opened.ts';
import { labelOf } from './labels.ts';
import type { Screen } from './screen.ts';

interface Reason {
  /** What all give, or the first, when it only names another thing than the others would. */
  readonly why: string;
  readonly rule: string;
  readonly labels: readonly string[];
  readonly isFirsts: boolean;
}

/** Of what falls under one reason so many are named; the rest are told when they are asked after. */
const MOST_NAMED = 6;

export function tellReasons({ call, speaker }: Screen, refused: readonly Refused[], asked: string): void {
  const wanted = asked.toLocaleLowerCase();
  const reasons = reasonsIn(
    speaker,
    refused.filter((option) => wanted === '' || labelOf(speaker, option).toLocaleLowerCase().includes(wanted)),
  );
  if (reasons.length === 0) call.print(call.speaker.say(asked === '' ? 'play.nothingRefused' : 'play.nothingRefusedLike', { text: asked }));
  const told = (text: string, indent: number): void => {
    for (const line of wrap(text, call.width - indent)) call.print(call.paint.faint(`${' '.repeat(indent)}${line}`));
  };
  for (const { why, rule, labels, isFirsts } of reasons) {
    const isApart = isFirsts || labels.length === 1;
    const cited = call.paint.faint(`[${rule}]`);
    for (const line of wrap(`✗ ${isApart ? `${labels[0]} — ` : ''}${why} ${cited}`, call.width - 2, '  ')) call.print(`  ${line}`);
    const others = isApart ? labels.slice(1) : labels;
    const named = asked === '' ? others.slice(0, MOST_NAMED) : others;
    const more = others.length - named.length;
    const list = [...named, ...(more === 0 ? [] : [call.speaker.say('play.moreRefused', { n: more })])].join(' · ');
    if (list !== '') told(isApart ? call.speaker.say('play.likewise', { list }) : list, 6);
  }
}

export function reasonsIn(speaker: Speaker, refused: readonly Refused[]): readonly Reason[] {
  const alike = new Map<string, { rule: string; whys: Set<string>; told: { label: string; why: string }[] }>();
  for (const option of refused) {
    const { rule, key } = option.refusal;
    const why = sayRefusal(speaker, option.refusal);
    const name = `${rule} ${key} ${JSON.stringify(othersIn(option))}`;
    const group = alike.get(name) ?? { rule, whys: new Set(), told: [] };
    const label = labelOf(speaker, option);
    group.whys.add(why);
    if (!group.told.some((one) => one.label === label)) group.told.push({ label, why });
    alike.set(name, group);
  }
  return [...alike.values()].map(({ rule, whys, told }) => {
    const why = inCommon([...whys]);
    return { why: why ?? told[0].why, rule, labels: told.map(({ label }) => label), isFirsts: why === null };
  });
}

/** What a refusal speaks of besides the thing that the option is about. */
function othersIn(option: Refused): object {
  const own = new Map(Object.entries(option));
  return Object.fromEntries(Object.entries(option.refusal.params).filter(([param, value]) => own.get(param) !== value));
}

/** The reason that all give: the same words, or the same words after what each is about. */
function inCommon(whys: readonly string[]): string | null {
  if (whys.length === 1) return whys[0];
  const tails = new Set(whys.map((why) => /: (.+)$/s.exec(why.replace('\u202f:', ':'))?.[1] ?? null));
  const [tail] = tails;
  return tails.size > 1 || tail === null ? null : tail.charAt(0).toLocaleUpperCase() + tail.slice(1);
}
