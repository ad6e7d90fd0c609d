/** The arms of a Lord: a man's on a shield, a woman's on a lozenge, from the blazon in the data; a captive's behind bars. */

import shipped from '@castellan/fief/data' with { type: 'json' };
import { useId } from 'preact/hooks';
import { picture, type Sign } from './icons.ts';

const SHIELD = 'M2 2h36v21c0 12-10 17.5-18 22C12 40.5 2 35 2 23z';
const LOZENGE = 'M20 1.5 38.5 23.5 20 45.5 1.5 23.5z';

/** Heraldry does not change with the light. A metal is paler as a charge than as a field. */
const FIELDS: { readonly [tincture: string]: string } = {
  azure: '#2459a8',
  gules: '#a8393a',
  vert: '#2e7d3a',
  sable: '#2b2622',
  or: '#eccb62',
  argent: '#efe9dc',
};
const CHARGES: { readonly [tincture: string]: string } = { ...FIELDS, or: '#f3d480', argent: '#f4efe4' };

/** Charges that are drawn across the whole field. */
const ORDINARIES: { readonly [charge: string]: string } = {
  cross: 'M16.5 0h7v48h-7zM0 14.5h40v7H0z',
  chevron: 'M20 13 40 31v10L20 23 0 41V31z',
  bend: 'M-2 6 8-2 44 36 34 44z',
  'two bars': 'M0 10h40v7H0zM0 25h40v7H0z',
};

const SIGNS: { readonly [charge: string]: Sign } = {
  lion: 'arms-lion',
  stag: 'arms-stag',
  eagle: 'arms-eagle',
  boar: 'arms-boar',
  'three roses': 'arms-rose',
  tower: 'arms-tower',
  sheaf: 'arms-sheaf',
  bull: 'arms-bull',
  star: 'arms-star',
  swan: 'arms-swan',
  unicorn: 'arms-unicorn',
  lily: 'arms-lily',
  sun: 'arms-sun',
};

/** Where the pictures of a charge stand: one in the heart, or three, two above one. */
const HEART: readonly (readonly [x: number, y: number, size: number])[] = [[7.5, 8.5, 25]];
const HEART_OF_LOZENGE: typeof HEART = [[10.5, 14, 19]];
const THREE: typeof HEART = [
  [5.5, 6, 14],
  [20.5, 6, 14],
  [13, 21, 14],
];

interface ArmsProps {
  readonly lord: string;
  /** Width in pixels. */
  readonly size?: number;
  readonly captive?: boolean;
  readonly class?: string;
}

export function Arms({ lord, size = 34, captive = false, class: more }: ArmsProps) {
  const clip = useId();
  const known = shipped.lords.find(({ id }) => id === lord);
  const outline = known?.sex === 'woman' ? LOZENGE : SHIELD;
  const [metal, ...words] = known?.blazon.charge.split(' ') ?? [];
  const charge = words.join(' ');
  const places = charge === 'three roses' ? THREE : known?.sex === 'woman' ? HEART_OF_LOZENGE : HEART;
  return (
    <svg
      class={`fie-arms ${more ?? ''}`}
      viewBox="0 0 40 47"
      width={size}
      height={Math.round((size * 47) / 40)}
      aria-hidden="true"
      data-charge={charge}
    >
      <path d={outline} fill={FIELDS[known?.blazon.field ?? 'argent']} />
      {charge in ORDINARIES ? (
        <>
          <clipPath id={clip}>
            <path d={outline} />
          </clipPath>
          <path d={ORDINARIES[charge]} fill={CHARGES[metal]} clip-path={`url(#${clip})`} />
        </>
      ) : (
        charge in SIGNS &&
        places.map(([x, y, wide]) => (
          <svg key={x} x={x} y={y} width={wide} height={wide} viewBox="0 0 512 512" style={{ color: CHARGES[metal] }} aria-hidden="true">
            <use href={picture(SIGNS[charge])} />
          </svg>
        ))
      )}
      <path class="gloss" d={outline} transform="translate(20 23) scale(.91) translate(-20 -23)" />
      <path class="edge" d={outline} />
      {captive && <path class="bars" d="M3 0v47M11.5 0v47M20 0v47M28.5 0v47M37 0v47M0 2h40M0 45h40" />}
    </svg>
  );
}
