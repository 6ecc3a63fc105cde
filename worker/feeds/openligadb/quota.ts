import { NO_QUOTA, type Quota } from '../quota.ts';

/** OpenLigaDB asks for restraint, and refuses nobody. */
export const quota: Quota = { ...NO_QUOTA, limits: { hour: 1000 } };
