import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { namedPlayer, type PlayerMention } from '../../domain/incidents.ts';
import type { Side } from '../../domain/match.ts';
import { playerSlug } from '../../format/addresses/routes.ts';

interface PlayerLinkProps {
  event: EventDetail;
  /** The player's own side, also for own goals. */
  side: Side;
  player: PlayerMention;
  className?: string;
  /** Takes the link out of the tab order, for pictures that screen readers skip. */
  inPicture?: boolean;
  children: ReactNode;
}

/** Links a player's name to the player's page, if there is one. The server finds the player by the match in the address. */
export function PlayerLink({ event, side, player, className = '', inPicture = false, children }: PlayerLinkProps) {
  const { href } = useApp();
  const known = namedPlayer(event, side, player);
  const team = event.match[side];
  if (known === null || team === null) return <span className={className || undefined}>{children}</span>;
  const address = href({ name: 'player', slug: playerSlug(known, team.id) });
  return (
    <a
      className={`${className} hover:underline`.trim()}
      href={`${address}?match=${event.match.id}`}
      tabIndex={inPicture ? -1 : undefined}
    >
      {children}
    </a>
  );
}
