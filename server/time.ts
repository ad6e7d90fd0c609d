/** The server's time. Clocks of seats are kept by it alone; what clients believe the time to be does not matter. */

export interface Time {
  /** Milliseconds since 1970. Never goes back while the process runs, whatever is done to the machine's clock. */
  now(): number;
  /** Calls back later; the result calls it off. */
  after(ms: number, call: () => void): () => void;
}

/** The longest delay a timer can be set to. */
const LONGEST = 2_147_483_647;

export function realTime(): Time {
  const start = Date.now() - performance.now();
  return {
    now: () => Math.floor(start + performance.now()),
    after: (ms, call) => {
      const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST));
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
