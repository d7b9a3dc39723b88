import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { STORY_PROVIDERS } from '../../stories/casino/casino-fixtures.ts';
import { useCasinoStory } from '../../stories/casino/use-casino-story.ts';
import { ProviderFilter } from './provider-filter.tsx';

interface FilterProps {
  readonly chosen: readonly string[];
  readonly count: number;
  readonly onApply: (providers: readonly string[]) => void;
}

function Filter({ chosen, count, onApply }: FilterProps) {
  const { t, common, brand } = useCasinoStory();
  return (
    <form
      className="mx-auto card-frame max-w-content p-card"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(new FormData(event.currentTarget).getAll('provider').map(String));
      }}
    >
      <ProviderFilter
        label={t['providers.label']}
        name="provider"
        providers={STORY_PROVIDERS.slice(0, count).map((name, at) => ({
          value: String(at),
          name,
          gamesText: countText({ ...t }, 'providers.games', 1 + ((at * 7) % 90), brand.language),
          checked: chosen.includes(String(at)),
        }))}
        findLabel={t['providers.find']}
        clearFindLabel={common.clearSearch}
        foundText={(found) =>
          found === 0
            ? t['providers.none']
            : countText({ ...t }, 'providers.found', found, brand.language)
        }
        applyLabel={t['providers.apply']}
        clear={{ href: '#all', label: t['providers.clear'] }}
      />
    </form>
  );
}

const meta = {
  title: 'Casino/Provider filter',
  component: Filter,
  args: { chosen: [], count: 50, onApply: fn() },
} satisfies Meta<typeof Filter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fifty: Story = {
  name: 'Finds one of fifty without its accents, and posts what is checked out of sight too',
  args: { chosen: ['0'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(50);
    await userEvent.type(canvas.getByRole('searchbox'), 'boitata');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 prove/);
    const found = canvas.getByRole('checkbox', { name: /Boitatá/ });
    await userEvent.click(found);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: /Ver (jogos|juegos)/ }));
    await expect(args.onApply).toHaveBeenCalledWith([
      '0',
      String(STORY_PROVIDERS.indexOf('Boitatá')),
    ]);
  },
};

export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Nenhum|Ningún)/);
    await expect(canvas.queryAllByRole('checkbox')).toHaveLength(0);
  },
};

export const Chosen: Story = { args: { chosen: ['0', '1', '4', '7'] } };
export const Few: Story = { args: { count: 3 } };
