import webPush from 'web-push';
import { z } from 'zod';
import type { User, Users } from '../accounts/users.ts';
import { Refusal } from '../refusal.ts';

/** What a bettor's device shows. `path` is the page of the site that a tap on it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const DAY_SECONDS = 24 * 60 * 60;
const DEADLINE_MS = 10_000;
/** What a push service answers for a subscription that has ended. */
const ENDED: readonly number[] = [404, 410];

const subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  keys: z.object({ p256dh: z.string().min(1), auth: z.string().min(1) }),
});

interface NoticesParts {
  readonly users: Users;
  readonly keys: PushKeys;
  /** Address of the platform, which push services can write to. */
  readonly contact: string;
}

/** Sends notices to the devices of bettors, encrypted and signed as Web Push wants it (RFC 8030, 8291, 8292). */
export function createNotices({ users, keys, contact }: NoticesParts) {
  return {
    /** Throws a Refusal that says why the notice did not leave; a subscription that has ended is forgotten. */
    async send(user: User, notice: Notice): Promise<void> {
      const { endpoint, method, headers, body } = requestFor(user, notice);
      const answer = await fetch(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(DEADLINE_MS),
      }).catch((error: unknown) => {
        throw new Refusal(
          502,
          'PUSH_SERVICE_UNREACHABLE',
          `No answer of ${endpoint}: ${String(error)}`,
        );
      });
      if (answer.ok) return;
      if (!ENDED.includes(answer.status)) {
        throw new Refusal(
          502,
          'PUSH_SERVICE_REFUSED',
          `The push service answered ${answer.status}`,
        );
      }
      users.update(user.id, { firestoreToken: null });
      throw new Refusal(410, 'SUBSCRIPTION_ENDED', 'The subscription has ended and is forgotten');
    },
  };

  function requestFor({ firestoreToken, email }: User, notice: Notice) {
    if (firestoreToken === null) {
      throw new Refusal(409, 'NOT_SUBSCRIBED', `${email} has switched on no notices`);
    }
    const read = subscription.safeParse(jsonOf(firestoreToken));
    if (!read.success) {
      throw new Refusal(
        422,
        'TOKEN_UNUSABLE',
        'The token of the bettor is no Web Push subscription',
      );
    }
    try {
      return webPush.generateRequestDetails(read.data, JSON.stringify(notice), {
        vapidDetails: { subject: contact, ...keys },
        TTL: DAY_SECONDS,
      }) as Required<webPush.RequestDetails> & { readonly body: Buffer };
    } catch (error) {
      throw new Refusal(422, 'TOKEN_UNUSABLE', String(error));
    }
  }
}

export type Notices = ReturnType<typeof createNotices>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
