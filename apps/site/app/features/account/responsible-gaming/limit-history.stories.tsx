import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { accountPaths } from '../../../paths/account-paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { LimitHistoryView, type LimitHistoryViewProps } from './limit-history-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Limit history' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** A limit that was set, and its raise that waits. */
function changes({ texts, money }: StoryFacts): LimitHistoryViewProps['changes'] {
  const t = texts['responsible-gaming'];
  const limit = formatText(t['history.name'], {
    kind: t['history.deposit'],
    period: t['history.daily'],
  });
  return [
    {
      id: 'raise',
      limit,
      asked: '20/11/2026 18:00',
      previous: money(10_000),
      value: money(20_000),
      holds: formatText(t['history.waits'], { date: '21/11/2026 18:00' }),
    },
    {
      id: 'first',
      limit,
      asked: '03/10/2026 09:12',
      previous: t['history.none'],
      value: money(10_000),
      holds: '03/10/2026 09:12',
    },
  ];
}

function page(given: (facts: StoryFacts) => LimitHistoryViewProps['changes']): Story {
  return pageStory({
    at: accountPaths.limitHistory,
    visitor: BETTOR,
    data: (facts) => ({ texts: facts.texts['responsible-gaming'], changes: given(facts) }),
    view: (data) => <LimitHistoryView {...data} />,
  });
}

export const Changes: Story = page(changes);
export const NoneYet: Story = page(() => []);

export const Unread: Story = {
  ...page(() => null),
  name: 'Unread: it can be asked for again',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    const again = canvas.getByRole('link', { name: t['limits.readAgain'] });
    await expect(again).toHaveAttribute('href', accountPaths.limitHistory);
  },
};
