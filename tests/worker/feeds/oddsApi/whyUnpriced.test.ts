import { describe, expect, it } from 'vitest';
import { whyUnpriced } from '../../../../worker/feeds/oddsApi/oddsOfEvent.ts';
import { teamNamesWith } from '../../../../worker/feeds/oddsApi/teamNames.ts';

const AT = Date.parse('2026-11-22T15:00:00Z');
const event = (home_team: string, away_team: string, commence_time = AT) => ({
  id: `${home_team}-${away_team}`,
  commence_time,
  home_team,
  away_team,
  bookmakers: null,
});
const match = { kickOff: AT, home: { name: 'SV Elversberg' }, away: { name: 'Hertha BSC' } };
const names = teamNamesWith([]);

describe('match without prices', () => {
  it.each([
    [
      'one name',
      [event('Elversberg', 'Old Lady Berlin')],
      'no team is called Hertha BSC',
      'Hertha BSC=Old Lady Berlin',
    ],
    ['the other', [event('Saarlanders', 'Hertha')], 'no team is called SV Elversberg', 'SV Elversberg=Saarlanders'],
  ])('the alias to add is named for %s', (_, events, why, alias) => {
    expect(whyUnpriced(match, events, names)).toEqual({
      match: 'SV Elversberg – Hertha BSC',
      why,
      alias,
      isMissed: true,
    });
  });

  it.each([
    [
      'a kick-off that differs',
      [event('Elversberg', 'Hertha', AT + 45 * 60_000)],
      'the prices are for a kick-off 45 minutes apart',
    ],
    ['swapped sides', [event('Hertha', 'Elversberg')], 'no event at that time has either team: Hertha – Elversberg'],
    [
      'two teams, with other matches then',
      [event('A', 'B'), event('C', 'D')],
      'no event at that time has either team: A – B, C – D',
    ],
  ])('no alias is named for %s', (_, events, why) => {
    expect(whyUnpriced(match, events, names)).toMatchObject({ why, alias: null, isMissed: true });
  });

  it.each([
    ['of no events', []],
    ['weeks before its prices come', [event('A', 'B', AT - 14 * 86_400_000)]],
  ])('the match is not reported as missed: %s', (_, events) => {
    expect(whyUnpriced(match, events, names)).toMatchObject({
      why: 'no bookmaker has prices for it',
      alias: null,
      isMissed: false,
    });
  });

  it('the named alias gives the match its prices', () => {
    const { alias } = whyUnpriced(match, [event('Elversberg', 'Old Lady Berlin')], names);
    const mended = teamNamesWith([(alias ?? '').split('=')]);
    expect(mended('Hertha BSC')).toBe(mended('Old Lady Berlin'));
  });
});
