import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Amount } from '../../base/amount/amount.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { BottomNavigation } from '../../shell/bottom-navigation/bottom-navigation.tsx';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state/error-state.tsx';
import { HeaderBar } from '../../shell/header-bar/header-bar.tsx';
import { ListRow } from '../../base/list-row/list-row.tsx';
import { Skeleton, SkeletonRegion } from '../../feedback/skeleton/skeleton.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { SportsMenu } from '../../sportsbook/sports-menu/sports-menu.tsx';
import { StatusDot } from '../../base/status-dot/status-dot.tsx';
import { Tabs } from '../../base/tabs/tabs.tsx';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { showcase } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';

const sports = ['live', 'football', 'basketball', 'tennis', 'eSoccer', 'baseball'] as const;

function Frame({
  loggedIn,
  children,
}: {
  readonly loggedIn: boolean;
  readonly children: ReactNode;
}) {
  const brand = useStoryBrand();
  const t = useStoryTexts('shell');
  const common = useStoryTexts('common');
  const names = useStoryTexts('sportsbook');
  return (
    <div className="relative min-h-screen pb-14 contain-layout lg:pb-0">
      <HeaderBar
        mark={<BrandMark kind="wordmark" />}
        home={{ href: '#home', label: formatText(t.home, { brand: brand.name }) }}
        navigationLabel={t.navigation}
        navigation={[
          { href: '#sports', label: t.navSports, current: true },
          { href: '#live', label: t.navLive, current: false },
          { href: '#bets', label: t.navBets, current: false },
        ]}
        account={
          loggedIn
            ? {
                kind: 'bettor',
                balance: {
                  href: '#wallet',
                  label: t.balance,
                  text: formatMoney(minorUnits(123450), brand),
                },
                deposit: { href: '#deposit', label: t.deposit },
                profile: { href: '#account', label: formatText(t.account, { name: 'Ana' }) },
              }
            : {
                kind: 'guest',
                logIn: { href: '#login', label: t.logIn },
                register: { href: '#register', label: t.register },
              }
        }
      />
      <SportsMenu
        label={common.sports}
        emptyText=""
        more={null}
        className="mx-auto lg:max-w-content"
        items={sports.map((sport) => ({
          id: sport,
          href: `#${sport}`,
          label: sport === 'live' ? common.live : names[`sport.${sport}`],
          icon: <SportIcon sport={sport} />,
          current: sport === 'football',
          begins: false,
        }))}
      />
      <main className="mx-auto flex max-w-content flex-col gap-4 p-4">{children}</main>
      <BottomNavigation
        label={t.navigation}
        items={[
          {
            href: '#sports',
            label: t.navSports,
            icon: <SportIcon sport="football" />,
            current: true,
          },
          { href: '#live', label: t.navLive, icon: <SportIcon sport="live" />, current: false },
          {
            href: '#slip',
            label: t.navSlip,
            icon: <ReceiptText aria-hidden="true" />,
            current: false,
            badge: { count: 3, label: '(3)' },
          },
          {
            href: '#wallet',
            label: t.navAccount,
            icon: <Wallet aria-hidden="true" />,
            current: false,
          },
          {
            href: '#account',
            label: t.navBets,
            icon: <CircleUserRound aria-hidden="true" />,
            current: false,
          },
        ]}
      />
    </div>
  );
}

function Lists() {
  const brand = useStoryBrand();
  const t = useStoryTexts('common');
  const names = useStoryTexts('sportsbook');
  return (
    <Frame loggedIn>
      <Tabs
        label={t.filter}
        items={[
          { href: '#live', label: t.live, current: true, count: 28 },
          { href: '#upcoming', label: t.upcoming, current: false, count: 140 },
          { href: '#favourites', label: t.favourites, current: false },
        ]}
      />
      <Alert tone="info" title={t.infoTitle}>
        {t.infoText}
      </Alert>
      <Card flush title={t.today} aside={<Badge tone="accent">{t.boost}</Badge>}>
        <ul>
          <ListRow
            leading={<SportIcon sport="football" />}
            title={names['sport.football']}
            text={<StatusDot tone="live">{t.live}</StatusDot>}
            trailing={<Badge tone="live">{t.live}</Badge>}
            href="#football"
          />
          <ListRow
            title={t.statusWon}
            text={<StatusDot tone="success">{t.statusClosed}</StatusDot>}
            trailing={<Amount tone="gain">{formatMoney(minorUnits(18550), brand)}</Amount>}
          />
          <ListRow
            title={t.statusPending}
            text={<StatusDot tone="waiting">{t.statusPending}</StatusDot>}
            trailing={<Amount>{formatMoney(minorUnits(5000), brand)}</Amount>}
          />
        </ul>
      </Card>
      <SkeletonRegion label={t.loading}>
        <div className="card-frame flex flex-col gap-3 p-card">
          <Skeleton className="h-4 w-2/5 rounded-control" />
          <Skeleton className="h-odds w-full rounded-odds" />
        </div>
      </SkeletonRegion>
    </Frame>
  );
}

function NothingHere() {
  const t = useStoryTexts('common');
  return (
    <Frame loggedIn={false}>
      <Card>
        <EmptyState
          drawing="events"
          title={t.emptyEventsTitle}
          text={t.emptyEventsText}
          action={<Button intent="quiet">{t.upcoming}</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          title={t.errorTitle}
          safe={t.errorSafe}
          action={<Button>{t.tryAgain}</Button>}
        />
      </Card>
    </Frame>
  );
}

const meta = { ...showcase, title: 'Showcase/Shell' } satisfies Meta;

export default meta;

export const BettorAmongLists: StoryObj<typeof meta> = { render: () => <Lists /> };
export const GuestWithNothing: StoryObj<typeof meta> = { render: () => <NothingHere /> };
