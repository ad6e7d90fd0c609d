/** The table in one paragraph: what others will read. */

import type { Game, State } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { titleOf } from '../games/plates.ts';
import { currentLanguage, say } from '../language.ts';
import { paceText } from '../parts/pace.ts';
import { type Draft, PACES } from './draft.ts';

interface SummaryProps {
  readonly game: Game<State>;
  readonly draft: Draft;
  readonly speaker: Speaker;
}

export function Summary({ game, draft, speaker }: SummaryProps) {
  return (
    <p class="sentence">
      <b>{titleOf(draft.game)}</b>
      {draft.title !== '' && ` · ${draft.title}`}.{' '}
      {say('app.create.sentence', {
        count: draft.seats.length,
        who: whoText(draft),
        where: draft.where,
        pace: paceText(PACES[draft.pace]),
      })}{' '}
      {optionTexts(game, draft, speaker).join(' ')}
      {draft.pack !== null && ` ${say('app.create.withPack', { name: draft.pack.name })}`}
    </p>
  );
}

/** `you, a friend, two bots (squire)`. */
function whoText({ seats }: Draft): string {
  const counts = new Map<string, number>();
  for (const choice of seats) {
    const key = choice.kind === 'bot' ? `bot ${choice.level}` : choice.kind;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const parts = [...counts].map(([key, n]) => {
    const [kind, level] = key.split(' ');
    return level === undefined ? say(`app.create.who.${kind}`, { n }) : say('app.create.who.bot', { n, level: say(`level.${level}`) });
  });
  return new Intl.ListFormat(currentLanguage()).format(parts);
}

/** Only what differs from the usual. */
function optionTexts(game: Game<State>, { options }: Draft, speaker: Speaker): string[] {
  return game.options.flatMap((spec) => {
    const value = options[spec.id] ?? spec.default;
    if (value === spec.default) return [];
    const name = speaker.say(`setup.${spec.id}`);
    if (spec.kind === 'flag') return [say(value === true ? 'app.create.with' : 'app.create.without', { name })];
    return [say('app.create.set', { name, value: speaker.say(`setup.${spec.id}.${value}`) })];
  });
}
