/** The charter of the table: what others will read, who can come in and how. What was just changed is underlined. */

import type { Rules } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Fragment } from 'preact';
import { useRef } from 'preact/hooks';
import { Lettrine, type Tincture } from '../../design/index.ts';
import { isolated } from '../../tables/names.ts';
import { botInWords } from '../../tables/temper.ts';
import { titleOf } from '../games/plates.ts';
import { shieldsOf } from '../games/shields.ts';
import { currentLanguage, say } from '../language.ts';
import { paceText } from '../parts/pace.ts';
import { seenText } from '../parts/seen.ts';
import { accessOf, type Draft, optionsOf, PACES, packOf, type SeatChoice, seatsOf } from './draft.ts';

interface SummaryProps {
  readonly game: Rules;
  readonly draft: Draft;
  readonly speaker: Speaker;
  /** What the reader is called. */
  readonly name: string;
}

export function Summary({ game, draft, speaker, name }: SummaryProps) {
  const seats = seatsOf(game, draft);
  const [first, ...others] = [
    tableText(game, draft, name),
    say('app.create.charter.who', { who: whoText(seats) }),
    ...doorTexts(game, draft),
    ...(draft.where === 'online' ? [paceSaid(draft)] : []),
    ...optionTexts(game, draft, speaker),
  ].map(phrasesOf);
  const isFresh = useFresh([first, ...others].flat());
  const shields = shieldsOf(game.id, seats.length, optionsOf(game, draft));
  const mine = seats.findIndex(({ kind }) => kind === 'me');
  return (
    <div class="charter">
      <Opening of={first} isFresh={isFresh} shield={shields[Math.max(0, mine)]} />
      {others.map((phrases) => (
        <p key={phrases.join('')}>
          <Phrases of={phrases} isFresh={isFresh} />
        </p>
      ))}
    </div>
  );
}

/** The first sentence, which begins with an illuminated initial. */
function Opening({ of, isFresh, shield }: PhrasesProps & { readonly shield: Tincture }) {
  const [[initial, ...rest], ...others] = [[...of[0]], ...of.slice(1)];
  if (!/[\p{L}\p{N}]/u.test(initial ?? ''))
    return (
      <p>
        <Phrases of={of} isFresh={isFresh} />
      </p>
    );
  return (
    <p>
      <span class="sr">{of.join('')}</span>
      <span aria-hidden="true">
        <Lettrine tincture={shield} letter={initial.toUpperCase()} class="cap" />
        <Phrases of={[rest.join(''), ...others]} isFresh={isFresh} />
      </span>
    </p>
  );
}

/** A sentence in parts, of which every second is stressed. In the messages `*` stands around what is. */
type Sentence = readonly string[];

function phrasesOf(sentence: string): Sentence {
  return sentence.split('*');
}

/** A text of the reader's, which must not be taken for a stress. */
function quoted(text: string): string {
  return text.replaceAll('*', '∗');
}

interface PhrasesProps {
  readonly of: Sentence;
  readonly isFresh: (phrase: string) => boolean;
}

function Phrases({ of, isFresh }: PhrasesProps) {
  return (
    <>
      {of
        .map((phrase, at) => ({ phrase, at }))
        .map(({ phrase, at }) =>
          at % 2 === 0 ? (
            <Fragment key={at}>{phrase}</Fragment>
          ) : (
            <b key={at} class={isFresh(phrase) ? 'rewritten' : ''}>
              {phrase}
            </b>
          ),
        )}
    </>
  );
}

/** Whether a phrase was not there before the last change. */
function useFresh(phrases: readonly string[]): (phrase: string) => boolean {
  const known = useRef({ now: phrases, before: phrases });
  if (known.current.now.join('\n') !== phrases.join('\n')) known.current = { now: phrases, before: known.current.now };
  const { before } = known.current;
  return (phrase) => !before.includes(phrase);
}

function tableText(game: Rules, draft: Draft, name: string): string {
  const title = draft.title.trim();
  const said = {
    name: quoted(isolated(name.trim())) || '…',
    title: quoted(title),
    game: titleOf(game.id),
    count: seatsOf(game, draft).length,
  };
  return say(title === '' ? 'app.create.charter.untitled' : 'app.create.charter.table', said);
}

/** `you, a friend, two bots (squire)`. */
function whoText(seats: readonly SeatChoice[]): string {
  const counts = new Map<string, number>();
  for (const choice of seats) {
    const key = choice.kind === 'bot' ? `bot ${choice.level} ${choice.character}` : choice.kind;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const parts = [...counts].map(([key, n]) => {
    const [kind, level, character] = key.split(' ');
    if (level === undefined) return say(`app.create.who.${kind}`, { n });
    return say('app.create.who.bot', { n, level: botInWords(say, level, character) });
  });
  return new Intl.ListFormat(currentLanguage()).format(parts.map((part) => `*${part}*`));
}

/** Who can come in, and how; who can watch. */
function doorTexts(game: Rules, draft: Draft): string[] {
  const seats = seatsOf(game, draft);
  const number = (kind: SeatChoice['kind']): number => seats.filter((choice) => choice.kind === kind).length;
  if (draft.where === 'local') {
    if (number('here') > 0) return [say('app.create.door.here')];
    return [say(number('me') > 0 ? 'app.create.door.alone' : 'app.create.door.bots')];
  }
  const [friends, open] = [number('friend'), number('open')];
  const access = accessOf(game, draft);
  return [
    ...(friends > 0 ? [say('app.create.door.friend', { n: friends })] : []),
    ...(open > 0 ? [say(`app.create.door.${access}`, { n: open })] : []),
    ...(friends + open === 0 ? [say('app.create.door.full')] : []),
    seenText({ access, spectators: draft.spectators }),
  ];
}

function paceSaid({ pace, onTimeout }: Draft): string {
  const said = { pace: paceText(PACES[pace]), timeout: say(`app.create.timeout.${onTimeout}`) };
  return say(pace === 'none' ? 'app.create.charter.pace' : 'app.create.charter.timed', said);
}

/** Only what differs from the usual. */
function optionTexts(game: Rules, draft: Draft, speaker: Speaker): string[] {
  const options = optionsOf(game, draft);
  const pack = packOf(game, draft);
  const unusual = game.options.flatMap((spec) => {
    const value = options[spec.id];
    if (value === spec.default) return [];
    const name = speaker.say(`setup.${spec.id}`);
    if (spec.kind === 'flag') return [say(value === true ? 'app.create.with' : 'app.create.without', { name })];
    return [say('app.create.set', { name, value: speaker.say(`setup.${spec.id}.${value}`) })];
  });
  return [...unusual, ...(pack === null ? [] : [say('app.create.withPack', { name: quoted(pack.name) })])];
}
