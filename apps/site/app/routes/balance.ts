import type { LoaderFunctionArgs } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/money';
import { readBalance } from '../services/balance.server.ts';
import { visitorOf } from '../services/visitor.server.ts';

/** The balance by itself, for a page that stays open. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const balance = await readBalance(await visitorOf(request, context), context);
  return { balance: balance === null ? null : formatMoney(balance, context.brand) };
}
