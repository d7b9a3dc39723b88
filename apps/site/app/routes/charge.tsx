import {
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/errors';
import { type ChargeState, chargeState } from '../features/wallet/charge-state.ts';
import { ChargeView, type ShownCharge } from '../features/wallet/charge-view.tsx';
import { depositMethodNamed } from '../features/wallet/deposit-methods.ts';
import { daysBetween, formatDay, formatTime } from '../format/date-time.ts';
import { forgetBalance } from '../services/balance.server.ts';
import { type Charge, readCharge } from '../services/charge.server.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { pathOf, requireBettor, withSession } from '../services/session.server.ts';

/** States in which the balance has changed; in the address once that is known. */
const MOVED: ReadonlySet<ChargeState> = new Set(['paid', 'refunded']);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const texts = textsOf(context.brand.locale, 'wallet');
  const charge = await withSession(pathOf(request), bettor, context, (session) =>
    readCharge(params.transactionId ?? '', bettor, session, context),
  ).catch((error: unknown) => {
    if (error instanceof UpstreamError) return 'unknown' as const;
    throw error;
  });
  if (charge === null) throw new Response(null, { status: 404 });
  const shown = charge === 'unknown' ? null : shownCharge(charge, context);
  const url = new URL(request.url);
  if (shown && MOVED.has(shown.state) && !url.searchParams.has(shown.state)) {
    // The frame reads the balance beside this loader: only the next request shows what was paid.
    await forgetBalance(bettor, context);
    throw redirect(`${url.pathname}?${shown.state}`);
  }
  return { title: pageTitle(texts.yourDeposit, context), texts, charge: shown };
}

function shownCharge(charge: Charge, context: AppLoadContext): ShownCharge {
  const { brand } = context;
  const { transactionId, instrument, expiresAt, paymentUrl } = charge;
  const texts = textsOf(brand.locale, 'wallet');
  const isOverdue = expiresAt !== null && expiresAt <= context.now();
  const state = chargeState(charge.state, isOverdue);
  return {
    state,
    isPayable: !isOverdue && (state === 'waiting' || state === 'unknown'),
    method: depositMethodNamed(charge.method),
    instrument,
    paymentUrl,
    amount: formatMoney(charge.amount, brand),
    expiry:
      expiresAt === null
        ? null
        : formatText(texts.expiresAt, { time: nearMoment(expiresAt, context) }),
    transactionText: formatText(texts.transaction, { id: transactionId }),
  };
}

/** The time of day, with its day when that is not today. */
function nearMoment(at: number, { brand, now }: AppLoadContext): string {
  const time = formatTime(at, brand);
  return daysBetween(now(), at, brand) === 0 ? time : `${formatDay(at, brand)}, ${time}`;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Charge() {
  return <ChargeView {...useLoaderData<typeof loader>()} />;
}
