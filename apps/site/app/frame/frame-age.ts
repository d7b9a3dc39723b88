/** How old the frame of a page may be before it is asked for again, in milliseconds. Source: 1§4. */
export const FRAME_KEPT_MS = 30_000;

/** In a browser, when the data of the frame were last read; nothing writes it on the server. */
let readAt = -Infinity;

/** Notes that the data of the frame were read now. */
export function noteFrameRead(): void {
  readAt = Date.now();
}

/** Whether the data of the frame are new enough. A clock that was set back proves nothing. */
export function isFrameFresh(): boolean {
  const age = Date.now() - readAt;
  return age >= 0 && age < FRAME_KEPT_MS;
}
