import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/ui/src/*/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwindcss()],
      resolve: { alias: { '~': fileURLToPath(new URL('../apps/site/app', import.meta.url)) } },
      // Found before the first run: a dependency found during one reloads the page under its tests.
      optimizeDeps: { include: ['react/jsx-dev-runtime', 'react-dom'] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
