import type { Hono } from 'hono';
import { createDemoLive } from './app.ts';
import type { detailedEvent } from './detail.ts';
import type { oddsOf } from './odds/eventOdds.ts';
import type { standingsOf } from './standings.ts';
import type { WireEvent } from './wire.ts';

export const MINUTE = 60_000;
export const SATURDAY = Date.parse('2026-11-21T00:00:00Z');

export interface EventList {
  readonly fixtures: readonly WireEvent[];
  readonly results: readonly WireEvent[];
}

interface Counted {
  readonly id: string;
  readonly name: string;
  readonly events: number;
}

/** A backend whose clock the test sets, read as its clients read it: over HTTP. */
export class Feed {
  now: number;
  readonly app: Hono;

  constructor(matchesPerDay: number, now = SATURDAY) {
    this.now = now;
    this.app = createDemoLive({ now: () => this.now, matchesPerDay });
  }

  async read<T>(path: string): Promise<T> {
    const response = await this.app.request(path);
    return response.json();
  }

  live(): Promise<EventList> {
    return this.read('/v2/events/live');
  }

  async all(): Promise<WireEvent[]> {
    const { fixtures, results } = await this.live();
    return [...fixtures, ...results];
  }

  async on(date: string, query = ''): Promise<WireEvent[]> {
    const { fixtures, results } = await this.read<EventList>(`/v2/events?date=${date}${query}`);
    return [...fixtures, ...results];
  }

  counter(date: string, sport?: number): Promise<{ counter: number }> {
    return this.read(`/v1/events/counter?date=${date}${sport === undefined ? '' : `&sport=${sport}`}`);
  }

  event(id: string): Promise<ReturnType<typeof detailedEvent>> {
    return this.read(`/v2/events/${id}`);
  }

  headToHead(id: string): Promise<{ events: WireEvent[] }> {
    return this.read(`/v2/events/${id}/head-to-head`);
  }

  odds(id: string): Promise<ReturnType<typeof oddsOf>> {
    return this.read(`/v2/events/${id}/odds`);
  }

  standings(id: string): Promise<ReturnType<typeof standingsOf>> {
    return this.read(`/v1/tournaments/${id}/standings`);
  }

  tournaments(sport: number, country = ''): Promise<{ tournaments: (Counted & { country: Counted })[] }> {
    return this.read(`/v1/tournaments?sport=${sport}${country && `&country=${country}`}`);
  }

  countries(sport: number): Promise<{ countries: Counted[] }> {
    return this.read(`/v1/countries?sport=${sport}`);
  }
}

/** The kick-off of an event, milliseconds UTC: one that names no zone is UTC (contract). */
export function startOf({ start_date }: Pick<WireEvent, 'start_date'>): number {
  return Date.parse(`${start_date.slice(0, 19)}Z`);
}

export const LIVE_STATUSES = ['1st half', 'Halftime', '2nd half'];
