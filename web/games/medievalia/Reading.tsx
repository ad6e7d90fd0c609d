/** The reading card of anything on the table: name, cost, what it makes, its strength, its power and the building it needs. */

import type { Target } from '@castellan/engine';
import type { MedView } from '@castellan/medievalia';
import { faceIn } from '@castellan/medievalia/preview';
import { RESOURCES } from '@castellan/medievalia/vocabulary';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Card } from '../../design/index.ts';
import { enabledBy, enablerOf, typeOf } from './facts.ts';
import { Art, MedIcon, type Sign } from './icons.ts';
import { cardNamed, idOf, kindOf } from './where.ts';

interface ReadingProps {
  readonly view: MedView;
  readonly target: Target;
  readonly speaker: Speaker;
}

export function canRead(_view: MedView, target: Target): boolean {
  const kind = kindOf(target);
  return kind === 'card' || kind === 'hand';
}

export function Reading({ view, target, speaker }: ReadingProps) {
  const type = kindOf(target) === 'hand' ? idOf(target) : typeOf(idOf(target));
  const {
    kind,
    cost,
    dearCost,
    attack,
    defence,
    resource,
    amount,
    workerSlots,
    buildingSlots,
    prestige,
    productionBonus,
    defenceBonus,
    isWorker,
  } = faceIn(view, type);
  const lies = cardNamed(view, idOf(target));
  const enabler = enablerOf(view, type);
  const enables = enabledBy(view, type);
  const isHost = kind === 'city' || kind === 'territory';
  const extra = dearCost.reduce((sum, n) => sum + n, 0) - cost.reduce((sum, n) => sum + n, 0);
  return (
    <Card
      size="reading"
      class="med-reading"
      miniature={<Art name={type} size={44} />}
      name={speaker.say(`name.card.${type}`)}
      cost={RESOURCES.map((id, i) =>
        cost[i] > 0 ? (
          <span key={id} class="seal plain">
            {cost[i]}
            <MedIcon name={id} size={14} title={true} />
          </span>
        ) : null,
      )}
    >
      <p class="kind">{speaker.say(`term.${kind}`)}</p>
      <ul>
        {resource >= 0 && (
          <Line sign={RESOURCES[resource]}>
            {speaker.say(isHost ? 'board.makes' : 'board.makesAlone', { n: amount, resource: RESOURCES[resource] })}
          </Line>
        )}
        {workerSlots > 0 && <Line sign="peasant">{speaker.say('board.workerSlots', { n: workerSlots })}</Line>}
        {buildingSlots > 0 && <Line sign="workshop">{speaker.say('board.buildingSlots', { n: buildingSlots })}</Line>}
        {isWorker && <Line sign="peasant">{speaker.say('board.isWorker')}</Line>}
        {attack + defence > 0 && <Line sign="attack">{speaker.say('board.strength', { attack, defence })}</Line>}
        {productionBonus > 0 && <Line sign="labour">{speaker.say('board.productionBonus', { n: productionBonus })}</Line>}
        {defenceBonus > 0 && <Line sign="defence">{speaker.say('board.defenceBonus', { n: defenceBonus })}</Line>}
        {prestige > 0 && <Line sign="prestige">{speaker.say('board.worth', { n: prestige })}</Line>}
        {enables !== null && <Line sign="gold">{speaker.say('board.enables', { card: enables })}</Line>}
        {enabler !== null && <Line sign="gold">{speaker.say('board.needs', { card: enabler, n: extra })}</Line>}
      </ul>
      <p class="words">{speaker.say(`term.${type}.help`)}</p>
      {lies?.used && <p class="words short">{speaker.say('term.used.help')}</p>}
      {lies !== null && lies.damage > 0 && <p class="words short">{speaker.say('board.damaged', { n: lies.damage })}</p>}
    </Card>
  );
}

function Line({ sign, children }: { readonly sign: Sign; readonly children: ComponentChildren }) {
  return (
    <li>
      <MedIcon name={sign} size={18} />
      <span>{children}</span>
    </li>
  );
}
