/** Where a document stands, by name; the operator's numbers are 1§4's. */
export type DocumentStatus =
  | 'inProcess'
  | 'rejected'
  | 'invalid'
  | 'validationRequired'
  | 'unique'
  | 'duplicated'
  | 'photo'
  | 'botRejected';

/** What a status asks of the bettor: nothing more, to wait, to send something, to write to the support. */
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

/** Whether the document can be sent again. A duplicated account is a matter for the support. */
export function maySendDocument(standing: DocumentStanding): boolean {
  return standing === 'toSend' || standing === 'refused';
}
