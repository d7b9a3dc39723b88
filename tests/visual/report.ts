import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './compare.ts';
import type { Shot } from './pictures.ts';

/** A picture that isn't as it was, with what each side shows. */
export interface Finding {
  readonly shot: Shot;
  readonly comparison: Exclude<Comparison, { kind: 'same' }>;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
}

const STYLE = `
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #111; background: #fff }
  section { margin-top: 2rem; border-top: 1px solid #999 }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid #999 }
`;

function figure(caption: string, file: string | null): string {
  if (file === null) return `<figure><figcaption>${caption}</figcaption>none</figure>`;
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img alt="${caption}" src="${file}" loading="lazy"></a></figure>`;
}

/** Writes the report and its pictures into a folder, anew; answers its page. */
export function writeReport(
  folder: string,
  findings: readonly Finding[],
  { base, taken }: { readonly base: string; readonly taken: number },
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: Buffer | null): string | null => {
    if (content) writeFileSync(join(folder, name), content);
    return content && name;
  };
  const sections = findings.map(({ shot, comparison, before, after }, index) => {
    const difference = comparison.kind === 'changed' ? comparison.difference : null;
    const said =
      comparison.kind === 'changed' ? `${comparison.pixels} pixels changed` : comparison.kind;
    return `<section><h2>${shot.story}</h2><p>${shot.mode}: ${said}</p><div class="pictures">${[
      figure('Before', write(`${index}-before.png`, before)),
      figure('After', write(`${index}-after.png`, after)),
      figure('Difference', write(`${index}-difference.png`, difference)),
    ].join('')}</div></section>`;
  });
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual comparison</title><style>${STYLE}</style><h1>Visual comparison</h1><p>${findings.length} of ${taken} pictures differ from ${base}.</p>${sections.join('')}</html>\n`,
  );
  return page;
}
