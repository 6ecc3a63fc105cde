import { useApp } from '../../data/appContext.ts';
import { useAt } from '../../data/pageClock.ts';
import { clockTime } from '../../format/kickOff.ts';

const OLD_MS = 30_000;
const STEP_MS = 5000;

interface FreshnessProps {
  /** When the scores were last known to be correct, milliseconds UTC. */
  confirmedAt: number;
  /** The server reports that its feed has sent nothing newer. */
  stale: boolean;
  /** The planned pause of polling after `confirmedAt`, because no match is running; in milliseconds. */
  rest?: number;
  retry(): void;
}

/** Who pressed a link that goes continues from the content, not from the top of the document. */
const keepFocus = (link: HTMLElement | null) => () => {
  if (link === document.activeElement) document.getElementById('main')?.focus({ preventScroll: true });
};

/** Warns about old scores: after 30 seconds beyond a planned pause, or when the feed is silent. */
export function Freshness({ confirmedAt, stale, rest = 0, retry }: FreshnessProps) {
  const { t, visitor, search } = useApp();
  const age = useAt((now) => {
    const old = now - confirmedAt;
    return old <= OLD_MS + rest ? 0 : Math.floor(old / STEP_MS) * STEP_MS;
  });
  const seconds = age / 1000;
  const isBehind = stale || age > 0;
  // The growing age is visual only. Screen readers get one announcement.
  return (
    <>
      <p role="status" className="sr-only">
        {isBehind && t('list.old')}
      </p>
      {isBehind && (
        <p className="card mb-3 border-live px-3 py-2 text-sm">
          <span>
            {stale
              ? t('list.stale', { time: clockTime(confirmedAt, visitor.zone, t) })
              : seconds < 120
                ? t.count('list.age', seconds)
                : t.count('list.ageMinutes', Math.floor(seconds / 60))}
          </span>{' '}
          {/* Without script the link reloads the page. */}
          <a
            ref={keepFocus}
            className="-my-2 inline-flex py-2 underline"
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
