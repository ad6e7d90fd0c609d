/** One soft bell when it is one's turn and one looks elsewhere. No other sound unless wished for. */

import { signal } from '@preact/signals';

const KEPT = 'castellan.bell';

export const bell = signal(globalThis.localStorage?.getItem(KEPT) !== 'off');

export function setBell(on: boolean): void {
  bell.value = on;
  globalThis.localStorage?.setItem(KEPT, on ? 'on' : 'off');
}

let sound: AudioContext | undefined;

export function ring(): void {
  if (!bell.peek() || !document.hidden) return;
  sound ??= new AudioContext();
  const now = sound.currentTime;
  for (const [partial, loudness] of [
    [1, 0.09],
    [2.76, 0.04],
    [5.4, 0.015],
  ]) {
    const tone = sound.createOscillator();
    const fade = sound.createGain();
    tone.frequency.value = 523 * partial;
    fade.gain.setValueAtTime(loudness, now);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + 1.6 / partial);
    tone.connect(fade).connect(sound.destination);
    tone.start(now);
    tone.stop(now + 1.7);
  }
}
