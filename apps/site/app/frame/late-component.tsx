import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from 'react';

interface Script<Props> {
  readonly default: ComponentType<Props>;
}

/** Brings the script; nothing where the page is loaded again in its place (decision 0197). */
type Load<Props> = () => Promise<Script<Props> | undefined>;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * A component whose script is loaded when it is first rendered. A script that can't be had is no failure of
 * the page: the rest of it works, and the script is asked for again, after pauses that grow. `Instead` stands
 * there for good where waiting would leave somebody without an answer. Source: 1§8.
 */
export function lateComponent<Props extends object>(
  load: Load<Props>,
  Instead?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const script = await load().catch(() => null);
    // The page goes, and takes with it whoever waits.
    if (script === undefined) return await new Promise<never>(() => undefined);
    return script ?? { default: Instead ?? askedAgain(load) };
  });
}

/** In place of a part that is also a page of its own: leads there. */
export function leadTo(path: string): () => null {
  return function Leads() {
    useEffect(() => location.assign(path), []);
    return null;
  };
}

/** Nothing, until its script can be had. React would hold back the whole page for a script that it waits for. */
function askedAgain<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function AskedAgain(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout>;
      function wait(pause: number) {
        timer = setTimeout(() => {
          load().then(
            (script) => script && setPart(() => script.default),
            () => wait(Math.min(pause * 2, LONGEST_PAUSE_MS)),
          );
        }, pause);
      }
      wait(FIRST_PAUSE_MS);
      return () => clearTimeout(timer);
    }, []);
    return Part && <Part {...props} />;
  };
}
