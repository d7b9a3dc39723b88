import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Button, type ButtonProps } from './button.tsx';

const meta = {
  title: 'Base/Button',
  component: Button,
  args: { onClick: fn() },
  render: (args) => <Texts of="common">{(t) => <Button {...args}>{t.save}</Button>}</Texts>,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {};
export const Quiet: Story = { args: { intent: 'quiet' } };
export const Danger: Story = { args: { intent: 'danger' } };
export const AsLinkText: Story = { args: { intent: 'link' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const FullWidth: Story = { args: { fullWidth: true } };

export const AroundALink: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <Button asChild intent="quiet">
          <a href="#details">{t.details}</a>
        </Button>
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#details');
  },
};

function BothStates(args: ButtonProps) {
  return (
    <Texts of="common">
      {(t) => (
        <div className="flex gap-2">
          <Button {...args}>{t.save}</Button>
          <Button {...args} pending>
            {t.save}
          </Button>
        </div>
      )}
    </Texts>
  );
}

export const Pending: Story = {
  name: 'Pending keeps its width and name, and takes no second click',
  render: (args) => <BothStates {...args} />,
  play: async ({ args, canvasElement }) => {
    const [idle, pending] = within(canvasElement).getAllByRole('button');
    if (!idle || !pending) throw new Error('Two buttons stand here.');
    await expect(pending.offsetWidth).toBe(idle.offsetWidth);
    await expect(pending).toHaveAccessibleName(idle.textContent ?? '');
    await expect(pending).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(pending);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(idle);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
