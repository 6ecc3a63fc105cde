import type { ReactNode } from 'react';
import { LANGUAGES } from '../../../locales/languages.ts';
import { useApp } from '../../data/appContext.ts';
import { useHasNews } from '../../data/useSettings.ts';
import { LOCALES } from '../../domain/locale.ts';
import { pathOf, type Route, statusPath } from '../../format/addresses/routes.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../sprite.ts';

interface BarLinkProps {
  /** The first is the address; the bar marks the link on all of them. */
  names: readonly [Route & { name: 'home' | 'my' | 'odds' | 'news' | 'goals' }, ...Pick<Route, 'name'>[]];
  icon: IconName;
  children: ReactNode;
  className?: string;
  own?: number | undefined;
}

function BarLink({ names, icon, children, className, own }: BarLinkProps) {
  const { href, route } = useApp();
  return (
    <a
      href={href(names[0])}
      aria-current={names.some(({ name }) => name === route?.name) ? 'page' : undefined}
      className={className}
      data-own={own}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  );
}

/** The bar of a phone, before the link to the live matches. */
export function BarStart() {
  const { t } = useApp();
  return (
    <BarLink names={[{ name: 'home' }, { name: 'sport' }]} icon="list">
      {t('nav.scores')}
    </BarLink>
  );
}

/** The rest of the bar. Without script, its last link leads to the same places in the footer. */
export function BarEnd() {
  const { t, follows, hasOdds } = useApp();
  const hasNews = useHasNews();
  return (
    <>
      <BarLink names={[{ name: 'my' }]} icon="star" className="own-count" own={follows?.length}>
        {t('nav.mine')}
      </BarLink>
      {hasOdds ? (
        <BarLink names={[{ name: 'odds' }, { name: 'calculator' }]} icon="movement">
          {t('nav.odds')}
        </BarLink>
      ) : !hasNews ? (
        <BarLink names={[{ name: 'goals' }]} icon="goal">
          {t('goals.link')}
        </BarLink>
      ) : (
        <BarLink names={[{ name: 'news' }, { name: 'article' }]} icon="news">
          {t('news.title')}
        </BarLink>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a link works before the script and without it */}
      <a href="#places" role="button" aria-haspopup="dialog" data-menu=".places a">
        <Icon name="more" />
        <span>{t('nav.more')}</span>
      </a>
    </>
  );
}

/** Links to all pages but lists of scores: in the footer, and from there in the menu. */
export function Places() {
  const { t, href, locale, route, search, hasOdds } = useApp();
  const hasNews = useHasNews();
  const to = (icon: IconName, text: string, address: string, language?: string) => (
    <li key={address}>
      <a href={address} hrefLang={language} lang={language}>
        <Icon name={icon} />
        {text}
      </a>
    </li>
  );
  return (
    <ul id="places" className="places">
      {hasNews && to('news', t('news.title'), href({ name: 'news' }))}
      {to('goal', t('goals.link'), href({ name: 'goals' }))}
      {to('board', t('watch.title'), href({ name: 'watch' }))}
      {hasOdds && to('movement', t('desk.link'), href({ name: 'odds' }))}
      {hasOdds && to('calculator', t('calculator.title'), href({ name: 'calculator' }))}
      {to('settings', t('settings.title'), href({ name: 'settings' }))}
      {LOCALES.filter((each) => each !== locale).map((other) =>
        to('globe', LANGUAGES[other].name, `${pathOf(route ?? { name: 'home' }, other)}${search}`, other),
      )}
      {to('status', t('footer.status'), statusPath(locale))}
      {to('code', t('footer.openData'), href({ name: 'developers' }))}
    </ul>
  );
}
