import { describe, expect, it } from 'vitest';
import { countText, formatText } from './format-text.ts';

describe('formatText', () => {
  it('fills each place with its value', () => {
    expect(formatText('De {{minimum}} a {{maximum}}', { minimum: '1,00', maximum: '5,00' })).toBe(
      'De 1,00 a 5,00',
    );
  });

  it('leaves a place visible when its value is missing', () => {
    expect(formatText('Até {{time}}', {})).toBe('Até {{time}}');
  });
});

describe('countText', () => {
  const texts = { selections_one: '{{count}} seleção', selections_other: '{{count}} seleções' };

  it('chooses the form by the plural rules of the language', () => {
    expect(countText(texts, 'selections', 1, 'pt-BR')).toBe('1 seleção');
    expect(countText(texts, 'selections', 3, 'pt-BR')).toBe('3 seleções');
  });
});
