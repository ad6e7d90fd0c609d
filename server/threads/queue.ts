/**
 * What waits for its turn. Who asks is named by a path from the whole to its parts, and at every step of it those who have something waiting
 * take turns, however much each of them has.
 */

/** Who asks: a person, say, and then which of the person's tables. */
export type AskerPath = readonly string[];

export class Queue<T> {
  /** What waits at the end of a path goes before what waits behind it. */
  private readonly own: T[] = [];
  /** What waits behind each next name; who is first in the map is served next. */
  private readonly parts: Map<string, Queue<T>> = new Map();
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** How much waits for whoever has the first name of the path. */
  sizeOf([name]: AskerPath): number {
    return name === undefined ? this.count : (this.parts.get(name)?.count ?? 0);
  }

  /** `where` it comes among what the same asker has waiting. */
  add([name, ...rest]: AskerPath, one: T, where: 'first' | 'last' = 'last'): void {
    this.count++;
    if (name !== undefined) {
      const part = this.parts.get(name) ?? new Queue<T>();
      this.parts.set(name, part);
      part.add(rest, one, where);
    } else if (where === 'first') this.own.unshift(one);
    else this.own.push(one);
  }

  /** The first thing of whose turn it is; whoever has more comes last then. */
  take(): T | undefined {
    if (this.count === 0) return undefined;
    this.count--;
    const [first] = this.parts;
    if (this.own.length > 0 || first === undefined) return this.own.shift();
    const [name, part] = first;
    const one = part.take();
    this.parts.delete(name);
    if (part.count > 0) this.parts.set(name, part);
    return one;
  }

  /** Whether it waited, and does not any more. */
  drop([name, ...rest]: AskerPath, one: T): boolean {
    if (!(name === undefined ? this.dropOwn(one) : this.dropFrom(name, rest, one))) return false;
    this.count--;
    return true;
  }

  private dropOwn(one: T): boolean {
    const at = this.own.indexOf(one);
    if (at >= 0) this.own.splice(at, 1);
    return at >= 0;
  }

  private dropFrom(name: string, rest: AskerPath, one: T): boolean {
    const part = this.parts.get(name);
    if (part?.drop(rest, one) !== true) return false;
    if (part.count === 0) this.parts.delete(name);
    return true;
  }
}
