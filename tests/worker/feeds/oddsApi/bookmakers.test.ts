import { describe, expect, it } from 'vitest';
import { readAliases } from '../../../../worker/feeds/oddsApi/aliases.ts';
import { providersIn, SeenBookmakers } from '../../../../worker/feeds/oddsApi/bookmakers.ts';
import { operatorMatches } from '../../../../worker/feeds/oddsApi/operatorMatches.ts';

const eventOf = (...bookmakers: unknown[]) => {
  return { id: 'e', commence_time: 0, home_team: 'Ajax', away_team: 'PSV', bookmakers };
};

/** The operator that each bookmaker of an answer is taken for. */
function providersOf(titles: (string | [title: string, key: string])[], aliases = '') {
  const all = titles.map((each) => ({
    title: typeof each === 'string' ? each : each[0],
    key: typeof each === 'string' ? null : each[1],
  }));
  const providerOf = providersIn(
    [eventOf(...all.slice(0, 1)), eventOf(...all), eventOf(null, {})],
    readAliases(aliases) ?? [],
  );
  return all.map(providerOf);
}

describe('the operator of a bookmaker', () => {
  it('is called as it is, whatever region stands behind its name', () => {
    expect(providersOf(['Betway', 'LiveScore Bet (EU)', 'William Hill (US)', 'Unibet (UK)'])).toEqual([
      'betway',
      'livescore-bet',
      'william-hill',
      'unibet',
    ]);
  });

  it('is never two bookmakers of one answer: each keeps its whole name', () => {
    expect(providersOf(['Unibet', 'Unibet (UK)', 'Unibet (SE)'])).toEqual(['unibet', 'unibet-uk', 'unibet-se']);
    expect(providersOf(['LeoVegas', 'LeoVegas (SE)'])).toEqual(['leovegas', 'leovegas-se']);
  });

  it('is not called after another thing in brackets', () => {
    expect(providersOf(['Betfair (Exchange)', 'Bet (EU) Club'])).toEqual(['betfair-exchange', 'bet-eu-club']);
  });

  it('is the one that ops name by title or key', () => {
    const aliases = 'BetMGM=betmgm; TAB = TAB (NZ) = tabtouch; Unibet=Unibet (UK)';
    expect(providersOf([['BetMGM UK', 'betmgm'], ['TABtouch', 'tabtouch'], 'Unibet (UK)'], aliases)).toEqual([
      'betmgm',
      'tab',
      'unibet',
    ]);
    // Whom ops have named nobody else is folded into.
    expect(providersOf(['Unibet (UK)', 'Unibet (SE)'], 'Unibet=Unibet (UK)')).toEqual(['unibet', 'unibet-se']);
  });
});

describe('bookmakers and operators without a counterpart', () => {
  it('are told by name, and all that gave prices are remembered', () => {
    const seen = new SeenBookmakers();
    const events = [eventOf({ title: 'Betway' }, { title: 'Pinnacle' }, { title: 'Toto (NL)' })];
    seen.note(events, providersIn(events, []));
    expect(operatorMatches(seen.titles, ['toto', 'betway', 'bet365'])).toEqual({
      bookmakers: 3,
      unmatched: ['Pinnacle'],
      unpriced: ['bet365'],
    });
  });

  it('are not remembered without end', () => {
    const seen = new SeenBookmakers();
    const events = [eventOf(...Array.from({ length: 5_000 }, (_, index) => ({ title: `House ${index}` })))];
    seen.note(events, providersIn(events, []));
    expect(seen.titles.size).toBe(300);
  });
});
