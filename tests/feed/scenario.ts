import type { Feed } from './server.ts';
import type { World } from './world.ts';

/** The parts that a step can change: the matches, and whether the feed works. */
export type Stage = Pick<Feed, 'world' | 'fault' | 'down' | 'up'>;

/** A moment of a scenario. */
export interface Step {
  /** Seconds after the beginning. */
  at: number;
  says: string;
  change(stage: Stage): void | Promise<void>;
  /** The rows that the site has then, by id: status and score, `82' 2-1`. */
  shows: Readonly<Record<string, string>>;
}

/** The data of the feed at first, and its changes over time. */
export interface Scenario {
  name: string;
  about: string;
  begin(world: World): void;
  steps: readonly Step[];
}

/** A step of a scenario in which only its matches change. */
export function step(at: number, says: string, change: (world: World) => void, shows: Step['shows'] = {}): Step {
  return { at, says, change: ({ world }) => change(world), shows };
}

/** Plays the steps at their times. `speed` shortens the waits, and `tell` gets each step. */
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
