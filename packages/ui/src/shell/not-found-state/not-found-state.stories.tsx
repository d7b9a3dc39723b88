import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { NotFoundState } from './not-found-state.tsx';

function NotFound({ suggested, meant }: { readonly suggested: boolean; readonly meant?: string }) {
  const shell = useStoryTexts('shell');
  const { competitions } = useShellFixtures();
  return (
    <NotFoundState
      titleAs="h1"
      title={shell.notFoundTitle}
      text={shell.notFoundText}
      search={{
        action: '#search',
        name: 'q',
        label: shell.notFoundSearch,
        clearLabel: shell.notFoundSearchClear,
        submitLabel: shell.notFoundSearchAction,
        defaultValue: meant,
      }}
      suggestionsTitle={shell.notFoundSuggestions}
      suggestions={suggested ? competitions.map((label, at) => ({ href: `#${at}`, label })) : []}
    />
  );
}

const meta = {
  title: 'Shell/Not found state',
  component: NotFound,
  args: { suggested: true },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSuggestions: Story = {
  name: 'Offers a search and what was probably looked for',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: /procura|buscas/ });
    await expect(canvas.getByRole('search')).toContainElement(field);
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName(/Talvez|Quizás/);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.type(field, 'Flamengo');
    await expect(field).toHaveValue('Flamengo');
  },
};

export const FromItsAddress: Story = {
  name: 'Begins with what the address seems to have meant',
  args: { suggested: false, meant: 'brasileirão' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('brasileirão');
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const SmallPhone: Story = at('small');
