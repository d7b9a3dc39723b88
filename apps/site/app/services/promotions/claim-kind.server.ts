import type { AppLoadContext } from '@remix-run/node';
import { minorUnits } from '@vitrine/betting/base/money';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { mayHaveHappened } from '@vitrine/upstream/base/failed-call';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import type { Claim } from '@vitrine/upstream/promotions/claim';
import {
  acceptFreeBet,
  breakEgg,
  readActiveRewards,
  readOfferedFreeBet,
  takeBetAndSpin,
} from '@vitrine/upstream/promotions/rewards';
import {
  claimSpin,
  readSpinWindow,
  type SpinReward,
} from '@vitrine/upstream/promotions/spin-window';
import { z } from 'zod';
import { isoDay } from '../../format/date-time.ts';
import { SPIN_PROMOTIONS } from '../../shapes/promotions/promotion-kinds.ts';
import type { Found, MoneyKind, Sending } from '../money/money-kind.ts';

/** Ids of the operator that a form may name. */
export const giftId = z.string().regex(/^[\w-]{1,64}$/);
const day = z.iso.date();

const content = z.discriminatedUnion('gift', [
  z.object({ gift: z.literal('spin'), promotion: z.enum(SPIN_PROMOTIONS), spinId: giftId }),
  /** `expiresAt` in epoch milliseconds. */
  z.object({ gift: z.literal('freeBet'), giveawayId: giftId, expiresAt: z.number() }),
  /** Once in each day of the bettor's country, YYYY-MM-DD. */
  z.object({ gift: z.literal('egg'), day }),
  z.object({ gift: z.literal('betAndSpin'), day }),
]);

/** What is claimed. */
export type ClaimContent = z.output<typeof content>;

const amount = z.int().transform(minorUnits);
const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), amount }),
  z.object({ kind: z.literal('freeBet'), amount }),
  z.object({ kind: z.literal('freeSpins'), spins: z.int() }),
  z.object({ kind: z.literal('nothing') }),
  /** It was given, and the answer that said how much was lost. */
  z.object({ kind: z.literal('untold') }),
]);

/** What a claim brought. */
export type Gift = z.output<typeof outcome>;

const refusal = z.enum([
  'notAvailable',
  'alreadyClaimed',
  'expired',
  'cancelled',
  'sessionEnded',
  'failed',
]);
export type ClaimRefusal = z.output<typeof refusal>;

/** The bettor who claims, and the services needed. */
export interface Claiming {
  readonly session: SessionHandle;
  readonly context: AppLoadContext;
}

export type FoundClaim = Found<ClaimContent, Gift, ClaimRefusal>;

const ASK_DEADLINE_MS = 5000;

/**
 * The claim of something that the house gives. Its id is that of the gift and of the attempt: each gift
 * is claimed once, from however many tabs. Source: 3§7.
 */
export const claimMovement: MoneyKind<ClaimContent, Gift, ClaimRefusal, Claiming> = {
  name: 'claim',
  version: 1,
  content,
  outcome,
  refusal,
  // Longer than any gift can be claimed.
  lifeMs: 90 * 24 * 60 * 60 * 1000,
  fingerprint: giftKey,
  async send({ content: claimed }, deadlineMs, { session, context }) {
    const settings = { session, deadlineMs, requestId: context.requestId };
    try {
      const claim = await claimGift(claimed, settings, context);
      return claim.ok
        ? { kind: 'done', outcome: claim.gift }
        : { kind: 'refused', refusal: claim.problem };
    } catch (error) {
      if (error instanceof SessionEnded) return { kind: 'refused', refusal: 'sessionEnded' };
      if (mayHaveHappened(error)) return { kind: 'unknown' };
      context.log.warn({ err: error }, 'gift not claimed');
      return { kind: 'refused', refusal: 'failed' };
    }
  },
  ask: effectOf,
};

/** The id of a gift, whichever form claims it. */
export function giftKey(claimed: ClaimContent): string {
  switch (claimed.gift) {
    case 'spin':
      return `spin.${claimed.spinId}`;
    case 'freeBet':
      return `freeBet.${claimed.giveawayId}`;
    default:
      return `${claimed.gift}.${claimed.day}`;
  }
}

type Settings = Parameters<typeof breakEgg>[1];

async function claimGift(
  claimed: ClaimContent,
  settings: Settings,
  { upstream }: AppLoadContext,
): Promise<Claim<Gift>> {
  switch (claimed.gift) {
    case 'spin':
      return told(await claimSpin(upstream, claimed.spinId, settings), ({ reward }) =>
        giftOf(reward),
      );
    case 'freeBet':
      return told(await acceptFreeBet(upstream, claimed.giveawayId, settings), ({ stake }) => ({
        kind: 'freeBet',
        amount: stake,
      }));
    case 'egg':
      return told(await breakEgg(upstream, settings), (given) => ({
        kind: 'money',
        amount: given,
      }));
    case 'betAndSpin':
      return told(await takeBetAndSpin(upstream, settings), ({ spins }) => ({
        kind: 'freeSpins',
        spins,
      }));
  }
}

function told<Given>(claim: Claim<Given>, gift: (given: Given) => Gift): Claim<Gift> {
  return claim.ok ? { ok: true, gift: gift(claim.gift) } : claim;
}

/** A reward without the games it is played in, which the list of free spins tells. */
export function giftOf(reward: SpinReward): Gift {
  return reward.kind === 'freeSpins' ? { kind: 'freeSpins', spins: reward.spins } : reward;
}

/**
 * The effect of a claim without an answer. A gift that is not on offer any more was given, unless its
 * time is over: nobody can tell then, and the bettor's prizes and transactions show it.
 */
async function effectOf(
  { content: claimed }: Sending<ClaimContent>,
  _isOver: boolean,
  { session, context }: Claiming,
): Promise<Gift | null> {
  const { upstream, requestId, brand, now } = context;
  const settings = { session, requestId, deadlineMs: ASK_DEADLINE_MS };
  switch (claimed.gift) {
    case 'spin': {
      const { spin } = await readSpinWindow(upstream, claimed.promotion, settings);
      const isTaken = spin?.state === 'BeingClaimed' || spin?.state === 'Claimed';
      if (spin?.id !== claimed.spinId || !isTaken) return null;
      return spin.reward ? giftOf(spin.reward) : { kind: 'untold' };
    }
    case 'freeBet': {
      const offer = await readOfferedFreeBet(upstream, settings);
      const isOffered = offer?.giveawayId === claimed.giveawayId && offer.state !== 'Claimed';
      return isOffered || now() >= claimed.expiresAt ? null : { kind: 'untold' };
    }
    default: {
      if (isoDay(now(), brand) !== claimed.day) return null;
      const rewards = await readActiveRewards(upstream, settings);
      const reward = claimed.gift === 'egg' ? rewards.wager : rewards.betAndSpin;
      return reward.isActive ? null : { kind: 'untold' };
    }
  }
}
