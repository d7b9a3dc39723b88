import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/brand-themes/dist/css/all-brands.css';
import { loadBrandFont } from './brand-font.ts';
import { oneBrand } from './modes.ts';
import './preview.css';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { viewports } from './viewports.ts';
import { withBrand } from './with-brand.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  decorators: [withBrand],
  loaders: [loadBrandFont],
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: oneBrand },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        // Storybook reads this list without running it, so it can't come from elsewhere.
        // prettier-ignore
        order: [
          'Foundations', 'Usage', 'Requirements', 'Showcase', 'Fault lab',
          'Pages', ['Shell', 'Sportsbook', 'Bet slip', 'Bets', 'Wallet', 'Account'],
          'Base', 'Forms', 'Feedback', 'Shell', 'Sportsbook', 'Bet slip', 'Bets', 'Wallet',
          'Account', 'Casino', 'Promotions',
        ],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
