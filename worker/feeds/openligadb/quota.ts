import { NO_QUOTA, type Quota } from '../quota.ts';

/** OpenLigaDB asks for restraint but refuses no calls. */
export const quota: Quota = { ...NO_QUOTA, limits: { hour: 1000 } };
