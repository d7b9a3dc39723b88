const levels = new Map([
  [40, 'warning: '],
  [50, 'error: '],
  [60, 'fatal: '],
]);

/** What every record carries and no reader of a terminal needs. */
const envelope = new Set(['level', 'time', 'pid', 'hostname', 'msg']);

/**
 * A line of a server's log as a person reads it: a JSON record becomes its message and its facts,
 * any other line stays as it is.
 *
 * @param {string} line
 */
export function readableLine(line) {
  const record = recordIn(line);
  if (typeof record?.['msg'] !== 'string') return line;
  const facts = Object.entries(record)
    .filter(([name]) => !envelope.has(name))
    .map(
      ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  return `${levels.get(Number(record['level'])) ?? ''}${record['msg']}${facts.join('')}`;
}

/**
 * @param {string} line
 * @returns {Record<string, unknown> | undefined}
 */
function recordIn(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
