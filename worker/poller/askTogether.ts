import type { Question, Reply, SitePoller } from '../upstream/pollerBinding.ts';

type BatchPoller = Pick<SitePoller, 'askAll'>;

/**
 * Batches the questions of one event loop turn into one call of the poller: each call costs, and its calls a second
 * are limited.
 */
export function askTogether(): (poller: BatchPoller, question: Question) => Promise<Reply> {
  let questions: Question[] = [];
  let replies: Promise<Reply[]> | null = null;

  async function send(poller: BatchPoller): Promise<Reply[]> {
    // Waits for the other questions of the same turn.
    await Promise.resolve();
    const batch = questions;
    questions = [];
    replies = null;
    return poller.askAll(batch);
  }

  return async (poller, question) => {
    const place = questions.push(question) - 1;
    replies ??= send(poller);
    return (await replies)[place] ?? { kind: 'unknown' };
  };
}
