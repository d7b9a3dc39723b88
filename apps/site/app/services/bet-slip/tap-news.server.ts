import { type AppLoadContext, createCookie } from '@remix-run/node';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { z } from 'zod';

/** Long enough for the page that a tap leads to. */
const TOLD_WITHIN_SECONDS = 20;

const cookie = createCookie('tapped', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/esportes',
  maxAge: TOLD_WITHIN_SECONDS,
});

const tapped = z.string().regex(/^\S{1,200}$/);

/** The cookie header that carries a tap without scripts to the page that it leads to. */
export function tappedHeader(outcomeId: string, { config }: AppLoadContext): Promise<string> {
  return cookie.serialize(outcomeId, { secure: config.secure });
}

/**
 * What the tap before this page did to the slip, and the header that keeps it from being told again.
 * Null for a page that no tap led to.
 */
export async function tapNewsOf(
  request: Request,
  { selections }: BetSlip,
  { config }: AppLoadContext,
): Promise<{
  /** The selection as it was added; null when the tap took it off. */
  readonly added: Selection['latest'] | null;
  readonly forget: string;
} | null> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  const outcomeId = tapped.safeParse(kept).data;
  if (outcomeId === undefined) return null;
  const added = selections.find((selection) => selection.outcomeId === outcomeId);
  return {
    added: added?.latest ?? null,
    forget: await cookie.serialize('', { secure: config.secure, maxAge: 0 }),
  };
}
