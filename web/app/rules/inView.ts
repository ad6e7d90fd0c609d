/** Which rules stand in the window, as one scrolls. */

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** `shown` changes whenever other rules are laid out. */
export function useRulesInView(text: RefObject<HTMLElement | null>, shown: unknown): readonly string[] {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const lines = [...(text.current?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])];
    const seen = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLElement && target.dataset.rule !== undefined) {
          if (isIntersecting) seen.add(target.dataset.rule);
          else seen.delete(target.dataset.rule);
        }
      setInView(lines.flatMap(({ dataset: { rule } }) => (rule !== undefined && seen.has(rule) ? [rule] : [])));
    });
    for (const line of lines) observer.observe(line);
    return () => observer.disconnect();
  }, [text, shown]);
  return inView;
}
