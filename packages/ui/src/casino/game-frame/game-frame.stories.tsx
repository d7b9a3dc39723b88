import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { GameArt } from '../game-art/game-art.tsx';
import type { GameRefusalReason } from '../game-refusal/game-refusal.tsx';
import { GAME_REFUSAL_WAYS, GameRefusalStory } from '../../stories/casino/game-refusal-story.tsx';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { GameFrame } from './game-frame.tsx';

const GAME_NAME = /^(Foguetinho|Cohetito)$/;

interface PlayingProps {
  readonly state: 'playing' | 'loading' | 'demo' | GameRefusalReason;
}

function Playing({ state }: PlayingProps) {
  const { t, games, money } = useCasinoStory();
  const game = games.find(({ id }) => id === '1125');
  if (!game) throw new Error('No game');
  const isDemo = state === 'demo';
  const isHere = state === 'playing' || state === 'loading' || isDemo;
  return (
    <GameFrame
      game={game}
      close={{ href: '/casino', label: t['frame.close'] }}
      balance={
        isDemo ? undefined : { label: t['frame.balance'], text: money(123450), href: '/deposit' }
      }
      deposit={isDemo ? undefined : { href: '/deposit', label: t['frame.deposit'] }}
      session={{ label: t['frame.session'], text: '0:42' }}
      fullScreenLabel={t['frame.fullScreen']}
      leaveFullScreenLabel={t['frame.leaveFullScreen']}
      loadingText={
        state === 'loading' ? formatText(t['frame.loading'], { game: game.name }) : undefined
      }
      note={isDemo ? t['frame.demo'] : undefined}
    >
      {isHere ? (
        <GameArt gameId={game.id} kind={game.kind} className="size-full" />
      ) : (
        <GameRefusalStory reason={state} game={game.name} />
      )}
    </GameFrame>
  );
}

const meta = {
  title: 'Casino/Game frame',
  component: Playing,
  parameters: { layout: 'fullscreen' },
  args: { state: 'playing' },
} satisfies Meta<typeof Playing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {
  name: 'Keeps the way out, the balance and the time of the session in sight',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Fechar|Cerrar/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Saldo.*[.,]50/ })).toBeVisible();
    await expect(canvas.getByText('0:42')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'Has the name of the game as its heading where the bar has no room to show it',
  ...at('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(GAME_NAME);
  },
};

export const FullScreen: Story = {
  name: 'Takes the whole screen, and gives it back',
  ...at('desktop'),
  play: async ({ canvas }) => {
    const enter = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: /Tela cheia|completa/ }));
    await waitFor(() => expect(enter).toHaveBeenCalledOnce());
    await expect(enter.mock.contexts[0]).toBe(canvas.getByRole('main'));
    enter.mockRestore();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Carregando|Cargando/);
  },
};
export const Demo: Story = {
  name: 'A demonstration says so, and shows no balance',
  args: { state: 'demo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nada (é|se) apost|nada se apuesta/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Saldo/ })).toBeNull();
  },
};

function refused(reason: GameRefusalReason, code: string): Story {
  return {
    name: `CAS-06 ${code} leads somewhere that helps`,
    args: { state: reason },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(GAME_NAME);
      await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
      const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(ways).toContain(GAME_REFUSAL_WAYS[reason]);
    },
  };
}

export const DocumentsNotValidated: Story = refused('documents', 'USER_HAS_NOT_VALIDATED_DOCS');
export const NotMigrated: Story = refused('migration', 'USER_HAS_NOT_MIGRATED');
export const WalletAboveLimits: Story = refused('walletAbove', 'WALLET_ABOVE_LIMITS');
export const BreakTime: Story = refused('breakTime', 'RESPONSABLE_GAME_BREAK_TIME');
export const Maintenance: Story = refused('maintenance', 'GAME_IN_MAINTENANCE');
