import type { TopicMessage } from '../settings/journalBinding.ts';
import type { Entries } from './entries.ts';
import { changeOf } from './wireChange.ts';

/** Messages to the sockets of the public API (`/api/v1/changes`): the changes since the message before. */
export class PublicChanges {
  readonly #entries: Entries;
  /** The number of the last sent change. */
  #sent: number;

  constructor(entries: Entries) {
    this.#entries = entries;
    this.#sent = entries.last;
  }

  /** One message; none when no change is new. */
  messages(): TopicMessage[] {
    const changes = this.#entries.since(this.#sent).map(changeOf);
    const last = changes.at(-1)?.seq;
    if (last === undefined) return [];
    const text = JSON.stringify({ since: this.#sent, last, changes });
    this.#sent = last;
    return [{ topic: 'changes', version: last, text }];
  }
}
