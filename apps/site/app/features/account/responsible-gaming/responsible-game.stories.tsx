import { redirect } from '@remix-run/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText, formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { unpictured } from '../../../../../../.storybook/modes.ts';
import type { FormState } from '../../../forms/form-state.ts';
import { minutesText } from '../../../format/minutes-text.ts';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import type { PageVisit } from '../../../stories/site-stub.tsx';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR, GUEST, type VisitorOfStory } from '../../../stories/story-shell.ts';
import { ResponsibleGameView, type ResponsibleGameViewProps } from './responsible-game-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Responsible game' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

type LimitSections = Exclude<ResponsibleGameViewProps['limits'], null | 'guest'>;

/** A deposit limit that is nearly used up and will rise; nothing else is limited. */
function sections({ texts, money }: StoryFacts): LimitSections {
  const t = texts['responsible-gaming'];
  return (['deposit', 'loss', 'stake', 'time'] as const).map((kind) => ({
    kind,
    periods: (['daily', 'weekly', 'monthly'] as const).map((period) => {
      const isTime = kind === 'time';
      const isLimited = kind === 'deposit' && period === 'daily';
      return {
        name: `${kind}-${period}`,
        label: t[isTime ? (`limits.${period}Minutes` as const) : (`limits.${period}` as const)],
        value: isLimited ? '100' : '',
        used: isLimited
          ? {
              text: formatText(t['limits.usedText'], { used: money(8000), limit: money(10_000) }),
              value: 8000,
              max: 10_000,
            }
          : null,
        waiting: isLimited ? '200' : '',
        pending: isLimited
          ? formatText(t['limits.pending'], { limit: money(20_000), date: '24/11/2026 18:00' })
          : null,
      };
    }),
  }));
}

/** An hour and twenty minutes of two hours. */
function progress({ texts: { common } }: StoryFacts): ResponsibleGameViewProps['session'] {
  const [time, limit, left] = [80, 120, 40].map(minutesText);
  return {
    title: common['session.title'],
    sinceText: formatText(common['session.since'], { time: time ?? '' }),
    limit: {
      usedMinutes: 80,
      limitMinutes: 120,
      text: formatText(common['session.ofLimit'], { time: time ?? '', limit: limit ?? '' }),
      note: formatText(common['session.left'], { time: left ?? '' }),
    },
  };
}

interface PageState {
  readonly visitor?: VisitorOfStory;
  readonly given?: (facts: StoryFacts, visit: PageVisit) => Partial<ResponsibleGameViewProps>;
  readonly act?: () => Response;
}

function page({ visitor = BETTOR, given, act }: PageState = {}) {
  return pageStory({
    at: paths.responsibleGame,
    visitor,
    ...(act ? { act } : {}),
    data: (facts, visit) => ({
      texts: facts.texts['responsible-gaming'],
      errorSummary: facts.texts.account.errorSummary,
      limits: sections(facts),
      limitsNote: formatText(facts.texts['responsible-gaming']['limits.note'], {
        wait: countText(
          facts.texts['responsible-gaming'],
          'pause.hours',
          facts.brand.limitRaiseHours,
          facts.brand.language,
        ),
      }),
      session: progress(facts),
      interval: { chosen: 30, choices: [15, 30], isSaved: false },
      pause: null,
      isSaved: false,
      isCancelled: false,
      helpNote:
        facts.brand.centralExclusionUrl === null
          ? formatText(facts.texts['responsible-gaming']['exclude.noCentral'], {
              brand: facts.brand.name,
            })
          : null,
      help: [
        {
          href: `mailto:${facts.brand.licensee.supportEmail}`,
          label: facts.texts.account['stopped.writeSupport'],
        },
      ],
      form: undefined,
      ...given?.(facts, visit),
    }),
    view: (data) => <ResponsibleGameView {...data} />,
  });
}

export const Limits: Story = {
  ...page(),
  name: 'Limits: fields and buttons of one kind are told from those of another',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    const loss = within(canvas.getByRole('group', { name: t['limits.loss'] }));
    await expect(loss.getByLabelText(t['limits.daily'])).toBeVisible();
    const submits = canvas.getAllByRole('button', { name: t['limits.submit'] });
    await expect(submits[1]).toHaveAccessibleDescription(t['limits.loss']);
    const cancel = `${t['limits.cancelPending']}: ${t['limits.deposit']}, ${t['limits.daily']}`;
    await expect(canvas.getByRole('button', { name: cancel })).toBeVisible();
  },
};
export const Saved: Story = page({ given: () => ({ isSaved: true }) });
export const TakenBack: Story = {
  ...page({
    act: () => redirect(`${paths.responsibleGame}?cancelled=deposit`),
    given: (facts, { search }) => {
      const isCancelled = search.has('cancelled');
      if (!isCancelled) return { isCancelled };
      const limits = sections(facts).map((section) => ({
        ...section,
        periods: section.periods.map((period) => ({ ...period, waiting: '', pending: null })),
      }));
      return { isCancelled, limits };
    },
  }),
  name: 'A change that was taken back is said, in place of the button that went',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    const cancel = new RegExp(`^${t['limits.cancelPending']}`);
    await userEvent.click(canvas.getByRole('button', { name: cancel }));
    const words = await canvas.findByText(t['limits.cancelled']);
    await waitFor(() => expect(words.closest('[role="status"]')).toHaveFocus());
  },
};
export const Cancelled: Story = page({ given: () => ({ isCancelled: true }) });
export const Guest: Story = page({
  visitor: GUEST,
  given: () => ({ limits: 'guest', session: null, interval: null }),
});

export const Unread: Story = {
  ...page({ given: () => ({ limits: null }) }),
  name: 'Unread: the limits go on, and can be asked for again',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    const again = canvas.getByRole('link', { name: t['limits.readAgain'] });
    await expect(again).toHaveAttribute('href', paths.responsibleGame);
  },
};

export const Refused: Story = {
  ...page({
    given: ({ texts }): { readonly form: FormState } => ({
      form: {
        values: { 'deposit-daily': 'abc', 'deposit-weekly': '50' },
        errors: { 'deposit-daily': texts['responsible-gaming']['limits.errors.amount'] },
        formError: null,
      },
    }),
  }),
  name: 'Refused: what was typed stays, and its field says why',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    const [daily] = canvas.getAllByLabelText(t['limits.daily']);
    await expect(daily).toHaveValue('abc');
    await expect(daily).toBeInvalid();
  },
};

export const Moved: Story = {
  ...page({
    given: ({ texts, money }): { readonly form: FormState } => ({
      form: {
        values: {
          'deposit-daily': '80',
          'shown-deposit-daily': '100',
          'waiting-deposit-daily': '200',
        },
        errors: {
          'deposit-daily': formatText(texts['responsible-gaming']['limits.movedWaiting'], {
            now: money(10_000),
            typed: money(8000),
            pending: formatText(texts['responsible-gaming']['limits.pending'], {
              limit: money(20_000),
              date: '24/11/2026 18:00',
            }),
          }),
        },
        formError: null,
      },
    }),
  }),
  name: 'Changed in another tab: both values, and the button asks once more',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'responsible-gaming');
    const [daily] = canvas.getAllByLabelText(t['limits.daily']);
    await expect(daily).toHaveValue('80');
    await expect(daily).toHaveAccessibleDescription(/100,00|100\.00/);
  },
};
