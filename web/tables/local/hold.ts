/** One page at a time holds a table; another may take it over. */

/** How long the page that has it may take to say so, or the one that was just left to let go, in milliseconds. */
const PATIENCE = 250;

/** Whether the table is this page's alone from now on; `lost` is called when another takes it over. */
export function hold(table: string, takeOver: boolean, lost: () => void): Promise<boolean> {
  return 'locks' in navigator ? holdByLock(table, takeOver, lost) : holdByWord(table, takeOver, lost);
}

function holdByLock(table: string, takeOver: boolean, lost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeld = false;
    navigator.locks
      .request(`table:${table}`, takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }, () => {
        isHeld = true;
        resolve(true);
        return new Promise<void>(() => undefined);
      })
      .catch(() => (isHeld ? lost() : resolve(false)));
  });
}

/** Browsers have no locks for pages that came without TLS: there the pages ask each other. */
function holdByWord(table: string, takeOver: boolean, lost: () => void): Promise<boolean> {
  const channel = new BroadcastChannel(`table:${table}`);
  return new Promise((resolve) => {
    const settle = (mine: boolean): void => {
      clearTimeout(waiting);
      if (mine) channel.onmessage = ({ data }) => holderHears(channel, data, lost);
      else channel.close();
      resolve(mine);
    };
    const waiting = setTimeout(() => settle(true), takeOver ? 0 : PATIENCE);
    channel.onmessage = ({ data }) => {
      if (data === 'taken') settle(false);
    };
    channel.postMessage(takeOver ? 'mine now' : 'whose?');
  });
}

function holderHears(channel: BroadcastChannel, word: unknown, lost: () => void): void {
  if (word === 'whose?') channel.postMessage('taken');
  if (word !== 'mine now') return;
  channel.close();
  lost();
}
