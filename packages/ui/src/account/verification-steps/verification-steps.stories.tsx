import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerificationStepsStory } from '../../stories/account/verification-steps-story.tsx';

const meta = {
  title: 'Account/Verification steps',
  component: VerificationStepsStory,
  args: { states: ['done', 'current', 'upcoming'] },
} satisfies Meta<typeof VerificationStepsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  name: 'KYC-07 front, back, proof of address, in this order',
  play: async ({ canvas }) => {
    const [front, back, address] = canvas.getAllByRole('listitem');
    await expect(front).toHaveTextContent(/Frente (concluída|lista)/);
    await expect(back).toHaveTextContent(/2(Verso|Reverso) etapa/);
    await expect(back).toHaveAttribute('aria-current', 'step');
    await expect(address).toHaveTextContent(/3(Residência|Domicilio)/);
  },
};
export const WithoutAddress: Story = { args: { states: ['current', 'upcoming'] } };
export const Problem: Story = { args: { states: ['done', 'problem', 'upcoming'] } };
export const AllDone: Story = { args: { states: ['done', 'done', 'done'] } };
