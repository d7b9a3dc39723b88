import type { Meta, StoryObj } from '@storybook/react-vite';
import Zap from 'lucide-react/icons/zap';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Base/Badge',
  component: Badge,
  args: { children: '' },
  render: () => (
    <Texts of="common">
      {(t) => (
        <div className="flex flex-wrap gap-2">
          <Badge>{t.statusClosed}</Badge>
          <Badge tone="live">{t.live}</Badge>
          <Badge tone="accent" icon={<Zap aria-hidden="true" size={12} />}>
            {t.boost}
          </Badge>
          <Badge tone="info">{t.statusPending}</Badge>
          <Badge tone="success">{t.statusWon}</Badge>
          <Badge tone="warning">{t.statusPending}</Badge>
          <Badge tone="danger">{t.statusLost}</Badge>
        </div>
      )}
    </Texts>
  ),
} satisfies Meta<typeof Badge>;

export default meta;

export const Tones: StoryObj<typeof meta> = {};
