import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusCell } from '../../../../web/components/match/StatusCell.tsx';
import { App } from '../../../../web/data/appContext.ts';
import { ClockContext, stoppedClock } from '../../../../web/data/pageClock.ts';
import { anonymousContext } from '../../../../worker/render/rowCache.tsx';
import { matchOf } from '../../../support/matchOf.ts';

function labelOf(text: string): string | undefined {
  const html = renderToString(
    <ClockContext value={{ clock: stoppedClock(0), start: 0 }}>
      <App value={anonymousContext({ locale: 'en', zone: 'UTC', oddsFormat: 'EU' })}>
        <StatusCell match={matchOf({ state: { kind: 'other', text, score: null } })} />
      </App>
    </ClockContext>,
  );
  return />([^<]*)</.exec(html)?.[1];
}

it.each([
  ['Interrupted', 'Inter\u00ADrupted'],
  ['Rain stopped play ☔', 'Rain stopped play ☔'],
  ['To be decided', 'To be decided'],
  ['12 345 678', '12 345 678'],
])('the status %s breaks only inside a word', (text, label) => expect(labelOf(text)).toBe(label));
