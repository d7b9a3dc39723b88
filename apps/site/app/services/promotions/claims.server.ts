import type { AppLoadContext } from '@remix-run/node';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { isOpen } from '../money/money-kind.ts';
import {
  type ClaimContent,
  type Claiming,
  claimMovement,
  type ClaimRefusal,
  type FoundClaim,
  type Gift,
  giftKey,
} from './claim-kind.server.ts';

/** How long a claim waits for the operator, in milliseconds; after that its page shows the rest. */
const CLICK_MS = 1400;
const LOOK_MS = 1000;

/** What became of the last claim of a gift. */
export type ShownClaim =
  | { readonly kind: 'none' }
  /** Under way, or its answer was lost: it is not sent again. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'given'; readonly gift: Gift }
  /** Nothing was given. */
  | { readonly kind: 'refused'; readonly why: Exclude<ClaimRefusal, 'sessionEnded'> };

/** The last claim of a gift, and the number of the next attempt, which its form names. */
export interface Attempts {
  readonly next: number;
  readonly shown: ShownClaim;
}

/** What became of the claims of a gift, after asking the operator about one that is not over. */
export async function attemptsOf(
  key: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Attempts> {
  const desk = moneyDesk(context);
  const owner = bettor.session.user.id;
  let next = 0;
  while (await desk.read(claimMovement, { owner, id: `${key}.${next}` })) next += 1;
  if (next === 0) return { next, shown: { kind: 'none' } };
  const ref = { owner, id: `${key}.${next - 1}` };
  const last = await desk.look(claimMovement, ref, meansOf(bettor, context), LOOK_MS);
  return { next, shown: last ? shownClaim(last) : { kind: 'none' } };
}

/**
 * Claims a gift, at most once per attempt, and never while another attempt is not over or gave it.
 * Returns what became of it within about two seconds; null when the session has ended. Source: 3§7.
 */
export async function claimOnce(
  content: ClaimContent,
  attempt: number,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<ShownClaim | null> {
  const desk = moneyDesk(context);
  const key = giftKey(content);
  const { next, shown } = await attemptsOf(key, bettor, context);
  if (attempt !== next || shown.kind === 'pending' || shown.kind === 'given') return shown;
  const ref = { owner: bettor.session.user.id, id: `${key}.${attempt}` };
  await desk.begin(claimMovement, ref, content, meansOf(bettor, context));
  await desk.sent(claimMovement, ref, CLICK_MS);
  const found = await desk.read(claimMovement, ref);
  if (found?.kind === 'movement' && found.state.kind === 'refused') {
    if (found.state.refusal === 'sessionEnded') return null;
  }
  return found ? shownClaim(found) : { kind: 'pending' };
}

function shownClaim(found: FoundClaim): ShownClaim {
  if (found.kind === 'unreadable' || isOpen(found)) return { kind: 'pending' };
  const { state } = found;
  if (state.kind === 'done') return { kind: 'given', gift: state.outcome };
  if (state.kind !== 'refused' || state.refusal === 'sessionEnded') {
    return { kind: 'refused', why: 'failed' };
  }
  return { kind: 'refused', why: state.refusal };
}

function meansOf(bettor: Bettor, context: AppLoadContext): Claiming {
  return { session: sessionHandle(bettor, context), context };
}
