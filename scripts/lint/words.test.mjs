import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** People are "the bettor", "they", "their"; the operator is "it". */
const AVOIDED = /\b(?:he|his|him|himself|whom)\b/i;

/** Texts for readers of other languages, and this file, which has to name the words. */
const LEFT_OUT = /^packages\/messages\/locales\/|^scripts\/lint\/words\.test\.mjs$/;

it('comments and documents speak of bettors as they, and of the operator as it', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 24 },
  );
  const found = files
    .split('\n')
    .filter((file) => file !== '' && !LEFT_OUT.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (AVOIDED.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
    );
  expect(found).toEqual([]);
});
