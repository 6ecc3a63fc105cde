/** True in the night tier (`TIER=all`), which runs more cases of the same tests. */
export const isNight = process.env.TIER === 'all';
