/**
 * A version is `<epoch>.<number>`: numbers of different epochs can't be compared. The number of an empty
 * version is NaN.
 *
 * @example
 * parsedVersion('abc.7') // ['abc', 7]
 */
export function parsedVersion(version: string): readonly [epoch: string, number: number] {
  const [epoch = '', number] = version.split('.');
  return [epoch, Number(number)];
}

/**
 * Whether a stream that starts after `since` brings everything after `version`. An empty `since` brings
 * all there is.
 *
 * @example
 * startsInTime('abc.7', 'abc.9') // true
 */
export function startsInTime(since: string, version: string): boolean {
  const [epoch, number] = parsedVersion(since);
  const [pageEpoch, pageNumber] = parsedVersion(version);
  return !since || (epoch === pageEpoch && number <= pageNumber);
}

/**
 * The version from which a stream brings what comes after either; empty, which brings all there is, when
 * they are of different epochs.
 *
 * @example
 * olderVersion('abc.9', 'abc.7') // 'abc.7'
 */
export function olderVersion(one: string, other: string): string {
  if (startsInTime(one, other)) return one;
  return startsInTime(other, one) ? other : '';
}
