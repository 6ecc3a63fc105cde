import type { EventDetail, LineUpPlayer } from './eventDetail.ts';
import type { Side } from './match.ts';
import type { KnownPlayer } from './player.ts';

/** An incident’s reference to a player. Feeds do not always give the id. */
export interface PlayerMention {
  id?: string | undefined;
  name: string | null;
}

/**
 * The player in the side’s line-up that a reference means. Null if none matches, or if the name is ambiguous. Only
 * players in a line-up have a page.
 */
export function namedPlayer({ lineUps }: EventDetail, side: Side, { id, name }: PlayerMention): KnownPlayer | null {
  const lineUp = lineUps[side];
  if (lineUp === null) return null;
  const matches = (player: LineUpPlayer): player is KnownPlayer =>
    player.id !== undefined && (id === undefined ? player.name === name : player.id === id);
  const [found, another] = [...lineUp.starters, ...lineUp.bench].filter(matches);
  return found === undefined || another !== undefined ? null : found;
}
