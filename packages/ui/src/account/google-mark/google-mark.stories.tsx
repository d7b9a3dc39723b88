import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoogleMark } from './google-mark.tsx';

const meta = { title: 'Account/Google mark', component: GoogleMark } satisfies Meta<
  typeof GoogleMark
>;

export default meta;

export const Mark: StoryObj<typeof meta> = {};
