/** What is printed on the sheets and cards of The Anarchy, in words. */

import {
  type AnaView,
  ATTACK_TYPES,
  type AttackType,
  COMMANDS,
  type Content,
  type Data,
  gainTokens,
  goodsTokens,
  MACHINES,
  type PlayerView,
  TACTICS,
  TRACKS,
} from '@castellan/anarchy';
import { pathGoal } from '@castellan/anarchy/paths';
import type { Speaker } from '@castellan/text';
import { listed, parted } from '../lines.ts';
import type { Thing } from '../own.ts';

type Box = Content['boxes'][number];
type ScenarioCard = Data['scenarioCards'][number];

export function gainsInWords(speaker: Speaker, gains: readonly string[]): string {
  return gains.length === 0 ? '' : speaker.say('board.gains', { gains });
}

/** Goods that there are any of. */
export function goodsInWords(speaker: Speaker, counts: { readonly [good: string]: number | undefined }): string {
  return gainsInWords(speaker, goodsTokens(Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== undefined && n > 0))));
}

/** What a box costs, gives and needs. */
function boxInWords(speaker: Speaker, { id, options, need, draw }: Box): string {
  const costs = options.map((option) => speaker.say('board.costs', { costs: option.costs }));
  const asked = [
    ...COMMANDS.flatMap((command) => {
      const at = need.tracks.findIndex((track, i) => i % 2 === 0 && TRACKS[track] === command);
      return at < 0 ? [] : [speaker.say('board.needsLine', { command, n: need.tracks[at + 1] })];
    }),
    ...MACHINES.flatMap((machine, i) => ((need.machines & (1 << i)) === 0 ? [] : [speaker.say('board.needsMachine', { machine })])),
  ];
  return parted([
    speaker.say('board.box', {
      box: id,
      cost: costs.reduce((first, second) => speaker.say('board.either', { first, second })),
      gains: options[0].gains,
    }),
    draw > 0 ? speaker.say('board.draws', { n: draw }) : '',
    listed(asked),
  ]);
}

function isFilled(c: Content, of: PlayerView, box: Box): boolean {
  switch (box.place) {
    case 'track':
      return c.tracks[box.index].indexOf(box) < of.tracks[box.area];
    case 'wheel':
      return of.wheel.includes(box.id);
    case 'square':
      return of.squares.includes(box.id);
    case 'machine':
      return of.constructed.some((machine) => MACHINES.indexOf(machine) === box.index);
  }
}

export function castleInWords(speaker: Speaker, printed: ScenarioCard, flipped: boolean): string {
  switch (printed.mode) {
    case 'siege': {
      const bravery = Object.values(printed.siege.braveryByDefended);
      return speaker.say('board.siege', { food: printed.siege.ribbonFood, most: Math.max(...bravery), all: bravery.length - 1 });
    }
    case 'side':
      return sideInWords(speaker, printed.side);
    case 'castle': {
      const { shield, shieldFlipped, food, horses, weapons, reward } = printed.castle;
      return parted([
        speaker.say('board.shield', { n: flipped ? shieldFlipped : shield }),
        listed([
          food > 0 ? goodsInWords(speaker, { food }) : '',
          ...horses.map((horse) => speaker.say(`name.gain.${horse}-horse`)),
          ...weapons.map((machine) => speaker.say('board.machine', { machine })),
        ]),
        speaker.say('board.brings', { gains: gainTokens(reward) }),
      ]);
    }
  }
}

type SideCard = Extract<ScenarioCard, { mode: 'side' }>['side'];

function sideInWords(speaker: Speaker, { effect }: SideCard): string {
  switch (effect.when) {
    case 'defenceStart':
      return speaker.say('board.side.levy', { costs: goodsTokens(effect.payOrDiscontent) });
    case 'actionsStart':
      return speaker.say('board.side.discard', {
        round: effect.fromRound ?? 1,
        goods: [...effect.discardOneOf],
        gain: effect.gainIfDone === undefined ? 'none' : 'some',
        gains: goodsTokens(effect.gainIfDone ?? {}),
      });
    case 'scoring':
      return speaker.say('board.side.court', { below: effect.attributeBelow, vp: -effect.vpEach });
  }
}

/** What a path card brings, and what it asks for in the end. */
export function pathInWords(speaker: Speaker, c: Content, id: string): string {
  const card = c.data.pathCards.find(({ key }) => key === id);
  return card === undefined ? '' : parted([goodsInWords(speaker, card.gain), goalInWords(speaker, card.goal)]);
}

/** What it asks for. */
export function pathGoalInWords(speaker: Speaker, c: Content, id: string): string {
  const card = c.data.pathCards.find(({ key }) => key === id);
  return card === undefined ? '' : goalInWords(speaker, card.goal);
}

function goalInWords(speaker: Speaker, goal: Data['pathCards'][number]['goal']): string {
  const conditions = pathGoal(goal);
  const [one, two, three] = conditions.map((needed) => needed.map(({ value }) => value).join(' + '));
  return speaker.say(conditions[0][0].atLeast ? 'board.goal' : 'board.goalAtMost', {
    metrics: conditions[0].map(({ metric }) => metric),
    one,
    two,
    three,
  });
}

/** What helps against a kind of attack. */
export function meansInWords(speaker: Speaker, c: Content, type: AttackType): string {
  const { forts, tactic, workers } = c.data.attackTypes[ATTACK_TYPES.indexOf(type)];
  return listed([
    ...forts.map((fort) => speaker.say('board.fort', { fort })),
    tactic === null ? '' : speaker.say('board.tactic', { tactic }),
    workers ? speaker.say('board.workers') : '',
  ]);
}

/** Areas with their boxes, machines, tactics, attacks, path cards and castles. */
export function printed(speaker: Speaker, c: Content, view: AnaView, of: PlayerView | null): readonly Thing[] {
  const marked = (box: Box): string => `${of !== null && isFilled(c, of, box) ? '■' : '□'} ${boxInWords(speaker, box)}`;
  const areas = [...new Set(c.boxes.map(({ area }) => area))].filter((area) => area !== 'machine');
  return [
    ...areas.map((area) => ({
      name: speaker.say(`name.area.${area}`),
      lines: c.boxes.filter((box) => box.area === area).map(marked),
    })),
    ...c.machines.map((box, i) => ({ name: speaker.say(`name.machine.${MACHINES[i]}`), lines: [marked(box)] })),
    ...TACTICS.map((tactic, i) => ({
      name: speaker.say(`name.tactic.${tactic}`),
      lines: [speaker.say('board.againstAttacks', { attacks: c.data.tactics[i].against })],
    })),
    ...ATTACK_TYPES.map((type) => ({
      name: speaker.say(`name.attack.${type}`),
      lines: [speaker.say('board.means', { means: meansInWords(speaker, c, type) })],
    })),
    ...c.paths.map(({ id }) => ({ name: speaker.say(`name.path.${id}`), lines: [pathInWords(speaker, c, id)] })),
    ...c.data.scenarioCards.map((card) => ({
      name: speaker.say(`name.castle.${card.id}`),
      lines: [
        castleInWords(
          speaker,
          card,
          view.row.slice(0, view.flipped).some((place) => place.card === card.id),
        ),
      ],
    })),
  ];
}
