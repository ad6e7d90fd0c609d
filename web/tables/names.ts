/** Names for those who have not chosen one: guests and bots. The same in both languages. */

const NAMES: readonly string[] =
  'Aliénor Anselme Aymeric Bérengère Bohémond Clémence Dragan Édith Enguerrand Ermengarde Foulques Garin Gisèle Guilhem Héloïse Hildegarde Isabeau Jehan Lothaire Mahaut Mélisende Odon Perceval Pétronille Raoul Raymonde Robert Sancie Tancrède Thibaud Yolande Yvain'.split(
    ' ',
  );

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END_ISOLATE] = ['\u2068', '\u2069'];

/** A name that does not turn around the words and numbers beside it, whatever its letters. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? ISOLATE + name + END_ISOLATE : name;
}

/** Names nobody at the table has yet. */
export function someNames(count: number, taken: readonly string[] = []): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  const chosen: string[] = [];
  while (chosen.length < count && free.length > 0) chosen.push(...free.splice(Math.floor(Math.random() * free.length), 1));
  return chosen;
}

interface Sitting {
  readonly kind: string;
  /** Of a person. */
  readonly name: string;
}

/** The names everybody sees at an online table; bots are called by names that no person there has. Empty for seats nobody holds. */
export function namesAt(table: string, seats: readonly Sitting[]): string[] {
  const taken = new Set(seats.flatMap(({ kind, name }) => (kind === 'bot' ? [] : [name])));
  let first = 7;
  for (const letter of table) first = (first * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return seats.map(({ kind, name }, seat) => {
    if (kind !== 'bot') return isolated(name);
    const from = first + seat * 5;
    const free = NAMES.map((_, at) => NAMES[(from + at) % NAMES.length]).find((other) => !taken.has(other)) ?? String(seat + 1);
    taken.add(free);
    return free;
  });
}
