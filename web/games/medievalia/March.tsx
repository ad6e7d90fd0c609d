/** A neutral fief: whoever passes through it, and who stands in his way. */

import type { FiefView } from '@castellan/medievalia';
import { Shield } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { MedIcon } from './icons.ts';
import { Token, Troop } from './People.tsx';
import { useRoom } from './room.ts';
import { useMedTable } from './table.ts';
import { besideWhom } from './where.ts';

/** More are tokens however much room there is. */
const CROWD = 3;

export function March({ of: fief, small }: { readonly of: FiefView | null; readonly small?: boolean }) {
  const { choice, speaker, staged, tincture, view } = useMedTable();
  const standing = fief?.ground.filter(({ id }) => !staged.has(id)) ?? [];
  const { box, crowded } = useRoom(standing, CROWD);
  if (fief === null) return null;
  const [ownerSeat, otherSeat] = besideWhom(view, fief);
  const isMarch = otherSeat !== undefined;
  const name = isMarch ? speaker.say('board.march', { ownerSeat, otherSeat }) : speaker.say(`name.fief.${fief.id}`);
  const heading = thing(choice, `fief:${fief.id}`, 'fief-name', name);
  return (
    <section class={`march ${small ? 'small' : ''}`} aria-label={name} data-drop={`fief:${fief.id}`}>
      <h3>
        <span {...heading} data-tip={isMarch && heading['data-state'] !== 'refused' ? name : undefined}>
          <MedIcon name="march" size={18} />
          <span class="called">{isMarch ? speaker.say('board.marchShort') : name}</span>
          {isMarch && (
            <span class="between">
              <Shield tincture={tincture(ownerSeat)} size={18} />
              <Shield tincture={tincture(otherSeat)} size={18} />
            </span>
          )}
        </span>
      </h3>
      <div ref={box} class="folk">
        {standing.map((card) => (small || crowded ? <Token key={card.id} of={card} abroad /> : <Troop key={card.id} of={card} abroad />))}
        {standing.length === 0 && <span class="caption">{speaker.say('board.nobody')}</span>}
      </div>
    </section>
  );
}
