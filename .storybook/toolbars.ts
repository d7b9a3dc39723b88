import type { Preview } from '@storybook/react-vite';
import { brands } from './brands.ts';

/** The brand and scheme that a run of the story tests asks for (`pnpm test:stories`). */
const asked = {
  brand: import.meta.env['STORYBOOK_BRAND'] as string | undefined,
  scheme: import.meta.env['STORYBOOK_SCHEME'] as string | undefined,
};

export const initialGlobals: NonNullable<Preview['initialGlobals']> = {
  brand: asked.brand ?? brands[0]?.code,
  scheme: asked.scheme ?? 'own',
  language: 'own',
  scripts: 'on',
  brandView: 'one',
};

/** What a designer chooses above a story. `with-brand.tsx` reads them. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
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
  language: {
    description: 'The brand’s own language, or another to see whether it fits; money stays',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Own language' },
        { value: 'pt-BR', title: 'Português', right: 'pt-BR' },
        { value: 'es', title: 'Español', right: 'es' },
      ],
    },
  },
  scripts: {
    description:
      'Without scripts: the server’s HTML in a page where none runs; Interactions find nothing there',
    toolbar: {
      title: 'Scripts',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'on', title: 'With scripts' },
        { value: 'off', title: 'Without scripts', icon: 'lightningoff' },
      ],
    },
  },
  brandView: {
    description:
      'One brand, or a page for each side by side; dialogs open over all, in the brand chosen',
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
};
