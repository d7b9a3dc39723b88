import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/places.mjs';

const files = globSync(
  [
    '.storybook/*/*.stories.tsx',
    'packages/ui/src/*/*/*.stories.tsx',
    'apps/site/app/features/**/*.stories.tsx',
  ],
  { cwd: root },
);

/**
 * The stories of a file that are out of the sidebar or say that they are played alone.
 *
 * @param {string} file
 */
function hidden(file) {
  const [, ...stories] = readFileSync(path.join(root, file), 'utf8').split(/^export const /m);
  return stories
    .filter((story) => /'(played|!dev)'/.test(story))
    .map((story) => ({ file, name: /^\w+/.exec(story)?.[0], story }));
}

describe('stories that are played and not looked at', () => {
  const stories = files.flatMap(hidden);

  /** @param {(story: string) => boolean} isRight */
  const wrong = (isRight) =>
    stories.filter(({ story }) => !isRight(story)).map(({ file, name }) => `${file} ${name}`);

  it('are found', () => {
    expect(stories.length).toBeGreaterThan(20);
  });

  it('are all marked alike: out of the sidebar, the docs and the pictures', () => {
    const mark = "  tags: ['played', '!dev', '!autodocs'],\n  parameters: unpictured,\n";
    expect(wrong((story) => story.includes(mark))).toEqual([]);
  });

  it('have a play', () => {
    expect(wrong((story) => /^ {2}(async )?play[:(]/m.test(story))).toEqual([]);
  });

  it('show no requirement, since its page leads to stories that can be seen', () => {
    expect(wrong((story) => !/^ {2}name:.*\b[A-Z]{3,5}-\d{2}\b/m.test(story))).toEqual([]);
  });
});
