import { describe, expect, it } from 'vitest';
import { auditReport, auditVerdict } from './audit-verdict.mjs';

/** As pnpm writes it. @param {readonly string[]} severities */
const written = (...severities) =>
  `WARN a line before\n${JSON.stringify({
    advisories: Object.fromEntries(
      severities.map((severity, id) => [
        id,
        { id, severity, module_name: 'zod', title: 'Slow', url: 'https://advisories.example/1' },
      ]),
    ),
    metadata: { vulnerabilities: {}, totalDependencies: 369 },
  })}\n`;
const reportOf = (/** @type {string} */ output) => auditReport(auditVerdict(output));

describe('an audit of dependencies', () => {
  it('passes where none has a known weakness', () => {
    expect(reportOf(written())).toEqual({
      passes: true,
      lines: ['369 dependencies of a site were looked at, 0 weaknesses are known'],
    });
  });

  it.each(['high', 'critical'])('fails by a weakness that is %s, and names each', (severity) => {
    const { passes, lines } = reportOf(written('low', severity));
    expect(passes).toBe(false);
    expect(lines.slice(1)).toEqual([
      'low: zod: Slow (https://advisories.example/1)',
      `${severity}: zod: Slow (https://advisories.example/1)`,
    ]);
  });

  it('names lesser ones, which wait for the next release', () => {
    expect(reportOf(written('low', 'moderate'))).toMatchObject({
      passes: true,
      lines: { length: 3 },
    });
  });

  it.each([
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint responded with 405: {}',
    '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}',
    '',
  ])('says plainly that nobody looked, which is no pass: %j', (output) => {
    const { passes, lines } = reportOf(output);
    expect(passes).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/^NOT LOOKED: /)]);
  });
});
