import { useSubmit } from '@remix-run/react';
import { type FormEvent, useState } from 'react';

/** A phone indoors takes its time. */
const POSITION_DEADLINE_MS = 20_000;

/** Why the device gave no position. */
export type LocationProblem = 'denied' | 'unavailable';

export interface LocationQuestion {
  readonly isAsking: boolean;
  /** Why the last tap came to nothing. */
  readonly problem: LocationProblem | null;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Asks the device for its position before the form is sent, which says no more than that it was allowed. */
export function useLocationQuestion(): LocationQuestion {
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);

  return {
    isAsking,
    problem,
    onSubmit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      if (!('geolocation' in navigator)) return setProblem('unavailable');
      setAsking(true);
      setProblem(null);
      navigator.geolocation.getCurrentPosition(
        () => submit(form),
        ({ code, PERMISSION_DENIED }) => {
          setAsking(false);
          setProblem(code === PERMISSION_DENIED ? 'denied' : 'unavailable');
        },
        { timeout: POSITION_DEADLINE_MS },
      );
    },
  };
}
