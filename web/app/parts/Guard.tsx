/** Shows something else when what it holds cannot be drawn. */

import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';

interface GuardProps {
  /** `again` tries once more to draw it. */
  readonly otherwise: (message: string, again: () => void) => ComponentChildren;
  readonly children: ComponentChildren;
}

export function Guard({ otherwise, children }: GuardProps) {
  const [error, again] = useErrorBoundary((error: unknown) => reportError(error));
  return <>{error === undefined ? children : otherwise(String(error), again)}</>;
}
