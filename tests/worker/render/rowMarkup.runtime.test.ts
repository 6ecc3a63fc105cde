import { describe, it } from 'vitest';
import { visitorOf } from '../site.runtime.ts';
import { expectSameMarkup } from './rowMarkup.runtime.ts';

describe('cached rows and shared parts of a page', () => {
  it.each([
    ['/', visitorOf('GB', { Cookie: 'oddsFormat=US' })],
    ['/nl', visitorOf('NL', { 'x-visitor-time-zone': 'Europe/Amsterdam' })],
    ['/basketball', visitorOf('US', { 'x-visitor-time-zone': 'America/New_York' })],
    ['/nl/voetbal/live', visitorOf('NL')],
    ['/', visitorOf('GB', { Cookie: 'odds=off' })],
  ])('equal what React renders: %s, %o', expectSameMarkup);
});
