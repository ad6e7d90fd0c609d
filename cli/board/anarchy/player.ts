/** What lies before a player of The Anarchy. */

import {
  ATTRIBUTES,
  type AttackView,
  COMMANDS,
  CORNERS,
  type Content,
  MACHINES,
  type PathView,
  type Phase,
  type PlayerView,
  QUARTERS,
  SIDES,
  TACTICS,
  TRACKS,
} from '@castellan/anarchy';
import type { Speaker } from '@castellan/text';
import { counted, listed, paragraph, parted, section } from '../lines.ts';
import { goodsInWords, meansInWords, pathGoalInWords } from './facts.ts';

type Row = readonly [string, string];

export function headOf(speaker: Speaker, phase: Phase, { score, discontent, joy, penalty, done }: PlayerView): string {
  return parted([
    speaker.say('board.score', { n: score }),
    discontent > 0 ? speaker.say('board.discontent', { n: discontent, vp: penalty }) : '',
    joy > 0 ? speaker.say('board.joy', { n: joy }) : '',
    done && phase === 'actions' ? speaker.say('board.done') : '',
  ]);
}

export function inShort(speaker: Speaker, of: PlayerView, width: number): string[] {
  const rows: Row[] = [
    [speaker.say('board.people'), goodsInWords(speaker, of.goods)],
    [speaker.say('board.attributes'), attributesInWords(speaker, of)],
    [speaker.say('board.castle'), castleInWords(speaker, of)],
    [speaker.say('board.attacks'), listed(of.attacks.map((attack) => attackInShort(speaker, attack)))],
    [speaker.say('board.paths'), listed(of.paths.map((path) => speaker.say('board.pathPoints', { path: path.path, vp: path.points })))],
    [speaker.say('board.deployed'), deployedInWords(speaker, of)],
  ];
  return rows.filter(([, text]) => text !== '').flatMap(([label, text]) => paragraph(speaker.say('cli.labelled', { label, text }), width));
}

export function inFull(speaker: Speaker, c: Content, of: PlayerView, width: number): string[] {
  const rows: Row[] = [
    [speaker.say('board.people'), goodsInWords(speaker, of.goods)],
    [speaker.say('board.yields'), goodsInWords(speaker, of.yields)],
    [speaker.say('board.attributes'), attributesInWords(speaker, of)],
    [speaker.say('board.castle'), castleInWords(speaker, of)],
    [speaker.say('board.lines'), listed(COMMANDS.map((command) => filledOf(speaker, c, of, command)))],
    [speaker.say('board.sheet'), sheetInWords(speaker, c, of)],
    [speaker.say('board.machines'), machinesInWords(speaker, of)],
    [speaker.say('board.tactics'), tacticsInWords(speaker, of)],
    [speaker.say('board.feasts'), feastsInWords(speaker, of)],
    [speaker.say('board.tokens'), tokensInWords(speaker, of)],
    [speaker.say('board.deployed'), deployedInWords(speaker, of)],
  ];
  return [
    ...section(
      speaker.say('board.mine'),
      rows.filter(([, text]) => text !== ''),
      width,
    ),
    ...section(
      speaker.say('board.attacks'),
      of.attacks.map((attack): Row => [attackName(speaker, attack), attackInWords(speaker, c, of, attack)]),
      width,
    ),
    ...section(
      speaker.say('board.paths'),
      of.paths.map(
        (path): Row => [speaker.say(`name.path.${path.path}`), parted([pathGoalInWords(speaker, c, path.path), pathNow(speaker, path)])],
      ),
      width,
    ),
  ];
}

/** How far its goal is. */
export function pathNow(speaker: Speaker, { points, counts }: PathView): string {
  return speaker.say('board.now', { counts: counts.join(' + '), vp: points });
}

function attributesInWords(speaker: Speaker, { attributes }: PlayerView): string {
  return listed(ATTRIBUTES.map((attribute) => speaker.say('board.attribute', { attribute, n: attributes[attribute] })));
}

/** Walls and towers side by side: what is not built is not named. */
function castleInWords(speaker: Speaker, { castle: { gate, moat, walls, towers } }: PlayerView): string {
  return (
    listed([
      gate > 0 ? speaker.say('board.gate', { n: gate }) : '',
      moat > 0 ? speaker.say('board.moat', { n: moat }) : '',
      ...SIDES.map((side) => (walls[side] > 0 ? speaker.say('board.wall', { side, n: walls[side] }) : '')),
      ...CORNERS.map((corner) => (towers[corner] > 0 ? speaker.say('board.tower', { corner, n: towers[corner] }) : '')),
    ]) || speaker.say('board.bare')
  );
}

function filledOf(speaker: Speaker, c: Content, { tracks }: PlayerView, area: (typeof TRACKS)[number]): string {
  return speaker.say('board.filled', { area, n: tracks[area], all: c.tracks[TRACKS.indexOf(area)].length });
}

