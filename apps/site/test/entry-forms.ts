/** A log-in as it is typed. */
export const LOGIN_FORM = { username: 'ana@example.com', password: 'Segredo1' };

/** A registration of Brazil as it is typed. */
export const REGISTRATION_FORM = {
  fullName: 'Ana Souza',
  email: 'ana@example.com',
  document: '529.982.247-25',
  birthDate: '30/05/1990',
  cellPhone: '(11) 91234-5678',
  password: 'Segredo1',
  confirmPassword: 'Segredo1',
  acceptTerms: 'on',
};
