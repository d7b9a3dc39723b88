import { type DestinationStream, type Level, type Logger, type LoggerOptions, pino } from 'pino';
import { errorFacts } from './error-facts.ts';

interface SiteLogOptions {
  readonly destination?: DestinationStream;
  /** Hears of what is written as an error or worse: the error, and the words of the line. */
  readonly onError?: ((error: unknown, words: string) => void) | undefined;
}

/** From here on a line says that something is wrong with the product. */
const ERROR_LEVEL = 50;

/** The log of a process, as lines of JSON. What is known to hold a person's data never reaches it. */
export function createSiteLog(
  level: Level | 'silent',
  { destination, onError }: SiteLogOptions = {},
): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: errorFacts, error: errorFacts, placement: errorFacts },
    redact: { paths: SECRET, censor: '[left out]' },
    hooks: {
      logMethod(line, write, lineLevel) {
        if (lineLevel >= ERROR_LEVEL) onError?.(errorOf(line), wordsOf(line));
        write.apply(this, line);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The words of a line: its first text. */
function wordsOf(line: readonly unknown[]): string {
  return line.find((part) => typeof part === 'string') ?? '';
}

/** The error that a line is about; its words where it names none. */
function errorOf(line: readonly unknown[]): unknown {
  const [facts] = line;
  const isNamed = typeof facts === 'object' && facts !== null && 'err' in facts;
  return isNamed ? facts.err : new Error(wordsOf(line));
}

/** Names under which a record must say nothing, at its top and one level below. */
const NAMES = [
  'token',
  'tokens',
  'refreshToken',
  'password',
  'email',
  'username',
  'document',
  'cpf',
  'phone',
  'authorization',
  'cookie',
];
const SECRET = NAMES.flatMap((name) => [name, `*.${name}`]);
