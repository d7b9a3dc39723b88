import type { Meta, StoryObj } from '@storybook/react-vite';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import Search from 'lucide-react/icons/search';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { SportIcon } from './sport-icon.tsx';

function Set() {
  const t = useStoryTexts('common');
  const names = useStoryTexts('sportsbook');
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {(
        [
          ...SPORTS.map(({ key }) => [key, names[`sport.${key}`]] as const),
          ['live', t.live],
          ['search', t.search],
          ['today', t.today],
          ['casino', t.casino],
          ['more', names['menu.more']],
          ['other', t.all],
        ] as const
      ).map(([sport, label]) => (
        <li key={sport} className="flex items-center gap-3">
          <SportIcon sport={sport} />
          <SportIcon sport={sport} size={40} />
          {label}
        </li>
      ))}
      <li className="flex items-center gap-3 text-text-muted">
        <Search aria-hidden="true" />
        {t.search}
      </li>
    </ul>
  );
}

const meta = { title: 'Sportsbook/Sport icon', component: Set } satisfies Meta<typeof Set>;

export default meta;

export const WholeSet: StoryObj<typeof meta> = {};
