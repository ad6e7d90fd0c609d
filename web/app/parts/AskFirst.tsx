/** A button for what cannot be taken back: it asks once more. */

import { useState } from 'preact/hooks';
import { Button, Dialog } from '../../design/index.ts';
import { say } from '../language.ts';

interface AskFirstProps {
  /** On the button, and over the question. */
  readonly label: string;
  /** What is lost by it. */
  readonly what: string;
  /** On the button that does it. */
  readonly yes: string;
  readonly small?: boolean;
  readonly onYes: () => void;
}

export function AskFirst({ label, what, yes, small = false, onYes }: AskFirstProps) {
  const [asking, ask] = useState(false);
  const no = (): void => ask(false);
  return (
    <>
      <Button kind="quiet" size={small ? 'small' : 'normal'} onClick={() => ask(true)}>
        {label}
      </Button>
      <Dialog
        open={asking}
        title={label}
        onClose={no}
        actions={
          <>
            <Button onClick={no}>{say('app.cancel')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                no();
                onYes();
              }}
            >
              {yes}
            </Button>
          </>
        }
      >
        <p>{what}</p>
      </Dialog>
    </>
  );
}
