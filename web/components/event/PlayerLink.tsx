import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import type { Side } from '../../domain/match.ts';
import { namedPlayer, type PlayerMention } from '../../domain/namedPlayer.ts';
import { playerSlug } from '../../routes.ts';

interface PlayerLinkProps {
  event: EventDetail;
  /** The side that the player plays for. */
  side: Side;
  player: PlayerMention;
  className?: string;
  /** Stands in a picture that the lists beside it tell in words: for the pointer alone. */
  inPicture?: boolean;
  children: ReactNode;
}

/** A player's name that leads to the player where there is a page. The address says which match knows the player. */
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
