import { COUNTRY_CODES } from './country-rules.ts';
import { fontFamilies } from './fonts.ts';

/** One thing that has to be said to start a brand. */
export interface BrandQuestion {
  readonly option: 'code' | 'name' | 'country' | 'action' | 'ground' | 'font';
  readonly text: string;
  /** Why an answer can't be taken, or null when it can. */
  readonly problem: (answer: string) => string | null;
}

const isOneOf = (choices: readonly string[]) => (answer: string) =>
  choices.includes(answer) ? null : `must be one of ${choices.join(', ')}`;

const matches = (shape: RegExp, wanted: string) => (answer: string) =>
  shape.test(answer) ? null : `must be ${wanted}`;

const colour = matches(/^#[\da-f]{6}$/i, 'a colour as #rrggbb');

/** The questions of a new brand, in the order in which they are asked. */
export const BRAND_QUESTIONS: readonly BrandQuestion[] = [
  {
    option: 'code',
    text: 'Code, as in BRAND=<code>',
    problem: matches(/^[a-z][a-z0-9]+$/, 'lower-case letters and digits'),
  },
  { option: 'name', text: 'Name', problem: matches(/\S/, 'a name') },
  {
    option: 'country',
    text: `Country (${COUNTRY_CODES.join(', ')})`,
    problem: isOneOf(COUNTRY_CODES),
  },
  { option: 'action', text: 'Colour of the one action, #rrggbb', problem: colour },
  {
    option: 'ground',
    text: 'Colour of the ground, nearly white or nearly black, #rrggbb',
    problem: colour,
  },
  {
    option: 'font',
    text: `Font (${fontFamilies().join(', ')})`,
    problem: (answer) => isOneOf(fontFamilies())(answer),
  },
];

export type BrandAnswers = Readonly<Record<BrandQuestion['option'], string>>;

/** An answer given beforehand that can't be taken, or none where nobody can be asked. */
export class BrandAnswerError extends Error {
  override readonly name = 'BrandAnswerError';
}

/**
 * The answers of a new brand: those given beforehand, and for the others what is asked, again until
 * it can be taken. `ask` is null where nobody can be asked, and answers null when the asked one left.
 * Throws BrandAnswerError.
 */
export async function brandAnswers(
  given: Readonly<Partial<BrandAnswers>>,
  ask: ((text: string) => Promise<string | null>) | null,
): Promise<BrandAnswers> {
  const answers: [string, string][] = [];
  for (const { option, text, problem } of BRAND_QUESTIONS) {
    const known = given[option];
    if (known !== undefined) {
      const wrong = problem(known);
      if (wrong !== null) throw new BrandAnswerError(`${option} ${wrong}`);
      answers.push([option, known]);
      continue;
    }
    if (ask === null) throw new BrandAnswerError(`${option} is missing`);
    for (let hint = ''; ;) {
      const answer = await ask(`${hint}${text}: `);
      if (answer === null) throw new BrandAnswerError(`${option} is missing`);
      const wrong = problem(answer.trim());
      if (wrong === null) {
        answers.push([option, answer.trim()]);
        break;
      }
      hint = `That ${wrong}.\n`;
    }
  }
  return Object.fromEntries(answers) as unknown as BrandAnswers;
}
