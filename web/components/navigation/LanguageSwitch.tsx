import { useApp } from '../../appContext.ts';
import { LOCALES } from '../../domain/locale.ts';
import { pathOf } from '../../routes.ts';

/** The same page in the other language. */
export function LanguageSwitch() {
  const { t, locale, route, search } = useApp();
  const other = LOCALES.find((each) => each !== locale) ?? 'en';
  return (
    <a
      href={`${pathOf(route ?? { name: 'home' }, other)}${search}`}
      hrefLang={other}
      lang={other}
      className="flex h-11 min-w-9 items-center justify-center rounded-md text-sm font-semibold uppercase hover:bg-sunken"
    >
      <span aria-hidden="true">{other}</span>
      <span className="sr-only normal-case">{t('nav.otherLanguage')}</span>
    </a>
  );
}
