import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps } from '../../data/pageState.ts';
import { outcomeFor } from '../../domain/season/results.ts';
import type { TableNeeds } from '../../domain/season/seasonNeeds.ts';
import type { TableView } from '../../domain/season/tableView.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { Choice } from '../navigation/Tabs.tsx';
import { EmbedLink } from '../PageActions.static.tsx';
import { SpokenText } from '../SpokenText.tsx';
import { StandingsTables } from '../standings/StandingsTables.static.tsx';
import { NeedsCard } from './NeedsCard.static.tsx';

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

export function TablePanel({
  route,
  competition,
  view,
  needs,
}: CompetitionProps & { view: TableView; needs: readonly TableNeeds[] }) {
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
        tables={tables}
        sport={route.sport}
        competition={competition.id}
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
          const results = forms.get(team);
          if (results === undefined) return undefined;
          return (
            <ol className="form-list">
              {results.map((result) => {
                const { match, home, away, score } = result;
                const outcome = outcomeFor(result, team);
                const label = `${home.name} ${score.home}–${score.away} ${away.name}`;
                return (
                  <li key={match.id} className={`form form-${outcome}`}>
                    <a
                      href={href(matchRoute(match))}
                      title={label}
                      aria-label={`${t(`tournament.${outcome}Long`)}: ${label}`}
                    >
                      {t(`tournament.form-${outcome}`)}
                    </a>
                  </li>
                );
              })}
            </ol>
          );
        }}
        besideOf={(team) => {
          const places = moved.get(team) ?? 0;
          if (places === 0) return null;
          const isUp = places > 0;
          return (
            <small className={`ml-auto text-xs ${isUp ? 'text-accent' : 'text-live'}`}>
              <SpokenText
                text={`${isUp ? '▲' : '▼'}${Math.abs(places)}`}
                as={t.count(isUp ? 'season.up' : 'season.down', Math.abs(places))}
              />
            </small>
          );
        }}
      />
      <NeedsCard needs={needs} />
      {tables.length > 0 && (
        <>
          <TableNotes view={view} />
          <EmbedLink kind="table" id={competition.id} />
        </>
      )}
    </>
  );
}
