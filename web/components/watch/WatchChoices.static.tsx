import { useApp } from '../../data/appContext.ts';
import type { WatchView } from '../../data/ownViews.ts';
import { nameIn } from '../../domain/locale.ts';
import {
  BOARD,
  type Board,
  boardSearch,
  MAX_WATCHED,
  type WatchChoice,
  type WatchGroup,
  withWatched,
} from '../../domain/watchBoard.ts';
import { Flag } from '../navigation/Flag.tsx';
import { Highlighted } from '../navigation/Highlighted.tsx';
import { SearchField } from '../navigation/SearchField.tsx';
import { Retry } from '../Retry.tsx';

function Choice({ choice: { id, time, name }, board, term }: { choice: WatchChoice; board: Board; term: string }) {
  const { t, href } = useApp();
  return (
    <li className="border-t border-line">
      <a
        href={`${href({ name: 'watch' })}${boardSearch(withWatched(board, id))}`}
        rel="nofollow"
        className="flex min-h-11 items-center gap-3 px-3 py-1 text-sm hover:bg-sunken"
      >
        <span className="sr-only">{t('watch.add')}: </span>
        <span aria-hidden="true" className="font-bold text-accent">
          +
        </span>
        <span className="text-muted">{time}</span>
        <bdi className="min-w-0 wrap-anywhere">
          <Highlighted name={name} term={term} />
        </bdi>
      </a>
    </li>
  );
}

function GroupName({ of }: Pick<WatchGroup, 'of'>) {
  const { t, locale } = useApp();
  if (of === 'followed' || of === 'live') return t(`watch.${of}`);
  return (
    <>
      <Flag address={of.country.flag} />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-normal text-muted">{of.country.names[locale]} · </span>
        {nameIn(of, locale)}
      </span>
    </>
  );
}

/** Today's matches that can be added to a board: a search, and groups of links that each add a match. */
export function WatchChoices({ view: { board, choices } }: { view: WatchView }) {
  const { t, href } = useApp();
  const { groups, term } = choices.value;
  if (board.length >= MAX_WATCHED) {
    return <p className="card mb-3 px-4 py-3">{t('watch.full', { count: MAX_WATCHED })}</p>;
  }
  if (groups === null) return <Retry label={t('watch.choose')} className="card mb-3" />;
  if (groups.length === 0 && term === '') return null;
  return (
    <section aria-labelledby="watch-choices-title">
      <h2 id="watch-choices-title" className="mb-2 px-1 font-semibold">
        {t('watch.choose')}
      </h2>
      <SearchField
        id="watch-search"
        action={href({ name: 'watch' })}
        formClass="mb-3"
        label={t('watch.search')}
        placeholder={t('watch.search')}
        defaultValue={term}
      >
        {board.length > 0 && <input type="hidden" name={BOARD} value={board.join('.')} />}
        <button type="submit" className="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">
          {t('watch.find')}
        </button>
      </SearchField>
      {groups.length === 0 && (
        <p role="status" className="card mb-3 px-4 py-3 text-muted">
          {t('watch.notFound', { term })}
        </p>
      )}
      {groups.map(({ of, choices: matches }) => (
        <details
          key={typeof of === 'string' ? of : of.id}
          className="card mb-2 overflow-clip"
          open={term !== '' || typeof of === 'string'}
        >
          <summary className="min-h-11 cursor-pointer px-3 py-2 text-sm font-semibold">
            <span className="inline-flex max-w-[calc(100%-3rem)] items-center gap-2 align-middle">
              <GroupName of={of} />
            </span>{' '}
            <span className="font-normal text-muted">{matches.length}</span>
          </summary>
          <ul>
            {matches.map((choice) => (
              <Choice key={choice.id} choice={choice} board={board} term={term} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
