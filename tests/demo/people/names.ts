import type { NamePool } from '../countries.ts';
import { europeanNames } from './namesEurope.ts';
import type { Names } from './namesIn.ts';
import { worldNames } from './namesWorld.ts';

/** The given and family names that a country's squads are drawn from, by name pool. */
export const namePools: Readonly<Record<NamePool, Names>> = { ...europeanNames, ...worldNames };
