import type { Question, Reply, SitePoller } from './protocol.ts';

type Asked = Pick<SitePoller, 'askAll'>;

/** Asks the poller what is asked in one turn with one call: each call of it costs, and it can answer only so many a second. */
export function askTogether(): (poller: Asked, question: Question) => Promise<Reply> {
  let questions: Question[] = [];
  let replies: Promise<Reply[]> | null = null;

  async function send(poller: Asked): Promise<Reply[]> {
    // Whoever asks in the same turn has asked when this goes on.
    await Promise.resolve();
    const asked = questions;
    questions = [];
    replies = null;
    return poller.askAll(asked);
  }

  return async (poller, question) => {
    const place = questions.push(question) - 1;
    replies ??= send(poller);
    return (await replies)[place] ?? { kind: 'unknown' };
  };
}
