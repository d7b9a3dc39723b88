import type { Meta, StoryObj } from '@storybook/react-vite';
import { PopularBetCard } from './popular-bet-card.tsx';

const meta = {
  title: 'Sportsbook/Popular bet card',
  component: PopularBetCard,
  args: {
    href: '/esportes/futebol/evento/sr:match:1',
    outcome: 'Flamengo',
    market: 'Resultado Final',
    event: 'Flamengo x Palmeiras',
    statusText: 'Hoje, 16:30',
    betsText: '128 apostas',
    price: {
      outcomeId: 'sr:match:1/1//1',
      marketId: 'sr:match:1/1/',
      value: '1850 sr:match:1 sr:match:1/1//1',
      label: '',
      accessibleName: 'Flamengo, Resultado Final, Flamengo x Palmeiras, odd',
      oddsText: '1.85',
      selected: false,
      suspended: false,
      suspendedText: 'Suspenso',
    },
  },
  decorators: [
    (Story) => (
      <form className="max-w-72 p-4">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PopularBetCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Prematch: Story = {};

export const LongNames: Story = {
  args: {
    outcome: 'Independiente Santa Fe de Bogotá',
    event: 'Independiente Santa Fe de Bogotá x Universidad Católica del Ecuador',
    statusText: '2º tempo',
  },
};
