import type { AppLoadContext } from '@remix-run/node';
import { daysBetween, formatDay, formatTime } from '../../format/date-time.ts';
import { translator } from '../base/pages/texts.server.ts';

/** With more time left, a running clock says nothing that the time of the end does not say. */
const COUNTED_DOWN_MS = 60 * 60 * 1000;

/** Until when a charge can be paid. */
export interface ChargeEnd {
  /** `Válido até 16:30`; null when the operator does not send it. */
  readonly expiry: string | null;
  /** By the clock of the server, in the last hour; null before it. */
  readonly millisecondsLeft: number | null;
}

export async function chargeEnd(
  expiresAt: number | null,
  context: AppLoadContext,
): Promise<ChargeEnd> {
  if (expiresAt === null) return { expiry: null, millisecondsLeft: null };
  const say = await translator(context.brand.locale, 'wallet');
  const left = expiresAt - context.now();
  return {
    expiry: say('expiresAt', { time: nearMoment(expiresAt, context) }),
    millisecondsLeft: left > 0 && left <= COUNTED_DOWN_MS ? left : null,
  };
}

/** The time of day, with its day when that is not today. */
function nearMoment(at: number, { brand, now }: AppLoadContext): string {
  const time = formatTime(at, brand);
  return daysBetween(now(), at, brand) === 0 ? time : `${formatDay(at, brand)}, ${time}`;
}
