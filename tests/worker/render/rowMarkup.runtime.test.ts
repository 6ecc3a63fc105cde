import { describe, it } from 'vitest';
import { visitorOf } from '../site.runtime.ts';
import { expectSameMarkup } from './rowMarkup.runtime.ts';

describe('cached markup of rows and shared parts', () => {
  it.each([
    ['/', visitorOf('GB', { Cookie: 'oddsFormat=US' })],
    ['/nl', visitorOf('NL', { 'x-visitor-time-zone': 'Europe/Amsterdam' })],
    ['/basketball', visitorOf('US', { 'x-visitor-time-zone': 'America/New_York' })],
    ['/nl/voetbal/live', visitorOf('NL')],
    ['/', visitorOf('GB', { Cookie: 'odds=off' })],
  ])('equals what React renders for %s, %o', expectSameMarkup);
});
