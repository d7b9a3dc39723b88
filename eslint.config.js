import eslint from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import unusedImports from 'eslint-plugin-unused-imports';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './scripts/lint/import-boundaries.mjs';
import { storyTitleRule } from './scripts/lint/story-title.mjs';
import { typedFormRule } from './scripts/lint/typed-form.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs', 'tests/**'];

const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'No barrel files: export each thing from the file that holds it.',
};

const unguardedRoute = [
  'ExportNamedDeclaration > FunctionDeclaration[id.name=/^(loader|action)$/]',
  'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^(loader|action)$/]:not([init.callee.name=/^guarded(Loader|Page|Action)$/])',
  'ExportSpecifier[exported.name=/^(loader|action)$/]',
].map((selector) => ({
  selector,
  message:
    'The guard stands before every loader and action: guardedPage, guardedLoader, guardedAction.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/build',
      '**/.cache',
      'storybook-static',
      'test-results',
      'var',
      'tests/package/consumer/**',
    ],
  },
  eslint.configs.recommended,
  {
    plugins: {
      'import-x': importX,
      'unused-imports': unusedImports,
      vitrine: {
        rules: {
          'import-boundaries': importBoundaries,
          'story-title': storyTitleRule,
          'typed-form': typedFormRule,
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'vitrine/import-boundaries': 'error',
      'vitrine/story-title': 'error',
      'import-x/first': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-mutable-exports': 'error',
      'unused-imports/no-unused-imports': 'error',
      'no-restricted-syntax': ['error', noBarrel],
      // TypeScript knows what is defined, in .mjs files too (checkJs).
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strict],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    // Of the rules that need types only those that find lost failures: the rest costs more than it finds.
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // Programs that talk to whoever started them in a terminal.
    files: [
      'packages/brand-themes/src/build.ts',
      '**/scripts/**',
      'apps/sandbox/src/**',
      'tests/bench/**',
      'tests/contract/print-call-table.ts',
      'tests/visual/run.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['**/*.tsx', 'packages/ui/src/**/*.ts', 'apps/site/app/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['apps/site/app/**/*.{ts,tsx}'],
    ignores: ['apps/site/app/frame/late-component.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message: 'A script that can’t be had would take the page with it: lateComponent.',
        },
      ],
    },
  },
  {
    files: ['apps/site/app/routes/**/*.{ts,tsx}', 'apps/site/app/root.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', noBarrel, ...unguardedRoute] },
  },
  {
    files: ['apps/site/app/**/*.tsx', 'packages/ui/src/**/*.tsx'],
    ignores: [...tests, '**/*.stories.tsx', '**/stories/**'],
    rules: { 'vitrine/typed-form': 'error' },
  },
  {
    // The rules of betting are pure: time and chance are arguments, and nothing is fetched.
    files: ['packages/betting/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'packages/betting depends on nothing.' }] },
      ],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'performance', 'process', 'crypto', 'setTimeout', 'setInterval'].map(
          (name) => ({
            name,
            message: 'packages/betting is pure.',
          }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        noBarrel,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time is an argument.',
        },
      ],
    },
  },
);
