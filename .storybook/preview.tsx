import type { Preview } from '@storybook/react-vite';
import '../packages/brand-themes/dist/css/all-brands.css';
import { brands } from './brands.ts';
import { oneBrand } from './modes.ts';
import './preview.css';
import { viewports } from './viewports.ts';
import { withBrand } from './with-brand.tsx';

/** The brand and scheme that a run of the story tests asks for (`pnpm test:stories`). */
const asked = {
  brand: import.meta.env['STORYBOOK_BRAND'] as string | undefined,
  scheme: import.meta.env['STORYBOOK_SCHEME'] as string | undefined,
};

const preview: Preview = {
  decorators: [withBrand],
  tags: ['autodocs'],
  initialGlobals: {
    brand: asked.brand ?? brands[0]?.code,
    scheme: asked.scheme ?? 'own',
    brandView: 'one',
  },
  globalTypes: {
    brand: {
      description: 'Brand, with its country and language',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ code, name, country, locale }) => ({
          value: code,
          title: name,
          right: `${country} ${locale}`,
        })),
      },
    },
    scheme: {
      description: 'The brand’s own scheme, or light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Own scheme' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    brandView: {
      description: 'One brand, or all side by side',
      toolbar: {
        title: 'View',
        icon: 'sidebyside',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One brand' },
          { value: 'all', title: 'All side by side' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: oneBrand },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations', 'Showcase', 'Components', '*'] } },
    viewport: { options: viewports },
  },
};

export default preview;
