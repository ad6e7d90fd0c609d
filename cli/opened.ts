/** A game taken from the shelf, with its messages and the content pack of the call. */

import type { Game, GameRecord, Json, Refusal, Seat, State } from '@castellan/engine';
import type { Shelved } from '@castellan/games';
import type { Catalogue, Language, Speaker } from '@castellan/text';
import { type OwnBoard, ownBoard } from './board/own.ts';
import type { Call } from './command.ts';
import { Complaint, messageOf } from './complaint.ts';
import { readText } from './files.ts';
import { speakerFor } from './language.ts';
import { shownNames } from './names.ts';

export interface Opened {
  readonly game: Game<State>;
  /** Those of the game, and of its board where it has one of its own. */
  readonly messages: Catalogue;
  readonly board: OwnBoard<Json> | null;
  /** Id of the content pack that was loaded; empty without one. */
  readonly pack: string;
  /** The pack itself; null without one. */
  readonly packed: unknown;
}

export function onShelf({ games }: Call, id: string): Shelved {
  const shelved = games.named(id);
  if (shelved === null) throw new Complaint('cli.unknownGame', { text: id, known: games.ids });
  return shelved;
}

export async function openGame(call: Call, id: string): Promise<Opened> {
  const shelved = onShelf(call, id);
  const { language } = call.speaker;
  const [game, messages, board] = await Promise.all([shelved.load(), shelved.messages(language), ownBoard(id)]);
  const packed = await loadPack(call, game);
  return { game, board, messages: { ...messages, ...(await ownMessages({ board, ...packed }, language)) }, ...packed };
}

/** What a board of its own says, and how a content pack calls things. */
export async function ownMessages(
  { board, pack, packed }: Pick<Opened, 'board' | 'pack' | 'packed'>,
  language: Language,
): Promise<Catalogue> {
  if (board === null) return {};
  return { ...(await board.messages(language)), ...(pack === '' ? {} : board.renamed(language, changesIn(packed))) };
}

function changesIn(pack: unknown): unknown {
  return typeof pack === 'object' && pack !== null && 'changes' in pack ? pack.changes : {};
}

/** The content pack that a flag names, loaded. */
export async function loadPack(call: Call, game: Game<State>, flag = 'pack'): Promise<Pick<Opened, 'pack' | 'packed'>> {
  const file = call.given.flags.get(flag);
  if (file === undefined) return { pack: '', packed: null };
  const packed = parsePack(file, await readText(call, file));
  const added = await game.packs.add(packed);
  if (!added.ok) throw new Complaint('cli.badPack', { file, problem: added.errors[0], more: added.errors.length - 1 });
  return { pack: added.id, packed };
}

function parsePack(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint('cli.badPack', { file, problem: messageOf(error).split('\n')[0], more: 0 });
  }
}

/** Speaks for a game at a table where the seats have names. */
export async function speakerAt(call: Call, opened: Opened, names: readonly string[]): Promise<Speaker> {
  const shown: string[] = [];
  const speaker = await speakerFor(call.speaker.language, opened.messages, (seat: Seat) => shown[seat] ?? String(seat + 1));
  shown.push(...shownNames(names, speaker));
  return speaker;
}

export function sayRefusal(speaker: Speaker, { key, params }: Refusal): string {
  return speaker.say(`refusal.${key}`, params);
}

/** The game of a record. */
export async function openRecorded(call: Call, record: GameRecord, file: string): Promise<Opened & { readonly speaker: Speaker }> {
  if (call.games.named(record.game) === null)
    throw new Complaint('cli.recordOfUnknownGame', { file, text: record.game, known: call.games.ids });
  const opened = await openGame(call, record.game);
  return { ...opened, speaker: await speakerAt(call, opened, record.names) };
}
