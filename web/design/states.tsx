/** What a page shows when there is nothing, not yet anything, or something wrong. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { IconButton } from './controls.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface NoticeProps {
  readonly tone?: 'plain' | 'good' | 'warning' | 'refusal';
  readonly icon?: IconName;
  /** How it is put away, where it does not go by itself. */
  readonly closing?: { readonly label: string; readonly onClose: () => void };
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A sentence that stands where it belongs. */
export function Notice({ tone = 'plain', icon, closing, class: more, children }: NoticeProps) {
  return (
    <div class={`notice ${tone} ${more ?? ''}`} role={tone === 'refusal' ? 'alert' : 'status'}>
      {icon !== undefined && <Icon name={icon} size={18} />}
      <div>{children}</div>
      {closing !== undefined && <IconButton icon="refuse" label={closing.label} onClick={closing.onClose} />}
    </div>
  );
}

/** An outlined place with what would fill it, and a way to fill it. */
export function EmptyState({
  icon,
  children,
  action,
}: {
  readonly icon?: IconName;
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
}) {
  return (
    <div class="vacant state">
      {icon !== undefined && <Icon name={icon} size={28} />}
      <p>{children}</p>
      {action}
    </div>
  );
}

/** The layout in blocks, shown only when waiting takes long enough to be noticed. */
export function Skeleton({
  label,
  blocks = 3,
  class: more,
}: {
  readonly label: string;
  readonly blocks?: number;
  readonly class?: string;
}) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class={`skeleton ${late ? 'late' : ''} ${more ?? ''}`} role="status">
      <span class="sr">{label}</span>
      {Array.from({ length: blocks }, (_, at) => at).map((at) => (
        <i key={at} />
      ))}
    </div>
  );
}

interface FaultProps {
  readonly children: ComponentChildren;
  /** What is safe all the same. */
  readonly safe?: string;
  readonly action?: ComponentChildren;
  /** A code for whoever is asked for help. */
  readonly code?: string;
}

/** One sentence, what is safe, a way on, a code. */
export function Fault({ children, safe, action, code }: FaultProps) {
  return (
    <div class="fault" role="alert">
      <Icon name="offline" size={28} />
      <p class="what">{children}</p>
      {safe !== undefined && <p>{safe}</p>}
      {action}
      {code !== undefined && <code>{code}</code>}
    </div>
  );
}
