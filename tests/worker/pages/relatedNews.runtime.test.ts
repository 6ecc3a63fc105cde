import { describe, expect, it } from 'vitest';
import { competitionIdOf } from '../../demo/content/feedIds.ts';
import { teamId } from '../../demo/live/ids.ts';
import { textOf, visitorOf } from '../site.runtime.ts';

const AJAX = `/team/ajax-${teamId('football', 'Netherlands', 'Ajax')}`;
const EREDIVISIE = `/football/netherlands/eredivisie-${competitionIdOf('Netherlands', 'Eredivisie')}`;
const ARTICLE = '/news/ajax-psv-what-to-look-out-for';

const see = (path: string, headers: Record<string, string> = {}) => textOf(path, visitorOf('NL', headers));

/** The card of news about the subject of a page. */
const cardIn = (html: string) => /<section[^>]*aria-labelledby="related-news".*?<\/section>/.exec(html)?.[0] ?? '';

async function matchOfAjax(): Promise<string> {
  return /href="(\/match\/football\/[^"?]*ajax[^"?]*)"/.exec(await see(AJAX))?.[1] ?? '';
}

describe('news about the subject of a page', () => {
  it('is on the pages of its teams, its competition and their matches', async () => {
    for (const path of [AJAX, EREDIVISIE, await matchOfAjax()])
      expect(cardIn(await see(path)), path).toContain(`href="${ARTICLE}"`);
  });

  it('is not on pages of other subjects', async () => {
    const celtic = `/team/celtic-${teamId('football', 'Scotland', 'Celtic')}`;
    expect(cardIn(await see(celtic))).not.toContain(ARTICLE);
    const none = `/football/france/ligue-1-${competitionIdOf('France', 'Ligue 1')}`;
    expect(await see(none)).not.toContain('related-news');
  });

  it('is left out for a spoiler-free visitor, as a headline may tell the result', async () => {
    for (const path of [AJAX, EREDIVISIE, await matchOfAjax(), '/']) {
      const html = await see(path, { Cookie: 'spoilers=all' });
      expect(html, path).not.toContain(ARTICLE);
      expect(html).toContain('How referees work out added time');
    }
  });

  it('is linked to from the article, with other news', async () => {
    const html = await see(ARTICLE);
    for (const path of [AJAX, EREDIVISIE]) expect(html).toContain(`href="${path}"`);
    expect(html).toContain('href="/news/what-a-yellow-card-costs"');
  });
});
