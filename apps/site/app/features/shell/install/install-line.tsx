import { useLocation } from '@remix-run/react';
import { deviceSystem } from '@vitrine/betting/base/platform';
import { formatText } from '@vitrine/messages/format-text';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { InstallPrompt } from '@vitrine/ui/shell/install-prompt';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { useShellData } from '../../../shell-data.ts';
import { mayOfferApp, putOfferAway } from './install-offer.ts';

/** The browser's own question, which a page may ask later. Not every browser has it. */
interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
}

/** Where an iPhone or iPad is told what to tap. Source: 1§2. */
const IOS_INSTALL = '/pwa-ios-install';

interface Offer {
  /** Null on an iPhone or iPad, where a page says what to tap. */
  readonly question: InstallQuestion | null;
  /** The page on which it came up: the line comes with the next one, so that nothing moves. */
  readonly cameOn: string;
}

const storage = () => localStorage;

/** Offers to keep the site as an app, in the way of the visitor's platform. Source: 1§1, 1§3. */
export function InstallLine({ brand }: { readonly brand: string }) {
  const { texts } = useShellData();
  const { pathname } = useLocation();
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const isApp = matchMedia('(display-mode: standalone)').matches;
    if (!mayOfferApp(storage, { isApp, now: Date.now() })) return;
    const cameOn = location.pathname;
    if (deviceSystem(navigator.userAgent) === 'ios') setOffer({ question: null, cameOn });
    function keep(event: Event) {
      event.preventDefault();
      setOffer({ question: event as InstallQuestion, cameOn: location.pathname });
    }
    addEventListener('beforeinstallprompt', keep);
    return () => removeEventListener('beforeinstallprompt', keep);
  }, []);

  if (!offer || offer.cameOn === pathname) return null;

  function putAway() {
    putOfferAway(storage, Date.now());
    setOffer(null);
  }

  return (
    <form
      noValidate
      className="mx-auto w-full max-w-form px-4 py-4"
      onSubmit={(event) => {
        event.preventDefault();
        putAway();
      }}
    >
      <InstallPrompt
        icon={
          <span className="grid size-full place-items-center bg-info-soft text-on-info-soft">
            <Smartphone aria-hidden="true" size={24} />
          </span>
        }
        title={formatText(texts.installTitle, { brand })}
        text={texts.installText}
        action={
          offer.question ? (
            <Button
              intent="quiet"
              onClick={() => {
                void offer.question?.prompt();
                putAway();
              }}
            >
              {texts.installAction}
            </Button>
          ) : (
            <Button asChild intent="quiet">
              <AppLink href={IOS_INSTALL}>{texts.installAction}</AppLink>
            </Button>
          )
        }
        dismiss={{ name: 'install', value: 'later', label: texts.installLater }}
      />
    </form>
  );
}
