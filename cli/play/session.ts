/** The game at the terminal: asks, listens, carries out, until it is over or the person leaves. */

import { sayAs, spoken } from '@castellan/engine';
import { type Call, EXIT } from '../command.ts';
import { writeText } from '../files.ts';
import { glossary, wrap } from '../layout.ts';
import { sayRefusal } from '../opened.ts';
import { sentences } from '../records.ts';
import { printOutcome } from '../result.ts';
import { catalogueOf, ruleInWords } from '../rules/catalogue.ts';
import { tellAbout } from './about.ts';
import { inAdvance } from './advance.ts';
import { readTyped } from './answer.ts';
import type { Input } from './input.ts';
import { labelOf } from './labels.ts';
import { tellReasons } from './reasons.ts';
import { drawQuestion, drawTable, rulesOf, type Screen } from './screen.ts';
import { askedOf, letBotsPlay, passWindows, recordText, reply, type Sitting, undo } from './sitting.ts';

/** Where the typed line leads: draw the table again, ask again below what was said, wait for the answer still due, or leave. */
type Then = 'draw' | 'ask' | 'wait' | 'leave';

export async function playAtTerminal(screen: Screen, sitting: Sitting, input: Input): Promise<number> {
  const { call, speaker } = screen;
  const { table, me } = sitting;
  let seen = table.lines.length === 0 ? 0 : sitting.log.length;
  /** How many answers the file holds; a game that was over when it was taken up stays as it is. */
  let kept = table.result === null ? -1 : table.lines.length;
  let then: Then = 'draw';
  try {
    for (;;) {
      letBotsPlay(sitting);
      passWindows(sitting);
      // Kept after every answer, so that a closed window loses nothing; and at once, so that a wrong file is known before the game.
      if (table.lines.length !== kept) await save(call, sitting);
      kept = table.lines.length;
      if (table.result !== null) break;
      if (then === 'draw') drawTable(screen, sitting, seen);
      else drawQuestion(screen, sitting, table.view(me), then === 'ask');
      const typed = await input.ask('> ');
      const told = sitting.log.length;
      const answered = table.lines.length;
      then = typed === null ? 'leave' : await obey(screen, sitting, input, typed);
      if (table.lines.length !== answered) seen = told;
      if (then === 'leave') break;
    }
  } catch (error) {
    await save(call, sitting);
    throw error;
  }
  if (table.result !== null) {
    drawTable(screen, sitting, seen);
    printOutcome(call, speaker, table.result);
  }
  call.print();
  call.print(call.speaker.say(table.result === null ? 'play.saved' : 'play.recorded', { file: sitting.file }));
  if (table.result === null) call.print(call.speaker.say('play.howToResume', { file: sitting.file }));
  return EXIT.good;
}

async function obey(screen: Screen, sitting: Sitting, input: Input, typed: string): Promise<Then> {
  const { call } = screen;
  const [word, ...rest] = typed.split(/\s+/);
  switch (word) {
    case '': {
      const asked = askedOf(sitting.table.view(sitting.me))?.asked;
      const isForced = asked?.kind === 'amount' && asked.min === asked.max;
      return isForced ? answer(screen, sitting, input, String(asked.min)) : 'draw';
    }
    case 'q':
      return 'leave';
    case 'h':
      tellHelp(screen, sitting);
      return 'wait';
    case '?':
      tellReasons(screen, sitting.table.refused(sitting.me, askedOf(sitting.table.view(sitting.me))?.asked.id), rest.join(' '));
      return 'wait';
    case 'a':
      return inAdvance(screen, sitting, rest.join(' '));
    case 'i':
      tellAbout(screen, sitting, rest.join(' '));
      return 'wait';
    case 'l':
      tellLog(screen, sitting, Number(rest[0] ?? 40) || 40);
      return 'wait';
    case 'r':
      await tellRule(call, sitting, rest[0] ?? '');
      return 'wait';
    case 'u': {
      const outcome = undo(sitting);
      if (!outcome.ok) call.print(call.paint.bad(sayRefusal(screen.speaker, outcome.refusal)));
      return outcome.ok ? 'draw' : 'ask';
    }
    case 's':
      if (rest.length > 0) sitting.file = rest.join(' ');
      await save(call, sitting);
      call.print(call.paint.good(call.speaker.say('play.saved', { file: sitting.file })));
      return 'wait';
    default:
      return answer(screen, sitting, input, typed);
  }
}

