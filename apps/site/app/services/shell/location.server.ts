import { type AppLoadContext, createCookie } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { z } from 'zod';
import { locationPaths } from '../../paths/location-paths.ts';
import type { LocationAnswer } from '../../shapes/shell/location.ts';
import { appSourceOf } from '../base/app-source.server.ts';
import { dayNumber } from '../base/day-number.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../base/session/visitor.server.ts';
import { ARRIVAL_PATHS } from './arrival-paths.ts';
import { isSwitchedOn } from './flags.server.ts';
import type { ToldNotice } from './modal-notices/told-notice.ts';

const BUCKETS = 100;

/** What a device remembers of the question. Nobody keeps where it is. */
const memory = z.object({
  /** 0 to 99, drawn once: the device asks when the rollout's percentage is above it. Source: 3§9. */
  bucket: z
    .int()
    .nonnegative()
    .max(BUCKETS - 1),
  isAllowed: z.boolean(),
  /** The number of the day on which it was asked last; null for never. */
  askedOn: z.int().nullable(),
});
type Memory = z.output<typeof memory>;

const cookie = createCookie('location', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * Asks a bettor in the Android store's app for the location, once a day until the device allowed it. Null
 * where there is nothing to ask: for guests, elsewhere, with the feature off, and outside of the rollout.
 * Source: 3§2, 3§6, 3§9.
 */
export async function locationNotice(
  request: Request,
  { session }: Visitor,
  context: AppLoadContext,
): Promise<ToldNotice | null> {
  if (!session || !ARRIVAL_PATHS.includes(new URL(request.url).pathname)) return null;
  if (session.user.selfExclusion !== null || session.user.isInternallyBlocked) return null;
  if ((await appSourceOf(request)) !== 'TWA_STORE') return null;
  const kept = await memoryOf(request, context);
  const today = dayNumber(context);
  if (kept.isAllowed || kept.askedOn === today) return null;
  if (kept.bucket >= context.config.locationRollout) return null;
  if (!(await isSwitchedOn('location-feature', context))) return null;
  const texts = textsOf(context.brand.locale, 'install');
  return {
    words: {
      title: texts['notice.location.title'],
      text: texts['notice.location.text'],
      open: texts['notice.location.action'],
      later: texts.notNow,
      href: locationPaths.enable,
      picture: 'location',
    },
    header: await headerOf({ ...kept, askedOn: today }, context),
  };
}

/** The header that keeps what became of the question. */
export async function locationHeader(
  answer: LocationAnswer,
  request: Request,
  context: AppLoadContext,
): Promise<string> {
  const kept = await memoryOf(request, context);
  const isAllowed = answer === 'allowed';
  return headerOf({ ...kept, isAllowed, askedOn: dayNumber(context) }, context);
}

async function memoryOf(request: Request, { random }: AppLoadContext): Promise<Memory> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  const kept = memory.safeParse(value);
  if (kept.success) return kept.data;
  return { bucket: Math.floor(random() * BUCKETS), isAllowed: false, askedOn: null };
}

function headerOf(kept: Memory, { config }: AppLoadContext): Promise<string> {
  return cookie.serialize(kept, { secure: config.secure });
}
