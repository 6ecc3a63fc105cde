import { luminance } from '../../web/domain/colours.ts';

/** Contrast ratio of two colours (`#rrggbb`), from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
