/** The coach: off unless it is wanted, and an answer that it holds back is given or taken back. */

import type { Mistake } from '@castellan/bots';
import { describe, expect, it } from 'vitest';
import { Coaching } from '../coaching.ts';

const SLIP: Mistake = {
  played: { text: 'pass', chosen: [] },
  better: { text: 'build', chosen: [] },
  loss: 0.2,
  surely: 0.1,
  because: [],
};

/** A coach that finds this in whatever it is asked about, and what happened. */
function coached(found: () => Promise<Mistake | null>) {
  const coach = new Coaching();
  const asked: number[] = [];
  const given: string[] = [];
  const say = async (text: string): Promise<void> => {
    const doubt = (share: number): Promise<Mistake | null> => {
      asked.push(share);
      return found();
    };
    if (await coach.lets(text, '3:step', doubt, () => void say(text))) given.push(text);
  };
  return { coach, asked, given, say };
}

describe('the coach', () => {
  it('is off unless it is wanted, and then looks at nothing', async () => {
    const { coach, asked, given, say } = coached(async () => SLIP);
    expect(coach.share.value).toBeNull();
    await say('pass');
    expect({ asked, given }).toEqual({ asked: [], given: ['pass'] });
  });

  it('holds back what gives too much away; what is insisted upon, or said once more, is given', async () => {
    const { coach, asked, given, say } = coached(async () => SLIP);
    coach.setShare(0.05);
    await say('pass');
    expect(given).toEqual([]);
    expect(coach.warning.value).toEqual({ mistake: SLIP, question: '3:step' });
    coach.insist();
    await Promise.resolve();
    expect({ asked, given, warning: coach.warning.value }).toEqual({ asked: [0.05], given: ['pass'], warning: null });
    await say('sell');
    await say('sell');
    expect(given).toEqual(['pass', 'sell']);
    coach.setShare(null);
  });

  it('forgets what was taken back, and looks at it anew', async () => {
    const { coach, asked, given, say } = coached(async () => SLIP);
    coach.setShare(0.1);
    await say('pass');
    coach.relent();
    expect(coach.warning.value).toBeNull();
    await say('pass');
    expect({ asked, given }).toEqual({ asked: [0.1, 0.1], given: [] });
    coach.setShare(null);
  });

  it('lets pass what is good, and everything when it fails', async () => {
    for (const found of [async () => null, () => Promise.reject(new Error('it fell asleep'))]) {
      const { coach, given, say } = coached(found);
      coach.setShare(0.1);
      await say('pass');
      expect(given).toEqual(['pass']);
      coach.setShare(null);
    }
  });
});
