import { SetupFailure } from './failure.mjs';
import { onPath } from './machine.mjs';
import { lastLines } from './process.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

/**
 * A program that Vitrine uses and npm cannot bring.
 *
 * @typedef {object} Program
 * @property {string} name As said to a person.
 * @property {string} variable Tells children where it is; whoever sets it decides.
 * @property {readonly string[]} alsoSetBy Other variables that may name the program's path.
 * @property {readonly string[]} names What it is called on PATH, in order of preference.
 * @property {string} probe The argument it answers with status 0 if it runs at all.
 * @property {(machine: Machine) => readonly string[]} paths Where else to look, in order.
 * @property {readonly import('./system-packages.mjs').Installer[]} installers In order.
 * @property {string} remedy What to do when nothing helped.
 */

/**
 * Where the program is, or undefined. A path that a person set and that leads nowhere is an error:
 * silently taking another program would hide it.
 *
 * @param {Program} program
 * @param {Machine} machine
 */
export function locate(program, machine) {
  for (const variable of [program.variable, ...program.alsoSetBy]) {
    const file = machine.env[variable];
    if (file === undefined || file === '') continue;
    if (machine.isExecutable(file)) return file;
    throw new SetupFailure(
      `${variable} is set to ${file}, and there is no program there.`,
      `Correct ${variable}, or unset it to let Vitrine look for a ${program.name} itself.`,
    );
  }
  return candidates(program, machine)[0];
}

/**
 * The program's path, installing it if need be; undefined with the reason when nothing helped.
 * A candidate must answer its probe: a stub that only says how to install itself is no program.
 *
 * @param {Program} program
 * @param {Machine} machine
 * @returns {Promise<{ path: string, from: string } | { path: undefined, reason: string }>}
 */
export async function provide(program, machine) {
  const set = [program.variable, ...program.alsoSetBy].some((name) => machine.env[name]);
  if (set) return { path: /** @type {string} */ (locate(program, machine)), from: 'environment' };

  const found = await firstThatRuns(program, machine);
  if (found !== undefined) return { path: found, from: found };

  const attempts = [];
  for (const installer of program.installers) {
    if (!(await installer.applies(machine))) {
      attempts.push(`${installer.name}: not available here`);
      continue;
    }
    const { status, output } = await installer.install(machine);
    const installed = await firstThatRuns(program, machine);
    if (installed !== undefined)
      return { path: installed, from: `installed with ${installer.name}` };
    attempts.push(
      status === 0
        ? `${installer.name}: installed nothing that runs`
        : `${installer.name}: ${complaintIn(output)}`,
    );
  }
  return { path: undefined, reason: attempts.join('\n') };
}

/**
 * @param {Program} program
 * @param {Machine} machine
 */
function candidates(program, machine) {
  const named = program.names.map((name) => onPath(machine, name));
  const placed = program.paths(machine).filter((file) => machine.isExecutable(file));
  return [...new Set([...named.filter((file) => file !== undefined), ...placed])];
}

/**
 * @param {Program} program
 * @param {Machine} machine
 */
async function firstThatRuns(program, machine) {
  for (const file of candidates(program, machine)) {
    if ((await machine.run(file, [program.probe])).status === 0) return file;
  }
  return undefined;
}

/**
 * What an installer complained of: its lines that say so, without the stack traces between them.
 *
 * @param {string} output
 */
function complaintIn(output) {
  const complaints = output.split('\n').filter((line) => /^(E: |Error|sudo: )/.test(line));
  return complaints.length === 0 ? lastLines(output, 3) : [...new Set(complaints)].join('; ');
}
