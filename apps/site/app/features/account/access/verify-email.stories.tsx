import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { typedForm } from '../../../stories/posted-form.ts';
import { STORY_NOW, type StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { OnboardSuccessView } from './onboard-success-view.tsx';
import { VerifyEmailView, type VerifyEmailViewProps } from './verify-email-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Verify e-mail' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

interface VerifyState {
  readonly sending?: (facts: StoryFacts) => VerifyEmailViewProps['sending'];
  /** Why the entered PIN is refused: the suffix of a text. */
  readonly refusal?: 'wrong' | 'expired' | 'blocked';
  readonly isAnswered?: boolean;
  /** Seconds until another may be asked for. */
  readonly waitSeconds?: number;
}

function verify({ sending, refusal = 'wrong', isAnswered = false, waitSeconds }: VerifyState) {
  const answer = (_: FormData, { texts }: StoryFacts) => ({
    values: {},
    errors: { pin: texts.access[`verify.errors.${refusal}`] },
    formError: null,
  });
  return pageStory({
    at: paths.verifyEmail,
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts.access,
      errorSummary: facts.texts.account.errorSummary,
      intro: formatText(facts.texts.access['verify.intro'], {
        email: 'ana.lucia.prado@correio-exemplo.com',
      }),
      sending: sending?.(facts) ?? null,
      wait:
        waitSeconds === undefined
          ? null
          : { againAt: STORY_NOW + waitSeconds * 1000, madeAt: STORY_NOW },
      laterPath: paths.deposit,
    }),
    ...(isAnswered
      ? { answer: (facts: StoryFacts) => answer(typedForm({ pin: '123456' }), facts) }
      : {}),
    act: answer,
    view: (data, form) => <VerifyEmailView {...data} form={form} />,
  });
}

export const Waiting: Story = verify({});

export const WrongPin: Story = {
  ...verify({}),
  name: 'Wrong PIN: the summary takes the focus, and the field is empty again',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    const field = canvas.getByRole('textbox', { name: t['verify.pin'] });
    await userEvent.type(field, '123456');
    await userEvent.click(canvas.getByRole('button', { name: t['verify.submit'] }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(t['verify.errors.wrong']);
    await expect(summary).toHaveFocus();
  },
};

export const AnotherLater: Story = {
  ...verify({ waitSeconds: 42 }),
  name: 'REG-06 beside the button stands how long until another can be asked for',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    const button = canvas.getByRole('button', { name: t['verify.resend'] });
    await expect(button).toBeEnabled();
    await expect(button).toHaveAccessibleDescription(/\b(4[012]|3\d) s\./);
  },
};

export const AnotherNow: Story = {
  ...verify({ waitSeconds: 1 }),
  name: 'REG-06 the wait for another PIN ends, and that is said',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    const ended = await canvas.findByText(t['verify.waited']);
    await expect(ended).toHaveRole('status');
  },
};

export const PinExpired: Story = verify({ refusal: 'expired', isAnswered: true });
export const PinBlocked: Story = verify({ refusal: 'blocked', isAnswered: true });

export const PinResent: Story = verify({
  sending: ({ texts }) => ({ tone: 'success', text: texts.access['verify.resent'] }),
});

export const PinNotSent: Story = verify({
  sending: ({ texts }) => ({ tone: 'warning', text: texts.access['verify.errors.unsent'] }),
});

export const AccountOpen: Story = pageStory({
  at: paths.onboardSuccess,
  visitor: BETTOR,
  data: ({ texts: { access } }) => ({
    title: formatText(access['onboard.title'], { name: 'Ana' }),
    text: access['onboard.text'],
    ways: [
      { href: paths.userIdentification, label: access['onboard.documents'] },
      { href: paths.deposit, label: access['onboard.deposit'] },
      { href: paths.sportsbook, label: access['onboard.sports'] },
    ],
  }),
  view: (data) => <OnboardSuccessView {...data} />,
});
