/** The course of Fief: the rise of one family, looked at where each thing is done for the first time; two other houses lend a wedding and a siege. */

import type { FieView, PlayerView, VillageView } from '@castellan/fief';
import type { LogEntry } from '@castellan/tables';
import type { Course, Exercise, Now, Step } from '../lesson.ts';

type Seen = Now<FieView>;

const SAGA = 'saga';

function mine({ board, me }: Seen): PlayerView {
  return board.players[me];
}

function village({ board }: Seen, id: string): VillageView | undefined {
  return board.villages.find((one) => one.id === id);
}

function once(done: (now: Seen) => boolean): Step<FieView> {
  return { done };
}

const controls = (now: Seen, id: string): boolean => village(now, id)?.controller === now.me;
const captives = ({ board, me }: Seen): number => board.players.flatMap(({ lords }) => lords).filter(({ captor }) => captor === me).length;
const hasHappened = ({ happened }: Seen, key: string): boolean => happened.some((one) => one.key === key);
const hasSaid = ({ answers }: Seen, words: RegExp): boolean => words.test(answers.at(-1) ?? '');

const start: Exercise<FieView> = {
  id: 'start',
  position: SAGA,
  at: 1,
  rules: ['FIE-2.12', 'FIE-9.6', 'FIE-19.2'],
  steps: [once((now) => controls(now, 'sigy'))],
  way: ['start sigy'],
  wrong: [{ id: 'other', answers: ['start blaye'], rule: 'FIE-19.2', when: (now) => hasSaid(now, /^start (?!sigy)/) }],
};

const lord: Exercise<FieView> = {
  id: 'lord',
  position: SAGA,
  at: 26,
  rules: ['FIE-16.1', 'FIE-16.2', 'FIE-5.1'],
  steps: [once((now) => mine(now).lords.length === 2)],
  way: ['baudouin to sigy'],
  wrong: [
    { id: 'harvest', answers: ['good harvest in sigy'], rule: 'FIE-16.4', when: (now) => hasSaid(now, /^good harvest/) },
    { id: 'end', answers: ['end'], rule: 'FIE-16.1' },
  ],
};

const mill: Exercise<FieView> = {
  id: 'mill',
  position: SAGA,
  at: 53,
  rules: ['FIE-17.2', 'FIE-19.1', 'FIE-19.16'],
  steps: [once((now) => (village(now, 'sigy')?.mills ?? 0) > 0), once((now) => village(now, 'sigy')?.mills === 2)],
  way: ['mill sigy', 'mill sigy'],
  wrong: [
    { id: 'troops', answers: ['knight sigy'], rule: 'FIE-17.2', when: (now) => hasSaid(now, /^(sergeant|knight|engine)/) },
    { id: 'done', answers: ['done'], rule: 'FIE-17.2' },
  ],
};

const march: Exercise<FieView> = {
  id: 'march',
  position: SAGA,
  at: 85,
  rules: ['FIE-20.3', 'FIE-20.4', 'FIE-20.17'],
  steps: [
    once((now) => controls(now, 'saintCiers') || controls(now, 'marcamps')),
    once((now) => ['sigy', 'saintCiers', 'marcamps'].every((id) => controls(now, id))),
  ],
  way: ['baudouin', 'charles + 2S + 1K', 'to saintCiers', 'baudouin', 'charles + 1S after 1 + 1K after 1', 'to marcamps'],
  wrong: [
    {
      id: 'castle',
      answers: ['baudouin', 'charles + 3S + 1K', 'to saintCiers'],
      rule: 'FIE-4.6',
      when: (now) => !controls(now, 'sigy'),
    },
    {
      id: 'empty',
      answers: ['baudouin', 'charles + 2S + 1K', 'to saintCiers', 'baudouin', 'charles + 2S after 1 + 1K after 1', 'to marcamps'],
      rule: 'FIE-4.6',
      when: (now) => controls(now, 'marcamps') && !controls(now, 'saintCiers'),
    },
    { id: 'astray', answers: ['baudouin', '-', 'to saintPaul'], rule: 'FIE-19.2', when: (now) => hasSaid(now, /^to (saintPaul|beaujeu)/) },
    { id: 'end', answers: ['end'], rule: 'FIE-20.20' },
  ],
};

