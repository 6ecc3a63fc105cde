import { useApp } from '../../appContext.ts';
import type { Credit } from '../../domain/credit.ts';

const ADDRESSES: Readonly<Record<Credit, string>> = {
  openligadb: 'https://www.openligadb.de',
  'api-football': 'https://www.api-football.com',
  'football-data': 'https://www.football-data.org',
};

const LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';

const LINK = 'inline-flex min-h-11 items-center hover:text-text hover:underline';

/** Names the public source of live data, with the licence that its data are under, as that asks. */
export function SourceCredit() {
  const { t, site } = useApp();
  const { credit } = site;
  if (credit === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {/* This sentence is the one that football-data.org asks for, in every language. */}
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
