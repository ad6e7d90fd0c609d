/** A line of the rules: what stands out in it, and the rules it names, each drawn as its place wants it. */

import { type ComponentChildren, Fragment } from 'preact';
import { runsOf } from './rulebook.ts';

interface RunsProps {
  readonly of: string;
  readonly rule: (id: string) => ComponentChildren;
  /** Words, where they are not drawn as they are. */
  readonly words?: (text: string) => ComponentChildren;
}

export function Runs({ of: line, rule, words = (text) => text }: RunsProps) {
  return (
    <>
      {runsOf(line).map(({ kind, text }, at) => {
        switch (kind) {
          case 'strong':
            return <b key={at}>{words(text)}</b>;
          case 'em':
            return <i key={at}>{words(text)}</i>;
          case 'code':
            return <code key={at}>{text}</code>;
          case 'rule':
            return <Fragment key={at}>{rule(text)}</Fragment>;
          default:
            return <Fragment key={at}>{words(text)}</Fragment>;
        }
      })}
    </>
  );
}
