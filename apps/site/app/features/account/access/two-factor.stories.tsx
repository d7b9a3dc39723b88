import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR, GUEST } from '../../../stories/story-shell.ts';
import {
  CODE_FIELD,
  LoginCodeView,
  TwoFactorView,
  type TwoFactorViewProps,
} from './two-factor-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Two factor' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const SETUP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Vitrine:ana%40exemplo.com?issuer=Vitrine&secret=JBSWY3DPEHPK3PXP',
};

function account(given: Partial<TwoFactorViewProps>): Story {
  return pageStory({
    at: paths.twoFactor,
    visitor: BETTOR,
    data: ({ texts }) => ({
      texts: texts.account,
      setup: null,
      confirm: null,
      isOff: false,
      recoveryCodes: null,
      form: undefined,
      ...given,
    }),
    view: (data) => <TwoFactorView {...data} />,
  });
}

export const Setup: Story = {
  ...account({ setup: SETUP }),
  name: 'SESS-17 offers the second factor with a QR code and its secret',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.getByText(SETUP.secret)).toBeVisible();
  },
};
export const On: Story = account({});
export const TurnedOff: Story = account({ setup: SETUP, isOff: true });
export const RecoveryCodes: Story = account({
  recoveryCodes: [
    'k3vq-a7mz-pt2x-4bcd',
    'a2b3-c4d5-e6f7-g2h3',
    'q7r6-s5t4-u3v2-w7x6',
    'm2n3-p4q5-r6s7-t2u3',
  ],
});

export const AskedAtLogin: Story = pageStory({
  at: paths.loginCode,
  visitor: GUEST,
  data: ({ texts }) => ({ texts: texts.account, form: undefined }),
  view: (data) => <LoginCodeView {...data} />,
});

export const WrongCode: Story = pageStory({
  at: paths.loginCode,
  visitor: GUEST,
  data: ({ texts }) => ({
    texts: texts.account,
    form: {
      values: {},
      errors: { [CODE_FIELD]: texts.account['twoFactor.wrong'] },
      formError: null,
    },
  }),
  view: (data) => <LoginCodeView {...data} />,
});
