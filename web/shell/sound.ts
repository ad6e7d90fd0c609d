/**
 * One soft bell when it is one's turn and one looks elsewhere; and, for those who wish, a quill on a choice, paper on a card,
 * coins on income, dice on dice. Made of nothing but oscillators and noise.
 */

import { signal } from '@preact/signals';
import { remember, remembered } from '../design/memory.ts';
import type { LogEntry } from '../tables/client.ts';

/** From the least to the most telling: of all that one answer sets off, one is heard. */
export const SOUNDS = ['quill', 'paper', 'coins', 'dice'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Which events sound like what; all others are a quill on paper. */
export type SoundMap = { readonly [event: string]: Sound };

const BELL = 'castellan.bell';
const SET = 'castellan.sounds';

export const bell = signal(remembered(BELL) !== 'off');
export const sounds = signal(remembered(SET) === 'on');

export function setBell(on: boolean): void {
  bell.value = on;
  remember(BELL, on ? 'on' : 'off');
}

export function setSounds(on: boolean): void {
  sounds.value = on;
  remember(SET, on ? 'on' : 'off');
  if (on) play('quill');
}

export function soundOf(news: readonly Pick<LogEntry, 'key'>[], map: SoundMap): Sound | null {
  if (news.length === 0) return null;
  const loudest = Math.max(...news.map(({ key }) => SOUNDS.indexOf(map[key] ?? 'quill')));
  return SOUNDS[loudest];
}

/** What has just happened, heard once, by those who wished for it and are looking. */
export function hear(news: readonly LogEntry[], map: SoundMap): void {
  const sound = sounds.peek() && !document.hidden ? soundOf(news, map) : null;
  if (sound !== null) play(sound);
}

export function ring(): void {
  if (!bell.peek() || !document.hidden) return;
  const at = room().currentTime;
  tone(at, 523, 0.09, 1.6);
  tone(at, 523 * 2.76, 0.04, 0.58);
  tone(at, 523 * 5.4, 0.015, 0.3);
}

function play(sound: Sound): void {
  const at = room().currentTime;
  switch (sound) {
    case 'quill':
      rustle(at, 4_200, 0.05, 0.07);
      rustle(at + 0.09, 5_000, 0.035, 0.05);
      return;
    case 'paper':
      rustle(at, 1_700, 0.08, 0.16);
      return;
    case 'coins':
      for (const [n, pitch] of [4_300, 5_600, 4_900].entries()) tone(at + n * 0.055, pitch, 0.02, 0.16);
      return;
    case 'dice':
      for (const [n, after] of [0, 0.07, 0.13, 0.22, 0.34].entries()) rustle(at + after, 900 - n * 60, 0.16 - n * 0.02, 0.035);
  }
}

let opened: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function room(): AudioContext {
  opened ??= new AudioContext();
  if (opened.state === 'suspended') void opened.resume();
  return opened;
}

function tone(at: number, pitch: number, loudness: number, length: number): void {
  const { destination } = room();
  const source = room().createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(at, loudness, length)).connect(destination);
  source.start(at);
  source.stop(at + length + 0.1);
}

/** Noise around a pitch. */
function rustle(at: number, pitch: number, loudness: number, length: number): void {
  const { destination } = room();
  const source = room().createBufferSource();
  source.buffer = noise();
  const filter = room().createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  source
    .connect(filter)
    .connect(fading(at, loudness, length))
    .connect(destination);
  source.start(at);
  source.stop(at + length + 0.05);
}

function fading(at: number, loudness: number, length: number): GainNode {
  const gain = room().createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

function noise(): AudioBuffer {
  if (hiss === undefined) {
    hiss = room().createBuffer(1, room().sampleRate / 2, room().sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  return hiss;
}
