import type { Answers } from '../../../support/fakeFetch.runtime.ts';
import { apiFootball } from '../documented.records.ts';
import { sourceSite } from '../sourceSite.runtime.ts';
import { answer } from './apiFootball.records.ts';

export const answers: Answers = (path) => apiFootball.answerTo(path) ?? answer([]);

/** A new site on API-Football. */
export const site = (given: Answers = answers) => sourceSite('api-football', given);
