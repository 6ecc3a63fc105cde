import { LANGUAGES } from '../../../locales/languages.ts';
import { useApp } from '../../data/appContext.ts';
import { useHasNews } from '../../data/useSettings.ts';
import { LOCALES } from '../../domain/locale.ts';
import { pathOf } from '../../format/addresses/routes.ts';
import { Icon } from '../Icon.tsx';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { Logo, PartnerLink } from '../shell/Brand.tsx';
import { MenuButton } from '../shell/MenuButton.static.tsx';

/** Toggles the theme (`web/browser/controls.ts`). CSS picks the icon, because the server does not know the system’s theme. */
function ThemeToggle() {
  const { t } = useApp();
  return (
    <button
      type="button"
      className="theme-toggle needs-script flex size-11 items-center justify-center rounded-md hover:bg-sunken"
    >
      <span className="dark:hidden">
        <Icon name="moon" />
        <span className="sr-only">{t('theme.toDark')}</span>
      </span>
      <span className="hidden dark:inline">
        <Icon name="sun" />
        <span className="sr-only">{t('theme.toLight')}</span>
      </span>
    </button>
  );
}

/** The menu button and the logo on the left of the header, and the partner on the right. On a phone and a tablet the partner is in the menu. */
export function Brand() {
  return (
    <>
      <div className="xl:hidden">
        <MenuButton opens="menu" />
      </div>
      <Logo />
      <div className="flex-1" />
      <PartnerLink className="hidden lg:flex" />
    </>
  );
}

export function HeaderSearch() {
  return (
    <>
      <div className="xl:hidden">
        <MenuButton opens="search" />
      </div>
      <div className="text-sm whitespace-nowrap max-lg:hidden">
        <OddsSwitch />
      </div>
    </>
  );
}

/** On a phone the language is in the menu. */
export function HeaderEnd() {
  return (
    <>
      <LanguageSwitch />
      <ThemeToggle />
    </>
  );
}

function LanguageSwitch() {
  const { locale, route, search } = useApp();
  const others = LOCALES.filter((each) => each !== locale);
  return others.map((other) => (
    <a
      key={other}
      href={`${pathOf(route ?? { name: 'home' }, other)}${search}`}
      hrefLang={other}
      lang={other}
      className="flex h-11 min-w-9 items-center justify-center rounded-md text-sm font-semibold uppercase hover:bg-sunken max-sm:hidden"
    >
      <span aria-hidden="true">{other}</span>
      <span className="sr-only normal-case">{LANGUAGES[other].name}</span>
    </a>
  ));
}

/** Links that replace the menu of a phone, which needs script. */
export function NavigationWithoutScript() {
  const { t, href } = useApp();
  const link = (name: 'competitions' | 'regions', text: string) => (
    <li>
      <a className="flex min-h-11 items-center text-sm underline" href={href({ name, sport: 'football' })}>
        {text}
      </a>
    </li>
  );
  return (
    <noscript>
      <ul className="flex flex-wrap gap-x-4 px-3 xl:hidden">
        {link('competitions', t('sidebar.competitions'))}
        {link('regions', t('sidebar.countries'))}
        <li className="text-sm">
          <OddsSwitch />
        </li>
        <li className="lg:hidden">
          <PartnerLink className="flex" />
        </li>
      </ul>
    </noscript>
  );
}

/** The sports: on a phone in a sheet below their button, on a desk in the strip, between the other places. */
export function SportLinks() {
  const { t, href, route, site, follows, hasOdds } = useApp();
  const hasNews = useHasNews();
  const sportNow = route !== null && 'sport' in route ? route.sport : route?.name === 'home' ? 'football' : null;
  const isLiveFootball = route?.name === 'live' && sportNow === 'football';
  const place = (name: 'my' | 'goals' | 'watch' | 'news' | 'odds', text: string, own?: number) => (
    <li className="max-lg:hidden">
      <a
        href={href({ name })}
        aria-current={route?.name === name ? 'page' : undefined}
        className={`strip-link ${name === 'my' ? 'own-count' : ''}`}
        data-own={own}
      >
        {text}
      </a>
    </li>
  );
  return (
    <>
      <button type="button" popoverTarget="sport-list" className="sport-button">
        <span className="truncate">{t(sportNow === null ? 'nav.sports' : `sport.${sportNow}`)}</span>
        <Icon name="chevron" className="size-4" />
      </button>
      <ul id="sport-list" popover="auto" className="sport-list">
        {place('my', t('nav.mine'), follows?.length)}
        {site.sports.map((sport) => (
          <li key={sport}>
            <a
              href={href({ name: 'sport', sport })}
              aria-current={sport === sportNow && !isLiveFootball ? 'true' : undefined}
              className="strip-link"
            >
              {t(`sport.${sport}`)}
            </a>
          </li>
        ))}
        {place('goals', t('goals.link'))}
        {place('watch', t('watch.title'))}
        {hasNews && place('news', t('news.title'))}
        {hasOdds && place('odds', t('desk.link'))}
      </ul>
    </>
  );
}
