/** The table of Medioevo Universale in the terminal. */

import { laidOver } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import shipped from '@castellan/medioevo/data' with { type: 'json' };
import { namesIn } from '@castellan/medioevo/messages/names';
import type { Speaker } from '@castellan/text';
import { paragraph, parted } from '../lines.ts';
import type { Board, Look, OwnBoard } from '../own.ts';
import { dealingLines } from './dealings.ts';
import { freeLandLines } from './land.ts';
import { momentLines } from './moment.ts';
import { headOf, inFull, inShort } from './realm.ts';
import { printed } from './things.ts';

export const board: OwnBoard<UniView> = {
  draw,
  things: (view, { speaker }) => printed(speaker, view),
  messages: async (language) => (language === 'fr' ? await import('./fr.ts') : await import('./en.ts')).default,
  renamed: (language, changes) => namesIn(language, laidOver(shipped, changes)),
};

function draw(view: UniView, { speaker, width, me }: Look): Board {
  return {
    common: [
      ...paragraph(turnInWords(speaker, view), width),
      ...paragraph(decksInWords(speaker, view), width),
      ...freeLandLines(speaker, view, width),
      ...dealingLines(speaker, view, width),
      ...momentLines(speaker, view, width),
    ],
    players: view.players.map((player) => ({
      head: headOf(speaker, player),
      lines: player.seat === me ? inFull(speaker, view, player, width) : inShort(speaker, view, player, width),
    })),
  };
}

function turnInWords(speaker: Speaker, { turn, turnLimit, honourLimit, minutes, timeOver, phase, active, order }: UniView): string {
  return parted([
    turn === 0 ? speaker.say('board.setup') : speaker.say('board.turn', { turn, of: turnLimit ?? 0, phase }),
    active === null ? '' : speaker.say('board.active', { seat: active }),
    turn === 0 ? '' : speaker.say('board.order', { seats: order }),
    honourLimit === null ? '' : speaker.say('board.honourLimit', { n: honourLimit }),
    minutes === null ? '' : speaker.say('board.minutes', { n: minutes, over: String(timeOver) }),
  ]);
}

function decksInWords(speaker: Speaker, { empireDeck, eventDeck, warCircle, event }: UniView): string {
  return parted([
    speaker.say('board.empireDeck', { n: empireDeck.size }),
    eventDeck.toleratedTax === null
      ? speaker.say('board.eventDeck', { n: eventDeck.size })
      : speaker.say('board.tolerated', { n: eventDeck.size, tax: eventDeck.toleratedTax }),
    event === null ? '' : speaker.say('board.event', { event: event.card }),
    warCircle === null
      ? ''
      : speaker.say('board.warCircle', {
          attack: warCircle.attack,
          loss: warCircle.loss,
          horde: warCircle.horde.reduce((sum, n) => sum + n, 0),
        }),
  ]);
}
