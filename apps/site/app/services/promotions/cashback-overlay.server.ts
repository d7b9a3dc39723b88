import { type AppLoadContext, createCookie } from '@remix-run/node';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { isCashbackEligible } from '@vitrine/upstream/promotions/cashback';
import { readNotification } from '@vitrine/upstream/promotions/notifications';
import { z } from 'zod';
import {
  OVERLAY_PARTS,
  type OverlayPart,
  type ShellCashback,
} from '../../shapes/promotions/cashback-overlay.ts';
import { isoDay } from '../../format/date-time.ts';
import { dayNumber } from '../base/day-number.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { sessionHandle } from '../base/session/session.server.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../base/session/visitor.server.ts';
import { forgetAnswer, keepAnswer } from '../base/store/kept-answer.server.ts';

/** How long pages may show what was read before, in milliseconds. */
const KEPT_MS = 60_000;

/** An edge of the window and one of five heights. */
const PLACE = /^(start|end)-[0-4]$/;

const readings = z.object({
  hasBox: z.boolean(),
  /** Cashback of today that was not seen; null for none. */
  unseen: z.int().transform(minorUnits).nullable(),
});
type Readings = z.output<typeof readings>;

/** Whose memory it is, the days on which they put parts away, by their numbers, and where the button stands. */
const memory = z
  .object({
    of: z.string().optional(),
    ...(Object.fromEntries(OVERLAY_PARTS.map((part) => [part, z.int().optional()])) as Record<
      OverlayPart,
      z.ZodOptional<z.ZodInt>
    >),
    place: z.string().optional(),
  })
  .catch({});
type OverlayMemory = z.output<typeof memory>;

const cookie = createCookie('cashback', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * What stands over every page about the cashback: what came, that there is a box today, or the button
 * that leads to it. Null for a guest, and while nothing is to be told or the operator tells nothing.
 * Source: 1§4, 3§2.
 */
export async function cashbackOverlay(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ShellCashback | null> {
  const read = await readingsOf(visitor, context);
  if (!read) return null;
  const kept = await memoryOf(request, visitor);
  const today = dayNumber(context);
  const shows = (part: OverlayPart) => kept[part] !== today;
  const { brand } = context;
  const words = textsOf(brand.locale, 'promotions');
  const announcesBox = read.hasBox && shows('box');
  const banner =
    read.unseen !== null && shows('banner')
      ? {
          title: formatText(words['cashback.received.title'], {
            amount: formatMoney(read.unseen, brand),
          }),
          text: words['cashback.received.text'],
          link: words['cashback.received.action'],
          dismiss: words['cashback.received.dismiss'],
        }
      : null;
  const box = announcesBox
    ? {
        title: words['popout.title'],
        text: words['popout.text'],
        open: words['popout.open'],
        close: words['popout.close'],
      }
    : null;
  const button =
    read.hasBox && !announcesBox && shows('button')
      ? buttonWords(words, kept.place ?? null, textsOf(brand.locale, 'shell').close)
      : null;
  return banner || box || button ? { banner, box, button } : null;
}

function buttonWords(
  words: ReturnType<typeof textsOf<'promotions'>>,
  place: string | null,
  closeOptions: string,
): ShellCashback['button'] {
  return {
    place,
    closeOptions,
    label: words['cashback.sticky.open'],
    text: words['cashback.sticky.short'],
    hint: words['cashback.sticky.hint'],
    options: words['cashback.sticky.options'],
    up: words['cashback.sticky.up'],
    down: words['cashback.sticky.down'],
    across: words['cashback.sticky.across'],
    close: words['cashback.sticky.close'],
    atStart: words['cashback.sticky.atStart'],
    atEnd: words['cashback.sticky.atEnd'],
  };
}

/** The cookie header that puts a part away until tomorrow. Source: 1§4. */
export async function putAwayTodayHeader(
  part: OverlayPart,
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<string> {
  const kept = await memoryOf(request, visitor);
  return memoryHeader({ ...kept, [part]: dayNumber(context) }, context);
}

/** The cookie header that keeps the place of the button; null for a text that is no place. */
export async function placeHeader(
  place: unknown,
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<string | null> {
  if (typeof place !== 'string' || !PLACE.test(place)) return null;
  return memoryHeader({ ...(await memoryOf(request, visitor)), place }, context);
}

function memoryHeader(kept: OverlayMemory, { config }: AppLoadContext): Promise<string> {
  return cookie.serialize(kept, { secure: config.secure });
}

/** Another bettor of the browser has put nothing away; the button stands where it was moved to. */
async function memoryOf(request: Request, { session }: Visitor): Promise<OverlayMemory> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  const kept = memory.parse(value ?? {});
  if (!session || kept.of === session.user.id) return kept;
  return { of: session.user.id, place: kept.place };
}

function keyOf(userId: string): string {
  return `cashback:${userId}`;
}

/** Makes the next page ask the operator: a box was opened, or what came was seen. */
export async function forgetCashback(visitor: Visitor, context: AppLoadContext): Promise<void> {
  if (visitor.session) await forgetAnswer(keyOf(visitor.session.user.id), context);
}

/** Nothing while the operator can't be asked: pages stand without it then. Null for a guest. */
async function readingsOf(visitor: Visitor, context: AppLoadContext): Promise<Readings | null> {
  const { session } = visitor;
  if (!session) return null;
  const key = keyOf(session.user.id);
  const known = readings.safeParse(await context.store.get(key)).data;
  return known ?? keepAnswer(key, KEPT_MS, () => askReadings(visitor, context), context);
}

async function askReadings(visitor: Visitor, context: AppLoadContext): Promise<Readings> {
  const { upstream, requestId, brand, now, log } = context;
  const settings = {
    session: sessionHandle(visitor, context),
    deadlineMs: pageDeadline(context),
    requestId,
  };
  try {
    const [hasBox, told] = await Promise.all([
      isCashbackEligible(upstream, settings),
      readNotification(upstream, { type: 'cashback', date: isoDay(now(), brand) }, settings),
    ]);
    return { hasBox, unseen: told?.isUnread && told.amount ? told.amount : null };
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof SessionEnded)) throw error;
    log.warn({ err: error }, 'cashback not read');
    // Kept as well, so that not each page waits for it.
    return { hasBox: false, unseen: null };
  }
}
