/** A player folded to numbers: in the side column, the rail and the status line. */

import type { AnaView, PlayerView } from '@castellan/anarchy';
import { ATTRIBUTES } from '@castellan/anarchy/vocabulary';
import type { Speaker } from '@castellan/text';
import { Counter } from '../../design/index.ts';
import type { SeatProps } from '../../shell/index.ts';
import { AnaIcon, type Sign } from './icons.ts';
import { openSheets } from './table.ts';

export function Panel({ view, seat, speaker }: SeatProps<AnaView>) {
  const of = view.players[seat];
  const isOpen = openSheets.value === seat;
  return (
    <button
      type="button"
      class="ana-panel"
      data-opens="sheets"
      aria-expanded={isOpen}
      onClick={() => {
        openSheets.value = isOpen ? null : seat;
      }}
    >
      <span class="sr">{speaker.say('board.open', { seat })}</span>
      <span class="line">
        <Attributes of={of} speaker={speaker} />
      </span>
      <Standing view={view} of={of} speaker={speaker} />
    </button>
  );
}

/** The four attributes and the discontent. */
export function Attributes({ of, speaker }: { readonly of: PlayerView; readonly speaker: Speaker }) {
  return (
    <>
      {ATTRIBUTES.map((attribute) => (
        <Counter
          key={attribute}
          icon={<AnaIcon name={attribute} size={18} />}
          label={speaker.say(`name.attribute.${attribute}`)}
          value={of.attributes[attribute]}
        />
      ))}
      <Counter
        icon={<AnaIcon name="discontent" size={18} />}
        label={speaker.say('board.openDiscontent', { n: of.discontent, vp: of.penalty })}
        value={of.discontent}
        short={of.discontent > 0}
      />
    </>
  );
}

/** The castle in pips, path cards, enemy castles taken, and whether the player is done. */
export function Standing({ view, of, speaker }: { readonly view: AnaView; readonly of: PlayerView; readonly speaker: Speaker }) {
  const pips: readonly (readonly [sign: Sign, n: number])[] = [
    ['gate', of.castle.gate],
    ['tower', Object.values(of.castle.towers).reduce((sum, n) => sum + n, 0)],
    ['wall', Object.values(of.castle.walls).reduce((sum, n) => sum + n, 0)],
    ['moat', of.castle.moat],
  ];
  const points = of.paths.reduce((sum, path) => sum + path.points, 0);
  return (
    <span class="line quiet">
      {pips.map(([sign, n]) => (
        <Counter key={sign} icon={<AnaIcon name={sign} size={16} />} label={speaker.say(`board.pips.${sign}`)} value={n} />
      ))}
      <Counter
        icon={<AnaIcon name="pathCard" size={16} />}
        label={speaker.say('board.pathPoints', { n: of.paths.length, points })}
        value={points}
      />
      {view.tents && (
        <Counter icon={<AnaIcon name="enemyCastle" size={16} />} label={speaker.say('board.castlesTaken')} value={of.castles} />
      )}
      <span class="marks">
        {view.firstPlayer === of.seat && view.players.length > 1 && <AnaIcon name="firstPlayer" size={16} title={true} />}
        {of.done && view.phase === 'actions' && <span class="stamp">{speaker.say('board.done')}</span>}
      </span>
    </span>
  );
}

/** Discontent: what everybody watches on everybody. */
export function Key({ view, seat, speaker }: SeatProps<AnaView>) {
  const { discontent, penalty } = view.players[seat];
  return (
    <>
      <AnaIcon name="discontent" size={14} title={speaker.say('board.openDiscontent', { n: discontent, vp: penalty })} />
      {discontent}
    </>
  );
}
