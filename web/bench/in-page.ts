/** Run in the page: clicks something lit, and when that answers says how long it took until the new board was painted. As text, since the page cannot import it. */
export const TIME_ONE_ANSWER = `(random) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ready = all('.prompt.mine .chips .chip.first:not(:disabled)');
  const lit = [...all('[data-state="lit"]'), ...all('.prompt.mine .chips .chip:not(.undo, .quiet, [aria-disabled])')];
  const among = ready.length > 0 ? ready : lit;
  const target = among[Math.floor(random * among.length)];
  if (target === undefined) return null;
  return new Promise((resolve) => {
    const log = () => document.querySelector('.log .n')?.textContent ?? '';
    const before = log();
    const begun = performance.now();
    let watch = null;
    let patience = 0;
    const settle = (time) => {
      clearTimeout(patience);
      watch?.disconnect();
      resolve(time);
    };
    patience = setTimeout(settle, 1_000, null);
    watch = new MutationObserver(() => {
      if (log() === before) return;
      watch?.disconnect();
      // A task that follows the next frame begins when that frame has been painted.
      requestAnimationFrame(() => setTimeout(() => settle(performance.now() - begun)));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    target.click();
  });
}`;
