import { ToastRegion } from '@vitrine/ui/feedback/toast-region';
import { useEffect, useState } from 'react';
import { useShellData } from '../../../shell-data.ts';

export interface ConnectionToastProps {
  /** How often there was something to say: each time it is said anew. Nothing stands there at 0. */
  readonly times: number;
  readonly title: string;
  readonly text: string;
  /** Milliseconds; null for what stays until it is put away. */
  readonly duration: number | null;
}

/** Says something of the connection. The region stands before its first sentence, to say it aloud. */
export function ConnectionToast({ times, title, text, duration }: ConnectionToastProps) {
  const { texts } = useShellData();
  const [said, setSaid] = useState<number | null>(null);

  useEffect(() => {
    setSaid(times > 0 ? times : null);
  }, [times]);

  if (times === 0) return null;
  return (
    <ToastRegion
      label={texts.notices}
      dismissLabel={texts.close}
      toasts={said === null ? [] : [{ id: String(said), tone: 'warning', title, text, duration }]}
      onDismiss={() => setSaid(null)}
    />
  );
}
