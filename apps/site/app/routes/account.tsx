import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { userDetails } from '@vitrine/upstream/contract/users';
import { UpstreamError } from '@vitrine/upstream/errors';
import { AccountView } from '../features/account/account-view.tsx';
import { paths } from '../paths.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { requireBettor, withSession } from '../services/session.server.ts';

/** The page shows itself with what the session knows when the operator takes longer. */
const DEADLINE_MS = 2500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const bettor = await requireBettor(request, context);
  const { user } = bettor.session;
  const details = await withSession(paths.account, bettor, context, (session) =>
    context.upstream.call(userDetails, {
      session,
      deadlineMs: DEADLINE_MS,
      requestId: context.requestId,
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'user details not read');
    return null;
  });
  const isStale = new URL(request.url).searchParams.get('notice') === 'staleForm';
  const texts = textsOf(context.brand.locale, 'account');
  return {
    title: pageTitle(texts.accountTitle, context),
    texts,
    fullName: details?.data.fullname ?? user.fullName,
    email: details?.data.userAccount.email ?? user.email,
    cellPhone: details?.data.userDetail.cellPhone ?? null,
    notice: isStale ? textsOf(context.brand.locale, 'shell').staleForm : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Account() {
  return <AccountView {...useLoaderData<typeof loader>()} />;
}
