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

/** What the rounds of a storm sum up to. */
export class RoundSums {
  readonly #sums = new Map<string, number>();
  #rounds = 0;

  add(figures: Readonly<Record<string, number>>): void {
    this.#rounds += 1;
    for (const [name, value] of Object.entries(figures))
      this.#sums.set(name, (this.#sums.get(name) ?? 0) + value);
  }

  /** Prints them; the table of a single round says it all. */
  print(): void {
    if (this.#rounds < 2) return;
    process.stdout.write(tableText({ rounds: this.#rounds, ...Object.fromEntries(this.#sums) }));
  }
}
