import { describe, expect, it } from 'vitest';
import { type Sample, soakReport } from './report.ts';

const figures = { memory: 200, heap: 90, loopDelay: 12, streams: 5, openIntents: 0 };
const samples: readonly Sample[] = Array.from({ length: 120 }, (_, index) => ({
  minute: index,
  stretch: { requests: 300, median: 12, slowest1Percent: index === 3 ? null : 80, seconds: 10 },
  sites: [figures, index === 4 ? null : { ...figures, memory: 210 }],
}));
const line = { measure: 'Ledger', value: '0', promise: '0', isKept: true };

describe('the report of a day', () => {
  it('has a table, and a graph of sixty points for each measure', () => {
    const report = soakReport({ heading: ['On a machine.'], lines: [line], samples, problems: [] });
    expect(report).toContain('| Ledger | 0 | 0 | kept |');
    expect(report.match(/xychart-beta/g)).toHaveLength(6);
    const drawn = [...report.matchAll(/line \[([^\]]+)\]/g)].map(([, list = '']) =>
      list.split(', '),
    );
    for (const points of drawn) expect(points).toHaveLength(60);
    expect(drawn[0]?.[0]).toBe('30');
  });

  it('draws a site that is being started anew as it was before', () => {
    const report = soakReport({ heading: [], lines: [], samples, problems: [] });
    expect(report).toMatch(/title "MiB of each site"[\s\S]*?line \[210, 210, 210,/);
  });

  it('names what went wrong', () => {
    const missed = { ...line, isKept: false };
    const problems = ['/esportes: 500'];
    const report = soakReport({ heading: [], lines: [missed], samples, problems });
    expect(report).toContain('**missed**');
    expect(report).toContain('- /esportes: 500');
  });
});
