import { describe, expect, it } from 'vitest';
import { documentStanding, maySendDocument } from './document-status.ts';

describe('documentStanding', () => {
  it.each([
    [-1, 'inProcess', 'inReview', false],
    [-2, 'rejected', 'refused', true],
    [-3, 'invalid', 'refused', true],
    [0, 'validationRequired', 'toSend', true],
    [1, 'unique', 'accepted', false],
    [2, 'duplicated', 'blocked', false],
    [3, 'photo', 'toSend', true],
    [5, 'botRejected', 'refused', true],
  ] as const)('KYC-14 of code %i, %s, is %s', (_, status, standing, maySend) => {
    expect(documentStanding(status)).toBe(standing);
    expect(maySendDocument(standing)).toBe(maySend);
  });
});
