import type { Meta, StoryObj } from '@storybook/react-vite';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { StatusDot } from './status-dot.tsx';

const meta = {
  title: 'Base/Status dot',
  component: StatusDot,
  args: { tone: 'live', children: '' },
  render: () => (
    <Texts of="common">
      {(t) => (
        <div className="flex flex-wrap gap-4">
          <StatusDot tone="live">{t.live}</StatusDot>
          <StatusDot tone="success">{t.statusActive}</StatusDot>
          <StatusDot tone="waiting">{t.statusPending}</StatusDot>
          <StatusDot tone="danger">{t.statusClosed}</StatusDot>
        </div>
      )}
    </Texts>
  ),
} satisfies Meta<typeof StatusDot>;

export default meta;

export const Tones: StoryObj<typeof meta> = {};
