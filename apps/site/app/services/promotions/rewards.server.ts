import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { readFreeBets } from '@vitrine/upstream/bet-slip/free-bets';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { readReferralRewards } from '@vitrine/upstream/promotions/referral';
import { gamePath } from '../../casino/casino-paths.ts';
import { formatDateTime } from '../../format/date-time.ts';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { withSession } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { cashbackBox } from './cashback-box.server.ts';
import { playableSpins } from './free-spins.server.ts';

/** One thing a bettor was given and can still use. All words are ready to show. */
export interface Reward {
  readonly kind: 'referral' | 'cashback' | 'freeBet' | 'freeSpins';
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it is used. */
  readonly href: string;
}

/** The rewards of a visitor. `isWhole` says that each kind could be read. */
export type Rewards =
  | { readonly kind: 'guest' }
  | { readonly kind: 'bettor'; readonly list: readonly Reward[]; readonly isWhole: boolean };

/** Which kinds of rewards are there; one that rests is in maintenance, and is not read. */
export type RewardKinds = Readonly<Record<Reward['kind'], 'open' | 'off' | 'resting'>>;

/**
 * Everything the operator says that this bettor was given, what waits to be taken first. A kind that
 * can't be read is left out, and the answer says so. Source: 1§2, 3§7.
 */
export async function rewardsOf(
  visitor: Visitor,
  kinds: RewardKinds,
  context: AppLoadContext,
): Promise<Rewards> {
  if (!visitor.session) return { kind: 'guest' };
  const { upstream, requestId, brand, now, log } = context;
  const texts = textsOf(brand.locale, 'rewards');
  const date = (at: number) => formatDateTime(at, brand);
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, brand);

  return withSession(promotionPaths.rewards, visitor, context, async (session) => {
    const settings = { session, requestId, deadlineMs: pageDeadline(context) };
    const referral = async (): Promise<Reward[]> => {
      const { amount, hasRewards } = await readReferralRewards(upstream, settings);
      if (!hasRewards) return [];
      const text = formatText(texts['rewards.referralText'], { amount: money(amount) });
      const title = texts['rewards.referral'];
      return [{ kind: 'referral', id: 'referral', title, text, href: promotionPaths.referral }];
    };
    const cashback = async (): Promise<Reward[] | null> => {
      const box = await cashbackBox(visitor, context);
      if (box.kind === 'unread') return null;
      if (box.kind !== 'closed') return [];
      const [title, text] = [texts['rewards.cashback'], texts['rewards.cashbackText']];
      return [{ kind: 'cashback', id: 'cashback', title, text, href: paths.cashback }];
    };
    const freeBets = async (): Promise<Reward[]> =>
      (await readFreeBets(upstream, settings))
        .filter(({ isAvailable, expiresAt }) => isAvailable && expiresAt > now())
        .map(({ id, stake, expiresAt }) => ({
          kind: 'freeBet',
          id,
          title: formatText(texts['rewards.freeBet'], { amount: money(stake) }),
          text: formatText(texts['rewards.until'], { date: date(expiresAt) }),
          href: paths.betSlip,
        }));
    const freeSpins = async (): Promise<Reward[]> =>
      (await playableSpins(settings, context)).map(({ id, spins, games: [game], expiresAt }) => ({
        kind: 'freeSpins',
        id,
        title: countText(texts, 'rewards.freeSpins', spins, brand.locale),
        text: game
          ? formatText(texts['rewards.freeSpinsText'], {
              game: game.gameName,
              date: date(expiresAt),
            })
          : formatText(texts['rewards.freeSpinsNoGame'], { date: date(expiresAt) }),
        href: game ? gamePath(game.gameId) : paths.casino,
      }));
    const reads = [
      [kinds.referral, referral],
      [kinds.cashback, cashback],
      [kinds.freeBet, freeBets],
      [kinds.freeSpins, freeSpins],
    ] as const;
    const lists = await Promise.all(
      reads.map(async ([state, read]) => {
        if (state !== 'open') return state === 'off' ? [] : null;
        return read().catch((error: unknown) => {
          if (!(error instanceof UpstreamError)) throw error;
          log.warn({ err: error }, 'rewards not read');
          return null;
        });
      }),
    );
    return {
      kind: 'bettor',
      list: lists.flatMap((list) => list ?? []),
      isWhole: !lists.includes(null),
    };
  });
}
