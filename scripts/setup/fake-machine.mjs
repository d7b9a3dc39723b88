/**
 * A computer of which only what the test says is true. It remembers the commands it ran, probes of
 * a program by its path left out.
 *
 * @param {object} facts
 * @param {NodeJS.ProcessEnv} [facts.env]
 * @param {NodeJS.Platform} [facts.platform]
 * @param {boolean} [facts.isRoot]
 * @param {readonly string[]} facts.programs
 * @param {Readonly<Record<string, number>>} [facts.answers] Statuses other than 0, by command.
 */
export function fakeMachine({
  env = {},
  platform = 'linux',
  isRoot = false,
  programs: known,
  answers = {},
}) {
  const programs = new Set(known);
  /** @type {string[]} */
  const commands = [];
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    platform,
    isRoot,
    programs,
    commands,
    isExecutable: (/** @type {string} */ file) => programs.has(file),
    async run(/** @type {string} */ program, /** @type {readonly string[]} */ args) {
      const command = [program, ...args].join(' ');
      if (!program.startsWith('/')) commands.push(command);
      return { status: answers[command] ?? 0, output: '' };
    },
  };
}
