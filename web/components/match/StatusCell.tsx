import { useApp } from '../../data/appContext.ts';
import { useAtMatchTime } from '../../data/pageClock.ts';
import { isTimed } from '../../domain/kickOff.ts';
import type { Match } from '../../domain/match.ts';
import { minuteText, statusText } from '../../format/matchStatus.ts';
import { Minute } from '../SpokenText.tsx';

/** In characters. `90+5'` fits the column at full size; `120+2'` does not. */
const MAX_SHORT_LABEL = 5;

/** Two consonants in the middle of a word, for a soft hyphen: most browsers have no dictionary. `Inter-rupted`. */
const MIDDLE = /(\p{L}{4,6}?(?![aeiou])\p{L})(?=(?![aeiouh])\p{L}{3})/iu;

const CORRECTION_SHOWS_MINUTES = 10;

/** Whether a goal was disallowed recently. Both are minutes of the match clock, such as `62` and `67'`. */
function wasJustCorrected(correctedAt: string | null, minute: string | null): boolean {
  if (correctedAt === null || minute === null) return false;
  const since = Number.parseInt(minute, 10) - Number.parseInt(correctedAt, 10);
  return since >= 0 && since <= CORRECTION_SHOWS_MINUTES;
}

/** The first cell of a row: kick-off, running minute or final label, with the long text for screen readers. */
export function StatusCell({ match }: { match: Match }) {
  const { visitor, t } = useApp();
  const { state } = match;
  const minute = useAtMatchTime((now) => minuteText(state, now), state.kind === 'playing');
  const { label, note, long } = statusText({ match, zone: visitor.zone, minute }, t);
  const isCorrected = wasJustCorrected(match.correctedAt, minute);
  const isLong = label.length > MAX_SHORT_LABEL;
  return (
    <span
      className={`row-time ${isLong ? 'row-time-long' : 'figures'}`}
      title={long}
      data-worth={'worth' in state ? state.worth : undefined}
    >
      {minute === null ? isLong ? label.replace(MIDDLE, '$1\u00AD') : label : <Minute text={minute} />}
      {note !== null && <small>{note}</small>}
      {isCorrected && (
        <small>
          VAR<span className="sr-only">: {t('match.corrected')}</span>
        </small>
      )}
      {label !== long && (state.kind !== 'not-started' || !isTimed(match)) && (
        <span className="sr-only">{` ${long} `}</span>
      )}
    </span>
  );
}
