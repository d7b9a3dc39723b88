import {
  SELF_TEST_ANSWERS,
  SELF_TEST_QUESTIONS,
  type SelfTestAnswer,
} from '@vitrine/betting/account/self-test';

/** The names of the questions, which are their fields as well. */
export const QUESTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The field of a question in the form. */
export function questionField(question: (typeof QUESTIONS)[number]): string {
  return `question-${question}`;
}

export type SelfTestRead =
  | { readonly ok: true; readonly answers: readonly SelfTestAnswer[] }
  | {
      readonly ok: false;
      readonly typed: Readonly<Record<string, string>>;
      /** The fields without an answer. */
      readonly missing: readonly string[];
    };

/** The answers of a posted self-test, in the order of the questions. */
export function readSelfTest(formData: FormData): SelfTestRead {
  const typed: Record<string, string> = {};
  const missing: string[] = [];
  const answers: SelfTestAnswer[] = [];
  for (const field of QUESTIONS.map(questionField)) {
    const posted = formData.get(field);
    const answer = SELF_TEST_ANSWERS.find((points) => String(points) === posted);
    if (answer === undefined) {
      missing.push(field);
      continue;
    }
    typed[field] = String(answer);
    answers.push(answer);
  }
  return answers.length === SELF_TEST_QUESTIONS
    ? { ok: true, answers }
    : { ok: false, typed, missing };
}
