import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { FACE_STATUS, startFaceCheck } from '@vitrine/upstream/contract/account/face-check';
import type { Users } from '../accounts/users.ts';
import type { Country, Language } from '../country.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import { plainPage } from '../pages/plain-page.ts';
import { Refusal } from '../refusal.ts';

export interface FaceCheckServices {
  readonly users: Users;
  readonly country: Country;
  /** Address of the platform, where its provider's page answers. */
  readonly publicUrl: string;
}

interface OpenCheck {
  readonly userId: string;
  readonly returnUrl: string;
}

/** Tries before only the support can go on. */
const TRIES = 3;

const TEXTS = {
  'pt-BR': {
    title: 'Verificação facial',
    lead: 'Provedor de demonstração: qualquer foto serve, e nenhuma é guardada.',
    photo: 'Foto do seu rosto',
    pass: 'Enviar e aprovar',
    fail: 'Enviar e recusar',
    unknown: 'Esta verificação já terminou. Volte ao site.',
  },
  es: {
    title: 'Verificación facial',
    lead: 'Proveedor de demostración: sirve cualquier foto y ninguna se guarda.',
    photo: 'Foto de tu rostro',
    pass: 'Enviar y aprobar',
    fail: 'Enviar y rechazar',
    unknown: 'Esta verificación ya terminó. Vuelve al sitio.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The provider that checks faces: a page that takes a picture and decides as the tester says. */
export function mountFaceCheck(
  { implement }: Implementation,
  app: ServerApp,
  { users, country, publicUrl }: FaceCheckServices,
): void {
  const texts = TEXTS[country.language];
  const open = new Map<string, OpenCheck>();
  const failures = new Map<string, number>();

  implement(startFaceCheck, ({ userId, body: { returnUrl } }) => {
    const faceStatus = users.byId(userId)?.faceStatus;
    if (faceStatus === FACE_STATUS.approved) {
      throw new Refusal(409, 'FACE_ALREADY_APPROVED', 'The face is approved already');
    }
    if (faceStatus === FACE_STATUS.blocked) {
      throw new Refusal(423, 'FACE_CHECK_BLOCKED', 'No try is left');
    }
    const id = randomUUID();
    open.set(id, { userId, returnUrl });
    return { data: { url: `${publicUrl}/face-check/${id}` } };
  });

  function decide(userId: string, isApproved: boolean): void {
    if (isApproved) {
      users.update(userId, { faceStatus: FACE_STATUS.approved });
      return;
    }
    const failed = (failures.get(userId) ?? 0) + 1;
    failures.set(userId, failed);
    const faceStatus = failed >= TRIES ? FACE_STATUS.blocked : FACE_STATUS.failed;
    users.update(userId, { faceStatus });
  }

  app.get('/face-check/:id', (context) => {
    const { language } = country;
    const { title } = texts;
    if (!open.has(context.req.param('id'))) {
      return plainPage(context, {
        language,
        title,
        content: html`<p>${texts.unknown}</p>`,
        status: 404,
      });
    }
    const content = html`<p>${texts.lead}</p>
      <form method="post" enctype="multipart/form-data">
        <label for="photo">${texts.photo}</label>
        <input id="photo" name="photo" type="file" accept="image/*" capture="user" />
        <button name="result" value="approved">${texts.pass}</button>
        <button name="result" value="failed" class="quiet">${texts.fail}</button>
      </form>`;
    return plainPage(context, { language, title, content });
  });

  app.post('/face-check/:id', async (context) => {
    const id = context.req.param('id');
    const check = open.get(id);
    if (!check) return context.redirect(`/face-check/${id}`, 303);
    const { result } = await context.req.parseBody();
    open.delete(id);
    decide(check.userId, result === 'approved');
    return context.redirect(check.returnUrl, 303);
  });
}
