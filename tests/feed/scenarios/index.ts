import type { Scenario } from '../scenario.ts';
import { clockDrift } from './clockDrift.ts';
import { extraTime } from './extraTime.ts';
import { fullMatch } from './fullMatch.ts';
import { interrupted } from './interrupted.ts';
import { lateCorrection } from './lateCorrection.ts';
import { neverPlayed } from './neverPlayed.ts';
import { outage } from './outage.ts';
import { shootOut } from './shootOut.ts';
import { videoReferee } from './videoReferee.ts';

/** All scenarios, the default one first. */
export const scenarios: readonly Scenario[] = [
  fullMatch,
  lateCorrection,
  videoReferee,
  interrupted,
  neverPlayed,
  extraTime,
  shootOut,
  clockDrift,
  outage,
];
