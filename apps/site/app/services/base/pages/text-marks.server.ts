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
  /** The object that names them by their places, the first of which is `place`. */
  pairsFrom(place: number): string;
}

type Texts = Readonly<Record<string, string>>;
type Data = Readonly<Record<string, unknown>>;

/** Nobody can send a text that looks like a mark. */
const PREFIX = `texts-${randomBytes(9).toString('hex')}-`;
const MARK = `"${PREFIX}`;
/** Texts begin at few places, so that few pages have to name theirs anew. */
const PLACES_APART = 256;

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
  if (!list.includes(MARK)) return [{ text: list, isKept: false }];
  // The list closes here; what loaders promise would follow in lines of its own.
  const end = list.indexOf('\n') - 1;
  const { length } = JSON.parse(list.slice(0, end + 1)) as readonly unknown[];
  let place = Math.ceil(length / PLACES_APART) * PLACES_APART;
  const added: DataPiece[] = [{ text: ',0'.repeat(place - length), isKept: false }];
  const pieces: DataPiece[] = [];
  let done = 0;
  for (let at = list.indexOf(MARK); at !== -1 && at < end; at = list.indexOf(MARK, done)) {
    const number = at + MARK.length;
    const after = list.indexOf('"', number);
    const texts = encodedTexts(Number(list.slice(number, after)));
    pieces.push({ text: list.slice(done, at), isKept: false });
    pieces.push({ text: texts.pairsFrom(place), isKept: true });
    added.push({ text: texts.values, isKept: true });
    place += texts.size;
    done = after + 1;
  }
  return [
    ...pieces,
    { text: list.slice(done, end), isKept: false },
    ...added,
    { text: list.slice(end), isKept: false },
  ];
}

function encodedTexts(number: number): EncodedTexts {
  const known = encoded.get(number);
  if (known) return known;
  const entries = Object.entries(marked[number] ?? {}).flat();
  const values = entries.map((text) => `,${JSON.stringify(text)}`).join('');
  const pairs = new Map<number, string>();
  function pairsFrom(place: number): string {
    const made = pairs.get(place) ?? namedPairs(place, entries.length);
    pairs.set(place, made);
    return made;
  }
  const texts = { size: entries.length, values, pairsFrom };
  encoded.set(number, texts);
  return texts;
}

function namedPairs(first: number, size: number): string {
  const pairs = Array.from({ length: size / 2 }, (_, index) => first + 2 * index).map(
    (place) => `"_${place}":${place + 1}`,
  );
  return `{${pairs.join(',')}}`;
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
