import { html } from 'hono/html';
import type { Translate } from '../../../locales/translate.ts';
import { CRESTS, SHIELD, SHIELD_EDGE } from '../../../web/domain/crestOutlines.ts';
import { isTimed, kickOffDate } from '../../../web/domain/kickOff.ts';
import { nameIn } from '../../../web/domain/locale.ts';
import { isUnderWay, type Match, type Score, scoreOf, shootOutOf, showsKickOff } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import { briefDay, zoneName } from '../../../web/format/calendar.ts';
import { clockTime } from '../../../web/format/kickOff.ts';
import { minuteText, statusText } from '../../../web/format/matchStatus.ts';
import { COLUMNS, isFilled, longName, textOf } from '../../../web/format/standingsColumns.ts';
import { namesOf } from '../../../web/format/teamNames.ts';
import type { Part } from '../../render/plainDocument.ts';

/** The language and time zone of an embed, from its address alone. */
export interface EmbedOptions {
  t: Translate;
  zone: string;
}

/** A time with its zone, because readers of another site are anywhere: `15:00 UTC`, `16:00 (Amsterdam)`. */
export function zonedClock(at: number, { t, zone }: EmbedOptions): string {
  const name = zoneName(zone, t.locale);
  return `${clockTime(at, zone, t)} ${zone === 'UTC' ? name : `(${name})`}`;
}

function whenOf(match: Match, options: EmbedOptions): string {
  const day = briefDay(kickOffDate(match, options.zone), { locale: options.t.locale, country: 'XX' });
  return showsKickOff(match.state) && isTimed(match) ? `${day}, ${zonedClock(match.kickOff, options)}` : day;
}

/** Both teams with their score; the minute, the state in full, the shoot-out, half-time and the day. */
export function matchPart(
  match: Match,
  { halfTime, now }: { halfTime: Score | null; now: number },
  options: EmbedOptions,
): Part {
  const { t, zone } = options;
  const { state } = match;
  const names = namesOf(match, t);
  const [score, shootOut, minute] = [scoreOf(state), shootOutOf(state), minuteText(state, now)];
  const isPlain = shootOut !== null || (state.kind === 'not-started' && isTimed(match));
  const words = [
    isPlain ? null : statusText({ match, zone, minute }, t).long,
    shootOut && t('match.shootOut', { ...shootOut }),
    state.kind === 'half-time' ? null : halfTime && t('match.halfTime', { ...halfTime }),
    isUnderWay(match) ? null : whenOf(match, options),
  ].filter((part) => part !== null);
  const rows = SIDES.map((side) => {
    const { main, second, pattern } = match[side]?.crest ?? { main: 'none', second: 'none', pattern: 'plain' };
    return html`<li><svg viewBox="0 0 20 22" aria-hidden="true"><path d="${SHIELD}" fill="${main}"/><path d="${CRESTS[pattern]}" fill="${second}"/><path d="${SHIELD}" fill="none" stroke="${SHIELD_EDGE}"/></svg><span>${names[side]}</span>${score && html` <b>${score[side]}</b>`}</li>`;
  });
  return html`<ul class="teams">${rows}</ul><p${isUnderWay(match) ? html` class="live"` : ''}>${minute && html`<b>${minute}</b> `}${words.join(' · ')}</p>`;
}

/** The rows that fit into 12 kB. A World Cup has twelve groups of four. */
const MAX_ROWS = 48;

/** A phone hides the middle ones. */
const SHOWN = COLUMNS.filter((column) => column !== 'goals' && column !== 'form');

/** The first whole tables with at most `MAX_ROWS` rows; the start of the first if it has more. */
export function fittingTables(tables: Standings): Standings {
  let rows = 0;
  const fitting = tables.filter((table) => {
    rows += table.rows.length;
    return rows <= MAX_ROWS;
  });
  if (fitting.length > 0) return fitting;
  return tables.slice(0, 1).map((table) => ({ ...table, rows: table.rows.slice(0, MAX_ROWS) }));
}

/** Tables under their names. Optional end tags and repeated explanations are left out, for size. */
export function tableParts(tables: Standings, sport: Sport, { t }: EmbedOptions): Part[] {
  return tables.map(({ name, rows }, index) => {
    const columns = SHOWN.filter((column) => isFilled(column, rows, sport));
    const head = columns.map((column) => {
      const word = t(`tournament.${column}`);
      return html`<th scope="col">${index > 0 ? word : html`<abbr title="${longName(column, sport, t)}">${word}</abbr>`}`;
    });
    const lines = rows.map((row) => {
      const cells = columns.map((column) => html`<td>${textOf(row, column) ?? '–'}`);
      return html`<tr><td>${row.rank}<th scope="row">${nameIn(row.team, t.locale)}${cells}\n`;
    });
    return html`<table>${tables.length > 1 && html`<caption>${name}</caption>`}<thead><tr><th scope="col"><abbr title="${t('tournament.rank')}">#</abbr><th scope="col">${t('tournament.team')}${head}<tbody>
${lines}</table>`;
  });
}
