import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import { expect, within } from 'storybook/test';
import { brands } from '../../../../../.storybook/brands.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Card } from '../../base/card/card.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { SkeletonRegion } from '../../feedback/skeleton/skeleton.tsx';
import { TransactionRowSkeleton } from './transaction-row.tsx';
import {
  type StoryMethodKey,
  type StoryTransaction,
  TransactionsStory,
} from '../../stories/wallet/transactions-story.tsx';

/** The states in the order of the operator's numbers, -6 to 6. Source: 1§4. */
const statuses = [
  [-6, 'error'],
  [-4, 'paymentError'],
  [-3, 'rejected'],
  [-2, 'cancelled'],
  [0, 'created'],
  [1, 'pendingApproval'],
  [2, 'pending'],
  [5, 'successfulRefund'],
  [6, 'successful'],
] as const satisfies readonly (readonly [number, TransactionState])[];

/** The operator's numbers of the methods. Source: 1§4. */
const methods = [
  [1, 'paymentMethod.card'],
  [2, 'paymentMethod.spei'],
  [3, 'paymentMethod.bonus'],
  [4, 'paymentMethod.oxxo'],
  [5, 'paymentMethod.refund'],
  [6, 'paymentMethod.prize'],
  [8, 'paymentMethod.pix'],
  [9, 'paymentMethod.secondBonus'],
  [10, 'paymentMethod.tupay'],
  [11, 'paymentMethod.cashback'],
  [12, 'paymentMethod.pagoEfectivo'],
] as const satisfies readonly (readonly [number, StoryMethodKey])[];

const oneOfEachStatus: readonly StoryTransaction[] = statuses.map(([, state], position) => ({
  state,
  method: 'paymentMethod.pix',
  type: position % 2 === 0 ? 'deposit' : 'withdrawal',
  amount: 5000 * (position + 1),
}));

const oneOfEachMethod: readonly StoryTransaction[] = methods.map(([number, method]) => ({
  state: 'successful',
  method,
  type: 'deposit',
  amount: 1000 * number,
}));

const meta = {
  title: 'Wallet/Transaction row',
  component: TransactionsStory,
  args: { rows: oneOfEachStatus },
} satisfies Meta<typeof TransactionsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const inBrazil = { brand: brands.find(({ isBrazilGroup }) => isBrazilGroup)?.code };
const elsewhere = { brand: brands.find(({ isBrazilGroup }) => !isBrazilGroup)?.code };

const inPortuguese = [
  'Erro',
  'Pagamento com erro',
  'Rejeitado',
  'Cancelado',
  'Criado',
  'Em progresso',
  'Em progresso',
  'Pagamento com erro',
  'Bem-sucedido',
];
const inSpanish = [
  'Error',
  'Pago con error',
  'Rechazado',
  'Cancelado',
  'Creado',
  'En progreso',
  'En progreso',
  'Exitoso',
  'Exitoso',
];

async function expectLabels(rows: readonly HTMLElement[], labels: readonly string[]) {
  await expect(rows).toHaveLength(labels.length);
  for (const [position, label] of labels.entries()) {
    const row = rows[position];
    if (row) await expect(within(row).getByText(label)).toBeVisible();
  }
}

export const Statuses: Story = {
  name: 'WAL-12 each status has its label, 5 an error of the payment on a Brazil brand',
  globals: inBrazil,
  play: ({ canvas }) => expectLabels(canvas.getAllByRole('listitem'), inPortuguese),
};

export const StatusesElsewhere: Story = {
  name: 'WAL-12 each status has its label, 5 successful on every other brand',
  globals: elsewhere,
  play: ({ canvas }) => expectLabels(canvas.getAllByRole('listitem'), inSpanish),
};

export const Methods: Story = {
  name: 'WAL-13 names each payment method by the operator’s number',
  args: { rows: oneOfEachMethod },
  globals: inBrazil,
  play: ({ canvas }) =>
    expectLabels(canvas.getAllByRole('listitem'), [
      'Cartão',
      'SPEI',
      'Bônus',
      'OXXO',
      'Reembolso',
      'Prêmio',
      'Pix',
      'Bônus',
      'TuPay',
      'Cashback',
      'PagoEfectivo',
    ]),
};

export const WithPages: Story = {
  name: 'A row leads to its transaction',
  args: {
    rows: [
      {
        state: 'successful',
        method: 'paymentMethod.bankTransfer',
        type: 'deposit',
        amount: 1234567890,
      },
      { state: 'pending', method: 'paymentMethod.pix', type: 'withdrawal', amount: 7550 },
    ],
    isLinked: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const None: Story = {
  render: () => <NoTransactions />,
};

function NoTransactions() {
  const common = useStoryTexts('common');
  return <EmptyState drawing="wallet" title={common.emptyTransactionsTitle} />;
}

export const Loading: Story = {
  render: () => <LoadingTransactions />,
};

function LoadingTransactions() {
  const t = useStoryTexts('wallet');
  const common = useStoryTexts('common');
  return (
    <div className="mx-auto max-w-content">
      <Card flush title={t['transaction.title']}>
        <SkeletonRegion label={common.loading}>
          <div>
            <TransactionRowSkeleton />
            <TransactionRowSkeleton />
            <TransactionRowSkeleton />
          </div>
        </SkeletonRegion>
      </Card>
    </div>
  );
}
