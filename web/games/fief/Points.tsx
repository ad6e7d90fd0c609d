/** Victory points as lozenges, as many as the goal. */

interface PointsProps {
  readonly of: number;
  readonly goal: number;
}

export function Points({ of, goal }: PointsProps) {
  return (
    <span class={`fie-points ${of >= goal ? 'won' : of >= goal - 1 ? 'near' : ''}`} aria-hidden="true">
      {Array.from({ length: Math.max(goal, of) }, (_, i) => (
        <i key={i} class={i < of ? 'on' : ''} />
      ))}
    </span>
  );
}
