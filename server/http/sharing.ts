/**
 * What a link tells of its page where it is shared, before anybody opens it: a title, a sentence and a picture, in the language of whoever asks, and
 * nothing that a stranger with the same link would not be shown.
 */

import { SIZE } from '@castellan/pictures/size';
import type { FastifyRequest } from 'fastify';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import { PICTURES } from '../pictures.ts';
import type { TableInfo } from '../protocol/index.ts';
import type { Titles } from '../shelf.ts';
import type { Hall } from '../tables/hall.ts';

type Language = 'en' | 'fr';

interface Told {
  readonly title: string;
  readonly text: string;
  /** Where its picture is. */
  readonly image: string;
}

export type Sharing = (request: FastifyRequest) => Promise<(page: string) => string>;

/** A table, a record, or a page about a game: their links are what people share. */
const TABLE = /^\/(?:t|analysis)\/([\w-]{1,40})$/;
const ABOUT_GAME = /^\/(games|rules|learn|pieces|aid|packs)\/([\w-]{1,40})(?:\/|$)/;

/** Whether a table or a record must be looked up for it. */
export function isLookedUp(url: string): boolean {
  const { pathname, searchParams } = addressIn(url);
  return (TABLE.test(pathname) && !pathname.includes('/local-')) || (pathname === '/records' && searchParams.has('id'));
}

const WORDS = {
  en: {
    site: 'Five deep strategy board games of castles, realms and titans, with every rule enforced. Play at once against bots or with friends.',
    games: (game: string) => game,
    rules: (game: string) => `The rules of ${game}`,
    learn: (game: string) => `Learn ${game}`,
    pieces: (game: string) => `Cards and pieces of ${game}`,
    aid: (game: string) => `${game}: the player aid`,
    packs: (game: string) => `A content pack for ${game}`,
    record: (game: string) => `A played game of ${game}`,
    gathering: (names: string, free: number) =>
      names === '' ? `A table is set up; ${seats(free)}.` : `${names} at the table${free > 0 ? `; ${seats(free)}` : ''}.`,
    playing: (names: string, answers: number) => `${names} are playing; ${answers} answers so far.`,
    finished: (names: string) => `${names} have played; look at the game again, answer by answer.`,
    ended: (scores: string) => `Final scores: ${scores}.`,
    bots: (n: number) => (n === 1 ? 'a bot' : `${n} bots`),
    somebody: 'somebody',
  },
  fr: {
    site: 'Cinq jeux de stratégie profonds de châteaux, de royaumes et de titans, dont toutes les règles sont appliquées. Jouez tout de suite contre des bots ou entre amis.',
    games: (game: string) => game,
    rules: (game: string) => `Les règles : ${game}`,
    learn: (game: string) => `Apprendre ${game}`,
    pieces: (game: string) => `Cartes et pièces : ${game}`,
    aid: (game: string) => `${game} : l’aide de jeu`,
    packs: (game: string) => `Un jeu de contenu pour ${game}`,
    record: (game: string) => `Une partie jouée : ${game}`,
    gathering: (names: string, free: number) =>
      names === '' ? `Une table est prête ; ${places(free)}.` : `À la table : ${names}${free > 0 ? ` ; ${places(free)}` : ''}.`,
    playing: (names: string, answers: number) => `Partie en cours : ${names} ; ${answers} réponses jusqu’ici.`,
    finished: (names: string) => `Partie jouée : ${names}. Revoyez-la, réponse après réponse.`,
    ended: (scores: string) => `Scores : ${scores}.`,
    bots: (n: number) => (n === 1 ? 'un bot' : `${n} bots`),
    somebody: 'quelqu’un',
  },
} as const;

function seats(n: number): string {
  return n === 1 ? 'one seat is free' : `${n} seats are free`;
}

function places(n: number): string {
  return n === 1 ? 'une place est libre' : `${n} places sont libres`;
}

