import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import History from 'lucide-react/icons/history';
import Radio from 'lucide-react/icons/radio';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { BottomNavigation } from '../../shell/bottom-navigation/bottom-navigation.tsx';
import { HeaderBar } from '../../shell/header-bar/header-bar.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { SportsMenu } from '../../sportsbook/sports-menu/sports-menu.tsx';

const sports = ['football', 'basketball', 'tennis', 'volleyball', 'baseball', 'formula1'] as const;

export interface SportsFrameProps {
  readonly current: 'sports' | 'bets' | 'slip';
  readonly sport?: (typeof sports)[number] | undefined;
  /** The slip beside the content where there is room for it. */
  readonly slip?: ReactNode;
  /** What a phone has above its navigation: the collapsed slip. */
  readonly dock?: ReactNode;
  readonly slipCount?: number | undefined;
  readonly children: ReactNode;
}

/** What stands around a page of the sportsbook: bar, sports, slip and navigation. */
export function SportsFrame({
  current,
  sport = 'football',
  slip,
  dock,
  slipCount = 0,
  children,
}: SportsFrameProps) {
  const shell = useStoryTexts('shell');
  const brand = useStoryBrand();
  const common = useStoryTexts('common');
  const names = useStoryTexts('sportsbook');
  const menu = (
    <SportsMenu
      label={common.sports}
      emptyText=""
      more={null}
      className={current === 'sports' ? 'lg:self-start' : 'max-lg:hidden lg:self-start'}
      items={sports.map((each) => ({
        id: each,
        href: `#${each}`,
        label: names[`sport.${each}`],
        icon: <SportIcon sport={each} />,
        current: each === sport,
        begins: false,
      }))}
    />
  );
  return (
    <div className="relative min-h-screen pb-28 contain-layout lg:pb-8">
      <HeaderBar
        mark={<BrandMark kind="wordmark" />}
        home={{ href: '#home', label: formatText(shell.home, { brand: brand.name }) }}
        navigationLabel={shell.navigation}
        navigation={[
          { href: '#sports', label: shell.navSports, current: current !== 'bets' },
          { href: '#bets', label: shell.navBets, current: current === 'bets' },
        ]}
        account={{
          kind: 'bettor',
          balance: {
            href: '#wallet',
            label: shell.balance,
            text: formatMoney(minorUnits(123450), brand),
          },
          deposit: { href: '#deposit', label: shell.deposit },
          profile: { href: '#account', label: formatText(shell.account, { name: 'Ana' }) },
        }}
      />
      <div className="mx-auto grid max-w-page lg:gap-6 lg:grid-cols-[15rem_minmax(0,47.5rem)_21.25rem] lg:justify-center lg:px-6 lg:pt-4">
        {menu}
        <main className="flex min-w-0 flex-col gap-3 max-lg:pt-3">{children}</main>
        {slip ? <aside className="hidden self-start lg:block">{slip}</aside> : null}
      </div>
      {dock ? <div className="fixed inset-x-0 bottom-14 z-20 lg:hidden">{dock}</div> : null}
      <BottomNavigation label={shell.navigation} items={bottomItems(shell, current, slipCount)} />
    </div>
  );
}

function bottomItems(
  shell: ReturnType<typeof useStoryTexts<'shell'>>,
  current: SportsFrameProps['current'],
  slipCount: number,
) {
  const icon = (Icon: typeof History) => <Icon aria-hidden="true" size={22} />;
  return [
    { href: '#sports', label: shell.navSports, icon: icon(Trophy), current: current === 'sports' },
    { href: '#live', label: shell.navLive, icon: icon(Radio), current: false },
    {
      href: '#slip',
      label: shell.navSlip,
      icon: icon(ReceiptText),
      current: current === 'slip',
      badge: slipCount > 0 ? { count: slipCount, label: `(${slipCount})` } : undefined,
    },
    { href: '#bets', label: shell.navBets, icon: icon(History), current: current === 'bets' },
    { href: '#account', label: shell.navAccount, icon: icon(CircleUserRound), current: false },
  ];
}
