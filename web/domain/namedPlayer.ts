import type { EventDetail, LineUpPlayer } from './eventDetail.ts';
import type { Side } from './match.ts';
import type { KnownPlayer } from './player.ts';

/** How an incident names a player; a feed that has ids of players does not give them everywhere. */
export interface PlayerMention {
  id?: string | undefined;
  name: string | null;
}

/**
 * The player of a side whom a mention means, as the line-up has him with his id; null where the line-up has none such, or
 * more than one of that name. Only who stands in a line-up has a page.
 */
export function namedPlayer({ lineUps }: EventDetail, side: Side, { id, name }: PlayerMention): KnownPlayer | null {
  const lineUp = lineUps[side];
  if (lineUp === null) return null;
  const isMeant = (player: LineUpPlayer): player is KnownPlayer =>
    player.id !== undefined && (id === undefined ? player.name === name : player.id === id);
  const [found, another] = [...lineUp.starters, ...lineUp.bench].filter(isMeant);
  return found === undefined || another !== undefined ? null : found;
}
