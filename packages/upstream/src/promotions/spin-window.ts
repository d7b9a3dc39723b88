import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  claimSpinReward,
  spinWindow,
  spinWindowPublic,
  type GiveawayState,
  type SpinPromotion,
  type wireReward,
} from '../contract/promotions/giveaway.ts';
import { claimed, type Claim } from './claim.ts';
import type { Game } from './rewards.ts';

/** When a promotion's wheel can be spun today; epoch milliseconds. */
export interface SpinWindow {
  readonly isOpen: boolean;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** What a spin brought. */
export type SpinReward =
  | { readonly kind: 'money' | 'freeBet'; readonly amount: MinorUnits }
  | { readonly kind: 'freeSpins'; readonly spins: number; readonly games: readonly Game[] }
  | { readonly kind: 'nothing' };

/** The bettor's own spin of a window. */
export interface Spin {
  readonly id: string;
  readonly state: GiveawayState;
  /** Null until it is claimed. */
  readonly reward: SpinReward | null;
}

export interface OwnSpinWindow extends SpinWindow {
  readonly spin: Spin | null;
}

function windowFromWire(wire: {
  readonly isOpen: boolean;
  readonly opensAt: string;
  readonly closesAt: string;
}): SpinWindow {
  return {
    isOpen: wire.isOpen,
    opensAt: Date.parse(wire.opensAt),
    closesAt: Date.parse(wire.closesAt),
  };
}

function rewardFromWire(wire: z.output<typeof wireReward>): SpinReward {
  switch (wire.type) {
    case 'money':
    case 'freeBet':
      return { kind: wire.type, amount: amountFromWire(wire.amount) };
    case 'freeSpins':
      return { kind: 'freeSpins', spins: wire.spins, games: wire.gameList };
    case 'nothing':
      return { kind: 'nothing' };
  }
}

/** The window and the bettor's spin in it. Throws what `UpstreamClient.call` throws. Source: 3§7. */
export async function readSpinWindow(
  client: UpstreamClient,
  promotionType: SpinPromotion,
  settings: CallSettings,
): Promise<OwnSpinWindow> {
  const { data } = await client.call(spinWindow, { ...settings, query: { promotionType } });
  const { spin } = data;
  return {
    ...windowFromWire(data),
    spin: spin && {
      id: spin.spinId,
      state: spin.state,
      reward: spin.reward && rewardFromWire(spin.reward),
    },
  };
}

/** The window as a guest sees it. Throws what `UpstreamClient.call` throws. Source: 3§7. */
export async function readPublicSpinWindow(
  client: UpstreamClient,
  promotionType: SpinPromotion,
  settings: CallSettings = {},
): Promise<SpinWindow> {
  const { data } = await client.call(spinWindowPublic, { ...settings, query: { promotionType } });
  return windowFromWire(data);
}

/** Spins: what it brought, or why nothing can be claimed. Source: 3§7. */
export function claimSpin(
  client: UpstreamClient,
  spinId: string,
  settings: CallSettings,
): Promise<Claim<{ readonly state: GiveawayState; readonly reward: SpinReward }>> {
  return claimed(
    client
      .call(claimSpinReward, { ...settings, body: { spinId } })
      .then(({ data }) => ({ state: data.state, reward: rewardFromWire(data.reward) })),
  );
}
