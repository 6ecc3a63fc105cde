export const SPOILERS = ['all', 'followed'] as const;

/** Of which matches a visitor wants no score before he asks: of all, or of what he follows. */
export type Spoilers = (typeof SPOILERS)[number];
