import { useApp } from '../../data/appContext.ts';
import type { CarriedFollows, QrCode, SettingsForm } from '../../data/ownViews.ts';
import { FOLLOW } from '../../domain/follow.ts';
import { CARRY_PATH, EXPORT_PATH, IMPORT_PATH } from '../../format/addresses/ownPaths.ts';
import type { NamedFollow } from '../../format/namedFollow.ts';
import { Card } from '../Card.static.tsx';
import { followName } from './FollowList.static.tsx';

const BUTTON = 'pill border border-line font-semibold';

function Names({ title, follows }: { title: string; follows: readonly NamedFollow[] }) {
  const { t } = useApp();
  if (follows.length === 0) return null;
  return (
    <>
      <h3 className="px-4 pt-2 font-semibold">{title}</h3>
      <ul>
        {follows.map((each) => (
          <li key={each.follow} className="flex items-center justify-between px-4">
            <bdi className="min-w-0 wrap-anywhere">{followName(each, t)}</bdi>
            <span className="text-sm text-muted">{each.detail}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks how to import follows from a link or a file, and lists what would change. Nothing changes before an answer. */
export function CarriedQuestion({ carried }: { carried: CarriedFollows }) {
  const { t, href } = useApp();
  const { packed, added, known, gone, noRoom } = carried;
  const isEmpty = added.length + known === 0;
  return (
    <Card id="carried-title" title={t('carry.question')} className="mb-3 pb-3" head="px-4 py-2">
      {isEmpty && <p className="px-4">{t('carry.unreadable')}</p>}
      {!isEmpty && added.length === 0 && <p className="px-4">{t('carry.nothingNew')}</p>}
      <Names title={t('carry.wouldAdd', { count: added.length })} follows={added} />
      {noRoom > 0 && <p className="px-4 text-sm text-muted">{t('carry.noRoom', { count: noRoom })}</p>}
      {!isEmpty && <Names title={t('carry.wouldGo', { count: gone.length })} follows={gone} />}
      <form method="post" action={CARRY_PATH} className="flex flex-wrap items-center gap-2 px-4 pt-2">
        <input type="hidden" name={FOLLOW} value={packed} />
        {added.length > 0 && (
          <button
            type="submit"
            name="how"
            value="add"
            className="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent"
          >
            {t('carry.add')}
          </button>
        )}
        {gone.length > 0 && !isEmpty && (
          <button type="submit" name="how" value="replace" className={BUTTON}>
            {t('carry.replace')}
          </button>
        )}
        <a href={href({ name: 'my' })} className="inline-flex min-h-11 items-center underline">
          {t('carry.leave')}
        </a>
      </form>
    </Card>
  );
}

const FIELD = 'w-full min-w-0 rounded-md border border-line bg-raised px-3 text-base';

/** In pixels. With a link of 350 characters, a module of the QR code is 4 pixels wide. */
const CODE_WIDTH = 292;

// Dark on white in every theme, because cameras read other colours badly.
function Code({ code: { size, path } }: { code: QrCode }) {
  const { t } = useApp();
  return (
    <svg
      role="img"
      aria-labelledby="carry-code"
      viewBox={`0 0 ${size} ${size}`}
      width={CODE_WIDTH}
      height={CODE_WIDTH}
      shapeRendering="crispEdges"
      className="max-w-full"
    >
      <title id="carry-code">{t('carry.code')}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function CarryAlong({ link, code }: Pick<SettingsForm, 'link' | 'code'>) {
  const { t } = useApp();
  return (
    <Card id="carry-title" anchor="carry" title={t('carry.title')} className="mb-3 px-4 py-3" head="text-base">
      <p className="mt-2">{t('carry.about')}</p>
      {link !== null && (
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
      )}
      {code !== null && <Code code={code} />}
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
    </Card>
  );
}
