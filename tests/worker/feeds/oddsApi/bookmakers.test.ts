import { describe, expect, it } from 'vitest';
import { operatorMatches, providersIn, SeenBookmakers } from '../../../../worker/feeds/oddsApi/bookmakers.ts';
import { parseAliases } from '../../../../worker/feeds/oddsApi/settings.ts';

const eventOf = (...bookmakers: unknown[]) => {
  return { id: 'e', commence_time: 0, home_team: 'Ajax', away_team: 'PSV', bookmakers };
};

/** The operator of each bookmaker in an answer. */
function providersOf(titles: (string | [title: string, key: string])[], aliases = '') {
  const all = titles.map((each) => ({
    title: typeof each === 'string' ? each : each[0],
    key: typeof each === 'string' ? null : each[1],
  }));
  const providerOf = providersIn(
    [eventOf(...all.slice(0, 1)), eventOf(...all), eventOf(null, {})],
    parseAliases(aliases) ?? [],
  );
  return all.map(providerOf);
}

describe('operator of a bookmaker', () => {
  it('the operator has the bookmaker’s name without its region', () => {
    expect(providersOf(['Betway', 'LiveScore Bet (EU)', 'William Hill (US)', 'Unibet (UK)'])).toEqual([
      ...['betway', 'livescore-bet', 'william-hill', 'unibet'],
    ]);
  });

  it('two bookmakers of one answer keep their whole names', () => {
    expect(providersOf(['Unibet', 'Unibet (UK)', 'Unibet (SE)'])).toEqual(['unibet', 'unibet-uk', 'unibet-se']);
    expect(providersOf(['LeoVegas', 'LeoVegas (SE)'])).toEqual(['leovegas', 'leovegas-se']);
  });

  it('operators that the settings name by title or key are used', () => {
    const aliases = 'BetMGM=betmgm; TAB = TAB (NZ) = tabtouch; Unibet=Unibet (UK)';
    expect(providersOf([['BetMGM UK', 'betmgm'], ['TABtouch', 'tabtouch'], 'Unibet (UK)'], aliases)).toEqual([
      'betmgm',
      'tab',
      'unibet',
    ]);
    // A bookmaker never merges with one that the settings name.
    expect(providersOf(['Unibet (UK)', 'Unibet (SE)'], 'Unibet=Unibet (UK)')).toEqual(['unibet', 'unibet-se']);
  });
});

describe('unmatched bookmakers and operators', () => {
  it('unmatched names are reported, and bookmakers with prices remembered', () => {
    const seen = new SeenBookmakers();
    const events = [eventOf({ title: 'Betway' }, { title: 'Pinnacle' }, { title: 'Toto (NL)' })];
    seen.note(events, providersIn(events, []));
    const matches = { bookmakers: 3, unmatched: ['Pinnacle'], unpriced: ['bet365'] };
    expect(operatorMatches(seen.titles, ['toto', 'betway', 'bet365'])).toEqual(matches);
  });

  it('the number of remembered bookmakers is bounded', () => {
    const seen = new SeenBookmakers();
    const events = [eventOf(...Array.from({ length: 5_000 }, (_, index) => ({ title: `House ${index}` })))];
    seen.note(events, providersIn(events, []));
    expect(seen.titles.size).toBe(300);
  });
});
