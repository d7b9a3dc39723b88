import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../.storybook/story-brand.tsx';
import { VerificationSteps, type VerificationStepState } from './verification-steps.tsx';

const order = ['front', 'back', 'address'] as const;

function Steps({ states }: { readonly states: readonly VerificationStepState[] }) {
  return (
    <Texts of="verification">
      {(t) => (
        <div className="mx-auto max-w-form">
          <VerificationSteps
            label={t['steps.label']}
            steps={order.slice(0, states.length).map((step, position) => {
              const state = states[position] ?? 'upcoming';
              return { name: t[`steps.${step}`], state, stateText: t[`steps.${state}`] };
            })}
          />
        </div>
      )}
    </Texts>
  );
}

const meta = {
  title: 'Verification/Verification steps',
  component: Steps,
  args: { states: ['done', 'current', 'upcoming'] },
} satisfies Meta<typeof Steps>;

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
