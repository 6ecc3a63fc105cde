import { useApp } from '../../../data/appContext.ts';
import type { Match, Side } from '../../../domain/match.ts';
import type { MatchPreview as Preview } from '../../../domain/matchPreview.ts';
import { SIDES } from '../../../domain/matchSchemas.ts';
import { HIDDEN } from '../../../domain/spoilers.ts';
import type { StandingsRow } from '../../../domain/standings.ts';
import type { SeasonAverages } from '../../../domain/statistics.ts';
import { matchRoute } from '../../../format/addresses/routes.ts';
import { previewSentences } from '../../../format/previewSentences.ts';
import { namesOf } from '../../../format/teamNames.ts';
import { HiddenPart } from '../../HiddenPart.tsx';
import { Crest } from '../../match/Crest.tsx';
import { TeamName } from '../../match/TeamName.tsx';
import { FormChips } from '../../standings/FormChips.tsx';
import { Meeting, MeetingTally } from '../MeetingsPanel.tsx';
import { StatisticRow } from '../Statistics.tsx';

function FormRow({ match, side, row }: { match: Match; side: Side; row: StandingsRow | null }) {
  return (
    <tr>
      <td className="standings-rank">{row?.rank ?? ''}</td>
      <th scope="row" className="preview-team">
        <Crest team={match[side]} />{' '}
        <bdi>
          <TeamName team={match[side]} />
        </bdi>
      </th>
      <td>
        {row === null || row.form.length === 0 ? <span aria-hidden="true">–</span> : <FormChips form={row.form} />}
      </td>
      <td className="font-bold">{row?.points ?? <span aria-hidden="true">–</span>}</td>
    </tr>
  );
}

function Forms({ match, rows }: { match: Match; rows: Preview['rows'] }) {
  const { t, href } = useApp();
  if (rows === HIDDEN) return <HiddenPart part="form" />;
  if (rows.home === null && rows.away === null) return null;
  const sides = SIDES.toSorted((one, other) => (rows[one]?.rank ?? 99) - (rows[other]?.rank ?? 99));
  return (
    <section className="card mb-2" aria-labelledby="preview-form">
      <h2 id="preview-form" className="card-title">
        {t('matchPreview.formAndPlace')}
        <a href={href(matchRoute(match, 'standings'))}>{t('event.standings')}</a>
      </h2>
      <table className="preview-form">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('tournament.rank')}</th>
            <th scope="col">{t('tournament.team')}</th>
            <th scope="col">{t('tournament.form')}</th>
            <th scope="col">{t('tournament.pointsLong')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <FormRow key={side} match={match} side={side} row={rows[side]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EarlierMeetings({ match, meetings }: { match: Match; meetings: NonNullable<Preview['meetings']> }) {
  const { t, href } = useApp();
  return (
    <section className="card mb-2" aria-labelledby="preview-meetings">
      <h2 id="preview-meetings" className="card-title">
        {t('event.head-to-head')}
        <a href={href(matchRoute(match, 'head-to-head'))}>{t('matchPreview.allMeetings')}</a>
      </h2>
      <MeetingTally match={match} counts={meetings} />
      <ol>
        <Meeting meeting={meetings.last} />
      </ol>
    </section>
  );
}

/** Averages per match of both teams, from the matches that the site has stored. */
function Averages({ match, averages: { statistics, matches } }: { match: Match; averages: SeasonAverages }) {
  const { t } = useApp();
  const names = namesOf(match, t);
  return (
    <section className="card mb-2" aria-labelledby="preview-averages">
      <h2 id="preview-averages" className="card-title">
        {t('matchPreview.averages')}
      </h2>
      <p className="px-3 text-xs text-muted">
        {SIDES.map((side) => `${names[side]}: ${t.count('matchPreview.averageOf', matches[side])}`).join(' · ')}
      </p>
      <ul className="px-3 pb-1">
        {statistics.map((statistic) => (
          <StatisticRow key={statistic.type} statistic={statistic} match={match} />
        ))}
      </ul>
    </section>
  );
}

export function MatchPreview({ match, preview }: { match: Match; preview: Preview }) {
  const { t, visitor } = useApp();
  const sentences = previewSentences(match, preview, visitor, t);
  return (
    <>
      <Forms match={match} rows={preview.rows} />
      {preview.averages !== null && <Averages match={match} averages={preview.averages} />}
      {preview.meetings !== null && <EarlierMeetings match={match} meetings={preview.meetings} />}
      {sentences.length > 0 && (
        <section className="card mb-2 px-3 py-2 text-sm" aria-label={t('matchPreview.title')}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
    </>
  );
}
