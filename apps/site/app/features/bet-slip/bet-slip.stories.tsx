import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { minorUnits } from '@vitrine/betting/base/money';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import {
  emptySlip,
  multipleOf,
  newPrice,
  readyMultiple,
  singlesOf,
  slipAfter,
  slipOf,
} from '../../stories/slips.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR, GUEST, type VisitorOfStory } from '../../stories/story-shell.ts';
import { LiveControl } from '../sportsbook/live-control.tsx';
import type { PlaceObstacle } from '../../shapes/bet-slip/place-obstacle.ts';
import type { BetSlipAnswer } from './bet-slip-data.ts';
import { BetSlipPage } from './bet-slip-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Bet slip/Bet slip' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

interface SlipState {
  readonly visitor?: VisitorOfStory;
  /** Why the operator refuses the slip, after it has no problem of its own. */
  readonly obstacle?: PlaceObstacle;
  /** Whether placing was tried before the page is shown. */
  readonly isAnswered?: boolean;
  /** A stake of the first selection that could not be read when the form was sent. */
  readonly typedStake?: string;
}

function page(
  slip: (facts: StoryFacts) => BetSlip,
  { visitor = BETTOR, obstacle, isAnswered = false, typedStake }: SlipState = {},
) {
  const answer = (facts: StoryFacts): BetSlipAnswer => {
    const [first] = slip(facts).selections;
    if (typedStake === undefined || !first) return { unread: [], obstacle: obstacle ?? null };
    const target = { outcomeId: first.outcomeId };
    return { unread: [{ target, text: typedStake, reason: 'notANumber' }], obstacle: null };
  };
  return pageStory({
    at: paths.betSlip,
    visitor,
    slip: { slip, owner: visitor, ...(obstacle ? { placed: obstacle } : {}) },
    data: ({ texts }, { desk }) => ({ slip: desk.data(), liveTexts: texts.sportsbook }),
    ...(isAnswered || typedStake !== undefined ? { answer } : {}),
    view: (data, answered: BetSlipAnswer | undefined) => (
      <BetSlipPage
        data={data.slip}
        answer={answered}
        liveControl={<LiveControl texts={data.liveTexts} place="tight" />}
      />
    ),
  });
}

export const Empty: Story = page(emptySlip);

export const Unread: Story = {
  ...page(emptySlip, { visitor: { ...GUEST, isSignInPaused: true } }),
  name: 'Unread: nobody knows what is on it, so it is not called empty',
};

export const Single: Story = {
  ...page((facts) => slipOf(facts, 1)),
  name: 'A single: ready amounts add to its stake',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    const stake = canvas.getByRole<HTMLInputElement>('textbox');
    const ready = canvas.getByRole('group', { name: t['stake.quick'] });
    const [, ten] = ready.querySelectorAll('button');
    if (!ten) throw new Error('No ready amounts');
    await userEvent.click(ten);
    await waitFor(() => expect(stake.value).toMatch(/^10[.,]00$/));
  },
};

export const Singles: Story = page((facts) => singlesOf(facts, [1000, 2500, 500]));

export const Multiple: Story = {
  ...page(readyMultiple),
  name: 'A multiple: sent, it is being confirmed',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await userEvent.click(placeButton(canvas, t));
    await expect(await canvas.findByText(t['waiting.title'])).toBeVisible();
  },
};

export const MultipleReady: Story = page(readyMultiple);

export const MultipleOfTwo: Story = {
  ...page((facts) => multipleOf(facts, 2, 1000)),
  name: 'A multiple of two: where more are needed, it says how many in place of the button',
};

export const MultipleOutOfReach: Story = page((facts) => {
  const slip = singlesOf(facts, [1000, 500]);
  const [first, second] = slip.selections;
  if (!first || !second) return slip;
  // Two selections of one match: no multiple can be made of them.
  const { eventId, eventName, eventStatus } = first;
  return { ...slip, selections: [first, { ...second, eventId, eventName, eventStatus }] };
});

export const OddsChanged: Story = {
  ...page((facts) => {
    const slip = readyMultiple(facts);
    return slipAfter(slip, newPrice(slip, 0, 1.36), newPrice(slip, 1, 2.35));
  }),
  name: 'Worse odds ask once: one button accepts them and places the bet',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByText(t['item.state.oddsDown'])).toBeVisible();
    await expect(canvas.queryByText(t['item.state.oddsUp'])).toBeNull();
    const [accept] = t['place.accept'].split('{{');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(accept ?? '') }));
    await expect(await canvas.findByText(t['waiting.title'])).toBeVisible();
  },
};

export const OddsChangedUnanswered: Story = page((facts) => {
  const slip = readyMultiple(facts);
  return slipAfter(slip, newPrice(slip, 0, 1.36), newPrice(slip, 1, 2.35));
});

export const Suspended: Story = {
  ...page((facts) => {
    const slip = readyMultiple(facts);
    const marketId = slip.selections[0]?.marketId ?? '';
    return slipAfter(slip, { kind: 'marketStatusChanged', marketId, status: 'suspended' });
  }),
  name: 'A suspended selection is said at the button, too, and taken off there',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    const said = t.suspended_one.replace('{{count}}', '1');
    await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t['suspended.remove'] }));
    await waitFor(() => expect(canvas.queryByText(said)).toBeNull());
    await expect(canvas.queryByText(t['item.state.suspended'])).toBeNull();
  },
};