async function answer({ call, speaker }: Screen, sitting: Sitting, input: Input, line: string): Promise<Then> {
  const view = sitting.table.view(sitting.me);
  const open = askedOf(view);
  if (open === null) return 'draw';
  const typed = readTyped(open.asked, view.interjections, line);
  if (!typed.ok) {
    call.print(call.paint.bad(call.speaker.say(typed.key, typed.params)));
    return 'ask';
  }
  if (typed.chosen.some(({ confirm }) => confirm)) {
    const label = typed.chosen.map((option) => labelOf(speaker, option)).join(', ');
    const sure = await input.ask(`${call.speaker.say('play.sure', { label })} > `);
    if (sure === null) return 'leave';
    if (!/^[yo]/i.test(sure)) return 'ask';
  }
  const isUnasked = spoken(typed.text).manner !== 'answer';
  const outcome = reply(sitting, sitting.me, isUnasked ? typed.text : sayAs(open.manner, typed.text));
  if (outcome.ok) return 'draw';
  call.print(call.paint.bad(sayRefusal(speaker, outcome.refusal)));
  return 'ask';
}

function tellHelp({ call }: Screen, { table, me }: Sitting): void {
  const { speaker, width, print } = call;
  const asked = askedOf(table.view(me))?.asked;
  const rule = asked === undefined ? null : rulesOf(table.game.steps[asked.step].rule)[0];
  const word = (key: string): string => speaker.say(`play.word.${key}`);
  const entries: readonly (readonly [string, string])[] = [
    ['1, 2, …', 'numbers'],
    ['!1, !2, …', 'anyTime'],
    [word('answer'), 'written'],
    ['?', 'why'],
    [`? ${word('word')}`, 'whyWord'],
    [`i ${word('name')}`, 'about'],
    [`a, a ${word('answer')}, a 0`, 'advance'],
    [`r ${rule ?? ''}`, 'rule'],
    ['u', 'undo'],
    ['l, l 100', 'log'],
    [`s, s ${word('file')}`, 'save'],
    ['q', 'quit'],
    [word('enter'), 'redraw'],
  ];
  const told = entries.map(([key, help]): readonly [string, string] => [key, speaker.say(`play.help.${help}`)]);
  for (const line of glossary(told, width - 2)) print(`  ${line}`);
}

function tellLog({ call, speaker }: Screen, { log, me }: Sitting, most: number): void {
  const told = sentences(speaker, log, me);
  if (told.length === 0) call.print(call.speaker.say('play.emptyLog'));
  for (const sentence of told.slice(-most)) for (const line of wrap(`· ${sentence}`, call.width - 2, '  ')) call.print(`  ${line}`);
}

async function tellRule(call: Call, { table }: Sitting, id: string): Promise<void> {
  const rules = await catalogueOf(call.project, table.game.id, call.speaker.language);
  const rule = rules?.get(id.toUpperCase());
  if (rule === undefined) call.print(call.paint.bad(call.speaker.say('play.noSuchRule', { text: id })));
  else
    for (const line of wrap(`${id.toUpperCase()}  ${ruleInWords(call.speaker.language, rule)}`, call.width - 2, '  '))
      call.print(`  ${line}`);
}

async function save(call: Call, sitting: Sitting): Promise<void> {
  await writeText(call, sitting.file, recordText(sitting));
}
