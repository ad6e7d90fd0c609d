/** A player folded to numbers: in the side column, the rail, the status line and the prompt sheet. */

import type { UniView } from '@castellan/medioevo';
import { COLOURS } from '@castellan/medioevo/vocabulary';
import { Counter, numeral } from '../../design/index.ts';
import type { Choice, SeatProps } from '../../shell/index.ts';
import { useDesk } from '../../shell/index.ts';
import { mineOf, relationOf, sum, unitsOf } from './facts.ts';
import { UniIcon } from './icons.ts';
import { openLeaf } from './table.ts';
import { nameOf } from './words.ts';

export function Panel({ view, seat, speaker }: SeatProps<UniView>) {
  const { me } = useDesk();
  const { cards, flipped, kingdom, levels, loans, out, penalty, prisoners, rank, tax, tokens } = view.players[seat];
  const isOpen = openLeaf.value === 'dealings';
  const lands = view.territories.filter(({ controller }) => controller === seat).length;
  const units = unitsOf(view, seat);
  const relation = me === null || me === seat ? null : relationOf(view, me, seat);
  const pacts = me === null || me === seat ? 0 : view.pacts.filter(({ parties }) => parties.includes(me) && parties.includes(seat)).length;
  const relationWords =
    pacts > 0 && relation === 'peace'
      ? speaker.say('medioevo.table.pacts', { n: pacts })
      : speaker.say(`medioevo.table.relation.${relation ?? 'peace'}`);
  const held = sum(prisoners.map(sum));
  if (out) return <p class="uni-panel out">{speaker.say('medioevo.table.out')}</p>;
  return (
    <button
      type="button"
      class="uni-panel"
      data-opens="dealings"
      data-tip={kingdom === null ? undefined : nameOf(speaker, 'kingdom', kingdom)}
      aria-expanded={isOpen}
      onClick={() => {
        openLeaf.value = isOpen ? 'table' : 'dealings';
      }}
    >
      <span class="sr">
        {speaker.say('medioevo.table.open', { seat })}
        {kingdom !== null && ` ${nameOf(speaker, 'kingdom', kingdom)}.`}
        {rank >= 0 && penalty < 0 && ` ${speaker.say('medioevo.table.penalty', { n: rank + 1, penalty: numeral(penalty) })}.`}
      </span>
      <span class="line">
        <Counter icon={<UniIcon name="control" size={18} />} label={speaker.say('medioevo.table.lands', { n: lands })} value={lands} />
        <Counter icon={<UniIcon name="units" size={18} />} label={speaker.say('medioevo.table.units', { n: units })} value={units} />
        <Counter icon={<UniIcon name="tax" size={18} />} label={speaker.say('medioevo.table.taxOf', { tax })} value={tax} />
        <Counter
          icon={<UniIcon name="card" size={18} />}
          label={speaker.say('medioevo.table.cardsOf', { n: cards.length })}
          value={cards.length}
        />
        {sum(tokens) > 0 && (
          <Counter
            icon={<UniIcon name="objective" size={18} />}
            label={speaker.say('medioevo.table.tokensOf', { n: sum(tokens), left: sum(tokens) - sum(flipped) })}
            value={sum(tokens)}
          />
        )}
        {loans > 0 && (
          <Counter icon={<UniIcon name="debt" size={18} />} label={speaker.say('medioevo.table.loans', { n: loans })} value={loans} />
        )}
        {held > 0 && (
          <Counter icon={<UniIcon name="prisoner" size={18} />} label={speaker.say('medioevo.table.holds', { n: held })} value={held} />
        )}
        {relation !== null && (
          <span class={`relation ${relation}`} data-tip={relationWords}>
            <UniIcon name={relation === 'peace' && pacts > 0 ? 'pact' : relation} size={16} />
            <span class={relation === 'peace' ? 'sr' : ''}>{relationWords}</span>
          </span>
        )}
        <span
          class="arts"
          role="img"
          aria-label={speaker.say('medioevo.table.levels', { n: sum(levels) })}
          data-tip={speaker.say('medioevo.table.levels', { n: sum(levels) })}
        >
          {COLOURS.map((colour, i) => (
            <i key={colour} class={`branch-${colour}`} style={{ '--level': levels[i] }} />
          ))}
        </span>
      </span>
    </button>
  );
}

/** Land: what everybody watches on everybody. */
export function Key({ view, seat, speaker }: SeatProps<UniView>) {
  const lands = view.territories.filter(({ controller }) => controller === seat).length;
  return (
    <>
      <UniIcon name="control" size={14} title={speaker.say('medioevo.table.lands', { n: lands })} />
      {lands}
    </>
  );
}

/** My money and units, in the phone's prompt sheet. */
export function Purse({ view, seat, speaker }: SeatProps<UniView> & { readonly choice: Choice }) {
  const { florins, income, upkeep, tax } = mineOf(view, seat);
  const units = unitsOf(view, seat);
  return (
    <span class="uni-purse">
      {florins !== null && (
        <Counter
          icon={<UniIcon name="florins" size={20} />}
          label={speaker.say('medioevo.table.florinsNow', { n: florins, income, upkeep })}
          value={florins}
          income={income - upkeep}
        />
      )}
      <Counter icon={<UniIcon name="tax" size={20} />} label={speaker.say('medioevo.table.taxOf', { tax })} value={tax} />
      <Counter icon={<UniIcon name="units" size={20} />} label={speaker.say('medioevo.table.units', { n: units })} value={units} />
    </span>
  );
}
