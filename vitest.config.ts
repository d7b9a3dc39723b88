import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'packages/*/src/**/*.test.tsx', 'apps/**/*.test.ts', 'apps/**/*.test.tsx', 'scripts/**/*.test.mjs'],
          environment: 'node',
        },
      },
    ],
  },
});
