import type { Feed } from './server.ts';
import type { World } from './world.ts';

/** The parts that a step can change: matches, and the feed's faults. */
export type Stage = Pick<Feed, 'world' | 'fault' | 'down' | 'up'>;

export interface Step {
  /** Seconds after the start. */
  at: number;
  says: string;
  change(stage: Stage): void | Promise<void>;
  /** The expected rows on the site by match id: status and score, `82' 2-1`. */
  shows: Readonly<Record<string, string>>;
}

/** The initial data of the feed, and its changes over time. */
export interface Scenario {
  name: string;
  about: string;
  begin(world: World): void;
  steps: readonly Step[];
}

/** A step that only changes matches. */
export function step(at: number, says: string, change: (world: World) => void, shows: Step['shows'] = {}): Step {
  return { at, says, change: ({ world }) => change(world), shows };
}

/** Plays the steps at their times. `speed` divides the waits, and `tell` is called after each step. */
export async function play(
  { steps }: Scenario,
  stage: Stage,
  { speed, tell }: { speed: number; tell: (step: Step) => void },
): Promise<void> {
  const began = performance.now();
  for (const each of steps) {
    const wait = (each.at * 1000) / speed - (performance.now() - began);
    if (wait > 0) await new Promise((waited) => setTimeout(waited, wait));
    await each.change(stage);
    tell(each);
  }
}
