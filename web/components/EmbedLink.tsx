import { type EmbedSubject, snippetAddress } from '../addresses/embeds.ts';
import { useApp } from '../data/appContext.ts';

/** A link to the code that shows this part on another site; null where no site may frame it. */
export function EmbedLink(subject: EmbedSubject) {
  const { t, locale, site } = useApp();
  if (!site.embeds) return null;
  return (
    <p className="px-3 text-sm">
      <a href={snippetAddress(subject, locale)} rel="nofollow" className="inline-flex min-h-11 items-center underline">
        {t('embed.link')}
      </a>
    </p>
  );
}
