import { amountFromWire, amountToWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  beginBankTransferDeposit,
  beginCardDeposit,
  beginDepositWithCard,
  beginDigitalWalletDeposit,
  beginOxxoDeposit,
  beginPagoEfectivoDeposit,
  beginPixDeposit,
  beginSpeiDeposit,
  beginTuPayDeposit,
  beginYapeDeposit,
  isValidOxxoDeposit,
} from '../contract/wallet/deposits.ts';
import {
  instrumentOf,
  type DepositInstrument,
  type InstrumentFields,
} from './deposit-instrument.ts';

/** How a bettor wants to pay. A card without a provider's number takes the older call. */
export type DepositWay =
  | { readonly method: 'pix'; readonly providerId: number }
  | { readonly method: 'card'; readonly providerId?: number }
  | { readonly method: 'pagoEfectivo'; readonly isQrCodeAvailable: boolean }
  | {
      readonly method: 'oxxo' | 'spei' | 'tupay' | 'yape' | 'bankTransfer' | 'digitalWallet';
    };

/** A method by which deposits are begun. */
export type DepositMethod = DepositWay['method'];

/** A deposit that waits to be paid. */
export interface BegunDeposit {
  readonly transactionId: string;
  readonly amount: MinorUnits;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** Page of the provider where it can be paid, if there is one. */
  readonly paymentUrl: string | null;
  readonly instrument: DepositInstrument;
}

interface Charge extends InstrumentFields {
  readonly transactionId: string;
  readonly amount: number;
  readonly expiresAt: string;
  readonly paymentUrl?: string | null | undefined;
}

/**
 * Begins a deposit. It is sent once: after an error that leaves open whether it arrived, the last
 * deposit tells. Throws what `UpstreamClient.call` throws. Source: 1§7.
 */
export async function beginDeposit(
  client: UpstreamClient,
  way: DepositWay,
  amount: MinorUnits,
  settings: CallSettings,
): Promise<BegunDeposit> {
  const charge = await begin(client, way, amountToWire(amount), settings);
  return {
    transactionId: charge.transactionId,
    amount: amountFromWire(charge.amount),
    expiresAt: Date.parse(charge.expiresAt),
    paymentUrl: charge.paymentUrl ?? null,
    instrument: instrumentOf(charge),
  };
}

async function begin(
  client: UpstreamClient,
  way: DepositWay,
  amount: number,
  settings: CallSettings,
): Promise<Charge> {
  const options = { ...settings, body: { amount } };
  switch (way.method) {
    case 'pix': {
      const body = { amount, providerId: way.providerId };
      return (await client.call(beginPixDeposit, { ...settings, body })).data;
    }
    case 'card': {
      if (way.providerId === undefined) {
        return (await client.call(beginDepositWithCard, options)).data;
      }
      const body = { amount, providerId: way.providerId };
      return (await client.call(beginCardDeposit, { ...settings, body })).data;
    }
    case 'pagoEfectivo': {
      const body = { amount, isQrCodeAvailable: way.isQrCodeAvailable };
      return (await client.call(beginPagoEfectivoDeposit, { ...settings, body })).data;
    }
    case 'oxxo':
      return (await client.call(beginOxxoDeposit, options)).data;
    case 'spei':
      return (await client.call(beginSpeiDeposit, options)).data;
    case 'tupay':
      return (await client.call(beginTuPayDeposit, options)).data;
    case 'yape':
      return (await client.call(beginYapeDeposit, options)).data;
    case 'bankTransfer':
      return (await client.call(beginBankTransferDeposit, options)).data;
    case 'digitalWallet':
      return (await client.call(beginDigitalWalletDeposit, options)).data;
  }
}

/** Whether the bettor may have a further OXXO voucher. Throws as `beginDeposit` does. Source: 1§7. */
export async function mayDepositWithOxxo(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<boolean> {
  const { data } = await client.call(isValidOxxoDeposit, settings);
  return data.isValid;
}
