/** The size of every picture, in pixels: what those who show links ask for. */
export const SIZE = { width: 1200, height: 630 } as const;
