import { type RefObject, useEffect, useRef } from 'react';

const GLOW_MS = 2000;

/** Makes a number of goals glow for two seconds when it changes; undefined without a score. React renders nothing. */
export function useGlow(goals: number | undefined): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const known = useRef(goals);
  useEffect(() => {
    const before = known.current;
    known.current = goals;
    if (element.current === null || before === goals) return;
    const { dataset } = element.current;
    if (before === undefined) {
      delete dataset.glow;
      return;
    }
    // A second goal within two seconds restarts the animation.
    for (const glow of element.current.getAnimations({ subtree: true })) glow.currentTime = 0;
    dataset.glow = '';
    const timer = setTimeout(() => {
      delete dataset.glow;
    }, GLOW_MS);
    return () => clearTimeout(timer);
  }, [goals]);
  return element;
}
