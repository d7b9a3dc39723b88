import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip-event';
import type { BetSlip, PlaceStatus } from '@vitrine/betting/bet-slip-types';
import { expect } from 'storybook/test';
import { ticketPath } from '../../paths.ts';
import { frameTexts } from '../../story-support/frame-texts.ts';
import {
  INTENT,
  NEXT_INTENT,
  readyMultiple,
  singlesOf,
  slipAfter,
} from '../../story-support/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../story-support/story-facts.ts';
import { pageMeta, pageStory } from '../../story-support/story-page.tsx';
import { BETTOR } from '../../story-support/story-shell.ts';
import { TicketPage, type TicketPageProps } from './ticket-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Bet slip/Ticket' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

interface TicketState {
  readonly slip: (facts: StoryFacts) => BetSlip;
  /** What became of each ticket; one of a multiple. */
  readonly statuses: readonly PlaceStatus[];
  /** How often the page looks before it hears of it. */
  readonly afterLooks?: number;
  /** Whether nobody can say what became of it. */
  readonly isLost?: boolean;
}

type Tickets = TicketPageProps['tickets'];

function ticketsOf({ ticketType, selections }: BetSlip, statuses: readonly PlaceStatus[]): Tickets {
  const outcomes =
    ticketType === 'multiple' ? [null] : selections.map(({ outcomeId }) => outcomeId);
  return outcomes.map((outcomeId, index) => ({
    outcomeId,
    ticketId: `9007199254740${index + 1}`,
    acceptedAt: statuses[index] === 'accepted' ? STORY_NOW : null,
  }));
}

/** The slip as it was placed, once its tickets stand so. */
function placed(slip: BetSlip, tickets: Tickets, statuses: readonly PlaceStatus[]): BetSlip {
  const settled = tickets.flatMap(({ ticketId }, index): BetSlipEvent[] => {
    const status = statuses[index] ?? 'pending';
    return status === 'pending'
      ? []
      : [{ kind: 'ticketSettled', ticketId, status, rejectCode: null, finalOdds: [] }];
  });
  return slipAfter(
    slip,
    { kind: 'placementStarted', intentId: INTENT },
    {
      kind: 'placementAnswered',
      intentId: INTENT,
      tickets,
      rejections: [],
      nextIntentId: NEXT_INTENT,
    },
    ...settled,
  );
}

function ticket({ slip, statuses, afterLooks = 0, isLost = false }: TicketState) {
  return pageStory({
    at: ticketPath(INTENT),
    visitor: BETTOR,
    data: (facts, { looks }) => {
      const heard = looks < afterLooks ? [] : statuses;
      const before = slip(facts);
      const tickets = ticketsOf(before, heard);
      const after = placed(before, tickets, heard);
      return {
        texts: facts.texts['bet-slip'],
        intentId: INTENT,
        slip: isLost ? slipAfter(after, { kind: 'placementLost', intentId: INTENT }) : after,
        tickets,
        now: STORY_NOW,
      };
    },
    view: (data) => <TicketPage {...data} />,
  });
}

const singles = (facts: StoryFacts) => singlesOf(facts, [1000, 2500]);

export const Waiting: Story = ticket({ slip: readyMultiple, statuses: ['pending'] });

export const WaitingEnds: Story = {
  ...ticket({ slip: readyMultiple, statuses: ['accepted'], afterLooks: 2 }),
  name: 'The page looks again by itself until the ticket is accepted',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['waiting.title'])).toBeVisible();
    await expect(
      await canvas.findByText(t['receipt.oddsFixed'], {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.queryByText(t['waiting.title'])).toBeNull();
  },
};

export const Accepted: Story = ticket({ slip: readyMultiple, statuses: ['accepted'] });
export const SinglesAccepted: Story = ticket({ slip: singles, statuses: ['accepted', 'accepted'] });

export const Rejected: Story = {
  ...ticket({ slip: readyMultiple, statuses: ['rejected'] }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    const heading = canvas.getByRole('heading', { name: t['result.error.title_one'] });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveFocus();
  },
};

export const Canceled: Story = ticket({ slip: singles, statuses: ['canceled', 'canceled'] });

export const PartlyAccepted: Story = {
  ...ticket({ slip: singles, statuses: ['accepted', 'rejected'] }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['result.mixed.text'])).toBeVisible();
    await expect(canvas.getByText(t['receipt.oddsFixed'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: t['result.retry'] })).toBeVisible();
  },
};

/** Every look is spent and the operator has not said what became of it. */
export const Unknown: Story = {
  ...ticket({ slip: readyMultiple, statuses: ['pending'], isLost: true }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['disconnected.title'])).toBeVisible();
    await expect(canvas.getByRole('link', { name: t['disconnected.history'] })).toBeVisible();
  },
};
