import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { GameTileSkeleton } from './game-tile-skeleton.tsx';
import { GameTile, type GameTileProps } from './game-tile.tsx';

interface OneTileProps {
  readonly gameId: string;
  readonly badge?: 'new' | 'jackpot' | 'live' | 'exclusive' | undefined;
  readonly demo?: boolean;
  readonly maintenance?: boolean;
  readonly pressed?: boolean;
  readonly prominent?: boolean;
  readonly name?: string | undefined;
  readonly onPost?: (entry: string) => void;
}

function OneTile({
  gameId,
  badge,
  demo = false,
  maintenance = false,
  pressed = false,
  prominent = false,
  name,
  onPost,
}: OneTileProps) {
  const { t, games, tile } = useCasinoStory();
  const game = games.find(({ id }) => id === gameId);
  if (!game) throw new Error(`No game ${gameId}`);
  const props: GameTileProps = tile({ ...game, name: name ?? game.name });
  return (
    <form
      className={prominent ? 'w-60' : 'w-26'}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) {
          onPost?.(`${submitter.name}=${submitter.value}`);
        }
      }}
    >
      <GameTile
        {...props}
        prominent={prominent}
        badge={badge ? { kind: badge, text: t[`tile.${badge}`] } : undefined}
        favourite={props.favourite && { ...props.favourite, pressed }}
        demo={
          demo
            ? {
                href: '#demo',
                text: t['tile.demo'],
                label: formatText(t['tile.demoOf'], { game: props.name }),
              }
            : undefined
        }
        maintenanceText={maintenance ? t['tile.maintenance'] : undefined}
      />
    </form>
  );
}

const meta = {
  title: 'Casino/Game tile',
  component: OneTile,
  args: { gameId: '1245', onPost: fn() },
} satisfies Meta<typeof OneTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tile: Story = {
  name: 'Names the game, its provider and what it gives back',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Tesouro|Tesoro/ })).toBeVisible();
    await expect(canvas.getByText('Lobo Guará')).toBeVisible();
    await expect(canvas.getByText(/Retorno teórico .*96[.,]5/)).toBeInTheDocument();
  },
};

export const Favourite: Story = {
  name: 'Is put among the favourites by a button that posts its id',
  play: async ({ args, canvas }) => {
    const star = canvas.getByRole('button', { pressed: false });
    await expect(star.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(star);
    await expect(args.onPost).toHaveBeenCalledWith('favourite=1245');
  },
};

export const AmongFavourites: Story = { args: { pressed: true } };
export const New: Story = { args: { badge: 'new', gameId: '1142' } };
export const WithJackpot: Story = { args: { badge: 'jackpot', gameId: '1366' } };
export const Live: Story = { args: { badge: 'live', gameId: '1152' } };
export const Exclusive: Story = { args: { badge: 'exclusive', gameId: '1213' } };

export const WithDemo: Story = {
  name: 'For money by its picture, for nothing by the link below',
  args: { demo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /sem dinheiro|sin dinero/ })).toHaveAttribute(
      'href',
      '#demo',
    );
  },
};

export const InMaintenance: Story = {
  name: 'In maintenance it says so and leads nowhere',
  args: { maintenance: true, demo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Em manutenção|En mantenimiento/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Prominent: Story = { args: { prominent: true, badge: 'jackpot', gameId: '1121' } };
export const LongName: Story = {
  args: { name: 'O Grande Tesouro dos Bandeirantes Perdidos', gameId: '1281', badge: 'exclusive' },
};

export const Loading: Story = {
  name: 'Its skeleton has its size',
  render: (args) => (
    <div className="flex gap-2">
      <OneTile {...args} />
      <div className="w-26" data-testid="skeleton">
        <GameTileSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article').getBoundingClientRect();
    const skeleton = canvas.getByTestId('skeleton').firstElementChild?.getBoundingClientRect();
    await expect(skeleton?.height).toBe(tile.height);
  },
};
