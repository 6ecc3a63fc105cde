import { parseSettings } from '../../web/domain/settings.ts';
import { open, type Page, TERMS } from './visitor.ts';

/** Opens the menu of a phone at its search box. */
export async function openMenu(page: Page, path = TERMS) {
  await open(page, path);
  const search = path.startsWith('/nl') ? 'Zoeken' : 'Search';
  await page.getByRole('banner').getByRole('button', { name: search }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  return { menu, box: menu.getByRole('combobox') };
}

/** The settings of the site in English. */
export async function settingsOf(page: Page) {
  const answer = await page.request.get(`${process.env.SITE_URL}api/settings?locale=en`);
  const settings = parseSettings(await answer.json());
  if (settings === null) throw new Error('the settings cannot be read');
  return settings;
}
