/** The table of Fief in the terminal. */

import { laidOver } from '@castellan/engine';
import type { FieView } from '@castellan/fief';
import shipped from '@castellan/fief/data' with { type: 'json' };
import type { Speaker } from '@castellan/text';
import { paragraph, parted } from '../lines.ts';
import type { Board, Look, OwnBoard } from '../own.ts';
import { headOf, inFull, inShort } from './family.ts';
import { cardsInWords, churchLines, mapLines } from './land.ts';
import { momentLines } from './moment.ts';
import { namesIn } from './names.ts';
import { printed } from './things.ts';

export const board: OwnBoard<FieView> = {
  draw,
  things: (view, { speaker }) => printed(speaker, view),
  messages: async (language) => (language === 'fr' ? await import('./fr.ts') : await import('./en.ts')).default,
  renamed: (language, changes) => namesIn(language, laidOver(shipped, changes)),
};

function draw(view: FieView, { speaker, width, me }: Look): Board {
  return {
    common: [
      ...paragraph(roundInWords(speaker, view), width),
      ...mapLines(speaker, view, width),
      ...churchLines(speaker, view, width),
      ...cardsInWords(speaker, view).flatMap((text) => paragraph(text, width)),
      ...momentLines(speaker, view, width),
    ],
    players: view.players.map((player) => ({
      head: headOf(speaker, view, player),
      lines: player.seat === me ? inFull(speaker, view, player, width) : inShort(speaker, view, player, width),
    })),
  };
}

function roundInWords(speaker: Speaker, { round, roundLimit, phase, stage, first, active }: FieView): string {
  return parted([
    round === 0 ? speaker.say('board.setup') : speaker.say('board.round', { round, of: roundLimit ?? 0 }),
    round === 0 ? '' : speaker.say('board.phase', { phase, stage }),
    speaker.say('board.first', { seat: first }),
    active === null ? '' : speaker.say('board.active', { seat: active }),
  ]);
}
