import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PaymentMethodPicker } from './payment-method-picker.tsx';

function markupOf(defaultValue: string): string {
  return renderToStaticMarkup(
    <PaymentMethodPicker
      name="method"
      label="Como você quer depositar?"
      defaultValue={defaultValue}
      methods={[
        { value: 'pix', kind: 'qr', name: 'Pix', unavailable: 'Em manutenção.' },
        { value: 'bankTransfer', kind: 'bank', name: 'Transferência bancária' },
      ]}
    />,
  );
}

describe('PaymentMethodPicker', () => {
  it('FLAG-11 never has a method in maintenance chosen, not even the usual one', () => {
    const markup = markupOf('pix');
    expect(markup).not.toContain('checked=""');
    expect(markup).toMatch(/<input[^>]*disabled[^>]*value="pix"/);
    expect(markup).toContain('Em manutenção.');
  });

  it('has the usual one chosen where it is offered', () => {
    expect(markupOf('bankTransfer')).toMatch(/<input[^>]*checked=""[^>]*value="bankTransfer"/);
  });
});
