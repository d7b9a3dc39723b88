import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FreeBetChoice } from '../free-bet-choice/free-bet-choice.tsx';
import { OddsChangeChoice } from './odds-change-choice.tsx';

/** The choices of a slip, which a phone's page holds in its column and once more in the sheet. */
const slip = (
  <form>
    <OddsChangeChoice
      label="Se a odd mudar"
      name="oddsChange"
      defaultValue="none"
      options={[
        { choice: 'none', label: 'Perguntar', text: 'Nada muda sem você.' },
        { choice: 'any', label: 'Aceitar', text: 'Toda mudança vale.' },
      ]}
    />
    <FreeBetChoice
      label="Como pagar"
      name="freeBet:multiple"
      defaultValue=""
      balance={{ label: 'Saldo', text: 'R$ 10,00' }}
      freeBets={[{ id: 'f1', label: 'Aposta grátis', conditions: 'Até 30/11', problem: null }]}
      error="Escolha outra."
    />
  </form>
);

it('a choice of a slip that stands twice on a page is made in the one whose words are tapped', () => {
  const markup = renderToStaticMarkup(
    <>
      {slip}
      {slip}
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const labelled = [...markup.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id);
  expect(labelled).toHaveLength(8);
  for (const id of labelled) expect(ids).toContain(id);
});
