import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccountMenuContent } from '../../shapes/account/account-menu.ts';
import { paths } from '../../paths.ts';
import { type StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR, BETTOR_NAME } from '../../stories/story-shell.ts';
import { AccountView, type AccountViewProps } from './account-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Account' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function storyMenu({ texts: { account: t, wallet } }: StoryFacts): AccountMenuContent {
  return {
    label: t['menu.label'],
    support: null,
    groups: [
      {
        title: t['menu.money'],
        links: [
          { href: paths.withdrawal, label: t.withdraw },
          { href: paths.transactions, label: t.myTransactions },
          { href: paths.verifyDeposit, label: wallet['verifyDeposit.title'] },
          { href: paths.financialOperations, label: wallet['operations.title'] },
        ],
      },
      { title: t['menu.bets'], links: [{ href: paths.betHistory, label: t.myBets }] },
      { title: t['menu.play'], links: [{ href: paths.responsibleGame, label: t.myLimits }] },
      { title: t['menu.account'], links: [{ href: paths.accountDetails, label: t.myDetails }] },
    ],
  };
}

interface AccountState {
  readonly visitor?: typeof BETTOR;
  readonly given?: (facts: StoryFacts) => Partial<AccountViewProps>;
}

function account({ visitor = BETTOR, given }: AccountState = {}) {
  return pageStory({
    at: paths.account,
    visitor,
    data: (facts) => ({
      texts: facts.texts.account,
      fullName: BETTOR_NAME,
      email: 'ana@exemplo.com',
      cellPhone: facts.brand.phoneExample,
      menu: storyMenu(facts),
      isEmailPending: false,
      notice: null,
      ...given?.(facts),
    }),
    view: (data) => <AccountView {...data} />,
  });
}

export const Account: Story = account();

/** The operator does not answer: the page shows what the session knows. */
export const OperatorSilent: Story = account({
  visitor: { ...BETTOR, balance: null },
  given: () => ({ cellPhone: null }),
});

export const EmailPending: Story = account({ given: () => ({ isEmailPending: true }) });

export const StaleForm: Story = account({
  given: ({ texts }) => ({ notice: texts.shell.staleForm }),
});

export const LongName: Story = account({
  given: () => ({
    fullName: 'Maria Aparecida Conceição de Albuquerque Vasconcelos e Silva',
    email: 'maria.aparecida.albuquerque.vasconcelos@provedor-de-email.exemplo.com',
  }),
});
