import { useMemo } from 'react';
import { useApp } from '../../appContext.ts';
import { useAtMatchTime } from '../../data/pageClock.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { progressOf, type TimelineSign, timelineOf } from '../../domain/timeline.ts';
import { IncidentShape } from './IncidentSign.tsx';

const LANE = 17;
const BAND = 26;
/** A label takes this much of the line (percent) on a phone; the last one ends at the line's end and takes it twice. */
const LABEL_WIDTH = 9;

// The line keeps clear of the edges, so that a sign in the first or the last minute is whole.
function along(percent: number): string {
  return `${(3 + percent * 0.94).toFixed(2)}%`;
}

function Sign({ sign: { incident, percent, lane }, top }: { sign: TimelineSign; top: number }) {
  const away = 6 + LANE * (lane + 0.5);
  const y = incident.side === 'home' ? top - away + 6 : top + BAND + away - 6;
  return (
    <svg x={along(percent)} y={y} overflow="visible" aria-hidden="true">
      <IncidentShape kind={incident.kind} />
    </svg>
  );
}

/** What happened along the minutes: up for the home side, down for the away side. The list below says it in words. */
export function TimelineChart({ event: { match, incidents } }: { event: EventDetail }) {
  const { t } = useApp();
  const timeline = useMemo(() => timelineOf(match, incidents), [match, incidents]);
  const progress = useAtMatchTime((now) => progressOf(match, timeline, now));
  const { signs, marks, lanes } = timeline;
  const top = LANE * Math.max(1, lanes.home) + 4;
  const height = top + BAND + LANE * Math.max(1, lanes.away) + 4;
  const last = marks.at(-1);
  return (
    <svg width="100%" height={height} className="timeline" aria-hidden="true">
      <rect x="3%" y={top + 3} width="94%" height="5" rx="2.5" className="timeline-line" />
      {progress > 0 && (
        <rect
          x="3%"
          y={top + 3}
          width={`${(progress * 0.94).toFixed(2)}%`}
          height="5"
          rx="2.5"
          className="timeline-done"
        />
      )}
      {marks.map((mark, index) => {
        const next = marks[index + 1];
        const isCrowded = next !== undefined && next.percent - mark.percent < (next === last ? 2 : 1) * LABEL_WIDTH;
        const isHalfTime = index === 0 && match.sport !== 'ice-hockey' && match.sport !== 'basketball';
        return (
          <svg key={mark.minute} x={along(mark.percent)} y={top} overflow="visible" aria-hidden="true">
            {mark !== last && <path d={`M0-${top - 2}V11M0 ${BAND}V${height - top - 2}`} className="timeline-mark" />}
            <text y="22" textAnchor={mark === last ? 'end' : 'middle'} className="timeline-label">
              {isHalfTime ? t('event.halfTimeSign') : isCrowded ? '' : `${mark.minute}'`}
            </text>
          </svg>
        );
      })}
      {signs.map((sign, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an incident has no identity but its place
        <Sign key={index} sign={sign} top={top} />
      ))}
    </svg>
  );
}
