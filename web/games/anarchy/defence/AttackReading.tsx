/** The reading card of an attack: what it strikes, or may strike, and what may be set against it. */

import type { AnaView } from '@castellan/anarchy';
import { ATTACK_TYPES, type AttackType } from '@castellan/anarchy/vocabulary';
import type { Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Card } from '../../../design/index.ts';
import { factsOf } from '../facts.ts';
import { AnaIcon } from '../icons.ts';
import { strengthsOf } from './Attacks.tsx';
import { meansAgainst } from './facts.ts';

interface ReadingProps {
  readonly view: AnaView;
  /** `attack:<seat>.<slot>` */
  readonly target: Target;
  readonly speaker: Speaker;
}

export function AttackReading({ view, target, speaker }: ReadingProps) {
  const [seat, slot] = target
    .slice(target.indexOf(':') + 1)
    .split('.')
    .map(Number);
  const attack = view.players[seat]?.attacks.find((card) => card.slot === slot);
  if (attack === undefined) return null;
  const { back, face, type } = attack;
  return (
    <Card size="reading" class="ana-attack-reading" miniature={<AnaIcon name={type} size={44} />} name={speaker.say(`name.attack.${type}`)}>
      {back !== null && (
        <p class="text">{speaker.say('board.defence.mayBe', { faces: back.faces, violent: back.violent, strengths: strengthsOf(back) })}</p>
      )}
      {face !== null && (
        <>
          {face.violent && <p class="text violent">{speaker.say('board.defence.violent')}</p>}
          <ul class="text">
            {face.hits.map(({ side, strength, left }) => (
              <li key={side}>{speaker.say('board.defence.blowLeft', { side, strength, left })}</li>
            ))}
          </ul>
        </>
      )}
      <Helps view={view} type={type} speaker={speaker} />
    </Card>
  );
}

interface OfType {
  readonly view: AnaView;
  readonly type: AttackType;
  readonly speaker: Speaker;
}

function Helps({ view, type, speaker }: OfType) {
  const { forts, tactic, workers } = meansAgainst(view, type);
  return (
    <p class="text">
      {speaker.say('board.defence.helps', {
        means: [
          ...forts.map((fort) => speaker.say(`term.${fort}`)),
          ...(tactic === null ? [] : [speaker.say(`name.tactic.${tactic}`)]),
          ...(workers ? [speaker.say('board.defence.workers')] : []),
        ],
      })}
    </p>
  );
}

/** The reading card of all attacks of a kind: how many there are, how they strike, and what may be set against them. */
export function AttackTypeReading({ view, id, speaker }: { readonly view: AnaView; readonly id: string; readonly speaker: Speaker }) {
  const type = ATTACK_TYPES.find((known) => known === id);
  if (type === undefined) return null;
  const cards = factsOf(view).attackCards(type);
  const strikes = new Map<string, number>();
  for (const { hits } of cards) {
    const letters = hits.map(({ letter }) => letter).join(' + ');
    strikes.set(letters, (strikes.get(letters) ?? 0) + 1);
  }
  return (
    <Card size="reading" class="ana-attack-reading" miniature={<AnaIcon name={type} size={44} />} name={speaker.say(`name.attack.${type}`)}>
      <p class="text">
        {speaker.say('board.defence.cards', { n: cards.length, violent: cards.filter(({ violent }) => violent).length })}{' '}
        {[...strikes].map(([letters, n]) => speaker.say('board.defence.strikes', { letters, n })).join(', ')}
      </p>
      <Helps view={view} type={type} speaker={speaker} />
    </Card>
  );
}
