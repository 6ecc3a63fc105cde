import { useApp } from '../../data/appContext.ts';
import type { TeamView } from '../../data/pageState.ts';
import { nameIn } from '../../domain/locale.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { competitionRoute } from '../../format/addresses/routes.ts';
import { hasLongWord } from '../../format/shortNames.ts';
import { ClubWash } from '../ClubWash.tsx';
import { Crest } from '../match/Crest.tsx';
import { Flag } from '../navigation/Flag.tsx';
import { Tabs } from '../navigation/Tabs.tsx';
import { HeadActions } from '../PageActions.static.tsx';

export function TeamHead({ view }: { view: TeamView }) {
  const { t, href, locale } = useApp();
  const { team, sport, competitions, positions } = view;
  const [table] = positions.value.flatMap(({ table }) => (table === HIDDEN || table === null ? [] : [table]));
  const row = table?.rows.find((each) => each.team.id === team.id);
  const name = nameIn(team, locale);
  return (
    <header id="overview" className="card team-head washed">
      <ClubWash home={team} />
      <Crest team={team} isLarge />
      <div className="min-w-0 flex-1">
        <h1 className={hasLongWord(name) ? 'team-name team-name-long' : 'team-name'}>
          <bdi>{name}</bdi>
        </h1>
        <p className="text-sm text-muted">{t(`sport.${sport}`)}</p>
        <ul aria-label={t('team.competitions')} className="flex flex-wrap gap-x-4 text-sm">
          {competitions.map((competition) => (
            <li key={competition.id} className="min-w-0">
              <a
                className="flex min-h-11 min-w-0 items-center gap-2 text-accent hover:underline sm:min-h-8"
                href={href(competitionRoute(competition, sport))}
              >
                <Flag address={competition.country.flag} isEarly />
                <span className="min-w-0">
                  <span className="text-muted">{competition.country.names[locale]} · </span>
                  <span className="font-semibold">{nameIn(competition, locale)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {row !== undefined && (
          <p className="text-sm font-semibold">
            {t.ordinal('matchPreview.place', row.rank)}
            {row.points !== null && ` · ${t.count('team.points', row.points)}`}
          </p>
        )}
      </div>
      <div className="head-actions">
        <HeadActions follow={`t${team.id}`} named={team} />
      </div>
    </header>
  );
}

export function TeamAnchors({ view: { positions, details } }: { view: TeamView }) {
  const { t } = useApp();
  const { squad, season } = details.value;
  const has = {
    overview: true,
    matches: true,
    table: positions.value.length > 0,
    squad: squad !== null,
    season: season !== null,
  };
  const parts = (['overview', 'matches', 'table', 'season', 'squad'] as const).filter((part) => has[part]);
  const options = parts.map((part) => ({ text: t(`team.anchors.${part}`), address: `#${part}` }));
  return <Tabs label={t('team.parts')} className="head-tabs team-anchors" options={options} />;
}
