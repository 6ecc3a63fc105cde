import { useApp } from '../../appContext.ts';
import { useAt } from '../../data/pageClock.ts';
import { clockTime } from '../../format/kickOff.ts';

const OLD_MS = 30_000;
const STEP_MS = 5000;

const NOTICE = 'card mb-3 border-live px-3 text-sm leading-6';

interface FreshnessProps {
  /** The instant at which the list is known to have been true, milliseconds UTC. */
  confirmedAt: number;
  /** The server itself says that its source has sent nothing newer. */
  stale: boolean;
  /** For how long after that instant the page asks for nothing, because nothing runs; in milliseconds. */
  rest?: number;
  /** Asks for the scores now. */
  retry(): void;
}

/** Says how old the scores are once that matters: beyond 30 seconds while something runs, or when their source is silent. */
export function Freshness({ confirmedAt, stale, rest = 0, retry }: FreshnessProps) {
  const { t, visitor, search } = useApp();
  const age = useAt((now) => {
    const old = now - confirmedAt;
    return old <= OLD_MS + rest ? 0 : Math.floor(old / STEP_MS) * STEP_MS;
  });
  const seconds = age / 1000;
  const isBehind = stale || age > 0;
  // The time that moves on is for the eye; a screen reader is told once that there is one.
  return (
    <>
      <p role="status" className="sr-only">
        {isBehind && t('list.old')}
      </p>
      {isBehind && (
        <p className={NOTICE}>
          <span>
            {stale
              ? t('list.stale', { time: clockTime(confirmedAt, visitor.zone, t) })
              : seconds < 120
                ? t.count('list.age', seconds)
                : t.count('list.ageMinutes', Math.floor(seconds / 60))}
          </span>{' '}
          {/* Without script it loads the page again. */}
          <a
            className="inline-block py-2 underline"
            href={search || '?'}
            onClick={(event) => {
              event.preventDefault();
              retry();
            }}
          >
            {t('list.retry')}
          </a>
        </p>
      )}
    </>
  );
}
