/** Cards to choose among: Empire cards that were dealt or drawn, Event cards that one looks at, objective tokens. */

import { COLOURS } from '@castellan/medioevo/vocabulary';
import { thing } from '../../../shell/index.ts';
import { contentAt } from '../content.ts';
import { EmpireCard } from '../EmpireCard.tsx';
import { idOf } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf } from './parts.tsx';

export function CardsStage() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const mine = view.players[me];
  const targets = asked.options.flatMap(({ at = [] }) => at);
  return (
    <div class="us cards-stage">
      <Leaf
        title={speaker.say(`medioevo.stage.cards.${asked.step}`)}
        readers={asked.step === 'takeObjectiveToken' ? 'all' : [me]}
        class="hand"
      >
        <ul class={asked.step === 'takeObjectiveToken' ? 'tokens' : 'faces-of-cards'}>
          {targets.map((target) => (
            <li key={target}>
              {target.startsWith('card:') ? (
                <EmpireCard id={idOf(target)} size="face" />
              ) : target.startsWith('token:') ? (
                <TokenCard colour={idOf(target)} />
              ) : (
                <EventFace id={idOf(target)} />
              )}
            </li>
          ))}
        </ul>
        <p class="seen">{speaker.say(`medioevo.stage.cards.${asked.step}.seen`)}</p>
      </Leaf>
      {mine.cards.length > 0 && (
        <Leaf title={speaker.say('medioevo.stage.cards.mine')} readers="all" class="own-cards">
          <ul>
            {mine.cards.map(({ id, state, met }) => (
              <li key={id}>
                <EmpireCard id={id} state={state} met={met} />
              </li>
            ))}
          </ul>
        </Leaf>
      )}
    </div>
  );
}

function TokenCard({ colour }: { readonly colour: string }) {
  const { choice, speaker, view } = useUniTable();
  const known = COLOURS.find((one) => one === colour) ?? 'blue';
  const at = COLOURS.indexOf(known);
  return (
    <div {...thing(choice, `token:${colour}`, `token-card branch-${colour}`)}>
      <UniIcon name={`branch-${known}`} size={36} />
      <span class="said">
        <b>{nameOf(speaker, 'colour', colour)}</b>
        <small>{nameOf(speaker, 'branch', colour)}</small>
        <small>{speaker.say('medioevo.stage.shop.left', { n: view.tokens[at] ?? 0 })}</small>
      </span>
    </div>
  );
}

/** An Event card: how far it reaches and what it may do. */
function EventFace({ id }: { readonly id: string }) {
  const { choice, speaker, view } = useUniTable();
  const content = contentAt(view).eventCards.find((event) => event.id === id);
  if (content === undefined) return null;
  return (
    <div {...thing(choice, `event:${id}`, 'event-face')}>
      <b>{nameOf(speaker, 'event', id)}</b>
      <ul>
        {content.icons.map((effect) => (
          <li key={effect}>{nameOf(speaker, 'effect', effect)}</li>
        ))}
      </ul>
      <small>{[...content.dark, ...content.light, ...content.seaZones].map((node) => nameOf(speaker, 'node', node)).join(', ')}</small>
      <small>{speaker.say('medioevo.stage.cards.tolerates', { n: content.toleratedTax })}</small>
    </div>
  );
}
