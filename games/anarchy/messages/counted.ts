/** Things told with how many there are. */

type Catalogue = { readonly [key: string]: string };

/** A thing one can have several of: `['serf', 'serfs']`. */
export type Counted = { readonly [word: string]: readonly [one: string, many: string] };

/** As many as the schema lets a content pack print. */
const MOST = 40;

/** Names of costs and gains with their counts: `serf` is one serf, `serf.2` two of them. */
export function countedNames(counted: Counted): Catalogue {
  const names: { [key: string]: string } = {};
  for (const [word, [one, many]] of Object.entries(counted))
    for (const kind of ['cost', 'gain']) {
      names[`name.${kind}.${word}`] = `1 ${one}`;
      for (let n = 2; n <= MOST; n++) names[`name.${kind}.${word}.${n}`] = `${n} ${many}`;
    }
  return names;
}

/** A message part that says how many of what, by the parameters `what` and `n`. */
export function countOf(counted: Counted): string {
  const cases = Object.entries(counted).map(([word, [one, many]]) => `${word} {{n, plural, one {# ${one}} other {# ${many}}}}`);
  return `{what, select, ${cases.join(' ')} other {{n}}}`;
}
