import type { Locator, Page } from 'playwright/test';
import type { Translate } from '../../locales/translate.ts';
import { translator } from '../../locales/translator.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { openOnSaturday } from './visitor.ts';

export const PHONE = { width: 360, height: 780 };

/** A new visitor with a phone and a thumb, who starts at the home page. */
export interface Thumb {
  page: Page;
  locale: Locale;
  t: Translate;
  /** The bar at the bottom of the phone. */
  bar: Locator;
  /** The open menu. */
  menu: Locator;
  tap(target: Locator): Promise<void>;
  /** A choice of a list takes two taps. */
  choose(list: Locator, value: string): Promise<void>;
  /** Opens the search of the header and types. */
  search(term: string): Promise<void>;
  /** The number of taps so far. */
  taps(): number;
}

/** Each language, with the address of its home page. */
export const HOMES = LOCALES.map((locale) => ({ locale, home: pathOf({ name: 'home' }, locale) }));

/** Opens the home page on the tests' Saturday. */
export async function startVisit(page: Page, locale: Locale): Promise<Thumb> {
  await openOnSaturday(page, pathOf({ name: 'home' }, locale), PHONE);
  return thumbOn(page, locale);
}

/** A visitor with an open page. */
export function thumbOn(page: Page, locale: Locale): Thumb {
  const t = translator(locale);
  let taps = 0;
  const menu = page.getByRole('dialog', { name: t('nav.menu') });
  const tap = async (target: Locator) => {
    await target.waitFor();
    // Before its script runs, a page has only links.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await target.tap();
    taps += 1;
  };
  return {
    page,
    locale,
    t,
    bar: page.locator('.bottom-bar'),
    menu,
    tap,
    async choose(list, value) {
      await list.selectOption(value);
      taps += 2;
    },
    async search(term) {
      await tap(page.getByRole('banner').getByRole('button', { name: t('nav.openSearch') }));
      await menu.locator('#menu-search').fill(term);
    },
    taps: () => taps,
  };
}
