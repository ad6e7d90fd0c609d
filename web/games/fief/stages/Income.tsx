/** The income of all, source by source, with what siege and famine keep from them (table note 15). */

import { useFieTable } from '../table.ts';
import { Who } from './parts.tsx';

const SOURCES = ['villages', 'mills', 'tithes', 'tailles', 'titles'] as const;
const LOST = ['siege', 'famine'] as const;

export function IncomeTable() {
  const { speaker, view } = useFieTable();
  // What comes to nobody needs no column.
  const isThere = (source: (typeof SOURCES)[number] | (typeof LOST)[number]): boolean =>
    view.players.some(({ income }) => income[source] > 0);
  const [sources, lost] = [SOURCES.filter(isThere), LOST.filter(isThere)];
  return (
    <div class="scroll">
      <table class="income">
        <thead>
          <tr>
            <th scope="col">{speaker.say('fief.stage.income.house')}</th>
            {[...sources, ...lost].map((source) => (
              <th key={source} scope="col">
                {speaker.say(`fief.stage.income.${source}`)}
              </th>
            ))}
            <th scope="col">{speaker.say('fief.stage.income.total')}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map(({ seat, income }) => (
            <tr key={seat}>
              <th scope="row">
                <Who seat={seat} />
              </th>
              {sources.map((source) => (
                <td key={source}>{income[source]}</td>
              ))}
              {lost.map((source) => (
                <td key={source} class={income[source] > 0 ? 'bad' : ''}>
                  {income[source] > 0 ? `−${income[source]}` : 0}
                </td>
              ))}
              <td>
                <b>{income.total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
