/** The tax of the turn: what each level brings, what is left after what is due, how likely it is to raise a rebellion. */

import { signed } from '../../../design/index.ts';
import { RuleLink } from '../../../shell/index.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { Leaf, Row } from './parts.tsx';

export function Taxes() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const mine = view.players[me];
  const due = mine.upkeep + mine.interest;
  return (
    <Leaf title={speaker.say('medioevo.stage.taxes')} readers={[me]} class="taxes">
      <table>
        <thead>
          <tr>
            <th scope="col">{speaker.say('medioevo.stage.balance.tax')}</th>
            <th scope="col">{speaker.say('medioevo.stage.balance.income')}</th>
            <th scope="col">{speaker.say('medioevo.stage.balance.sum')}</th>
            <th scope="col">
              <UniIcon name="rebellion" size={18} title={speaker.say('medioevo.stage.balance.rebellion')} />
            </th>
          </tr>
        </thead>
        <tbody>
          {asked.options.map((option) => {
            const tax = Number(Reflect.get(option, 'tax'));
            const found = mine.taxes?.find((one) => one.tax === tax);
            const income = found?.income ?? 0;
            const odds = found?.rebellion ?? null;
            return (
              <tr key={option.key} class={tax === mine.tax ? 'now' : ''}>
                <th scope="row">
                  <button type="button" class="level lit" onClick={() => choice.choose(option)}>
                    {tax}
                    <span class="sr"> {speaker.say('medioevo.stage.taxes.levy', { n: tax })}</span>
                  </button>
                </th>
                <td>{income}</td>
                <td class={income < due ? 'bad' : 'good-words'}>{signed(income - due)}</td>
                <td>
                  {odds === null ? (
                    '?'
                  ) : (
                    <span class="odds">
                      <i style={{ width: `${Math.round(odds * 100)}%` }} />
                      <b>{Math.round(odds * 100)} %</b>
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <dl class="facts">
        <Row label={speaker.say('medioevo.stage.taxes.upkeep')}>{mine.upkeep}</Row>
        {mine.interest > 0 && <Row label={speaker.say('medioevo.stage.taxes.interest')}>{mine.interest}</Row>}
        {mine.florins !== null && <Row label={speaker.say('medioevo.stage.taxes.florins')}>{mine.florins}</Row>}
        {view.eventDeck.toleratedTax !== null && (
          <Row label={speaker.say('medioevo.stage.taxes.tolerated')}>{view.eventDeck.toleratedTax}</Row>
        )}
      </dl>
      <p class="seen">
        {speaker.say('medioevo.stage.taxes.help')} <RuleLink id="UNI-7.2" />
      </p>
    </Leaf>
  );
}
