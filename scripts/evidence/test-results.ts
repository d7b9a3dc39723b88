/** How a test ended; `notRun` where no report names it. */
export type TestResult = 'passed' | 'failed' | 'notRun';

/** The parts of a report of Vitest that count. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
  }[];
}

/** The parts of a report of Playwright that count. */
export interface JourneyReport {
  readonly suites: readonly JourneySuite[];
}

function ended(outcomes: readonly boolean[]): TestResult {
  if (outcomes.length === 0) return 'notRun';
  return outcomes.every(Boolean) ? 'passed' : 'failed';
}

/** Whether a reported title is that of a declared one, whose `%s` stand for values of a table. */
function isTitle(declared: string, reported: string): boolean {
  const [before = '', ...rest] = declared.split(/%\w/);
  const after = rest.at(-1);
  if (after === undefined) return reported === declared;
  return reported.startsWith(before) && reported.endsWith(after);
}

/** How a test of Vitest ended: all that its title stands for must have passed. */
export function vitestResult(report: VitestReport, file: string, title: string): TestResult {
  const outcomes = report.testResults
    .filter(({ name }) => name.endsWith(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => isTitle(title, test.title) && test.status !== 'pending')
    .filter(({ status }) => status !== 'skipped')
    .map(({ status }) => status === 'passed');
  return ended(outcomes);
}

function specsOf(suite: JourneySuite): NonNullable<JourneySuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** How a journey ended, on every device it was played on; `notRun` without a report. */
export function journeyResult(
  report: JourneyReport | null,
  file: string,
  title: string,
): TestResult {
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const outcomes = specs
    .filter((spec) => spec.title === title && file.endsWith(spec.file))
    .map(({ ok }) => ok);
  return ended(outcomes);
}
