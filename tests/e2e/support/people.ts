let made = 0;

/** A CPF with right check digits, another at each call. */
function newCpf(): string {
  const digits = String(100_000_000 + ((Date.now() * 97 + made * 7919) % 899_999_999))
    .split('')
    .map(Number);
  for (const length of [9, 10]) {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** A CURP with a right check digit, another at each call. */
export function newCurp(): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  made += 1;
  const unique = String(made).replace(/\d/g, (digit) => alphabet.charAt(10 + Number(digit)));
  const curp = `PAXJ910423M${unique.padStart(5, 'X').slice(-5)}0`;
  const sum = [...curp].reduce(
    (total, letter, index) => total + alphabet.indexOf(letter) * (18 - index),
    0,
  );
  return `${curp}${(10 - (sum % 10)) % 10}`;
}

export interface Person {
  readonly fullName: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly cellPhone: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who has no account yet. */
export function newPerson(): Person {
  made += 1;
  const unique = `${process.pid}-${Date.now()}-${made}`;
  return {
    fullName: 'Joana Prado',
    cpf: newCpf(),
    birthDate: '1991-04-23',
    cellPhone: '11987654321',
    email: `joana-${unique}@exemplo.com.br`,
    password: 'Tucano2024',
  };
}
