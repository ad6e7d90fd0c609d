/** What a search remembers: for each answer of its own seat, how often it was tried and what came of it. */

export interface Edge {
  visits: number;
  /** Sum of what the tries came to: shares of the win. */
  total: number;
  readonly node: Node;
}

/** A point of the own seat's choices. The same answers may lead to different worlds: the tree is one of answers, not of states. */
export interface Node {
  readonly edges: Map<string, Edge>;
}

export function newNode(): Node {
  return { edges: new Map() };
}

/** The least and the most that was seen: values are compared by their place in between, however small the differences of a game are. */
export interface Spread {
  least: number;
  most: number;
}

export function scaled({ least, most }: Spread, value: number): number {
  return most > least ? (value - least) / (most - least) : 0.5;
}

/** How much is tried that has been tried little: PUCT's constant, on values from 0 to 1. */
const CURIOSITY = 1.2;

/** What an answer that was never tried is thought to be worth less than the average of those that were. */
const DOUBT = 0.1;

/** The answer to try next: by what came of it, by what the instinct thinks of it, and by how little it was tried. */
export function mostPromising(node: Node, texts: readonly string[], weights: readonly number[], spread: Spread): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let tried = 0;
  let total = 0;
  for (const text of texts) {
    const edge = node.edges.get(text);
    if (edge === undefined) continue;
    tried += edge.visits;
    total += edge.total;
  }
  const average = tried === 0 ? 0.5 : scaled(spread, total / tried);
  const reach = CURIOSITY * Math.sqrt(tried + 1);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < texts.length; i++) {
    const edge = node.edges.get(texts[i]);
    const visits = edge?.visits ?? 0;
    const value = edge === undefined || visits === 0 ? average - DOUBT : scaled(spread, edge.total / visits);
    const score = value + (reach * (weights[i] / sum)) / (1 + visits);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}
