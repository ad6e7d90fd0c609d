/**
 * The path of a drawing on whole numbers. Icons are drawn on a field of 512 and shown on some forty pixels, so that what is behind the
 * comma weighs as much as all the rest and nobody sees it. Points are rounded where they lie, not by how far they are from the last one:
 * what is lost does not add up.
 */

const NUMBERS: { readonly [command: string]: number } = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** Where in the numbers of an arc its flags are: one digit each, with or without anything after it. */
const FLAGS: readonly number[] = [3, 4];

export function coarse(path: string): string {
  const pen = new Pen();
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const count = NUMBERS[command];
    if (count === undefined) throw new Error(`There is no command “${letter}” in a path.`);
    const numbers = numbersIn(rest, command);
    if (count === 0) pen.close();
    for (let at = 0; count > 0 && at < numbers.length; at += count)
      pen.draw(command === 'M' && at > 0 ? 'L' : command, numbers.slice(at, at + count), letter !== command);
  }
  return pen.drawn;
}

function numbersIn(text: string, command: string): number[] {
  const numbers: number[] = [];
  let at = 0;
  while (at < text.length) {
    const isFlag = command === 'A' && FLAGS.includes(numbers.length % NUMBERS.A);
    const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(text.slice(at));
    if (found === null) break;
    numbers.push(Number(found[1]));
    at += found[0].length;
  }
  return numbers;
}

class Pen {
  drawn = '';
  /** Where the drawing is, and where what is drawn of it is. */
  private exact = { x: 0, y: 0 };
  private at = { x: 0, y: 0 };
  private began = { exact: this.exact, at: this.at };
  private last = '';

  close(): void {
    this.write('z', []);
    this.exact = this.began.exact;
    this.at = this.began.at;
  }

  draw(command: string, numbers: readonly number[], isRelative: boolean): void {
    const from = isRelative ? this.exact : { x: 0, y: 0 };
    if (command === 'H') this.go('h', [{ x: from.x + numbers[0], y: this.exact.y }]);
    else if (command === 'V') this.go('v', [{ x: this.exact.x, y: from.y + numbers[0] }]);
    else if (command === 'A') this.go('a', pointsOf(numbers.slice(5), from), numbers.slice(0, 5));
    else this.go(command.toLowerCase(), pointsOf(numbers, from));
    if (command === 'M') this.began = { exact: this.exact, at: this.at };
  }

  private go(command: string, points: readonly Point[], [width, height, ...turned]: readonly number[] = []): void {
    const rounded = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    const end = rounded[rounded.length - 1];
    const steps = rounded.flatMap(({ x, y }) => [x - this.at.x, y - this.at.y]);
    this.exact = points[points.length - 1];
    const isSeen = command === 'm' || steps.some((step) => step !== 0);
    if (isSeen && command === 'h') this.write(command, steps.slice(0, 1));
    else if (isSeen && command === 'v') this.write(command, steps.slice(1));
    else if (isSeen && command === 'a') this.write(command, [tenths(width), tenths(height), ...turned, ...steps]);
    else if (isSeen) this.write(command, steps);
    // A smooth curve goes on from the one before: it may not be left out between two.
    else if ('csqt'.includes(command)) this.write(command, steps);
    this.at = end;
  }

  private write(command: string, numbers: readonly number[]): void {
    const isSame = command === this.last && command !== 'm' && command !== 'z';
    const words = numbers.map((n, i) => (n < 0 || (i === 0 && !isSame) ? `${n}` : ` ${n}`)).join('');
    this.drawn += isSame ? words : command + words;
    this.last = command;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointsOf(numbers: readonly number[], from: Point): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, n) => ({ x: from.x + numbers[2 * n], y: from.y + numbers[2 * n + 1] }));
}

/** Of the radius of an arc; less would make circles uneven. */
function tenths(radius: number): number {
  return Math.round(radius * 10) / 10;
}
