/** What a picture of a shared link is of: its second segment. */
export const SHARE_PICTURES = ['evento', 'liga', 'esporte', 'aposta', 'pagina'] as const;

export type SharePictureKind = (typeof SHARE_PICTURES)[number];

/** The picture that shows where a link to a page is shared. */
export function sharePicturePath(kind: SharePictureKind, id: string): string {
  return `/share-picture/${kind}/${encodeURIComponent(id)}`;
}
