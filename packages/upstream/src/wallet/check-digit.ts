function digitSum(product: number): number {
  return product > 9 ? product - 9 : product;
}

/** The digit that completes a row of digits by the rule of Luhn (weights 2 and 1 from the right). */
export function luhnDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + digitSum(Number(digit) * (at % 2 === 0 ? 2 : 1)), 0);
  return String((10 - (sum % 10)) % 10);
}

/** The last digit of a CLABE from the seventeen before it: weights 3, 7, 1, each product mod 10. */
export function clabeDigit(digits: string): string {
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, at) => total + ((Number(digit) * (weights[at % 3] ?? 0)) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** The last two digits of a CCI from bank, office (six digits together) and account (twelve). */
export function cciDigits(digits: string): string {
  return luhnDigit(digits.slice(0, 6)) + luhnDigit(digits.slice(6));
}
