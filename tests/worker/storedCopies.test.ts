import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { articleSchema } from '../../web/domain/articles.ts';
import { parseMatches } from '../../web/domain/listSchemas.ts';
import { countrySchema, listedCompetitionSchema } from '../../web/domain/matchSchemas.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import { parseScorers } from '../../web/domain/scorers.ts';
import { newsItemSchema } from '../../web/domain/settings.ts';
import { parseStandings } from '../../web/domain/standings.ts';
import { TOURNAMENT_TABS } from '../../web/domain/tabs.ts';
import { storedMarks } from '../../worker/cache/purgeMarks.ts';
import {
  articleAnswerSchema,
  catalogueSchema,
  channelRowSchema,
  operatorSchema,
  pageContentSchema,
  providerSchema,
  siteRecordSchema,
} from '../../worker/content/stored.ts';
import { feedCompetition, listedRegion, parseFeedList } from '../../worker/feeds/feed.ts';
import { parseStoredAnswer } from '../../worker/live/match/eventSnapshot.ts';
import { listedDay } from '../../worker/live/prices/listedOdds.ts';
import { storedHistory } from '../../worker/live/prices/oddsHistory.ts';
import { seenNamesSchema, teamAnswerSchema } from '../../worker/live/state/knownNames.ts';

/** The parser of each kind of value in the lasting store, by the first word of its key. */
const PARSERS: Readonly<Record<string, (stored: unknown) => unknown>> = {
  today: parseFeedList,
  season: parseFeedList,
  event: parseStoredAnswer,
  'head-to-head': parseMatches,
  standings: parseStandings,
  scorers: parseScorers,
  tabs: parserOf(v.array(v.picklist(TOURNAMENT_TABS))),
  regions: parserOf(v.array(listedRegion)),
  tournaments: parserOf(v.array(feedCompetition)),
  team: parserOf(teamAnswerSchema),
  'seen-names': parserOf(seenNamesSchema),
  'odds-history': parserOf(storedHistory),
  'listed-odds': parserOf(listedDay),
  operators: parserOf(v.array(operatorSchema)),
  providers: parserOf(v.array(providerSchema)),
  topCompetitions: parserOf(v.array(listedCompetitionSchema)),
  topCountries: parserOf(v.array(countrySchema)),
  catalogue: parserOf(catalogueSchema),
  news: parserOf(v.array(newsItemSchema)),
  articles: parserOf(v.array(articleSchema)),
  article: parserOf(articleAnswerSchema),
  channels: parserOf(v.array(channelRowSchema)),
  page: parserOf(pageContentSchema),
  'purge-marks': parserOf(storedMarks),
  'page-links': parserOf(v.nullable(v.array(v.string()))),
  site: parserOf(siteRecordSchema),
};

/**
 * What a release stored, shortened. A shape that changes gets a line more, and a line goes when no store can have it any more:
 * after a month.
 */
const copies = readFileSync(join(import.meta.dirname, 'storedCopies.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): { kind: string; copy: unknown } => JSON.parse(line));

it.each(copies)('a stored copy of “$kind” from the release before is read whole', ({ kind, copy }) => {
  // A rating was a mark before.
  expect(PARSERS[kind]?.(copy)).toMatchObject(JSON.parse(JSON.stringify(copy).replaceAll('"mark":', '"rating":')));
});

it('each kind of stored value has a copy', () => {
  expect(new Set(copies.map(({ kind }) => kind))).toEqual(new Set(Object.keys(PARSERS)));
});
