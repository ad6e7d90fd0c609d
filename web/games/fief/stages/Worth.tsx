/** What each office gives, and by which rule. */

import type { Office } from '@castellan/fief/vocabulary';
import { RuleLink } from '../../../shell/index.ts';
import { FieIcon, type Sign } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { Leaf } from './parts.tsx';

const WORTH: { readonly [office in Office]: readonly (readonly [sign: Sign, rule: string])[] } = {
  bishop: [
    ['dime', 'FIE-17.2'],
    ['vote', 'FIE-9.7'],
    ['king', 'FIE-12.7'],
    ['marriage', 'FIE-5.6'],
  ],
  pope: [
    ['phase7', 'FIE-11.8'],
    ['ecu', 'FIE-17.6'],
    ['vote', 'FIE-9.8'],
    ['excommunicated', 'FIE-8.1'],
  ],
  king: [
    ['phase7', 'FIE-12.10'],
    ['ecu', 'FIE-17.6'],
    ['fiefTitle', 'FIE-13.1'],
  ],
};

export function Worth({ of: office }: { readonly of: Office }) {
  const { speaker } = useFieTable();
  return (
    <Leaf title={speaker.say(`fief.stage.worth.${office}`)} class="worth">
      <ul>
        {WORTH[office].map(([sign, rule]) => (
          <li key={sign}>
            <FieIcon name={sign} size={18} />
            <span>
              {speaker.say(`fief.stage.worth.${office}.${sign}`)} <RuleLink id={rule} />
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
