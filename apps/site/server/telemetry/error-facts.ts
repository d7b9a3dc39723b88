/** Properties of errors that say what failed. All others may hold what was sent: Redis' errors do. */
const SAFE = [
  'status',
  'endpoint',
  'kind',
  'path',
  'expected',
  'host',
  'timeoutMs',
  'reason',
  'mayHaveArrived',
  'retryAfterMs',
  'errcode',
  'syscall',
] as const;
/** The operator's codes are words; a sentence of the operator may name a person. */
const CODES = ['code', 'operatorCode'] as const;
const CODE = /^[\w.:-]{1,64}$/;
const MAX_CAUSES = 4;

/** What a text may say of a person, as e-mails, documents, phone numbers, cards and tokens look. */
const PERSONAL =
  /[\w.+-]+@[\w-]+\.[\w.-]+|\bey[\w-]{8,}\.[\w-]+(?:\.[\w-]+)?|\b[Bb]earer\s+\S+|\+?\d[\d .()/-]{7,}\d/;

/** Where a server listens, such as `10.0.0.12:6379`. Its dots would make it a phone number. */
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const LISTENING = `(?<![\\d.])${OCTET}(?:\\.${OCTET}){3}:\\d{1,5}(?!\\d)`;
const LISTENING_OR_PERSONAL = new RegExp(`(${LISTENING})|${PERSONAL.source}`, 'g');

/**
 * An error as the log shows it: its name, message, stack and the properties that say what failed, causes
 * included. Anything else of it is left out. Values that are no errors pass by their `kind` alone.
 */
export function errorFacts(value: unknown): unknown {
  return factsOf(value, 0);
}

function factsOf(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return withoutPersons(String(value));
  const given = value as Readonly<Record<string, unknown>>;
  const facts: Record<string, unknown> = {};
  if (value instanceof Error) {
    facts['type'] = value.name;
    facts['message'] = withoutPersons(value.message);
    facts['stack'] = withoutPersons(value.stack ?? '');
  }
  for (const name of SAFE) {
    const fact = given[name];
    if (typeof fact === 'number' || typeof fact === 'boolean') facts[name] = fact;
    if (typeof fact === 'string') facts[name] = withoutPersons(fact);
  }
  for (const name of CODES) {
    const code = given[name];
    if (typeof code === 'string' && CODE.test(code)) facts[name] = withoutPersons(code);
  }
  if (given['cause'] && depth < MAX_CAUSES) facts['cause'] = factsOf(given['cause'], depth + 1);
  return facts;
}

function withoutPersons(text: string): string {
  return text.replace(LISTENING_OR_PERSONAL, (_, server?: string) => server ?? '[left out]');
}
