import { statusPath } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';

const PAGES = [
  ['about-us', 'footer.about'],
  ['terms-and-conditions', 'footer.terms'],
  ['cookie-policy', 'footer.cookies'],
  ['responsible-gambling', 'footer.responsible'],
  ['how-we-earn', 'footer.howWeEarn'],
] as const;

/** Links to the pages about the site, its settings and its status. */
export function FooterPages() {
  const { t, href } = useApp();
  return (
    <nav aria-label={t('footer.label')}>
      <ul className="flex flex-wrap gap-x-6">
        {PAGES.map(([path, label]) => (
          <li key={path}>
            <a
              href={href({ name: 'static', path })}
              className="inline-flex min-h-11 items-center text-sm font-medium hover:underline"
            >
              {t(label)}
            </a>
          </li>
        ))}
        <li>
          <a
            href={href({ name: 'settings' })}
            className="inline-flex min-h-11 items-center text-sm font-medium hover:underline"
          >
            {t('settings.title')}
          </a>
        </li>
        <li>
          <a
            href={href({ name: 'developers' })}
            className="inline-flex min-h-11 items-center text-sm font-medium hover:underline"
          >
            {t('footer.openData')}
          </a>
        </li>
        <li>
          <a
            href={statusPath(t.locale)}
            className="inline-flex min-h-11 items-center text-sm font-medium hover:underline"
          >
            {t('footer.status')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