export const MatchStarted: Story = page((facts) => {
  const slip = singlesOf(facts, [1000, 500]);
  return slipAfter(slip, { kind: 'eventStarted', eventId: slip.selections[1]?.eventId ?? '' });
});

export const BelowMinimum: Story = {
  ...page((facts) => singlesOf(facts, [10])),
  name: 'Below the minimum: said at the stake',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await userEvent.click(placeButton(canvas, t));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t['problem.title']);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const OverBalance: Story = {
  ...page((facts) => singlesOf(facts, [5000]), { visitor: { ...BETTOR, balance: 1290 } }),
  name: 'More than the balance: a deposit is offered',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    const [deposit = ''] = t['place.depositMissing'].split(' {{');
    await expect(canvas.getByRole('link', { name: new RegExp(`^${deposit}.*\\d`) })).toBeVisible();
  },
};

export const OverLargestDeposit: Story = {
  ...page((facts) => singlesOf(facts, [facts.brand.deposit.maximum + 5000]), {
    visitor: { ...BETTOR, balance: 1290 },
  }),
  name: 'More than one deposit takes: the largest is offered',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    const [missing = ''] = t['stake.missing'].split('{{');
    const [deposit = ''] = t['place.depositMissing'].split(' {{');
    const cents = (element: HTMLElement) => Number(element.textContent.replace(/\D/g, ''));
    const link = canvas.getByRole('link', { name: new RegExp(`^${deposit}.*\\d`) });
    await expect(cents(canvas.getByText(new RegExp(`^${missing}.*\\d`))) - cents(link)).toBe(3710);
  },
};

/**
 * As without scripts, where any text can be typed: the text stays, so that the bettor can correct it.
 */
export const UnreadableStake: Story = {
  ...page((facts) => slipOf(facts, 1), { typedStake: '1,2.3,4' }),
  play: async ({ canvas }) => {
    const stake = canvas.getByRole('textbox');
    await expect(stake).toHaveValue('1,2.3,4');
    await expect(stake).toBeInvalid();
  },
};

const ONE = (facts: StoryFacts) => singlesOf(facts, [1000]);

function barred(reason: Extract<PlaceObstacle, { kind: 'barred' }>['reason']) {
  return page(ONE, { obstacle: { kind: 'barred', reason }, isAnswered: true });
}

export const SelfExcluded: Story = {
  ...page(ONE, { obstacle: { kind: 'barred', reason: 'selfExclusion' } }),
  name: 'Self-excluded: said when the bet is sent',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await userEvent.click(placeButton(canvas, t));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t['barred.selfExclusion']);
  },
};

export const Paused: Story = barred('pause');
export const SelfBlocked: Story = barred('selfBlocked');
export const InternallyBlocked: Story = barred('internallyBlocked');
export const Deactivated: Story = barred('deactivated');
export const Blocked: Story = barred('blocked');
export const RestrictedRegion: Story = barred('restrictedRegion');

/** The operator's feed is down: no bet is sent until it is back. */
export const FeedDisconnected: Story = {
  ...page(ONE, { visitor: { ...BETTOR, feed: 'down' } }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await userEvent.click(placeButton(canvas, t));
    await expect(await canvas.findByText(t['problem.feedDown'])).toBeVisible();
  },
};

export const NotSent: Story = page(ONE, { obstacle: { kind: 'failed' }, isAnswered: true });

export const FreeBetOverLimit: Story = {
  ...page((facts) => {
    const slip = slipOf(facts, 1);
    return {
      ...slip,
      selections: slip.selections.map((selection) => ({
        ...selection,
        stake: minorUnits(1000),
        freeBet: { id: 'free-1', stake: minorUnits(1000) },
        result: {
          status: 'rejected' as const,
          ticketId: null,
          code: 'BET_STAKE_OVER_LIMIT' as const,
          allowedStake: minorUnits(500),
        },
      })),
    };
  }),
  name: 'A free bet that a limit refused says so, and offers no other stake',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    const [why = ''] = t['placement.BET_STAKE_OVER_LIMIT'].split('{{');
    await expect(canvas.getByText((text) => text.startsWith(why))).toBeVisible();
    const [use = ''] = t['limit.use'].split('{{');
    await expect(canvas.queryByRole('button', { name: (name) => name.startsWith(use) })).toBeNull();
  },
};

export const Guest: Story = {
  ...page(readyMultiple, { visitor: GUEST }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    await expect(canvas.getByRole('link', { name: t['place.login'] })).toBeVisible();
  },
};

type Texts = ReturnType<typeof frameTexts<'bet-slip'>>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The button that places the slip, whatever amount it names. */
function placeButton(canvas: Canvas, texts: Texts): HTMLElement {
  const [beginning = ''] = texts.place.split('{{');
  return canvas.getByRole('button', { name: (name) => name.startsWith(beginning.trim()) });
}
