import { CARRY_PATH } from '../../addresses/ownPaths.ts';
import { useApp } from '../../data/appContext.ts';
import type { CarriedFollows, NamedFollow } from '../../data/ownViews.ts';
import { FOLLOW } from '../../domain/follow.ts';
import { followName } from './followName.ts';

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

function Answers({ carried: { packed, added, known, gone } }: { carried: CarriedFollows }) {
  const { t, href } = useApp();
  const button = 'pill min-h-11 border border-line font-semibold';
  return (
    <form method="post" action={CARRY_PATH} className="flex flex-wrap items-center gap-2 px-4 pt-2">
      <input type="hidden" name={FOLLOW} value={packed} />
      {added.length > 0 && (
        <button type="submit" name="how" value="add" className="pill min-h-11 bg-accent text-on-accent">
          {t('carry.add')}
        </button>
      )}
      {gone.length > 0 && added.length + known > 0 && (
        <button type="submit" name="how" value="replace" className={button}>
          {t('carry.replace')}
        </button>
      )}
      <a href={href({ name: 'my' })} className="inline-flex min-h-11 items-center underline">
        {t('carry.leave')}
      </a>
    </form>
  );
}

/** Asks how to import follows from a link or a file, and lists what would change. Nothing changes before an answer. */
export function CarriedQuestion({ carried }: { carried: CarriedFollows }) {
  const { t } = useApp();
  const { added, known, gone, noRoom } = carried;
  const isEmpty = added.length + known === 0;
  return (
    <section className="card mb-3 pb-3" aria-labelledby="carried-title">
      <h2 id="carried-title" className="px-4 py-2 font-semibold">
        {t('carry.question')}
      </h2>
      {isEmpty && <p className="px-4">{t('carry.unreadable')}</p>}
      {!isEmpty && added.length === 0 && <p className="px-4">{t('carry.nothingNew')}</p>}
      <Names title={t('carry.wouldAdd', { count: added.length })} follows={added} />
      {noRoom > 0 && <p className="px-4 text-sm text-muted">{t('carry.noRoom', { count: noRoom })}</p>}
      {!isEmpty && <Names title={t('carry.wouldGo', { count: gone.length })} follows={gone} />}
      <Answers carried={carried} />
    </section>
  );
}
