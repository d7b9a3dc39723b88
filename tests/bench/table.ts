/** One line of a table of measurements. */
export interface Line {
  readonly measure: string;
  readonly value: string;
  /** Empty for what is only told. */
  readonly target: string;
  readonly met: boolean;
}

/** Prints what was measured, and whether all targets were met. */
export function printTable(lines: readonly Line[]): boolean {
  const width = (column: 'measure' | 'value' | 'target') =>
    Math.max(...lines.map((line) => line[column].length));
  for (const { measure, value, target, met } of lines) {
    const cells = [
      measure.padEnd(width('measure')),
      value.padEnd(width('value')),
      target.padEnd(width('target')),
      met ? '' : 'missed',
    ];
    console.log(cells.join('  ').trimEnd());
  }
  return lines.every(({ met }) => met);
}
