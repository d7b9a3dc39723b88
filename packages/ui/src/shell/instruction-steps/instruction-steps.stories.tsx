import type { Meta, StoryObj } from '@storybook/react-vite';
import Smartphone from 'lucide-react/icons/smartphone';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { StepList } from '../../base/step-list/step-list.tsx';
import {
  InstructionChoices,
  InstructionSteps,
  type InstructionStepsProps,
} from './instruction-steps.tsx';

type InstallTexts = ReturnType<typeof useStoryTexts<'install'>>;

function ofStep(
  at: number,
  t: InstallTexts,
): Omit<InstructionStepsProps, 'progressLabel' | 'steps' | 'current'> {
  if (at === 0) {
    return {
      picture: 'location',
      title: t['instructions.location.title'],
      text: t['instructions.location.text'],
      children: null,
      actions: (
        <Button asChild>
          <a href="#os">{t['instructions.start']}</a>
        </Button>
      ),
    };
  }
  if (at === 1) {
    return {
      title: t['instructions.osTitle'],
      children: (
        <InstructionChoices
          choices={[
            {
              href: '#android',
              label: t['instructions.android'],
              icon: <Smartphone aria-hidden="true" size={20} />,
            },
            {
              href: '#ios',
              label: t['instructions.ios'],
              icon: <Smartphone aria-hidden="true" size={20} />,
            },
          ]}
        />
      ),
    };
  }
  if (at === 2) {
    return {
      title: t['instructions.deviceTitle'],
      children: (
        <InstructionChoices
          choices={[
            { href: '#samsung', label: 'Samsung' },
            { href: '#xiaomi', label: 'Xiaomi' },
            { href: '#motorola', label: 'Motorola' },
            { href: '#outro', label: t['instructions.otherDevice'] },
          ]}
        />
      ),
    };
  }
  return {
    title: t['instructions.location.title'],
    text: 'Samsung',
    children: (
      <StepList
        steps={[
          t['instructions.android.location.1'],
          t['instructions.android.location.2'],
          t['instructions.android.location.3'],
          t['instructions.android.location.4'],
        ]}
      />
    ),
    actions: (
      <>
        <Button asChild>
          <a href="#done">{t['instructions.done']}</a>
        </Button>
        <Button asChild intent="link">
          <a href="#os">{t['instructions.otherPath']}</a>
        </Button>
      </>
    ),
  };
}

function Location({ current }: { readonly current: number }) {
  const t = useStoryTexts('install');
  return (
    <InstructionSteps
      progressLabel={t['instructions.progress']}
      steps={[
        { label: t['instructions.initial'], href: '#start' },
        { label: t['instructions.os'], href: '#os' },
        { label: t['instructions.device'], href: '#device' },
        { label: t['instructions.configuration'] },
      ]}
      current={current}
      {...ofStep(current, t)}
    />
  );
}

const meta = {
  title: 'Shell/Instruction steps',
  component: Location,
  args: { current: 0 },
} satisfies Meta<typeof Location>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};
export const System: Story = { args: { current: 1 } };

export const Device: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    const current = canvas.getByText(/^(Aparelho|Dispositivo)$/).closest('li');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: /Sistema/ })).toHaveAttribute('href', '#os');
    await expect(canvas.getByRole('link', { name: 'Motorola' })).toBeVisible();
  },
};

export const Configuration: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Configurações|Ajustes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Já|^Ya/ })).toHaveAttribute('href', '#done');
  },
};

export const SmallPhone: Story = {
  args: { current: 3 },
  ...at('small'),
};
