/** Linear equations. */

/** The x for which `a` times x is b; by elimination, with the largest pivot first. What cannot be told is 0. */
export function solved(a: readonly (readonly number[])[], b: readonly number[]): number[] {
  const n = b.length;
  const rows = a.map((row, i) => [...row, b[i]]);
  for (let at = 0; at < n; at++) {
    let best = at;
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i][at]) > Math.abs(rows[best][at])) best = i;
    [rows[at], rows[best]] = [rows[best], rows[at]];
    const pivot = rows[at][at];
    if (Math.abs(pivot) < 1e-12) continue;
    for (let i = at + 1; i < n; i++) {
      const factor = rows[i][at] / pivot;
      if (factor !== 0) for (let j = at; j <= n; j++) rows[i][j] -= factor * rows[at][j];
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i][n];
    for (let j = i + 1; j < n; j++) sum -= rows[i][j] * x[j];
    x[i] = Math.abs(rows[i][i]) < 1e-12 ? 0 : sum / rows[i][i];
  }
  return x;
}
