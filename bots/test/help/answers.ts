/** Whole games in which a player of the lab has the first seat, among others who play by instinct. */

import { fastChance, type Game, type OptionValues, type State, seedFrom, Table } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { botNamed, heuristic, Talk } from '../../index.ts';

export async function load(id: string): Promise<Game<State>> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** The shortest way to play a game whole, where there is a choice: all that is asked in a long one is asked in it. */
const SHORT: { readonly [id: string]: OptionValues } = { fief: { roundLimit: 8 }, medioevo: { turns: 8 } };

export function shortest({ id }: Pick<Game, 'id'>): OptionValues {
  return SHORT[id] ?? {};
}

const PLAYED = new Map<string, readonly string[]>();

/** All that a player of the lab says on the first seat; each line is held against the rules. A game that was played is not played again. */
export function answersOf(game: Game<State>, player: string, seats: number, seed: number): readonly string[] {
  const name = `${game.id} ${player} ${seats} ${seed}`;
  const answers = PLAYED.get(name) ?? played(game, player, seats, seed);
  PLAYED.set(name, answers);
  return answers;
}

function played(game: Game<State>, player: string, seats: number, seed: number): readonly string[] {
  const bot = botNamed(player, game);
  if (bot === null) throw new Error(`no player ${player}`);
  const table = new Table(game, { seats, options: shortest(game), seed: seedFrom(`answers ${seed}`) });
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? bot : heuristic()));
  const talk = new Talk(game, bots, fastChance(seed + 1));
  while (table.result === null) {
    const [q] = table.questions();
    const { seat, text } = talk.next(table.state, q);
    const said = table.reply(seat, text);
    if (!said.ok) throw new Error(`seat ${seat} says “${text}” at ${q.frame.step}: ${said.refusal.key}`);
  }
  return table.lines.flatMap(({ seat, text }) => (seat === 0 ? text : []));
}
