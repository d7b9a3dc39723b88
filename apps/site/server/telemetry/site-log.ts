import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { errorFacts } from './error-facts.ts';

/** The log of a process, as lines of JSON. What is known to hold a person's data never reaches it. */
export function createSiteLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: errorFacts, error: errorFacts, placement: errorFacts },
    redact: { paths: SECRET, censor: '[left out]' },
  };
  return destination ? pino(options, destination) : pino(options);
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
