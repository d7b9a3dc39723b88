import type { Meta, StoryObj } from '@storybook/react-vite';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { expect } from 'storybook/test';
import { type ShownCustomBet, TOGGLES } from '../../shapes/bet-slip/custom-bet.ts';
import { eventName } from '../../format/event-texts.ts';
import { betBuilderPath, eventPath } from '../../paths/event-paths.ts';
import { upcomingEvents } from '../../stories/events.ts';
import { emptySlip } from '../../stories/slips.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { BetBuilderView, type BetBuilderViewProps } from './bet-builder-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Bet builder' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** What is picked: the first outcomes of the first markets of the match. */
interface Case extends Partial<Pick<BetBuilderViewProps, 'kind' | 'isRefused'>> {
  readonly picks?: number;
  readonly bet?: Partial<ShownCustomBet>;
}

function custom(facts: StoryFacts, { picks = 0, bet }: Case): BetBuilderViewProps['custom'] {
  const [event] = upcomingEvents(facts);
  if (!event) return null;
  const markets = event.markets.slice(0, 4);
  const picked = markets.slice(0, picks).flatMap(({ outcomes: [first] }) => first?.id ?? []);
  return {
    eventName: eventName(event, { texts: facts.texts.sportsbook }),
    eventPath: eventPath(event.sportId, event.id),
    bet: {
      markets,
      picked,
      compatible:
        picks === 0
          ? null
          : markets.slice(picks).flatMap((market) => market.outcomes.map(({ id }) => id)),
      odds: null,
      problem: null,
      ...bet,
    },
  };
}

function builder({ kind = 'offered', isRefused = false, ...given }: Case): Story {
  return pageStory({
    at: betBuilderPath('sr:sport:1', 'sr:match:1'),
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: emptySlip, events: upcomingEvents },
    data: (facts) => ({
      texts: { ...facts.texts.sportsbook, ...facts.texts['bet-slip'] },
      path: betBuilderPath('sr:sport:1', 'sr:match:1'),
      kind,
      isRefused,
      custom: kind === 'offered' ? custom(facts, given) : null,
    }),
    view: (data) => <BetBuilderView {...data} />,
  });
}

export const NothingPicked: Story = builder({});

export const OnePicked: Story = {
  ...builder({ picks: 1 }),
  play: async ({ canvasElement }) => {
    const pressed = canvasElement.querySelectorAll(`button[name=${TOGGLES}][aria-pressed=true]`);
    await expect(pressed).toHaveLength(1);
  },
};

export const Priced: Story = {
  ...builder({ picks: 2, bet: { odds: oddsFromDecimal(4.5) } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.50')).toBeVisible();
  },
};

export const NotCompatible: Story = builder({ picks: 2, bet: { problem: 'notCompatible' } });

export const NoLongerOffered: Story = builder({ picks: 2, bet: { problem: 'notOffered' } });

export const PriceNotRead: Story = builder({ picks: 2, bet: { problem: 'notRead' } });

export const NotAdded: Story = builder({ picks: 1, isRefused: true });

export const NothingOffered: Story = builder({ kind: 'notFound' });

export const Unreadable: Story = builder({ kind: 'unreadable' });
