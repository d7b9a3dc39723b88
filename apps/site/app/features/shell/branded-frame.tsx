import { useLocation } from '@remix-run/react';
import { BottomNavigation } from '@vitrine/ui/shell/bottom-navigation';
import { HeaderBar } from '@vitrine/ui/shell/header-bar';
import { countText, formatText } from '@vitrine/messages/format-text';
import Cherry from 'lucide-react/icons/cherry';
import History from 'lucide-react/icons/history';
import Radio from 'lucide-react/icons/radio';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, Suspense } from 'react';
import { minutesText } from '../../format/minutes-text.ts';
import { CASINO, isCasinoPath } from '../../paths/casino-home-paths.ts';
import { DOCUMENTS } from '../../paths/document-paths.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { sportPath } from '../../paths/sportsbook-paths.ts';
import { type ShellData, useShellData } from '../../shell-data.ts';
import { PageProgress } from './page-progress.tsx';
import { useFeedTold } from './use-feed-told.ts';
import { useKeptNotice } from './use-kept-notice.ts';
import { lateComponent } from '../../frame/late-component.tsx';
import { Still } from '../../frame/still.tsx';
import { useBalance } from '../../frame/use-balance.ts';
import { useSessionMinutes } from '../../frame/use-session-minutes.ts';

/** Most days there is none: its script loads with the first. */
const Announcement = lateComponent(() => import('./announcement.tsx'));

/** The same for what is wrong. */
const FrameNotices = lateComponent(() => import('./frame-notices.tsx'));

export interface BrandedFrameProps {
  readonly brandName: string;
  /** The brand's mark, for the bar. */
  readonly mark: ReactNode;
  /** What nobody needs first, the footer among it: a first visit does without its script. */
  readonly late: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: bar, navigation, notices, and what comes late. */
export function BrandedFrame({ brandName, mark, late, children }: BrandedFrameProps) {
  const shell = useShellData();
  const { texts } = shell;
  const { pathname } = useLocation();
  const keptNotice = useKeptNotice();
  const feedTold = useFeedTold(shell.feed, pathname);
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] low:pb-(--dock-height,0px) lg:pb-0">
      <Still name="skip-links" of={[shell.slipCount]}>
        <SkipLinks shell={shell} />
      </Still>
      <PageProgress label={texts.pageLoading} />
      <Still name="header" of={shell.user ? null : [pathname, Number(shell.hasCasino)]}>
        <Header brandName={brandName} mark={mark} shell={shell} pathname={pathname} />
      </Still>
      <main id="content" className="flex-1">
        {shell.announcement && pathname !== paths.verifyEmail ? (
          <Suspense>
            <Announcement announcement={shell.announcement} />
          </Suspense>
        ) : null}
        {shell.isSignInPaused ||
        shell.isDeactivated ||
        feedTold !== 'up' ||
        shell.modalNotice ||
        keptNotice ||
        shell.cashback?.banner ? (
          <Suspense>
            <FrameNotices feedTold={feedTold} keptNotice={keptNotice} />
          </Suspense>
        ) : null}
        {children}
      </main>
      <Suspense>{late}</Suspense>
      <Still name="bottom" of={[pathname, shell.slipCount, Number(shell.hasCasino)]}>
        <Bottom shell={shell} pathname={pathname} />
      </Still>
    </div>
  );
}

/** The first keys of a page: over its bars to the content, or to the slip. */
function SkipLinks({ shell: { texts, slipCount, format } }: { readonly shell: ShellData }) {
  const place = 'skip-link focus:fixed focus:top-2 focus:left-2 focus:z-50';
  return (
    <>
      <a href="#content" className={place}>
        {texts.skipToContent}
      </a>{' '}
      <a href={paths.betSlip} className={place}>
        {slipCount > 0
          ? `${texts.toSlip}: ${countText(texts, 'selections', slipCount, format.language)}`
          : texts.toSlip}
      </a>
    </>
  );
}

interface HeaderProps extends Pick<BrandedFrameProps, 'brandName' | 'mark'> {
  readonly shell: ShellData;
  readonly pathname: string;
}

function Header({ brandName, mark, shell, pathname }: HeaderProps) {
  const { texts, user, playLimits, hasCasino } = shell;
  const balance = useBalance(shell, user !== null);
  const minutes = useSessionMinutes(shell);
  return (
    <HeaderBar
      mark={mark}
      home={{ href: paths.sportsbook, label: formatText(texts.home, { brand: brandName }) }}
      navigationLabel={texts.navigation}
      navigation={[
        {
          href: paths.sportsbook,
          label: texts.navSports,
          current: pathname.startsWith(paths.sportsbook),
        },
        ...(hasCasino
          ? [{ href: CASINO, label: texts.navCasino, current: isCasinoPath(pathname) }]
          : []),
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
              session:
                minutes === null
                  ? undefined
                  : {
                      href: playLimits ?? DOCUMENTS.responsibleGamePolicy,
                      label: texts.sessionTime,
                      text: minutesText(minutes),
                    },
              balance: {
                href: paths.account,
                label: texts.balance,
                text: balance ?? '–',
              },
              deposit: user.mayDeposit ? { href: paths.deposit, label: texts.deposit } : undefined,
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

/** Written only where the server has not kept it: the items cost more than the element. */
function Bottom({ shell, pathname }: Pick<HeaderProps, 'shell' | 'pathname'>) {
  return <BottomNavigation label={shell.texts.navigation} items={bottomItems(shell, pathname)} />;
}

function bottomItems({ texts, slipCount, format, hasCasino }: ShellData, pathname: string) {
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
    ...(hasCasino
      ? [
          {
            href: CASINO,
            label: texts.navCasino,
            icon: icon(Cherry),
            current: isCasinoPath(pathname),
          },
        ]
      : []),
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
