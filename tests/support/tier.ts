/** Marks a browser test that only the night tier runs. */
export const NIGHT = { tag: '@night' };

/** True in the night tier (`TIER=all`), which runs more cases of the same tests. */
export const isNight = process.env.TIER === 'all';
