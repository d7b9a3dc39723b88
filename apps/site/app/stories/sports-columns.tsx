import { Outlet, useLoaderData, useLocation, useMatches } from '@remix-run/react';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { BetSlipLayout } from '../features/bet-slip/bet-slip-layout.tsx';
import { besideOf } from '../features/sportsbook/beside/beside-of.ts';
import { SportNavigation } from '../features/sportsbook/sport-navigation.tsx';
import type { HeaderMenu } from '../shapes/sportsbook/header-menu.ts';
import { paths } from '../paths.ts';
import { sportPath } from '../paths/sportsbook-paths.ts';
import type { SlipDesk } from './slip-desk.ts';
import type { StoryFacts } from './story-facts.ts';

/** The header bar of a day with events of every sport. */
function storyMenu({ texts: { sportsbook, common } }: StoryFacts): HeaderMenu {
  const shortcut = { kind: 'shortcut' } as const;
  const coming = sportPath('futebol', 'proximos-jogos');
  return {
    texts: {
      label: sportsbook['list.sports'],
      more: sportsbook['menu.more'],
      empty: sportsbook['menu.empty'],
    },
    items: [
      {
        ...shortcut,
        id: 'live',
        href: paths.sportsbook,
        label: sportsbook['list.live'],
        icon: 'live',
      },
      ...SPORTS.map(({ id, key, slug }) => ({
        id,
        href: sportPath(slug),
        label: sportsbook[`sport.${key}`],
        icon: key,
        kind: 'sport' as const,
      })),
      { ...shortcut, id: 'casino', href: paths.casino, label: common.casino, icon: 'casino' },
    ],
    search: { href: paths.search, label: sportsbook['search.submit'] },
    favourites: { href: paths.favourites, label: sportsbook['favourites.heading'] },
    popups: [{ id: 'upcoming', href: coming, label: sportsbook['list.upcoming'] }],
  };
}

/** What the sportsbook's layout is told. */
export function sportsColumnsData(desk: SlipDesk, facts: StoryFacts) {
  return {
    menu: storyMenu(facts),
    betSlip: desk.data(),
    sums: desk.sums(),
  };
}

/** The sportsbook's columns, as its layout route has them. */
export function SportsColumns() {
  const { menu, betSlip, sums } = useLoaderData() as ReturnType<typeof sportsColumnsData>;
  const { pathname, search } = useLocation();
  const navigation = <SportNavigation {...menu} at={pathname + search} />;
  return (
    <BetSlipLayout
      data={betSlip}
      sums={sums}
      navigation={navigation}
      beside={besideOf(useMatches().at(-1)?.data)}
    >
      <Outlet />
    </BetSlipLayout>
  );
}
