import { useApp } from '../../appContext.ts';
import type { WatchView } from '../../data/pageState.ts';
import { ADD, MATCHES, MOST_WATCHED } from '../../domain/watchBoard.ts';

/** Puts one more of today's matches on a board: a form, whose answer is the board's new address. */
export function WatchChoices({ view: { board, choices } }: { view: WatchView }) {
  const { t, href } = useApp();
  if (choices.value.length === 0 || board.length >= MOST_WATCHED) return null;
  return (
    <form action={href({ name: 'watch' })} className="mb-3 flex flex-wrap gap-2">
      {board.length > 0 && <input type="hidden" name={MATCHES} value={board.join('.')} />}
      <label htmlFor="watch-add" className="sr-only">
        {t('watch.choose')}
      </label>
      <select
        id="watch-add"
        name={ADD}
        className="h-11 min-w-0 flex-1 rounded-md border border-line bg-raised px-3 text-base"
      >
        {choices.value.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">
        {t('watch.add')}
      </button>
    </form>
  );
}
