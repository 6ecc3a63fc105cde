import type { Competition } from '../domain/match.ts';
import type { PageState } from './pageState.ts';

/** The matches of a list in the state’s text, which name their competition. */
type NamedMatches = { competition: Competition | string }[];

/** Parses the page state, which needs no validation because the site’s own server embedded it. */
export function readPageState(text: string): PageState {
  const { competitions, ...state } = JSON.parse(text);
  for (const { data } of competitions ? state.answers : []) {
    const matches: NamedMatches = data?.matches ?? [];
    for (const match of matches) match.competition = competitions[String(match.competition)] ?? match.competition;
  }
  return state;
}
