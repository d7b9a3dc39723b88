import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

export default { title: 'Forms/Search field', component: SearchField } satisfies Meta;

function GameSearch(args: Partial<SearchFieldProps>) {
  const t = useStoryTexts('forms');
  return <SearchField {...args} name="q" label={t.searchGames} clearLabel={t.clearSearch} />;
}

const heard = fn();

export const Empty: StoryObj = { render: () => <GameSearch /> };
export const Filled: StoryObj = { render: () => <GameSearch defaultValue="Flamengo" /> };
export const LabelShown: StoryObj = { render: () => <GameSearch labelShown /> };
export const LongText: StoryObj = {
  render: () => <GameSearch defaultValue="Club Deportivo Universidad Católica del Ecuador" />,
};

export const Cleared: StoryObj = {
  name: 'Cleared by its button, which is there only when it has something to do',
  render: () => <GameSearch onSearchText={heard} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    heard.mockClear();
    const field = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'Fla');
    await expect(heard).toHaveBeenLastCalledWith('Fla');
    const clear = canvas.getByRole('button');
    await expect(clear.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(clear);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(heard).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
