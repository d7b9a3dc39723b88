import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

interface Script<Props> {
  readonly default: ComponentType<Props>;
}

/** Brings the script; nothing where the page is loaded again in its place (decision 0197). */
type Load<Props> = () => Promise<Script<Props> | undefined>;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A component whose script is loaded when it is first rendered. A script that can't be had is no failure of
 * the page: the rest of it works, what the server wrote of the component stays, and the script is asked for
 * again, after pauses that grow. `Instead` stands there at once where waiting would leave somebody without an
 * answer. Source: 1§8.
 */
export function lateComponent<Props>(
  load: Load<Props>,
  Instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const script = await load().catch(() => null);
      if (script) return script;
      if (script === undefined) return await never();
      if (Instead) return { default: Instead };
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  });
}

/** The page goes, and takes with it whoever waits. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
