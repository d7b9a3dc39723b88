import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateField, partsOfDate, postedDate } from './date-field.tsx';

function posted(day: string, month: string, year: string): string {
  const form = new FormData();
  form.set('birthDate.day', day);
  form.set('birthDate.month', month);
  form.set('birthDate.year', year);
  return postedDate(form, 'birthDate');
}

describe('a date in three parts', () => {
  it.each([
    ['30', '05', '1990', '1990-05-30'],
    [' 3', '5 ', '1990', '1990-05-03'],
    ['3', '5', '90', '90-05-03'],
    ['31', '', '1990', '1990-00-31'],
    ['', '', '', ''],
  ])('is read from "%s", "%s" and "%s" as "%s"', (day, month, year, date) => {
    expect(posted(day, month, year)).toBe(date);
  });

  it('is empty when the form never had it', () => {
    expect(postedDate(new FormData(), 'birthDate')).toBe('');
  });

  it.each(['30/05/1990', '30.05.1990', ' 30-05-1990 ', '30 05 1990', '1990-05-30'])(
    'is taken from the text "%s"',
    (text) => {
      expect(partsOfDate(text)).toEqual({ day: '30', month: '05', year: '1990' });
    },
  );

  it.each(['', '1990', '30/05/90', '30 de maio'])('is not taken from "%s"', (text) => {
    expect(partsOfDate(text)).toBeNull();
  });
});

describe('DateField', () => {
  const markup = renderToStaticMarkup(
    <DateField
      name="birthDate"
      label="Data de nascimento"
      partLabels={{ day: 'Dia', month: 'Mês', year: 'Ano' }}
      autoComplete="bday"
      error="Escreva o ano com quatro números."
      wrongParts={['year']}
    />,
  );

  it('is a group of three fields that post by themselves', () => {
    expect(markup).toMatch(/^<fieldset[^>]*><legend/);
    for (const part of ['day', 'month', 'year']) {
      expect(markup).toContain(`name="birthDate.${part}"`);
      expect(markup).toContain(`autoComplete="bday-${part}"`);
    }
  });

  it('marks the part that the error speaks of', () => {
    expect(markup.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(markup).toMatch(/id="birthDate-year"[^>]*aria-invalid="true"/);
  });
});
