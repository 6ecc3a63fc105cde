import { useApp } from '../../appContext.ts';
import { useAtMatchTime } from '../../data/clock.ts';
import { isLive, type Match } from '../../domain/match.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';

/** The first cell of a row: kick-off, running minute or final label, with its full words for hearing. */
export function StatusCell({ match }: { match: Match }) {
  const { visitor, t } = useApp();
  const { state, kickOff } = match;
  const minute = useAtMatchTime((now) => minuteText(state, now));
  const { label, note, long } = statusText({ state, kickOff, zone: visitor.zone, minute }, t);
  return (
    <span className="row-time" title={long}>
      {label}
      {isLive(match) && (
        <>
          {' '}
          <i className="live-dot" />
        </>
      )}
      {note !== null && <small>{note}</small>}
      {label !== long && state.kind !== 'not-started' && <span className="sr-only"> {long} </span>}
    </span>
  );
}
