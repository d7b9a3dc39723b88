import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { googleLoginPath, loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { GoogleProblemView } from './google-problem-view.tsx';
import { RegisterOptionsView } from './register-options-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Google' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function options(isClosed = false): Story {
  return pageStory({
    at: paths.registerOptions,
    visitor: GUEST,
    data: ({ texts: { account } }) => ({
      texts: account,
      riskNotice: account.riskNotice,
      closed: isClosed ? account.registrationClosed : null,
    }),
    view: (data) => <RegisterOptionsView {...data} />,
  });
}

function problem(why: 'denied' | 'expired' | 'unreachable'): Story {
  return pageStory({
    at: paths.googleLogin,
    visitor: GUEST,
    data: ({ texts: { access } }) => ({
      title: access['google.title'],
      problem: access[`google.${why}`],
      again: { href: googleLoginPath(paths.sportsbook), label: access['google.again'] },
      logIn: { href: loginPath(paths.sportsbook), label: access['google.password'] },
    }),
    view: (data) => <GoogleProblemView {...data} />,
  });
}

export const TwoWays: Story = {
  ...options(),
  name: 'An account is opened by e-mail or with Google',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    const email = canvas.getByRole('link', { name: t['registerOptions.email'] });
    await expect(email).toHaveAttribute('href', paths.register);
    const google = canvas.getByRole('link', { name: new RegExp(t['registerOptions.google']) });
    await expect(google).toHaveAttribute('href', paths.googleLogin);
  },
};
export const RegistrationClosed: Story = options(true);
export const Denied: Story = problem('denied');
export const TookTooLong: Story = problem('expired');
export const GoogleUnreachable: Story = problem('unreachable');
