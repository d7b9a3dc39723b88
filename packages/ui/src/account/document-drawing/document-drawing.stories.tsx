import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentDrawing } from './document-drawing.tsx';

const meta = {
  title: 'Account/Document drawing',
  component: DocumentDrawing,
  args: { kind: 'front' },
} satisfies Meta<typeof DocumentDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {};
export const Back: Story = { args: { kind: 'back' } };
export const Address: Story = { args: { kind: 'address' } };
