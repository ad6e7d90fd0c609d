/** What is going on at this moment: an election, a consent, a march, a battle, an uprising. */

import type { BattleView, ElectionView, FieView, GroupView, SideView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';
import { listed, paragraph, parted, section } from '../lines.ts';
import { lordInWords, troopsInWords, votesInWords } from './land.ts';

type Row = readonly [string, string];

export function momentLines(speaker: Speaker, view: FieView, width: number): string[] {
  const { election, group, battle, uprising } = view;
  return [
    ...(election === null ? [] : electionLines(speaker, view, election, width)),
    ...(group === null || battle !== null ? [] : groupLines(speaker, group, width)),
    ...(battle === null ? [] : battleLines(speaker, view, battle, width)),
    ...(uprising === null
      ? []
      : paragraph(
          parted([
            speaker.say('board.uprising', { village: uprising.village, seat: uprising.bySeat }),
            uprising.tried.length === 0 ? '' : speaker.say('board.tried', { lords: uprising.tried }),
          ]),
          width,
        )),
  ];
}

function electionLines(speaker: Speaker, view: FieView, election: ElectionView, width: number): string[] {
  const { office, bishopric, candidates, votes, barred } = election;
  const heading = bishopric === null ? speaker.say(`board.election.${office}`) : speaker.say('board.election.bishop', { bishopric });
  const rows: Row[] = [
    [
      speaker.say('board.candidates'),
      candidates.length === 0 ? speaker.say('board.none') : listed(candidates.map((lord) => lordInWords(speaker, view, lord))),
    ],
    [speaker.say('board.votesHeading'), votesInWords(speaker, votes)],
    ...(barred.length === 0
      ? []
      : [[speaker.say('board.barred'), listed(barred.map(({ lord }) => speaker.say(`name.lord.${lord}`)))] as const]),
  ];
  return section(heading, rows, width);
}

function groupLines(speaker: Speaker, group: GroupView, width: number): string[] {
  const { seat, village, lords, captives, roads } = group;
  const along = listed([troopsInWords(speaker, group), ...captives.map((captive) => speaker.say('board.captive', { captive }))]);
  return section(
    speaker.say('board.group', { seat, village, lords }),
    [
      [speaker.say('board.along'), along === '' ? speaker.say('board.none') : along],
      [
        speaker.say('board.roads'),
        listed(
          roads.map((road) =>
            speaker.say('board.road', {
              village: road.village,
              state: road.closed !== null ? 'closed' : road.asks !== null ? 'asks' : 'open',
              seat: road.closed?.seat ?? road.asks ?? seat,
            }),
          ),
        ),
      ],
    ],
    width,
  );
}

function battleLines(speaker: Speaker, view: FieView, battle: BattleView, width: number): string[] {
  const { kind, village, attacker, defender, round, quiet, shelter, penalty, passage, attackDice, defenceDice, hits } = battle;
  const rows: Row[] = [
    [speaker.say('board.attack', { seat: attacker }), sideInWords(speaker, view, battle.attack)],
    [speaker.say('board.defence', { seat: defender }), sideInWords(speaker, view, battle.defence)],
    [
      speaker.say('board.fight'),
      parted([
        speaker.say('board.battleRound', { round, quiet }),
        shelter === 'none' ? '' : speaker.say('board.shelter', { fort: speaker.say(`board.fort.${shelter}`), n: penalty }),
        passage ? speaker.say('name.card.secretPassage') : '',
        attackDice.length + defenceDice.length === 0
          ? ''
          : speaker.say('board.dice', { attack: attackDice.join(' '), defence: defenceDice.join(' ') }),
        forecastInWords(speaker, battle),
        hits.some((n) => n > 0) ? speaker.say('board.hits', { hits: hitsInWords(speaker, hits) }) : '',
      ]),
    ],
  ];
  return section(speaker.say(`board.${kind}`, { village, attackerSeat: attacker, defenderSeat: defender }), rows, width);
}

/** How often each side would win if it were fought out. */
function forecastInWords(speaker: Speaker, { forecast }: BattleView): string {
  if (forecast === null) return '';
  const [attack, defence] = [forecast.attack.wins, forecast.defence.wins].map((share) => Math.round(share * 100));
  return speaker.say('board.forecast', { attack, defence, neither: Math.max(0, 100 - attack - defence) });
}

function hitsInWords(speaker: Speaker, hits: readonly number[]): string {
  return listed(hits.flatMap((n, seat) => (n > 0 ? [speaker.say('board.hitsOf', { seat, n })] : [])));
}

function sideInWords(speaker: Speaker, view: FieView, { points, dice, dArc, ranks }: SideView): string {
  return parted([
    speaker.say('board.strength', { points, dice }),
    dArc ? speaker.say('board.mark.dArc') : '',
    ...ranks.map((rank) =>
      speaker.say('board.rank', {
        seat: rank.seat,
        what: listed([
          troopsInWords(speaker, { ...rank, size: rank.sergeants + rank.knights + rank.engines }),
          ...rank.lords.map(({ id }) => lordInWords(speaker, view, id)),
        ]),
      }),
    ),
  ]);
}
