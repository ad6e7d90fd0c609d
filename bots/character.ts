/** What the characters of bots are called. Pages name them without loading the bots. */

export const CHARACTERS = ['even', 'warlike', 'thrifty', 'courtly', 'builder'] as const;
export type Character = (typeof CHARACTERS)[number];
