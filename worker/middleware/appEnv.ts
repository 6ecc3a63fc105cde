import type { Visitor } from '../../web/domain/visitor.ts';
import type { Env } from '../env.ts';
import type { Services, VisitorClock } from '../isolate.ts';
import type { VisitorInputs } from './visitor.ts';

/** What Hono's context carries through the worker. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** When the request came (milliseconds UTC). */
    begunAt: number;
    services: Services;
    inputs: VisitorInputs;
    visitor: Visitor;
    clock: VisitorClock;
    /** What the page is kept under, and what had been purged before it was begun; absent where none is made to be kept. */
    keptPage?: { key: string; revision: number };
  };
}
