import { setTimeout as wait } from 'node:timers/promises';
import type { BrandFacts } from '../../packages/brand-themes/src/brand-facts.ts';
import type { Platform } from '../../tests/e2e/support/platform.ts';
import type { SiteVisitor } from '../../tests/e2e/support/site-visitor.ts';
import { formFields } from './form-fields.ts';

/** A bank account as each country writes it; people of Brazil have a Pix key, their e-mail. */
const ACCOUNT_NUMBERS: Readonly<Record<Exclude<BrandFacts['country'], 'BR'>, string>> = {
  PE: '01124100019000658270',
  CO: '1234567890',
  EC: '1234567890',
  GT: '1234567890',
  MX: '002010077777777771',
};

const PATIENCE_MS = 20_000;
const BETWEEN_TRIES_MS = 250;

/** Asks until there is an answer. */
async function untilThere<Answer>(what: string, ask: () => Promise<Answer | null>) {
  for (let tried = 0; tried < PATIENCE_MS; tried += BETWEEN_TRIES_MS) {
    const answer = await ask();
    if (answer !== null) return answer;
    await wait(BETWEEN_TRIES_MS);
  }
  throw new Error(`${what}: not there after ${PATIENCE_MS} ms`);
}

function led(location: string | null, start: string): string {
  if (location?.startsWith(start)) return location;
  throw new Error(`Led to ${location}, not to ${start}…`);
}

/** Puts the first price of an event aside for later. */
export async function keepSlip(visitor: SiteVisitor, event: string): Promise<void> {
  await visitor.addFirstPrice(event);
  await visitor.post('/bet-slip', { do: 'keep' });
}

/** A bet that was accepted. */
export interface PlacedBet {
  readonly number: string;
  /** The path of what became of the slip. */
  readonly ticket: string;
  /** The path of the link that shares it. */
  readonly shared: string;
}

/** Bets the smallest quick stake on the first price of an event, and shares the bet. */
export async function placeAndShare(
  visitor: SiteVisitor,
  email: string,
  event: string,
  platform: Platform,
): Promise<PlacedBet> {
  await visitor.addFirstPrice(event);
  const [, stake] = /value="(addStake [^"]+)"/.exec((await visitor.get('/bet-slip')).html) ?? [];
  if (stake === undefined) throw new Error('The slip offers no quick stake');
  await visitor.post('/bet-slip', { do: stake });
  // Right after the start no price may be known yet.
  const ticket = await untilThere('the placing', async () => {
    const form = formFields((await visitor.get('/bet-slip')).html, 'place');
    return (await visitor.post('/bet-slip', form)).location;
  });
  const number = await untilThere('the ticket', async () => {
    await visitor.get(ticket);
    return (await platform.books(email)).tickets[0]?.id ?? null;
  });
  const shared = await untilThere('the link of the bet', async () => {
    const { location } = await visitor.post(`/bet-history/${number}/share`, {});
    return /\?compartilhada=(.+)$/.exec(location ?? '')?.[1] ?? null;
  });
  return { number, ticket, shared: `/shared-bet/${shared}` };
}

/** An amount that the brand offers for one tap, as it is typed. */
async function quickAmount(visitor: SiteVisitor): Promise<string> {
  const { html } = await visitor.get('/deposit');
  const [, amount] = [...html.matchAll(/href="\/deposit\?amount=([^"]+)"/g)][2] ?? [];
  if (amount === undefined) throw new Error('The deposit offers no quick amounts');
  return decodeURIComponent(amount);
}

/** Begins a deposit by the first way to pay; answers the path that the form leads to. */
export async function beginDeposit(visitor: SiteVisitor): Promise<string> {
  const amount = await quickAmount(visitor);
  const form = formFields((await visitor.get('/deposit')).html, 'intentId');
  return led((await visitor.post('/deposit', { ...form, amount })).location, '/deposit/');
}

/** Deposits, and pays. The balance that a user is seeded with is next to nothing in some currencies. */
export async function payDeposit(visitor: SiteVisitor, platform: Platform): Promise<void> {
  const charge = await beginDeposit(visitor);
  await platform.order('payments/pay', { transactionId: charge.replace('/deposit/', '') });
  await visitor.get(charge);
}

/** Has an account that takes withdrawals; answers the path of the check before the next withdrawal. */
export async function readyWithdrawal(
  visitor: SiteVisitor,
  email: string,
  { country }: BrandFacts,
): Promise<string> {
  const { html } = await visitor.get('/withdrawal');
  const hasAccount = html.includes('name="account"');
  if (!hasAccount && country === 'BR') {
    await visitor.post('/bank-accounts', { keyType: 'email', key: email });
  }
  if (!hasAccount && country !== 'BR') {
    await visitor.post('/withdrawal/accounts', {
      bankName: 'Banco Central',
      accountType: 'Savings',
      accountNumber: ACCOUNT_NUMBERS[country],
    });
  }
  const { account = '' } = await untilThere('the account for withdrawals', async () => {
    const page = (await visitor.get('/withdrawal')).html;
    return page.includes('name="account"') ? formFields(page, 'account') : null;
  });
  const amount = await quickAmount(visitor);
  return `/withdrawal?${new URLSearchParams({ amount, account }).toString()}`;
}

/** Asks for the withdrawal whose check stands at a path; answers the path of the request. */
export async function askWithdrawal(visitor: SiteVisitor, checkPath: string): Promise<string> {
  const form = formFields((await visitor.get(checkPath)).html, 'intentId');
  return led((await visitor.post('/withdrawal', form)).location, '/withdrawal/requests/');
}

/** The path of the newest movement. */
export async function newestMovement(visitor: SiteVisitor): Promise<string> {
  return untilThere('a movement', async () => {
    const { html } = await visitor.get('/transactions');
    const path = /href="(\/transactions\/(?!statement|export)[^"]+)"/.exec(html)?.[1];
    return path?.replaceAll('&amp;', '&') ?? null;
  });
}
