import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { consume } from '../../../../worker/push/alerts/consumer.ts';
import { NEWS_FACTS } from '../../../../worker/push/alertsOf.ts';
import type {
  Alert,
  AlertMessage,
  AlertNews,
  Recipient,
  Subscription,
} from '../../../../worker/settings/alertBinding.ts';
import { newVapidKeys } from '../../../../worker/settings/vapid.ts';
import { stubFetch } from '../../../support/fakeFetch.runtime.ts';
import { clockAt, NOON } from '../push.runtime.ts';
import { type Browser, decrypted, newBrowser } from './browser.runtime.ts';

/** Takes the queue of a test away, since files share the environment. */
export const withoutAlerts = () => void Object.assign(env, { ALERTS: undefined });

const keys = newVapidKeys();
const vapid = { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY, subject: 'mailto:ops@a.com' };

/** A notification as a browser reads it. */
export interface Shown {
  title: string;
  body: string;
  navigate: string;
  tag: string;
}

interface Queued {
  body: AlertMessage;
  attempts: number;
  dueAt: number;
}

/** Fields of a subscription, the digest of its address, and whether the push service accepted it. */
type Given = Partial<Omit<Subscription, 'recipient'>> & {
  recipient?: Partial<Recipient>;
  network?: string;
  isAccepted?: boolean;
};

let shards = 0;

/** A shard, its queue and a push service. The service answers 201, or as `answers` says by the end of the endpoint. */
export function alertSite() {
  shards += 1;
  const shard = `shard-${shards}`;
  const browsers = new Map<string, Browser>();
  const queue: Queued[] = [];
  const received: { at: number; to: string; headers: Headers; text: string; shown: Shown }[] = [];
  const answers = new Map<string, () => Response>();
  const asked: string[] = [];
  Object.assign(env, {
    ALERTS: {
      sendBatch: async (messages: { body: AlertMessage }[]) => {
        queue.push(...messages.map(({ body }) => ({ body, attempts: 1, dueAt: Date.now() })));
      },
    },
  });
  stubFetch(async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.url);
    const to = request.url.slice(request.url.lastIndexOf('/') + 1);
    const answer = answers.get(to)?.() ?? new Response(null, { status: 201 });
    const browser = browsers.get(to);
    if (answer.status !== 201 || browser === undefined) return answer;
    const sealed = new Uint8Array(await request.arrayBuffer());
    const text = new TextDecoder().decode(decrypted(sealed, browser));
    received.push({ at: Date.now(), to, headers: request.headers, text, shown: JSON.parse(text).notification });
    return answer;
  });
  const stub = env.ALERT_SHARD.getByName(shard);
  const site = {
    stub,
    queue,
    received,
    answers,
    asked,
    /** The notifications of a browser, oldest first. */
    shownTo: (name: string) => received.filter(({ to }) => to === name).map(({ shown }) => shown),
    /** Subscribes a browser to the match `m1`, or to what `more` says. */
    async subscribe(name: string, { recipient, network = '', isAccepted = true, ...more }: Given = {}) {
      const { privateKey, ...keys } = browsers.get(name) ?? newBrowser();
      browsers.set(name, { privateKey, ...keys });
      const subscription: Subscription = {
        recipient: {
          endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
          keys,
          isSpoilerFree: false,
          siteKey: vapid.publicKey,
          locale: 'en',
          zone: 'Europe/Amsterdam',
          origin: 'https://scores.test',
          ...recipient,
        },
        delay: 0,
        follows: [{ follow: 'm1', kinds: ['kick-off', 'goal', 'red-card', 'full-time', 'moved'] }],
        ...more,
      };
      return stub.save(subscription, { network, isAccepted });
    },
    /** The ids of the subscriptions with a message on the queue. */
    queued: () => queue.flatMap(({ body }) => body.ids),
    add: (...alerts: Alert[]) => stub.add(alerts),
    /** Runs the consumer for the messages that are due. `again`: also redelivers each of them. */
    async consume(again = false) {
      const due = queue.splice(0).filter((message) => {
        if (message.dueAt <= Date.now()) return true;
        queue.push(message);
        return false;
      });
      for (const { body, attempts } of due) {
        const message = {
          id: '1',
          timestamp: new Date(),
          body,
          attempts,
          ack: () => undefined,
          retry: ({ delaySeconds = 0 } = {}) => {
            queue.push({ body, attempts: attempts + 1, dueAt: Date.now() + delaySeconds * 1000 });
          },
        };
        // The platform's types make arrays of a call's tuples.
        for (let times = again ? 2 : 1; times > 0; times -= 1)
          await consume({ messages: [message] }, env as never, vapid);
      }
    },
    /** Adds alerts and sends those that are due. */
    async send(...alerts: Alert[]) {
      await site.add(...alerts);
      await site.consume();
    },
    /** Moves the clock, runs the shard's alarm and sends the alerts that are due. */
    async alarmAt(instant: number) {
      clockAt(instant);
      await runDurableObjectAlarm(stub);
      await site.consume();
    },
  };
  return site;
}

/** A site to which the browser `a` has subscribed. */
export async function subscribedSite(more?: Parameters<ReturnType<typeof alertSite>['subscribe']>[1]) {
  const site = alertSite();
  await site.subscribe('a', more);
  return site;
}

let last = NOON;

/** News about the match 1 of Ajax and PSV. */
export function alertOf(news: AlertNews, more: Partial<Alert> = {}): Alert {
  last = Math.max(last + 1, Date.now());
  const team = (id: string, name: string) => ({ id, name });
  return {
    id: last,
    at: Date.now(),
    kind: NEWS_FACTS[news.type].kind,
    follows: ['m1', 't11', 't12', 'c37'],
    match: {
      id: '1',
      sport: 'football',
      kickOff: NOON,
      score: null,
      home: team('11', 'Ajax'),
      away: team('12', 'PSV'),
    },
    news,
    ...more,
  };
}

export const goal = (home: number, away = 0): Alert =>
  alertOf({ type: 'goal', side: 'home', by: 1, score: { home, away }, minute: "23'", scorer: 'Suárez' });

export const disallowed = (home: number, away = 0): Alert =>
  alertOf({ type: 'goal-disallowed', side: 'home', score: { home, away }, scorer: null, reason: null });
