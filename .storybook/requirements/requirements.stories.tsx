import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '../../packages/ui/src/forms/search-field/search-field.tsx';
import { BookPage, BookSection, bookPage } from '../book-page.tsx';
import { unpictured } from '../modes.ts';
import { StoryLink } from '../story-link.tsx';
import { type Level, type Requirement, matching, requirementsByArea } from './requirement-list.ts';

const areas = requirementsByArea();

const LEVELS: Readonly<Record<Level, string>> = {
  site: 'on the site',
  below: 'built below',
  none: 'no test yet',
};

function Requirements() {
  const [text, setText] = useState('');
  const found = matching(areas, text);
  const listed = found.flatMap(({ requirements }) => requirements);
  const count = listed.length;
  const at = (level: Level) => listed.filter((each) => each.level === level).length;
  return (
    <BookPage
      title="Requirements"
      intro="What the product has to do, with the stories that show it. What has no story is shown by tests, whose titles begin with the same id: tests of the site, or of what is built below it. The search of the sidebar finds stories by id too."
    >
      <div className="flex max-w-form flex-col gap-2">
        <SearchField
          name="requirement"
          label="Search by id or word"
          labelShown
          clearLabel="Clear the search"
          onSearchText={setText}
        />
        <p role="status" className="text-text-muted tabular-nums">
          {count} {count === 1 ? 'requirement' : 'requirements'}: {at('site')} {LEVELS.site},{' '}
          {at('below')} {LEVELS.below}, {at('none')} {LEVELS.none}
        </p>
      </div>
      {found.map(({ code, name, requirements }) => (
        <BookSection key={code} title={name}>
          <ul className="flex flex-col divide-y divide-hairline">
            {requirements.map((requirement) => (
              <Row key={requirement.id} {...requirement} />
            ))}
          </ul>
        </BookSection>
      ))}
    </BookPage>
  );
}

function Row({ id, text, level, witnesses }: Requirement) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[6rem_1fr]">
      <div>
        <p className="font-bold tabular-nums">{id}</p>
        <p className="text-xs text-text-muted">{LEVELS[level]}</p>
      </div>
      <div className="min-w-0">
        <p className="max-w-measure break-words">{text}</p>
        <ul className="mt-1 flex flex-col gap-1 empty:hidden">
          {witnesses.map(({ storyId, name }) => (
            <li key={storyId}>
              <StoryLink id={storyId} viewMode="story">
                {name}
              </StoryLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const meta = {
  title: 'Requirements/By area',
  component: Requirements,
  tags: ['!autodocs'],
  // A list that changes with every story: nothing to compare as a picture.
  parameters: { ...bookPage, ...unpictured },
} satisfies Meta<typeof Requirements>;

export default meta;

export const ByArea: StoryObj<typeof meta> = { name: 'By area' };

export const Search: StoryObj<typeof meta> = {
  name: 'Finds by id, and by every word',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search by id or word' });
    await userEvent.type(field, 'slip-04');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 requirement'));
    await expect(canvas.getByRole('link', { name: /SLIP-04/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\.\/\?path=\/story\/bet-slip-slip-warning--/),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'stake comma');
    await waitFor(() => expect(canvas.getByText('BRAND-05')).toBeVisible());
    await userEvent.clear(field);
  },
};
