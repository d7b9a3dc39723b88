import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import {
  type GiveawayClaim,
  type GiveawayState,
  giveawayState,
  giveawayStep,
} from '@vitrine/betting/promotions/giveaway';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import type { ActiveRewards, OfferedFreeBet } from '@vitrine/upstream/promotions/rewards';
import { formatDate, isoDay } from '../../format/date-time.ts';
import { paths } from '../../paths.ts';
import type { GiftCard } from '../../shapes/promotions/prizes.ts';
import type { Bettor } from '../base/session/session.server.ts';
import { attemptsOf, type ShownClaim } from './claims.server.ts';
import { giftText } from './claim-words.server.ts';

interface ReadGifts {
  /** Null for what the operator does not tell. */
  readonly rewards: ActiveRewards | null;
  readonly offer: OfferedFreeBet | null;
}

/** The operator's states, as the site names them. */
const STATES = {
  PendingAcceptance: 'pendingAcceptance',
  ReadyToClaim: 'readyToClaim',
  BeingClaimed: 'beingClaimed',
  Claimed: 'claimed',
  Expired: 'expired',
  Cancelled: 'cancelled',
} as const satisfies Record<OfferedFreeBet['state'], GiveawayState>;

/** The giveaways of a bettor: an offered free bet, and the rewards of the day and of the account. */
export async function giftCards(
  { rewards, offer }: ReadGifts,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<readonly GiftCard[]> {
  const cards = await Promise.all([
    offer && offeredCard(offer, bettor, context),
    rewards && dailyCard('egg', rewards.wager.isActive, bettor, context),
    rewards && dailyCard('betAndSpin', rewards.betAndSpin.isActive, bettor, context),
  ]);
  const ofAccount = (['verification', 'updateProfile'] as const)
    .filter((gift) => rewards?.[gift].isActive)
    .map((gift) => accountCard(gift, context));
  return [...cards.filter((card) => card !== null), ...ofAccount];
}

async function offeredCard(
  { giveawayId, stake, state, expiresAt }: OfferedFreeBet,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<GiftCard> {
  const { brand } = context;
  const words = textsOf(brand.locale, 'promotions');
  const key = `freeBet.${giveawayId}`;
  const { next, shown } = await attemptsOf(key, bettor, context);
  const now = giveawayState(STATES[state], claimOf(shown), { now: context.now(), expiresAt });
  const date = formatDate(expiresAt, brand);
  const step = giveawayStep(now);
  return {
    ...frameOf(now, context),
    key,
    gift: 'freeBet',
    reward: 'freeBet',
    title: formatText(words['reward.freeBet'], { amount: formatMoney(stake, brand) }),
    text:
      now === 'claimed'
        ? words['claim.givenText']
        : formatText(words[`giveaway.${now}.text`], { date }),
    claim: step && { giftId: giveawayId, attempt: next, label: words[`giveaway.${step}`] },
    link: null,
  };
}

/** A reward of the day's bets: to take, or taken already. Null while it was not earned. */
async function dailyCard(
  gift: 'egg' | 'betAndSpin',
  isActive: boolean,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<GiftCard | null> {
  const words = textsOf(context.brand.locale, 'promotions');
  const giftId = isoDay(context.now(), context.brand);
  const key = `${gift}.${giftId}`;
  const { next, shown } = await attemptsOf(key, bettor, context);
  if (!isActive && shown.kind !== 'given' && shown.kind !== 'pending') return null;
  const now = giveawayState('readyToClaim', claimOf(shown), {
    now: context.now(),
    expiresAt: null,
  });
  const given = shown.kind === 'given' ? giftText(shown.gift, words, context) : null;
  return {
    ...frameOf(now, context),
    key,
    gift,
    reward: gift === 'egg' ? 'money' : 'freeSpins',
    title: given ?? words[`gift.${gift}.title`],
    text:
      now === 'readyToClaim'
        ? words[`gift.${gift}.text`]
        : words[now === 'claimed' ? 'claim.givenText' : 'claim.pendingText'],
    claim:
      now === 'readyToClaim' ? { giftId, attempt: next, label: words[`gift.${gift}.claim`] } : null,
    link: null,
  };
}

/** A reward that comes by itself once the account is in order. */
function accountCard(gift: 'verification' | 'updateProfile', context: AppLoadContext): GiftCard {
  const words = textsOf(context.brand.locale, 'promotions');
  return {
    ...frameOf('pendingAcceptance', context),
    // Nothing is to be accepted: the account is to be put in order.
    stateText: words['state.open'],
    key: gift,
    gift,
    reward: 'freeSpins',
    title: words[`gift.${gift}.title`],
    text: words[`gift.${gift}.text`],
    claim: null,
    link: {
      href: gift === 'verification' ? paths.userIdentification : paths.accountDetails,
      label: words[`gift.${gift}.action`],
    },
  };
}

function claimOf({ kind }: ShownClaim): GiveawayClaim {
  return kind === 'refused' ? 'none' : kind;
}

function frameOf(
  state: GiveawayState,
  { brand }: AppLoadContext,
): Pick<GiftCard, 'state' | 'stateText' | 'steps' | 'stepsLabel'> {
  const words = textsOf(brand.locale, 'promotions');
  return {
    state,
    stateText: words[`giveaway.${state}.name`],
    stepsLabel: words['giveaway.steps'],
    steps: [
      words['giveaway.step.accept'],
      words['giveaway.step.claim'],
      words['giveaway.step.done'],
    ],
  };
}
