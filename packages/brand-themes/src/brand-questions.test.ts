import { describe, expect, it } from 'vitest';
import { brandAnswers, type BrandAnswers } from './brand-questions.ts';

const GIVEN: BrandAnswers = {
  code: 'tucano',
  name: 'Tucano',
  country: 'BR',
  action: '#e5670a',
  ground: '#f1f6f4',
  font: 'Rubik',
};

/** Answers in turn, and leaves when there are no answers left. */
function somebody(...answers: string[]) {
  const asked: string[] = [];
  const ask = (text: string) => {
    asked.push(text);
    return Promise.resolve(answers.shift() ?? null);
  };
  return { ask, asked };
}

describe('brandAnswers', () => {
  it('asks for code, name, country, two colours and a font', async () => {
    const { ask, asked } = somebody(...Object.values(GIVEN));
    expect(await brandAnswers({}, ask)).toEqual(GIVEN);
    expect(asked).toHaveLength(6);
  });

  it('asks only for what was not given', async () => {
    const { country, ...given } = GIVEN;
    const { ask, asked } = somebody(country);
    expect(await brandAnswers(given, ask)).toEqual(GIVEN);
    expect(asked).toEqual([expect.stringContaining('Country')]);
  });

  it('asks again, and says what is wrong', async () => {
    const { action, ...given } = GIVEN;
    const { ask, asked } = somebody('orange', ` ${action} `);
    expect(await brandAnswers(given, ask)).toEqual(GIVEN);
    expect(asked[1]).toContain('must be a colour as #rrggbb');
  });

  it('refuses a wrong answer given beforehand', async () => {
    await expect(brandAnswers({ ...GIVEN, font: 'Comic Neue' }, null)).rejects.toThrow(
      /^font must be one of .*Rubik/,
    );
  });

  it.each([null, somebody().ask])('says what is missing when nobody answers', async (ask) => {
    await expect(brandAnswers({ code: 'tucano' }, ask)).rejects.toThrow('name is missing');
  });
});
