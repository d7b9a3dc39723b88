import { parseWithZod } from '@conform-to/zod/v4';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import type { BankAccountRefusal } from '@vitrine/upstream/wallet/bank-account-refusal';
import type { z } from 'zod';
import type { BankAccountOrder } from '../../shapes/wallet/bank-account-order.ts';
import { CHANGED_KEY } from '../../paths/wallet-paths.ts';
import { SAVED } from '../../paths.ts';
import { privateMetadata } from '../base/pages/page-metadata.server.ts';
import type { Bettor } from '../base/session/session.server.ts';
import { translator } from '../base/pages/texts.server.ts';
import { readForm } from '../forms/csrf.server.ts';
import { rejectedForm } from '../forms/form-state.server.ts';
import { bankAccountsOf, saveBankAccount } from './bank-accounts.server.ts';

interface PageArgs {
  readonly request: Request;
  readonly bettor: Bettor;
  readonly context: AppLoadContext;
}

/** What the page of a bettor's accounts shows, at whichever address a country has it. Source: 1§2, 1§7. */
export async function bankAccountsPage({ request, bettor, context }: PageArgs) {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'wallet');
  const { pathname, searchParams } = new URL(request.url);
  const accounts = await bankAccountsOf(pathname, bettor, context);
  const changed = accounts?.find(({ id }) => id === searchParams.get(CHANGED_KEY));
  return {
    metadata: await privateMetadata(texts['account.title'], context),
    texts,
    country: brand.country,
    path: pathname,
    accounts,
    changed: changed?.kind === 'pix' ? changed : null,
    isSaved: searchParams.has(SAVED),
  };
}

/** The field of a refusal; the others concern the whole form. */
const NUMBER_REFUSALS: readonly BankAccountRefusal[] = ['invalidNumber', 'notOwn', 'exists'];

interface AccountForm {
  readonly schema: z.ZodType<BankAccountOrder>;
  /** The field of the key or number. */
  readonly numberField: string;
  /** The button that makes an account the default one; null where there is none. */
  readonly defaultField: string | null;
}

/** Saves what the form of the page asks for, and opens the page again. */
export async function saveOnBankAccountsPage(
  { request, bettor, context }: PageArgs,
  { schema, numberField, defaultField }: AccountForm,
) {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const say = await translator(locale, 'wallet');
  const submission = parseWithZod(formData, { schema });
  if (refusal) {
    return data(rejectedForm(submission, say, textsOf(locale, 'shell')[refusal]), { status: 403 });
  }
  const chosen = defaultField === null ? null : formData.get(defaultField);
  const asked = submission.status === 'success' ? submission.value : null;
  const order: BankAccountOrder | null =
    typeof chosen === 'string' ? { kind: 'makeDefault', id: chosen } : asked;
  if (!order) return data(rejectedForm(submission, say), { status: 400 });
  const { pathname } = new URL(request.url);
  const refused = await saveBankAccount(order, pathname, bettor, context);
  if (refused === null) return redirect(`${pathname}?${SAVED}=1`);
  const typed = { payload: submission.payload };
  const text = say(`account.errors.${refused}`);
  const status = refused === 'unreachable' ? 502 : 400;
  if (order.kind === 'makeDefault' || !NUMBER_REFUSALS.includes(refused)) {
    return data(rejectedForm(typed, say, text), { status });
  }
  return data({ ...rejectedForm(typed, say), errors: { [numberField]: text } }, { status });
}
