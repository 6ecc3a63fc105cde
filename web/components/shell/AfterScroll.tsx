import { useEffect, useState } from 'react';
import type { Settings } from '../../domain/settings.ts';
import { lazyComponent } from '../lazyComponent.tsx';

const APPEARS_BEYOND_PX = 350;

const BackToTop = lazyComponent(async () => (await import('./BackToTop.tsx')).BackToTop);
const SpecialOfferBar = lazyComponent(async () => (await import('../offers/SpecialOfferBar.tsx')).SpecialOfferBar);

/** True once the visitor has scrolled beyond 350 px, and from then on (spec section 4). */
function useAppeared(): boolean {
  const [appeared, setAppeared] = useState(false);
  useEffect(() => {
    if (appeared) return;
    const update = () => setAppeared(window.scrollY > APPEARS_BEYOND_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [appeared]);
  return appeared;
}

/** What appears at the bottom after scrolling: the button to the top, and the bar of special offers. Their code loads then. */
export function AfterScroll({ offers }: { offers: Settings | null }) {
  if (!useAppeared()) return null;
  return (
    <>
      <BackToTop />
      {offers !== null && <SpecialOfferBar settings={offers} />}
    </>
  );
}
