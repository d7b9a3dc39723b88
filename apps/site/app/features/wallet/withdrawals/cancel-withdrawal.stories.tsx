import type { Meta, StoryObj } from '@storybook/react-vite';
import { minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { expect } from 'storybook/test';
import { cancelWithdrawalPath } from '../../../paths/wallet-paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { CancelWithdrawalView, type ShownCancelling } from './cancel-withdrawal-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Cancel withdrawal' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Shown = (facts: StoryFacts) => ShownCancelling | null;

const ID = 'A1B2C3D4E5F6A1B2C3D4E5F6';
const AMOUNT = minorUnits(50_000);

function cancelling(shown: Shown, problem?: keyof Namespaces['wallet']): Story {
  return pageStory({
    at: cancelWithdrawalPath(ID),
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts.wallet,
      path: cancelWithdrawalPath(ID),
      shown: shown(facts),
      form:
        problem === undefined
          ? undefined
          : { values: {}, errors: {}, formError: facts.texts.wallet[problem] },
    }),
    view: (data) => <CancelWithdrawalView {...data} />,
  });
}

const asked: Shown = ({ money, texts }) => ({
  kind: 'asked',
  attempt: 0,
  amount: money(AMOUNT),
  askedAt: '14/03/2026 10:20',
  number: ID,
  confirm: formatText(texts.wallet['cancelWithdrawal.confirm'], { amount: money(AMOUNT) }),
});

const course =
  (kind: Exclude<ShownCancelling['kind'], 'asked'>): Shown =>
  ({ money }) => ({ kind, amount: money(AMOUNT) });

export const Question: Story = {
  ...cancelling(asked),
  name: 'WAL-17 asks before a withdrawal is cancelled',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByRole('link', { name: t['cancelWithdrawal.keep'] })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /500/ })).toBeVisible();
  },
};

export const Refused: Story = cancelling(asked, 'cancelWithdrawal.errors.refused');

export const Sending: Story = cancelling(course('sending'));
export const AnswerLost: Story = cancelling(course('lost'));
export const Cancelled: Story = cancelling(course('cancelled'));
export const PaidMeanwhile: Story = cancelling(course('paid'));
export const ReturnedMeanwhile: Story = cancelling(course('returned'));
export const Unread: Story = cancelling(() => null);
