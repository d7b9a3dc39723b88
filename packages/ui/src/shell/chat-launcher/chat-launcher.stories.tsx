import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText, formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { ChatLauncher, type ChatLauncherProps, type ChatState } from './chat-launcher.tsx';

interface LauncherProps {
  readonly kind: ChatState['kind'];
  readonly unread: number;
  readonly placement?: ChatLauncherProps['placement'];
}

function Launcher({ kind, unread, placement }: LauncherProps) {
  const t = useStoryTexts('common');
  const { language } = useStoryBrand();
  const { hour } = useShellFixtures();
  const states: Readonly<Record<ChatState['kind'], ChatState>> = {
    link: { kind: 'link' },
    closed: { kind: 'closed' },
    open: { kind: 'open' },
    unread: {
      kind: 'unread',
      count: unread,
      label: countText(t, 'chat.unread', unread, language),
    },
    offline: { kind: 'offline', text: formatText(t['chat.offline'], { time: hour }) },
  };
  return (
    <div className="relative h-40 contain-layout">
      <ChatLauncher
        href="#help"
        label={kind === 'open' ? t['chat.close'] : t['chat.open']}
        state={states[kind]}
        placement={placement}
      />
    </div>
  );
}

const meta = {
  title: 'Shell/Chat launcher',
  component: Launcher,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'closed', unread: 3 },
} satisfies Meta<typeof Launcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /suporte|soporte/ });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toHaveAttribute('href', '#help');
  },
};

export const Open: Story = {
  args: { kind: 'open' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Fechar|Cerrar/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Unread: Story = {
  args: { kind: 'unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/3 (mensagens|mensajes)/);
  },
};

export const ManyUnread: Story = { args: { kind: 'unread', unread: 130 } };

export const Offline: Story = {
  args: { kind: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/8:00/);
    await expect(canvas.getByText(/8:00/)).toBeVisible();
  },
};

export const InLine: Story = {
  args: { kind: 'link', placement: 'line' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/suporte|soporte/)).toBeVisible();
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-expanded');
  },
};
