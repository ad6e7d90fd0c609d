/** Pieces as they are shown everywhere: units, vehicles, cubes, coins, honour, dice. */

import type { Seat } from '@castellan/engine';
import type { VehicleView } from '@castellan/medioevo';
import { type Good, UNITS, type Unit } from '@castellan/medioevo/vocabulary';
import type { IconSize } from '../../design/index.ts';
import { signOf, signOfVehicle } from './facts.ts';
import { type Sign, UniIcon } from './icons.ts';
import { useUniTable } from './table.ts';
import { nameOf, ROMAN } from './words.ts';

interface UnitsProps {
  /** By unit. */
  readonly of: readonly number[];
  /** Of these, those with a stop marker. */
  readonly stopped?: readonly number[];
  readonly size?: IconSize;
}

/** Units in a row: the picture of each kind with its number. */
export function Units({ of, stopped, size = 18 }: UnitsProps) {
  const { speaker } = useUniTable();
  return (
    <span class="uni-units">
      {UNITS.map((unit, i) =>
        of[i] > 0 ? (
          <span
            key={unit}
            class={(stopped?.[i] ?? 0) >= of[i] ? 'stopped' : ''}
            data-tip={speaker.say('medioevo.table.counted', { n: of[i], what: nameOf(speaker, 'unit', unit) })}
          >
            <UniIcon name={signOf(unit)} size={size} title={nameOf(speaker, 'unit', unit)} />
            {unit.startsWith('captain') && <small>{ROMAN[i - 3]}</small>}
            <b>{of[i]}</b>
          </span>
        ) : null,
      )}
    </span>
  );
}

interface TokenProps {
  readonly unit: Unit;
  /** Whose; barbarians have no seat. */
  readonly seat: Seat | null;
  readonly lost?: boolean;
}

/** One unit as a piece in its owner's colour. */
export function Token({ unit, seat, lost = false }: TokenProps) {
  const { speaker, tincture } = useUniTable();
  return (
    <span class={`uni-token ${seat === null ? 'barbarian' : `seat-${tincture(seat)}`} ${lost ? 'lost' : ''}`}>
      <UniIcon name={signOf(unit)} size={18} title={nameOf(speaker, 'unit', unit)} />
      {unit.startsWith('captain') && <small>{ROMAN[UNITS.indexOf(unit) - 3]}</small>}
    </span>
  );
}

/** A transport or an engine with its level. */
export function Vehicle({ of: { name, level, kind }, size = 20 }: { readonly of: VehicleView; readonly size?: IconSize }) {
  const { speaker } = useUniTable();
  return (
    <span class="uni-vehicle">
      <UniIcon name={signOfVehicle(name)} size={size} title={nameOf(speaker, 'vehicle', name)} />
      {kind !== 'siegeEngine' && <small>{ROMAN[level]}</small>}
    </span>
  );
}

const GOOD_SIGNS: { readonly [good in Good]: Sign } = {
  black: 'good-black',
  white: 'good-white',
  brown: 'good-brown',
  yellow: 'good-yellow',
  green: 'good-green',
  orange: 'good-orange',
  blue: 'good-blue',
  violet: 'good-violet',
};

export function isGood(id: string): id is Good {
  return id in GOOD_SIGNS;
}

/** A cube of a good: its colour and its picture. */
export function Cube({ good, size = 16 }: { readonly good: string; readonly size?: 14 | 16 | 18 | 20 | 24 }) {
  const { speaker } = useUniTable();
  if (!isGood(good)) return null;
  return (
    <span class={`uni-cube good-${good} s${size}`} data-tip={nameOf(speaker, 'good', good)}>
      <UniIcon name={GOOD_SIGNS[good]} size={size === 24 ? 18 : 14} title={nameOf(speaker, 'good', good)} />
    </span>
  );
}

/** Cubes aboard or in a market, each once. */
export function Cubes({ of }: { readonly of: readonly string[] }) {
  return (
    <span class="uni-cubes">
      {of.map((good, i) => (
        <Cube key={`${good} ${i}`} good={good} />
      ))}
    </span>
  );
}

/** A die of four, six or eight faces: its true outline, its number, and how many faces it has. */
export function UniDie({ faces, value }: { readonly faces: 4 | 6 | 8; readonly value: number }) {
  const { speaker } = useUniTable();
  const said = speaker.say(value > 0 ? 'medioevo.table.die' : 'medioevo.table.dieUnrolled', { faces, value });
  return <Die faces={faces} said={said} shown={value > 0 ? value : '–'} />;
}

interface DieProps {
  readonly faces: 4 | 6 | 8;
  readonly said: string;
  readonly shown: number | string;
}

export function Die({ faces, said, shown }: DieProps) {
  const outline = faces === 4 ? 'M16 2 30 28H2z' : faces === 6 ? 'M4 4h24v24H4z' : 'M16 1 31 16 16 31 1 16z';
  return (
    <svg class={`uni-die d${faces}`} viewBox="0 0 32 32" width={32} height={32} role="img" aria-label={said}>
      <title>{said}</title>
      <path d={outline} />
      <text x="16" y={faces === 4 ? 25 : 22} text-anchor="middle">
        {shown}
      </text>
    </svg>
  );
}
