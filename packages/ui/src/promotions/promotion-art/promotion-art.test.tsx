import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PROMOTION_KINDS, PromotionArt } from './promotion-art.tsx';

it('draws a picture of its own for each promotion, without a style or a colour value', () => {
  const pictures = PROMOTION_KINDS.map((kind) =>
    renderToStaticMarkup(<PromotionArt kind={kind} className="" />),
  );
  expect(new Set(pictures).size).toBe(PROMOTION_KINDS.length);
  for (const picture of pictures) {
    expect(picture).not.toMatch(/style=|fill="#|stroke="#/);
    expect(picture).toContain('aria-hidden="true"');
  }
});
