import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';

function Maintenance() {
  const t = useStoryTexts('common');
  return (
    <MaintenanceScreen
      mark={<BrandMark kind="wordmark" />}
      title={t.maintenanceTitle}
      text={t.maintenanceText}
      safe={t.maintenanceSafe}
      actions={
        <>
          <Button asChild>
            <a href="#again">{t.tryAgain}</a>
          </Button>
          <Button asChild intent="quiet">
            <a href="#support">{t.talkToSupport}</a>
          </Button>
        </>
      }
    />
  );
}

const meta = {
  title: 'Shell/Maintenance screen',
  component: Maintenance,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Maintenance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeScreen: Story = {
  name: 'FLAG-08 fills the screen: the time is up, the team is working and is back in minutes',
  globals: { brand: 'ipe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tempo esgotado!');
    const screen = canvas.getByRole('main');
    await expect(screen).toHaveTextContent(/equipe está trabalhando.*voltaremos em alguns minutos/);
    await expect(screen.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('link', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = at('small');
