import { randomBytes } from 'node:crypto';
import {
  type personalFacts,
  registerUser,
  registerWithSso,
} from '@vitrine/upstream/contract/account/users';
import type { z } from 'zod';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { AccountServices } from './account-services.ts';
import {
  emailOfFirebaseToken,
  refuseMagicCaptcha,
  refuseMagicRegistration,
} from './accounts-magic.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { REGISTER_STEP, type User } from './users.ts';

/** A country where registration is refused, to show the restricted region. */
const RESTRICTED_COUNTRY = 'US';
const ADULT_AGE = 18;

type PersonalFacts = z.output<typeof personalFacts>;

/** Calls that make an account, and with it a session. Source: 1§7. */
export function implementRegistration(
  { implement }: Implementation,
  { users, tokens, exclusions, mail, answers, idTokens, captcha, now }: AccountServices,
): void {
  function refusePerson(email: string, facts: PersonalFacts): void {
    refuseMagicRegistration(email);
    if (facts.country === RESTRICTED_COUNTRY) {
      throw new Refusal(451, 'RESTRICTED_REGION', 'Registration is closed in this country');
    }
    if (!isAdult(facts.birthDate, now())) {
      throw new Refusal(400, 'UNDERAGE', 'birthDate: under eighteen');
    }
    const known = users.byDocument(facts.documentNumber);
    if (known && exclusions.of(known.id)) {
      throw new Refusal(403, 'SELF_EXCLUDED', 'The person is self-excluded');
    }
  }

  function takeCaptcha({ tokenCaptcha = '' }: PersonalFacts): void {
    refuseMagicCaptcha(tokenCaptcha);
    captcha.take(tokenCaptcha);
  }

  async function add(
    email: string,
    facts: PersonalFacts,
    password: string,
    registerStep: number,
  ): Promise<User> {
    const user = users.add(
      {
        email,
        document: facts.documentNumber,
        passwordHash: await hashPassword(password),
        fullName: facts.fullName,
        birthDate: facts.birthDate,
        cellPhone: facts.cellPhone,
        country: facts.country,
        status: 'Active',
        registerStep,
        referralCode: facts.referralCode?.replace(/^r-/, '') ?? null,
      },
      now(),
    );
    if (!user) throw new Refusal(409, 'CONFLICT', 'The e-mail or the document has an account');
    return user;
  }

  implement(registerUser, async ({ body }) => {
    takeCaptcha(body);
    const email = body.email.trim();
    refusePerson(email, body);
    checkNewPassword(body);
    const user = await add(email, body, body.password, REGISTER_STEP.pinPending);
    mail.sendPin(user);
    return answers.session(user, tokens.open(user.id, false));
  });

  implement(registerWithSso, async ({ body }) => {
    takeCaptcha(body);
    const email = await emailOfFirebaseToken(body.firebaseToken, idTokens);
    refusePerson(email, body);
    const unknowable = randomBytes(32).toString('base64url');
    const user = await add(email, body, unknowable, REGISTER_STEP.registered);
    return answers.session(user, tokens.open(user.id, false));
  });
}

function isAdult(birthDate: string, now: number): boolean {
  const born = Date.parse(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(born)) return false;
  const birthday = new Date(born);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + ADULT_AGE);
  return birthday.getTime() <= now;
}
