import type { Visitor } from '../web/domain/visitor.ts';
import type { Env } from './env.ts';
import type { Services, VisitorClock } from './services.ts';

/** What Hono's context carries through the worker. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    services: Services;
    visitor: Visitor;
    clock: VisitorClock;
  };
}
