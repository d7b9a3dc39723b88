import { Linter } from 'eslint';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/places.mjs';
import { typedFormRule } from './typed-form.mjs';

/** @param {string} jsx */
function linted(jsx) {
  const linter = new Linter({ cwd: root });
  const { messages, output } = linter.verifyAndFix(
    `const view = ${jsx};`,
    {
      files: ['**/*.tsx'],
      languageOptions: {
        parser: /** @type {any} */ (tseslint.parser),
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      plugins: { vitrine: { rules: { 'typed-form': typedFormRule } } },
      rules: { 'vitrine/typed-form': 'error' },
    },
    { filename: path.join(root, 'apps/site/app/features/a.tsx') },
  );
  expect(messages).toEqual([]);
  return output.slice('const view = '.length, -1);
}

describe('a form', () => {
  it.each([
    ['a field', '<Form method="post"><TextField name="a" /></Form>'],
    ['a field inside', '<form><div>{isOn ? <Checkbox name="a" /> : null}</div></form>'],
    ['an input', '<form><input type="date" name="a" /></form>'],
    ['a list', '<form><select name="a" /></form>'],
    ['children', '<Form method="post">{children}</Form>'],
    ['fields elsewhere', '<Form id="search" />'],
    ['a component', '<fetcher.Form><Panel /></fetcher.Form>'],
  ])('with %s keeps the browser’s bubbles away', (_, jsx) => {
    expect(linted(jsx)).toBe(jsx.replace(/^<[\w.]+/, '$& noValidate'));
  });

  it.each([
    ['says so already', '<Form noValidate><TextField name="a" /></Form>'],
    ['has buttons alone', '<Form><CsrfField /><Button type="submit">{texts.send}</Button></Form>'],
    ['has hidden inputs', '<form><input type="hidden" name="a" value={a} /><p>{text.a}</p></form>'],
  ])('that %s stays as it is', (_, jsx) => {
    expect(linted(jsx)).toBe(jsx);
  });
});
