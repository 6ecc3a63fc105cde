/** Posts words to a webhook of Slack, Mattermost, Teams (`text`) or Discord (`content`). Throws if it does not take them. */
export async function postAlert(webhook: string, words: string): Promise<void> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: words, content: words }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
