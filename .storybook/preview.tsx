import type { Preview } from '@storybook/react-vite';
import '../packages/brand-themes/dist/css/all-brands.css';
import { loadBrandFont } from './brand-font.ts';
import { oneBrand } from './modes.ts';
import './preview.css';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { viewports } from './viewports.ts';
import { withBrand } from './with-brand.tsx';

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
        order: ['Foundations', 'Usage', 'Requirements', 'Showcase', 'Pages', 'Components', '*'],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
