import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type StoryAccount, BankAccountsStory } from '../../stories/wallet/bank-accounts-story.tsx';

const cpfKey: StoryAccount = {
  id: 'a1',
  title: 'account.pixKey.cpf',
  number: '123.•••.•••-09',
  state: 'confirmed',
  isDefault: true,
};

const pixKeys: readonly StoryAccount[] = [
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

const bankAccounts: readonly StoryAccount[] = [
  {
    id: 'b1',
    title: { bank: 'Banco de Crédito del Perú' },
    number: '002 193 •••••••••• 45',
    state: 'confirmed',
    isDefault: true,
  },
  { id: 'b2', title: { bank: 'BBVA' }, number: '•••• •••• •••• 0004', state: 'pending' },
];

const meta = {
  title: 'Wallet/Bank account card',
  component: BankAccountsStory,
  args: { accounts: pixKeys, onPost: fn() },
} satisfies Meta<typeof BankAccountsStory>;

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
