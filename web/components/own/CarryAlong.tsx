import { useApp } from '../../appContext.ts';
import { EXPORT_PATH, IMPORT_PATH } from '../../ownPaths.ts';

const BUTTON = 'pill min-h-11 border border-line font-semibold';
const FIELD = 'w-full min-w-0 rounded-md border border-line bg-raised px-3 text-base';

function Outward({ link }: { link: string }) {
  const { t } = useApp();
  return (
    <>
      <label htmlFor="carry-link" className="text-sm">
        {t('carry.link')}
      </label>
      <input id="carry-link" readOnly value={link} dir="ltr" className={`h-11 ${FIELD}`} />
      <p>
        <a href={EXPORT_PATH} download className="inline-flex min-h-11 items-center underline">
          {t('carry.file')}
        </a>
      </p>
    </>
  );
}

/** How what is followed gets to another browser, by a link or a file, and from another to this one. */
export function CarryAlong({ link }: { link: string | null }) {
  const { t } = useApp();
  return (
    <section className="card mb-3 px-4 py-3" id="carry" aria-labelledby="carry-title">
      <h2 id="carry-title" className="font-semibold">
        {t('carry.title')}
      </h2>
      <p className="mt-2">{t('carry.about')}</p>
      {link !== null && <Outward link={link} />}
      <form method="post" action={IMPORT_PATH} encType="multipart/form-data" className="mt-2">
        <label htmlFor="carry-text" className="text-sm">
          {t('carry.text')}
        </label>
        <input id="carry-text" name="text" autoComplete="off" dir="ltr" className={`h-11 ${FIELD}`} />
        <label className="flex min-h-11 flex-wrap items-center gap-2">
          <span className="text-sm">{t('carry.orFile')}</span>
          <input type="file" name="file" accept=".txt,text/plain" className="min-h-11 min-w-0" />
        </label>
        <button type="submit" className={BUTTON}>
          {t('carry.look')}
        </button>
      </form>
    </section>
  );
}
