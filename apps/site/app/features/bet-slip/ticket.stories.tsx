import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, PlaceStatus } from '@vitrine/betting/bet-slip/bet-slip-types';
import { expect } from 'storybook/test';
import { ticketPath } from '../../paths/slip-paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { INTENT, NEXT_INTENT, readyMultiple, singlesOf, slipAfter } from '../../stories/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { TicketPage, type TicketPageProps } from './ticket-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Bet slip/Ticket' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

interface TicketState {
  readonly slip: (facts: StoryFacts) => BetSlip;
  /** The status of each ticket; one for a multiple. */
  readonly statuses: readonly PlaceStatus[];
  /** How many times the page checks before it gets the status. */
  readonly afterLooks?: number;
  /** Whether the outcome is unknown. */
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

/** The placed slip, with its tickets in these statuses. */
function placed(slip: BetSlip, tickets: Tickets, statuses: readonly PlaceStatus[]): BetSlip {
  const settled = tickets.flatMap(({ ticketId }, index): BetSlipEvent[] => {
    const status = statuses[index] ?? 'pending';
    if (status === 'pending') return [];
    if (status === 'notConfirmed') return [{ kind: 'ticketNotConfirmed', ticketId }];
    const code = status === 'rejected' ? 'REJECTED' : null;
    return [{ kind: 'ticketSettled', ticketId, status, code, finalOdds: [] }];
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
        obstacle: null,
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
    await expect(await canvas.findByText(t['receipt.oddsFixed'])).toBeVisible();
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

/** The operator took both tickets, but failed to report the status of one. */
export const NotConfirmed: Story = {
  name: 'SLIP-01 PLACE-12 a ticket without a status is not confirmed, and can’t be bet again',
  ...ticket({ slip: singles, statuses: ['accepted', 'notConfirmed'] }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['result.notConfirmed.text'])).toBeVisible();
    await expect(canvas.getByText(t['item.state.notConfirmed'])).toBeVisible();
    await expect(canvas.getByRole('link', { name: t['disconnected.check'] })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t['result.retry'] })).toBeNull();
  },
};

/** A limit of -1: nothing was sent, and nothing will be. */
export const Blocked: Story = {
  name: 'PLACE-07 a blocked account is told so, and has the slip back by a button',
  ...pageStory({
    at: ticketPath(INTENT),
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts['bet-slip'],
      intentId: INTENT,
      slip: slipAfter(
        singles(facts),
        { kind: 'placementStarted', intentId: INTENT },
        {
          kind: 'placementRejected',
          intentId: INTENT,
          rejection: { outcomeId: null, code: 'BLOCKED_USER_BY_LIMIT' },
          nextIntentId: NEXT_INTENT,
        },
      ),
      tickets: [],
      obstacle: null,
      now: STORY_NOW,
    }),
    view: (data) => <TicketPage {...data} />,
  }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['blocked.text'])).toBeVisible();
    await expect(canvas.getByRole('link', { name: t['blocked.support'] })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t['blocked.back'] })).toBeVisible();
  },
};

/** All checks are done and the operator has not reported the outcome. */
export const Unknown: Story = {
  ...ticket({ slip: readyMultiple, statuses: ['pending'], isLost: true }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['disconnected.title'])).toBeVisible();
    await expect(canvas.getByRole('link', { name: t['disconnected.history'] })).toBeVisible();
  },
};

/** The page of an attempt that left no ticket. */
function notPlaced(slip: TicketState['slip'], obstacle: TicketPageProps['obstacle']) {
  return pageStory({
    at: ticketPath(INTENT),
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts['bet-slip'],
      intentId: INTENT,
      slip: slip(facts),
      tickets: [],
      obstacle,
      now: STORY_NOW,
    }),
    view: (data) => <TicketPage {...data} />,
  });
}

/** One bet whose stake the operator found too high, without a word of what is left. */
const refusedByLimit = (facts: StoryFacts) =>
  slipAfter(
    singlesOf(facts, [1000]),
    { kind: 'placementStarted', intentId: INTENT },
    {
      kind: 'placementRejected',
      intentId: INTENT,
      rejection: { outcomeId: null, code: 'BET_STAKE_OVER_LIMIT' },
      nextIntentId: NEXT_INTENT,
    },
  );

/** A refused bet, once the slip at hand holds its outcome for another bet. */
export const Refused: Story = {
  name: 'PLACE-12 a refused bet says why on its own page, a limit of its stake too',
  ...notPlaced(refusedByLimit, null),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['placement.BET_STAKE_OVER_LIMIT.noAmount'])).toBeVisible();
  },
};

/** A bet that came to nothing, looked at from a device whose slip holds something else. */
export const NotPlaced: Story = {
  name: 'PLACE-12 a bet that came to nothing says that nothing was debited',
  ...notPlaced(singles, { kind: 'failed' }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['placement.failed'])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t['result.done'] })).toBeNull();
    await expect(canvas.getByRole('link', { name: t['blocked.back'] })).toBeVisible();
  },
};
