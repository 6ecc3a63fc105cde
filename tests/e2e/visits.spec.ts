import { isUnderWay, scoreOf } from '../../web/domain/match.ts';
import { isNight, NIGHT } from '../support/tier.ts';
import { HOMES, startVisit } from './thumb.ts';
import { leagueMatch, matchesOfToday } from './todaysMatches.ts';
import { expect, type Page, test } from './visitor.ts';

// Things that people do with scores, from the home page with a thumb, and the taps that they take.

test.use({ hasTouch: true, isMobile: true });

/** A player in the list of scorers of the Premier League. */
async function aScorer(page: Page): Promise<string> {
  const { competition } = await leagueMatch(page);
  const answer = await page.request.get(`${process.env.SITE_URL}api/v1/competitions/${competition.id}/scorers`);
  const { scorers } = await answer.json();
  return scorers[0].name;
}

for (const { locale } of isNight ? HOMES : HOMES.slice(0, 1)) {
  test(`the score of my club now: search, tap (${locale})`, async ({ page }) => {
    const visit = await startVisit(page, locale);
    const running = (await matchesOfToday(page)).find((match) => isUnderWay(match) && scoreOf(match.state) !== null);
    const score = running && scoreOf(running.state);
    const name = running?.home?.name ?? '';
    await visit.search(name);
    await visit.tap(
      visit.menu
        .getByRole('region', { name: visit.t('search.teams') })
        .getByRole('option')
        .first(),
    );
    const row = page.locator('main .row').first();
    await expect(row.locator('.row-score')).toHaveText([String(score?.home), String(score?.away)]);
    await expect(row).toBeInViewport();
    expect(visit.taps()).toBeLessThanOrEqual(2);
  });

  test(`when my club plays next, into my calendar (${locale})`, NIGHT, async ({ page }) => {
    const visit = await startVisit(page, locale);
    const name = (await leagueMatch(page)).home?.name ?? '';
    await visit.search(name);
    await visit.tap(
      visit.menu
        .getByRole('region', { name: visit.t('search.teams') })
        .getByRole('option')
        .first(),
    );
    await visit.tap(page.getByRole('button', { name: visit.t('calendar.addNamed', { name }) }));
    const choices = page.getByRole('list', { name: visit.t('calendar.addNamed', { name }) }).getByRole('link');
    await expect(choices).toHaveText([/Apple/, /Google/, visit.t('calendar.file')]);
    const [program, google, file] = await choices.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(program).toMatch(/^webcal:/);
    expect(google).toContain(encodeURIComponent(program ?? ''));
    expect(await (await page.request.get(file ?? '')).text()).toContain('BEGIN:VEVENT');
    expect(visit.taps()).toBeLessThanOrEqual(3);
  });

  test(`the table of another country’s league: menu, league, table (${locale})`, NIGHT, async ({ page }) => {
    const visit = await startVisit(page, locale);
    await visit.tap(page.getByRole('banner').getByRole('button', { name: visit.t('nav.openMenu') }));
    await visit.tap(visit.menu.getByRole('link', { name: 'LaLiga', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('LaLiga');
    await visit.tap(page.locator('.tabs').getByRole('link', { name: visit.t('tournament.standings'), exact: true }));
    await expect(page.locator('main tbody tr')).toHaveCount(20);
    expect(visit.taps()).toBeLessThanOrEqual(3);
  });

  test(`who scored in a match of yesterday: day, match (${locale})`, NIGHT, async ({ page }) => {
    const visit = await startVisit(page, locale);
    await visit.tap(page.locator('.strip-days li:has(+ .day-shown) a'));
    const row = page.locator('.row:has(.row-score-home:text-matches("^[1-4]$"))').first();
    await expect(page.locator('.day-shown')).not.toHaveText(new RegExp(visit.t('day.today')));
    await visit.tap(row.locator('.row-link'));
    await expect(page.locator('.scorers-home li').first()).toBeInViewport();
    await expect(page.locator('.scorers-home details')).toHaveCount(0);
    expect(visit.taps()).toBeLessThanOrEqual(2);
  });

  test(`a match that I half remember by a player: search, player, match (${locale})`, NIGHT, async ({ page }) => {
    const visit = await startVisit(page, locale);
    const name = await aScorer(page);
    await visit.search(name);
    await visit.tap(visit.menu.getByRole('option', { name }).first());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await visit.tap(page.locator('main').locator('a[href*="/match/"], a[href*="/wedstrijd/"]').first());
    await expect(page.locator('.event-head')).toBeVisible();
    expect(visit.taps()).toBeLessThanOrEqual(4);
  });
}
