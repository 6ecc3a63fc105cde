import * as v from 'valibot';
import { tolerated, wireInstant, wireText } from '../../live/wire.ts';
import { wireRecords } from '../fields.ts';

/** The Odds API's wire names (v4, `sports/{sport}/odds`). */

export const wireEvent = v.object({
  id: wireText,
  commence_time: wireInstant,
  home_team: wireText,
  away_team: wireText,
  bookmakers: wireRecords,
});

export type WireEvent = v.InferOutput<typeof wireEvent>;

export const wireBookmaker = v.object({ title: wireText, last_update: tolerated(v.string()), markets: wireRecords });

export const wireMarket = v.object({ key: wireText, last_update: tolerated(v.string()), outcomes: wireRecords });

export const wireOutcome = v.object({
  name: wireText,
  price: v.pipe(v.number(), v.gtValue(1)),
  point: tolerated(v.number()),
});
