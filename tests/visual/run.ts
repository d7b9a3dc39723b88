import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { openGallery, type Gallery, type Shot } from './pictures.ts';
import { type Finding, writeReport } from './report.ts';
import { buildCommit, buildWorkingTree, defaultBase } from './storybook-build.ts';

/**
 * Compares the pictures that Chromatic would take of the working tree with those of a base commit:
 * `node tests/visual/run.ts [--base <ref>] [--only <part of a story id or mode>]`. Ends with 1 when any
 * differ; the report shows before, after and difference.
 */
const REPORT = fileURLToPath(new URL('../../test-results/visual', import.meta.url));
/** Each takes both sides, so that this many times two pages draw. */
const AT_ONCE = 2;

const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
const base = values.base ?? defaultBase();

const nameOf = ({ story, mode }: Shot) => `${story} ${mode}`;

/** The shots of either side, each once: a story may be new, or gone. */
function allShots(...sides: readonly (readonly Shot[])[]): readonly Shot[] {
  const byName = new Map(sides.flat().map((shot) => [nameOf(shot), shot]));
  return [...byName.values()].filter((shot) => nameOf(shot).includes(values.only ?? ''));
}

interface Side {
  readonly gallery: Gallery;
  readonly names: ReadonlySet<string>;
}

interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** Null when it looks as it did. Throws when the story fails to draw or to play. */
async function findingOf(shot: Shot, sides: Sides): Promise<Finding | null> {
  const take = ({ gallery, names }: Side) =>
    names.has(nameOf(shot)) ? gallery.take(shot) : Promise.resolve(null);
  const [before, after] = await Promise.all([take(sides.before), take(sides.after)]);
  const comparison = compare(before, after);
  return comparison.kind === 'same' ? null : { shot, comparison, before, after };
}

async function compareAll(before: Gallery, after: Gallery) {
  const [old, now] = await Promise.all([before.shots(), after.shots()]);
  const sides = {
    before: { gallery: before, names: new Set(old.map(nameOf)) },
    after: { gallery: after, names: new Set(now.map(nameOf)) },
  };
  const shots = allShots(old, now);
  const stories = new Set(shots.map(({ story }) => story)).size;
  console.log(`${shots.length} pictures of ${stories} stories`);
  const findings: Finding[] = [];
  const waiting = [...shots];
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const finding = await findingOf(shot, sides);
      if (finding) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  findings.sort((a, b) => nameOf(a.shot).localeCompare(nameOf(b.shot)));
  return { findings, taken: shots.length };
}

console.log(`Building Storybook at ${base} and as it is now`);
const before = await openGallery(buildCommit(base));
const after = await openGallery(buildWorkingTree());
try {
  const { findings, taken } = await compareAll(before, after);
  const page = writeReport(REPORT, findings, { base, taken });
  for (const { shot, comparison } of findings) console.log(`${comparison.kind}: ${nameOf(shot)}`);
  console.log(`${findings.length} of ${taken} pictures differ: ${join(page)}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await Promise.all([before.close(), after.close()]);
}
