import type { Meta, StoryObj } from '@storybook/react-vite';
import { showcase } from '../../../../../.storybook/modes.ts';
import { CasinoHomeStory } from '../casino/casino-home-story.tsx';

export default { ...showcase, title: 'Showcase/Casino' } satisfies Meta;

export const HomeInRails: StoryObj = { render: () => <CasinoHomeStory layout="rails" /> };
export const HomeAsMosaic: StoryObj = { render: () => <CasinoHomeStory layout="mosaic" /> };
