/** A castle seen from above: walls, towers, gate and moat with their dice; on the stage also who stands outside each side. */

import type { PlayerView } from '@castellan/anarchy';
import { CORNERS, type Corner, SIDES, type Side } from '@castellan/anarchy/vocabulary';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { useThings } from '../things.ts';

interface CastleProps {
  readonly of: PlayerView;
  /** Tiny, or in a strip beside other things, with the force of each side at most; or alone, as the middle of the stage. */
  readonly size?: Size;
}

/** Edge of a die in the drawing: the smaller the castle, the larger its dice. */
const DICE = { tiny: 32, strip: 28, full: 24 } as const;
type Size = keyof typeof DICE;

export function Castle({ of, size = 'strip' }: CastleProps) {
  const { speaker } = useAnaTable();
  return (
    <section
      class={`ana-castle ${size}`}
      style={{ '--edge': DICE[size] }}
      aria-label={speaker.say('board.defence.castle', { seat: of.seat })}
    >
      <Ground of={of} />
      {SIDES.map((side) => (
        <Wall key={side} side={side} of={of} />
      ))}
      {CORNERS.map((corner) => (
        <Tower key={corner} corner={corner} of={of} />
      ))}
      <Fixed of={of} fort="gate" />
      <Fixed of={of} fort="moat" />
      {size !== 'full' && <Garrison of={of} />}
    </section>
  );
}

const MOST_MOAT = 5;

/** Water as wide as the moat is deep, the walls around the yard, the bridge before the gate. */
function Ground({ of: { castle } }: { readonly of: PlayerView }) {
  const { gate, moat, towers, walls } = castle;
  const shore = 2 + (MOST_MOAT - moat) * 2;
  return (
    <svg class="ground" viewBox="0 0 224 200" aria-hidden="true">
      {moat > 0 ? (
        <>
          <rect class="water" x={shore} y={shore} width={224 - 2 * shore} height={200 - 2 * shore} rx="22" />
          <path class="ripple" d="M195 62q4-4 8 0t8 0 M195 138q4-4 8 0t8 0 M60 190q4-4 8 0t8 0 M130 12q4-4 8 0t8 0" />
        </>
      ) : (
        <rect class="ditch" x="7" y="7" width="210" height="186" rx="18" />
      )}
      <path class={gate > 0 ? 'bridge' : 'path'} d="M91 166h18v34h-18z" />
      {gate > 0 && <path class="planks" d="M91 179h18M91 186h18M91 193h18" />}
      <rect class="yard" x="32" y="32" width="136" height="136" />
      {SIDES.map((side, at) => (
        <g key={side} transform={`rotate(${90 * at} 100 100)`}>
          {walls[side] > 0 ? (
            <>
              <rect class="stone" x="40" y={29 - walls[side]} width="120" height={10 + 2 * walls[side]} />
              <path class="merlons" d={`M52 ${31 - walls[side]}H150`} />
            </>
          ) : (
            <path class="unbuilt" d="M44 33H156" />
          )}
        </g>
      ))}
      {CORNERS.map((corner, at) => (
        <g key={corner} transform={`rotate(${90 * at} 100 100)`}>
          <circle class={towers[corner] > 0 ? 'stone' : 'unbuilt'} cx="34" cy="34" r={towers[corner] > 0 ? 19 + 2 * towers[corner] : 17} />
          {towers[corner] > 1 && <circle class="merlons" cx="34" cy="34" r="19" />}
        </g>
      ))}
      <path class={gate > 0 ? 'stone' : 'unbuilt'} d="M82 154h36v24h-36z" />
      <path class="keep" d="M82 82h36v36h-36z M78 78h10v10h-10z M112 78h10v10h-10z M112 112h10v10h-10z M78 112h10v10h-10z" />
    </svg>
  );
}

type Spot = readonly [x: number, y: number];

const TRIPLE = [
  [-1, -1],
  [0, 0],
  [1, 1],
] as const;
const CORNER_PIPS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Where the pips of each face lie, in quarters of the edge. */
const PIPS: readonly (readonly Spot[])[] = [
  [],
  [[0, 0]],
  [TRIPLE[0], TRIPLE[2]],
  TRIPLE,
  CORNER_PIPS,
  [...CORNER_PIPS, [0, 0]],
  [...CORNER_PIPS, [-1, 0], [1, 0]],
];

/** A die on its place, or the empty place. */
function DieOn({ n, name }: { readonly n: number; readonly name: string }) {
  return (
    <>
      <span class="sr">{name}</span>
      <svg class="die-on" viewBox="-12 -12 24 24" aria-hidden="true">
        <rect class={n > 0 ? 'die-face' : 'no-die'} x="-11" y="-11" width="22" height="22" rx="4" />
        {PIPS[n].map(([across, down]) => (
          <circle key={`${across} ${down}`} class="pip" cx={across * 6} cy={down * 6} r="2.4" />
        ))}
      </svg>
    </>
  );
}

function Wall({ side, of }: { readonly side: Side; readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  const draw = useThings(of);
  const value = of.castle.walls[side];
  const name = speaker.say('board.defence.wall', { place: side, value });
  return (
    <div class="spot" data-at={side}>
      <div {...draw(`wall:${side}`, 'fort')} data-tip={name}>
        <DieOn n={value} name={name} />
      </div>
    </div>
  );
}

function Tower({ corner, of }: { readonly corner: Corner; readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  const draw = useThings(of);
  const value = of.castle.towers[corner];
  const name = speaker.say('board.defence.tower', { corner, value });
  return (
    <div class="spot" data-at={corner}>
      <div {...draw(`corner:${corner}`, 'fort round')} data-tip={name}>
        <DieOn n={value} name={name} />
      </div>
    </div>
  );
}

/** Gate and moat have one place each; nothing is ever asked about them. */
function Fixed({ of, fort }: { readonly of: PlayerView; readonly fort: 'gate' | 'moat' }) {
  const { fresh, speaker } = useAnaTable();
  const value = of.castle[fort];
  const name = speaker.say(`board.defence.${fort}`, { value });
  const isFresh = fresh.has(`${of.seat}/castle:${fort}`);
  return (
    <div class="spot" data-at={fort}>
      <div class={`fort ${isFresh ? 'fresh' : ''}`} data-tip={name}>
        <DieOn n={value} name={name} />
      </div>
      <span class="tag" aria-hidden="true">
        {speaker.say(`term.${fort}`)}
      </span>
    </div>
  );
}

/** How much force stands on each side, where that may be known. */
function Garrison({ of: { force } }: { readonly of: PlayerView }) {
  const { speaker, view } = useAnaTable();
  if (force === null)
    return (
      <div class="sealed" data-tip={speaker.say('board.defence.sealed')}>
        <AnaIcon name="hidden" size={24} title={speaker.say('board.defence.sealed')} />
      </div>
    );
  if (view.phase !== 'resolution') return null;
  return (
    <>
      {SIDES.map((side) => (
        <span
          key={side}
          class={`force ${force[side] === 0 ? 'none' : ''}`}
          data-at={side}
          data-tip={speaker.say('board.defence.forceOn', { side, n: force[side] })}
        >
          <span class="sr">{speaker.say('board.defence.forceOn', { side, n: force[side] })}</span>
          <span aria-hidden="true">{force[side]}</span>
        </span>
      ))}
    </>
  );
}
