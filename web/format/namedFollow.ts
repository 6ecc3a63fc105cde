import type { Follow, FollowKind } from '../domain/follow.ts';
import type { Route } from './addresses/routes.ts';

export interface NamedFollow {
  follow: Follow;
  kind: FollowKind;
  /** In the visitor’s language; null when it is not found among current matches. */
  name: string | null;
  /** The country or competition, to distinguish equal names. */
  detail: string;
  /** Its page; null when it is not found. */
  route: Route | null;
}
