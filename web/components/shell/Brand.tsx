import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { imageAddress } from '../../domain/imageAddress.ts';

/** The site's mark and name, as a link to the home page. The mark is a score line with a goal for each side. */
export function Logo() {
  const { site, href } = useApp();
  return (
    <a
      href={href({ name: 'home' })}
      className="flex min-h-11 min-w-0 items-center gap-2 text-base font-bold sm:text-lg tracking-tight"
    >
      <svg viewBox="0 0 32 32" className="size-6 shrink-0 sm:size-7 text-accent" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M5 16h22" stroke="#fff" strokeOpacity=".45" strokeWidth="4" strokeLinecap="round" />
        <path d="M5 16h14M10 16V9M15 16v7" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <span className="truncate max-sm:sr-only">{site.name}</span>
    </a>
  );
}

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
