import type { AppLoadContext } from '@remix-run/node';
import type { EstablishedAccount } from '@vitrine/upstream/account/established-account';
import { tokenValidUntil } from '@vitrine/upstream/account/token-payload';
import { keptCheckInterval } from '../base/session/check-interval.server.ts';
import { listSession } from '../base/session/session-list.server.ts';
import { keptForMs, type SessionRecord } from '../base/session/session-record.ts';
import { sessionKey, type Visitor, visitorCookieHeader } from '../base/session/visitor.server.ts';
import { moveBetSlip } from '../bet-slip/bet-slip-store.server.ts';
import { moveKeptSlips } from '../bet-slip/kept-slips-store.server.ts';
import { moveFavouriteGames } from '../casino/favourite-games.server.ts';
import { moveFavourites } from '../sportsbook/favourites.server.ts';

/**
 * Establishes a session from the answer to a log-in or a registration. The visitor gets a new id, so
 * that an id known before the log-in opens nothing, and keeps the bet slip, the slips put aside and the
 * favourites. An extended session lasts longer. Returns the cookie header. Source: 1§4, 1§5.
 */
export async function establishSession(
  visitor: Visitor,
  account: EstablishedAccount,
  context: AppLoadContext,
  { isExtended = false }: { readonly isExtended?: boolean } = {},
): Promise<string> {
  const id = context.newVisitorId();
  const { tokens, userId, ...user } = account;
  const record: SessionRecord = {
    tokens,
    tokensValidUntil: tokenValidUntil(tokens.token, context.now()),
    user: { ...user, id: userId, isFullyValidated: null },
    renewedAt: context.now(),
    startedAt: context.now(),
    checkedAt: null,
    checkEveryMinutes: await keptCheckInterval(userId, context),
    migration: 'open',
    device: null,
    isExtended,
    confirmedAt: null,
    pinAgainAt: null,
  };
  const keptFor = keptForMs(record, context.now());
  await context.store.set(sessionKey(id), record, { ttlMs: keptFor });
  await listSession(id, record.user, context);
  await moveBetSlip(visitor.id, id, userId, context);
  await moveKeptSlips(visitor.id, userId, context);
  await moveFavourites(visitor.id, id, context);
  await moveFavouriteGames(visitor.id, id, context);
  await context.store.delete(sessionKey(visitor.id));
  return visitorCookieHeader(id, context, keptFor);
}
