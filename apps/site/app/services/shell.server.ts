import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/money';
import { textsOf } from '@vitrine/messages/texts';
import { brandFormat } from '../format/brand-format.ts';
import type { ShellData } from '../shell-data.ts';
import { readBalance } from './balance.server.ts';
import { storedBetSlip } from './bet-slip-store.server.ts';
import { csrfToken } from './csrf.server.ts';
import { schemeOf } from './scheme.server.ts';
import type { Visitor } from './visitor.server.ts';

/** What every page's frame shows. `liveVersion` is read first: what follows may only be newer. */
export async function shellData(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ShellData> {
  const liveVersion = context.catalogue.version();
  const [balance, slip, scheme] = await Promise.all([
    readBalance(visitor, context),
    storedBetSlip(visitor, context),
    schemeOf(request, context),
  ]);
  const { session } = visitor;
  return {
    csrf: csrfToken(visitor.id, context),
    format: brandFormat(context.brand),
    texts: textsOf(context.brand.locale, 'shell'),
    user: session ? { name: session.user.fullName } : null,
    balance: balance === null ? null : formatMoney(balance, context.brand),
    slipCount: slip.selections.length,
    feedUp: context.catalogue.feedUp(),
    scheme,
    liveVersion,
    origin: context.config.publicUrl,
  };
}
