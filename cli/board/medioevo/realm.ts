/** A realm: its money and honour, its land and transports, what it knows, its Empire cards. */

import type { PlayerView, UniView } from '@castellan/medioevo';
import { COLOURS, TECHNOLOGIES, TECHNOLOGY_LEVELS, UPRIGHT } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import { listed, paragraph, parted, section } from '../lines.ts';
import { landRows, type Row, unitsInWords } from './land.ts';

export function headOf(speaker: Speaker, { kingdom, honour, florins, tax, loans, out, income, upkeep }: PlayerView): string {
  return parted([
    kingdom === null ? '' : speaker.say(`name.kingdom.${kingdom}`),
    out ? speaker.say('board.out') : '',
    speaker.say('board.honour', { n: honour }),
    florins === null ? '' : speaker.say('board.florins', { n: florins }),
    speaker.say('board.taxed', { tax, income, upkeep }),
    loans === 0 ? '' : speaker.say('board.loans', { n: loans }),
  ]);
}

export function inFull(speaker: Speaker, view: UniView, player: PlayerView, width: number): string[] {
  const { cards, taxes, dealt } = player;
  return [
    ...inShort(speaker, view, player, width, true),
    ...section(
      speaker.say('board.cards'),
      cards.map(
        ({ id, state, met }): Row => [
          speaker.say(`name.card.${id}`),
          parted([
            state === UPRIGHT ? '' : speaker.say('board.rotated'),
            speaker.say(`text.card.${id}`),
            speaker.say('board.objective', { text: speaker.say(`text.objective.${id}`), met: String(met === true) }),
          ]),
        ],
      ),
      width,
    ),
    ...(typeof dealt === 'number' || dealt.length === 0
      ? []
      : section(
          speaker.say('board.dealt'),
          dealt.map((card): Row => [speaker.say(`name.card.${card}`), speaker.say(`text.card.${card}`)]),
          width,
        )),
    ...(taxes === null ? [] : paragraph(taxesInWords(speaker, taxes), width)),
  ];
}

function taxesInWords(speaker: Speaker, taxes: NonNullable<PlayerView['taxes']>): string {
  return parted(
    taxes.map(({ tax, income, rebellion }) =>
      speaker.say('board.taxLevel', { tax, income, risk: rebellion ?? 0, known: String(rebellion !== null) }),
    ),
  );
}

export function inShort(speaker: Speaker, view: UniView, player: PlayerView, width: number, own = false): string[] {
  const { seat, cards, prisoners, route, points, tokens } = player;
  const known = techniquesInWords(speaker, player);
  const held = prisoners.flatMap((units, owner) => {
    const what = unitsInWords(speaker, units);
    return what === '' ? [] : [speaker.say('board.prisoners', { seat: owner, what })];
  });
  const lines = [
    known === '' ? '' : speaker.say('cli.labelled', { label: speaker.say('board.technologies'), text: known }),
    parted([
      byColour(speaker, 'board.points', points),
      byColour(speaker, 'board.tokens', tokens),
      own || cards.length === 0
        ? ''
        : speaker.say('board.cardsOf', { cards: listed(cards.map(({ id }) => speaker.say(`name.card.${id}`))) }),
      route === null ? '' : speaker.say('board.route', { node: route.origin, n: stagesDone(route.done), of: route.zones.length }),
      ...held,
    ]),
  ].filter((line) => line !== '');
  return [...section(speaker.say('board.lands'), landRows(speaker, view, seat), width), ...lines.flatMap((line) => paragraph(line, width))];
}

/** Stages are a bit each. */
function stagesDone(done: number): number {
  return done.toString(2).replaceAll('0', '').length;
}

function byColour(speaker: Speaker, heading: string, counts: readonly number[]): string {
  const some = COLOURS.flatMap((colour, i) => (counts[i] > 0 ? [speaker.say('board.ofColour', { colour, n: counts[i] })] : []));
  return some.length === 0 ? '' : speaker.say(heading, { what: listed(some) });
}

function techniquesInWords(speaker: Speaker, { levels }: PlayerView): string {
  return listed(
    levels.flatMap((level, branch) =>
      TECHNOLOGIES.slice(branch * TECHNOLOGY_LEVELS, branch * TECHNOLOGY_LEVELS + level).map((id) => speaker.say(`name.technology.${id}`)),
    ),
  );
}
