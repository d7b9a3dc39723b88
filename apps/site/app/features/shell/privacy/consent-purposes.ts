import type { Consent } from '../../../tracking/consent.ts';
import type { ConsentTexts } from '../../../tracking/shell-tracking.ts';

/** What a visitor is asked for, in the order in which it is shown. */
export function consentPurposes(texts: ConsentTexts, consent: Consent) {
  return [
    {
      name: 'necessary',
      label: texts['consent.necessary'],
      text: texts['consent.necessaryText'],
      necessary: true,
      allowed: true,
    },
    {
      name: 'measurement',
      label: texts['consent.measurement'],
      text: texts['consent.measurementText'],
      necessary: false,
      allowed: consent.measurement,
    },
    {
      name: 'marketing',
      label: texts['consent.marketing'],
      text: texts['consent.marketingText'],
      necessary: false,
      allowed: consent.marketing,
    },
  ];
}