/** The other areas of both sheets, where a box is filled. */
function sheetInWords(speaker: Speaker, c: Content, of: PlayerView): string {
  const tracks = TRACKS.filter((area) => !COMMANDS.some((command) => command === area) && of.tracks[area] > 0);
  const { wheel } = c.data.sheets.left.reduce<{ wheel: readonly { id: string; quarter: string }[] }>(
    (found, area) => (area.kind === 'wheel' ? { wheel: area.nodes } : found),
    { wheel: [] },
  );
  const quarters = QUARTERS.map((quarter) => {
    const boxes = wheel.filter((node) => node.quarter === quarter);
    const n = boxes.filter(({ id }) => of.wheel.includes(`wheel.${id}`)).length;
    return n === 0 ? '' : speaker.say('board.quarter', { quarter, n, all: boxes.length });
  });
  return listed([...tracks.map((area) => filledOf(speaker, c, of, area)), ...quarters]);
}

function machinesInWords(speaker: Speaker, { constructed, developed }: PlayerView): string {
  const ready = MACHINES.filter((machine) => constructed.includes(machine));
  const planned = MACHINES.filter((machine) => developed.includes(machine) && !constructed.includes(machine));
  return parted([
    ready.length === 0 ? '' : speaker.say('board.constructed', { machines: ready }),
    planned.length === 0 ? '' : speaker.say('board.developed', { machines: planned }),
  ]);
}

function tacticsInWords(speaker: Speaker, { tactics }: PlayerView): string {
  return listed(
    TACTICS.map((tactic) => (tactics[tactic].researched ? speaker.say('board.ready', { tactic, n: tactics[tactic].ready }) : '')),
  );
}

function feastsInWords(speaker: Speaker, of: PlayerView): string {
  const { valentine, additions, victories, brewery, pennants } = of;
  const written = Object.entries(additions).flatMap(([addition, [first, second]]) =>
    first === 0 ? [] : [speaker.say('board.addition', { addition, first, second })],
  );
  return parted([
    valentine.women.length + valentine.men.length === 0
      ? ''
      : speaker.say('board.valentine', { women: listNumbers(valentine.women), men: listNumbers(valentine.men), n: valentine.couples }),
    listed(written),
    victories.length === 0 ? '' : speaker.say('board.victories', { numbers: listNumbers(victories) }),
    brewery.length === 0 ? '' : speaker.say('board.brewery', { cells: brewery.map((cell) => cell.replace('.', '/')).join(', ') }),
    pennants.length === 0 ? '' : listed(pennantsByRope(speaker, pennants)),
  ]);
}

function listNumbers(numbers: readonly number[]): string {
  return numbers.length === 0 ? '–' : numbers.join(', ');
}

/** Pennants stand as `rope.colour`. */
function pennantsByRope(speaker: Speaker, pennants: readonly string[]): string[] {
  const ropes = [...new Set(pennants.map((id) => id.split('.')[0]))];
  return ropes.map((rope) =>
    speaker.say('board.rope', { rope, pennants: pennants.filter((id) => id.startsWith(`${rope}.`)).map((id) => id.split('.')[1]) }),
  );
}

function tokensInWords(speaker: Speaker, { knowledge, helps, rally, beers, horses, castles, tent, forceNeeded }: PlayerView): string {
  return listed([
    tent === null ? '' : speaker.say('board.castles', { n: castles }),
    forceNeeded === null ? '' : speaker.say('board.forceNeeded', { n: forceNeeded }),
    rally.tokens > 0 ? speaker.say('board.rally', { n: rally.tokens, active: rally.active }) : '',
    beers > 0 ? speaker.say('board.beers', { n: beers }) : '',
    knowledge > 0 ? speaker.say('board.knowledge', { n: knowledge }) : '',
    helps > 0 ? speaker.say('board.helps', { n: helps }) : '',
    ...horses.map((horse) => speaker.say(`name.gain.${horse}-horse`)),
  ]);
}

function attackName(speaker: Speaker, { slot, type }: AttackView): string {
  const name = speaker.say(`name.attack.${type}`);
  return slot === 0 ? name : `${slot} ${name}`;
}

function attackInWords(speaker: Speaker, c: Content, { resolving }: PlayerView, { slot, type, face }: AttackView): string {
  const hits =
    face === null
      ? speaker.say('board.faceDown')
      : parted([
          face.violent ? speaker.say('board.violent') : '',
          listed(
            face.hits.map(({ side, strength, left }) =>
              speaker.say(left === strength ? 'board.blow' : 'board.hit', { side, strength, left }),
            ),
          ),
        ]);
  return parted([
    resolving === slot ? speaker.say('board.resolving') : '',
    hits,
    speaker.say('board.means', { means: meansInWords(speaker, c, type) }),
  ]);
}

function attackInShort(speaker: Speaker, { type, face }: AttackView): string {
  const where =
    face === null
      ? speaker.say('board.faceDown')
      : listed(face.hits.map(({ side, strength }) => speaker.say('board.blow', { side, strength })));
  return `${speaker.say(`name.attack.${type}`)} (${where})`;
}

function deployedInWords(speaker: Speaker, { deployed }: PlayerView): string {
  if (deployed === null) return speaker.say('board.sealed');
  return listed(
    SIDES.flatMap((side) => {
      const defenders = Object.entries(deployed[side] ?? {}).flatMap(([defender, n]) =>
        Array.from({ length: n }, () => speaker.say('board.defender', { defender })),
      );
      return defenders.length === 0 ? [] : [speaker.say('board.posted', { side, defenders: listed(counted(defenders)) })];
    }),
  );
}
