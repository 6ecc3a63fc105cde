import { useEffect, useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import { Icon } from '../Icon.tsx';

const SHOWN_ABOVE_PX = 400;
const THROTTLE_MS = 200;

/** Whether the page is scrolled beyond 400 px, checked at most every 200 ms (spec section 4). */
function useIsFarDown(): boolean {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      setIsFarDown(window.scrollY > SHOWN_ABOVE_PX);
    };
    const onScroll = () => {
      timer ??= setTimeout(update, THROTTLE_MS);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isFarDown;
}

export function BackToTop() {
  const { t } = useApp();
  if (!useIsFarDown()) return null;
  const goUp = () => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      aria-label={t('backToTop')}
      onClick={goUp}
      className="back-to-top fixed z-20 flex size-11 items-center justify-center rounded-full border border-line bg-raised lifted hover:bg-sunken"
    >
      <Icon name="up" />
    </button>
  );
}
