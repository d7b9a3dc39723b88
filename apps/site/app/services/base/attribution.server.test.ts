import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import {
  attributionOf,
  firstVisitCookies,
  referralCodeOf,
  storedAttribution,
} from './attribution.server.ts';

const HOST = 'https://arara.example';

function visit(query: string) {
  const context = openTestSite('arara').context({ now: () => Date.UTC(2026, 10, 24, 1) });
  const request = new Request(`${HOST}/esportes${query}`, {
    headers: { Referer: 'https://parceiro.example/blog' },
  });
  return { context, request };
}

describe('the attribution of a first visit', () => {
  it('REG-14 keeps pid, click triple, source, country, campaign values and the query with its day', () => {
    const { context, request } = visit(
      '?pid=77&clickid=c1&publisherid=p2&campaignid=k3&source=blog&utm_campaign=copa&gclid=g1&fbclid=f1',
    );
    expect(attributionOf(request, context)).toMatchObject({
      pid: '77',
      click: 'c1',
      publisher: 'p2',
      campaign: 'k3',
      source: 'blog',
      country: 'BR',
      campaignValues: { utm_campaign: 'copa' },
      adClicks: { gclid: 'g1' },
      socialClick: 'f1',
    });
    const kept = new URLSearchParams(attributionOf(request, context).query);
    expect(kept.get('referrer')).toBe('https://parceiro.example/blog');
    // In São Paulo it is still the day before.
    expect(kept.get('date')).toBe('23112026');
  });

  it.each([
    '?username=ana%40example.com&linkToken=l1&utm_source=mail',
    '?Token=l1&utm_source=mail',
  ])('keeps nothing of what a link of a mail carries: %s', (query) => {
    const { context, request } = visit(query);
    const kept = JSON.stringify(attributionOf(request, context));
    expect(kept).toContain('mail');
    expect(kept).not.toMatch(/ana|l1/);
  });

  it('REG-14 leaves the ad click ids out when all three come together', () => {
    const { context, request } = visit('?gclid=1&wbraid=2&gbraid=3');
    expect(attributionOf(request, context).adClicks).toEqual({});
  });

  it.each([
    ['r-ANA2024', 'ANA2024'],
    ['ANA2024', 'ANA2024'],
    ['r-', undefined],
    ['<b>', undefined],
  ])('REG-13 reads the referral code %s as %s', (written, code) => {
    expect(referralCodeOf(written)).toBe(code);
  });

  it('REG-16 is read back from the cookies that the visit sets', async () => {
    const { context, request } = visit(`?fbclid=f1&utm_term=${'x'.repeat(900)}&referralCode=r-ANA`);
    const cookies = await firstVisitCookies(request, { id: context.newId() }, context);
    const pairs = cookies.map((cookie) => cookie.replace(/;.*/s, '')).join('; ');
    expect(pairs.length).toBeLessThan(4000);
    const back = new Request(HOST, { headers: { Cookie: pairs } });
    expect(await storedAttribution(back)).toMatchObject({ socialClick: 'f1', referralCode: 'ANA' });
    expect(await storedAttribution(new Request(HOST))).toBeNull();
  });
});
