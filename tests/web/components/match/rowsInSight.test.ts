import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRICES_BESIDE } from '../../../../web/components/match/useShownOdds.ts';

it('the media query for prices beside names matches the style sheet', () => {
  const style = readFileSync(new URL('../../../../web/components/match/rowOnDesk.css', import.meta.url), 'utf8');
  expect(style).toContain(`@media ${PRICES_BESIDE} {`);
});
