/** A battle being fought: who stands against whom, and who falls as things are. */

import type { FighterView, FormationView, MedView } from '@castellan/medievalia';
import type { Speaker } from '@castellan/text';
import { listed, parted, section } from '../lines.ts';
import { cardInWords } from './facts.ts';
import { fiefInWords } from './fiefs.ts';

export function battleLines(speaker: Speaker, view: MedView, width: number): string[] {
  const { battle } = view;
  if (battle === null) return [];
  const { attacker, defender, fief, stage, formations } = battle;
  const heading = speaker.say('board.battle', {
    attackerSeat: attacker,
    defenderSeat: defender,
    where: fiefInWords(speaker, view, fief),
    stage,
  });
  const rows = formations.map((formation): readonly [string, string] => [
    formationInWords(speaker, view, formation),
    parted([
      speaker.say('board.attack', { n: formation.attack }),
      listed(formation.cards.map((card) => fighterInWords(speaker, view, card))),
      formation.foe === null ? '' : speaker.say('board.strikes', { foe: formationInWords(speaker, view, formations[formation.foe]) }),
      formation.damage > 0 ? speaker.say('board.takes', { n: formation.damage }) : '',
      formation.hostLost ? speaker.say('board.hostLost') : '',
    ]),
  ]);
  return section(heading, rows, width);
}

function formationInWords(speaker: Speaker, view: MedView, { seat, army, attacking, host, cards }: FormationView): string {
  if (attacking) return speaker.say('board.army', { army: army ?? 0, seat });
  if (host !== null) return speaker.say('board.garrisonOf', { host: cardInWords(speaker, view, host) });
  if (army !== null) return speaker.say('board.against', { army, seat });
  return listed(cards.map(({ id }) => cardInWords(speaker, view, id)));
}

function fighterInWords(speaker: Speaker, view: MedView, { id, attack, toughness, falls }: FighterView): string {
  const card = cardInWords(speaker, view, id);
  return speaker.say(falls ? 'board.falls' : 'board.fights', { fighter: card, attack, n: toughness });
}
