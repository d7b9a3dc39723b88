import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  activeFreeSpins,
  claimBetAndSpin,
  claimFreebet,
  giveEggWin,
  isActiveReward,
  pendingFreebet,
  type GiveawayState,
  type wireGame,
} from '../contract/promotions/giveaway.ts';
import type { FreeBet } from '@vitrine/betting/bet-slip/free-bets/free-bet';
import { freeBetFromWire } from '../bet-slip/free-bets.ts';
import { claimed, type Claim } from './claim.ts';

/** A game in which free spins can be played. */
export type Game = Readonly<z.output<typeof wireGame>>;

/** A reward that can be earned or taken now, and the games it is played in. */
export interface ActiveReward {
  readonly isActive: boolean;
  readonly games: readonly Game[];
}

/** Source: 3§7. */
export type ActiveRewards = Readonly<
  Record<'wager' | 'verification' | 'updateProfile' | 'betAndSpin', ActiveReward>
>;

/** Throws what `UpstreamClient.call` throws, as every read here does. Source: 3§7. */
export async function readActiveRewards(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<ActiveRewards> {
  const { data } = await client.call(isActiveReward, settings);
  const reward = ({ isActive, gameList }: (typeof data)['wager']) => ({
    isActive,
    games: gameList,
  });
  return {
    wager: reward(data.wager),
    verification: reward(data.verification),
    updateProfile: reward(data.updateProfile),
    betAndSpin: reward(data.betAndSpin),
  };
}

/** Breaks the egg: the amount it held. Source: 3§7. */
export function breakEgg(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<Claim<MinorUnits>> {
  return claimed(client.call(giveEggWin, settings).then(({ data }) => amountFromWire(data.amount)));
}

/** A free bet that waits to be accepted. */
export interface OfferedFreeBet {
  readonly giveawayId: string;
  readonly stake: MinorUnits;
  readonly state: GiveawayState;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** The offer that waits; null when there is none. Source: 3§7. */
export async function readOfferedFreeBet(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<OfferedFreeBet | null> {
  const { data } = await client.call(pendingFreebet, settings);
  return (
    data && {
      giveawayId: data.giveawayId,
      stake: amountFromWire(data.stake),
      state: data.state,
      expiresAt: Date.parse(data.expirationDate),
    }
  );
}

/** Accepts an offered free bet. Source: 3§7. */
export function acceptFreeBet(
  client: UpstreamClient,
  giveawayId: string,
  settings: CallSettings,
): Promise<Claim<FreeBet>> {
  return claimed(
    client
      .call(claimFreebet, { ...settings, body: { giveawayId } })
      .then(({ data }) => freeBetFromWire(data)),
  );
}

/** Free spins and the games they are for. */
export interface GivenSpins {
  readonly spins: number;
  readonly games: readonly Game[];
}

/** Takes the spins that a bet of today earned. Source: 3§7. */
export function takeBetAndSpin(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<Claim<GivenSpins>> {
  return claimed(
    client
      .call(claimBetAndSpin, settings)
      .then(({ data }) => ({ spins: data.spins, games: data.gameList })),
  );
}

/** Free spins that can be played. */
export interface FreeSpins extends GivenSpins {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Source: 3§7. */
export async function readFreeSpins(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<readonly FreeSpins[]> {
  const { data } = await client.call(activeFreeSpins, settings);
  return data.map(({ id, spins, gameList, expirationDate }) => ({
    id,
    spins,
    games: gameList,
    expiresAt: Date.parse(expirationDate),
  }));
}
