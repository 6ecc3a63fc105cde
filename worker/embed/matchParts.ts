import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import { CRESTS, SHIELD } from '../../web/components/sprite.ts';
import {
  isTimed,
  isUnderWay,
  type Match,
  type Score,
  SIDES,
  scoreOf,
  shootOutOf,
  showsKickOff,
} from '../../web/domain/match.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { briefDay, zoneName } from '../../web/format/calendar.ts';
import { clockTime } from '../../web/format/kickOff.ts';
import { minuteText, statusText } from '../../web/format/matchStatus.ts';
import { namesOf } from '../../web/format/teamNames.ts';

export type Part = ReturnType<typeof html>;

/** How an embed is shown, from its address alone. */
export interface Look {
  t: Translate;
  /** IANA time zone. */
  zone: string;
}

/** A time with its zone, because readers of another site are anywhere: `15:00 UTC`, `16:00 (Amsterdam)`. */
export function zonedClock(at: number, { t, zone }: Look): string {
  const name = zoneName(zone, t.locale);
  return `${clockTime(at, zone, t)} ${zone === 'UTC' ? name : `(${name})`}`;
}

function whenOf({ state, kickOff, ...match }: Match, look: Look): string | null {
  if (isUnderWay({ state, sport: match.sport })) return null;
  const day = briefDay(zonedTime(kickOff, look.zone).date, { locale: look.t.locale, country: 'XX' });
  return showsKickOff(state) && isTimed({ state }) ? `${day}, ${zonedClock(kickOff, look)}` : day;
}

/** The minute, the state in full, the shoot-out, half-time, and the day. */
function statusOf(match: Match, { halfTime, now }: MatchFacts, look: Look): Part {
  const { t, zone } = look;
  const { state } = match;
  const minute = minuteText(state, now);
  const shootOut = shootOutOf(state);
  const isPlain = state.kind === 'not-started' && isTimed(match);
  const parts = [
    isPlain || shootOut !== null ? null : statusText({ match, zone, minute }, t).long,
    shootOut === null ? null : t('match.shootOut', { ...shootOut }),
    halfTime === null || state.kind === 'half-time' ? null : t('match.halfTime', { ...halfTime }),
    whenOf(match, look),
  ];
  const words = parts.filter((part) => part !== null).join(' · ');
  return html`<p${isUnderWay(match) ? html` class="live"` : ''}>${minute === null ? '' : html`<b>${minute}</b> `}${words}</p>`;
}

function crestOf({ crest: { main, second, pattern } }: NonNullable<Match['home']>): Part {
  return html`<svg viewBox="0 0 20 22" aria-hidden="true"><path d="${SHIELD}" fill="${main}"/><path d="${CRESTS[pattern]}" fill="${second}"/><path d="${SHIELD}" fill="none" stroke="#8a948d"/></svg>`;
}

interface MatchFacts {
  halfTime: Score | null;
  /** The time for the match clock, in milliseconds UTC. */
  now: number;
}

/** Both teams with their score, and the state of the match. */
export function matchPart(match: Match, facts: MatchFacts, look: Look): Part {
  const names = namesOf(match, look.t);
  const score = scoreOf(match.state);
  const rows = SIDES.map((side) => {
    const team = match[side];
    return html`<li>${team === null ? '' : crestOf(team)}<span>${names[side]}</span>${score === null ? '' : html` <b>${score[side]}</b>`}</li>`;
  });
  return html`<ul class="teams">${rows}</ul>${statusOf(match, facts, look)}`;
}
