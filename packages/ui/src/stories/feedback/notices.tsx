import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { ReactNode } from 'react';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { Link } from '../../base/link/link.tsx';
import type { NoticeWords } from '../../feedback/notice-modal/notice-modal.tsx';
import { useShellFixtures } from '../shell/shell-fixtures.ts';

/** Every notice that a page can open over itself. */
export type NoticeName =
  'reactivation' | 'maxBalance' | 'underage' | 'location' | 'freeBet' | 'spins' | 'migration';

function wayOn(href: string, label: string): ReactNode {
  return (
    <Button asChild fullWidth>
      <a href={href}>{label}</a>
    </Button>
  );
}

function otherWay(href: string, label: string): ReactNode {
  return (
    <Button asChild intent="quiet" fullWidth>
      <a href={href}>{label}</a>
    </Button>
  );
}

function both(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <>
      {first}
      {second}
    </>
  );
}

/** The notices in the words of the brand the story stands in. */
export function useNotices(): Readonly<Record<NoticeName, NoticeWords>> {
  const t = useStoryTexts('common');
  const install = useStoryTexts('install');
  const promotions = useStoryTexts('promotions');
  const brand = useStoryBrand();
  const { day: date, game } = useShellFixtures();
  const money = (minor: number) => formatMoney(minorUnits(minor), brand);
  return {
    reactivation: {
      picture: 'reactivation',
      title: t['notice.reactivation.title'],
      text: t['notice.reactivation.text'],
      actions: both(
        wayOn('#reactivate', t['notice.reactivation.action']),
        otherWay('#support', t.talkToSupport),
      ),
    },
    maxBalance: {
      picture: 'maxBalance',
      title: t['notice.maxBalance.title'],
      text: formatText(t['notice.maxBalance.text'], { amount: money(10000000) }),
      actions: both(wayOn('#withdrawal', t.withdrawBalance), otherWay('#slip', t.notNow)),
    },
    underage: {
      picture: 'underage',
      title: t['notice.underage.title'],
      text: t['notice.underage.text'],
      actions: both(wayOn('#home', t.understood), otherWay('#support', t.talkToSupport)),
    },
    location: {
      picture: 'location',
      title: install['notice.location.title'],
      text: install['notice.location.text'],
      actions: both(
        wayOn('#enable', install['notice.location.action']),
        otherWay('#instructions', install['notice.location.other']),
      ),
    },
    freeBet: {
      picture: 'freeBet',
      title: promotions['notice.freeBet.title'],
      text: formatText(promotions['notice.freeBet.text'], { amount: money(2000), date }),
      actions: both(
        wayOn('#sports', promotions['notice.freeBet.action']),
        otherWay('#regulation', promotions['notice.freeBet.other']),
      ),
    },
    spins: {
      picture: 'spins',
      title: countText(promotions, 'notice.spins.title', 20, brand.language),
      text: formatText(promotions['notice.spins.text'], { game, date }),
      actions: both(
        wayOn('#game', promotions['notice.spins.action']),
        otherWay('#later', promotions['notice.spins.other']),
      ),
    },
    migration: {
      picture: 'migration',
      title: t['notice.migration.title'],
      text: (
        <>
          {t['notice.migration.text']} <Link href="#terms">{t['notice.migration.terms']}</Link>
        </>
      ),
      actions: both(
        wayOn('#accept', t['notice.migration.action']),
        otherWay('#refuse', t['notice.migration.other']),
      ),
    },
  };
}
