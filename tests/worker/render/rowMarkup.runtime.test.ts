import { describe, expect, it } from 'vitest';
import type { ReadTeam } from '../../../web/data/matchColumns.ts';
import { readPageState } from '../../../web/data/pageState.ts';
import { createQueryClient } from '../../../web/data/queryClient.ts';
import { CREST_PATTERNS } from '../../../web/domain/match.ts';
import { encoded, joined } from '../../../worker/render/bytes.ts';
import { contentPieces } from '../../../worker/render/content.tsx';
import { visit, visitorOf } from '../site.runtime.ts';

const row = (html: string, id: string) =>
  html.split('<li class="row').find((each) => each.includes(`value="m${id}"`)) ?? '';

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const unescaped = (text: string | undefined) => text?.replace(/&[^;]+;/g, (sign) => SIGNS[sign] ?? sign);

/** What a browser reads of a team in the rows of a document (`web/browser/shownTeams.ts`). */
const shownIn =
  (html: string): ReadTeam =>
  (id, side) => {
    const team = new RegExp(`row-team row-${side}">(.*?)</bdi>`, 's').exec(row(html, id))?.[1] ?? '';
    const textOf = (pattern: RegExp) => unescaped(pattern.exec(team)?.[1]);
    const [, main, second, pattern] = /color="(.*?)" fill="(.*?)".*?#c-(.*?)"/.exec(team) ?? [];
    const crest = CREST_PATTERNS.find((each) => each === pattern);
    const name = textOf(/name-long">(.*?)</) ?? textOf(/<bdi[^>]*>([^<]*)/);
    const short = textOf(/name-short">(.*?)</);
    return {
      ...(name && { name }),
      ...(short && { short }),
      ...(main && second && crest && { crest: { main, second, pattern: crest } }),
    };
  };

/** What the document shows, and what React renders of the state that the document carries. */
async function bothOf(path: string, headers: Record<string, string>) {
  const html = await (await visit(path, headers)).text();
  const shown = html.slice(html.indexOf('<div id="root">') + '<div id="root">'.length);
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const page = readPageState(state, shownIn(html));
  const { pieces } = contentPieces(page, createQueryClient(page.answers), null);
  const rendered = new TextDecoder().decode(joined(encoded(pieces)));
  return {
    shown: shown.slice(0, rendered.length),
    rendered,
    after: shown.slice(rendered.length, rendered.length + 14),
  };
}

describe('the rows and shared parts of a page, that are kept from page to page', () => {
  it.each([
    ['/', visitorOf('GB')],
    ['/', visitorOf('GB', { Cookie: 'oddsFormat=US' })],
    ['/', visitorOf('NL', { 'x-visitor-time-zone': 'Europe/Amsterdam' })],
    ['/', visitorOf('XX', { 'x-visitor-time-zone': 'Asia/Kathmandu' })],
    ['/nl', visitorOf('NL', { 'x-visitor-time-zone': 'Europe/Amsterdam' })],
    ['/nl', visitorOf('DE', { 'x-visitor-now': '2026-11-21T19:57:00Z' })],
    ['/basketball', visitorOf('US', { 'x-visitor-time-zone': 'America/New_York' })],
    ['/football/live', visitorOf('GB')],
    ['/?date=2026-11-22', visitorOf('IT')],
    ['/football/england', visitorOf('GB')],
    ['/nl/voetbal/england', visitorOf('NL')],
    ['/football/england', visitorOf('GB', { 'x-visitor-time-zone': 'Asia/Tokyo', Cookie: 'oddsFormat=US' })],
    ['/nl/voetbal/live', visitorOf('NL')],
    ['/', visitorOf('GB', { Cookie: 'odds=off' })],
    ['/?filter=finished', visitorOf('US')],
    ['/nl?filter=upcoming', visitorOf('NL')],
  ])('are what React renders: %s, %o', async (path, headers) => {
    // The second time most rows come from the store, filled by visitors of other places.
    for (let time = 0; time < 2; time += 1) {
      const { shown, rendered, after } = await bothOf(path, { ...headers, 'x-try': `${time}` });
      expect(rendered.split('<li class="row').length).toBeGreaterThan(3);
      expect(shown === rendered).toBe(true);
      expect(after).toBe('</div><script ');
    }
  });
});
