import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { AccountView } from '../features/account/account-view.tsx';
import { pageTitle } from '../services/page-title.server.ts';
import { requireBettor } from '../services/session.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = await requireBettor(request, context);
  const texts = textsOf(context.brand.locale, 'account');
  return {
    title: pageTitle(texts.accountTitle, context),
    texts,
    fullName: session.user.fullName,
    email: session.user.email,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function Account() {
  return <AccountView {...useLoaderData<typeof loader>()} />;
}
