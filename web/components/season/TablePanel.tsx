import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps } from '../../data/pageState.ts';
import type { TableView } from '../../domain/season/tableView.ts';
import type { Sport } from '../../domain/sport.ts';
import type { FormMatch } from '../../domain/standings.ts';
import { Choice } from '../navigation/Tabs.tsx';
import { EmbedLink } from '../PageActions.tsx';
import { StandingsTables } from '../standings/StandingsTables.tsx';

/** Notes below a table: tie-breakers, the meaning of the movement arrows, missing tables and results. */
function TableNotes({ view: { kind, kinds, order, source, moved, missing } }: { view: TableView }) {
  const { t } = useApp();
  const notes = [
    order === null
      ? null
      : t('season.levelOnPoints', { order: order.map((each) => t(`season.order.${each}`)).join(', ') }),
    order === null ? null : source === null ? t('season.usualOrder') : t('season.orderBy', { source }),
    kind === 'overall' && moved.size > 0 ? t('season.movedToday') : null,
    kinds.length === 1 ? t('season.oneTable') : null,
    missing > 0 ? t.count('season.missing', missing) : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} className="mb-2 px-3 text-xs text-muted">
      {note}
    </p>
  ));
}

/** The number of places that a team moved up, or down if negative; null if it did not move. */
function Moved({ places }: { places: number }) {
  const { t } = useApp();
  if (places === 0) return null;
  const isUp = places > 0;
  return (
    <small className={`ml-auto text-xs ${isUp ? 'text-accent' : 'text-live'}`}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {Math.abs(places)}
      </span>
      <span className="sr-only">{t.count(isUp ? 'season.up' : 'season.down', Math.abs(places))}</span>
    </small>
  );
}

/** A team's last results as links to their matches. The newest is last and underlined. */
function FormLinks({ matches, sport }: { matches: readonly FormMatch[]; sport: Sport }) {
  const { t, href } = useApp();
  return (
    <ol className="form-list">
      {matches.map(({ result, slug, label }) => (
        <li key={slug} className={`form form-${result}`}>
          <a
            href={href({ name: 'event', sport, slug, tab: 'summary' })}
            title={label}
            aria-label={`${t(`tournament.${result}Long`)}: ${label}`}
          >
            {t(`tournament.form-${result}`)}
          </a>
        </li>
      ))}
    </ol>
  );
}

export function TablePanel({ route, competition, view }: CompetitionProps & { view: TableView }) {
  const { t, href } = useApp();
  const { kind, kinds, tables, forms, moved } = view;
  return (
    <>
      {kind === 'as-it-stands' && (
        <p className="card mb-3 px-3 py-2 text-sm" role="note">
          {t('season.provisional')}
        </p>
      )}
      <StandingsTables
        {...{ tables, sport: route.sport, competition: competition.id }}
        kinds={
          kinds.length > 1 && (
            <Choice
              label={t('season.tables')}
              options={kinds.map((each) => ({
                text: t(`season.table.${each}`),
                address: each === 'overall' ? href(route) : `${href(route)}?table=${each}`,
                isChosen: each === kind,
              }))}
            />
          )
        }
        formOf={(team) => {
          const matches = forms.get(team);
          return matches === undefined ? undefined : <FormLinks matches={matches} sport={route.sport} />;
        }}
        besideOf={(team) => <Moved places={moved.get(team) ?? 0} />}
      />
      {tables.length > 0 && (
        <>
          <TableNotes view={view} />
          <EmbedLink kind="table" id={competition.id} />
        </>
      )}
    </>
  );
}
