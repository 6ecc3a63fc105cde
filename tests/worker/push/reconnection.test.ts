import { expect, it } from 'vitest';
import { MAX_CHILDREN } from '../../../worker/push/relayNames.ts';
import { isNight } from '../../support/tier.ts';
import { simulate } from './reconnection.ts';

/** What an object can be asked in a second (.github/costs.md). */
const MAX_ASKED = 500;

const SIZES = isNight ? [1_000_000, 10_000_000] : [2_000, 20_000, 100_000];

const WORST = [
  ['a deploy', {}],
  ['a deploy, planned for half', { growth: 2 }],
  ['a deploy, planned for a quarter', { growth: 4 }],
  ['a deploy, all in one place', { growth: 2, isOnePlace: true }],
  ['a deploy, Europe lost', { growth: 2, lost: 'EU' }],
] as const;

const rows = SIZES.flatMap((pages) => WORST.map(([what, more]) => ({ what, deploy: { pages, ...more } })));

it.each(rows)(
  '$deploy.pages pages are back within 20 seconds after $what',
  ({ deploy }) => {
    const { backAfter, asked, children, never } = simulate(deploy);
    expect(never).toBe(0);
    expect(backAfter).toBeLessThan(20);
    expect(Math.max(...Object.values(asked))).toBeLessThanOrEqual(MAX_ASKED);
    expect(children).toBeLessThanOrEqual(MAX_CHILDREN);
  },
  600_000,
);
