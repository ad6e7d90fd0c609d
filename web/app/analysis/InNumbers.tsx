/** A drawing in numbers, a row for each moment: for whoever cannot see it, and for whoever wants to know exactly. */

import type { ComponentChildren } from 'preact';

interface Row {
  readonly key: number;
  readonly head: ComponentChildren;
  /** By seat. */
  readonly cells: readonly string[];
  /** It is the moment one looks at. */
  readonly isHere?: boolean;
}

interface InNumbersProps {
  readonly summary: string;
  /** What the first column holds. */
  readonly first: string;
  readonly names: readonly string[];
  readonly rows: readonly Row[];
}

export function InNumbers({ summary, first, names, rows }: InNumbersProps) {
  return (
    <details class="in-numbers">
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {names.map((name, seat) => (
              <th scope="col" key={seat}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells, isHere }) => (
            <tr key={key} aria-current={isHere ? 'step' : undefined}>
              <th scope="row">{head}</th>
              {cells.map((cell, seat) => (
                <td key={seat}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
