/**
 * Pictures of tables, records and games, for links that are shared. They are drawn from what a stranger may see, in a thread of their own,
 * and kept for as long as nothing changes.
 */

import { parseRecord } from '@castellan/engine';
import type { Language } from '@castellan/pictures';
import en from '@castellan/text/en';
import fr from '@castellan/text/fr';
import type { Scene, Shown } from './bots/tasks.ts';
import { Failed } from './failed.ts';
import type { House } from './house.ts';
import type { SeatInfo, TableInfo } from './protocol/index.ts';
import type { Titles } from './shelf.ts';
import type { Hall } from './tables/hall.ts';

/** Bytes of pictures that are kept; those that were asked for longest ago go first. */
const MOST_BYTES = 24_000_000;

export interface Picture {
  readonly png: Uint8Array;
  /** Which state of what it shows. */
  readonly version: string;
  /** Whether what it shows can still change. */
  readonly isLast: boolean;
}

const WORDS: { readonly [language in Language]: { readonly [key: string]: string } } = { en, fr };

export class Pictures {
  private readonly house: Pick<House, 'crew' | 'store' | 'packJson' | 'meetPack'>;
  private readonly hall: Pick<Hall, 'anyTable'>;
  private readonly titles: Titles;
  private readonly kept: Map<string, Picture> = new Map();
  /** What is being drawn, so that many who ask at once wait for one drawing. */
  private readonly drawing: Map<string, Promise<Picture>> = new Map();
  private bytes = 0;

  constructor(house: Pick<House, 'crew' | 'store' | 'packJson' | 'meetPack'>, hall: Pick<Hall, 'anyTable'>, titles: Titles) {
    this.house = house;
    this.hall = hall;
    this.titles = titles;
  }

  async ofTable(id: string, token: string | undefined, language: Language, asker: string): Promise<Picture | Failed> {
    const key = `table ${id} ${language}`;
    const known = this.kept.get(key);
    const seen = await this.hall.anyTable(id).seen(token, known === undefined ? null : Number(known.version));
    if (seen instanceof Failed) return seen;
    const version = String(seen.version);
    if (known?.version === version) return this.used(key, known);
    const { info, board } = seen;
    const sight = this.scene(
      info.game,
      language,
      info.title,
      info.seats.map((seat) => nameOf(seat, language)),
    );
    const of: Shown = { kind: 'board', board, result: info.ending?.result ?? null };
    return this.drawn(key, version, info.stage === 'finished', { pack: info.pack, sight, of }, asker);
  }

  async ofRecord(id: string, language: Language, asker: string): Promise<Picture | Failed> {
    const key = `record ${id} ${language}`;
    const known = this.kept.get(key);
    if (known !== undefined) return this.used(key, known);
    const record = await this.house.store.record(id);
    const parsed = record === null ? null : parseRecord(record.text);
    if (record === null || parsed === null || !parsed.ok) return new Failed('notFound');
    const sight = this.scene(record.game, language, '', record.names);
    return this.drawn(key, 'record', true, { pack: parsed.record.pack, sight, of: { kind: 'record', text: record.text } }, asker);
  }

  async ofGame(game: string, language: Language, asker: string): Promise<Picture | Failed> {
    if (!this.titles.has(game)) return new Failed('notFound');
    const key = `game ${game} ${language}`;
    const known = this.kept.get(key);
    if (known !== undefined) return this.used(key, known);
    return this.drawn(key, 'game', true, { pack: '', sight: this.scene(game, language, '', []), of: { kind: 'sample' } }, asker);
  }

  private scene(game: string, language: Language, name: string, seats: readonly string[]): Scene {
    return { game, title: this.titles.get(game)?.[language] ?? game, name, seats, language };
  }

  private drawn(key: string, version: string, isLast: boolean, { pack, sight, of }: Wanted, asker: string): Promise<Picture> {
    const wanted = `${key} ${version}`;
    const under = this.drawing.get(wanted);
    if (under !== undefined) return under;
    const draw = async (): Promise<Picture> => {
      if (pack !== '') await this.house.meetPack(sight.game, pack);
      const task = { game: sight.game, pack: this.house.packJson(sight.game, pack), sight, of };
      const { png } = await this.house.crew.draw(task, asker);
      return this.used(key, { png, version, isLast });
    };
    const drawing = draw().finally(() => this.drawing.delete(wanted));
    this.drawing.set(wanted, drawing);
    return drawing;
  }

  /** Last used, last in the map: the first ones go when there is no room. */
  private used(key: string, picture: Picture): Picture {
    this.bytes -= this.kept.get(key)?.png.length ?? 0;
    this.kept.delete(key);
    this.kept.set(key, picture);
    this.bytes += picture.png.length;
    for (const [oldest, { png }] of this.kept) {
      if (this.bytes <= MOST_BYTES) break;
      this.kept.delete(oldest);
      this.bytes -= png.length;
    }
    return picture;
  }
}

interface Wanted {
  readonly pack: string;
  readonly sight: Scene;
  readonly of: Shown;
}

/** Who sits on a seat, where that is known; bots go by their level. */
function nameOf({ name, level, kind }: SeatInfo, language: Language): string {
  if (name !== '' || kind !== 'bot' || level === null) return name;
  return WORDS[language][`level.${level}`] ?? level;
}

/** Where the picture of something lies. */
export const PICTURES = {
  table: ({ id, answers }: Pick<TableInfo, 'id' | 'answers'>, token: string | null, language: Language): string =>
    `/pictures/tables/${id}/${language}.png?v=${answers}${token === null ? '' : `&token=${encodeURIComponent(token)}`}`,
  record: (id: string, language: Language): string => `/pictures/records/${encodeURIComponent(id)}/${language}.png`,
  game: (game: string, language: Language): string => `/pictures/games/${game}/${language}.png`,
  /** Drawn once for all (`pictures/make.ts`): for every other page, and where a drawing fails. */
  house: '/card.png',
} as const;
