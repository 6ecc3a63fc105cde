import type { Scenario } from '../scenario.ts';
import { brokenRecords } from './brokenRecords.ts';
import { clockDrift } from './clockDrift.ts';
import { detailAnswers } from './detailAnswers.ts';
import { duplicates } from './duplicates.ts';
import { extraTime } from './extraTime.ts';
import { fullMatch } from './fullMatch.ts';
import { interrupted } from './interrupted.ts';
import { lateCorrection } from './lateCorrection.ts';
import { looseTypes } from './looseTypes.ts';
import { neverPlayed } from './neverPlayed.ts';
import { outage } from './outage.ts';
import { reordered } from './reordered.ts';
import { shootOut } from './shootOut.ts';
import { tenThousand } from './tenThousand.ts';
import { unknownWords } from './unknownWords.ts';
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
  duplicates,
  reordered,
  unknownWords,
  looseTypes,
  detailAnswers,
  brokenRecords,
  tenThousand,
  outage,
];
