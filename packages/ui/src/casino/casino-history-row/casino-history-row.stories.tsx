import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { Card } from '../../base/card/card.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { CasinoHistoryRow, type RoundState } from './casino-history-row.tsx';

interface Round {
  readonly gameId: string;
  readonly state: RoundState;
  readonly stake: number;
  readonly won: number;
}

const ROUNDS: readonly Round[] = [
  { gameId: '1125', state: 'open', stake: 200, won: 0 },
  { gameId: '1245', state: 'won', stake: 500, won: 123456 },
  { gameId: '1171', state: 'lost', stake: 1000, won: 0 },
  { gameId: '1152', state: 'void', stake: 2500, won: 2500 },
];

function History({ rounds }: { readonly rounds: readonly Round[] }) {
  const { t, games, money } = useCasinoStory();
  return (
    <div className="mx-auto max-w-content">
      <Card flush title={t['history.title']}>
        {rounds.length === 0 ? (
          <EmptyState drawing="bets" title={t['history.emptyTitle']} />
        ) : (
          <ul>
            {rounds.map(({ gameId, state, stake, won }, at) => {
              const game = games.find(({ id }) => id === gameId);
              return game ? (
                <CasinoHistoryRow
                  key={at}
                  game={game}
                  detailText={`20/11/2026, 18:4${at} · ${formatText(t['history.round'], { number: `81552${at}` })}`}
                  state={state}
                  stateText={t[`history.state.${state}`]}
                  stake={{ label: t['history.stake'], text: money(stake) }}
                  won={state === 'open' ? undefined : { label: t['history.won'], text: money(won) }}
                />
              ) : null;
            })}
          </ul>
        )}
      </Card>
    </div>
  );
}

const meta = {
  title: 'Casino/Casino history row',
  component: History,
  args: { rounds: ROUNDS },
} satisfies Meta<typeof History>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachEnding: Story = {
  name: 'How each round ended, its stake and what was won',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/1[.,]234[.,]56/)).toBeVisible();
  },
};
export const LargeAmounts: Story = {
  args: { rounds: [{ gameId: '1213', state: 'won', stake: 3000000, won: 987654321 }] },
};
export const Empty: Story = { args: { rounds: [] } };
