import { useEffect, useState } from 'react';
import type { Settings } from '../../domain/settings.ts';
import { lazyComponent } from '../lazyComponent.tsx';

const APPEARS_BEYOND_PX = 350;

const SpecialOfferBar = lazyComponent(async () => (await import('./SpecialOfferBar.tsx')).SpecialOfferBar);

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

/** The bar of special offers. Its code loads when it appears. */
export function OfferBar({ settings }: { settings: Settings }) {
  return useAppeared() ? <SpecialOfferBar settings={settings} /> : null;
}
