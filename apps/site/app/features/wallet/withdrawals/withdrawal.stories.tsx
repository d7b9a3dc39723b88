import type { Meta, StoryObj } from '@storybook/react-vite';
import { minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, waitFor } from 'storybook/test';
import { unpictured } from '../../../../../../.storybook/modes.ts';
import {
  bankAccountsPath,
  cancelWithdrawalPath,
  withdrawalRequestPath,
} from '../../../paths/wallet-paths.ts';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import type { PageVisit } from '../../../stories/site-stub.tsx';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { checkOffer, openOffer } from './withdrawal-offer-words.ts';
import {
  WithdrawalRequestView,
  type WithdrawalRequestViewProps,
} from './withdrawal-request-view.tsx';
import { ACCOUNT, type WithdrawalOffer, WithdrawalView } from './withdrawal-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Withdrawal' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

type BankAccount = Parameters<typeof openOffer>[0][number];

const BALANCE = minorUnits(123_450);

function accountsOf({ brand }: StoryFacts): readonly [BankAccount, BankAccount] {
  const own = { isDefault: true, state: 'Confirmed' } as const;
  const other = { isDefault: false, state: 'Confirmed' } as const;
  if (brand.country === 'BR') {
    const random = '123e4567-e12b-42d1-a456-426655440000';
    return [
      { ...own, kind: 'pix', id: 'a-1', keyType: 'cpf', key: '12345678909' },
      { ...other, kind: 'pix', id: 'a-2', keyType: 'random', key: random },
    ];
  }
  const account = { kind: 'account', accountType: 'Savings' } as const;
  return [
    { ...own, ...account, id: 'a-1', bankName: 'BBVA', accountNumber: '002010077777777771' },
    { ...other, ...account, id: 'a-2', bankName: 'Banco Azteca', accountNumber: '0020100777' },
  ];
}

function withdrawal(
  offer: (facts: StoryFacts, visit: PageVisit) => WithdrawalOffer,
  formError?: string,
): Story {
  return pageStory({
    at: paths.withdrawal,
    visitor: { ...BETTOR, balance: BALANCE },
    data: (facts, visit) => ({
      texts: facts.texts.wallet,
      accountsPath: bankAccountsPath(facts.brand),
      balance: facts.money(BALANCE),
      stopped: null,
      hallOfFame: [],
      offer: offer(facts, visit),
      form:
        formError === undefined
          ? undefined
          : {
              values: { amount: '50' },
              errors: {},
              formError: (facts.texts.wallet as Readonly<Record<string, string>>)[formError] ?? '',
            },
    }),
    view: (data) => <WithdrawalView {...data} />,
  });
}

const words = ({ brand, texts }: StoryFacts) => ({ brand, texts: texts.wallet });
const open = (facts: StoryFacts) => openOffer(accountsOf(facts), BALANCE, words(facts));

export const Form: Story = {
  ...withdrawal(open),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};

export const BalanceUnknown: Story = withdrawal((facts) =>
  openOffer(accountsOf(facts), null, words(facts)),
);

export const Refused: Story = withdrawal(open, 'withdrawal.errors.insufficientBalance');

const check = (facts: StoryFacts) => {
  const [account] = accountsOf(facts);
  return checkOffer({ amount: minorUnits(50_000), account }, 'intent', words(facts));
};

export const Check: Story = withdrawal(check);

export const ToTheCheck: Story = {
  ...withdrawal((facts, { search }) => (search.has(ACCOUNT) ? check(facts) : open(facts))),
  name: 'The check takes the focus of the button that led to it, and the form takes it back',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t['withdrawal.continue'] }));
    const heading = await canvas.findByRole('heading', { name: t['withdrawal.summaryTitle'] });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: t['withdrawal.back'] }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const UnderWay: Story = withdrawal((facts) => ({
  kind: 'pending',
  amount: facts.money(50_000),
  status: facts.texts.wallet['transaction.status.inProgress'],
  since: formatText(facts.texts.wallet['withdrawal.pendingSince'], { date: '14/03/2026 10:20' }),
  cancelPath: cancelWithdrawalPath('A1B2C3D4E5F6'),
}));

export const NoAccount: Story = withdrawal(() => ({ kind: 'noAccount', isWaiting: false }));

export const AccountWaits: Story = withdrawal(() => ({ kind: 'noAccount', isWaiting: true }));

export const NotValidated: Story = withdrawal(({ texts }) => ({
  kind: 'notValidated',
  text: texts.wallet['withdrawal.needsValidationText'],
  way: { href: paths.userIdentification, label: texts.wallet['withdrawal.validate'] },
}));

export const NotRead: Story = withdrawal(() => ({ kind: 'notRead' }));

function request(state: WithdrawalRequestViewProps['state']): Story {
  return pageStory({
    at: withdrawalRequestPath('intent'),
    visitor: BETTOR,
    data: ({ texts, money }) => ({
      texts: texts.wallet,
      amount: money(50_000),
      state,
      doneText: formatText(texts.wallet['withdrawal.doneText'], { account: 'BBVA, •••• 7771' }),
      reference:
        state === 'done'
          ? formatText(texts.wallet['withdrawal.reference'], { id: 'A1B2C3D4E5F6' })
          : null,
      cancelPath: state === 'done' ? cancelWithdrawalPath('A1B2C3D4E5F6') : null,
    }),
    view: (data) => <WithdrawalRequestView {...data} />,
  });
}

export const Sending: Story = request('sending');
export const AnswerLost: Story = request('lost');
export const Asked: Story = request('done');
