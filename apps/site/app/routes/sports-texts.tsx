import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { textsOf } from '@vitrine/messages/texts';

/** The slip's texts, apart from the slip: they come with the page and never again. */
export function loader({ context }: LoaderFunctionArgs) {
  return { slip: textsOf(context.brand.locale, 'bet-slip') };
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function SportsTexts() {
  return <Outlet context={useLoaderData<typeof loader>().slip satisfies Namespaces['bet-slip']} />;
}
