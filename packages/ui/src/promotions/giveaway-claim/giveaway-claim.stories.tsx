import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  GIVEAWAY_STATES,
  type GiveawayState,
  giveawayStep,
} from '@vitrine/betting/promotions/giveaway';
import { countText, formatText } from '@vitrine/messages/format-text';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../../base/link/link.tsx';
import { FROM, UNTIL, usePromotionStory } from '../../stories/promotions/promotion-fixtures.ts';
import { GiveawayClaim, type GiveawayClaimProps } from './giveaway-claim.tsx';

type Reward = GiveawayClaimProps['reward'];

interface PanelProps {
  readonly state: GiveawayState;
  readonly reward?: Reward;
}

function Panel({ state, reward = 'freeBet' }: PanelProps) {
  const { t, money, brand } = usePromotionStory();
  const rewards = {
    money: formatText(t['reward.money'], { amount: money(1500) }),
    freeBet: formatText(t['reward.freeBet'], { amount: money(1000) }),
    freeSpins: countText({ ...t }, 'reward.freeSpins', 10, brand.language),
  };
  const step = giveawayStep(state);
  const isOver = state === 'claimed' || state === 'expired';
  return (
    <GiveawayClaim
      state={state}
      stateText={t[`giveaway.${state}.name`]}
      reward={reward}
      title={rewards[reward]}
      text={formatText(t[`giveaway.${state}.text`], { date: isOver ? FROM : UNTIL })}
      stepsLabel={t['giveaway.steps']}
      steps={[t['giveaway.step.accept'], t['giveaway.step.claim'], t['giveaway.step.done']]}
      step={step ? { name: 'step', value: step, label: t[`giveaway.${step}`] } : undefined}
      links={
        state === 'claimed' ? (
          <Link emphasis="standalone" href="#use">
            {t['giveaway.use']}
          </Link>
        ) : (
          <Link emphasis="standalone" href="#terms">
            {t['card.terms']}
          </Link>
        )
      }
    />
  );
}

function TakenStepByStep() {
  const [state, setState] = useState<GiveawayState>('pendingAcceptance');
  return (
    <form
      className="mx-auto max-w-content"
      onSubmit={(event) => {
        event.preventDefault();
        setState(giveawayStep(state) === 'accept' ? 'readyToClaim' : 'beingClaimed');
      }}
    >
      <Panel state={state} />
    </form>
  );
}

const meta = {
  title: 'Promotions/Giveaway claim',
  component: Panel,
  args: { state: 'readyToClaim' },
  render: (args) => (
    <form className="mx-auto max-w-content">
      <Panel {...args} />
    </form>
  ),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  name: 'PROMO-06 draws and names each of the six states',
  render: () => (
    <form className="grid gap-4 xl:grid-cols-2">
      {GIVEAWAY_STATES.map((state) => (
        <Panel key={state} state={state} />
      ))}
    </form>
  ),
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')];
    await expect(panels.map((panel) => panel.dataset['state'])).toEqual([
      'pendingAcceptance',
      'readyToClaim',
      'beingClaimed',
      'claimed',
      'expired',
      'cancelled',
    ]);
    const names =
      /aceite$|aceptar$|(resgatar|reclamar)$|(Resgat|Reclam)ando|(Resgat|Reclam)ado|Expirado|Vencido|Cancelado/;
    for (const panel of panels) {
      await expect(within(panel).getAllByText(names)[0]).toBeVisible();
    }
    const withSteps = panels.map((panel) => within(panel).queryAllByRole('button').length);
    await expect(withSteps).toEqual([1, 1, 0, 0, 0, 0]);
  },
};

export const StepByStep: Story = {
  name: 'PROMO-06 is accepted, then claimed, and then waits for its end',
  render: () => <TakenStepByStep />,
  play: async ({ canvas }) => {
    const current = () => canvas.getByRole('list').querySelector('[aria-current="step"]');
    await expect(current()).toHaveTextContent(/Aceitar|Aceptar/);
    await userEvent.click(canvas.getByRole('button', { name: /Aceitar|Aceptar/ }));
    await expect(current()).toHaveTextContent(/Resgatar|Reclamar/);
    await userEvent.click(canvas.getByRole('button', { name: /Resgatar|Reclamar/ }));
    await expect(canvas.getByText(/^(Resgatando|Reclamando)$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const PendingAcceptance: Story = { args: { state: 'pendingAcceptance' } };
export const ReadyToClaim: Story = { args: { state: 'readyToClaim', reward: 'money' } };
export const BeingClaimed: Story = { args: { state: 'beingClaimed', reward: 'freeSpins' } };
export const Claimed: Story = { args: { state: 'claimed' } };
export const Expired: Story = { args: { state: 'expired' } };
export const Cancelled: Story = { args: { state: 'cancelled' } };
