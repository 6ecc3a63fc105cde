import { describe, expect, it } from 'vitest';
import { demonstrationOf } from '../../support/demonstration.runtime.ts';
import { siteWith, visit, visitorOf } from '../site.runtime.ts';

/** The text that a screen reader reads: without hidden elements and tags. */
function heardOf(html: string): string {
  return html
    .replace(/<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

const rowsOf = (html: string) => [...html.matchAll(/<a class="row-link".*?<\/a>/gs)].map(([row]) => row);

describe.each([
  ['/', /^ \d+(st|nd|rd|th) minute( plus \d+|, added time)? /],
  ['/nl', /^ \d+e minuut( plus \d+|, blessuretijd)? /],
])('the rows of %s for a screen reader', (path, minute) => {
  it('read minutes as words and skip missing scores', async () => {
    const manyMatches = siteWith({ LIVE_API_URL: demonstrationOf(240) });
    const rows = rowsOf(await (await manyMatches(path, visitorOf('GB'))).text());
    const heard = rows.map(heardOf);
    expect(heard.length).toBeGreaterThan(50);
    expect(heard.filter((row) => /\d'|(^| )[-–—]( |$)/.test(row))).toEqual([]);
    expect(heard.filter((row) => minute.test(row)).length).toBeGreaterThan(10);
    // Sighted visitors still see the dash.
    expect(rows.filter((row) => row.includes('>-<')).length).toBeGreaterThan(10);
  });
});

it.each([
  ['/', /^1, \d+ to \d+, home win, at .+, 18\+, opens in a new tab$/],
  ['/nl', /^1, \d+ tegen \d+, thuiswinst, bij .+, 18\+, opent in een nieuw tabblad$/],
])('a price for a screen reader is read once with its sign and fraction on %s', async (path, name) => {
  const html = await (await visit(path, visitorOf('GB'))).text();
  const names = [...html.matchAll(/<a class="price"[^>]*>(?:(?!<\/a>).)*<span class="sr-only">(1,[^<]*)</g)].map(
    ([, label = '']) => label,
  );
  expect(names.length).toBeGreaterThan(5);
  const fractions = names.filter((label) => !/^1, (Evens|1 tegen 1),/.test(label));
  expect(fractions.filter((label) => !name.test(label))).toEqual([]);
});
