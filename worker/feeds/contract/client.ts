import * as v from 'valibot';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import { fetchJson, isNothing, type Upstream } from '../../upstream/fetchJson.ts';
import type { Inquiry } from '../../upstream/inquiry.ts';
import { WHOLE_COVERAGE } from '../coverage.ts';
import type { Feed, FeedList } from '../feed.ts';
import { NOTHING } from '../normalize/lists.ts';
import { loadRegions, loadTournament, loadTournaments } from './catalogue.ts';
import { loadEvent } from './loadEvent.ts';
import { type ListOptions, loadList } from './loadList.ts';
import { loadMeetings } from './loadMeetings.ts';
import { loadOdds, loadOddsOfDay } from './loadOdds.ts';
import { loadScorers } from './loadScorers.ts';
import { loadStandings } from './parseStandings.ts';
import type { PathReader } from './pathReader.ts';
import { SPORT_IDS } from './sportIds.ts';
import { wireTally } from './wire.ts';

interface ContractFeedOptions extends ListOptions {
  upstream: Upstream;
}

const wireCounter = v.object({ counter: wireTally });

/** A client for the live-scores backend of the contract. Each call is one GET. */
export function createContractFeed(options: ContractFeedOptions): Feed {
  const { upstream } = options;
  const readerFor = (inquiry: Inquiry): PathReader => ({
    async read(path) {
      const answer = await fetchJson(upstream, path, inquiry);
      if (!answer.ok) return answer;
      // A bare `null` is not a valid empty answer.
      if (answer.value === null) return failure('shape', 'answered null');
      return isNothing(answer.value) ? { ok: true, value: null } : answer;
    },
  });
  const list = (inquiry: Inquiry, path: string, sport: Sport) =>
    loadList(readerFor(inquiry), path, { ...options, sport });
  const contextFor = (inquiry: Inquiry) => ({ ...options, client: readerFor(inquiry) });
  // A list that is optional in the contract.
  async function optionalList(inquiry: Inquiry, path: string): Promise<Result<FeedList, Failure>> {
    const answer = await list(inquiry, path, 'football');
    return !answer.ok && answer.error.kind === 'missing' ? { ok: true, value: NOTHING } : answer;
  }

  return {
    upstream,
    coverage: WHOLE_COVERAGE,
    today: (inquiry) => list(inquiry, 'v2/events/live', 'football'),
    day(inquiry, sport, date, tournament) {
      const narrowing = tournament === undefined ? '' : `&tournament=${tournament}`;
      return list(inquiry, `v2/events?sport=${SPORT_IDS[sport]}&date=${date}${narrowing}`, sport);
    },
    days: async () => null,
    async counter(inquiry, sport, date) {
      const path = `v1/events/counter?sport=${SPORT_IDS[sport]}&date=${date}`;
      const answer = await fetchJson(upstream, path, inquiry);
      if (!answer.ok) return answer;
      const counted = v.safeParse(wireCounter, answer.value);
      return counted.success
        ? { ok: true, value: counted.output.counter }
        : failure('shape', `no counter: ${counted.issues[0].message}`);
    },
    event: (inquiry, sport, id) => loadEvent(readerFor(inquiry), id, { ...options, sport }),
    meetings: (inquiry, { id, sport }) => loadMeetings(readerFor(inquiry), id, { ...options, sport }),
    odds: (inquiry, { id }) => loadOdds(readerFor(inquiry), id, options.rejections),
    oddsOfDay: (inquiry, sport, date) => loadOddsOfDay(readerFor(inquiry), { sport, date }, options.rejections),
    regions: (inquiry, sport) => loadRegions(sport, contextFor(inquiry)),
    tournaments: (inquiry, sport) => loadTournaments(sport, contextFor(inquiry)),
    tournament: (inquiry, id) => loadTournament(id, contextFor(inquiry)),
    standings: (inquiry, tournament) => loadStandings(readerFor(inquiry), tournament, options.rejections),
    season: (inquiry, tournament) => optionalList(inquiry, `v1/tournaments/${tournament}/events`),
    lastSeason: (inquiry, tournament) => optionalList(inquiry, `v1/tournaments/${tournament}/events/previous`),
    scorers: (inquiry, tournament) => loadScorers(readerFor(inquiry), tournament, options.rejections),
  };
}
