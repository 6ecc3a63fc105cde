import { beforeEach, describe, expect, it } from 'vitest';
import type { SharedBy } from '../../../web/appContext.ts';
import { useApp } from '../../../web/appContext.ts';
import { FragmentCache, type SharedPage } from '../../../worker/render/fragmentCache.tsx';

let renders = 0;

function Seen() {
  const { locale, oddsFormat, visitor, offersPaused, route } = useApp();
  renders += 1;
  const place = route !== null && 'category' in route ? route.category : 'nowhere';
  return (
    <p>{[locale, visitor.country, visitor.zone, oddsFormat, offersPaused ? 'paused' : 'shown', place].join(' ')}</p>
  );
}

const PAGE: SharedPage = {
  locale: 'nl',
  american: false,
  zone: 'Asia/Tokyo',
  oddsFormat: 'US',
  offersPaused: true,
  route: { name: 'tournament', sport: 'football', category: 'england', slug: 'premier-league-1', tab: 'matches' },
  now: 0,
};

const store = new FragmentCache();
const SETTINGS = {};
const seen = (by: readonly SharedBy[], page: Partial<SharedPage> = {}, of: object | null = SETTINGS) =>
  new TextDecoder().decode(store.of({ of, by, name: by.join(), children: <Seen /> }, { ...PAGE, ...page }));

beforeEach(() => {
  renders = 0;
});

describe('fragment cache', () => {
  it('a fragment knows only the visitor fields that it declares', () => {
    expect(seen([])).toBe('<p>nl XX UTC EU shown nowhere</p>');
    expect(seen(['zone', 'oddsFormat'])).toBe('<p>nl XX Asia/Tokyo US shown nowhere</p>');
    expect(seen(['offersPaused', 'place'])).toBe('<p>nl XX UTC EU paused england</p>');
  });

  it('visitors with equal fields share one render', () => {
    const of = {};
    const first = seen(['zone'], {}, of);
    expect(seen(['zone'], { oddsFormat: 'UK', route: null, offersPaused: false }, of)).toBe(first);
    expect(renders).toBe(1);
  });

  it.each([
    ['zone', { zone: 'Europe/Paris' }],
    ['language', { locale: 'en' }],
  ] as const)('a different %s renders the fragment again', (_, page) => {
    const of = {};
    expect(seen(['zone'], page, of)).not.toBe(seen(['zone'], {}, of));
    expect(renders).toBe(2);
  });

  it('changed data renders the fragment again', () => {
    seen([], {}, {});
    seen([], {}, {});
    expect(renders).toBe(2);
  });

  it('pages without country or competition share the fragment', () => {
    const of = {};
    const event = { name: 'event', sport: 'football', slug: 'a-b-1', tab: 'summary' } as const;
    expect(seen(['place'], { route: event }, of)).toBe(seen(['place'], { route: { name: 'home' } }, of));
    expect(renders).toBe(1);
  });
});
