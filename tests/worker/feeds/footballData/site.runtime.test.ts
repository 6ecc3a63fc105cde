import { describe, expect, it } from 'vitest';
import { match, score } from './footballData.records.ts';
import { answers, site } from './footballData.runtime.ts';

describe('a site on football-data.org', () => {
  it('has the short name of a team beside the long one', async () => {
    const { open } = site();
    for (const path of ['/', '/nl', '/football/england/premier-league-fd2021/standings']) {
      const { text } = await open(path);
      expect(text, path).toContain(
        '<span class="name-long">Liverpool FC</span><span class="name-short">Liverpool</span></bdi>',
      );
    }
  });

  it('does not say "yet" about an ended match without goals in the plan', async () => {
    const { open } = site();
    expect((await open('/match/football/liverpool-fc-arsenal-fc-fd500002')).text).toContain('No timeline available');
    expect((await open('/match/football/liverpool-fc-arsenal-fc-fd500003')).text).not.toContain(
      'No timeline available',
    );
  });

  it('shows no half-time score in the first half', async () => {
    const first = { utcDate: '2026-11-21T15:15:00Z', score: score([1, 0], [1, 0]) };
    const { open } = site((path, request) =>
      path === 'matches/500001' ? match('IN_PLAY', first) : answers(path, request),
    );
    const { event } = JSON.parse((await open('/api/event?sport=football&id=fd500001')).text);
    expect(event).toMatchObject({ match: { state: { period: 'first-half' } }, halfTime: null });
  });

  it('shows the source’s required sentence in both languages, and no token', async () => {
    const { open } = site();
    for (const path of ['/', '/nl']) {
      const { text } = await open(path);
      expect(text).toContain('Liverpool FC');
      expect(text).toContain('Football data provided by the Football-Data.org API');
      expect(text).not.toContain('secret-token');
      expect(text).not.toContain('basketbal');
    }
  });

  it('needs at most eleven calls for a visitor who opens every page', async () => {
    const toCome = match('TIMED', { id: 500_004, utcDate: '2026-11-21T20:00:00Z' });
    const ended = match('FINISHED', { id: 500_005, utcDate: '2026-11-20T20:00:00Z', score: score([0, 2], [0, 1]) });
    const matches = [match('IN_PLAY'), toCome, ended];
    const { asked, open } = site((path, request) =>
      path.startsWith('matches?') ? { matches } : answers(path, request),
    );
    for (const path of ['/', '/football/live', '/football/england/premier-league-fd2021', '/team/arsenal-fc-fd57']) {
      await open(path);
    }
    await open('/match/football/liverpool-fc-arsenal-fc-fd500001');
    await Promise.all(Array.from({ length: 20 }, () => open('/')));
    expect(asked.length).toBeLessThanOrEqual(11);
  });
});
