import { useApp } from '../../../data/appContext.ts';
import type { ShownPreview } from '../../../data/eventTabs.ts';
import type { Match } from '../../../domain/match.ts';
import { SIDES } from '../../../domain/matchKinds.ts';
import type { MatchPreview as Preview } from '../../../domain/matchPreview.ts';
import { HIDDEN } from '../../../domain/spoilers.ts';
import { matchRoute } from '../../../format/addresses/routes.ts';
import { previewSentences } from '../../../format/previewSentences.ts';
import { namesOf } from '../../../format/teamNames.ts';
import { Card } from '../../Card.static.tsx';
import { HiddenPart } from '../../HiddenPart.tsx';
import { Crest } from '../../match/Crest.tsx';
import { TeamName } from '../../match/TeamName.tsx';
import { Retry } from '../../Retry.tsx';
import { FormChips } from '../../standings/FormChips.static.tsx';
import { Meeting, MeetingTally } from '../MeetingsPanel.static.tsx';
import { StatisticRow } from '../Statistics.tsx';

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
            <tr key={side}>
              <td className="standings-rank">{rows[side]?.rank ?? ''}</td>
              <th scope="row" className="preview-team">
                <Crest team={match[side]} />{' '}
                <bdi>
                  <TeamName team={match[side]} />
                </bdi>
              </th>
              <td>
                {rows[side]?.form.length ? <FormChips form={rows[side].form} /> : <span aria-hidden="true">–</span>}
              </td>
              <td className="font-bold">{rows[side]?.points ?? <span aria-hidden="true">–</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function MatchPreview({ match, preview }: { match: Match; preview: ShownPreview }) {
  const { t, href, visitor } = useApp();
  const { averages, meetings } = preview;
  const names = namesOf(match, t);
  const sentences = previewSentences(match, preview, visitor, t);
  return (
    <>
      {preview.failed.map((tab) => (
        <Retry key={tab} label={t(`event.${tab}`)} className="card mb-2" />
      ))}
      <Forms match={match} rows={preview.rows} />
      {averages !== null && (
        <Card id="preview-averages" title={t('matchPreview.averages')} className="mb-2">
          <p className="px-3 text-xs text-muted">
            {SIDES.map((side) => `${names[side]}: ${t.count('matchPreview.averageOf', averages.matches[side])}`).join(
              ' · ',
            )}
          </p>
          <ul className="px-3 pb-1">
            {averages.statistics.map((statistic) => (
              <StatisticRow key={statistic.type} statistic={statistic} match={match} />
            ))}
          </ul>
        </Card>
      )}
      {meetings !== null && (
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
      )}
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
