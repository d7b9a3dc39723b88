import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/errors';
import { ChargeView } from '../features/wallet/charge-view.tsx';
import { formatTime } from '../format/date-time.ts';
import { forgetBalance } from '../services/balance.server.ts';
import { type PixCharge, readCharge } from '../services/deposit.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { pathOf, requireBettor, withSession } from '../services/session.server.ts';

/** In the address once the payment is known. */
const PAID = 'paid';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const { brand } = context;
  const texts = textsOf(brand.locale, 'wallet');
  const charge = await withSession(pathOf(request), bettor, context, (session) =>
    readCharge(params.transactionId ?? '', session, context),
  ).catch((error: unknown) => {
    if (error instanceof UpstreamError) return 'unknown' as const;
    throw error;
  });
  if (charge === null) throw new Response(null, { status: 404 });
  const url = new URL(request.url);
  if (charge !== 'unknown' && charge.status === 'paid' && !url.searchParams.has(PAID)) {
    // The frame reads the balance beside this loader: only the next request shows what was paid.
    await forgetBalance(bettor, context);
    throw redirect(`${url.pathname}?${PAID}`);
  }
  return {
    title: pageTitle(texts.chargeTitle, context),
    texts,
    charge: charge === 'unknown' ? null : shownCharge(charge),
  };

  function shownCharge({ amount, expiresAt, ...rest }: PixCharge) {
    const money = formatMoney(amount, brand);
    return {
      ...rest,
      amount: money,
      expiry: formatText(texts.expiresAt, { time: formatTime(expiresAt, brand) }),
      paidText: formatText(texts.statusPaidText, { amount: money }),
      pictureLabel: formatText(texts.qrCode, { amount: money }),
      transactionText: formatText(texts.transaction, { id: rest.transactionId }),
    };
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Charge() {
  return <ChargeView {...useLoaderData<typeof loader>()} />;
}
