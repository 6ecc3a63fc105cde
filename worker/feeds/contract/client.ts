import * as v from 'valibot';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure, fetchJson, isNothing, type Upstream } from '../../upstream/fetchJson.ts';
import { WHOLE_COVERAGE } from '../coverage.ts';
import type { Feed, FeedList } from '../feed.ts';
import { NOTHING } from '../normalize/lists.ts';
import { loadRegions, loadTournament, loadTournaments } from './catalogue.ts';
import { ListReader, type ListReaderOptions } from './listReader.ts';
import { loadEvent } from './loadEvent.ts';
import { loadMeetings } from './loadMeetings.ts';
import { loadOdds, loadOddsOfDay } from './loadOdds.ts';
import { loadScorers } from './loadScorers.ts';
import { loadStandings } from './parseStandings.ts';
import type { PathReader } from './pathReader.ts';
import { SPORT_IDS } from './sportIds.ts';
import { wireTally } from './wire.ts';

interface ContractFeedOptions extends ListReaderOptions {
  upstream: Upstream;
}

const wireCounter = v.object({ counter: wireTally });

/** The live-scores backend of the contract at `upstream`: each call is one GET. */
export function createContractFeed(options: ContractFeedOptions): Feed {
  const { upstream } = options;
  const list = async (path: string, sport: Sport): Promise<Result<FeedList, Failure>> => {
    const reader = new ListReader(sport, options);
    const answer = await fetchJson(upstream, path, {
      lists: ['fixtures', 'results'],
      read: (each) => reader.add(each),
      cut: () => reader.cut(),
    });
    return answer.ok ? reader.end(answer.value) : answer;
  };
  const reader: PathReader = {
    async read(path, records) {
      const answer = await fetchJson(upstream, path, records);
      if (!answer.ok) return answer;
      // A bare `null` is no way to say that there is nothing.
      if (answer.value === null) return failure('shape', 'answered null');
      return isNothing(answer.value) ? { ok: true, value: null } : answer;
    },
  };
  const context = { ...options, client: reader };
  return {
    upstream,
    coverage: WHOLE_COVERAGE,
    today: () => list('v2/events/live', 'football'),
    day(sport, date, tournament) {
      const narrowing = tournament === undefined ? '' : `&tournament=${tournament}`;
      return list(`v2/events?sport=${SPORT_IDS[sport]}&date=${date}${narrowing}`, sport);
    },
    days: async () => null,
    async counter(sport, date) {
      const answer = await fetchJson(upstream, `v1/events/counter?sport=${SPORT_IDS[sport]}&date=${date}`);
      if (!answer.ok) return answer;
      const counted = v.safeParse(wireCounter, answer.value);
      return counted.success
        ? { ok: true, value: counted.output.counter }
        : failure('shape', `no counter: ${counted.issues[0].message}`);
    },
    event: (sport, id) => loadEvent(reader, id, { ...options, sport }),
    async meetings({ id, sport }) {
      const answer = await loadMeetings(reader, id, { ...options, sport });
      if (answer.ok) options.names?.noteMatches(answer.value);
      return answer;
    },
    odds: ({ id }) => loadOdds(reader, id, options.rejections),
    oddsOfDay: (sport, date) => loadOddsOfDay(reader, { sport, date }, options.rejections),
    regions: (sport) => loadRegions(sport, context),
    async tournaments(sport) {
      const answer = await loadTournaments(sport, context);
      if (answer.ok) options.names?.noteCompetitions(answer.value.map(({ competition }) => competition.id));
      return answer;
    },
    tournament: (id) => loadTournament(id, context),
    standings: (tournament) => loadStandings(reader, tournament, options.rejections),
    async season(tournament) {
      const answer = await list(`v1/tournaments/${tournament}/events`, 'football');
      // The contract leaves this list to the backend.
      return !answer.ok && answer.error.kind === 'missing' ? { ok: true, value: NOTHING } : answer;
    },
    scorers: (tournament) => loadScorers(reader, tournament, options.rejections),
  };
}
