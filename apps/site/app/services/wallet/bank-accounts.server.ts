import type { AppLoadContext } from '@remix-run/node';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import {
  type BankAccountRefusal,
  bankAccountRefusal,
} from '@vitrine/upstream/wallet/bank-account-refusal';
import {
  addBankAccount,
  addPixKey,
  type BankAccount,
  changePixKey,
  makeDefault,
  readBankAccounts,
} from '@vitrine/upstream/wallet/bank-accounts';
import type { BankAccountOrder } from '../../shapes/wallet/bank-account-order.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';

const SAVE_DEADLINE_MS = 10_000;

/** The bettor's accounts, the default one first; null when they could not be read. Source: 1§7. */
export async function bankAccountsOf(
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<readonly BankAccount[] | null> {
  const { upstream, brand, requestId, log } = context;
  try {
    const accounts = await withSession(returnTo, bettor, context, (session) =>
      readBankAccounts(upstream, brand.country, {
        session,
        deadlineMs: pageDeadline(context),
        requestId,
      }),
    );
    return accounts.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'bank accounts not read');
    return null;
  }
}

/**
 * Saves an account, or makes one the default. Answers why the operator refused, null when it did not.
 * A session that ends leads to the log-in page. Source: 1§7.
 */
export async function saveBankAccount(
  order: BankAccountOrder,
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<BankAccountRefusal | null> {
  const { upstream, brand, requestId, log } = context;
  try {
    await withSession(returnTo, bettor, context, async (session) => {
      const settings = { session, deadlineMs: SAVE_DEADLINE_MS, requestId };
      switch (order.kind) {
        case 'makeDefault':
          return makeDefault(upstream, order.id, settings);
        case 'addPixKey':
          return addPixKey(upstream, order.key, settings);
        case 'changePixKey':
          return changePixKey(upstream, order.id, order.key, settings);
        case 'addAccount': {
          if (brand.country === 'BR') throw new TypeError('Brazil has no such accounts');
          return addBankAccount(upstream, brand.country, order.fields, settings);
        }
      }
    });
    return null;
  } catch (error) {
    if (error instanceof SessionEnded || !(error instanceof UpstreamError)) throw error;
    log.info({ err: error }, 'bank account not saved');
    return bankAccountRefusal(error);
  }
}
