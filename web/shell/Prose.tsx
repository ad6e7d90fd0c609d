/** Sentences: with words explained, with names that flash what they name, with rules to open. */

import type { Params, Refusal, Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { flash, useDesk } from './desk.ts';
import { reasonOf, ruleOf } from './words.ts';

/** A word of the game's glossary, explained on hover. */
export function Term({ id, speaker, children }: { readonly id: string; readonly speaker: Speaker; readonly children?: ComponentChildren }) {
  const help = speaker.has(`term.${id}.help`) ? speaker.say(`term.${id}.help`) : undefined;
  return (
    <span class={help === undefined ? undefined : 'term'} data-tip={help}>
      {children ?? (speaker.has(`term.${id}`) ? speaker.say(`term.${id}`) : id)}
    </span>
  );
}

/** A sentence in which the words of the glossary are explained. */
export function Explained({ children }: { readonly children: string }) {
  const { glossary } = useDesk();
  return (
    <>
      {glossary.pieces(children).map((piece, at) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span key={at} class="term" data-tip={piece.term.help}>
            {piece.text}
          </span>
        ),
      )}
    </>
  );
}

interface ToldProps {
  readonly message: string;
  readonly params: Params;
  readonly speaker: Speaker;
  /** Goes to what a name stands for. */
  readonly onName?: (target: Target) => void;
  /** Whether a name leads anywhere. */
  readonly leads?: (target: Target) => boolean;
}

/** A message in which names stand out and flash what they name. */
export function Told({ message, params, speaker, onName, leads }: ToldProps) {
  return (
    <>
      {speaker.pieces(message, params).map((piece, at) => {
        if (typeof piece === 'string') return piece;
        const target = `${piece.kind}:${piece.id}`;
        return onName !== undefined && leads?.(target) === true ? (
          <button key={at} type="button" class="mention" onClick={() => onName(target)}>
            {piece.text}
          </button>
        ) : (
          <b key={at} class="mention" onPointerEnter={() => flash(target, true)} onPointerLeave={() => flash(target, false)}>
            {piece.text}
          </b>
        );
      })}
    </>
  );
}

/** The number of a rule; opens it. */
export function RuleLink({ id }: { readonly id: string }) {
  const { openRule } = useDesk();
  return (
    <button type="button" class="rule-link" onClick={() => openRule(id)}>
      {id}
    </button>
  );
}

/** Why not: the reason in words, then the number of the rule. */
export function Reason({ refusal, subject }: { readonly refusal: Refusal; readonly subject?: string }) {
  const { speaker } = useDesk();
  const rule = ruleOf(refusal);
  return (
    <>
      {subject !== undefined && <b>{subject} — </b>}
      {reasonOf(speaker, refusal)} {rule !== null && <RuleLink id={rule} />}
    </>
  );
}
