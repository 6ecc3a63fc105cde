import { describe, expect, it, vi } from 'vitest';
import { london, visitSite } from '../site.runtime.ts';

describe('the settings of a source', () => {
  it.each([
    [{ LIVE_SOURCE: 'api-football' }, 'API_FOOTBALL_KEY: LIVE_SOURCE=api-football needs one'],
    [{ LIVE_SOURCE: 'football-data' }, 'FOOTBALL_DATA_TOKEN: LIVE_SOURCE=football-data needs one'],
    [{ LIVE_SOURCE: 'backend', LIVE_API_URL: '' }, 'LIVE_API_URL: LIVE_SOURCE=backend needs one'],
    [{ LIVE_SOURCE: 'sofa' }, 'LIVE_SOURCE: one of'],
    [{ LIVE_SOURCE: 'openligadb', OPENLIGADB_LEAGUES: 'bl1;dfb' }, 'OPENLIGADB_LEAGUES: leagues such as'],
    [{ ODDS_TEAM_ALIASES: 'Bayern' }, 'ODDS_TEAM_ALIASES: names such as'],
    [{ ODDS_OPERATOR_ALIASES: 'BetMGM=' }, 'ODDS_OPERATOR_ALIASES: names such as'],
    [{ ODDS_API_REGION: 'uk,eu' }, 'ODDS_API_REGION: one region'],
  ])('answer 503 and name the mistake in the log: %j', async (settings, message) => {
    const said: string[] = [];
    for (const level of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(JSON.stringify(words)));
    }
    const response = await visitSite(settings, '/api/health', london);
    expect(response.status).toBe(503);
    expect(said.join()).toContain(message);
  });
});
