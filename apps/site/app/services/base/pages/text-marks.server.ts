import { randomBytes } from 'node:crypto';
import { data } from '@remix-run/node';
import { areTexts } from '@vitrine/messages/texts';
import type { DataPiece } from '../../../shapes/base/data-piece.ts';
import { areSections } from '../../../format/text-sections.ts';

/** Texts as they stand in a page's data once they are put in. */
interface EncodedTexts {
  /** How many values they are. */
  readonly size: number;
  /** Keys and texts in turns, each behind a comma, as JSON. */
  readonly values: string;
}

type Texts = Readonly<Record<string, string>>;
type Data = Readonly<Record<string, unknown>>;

/** Nobody can send a text that looks like a mark. */
const PREFIX = `texts-${randomBytes(9).toString('hex')}-`;
const MARK = new RegExp(`"${PREFIX}(\\d+)"`, 'g');

const numbers = new WeakMap<object, number>();
const marked: Texts[] = [];
const encoded = new Map<number, EncodedTexts>();

/**
 * What a loader answered, with a mark in place of texts that every page says: they would be encoded for
 * each page anew. Before the page is rendered `withTexts` puts them back.
 */
export function withTextMarks<Answer>(answer: Answer): Answer {
  if (!isRecord(answer) || answer instanceof Response) return answer;
  // Safe: only marks take the place of texts, until the texts are back.
  if (!isDataWithInit(answer)) return withMarks(answer) as Answer;
  if (!isRecord(answer.data)) return answer;
  return data(withMarks(answer.data), answer.init ?? {}) as Answer;
}

/** The data of a page's loaders with their texts. */
export function withTexts(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return mapped(loaderData, (answer) =>
    isRecord(answer)
      ? mapped(answer, (value) =>
          typeof value === 'string' && value.startsWith(PREFIX)
            ? marked[Number(value.slice(PREFIX.length))]
            : value,
        )
      : answer,
  );
}

/**
 * Data as Remix encoded them, a list of values that name each other by their place, with the texts behind
 * them where a mark stood. Joined, the pieces are the list.
 */
export function withEncodedTexts(list: string): readonly DataPiece[] {
  if (!list.includes(PREFIX)) return [{ text: list, isKept: false }];
  const [values = '', ...further] = list.split('\n');
  let { length: place } = JSON.parse(values) as readonly unknown[];
  const added: DataPiece[] = [];
  const whole = values.replace(MARK, (_, number: string) => {
    const texts = encodedTexts(Number(number));
    const first = place;
    place += texts.size;
    added.push({ text: texts.values, isKept: true });
    let pairs = '';
    for (let index = 0; index < texts.size; index += 2) {
      pairs += `${index > 0 ? ',' : ''}"_${first + index}":${first + index + 1}`;
    }
    return `{${pairs}}`;
  });
  return [
    { text: whole.slice(0, -1), isKept: false },
    ...added,
    { text: [']', ...further].join('\n'), isKept: false },
  ];
}

function encodedTexts(number: number): EncodedTexts {
  const known = encoded.get(number);
  if (known) return known;
  const entries = Object.entries(marked[number] ?? {}).flat();
  const values = entries.map((text) => `,${JSON.stringify(text)}`).join('');
  const texts = { size: entries.length, values };
  encoded.set(number, texts);
  return texts;
}

function withMarks(answer: Data): Data {
  return mapped(answer, (value) => (isTexts(value) ? PREFIX + String(numberOf(value)) : value));
}

function numberOf(texts: Texts): number {
  const number = numbers.get(texts) ?? marked.push(texts) - 1;
  numbers.set(texts, number);
  return number;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && (areTexts(value) || areSections(value));
}

function isRecord(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDataWithInit(answer: Data): answer is ReturnType<typeof data> & Data {
  return answer['type'] === 'DataWithResponseInit';
}

function mapped(record: Data, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
