import { afterEach, describe, expect, it } from 'vitest';
import { containing, json, KEY, linesFor, wrongIn } from './lines.ts';
import { closeServers, serve } from './loopback.ts';

afterEach(closeServers);

/** The doctor's lines for these answers of The Odds API and these operators in Strapi. */
async function lines(answer: (request: Request) => Response, operators: string[] = [], more = {}) {
  const row = (name: string, id: number) => ({ id, attributes: { name, playUrl: 'https://house.test/join' } });
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: operators.length };
  const cms = await serve(({ url }) =>
    url.includes('/site-setting')
      ? json({ data: null, meta: {} })
      : json({ data: url.includes('/operators') ? operators.map(row) : [], meta: { pagination } }),
  );
  return linesFor({
    LIVE_SOURCE: 'openligadb',
    OPENLIGADB_URL: await serve(() => json([])),
    CMS_URL: cms,
    ODDS_API_KEY: KEY,
    ODDS_API_URL: await serve(answer),
    ...more,
  });
}

describe('npm run doctor, The Odds API', () => {
  it('prints the credits that are left', async () => {
    const found = await lines(() =>
      json([{ key: 'soccer_epl' }, { key: 'tennis' }], { 'x-requests-remaining': '321' }),
    );
    expect(wrongIn(found)).toEqual([]);
    expect(found).toContain('good: 321 credits this month left');
    expect(found).toContain('good: prices of 1 competition of football now');
  });

  it.each([
    ['INVALID_KEY', 'ODDS_API_KEY was refused (answered 401: INVALID_KEY)'],
    ['OUT_OF_USAGE_CREDITS', 'this month’s credits are used up'],
  ])('explains the error code %s of The Odds API', async (error_code, words) => {
    expect(wrongIn(await lines(() => json({ error_code }, {}, 401)))).toEqual([containing(words)]);
  });

  const bookmaker = (title: string, key: string) => ({ title, key, markets: [] });
  const event = {
    id: 'e',
    commence_time: '2026-11-21T15:00:00Z',
    home_team: 'A',
    away_team: 'B',
    bookmakers: [
      bookmaker('LiveScore Bet (EU)', 'livescorebeteu'),
      bookmaker('Pinnacle', 'pinnacle'),
      bookmaker('BetMGM UK', 'betmgm'),
    ],
  };
  const asked: string[] = [];
  const epl = ({ url }: Request) => {
    asked.push(url);
    return json(url.includes('/odds?') ? [event] : [{ key: 'soccer_epl' }]);
  };

  it('names bookmakers without an operator and operators no bookmaker in region', async () => {
    const found = await lines(epl, ['LiveScore Bet', 'BetMGM', 'Toto']);
    expect(found).toContain('good: 1 of 3 bookmakers for soccer_epl match operators in the content');
    expect(found).toContainEqual(containing('(ODDS_OPERATOR_ALIASES): BetMGM UK, Pinnacle'));
    expect(found).toContainEqual(containing('(ODDS_OPERATOR_ALIASES): BetMGM, Toto'));
    expect(wrongIn(found).join()).not.toContain(KEY);
    expect(found.join()).not.toContain(KEY);
  });

  it('matches bookmakers by the aliases and asks for one market of one competition', async () => {
    asked.length = 0;
    const found = await lines(epl, ['LiveScore Bet', 'BetMGM'], { ODDS_OPERATOR_ALIASES: 'BetMGM=betmgm' });
    expect(found).toContain('good: 2 of 3 bookmakers for soccer_epl match operators in the content');
    expect(found.join()).not.toContain('no bookmaker in region');
    expect(asked.filter((url) => url.includes('/odds?'))).toEqual([containing('markets=h2h&')]);
  });
});
