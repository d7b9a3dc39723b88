import type { Meta, StoryObj } from '@storybook/react-vite';
import { GAME_KINDS, GameArt } from './game-art.tsx';

export default { title: 'Casino/Game art', component: GameArt } satisfies Meta;

const ids = Array.from({ length: 48 }, (_, at) => `game-${at + 1}`);

export const Slots: StoryObj = {
  name: 'Forty-eight slots, each its own',
  render: () => (
    <ul className="grid grid-cols-4 gap-2 md:grid-cols-8">
      {ids.map((id) => (
        <li key={id}>
          <GameArt gameId={id} kind="slots" className="aspect-4/5 rounded-card" />
        </li>
      ))}
    </ul>
  ),
};

export const Kinds: StoryObj = {
  name: 'Each kind in three shapes of frame',
  render: () => (
    <ul className="flex flex-col gap-2">
      {GAME_KINDS.map((kind) => (
        <li key={kind} className="flex h-24 gap-2">
          <GameArt gameId={`${kind} 1`} kind={kind} className="h-full w-20 rounded-card" />
          <GameArt gameId={`${kind} 2`} kind={kind} className="h-full w-24 rounded-card" />
          <GameArt gameId={`${kind} 3`} kind={kind} className="h-full w-44 rounded-card" />
        </li>
      ))}
    </ul>
  ),
};
