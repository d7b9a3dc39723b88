import { useLocation } from '@remix-run/react';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { Alert } from '@vitrine/ui/alert';
import { BottomNavigation } from '@vitrine/ui/bottom-navigation';
import { HeaderBar } from '@vitrine/ui/header-bar';
import { countText, formatText } from '@vitrine/messages/format-text';
import History from 'lucide-react/icons/history';
import Radio from 'lucide-react/icons/radio';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import { lazy, type ReactNode, Suspense } from 'react';
import { loginPath, paths, sportPath } from '../../paths.ts';
import { type ShellData, useShellData } from '../../shell-data.ts';
import { useBalance } from './use-balance.ts';

/** Served with every page; its script follows when the page is at rest. */
const SiteFooter = lazy(() => import('./site-footer.tsx'));

export interface BrandedFrameProps {
  readonly brand: Pick<BrandFacts, 'name' | 'licensee'>;
  /** The brand's mark, for the bar and the footer. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page: bar, navigation, notices, and who holds the licence. */
export function BrandedFrame({ brand, mark, children }: BrandedFrameProps) {
  const shell = useShellData();
  const { texts } = shell;
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] lg:pb-0">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-3"
      >
        {texts.skipToContent}
      </a>
      <Header brand={brand} mark={mark} shell={shell} pathname={pathname} />
      <main id="content" className="flex-1">
        {shell.feedUp ? null : (
          <div className="mx-auto max-w-page px-3 pt-3">
            <Alert tone="warning" title={texts.feedDown} />
          </div>
        )}
        {children}
      </main>
      <Suspense>
        <SiteFooter licensee={brand.licensee} mark={mark} />
      </Suspense>
      <BottomNavigation label={texts.navigation} items={bottomItems(shell, pathname)} />
    </div>
  );
}

interface HeaderProps extends Pick<BrandedFrameProps, 'brand' | 'mark'> {
  readonly shell: ShellData;
  readonly pathname: string;
}

function Header({ brand, mark, shell, pathname }: HeaderProps) {
  const { texts, user } = shell;
  const balance = useBalance(shell.balance, user !== null);
  return (
    <HeaderBar
      mark={mark}
      home={{ href: paths.sportsbook, label: formatText(texts.home, { brand: brand.name }) }}
      navigationLabel={texts.navigation}
      navigation={[
        {
          href: paths.sportsbook,
          label: texts.navSports,
          current: pathname.startsWith(paths.sportsbook),
        },
        {
          href: paths.betHistory,
          label: texts.navBets,
          current: pathname.startsWith(paths.betHistory),
        },
      ]}
      account={
        user
          ? {
              kind: 'bettor',
              balance: {
                href: paths.account,
                label: texts.balance,
                text: balance ?? '–',
              },
              deposit: { href: paths.deposit, label: texts.deposit },
              profile: {
                href: paths.account,
                label: formatText(texts.account, { name: user.name }),
              },
            }
          : {
              kind: 'guest',
              logIn: { href: loginPath(pathname), label: texts.logIn },
              register: { href: paths.register, label: texts.register },
            }
      }
    />
  );
}

function bottomItems({ texts, slipCount, format }: ShellData, pathname: string) {
  const icon = (Icon: typeof History) => <Icon aria-hidden="true" size={22} />;
  const live = sportPath('futebol', 'ao-vivo');
  return [
    {
      href: paths.sportsbook,
      label: texts.navSports,
      icon: icon(Trophy),
      current: pathname.startsWith(paths.sportsbook) && pathname !== live,
    },
    {
      href: live,
      label: texts.navLive,
      icon: icon(Radio),
      current: pathname === live,
    },
    {
      href: paths.betSlip,
      label: texts.navSlip,
      icon: icon(ReceiptText),
      current: pathname.startsWith(paths.betSlip),
      badge:
        slipCount > 0
          ? {
              count: slipCount,
              label: countText(texts, 'selections', slipCount, format.language),
            }
          : undefined,
    },
    {
      href: paths.betHistory,
      label: texts.navBets,
      icon: icon(History),
      current: pathname.startsWith(paths.betHistory),
    },
    {
      href: paths.account,
      label: texts.navAccount,
      icon: icon(UserRound),
      current: [paths.account, paths.deposit, paths.login, paths.register].some((path) =>
        pathname.startsWith(path),
      ),
    },
  ];
}
