import { requirements } from './requirements/requirement-levels.mjs';

/**
 * Prints per area how many requirements tests name on the site, only below it, and not at all:
 * `pnpm requirements`, or `pnpm requirements SLIP PLACE` for the lines of those areas.
 */
const asked = new Set(process.argv.slice(2));
const all = requirements();
const areas = [...new Set(all.map(({ id }) => areaOf(id)))];

console.log('area    site  below  none');
for (const area of areas) {
  const found = all.filter(({ id }) => areaOf(id) === area);
  if (asked.size > 0 && !asked.has(area)) continue;
  console.log(`${area.padEnd(6)}  ${counts(found)}`);
  if (asked.size === 0) continue;
  for (const { id, text, level } of found) console.log(`  ${id}  ${level.padEnd(5)}  ${text}`);
}
console.log(`all     ${counts(all)}`);

/** @param {string} id */
function areaOf(id) {
  return id.split('-', 1)[0] ?? id;
}

/** @param {readonly import('./requirements/requirement-levels.mjs').Requirement[]} found */
function counts(found) {
  return ['site', 'below', 'none']
    .map((level) => String(found.filter((each) => each.level === level).length))
    .map((count, column) => count.padStart([4, 5, 4][column] ?? 0))
    .join('  ');
}
