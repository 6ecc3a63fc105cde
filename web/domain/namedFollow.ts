import type { Route } from '../routes.ts';
import type { Follow, FollowKind } from './follow.ts';

/** A follow with what it is called. */
export interface NamedFollow {
  follow: Follow;
  kind: FollowKind;
  /** In the visitor's language; null where nobody knows it these days. */
  name: string | null;
  /** What tells it from others of that name: its country or its competition. */
  detail: string;
  /** Its page; null where nobody knows it. */
  route: Route | null;
}
