import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { imageAddress } from '../../domain/imageAddress.ts';

/** A link to the partner that powers the site, by name or logo; null if none is configured. */
export function PartnerLink({ className }: { className: string }) {
  const { t } = useApp();
  const settings = useSettings();
  const partner = settings?.site.partner;
  if (partner === null || partner === undefined) return null;
  return (
    <a
      href={partner.url}
      target="_blank"
      rel="noopener noreferrer"
      className={`min-h-11 min-w-0 items-center gap-1 text-xs whitespace-nowrap text-muted hover:text-text ${className}`}
    >
      {t('nav.poweredBy')}{' '}
      {partner.logo === null ? (
        <b className="min-w-0 truncate font-semibold text-text">{partner.name}</b>
      ) : (
        <img
          src={imageAddress(partner.logo, 96)}
          alt={partner.name}
          width="96"
          height="24"
          className="h-6 w-24 object-contain"
        />
      )}
      <span className="sr-only"> ({t('nav.newTab')})</span>
    </a>
  );
}
