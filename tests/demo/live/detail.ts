import { HOUR } from './calendar.ts';
import type { Match } from './match.ts';
import { ratedLineUps } from './ratings.ts';
import { footballStatistics, footballStatisticsByMinute } from './statistics.ts';
import { phaseAt } from './story.ts';
import { refereeOf, venueOf } from './venue.ts';
import { wireEvent } from './wire.ts';
import type { World } from './world.ts';

/** An event with everything that is known of it at an instant; line-ups come an hour before kick-off. */
export function detailedEvent(world: World, match: Match, now: number) {
  const story = world.storyOf(match);
  const football = match.sport === 'football';
  const named = football && now >= match.start - HOUR && !/^(Postponed|Cancelled)$/.test(phaseAt(story, now).status);
  return wireEvent(match, story, now, {
    lineups: named ? ratedLineUps(world.lineUps(match), match, story, now) : null,
    statistics: football ? footballStatistics(match, story, now) : [],
    ...(football ? { statistics_by_minute: footballStatisticsByMinute(match, story, now) } : {}),
    venue: venueOf(
      match,
      story.properties.some(({ at }) => at <= now),
    ),
    referee: now >= match.start - 48 * HOUR ? refereeOf(match) : null,
  });
}
