import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { askedPassword } from '../../stories/asked-password.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR, BETTOR_NAME } from '../../stories/story-shell.ts';
import { AccountDetailsView, type AccountDetailsViewProps } from './account-details-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Account details' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function details(given: (facts: StoryFacts) => Partial<AccountDetailsViewProps> = () => ({})) {
  return pageStory({
    at: paths.accountDetails,
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts.account,
      phoneExample: facts.brand.phoneExample,
      isSaved: false,
      details: {
        fullName: BETTOR_NAME,
        email: 'ana@exemplo.com',
        cellPhone: facts.brand.phoneExample,
        address: '',
      },
      confirm: null,
      form: undefined,
      ...given(facts),
    }),
    view: (data) => <AccountDetailsView {...data} />,
  });
}

export const AccountDetails: Story = details();

export const Saved: Story = {
  ...details(() => ({ isSaved: true })),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await expect(canvas.getByText(t['details.saved'])).toBeVisible();
  },
};

export const ToMend: Story = details(({ texts: { account } }) => ({
  form: {
    values: { cellPhone: '123', address: 'x'.repeat(201) },
    errors: { cellPhone: account['errors.cellPhone'], address: account['errors.address'] },
    formError: null,
  },
}));

export const Refused: Story = details(({ texts: { account } }) => ({
  form: { values: {}, errors: {}, formError: account['errors.unreachable'] },
}));

/** What was typed stays, also when the rest can't be read. */
export const RefusedUnread: Story = {
  ...details(({ texts: { account } }) => ({
    details: null,
    form: {
      values: { cellPhone: '11987650000', address: 'Rua das Araras, 12' },
      errors: {},
      formError: account['errors.unreachable'],
    },
  })),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await expect(canvas.getByText(t['errors.unreachable'])).toBeVisible();
    await expect(canvas.getByLabelText(t['details.address'])).toHaveValue('Rua das Araras, 12');
  },
};

/** A session that went on for a while: whoever holds it shows that it is theirs. */
export const AsksForThePassword: Story = {
  ...details(({ texts: { account } }) => ({
    confirm: askedPassword(account),
    form: {
      values: { cellPhone: '11987650000' },
      errors: { password: account['confirm.wrong'] },
      formError: null,
    },
  })),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await expect(canvas.getByLabelText(t.password)).toHaveAccessibleDescription(
      expect.stringContaining(t['confirm.wrong']),
    );
    await expect(canvas.getByLabelText(t.cellPhone)).toHaveValue('11987650000');
  },
};

/** Nothing that is not seen can be changed. */
export const Unreadable: Story = {
  ...details(() => ({ details: null })),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await expect(canvas.getByText(t['details.unreadable'])).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
