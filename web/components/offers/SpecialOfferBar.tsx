import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import { readStored, store } from '../../data/preferences/stored.ts';
import { useCurrentOffers } from '../../data/useSettings.ts';
import type { Settings } from '../../domain/settings.ts';
import { Icon } from '../Icon.tsx';
import { BetLink, OfferTermsLine } from './OfferParts.tsx';
import { OperatorMark } from './OperatorMark.tsx';
import { OfferLinks, PolicyMessage } from './PolicyNotice.tsx';

const KEY = 'isCollapsed';

/** A window with room for only one line of the bar, for example at 400 % zoom. */
const SHORT_WINDOW = '(height < 480px)';

const isFolded = () => matchMedia(SHORT_WINDOW).matches || readStored(KEY) === 'true';

/** Whether the bar is folded, by choice or in a short window. Only the browser renders the bar. */
function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(isFolded);
  useEffect(() => {
    const short = matchMedia(SHORT_WINDOW);
    const update = () => setFolded(isFolded());
    short.addEventListener('change', update);
    return () => short.removeEventListener('change', update);
  }, []);
  const fold = (chosen: boolean) => {
    setFolded(chosen);
    store(KEY, String(chosen));
  };
  return [folded, fold];
}

/** Scrolls the focused element into view if the bar covers it. */
function uncoverFocus(bar: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || bar.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom > bar.getBoundingClientRect().top && top < innerHeight) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Sets the bar's height as `--bar`, so that the page ends above it. Keeps the focused element uncovered when it changes. */
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--bar', `${element.offsetHeight}px`);
      uncoverFocus(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--bar');
    };
  }, [bar]);
}

const ROTATION_MS = 10_000;
const FADE_MS = 500;

/** Rotates through `count` offers every 10 seconds with a fade of 500 ms, unless `paused`. */
function useRotation(count: number, paused: boolean): { index: number; fading: boolean } {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (paused || count < 2) return;
    const rotation = setInterval(() => setFading(true), ROTATION_MS);
    return () => {
      clearInterval(rotation);
      setFading(false);
    };
  }, [paused, count]);
  useEffect(() => {
    if (!fading) return;
    const fade = setTimeout(() => {
      setIndex((shown) => (shown + 1) % count);
      setFading(false);
    }, FADE_MS);
    return () => clearTimeout(fade);
  }, [fading, count]);
  return { index, fading };
}

/**
 * The sticky bar with one operator at a time. It never shifts content or covers the focus, and remembers whether the visitor
 * folded it. An open bar always shows the country's warning, the age and the significant conditions. Full terms and help
 * open upwards.
 */
export function SpecialOfferBar({ settings }: { settings: Settings }) {
  const { t } = useApp();
  const { policy } = settings;
  const operators = useCurrentOffers(settings);
  const bar = useRef<HTMLElement>(null);
  const [folded, fold] = useFolded();
  const [held, setHeld] = useState(false);
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { index, fading } = useRotation(operators.length, folded || held || isReduced);
  useBarHeight(bar);
  const operator = operators[index % operators.length];
  if (operator === undefined) return null;
  const part = `transition-opacity duration-500 ${fading ? 'opacity-0' : ''}`;
  return (
    <aside
      ref={bar}
      aria-label={t('offers.special')}
      className="offer-bar"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="offer-bar-label">
        <PolicyMessage policy={policy} />
      </div>
      <div id="special-offer" hidden={folded} className={`offer-bar-offer ${part}`}>
        <OperatorMark operator={operator} />
        <p>
          <span className="text-muted">{t('offers.ad')}</span> <b className="font-semibold">{operator.name}</b>{' '}
          <span className="text-muted">{operator.bonus}</span>
        </p>
        <BetLink operator={operator} minimumAge={policy.minimumAge} />
      </div>
      <div id="special-offer-terms" hidden={folded} className={`offer-bar-terms ${part}`}>
        <OfferTermsLine key={operator.provider} operator={operator}>
          <p>{operator.bonus}</p>
          <OfferLinks policy={policy} />
        </OfferTermsLine>
      </div>
      <button
        type="button"
        className="offer-bar-fold"
        aria-expanded={!folded}
        aria-controls="special-offer special-offer-terms"
        aria-label={t(folded ? 'offers.expand' : 'offers.collapse')}
        onClick={() => fold(!folded)}
      >
        <Icon name="chevron" className={`size-4 ${folded ? 'rotate-180' : ''}`} />
      </button>
    </aside>
  );
}
