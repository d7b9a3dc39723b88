import { brands } from './brands.ts';

/** What the pictures are taken in: every brand at the two sizes most bettors use. */
const modes = Object.fromEntries(
  brands.flatMap(({ code }) =>
    (['phone', 'desktop'] as const).map((viewport) => [
      `${code} ${viewport}`,
      { brand: code, viewport },
    ]),
  ),
);

/**
 * For the meta of a story file whose stories are pictured in every mode. Other stories are tested but
 * not pictured; the offline comparison finds these by their tag.
 */
export const showcase = {
  tags: ['showcase'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false, modes } },
};
