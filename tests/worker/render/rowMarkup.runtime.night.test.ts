import { describe, it } from 'vitest';
import { visitorOf } from '../site.runtime.ts';
import { expectSameMarkup } from './rowMarkup.runtime.ts';

describe('cached markup of rows and shared parts', () => {
  it.each([
    ['/', visitorOf('GB')],
    ['/', visitorOf('NL', { 'x-visitor-time-zone': 'Europe/Amsterdam' })],
    ['/', visitorOf('XX', { 'x-visitor-time-zone': 'Asia/Kathmandu' })],
    ['/nl', visitorOf('DE', { 'x-visitor-now': '2026-11-21T19:57:00Z' })],
    ['/football/live', visitorOf('GB')],
    ['/?date=2026-11-22', visitorOf('IT')],
    ['/football/england', visitorOf('GB')],
    ['/nl/voetbal/england', visitorOf('NL')],
    ['/football/england', visitorOf('GB', { 'x-visitor-time-zone': 'Asia/Tokyo', Cookie: 'oddsFormat=US' })],
    ['/?filter=finished', visitorOf('US')],
    ['/nl?filter=upcoming', visitorOf('NL')],
  ])('equals what React renders for %s, %o', expectSameMarkup);
});
