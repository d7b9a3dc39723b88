/**
 * The answer, or a rejection when it takes longer; `onLate` is called before that. An answer that came
 * while the process itself was busy counts as in time.
 */
export function answerWithin<T>(
  milliseconds: number,
  answer: Promise<T>,
  onLate: () => void,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  let turn: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // After a turn what lay in the sockets has been read.
    turn = setImmediate(() => {
      late.reject(new Error(`no answer within ${milliseconds} ms`));
      onLate();
    });
  }, milliseconds);
  return Promise.race([answer, late.promise]).finally(() => {
    clearTimeout(timer);
    clearImmediate(turn);
  });
}
