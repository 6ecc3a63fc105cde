import { html } from 'hono/html';
import type { EmbedKind, EmbedSubject } from '../../web/addresses/embeds.ts';
import type { Route } from '../../web/addresses/routes.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { nameIn } from '../../web/domain/named.ts';
import { eventSlug, slugWithId } from '../../web/domain/slug.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import { teamMatches } from '../../web/domain/team.ts';
import { namesOf } from '../../web/format/teamNames.ts';
import type { Result } from '../base/result.ts';
import { competitionText, tablesIn } from '../live/competitionText.ts';
import type { KnownTeam } from '../live/knownNames.ts';
import { readTournament } from '../live/readCatalogue.ts';
import type { ReadContext } from '../live/readContext.ts';
import { readEvent } from '../live/readEvent.ts';
import { readTeam } from '../live/readTeam.ts';
import { readSeenNames } from '../live/seenNames.ts';
import { readTeamMatches } from '../live/teamMatches.ts';
import { readTables } from '../live/tournamentStandings.ts';
import type { Failure } from '../upstream/failure.ts';
import { type Look, matchPart, type Part } from './matchParts.ts';
import { fittingTables, tableParts } from './tablePart.ts';

/** The content of an embed. */
export interface Embed {
  title: string;
  /** Its page on the site. */
  route: Route;
  body: Part;
  /** The height in pixels that suits a width. */
  heightAt(width: number): number;
  /** A match is in play or about to begin. */
  isMoving: boolean;
  /** When the source last confirmed old scores, in milliseconds UTC; null while they are fresh. */
  staleSince: number | null;
}

type Answer = Promise<Result<Embed | null, Failure>>;

const UNKNOWN = { ok: true, value: null } as const;

/** An embed begins to refresh this long before kick-off, and stops this long after a kick-off that never came. */
const NEAR_MS = 30 * 60_000;

/** Heights in pixels: a match with a wrapped line, the parts of a strip and of a table. */
const MATCH = 204;
const STRIP = { around: 110, match: 128 };
const TABLE = { around: 80, row: 29, wrappedRow: 33 };

/** Below this width long names in a table wrap. */
const NARROW = 340;

function isMoving(match: Match, now: number): boolean {
  return isUnderWay(match) || (phaseOf(match) === 'upcoming' && Math.abs(match.kickOff - now) < NEAR_MS);
}

async function readMatch(id: string, look: Look, context: ReadContext): Answer {
  // Ids are unique across sports; the match has its own sport.
  const answer = await readEvent({ sport: 'football', id }, context);
  if (!answer.ok) return answer;
  if (answer.value.kind === 'unknown') return UNKNOWN;
  const { snapshot } = answer.value;
  const { match, halfTime } = snapshot.event;
  const { t } = look;
  const { now } = context.clock;
  const round = match.round === null ? null : competitionText(match.round, t.locale);
  const place = [nameIn(match.competition, t.locale), round].filter(Boolean).join(' · ');
  return {
    ok: true,
    value: {
      title: t('match.fixture', namesOf(match, t)),
      route: { name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' },
      body: html`<h1>${place}</h1>${matchPart(match, { halfTime, now: matchTimeOf(now, snapshot) }, look)}`,
      heightAt: () => MATCH,
      isMoving: isMoving(match, now),
      staleSince: snapshot.stale ? snapshot.asOf : null,
    },
  };
}

async function readTable(id: string, look: Look, context: ReadContext): Answer {
  const found = await readTournament(id, 'football', context);
  if (!found.ok) return found;
  if (found.value === null) return UNKNOWN;
  const { competition, sport } = found.value;
  const answer = await readTables({ competition, sport }, context);
  if (!answer.ok) return answer.error.kind === 'excluded' ? UNKNOWN : answer;
  // Nothing is hidden without a visitor.
  const all = answer.value === HIDDEN ? [] : answer.value;
  if (all.length === 0) return UNKNOWN;
  const tables = fittingTables(tablesIn(all, look.t.locale));
  const caption = nameIn(competition, look.t.locale);
  const rows = tables.reduce((sum, table) => sum + table.rows.length + 2, 0);
  return {
    ok: true,
    value: {
      title: caption,
      route: {
        name: 'tournament',
        sport,
        category: competition.country.slug,
        slug: slugWithId(competition.name, competition.id),
        tab: 'standings',
      },
      body: tableParts(tables, { caption, sport }, look),
      heightAt: (width) => TABLE.around + rows * (width < NARROW ? TABLE.wrappedRow : TABLE.row),
      isMoving: false,
      staleSince: null,
    },
  };
}

/** A team from the matches of these days, else from the names that the site has seen. */
async function findTeam(id: string, context: ReadContext): Promise<Result<KnownTeam | null, Failure>> {
  const playing = await readTeam(id, context);
  if (playing.ok && playing.value !== null) return playing;
  const { teams } = await readSeenNames(context);
  const seen = teams.find(({ team }) => team.id === id);
  if (seen === undefined) return playing;
  const { team, sport, competition } = seen;
  return { ok: true, value: { team, sport, competitions: [competition] } };
}

/** The match in play with its latest state, which the lists of days may lack. */
async function readLatest(match: Match | undefined, context: ReadContext) {
  if (match === undefined) return null;
  const answer = await readEvent(match, context);
  return answer.ok && answer.value.kind === 'found' ? answer.value.snapshot : null;
}

async function readStrip(id: string, look: Look, context: ReadContext): Answer {
  const found = await findTeam(id, context);
  if (!found.ok) return found;
  if (found.value === null) return UNKNOWN;
  const { team } = found.value;
  const answer = await readTeamMatches(found.value, context);
  if (!answer.ok) return answer;
  const { t } = look;
  const { now } = context.clock;
  const { current, fixtures, results } = teamMatches(answer.value.matches, now);
  const listed = current.find(isUnderWay);
  const latest = await readLatest(listed, context);
  const next = current.find((match) => !isUnderWay(match)) ?? fixtures[0];
  const items: [string, Match | undefined, number][] = [
    [t('embed.last'), results[0], now],
    [t('team.running'), latest?.event.match ?? listed, matchTimeOf(now, latest)],
    [t('team.next'), next, now],
  ];
  const shown = items.flatMap(([label, match, at]) => (match === undefined ? [] : [{ label, match, at }]));
  const strip = shown.map(
    ({ label, match, at }) =>
      html`<li><h2>${label}</h2><p>${nameIn(match.competition, t.locale)}</p>${matchPart(match, { halfTime: null, now: at }, look)}</li>`,
  );
  const name = nameIn(team, t.locale);
  return {
    ok: true,
    value: {
      title: name,
      route: { name: 'team', slug: slugWithId(team.name, team.id) },
      body: html`<h1>${name}</h1>${shown.length === 0 ? html`<p>${t('embed.noMatches')}</p>` : html`<ul class="strip">${strip}</ul>`}`,
      heightAt: (width) => STRIP.around + Math.ceil(shown.length / (width < 520 ? 1 : 2)) * STRIP.match,
      isMoving: shown.some(({ match }) => isMoving(match, now)),
      staleSince: latest?.stale === true ? latest.asOf : null,
    },
  };
}

const READERS: Readonly<Record<EmbedKind, typeof readMatch>> = { match: readMatch, table: readTable, team: readStrip };

/** Reads the content of an embed; null when the id is unknown or the competition has no table. */
export function readEmbed({ kind, id }: EmbedSubject, look: Look, context: ReadContext): Answer {
  return READERS[kind](id, look, context);
}
