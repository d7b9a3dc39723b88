import type { Meta, StoryObj } from '@storybook/react-vite';
import { minorUnits } from '@vitrine/betting/base/money';
import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import { expect } from 'storybook/test';
import { dayRange } from '../../shapes/base/day-range.ts';
import { isoDay } from '../../format/date-time.ts';
import { textSections } from '../../format/text-sections.ts';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { STORY_NOW } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { TransactionsView, type TransactionsViewProps } from './transactions-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Transactions' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const HOUR_MS = 3_600_000;
const STATES = [
  'successful',
  'pending',
  'successfulRefund',
  'rejected',
  'cancelled',
] as const satisfies readonly TransactionState[];

/** One transaction in each kind of state, deposits and withdrawals in turn. */
const ROWS = STATES.map((state, position) => ({
  transactionId: String(9_000_000_000 + position),
  type: position % 2 === 0 ? ('deposit' as const) : ('withdrawal' as const),
  amount: minorUnits(5000 * (position + 1)),
  state,
  method: 'pix' as const,
  at: STORY_NOW - position * 26 * HOUR_MS,
}));

function transactions(search: string, rows: typeof ROWS | null, pages = 1) {
  return pageStory({
    at: `${paths.transactions}${search}`,
    visitor: BETTOR,
    data: ({ brand, format, texts }, visit): TransactionsViewProps => {
      const today = isoDay(STORY_NOW, format);
      return {
        texts: texts.wallet,
        periodTexts: textSections(texts.forms, ['period']),
        isBrazilGroup: brand.isBrazilGroup,
        filter: 'all',
        range: dayRange(visit.search, today),
        today,
        list: rows && {
          transactions: rows,
          page: Number(visit.search.get('pagina') ?? 1),
          pages,
          total: rows.length * pages,
        },
      };
    },
    view: (data) => <TransactionsView {...data} />,
  });
}

export const Listed: Story = transactions('', ROWS);
export const Paged: Story = transactions('?pagina=2', ROWS, 4);
export const Empty: Story = transactions('?dias=7', []);

export const Unreachable: Story = {
  ...transactions('', null),
  name: 'Unreachable: the balance is safe, and the list can be asked for again',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    const again = canvas.getByRole('link', { name: t['transaction.error.action'] });
    await expect(again).toHaveAttribute('href', paths.transactions);
  },
};
