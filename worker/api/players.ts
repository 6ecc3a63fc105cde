import * as v from 'valibot';
import { minutesOf, talliesOf, visibleMatches } from '../../web/domain/player.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import { ok } from '../base/result.ts';
import { ageOf, oldestShown } from '../live/state/readContext.ts';
import { findPlayer } from '../live/team/findPlayer.ts';
import { loadSeenNames } from '../live/team/seenNames.ts';
import { loadTeamMatches } from '../live/team/teamMatches.ts';
import { delay, id, lang, notFound, operation, tz, unavailable, whole } from './operation.ts';
import { appearance, player, playerSeason, team } from './schemas.ts';
import { matchOf, playerOf, playerSeasonOf, teamOf } from './toWire.ts';

export const getPlayer = operation({
  path: '/players/{id}',
  maxAge: 60,
  parameters: { id, team: v.optional(id), limit: v.optional(whole(1, 50), '10'), tz, delay, lang },
  data: {
    player,
    team,
    season: v.pipe(v.nullable(playerSeason), v.description('Null if no list of scorers has the player')),
    matches: v.pipe(v.array(appearance), v.description('Matches with a known line-up, latest first')),
  },
  async read({ id, team, limit }, { reading, wire }) {
    const { players } = await loadSeenNames(reading);
    const ofTeam = team ?? players.find((each) => each.id === id)?.team.id;
    if (ofTeam === undefined) return notFound(`Unknown ID. Add \`team\`: no recent line-up names player ${id}.`);
    const ids = { player: id, team: ofTeam };
    const context = { ...reading, search: new URLSearchParams() };
    const found = await findPlayer(ids, context);
    if (!found.ok) return unavailable(found.error);
    if (found.value === null) return notFound(`Unknown ID. Team ${ofTeam} has no player with ID ${id}.`);
    const { player, known, matches, season, failed, ages } = found.value;
    if (failed !== undefined) return unavailable(failed);
    const days = await loadTeamMatches(known, reading);
    const shown = visibleMatches(matches);
    const appearances = (shown === HIDDEN ? [] : shown).slice(0, limit).map((each) => {
      const { played: _, ...tallies } = talliesOf([each]);
      return { match: matchOf(each.match, wire), role: each.role, minutes: minutesOf(each), ...tallies };
    });
    return ok({
      ...oldestShown(ageOf(days.ok ? days.value.age : null, reading), ...ages),
      player: playerOf(player),
      team: teamOf(known.team, wire),
      season: season && playerSeasonOf(season, wire),
      matches: appearances,
    });
  },
});
