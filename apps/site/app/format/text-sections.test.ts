import { describe, expect, it } from 'vitest';
import { textSections } from './text-sections.ts';

const TEXTS = {
  'event.live': 'Ao vivo',
  'eventful.day': 'Hoje',
  'list.live': 'Lista',
  plain: 'Sim',
};

describe('sections of texts', () => {
  it('hold what begins with their names, and nothing else', () => {
    expect(textSections(TEXTS, ['plain'])).toEqual({ plain: 'Sim' });
    expect(textSections(TEXTS, ['event'])).toEqual({ 'event.live': 'Ao vivo' });
    expect(textSections(TEXTS, ['event', 'list'])).toEqual({
      'event.live': 'Ao vivo',
      'list.live': 'Lista',
    });
  });

  it('are picked once for the same texts', () => {
    expect(textSections(TEXTS, ['list'])).toBe(textSections(TEXTS, ['list']));
    expect(textSections({ ...TEXTS }, ['list'])).not.toBe(textSections(TEXTS, ['list']));
  });
});
