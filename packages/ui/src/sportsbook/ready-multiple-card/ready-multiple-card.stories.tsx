import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../base/button/button.tsx';
import { ReadyMultipleCard } from './ready-multiple-card.tsx';

const LEGS = [
  ['Flamengo', 'Flamengo x Palmeiras', '1.85'],
  ['Universidad Católica del Ecuador', 'Barcelona x Universidad Católica del Ecuador', '2.40'],
  ['Empate', 'Bahia x Grêmio', '3.10'],
] as const;

const meta = {
  title: 'Sportsbook/Ready multiple card',
  component: ReadyMultipleCard,
  args: {
    id: 'multiple-1',
    heading: 'Múltipla de 3 seleções',
    betsText: '42 apostas',
    legs: LEGS.map(([outcome, event, oddsText], index) => ({
      outcomeId: `o${index}`,
      href: `/esportes/futebol/evento/sr:match:${index + 1}`,
      outcome,
      market: 'Resultado Final',
      event,
      oddsText,
    })),
    totalLabel: 'Odd total',
    totalText: '13.76',
    action: (
      <Button type="submit" fullWidth aria-describedby="multiple-1">
        Adicionar ao cupom
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <form className="max-w-80 p-4">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof ReadyMultipleCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfThree: Story = {
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: args.heading });
    await expect(card).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(args.heading);
  },
};
