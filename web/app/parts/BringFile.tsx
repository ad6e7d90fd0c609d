/** Where a file is dropped or chosen, with what came of it. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Notice } from '../../design/index.ts';

interface BringFileProps {
  readonly title: string;
  readonly what: string;
  readonly choose: string;
  /** Of an `input`: which files are offered. */
  readonly accept: string;
  readonly refused: string | null;
  onFile(file: File): void;
  readonly children?: ComponentChildren;
}

export function BringFile({ title, what, choose, accept, refused, onFile, children }: BringFileProps) {
  const id = useId();
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <section
      class="bring card-like"
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files);
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{what}</p>
      <label class="btn normal plain file" htmlFor={id}>
        {choose}
        <input
          id={id}
          class="sr"
          type="file"
          accept={accept}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {children}
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
    </section>
  );
}
