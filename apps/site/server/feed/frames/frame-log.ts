/** The last frames of one topic, for browsers that lost the connection for a moment. */
export interface FrameLog {
  keep(number: number, encoded: Buffer): void;
  /** The frames after a number, oldest first; null when some of them are no longer held. */
  after(number: number): readonly LoggedFrame[] | null;
}

export interface LoggedFrame {
  readonly number: number;
  readonly encoded: Buffer;
}

/** Some 20 seconds of a busy topic, minutes of a quiet one. */
const MAX_FRAMES = 200;

/** A log that begins after frame `number`. */
export function frameLog(number: number): FrameLog {
  const frames: LoggedFrame[] = [];
  let heldAfter = number;
  return {
    keep(frameNumber, encoded) {
      frames.push({ number: frameNumber, encoded });
      if (frames.length > MAX_FRAMES) heldAfter = frames.shift()?.number ?? heldAfter;
    },
    after(last) {
      return last < heldAfter ? null : frames.filter((frame) => frame.number > last);
    },
  };
}
