import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import type { FreeBet } from '@vitrine/betting/bet-slip/free-bets/free-bet';
import { countText, formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import {
  type FreeSpins,
  readActiveRewards,
  readOfferedFreeBet,
} from '@vitrine/upstream/promotions/rewards';
import { gamePath } from '../../casino/casino-paths.ts';
import { formatDate } from '../../format/date-time.ts';
import { oddsText } from '../../format/odds-text.ts';
import type { PrizesPage } from '../../shapes/promotions/prizes.ts';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle, withSession } from '../base/session/session.server.ts';
import { attemptsOf } from './claims.server.ts';
import { claimNotice } from './claim-words.server.ts';
import { playableSpins } from './free-spins.server.ts';
import { giftCards } from './gift-cards.server.ts';

/** Ids of gifts that the address of the page may name. */
const CLAIMED_GIFT = /^(freeBet\.[\w-]{1,64}|(egg|betAndSpin)\.\d{4}-\d\d-\d\d)$/;

interface PrizesVisit {
  readonly bettor: Bettor;
  readonly freeBets: readonly FreeBet[];
  /** The gift that was just claimed, as the address names it. */
  readonly claimed: string | null;
}

/** Reads the prizes; a part that can't be read is left out and said to be missing. */
export async function prizesPage(
  { bettor, freeBets, claimed }: PrizesVisit,
  context: AppLoadContext,
): Promise<PrizesPage> {
  const { upstream, requestId, brand } = context;
  const settings = {
    session: sessionHandle(bettor, context),
    deadlineMs: pageDeadline(context),
    requestId,
  };
  const words = textsOf(brand.locale, 'promotions');
  const [rewards, offer, spins, made] = await withSession(
    promotionPaths.prizes,
    bettor,
    context,
    () =>
      Promise.all([
        orUnread(readActiveRewards(upstream, settings), context),
        orUnread(readOfferedFreeBet(upstream, settings), context),
        orUnread(playableSpins(settings, context), context),
        claimed !== null && CLAIMED_GIFT.test(claimed)
          ? attemptsOf(claimed, bettor, context)
          : null,
      ]),
  );
  return {
    notice: made && claimNotice(made.shown, words, context),
    cards: await giftCards({ rewards: rewards ?? null, offer: offer ?? null }, bettor, context),
    freeBets: freeBets.map((freeBet) => shownFreeBet(freeBet, context)),
    freeSpins: (spins ?? []).flatMap((given) => shownFreeSpins(given, context)),
    isPartlyUnread: [rewards, offer, spins].includes(undefined),
  };
}

/** Undefined for a part that the operator does not tell. */
async function orUnread<Part>(
  reading: Promise<Part>,
  { log }: AppLoadContext,
): Promise<Part | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    log.warn({ err: error }, 'prizes not read');
    return undefined;
  }
}

/** Free spins by the games they are for; those for which no game is named lead to the casino. */
function shownFreeSpins(
  { id, spins, games, expiresAt }: FreeSpins,
  { brand }: AppLoadContext,
): PrizesPage['freeSpins'] {
  const words = textsOf(brand.locale, 'promotions');
  const shared = {
    countText: countText({ ...words }, 'reward.freeSpins', spins, brand.language),
    expiryText: formatText(words['freeSpins.until'], { date: formatDate(expiresAt, brand) }),
  };
  if (games.length === 0) {
    const game = { id, name: words['reward.kind.freeSpins'] };
    const way = words['box.slots'];
    return [{ id, game, ...shared, play: { href: paths.casino, text: way, label: way } }];
  }
  return games.map(({ gameId, gameName }) => ({
    id: `${id}.${gameId}`,
    game: { id: gameId, name: gameName },
    ...shared,
    play: {
      href: gamePath(gameId),
      text: words['freeSpins.play'],
      label: formatText(words['freeSpins.playGame'], { game: gameName }),
    },
  }));
}

function shownFreeBet(
  { id, stake, expiresAt, minimumOdds, gainLimit }: FreeBet,
  { brand }: AppLoadContext,
): PrizesPage['freeBets'][number] {
  const words = textsOf(brand.locale, 'promotions');
  return {
    id,
    label: words['freeBet.stake'],
    stakeText: formatMoney(stake, brand),
    expiryText: formatText(words['freeBet.until'], { date: formatDate(expiresAt, brand) }),
    conditions: [
      ...(minimumOdds === null
        ? []
        : [
            formatText(words['freeBet.conditionOdds'], {
              odds: oddsText(minimumOdds, { oddsFormat: 'decimal' }),
            }),
          ]),
      ...(gainLimit === null
        ? []
        : [formatText(words['freeBet.conditionGain'], { amount: formatMoney(gainLimit, brand) })]),
      words['freeBet.conditionStake'],
    ],
  };
}
