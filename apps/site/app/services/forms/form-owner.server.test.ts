import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import { isOwnedBy, isOwnerMark, ownerMark, ownerMarks } from './form-owner.server.ts';

const OLD = 'the-secret-before-the-change-of-it-1';
const NEW = 'the-secret-after-the-change-of-it--2';

function siteWith(SESSION_SECRET: string, SESSION_SECRET_PREVIOUS = '') {
  return openTestSite('arara', { SESSION_SECRET, SESSION_SECRET_PREVIOUS }).context();
}

describe('the mark of a form’s owner', () => {
  it('is that of one bettor, and says nothing of them', () => {
    const mark = ownerMark('u-1', siteWith(NEW));
    expect(isOwnedBy(mark, 'u-1', siteWith(NEW))).toBe(true);
    expect(isOwnedBy(mark, 'u-2', siteWith(NEW))).toBe(false);
    expect(mark).not.toContain('u-1');
  });

  it('is made by the site alone', () => {
    const mark = ownerMark('u-1', siteWith(NEW));
    expect(isOwnerMark(mark, siteWith(NEW))).toBe(true);
    expect(isOwnerMark(`${mark.slice(0, -1)}!`, siteWith(NEW))).toBe(false);
    expect(isOwnerMark('', siteWith(NEW))).toBe(false);
    expect(isOwnerMark(mark, siteWith(OLD))).toBe(false);
  });

  it('holds while the secret changes', () => {
    const mark = ownerMark('u-1', siteWith(OLD));
    expect(isOwnerMark(mark, siteWith(NEW, OLD))).toBe(true);
    expect(isOwnedBy(mark, 'u-1', siteWith(NEW, OLD))).toBe(true);
    expect(ownerMarks('u-1', siteWith(NEW, OLD))).toEqual([ownerMark('u-1', siteWith(NEW)), mark]);
  });
});
