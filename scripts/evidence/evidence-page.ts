import type { Duty } from '../../packages/brand-themes/src/duties.ts';
import type { TestResult } from './test-results.ts';

/** What shows that a brand does one duty. */
export interface DutyEvidence {
  readonly duty: Duty;
  /** The picture's file beside the page. */
  readonly picture: string;
  /** What should be on the page and is not. */
  readonly missing: readonly string[];
  readonly tests: readonly {
    readonly file: string;
    readonly title: string;
    readonly result: TestResult;
  }[];
}

export interface Evidence {
  readonly brand: string;
  readonly country: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly duties: readonly DutyEvidence[];
}

/** Shown: nothing is missing and each test passed. Open: a test was not run. */
export function stateOf({ missing, tests }: DutyEvidence): 'shown' | 'open' | 'broken' {
  if (missing.length > 0 || tests.some(({ result }) => result === 'failed')) return 'broken';
  return tests.some(({ result }) => result === 'notRun') ? 'open' : 'shown';
}

const SAID = { shown: 'Shown', open: 'Open: a test was not run', broken: 'Broken' } as const;
const RESULT = { passed: 'passed', failed: 'FAILED', notRun: 'not run' } as const;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; }
article { border-top: 1px solid #8888; display: grid; gap: 1rem; grid-template-columns: 12rem 1fr; padding: 1rem 0; }
img { border: 1px solid #8888; height: auto; width: 100%; }
h2 { margin: 0; }
p, ul { margin: .3rem 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) { article { grid-template-columns: 1fr; } img { max-width: 12rem; } }
`;

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function dutyPart(evidence: DutyEvidence): string {
  const { duty, picture, missing, tests } = evidence;
  const article = duty.article ?? 'article to be named by the operator’s lawyers';
  const list = tests.map(
    ({ file, title, result }) =>
      `<li><strong>${RESULT[result]}</strong>: ${html(title)} <code>${html(file)}</code></li>`,
  );
  return `<article id="${html(duty.id)}">
<a href="${html(picture)}"><img src="${html(picture)}" width="360" height="800" alt="${html(`${duty.page} as a ${duty.visitor} sees it`)}"></a>
<div><h2>${html(duty.id)}: ${SAID[stateOf(evidence)]}</h2>
<p>${html(duty.words)}</p>
<p>${html(article)}. Shown on <code>${html(duty.page)}</code> to a ${duty.visitor}.</p>
${missing.length === 0 ? '' : `<p><strong>Not on the page:</strong> ${html(missing.join('; '))}</p>`}
<ul>${list.join('')}</ul>
${duty.toConfirm === null ? '' : `<p><strong>For the operator’s lawyers:</strong> ${html(duty.toConfirm)}</p>`}
</div></article>`;
}

/** The evidence as one HTML page beside its pictures. */
export function evidencePage({ brand, country, madeAt, duties }: Evidence): string {
  const count = (state: string) => duties.filter((each) => stateOf(each) === state).length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Duties of ${html(brand)} in ${html(country)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>Duties of ${html(brand)} in ${html(country)}</h1>
<p>${html(madeAt)}: ${count('shown')} shown, ${count('open')} open, ${count('broken')} broken.</p>
${duties.map(dutyPart).join('\n')}
</main></body>
</html>
`;
}
