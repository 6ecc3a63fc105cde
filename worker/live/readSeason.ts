import * as v from 'valibot';
import { type EventDetail, parseStoredEvent } from '../../web/domain/eventDetail.ts';
import type { Match } from '../../web/domain/match.ts';
import { type MomentumSample, parseSamples } from '../../web/domain/momentum.ts';
import { failure, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { type ReadContext, readFeed } from './readContext.ts';

/** A match's statistics by minute, recorded while it had viewers. A frozen clock has no record of its own. */
export async function readMomentum({ id }: Pick<Match, 'id'>, context: ReadContext): Promise<MomentumSample[]> {
  const { live, clock } = context;
  if (clock.frozen) return [];
  const answer = await readFeed(live.momentum, context, {
    key: `momentum:${id}`,
    lifetime: LIFETIMES.momentum,
    async load({ log }) {
      const samples = await live.archive.momentumOf(id, log);
      return samples === null ? failure('unreachable', 'the journal does not answer') : ok(samples);
    },
    parse: parseSamples,
  });
  return answer.ok ? answer.value : [];
}

function parseSeason(stored: unknown): EventDetail[] | null {
  const list = v.safeParse(v.array(v.unknown()), stored);
  return list.success ? list.output.flatMap((each) => parseStoredEvent(each) ?? []) : null;
}

/** A team's archived matches, latest first, merged with `latest`, which the archive may lack yet. */
export async function readSeason(
  teamId: string,
  latest: readonly EventDetail[],
  context: Pick<ReadContext, 'feed' | 'live' | 'background'>,
): Promise<EventDetail[]> {
  const { feed, live } = context;
  const answer = await readFeed(live.seasons, context, {
    key: `season:${teamId}`,
    lifetime: LIFETIMES.season,
    async load({ log }) {
      const kept = await live.archive.ofTeam(feed.upstream.id, teamId, log);
      return kept === null ? failure('unreachable', 'the archive does not answer') : ok(kept);
    },
    parse: parseSeason,
  });
  const matches = new Map((answer.ok ? answer.value : []).map((event) => [event.match.id, event]));
  for (const event of latest) matches.set(event.match.id, event);
  return [...matches.values()].sort((one, other) => other.match.kickOff - one.match.kickOff);
}
