/** What a party of a battle is asked, each answer with what is likely to come of it. */

import { type Asked, type Option, printKeys } from '@castellan/engine';
import type { BattleView } from '@castellan/medioevo';
import { useDesk, useLastForesight } from '../../../../shell/index.ts';
import { Token } from '../../Pieces.tsx';
import { useUniTable } from '../../table.ts';
import { Amount, Choices, Folded, Leaf, Shares } from '../parts.tsx';
import { Reaction } from '../Reaction.tsx';
import { rerollIn } from '../shares.ts';
import { Using } from '../Using.tsx';
import { Captains } from './Captains.tsx';
import { Crews } from './Crews.tsx';
import { Orders } from './Orders.tsx';
import { foeOf, unitIn } from './sides.ts';
import { WhyNotOthers } from './WhyNotOthers.tsx';

export function Asking({ of: battle }: { readonly of: BattleView }) {
  const { choice, speaker } = useUniTable();
  const { asked } = choice;
  if (asked === null) return <Waiting />;
  switch (asked.step) {
    case 'window':
    case 'actNow':
      return <Reaction />;
    case 'chooseTarget':
    case 'consentCard':
      return <Using />;
    case 'rerollBattleDice':
      return <Rerolls of={battle} asked={asked} />;
    case 'captainActions':
      return <Captains of={battle} asked={asked} />;
    case 'assignCrews':
      return <Crews asked={asked} />;
    case 'assignDamage':
    case 'loseOwnUnit':
      return <Damage of={battle} asked={asked} />;
    case 'sacrificeLight':
    case 'spendBlood':
    case 'superioritySplit':
    case 'fleeLoad':
      return (
        <Leaf title={speaker.say(`medioevo.stage.asking.${asked.step}`)} class="asking">
          <p>{speaker.say(`medioevo.stage.asking.${asked.step}.help`)}</p>
          <Amount />
          <Orders asked={asked} />
        </Leaf>
      );
    default:
      return asked.kind === 'pick' ? <Answers asked={asked} /> : null;
  }
}

function Waiting() {
  const { speaker } = useUniTable();
  const { waiting } = useDesk().snapshot.view;
  const [first] = waiting;
  if (first === undefined) return null;
  return (
    <p class="empty">
      {first.seat === null ? speaker.say('medioevo.stage.waiting') : speaker.say(`waiting.${first.step}`, { seat: first.seat })}
    </p>
  );
}

interface AskingProps {
  readonly of: BattleView;
  readonly asked: Asked;
}

/** More answers are set closer, and why not others is folded. */
const FEW = 5;

/** Fight, talk or flee; what else a party of a battle chooses among. */
function Answers({ asked }: Pick<AskingProps, 'asked'>) {
  const { speaker } = useUniTable();
  const isFlight = ({ say }: Option): boolean => say === 'fleeTo' || say === 'fleeByShip';
  const flights = asked.options.filter(isFlight).toSorted((one, other) => mpOf(one) - mpOf(other));
  const others = asked.options.filter((option) => !isFlight(option));
  const isMany = others.length > FEW;
  const helpOf = (option: Option): string | null => {
    const message = `medioevo.stage.asking.${asked.step}.${option.say}`;
    return speaker.has(message) ? speaker.say(message) : null;
  };
  return (
    <Leaf title={speaker.say(`medioevo.stage.asking.${asked.step}`)} class="asking">
      <Choices options={others} note={helpOf} class={isMany ? 'thin' : ''} />
      <Folded title={speaker.say('medioevo.stage.flight')} n={flights.length}>
        <p class="why">{speaker.say('medioevo.stage.flight.help')}</p>
        <Choices options={flights} class="thin" />
      </Folded>
      <WhyNotOthers asked={asked} folded={isMany} />
      <Orders asked={asked} />
    </Leaf>
  );
}

function mpOf(option: Option): number {
  return Number(Reflect.get(option, 'mp'));
}

/** Any of the three once more: what keeping them comes to, each of them alone, all, and what is chosen. */
function Rerolls({ of: battle, asked }: AskingProps) {
  const { choice, speaker } = useUniTable();
  const { foresight } = useLastForesight([], `battle ${battle.node}`);
  const all = asked.options.map(({ key }) => key);
  const chosen = all.filter((key) => choice.chosen.some((option) => option.key === key));
  const isListed = chosen.length !== 2;
  const ways = [[], ...all.map((key) => [key]), ...(isListed ? [] : [chosen]), all];
  return (
    <Leaf title={speaker.say('medioevo.stage.asking.rerollBattleDice')} note={speaker.say('medioevo.stage.dice.round')} class="asking">
      <ul class="ways">
        {ways.map((keys) => {
          const shares = foresight === null ? null : rerollIn(foresight, printKeys('subset', keys));
          const label =
            keys.length === 0 ? speaker.say('medioevo.stage.dice.keep') : speaker.say('medioevo.stage.dice.reroll', { dice: keys });
          return (
            <li key={keys.join()} class={keys.join() === chosen.join() ? 'now' : ''}>
              <span class="way">{label}</span>
              {shares === null ? <span class="shares blank" /> : <Shares of={shares} label={label} />}
            </li>
          );
        })}
      </ul>
      <Orders asked={asked} />
    </Leaf>
  );
}

/** One unit for one point; the cheapest first, so that it is said which that is. */
function Damage({ of: battle, asked }: AskingProps) {
  const { me, speaker } = useUniTable();
  const owner = asked.params.own === false ? foeOf(battle, me).seat : me;
  return (
    <Leaf
      title={speaker.say(`medioevo.stage.asking.${asked.step}`)}
      note={typeof asked.params.n === 'number' ? speaker.say('medioevo.stage.asking.points', { n: asked.params.n }) : undefined}
      class="asking"
    >
      <Choices
        options={asked.options}
        picture={(option) => {
          const unit = unitIn(option);
          return unit === undefined ? null : <Token unit={unit} seat={owner} />;
        }}
        note={(option) => {
          const unit = unitIn(option);
          return unit === undefined || battle.naval ? null : speaker.say(`medioevo.stage.asking.becomes.${unit}`);
        }}
        class="pairs"
      />
      <Orders asked={asked} />
    </Leaf>
  );
}
