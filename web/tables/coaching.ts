/** The coach of a table against bots: every answer passes it while it is on, and waits when it gives too much away. */

import type { Mistake } from '@castellan/bots';
import { signal } from '@preact/signals';
import { forget, remember, remembered } from '../design/memory.ts';
import type { Coach, Warning } from './client.ts';

const SHARE = 'castellan.coach';

function rememberedShare(): number | null {
  const share = Number(remembered(SHARE));
  return share > 0 && share < 1 ? share : null;
}

interface Waiting {
  readonly text: string;
  readonly question: string;
  give(): void;
}

export class Coaching implements Coach {
  readonly share = signal(rememberedShare());
  readonly warning = signal<Warning | null>(null);
  private waiting: Waiting | null = null;

  setShare(share: number | null): void {
    this.share.value = share;
    if (share === null) forget(SHARE);
    else remember(SHARE, String(share));
    this.relent();
  }

  /**
   * Whether an answer may be given now. One that gives too much away is held back until it is insisted upon, or given once more. Judged are
   * answers to questions, not what is said unasked.
   */
  async lets(text: string, question: string, doubt: (share: number) => Promise<Mistake | null>, give: () => void): Promise<boolean> {
    if (question === '') return true;
    const share = this.share.peek();
    const again = this.waiting?.text === text && this.waiting.question === question;
    this.relent();
    if (share === null || again) return true;
    // A coach that fails is no reason not to play.
    const mistake = await doubt(share).catch(() => null);
    if (mistake === null) return true;
    this.waiting = { text, question, give };
    this.warning.value = { mistake, question };
    return false;
  }

  insist(): void {
    const { waiting } = this;
    waiting?.give();
  }

  relent(): void {
    this.waiting = null;
    this.warning.value = null;
  }
}
