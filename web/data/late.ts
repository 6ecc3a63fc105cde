import type { ReactNode } from 'react';
import type { Channel } from '../domain/channels.ts';
import type { CompetitionOverview } from '../domain/competitionOverview.ts';
import type { Match } from '../domain/match.ts';
import type { PopularClub } from '../domain/standings.ts';
import type { AboutArticle } from './newsViews.ts';
import type { MyDetails } from './ownViews.ts';
import type { KnownAnswer } from './queryClient.ts';

/** What came of a reading: its value, or why there is none. */
export type Arrival<Value> = { ok: true; value: Value } | { ok: false; error: unknown };

/** Data around the subject of a page, which may follow the page in its document. The browser only learns that it exists. */
export class Late<Value> {
  /** Null until it arrives. */
  settled: Arrival<Value> | null = null;
  /** Never rejects. */
  readonly arrival: Promise<Arrival<Value>>;

  constructor(reading: Promise<Arrival<Value>>) {
    this.arrival = reading.catch((error: unknown) => ({ ok: false, error }) as const);
    this.arrival.then((arrival) => {
      this.settled = arrival;
    });
  }

  toJSON(): object {
    return {};
  }
}

/** What may follow a page: what parts show, by the id of their element, and answers for parts that the browser hydrates. */
export interface LateValues {
  overview: CompetitionOverview;
  /** A team’s next match with earlier meetings of its teams, latest first; null if there is none. */
  meetings: { match: Match; meetings: Match[] } | null;
  /** Who shows a match in the visitor’s country. */
  channels: Channel[];
  'live-matches': Match[];
  'popular-clubs': PopularClub[];
  'about-article': AboutArticle;
  'my-details': MyDetails;
  odds: KnownAnswer;
  counters: KnownAnswer;
}

export type LateId = keyof LateValues;

export type LateParts = { [Id in LateId]?: Late<LateValues[Id]> };

/** The late parts of a page, and the content of those that its markup awaits. */
export interface LateWork {
  parts: LateParts;
  awaited: { id: LateId; content: Promise<ReactNode> }[];
}
