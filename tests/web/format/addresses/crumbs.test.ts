import { describe, expect, it } from 'vitest';
import { translator } from '../../../../locales/translator.ts';
import type { Locale } from '../../../../web/domain/locale.ts';
import type { Competition } from '../../../../web/domain/match.ts';
import { collapsed, trailOf } from '../../../../web/format/addresses/crumbs.ts';
import { parsePath } from '../../../../web/format/addresses/routes.ts';

const competition: Competition = {
  id: '47',
  name: 'Premier League',
  country: { id: '2', slug: 'england', names: { en: 'England', nl: 'Engeland' }, flag: null },
};
const names = { competition, country: competition.country, title: 'Arsenal – Chelsea' };

function trail(path: string, locale: Locale = 'en') {
  const parsed = parsePath(path);
  return trailOf(parsed?.route ?? null, names, translator(locale));
}

describe('breadcrumbs', () => {
  it.each([
    ['/football', ['Home', 'Football']],
    ['/basketball', ['Home', 'Basketball']],
    ['/football/regions', ['Home', 'Football', 'Countries']],
    ['/football/competitions', ['Home', 'Football', 'Competitions']],
    ['/football/england', ['Home', 'Football', 'England']],
    ['/football/england/premier-league-47', ['Home', 'Football', 'England', 'Premier League']],
    ['/football/england/premier-league-47/standings', ['Home', 'Football', 'England', 'Premier League']],
    ['/match/football/a-b-1', ['Home', 'Football', 'England', 'Premier League', 'Arsenal – Chelsea']],
  ])('the trail of %s names each level', (path, labels) => {
    expect(trail(path).map(({ label }) => label)).toEqual(labels);
  });

  it.each(['/', '/football/live', '/static/about-us', '/play/bet365', '/no/such/page/at/all'])(
    'the page %s has no breadcrumbs',
    (path) => {
      expect(trail(path)).toEqual([]);
    },
  );
});

describe('collapsed breadcrumbs', () => {
  const shape = (path: string, mobile: boolean) => {
    const { first, hidden, last } = collapsed(trail(path), mobile);
    return [first.length, hidden.length, last.length];
  };

  it('a trail of more than 3 crumbs keeps the first and the last two', () => {
    expect(shape('/football/england', false)).toEqual([3, 0, 0]);
    expect(shape('/football/england/premier-league-47', false)).toEqual([1, 1, 2]);
    expect(shape('/match/football/a-b-1', false)).toEqual([1, 2, 2]);
  });

  it('a trail of more than 2 crumbs keeps the first and the last on mobile', () => {
    expect(shape('/football', true)).toEqual([2, 0, 0]);
    expect(shape('/football/england', true)).toEqual([1, 1, 1]);
    expect(shape('/match/football/a-b-1', true)).toEqual([1, 3, 1]);
  });
});
