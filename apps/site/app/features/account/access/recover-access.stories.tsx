import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { invalidForm, refusedForm, typedForm } from '../../../stories/posted-form.ts';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { newPasswordSchema } from './registration-schema.ts';
import { forgotSchema } from './access-schemas.ts';
import { ClosedAccountView } from './closed-account-view.tsx';
import { ForgotPasswordView } from './forgot-password-view.tsx';
import { RestorePasswordView, type RestorePasswordViewProps } from './restore-password-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Recover access' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const EMAIL = 'ana.lucia.prado@correio-exemplo.com';
const LINK = `${paths.restorePassword}?Token=story`;

function saying({ texts }: StoryFacts) {
  const sentences: Readonly<Record<string, string>> = texts.account;
  return (code: string) => sentences[code] ?? code;
}

function forgot({ isSent = false, typed }: { readonly isSent?: boolean; readonly typed?: string }) {
  const answer = (form: FormData, facts: StoryFacts) =>
    invalidForm(form, forgotSchema, saying(facts)) ??
    refusedForm(form, facts.texts.account['errors.unreachable']);
  return pageStory({
    at: paths.forgotPassword,
    visitor: GUEST,
    data: ({ texts }) => ({
      texts: texts.access,
      errorSummary: texts.account.errorSummary,
      isSent,
      captcha: null,
    }),
    ...(typed === undefined
      ? {}
      : { answer: (facts) => answer(typedForm({ email: typed }), facts) }),
    act: answer,
    view: (data, form) => <ForgotPasswordView {...data} form={form} />,
  });
}

export const Forgotten: Story = forgot({});

export const LinkOnItsWay: Story = forgot({ isSent: true });

export const WrongEmail: Story = {
  ...forgot({}),
  name: 'Wrong e-mail: the summary takes the focus',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    const account = frameTexts(canvasElement, 'account');
    await userEvent.type(canvas.getByRole('textbox', { name: t['forgot.email'] }), 'ana@exemplo');
    await userEvent.click(canvas.getByRole('button', { name: t['forgot.submit'] }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(account['errors.email']);
    await expect(summary).toHaveFocus();
  },
};

export const OperatorUnreachable: Story = forgot({ typed: EMAIL });

type Link = Exclude<RestorePasswordViewProps['link'], { readonly kind: 'open' }>['kind'] | 'open';

const NO_ERRORS = { values: {}, errors: {} };

function restore(kind: Link, { isUnknown = false } = {}) {
  return pageStory({
    at: LINK,
    visitor: GUEST,
    data: ({ texts }) => ({
      texts: texts.access,
      accountTexts: texts.account,
      fieldTexts: texts.forms,
      path: LINK,
      link:
        kind === 'open'
          ? {
              kind,
              username: EMAIL,
              intro: formatText(texts.access['restore.intro'], { username: EMAIL, time: '18:42' }),
            }
          : { kind },
    }),
    act: (form, facts) =>
      invalidForm(form, newPasswordSchema, saying(facts)) ??
      new Response(null, { status: 302, headers: { Location: paths.login } }),
    view: (data, form) => (
      <RestorePasswordView
        {...data}
        form={isUnknown ? { ...NO_ERRORS, formError: data.texts['restore.unknown'] } : form}
      />
    ),
  });
}

export const NewPassword: Story = restore('open');

export const PasswordsDiffer: Story = {
  ...restore('open'),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    const account = frameTexts(canvasElement, 'account');
    await userEvent.type(canvas.getByLabelText(t['restore.password']), 'Senha-boa-1');
    await userEvent.type(canvas.getByLabelText(t['restore.confirm']), 'Senha-boa-2');
    await userEvent.click(canvas.getByRole('button', { name: t['restore.submit'] }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      account['errors.passwordMismatch'],
    );
  },
};

export const LinkUsed: Story = restore('invalid');
/** The link is used up, perhaps by the form that was not answered. */
export const EndUnknown: Story = {
  ...restore('invalid', { isUnknown: true }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t['restore.unknown']);
    await expect(canvas.queryByText(t['restore.invalid.text'])).toBeNull();
  },
};
export const LinkExpired: Story = restore('expired');
export const LinkUnreadable: Story = restore('unreachable');
export const TooManyLinks: Story = restore('tooMany');

function closed(state: { readonly isUnusual?: boolean; readonly link?: 'sound' | 'used' }) {
  const { isUnusual = false, link } = state;
  return pageStory({
    at: isUnusual ? paths.unusualActivity : paths.attemptLimit,
    visitor: GUEST,
    data: ({ texts: { access }, brand }) => ({
      title: access[isUnusual ? 'unusual.title' : 'attempts.title'],
      text: access[isUnusual ? 'unusual.text' : 'attempts.text'],
      problem: link === 'used' ? access['attempts.invalid'] : null,
      release: link
        ? {
            text: formatText(access['attempts.release.text'], { username: EMAIL }),
            submit: access['attempts.release.submit'],
            path: paths.attemptLimit,
          }
        : null,
      ways: [
        { href: paths.forgotPassword, label: access['attempts.newPassword'] },
        isUnusual
          ? { href: `mailto:${brand.licensee.supportEmail}`, label: access['unusual.support'] }
          : { href: paths.unusualActivity, label: access['attempts.notMe'] },
      ],
    }),
    view: (data) => <ClosedAccountView {...data} />,
  });
}

export const AttemptLimit: Story = closed({});
export const AttemptLimitWithLink: Story = closed({ link: 'sound' });
export const ReleaseLinkUsed: Story = closed({ link: 'used' });
export const UnusualActivity: Story = closed({ isUnusual: true });
