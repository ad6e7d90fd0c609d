/** Loot tiles and the side cards of the campaign, and whatever else can be read. */

import type { AnaView } from '@castellan/anarchy';
import type { Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Card } from '../../../design/index.ts';
import { factsOf } from '../facts.ts';
import { AnaIcon } from '../icons.ts';
import { Reading } from '../Reading.tsx';
import { idOf, kindOf } from '../where.ts';
import { gainsInWords, sideInWords } from '../words.ts';

interface PrintedProps {
  readonly view: AnaView;
  readonly target: Target;
  readonly speaker: Speaker;
}

export function Printed({ view, target, speaker }: PrintedProps) {
  const facts = factsOf(view);
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'loot': {
      const gains = facts.loot(id);
      return (
        <Card
          size="reading"
          class="ana-reading"
          miniature={
            <span class="several">
              {gains.flatMap(({ sign, n }) => Array.from({ length: n }, (_, i) => <AnaIcon key={`${sign} ${i}`} name={sign} size={44} />))}
            </span>
          }
          name={speaker.say(facts.isLarge(id) ? 'pieces.loot.large' : 'pieces.loot.small')}
          text={speaker.say('board.gives', { words: gainsInWords(speaker, gains) })}
        />
      );
    }
    case 'side': {
      const printed = facts.scenarioCard(id);
      return (
        <Card
          size="reading"
          class="ana-reading"
          miniature={<AnaIcon name="warning" size={44} />}
          name={speaker.say(`name.castle.${id}`)}
          text={printed.mode === 'side' ? sideInWords(speaker, printed.side) : ''}
        />
      );
    }
    default:
      return <Reading view={view} target={target} speaker={speaker} />;
  }
}
