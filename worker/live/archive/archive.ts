import * as v from 'valibot';
import { type EventDetail, parseStoredEvent } from '../../../web/domain/eventDetail.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { type MomentumSample, parseSamples } from '../../../web/domain/momentum.ts';
import { digestOf } from '../../base/digests.ts';
import { failure, ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { callJournal, type EndedRow } from '../../settings/journalBinding.ts';
import { newestOf } from '../state/loadMatches.ts';
import { type LiveContext, loadFeed } from '../state/readContext.ts';

const PATIENCE_MS = 1_000;

/** The limits of characters for an archived match and its ids. No real match has more. */
export const MAX_BODY = 20_000;
const MAX_ID = 100;

const UNANSWERED = failure('unreachable', 'the journal does not answer');

/** Converts a match to a row; null when it has not finished, has only a score, or is too long. */
export function endedRow(event: EventDetail): EndedRow | null {
  const { match, lineUps, incidents, statistics } = event;
  const { id, home, away, kickOff } = match;
  const hasDetails = lineUps.home !== null || lineUps.away !== null || incidents.length + statistics.length > 0;
  if (phaseOf(match) !== 'finished' || home === null || away === null || !hasDetails) return null;
  const body = JSON.stringify(event);
  const isLong = body.length > MAX_BODY || [id, home.id, away.id].some((text) => text.length > MAX_ID);
  return isLong ? null : { id, home: home.id, away: away.id, kickOff, body };
}

/** Archives a finished match on the journal's disk, again if it was corrected. Never rejects. */
export async function archiveEnded(event: EventDetail, { feed, live, background }: LiveContext): Promise<void> {
  const row = live.journal && endedRow(event);
  if (!row) return;
  const source = feed.upstream.id;
  const [key, digest] = [`${source} ${row.id}`, digestOf(row.body)];
  const last = live.archived(key);
  if (last.digest === digest) return;
  last.digest = digest;
  const asking = {
    patienceMs: PATIENCE_MS,
    log: background.log,
    event: 'archive unwritable',
    facts: { match: row.id },
  };
  await callJournal(live.journal, (journal) => journal.keepEnded(source, row), asking);
}

/**
 * A match's statistics by minute, recorded while it had viewers; null if they could not be had. A frozen clock has no record of
 * its own.
 */
export async function loadMomentum({ id }: Pick<Match, 'id'>, context: LiveContext): Promise<MomentumSample[] | null> {
  const { journal, momentum } = context.live;
  if (context.clock.frozen || journal === undefined) return [];
  const answer = await loadFeed(momentum, context, {
    key: `momentum:${id}`,
    lifetime: LIFETIMES.momentum,
    async load({ log }) {
      const asking = { patienceMs: PATIENCE_MS, log, event: 'momentum unreadable', facts: { match: id } };
      const samples = await callJournal(
        journal,
        async (site) => parseSamples(JSON.parse(await site.momentumOf(id))),
        asking,
      );
      return samples ? ok(samples) : UNANSWERED;
    },
    parse: parseSamples,
  });
  return answer.ok ? answer.value : null;
}

const isEvent = (event: EventDetail | null) => event !== null;

/** What was stored of matches, in the present words: before ratings had this name they were `mark`. */
export const withRatings = (stored: unknown): unknown =>
  JSON.parse(JSON.stringify(stored).replaceAll('"mark":', '"rating":'));

/** Parses an archived match; null if its shape is out of date. */
export const parseArchived = (body: string): EventDetail | null => parseStoredEvent(withRatings(JSON.parse(body)));

function parseSeason(stored: unknown): EventDetail[] | null {
  const list = v.safeParse(v.array(v.unknown()), withRatings(stored));
  return list.success ? list.output.map(parseStoredEvent).filter(isEvent) : null;
}

/** A team's archived matches, latest first, merged with `latest`, which may not be archived yet. */
export async function loadArchivedSeason(
  team: string,
  latest: readonly EventDetail[],
  context: LiveContext,
): Promise<EventDetail[]> {
  const { journal, seasons } = context.live;
  const answer =
    journal &&
    (await loadFeed(seasons, context, {
      key: `season:${team}`,
      lifetime: LIFETIMES.season,
      async load({ log }) {
        const asking = { patienceMs: PATIENCE_MS, log, event: 'archive unreadable', facts: { team } };
        const source = context.feed.upstream.id;
        const kept = await callJournal(
          journal,
          async (site) => (await site.endedOf(source, team)).map(parseArchived).filter(isEvent),
          asking,
        );
        return kept ? ok(kept) : UNANSWERED;
      },
      parse: parseSeason,
    }));
  const newest = newestOf(context);
  const kept = (answer?.ok ? answer.value : []).map((event) => ({ ...event, match: newest.current(event.match) }));
  const matches = new Map([...kept, ...latest].map((event) => [event.match.id, event]));
  return [...matches.values()].sort((one, other) => other.match.kickOff - one.match.kickOff);
}
