/** Upkeep and debts: pay, borrow, or give something up; what each thing raises. */

import type { Option } from '@castellan/engine';
import { UNITS } from '@castellan/medioevo/vocabulary';
import { contentAt } from '../content.ts';
import { signOf, signOfVehicle } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { Choices, Leaf, Row } from './parts.tsx';
import { wordIn } from './quotes.ts';

function Picture({ of: option }: { readonly of: Option }) {
  const unit = UNITS.find((one) => one === wordIn(option, 'unit'));
  if (unit !== undefined) return <UniIcon name={signOf(unit)} size={24} />;
  const vehicle = wordIn(option, 'vehicle');
  return vehicle === '' ? null : <UniIcon name={signOfVehicle(vehicle)} size={24} />;
}

/** The upkeep, or pieces that are taken off the board: what may be answered, then every piece by itself. */
export function Removal() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const mine = view.players[me];
  const isPiece = (option: Option): boolean => ['unit', 'vehicle'].includes(wordIn(option, 'act'));
  const pieces = asked.options.filter(isPiece);
  const short = asked.step === 'disband' && mine.florins !== null ? Math.max(0, mine.upkeep - mine.florins) : 0;
  return (
    <Leaf title={speaker.say(`medioevo.stage.${asked.step}`)} readers={[me]} class="removal">
      {asked.step === 'disband' && (
        <dl class="facts">
          <Row label={speaker.say('medioevo.stage.taxes.upkeep')}>{mine.upkeep}</Row>
          {mine.florins !== null && <Row label={speaker.say('medioevo.stage.taxes.florins')}>{mine.florins}</Row>}
          {short > 0 && (
            <Row label={speaker.say('medioevo.stage.disband.short')} tone="bad">
              {short}
            </Row>
          )}
        </dl>
      )}
      <Choices options={asked.options.filter((option) => !isPiece(option))} />
      {pieces.length > 0 && (
        <details class="folded" open={short > 0 || asked.step === 'removePieces'}>
          <summary>
            {speaker.say('medioevo.stage.disband.pieces')} <span class="num">{pieces.length}</span>
          </summary>
          <Choices options={pieces} picture={(option) => <Picture of={option} />} class="thin" />
        </details>
      )}
    </Leaf>
  );
}

/** A bankrupt's last means: what each raises towards the interest. */
export function Means() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const mine = view.players[me];
  const loot = Array.isArray(asked.params.loot) ? asked.params.loot.map(Number) : [];
  const { eliminatedAfterMisses } = contentAt(view).loans;
  return (
    <Leaf title={speaker.say('medioevo.stage.bankrupt')} readers="all" class="means">
      <dl class="facts">
        <Row label={speaker.say('medioevo.stage.taxes.interest')} tone="bad">
          {Number(asked.params.florins)}
        </Row>
        {mine.florins !== null && <Row label={speaker.say('medioevo.stage.taxes.florins')}>{mine.florins}</Row>}
        <Row label={speaker.say('medioevo.stage.bankrupt.misses')}>
          {mine.misses} / {eliminatedAfterMisses}
        </Row>
      </dl>
      <Choices
        options={asked.options}
        picture={(option) => <Picture of={option} />}
        note={(_, at) => (loot[at] > 0 ? speaker.say('medioevo.stage.raises', { n: loot[at] }) : null)}
        class="thin"
      />
    </Leaf>
  );
}
