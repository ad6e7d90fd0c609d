/** The head of a table of technologies: the four levels, each with its price. */

import { TECHNOLOGY_LEVELS } from '@castellan/medioevo/vocabulary';
import { useUniTable } from '../table.ts';
import { ROMAN } from '../words.ts';
import { levelPrice } from './arts.ts';

export const LEVELS = Array.from({ length: TECHNOLOGY_LEVELS }, (_, level) => level);

export function LevelHeads() {
  const { speaker, view } = useUniTable();
  return (
    <thead>
      <tr>
        <td />
        {LEVELS.map((level) => (
          <th key={level} scope="col">
            {speaker.say('medioevo.stage.arts.level', { level: ROMAN[level + 1], n: levelPrice(view, level) })}
          </th>
        ))}
      </tr>
    </thead>
  );
}
