/** Loading and failing, in the words of the pages. */

import { Button, Fault, Skeleton } from '../../design/index.ts';
import { canSay, say } from '../language.ts';

export function Loading({ blocks = 3 }: { readonly blocks?: number }) {
  return <Skeleton label={say('app.state.loading')} blocks={blocks} />;
}

interface TroubleProps {
  /** What went wrong: `app.trouble.<code>`, with what is safe in `app.trouble.<code>.safe`. */
  readonly code: string;
  readonly detail?: string;
  readonly retry?: () => void;
}

export function Trouble({ code, detail, retry }: TroubleProps) {
  const safe = `app.trouble.${code}.safe`;
  return (
    <Fault
      safe={canSay(safe) ? say(safe) : undefined}
      code={detail}
      action={
        <span class="row">
          {retry !== undefined && (
            <Button kind="primary" onClick={retry}>
              {say('app.state.retry')}
            </Button>
          )}
          <a href="/">{say('app.state.home')}</a>
        </span>
      }
    >
      {say(`app.trouble.${code}`)}
    </Fault>
  );
}
