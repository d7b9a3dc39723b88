import { Linter } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/places.mjs';
import { storyTitle, storyTitleRule } from './story-title.mjs';

/**
 * What the rule makes of a story file.
 *
 * @param {string} file
 * @param {string} meta
 */
function linted(file, meta) {
  const linter = new Linter({ cwd: root });
  const code = `const meta = ${meta};\nexport default meta;\n`;
  const { messages, output } = linter.verifyAndFix(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: /** @type {any} */ (tseslint.parser) },
      plugins: { vitrine: { rules: { 'story-title': storyTitleRule } } },
      rules: { 'vitrine/story-title': 'error' },
    },
    { filename: path.join(root, file) },
  );
  return { messages: messages.map(({ messageId }) => messageId), output };
}

describe('the title of a story file', () => {
  it.each([
    ['packages/ui/src/bet-slip/bet-slip-bar/bet-slip-bar.stories.tsx', 'Bet slip/Bet slip bar'],
    ['packages/ui/src/base/qr-panel/qr-panel.stories.tsx', 'Base/QR panel'],
    ['packages/ui/src/forms/form-field/filled-before.stories.tsx', 'Forms/Filled before'],
    ['packages/ui/src/stories/showcase/bet-history.stories.tsx', 'Showcase/Bet history'],
    ['apps/site/app/features/wallet/deposit.stories.tsx', 'Pages/Wallet/Deposit'],
    ['.storybook/usage/odds.stories.tsx', 'Usage/'],
    ['packages/ui/src/base/button/button.tsx', undefined],
  ])('of %s is %s', (file, title) => {
    expect(storyTitle(file)).toBe(title);
  });
});

describe('a title that is not the folder’s', () => {
  const button = 'packages/ui/src/base/button/button.stories.tsx';

  it('is put right', () => {
    const { messages, output } = linted(button, `{ title: 'Components/Button' } satisfies Meta`);
    expect(messages).toEqual([]);
    expect(output).toContain(`title: 'Base/Button'`);
  });

  it('is looked for in the meta alone', () => {
    const meta = `{ args: { title: 'Open' }, title: 'Base/Button' }`;
    expect(linted(button, meta)).toEqual({
      messages: [],
      output: `const meta = ${meta};\nexport default meta;\n`,
    });
  });

  it('is missed where there is none', () => {
    expect(linted(button, `{ args: { title: 'Open' } }`).messages).toEqual(['missing']);
  });

  it('of a page of the book has a free name in the folder’s group', () => {
    const page = '.storybook/usage/odds.stories.tsx';
    expect(linted(page, `{ title: 'Usage/Odds' }`).messages).toEqual([]);
    expect(linted(page, `{ title: 'Usage/' }`).messages).toEqual(['other']);
    expect(linted(page, `{ title: 'Odds' }`).messages).toEqual(['other']);
  });
});
