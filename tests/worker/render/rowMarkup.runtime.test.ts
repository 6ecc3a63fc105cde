import { expect, it } from 'vitest';
import { createQueryClient } from '../../../web/data/queryClient.ts';
import { readPageState } from '../../../web/data/readPageState.ts';
import { contentOf } from '../../../worker/render/content.tsx';
import { KeptBytes } from '../../../worker/render/keptBytes.ts';
import { visit, visitorOf } from '../site.runtime.ts';

/** The document's content, and the content that React renders from its state. */
async function bothOf(path: string, headers: Record<string, string>) {
  // The breadcrumbs are not in the state.
  const html = (await (await visit(path, headers)).text()).replace(/<div id="trail".*?<\/nav><\/div>/s, '');
  const shown = html.slice(html.indexOf('<div id="root">') + '<div id="root">'.length);
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const page = { ...readPageState(state), crumbs: null };
  const rendered = await contentOf(page, {
    client: createQueryClient(page.answers),
    follows: [],
    origin: 'https://scoreline.test',
    rows: null,
    kept: new KeptBytes(),
  });
  return {
    shown: shown.slice(0, rendered.length),
    rendered,
    after: shown.slice(rendered.length, rendered.length + 14),
  };
}

/** Expects that React renders the document's exact content, also when its rows come from the row cache. */
async function expectSameMarkup(path: string, headers: Record<string, string>): Promise<void> {
  // The second run reads most rows from the cache that visitors of other countries and zones filled.
  for (let time = 0; time < 2; time += 1) {
    const { shown, rendered, after } = await bothOf(path, { ...headers, 'x-try': `${time}` });
    expect(rendered.split('<li class="row').length).toBeGreaterThan(1);
    expect(shown === rendered).toBe(true);
    expect(after).toBe('</div><script ');
  }
}

it.each([
  ['/', visitorOf('GB', { Cookie: 'oddsFormat=US' })],
  ['/nl', visitorOf('NL', { 'x-visitor-time-zone': 'Europe/Amsterdam' })],
  ['/basketball', visitorOf('US', { 'x-visitor-time-zone': 'America/New_York' })],
  ['/nl/voetbal/live', visitorOf('NL')],
  ['/', visitorOf('GB', { Cookie: 'odds=off' })],
  ['/?date=2026-11-22', visitorOf('IT')],
  ['/football/england', visitorOf('GB', { 'x-visitor-time-zone': 'Asia/Tokyo', Cookie: 'oddsFormat=US' })],
  ['/nl?filter=upcoming', visitorOf('NL')],
])('cached markup of rows and shared parts equals what React renders for %s, %o', expectSameMarkup);
