import type { Answers } from '../../../support/fakeFetch.runtime.ts';
import { footballData } from '../documented.records.ts';
import { sourceSite } from '../sourceSite.runtime.ts';
import { refusal } from './footballData.records.ts';

export const answers: Answers = (path) =>
  footballData.answerTo(path) ??
  (path.startsWith('matches?') ? { matches: [] } : refusal(404, 'The resource does not exist.'));

/** A new site on football-data.org. */
export const site = (given: Answers = answers) => sourceSite('football-data', given);
