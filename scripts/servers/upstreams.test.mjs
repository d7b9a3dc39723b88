import { describe, expect, it } from 'vitest';
import { hasOwnUpstreams } from './upstreams.mjs';

const all = Object.fromEntries(
  [
    'MAIN',
    'PAYMENTS',
    'SPORTSBOOK',
    'BETTING',
    'FRONT_BACK',
    'FEED_GATE',
    'LABELS',
    'PROVIDER_SWITCH',
    'FLAGS',
  ].map((host) => [`UPSTREAM_${host}_URL`, 'https://operator.example']),
);

describe('hasOwnUpstreams', () => {
  it('is false without any address and true with all of them', () => {
    expect(hasOwnUpstreams({})).toBe(false);
    expect(hasOwnUpstreams(all)).toBe(true);
  });

  it('names the addresses that are missing', () => {
    expect(() => hasOwnUpstreams({ ...all, UPSTREAM_FLAGS_URL: '' })).toThrow(
      expect.objectContaining({ remedy: expect.stringMatching(/\nUPSTREAM_FLAGS_URL$/) }),
    );
  });
});
