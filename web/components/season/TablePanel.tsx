import { useApp } from '../../data/appContext.ts';
import type { TableView } from '../../domain/season/tableView.ts';
import { StandingsTables } from '../standings/StandingsTables.tsx';
import { Choice } from './Choice.tsx';
import type { CompetitionProps } from './competitionProps.ts';
import { FormLinks } from './FormLinks.tsx';
import { Moved } from './Moved.tsx';
import { TableNotes } from './TableNotes.tsx';

/** The tables of a competition, with links to its other kinds of tables. */
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
                key: each,
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
      {tables.length > 0 && <TableNotes view={view} />}
    </>
  );
}