const title: Exercise<FieView> = {
  id: 'title',
  position: SAGA,
  at: 193,
  rules: ['FIE-19.2', 'FIE-19.3', 'FIE-19.5', 'FIE-28.1'],
  steps: [once((now) => hasSaid(now, /^title/) || mine(now).points > 0), once((now) => mine(now).points === 1)],
  way: ['title comteSigy', 'to baudouin'],
  wrong: [
    { id: 'spent', answers: ['castle marcamps'], rule: 'FIE-19.3', when: (now) => mine(now).points === 0 && mine(now).ecus < 5 },
    { id: 'done', answers: ['done'], rule: 'FIE-28.1' },
  ],
};

const tax: Exercise<FieView> = {
  id: 'tax',
  position: SAGA,
  at: 336,
  rules: ['FIE-16.9', 'FIE-17.5'],
  steps: [once(({ board, me }) => board.taxes.some(({ kind, seat }) => kind === 'taille' && seat === me))],
  way: ['taille comteSigy'],
  wrong: [{ id: 'end', answers: ['end'], rule: 'FIE-17.5' }],
};

const second: Exercise<FieView> = {
  id: 'second',
  position: SAGA,
  at: 371,
  rules: ['FIE-19.1', 'FIE-19.2', 'FIE-19.5'],
  steps: [
    once((now) => ['saintPaul', 'lesEssarts'].some((id) => village(now, id)?.fort !== 'none')),
    once((now) => mine(now).points === 2),
  ],
  way: ['castle saintPaul', 'title baronnieSaintPaul', 'to charles'],
  wrong: [
    { answers: ['title baronnieSaintPaul'], refusedBy: 'FIE-19.2' },
    { id: 'elsewhere', answers: ['castle marcamps'], rule: 'FIE-19.2', when: (now) => hasSaid(now, /^castle (?!saintPaul|lesEssarts)/) },
    { id: 'done', answers: ['done'], rule: 'FIE-19.2' },
  ],
};

const king: Exercise<FieView> = {
  id: 'king',
  position: SAGA,
  at: 494,
  rules: ['FIE-12.5', 'FIE-12.7', 'FIE-12.10'],
  steps: [once((now) => mine(now).lords.some((one) => one.king))],
  way: ['baudouin for charles + charles for charles + othon for charles'],
  wrong: [
    {
      id: 'short',
      answers: ['baudouin for charles + charles for charles'],
      rule: 'FIE-12.7',
      when: (now) => now.answers.length > 0 && !hasHappened(now, 'becameKing'),
    },
    {
      id: 'etienne',
      answers: ['baudouin for etienne + charles for charles + othon for charles'],
      rule: 'FIE-12.7',
      when: (now) => now.answers.length > 0,
    },
  ],
};

const battle: Exercise<FieView> = {
  id: 'battle',
  position: SAGA,
  at: 609,
  rivalsPlay: true,
  rules: ['FIE-22.11', 'FIE-22.12', 'FIE-22.19', 'FIE-22.23'],
  steps: [once((now) => hasHappened(now, 'battleDeclared')), once((now) => captives(now) > 0)],
  way: ['attack 2 at beaujeu', 'pass', 'fight', 'pass'],
  wrong: [
    { id: 'surrender', answers: ['attack 2 at beaujeu', 'pass', 'surrender'], rule: 'FIE-22.30' },
    { id: 'end', answers: ['end'], rule: 'FIE-22.2' },
  ],
};

const dowry: Exercise<FieView> = {
  id: 'dowry',
  position: 'dowry',
  rules: ['FIE-7.5', 'FIE-7.11', 'FIE-28.3'],
  steps: [once((now) => mine(now).ally !== null && mine(now).ecus === 8)],
  way: ['! accept offer 1'],
  wrong: [
    { id: 'yes', answers: ['yes'], rule: 'FIE-7.11' },
    { id: 'no', answers: ['no'], rule: 'FIE-28.3' },
  ],
};

const offers = ({ happened }: Seen, isSo: (terms: LogEntry['params']) => boolean): boolean =>
  happened.some(({ key, params }) => key === 'offered' && isSo(params));

const captive: Exercise<FieView> = {
  id: 'captive',
  position: SAGA,
  at: 715,
  rules: ['FIE-6.11', 'FIE-6.17', 'FIE-18.8'],
  steps: [once((now) => offers(now, ({ giveCaptive, getEcus }) => giveCaptive !== 'none' && Number(getEcus) >= 3))],
  way: ['! bargain', '~ with 2', '~ give captive thierry', '~ get ecus', '~ 3', '~ send'],
  wrong: [
    { id: 'release', answers: ['! release thierry'], rule: 'FIE-18.10', when: (now) => hasSaid(now, /^! release/) },
    {
      id: 'cheap',
      answers: ['! bargain', '~ with 2', '~ give captive thierry', '~ send'],
      rule: 'FIE-18.6',
      when: (now) => offers(now, () => true),
    },
  ],
};

