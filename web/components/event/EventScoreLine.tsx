import { useAtMatchTime } from '../../data/pageClock.ts';
import { barColours } from '../../domain/colours.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { isGoal, lineGoals } from '../../domain/incidents.ts';
import { breakPlaces, placeOf, reachOf } from '../../domain/scoreLine.ts';
import { minuteOf } from '../../format/minutes.ts';

/** The smallest distance (percent) between two minutes that are written above the line. */
const MINUTE_WIDTH = 7.5;

/**
 * The match as a line: how far it is, its breaks, and its goals as dots with their minutes. Home goals are filled, away
 * goals hollow. Decorative: the timeline has the same goals.
 */
export function EventScoreLine({ event: { match, incidents } }: { event: EventDetail }) {
  const reach = useAtMatchTime((now) => reachOf(match, lineGoals(incidents), now), match.state.kind === 'playing');
  if (reach === null) return null;
  const colours = barColours(match);
  const over = match.state.kind === 'finished' ? ' event-line-over' : '';
  let written = -MINUTE_WIDTH;
  const dots = incidents.filter(isGoal).flatMap(({ side, minute }) => {
    if (minute === null) return [];
    const place = placeOf(minute.minute, match);
    const isWritten = place - written >= MINUTE_WIDTH;
    if (isWritten) written = place;
    return [{ side, place, text: isWritten ? minuteOf(minute) : null }];
  });
  return (
    <svg className={`event-line${over}`} aria-hidden="true">
      <rect y="18" width="100%" height="6" rx="3" className="event-line-track" />
      <rect y="18" width={`${reach}%`} height="6" rx="3" fill="currentColor" />
      {breakPlaces(match).map((place) => (
        <svg key={place} x={`${place}%`} aria-hidden="true">
          <rect x="-1" y="16" width="2" height="10" className="event-line-break" />
        </svg>
      ))}
      {dots.map(({ side, place, text }, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a goal has no id, only a position
          key={index}
          x={`${place}%`}
          color={colours[side]}
          aria-hidden="true"
        >
          <circle cy="21" r="8" className={`event-goal event-goal-${side}`} />
          {text !== null && (
            <text y="9" className="event-goal-minute">
              {text}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}
