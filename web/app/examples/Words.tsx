/** The words of an example, as the catalogue has them. */

import { RuleLink } from '../../shell/index.ts';
import { runsOf } from '../../shell/rulebook.ts';

export function Words({ children }: { readonly children: string }) {
  return (
    <>
      {runsOf(children).map(({ kind, text }, at) => {
        switch (kind) {
          case 'strong':
            return <b key={at}>{text}</b>;
          case 'em':
            return <i key={at}>{text}</i>;
          case 'code':
            return <code key={at}>{text}</code>;
          case 'rule':
            return <RuleLink key={at} id={text} />;
          default:
            return text;
        }
      })}
    </>
  );
}
