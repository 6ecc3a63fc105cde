import { useApp } from '../../data/appContext.ts';
import type { Credit } from '../../domain/credit.ts';

const ADDRESSES: Readonly<Record<Credit, string>> = {
  openligadb: 'https://www.openligadb.de',
  'api-football': 'https://www.api-football.com',
  'football-data': 'https://www.football-data.org',
};

const LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';

const LINK = 'inline-flex min-h-11 items-center hover:text-text hover:underline';

/** Credits the public feed, with the licence of its data where the licence requires it. */
export function SourceCredit() {
  const { t, site } = useApp();
  const { credit } = site;
  if (credit === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {/* football-data.org requires its English sentence in every language. */}
      <a href={ADDRESSES[credit]} className={LINK} {...(credit === 'football-data' ? { lang: 'en' } : {})}>
        {t(`credit.${credit}`)}
      </a>
      {credit === 'openligadb' && (
        <a href={LICENCE} rel="license" className={LINK}>
          {t('credit.licence')}
        </a>
      )}
    </p>
  );
}
