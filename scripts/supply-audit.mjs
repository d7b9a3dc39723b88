import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NOT_DONE } from './gates/tally.mjs';
import { installEnvironment } from './setup/dependencies.mjs';
import { root } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { auditReport, auditVerdict } from './supply/audit-verdict.mjs';

/** A registry that does not answer is asked again and again. */
const WITHIN_MS = 60_000;

const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const { output } = await run('npx', ['--yes', packageManager, 'audit', '--prod', '--json'], {
  cwd: root,
  env: installEnvironment(),
  timeoutMs: WITHIN_MS,
});
const { passes, lines } = auditReport(auditVerdict(output));
process.stdout.write(`${lines.join('\n')}\n`);
if (passes !== true) process.exitCode = passes === null ? NOT_DONE : 1;
