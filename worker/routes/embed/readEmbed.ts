import { html } from 'hono/html';
import { isOf } from '../../../web/domain/competitionKey.ts';
import { nameIn } from '../../../web/domain/locale.ts';
import { isUnderWay, type Match, phaseOf } from '../../../web/domain/match.ts';
import { matchTimeOf } from '../../../web/domain/matchClock.ts';
import { HIDDEN } from '../../../web/domain/spoilers.ts';
import { teamMatches } from '../../../web/domain/team.ts';
import type { EmbedSubject } from '../../../web/format/addresses/embeds.ts';
import { competitionRoute, matchRoute, type Route, teamRoute } from '../../../web/format/addresses/routes.ts';
import { namesOf } from '../../../web/format/teamNames.ts';
import { type Age, ok, oldest, type Result } from '../../base/result.ts';
import { loadTables } from '../../live/competition/competitionStandings.ts';
import { competitionText, tablesIn } from '../../live/competition/competitionText.ts';
import { loadCompetition } from '../../live/competition/loadCatalogue.ts';
import { loadCompetitionDays } from '../../live/day/competitionDays.ts';
import { loadToday } from '../../live/day/daySnapshot.ts';
import { loadEvent } from '../../live/match/loadEvent.ts';
import { newestOf } from '../../live/state/loadMatches.ts';
import { ageAt, type ReadContext, type ShownAge } from '../../live/state/readContext.ts';
import { loadTeam } from '../../live/team/loadTeam.ts';
import { loadSeenTeam } from '../../live/team/seenNames.ts';
import { loadTeamMatches } from '../../live/team/teamMatches.ts';
import type { Part } from '../../render/plainDocument.ts';
import { type EmbedOptions, fittingTables, matchPart, tableParts } from './parts.ts';

/** The content of an embed. */
export interface Embed {
  title: string;
  /** Its page on the site. */
  route: Route;
  body: Part;
  /** In pixels, with room for a wrapped line. */
  height: number;
  /** `moving`: a match is in play or about to begin; `over`: nothing on it will change. */
  pace: 'moving' | 'still' | 'over';
  /** When the source last confirmed old scores, in milliseconds UTC; null while they are fresh. */
  staleSince: number | null;
}

type EmbedAnswer = Promise<Result<Embed | null, unknown>>;

const UNKNOWN = ok(null);

/** An embed begins to refresh this long before kick-off, and stops this long after a kick-off that never came. */
const NEAR_MS = 30 * 60_000;

/** An embed of some matches, or of a table, whose source confirmed them at `age`. */
function embedOf(
  parts: Pick<Embed, 'title' | 'route' | 'body' | 'height'>,
  matches: readonly Match[],
  age: ShownAge,
  now: number,
) {
  const isNear = (match: Match) => phaseOf(match) === 'upcoming' && Math.abs(match.kickOff - now) < NEAR_MS;
  const isMoving = matches.some((match) => isUnderWay(match) || isNear(match));
  const pace: Embed['pace'] = isMoving ? 'moving' : 'still';
  return ok({ ...parts, pace, staleSince: age.stale ? age.asOf : null });
}

async function readMatch(id: string, options: EmbedOptions, context: ReadContext): EmbedAnswer {
  // Ids are unique across sports; the match has its own sport.
  const answer = await loadEvent({ sport: 'football', id }, context);
  if (!answer.ok || answer.value === null) return answer.ok ? UNKNOWN : answer;
  const { snapshot } = answer.value;
  const { match, halfTime } = snapshot.event;
  const { t } = options;
  const { now } = context.clock;
  const round = match.round === null ? [] : [competitionText(match.round, t.locale)];
  const place = [nameIn(match.competition, t.locale), ...round].join(' · ');
  const body = html`<h1>${place}</h1>${matchPart(match, { halfTime, now: matchTimeOf(now, snapshot) }, options)}`;
  const route = matchRoute(match);
  const parts = { title: t('match.fixture', namesOf(match, t)), route, body, height: 204 };
  const embed = embedOf(parts, [match], snapshot, now);
  return phaseOf(match) === 'finished' ? ok({ ...embed.value, pace: 'over' }) : embed;
}

