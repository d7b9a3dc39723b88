import type { Namespaces } from '@vitrine/messages/namespaces';
import { ListRow } from '@vitrine/ui/base/list-row';
import { TimeLeft } from '@vitrine/ui/base/time-left';
import { PaymentMark } from '@vitrine/ui/wallet/payment-method-picker';
import { useId, useState } from 'react';
import type { OpenCharge } from '../../shapes/wallet/open-charge.ts';
import { depositMethodNamed, PAYMENT_KINDS } from './deposit-methods.ts';

interface OpenChargesProps {
  readonly texts: Namespaces['wallet'];
  readonly charges: readonly OpenCharge[];
}

/** The deposits that were begun and still wait for their payment; nothing when there is none. */
export function OpenCharges({ texts, charges }: OpenChargesProps) {
  const titleId = useId();
  if (charges.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-base font-bold">
        {texts['openCharges.title']}
      </h2>
      <ul aria-labelledby={titleId} className="card-frame">
        {charges.map((charge) => (
          <OpenChargeRow key={charge.href} texts={texts} charge={charge} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly texts: Namespaces['wallet'];
  readonly charge: OpenCharge;
}

/** Leads to the page where it is paid. When its time ends while the page is open, the row says so. */
function OpenChargeRow({ texts, charge }: RowProps) {
  const [ended, setEnded] = useState<OpenCharge | null>(null);
  const isOver = ended === charge;
  const method = depositMethodNamed(charge.method);
  return (
    <ListRow
      leading={<PaymentMark kind={method === null ? 'card' : PAYMENT_KINDS[method]} />}
      title={texts[`paymentMethod.${charge.method ?? 'other'}`]}
      text={
        isOver ? (
          texts.statusExpired
        ) : (
          <Until texts={texts} charge={charge} onEnd={() => setEnded(charge)} />
        )
      }
      trailing={<span className="font-bold tabular-nums">{charge.amount}</span>}
      href={isOver ? undefined : charge.href}
    />
  );
}

interface UntilProps extends RowProps {
  readonly onEnd: () => void;
}

/** The time left where scripts count it, the time of the end where none do. */
function Until({ texts, charge: { expiry, millisecondsLeft }, onEnd }: UntilProps) {
  if (millisecondsLeft === null) return expiry;
  return (
    <>
      <span className="noscript:hidden">
        {texts['charge.timeLeft']}: <TimeLeft milliseconds={millisecondsLeft} onEnd={onEnd} />
      </span>
      <span className="hidden noscript:inline">{expiry}</span>
    </>
  );
}
