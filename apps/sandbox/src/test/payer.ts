import { expect } from 'vitest';
import { openTestPlatform, type Login, type TestPlatform } from './platform.ts';

/** What stands written of a bettor, in minor units. */
export interface PayerBooks {
  readonly balance: number;
  readonly movements: readonly {
    readonly key: string;
    readonly kind: string;
    readonly entries: readonly { readonly account: string; readonly amount: number }[];
  }[];
  readonly charges: readonly { readonly id: string; readonly status: number }[];
  readonly withdrawals: readonly { readonly id: string; readonly status: number }[];
}

/** An answer with its parts as a test reads them. */
export interface Answered {
  readonly status: number;
  /** Code of a refusal. */
  readonly error: string | undefined;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
  readonly json: unknown;
}

/** A bettor who deposits and withdraws at a platform that nobody else uses. */
export interface TestPayer {
  readonly test: TestPlatform;
  /** Calls with the bettor's token. */
  call(method: string, path: string, body?: unknown): Promise<Answered>;
  /** Logs in anew: as somebody else, or because the token is too old. */
  login(username?: string): Promise<void>;
  /** A control call; answers its status. */
  order(path: string, body: unknown): Promise<number>;
  /** Status of a transaction of the bettor's. */
  statusOf(id: unknown): Promise<unknown>;
  /** Lets time pass, a token's life and more. */
  pass(milliseconds: number): Promise<void>;
  /** The books, once every movement in them is found to sum to zero. */
  books(): Promise<PayerBooks>;
  balance(): Promise<number>;
  /** Posts a form of the bank; answers the page it leads to. */
  atBank(payment: Answered, action: string): Promise<string>;
  /** Makes an account of the bettor that money can be withdrawn to, and answers its id. */
  confirmedAccount(): Promise<unknown>;
}

/** Account numbers whose check digits are right, by country. */
export const ACCOUNT_NUMBERS = {
  PE: '01124100019000658270',
  MX: '032180000118359719',
  CO: '12345678901',
  EC: '2201234567',
  GT: '123456789',
} as const;

export async function openPayer(country = 'BR'): Promise<TestPayer> {
  const test = await openTestPlatform({ SANDBOX_COUNTRY: country });
  let username: string | undefined;
  let session: Login = await test.login();

  async function call(method: string, path: string, body?: unknown): Promise<Answered> {
    const options = body === undefined ? {} : { body };
    const { status, json } = await test.call(method, path, { token: session.token, ...options });
    const { error, data } = (json ?? {}) as Partial<Answered>;
    return { status, error, data: data ?? {}, json };
  }

  async function books(): Promise<PayerBooks> {
    const email = username ?? 'demo@vitrine.example';
    const { json } = await test.call('GET', `/sandbox/books/${email}`);
    const found = json as PayerBooks;
    for (const { entries } of found.movements) {
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    }
    return found;
  }

  return {
    test,
    call,
    books,
    async login(other = username) {
      username = other;
      session = await test.login(other);
    },
    async order(path, body) {
      return (await test.call('POST', `/sandbox/${path}`, { body })).status;
    },
    async statusOf(id) {
      const { data } = await call('GET', `/payments/api/wallet/bankTransaction/${String(id)}`);
      return data['status'];
    },
    async pass(milliseconds) {
      test.pass(milliseconds);
      session = await test.login(username);
    },
    async balance() {
      return (await books()).balance;
    },
    async atBank({ data }, action) {
      const path = new URL(String(data['paymentUrl'])).pathname;
      await test.call('POST', `${path}/${action}`);
      return (await test.call('GET', path)).text.replaceAll(/\s+/g, ' ');
    },
    async confirmedAccount() {
      const isPix = country === 'BR';
      const { data, status } = await call(
        'POST',
        isPix
          ? '/payments/api/wallet/BankAccounts/PixBankAccounts'
          : '/payments/api/wallet/BankAccounts',
        isPix
          ? { pixKeyType: 'cpf', pixKey: '529.982.247-25' }
          : {
              bankName: 'Banco',
              accountType: 'Savings',
              accountNumber: ACCOUNT_NUMBERS[country as keyof typeof ACCOUNT_NUMBERS],
            },
      );
      expect(status).toBe(200);
      if (!isPix) test.pass(5000);
      return data['id'];
    },
  };
}
