import { foundCompetition } from './pageKinds.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

/** Follows a link by the keyboard alone. */
async function follow(page: Page, link: ReturnType<Page['locator']>) {
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

test('the keyboard sorts scorers and compares the courses of two teams', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  const own = await foundCompetition(page, 'Premier League');
  await open(page, `${own}/scorers`);
  await expect(page.locator('main table')).toHaveAttribute('aria-label', /: Goals$/);
  await follow(page, page.getByRole('link', { name: 'Assists', exact: true }));
  await expect(page.locator('main table')).toHaveAttribute('aria-label', /: Assists$/);
  await open(page, `${own}/course`);
  const rounds = page.locator('main details').filter({ hasText: 'Round by round' });
  await expect(rounds.locator('table')).toBeHidden();
  await follow(page, rounds.locator('summary'));
  await expect(rounds.locator('table')).toBeVisible();
  await follow(page, page.getByRole('link', { name: /^Compare with / }).first());
  await expect(page).toHaveURL(/\?team=\w+&with=\w+$/);
  await expect(page.locator('main tr.standings-marked')).toHaveCount(2);
  const lines = page.locator('main svg[role="img"] polyline[stroke-dasharray]');
  // One line is the second team, one is last season’s points.
  await expect(lines).toHaveCount(2);
  const matches = page.locator('main details').filter({ hasText: 'Match by match' });
  await follow(page, matches.locator('summary'));
  await expect(matches.locator('tbody tr').first()).toBeVisible();
});