/** The last, the running and the next of some matches. */
function stripOf(
  all: readonly Match[],
  { age: read, ...facts }: Pick<Embed, 'title' | 'route'> & { age: Age },
  options: EmbedOptions,
  context: ReadContext,
) {
  const { t } = options;
  const { now } = context.clock;
  const { current, fixtures, results } = teamMatches(all, now);
  const age = ageAt(context, read);
  const shown = [
    { label: t('embed.last'), match: results[0] },
    { label: t('team.running'), match: current.find(isUnderWay) },
    { label: t('team.next'), match: current.find((match) => !isUnderWay(match)) ?? fixtures[0] },
  ].filter((each): each is { label: string; match: Match } => each.match !== undefined);
  const strip = shown.map(({ label, match }) => {
    const part = matchPart(match, { halfTime: null, now: matchTimeOf(now, age) }, options);
    return html`<li><h2>${label}</h2><p>${nameIn(match.competition, t.locale)}</p>${part}</li>`;
  });
  const list = shown.length === 0 ? html`<p>${t('embed.noMatches')}</p>` : html`<ul>${strip}</ul>`;
  const parts = { ...facts, body: html`<h1>${facts.title}</h1>${list}`, height: 124 + shown.length * 128 };
  return embedOf(
    parts,
    shown.map(({ match }) => match),
    age,
    now,
  );
}

/** The tables of a competition; the matches around now of a cup without tables. */
async function readTable(id: string, options: EmbedOptions, context: ReadContext): EmbedAnswer {
  const found = await loadCompetition(id, 'football', context);
  if (!found.ok || found.value === null) return found.ok ? UNKNOWN : found;
  const { competition, sport } = found.value;
  const title = nameIn(competition, options.t.locale);
  const answer = await loadTables({ competition, sport }, context);
  if (!answer.ok && answer.error.kind !== 'excluded') return answer;
  // Nothing is hidden without a visitor.
  const tableAge = answer.ok ? answer : { at: Date.now(), stale: false };
  const tables = answer.ok && answer.value !== HIDDEN ? fittingTables(tablesIn(answer.value, options.t.locale)) : [];
  if (tables.length === 0) {
    const query = { sport, tournament: id, zone: 'UTC' };
    const [today, ...weeks] = await Promise.all([
      loadToday(context),
      ...(['results', 'fixtures'] as const).map((of) => loadCompetitionDays({ ...query, of }, context)),
    ]);
    const running = today.ok ? today.value.matches.filter((match) => isOf(match, query)) : [];
    const listed = weeks.flatMap((days) => (days.ok ? days.value.map(({ matches }) => matches) : []));
    const matches = newestOf(context).distinct([...listed, running]);
    const now = { at: Date.now(), stale: !today.ok };
    const age = oldest(today.ok ? today : now, ...weeks.flatMap((days) => (days.ok ? [days] : [])));
    return stripOf(matches, { title, route: competitionRoute(competition, sport), age }, options, context);
  }
  const rows = tables.reduce((sum, table) => sum + table.rows.length + 2, 0);
  const body = html`<h1>${title}</h1>${tableParts(tables, sport, options)}`;
  const parts = { title, route: competitionRoute(competition, sport, 'standings'), body, height: 80 + rows * 33 };
  return embedOf(parts, [], ageAt(context, tableAge), context.clock.now);
}

/** The matches of a team of these days, else of one that the site has seen. */
async function readTeamStrip(id: string, options: EmbedOptions, context: ReadContext): EmbedAnswer {
  const playing = await loadTeam(id, context);
  if (!playing.ok) return playing;
  const known = playing.value ?? (await loadSeenTeam(id, context));
  if (known === null) return UNKNOWN;
  const answer = await loadTeamMatches(known, context);
  if (!answer.ok) return answer;
  const title = nameIn(known.team, options.t.locale);
  const { matches, age } = answer.value;
  return stripOf(matches, { title, route: teamRoute(known.team), age }, options, context);
}

const READERS = { match: readMatch, table: readTable, team: readTeamStrip };

/** Reads the content of an embed; null when the id is unknown. */
export const readEmbed = ({ kind, id }: EmbedSubject, options: EmbedOptions, context: ReadContext): EmbedAnswer =>
  READERS[kind](id, options, context);
