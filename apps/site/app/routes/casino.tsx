import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import ErrorPage from '../features/shell/error-page.tsx';
import { pageTitle } from '../services/page-title.server.ts';

/** The casino's address, where the sportsbook leads while it is off: says that no module is open. */
export function loader({ context }: LoaderFunctionArgs) {
  return { title: pageTitle(textsOf(context.brand.locale, 'shell').closedTitle, context) };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function Casino() {
  return <ErrorPage kind="closed" />;
}
