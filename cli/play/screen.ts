/** What a person sees at the terminal table. */

import type { Asked, SeatView } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { type TableText, tableText } from '../board/table.ts';
import type { Call } from '../command.ts';
import { columns, padEnd, widthOf, wrap } from '../layout.ts';
import type { Opened } from '../opened.ts';
import { sentences } from '../records.ts';
import { suggestionsOf } from './answer.ts';
import { labelOf, optionsIn } from './labels.ts';
import { askedOf, type Sitting } from './sitting.ts';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
const MOST_NEWS = 15;
/** Beyond this many, options stand side by side. */
const MOST_ROWS = 9;

export interface Screen {
  readonly call: Call;
  readonly speaker: Speaker;
  readonly table: TableText;
}

export function screenOf(call: Call, opened: Opened, speaker: Speaker, seats: number): Screen {
  return { call, speaker, table: tableText(opened, speaker, seats) };
}

/** The whole table: where we are, what lies there, what is new since `from` in the log, what is asked. */
export function drawTable(screen: Screen, sitting: Sitting, from: number): void {
  const { call } = screen;
  const view = sitting.table.view(sitting.me);
  if (call.stdout.isTTY === true) call.stdout.write(CLEAR);
  drawHead(screen, view);
  drawBoard(screen, sitting, view);
  drawNews(screen, sitting, from);
  drawQuestion(screen, sitting, view);
}

function drawHead({ call, speaker }: Screen, { crumbs, seq }: SeatView): void {
  const { paint, width } = call;
  const path = crumbs.map(({ step, params }) => speaker.say(`crumb.${step}`, params)).join(' › ');
  const title = `${paint.strong(speaker.say('game.title'))}${path === '' ? '' : ` · ${path}`}`;
  const at = paint.faint(speaker.say('play.answers', { n: seq }));
  call.print();
  call.print(widthOf(title) + widthOf(at) + 2 > width ? title : `${padEnd(title, width - widthOf(at))}${at}`);
  call.print(paint.faint('─'.repeat(width)));
}

function drawBoard({ call, table }: Screen, { me, bots }: Sitting, view: SeatView): void {
  const { paint } = call;
  const board = table.draw(view.board, me, call.width - 2);
  for (const line of board.common) call.print(line);
  const asked = new Set(view.waiting.map(({ seat }) => seat));
  const mineLast = [...bots.keys()].sort((a, b) => Number(a === me) - Number(b === me));
  for (const seat of mineLast) {
    const mark = asked.has(seat) ? '▶' : ' ';
    const name = seat === me ? `${table.names[seat]} (${call.speaker.say('play.you')})` : table.names[seat];
    const { head, lines } = board.players[seat];
    const [first, ...rest] = wrap(`${mark} ${name}${head === '' ? '' : ` · ${head}`}`, call.width, '    ');
    call.print(first.replace(`${mark} ${name}`, paint.seat(seat, paint.strong(`${mark} ${name}`))));
    for (const line of [...rest, ...lines.map((text) => `  ${text}`)]) call.print(line);
  }
  call.print(paint.faint('─'.repeat(call.width)));
}

function drawNews({ call, speaker }: Screen, { log, me }: Sitting, from: number): void {
  const news = told(sentences(speaker, log.slice(from), me));
  const left = news.length - MOST_NEWS;
  if (left > 0) call.print(call.paint.faint(`  ${call.speaker.say('play.earlier', { n: left })}`));
  for (const sentence of news.slice(Math.max(0, left)))
    for (const line of wrap(`· ${sentence}`, call.width - 2, '  ')) call.print(call.paint.accent(`  ${line}`));
  if (news.length > 0) call.print();
}

export function rulesOf(rule: string | readonly string[]): readonly string[] {
  return typeof rule === 'string' ? [rule] : rule;
}

/** Sentences, what was said several times in a row once. */
function told(sentences: readonly string[]): string[] {
  const runs: { sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = runs[runs.length - 1];
    if (last?.sentence === sentence) last.times++;
    else runs.push({ sentence, times: 1 });
  }
  return runs.map(({ sentence, times }) => (times === 1 ? sentence : `${sentence} (×${times})`));
}

/** The prompt and, unless they have been told already, the answers there are. */
export function drawQuestion(screen: Screen, sitting: Sitting, view: SeatView, withOptions = true): void {
  const { call, speaker } = screen;
  const asked = askedOf(view)?.asked;
  if (asked === undefined) return;
  const rules = call.paint.faint(`[${rulesOf(sitting.table.game.steps[asked.step].rule).join(', ')}]`);
  for (const line of wrap(`${call.paint.strong(speaker.say(`ask.${asked.step}`, asked.params))} ${rules}`, call.width)) call.print(line);
  if (!withOptions) return;
  drawOptions(screen, asked);
  if (view.interjections.length > 0) call.print(call.paint.faint(call.speaker.say('play.anyTime')));
  view.interjections.forEach((option, i) => {
    call.print(`  !${i + 1}  ${labelOf(speaker, option)}`);
  });
  for (const line of wrap(keysInWords(call, view.undo.ok), call.width)) call.print(call.paint.faint(line));
}

/** What can be typed besides an answer. */
function keysInWords({ speaker }: Call, canUndo: boolean): string {
  const keys = [
    ['?', 'why'],
    ['i', 'about'],
    ['a', 'advance'],
    ...(canUndo ? [['u', 'undo']] : []),
    ['l', 'log'],
    ['s', 'save'],
    ['q', 'quit'],
    ['h', 'help'],
  ];
  return keys.map(([key, word]) => `${key}\u00a0${speaker.say(`play.key.${word}`).replaceAll(' ', '\u00a0')}`).join('\u00a0\u00a0 ');
}

function drawOptions({ call, speaker }: Screen, asked: Asked): void {
  if (asked.kind === 'amount') {
    call.print(
      `  ${call.speaker.say('play.amount', { only: asked.min === asked.max ? 'yes' : 'no', min: asked.min, max: asked.max, by: asked.by })}`,
    );
    return;
  }
  const suggestions = suggestionsOf(asked);
  const width = String(asked.options.length + suggestions.length).length;
  const numbered = (n: number, text: string): string => `${String(n).padStart(width)}  ${text}`;
  if (suggestions.length > 0) call.print(call.paint.faint(call.speaker.say('play.suggestions')));
  suggestions.forEach((text, i) => {
    const labels = optionsIn(asked.options, text).map((option) => labelOf(speaker, option));
    const line = numbered(i + 1, labels.join(', ') || call.speaker.say('play.nothing'));
    for (const part of wrap(line, call.width - 2, ' '.repeat(width + 2))) call.print(`  ${part}`);
  });
  if (asked.kind === 'subset') call.print(call.paint.faint(call.speaker.say(subsetHint(asked), { min: asked.min, max: asked.max })));
  if (asked.kind === 'order') call.print(call.paint.faint(call.speaker.say('play.order')));
  const labels = asked.options.map((option, i) => numbered(suggestions.length + i + 1, labelOf(speaker, option)));
  if (labels.length > MOST_ROWS) for (const line of columns(labels, call.width, '  ')) call.print(line);
  else for (const label of labels) for (const line of wrap(label, call.width - 2, ' '.repeat(width + 2))) call.print(`  ${line}`);
}

function subsetHint({ min, max }: Asked): string {
  if (min === max) return 'play.subsetExactly';
  return min === 0 ? 'play.subsetUpTo' : 'play.subsetBetween';
}
