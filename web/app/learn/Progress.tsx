/** How far the reader has come, above a list of what there is. */

interface ProgressProps {
  readonly id: string;
  readonly title: string;
  readonly told: string;
  readonly done: number;
  readonly count: number;
}

export function Progress({ id, title, told, done, count }: ProgressProps) {
  return (
    <>
      <header>
        <h3 id={id}>{title}</h3>
        <span>{told}</span>
      </header>
      <progress class="progress" aria-labelledby={id} max={count} value={done} />
    </>
  );
}
