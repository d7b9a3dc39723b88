import { expect, it } from 'vitest';
import { brandDrawing } from './brand-drawing.server.ts';

it('a brand’s drawing that could not be read is read again by the next who asks', async () => {
  const first = brandDrawing('unknown', 'dark');
  const beside = brandDrawing('unknown', 'dark');
  expect(beside).toBe(first);
  await expect(first).rejects.toThrow();
  const second = brandDrawing('unknown', 'dark');
  expect(second).not.toBe(first);
  await expect(second).rejects.toThrow();
});
