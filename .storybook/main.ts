import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { COUNTRY_FLAGS_FOLDER } from '../apps/site/server/country-flag-files.ts';
import { requirementLevels } from './requirement-levels-plugin.ts';
import { withSiteTags } from './site-tags.ts';
import { usedIcons } from './used-icons-plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*/*.stories.tsx',
    '../packages/ui/src/*/*/*.stories.tsx',
    '../apps/site/app/features/**/*.stories.tsx',
  ],
  staticDirs: [{ from: COUNTRY_FLAGS_FOLDER, to: '/country-flags' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  typescript: {
    // Reads types across files: variants and inherited props have controls. Tests show none.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  experimental_indexers: (indexers) => (indexers ?? []).map(withSiteTags),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss(), usedIcons(), requirementLevels()],
      resolve: {
        alias: {
          '~': fileURLToPath(new URL('../apps/site/app', import.meta.url)),
          'virtual:live-script': fileURLToPath(new URL('no-live-script.ts', import.meta.url)),
          'virtual:brand/texts/bet-slip': fileURLToPath(
            new URL('no-late-texts.ts', import.meta.url),
          ),
        },
      },
      // Found before the first run: a dependency found during one reloads the page under its tests.
      optimizeDeps: { include: ['react/jsx-dev-runtime', 'react-dom', 'react-dom/server'] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
