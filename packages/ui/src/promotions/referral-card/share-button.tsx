import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { Button } from '../../base/button/button.tsx';

interface ShareButtonProps {
  readonly label: string;
  readonly text: string;
  readonly url: string;
}

/** Opens the device's own list of ways to share; absent where there is none. */
export function ShareButton({ label, text, url }: ShareButtonProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  if (!canShare) return null;

  async function share() {
    try {
      await navigator.share({ text, url });
    } catch {
      // The list was closed without a choice.
    }
  }

  return (
    <Button intent="quiet" onClick={() => void share()}>
      <Share2 aria-hidden="true" size={16} />
      {label}
    </Button>
  );
}
