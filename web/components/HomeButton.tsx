import { useApp } from '../data/appContext.ts';

/** A prominent link to the home page, for pages that only have a message. */
export function HomeButton() {
  const { t, href } = useApp();
  return (
    <a
      href={href({ name: 'home' })}
      className="inline-flex min-h-11 items-center rounded-md bg-accent px-4 text-sm font-semibold text-on-accent"
    >
      {t('page.backHome')}
    </a>
  );
}
