/** The figures of a storm, one to a line, as a run prints them. */
export function tableText(figures: Readonly<Record<string, number>>): string {
  const lines = Object.entries(figures).map(
    ([name, value]) => `${name.padEnd(16)}${String(value).padStart(9)}`,
  );
  return `${lines.join('\n')}\n`;
}

/** How many there are of something in all verdicts together. */
export function total<Verdict>(
  verdicts: readonly Verdict[],
  count: (verdict: Verdict) => number,
): number {
  return verdicts.reduce((sum, verdict) => sum + count(verdict), 0);
}
