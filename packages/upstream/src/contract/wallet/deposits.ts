import { z } from 'zod';
import { DEPOSIT_LIMIT_CODES, PLAY_REFUSALS } from '../account/account-refusals.ts';
import { endpoint } from '../../base/endpoint.ts';
import { transactionStatus, TRANSACTION_TYPE } from './transactions.ts';
import { wireAmount } from './wallet.ts';
import { instant, maybeInstant } from '../../base/wire-fields.ts';

/** A page that a bettor is sent to: never a script. */
const webAddress = z.url({ protocol: /^https?$/ });

/** What every charge tells; `paymentUrl` is the provider's page where it can be paid. */
const charge = z.object({
  transactionId: z.string(),
  amount: wireAmount,
  expiresAt: instant,
  paymentUrl: webAddress.nullish(),
});

/** A charge that is paid on the provider's page and nowhere else. */
const redirectCharge = charge.extend({ paymentUrl: webAddress });

/** A charge that the bettor confirms on a phone. */
const phoneCharge = charge.extend({
  /** Where the request was sent, shortened, such as `•••4321`. */
  phone: z.string(),
});

/** Why a deposit is refused: the account's own limits and standing, the operator's, the amount. */
const DEPOSIT_REFUSALS = {
  ...PLAY_REFUSALS,
  400: ['INVALID_AMOUNT', 'METHOD_NOT_AVAILABLE', 'WALLET_ABOVE_LIMITS', ...DEPOSIT_LIMIT_CODES],
} as const;

export const beginPixDeposit = endpoint({
  name: 'pix.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/pix/beginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount, providerId: z.number().int() }),
  answer: z.object({
    data: charge.extend({
      /** Pix "copia e cola": an EMV merchant-presented payload with its CRC. */
      brCode: z.string(),
    }),
  }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['answer fields'],
});

export const pixTransaction = endpoint({
  name: 'pix.transaction',
  host: 'payments',
  method: 'GET',
  path: '/api/pix/Transaction/{id}',
  auth: 'bearer',
  params: z.object({ id: z.string() }),
  answer: z.object({ data: charge.extend({ status: transactionStatus, brCode: z.string() }) }),
  refusals: { 404: ['TRANSACTION_WAS_NOT_FOUND'] },
  source: '1§7',
  assumed: ['answer fields'],
});

export const beginCardDeposit = endpoint({
  name: 'card.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/card/beginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount, providerId: z.number().int() }),
  answer: z.object({ data: redirectCharge }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['answer fields: the card is entered on the page of the provider'],
});

export const beginDepositWithCard = endpoint({
  name: 'card.beginDepositWithCard',
  host: 'payments',
  method: 'POST',
  path: '/api/wallet/deposit/BeginDepositWithCard',
  auth: 'bearer',
  body: z.object({ amount: wireAmount }),
  answer: z.object({ data: redirectCharge }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['body and answer: as the call with a provider, whose number it does not have'],
});

export const beginOxxoDeposit = endpoint({
  name: 'oxxo.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/wallet/oxxopay/BeginDepositWithOxxoPay',
  auth: 'bearer',
  body: z.object({ amount: wireAmount }),
  answer: z.object({
    data: charge.extend({
      /** The digits of the barcode that the shop scans. */
      reference: z.string(),
    }),
  }),
  refusals: { ...DEPOSIT_REFUSALS, 409: ['TOO_MANY_OPEN_VOUCHERS'] },
  source: '1§7',
  assumed: ['answer fields'],
});

export const isValidOxxoDeposit = endpoint({
  name: 'oxxo.isValidDeposit',
  host: 'main',
  method: 'GET',
  path: '/api/wallet/Deposit/IsValidDepositWithOxxo',
  auth: 'bearer',
  answer: z.object({ data: z.object({ isValid: z.boolean() }) }),
  refusals: { 400: ['METHOD_NOT_AVAILABLE'] },
  source: '1§7',
  assumed: ['answer: whether the bettor may have a further voucher now'],
});

export const beginSpeiDeposit = endpoint({
  name: 'spei.beginDeposit',
  host: 'main',
  method: 'POST',
  path: '/api/wallet/deposit/BeginDepositWithSpei',
  auth: 'bearer',
  body: z.object({ amount: wireAmount }),
  answer: z.object({
    data: charge.extend({
      /** Eighteen digits, the last a check digit. */
      clabe: z.string(),
      reference: z.string(),
      beneficiary: z.string(),
      bankName: z.string(),
    }),
  }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['body', 'answer fields: a CLABE of its own for each deposit'],
});

export const beginPagoEfectivoDeposit = endpoint({
  name: 'pagoEfectivo.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/pagoefectivo/beginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount, isQrCodeAvailable: z.boolean() }),
  answer: z.object({
    data: charge.extend({
      /** "Código CIP", typed in at a bank, an agent or an app. */
      cip: z.string(),
      /** What the picture says; only when the request asked for it. */
      qrCode: z.string().nullish(),
    }),
  }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['answer fields'],
});

export const beginTuPayDeposit = endpoint({
  name: 'tupay.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/tupay/beginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount }),
  answer: z.object({ data: phoneCharge }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['answer fields: confirmed on the phone of the account'],
});

export const beginYapeDeposit = endpoint({
  name: 'yape.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/yape/beginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount }),
  answer: z.object({ data: phoneCharge }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['body', 'answer fields: confirmed on the phone of the account'],
});

export const beginBankTransferDeposit = endpoint({
  name: 'bankTransfer.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/BankTransfer/BeginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount }),
  answer: z.object({
    data: charge.extend({
      /** Written into the transfer, so that it is found. */
      reference: z.string(),
      beneficiary: z.string(),
      bankName: z.string(),
      accountNumber: z.string(),
    }),
  }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['body', 'answer fields', 'a transfer that arrived waits for approval (1§4)'],
});

export const beginDigitalWalletDeposit = endpoint({
  name: 'digitalWallet.beginDeposit',
  host: 'payments',
  method: 'POST',
  path: '/api/DigitalWallet/BeginDeposit',
  auth: 'bearer',
  body: z.object({ amount: wireAmount }),
  answer: z.object({ data: redirectCharge }),
  refusals: DEPOSIT_REFUSALS,
  source: '1§7',
  assumed: ['body', 'answer fields'],
});

export const bankTransaction = endpoint({
  name: 'wallet.bankTransaction',
  host: 'payments',
  method: 'GET',
  path: '/api/wallet/bankTransaction/{id}',
  auth: 'bearer',
  params: z.object({ id: z.string() }),
  answer: z.object({
    data: z.object({
      transactionId: z.string(),
      type: z.literal(Object.values(TRANSACTION_TYPE)),
      paymentMethod: z.number().int(),
      amount: wireAmount,
      status: transactionStatus,
      date: instant,
      /** When its status last changed. */
      changedAt: maybeInstant,
      /** What the operator keeps of it. */
      fee: wireAmount.nullish(),
      expiresAt: maybeInstant,
      paymentUrl: webAddress.nullish(),
      brCode: z.string().nullish(),
      reference: z.string().nullish(),
      clabe: z.string().nullish(),
      cip: z.string().nullish(),
      qrCode: z.string().nullish(),
      phone: z.string().nullish(),
      beneficiary: z.string().nullish(),
      bankName: z.string().nullish(),
      accountNumber: z.string().nullish(),
    }),
  }),
  refusals: { 404: ['TRANSACTION_WAS_NOT_FOUND'] },
  source: '1§7',
  assumed: [
    'answers for every method, with the fields its deposit was begun with',
    '`changedAt` and `fee`: what is not told is not shown',
  ],
});
