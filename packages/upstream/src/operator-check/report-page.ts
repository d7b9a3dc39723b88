import { comparedByHand, type CheckedCall, type OperatorReport, type Outcome } from './report.ts';

const SAID: Readonly<Record<Outcome, string>> = {
  differs: 'Differs from the contract',
  notCalled: 'Not called',
  fits: 'Fits the contract',
};

const ABOUT: Readonly<Record<Outcome, string>> = {
  differs:
    'Mend these first. Calls that rest on assumptions come first: either the operator or the contract is to be changed.',
  notCalled:
    'Nothing is known of these calls. Compare those in the table with the operator’s description by hand.',
  fits: 'Address, status, content type, shape and speed are as declared.',
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { line-height: 1.2; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #8888; padding: .4rem .6rem; text-align: left; vertical-align: top; }
article { border: 1px solid #8888; border-left-width: .4rem; border-radius: .3rem; margin: .75rem 0; padding: .5rem .9rem; }
article.differs { border-left-color: #c3261f; }
article.notCalled { border-left-color: #8a6d00; }
article.fits { border-left-color: #1f7a3d; }
caption { font-weight: bold; padding: .4rem 0; text-align: left; }
.hand th:nth-last-child(-n + 2) { width: 22%; }
h3 { margin: 0; overflow-wrap: anywhere; }
p, ul { margin: .3rem 0; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
.quiet { opacity: .8; }
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function html(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function callPart(call: CheckedCall): string {
  const { name, host, method, path, source, assumed, differences, note, status } = call;
  const facts = [
    ...(call.usedBySite ? [] : ['the site does not make this call yet']),
    `section ${source} of the specification`,
    ...(status === null ? [] : [`status ${status}`]),
    ...(call.milliseconds === null ? [] : [`${call.milliseconds} ms`]),
  ];
  const found = differences.map(
    ({ aspect, place, problem }) =>
      `<strong>${html(aspect)}</strong>${place === '' ? '' : ` at <code>${html(place)}</code>`}: ${html(problem)}`,
  );
  return `<article class="${call.outcome}">
<h3>${html(name)}</h3>
<p><code>${html(`${method} ${path}`)}</code> on ${html(host)}</p>
${list(found)}${note === '' ? '' : `<p>${html(note)}.</p>`}
${assumed.length === 0 ? '' : `<p>Assumed:</p>${list(assumed.map(html))}`}
<p class="quiet">${html(facts.join(' · '))}</p>
</article>`;
}

/** The calls to be compared by hand, with room to write down what was tried and what was seen. */
function handTable(calls: readonly CheckedCall[]): string {
  if (calls.length === 0) return '';
  const rows = calls.map(
    ({ host, method, path }) =>
      `<tr><td>${html(host)}</td><td>${method}</td><td><code>${html(path)}</code></td><td></td><td></td></tr>`,
  );
  return `<table class="hand"><caption>To compare by hand: the ${calls.length} that the site makes</caption>
<thead><tr><th>Host</th><th>Method</th><th>Path</th><th>Tried</th><th>Seen</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

function section(report: OperatorReport, outcome: Outcome): string {
  const calls = report.calls.filter((call) => call.outcome === outcome);
  if (calls.length === 0) return '';
  return `<section><h2>${SAID[outcome]} (${calls.length})</h2>
<p>${ABOUT[outcome]}</p>
${outcome === 'notCalled' ? handTable(comparedByHand(report)) : ''}
${calls.map(callPart).join('\n')}
</section>`;
}

/** The report as one HTML page that needs nothing else: no script, no file, no address. */
export function reportPage(report: OperatorReport): string {
  const { counts, hosts, brand, checkedAt, slowMs, hasAccount } = report;
  const rows = Object.entries(hosts).map(
    ([host, address]) => `<tr><th scope="row">${html(host)}</th><td>${html(address)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Operator check of ${html(brand)}: ${counts.differs} differ</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Operator check of ${html(brand)}</h1>
<p><strong>${counts.differs} calls differ from the contract</strong>, ${counts.fits} fit, ${counts.notCalled} were not called.</p>
<p>${html(checkedAt)}, ${hasAccount ? 'with a test account' : 'without a test account'}. Answers slower than ${slowMs} ms differ.</p>
<table><caption>Addresses</caption><tbody>${rows.join('')}</tbody></table>
${(['differs', 'notCalled', 'fits'] as const).map((outcome) => section(report, outcome)).join('\n')}
</main>
</body>
</html>
`;
}
