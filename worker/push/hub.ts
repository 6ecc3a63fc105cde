import { DurableObject } from 'cloudflare:workers';
import { nameVersion } from '../base/log.ts';
import type { Env } from '../settings/env.ts';
import type { RelayReply, SiteHub, Topic, TopicMessage } from '../settings/journalBinding.ts';
import { KnownVersions } from './knownVersions.ts';
import { RelayLinks } from './relayLinks.ts';
import { hubOf } from './relayNames.ts';

/** The journal waits longer for a hub, so a lost relay makes no hub late. */
const PATIENCE_MS = 2_000;

/** A Durable Object between the journal and relays of one set in a large site. It is in their region. */
export class Hub extends DurableObject<Env> implements SiteHub {
  readonly #links: RelayLinks;
  readonly #versions: KnownVersions;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    nameVersion(env);
    this.#links = new RelayLinks(state.storage.sql, env, PATIENCE_MS);
    this.#versions = new KnownVersions(env);
  }

  async join(relay: string, topics: readonly Topic[]): Promise<Map<Topic, number>> {
    const held = this.#links.topics();
    const versions = await this.#versions.join(hubOf(relay) ?? relay, topics, (topic) => held.has(topic));
    if (versions === undefined) throw new Error('the journal does not answer');
    this.#links.join(relay, [...versions.keys()]);
    return versions;
  }

  async send(messages: readonly TopicMessage[]): Promise<RelayReply> {
    this.#versions.note(messages);
    await this.#links.send(messages);
    const { relays, sockets } = this.#links.report();
    // After a restart their sockets are unknown. The journal forgets a hub that says 0.
    if (sockets === 0 && relays.some(({ failures }) => failures > 0)) throw new Error('no relay answers');
    return { sockets, topics: [...this.#links.topics()] };
  }
}
