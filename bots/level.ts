/** What the strengths of bots are called. Pages name them without loading the bots. */

export const LEVELS = ['page', 'squire', 'knight', 'castellan'] as const;
export type Level = (typeof LEVELS)[number];
