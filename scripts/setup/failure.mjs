/** Something a person has to put right: what went wrong, and what to do about it. */
export class SetupFailure extends Error {
  /**
   * @param {string} problem One sentence.
   * @param {string} remedy What to do, in one or more lines.
   */
  constructor(problem, remedy) {
    super(problem);
    this.name = 'SetupFailure';
    this.remedy = remedy;
  }
}

/**
 * The failure as it is shown in a terminal.
 *
 * @param {SetupFailure} failure
 */
export function describeFailure(failure) {
  const remedy = failure.remedy
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
  return `\n${failure.message}\n\n${remedy}\n\n`;
}

/**
 * Runs a command's body: a SetupFailure is shown without a stack trace and ends the process with 1,
 * anything else is a defect and is thrown.
 *
 * @param {() => Promise<void>} body
 */
export async function runCommand(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    process.stderr.write(describeFailure(error));
    process.exitCode = 1;
  }
}
