/** Where a reader composes their arms: each part by itself, the shield above follows at once. */

import type { Speaker } from '@castellan/text';
import { TINCTURES } from '../../design/tinctures.ts';
import { type Arms, bear, CHARGES, withCharge } from './arms.ts';
import { Blazon } from './Blazon.tsx';
import { ChargeIcon } from './charges.ts';

export function ArmsComposer({ arms, words }: { readonly arms: Arms; readonly words: Speaker }) {
  return (
    <div class="compose-arms">
      <fieldset>
        <legend>{words.say('page.arms.field')}</legend>
        {TINCTURES.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={words.say(`page.field.${one}`)}
            aria-pressed={one === arms.field}
            onClick={() => bear({ ...arms, field: one })}
          >
            <span class={`swatch seat-${one}`} />
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.say('page.arms.ordinary')}</legend>
        {TINCTURES.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={words.say(`page.ordinary.${one}`)}
            aria-pressed={one === arms.ordinary}
            onClick={() => bear({ ...arms, ordinary: one })}
          >
            <Blazon arms={{ field: arms.field, ordinary: one, charges: [] }} size={30} />
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.say('page.arms.charges')}</legend>
        {CHARGES.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={words.say(`page.charge.${one}`)}
            aria-pressed={arms.charges.includes(one)}
            onClick={() => bear(withCharge(arms, one))}
          >
            <ChargeIcon name={one} size={28} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
