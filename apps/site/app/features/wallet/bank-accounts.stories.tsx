import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bankAccountsPath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { BankAccountsView, type BankAccountsViewProps } from './bank-accounts-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Bank accounts' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

type BankAccount = NonNullable<BankAccountsViewProps['accounts']>[number];

const STATES: readonly BankAccount['state'][] = ['Confirmed', 'Pending', 'Refused', 'Confirmed'];

function accountsIn(country: string): readonly BankAccount[] {
  return STATES.map((state, index): BankAccount => {
    const own = { id: `a-${index}`, isDefault: index === 0, state };
    return country === 'BR'
      ? { ...own, kind: 'pix', keyType: 'email', key: `ana.souza.${index}@exemplo.com.br` }
      : {
          ...own,
          kind: 'account',
          bankName: 'Banco Azteca',
          accountType: 'Savings',
          accountNumber: `00201007777777777${index}`,
        };
  });
}

interface Case extends Partial<Pick<BankAccountsViewProps, 'isSaved' | 'form'>> {
  readonly kept?: 'some' | 'none' | 'unknown';
  readonly changesFirst?: boolean;
}

function accounts({
  kept = 'some',
  changesFirst = false,
  isSaved = false,
  form,
}: Case = {}): Story {
  return pageStory({
    at: paths.bankAccounts,
    visitor: BETTOR,
    data: ({ brand, texts }) => {
      const [first] = accountsIn(brand.country);
      return {
        texts: texts.wallet,
        country: brand.country,
        path: bankAccountsPath(brand),
        accounts: kept === 'unknown' ? null : kept === 'some' ? accountsIn(brand.country) : [],
        changed: changesFirst && first?.kind === 'pix' ? first : null,
        isSaved,
        form,
      };
    },
    view: (data) => <BankAccountsView {...data} />,
  });
}

export const Kept: Story = {
  ...accounts(),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: /^(Contas|Cuentas) para/ });
    await expect(list.children).toHaveLength(STATES.length);
  },
};

export const None: Story = accounts({ kept: 'none' });

export const Saved: Story = accounts({ isSaved: true });

export const Changed: Story = accounts({ changesFirst: true });

/** What is typed needs nothing of what can't be read. */
export const NotRead: Story = {
  ...accounts({ kept: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Salvar|Guardar)/ })).toBeEnabled();
  },
};
