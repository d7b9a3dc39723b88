import { Suspense } from 'react';
import { lateComponent } from '../../../frame/late-component.tsx';
import type { UnreadableEventProps } from './unreadable-event.tsx';

const UnreadableEvent = lateComponent(() => import('./unreadable-event.tsx'));

/** For the minutes in which the operator can't be read: no first visit brings its script. */
export function LateUnreadableEvent(props: UnreadableEventProps) {
  return (
    <Suspense>
      <UnreadableEvent {...props} />
    </Suspense>
  );
}
