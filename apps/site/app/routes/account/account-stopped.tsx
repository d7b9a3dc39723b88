import type { AppLoadContext, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { AccountStoppedView } from '../../features/account/account-stopped-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { exclusionWords } from '../../services/account/exclusion-words.server.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import { translator } from '../../services/base/texts.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountStopped');

export const loader = guardedLoader(handle, async ({ context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'account');
  const { selfExclusion } = bettor.session.user;
  return {
    pageTitle: await pageTitle(texts['stopped.title'], context),
    title: texts['stopped.title'],
    reasons: selfExclusion
      ? await exclusionWords(selfExclusion, context)
      : [texts['stopped.blocked']],
    money: texts['stopped.money'],
    contacts: await contacts(context),
    movements: { href: paths.transactions, label: texts['stopped.movements'] },
  };
});

async function contacts({ brand: { locale, licensee } }: AppLoadContext) {
  const texts = textsOf(locale, 'account');
  const translate = await translator(locale, 'account');
  return [
    { href: `mailto:${licensee.supportEmail}`, label: texts['stopped.writeSupport'] },
    {
      href: `tel:${licensee.supportPhone.replace(/[^\d+]/g, '')}`,
      label: translate('stopped.callSupport', { phone: licensee.supportPhone }),
    },
    { href: `mailto:${licensee.ombudsman.email}`, label: texts['stopped.writeOmbudsman'] },
  ];
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.pageTitle },
  { name: 'robots', content: 'noindex' },
];

export default function AccountStopped() {
  return <AccountStoppedView {...useLoaderData<typeof loader>()} />;
}
