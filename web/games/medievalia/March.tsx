/** A neutral fief: whoever passes through it, and who stands in his way. */

import type { FiefView } from '@castellan/medievalia';
import { thing } from '../../shell/index.ts';
import { MedIcon } from './icons.ts';
import { Token, Troop } from './People.tsx';
import { useMedTable } from './table.ts';

export function March({ of: fief, small }: { readonly of: FiefView | null; readonly small?: boolean }) {
  const { choice, speaker, staged } = useMedTable();
  if (fief === null) return null;
  const standing = fief.ground.filter(({ id }) => !staged.has(id));
  const few = !small && standing.length <= 5;
  return (
    <section class={`march ${small ? 'small' : ''}`} aria-label={speaker.say(`name.fief.${fief.id}`)}>
      <h3>
        <span {...thing(choice, `fief:${fief.id}`, 'fief-name')}>
          <MedIcon name="march" size={18} />
          <span class="called">{speaker.say(`name.fief.${fief.id}`)}</span>
        </span>
      </h3>
      <div class="folk">
        {standing.map((card) => (few ? <Troop key={card.id} of={card} abroad /> : <Token key={card.id} of={card} abroad />))}
        {standing.length === 0 && <span class="caption">{speaker.say('board.nobody')}</span>}
      </div>
    </section>
  );
}
