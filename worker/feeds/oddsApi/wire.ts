import * as v from 'valibot';
import { wirePrice } from '../contract/parseOdds.ts';
import { tolerated, wireInstant, wireRecords, wireText } from '../normalize/wire.ts';

/** Wire format of The Odds API (v4, `sports/{sport}/odds`). */

export const wireEvent = v.object({
  id: wireText,
  commence_time: wireInstant,
  home_team: wireText,
  away_team: wireText,
  bookmakers: wireRecords,
});

export type WireEvent = v.InferOutput<typeof wireEvent>;

export const wireBookmakerName = v.object({ title: wireText, key: tolerated(wireText) });

export const wireBookmaker = v.object({
  ...wireBookmakerName.entries,
  last_update: tolerated(wireInstant),
  markets: wireRecords,
});

export const wireMarket = v.object({ key: wireText, last_update: tolerated(wireInstant), outcomes: wireRecords });

export type WireMarket = v.InferOutput<typeof wireMarket>;

/** The line of a total, in quarter goals. */
const wireTotal = v.pipe(v.number(), v.gtValue(0), v.maxValue(100), v.multipleOf(0.25));

export const wireOutcome = v.object({ name: wireText, price: wirePrice, point: tolerated(wireTotal) });
