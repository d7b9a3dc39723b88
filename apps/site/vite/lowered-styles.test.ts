import { expect, it } from 'vitest';
import { loweredStyles } from './lowered-styles.ts';

it('keeps the order of layers by specificity', async () => {
  const css = await loweredStyles('@layer a,b;@layer b{.x{color:red}}@layer a{#y{color:blue}}');
  const [b = '', a = ''] = css.split('}').filter((rule) => rule !== '');
  expect(css).not.toContain('@layer');
  // One id in the lower layer, so the higher one needs two.
  expect(a.match(/#/g)).toHaveLength(1);
  expect(b.match(/#/g)?.length).toBeGreaterThan(2);
});

it('writes transforms of their own as one, and their transitions', async () => {
  expect(await loweredStyles('a{translate:0 1.5rem}b{rotate:45deg}c{scale:.98}')).toBe(
    'a{transform:translate(0,1.5rem)}b{transform:rotate(45deg)}c{transform:scale(.98)}',
  );
  expect(await loweredStyles('a{translate:var(--x) var(--y);transition:translate 1s}')).toBe(
    'a{transform:translate(var(--x),var(--y));transition:transform 1s}',
  );
  expect(await loweredStyles('a{scale:var(--x) var(--y) var(--z)}')).toBe('a{transform:none}');
});

it('measures by older units', async () => {
  expect(await loweredStyles('a{height:calc(100dvh - 2rem);min-height:2lh}')).toBe(
    'a{height:calc(100vh - 2rem);min-height:2.3em}',
  );
});

it('parts what asks for contents from what doesn’t, and asks for the focus in older words', async () => {
  expect(await loweredStyles('.a[href],.a:has(:checked){color:red}')).toBe(
    '.a[href]{color:red}.a:has(:checked){color:red}',
  );
  expect(
    await loweredStyles('.a:has(:focus-visible),.b:has(:is(input:focus-visible)){top:0}'),
  ).toBe('.a:focus-within,.b:focus-within{top:0}');
});
