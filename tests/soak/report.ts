import type { SiteFigures } from './site-figures.ts';
import type { Stretch } from './day-log.ts';

/** What was measured at one moment of a day. */
export interface Sample {
  /** Minutes since the day began. */
  readonly minute: number;
  readonly stretch: Stretch & { readonly seconds: number };
  /** By site; null while it is being started anew. */
  readonly sites: readonly (SiteFigures | null)[];
}

/** One line of a report's table. */
export interface Line {
  readonly measure: string;
  readonly value: string;
  /** What is promised; empty for what is only told. */
  readonly promise: string;
  readonly isKept: boolean;
}

interface Report {
  /** What was run, where. */
  readonly heading: readonly string[];
  readonly lines: readonly Line[];
  readonly samples: readonly Sample[];
  readonly problems: readonly string[];
}

/** More points than that are more than a graph of a page's width shows. */
const POINTS = 60;

/** The report of a day in Markdown, with graphs as Mermaid draws them. */
export function soakReport({ heading, lines, samples, problems }: Report): string {
  const kept = samples.filter((_, index) => index % Math.ceil(samples.length / POINTS) === 0);
  const bySite = (read: (figures: SiteFigures) => number) =>
    (samples[0]?.sites ?? []).map((_, site) =>
      kept.map(({ sites }) => {
        const figures = sites[site];
        return figures ? read(figures) : null;
      }),
    );
  const minutes = kept.map(({ minute }) => minute);
  const graphs = [
    graph('Answers a second', minutes, [
      kept.map(({ stretch }) => stretch.requests / stretch.seconds),
    ]),
    graph('Milliseconds to an answer: half of them, and all but one in a hundred', minutes, [
      kept.map(({ stretch }) => stretch.median),
      kept.map(({ stretch }) => stretch.slowest1Percent),
    ]),
    graph(
      'MiB of each site',
      minutes,
      bySite(({ memory }) => memory),
    ),
    graph(
      'MiB of objects of each site',
      minutes,
      bySite(({ heap }) => heap),
    ),
    graph(
      'Milliseconds of delay of each site’s loop, p99',
      minutes,
      bySite(({ loopDelay }) => loopDelay),
    ),
    graph(
      'Streams of each site',
      minutes,
      bySite(({ streams }) => streams),
    ),
  ];
  return [
    '# A simulated match day',
    ...heading,
    table(lines),
    ...(problems.length === 0
      ? []
      : ['## What went wrong', problems.map((each) => `- ${each}`).join('\n')]),
    '## Over the day',
    ...graphs,
    '',
  ].join('\n\n');
}

/** The table of a report in Markdown. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map(({ measure, value, promise, isKept }) => [
    measure,
    value,
    promise,
    promise === '' ? '' : isKept ? 'kept' : '**missed**',
  ]);
  return [['what', 'measured', 'promised', ''], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

type Values = readonly (number | null)[];

/** Line graphs over minutes; a moment without a value takes the one before it. */
function graph(title: string, minutes: readonly number[], series: readonly Values[]): string {
  const drawn = series.map((values) => {
    let last = values.find((value) => value !== null) ?? 0;
    return values.map((value) => Math.round((last = value ?? last)));
  });
  const most = Math.max(1, ...drawn.flat());
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${title}"`,
    `  x-axis "minutes" ${Math.round(minutes[0] ?? 0)} --> ${Math.round(minutes.at(-1) ?? 1)}`,
    `  y-axis 0 --> ${most}`,
    ...drawn.map((values) => `  line [${values.join(', ')}]`),
    '```',
  ].join('\n');
}
