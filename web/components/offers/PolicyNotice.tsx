import { useApp } from '../../appContext.ts';
import type { OffersPolicy } from '../../domain/offers.ts';

/** What a country wants to stand by every block of offers: its message, the age, and where to find help. */
export function PolicyNotice({ policy }: { policy: OffersPolicy }) {
  const { t } = useApp();
  return (
    <div className="px-3 py-2 text-xs text-muted">
      <p>{policy.message}</p>
      <ul aria-label={t('offers.help')} className="flex flex-wrap gap-x-3">
        {policy.helpLines.map(({ name, url, phone }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center underline"
            >
              {phone === null ? name : `${name} ${phone}`}
              <span className="sr-only"> ({t('nav.newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
