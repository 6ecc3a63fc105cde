import { useApp } from '../../data/appContext.ts';
import type { Settings } from '../../domain/settings.ts';
import { Icon } from '../Icon.tsx';

/** A link to an external complaints service; null if none is configured. */
export function ComplaintsBanner({ settings }: { settings: Settings | undefined }) {
  const { t } = useApp();
  const complaints = settings?.site.complaints;
  if (complaints === null || complaints === undefined) return null;
  return (
    <a
      href={complaints.url}
      target="_blank"
      rel="noopener noreferrer"
      className="card mb-3 flex items-start gap-3 px-3 py-3 hover:bg-sunken"
    >
      <Icon name="shield" className="size-6 text-accent" />
      <span className="min-w-0 flex-1 text-sm">
        <b lang={complaints.language} className="block font-semibold">
          {complaints.title}
        </b>
        <span lang={complaints.language} className="text-muted">
          {complaints.text}
        </span>
        <span className="sr-only"> ({t('nav.newTab')})</span>
      </span>
      <Icon name="out" className="size-4 text-muted" />
    </a>
  );
}
