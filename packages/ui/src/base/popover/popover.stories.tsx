import type { Meta, StoryObj } from '@storybook/react-vite';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { expect, userEvent, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { Popover } from './popover.tsx';

function Filter({ long }: { readonly long: boolean }) {
  const t = useStoryTexts('common');
  const names = useStoryTexts('sportsbook');
  const { longAnnouncement } = useShellFixtures();
  return (
    <div className="min-h-100">
      <Popover
        trigger={(wiring) => (
          <Button {...wiring} intent="quiet">
            <SlidersHorizontal aria-hidden="true" size={16} />
            {t.filter}
          </Button>
        )}
        title={t.sports}
        closeLabel={t.close}
      >
        {long ? <p className="pb-2">{longAnnouncement}</p> : null}
        <Checkbox name="football" label={names['sport.football']} defaultChecked />
        <Checkbox name="basketball" label={names['sport.basketball']} />
        <Checkbox name="tennis" label={names['sport.tennis']} />
      </Popover>
    </div>
  );
}

const meta = {
  title: 'Base/Popover',
  component: Filter,
  args: { long: false },
} satisfies Meta<typeof Filter>;

export default meta;
type Story = StoryObj<typeof meta>;

const panelName = /Esportes|Deportes/;

export const OpensAndCloses: Story = {
  name: 'Opens beside its button, closes by its button and gives the focus back',
  ...at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: /Filtrar/ });
    opener.focus();
    await userEvent.click(opener);
    const panel = await canvas.findByRole('dialog', { name: panelName });
    await expect(panel).toBeVisible();
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      opener.getBoundingClientRect().bottom,
    );
    await userEvent.click(canvas.getByRole('button', { name: /Fechar|Cerrar/ }));
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

export const SheetOnAPhone: Story = {
  name: 'Is a sheet at the bottom of a phone',
  args: { long: true },
  ...at('small'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filtrar/ }));
    const panel = await canvas.findByRole('dialog', { name: panelName });
    const { bottom, width } = panel.getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await expect(width).toBe(document.documentElement.clientWidth);
  },
};
