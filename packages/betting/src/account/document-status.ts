/** The status of a document, by name. The operator's numbers for them: 1§4. */
export type DocumentStatus =
  | 'inProcess'
  | 'rejected'
  | 'invalid'
  | 'validationRequired'
  | 'unique'
  | 'duplicated'
  | 'photo'
  | 'botRejected';

/** What a status asks of the bettor: nothing, to wait, to send a document, or to contact support. */
export type DocumentStanding = 'accepted' | 'inReview' | 'toSend' | 'refused' | 'blocked';

const STANDINGS: Readonly<Record<DocumentStatus, DocumentStanding>> = {
  inProcess: 'inReview',
  rejected: 'refused',
  invalid: 'refused',
  validationRequired: 'toSend',
  unique: 'accepted',
  duplicated: 'blocked',
  photo: 'toSend',
  botRejected: 'refused',
};

/** What a document's status means for the bettor. Source: 1§4. */
export function documentStanding(status: DocumentStatus): DocumentStanding {
  return STANDINGS[status];
}

/** Whether the document can be sent again. A duplicated account is handled by support. */
export function maySendDocument(standing: DocumentStanding): boolean {
  return standing === 'toSend' || standing === 'refused';
}
