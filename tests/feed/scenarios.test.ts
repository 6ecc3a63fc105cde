import { describe, expect, it } from 'vitest';
import { translator } from '../../locales/translator.ts';
import { type Match, scoreOf, shootOutOf } from '../../web/domain/match.ts';
import { minuteText, statusText } from '../../web/format/matchStatus.ts';
import { createRejections } from '../../worker/base/rejections.ts';
import { UpstreamCall } from '../../worker/base/upstreamCall.ts';
import { createContractFeed } from '../../worker/feeds/contract/client.ts';
import { answerOf } from './answer.ts';
import type { Scenario, Stage } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { World } from './world.ts';

const BEGAN = Date.parse('2026-11-21T15:40:00Z');

const t = translator('en');

/** A match as the text of its row: `82' 2-1`. */
function rowOf(match: Match, now: number): string {
  const { state } = match;
  const { label, note, long } = statusText({ match, zone: 'UTC', minute: minuteText(state, now) }, t);
  const score = scoreOf(state);
  const shootOut = shootOutOf(state);
  const shown = /^\d\d:\d\d$/.test(label) && note !== null ? long : label;
  return `${shown} ${score === null ? '-' : `${score.home}-${score.away}`}${shootOut ? ` (${shootOut.home}-${shootOut.away})` : ''}`;
}

/** Runs a scenario on its own clock and reads it with the site's feed client. */
class Rehearsal {
  now = BEGAN;
  isDown = false;
  readonly world = new World(() => this.now);
  readonly stage: Stage;

  constructor(scenario: Scenario) {
    scenario.begin(this.world);
    this.stage = {
      world: this.world,
      fault: null,
      down: async () => {
        this.isDown = true;
      },
      up: async () => {
        this.isDown = false;
      },
    };
  }

  /** Rows of today's list by id. Every row is `a failure` when the list can't be read. */
  async rows(ids: readonly string[]): Promise<Record<string, string>> {
    const fetch = async ({ url }: Request) => {
      if (this.isDown || this.stage.fault !== null) throw new Error('down');
      const { status, body } = answerOf(this.world, url);
      return Response.json(body, { status });
    };
    const upstream = { id: 'feed', kind: 'real', baseUrl: 'http://feed', headers: {}, timeoutMs: 5000, fetch } as const;
    const list = await createContractFeed({ upstream, flagUrl: null, rejections: createRejections() }).today(
      new UpstreamCall(),
    );
    const textOf = (id: string) => {
      if (!list.ok) return 'a failure';
      const match = list.value.matches.find((each) => each.id === id);
      return match === undefined ? 'nothing' : rowOf(match, this.now);
    };
    return Object.fromEntries(ids.map((id) => [id, textOf(id)]));
  }
}

describe('scenarios of the test feed', () => {
  it.each(scenarios)('scenario $name shows what its description says', async (scenario) => {
    const rehearsal = new Rehearsal(scenario);
    let shown = 0;
    for (const { at, says, change, shows } of scenario.steps) {
      rehearsal.now = BEGAN + at * 1000;
      await change(rehearsal.stage);
      expect(await rehearsal.rows(Object.keys(shows)), says).toEqual(shows);
      shown += Object.keys(shows).length;
    }
    expect(shown).toBeGreaterThan(0);
  });
});
