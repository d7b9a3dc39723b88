import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { tellPushToken } from '@vitrine/upstream/account/push-token';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { z } from 'zod';
import type { NoticesStanding } from '../../../shapes/account/notices.ts';
import { deviceIdOf } from './device-id.server.ts';
import type { SessionRecord } from './session-record.ts';

/** A subscription that nobody ends lasts as long as a browser keeps it; a store wants a life: a year. */
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;
const CHANGE_DEADLINE_MS = 8_000;
/** A log-out doesn't wait longer for the operator. */
const LEAVE_DEADLINE_MS = 3_000;

const LONGEST_TOKEN = 3000;

/** A subscription as browsers write it. Only its shape is checked: the operator sends to it. */
const subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  keys: z.object({ p256dh: z.string().min(1), auth: z.string().min(1) }),
});

/** The token of a posted form as the operator gets it; null for a text that is no subscription. */
export function readToken(text: string): string | null {
  if (text.length > LONGEST_TOKEN) return null;
  try {
    return JSON.stringify(subscription.parse(JSON.parse(text)));
  } catch {
    return null;
  }
}

/** What the operator was told last for a bettor; it keeps one token for each. */
const registration = z.object({
  /** SHA-256 of the token. */
  digest: z.string(),
  /** The browser's own name: every log-in makes a new visitor of it. Null in older registrations. */
  deviceId: z.string().nullable().default(null),
  /** The visitor whose device it is, in older registrations: those hold until that session ends. */
  visitorId: z.string().nullable().default(null),
});

const key = (userId: string) => `notices:${userId}`;

interface Device {
  /** Null where the browser has lost its name, or never had one. */
  readonly deviceId: string | null;
  readonly visitorId: string;
  readonly userId: string;
}

/** The device that a bettor sends a request from. */
export async function deviceOf(
  request: Request,
  { id, session }: { readonly id: string; readonly session: Pick<SessionRecord, 'user'> },
): Promise<Device> {
  return { deviceId: await deviceIdOf(request), visitorId: id, userId: session.user.id };
}

/** Where the notices of a bettor arrive. */
export async function noticesStanding(
  { deviceId, visitorId, userId }: Device,
  context: AppLoadContext,
): Promise<NoticesStanding> {
  const held = await registrationOf(userId, context);
  if (held === null) return 'off';
  const isHere = held.deviceId === null ? held.visitorId === visitorId : held.deviceId === deviceId;
  return isHere ? 'here' : 'elsewhere';
}

/**
 * Lets notices arrive at a device. The operator is told each token once. Throws what the call throws.
 * Source: 1§7, 1§9.
 */
export async function turnOnNotices(
  token: string,
  { deviceId, userId }: { readonly deviceId: string; readonly userId: string },
  session: SessionHandle,
  context: AppLoadContext,
): Promise<void> {
  const digest = createHash('sha256').update(token).digest('base64url');
  if ((await registrationOf(userId, context))?.digest !== digest) {
    await tellPushToken(context.upstream, token, settings(session, CHANGE_DEADLINE_MS, context));
  }
  const held: z.input<typeof registration> = { digest, deviceId };
  await context.store.set(key(userId), held, { ttlMs: LIFE_MS });
}

/** Ends the notices of a bettor, on whatever device they arrive. Throws what the call throws. */
export async function turnOffNotices(
  userId: string,
  session: SessionHandle,
  context: AppLoadContext,
  deadlineMs: number = CHANGE_DEADLINE_MS,
): Promise<void> {
  if ((await registrationOf(userId, context)) === null) return;
  await tellPushToken(context.upstream, null, settings(session, deadlineMs, context));
  await context.store.delete(key(userId));
}

/**
 * Ends the notices of a device whose bettor logs out: it may be another's next. When the operator can't be
 * told, that is logged, and the log-out goes on.
 */
export async function leaveNotices(
  device: Device,
  session: SessionHandle,
  context: AppLoadContext,
): Promise<void> {
  if ((await noticesStanding(device, context)) !== 'here') return;
  try {
    await turnOffNotices(device.userId, session, context, LEAVE_DEADLINE_MS);
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof SessionEnded)) throw error;
    context.log.warn({ err: error }, 'notices could not be ended at a log-out');
  }
}

/** Deletes the device of a bettor's notices, with their account: the operator knows that it is closed. */
export async function forgetNotices(userId: string, { store }: AppLoadContext): Promise<void> {
  await store.delete(key(userId));
}

async function registrationOf(userId: string, { store }: AppLoadContext) {
  return registration.safeParse(await store.get(key(userId))).data ?? null;
}

function settings(session: SessionHandle, deadlineMs: number, { requestId }: AppLoadContext) {
  return { session, deadlineMs, requestId };
}
