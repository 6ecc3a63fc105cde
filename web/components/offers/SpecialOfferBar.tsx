import { useEffect, useState } from 'react';
import { useApp } from '../../appContext.ts';
import { useCurrentOffers } from '../../data/useCurrentOffers.ts';
import type { Settings } from '../../domain/content.ts';
import { readStored, store } from '../../preferences/stored.ts';
import { Icon } from '../Icon.tsx';
import { BetLink } from './BetLink.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OperatorMark } from './OperatorMark.tsx';
import { OfferLinks } from './PolicyNotice.tsx';

const ROTATION_MS = 10_000;
const FADE_MS = 500;
const KEY = 'isCollapsed';

/** Rotates through `count` offers every 10 seconds with a fade of 500 ms; stands still while `paused`. */
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

function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The sticky bar of one operator at a time. It never moves content, and a visitor's choice to fold it away is kept. */
export function SpecialOfferBar({ settings }: { settings: Settings }) {
  const { t } = useApp();
  const { policy } = settings;
  const operators = useCurrentOffers(settings.operators);
  const [collapsed, setCollapsed] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => setCollapsed(readStored(KEY) === 'true'), []);
  const paused = collapsed || held || prefersStillness();
  const { index, fading } = useRotation(operators.length, paused);
  const operator = operators[index % operators.length];
  if (operator === undefined) return null;
  const toggle = () => {
    setCollapsed(!collapsed);
    store(KEY, String(!collapsed));
  };
  return (
    <aside
      aria-label={t('offers.special')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised shadow-[0_-2px_12px_rgb(0_0_0/0.12)]"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="mx-auto flex max-w-7xl items-center gap-2 pl-3">
        <p className="min-w-0 flex-1 text-xs text-muted">
          {t('offers.special')} · {t('offers.advertisement')}
          <span className="block">{policy.message}</span>
        </p>
        <button
          type="button"
          className="flex size-11 items-center justify-center text-muted hover:text-text"
          aria-expanded={!collapsed}
          aria-controls="special-offer"
          aria-label={t(collapsed ? 'offers.expand' : 'offers.collapse')}
          onClick={toggle}
        >
          <Icon name="chevron" className={`size-4 ${collapsed ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div id="special-offer" hidden={collapsed}>
        <div
          className={`mx-auto flex max-w-7xl items-center gap-3 px-3 pb-1 transition-opacity duration-500 ${fading ? 'opacity-0' : ''}`}
        >
          <OperatorMark operator={operator} />
          <div className="min-w-0 flex-1 text-sm leading-5">
            <b className="block font-semibold">{operator.name}</b>
            <span className="line-clamp-3 text-muted">{operator.bonus}</span>
          </div>
          <BetLink operator={operator} minimumAge={policy.minimumAge} />
        </div>
        <div className="mx-auto max-w-7xl px-3 text-xs text-muted">
          <OfferFacts offer={operator.offer} isBrief />
          {operator.terms !== null && (
            <p className="line-clamp-2">
              <b className="font-semibold">{t('offers.terms')}:</b> {operator.terms}
            </p>
          )}
          <OfferLinks policy={policy} inOneRow />
        </div>
      </div>
    </aside>
  );
}
