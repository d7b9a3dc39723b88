import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../../test/site.ts';
import { newVisitorId } from './visitor-id.ts';
import { visitorCookieHeader, visitorId } from './visitor.server.ts';

async function readBack(id: string) {
  const context = openTestSite().context();
  const [cookie = ''] = (await visitorCookieHeader(id, context)).split(';');
  const request = new Request('http://site/', { headers: { Cookie: cookie } });
  return visitorId(request, context);
}

describe('the id of a visitor', () => {
  it('has at least 128 random bits, and none twice', () => {
    const ids = Array.from({ length: 1_000 }, newVisitorId);
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(Buffer.from(id, 'base64url').length * 8).toBe(216);
    // Every bit is drawn: each is set in some ids, and not in others.
    const bytes = ids.map((id) => Buffer.from(id, 'base64url'));
    for (let bit = 0; bit < 216; bit += 1) {
      const set = bytes.filter((each) => ((each[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
      expect(set, `bit ${bit}`).toBeGreaterThan(300);
      expect(set, `bit ${bit}`).toBeLessThan(700);
    }
  });

  it.each([newVisitorId(), '5f0c6a0e-6d5f-4f6b-9c61-0f6f2f3e9c11'])(
    'is read from its cookie, also as the release before made it: %s',
    async (id) => {
      expect(await readBack(id)).toEqual({ id, isNew: false });
    },
  );

  it('of any other length is none', async () => {
    expect((await readBack('short')).isNew).toBe(true);
  });
});
