import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { expect, fn, userEvent } from 'storybook/test';
import { useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { type PostedFields, tellPosted } from '../story-support/posted-form.ts';
import { BankAccountCard, type BankAccountState } from './bank-account-card.tsx';

interface Account {
  readonly id: string;
  readonly title: keyof Namespaces['wallet'] | { readonly bank: string };
  readonly number: string;
  readonly state: BankAccountState;
  readonly isDefault?: boolean;
}

const cpfKey: Account = {
  id: 'a1',
  title: 'account.pixKey.cpf',
  number: '123.•••.•••-09',
  state: 'confirmed',
  isDefault: true,
};

const pixKeys: readonly Account[] = [
  cpfKey,
  { id: 'a2', title: 'account.pixKey.email', number: 'ana.souza@exemplo.com.br', state: 'pending' },
  { id: 'a3', title: 'account.pixKey.phone', number: '+55 11 9••••-4321', state: 'refused' },
  {
    id: 'a4',
    title: 'account.pixKey.random',
    number: '123e4567-e12b-12d1-a456-426655440000',
    state: 'confirmed',
  },
];

const bankAccounts: readonly Account[] = [
  {
    id: 'b1',
    title: { bank: 'Banco de Crédito del Perú' },
    number: '002 193 •••••••••• 45',
    state: 'confirmed',
    isDefault: true,
  },
  { id: 'b2', title: { bank: 'BBVA' }, number: '•••• •••• •••• 0004', state: 'pending' },
];

interface AccountsStory {
  readonly accounts: readonly Account[];
  readonly onPost: (posted: PostedFields) => void;
}

function Accounts({ accounts, onPost }: AccountsStory) {
  const t = useStoryTexts('wallet');
  return (
    <form method="post" onSubmit={tellPosted(onPost)} className="mx-auto max-w-form">
      <ul aria-label={t['account.title']} className="flex flex-col gap-3">
        {accounts.map((account) => (
          <OneAccount key={account.id} account={account} t={t} />
        ))}
      </ul>
    </form>
  );
}

function OneAccount({
  account: { id, title, number, state, isDefault = false },
  t,
}: {
  readonly account: Account;
  readonly t: Namespaces['wallet'];
}) {
  const isKey = typeof title === 'string';
  const name = isKey ? t[title] : title.bank;
  const on = (action: string) =>
    formatText(t['account.actionOn'], { action, account: `${name}, ${number}` });
  return (
    <BankAccountCard
      kind={isKey ? 'pixKey' : 'account'}
      title={name}
      numberText={number}
      detail={isKey ? null : t['account.type.savings']}
      state={state}
      stateText={t[`account.state.${state}`]}
      stateHint={state === 'confirmed' ? null : t[`account.state.${state}Text`]}
      defaultText={isDefault ? t['account.default'] : undefined}
      makeDefault={
        isDefault || state !== 'confirmed'
          ? undefined
          : {
              name: 'makeDefault',
              value: id,
              text: t['account.makeDefault'],
              label: on(t['account.makeDefault']),
            }
      }
      change={{ href: `#${id}`, text: t['account.change'], label: on(t['account.change']) }}
      remove={{
        name: 'remove',
        value: id,
        text: t['account.remove'],
        label: on(t['account.remove']),
      }}
    />
  );
}

const meta = {
  title: 'Wallet/Bank account card',
  component: Accounts,
  args: { accounts: pixKeys, onPost: fn() },
} satisfies Meta<typeof Accounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PixKeys: Story = {
  name: 'Pix keys: the default one, pending, refused, confirmed',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /(principal).*123e4567/ }));
    await expect(args.onPost).toHaveBeenCalledWith([['makeDefault', 'a4']]);
    await userEvent.click(canvas.getByRole('button', { name: /^(Remover|Quitar).*4321/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([['remove', 'a3']]);
  },
};

export const BankAccounts: Story = { args: { accounts: bankAccounts } };
export const OnlyOne: Story = { args: { accounts: [cpfKey] } };