const besiege: Exercise<FieView> = {
  id: 'besiege',
  position: SAGA,
  at: 434,
  rules: ['FIE-22.13', 'FIE-23.1', 'FIE-23.5'],
  steps: [once((now) => village(now, 'saintMedard')?.siege != null)],
  way: ['besiege saintMedard'],
  wrong: [
    { id: 'assault', answers: ['attack 3 at saintMedard'], rule: 'FIE-22.13' },
    { id: 'end', answers: ['end'], rule: 'FIE-23.1' },
  ],
};

const sortie: Exercise<FieView> = {
  id: 'sortie',
  position: 'sortie',
  seat: 1,
  rivalsPlay: true,
  rules: ['FIE-22.7', 'FIE-22.12', 'FIE-23.2'],
  steps: [
    once((now) => now.answers.includes('attack 3 at mazilles')),
    once((now) => hasHappened(now, 'roundFought')),
    once((now) => village(now, 'mazilles')?.siege == null && controls(now, 'mazilles')),
  ],
  way: ['attack 3 at mazilles', 'pass', 'fight', 'pass', 'pass'],
  wrong: [
    { id: 'end', answers: ['end'], rule: 'FIE-23.5' },
    { id: 'other', answers: ['attack 1 at laSalle'], rule: 'FIE-23.2' },
    { id: 'surrender', answers: ['attack 3 at mazilles', 'pass', 'surrender'], rule: 'FIE-22.30' },
  ],
};

const pope: Exercise<FieView> = {
  id: 'pope',
  position: SAGA,
  at: 668,
  rules: ['FIE-11.5', 'FIE-28.1', 'FIE-28.2', 'FIE-28.6'],
  steps: [once((now) => mine(now).points === 3)],
  way: ['baudouin for othon + othon for othon'],
  wrong: [{ id: 'half', answers: ['othon for othon'], rule: 'FIE-11.5', when: (now) => now.answers.length > 0 }],
};

const whole: Exercise<FieView> = {
  id: 'whole',
  position: SAGA,
  at: 1,
  rivalsPlay: true,
  rules: ['FIE-1.4', 'FIE-14.2', 'FIE-17.1', 'FIE-28.6'],
  steps: [
    once((now) => now.answers.length > 0),
    once((now) => mine(now).lords.length > 1),
    once((now) => now.board.villages.filter(({ controller }) => controller === now.me).length > 1),
    once((now) => now.board.round === 2 && now.board.villages.filter(({ controller }) => controller === now.me).length > 1),
  ],
  way: [
    ...['start sigy', 'pass', 'pass', 'character', 'stop', 'pass', 'pass', 'pass', 'baudouin to sigy', 'mill sigy', 'mill sigy'],
    ...['baudouin', 'charles + 2S + 1K', 'to saintCiers', 'baudouin', 'charles + 1S after 1 + 1K after 1', 'to marcamps', 'done'],
  ],
  wrong: [
    {
      id: 'alone',
      answers: ['start sigy', 'pass', 'pass', 'stop', 'mill sigy', 'done', 'end', 'done'],
      rule: 'FIE-17.1',
      when: (now) => now.board.round === 2 && now.board.villages.filter(({ controller }) => controller === now.me).length < 2,
    },
  ],
};

export default {
  game: 'fief',
  lessons: [
    { id: 'house', minutes: 1, exercises: [start, lord] },
    { id: 'purse', minutes: 1, exercises: [mill] },
    { id: 'march', minutes: 1, exercises: [march] },
    { id: 'title', minutes: 2, exercises: [title, tax, second] },
    { id: 'vote', minutes: 1, exercises: [king] },
    { id: 'battle', minutes: 1, exercises: [battle] },
    { id: 'bargain', minutes: 2, exercises: [dowry, captive] },
    { id: 'siege', minutes: 2, exercises: [besiege, sortie] },
    { id: 'win', minutes: 1, exercises: [pope] },
    { id: 'round', minutes: 3, exercises: [whole] },
  ],
} satisfies Course<FieView>;
