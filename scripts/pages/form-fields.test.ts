import { expect, it } from 'vitest';
import { formFields } from './form-fields.ts';

const PAGE = `
  <form action="/search"><input name="q" value="x"/></form>
  <form method="post" class="[&amp;&gt;p]:mt-2">
    <input type="hidden" name="intentId" value="a&amp;b&#x27;"/>
    <input type="radio" name="method" value="card"/>
    <input type="radio" name="method" checked="" value="spei"/>
    <input type="radio" name="account" value="first"/><input type="radio" name="account" value="second"/>
    <input type="checkbox" name="terms" value="on"/><input type="checkbox" name="news" checked="" value="on"/>
    <input name="amount" value=""/>
    <button name="place" value="p1">Place</button><button name="do" value="clear">Clear</button>
  </form>
  <form><button name="place" value="p2">Other</button></form>`;

it('reads what a form sends as it stands', () => {
  const fields = {
    intentId: "a&b'",
    method: 'spei',
    account: 'first',
    news: 'on',
    amount: '',
  };
  expect(formFields(PAGE, 'amount')).toEqual(fields);
  expect(formFields(PAGE, 'place')).toEqual({ ...fields, place: 'p1' });
  expect(() => formFields(PAGE, 'pin')).toThrow('No form has a field pin');
});
