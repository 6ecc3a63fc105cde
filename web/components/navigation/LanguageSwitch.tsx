import { LANGUAGES } from '../../../locales/languages.ts';
import { pathOf } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import { LOCALES } from '../../domain/locale.ts';

/** Links to the same page in the other languages. */
export function LanguageSwitch() {
  const { locale, route, search } = useApp();
  const others = LOCALES.filter((each) => each !== locale);
  return others.map((other) => (
    <a
      key={other}
      href={`${pathOf(route ?? { name: 'home' }, other)}${search}`}
      hrefLang={other}
      lang={other}
      className="flex h-11 min-w-9 items-center justify-center rounded-md text-sm font-semibold uppercase hover:bg-sunken"
    >
      <span aria-hidden="true">{other}</span>
      <span className="sr-only normal-case">{LANGUAGES[other].name}</span>
    </a>
  ));
}
