import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountryFlag } from './country-flag.tsx';

const COUNTRIES = { BR: 'Brasil', PE: 'Perú', 'GB-ENG': 'Inglaterra', SA: 'Arabia Saudita' };

function Flags() {
  return (
    <ul className="grid gap-2">
      {Object.entries(COUNTRIES).map(([code, name]) => (
        <li key={code} className="flex items-center gap-2">
          <CountryFlag src={`/country-flags/${code}.svg`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Sportsbook/Country flag', component: Flags } satisfies Meta<typeof Flags>;

export default meta;

export const BesideNames: StoryObj<typeof meta> = {};
