/** Draws the picture of the house, which the client ships: `node --import tsx pictures/make.ts`. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaf, plateOf } from './frame.ts';
import { type GameId, GROUNDS, isGameId } from './grounds.ts';
import { SIGNS } from './icons.ts';
import { COLOURS, group, icon, text } from './paint.ts';
import { png } from './render.ts';
import { SIZE } from './size.ts';

const WIDTH = 204;
const GAP = 18;

function house(): string {
  const games: readonly GameId[] = Object.keys(GROUNDS).filter(isGameId);
  const left = (SIZE.width - games.length * WIDTH - (games.length - 1) * GAP) / 2;
  return leaf(
    [
      icon(SIGNS.house.wordmark, SIZE.width / 2, 128, 128, COLOURS.rubric),
      text(SIZE.width / 2, 268, 'Castellan', { size: 84, title: true, anchor: 'middle' }),
      ...games.map((game, i) => group(left + i * (WIDTH + GAP), 320, plateOf(game, WIDTH, 250))),
    ].join(''),
  );
}

writeFileSync(join(import.meta.dirname, '../web/public/card.png'), await png(house()));
