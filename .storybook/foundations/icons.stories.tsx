import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { usedIcons } from 'virtual:used-icons';
import { type Sport, SportIcon } from '../../packages/ui/src/sportsbook/sport-icon/sport-icon.tsx';
import { BookPage, BookSection, bookPage } from '../book-page.tsx';

/** The type checker keeps it whole. */
const sports: Readonly<Record<Sport, true>> = {
  football: true,
  basketball: true,
  tennis: true,
  volleyball: true,
  eSoccer: true,
  americanFootball: true,
  baseball: true,
  iceHockey: true,
  formula1: true,
  eBasketball: true,
  tableTennis: true,
  boxing: true,
  mma: true,
  beachVolleyball: true,
  rugby: true,
  cricket: true,
  darts: true,
  futsal: true,
  handball: true,
  search: true,
  favourites: true,
  today: true,
  casino: true,
  more: true,
  live: true,
  other: true,
};

const USERS_SHOWN = 3;

interface IconTileProps {
  readonly name: string;
  readonly users?: readonly string[];
  readonly children: ReactNode;
}

function IconTile({ name, users = [], children }: IconTileProps) {
  return (
    <li className="card-frame flex flex-col items-center gap-2 px-2 py-4 text-center">
      {children}
      <p className="max-w-full font-medium break-words">{name}</p>
      {users.length > 0 ? (
        <p className="max-w-full text-xs text-balance break-words text-text-muted">
          {users.slice(0, USERS_SHOWN).join(', ')}
          {users.length > USERS_SHOWN ? ` and ${users.length - USERS_SHOWN} more` : ''}
        </p>
      ) : null}
    </li>
  );
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3';

function Icons() {
  return (
    <BookPage
      title="Icons"
      intro="One kept set, lucide, and our own sports, drawn on the same grid of 24 with the same line of 2. No icon speaks alone: its word stands beside it, or is its name for who listens."
    >
      <BookSection title="Sports">
        <ul className={grid}>
          {(Object.keys(sports) as Sport[]).map((sport) => (
            <IconTile key={sport} name={sport}>
              <SportIcon sport={sport} size={28} />
            </IconTile>
          ))}
        </ul>
      </BookSection>
      <BookSection
        title="Icons in use"
        text="What the components import, with the components that do. Take one of these before a new one."
      >
        <ul className={grid}>
          {usedIcons.map(({ name, users, Icon }) => (
            <IconTile key={name} name={name} users={users}>
              <Icon size={28} />
            </IconTile>
          ))}
        </ul>
      </BookSection>
    </BookPage>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Icons>;

export default meta;

export const SportsAndKeptSet: StoryObj<typeof meta> = {
  name: 'Icons',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('chevron-down')).toBeVisible();
    await expect(canvas.getByText('football')).toBeVisible();
  },
};
