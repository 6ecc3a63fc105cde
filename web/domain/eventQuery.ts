import type { Sport } from './sport.ts';

export interface EventQuery {
  sport: Sport;
  id: string;
}

/** The query string of `/api/event`. */
export function eventSearch({ sport, id }: EventQuery): string {
  return new URLSearchParams({ sport, id }).toString();
}
