/** One page at a time holds a table; another may take it over, or has it when it is let go. */

/** After so many milliseconds it is told that another page has it: the one that was just left needs some to let go. */
const PATIENCE = 250;

/** Done when the table is this page's alone; `elsewhere` is called while it is another's, before or after that. */
export function hold(table: string, takeOver: boolean, elsewhere: () => void): Promise<void> {
  return 'locks' in navigator ? holdByLock(table, takeOver, elsewhere) : holdByWord(table, takeOver, elsewhere);
}

/** Whoever takes a table over waits for it no longer. */
let waiting = new AbortController();

function holdByLock(table: string, takeOver: boolean, elsewhere: () => void): Promise<void> {
  waiting.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  const lock = `table:${table}`;
  return new Promise((resolve) => {
    let isHeld = false;
    const slow = setTimeout(async () => {
      // A busy device takes its time also where nobody has it.
      const { held = [] } = await navigator.locks.query();
      if (!isHeld && !signal.aborted && held.some(({ name }) => name === lock)) elsewhere();
    }, PATIENCE);
    navigator.locks
      .request(lock, takeOver ? { steal: true } : { signal }, () => {
        isHeld = true;
        clearTimeout(slow);
        resolve();
        return new Promise<void>(() => undefined);
      })
      .catch(() => {
        if (isHeld) elsewhere();
      });
  });
}

/** Browsers have no locks for pages that came without TLS: there the pages ask each other. */
function holdByWord(table: string, takeOver: boolean, elsewhere: () => void): Promise<void> {
  const channel = new BroadcastChannel(`table:${table}`);
  return new Promise((resolve) => {
    let isMine = false;
    const asked = setTimeout(
      () => {
        isMine = true;
        resolve();
      },
      takeOver ? 0 : PATIENCE,
    );
    channel.onmessage = ({ data }) => {
      if (data === 'whose?') {
        if (isMine) channel.postMessage('taken');
        return;
      }
      // Whoever has it may say so late; what was begun here in the meantime is theirs to go on with.
      clearTimeout(asked);
      channel.close();
      elsewhere();
    };
    channel.postMessage(takeOver ? 'mine now' : 'whose?');
  });
}
