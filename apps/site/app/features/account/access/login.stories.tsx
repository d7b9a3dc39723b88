import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { refusedForm, typedForm } from '../../../stories/posted-form.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { GUEST } from '../../../stories/story-shell.ts';
import { LoginView } from './login-view.tsx';
import { MailedLinkView } from './mailed-link-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Login' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const TYPED = typedForm({ username: 'ana@exemplo.com', password: 'Senha-errada-1' });

interface LoginState {
  readonly notice?: (facts: StoryFacts) => string;
  /** Why the log-in is refused: the suffix of a text. */
  readonly refusal?: 'wrongCredentials' | 'tooManyAttempts' | 'selfExclusion' | 'unreachable';
  readonly isAnswered?: boolean;
  /** Asks whether a person is there, while the operator has no challenge. */
  readonly isChallengeMissing?: boolean;
}

function login({ notice, refusal, isAnswered = false, isChallengeMissing = false }: LoginState) {
  const answer = (form: FormData, { texts }: StoryFacts) =>
    refusedForm(form, texts.account[`errors.${refusal ?? 'refused'}`]);
  return pageStory({
    at: `${paths.login}?returnTo=%2Fesportes`,
    visitor: GUEST,
    data: (facts) => ({
      texts: facts.texts.account,
      access: facts.texts.access,
      google: facts.brand.registerOptions ? facts.texts.access['google.continue'] : null,
      returnTo: paths.sportsbook,
      notice: notice?.(facts) ?? null,
      captcha: isChallengeMissing
        ? { challengeId: null, provider: null, texts: facts.texts.access }
        : null,
    }),
    ...(isAnswered ? { answer: (facts) => answer(TYPED, facts) } : {}),
    act: (form, facts) =>
      refusal
        ? answer(form, facts)
        : new Response(null, { status: 302, headers: { Location: paths.sportsbook } }),
    view: (data, form) => <LoginView {...data} form={form} />,
  });
}

export const Empty: Story = login({});

export const LeadsOn: Story = {
  ...login({}),
  name: 'Right credentials: leads to where the log-in was asked for',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await userEvent.type(canvas.getByRole('textbox', { name: t.username }), 'ana@exemplo.com');
    await userEvent.type(canvas.getByLabelText(t.password), 'Senha-certa-1');
    await userEvent.click(canvas.getByRole('button', { name: t.loginSubmit }));
    await expect(await canvas.findByText(paths.sportsbook)).toBeVisible();
  },
};

export const WrongCredentials: Story = {
  ...login({ refusal: 'wrongCredentials' }),
  name: 'Wrong credentials: the summary takes the focus',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await userEvent.type(canvas.getByRole('textbox', { name: t.username }), 'ana@exemplo.com');
    await userEvent.type(canvas.getByLabelText(t.password), 'Senha-errada-1');
    await userEvent.click(canvas.getByRole('button', { name: t.loginSubmit }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(t['errors.wrongCredentials']);
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t.username })).toHaveValue('ana@exemplo.com');
  },
};

export const MailedLink: Story = {
  ...pageStory({
    at: paths.login,
    visitor: GUEST,
    data: ({ texts: { access } }) => ({
      username: 'ana@exemplo.com',
      linkToken: 'link-1',
      title: access['login.link.title'],
      text: formatText(access['login.link.text'], { username: 'ana@exemplo.com' }),
      submit: access['login.link.submit'],
      otherwise: access['login.link.otherwise'],
    }),
    view: (data) => <MailedLinkView {...data} />,
  }),
  name: 'A mailed link signs in by a press, not by being opened',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    await expect(canvas.getByRole('button', { name: t['login.link.submit'] })).toBeVisible();
  },
};

export const ChallengeUnavailable: Story = login({ isChallengeMissing: true });
export const SessionEnded: Story = login({ notice: ({ texts }) => texts.shell.sessionEnded });
export const LoggedOut: Story = login({ notice: ({ texts }) => texts.account.loggedOut });
export const TooManyAttempts: Story = login({ refusal: 'tooManyAttempts', isAnswered: true });
export const SelfExcluded: Story = {
  ...login({ refusal: 'selfExclusion', isAnswered: true }),
  name: 'A refused account: who can help is a tap away',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    const support = canvas.getByRole('link', { name: t['stopped.writeSupport'] });
    await expect(support).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/));
  },
};
export const OperatorUnreachable: Story = login({ refusal: 'unreachable', isAnswered: true });