export function sharing(hall: Hall, { store }: Pick<House, 'store'>, titles: Titles): Sharing {
  const titleOf = (game: string, language: Language): string => titles.get(game)?.[language] ?? game;

  async function told(request: FastifyRequest, language: Language): Promise<Told | null> {
    const { pathname, searchParams } = addressIn(request.url);
    const [, table] = TABLE.exec(pathname) ?? [];
    if (table !== undefined && isLookedUp(request.url)) {
      const token = searchParams.get('token');
      const info = await hall.anyTable(table).info(null, token ?? undefined);
      if (info instanceof Failed) return null;
      return { ...ofTable(info, titleOf(info.game, language), language), image: PICTURES.table(info, token, language) };
    }
    const record = pathname === '/records' ? searchParams.get('id') : null;
    if (record !== null) {
      const kept = await store.record(record.slice(0, 40));
      if (kept === null) return null;
      const title = WORDS[language].record(titleOf(kept.game, language));
      return { title, text: WORDS[language].finished(listed(kept.names, language)), image: PICTURES.record(kept.id, language) };
    }
    const [, page, game] = ABOUT_GAME.exec(pathname) ?? [];
    const known = game === undefined ? undefined : titles.get(game);
    if (game === undefined || known === undefined || !isPage(page)) return null;
    const text = known.taglines[language] || WORDS[language].site;
    return { title: WORDS[language][page](known[language]), text, image: PICTURES.game(game, language) };
  }

  return async (request) => {
    const language = languageOf(request.headers['accept-language'] ?? '');
    const page = (await told(request, language)) ?? { title: 'Castellan', text: WORDS[language].site, image: PICTURES.house };
    const { pathname } = addressIn(request.url);
    const origin = `${request.protocol}://${request.host}`;
    return (html) => withTags(html, page, { language, origin, pathname });
  };
}

function isPage(page: string | undefined): page is 'games' | 'rules' | 'learn' | 'pieces' | 'aid' | 'packs' {
  return page !== undefined;
}

function ofTable({ title, stage, seats: taken, answers, ending }: TableInfo, game: string, language: Language): Omit<Told, 'image'> {
  const words = WORDS[language];
  const people = taken.flatMap(({ kind, name }) => (kind === 'person' ? [name || words.somebody] : []));
  const bots = taken.filter(({ kind }) => kind === 'bot').length;
  const names = listed([...people, ...(bots > 0 ? [words.bots(bots)] : [])], language);
  const free = taken.filter(({ kind }) => kind === 'open' || kind === 'friend').length;
  const head = title === '' ? game : `${game} · ${title}`;
  if (stage === 'gathering') return { title: head, text: words.gathering(names, free) };
  if (stage === 'playing') return { title: head, text: words.playing(names, answers) };
  const scores = ending?.result?.scores.map((score, seat) => `${taken[seat]?.name || words.bots(1)} ${score}`) ?? [];
  return { title: head, text: [words.finished(names), ...(scores.length > 0 ? [words.ended(scores.join(', '))] : [])].join(' ') };
}

function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : 'fr', { type: 'conjunction' }).format(names);
}

/** The first of ours that the reader names. */
function languageOf(accepted: string): Language {
  for (const tag of accepted.split(',')) {
    const [language] = tag.trim().toLowerCase().split(/[-;]/);
    if (language === 'en' || language === 'fr') return language;
  }
  return 'en';
}

function addressIn(url: string): URL {
  try {
    return new URL(url, 'http://here');
  } catch {
    return new URL('http://here/');
  }
}

interface Around {
  readonly language: Language;
  readonly origin: string;
  readonly pathname: string;
}

function withTags(html: string, { title, text, image }: Told, { language, origin, pathname }: Around): string {
  const whole = title === 'Castellan' ? title : `${title} · Castellan`;
  const tags: readonly (readonly [kind: 'property' | 'name', key: string, content: string])[] = [
    ['property', 'og:site_name', 'Castellan'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ['property', 'og:locale', language === 'en' ? 'en_GB' : 'fr_FR'],
    ['property', 'og:url', `${origin}${pathname}`],
    ['property', 'og:image', `${origin}${image}`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(SIZE.width)],
    ['property', 'og:image:height', String(SIZE.height)],
    ['property', 'og:image:alt', whole],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'description', text],
  ];
  const lines = tags.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}" />`).join('\n    ');
  return html
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(whole)}</title>\n    ${lines}`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
