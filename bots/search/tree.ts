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

/** How much is tried that has been tried little: PUCT's constant, on values from 0 to 1. */
const CURIOSITY = 1.2;

/** What an answer that was never tried is thought to be worth less than the average of those that were. */
const DOUBT = 0.1;

/** Answers that differ by less than this share of the win are not told apart by it alone. */
const BLUR = 0.12;

/**
 * The answer to try next: by what came of it, by what the instinct thinks of it, and by how little it was tried. What came of answers is
 * compared by its place between the worst and the best of them, however small the differences of a game are.
 */
export function mostPromising(node: Node, texts: readonly string[], weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let tried = 0;
  let total = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const text of texts) {
    const edge = node.edges.get(text);
    if (edge === undefined) continue;
    const mean = edge.total / edge.visits;
    tried += edge.visits;
    total += edge.total;
    if (mean < least) least = mean;
    if (mean > most) most = mean;
  }
  const range = Math.max(BLUR, most - least);
  const average = tried === 0 ? 0.5 : (total / tried - least) / range;
  const reach = CURIOSITY * Math.sqrt(tried + 1);
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < texts.length; i++) {
    const edge = node.edges.get(texts[i]);
    const value = edge === undefined ? average - DOUBT : (edge.total / edge.visits - least) / range;
    const score = value + (reach * (weights[i] / sum)) / (1 + (edge?.visits ?? 0));
    if (score > highest) {
      highest = score;
      best = i;
    }
  }
  return best;
}
