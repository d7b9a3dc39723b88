import { type AppLoadContext, createCookie } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { z } from 'zod';
import { locationPaths } from '../../paths/location-paths.ts';
import type { LocationAnswer } from '../../shapes/shell/location.ts';
import { appSourceOf } from '../base/app-source.server.ts';
import { dayNumber } from '../base/day-number.ts';
import { isStopped } from '../base/session/session-record.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../base/session/visitor.server.ts';
import { ARRIVAL_PATHS, isClosedNow } from './arrival-paths.ts';
import { isSwitchedOn } from './flags.server.ts';
import { maintenanceOf } from './maintenance.server.ts';
import type { ModalNotice } from '../../shell-data.ts';

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

/** The question, and the cookie that remembers what the device keeps; each null for none. */
export interface LocationQuestion {
  readonly words: ModalNotice | null;
  readonly header: string | null;
}

const NOTHING_ASKED: LocationQuestion = { words: null, header: null };

/**
 * Asks a bettor in the Android store's app for the location, once a day until the device allowed it. No
 * words where there is nothing to ask: for guests, elsewhere, with the feature off, while the page is closed
 * for maintenance, and outside of the rollout. A device that is outside keeps its bucket, too. Source: 3§2, 3§6, 3§9.
 */
export async function locationNotice(
  request: Request,
  { session }: Visitor,
  context: AppLoadContext,
): Promise<LocationQuestion> {
  const { pathname } = new URL(request.url);
  if (!session || !ARRIVAL_PATHS.includes(pathname)) return NOTHING_ASKED;
  if (isStopped(session)) return NOTHING_ASKED;
  if ((await appSourceOf(request)) !== 'TWA_STORE') return NOTHING_ASKED;
  if (isClosedNow(pathname, await maintenanceOf(context))) return NOTHING_ASKED;
  const known = await keptMemory(request);
  const kept = known ?? drawnMemory(context);
  const today = dayNumber(context);
  const isDue = !kept.isAllowed && kept.askedOn !== today;
  const isWithin = kept.bucket < context.config.locationRollout;
  if (!isDue || !isWithin || !(await isSwitchedOn('location-feature', context))) {
    return { words: null, header: known ? null : await headerOf(kept, context) };
  }
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
  const kept = (await keptMemory(request)) ?? drawnMemory(context);
  const isAllowed = answer === 'allowed';
  return headerOf({ ...kept, isAllowed, askedOn: dayNumber(context) }, context);
}

async function keptMemory(request: Request): Promise<Memory | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  return memory.safeParse(value).data ?? null;
}

function drawnMemory({ random }: AppLoadContext): Memory {
  return { bucket: Math.floor(random() * BUCKETS), isAllowed: false, askedOn: null };
}

function headerOf(kept: Memory, { config }: AppLoadContext): Promise<string> {
  return cookie.serialize(kept, { secure: config.secure });
}
