import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crest } from './crest.tsx';

const clubs = [
  'Flamengo',
  'Palmeiras',
  'São Paulo',
  'Corinthians',
  'Grêmio',
  'Internacional',
  'Cruzeiro',
  'Atlético Mineiro',
  'Bahia',
  'Fortaleza',
  'Botafogo',
  'Fluminense',
  'Vasco da Gama',
  'Santos',
  'América',
  'Guadalajara',
  'Cruz Azul',
  'Pumas',
  'Toluca',
  'Monterrey',
  'Tigres',
  'León',
  'Pachuca',
  'Atlas',
];

const meta = {
  title: 'Sportsbook/Crest',
  component: Crest,
  args: { name: 'Flamengo', size: 24 },
  render: ({ size }) => (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {clubs.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Crest name={name} size={size} />
          {name}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof Crest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = { args: { size: 20 } };
export const InAHeading: Story = { args: { size: 48 } };
export const OwnColours: Story = {
  render: () => <Crest name="Bahia" colors={['#0b4ea2', '#c8102e']} size={48} />,
};
